"""Options of map, time and enemies (section 25)."""

from typing import Any

import pytest

import deckhold
from deckhold.engine.rng import seeded
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.terms import COLOURS
from games.mage_knight.land import HEROES, Realm, land

NORTH = "countryside-3@1,0 countryside-2@1,1"
ORCS = "countryside-1@1,0 countryside-2@1,1"  # orcs on 1,-4 and 3,-3


def new(seats: int, scenario: str, seed: int = 1, **options: object) -> Realm:
    return Realm(deckhold.new("mage-knight", seats, seed, {"scenario": scenario, "heroes": HEROES[:seats], **options}))


def dice(table: Realm, rolls: list[str]) -> Realm:
    """The same position with a chance stream that rolls these colours next."""
    wanted = [COLOURS.index(colour) for colour in rolls]
    for seed in range(100_000):
        rng = seeded(seed)
        if [rng.below(len(COLOURS)) for _ in wanted] == wanted:
            table.s.rng = seeded(seed)
            return table
    raise AssertionError("no such stream")


def round_ends(**more: Any) -> Realm:
    """A position whose round is about to end."""
    position: dict[str, Any] = {
        "seats": 2,
        "at": "0,-1",
        "announced": 1,
        "turns_left": 1,
        "counted": True,
        "deck": "",
        "tiles": ORCS,
        **more,
    }
    return land(**position)


def next_round(table: Realm) -> Realm:
    table.do("end-turn")
    while not table.asks.endswith("tactic") and not table.game.over:
        table.do("pass" if table.can("pass") else table.choices[0])
    return table


# -- time --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-552")
@pytest.mark.parametrize("seed", range(6))
def test_by_night_arrival_the_first_round_is_a_night_with_basic_dice(seed: int) -> None:
    table = new(2, "conquest", seed, time="night-arrival")
    assert table["night"] is True
    assert not {"gold", "black"} & set(table["dice"])
    assert all(table.game.table.by_id[id].facts()["night"] for id in table["tactics"])


@pytest.mark.rule("MK-552")
def test_after_a_night_arrival_days_and_nights_alternate() -> None:
    table = round_ends(night=True, round=1, options={"time": "night-arrival"})
    assert next_round(table)["night"] is False


@pytest.mark.rule("MK-553", "MK-Q73")
def test_a_black_die_brings_darkness_for_good() -> None:
    # A turn without dice, then nothing else is rolled before the two dice of the evening.
    table = round_ends(options={"time": "darkness"})
    assert next_round(dice(table, ["red", "black"]))["night"] is True
    again = round_ends(night=True, options={"time": "darkness"})
    assert next_round(again)["night"] is True
    assert len(next_round(round_ends(night=True, options={"time": "darkness"}))["tactics"]) == 6


@pytest.mark.rule("MK-553")
def test_without_a_black_die_another_day_follows() -> None:
    table = round_ends(options={"time": "darkness"})
    assert next_round(dice(table, ["gold", "white"]))["night"] is False


@pytest.mark.rule("MK-553", "MK-Q73")
def test_where_nights_follow_each_other_used_tactics_are_offered_again() -> None:
    table = round_ends(seats=1, night=True, options={"time": "darkness"}, announced=1)
    assert len(next_round(table)["tactics"]) == 6


@pytest.mark.rule("MK-553")
def test_druid_nights_needs_its_nights() -> None:
    with pytest.raises(ValueError, match="time"):
        new(2, "druid-nights", time="darkness")


# -- friendly play -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-554")
def test_without_fights_between_heroes_who_stays_beside_another_withdraws() -> None:
    table = land(seats=2, at="0,0", at_1="0,-1", move_points=2, hand="rage", options={"duels": "no"})
    table.do("move 0,-1")
    assert not table.can("attack-hero 1")
    assert table.can("end-turn")
    assert table.do("end-turn").at() == "0,0"
    assert table["hand"].count("wound") == 1


@pytest.mark.rule("MK-535")
def test_team_mates_do_not_fight() -> None:
    tiles = f"{NORTH} countryside-1@0,1"
    mate = land(seats=4, at="0,0", at_2="0,-1", move_points=2, hand="rage", options={"teams": "yes"}, tiles=tiles)
    assert not mate.do("move 0,-1").can("attack-hero 2")
    foe = land(seats=4, at="0,0", at_1="0,-1", move_points=2, hand="rage", options={"teams": "yes"}, tiles=tiles)
    assert foe.do("move 0,-1").can("attack-hero 1")


# -- rampage -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-557", "MK-559")
def test_reputation_starts_lower_where_enemies_come_back() -> None:
    assert new(2, "conquest", rampage="rampage")["reputation"] == -2
    assert new(2, "conquest", rampage="more-rampage")["reputation"] == -4
    assert new(2, "conquest")["reputation"] == 0


@pytest.mark.rule("MK-557")
@pytest.mark.parametrize(
    ("night", "rolls", "tokens"),
    [
        (False, ["red", "blue"], (1, 0)),
        (False, ["white", "green"], (0, 1)),
        (False, ["gold", "black"], (2, 0)),
        (True, ["white", "red"], (1, 0)),
        (True, ["gold", "blue"], (0, 1)),
        (True, ["black", "green"], (2, 0)),
    ],
)
def test_beaten_enemies_come_back_by_dice(night: bool, rolls: list[str], tokens: tuple[int, int]) -> None:
    table = next_round(dice(round_ends(night=night, options={"rampage": "rampage"}), rolls))
    assert (len(table.tokens_at("1,-4")), len(table.tokens_at("3,-3"))) == tokens
    backs = [table.game.table.by_id[id].back for id in table.tokens_at("1,-4") + table.tokens_at("3,-3")]
    assert backs == (["green", "brown"] if 2 in tokens else ["green"])
    assert all(not one.startswith("?") for one in table.known("1,-4", None))


@pytest.mark.rule("MK-559")
def test_with_more_rampage_all_come_back_some_in_company() -> None:
    table = next_round(dice(round_ends(options={"rampage": "more-rampage"}), ["blue", "red"]))
    assert (len(table.tokens_at("1,-4")), len(table.tokens_at("3,-3"))) == (1, 2)
    night = next_round(dice(round_ends(night=True, options={"rampage": "more-rampage"}), ["blue", "red"]))
    assert (len(night.tokens_at("1,-4")), len(night.tokens_at("3,-3"))) == (2, 1)


@pytest.mark.rule("MK-557", "MK-Q74")
def test_nobody_comes_back_where_an_enemy_or_a_hero_stands() -> None:
    table = round_ends(at="1,-4", tokens="prowlers@3,-3", options={"rampage": "more-rampage"})
    next_round(table)
    assert (table.tokens_at("1,-4"), table.tokens_at("3,-3")) == ([], ["prowlers"])


@pytest.mark.rule("MK-558", "MK-Q74")
def test_two_tokens_on_a_space_are_fought_as_a_whole() -> None:
    table = land(
        at="1,-3", tokens="prowlers@1,-4 medusa@1,-4", hand="swiftness*3 march", mana={"white": 3}, dice="red red red"
    )
    table.do("challenge prowlers")
    assert {one for one in table.choices if one.startswith("target")} == {"target prowlers", "target medusa"}
    table.do("target prowlers", "power swiftness", "strike", "power swiftness", "power swiftness", "strike")
    table.shows(reputation=2, moment="closing")


@pytest.mark.rule("MK-558")
def test_a_space_is_barred_while_one_of_two_is_left() -> None:
    assert "1,-4" not in land(at="1,-3", move_points=9, tokens="medusa@1,-4").goes


# -- megapolis ---------------------------------------------------------------------------------------------------------

MEGA = {"options": {"megapolis": "one", "megapolis-level": 15}}


def megapolis(**more: Any) -> Realm:
    """Solo conquest, a megapolis on core 7: white on 4,-5, blue to the right of it."""
    position: dict[str, Any] = {
        "tiles": f"{NORTH} core-7@2,1 core-5@3,2",
        "cities": "city-green@7,-7 city-white@4,-5 city-blue@5,-5",
        "city_level": {"green": 5, "white": 8, "blue": 7},
        "at": "4,-4",
        **MEGA,
        **more,
    }
    return land(**position)


@pytest.mark.rule("MK-565", "MK-X14")
def test_the_largest_megapolis_has_the_defenders_of_two_cities_of_level_11() -> None:
    table = land(
        tiles=f"{NORTH} core-5@2,2",
        cities="city-green@6,-4",
        city_level={"green": 5},
        at="2,-3",
        move_points=2,
        tile_deck="core-7",
        options={"megapolis": "one", "megapolis-level": 24},
    ).do("explore 4,-5")
    levels = table["city_level"]
    other = next(colour for colour in levels if colour not in ("green", "white"))
    assert levels == {"green": 5, "white": 12, other: 12}
    assert len(table.tokens_at("4,-5")) == len(table.tokens_at("5,-5")) == 5


@pytest.mark.rule("MK-565", "MK-E47", "MK-598")
def test_the_last_city_found_is_a_megapolis_of_two_parts() -> None:
    table = land(
        tiles=f"{NORTH} core-5@2,2",
        cities="city-green@6,-4",
        city_level={"green": 5},
        at="2,-3",
        move_points=2,
        tile_deck="core-7",
        **MEGA,
    ).do("explore 4,-5")
    levels = table["city_level"]
    other = next(colour for colour in levels if colour not in ("green", "white"))
    assert levels == {"green": 5, "white": 8, other: 7}
    s = table.s
    assert s.cells.name(s.city_cell[COLOURS.index(other)]) == "@5,-5"  # a forest, which is ignored
    assert len(table.tokens_at("4,-5")) == 4
    assert len(table.tokens_at("5,-5")) == 4


@pytest.mark.rule("MK-565")
def test_the_first_of_two_cities_is_an_ordinary_one() -> None:
    table = land(tiles=NORTH, at="2,-3", move_points=2, tile_deck="core-7", **MEGA).do("explore 4,-5")
    table.shows(city_level={"white": 5})


@pytest.mark.rule("MK-565")
def test_symbols_under_the_right_part_are_ignored() -> None:
    table = land(
        tiles=f"{NORTH} core-7@2,2",
        cities="city-white@6,-4",
        at="2,-3",
        move_points=2,
        tile_deck="core-5",
        **MEGA,
    ).do("explore 4,-5")
    assert "orc" not in " ".join(table.tokens_at("5,-5"))
    assert all(table.game.table.by_id[id].back != "green" for id in table.tokens_at("5,-5"))


@pytest.mark.rule("MK-566")
def test_both_garrisons_are_fought_together_with_both_bonuses() -> None:
    table = megapolis(move_points=2, tokens="guardsmen@4,-5 gunners@5,-5", hand="march").do("move 4,-5 1")
    assert [id.partition("#")[0] for id in table["foes"]] == ["guardsmen", "gunners"]
    s = table.s
    assert [foes.armor_of(s, place) for place in range(2)] == [8, 7]  # white: one more
    assert foes.value_of(s, 3) == 8  # blue: a Fire attack two more
    assert [foes.fortifications(s, 0, place) for place in range(2)] == [2, 1]


@pytest.mark.rule("MK-566")
def test_a_garrison_is_seen_from_beside_either_part() -> None:
    table = megapolis(
        at="5,-3",
        move_points=9,
        tokens="?guardsmen@4,-5 ?gunners@5,-5",
        tiles=f"{NORTH} core-7@2,1 core-5@3,2 countryside-9@2,2",
    )
    assert table.known("4,-5", 0) == ["?grey"]
    table.do("move 5,-4")
    assert (table.known("4,-5", 0), table.known("5,-5", 0)) == (["guardsmen"], ["gunners"])


@pytest.mark.rule("MK-567")
def test_a_conquered_megapolis_is_one_city_of_two_spaces() -> None:
    table = megapolis(at="4,-5", move_points=2, city_row={"white": [0, 0]}, hand="march", elites="catapults")
    table.do("move 5,-5 0").shows(move_points=0)
    table.do("interact").shows(influence=2)
    assert table.can("add-elite")  # what the white part offers, in the blue one


@pytest.mark.rule("MK-567")
def test_leaving_goes_only_to_spaces_next_to_the_part_where_one_stands() -> None:
    table = megapolis(at="4,-5", move_points=4)
    assert "3,-5" in table.goes
    assert "3,-5" not in megapolis(at="5,-5", move_points=3).goes


@pytest.mark.rule("MK-566", "MK-567")
def test_while_one_part_is_defended_nobody_is_safe_in_the_other() -> None:
    table = megapolis(move_points=2, tokens="gunners@5,-5")
    assert not table.can("move 4,-5 0")
    assert table.can("move 4,-5 1")


@pytest.mark.rule("MK-568", "MK-587")
def test_two_megapolises_take_all_four_cities() -> None:
    options = {"megapolis": "two", "megapolis-level": 10, "teams": "yes"}
    table = land(
        seats=4, tiles=f"{NORTH} countryside-1@0,1", at="2,-3", move_points=2, tile_deck="core-7", options=options
    ).do("explore 4,-5")
    assert sorted(table["city_level"].values()) == [5, 5]
    assert "white" in table["city_level"]
    whole = new(4, "conquest", **options)
    tiles = whole["tiles"]
    assert sum(id in ("core-5", "core-6", "core-7", "core-8") for id in tiles) == 2


@pytest.mark.rule("MK-568")
def test_the_second_megapolis_has_the_cities_that_are_left() -> None:
    table = land(
        seats=4,
        tiles=f"{NORTH} countryside-1@0,1 core-8@2,2",
        cities="city-red@6,-4 city-white@7,-4",
        at="2,-3",
        move_points=2,
        tile_deck="core-7",
        options={"megapolis": "two", "megapolis-level": 10},
    ).do("explore 4,-5")
    assert sorted(table["cities"]) == ["city-blue", "city-green", "city-red", "city-white"]


@pytest.mark.rule("MK-565")
def test_a_megapolis_needs_a_city_card_that_is_left() -> None:
    with pytest.raises(ValueError, match="megapolis"):
        new(4, "conquest", megapolis="one")
    with pytest.raises(ValueError, match="megapolis"):
        new(2, "mines-liberation", megapolis="one")
    new(3, "cooperation-blitz", megapolis="one")


# -- teams -------------------------------------------------------------------------------------------------------------

TEAMS: dict[str, Any] = {"seats": 4, "tiles": f"{NORTH} countryside-1@0,1", "options": {"teams": "yes"}}


def in_force(op: str, skill: str, n: int = 0) -> list[dict[str, object]]:
    """A skill of seat 0 lies in the middle of the table."""
    return [{"op": op, "seat": 0, "card": f"{skill}#1", "until": "own-next-turn", **({"n": n} if n else {})}]


@pytest.mark.rule("MK-531")
def test_an_interactive_skill_does_not_hinder_a_team_mate() -> None:
    weather = in_force("norowas-prayer-of-weather.use.1.effect", "norowas-prayer-of-weather")
    spots = {"at_1": "0,-1", "at_2": "0,-1", "at": "0,0"}
    mate = land(turn=2, move_points=2, hand_2="march", lasting=weather, **spots, **TEAMS)
    foe = land(turn=1, move_points=2, hand_1="march", lasting=weather, **spots, **TEAMS)
    assert "0,-2" in mate.goes
    assert "0,-2" not in foe.goes


@pytest.mark.rule("MK-531")
def test_a_healing_ritual_passes_a_team_mate_by() -> None:
    ritual: dict[str, Any] = {"skills": "arythea-healing-ritual", "hand": "wound*2 march", "at": "0,-1", **TEAMS}
    table = land(at_2="0,-2", at_1="0,0", **ritual).do("skill arythea-healing-ritual", "amount 2")
    assert table["hand_1"] == ["wound"]
    assert table["hand_2"] == []
