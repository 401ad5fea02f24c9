"""Dice that are rolled outside the source (MK-194)."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp
from deckhold.games.mage_knight.ops.mana import BASIC_SET, CHOOSE_CRYSTAL
from deckhold.games.mage_knight.ops.points import Attack
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import BLACK, COLOURS, GOLD, PHYSICAL, RED, SIEGE


def roll(s: Mage, seat: i64) -> i64:
    """The colour that a mana die shows."""
    colour = s.chance(len(COLOURS))
    if s.events is not None:
        s.note("roll", seat, NO_CARD, colour)
    return colour


@final
class RollCrystals(MageOp):
    """Roll a die so many times: a crystal of its colour, of any for gold, fame for black (MK-393, MK-708).

    Each is dealt with before the next roll; `a`: how many were.
    """

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if ctx.a + 1 < self.n:
            g.push(self, ctx.seat, ctx.card, ctx.a + 1, ctx.b)
        colour = roll(s, ctx.seat)
        if colour == GOLD:
            g.push(CHOOSE_CRYSTAL, ctx.seat, ctx.card, BASIC_SET)
        elif colour == BLACK:
            s.gain_fame(ctx.seat, 1)
        else:
            s.gain_crystal(ctx.seat, colour)

    def text(self, t: Teller) -> str:
        return t.say("op-roll-crystals", n=self.n)


@final
class RollWounds(MageOp):
    """Roll dice, one and those that were asked for besides (`a`): a wound for each that shows black or red."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        for _ in range(self.n + ctx.a):
            if roll(s, ctx.seat) in (BLACK, RED):
                s.take_wound(ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-roll-wounds")


@final
class Wrath(MageOp):
    """A siege attack to which up to so much may be added, for a die each: declared before the first roll."""

    kind = "wrath"

    def __init__(self, n: int, most: int) -> None:
        self.n = n
        self.most = most
        self.attack = Attack(n, PHYSICAL, SIEGE)
        self.roll = RollWounds(0)
        self.times = self.attack.times

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.AMOUNT, n) for n in range(self.most + 1)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        more = act.first(action)
        g.push(self.roll, ctx.seat, ctx.card, more)
        g.push(self.attack, ctx.seat, ctx.card, 0, ctx.b + more)

    def parts(self) -> dict[str, Op]:
        return {"attack": self.attack, "roll": self.roll}

    def text(self, t: Teller) -> str:
        return t.say("op-wrath", what=self.attack.text(t), n=self.most)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-wrath", n=act.first(action))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card
