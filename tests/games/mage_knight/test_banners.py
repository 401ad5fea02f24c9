"""Banners (113 to 116): assigned to units, and thrown away."""

import pytest

import deckhold
from games.mage_knight.land import Realm
from games.mage_knight.magic import assault, attacking, blocking, combat, realm


def carried(table: Realm) -> dict[str, str]:
    return {unit.partition("#")[0]: banner.partition("#")[0] for unit, banner in table["banner"].items()}


# -- assigning ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-210", "MK-Q68")
def test_a_banner_is_assigned_to_a_unit_at_any_time() -> None:
    table = realm(hand="banner-of-glory", units="peasants", did_play=False)
    table.do("assign banner-of-glory peasants").shows(hand="", banners="banner-of-glory", did_play=True)
    assert carried(table) == {"peasants": "banner-of-glory"}
    table = combat("prowlers", hand="banner-of-glory", units="peasants!")
    table.do("assign banner-of-glory peasants").shows(banners="banner-of-glory")


@pytest.mark.rule("MK-210")
def test_a_banner_has_no_basic_effect_in_hand_and_no_strong_one_on_a_unit() -> None:
    table = combat("prowlers", hand="banner-of-glory", units="peasants")
    assert not table.can("play banner-of-glory")
    assert table.can("power banner-of-glory")
    table.do("assign banner-of-glory peasants")
    assert not table.can("power banner-of-glory")


@pytest.mark.rule("MK-211")
def test_another_banner_sends_the_first_to_the_discard_pile() -> None:
    table = realm(hand="banner-of-glory banner-of-protection", units="peasants")
    table.do("assign banner-of-glory peasants", "assign banner-of-protection peasants")
    table.shows(discard="banner-of-glory", banners="banner-of-protection")
    assert set(table["lasts"]) == {"banner-of-protection#1"}


@pytest.mark.rule("MK-211", "MK-704")
def test_the_banner_of_a_disbanded_unit_is_discarded() -> None:
    table = realm(
        hand="banner-of-glory call-to-arms",
        mana={"white": 1, "black": 1},
        night=True,
        units="peasants",
        unit_offer="fire-mages",
    )
    table.do("assign banner-of-glory peasants", "power call-to-arms", "pick peasants")
    table.shows(units="fire-mages", discard="banner-of-glory", banners="", banner={}, lasts="")


@pytest.mark.rule("MK-212")
def test_an_assigned_banner_stays_at_the_end_of_the_turn() -> None:
    table = realm(hand="banner-of-glory march", units="peasants", deck="stamina*5")
    table.do("assign banner-of-glory peasants", "end-turn", "pass").shows(banners="banner-of-glory")
    assert carried(table) == {"peasants": "banner-of-glory"}


@pytest.mark.rule("MK-214", "MK-156")
def test_a_banner_may_be_played_sideways_or_thrown_away() -> None:
    realm(hand="banner-of-glory").do("sideways banner-of-glory 0").shows(move_points=1)
    table = realm(hand="banner-of-courage", units="peasants! foresters!", level=5).do("power banner-of-courage")
    table.shows(spent={}, hand="")
    assert "banner-of-courage" in table["box"]


@pytest.mark.rule("MK-079")
def test_a_banner_taken_back_after_the_round_is_out_of_force() -> None:
    table = realm(hand="banner-of-glory", deck="", units="peasants", announced=1, turns_left=1, counted=True)
    table.do("assign banner-of-glory peasants", "end-turn")
    assert table.asks == "0 banners"
    kept = table.copy().do("pass")
    assert carried(kept) == {"peasants": "banner-of-glory"}
    assert set(kept["lasts"]) >= {"banner-of-glory#1"}
    table.do("pick banner-of-glory")
    assert carried(table) == {}
    assert "banner-of-glory#1" not in table["lasts"]


# -- glory -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-207")
def test_glory_adds_to_attacks_and_blocks_of_its_unit_and_brings_fame() -> None:
    table = attacking("cursed-hags", hand="banner-of-glory", units="peasants foresters", level=5)
    table.do("assign banner-of-glory peasants")
    before = table["fame"]
    table.do("unit peasants 0").shows(strike={"melee-physical": 3}, fame=before + 1)
    table = blocking("cursed-hags", hand="banner-of-glory", units="peasants foresters", level=5)
    table.do("assign banner-of-glory peasants", "unit foresters 1").shows(guard={"physical": 3}, fame=0)
    table.do("unit peasants 0").shows(guard={"physical": 6}, fame=1)


def test_glory_adds_nothing_to_what_is_no_attack_or_block() -> None:
    table = realm(hand="banner-of-glory", units="peasants").do("assign banner-of-glory peasants", "unit peasants 2")
    table.shows(move_points=2, fame=0)


@pytest.mark.rule("MK-340")
def test_the_armor_of_a_banner_takes_damage() -> None:
    table = blocking("prowlers", hand="banner-of-glory", units="peasants").do("assign banner-of-glory peasants")
    table.do("end-phase", "hit-unit peasants").shows(moment="attack", hand="")  # armor 3 + 1 takes all 4
    assert table.wounds("peasants") == 1


def test_glory_thrown_away_lifts_all_units_and_counts_each_once() -> None:
    table = attacking("fire-dragon", hand="banner-of-glory", units="peasants utem-swordsmen", level=9)
    before = table["fame"]
    table.do("power banner-of-glory", "unit peasants 0").shows(strike={"melee-physical": 3}, fame=before + 1)
    table.do("unit utem-swordsmen 0").shows(strike={"melee-physical": 7}, fame=before + 2)


def test_glory_thrown_away_counts_units_that_fought_before() -> None:
    table = attacking("fire-dragon", hand="banner-of-glory", units="peasants", level=9)
    before = table["fame"]
    table.do("unit peasants 0", "power banner-of-glory").shows(strike={"melee-physical": 2}, fame=before + 1)


def test_glory_is_thrown_away_in_combat_only() -> None:
    assert not realm(hand="banner-of-glory", units="peasants").can("power banner-of-glory")


# -- fear --------------------------------------------------------------------------------------------------------------


def test_fear_lets_its_unit_cancel_an_attack() -> None:
    table = blocking("prowlers", hand="banner-of-fear", units="peasants").do("assign banner-of-fear peasants")
    table.do("banner peasants", "end-phase").shows(fame=1, moment="attack", hand="")
    assert table.spent("peasants")


def test_fear_needs_a_ready_unwounded_unit_and_the_block_phase() -> None:
    table = blocking("prowlers", hand="banner-of-fear", units="peasants!").do("assign banner-of-fear peasants")
    assert not table.can("banner peasants")
    table = combat("prowlers", hand="banner-of-fear", units="peasants").do("assign banner-of-fear peasants")
    assert not table.can("banner peasants")


@pytest.mark.rule("MK-686", "MK-Q57")
def test_fear_cannot_stop_a_monster_that_was_summoned() -> None:
    table = blocking("orc-summoners", hand="banner-of-fear", units="peasants").do("assign banner-of-fear peasants")
    assert not table.can("banner peasants")


def test_fear_is_limited_by_its_unit_only() -> None:
    table = blocking("prowlers diggers", "prowlers", hand="banner-of-fear", units="peasants")
    table.do("assign banner-of-fear peasants", "banner peasants", "pick diggers").shows(fame=1)
    table.s.spent = [0] * len(table.s.spent)  # something has readied it
    again(table).do("banner peasants").shows(fame=2)


def test_fear_thrown_away_stops_up_to_three_enemies() -> None:
    table = combat("prowlers diggers wolf-riders", hand="banner-of-fear").do("power banner-of-fear")
    table.do("pick prowlers", "pick diggers", "pick wolf-riders", "end-phase").shows(moment="attack")


def test_fear_thrown_away_may_stop_fewer() -> None:
    table = combat("prowlers diggers", hand="banner-of-fear").do("power banner-of-fear", "pick prowlers", "pass")
    table.do("end-phase").shows(moment="block")


# -- protection --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-341", "MK-342")
def test_protection_gives_armor_and_resistances() -> None:
    table = blocking("fire-golems-enemy", hand="banner-of-protection", units="peasants")
    table.do("assign banner-of-protection peasants", "end-phase", "hit-unit peasants")
    # Brutal fire 3 is 6 damage: resistance takes 4 without a wound, the wound the rest.
    assert table.wounds("peasants") == 1
    table.shows(hand="", moment="attack")


def test_protection_thrown_away_sheds_the_wounds_of_the_turn() -> None:
    table = combat("cursed-hags", hand="banner-of-protection wound", discard="").do("power banner-of-protection")
    table.do("end-phase", "end-phase", "end-phase")
    assert table["hand"].count("wound") == 3
    assert table["discard"].count("wound") == 2  # poison
    table.do("end-turn")
    while table.asks == "0 shed":
        table.do("pick wound hand" if table.can("pick wound hand") else "pick wound discard")
    assert [*table["hand"], *table["discard"]].count("wound") == 1  # the one from before


def test_some_wounds_may_be_kept() -> None:
    table = combat("prowlers", hand="banner-of-protection").do("power banner-of-protection")
    table.do("end-phase", "end-phase", "end-phase", "end-turn", "pick wound hand", "pass")
    assert table["hand"].count("wound") == 1


@pytest.mark.rule("MK-346")
def test_protection_does_not_prevent_a_knock_out() -> None:
    table = combat("minotaur", hand="banner-of-protection march").do("power banner-of-protection")
    table.do("end-phase", "end-phase").shows(discard="march")


# -- courage -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-213", "MK-206")
def test_courage_readies_its_unit_once_a_round() -> None:
    table = realm(hand="banner-of-courage", units="peasants~1!").do("assign banner-of-courage peasants")
    table.do("banner peasants")
    assert not table.spent("peasants")
    table = realm(hand="banner-of-courage", units="peasants").do("assign banner-of-courage peasants")
    table.do("unit peasants 2", "banner peasants", "unit peasants 2").shows(move_points=4)
    assert not table.can("banner peasants")


@pytest.mark.rule("MK-206")
def test_courage_waits_for_the_end_of_a_combat() -> None:
    table = combat("prowlers", hand="banner-of-courage", units="peasants!").do("assign banner-of-courage peasants")
    assert not table.can("banner peasants")
    assert not combat("prowlers", hand="banner-of-courage", units="peasants!").can("power banner-of-courage")


@pytest.mark.rule("MK-213", "MK-078")
def test_courage_is_turned_up_for_the_next_round() -> None:
    table = realm(hand="banner-of-courage", deck="", units="peasants!", announced=1, turns_left=1, counted=True)
    table.do("assign banner-of-courage peasants", "banner peasants", "end-turn", "pass")
    assert "used banner-of-courage#1" not in table["marks"]


@pytest.mark.rule("MK-683")
def test_banners_that_act_through_a_unit_are_out_where_units_are() -> None:
    table = blocking("prowlers", hand="banner-of-fear", units="peasants").do("assign banner-of-fear peasants")
    assert table.can("banner peasants")
    table.s.alone = True
    assert "banner" not in {one.split()[0] for one in again(table).choices}


def again(table: Realm) -> Realm:
    """The same menu, asked anew."""
    return Realm(deckhold.load(table.game.dump()))


def test_assaults_know_banners_too() -> None:
    table = assault("swordsmen", hand="banner-of-glory", units="savage-monks", mana={"green": 1})
    table.do("assign banner-of-glory savage-monks", "unit savage-monks 1").shows(strike={"siege-physical": 5})
