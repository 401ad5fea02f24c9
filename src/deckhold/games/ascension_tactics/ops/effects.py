"""What cards and abilities do to champions."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, Printed
from deckhold.engine.text import TO_DO, Teller
from deckhold.games.ascension_tactics.definitions import (
    OWN_NEXT_TURN,
    TURN,
    AboutPiece,
    Bonus,
    Boost,
)
from deckhold.games.ascension_tactics.ops.becoming import OVER
from deckhold.games.ascension_tactics.ops.campaign import lasting_defense, villain_rats
from deckhold.games.ascension_tactics.ops.choosing import ALL, EACH, FigureOp, PickChampion, Who
from deckhold.games.ascension_tactics.ops.fighting import FALL, defeat, harm
from deckhold.games.ascension_tactics.ops.moving import MOVES, placements, ways_by_effect
from deckhold.games.ascension_tactics.ops.orders import can_be_ordered, order, rats
from deckhold.games.ascension_tactics.ops.treasures import next_rat
from deckhold.games.ascension_tactics.ops.words import COUNTED, place_souls, tell
from deckhold.games.ascension_tactics.state.figures import values
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import (
    BASES,
    NEUTRAL,
    POOL,
    RAT_LIMIT,
    VILLAIN,
)


class Give(FigureOp):
    """The champion has a bonus for a while."""

    verb = "give"
    undeployed = True

    def __init__(self, bonus: Bonus, scope: int = TURN) -> None:
        self.bonus = bonus
        self.boost = Boost(bonus, scope)
        self.penalty = bonus.strength < 0 or bonus.defense < 0 or bonus.speed < 0

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        holder: i64 = s.holder[ctx.card]
        seat = ctx.seat
        scope = self.boost.scope
        if scope == OWN_NEXT_TURN and holder == NEUTRAL:
            scope = TURN  # nobody's next turn would end it
        elif scope == OWN_NEXT_TURN:
            seat = holder if 0 <= holder < VILLAIN else -1
        s.last(self.boost, seat, ctx.card, scope)
        lasting_defense(s, ctx.card, self.bonus)
        if self.bonus.defense < 0:
            s.push(FALL, ctx.seat)  # AT-102
        if self.bonus.souls:
            place_souls(s, ctx.card, self.bonus.souls)

    def parts(self) -> dict[str, Op]:
        return {"boost": self.boost}

    def about(self, t: Teller, who: str) -> str:
        until = "next-turn" if self.boost.scope == OWN_NEXT_TURN else "turn"
        return t.say(f"op-give-{until}", who=who, what=self.bonus.text(t), weaker=int(self.penalty))


@final
class GiveAttacked(AboutPiece):
    """The enemy that the champion's attack has hurt has a bonus, or a penalty, for a while."""

    def __init__(self, bonus: Bonus, scope: int) -> None:
        self.give = Give(bonus, scope)

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        if s.is_on(ctx.b) or (s.holder[ctx.b] >= 0 and not s.definitions[ctx.b].minion):
            g.push(self.give, ctx.seat, ctx.b)  # who fell and is in nobody's pool has nothing any more (AT-213, AT-Q56)

    def parts(self) -> dict[str, Op]:
        return {"give": self.give}

    def text(self, t: Teller) -> str:
        return self.give.about(t, t.say("who-attacked"))


@final
class GroupBoost(Boost):
    """All champions of the player that fit have a bonus this turn, whoever comes to fit later too (AT-Q52)."""

    def __init__(self, who: Who, bonus: Bonus) -> None:
        super().__init__(bonus)
        self.who = who

    def run(self, g: Game, ctx: Ctx) -> None:
        super().run(g, ctx)
        if self.bonus.defense < 0:
            g.push(FALL, ctx.seat)  # AT-102

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and self.who.fits(cast(Tactics, g), seat, entry.card, card)

    def text(self, t: Teller) -> str:
        return t.say("op-give-all", who=self.who.text(t, ALL), what=self.bonus.text(t))


@final
class Each(Op):
    """The same for every champion that fits at this moment, on or off the battlefield (AT-Q64); damage all at once."""

    def __init__(self, who: Who, op: FigureOp) -> None:
        self.who = who
        self.op = op

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        found = self.who.found(s, ctx.seat, ctx.card, self.op.on_board)
        if isinstance(self.op, Damages):
            harm(s, ctx.seat, found, self.op.n, ctx.card, unawares=True)
            return
        for figure in reversed(found):
            g.push(self.op, ctx.seat, figure, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        if isinstance(self.op, Damages):
            return t.say("op-damage-each", who=self.who.text(t, EACH), n=self.op.n)
        return self.op.about(t, self.who.text(t, ALL if isinstance(self.op, Give) else EACH))


@final
class InTurn(Printed):
    """The player chooses champions one after the other and does something with each, or stops."""

    kind = "in-turn"

    def __init__(self, who: Who, op: FigureOp) -> None:
        self.who = who
        self.op = op

    def left(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        out: list[int] = []
        for figure in self.who.found(s, ctx.seat, ctx.card, True):
            if not s.marked(COUNTED, ctx.card, figure) and self.op.able(s, ctx, figure):
                out.append(figure)
        return out

    def run(self, g: Game, ctx: Ctx) -> None:
        if self.left(g, ctx):
            g.ask(ctx)
        else:
            self.finish(g, ctx)

    def finish(self, g: Game, ctx: Ctx) -> None:
        """Who had a turn is forgotten: another effect of the same card gives everybody one again."""
        g.lasting = [entry for entry in g.lasting if entry.op is not COUNTED or entry.card != ctx.card]

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.PICK_PIECE, figure) for figure in self.left(g, ctx)]
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            self.finish(g, ctx)
            return
        figure = act.first(action)
        g.again(ctx)
        g.last(COUNTED, ctx.seat, ctx.card, TURN, figure)
        g.push(self.op, ctx.seat, figure, ctx.card)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.left(g, ctx) else NOT_AT_ALL

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-may", what=self.op.about(t.mood(TO_DO), self.who.text(t, EACH)))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-pass")
        return t.say(f"do-{self.op.verb}", card=g.info.piece_name(g, act.first(action), t))


@final
class Souls(FigureOp):
    """Absorbed souls are placed on the champion's card (AT-161)."""

    verb = "soul"

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        place_souls(cast(Tactics, g), ctx.card, self.n)

    def able(self, s: Tactics, ctx: Ctx, figure: i64) -> bool:
        return not s.definitions[figure].minion

    def about(self, t: Teller, who: str) -> str:
        return t.say("op-soul", who=who, n=self.n)


@final
class Damages(FigureOp):
    """Damage that is no attack is dealt to the champion."""

    verb = "damage"
    on_board = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        harm(s, ctx.seat, [ctx.card], self.n, ctx.a if ctx.a > 0 else NO_CARD, unawares=True)

    def about(self, t: Teller, who: str) -> str:
        return t.say("op-damage", who=who, n=self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-damage-self", n=self.n)


@final
class DefeatFor(FigureOp):
    """The champion is defeated, and the one that was acquired takes its place (AT-327)."""

    verb = "defeat-for"
    on_board = True

    def able(self, s: Tactics, ctx: Ctx, figure: i64) -> bool:
        """An opponent's, not on a portal, where the large figure finds room and a base (AT-327, AT-X53)."""
        if s.holder[figure] >= NEUTRAL or s.portal_side(s.spot[figure]) != -1 or s.bases(ctx.seat) >= BASES:
            return False
        return len(self.places(s, ctx.card, figure)) > 0

    def places(self, s: Tactics, large: i64, victim: i64) -> list[int]:
        """Where the large figure could lie over the victim's cell once that is gone."""
        cells = s.cells_of(victim)
        for cell in cells:
            s.stands[cell] = NO_CARD
        out = placements(s, large, cells)
        for cell in cells:
            s.stands[cell] = victim
        return out

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        cell: i64 = s.spot[ctx.card]
        s.push(OVER, ctx.seat, ctx.a, cell)
        defeat(s, ctx.seat, [ctx.card], ctx.a, False)


@final
class MovePoints(FigureOp):
    """The champion may move with some movement points (AT-Q53)."""

    verb = "move-points"
    on_board = True

    def __init__(self, n: int) -> None:
        self.n = n

    def able(self, s: Tactics, ctx: Ctx, figure: i64) -> bool:
        return len(ways_by_effect(s, figure, self.n)) > 0

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(MOVES, ctx.seat, ctx.card, self.n)

    def about(self, t: Teller, who: str) -> str:
        return t.say("op-move-points", who=who, n=self.n)


@final
class FreeOrder(FigureOp):
    """The champion is ordered without paying (AT-092)."""

    verb = "order-free"

    def able(self, s: Tactics, ctx: Ctx, figure: i64) -> bool:
        return can_be_ordered(s, ctx.seat, figure)

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        if s.holder[ctx.card] == VILLAIN:
            tell(s, ctx.seat, "ordered", ctx.card)
            g.push(MOVES, ctx.seat, ctx.card, values(s, ctx.card).speed)  # AT-289: a rat of the villains only moves
        elif can_be_ordered(s, ctx.seat, ctx.card):
            order(s, ctx.seat, ctx.card)

    def text(self, t: Teller) -> str:
        return t.say("op-order-free-self")


@final
class OrderRat(PickChampion):
    """A Giant Rat is ordered without paying, perhaps a new one; with `devil` also one's own Devil Rat (AT-330)."""

    kind = "rat"

    def __init__(self, devil: bool = False) -> None:
        super().__init__(Who(), FreeOrder(), True)
        self.devil = devil

    def candidates(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        if s.scenario.swarm and ctx.seat >= 0:
            return self.own(s, ctx) + villain_rats(s)
        return self.own(s, ctx)

    def own(self, s: Tactics, ctx: Ctx) -> list[int]:
        names = ["giant-rat", "devil-rat"] if self.devil else ["giant-rat"]
        out = [one for one in s.at(POOL, ctx.seat) if s.definitions[one].id in names]
        rat = next_rat(s, ctx.seat)
        if rat != NO_CARD and rats(s, ctx.seat) < RAT_LIMIT:
            out.append(rat)
        return [one for one in out if can_be_ordered(s, ctx.seat, one)]

    def text(self, t: Teller) -> str:
        return t.say("op-order-rat", devil=int(self.devil))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.sentences([self.text(t)])
