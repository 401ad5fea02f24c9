"""Ranged and siege phase, and the sums of an attack (16.3)."""

import pytest

from games.mage_knight.combat import fight


@pytest.mark.rule("MK-312", "MK-319", "MK-323")
def test_an_attack_that_reaches_the_armor_defeats_its_target_at_once() -> None:
    table = fight("prowlers swordsmen", strike={"ranged-physical": 3})
    table.do("target prowlers", "strike").shows(fame=2, level=1, battle="swordsmen", used_green="prowlers", strike={})


@pytest.mark.rule("MK-320")
def test_an_attack_below_the_armor_is_not_offered() -> None:
    table = fight("swordsmen", targets=1, strike={"ranged-physical": 4})
    assert not table.can("strike")
    assert table.can("end-phase")


@pytest.mark.rule("MK-312", "MK-317", "MK-319", "MK-E25")
def test_several_targets_are_attacked_with_the_sum_of_their_armor_and_all_their_resistances() -> None:
    # Armor 3 with fire resistance, armor 4 without: fire 8 halves to 4, and ice 3.
    both = "fire-mages-enemy/armor-2 crossbowmen"
    assert not fight(both, strike={"ranged-fire": 7, "ranged-ice": 3}, targets=3).can("strike")
    fight(both, strike={"ranged-fire": 8, "ranged-ice": 3}, targets=3).do("strike").shows(fame=8, moment="closing")


@pytest.mark.rule("MK-313")
def test_a_plain_attack_does_not_count_in_the_ranged_phase() -> None:
    assert not fight("prowlers", targets=1, strike={"melee-physical": 9}).can("strike")


@pytest.mark.rule("MK-313", "MK-157")
def test_a_card_played_sideways_gives_no_attack_in_the_ranged_phase() -> None:
    table = fight("prowlers", hand="march")
    assert not table.can("sideways march 2")
    assert fight("prowlers", "attack", hand="march").can("sideways march 2")


@pytest.mark.rule("MK-314", "MK-E21")
def test_ranged_and_siege_are_combined_against_unfortified_targets() -> None:
    table = fight("swordsmen", targets=1, strike={"ranged-physical": 2, "siege-physical": 3})
    table.do("strike").shows(fame=4)


@pytest.mark.rule("MK-315")
def test_against_a_fortified_target_only_siege_counts() -> None:
    strike = {"ranged-physical": 5, "siege-physical": 2}
    assert not fight("diggers", targets=1, strike=strike).can("strike")
    fight("diggers", targets=1, strike={"siege-physical": 3}).do("strike").shows(fame=2)


@pytest.mark.rule("MK-315")
def test_one_fortified_target_makes_the_whole_attack_one_of_siege() -> None:
    strike = {"ranged-physical": 6, "siege-physical": 3}
    assert not fight("prowlers diggers", targets=3, strike=strike).can("strike")
    assert fight("prowlers diggers", targets=1, strike=strike).can("strike")


@pytest.mark.rule("MK-315", "MK-291")
def test_a_defender_of_a_fortified_site_is_fortified() -> None:
    assert not fight("swordsmen/site", targets=1, strike={"ranged-physical": 9}).can("strike")
    assert fight("swordsmen/site", targets=1, strike={"siege-physical": 5}).can("strike")


@pytest.mark.rule("MK-316", "MK-E55", "MK-Q79")
def test_a_doubly_fortified_enemy_cannot_be_attacked_in_this_phase() -> None:
    table = fight("guardsmen/site swordsmen/site")
    assert table.can("target swordsmen")
    assert not table.can("target guardsmen")


@pytest.mark.rule("MK-317", "MK-E22")
@pytest.mark.parametrize(
    ("strike", "enough"),
    [
        ({"siege-physical": 5}, False),
        ({"siege-physical": 6}, True),
        ({"siege-ice": 3}, True),
        ({"siege-fire": 3}, True),
        ({"siege-fire": 2, "siege-physical": 2}, True),
        ({"siege-fire": 2, "siege-physical": 1}, False),
    ],
)
def test_ironclads_halve_physical_attacks(strike: dict[str, int], enough: bool) -> None:
    assert fight("ironclads", targets=1, strike=strike).can("strike") == enough


@pytest.mark.rule("MK-317", "MK-E23", "MK-E24")
@pytest.mark.parametrize(
    ("strike", "enough"),
    [
        ({"ranged-fire": 4}, True),
        ({"ranged-physical": 5, "ranged-ice": 2}, False),
        ({"ranged-physical": 5, "ranged-ice": 3}, True),  # put together before they are halved
        ({"ranged-cold-fire": 4}, True),
    ],
)
def test_inefficient_attacks_are_put_together_and_halved(strike: dict[str, int], enough: bool) -> None:
    assert fight("ice-golems-enemy", targets=1, strike=strike).can("strike") == enough


@pytest.mark.rule("MK-318", "MK-365")
def test_cold_fire_is_inefficient_only_against_one_target_with_both_resistances() -> None:
    strike = {"ranged-cold-fire": 11}
    assert fight("fire-mages-enemy ice-mages-enemy", targets=3, strike=strike).can("strike")
    assert not fight("high-dragon", targets=1, strike={"ranged-cold-fire": 17}).can("strike")
    assert fight("high-dragon", targets=1, strike={"ranged-cold-fire": 18}).can("strike")


@pytest.mark.rule("MK-321")
def test_targets_may_be_changed_before_the_attack_is_carried_out() -> None:
    table = fight("prowlers swordsmen", strike={"ranged-physical": 3})
    table.do("target swordsmen", "target prowlers", "target swordsmen", "strike").shows(battle="swordsmen")


@pytest.mark.rule("MK-322", "MK-335", "MK-305")
def test_points_that_are_left_over_are_lost_with_the_attack_and_with_the_phase() -> None:
    fight("prowlers swordsmen", strike={"ranged-physical": 9}).do("target prowlers", "strike").shows(strike={})
    fight("prowlers", strike={"ranged-physical": 2}).do("end-phase").shows(strike={}, moment="block")


@pytest.mark.rule("MK-312")
def test_several_attacks_may_follow_each_other() -> None:
    table = fight("prowlers prowlers", hand="rage", strike={"ranged-physical": 3})
    table.do("target prowlers", "strike")
    assert table.asks == "0 turn"
    table.shows(moment="ranged", targets=2)  # the only one left needs no choosing


@pytest.mark.rule("MK-304")
def test_when_all_are_defeated_the_other_phases_are_skipped() -> None:
    fight("prowlers", targets=1, strike={"ranged-physical": 3}).do("strike").shows(moment="closing", foes=[])


@pytest.mark.rule("MK-E54")
def test_wolf_riders_defeated_from_afar_never_attack() -> None:
    table = fight("wolf-riders/wild", targets=1, strike={"ranged-physical": 4})
    table.do("strike").shows(fame=3, reputation=1, hand="", moment="closing")


@pytest.mark.rule("MK-E54", "MK-E27", "MK-336", "MK-345")
def test_wolf_riders_that_are_not_blocked_deal_three() -> None:
    table = fight("wolf-riders/wild", "block", hand="rage", guard={"physical": 5}, blocking=0)
    assert not table.can("block")
    table.do("end-phase").shows(moment="attack", hand="rage wound*2")
    fight("wolf-riders/wild", "block", guard={"physical": 6}, blocking=0).do("block").shows(moment="attack", hand="")


@pytest.mark.rule("MK-322")
def test_a_single_enemy_needs_no_choosing() -> None:
    fight("diggers", "block").do("end-phase").shows(moment="attack", targets=1)
