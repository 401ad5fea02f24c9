"""What the nemesis counts, and the damage it does."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine.core import Ctx, Game, Printed
from deckhold.engine.ops import Count
from deckhold.engine.text import Teller
from deckhold.games.aeons_end.ops import end, hit, hurt, hurt_gravehold
from deckhold.games.aeons_end.state import IN_PLAY, AeonsEnd

# Whom an effect hits.
ANYONE: Final = "any"
MOST_CHARGES: Final = "most-charges"
MOST_SPELLS: Final = "most-spells"
MOST_OPEN: Final = "most-open"
LOWEST_LIFE: Final = "lowest-life"

HITS_BITS: Final = 8  # room for the damage of one seat in a packed number


# -- counting ----------------------------------------------------------------------------------------------------------


class MostSpells(Count):
    """The largest number of spells that one player has prepped."""

    key = "most-spells"

    def value(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        most: i64 = 0
        for seat in range(a.seats):
            n = a.spells(seat)
            if n > most:
                most = n
        return most


class Tokens(Count):
    """The tokens of the nemesis."""

    key = "token"

    def value(self, g: Game, ctx: Ctx) -> i64:
        return cast(AeonsEnd, g).tokens


class HalfTokens(Count):
    """Half the tokens of the nemesis, rounded up."""

    key = "half-tokens"

    def value(self, g: Game, ctx: Ctx) -> i64:
        return (cast(AeonsEnd, g).tokens + 1) // 2


class LifeLeft(Count):
    """The life this minion still has."""

    key = "life-left"

    def value(self, g: Game, ctx: Ctx) -> i64:
        return cast(AeonsEnd, g).counter(ctx.card)


class Wounds(Count):
    """The life this minion has lost."""

    key = "wound"

    def value(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        return a.card(ctx.card).life - a.counter(ctx.card)


# -- damage ------------------------------------------------------------------------------------------------------------


class TakesPer(Printed):
    """The player takes damage for each of something."""

    def __init__(self, count: Count) -> None:
        self.count = count

    def run(self, g: Game, ctx: Ctx) -> None:
        hurt(cast(AeonsEnd, g), ctx.seat, self.count.value(g, ctx))

    def text(self, t: Teller) -> str:
        return t.say("op-takes-per", what=t.amount("damage", 1), per=self.count.text(t))


class GraveholdTakes(Printed):
    """Gravehold takes damage."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        hurt_gravehold(cast(AeonsEnd, g), self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-gravehold", what=t.amount("damage", self.n))


class GraveholdTakesPer(Printed):
    """Gravehold takes damage for each of something."""

    def __init__(self, n: int, count: Count) -> None:
        self.n = n
        self.count = count

    def run(self, g: Game, ctx: Ctx) -> None:
        hurt_gravehold(cast(AeonsEnd, g), self.n * self.count.value(g, ctx))

    def text(self, t: Teller) -> str:
        return t.say("op-gravehold-per", what=t.amount("damage", self.n), per=self.count.text(t))


class Loses(Printed):
    """This minion loses life, if it is still in play; `spoken_of`: the one the sentence is about."""

    def __init__(self, n: int, spoken_of: bool = False) -> None:
        self.n = n
        self.spoken_of = spoken_of

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if ctx.card in a.zones[IN_PLAY]:
            hit(a, ctx.card, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-it-loses" if self.spoken_of else "op-loses", what=t.amount("life", self.n))


class LosesGame(Printed):
    """The players lose."""

    def run(self, g: Game, ctx: Ctx) -> None:
        end(cast(AeonsEnd, g), False, "shadows-reach")

    def text(self, t: Teller) -> str:
        return t.say("op-lose-game")
