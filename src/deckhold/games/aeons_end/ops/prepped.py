"""Cards that act while prepped, and the Sigil breach."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD, CardDef
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, Printed
from deckhold.engine.ops import Offer
from deckhold.engine.text import Teller
from deckhold.games.aeons_end.definitions import OPEN
from deckhold.games.aeons_end.ops.damage import DEAL
from deckhold.games.aeons_end.ops.harm import prepped_in, remove_breach
from deckhold.games.aeons_end.ops.spells import PrepFrom, prep
from deckhold.games.aeons_end.state import BOX, BREACHES, DECK, DISCARD, HAND, PLACES, PREPPED, AeonsEnd

# -- while prepped -----------------------------------------------------------------------------------------------------


class AddSpark(Printed):
    """A Spark from hand joins this spell in its breach."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        spark = spark_in_hand(a, ctx.seat)
        prep(a, spark, HAND, ctx.seat, a.prep_place(ctx.card, ctx.seat))

    def extent(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        alone = len(a.at(PREPPED + a.prep_place(ctx.card, ctx.seat), ctx.seat)) == 1
        return COMPLETELY if alone and spark_in_hand(a, ctx.seat) >= 0 else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-add-spark")

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        return while_prepped(root)


def spark_in_hand(a: AeonsEnd, seat: i64) -> i64:
    for card in a.at(HAND, seat):
        if a.card(card).id == "spark":
            return card
    return NO_CARD


def while_prepped(root: str) -> str:
    """Where an effect can stand that is used in the main phase while its spell is prepped."""
    return "" if root == "use" else "it is for what a prepped spell offers in the main phase"


class ShowTopOfDeck(Offer):
    """As the casting phase begins the player's top deck card is shown: destroy it or leave it."""

    kind = "top-card"

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        deck = a.at(DECK, ctx.seat)
        if not deck and a.at(DISCARD, ctx.seat):
            a.refill(ctx.seat, DECK, DISCARD)  # AE-81
        if deck:
            a.show(deck[-1], a.map.everybody)
            if a.events is not None:
                a.note("reveal", ctx.seat, deck[-1])
            a.ask(ctx)

    def accept(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        a.destroy(a.at(DECK, ctx.seat)[-1], DECK, ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-show-top")

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-top-card", card=t.name(g.table.card[g.at(DECK, ctx.seat)[-1]].id))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-leave-on-top")
        return t.say("do-destroy", card=t.name(g.table.card[g.at(DECK, ctx.seat)[-1]].id))

    def rules(self) -> list[str]:
        return ["AE-140"]


class BreachTurned(Printed):
    """When a breach of the owner is focused or opened in the owner's turn: damage."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(DEAL, ctx.seat, ctx.card, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-breach-turned", what=t.amount("damage", self.n))


# -- the Sigil breach --------------------------------------------------------------------------------------------------


class GiveSigil(Printed):
    """A player with breach I or II open gets a Sigil breach in place of one of them, then may prep a spell."""

    kind = "sigil-player"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        return [act.action(act.PLAYER, seat) for seat in range(a.seats) if replaceable(a, seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(REPLACE_BREACH, act.first(action), ctx.card)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        return COMPLETELY if self.choices(a, ctx) else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-sigil")


def replaceable(a: AeonsEnd, seat: i64) -> list[int]:
    """The open breaches numbered I and II of a seat; a Sigil breach is neither."""
    out: list[int] = []
    for place in range(2):
        token = a.at(BREACHES, seat)[place]
        if a.is_open(seat, place) and a.card(token).place == place:
            out.append(token)
    return out


class ReplaceBreach(Printed):
    """The player names the breach; what was prepped in it returns to hand."""

    kind = "sigil-breach"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, token) for token in replaceable(cast(AeonsEnd, g), ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        seat = ctx.seat
        token = act.first(action)
        place = a.place_of(token, seat)
        for spell in prepped_in(a, seat, token):
            a.move(spell, PREPPED + a.prep_place(spell, seat), seat, HAND, seat)
            if a.events is not None:
                a.note("to-hand", seat, spell)
        remove_breach(a, seat, token)
        for sigil in a.table.copies("sigil-breach"):
            if sigil in a.zones[BOX]:
                a.to_take(BOX).remove(sigil)
                a.to_change(BREACHES, seat)[place] = sigil
                a.rotation[seat * PLACES + place] = OPEN
                if a.events is not None:
                    a.moved(sigil, BOX, 0, BREACHES, seat)
                    a.note("sigil", seat, sigil)
                break
        a.push(PREP_NORMALLY, seat, ctx.card)


REPLACE_BREACH: Final = ReplaceBreach()
PREP_NORMALLY: Final = PrepFrom(HAND, False)
