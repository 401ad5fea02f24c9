"""Paying aether and gaining cards."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Printed
from deckhold.engine.ops import PAY, Lasting, set_off, waiting_for
from deckhold.engine.text import Teller
from deckhold.games.aeons_end.definitions import FOR_OTHER
from deckhold.games.aeons_end.ops.spells import allies
from deckhold.games.aeons_end.ops.verbs import TO_DECK, TO_DISCARD
from deckhold.games.aeons_end.state import DECK, DISCARD, PILES, SUPPLY, AeonsEnd

# -- paying and gaining ------------------------------------------------------------------------------------------------


def pay(a: AeonsEnd, seat: i64, card: i64, cost: i64, purpose: i64) -> None:
    """Take a payment for a card, or none, that can be made; ask only if it can be made in several ways."""
    if a.aether_shard == 0 and a.aether_cards == 0 and a.aether_spells == 0:
        a.aether -= cost
    elif cost > 0:
        a.push(PAY, seat, card, cost, purpose)


# What lasts until a card is gained, and where it sends the card.
GAINING: Final = "gaining"
ONTO_DECK: Final = "to-deck"
TO_ALLY: Final = "to-ally"


class GainCard(Printed):
    """The player gains the supply card `card` (AE-65); what was played before may send it elsewhere (AE-Q30).

    `a`: it goes straight onto the player's deck.
    """

    kind = "destination"

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if ctx.a:
            arrive(a, ctx, DECK, ctx.seat)
        elif a.lasting and waiting_for(a, GAINING, ctx.seat, ctx.card):
            a.ask(ctx)
        else:
            arrive(a, ctx, DISCARD, ctx.seat)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        onto_deck = False
        to_ally = False
        settled = False
        for entry in waiting_for(a, GAINING, ctx.seat, ctx.card):
            rule = cast(NextGain, entry.op)
            onto_deck = onto_deck or rule.goal == ONTO_DECK
            to_ally = to_ally or rule.goal == TO_ALLY
            settled = settled or not rule.optional
        out: list[int] = []
        if onto_deck:
            out.append(act.action(TO_DECK, ctx.seat))
        if to_ally:
            for ally in allies(a, ctx.seat):
                out.append(act.action(TO_DISCARD, ally))
        if not settled:
            out.append(act.action(TO_DISCARD, ctx.seat))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        set_off(a, GAINING, ctx.seat, ctx.card)
        arrive(a, ctx, DECK if act.verb_of(action) == TO_DECK else DISCARD, act.first(action))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-destination", card=t.name(g.table.card[ctx.card].id))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        """What sends the gained card elsewhere, where all that does so are copies of one card."""
        causes = [entry.card for entry in waiting_for(g, GAINING, ctx.seat, ctx.card)]
        kinds = {g.table.kind[card] for card in causes}
        return causes[0] if len(kinds) == 1 else NO_CARD

    def rules(self) -> list[str]:
        return ["AE-65"]


def arrive(a: AeonsEnd, ctx: Ctx, zone: i64, seat: i64) -> None:
    pile = a.pile_of(a.table.kind[ctx.card])
    a.move(ctx.card, SUPPLY + pile, 0, zone, seat)
    if a.events is not None:
        a.note("gain", ctx.seat, ctx.card)
    on_gain = a.card(ctx.card).on_gain
    if on_gain is not None and ctx.seat == a.turn:
        a.push(on_gain, ctx.seat, ctx.card)


GAIN_CARD: Final = GainCard()


class TakeFree(Printed):
    """Gain a card of the supply without paying: any, or only gems up to a cost."""

    kind = "take"

    def __init__(self, gem_up_to: int, optional: bool, to_deck: bool) -> None:
        self.gem_up_to = gem_up_to
        self.optional = optional
        self.to_deck = to_deck

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        out: list[int] = []
        for i in range(PILES):
            pile = a.zones[SUPPLY + i]
            if pile:
                card = a.card(pile[-1])
                if self.gem_up_to == 0 or (card.is_gem and card.cost <= self.gem_up_to):
                    out.append(act.action(act.PICK_PIECE, pile[-1]))
        if self.optional and out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) != act.PASS:
            g.push(GAIN_CARD, ctx.seat, act.first(action), int(self.to_deck))

    def text(self, t: Teller) -> str:
        if self.gem_up_to:
            return t.say("op-take-gem", cost=t.amount("aether", self.gem_up_to))
        return t.say("op-take-to-deck" if self.to_deck else "op-take")


class NextGain(Lasting):
    """What the player gains next this turn, or the next card of a kind, goes on top of the deck or to an ally."""

    event = GAINING

    def __init__(self, goal: str, kind: str = "card", optional: bool = False) -> None:
        self.goal = goal
        self.of = kind
        self.optional = optional

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and self.of in ("card", g.table.card[card].kind)

    def text(self, t: Teller) -> str:
        return t.say(f"op-next-gain-{self.goal}", what=self.of, optional=int(self.optional))


class OfferCopy(Printed):
    """On gaining this card in the own turn: pay, and an ally gains a copy onto the own deck."""

    kind = "offer-copy"

    def __init__(self, cost: int) -> None:
        self.cost = cost

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if a.purse(FOR_OTHER) >= self.cost and not a.pile_is_out(ctx.card):
            a.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.PLAYER, seat) for seat in allies(cast(AeonsEnd, g), ctx.seat)]
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        if act.verb_of(action) == act.PASS:
            return
        copy = a.zones[SUPPLY + a.pile_of(a.table.kind[ctx.card])][-1]
        a.push(GAIN_CARD, act.first(action), copy, 1)
        pay(a, ctx.seat, ctx.card, self.cost, FOR_OTHER)

    def text(self, t: Teller) -> str:
        return t.say("op-offer-copy", cost=t.amount("aether", self.cost))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        card = t.name(g.table.card[ctx.card].id)
        return t.say("ask-offer-copy", card=card, cost=t.amount("aether", self.cost))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return NO_CARD  # the question names it
