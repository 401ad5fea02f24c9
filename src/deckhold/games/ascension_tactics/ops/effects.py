"""What cards and abilities do to champions."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, Printed
from deckhold.engine.ops import USED
from deckhold.engine.text import TO_DO, Teller
from deckhold.games.ascension_tactics.definitions import EQUIPPED as ON_EQUIPPED
from deckhold.games.ascension_tactics.definitions import (
    OWN_NEXT_TURN,
    TURN,
    Bonus,
    Boost,
    Triggered,
)
from deckhold.games.ascension_tactics.ops.campaign import lasting_defense, villain_rats
from deckhold.games.ascension_tactics.ops.choosing import ALL, EACH, FigureOp, PickChampion, Who
from deckhold.games.ascension_tactics.ops.fighting import FALL, defeat, harm
from deckhold.games.ascension_tactics.ops.moving import MOVES, deploy, placements
from deckhold.games.ascension_tactics.ops.orders import can_be_ordered, order, rats
from deckhold.games.ascension_tactics.ops.treasures import next_rat
from deckhold.games.ascension_tactics.ops.triggers import devotions, happen, release
from deckhold.games.ascension_tactics.ops.words import COUNTED, destroy, equip, place_souls
from deckhold.games.ascension_tactics.state.figures import values
from deckhold.games.ascension_tactics.state.ground import Walk
from deckhold.games.ascension_tactics.state.piles import banish_card
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import (
    ATTACHED,
    BASES,
    BOX,
    EQUIPPED,
    NEUTRAL,
    POOL,
    RAT_LIMIT,
    SUPPLY,
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
        if self.boost.scope == OWN_NEXT_TURN:
            seat = holder if 0 <= holder < VILLAIN else -1
        s.last(self.boost, seat, ctx.card, self.boost.scope)
        lasting_defense(s, ctx.card, self.bonus)
        if self.bonus.souls:
            place_souls(s, ctx.card, self.bonus.souls)

    def parts(self) -> dict[str, Op]:
        return {"boost": self.boost}

    def about(self, t: Teller, who: str) -> str:
        until = "next-turn" if self.boost.scope == OWN_NEXT_TURN else "turn"
        return t.say(f"op-give-{until}", who=who, what=self.bonus.text(t), weaker=int(self.penalty))


@final
class GiveAttacked(Op):
    """The enemy that the champion's attack has hurt has a bonus, or a penalty, for a while."""

    def __init__(self, bonus: Bonus, scope: int) -> None:
        self.give = Give(bonus, scope)

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(self.give, ctx.seat, ctx.b)

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

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and self.who.fits(cast(Tactics, g), seat, entry.card, card)

    def text(self, t: Teller) -> str:
        return t.say("op-give-all", who=self.who.text(t, ALL), what=self.bonus.text(t))


@final
class Each(Op):
    """The same for every champion that fits at this moment."""

    def __init__(self, who: Who, op: FigureOp) -> None:
        self.who = who
        self.op = op

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        for figure in reversed(self.who.found(s, ctx.seat, ctx.card, True)):
            g.push(self.op, ctx.seat, figure, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return self.op.about(t, self.who.text(t, ALL))


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
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.PICK_PIECE, figure) for figure in self.left(g, ctx)]
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
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
        harm(s, ctx.seat, [ctx.card], self.n, ctx.a if ctx.a > 0 else NO_CARD)

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
        return len(Walk(s, figure).ways(self.n)) > 0

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


@final
class Disarm(FigureOp):
    """Constructs on the champion are destroyed: so many, or all of them (0), as the acting player chooses."""

    verb = "disarm"

    def __init__(self, n: int = 0) -> None:
        self.n = n
        self.which = WhichConstruct()

    def able(self, s: Tactics, ctx: Ctx, figure: i64) -> bool:
        return len(s.gear(figure)) > 0

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        g.push(FALL, ctx.seat)
        if self.n == 0:
            for card in s.gear(ctx.card):
                destroy(s, card)
            return
        for _ in range(self.n):
            g.push(self.which, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"which": self.which}

    def about(self, t: Teller, who: str) -> str:
        return t.say("op-disarm", who=who, n=self.n)


@final
class WhichConstruct(Printed):
    """Which of a champion's constructs is destroyed."""

    kind = "construct"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, card) for card in cast(Tactics, g).gear(ctx.card)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        destroy(cast(Tactics, g), act.first(action))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-destroy", card=t.name(g.table.card[act.first(action)].id))


@final
class DisarmAttacked(Op):
    """Before the damage, one construct on each attacked enemy is destroyed (Corrosive Widow, AT-Q73)."""

    def __init__(self) -> None:
        self.op = Disarm(1)

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        for victim in reversed(s.attacked):
            if s.gear(victim):
                g.push(self.op, ctx.seat, victim, ctx.card)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Tactics, g)
        for victim in s.attacked:
            if s.gear(victim):
                return COMPLETELY
        return NOT_AT_ALL

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return self.op.about(t, t.say("who-attacked-each"))


@final
class Arm(FigureOp):
    """The champion has a triggered ability this turn."""

    verb = "arm"

    def __init__(self, ability: Triggered) -> None:
        self.ability = ability

    def run(self, g: Game, ctx: Ctx) -> None:
        g.last(self.ability, ctx.seat, ctx.card, TURN)

    def parts(self) -> dict[str, Op]:
        return {"ability": self.ability}

    def about(self, t: Teller, who: str) -> str:
        return t.say("op-arm", what=self.ability.text(t))


@final
class Transform(FigureOp):
    """The champion becomes a special one; whatever is not printed on the card stays (AT-137, AT-Q65)."""

    verb = "transform"

    def __init__(self, into: str) -> None:
        self.into = into

    def able(self, s: Tactics, ctx: Ctx, figure: i64) -> bool:
        return s.table.first[s.table.by_id[self.into].index] in s.zones[SUPPLY]

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        old = ctx.card
        new = s.table.first[s.table.by_id[self.into].index]
        if new not in s.zones[SUPPLY]:
            return
        holder: i64 = s.holder[old]
        spot: i64 = s.spot[old]
        pool = s.at(POOL, holder)
        s.zones[SUPPLY].remove(new)
        pool[pool.index(old)] = new
        s.holder = changed(s.holder, new, holder)
        s.holder = changed(s.holder, old, -1)
        if spot >= 0:
            s.stands[spot] = new
            s.spot[new] = spot
        s.put(old, BOX)
        for numbers in (s.damage, s.souls, s.exhausted, s.purse):
            numbers[new] = numbers[old]
            numbers[old] = 0
        for card in range(len(s.bearer)):
            if s.bearer[card] == old:
                s.bearer = changed(s.bearer, card, new)
        s.attacked = [new if figure == old else figure for figure in s.attacked]
        # What is used up was printed on the old card; everything else in force stays.
        s.lasting = [renamed(entry, old, new) for entry in s.lasting if entry.op is not USED or entry.card != old]
        for i in range(len(s.stack)):  # in place: the machine is running it
            s.stack[i] = renamed(s.stack[i], old, new)
        if s.events is not None:
            s.note("transform", holder, new)
        release(s, devotions(s, holder))
        s.push(FALL, holder)

    def about(self, t: Teller, who: str) -> str:
        return t.say("op-transform", who=who, card=t.name(self.into))


def renamed(ctx: Ctx, old: i64, new: i64) -> Ctx:
    return Ctx(ctx.op, ctx.seat, new, ctx.a, ctx.b) if ctx.card == old else ctx


@final
class BanishChampion(FigureOp):
    """The champion's card is banished together with its quests (AT-327, AT-336)."""

    verb = "banish-self"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        figure = ctx.card
        holder: i64 = s.holder[figure]
        for card in s.attached(figure):
            banish_card(s, card, ATTACHED, holder)
        s.souls = changed(s.souls, figure, 0)
        s.exhausted[figure] = 0
        s.holder = changed(s.holder, figure, -1)
        banish_card(s, figure, POOL, holder)


@final
class TakeSpecial(Op):
    """Special champions come into the player's pool, ready, unless a player already uses them (AT-329, AT-Q68)."""

    def __init__(self, id: str, n: int = 1) -> None:
        self.id = id
        self.n = n

    def waiting(self, s: Tactics) -> list[int]:
        return [card for card in s.table.copies(self.id) if card in s.zones[SUPPLY]]

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        found = self.waiting(s)
        if len(found) < self.n:
            return
        for card in found[: self.n]:
            s.zones[SUPPLY].remove(card)
            s.join(card, POOL, ctx.seat)
            if s.events is not None:
                s.moved(card, SUPPLY, 0, POOL, ctx.seat)
                s.note("take-special", ctx.seat, card)
        release(s, devotions(s, ctx.seat))

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if len(self.waiting(cast(Tactics, g))) >= self.n else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-take-special", card=t.name(self.id), n=self.n)


@final
class MoveConstruct(Printed):
    """A construct goes from one of the player's champions to another; it is not played anew."""

    kind = "move-construct"

    def movable(self, s: Tactics, seat: i64) -> list[int]:
        """Constructs of which some other champion could be the bearer."""
        able = [figure for figure in s.at(POOL, seat) if not s.definitions[figure].minion]
        return s.at(EQUIPPED, seat).copy() if len(able) > 1 else []

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        if ctx.a:  # a construct is chosen already: to whom
            out: list[int] = []
            for figure in s.at(POOL, ctx.seat):
                if not s.definitions[figure].minion and figure != s.bearer[ctx.a]:
                    out.append(act.action(act.PICK_PIECE, figure))
            return out
        out = [act.action(act.PICK_PIECE, card) for card in self.movable(s, ctx.seat)]
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        if act.verb_of(action) == act.PASS:
            return
        if ctx.a:
            equip(s, ctx.seat, ctx.a, act.first(action), EQUIPPED)
            happen(s, act.first(action), ON_EQUIPPED, piece=ctx.a)
            g.push(FALL, ctx.seat)  # whoever had it may miss it
        else:
            g.push(self, ctx.seat, ctx.card, act.first(action))

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.movable(cast(Tactics, g), ctx.seat) else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-move-construct")

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-move-construct-to" if ctx.a else "ask-move-construct")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-pass")
        return g.info.piece_name(g, act.first(action), t)


@final
class LieOver(Op):
    """A large figure comes to lie over a cell, `a`: the player says how."""

    kind = "deploy"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return placements(cast(Tactics, g), ctx.card, [ctx.a])

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        deploy(cast(Tactics, g), ctx.seat, ctx.card, action)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-deploy", card=t.name(g.table.card[ctx.card].id))


OVER: Final = LieOver()
EFFECT_OPS: Final[dict[str, Op]] = {"over": OVER}
