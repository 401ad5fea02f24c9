"""The map tiles: terrain, sites and rampaging enemies of their seven spaces, in the order of HEX_NAMES."""

from deckhold.games.mage_knight.definitions import CAMP_TILE, CITY_TILE, CORE, COUNTRYSIDE, START_TILE, Hex, Tile
from deckhold.games.mage_knight.terms import (
    BLUE,
    CAMP,
    CITY_GROUND,
    CITY_SITE,
    DEEP_MINE,
    DESERT,
    DRACONUM,
    DUNGEON,
    FOREST,
    GLADE,
    GREEN,
    HILLS,
    KEEP,
    LABYRINTH,
    LAKE,
    LOST_LEGION,
    MAGE_TOWER,
    MAZE,
    MINE,
    MONASTERY,
    MONSTER_DEN,
    MOUNTAIN,
    NO_SITE,
    ORCS,
    PLAINS,
    PORTAL,
    RED,
    REFUGEE_CAMP,
    RUINS,
    SEA,
    SPAWNING_GROUNDS,
    SWAMP,
    TOMB,
    VILLAGE,
    VOLKARES_CAMP,
    WASTELAND,
    WHITE,
)


def on(terrain: int, site: int = NO_SITE) -> Hex:
    return Hex(terrain, site)


def mine(terrain: int, *colours: int) -> Hex:
    return Hex(terrain, MINE, mine=list(colours))


def deep_mine(terrain: int, *colours: int) -> Hex:
    return Hex(terrain, DEEP_MINE, mine=list(colours))


def orcs(terrain: int) -> Hex:
    return Hex(terrain, rampaging=ORCS)


def draconum(terrain: int) -> Hex:
    return Hex(terrain, rampaging=DRACONUM)


def base_tiles() -> list[Tile]:
    return [
        Tile(
            "start-a", START_TILE, [on(PLAINS), on(FOREST), on(SEA), on(PLAINS, PORTAL), on(PLAINS), on(SEA), on(SEA)]
        ),
        Tile(
            "start-b",
            START_TILE,
            [on(PLAINS), on(FOREST), on(SEA), on(PLAINS, PORTAL), on(PLAINS), on(SEA), on(PLAINS)],
        ),
        Tile(
            "countryside-1",
            COUNTRYSIDE,
            [orcs(FOREST), on(LAKE), on(FOREST), on(FOREST, GLADE), on(PLAINS, VILLAGE), on(PLAINS), on(PLAINS)],
            1,
        ),
        Tile(
            "countryside-2",
            COUNTRYSIDE,
            [
                orcs(HILLS),
                on(FOREST, GLADE),
                on(PLAINS),
                on(HILLS),
                on(PLAINS, VILLAGE),
                mine(HILLS, GREEN),
                on(PLAINS),
            ],
            2,
        ),
        Tile(
            "countryside-3",
            COUNTRYSIDE,
            [on(PLAINS), on(HILLS, KEEP), on(PLAINS), on(FOREST), on(HILLS), on(PLAINS, VILLAGE), mine(HILLS, WHITE)],
            3,
        ),
        Tile(
            "countryside-4",
            COUNTRYSIDE,
            [
                on(DESERT),
                on(DESERT),
                orcs(HILLS),
                on(DESERT, MAGE_TOWER),
                on(MOUNTAIN),
                on(PLAINS),
                on(PLAINS, VILLAGE),
            ],
            4,
        ),
        Tile(
            "countryside-5",
            COUNTRYSIDE,
            [
                on(FOREST),
                on(PLAINS, MONASTERY),
                on(FOREST, GLADE),
                on(LAKE),
                orcs(PLAINS),
                on(FOREST),
                mine(HILLS, BLUE),
            ],
            5,
        ),
        Tile(
            "countryside-6",
            COUNTRYSIDE,
            [on(MOUNTAIN), on(FOREST), on(HILLS, MONSTER_DEN), mine(HILLS, RED), on(PLAINS), on(HILLS), orcs(FOREST)],
            6,
        ),
        Tile(
            "countryside-7",
            COUNTRYSIDE,
            [
                on(LAKE),
                orcs(FOREST),
                on(PLAINS, MONASTERY),
                on(SWAMP),
                on(FOREST, GLADE),
                on(PLAINS),
                on(PLAINS, DUNGEON),
            ],
            7,
        ),
        Tile(
            "countryside-8",
            COUNTRYSIDE,
            [on(FOREST, GLADE), on(FOREST, RUINS), on(FOREST), orcs(SWAMP), on(PLAINS), on(SWAMP), on(SWAMP, VILLAGE)],
            8,
        ),
        Tile(
            "countryside-9",
            COUNTRYSIDE,
            [
                on(WASTELAND, DUNGEON),
                on(MOUNTAIN),
                on(PLAINS),
                on(MOUNTAIN),
                on(WASTELAND, KEEP),
                on(WASTELAND, MAGE_TOWER),
                on(PLAINS),
            ],
            9,
        ),
        Tile(
            "countryside-10",
            COUNTRYSIDE,
            [
                on(HILLS, MONSTER_DEN),
                on(FOREST),
                on(HILLS),
                on(MOUNTAIN),
                on(PLAINS),
                on(HILLS, KEEP),
                on(HILLS, RUINS),
            ],
            10,
        ),
        Tile(
            "countryside-11",
            COUNTRYSIDE,
            [on(HILLS), on(LAKE), on(PLAINS, RUINS), on(PLAINS, MAGE_TOWER), on(LAKE), on(LAKE), orcs(HILLS)],
            11,
        ),
        Tile(
            "core-1",
            CORE,
            [
                on(MOUNTAIN),
                on(DESERT, TOMB),
                on(HILLS, SPAWNING_GROUNDS),
                on(DESERT, MONASTERY),
                on(DESERT),
                on(HILLS),
                on(DESERT),
            ],
            1,
        ),
        Tile(
            "core-2",
            CORE,
            [
                on(LAKE),
                on(SWAMP, RUINS),
                on(FOREST),
                on(LAKE),
                mine(HILLS, GREEN),
                on(SWAMP, MAGE_TOWER),
                draconum(SWAMP),
            ],
            2,
        ),
        Tile(
            "core-3",
            CORE,
            [
                on(MOUNTAIN),
                on(WASTELAND, RUINS),
                on(WASTELAND, TOMB),
                on(WASTELAND),
                on(HILLS, MAGE_TOWER),
                mine(HILLS, WHITE),
                on(WASTELAND),
            ],
            3,
        ),
        Tile(
            "core-4",
            CORE,
            [
                mine(HILLS, BLUE),
                on(HILLS),
                on(WASTELAND),
                draconum(MOUNTAIN),
                on(WASTELAND, KEEP),
                on(WASTELAND, RUINS),
                on(WASTELAND),
            ],
            4,
        ),
        Tile(
            "core-5",
            CITY_TILE,
            [
                on(FOREST, GLADE),
                on(SWAMP, VILLAGE),
                on(LAKE),
                on(CITY_GROUND, CITY_SITE),
                orcs(SWAMP),
                orcs(FOREST),
                on(SWAMP),
            ],
            5,
            GREEN,
        ),
        Tile(
            "core-6",
            CITY_TILE,
            [
                on(FOREST),
                on(PLAINS, MONASTERY),
                draconum(MOUNTAIN),
                on(CITY_GROUND, CITY_SITE),
                on(LAKE),
                on(HILLS),
                on(LAKE),
            ],
            6,
            BLUE,
        ),
        Tile(
            "core-7",
            CITY_TILE,
            [
                on(WASTELAND, SPAWNING_GROUNDS),
                on(PLAINS),
                on(WASTELAND, KEEP),
                on(CITY_GROUND, CITY_SITE),
                on(FOREST),
                on(LAKE),
                draconum(LAKE),
            ],
            7,
            WHITE,
        ),
        Tile(
            "core-8",
            CITY_TILE,
            [
                on(DESERT, RUINS),
                mine(HILLS, RED),
                draconum(WASTELAND),
                on(CITY_GROUND, CITY_SITE),
                on(DESERT),
                on(WASTELAND),
                draconum(DESERT),
            ],
            8,
            RED,
        ),
    ]


def lost_legion_tiles() -> list[Tile]:
    """Tiles with walls and new sites (MX-009)."""
    return [
        Tile(
            "countryside-12",
            COUNTRYSIDE,
            [
                on(MOUNTAIN),
                on(SWAMP),
                on(HILLS, REFUGEE_CAMP),
                orcs(PLAINS),
                on(HILLS, MONASTERY),
                on(PLAINS, MAZE),
                on(MOUNTAIN),
            ],
            12,
            walls=[("C", "SW"), ("C", "W"), ("C", "E")],
            box=LOST_LEGION,
        ),
        Tile(
            "countryside-13",
            COUNTRYSIDE,
            [
                on(FOREST),
                orcs(HILLS),
                on(SWAMP, GLADE),
                on(FOREST, MAGE_TOWER),
                on(LAKE),
                on(PLAINS),
                deep_mine(FOREST, BLUE, GREEN),
            ],
            13,
            walls=[("NW", "NE"), ("NE", "C")],
            box=LOST_LEGION,
        ),
        Tile(
            "countryside-14",
            COUNTRYSIDE,
            [
                on(DESERT),
                on(PLAINS, KEEP),
                deep_mine(DESERT, RED, WHITE),
                on(PLAINS),
                on(WASTELAND, MAZE),
                on(PLAINS),
                on(HILLS, VILLAGE),
            ],
            14,
            walls=[("NE", "C")],
            box=LOST_LEGION,
        ),
        Tile(
            "core-9",
            CORE,
            [
                on(HILLS, LABYRINTH),
                on(HILLS, MAGE_TOWER),
                on(WASTELAND),
                draconum(PLAINS),
                on(MOUNTAIN),
                on(DESERT),
                on(DESERT, REFUGEE_CAMP),
            ],
            9,
            walls=[("SE", "E"), ("SE", "C"), ("SW", "C"), ("W", "C"), ("W", "NW")],
            box=LOST_LEGION,
        ),
        Tile(
            "core-10",
            CORE,
            [
                deep_mine(SWAMP, RED, BLUE, GREEN, WHITE),
                on(LAKE),
                on(FOREST, KEEP),
                on(SWAMP),
                on(FOREST, LABYRINTH),
                orcs(HILLS),
                orcs(HILLS),
            ],
            10,
            box=LOST_LEGION,
        ),
        Tile(
            "core-v",
            CAMP_TILE,
            [
                orcs(FOREST),
                on(MOUNTAIN),
                on(LAKE),
                on(PLAINS, VOLKARES_CAMP),
                draconum(WASTELAND),
                on(HILLS),
                on(DESERT, VILLAGE),
            ],
            city=CAMP,
            walls=[("C", "SW"), ("C", "SE"), ("SE", "E")],
            box=LOST_LEGION,
        ),
    ]


def tiles() -> list[Tile]:
    return [*base_tiles(), *lost_legion_tiles()]
