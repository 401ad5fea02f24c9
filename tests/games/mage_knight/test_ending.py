"""The end of a turn: dice, play area, benefits, rewards, levels, the hand (sections 18 and 20)."""

from typing import Any

import pytest

from games.mage_knight.land import land
from games.position import definition

MINE = "2,-1"  # green, of countryside tile 2
GLADE = "1,-3"
DECK = "rage*2 stamina*2 swiftness*2 march"


@pytest.mark.rule("MK-386", "MK-190")
def test_a_used_die_is_rolled_and_returned() -> None:
    table = land(hand="march stamina", deck=DECK, dice="green red red").do("power march", "end-turn")
    assert table.asks == "0 discard"
    assert table["die_state"] == ["free"] * 3


@pytest.mark.rule("MK-188", "MK-189")
def test_one_die_a_turn_is_used() -> None:
    table = land(hand="march stamina", dice="green blue red").do("power march")
    table.shows(move_points=4, dice_left=0)
    assert not table.can("power stamina")


@pytest.mark.rule("MK-388")
def test_played_cards_are_discarded_and_mana_vanishes() -> None:
    table = land(hand="march stamina", deck=DECK, mana={"red": 2}).do("play march", "end-turn")
    table.shows(tokens={}, played="", discard="march")


@pytest.mark.rule("MK-391", "MK-443")
def test_a_mine_gives_a_crystal_at_the_end_of_the_turn() -> None:
    land(at=MINE, hand="march", deck=DECK).do("play march", "end-turn").shows(crystals={"green": 1})


@pytest.mark.rule("MK-391", "MK-Q04")
def test_a_fourth_crystal_of_a_mine_is_lost() -> None:
    table = land(at=MINE, hand="march", deck=DECK, crystals={"green": 3}).do("play march", "end-turn")
    table.shows(crystals={"green": 3}, tokens={})


@pytest.mark.rule("MK-138", "MK-445")
def test_a_mine_gives_its_crystal_after_a_rest_too() -> None:
    land(at=MINE, hand="march", deck=DECK).do("rest", "end-turn").shows(crystals={"green": 1})


@pytest.mark.rule("MK-390")
def test_a_glade_lets_a_wound_be_thrown_away_from_hand_or_discard_pile() -> None:
    table = land(at=GLADE, hand="march wound", discard="wound", deck=DECK).do("play march", "end-turn")
    assert table.choices == ["pick wound hand", "pick wound discard", "pass"]
    table.do("pick wound discard").shows(in_any_order=True, discard="march")


@pytest.mark.rule("MK-394", "MK-E37")
def test_of_two_drawn_artifacts_one_is_kept() -> None:
    table = land(hand="march", deck=DECK, rewards=["artifact"], artifacts="ruby-ring horn-of-wrath golden-grail")
    table.do("play march", "end-turn")
    assert table.asks == "0 artifacts"
    assert sorted(table.choices) == [
        "pick golden-grail looked",
        "pick horn-of-wrath looked",
    ]
    table.do("pick golden-grail")
    assert table["hand"][0] == "golden-grail"  # it lay on top of the deck before the draw
    table.shows(artifacts="horn-of-wrath ruby-ring")


@pytest.mark.rule("MK-177")
def test_an_artifact_that_was_won_is_received_when_the_turn_ends() -> None:
    offered = "ruby-ring horn-of-wrath golden-grail"
    table = land(hand="march tranquility", deck="rage", rewards=["artifact"], artifacts=offered)
    table.do("play march", "play tranquility", "option 1").shows(hand="rage", artifacts=offered, rewards=["artifact"])
    assert table.do("end-turn").asks == "0 artifacts"


@pytest.mark.rule("MK-E38")
def test_of_three_drawn_artifacts_two_are_kept() -> None:
    offered = "ruby-ring horn-of-wrath golden-grail"
    table = land(hand="march", deck=DECK, rewards=["artifact", "artifact"], artifacts=offered)
    table.do("play march", "end-turn", "pick golden-grail", "pick ruby-ring").shows(artifacts="horn-of-wrath")
    assert table["hand"][:2] == ["ruby-ring", "golden-grail"]


@pytest.mark.rule("MK-396")
def test_a_unit_reward_ignores_cost_and_icons() -> None:
    table = land(hand="march", deck=DECK, rewards=["unit"], unit_offer="utem-swordsmen peasants")
    table.do("play march", "end-turn", "reward 3", "pick utem-swordsmen").shows(units="utem-swordsmen")


@pytest.mark.rule("MK-397", "MK-E59")
def test_a_unit_reward_may_wait_for_the_command_token_of_a_new_level() -> None:
    table = land(
        hand="march",
        deck=DECK,
        rewards=["unit"],
        unit_offer="utem-swordsmen",
        units="peasants",
        fame=11,
        level=2,
    )
    table.do("play march", "end-turn", "pass")
    table.do("reward 3").shows(units="peasants utem-swordsmen", level=3)


@pytest.mark.rule("MK-450", "MK-454")
def test_an_odd_level_brings_armor_and_a_command_token() -> None:
    table = land(hand="march", deck=DECK, fame=8, level=2).do("play march", "end-turn")
    table.shows(level=3)
    assert table.s.armor_of(0) == 3
    assert table.s.command(0) == 2


@pytest.mark.rule("MK-399")
def test_before_drawing_any_cards_may_be_discarded() -> None:
    table = land(hand="march stamina rage", deck=DECK).do("play march", "end-turn", "discard stamina", "discard rage")
    table.shows(in_any_order=True, discard="march stamina rage")


@pytest.mark.rule("MK-121", "MK-Q68")
def test_who_played_nothing_must_discard_a_card() -> None:
    table = land(hand="march stamina", deck=DECK).do("end-turn")
    assert table.choices == ["discard march", "discard stamina"]
    assert table.game.prompt("en") == "You have played no card this turn: discard one."
    assert table.game.prompt("ru") == "В этот ход вы не сыграли ни одной карты: сбросьте одну."
    assert table.do("discard march").game.prompt("en") == "Discard what you like, then draw."


@pytest.mark.rule("MK-400", "MK-660")
def test_cards_are_drawn_up_to_the_hand_limit_wounds_included() -> None:
    table = land(hand="march wound*2", deck=DECK).do("play march", "end-turn")
    assert len(table["hand"]) == 5
    assert table["hand"].count("wound") == 2


@pytest.mark.rule("MK-404")
def test_a_hand_above_the_limit_is_kept() -> None:
    table = land(hand="march wound*7", deck=DECK).do("play march", "end-turn")
    table.shows(hand="wound*7")


@pytest.mark.rule("MK-401", "MK-E36")
def test_next_to_an_own_keep_the_limit_grows_by_all_own_keeps() -> None:
    tiles = "countryside-3@1,0 countryside-9@1,1"  # keeps at 2,-4 and 4,-2
    table = land(
        tiles=tiles,
        at="1,-4",
        hand="march",
        deck="rage*2 stamina*2 swiftness*2 march threaten",
        shields={"2,-4": [0], "4,-2": [0]},
    )
    table.do("play march", "end-turn")
    assert len(table["hand"]) == 7


@pytest.mark.rule("MK-709")
def test_drawing_is_not_optional_and_discard_piles_are_open() -> None:
    table = land(hand="march", deck=DECK, discard="rage").do("play march", "end-turn")
    assert len(table["hand"]) == 5
    zones = {zone.name: zone.visible for zone in table.game.info.zones}
    assert zones["discard"] == zones["dummy_discard"] == zones["played"]


@pytest.mark.rule("MK-709")
@pytest.mark.parametrize(
    ("seats", "zone", "pile"), [(1, "dummy_discard", "dummy_discard"), (2, "discard_1", "discard/1")]
)
def test_everybody_sees_all_discard_piles_the_dummys_too(seats: int, zone: str, pile: str) -> None:
    view: Any = land(seats=seats, hand="march", **{zone: "rage stamina"}).game.view(0)
    area = next(area for area in view["areas"] if area["id"] == pile)
    assert [definition(piece["id"]) for piece in area["pieces"]] == ["rage", "stamina"]
    assert pile in [one for drawer in view["layout"]["drawers"] for row in drawer["rows"] for one in row]


@pytest.mark.rule("MK-Q39")
def test_rewards_come_before_the_levels_of_the_same_turn() -> None:
    table = land(hand="march", deck=DECK, fame=8, level=2, rewards=["artifact"]).do("play march", "end-turn")
    assert table.asks == "0 artifacts"
    table.shows(level=2)


@pytest.mark.rule("MK-E19")
def test_healing_of_a_card_a_unit_and_a_village_adds_up() -> None:
    table = land(
        at="2,-3", hand="tranquility wound*6", units="herbalists", mana={"green": 1}, influence=9, moment="dealing"
    )
    table.do("play tranquility", "option 0", "unit herbalists 0", "pay mana-green")
    table.do("buy-healing", "buy-healing", "buy-healing").shows(healing=6)


@pytest.mark.rule("MK-096", "MK-082")
def test_a_larger_hand_won_in_the_last_turn_counts_for_the_first_draw_of_the_next_round() -> None:
    table = land(
        hand="meditation",
        deck="",
        discard="rage*2 stamina*2 swiftness*2 march*2",
        mana={"green": 1},
        dummy_deck="",
        announced=1,
        turns_left=1,
        counted=True,
        order=[1, 0],
        order_at=1,
    )
    table.do("play meditation")
    while table.asks != "0 turn":
        table.game.apply(table.game.actions()[0])
    table.do("end-turn")
    assert len(table["hand"]) == 7
