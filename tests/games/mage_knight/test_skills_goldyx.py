"""The skills of Goldyx."""

import pytest

from games.mage_knight.combat import fight
from games.mage_knight.land import Realm, land
from games.mage_knight.test_skills_arythea import go_on


@pytest.mark.parametrize(("option", "strike"), [(0, {"siege-physical": 1}), (1, {"siege-ice": 1})])
def test_freezing_power(option: int, strike: dict[str, int]) -> None:
    table = fight("guardsmen", skills="goldyx-freezing-power")
    table.do("skill goldyx-freezing-power", f"option {option}").shows(strike=strike)


@pytest.mark.rule("MK-123", "MK-674")
def test_potion_making_heals_outside_combat() -> None:
    land(skills="goldyx-potion-making").do("skill goldyx-potion-making").shows(healing=2)
    assert not fight("prowlers", "attack", skills="goldyx-potion-making").can("skill goldyx-potion-making")


@pytest.mark.parametrize("colour", ["white", "green", "red"])
def test_crystal_crafts(colour: str) -> None:
    table = land(skills=f"goldyx-{colour}-crystal-craft").do(f"skill goldyx-{colour}-crystal-craft")
    table.shows(crystals={"blue": 1}, tokens={colour: 1})


@pytest.mark.rule("MK-682")
def test_glittering_fortune_counts_the_colours_of_crystals_in_an_interaction() -> None:
    rich = {"skills": "goldyx-glittering-fortune", "crystals": {"red": 3, "blue": 1, "white": 2}}
    assert not land(**rich).can("skill goldyx-glittering-fortune")
    land(moment="dealing", **rich).do("skill goldyx-glittering-fortune").shows(influence=3)


# -- flight ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-256", "MK-257")
def test_flight_goes_to_an_adjacent_safe_space_for_nothing() -> None:
    table = land(skills="goldyx-flight", at="0,-1").do("skill goldyx-flight")
    assert all(one.startswith("cell") for one in table.choices)  # there are no points for the second way
    table.do("cell 1,-1").shows(move_points=0)
    assert table.at() == "1,-1"


@pytest.mark.rule("MK-256")
def test_flight_over_two_spaces_costs_two_move_points() -> None:
    table = land(skills="goldyx-flight", at="0,-1", move_points=2).do("skill goldyx-flight", "option 1", "cell 1,-3")
    table.shows(move_points=0)
    assert table.at() == "1,-3"


@pytest.mark.rule("MK-237")
def test_flight_provokes_nobody_and_never_ends_on_an_enemy() -> None:
    table = land(skills="goldyx-flight", at="1,-3", tokens="prowlers@1,-4", move_points=2).do(
        "skill goldyx-flight", "option 1"
    )
    assert not table.can("cell 1,-4")
    table.do("cell 0,-3").shows(moment="moving")


def test_flight_is_part_of_the_movement() -> None:
    assert not fight("prowlers", skills="goldyx-flight").can("skill goldyx-flight")
    assert not land(skills="goldyx-flight", moment="dealing").can("skill goldyx-flight")


# -- universal power ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "mana", "n"),
    [
        ("march", "green", 4),
        ("march", "red", 3),
        ("stamina", "blue", 4),
        ("march", "gold", 4),
        ("fireball", "red", 4),
        ("banner-of-courage", "red", 3),
    ],
)
def test_universal_power(card: str, mana: str, n: int) -> None:
    table = land(skills="goldyx-universal-power", hand=f"{card} rage", dice="black", mana={mana: 1})
    table.do("skill goldyx-universal-power")
    if mana == "gold":
        table.do("colour 2")
    table.do(f"sideways {card} 0", "sideways rage 0").shows(move_points=n + 1, tokens={})


@pytest.mark.rule("MK-187", "MK-191")
def test_black_mana_serves_universal_power_by_night_only() -> None:
    day = land(skills="goldyx-universal-power", hand="march", dice="black", mana={"black": 1})
    assert not day.can("skill goldyx-universal-power")
    night = land(skills="goldyx-universal-power", hand="march", dice="gold", mana={"black": 1}, night=True)
    night.do("skill goldyx-universal-power", "sideways march 0").shows(move_points=3)


# -- source freeze -----------------------------------------------------------------------------------------------------


def frozen(**more: object) -> Realm:
    table = land(
        seats=2,
        skills="goldyx-source-freeze",
        hand="march",
        at_1="1,-1",
        **{"hand_1": "stamina mana-draw march", **more},
    )
    table.do("skill goldyx-source-freeze").shows(centre="goldyx-source-freeze")
    table.do("play march", "end-turn")
    while table.asks != "1 turn":
        table.do("pass")
    return table


@pytest.mark.rule("MK-188", "MK-192")
def test_others_cannot_use_the_die_of_a_turn_but_those_of_effects() -> None:
    table = frozen(dice="blue blue").shows(dice_left=0)
    assert not table.can("power stamina")
    table.do("play mana-draw").shows(dice_left=1)
    assert table.can("power stamina")


@pytest.mark.rule("MK-116")
def test_the_owner_gains_a_crystal_that_the_source_shows_and_takes_it_back() -> None:
    table = frozen(dice="blue white gold", deck="rage*3").do("play march", "end-turn")
    while table.asks != "0 colour":
        table.do("pass")
    assert table.choices == ["colour 1", "colour 3"]
    table.do("colour 3").shows(crystals={"white": 1}, centre="", skills="goldyx-source-freeze", dice_left=1)
    table.shows(dice=["blue", "white", "gold"])


def test_with_one_basic_colour_in_the_source_the_crystal_comes_by_itself() -> None:
    table = frozen(dice="blue gold", deck="rage*3").do("play march", "end-turn")
    while table.asks != "0 turn":
        table.do("pass")
    table.shows(crystals={"blue": 1})


# -- source opening ----------------------------------------------------------------------------------------------------


def opened(**more: object) -> Realm:
    table = land(
        seats=2,
        scenario="cooperation",
        skills="goldyx-source-opening",
        hand="march",
        at_1="1,-1",
        **{"hand_1": "stamina*2 march", "dice": "blue blue gold", **more},
    )
    table.do("skill goldyx-source-opening", "pass", "play march", "end-turn")
    while table.asks != "1 turn":
        table.do("pass")
    return table


@pytest.mark.rule("MK-223")
def test_source_opening_lets_another_player_use_one_more_die() -> None:
    table = opened().do("centre goldyx-source-opening")
    table.shows(tokens_1={"blue": 1}, crystals={"blue": 1}, skills="goldyx-source-opening", dice_left=1)
    table.shows(die_state=["taken", "free", "free"])


def test_whoever_used_it_says_at_the_end_whether_the_die_is_rolled() -> None:
    table = opened().do("centre goldyx-source-opening", "power stamina", "pay mana-blue", "end-turn")
    assert table.asks == "1 ask-roll"
    kept = table.copy().do("pass")
    assert kept["dice"][0] == "blue"
    assert kept["die_state"] == ["free", "free", "free"]


def test_source_opening_may_reroll_a_die_first() -> None:
    table = land(scenario="cooperation", seats=2, skills="goldyx-source-opening", dice="gold gold gold")
    table.do("skill goldyx-source-opening", "option 0").shows(centre="goldyx-source-opening")


@pytest.mark.rule("MK-224")
def test_alone_the_owner_uses_the_die_and_gains_the_crystal() -> None:
    table = land(skills="goldyx-source-opening", hand="march", deck="rage*4", dice="blue blue gold")
    table.do("skill goldyx-source-opening", "pass", "play march")
    assert not table.can("centre goldyx-source-opening")
    go_on(table).do("centre goldyx-source-opening").shows(tokens={"blue": 1}, crystals={"blue": 1}, dice_left=1)


def test_motivation_of_goldyx_gives_green_mana() -> None:
    land(skills="goldyx-motivation", deck="rage*2").do("skill goldyx-motivation").shows(tokens={"green": 1})


@pytest.mark.rule("MK-Q67")
def test_nobody_flies_with_nothing_but_wounds_in_hand() -> None:
    assert land(skills="goldyx-flight", hand="wound march").can("skill goldyx-flight")
    assert not land(skills="goldyx-flight", hand="wound*2").can("skill goldyx-flight")
