"""Limits that are just reached, and what is only just too little."""

from typing import Any

import pytest

from deckhold.text import writer
from games.last_bastion.siege import fallen, start
from games.position import Table

ALL_BUT_ONE_BLACK = {"red": 4, "green": 4, "blue": 4, "yellow": 4, "black": 3}


@pytest.mark.rule("LB-184")
def test_the_last_token_of_the_reserve_can_be_fetched() -> None:
    table = start(heroes="arne-soko", equipment_1=ALL_BUT_ONE_BLACK)
    table.do("use-power").shows(equipment_0={"red": 0, "green": 0, "blue": 0, "yellow": 0, "black": 1})


@pytest.mark.rule("LB-188")
def test_a_call_to_arms_is_offered_where_no_life_is_left() -> None:
    table = start(
        level="hard", tile_0="trebuchet", red_board="hollow-prophet - -", life_0=2, life_1=6, life_2=4, life_3=4,
        rolls="blue blue blue", horde_deck="thorn-king lava-spawn",
    ).do("fight", "defeat hollow-prophet")  # fmt: skip
    table.do("option 0").shows(life_0=2, call_to_arms_0=1)


@pytest.mark.rule("LB-098")
def test_a_power_is_there_again_in_the_next_hero_phase() -> None:
    table = start(turn=3, heroes="arne-soko", power_used=True).do("end-turn", "place red:0")
    table.shows(power_used=False)
    assert table.can("use-power")


@pytest.mark.rule("LB-134")
def test_elmer_has_nobody_to_give_a_move_to_when_he_is_alone() -> None:
    assert start(seats=2, heroes="elmer-chestnut").can("use-power")
    assert not start(seats=2, heroes="elmer-chestnut", **fallen(1)).can("use-power")
    assert not start(seats=1, heroes="elmer-chestnut").can("use-power")


@pytest.mark.rule("LB-107")
def test_a_token_is_one_result() -> None:
    given: dict[str, Any] = {"tile_0": "trebuchet", "red_board": "horned-devil - -", "rolls": "blue blue blue"}
    table = start(**given, equipment_0={"red": 2}).do("fight", "spend red")
    assert table.choices == ["spend red 0", "pass"]
    assert table.do("spend red").can("defeat horned-devil")


@pytest.mark.rule("LB-Q39")
def test_where_no_dice_are_needed_those_of_the_market_lie_there_no_longer() -> None:
    table = start(tile_0="trebuchet", red_board="cinder-wraith - -", standard="red", call_to_arms_0=1, rolls="red blue")
    table.do("call-to-arms market").shows(dice=["red", "blue"])
    table.do("fight").shows(dice=[])


@pytest.mark.rule("LB-Q28")
def test_nobody_is_asked_for_an_own_token() -> None:
    given: dict[str, Any] = {"tile_0": "trebuchet", "red_board": "horned-devil - -", "rolls": "red blue blue"}
    table = start(ask_owner=True, **given, equipment_0={"red": 1}).do("fight", "spend red")
    assert table.asks == "0 combat"


@pytest.mark.rule("LB-173")
def test_the_last_figure_of_evil_comes_onto_a_card() -> None:
    given: dict[str, Any] = {f"evil_{seat}": True for seat in range(4)} | {"evil_tiles": ["tomb", "market"]}
    boards = {"blue_board": "incubus hellhound lava-spawn", "yellow_board": "boar-rider moss-troll -"}
    others = [f"{name}#1" for name in ("incubus", "hellhound", "lava-spawn", "boar-rider", "moss-troll")]
    table = start(turn=3, red_board="horned-devil - -", **boards, **given, evil_cards=others)
    table.do("end-turn").shows(evil_cards=[*others, "horned-devil#1"])


def labels(table: Table) -> list[str]:
    t = writer("last-bastion", "en")
    return [t.plain(table.game.label(action)) for action in table.game.actions()]


def test_buttons_of_a_reward() -> None:
    given: dict[str, Any] = {"level": "hard", "tile_0": "trebuchet", "red_board": "hollow-prophet - -"}
    table = start(**given, rolls="blue blue blue", horde_deck="thorn-king lava-spawn").do("fight", "defeat")
    assert labels(table) == ["Take them", "Pass"]


def test_buttons_of_a_fight_say_whose_token_it_is() -> None:
    given: dict[str, Any] = {"tile_0": "trebuchet", "tile_1": "trebuchet", "red_board": "horned-devil - -"}
    table = start(ask_owner=True, **given, equipment_0={"red": 1}, equipment_1={"red": 1}, rolls="blue blue blue")
    table.do("fight")
    own, other = "Spend 1 red equipment token", "Spend 1 red equipment token of Player 2"
    assert labels(table) == [own, other, "Decline"]
    assert labels(table.do("spend red 1")) == ["Yes", "No"]


@pytest.mark.rule("LB-155")
def test_two_lifted_cards_are_not_put_down_in_one_place() -> None:
    table = start(red_board="lava-spawn incubus -").do("activate strategists-tower", "pick incubus", "pick lava-spawn")
    assert table.can("place red:2")
    assert not table.do("place red:2").can("place red:2")


@pytest.mark.rule("LB-164")
def test_the_dispensary_gives_nothing_from_an_empty_reserve() -> None:
    none_left = dict.fromkeys(ALL_BUT_ONE_BLACK, 4)
    table = start(tile_0="dispensary", equipment_1=none_left, **fallen(2)).do("activate dispensary")
    table.shows(condition_2="wounded")


@pytest.mark.parametrize(
    ("given", "actions", "told"),
    [
        ({"rolls": "red red blue"}, ["fight", "defeat horned-devil"], "defeat horned-devil"),
        ({"rolls": "red red blue"}, ["fight", "pass"], "no-win"),
        ({}, ["move market"], "move-hero market"),
    ],
)
def test_the_log_hears_of(given: dict[str, Any], actions: list[str], told: str) -> None:
    assert told in start(tile_0="trebuchet", red_board="horned-devil - -", **given).told(*actions)
