"""Direct moves: over whatever lies between, for what they say (MK-256)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.hexes import NEVER, NO_CELL, Reach, Steps
from deckhold.engine.ops import Lasting, set_off
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, timely
from deckhold.games.mage_knight.ops.foes import ignore_sites
from deckhold.games.mage_knight.ops.verbs import CHOOSE_CELL
from deckhold.games.mage_knight.state import ground
from deckhold.games.mage_knight.state.battle import joint
from deckhold.games.mage_knight.state.general import cell_of
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import MOVE, NOBODY, STOPPED
from deckhold.games.mage_knight.terms import CLOSING, FORTIFIED_SITES, MOVEMENT, MOVING, TERRAIN, TURN, UNKNOWN, moments

STORMING: Final = moments(MOVING, CLOSING)


@final
class Directly(Steps):
    """One point a space, over every revealed one but those of certain terrain."""

    def __init__(self, s: Mage, avoids: i64) -> None:
        self.s = s
        self.avoids = avoids

    def cost(self, cell: i64, to: i64, direction: i64) -> i64:
        terrain = self.s.terrain[to]
        return NEVER if terrain == UNKNOWN or has(self.avoids, terrain) else 1


class Travel(MageOp):
    """Move up to so many revealed spaces at once, to a safe one; nobody is provoked (MK-256, MK-257, MK-Q51).

    `avoids`: terrain that it neither enters nor crosses. `each`: move points that a space costs; `price`: what the
    whole move costs.
    """

    kind = "travel"
    times: i64 = MOVEMENT
    key: str = "op-travel"

    def __init__(self, n: int, avoids: list[int] | None = None, each: int = 0, price: int = 0) -> None:
        self.n = n
        self.avoids = moments(*avoids) if avoids else 0
        self.each = each
        self.price = price
        self.landing = Landing(self)

    def reach(self, s: Mage, seat: i64) -> Reach:
        n: i64 = self.n
        if self.each and s.move_points // self.each < n:
            n = s.move_points // self.each
        return s.cells.reach(s.where(seat), n, Directly(s, self.avoids))

    def may_end(self, s: Mage, seat: i64, cell: i64) -> bool:
        return ground.is_safe(s, seat, cell) and not ground.barred(s, seat, cell)

    def targets(self, s: Mage, seat: i64) -> list[int]:
        if s.where(seat) == NO_CELL or s.move_points < self.price or s.marked(STOPPED) or s.exhausted(seat):
            return []
        return [cell for cell in self.reach(s, seat).cells() if self.may_end(s, seat, cell)]

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if timely(g, self.times) and self.targets(cast(Mage, g), ctx.seat) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        if timely(g, self.times):
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(CHOOSE_CELL, cell) for cell in self.targets(cast(Mage, g), ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        cell = act.first(action)
        g.push(self.landing, ctx.seat, ctx.card, cell)
        set_off(g, "before-step", ctx.seat, cell)

    def land(self, s: Mage, ctx: Ctx, cell: i64) -> None:
        """The hero comes to the space."""
        s.spend(ctx.seat, MOVE, self.price + self.each * self.reach(s, ctx.seat).cost[cell])
        s.did_move = True
        ground.arrive(s, ctx.seat, cell)
        set_off(s, "step", ctx.seat, cell)

    def parts(self) -> dict[str, Op]:
        return {"landing": self.landing}

    def text(self, t: Teller) -> str:
        avoided = [t.say(f"not-{TERRAIN[n]}") for n in range(len(TERRAIN)) if has(self.avoids, n)]
        price = "each" if self.each else "total" if self.price else "none"
        said = t.say(self.key, n=self.n, price=price, cost=self.price or self.each)
        return t.say("op-travel-not", what=said, where=t.listing(avoided, "list-neither")) if avoided else said

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MK-256", "MK-257", "MK-Q51"]


@final
class Landing(Op):
    """The end of a direct move, on the space `a`."""

    def __init__(self, travel: Travel) -> None:
        self.travel = travel

    def run(self, g: Game, ctx: Ctx) -> None:
        self.travel.land(cast(Mage, g), ctx, ctx.a)


@final
class Storm(Travel):
    """A direct move that ends with a fight: onto a fortified site to be assaulted, or onto another hero's space.

    Sites do not fortify anybody in it, and who fails goes back to where the move began. Whoever has proposed to fight
    together may come so to what is assaulted when that is agreed on (MK-503, MX-131), and to nothing else (MX-141).
    """

    times: i64 = STORMING
    key = "op-storm"

    def __init__(self, n: int, avoids: list[int]) -> None:
        super().__init__(n, avoids)
        self.ignores = ignore_sites()

    def targets(self, s: Mage, seat: i64) -> list[int]:
        from deckhold.games.mage_knight.rules.fighting.joint import parts_of

        found = super().targets(s, seat)
        if s.moment == MOVING:
            return found
        if s.fight_cell == NO_CELL or seat in s.guests or not joint(s):
            return []
        return [cell for cell in found if cell in parts_of(s, s.fight_cell)]

    def may_end(self, s: Mage, seat: i64, cell: i64) -> bool:
        if ground.closed(s, cell) or ground.barred(s, seat, cell):
            return False
        fortified = has(FORTIFIED_SITES, s.site[cell]) or cell == cell_of(s)  # MX-131
        if not fortified or not ground.assaulted(s, seat, cell):
            return rival_at(s, seat, cell) >= 0
        return not ground.shut(s, seat, cell)

    def land(self, s: Mage, ctx: Ctx, cell: i64) -> None:
        from deckhold.games.mage_knight.rules.fighting.duel import attack_hero
        from deckhold.games.mage_knight.rules.fighting.joint import fight_share
        from deckhold.games.mage_knight.rules.moving import storm

        self.ignores.run(s, ctx)
        super().land(s, ctx, cell)
        if joint(s):
            fight_share(s, ctx.seat, cell, [])
        elif ground.assaulted(s, ctx.seat, cell):
            storm(s, ctx.seat, cell, [])
        else:
            attack_hero(s, ctx.seat, rival_at(s, ctx.seat, cell))

    def parts(self) -> dict[str, Op]:
        return {**super().parts(), "ignores": self.ignores}

    def text(self, t: Teller) -> str:
        return t.listing([super().text(t), self.ignores.text(t)], "list-then")


def rival_at(s: Mage, seat: i64, cell: i64) -> i64:
    """A hero on a space who can be attacked, or NOBODY."""
    for other in ground.others_at(s, seat, cell):
        if ground.may_attack(s, seat, other):
            return other
    return NOBODY


@final
class Stride(Lasting):
    """This turn spaces and tile positions so far away count as adjacent for moving and revealing."""

    changes = ground.STRIDE
    scope: i64 = TURN

    def __init__(self, n: int) -> None:
        self.n = n

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return self.n if self.n > value else value

    def text(self, t: Teller) -> str:
        return t.say("op-stride", n=self.n)


@final
class Unnoticed(Lasting):
    """The hero provokes nobody by moving this turn."""

    changes = ground.PROVOKE
    scope: i64 = TURN

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return 0

    def text(self, t: Teller) -> str:
        return t.say("op-unnoticed")
