"""Mana: what pays for what, tokens and crystals."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, Printed
from deckhold.engine.ops import Seq
from deckhold.engine.ops.lasting import set_off
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, times_of
from deckhold.games.mage_knight.ops.verbs import COLOUR
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ANY_BASIC
from deckhold.games.mage_knight.terms import BASICS, BLACK, COLOURS

BASIC_SET: Final = 0b1111
ANY_SET: Final = 0b111111
NOT_GOLD: Final = 0b101111


EIGHT: Final = 8  # colours to be paid are digits of a number: colour + 1, or ANY_BASIC + 1


def bill(colours: list[int]) -> i64:
    """Several mana to be paid, as one number."""
    n: i64 = 0
    for colour in reversed(colours):
        n = n * EIGHT + colour + 1
    return n


def pay_mana(g: Game, seat: i64, colours: list[int], card: i64 = NO_CARD) -> None:
    """Push the payment of mana of these colours (ANY_BASIC among them), one by one, in the ways the player chooses.

    `card`: the deed card that is powered with it.
    """
    g.push(PAY_MANA, seat, card, bill(cast(Mage, g).with_toll(seat, colours)))


@final
class PayMana(Op):
    """Pay one mana, then the rest (`a`, see `bill`): only with what leaves the rest payable.

    The shared `Pay` cannot do it: a die that is used up for one mana is missing for the next one.
    """

    kind = "pay"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        wanted: list[int] = []
        rest = ctx.a
        while rest:
            wanted.append(rest % EIGHT - 1)
            rest //= EIGHT
        ways = s.ways_to_pay(ctx.seat, wanted)
        if len(ways) > 1:
            ways = self.sparing(s, ctx, wanted, ways)
        return [act.action(act.PAY, resource) for resource in ways]

    def sparing(self, s: Mage, ctx: Ctx, wanted: list[int], ways: list[int]) -> list[int]:
        """Those ways that leave the effect which is paid for the mana that it takes itself (MK-160).

        The effect comes next; before it at most the note that a spell was cast.
        """
        for entry in s.stack[-2:]:
            takers = takers_of(entry.op) if entry.seat == ctx.seat else []
            if takers:
                out: list[int] = []
                for resource in ways:
                    after = paid(s, ctx.seat, wanted[0], resource)
                    if len(takers) == len([op for op in takers if serves_after(after, op, entry, wanted[1:])]):
                        out.append(resource)
                return out if out else ways
        return ways

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if ctx.a >= EIGHT:
            g.push(self, ctx.seat, ctx.card, ctx.a // EIGHT)
        s.spend(ctx.seat, act.first(action), 1)
        s.mana_used(ctx.seat, ctx.a % EIGHT - 1, act.first(action))
        if ctx.card != NO_CARD and s.lasting:
            set_off(g, "powered", ctx.seat, ctx.card * EIGHT + ctx.a % EIGHT - 1)  # the card and the colour

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        colour = ctx.a % EIGHT - 1
        key = "mana-any-basic" if colour == ANY_BASIC else f"mana-{COLOURS[colour]}-word"
        return t.say("ask-pay-mana", what=t.say(key))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-pay", what=t.amount(g.info.resources[act.first(action)], 1))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        """The card that is powered, or whatever comes once it is paid for."""
        if ctx.card != NO_CARD or not g.stack:
            return ctx.card
        after = g.stack[len(g.stack) - 1]
        return after.card if after.seat == ctx.seat else NO_CARD

    def rules(self) -> list[str]:
        return ["MK-183", "MK-186", "MK-188"]


def takers_of(op: Op) -> list[MageOp]:
    """What takes mana of its own in an effect, or among the effects that it consists of."""
    if isinstance(op, MageOp) and op.pays:
        return [op]
    out: list[MageOp] = []
    if isinstance(op, Seq):
        for one in op.ops:
            out.extend(takers_of(one))
    return out


def serves_when_paid(s: Mage, op: Op, ctx: Ctx) -> bool:
    """Whether an effect can be carried out once what it costs (`a`, see `definitions.owed`) is paid, in some way."""
    wanted: list[int] = []
    if ctx.a:
        wanted.append(int(ctx.a - 1) % EIGHT)
        if ctx.a > EIGHT:
            wanted.append(BLACK)
    return serves_after(s, op, ctx, s.with_toll(ctx.seat, wanted))


def serves_after(s: Mage, op: Op, ctx: Ctx, wanted: list[int]) -> bool:
    """Whether it can after mana of these colours."""
    if not wanted:
        return op.extent(s, Ctx(op, ctx.seat, ctx.card, 0, ctx.b)) != NOT_AT_ALL
    for resource in s.ways_to_pay(ctx.seat, wanted):
        if serves_after(paid(s, ctx.seat, wanted[0], resource), op, ctx, wanted[1:]):
            return True
    return False


def paid(s: Mage, seat: i64, colour: i64, resource: i64) -> Mage:
    """The position after a mana was used as a colour, with what that uses up."""
    after = s.clone()
    after.spend(seat, resource, 1)
    after.mana_used(seat, colour, resource)
    return after


@final
class GainToken(MageOp):
    """Mana tokens of one colour, or of colours chosen from a set."""

    def __init__(self, colours: int, n: int = 1) -> None:
        self.colours = colours  # as a bit set
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        for _ in range(self.n):
            g.push(CHOOSE_TOKEN, ctx.seat, ctx.card, self.colours)

    def text(self, t: Teller) -> str:
        return t.say("op-token", n=self.n, what=colours_text(t, self.colours, "mana"))


@final
class GainCrystal(MageOp):
    """Crystals of one colour, or of colours chosen from a set."""

    def __init__(self, colours: int, n: int = 1) -> None:
        self.colours = colours
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        for _ in range(self.n):
            g.push(CHOOSE_CRYSTAL, ctx.seat, ctx.card, self.colours)

    def text(self, t: Teller) -> str:
        return t.say("op-crystal", n=self.n, what=colours_text(t, self.colours, "crystal"))


class ChooseColour(Printed):
    """The player names a colour out of a set (`a`), if there are several."""

    kind = "colour"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(COLOUR, colour) for colour in range(len(COLOURS)) if ctx.a & bit(colour)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        self.named(g, ctx, act.first(action))

    def named(self, g: Game, ctx: Ctx, colour: i64) -> None:
        """What is done with the colour."""
        raise NotImplementedError

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-colour", what=t.say(f"colour-{COLOURS[act.first(action)]}"))


@final
class ChooseToken(ChooseColour):
    def named(self, g: Game, ctx: Ctx, colour: i64) -> None:
        cast(Mage, g).gain_token(ctx.seat, colour)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-token")


@final
class ChooseCrystal(ChooseColour):
    def named(self, g: Game, ctx: Ctx, colour: i64) -> None:
        cast(Mage, g).gain_crystal(ctx.seat, colour)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-crystal")


@final
class PayColour(ChooseColour):
    """A card of two colours is powered: the player says with which; `b`: black mana besides."""

    def named(self, g: Game, ctx: Ctx, colour: i64) -> None:
        pay_mana(g, ctx.seat, [BLACK, colour] if ctx.b else [colour], ctx.card)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-pay-colour")


@final
class ForMana(MageOp):
    """Pay one mana of a basic colour; what follows is told by its colour.

    `ops` has one op a colour, or None where that colour is of no use. Asked before its card is played, it counts with
    the mana that playing the card costs.
    """

    kind = "colour"
    pays = True

    def __init__(
        self, red: Op | None, blue: Op | None, green: Op | None, white: Op | None, key: str = "by-mana"
    ) -> None:
        self.ops: list[Op | None] = [red, blue, green, white]
        self.key = key
        times: i64 = 0
        for op in self.ops:
            if op is not None:
                times |= times_of(op)
        self.times = times

    def open_to(self, g: Game, ctx: Ctx) -> list[int]:
        """The colours that can be paid and do something now."""
        s = cast(Mage, g)
        out: list[int] = []
        for colour in range(BASICS):
            op = self.ops[colour]
            if op is None or op.extent(g, Ctx(op, ctx.seat, ctx.card, 0, ctx.b)) == NOT_AT_ALL:
                continue
            if s.can_pay(ctx.seat, ctx.a, colour):
                out.append(colour)
        return out

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.open_to(g, ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(Ctx(self, ctx.seat, ctx.card, 0, ctx.b))

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(COLOUR, colour) for colour in self.open_to(g, ctx)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        op = self.ops[act.first(action)]
        assert op is not None
        g.push(op, ctx.seat, ctx.card, 0, ctx.b)
        pay_mana(g, ctx.seat, [act.first(action)])

    def parts(self) -> dict[str, Op]:
        return {COLOURS[i]: op for i, op in enumerate(self.ops) if op is not None}

    def text(self, t: Teller) -> str:
        said = [
            t.say("by-colour", mana=t.amount(f"mana-{COLOURS[i]}", 1), what=op.text(t))
            for i, op in enumerate(self.ops)
            if op is not None
        ]
        return t.say(f"op-{self.key}", what=t.listing(said, "list-semicolon"))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        colour = act.first(action)
        op = self.ops[colour]
        assert op is not None
        return t.say("do-by-colour", mana=t.amount(f"mana-{COLOURS[colour]}", 1), what=op.text(t))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class Priced(MageOp):
    """One op after the other, among them a price in mana: who cannot pay that uses none of it (MK-160)."""

    def __init__(self, ops: list[Op], price: ForMana) -> None:
        self.all = Seq(ops)
        self.price = price
        self.times = times_of(self.all)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return NOT_AT_ALL if self.price.extent(g, ctx) == NOT_AT_ALL else self.all.extent(g, ctx)

    def run(self, g: Game, ctx: Ctx) -> None:
        self.all.run(g, ctx)

    def parts(self) -> dict[str, Op]:
        return self.all.parts()

    def text(self, t: Teller) -> str:
        return self.all.text(t)


def colours_text(t: Teller, colours: i64, form: str) -> str:
    """What a set of colours is called: one of them, any, any basic one."""
    if colours == BASIC_SET:
        return t.say(f"{form}-any-basic")
    if colours == ANY_SET:
        return t.say(f"{form}-any")
    if colours == NOT_GOLD:
        return t.say(f"{form}-not-gold")
    return t.listing([t.say(f"{form}-{COLOURS[n]}-word") for n in range(len(COLOURS)) if colours & bit(n)], "list-or")


PAY_MANA: Final = PayMana()
PAY_COLOUR: Final = PayColour()
CHOOSE_TOKEN: Final = ChooseToken()
CHOOSE_CRYSTAL: Final = ChooseCrystal()
MANA_OPS: Final[dict[str, Op]] = {
    "pay-mana": PAY_MANA,
    "pay-colour": PAY_COLOUR,
    "choose-token": CHOOSE_TOKEN,
    "choose-crystal": CHOOSE_CRYSTAL,
}
