"""The skills of Norowas."""

from typing import Any

import pytest

from deckhold.games.mage_knight.state.ground import price
from deckhold.games.mage_knight.state.zones import UNITS
from deckhold.games.mage_knight.terms import FOREST, PLAINS
from games.mage_knight.combat import fight
from games.mage_knight.land import Realm, land
from games.mage_knight.test_skills_arythea import go_on


@pytest.mark.parametrize(
    ("units", "n"), [("", 0), ("peasants", 1), ("peasants foresters! herbalists~1", 1), ("peasants*2 foresters*2", 3)]
)
def test_forward_march_counts_ready_unwounded_units_up_to_three(units: str, n: int) -> None:
    units = " ".join(
        units.replace("peasants*2", "peasants peasants").replace("foresters*2", "foresters foresters").split()
    )
    land(skills="norowas-forward-march", units=units).do("skill norowas-forward-march").shows(move_points=n)


@pytest.mark.rule("MK-683")
def test_forward_march_counts_no_units_where_none_may_be_used() -> None:
    table = fight("prowlers", skills="norowas-forward-march", units="peasants", alone=True)
    table.do("skill norowas-forward-march").shows(move_points=0)


@pytest.mark.parametrize(("night", "n"), [(False, 2), (True, 1)])
def test_day_sharpshooting(night: bool, n: int) -> None:
    table = fight("prowlers", skills="norowas-day-sharpshooting", night=night)
    table.do("skill norowas-day-sharpshooting").shows(strike={"ranged-physical": n})


@pytest.mark.parametrize(("night", "n"), [(False, 3), (True, 2)])
def test_bright_negotiation(night: bool, n: int) -> None:
    land(skills="norowas-bright-negotiation", night=night).do("skill norowas-bright-negotiation").shows(influence=n)


@pytest.mark.parametrize(
    ("skill", "crystal", "token"),
    [("norowas-leaves-in-the-wind", "green", "white"), ("norowas-whispers-in-the-treetops", "white", "green")],
)
def test_crystal_skills(skill: str, crystal: str, token: str) -> None:
    land(skills=skill).do(f"skill {skill}").shows(crystals={crystal: 1}, tokens={token: 1})


# -- inspiration -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-206")
def test_inspiration_readies_a_unit_of_any_level() -> None:
    table = land(skills="norowas-inspiration", units="altem-mages!").do("skill norowas-inspiration")
    assert not table.spent("altem-mages")


@pytest.mark.rule("MK-467")
def test_inspiration_heals_one_of_two_wounds() -> None:
    table = land(skills="norowas-inspiration", units="altem-mages~2").do("skill norowas-inspiration")
    assert table.wounds("altem-mages") == 1


def test_inspiration_is_a_choice_and_not_for_combat() -> None:
    table = land(skills="norowas-inspiration", units="peasants!~1").do("skill norowas-inspiration")
    assert table.choices == ["option 0", "option 1"]
    assert not fight("prowlers", skills="norowas-inspiration", units="peasants!").can("skill norowas-inspiration")
    assert not land(skills="norowas-inspiration", units="peasants").can("skill norowas-inspiration")


# -- leadership --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-207")
@pytest.mark.parametrize(
    ("unit", "phase", "points"),
    [
        ("peasants 0", "block", {"guard": {"physical": 5}}),
        ("ice-mages 0", "block", {"guard": {"ice": 7}}),
        ("utem-guardsmen 1", "block", {"guard": {"swift-physical": 7}}),
        ("peasants 0", "attack", {"strike": {"melee-physical": 4}}),
        ("ice-mages 0", "attack", {"strike": {"melee-ice": 6}}),
        ("utem-crossbowmen 1", "attack", {"strike": {"ranged-physical": 4}}),
        ("utem-crossbowmen 1", "ranged", {"strike": {"ranged-physical": 3}}),
        ("fire-mages 0", "ranged", {"strike": {"ranged-fire": 4}}),
        ("catapults 0", "ranged", {"strike": {"siege-physical": 3}}),  # not siege
        ("catapults 0", "attack", {"strike": {"siege-physical": 5}}),
    ],
)
def test_leadership_adds_to_what_a_unit_gives(unit: str, phase: str, points: dict[str, Any]) -> None:
    table = fight(
        "prowlers", phase, skills="norowas-leadership", units=unit.split()[0], blocking=0 if phase == "block" else -1
    )
    table.do("skill norowas-leadership", f"unit {unit}").shows(**points)


def test_leadership_adds_to_mages_who_were_paid_for() -> None:
    table = fight(
        "prowlers", "attack", skills="norowas-leadership", units="altem-mages", mana={"red": 1, "blue": 1}, dice="black"
    )
    table.do("skill norowas-leadership", "unit altem-mages 1", "colour 0", "colour 1")
    table.shows(strike={"melee-cold-fire": 11})


def test_leadership_is_for_one_unit_and_for_no_card() -> None:
    table = fight("prowlers", "attack", skills="norowas-leadership", units="peasants utem-swordsmen", hand="rage")
    table.do("skill norowas-leadership", "play rage").shows(strike={"melee-physical": 2})
    table.do("unit peasants 0", "unit utem-swordsmen 0").shows(strike={"melee-physical": 9})


def test_a_siege_attack_does_not_use_up_leadership_in_the_ranged_phase() -> None:
    table = fight("prowlers", skills="norowas-leadership", units="catapults utem-crossbowmen")
    table.do("skill norowas-leadership", "unit catapults 0", "unit utem-crossbowmen 1")
    table.shows(strike={"siege-physical": 3, "ranged-physical": 3})


def test_without_a_ready_unit_there_is_nobody_to_lead() -> None:
    assert not fight("prowlers", "attack", skills="norowas-leadership", units="peasants!").can(
        "skill norowas-leadership"
    )


# -- bonds of loyalty --------------------------------------------------------------------------------------------------

BOND = "norowas-bonds-of-loyalty"


def bonded(**more: Any) -> Realm:
    """The skill has been gained."""
    bond = {"op": f"{BOND}.gained.1", "card": f"{BOND}#1", "seat": 0, "until": "game"}
    return land(skills=BOND, lasting=[bond], **more)


def test_gaining_it_adds_two_regular_units_to_the_offer_and_a_command_token() -> None:
    table = land(
        hand="march",
        deck="rage*4",
        fame=3,
        skill_stack=f"norowas-inspiration {BOND}",
        unit_offer="peasants",
        regulars="foresters herbalists utem-guardsmen",
    )
    table.do("play march", "end-turn", f"pick {BOND}")
    assert table["unit_offer"] == ["peasants", "utem-guardsmen", "herbalists"]
    assert table.s.free_command(0) == 2


@pytest.mark.rule("MK-280")
def test_a_unit_recruited_under_it_costs_five_less() -> None:
    table = bonded(moment="dealing", influence=1, at="2,-3", unit_offer="peasants utem-crossbowmen")
    assert not table.can("recruit utem-crossbowmen")
    table.do(f"skill {BOND}", "recruit utem-crossbowmen").shows(influence=0, units="utem-crossbowmen")
    assert not table.can(f"skill {BOND}")  # it is taken
    assert not table.can("recruit peasants")


def test_the_price_never_falls_below_nothing() -> None:
    table = bonded(moment="dealing", influence=0, at="2,-3", unit_offer="peasants")
    table.do(f"skill {BOND}", "recruit peasants").shows(influence=0, units="peasants")


def test_the_player_may_keep_the_bond_for_another_unit() -> None:
    table = bonded(moment="dealing", influence=5, at="2,-3", unit_offer="peasants utem-crossbowmen")
    table.do("recruit peasants", f"skill {BOND}", "recruit utem-crossbowmen")
    table.shows(influence=0, units="peasants utem-crossbowmen")
    assert [table.s.bound(0, unit) for unit in table.s.at(UNITS, 0)] == [False, True]


@pytest.mark.rule("MK-197", "MK-200")
def test_the_bond_is_one_more_command_token_and_its_unit_is_never_disbanded() -> None:
    table = bonded(moment="dealing", influence=12, at="2,-3", unit_offer="peasants foresters herbalists")
    table.do("recruit peasants", "recruit foresters")  # the second one takes the place of the bond
    table.do("recruit herbalists")
    assert table.choices == ["pick peasants"]


@pytest.mark.rule("MK-683")
def test_the_bound_unit_is_used_where_units_are_not() -> None:
    unit = {"op": f"{BOND}.gained.1.bound", "card": f"{BOND}#1", "seat": 0, "until": "game"}
    table = fight("prowlers", "attack", skills=BOND, units="peasants foresters", alone=True)
    number = table.s.at(UNITS, 0)[0]
    table = fight(
        "prowlers", "attack", skills=BOND, units="peasants utem-swordsmen", alone=True, lasting=[{**unit, "n": number}]
    )
    assert [one for one in table.choices if one.startswith("unit")] == [
        "unit peasants 0",
        "unit peasants 1",
        "unit peasants 2",
    ]


# -- weather -----------------------------------------------------------------------------------------------------------


def cost(table: Realm, seat: int, terrain: int) -> int:
    s = table.s
    return next(price(s, seat, cell) for cell in range(s.cells.size) if s.terrain[cell] == terrain)


@pytest.mark.rule("MK-220", "MK-254")
def test_prayer_of_weather_helps_its_owner_and_hinders_the_others() -> None:
    table = land(seats=2, skills="norowas-prayer-of-weather", hand="march", at_1="1,-1", hand_1="march")
    table.do("skill norowas-prayer-of-weather").shows(centre="norowas-prayer-of-weather")
    assert (cost(table, 0, PLAINS), cost(table, 0, FOREST)) == (1, 1)
    table.do("play march", "end-turn")
    while table.asks != "1 turn":
        table.do("pass")
    assert (cost(table, 1, PLAINS), cost(table, 1, FOREST)) == (3, 4)
    assert cost(table, 0, PLAINS) == 1
    table.do("play march", "end-turn")
    while table.asks != "0 turn":
        table.do("pass")
    assert (cost(table, 0, PLAINS), cost(table, 1, PLAINS)) == (2, 2)


def test_for_the_others_one_more_comes_after_everything_else_and_stops_at_five() -> None:
    table = land(
        seats=2,
        skills="norowas-prayer-of-weather",
        hand="march",
        at_1="1,-1",
        hand_1="march",
        units_1="foresters",
        night=True,
    )
    table.do("skill norowas-prayer-of-weather", "play march", "end-turn")
    while table.asks != "1 turn":
        table.do("pass")
    assert cost(table, 1, FOREST) == 5  # by night it costs that already
    table.do("unit foresters 0")
    assert cost(table, 1, FOREST) == 5  # one less, then one more


def test_revealing_a_tile_costs_the_same_in_any_weather() -> None:
    table = land(skills="norowas-prayer-of-weather-coop", move_points=2, at="1,-4")
    before = table.reveals
    assert table.do("skill norowas-prayer-of-weather-coop").reveals == before
    table = land(skills="norowas-prayer-of-weather-coop", move_points=1, at="1,-4")
    assert table.do("skill norowas-prayer-of-weather-coop").reveals == set()


@pytest.mark.rule("MK-223")
def test_calming_the_weather_helps_another_player_once() -> None:
    table = land(
        seats=2,
        scenario="cooperation",
        skills="norowas-prayer-of-weather-coop",
        hand="march",
        at_1="1,-1",
        hand_1="march",
    )
    table.do("skill norowas-prayer-of-weather-coop", "play march", "end-turn")
    while table.asks != "1 turn":
        table.do("pass")
    assert cost(table, 1, FOREST) == 3
    table.do("centre norowas-prayer-of-weather-coop").shows(centre="", skills="norowas-prayer-of-weather-coop")
    assert (cost(table, 1, FOREST), cost(table, 1, PLAINS)) == (2, 1)


@pytest.mark.rule("MK-224")
def test_alone_its_owner_is_helped_in_the_next_turn() -> None:
    table = land(skills="norowas-prayer-of-weather-coop", hand="march", deck="rage*4")
    go_on(table.do("skill norowas-prayer-of-weather-coop", "play march"))
    assert cost(table, 0, FOREST) == 3
    table.do("centre norowas-prayer-of-weather-coop")
    assert cost(table, 0, FOREST) == 2


@pytest.mark.rule("MK-226")
def test_what_was_laid_down_in_the_first_of_two_turns_comes_back_before_the_second() -> None:
    table = land(seats=2, skills="norowas-prayer-of-weather", hand="march", deck="rage*4", tactic="the-right-moment")
    table.do("skill norowas-prayer-of-weather", "tactic", "play march", "end-turn")
    while table.asks != "0 turn":
        table.do("pass")
    table.shows(centre="", skills="norowas-prayer-of-weather", turn=0)


@pytest.mark.rule("MK-661")
def test_at_the_end_of_a_round_every_skill_comes_back_and_is_ready_again() -> None:
    table = land(skills="norowas-prayer-of-weather-coop", hand="march", deck="", turns_left=0, announced=1)
    table.do("skill norowas-prayer-of-weather-coop", "play march", "end-turn")
    table.shows(centre="", skills="norowas-prayer-of-weather-coop", night=True)
    assert not any("used" in one for one in table["marks"])


def test_motivation_of_norowas_gives_white_mana() -> None:
    land(skills="norowas-motivation", deck="rage*2").do("skill norowas-motivation").shows(tokens={"white": 1})
