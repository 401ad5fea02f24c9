"""Mana for a wound: Regenerate."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, timely
from deckhold.games.mage_knight.ops.mana import pay_mana
from deckhold.games.mage_knight.ops.skills import AloneLast, throw_wound
from deckhold.games.mage_knight.ops.verbs import COLOUR
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import HAND
from deckhold.games.mage_knight.terms import BASICS, BLACK, COLOURS, OUTSIDE


@final
class Regenerate(MageOp):
    """Pay one mana and throw a wound away; mana of one colour, or the least fame, draws a card besides (MX-341)."""

    kind = "colour"
    times: i64 = OUTSIDE

    def __init__(self, colour: int) -> None:
        self.colour = colour
        self.relief = Relief()

    def open_to(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [colour for colour in (*range(BASICS), BLACK) if s.pays_all(ctx.seat, [colour])]

    def extent(self, g: Game, ctx: Ctx) -> i64:
        able = timely(g, OUTSIDE) and cast(Mage, g).wounds_in(HAND, ctx.seat) and self.open_to(g, ctx)
        return COMPLETELY if able else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(COLOUR, colour) for colour in self.open_to(g, ctx)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        colour = act.first(action)
        g.push(self.relief, ctx.seat, ctx.card, 1 if colour == self.colour else 0)
        pay_mana(g, ctx.seat, [colour])

    def parts(self) -> dict[str, Op]:
        return {"relief": self.relief}

    def text(self, t: Teller) -> str:
        return t.say("op-regenerate", mana=t.amount(f"mana-{COLOURS[self.colour]}", 1))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-colour", what=t.say(f"colour-{COLOURS[act.first(action)]}"))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class Relief(Op):
    """A wound leaves the hand; a card is drawn if the mana (`a`) or the fame of the player says so."""

    def __init__(self) -> None:
        self.alone_last = AloneLast()

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if not s.wounds_in(HAND, ctx.seat):
            return
        throw_wound(s, ctx.seat)
        if ctx.a or self.alone_last.value(g, ctx):
            s.draw(ctx.seat, 1)
