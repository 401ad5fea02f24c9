"""Points: move, influence, healing, attack and block."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game
from deckhold.engine.ops import Count
from deckhold.engine.ops.lasting import modified, set_off
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, timely
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import (
    ANY_TIME,
    ATTACK_TIME,
    BLOCK_TIME,
    ELEMENTS,
    MELEE,
    OUTSIDE,
    PHYSICAL,
    RANGED_PHASE,
    RANGED_TIME,
    REACHES,
)

# What points of an effect are called where something changes them (`modified`).
MOVE_GAINED: Final = "move-gained"
INFLUENCE_GAINED: Final = "influence-gained"
ATTACK_GAINED: Final = "attack-gained"
BLOCK_GAINED: Final = "block-gained"
POINTS: Final = "points"  # of any of these


def plus(n: int) -> str:
    """The sign before a change: a minus comes with its number."""
    return "+" if n > 0 else ""


class Points(MageOp):
    """So many points of a kind, and so many more for each of something."""

    key: str = ""

    def __init__(self, n: int, per: Count | None = None, each: int = 1) -> None:
        self.n = n
        self.per = per
        self.each = each

    def amount(self, g: Game, ctx: Ctx) -> i64:
        per = self.per
        more: i64 = 0 if per is None else per.value(g, ctx) * self.each
        return self.n + ctx.b + more

    def gained(self, g: Game, ctx: Ctx) -> i64:
        """The amount, when it is gained: what is in force may add to it."""
        n = self.amount(g, ctx)
        if g.lasting:
            n = modified(g, POINTS, ctx.seat, ctx.card, n)
            set_off(g, POINTS, ctx.seat, ctx.card)
        return n

    def text(self, t: Teller) -> str:
        per = self.per
        if per is None:
            return t.say(f"op-{self.key}", n=self.n)
        if self.n == 0:
            return t.say(f"op-{self.key}-per", n=self.each, per=per.text(t))
        return t.say(f"op-{self.key}-more", n=self.n, more=self.each, per=per.text(t))


@final
class Move(Points):
    """Move points; they may be gained at any time and are of use in the movement part (MK-124)."""

    key = "move"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.gain_move(ctx.seat, modified(g, MOVE_GAINED, ctx.seat, ctx.card, self.gained(g, ctx)))
        set_off(g, "move-played", ctx.seat, ctx.card)


@final
class Influence(Points):
    """Influence points."""

    key = "influence"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.gain_influence(ctx.seat, modified(g, INFLUENCE_GAINED, ctx.seat, ctx.card, self.gained(g, ctx)))


@final
class Heal(Points):
    """Healing points: not in combat (MK-123)."""

    key = "heal"
    times: i64 = OUTSIDE

    def run(self, g: Game, ctx: Ctx) -> None:
        if timely(g, OUTSIDE):
            cast(Mage, g).gain_healing(ctx.seat, self.n if self.per is None else self.amount(g, ctx))


@final
class Attack(Points):
    """Attack points for the attack that is being put together."""

    key = "attack"

    def __init__(
        self, n: int, element: int = PHYSICAL, reach: int = MELEE, per: Count | None = None, each: int = 1
    ) -> None:
        super().__init__(n, per, each)
        self.element = element
        self.reach = reach
        self.times = ATTACK_TIME if reach == MELEE else RANGED_TIME

    def extent(self, g: Game, ctx: Ctx) -> i64:
        if timely(g, self.times):
            return COMPLETELY
        # An effect in force may let any attack be used as a siege attack (`reach`).
        s = cast(Mage, g)
        if s.moment == RANGED_PHASE and modified(g, "reach", ctx.seat, ctx.card, self.reach) != MELEE:
            return COMPLETELY
        return NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if self.extent(g, ctx) != NOT_AT_ALL:  # the rest of an effect may be played when its attack cannot
            s.add_attack(ctx.seat, ctx.card, self.gained(g, ctx), self.element, self.reach)

    def text(self, t: Teller) -> str:
        per = self.per
        if per is None:
            return self.with_more(0, t)
        return t.say("op-attack-more", what=self.named(t), n=self.n, more=self.each, per=per.text(t))

    def with_more(self, n: i64, t: Teller) -> str:
        """Where so much more is added to what is printed."""
        return t.say("op-attack", what=self.named(t), n=self.n + int(n))

    def named(self, t: Teller) -> str:
        return t.say(f"attack-{REACHES[self.reach]}-{ELEMENTS[self.element]}")


@final
class Block(Points):
    """Block points for the attack that is being blocked; `swift`: counted double against a Swift one."""

    key = "block"
    times: i64 = BLOCK_TIME

    def __init__(
        self, n: int, element: int = PHYSICAL, swift: bool = False, per: Count | None = None, each: int = 1
    ) -> None:
        super().__init__(n, per, each)
        self.element = element
        self.swift = swift

    def extent(self, g: Game, ctx: Ctx) -> i64:
        """Only for an attack that was chosen before (MK-327)."""
        return COMPLETELY if timely(g, BLOCK_TIME) and cast(Mage, g).blocking >= 0 else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.add_block(ctx.seat, ctx.card, self.gained(g, ctx), self.element, self.swift)

    def text(self, t: Teller) -> str:
        what = t.say(f"block-{ELEMENTS[self.element]}")
        per = self.per
        if per is None:
            said = t.say("op-block", what=what, n=self.n)
        else:
            said = t.say("op-block-more", what=what, n=self.n, more=self.each, per=per.text(t))
        return t.say("op-block-swift", what=said) if self.swift else said


@final
class GainFame(MageOp):
    def __init__(self, n: int, per: Count | None = None) -> None:
        self.n = n
        self.per = per

    def run(self, g: Game, ctx: Ctx) -> None:
        per = self.per
        cast(Mage, g).gain_fame(ctx.seat, self.n * (1 if per is None else per.value(g, ctx)))

    def text(self, t: Teller) -> str:
        per = self.per
        if per is None:
            return t.say("op-fame", n=self.n, sign=plus(self.n))
        return t.say("op-fame-per", n=self.n, sign=plus(self.n), per=per.text(t))


@final
class ChangeReputation(MageOp):
    def __init__(self, n: int, per: Count | None = None) -> None:
        self.n = n
        self.per = per

    def run(self, g: Game, ctx: Ctx) -> None:
        per = self.per
        cast(Mage, g).change_reputation(ctx.seat, self.n * (1 if per is None else per.value(g, ctx)))

    def text(self, t: Teller) -> str:
        per = self.per
        if per is None:
            return t.say("op-reputation", n=self.n, sign=plus(self.n))
        return t.say("op-reputation-per", n=self.n, sign=plus(self.n), per=per.text(t))


@final
class TakeWound(MageOp):
    """Wound cards come to hand at once."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        for _ in range(self.n):
            cast(Mage, g).take_wound(ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-wound", n=self.n)


@final
class DrawCards(MageOp):
    """Cards from the deed deck, as far as there are any; Tranquility and the like: not in combat."""

    def __init__(self, n: int, times: int = ANY_TIME) -> None:
        self.n = n
        self.times = times

    def run(self, g: Game, ctx: Ctx) -> None:
        g.draw(ctx.seat, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-draw", n=self.n)
