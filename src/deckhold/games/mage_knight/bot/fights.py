"""A combat, solved for the hand one has: which effects, against whom, and what is left to be suffered.

The solver plays the combat out with the rules themselves, every order of play that makes a difference: effects of a
phase are added in one order only, targets are named in one order, and what brings nothing to a fight is left in hand.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.definitions import Deed
from deckhold.games.mage_knight.ops.verbs import (
    ASSIGN,
    END_PHASE,
    GUARD,
    PLAY,
    POWER,
    SIDE,
    TARGET,
    USE_SKILL,
    USE_UNIT,
)
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import DISCARD, HAND, PLAYED, UNITS
from deckhold.games.mage_knight.terms import BASICS, ENTERING, SIDE_ATTACK, SIDE_MOVE

WORST: Final = -1e9


def own_worth(s: Mage, seat: i64) -> float:
    """What a seat has, as far as a combat changes it: fame, wounds, units, cards and mana that are left."""
    value = 2.0 * float(s.fame[seat]) + 0.7 * float(s.reputation[seat])
    for card in s.at(HAND, seat):
        value += -2.5 if s.deed(card).is_wound else 0.9
    value -= 1.5 * float(len(s.wounds_in(DISCARD, seat)))
    for unit in s.at(UNITS, seat):
        level = float(s.unit(unit).level)
        value += 2.0 * level
        if s.spent[unit]:
            value -= 0.6 * level
        value -= 1.2 * level * float(s.hurt[unit])
    for colour in range(BASICS):
        value += 0.8 * float(s.crystals[seat * BASICS + colour])
    for one in s.shields:
        if one:
            value += 3.0
    value += 1.5 * float(len(s.rewards))
    for row in s.city_row:
        value += 2.0 * float(row.count(seat))
    return value


@final
class Solver:
    """The best way on from a decision of a combat, within so many positions."""

    def __init__(self, seat: i64, limit: i64) -> None:
        self.seat = seat
        self.left = limit
        self.seen: dict[tuple[object, ...], float] = {}
        self.first: i64 = -1  # the best answer found to the question that it was asked

    def value(self, s: Mage, last: i64) -> float:
        """The worth of the best end that can be reached; `last`: effects below this number have had their turn."""
        if s.result is not None or not fighting(s):
            return own_worth(s, self.seat)
        asking = s.asking
        assert asking is not None
        if asking.op.decider(s, asking) != self.seat:
            return own_worth(s, self.seat)
        key = position_key(s, last)
        known = self.seen.get(key)
        if known is not None:
            return known
        self.left -= 1
        self.seen[key] = WORST  # a position that leads back to itself leads nowhere
        best = WORST
        chosen = -1
        for action in useful(s, self.seat, last):
            if self.left <= 0 and chosen >= 0:
                break
            twin = s.clone()
            twin.take(action)
            found = self.value(twin, next_last(action, last))
            if found > best:
                best = found
                chosen = action
        self.seen[key] = best
        self.first = chosen  # the outermost question is left last
        return best


def next_last(action: i64, last: i64) -> i64:
    """Effects are added in the order of their numbers; a strike, a block or a new phase begins anew."""
    verb = act.verb_of(action)
    if verb in (PLAY, POWER, SIDE, USE_UNIT, USE_SKILL, TARGET):
        return action
    return last if verb < PLAY else 0


def useful(s: Mage, seat: i64, last: i64) -> list[int]:
    """The answers that can matter in a fight, what ends something last."""
    out: list[int] = []
    end: i64 = -1
    for action in s.answers:
        verb = act.verb_of(action)
        if verb == END_PHASE:
            end = action
        elif verb in (PLAY, POWER):
            if (action >= last or act.verb_of(last) == TARGET) and helps(
                s, s.table.first[act.first(action)], verb == POWER
            ):
                out.append(action)
        elif verb == SIDE:
            use = act.second(action)
            wanted = use == SIDE_MOVE if s.moment == ENTERING else use >= SIDE_ATTACK
            if (action >= last or act.verb_of(last) == TARGET) and wanted:
                out.append(action)
        elif verb in (USE_UNIT, USE_SKILL):
            if action >= last or act.verb_of(last) == TARGET:
                out.append(action)
        elif verb == TARGET:
            # Targets are named before anything is added, each once, in the order of their numbers.
            if (last == 0 or (act.verb_of(last) == TARGET and action > last)) and not is_target(s, act.first(action)):
                out.append(action)
        elif verb == GUARD:
            if s.blocking < 0:  # one attack after the other, none in exchange for another
                out.append(action)
        elif verb != ASSIGN:
            out.append(action)
    out.sort(key=urgency)
    if end >= 0:
        out.append(end)
    return out


def is_target(s: Mage, token: i64) -> bool:
    return has(s.targets, s.foes.index(token))


def urgency(action: int) -> int:
    """Strikes and blocks first, then whom to attack, then what to add."""
    verb = act.verb_of(action)
    if verb in (TARGET, GUARD):
        return 1
    return 2 if verb <= USE_SKILL else 0


def helps(s: Mage, card: i64, strong: bool) -> bool:
    """Whether a card is of use in a fight, or on the way into one."""
    deed = cast(Deed, s.definitions[card])
    op = deed.strong if strong else deed.basic
    if op is None:
        return False
    found = brings(op)
    return found.move > 0 if s.moment == ENTERING else found.fights()


def fighting(s: Mage) -> bool:
    """Whether a fight has begun, or is about to behind a door."""
    return s.in_combat() or s.moment == ENTERING


def position_key(s: Mage, last: i64) -> tuple[object, ...]:
    """What tells one position of a combat from another."""
    asking = s.asking
    assert asking is not None
    hand = sorted([s.table.kind[card] for card in s.at(HAND, asking.seat)])
    return (
        last,
        asking.op.address,
        asking.seat,
        asking.card,
        asking.a,
        asking.b,
        s.moment,
        s.targets,
        s.blocking,
        s.damage_left,
        s.dice_left,
        s.move_points,
        s.influence,
        tuple(hand),
        tuple(s.strike),
        tuple(s.guard),
        tuple(s.foe_flags),
        tuple(s.foe_armor),
        tuple(s.foe_lost),
        tuple(s.hit_flags),
        tuple(s.hit_change),
        tuple(s.spent),
        tuple(s.hurt),
        tuple(s.tokens),
        tuple(s.crystals),
        len(s.lasting),
        len(s.stack),
        len(s.at(PLAYED, asking.seat)),
    )


def fight(s: Mage, seat: i64, limit: i64) -> i64:
    """The first answer of the best line found."""
    solver = Solver(seat, limit)
    solver.value(s, 0)
    return solver.first if solver.first >= 0 else s.answers[len(s.answers) - 1]


def outlook(s: Mage, seat: i64, action: i64, limit: i64) -> float:
    """What beginning a fight by this answer would change for the better, by a guess of what is not known."""
    twin = cast(Mage, s.determinize(seat, 1))
    before = own_worth(s, seat)
    twin.take(action)
    return Solver(seat, limit).value(twin, 0) - before
