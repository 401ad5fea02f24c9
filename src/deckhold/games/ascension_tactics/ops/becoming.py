"""Effects by which champions become others, come from the supply, leave for good or lie another way."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, SET_OFF, Ctx, Game, Op
from deckhold.engine.ops import USED
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import AboutPiece, SetOff, cell_of, packed, piece_of
from deckhold.games.ascension_tactics.ops.choosing import FigureOp
from deckhold.games.ascension_tactics.ops.fighting import FALL
from deckhold.games.ascension_tactics.ops.moving import deploy, placements
from deckhold.games.ascension_tactics.ops.triggers import devotions, release
from deckhold.games.ascension_tactics.ops.words import COUNTED, about_new, forget_champion
from deckhold.games.ascension_tactics.state.piles import banish_card
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import (
    ATTACHED,
    BOX,
    KEPT,
    POOL,
    SUPPLY,
)


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
        pool = s.to_change(POOL, holder)
        s.to_take(SUPPLY).remove(new)
        pool[pool.index(old)] = new
        s.holder = changed(s.holder, new, holder)
        s.holder = changed(s.holder, old, -1)
        if spot >= 0:
            if s.stands[spot] == old:  # in the middle of a move an ally may stand there
                s.stands[spot] = new
            s.set_spot(new, spot)
        s.put(old, BOX)
        s.damage = handed_on(s.damage, old, new)
        s.souls = handed_on(s.souls, old, new)
        s.exhausted = handed_on(s.exhausted, old, new)
        s.purse = handed_on(s.purse, old, new)
        for card in range(len(s.bearer)):
            if s.bearer[card] == old:
                s.bearer = changed(s.bearer, card, new)
        s.attacked = [new if figure == old else figure for figure in s.attacked]
        if s.walker == old:
            s.walker = new
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


def handed_on(numbers: list[int], old: i64, new: i64) -> list[int]:
    """What one champion had is another one's."""
    return changed(changed(numbers, new, numbers[old]), old, 0)


def renamed(ctx: Ctx, old: i64, new: i64) -> Ctx:
    """The same about the new champion where it was about the old one."""
    card = new if ctx.card == old else ctx.card
    b = ctx.b
    if isinstance(ctx.op, AboutPiece) and b == old:
        b = new
    elif isinstance(ctx.op, SetOff) and ctx.a == SET_OFF and piece_of(b) == old:
        b = packed(cell_of(b), new)
    elif ctx.op is COUNTED:
        b = about_new(b, old, new)
    return ctx if card == ctx.card and b == ctx.b else Ctx(ctx.op, ctx.seat, card, ctx.a, b)


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
        for token in s.at(KEPT, holder).copy():
            if s.bearer[token] == figure:
                s.bearer = changed(s.bearer, token, NO_CARD)
                s.move(token, KEPT, holder, BOX, 0)
        s.souls = changed(s.souls, figure, 0)
        s.exhausted = changed(s.exhausted, figure, 0)
        s.holder = changed(s.holder, figure, -1)
        forget_champion(s, figure)
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
            s.to_take(SUPPLY).remove(card)
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
BECOMING_OPS: Final[dict[str, Op]] = {"over": OVER}
