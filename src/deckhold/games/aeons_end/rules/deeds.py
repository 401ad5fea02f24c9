"""What players do in their main phase."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine.core import Ctx, Game, Printed
from deckhold.games.aeons_end.ops import focus, open_breach
from deckhold.games.aeons_end.state import HAND, NEMESIS_DISCARD, PLAY, AeonsEnd


def play(a: AeonsEnd, seat: i64, card: i64) -> None:
    """A gem or relic goes to the play area and does everything it says (AE-61)."""
    a.move(card, HAND, seat, PLAY, seat)
    if a.events is not None:
        a.note("play", seat, card)
    effect = a.card(card).effect
    assert effect is not None
    a.push(effect, seat, card)


def use_ability(a: AeonsEnd, seat: i64, mage: i64) -> None:
    """The ability takes every charge (AE-06)."""
    a.charges[seat] = 0
    if a.events is not None:
        a.note("ability", seat, mage)
    ability = a.card(mage).effect
    assert ability is not None
    a.push(ability, seat, mage)


class TurnBreach(Printed):
    """The breach `card` is focused, its price being paid (AE-68)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        focus(a, ctx.seat, a.place_of(ctx.card, ctx.seat))


class OpenPaid(Printed):
    """The breach `card` is opened, its price being paid (AE-70)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        open_breach(a, ctx.seat, a.place_of(ctx.card, ctx.seat))


class BoughtOff(Printed):
    """The power `card` is discarded without effect, its price being paid (AE-76)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        a.leave(ctx.card, NEMESIS_DISCARD)
        if a.events is not None:
            a.note("discard-power", ctx.seat, ctx.card)


TURN_BREACH: Final = TurnBreach()
OPEN_PAID: Final = OpenPaid()
BOUGHT_OFF: Final = BoughtOff()
