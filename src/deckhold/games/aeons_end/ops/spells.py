"""Breaches and the spells in them."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Printed
from deckhold.engine.ops import first_copies
from deckhold.engine.text import Teller
from deckhold.games.aeons_end.definitions import BREACH_TURNS, NOBODY, OPEN
from deckhold.games.aeons_end.ops.verbs import CAST, PREP_PIECE
from deckhold.games.aeons_end.state import BREACHES, DISCARD, FOCUSED, HAND, PLACES, PREPPED, TURN, AeonsEnd

# -- breaches and spells -----------------------------------------------------------------------------------------------


def focus(a: AeonsEnd, seat: i64, place: i64) -> None:
    """Turn a closed breach 90 degrees; with the yellow sector up it opens instead (AE-26, AE-Q12)."""
    at = seat * PLACES + place
    if a.rotation[at] == OPEN - 1:
        open_breach(a, seat, place)
        return
    a.rotation[at] += 1
    token = a.at(BREACHES, seat)[place]
    if seat == a.turn and not a.marked(FOCUSED, token):
        a.last(FOCUSED, seat, token, TURN)
    if a.events is not None:
        a.note("focus", seat, token)
    breach_turned(a, seat)


def open_breach(a: AeonsEnd, seat: i64, place: i64) -> None:
    a.rotation[seat * PLACES + place] = OPEN
    if a.events is not None:
        a.note("open", seat, a.at(BREACHES, seat)[place])
    breach_turned(a, seat)


def breach_turned(a: AeonsEnd, seat: i64) -> None:
    """Prepped spells that wait for a breach of their owner to be focused or opened in the owner's turn (AE-140)."""
    if seat == a.turn:
        set_off_prepped(a, seat, BREACH_TURNS)


def set_off_prepped(a: AeonsEnd, seat: i64, event: i64) -> None:
    """Run the "While prepped" triggers of an event."""
    place: i64 = PLACES - 1
    while place >= 0:
        for spell in a.at(PREPPED + place, seat):
            definition = a.card(spell)
            if definition.event == event:
                trigger = definition.trigger
                assert trigger is not None
                a.push(trigger, seat, spell)
        place -= 1


def prep(a: AeonsEnd, spell: i64, zone: i64, seat: i64, place: i64) -> None:
    a.move(spell, zone, seat, PREPPED + place, seat)
    if a.events is not None:
        a.note("prep", seat, spell)


def cast_spell(a: AeonsEnd, caster: i64, spell: i64, owner: i64) -> None:
    """The card goes to its owner's discard first, then its effect happens, the caster being "you" (AE-53, AE-58)."""
    place = a.prep_place(spell, owner)
    bonus = a.bonus(spell, owner, place)
    a.move(spell, PREPPED + place, owner, DISCARD, owner)
    if a.events is not None:
        a.note("cast", caster, spell)
    effect = a.card(spell).effect
    assert effect is not None
    a.push(effect, caster, spell, bonus)


class FocusAny(Printed):
    """Focus a closed breach of any player; the acting player picks it."""

    kind = "focus"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        out: list[int] = []
        for seat in range(a.seats):
            for place in range(PLACES):
                if a.is_closed(seat, place):
                    out.append(act.action(act.PICK_PIECE, a.at(BREACHES, seat)[place]))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        token = act.first(action)
        for seat in range(a.seats):
            place = a.place_of(token, seat)
            if place >= 0:
                focus(a, seat, place)
                return

    def extent(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        return COMPLETELY if self.choices(a, ctx) else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-focus-any")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return label_of_seat(cast(AeonsEnd, g), act.first(action), t)

    def rules(self) -> list[str]:
        return ["AE-26", "AE-68"]


def label_of_seat(a: AeonsEnd, card: i64, t: Teller) -> str:
    """A card or token with the name of the player who has it."""
    name = t.name(a.table.card[card].id)
    for seat in range(a.seats):
        if a.place_of(card, seat) >= 0 or a.where(card, seat) >= 0:
            where = breach_of_twin(a, card, seat, t)
            return t.say("do-pick-of", card=name, who=f"{t.seat(seat)}, {where}" if where else t.seat(seat))
    return name


def breach_of_twin(a: AeonsEnd, spell: i64, seat: i64, t: Teller) -> str:
    """In which breach a spell lies of which the seat has prepped another copy too; "" where its name says enough."""
    at = a.prep_place(spell, seat)
    if at < 0:
        return ""
    for place in range(PLACES):
        for other in a.at(PREPPED + place, seat):
            if other != spell and a.table.kind[other] == a.table.kind[spell]:
                return t.say(f"mark-{a.breach_mark(spell, at)}")
    return ""


class FocusCheapest(Printed):
    """Focus the player's own closed breach of lowest focus cost."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        place = cheapest(a, ctx.seat)
        if place >= 0:
            focus(a, ctx.seat, place)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        return COMPLETELY if cheapest(a, ctx.seat) >= 0 else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-focus-cheapest")


def cheapest(a: AeonsEnd, seat: i64) -> i64:
    place: i64 = 0
    while place < PLACES:
        if a.is_closed(seat, place):
            return place
        place += 1
    return NOBODY


class PrepFrom(Printed):
    """The player may prep one spell from a zone into a free breach: open or closed, or by the normal limits."""

    kind = "prep"

    def __init__(self, zone: int, anywhere: bool) -> None:
        self.zone = zone
        self.anywhere = anywhere

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        out: list[int] = []
        free = a.free_places(ctx.seat, self.anywhere)
        cards = a.at(self.zone, ctx.seat)
        for card in first_copies(a, cards) if self.zone == HAND else cards:
            spell = a.card(card)
            for place in range(PLACES):
                if spell.is_spell and a.fits(spell, ctx.seat, place, free, self.anywhere):
                    out.append(act.action(PREP_PIECE, card, place + 1))
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        if act.verb_of(action) != act.PASS:
            prep(a, act.first(action), self.zone, ctx.seat, act.second(action) - 1)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-pass")
        a = cast(AeonsEnd, g)
        name = t.name(a.card(act.first(action)).id)
        where = discard_place(a, ctx.seat, act.first(action), False, t)
        if where:
            name = t.say("told-apart", card=name, where=where)
        return t.say("do-prep", card=name, n=act.second(action))

    def text(self, t: Teller) -> str:
        return t.say("op-prep-anywhere" if self.anywhere else "op-prep-normal", zone=zone_key(self.zone))

    def rules(self) -> list[str]:
        return ["AE-71", "AE-72"]


def discard_place(a: AeonsEnd, seat: i64, card: i64, among_zones: bool, t: Teller) -> str:
    """That a card lies in the discard, if others are offered too; how deep, if a copy lies there too (AE-82)."""
    cards = a.at(DISCARD, seat)
    if card not in cards:
        return ""
    said = [t.say("area-discard")] if among_zones else []
    kinds = a.table.kind
    if len([other for other in cards if kinds[other] == kinds[card]]) > 1:
        said.append(t.say("nth-from-top", n=len(cards) - cards.index(card)))
    return ", ".join(said)


def zone_key(zone: int) -> str:
    return "hand" if zone == HAND else "discard"


class CastAny(Printed):
    """Cast a spell prepped by any player; afterwards the card goes to a hand (AE-Q42)."""

    kind = "cast-any"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(CAST, card) for card in all_prepped(cast(AeonsEnd, g))]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        spell = act.first(action)
        owner = a.holder(spell)
        a.push(BACK_TO_HAND, owner, spell)
        cast_spell(a, ctx.seat, spell, owner)

    def text(self, t: Teller) -> str:
        return t.say("op-cast-any")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-pass")
        return label_of_seat(cast(AeonsEnd, g), act.first(action), t)

    def rules(self) -> list[str]:
        return ["AE-58"]


def all_prepped(a: AeonsEnd) -> list[int]:
    out: list[int] = []
    seat: i64 = 0
    while seat < a.seats:
        place: i64 = 0
        while place < PLACES:
            out.extend(a.at(PREPPED + place, seat))
            place += 1
        seat += 1
    return out


class BackToHand(Printed):
    """A spell that was cast returns from its owner's discard to the owner's hand, if it is still there."""

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.card in g.at(DISCARD, ctx.seat):
            g.move(ctx.card, DISCARD, ctx.seat, HAND, ctx.seat)
            if g.events is not None:
                g.note("to-hand", ctx.seat, ctx.card)


class CastUpTo(CastAny):
    """Several times: cast a spell prepped by any player, then hand the card to an ally; `b`: how many were cast."""

    def __init__(self, n: int) -> None:
        self.n = n

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = super().choices(g, ctx)
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        if act.verb_of(action) == act.PASS:
            return
        if ctx.b + 1 < self.n:
            a.push(self, ctx.seat, ctx.card, 0, ctx.b + 1)
        spell = act.first(action)
        owner = a.holder(spell)
        a.push(HAND_OVER, ctx.seat, spell, owner)
        cast_spell(a, ctx.seat, spell, owner)

    def text(self, t: Teller) -> str:
        return t.say("op-cast-up-to", n=self.n)


class HandOver(Printed):
    """The spell just cast goes from the discard of seat `a` to the hand of an ally of the caster's choice."""

    kind = "hand-over"

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.card in g.at(DISCARD, ctx.a):
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PLAYER, seat) for seat in allies(cast(AeonsEnd, g), ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        ally = act.first(action)
        g.move(ctx.card, DISCARD, ctx.a, HAND, ally)
        if g.events is not None:
            g.note("to-hand", ally, ctx.card)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-hand-over", card=t.name(g.table.card[ctx.card].id))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return cast(AeonsEnd, g).mat(ctx.seat)  # the card is what an ability hands over


def allies(a: AeonsEnd, seat: i64) -> list[int]:
    """Everybody else; alone at the table, oneself (AE-115, AE-128)."""
    if a.solo:
        return [0]
    return [other for other in range(a.seats) if other != seat]


BACK_TO_HAND: Final = BackToHand()
HAND_OVER: Final = HandOver()
