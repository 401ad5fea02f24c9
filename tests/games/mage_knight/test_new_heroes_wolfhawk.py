"""Wolfhawk: her cards and skills."""

from typing import Any

import pytest

from deckhold.games.mage_knight.state import foes
from games.mage_knight.combat import with_city
from games.mage_knight.land import Realm
from games.mage_knight.newcomers import battle, country, gained, turn_over
from games.position import in_force

# -- Swift Reflexes ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-005")
def test_swift_reflexes_moves_or_attacks_from_afar() -> None:
    country(hand="swift-reflexes").do("play swift-reflexes").shows(move_points=2)
    strong = {"mana": {"white": 1}, "hand": "swift-reflexes"}
    country(**strong).do("power swift-reflexes").shows(move_points=4)
    battle("prowlers", hand="swift-reflexes").do("play swift-reflexes", "option 1").shows(strike={"ranged-physical": 1})
    battle("prowlers", **strong).do("power swift-reflexes", "option 1").shows(strike={"ranged-physical": 3})


@pytest.mark.rule("MK-363", "MK-685")
def test_swift_reflexes_weakens_one_attack_in_the_block_phase_of_an_immune_enemy_too() -> None:
    table = battle("grim-legionnaires", "block", hand="swift-reflexes", mana={"white": 1})
    table.do("power swift-reflexes", "option 2").shows(hit_change=[-2, 0, 0])
    swift = battle("wolf-riders", "block", blocking=0, hand="swift-reflexes march*4")
    swift.do("play swift-reflexes", "option 2", *["sideways march 3"] * 4)
    assert swift.can("block")  # 3 less 1, doubled
    assert not battle("prowlers", hand="swift-reflexes").do("play swift-reflexes").can("option 2")


# -- Tirelessness ------------------------------------------------------------------------------------------------------


def test_tirelessness_adds_to_the_next_other_card_that_gives_move() -> None:
    table = country(hand="tirelessness march*3").do("play tirelessness", "sideways march 1", "play march", "play march")
    table.shows(move_points=2 + 3 + 2, influence=1)
    country(hand="march tirelessness").do("play march", "play tirelessness").shows(move_points=4)  # not what was before


def test_powered_tirelessness_adds_to_each_card_sideways_ones_too_but_not_to_units_and_skills() -> None:
    table = country(hand="tirelessness march*2", units="foresters", skills="wolfhawk-hawk-eyes", mana={"blue": 1}).do(
        "power tirelessness", "sideways march 0", "play march", "unit foresters 0", "skill wolfhawk-hawk-eyes"
    )
    table.shows(move_points=4 + 2 + 3 + 2 + 1)


# -- bath and breeze ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("skill", "colour"), [("bath", "blue"), ("breeze", "white")])
def test_refreshments_heal_and_give_a_crystal_outside_combat(skill: str, colour: str) -> None:
    table = country(skills=f"wolfhawk-refreshing-{skill}").do(f"skill wolfhawk-refreshing-{skill}")
    table.shows(healing=1, crystals={colour: 1})
    assert not battle("prowlers", skills=f"wolfhawk-refreshing-{skill}").can(f"skill wolfhawk-refreshing-{skill}")


@pytest.mark.rule("MK-173")
def test_a_fourth_crystal_of_the_bath_is_a_token() -> None:
    table = country(skills="wolfhawk-refreshing-bath", crystals={"blue": 3}).do("skill wolfhawk-refreshing-bath")
    table.shows(crystals={"blue": 3}, tokens={"blue": 1})


# -- Hawk Eyes ---------------------------------------------------------------------------------------------------------

EYES = "wolfhawk-hawk-eyes"


@pytest.mark.parametrize(("night", "left"), [(True, 1), (False, 0)])
def test_hawk_eyes_reveals_for_less_by_night(night: bool, left: int) -> None:
    table = gained(country(skills=EYES, at="1,-4", move_points=1, night=night), EYES)
    assert bool(table.reveals) == night
    table.do(f"skill {EYES}")
    centre = sorted(table.reveals)[0]
    table.do(f"explore {centre}").shows(move_points=left)


@pytest.mark.parametrize(("night", "seen"), [(False, ["guardsmen"]), (True, ["grey?"])])
def test_hawk_eyes_see_a_garrison_from_two_spaces_away_by_day(night: bool, seen: list[str]) -> None:
    # the keep of countryside-3 lies on 2,-4
    spots: dict[str, Any] = {"tiles": "countryside-3@1,0 countryside-2@1,1", "tokens": "?guardsmen@2,-4"}
    table = country(at="1,-2", night=night, **spots)
    assert table.known("2,-4") != ["guardsmen"]
    gained(table, EYES)
    assert (table.known("2,-4") == ["guardsmen"]) == (seen == ["guardsmen"])


@pytest.mark.rule("MK-118", "MK-675")
@pytest.mark.parametrize(("night", "seen"), [(False, ["monks"]), (True, ["?violet"])])
def test_hawk_eyes_see_from_the_portal_as_soon_as_the_hero_stands_there(night: bool, seen: list[str]) -> None:
    table = country(
        seats=2,
        options={"heroes": ["tovak", "wolfhawk"]},
        tiles="countryside-9@1,0 countryside-2@1,1",  # a mage tower on 0,-2
        tokens="?monks@0,-2",
        at="1,0",
        at_1="portal",
        order=[0, 1],
        hand="march",
        hand_1="march",
        skills_1=EYES,
        did_play=True,
        night=night,
    )
    assert table.known("0,-2") == ["?violet"]
    assert turn_over(table, 1).known("0,-2") == seen


@pytest.mark.rule("MX-474")
@pytest.mark.parametrize(("at", "seen"), [("3,-3", ["?red"]), ("3,-4", ["fire-dragon"])])
def test_hawk_eyes_see_nobody_in_a_ruined_city_which_is_no_fortified_site(at: str, seen: list[str]) -> None:
    table = country(
        scenario="lost-relic-solo",
        options={"heroes": ["wolfhawk"], "start-level": 1},
        tiles="countryside-1@1,0 countryside-2@1,1 core-5@2,1 countryside-3@0,1",
        tokens="?fire-dragon@4,-5",
        at=at,
        skills=EYES,
    )
    assert gained(table, EYES).known("4,-5", 0) == seen


def test_hawk_eyes_see_a_garrison_on_the_way() -> None:
    table = country(
        skills=EYES, at="0,-1", move_points=6, tiles="countryside-3@1,0 countryside-2@1,1", tokens="?guardsmen@2,-4"
    )
    gained(table, EYES).do("move 1,-2")
    assert table.known("2,-4") == ["guardsmen"]


# -- On Her Own --------------------------------------------------------------------------------------------------------

OWN = "wolfhawk-on-her-own"
VILLAGE: dict[str, Any] = {"at": "2,-3", "unit_offer": "peasants*2", "influence": 8, "moment": "dealing"}


def test_on_her_own_gives_three_to_who_recruits_nobody() -> None:
    table = country(skills=OWN, **VILLAGE).do(f"skill {OWN}", "option 1").shows(influence=11)
    assert not table.can("recruit peasants")
    table = country(skills=OWN, **VILLAGE).do(f"skill {OWN}", "option 0").shows(influence=9)
    assert table.can("recruit peasants")


def test_who_has_recruited_for_influence_gets_one_only() -> None:
    table = country(skills=OWN, level=3, **VILLAGE).do("recruit peasants", f"skill {OWN}")
    table.shows(influence=8 - 4 + 1)


def test_a_unit_that_came_for_nothing_does_not_count() -> None:
    table = country(
        skills=OWN, at="2,-3", hand="call-to-arms", mana={"white": 1, "black": 1}, unit_offer="peasants", night=True
    )
    table.do("power call-to-arms").shows(units="peasants")
    table.do(f"skill {OWN}", "option 1").shows(influence=3)


@pytest.mark.rule("MX-059")
def test_a_unit_recruited_on_a_glade_is_paid_for_with_influence_too() -> None:
    hand = "endless-bag-of-gold"
    table = country(at="1,-3", unit_offer="magic-familiars", hand=hand, mana={"red": 1}, skills=OWN, level=3)
    table.do("interact", "power endless-bag-of-gold", "recruit magic-familiars", f"skill {OWN}")
    table.shows(influence=3 + 1)  # 9 - 6, and not the 3 of whoever recruits nobody


# -- Deadly Aim --------------------------------------------------------------------------------------------------------

AIM = "wolfhawk-deadly-aim"


def test_deadly_aim_adds_one_in_the_ranged_phase_and_two_in_the_attack_phase() -> None:
    table = battle("prowlers", skills=AIM, hand="swift-reflexes*1").do(
        f"skill {AIM}", "play swift-reflexes", "option 1"
    )
    table.shows(strike={"ranged-physical": 2})
    table = battle("prowlers", "attack", skills=AIM, hand="rage march").do(f"skill {AIM}", "sideways march 2")
    table.shows(strike={"melee-physical": 3})
    table.do("play rage").shows(strike={"melee-physical": 5})  # one card only


def test_deadly_aim_keeps_the_element_of_the_card_and_is_not_for_units() -> None:
    table = battle("prowlers", skills=AIM, hand="fireball", mana={"red": 1}, units="utem-crossbowmen").do(
        f"skill {AIM}"
    )
    table.do("unit utem-crossbowmen 1", "play fireball").shows(strike={"ranged-physical": 2, "ranged-fire": 6})


def test_deadly_aim_of_the_ranged_phase_is_lost_with_it() -> None:
    table = battle("prowlers", skills=AIM, hand="rage").do(f"skill {AIM}", "end-phase", "end-phase", "play rage")
    table.shows(strike={"melee-physical": 2})


def test_deadly_aim_adds_to_a_sideways_card_that_another_skill_makes_stronger() -> None:
    table = battle("prowlers", "attack", skills=f"{AIM} tovak-i-dont-give-a-damn", hand="march")
    table.do(f"skill {AIM}", "skill tovak-i-dont-give-a-damn", "sideways march 2").shows(strike={"melee-physical": 4})


# -- Know Your Prey ----------------------------------------------------------------------------------------------------

PREY = "wolfhawk-know-your-prey"


@pytest.mark.rule("MX-074")
def test_know_your_prey_takes_one_printed_ability_that_the_player_names() -> None:
    table = battle("ice-golems-enemy", skills=PREY).do(f"skill {PREY}", "option 0")
    assert table.choices == ["option 0", "option 2", "option 8"]  # physical and ice resistance, Paralyze
    table.do("option 2").shows(foe_lost=[4])
    assert not table.can(f"skill {PREY}")


def test_know_your_prey_takes_neither_summoning_nor_what_a_site_or_a_spell_adds() -> None:
    table = battle("orc-summoners/swift+site prowlers/city", skills=PREY)
    assert not table.can(f"skill {PREY}")
    table = battle("illusionists-enemy", skills=PREY).do(f"skill {PREY}")  # its resistance is all there is
    table.shows(foe_lost=[1])


def test_know_your_prey_takes_an_element_of_one_attack() -> None:
    table = battle("fire-mages-enemy", "block", skills=PREY, hand="march*6", blocking=0)
    table.do(f"skill {PREY}", "option 1", *["sideways march 3"] * 6)
    assert table.can("block")  # a fire attack would halve it
    dragon = battle("high-dragon", "block", skills=PREY, blocking=0, hand="rejuvenate", guard={"ice": 5})
    dragon.do(f"skill {PREY}", "option 1", "option 2")  # the ice of its cold fire
    assert not dragon.can("block")
    assert battle("high-dragon", "block", blocking=0, guard={"ice": 6}, hit_flags=[16, 0, 0]).can("block")
    assert not battle("high-dragon", "block", blocking=0, guard={"ice": 6}).can("block")


@pytest.mark.rule("MX-074")
def test_know_your_prey_names_no_attack_that_has_no_element_to_lose() -> None:
    table = battle("heroes-fire", "block", skills=PREY).do(f"skill {PREY}", "option 1")  # attacks: 4, and 2 of fire
    table.shows(hit_flags=[0, 8, 0])  # the second one, unasked


@pytest.mark.rule("MX-074")
def test_an_enemy_whose_attack_with_an_element_is_blocked_has_none_to_lose() -> None:
    table = battle("heroes-fire", "block", skills=PREY, hit_flags=[0, 1, 0]).do(f"skill {PREY}")
    table.shows(foe_lost=[2])  # all that is left is its resistance to fire


@pytest.mark.rule("MX-074")
def test_know_your_prey_says_which_defend_it_takes() -> None:
    table = battle("elven-protectors", skills=PREY).do(f"skill {PREY}")
    assert [table.game.label(one) for one in table.game.actions()] == ["Fire Resistance.", "Defend 2."]


@pytest.mark.rule("MK-378")
def test_an_attack_that_has_lost_its_element_has_no_bonus_of_the_blue_city() -> None:
    where: dict[str, Any] = {"tiles": "countryside-1@1,0 core-6@1,1", "fight_cell": "@3,-2"}
    table = with_city(battle("freezers/city", skills=PREY, **where), "blue", "3,-2")
    assert foes.value_of(table.s, 0) == 5
    table.do(f"skill {PREY}", "option 1")
    assert foes.value_of(table.s, 0) == 3


@pytest.mark.rule("MK-363")
def test_know_your_prey_does_nothing_to_an_immune_enemy() -> None:
    assert not battle("sorcerers-enemy", skills=PREY).can(f"skill {PREY}")


def test_an_elusive_enemy_that_has_lost_that_has_its_lower_armor_at_once() -> None:
    table = battle("shocktroops-enemy", skills=PREY, strike={"ranged-physical": 3}, targets=1)
    assert not table.can("strike")
    table.do(f"skill {PREY}", "option 12")
    assert table.can("strike")


# -- Taunt -------------------------------------------------------------------------------------------------------------

TAUNT = "wolfhawk-taunt"


def test_taunt_weakens_an_attack_or_makes_it_stronger_for_armor() -> None:
    battle("swordsmen", "block", skills=TAUNT).do(f"skill {TAUNT}", "option 0").shows(hit_change=[-1, 0, 0])
    table = battle("swordsmen", "block", skills=TAUNT).do(f"skill {TAUNT}", "option 1")
    table.shows(hit_change=[2, 0, 0], foe_armor=[0])
    table.do("end-phase").shows(foe_armor=[-2], moment="attack")
    assert len([card for card in table["hand"] if card == "wound"]) == 4  # 8 damage against armor 2


def test_who_is_kept_from_attacking_keeps_its_armor() -> None:
    table = battle("swordsmen prowlers", "block", skills=TAUNT, hand="chill", mana={"blue": 1})
    table.do(f"skill {TAUNT}", "option 1", "pick swordsmen", "play chill", "pick swordsmen")
    table.do("end-phase").shows(foe_armor=[0, 0], moment="attack")


@pytest.mark.rule("MK-363")
def test_a_taunted_immune_enemy_keeps_its_armor() -> None:
    table = battle("grim-legionnaires", "block", skills=TAUNT).do(f"skill {TAUNT}", "option 1", "end-phase")
    table.shows(hit_change=[2, 0, 0], foe_armor=[0])


def test_a_blocked_attack_cannot_be_taunted() -> None:
    table = battle("prowlers diggers", "block", skills=TAUNT, blocking=0, guard={"physical": 4}).do("block")
    table.do(f"skill {TAUNT}", "option 0").shows(hit_change=[0, 0, 0, -1, 0, 0])  # the other one, unasked


# -- Dueling -----------------------------------------------------------------------------------------------------------

DUEL = "wolfhawk-dueling"
TOUCH = {"op": "rules.touched", "card": "utem-guardsmen#1", "seat": 0, "until": "combat"}


def test_dueling_blocks_strikes_back_and_brings_fame() -> None:
    table = battle("prowlers", "block", skills=DUEL, blocking=0, guard={"physical": 3}, hand="rage")
    table.do(f"skill {DUEL}").shows(guard={"physical": 4})
    table.do("block", "play rage")
    table.shows(strike={"melee-physical": 2}).do("strike")  # 2 and the 1 of the duel
    table.shows(fame=2 + 1)


def test_the_strike_of_a_duel_is_for_that_enemy_alone() -> None:
    table = battle("prowlers diggers", "block", skills=DUEL, hand="rage").do("guard prowlers", f"skill {DUEL}")
    table.do("end-phase", "play rage", "target diggers")
    assert not table.can("strike")
    table.do("target diggers", "target prowlers")
    assert table.can("strike")


def dueling(**more: Any) -> Realm:
    return battle("prowlers", "block", skills=DUEL, blocking=0, **more).do(f"skill {DUEL}")


def test_no_fame_if_a_unit_has_blocked_it() -> None:
    table = dueling(units="utem-guardsmen", hand="rage").do("unit utem-guardsmen 1", "block", "play rage", "strike")
    table.shows(fame=2)


def test_no_fame_if_a_unit_has_attacked_it() -> None:
    table = dueling(units="utem-guardsmen").do("end-phase", "hit-hero", "unit utem-guardsmen 0", "strike")
    table.shows(fame=2)


def test_no_fame_if_a_unit_took_its_damage() -> None:
    table = dueling(units="utem-guardsmen", hand="rage").do("end-phase", "hit-unit utem-guardsmen")
    table.do("play rage", "strike").shows(fame=2)


def test_no_fame_if_a_unit_has_affected_it_before() -> None:
    table = battle("prowlers", "block", skills=DUEL, blocking=0, units="utem-guardsmen!", hand="rage", lasting=[TOUCH])
    table.do(f"skill {DUEL}", "end-phase", "hit-hero", "play rage", "strike").shows(fame=2)
    table = battle("prowlers diggers", skills=DUEL, units="illusionists", mana={"white": 1}, hand="rage*2")
    table.do("unit illusionists 1").shows(moment="ranged")  # only one of them is not fortified
    assert [one.partition("#")[0] for one in table["marks"]] == ["touched illusionists"]


def test_a_unit_that_fights_somebody_else_does_no_harm() -> None:
    table = battle("prowlers golems", "block", skills=DUEL, units="utem-guardsmen", hand="rage")
    table.do("guard golems", "unit utem-guardsmen 1", "block", f"skill {DUEL}", "end-phase", "hit-hero")
    table.do("play rage", "target prowlers", "strike").shows(fame=3)


def test_a_summoned_monster_is_fought_for_its_summoner() -> None:
    table = battle("orc-summoners", skills=DUEL, hand="rage*2", pile_brown="gargoyle").do("end-phase", f"skill {DUEL}")
    table.do("end-phase", "play rage").shows(moment="attack")
    assert not table.can("strike")  # 3 of 4
    table.do("play rage", "strike").shows(fame=4 + 1)


def test_the_block_of_a_duel_need_not_succeed() -> None:
    table = battle("prowlers", "block", skills=DUEL, blocking=0, hand="rage").do(f"skill {DUEL}", "end-phase")
    table.do("play rage", "strike").shows(fame=3)


# -- Motivation --------------------------------------------------------------------------------------------------------


def test_motivation_of_wolfhawk_brings_fame() -> None:
    country(skills="wolfhawk-motivation", deck="rage*3").do("skill wolfhawk-motivation").shows(hand="rage*2", fame=1)
    table = country(seats=2, at_1="1,-1", skills="wolfhawk-motivation", deck="rage*3")
    table.do("skill wolfhawk-motivation").shows(fame=0)  # the other one has no more


# -- Wolf's Howl -------------------------------------------------------------------------------------------------------

HOWL = "wolfhawk-wolfs-howl"


@pytest.mark.parametrize(("units", "n"), [("", 6), ("peasants", 5), ("peasants foresters", 4)])
def test_wolfs_howl_makes_a_card_worth_four_and_more_for_free_command_tokens(units: str, n: int) -> None:
    table = country(seats=2, at_1="1,-1", skills=HOWL, hand="march stamina", units=units, level=3).do(f"skill {HOWL}")
    table.do("sideways march 0", "sideways stamina 0").shows(move_points=n + 1, centre=HOWL, skills="")


def howled(**more: Any) -> Realm:
    """It is the turn of the other player after a howl."""
    table = country(seats=2, at_1="1,-3", skills=HOWL, hand="march stamina", **more)
    return turn_over(table.do(f"skill {HOWL}", "sideways march 0"), 1)


@pytest.mark.rule("MX-063")
def test_a_banner_of_command_that_waits_for_a_unit_is_no_command_token_for_wolfs_howl() -> None:
    table = country(skills="wolfhawk-wolfs-howl-coop", hand="banner-of-command march", units="peasants")
    table.do("play banner-of-command", "skill wolfhawk-wolfs-howl-coop", "sideways march 0").shows(move_points=4)


@pytest.mark.rule("MK-220")
def test_units_of_others_attack_and_block_for_less() -> None:
    table = howled(units_1="utem-guardsmen peasants", tokens="prowlers@1,-4", hand_1="rage")
    table.do("challenge prowlers", "end-phase", "unit utem-guardsmen 1").shows(guard={"swift-physical": 3})
    table.do("end-phase", "hit-hero", "unit peasants 0").shows(strike={"melee-physical": 1})
    table.do("play rage").shows(strike={"melee-physical": 3})


def test_wolfs_howl_is_not_for_an_interaction_and_not_beside_another_such_skill() -> None:
    assert not country(seats=2, at_1="1,-1", skills=HOWL, hand="march", **VILLAGE).can(f"skill {HOWL}")
    table = country(seats=2, at_1="1,-1", skills=f"{HOWL} tovak-i-dont-give-a-damn", hand="march stamina")
    table.do(f"skill {HOWL}")
    assert not table.can("skill tovak-i-dont-give-a-damn")


PACK = "wolfhawk-wolfs-howl-coop"


@pytest.mark.rule("MK-223")
def test_the_first_of_the_others_who_fights_has_the_pack_at_hand() -> None:
    table = country(
        seats=2,
        scenario="cooperation",
        at_1="1,-3",
        skills=PACK,
        hand="march stamina",
        hand_1="rage",
        tokens="orc-summoners@1,-4 prowlers@1,-4",
        pile_brown="gargoyle",
    )
    turn_over(table.do(f"skill {PACK}", "sideways march 0"), 1).shows(centre=PACK)
    table.do("challenge prowlers", "pick orc-summoners").shows(foe_armor=[-1, 0], centre="", skills=PACK)
    table.do("end-phase")
    assert table.choices == ["pick prowlers", "pick gargoyle"]  # the summoner's monster, not itself
    table.do("pick gargoyle").shows(hit_change=[0] * 6 + [-1, 0, 0])


@pytest.mark.rule("MK-224")
def test_alone_the_pack_comes_in_the_next_turn() -> None:
    table = country(skills=PACK, hand="march stamina", deck="rage*5", at="1,-3", tokens="prowlers@1,-4")
    table.do(f"skill {PACK}", "sideways march 0")
    table = turn_over(table.do("challenge prowlers", "end-phase", "end-phase", "end-phase"))
    table.shows(centre=PACK).do("challenge prowlers").shows(foe_armor=[-1], centre="")


@pytest.mark.rule("MK-168")
def test_tirelessness_adds_once_to_a_card_that_gives_move_several_times() -> None:
    table = country(hand="tirelessness maximal-effect march", mana={"blue": 1})
    table.do("power tirelessness", "play maximal-effect").shows(move_points=4 + 3 * 2 + 1)
    crystals = {"red": 1, "blue": 1, "green": 1, "white": 1}
    table = country(hand="tirelessness power-of-crystals stamina", mana={"blue": 2}, crystals=crystals)
    table.do("power tirelessness", "pay mana-blue", "power power-of-crystals", "colour 1", "pay mana-blue")
    table.do("option 0", "option 0").shows(move_points=4 + 4 + 2 + 1)
    table.do("play stamina").shows(move_points=11 + 2 + 1)


def test_the_strike_of_a_duel_is_doubled_by_the_sword_of_justice() -> None:
    sword = in_force("sword-of-justice.strong.0", "sword-of-justice#1")
    table = battle("prowlers", "block", blocking=0, skills="wolfhawk-dueling", lasting=[sword], level=9)
    table.do("skill wolfhawk-dueling", "end-phase").shows(moment="attack")
    assert foes.sum_of_attack(table.s, 0, 1, table.s.strike) == 2
