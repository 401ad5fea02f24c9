"""The scenarios: one expression each. Adding one touches this file, its picture in `maps.py` and the texts."""

from typing import Final, final

from deckhold.engine.hexes import hexagon
from deckhold.games.ascension_tactics.scenarios import maps

RADIUS: Final = 6
CELLS: Final = hexagon(RADIUS)

# Modes of play (AT-171).
DUEL: Final = "duel"
TEAMS: Final = "teams"
FREE_FOR_ALL: Final = "free-for-all"
CAMPAIGN: Final = "campaign"

RECOMMENDED: Final = "recommended"  # the scenario that so many players should begin with; the pools of a scenario
# How else champions come into the pools: by a draft, or as named when the table is made.
DRAFT: Final = "draft"
CHOSEN: Final = "chosen"

# Terrain, by number (section 23).
NORMAL: Final = 0
PORTAL: Final = 1
SHRINE: Final = 2
FOREST: Final = 3
CORRUPTED: Final = 4
ENCHANTED: Final = 5
BEACON: Final = 6
TERRAIN: Final = ["normal", "portal", "shrine", "forest", "corrupted", "enchanted", "beacon"]

# The cells that the villain Belzepug covers besides its spot (AT-294).
LORD_OF_FLEAS: Final = [(0, 1), (1, -1), (1, 0)]

COLOURS: Final = ["blue", "yellow", "green", "purple"]
TARGETS: Final = ["red", "blue", "yellow", "green"]

# What a beacon token is for (AT-196, AT-219), and what chosen factions bring (AT-211, AT-218).
FOR_RESEARCH: Final = "research"
FOR_FACTIONS: Final = "factions"
FOR_SLAUGHTER: Final = "slaughter"
FOR_SHRINES: Final = "shrines"


@final
class Map:
    """Where everything lies at the beginning: read from a picture."""

    def __init__(self, picture: str) -> None:
        signs = [row.split() for row in picture.strip("\n").split("\n")]
        if len(signs) != 2 * RADIUS + 1:
            raise ValueError(f"a map has {2 * RADIUS + 1} rows, not {len(signs)}")
        self.terrain: list[int] = []  # cell -> terrain
        self.portals: list[int] = []  # cell -> the number of the colour whose portal it is, or -1
        self.portal_cells: list[int] = []
        self.treasures: list[int] = []  # cells
        self.tokens: list[tuple[int, int]] = []  # cell, the number of a colour
        for row in range(len(signs)):
            wide = 2 * RADIUS + 1 - abs(row - RADIUS)
            if len(signs[row]) != wide:
                raise ValueError(f"row {row + 1} of a map has {wide} cells, not {len(signs[row])}")
            for sign in signs[row]:
                self._add(sign)

    def _add(self, sign: str) -> None:
        if len(sign) != 1 or sign not in ".1234FSBECtfsbygp":
            raise ValueError(f"{sign!r} is no sign of a map")
        cell = len(self.terrain)
        kinds = {"F": FOREST, "f": FOREST, "S": SHRINE, "s": SHRINE, "B": BEACON, "E": ENCHANTED, "C": CORRUPTED}
        self.terrain.append(PORTAL if sign in "1234" else kinds.get(sign, NORMAL))
        self.portals.append("1234".index(sign) if sign in "1234" else -1)
        if sign in "1234":
            self.portal_cells.append(cell)
        if sign in "tfs":
            self.treasures.append(cell)
        if sign in "bygp":
            self.tokens.append((cell, "bygp".index(sign)))


@final
class Scenario:
    """What is to be won, where, by whom, and which rules are special to it."""

    def __init__(
        self,
        id: str,
        picture: str,
        modes: dict[int, str],
        goal: int,
        pools: list[list[str]] | None = None,
        shrine: int = 2,
        all_beacons: int = 0,
        beacon_glory: list[int] | None = None,
        tokens: str = "",
        chosen: str = "",
        war_gates: bool = False,
        sacred: bool = False,
        neutrals: list[tuple[str, int, int]] | None = None,
        villains: list[str] | None = None,
        targets: list[tuple[int, int]] | None = None,
        standing: list[tuple[str, int, int]] | None = None,
        boss_falls: bool = False,
        swarm: bool = False,
        mark: bool = False,
        poison: bool = False,
        cleansing: bool = False,
        shared_strength: bool = False,
        hoard: int = 0,
        captives: int = 0,
        hosts: list[str] | None = None,
        revived: list[str] | None = None,
        following: str = "",
    ) -> None:
        self.id = id
        self.map = Map(picture)
        self.modes = modes  # number of players -> mode
        self.goal = goal  # glory that wins
        self.pools: list[list[str]] = pools if pools is not None else []  # recommended champions by colour
        self.shrine = shrine  # glory for each shrine controlled
        self.all_beacons = all_beacons  # glory for the first side that holds them all (AT-189)
        self.beacon_glory: list[int] = beacon_glory if beacon_glory is not None else []  # by beacons held (AT-232)
        self.tokens = tokens
        self.chosen = chosen
        self.war_gates = war_gates
        self.sacred = sacred
        self.neutrals: list[tuple[str, int, int]] = neutrals if neutrals is not None else []
        self.villains: list[str] = villains if villains is not None else []  # by their targets: red, blue, ...
        self.targets: list[tuple[int, int]] = targets if targets is not None else []  # cells: red, blue, ...
        self.standing: list[tuple[str, int, int]] = standing if standing is not None else []  # villains at setup
        self.boss_falls = boss_falls  # the players win by defeating the boss, and by nothing else
        self.swarm = swarm  # rats obey the villains: players cannot pay for them (AT-289)
        self.mark = mark  # the boss's target marks whoever comes through the portal it lies on (AT-293)
        self.poison = poison  # corrupted ground defeats players' champions that move into it (AT-298)
        self.cleansing = cleansing  # shrines remove corrupted ground instead of giving the players glory (AT-299)
        self.shared_strength = shared_strength  # the boss loses the glory of each defeated villain (AT-300)
        self.hoard = hoard  # glory on the boss's card, which the players' is taken from (AT-304, AT-307)
        self.captives = captives  # champions held on the beacons (AT-318)
        self.hosts: list[str] = hosts if hosts is not None else []  # villains of whom chance picks the others (AT-313)
        self.revived: list[str] = revived if revived is not None else []  # by their targets: blue, yellow, green
        self.following = following  # the next scenario of the campaign
        self.campaign = CAMPAIGN in modes.values()

    def redrawn(self, picture: str, neutrals: list[tuple[str, int, int]], targets: list[tuple[int, int]]) -> "Scenario":
        """The same on another map."""
        return Scenario(
            self.id,
            picture,
            self.modes,
            self.goal,
            self.pools,
            self.shrine,
            self.all_beacons,
            self.beacon_glory,
            self.tokens,
            self.chosen,
            self.war_gates,
            self.sacred,
            neutrals,
            self.villains,
            targets,
            self.standing,
            self.boss_falls,
            self.swarm,
            self.mark,
            self.poison,
            self.cleansing,
            self.shared_strength,
            self.hoard,
            self.captives,
            self.hosts,
            self.revived,
            self.following,
        )


def pool_size(mode: str, seats: int) -> int:
    """How many champions each player starts with (AT-174, AT-177, AT-236)."""
    if mode == CAMPAIGN:
        return [4, 3, 2, 2][seats - 1]
    return 4 if mode == DUEL else 3


def chapter(scenario: Scenario) -> int:
    """How many scenarios of the campaign come before one."""
    return [one.id for one in SCENARIOS if one.campaign].index(scenario.id)


def cell_at(q: int, r: int) -> int:
    """The number of a cell."""
    return CELLS.index((q, r))


EVERY_NUMBER: Final = {1: CAMPAIGN, 2: CAMPAIGN, 3: CAMPAIGN, 4: CAMPAIGN}

SCENARIOS: Final = [
    Scenario(
        "love-lives-forever",
        maps.LOVE_LIVES_FOREVER,
        {2: DUEL, 4: TEAMS},
        30,
        [
            ["timestream-seer", "demon-pug-pack", "rat-king", "vyrak"],
            ["clockwork-sentry", "scrapbot", "emma-ironheart", "rakar"],
        ],
        all_beacons=10,
    ),
    Scenario(
        "spires-of-souls",
        maps.SPIRES_OF_SOULS_2,
        {2: DUEL, 4: TEAMS},
        40,
        [
            ["fox-minstrel", "muse-of-rebirth", "kehmep", "loremaster"],
            ["corrosive-widow", "soul-catcher", "arbiter-of-the-lost", "dream-titan"],
        ],
        tokens=FOR_RESEARCH,
    ),
    Scenario(
        "spires-of-souls-3",
        maps.SPIRES_OF_SOULS_3,
        {3: FREE_FOR_ALL},
        30,
        [
            ["scrapbot", "soul-catcher", "sadranis"],
            ["kehmep", "ravenous-gorph", "sordid-asp"],
            ["aria-redforge", "jirra", "yuk-battle-priest"],
        ],
        tokens=FOR_RESEARCH,
    ),
    Scenario(
        "spires-of-souls-4",
        maps.SPIRES_OF_SOULS_4,
        {4: FREE_FOR_ALL},
        30,
        [
            ["fox-minstrel", "kehmep", "sadranis"],
            ["soul-catcher", "ravenous-gorph", "rakar"],
            ["corrosive-widow", "emma-ironheart", "canon-templar"],
            ["demon-pug-pack", "yuk-battle-priest", "loremaster"],
        ],
        tokens=FOR_RESEARCH,
    ),
    Scenario(
        "twilight-of-the-idols",
        maps.TWILIGHT_OF_THE_IDOLS,
        {3: FREE_FOR_ALL},
        30,
        [
            ["corrosive-widow", "timestream-seer", "yuk-battle-priest"],
            ["jirra", "muse-of-rebirth", "sadranis"],
            ["scrapbot", "clockwork-sentry", "canon-templar"],
        ],
        shrine=3,
        chosen=FOR_SLAUGHTER,
        neutrals=[
            ("idol-samael", -1, 0),
            ("neutral-rat", -1, 1),
            ("neutral-rat", 0, -1),
            ("idol-earth-tyrant", 0, 1),
            ("idol-xeron", 1, -1),
            ("neutral-rat", 1, 0),
        ],
    ),
    Scenario(
        "infernal-battle",
        maps.INFERNAL_BATTLE,
        {4: FREE_FOR_ALL},
        30,
        [
            ["timestream-seer", "jirra", "emma-ironheart"],
            ["muse-of-rebirth", "demon-pug-pack", "rat-king"],
            ["clockwork-sentry", "arbiter-of-the-lost", "vyrak"],
            ["aria-redforge", "canon-templar", "dream-titan"],
        ],
        tokens=FOR_FACTIONS,
        chosen=FOR_SHRINES,
    ),
    Scenario(
        "war-gates",
        maps.WAR_GATES,
        {2: DUEL, 4: TEAMS},
        30,
        [
            ["loremaster", "emma-ironheart", "corrosive-widow", "clockwork-sentry"],
            ["rakar", "sadranis", "muse-of-rebirth", "fox-minstrel"],
        ],
        war_gates=True,
    ),
    Scenario(
        "circle-of-stones",
        maps.CIRCLE_OF_STONES,
        {2: DUEL},
        25,
        [
            ["jirra", "ravenous-gorph", "yuk-battle-priest", "vyrak"],
            ["kehmep", "scrapbot", "rat-king", "dream-titan"],
        ],
        beacon_glory=[0, 0, 0, 1, 2, 3, 4],
        sacred=True,
    ),
    Scenario(
        "campaign-rat-king",
        maps.RAT_KING,
        EVERY_NUMBER,
        40,
        villains=["villain-rat-king", "villain-sordid-asp", "villain-ravenous-gorph", "villain-corrosive-widow"],
        targets=[(-2, 3), (5, -3), (2, 3), (1, -3)],
        swarm=True,
        following="campaign-belzepug",
    ),
    Scenario(
        "campaign-belzepug",
        maps.BELZEPUG,
        EVERY_NUMBER,
        40,
        villains=["villain-belzepug", "villain-pug-pack", "villain-sordid-asp", "villain-ravenous-gorph"],
        targets=[(-5, 0), (1, -4), (-3, 4), (-1, 0)],
        standing=[("villain-belzepug", 3, 0)],
        boss_falls=True,
        mark=True,
        poison=True,
        cleansing=True,
        shared_strength=True,
        following="campaign-rakar",
    ),
    Scenario(
        "campaign-rakar",
        maps.RAKAR,
        EVERY_NUMBER,
        40,
        villains=["villain-rakar", "villain-ravenous-gorph", "villain-pug-pack", "villain-corrosive-widow"],
        targets=[(-6, 6), (2, -5), (-3, 5), (0, 0)],
        standing=[("villain-rakar", 5, 0)],
        boss_falls=True,
        hoard=20,
        following="campaign-kythis",
    ),
    Scenario(
        "campaign-kythis",
        maps.KYTHIS,
        EVERY_NUMBER,
        40,
        villains=["villain-kythis"],
        targets=[(3, 0), (3, -4), (-1, 4), (-1, 0)],
        captives=6,
        hosts=[
            "villain-damned-wrath",
            "villain-damned-sloth",
            "villain-damned-pride",
            "villain-damned-lust",
            "villain-damned-envy",
            "villain-damned-gluttony",
        ],
        revived=["villain-xeron", "villain-samael", "villain-earth-tyrant"],
    ),
]

BY_ID: Final = {scenario.id: scenario for scenario in SCENARIOS}

FIRST_GAMES: Final = ["campaign-rat-king", "love-lives-forever", "spires-of-souls-3", "love-lives-forever"]


def named(id: object, seats: int) -> Scenario:
    """A scenario by its id; the recommended one is what so many players should begin with."""
    return BY_ID[FIRST_GAMES[seats - 1] if id == RECOMMENDED else str(id)]
