"""How units are had, and what they cost: mana that lies on them, a banner instead of a command token."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import Count, Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp
from deckhold.games.mage_knight.ops.mana import pay_mana
from deckhold.games.mage_knight.ops.standing import Standing
from deckhold.games.mage_knight.ops.verbs import COLOUR
from deckhold.games.mage_knight.state.army import BANNER_LOST, disband, fasten
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import PLAYED, RECRUITED, UNITS
from deckhold.games.mage_knight.terms import BASICS, COLOURS, GAME, NO_COLOUR, TURN

# -- mana that lies on a unit ------------------------------------------------------------------------------------------


@final
class ManaOn(Lasting):
    """A mana token of a colour lies on a unit (`card`) (MX-061)."""

    scope: i64 = GAME

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def text(self, t: Teller) -> str:
        return t.say("op-mana-on", what=t.amount(f"mana-{COLOURS[self.colour]}", 1))


def mana_on(s: Mage, unit: i64) -> i64:
    """The colour of the mana that lies on a unit, or NO_COLOUR."""
    for entry in s.lasting:
        if isinstance(entry.op, ManaOn) and entry.card == unit:
            return entry.op.colour
    return NO_COLOUR


def lay_mana(s: Mage, seat: i64, unit: i64, colour: i64) -> None:
    """Mana is laid on a unit in place of what lay there; or (NO_COLOUR) none."""
    s.lasting = [entry for entry in s.lasting if not (isinstance(entry.op, ManaOn) and entry.card == unit)]
    if colour != NO_COLOUR:
        s.last(MANA_ON[colour], seat, unit, GAME)


@final
class ManaIs(Count):
    """Whether the mana on the unit that acts is of a colour."""

    def __init__(self, colour: int) -> None:
        self.colour = colour
        self.key = f"mana-is-{COLOURS[colour]}"

    def value(self, g: Game, ctx: Ctx) -> i64:
        return 1 if mana_on(cast(Mage, g), ctx.card) == self.colour else 0


@final
class PayForUnit(MageOp):
    """A unit (`card`) is recruited that wants a mana of a basic colour (MX-061)."""

    kind = "colour"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [act.action(COLOUR, colour) for colour in range(BASICS) if s.can_pay(ctx.seat, 0, colour)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        lay_mana(cast(Mage, g), ctx.seat, ctx.card, act.first(action))
        pay_mana(g, ctx.seat, [act.first(action)])

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-mana-on", card=t.name(g.table.card[ctx.card].id))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-colour", what=t.say(f"colour-{COLOURS[act.first(action)]}"))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MX-061"]


@final
class Upkeep(MageOp):
    """Before a tactic is chosen a crystal is paid for a unit (`card`), or it leaves the game (MX-062)."""

    kind = "upkeep"
    always_asks = True

    def run(self, g: Game, ctx: Ctx) -> None:
        if self.choices(g, ctx) == [act.action(act.PASS)]:
            disband(cast(Mage, g), ctx.seat, ctx.card)
        else:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        owned = [colour for colour in range(BASICS) if s.crystals[ctx.seat * BASICS + colour]]
        return [*[act.action(COLOUR, colour) for colour in owned], act.action(act.PASS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if act.verb_of(action) == act.PASS:
            disband(s, ctx.seat, ctx.card)
            return
        s.crystals[ctx.seat * BASICS + act.first(action)] -= 1
        lay_mana(s, ctx.seat, ctx.card, act.first(action))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-upkeep")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-no-upkeep")
        return t.sentences([t.amount(f"crystal-{COLOURS[act.first(action)]}", 1)])

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MX-062", "MX-Q22"]


def upkeep(s: Mage, seat: i64) -> None:
    """Push what is due for the units of a seat before it chooses a tactic."""
    for unit in reversed(s.at(UNITS, seat)):
        if s.unit(unit).mana:
            s.push(UPKEEP, seat, unit)


# -- a price -----------------------------------------------------------------------------------------------------------


@final
class Cheaper(Lasting):
    """The next unit that is paid for this turn costs less."""

    changes = "recruit-cost"
    event = "hired"
    scope: i64 = TURN

    def __init__(self, n: int) -> None:
        self.n = n

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value - self.n if value > self.n else 0

    def text(self, t: Teller) -> str:
        return t.say("op-cheaper-unit", n=self.n)


# -- a banner instead of a command token -------------------------------------------------------------------------------


@final
class Sustains(Lasting):
    """A unit (`b`) is led by its banner, and leaves the game when it loses it (MX-063, MX-064)."""

    changes = "command"
    event = BANNER_LOST
    scope: i64 = GAME

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and card in (NO_CARD, entry.card, entry.b)

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        """Of the hero: one unit more; of a unit: whether it is this one."""
        return value + 1

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        disband(cast(Mage, g), entry.seat, entry.b)

    def text(self, t: Teller) -> str:
        return t.say("op-sustains")


@final
class Standard(Standing):
    """This turn the card may be assigned to a unit recruited in it, in place of a command token: one more unit can be
    led. Who has no command token for a new unit assigns it at once."""

    changes = "standard"
    event = "recruited"
    once = False
    limited = True

    def __init__(self) -> None:
        self.sustains = Sustains()
        self.which = WhichBearer(self.sustains)

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        """Not once the play area was cleared: what is won comes later (MK-388, MK-396)."""
        return entry.seat == seat and entry.card in g.at(PLAYED, seat)

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + 1

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        if s.free_command(entry.seat) < 1:
            s.lapse(entry)
            self.which.bear(s, entry.seat, entry.card, card)

    def open(self, s: Mage, entry: Ctx) -> bool:
        return self.which.extent(s, entry) != NOT_AT_ALL

    def use(self, s: Mage, entry: Ctx) -> None:
        s.push(self.which, entry.seat, entry.card)

    def parts(self) -> dict[str, Op]:
        return {"which": self.which, "sustains": self.sustains}

    def text(self, t: Teller) -> str:
        return t.say("op-standard")

    def offered(self, entry: Ctx, t: Teller) -> str:
        return t.say("do-standard")


@final
class WhichBearer(MageOp):
    """Which unit recruited this turn carries the banner."""

    kind = "bearer"

    def __init__(self, sustains: Sustains) -> None:
        self.sustains = sustains

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return 1 if self.choices(g, ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        if ctx.card not in s.at(PLAYED, ctx.seat):
            return []
        return [act.action(act.PICK_PIECE, unit) for unit in s.at(UNITS, ctx.seat) if s.marked(RECRUITED, unit)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        self.bear(cast(Mage, g), ctx.seat, ctx.card, act.first(action))

    def bear(self, s: Mage, seat: i64, card: i64, unit: i64) -> None:
        fasten(s, seat, card, unit, PLAYED)
        s.last(self.sustains, seat, card, GAME, unit)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MX-063"]


MANA_ON: Final = [ManaOn(colour) for colour in range(BASICS)]
PAY_FOR_UNIT: Final = PayForUnit()
UPKEEP: Final = Upkeep()
RECRUIT_OPS: Final[dict[str, Op]] = {
    **{f"mana-on-{COLOURS[op.colour]}": op for op in MANA_ON},
    "pay-for-unit": PAY_FOR_UNIT,
    "upkeep": UPKEEP,
}
