"""Movement (rules, section 14).

The usual map: the starting tile; countryside 1 to the north (orcs on 1,-4, a lake on 2,-4, a glade on 1,-3, a village
on 2,-3) and countryside 2 to the north-east (orcs on 3,-3, a glade on 4,-3, a mine on 2,-1, a village on 4,-2).
"""

import pytest

from deckhold.games.mage_knight.state.ground import arrive, is_safe
from games.mage_knight.land import Realm, land

KEEP = "countryside-3@1,0 countryside-2@1,1"  # a keep on 2,-4 (hills), hills on 2,-3
TOWER = "countryside-4@1,0 countryside-2@1,1"  # a mage tower on 1,-3 (desert), a mountain on 2,-3
LAKES = "countryside-5@1,0 countryside-2@1,1"  # a lake on 1,-3
CITY = (
    "countryside-1@1,0 countryside-2@1,1 core-5@2,1"  # the green city on 4,-5, forest on 4,-6 (a glade) and 3,-4 (orcs)
)


# -- steps and their price ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-227")
@pytest.mark.parametrize("moment", ["resting", "dealing", "closing"])
def test_after_a_rest_or_an_action_nobody_moves(moment: str) -> None:
    table = land(move_points=9, hand="march", moment=moment)
    assert table.goes == set()
    assert table.reveals == set()


@pytest.mark.rule("MK-228")
@pytest.mark.rule("MK-233")
def test_points_of_later_effects_are_added_to_what_is_left() -> None:
    table = land(hand="march stamina", at="0,0").do("play march", "move 0,-1")
    table.shows(move_points=0).do("play stamina").shows(move_points=2).do("move 0,-2")
    assert table.at() == "0,-2"


@pytest.mark.rule("MK-229")
@pytest.mark.rule("MK-X01")
def test_a_step_costs_what_the_entered_space_costs() -> None:
    assert land(move_points=2, at="0,-1").goes == {"0,0", "0,-2", "1,-2"}  # plains
    assert land(move_points=2, at="1,-1").goes == {"0,0", "0,-1", "1,0", "1,-2", "2,-2"}  # out of a forest
    assert "1,-1" in land(move_points=3, at="0,-1").goes  # into it
    assert land(move_points=3, at="0,-1").do("move 1,-1")["move_points"] == 0


@pytest.mark.rule("MK-229")
def test_a_longer_walk_takes_the_cheapest_way() -> None:
    table = land(move_points=6, at="0,0").do("move 1,-2")
    table.shows(move_points=2)
    assert table.at() == "1,-2"
    assert table["trail"] == ["@0,0", "@0,-1"]


@pytest.mark.rule("MK-230")
@pytest.mark.rule("MK-018")
@pytest.mark.rule("MK-X20")
def test_lakes_mountains_and_the_sea_cannot_be_entered() -> None:
    assert not {"2,-4", "-1,0", "-1,1", "0,1"} & land(move_points=99, at="0,0").goes
    assert "2,-3" not in land(move_points=99, at="0,0", tiles=TOWER).goes  # a mountain


@pytest.mark.rule("MK-098")
@pytest.mark.rule("MK-231")
@pytest.mark.rule("MK-X01")
def test_forests_and_deserts_cost_something_else_by_night() -> None:
    assert "1,-1" not in land(move_points=4, at="0,-1", night=True).goes
    assert "1,-1" in land(move_points=5, at="0,-1", night=True).goes
    desert = "countryside-4@1,0 countryside-2@1,1 countryside-8@2,1"
    assert "2,-4" not in land(move_points=4, at="1,-4", tiles=desert).goes
    assert "2,-4" in land(move_points=5, at="1,-4", tiles=desert).goes
    assert "2,-4" not in land(move_points=2, at="1,-4", tiles=desert, night=True).goes
    assert "2,-4" in land(move_points=3, at="1,-4", tiles=desert, night=True).goes


@pytest.mark.rule("MK-X01")
@pytest.mark.parametrize("night", [False, True])
def test_plains_hills_wasteland_and_swamp_cost_the_same_by_day_and_by_night(night: bool) -> None:
    for tiles, at, cell, price in (
        ("countryside-1@1,0 countryside-2@1,1", "0,-1", "0,-2", 2),
        ("countryside-3@1,0 countryside-2@1,1", "2,-2", "2,-3", 3),
        ("countryside-9@1,0 countryside-2@1,1", "1,-2", "0,-2", 4),
        ("countryside-8@1,0 countryside-2@1,1", "0,-1", "0,-2", 5),
    ):
        marks = {"0,-2": [0]} if "countryside-9" in tiles else {}  # the tower there is open to the hero
        assert not land(move_points=price - 1, at=at, tiles=tiles, night=night, shields=marks).can(f"move {cell}")
        assert land(move_points=price, at=at, tiles=tiles, night=night, shields=marks).can(f"move {cell}")


@pytest.mark.rule("MK-232")
@pytest.mark.rule("MK-265")
@pytest.mark.parametrize("night", [False, True])
def test_entering_a_city_costs_2(night: bool) -> None:
    table = land(
        move_points=2, at="5,-5", tiles=CITY.replace("core-5", "core-7"), cities="city-white@4,-5", night=night
    )
    table.do("move 4,-5").shows(move_points=0)
    assert table.at() == "4,-5"


@pytest.mark.rule("MK-234")
@pytest.mark.rule("MK-252")
def test_moving_and_revealing_alternate_as_long_as_points_last() -> None:
    table = land(move_points=6, at="0,-3", tiles=KEEP, tile_deck="countryside-9")
    table.do("move 1,-4").shows(move_points=4).do("explore 2,-6").shows(move_points=2)
    table.do("move 0,-3").shows(move_points=0)
    assert table.at() == "0,-3"


@pytest.mark.rule("MK-E17")
def test_a_forest_a_tile_and_hills_need_eight_points() -> None:
    tiles = "countryside-1@1,0 countryside-3@1,1"
    table = land(hand="march*2 stamina swiftness", at="1,-3", tiles=tiles, tile_deck="countryside-2")
    table.do("play march", "play march", "play stamina", "move 1,-4").shows(move_points=3)
    table.do("explore 2,-6").shows(move_points=1)
    assert "1,-5" not in table.goes  # hills
    assert not table.can("power march")  # a card that was played stays as it was played
    table.do("play swiftness", "move 1,-5").shows(move_points=0)


@pytest.mark.rule("MK-E06")
def test_a_point_too_many_stays_unused() -> None:
    table = land(hand="march*3", at="0,-1").do("play march", "play march", "play march", "move 1,-1", "move 1,-2")
    assert (table.at(), table["move_points"]) == ("1,-2", 1)


# -- what stops movement -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-235")
@pytest.mark.rule("MK-665")
@pytest.mark.rule("MK-417")
def test_entering_an_unconquered_keep_ends_the_movement_with_an_assault() -> None:
    table = land(move_points=9, at="2,-3", tiles=KEEP, tokens="?guardsmen@2,-4")
    assert not table.can("move 2,-4 0")
    table.do("move 2,-4 1")
    assert table.at() == "2,-4"
    assert table["moment"] == "ranged"
    assert table.goes == set()
    table.shows(reputation=-1, move_points=0)


@pytest.mark.rule("MK-235")
def test_no_walk_leads_through_an_unconquered_keep() -> None:
    table = land(move_points=99, at="2,-3", tiles=f"{KEEP} countryside-8@2,1", tokens="?guardsmen@2,-4")
    assert "3,-5" in table.goes
    table.do("move 3,-5")
    assert "@2,-4" not in table["trail"]


@pytest.mark.rule("MK-235")
def test_ones_own_keep_is_entered_freely_an_opponents_is_assaulted() -> None:
    own = land(seats=2, move_points=9, at="2,-3", tiles=KEEP, shields={"2,-4": [0]})
    assert own.do("move 2,-4 0")["moment"] == "moving"
    other = land(seats=2, move_points=9, at="2,-3", tiles=KEEP, shields={"2,-4": [1]})
    assert not other.can("move 2,-4 0")
    assert other.can("move 2,-4 1")


@pytest.mark.rule("MK-235")
@pytest.mark.rule("MK-426")
def test_a_conquered_mage_tower_stops_nobody() -> None:
    table = land(seats=2, move_points=9, at="1,-2", tiles=TOWER, shields={"1,-3": [1]})
    assert table.do("move 1,-3 0")["moment"] == "moving"


@pytest.mark.rule("MK-E39")
def test_assaulting_a_mage_tower_in_a_desert_by_day_needs_5() -> None:
    assert not land(move_points=4, at="1,-2", tiles=TOWER, tokens="?monks@1,-3").can("move 1,-3")
    assert land(move_points=5, at="1,-2", tiles=TOWER, tokens="?monks@1,-3").can("move 1,-3 1")


@pytest.mark.rule("MK-236")
def test_a_space_with_a_rampaging_enemy_cannot_be_entered() -> None:
    assert "1,-4" not in land(move_points=99, at="1,-3", tokens="prowlers@1,-4").goes
    assert "1,-4" in land(move_points=99, at="1,-3").goes


@pytest.mark.rule("MK-237")
@pytest.mark.rule("MK-E14")
def test_a_step_past_a_rampaging_enemy_provokes_it_and_the_points_are_lost() -> None:
    table = land(move_points=7, at="1,-3", tokens="wolf-riders@1,-4")
    table.do("move 0,-3 1")
    assert table.at() == "0,-3"
    table.shows(moment="ranged", move_points=0)
    assert [one.split()[1] for one in table.choices if one.startswith("target")] == ["wolf-riders"]


@pytest.mark.rule("MK-E15")
def test_a_provoking_step_into_a_village_leaves_no_interaction() -> None:
    table = land(move_points=2, at="3,-2", tokens="wolf-riders@3,-3", tiles="countryside-1@1,0 countryside-2@1,1")
    assert not table.can("move 4,-2 1")  # 4,-2 is not next to 3,-3
    table = land(move_points=9, at="1,-3", tokens="wolf-riders@1,-4")
    assert not table.can("move 2,-3 1")  # neither is 2,-3 next to 1,-4
    village = "countryside-5@1,0 countryside-3@1,1"  # a village on 2,-1, orcs on 2,-3
    table = land(move_points=9, at="1,-2", tiles=village, tokens="wolf-riders@2,-3").do("move 2,-2 1")
    assert not table.can("interact")


@pytest.mark.rule("MK-E16")
def test_a_longer_way_to_the_same_space_provokes_nobody() -> None:
    table = land(move_points=7, at="1,-3", tokens="wolf-riders@1,-4")
    assert table.can("move 0,-3 0")
    assert table.can("move 0,-3 1")
    table.do("move 0,-3 0")
    assert (table.at(), table["moment"]) == ("0,-3", "moving")
    table.shows(move_points=2, trail=["@1,-3", "@0,-2"])  # 2 + 3 points, not 3


@pytest.mark.rule("MK-238")
def test_coming_next_to_a_rampaging_enemy_provokes_nobody() -> None:
    table = land(move_points=9, at="0,-2", tokens="wolf-riders@1,-4").do("move 1,-3")
    assert (table.at(), table["moment"]) == ("1,-3", "moving")


@pytest.mark.rule("MK-238")
@pytest.mark.rule("MK-E50")
def test_a_step_from_one_rampaging_enemy_to_another_one_alone_provokes_nobody() -> None:
    table = land(move_points=9, at="1,-3", tokens="wolf-riders@1,-4 prowlers@3,-3")
    assert table.can("move 2,-3 0")  # next to 1,-4 before, next to 3,-3 after
    table.do("move 2,-3")
    assert table["moment"] == "moving"


@pytest.mark.rule("MK-239")
def test_a_monster_den_with_its_token_stops_nobody() -> None:
    tiles = "countryside-6@1,0 countryside-2@1,1"  # a den on 0,-3
    table = land(move_points=9, at="0,-2", tiles=tiles, tokens="minotaur@0,-3").do("move 0,-3")
    assert (table.at(), table["moment"]) == ("0,-3", "moving")
    assert table.can("enter")


@pytest.mark.rule("MK-240")
def test_a_garrison_does_not_hinder_steps_around_it() -> None:
    table = land(move_points=9, at="2,-3", tiles=KEEP, tokens="guardsmen@2,-4")
    assert {one for one in table.choices if one.startswith("move @1,-3")} == {"move @1,-3 0"}


@pytest.mark.rule("MK-267")
def test_nobody_steps_onto_a_hero_past_a_rampaging_enemy() -> None:
    table = land(seats=2, move_points=3, at="1,-3", at_1="0,-3", tokens="wolf-riders@1,-4")
    assert "0,-3" not in table.goes
    assert "0,-3" in land(seats=2, move_points=3, at="1,-3", at_1="0,-3").goes


@pytest.mark.rule("MK-676")
def test_a_space_with_a_rampaging_enemy_is_not_safe_and_a_beaten_one_leaves_its_terrain() -> None:
    tiles = f"{KEEP} core-4@2,1"  # a Draconum on the mountain 4,-5
    assert "4,-5" not in land(move_points=99, at="4,-4", tiles=tiles).goes
    assert "4,-5" not in land(move_points=99, at="4,-4", tiles=tiles, tokens="fire-dragon@4,-5").goes
    assert not is_safe(land(at="0,-1", tokens="prowlers@1,-4").s, 0, cell_of("1,-4"))
    assert is_safe(land(at="0,-1").s, 0, cell_of("1,-4"))


def cell_of(name: str) -> int:
    return int(land().s.cells.named(f"@{name}"))


# -- what comes to light -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-675")
@pytest.mark.rule("MK-417")
@pytest.mark.rule("MK-Q10")
def test_a_walk_stops_where_a_garrison_is_turned_up() -> None:
    table = land(move_points=9, at="0,-3", tiles=KEEP, tokens="?guardsmen@2,-4", hand="march")
    assert table.known("2,-4", 0) == ["?grey"]
    table.do("move 2,-3")
    assert table.at() == "1,-3"  # next to the keep
    assert table.known("2,-4", 0) == ["guardsmen"]
    assert table.do("move 2,-3").at() == "2,-3"


@pytest.mark.rule("MK-100")
@pytest.mark.rule("MK-417")
@pytest.mark.rule("MK-424")
def test_by_night_a_garrison_stays_hidden() -> None:
    table = land(move_points=99, at="0,-3", tiles=KEEP, tokens="?guardsmen@2,-4", night=True).do("move 2,-3")
    assert table.at() == "2,-3"
    assert table.known("2,-4", 0) == ["?grey"]


@pytest.mark.rule("MK-102")
@pytest.mark.rule("MK-437")
def test_by_night_a_ruin_is_turned_up_by_the_hero_who_enters_it() -> None:
    tiles = "countryside-8@1,0 countryside-2@1,1"  # ruins on 2,-4
    table = land(move_points=99, at="2,-3", tiles=tiles, tokens="?altar-red@2,-4", night=True)
    assert table.known("2,-4", 0) == ["?ruin"]
    table.do("move 2,-4")
    assert table.known("2,-4", 0) == ["altar-red"]
    assert table["moment"] == "moving"  # whether to explore is still to be decided


@pytest.mark.rule("MK-101")
@pytest.mark.rule("MK-381")
def test_a_citys_garrison_is_turned_up_by_an_adjacent_hero_at_night_too() -> None:
    table = land(
        move_points=9,
        at="2,-3",
        tiles=CITY.replace("core-5", "core-6"),
        cities="city-blue@4,-5",
        night=True,
        tokens="?gunners@4,-5 ?guardsmen@4,-5",
    )
    assert table.known("4,-5", 0) == ["?white", "?grey"]
    table.do("move 3,-4")
    assert table.known("4,-5", 0) == ["gunners", "guardsmen"]


# -- modifiers and direct moves ----------------------------------------------------------------------------------------


@pytest.mark.rule("MK-125")
@pytest.mark.rule("MK-129")
def test_move_points_are_lost_when_an_action_starts() -> None:
    table = land(hand="march", at="4,-2").do("play march").shows(move_points=2)
    table.do("interact").shows(move_points=0)
    assert table.goes == set()


# -- other heroes ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-258")
def test_a_walk_may_lead_through_another_hero() -> None:
    table = land(seats=2, move_points=4, at="0,0", at_1="0,-1").do("move 0,-2")
    assert table.at() == "0,-2"
    assert table["trail"] == ["@0,0", "@0,-1"]


@pytest.mark.rule("MK-259")
def test_a_hero_may_stop_beside_another_to_reveal_and_then_move_on() -> None:
    table = land(seats=2, move_points=6, at="0,-3", at_1="1,-4", tile_deck="countryside-9", tiles=KEEP)
    table.do("move 1,-4")
    assert (table.at(), table["moment"]) == ("1,-4", "moving")
    table.do("explore 2,-6", "move 0,-3")
    assert (table.at(), table["moment"]) == ("0,-3", "moving")


@pytest.mark.rule("MK-260")
@pytest.mark.rule("MK-130")
def test_whoever_stays_beside_another_hero_attacks_it() -> None:
    table = land(seats=2, move_points=2, at="0,0", at_1="0,-1", hand="rage").do("move 0,-1")
    assert not table.can("end-turn")
    assert table.can("attack-hero 1")


@pytest.mark.rule("MK-261")
def test_entering_a_keep_with_its_owner_inside_is_an_attack() -> None:
    table = land(
        seats=2, move_points=9, at="2,-3", tiles=KEEP, shields={"2,-4": [1]}, at_1="2,-4", hand="rage", hand_1="rage"
    )
    assert not table.can("move 2,-4 0")
    table.do("move 2,-4 1")
    assert table.at() == "2,-4"
    assert table.goes == set()
    table.shows(reputation=-1)


@pytest.mark.rule("MK-262")
def test_beside_another_hero_no_other_action_is_possible() -> None:
    alone = land(seats=2, at="4,-2", hand="rage")
    assert alone.can("interact")
    assert not land(seats=2, at="4,-2", at_1="4,-2", hand="rage").can("interact")


@pytest.mark.rule("MK-263")
@pytest.mark.rule("MK-385")
def test_at_the_portal_and_in_a_conquered_city_heroes_stay_together() -> None:
    table = land(seats=2, move_points=2, at="0,-1", at_1="0,0", hand="rage").do("move 0,0")
    assert table.can("end-turn")
    assert not table.can("attack-hero 1")
    city = land(seats=2, at="4,-5", at_1="4,-5", tiles=CITY, cities="city-green@4,-5", hand="rage")
    assert city.can("end-turn")
    assert not city.can("attack-hero 1")


@pytest.mark.rule("MK-264")
@pytest.mark.rule("MK-446")
@pytest.mark.rule("MK-118")
def test_a_hero_at_the_portal_leaves_the_map_until_its_next_turn() -> None:
    table = land(seats=2, move_points=2, at="0,-1", at_1="1,-1", hand="march rage", hand_1="rage")
    table.do("play march", "move 0,0", "end-turn", "pass")
    assert table.at(0) is None
    table.do("rest", "end-turn")
    assert (table.asks, table.at(0)) == ("0 turn", "0,0")


@pytest.mark.rule("MK-266")
@pytest.mark.parametrize("why", [{"announced": 1}, {"ending": True}, {"skips_1": True}, {"options": {"duels": "no"}}])
def test_where_heroes_may_not_fight_the_newcomer_withdraws(why: dict[str, object]) -> None:
    table = land(seats=2, move_points=2, at="0,0", at_1="0,-1", hand="march rage", **why)  # type: ignore[arg-type]
    table.do("move 0,-1")
    assert not table.can("attack-hero 1")
    table.do("end-turn")
    assert table.at() == "0,0"
    assert "wound" in table["hand"]


# -- forced withdrawal -------------------------------------------------------------------------------------------------


def lakes(**more: object) -> Realm:
    return land(at="1,-3", tiles=LAKES, hand="rage", **more)  # type: ignore[arg-type]


@pytest.mark.rule("MK-268")
@pytest.mark.rule("MK-257")
def test_who_ends_a_turn_on_a_lake_goes_back_with_a_wound() -> None:
    table = lakes(trail=["@1,-2"]).do("end-turn")
    assert table.at() == "1,-2"
    table.shows(hand="rage wound", in_any_order=True)


@pytest.mark.rule("MK-E52")
@pytest.mark.rule("MK-679")
def test_two_spaces_back_are_two_wounds() -> None:
    tiles = "countryside-5@1,0 countryside-11@1,1"  # lakes on 1,-3 and on 2,-1
    table = land(at="1,-3", tiles=tiles, trail=["@1,-2", "@2,-1"], hand="rage").do("end-turn")
    assert table.at() == "1,-2"
    table.shows(hand="rage wound*2", in_any_order=True)


@pytest.mark.rule("MK-679")
def test_a_withdrawal_goes_past_spaces_of_other_heroes() -> None:
    table = land(seats=2, at="1,-3", at_1="1,-2", tiles=LAKES, trail=["@0,-1", "@1,-2"], hand="rage").do("end-turn")
    assert table.at() == "0,-1"
    table.shows(hand="rage wound*2", in_any_order=True)


@pytest.mark.rule("MK-679")
@pytest.mark.rule("MK-Q51")
def test_a_withdrawal_provokes_nobody() -> None:
    tiles = "countryside-5@1,0 countryside-3@1,1"  # orcs on 2,-3, next to the lake 1,-3 and to 1,-2
    table = land(at="1,-3", tiles=tiles, trail=["@1,-2"], tokens="prowlers@2,-3", hand="rage").do("end-turn")
    assert table.at() == "1,-2"
    assert table["foes"] == []


@pytest.mark.rule("MK-679")
@pytest.mark.rule("MK-Q83")
def test_the_way_is_remembered_over_several_turns() -> None:
    table = land(move_points=2, at="0,-1", hand="rage*2").do("move 0,-2", "end-turn", "discard")
    assert table["trail"] == ["@0,-1"]


@pytest.mark.rule("MK-534")
def test_team_mates_cannot_stay_together() -> None:
    table = land(
        seats=2,
        scenario="cooperation",
        move_points=2,
        at="0,0",
        at_1="0,-1",
        hand="march rage",
        tiles="countryside-1@1,0 countryside-2@1,1 countryside-3@0,1",
    )
    table.do("move 0,-1")
    assert not table.can("attack-hero 1")
    assert table.do("end-turn").at() == "0,0"


@pytest.mark.rule("MK-536")
def test_a_team_mates_keep_is_entered_without_a_fight() -> None:
    table = land(
        seats=2,
        scenario="cooperation",
        move_points=9,
        at="2,-3",
        tiles=f"{KEEP} countryside-1@0,1",
        shields={"2,-4": [1]},
        hand="promise",
    )
    assert table.do("move 2,-4 0").can("interact")


@pytest.mark.rule("MK-Q67")
def test_with_nothing_but_wounds_in_hand_nobody_moves() -> None:
    table = land(move_points=9, hand="wound*2")
    assert table.goes == set()
    assert table.reveals == set()


@pytest.mark.rule("MK-269", "MK-375")
def test_who_falls_back_to_an_unsafe_space_goes_back_further_with_wounds() -> None:
    tiles = "countryside-11@1,0 countryside-2@1,1"  # a tower on 1,-3 between lakes (2,-3 and 0,-2)
    table = land(move_points=9, at="2,-3", tiles=tiles, trail=["@2,-2"], tokens="?monks@1,-3", hand="rage march*3")
    table.do("move 1,-3 1")
    while table["moment"] != "closing":
        table.do("end-phase" if table.can("end-phase") else table.choices[0])
    assert table.at() == "2,-3"  # back on the lake, without a wound for that
    before = table["hand"].count("wound")
    table.do("end-turn")
    assert table.at() == "2,-2"
    assert table["hand"].count("wound") == before + 1


@pytest.mark.rule("MK-Q29")
def test_a_direct_move_is_one_step_of_the_way_back() -> None:
    table = land(at="0,-1", trail=["@0,0"], tiles=LAKES, hand="rage")
    s = table.s
    arrive(s, 0, s.cells.named("@1,-3"))  # onto a lake, over other spaces
    assert [s.cells.name(cell) for cell in s.trail[0]] == ["@0,0", "@0,-1"]
    table.do("end-turn")
    assert table.at() == "0,-1"
    table.shows(hand="rage wound", in_any_order=True)


@pytest.mark.rule("MK-662", "MK-Q10", "MK-Q11")
def test_when_day_breaks_ruins_and_garrisons_next_to_heroes_are_turned_up() -> None:
    tiles = "countryside-3@1,0 countryside-11@1,1 countryside-8@2,1"
    table = land(
        night=True,
        at="2,-3",
        tiles=tiles,
        tokens="?guardsmen@2,-4 ?monks@3,-2 ?altar-red@5,-6 ?altar-blue@2,-2",
        hand="",
        deck="",
        announced=1,
        turns_left=1,
        counted=True,
    ).do("end-turn")
    while not table.asks.endswith("tactic"):
        table.do("pass" if table.can("pass") else table.choices[0])
    assert table["night"] is False
    assert table.known("2,-4", 0) == ["guardsmen"]  # next to the hero
    assert table.known("3,-2", 0) == ["?violet"]  # two steps away
    assert (table.known("5,-6", 0), table.known("2,-2", 0)) == (["altar-red"], ["altar-blue"])


@pytest.mark.rule("MK-662")
def test_when_night_falls_nothing_is_turned_down() -> None:
    table = land(
        at="0,-1", tiles=KEEP, tokens="guardsmen@2,-4", hand="", deck="", announced=1, turns_left=1, counted=True
    ).do("end-turn")
    while not table.asks.endswith("tactic"):
        table.do("pass" if table.can("pass") else table.choices[0])
    assert (table["night"], table.known("2,-4", 0)) == (True, ["guardsmen"])
