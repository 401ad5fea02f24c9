"""Where to go: what move points cost in cards, the way to the next tile, and how far along it a turn comes."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.hexes import NEVER, NO_CELL, Steps
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.ops.verbs import EXPLORE, MOVE_TO, PLAY, POWER, SIDE, USE_SKILL, USE_UNIT
from deckhold.games.mage_knight.rules.moving import WALKS
from deckhold.games.mage_knight.rules.revealing import explore_cost, fits
from deckhold.games.mage_knight.state.ground import Walking, assaulted, closed, is_safe, rampaging_near, step_cost
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import DECK, HAND
from deckhold.games.mage_knight.terms import ADVENTURE_SITES, CAMP, FORTIFIED_SITES, SIDE_MOVE, UNKNOWN

FAR: Final = 60
MOST: Final = 20  # move points of a turn that are thought of
FIGHTING: Final = 6  # what a fight on the way is counted like
STORMING: Final = 12  # and one that must be won
DEAR: Final = 1e6  # more than anybody pays

# What it costs to use something for its move points.
A_CARD: Final = 0.6
A_DIE: Final = 0.4
A_UNIT: Final = 1.2
A_SKILL: Final = 0.1
LAST_ONES: Final = 0.5  # of a card's price when the deck is empty
PER_STRENGTH: Final = 0.15  # of a card that would fight well


@final
class Source:
    """An answer that brings move points, and what it costs to use it so. `group`: only one of a group can be used."""

    def __init__(self, action: int, move: i64, price: float, group: int, powered: bool) -> None:
        self.action = action
        self.move = move
        self.price = price
        self.group = group
        self.powered = powered


def card_price(s: Mage, card: i64) -> float:
    """What a card is worth that is used for its move points: more if it would fight well."""
    deed = s.deed(card)
    strength = 0.0
    for op in (deed.basic, deed.strong):
        if op is not None:
            found = brings(op)
            strength = max(strength, max(float(found.attack), float(found.block)) + found.other)
    return A_CARD + PER_STRENGTH * strength


def sources(s: Mage, seat: i64) -> list[Source]:
    """The answers that bring move points; of several copies of a card each is a group of its own."""
    out: list[Source] = []
    scale = 1.0 if s.at(DECK, seat) else LAST_ONES
    for action in s.answers:
        verb = act.verb_of(action)
        if verb in (PLAY, POWER, SIDE):
            card = s.table.first[act.first(action)]
            move: i64 = 0
            if verb == SIDE:
                move = 1 if act.second(action) == SIDE_MOVE else 0
            else:
                deed = s.deed(card)
                op = deed.basic if verb == PLAY else deed.strong
                move = 0 if op is None else brings(op).move
            if move:
                price = card_price(s, card) * scale + (A_DIE if verb == POWER else 0.0)
                kind = s.table.kind[card]
                for copy in s.at(HAND, seat):
                    if s.table.kind[copy] == kind:
                        out.append(Source(action, move, price, int(copy), verb == POWER))
        elif verb == USE_UNIT:
            unit = act.first(action)
            move = brings(s.unit(unit).abilities[act.second(action)].op).move
            if move:
                out.append(Source(action, move, A_UNIT, int(unit), False))
        elif verb == USE_SKILL:
            card = s.table.first[act.first(action)]
            skill_op = s.skill(card).op
            if skill_op is not None and brings(skill_op).move:
                out.append(Source(action, brings(skill_op).move, A_SKILL, int(card), False))
    return out


@final
class Fares:
    """The least that so many move points cost, for every number of them, and what is to be played first for it."""

    def __init__(self, s: Mage, seat: i64) -> None:
        """At most one card is powered: there is one die a turn."""
        self.have: i64 = s.move_points
        groups: dict[int, list[Source]] = {}
        for source in sources(s, seat):
            groups.setdefault(source.group, []).append(source)
        plain = [DEAR] * (MOST + 1)
        first = [-1] * (MOST + 1)
        powered = [DEAR] * (MOST + 1)
        powered_first = [-1] * (MOST + 1)
        plain[0] = 0.0
        powered[0] = 0.0
        for group in groups.values():
            was, was_powered = plain.copy(), powered.copy()
            was_first, was_powered_first = first.copy(), powered_first.copy()
            for source in group:
                for points in range(1, MOST + 1):
                    rest = max(0, points - int(source.move))
                    if not source.powered and was[rest] + source.price < plain[points]:
                        plain[points] = was[rest] + source.price
                        first[points] = source.action if was_first[rest] < 0 else was_first[rest]
                    before = was[rest] if source.powered else was_powered[rest]
                    before_first = was_first[rest] if source.powered else was_powered_first[rest]
                    if before + source.price < powered[points]:
                        powered[points] = before + source.price
                        powered_first[points] = source.action if before_first < 0 else before_first
        for points in range(MOST + 1):
            if plain[points] < powered[points]:
                powered[points] = plain[points]
                powered_first[points] = first[points]
        self.prices = powered
        self.firsts = powered_first

    def price(self, points: i64) -> float:
        """What it costs to have so many points; those that are there cost nothing."""
        more = points - self.have
        if more <= 0:
            return 0.0
        return self.prices[more] if more <= MOST else DEAR

    def first(self, points: i64) -> i64:
        """What is to be played first to have so many points; -1: they are there."""
        more = points - self.have
        return self.firsts[more] if 0 < more <= MOST else -1

    def within(self) -> i64:
        """The most points that can be had."""
        most: i64 = 0
        for points in range(MOST + 1):
            if self.prices[points] < DEAR:
                most = points
        return self.have + most


@final
class Road:
    """The way to the next tile to be revealed: the spaces from here, what coming to each costs, and the whole."""

    def __init__(self, cells: list[int], costs: list[int], cost: i64) -> None:
        self.cells = cells
        self.costs = costs
        self.cost = cost

    def goal(self) -> i64:
        return self.cells[len(self.cells) - 1]


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
        if s.terrain[to] == UNKNOWN or to == self.calm.general:
            return NEVER
        if self.calm.wild[to]:
            return STORMING
        if closed(s, to):
            return NEVER
        price = step_cost(s, self.seat, cell, to)
        if price < 0:
            return NEVER
        return price + (STORMING if assaulted(s, self.seat, to) else FIGHTING)


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
    best: i64 = NO_CELL
    least: i64 = FAR
    for cell in range(s.cells.size):
        cost: i64 = reach.cost[cell]
        if 0 <= cost < least:
            for position in s.shape.touches[cell]:
                if position in open_places:
                    best = cell
                    least = cost
    if best == NO_CELL:
        return None
    cells = reach.path(best)
    return Road(cells, [reach.cost[cell] for cell in cells], least + explore_cost(s, seat))


def road_to_prey(s: Mage, seat: i64) -> Road | None:
    """The cheapest way to something to fight or conquer, beyond what this turn reaches: to the space beside it."""
    here = s.where(seat)
    if here == NO_CELL:
        return None
    reach = s.cells.reach(here, FAR, Walking(s, seat))
    best: i64 = NO_CELL
    least: i64 = FAR
    for cell in range(s.cells.size):
        cost: i64 = reach.cost[cell]
        if 0 < cost < least and is_safe(s, seat, cell) and beside_prey(s, seat, cell):
            best = cell
            least = cost
    if best == NO_CELL:
        return None
    cells = reach.path(best)
    return Road(cells, [reach.cost[cell] for cell in cells], least)


def beside_prey(s: Mage, seat: i64, cell: i64) -> bool:
    """Whether something can be fought from a space, or on it."""
    if has(ADVENTURE_SITES, s.site[cell]) and s.shields[cell] == 0:
        return True
    for beside in s.cells.neighbours(cell):
        held = has(FORTIFIED_SITES, s.site[beside]) or beside == s.city_cell[CAMP]
        if held and assaulted(s, seat, beside) and not closed(s, beside):
            return True
    return len(rampaging_near(s, cell)) > 0


def walk_to(s: Mage, cell: i64) -> i64:
    """The answer that goes to a space without a fight, or -1."""
    walk = act.action(MOVE_TO, cell, WALKS)
    return walk if walk in s.answers else -1


def safe_before(s: Mage, seat: i64, road: Road, last: i64) -> i64:
    """The place on a road, up to one of its places, where one may stay: the furthest."""
    for place in range(last, 0, -1):
        if is_safe(s, seat, road.cells[place]):
            return place
    return 0


def explores(s: Mage) -> list[int]:
    return [action for action in s.answers if act.verb_of(action) == EXPLORE]
