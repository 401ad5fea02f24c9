"""The scenarios: what each one changes in the set-up, the end and the scoring (section 26)."""

from typing import Final, final

from deckhold.games.mage_knight.definitions import BLUE, GREEN, NO_COLOUR, RED, WHITE
from deckhold.games.mage_knight.state.world import FIXED, OPEN, OPEN_4, WEDGE, Shape

ROWS: Final = {WEDGE: 9, OPEN: 8, OPEN_4: 8, FIXED: 0}  # as far as a map can grow

# What is done with the cities of a scenario.
CONQUERED: Final = "conquered"
CLOSED: Final = "closed"  # nobody can enter them (MK-572, MK-641)
FRIENDLY: Final = "friendly"  # MK-612

_shapes: dict[str, Shape] = {}


def shape_named(name: str) -> Shape:
    if name not in _shapes:
        _shapes[name] = Shape(name, ROWS[name])
    return _shapes[name]


@final
class Table:
    """The numbers of a scenario for so many players (MK-702)."""

    def __init__(
        self, countryside: int, cities: int, cores: int, levels: list[int], rounds: int = 6, shape: str = WEDGE
    ) -> None:
        self.countryside = countryside
        self.cities = cities
        self.cores = cores
        self.levels = levels  # of the cities in the order of discovery; the last one holds for all that follow
        self.rounds = rounds
        self.shape = shape


@final
class Scenario:
    """A scenario: one expression below."""

    def __init__(
        self,
        id: str,
        tables: dict[int, Table],
        sorted_tiles: bool = False,
        core_on_coast: bool = False,
        cities: str = CONQUERED,
        city: int = NO_COLOUR,
        keeps: list[str] | None = None,
        never: list[str] | None = None,
        dummy: list[int] | None = None,
        together: bool = False,
        blitz: bool = False,
        duels: bool = True,
        fame_per_tile: int = 0,
        elites: bool = True,
        village_unit: bool = False,
        owned_towers: bool = False,
        end: str = "cities",
        scoring: str = "cities",
    ) -> None:
        self.id = id
        self.tables = tables  # by the number of players
        self.sorted_tiles = sorted_tiles  # countryside tiles by number, the lowest first (MK-570)
        self.core_on_coast = core_on_coast
        self.cities = cities
        self.city = city  # the only city there is, where the scenario says which
        self.keeps: list[str] = keeps if keeps is not None else []  # tiles that are always in (MK-703)
        self.never: list[str] = never if never is not None else []  # tiles that are always out
        self.dummy: list[int] = dummy if dummy is not None else []  # with so many players there is a dummy
        self.together = together
        self.blitz = blitz  # MK-590
        self.duels = duels  # heroes may fight each other
        self.fame_per_tile = fame_per_tile
        self.elites = elites
        self.village_unit = village_unit  # MK-575
        self.owned_towers = owned_towers  # MK-643 to MK-647
        self.end = end  # what ends it early: see rules/scenarios.py
        self.scoring = scoring

    def table(self, seats: int) -> Table:
        return self.tables[seats]

    def shape(self, seats: int) -> Shape:
        return shape_named(self.tables[seats].shape)

    def has_dummy(self, seats: int) -> bool:
        return seats in self.dummy


SCENARIOS: Final = [
    Scenario(
        "first-reconnaissance",
        {
            1: Table(8, 1, 2, [0], 4),
            2: Table(8, 1, 2, [0], 3),
            3: Table(9, 1, 2, [0], 3),
            4: Table(11, 1, 2, [0], 3),
        },
        sorted_tiles=True,
        core_on_coast=True,
        cities=CLOSED,
        dummy=[1],
        duels=False,
        fame_per_tile=1,
        elites=False,
        village_unit=True,
        end="city-found",
        scoring="plain",
    ),
    Scenario("conquest", {2: Table(8, 2, 1, [4]), 3: Table(9, 3, 2, [4]), 4: Table(11, 4, 3, [4], 6, OPEN)}),
    Scenario("conquest-solo", {1: Table(7, 2, 2, [5, 8])}, dummy=[1], together=True, duels=False, scoring="solo"),
]
RECOMMENDED: Final = "recommended"
MINES_CITY: Final = RED
DRUID_CITY: Final = GREEN
DUNGEON_CITY: Final = BLUE
HOLD_CITY: Final = WHITE
FOUR_COLUMNS: Final = OPEN_4


def scenario_named(id: object, seats: int) -> Scenario:
    """A scenario by its id; the recommended one is the one to begin with for so many players."""
    for scenario in SCENARIOS:
        if scenario.id == id or id == RECOMMENDED:
            return scenario
    raise ValueError(f"scenario: {id!r} is not one of {', '.join([one.id for one in SCENARIOS])}")


def scenario_for(options: dict[str, object], seats: int) -> Scenario:
    return scenario_named(options["scenario"], seats)
