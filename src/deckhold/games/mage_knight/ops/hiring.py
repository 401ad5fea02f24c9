"""Units and influence: a discount that costs reputation, units readied for influence, doing without recruits."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, timely
from deckhold.games.mage_knight.ops.army import spent_units
from deckhold.games.mage_knight.ops.standing import Standing
from deckhold.games.mage_knight.state.army import ready
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import CALLING, HIRED, INFLUENCE
from deckhold.games.mage_knight.terms import DEALING, OUTSIDE, TURN


@final
class Coercion(Standing):
    """Once this turn the player may take a discount on the next unit; using it has a price (MX-513)."""

    limited = True

    def __init__(self, n: int, price: Op) -> None:
        self.cheaper = Cheaper(n, price)

    def open(self, s: Mage, entry: Ctx) -> bool:
        return s.moment == DEALING or s.marked(CALLING)  # on a glade units are recruited too (MX-059)

    def use(self, s: Mage, entry: Ctx) -> None:
        s.push(self.cheaper, entry.seat, entry.card)

    def parts(self) -> dict[str, Op]:
        return {"cheaper": self.cheaper}

    def text(self, t: Teller) -> str:
        return t.say("op-coercion", n=self.cheaper.n, price=self.cheaper.price.text(t))

    def offered(self, entry: Ctx, t: Teller) -> str:
        return t.say("do-coerce", n=self.cheaper.n)


@final
class Cheaper(Lasting):
    """The next unit that is paid for costs less; then something happens."""

    changes = "recruit-cost"
    event = "hired"
    scope: i64 = TURN

    def __init__(self, n: int, price: Op) -> None:
        self.n = n
        self.price = price

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value - self.n

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.push(self.price, entry.seat, entry.card)

    def parts(self) -> dict[str, Op]:
        return {"price": self.price}

    def text(self, t: Teller) -> str:
        return t.say("op-cheaper", n=self.n)


@final
class ReadyForInfluence(MageOp):
    """Units up to a level may be readied, each for so much influence a level; not in combat."""

    kind = "ready-for-influence"

    def __init__(self, level: int, price: int) -> None:
        self.level = level
        self.price = price

    def run(self, g: Game, ctx: Ctx) -> None:
        if timely(g, OUTSIDE):
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        for unit in spent_units(s, ctx.seat, self.level):
            if s.unit(unit).level * self.price <= s.influence:
                out.append(act.action(act.PICK_PIECE, unit))
        return [*out, act.action(act.PASS)] if out else out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            return
        s = cast(Mage, g)
        unit = act.first(action)
        s.spend(ctx.seat, INFLUENCE, s.unit(unit).level * self.price)
        ready(s, ctx.seat, unit)
        g.again(ctx)

    def text(self, t: Teller) -> str:
        return t.say("op-ready-for-influence", level=self.level, n=self.price)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MX-513", "MK-206"]


@final
class NoHiring(Lasting):
    """No unit can be recruited for influence this turn."""

    changes = "hires"
    scope: i64 = TURN

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return 0

    def text(self, t: Teller) -> str:
        return t.say("op-no-hiring")


@final
class WithoutHiring(MageOp):
    """An effect for whoever recruits no unit for influence in the whole turn."""

    def __init__(self, op: Op) -> None:
        self.op = op
        self.no_hiring = NoHiring()

    def extent(self, g: Game, ctx: Ctx) -> i64:
        for entry in g.lasting:
            if entry.op is HIRED and entry.seat == ctx.seat:
                return NOT_AT_ALL
        return self.op.extent(g, ctx)

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(self.op, ctx.seat, ctx.card, ctx.a, ctx.b)
        g.push(self.no_hiring, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op, "no-hiring": self.no_hiring}

    def text(self, t: Teller) -> str:
        return t.say("op-without-hiring", what=self.op.text(t))
