"""Questions that Volkare puts: to fight him when he attacks, and when to end a round: each turn is one of his."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.games.mage_knight.bot.combats import fighting
from deckhold.games.mage_knight.bot.fights import Solver
from deckhold.games.mage_knight.bot.march import his_turns, turns_of_round
from deckhold.games.mage_knight.bot.plans import ZERO, moving
from deckhold.games.mage_knight.bot.values import own_worth
from deckhold.games.mage_knight.ops.verbs import END_ROUND, REST
from deckhold.games.mage_knight.rules.turn import Main
from deckhold.games.mage_knight.state.position import Mage

GUESSES: Final = 2  # of his army and of his die
POSITIONS: Final = 600  # that each fight is thought through
LOOK: Final = 150  # that a turn which is begun is thought through
QUESTIONS: Final = 8  # before a fight or a turn has begun
A_TURN: Final = 2.5  # what a turn must bring where he would be too early
A_SPARE_TURN: Final = 0.4  # and where there is time


def attacked(s: Mage, seat: i64) -> dict[int, float]:
    """To fight him or to withdraw: what is left after either."""
    out: dict[int, float] = {}
    for action in s.answers:
        total = 0.0
        for guess in range(GUESSES):
            twin = cast(Mage, s.determinize(seat, 1 + guess))
            twin.take(action)
            total += after_attack(twin, seat)
        out[action] = total / float(GUESSES)
    return out


def after_attack(twin: Mage, seat: i64) -> float:
    """What a hero has when an attack of his is over."""
    for _ in range(QUESTIONS):
        if fighting(twin):
            return Solver(seat, POSITIONS).solve(twin)
        asking = twin.asking
        if asking is None or isinstance(asking.op, Main) or asking.op.decider(twin, asking) != seat:
            break
        twin.take(twin.answers[0])
    return own_worth(twin, seat)


def round_over(s: Mage, seat: i64) -> dict[int, float]:
    """A turn that brings little is not worth a card of his; the last round is not given up."""
    on = act.action(act.PASS)
    end = act.action(END_ROUND)
    if s.round >= s.numbers.rounds:
        return {on: 1.0, end: 0.0}
    twin = cast(Mage, s.determinize(seat, 1))
    twin.take(on)
    asking = twin.asking
    if asking is None or not isinstance(asking.op, Main):
        return {on: 1.0, end: 0.0}
    hoped = 0.0
    for action, value in moving(twin, seat, LOOK).values.items():
        if act.verb_of(action) != REST:  # wounds go into the next deck from hand and discard pile alike
            hoped = max(hoped, value - ZERO)
    spare = his_turns(s) - float(s.numbers.rounds - s.round) * turns_of_round(s, seat)
    wanted = A_SPARE_TURN if spare > 1.0 else A_TURN
    return {on: hoped, end: wanted}
