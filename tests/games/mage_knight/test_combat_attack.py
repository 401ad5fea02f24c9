"""Attack phase (16.6)."""

import pytest

from games.mage_knight.combat import fight


@pytest.mark.rule("MK-351")
def test_all_kinds_of_attack_are_combined() -> None:
    strike = {"melee-physical": 1, "ranged-physical": 2, "siege-physical": 2}
    fight("swordsmen", "attack", targets=1, strike=strike).do("strike").shows(fame=4)


@pytest.mark.rule("MK-351")
def test_fortification_has_no_effect() -> None:
    table = fight("guardsmen/site", "attack", strike={"melee-physical": 7})
    table.do("target guardsmen", "strike").shows(fame=3)


@pytest.mark.rule("MK-351", "MK-684")
def test_any_card_may_be_played_sideways_as_an_attack_of_one() -> None:
    table = fight("prowlers", "attack", targets=1, hand="march stamina rage wound")
    assert not table.can("sideways wound 2")
    table.do("sideways march 2", "sideways stamina 2", "sideways rage 2", "strike").shows(fame=2, hand="wound")


@pytest.mark.rule("MK-352")
def test_enemies_are_defeated_by_one_attack_or_by_several() -> None:
    table = fight("prowlers diggers golems", "attack", strike={"melee-fire": 6})
    table.do("target prowlers", "target diggers", "strike").shows(fame=4, moment="attack", targets=4, strike={})


@pytest.mark.rule("MK-352", "MK-317", "MK-365")
def test_resistances_work_as_in_the_ranged_phase() -> None:
    assert not fight("golems", "attack", targets=1, strike={"melee-physical": 9}).can("strike")
    assert fight("golems", "attack", targets=1, strike={"melee-physical": 10}).can("strike")


@pytest.mark.rule("MK-353")
def test_the_combat_ends_after_this_phase() -> None:
    fight("prowlers", "attack").do("end-phase").shows(moment="closing", battle="", foes=[], strike={})


@pytest.mark.rule("MK-311", "MK-E20")
def test_a_plain_attack_on_a_red_card_is_physical() -> None:
    strike = {"melee-ice": 1}
    table = fight("fire-mages-enemy", "attack", hand="rage", dice="blue", mana={"red": 1}, targets=1, strike=strike)
    table.do("power rage").shows(strike={"melee-physical": 4, "melee-ice": 1})
    assert table.can("strike")
