"""Tiles: where the next one may lie, and what happens when one is laid (MK-241 to MK-252)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.hexes import EAST, NEVER, SIX
from deckhold.engine.ops.lasting import modified
from deckhold.games.mage_knight.definitions import CORE, City
from deckhold.games.mage_knight.ops.verbs import CHOOSE_CELL
from deckhold.games.mage_knight.rules.settling import add_rampaging, guards_of_keep, pile_of_symbol, settle
from deckhold.games.mage_knight.scenarios import CLOSED, FRIENDLY, LOWEST_LEVEL, NO, RUINED, TWO, YES
from deckhold.games.mage_knight.state.general import encamp, muster
from deckhold.games.mage_knight.state.ground import FAR_SIGHT, closed, find_again, look_around, stride, terrain_cost
from deckhold.games.mage_knight.state.offers import add_monastery_card
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.pursuit import pursue
from deckhold.games.mage_knight.state.regions import lies_well
from deckhold.games.mage_knight.state.tiles import deal_tiles, draw_tile, has_city, next_back, tile
from deckhold.games.mage_knight.state.world import CENTRE_SLOT, FIXED, SEVEN, WEDGE
from deckhold.games.mage_knight.state.zones import (
    BOX,
    CITIES,
    EXPLORE_COST,
    FIELD,
    LAID,
    MISSING,
    NOBODY,
    PILE,
    RUIN_PILE,
    RUIN_USED,
    TILES,
)
from deckhold.games.mage_knight.terms import (
    BROWN_TOKENS,
    CAMP,
    CITY_SITE,
    GAME,
    GREEN_TOKENS,
    GREY_TOKENS,
    KEEP,
    MAGE_TOWER,
    MINES,
    MONASTERY,
    NO_SITE,
    PILES,
    RED_TOKENS,
    RUINED_CITY,
    RUINS,
    SHADES,
    SWAMP,
    VILLAGE,
    VIOLET_TOKENS,
)

HIDDEN: Final = 3  # so many times the usual points reveal a tile of a hidden land
TOP_CITY: Final = 11  # levels of a city card

# Which city card is drawn, where none is named.
ANY_CITY: Final = -1
NOT_CAMP: Final = -2  # for the second part of a megapolis (MX-184)


# -- where the next tile may lie ---------------------------------------------------------------------------------------


def neighbours(s: Mage, position: i64) -> i64:
    """How many tiles lie next to a position."""
    n: i64 = 0
    for other in s.shape.next_to[position]:
        if s.tile_at[other] != NO_CARD:
            n += 1
    return n


def fits(s: Mage, position: i64) -> bool:
    """Whether the next tile may be laid on a position (MK-247 to MK-249, MK-516)."""
    if s.tile_at[position] != NO_CARD:
        return False
    if s.shape.fixed:
        return True
    back = next_back(s)
    deck = s.zones[TILES]
    if len(deck) == 1 and not lies_well(s, deck[0], position):
        return False
    if back == "" or (back == CORE and s.shape.coast(position) and not s.scenario.core_on_coast):
        return False
    n = neighbours(s, position)
    if not s.zones[TILES]:
        return n >= 3
    if n >= 2 or back == CORE:
        return n >= 2
    for other in s.shape.next_to[position]:
        if s.tile_at[other] != NO_CARD:
            return neighbours(s, other) >= 2
    return False


def explorable(s: Mage, seat: i64) -> list[int]:
    """The positions where a hero could reveal a tile from where it stands (MK-241, MK-677)."""
    cell = s.where(seat)
    touched = s.shape.touches[cell]
    if stride(s, seat) > 1 or (s.lasting and modified(s, FAR_SIGHT, seat, NO_CARD, 1) > 1):
        near: list[int] = []
        for direction in range(SIX):
            beside = s.cells.step(cell, direction)
            if beside >= 0:
                near.extend(s.shape.touches[beside])
        touched = sorted(set(touched + near))
    return [position for position in touched if fits(s, position)]


def explore_cost(s: Mage, seat: i64) -> i64:
    """What revealing a tile costs; in a hidden land three times as much, after everything else (MX-457)."""
    cost = modified(s, "explore-cost", seat, NO_CARD, EXPLORE_COST) if s.lasting else EXPLORE_COST
    if s.scenario.hidden_land:
        cost *= HIDDEN
    return cost if cost > 0 else 0


# -- laying a tile -----------------------------------------------------------------------------------------------------


def lay_out_map(s: Mage) -> None:
    """The starting tile, the tile deck and the first tiles (MK-049 to MK-052, MK-659).

    What players decide about the first tiles is asked before everything that is to be done so far.
    """
    side = "start-a" if s.shape.name == WEDGE else "start-b"
    start = s.table.copies(side)[0]
    s.move(start, BOX, 0, LAID, 0)
    s.place(start, CENTRE_SLOT)
    find_again(s)
    deal_tiles(s)
    if s.shape.camp() >= 0:
        pitch_camp(s, s.shape.camp())
    positions = [position for position in s.shape.first if s.tile_at[position] == NO_CARD]
    if s.shape.name == FIXED and s.options["face-up"] == YES:
        positions = list(range(1, len(s.shape.places)))  # MK-650
    for position in positions:
        turn_up(s, position, NOBODY)
    if s.scenario.secrets:
        places = secret_places(s, [p * SEVEN + slot for p in positions for slot in range(SEVEN)])
        for i in range(len(places) - 1, -1, -1):
            # Nobody revealed them: players choose in reverse picking order (MK-Q76).
            s.push(SECRET, s.order[len(s.order) - 1 - i % len(s.order)], NO_CARD, places[i])


def pitch_camp(s: Mage, position: i64) -> None:
    """The tile with Volkare's camp lies face up from the start; his figure stands on it (MX-217, MX-227, MX-299)."""
    camp = s.table.copies("core-v")[0]
    s.move(camp, BOX, 0, LAID, 0)
    s.place(camp, position * SEVEN + CENTRE_SLOT)
    find_again(s)
    populate(s, [position * SEVEN + slot for slot in range(SEVEN)], NOBODY)
    encamp(s, position * SEVEN + CENTRE_SLOT)


def lay_tile(s: Mage, position: i64, seat: i64) -> None:
    """A hero reveals a tile: all of MK-678 but the price."""
    turn_up(s, position, seat)
    if s.scenario.secrets:
        places = secret_places(s, [position * SEVEN + slot for slot in range(SEVEN)])
        for i in range(len(places) - 1, -1, -1):
            s.push(SECRET, seat, NO_CARD, places[i])


def day_breaks(s: Mage) -> None:
    """Ruins, and garrisons that heroes stand next to, are turned up (MK-662)."""
    look_around(s)


def turn_up(s: Mage, position: i64, seat: i64) -> None:
    card = draw_tile(s, position)
    s.learned += 1  # MK-673, even if the order of the tiles is known
    s.place(card, position * SEVEN + CENTRE_SLOT, seat)
    if s.options["random-orientation"] == YES:
        turned = s.turned.copy()
        turned[position] = s.chance(SIX)  # MK-550
        s.turned = turned
    if s.events is not None:
        s.note("tile" if seat != NOBODY else "first-tile", seat, card, position)
    find_again(s)
    if seat != NOBODY:
        ruin = 1 if RUINED_CITY in s.site[position * SEVEN : (position + 1) * SEVEN] else 0
        s.gain_fame(seat, s.scenario.fame_per_tile + ruin)  # MK-573, MX-479
    cells = [position * SEVEN + slot for slot in range(SEVEN)]
    colours = found_city(s, card, position) if has_city(s, tile(s, card)) else []
    populate(s, cells, seat)
    for colour in colours:
        man_city(s, colour)
    if s.scenario.box == SHADES:
        settle(s, card, position, seat)
    if s.scenario.mines:
        for cell in cells:
            if has(MINES, s.site[cell]):
                occupy_mine(s, cell)
    look_around(s)


def populate(s: Mage, cells: list[int], seat: i64) -> None:
    """Tokens and offer cards of new sites: rampaging enemies, garrisons, ruins, monasteries (section 19)."""
    for cell in cells:
        rampaging = s.hex_at(cell).rampaging
        if rampaging and s.site[cell] == NO_SITE:
            token = add_rampaging(s, cell, seat)
            if token == NO_CARD and not s.scenario.factions:
                miss(s, pile_of_symbol(s, cell), cell)
            if s.numbers.pursuit and seat != NOBODY and token != NO_CARD:
                pursue(s, token, seat)  # MX-373, MX-437
    for cell in cells:
        if s.site[cell] == KEEP:
            if not guards_of_keep(s, cell):
                post(s, GREY_TOKENS, cell, False)
        elif s.site[cell] == MAGE_TOWER:
            post(s, VIOLET_TOKENS, cell, False)
        elif s.site[cell] == RUINED_CITY:
            post(s, RED_TOKENS, cell, False)  # MX-474
    for cell in cells:
        if s.site[cell] == RUINS:
            add_ruin(s, cell)
    for cell in cells:
        if s.site[cell] == MONASTERY:
            add_monastery_card(s)


def add_token(s: Mage, pile: i64, cell: i64, face_up: bool) -> i64:
    """An enemy comes from its pile to a space, if there is one (MK-Q42)."""
    card = s.token_from(pile)
    if card == NO_CARD:
        return NO_CARD
    s.move(card, PILE + pile, 0, FIELD, 0)
    s.place(card, cell)
    if face_up:
        s.show(card, s.map.everybody)
    return card


def post(s: Mage, pile: i64, cell: i64, face_up: bool) -> None:
    """An enemy that belongs to a site comes to it, now or as soon as there is one (MK-Q42)."""
    if add_token(s, pile, cell, face_up) == NO_CARD:
        miss(s, pile, cell)


def miss(s: Mage, pile: i64, cell: i64) -> None:
    """There was no token of a pile for a space: that is remembered."""
    s.last(MISSING, 0, NO_CARD, GAME, cell * PILES + pile)


def add_ruin(s: Mage, cell: i64) -> None:
    """A ruin token comes to a space, face down; `look_around` turns it up by day (MK-437)."""
    pile = s.zones[RUIN_PILE]
    if not pile:
        used = s.to_take(RUIN_USED)
        pile.extend(used)
        used.clear()
        if not pile:
            return
        s.shuffle(RUIN_PILE)
    card = pile[len(pile) - 1]
    s.move(card, RUIN_PILE, 0, FIELD, 0)
    s.place(card, cell)


def occupy_mine(s: Mage, cell: i64) -> None:
    """Mines Liberation: one enemy in sight, one unseen (MK-613)."""
    core = tile(s, s.tile_at[cell // SEVEN]).back == CORE
    post(s, RED_TOKENS if core else GREEN_TOKENS, cell, True)
    post(s, BROWN_TOKENS, cell, False)


def bring_missing(s: Mage, cell: i64) -> None:
    """Tokens that a space should have had are drawn when a hero enters (MK-618)."""
    for entry in s.lasting:
        if entry.op is MISSING and entry.b // PILES == cell:
            s.lapse(entry)
            add_token(s, entry.b % PILES, cell, True)


def fill_up(s: Mage) -> None:
    """Tokens have been discarded: those that spaces lack come to them (MK-Q42); to a mine brown ones later (MK-618)."""
    came = False
    for entry in s.lasting:
        if entry.op is not MISSING:
            continue
        cell = entry.b // PILES
        pile = entry.b % PILES
        mine = has(MINES, s.site[cell])
        if not lacks(s, cell):
            s.lapse(entry)
        elif (mine and pile == BROWN_TOKENS) or s.heroes_at(cell):
            continue
        elif add_token(s, pile, cell, mine or s.site[cell] == NO_SITE) != NO_CARD:
            s.lapse(entry)
            came = True
    if came:
        look_around(s)


def lacks(s: Mage, cell: i64) -> bool:
    """Whether nobody has taken a space meanwhile that a token is missing on: a city without any defender is taken."""
    if s.site[cell] == CITY_SITE:
        return len(s.defenders(cell)) > 0
    return s.shields[cell] == 0 and (has(MINES, s.site[cell]) or not s.enemies_at(cell))


# -- cities ------------------------------------------------------------------------------------------------------------


def found_city(s: Mage, card: i64, position: i64) -> list[int]:
    """The city of a new tile is put on the map, or the two of a megapolis; which colours (MK-251, MK-551, MK-565)."""
    if s.scenario.cities in (CLOSED, RUINED) or tile(s, card).city in s.scenario.leaders:
        return []
    table = s.numbers
    number = sum([1 for level in s.city_level if level])  # cities so far
    two = s.options["megapolis"] == TWO
    wanted = table.levels[min(number, len(table.levels) - 1)] + int(cast(int, s.options["city-levels"]))
    wanted = min(wanted, 2 * TOP_CITY)  # more than that no two cards have
    march = s.scenario.march
    large = march is not None and march.to_city and wanted > TOP_CITY  # there is one city only (MX-Q10)
    mega = large or (s.options["megapolis"] != NO and (two or number == table.cities - 1))
    whole = wanted if large or not mega else int(cast(int, s.options["megapolis-level"]))
    cell = position * SEVEN + CENTRE_SLOT
    colours = [raise_city(s, cell, ANY_CITY if s.options["random-cities"] == YES else tile(s, card).city)]
    camp = colours[0] == CAMP
    if mega and not camp:
        colours.append(raise_city(s, s.cells.step(cell, EAST), NOT_CAMP))
    levels = s.city_level.copy()
    if camp:
        levels[CAMP] = max(LOWEST_LEVEL, whole)  # MX-184, MX-Q52
    elif mega:
        levels[colours[0]] = (whole + 1) // 2
        levels[colours[1]] = whole // 2
    elif s.scenario.cities == FRIENDLY:
        levels[colours[0]] = 1  # nobody defends it
    else:
        levels[colours[0]] = max(1, min(wanted, TOP_CITY))
    s.city_level = levels
    if s.scenario.cities == FRIENDLY:
        rows = s.city_row.copy()
        for colour in colours:
            rows[colour] = list(range(s.seats))  # MK-612
            if s.seats == 1 and s.dummy:
                rows[colour].append(int(s.seats))  # the dummy's (MX-404)
        s.city_row = rows
    find_again(s)
    return colours


def raise_city(s: Mage, cell: i64, colour: i64) -> i64:
    """A city card comes into play: the one of a colour, or where that is gone or none is named a random one.

    That of the camp is among these if its tile is in the game (MX-183).
    """
    cards: list[int] = []
    named = NO_CARD
    for card in s.zones[BOX]:
        city = s.definitions[card]
        if isinstance(city, City):
            if city.colour == colour:
                named = card
            if city.colour != CAMP or (s.numbers.camp != NO and colour == ANY_CITY):
                cards.append(card)
    card = named if named != NO_CARD else cards[s.chance(len(cards))]
    s.move(card, BOX, 0, CITIES, 0)
    s.place(card, cell)
    return cast(City, s.definitions[card]).colour


def man_city(s: Mage, colour: i64) -> None:
    """The defenders of a city come to its card, face down; to the camp Volkare with his army (MX-164)."""
    if s.scenario.cities == FRIENDLY:
        return
    cell = s.city_cell[colour]
    if colour == CAMP:
        encamp(s, cell)
        muster(s)
        return
    for card in s.zones[CITIES]:
        if s.spot[card] == cell:
            for pile in cast(City, s.definitions[card]).garrison(s.city_level[colour]):
                post(s, pile, cell, False)


# -- secret dungeons ---------------------------------------------------------------------------------------------------


def secret_places(s: Mage, cells: list[int]) -> list[int]:
    """The villages and monasteries among some spaces: each hides a way underground (MK-632, MK-634)."""
    return [cell for cell in cells if s.site[cell] in (VILLAGE, MONASTERY)]


@final
class SecretEntrance(Op):
    """Dungeon Lords: where the secret dungeon of a village, or the secret tomb of a monastery, is; `a`: that place."""

    kind = "secret"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        assert isinstance(g, Mage)
        out: list[int] = []
        for cell in g.cells.neighbours(ctx.a):
            accessible = terrain_cost(g, cell) != NEVER and not closed(g, cell)
            if accessible and g.site[cell] == NO_SITE and g.terrain[cell] != SWAMP:
                out.append(act.action(CHOOSE_CELL, cell))
        return sorted(out)

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        assert isinstance(g, Mage)
        cell = act.first(action)
        tomb = g.site[ctx.a] == MONASTERY
        if tomb:
            g.secret_tombs = sorted([*g.secret_tombs, cell])
        else:
            g.secret_dungeons = sorted([*g.secret_dungeons, cell])
        find_again(g)
        post(g, RED_TOKENS if tomb else BROWN_TOKENS, cell, False)

    def rules(self) -> list[str]:
        return ["MK-632", "MK-634"]


SECRET: Final = SecretEntrance()
REVEALING_OPS: Final[dict[str, Op]] = {"secret": SECRET}
__all__ = ["REVEALING_OPS", "day_breaks", "explorable", "explore_cost", "lay_out_map", "lay_tile", "look_around"]
