"""Volkare's camp in the place of a city: how it comes into the game (section 20 of the expansions' rules)."""

from collections import Counter
from typing import Any

import pytest

import deckhold
from deckhold.engine.options import BadOption
from deckhold.engine.rng import seeded
from deckhold.games.mage_knight.rules.scenarios import elites_offered
from deckhold.games.mage_knight.state import general as volkare
from deckhold.games.mage_knight.state.zones import ARMY, GENERALS
from deckhold.games.mage_knight.terms import CAMP as CAMP_CITY
from deckhold.games.mage_knight.terms import TOKENS
from games.mage_knight.combat import fortified
from games.mage_knight.encamped import CAMP, EAST, LEGION, NORTH, TILES, VILLAGE, camp
from games.mage_knight.land import Realm, land
from games.mage_knight.newcomers import gained
from games.position import definition

CITY_TILES = ("core-5", "core-6", "core-7", "core-8")


def new(seats: int, scenario: str, seed: int = 1, **options: object) -> deckhold.Game:
    return deckhold.new("mage-knight", seats, seed, {"scenario": scenario, "choosing": "random", **LEGION, **options})


def deck(game: deckhold.Game) -> list[str]:
    """The tile deck, its bottom first."""
    position: Any = game.dump()["position"]
    return [definition(name) for name in position["tiles"]]


def found(scenario: str = "conquest", seats: int = 2, **more: Any) -> Realm:
    """A hero reveals a core tile on 4,-5: that of the camp, unless another is named."""
    options = {**LEGION, **more.pop("options", {})}
    position: dict[str, Any] = {
        "tiles": NORTH,
        "at": "2,-3",
        "move_points": 2,
        "tile_deck": "core-v",
        **more,
    }
    return land(seats=seats, scenario=scenario, options=options, **position).do(f"explore {CAMP}")


def army(table: Realm) -> dict[str, int]:
    """Volkare's tokens by colour."""
    s = table.s
    return dict(Counter(TOKENS[s.enemy(token).pile] for token in s.zones[ARMY]))


def row(table: Realm) -> list[int]:
    return list(table.s.city_row[CAMP_CITY])


# -- set-up ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-162")
@pytest.mark.parametrize(
    ("seats", "scenario"),
    [
        (2, "conquest"),
        (4, "conquest"),
        (2, "conquest-blitz"),
        (1, "conquest-solo"),
        (3, "cooperation"),
        (2, "cooperation-blitz"),
        (2, "one-to-return"),
    ],
)
@pytest.mark.parametrize("way", ["shuffled", "last", "drawn"])
def test_the_camp_takes_the_place_of_one_city_where_cities_are_to_be_conquered(
    seats: int, scenario: str, way: str
) -> None:
    game = new(seats, scenario, camp=way)
    plain = new(seats, scenario, camp="no")
    wanted = sum(id in CITY_TILES for id in deck(plain))
    assert sum(id in (*CITY_TILES, "core-v") for id in deck(game)) == wanted
    assert len(deck(game)) == len(deck(plain))
    assert "core-v" not in deck(plain)


@pytest.mark.rule("MX-162")
@pytest.mark.parametrize(
    ("seats", "scenario", "en", "ru"),
    [
        (1, "volkares-return", "Volkare himself", "Волкар уже есть"),
        (2, "volkares-quest", "Volkare himself", "Волкар уже есть"),
        (2, "first-reconnaissance", "no cities to conquer", "нет городов"),
        (2, "mines-liberation", "no cities to conquer", "нет городов"),
        (2, "conquer-and-hold", "no cities to conquer", "нет городов"),
        (2, "lost-relic", "no cities to conquer", "нет городов"),
    ],
)
def test_elsewhere_it_is_refused_with_the_reason(seats: int, scenario: str, en: str, ru: str) -> None:
    with pytest.raises(BadOption, match="camp") as refused:
        new(seats, scenario, expansions=["lost-legion", "shades-of-tezla"])
    assert en in refused.value.told("en")
    assert ru in refused.value.told("ru")


@pytest.mark.rule("MX-162", "MX-009")
def test_it_comes_with_the_lost_legion() -> None:
    with pytest.raises(BadOption, match="lost-legion") as refused:
        new(2, "conquest", expansions=[])
    assert refused.value.option == "camp"


@pytest.mark.rule("MX-163")
def test_shuffled_it_lies_anywhere_among_the_core_tiles() -> None:
    decks = [deck(new(2, "conquest", seed)) for seed in range(12)]
    assert {sum(id in CITY_TILES for id in one) for one in decks} == {1}
    assert {one.index("core-v") for one in decks} == {0, 1, 2}


@pytest.mark.rule("MX-163")
def test_last_it_lies_under_all_other_tiles() -> None:
    decks = [deck(new(2, "conquest", seed, camp="last")) for seed in range(12)]
    assert {one.index("core-v") for one in decks} == {0}
    assert {sum(id in CITY_TILES for id in one) for one in decks} == {1}


@pytest.mark.rule("MX-163")
def test_drawn_with_the_cities_it_may_be_there_or_not() -> None:
    decks = [deck(new(2, "conquest", seed, camp="drawn")) for seed in range(24)]
    assert {(("core-v" in one), sum(id in CITY_TILES for id in one)) for one in decks} == {(True, 1), (False, 2)}


@pytest.mark.rule("MX-163")
@pytest.mark.parametrize(("way", "places"), [("shuffled", {0, 1, 2}), ("last", {0}), ("drawn", {-1, 0, 1, 2})])
def test_a_guess_of_the_deck_keeps_to_what_is_known(way: str, places: set[int]) -> None:
    game = new(2, "conquest", camp=way)
    guesses = [deck(game.determinize(0, seed)) for seed in range(30)]
    assert {one.index("core-v") if "core-v" in one else -1 for one in guesses} == places


# -- the tile is revealed ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-164")
def test_volkare_comes_with_his_tile_and_an_army_of_the_level_of_the_city() -> None:
    table = found()
    s = table.s
    assert s.cells.name(volkare.cell_of(s)) == f"@{CAMP}"
    table.shows(cities="volkares-camp", city_level={"volkares-camp": 4})
    assert army(table) == {"grey": 1, "red": 1, "green": 2}
    assert {s.known[token] for token in s.zones[ARMY]} == {0}


@pytest.mark.rule("MX-164")
def test_the_level_is_that_of_the_next_city_of_the_scenario() -> None:
    tiles = f"{NORTH} core-5@2,2"
    table = found("conquest-solo", 1, tiles=tiles, cities="city-green@6,-4", city_level={"green": 5})
    assert table["city_level"] == {"green": 5, "volkares-camp": 8}
    assert army(table) == {"white": 1, "grey": 1, "red": 2, "green": 2}


@pytest.mark.rule("MX-164")
def test_he_never_moves_and_takes_no_turn() -> None:
    table = found()
    assert sorted(table["order"]) == [0, 1]
    table.do("end-turn")
    while table.asks != "0 turn":
        table.do("end-turn" if table.can("end-turn") else table.choices[0])
    assert table.s.cells.name(volkare.cell_of(table.s)) == f"@{CAMP}"


@pytest.mark.rule("MX-Q52", "MX-164")
def test_his_level_is_never_lower_than_four() -> None:
    table = found("conquest-blitz")  # whose cities have level 3
    assert table["city_level"] == {"volkares-camp": 4}
    assert army(table) == {"grey": 1, "red": 1, "green": 2}


@pytest.mark.rule("MX-184")
def test_stronger_cities_raise_his_level() -> None:
    table = found(options={"city-levels": 9})
    assert table["city_level"] == {"volkares-camp": 13}
    assert army(table) == {"white": 2, "red": 2, "green": 7}


@pytest.mark.rule("MX-184")
def test_where_the_last_city_would_be_a_megapolis_his_level_is_raised_instead() -> None:
    table = found(
        tiles=f"{NORTH} core-5@2,2",
        cities="city-green@6,-4",
        city_level={"green": 4},
        options={"megapolis": "one", "megapolis-level": 15},
    )
    table.shows(city_level={"green": 4, "volkares-camp": 15}, cities="city-green volkares-camp")
    assert sum(army(table).values()) == 12


@pytest.mark.rule("MX-184", "MX-183")
@pytest.mark.parametrize("seed", range(8))
def test_the_camp_is_never_a_part_of_a_megapolis(seed: int) -> None:
    table = land(
        seats=2,
        tiles=NORTH,
        at="2,-3",
        move_points=2,
        tile_deck="core-7",
        options={**LEGION, "megapolis": "two", "random-cities": "yes"},
    )
    table.s.rng = seeded(seed)
    cities = table.do(f"explore {CAMP}")["cities"]
    assert len(cities) == (1 if "volkares-camp" in cities else 2)


@pytest.mark.rule("MX-164", "MX-231")
def test_it_is_a_core_tile_for_the_offer_of_units() -> None:
    assert elites_offered(camp().s)
    assert not elites_offered(camp(tiles=NORTH, cities="", city_level={}, city_row={}, at="0,-1").s)


@pytest.mark.rule("MX-165")
@pytest.mark.parametrize("night", [False, True])
def test_the_army_is_seen_from_the_next_space_by_day_and_by_night(night: bool) -> None:
    table = camp("freezers prowlers", seen=False, at="4,-3", night=night)
    assert {table.s.known[token] for token in table.s.zones[ARMY]} == {0}
    table.do(f"move {VILLAGE}")
    assert {table.s.known[token] for token in table.s.zones[ARMY]} == {1}


@pytest.mark.rule("MX-165")
@pytest.mark.parametrize(("at", "offered"), [("3,-3", True), ("2,-1", False)])
def test_scouts_look_at_the_army_in_a_camp_as_at_a_garrison(at: str, offered: bool) -> None:
    table = camp("freezers prowlers", seen=False, at=at, units="scouts").do("unit scouts 1")
    assert table.can(f"cell {CAMP}") is offered
    if offered:
        table.do(f"cell {CAMP}", "option 1")
        tokens = {definition(table.game.table.names[token]): table.s.known[token] for token in table.s.zones[ARMY]}
        assert tokens == {"freezers": 0, "prowlers": 1}


@pytest.mark.rule("MX-115", "MX-165")
def test_hawk_eyes_see_no_army_in_a_camp_which_is_no_fortified_site() -> None:
    table = gained(camp("freezers", seen=False, at="4,-3", skills="wolfhawk-hawk-eyes"), "wolfhawk-hawk-eyes")
    assert {table.s.known[token] for token in table.s.zones[ARMY]} == {0}


# -- random cities -----------------------------------------------------------------------------------------------------

RANDOM: dict[str, object] = {"random-cities": "yes"}


@pytest.mark.rule("MX-183", "MX-518")
@pytest.mark.parametrize("tile", ["core-v", "core-7"])
def test_at_random_any_city_or_the_camp_stands_on_any_city_tile(tile: str) -> None:
    seen = set()
    for seed in range(40):
        table = land(seats=2, tiles=NORTH, at="2,-3", move_points=2, tile_deck=tile, options={**LEGION, **RANDOM})
        table.s.rng = seeded(seed)
        table.do(f"explore {CAMP}")
        seen.update(table["cities"])
        camped = table["cities"] == ["volkares-camp"]
        assert bool(table.s.zones[GENERALS]) is camped
        assert bool(table.s.zones[ARMY]) is camped
    assert seen == {"city-blue", "city-green", "city-red", "city-white", "volkares-camp"}


@pytest.mark.rule("MX-183")
def test_without_its_tile_in_the_game_the_camp_is_no_city_card() -> None:
    seen = set()
    for seed in range(40):
        options = {"expansions": ["lost-legion"], **RANDOM}
        table = land(seats=2, tiles=NORTH, at="2,-3", move_points=2, tile_deck="core-7", options=options)
        table.s.rng = seeded(seed)
        seen.update(table.do(f"explore {CAMP}")["cities"])
    assert seen == {"city-blue", "city-green", "city-red", "city-white"}


@pytest.mark.rule("MX-518")
@pytest.mark.parametrize(("at", "often"), [(VILLAGE, 2), (EAST, 1)])
def test_a_city_on_the_tile_of_the_camp_is_doubly_fortified_across_its_walls(at: str, often: int) -> None:
    table = land(
        tiles=TILES,
        at=at,
        cities=f"city-white@{CAMP}",
        tokens=f"swordsmen@{CAMP}",
        move_points=3,
        options={**LEGION, **RANDOM},
    ).do(f"move {CAMP} 1")
    table.shows(reputation=-1)
    assert fortified(table) == [often]


@pytest.mark.rule("MX-518")
@pytest.mark.parametrize("at", ["4,-4", "3,-4", "5,-5", "4,-6"])
def test_volkare_on_a_tile_without_walls_is_not_fortified(at: str) -> None:
    table = camp("prowlers", tiles=f"{NORTH} core-5@2,1", at=at, options=RANDOM).do(f"move {CAMP} 1")
    assert fortified(table) == [0, 0]
