"""Effects that depend on where the hero stands."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, times_of
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import TERRAIN


@final
class On(MageOp):
    """One effect on a kind of terrain, another one elsewhere."""

    def __init__(self, terrain: int, there: Op, elsewhere: Op) -> None:
        self.terrain = terrain
        self.there = there
        self.elsewhere = elsewhere
        self.times = times_of(there) | times_of(elsewhere)

    def now(self, g: Game, ctx: Ctx) -> Op:
        s = cast(Mage, g)
        cell = s.where(ctx.seat)
        return self.there if cell != NO_CELL and s.terrain[cell] == self.terrain else self.elsewhere

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return self.now(g, ctx).extent(g, ctx)

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(self.now(g, ctx), ctx.seat, ctx.card, ctx.a, ctx.b)

    def parts(self) -> dict[str, Op]:
        return {"there": self.there, "elsewhere": self.elsewhere}

    def text(self, t: Teller) -> str:
        where = t.say(f"on-{TERRAIN[self.terrain]}")
        return t.say("op-on-terrain", what=self.elsewhere.text(t), where=where, there=self.there.text(t))
