"""Effects: how far they can be carried out, and who decides on them."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD, CardDef
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Pick
from deckhold.engine.text import Teller
from deckhold.games.aeons_end.state import AeonsEnd

# How far an effect can be carried out (AE-98, AE-100).
NOT_AT_ALL: Final = 0
PARTLY: Final = 1
COMPLETELY: Final = 2


# -- effects and who decides on them -----------------------------------------------------------------------------------


class Effect(Op):
    """An op that knows how far it can be carried out."""

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
        """Whether it can be done completely, partly or not at all."""
        return COMPLETELY

    def burden(self, a: AeonsEnd, seat: i64) -> i64:
        """How much of it a seat can do, where that differs between seats (AE-99)."""
        return 0


def extent(op: Op, a: AeonsEnd, ctx: Ctx) -> i64:
    if isinstance(op, Effect):
        return op.extent(a, ctx)
    if isinstance(op, Pick):
        return COMPLETELY if op.choices(a, ctx) else NOT_AT_ALL
    return COMPLETELY


def burden(op: Op, a: AeonsEnd, seat: i64) -> i64:
    if isinstance(op, Effect):
        return op.burden(a, seat)
    if isinstance(op, Pick) and not op.optional:
        return 1 if op.choices(a, Ctx(op, seat, NO_CARD, 0, 0)) else 0
    return 0


def best_options(ops: list[Op], a: AeonsEnd, ctx: Ctx) -> list[int]:
    """The options of an OR that may be taken: the complete ones, else those of which something can be done (AE-100)."""
    out: list[int] = []
    wanted: i64 = COMPLETELY
    while not out:
        for i, op in enumerate(ops):
            if extent(op, a, ctx) >= wanted:
                out.append(act.action(act.OPTION, i))
        wanted -= 1
    return out


class Grouped(Effect):
    """A decision of the whole table (AE-97): one seat answers for it, or every seat votes (AE-Q34)."""

    kind = "group"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def decider(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        return self.voters(a, ctx)[len(a.votes)] if a.voting else self.chair(a, ctx)

    def voters(self, a: AeonsEnd, ctx: Ctx) -> list[int]:
        """The seats whose decision it is."""
        return list(range(a.seats))

    def chair(self, a: AeonsEnd, ctx: Ctx) -> i64:
        """The seat that answers for the others, and whose vote breaks ties."""
        return a.spokesman()

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        if a.voting and len(self.choices(g, ctx)) > 1:
            voters = self.voters(a, ctx)
            a.votes.append(action)
            if a.events is not None:
                a.note("vote", voters[len(a.votes) - 1])
            if len(a.votes) < len(voters):
                a.ask(ctx)
                return
            action = elected(a.votes, voters.index(self.chair(a, ctx)))
            a.votes.clear()
        self.decided(a, ctx, action)

    def decided(self, a: AeonsEnd, ctx: Ctx, action: i64) -> None:
        """Carry out what the table decided."""
        raise NotImplementedError

    def rules(self) -> list[str]:
        return ["AE-97"]


class OfSome(Grouped):
    """A decision of those players only whom a turn-order card names (AE-31, AE-36)."""

    def chair(self, a: AeonsEnd, ctx: Ctx) -> i64:
        voters = self.voters(a, ctx)
        spokesman = a.spokesman()
        return spokesman if spokesman in voters else voters[0]


def elected(votes: list[int], casting: i64) -> i64:
    """What most seats voted for; of equals the vote of the seat whose vote is number `casting`."""
    best: i64 = votes[casting]
    most = votes.count(best)
    for vote in votes:
        n = votes.count(vote)
        if n > most:
            best = vote
            most = n
    return best


class Either(Grouped):
    """One of several effects, at the choice of the acting player or of the table (AE-62, AE-100)."""

    kind = "choose"

    def __init__(self, ops: list[Op], together: bool) -> None:
        self.ops = ops
        self.together = together

    def decider(self, g: Game, ctx: Ctx) -> i64:
        return super().decider(g, ctx) if self.together else ctx.seat

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return best_options(self.ops, cast(AeonsEnd, g), ctx)

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if self.together:
            super().chosen(g, ctx, action)
        else:
            self.decided(cast(AeonsEnd, g), ctx, action)

    def decided(self, a: AeonsEnd, ctx: Ctx, action: i64) -> None:
        a.push(self.ops[act.first(action)], ctx.seat, ctx.card, ctx.a, ctx.b)

    def parts(self) -> dict[str, Op]:
        return {str(i): op for i, op in enumerate(self.ops)}

    def text(self, t: Teller) -> str:
        return t.say("op-either", what=t.listing([op.text(t) for op in self.ops], "list-either"))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-choose")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.sentences([self.ops[act.first(action)].text(t)])

    def rules(self) -> list[str]:
        return ["AE-97", "AE-100"] if self.together else ["AE-62", "AE-100"]


class Both(Effect):
    """One op after the other, said in one breath: for effects inside a choice, or of one player."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def run(self, g: Game, ctx: Ctx) -> None:
        i: i64 = len(self.ops) - 1
        while i >= 0:
            g.push(self.ops[i], ctx.seat, ctx.card, ctx.a, ctx.b)
            i -= 1

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
        complete = True
        possible = False
        for part in self.ops:
            how_far = extent(part, a, ctx)
            complete = complete and how_far == COMPLETELY
            possible = possible or how_far != NOT_AT_ALL
        return COMPLETELY if complete else PARTLY if possible else NOT_AT_ALL

    def burden(self, a: AeonsEnd, seat: i64) -> i64:
        total: i64 = 0
        for part in self.ops:
            total += burden(part, a, seat)
        return total

    def parts(self) -> dict[str, Op]:
        return {str(i): op for i, op in enumerate(self.ops)}

    def text(self, t: Teller) -> str:
        return t.listing([op.text(t) for op in self.ops], "list-both")


class Static(Op):
    """Works by itself as long as the card is where it is: nothing ever runs it, the rules look for it."""

    def __init__(self, key: str, n: int = 0) -> None:
        self.key = key
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        raise AssertionError("a standing rule is never run")

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        return "" if root.startswith("static") else "it works by itself: its place is among a card's standing rules"

    def text(self, t: Teller) -> str:
        return t.say(f"static-{self.key}", n=self.n)
