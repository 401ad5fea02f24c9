"""Effects that are the action of the turn (MX-095 to MX-097)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, timely
from deckhold.games.mage_knight.ops.standing import Standing
from deckhold.games.mage_knight.state.army import ready
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import INFLUENCE, UNITS
from deckhold.games.mage_knight.terms import CLOSING, MOVEMENT, OUTSIDE


@final
class AsAction(MageOp):
    """An effect that is played as the action of the turn: whatever points the movement part left are lost (MK-129)."""

    times: i64 = MOVEMENT

    def __init__(self, op: Op) -> None:
        self.op = op

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        return self.op.extent(g, ctx) if s.free_to_act(ctx.seat) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if not s.free_to_act(ctx.seat):
            return  # used once more by another card, it is still the one action of the turn
        s.move_points = 0
        s.influence = 0
        g.push(ACTION_TAKEN, ctx.seat)
        g.push(self.op, ctx.seat, ctx.card, ctx.a, ctx.b)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-as-action", what=self.op.text(t))

    def rules(self) -> list[str]:
        return ["MX-095", "MX-096"]


@final
class ActionTaken(Op):
    """The action of the turn was an effect: no other one follows."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.moment = CLOSING


@final
class ReadyForInfluence(Standing):
    """Once, influence may be spent to ready a unit: so much for each of its levels."""

    limited = True

    def __init__(self, n: int) -> None:
        self.n = n
        self.which = WhichReadied(n)

    def open(self, s: Mage, entry: Ctx) -> bool:
        return self.which.extent(s, entry) != NOT_AT_ALL

    def use(self, s: Mage, entry: Ctx) -> None:
        s.push(self.which, entry.seat, entry.card)

    def parts(self) -> dict[str, Op]:
        return {"which": self.which}

    def text(self, t: Teller) -> str:
        return t.say("op-ready-one-for-influence", n=self.n)

    def offered(self, entry: Ctx, t: Teller) -> str:
        return t.say("do-ready-for-influence", n=self.n)


@final
class WhichReadied(MageOp):
    kind = "ready"
    times: i64 = OUTSIDE

    def __init__(self, n: int) -> None:
        self.n = n

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if timely(g, OUTSIDE) and self.choices(g, ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        units = [unit for unit in s.at(UNITS, ctx.seat) if s.spent[unit]]
        return [act.action(act.PICK_PIECE, unit) for unit in units if self.n * s.unit(unit).level <= s.influence]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        unit = act.first(action)
        s.spend(ctx.seat, INFLUENCE, self.n * s.unit(unit).level)
        ready(s, ctx.seat, unit)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MK-206"]


def as_action(op: Op) -> Op:
    return AsAction(op)


ACTION_TAKEN: Final = ActionTaken()
ACTING_OPS: Final[dict[str, Op]] = {"action-taken": ACTION_TAKEN}
