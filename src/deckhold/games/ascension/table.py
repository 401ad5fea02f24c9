"""What a seat sees of Ascension: areas, counters, where they stand."""

from typing import cast

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game
from deckhold.engine.info import GameInfo
from deckhold.engine.ops import USED, waiting_for
from deckhold.engine.text import Note, Teller
from deckhold.engine.view import HAND as HAND_AREA
from deckhold.engine.view import PANEL, PILE, ROW, STACK, Area, Layout, Preview, Share, losing
from deckhold.games.ascension.ops import LIFEBOUND_HERO
from deckhold.games.ascension.rules import END
from deckhold.games.ascension.state import (
    CENTER_DECK,
    CENTER_ROW,
    CONSTRUCTS,
    CULTIST,
    DECK,
    DISCARD,
    HAND,
    HEAVY_INFANTRY,
    MYSTICS,
    PENDING,
    PLAYED,
    SAMAEL,
    VOID_PILE,
    Ascension,
)


def areas(info: GameInfo, g: Game, seat: int | None) -> list[Area]:
    a = cast(Ascension, g)
    out = [
        info.zone_area(g, CENTER_DECK, PILE, -1, seat),
        info.zone_area(g, CENTER_ROW, ROW, -1, seat),
        info.zone_area(g, VOID_PILE, STACK, -1, seat),
        info.zone_area(g, MYSTICS, STACK, -1, seat),
        info.zone_area(g, HEAVY_INFANTRY, STACK, -1, seat),
        info.zone_area(g, CULTIST, STACK, -1, seat),
        info.zone_area(g, PENDING, ROW, -1, seat),
    ]
    turn = Area("turn", PANEL, "turn")
    turn.counters = {"runes": a.runes, "power": a.power}
    if a.mechana_runes:
        turn.counters["mechana-runes"] = a.mechana_runes
    if a.extra_turns:
        turn.counters["extra-turns"] = a.extra_turns
    turn.counters["pool"] = a.pool
    out.append(turn)
    if a.solo:
        out.append(info.zone_area(g, SAMAEL, STACK, -1, seat))
    for owner in range(g.seats):
        out.append(info.zone_area(g, CONSTRUCTS, ROW, owner, seat))
        out.append(info.zone_area(g, PLAYED, ROW, owner, seat))
        out.append(info.zone_area(g, HAND, HAND_AREA, owner, seat))
        out.append(info.zone_area(g, DECK, PILE, owner, seat))
        out.append(info.zone_area(g, DISCARD, STACK, owner, seat))
    return out


def counters(g: Game, seat: int) -> dict[str, int]:
    a = cast(Ascension, g)
    out = {"honor": a.honor[seat], "hand": len(a.at(HAND, seat)), "deck": len(a.at(DECK, seat))}
    if a.solo:
        out["samael"] = a.samael_honor
    return out


def layout(g: Game, seat: int | None) -> Layout:
    """Opponents in playing order at the top, the shared cards in the middle, one's own nearest."""
    me = 0 if seat is None else seat
    others = [(me + step) % g.seats for step in range(1, g.seats)]
    wide: list[list[str]] = []
    for other in others:
        wide.append([f"{name}/{other}" for name in ("hand", "constructs", "played", "deck", "discard")])
    supply = ["mystics", "heavy_infantry", "cultist", "void", "center_deck"]
    wide.append(["center_row", *supply, "samael"] if g.seats == 1 else ["center_row", *supply])
    wide.append(["turn", f"constructs/{me}", f"played/{me}", "pending"])
    wide.append([f"deck/{me}", f"hand/{me}", f"discard/{me}"])
    narrow: list[list[str]] = []
    for other in others:
        narrow.append([f"hand/{other}", f"deck/{other}", f"discard/{other}"])
        narrow.append([f"constructs/{other}", f"played/{other}"])
    narrow += [["center_row"], supply]
    if g.seats == 1:
        narrow.append(["samael"])
    narrow += [
        ["turn"],
        [f"constructs/{me}", f"played/{me}"],
        [f"deck/{me}", f"discard/{me}"],
        ["pending", f"hand/{me}"],
    ]
    return Layout(wide, narrow, "ascension", first=["center_row", f"hand/{me}"])


def mark(g: Game, card: int) -> str:
    """A construct all of whose effects are used up says so."""
    a = cast(Ascension, g)
    uses = len(a.card(card).uses)
    if uses and card in a.at(CONSTRUCTS, a.turn) and all(a.marked(USED, card, n) for n in range(uses)):
        return "used"
    return "waiting" if any(entry.card == card for entry in waiting_for(a, LIFEBOUND_HERO, a.turn)) else ""


def shares(g: Game, seat: int) -> list[Share]:
    """A seat's tokens and the honor on its cards (AS-91)."""
    a = cast(Ascension, g)
    cards: list[int] = []
    for zone in range(DECK, CONSTRUCTS + 1):
        cards.extend(a.at(zone, seat))
    return [Share(a.honor[seat], "tokens"), *_printed(a, cards)]


def samael_shares(g: Game) -> list[Share]:
    a = cast(Ascension, g)
    return [Share(a.samael_honor, "tokens"), *_printed(a, a.zones[SAMAEL])]


def _printed(a: Ascension, cards: list[int]) -> list[Share]:
    """The honor on cards, the most first; copies of a card together."""
    copies: dict[int, int] = {}
    for card in cards:
        definition = a.card(card)
        if definition.honor:
            copies[definition.index] = copies.get(definition.index, 0) + 1
    out = [(a.definitions[a.table.first[index]], count) for index, count in copies.items()]
    out.sort(key=lambda found: (-found[0].honor * found[1], found[0].index))
    return [Share(definition.honor * count, "", definition.id, count) for definition, count in out]


def preview(g: Game, action: int, t: Teller) -> Preview | None:
    """What vanishes with the turn (AS-84)."""
    if act.verb_of(action) != END:
        return None
    a = cast(Ascension, g)
    return losing(t, {"runes": int(a.runes), "mechana-runes": int(a.mechana_runes), "power": int(a.power)})


def reason(g: Game, ctx: Ctx, seat: int, subject: str) -> Note | None:
    """Why a card offers nothing: mostly, what it costs and what one has."""
    a = cast(Ascension, g)
    if ctx.op.kind != "main":
        return Note("why-not-part-of-choice")
    card = a.table.by_name.get(subject, -1)
    definition = a.card(card)
    buyable = card in a.zones[CENTER_ROW] or card in a.zones[MYSTICS] or card in a.zones[HEAVY_INFANTRY]
    if definition.is_monster and (buyable or card in a.zones[CULTIST]):
        return Note("why-not-power", {"cost": definition.cost, "have": a.power})
    if buyable:
        have = a.runes + (a.mechana_runes if a.is_mechana(card, seat) else 0)
        if have < a.price(card):
            return Note("why-not-runes", {"cost": a.price(card), "have": have})
        return Note("why-not-top")  # only the top card of a pile is offered
    if card in a.at(CONSTRUCTS, seat):
        if not definition.uses:
            return Note("why-not-automatic")
        if mark(g, card) == "used":
            return Note("why-not-used")
        return Note("why-not-unpaid")
    for other in range(g.seats):
        if card in a.at(CONSTRUCTS, other):
            return Note("why-not-yours")
    if card in a.at(PLAYED, seat):
        return Note("why-not-played")
    return None
