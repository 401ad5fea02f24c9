"""Volkare on the table: his figure, what he is about to do, his army and his cards."""

from typing import Final

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.info import GameInfo
from deckhold.engine.text import Note, Teller
from deckhold.engine.view import BAD, FOES, GOOD, PANEL, STACK, STRIPS, Area, Cell, Line, Piece, Preview
from deckhold.games.mage_knight.rules.volkare.attack import IN_CITY, space_of
from deckhold.games.mage_knight.rules.volkare.steps import city_parts
from deckhold.games.mage_knight.state.general import (
    ARMY_PILES,
    DEFENDED,
    LOST,
    SLOWED,
    WAVERS,
    cell_of,
    entry_of,
    general,
    level_of,
    number_of,
    sacked,
    spot_of,
    steps_to,
    strength,
)
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ARMY, DUMMY_DECK, DUMMY_DISCARD, GENERALS
from deckhold.games.mage_knight.terms import COLOURS, TOKENS, UNKNOWN

ADJACENT: Final = 1


def volkare_areas(info: GameInfo, s: Mage, seat: int | None) -> list[Area]:
    out = [panel(s), *army_areas(info, s, seat)]
    if s.zones[DUMMY_DISCARD]:
        discard = info.zone_area(s, DUMMY_DISCARD, STACK, -1, seat)
        discard.name = "volkare_discard"
        out.append(discard)
    return out


def army_areas(info: GameInfo, s: Mage, seat: int | None) -> list[Area]:
    """His army, once it was drawn."""
    if not s.zones[ARMY]:
        return []
    army = info.zone_area(s, ARMY, STRIPS, -1, seat)
    for piece in army.pieces:
        assert piece is not None
        piece.owner = FOES
    return [army]


def panel(s: Mage) -> Area:
    """His level, army and deck; how far he has to go, and what he does next."""
    area = Area("dummy", PANEL, "volkare")
    area.counters = {"deck": len(s.zones[DUMMY_DECK])}
    if not s.zones[GENERALS]:
        return area
    area.counters["level"] = level_of(s)
    for i, n in enumerate(strength(s)):
        if n:
            area.counters[f"army-{TOKENS[ARMY_PILES[i]]}"] = n
    far = way_to_go(s)
    if far >= 0:
        area.counters["distance"] = far
    lost = int(number_of(s, LOST))
    if lost:
        area.counters["lost"] = lost
    for line in intentions(s, far):
        area.say(line)
    return area


def way_to_go(s: Mage) -> int:
    """How many spaces it is to the city or the portal; -1 while the city has not been found."""
    march = s.scenario.march
    assert march is not None
    q, r = spot_of(s)
    goals = city_parts(s) if march.to_city else [int(s.portal())]
    return min([int(steps_to(s, q, r, goal)) for goal in goals]) if goals else -1


def intentions(s: Mage, far: int) -> list[Line]:
    """What everybody can know of his next turn."""
    march = s.scenario.march
    assert march is not None
    out: list[Line] = []
    if entry_of(s, SLOWED) is not None:
        return [Line(Note("volkare-next-waits", {}), GOOD)]
    if not s.zones[DUMMY_DECK]:
        out.append(Line(Note("volkare-next-rages", {}), BAD))
    if sacked(s):
        out.append(Line(Note("volkare-has-sacked", {}), BAD))
    if not march.to_city:
        key = "volkare-next-wins" if far == 0 else "volkare-next-enters" if far == ADJACENT else "volkare-next-portal"
    elif far < 0:
        key = "volkare-next-explores"
    else:
        key = "volkare-next-storms" if far <= ADJACENT else "volkare-next-city"
    out.append(Line(Note(key, {}), BAD if 0 <= far <= ADJACENT else ""))
    return out


def before_his_attack(s: Mage, ctx: Ctx, action: int, t: Teller) -> Preview:
    """What follows from meeting his attack, or not: for a hero, and for the city (MX-261 to MX-265, MX-274)."""
    out = Preview()
    fights = act.verb_of(action) == act.OPTION
    if fights:
        out.forecast.append(t.say("preview-army", n=sum(strength(s))))
    if ctx.b != IN_CITY:
        if space_of(s, ctx.seat) == cell_of(s):
            out.forecast.append(t.say("preview-makes-way"))
    elif fights:
        out.warnings.append(t.say("preview-must-lose", n=min(int(s.seats), sum(strength(s)))))
    elif entry_of(s, DEFENDED) is None:
        out.warnings.append(t.say("preview-city-lost" if sacked(s) else "preview-city-sacked"))
    return out


def standee(s: Mage) -> Piece:
    """His figure on the map, or beyond it."""
    card = general(s)
    piece = Piece(s.table.names[card], s.definitions[card].id)
    piece.figure = True
    piece.x, piece.y = spot_of(s)
    piece.owner = FOES
    return piece


def ground_under(s: Mage) -> Cell | None:
    """The space where he stands if nobody has seen it: it is drawn for his sake."""
    q, r = spot_of(s)
    cell = s.cells.cell(q, r)
    return Cell(q, r) if cell == NO_CELL or s.terrain[cell] == UNKNOWN else None


def wavering(s: Mage, card: int) -> str:
    """The colour of his die on which a unit of the offer leaves, as a mark; "" if it stays."""
    for entry in s.lasting:
        if entry.op is WAVERS and entry.card == card:
            return f"wavers-{COLOURS[entry.b]}"
    return ""
