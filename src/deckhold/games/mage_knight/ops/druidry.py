"""What the land lends: blocks and influence by where the hero stands, reveals and sight from afar."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game
from deckhold.engine.hexes import NEVER, NO_CELL
from deckhold.engine.ops import Lasting
from deckhold.engine.ops.lasting import modified
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import timely
from deckhold.games.mage_knight.ops.points import INFLUENCE_GAINED, Points
from deckhold.games.mage_knight.state import ground
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import (
    BLOCK_TIME,
    FIRE,
    FORTIFIED_SITES,
    GAME,
    GLADE,
    HIDDEN_VALLEY,
    ICE,
    LAKE,
    MOUNTAIN,
    NO_SITE,
)

CLOSED_COST: Final = {MOUNTAIN: 5, LAKE: 2}  # of terrain that has no price of its own


@final
class GroundBlock(Points):
    """A block as strong as the space of the hero is hard to enter: a fire block by day, an ice block by night."""

    key = "ground-block"
    times: i64 = BLOCK_TIME

    def __init__(self) -> None:
        super().__init__(0)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if timely(g, BLOCK_TIME) and cast(Mage, g).blocking >= 0 else NOT_AT_ALL

    def amount(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        cell = s.where(ctx.seat)
        if cell == NO_CELL:
            cell = s.portal()  # who waits there stands on its space (MX-Q31)
        cost = ground.terrain_cost(s, cell)
        return ctx.b + (CLOSED_COST.get(s.terrain[cell], 0) if cost == NEVER else cost)

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        element: i64 = ICE if s.dark() else FIRE
        s.add_block(ctx.seat, ctx.card, self.gained(g, ctx), element, False)

    def text(self, t: Teller) -> str:
        return t.say("op-ground-block")


@final
class Charm(Points):
    """Influence; less at a fortified site, more on a magical glade."""

    key = "charm"

    def __init__(self, n: int, fortified: int, glade: int) -> None:
        super().__init__(n)
        self.fortified = fortified
        self.glade = glade

    def amount(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        cell = s.where(ctx.seat)
        site: i64 = NO_SITE if cell == NO_CELL else s.site[cell]
        n = self.glade if site in (GLADE, HIDDEN_VALLEY) else self.fortified if has(FORTIFIED_SITES, site) else self.n
        return n + ctx.b

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.gain_influence(ctx.seat, modified(g, INFLUENCE_GAINED, ctx.seat, ctx.card, self.gained(g, ctx)))

    def text(self, t: Teller) -> str:
        return t.say("op-charm", n=self.n, fortified=self.fortified, glade=self.glade)


@final
class CheaperReveals(Lasting):
    """Tiles are revealed for less, from now on; or by night only."""

    changes = "explore-cost"
    scope: i64 = GAME

    def __init__(self, n: int, by_night: bool = False) -> None:
        self.n = n
        self.by_night = by_night

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value if self.by_night and not cast(Mage, g).night else value - self.n

    def text(self, t: Teller) -> str:
        return t.say("op-cheaper-reveals-night" if self.by_night else "op-cheaper-reveals", n=self.n)


@final
class FarSight(Lasting):
    """By day the hero sees the garrisons of fortified sites from so far away."""

    changes = ground.SIGHT
    scope: i64 = GAME

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.last(self, ctx.seat, ctx.card, GAME)
        ground.look_around(s)

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value if cast(Mage, g).night or value > self.n else self.n

    def text(self, t: Teller) -> str:
        return t.say("op-far-sight", n=self.n)
