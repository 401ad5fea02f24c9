"""The tile deck: how it is made, what comes next, and what a player may guess of it (MK-049, MK-050, MK-249)."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine.core import take_out
from deckhold.games.mage_knight.definitions import CAMP_TILE, CITY_TILE, CORE, COUNTRYSIDE, START_TILE, Tile
from deckhold.games.mage_knight.scenarios import LAST, NO, SHUFFLED
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.regions import lies_well
from deckhold.games.mage_knight.state.zones import BOX, LAID, TILE_BOX, TILES
from deckhold.games.mage_knight.terms import GLADE

WITH_GLADE: Final = "glade"  # a countryside tile that has one, where the scenario says how many there are


def tile(s: Mage, card: i64) -> Tile:
    return cast(Tile, s.definitions[card])


def has_glade(one: Tile) -> bool:
    for printed in one.hexes:
        if printed.site == GLADE:
            return True
    return False


def has_city(s: Mage, one: Tile) -> bool:
    """Whether it is a city tile, or the one with the camp in the place of one (MX-162, MX-481)."""
    return one.shape == CITY_TILE or (one.shape == CAMP_TILE and s.numbers.camp != NO)


def kept(s: Mage, one: Tile) -> bool:
    """Whether a tile is drawn in any case (MK-703, MX-163)."""
    return one.id in s.scenario.keeps or (one.shape == CAMP_TILE and s.numbers.camp in (SHUFFLED, LAST))


def sort_of(s: Mage, one: Tile) -> str:
    """What a tile counts as when the deck is made (MK-702, MX-427)."""
    if one.shape == COUNTRYSIDE and s.numbers.glades >= 0 and has_glade(one):
        return WITH_GLADE
    return CITY_TILE if one.shape == CAMP_TILE else one.shape


def chosen_tiles(s: Mage, tiles: list[int], left: dict[str, int]) -> list[int]:
    """Of tiles in random order so many of each kind, those that the scenario wants first; the top last (MK-703)."""
    chosen: list[int] = []
    for wanted in (True, False):
        for card in tiles:
            one = tile(s, card)
            sort = sort_of(s, one)
            if kept(s, one) == wanted and left[sort] > 0:
                if one.shape == CITY_TILE and s.scenario.city >= 0 and one.city != s.scenario.city:
                    continue
                left[sort] -= 1
                chosen.append(card)
    s.rng.shuffle(chosen)
    wild = [card for card in chosen if tile(s, card).shape == COUNTRYSIDE]
    if s.scenario.sorted_tiles:
        wild = falling(s, wild)
    core = [card for card in chosen if tile(s, card).shape != COUNTRYSIDE]
    if s.scenario.city_last:
        core = undermost(s, core, CITY_TILE)
    elif s.numbers.camp == LAST:
        core = undermost(s, core, CAMP_TILE)
    return core + wild


def undermost(s: Mage, tiles: list[int], shape: str) -> list[int]:
    """Tiles of a kind lie under all others."""
    return [card for card in tiles if tile(s, card).shape == shape] + [
        card for card in tiles if tile(s, card).shape != shape
    ]


def falling(s: Mage, tiles: list[int]) -> list[int]:
    """Tiles by number, the lowest on top."""
    return [card for _, card in sorted([(-tile(s, card).number, card) for card in tiles])]


def deal_tiles(s: Mage) -> None:
    """Make the tile deck; what was not drawn stays in the box (MK-050).

    Tiles that the scenario never uses, and mostly the one with the camp, are out of the game (MK-703, MX-011).
    """
    wild: list[int] = []
    core: list[int] = []
    for card in range(len(s.definitions)):
        one = s.definitions[card]
        if isinstance(one, Tile) and one.shape != START_TILE and one.id not in s.scenario.never:
            if one.shape == CAMP_TILE and s.numbers.camp == NO:
                continue
            (wild if one.shape == COUNTRYSIDE else core).append(card)
    for card in wild + core:
        s.move(card, BOX, 0, TILE_BOX, 0)
    # The two kinds have different backs: they are never mixed.
    if s.scenario.sorted_tiles:
        wild = falling(s, wild)
        wild.reverse()  # the highest numbers stay out (MK-571)
        for card in wild:
            s.show(card, s.map.everybody)
    else:
        s.mix(wild)
        s.rng.shuffle(wild)
    s.mix(core)
    s.rng.shuffle(core)
    table = s.numbers
    glades = max(table.glades, 0)
    wanted = {COUNTRYSIDE: table.countryside - glades, WITH_GLADE: glades, CITY_TILE: table.cities, CORE: table.cores}
    for card in chosen_tiles(s, wild + core, wanted):
        take_out(s.zones[TILE_BOX], card)
        s.zones[TILES].append(card)


def guess_tiles(s: Mage) -> None:
    """Deal the hidden tiles anew: a guess keeps to what everybody knows of the deck.

    That is the backs of its tiles, how many cities and glades are still to come, and which tiles the scenario keeps in.
    """
    deck = s.zones[TILES]
    if not deck:
        return
    hidden = deck + s.zones[TILE_BOX]
    s.rng.shuffle(hidden)
    if s.scenario.sorted_tiles:
        hidden = falling(s, hidden)
        hidden.reverse()
    wild = sum([1 for card in deck if tile(s, card).shape == COUNTRYSIDE])
    cores = len(deck) - wild
    plain = sum([1 for card in hidden if tile(s, card).shape == CORE])
    hidden_cities = sum([1 for card in hidden if has_city(s, tile(s, card))])  # fewer are wanted in no game but a save
    laid = sum([1 for card in s.zones[LAID] if has_city(s, tile(s, card))])
    cities = max(min(s.numbers.cities - laid, cores, hidden_cities), cores - plain, 0)
    glades = sum([1 for card in deck if sort_of(s, tile(s, card)) == WITH_GLADE])
    wanted = {COUNTRYSIDE: wild - glades, WITH_GLADE: glades, CITY_TILE: cities, CORE: cores - cities}
    s.zones[TILES] = chosen_tiles(s, hidden, wanted)
    left = [card for card in hidden if card not in s.zones[TILES] and s.known[card] != s.map.everybody]
    s.zones[TILE_BOX] = [card if s.known[card] == s.map.everybody else left.pop() for card in s.zones[TILE_BOX]]


def next_back(s: Mage) -> str:
    """The back of the tile that comes next; "" if there is none any more (MK-249, MK-Q13, MK-Q16)."""
    deck = s.zones[TILES]
    if deck:
        return tile(s, deck[len(deck) - 1]).back
    back = ""
    for card in s.zones[TILE_BOX]:
        if tile(s, card).shape == COUNTRYSIDE:
            return COUNTRYSIDE
        if tile(s, card).shape == CORE:
            back = CORE
    return back


def draw_tile(s: Mage, position: i64) -> i64:
    """Take the tile that comes to lie on a position."""
    deck = s.zones[TILES]
    if deck and s.shape.fixed:
        # Each place has its kind of tile; they lie there unseen, so that any order is the same (MK-640, MX-293).
        back = COUNTRYSIDE if s.shape.wild(position) else CORE
        fitting = [card for card in deck if tile(s, card).back == back]
        card = fitting[len(fitting) - 1]
        s.move(card, TILES, 0, LAID, 0)
    elif deck:
        card = deck[len(deck) - 1]
        misplaced = not lies_well(s, card, position)
        if misplaced:  # it is shuffled in again (MX-423)
            s.show(card, s.map.everybody)
            if s.events is not None:
                s.note("tile-back", -1, card)
            card = deck[len(deck) - 2]
        s.move(card, TILES, 0, LAID, 0)
        if misplaced:
            s.shuffle(TILES)
    else:
        shape = COUNTRYSIDE if next_back(s) == COUNTRYSIDE else CORE
        fitting = [card for card in s.zones[TILE_BOX] if tile(s, card).shape == shape]
        card = fitting[s.chance(len(fitting))]
        s.move(card, TILE_BOX, 0, LAID, 0)
    return card
