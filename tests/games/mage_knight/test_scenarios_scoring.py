"""The end of a game: achievements, titles, teams, and the scores of the scenarios (24.4, 24.5, section 26)."""

from typing import Any

import pytest

from deckhold.engine.core import Outcome
from deckhold.games.mage_knight.state.zones import LEVEL_FAME
from games.mage_knight.land import Realm, land

NORTH = "countryside-3@1,0 countryside-2@1,1"
OPEN_NORTH = f"{NORTH} countryside-1@0,1"  # of a map that is open to one side
LAST = {"conquest": 6, "cooperation": 6, "conquest-solo": 6, "conquer-and-hold": 6, "first-reconnaissance": 3}


def last_turn(seats: int = 2, scenario: str = "conquest", **more: Any) -> Realm:
    """The last turn of a game."""
    position: dict[str, Any] = {
        "seats": seats,
        "scenario": scenario,
        "at": "0,-1",
        "deck": "",
        "round": LAST.get(scenario, 4),
        "turns_left": 1,
        "counted": True,
        "announced": seats - 1,
        **{f"deck_{seat}": "" for seat in range(1, seats)},
        **more,
    }
    for name in list(more):
        if name.startswith("fame"):  # no levels are won with it
            reached = sum(more[name] >= n for n in LEVEL_FAME)
            position.setdefault(name.replace("fame", "level"), reached)
    return land(**position)


def over(seats: int = 2, scenario: str = "conquest", **more: Any) -> Realm:
    """A game whose last turn ends."""
    table = last_turn(seats, scenario, **more).do("end-turn")
    while not table.game.over:
        table.do("pass" if table.can("pass") else table.choices[0])
    return table


def shares(table: Realm, seat: int = 0) -> dict[str, int]:
    """What the score of a seat consists of."""
    return {share.name: share.amount for share in table.game.info.score_shares(table.game, seat)}


def outcome(table: Realm) -> Outcome:
    assert table.game.outcome is not None
    return table.game.outcome


# -- achievements ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-538", "MK-539")
def test_knowledge_is_2_for_a_spell_and_1_for_an_advanced_action_wherever_they_are() -> None:
    table = over(discard="fireball fire-bolt", deck_1="", hand="", aside="ice-bolt", stored="swift-bolt")
    assert shares(table)["knowledge"] == 2 + 1 + 1 + 1
    assert shares(table)["title-knowledge"] == 3


@pytest.mark.rule("MK-540", "MK-E45")
def test_leadership_is_the_levels_of_units_and_half_of_a_wounded_one() -> None:
    assert shares(over(units="catapults~1 utem-guardsmen"))["leader"] == 1 + 2


@pytest.mark.rule("MK-E44")
def test_a_wounded_unit_of_level_1_is_worth_nothing() -> None:
    assert "leader" not in shares(over(units="peasants~1"))


@pytest.mark.rule("MK-541")
def test_adventures_are_2_for_each_shield_on_an_adventure_site() -> None:
    tiles = "countryside-6@1,0 countryside-9@1,1"  # a den on 0,-3; a dungeon on 3,-3
    assert shares(over(tiles=tiles, shields={"0,-3": [0], "3,-3": [0, 1]}))["adventurer"] == 4


@pytest.mark.rule("MK-542", "MK-E64")
def test_loot_is_2_for_an_artifact_and_1_for_two_crystals_of_any_colours() -> None:
    assert shares(over(crystals={"red": 3, "blue": 1, "white": 1}))["loot"] == 2
    table = over(
        discard="ruby-ring", units="peasants#1", banners="banner-of-glory", banner={"peasants#1": "banner-of-glory#1"}
    )
    assert shares(table)["loot"] == 4


@pytest.mark.rule("MK-543")
def test_conquests_are_2_for_each_keep_mage_tower_and_monastery() -> None:
    tiles = "countryside-9@1,0 countryside-5@1,1"  # a keep on 2,-3, a tower on 0,-2, a monastery on 4,-3
    assert shares(over(tiles=tiles, shields={"2,-3": [0], "0,-2": [0], "4,-3": [0]}))["conqueror"] == 6


@pytest.mark.rule("MK-544", "MK-700")
def test_wounds_in_the_deck_cost_2_each_those_on_units_nothing() -> None:
    table = over(discard="wound*2", units="peasants~1")
    assert shares(table)["beating"] == -4
    assert shares(table)["title-beating"] == -3


@pytest.mark.rule("MK-545", "MK-E63")
def test_a_title_is_worth_3_and_1_for_each_of_several() -> None:
    first = "fireball flame-wall ice-bolt swift-bolt crushing-bolt"
    table = over(seats=3, discard=first, discard_1="snowstorm chill tremor ice-shield", discard_2="fire-bolt")
    assert [shares(table, seat).get("knowledge") for seat in range(3)] == [7, 7, 1]
    assert [shares(table, seat).get("title-knowledge", 0) for seat in range(3)] == [1, 1, 0]
    beaten = over(seats=3, discard="wound*2", discard_1="wound")
    assert [shares(beaten, seat).get("title-beating", 0) for seat in range(3)] == [-3, 0, 0]
    alike = over(seats=3, discard="wound", discard_1="wound")
    assert [shares(alike, seat).get("title-beating", 0) for seat in range(3)] == [-1, -1, 0]


@pytest.mark.rule("MK-546", "MK-Q34", "MK-E63")
def test_nobody_gets_a_title_for_nothing() -> None:
    table = over(seats=3)
    assert [shares(table, seat) for seat in range(3)] == [{}, {}, {}]


@pytest.mark.rule("MK-538")
def test_achievements_bring_no_levels() -> None:
    table = over(fame=2, discard="fireball")
    table.shows(fame=2, level=1)
    assert outcome(table).scores[0] == 2 + 2 + 3


@pytest.mark.rule("MK-579", "MK-586")
def test_most_fame_wins_and_ties_share_the_victory() -> None:
    assert outcome(over(fame=10, fame_1=12)).winners == (1,)
    assert outcome(over(fame=12, fame_1=12)).winners == (0, 1)
    assert outcome(over(fame=10, fame_1=12)).reason == "fame"


# -- cities ------------------------------------------------------------------------------------------------------------

CITIES = f"{NORTH} core-5@2,1 core-6@3,1 core-7@3,2"
CARDS = "city-green@4,-5 city-blue@5,-8 city-white@7,-7"


@pytest.mark.rule("MK-547", "MK-E70", "MK-383")
def test_a_city_is_worth_7_to_its_leader_and_4_to_others_with_a_shield() -> None:
    rows = {"green": [0, 0, 1], "blue": [0], "white": [1, 1, 0]}
    table = over(seats=3, tiles=CITIES, cities=CARDS, city_row=rows)
    assert [shares(table, seat).get("city-conqueror", 0) for seat in range(3)] == [18, 11, 0]
    assert [shares(table, seat).get("title-city-conqueror", 0) for seat in range(3)] == [5, 0, 0]


@pytest.mark.rule("MK-382")
def test_of_equals_the_first_shield_leads() -> None:
    table = over(seats=2, tiles=CITIES, cities=CARDS, city_row={"green": [1, 0, 0, 1]})
    assert (shares(table, 0)["city-conqueror"], shares(table, 1)["city-conqueror"]) == (4, 7)


@pytest.mark.rule("MK-547")
def test_two_equal_city_conquerors_get_2_each() -> None:
    table = over(seats=2, tiles=CITIES, cities=CARDS, city_row={"green": [0], "blue": [1]})
    assert [shares(table, seat)["title-city-conqueror"] for seat in range(2)] == [2, 2]


@pytest.mark.rule("MK-Q89")
def test_a_city_that_was_never_conquered_is_worth_nothing() -> None:
    table = over(seats=2, tiles=CITIES, cities=CARDS, tokens="gunners@4,-5", city_row={"green": [0, 0]})
    assert "city-conqueror" not in shares(table)


# -- teams -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-530")
def test_four_may_play_in_two_teams() -> None:
    table = land(seats=4, options={"teams": "yes"}, tiles=OPEN_NORTH)
    assert table.game.sides == ((0, 2), (1, 3))
    assert land(seats=4, tiles=OPEN_NORTH).game.sides == ((0,), (1,), (2,), (3,))


@pytest.mark.rule("MK-537")
def test_a_team_has_its_lower_fame_and_its_better_achievements() -> None:
    table = over(
        seats=4,
        options={"teams": "yes"},
        tiles=OPEN_NORTH,
        fame=30,
        fame_2=21,
        fame_1=25,
        fame_3=24,
        discard="fire-bolt ice-bolt",
        discard_2="fireball flame-wall wound*2",
        discard_1="wound",
    )
    assert shares(table, 0) == {"fame": 21, "knowledge": 4, "title-knowledge": 3, "beating": -4, "title-beating": -3}
    assert shares(table, 0) == shares(table, 2)
    assert shares(table, 1) == {"fame": 24, "beating": -2}
    assert outcome(table).winners == (1, 3)


# -- alone and together ------------------------------------------------------------------------------------------------

TWO_CITIES = {"tiles": f"{NORTH} core-5@2,1 core-7@3,2", "cities": "city-green@4,-5 city-white@7,-7"}


@pytest.mark.rule("MK-E71", "MK-597", "MK-596")
def test_the_score_of_a_solo_conquest() -> None:
    table = over(
        seats=1,
        scenario="conquest-solo",
        round=5,
        announced=-1,
        fame=50,
        city_row={"green": [0], "white": [0]},
        dummy_deck="march stamina rage swiftness promise threaten",
        **TWO_CITIES,
    )
    assert shares(table) == {
        "fame": 50,
        "cities": 20,
        "all-cities": 15,
        "rounds-left": 30,
        "dummy-deck": 6,
        "in-time": 5,
    }
    assert outcome(table).scores == (50 + 76,)
    assert outcome(table).winners == (0,)


@pytest.mark.rule("MK-596")
def test_a_solo_conquest_without_all_cities_is_a_failure() -> None:
    table = over(seats=1, scenario="conquest-solo", fame=50, tokens="gunners@4,-5", dummy_deck="", **TWO_CITIES)
    assert outcome(table).winners == ()
    assert outcome(table).reason == "cities-stand"
    assert shares(table) == {"fame": 50, "cities": 10}


@pytest.mark.rule("MK-597", "MK-580")
def test_alone_nobody_gets_titles() -> None:
    table = over(seats=1, scenario="conquest-solo", discard="fireball wound", dummy_deck="")
    assert shares(table) == {"knowledge": 2, "beating": -2}


COOPERATION = {"seats": 2, "scenario": "cooperation", "dummy_deck": ""}


@pytest.mark.rule("MK-E72", "MK-606", "MK-604")
def test_the_score_of_a_cooperation() -> None:
    table = over(
        tiles=OPEN_NORTH,
        fame=61,
        fame_1=54,
        discard="fireball flame-wall snowstorm chill fire-bolt wound",
        discard_1="tremor whirlwind restoration wound*3",
        **COOPERATION,
    )
    assert shares(table) == {"fame": 54, "knowledge": 9, "beating": -6}
    assert outcome(table).scores == (57, 57)


@pytest.mark.rule("MK-607")
def test_the_lowest_results_may_count_instead() -> None:
    table = over(
        tiles=OPEN_NORTH,
        options={"achievements": "lowest"},
        discard="fireball wound",
        discard_1="fire-bolt",
        **COOPERATION,
    )
    assert shares(table) == {"knowledge": 1, "beating": -2}
    with pytest.raises(ValueError, match="achievements"):
        over(options={"achievements": "lowest"})


@pytest.mark.rule("MK-606", "MK-605")
def test_together_every_leader_counts_and_all_cities_win() -> None:
    cities = "city-green@4,-5 city-white@7,-7 city-red@6,-4"
    tiles = f"{OPEN_NORTH} core-5@2,1 core-7@3,2 core-8@2,2"
    table = over(tiles=tiles, cities=cities, city_row={"green": [0], "white": [1, 1], "red": [0]}, **COOPERATION)
    assert shares(table) == {"cities": 30, "leaders": 10, "all-cities": 15}
    assert outcome(table).winners == (0, 1)
    one = over(tiles=tiles, cities=cities, city_row={"green": [0], "white": [0], "red": [0]}, **COOPERATION)
    assert shares(one) == {"cities": 30, "all-cities": 15}
    nobody = over(tiles=tiles, cities=cities, city_row={"green": [0], "white": [], "red": [0]}, **COOPERATION)
    assert shares(nobody) == {"cities": 30, "all-cities": 15}  # a city without a leader is nobody's


# -- First Reconnaissance ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-579", "MK-569")
def test_first_reconnaissance_is_scored_with_titles() -> None:
    table = over(scenario="first-reconnaissance", fame=10, discard="fire-bolt", fame_1=13)
    assert outcome(table).scores == (14, 13)
    assert outcome(table).winners == (0,)


@pytest.mark.rule("MK-580")
def test_alone_the_first_reconnaissance_succeeds_when_the_city_is_found() -> None:
    found = over(seats=1, scenario="first-reconnaissance", round=4, tiles=f"{NORTH} core-5@2,1", dummy_deck="")
    assert (outcome(found).winners, outcome(found).reason) == ((0,), "city-found")
    missed = over(seats=1, scenario="first-reconnaissance", round=4, dummy_deck="")
    assert (outcome(missed).winners, outcome(missed).reason) == ((), "city-hidden")


# -- mines, dungeons, keeps, portal ------------------------------------------------------------------------------------


@pytest.mark.rule("MK-620", "MK-Q35")
def test_a_liberated_mine_is_worth_4_or_7_and_the_greatest_liberator_5() -> None:
    tiles = f"{NORTH} core-3@2,1"  # mines on 1,-2 and 2,-1, on the core tile on 3,-4
    table = over(scenario="mines-liberation", tiles=tiles, shields={"1,-2": [1], "3,-4": [0]})
    assert (shares(table, 0)["liberator"], shares(table, 1)["liberator"]) == (7, 4)
    assert (shares(table, 0)["title-liberator"], shares(table, 1).get("title-liberator")) == (5, None)
    alike = over(scenario="mines-liberation", tiles=tiles, shields={"1,-2": [1], "2,-1": [0]})
    assert [shares(alike, seat)["title-liberator"] for seat in range(2)] == [2, 2]


@pytest.mark.rule("MK-638")
def test_dungeons_and_tombs_are_worth_4_with_a_title_of_their_own() -> None:
    tiles = "countryside-7@1,0 countryside-6@1,1"  # a dungeon on 1,-2, a den on 2,-2
    table = over(
        scenario="dungeon-lords",
        round=5,
        tiles=tiles,
        secret_tombs=["@0,-2"],
        shields={"1,-2": [0], "0,-2": [1], "2,-2": [0]},
    )
    assert (shares(table, 0)["adventurer"], shares(table, 1)["adventurer"]) == (6, 4)
    assert [shares(table, seat)["title-dungeon-crawler"] for seat in range(2)] == [2, 2]
    assert "title-adventurer" not in shares(table, 0)
    alone = over(scenario="dungeon-lords", round=5, tiles=tiles, shields={"1,-2": [0]})
    assert shares(alone, 0)["title-dungeon-crawler"] == 5


HELD = "countryside-9@1,0 countryside-3@1,1 countryside-4@0,1"  # keeps 2,-3 and 4,-3; towers 0,-2 and 2,1


@pytest.mark.rule("MK-649")
def test_holding_is_3_for_a_keep_and_2_for_a_tower() -> None:
    table = over(scenario="conquer-and-hold", tiles=HELD, shields={"2,-3": [0], "0,-2": [0], "2,1": [1]}, fame_1=99)
    assert shares(table, 0) == {"keeps": 3, "towers": 2}
    assert outcome(table).scores == (5, 2)
    assert outcome(table).winners == (0,)


@pytest.mark.rule("MK-649")
def test_whoever_holds_as_much_has_not_won() -> None:
    table = over(scenario="conquer-and-hold", tiles=HELD, shields={"2,-3": [0], "4,-3": [1]})
    assert (outcome(table).winners, outcome(table).reason) == ((), "held-alike")


@pytest.mark.rule("MK-648", "MK-639")
def test_four_hold_in_teams() -> None:
    table = over(seats=4, scenario="conquer-and-hold", tiles=HELD, shields={"2,-3": [0], "0,-2": [2], "4,-3": [1]})
    assert outcome(table).scores == (5, 3, 5, 3)
    assert outcome(table).winners == (0, 2)


@pytest.mark.rule("MK-654")
def test_only_the_hero_on_the_portal_wins() -> None:
    table = over(scenario="one-to-return", at="0,0", portal_closed=True, at_1="0,-1", fame_1=50)
    assert (outcome(table).winners, outcome(table).scores, outcome(table).reason) == ((0,), (1, 0), "returned")
    nobody = over(scenario="one-to-return", at="0,-2", portal_closed=True, at_1="0,-1")
    assert (outcome(nobody).winners, outcome(nobody).reason) == ((), "nobody-returned")
