"""Which actions are promising: what a greedy player would do."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game
from deckhold.games.mage_knight.bot.answers import answered
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.bot.fights import fight, fighting, outlook
from deckhold.games.mage_knight.bot.raids import best_raid
from deckhold.games.mage_knight.bot.roads import explores, nearer, potential, road_to_unknown, sources
from deckhold.games.mage_knight.definitions import Unit
from deckhold.games.mage_knight.ops.verbs import (
    BURN,
    BUY_HEALING,
    CHALLENGE,
    END_TURN,
    ENTER,
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
from deckhold.games.mage_knight.rules.moving import FIGHTS
from deckhold.games.mage_knight.rules.turn import Main
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import HAND, UNIT_OFFER
from deckhold.games.mage_knight.terms import CLOSING, DEALING, MOVING, RESTING, SIDE_INFLUENCE

CHOSEN: Final = 100.0
FIGHT_LIMIT: Final = 400  # positions that a fight is thought through
LOOK_LIMIT: Final = 150  # positions to see whether a fight is worth beginning
WORTHWHILE: Final = 1.0  # what a fight must promise
BEARABLE: Final = -5.0  # what it may cost where nothing else leads on


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
    """Fight what promises something, heal, reveal the land, deal with people; rest with a hand full of wounds."""
    out: dict[int, float] = {}
    for action in s.answers:
        verb = act.verb_of(action)
        if verb in (CHALLENGE, ENTER, BURN) or (verb == MOVE_TO and act.second(action) == FIGHTS):
            gain = outlook(s, seat, action, LOOK_LIMIT)
            if gain > WORTHWHILE:
                out[action] = 20.0 + gain
            elif gain > BEARABLE:
                out[action] = 2.0 + 0.1 * gain  # when nothing else leads on
        elif verb in (HEAL, HEAL_UNIT):
            out[action] = 60.0
        elif verb == INTERACT:
            if recruitable(s, seat) >= 0:
                out[action] = 12.0
        elif verb == END_TURN:
            out[action] = 1.0
    wounds = len(s.wounds_in(HAND, seat))
    if wounds >= 2 and len(s.usable_hand(seat)) <= 2:
        for action in s.answers:
            if act.verb_of(action) == REST:
                out[action] = 15.0
    step, gain = best_raid(s, seat, LOOK_LIMIT)
    if step >= 0 and gain > WORTHWHILE:
        out[int(step)] = 20.0 + gain
        return out
    explore(s, seat, out)
    return out


def explore(s: Mage, seat: i64, out: dict[int, float]) -> None:
    """The next step on the way to a new tile: reveal it, walk, or play what brings move points."""
    for action in explores(s):
        out[action] = 30.0
        return
    bold = False
    road = road_to_unknown(s, seat, False)
    if road is None:
        bold = True
        road = road_to_unknown(s, seat, True)
    if road is None:
        return
    found = sources(s, seat)
    within = potential(s, seat, found)
    if road.cost > within and s.move_points == 0 and within < 3:
        return
    if s.move_points >= road.cost or (not found and s.move_points > 0):
        step = nearer(s, seat, road.cell, bold)
        if step >= 0:
            out[int(step)] = 10.0
        return
    best = -1
    least = 1e9
    for source in found:
        price = source.price / float(source.move)
        if price < least:
            least = price
            best = source.action
    if best >= 0:
        out[best] = 10.0


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
