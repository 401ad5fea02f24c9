"""Orders: deployment, what they set off, a move and an attack in either order (section 15)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import AREA_ATTACK, DOUBLE_ATTACK, ORDERED, RANGED, REACH
from deckhold.games.ascension_tactics.ops.fighting import STRIKE, declare
from deckhold.games.ascension_tactics.ops.moving import (
    ACTION,
    ENTRY,
    entrances,
    may_walk,
    meant,
    offered,
    set_out,
)
from deckhold.games.ascension_tactics.ops.treasures import may_become_another, own_champions, use, uses
from deckhold.games.ascension_tactics.ops.triggers import happen
from deckhold.games.ascension_tactics.ops.verbs import ATTACK, END_ORDER, MOVE, SWEEP, USE
from deckhold.games.ascension_tactics.ops.words import tell
from deckhold.games.ascension_tactics.state.figures import Values, values
from deckhold.games.ascension_tactics.state.ground import Walk, in_area, in_reach
from deckhold.games.ascension_tactics.state.piles import treasures_of
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import BASES, NEST, POOL, RAT_LIMIT

# How far an order has come, as the number `a` of `Act`: whether the move is made, and twice the attacks made.
MOVED: Final = 1
ONE_ATTACK: Final = 2


def can_be_ordered(s: Tactics, seat: i64, figure: i64) -> bool:
    """Whether a champion could take an order now, if it is paid for (AT-085, AT-087, AT-110, AT-121)."""
    if s.exhausted[figure] or s.walker != NO_CARD or busy(s, figure):
        return False
    if s.is_on(figure):
        return True
    if figure in s.at(NEST, seat) and rats(s, seat) >= RAT_LIMIT:
        return False
    return s.bases(seat) < BASES and len(entrances(s, figure)) > 0


def busy(s: Tactics, figure: i64) -> bool:
    """Whether a champion is carrying out an order, before which nothing orders it anew, or anybody is attacking: an
    attack is dealt with before another action starts (AT-090, AT-091)."""
    for ctx in s.stack:
        if ctx.op is STRIKE or (ctx.op is TIRE and ctx.card == figure):
            return True
    return False


def rats(s: Tactics, seat: i64) -> i64:
    """How many Giant Rats of a seat are on the battlefield."""
    return len([one for one in s.at(POOL, seat) if s.definitions[one].id == "giant-rat" and s.is_on(one)])


def order(s: Tactics, seat: i64, figure: i64) -> None:
    """A champion is ordered: deployment, abilities, actions, exhaustion (AT-Q06)."""
    if s.events is not None:
        s.note("order", seat, figure)
    tell(s, seat, "ordered", figure)
    s.push(TIRE, seat, figure)
    s.push(ACT, seat, figure)
    s.push(ON_ORDER, seat, figure)
    s.push(ENTRY, seat, figure)


@final
class OnOrder(Op):
    """What works when a champion is ordered (AT-089)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        happen(cast(Tactics, g), ctx.card, ORDERED)


@final
class Act(Op):
    """An ordered champion moves and attacks, as far and in the order that its owner likes (AT-088, AT-125)."""

    kind = "act"
    always_asks = True

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        if s.is_on(ctx.card) and (self.may_move(s, ctx) or self.may_attack(s, ctx) or self.may_be_helped(s, ctx)):
            g.ask(ctx)

    def may_move(self, s: Tactics, ctx: Ctx) -> bool:
        return not ctx.a & MOVED and may_walk(s, ctx.card)

    def may_attack(self, s: Tactics, ctx: Ctx) -> bool:
        value = values(s, ctx.card)
        return ctx.a // ONE_ATTACK < attacks(value) and len(in_reach(s, ctx.card, value)) > 0

    def may_be_helped(self, s: Tactics, ctx: Ctx) -> bool:
        """Whether treasures might bring another attack, or an enemy into reach."""
        value = values(s, ctx.card)
        for card in treasures_of(s, ctx.seat):
            bonus = s.definitions[card].bonus
            assert bonus is not None
            value.traits |= bonus.traits
        if ctx.a // ONE_ATTACK < attacks(value) and in_reach(s, ctx.card, value):
            return True
        return may_become_another(s, ctx.seat, ctx.card)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        out: list[int] = []
        value = values(s, ctx.card)
        if ctx.a // ONE_ATTACK < attacks(value):
            if not value.has(AREA_ATTACK):
                for enemy in in_reach(s, ctx.card, value):
                    out.append(act.action(ATTACK, enemy))
            else:
                ranged = in_area(s, ctx.card, value, RANGED)
                reach = in_area(s, ctx.card, value, REACH)
                if ranged:
                    out.append(act.action(SWEEP, RANGED))
                if reach and reach != ranged:
                    out.append(act.action(SWEEP, REACH))
        if self.may_move(s, ctx):
            out.extend(offered(s, Walk(s, ctx.card).ways(value.speed)))
        out.extend(uses(s, ctx.seat, own_champions(s, ctx.seat)))
        out.append(act.action(END_ORDER))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        verb = act.verb_of(action)
        figure = ctx.card
        if verb == END_ORDER:
            return
        if verb == USE:
            g.again(ctx)
            use(s, ctx.seat, action)
        elif verb == MOVE:
            g.push(self, ctx.seat, figure, ctx.a | MOVED)
            set_out(s, ctx.seat, figure, meant(s, action), ACTION)
        else:
            g.push(self, ctx.seat, figure, ctx.a + ONE_ATTACK)
            if verb == ATTACK:
                victims = [act.first(action)]
            else:
                victims = in_area(s, figure, values(s, figure), act.first(action))
            declare(s, ctx.seat, figure, victims)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        s = cast(Tactics, g)
        key = "ask-act"
        if ctx.a & MOVED or not may_walk(s, ctx.card):
            key = "ask-act-attack"
        elif ctx.a // ONE_ATTACK >= attacks(values(s, ctx.card)):
            key = "ask-act-move"
        return t.say(key, card=g.info.piece_name(g, ctx.card, t))

    def rules(self) -> list[str]:
        return ["AT-088"]


def attacks(value: Values) -> i64:
    """How many attack actions an order gives (AT-125)."""
    return 2 if value.has(DOUBLE_ATTACK) else 1


@final
class Tire(Op):
    """The order is over: the champion is exhausted (AT-091, AT-Q55)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        if figure_stays(s, ctx.card):
            s.exhausted = changed(s.exhausted, ctx.card, 1)


def figure_stays(s: Tactics, figure: i64) -> bool:
    """Whether a champion is still in the pool it was ordered from: a minion that fell is not (AT-Q56)."""
    holder: i64 = s.holder[figure]
    return holder != NO_CARD and not (s.definitions[figure].minion and not s.is_on(figure))


ON_ORDER: Final = OnOrder()
ACT: Final = Act()
TIRE: Final = Tire()
ORDER_OPS: Final[dict[str, Op]] = {"on_order": ON_ORDER, "act": ACT, "tire": TIRE}
