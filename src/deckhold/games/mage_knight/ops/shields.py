"""What follows a successful block, and attacks that are kept for later."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.foes import destroy, guarded
from deckhold.games.mage_knight.ops.points import Attack
from deckhold.games.mage_knight.ops.standing import Standing
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import ATTACK_PHASE, BLOW, COMBAT_SCOPE, FIRE, MELEE, TURN


@final
class WhenBlocked(Lasting):
    """If the attack that is being blocked is, something follows."""

    event = "blocked"
    scope: i64 = BLOW

    def __init__(self, op: Op, key: str = "when-blocked") -> None:
        self.op = op
        self.key = key

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
        s.push(self.op, entry.seat, entry.card)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-in-store", what=self.op.text(t))

    def offered(self, t: Teller) -> str:
        return t.sentences([self.op.text(t)])


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


def blocked_explodes() -> Op:
    """After a successful block: the enemy is destroyed, unless it is proof against that."""
    return WhenBlocked(guarded(destroy()), "when-blocked-destroyed")
