"""The words of Mage Knight: kinds, colours, elements, moments, scopes, traits, terrain, sites, by their numbers."""

from typing import Final

from deckhold.engine.bits import bit

# Kinds of pieces.
BASIC_ACTION: Final = "basic-action"
ADVANCED_ACTION: Final = "advanced-action"
SPELL: Final = "spell"
ARTIFACT: Final = "artifact"
WOUND: Final = "wound"
UNIT: Final = "unit"
SKILL: Final = "skill"
TACTIC: Final = "tactic"
ENEMY: Final = "enemy"
RUIN: Final = "ruin"
TILE: Final = "tile"
CITY: Final = "city"
HERO: Final = "hero"
LEADER: Final = "leader"
PLACE: Final = "place"
LOT: Final = "lot"
FACTION_TOKEN: Final = "faction-token"
GENERAL: Final = "general"
DEEDS: Final = [BASIC_ACTION, ADVANCED_ACTION, SPELL, ARTIFACT, WOUND]

# Boxes that pieces come from.
BASE: Final = "base"
LOST_LEGION: Final = "lost-legion"
KRANG: Final = "krang"
SHADES: Final = "shades-of-tezla"
ULTIMATE: Final = "ultimate"
EXPANSIONS: Final = [LOST_LEGION, KRANG, SHADES]

# Factions of enemies.
ELEMENTALISTS: Final = 0
DARK_CRUSADERS: Final = 1
FACTIONS: Final = ["elementalists", "dark-crusaders"]
NO_FACTION: Final = -1

# Colours of mana. The basic ones come first.
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
WHITE: Final = 3
GOLD: Final = 4
BLACK: Final = 5
COLOURS: Final = ["red", "blue", "green", "white", "gold", "black"]
BASICS: Final = 4
NO_COLOUR: Final = -1

# Cities by their colours; after them Volkare's camp, which may take the place of one.
CAMP: Final = BASICS
CITY_KEYS: Final = [*COLOURS[:BASICS], "volkares-camp"]

# Elements of attacks and blocks.
PHYSICAL: Final = 0
FIRE: Final = 1
ICE: Final = 2
COLD_FIRE: Final = 3
ELEMENTS: Final = ["physical", "fire", "ice", "cold-fire"]

# How far an attack reaches.
MELEE: Final = 0
RANGED: Final = 1
SIEGE: Final = 2
REACHES: Final = ["melee", "ranged", "siege"]

# What a turn is doing: exactly one of these at any time.
MOVING: Final = 0  # the movement part is open, nothing was declared
RESTING: Final = 1
DEALING: Final = 2  # an interaction is open
CLOSING: Final = 3  # the action is over, or cannot be taken any more
ENTERING: Final = 4  # the action is to get into a place, and what that takes is being gathered
STARTING: Final = 5  # a combat begins: effects that are limited to that moment
RANGED_PHASE: Final = 6
BLOCK_PHASE: Final = 7
DAMAGE_PHASE: Final = 8
ATTACK_PHASE: Final = 9
WAITING: Final = 10  # nobody's turn is open: a round is prepared, or a turn has ended
MOMENTS: Final = [
    "moving",
    "resting",
    "dealing",
    "closing",
    "entering",
    "starting",
    "ranged",
    "block",
    "damage",
    "attack",
    "waiting",
]


def moments(*numbers: int) -> int:
    return sum([bit(number) for number in numbers])


# When an effect may be played, as sets of moments.
OUTSIDE: Final = moments(MOVING, RESTING, DEALING, CLOSING, ENTERING)
IN_COMBAT: Final = moments(RANGED_PHASE, BLOCK_PHASE, DAMAGE_PHASE, ATTACK_PHASE)  # MK-306, MK-307
ANY_TIME: Final = OUTSIDE | moments(STARTING) | IN_COMBAT
MOVEMENT: Final = moments(MOVING)
INTERACTION: Final = moments(DEALING)
NOT_DEALING: Final = ANY_TIME & ~INTERACTION
COMBAT_START: Final = moments(STARTING)
RANGED_TIME: Final = moments(RANGED_PHASE, ATTACK_PHASE)  # of ranged and siege attacks
BLOCK_TIME: Final = moments(BLOCK_PHASE)
ATTACK_TIME: Final = moments(ATTACK_PHASE)
FIRST_PHASE_TIME: Final = moments(RANGED_PHASE)
AT_THE_END_TOO: Final = ANY_TIME | moments(WAITING)  # any time, and while the turn is ending

# How long something lasts, by number: see `MageInfo.scopes`.
COMBAT_SCOPE: Final = 0
TURN: Final = 1
ROUND: Final = 2
OWN_NEXT_TURN: Final = 3  # until the next turn of its owner begins
NEXT_DRAW: Final = 4  # until its owner has drawn at the end of a turn
GAME: Final = 5
BLOW: Final = 6  # until the attack or block that is being put together is carried out, or given up
SCOPES: Final = ("combat", "turn", "round", "own-next-turn", "next-draw", "game", "blow")

# What a card played sideways gives.
SIDE_MOVE: Final = 0
SIDE_INFLUENCE: Final = 1
SIDE_ATTACK: Final = 2
SIDE_BLOCK: Final = 3
SIDEWAYS: Final = ["move", "influence", "attack", "block"]


# Abilities of enemies, as places in a bit set; resistances are the first three, numbered like their elements.
PHYSICAL_RESISTANCE: Final = 0
FIRE_RESISTANCE: Final = 1
ICE_RESISTANCE: Final = 2
FORTIFIED: Final = 3
UNFORTIFIED: Final = 4
SWIFT: Final = 5
BRUTAL: Final = 6
POISON: Final = 7
PARALYZE: Final = 8
SUMMON: Final = 9
ASSASSINATION: Final = 10
CUMBERSOME: Final = 11
ELUSIVE: Final = 12
ARCANE_IMMUNITY: Final = 13
DEFEND: Final = 14
VAMPIRIC: Final = 15
TRAITS: Final = [
    "physical-resistance",
    "fire-resistance",
    "ice-resistance",
    "fortified",
    "unfortified",
    "swift",
    "brutal",
    "poison",
    "paralyze",
    "summon",
    "assassination",
    "cumbersome",
    "elusive",
    "arcane-immunity",
    "defend",
    "vampiric",
]
RESISTANCES: Final = 0b111
ATTACK_TRAITS: Final = sum([bit(n) for n in (SWIFT, BRUTAL, POISON, PARALYZE, ASSASSINATION, CUMBERSOME, VAMPIRIC)])

# Backs of enemy tokens: the piles.
GREEN_TOKENS: Final = 0
RED_TOKENS: Final = 1
BROWN_TOKENS: Final = 2
GREY_TOKENS: Final = 3
VIOLET_TOKENS: Final = 4
WHITE_TOKENS: Final = 5
TOKENS: Final = ["green", "red", "brown", "grey", "violet", "white"]
PILES: Final = 6
FACTION_PILES: Final = moments(GREEN_TOKENS, RED_TOKENS, BROWN_TOKENS)  # that factions have tokens of

# Terrain.
PLAINS: Final = 0
HILLS: Final = 1
FOREST: Final = 2
WASTELAND: Final = 3
DESERT: Final = 4
SWAMP: Final = 5
LAKE: Final = 6
MOUNTAIN: Final = 7
CITY_GROUND: Final = 8
SEA: Final = 9
UNKNOWN: Final = 10  # no tile lies there
TERRAIN: Final = [
    "plains",
    "hills",
    "forest",
    "wasteland",
    "desert",
    "swamp",
    "lake",
    "mountain",
    "city",
    "sea",
    "unknown",
]

# Sites. Zero: none.
NO_SITE: Final = 0
PORTAL: Final = 1
VILLAGE: Final = 2
MONASTERY: Final = 3
KEEP: Final = 4
MAGE_TOWER: Final = 5
RUINS: Final = 6
MONSTER_DEN: Final = 7
SPAWNING_GROUNDS: Final = 8
DUNGEON: Final = 9
TOMB: Final = 10
MINE: Final = 11
GLADE: Final = 12
CITY_SITE: Final = 13
GRAVEYARD: Final = 14
NECROPOLIS: Final = 15
HIDDEN_VALLEY: Final = 16
RUINED_CITY: Final = 17
DEEP_MINE: Final = 18
MAZE: Final = 19
LABYRINTH: Final = 20
REFUGEE_CAMP: Final = 21
VOLKARES_CAMP: Final = 22
SITES: Final = [
    "none",
    "portal",
    "village",
    "monastery",
    "keep",
    "mage-tower",
    "ancient-ruins",
    "monster-den",
    "spawning-grounds",
    "dungeon",
    "tomb",
    "crystal-mine",
    "magical-glade",
    "city",
    "graveyard",
    "necropolis",
    "hidden-valley",
    "ruined-city",
    "deep-mine",
    "maze",
    "labyrinth",
    "refugee-camp",
    "volkares-camp",
]
FORTIFIED_SITES: Final = moments(KEEP, MAGE_TOWER, CITY_SITE)  # MK-012
MAZES: Final = moments(MAZE, LABYRINTH)
ADVENTURE_SITES: Final = moments(RUINS, DUNGEON, TOMB, MONSTER_DEN, SPAWNING_GROUNDS) | MAZES  # MK-013, MX-025
INHABITED_SITES: Final = moments(VILLAGE, MONASTERY, KEEP, MAGE_TOWER, CITY_SITE, REFUGEE_CAMP)  # MK-014
MINES: Final = moments(MINE, DEEP_MINE)  # a deep mine works like a mine (MX-038, MK-Q92)
DARK_SITES: Final = moments(GRAVEYARD, NECROPOLIS)  # by day the night rules hold there (MX-375)
LEADER_SITES: Final = moments(NECROPOLIS, HIDDEN_VALLEY)  # where a leader of a faction waits to be attacked

# Rampaging enemies printed on a hex.
ORCS: Final = 1
DRACONUM: Final = 2

# What is laid down in secret, by the names of its pieces.
LOT_WHITE: Final = "lot-white"
LOT_RED: Final = "lot-red"
LOT_BLUE: Final = "lot-blue"
LOT_BLACK: Final = "lot-black"
SPARE_DIE: Final = [LOT_WHITE, LOT_RED, LOT_BLUE, LOT_BLACK]
MEMBERS: Final = ["lot-first", "lot-second"]
