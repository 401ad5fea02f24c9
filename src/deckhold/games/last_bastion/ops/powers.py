"""Powers of the heroes."""

from typing import cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.text import Teller
from deckhold.games.last_bastion.ops.effects import REMOVE_ONE_EVIL, TAKE_EQUIPMENT
from deckhold.games.last_bastion.ops.tiles import GRANTED_MOVE
from deckhold.games.last_bastion.state import LastBastion

# -- powers of the heroes ----------------------------------------------------------------------------------------------


class Power(Op):
    """A hero's power. Those that are used by an action of their own run; the rules look for the others."""

    def __init__(self, id: str, rules: list[str]) -> None:
        self.id = id
        self.numbers = rules

    def rules(self) -> list[str]:
        return self.numbers

    def text(self, t: Teller) -> str:
        return t.say(f"power-{self.id}")


class Lend(Power):
    """Elmer gives his extra move to another hero (LB-134)."""

    kind = "lend"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        return [act.action(act.PLAYER, seat) for seat in b.seats_from(b.colour[ctx.seat]) if seat != ctx.seat]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(GRANTED_MOVE, act.first(action), ctx.card)


class Enchantment(Power):
    """Mylfaar lays her token on a card, or moves it (LB-135)."""

    kind = "enchant"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        return [act.action(act.PICK_PIECE, card) for card in b.in_play() if card != b.enchantment]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        b.enchantment = act.first(action)
        if b.events is not None:
            b.note("enchant", ctx.seat, b.enchantment)


class FetchEquipment(Power):
    """Arne takes an equipment token (LB-139)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(TAKE_EQUIPMENT, ctx.seat, ctx.card)


class PurifyPlace(Power):
    """Teagaan removes an evil figure instead of moving (LB-142)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(REMOVE_ONE_EVIL, ctx.seat, ctx.card)
