"""Which actions are promising: what a greedy player would do."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game
from deckhold.engine.search import HOPELESS
from deckhold.games.mage_knight.bot.answers import answered
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.bot.deals import Visit, best_visit, dealing
from deckhold.games.mage_knight.bot.fights import fight, fighting
from deckhold.games.mage_knight.bot.raids import barring, best_of, best_raid
from deckhold.games.mage_knight.bot.roads import Fares, Road, road_to_prey, road_to_unknown, walk_to
from deckhold.games.mage_knight.ops.verbs import (
    END_TURN,
    EXPLORE,
    HEAL,
    HEAL_UNIT,
    INTERACT,
    MOVE_TO,
    PLAY,
    POWER,
    REST,
    SPECIAL,
)
from deckhold.games.mage_knight.rules.scenarios import SEAL
from deckhold.games.mage_knight.rules.turn import Main
from deckhold.games.mage_knight.scenarios import CITY_FOUND
from deckhold.games.mage_knight.state.ground import Walking, assaulted, is_safe
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import HAND
from deckhold.games.mage_knight.terms import CLOSING, DEALING, MOVING, RESTING

CHOSEN: Final = 100.0
FIGHT_LIMIT: Final = 600  # positions that a fight is thought through
LOOK_LIMIT: Final = 90  # positions to see whether a fight is worth beginning
WORTHWHILE: Final = 1.0  # what a fight must promise
PASSING: Final = 8.0  # what it is worth to come past an enemy that bars the way
STANDING: Final = 2.0  # and to fight it where it stands
TOO_MANY: Final = 3  # wounds in hand
SEEKING: Final = 9.0  # what a new tile is worth where a city is to be found
ROAMING: Final = 5.0  # and elsewhere
PER_POINT: Final = 0.8  # of the way to one


def promises(g: Game) -> list[float]:
    """How promising all answers look to the seat that decides: one plan is made for all of them."""
    s = cast(Mage, g)
    asking = s.asking
    assert asking is not None
    found = think(s, asking)
    return [found.get(action, HOPELESS) for action in s.answers]


def promise(g: Game, action: int) -> float:
    return promises(g)[g.answers.index(action)]


def think(s: Mage, asking: Ctx) -> dict[int, float]:
    seat = asking.op.decider(s, asking)
    if isinstance(asking.op, Main):
        if fighting(s):
            return {int(fight(s, seat, FIGHT_LIMIT)): CHOSEN}
        if s.moment == MOVING:
            return moving(s, seat)
        if s.moment == DEALING:
            return dealing(s, seat)
        return closing(s, seat)
    if fighting(s):
        return {int(fight(s, seat, FIGHT_LIMIT)): CHOSEN}
    return answered(s, asking)


# -- the movement part -------------------------------------------------------------------------------------------------


def moving(s: Mage, seat: i64) -> dict[int, float]:
    """Plans for the turn, each by what it brings: a new tile, a fight, a deal, a rest; the next answer of each."""
    out: dict[int, float] = {}
    for action in s.answers:
        verb = act.verb_of(action)
        if verb in (HEAL, HEAL_UNIT):
            out[action] = 60.0
        elif verb == EXPLORE:
            out[action] = 50.0
        elif seals(action):
            out[action] = 45.0
        elif verb == REST and not s.did_play:
            wounds = len(s.wounds_in(HAND, seat))
            if wounds >= TOO_MANY:
                out[action] = 40.0
            elif wounds:
                out[action] = 2.0 + 0.1 * float(wounds)
        elif verb == END_TURN:
            out[action] = 1.0
    if max(out.values(), default=0.0) >= 40.0:
        return out
    fares = Fares(s, seat)
    step, prize = best_raid(s, seat, LOOK_LIMIT)
    if step >= 0 and prize > WORTHWHILE:
        put(out, step, 10.0 + prize)
    visit = best_visit(s, seat, fares)
    if visit is not None:
        put(out, next_to(s, seat, visit, fares), 10.0 + visit.gain)
    calm = road_to_unknown(s, seat, False)
    gain = exploring(s) - fares.price(calm.cost) if calm is not None else 0.0
    if calm is not None and gain > 0.0:
        put(out, follow(s, seat, calm, fares), 10.0 + gain)
        return out
    next_one: i64 = -1  # not this turn: a step on the way
    bold = road_to_unknown(s, seat, True)
    if bold is not None and (calm is None or bold.cost < calm.cost):
        next_one = follow(s, seat, bold, fares)
    if next_one < 0 and calm is not None:
        next_one = follow(s, seat, calm, fares)
    if next_one < 0 and calm is None:
        prey = road_to_prey(s, seat)
        if prey is not None:
            next_one = follow(s, seat, prey, fares)
    put(out, next_one, 9.0)
    return out


def put(out: dict[int, float], action: i64, value: float) -> None:
    """An answer promises as much as the best plan that begins with it."""
    if action >= 0:
        out[int(action)] = max(value, out.get(int(action), 0.0))


def next_to(s: Mage, seat: i64, visit: Visit, fares: Fares) -> i64:
    """The next answer on the way to a place to deal at."""
    if s.where(seat) == visit.cell:
        deal = act.action(INTERACT)
        return deal if deal in s.answers else -1
    first = fares.first(visit.cost)
    return first if first >= 0 else walk_to(s, visit.cell)


def exploring(s: Mage) -> float:
    """What revealing a tile is worth."""
    return SEEKING if s.scenario.end == CITY_FOUND else ROAMING


def follow(s: Mage, seat: i64, road: Road, fares: Fares) -> i64:
    """The next answer on the way to a new tile: walk, play what brings move points, or fight; -1 if nothing pays."""
    reach = Walking(s, seat)
    last: i64 = 0
    while last + 1 < len(road.cells):
        here, there = road.cells[last], road.cells[last + 1]
        if reach.cost(here, there, s.cells.direction(here, there)) < 0:
            break
        last += 1
    goal = len(road.cells) - 1
    if last == goal and exploring(s) > fares.price(road.cost):
        first = fares.first(road.cost)
        return first if first >= 0 else walk_to(s, road.goal())
    best: i64 = 0
    most = 0.0
    for place in range(1, last + 1):
        gain = PER_POINT * float(road.costs[place]) - fares.price(road.costs[place])
        if gain > most and is_safe(s, seat, road.cells[place]):
            best = place
            most = gain
    if best > 0:
        first = fares.first(road.costs[best])
        return first if first >= 0 else walk_to(s, road.cells[best])
    return break_through(s, seat, road.cells[0], road.cells[1]) if last == 0 and goal > 0 else -1


def break_through(s: Mage, seat: i64, here: i64, there: i64) -> i64:
    """A fight bars the way: it is fought if it does not cost too much."""
    best: i64 = -1
    most = 0.0
    for raid in barring(s, seat, here, there):
        step, gain = best_of(s, seat, [raid], LOOK_LIMIT)
        # Whoever provokes somebody on the way has passed; a site must be taken, or an enemy defeated.
        passes = act.verb_of(raid.begin) == MOVE_TO and not assaulted(s, seat, there)
        gain += PASSING if passes else STANDING
        if step >= 0 and gain > most:
            best = step
            most = gain
    return best


def seals(action: i64) -> bool:
    """Whether a graveyard would be sealed: that costs a mana, and no action."""
    return act.verb_of(action) == SPECIAL and act.first(action) == SEAL


def closing(s: Mage, seat: i64) -> dict[int, float]:
    """After the action: heal, then end the turn."""
    out: dict[int, float] = {}
    for action in s.answers:
        verb = act.verb_of(action)
        if verb in (HEAL, HEAL_UNIT):
            out[action] = 60.0
        elif seals(action):
            out[action] = 45.0
        elif verb == END_TURN:
            out[action] = 1.0
        elif verb in (PLAY, POWER) and s.moment in (RESTING, CLOSING) and s.wounds_in(HAND, seat):
            deed = s.deed(s.table.first[act.first(action)])
            op = deed.basic if verb == PLAY else deed.strong
            out[action] = 8.0 if op is not None and brings(op).heal else -1.0
    return out
