"""Giving an effect to somebody, and how cards arrive."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op, to_take
from deckhold.engine.ops import Grouped
from deckhold.engine.text import THEY_DO, Teller
from deckhold.games.last_bastion.definitions import BLACK, BOARDS, FOURTH_DIE, HordeCard, PieceCard, PrintedEffect
from deckhold.games.last_bastion.ops.verbs import EXIT, PLACE, SPARED, slot_name
from deckhold.games.last_bastion.state import ALL_SLOTS, ARRIVING, HORDE_DECK, SLOTS, LastBastion

# -- giving an effect to somebody --------------------------------------------------------------------------------------


class Apply(Grouped):
    """One effect of a card or board falls on the acting player; where there is none, on a chosen one (LB-083, LB-244).

    Context: the acting seat or -1, the card, which of its effects, and whether it is an exit effect.
    """

    kind = "victim"

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        card = ctx.card
        if b.covered(card, ctx.a):
            return
        effect = printed(b, ctx)
        seat = ctx.seat
        if seat >= 0 and not b.present(seat):
            seat = -1
        spared: i64 = 0
        if ctx.b == EXIT and effect.negative and seat >= 0 and b.has_power(seat, FOURTH_DIE):
            if not effect.group:
                if b.events is not None:
                    b.note("spared", seat, card)
                return  # LB-147
            spared = SPARED
        if seat < 0 and effect.personal:
            b.ask(ctx)
        else:
            b.push(effect, seat, card, spared)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        effect = printed(b, ctx)
        out: list[int] = []
        for seat in b.seats_from(b.next_board()):
            if b.feasible(effect, seat, ctx.card):
                out.append(act.action(act.PLAYER, seat))
        return out

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        seat = act.first(action)
        if g.events is not None:
            g.note("victim", seat, ctx.card)
        g.push(printed(cast(LastBastion, g), ctx), seat, ctx.card)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        b = cast(LastBastion, g)
        what = printed(b, ctx).text(t.mood(THEY_DO))
        return t.say("ask-victim", card=t.name(b.table.card[ctx.card].id), what=what)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return NO_CARD  # the question names it

    def rules(self) -> list[str]:
        return ["LB-083", "LB-084", "LB-244"]


def printed(b: LastBastion, ctx: Ctx) -> PrintedEffect:
    """The effect that a context of Apply speaks of."""
    definition = b.table.card[ctx.card]
    if isinstance(definition, HordeCard):
        return definition.effects[ctx.a]
    return cast(PrintedEffect, cast(PieceCard, definition).ops[0])


# -- arrivals ----------------------------------------------------------------------------------------------------------


def bring(b: LastBastion, seat: i64) -> None:
    """A player draws a horde card and places it; or cannot (LB-063, LB-211, LB-215)."""
    slot: i64 = 0
    while slot < ALL_SLOTS and b.card_in(slot) != NO_CARD:
        slot += 1
    if slot == ALL_SLOTS:
        b.lose_life(seat)
        return
    deck = b.zones[HORDE_DECK]
    if not deck:
        b.lose("deck")
        return
    card = to_take(b, HORDE_DECK, 0).pop()
    b.put(card, ARRIVING)
    if b.events is not None:
        b.moved(card, HORDE_DECK, 0, ARRIVING, 0)
        b.note("arrive", seat, card)
    b.push(PLACE_CARD, seat, card)


class PlaceCard(Op):
    """A drawn card goes to a slot of its board, or where there is room (LB-060 to LB-062)."""

    kind = "place"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        colour = b.horde(ctx.card).colour
        slots = b.free_slots(b.colour[ctx.seat] if colour == BLACK else colour)
        if not slots:
            for other in range(BOARDS):
                slots += b.free_slots(other)
        return [act.action(PLACE, slot) for slot in slots]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        slot = act.first(action)
        card = ctx.card
        to_take(b, ARRIVING, 0).remove(card)
        b.lay_in(slot, card)
        if b.events is not None:
            b.moved(card, ARRIVING, 0, slot // SLOTS, 0)
            b.placed("place", ctx.seat, card, slot)
        if spring_trap(b, card, slot):
            return
        effect = b.horde(card).enter_to - 1
        while effect >= 0:
            b.push(APPLY, ctx.seat, card, effect)
            effect -= 1

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-place", card=t.name(g.table.card[ctx.card].id))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        slot = act.first(action)
        trapped = cast(LastBastion, g).trap == slot
        return t.say("do-place-on-trap" if trapped else "do-place", slot=slot_name(g, slot, t))

    def rules(self) -> list[str]:
        return ["LB-060", "LB-061", "LB-062"]


def spring_trap(b: LastBastion, card: i64, slot: i64) -> bool:
    """A card has come to a slot: on the trap a monster is discarded, a warlord stays (LB-068, LB-172)."""
    if b.trap != slot:
        return False
    b.trap = -1
    if b.horde(card).warlord:
        return False
    if b.events is not None:
        b.note("trapped", -1, card)
    b.discard(card)
    return True


# -- one of each: ops never change, so all cards share them ------------------------------------------------------------

APPLY: Final = Apply()
PLACE_CARD: Final = PlaceCard()
