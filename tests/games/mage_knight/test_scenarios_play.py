"""What the scenarios change while they are played (section 26)."""

from typing import Any

import pytest

import deckhold
from deckhold.games.mage_knight.state.ground import city_conquered, leader_of
from deckhold.games.mage_knight.state.zones import BOX, PILE
from deckhold.games.mage_knight.terms import BROWN_TOKENS
from games.mage_knight.combat import again, faced
from games.mage_knight.land import HEROES, Realm, land
from games.mage_knight.test_told import log

NORTH = "countryside-3@1,0 countryside-2@1,1"  # a keep on 2,-4, mines on 1,-2 and 2,-1, a village on 0,-2 and on 4,-2
ARCHER = {"hand": "swiftness*2 march", "mana": {"white": 2}, "dice": "red red red red"}  # two times Ranged Attack 3


def pile_of(table: Realm, token: str) -> str:
    """The colour of a token's back."""
    return str(table.game.table.by_id[token.lstrip("?")].back)


def shot(table: Realm, *targets: str) -> Realm:
    """Defeat weak enemies in the ranged phase, one card each."""
    for target in targets:
        if table.can(f"target {target}") and not table.can("strike"):
            table.do("power swiftness")
            if not table.can("strike"):
                table.do(f"target {target}")
        table.do("strike")
    return table


def ended(table: Realm) -> Realm:
    """The turn of the seat that is asked ends, with as little ado as possible."""
    turn = table.asks
    table.do("end-turn")
    while not table.game.over and table.asks.startswith(turn[:2]) and table.asks != turn:
        table.do("pass" if table.can("pass") else table.choices[0])
    return table


# -- First Reconnaissance ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-572")
def test_the_city_of_first_reconnaissance_cannot_be_entered() -> None:
    table = land(scenario="first-reconnaissance", tiles=f"{NORTH} core-7@2,1", at="5,-5", move_points=9)
    assert "4,-5" not in table.goes
    assert "4,-6" in table.goes


@pytest.mark.rule("MK-574")
def test_heroes_of_first_reconnaissance_do_not_fight() -> None:
    table = land(seats=2, scenario="first-reconnaissance", at="0,0", at_1="0,-1", move_points=2, hand="rage")
    table.do("move 0,-1")
    assert not table.can("attack-hero 1")
    assert table.do("end-turn").at() == "0,0"


@pytest.mark.rule("MK-578")
def test_when_the_city_is_found_everybody_has_one_more_turn() -> None:
    table = land(
        seats=2,
        scenario="first-reconnaissance",
        at="2,-3",
        at_1="0,-1",
        move_points=2,
        hand="march",
        tiles=NORTH,
        tile_deck="core-7",
        hand_1="march*2",
        round=2,
        order=[0, 1],
    )
    ended(table.do("explore 4,-5")).shows(ending=True, turns_left=2)
    assert table.asks == "1 turn"
    ended(table).do("pass")  # the end of the round could be announced
    assert table.asks == "0 turn"
    ended(table)
    assert table.game.over
    table.shows(round=2)


@pytest.mark.rule("MK-578", "MK-E48", "MK-094")
def test_if_the_round_ends_before_that_the_game_does() -> None:
    table = land(
        seats=2,
        scenario="first-reconnaissance",
        at="2,-3",
        at_1="0,-1",
        move_points=2,
        hand="march",
        tiles=NORTH,
        tile_deck="core-7",
        announced=1,
        turns_left=1,
        counted=True,
        order=[1, 0],
        order_at=1,
    )
    table.do("explore 4,-5", "end-turn")
    while not table.game.over:
        table.do(table.choices[0])
    table.shows(round=1)


# -- Conquest ----------------------------------------------------------------------------------------------------------

CITIES = {"tiles": f"{NORTH} core-5@2,1 core-7@3,2", "cities": "city-green@4,-5 city-white@7,-7"}


@pytest.mark.rule("MK-585", "MK-E49")
def test_when_the_last_city_is_conquered_everybody_has_one_more_turn() -> None:
    table = ended(land(seats=2, at="0,-1", hand="march", order=[0, 1], **CITIES))
    table.shows(ending=True, turns_left=2)


@pytest.mark.rule("MK-692", "MK-266", "MK-Q65")
def test_the_end_has_come_before_another_turn_that_follows_at_once() -> None:
    hands = {"hand": "march", "deck": "rage*2 swiftness*2 march", "hand_1": "stamina", "deck_1": "stamina rage"}
    table = land(seats=2, at="0,-1", at_1="0,-2", extra_turns=1, order=[0, 1], **hands, **CITIES)
    ended(table.do("play march")).shows(ending=True, turns_left=2, turn=0)
    assert not table.do("play march", "move 0,-2").can("attack-hero 1")
    assert ended(table).do("pass").asks == "1 turn"  # the village could be plundered
    table.shows(turns_left=2)  # of which the one that was owed is none
    assert ended(table).do("pass").asks == "0 turn"  # the deck is empty
    ended(table)
    assert table.game.over


@pytest.mark.rule("MK-585")
def test_a_city_with_defenders_or_unfound_ends_nothing() -> None:
    table = land(seats=2, at="0,-1", hand="march", tokens="gunners@4,-5", **CITIES).do("end-turn")
    table.shows(ending=False)
    alone = land(seats=2, at="0,-1", hand="march", tiles=f"{NORTH} core-5@2,1", cities="city-green@4,-5").do("end-turn")
    alone.shows(ending=False)


@pytest.mark.rule("MK-596", "MK-Q91")
def test_alone_one_more_turn_follows_and_none_of_the_dummy() -> None:
    table = land(at="0,-1", hand="march*2", order=[0, 1], **CITIES).do("play march", "end-turn", "pass")
    table.shows(ending=True, turns_left=1)
    assert table.asks == "0 turn"
    table.do("end-turn")
    while not table.game.over:
        table.do(table.choices[0])
    table.shows(round=1)


@pytest.mark.rule("MK-590", "MK-Q71")
def test_in_a_blitz_a_new_line_of_the_track_brings_1_fame_more() -> None:
    table = land(seats=2, scenario="conquest-blitz", at="0,-1")
    s = table.s
    s.fame[0] = 1
    s.gain_fame(0, 2)
    assert s.fame[0] == 4
    s.gain_fame(0, 1)
    assert s.fame[0] == 5
    s.gain_fame(0, 10)
    assert s.fame[0] == 17  # two lines at once


@pytest.mark.rule("MK-595")
def test_alone_both_tactics_leave_the_game_after_the_round() -> None:
    table = land(at="0,-1", hand="march", announced=1, turns_left=1, counted=True, deck="")
    used = set(table["tactic"]) | {id for id in table["dummy_cards"] if id not in HEROES}
    assert len(used) == 2
    table.do("end-turn")
    while table.asks != "0 tactic":
        table.do(table.choices[0])
    assert used <= set(table["box"])


# -- Cooperation -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-603")
def test_together_the_dummy_gets_its_tactic_first_and_one_of_the_players_is_used_up() -> None:
    game = deckhold.new("mage-knight", 2, 1, {"scenario": "cooperation", "heroes": HEROES[:2]})
    table = Realm(game)
    assert any(id not in HEROES for id in table["dummy_cards"])  # before anybody has chosen
    assert len(table["tactics"]) == 5
    table = land(
        seats=2,
        scenario="cooperation",
        tiles=f"{NORTH} countryside-1@0,1",
        at="0,-1",
        hand="march",
        announced=2,
        turns_left=1,
        counted=True,
        deck="",
    )
    mine, yours = table["tactic_0"][0], table["tactic_1"][0]
    table.do("end-turn")
    while not table.asks.endswith("use-up-tactic"):
        table.do(table.choices[0])
    assert table.choices == [f"pick {mine}", f"pick {yours}"]
    name = table.game.info.teller("en").name(yours)
    assert log(table, f"pick {yours}")[0] == f"{name} is not used again in this game."
    assert yours in table["box"]
    assert mine not in table["box"]


@pytest.mark.rule("MK-603")
@pytest.mark.parametrize("number", [5, 6])
def test_nobody_is_asked_which_tactic_is_used_up_by_the_last_day_or_night(number: int) -> None:
    table = land(
        seats=2,
        scenario="cooperation",
        tiles=f"{NORTH} countryside-1@0,1",
        at="0,-1",
        hand="march",
        announced=2,
        turns_left=1,
        counted=True,
        deck="",
        round=number,
        night=number == 6,
    )
    table.do("end-turn", "discard march")
    assert table.game.over or table.asks.endswith("tactic")
    assert not table.asks.endswith("use-up-tactic")


@pytest.mark.rule("MK-094", "MK-605", "MK-147")
@pytest.mark.parametrize(("order", "left"), [([0, 2, 1], 2), ([2, 0, 1], 1), ([0, 1, 2], 1)])
def test_who_has_announced_the_end_has_no_turn_in_place_of_the_dummys(order: list[int], left: int) -> None:
    table = land(
        seats=2,
        scenario="cooperation-blitz",
        tiles=f"{NORTH} countryside-1@0,1 core-5@2,1 core-7@3,2",
        cities="city-green@4,-5 city-white@7,-7",
        at="0,-1",
        hand="march",
        order=order,
        order_at=order.index(0),
        announced=1,
        turns_left=left,
        counted=True,
        deck="",
    )
    ended(table.do("play march"))
    assert table.game.over


# -- a friendly city ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-612")
def test_a_friendly_city_has_a_shield_of_everybody_no_leader_and_no_garrison() -> None:
    table = land(
        seats=2, scenario="mines-liberation", tiles=NORTH, at="2,-3", move_points=9, tile_deck="core-8", hand="promise"
    )
    table.do("explore 4,-5").shows(city_row={"red": [0, 1]}, cities="city-red")
    s = table.s
    assert table.tokens_at("4,-5") == []
    assert (city_conquered(s, s.city_cell[0]), leader_of(s, 0)) == (True, -1)


@pytest.mark.rule("MK-612")
def test_in_a_friendly_city_one_interacts_with_1_influence_more() -> None:
    table = land(
        seats=2,
        scenario="mines-liberation",
        tiles=f"{NORTH} core-8@2,1",
        cities="city-red@4,-5",
        city_level={"red": 1},
        city_row={"red": [0, 1]},
        at="4,-4",
        move_points=2,
    )
    table.do("move 4,-5 0", "interact").shows(influence=1)


@pytest.mark.rule("MK-612")
def test_next_to_a_friendly_city_the_hand_limit_is_1_higher() -> None:
    table = land(
        seats=2,
        scenario="mines-liberation",
        tiles=f"{NORTH} core-8@2,1",
        cities="city-red@4,-5",
        city_level={"red": 1},
        city_row={"red": [0, 1]},
        at="4,-4",
        hand="march",
        deck="rage*2 march*2 stamina*2",
    )
    table.do("end-turn", "discard")
    assert len(table["hand"]) == 6


# -- Mines Liberation --------------------------------------------------------------------------------------------------


def mine(**more: Any) -> Realm:
    """A hero of Mines Liberation on the mine of countryside 2."""
    position: dict[str, Any] = {"seats": 2, "scenario": "mines-liberation", "tiles": NORTH, "at": "2,-1", **more}
    return land(**position)


@pytest.mark.rule("MK-613")
def test_a_revealed_mine_is_occupied_by_two_enemies() -> None:
    table = mine(at="2,-3", move_points=2, tile_deck="countryside-5").do("explore 4,-5")
    open_one, hidden = table.known("4,-4", 0)  # the mine lies south-east of the centre
    assert (pile_of(table, open_one), hidden) == ("green", "?brown")
    core = mine(at="2,-3", move_points=2, tile_deck="core-3").do("explore 4,-5")
    open_one, hidden = core.known("3,-4", 0)
    assert (pile_of(core, open_one), hidden) == ("red", "?brown")


@pytest.mark.rule("MK-613", "MK-Q78")
def test_occupants_of_a_mine_do_not_rampage() -> None:
    table = mine(at="1,-1", move_points=9, tokens="prowlers@2,-1 ?minotaur@2,-1")
    assert {one for one in table.choices if one.startswith("move @2,-1")} == {"move @2,-1 0"}
    assert {one for one in table.choices if one.startswith("move @2,-2")} == {"move @2,-2 0"}
    assert not table.can("challenge prowlers")


@pytest.mark.rule("MK-614", "MK-195")
def test_entering_an_occupied_mine_is_a_fight_under_night_rules_with_units() -> None:
    table = mine(tokens="prowlers@2,-1 ?minotaur@2,-1", units="peasants", hand="march").do("enter")
    table.shows(night_rules=True, alone=False, moment="ranged")
    assert table.known("2,-1", None) == ["prowlers", "minotaur"]
    assert {one for one in table.choices if one.startswith("target")} == {"target prowlers", "target minotaur"}


@pytest.mark.rule("MK-614")
def test_undefeated_occupants_stay_in_sight() -> None:
    table = mine(tokens="prowlers@2,-1 ?medusa@2,-1", **ARCHER).do("enter")
    shot(table, "prowlers").do("end-phase")
    while table["moment"] != "closing":
        table.do("end-phase" if table.can("end-phase") else table.choices[0])
    assert table.known("2,-1", None) == ["medusa"]
    table.shows(shields={}, reputation=0)


@pytest.mark.rule("MK-615", "MK-616", "MK-Q78")
def test_who_defeats_the_last_one_liberates_the_mine() -> None:
    table = mine(tokens="prowlers@2,-1", **ARCHER).do("enter")
    shot(table, "prowlers").shows(shields={"@2,-1": [0]}, reputation=1, moment="closing")
    table.do("end-turn")
    while table.asks.startswith("0"):
        table.do("pass" if table.can("pass") else table.choices[0])
    table.shows(crystals={"green": 1})  # it works at once


@pytest.mark.rule("MK-615")
def test_a_mine_on_a_core_tile_brings_2_reputation() -> None:
    table = mine(tiles=f"{NORTH} core-3@2,1", at="3,-4", tokens="prowlers@3,-4", **ARCHER).do("enter")
    shot(table, "prowlers").shows(reputation=2)


@pytest.mark.rule("MK-616")
def test_an_occupied_mine_gives_nothing() -> None:
    table = mine(tokens="prowlers@2,-1", hand="march").do("end-turn")
    while table.asks.startswith("0"):
        table.do("pass" if table.can("pass") else table.choices[0])
    table.shows(crystals={})


@pytest.mark.rule("MK-617")
def test_at_the_start_of_a_round_every_liberated_mine_gives_a_crystal() -> None:
    table = mine(
        at="0,-1",
        hand="march",
        shields={"2,-1": [0], "1,-2": [0]},
        announced=1,
        turns_left=1,
        counted=True,
        deck="",
        crystals={"white": 3},
    ).do("end-turn")
    while not table.asks.endswith("tactic"):
        table.do("pass" if table.can("pass") else table.choices[0])
    table.shows(crystals={"green": 1, "white": 3}, crystals_1={})


@pytest.mark.rule("MK-618")
def test_without_brown_tokens_a_mine_gets_its_second_one_later() -> None:
    table = mine(at="2,-3", move_points=2, tile_deck="countryside-5", pile_brown="", used_brown="").do("explore 4,-5")
    assert len(table.tokens_at("4,-4")) == 1
    s = table.s
    s.move(s.table.copies("medusa")[0], BOX, 0, PILE + BROWN_TOKENS, 0)  # one comes back
    s.place(s.figure(0), s.cells.named("@4,-4"), 0)
    again(table).do("enter")
    assert faced(table)[1:] == ["medusa"]
    assert "missing" not in " ".join(table["marks"])


@pytest.mark.rule("MK-619")
def test_it_ends_when_all_tiles_are_revealed_and_all_mines_are_free() -> None:
    freed = {"2,-1": [0], "1,-2": [1]}
    ended(mine(at="0,-1", hand="march", tile_deck="", shields=freed)).shows(ending=True, turns_left=2)
    ended(mine(at="0,-1", hand="march", tile_deck="core-8", shields=freed)).shows(ending=False)
    ended(mine(at="0,-1", hand="march", tile_deck="", shields={"2,-1": [0]})).shows(ending=False)


# -- Druid Nights ------------------------------------------------------------------------------------------------------

GLADES = "countryside-1@1,0 countryside-2@1,1"  # glades on 1,-3 and 4,-3


def druid(**more: Any) -> Realm:
    position: dict[str, Any] = {"seats": 2, "scenario": "druid-nights", "tiles": GLADES, "at": "1,-3", **more}
    return land(**position)


@pytest.mark.rule("MK-623", "MK-Q77")
def test_a_glade_is_marked_where_the_movement_ends() -> None:
    table = druid(move_points=9, hand="march", shields={"1,-3": [1]}).do("special 1")
    table.shows(shields={"@1,-3": [0, 1]}, moment="moving")
    assert table.goes == set()
    assert table.reveals == set()
    assert not table.can("special 1")
    assert not druid(hand="march", moment="resting").can("special")
    assert not druid(at="0,-2", hand="march").can("special 1")


@pytest.mark.rule("MK-623", "MK-665", "MK-Q77")
def test_a_glade_where_a_provoking_step_ends_the_movement_may_be_marked_before_the_fight() -> None:
    table = druid(at="0,-3", tokens="prowlers@1,-4", move_points=4, hand="march").do("move 1,-3")
    assert table.asks == "0 mark-glade"
    table.copy().do("pass").shows(shields={}, moment="ranged")
    table.do("special 1").shows(shields={"@1,-3": [0]}, moment="ranged")
    assert faced(table) == ["prowlers"]


@pytest.mark.rule("MK-623")
def test_a_glade_that_bears_the_own_mark_asks_for_none_before_a_fight() -> None:
    table = druid(at="0,-3", tokens="prowlers@1,-4", move_points=4, hand="march", shields={"1,-3": [0]})
    table.do("move 1,-3").shows(moment="ranged")


@pytest.mark.rule("MK-371", "MK-624")
def test_an_incantation_may_be_performed_where_a_monastery_was_burned() -> None:
    tiles = "countryside-1@1,0 countryside-7@1,1"  # a glade at 1,-3, a monastery at 2,-2
    position: dict[str, Any] = {"tiles": tiles, "night": True, "at": "2,-2", "hand": "march"}
    assert not druid(**position, shields={"1,-3": [0]}).can("special 0")
    assert druid(**position, shields={"1,-3": [0], "2,-2": [1]}).can("special 0")


@pytest.mark.rule("MK-625", "MK-Q42")
def test_an_incantation_brings_crystals_for_the_monsters_that_came() -> None:
    table = druid(
        night=True,
        round=4,
        at="0,-2",
        shields={"1,-3": [0], "4,-3": [0]},
        hand="march",
        pile_red="fire-dragon",
        used_red="",
    ).do("special 0")
    table.shows(battle="fire-dragon", rewards=["random-crystal"] * 2)


@pytest.mark.rule("MK-624", "MK-Q77")
def test_an_incantation_is_an_action_by_night_away_from_inhabited_sites() -> None:
    marks = {"1,-3": [0], "4,-3": [0]}
    assert druid(night=True, at="0,-2", shields=marks, hand="march").can("special 0")
    assert not druid(at="0,-2", shields=marks, hand="march").can("special 0")  # by day
    assert not druid(night=True, at="2,-3", shields=marks, hand="march").can("special 0")  # a village
    assert not druid(night=True, at="0,-2", shields={"1,-3": [1]}, hand="march").can("special 0")  # no own mark


@pytest.mark.rule("MK-624", "MK-625")
def test_the_first_incantation_fights_a_brown_enemy_for_every_marked_glade() -> None:
    table = druid(night=True, at="0,-2", shields={"1,-3": [0], "4,-3": [0, 1]}, hand="march").do("special 0")
    assert [table.game.table.by_id[id].back for id in table["battle"]] == ["brown", "brown"]
    table.shows(moment="ranged", rewards=["random-crystal", "random-crystal"])
    assert not table.can("special 0")


@pytest.mark.rule("MK-625")
def test_defeated_enemies_of_an_incantation_give_double_fame_and_others_vanish() -> None:
    table = druid(
        night=True,
        at="0,-2",
        shields={"1,-3": [0]},
        pile_brown="gargoyle",
        hand="fire-bolt march",
        mana={"red": 1},
        dice="blue blue blue blue",
    ).do("special 0")
    assert table["battle"] == ["gargoyle"]
    table.do("end-phase")
    while table["moment"] != "closing":
        table.do("end-phase" if table.can("end-phase") else table.choices[0])
    assert (table["battle"], table["used_brown"]) == ([], ["gargoyle"])
    table.shows(fame=0, rewards=["random-crystal"])
    won = druid(
        night=True,
        at="0,-2",
        shields={"1,-3": [0]},
        pile_brown="medusa",
        hand="swiftness*2",
        mana={"white": 2},
        dice="blue blue blue blue",
    ).do("special 0", "power swiftness", "power swiftness", "strike")
    won.shows(fame=10, rewards=["random-crystal"], moment="closing")  # Medusa is worth 5


@pytest.mark.rule("MK-626")
def test_after_the_night_all_marks_are_gone() -> None:
    table = druid(
        night=True,
        at="0,-1",
        hand="march",
        shields={"1,-3": [0, 1], "2,-1": [0]},  # and a mine
        announced=1,
        turns_left=1,
        counted=True,
        deck="",
    ).do("end-turn")
    while not table.asks.endswith("tactic"):
        table.do("pass" if table.can("pass") else table.choices[0])
    table.shows(shields={"@2,-1": [0]})


@pytest.mark.rule("MK-627")
def test_the_second_incantation_fights_red_enemies_for_two_crystals_each() -> None:
    table = druid(night=True, round=4, at="0,-2", shields={"1,-3": [0]}, hand="march").do("special 0")
    assert [table.game.table.by_id[id].back for id in table["battle"]] == ["red"]
    table.shows(rewards=["random-crystal"] * 2)


@pytest.mark.rule("MK-629")
def test_the_third_incantation_fights_pairs_for_three_crystals() -> None:
    table = druid(night=True, round=6, at="0,-2", shields={"1,-3": [0]}, hand="march", options={"epic": "yes"})
    table.do("special 0")
    assert [table.game.table.by_id[id].back for id in table["battle"]] == ["brown", "red"]
    table.shows(rewards=["random-crystal"] * 3)


@pytest.mark.rule("MK-628")
def test_it_ends_when_everybody_has_performed_the_second_incantation() -> None:
    done = [{"op": "rules.incanted", "seat": 0, "card": "tovak#1", "until": "round"}]
    both = [*done, {"op": "rules.incanted", "seat": 1, "card": "goldyx#1", "until": "round"}]
    ended(druid(night=True, round=4, hand="march", lasting=both)).shows(ending=True)
    ended(druid(night=True, round=4, hand="march", lasting=done)).shows(ending=False)
    ended(druid(night=True, round=2, hand="march", lasting=both)).shows(ending=False)


@pytest.mark.rule("MK-629")
def test_a_glade_may_have_room_for_few_marks() -> None:
    few = {"options": {"few-marks": "yes"}}
    druid(hand="march", shields={"1,-3": [1]}, **few).do("special 1").shows(shields={"@1,-3": [0]})
    table = land(
        seats=3, scenario="druid-nights", tiles=GLADES, at="1,-3", hand="march", shields={"1,-3": [1, 2]}, **few
    ).do("special 1")
    assert table.choices == ["player 1", "player 2"]
    table.do("player 2").shows(shields={"@1,-3": [0, 1]})
    with pytest.raises(ValueError, match="few-marks"):
        land(seats=2, **few)


# -- Dungeon Lords -----------------------------------------------------------------------------------------------------

LORDS = "countryside-7@1,0 countryside-9@1,1"  # a monastery on 0,-3, dungeons on 1,-2 and 3,-3


def lords(**more: Any) -> Realm:
    position: dict[str, Any] = {"seats": 2, "scenario": "dungeon-lords", "tiles": LORDS, "at": "1,-2", **more}
    return land(**position)


@pytest.mark.rule("MK-632", "MK-Q37")
def test_a_village_hides_a_secret_dungeon_where_the_revealer_says() -> None:
    table = lords(tiles=NORTH, at="2,-3", move_points=2, tile_deck="countryside-4").do("explore 4,-5")
    assert table.asks == "0 secret"
    # the village on 4,-4: its neighbours without lakes, swamps, sites and rampaging enemies
    assert set(table.choices) == {"cell @3,-3", "cell @3,-4"}
    table.do("cell 3,-4").shows(secret_dungeons=["@3,-4"])
    assert table.known("3,-4", 0) == ["?brown"]


@pytest.mark.rule("MK-634")
def test_a_monastery_hides_a_secret_tomb() -> None:
    table = lords(tiles=NORTH, at="2,-3", move_points=2, tile_deck="countryside-7").do("explore 4,-5")
    while table.asks == "0 secret":
        table.do(table.choices[0])
    (cell,) = table["secret_tombs"]
    assert table.known(cell[1:], 0) == ["?red"]


@pytest.mark.rule("MK-Q76")
def test_entrances_of_the_set_up_are_placed_by_the_players_in_reverse_order() -> None:
    for seed in range(20):
        game = deckhold.new("mage-knight", 3, seed, {"scenario": "dungeon-lords", "heroes": HEROES[:3]})
        table = Realm(game)
        if not table.asks.endswith("secret"):
            continue
        assert table.game.decision is not None
        assert table.game.decision.seat == table["order"][-1]
        return
    raise AssertionError("no set-up with a village")


@pytest.mark.rule("MK-633", "MK-432")
def test_a_secret_dungeon_works_like_a_dungeon() -> None:
    table = lords(at="0,-2", secret_dungeons=["@0,-2"], tokens="?minotaur@0,-2", hand="march", units="peasants").do(
        "enter"
    )
    table.shows(night_rules=True, alone=True)
    table.do("end-phase")
    while table["moment"] != "closing":
        table.do("end-phase" if table.can("end-phase") else table.choices[0])
    assert len(table.tokens_at("0,-2")) == 1  # a new one has come, face down
    assert table.known("0,-2", 0) == ["?brown"]
    assert "minotaur" in table["used_brown"]


@pytest.mark.rule("MK-635")
def test_a_conquered_dungeon_cannot_be_entered_again() -> None:
    assert lords(hand="march").can("enter")
    assert not lords(hand="march", shields={"1,-2": [1]}).can("enter")


@pytest.mark.rule("MK-636", "MK-E73", "MK-Q36")
def test_conquered_dungeons_are_connected_underground() -> None:
    marks = {"1,-2": [0], "3,-3": [1]}
    assert not lords(shields=marks, move_points=3, hand="march").can("move 3,-3 2")
    table = lords(shields=marks, move_points=9, hand="march").do("move 3,-3 2").shows(move_points=5)  # two steps
    assert (table.at(), table["moment"]) == ("3,-3", "moving")
    assert not lords(shields={"1,-2": [0]}, move_points=9, hand="march").can("move 3,-3 2")
    assert not lords(at="0,-2", shields=marks, move_points=9, hand="march").can("move 3,-3 2")


@pytest.mark.rule("MK-E73")
def test_three_steps_underground_cost_five() -> None:
    tiles = f"{NORTH} core-3@2,1"
    table = lords(
        tiles=tiles,
        at="0,-3",
        secret_dungeons=["@0,-3"],
        shields={"0,-3": [0], "3,-5": [0]},
        move_points=5,
        hand="march",
    )
    table.do("move 3,-5 2").shows(move_points=0)


@pytest.mark.rule("MK-637")
def test_it_ends_when_everything_underground_is_conquered() -> None:
    marks = {"1,-2": [0], "3,-3": [1]}
    ended(lords(hand="march", tile_deck="", shields=marks)).shows(ending=True, turns_left=2)
    ended(lords(hand="march", tile_deck="core-6", shields=marks)).shows(ending=False)
    secret = lords(hand="march", tile_deck="", shields=marks, secret_tombs=["@0,-2"], tokens="?fire-dragon@0,-2")
    ended(secret).shows(ending=False)


# -- Conquer and Hold --------------------------------------------------------------------------------------------------

HELD = "countryside-9@1,0 countryside-3@1,1 countryside-4@0,1"  # keeps 2,-3 and 4,-3; towers 0,-2 and 2,1


def hold(**more: Any) -> Realm:
    position: dict[str, Any] = {"seats": 2, "scenario": "conquer-and-hold", "tiles": HELD, "at": "1,-2", **more}
    return land(**position)


@pytest.mark.rule("MK-641")
def test_the_city_of_conquer_and_hold_is_closed() -> None:
    table = hold(tiles=f"{HELD} core-7@2,2", at="7,-4", move_points=9)
    assert "6,-4" not in table.goes


@pytest.mark.rule("MK-642", "MK-Q22", "MK-Q23")
@pytest.mark.parametrize(("seats", "after", "elite"), [(2, 2, False), (2, 3, True), (4, 1, False), (4, 2, True)])
def test_elite_units_are_offered_in_the_second_half(seats: int, after: int, elite: bool) -> None:
    table = hold(seats=seats, round=after, hand="march", announced=1, turns_left=1, counted=True, deck="").do(
        "end-turn"
    )
    while not table.asks.endswith("tactic"):
        table.do("pass" if table.can("pass") else table.choices[0])
    cards = table.game.table.by_id
    backs = [cards[id].back for id in table["unit_offer"] if cards[id].kind == "unit"]
    wanted = ["elite" if elite and i % 2 == 0 else "regular" for i in range(seats + 2)]
    assert backs == wanted


@pytest.mark.rule("MK-643")
def test_towers_recruit_as_monasteries_and_keeps_as_villages() -> None:
    keep = hold(at="2,-3", shields={"2,-3": [0]}, unit_offer="peasants northern-monks", hand="march", reputation=7)
    keep.do("interact").shows(influence=5)
    assert keep.can("recruit peasants")
    tower = hold(at="0,-2", shields={"0,-2": [0]}, unit_offer="peasants northern-monks", hand="promise", reputation=7)
    tower.do("interact", "play promise").shows(influence=7)
    assert tower.can("recruit northern-monks")
    assert not tower.can("recruit peasants")


@pytest.mark.rule("MK-644")
def test_assaults_cost_no_reputation() -> None:
    hold(move_points=9, tokens="?guardsmen@2,-3").do("move 2,-3 1").shows(reputation=0)


@pytest.mark.rule("MK-645", "MK-647")
def test_a_tower_of_another_player_is_assaulted_for_half_fame() -> None:
    table = hold(
        at="0,-1",
        move_points=9,
        shields={"0,-2": [1]},
        pile_violet="illusionists-enemy",
        hand="swiftness*3",
        mana={"white": 3},
    )
    table.do("move 0,-2 1").shows(reputation=0)
    assert [table.game.table.by_id[id].back for id in table["battle"]] == ["violet"]


@pytest.mark.rule("MK-645")
@pytest.mark.parametrize(("scenario", "rewards"), [("conquer-and-hold", []), ("conquest", ["spell"])])
def test_a_conquered_tower_gives_no_spell(scenario: str, rewards: list[str]) -> None:
    tiles = HELD if scenario == "conquer-and-hold" else "countryside-9@1,0 countryside-3@1,1"
    table = land(
        seats=2,
        scenario=scenario,
        tiles=tiles,
        at="0,-1",
        move_points=9,
        tokens="?illusionists-enemy@0,-2",
        units="catapults",
        mana={"blue": 1},
        dice="red red red red",
    )
    table.do("move 0,-2 1", "unit catapults 2", "strike").shows(rewards=rewards, shields={"@0,-2": [0]})


@pytest.mark.rule("MK-646")
@pytest.mark.parametrize(("night", "colour"), [(False, "gold"), (True, "black")])
def test_next_to_an_own_tower_a_turn_starts_with_mana_for_each(night: bool, colour: str) -> None:
    towers: dict[str, Any] = {"night": night, "shields": {"0,-2": [0], "2,1": [0]}, "hand": "march", "hand_1": "march"}
    table = ended(hold(turn=1, at="0,-1", at_1="1,0", order=[1, 0], **towers))
    assert (table.asks, table["tokens"]) == ("0 turn", {colour: 2})
    away = ended(hold(turn=1, at="4,-2", at_1="1,0", order=[1, 0], **towers))
    assert (away.asks, away["tokens"]) == ("0 turn", {})


@pytest.mark.rule("MK-647", "MK-E69")
@pytest.mark.parametrize(("round_", "n"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_owned_keeps_are_defended_by_more_and_more(round_: int, n: int) -> None:
    table = hold(move_points=9, round=round_, shields={"2,-3": [1]}).do("move 2,-3 1")
    assert len(table["battle"]) == n


@pytest.mark.rule("MK-648", "MK-536")
def test_a_team_mates_tower_counts_too() -> None:
    table = hold(seats=4, at="0,-1", move_points=9, shields={"0,-2": [2]}, hand="promise")
    assert table.do("move 0,-2 0").can("interact")


# -- One to Return -----------------------------------------------------------------------------------------------------


def ends_day(**more: Any) -> Realm:
    """The first day of One to Return ends."""
    position: dict[str, Any] = {
        "seats": 2,
        "scenario": "one-to-return",
        "at": "0,-1",
        "hand": "march",
        "announced": 1,
        "turns_left": 1,
        "counted": True,
        "deck": "",
        **more,
    }
    table = land(**position).do("end-turn")
    while not table.asks.endswith("tactic") and not table.game.over:
        table.do("pass" if table.can("pass") else table.choices[0])
    return table


@pytest.mark.rule("MK-653", "MK-Q27")
def test_whoever_is_at_the_portal_after_the_first_day_is_out() -> None:
    table = ends_day(at_1="portal")
    table.shows(portal_closed=True, out=False, out_1=True)
    assert ends_day(at_1="0,-2").shows(out=False, out_1=False)["portal_closed"] is True


@pytest.mark.rule("MK-653", "MX-366")
def test_an_enemy_on_the_portal_after_the_first_day_is_out_of_the_game() -> None:
    shades: dict[str, Any] = {"options": {"expansions": ["shades-of-tezla"], "pursuit": "yes"}}
    pursues = {"op": "rules.pursues", "card": "prowlers#1", "seat": 1, "until": "game"}
    after = ends_day(at_1="2,-3", tokens="prowlers#1@0,0 diggers@1,-2", lasting=[pursues], **shades)
    assert (after.tokens_at("0,0"), after.tokens_at("1,-2")) == ([], ["diggers"])
    assert "prowlers" in after["box"]
    assert not [entry for entry in after.exactly("lasting") if entry["op"] == "rules.pursues"]
    Realm(deckhold.load(after.game.dump()))  # and can be saved


@pytest.mark.rule("MK-264", "MK-653", "MK-706", "MK-Q27")
def test_who_gave_up_a_turn_on_the_portal_is_out_after_the_first_day() -> None:
    table = land(seats=2, scenario="one-to-return", at="0,-1", at_1="portal", hand="march", hand_1="rage", deck_1="")
    table.do("play march", "end-turn", "end-round")
    table.shows(off_map_1=True)  # no figure stays there at the end of a turn, not even of one that was given up
    table.do("end-turn")
    while table["round"] == 1 and not table.asks.endswith("tactic"):
        table.do(table.choices[-1])
    table.shows(portal_closed=True, out=False, out_1=True)
    assert table.at(1) is None


@pytest.mark.rule("MK-653", "MK-Q28")
def test_the_closed_portal_is_an_ordinary_space() -> None:
    table = land(
        seats=2,
        scenario="one-to-return",
        night=True,
        portal_closed=True,
        at="0,-1",
        at_1="0,0",
        move_points=2,
        hand="march",
    )
    table.do("move 0,0")
    assert not table.can("end-turn")
    assert table.can("attack-hero 1")
    more: dict[str, Any] = {"portal_closed": True, "at": "0,0", "at_1": "1,-1", "hand": "march"}
    alone = land(seats=2, scenario="one-to-return", night=True, **more).do("end-turn")
    while alone.asks.startswith("0 d"):
        alone.do("pass" if alone.can("pass") else alone.choices[0])
    assert alone.at() == "0,0"


@pytest.mark.rule("MK-655")
def test_after_the_announcement_a_hero_on_the_portal_is_safe() -> None:
    table = land(
        seats=2,
        scenario="one-to-return",
        night=True,
        round=4,
        portal_closed=True,
        at="0,-1",
        at_1="0,0",
        move_points=2,
        hand="march",
        announced=1,
        turns_left=1,
        counted=True,
        deck="",
    )
    table.do("move 0,0")
    assert not table.can("attack-hero 1")
    table.do("end-turn")
    while not table.game.over:
        table.do("pass" if table.can("pass") else table.choices[0])
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (1,)


@pytest.mark.rule("MK-651")
def test_heroes_who_are_out_take_no_turns() -> None:
    table = ends_day(at_1="portal")
    assert table.asks == "0 tactic"
    table.do(table.choices[0])
    assert table["order"] == [0]


@pytest.mark.rule("MK-591")
def test_a_blitz_ends_like_the_full_conquest() -> None:
    table = ended(land(seats=2, scenario="conquest-blitz", at="0,-1", hand="march", order=[0, 1], **CITIES))
    table.shows(ending=True, turns_left=2)


@pytest.mark.rule("MK-097")
def test_after_the_last_round_the_game_is_over() -> None:
    table = land(
        seats=2, at="0,-1", hand="march", round=6, announced=1, turns_left=1, counted=True, deck="", tiles=NORTH
    )
    assert ended(table).game.over
