"""Skills that are turned face down by one of their effects, and up again by a condition of their own (MX-330)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import USED, Lasting, Mark
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, times_of
from deckhold.games.mage_knight.ops.mana import pay_mana
from deckhold.games.mage_knight.ops.standing import Standing
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import CLOSING, COLOURS, ROUND, TURN


class FaceDown(Standing):
    """The skill lies face down: it gives nothing until it is turned up, or the round is over (MX-332, MX-510)."""

    scope: i64 = ROUND
    limited = True
    key: str = ""

    def turn_up(self, s: Mage, entry: Ctx) -> None:
        """It can be used again, in the same turn too; once a turn at most (MX-331)."""
        s.lasting = [one for one in s.lasting if not (one.op is USED and one.card == entry.card)]
        s.last(TURNED_UP, entry.seat, entry.card, TURN)
        if s.events is not None:
            s.note("skill-up", entry.seat, entry.card)

    def can_turn(self, s: Mage, entry: Ctx) -> bool:
        return not s.marked(TURNED_UP, entry.card)

    def text(self, t: Teller) -> str:
        return t.say(f"op-face-down-{self.key}")

    def offered(self, entry: Ctx, t: Teller) -> str:
        return t.say(f"do-turn-up-{self.key}")


@final
class UntilRest(FaceDown):
    """Until the hero rests (MX-333)."""

    key = "rest"
    event = "rests"

    def open(self, s: Mage, entry: Ctx) -> bool:
        return False  # it happens by itself

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        self.turn_up(cast(Mage, g), entry)


@final
class UntilAction(FaceDown):
    """Until the hero spends the action of a turn on it (MX-334, MX-Q42)."""

    key = "action"

    def open(self, s: Mage, entry: Ctx) -> bool:
        return s.free_to_act(entry.seat) and self.can_turn(s, entry)

    def use(self, s: Mage, entry: Ctx) -> None:
        s.moment = CLOSING
        s.move_points = 0
        s.influence = 0
        self.turn_up(s, entry)


@final
class UntilPaid(FaceDown):
    """Until its owner pays a mana, in any own turn (MX-335)."""

    key = "mana"

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def open(self, s: Mage, entry: Ctx) -> bool:
        """Not in a combat that is attended partly, which is no turn of the own (MK-474)."""
        return s.in_own_turn(entry.seat) and s.pays_all(entry.seat, [self.colour]) and self.can_turn(s, entry)

    def use(self, s: Mage, entry: Ctx) -> None:
        self.turn_up(s, entry)
        pay_mana(s, entry.seat, [self.colour])

    def text(self, t: Teller) -> str:
        return t.say("op-face-down-mana", mana=t.amount(f"mana-{COLOURS[self.colour]}", 1))

    def offered(self, entry: Ctx, t: Teller) -> str:
        return t.say("do-turn-up-mana", mana=t.amount(f"mana-{COLOURS[self.colour]}", 1))


@final
class Flip(MageOp):
    """The skill is turned face down for an effect."""

    def __init__(self, op: Op, down: FaceDown) -> None:
        self.op = op
        self.down = down
        self.times = times_of(op)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return self.op.extent(g, ctx)

    def run(self, g: Game, ctx: Ctx) -> None:
        g.last(USED, ctx.seat, ctx.card, ROUND)
        g.last(self.down, ctx.seat, ctx.card, ROUND)
        g.push(self.op, ctx.seat, ctx.card, ctx.a, ctx.b)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op, "down": self.down}

    def text(self, t: Teller) -> str:
        return t.say("op-flip", what=self.op.text(t), until=self.down.text(t))


@final
class ReputationIgnored(Lasting):
    """The hero's reputation does not count in an interaction that is begun this turn, the X neither (MX-C17)."""

    changes = "reputation"
    scope: i64 = TURN

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return 0

    def text(self, t: Teller) -> str:
        return t.say("op-reputation-ignored")


TURNED_UP: Final = Mark()  # a skill that was turned up this turn
FLIPPING_OPS: Final[dict[str, Op]] = {"turned-up": TURNED_UP}


# -- words -------------------------------------------------------------------------------------------------------------


def flip_until_rest(op: Op) -> Op:
    return Flip(op, UntilRest())


def flip_until_action(op: Op) -> Op:
    return Flip(op, UntilAction())


def flip_until_paid(op: Op, colour: int) -> Op:
    return Flip(op, UntilPaid(colour))
