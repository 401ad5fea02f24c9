"""Ground that is easier to walk this turn: cheaper terrain, and terrain that may be entered (section 14.4)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.core import Ctx, Game, Op, Printed
from deckhold.engine.hexes import NEVER, NO_CELL
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.standing import Standing
from deckhold.games.mage_knight.ops.time import LargerHand
from deckhold.games.mage_knight.ops.verbs import CHOOSE_CELL
from deckhold.games.mage_knight.state import ground
from deckhold.games.mage_knight.state.ground import assaulted, closed, others_at, price
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import (
    DESERT,
    FOREST,
    GAME,
    HILLS,
    MOUNTAIN,
    MOVING,
    NEXT_DRAW,
    OWN_NEXT_TURN,
    SWAMP,
    TERRAIN,
    TURN,
    WASTELAND,
)

ALL_TERRAIN: Final = 0b111111111  # whatever a hero can walk on: not the sea
ORDER: Final = 100  # see `CostChange.rank`
NAMED: Final = [HILLS, FOREST, WASTELAND, DESERT, SWAMP, MOUNTAIN]  # terrain that costs more than 2


class OnTerrain(Lasting):
    """About some kinds of terrain."""

    scope: i64 = TURN

    def __init__(self, terrain: int, scope: int = TURN) -> None:
        self.terrain = terrain  # as a bit set
        self.scope = scope

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and has(self.terrain, cast(Mage, g).terrain[card])

    def named(self, t: Teller) -> str:
        if self.terrain == ALL_TERRAIN:
            return t.say("terrain-all")
        named = [t.say(f"terrains-{TERRAIN[n]}") for n in range(len(TERRAIN)) if self.terrain & bit(n)]
        return t.listing(named, "list-and")


class CostChange(OnTerrain):
    """The price of entering terrain is another one. Several apply in the order that is best for the player (MK-254)."""

    changes = "move-cost"

    def rank(self) -> int:
        """What comes first in the best order: prices that are set, the highest first; then bounds; then reductions.

        Of these the one with the highest minimum comes first, for it does nothing where the price is lower already.
        """
        raise NotImplementedError

    def run(self, g: Game, ctx: Ctx) -> None:
        self.hold(g, ctx, 0)

    def hold(self, g: Game, ctx: Ctx, n: i64) -> None:
        """It comes into force, in its place among the others; `n` is a number of its own."""
        place = 0
        for i in range(len(g.lasting)):
            other = g.lasting[i].op
            if isinstance(other, CostChange) and other.rank() >= self.rank():
                place = i + 1
        lasting = g.lasting.copy()
        lasting.insert(place, Ctx(self, ctx.seat, ctx.card, self.scope, n))
        g.lasting = lasting


@final
class Costs(CostChange):
    """It costs so much."""

    def __init__(self, terrain: int, n: int, scope: int = TURN) -> None:
        super().__init__(terrain, scope)
        self.n = n

    def rank(self) -> int:
        return 2 * ORDER + self.n

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return self.n

    def text(self, t: Teller) -> str:
        return t.say("op-terrain-costs", what=self.named(t), n=self.n)


@final
class CostsAtMost(CostChange):
    """What costs more costs so much."""

    def __init__(self, terrain: int, n: int) -> None:
        super().__init__(terrain)
        self.n = n

    def rank(self) -> int:
        return ORDER

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return self.n if value > self.n else value

    def text(self, t: Teller) -> str:
        return t.say("op-terrain-at-most", what=self.named(t), n=self.n)


@final
class CostsLess(CostChange):
    """It costs less, down to a minimum; what costs less than that already stays."""

    def __init__(self, terrain: int, n: int, least: int, scope: int = TURN) -> None:
        super().__init__(terrain, scope)
        self.n = n
        self.least = least

    def rank(self) -> int:
        return self.least

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        if value <= self.least:
            return value
        return value - self.n if value - self.n > self.least else self.least

    def text(self, t: Teller) -> str:
        key = "op-terrain-less" if self.scope == TURN else "op-terrain-less-long"
        return t.say(key, what=self.named(t), n=self.n, least=self.least)


@final
class Opened(OnTerrain):
    """It may be entered; it does not become safe by that (MK-255)."""

    changes = ground.ENTER

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return 1 if value >= 0 else value

    def text(self, t: Teller) -> str:
        return t.say("op-terrain-opened", what=self.named(t))


@final
class Closed(OnTerrain):
    """It cannot be entered, whatever opens it, neither step by step nor directly."""

    changes = ground.ENTER

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return ground.BARRED

    def text(self, t: Teller) -> str:
        return t.say("op-terrain-closed", what=self.named(t))


@final
class HandOn(Lasting):
    """The hand limit is higher at the next draw for a turn that ends on a terrain."""

    changes = "hand-limit"
    event = "hand-drawn"
    scope: i64 = TURN

    def __init__(self, n: int, terrain: int) -> None:
        self.n = n
        self.terrain = terrain
        self.larger = LargerHand(n)

    def there(self, g: Game, seat: i64) -> bool:
        s = cast(Mage, g)
        cell = s.where(seat)
        return cell != NO_CELL and s.terrain[cell] == self.terrain

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + self.n if self.there(g, entry.seat) else value

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        """The turn is over: wherever the hero goes before the next draw, it is known what that brings."""
        if self.there(g, entry.seat):
            g.last(self.larger, entry.seat, entry.card, NEXT_DRAW)

    def parts(self) -> dict[str, Op]:
        return {"larger": self.larger}

    def text(self, t: Teller) -> str:
        return t.say("op-hand-on", n=self.n, where=t.say(f"on-{TERRAIN[self.terrain]}"))


@final
class Safe(OnTerrain):
    """Where it may be entered it is safe, but for what makes any space unsafe."""

    changes = "safe"

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        s = cast(Mage, g)
        held = closed(s, card) or assaulted(s, entry.seat, card)  # by Volkare (MX-234)
        return 1 if not held and not others_at(s, entry.seat, card) else value

    def text(self, t: Teller) -> str:
        return t.say("op-terrain-safe", what=self.named(t))


@final
class OpenedFor(Op):
    """It may be entered at a price; `safe`: and it is safe then. This turn, or from now on (`scope`)."""

    def __init__(self, terrain: int, n: int, safe: bool = False, scope: int = TURN) -> None:
        self.opened = Opened(terrain, scope)
        self.costs = Costs(terrain, n, scope)
        self.safe = Safe(terrain, scope) if safe else None
        self.lasts = scope == GAME

    def run(self, g: Game, ctx: Ctx) -> None:
        if self.safe is not None:
            g.push(self.safe, ctx.seat, ctx.card)
        g.push(self.costs, ctx.seat, ctx.card)
        g.push(self.opened, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        out: dict[str, Op] = {"opened": self.opened, "costs": self.costs}
        if self.safe is not None:
            out["safe"] = self.safe
        return out

    def text(self, t: Teller) -> str:
        key = "op-terrain-opened-always" if self.lasts else "op-terrain-opened-for"
        said = t.say(key, what=self.opened.named(t), n=self.costs.n)
        return said if self.safe is None else t.say("op-and-safe", what=said)


# -- one space, or one terrain, of choice ------------------------------------------------------------------------------


@final
class CellCostsLess(CostChange):
    """One space (`b`) costs less, down to a minimum."""

    def __init__(self, n: int, least: int) -> None:
        super().__init__(ALL_TERRAIN)
        self.n = n
        self.least = least

    def rank(self) -> int:
        return self.least

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and entry.b == card

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        if value <= self.least:
            return value
        return value - self.n if value - self.n > self.least else self.least

    def text(self, t: Teller) -> str:
        return t.say("op-cell-less", n=self.n, least=self.least)


@final
class NameSpace(Printed):
    """The player names a space that costs less this turn."""

    kind = "name-space"

    def __init__(self, n: int, least: int) -> None:
        self.less = CellCostsLess(n, least)

    def spaces(self, s: Mage, seat: i64) -> list[int]:
        """Those that can be entered and cost more than the minimum."""
        out: list[int] = []
        for cell in range(s.cells.size):
            cost = price(s, seat, cell)
            if cost != NEVER and cost > self.less.least and not closed(s, cell):
                out.append(cell)
        return out

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(CHOOSE_CELL, cell) for cell in self.spaces(cast(Mage, g), ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        self.less.hold(g, ctx, act.first(action))

    def parts(self) -> dict[str, Op]:
        return {"less": self.less}

    def text(self, t: Teller) -> str:
        return t.say("op-name-space", n=self.less.n, least=self.less.least)


@final
class NameTerrain(Printed):
    """The player names a terrain that costs less this turn."""

    kind = "name-terrain"

    def __init__(self, n: int, least: int) -> None:
        self.less = [CostsLess(bit(terrain), n, least) for terrain in NAMED]

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, i) for i in range(len(self.less))]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        self.less[act.first(action)].run(g, ctx)

    def parts(self) -> dict[str, Op]:
        return {TERRAIN[NAMED[i]]: op for i, op in enumerate(self.less)}

    def text(self, t: Teller) -> str:
        return t.say("op-name-terrain", n=self.less[0].n, least=self.less[0].least)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.sentences([t.say(f"terrain-{TERRAIN[NAMED[act.first(action)]]}")])


@final
class WhenWanted(Standing):
    """Something that the player names once this turn, in the movement part, when it is first of use."""

    limited = True

    def __init__(self, op: NameSpace | NameTerrain) -> None:
        self.op = op

    def open(self, s: Mage, entry: Ctx) -> bool:
        return s.moment == MOVING and len(self.op.choices(s, entry)) > 0

    def use(self, s: Mage, entry: Ctx) -> None:
        s.push(self.op, entry.seat, entry.card)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return self.op.text(t)

    def offered(self, entry: Ctx, t: Teller) -> str:
        return t.sentences([self.op.text(t)])


# -- words -------------------------------------------------------------------------------------------------------------


def kinds(terrain: list[int]) -> int:
    return sum([bit(n) for n in terrain]) if terrain else ALL_TERRAIN


def costs(n: int, *terrain: int) -> Op:
    """This turn these terrains cost so much to enter."""
    return Costs(kinds(list(terrain)), n)


def costs_at_most(n: int, *terrain: int) -> Op:
    """This turn no more than so much; every terrain, if none is named."""
    return CostsAtMost(kinds(list(terrain)), n)


def costs_less(n: int, least: int, *terrain: int) -> Op:
    """This turn so much less, but no less than the minimum; every terrain, if none is named."""
    return CostsLess(kinds(list(terrain)), n, least)


def costs_less_for_long(n: int, least: int) -> Op:
    """Until the next turn every terrain costs so much less, but no less than the minimum."""
    return CostsLess(ALL_TERRAIN, n, least, OWN_NEXT_TURN)


def opened(*terrain: int) -> Op:
    """This turn these terrains may be entered."""
    return Opened(kinds(list(terrain)))


def no_entry(*terrain: int) -> Op:
    """This turn these terrains cannot be entered."""
    return Closed(kinds(list(terrain)))


def hand_on(n: int, terrain: int) -> Op:
    """A larger hand after a turn that ends there."""
    return HandOn(n, terrain)


def may_enter(n: int, *terrain: int) -> Op:
    """This turn these terrains may be entered, at this price."""
    return OpenedFor(kinds(list(terrain)), n)


def may_stay(n: int, terrain: int, always: bool = False) -> Op:
    """The same of one terrain, and it is safe; from now on, if it is so `always`."""
    return OpenedFor(bit(terrain), n, True, GAME if always else TURN)


def space_costs_less(n: int, least: int) -> Op:
    """This turn one space of choice."""
    return WhenWanted(NameSpace(n, least))


def one_terrain_costs_less(n: int, least: int) -> Op:
    return WhenWanted(NameTerrain(n, least))
