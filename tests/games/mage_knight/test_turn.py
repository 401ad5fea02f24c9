"""Turns: their start, their parts, rest, and announcing the end of the round (sections 6 and 7)."""

from typing import Any

import pytest

from games.mage_knight.land import Realm, land

# Countryside tile 1 lies north (centre 1,-3), tile 2 east-north-east (centre 3,-2): a village at 2,-3 and 4,-2, a
# glade at 1,-3 and 4,-3, a green mine at 2,-1.
GLADE = "1,-3"
VILLAGE = "2,-3"


@pytest.mark.rule("MK-124")
def test_move_and_influence_may_be_played_at_any_moment_of_a_turn() -> None:
    table = land(hand="march promise", moment="closing")
    table.do("play march", "play promise").shows(move_points=2, influence=2)


@pytest.mark.rule("MK-128")
def test_after_the_action_there_is_no_more_movement() -> None:
    table = land(hand="march", at=VILLAGE, move_points=4)
    table.do("interact")
    assert table.goes == set()
    assert table.reveals == set()


@pytest.mark.rule("MK-129")
def test_points_that_were_not_spent_are_lost_when_the_action_starts() -> None:
    land(at=VILLAGE, hand="march", move_points=3, influence=5).do("interact").shows(move_points=0, influence=0)


@pytest.mark.rule("MK-132", "MK-133")
def test_a_turn_has_one_action() -> None:
    table = land(at=VILLAGE, hand="march").do("interact")
    assert not table.can("interact")
    assert not table.can("rest")


@pytest.mark.rule("MK-135")
def test_a_rest_discards_one_card_and_wounds_as_many_as_one_likes() -> None:
    table = land(hand="march rage wound*3").do("rest", "discard rage", "discard wound", "discard wound", "pass")
    table.shows(in_any_order=True, hand="march wound", discard="rage wound*2")


@pytest.mark.rule("MK-135")
def test_a_rest_discards_exactly_one_card_that_is_no_wound() -> None:
    table = land(hand="march rage wound").do("rest", "discard rage")
    assert table.choices == ["discard wound", "pass"]


@pytest.mark.rule("MK-136")
def test_slow_recovery_discards_one_wound() -> None:
    land(hand="wound*2").do("rest").shows(hand="wound", discard="wound", moment="resting")


@pytest.mark.rule("MK-136")
def test_slow_recovery_shows_the_hand() -> None:
    table = land(seats=2, hand="wound*3")
    assert seen_in_hand(table) == []
    assert seen_in_hand(table.do("rest")) == ["wound", "wound"]


def seen_in_hand(table: Realm) -> list[str]:
    """What the second player sees of the first one's hand."""
    areas: Any = table.game.view(1)["areas"]
    return [piece["card"] for area in areas if area["id"] == "hand/0" for piece in area["pieces"]]


@pytest.mark.rule("MK-134")
def test_a_resting_hero_neither_moves_nor_acts() -> None:
    table = land(hand="march stamina", at=VILLAGE, move_points=4).do("rest", "discard march")
    assert table.goes == set()
    assert not table.can("interact")
    assert table.can("play stamina")
    assert table.can("end-turn")


@pytest.mark.rule("MK-664")
def test_a_rest_cannot_be_declared_after_a_step() -> None:
    table = land(hand="march stamina", move_points=2)
    assert table.can("rest")
    table.do("move 0,-2")
    assert not table.can("rest")


@pytest.mark.rule("MK-Q67")
def test_who_holds_nothing_but_wounds_can_only_rest() -> None:
    table = land(hand="wound*2", at=VILLAGE, move_points=6)
    assert table.choices == ["rest"]


@pytest.mark.rule("MK-Q67")
def test_who_has_emptied_the_hand_is_not_exhausted() -> None:
    table = land(hand="", at=VILLAGE, move_points=4)
    assert table.can("interact")
    assert table.can("end-turn")
    assert not table.can("rest")


@pytest.mark.rule("MK-119", "MK-444")
def test_a_turn_that_starts_on_a_glade_brings_gold_by_day_and_black_by_night() -> None:
    for night, mana in ((False, {"gold": 1}), (True, {"black": 1})):
        table = land(at=GLADE, hand="march", deck="rage*2 stamina*2 swiftness*2", night=night)
        table.do("play march", "end-turn")  # the dummy's turn follows, then the next one
        assert table.asks == "0 turn"
        table.shows(tokens=mana)


@pytest.mark.rule("MK-142")
def test_with_cards_in_the_deck_nobody_is_asked_to_end_the_round() -> None:
    table = land(hand="march", deck="rage*2 stamina*2 swiftness*2").do("play march", "end-turn")
    assert table.asks == "0 turn"
    table.shows(deck="rage")


@pytest.mark.rule("MK-141", "MK-144")
def test_with_an_empty_deck_one_may_announce_the_end_of_the_round_or_play_on() -> None:
    table = land(hand="march stamina", deck="").do("play march", "end-turn", "pass")
    assert table.asks == "0 announce"
    assert table.choices == ["pass", "end-round"]
    assert table.copy().do("pass").asks == "0 turn"
    table.do("end-round").shows(round=2)  # the dummy had its last turn


@pytest.mark.rule("MK-143")
def test_with_neither_deck_nor_hand_the_end_of_the_round_is_announced_by_itself() -> None:
    table = land(hand="march", deck="", dummy_deck="rage*2 march*2").do("play march", "end-turn")
    table.shows(round=2, night=True)  # the dummy had its last turn, the night has begun


@pytest.mark.rule("MK-146", "MK-706")
def test_a_turn_that_was_given_up_brings_nothing_of_the_space() -> None:
    table = land(at="2,-1", hand="march stamina", deck="")
    table.do("play march", "end-turn", "pass")
    table.shows(crystals={"green": 1})
    table.do("end-round").shows(crystals={"green": 1})


@pytest.mark.rule("MK-147")
def test_after_the_announcement_every_other_player_has_one_more_turn() -> None:
    table = land(seats=2, hand="", deck="", hand_1="march", order=[1, 0], order_at=0, turn=1, at_1="0,-1", at="0,0")
    table.do("play march", "end-turn")  # seat 0 must announce; seat 1 has one more turn
    assert table.asks == "1 turn"
    table.shows(announced=0, turns_left=1, round=1)


@pytest.mark.rule("MK-114", "MK-117")
def test_a_token_that_lies_face_down_is_turned_up_and_the_turn_skipped() -> None:
    table = land(seats=2, hand="march", hand_1="march", skips_1=True, order=[0, 1], order_at=0, deck_1="")
    table.do("play march", "end-turn")
    assert table.asks == "0 announce"  # seat 1 could not even announce: it is the turn of seat 0 again
    table.shows(skips_1=False, announced=-1)


@pytest.mark.rule("MK-118", "MK-061")
def test_a_hero_off_the_map_comes_to_the_portal_when_its_turn_starts() -> None:
    table = land(seats=2, hand="march", hand_1="march", at_1="portal", order=[0, 1], order_at=0)
    table.do("play march", "end-turn")
    assert table.asks == "1 turn"
    assert table.at(1) == "0,0"


@pytest.mark.rule("MK-264")
def test_a_hero_that_ends_its_turn_on_the_portal_leaves_the_map() -> None:
    table = land(seats=2, at="0,0", hand="march", hand_1="march", order=[0, 1], order_at=0)
    table.do("play march", "end-turn")
    assert table.at(0) is None


@pytest.mark.rule("MK-120", "MK-127")
def test_a_regular_turn_is_movement_then_one_action_then_its_end() -> None:
    table = land(at="1,-2", hand="march stamina", deck="rage*2", move_points=2)
    assert table.can("rest")
    table.do(f"move {VILLAGE}", "interact", "end-turn")
    assert table.asks == "0 discard"


@pytest.mark.rule("MK-122", "MK-126")
def test_what_brings_mana_or_crystals_may_be_played_at_any_time() -> None:
    for moment in ("moving", "resting", "dealing", "closing"):
        table = land(at=VILLAGE, hand="fire-bolt march", moment=moment)
        table.do("play fire-bolt").shows(crystals={"red": 1})


@pytest.mark.rule("MK-131")
def test_voluntary_actions_are_those_of_the_place() -> None:
    actions = {"interact", "enter", "burn", "challenge"}
    tiles = "countryside-5@1,0 countryside-7@1,1"
    monastery = land(tiles=tiles, at="2,-4", hand="march")
    assert {one.split()[0] for one in monastery.choices} & actions == {"interact", "burn"}
    dungeon = land(tiles=tiles, at="3,-1", hand="march")
    assert {one.split()[0] for one in dungeon.choices} & actions == {"enter"}
    orcs = land(at="0,-3", tokens="prowlers@1,-4", hand="march")
    assert {one.split()[0] for one in orcs.choices} & actions == {"challenge"}


@pytest.mark.rule("MK-137")
def test_after_a_slow_recovery_wounds_can_still_be_healed() -> None:
    table = land(hand="wound*3", healing=1).do("rest", "heal")
    table.shows(hand="wound", discard="wound")


@pytest.mark.rule("MK-139", "MK-140")
def test_while_a_turn_ends_dice_are_back_and_nothing_can_be_played() -> None:
    table = land(hand="march stamina fire-bolt", deck="rage*2", dice="green red blue").do("power march", "end-turn")
    assert table["die_state"] == ["free"] * 3
    assert set(table.choices) == {"discard stamina", "discard fire-bolt", "pass"}


@pytest.mark.rule("MK-147", "MK-Q66")
def test_who_announces_the_end_of_the_round_in_one_of_two_more_turns_has_no_other() -> None:
    table = land(seats=2, hand="march", deck="", extra_turns=2, did_play=True, hand_1="rage", at_1="0,0")
    table.do("end-turn", "pass").shows(extra_turns=1)
    table.do("end-round")
    assert table.asks == "1 turn"  # the last one of the other player
    table.shows(extra_turns=0, announced=0, turns_left=1)


@pytest.mark.rule("MK-145", "MK-Q45")
def test_who_has_nothing_left_after_an_announcement_is_passed_over() -> None:
    table = land(
        seats=2,
        hand="march",
        deck="rage*2 stamina*2 swiftness*2",
        hand_1="",
        deck_1="",
        order=[0, 1],
        order_at=0,
        announced=0,
        turns_left=1,
    )
    table.do("play march", "end-turn").shows(round=2)


@pytest.mark.rule("MK-148")
def test_after_the_announcement_no_hero_can_be_attacked() -> None:
    usual = {"seats": 2, "at": "0,-1", "at_1": "0,-2", "hand": "march", "move_points": 2}
    assert land(**usual).do("move 0,-2").can("attack-hero 1")
    assert not land(**usual, announced=1, turns_left=1).do("move 0,-2").can("attack-hero 1")


@pytest.mark.rule("MK-Q43", "MK-146")
def test_who_announces_the_end_of_the_round_gets_no_mana_of_a_glade() -> None:
    table = land(seats=2, at=GLADE, hand="march stamina", deck="", hand_1="rage", at_1="0,0", order=[0, 1], order_at=0)
    table.do("play march", "end-turn", "pass")
    table.do("play rage" if table.can("play rage") else "sideways rage 0", "end-turn")
    assert table.asks == "0 announce"
    table.do("end-round").shows(tokens={})


@pytest.mark.rule("MK-Q49")
def test_the_kind_of_rest_is_told_by_the_hand_when_it_is_taken() -> None:
    table = land(hand="tranquility wound", deck="march rage")
    table.do("play tranquility", "option 1")  # a card comes to hand
    table.do("rest")
    assert table["discard"] in (["rage"], ["march"])


@pytest.mark.rule("MK-Q50")
def test_units_are_not_disbanded_at_will() -> None:
    table = land(hand="march", units="peasants")
    assert not [one for one in table.choices if "disband" in one]


@pytest.mark.rule("MK-Q54", "MK-181")
def test_the_end_of_a_turn_that_draws_cards_cannot_be_taken_back() -> None:
    table = land(hand="march", deck="rage*2 stamina*2 swiftness*2").do("play march")
    assert table.game.undo_depth == 1
    table.do("end-turn")
    assert table.game.undo_depth == 0


@pytest.mark.rule("MK-Q44")
def test_a_turn_is_over_before_the_next_one_begins() -> None:
    table = land(seats=2, hand="march stamina", deck="rage*2", hand_1="rage", at_1="0,0", order=[0, 1], order_at=0)
    table.do("play march", "end-turn")
    assert table.asks == "0 discard"


@pytest.mark.rule("MK-387", "MK-691", "MK-389")
def test_who_must_withdraw_has_the_benefit_of_the_space_withdrawn_to() -> None:
    mine, lake = "2,-1", "2,-4"
    table = land(at=lake, trail=[f"@{mine}"], hand="march", deck="rage*2 stamina*2 swiftness*2")
    table.do("play march", "end-turn")
    assert table.at() == mine
    table.shows(crystals={"green": 1})
    assert table["hand"].count("wound") == 1
