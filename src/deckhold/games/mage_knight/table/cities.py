"""The cities on the table: their cards with levels, defenders, shields and leaders; Volkare's camp is one of them."""

from typing import cast

from deckhold.engine.text import Note
from deckhold.engine.view import STRIPS, Area, Line, Piece
from deckhold.games.mage_knight.definitions import City
from deckhold.games.mage_knight.scenarios import FRIENDLY
from deckhold.games.mage_knight.state.ground import city_conquered, garrison, leader_of, main_city
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import CITIES, NOBODY


def city_areas(s: Mage) -> list[Area]:
    """The cards of the cities that were found, if any."""
    if not s.zones[CITIES]:
        return []
    area = Area("cities", STRIPS, "cities")
    area.pieces = [sheet(s, card) for card in s.zones[CITIES]]
    area.worded = True
    return [area]


def sheet(s: Mage, card: int) -> Piece:
    """One card; the shields of a megapolis lie on that of its main part (MK-566)."""
    piece = Piece(s.table.names[card], s.definitions[card].id)
    colour = cast(City, s.definitions[card]).colour
    cell = s.city_cell[colour]
    if s.scenario.cities != FRIENDLY:
        piece.counters["level"] = s.city_level[colour]
    if city_conquered(s, cell):
        piece.marks.append("conquered")
    else:
        piece.counters["defenders"] = len(garrison(s, cell))
    if main_city(s, cell) == colour:
        for seat in range(s.seats):
            n = s.city_row[colour].count(seat)
            if n:
                piece.say(Line(Note("city-shields", {"n": n}, {"hero": s.definitions[s.figure(seat)].id})))
        leader = leader_of(s, colour)
        if leader != NOBODY and leader < s.seats and city_conquered(s, cell):
            piece.say(Line(Note("city-leader", {}, {"hero": s.definitions[s.figure(leader)].id})))
    return piece
