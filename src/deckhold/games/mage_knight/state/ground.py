"""The ground: what lies where, what a step costs, which spaces are safe, and what a hero sees from where it stands."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import with_number
from deckhold.engine.hexes import NEVER, NO_CELL, NO_LIMIT, SIX, Reach, Steps, Walls
from deckhold.engine.ops.lasting import modified
from deckhold.games.mage_knight.definitions import City, Enemy, Place, Ruin, Tile
from deckhold.games.mage_knight.scenarios import CLOSED, FRIENDLY, RUINED, YES
from deckhold.games.mage_knight.state.general import cell_of
from deckhold.games.mage_knight.state.position import Mage, slot_of
from deckhold.games.mage_knight.state.record import NOTHING
from deckhold.games.mage_knight.state.world import CENTRE_SLOT, SEVEN
from deckhold.games.mage_knight.state.zones import ARMY, CITIES, FIELD, HUNTED, LAID, NOBODY, PLACES, RETREATED
from deckhold.games.mage_knight.terms import (
    CAMP,
    CITY_GROUND,
    CITY_KEYS,
    CITY_SITE,
    DUNGEON,
    GLADE,
    HIDDEN_VALLEY,
    KEEP,
    LAKE,
    LEADER_SITES,
    MAGE_TOWER,
    MOUNTAIN,
    NO_COLOUR,
    NO_SITE,
    RUINED_CITY,
    SEA,
    SWAMP,
    TOMB,
    UNKNOWN,
    VOLKARES_CAMP,
    moments,
)

# What entering a space costs, by terrain (MK-X01).
BY_DAY: Final = [2, 3, 3, 4, 5, 5, NEVER, NEVER, 2, NEVER, NEVER]
BY_NIGHT: Final = [2, 3, 5, 4, 3, 5, NEVER, NEVER, 2, NEVER, NEVER]
LEAST_COST: Final = 2

PORTAL_CELL: Final = CENTRE_SLOT  # the starting tile lies on position 0
UNDERGROUND: Final = moments(DUNGEON, TOMB)
ENTRANCE: Final = 2  # what going underground costs besides the way (MK-636)
TRAIL: Final = 12  # so many spaces a hero remembers behind it
WALL_COST: Final = 1  # more for a step across a wall (MX-016)

# What effects in force change.
MOVE_COST: Final = "move-cost"
ENTER: Final = "enter"
SAFE: Final = "safe"
PROVOKE: Final = "provoke"
DAYLIGHT: Final = "daylight"  # 1: what lies face down is seen as by day
STRIDE: Final = "stride"  # how far away a space counts as adjacent
SIGHT: Final = "sight"  # from how far away a hero sees the garrison of a fortified site
FAR_SIGHT: Final = "far-sight"  # from how far away one tile can be revealed
BARRED: Final = -9  # of ENTER: nothing opens it


def find_again(s: Mage) -> None:
    """Fill in what follows from where the tiles and cities lie."""
    s.tile_at = [NO_CARD] * len(s.shape.places)
    for tile in s.zones[LAID]:
        s.tile_at[s.spot[tile] // SEVEN] = tile
    terrain: list[int] = [UNKNOWN] * s.cells.size
    site: list[int] = [NO_SITE] * s.cells.size
    ruined = s.scenario.cities == RUINED
    for position in range(len(s.tile_at)):
        if s.tile_at[position] != NO_CARD:
            for cell in range(position * SEVEN, position * SEVEN + SEVEN):
                printed = s.hex_at(cell)
                terrain[cell] = printed.terrain
                site[cell] = printed.site
                if ruined and printed.site in (CITY_SITE, VOLKARES_CAMP):
                    site[cell] = RUINED_CITY
    for cell in s.secret_dungeons:
        site[cell] = DUNGEON
    for cell in s.secret_tombs:
        site[cell] = TOMB
    city_cell: list[int] = [NO_CELL] * len(CITY_KEYS)
    for city in s.zones[CITIES]:
        cell = s.spot[city]
        colour = cast(City, s.definitions[city]).colour
        city_cell[colour] = cell
        terrain[cell] = CITY_GROUND  # the camp costs as much (MX-167)
        site[cell] = VOLKARES_CAMP if colour == CAMP else CITY_SITE
    for card in s.zones[PLACES]:
        cell = s.spot[card]
        site[cell] = cast(Place, s.definitions[card]).site
        if has(LEADER_SITES, site[cell]):
            terrain[cell] = CITY_GROUND  # MX-374, MX-377
    s.city_cell = city_cell
    s.terrain = terrain
    s.site = site
    s.walls = printed_walls(s)


# -- walls -------------------------------------------------------------------------------------------------------------


def printed_walls(s: Mage) -> Walls | None:
    """The walls of the tiles that lie on the map; None where there are none."""
    found: Walls | None = None
    for position in range(len(s.tile_at)):
        if s.tile_at[position] == NO_CARD:
            continue
        back = SIX - s.turned[position]
        for one, other in cast(Tile, s.definitions[s.tile_at[position]]).walls:
            if found is None:
                found = Walls(s.cells)
            cell = position * SEVEN + slot_of(one, back)
            found.build(cell, s.cells.direction(cell, position * SEVEN + slot_of(other, back)))
    return found


def walled(s: Mage, cell: i64, other: i64) -> bool:
    """Whether a wall stands between two spaces (MX-015)."""
    walls = s.walls
    if walls is None or cell == NO_CELL or s.cells.distance(cell, other) != 1:
        return False
    return walls.there(cell, s.cells.direction(cell, other))


def came_from(s: Mage, seat: i64) -> i64:
    """The space that a hero left last, or NO_CELL."""
    behind = s.trail[seat]
    return behind[len(behind) - 1] if behind else NO_CELL


def toll(s: Mage, seat: i64) -> i64:
    """What crossing a wall costs a hero: nothing lowers it, but whoever bends space pays none (MX-017, MX-019)."""
    return WALL_COST if stride(s, seat) == 1 else 0


# -- sites -------------------------------------------------------------------------------------------------------------


def same_side(s: Mage, seat: i64, other: i64) -> bool:
    for side in s.sides:
        if seat in side:
            return other in side
    return seat == other


def city_at(s: Mage, cell: i64) -> i64:
    """The colour of the city on a space (CAMP: Volkare's camp), or NO_COLOUR."""
    for colour in range(len(s.city_cell)):
        if s.city_cell[colour] == cell:
            return colour
    return NO_COLOUR


def city_cells(s: Mage, cell: i64) -> list[int]:
    """The spaces of the city on a space: two adjacent ones are a megapolis (MK-565)."""
    out: list[int] = []
    for part in s.city_cell:
        if part != NO_CELL and s.cells.distance(part, cell) <= 1:
            out.append(part)
    return out


def city_colours(s: Mage, cell: i64) -> i64:
    """The colours of the city on a space, as a bit set: both of a megapolis (MK-567); none where there is no city."""
    colours: i64 = 0
    if s.site[cell] == CITY_SITE:
        for part in city_cells(s, cell):
            colours |= bit(city_at(s, part))
    return colours


def main_city(s: Mage, cell: i64) -> i64:
    """The colour of the city card that counts for a space: of a megapolis that of its left part (MK-566)."""
    cells = city_cells(s, cell)
    left = cells[0]
    for one in cells:
        if s.cells.q[one] < s.cells.q[left]:
            left = one
    return city_at(s, left)


def garrison(s: Mage, cell: i64) -> list[int]:
    """The enemies that defend a site; of both parts of a megapolis (MK-566); of the camp Volkare's army (MX-164)."""
    if cell == s.city_cell[CAMP]:
        return s.zones[ARMY]
    return s.defenders(cell) if s.site[cell] == CITY_SITE else s.enemies_at(cell)


def city_conquered(s: Mage, cell: i64) -> bool:
    """Whether the city on a space has no defenders (any more); nobody ever enters a closed one."""
    return s.scenario.cities != CLOSED and not garrison(s, cell)


def open_glade(s: Mage, cell: i64) -> bool:
    """Whether a space is a glade, or the hidden valley, that nobody holds (MX-374, MX-Q43)."""
    return s.site[cell] in (GLADE, HIDDEN_VALLEY) and not s.enemies_at(cell)


def near_camp(s: Mage, cell: i64) -> bool:
    """Whether a space is the conquered camp or adjacent to it (MX-173)."""
    camp = s.city_cell[CAMP]
    return camp != NO_CELL and s.cells.distance(camp, cell) <= 1 and city_conquered(s, camp)


def hunted(s: Mage) -> list[int]:
    """The spaces where somebody has hunted with success (MX-180)."""
    return [int(entry.b) for entry in s.lasting if entry.op is HUNTED]


def leads_camp(s: Mage, seat: i64) -> bool:
    """Whether a hero is the leader of the conquered camp (MX-172)."""
    camp = s.city_cell[CAMP]
    return camp != NO_CELL and city_conquered(s, camp) and leader_of(s, CAMP) == seat


def leader_of(s: Mage, colour: i64) -> i64:
    """Who leads a conquered city: most shields, of equals the one whose first shield lies further ahead (MK-382)."""
    if s.scenario.cities == FRIENDLY:  # MK-612
        return NOBODY
    row = s.city_row[colour]
    best: i64 = NOBODY
    most = 0
    for seat in row:
        n = row.count(seat)
        if n > most:
            best = seat
            most = n
    return best


def owner_of(s: Mage, cell: i64) -> i64:
    """Whose shield stands on a keep (or tower), or NOBODY."""
    for seat in range(s.seats):
        if s.own_shield(cell, seat):
            return seat
    return NOBODY


def owned_by_one(s: Mage, cell: i64) -> bool:
    """Whether a site belongs to whoever conquered it: a keep, in Conquer and Hold a tower too (MK-645)."""
    return s.site[cell] == KEEP or (s.scenario.owned_towers and s.site[cell] == MAGE_TOWER)


def assaulted(s: Mage, seat: i64, cell: i64) -> bool:
    """Whether entering a space is an assault: a fortified site unconquered, or held by an opponent (MK-235).

    Where Volkare stands it is he who is attacked (MX-132, MX-234).
    """
    if cell == cell_of(s):
        return True
    site = s.site[cell]
    if site == CITY_SITE:
        return not city_conquered(s, cell)
    if site == RUINED_CITY and not s.shields[cell]:
        return True  # the relic has still to be found, even if no Draconum was left for it (MX-475, MK-Q42)
    if site == RUINED_CITY or has(LEADER_SITES, site):
        return len(s.enemies_at(cell)) > 0  # MX-426, MX-Q37
    if site != KEEP and site != MAGE_TOWER:
        return False
    return not s.shields[cell] or held_against(s, seat, cell)


def others_at(s: Mage, seat: i64, cell: i64) -> list[int]:
    """The other heroes on a space where they are in each other's way."""
    if s.many_may_stay(cell):
        return NOTHING
    return [other for other in s.heroes_at(cell) if other != seat]


def may_attack(s: Mage, seat: i64, other: i64) -> bool:
    """Whether heroes may fight each other now (MK-266)."""
    return (
        s.scenario.duels
        and s.options["duels"] == YES
        and s.announced == NOBODY
        and not s.ending
        and not s.skips[other]
        and not same_side(s, seat, other)
    )


def held_against(s: Mage, seat: i64, cell: i64) -> bool:
    """Whether a site belongs to an opponent of a seat (MK-235)."""
    return owned_by_one(s, cell) and s.shields[cell] != 0 and not s.friendly_shield(cell, seat)


def host_of(s: Mage, seat: i64, cell: i64) -> i64:
    """Whom a hero meets that enters an opponent's site: its owner or the owner's team mate, or NOBODY (MK-261, MK-536).

    Nothing else can be done beside another hero (MK-262).
    """
    if cell == cell_of(s) or not held_against(s, seat, cell):
        return NOBODY
    inside = others_at(s, seat, cell)
    owner = owner_of(s, cell)
    if owner in inside or not inside:
        return owner if inside else NOBODY
    return inside[0]


def shut(s: Mage, seat: i64, cell: i64) -> bool:
    """Whether who is at home in a site cannot be fought now: who enters can do nothing (MK-261, MK-266)."""
    host = host_of(s, seat, cell)
    return host != NOBODY and not may_attack(s, seat, host)


# -- rampaging enemies -------------------------------------------------------------------------------------------------


def is_rampaging(s: Mage, token: i64) -> bool:
    """Whether an enemy on the map rampages: no site is its own, or it pursues a hero.

    Such spaces have a symbol of orcs or Draconum, unless a save was edited.
    """
    cell: i64 = s.spot[token]
    if cell == NO_CELL or not isinstance(s.definitions[token], Enemy):
        return False
    return s.site[cell] == NO_SITE or s.roams(token)


def turn_up_rampaging(s: Mage) -> None:
    """Rampaging enemies always lie face up, except for pursuers (MK-101, MX-371)."""
    for token in s.zones[FIELD]:
        if s.known[token] != s.map.everybody and is_rampaging(s, token) and not s.roams(token):
            s.show(token, s.map.everybody)


def rampaging_at(s: Mage, cell: i64) -> list[int]:
    return [token for token in s.tokens_at(cell) if is_rampaging(s, token)]


def rampaging_near(s: Mage, cell: i64) -> list[int]:
    """The rampaging enemies next to a space."""
    return [t for t in s.zones[FIELD] if s.cells.distance(s.spot[t], cell) == 1 and is_rampaging(s, t)]


def provoked_by(s: Mage, seat: i64, origin: i64, to: i64) -> list[int]:
    """The rampaging enemies next to both ends of a step, but behind no wall at its end (MK-237, MX-023, MX-024)."""
    if s.lasting and not modified(s, PROVOKE, seat, to, 1):
        return NOTHING
    if s.numbers.ambush:
        return [t for t in s.zones[FIELD] if is_rampaging(s, t) and provokes(s, s.spot[t], origin, to)]
    near = [token for token in rampaging_near(s, to) if s.cells.distance(s.spot[token], origin) == 1]
    return near if s.walls is None else [token for token in near if not walled(s, to, s.spot[token])]


def provokes(s: Mage, lair: i64, origin: i64, to: i64) -> bool:
    """Whether a step provokes the rampaging enemy on a space, if it lies in ambush over two spaces (MX-360 to MX-362).

    Enemies of the tiles that the game began with never do (MX-372, MX-455).
    """
    far = s.cells.distance(lair, to)
    if lair // SEVEN in s.shape.first:
        return far == 1 and s.cells.distance(lair, origin) == 1 and not walled(s, lair, to)
    if far > 2 or s.cells.distance(lair, origin) > 2:
        return False
    if far == 1:
        return not walled(s, lair, to)
    for between in s.cells.neighbours(lair):
        passable = s.cells.distance(between, to) == 1 and s.terrain[between] not in (UNKNOWN, LAKE, MOUNTAIN)
        if passable and not walled(s, lair, between) and not walled(s, between, to):
            return True
    return False


# -- steps -------------------------------------------------------------------------------------------------------------


def closed(s: Mage, cell: i64) -> bool:
    """Whether nobody can enter a space: a rampaging enemy stands there, or a city that is out of bounds (MK-236)."""
    if s.site[cell] == CITY_SITE:
        return s.scenario.cities == CLOSED
    return len(rampaging_at(s, cell)) > 0


def terrain_cost(s: Mage, cell: i64) -> i64:
    """What the terrain of a space costs without any effect, or NEVER."""
    return BY_NIGHT[s.terrain[cell]] if s.night else BY_DAY[s.terrain[cell]]


def price(s: Mage, seat: i64, cell: i64) -> i64:
    """What the terrain of a space costs a hero now, or NEVER."""
    usual = terrain_cost(s, cell)
    if not s.lasting:
        return usual
    if s.terrain[cell] == UNKNOWN or modified(s, ENTER, seat, cell, 0 if usual == NEVER else 1) <= 0:
        return NEVER
    cost = modified(s, MOVE_COST, seat, cell, 0 if usual == NEVER else usual)
    return cost if cost > 0 else 0  # MK-254


def barred(s: Mage, seat: i64, cell: i64) -> bool:
    """Whether a hero cannot enter a space this turn in any way."""
    return len(s.lasting) > 0 and modified(s, ENTER, seat, cell, 1) < 0


def step_cost(s: Mage, seat: i64, origin: i64, cell: i64) -> i64:
    """What a step from one space to another costs a hero now, or NEVER."""
    cost = price(s, seat, cell)
    if cost == NEVER or closed(s, cell):
        return NEVER
    return cost + toll(s, seat) if walled(s, origin, cell) else cost


def is_safe(s: Mage, seat: i64, cell: i64) -> bool:
    """Whether a hero may stay on a space (MK-257)."""
    safe = (
        terrain_cost(s, cell) != NEVER
        and not closed(s, cell)
        and not assaulted(s, seat, cell)
        and not others_at(s, seat, cell)
        and not rampaging_at(s, cell)  # MK-236
    )
    return modified(s, SAFE, seat, cell, 1 if safe else 0) != 0 if s.lasting else safe


@final
class Walking(Steps):
    """Steps that neither start a fight nor end the move."""

    def __init__(self, s: Mage, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.provokes = not s.lasting or modified(s, PROVOKE, seat, NO_CELL, 1) != 0
        self.walls = s.walls
        self.toll: i64 = 0 if s.walls is None else toll(s, seat)
        self.general = cell_of(s)  # where Volkare stands, or NO_CELL
        self.wild: list[int] = [0] * s.cells.size  # cell -> whether a rampaging enemy stands there
        self.lairs: list[int] = []  # where enemies lie that may be in ambush
        for token in s.zones[FIELD]:
            if is_rampaging(s, token):
                self.wild[s.spot[token]] = 1
                if s.numbers.ambush:
                    self.lairs.append(int(s.spot[token]))

    def cost(self, cell: i64, to: i64, direction: i64) -> i64:
        s = self.s
        if s.terrain[to] == UNKNOWN or self.wild[to] or to == self.general:
            return NEVER
        if self.provokes:
            for turn in (1, SIX - 1):
                beside = s.cells.step(cell, (direction + turn) % SIX)
                if beside != NO_CELL and self.wild[beside] and not walled(s, to, beside):
                    return NEVER
            for lair in self.lairs:
                if provokes(s, lair, cell, to):
                    return NEVER
        if s.site[to] and (assaulted(s, self.seat, to) or closed(s, to)):
            return NEVER
        cost = price(s, self.seat, to)
        walls = self.walls
        return cost + self.toll if walls is not None and cost != NEVER and walls.there(cell, direction) else cost

    def stays(self, cell: i64) -> bool:
        return not others_at(self.s, self.seat, cell)


def reach(s: Mage, seat: i64) -> Reach:
    """Everywhere a hero can walk with the points it has, without a fight."""
    return s.cells.reach(s.where(seat), s.move_points, Walking(s, seat))


def step_towards(s: Mage, seat: i64, goal: i64) -> i64:
    """The first step of the cheapest walk to a space, for the points that a hero has, or NO_CELL."""
    here = s.where(seat)
    walking = Walking(s, seat)
    if s.cells.distance(here, goal) == 1 and not walled(s, here, goal):
        # Nothing but a wall makes a space dearer from here than from elsewhere, so that no way round is cheaper.
        cost = walking.cost(here, goal, s.cells.direction(here, goal))
        if cost != NEVER and cost <= s.move_points:
            return goal
    way = s.cells.cheapest(here, goal, walking, s.move_points)
    return way[1] if len(way) > 1 else NO_CELL


def stride(s: Mage, seat: i64) -> i64:
    """How many spaces away still count as adjacent."""
    return modified(s, STRIDE, seat, NO_CARD, 1) if s.lasting else 1


# -- standing somewhere ------------------------------------------------------------------------------------------------


def arrive(s: Mage, seat: i64, cell: i64) -> bool:
    """A hero comes to a space, by a step or directly; whether that brought something to light (MK-675)."""
    here = s.where(seat)
    if here != NO_CELL:
        s.trail[seat] = [*s.trail[seat], here][-TRAIL:]
    if s.off_map[seat]:
        s.off_map = with_number(s.off_map, seat, 0)
    s.place(s.figure(seat), cell, seat)
    return look_around(s)


def clear_portal(s: Mage) -> None:
    """At the end of a turn no figure stays on the portal, whoever's turn it was and however it came there (MK-264)."""
    if s.portal_closed:
        return
    for seat in range(s.seats):
        if s.where(seat) == s.portal():
            s.off_map = with_number(s.off_map, seat, 1)
            s.set_spot(s.figure(seat), NO_CELL)


def fall_back(s: Mage, seat: i64) -> None:
    """A hero goes back to the space it came from."""
    behind = s.trail[seat]
    if behind:
        s.place(s.figure(seat), behind[len(behind) - 1], seat)
        s.trail[seat] = behind[:-1]


def withdraw(s: Mage, seat: i64) -> None:
    """A hero that cannot stay goes back to the last safe space, with a wound for every space (MK-268, MK-679)."""
    for _ in range(withdrawal(s, seat)):
        fall_back(s, seat)
        s.take_wound(seat)


def withdrawal(s: Mage, seat: i64) -> i64:
    """How many spaces a hero would have to go back if its turn ended here."""
    cell = s.where(seat)
    behind = s.trail[seat]
    n: i64 = 0
    while cell != NO_CELL and n < len(behind) and not is_safe(s, seat, cell):
        n += 1
        cell = behind[len(behind) - n]
    return n


# -- what lies face down -----------------------------------------------------------------------------------------------


def look_around(s: Mage) -> bool:
    """Turn up what heroes see from where they stand; whether anything was (MK-675)."""
    found = False
    for token in s.zones[FIELD]:
        if s.known[token] != s.map.everybody and _seen(s, token):
            _turn_up(s, token)
            found = True
    camp = s.city_cell[CAMP]
    if camp != NO_CELL and _hero_beside(s, camp):  # by day and by night; it is no fortified site (MX-115, MX-165)
        for token in s.zones[ARMY]:
            if s.known[token] != s.map.everybody:
                _turn_up(s, token)
                found = True
    return found


def _turn_up(s: Mage, token: i64) -> None:
    s.show(token, s.map.everybody)
    if s.events is not None:
        s.note("turned-up", NOBODY, token)


def _seen(s: Mage, token: i64) -> bool:
    cell: i64 = s.spot[token]
    if isinstance(s.definitions[token], Ruin):
        return not s.night or as_by_day(s) or len(s.heroes_at(cell)) > 0  # MK-102, MK-662
    site = s.site[cell]
    if site == CITY_SITE:
        for part in city_cells(s, cell):
            if _hero_by(s, part):
                return True  # by day and by night (MK-381)
        return False
    if site == RUINED_CITY:
        return _hero_beside(s, cell)  # by day and by night, and no fortified site (MX-474)
    if site not in (KEEP, MAGE_TOWER):
        return False
    if s.night:
        return as_by_day(s) and s.cells.distance(s.where(s.turn), cell) <= 1
    return _hero_by(s, cell)


def as_by_day(s: Mage) -> bool:
    """Whether the hero on turn sees by night what is seen by day."""
    if not s.lasting or s.turn >= s.seats or s.where(s.turn) == NO_CELL:
        return False
    return modified(s, DAYLIGHT, s.turn, NO_CARD, 0) > 0


def _hero_beside(s: Mage, cell: i64) -> bool:
    """Whether a hero stands on a space or next to it."""
    for near in [cell, *s.cells.neighbours(cell)]:
        if s.heroes_at(near):
            return True
    return False


def _hero_by(s: Mage, cell: i64) -> bool:
    """Whether a hero is near enough to see who defends a site."""
    for seat in range(s.seats):
        where = s.where(seat)
        if where != NO_CELL and not s.out[seat] and not has_retreated(s, seat):
            far = modified(s, SIGHT, seat, NO_CARD, 1) if s.lasting else 1
            if s.cells.distance(where, cell) <= far:
                return True
    return False


def has_retreated(s: Mage, seat: i64) -> bool:
    """Whether a hero has made way for Volkare since its last turn: that reveals nothing (MX-Q55)."""
    for entry in s.lasting:
        if entry.op is RETREATED and entry.seat == seat:
            return True
    return False


def shielded_sites(s: Mage, seat: i64, sites: i64) -> list[int]:
    """The spaces with one of these sites, as a bit set, that a seat has marked."""
    out: list[int] = []
    for cell in range(s.cells.size):
        if s.shields[cell] and s.own_shield(cell, seat) and sites & bit(s.site[cell]):
            out.append(cell)
    return out


# -- underground -------------------------------------------------------------------------------------------------------


@final
class Tunnels(Steps):
    """Ways under the ground: one point a step, but not below lakes and swamps (MK-636, MK-Q36)."""

    def __init__(self, s: Mage) -> None:
        self.s = s

    def cost(self, cell: i64, to: i64, direction: i64) -> i64:
        return NEVER if self.s.terrain[to] in (LAKE, SWAMP, SEA, UNKNOWN) else 1


def underground(s: Mage, here: i64) -> list[int]:
    """What it costs to come from a conquered dungeon or tomb to each other one; NEVER elsewhere."""
    out: list[int] = [NEVER] * s.cells.size
    if not (has(UNDERGROUND, s.site[here]) and s.shields[here]):
        return out
    found = s.cells.reach(here, NO_LIMIT, Tunnels(s))
    for cell in range(s.cells.size):
        if cell != here and has(UNDERGROUND, s.site[cell]) and s.shields[cell] and found.cost[cell] >= 0:
            out[cell] = ENTRANCE + found.cost[cell]
    return out
