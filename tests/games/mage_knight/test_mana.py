"""Mana: dice, tokens, crystals, day and night (section 11), and what can be taken back (section 10)."""

import pytest

from games.mage_knight.land import land


@pytest.mark.rule("MK-184", "MK-173")
def test_a_fourth_crystal_becomes_mana_during_the_turn() -> None:
    table = land(hand="fire-bolt march", crystals={"red": 3}).do("play fire-bolt")
    table.shows(crystals={"red": 3}, tokens={"red": 1})


@pytest.mark.rule("MK-186", "MK-E05")
def test_by_day_gold_pays_for_any_basic_colour_and_black_for_nothing() -> None:
    gold = land(hand="stamina", dice="gold black black")
    gold.do("power stamina").shows(move_points=4)
    assert not land(hand="stamina", dice="black black red").can("power stamina")


@pytest.mark.rule("MK-187", "MK-099")
def test_by_night_gold_pays_for_nothing() -> None:
    assert not land(hand="stamina", dice="gold gold red", night=True).can("power stamina")


@pytest.mark.rule("MK-191")
def test_a_black_die_by_day_cannot_be_used() -> None:
    table = land(hand="fireball", dice="black red white", mana={"red": 1})
    assert table.can("play fireball") is False  # a fight it needs, too
    assert land(hand="march", dice="black black black").can("power march") is False


@pytest.mark.rule("MK-183")
def test_mana_of_the_play_area_pays_like_a_die() -> None:
    land(hand="march", dice="red red red", mana={"green": 1}).do("power march").shows(move_points=4, tokens={})


@pytest.mark.rule("MK-185")
def test_a_crystal_pays_as_mana_of_its_colour() -> None:
    land(hand="march", dice="red red red", crystals={"green": 2}).do("power march").shows(crystals={"green": 1})


@pytest.mark.rule("MK-189")
def test_several_ways_to_pay_are_asked_for_die_token_crystal() -> None:
    table = land(hand="march", dice="green gold red", mana={"green": 1}, crystals={"green": 1}).do("power march")
    assert table.choices == ["pay die-green", "pay die-gold", "pay mana-green", "pay crystal-green"]


@pytest.mark.rule("MK-180", "MK-182", "MK-E13")
def test_what_revealed_nothing_can_be_taken_back() -> None:
    table = land(hand="march stamina", dice="green red red")
    before = table.game.fingerprint()
    table.do("power march", "play stamina", "move 0,-2")
    assert table.game.undo_depth == 3
    table.game.undo(3)
    assert table.game.fingerprint() == before


@pytest.mark.rule("MK-181", "MK-673", "MK-E12")
def test_nothing_can_be_taken_back_past_a_revealed_tile() -> None:
    table = land(hand="march", at="2,-3", move_points=4)
    table.do(f"explore {sorted(table.reveals)[0]}")
    assert table.game.undo_depth == 0


@pytest.mark.rule("MK-158")
def test_a_card_that_was_played_cannot_be_powered_afterwards() -> None:
    table = land(hand="march", dice="green red red").do("play march")
    assert not table.can("power march")


@pytest.mark.rule("MK-150", "MK-151")
def test_an_action_is_powered_by_mana_of_its_colour_and_does_one_of_two_things() -> None:
    table = land(hand="march", dice="blue blue green").do("power march")
    table.shows(move_points=4, played="march")


@pytest.mark.rule("MK-155", "MK-461")
def test_a_wound_is_never_played() -> None:
    table = land(hand="march wound")
    assert [one for one in table.choices if "wound" in one] == []


@pytest.mark.rule("MK-156", "MK-157")
def test_sideways_a_card_gives_one_move_or_influence_outside_a_fight() -> None:
    table = land(hand="rage")
    assert table.choices[:2] == ["sideways rage 0", "sideways rage 1"]
    assert table.copy().do("sideways rage 0")["move_points"] == 1
    assert table.copy().do("sideways rage 1")["influence"] == 1


@pytest.mark.rule("MK-159", "MK-E03")
def test_points_of_several_cards_add_up() -> None:
    land(hand="march*2 stamina").do("play march", "play march", "play stamina").shows(move_points=6)
    land(hand="march stamina", dice="blue red red").do("power stamina", "play march").shows(move_points=6)


@pytest.mark.rule("MK-E04")
def test_five_cards_sideways_make_five_move() -> None:
    table = land(hand="rage*2 threaten promise determination")
    for card in ("rage", "rage", "threaten", "promise", "determination"):
        table.do(f"sideways {card} 0")
    table.shows(move_points=5)


@pytest.mark.rule("MK-466", "MK-467", "MK-468")
def test_healing_points_heal_wounds_in_hand_and_units_by_their_level() -> None:
    table = land(hand="wound*2 march", units="utem-swordsmen~1", healing=3)
    table.do("heal-unit utem-swordsmen", "heal").shows(healing=0, in_any_order=True, hand="wound march")
    assert table.wounds("utem-swordsmen") == 0


@pytest.mark.rule("MK-123", "MK-307")
def test_healing_effects_are_not_played_in_combat() -> None:
    table = land(hand="tranquility wound")
    assert table.can("play tranquility")


@pytest.mark.rule("MK-160", "MK-189")
def test_the_last_die_of_the_source_cannot_pay_for_what_takes_a_die() -> None:
    assert not land(hand="mana-draw", dice="white").can("power mana-draw")
    assert land(hand="mana-draw", dice="white black").can("power mana-draw")
    table = land(hand="mana-draw", dice="white", mana={"white": 1}).do("power mana-draw", "colour 0")
    table.shows(tokens={"red": 2}, die_state=["set"])  # the token has paid
    assert not land(seats=2, hand="mana-claim", dice="blue black").can("play mana-claim")
    table = land(seats=2, hand="mana-claim", dice="blue gold").do("play mana-claim")
    table.shows(die_state=["kept", "taken"])  # the gold one has paid
