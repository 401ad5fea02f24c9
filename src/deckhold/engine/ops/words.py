"""Short names, so that a card reads like its text."""

from deckhold.engine.core import Op
from deckhold.engine.ops.amounts import Draw
from deckhold.engine.ops.combinators import ONE_BREATH, AtLeast, Choose, Count, ForEach, If, May, Seq
from deckhold.engine.ops.picking import Pick


def seq(*ops: Op) -> Op:
    return Seq(list(ops))


def both(*ops: Op) -> Op:
    """One after the other, said in one breath: inside a choice, or of one player."""
    return Seq(list(ops), ONE_BREATH)


def choose(*ops: Op) -> Op:
    return Choose(list(ops))


def choose_together(*ops: Op) -> Op:
    return Choose(list(ops), together=True)


def may(op: Op, then: Op | None = None) -> Op:
    """Optional: a pick may be declined in the same question, anything else is asked for first."""
    if isinstance(op, Pick):
        return Pick(op.where, op.op, True, op.after if then is None else then)
    return May(op, then)


def draw(n: int) -> Op:
    return Draw(n)


def at_least(count: Count, n: int) -> AtLeast:
    return AtLeast(count, n)


def when(condition: AtLeast, op: Op) -> Op:
    return If(condition, op)


def each(who: str, op: Op) -> Op:
    return ForEach(who, op)
