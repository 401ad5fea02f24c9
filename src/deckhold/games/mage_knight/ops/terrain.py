"""Ground that is easier to walk this turn: cheaper terrain, and terrain that may be entered (section 14.4)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.bits import bit, has
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import TERRAIN, TURN

ALL_TERRAIN: Final = 0b111111111  # whatever a hero can walk on: not the sea
ORDER: Final = 100  # see `CostChange.rank`


class OnTerrain(Lasting):
    """About some kinds of terrain."""

    scope: i64 = TURN

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain  # as a bit set

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and has(self.terrain, cast(Mage, g).terrain[card])

    def named(self, t: Teller) -> str:
        if self.terrain == ALL_TERRAIN:
            return t.say("terrain-all")
        named = [t.say(f"terrains-{TERRAIN[n]}") for n in range(len(TERRAIN)) if self.terrain & bit(n)]
        return t.listing(named, "list-comma")


class CostChange(OnTerrain):
    """The price of entering terrain is another one. Several apply in the order that is best for the player (MK-254)."""

    changes = "move-cost"

    def rank(self) -> int:
        """What comes first in the best order: prices that are set, the highest first; then bounds; then reductions.

        Of these the one with the highest minimum comes first, for it does nothing where the price is lower already.
        """
        raise NotImplementedError

    def run(self, g: Game, ctx: Ctx) -> None:
        place = 0
        for i in range(len(g.lasting)):
            other = g.lasting[i].op
            if isinstance(other, CostChange) and other.rank() >= self.rank():
                place = i + 1
        lasting = g.lasting.copy()
        lasting.insert(place, Ctx(self, ctx.seat, ctx.card, self.scope, 0))
        g.lasting = lasting


@final
class Costs(CostChange):
    """It costs so much."""

    def __init__(self, terrain: int, n: int) -> None:
        super().__init__(terrain)
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

    def __init__(self, terrain: int, n: int, least: int) -> None:
        super().__init__(terrain)
        self.n = n
        self.least = least

    def rank(self) -> int:
        return self.least

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        if value <= self.least:
            return value
        return value - self.n if value - self.n > self.least else self.least

    def text(self, t: Teller) -> str:
        return t.say("op-terrain-less", what=self.named(t), n=self.n, least=self.least)


@final
class Opened(OnTerrain):
    """It may be entered; it does not become safe by that (MK-255)."""

    changes = "enter"

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return 1

    def text(self, t: Teller) -> str:
        return t.say("op-terrain-opened", what=self.named(t))


@final
class OpenedFor(Op):
    """It may be entered at a price."""

    def __init__(self, terrain: int, n: int) -> None:
        self.opened = Opened(terrain)
        self.costs = Costs(terrain, n)

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(self.costs, ctx.seat, ctx.card)
        g.push(self.opened, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"opened": self.opened, "costs": self.costs}

    def text(self, t: Teller) -> str:
        return t.say("op-terrain-opened-for", what=self.opened.named(t), n=self.costs.n)


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


def may_enter(n: int, *terrain: int) -> Op:
    """This turn these terrains may be entered, at this price."""
    return OpenedFor(kinds(list(terrain)), n)
