"""What is printed on the map and what lies on it: tiles, cities, ruins, heroes, other tokens and rewards."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.core import Op
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions.basics import MageCard, times_of
from deckhold.games.mage_knight.terms import (
    BASE,
    BROWN_TOKENS,
    CITY,
    COLOURS,
    FACTION_TOKEN,
    FACTIONS,
    GREY_TOKENS,
    HERO,
    NO_COLOUR,
    NO_SITE,
    PLACE,
    RUIN,
    SHADES,
    SITES,
    TILE,
    TOKENS,
    VIOLET_TOKENS,
    WHITE_TOKENS,
)


@final
class Place(MageCard):
    """A token that makes a space of the map another site."""

    site: i64

    def __init__(self, id: str, site: int, copies: int) -> None:
        super().__init__(id, PLACE, copies, SHADES)
        self.back = PLACE
        self.site = site

    def clauses(self, t: Teller) -> list[str]:
        return [t.say(f"text-{SITES[self.site]}")]


@final
class FactionToken(MageCard):
    """What a beaten enemy of a faction leaves: an effect for one use, or something to sell."""

    faction: i64
    times: i64

    def __init__(self, id: str, faction: int, op: Op, times: int = 0) -> None:
        super().__init__(id, FACTION_TOKEN, 2, SHADES)
        self.back = FACTIONS[faction]
        self.faction = faction
        self.op = op
        self.times = times or times_of(op)

    def roots(self) -> dict[str, Op]:
        return {"use": self.op}

    def clauses(self, t: Teller) -> list[str]:
        return [self.op.text(t)]

    def facts(self) -> dict[str, object]:
        return {"faction": FACTIONS[self.faction], "box": self.box}


# Rewards, as numbers of a list of what a player has coming at the end of the turn.
REWARD_ARTIFACT: Final = 0
REWARD_SPELL: Final = 1
REWARD_ADVANCED: Final = 2
REWARD_UNIT: Final = 3
REWARD_RANDOM_CRYSTAL: Final = 4
REWARD_FOUR_CRYSTALS: Final = 5  # one of each basic colour
REWARD_DUNGEON: Final = 6  # a die tells: a spell or an artifact (MK-433)
REWARD_CRYSTAL: Final = 7  # of a colour that the player chooses
REWARDS: Final = [
    "artifact",
    "spell",
    "advanced-action",
    "unit",
    "random-crystal",
    "four-crystals",
    "dungeon",
    "crystal",
]


@final
class Ruin(MageCard):
    """A ruin token: an altar that takes mana, or enemies that guard rewards."""

    fame: i64

    def __init__(
        self,
        id: str,
        altar: list[int] | None = None,
        fame: int = 0,
        enemies: list[int] | None = None,
        rewards: list[int] | None = None,
        box: str = BASE,
    ) -> None:
        super().__init__(id, RUIN, 1, box)
        self.back = "ruin"
        self.altar: list[int] = altar if altar is not None else []  # the colours to be paid
        self.fame = fame
        self.enemies: list[int] = enemies if enemies is not None else []  # piles
        self.rewards: list[int] = rewards if rewards is not None else []

    def facts(self) -> dict[str, object]:
        return {
            "altar": [COLOURS[one] for one in self.altar],
            "fame": self.fame,
            "enemies": [TOKENS[one] for one in self.enemies],
            "rewards": [REWARDS[one] for one in self.rewards],
            "box": self.box,
        }


@final
class Hex:
    """One of the seven spaces of a tile."""

    terrain: i64
    site: i64
    rampaging: i64

    def __init__(self, terrain: int, site: int = NO_SITE, rampaging: int = 0, mine: list[int] | None = None) -> None:
        self.terrain = terrain
        self.site = site
        self.rampaging = rampaging
        self.mine: list[int] = mine if mine is not None else []  # colours of its crystals


# The spaces of a tile in the order in which they are written down.
HEX_NAMES: Final = ["NW", "NE", "W", "C", "E", "SW", "SE"]
HEX_OFFSETS: Final = [(0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)]
START_TILE: Final = "start"
COUNTRYSIDE: Final = "countryside"
CORE: Final = "core"
CITY_TILE: Final = "city"
CAMP_TILE: Final = "camp"  # with Volkare's camp: only where something calls for it (MX-011)


@final
class Tile(MageCard):
    """A map tile with its seven spaces (HEX_NAMES), in its printed orientation."""

    def __init__(
        self,
        id: str,
        shape: str,
        hexes: list[Hex],
        number: int = 0,
        city: int = NO_COLOUR,
        walls: list[tuple[str, str]] | None = None,
        box: str = BASE,
    ) -> None:
        super().__init__(id, TILE, 1, box)
        self.shape = shape  # START_TILE, COUNTRYSIDE, CORE, CITY_TILE or CAMP_TILE
        self.back = COUNTRYSIDE if shape == COUNTRYSIDE else START_TILE if shape == START_TILE else CORE
        self.hexes = hexes
        self.number = number
        self.city = city  # the colour of the city on it
        # Between which of its spaces walls stand, by their numbers.
        self.walls = [(HEX_NAMES.index(one), HEX_NAMES.index(other)) for one, other in walls or []]

    def facts(self) -> dict[str, object]:
        return {"shape": self.shape, "printed_number": self.number, "box": self.box}


@final
class City(MageCard):
    """A city card: its garrison by level, as piles of tokens. The camp has Volkare's army instead (MX-164)."""

    colour: i64

    def __init__(self, id: str, colour: int, garrisons: list[str], box: str = BASE) -> None:
        super().__init__(id, CITY, 1, box)
        self.colour = colour  # or CAMP
        self.garrisons = garrisons  # by level from 1: letters of GARRISON

    def clauses(self, t: Teller) -> list[str]:
        return [t.say(f"text-{self.id}-held"), t.say(f"text-{self.id}")]

    def garrison(self, level: i64) -> list[int]:
        """The piles that a city of this level draws its defenders from; half a megapolis may be one level higher than
        any base shows, and has those of the highest then (MK-565, MK-X14)."""
        row = level if level < len(self.garrisons) else len(self.garrisons)
        return [GARRISON[letter] for letter in self.garrisons[row - 1]]


GARRISON: Final = {"g": GREY_TOKENS, "v": VIOLET_TOKENS, "w": WHITE_TOKENS, "b": BROWN_TOKENS}


@final
class Hero(MageCard):
    """A hero: figure, card and the crystals that matter when it is the dummy."""

    def __init__(self, id: str, crystals: list[int], box: str = BASE) -> None:
        super().__init__(id, HERO, 1, box)
        self.crystals = crystals
