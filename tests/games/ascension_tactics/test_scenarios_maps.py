"""What stands in the scenarios: terrain, symmetry, champions, victory (AT-184 to AT-231)."""

from collections import Counter
from collections.abc import Callable

import pytest

from deckhold import games
from deckhold.games.ascension_tactics.scenarios import (
    BEACON,
    BY_ID,
    CELLS,
    CORRUPTED,
    DUEL,
    ENCHANTED,
    FOREST,
    FREE_FOR_ALL,
    NORMAL,
    PORTAL,
    RADIUS,
    SCENARIOS,
    SHRINE,
    TEAMS,
    Map,
    Scenario,
)
from games.ascension_tactics.battle import battle

GAME = "ascension-tactics"
STAND_ALONE = [scenario for scenario in SCENARIOS if not scenario.campaign]
DUELS = ["love-lives-forever", "spires-of-souls", "war-gates"]

POOLS = {
    "love-lives-forever": (
        "AT-187",
        ["timestream-seer demon-pug-pack*3 rat-king vyrak", "clockwork-sentry scrapbot emma-ironheart rakar"],
    ),
    "spires-of-souls": (
        "AT-193",
        [
            "fox-minstrel muse-of-rebirth kehmep loremaster",
            "corrosive-widow soul-catcher arbiter-of-the-lost dream-titan",
        ],
    ),
    "spires-of-souls-3": (
        "AT-201",
        ["scrapbot soul-catcher sadranis", "kehmep ravenous-gorph sordid-asp", "aria-redforge jirra yuk-battle-priest"],
    ),
    "spires-of-souls-4": (
        "AT-205",
        [
            "fox-minstrel kehmep sadranis",
            "soul-catcher ravenous-gorph rakar",
            "corrosive-widow emma-ironheart canon-templar",
            "demon-pug-pack*3 yuk-battle-priest loremaster",
        ],
    ),
    "twilight-of-the-idols": (
        "AT-209",
        [
            "corrosive-widow timestream-seer yuk-battle-priest",
            "jirra muse-of-rebirth sadranis",
            "scrapbot clockwork-sentry canon-templar",
        ],
    ),
    "infernal-battle": (
        "AT-216",
        [
            "timestream-seer jirra emma-ironheart",
            "muse-of-rebirth demon-pug-pack*3 rat-king",
            "clockwork-sentry arbiter-of-the-lost vyrak",
            "aria-redforge canon-templar dream-titan",
        ],
    ),
    "war-gates": (
        "AT-222",
        ["loremaster emma-ironheart corrosive-widow clockwork-sentry", "rakar sadranis muse-of-rebirth fox-minstrel"],
    ),
    "circle-of-stones": (
        "AT-230",
        ["jirra ravenous-gorph yuk-battle-priest vyrak", "kehmep scrapbot rat-king dream-titan"],
    ),
}


def counted(scenario: Scenario) -> dict[str, int]:
    """What lies on the map at the beginning."""
    lands = Counter(scenario.map.terrain)
    found = {
        "forest": lands[FOREST],
        "corrupted": lands[CORRUPTED],
        "enchanted": lands[ENCHANTED],
        "shrine": lands[SHRINE],
        "treasure": len(scenario.map.treasures),
        "portal": lands[PORTAL],
        "beacon": lands[BEACON],
        "token": len(scenario.map.tokens),
    }
    return {name: n for name, n in found.items() if n}


@pytest.mark.rule("AT-184")
@pytest.mark.parametrize(
    ("id", "terrain"),
    [
        pytest.param(
            "love-lives-forever",
            {"forest": 12, "shrine": 4, "treasure": 8, "portal": 2, "beacon": 4},
            marks=pytest.mark.rule("AT-186"),
        ),
        pytest.param(
            "spires-of-souls",
            {"forest": 20, "shrine": 3, "treasure": 10, "portal": 4, "token": 6},
            marks=pytest.mark.rule("AT-192"),
        ),
        pytest.param(
            "spires-of-souls-3",
            {"forest": 28, "shrine": 3, "treasure": 11, "portal": 3, "token": 6},
            marks=pytest.mark.rule("AT-200"),
        ),
        pytest.param(
            "spires-of-souls-4",
            {"forest": 20, "shrine": 3, "treasure": 10, "portal": 4, "token": 8},
            marks=pytest.mark.rule("AT-204"),
        ),
        pytest.param(
            "twilight-of-the-idols",
            {"forest": 27, "shrine": 1, "treasure": 10, "portal": 3},
            marks=pytest.mark.rule("AT-208"),
        ),
        pytest.param(
            "infernal-battle",
            {"forest": 22, "corrupted": 6, "shrine": 3, "treasure": 10, "portal": 4, "token": 4},
            marks=pytest.mark.rule("AT-215"),
        ),
        pytest.param(
            "war-gates",
            {"forest": 16, "enchanted": 10, "shrine": 3, "treasure": 8, "portal": 2, "beacon": 4},
            marks=pytest.mark.rule("AT-221"),
        ),
        pytest.param(
            "circle-of-stones",
            {"forest": 12, "enchanted": 18, "shrine": 1, "treasure": 7, "portal": 2, "beacon": 6},
            marks=pytest.mark.rule("AT-229"),
        ),
    ],
)
def test_the_terrain_of_a_map_is_as_much_as_the_scenario_says(id: str, terrain: dict[str, int]) -> None:
    assert counted(BY_ID[id]) == terrain


# -- symmetry (AT-Q09) -------------------------------------------------------------------------------------------------

Cell = tuple[int, int]


def left_right(cell: Cell) -> Cell:
    return -cell[0] - cell[1], cell[1]


def top_bottom(cell: Cell) -> Cell:
    return cell[0] + cell[1], -cell[1]


def half_turn(cell: Cell) -> Cell:
    return -cell[0], -cell[1]


def third_turn(cell: Cell) -> Cell:
    return -cell[0] - cell[1], cell[0]


def from_portal(chart: Map, colour: int, cell: Cell) -> int:
    """How far a cell lies from a player's portal."""
    portal = CELLS[chart.portals.index(colour)]
    q, r = cell[0] - portal[0], cell[1] - portal[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


MIRRORS = [left_right, top_bottom, half_turn]

# Forests that make up for who moves first, as it turned out in play: where they would be, where they are.
SHIFTED = {
    "love-lives-forever": {(3, -1): (2, -1), (2, 1): (1, 1), (1, -5): (-2, -2), (-4, 5): (-4, 2)},
    "circle-of-stones": {(4, -1): (-4, -1), (3, 1): (-5, 1)},
    "war-gates": {(2, 1): (3, 1), (-2, -3): (-3, -3), (-5, 3): (-6, 3)},
    "spires-of-souls-3": {(6, -6): (3, 2), (-6, 0): (-5, 3)},
    "spires-of-souls-4": {(-2, -1): (-1, -2), (2, 1): (1, 2)},
    "twilight-of-the-idols": {(6, -3): (2, 0), (-3, 6): (-2, 2)},
    "infernal-battle": {(-4, 1): (-3, 1), (3, 1): (2, 1)},
}


@pytest.mark.rule("AT-184")
@pytest.mark.rule("AT-Q09")
@pytest.mark.parametrize(
    ("id", "change"),
    [
        *[("love-lives-forever", change) for change in MIRRORS],
        *[("spires-of-souls", change) for change in MIRRORS],
        ("spires-of-souls-3", third_turn),
        *[("spires-of-souls-4", change) for change in MIRRORS],
        ("twilight-of-the-idols", third_turn),
        *[("infernal-battle", change) for change in MIRRORS],
        ("war-gates", half_turn),
        *[("circle-of-stones", change) for change in MIRRORS],
    ],
)
def test_a_map_looks_the_same_from_every_side_of_the_table(id: str, change: Callable[[Cell], Cell]) -> None:
    chart = BY_ID[id].map
    odd = [(0, -2)] if id == "spires-of-souls-3" else []  # the eleventh treasure, near the last player's portal

    def image(number: int) -> int:
        return CELLS.index(change(CELLS[number]))

    terrain = chart.terrain.copy()
    for usual, shifted in SHIFTED.get(id, {}).items():
        terrain[CELLS.index(usual)], terrain[CELLS.index(shifted)] = FOREST, NORMAL
    for number in range(len(CELLS)):
        assert terrain[number] == terrain[image(number)], CELLS[number]
    treasures = {cell for cell in chart.treasures if CELLS[cell] not in odd}
    assert treasures == {image(cell) for cell in treasures}
    assert len(treasures) == len(chart.treasures) - len(odd)
    # Colours go round with the players: what is blue lies where yellow's comes to lie, portals and tokens alike.
    colours = {}
    for number, colour in enumerate(chart.portals):
        if colour >= 0:
            assert colours.setdefault(colour, chart.portals[image(number)]) == chart.portals[image(number)]
    tokens = {(image(cell), colours[colour]) for cell, colour in chart.tokens}
    assert tokens == set(chart.tokens)


@pytest.mark.rule("AT-Q09")
@pytest.mark.parametrize("id", SHIFTED)
def test_the_forests_that_make_up_for_who_moves_first_are_moved(id: str) -> None:
    terrain = BY_ID[id].map.terrain
    for usual, shifted in SHIFTED[id].items():
        assert (terrain[CELLS.index(usual)], terrain[CELLS.index(shifted)]) == (NORMAL, FOREST)


def test_the_odd_treasure_of_three_players_lies_nearest_to_the_last_of_them() -> None:
    chart = BY_ID["spires-of-souls-3"].map

    away = [from_portal(chart, colour, (0, -2)) for colour in range(3)]
    assert CELLS.index((0, -2)) in chart.treasures
    assert away[2] < min(away[0], away[1])


def test_the_neutral_champions_stand_around_the_shrine_the_idols_and_the_rats_by_thirds() -> None:
    neutrals = BY_ID["twilight-of-the-idols"].neutrals
    middle = {(q, r) for _, q, r in neutrals}
    assert middle == {(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)}
    idols = {(q, r) for id, q, r in neutrals if id != "neutral-rat"}
    assert idols == {third_turn(cell) for cell in idols}
    assert Counter(id for id, _, _ in neutrals) == {
        "idol-samael": 1,
        "idol-xeron": 1,
        "idol-earth-tyrant": 1,
        "neutral-rat": 3,
    }


def test_a_map_that_is_drawn_wrongly_says_where() -> None:
    rows = [" ".join("." * (2 * RADIUS + 1 - abs(row - RADIUS))) for row in range(2 * RADIUS + 1)]
    with pytest.raises(ValueError, match="a map has 13 rows, not 12"):
        Map("\n".join(rows[1:]))
    with pytest.raises(ValueError, match="row 1 of a map has 7 cells, not 8"):
        Map("\n".join([". . . . . . . .", *rows[1:]]))
    with pytest.raises(ValueError, match="'X' is no sign of a map"):
        Map("\n".join(["X . . . . . .", *rows[1:]]))


# -- champions and modes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-187", "AT-193", "AT-201", "AT-205", "AT-209", "AT-216", "AT-222", "AT-230")
@pytest.mark.parametrize(
    ("id", "pools"),
    [pytest.param(id, pools, id=rule) for id, (rule, pools) in POOLS.items()],
)
@pytest.mark.parametrize("first", [0, 1])
def test_each_colour_gets_the_champions_that_the_scenario_recommends(id: str, pools: list[str], first: int) -> None:
    seats = len(pools)
    game = games.info(GAME).new(seats, 3, {"scenario": id, "first": first})
    position = game.dump()["position"]
    for colour, wanted in enumerate(pools):
        pool = position["players"][(first + colour) % seats]["pool"]  # type: ignore[index,call-overload]
        names = [name.partition("#")[0] for name in pool]
        expected = [part.partition("*") for part in wanted.split()]
        assert names == [name for name, _, n in expected for _ in range(int(n or 1))]


@pytest.mark.rule("AT-171")
@pytest.mark.parametrize("scenario", STAND_ALONE, ids=lambda scenario: scenario.id)
def test_a_scenario_is_for_the_modes_that_it_lists(scenario: Scenario) -> None:
    listed = {
        "love-lives-forever": {2: DUEL, 4: TEAMS},
        "spires-of-souls": {2: DUEL, 4: TEAMS},
        "spires-of-souls-3": {3: FREE_FOR_ALL},
        "spires-of-souls-4": {4: FREE_FOR_ALL},
        "twilight-of-the-idols": {3: FREE_FOR_ALL},
        "infernal-battle": {4: FREE_FOR_ALL},
        "war-gates": {2: DUEL, 4: TEAMS},
        "circle-of-stones": {2: DUEL},
    }
    assert scenario.modes == listed[scenario.id]


@pytest.mark.parametrize(
    ("id", "seats", "goal"),
    [
        pytest.param("love-lives-forever", 2, 30, marks=pytest.mark.rule("AT-185")),
        pytest.param("spires-of-souls", 2, 40, marks=pytest.mark.rule("AT-191")),
        pytest.param("spires-of-souls-3", 3, 30, marks=pytest.mark.rule("AT-199")),
        pytest.param("spires-of-souls-4", 4, 30, marks=pytest.mark.rule("AT-203")),
        pytest.param("twilight-of-the-idols", 3, 30, marks=pytest.mark.rule("AT-207")),
        pytest.param("infernal-battle", 4, 30, marks=pytest.mark.rule("AT-214")),
        pytest.param("war-gates", 2, 30, marks=pytest.mark.rule("AT-220")),
        pytest.param("circle-of-stones", 2, 25, marks=pytest.mark.rule("AT-228")),
    ],
)
def test_whoever_has_the_glory_that_the_scenario_asks_for_wins_at_once(id: str, seats: int, goal: int) -> None:
    """A shrine gives 2 at the end of the turn, 3 in Twilight of the Idols."""
    gain = 3 if id == "twilight-of-the-idols" else 2
    table = battle("kehmep@1,1", scenario=id, seats=seats, shrine="1,2", glory=[goal - gain - 1] + [0] * (seats - 1))
    table.copy().do("end-turn").shows(glory=[goal - 1] + [0] * (seats - 1), turn=1)
    table.s.glory[0] += 1
    table.do("end-turn")
    assert table.game.outcome == ((goal,) + (0,) * (seats - 1), (0,), "glory", {})


@pytest.mark.parametrize(
    ("id", "seats", "gain"),
    [
        pytest.param("love-lives-forever", 2, 2, marks=pytest.mark.rule("AT-188")),
        pytest.param("spires-of-souls", 2, 2, marks=pytest.mark.rule("AT-194")),
        pytest.param("spires-of-souls-3", 3, 2, marks=pytest.mark.rule("AT-202")),
        pytest.param("spires-of-souls-4", 4, 2, marks=pytest.mark.rule("AT-206")),
        pytest.param("twilight-of-the-idols", 3, 3, marks=pytest.mark.rule("AT-210")),
        pytest.param("infernal-battle", 4, 2, marks=pytest.mark.rule("AT-217")),
        pytest.param("war-gates", 2, 2, marks=pytest.mark.rule("AT-226")),
        pytest.param("circle-of-stones", 2, 2, marks=pytest.mark.rule("AT-231")),
    ],
)
def test_at_the_end_of_a_turn_each_shrine_that_is_controlled_gives_glory(id: str, seats: int, gain: int) -> None:
    """One shrine is the player's, one is contested, one is the opponent's."""
    table = battle(
        "jirra@-2,-2 soul-catcher@2,-3",
        "rakar@2,-1 vyrak@-1,3",
        scenario=id,
        seats=seats,
        shrine="-2,-1 2,-2 -1,4",
        center_row="arha-novice grove-initiate gear-apprentice cult-fanatic bone-collector infernal-chain",
    )
    table.do("end-turn").shows(glory=[gain] + [0] * (seats - 1))
