"""Which actions are promising: what a greedy player would do."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game
from deckhold.games.mage_knight.bot.answers import answered
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.bot.fights import fight, fighting
from deckhold.games.mage_knight.bot.raids import barring, best_of, best_raid
from deckhold.games.mage_knight.bot.roads import Fares, Road, road_to_unknown, walk_to
from deckhold.games.mage_knight.definitions import Unit
from deckhold.games.mage_knight.ops.verbs import (
    BUY_HEALING,
    END_TURN,
    EXPLORE,
    HEAL,
    HEAL_UNIT,
    INTERACT,
    LEARN,
    MOVE_TO,
    PLAY,
    POWER,
    RECRUIT,
    REST,
    SIDE,
    USE_SKILL,
    USE_UNIT,
)
from deckhold.games.mage_knight.rules.dealing import price_of, recruits_here
from deckhold.games.mage_knight.rules.turn import Main
from deckhold.games.mage_knight.scenarios import CITY_FOUND
from deckhold.games.mage_knight.state.ground import Walking, assaulted, is_safe
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import HAND, UNIT_OFFER
from deckhold.games.mage_knight.terms import CLOSING, DEALING, MOVING, RESTING, SIDE_INFLUENCE

CHOSEN: Final = 100.0
FIGHT_LIMIT: Final = 1500  # positions that a fight is thought through
LOOK_LIMIT: Final = 200  # positions to see whether a fight is worth beginning
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
    return [found.get(action, 0.0) for action in s.answers]


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
    """Reveal the land, fight what pays, deal with people; rest with a hand full of wounds."""
    out: dict[int, float] = {}
    for action in s.answers:
        verb = act.verb_of(action)
        if verb in (HEAL, HEAL_UNIT):
            out[action] = 60.0
        elif verb == EXPLORE:
            out[action] = 50.0
        elif verb == REST and not s.did_play and len(s.wounds_in(HAND, seat)) >= TOO_MANY:
            out[action] = 40.0
        elif verb == INTERACT:
            if recruitable(s, seat) >= 0:
                out[action] = 2.0
        elif verb == END_TURN:
            out[action] = 1.0
    if max(out.values(), default=0.0) >= 40.0:
        return out
    fares = Fares(s, seat)
    calm = road_to_unknown(s, seat, False)
    gain = exploring(s) - fares.price(calm.cost) if calm is not None else 0.0
    step, prize = best_raid(s, seat, LOOK_LIMIT)
    if step >= 0 and prize > WORTHWHILE and prize > gain:
        out[int(step)] = 20.0 + prize
        return out
    next_one: i64 = -1
    if gain <= 0.0:  # not this turn
        bold = road_to_unknown(s, seat, True)
        if bold is not None and (calm is None or bold.cost < calm.cost):
            next_one = follow(s, seat, bold, fares)
    if next_one < 0 and calm is not None:
        next_one = follow(s, seat, calm, fares)
    if next_one >= 0:
        out[int(next_one)] = 10.0
    return out


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


# -- dealing -----------------------------------------------------------------------------------------------------------


def influence_to_come(s: Mage, seat: i64) -> i64:
    """The influence that the hand could bring."""
    total: i64 = 0
    for card in s.usable_hand(seat):
        basic = s.deed(card).basic
        total += max(1, brings(basic).influence if basic is not None else 1)
    return total


def recruitable(s: Mage, seat: i64) -> i64:
    """The best unit that could be had here and now with a free command token, or -1."""
    if s.free_command(seat) <= 0:
        return -1
    have = influence_to_come(s, seat) + (s.influence if s.moment == DEALING else 0)
    best: i64 = -1
    most = 0.0
    for card in s.zones[UNIT_OFFER]:
        if isinstance(s.definitions[card], Unit) and recruits_here(s, s.where(seat), card):
            value = float(s.unit(card).level) + 0.1 * float(s.unit(card).cost)
            if price_of(s, seat, card) <= have and value > most:
                best = card
                most = value
    return best


def dealing(s: Mage, seat: i64) -> dict[int, float]:
    out: dict[int, float] = {}
    wanted = recruitable(s, seat)
    for action in s.answers:
        verb = act.verb_of(action)
        if verb == RECRUIT:
            if s.free_command(seat) > 0:
                out[action] = 30.0 + float(s.unit(s.table.first[act.first(action)]).cost)
        elif verb == LEARN:
            out[action] = 25.0
        elif verb in (HEAL, HEAL_UNIT):
            out[action] = 60.0
        elif verb == BUY_HEALING:
            out[action] = 5.0 if s.wounds_in(HAND, seat) else -1.0
        elif verb == END_TURN:
            out[action] = 1.0
        elif wanted >= 0 and price_of(s, seat, wanted) > s.influence:
            out[action] = brings_influence(s, action)
        else:
            out[action] = -1.0
    return out


def brings_influence(s: Mage, action: i64) -> float:
    verb = act.verb_of(action)
    if verb in (PLAY, POWER):
        deed = s.deed(s.table.first[act.first(action)])
        op = deed.basic if verb == PLAY else deed.strong
        n = 0 if op is None else int(brings(op).influence)
        return 10.0 + float(n) - (1.5 if verb == POWER else 0.0) if n else -1.0
    if verb == SIDE:
        return 5.0 if act.second(action) == SIDE_INFLUENCE else -1.0
    return 4.0 if verb in (USE_UNIT, USE_SKILL) else -1.0


def closing(s: Mage, seat: i64) -> dict[int, float]:
    """After the action: heal, then end the turn."""
    out: dict[int, float] = {}
    for action in s.answers:
        verb = act.verb_of(action)
        if verb in (HEAL, HEAL_UNIT):
            out[action] = 60.0
        elif verb == END_TURN:
            out[action] = 1.0
        elif verb in (PLAY, POWER) and s.moment in (RESTING, CLOSING) and s.wounds_in(HAND, seat):
            deed = s.deed(s.table.first[act.first(action)])
            op = deed.basic if verb == PLAY else deed.strong
            out[action] = 8.0 if op is not None and brings(op).heal else -1.0
    return out
