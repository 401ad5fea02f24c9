"""What banners do for the unit that carries them, and what happens to all units (section 12.4)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, with_number
from deckhold.engine.ops import USED, Lasting
from deckhold.engine.text import TO_DO, Teller
from deckhold.games.mage_knight.definitions import MageOp, timely, times_of
from deckhold.games.mage_knight.state.army import bearer, ready, spend_unit, worn, wound_unit
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import GAME, OUTSIDE, ROUND, TRAITS, TURN, moments


@final
class UnitChange(Lasting):
    """A number of units changes: of the one that carries the banner, as long as it does; or of `every` own one."""

    def __init__(self, changes: str, n: int, every: bool = False) -> None:
        self.changes = changes
        self.n = n
        self.every = every
        self.scope = TURN if every else GAME

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        s = cast(Mage, g)
        if seat != entry.seat or not 0 <= card < s.unit_count:
            return False
        return self.every or s.banner[card] == entry.card

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value | self.n if self.changes == "unit-resistances" else value + self.n

    def text(self, t: Teller) -> str:
        who = "every" if self.every else "bearer"
        if self.changes == "unit-resistances":
            return t.say(f"op-resistances-{who}", what=resistances_text(t, self.n))
        return t.say(f"op-{self.changes}-{who}", n=self.n)


@final
class Stronger(MageOp):
    """Armor, attacks and blocks of a unit with a banner, or of every own unit this turn, are so much higher."""

    def __init__(self, n: int, every: bool = False) -> None:
        self.n = n
        self.every = every
        self.changes: list[UnitChange] = [
            UnitChange("unit-armor", n, every),
            UnitChange("attack-gained", n, every),
            UnitChange("block-gained", n, every),
        ]

    def run(self, g: Game, ctx: Ctx) -> None:
        for change in self.changes:
            change.run(g, ctx)

    def parts(self) -> dict[str, Op]:
        return {change.changes: change for change in self.changes}

    def text(self, t: Teller) -> str:
        return t.say("op-stronger-every" if self.every else "op-stronger-bearer", n=self.n)


def resistances_text(t: Teller, resistances: i64) -> str:
    return t.listing([t.say(f"trait-{TRAITS[n]}") for n in range(3) if resistances & moments(n)])


@final
class FameForBearer(Lasting):
    """Fame whenever the unit that carries the banner attacks or blocks."""

    event = "unit-fights"
    once = False
    scope: i64 = GAME

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return seat == entry.seat and cast(Mage, g).banner[card] == entry.card

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        cast(Mage, g).gain_fame(entry.seat, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-fame-bearer", n=self.n)


@final
class BannerUse(MageOp):
    """What a unit with this banner can do: it `spends` the unit, or is possible once a round (MK-213).

    Nothing happens when the banner is assigned; see `usable` and `use`.
    """

    def __init__(self, op: Op, spends: bool) -> None:
        self.op = op
        self.spends = spends
        self.times = times_of(op)

    def run(self, g: Game, ctx: Ctx) -> None:
        pass

    def usable(self, s: Mage, seat: i64, unit: i64) -> bool:
        banner: i64 = s.banner[unit]
        if self.spends and (s.spent[unit] or s.hurt[unit]):
            return False
        if not self.spends and s.marked(USED, banner):
            return False
        # All of it: who cancels no attack gains no fame.
        return timely(s, self.times) and self.op.extent(s, Ctx(self.op, seat, banner, 0, 0)) == COMPLETELY

    def use(self, s: Mage, seat: i64, unit: i64) -> None:
        banner: i64 = s.banner[unit]
        if self.spends:
            spend_unit(s, seat, unit)
        else:
            s.last(USED, seat, banner, ROUND)
        if s.events is not None:
            s.note("banner", seat, banner)
        s.push(self.op, seat, banner)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        if self.spends:
            return t.say("op-if-done", what=t.say("op-spend-bearer"), after=self.op.text(t))
        return t.say("op-once-a-round", what=self.op.text(t.mood(TO_DO)))


@final
class Fortitude(MageOp):
    """Once a round the unit with this banner ignores what would wound it. Nothing happens when it is assigned."""

    def run(self, g: Game, ctx: Ctx) -> None:
        pass

    def text(self, t: Teller) -> str:
        return t.say("op-fortitude")


def injure(s: Mage, seat: i64, unit: i64, n: i64) -> None:
    """A unit is about to be wounded, or (0) destroyed by paralysis: its banner may keep that off (MX-065).

    Several effects may come to that at the same moment: what is wounded by one of them is not wounded by another.
    """
    if s.hurt[unit]:
        return
    if isinstance(worn(s, unit), Fortitude) and not s.marked(USED, s.banner[unit]):
        s.push(STAND_FAST, seat, unit, n)
    else:
        wound_unit(s, seat, unit, n)


@final
class StandFast(MageOp):
    """Whether a unit (`card`) ignores what would wound it, `a` times; or destroy it (0)."""

    kind = "stand-fast"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, 0), act.action(act.PASS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if act.verb_of(action) == act.PASS:
            wound_unit(s, ctx.seat, ctx.card, ctx.a)
            return
        banner: i64 = s.banner[ctx.card]
        s.struck = with_number(s.struck, ctx.card, 1)  # MX-066
        s.last(USED, ctx.seat, banner, ROUND)
        if s.events is not None:
            s.note("banner", ctx.seat, banner)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-stand-fast", card=g.info.piece_name(g, ctx.card, t))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-be-wounded" if act.verb_of(action) == act.PASS else "do-stand-fast")

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return cast(Mage, g).banner[ctx.card]

    def rules(self) -> list[str]:
        return ["MX-065", "MX-066", "MX-Q35"]


STAND_FAST: Final = StandFast()
BANNER_OPS: Final[dict[str, Op]] = {"stand-fast": STAND_FAST}


@final
class ReadyBearer(MageOp):
    """The unit that carries the banner becomes ready, wounded or not."""

    times: i64 = OUTSIDE

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        unit = bearer(s, ctx.card)
        return COMPLETELY if unit >= 0 and s.spent[unit] and timely(g, OUTSIDE) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        ready(s, ctx.seat, bearer(s, ctx.card))

    def text(self, t: Teller) -> str:
        return t.say("op-ready-bearer")
