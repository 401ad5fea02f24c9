"""What falls on a player of the table's choice."""

from mypy_extensions import i64, trait

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import NOT_AT_ALL, Ctx, Op
from deckhold.engine.ops import Pick, Seq
from deckhold.games.aeons_end.state import AeonsEnd


@trait
class Burden:
    """An op of which one player can do more than another: the table must choose who can do the most (AE-99)."""

    def burden(self, a: AeonsEnd, seat: i64) -> i64:
        """How much of it a seat can do."""
        raise NotImplementedError


def burden(op: Op, a: AeonsEnd, seat: i64) -> i64:
    """How much of an op a seat can do, where that differs between seats."""
    if isinstance(op, Burden):
        return op.burden(a, seat)
    if isinstance(op, Seq):
        total: i64 = 0
        for part in op.ops:
            total += burden(part, a, seat)
        return total
    if isinstance(op, Pick) and not op.optional:
        return 0 if op.extent(a, Ctx(op, seat, NO_CARD, 0, 0)) == NOT_AT_ALL else 1
    return 0
