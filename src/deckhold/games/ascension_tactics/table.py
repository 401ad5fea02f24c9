"""What a seat sees of Ascension Tactics: areas, counters, where they stand."""

from typing import cast

from deckhold.engine.core import Game
from deckhold.engine.info import GameInfo
from deckhold.engine.view import HAND as HAND_AREA
from deckhold.engine.view import HEX, PANEL, PILE, ROW, STACK, Area, Cell, Layout, Site
from deckhold.games.ascension_tactics.scenarios import BEACON, PORTAL, SHRINE, TERRAIN
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import (
    ATTACHED,
    BANISHED,
    CACHES,
    CENTER_DECK,
    CENTER_ROW,
    DECK,
    DISCARD,
    EQUIPPED,
    HAND,
    HEAVY_INFANTRY,
    KEPT,
    LOOKED,
    MYSTICS,
    NEUTRALS,
    PLAYED,
    POOL,
    QUEST_DECK,
    TOKENS,
    TREASURES,
    VILLAINS,
)


def areas(info: GameInfo, g: Game, seat: int | None) -> list[Area]:
    s = cast(Tactics, g)
    out = [
        board(info, s, seat),
        info.zone_area(g, CENTER_DECK, PILE, -1, seat),
        info.zone_area(g, CENTER_ROW, ROW, -1, seat),
        info.zone_area(g, BANISHED, STACK, -1, seat),
        info.zone_area(g, MYSTICS, STACK, -1, seat),
        info.zone_area(g, HEAVY_INFANTRY, STACK, -1, seat),
        info.zone_area(g, QUEST_DECK, PILE, -1, seat),
    ]
    turn = Area("turn", PANEL, "turn")
    turn.counters = {"runes": s.runes[s.speaker], "power": s.power[s.speaker], "round": s.round}
    out.append(turn)
    for owner in range(g.seats):
        for zone in (POOL, EQUIPPED, ATTACHED, KEPT, PLAYED, LOOKED):
            out.append(info.zone_area(g, zone, ROW, owner, seat))
        out.append(info.zone_area(g, HAND, HAND_AREA, owner, seat))
        out.append(info.zone_area(g, TREASURES, HAND_AREA, owner, seat))
        out.append(info.zone_area(g, DECK, PILE, owner, seat))
        out.append(info.zone_area(g, DISCARD, STACK, owner, seat))
    return out


def board(info: GameInfo, s: Tactics, seat: int | None) -> Area:
    area = Area("board", HEX, "board")
    area.cells = []
    for number in range(s.cells.size):
        terrain = s.terrain[number]
        cell = Cell(s.cells.q[number], s.cells.r[number], TERRAIN[terrain])
        if terrain in (PORTAL, SHRINE, BEACON):
            owner = s.portal_side(number) if terrain == PORTAL else s.lit[number] if terrain == BEACON else -1
            cell.site = Site(TERRAIN[terrain], s.sides[owner][0] if 0 <= owner < len(s.sides) else -1)
        area.cells.append(cell)
    for zone in (CACHES, TOKENS, VILLAINS, NEUTRALS):
        area.pieces.extend(info.zone_area(s, zone, ROW, -1, seat).pieces)
    return area


def counters(g: Game, seat: int) -> dict[str, int]:
    s = cast(Tactics, g)
    return {"glory": s.glory[s.side_of[seat]], "hand": len(s.at(HAND, seat)), "deck": len(s.at(DECK, seat))}


def layout(g: Game, seat: int | None) -> Layout:
    me = 0 if seat is None else seat
    rows = [["board"], ["center_row"], ["turn", f"pool/{me}"], [f"deck/{me}", f"hand/{me}", f"discard/{me}"]]
    return Layout(rows, rows, "ascension", first=["board", "center_row", f"hand/{me}"])
