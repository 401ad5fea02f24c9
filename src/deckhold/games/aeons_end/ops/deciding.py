"""What falls on a player, and rules that stand by themselves."""

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import Pick, Seq
from deckhold.engine.text import Teller
from deckhold.games.aeons_end.state import AeonsEnd


class Burden(Op):
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


class Static(Op):
    """Works by itself as long as the card is where it is: nothing ever runs it, the rules look for it."""

    def __init__(self, key: str, n: int = 0) -> None:
        self.key = key
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        raise AssertionError("a standing rule is never run")

    def text(self, t: Teller) -> str:
        return t.say(f"static-{self.key}", n=self.n)
