"""Turns, hands and decks: another turn with the same cards, cards that come back, larger hands."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, take_out
from deckhold.engine.ops import Lasting, Mark, first_copies
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp
from deckhold.games.mage_knight.state.deeds import put_under_deck
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ASIDE, BORROWED, DECK, DISCARD, HAND, LEFT_LYING, PLAYED
from deckhold.games.mage_knight.terms import NEXT_DRAW, ROUND, TURN

# What rules/ending.py asks of what is in force.
PLAYED_TO: Final = "played-to"  # where a played card goes when the play area is cleared (a zone)
DRAW_UP: Final = "draw-up"  # 1: the hand is filled up at the end of the turn; 0: it is not


@final
class CardsReturn(Lasting):
    """When the play area is cleared its cards go back to hand; the one that did it is set aside (MK-171).

    Not those that were played before this turn, in a combat that was attended partly.
    """

    changes = PLAYED_TO
    scope: i64 = TURN

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        if value != DISCARD or g.marked(LEFT_LYING, card):
            return value
        return ASIDE if card == entry.card else HAND

    def text(self, t: Teller) -> str:
        return t.say("op-cards-return")


@final
class NoDraw(Lasting):
    """No cards are drawn at the end of this turn."""

    changes = DRAW_UP
    scope: i64 = TURN

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return 0

    def text(self, t: Teller) -> str:
        return t.say("op-no-draw")


@final
class BendTime(MageOp):
    """This turn is taken again: its cards come back, and another one follows at once; never twice in a row."""

    def __init__(self) -> None:
        self.returns = CardsReturn()
        self.no_draw = NoDraw()

    def extent(self, g: Game, ctx: Ctx) -> i64:
        for entry in g.lasting:
            if entry.op is BENT and entry.seat == ctx.seat and entry.b >= g.turn_number - 1:
                return NOT_AT_ALL
        # Who attends a combat partly has no turn that could be taken again (MK-474).
        return COMPLETELY if cast(Mage, g).may_take_another(ctx.seat) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        card = ctx.card
        for entry in g.lasting:
            if entry.op is BORROWED and entry.card == ctx.card and ctx.card not in s.at(PLAYED, ctx.seat):
                card = entry.b  # cast through another card, that card is the one set aside (MK-171)
        s.last(BENT, ctx.seat, ctx.card, ROUND, s.turn_number)
        s.push(self.returns, ctx.seat, card)
        s.push(self.no_draw, ctx.seat, card)
        s.take_another_turn(ctx.seat)

    def parts(self) -> dict[str, Op]:
        return {"returns": self.returns, "no-draw": self.no_draw}

    def text(self, t: Teller) -> str:
        return t.say("op-bend-time")

    def rules(self) -> list[str]:
        return ["MK-171", "MK-670", "MK-Q65"]


@final
class LargerHand(Lasting):
    """The hand limit is higher at the next draw."""

    changes = "hand-limit"
    scope: i64 = NEXT_DRAW

    def __init__(self, n: int) -> None:
        self.n = n

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + self.n

    def text(self, t: Teller) -> str:
        return t.say("op-larger-hand", n=self.n)


# Where cards that come back are laid.
ON_TOP: Final = 0
UNDERNEATH: Final = 1


@final
class Recall(MageOp):
    """So many cards of the discard pile, chosen or by chance, go together on or under the deed deck in any order."""

    kind = "recall"

    def __init__(self, n: int, by_chance: bool) -> None:
        self.n = n
        self.by_chance = by_chance
        self.lay = LayBack(by_chance)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if g.at(DISCARD, ctx.seat) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        pile = g.to_change(DISCARD, ctx.seat)
        if not pile:
            return
        n = self.n if self.n < len(pile) else len(pile)
        if self.by_chance:
            # Those that are drawn lie on top of the pile, where everybody sees them.
            for i in range(n):
                card = pile[g.chance(len(pile) - i)]
                take_out(pile, card)
                pile.append(card)
                if g.events is not None:
                    g.note("uncover", ctx.seat, card)
        g.ask(Ctx(self, ctx.seat, ctx.card, n, 0))

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, ON_TOP), act.action(act.OPTION, UNDERNEATH)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(self.lay, ctx.seat, ctx.card, ctx.a, act.first(action))

    def parts(self) -> dict[str, Op]:
        return {"lay": self.lay}

    def text(self, t: Teller) -> str:
        return t.say("op-recall-by-chance" if self.by_chance else "op-recall", n=self.n)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        if not self.by_chance:
            return t.say("ask-recall", n=ctx.a)
        pile = g.at(DISCARD, ctx.seat)
        names = [t.name(g.table.card[card].id) for card in pile[len(pile) - ctx.a :]]
        return t.say("ask-recall-these", n=ctx.a, cards=t.listing(names))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-recall-top" if act.first(action) == ON_TOP else "do-recall-under")

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class LayBack(Op):
    """One card after the other (`a`: how many are left) goes on or under (`b`) the deed deck."""

    kind = "lay-back"

    def __init__(self, topmost: bool) -> None:
        self.topmost = topmost  # only those that lie on top of the discard pile

    def candidates(self, g: Game, ctx: Ctx) -> list[int]:
        pile = g.at(DISCARD, ctx.seat)
        return first_copies(g, pile[len(pile) - ctx.a :] if self.topmost else pile)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_CARD, g.table.kind[card], DISCARD) for card in self.candidates(g, ctx)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        places = [g.table.kind[one] for one in self.candidates(g, ctx)]
        card = self.candidates(g, ctx)[places.index(act.first(action))]
        if ctx.a > 1:
            g.push(self, ctx.seat, ctx.card, ctx.a - 1, ctx.b)
        if ctx.b == ON_TOP:
            s.move(card, DISCARD, ctx.seat, DECK, ctx.seat)
        else:
            put_under_deck(s, ctx.seat, card, DISCARD)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-lay-on" if ctx.b == ON_TOP else "ask-lay-under")

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


BENT: Final = Mark()  # the turn in which time was bent
TIME_OPS: Final[dict[str, Op]] = {"bent": BENT}
