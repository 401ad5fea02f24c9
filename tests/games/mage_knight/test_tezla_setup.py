"""How the scenarios of Shades of Tezla are set up, and what comes to a new tile (29.11 to 29.15)."""

from typing import Any

import pytest

import deckhold
from deckhold.engine.options import BadOption
from deckhold.games.mage_knight.definitions import Tile
from deckhold.games.mage_knight.scenarios import SHADES_SCENARIOS
from deckhold.games.mage_knight.state.regions import north
from deckhold.games.mage_knight.state.tiles import guess_tiles, has_glade
from deckhold.games.mage_knight.terms import GLADE, GRAVEYARD
from games.mage_knight.land import Realm, land

SHADES = ["shades-of-tezla"]
NORTH = "countryside-3@1,0 countryside-9@1,1"  # no glade, no rampaging enemy
FAR = f"{NORTH} core-3@2,1 countryside-4@2,0 countryside-10@2,2"


def new(scenario: str, seats: int, seed: int = 1, expansions: list[str] | None = None, **options: object) -> Realm:
    """A new game whose first turn is about to begin; players answer in the order of what they are offered."""
    chosen = {"scenario": scenario, "choosing": "random", "expansions": expansions or SHADES, **options}
    game = deckhold.new("mage-knight", seats, seed, chosen)
    while game.decision is not None and game.decision.kind != "turn":
        game.apply(game.actions()[0])
    return Realm(game)


def printed(table: Realm, id: str) -> Tile:
    tile = table.game.table.by_id[id]
    assert isinstance(tile, Tile)
    return tile


def all_tiles(table: Realm) -> list[Tile]:
    """The tiles of the game: the deck and what was laid at the set-up."""
    return [printed(table, id) for id in table["tiles"] + table["laid"] if not id.startswith("start")]


# scenario, players: rounds, shape, countryside, glades, city tiles, other core tiles, level of leaders
TABLE: dict[tuple[str, int], tuple[int, str, int, int, int, int, int]] = {
    ("life-and-death", 2): (6, "wedge", 7, 3, 3, 1, 4),
    ("life-and-death", 3): (6, "wedge", 9, 4, 3, 2, 5),
    ("life-and-death", 4): (6, "open-4", 11, 5, 3, 3, 6),
    ("life-and-death-cooperation", 2): (6, "open", 7, 3, 3, 2, 6),
    ("life-and-death-cooperation", 3): (6, "open", 9, 4, 3, 3, 7),
    ("life-and-death-cooperation", 4): (6, "open", 11, 5, 3, 4, 8),
    ("life-and-death-solo", 1): (6, "wedge", 6, 3, 3, 2, 6),
    ("realm-of-the-dead", 2): (4, "wedge", 5, 2, 2, 2, 5),
    ("realm-of-the-dead", 3): (4, "wedge", 7, 3, 2, 3, 6),
    ("realm-of-the-dead", 4): (4, "open-4", 9, 4, 2, 4, 7),
    ("realm-of-the-dead-cooperation", 2): (4, "open", 6, 3, 2, 2, 8),
    ("realm-of-the-dead-cooperation", 3): (4, "open", 8, 4, 2, 3, 10),
    ("realm-of-the-dead-cooperation", 4): (4, "open", 10, 5, 2, 4, 12),
    ("realm-of-the-dead-solo", 1): (4, "wedge", 5, 2, 2, 1, 4),
    ("hidden-valley", 2): (4, "wedge", 5, -1, 2, 2, 5),
    ("hidden-valley", 3): (4, "wedge", 7, -1, 2, 3, 6),
    ("hidden-valley", 4): (4, "open-4", 9, -1, 2, 4, 7),
    ("hidden-valley-cooperation", 2): (4, "open", 6, -1, 2, 2, 8),
    ("hidden-valley-cooperation", 3): (4, "open", 8, -1, 2, 3, 10),
    ("hidden-valley-cooperation", 4): (4, "open", 10, -1, 2, 4, 12),
    ("hidden-valley-solo", 1): (4, "wedge", 5, -1, 2, 1, 4),
    ("lost-relic", 2): (2, "open-3", 6, -1, 2, 1, 0),
    ("lost-relic", 3): (2, "open-4", 7, -1, 3, 2, 0),
    ("lost-relic", 4): (2, "open", 8, -1, 4, 3, 0),
    ("lost-relic-cooperation", 2): (2, "open-4", 7, -1, 3, 2, 0),
    ("lost-relic-cooperation", 3): (2, "open", 8, -1, 4, 3, 0),
    ("lost-relic-cooperation", 4): (2, "open", 9, -1, 5, 4, 0),
    ("lost-relic-solo", 1): (2, "open-3", 6, -1, 2, 1, 0),
}
BOXES = {("lost-relic-cooperation", 4): ["lost-legion", "shades-of-tezla"]}
GAMES = list(TABLE)
CITIES = {"life-and-death": {"core-5", "core-8"}, "realm-of-the-dead": {"core-5", "core-6"}}
CITIES["hidden-valley"] = {"core-5", "core-7"}


def of(scenario: str, seats: int, **more: Any) -> Realm:
    return new(scenario, seats, expansions=BOXES.get((scenario, seats)), **more)


@pytest.mark.rule("MX-414", "MX-435", "MX-453", "MX-470")
@pytest.mark.parametrize(("scenario", "seats"), GAMES)
def test_how_many_rounds_there_are(scenario: str, seats: int) -> None:
    assert of(scenario, seats).s.numbers.rounds == TABLE[scenario, seats][0]


@pytest.mark.rule("MX-427", "MX-428", "MX-445", "MX-446", "MX-462", "MX-463")
@pytest.mark.parametrize(("scenario", "seats"), [one for one in GAMES if "relic" not in one[0]])
def test_the_numbers_of_scenarios_with_leaders(scenario: str, seats: int) -> None:
    numbers_hold(scenario, seats)


@pytest.mark.rule("MX-480", "MX-481")
@pytest.mark.parametrize(("scenario", "seats"), [one for one in GAMES if "relic" in one[0]])
def test_the_numbers_of_the_lost_relic(scenario: str, seats: int) -> None:
    numbers_hold(scenario, seats)


def numbers_hold(scenario: str, seats: int) -> None:
    _, shape, wild, glades, cities, cores, level = TABLE[scenario, seats]
    table = of(scenario, seats)
    shapes = ["city" if one.shape == "camp" else one.shape for one in all_tiles(table)]
    assert (shapes.count("countryside"), shapes.count("city"), shapes.count("core")) == (wild, cities, cores)
    assert (table.s.shape.name, table.s.numbers.levels) == (shape, [level])
    if glades >= 0:
        assert sum(has_glade(one) for one in all_tiles(table) if one.shape == "countryside") == glades


@pytest.mark.rule("MX-C23", "MX-Q62")
def test_life_and_death_together_with_three() -> None:
    table = new("life-and-death-cooperation", 3)
    tiles = all_tiles(table)
    assert table.s.numbers.levels == [7]
    assert [one.shape for one in tiles].count("countryside") == 9
    assert sum(has_glade(one) for one in tiles if one.shape == "countryside") == 4
    assert [one.shape for one in tiles].count("core") == 3


def test_there_are_no_other_forms() -> None:
    assert {(one.id, seats) for one in SHADES_SCENARIOS for seats in one.tables} == set(TABLE)


@pytest.mark.rule("MX-427", "MX-445", "MX-462")
@pytest.mark.parametrize(("scenario", "seats"), [one for one in GAMES if "relic" not in one[0]])
def test_which_city_tiles_are_in(scenario: str, seats: int) -> None:
    found = {one.id for one in all_tiles(of(scenario, seats)) if one.shape == "city"}
    wanted = CITIES[scenario.removesuffix("-solo").removesuffix("-cooperation")]
    assert wanted <= found
    assert len(found) == TABLE[scenario, seats][4]


@pytest.mark.rule("MX-481", "MX-Q65")
def test_four_who_look_for_the_relic_together_need_the_camp() -> None:
    assert "core-v" in {one.id for one in all_tiles(of("lost-relic-cooperation", 4))}
    with pytest.raises(BadOption, match="lost-relic-cooperation comes with lost-legion"):
        new("lost-relic-cooperation", 4)
    both = ["lost-legion", "shades-of-tezla"]
    for scenario, seats in GAMES:
        if (scenario, seats) not in BOXES:
            assert "core-v" not in {one.id for one in all_tiles(new(scenario, seats, expansions=both))}


@pytest.mark.rule("MX-405", "MX-520")
@pytest.mark.parametrize(("scenario", "seats"), GAMES)
def test_who_has_a_dummy_and_competitive_cards(scenario: str, seats: int) -> None:
    table = of(scenario, seats)
    shared = scenario.endswith(("-solo", "-cooperation"))
    assert table["dummy"] == shared
    numbers = {109, 110, 111, 112}
    spells = {getattr(table.game.table.by_id[id], "number", 0) for id in table["spells"] + table["spell_offer"]}
    assert (numbers & spells == set()) == shared
    skills = [table.game.table.by_id[id] for id in table["skill_stack"] + table["skills"] + table["common_skills"]]
    assert any(getattr(one, "cooperative", False) for one in skills) == shared
    assert any(getattr(one, "competitive", False) for one in skills) != shared


@pytest.mark.rule("MX-407", "MX-520")
def test_who_plays_together() -> None:
    assert new("life-and-death-cooperation", 3).game.sides == ((0, 1, 2),)
    assert new("hidden-valley", 4).game.sides == ((0,), (1,), (2,), (3,))
    for scenario in ("life-and-death", "realm-of-the-dead", "hidden-valley", "lost-relic"):
        with pytest.raises(BadOption, match="teams"):
            new(scenario, 4, teams="yes")


def test_wrong_numbers_of_players_and_missing_boxes_are_refused() -> None:
    with pytest.raises(BadOption, match="hidden-valley-solo is for 1 players, not 2"):
        new("hidden-valley-solo", 2)
    with pytest.raises(BadOption, match="lost-relic is for 2, 3, 4 players, not 1"):
        new("lost-relic", 1)
    with pytest.raises(BadOption, match="life-and-death comes with shades-of-tezla"):
        new("life-and-death", 2, expansions=["krang"])


@pytest.mark.parametrize(
    "option", [{"random-cities": "yes"}, {"megapolis": "one"}, {"city-levels": 2}, {"epic": "yes"}]
)
@pytest.mark.parametrize("scenario", ["life-and-death", "realm-of-the-dead", "hidden-valley", "lost-relic"])
def test_options_about_cities_do_not_fit(scenario: str, option: dict[str, object]) -> None:
    with pytest.raises(BadOption, match=next(iter(option))):
        new(scenario, 2, **option)


@pytest.mark.rule("MX-404", "MX-429", "MX-447", "MX-464", "MX-Q21")
@pytest.mark.parametrize(
    ("scenario", "tile", "colour"),
    [
        ("life-and-death", "core-7", "white"),
        ("realm-of-the-dead", "core-5", "green"),
        ("hidden-valley", "core-5", "green"),
    ],
)
def test_the_other_city_is_friendly(scenario: str, tile: str, colour: str) -> None:
    table = revealed(scenario, tile)
    table.shows(city_row={colour: [0, 1]}, city_level={colour: 1})
    assert table.tokens_at("4,-5") == []
    alone = revealed(f"{scenario}-solo", tile, seats=1)
    alone.shows(city_row={colour: [0, 1]})  # the second is the dummy's


def revealed(scenario: str, tile: str, seats: int = 2, **more: Any) -> Realm:
    """A hero has revealed a tile on position 2, 1 of a wedge: exactly between north and south."""
    position: dict[str, Any] = {
        "seats": seats,
        "scenario": scenario,
        "tezla": True,
        "tiles": NORTH,
        "at": "2,-3",
        "move_points": 6,
        "hand": "march",
        "tile_deck": f"core-1 core-2 {tile}",
        **more,
    }
    return land(**position).do("explore 4,-5")


@pytest.mark.rule("MX-Q21", "MX-404")
def test_in_a_friendly_city_one_deals_with_one_more_influence() -> None:
    table = land(
        seats=2,
        scenario="realm-of-the-dead",
        tezla=True,
        tiles=f"{NORTH} core-5@2,1",
        cities="city-green@4,-5",
        city_level={"green": 1},
        city_row={"green": [0, 1]},
        at="4,-4",
        move_points=2,
        reputation=0,
        hand="march",
    ).do("move 4,-5")
    table.do("interact").shows(influence=1)


@pytest.mark.rule("MX-520")
def test_heroes_do_not_fight_in_a_friendly_city() -> None:
    table = land(
        seats=2,
        scenario="realm-of-the-dead",
        tezla=True,
        tiles=f"{NORTH} core-5@2,1",
        cities="city-green@4,-5",
        city_level={"green": 1},
        city_row={"green": [0, 1]},
        at="4,-4",
        at_1="4,-5",
        move_points=2,
        hand="march",
    ).do("move 4,-5")
    assert not table.can("attack-hero 1")
    assert table.can("interact")


# -- short games -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-413", "MX-444", "MX-461")
@pytest.mark.parametrize(("scenario", "seats"), [one for one in GAMES if one[0].startswith(("realm", "hidden"))])
def test_short_games_begin_with_more(scenario: str, seats: int) -> None:
    table = new(scenario, seats)
    units = [one for one in table["unit_offer"] if table.game.table.by_id[one].kind == "unit"]
    assert (len(table["dice"]), len(units)) == (seats + 3, seats + 3)
    for seat in range(seats):
        assert (table[f"fame_{seat}"], table[f"reputation_{seat}"]) == (1, 2)


@pytest.mark.rule("MX-413", "MX-478")
@pytest.mark.parametrize(
    ("scenario", "tiles"),
    [("realm-of-the-dead", NORTH), ("hidden-valley", NORTH), ("lost-relic", f"{NORTH} countryside-4@0,1")],
)
def test_a_new_row_of_the_fame_track_brings_1_more(scenario: str, tiles: str) -> None:
    table = land(seats=2, scenario=scenario, tezla=True, fame=14, level=3, tiles=tiles)
    table.s.gain_fame(0, 1)
    table.shows(fame=16)
    table.s.gain_fame(0, 2)
    table.shows(fame=18)


def test_life_and_death_is_no_short_game() -> None:
    table = new("life-and-death", 2)
    table.shows(fame=0, reputation=0)
    assert len(table["dice"]) == 4


@pytest.mark.rule("MX-476", "MX-477", "MX-478")
@pytest.mark.parametrize(("scenario", "seats"), [one for one in GAMES if one[0].startswith("lost-relic")])
def test_heroes_who_look_for_the_relic_begin_on_level_3(scenario: str, seats: int) -> None:
    table = of(scenario, seats, **{"start-influence": 0})
    units = [one for one in table["unit_offer"] if table.game.table.by_id[one].kind == "unit"]
    loyal = any("bonds-of-loyalty" in one for seat in range(seats) for one in table.exactly(f"skills_{seat}"))
    assert (len(table["dice"]), len(units)) == (seats + 3, seats + 3 + (2 if loyal else 0))  # that skill brings two
    for seat in range(seats):
        assert (table[f"level_{seat}"], table[f"fame_{seat}"], table[f"reputation_{seat}"]) == (3, 9, 0)
        assert len(table.exactly(f"skills_{seat}")) == 1


@pytest.mark.rule("MX-472")
def test_units_of_cities_alone_stay_in_the_box() -> None:
    table = new("lost-relic", 2, expansions=["lost-legion", "shades-of-tezla"])
    elites = set(table["elites"])
    removed = [one for one in table["box"] if table.game.table.by_id[one].kind == "unit"]
    wanted = {"altem-guardians": 3, "altem-mages": 2}
    if "delphana-masters" in table.game.table.by_id:
        wanted["delphana-masters"] = 2
    assert {one: removed.count(one) for one in set(removed)} == wanted
    assert not elites & set(wanted)


# -- north and south ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-Q16", "MX-416")
def test_north_south_and_between_on_a_wedge_and_on_open_maps() -> None:
    wedge = new("life-and-death", 2).s
    sides = {(1, 0): 1, (1, 1): -1, (2, 0): 2, (2, 1): 0, (2, 2): -2, (3, 1): 1, (3, 2): -1, (4, 2): 0}
    assert {place: north(wedge, wedge.shape.number[place]) for place in sides} == sides
    for table in (new("life-and-death", 4), new("life-and-death-cooperation", 2)):
        sides = {(1, 0): 1, (1, 1): 0, (0, 1): -1, (2, 1): 1, (1, 2): -1, (2, 2): 0}
        assert {place: north(table.s, table.s.shape.number[place]) for place in sides} == sides


def laid(scenario: str, tile: str, cell: str, at: str, **more: Any) -> Realm:
    """A tile has been revealed; its centre is that cell."""
    position: dict[str, Any] = {
        "seats": 2,
        "scenario": scenario,
        "tezla": True,
        "tiles": f"{NORTH} core-3@2,1",
        "at": at,
        "move_points": 9,
        "hand": "march",
        "tile_deck": f"core-1 core-2 {tile}",
        **more,
    }
    return land(**position).do(f"explore {cell}")


def factions(table: Realm, cell: str) -> list[str]:
    """Whose enemies lie on a space, and which colour they have, face up or down."""
    out = []
    for token, seen in zip(table.tokens_at(cell), table.known(cell), strict=True):
        facts = table.game.table.by_id[token].facts()
        out.append(f"{facts['faction']} {facts['colour']}{'' if token == seen else ' down'}")
    return out


@pytest.mark.rule("MX-415", "MX-416")
def test_rampaging_enemies_of_the_north_are_crusaders_of_the_south_elementalists() -> None:
    north = laid("life-and-death", "countryside-4", "2,-6", "1,-4")  # orcs on the west space
    assert factions(north, "1,-6") == ["dark-crusaders green"]
    south = laid("life-and-death", "countryside-4", "6,-4", "4,-3")
    assert factions(south, "5,-4") == ["elementalists green"]


@pytest.mark.rule("MX-416", "MX-350")
def test_between_both_a_die_tells_the_faction() -> None:
    found = set()
    for seed in range(12):
        found |= set(factions(between(seed, "countryside-4"), "3,-5"))
    assert found == {"dark-crusaders green", "elementalists green"}


def between(seed: int, tile: str) -> Realm:
    """A tile revealed between north and south; dice fall differently."""
    table = land(
        seats=2,
        scenario="life-and-death",
        tezla=True,
        tiles=NORTH,
        at="2,-3",
        move_points=6,
        hand="march",
        tile_deck=f"core-1 core-2 {tile}",
    )
    table.s.rng.shuffle(list(range(2 + seed)))
    return table.do("explore 4,-5")


@pytest.mark.rule("MX-417")
def test_a_glade_of_the_south_is_held_by_two_elementalists() -> None:
    table = laid("life-and-death", "countryside-1", "6,-4", "4,-3")  # the glade is its centre
    assert factions(table, "6,-4") == ["elementalists green", "elementalists brown"]
    assert table.exactly("places") == []


@pytest.mark.rule("MX-418")
def test_a_glade_of_the_north_is_a_graveyard_of_two_crusaders() -> None:
    table = laid("life-and-death", "countryside-1", "2,-6", "1,-4")
    assert factions(table, "2,-6") == ["dark-crusaders green", "dark-crusaders brown"]
    assert table["places"] == ["graveyard"]
    assert table.s.site[table.s.cells.named("@2,-6")] == GRAVEYARD


@pytest.mark.rule("MX-419")
def test_between_both_a_die_tells_which_place_it_is() -> None:
    found = set()
    for seed in range(12):
        table = between(seed, "countryside-1")
        held = tuple(factions(table, "4,-5"))
        found.add((held, tuple(table["places"])))
    assert found == {
        (("elementalists green", "elementalists brown"), ()),
        (("dark-crusaders green", "dark-crusaders brown"), ("graveyard",)),
    }


@pytest.mark.rule("MX-Q43")
def test_glades_of_the_first_tiles_are_held_too() -> None:
    for seed in range(20):
        table = new("life-and-death", 2, seed)
        for position, place in ((1, "dark-crusaders"), (2, "elementalists")):
            for cell in range(position * 7, position * 7 + 7):
                if table.s.hex_at(cell).site == GLADE:
                    held = factions(table, table.s.cells.name(cell)[1:])
                    assert held == [f"{place} green", f"{place} brown"]


@pytest.mark.rule("MX-Q43")
def test_a_glade_on_a_core_tile_is_held_in_life_and_death_but_no_graveyard_of_the_realm() -> None:
    held = laid("life-and-death", "core-5", "7,-7", "5,-6", tiles=FAR)
    assert factions(held, "7,-8") == ["elementalists green", "elementalists brown"]
    free = revealed("realm-of-the-dead", "core-5")
    assert free.tokens_at("4,-6") == []
    assert free["places"] == []


@pytest.mark.rule("MX-424", "MX-425")
def test_leaders_come_to_their_places_with_their_company() -> None:
    green = revealed("life-and-death", "core-5")
    assert "hidden-valley" in green["places"]
    green.shows(leader_start={"elementalists": 4}, leader_level={"elementalists": 4}, cities="")
    assert factions(green, "4,-5")[1:] == ["elementalists green"] * 2 + ["elementalists red"]
    red = revealed("life-and-death", "core-8")
    assert red["places"] == ["necropolis"]
    red.shows(leader_start={"dark-crusaders": 4})
    assert factions(red, "4,-5")[1:] == ["dark-crusaders brown", "dark-crusaders red"]
    assert red.known("4,-5")[0] == "dark-tezla"


@pytest.mark.rule("MX-423")
def test_a_city_tile_that_does_not_belong_there_is_shuffled_back() -> None:
    table = laid("life-and-death", "core-5", "5,-8", "4,-6", tiles=FAR, tile_deck="core-1 core-8 core-5")
    assert "core-8" in table["laid"]
    assert sorted(table["tiles"]) == ["core-1", "core-5"]
    south = laid("life-and-death", "core-8", "7,-7", "5,-6", tiles=FAR, tile_deck="core-1 core-5 core-8")
    assert "core-5" in south["laid"]
    assert sorted(south["tiles"]) == ["core-1", "core-8"]


@pytest.mark.rule("MX-423")
def test_the_last_tile_can_be_revealed_where_it_belongs_only() -> None:
    place: dict[str, Any] = {"seats": 2, "scenario": "life-and-death", "tezla": True, "tiles": FAR, "move_points": 9}
    assert "5,-8" not in land(at="4,-6", tile_deck="core-5", **place).reveals
    assert "5,-8" in land(at="4,-6", tile_deck="core-8", **place).reveals
    assert "7,-7" in land(at="5,-6", tile_deck="core-5", **place).reveals
    assert "7,-7" not in land(at="5,-6", tile_deck="core-8", **place).reveals


# -- The Realm of the Dead ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-436", "MX-437")
def test_in_the_realm_all_rampaging_enemies_are_crusaders_and_pursue_who_revealed_them() -> None:
    table = laid("realm-of-the-dead", "countryside-4", "6,-4", "4,-3")
    assert factions(table, "5,-4") == ["dark-crusaders green"]
    marked = [
        entry for entry in table.s.lasting if entry.seat == 0 and table.game.table.card[entry.card].kind == "enemy"
    ]
    assert {table.s.spot[entry.card] for entry in marked} == {table.s.cells.named("@5,-4")}
    for seed in range(8):  # those of the first tiles pursue nobody
        first = new("realm-of-the-dead", 2, seed)
        assert not [entry for entry in first.s.lasting if first.game.table.card[entry.card].kind == "enemy"]


GUARDS = [["green", "green"], ["green", "brown"], ["red"], ["green", "red"], ["brown", "red"]]


@pytest.mark.rule("MX-438", "MX-439")
@pytest.mark.parametrize("number", range(5))
def test_graveyards_have_their_enemies_by_the_order_in_which_they_appear(number: int) -> None:
    tiles = f"{NORTH} core-3@2,1 countryside-2@2,0 countryside-5@3,0 countryside-7@4,0 countryside-8@5,0"
    glades = ["3,-7", "2,-9", "5,-12", "5,-16"]
    places = " ".join(f"graveyard@{cell}" for cell in glades[:number])
    table = laid("realm-of-the-dead", "countryside-1", "6,-4", "4,-3", tiles=tiles, places=places)
    assert factions(table, "6,-4") == [f"dark-crusaders {colour} down" for colour in GUARDS[number]]


@pytest.mark.rule("MX-443")
def test_the_necromancer_waits_in_the_necropolis() -> None:
    table = revealed("realm-of-the-dead", "core-6")
    table.shows(places="necropolis", leader_start={"dark-crusaders": 5}, cities="")
    held = factions(table, "4,-5")[1:]
    assert held == ["dark-crusaders green", "dark-crusaders brown", "dark-crusaders red"]


# -- The Hidden Valley -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-454", "MX-455")
def test_in_the_hidden_valley_all_rampaging_enemies_are_elementalists_in_ambush() -> None:
    table = laid("hidden-valley", "countryside-4", "2,-6", "1,-4")
    assert factions(table, "1,-6") == ["elementalists green"]
    assert table.s.numbers.ambush


@pytest.mark.rule("MX-458")
def test_the_high_priestess_waits_in_the_valley() -> None:
    table = revealed("hidden-valley", "core-7")
    table.shows(places="hidden-valley", leader_start={"elementalists": 5}, cities="")
    held = factions(table, "4,-5")[1:]
    assert held == ["elementalists green", "elementalists brown", "elementalists red"]


@pytest.mark.rule("MX-459")
def test_two_elementalists_defend_the_keep_beside_the_valley() -> None:
    table = revealed("hidden-valley", "core-7")
    assert factions(table, "3,-5") == ["elementalists green down"] * 2


# -- The Lost Relic ----------------------------------------------------------------------------------------------------

COAST = f"{NORTH} countryside-4@0,1"


def sought(tile: str, **more: Any) -> Realm:
    """A hero has revealed a tile in the search for the relic."""
    position: dict[str, Any] = {
        "seats": 2,
        "scenario": "lost-relic",
        "tezla": True,
        "tiles": COAST,
        "at": "2,-3",
        "move_points": 9,
        "hand": "march",
        "fame": 9,
        "level": 3,
        "tile_deck": f"core-1 core-3 {tile}",
        **more,
    }
    return land(**position).do("explore 4,-5")


@pytest.mark.rule("MX-471")
def test_green_tokens_take_the_place_of_draconum() -> None:
    table = sought("core-2")
    assert [table.game.table.by_id[one].back for one in table.tokens_at("4,-4")] == ["green"]


@pytest.mark.rule("MX-473", "MX-474")
def test_a_ruined_city_has_no_card_and_hides_a_draconum() -> None:
    table = sought("core-6")
    table.shows(cities="", city_level={})
    assert [table.game.table.by_id[one].back for one in table.tokens_at("4,-5")] == ["red"]


@pytest.mark.rule("MX-474")
@pytest.mark.parametrize("night", [False, True])
def test_it_is_seen_from_beside_by_day_and_by_night(night: bool) -> None:
    seen = sought("core-6", night=night)  # from 2,-3 the city is two spaces away
    assert seen.known("4,-5") != seen.tokens_at("4,-5")
    seen.do("move 3,-4")
    assert seen.known("4,-5") == seen.tokens_at("4,-5")


@pytest.mark.rule("MX-479")
def test_a_tile_is_worth_1_fame_and_1_more_with_a_ruined_city() -> None:
    sought("core-2").shows(fame=10)
    sought("core-6").shows(fame=11)


# -- guesses -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "seats"), [("life-and-death", 4), ("realm-of-the-dead-solo", 1)])
def test_a_guess_keeps_the_number_of_glades_and_the_named_cities(scenario: str, seats: int) -> None:
    table = new(scenario, seats)
    before = all_tiles(table)
    for _ in range(5):
        guess_tiles(table.s)
        after = all_tiles(table)
        for tiles in (before, after):
            assert sum(has_glade(one) for one in tiles if one.shape == "countryside") == table.s.numbers.glades
        assert {one.id for one in after if one.shape == "city"} >= CITIES[scenario.removesuffix("-solo")]


@pytest.mark.rule("MX-348", "MX-352")
@pytest.mark.parametrize(
    ("scenario", "fits"), [("life-and-death", False), ("hidden-valley", False), ("conquest", True)]
)
def test_where_factions_are_sorted_they_take_nobodys_place(scenario: str, fits: bool) -> None:
    options = {"scenario": scenario, "expansions": ["shades-of-tezla"], "faction-tokens": "instead"}
    if fits:
        deckhold.new("mage-knight", 2, 1, options)
        return
    with pytest.raises(BadOption, match="besides the ordinary ones") as refused:
        deckhold.new("mage-knight", 2, 1, options)
    assert "besides" in refused.value.told("en")
    assert "к обычным" in refused.value.told("ru")
