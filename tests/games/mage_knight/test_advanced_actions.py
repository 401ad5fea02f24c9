"""Advanced actions, each in its ordinary use and where it is most awkward."""

from typing import Any

import pytest

import deckhold
from games.mage_knight.combat import Realm, fight, land
from games.mage_knight.magic import realm

DEPLETED = "black black black"  # dice that nobody can use by day
VILLAGE = "2,-3"  # of countryside tile 1
SWAMPS = "countryside-7@1,0 countryside-1@1,1"  # swamp at 1,-3, lake at 1,-4
DESERTS = "countryside-4@1,0 countryside-1@1,1"  # hills at 0,-3, desert at 1,-4
WASTES = "countryside-9@1,0 countryside-1@1,1"  # wasteland and dungeon at 1,-4, mountain at 1,-3


def turn(hand: str, **more: Any) -> Realm:
    """The movement part of a turn by day, with no other mana than what the test gives."""
    return land(hand=hand, dice=more.pop("dice", DEPLETED), **more)


def battle(enemies: str, phase: str, **more: Any) -> Realm:
    """A combat with no other mana than what the test gives; in the block phase the first attack is being blocked."""
    return fight(enemies, phase, dice=more.pop("dice", DEPLETED), blocking=0 if phase == "block" else -1, **more)


def cost(table: Realm, cell: str) -> int:
    """What a step costs."""
    before = table["move_points"]
    return int(before - table.copy().do(f"move {cell}")["move_points"])


# -- bolts -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "colour", "attack"),
    [
        ("fire-bolt", "red", {"ranged-fire": 3}),
        ("ice-bolt", "blue", {"ranged-ice": 3}),
        ("swift-bolt", "white", {"ranged-physical": 4}),
        ("crushing-bolt", "green", {"siege-physical": 3}),
    ],
)
@pytest.mark.rule("MK-173", "MK-315")
def test_bolts_are_a_crystal_or_an_attack_from_afar(card: str, colour: str, attack: dict[str, int]) -> None:
    turn(card).do(f"play {card}").shows(crystals={colour: 1})
    battle("prowlers", "block", hand=card, crystals={colour: 3}).do(f"play {card}").shows(tokens={colour: 1})
    battle("prowlers", "ranged", hand=card, mana={colour: 1}).do(f"power {card}").shows(strike=attack)
    battle("prowlers", "attack", hand=card, mana={colour: 1}).do(f"power {card}").shows(strike=attack)
    assert not battle("prowlers", "block", hand=card, mana={colour: 1}).can(f"power {card}")


# -- blood rage, ice shield --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("how", "plain", "bloody"), [("play", 2, 5), ("power", 4, 9)])
@pytest.mark.rule("MK-161", "MK-346")
def test_blood_rage_is_stronger_for_a_wound(how: str, plain: int, bloody: int) -> None:
    table = battle("prowlers", "attack", hand="blood-rage", mana={"red": 1}).do(f"{how} blood-rage")
    table.copy().do("option 0").shows(strike={"melee-physical": plain}, hand="")
    table.do("option 1").shows(strike={"melee-physical": bloody}, hand="wound", wounds_taken=1)


@pytest.mark.rule("MK-346")
def test_an_attack_of_blood_rage_counts_though_its_wound_knocks_the_hero_out() -> None:
    table = battle("prowlers", "attack", hand="blood-rage march", wounds_taken=4).do("play blood-rage", "option 1")
    table.shows(strike={"melee-physical": 5}, hand="wound", discard="march")
    table.do("target prowlers", "strike").shows(fame=2)


@pytest.mark.rule("MK-334", "MK-308")
def test_ice_shield_weakens_the_armor_of_the_enemy_it_is_used_against() -> None:
    table = battle("diggers prowlers", "block", hand="ice-shield", mana={"blue": 1}).do("power ice-shield")
    table.shows(guard={"ice": 3}, foe_armor=[-2, 0])
    battle("diggers", "block", hand="ice-shield").do("play ice-shield").shows(guard={"ice": 3}, foe_armor=[0])


@pytest.mark.rule("MK-334")
def test_ice_shield_weakens_even_if_the_block_fails() -> None:
    table = battle("werewolf", "block", hand="ice-shield", mana={"blue": 1}).do("power ice-shield")
    assert not table.can("block")
    table.do("end-phase").shows(foe_armor=[-3])


@pytest.mark.parametrize("enemy", ["ice-mages-enemy", "werewolf/arcane-immunity"])
@pytest.mark.rule("MK-308", "MK-363")
def test_ice_shield_does_not_touch_what_is_proof_against_it(enemy: str) -> None:
    table = battle(enemy, "block", hand="ice-shield", mana={"blue": 1}).do("power ice-shield")
    table.shows(guard={"ice": 3}, foe_armor=[0])


# -- agility, diplomacy ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-Q82", "MK-129")
def test_agility_turns_move_of_the_combat_into_attacks() -> None:
    table = battle("prowlers", "attack", hand="agility march").do("play agility", "play march").shows(move_points=4)
    table.do("convert 0", "convert 0", "convert 0").shows(move_points=1, strike={"melee-physical": 3})


@pytest.mark.rule("MK-Q82")
def test_powered_agility_shoots_too() -> None:
    table = battle("prowlers", "ranged", hand="agility rage", mana={"white": 1}).do("power agility")
    assert [one for one in table.choices if one.startswith("convert")] == ["convert 1"]
    table.do("convert 1", "convert 1").shows(move_points=0, strike={"ranged-physical": 2})
    assert not table.can("convert 1")


@pytest.mark.rule("MK-Q82", "MK-129", "MK-253")
def test_agility_of_the_movement_part_helps_with_move_played_in_combat() -> None:
    table = turn("agility march", at="0,-3", tokens="prowlers@1,-4").do("play agility", "challenge prowlers")
    table.shows(move_points=0, moment="ranged")
    table.do("end-phase", "end-phase").shows(moment="attack")
    table.do("play march", "convert 0").shows(strike={"melee-physical": 1}, move_points=1)


@pytest.mark.rule("MK-168")
def test_move_that_became_an_attack_is_no_attack_card() -> None:
    table = battle("prowlers", "attack", hand="agility ambush rage").do("play agility", "play ambush", "convert 0")
    table.shows(strike={"melee-physical": 1})
    table.do("play rage").shows(strike={"melee-physical": 4})


@pytest.mark.rule("MK-159")
def test_diplomacy_turns_influence_into_blocks() -> None:
    table = battle("prowlers", "block", hand="diplomacy promise").do("play diplomacy", "play promise")
    table.do("convert 0", "convert 0", "convert 0").shows(influence=1, guard={"physical": 3})


@pytest.mark.parametrize(("choice", "element"), [("option 0", "ice"), ("option 1", "fire")])
@pytest.mark.rule("MK-161")
def test_powered_diplomacy_blocks_with_one_element(choice: str, element: str) -> None:
    table = battle("prowlers", "block", hand="diplomacy", mana={"white": 1}).do("power diplomacy", choice)
    assert [one for one in table.choices if one.startswith("convert")] == ["convert 0"]
    table.do("convert 0").shows(influence=3, guard={element: 1})


@pytest.mark.rule("MK-159")
def test_diplomacy_is_of_no_use_without_an_attack_to_block() -> None:
    assert not battle("prowlers", "attack", hand="diplomacy").do("play diplomacy").can("convert 0")


# -- moving ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-123", "MK-164")
def test_refreshing_walk_heals_outside_combat_only() -> None:
    turn("refreshing-walk").do("play refreshing-walk").shows(move_points=2, healing=1)
    turn("refreshing-walk", mana={"green": 1}).do("power refreshing-walk").shows(move_points=4, healing=2)
    table = battle("prowlers", "block", hand="refreshing-walk", mana={"green": 1}).do("power refreshing-walk")
    table.shows(move_points=4, healing=0)


@pytest.mark.rule("MK-253")
def test_frost_bridge_makes_swamps_cheap() -> None:
    table = turn("frost-bridge", at="0,-2", tiles=SWAMPS, move_points=9)
    assert cost(table, "1,-3") == 5
    table.do("play frost-bridge").shows(move_points=11)
    assert cost(table, "1,-3") == 1
    assert not table.do("move 1,-3").can("move 1,-4")


@pytest.mark.rule("MK-255", "MK-253")
def test_powered_frost_bridge_opens_lakes_which_stay_unsafe() -> None:
    table = turn("frost-bridge", at="0,-2", tiles=SWAMPS, mana={"blue": 1}, deck="").do("power frost-bridge")
    table.do("move 1,-3").shows(move_points=3)
    table.do("move 1,-4").shows(move_points=2)
    assert table.at() == "1,-4"
    table.do("end-turn").shows(hand="wound")
    assert table.at() == "1,-3"


@pytest.mark.rule("MK-254")
def test_song_of_wind_may_make_plains_free() -> None:
    table = turn("song-of-wind", mana={"white": 1}, move_points=3)
    assert cost(table.copy().do("play song-of-wind"), "0,-2") == 1
    table.do("power song-of-wind").shows(move_points=5)
    assert cost(table, "0,-2") == 0
    assert cost(table, "1,-1") == 3


@pytest.mark.rule("MK-254")
def test_song_of_wind_knows_deserts_and_wastelands() -> None:
    table = turn("song-of-wind", at="0,-3", tiles=DESERTS, move_points=9).do("play song-of-wind")
    assert cost(table, "1,-4") == 4
    table = turn("song-of-wind", at="0,-3", tiles=WASTES, move_points=9).do("play song-of-wind")
    assert cost(table, "1,-4") == 3


@pytest.mark.rule("MK-255", "MK-160")
def test_song_of_wind_opens_lakes_for_blue_mana_now_or_later() -> None:
    table = turn("song-of-wind", at="0,-3", tiles=SWAMPS, mana={"white": 1, "blue": 1}).do("power song-of-wind")
    assert not table.can("move 1,-4")
    table.do("convert 0").shows(tokens={})
    assert cost(table, "1,-4") == 0
    assert not table.can("convert 0")


@pytest.mark.rule("MK-254")
def test_path_finding_makes_all_terrain_cheaper_but_not_below_two() -> None:
    table = turn("path-finding", move_points=7, mana={"green": 1})
    basic = table.copy().do("play path-finding")
    assert [cost(basic, "0,-2"), cost(basic, "1,-1")] == [2, 2]
    desert = turn("path-finding", at="0,-3", tiles=DESERTS, move_points=9, mana={"green": 1})
    assert cost(desert.copy().do("play path-finding"), "1,-4") == 4
    assert cost(desert.do("power path-finding"), "1,-4") == 2


@pytest.mark.rule("MK-255")
def test_path_finding_opens_nothing_but_makes_cheap_what_is_open() -> None:
    table = turn("path-finding", at="0,-3", tiles=SWAMPS, mana={"green": 1}).do("power path-finding")
    assert not table.can("move 1,-4")
    table = turn("song-of-wind path-finding", at="0,-3", tiles=SWAMPS, mana={"white": 1, "green": 1, "blue": 1})
    table.do("power path-finding", "power song-of-wind", "convert 0")
    assert cost(table, "1,-4") == 0


@pytest.mark.parametrize("order", [["path-finding", "song-of-wind"], ["song-of-wind", "path-finding"]])
@pytest.mark.rule("MK-254")
def test_reductions_apply_in_the_order_that_is_best(order: list[str]) -> None:
    table = turn("path-finding song-of-wind", at="0,-3", tiles=WASTES, move_points=9, mana={"white": 1})
    for card in order:
        table.do(f"{'power' if card == 'song-of-wind' else 'play'} {card}")
    assert cost(table, "1,-4") == 1


# -- influence ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-161", "MK-680")
def test_intimidate_costs_reputation_for_influence_or_attack() -> None:
    turn("intimidate", reputation=-7).do("play intimidate").shows(influence=4, reputation=-7)
    turn("intimidate", mana={"red": 1}).do("power intimidate").shows(influence=8, reputation=-2)
    table = battle("prowlers", "attack", hand="intimidate", mana={"red": 1})
    table.copy().do("play intimidate", "option 1").shows(strike={"melee-physical": 3}, reputation=-1)
    table.do("power intimidate", "option 1").shows(strike={"melee-physical": 7}, reputation=-2)


@pytest.mark.rule("MK-682")
def test_intimidate_does_not_change_the_interaction_that_is_open() -> None:
    table = turn("intimidate", at=VILLAGE, reputation=3, mana={"red": 1}).do("interact").shows(influence=1)
    table.do("power intimidate").shows(influence=9, reputation=1)


@pytest.mark.rule("MK-166")
def test_heroic_tale_counts_units_recruited_before_and_after_it() -> None:
    table = land(
        at=VILLAGE, hand="heroic-tale", moment="dealing", influence=9, unit_offer="peasants*2", level=3, fame=8
    )
    table.do("recruit peasants", "play heroic-tale").shows(reputation=1, fame=8)
    table.do("recruit peasants").shows(reputation=2, influence=4)


@pytest.mark.rule("MK-166")
def test_powered_heroic_tale_brings_fame_too_even_if_the_unit_is_disbanded() -> None:
    table = land(
        at=VILLAGE,
        hand="heroic-tale",
        moment="dealing",
        influence=4,
        unit_offer="peasants foresters",
        mana={"white": 1},
        dice=DEPLETED,
    )
    table.do("recruit peasants", "power heroic-tale").shows(reputation=1, fame=1)
    table.do("recruit foresters", "pick peasants").shows(reputation=2, fame=2, units="foresters")


@pytest.mark.parametrize(("how", "influence"), [("play", 6), ("power", 11)])
@pytest.mark.rule("MK-165")
def test_in_need_counts_wounds_in_hand_and_on_units(how: str, influence: int) -> None:
    table = turn("in-need wound*2", units="peasants~1", mana={"green": 1}, discard="wound")
    table.do(f"{how} in-need").shows(influence=influence)


@pytest.mark.rule("MK-174", "MK-175")
def test_learning_buys_an_advanced_action_into_the_discard_pile_once() -> None:
    offer = {"advanced_offer": "fire-bolt ice-bolt ambush", "advanced": "agility"}
    table = turn("learning", influence=12, **offer).do("play learning", "convert 0", "pick ice-bolt")
    table.shows(influence=8, discard="ice-bolt", advanced_offer="fire-bolt ambush agility")
    assert not table.can("convert 0")


@pytest.mark.rule("MK-174")
def test_powered_learning_brings_the_card_to_hand_whatever_the_reputation() -> None:
    offer = {"advanced_offer": "fire-bolt ice-bolt ambush", "advanced": ""}
    table = turn("learning", influence=4, reputation=-7, mana={"white": 1}, **offer).do("power learning")
    assert not table.can("convert 0")
    table = turn("learning", influence=5, reputation=-7, mana={"white": 1}, **offer).do("power learning", "convert 0")
    table.do("pick fire-bolt").shows(influence=0, hand="fire-bolt", advanced_offer="ice-bolt ambush")


# -- healing and units -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-206")
def test_regeneration_heals_and_readies_a_unit_of_its_level() -> None:
    table = turn("regeneration", units="peasants! fire-mages!~1", mana={"green": 1})
    basic = table.copy().do("play regeneration").shows(healing=1)
    assert [basic.spent("peasants"), basic.spent("fire-mages")] == [False, True]
    table.do("power regeneration", "pick fire-mages").shows(healing=2)
    assert [table.spent("peasants"), table.spent("fire-mages")] == [True, False]


@pytest.mark.rule("MK-123", "MK-206")
def test_regeneration_is_for_outside_combat_and_without_units_it_heals_all_the_same() -> None:
    assert not battle("prowlers", "block", hand="regeneration", units="peasants!").can("play regeneration")
    turn("regeneration").do("play regeneration").shows(healing=1)


@pytest.mark.rule("MK-668", "MK-207")
def test_into_the_heat_is_played_when_a_combat_starts() -> None:
    assert not turn("into-the-heat").can("play into-the-heat")
    assert not battle("prowlers", "ranged", hand="into-the-heat").can("play into-the-heat")
    table = battle("prowlers", "starting", hand="into-the-heat", units="peasants").do("play into-the-heat")
    table.shows(moment="starting", played="into-the-heat", lasts="into-the-heat*3")
    assert table.can("fight")


@pytest.mark.parametrize(("how", "more"), [("play", 2), ("power", 3)])
@pytest.mark.rule("MK-207")
def test_into_the_heat_strengthens_attacks_and_blocks_of_units(how: str, more: int) -> None:
    table = battle("prowlers", "starting", hand="into-the-heat rage", units="peasants foresters", mana={"red": 1})
    table.do(f"{how} into-the-heat", "fight", "end-phase", "unit foresters 1").shows(guard={"physical": 3 + more})
    table.do("block").shows(moment="attack")
    table.do("unit peasants 0", "play rage").shows(strike={"melee-physical": 2 + more + 2})


@pytest.mark.rule("MK-207")
def test_into_the_heat_gives_no_attack_to_an_ability_without_one_and_shelters_units() -> None:
    table = battle("prowlers", "starting", hand="into-the-heat", units="peasants").do("play into-the-heat", "fight")
    table.do("unit peasants 2").shows(move_points=2, strike={})
    table.do("end-phase", "end-phase")
    assert not [one for one in table.choices if one.startswith("hit-unit")]


# -- mana, dice and crystals -------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-172", "MK-173")
def test_blood_ritual_takes_a_wound_for_mana_of_any_colour() -> None:
    table = turn("blood-ritual").do("play blood-ritual", "colour 5")
    table.shows(hand="wound", crystals={"red": 1}, tokens={"black": 1})
    table = turn("blood-ritual", mana={"red": 1}).do("power blood-ritual", "colour 4", "colour 1", "colour 2")
    table.shows(hand="wound", tokens={"gold": 1, "blue": 1, "green": 1})
    table.copy().do("pass").shows(crystals={})
    table.do("option 0", "colour 1", "pay mana-blue").shows(tokens={"gold": 1, "green": 1}, crystals={"blue": 1})
    assert table.asks == "0 turn"


@pytest.mark.rule("MK-160")
@pytest.mark.parametrize(("how", "n"), [("play", 4), ("power", 7)])
def test_pure_magic_gives_what_the_colour_says(how: str, n: int) -> None:
    mana = {"blue": 1, "green": 1, "white": 1}
    table = turn("pure-magic", mana=mana).do(f"{how} pure-magic")
    table.copy().do("colour 2").shows(move_points=n)
    table.do("colour 3").shows(influence=n)
    table = battle("prowlers", "attack", hand="pure-magic", mana={"blue": 1, "red": 1}).do(f"{how} pure-magic")
    table.shows(strike={"melee-physical": n})
    table = battle("prowlers", "block", hand="pure-magic", mana={"blue": 2}).do(f"{how} pure-magic")
    table.shows(guard={"physical": n})


@pytest.mark.rule("MK-160")
def test_powered_pure_magic_needs_two_mana() -> None:
    assert not turn("pure-magic", mana={"blue": 1}).can("power pure-magic")
    assert not turn("pure-magic", mana={"blue": 1}).can("play pure-magic")
    assert not turn("pure-magic", dice="gold gold gold").can("power pure-magic")
    assert turn("pure-magic", dice="gold gold gold", mana={"green": 1}).can("power pure-magic")


@pytest.mark.rule("MK-179", "MK-173")
def test_decompose_turns_an_action_card_into_crystals() -> None:
    table = turn("decompose march promise wound", mana={"red": 1})
    table.copy().do("play decompose", "pick march").shows(crystals={"green": 2}, hand="promise wound")
    table.do("power decompose", "pick promise").shows(crystals={"red": 1, "blue": 1, "green": 1}, hand="march wound")
    assert "promise" not in [*table["discard"], *table["played"]]


@pytest.mark.rule("MK-160")
def test_decompose_needs_another_action_card() -> None:
    assert not turn("decompose wound").can("play decompose")


@pytest.mark.rule("MK-173")
def test_crystal_mastery_gives_one_more_of_what_one_has() -> None:
    assert not turn("crystal-mastery").can("play crystal-mastery")
    table = turn("crystal-mastery", crystals={"red": 1, "white": 2}).do("play crystal-mastery")
    assert table.choices == ["colour 0", "colour 3"]
    table.do("colour 0").shows(crystals={"red": 2, "white": 2})


@pytest.mark.rule("MK-185")
def test_powered_crystal_mastery_brings_back_all_crystals_of_the_turn() -> None:
    table = turn("march rage crystal-mastery", crystals={"green": 1, "blue": 1, "red": 1}, deck="")
    table.do("power march", "power crystal-mastery").shows(crystals={"red": 1})
    table.do("end-turn").shows(crystals={"red": 1, "green": 1, "blue": 1})


@pytest.mark.rule("MK-Q04")
def test_a_crystal_that_returns_to_three_others_is_lost() -> None:
    table = turn("march crystal-mastery crushing-bolt", crystals={"green": 3, "blue": 1}, deck="")
    table.do("power march", "play crushing-bolt", "power crystal-mastery", "end-turn")
    table.shows(crystals={"green": 3, "blue": 1}, tokens={})


@pytest.mark.rule("MK-194", "MK-192")
def test_mana_storm_takes_a_crystal_from_a_die_and_rolls_it() -> None:
    table = turn("mana-storm", dice="black gold green").do("play mana-storm")
    table.shows(crystals={"green": 1}, dice_left=1, die_state=["free", "free", "free"])
    assert table["dice"][:2] == ["black", "gold"]
    assert not turn("mana-storm", dice="black gold").can("play mana-storm")


@pytest.mark.rule("MK-673")
def test_a_die_that_was_rolled_is_not_taken_back() -> None:
    assert turn("mana-storm", dice="green").do("play mana-storm").game.undo_depth == 0


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.rule("MK-191", "MK-192")
def test_powered_mana_storm_makes_gold_and_black_dice_of_any_colour(night: bool) -> None:
    table = land(hand="mana-storm march*2 stamina*2", dice="white black gold", night=night, crystals={"white": 1})
    table.do("power mana-storm", "pay crystal-white").shows(dice_left=4)
    s = table.s
    s.dice = [5, 4, 5]
    s.ask(s.asking)  # type: ignore[arg-type]
    table.do("power march", "pay die-gold", "power stamina", "power march")
    table.shows(move_points=12, dice_left=1, die_state=["taken", "taken", "taken"])


@pytest.mark.rule("MK-152", "MK-186")
def test_a_black_die_of_a_mana_storm_is_no_black_mana_by_day() -> None:
    table = turn("mana-storm march", dice="black black", mana={"white": 1}).do("power mana-storm")
    assert not table.s.pays_all(0, [5])


# -- ambush, steady tempo ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("how", "move", "attack", "block"), [("play", 2, 1, 2), ("power", 4, 2, 4)])
@pytest.mark.rule("MK-166")
def test_ambush_helps_the_first_attack_or_the_first_block(how: str, move: int, attack: int, block: int) -> None:
    table = battle("prowlers", "attack", hand="ambush rage*2", mana={"green": 1}).do(f"{how} ambush")
    table.shows(move_points=move)
    table.do("play rage").shows(strike={"melee-physical": 2 + attack})
    table.do("play rage").shows(strike={"melee-physical": 4 + attack})
    table = battle("prowlers", "block", hand="ambush rage*2", mana={"green": 1}).do(f"{how} ambush", "play rage")
    table.shows(guard={"physical": 2 + block})
    table.do("play rage").shows(guard={"physical": 4 + block})


@pytest.mark.rule("MK-166")
def test_after_the_first_block_of_an_ambush_attacks_get_nothing() -> None:
    table = battle("prowlers", "block", hand="ambush rage*2").do("play ambush", "play rage", "block")
    table.shows(moment="attack")
    table.do("play rage").shows(strike={"melee-physical": 2})


@pytest.mark.rule("MK-166")
def test_ambush_counts_cards_sideways_but_no_units() -> None:
    table = battle("prowlers", "attack", hand="ambush march", units="peasants").do("play ambush", "unit peasants 0")
    table.shows(strike={"melee-physical": 2})
    table.do("sideways march 2").shows(strike={"melee-physical": 4})


@pytest.mark.rule("MK-162")
def test_steady_tempo_may_go_under_the_deck() -> None:
    table = turn("steady-tempo wound*5", deck="march").do("play steady-tempo", "end-turn")
    table.copy().do("pass").shows(discard="steady-tempo", deck="march")
    table.do("option 0").shows(discard="", deck="steady-tempo march")
    assert turn("steady-tempo wound*5", deck="").do("play steady-tempo", "end-turn").asks != "0 may"


@pytest.mark.rule("MK-162", "MK-690")
def test_powered_steady_tempo_goes_on_top_of_the_deck_and_is_drawn_at_once() -> None:
    table = turn("steady-tempo wound*4", deck="march", mana={"blue": 1}).do("power steady-tempo", "end-turn")
    table.do("option 0").shows(hand="wound*4 steady-tempo", deck="march")


@pytest.mark.rule("MK-179")
def test_steady_tempo_thrown_away_does_not_come_back() -> None:
    table = turn("maximal-effect steady-tempo wound*4", deck="march").do("play maximal-effect").shows(move_points=6)
    assert table.do("end-turn").asks != "0 may"


# -- maximal effect ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-168", "MK-179")
def test_maximal_effect_uses_a_basic_effect_three_times_or_a_powered_one_twice() -> None:
    table = turn("maximal-effect march rage", mana={"red": 1})
    table.copy().do("play maximal-effect").shows(move_points=6, hand="rage", played="maximal-effect", tokens={"red": 1})
    table.do("power maximal-effect").shows(move_points=8, hand="rage", tokens={})
    assert "march" not in [*table["discard"], *table["played"]]


@pytest.mark.rule("MK-E11", "MK-169")
def test_maximal_effect_on_determination_is_one_block() -> None:
    table = battle("prowlers diggers", "block", hand="maximal-effect determination", mana={"red": 1})
    table.do("power maximal-effect").shows(guard={"physical": 10})
    table.do("block").shows(guard={})


@pytest.mark.rule("MK-168", "MK-161")
def test_each_use_may_choose_something_else() -> None:
    table = turn("maximal-effect instinct").do("play maximal-effect", "option 0", "option 1", "option 0")
    table.shows(move_points=4, influence=2)


@pytest.mark.rule("MK-160", "MK-168")
def test_each_use_pays_what_it_costs() -> None:
    assert turn("maximal-effect improvisation march promise").do("play maximal-effect").choices == [
        "pick march hand",
        "pick promise hand",
    ]
    table = turn("maximal-effect improvisation rage*3").do("play maximal-effect", "option 0", "option 0", "option 0")
    table.shows(move_points=9, discard="rage*3")
    assert not turn("maximal-effect crystallize", mana={"blue": 2}).can("play maximal-effect")
    table = turn("maximal-effect crystallize", mana={"blue": 3}).do("play maximal-effect", *["pay mana-blue"] * 2)
    table.shows(tokens={}, crystals={"blue": 3})


@pytest.mark.rule("MK-170")
def test_the_card_thrown_away_keeps_its_time() -> None:
    table = battle("prowlers", "attack", hand="maximal-effect tranquility rage", deck="march").do("play maximal-effect")
    table.shows(strike={"melee-physical": 6}, hand="tranquility")


@pytest.mark.rule("MK-168")
def test_ambush_used_twice_helps_the_first_attack_twice() -> None:
    table = battle("prowlers", "attack", hand="maximal-effect ambush rage*2", mana={"red": 1})
    table.do("power maximal-effect", "pick ambush", "play rage").shows(strike={"melee-physical": 6}, move_points=8)
    table.do("play rage").shows(strike={"melee-physical": 8})


@pytest.mark.rule("MK-168")
def test_maximal_effect_on_concentration_plays_two_cards() -> None:
    table = turn("maximal-effect concentration march stamina", mana={"red": 1})
    table.do("power maximal-effect", "pick concentration", "pick march").shows(
        move_points=12, played="maximal-effect march stamina"
    )


# -- training ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-160", "MK-175", "MK-179")
def test_training_trades_an_action_card_for_an_advanced_one_of_its_colour() -> None:
    offer = {"advanced_offer": "fire-bolt ice-bolt ambush", "advanced": "agility"}
    table = turn("training rage march promise", mana={"green": 1}, **offer)
    assert table.copy().do("play training").choices == ["pick rage hand", "pick march hand"]
    table.copy().do("play training", "pick rage").shows(
        hand="march promise", discard="fire-bolt", advanced_offer="ice-bolt ambush agility"
    )
    table.do("power training", "pick march").shows(hand="rage promise ambush")


@pytest.mark.rule("MK-160", "MK-176")
def test_training_does_not_reach_the_cards_of_a_monastery() -> None:
    table = turn("training rage", advanced_offer="ice-bolt ambush", advanced="", unit_offer="fire-bolt")
    assert not table.can("play training")


# -- magic talent ------------------------------------------------------------------------------------------------------

SPELLS = {"spell_offer": "fireball restoration space-bending", "spells": "snowstorm"}


@pytest.mark.rule("MK-160", "MK-168", "MK-170")
def test_magic_talent_lets_a_spell_of_the_offer_be_cast_once() -> None:
    table = turn("magic-talent march promise wound", mana={"green": 2}, **SPELLS).do("play magic-talent")
    table.shows(discard="march", hand="promise wound").do("convert 0").shows(healing=3, tokens={"green": 1})
    table.shows(spell_offer="fireball restoration space-bending")
    assert not table.can("convert 0")


@pytest.mark.rule("MK-160")
def test_magic_talent_wants_a_colour_that_a_spell_of_the_offer_has() -> None:
    offer = {"spell_offer": "fireball", "spells": ""}
    assert not turn("magic-talent march ruby-ring wound", **offer).can("play magic-talent")
    table = turn("magic-talent march rage ruby-ring snowstorm", **offer).do("play magic-talent")
    table.shows(discard="rage")


@pytest.mark.rule("MK-170", "MK-123")
def test_a_spell_cast_by_magic_talent_keeps_its_time_and_its_price() -> None:
    table = battle("prowlers", "attack", hand="magic-talent march", mana={"green": 1}, **SPELLS).do("play magic-talent")
    assert not table.can("convert 0")
    table = battle("prowlers", "ranged", hand="magic-talent rage", mana={"red": 1}, **SPELLS).do("play magic-talent")
    table.do("convert 0").shows(strike={"ranged-fire": 5}, tokens={})
    table = battle("prowlers", "ranged", hand="magic-talent rage", **SPELLS).do("play magic-talent")
    assert not table.can("convert 0")


@pytest.mark.rule("MK-152", "MK-170")
def test_by_night_magic_talent_reaches_the_strong_effect() -> None:
    mana = {"red": 1, "black": 1}
    table = battle("prowlers", "ranged", hand="magic-talent rage", mana=mana, night=True, dice="gold", **SPELLS)
    table.do("play magic-talent", "convert 0", "option 1").shows(strike={"siege-fire": 8}, hand="wound", tokens={})


@pytest.mark.rule("MK-171")
def test_time_bending_by_magic_talent_sets_magic_talent_aside() -> None:
    mana = {"blue": 1, "black": 1}
    table = turn("magic-talent stamina march", mana=mana, night=True, dice="gold", deck="rage", **SPELLS)
    table.do("play magic-talent", "pick stamina", "play march", "convert 0", "option 1", "end-turn")
    while table.asks != "0 turn":
        table.do("pass" if table.can("pass") else table.choices[0])
    table.shows(aside="magic-talent", hand="march", discard="stamina", spell_offer="fireball restoration space-bending")


@pytest.mark.rule("MK-171")
def test_time_bending_from_hand_is_set_aside_though_its_other_effect_was_borrowed() -> None:
    table = turn(
        "magic-talent book-of-wisdom stamina*2",
        mana={"blue": 2, "black": 1},
        night=True,
        dice="gold",
        deck="rage",
        spell_offer="space-bending fireball tremor",
    )
    table.do("play magic-talent", "convert 0", "option 0", "power book-of-wisdom", "power space-bending")
    table.do("pay mana-blue", "end-turn")
    while table.asks != "0 turn":
        table.do("pass" if table.can("pass") else table.choices[0])
    table.shows(aside="space-bending", hand="magic-talent", discard="stamina")


@pytest.mark.rule("MK-160", "MK-174", "MK-175")
def test_powered_magic_talent_learns_a_spell_for_mana_of_its_colour() -> None:
    table = turn("magic-talent", mana={"blue": 1, "white": 1, "red": 1}, **SPELLS).do("power magic-talent")
    table.shows(discard="fireball", tokens={"white": 1}, spell_offer="restoration space-bending snowstorm")


@pytest.mark.rule("MK-160")
def test_what_powers_a_card_leaves_the_mana_that_its_effect_takes() -> None:
    offer = {"spell_offer": "fireball", "spells": ""}
    table = turn("magic-talent", mana={"blue": 1, "gold": 1}, **offer).do("power magic-talent")
    table.shows(discard="fireball", tokens={})
    assert not turn("magic-talent", mana={"blue": 2}, **offer).can("power magic-talent")


@pytest.mark.rule("MK-160")
def test_what_powers_a_card_leaves_it_the_mana_that_a_skill_changes_once() -> None:
    offer = {"spell_offer": "tremor", "spells": ""}
    crystals = {"red": 1, "blue": 1, "white": 1}
    table = turn("magic-talent", skills="arythea-polarization", crystals=crystals, dice_left=0, **offer)
    table.do("skill arythea-polarization", "power magic-talent")
    table.shows(discard="tremor", crystals={"red": 1})  # not red as blue: then white would be no green any more


# -- what concentration adds, and to what ------------------------------------------------------------------------------


@pytest.mark.rule("MK-168")
def test_concentration_adds_to_the_move_of_an_ambush_not_to_what_it_promises() -> None:
    table = battle("prowlers", "attack", hand="concentration ambush rage", mana={"green": 1})
    table.do("power concentration", "pick ambush").shows(move_points=6)
    table.do("play rage").shows(strike={"melee-physical": 4})


@pytest.mark.rule("MK-168", "MK-668")
def test_concentration_at_the_start_of_a_combat_reaches_into_the_heat_and_adds_nothing() -> None:
    table = battle("prowlers", "starting", hand="concentration into-the-heat", units="peasants", mana={"green": 1})
    table.do("power concentration", "fight", "end-phase", "unit peasants 0").shows(guard={"physical": 5})


@pytest.mark.rule("MK-169", "MK-335")
def test_influence_of_diplomacy_is_divided_over_several_attacks() -> None:
    table = battle("diggers prowlers", "block", hand="diplomacy promise threaten", reputation=0)
    table.do("play diplomacy", "play promise", "play threaten").shows(influence=6)
    table.do("convert 0", "convert 0", "convert 0", "block").shows(influence=3, guard={})
    table.do("convert 0").shows(influence=2, guard={"physical": 1})


@pytest.mark.rule("MK-166")
def test_what_action_cards_leave_in_force_is_saved_and_loaded() -> None:
    crystals = {"green": 1, "white": 1}
    table = battle("prowlers", "attack", hand="ambush agility rage", units="peasants", crystals=crystals)
    table.do("power ambush", "power agility", "unit peasants 0")
    again = Realm(deckhold.load(table.game.dump()))
    assert again.game.fingerprint() == table.game.fingerprint()
    again.do("convert 0", "play rage").shows(strike={"melee-physical": 7})


@pytest.mark.rule("MK-011")
def test_the_attack_of_a_unit_is_not_ones_own_attack() -> None:
    table = battle("prowlers", "attack", hand="ambush rage", units="peasants").do("play ambush")
    table.do("unit peasants 0").shows(strike={"melee-physical": 2})  # Ambush waits for a card
    table.do("play rage").shows(strike={"melee-physical": 5})


@pytest.mark.rule("MK-162")
@pytest.mark.parametrize("card", ["steady-tempo", "crystal-joy"])
def test_a_card_that_was_thrown_away_asks_nothing_at_the_end_of_the_turn(card: str) -> None:
    legion: dict[str, object] = {"expansions": ["lost-legion"]}
    table = realm(hand=f"maximal-effect {card} march", mana={"red": 3}, options=legion).do("play maximal-effect")
    table.do(f"pick {card} hand")
    while table.asks != "0 turn":
        table.do(table.choices[0])
    table.do("end-turn")
    assert table.asks == "0 discard"


@pytest.mark.rule("MK-162")
def test_the_same_effect_twice_has_no_order() -> None:
    table = realm(hand="maximal-effect crystal-mastery march", crystals={"red": 1}).do("power maximal-effect")
    table.do("pick crystal-mastery hand", "end-turn")
    assert table.asks == "0 discard"
    assert table["crystals"] == {"red": 1}


@pytest.mark.rule("MK-160", "MK-168")
@pytest.mark.parametrize(
    ("hand", "able"),
    [
        ("decompose march rage stamina", True),
        ("decompose march rage fireball", False),  # a spell is no action card
        ("decompose march rage ruby-ring", False),
    ],
)
def test_maximal_effect_wants_a_fitting_card_for_each_use(hand: str, able: bool) -> None:
    table = land(hand=f"maximal-effect {hand}").do("play maximal-effect")
    assert table.can("pick decompose hand") == able


@pytest.mark.rule("MK-160", "MK-168")
@pytest.mark.parametrize(
    ("mana", "able"), [({"green": 3}, True), ({"green": 2, "white": 1}, True), ({"green": 1, "red": 2}, False)]
)
def test_maximal_effect_wants_mana_that_does_something_for_each_use(mana: dict[str, int], able: bool) -> None:
    """Outside a combat red mana gives nothing for pure magic."""
    table = land(hand="maximal-effect pure-magic", mana=mana, dice="black black black")
    assert table.can("play maximal-effect") == able
