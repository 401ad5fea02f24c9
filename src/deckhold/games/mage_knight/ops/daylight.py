"""Day and night, and what makes one of them like the other for a turn."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.core import Ctx, Game
from deckhold.engine.ops import Count, Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp
from deckhold.games.mage_knight.state import ground
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import BASICS, BLACK, COLOURS, GOLD, TURN

PLENTY: Final = 99


@final
class ByNight(Count):
    """Whether it is night, or night rules hold where a combat is fought."""

    key = "night"

    def value(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        return 1 if s.dark() else 0


@final
class ByDay(Count):
    """Whether it is day."""

    key = "day"

    def value(self, g: Game, ctx: Ctx) -> i64:
        return 0 if cast(Mage, g).night else 1


@final
class ManaWorks(Lasting):
    """Gold or black mana can be used this turn although the time of day says otherwise."""

    changes = "mana-works"
    scope: i64 = TURN

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return seat == entry.seat and card == self.colour

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return 1

    def text(self, t: Teller) -> str:
        return t.say("op-mana-works", colour=COLOURS[self.colour])


@final
class Daylight(Lasting):
    """This turn the hero sees by night what is seen by day: garrisons next to it, and all ruins."""

    changes = ground.DAYLIGHT
    scope: i64 = TURN

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.last(self, ctx.seat, ctx.card, TURN)
        ground.look_around(s)

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return 1

    def text(self, t: Teller) -> str:
        return t.say("op-daylight")


@final
class EndlessMana(Lasting):
    """As much mana of some colours as the player wants this turn: conjured, and never used up."""

    changes = "conjured"
    scope: i64 = TURN

    def __init__(self, colours: list[int]) -> None:
        self.colours = colours

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return seat == entry.seat and card in self.colours

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + PLENTY

    def text(self, t: Teller) -> str:
        said = [t.say(f"endless-{COLOURS[colour]}") for colour in self.colours]
        return t.say("op-endless-mana", what=t.listing(said))


def endless(s: Mage, seat: i64, colour: i64) -> bool:
    """Whether a seat has as much mana of a colour as it wants."""
    for entry in s.lasting:
        if entry.seat == seat and isinstance(entry.op, EndlessMana) and colour in entry.op.colours:
            return True
    return False


@final
class TokenOfEach(MageOp):
    """A token of each basic colour."""

    def run(self, g: Game, ctx: Ctx) -> None:
        for colour in range(BASICS):
            cast(Mage, g).gain_token(ctx.seat, colour)

    def text(self, t: Teller) -> str:
        return t.say("op-token-of-each")


@final
class TokenOfTheHour(MageOp):
    """A gold token by day, a black one by night or where night rules hold."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.gain_token(ctx.seat, BLACK if s.dark() else GOLD)

    def text(self, t: Teller) -> str:
        return t.say("op-token-of-the-hour")
