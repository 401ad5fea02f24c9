"""Assign damage phase (16.5)."""

import pytest

from deckhold.games.mage_knight.definitions import Attack, Enemy
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.wounds import wound_to_discard
from deckhold.games.mage_knight.state.zones import UNITS
from deckhold.games.mage_knight.terms import ELEMENTS, PHYSICAL
from games.mage_knight.combat import Realm, assigned, fight, with_token
from games.mage_knight.land import land


def damage(n: int, **more: object) -> Realm:
    """A physical attack of so much damage, about to be assigned; prowlers deal 4."""
    return fight("prowlers", "block", hit_change=[n - 4, 0, 0], **more)


@pytest.mark.rule("MK-336")
def test_without_any_attack_left_the_phase_is_skipped() -> None:
    table = fight("prowlers", "block", guard={"physical": 4}, blocking=0, units="peasants")
    table.do("block").shows(moment="attack", hand="")


@pytest.mark.rule("MK-336")
def test_the_player_chooses_the_order_of_the_attacks() -> None:
    table = fight("prowlers ironclads", "block", units="peasants").do("end-phase")
    assert assigned(table) == ["face prowlers 0", "face ironclads 0"]
    table.do("face ironclads").shows(damage_left=8)


@pytest.mark.rule("MK-337")
def test_brutal_damage_is_doubled() -> None:
    fight("minotaur", "block", hand="").do("end-phase").shows(hand="wound*5")


@pytest.mark.rule("MK-338", "MK-Q08", "MK-E34")
def test_once_the_hero_takes_damage_of_an_attack_no_unit_can() -> None:
    table = damage(5, units="guardian-golems").do("end-phase")
    assert assigned(table) == ["hit-unit guardian-golems", "hit-hero"]
    table.do("hit-hero").shows(moment="attack", hand="wound*3", hurt={})


@pytest.mark.rule("MK-338", "MK-E34")
def test_a_unit_takes_all_that_it_can() -> None:
    table = damage(5, units="guardian-golems").do("end-phase", "hit-unit guardian-golems")
    table.shows(moment="attack", hand="")
    assert table.wounds("guardian-golems") == 1


@pytest.mark.rule("MK-338", "MK-Q08")
def test_the_next_attack_starts_anew_with_units_that_are_still_whole() -> None:
    table = fight("prowlers diggers", "block", units="peasants foresters").do("end-phase")
    table.do("face prowlers", "hit-hero")  # two wounds
    assert assigned(table) == ["hit-unit peasants", "hit-unit foresters", "hit-hero"]


@pytest.mark.rule("MK-339")
def test_a_spent_unit_may_take_damage_and_a_wounded_one_may_not() -> None:
    table = damage(5, units="peasants! foresters~1").do("end-phase")
    assert assigned(table) == ["hit-unit peasants", "hit-hero"]


@pytest.mark.rule("MK-340", "MK-E29")
@pytest.mark.parametrize("unit", ["utem-guardsmen", "altem-guardians"])
def test_a_unit_with_armor_enough_is_wounded_and_nothing_remains(unit: str) -> None:
    table = damage(5, units=unit).do("end-phase", f"hit-unit {unit}").shows(moment="attack", hand="")
    assert table.wounds(unit) == 1


@pytest.mark.rule("MK-340", "MK-E30")
def test_a_second_unit_is_wounded_by_what_remains() -> None:
    table = damage(5, units="foresters peasants").do("end-phase", "hit-unit foresters").shows(damage_left=1)
    table.do("hit-unit peasants").shows(moment="attack", hand="")
    assert (table.wounds("foresters"), table.wounds("peasants")) == (1, 1)


@pytest.mark.rule("MK-345", "MK-E31", "MK-Q53")
@pytest.mark.parametrize(("level", "wounds"), [(1, 3), (3, 2)])
def test_wounds_of_a_hero_are_damage_by_armor_rounded_up(level: int, wounds: int) -> None:
    damage(5, level=level).do("end-phase").shows(hand=f"wound*{wounds}")


@pytest.mark.rule("MK-338", "MK-E32")
def test_a_unit_and_the_hero_share_the_damage() -> None:
    table = damage(5, units="foresters").do("end-phase", "hit-unit foresters")
    table.shows(moment="attack", hand="wound")


@pytest.mark.rule("MK-341", "MK-E33")
@pytest.mark.parametrize(("n", "wounds", "left"), [(3, 0, 0), (4, 1, 0), (6, 1, 0), (8, 1, 2)])
def test_a_unit_that_resists_takes_its_armor_twice(n: int, wounds: int, left: int) -> None:
    table = damage(n, units="guardian-golems").do("end-phase", "hit-unit guardian-golems")
    assert table.wounds("guardian-golems") == wounds
    table.shows(hand="wound" if left else "")


@pytest.mark.rule("MK-341", "MK-E35")
@pytest.mark.parametrize(("more", "wounds"), [(0, 1), (-1, 0), (3, 1), (4, 1)])
def test_ice_resistance_against_an_ice_attack(more: int, wounds: int) -> None:
    # Ice mages: armor 4; the attack has 5.
    table = fight("ice-mages-enemy", "block", hit_change=[more, 0, 0], units="ice-mages")
    table.do("end-phase", "hit-unit ice-mages").shows(hand="" if more < 4 else "wound")
    assert table.wounds("ice-mages") == wounds


@pytest.mark.rule("MK-342")
@pytest.mark.parametrize(
    ("unit", "resists"),
    [
        ("peasants", []),
        ("guardian-golems", ["physical"]),
        ("fire-mages", ["fire"]),
        ("ice-mages", ["ice"]),
        ("altem-mages", ["fire", "ice", "cold-fire"]),
    ],
)
def test_which_resistance_fits_which_attack(unit: str, resists: list[str]) -> None:
    table = fight("prowlers", "block", units=unit)
    piece = table.s.at(UNITS, 0)[0]
    assert [name for i, name in enumerate(ELEMENTS) if foes.unit_resists(table.s, 0, piece, i)] == resists


@pytest.mark.rule("MK-343")
def test_a_unit_that_took_damage_unhurt_takes_none_again_in_this_combat() -> None:
    table = fight("diggers prowlers", "block", units="guardian-golems").do("end-phase", "face diggers")
    table.do("hit-unit guardian-golems").shows(moment="attack", hand="wound*2")  # the prowlers' four
    assert table.wounds("guardian-golems") == 0


@pytest.mark.rule("MK-344")
def test_a_unit_that_took_damage_unhurt_may_attack_afterwards() -> None:
    table = fight("diggers", "block", units="guardian-golems").do("end-phase", "hit-unit guardian-golems")
    assert table.can("unit guardian-golems")


@pytest.mark.rule("MK-344")
def test_a_unit_that_was_used_may_take_damage() -> None:
    table = fight("swordsmen", "block", units="peasants", blocking=0)
    table.do("unit peasants 0", "end-phase")
    assert table.can("hit-unit peasants")


@pytest.mark.rule("MK-346", "MK-E57", "MK-X11")
def test_knock_out_by_five_new_wounds() -> None:
    table = fight("minotaur", "block", hand="wound*2 rage").do("end-phase")
    table.shows(hand="wound*7", discard="rage")


@pytest.mark.rule("MK-346", "MK-E57")
def test_four_new_wounds_are_no_knock_out() -> None:
    table = fight("minotaur", "block", hand="wound*2 rage", units="peasants").do("end-phase", "hit-unit peasants")
    table.shows(hand="wound*2 rage wound*4", discard="")


@pytest.mark.rule("MK-346")
def test_wounds_of_several_attacks_of_a_combat_count_together() -> None:
    table = fight("prowlers swordsmen", "block", hand="rage").do("end-phase")  # 2 and 3 wounds
    table.shows(hand="wound*5", discard="rage")


@pytest.mark.rule("MK-347")
def test_a_knocked_out_hero_still_uses_units_and_takes_more_wounds() -> None:
    table = fight("minotaur prowlers", "block", hand="rage", units="peasants!~1 foresters").do("end-phase")
    table.do("face minotaur", "hit-hero", "hit-hero").shows(hand="wound*7", moment="attack")
    assert fight("prowlers", "attack", hand="wound*5", units="peasants").can("unit peasants 0")


@pytest.mark.rule("MK-348", "MK-E58", "MK-Q09")
def test_poison_puts_as_many_wounds_on_the_discard_pile() -> None:
    fight("monks", "block", hand="rage").do("end-phase").shows(hand="rage wound*3", discard="wound*3")


@pytest.mark.rule("MK-348", "MK-467")
def test_a_poisoned_unit_has_two_wounds() -> None:
    table = fight("monks", "block", units="altem-guardians").do("end-phase", "hit-unit altem-guardians")
    assert table.wounds("altem-guardians") == 2


@pytest.mark.rule("MK-349", "MK-E67", "MK-704", "MK-687")
def test_a_paralyzed_unit_is_destroyed_and_a_paralyzed_hero_drops_the_hand() -> None:
    table = fight("medusa", "block", hand="rage march", units="foresters").do("end-phase", "hit-unit foresters")
    table.shows(moment="attack", units="", hand="wound", discard="rage march", hurt={})


@pytest.mark.rule("MK-349")
def test_a_unit_that_resists_enough_is_not_destroyed() -> None:
    table = fight("ice-golems-enemy", "block", units="ice-golems").do("end-phase", "hit-unit ice-golems")
    table.shows(units="ice-golems", hurt={}, hand="")


@pytest.mark.rule("MK-350")
def test_a_summoned_monster_deals_damage_with_its_abilities() -> None:
    table = fight("orc-summoners", pile_brown="medusa", hand="rage").do("end-phase", "end-phase")
    table.shows(moment="attack", hand="wound*3", discard="rage", used_brown="medusa", fame=0)


@pytest.mark.rule("MK-687")
def test_units_take_their_part_before_the_hero() -> None:
    table = fight("cursed-hags", "block", hand="rage", units="herbalists").do("end-phase", "hit-unit herbalists")
    table.shows(moment="attack", hand="rage wound", discard="wound")


@pytest.mark.rule("MK-460")
def test_wound_cards_come_from_the_pile() -> None:
    table = fight("prowlers", "block")
    before = len(table["wounds"])
    table.do("end-phase")
    assert len(table["wounds"]) == before - 2


@pytest.mark.rule("MK-683", "MK-413", "MK-432")
def test_where_a_hero_is_alone_units_take_no_damage_and_cannot_be_used() -> None:
    table = fight("prowlers", "block", units="peasants", alone=True, blocking=0)
    assert not table.can("unit peasants")
    table.do("end-phase").shows(moment="attack", hand="wound*2", hurt={})


@pytest.mark.rule("MK-357")
def test_assassination_hits_the_hero_alone() -> None:
    table = fight("prowlers/assassination", "block", units="peasants").do("end-phase")
    table.shows(moment="attack", hand="wound*2", hurt={})


@pytest.mark.rule("MK-359")
def test_vampiric_armor_grows_with_every_wound_dealt() -> None:
    table = fight("prowlers/vampiric", "block", hand="rage").do("end-phase").shows(hand="rage wound*2")
    assert foes.armor_of(table.s, 0) == 5
    table = fight("prowlers/vampiric", "block", hand="rage", units="peasants").do("end-phase", "hit-unit peasants")
    table.shows(hand="rage wound")
    assert foes.armor_of(table.s, 0) == 5


@pytest.mark.rule("MK-354")
def test_several_attacks_deal_damage_one_by_one() -> None:
    table = fight("prowlers", "block", units="peasants", hand="rage")
    hydra = Enemy("hydra", 2, 2, 6, [Attack(2, PHYSICAL), Attack(2, PHYSICAL), Attack(2, PHYSICAL)], 5)
    with_token(table, "prowlers", hydra).do("end-phase")
    assert assigned(table) == ["face prowlers 0", "face prowlers 1", "face prowlers 2"]
    table.do("face prowlers 1", "hit-unit peasants").shows(moment="attack", hand="rage wound*2")


@pytest.mark.rule("MK-X16")
def test_without_wound_cards_in_the_pile_none_comes() -> None:
    table = land(wounds="", discard="")
    wound_to_discard(table.s, 0)
    table.shows(discard="")


# -- what may be played meanwhile --------------------------------------------------------------------------------------


@pytest.mark.rule("MK-307")
def test_special_effects_may_be_used_while_damage_is_assigned() -> None:
    table = damage(5, units="peasants", hand="blood-ritual march tranquility", mana={"green": 1}).do("end-phase")
    table.do("play blood-ritual", "colour 4").shows(moment="damage", damage_left=5, crystals={"red": 1})
    assert not table.can("play tranquility")  # MK-123
    table.do("hit-unit peasants").shows(hand="march tranquility wound wound", moment="attack")


@pytest.mark.rule("MK-307")
def test_nobody_is_asked_whose_special_effects_change_nothing_about_the_damage() -> None:
    damage(3, hand="mana-draw march").do("end-phase").shows(moment="attack", hand="mana-draw march wound*2")


@pytest.mark.rule("MK-307")
@pytest.mark.parametrize("enemy", ["medusa", "minotaur"])
def test_special_effects_may_be_used_before_the_hand_is_lost(enemy: str) -> None:
    table = fight(enemy, "block", hand="fire-bolt march", level=1).do("end-phase")
    table.shows(moment="damage").do("play fire-bolt", "hit-hero")  # paralyzed, or knocked out
    table.shows(moment="attack", crystals={"red": 1}, discard="march")


@pytest.mark.rule("MK-306")
def test_effects_on_units_may_be_used_while_damage_is_assigned() -> None:
    table = damage(4, units="peasants altem-guardians", mana={"green": 1}, dice_left=0, level=3).do("end-phase")
    table.do("unit altem-guardians 2", "hit-unit peasants").shows(damage_left=0, moment="attack")
    assert table.wounds("peasants") == 1  # their armor counts twice: 4 are left for it, and 1 wounds them


@pytest.mark.rule("MK-686")
def test_who_is_chilled_while_damage_is_assigned_has_attacked_already() -> None:
    table = damage(5, units="peasants", hand="chill", mana={"blue": 1}, dice_left=0).do("end-phase", "play chill")
    table.shows(damage_left=5, moment="damage", foe_lost=[0b10]).do("hit-hero").shows(hand="wound*3", moment="attack")


@pytest.mark.rule("MX-049")
def test_thugs_may_be_paid_while_damage_is_assigned() -> None:
    options: dict[str, object] = {"expansions": ["lost-legion"]}
    table = damage(5, units="thugs peasants", hand="promise", options=options, level=3).do("end-phase")
    assert assigned(table) == ["hit-unit peasants", "hit-hero"]
    table.do("play promise", "hit-unit thugs").shows(influence=0, moment="attack", hand="")
    assert table.wounds("thugs") == 1
