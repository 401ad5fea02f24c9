"""What tactics do: changing the hand, dice, drawing, another turn."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import USED, Lasting, Offer, find_copy, first_copies
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, timely
from deckhold.games.mage_knight.ops.dice import ChooseDie, die_used, roll
from deckhold.games.mage_knight.ops.mana import BASIC_SET
from deckhold.games.mage_knight.ops.verbs import DIE_CHOICE
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.secrets import cards_in
from deckhold.games.mage_knight.state.zones import DECK, DISCARD, FREE, HAND, HELD, LOOKED, STORED
from deckhold.games.mage_knight.terms import ANY_TIME, COLOURS, OUTSIDE, ROUND, TURN, WAITING, moments

BETWEEN_TURNS: Final = moments(WAITING)
ENOUGH_TO_PLAN: Final = 2  # cards in hand
BY_CHANCE: Final = 3  # cards that the long night brings back
EIGHT: Final = 8  # colours of dice are digits of a number: colour + 1


@final
class ChangeHand(MageOp):
    """Up to so many cards, wounds too, leave the hand for as many new ones (`a`: how many have left).

    They are discarded, and the discard pile is shuffled into the deck afterwards; or they go into the deck, which is
    shuffled before the draw.
    """

    kind = "change-hand"
    times: i64 = BETWEEN_TURNS

    def __init__(self, n: int, into: int) -> None:
        self.n = n
        self.into = into

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if g.at(HAND, ctx.seat) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.a < self.n and g.at(HAND, ctx.seat):
            g.ask(ctx)
        else:
            self.finish(cast(Mage, g), ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        cards = first_copies(g, g.at(HAND, ctx.seat))
        return [*[act.action(act.PICK_CARD, g.table.kind[card], HAND) for card in cards], act.action(act.PASS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if act.verb_of(action) == act.PASS:
            self.finish(s, ctx)
            return
        s.move(find_copy(g, HAND, ctx.seat, act.first(action)), HAND, ctx.seat, self.into, ctx.seat)
        g.push(self, ctx.seat, ctx.card, ctx.a + 1, ctx.b)

    def finish(self, s: Mage, ctx: Ctx) -> None:
        s.last(USED, ctx.seat, ctx.card, ROUND)
        if ctx.a == 0:
            return
        if self.into == DECK:
            s.shuffle(DECK, ctx.seat)
        else:
            s.push(SHUFFLE_BACK, ctx.seat)
        s.push(DRAW, ctx.seat, ctx.card, ctx.a)

    def text(self, t: Teller) -> str:
        return t.say("op-change-hand-deck" if self.into == DECK else "op-change-hand", n=self.n)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-change-hand", n=self.n - ctx.a)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-change-hand-enough" if ctx.a else "do-pass")
        return t.say("do-change-hand", card=t.name(g.table.defs[act.first(action)].id))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MK-086", "MK-Q70"]


@final
class Draw(Op):
    """Cards are drawn (`a`: how many)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        g.draw(ctx.seat, ctx.a)


@final
class ShuffleBack(Op):
    """The discard pile is shuffled into the deck."""

    def run(self, g: Game, ctx: Ctx) -> None:
        g.refill(ctx.seat, DECK, DISCARD)


@final
class KeepDie(ChooseDie):
    """A die of the source that shows a basic colour lies on this card: its mana may be used in one own turn."""

    key = "keep-die"

    def __init__(self) -> None:
        super().__init__(BASIC_SET)

    def took(self, s: Mage, ctx: Ctx, die: i64) -> None:
        s.die_state[die] = HELD
        s.die_owner[die] = ctx.seat

    def text(self, t: Teller) -> str:
        return t.say("op-keep-die")


@final
class PlanAhead(Lasting):
    """At the end of each turn: with cards enough in hand before drawing, the hand limit is 1 higher (MK-104)."""

    changes = "hand-limit"
    scope: i64 = ROUND

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + 1 if len(g.at(HAND, entry.seat)) >= ENOUGH_TO_PLAN else value

    def text(self, t: Teller) -> str:
        return t.say("op-plan-ahead", n=ENOUGH_TO_PLAN)


@final
class AnotherTurn(MageOp):
    """Another turn follows this one at once (MK-106, MK-670). Nothing is lost by waiting for the end of a combat."""

    times: i64 = OUTSIDE

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        able = timely(g, OUTSIDE) and s.may_take_another(ctx.seat)
        return COMPLETELY if able else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.take_another_turn(ctx.seat)
        s.last(USED, ctx.seat, ctx.card, ROUND)

    def text(self, t: Teller) -> str:
        return t.say("op-another-turn")


@final
class BringBack(MageOp):
    """With an empty deck: cards of the discard pile, chosen by chance, become the deck (MK-105)."""

    def extent(self, g: Game, ctx: Ctx) -> i64:
        able = not g.at(DECK, ctx.seat) and g.at(DISCARD, ctx.seat)
        return COMPLETELY if able else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.last(USED, ctx.seat, ctx.card, ROUND)
        discards = s.at(DISCARD, ctx.seat)
        for _ in range(min(BY_CHANCE, len(discards))):
            s.move(discards[s.chance(len(discards))], DISCARD, ctx.seat, DECK, ctx.seat)
        s.shuffle(DECK, ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-bring-back", n=BY_CHANCE)

    def rules(self) -> list[str]:
        return ["MK-105", "MK-Q70"]


@final
class DrawOn(Offer):
    """The deck has run out in the middle of a draw: the discards may be brought back (`a`: cards still to draw)."""

    kind = "draw-on"

    def __init__(self, op: Op) -> None:
        self.op = op

    def accept(self, g: Game, ctx: Ctx) -> None:
        g.push(DRAW, ctx.seat, ctx.card, ctx.a)
        g.push(self.op, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-draw-on", n=ctx.a)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-pass") if act.verb_of(action) == act.PASS else t.sentences([self.op.text(t)])

    def rules(self) -> list[str]:
        return ["MK-105", "MK-405"]


@final
class WhileDrawing(Lasting):
    """An effect that may be used when a draw finds the deck empty, once a round; then the draw goes on (MK-105)."""

    event = "deck-empty"
    once = False
    scope: i64 = ROUND

    def __init__(self, op: Op) -> None:
        self.offer = DrawOn(op)

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and not g.marked(USED, entry.card) and len(g.at(DISCARD, seat)) > 0

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.push(self.offer, entry.seat, entry.card, card)

    def parts(self) -> dict[str, Op]:
        return {"offer": self.offer}

    def text(self, t: Teller) -> str:
        return t.say("op-while-drawing")


@final
class RollDice(MageOp):
    """Up to so many dice of the source are rolled, depleted ones first, before any is used this turn.

    Which ones is said before the first one is rolled (`a`: their colours).
    """

    kind = "roll-dice"

    def __init__(self, n: int) -> None:
        self.n = n

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        if not timely(g, ANY_TIME) or FREE not in s.die_state:
            return NOT_AT_ALL
        return NOT_AT_ALL if die_used(s, ctx.seat) else COMPLETELY

    def run(self, g: Game, ctx: Ctx) -> None:
        g.last(USED, ctx.seat, ctx.card, TURN)
        g.ask(Ctx(self, ctx.seat, ctx.card, 0, 0))

    def named(self, ctx: Ctx) -> list[int]:
        out: list[int] = []
        rest = ctx.a
        while rest:
            out.append(rest % EIGHT - 1)
            rest //= EIGHT
        return out

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        named = self.named(ctx)
        left = [s.free_dice(colour) - named.count(colour) for colour in range(len(COLOURS))]
        shown = [colour for colour in range(len(COLOURS)) if left[colour] > 0]
        depleted = [colour for colour in shown if not s.usable(colour)]
        out = [act.action(DIE_CHOICE, colour) for colour in (depleted or shown)]
        if named:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        named = self.named(ctx)
        if act.verb_of(action) != act.PASS:
            named.append(act.first(action))
            if len(named) < self.n and len(named) < s.die_state.count(FREE):
                g.ask(Ctx(self, ctx.seat, ctx.card, ctx.a * EIGHT + act.first(action) + 1, 0))
                return
        dice: list[int] = []
        for colour in named:
            for i in range(len(s.dice)):
                if s.die_state[i] == FREE and s.dice[i] == colour and i not in dice:
                    dice.append(i)
                    break
        for die in dice:
            roll(s, die, ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-roll-dice", n=self.n)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-roll-dice", n=self.n - len(self.named(ctx)))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-roll-enough")
        return t.say("do-roll", colour=COLOURS[act.first(action)])

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class Search(MageOp):
    """One card of the deck, a wound perhaps, is taken to hand; the rest is shuffled."""

    kind = "search"
    always_asks = True

    def run(self, g: Game, ctx: Ctx) -> None:
        for card in g.at(DECK, ctx.seat).copy():
            g.move(card, DECK, ctx.seat, LOOKED, ctx.seat)
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        cards = first_copies(g, cards_in(cast(Mage, g), LOOKED, ctx.seat))
        return [act.action(act.PICK_CARD, g.table.kind[card], LOOKED) for card in cards]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.move(find_copy(g, LOOKED, ctx.seat, act.first(action)), LOOKED, ctx.seat, HAND, ctx.seat)
        for card in cards_in(cast(Mage, g), LOOKED, ctx.seat):
            g.move(card, LOOKED, ctx.seat, DECK, ctx.seat)
        g.shuffle(DECK, ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-search")

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-search")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-search", card=t.name(g.table.defs[act.first(action)].id))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class BeforeEachTurn(MageOp):
    """An effect that is used once before each own turn."""

    times: i64 = BETWEEN_TURNS

    def __init__(self, op: Op) -> None:
        self.op = op

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return self.op.extent(g, ctx)

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(self.op, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-before-each-turn", what=self.op.text(t))


@final
class StoreTop(MageOp):
    """The top card of the deck goes face down under this card."""

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if g.at(DECK, ctx.seat) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        deck = g.at(DECK, ctx.seat)
        g.move(deck[len(deck) - 1], DECK, ctx.seat, STORED, ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-store-top")


@final
class TakeStored(MageOp):
    """All cards under this card are taken to hand, and that was its use."""

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if g.at(STORED, ctx.seat) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.last(USED, ctx.seat, ctx.card, ROUND)
        for card in g.at(STORED, ctx.seat).copy():
            g.move(card, STORED, ctx.seat, HAND, ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-take-stored")


DRAW: Final = Draw()
SHUFFLE_BACK: Final = ShuffleBack()
TACTIC_OPS: Final[dict[str, Op]] = {"draw-some": DRAW, "shuffle-back": SHUFFLE_BACK}
