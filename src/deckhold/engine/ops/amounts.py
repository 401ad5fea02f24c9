"""Resources and draws."""

from typing import final

from mypy_extensions import i64

from deckhold.engine.cards import CardDef
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, PARTLY, Ctx, Game, Op
from deckhold.engine.ops.combinators import Count
from deckhold.engine.text import Teller


@final
class Gain(Op):
    """The player gains amounts of resources."""

    def __init__(self, names: list[str], resources: list[int], amounts: list[int]) -> None:
        self.names = names
        self.resources = resources
        self.amounts = amounts

    def run(self, g: Game, ctx: Ctx) -> None:
        i: i64 = 0
        while i < len(self.resources):
            g.gain(ctx.seat, self.resources[i], self.amounts[i])
            i += 1

    def extent(self, g: Game, ctx: Ctx) -> i64:
        able = 0
        for resource in self.resources:
            if g.room(ctx.seat, resource) > 0:
                able += 1
        return COMPLETELY if able == len(self.resources) else PARTLY if able else NOT_AT_ALL

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        for n in self.amounts:
            if type(n) is not int or n <= 0:
                return f"a whole number above zero is wanted, not {n!r}"
        return "" if self.amounts else "it gains nothing"

    def text(self, t: Teller) -> str:
        amounts = [t.amount(name, n) for name, n in zip(self.names, self.amounts, strict=True)]
        return t.say("op-gain", what=t.listing(amounts))


@final
class GainPer(Op):
    """The player gains an amount for each of something."""

    def __init__(self, name: str, resource: int, amount: int, count: Count) -> None:
        self.name = name
        self.resource = resource
        self.amount = amount
        self.count = count

    def run(self, g: Game, ctx: Ctx) -> None:
        n = self.count.value(g, ctx) * self.amount
        if n > 0:
            g.gain(ctx.seat, self.resource, n)

    def text(self, t: Teller) -> str:
        return t.say("op-gain-per", what=t.amount(self.name, self.amount), per=self.count.text(t))


@final
class Draw(Op):
    """The player draws cards."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        g.draw(ctx.seat, self.n)

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        return "" if type(self.n) is int and self.n > 0 else f"a whole number above zero is wanted, not {self.n!r}"

    def text(self, t: Teller) -> str:
        return t.say("op-draw", n=self.n)
