"""Unleash, tokens, and what depends on a condition."""

from typing import cast

from mypy_extensions import i64

from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, PARTLY, Ctx, Game, Op, Printed
from deckhold.engine.ops import Count
from deckhold.engine.text import Teller
from deckhold.games.aeons_end.ops import UNLEASH, gain_tokens, lose_tokens
from deckhold.games.aeons_end.state import AeonsEnd

# -- unleash and tokens ------------------------------------------------------------------------------------------------


class Unleash(Printed):
    """Unleash several times, one after the other."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        for _ in range(self.n):
            g.push(UNLEASH, 0)

    def text(self, t: Teller) -> str:
        return t.say("op-unleash", n=self.n)


class UnleashUntil(Printed):
    """Unleash until the nemesis has a number of tokens."""

    def __init__(self, tokens: int) -> None:
        self.tokens = tokens

    def run(self, g: Game, ctx: Ctx) -> None:
        if cast(AeonsEnd, g).tokens < self.tokens:
            g.push(self, ctx.seat, ctx.card)
            g.push(UNLEASH, 0)

    def text(self, t: Teller) -> str:
        return t.say("op-unleash-until", what=t.amount("token", self.tokens))


class GainsTokens(Printed):
    """The nemesis gains tokens, up to its maximum."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        gain_tokens(cast(AeonsEnd, g), self.n)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        room: i64 = a.token_range()[1] - a.tokens
        return COMPLETELY if room >= self.n else PARTLY if room > 0 else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-gains-tokens", what=t.amount("token", self.n))


class LosesTokens(Printed):
    """The nemesis loses tokens."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        lose_tokens(cast(AeonsEnd, g), self.n)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        return COMPLETELY if a.tokens >= self.n else PARTLY  # AE-Q44

    def text(self, t: Teller) -> str:
        return t.say("op-loses-tokens", what=t.amount("token", self.n))


class IfElse(Printed):
    """One effect if a count reaches a number, otherwise another."""

    def __init__(self, count: Count, n: int, then: Op, otherwise: Op) -> None:
        self.count = count
        self.n = n
        self.then = then
        self.otherwise = otherwise

    def run(self, g: Game, ctx: Ctx) -> None:
        holds = self.count.value(g, ctx) >= self.n
        g.push(self.then if holds else self.otherwise, ctx.seat, ctx.card, ctx.a, ctx.b)

    def parts(self) -> dict[str, Op]:
        return {"then": self.then, "otherwise": self.otherwise}

    def text(self, t: Teller) -> str:
        condition = t.say(f"if-{self.count.key}", n=self.n)
        return t.say("op-if-else", condition=condition, what=self.then.text(t), otherwise=self.otherwise.text(t))
