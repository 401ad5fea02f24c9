"""The scenarios: what each one changes in the set-up, the end and the scoring (section 26)."""

from typing import Final, final

from deckhold.engine.hexes import EAST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST, WEST
from deckhold.games.mage_knight.state.world import (
    FIXED,
    FIXED_MAPS,
    OPEN,
    OPEN_3,
    OPEN_4,
    QUEST,
    RETURN,
    WEDGE,
    Shape,
)
from deckhold.games.mage_knight.terms import (
    BASE,
    BLUE,
    DARK_CRUSADERS,
    ELEMENTALISTS,
    GREEN,
    LOST_LEGION,
    NO_COLOUR,
    RED,
    SHADES,
    WHITE,
)

# As far as a map can grow; Volkare may lay all seventeen tiles of four players in one line inland (MX-218, MX-243).
ROWS: Final = {WEDGE: 9, OPEN: 8, OPEN_4: 8, OPEN_3: 9, RETURN: 19}
SHAPES: Final = [WEDGE, OPEN, OPEN_4, OPEN_3]

# What is done with the cities of a scenario.
CONQUERED: Final = "conquered"
CLOSED: Final = "closed"  # nobody can enter them (MK-572, MK-641)
FRIENDLY: Final = "friendly"  # MK-612, MX-404
RUINED: Final = "ruined"  # each hides a part of a relic (MX-473)

# What ends a scenario early, besides its last round.
CITY_FOUND: Final = "city-found"
CITIES_TAKEN: Final = "cities"
MINES_FREED: Final = "mines"
SECOND_INCANTATION: Final = "incantations"
UNDERGROUND_TAKEN: Final = "underground"
LEADERS_BEATEN: Final = "leaders"
GRAVEYARDS_SEALED: Final = "graveyards"
RELIC_FOUND: Final = "relic"
ARMY_BEATEN: Final = "army"
NOTHING_ELSE: Final = "rounds"

# How it is scored.
PLAIN: Final = "plain"  # achievements with titles
CITY_SCORE: Final = "cities"
MINE_SCORE: Final = "mines"
DUNGEON_SCORE: Final = "dungeons"
SOLO_SCORE: Final = "solo"
COOPERATIVE_SCORE: Final = "cooperative"
HOLD_SCORE: Final = "hold"
RETURN_SCORE: Final = "return"
LEADERS_SCORE: Final = "leaders"
GRAVEYARD_SCORE: Final = "graveyards"
VALLEY_SCORE: Final = "valley"
RELIC_SCORE: Final = "relic"
VOLKARE_SCORE: Final = "volkare"

# Which tactics the dummy gets, and which ones leave the game.
DUMMY_LAST: Final = "dummy-last"  # the player first; both are used once (MK-595)
DUMMY_FIRST: Final = "dummy-first"  # a random one, then the players; one of theirs is used up (MK-603)
DUMMY_RANDOM: Final = "dummy-random"  # a random one, then the players; all come back (MX-406)
VOLKARE_LAST: Final = "volkare-last"  # the players, then a random one; who plays alone uses up the own (MX-232, MX-233)

# Forms of a scenario besides that against each other, as its id ends.
TOGETHER: Final = "-cooperation"
ALONE: Final = "-solo"

# How hard Volkare makes it: battle and race levels (MX-213).
BATTLES: Final = ["daring", "heroic", "legendary"]
RACES: Final = ["walk", "trot", "gallop"]
LOWEST_LEVEL: Final = 4  # of Volkare (MX-104)

# How Volkare's camp comes among the city tiles (MX-163).
SHUFFLED: Final = "shuffled"  # in the place of one, among all core tiles
LAST: Final = "last"  # in the place of one, under all others
DRAWN: Final = "drawn"  # as one more of those that are drawn from

# Values of options that change a scenario.
YES: Final = "yes"
NO: Final = "no"
RECOMMENDED: Final = "recommended"
ONE: Final = "one"
TWO: Final = "two"

# Tiles of the base box (MK-Q92, MX-Q65).
BASE_COUNTRYSIDE: Final = 11
BASE_CITIES: Final = 4
BASE_CORES: Final = 4

_shapes: dict[str, Shape] = {}


def shape_named(name: str) -> Shape:
    if name not in _shapes:
        _shapes[name] = Shape(name, ROWS.get(name, 0))
    return _shapes[name]


@final
class Table:
    """The numbers of a scenario for so many players (MK-702)."""

    def __init__(
        self,
        countryside: int,
        cities: int,
        cores: int,
        levels: list[int],
        rounds: int = 6,
        shape: str = WEDGE,
        glades: int = -1,
        box: str = BASE,
        ambush: bool = False,
        pursuit: bool = False,
        army: int = 0,
        wounds: int = 0,
        waverers: int = 0,
        camp: str = NO,
    ) -> None:
        self.countryside = countryside
        self.cities = cities
        self.cores = cores
        self.levels = levels  # of the cities in the order of discovery; the last one holds for all; or of leaders
        self.rounds = rounds
        self.shape = shape
        self.glades = glades  # exactly so many countryside tiles have one; -1: any number (MX-427)
        self.box = box  # so many players need tiles of this box
        self.camp = camp  # how it comes among the city tiles; NO: not at all
        self.ambush = ambush  # rampaging enemies attack over two spaces (MX-359)
        self.pursuit = pursuit  # and follow the hero who revealed them (MX-365)
        self.army = army  # Volkare's level
        self.wounds = wounds  # in his deck
        self.waverers = waverers  # units of the offer that may not stay for long


@final
class March:
    """Volkare's part of a scenario: the numbers of each level, and where his cards lead him."""

    def __init__(
        self,
        cities: list[list[int]],
        levels: list[list[int]],
        wounds: list[int],
        waverers: list[int],
        directions: dict[int, int],
        to_city: bool,
    ) -> None:
        self.cities = cities  # battle level -> level of a city by the number of players
        self.levels = levels  # battle level -> his level by the number of players
        self.wounds = wounds  # race level -> wounds in his deck
        self.waverers = waverers  # race level -> marked units of the offer for one player; one more with each other
        self.directions = directions  # colour of a card -> where he goes
        self.to_city = to_city  # he looks for the city, and recruits; else he goes to the portal


INLAND: Final = {BLUE: EAST, WHITE: NORTH_EAST, GREEN: SOUTH_EAST}  # MX-504
HOMEWARDS: Final = {GREEN: WEST, BLUE: SOUTH_WEST, WHITE: SOUTH_WEST}  # MX-509


@final
class Scenario:
    """A scenario: one expression below."""

    def __init__(
        self,
        id: str,
        tables: dict[int, Table],
        end: str = CITIES_TAKEN,
        scoring: str = CITY_SCORE,
        cities: str = CONQUERED,
        city: int = NO_COLOUR,
        keeps: list[str] | None = None,
        never: list[str] | None = None,
        sorted_tiles: bool = False,
        core_on_coast: bool = False,
        dummy: list[int] | None = None,
        tactics: str = DUMMY_LAST,
        together: bool = False,
        team_seats: list[int] | None = None,
        always_teams: bool = False,
        blitz: bool = False,
        reputation: int = 0,
        level: int = 1,
        duels: bool = True,
        fame_per_tile: int = 0,
        elites: bool = True,
        village_unit: bool = False,
        best_units: int = 4,
        mines: bool = False,
        glades: bool = False,
        secrets: bool = False,
        owned_towers: bool = False,
        portal_closes: bool = False,
        epic: dict[int, Table] | None = None,
        leaders: dict[int, int] | None = None,
        guarded_glades: bool = False,
        graveyards: bool = False,
        hidden_land: bool = False,
        city_last: bool = False,
        march: March | None = None,
        box: str = BASE,
        one_more: bool = False,
    ) -> None:
        self.id = id
        self.box = box  # it can be played with this expansion only
        self.printed = max(tables)  # as many players as it is printed for
        self.tables = with_one_more(tables) if one_more else tables  # by the number of players
        self.end = end
        self.scoring = scoring
        self.cities = cities
        self.city = city  # the only city there is, where the scenario says which
        self.keeps: list[str] = keeps if keeps is not None else []  # tiles that are always in (MK-703)
        self.never: list[str] = never if never is not None else []  # tiles that are always out
        self.sorted_tiles = sorted_tiles  # countryside tiles by number, the lowest first (MK-570)
        self.core_on_coast = core_on_coast
        self.dummy: list[int] = dummy if dummy is not None else []  # with so many players there is a dummy
        self.tactics = tactics
        self.together = together
        self.team_seats: list[int] = team_seats if team_seats is not None else []  # teams are possible with so many
        self.always_teams = always_teams
        self.blitz = blitz  # MK-590, MX-413
        self.reputation = reputation  # that heroes begin with
        self.level = level  # that heroes begin with (MX-477)
        self.duels = duels  # heroes may fight each other
        self.fame_per_tile = fame_per_tile
        self.elites = elites
        self.village_unit = village_unit  # MK-575
        self.best_units = best_units  # units of a higher level stay in the box (MK-641)
        self.mines = mines  # MK-613 to MK-618
        self.glades = glades  # MK-623 to MK-627
        self.secrets = secrets  # MK-632 to MK-636
        self.owned_towers = owned_towers  # MK-643 to MK-647
        self.portal_closes = portal_closes  # MK-653
        self.epic = with_one_more(epic) if one_more and epic is not None else epic  # longer (MK-629, MK-656)
        self.leaders: dict[int, int] = leaders if leaders is not None else {}  # colour of a city -> who sits there
        self.factions: list[int] = list(self.leaders.values())  # their tokens have piles of their own
        self.guarded_glades = guarded_glades  # MX-417 to MX-421
        self.graveyards = graveyards  # MX-437 to MX-442
        self.hidden_land = hidden_land  # MX-455 to MX-457
        self.city_last = city_last  # its city lies under all other tiles (MX-219)
        self.march = march  # Volkare's

    def has_dummy(self, seats: int) -> bool:
        return min(seats, self.printed) in self.dummy


def with_one_more(tables: dict[int, Table]) -> dict[int, Table]:
    """One player more than printed: more tiles where their number depends on the players (MX-188, MX-189).

    The further city has the level of the last one.
    """
    most = tables[max(tables)]
    fewest = tables[min(tables)]
    countryside, cities, cores = most.countryside, most.cities, most.cores
    if (countryside, cities, cores) != (fewest.countryside, fewest.cities, fewest.cores):
        countryside += 2
        cores += 1
        if cities != fewest.cities:
            cities += 1
    beyond = countryside > BASE_COUNTRYSIDE or cities > BASE_CITIES or cores > BASE_CORES
    more = Table(
        countryside,
        cities,
        cores,
        most.levels,
        most.rounds,
        most.shape,
        most.glades,
        LOST_LEGION if beyond else most.box,
        camp=DRAWN if cities > BASE_CITIES else NO,  # MX-190
    )
    return {**tables, max(tables) + 1: more}


def countryside(*numbers: int) -> list[str]:
    return [f"countryside-{number}" for number in numbers]


def core(*numbers: int) -> list[str]:
    return [f"core-{number}" for number in numbers]


def by_seats(
    rounds: int, wild: list[int], cities: list[int], cores: list[int], level: int, wide: str
) -> dict[int, Table]:
    """The usual numbers for two, three and four players: a wedge, with four the shape that is named."""
    return {
        seats: Table(
            wild[seats - 2], cities[seats - 2], cores[seats - 2], [level], rounds, wide if seats == 4 else WEDGE
        )
        for seats in (2, 3, 4)
    }


def forms(
    id: str,
    against: dict[int, Table],
    together: dict[int, Table],
    alone: Table,
    end: str,
    scoring: str,
    cities: str = FRIENDLY,
    keeps: list[str] | None = None,
    leaders: dict[int, int] | None = None,
    blitz: bool = False,
    reputation: int = 0,
    level: int = 1,
    fame_per_tile: int = 0,
    guarded_glades: bool = False,
    graveyards: bool = False,
    hidden_land: bool = False,
) -> list[Scenario]:
    """A scenario of Shades of Tezla: against each other, together, alone (MX-405 to MX-408, MX-520)."""
    return [
        Scenario(
            id + form,
            tables,
            end,
            scoring,
            cities,
            keeps=keeps,
            dummy=list(tables) if form else [],
            tactics=DUMMY_LAST if form == ALONE else DUMMY_RANDOM,
            together=form != "",
            blitz=blitz,
            reputation=reputation,
            level=level,
            duels=form == "",
            fame_per_tile=fame_per_tile,
            leaders=leaders,
            guarded_glades=guarded_glades,
            graveyards=graveyards,
            hidden_land=hidden_land,
            box=SHADES,
        )
        for form, tables in (("", against), (TOGETHER, together), (ALONE, {1: alone}))
    ]


def land(
    rounds: int, wild: list[int], cities: list[int], cores: list[int], levels: list[int], shapes: list[str], glades: int
) -> dict[int, Table]:
    """The numbers for two, three and four players; so many glades with two, one more with each further one."""
    return {
        2 + i: Table(wild[i], cities[i], cores[i], [levels[i]], rounds, shapes[i], -1 if glades < 0 else glades + i)
        for i in range(3)
    }


COMPETITIVE_SHAPES: Final = [WEDGE, WEDGE, OPEN_4]
OPEN_SHAPES: Final = [OPEN, OPEN, OPEN]
NO_LEVELS: Final = [0, 0, 0]
ANY_GLADES: Final = -1

SHADES_SCENARIOS: Final = [
    *forms(
        "life-and-death",
        land(6, [7, 9, 11], [3, 3, 3], [1, 2, 3], [4, 5, 6], COMPETITIVE_SHAPES, 3),
        land(6, [7, 9, 11], [3, 3, 3], [2, 3, 4], [6, 7, 8], OPEN_SHAPES, 3),
        Table(6, 3, 2, [6], 6, WEDGE, 3),
        LEADERS_BEATEN,
        LEADERS_SCORE,
        keeps=core(5, 8),
        leaders={GREEN: ELEMENTALISTS, RED: DARK_CRUSADERS},
        guarded_glades=True,
    ),
    *forms(
        "realm-of-the-dead",
        land(4, [5, 7, 9], [2, 2, 2], [2, 3, 4], [5, 6, 7], COMPETITIVE_SHAPES, 2),
        land(4, [6, 8, 10], [2, 2, 2], [2, 3, 4], [8, 10, 12], OPEN_SHAPES, 3),
        Table(5, 2, 1, [4], 4, WEDGE, 2),
        GRAVEYARDS_SEALED,
        GRAVEYARD_SCORE,
        keeps=core(5, 6),
        leaders={BLUE: DARK_CRUSADERS},
        blitz=True,
        reputation=2,
        graveyards=True,
    ),
    *forms(
        "hidden-valley",
        land(4, [5, 7, 9], [2, 2, 2], [2, 3, 4], [5, 6, 7], COMPETITIVE_SHAPES, ANY_GLADES),
        land(4, [6, 8, 10], [2, 2, 2], [2, 3, 4], [8, 10, 12], OPEN_SHAPES, ANY_GLADES),
        Table(5, 2, 1, [4], 4),
        LEADERS_BEATEN,
        VALLEY_SCORE,
        keeps=core(5, 7),
        leaders={WHITE: ELEMENTALISTS},
        blitz=True,
        reputation=2,
        hidden_land=True,
    ),
    *forms(
        "lost-relic",
        land(2, [6, 7, 8], [2, 3, 4], [1, 2, 3], NO_LEVELS, [OPEN_3, OPEN_4, OPEN], ANY_GLADES),
        {
            2: Table(7, 3, 2, [0], 2, OPEN_4),
            3: Table(8, 4, 3, [0], 2, OPEN),
            4: Table(9, 5, 4, [0], 2, OPEN, box=LOST_LEGION, camp=DRAWN),  # as the fifth (MX-481)
        },
        Table(6, 2, 1, [0], 2, OPEN_3),
        RELIC_FOUND,
        RELIC_SCORE,
        RUINED,
        blitz=True,
        level=3,
        fame_per_tile=1,
    ),
]


def volkare_scenario(
    id: str,
    tables: dict[int, Table],
    march: March,
    blitz: bool = False,
) -> Scenario:
    """A scenario with Volkare in the place of the dummy, alone or together (MX-212, MX-289)."""
    return Scenario(
        id,
        tables,
        ARMY_BEATEN,
        VOLKARE_SCORE,
        dummy=[1, 2, 3, 4],
        tactics=VOLKARE_LAST,
        together=True,
        blitz=blitz,
        reputation=2 if blitz else 0,
        duels=False,
        city_last=march.to_city,
        march=march,
        box=LOST_LEGION,
    )


VOLKARE_SCENARIOS: Final = [
    volkare_scenario(
        "volkares-return",
        {
            1: Table(7, 1, 1, [0], 6, RETURN),
            2: Table(8, 1, 2, [0], 6, RETURN),
            3: Table(10, 1, 3, [0], 6, RETURN),
            4: Table(12, 1, 4, [0], 6, RETURN),
        },
        March(
            [[4, 6, 8, 10], [6, 9, 12, 16], [10, 14, 18, 22]],
            [[5, 10, 15, 20], [8, 16, 24, 32], [12, 24, 36, 48]],
            [18, 15, 12],
            [1, 2, 3],
            INLAND,
            True,
        ),
    ),
    volkare_scenario(
        "volkares-return-blitz",
        {
            1: Table(5, 1, 1, [0], 4, RETURN),
            2: Table(6, 1, 1, [0], 4, RETURN),
            3: Table(8, 1, 2, [0], 4, RETURN),
            4: Table(10, 1, 3, [0], 4, RETURN),
        },
        March(
            [[3, 4, 5, 6], [4, 6, 8, 10], [5, 8, 11, 14]],
            [[4, 8, 12, 16], [6, 12, 18, 26], [8, 16, 24, 32]],  # 26 as printed (MX-Q09)
            [16, 13, 10],
            [1, 2, 3],
            INLAND,
            True,
        ),
        blitz=True,
    ),
    volkare_scenario(
        "volkares-quest",
        {
            1: Table(8, 2, 4, [0], 6, QUEST + "1"),
            2: Table(9, 2, 3, [0], 6, QUEST + "2"),
            3: Table(11, 3, 4, [0], 6, QUEST + "3"),
            4: Table(12, 3, 3, [0], 6, QUEST + "4"),
        },
        March(
            [[3, 4, 4, 5], [4, 4, 5, 5], [4, 5, 5, 6]],
            [[8, 14, 20, 26], [10, 18, 26, 34], [14, 26, 38, 50]],
            [20, 16, 12],
            [1, 2, 3],
            HOMEWARDS,
            False,
        ),
    ),
]

SCENARIOS: Final = [
    Scenario(
        "first-reconnaissance",
        {1: Table(8, 1, 2, [0], 4), 2: Table(8, 1, 2, [0], 3), 3: Table(9, 1, 2, [0], 3), 4: Table(11, 1, 2, [0], 3)},
        end=CITY_FOUND,
        scoring=PLAIN,
        cities=CLOSED,
        never=countryside(12, 13, 14),  # MK-Q92
        sorted_tiles=True,
        core_on_coast=True,
        dummy=[1],
        duels=False,
        fame_per_tile=1,
        elites=False,
        village_unit=True,
    ),
    Scenario(
        "conquest",
        by_seats(6, [8, 9, 11], [2, 3, 4], [1, 2, 3], 4, OPEN),
        team_seats=[4],
        one_more=True,
    ),
    Scenario(
        "conquest-blitz",
        by_seats(4, [6, 7, 9], [2, 3, 4], [1, 2, 3], 3, OPEN),
        team_seats=[4],
        blitz=True,
        reputation=2,
        one_more=True,
    ),
    Scenario("conquest-solo", {1: Table(7, 2, 2, [5, 8])}, scoring=SOLO_SCORE, dummy=[1], together=True, duels=False),
    Scenario(
        "cooperation",
        {2: Table(8, 3, 2, [5, 5, 8], 6, OPEN), 3: Table(10, 4, 3, [5, 5, 5, 11], 6, OPEN)},
        scoring=COOPERATIVE_SCORE,
        dummy=[2, 3],
        tactics=DUMMY_FIRST,
        together=True,
        duels=False,
        one_more=True,
    ),
    Scenario(
        "cooperation-blitz",
        {2: Table(7, 2, 1, [5, 8], 4, OPEN), 3: Table(8, 3, 2, [5, 8, 11], 4, OPEN)},
        scoring=COOPERATIVE_SCORE,
        dummy=[2, 3],
        tactics=DUMMY_FIRST,
        together=True,
        blitz=True,  # MK-Q20
        reputation=2,
        duels=False,
        one_more=True,
    ),
    Scenario(
        "mines-liberation",
        by_seats(4, [8, 9, 11], [1, 1, 1], [1, 2, 3], 1, OPEN_4),
        end=MINES_FREED,
        scoring=MINE_SCORE,
        cities=FRIENDLY,
        city=RED,
        keeps=countryside(2, 3, 5, 6, 13, 14),
        never=core(1, 9),
        mines=True,
        one_more=True,
    ),
    Scenario(
        "druid-nights",
        by_seats(4, [8, 9, 11], [1, 1, 1], [1, 2, 3], 1, OPEN_4),
        end=SECOND_INCANTATION,
        scoring=PLAIN,
        cities=FRIENDLY,
        city=GREEN,
        keeps=countryside(1, 2, 5, 7, 8, 13),
        glades=True,
        epic=by_seats(6, [11, 11, 11], [1, 1, 1], [4, 4, 4], 1, OPEN_4),
        one_more=True,
    ),
    Scenario(
        "dungeon-lords",
        by_seats(5, [8, 9, 11], [1, 1, 1], [1, 2, 3], 1, OPEN_4),
        end=UNDERGROUND_TAKEN,
        scoring=DUNGEON_SCORE,
        cities=FRIENDLY,
        city=BLUE,
        keeps=[*countryside(7, 9), *core(1)],
        secrets=True,
        one_more=True,
    ),
    Scenario(
        "conquer-and-hold",
        {
            2: Table(5, 1, 3, [0], 6, FIXED),
            3: Table(5, 1, 3, [0], 4, FIXED),
            4: Table(5, 1, 3, [0], 4, FIXED),
        },
        end=NOTHING_ELSE,
        scoring=HOLD_SCORE,
        cities=CLOSED,
        city=WHITE,
        keeps=[*countryside(3, 4, 9, 10, 11), *core(2, 3, 4)],  # whatever is in the box (MK-Q92)
        team_seats=[4],
        always_teams=True,
        best_units=3,
        owned_towers=True,
    ),
    Scenario(
        "one-to-return",
        by_seats(4, [7, 8, 10], [1, 2, 3], [1, 2, 3], 3, WEDGE),
        end=NOTHING_ELSE,
        scoring=RETURN_SCORE,
        team_seats=[4],
        portal_closes=True,
        epic=by_seats(6, [8, 9, 11], [2, 3, 4], [2, 3, 4], 4, WEDGE),
        one_more=True,
    ),
    *VOLKARE_SCENARIOS,
    *SHADES_SCENARIOS,
]


def scenario_named(id: object, seats: int) -> Scenario:
    """A scenario by its id; the recommended one is the one to begin with for so many players."""
    for scenario in SCENARIOS:
        if scenario.id == id or (id == RECOMMENDED and seats in scenario.tables):
            return scenario
    raise ValueError(f"scenario: {id!r} is not one of {', '.join([one.id for one in SCENARIOS])}")


def scenario_for(options: dict[str, object], seats: int) -> Scenario:
    return scenario_named(options["scenario"], seats)


def printed_table(scenario: Scenario, options: dict[str, object], seats: int) -> Table:
    """The numbers of a scenario, or of its longer version."""
    if options["epic"] == YES and scenario.epic is not None:
        return scenario.epic[seats]
    return scenario.tables[seats]


def table_for(options: dict[str, object], seats: int) -> Table:
    """The numbers of a game: those of its scenario, with what options change in them."""
    scenario = scenario_for(options, seats)
    table = printed_table(scenario, options, seats)
    shape = table.shape
    if options["map"] != RECOMMENDED and shape not in FIXED_MAPS:
        shape = str(options["map"])  # MK-519
    cities = 2 if options["megapolis"] == TWO else table.cities  # MK-568
    camp = str(options["camp"])
    if camp == NO and cities > BASE_CITIES:
        camp = table.camp
    ambush = scenario.hidden_land or options["ambush"] == YES
    pursuit = scenario.graveyards or options["pursuit"] == YES
    levels = table.levels
    army = wounds = waverers = 0
    march = scenario.march
    if march is not None:
        battle = BATTLES.index(str(options["volkare-level"]))
        race = RACES.index(str(options["volkare-race"]))
        levels = [march.cities[battle][seats - 1]]
        army = number(options["volkare-army"]) or march.levels[battle][seats - 1]  # MX-214
        wounds = number(options["volkare-wounds"]) or march.wounds[race]
        waverers = number(options["volkare-waverers"]) or march.waverers[race] + seats - 1
    return Table(
        table.countryside,
        cities,
        table.cores,
        levels,
        table.rounds,
        shape,
        table.glades,
        table.box,
        ambush,
        pursuit,
        army,
        wounds,
        waverers,
        camp,
    )


def number(option: object) -> int:
    assert isinstance(option, int)
    return option
