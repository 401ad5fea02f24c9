"""What a seat sees of Aeon's End: areas, counters, where they stand, and why something cannot be done."""

from typing import cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game
from deckhold.engine.info import GameInfo
from deckhold.engine.ops import USED, Once
from deckhold.engine.text import Note, Teller
from deckhold.engine.view import HAND as HAND_AREA
from deckhold.engine.view import PANEL, PILE, ROW, STACK, Area, Layout, Piece, Preview, losing
from deckhold.games.aeons_end.definitions import CROWN, FOR_OTHER, NEMESIS_MAT, OPEN
from deckhold.games.aeons_end.ops import END_MAIN, PREP, PREP_PIECE, breach_of_twin
from deckhold.games.aeons_end.state import (
    ACOLYTE_DECK,
    ACOLYTE_DISCARD,
    BREACHES,
    DECK,
    DISCARD,
    FOCUSED,
    HAND,
    IN_PLAY,
    MAGE,
    NEMESIS,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    PILES,
    PLACES,
    PLAY,
    PREPPED,
    RESOLVING,
    SUPPLY,
    TURN_DECK,
    TURN_DISCARD,
    AeonsEnd,
)


def areas(info: GameInfo, g: Game, seat: int | None) -> list[Area]:
    a = cast(AeonsEnd, g)
    out = [
        gravehold_panel(a),
        info.zone_area(g, NEMESIS, ROW, -1, seat),
        info.zone_area(g, NEMESIS_DECK, PILE, -1, seat),
        info.zone_area(g, NEMESIS_DISCARD, STACK, -1, seat),
        info.zone_area(g, IN_PLAY, ROW, -1, seat),
        info.zone_area(g, RESOLVING, ROW, -1, seat),
        turn_order(info, a, seat),
        info.zone_area(g, TURN_DISCARD, STACK, -1, seat),
        supply(info, a),
        turn_panel(a),
    ]
    if a.nemesis().foe == CROWN:
        out.append(info.zone_area(g, ACOLYTE_DECK, PILE, -1, seat))
        out.append(info.zone_area(g, ACOLYTE_DISCARD, STACK, -1, seat))
    for owner in range(g.seats):
        out.append(info.zone_area(g, MAGE, ROW, owner, seat))
        out.append(breaches(info, a, owner, seat))
        out.append(info.zone_area(g, PLAY, ROW, owner, seat))
        out.append(info.zone_area(g, HAND, HAND_AREA, owner, seat))
        out.append(info.zone_area(g, DECK, PILE, owner, seat))
        out.append(info.zone_area(g, DISCARD, STACK, owner, seat))
    return out


def gravehold_panel(a: AeonsEnd) -> Area:
    area = Area("gravehold", PANEL, "gravehold")
    area.counters = {"life": a.gravehold}
    return area


def turn_panel(a: AeonsEnd) -> Area:
    """What the active player has to spend."""
    area = Area("turn", PANEL, "turn")
    area.counters = {"aether": a.aether}
    for name, n in (
        ("aether-shard", a.aether_shard),
        ("aether-cards", a.aether_cards),
        ("aether-spells", a.aether_spells),
    ):
        if n:
            area.counters[name] = n
    return area


def turn_order(info: GameInfo, a: AeonsEnd, seat: int | None) -> Area:
    """The turn-order deck; a card that was shown to all and lies on top stays visible."""
    area = info.zone_area(a, TURN_DECK, PILE, -1, seat)
    deck = a.zones[TURN_DECK]
    if deck and a.known[deck[-1]] == a.map.everybody:
        area.hidden -= 1
        area.pieces.append(info.piece(a, deck[-1]))
    return area


def supply(info: GameInfo, a: AeonsEnd) -> Area:
    """The nine piles side by side: the top card of each, and how many there are."""
    area = Area("supply", ROW, "supply")
    for i in range(PILES):
        pile = a.zones[SUPPLY + i]
        if not pile:
            area.pieces.append(None)
            continue
        top = info.piece(a, pile[-1])
        top.counters["left"] = len(pile)
        area.pieces.append(top)
    return area


def breaches(info: GameInfo, a: AeonsEnd, owner: int, seat: int | None) -> Area:
    """The breach tokens in their places, each with the spells that are prepped in it; an open one lies below them."""
    area = info.zone_area(a, BREACHES, ROW, owner, seat)
    tokens = area.pieces
    area.pieces = []
    for place in range(PLACES):
        area.pieces.append(tokens[place])
        for spell in a.at(PREPPED + place, owner):
            piece = info.piece(a, spell)
            piece.on = a.table.names[a.at(BREACHES, owner)[place]]
            piece.fanned = a.rotation[owner * PLACES + place] == OPEN
            piece.marks.append(a.breach_mark(spell, place))
            area.pieces.append(piece)
    return area


def area_of(g: Game, index: int, usual: str) -> str:
    """Supply piles share an area, prepped spells stand in the area of the breaches."""
    zone = g.map.zone_at[index]
    if SUPPLY <= zone < SUPPLY + PILES:
        return "supply"
    if PREPPED <= zone < PREPPED + PLACES:
        return f"breaches/{g.map.seat_at[index]}"
    return usual


def piece_name(g: Game, card: int, t: Teller) -> str:
    """Copies of a spell that a player has prepped, and two Sigil breaches, are told apart by their places."""
    a = cast(AeonsEnd, g)
    name = t.name(a.card(card).id)
    for seat in range(a.seats):
        where = breach_of_twin(a, card, seat, t) or place_of_twin(a, card, seat, t)
        if where:
            return t.say("do-pick-of", card=name, who=where)
    return name


def place_of_twin(a: AeonsEnd, token: i64, seat: int, t: Teller) -> str:
    """Where a Sigil breach stands of which the seat has another one; "" where its name says enough."""
    at = a.place_of(token, seat)
    if at < 0:
        return ""
    for other in a.at(BREACHES, seat):
        if other not in (token, NO_CARD) and a.table.kind[other] == a.table.kind[token]:
            return t.say("in-place-of-breach", n=at + 1)
    return ""


def counters(g: Game, seat: int) -> dict[str, int]:
    a = cast(AeonsEnd, g)
    out = {"life": a.life[seat], "charges": a.charges[seat], "hand": len(a.at(HAND, seat))}
    if a.trophies[seat]:
        out["trophies"] = a.trophies[seat]
    return out


def piece(g: Game, card: int, out: Piece) -> Piece:
    """Life, tokens, charges and rotations of what has them."""
    a = cast(AeonsEnd, g)
    definition = a.card(card)
    if card in a.zones[IN_PLAY]:
        out.counters["life" if definition.is_minion else "power"] = a.counter(card)
    elif definition.kind == NEMESIS_MAT:
        if definition.foe != CROWN:
            out.counters["life"] = a.nemesis_life
        out.counters["tokens"] = a.tokens
        out.counters["tier"] = a.tier()
    for seat in range(a.seats):
        if card in a.at(MAGE, seat):
            out.counters = {"life": a.life[seat], "charges": a.charges[seat], "slots": definition.charges}
            if a.trophies[seat]:
                out.counters["trophies"] = a.trophies[seat]
            if a.life[seat] == 0:
                out.marks.append("exhausted")
            if seat in a.pair_tokens:
                out.marks.append("pair-token")
        place = a.place_of(card, seat)
        if place >= 0:
            rotation = a.rotation[seat * PLACES + place]
            if rotation == OPEN:
                out.marks.append("open")
            else:
                out.counters["rotation"] = rotation
                out.counters["open-cost"] = a.open_cost(seat, place)
                if a.marked(FOCUSED, card):
                    out.marks.append("focused")
    if a.marked(USED, card):
        out.marks.append("used")
    return out


def pieces(g: Game, ctx: Ctx, action: i64, named: list[str]) -> list[str]:
    """Equal cards of a hand or play area are one choice: every copy offers it.

    Prepping is about the breach as well, and what is about a player is about the player's mage.
    """
    a = cast(AeonsEnd, g)
    out = named.copy()
    if g.info.verb(action).a == act.SEAT:
        out.extend([a.table.names[card] for card in a.at(MAGE, act.first(action))])
    if act.verb_of(action) in (PREP, PREP_PIECE):
        token = a.at(BREACHES, ctx.op.decider(g, ctx))[act.second(action) - 1]
        out.append(a.table.names[token])
    for name in named:
        card = a.table.by_name.get(name, NO_CARD)
        for seat in range(a.seats):
            for zone in (HAND, PLAY):
                pile = a.at(zone, seat)
                if card in pile:
                    for other in pile:
                        copy = a.table.names[other]
                        if a.table.kind[other] == a.table.kind[card] and copy not in out:
                            out.append(copy)
    return out


def layout(g: Game, seat: int | None) -> Layout:
    a = cast(AeonsEnd, g)
    me = 0 if seat is None else seat
    others = [(me + step) % g.seats for step in range(1, g.seats)]
    acolytes = ["acolyte_deck", "acolyte_discard"] if a.nemesis().foe == CROWN else []
    piles = ["nemesis_deck", "nemesis_discard", "turn_order_deck", "turn_order_discard", *acolytes]
    wide: list[list[str]] = [["nemesis", "minions_and_powers", "resolving", "gravehold", *piles], ["supply"]]
    for other in others:
        wide.append([f"mage/{other}", f"breaches/{other}", f"hand/{other}", f"play/{other}", f"discard/{other}"])
    wide.append(["turn", f"mage/{me}", f"breaches/{me}", f"play/{me}"])
    wide.append([f"deck/{me}", f"hand/{me}", f"discard/{me}"])
    narrow: list[list[str]] = [
        ["nemesis", "gravehold"],
        ["minions_and_powers"],
        ["nemesis_deck", "nemesis_discard", *acolytes],
        ["turn_order_deck", "turn_order_discard"],
        ["supply"],
    ]
    for other in others:
        narrow += [[f"mage/{other}", f"breaches/{other}"], [f"hand/{other}", f"discard/{other}"]]
    narrow += [
        ["turn", f"mage/{me}"],
        [f"breaches/{me}"],
        [f"play/{me}"],
        [f"deck/{me}", f"discard/{me}"],
        ["resolving", f"hand/{me}"],
    ]
    return Layout(wide, narrow, "aeons-end", first=["supply", f"hand/{me}"])


# -- why not -----------------------------------------------------------------------------------------------------------


def preview(g: Game, action: int, t: Teller) -> Preview | None:
    """What is lost with the turn (AE-63)."""
    if act.verb_of(action) != END_MAIN:
        return None
    a = cast(AeonsEnd, g)
    return losing(t, {"aether": int(a.aether + a.aether_shard + a.aether_cards + a.aether_spells)})


def reason(g: Game, ctx: Ctx, seat: int, subject: str) -> Note | None:
    """Why a visible piece offers nothing now."""
    a = cast(AeonsEnd, g)
    if ctx.op.kind == "casting":
        return Note("why-not-casting")
    card = a.table.by_name.get(subject, NO_CARD)
    if ctx.op.kind != "main":
        crown = card in a.zones[NEMESIS] and a.nemesis().foe == CROWN
        damage = ctx.op.kind in ("target", "allot")
        return Note("why-not-crown" if crown and damage else "why-not-part-of-choice")
    for i in range(PILES):
        if card in a.zones[SUPPLY + i]:
            cost = a.card(card).cost
            return Note("why-not-aether", {"cost": cost, "have": a.purse(a.purpose_of(card))})
    if card in a.at(HAND, seat):
        return Note("why-not-two-breaches" if a.card(card).two_breaches else "why-not-no-breach")
    if card in a.at(MAGE, seat):
        return mage_reason(a, seat)
    place = a.place_of(card, seat)
    if place >= 0:
        if a.is_open(seat, place):
            return Note("why-not-open")
        return Note("why-not-aether", {"cost": a.card(card).focus_cost, "have": a.purse(FOR_OTHER)})
    if a.prep_place(card, seat) >= 0:
        return prepped_reason(a, card, seat)
    if card in a.zones[IN_PLAY]:
        return Note("why-not-price" if a.card(card).price is not None else "why-not-no-price")
    if card in a.at(PLAY, seat):
        return Note("why-not-played")
    if card in a.at(DISCARD, seat):
        return Note("why-not-discarded")
    for other in range(a.seats):
        if a.where(card, other) >= 0 or a.place_of(card, other) >= 0 or card in a.at(MAGE, other):
            return Note("why-not-yours")
    return None


def mage_reason(a: AeonsEnd, seat: int) -> Note:
    slots = a.mage(seat).charges
    if a.charges[seat] < slots:
        return Note("why-not-charges", {"slots": slots, "have": a.charges[seat]})
    return Note("why-not-sigil")  # the only ability that may lack a target


def prepped_reason(a: AeonsEnd, card: int, seat: int) -> Note:
    use = a.card(card).use
    if use is None:
        return Note("why-not-cast-later")
    if a.marked(USED, card):
        return Note("why-not-used")
    return Note("why-not-charged" if isinstance(use, Once) else "why-not-no-spark")
