"""Units: gaining them, readying them, and those of other players."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import find_copy, first_copies
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import Ability, MageOp, Unit, owed, timely
from deckhold.games.mage_knight.ops.mana import pay_mana
from deckhold.games.mage_knight.ops.verbs import USE_UNIT
from deckhold.games.mage_knight.state.army import bribe, disband, heal_unit, join, price_to_act, ready, spend_unit
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import UNIT_OFFER, UNITS
from deckhold.games.mage_knight.terms import NO_COLOUR, OUTSIDE


@final
class TakeUnit(Op):
    """A unit comes to a hero; without a free command token another one is disbanded first (MK-199, MK-200)."""

    kind = "disband"
    always_asks = True

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if s.free_command(ctx.seat) > 0:
            join(s, ctx.seat, ctx.card)
        else:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, unit) for unit in cast(Mage, g).disbandable(ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        disband(s, ctx.seat, act.first(action))
        join(s, ctx.seat, ctx.card)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-disband", card=g.info.piece_name(g, act.first(action), t))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-disband", card=g.info.piece_name(g, ctx.card, t))

    def rules(self) -> list[str]:
        return ["MK-200", "MK-201"]


@final
class RecruitFree(MageOp):
    """Any unit of the offer joins, wherever the hero is, for nothing (MK-199, MK-200)."""

    kind = "recruit-free"

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.choices(g, ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        if not s.has_room(ctx.seat):
            return []
        return [act.action(act.PICK_CARD, s.table.kind[unit], UNIT_OFFER) for unit in called(s)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(TAKE_UNIT, ctx.seat, find_copy(g, UNIT_OFFER, ctx.seat, act.first(action)))

    def text(self, t: Teller) -> str:
        return t.say("op-recruit-free")

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


def called(s: Mage) -> list[int]:
    """The units of the offer that can be called from anywhere."""
    units = [card for card in s.zones[UNIT_OFFER] if isinstance(s.definitions[card], Unit)]
    return [unit for unit in first_copies(s, units) if s.unit(unit).called]  # MX-054, MX-055, MX-060


@final
class CallToArms(MageOp):
    """One ability of a unit in the offer is used as if it were the player's; its mana is paid.

    Not where units have no part in a combat (MK-683). No damage can go to it: it is nobody's.
    """

    kind = "call"
    pays = True

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.choices(g, ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        if s.alone:
            return []
        out: list[int] = []
        for unit in called(s):
            abilities = s.unit(unit).abilities
            for i in range(len(abilities)):
                if self.usable(s, ctx, unit, abilities[i]):
                    out.append(act.action(USE_UNIT, unit, i))
        return out

    def usable(self, s: Mage, ctx: Ctx, unit: i64, ability: Ability) -> bool:
        if not s.in_time(ctx.seat, unit, ability.times) or price_to_act(s, ctx.seat, unit) > s.influence:
            return False
        if ability.colour == NO_COLOUR:
            return ability.op.extent(s, Ctx(ability.op, ctx.seat, unit, ctx.a, 0)) != NOT_AT_ALL
        if not s.can_pay(ctx.seat, ctx.a, ability.colour):
            return False
        return ability.op.extent(s, Ctx(ability.op, ctx.seat, unit, owed(ability.colour, False), 0)) != NOT_AT_ALL

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        unit = act.first(action)
        ability = cast(Mage, g).unit(unit).abilities[act.second(action)]
        bribe(cast(Mage, g), ctx.seat, unit)
        if g.events is not None:
            g.note("unit", ctx.seat, unit, act.second(action))
        g.push(ability.op, ctx.seat, unit)
        if ability.colour != NO_COLOUR:
            pay_mana(g, ctx.seat, [ability.colour])

    def text(self, t: Teller) -> str:
        return t.say("op-call-to-arms")

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MK-683"]


@final
class ReadyUnit(MageOp):
    """Ready one spent unit of at most a level, any if 0; `heals`: one of its wounds as well; then what follows.

    A unit that uses this cannot choose itself.
    """

    kind = "ready"
    times: i64 = OUTSIDE

    def __init__(self, level: int = 0, heals: bool = False, after: Op | None = None) -> None:
        self.level = level
        self.heals = heals
        self.after = after

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if timely(g, OUTSIDE) and self.choices(g, ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        if timely(g, OUTSIDE):
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        level = self.level if self.level else TOP_LEVEL
        return [act.action(act.PICK_PIECE, unit) for unit in spent_units(s, ctx.seat, level) if unit != ctx.card]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        unit = act.first(action)
        ready(s, ctx.seat, unit)
        if self.after is not None:
            g.push(self.after, ctx.seat, ctx.card, ctx.a, ctx.b)
        if self.heals and s.hurt[unit]:
            heal_unit(s, ctx.seat, unit)

    def parts(self) -> dict[str, Op]:
        return {} if self.after is None else {"after": self.after}

    def text(self, t: Teller) -> str:
        key = "op-ready-heal" if self.heals else "op-ready"
        said = t.say(key, level=self.level)
        return said if self.after is None else t.say("op-if-done", what=said, after=self.after.text(t))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MK-206"]


@final
class ReadyLevels(MageOp):
    """Ready units of so many levels in total, one after the other; asked, `a` is the levels left."""

    kind = "ready-levels"
    times: i64 = OUTSIDE

    def __init__(self, levels: int) -> None:
        self.levels = levels

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        return COMPLETELY if timely(g, OUTSIDE) and spent_units(s, ctx.seat, self.levels) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        if timely(g, OUTSIDE):
            g.ask(Ctx(self, ctx.seat, ctx.card, self.levels, 0))

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.PICK_PIECE, unit) for unit in spent_units(cast(Mage, g), ctx.seat, ctx.a)]
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            return
        s = cast(Mage, g)
        unit = act.first(action)
        ready(s, ctx.seat, unit)
        left = ctx.a - s.unit(unit).level
        if left > 0:
            g.ask(Ctx(self, ctx.seat, ctx.card, left, 0))

    def text(self, t: Teller) -> str:
        return t.say("op-ready-levels", n=self.levels)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-ready-levels", n=ctx.a)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MK-206"]


@final
class HealAll(MageOp):
    """Heal every unit completely."""

    times: i64 = OUTSIDE

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        hurt = [unit for unit in s.at(UNITS, ctx.seat) if s.hurt[unit]]
        return COMPLETELY if timely(g, OUTSIDE) and hurt else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        for unit in s.at(UNITS, ctx.seat):
            while s.hurt[unit]:
                heal_unit(s, ctx.seat, unit)

    def text(self, t: Teller) -> str:
        return t.say("op-heal-all")


@final
class ReadyAll(MageOp):
    """Ready every unit."""

    times: i64 = OUTSIDE

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if timely(g, OUTSIDE) and spent_units(cast(Mage, g), ctx.seat, TOP_LEVEL) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if timely(g, OUTSIDE):
            for unit in spent_units(s, ctx.seat, TOP_LEVEL):
                ready(s, ctx.seat, unit)

    def text(self, t: Teller) -> str:
        return t.say("op-ready-all")


@final
class SpendRivals(MageOp):
    """A ready unit of at most a level may be spent of each other player, who gains nothing by it.

    `a` counts the players who were dealt with, clockwise from the one who acts.
    """

    kind = "spend-rival"

    def __init__(self, level: int) -> None:
        self.level = level

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if not s.open_to_rivals():
            return
        step = ctx.a + 1
        while step < s.seats:
            asked = Ctx(self, ctx.seat, ctx.card, step, 0)
            if self.units(s, asked):
                g.ask(asked)
                return
            step += 1

    def units(self, s: Mage, ctx: Ctx) -> list[int]:
        rival = (ctx.seat + ctx.a) % s.seats
        if s.out[rival]:
            return []
        return [unit for unit in s.at(UNITS, rival) if not s.spent[unit] and s.unit(unit).level <= self.level]

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.PICK_PIECE, unit) for unit in self.units(cast(Mage, g), ctx)]
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if act.verb_of(action) != act.PASS:
            spend_unit(s, (ctx.seat + ctx.a) % s.seats, act.first(action))
        g.again(ctx)

    def text(self, t: Teller) -> str:
        return t.say("op-spend-rivals", level=self.level)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-spend-rival", who=t.seat((ctx.seat + ctx.a) % g.seats))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MK-531", "MK-Q90"]


def spent_units(s: Mage, seat: i64, level: i64) -> list[int]:
    """Units of a hero that can be readied, up to a level."""
    return [unit for unit in s.at(UNITS, seat) if s.spent[unit] and s.unit(unit).level <= level]


TOP_LEVEL: Final = 4  # of units
TAKE_UNIT: Final = TakeUnit()
ARMY_OPS: Final[dict[str, Op]] = {"take-unit": TAKE_UNIT}
