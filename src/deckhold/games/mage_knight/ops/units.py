"""What units do besides giving points: to themselves, to the other units, to the attacks of a combat."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, times_of
from deckhold.games.mage_knight.ops.mana import pay_mana
from deckhold.games.mage_knight.ops.verbs import COLOUR
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import COLD_FIRE, COLOURS, COMBAT_SCOPE, ELEMENTS, RESISTANCES, SIEGE, TURN


@final
class Strained(MageOp):
    """An effect that wounds the unit itself. That is no damage: nothing that follows damage follows."""

    def __init__(self, op: Op) -> None:
        self.op = op
        self.times = times_of(op)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return self.op.extent(g, ctx)

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.hurt[ctx.card] += 1
        if s.events is not None:
            s.note("unit-wound", ctx.seat, ctx.card)
        g.push(self.op, ctx.seat, ctx.card, ctx.a, ctx.b)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-strained", what=self.op.text(t))


@final
class PaidMore(MageOp):
    """Points that grow with mana: so many more for each of some colours, once each (`a`: those paid, as a bit set)."""

    kind = "paid-more"

    def __init__(self, op: Op, colours: list[int], n: int) -> None:
        self.op = op
        self.colours = colours
        self.n = n
        self.times = times_of(op)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return self.op.extent(g, ctx)

    def left(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [colour for colour in self.colours if not has(ctx.a, colour) and s.can_pay(ctx.seat, 0, colour)]

    def run(self, g: Game, ctx: Ctx) -> None:
        if self.left(g, ctx):
            g.ask(ctx)
        else:
            g.push(self.op, ctx.seat, ctx.card, 0, ctx.b)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [*[act.action(COLOUR, colour) for colour in self.left(g, ctx)], act.action(act.PASS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            g.push(self.op, ctx.seat, ctx.card, 0, ctx.b)
            return
        colour = act.first(action)
        g.push(self, ctx.seat, ctx.card, ctx.a | bit(colour), ctx.b + self.n)
        pay_mana(g, ctx.seat, [colour])

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        mana = t.listing([t.amount(f"mana-{COLOURS[colour]}", 1) for colour in self.colours], "list-or")
        return t.say("op-paid-more", what=self.op.text(t), mana=mana, n=self.n)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-paid-more", n=self.n)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-pass")
        return t.say("do-paid-more", mana=t.amount(f"mana-{COLOURS[act.first(action)]}", 1), n=self.n)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class AllResistances(Lasting):
    """All units of the player have all resistances this turn, those that join later too."""

    changes = "unit-resistances"
    scope: i64 = TURN

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value | RESISTANCES

    def text(self, t: Teller) -> str:
        return t.say("op-all-resistances")


@final
class AttacksAre(Lasting):
    """The attacks that the player plays from now on in this combat have another element."""

    changes = "element"
    scope: i64 = COMBAT_SCOPE

    def __init__(self, element: int = COLD_FIRE) -> None:
        self.element = element

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return self.element

    def text(self, t: Teller) -> str:
        return t.say("op-attacks-are", element=ELEMENTS[self.element])


@final
class AttacksAreSiege(Lasting):
    """The attacks that the player plays from now on in this combat are siege attacks of their elements."""

    changes = "reach"
    scope: i64 = COMBAT_SCOPE

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return SIEGE

    def text(self, t: Teller) -> str:
        return t.say("op-attacks-are-siege")
