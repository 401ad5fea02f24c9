"""What follows a successful block, and attacks that are kept for later."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import FoeOp, MageOp
from deckhold.games.mage_knight.ops.foes import destroy, guarded, guarded_bashed
from deckhold.games.mage_knight.ops.points import Attack, Block
from deckhold.games.mage_knight.ops.standing import Standing
from deckhold.games.mage_knight.state import foes, rivals
from deckhold.games.mage_knight.state.battle import change_armor
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import BLOCKED
from deckhold.games.mage_knight.terms import (
    ATTACK_PHASE,
    BLOCK_PHASE,
    BLOCK_TIME,
    BLOW,
    COMBAT_SCOPE,
    FIRE,
    MELEE,
    SWIFT,
    TURN,
)


@final
class WhenBlocked(Lasting):
    """If the attack that is being blocked is, something follows."""

    event = "blocked"
    scope: i64 = BLOW

    def __init__(self, op: Op, key: str = "when-blocked") -> None:
        self.op = op
        self.key = key

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        """Another attack may be lowered to nothing meanwhile, which is blocked by that."""
        s = cast(Mage, g)
        if s.rival >= 0:
            return entry.seat == seat
        return entry.seat == seat and s.blocking >= 0 and s.hit_flags[s.blocking] & BLOCKED != 0

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        # At once, while it is known which attack that was.
        self.op.run(g, Ctx(self.op, entry.seat, entry.card, 0, 0))

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say(f"op-{self.key}", what=self.op.text(t))


@final
class InStore(Standing):
    """An attack that may be added once to any attack of the attack phase of this combat."""

    scope: i64 = COMBAT_SCOPE
    limited = True

    def __init__(self, op: Attack) -> None:
        self.op = op

    def open(self, s: Mage, entry: Ctx) -> bool:
        return s.moment == ATTACK_PHASE

    def use(self, s: Mage, entry: Ctx) -> None:
        s.push(self.op, entry.seat, entry.card, 0, entry.b)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-in-store", what=self.op.text(t))

    def told(self, g: Game, entry: Ctx, t: Teller) -> str:
        return t.say("op-in-store", what=self.op.with_more(entry.b, t))

    def offered(self, entry: Ctx, t: Teller) -> str:
        return t.sentences([self.op.with_more(entry.b, t)])


@final
class Unharmed(Lasting):
    """An attack for the attack phase (`b`: so much more), if no wound comes to hand in this combat before it."""

    event = "attack-phase"
    scope: i64 = COMBAT_SCOPE

    def __init__(self, op: Attack) -> None:
        self.store = InStore(op)

    def run(self, g: Game, ctx: Ctx) -> None:
        if cast(Mage, g).melee:
            self.happens(g, ctx, -1)  # between heroes one blocks in the attack phase too
        else:
            g.last(self, ctx.seat, ctx.card, COMBAT_SCOPE, ctx.b)

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        if not cast(Mage, g).wounds_taken[entry.seat]:
            g.last(self.store, entry.seat, entry.card, COMBAT_SCOPE, entry.b)

    def parts(self) -> dict[str, Op]:
        return {"store": self.store}

    def text(self, t: Teller) -> str:
        return t.say("op-unharmed", what=self.store.op.text(t))

    def told(self, g: Game, entry: Ctx, t: Teller) -> str:
        return t.say("op-unharmed", what=self.store.op.with_more(entry.b, t))


@final
class Bash(FoeOp):
    """The enemy that was blocked loses armor: 1 for each point of block beyond what was needed.

    Between heroes it is one of the units that took part in the attack (MK-498).
    """

    times: i64 = BLOCK_TIME

    def __init__(self) -> None:
        self.bashed = guarded_bashed()

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        surplus = beyond(s, s.blocking)
        if surplus > 0:
            self.bashed.run(g, Ctx(self.bashed, ctx.seat, ctx.card, 0, surplus))

    def parts(self) -> dict[str, Op]:
        return {"bashed": self.bashed}

    def text(self, t: Teller) -> str:
        return t.say("op-bash")


def beyond(s: Mage, hit: i64) -> i64:
    """Block points beyond what an attack needed; those that counted double against a Swift one count once."""
    if s.rival >= 0:
        return rivals.reduction(s, s.guard) - rivals.sum_of_attack(s, s.strike)
    surplus = foes.sum_of_block(s, hit, s.guard) - foes.block_needed(s, hit)
    return surplus // 2 if has(foes.hit_traits(s, hit), SWIFT) else surplus


@final
class SeparateBlocks(MageOp):
    """Several blocks of the same value, each against another attack: the first one now, the others when wanted."""

    times: i64 = BLOCK_TIME

    def __init__(self, n: int, block: Block) -> None:
        self.n = n
        self.block = block
        self.next = NextBlock(block)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return self.block.extent(g, ctx)

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        for _ in range(self.n - 1):
            g.last(self.next, ctx.seat, ctx.card, COMBAT_SCOPE, foes.with_hit(0, s.blocking))
        g.push(self.block, ctx.seat, ctx.card, 0, ctx.b)

    def parts(self) -> dict[str, Op]:
        return {"block": self.block, "next": self.next}

    def text(self, t: Teller) -> str:
        return t.say("op-separate-blocks", n=self.n, what=self.block.text(t))


@final
class NextBlock(Standing):
    """One more block, against an attack that none of them was for (`b`: those, as `foes.with_hit` puts them)."""

    event = "attack-begins"
    once = False
    scope: i64 = COMBAT_SCOPE
    limited = True

    def __init__(self, block: Block) -> None:
        self.block = block

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return seat != entry.seat

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        """Between heroes the next attack is another one, and has the same number (MK-477)."""
        g.lapse(entry)
        g.last(self, entry.seat, entry.card, COMBAT_SCOPE)

    def open(self, s: Mage, entry: Ctx) -> bool:
        return s.moment == BLOCK_PHASE and s.blocking >= 0 and s.blocking not in foes.hits_in(entry.b)

    def use(self, s: Mage, entry: Ctx) -> None:
        lasting: list[Ctx] = []
        for other in s.lasting:
            if other.op is self and other.seat == entry.seat:
                lasting.append(Ctx(self, other.seat, other.card, other.a, foes.with_hit(other.b, s.blocking)))
            else:
                lasting.append(other)
        s.lasting = lasting
        s.push(self.block, entry.seat, entry.card)

    def parts(self) -> dict[str, Op]:
        return {"block": self.block}

    def text(self, t: Teller) -> str:
        return t.say("op-next-block", what=self.block.text(t))

    def offered(self, entry: Ctx, t: Teller) -> str:
        return t.sentences([self.block.text(t)])


@final
class Disease(Lasting):
    """The armor of every enemy whose attacks were all blocked is 1, unless it is immune."""

    event = "attack-phase"
    scope: i64 = COMBAT_SCOPE

    def run(self, g: Game, ctx: Ctx) -> None:
        if cast(Mage, g).moment == ATTACK_PHASE:
            self.happens(g, ctx, -1)
        else:
            g.last(self, ctx.seat, ctx.card, COMBAT_SCOPE)

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        for place in foes.left_to_defeat(s):
            if foes.all_blocked(s, place) and not foes.stops(s, place, 0, False):
                change_armor(s, place, 1 - foes.armor_of(s, place))

    def text(self, t: Teller) -> str:
        return t.say("op-disease")


@final
class DoubleAttacks(Lasting):
    """Physical attacks played in the attack phase count double, after everything else that changes them."""

    changes = "physical-attack"
    scope: i64 = TURN

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return 2 * value if cast(Mage, g).moment == ATTACK_PHASE else value

    def text(self, t: Teller) -> str:
        return t.say("op-double-attacks")


def blocked_burns(n: int) -> Op:
    """After a successful block: so much fire attack, to be used in the attack phase."""
    return WhenBlocked(InStore(Attack(n, FIRE, MELEE)))


def blocked_bashed() -> Op:
    """After a successful block: the enemy loses armor by what was too much."""
    return WhenBlocked(Bash())


def unharmed(n: int) -> Op:
    """So much attack in the attack phase, if no wound comes to hand before it."""
    return Unharmed(Attack(n))


def blocks(n: int, block: Block) -> Op:
    """Several blocks against different attacks."""
    return SeparateBlocks(n, block)


def blocked_explodes() -> Op:
    """After a successful block: the enemy is destroyed, unless it is proof against that."""
    return WhenBlocked(guarded(destroy()), "when-blocked-destroyed")
