"""How the scenarios are set up (section 26, MK-702, MK-703)."""

import pytest

import deckhold
from deckhold.games.mage_knight.definitions import Tile
from deckhold.games.mage_knight.scenarios import SCENARIOS, Scenario, scenario_named, shape_named
from deckhold.games.mage_knight.terms import BASE
from games.mage_knight.land import Realm, land


def new(scenario: str, seats: int, seed: int = 1, **options: object) -> Realm:
    """A new game whose heroes have been chosen by chance; players answer in the order of what they are offered."""
    game = deckhold.new("mage-knight", seats, seed, {"scenario": scenario, "choosing": "random", **options})
    while game.decision is not None and game.decision.kind != "turn":
        game.apply(game.actions()[0])
    return Realm(game)


def named(id: str) -> Scenario:
    return scenario_named(id, 0)


def shape_of(table: Realm, id: str) -> str:
    tile = table.game.table.by_id[id]
    assert isinstance(tile, Tile)
    return tile.shape


def all_tiles(table: Realm) -> list[str]:
    """The tiles of the game: the deck and what was laid at the set-up."""
    return [id for id in table["tiles"] + table["laid"] if not id.startswith("start")]


# scenario, players: rounds, shape, countryside, cities, other core tiles, levels (MK-702)
TABLE: dict[tuple[str, int], tuple[int, str, int, int, int, list[int]]] = {
    ("first-reconnaissance", 1): (4, "wedge", 8, 1, 2, [0]),
    ("first-reconnaissance", 2): (3, "wedge", 8, 1, 2, [0]),
    ("first-reconnaissance", 3): (3, "wedge", 9, 1, 2, [0]),
    ("first-reconnaissance", 4): (3, "wedge", 11, 1, 2, [0]),
    ("conquest", 2): (6, "wedge", 8, 2, 1, [4]),
    ("conquest", 3): (6, "wedge", 9, 3, 2, [4]),
    ("conquest", 4): (6, "open", 11, 4, 3, [4]),
    ("conquest-blitz", 2): (4, "wedge", 6, 2, 1, [3]),
    ("conquest-blitz", 3): (4, "wedge", 7, 3, 2, [3]),
    ("conquest-blitz", 4): (4, "open", 9, 4, 3, [3]),
    ("conquest-solo", 1): (6, "wedge", 7, 2, 2, [5, 8]),
    ("cooperation", 2): (6, "open", 8, 3, 2, [5, 5, 8]),
    ("cooperation", 3): (6, "open", 10, 4, 3, [5, 5, 5, 11]),
    ("cooperation-blitz", 2): (4, "open", 7, 2, 1, [5, 8]),
    ("cooperation-blitz", 3): (4, "open", 8, 3, 2, [5, 8, 11]),
    ("mines-liberation", 2): (4, "wedge", 8, 1, 1, [1]),
    ("mines-liberation", 3): (4, "wedge", 9, 1, 2, [1]),
    ("mines-liberation", 4): (4, "open-4", 11, 1, 3, [1]),
    ("druid-nights", 2): (4, "wedge", 8, 1, 1, [1]),
    ("druid-nights", 3): (4, "wedge", 9, 1, 2, [1]),
    ("druid-nights", 4): (4, "open-4", 11, 1, 3, [1]),
    ("dungeon-lords", 2): (5, "wedge", 8, 1, 1, [1]),
    ("dungeon-lords", 3): (5, "wedge", 9, 1, 2, [1]),
    ("dungeon-lords", 4): (5, "open-4", 11, 1, 3, [1]),
    ("conquer-and-hold", 2): (6, "fixed", 5, 1, 3, [0]),
    ("conquer-and-hold", 3): (4, "fixed", 5, 1, 3, [0]),
    ("conquer-and-hold", 4): (4, "fixed", 5, 1, 3, [0]),
    ("one-to-return", 2): (4, "wedge", 7, 1, 1, [3]),
    ("one-to-return", 3): (4, "wedge", 8, 2, 2, [3]),
    ("one-to-return", 4): (4, "wedge", 10, 3, 3, [3]),
}


@pytest.mark.rule(
    "MK-702", "MK-569", "MK-570", "MK-580", "MK-582", "MK-583", "MK-584", "MK-588", "MK-589", "MK-592", "MK-593"
)
@pytest.mark.rule("MK-599", "MK-600", "MK-601", "MK-608", "MK-610", "MK-611", "MK-621", "MK-622", "MK-630", "MK-631")
@pytest.mark.rule("MK-639", "MK-640", "MK-651", "MK-652")
@pytest.mark.parametrize(("scenario", "seats"), list(TABLE))
def test_the_numbers_of_every_scenario(scenario: str, seats: int) -> None:
    rounds, shape, wild, cities, cores, levels = TABLE[scenario, seats]
    table = new(scenario, seats)
    shapes = [shape_of(table, id) for id in all_tiles(table)]
    assert (shapes.count("countryside"), shapes.count("city"), shapes.count("core")) == (wild, cities, cores)
    assert (table.s.shape.name, table.s.numbers.rounds, table.s.numbers.levels) == (shape, rounds, levels)


@pytest.mark.rule("MK-702")
def test_there_are_eleven_scenarios_and_no_other_tables() -> None:
    printed = [one for one in SCENARIOS if one.box == BASE]
    assert {(one.id, seats) for one in printed for seats in one.tables if seats <= one.printed} == set(TABLE)
    assert len(printed) == 11


@pytest.mark.rule("MK-003")
def test_a_scenario_refuses_other_numbers_of_players() -> None:
    with pytest.raises(ValueError, match="conquest-solo is for 1 players, not 2"):
        new("conquest-solo", 2)
    with pytest.raises(ValueError, match="cooperation is for 2, 3, 4 players, not 1"):
        new("cooperation", 1)


@pytest.mark.rule("MK-520", "MK-528", "MK-592", "MK-599")
@pytest.mark.parametrize(("scenario", "seats"), list(TABLE))
def test_which_scenarios_have_a_dummy(scenario: str, seats: int) -> None:
    assert new(scenario, seats)["dummy"] == (seats == 1 or scenario.startswith("cooperation"))


@pytest.mark.rule("MK-604", "MK-639", "MK-530")
def test_who_plays_together() -> None:
    assert new("cooperation", 3).game.sides == ((0, 1, 2),)
    assert new("conquer-and-hold", 4).game.sides == ((0, 2), (1, 3))
    assert new("conquer-and-hold", 2).game.sides == ((0,), (1,))
    assert new("conquest", 4).game.sides == ((0,), (1,), (2,), (3,))
    with pytest.raises(ValueError, match="teams"):
        new("mines-liberation", 4, teams="yes")


# -- tiles -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-570", "MK-571")
@pytest.mark.parametrize(("seats", "highest"), [(1, 8), (2, 8), (3, 9), (4, 11)])
def test_first_reconnaissance_uses_tiles_by_number(seats: int, highest: int) -> None:
    table = new("first-reconnaissance", seats, 4)
    assert [id for id in table["laid"] if not id.startswith("start")] == ["countryside-1", "countryside-2"]
    assert table["tiles"][3:] == [f"countryside-{n}" for n in range(highest, 2, -1)]
    assert sorted(shape_of(table, id) for id in table["tiles"][:3]) == ["city", "core", "core"]


@pytest.mark.rule("MK-703", "MK-611")
@pytest.mark.parametrize("seed", range(6))
def test_mines_liberation_keeps_the_mines(seed: int) -> None:
    used = all_tiles(new("mines-liberation", 2, seed))
    assert {f"countryside-{n}" for n in (2, 3, 5, 6)} | {"core-8"} <= set(used)
    assert "core-1" not in used


@pytest.mark.rule("MK-703", "MK-622", "MK-Q21")
@pytest.mark.parametrize("seed", range(6))
def test_druid_nights_keeps_the_glades(seed: int) -> None:
    assert {f"countryside-{n}" for n in (1, 2, 5, 7, 8)} | {"core-5"} <= set(all_tiles(new("druid-nights", 2, seed)))


@pytest.mark.rule("MK-703", "MK-631")
@pytest.mark.parametrize("seed", range(6))
def test_dungeon_lords_keeps_the_dungeons_and_the_desert_tile(seed: int) -> None:
    assert {"countryside-7", "countryside-9", "core-1", "core-6"} <= set(all_tiles(new("dungeon-lords", 2, seed)))


@pytest.mark.rule("MK-Q92", "MK-703")
def test_what_is_left_is_filled_by_chance() -> None:
    others = {id for seed in range(12) for id in all_tiles(new("mines-liberation", 2, seed))}
    assert {f"countryside-{n}" for n in range(1, 12)} <= others


@pytest.mark.rule("MK-640", "MK-701", "MK-X21")
@pytest.mark.parametrize("seed", range(4))
def test_conquer_and_hold_has_a_fixed_map_with_ten_keeps_and_towers(seed: int) -> None:
    table = new("conquer-and-hold", 2, seed)
    numbers = [f"countryside-{n}" for n in (3, 4, 9, 10, 11)] + [f"core-{n}" for n in (2, 3, 4, 7)]
    assert sorted(all_tiles(table)) == sorted(numbers)
    s = table.s
    assert {s.shape.places[i] for i, card in enumerate(s.tile_at) if card >= 0} == {(0, 0), (1, 0), (1, 1), (0, 1)}
    assert set(s.shape.places[4:]) == {(2, 1), (1, 2), (2, 2), (3, 2), (2, 3), (3, 3)}


@pytest.mark.rule("MK-650", "MK-701", "MK-X21")
def test_its_tiles_may_all_be_face_up() -> None:
    table = new("conquer-and-hold", 2, **{"face-up": "yes"})
    s = table.s
    shapes = {s.shape.places[i]: shape_of(table, table.game.table.card[card].id) for i, card in enumerate(s.tile_at)}
    wild = {(1, 0), (1, 1), (0, 1), (2, 1), (1, 2)}
    assert {place for place, shape in shapes.items() if shape == "countryside"} == wild
    assert sorted(shapes[place] for place in ((2, 2), (3, 2), (2, 3), (3, 3))) == ["city", "core", "core", "core"]
    with pytest.raises(ValueError, match="face-up"):
        new("conquest", 2, **{"face-up": "yes"})


@pytest.mark.rule("MK-640", "MK-701")
def test_a_face_down_tile_of_the_fixed_map_is_revealed_in_its_place() -> None:
    table = land(
        seats=2,
        scenario="conquer-and-hold",
        move_points=4,
        at="4,-3",
        tiles="countryside-3@1,0 countryside-10@1,1 countryside-4@0,1",
        tile_deck="core-4 core-7 core-2 core-3 countryside-9 countryside-11",
    )
    assert table.reveals == {"4,-5", "6,-4"}  # a countryside and a core place
    table.do("explore 6,-4")
    assert table["laid"][-1] == "core-3"
    table.do("explore 4,-5")
    assert table["laid"][-1] == "countryside-11"


# -- units, spells, skills ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-575")
@pytest.mark.parametrize("seed", range(8))
def test_first_reconnaissance_has_no_elites_and_a_unit_for_villages(seed: int) -> None:
    table = new("first-reconnaissance", 2, seed)
    assert table["elites"] == []
    cards = table.game.table.by_id
    offered = [cards[id] for id in table["unit_offer"] if cards[id].kind == "unit"]
    assert any("village" in list(one.facts()["sites"]) for one in offered)  # type: ignore[call-overload]


@pytest.mark.rule("MK-641")
def test_conquer_and_hold_has_no_units_of_level_4() -> None:
    cards = new("conquer-and-hold", 2)
    levels = {cards.game.table.by_id[id].facts()["level"] for id in cards["elites"]}
    assert 4 not in levels


@pytest.mark.rule("MK-594", "MK-602", "MK-X10")
@pytest.mark.parametrize(
    ("scenario", "seats", "there"), [("conquest", 2, True), ("conquest-solo", 1, False), ("cooperation", 2, False)]
)
def test_spells_that_hinder_others_are_out_where_nobody_is_against_anybody(
    scenario: str, seats: int, there: bool
) -> None:
    table = new(scenario, seats)
    spells = set(table["spells"] + table["spell_offer"])
    hindering = {"mana-meltdown", "mana-claim", "mind-read", "energy-flow"}
    assert hindering <= spells if there else not hindering & spells


@pytest.mark.rule("MK-609", "MK-Q20", "MK-590")
def test_the_short_cooperation_has_the_help_of_a_blitz() -> None:
    table = new("cooperation-blitz", 2)
    table.shows(fame=1, reputation=2)
    assert len(table["dice"]) == 5
    assert new("cooperation", 2)["fame"] == 0


# -- variants ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-656", "MK-Q92")
@pytest.mark.parametrize(("seats", "numbers"), [(2, (8, 2, 2)), (3, (9, 3, 3)), (4, (11, 4, 4))])
def test_the_epic_one_to_return(seats: int, numbers: tuple[int, int, int]) -> None:
    table = new("one-to-return", seats, epic="yes")
    shapes = [shape_of(table, id) for id in all_tiles(table)]
    assert (shapes.count("countryside"), shapes.count("city"), shapes.count("core")) == numbers
    assert (table.s.numbers.rounds, table.s.numbers.levels) == (6, [4])


@pytest.mark.rule("MK-629")
def test_the_epic_druid_nights() -> None:
    table = new("druid-nights", 3, epic="yes")
    shapes = [shape_of(table, id) for id in all_tiles(table)]
    assert (shapes.count("countryside"), shapes.count("city"), shapes.count("core")) == (11, 1, 4)
    assert table.s.numbers.rounds == 6
    with pytest.raises(ValueError, match="epic"):
        new("conquest", 2, epic="yes")


@pytest.mark.rule("MK-518")
def test_every_shape_has_room_for_every_tile() -> None:
    assert all(len(shape_named(name).places) > 23 for name in ("wedge", "open", "open-4", "open-3"))
