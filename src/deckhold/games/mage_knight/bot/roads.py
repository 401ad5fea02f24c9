"""Where to go: what can be reached with the cards one has, and what it is worth to be there."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.hexes import NEVER, NO_CELL, Steps
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.ops.verbs import EXPLORE, MOVE_TO, PLAY, POWER, SIDE, USE_SKILL, USE_UNIT
from deckhold.games.mage_knight.rules.moving import WALKS
from deckhold.games.mage_knight.rules.revealing import explore_cost, fits
from deckhold.games.mage_knight.state.ground import Walking, closed, is_safe, step_cost
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import HAND
from deckhold.games.mage_knight.terms import SIDE_MOVE, UNKNOWN

FAR: Final = 60
FIGHTING: Final = 6  # what a fight on the way is counted like
STUBBORN: Final = 9  # and an enemy that stands in the way
NOT_THERE: Final = 1000


@final
class Source:
    """An answer that brings move points, and what it costs to use it so."""

    def __init__(self, action: int, move: i64, price: float) -> None:
        self.action = action
        self.move = move
        self.price = price


def sources(s: Mage, seat: i64) -> list[Source]:
    """The answers that bring move points."""
    out: list[Source] = []
    for action in s.answers:
        verb = act.verb_of(action)
        if verb in (PLAY, POWER):
            deed = s.deed(s.table.first[act.first(action)])
            op = deed.basic if verb == PLAY else deed.strong
            if op is not None and brings(op).move:
                out.append(Source(action, brings(op).move, 1.0 if verb == PLAY else 1.3))
        elif verb == SIDE:
            if act.second(action) == SIDE_MOVE:
                out.append(Source(action, 1, 1.1))
        elif verb == USE_UNIT:
            ability = s.unit(act.first(action)).abilities[act.second(action)]
            if brings(ability.op).move:
                out.append(Source(action, brings(ability.op).move, 1.5))
        elif verb == USE_SKILL:
            skill_op = s.skill(s.table.first[act.first(action)]).op
            if skill_op is not None and brings(skill_op).move:
                out.append(Source(action, brings(skill_op).move, 0.1))
    return out


def potential(s: Mage, seat: i64, found: list[Source]) -> i64:
    """All move points that could be had this turn, each card used once."""
    total: i64 = s.move_points
    best: dict[int, int] = {}
    for source in found:
        verb = act.verb_of(source.action)
        if verb in (PLAY, POWER, SIDE):
            kind = act.first(source.action)
            best[kind] = max(best.get(kind, 0), int(source.move))
        else:
            total += source.move
    for card in s.at(HAND, seat):
        total += best.get(s.table.kind[card], 0)
    return total


@final
class Road:
    """The way to the next tile to be revealed: where to stand, and the points it takes in all."""

    def __init__(self, cell: i64, position: i64, cost: i64) -> None:
        self.cell = cell
        self.position = position
        self.cost = cost


@final
class Bold(Steps):
    """Steps of somebody who does not mind a fight on the way; each is counted like a few points more."""

    def __init__(self, s: Mage, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.calm = Walking(s, seat)

    def cost(self, cell: i64, to: i64, direction: i64) -> i64:
        calm = self.calm.cost(cell, to, direction)
        if calm >= 0:
            return calm
        s = self.s
        if s.terrain[to] == UNKNOWN or closed(s, to) or to == self.calm.general:
            return NEVER
        price = step_cost(s, self.seat, cell, to)
        if price < 0:
            return NEVER
        return price + (STUBBORN if self.calm.wild[to] else FIGHTING)


def steps_of(s: Mage, seat: i64, bold: bool) -> Steps:
    return Bold(s, seat) if bold else Walking(s, seat)


def road_to_unknown(s: Mage, seat: i64, bold: bool) -> Road | None:
    """The cheapest way to reveal another tile: without a fight, or with one."""
    here = s.where(seat)
    if here == NO_CELL:
        return None
    open_places = [position for position in range(len(s.tile_at)) if s.tile_at[position] < 0 and fits(s, position)]
    if not open_places:
        return None
    reach = s.cells.reach(here, FAR, steps_of(s, seat, bold))
    price = explore_cost(s, seat)
    best: Road | None = None
    for cell in range(s.cells.size):
        cost: i64 = reach.cost[cell]
        if cost < 0:
            continue
        for position in s.shape.touches[cell]:
            if position in open_places and (best is None or cost + price < best.cost):
                best = Road(cell, position, cost + price)
    return best


def nearer(s: Mage, seat: i64, goal: i64, bold: bool) -> i64:
    """Of the answers that move, the one that ends safely and nearest to a cell; -1 if none comes nearer."""
    here = s.where(seat)
    back = s.cells.reach(goal, FAR, steps_of(s, seat, bold))
    best: i64 = back.cost[here] if back.cost[here] >= 0 else NOT_THERE
    chosen: i64 = -1
    for action in s.answers:
        if act.verb_of(action) == MOVE_TO and (bold or act.second(action) == WALKS):
            cell = act.first(action)
            far: i64 = back.cost[cell]
            if far >= 0 and far < best and (bold or is_safe(s, seat, cell)):
                best = far
                chosen = action
    return chosen


def explores(s: Mage) -> list[int]:
    return [action for action in s.answers if act.verb_of(action) == EXPLORE]
