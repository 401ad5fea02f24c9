"""The spells (93 to 112), one by one."""

from typing import Any

import pytest

from deckhold.games.mage_knight.state.zones import HAND
from games.mage_knight.combat import fight
from games.mage_knight.land import Realm, land
from games.mage_knight.magic import KEEP, assault, attacking, blocking, combat, realm
from games.position import definition, in_force

DARK = {"black": 1}
FIRE_ONLY = 0b10  # resistances that were lost, as a bit set
ALL_THREE = 0b111


def armor_lost(table: Realm) -> dict[str, int]:
    return dict(zip(map(definition, table["foes"]), table["foe_armor"], strict=True))


# -- casting -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-152")
def test_a_spell_costs_mana_of_its_colour() -> None:
    table = combat("prowlers", hand="fireball", mana={"blue": 1})
    assert not table.can("play fireball")
    table = combat("prowlers", hand="fireball", mana={"red": 1})
    table.do("play fireball").shows(tokens={}, played="fireball", strike={"ranged-fire": 5})


@pytest.mark.rule("MK-152", "MK-187")
def test_the_strong_effect_costs_black_mana_too_and_only_by_night() -> None:
    table = combat("prowlers", hand="fireball", mana={"red": 1, **DARK})
    assert table.can("play fireball")
    assert not table.can("power fireball")
    table = combat("prowlers", hand="fireball", mana={"red": 1}, night=True)
    assert not table.can("power fireball")
    table = combat("prowlers", hand="fireball", mana={"red": 1, **DARK}, night=True)
    table.do("power fireball").shows(tokens={}, strike={"siege-fire": 8}, hand="wound")


@pytest.mark.rule("MK-153", "MK-186")
def test_gold_mana_pays_for_a_spell_by_day() -> None:
    combat("prowlers", hand="snowstorm", mana={"gold": 1}).do("play snowstorm").shows(strike={"ranged-ice": 5})


@pytest.mark.rule("MK-149", "MK-162")
def test_a_spell_that_was_cast_is_discarded_at_the_end_of_the_turn() -> None:
    table = realm(hand="restoration", mana={"green": 1}).do("play restoration", "end-turn")
    table.shows(played="", discard="restoration")


@pytest.mark.rule("MK-156")
def test_a_spell_may_be_played_sideways() -> None:
    realm(hand="fireball").do("sideways fireball 0").shows(move_points=1, played="fireball")


# -- red ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-346")
def test_the_wound_of_a_firestorm_counts_for_a_knock_out() -> None:
    table = combat("prowlers", hand="fireball march", mana={"red": 1, **DARK}, night=True)
    table.do("power fireball").shows(wounds_taken=1, hand="march wound")


def test_flame_wall_attacks_or_blocks() -> None:
    blocking("prowlers", hand="flame-wall", mana={"red": 1}).do("play flame-wall").shows(guard={"fire": 7})
    attacking("prowlers", hand="flame-wall", mana={"red": 1}).do("play flame-wall").shows(strike={"melee-fire": 5})


def test_flame_wave_grows_with_every_enemy_that_is_faced() -> None:
    table = blocking("prowlers diggers", "prowlers", hand="flame-wall", mana={"red": 1, **DARK}, night=True)
    table.do("power flame-wall").shows(guard={"fire": 11})


def test_flame_wave_does_not_count_enemies_defeated_in_an_earlier_phase() -> None:
    table = combat("prowlers diggers", hand="flame-wall fireball", mana={"red": 2, **DARK}, night=True)
    table.do("play fireball", "target prowlers", "strike", "end-phase")
    table.do("power flame-wall").shows(guard={"fire": 9})


def test_flame_wave_counts_enemies_defeated_in_the_same_phase() -> None:
    hand = "flame-wall rage rage rage"
    table = attacking("prowlers diggers", hand=hand, mana={"red": 1, **DARK}, night=True, level=5)
    table.do("play rage", "play rage", "target prowlers", "strike", "power flame-wall")
    table.shows(strike={"melee-fire": 9})


def test_flame_wave_counts_a_summoner_once_and_its_monster_not() -> None:
    table = blocking("orc-summoners", hand="flame-wall", mana={"red": 1, **DARK}, night=True)
    table.do("power flame-wall").shows(guard={"fire": 9})


def test_burning_shield_becomes_an_attack_if_the_block_succeeds() -> None:
    table = blocking("prowlers", hand="burning-shield", mana={"red": 1})
    table.do("play burning-shield").shows(guard={"fire": 4})
    table.do("block").shows(moment="attack", strike={})
    table.do("convert").shows(strike={"melee-fire": 4})
    assert not table.can("convert")
    table.do("strike").shows(fame=2)


def test_burning_shield_is_added_to_the_attack_of_the_players_choice() -> None:
    table = blocking("prowlers diggers", "prowlers", hand="burning-shield rage*2", mana={"red": 1})
    table.do("play burning-shield", "block", "end-phase").shows(moment="attack", hand="rage rage wound wound")
    table.do("target prowlers", "play rage", "play rage", "strike").shows(fame=2)
    table.do("convert", "strike").shows(fame=4, moment="closing")


@pytest.mark.rule("MK-335")
def test_burning_shield_gives_no_attack_without_a_successful_block() -> None:
    table = blocking("prowlers diggers", "prowlers", hand="burning-shield", mana={"red": 1}, level=5)
    table.do("play burning-shield", "guard diggers", "end-phase")
    while table["moment"] == "damage":
        table.do("hit-hero" if table.can("hit-hero") else "face prowlers")
    assert table["moment"] == "attack"
    assert not table.can("convert")


@pytest.mark.rule("MK-688")
def test_exploding_shield_destroys_the_enemy_it_blocked() -> None:
    table = blocking("prowlers", hand="burning-shield", mana={"red": 1, **DARK}, night=True)
    table.do("power burning-shield", "block").shows(fame=2, moment="closing", reputation=1)


@pytest.mark.rule("MK-308")
def test_fire_resistance_stops_the_explosion_but_not_the_block() -> None:
    hand = "burning-shield march*2"
    table = blocking("fire-dragon", hand=hand, mana={"red": 1, **DARK}, night=True, level=9)
    table.do("power burning-shield")
    table.shows(guard={"fire": 4})
    assert not table.can("block")
    table = blocking("fire-golems-enemy", hand="burning-shield", mana={"red": 1, **DARK}, night=True)
    table.do("power burning-shield")
    assert not table.can("block")  # fire does not stop fire
    table = blocking("freezers", hand="burning-shield rage*2", mana={"red": 1, **DARK}, night=True)
    table.do("power burning-shield", "play rage", "play rage", "block").shows(fame=0, hit_flags=[1, 0, 0])


def test_exploding_shield_destroys_a_summoned_monster_without_fame() -> None:
    table = blocking("orc-summoners", hand="burning-shield rage*6", mana={"red": 1, **DARK}, night=True)
    monster = table["battle"][0]
    table.do("power burning-shield")
    while not table.can("block"):
        table.do("play rage")
    table.do("block").shows(fame=0)
    assert monster in table["used_brown"]


@pytest.mark.rule("MK-310", "MK-E55")
def test_demolish_ignores_the_site_and_weakens_every_enemy() -> None:
    table = assault("guardsmen", hand="demolish", mana={"red": 1})
    assert not table.can("target guardsmen")  # doubly fortified
    table.do("play demolish").do("target guardsmen").shows(foe_armor=[-1])


@pytest.mark.rule("MK-308", "MK-310", "MK-E20")
def test_demolish_spares_the_armor_of_fire_resistant_enemies() -> None:
    table = combat("prowlers fire-dragon", hand="demolish", mana={"red": 1}).do("play demolish")
    assert armor_lost(table) == {"prowlers": -1, "fire-dragon": 0}


@pytest.mark.rule("MK-688")
def test_disintegrate_destroys_one_enemy_and_weakens_the_others() -> None:
    hand = "demolish"
    table = attacking("prowlers diggers", hand=hand, mana={"red": 1, **DARK}, night=True, level=5)
    before = table["fame"]
    table.do("power demolish", "pick prowlers").shows(fame=before + 2)
    assert armor_lost(table)["diggers"] == -1


@pytest.mark.rule("MK-308")
def test_disintegrate_needs_an_enemy_that_it_can_destroy() -> None:
    table = attacking("fire-dragon", hand="demolish", mana={"red": 1, **DARK}, night=True, level=9)
    assert not table.can("power demolish")


def test_disintegrate_waits_for_the_attack_phase() -> None:
    assert not combat("prowlers", hand="demolish", mana={"red": 1, **DARK}, night=True).can("power demolish")


# -- blue --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-160")
def test_mana_bolt_needs_a_second_mana_whose_colour_tells_the_attack() -> None:
    assert not combat("prowlers", hand="mana-bolt", mana={"blue": 1}).can("play mana-bolt")
    table = combat("prowlers", hand="mana-bolt", mana={"blue": 1, "white": 1}).do("play mana-bolt")
    table.shows(strike={"ranged-ice": 6}, tokens={})
    table = combat("prowlers", hand="mana-bolt", mana={"blue": 1, "green": 1}).do("play mana-bolt")
    table.shows(strike={"siege-ice": 5})
    table = attacking("prowlers", hand="mana-bolt", mana={"blue": 2}).do("play mana-bolt")
    table.shows(strike={"melee-ice": 8})
    table = attacking("prowlers", hand="mana-bolt", mana={"blue": 1, "red": 1}).do("play mana-bolt")
    table.shows(strike={"melee-cold-fire": 7})


@pytest.mark.rule("MK-313")
def test_mana_bolt_offers_in_the_ranged_phase_only_what_reaches() -> None:
    assert not combat("prowlers", hand="mana-bolt", mana={"blue": 1, "red": 1}).can("play mana-bolt")


def test_mana_thunderbolt_costs_three_mana() -> None:
    mana = {"blue": 1, "green": 1, **DARK}
    table = combat("prowlers", hand="mana-bolt", mana=mana, night=True).do("power mana-bolt")
    table.shows(strike={"siege-ice": 8}, tokens={})


@pytest.mark.rule("MK-188")
def test_the_one_die_of_the_turn_cannot_pay_for_both_mana_of_a_bolt() -> None:
    assert not combat("prowlers", hand="mana-bolt", dice="blue white white").can("play mana-bolt")


@pytest.mark.rule("MK-686")
def test_chill_keeps_an_enemy_from_attacking_and_takes_its_fire_resistance() -> None:
    table = combat("fire-dragon", hand="chill", mana={"blue": 1}).do("play chill", "end-phase")
    table.shows(moment="attack", foe_lost=[FIRE_ONLY])


@pytest.mark.rule("MK-309")
def test_chill_does_nothing_to_ice_resistance() -> None:
    assert not combat("ice-dragon", hand="chill", mana={"blue": 1}).can("play chill")


def test_chill_may_be_used_after_the_attack_for_the_rest_of_its_effect() -> None:
    table = attacking("fire-dragon", hand="chill", mana={"blue": 1}, level=9).do("play chill")
    table.shows(foe_lost=[FIRE_ONLY])


def test_lethal_chill_lowers_armor_but_leaves_one() -> None:
    table = combat("prowlers", hand="chill fireball", mana={"blue": 1, "red": 1, **DARK}, night=True)
    table.do("power chill").shows(foe_armor=[-2])


@pytest.mark.rule("MK-686")
def test_a_summoner_that_is_chilled_in_time_summons_nothing() -> None:
    table = combat("orc-summoners", hand="chill", mana={"blue": 1}).do("play chill", "end-phase")
    table.shows(moment="attack", battle="")


def test_space_bending_steps_over_a_space_and_provokes_nobody() -> None:
    table = realm(hand="space-bending", mana={"blue": 1}, at="2,-3", tokens="prowlers@3,-3", move_points=3)
    table.do("play space-bending")
    assert "2,-1" in table.goes  # a hill, two spaces away
    table.do("move 2,-2").shows(moment="moving", move_points=1)  # next to the prowlers before and after


def test_space_bending_still_pays_for_the_space_that_is_entered() -> None:
    table = realm(hand="space-bending", mana={"blue": 1}, at="1,-2", move_points=2).do("play space-bending")
    assert "2,-1" not in table.goes
    assert "2,-3" in table.goes


@pytest.mark.rule("MK-670", "MK-171")
def test_time_bending_gives_the_cards_back_and_another_turn() -> None:
    table = realm(hand="space-bending march stamina", mana={"blue": 1, **DARK}, night=True, deck="rage*3")
    table.do("play march", "power space-bending", "end-turn", "pass")
    table.shows(True, hand="march stamina", aside="space-bending", played="", move_points=0, turn=0, moment="moving")
    table.shows(deck="rage*3", dice_left=1)


@pytest.mark.rule("MK-171")
def test_magic_talent_is_set_aside_in_place_of_a_borrowed_time_bending() -> None:
    table = realm(
        hand="magic-talent stamina march",
        mana={"blue": 1, **DARK},
        night=True,
        spell_offer="space-bending fireball tremor",
    )
    table.do("play magic-talent", "pick stamina", "convert", "option 1", "end-turn", "pass")
    table.shows(hand="march", aside="magic-talent", spell_offer="space-bending fireball tremor", turn=0)


def test_time_bending_leaves_discarded_cards_and_spent_units_as_they_are() -> None:
    table = realm(hand="space-bending march", mana={"blue": 1, **DARK}, night=True, units="peasants")
    table.do("unit peasants 2", "power space-bending", "end-turn", "discard march")
    table.shows(hand="", discard="march", aside="space-bending", turn=0)
    assert table.spent("peasants")


@pytest.mark.rule("MK-Q65")
def test_time_bending_is_possible_after_the_announcement_and_gives_nobody_else_a_turn() -> None:
    table = realm(
        hand="space-bending march",
        mana={"blue": 1, **DARK},
        night=True,
        seats=2,
        announced=1,
        turns_left=1,
        counted=True,
    )
    table.do("power space-bending", "end-turn", "pass").shows(turn=0, moment="moving", turns_left=1)


def test_no_second_time_bending_follows_the_first_at_once() -> None:
    bent = in_force("rules.bent", "space-bending#1", n=0, until="round")
    table = realm(hand="space-bending", mana={"blue": 1, **DARK}, night=True, lasting=[bent])
    assert table.s.turn_number <= 1
    assert not table.can("power space-bending")


@pytest.mark.rule("MK-661")
def test_a_card_set_aside_comes_back_with_the_next_round() -> None:
    table = realm(hand="", deck="", aside="space-bending", announced=1, turns_left=0, seats=1)
    table.do("end-turn")
    while table.asks != "over" and not table["hand"]:
        table.game.apply(table.game.actions()[0])
    table.shows(hand="space-bending", aside="")


# -- white -------------------------------------------------------------------------------------------------------------


def test_expose_takes_fortifications_and_resistances_and_shoots() -> None:
    table = assault("guardsmen", hand="expose", mana={"white": 1}).do("play expose")
    table.shows(strike={"ranged-physical": 2}).do("target guardsmen")
    table = combat("ice-dragon", hand="expose", mana={"white": 1}).do("play expose")
    table.shows(foe_lost=[ALL_THREE])


@pytest.mark.rule("MK-322")
def test_the_shot_of_expose_is_lost_in_the_block_phase() -> None:
    table = blocking("ironclads", hand="expose", mana={"white": 1}).do("play expose")
    table.shows(strike={}, foe_lost=[ALL_THREE])


def test_the_shot_of_expose_may_go_to_another_enemy() -> None:
    table = combat("prowlers ironclads", hand="expose", mana={"white": 1})
    table.do("play expose", "pick ironclads", "target prowlers").shows(strike={"ranged-physical": 2})


def test_mass_expose_takes_one_or_the_other_from_all() -> None:
    mana = {"white": 1, **DARK}
    table = combat("diggers ironclads", hand="expose", mana=mana, night=True).do("power expose", "option 1")
    table.shows(foe_lost=[ALL_THREE, ALL_THREE], strike={"ranged-physical": 3})
    table = combat("diggers ironclads", hand="expose", mana=mana, night=True).do("power expose", "option 0")
    table.do("target diggers").shows(foe_lost=[0, 0])


@pytest.mark.rule("MK-686", "MK-Q57")
def test_whirlwind_keeps_an_enemy_from_attacking() -> None:
    combat("prowlers", hand="whirlwind", mana={"white": 1}).do("play whirlwind", "end-phase").shows(moment="attack")


def test_whirlwind_is_of_no_use_after_the_attacks() -> None:
    assert not attacking("prowlers", hand="whirlwind", mana={"white": 1}).can("play whirlwind")


@pytest.mark.rule("MK-686")
def test_whirlwind_does_not_keep_off_what_was_summoned() -> None:
    table = combat("orc-summoners", hand="whirlwind", mana={"white": 1})
    assert table.can("play whirlwind")  # the summoner, as long as it has summoned nobody
    assert not table.do("end-phase").can("play whirlwind")


@pytest.mark.rule("MK-686")
def test_whirlwind_keeps_off_nobody_who_does_not_attack_any_more() -> None:
    flags = [1, 0, 0, 0, 0, 0]
    table = fight("prowlers diggers", "block", hand="whirlwind", mana={"white": 1}, dice="black", hit_flags=flags)
    table.do("play whirlwind").shows(foe_flags=[128, 128 + 8])  # the one that is not blocked, unasked


def test_tornado_destroys_in_the_attack_phase_only() -> None:
    mana = {"white": 1, **DARK}
    assert not combat("fire-dragon", hand="whirlwind", mana=mana, night=True).can("power whirlwind")
    table = attacking("fire-dragon", hand="whirlwind", mana=mana, night=True, level=9)
    before = table["fame"]
    table.do("power whirlwind").shows(fame=before + 8)


@pytest.mark.rule("MK-256", "MK-257")
def test_wings_of_wind_fly_a_space_for_each_move_point_to_a_safe_space() -> None:
    table = realm(hand="wings-of-wind", mana={"white": 1}, at="0,-1", move_points=3).do("play wings-of-wind")
    goes = {one.split("@")[1] for one in table.choices}
    assert "1,-4" in goes
    assert "2,-3" in goes
    assert "2,-4" not in goes
    table.do("cell 0,-3").shows(move_points=1, moment="moving")
    assert table.at() == "0,-3"


@pytest.mark.rule("MK-256", "MK-Q51")
def test_wings_of_wind_pass_rampaging_enemies_without_provoking() -> None:
    table = realm(hand="wings-of-wind", mana={"white": 1}, at="1,-3", tokens="prowlers@1,-4", move_points=5)
    table.do("play wings-of-wind", "cell 0,-3").shows(moment="moving", move_points=4)
    assert table.can("challenge prowlers")


@pytest.mark.rule("MK-125")
def test_wings_of_wind_need_move_points_and_the_movement_part() -> None:
    assert not realm(hand="wings-of-wind", mana={"white": 1}).can("play wings-of-wind")
    table = realm(hand="wings-of-wind", mana={"white": 1}, moment="closing", move_points=3)
    assert not table.can("play wings-of-wind")


def test_wings_of_night_stop_more_enemies_for_move_points() -> None:
    hand = "wings-of-wind march march"
    table = combat("prowlers diggers wolf-riders", hand=hand, mana={"white": 1, **DARK}, night=True)
    table.do("play march", "play march", "power wings-of-wind")
    table.do("pick prowlers").shows(move_points=4)
    table.do("pick diggers").shows(move_points=3)
    table.do("pick wolf-riders").shows(move_points=1)
    table.do("end-phase").shows(moment="attack")


def test_wings_of_night_stop_one_enemy_for_nothing() -> None:
    table = combat("prowlers diggers", hand="wings-of-wind", mana={"white": 1, **DARK}, night=True)
    table.do("power wings-of-wind", "pick prowlers").shows(move_points=0)
    assert table.asks == "0 turn"


def test_call_to_arms_uses_an_ability_of_a_unit_in_the_offer() -> None:
    table = realm(hand="call-to-arms", mana={"white": 1}, unit_offer="peasants fire-mages")
    table.do("play call-to-arms", "unit fire-mages 2").shows(tokens={"red": 1}, crystals={"red": 1})
    table.shows(unit_offer="peasants fire-mages", units="")


def test_the_mana_of_a_called_ability_is_paid() -> None:
    table = combat("prowlers", hand="call-to-arms", mana={"white": 1}, unit_offer="fire-golems")
    assert not table.can("play call-to-arms")
    table = combat("prowlers", hand="call-to-arms", mana={"white": 1, "red": 1}, unit_offer="fire-golems")
    table.do("play call-to-arms").shows(strike={"ranged-fire": 4}, tokens={})


@pytest.mark.rule("MK-160", "MK-186")
def test_what_call_to_arms_costs_leaves_the_mana_of_the_ability() -> None:
    table = combat("prowlers", hand="call-to-arms", mana={"white": 1, "gold": 1}, unit_offer="fire-golems")
    table.do("play call-to-arms").shows(strike={"ranged-fire": 4}, tokens={})


@pytest.mark.rule("MK-683")
def test_nobody_can_be_called_where_units_have_no_part() -> None:
    table = combat("prowlers", hand="call-to-arms", mana={"white": 1}, unit_offer="utem-crossbowmen")
    assert table.can("play call-to-arms")
    alone = realm(
        hand="call-to-arms rage",
        mana={"white": 1},
        unit_offer="utem-crossbowmen",
        battle="prowlers",
        moment="ranged",
        alone=True,
    )
    assert not alone.can("play call-to-arms")


@pytest.mark.rule("MK-199", "MK-200")
def test_call_to_glory_recruits_any_unit_for_nothing() -> None:
    table = realm(hand="call-to-arms", mana={"white": 1, **DARK}, night=True, unit_offer="peasants altem-mages")
    table.do("power call-to-arms", "pick altem-mages").shows(units="altem-mages", unit_offer="peasants")
    assert table["marks"][-1].startswith("recruited altem-mages")


@pytest.mark.rule("MK-200", "MK-201")
def test_call_to_glory_disbands_a_unit_when_all_command_tokens_are_used() -> None:
    table = realm(
        hand="call-to-arms", mana={"white": 1, **DARK}, night=True, unit_offer="altem-mages", units="peasants!~1"
    )
    table.do("power call-to-arms")
    assert table.asks == "0 disband"
    table.do("pick peasants").shows(units="altem-mages")
    assert not table.spent("altem-mages")


# -- green -------------------------------------------------------------------------------------------------------------


def test_tremor_lowers_one_armor_much_or_all_a_little() -> None:
    table = combat("wolf-riders cursed-hags", hand="tremor", mana={"green": 1})
    one = table.copy().do("play tremor", "option 0", "pick cursed-hags")
    assert sorted(one["foe_armor"]) == [-3, 0]
    table.do("play tremor", "option 1").shows(foe_armor=[-2, -2])


def test_armor_is_never_lowered_below_one() -> None:
    combat("prowlers", hand="tremor", mana={"green": 1}).do("play tremor", "option 0").shows(foe_armor=[-2])


def test_earthquake_doubles_against_fortified_enemies() -> None:
    mana = {"green": 1, **DARK}
    table = combat("wolf-riders crypt-worm", hand="tremor", mana=mana, night=True).do("power tremor", "option 1")
    assert armor_lost(table) == {"wolf-riders": -2, "crypt-worm": -4}
    table = assault("swordsmen", hand="tremor", mana=mana, night=True).do("power tremor", "option 0")
    table.shows(foe_armor=[-4])  # fortified by the keep; of armor 5 one is left


def test_double_fortification_doubles_no_more() -> None:
    table = assault("guardsmen", hand="tremor", mana={"green": 1, **DARK}, night=True)
    table.do("power tremor", "option 0").shows(foe_armor=[-6])


@pytest.mark.rule("MK-256")
def test_underground_travel_goes_three_spaces_for_nothing() -> None:
    table = realm(hand="underground-travel", mana={"green": 1}, at="0,-1", tokens="prowlers@1,-4")
    table.do("play underground-travel")
    goes = {one.split("@")[1] for one in table.choices}
    assert "2,-3" in goes
    assert "1,-4" not in goes
    assert "0,1" not in goes
    table.do("cell 2,-3").shows(move_points=0, moment="moving")


def test_underground_travel_does_not_cross_lakes() -> None:
    # Hills three spaces away over a lake, four around it.
    table = realm(hand="underground-travel", mana={"green": 1}, at="2,-3", tiles=KEEP).do("play underground-travel")
    assert not table.can("cell 3,-6")
    table = realm(hand="wings-of-wind", mana={"white": 1}, at="2,-3", tiles=KEEP, move_points=3)
    assert table.do("play wings-of-wind").can("cell 3,-6")


@pytest.mark.rule("MK-291", "MK-375")
def test_underground_attack_assaults_a_site_from_afar_and_ignores_its_walls() -> None:
    hand = "underground-travel swiftness"
    table = realm(
        hand=hand, mana={"green": 1, "white": 1, **DARK}, night=True, tiles=KEEP, at="2,-5", tokens="?swordsmen@3,-7"
    )
    table.do("power underground-travel").shows(reputation=-1, moment="ranged")
    assert table.at() == "3,-7"
    table.do("power swiftness").shows(strike={"ranged-physical": 3})
    assert table.s.targets  # no wall protects the only target
    table.do("end-phase", "end-phase", "end-phase")
    assert table.at() == "2,-5"


def test_underground_attack_needs_something_to_assault() -> None:
    table = realm(hand="underground-travel", mana={"green": 1, **DARK}, night=True)
    assert not table.can("power underground-travel")


@pytest.mark.rule("MK-012", "MX-426")
def test_underground_attack_leads_to_fortified_sites_not_to_the_place_of_a_leader() -> None:
    table = realm(
        hand="underground-travel",
        mana={"green": 1, **DARK},
        night=True,
        tezla=True,
        places="necropolis@1,-3",
        tokens="skeletal-warriors@1,-3",
        at="0,-1",
    )
    assert not table.can("power underground-travel")


@pytest.mark.rule("MK-469")
def test_underground_attack_may_fall_on_another_hero() -> None:
    table = realm(
        hand="underground-travel", mana={"green": 1, **DARK}, night=True, seats=2, at="0,-1", at_1="2,-3", hand_1="rage"
    )
    table.do("power underground-travel")
    assert table.at() == "2,-3"
    assert table["rival"] == 1


def test_restoration_heals_more_in_a_forest() -> None:
    realm(hand="restoration", mana={"green": 1}).do("play restoration").shows(healing=3)
    realm(hand="restoration", mana={"green": 1}, at="1,-1").do("play restoration").shows(healing=5)


@pytest.mark.rule("MK-123")
def test_restoration_is_no_spell_for_combat() -> None:
    assert not combat("prowlers", hand="restoration", mana={"green": 1}).can("play restoration")


@pytest.mark.rule("MK-206")
def test_rebirth_readies_units_up_to_three_levels() -> None:
    units = "peasants! utem-guardsmen!~1 fire-mages!"
    table = realm(hand="restoration", mana={"green": 1, **DARK}, night=True, units=units, level=5)
    table.do("power restoration").shows(healing=3)
    table.do("pick utem-guardsmen")
    assert not table.can("pick fire-mages")  # one level is left
    table.do("pick peasants")
    assert not table.spent("utem-guardsmen")
    assert not table.spent("peasants")
    assert table.spent("fire-mages")
    assert table.asks == "0 turn"


def test_rebirth_in_a_forest_readies_five_levels() -> None:
    units = "utem-guardsmen! fire-mages!"
    table = realm(hand="restoration", mana={"green": 1, **DARK}, night=True, units=units, level=5, at="1,-1")
    table.do("power restoration", "pick fire-mages", "pick utem-guardsmen").shows(healing=5, spent={})


def test_rebirth_may_leave_units_as_they_are() -> None:
    table = realm(hand="restoration", mana={"green": 1, **DARK}, night=True, units="peasants!")
    table.do("power restoration", "pass").shows(healing=3)
    assert table.spent("peasants")


def test_meditation_lays_two_random_discards_on_the_deck_and_enlarges_the_hand() -> None:
    table = realm(hand="meditation", mana={"green": 1}, discard="rage march stamina", deck="threaten")
    table.do("play meditation")
    drawn = table["discard"][1:]
    table.do("option 0", f"pick {drawn[0]}").shows(deck=f"threaten {drawn[0]} {drawn[1]}")
    assert len(table["discard"]) == 1
    assert table.do("end-turn")["hand"] == [drawn[1], drawn[0], "threaten"]


def test_meditation_enlarges_the_next_hand_by_two() -> None:
    table = realm(hand="meditation", mana={"green": 1}, deck="march*8", discard="").do("play meditation", "end-turn")
    table.shows(hand="march*7", lasts="")


def test_meditation_with_a_single_discard_takes_that_one() -> None:
    table = realm(hand="meditation", mana={"green": 1}, discard="rage", deck="march")
    table.do("play meditation", "option 1").shows(deck="rage march", discard="")


def test_trance_chooses_the_cards_and_their_order() -> None:
    mana = {"green": 1, **DARK}
    table = realm(hand="meditation", mana=mana, night=True, discard="rage march stamina", deck="threaten")
    table.do("power meditation", "option 1", "pick stamina", "pick rage").shows(
        deck="rage stamina threaten", discard="march"
    )


def test_the_larger_hand_waits_for_the_next_draw_when_time_is_bent() -> None:
    mana = {"green": 1, "blue": 1, **DARK}
    table = realm(hand="meditation space-bending", mana=mana, night=True, deck="march*5 stamina*4", discard="")
    table.do("play meditation", "power space-bending", "end-turn", "pass").shows(hand="meditation", turn=0)
    table.do("end-turn", "discard meditation")
    assert len(table["hand"]) == 7


# -- other players -----------------------------------------------------------------------------------------------------


def test_mana_meltdown_costs_the_others_a_crystal_or_a_wound() -> None:
    table = realm(hand="mana-meltdown", mana={"red": 1}, seats=3, crystals_1={"blue": 1})
    table.do("play mana-meltdown").shows(crystals_1={}, hand_2="wound", hand_1="")
    table.do("colour").shows(crystals={"blue": 1})


def test_the_crystals_of_a_meltdown_may_be_left() -> None:
    table = realm(hand="mana-meltdown", mana={"red": 1}, seats=2, crystals_1={"blue": 1})
    table.do("play mana-meltdown", "pass").shows(crystals={}, crystals_1={})


@pytest.mark.rule("MK-Q90")
def test_mana_meltdown_reaches_nobody_after_the_announcement() -> None:
    table = realm(hand="mana-meltdown", mana={"red": 1}, seats=2, announced=1, turns_left=1)
    assert not table.can("play mana-meltdown")


def test_mana_radiance_wounds_everybody_by_their_crystals() -> None:
    mana = {"red": 1, **DARK}
    table = realm(
        hand="mana-meltdown", mana=mana, night=True, seats=2, crystals={"green": 1}, crystals_1={"green": 2, "blue": 1}
    )
    table.do("power mana-meltdown", "colour 2")
    table.shows(hand="wound", hand_1="wound wound", crystals={"green": 3}, crystals_1={"green": 2, "blue": 1})


@pytest.mark.rule("MK-Q90")
def test_mana_radiance_after_the_announcement_wounds_its_caster_alone() -> None:
    mana = {"red": 1, **DARK}
    table = realm(
        hand="mana-meltdown",
        mana=mana,
        night=True,
        seats=2,
        crystals={"green": 1},
        crystals_1={"green": 2},
        announced=1,
        turns_left=1,
    )
    table.do("power mana-meltdown", "colour 2").shows(hand="wound", hand_1="", crystals={"green": 3})


@pytest.mark.rule("MK-346")
def test_wounds_of_others_in_ones_own_combat_knock_nobody_out() -> None:
    table = combat("prowlers", hand="mana-meltdown", mana={"red": 1}, seats=2, hand_1="march")
    table.do("play mana-meltdown").shows(wounds_taken_1=0, hand_1="march wound")


def test_mana_claim_keeps_a_die_for_mana_now_or_in_later_turns() -> None:
    table = realm(hand="mana-claim", mana={"blue": 1}, seats=2, dice="red black black green")
    table.do("play mana-claim", "die 2")
    assert sorted(table["die_state"]) == ["free", "free", "free", "kept"]
    now = table.copy().do("option 0")
    now.shows(tokens={"green": 3})
    later = table.do("option 1")
    later.shows(tokens={}, lasts="mana-claim")


def test_claimed_mana_comes_in_each_later_turn_of_the_round() -> None:
    table = realm(hand="mana-claim march", mana={"blue": 1}, dice="red black black", deck="stamina*5")
    table.do("play mana-claim", "option 1", "end-turn", "pass")
    table.shows(tokens={"red": 1}, die_state=["kept", "free", "free"], turn=0)


@pytest.mark.rule("MK-105")
def test_a_claim_stays_what_everybody_saw_when_its_card_is_shuffled_into_the_deck() -> None:
    claim = in_force("mana-claim.basic.choice.1", "mana-claim#1", 0, 1, "round")
    table = realm(
        night=True,
        seats=2,
        tactic="long-night",
        hand="march",
        deck="",
        discard="mana-claim rage stamina",
        lasting=[claim],
    )
    table.do("tactic").shows(in_any_order=True, deck="mana-claim rage stamina")
    for seat in (0, 1):
        told = table.game.view(seat)
        assert [one["card"] for one in told["lasting"]] == ["mana-claim"]
        for seed in range(20):
            assert table.game.determinize(seat, seed).view(seat) == told


def test_a_claimed_die_cannot_be_used() -> None:
    table = realm(hand="mana-claim rage", mana={"blue": 1}, dice="red black black").do("play mana-claim", "option 1")
    assert not table.can("power rage")


def test_mana_curse_wounds_another_player_once_a_turn() -> None:
    cursed = in_force("mana-claim.strong.curse", "mana-claim#1", seat=1, n=3, until="round")
    table = realm(hand="march march", mana={"green": 2}, seats=2, lasting=[{**cursed, "n": 2}])
    table.do("power march").shows(hand="march wound")
    table.do("power march").shows(hand="wound", move_points=8)


def test_mana_curse_spares_its_caster_and_other_colours() -> None:
    cursed = in_force("mana-claim.strong.curse", "mana-claim#1", seat=0, n=2, until="round")
    realm(hand="march", mana={"green": 1}, seats=2, lasting=[cursed]).do("power march").shows(hand="")
    other = in_force("mana-claim.strong.curse", "mana-claim#1", seat=1, n=1, until="round")
    realm(hand="march", mana={"green": 1}, seats=2, lasting=[other]).do("power march").shows(hand="")


def test_gold_used_as_the_cursed_colour_is_mana_of_it() -> None:
    cursed = in_force("mana-claim.strong.curse", "mana-claim#1", seat=1, n=2, until="round")
    realm(hand="march", mana={"gold": 1}, seats=2, lasting=[cursed]).do("power march").shows(hand="wound")


def test_mana_curse_is_laid_with_the_colour_of_the_die() -> None:
    table = realm(hand="mana-claim", mana={"blue": 1, **DARK}, night=True, seats=2, dice="red gold gold gold")
    table.do("power mana-claim", "option 0").shows(tokens={"red": 3}, lasts="mana-claim")


def test_mind_read_lets_the_others_choose_what_they_discard() -> None:
    table = realm(hand="mind-read", mana={"white": 1}, seats=2, hand_1="rage threaten march")
    table.do("play mind-read", "colour 0").shows(crystals={"red": 1})
    assert table.asks == "1 lose-card"
    assert table.choices == ["pick rage hand", "pick threaten hand"]
    table.do("pick threaten").shows(hand_1="rage march", discard_1="threaten")
    assert table.asks == "0 turn"


def test_a_mind_without_such_a_card_is_shown() -> None:
    table = realm(hand="mind-read", mana={"white": 1}, seats=2, hand_1="march wound")
    table.do("play mind-read", "colour 0").shows(hand_1="march wound")
    assert all(table.s.known[card] == table.s.map.everybody for card in table.s.at(HAND, 1))


@pytest.mark.rule("MK-673")
def test_naming_a_colour_tells_nobody_beforehand_whether_a_hidden_card_has_it() -> None:
    seen = {"known": {"stamina#1": [0, 1]}}  # of that card everybody knows; the other one might be as blue
    table = realm(hand="mind-read", mana={"white": 1}, seats=2, hand_1="stamina#1 march", **seen).do("play mind-read")
    told = table.game.view(0)
    assert [one.get("final") for one in told["actions"]] == [True] * 4
    for seed in range(20):
        assert table.game.determinize(0, seed).view(0) == told


def test_mind_steal_takes_one_action_for_good() -> None:
    table = realm(
        hand="mind-read", mana={"white": 1, **DARK}, night=True, seats=3, hand_1="rage march", hand_2="fireball march"
    )
    table.do("power mind-read", "colour 0")
    assert table.asks == "0 steal"
    assert table.choices == ["player 1", "pass"]
    table.do("player 1").shows(hand="rage", discard_1="", discard_2="fireball")


def test_mind_steal_may_take_nothing() -> None:
    table = realm(hand="mind-read", mana={"white": 1, **DARK}, night=True, seats=2, hand_1="rage")
    table.do("power mind-read", "colour 0", "pass").shows(hand="", discard_1="rage", marks=["spell-cast mind-read#1"])


@pytest.mark.rule("MK-Q90")
def test_mind_read_reaches_nobody_after_the_announcement() -> None:
    table = realm(hand="mind-read", mana={"white": 1}, seats=2, hand_1="rage", announced=1, turns_left=1)
    table.do("play mind-read", "colour 0").shows(crystals={"red": 1}, hand_1="rage")


def test_energy_flow_readies_a_unit_and_may_tire_those_of_others() -> None:
    table = realm(hand="energy-flow", mana={"green": 1}, seats=2, units="peasants!", units_1="foresters fire-mages")
    table.do("play energy-flow")
    assert table.choices == ["pick foresters", "pass"]
    table.do("pick foresters")
    assert not table.spent("peasants")
    assert table.spent("foresters")


def test_energy_flow_needs_a_spent_unit_of_ones_own() -> None:
    table = realm(hand="energy-flow", mana={"green": 1}, seats=2, units="peasants~1", units_1="foresters")
    assert not table.can("play energy-flow")


def test_energy_steal_heals_one_wound_of_the_unit_it_readies() -> None:
    table = realm(
        hand="energy-flow", mana={"green": 1, **DARK}, night=True, seats=2, units="peasants~2!", units_1="fire-mages"
    )
    table.do("power energy-flow", "pick fire-mages")
    assert not table.spent("peasants")
    assert table.wounds("peasants") == 1
    assert table.spent("fire-mages")


@pytest.mark.rule("MK-Q90")
def test_energy_flow_spares_others_after_the_announcement() -> None:
    table = realm(
        hand="energy-flow",
        mana={"green": 1},
        seats=2,
        units="peasants!",
        units_1="foresters",
        announced=1,
        turns_left=1,
    )
    table.do("play energy-flow")
    assert table.asks == "0 turn"
    assert not table.spent("foresters")
    assert not table.spent("peasants")


@pytest.mark.rule("MK-555", "MK-X10")
def test_competitive_spells_lie_in_the_box_where_nobody_competes() -> None:
    solo = realm(hand="")
    everything = {*solo["spells"], *solo["spell_offer"]}
    assert len(everything) == 16
    assert not everything & {"mana-meltdown", "mana-claim", "mind-read", "energy-flow"}
    two = realm(hand="", seats=2)
    assert len({*two["spells"], *two["spell_offer"]}) == 20


def test_a_unit_that_is_called_out_of_the_offer_is_not_wounded_by_its_own_effort() -> None:
    table = blocking("prowlers", hand="call-to-arms", mana={"white": 1}, unit_offer="utem-swordsmen")
    table.do("play call-to-arms", "unit utem-swordsmen 1").shows(guard={"physical": 6}, hurt={})


def test_each_of_two_curses_wounds() -> None:
    """Cast from the offer by two players, with different dice."""
    curses = [in_force("mana-claim.strong.curse", "mana-claim#1", seat, seat, "round") for seat in (0, 1)]
    table = land(
        seats=3,
        turn=2,
        hand_2="threaten stamina",
        at_2="0,-1",
        dice="black",
        crystals_2={"red": 1, "blue": 1},
        lasting=curses,
    )
    in_sight: Any = table.game.view(2)["lasting"]
    assert "[mana-red:1]" in in_sight[0]["text"]
    table.do("power threaten").shows(hand_2="stamina wound").do("power stamina").shows(hand_2="wound*2")
