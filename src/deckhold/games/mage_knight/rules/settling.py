"""Who and what comes to a new tile in the scenarios of Shades of Tezla (29.12 to 29.15)."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.games.mage_knight.definitions import (
    COUNTRYSIDE,
    REWARD_ADVANCED,
    REWARD_ARTIFACT,
    REWARD_SPELL,
    REWARD_UNIT,
)
from deckhold.games.mage_knight.scenarios import RUINED
from deckhold.games.mage_knight.state.factions import lay_place, place_faction_enemy, random_faction
from deckhold.games.mage_knight.state.leaders import reveal
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.regions import divided, north
from deckhold.games.mage_knight.state.tiles import tile
from deckhold.games.mage_knight.state.world import CENTRE_SLOT, SEVEN
from deckhold.games.mage_knight.state.zones import PLACES
from deckhold.games.mage_knight.terms import (
    BROWN_TOKENS,
    DARK_CRUSADERS,
    ELEMENTALISTS,
    GLADE,
    GRAVEYARD,
    GREEN_TOKENS,
    HIDDEN_VALLEY,
    NECROPOLIS,
    NO_FACTION,
    ORCS,
    RED_TOKENS,
)

# The graveyards of The Realm of the Dead in the order in which they appear: who guards them, what freeing them brings
# (MX-439). Any further one is like the last.
GUARDS: Final = [
    [GREEN_TOKENS, GREEN_TOKENS],
    [GREEN_TOKENS, BROWN_TOKENS],
    [RED_TOKENS],
    [GREEN_TOKENS, RED_TOKENS],
    [BROWN_TOKENS, RED_TOKENS],
]
PRIZES: Final = [
    [REWARD_ADVANCED],
    [REWARD_SPELL],
    [REWARD_UNIT],
    [REWARD_ARTIFACT],
    [REWARD_ARTIFACT, REWARD_ADVANCED],
]
KEEP_GUARDS: Final = 2  # of the keep beside the hidden valley (MX-459)


def faction_there(s: Mage, cell: i64, seat: i64) -> i64:
    """Whose enemies come to a space: those of the faction in the scenario; of two the one that holds this part of the
    land, between both a random one (MX-416, MX-437, MX-455)."""
    factions = s.scenario.factions
    if not factions:
        return NO_FACTION
    if not divided(s):
        return factions[0]
    side = north(s, cell // SEVEN)
    if side == 0:
        return random_faction(s, seat)
    return DARK_CRUSADERS if side > 0 else ELEMENTALISTS


def add_rampaging(s: Mage, cell: i64, seat: i64) -> i64:
    """The rampaging enemy that the symbol on a space asks for."""
    return place_faction_enemy(s, faction_there(s, cell, seat), pile_of_symbol(s, cell), cell, True)


def pile_of_symbol(s: Mage, cell: i64) -> i64:
    """Which tokens the symbol on a space asks for; where cities are ruined there is no Draconum (MX-471)."""
    orcs = s.hex_at(cell).rampaging == ORCS or s.scenario.cities == RUINED
    return GREEN_TOKENS if orcs else RED_TOKENS


def settle(s: Mage, card: i64, position: i64, seat: i64) -> None:
    """Glades are held or turned into graveyards, leaders take their seats, ruins of cities get their guards."""
    scenario = s.scenario
    one = tile(s, card)
    for cell in range(position * SEVEN, position * SEVEN + SEVEN):
        if s.site[cell] == GLADE:
            if scenario.guarded_glades:
                occupy(s, cell, seat)
            elif scenario.graveyards and one.shape == COUNTRYSIDE:
                bury(s, cell, seat)
    centre = position * SEVEN + CENTRE_SLOT
    if one.city in scenario.leaders:
        faction = scenario.leaders[one.city]
        lay_place(s, HIDDEN_VALLEY if faction == ELEMENTALISTS else NECROPOLIS, centre, seat)  # MX-424
        reveal(s, faction, centre, s.numbers.levels[0])  # MX-425


def occupy(s: Mage, cell: i64, seat: i64) -> None:
    """Life and Death: two enemies hold a glade; that of the Dark Crusaders is a graveyard (MX-417 to MX-419)."""
    faction = faction_there(s, cell, seat)
    if faction == DARK_CRUSADERS:
        lay_place(s, GRAVEYARD, cell, seat)
    for pile in (GREEN_TOKENS, BROWN_TOKENS):
        place_faction_enemy(s, faction, pile, cell, True)


def bury(s: Mage, cell: i64, seat: i64) -> None:
    """The Realm of the Dead: a glade becomes the next graveyard; its enemies lie unseen (MX-438, MX-439)."""
    lay_place(s, GRAVEYARD, cell, seat)
    for pile in GUARDS[number_of(s, cell)]:
        place_faction_enemy(s, DARK_CRUSADERS, pile, cell, False)


def number_of(s: Mage, cell: i64) -> i64:
    """Which of the graveyards that is, from 0."""
    n: i64 = 0
    for card in s.zones[PLACES]:
        if s.spot[card] == cell:
            return min(n, len(GUARDS) - 1)
        if s.site[s.spot[card]] == GRAVEYARD:
            n += 1
    raise AssertionError("no graveyard is there")


def guards_of_keep(s: Mage, cell: i64) -> bool:
    """The keep beside the hidden valley has other defenders; whether that is such a keep (MX-459)."""
    card = s.tile_at[cell // SEVEN]
    if not s.scenario.hidden_land or card == NO_CARD or tile(s, card).city not in s.scenario.leaders:
        return False
    for _ in range(KEEP_GUARDS):
        place_faction_enemy(s, ELEMENTALISTS, GREEN_TOKENS, cell, False)
    return True
