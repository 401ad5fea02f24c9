"""Ops made of ops: one after the other, one of several, perhaps, under a condition, for each seat."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, PARTLY, Ctx, Game, Op, Printed
from deckhold.engine.ops.deciding import Grouped
from deckhold.engine.text import THEY_DO, TO_DO, Teller

OPPONENTS: Final = "opponents"
EVERYBODY: Final = "everybody"

# How a sequence is said: as sentences, or in one breath.
SENTENCES: Final = "list-then"
ONE_BREATH: Final = "list-both"


@final
class Seq(Op):
    """One op after the other."""

    def __init__(self, ops: list[Op], said: str = SENTENCES) -> None:
        self.ops = ops
        self.said = said

    def run(self, g: Game, ctx: Ctx) -> None:
        i: i64 = len(self.ops) - 1
        while i >= 0:
            g.push(self.ops[i], ctx.seat, ctx.card, ctx.a, ctx.b)
            i -= 1

    def extent(self, g: Game, ctx: Ctx) -> i64:
        complete = True
        possible = False
        for part in self.ops:
            how_far = part.extent(g, ctx)
            complete = complete and how_far == COMPLETELY
            possible = possible or how_far != NOT_AT_ALL
        return COMPLETELY if complete else PARTLY if possible else NOT_AT_ALL

    def parts(self) -> dict[str, Op]:
        return {str(i): op for i, op in enumerate(self.ops)}

    def text(self, t: Teller) -> str:
        return t.listing([op.text(t) for op in self.ops], self.said)


class Offer(Printed):
    """Something that a player may do or leave: a question with yes and no."""

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, 0), act.action(act.PASS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.OPTION:
            self.accept(g, ctx)
        else:
            self.decline(g, ctx)

    def accept(self, g: Game, ctx: Ctx) -> None:
        """Yes."""
        raise NotImplementedError

    def decline(self, g: Game, ctx: Ctx) -> None:
        """No: by default nothing happens."""


@final
class May(Offer):
    """The player decides whether it happens; what cannot happen is not asked for."""

    kind = "may"

    def __init__(self, op: Op, then: Op | None = None) -> None:
        self.op = op
        self.then = then  # what follows if it did

    def run(self, g: Game, ctx: Ctx) -> None:
        if self.op.extent(g, ctx) != NOT_AT_ALL:
            g.ask(ctx)

    def accept(self, g: Game, ctx: Ctx) -> None:
        then = self.then
        if then is not None:
            g.push(then, ctx.seat, ctx.card, ctx.a, ctx.b)
        g.push(self.op, ctx.seat, ctx.card, ctx.a, ctx.b)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return self.op.extent(g, ctx)

    def parts(self) -> dict[str, Op]:
        parts = {"op": self.op}
        if self.then is not None:
            parts["then"] = self.then
        return parts

    def text(self, t: Teller) -> str:
        said = t.say("op-may", what=self.op.text(t.mood(TO_DO)))
        return said if self.then is None else t.say("op-if-done", what=said, after=self.then.text(t))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.sentences([self.text(t)])

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-pass")
        return t.sentences([self.op.text(t.mood(TO_DO))])  # what follows then: the question says it


@final
class Choose(Grouped):
    """One of several ops, at the choice of the player, or of the table `together`."""

    kind = "choose"

    def __init__(self, ops: list[Op], together: bool = False) -> None:
        self.ops = ops
        self.together = together

    def decider(self, g: Game, ctx: Ctx) -> i64:
        return super().decider(g, ctx) if self.together else ctx.seat

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        """What can be carried out at all; in games that demand it, only what can be completely, if anything can."""
        out: list[int] = []
        least: i64 = COMPLETELY if g.info.completely_if_possible else PARTLY
        while not out:
            for i, op in enumerate(self.ops):
                if op.extent(g, ctx) >= least:
                    out.append(act.action(act.OPTION, i))
            least -= 1
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if self.together:
            super().chosen(g, ctx, action)
        else:
            self.decided(g, ctx, action)

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(self.ops[act.first(action)], ctx.seat, ctx.card, ctx.a, ctx.b)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        best: i64 = NOT_AT_ALL
        for op in self.ops:
            how_far = op.extent(g, ctx)
            if how_far > best:
                best = how_far
        return best

    def parts(self) -> dict[str, Op]:
        return {str(i): op for i, op in enumerate(self.ops)}

    def text(self, t: Teller) -> str:
        return t.say("op-choose", what=t.listing([op.option(t) for op in self.ops], "list-or"))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.sentences([self.ops[act.first(action)].option(t)])


class Count:
    """A number read off the position: how many of something a seat has."""

    key: str = ""

    def value(self, g: Game, ctx: Ctx) -> i64:
        raise NotImplementedError

    def text(self, t: Teller) -> str:
        """ "for each construct": what is counted."""
        return t.say(f"per-{self.key}")


class AtLeast:
    """The condition that a count reaches a number."""

    def __init__(self, count: Count, n: i64) -> None:
        self.count = count
        self.n = n

    def holds(self, g: Game, ctx: Ctx) -> bool:
        return self.count.value(g, ctx) >= self.n

    def text(self, t: Teller) -> str:
        return t.say(f"if-{self.count.key}", n=self.n)


@final
class If(Op):
    """An op that happens only under a condition, looked at when its turn comes."""

    def __init__(self, condition: AtLeast, op: Op) -> None:
        self.condition = condition
        self.op = op

    def run(self, g: Game, ctx: Ctx) -> None:
        if self.condition.holds(g, ctx):
            g.push(self.op, ctx.seat, ctx.card, ctx.a, ctx.b)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return self.op.extent(g, ctx) if self.condition.holds(g, ctx) else NOT_AT_ALL

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-if", condition=self.condition.text(t), what=self.op.text(t))


@final
class ForEach(Op):
    """The op once for each of several seats, clockwise from the acting one, each complete before the next."""

    def __init__(self, who: str, op: Op) -> None:
        self.who = who
        self.op = op

    def run(self, g: Game, ctx: Ctx) -> None:
        seats = g.seats
        step = seats - 1
        while step >= (1 if self.who == OPPONENTS else 0):
            g.push(self.op, (ctx.seat + step) % seats, ctx.card, ctx.a, ctx.b)
            step -= 1

    def extent(self, g: Game, ctx: Ctx) -> i64:
        complete = True
        possible = False
        for seat in range(g.seats):
            if seat != ctx.seat or self.who == EVERYBODY:
                how_far = self.op.extent(g, Ctx(self.op, seat, ctx.card, ctx.a, ctx.b))
                complete = complete and how_far == COMPLETELY
                possible = possible or how_far != NOT_AT_ALL
        return COMPLETELY if complete else PARTLY if possible else NOT_AT_ALL

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say(f"each-{self.who}", what=self.op.text(t.mood(THEY_DO)))
