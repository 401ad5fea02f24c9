"""What units do besides giving points: to themselves, to the other units, to the attacks of a combat."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, timely, times_of
from deckhold.games.mage_knight.ops.banners import injure, resistances_text
from deckhold.games.mage_knight.ops.mana import pay_mana
from deckhold.games.mage_knight.ops.points import ATTACK_GAINED
from deckhold.games.mage_knight.ops.verbs import COLOUR
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import UNITS
from deckhold.games.mage_knight.terms import (
    COLD_FIRE,
    COLOURS,
    COMBAT_SCOPE,
    ELEMENTS,
    IN_COMBAT,
    RESISTANCES,
    SIEGE,
    TURN,
    moments,
)


@final
class Strained(MageOp):
    """An effect that wounds the unit itself. That is no damage: nothing that follows damage follows."""

    def __init__(self, op: Op) -> None:
        self.op = op
        self.times = times_of(op)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return self.op.extent(g, ctx)

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(self.op, ctx.seat, ctx.card, ctx.a, ctx.b)
        if ctx.card in g.at(UNITS, ctx.seat):  # a unit that is called out of the offer is nobody's
            injure(cast(Mage, g), ctx.seat, ctx.card, 1)

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
class OthersAttack(Lasting):
    """The attacks of all other units of the player are worth more this turn."""

    changes = ATTACK_GAINED
    scope: i64 = TURN

    def __init__(self, n: int) -> None:
        self.n = n

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and 0 <= card < cast(Mage, g).unit_count and card != entry.card

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + self.n

    def text(self, t: Teller) -> str:
        return t.say("op-others-attack", n=self.n)


@final
class Resistant(Lasting):
    """A unit (`b`) has resistances in this combat."""

    changes = "unit-resistances"
    scope: i64 = COMBAT_SCOPE

    def __init__(self, resistances: int) -> None:
        self.resistances = resistances

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and entry.b == card

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value | self.resistances

    def text(self, t: Teller) -> str:
        return t.say("op-unit-resists", what=resistances_text(t, self.resistances))


@final
class UnitResists(MageOp):
    """One unit of the player gains resistances in this combat."""

    kind = "unit"
    times: i64 = IN_COMBAT

    def __init__(self, *resistances: int) -> None:
        self.resistant = Resistant(moments(*resistances))

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if timely(g, IN_COMBAT) and self.choices(g, ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        units = [unit for unit in s.at(UNITS, ctx.seat) if s.takes_part(ctx.seat, unit)]
        return [act.action(act.PICK_PIECE, unit) for unit in units]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.last(self.resistant, ctx.seat, ctx.card, COMBAT_SCOPE, act.first(action))

    def parts(self) -> dict[str, Op]:
        return {"resistant": self.resistant}

    def text(self, t: Teller) -> str:
        return self.resistant.text(t)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


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
