"""The artifacts of The Lost Legion (303 to 310) and the Mysterious Box (270), one by one."""

from typing import Any

import pytest

import deckhold
from deckhold.games.mage_knight.cards.legion import legion_actions, legion_artifacts, legion_spells
from deckhold.games.mage_knight.state.zones import UNITS
from deckhold.games.mage_knight.terms import GAME, ROUND
from games.mage_knight.combat import Realm, again, fight, land
from games.mage_knight.legion import battle, blocking, legion


@pytest.mark.rule("MX-002", "MX-004")
def test_every_deed_card_has_its_number_and_its_box() -> None:
    cards = [*legion_actions(), *legion_spells(), *legion_artifacts()]
    numbers = {card.number: card.box for card in cards}
    assert numbers == {
        **dict.fromkeys(range(287, 311), "lost-legion"),
        **dict.fromkeys(range(266, 271), "ultimate"),
    }
    assert {card.copies for card in cards} == {1}


@pytest.mark.rule("MX-001", "MX-004", "MX-007")
def test_the_cards_are_in_the_decks_when_the_box_is_and_only_then() -> None:
    table = legion()
    every = {name.partition("#")[0] for name in table.game.table.names}
    assert {"counterattack", "power-of-crystals", "cure", "mysterious-box", "thugs"} <= every
    base = fight("prowlers")
    assert "counterattack" not in {name.partition("#")[0] for name in base.game.table.names}


# -- Bow of Starsdawn --------------------------------------------------------------------------------------------------


def test_the_bow_turns_cards_into_a_ranged_attack() -> None:
    table = battle("prowlers", hand="bow-of-starsdawn march rage wound").do("play bow-of-starsdawn")
    table.do("pick march", "pick rage").shows(strike={"ranged-physical": 4}, hand="wound")
    table.do("target prowlers", "strike").shows(fame=3)


def test_the_bow_gives_fame_for_the_present_phase_alone() -> None:
    hand = "bow-of-starsdawn march rage"
    table = battle("prowlers swordsmen", hand=hand, strike={"ranged-physical": 3}, level=9)
    table.do("target prowlers", "strike").shows(fame=2)
    table.do("play bow-of-starsdawn", "pick march", "pass").shows(fame=3)  # one who was defeated before in this phase
    table.do("end-phase", "end-phase").shows(moment="attack")
    table.s.strike[0] = 5
    again(table).do("strike").shows(fame=7)  # four for the swordsmen, none for the bow


def test_the_bow_thrown_away_doubles_a_ranged_attack_or_makes_it_siege() -> None:
    for option, strike in ((1, {"ranged-physical": 6}), (2, {"siege-physical": 3})):
        table = battle("prowlers", hand="bow-of-starsdawn swiftness", mana={"white": 1}).do("power bow-of-starsdawn")
        table.do("power swiftness", f"option {option}").shows(strike=strike)


def test_the_bow_thrown_away_may_double_a_siege_attack_as_a_ranged_one() -> None:
    for option, strike in ((0, {"siege-fire": 5}), (1, {"ranged-fire": 10})):
        table = battle("prowlers", hand="bow-of-starsdawn", mana={"red": 1}, units="catapults", level=9)
        table.do("power bow-of-starsdawn", "unit catapults 1", f"option {option}").shows(strike=strike)


def test_the_bow_is_decided_effect_by_effect_and_for_the_first_phase_only() -> None:
    hand = "bow-of-starsdawn swiftness*2"
    table = battle("prowlers swordsmen", hand=hand, mana={"white": 2}, level=9).do("power bow-of-starsdawn")
    table.do("power swiftness", "option 1", "target prowlers", "strike", "end-phase", "end-phase", "power swiftness")
    table.shows(moment="attack", strike={"ranged-physical": 3})
    assert not battle("prowlers", "attack", hand="bow-of-starsdawn").can("power bow-of-starsdawn")


# -- Banner of Command -------------------------------------------------------------------------------------------------

VILLAGE = "2,-3"


@pytest.mark.rule("MX-063")
def test_the_banner_of_command_leads_one_unit_more() -> None:
    table = legion(hand="banner-of-command march", at=VILLAGE, units="herbalists", unit_offer="peasants foresters")
    table.do("interact", "play banner-of-command").shows(influence=4)
    table.do("recruit peasants").shows(units="herbalists peasants", banners="banner-of-command", played="")
    assert [unit.partition("#")[0] for unit in table["banner"]] == ["peasants"]
    assert table.s.free_command(0) == 0


@pytest.mark.rule("MX-063")
def test_the_banner_of_command_may_go_to_a_unit_recruited_before_it_was_played() -> None:
    hand = "banner-of-command promise*2"
    table = legion(hand=hand, at=VILLAGE, unit_offer="peasants foresters").do(
        "interact", "play promise", "play promise"
    )
    table.do("recruit peasants", "play banner-of-command", "convert 0").shows(banners="banner-of-command")
    assert table.s.free_command(0) == 1  # the command token is free again


def test_the_banner_of_command_is_discarded_if_it_is_not_assigned() -> None:
    table = legion(hand="banner-of-command", units="herbalists").do("play banner-of-command")
    assert not table.can("convert")
    table.do("end-turn").shows(discard="banner-of-command", units="herbalists")


def led(**more: Any) -> Realm:
    """Herbalists with a command token, peasants with the banner."""
    table = legion(
        hand="banner-of-command banner-of-glory march",
        at=VILLAGE,
        units="herbalists",
        unit_offer="peasants foresters",
        deck="march rage",
        **more,
    )
    return table.do("interact", "play banner-of-command", "recruit peasants")


@pytest.mark.rule("MX-064")
def test_a_unit_that_loses_the_banner_of_command_leaves_the_game() -> None:
    table = led(level=3).do("convert 0")  # with a free command token
    table.do("assign banner-of-glory peasants")
    table.shows(True, units="herbalists", discard="banner-of-command banner-of-glory", banners="")
    assert "peasants" in table["box"]


@pytest.mark.rule("MX-064")
def test_taking_the_banner_of_command_back_costs_the_unit() -> None:
    table = led(turns_left=1, counted=True, announced=1).do("end-turn", "pass")
    assert table.asks == "0 banners"
    said = [table.game.label(table.game.actions()[0], lang) for lang in ("en", "ru")]
    assert said[0] == "Take back Banner of Command: Peasants leaves the game"
    assert said[1] == "Забрать: Знамя полководца; отряд «Крестьяне» покинет игру"
    table.do("pick banner-of-command")
    table.shows(units="herbalists", banners="")


@pytest.mark.rule("MX-064")
def test_a_unit_keeps_the_banner_of_command_over_the_round() -> None:
    table = led(turns_left=1, counted=True, announced=1).do("end-turn", "pass", "pass")
    table.shows(units="herbalists peasants", banners="banner-of-command")


@pytest.mark.rule("MX-064", "MK-704")
def test_the_banner_of_command_of_a_destroyed_unit_is_discarded() -> None:
    banner = {"op": "banner-of-command.basic.1.sustains", "card": "banner-of-command#1", "until": "game", "n": 1}
    table = battle(
        "medusa",
        "damage",
        units="herbalists#1 peasants#2",
        banners="banner-of-command",
        banner={"peasants#2": "banner-of-command#1"},
        lasting=[{**banner, "seat": 0}],
        blocking=0,
        damage_left=6,
    )
    assert table.s.free_command(0) == 0
    table.do("hit-unit peasants").shows(units="herbalists", banners="", discard="banner-of-command")
    assert table.s.free_command(0) == 0


@pytest.mark.rule("MK-197", "MK-200", "MX-064")
def test_a_unit_led_by_the_banner_of_command_makes_no_room_for_another_one() -> None:
    table = led()
    table.s.influence = 5
    again(table).do("recruit foresters")
    assert table.choices == ["pick herbalists"]  # only its command token can go to the foresters
    table.do("pick herbalists").shows(units="peasants foresters", banners="banner-of-command")


@pytest.mark.rule("MK-197", "MX-063")
def test_beside_a_unit_led_by_the_banner_of_command_no_bond_is_needed_for_the_next_one() -> None:
    skill = "norowas-bonds-of-loyalty"
    bond = {"op": f"{skill}.gained.1", "card": f"{skill}#1", "seat": 0, "until": "game"}
    banner = {"op": "banner-of-command.basic.1.sustains", "card": "banner-of-command#1", "until": "game", "n": 1}
    table = legion(
        units="peasants#2",
        banners="banner-of-command",
        banner={"peasants#2": "banner-of-command#1"},
        skills=skill,
        lasting=[bond, {**banner, "seat": 0}],
        moment="dealing",
        influence=8,
        at=VILLAGE,
        unit_offer="foresters herbalists",
    )
    table.do("recruit foresters", "recruit herbalists").shows(units="peasants foresters herbalists")
    bound = [table.s.bound(0, unit) for unit in table.s.at(UNITS, 0)]
    assert bound == [False, False, True]  # the foresters have the command token of the hero


@pytest.mark.rule("MX-063")
def test_a_game_in_which_the_banner_of_command_leads_a_unit_is_saved_and_loaded() -> None:
    saved = led().game.dump()
    assert deckhold.load(saved).dump() == saved
    saved["position"]["lasting"] = []
    with pytest.raises(ValueError, match="banner-of-command#1 is no banner"):
        deckhold.load(saved)


@pytest.mark.rule("MX-054", "MX-060", "MX-048")
def test_the_banner_of_command_thrown_away_recruits_for_nothing() -> None:
    offer = "thugs delphana-masters magic-familiars"
    table = legion(hand="banner-of-command", unit_offer=offer, reputation=5).do("power banner-of-command")
    table.shows(fame=2, units="thugs", influence=0)


# -- Banner of Fortitude -----------------------------------------------------------------------------------------------


def bearing(foes: str, **more: Any) -> Realm:
    """The damage phase; utem-crossbowmen (armor 4) carry the banner, the hero is of level 3 (armor 3)."""
    table = battle(foes, "block", hand="banner-of-fortitude", units="utem-crossbowmen#2", level=3, **more)
    return table.do("assign banner-of-fortitude utem-crossbowmen", "end-phase")


@pytest.mark.rule("MX-065", "MX-066", "MX-C31")
def test_the_banner_of_fortitude_keeps_a_wound_off_and_takes_damage_all_the_same() -> None:
    table = bearing("werewolf").do("hit-unit utem-crossbowmen", "option 0")
    table.shows(hurt={}, hand="wound", moment="attack")  # seven damage less four is one wound for armor 3


@pytest.mark.rule("MX-065")
def test_the_banner_of_fortitude_is_used_only_if_its_player_likes() -> None:
    table = bearing("werewolf").do("hit-unit utem-crossbowmen", "pass")
    table.shows(hurt={"utem-crossbowmen#2": 1}, hand="wound")


@pytest.mark.rule("MX-065", "MX-C31")
def test_the_banner_of_fortitude_keeps_off_paralysis_and_poison() -> None:
    table = bearing("medusa").do("hit-unit utem-crossbowmen", "option 0")
    table.shows(units="utem-crossbowmen", hurt={}, hand="wound")  # two damage are left
    bearing("cursed-hags").do("hit-unit utem-crossbowmen", "option 0").shows(hurt={}, hand="")


@pytest.mark.rule("MX-066")
def test_a_unit_that_stood_fast_takes_no_more_damage_in_the_combat() -> None:
    table = bearing("werewolf prowlers").do("face werewolf", "hit-unit utem-crossbowmen", "option 0")
    table.shows(moment="attack", hand="wound*3", hurt={})  # three damage and four more are the hero's


@pytest.mark.rule("MX-Q35")
def test_the_banner_of_fortitude_works_once_a_round() -> None:
    table = battle("prowlers", "attack", hand="banner-of-fortitude", units="utem-swordsmen#1")
    table.do("assign banner-of-fortitude utem-swordsmen", "unit utem-swordsmen 1", "option 0")
    table.shows(hurt={}, strike={"melee-physical": 6})
    table.s.spent[table.s.at(UNITS, 0)[0]] = 0
    again(table).do("unit utem-swordsmen 1").shows(hurt={"utem-swordsmen#1": 1})
    table.s.close(ROUND)
    table.s.hurt[table.s.at(UNITS, 0)[0]] = 0
    table.s.spent[table.s.at(UNITS, 0)[0]] = 0
    again(table).do("unit utem-swordsmen 1", "option 0").shows(hurt={})


@pytest.mark.rule("MX-065")
def test_the_banner_of_fortitude_helps_swordsmen_who_strain_themselves() -> None:
    table = battle("prowlers", "attack", hand="banner-of-fortitude", units="utem-swordsmen#1")
    table.do("assign banner-of-fortitude utem-swordsmen", "unit utem-swordsmen 1", "pass")
    table.shows(hurt={"utem-swordsmen#1": 1}, strike={"melee-physical": 6})


def test_the_banner_of_fortitude_thrown_away_heals_every_unit() -> None:
    table = legion(hand="banner-of-fortitude", units="peasants~2 herbalists~1 foresters!")
    table.do("power banner-of-fortitude").shows(hurt={})
    assert table.spent("foresters")
    assert not battle("prowlers", hand="banner-of-fortitude", units="peasants~1").can("power banner-of-fortitude")


# -- Soul Harvester ----------------------------------------------------------------------------------------------------


def test_the_soul_harvester_gives_a_crystal_for_one_enemy() -> None:
    foes = "fire-mages-enemy ironclads"
    table = battle(foes, "attack", hand="soul-harvester", strike={"melee-fire": 20}).do("play soul-harvester")
    table.do("target fire-mages-enemy", "target ironclads", "strike")
    assert table.choices == ["colour 0", "colour 2", "colour 3"]
    table.do("colour 0").shows(crystals={"red": 1})


def test_the_soul_harvester_thrown_away_gives_one_for_each_enemy_of_the_phase() -> None:
    table = battle("prowlers ice-mages-enemy", "attack", hand="soul-harvester", strike={"melee-fire": 3})
    table.do("target prowlers", "strike", "power soul-harvester").shows(crystals={"white": 1})
    table.do("strike", "colour 1").shows(crystals={"white": 1, "blue": 1})


def test_the_soul_harvester_may_be_thrown_away_early_for_the_crystals_alone() -> None:
    table = battle("prowlers swordsmen", hand="soul-harvester", strike={"ranged-physical": 3})
    table.do("power soul-harvester", "target prowlers").shows(strike={"ranged-physical": 3})
    table.do("strike").shows(crystals={"white": 1})


def test_the_soul_harvester_takes_no_soul_of_an_earlier_phase() -> None:
    table = battle("prowlers swordsmen", hand="soul-harvester", strike={"ranged-physical": 3}, level=9)
    table.do("target prowlers", "strike", "end-phase", "end-phase").shows(moment="attack")
    table.do("power soul-harvester").shows(crystals={}, strike={"melee-physical": 8})


# -- Shield of the Fallen Kings ----------------------------------------------------------------------------------------


def test_the_shield_blocks_once_or_twice() -> None:
    table = blocking("swordsmen", hand="shield-of-the-fallen-kings").do("play shield-of-the-fallen-kings", "option 0")
    table.shows(guard={"physical": 6})
    table = blocking("prowlers diggers", hand="shield-of-the-fallen-kings")
    table.do("play shield-of-the-fallen-kings", "option 1").shows(guard={"physical": 4})
    assert not table.can("convert")  # never against the same attack
    table.do("block").shows(hit_flags=[1, 0, 0, 0, 0, 0])
    table.do("convert 0").shows(guard={"physical": 4})
    table.do("block").shows(moment="attack", hand="")


def test_the_shield_thrown_away_blocks_three_attacks_of_a_hydra() -> None:
    table = blocking("hydra", hand="shield-of-the-fallen-kings").do("power shield-of-the-fallen-kings", "option 1")
    table.shows(guard={"cold-fire": 4}).do("block", "guard hydra 2", "convert 0", "block", "convert 0", "block")
    table.shows(moment="attack", hand="")
    assert not table.can("convert")


def test_the_shield_thrown_away_blocks_cold_fire() -> None:
    table = blocking("high-dragon", hand="shield-of-the-fallen-kings").do(
        "power shield-of-the-fallen-kings", "option 0"
    )
    table.shows(guard={"cold-fire": 8}).do("block").shows(moment="attack")


# -- Druidic Staff -----------------------------------------------------------------------------------------------------


def test_the_staff_gives_by_the_colour_of_a_discarded_card() -> None:
    table = legion(hand="druidic-staff march determination swiftness rage wound", units="fire-golems! altem-mages!")
    table.do("play druidic-staff")
    assert len(table.choices) == 4
    green = table.copy().do("pick march").shows(healing=3)
    assert green["discard"] == ["march"]
    table.copy().do("pick determination", "colour 3").shows(crystals={"white": 2})
    red = table.copy().do("pick rage")
    assert not red.spent("fire-golems")
    assert red.spent("altem-mages")  # of level IV
    white = table.do("pick swiftness", "cell 1,-3")
    assert white.at() == "1,-3"


@pytest.mark.rule("MX-018")
def test_the_staff_passes_over_whatever_lies_between() -> None:
    table = legion(hand="druidic-staff swiftness", at="1,-3", tokens="prowlers@1,-4").do("play druidic-staff")
    assert table.can("cell 2,-5") == ("cell @2,-5" in table.choices)
    assert not table.can("cell 1,-4")  # not onto a rampaging enemy
    table.do("cell 0,-3").shows(moment="moving")  # who is next to both ends is not provoked


def test_the_staff_gives_only_crystals_in_combat() -> None:
    table = battle("prowlers", hand="druidic-staff march determination swiftness rage", units="peasants!")
    table.do("play druidic-staff", "colour 1").shows(crystals={"blue": 2}, discard="determination")


def test_the_staff_thrown_away_gives_two_different_gifts() -> None:
    table = legion(hand="druidic-staff wound", units="peasants!").do("power druidic-staff", "option 2")
    assert table.choices == ["option 0", "option 1", "option 3"]
    table.do("option 1", "colour 0").shows(healing=3, crystals={"red": 2}, hand="wound")
    battle("prowlers", hand="druidic-staff").do("power druidic-staff", "colour 0").shows(crystals={"red": 2})


# -- Circlet of Proficiency --------------------------------------------------------------------------------------------

NEGOTIATION = "norowas-bright-negotiation"  # every turn: influence 2, by day 3
POTIONS = "goldyx-potion-making"  # every round: heal 2


def test_the_circlet_uses_a_common_skill_of_every_turn_twice() -> None:
    table = legion(hand="circlet-of-proficiency", common_skills=NEGOTIATION).do("play circlet-of-proficiency")
    table.shows(influence=6, common_skills=NEGOTIATION)


def test_the_circlet_uses_a_skill_of_every_round_once() -> None:
    legion(hand="circlet-of-proficiency", common_skills=POTIONS).do("play circlet-of-proficiency").shows(healing=2)


@pytest.mark.parametrize("skill", ["goldyx-source-freeze", "norowas-bonds-of-loyalty", "arythea-ritual-of-pain"])
def test_the_circlet_uses_no_skill_that_concerns_others(skill: str) -> None:
    assert not legion(hand="circlet-of-proficiency wound", common_skills=skill).can("play circlet-of-proficiency")


def test_the_circlet_follows_the_times_of_a_skill() -> None:
    table = battle("prowlers", hand="circlet-of-proficiency", common_skills=f"{POTIONS} goldyx-freezing-power")
    table.do("play circlet-of-proficiency", "option 0", "option 1").shows(strike={"siege-physical": 1, "siege-ice": 1})


def test_the_circlet_thrown_away_keeps_a_skill_that_can_be_used_at_once() -> None:
    table = legion(hand="circlet-of-proficiency", common_skills=NEGOTIATION).do("power circlet-of-proficiency")
    table.shows(skills=NEGOTIATION, common_skills="").do(f"skill {NEGOTIATION}").shows(influence=3)


def test_the_circlet_thrown_away_keeps_what_a_skill_brings_when_it_is_gained() -> None:
    table = legion(hand="circlet-of-proficiency", common_skills="norowas-bonds-of-loyalty", unit_offer="")
    table.do("power circlet-of-proficiency").shows(skills="norowas-bonds-of-loyalty")
    assert len(table["unit_offer"]) == 2
    assert table.s.free_command(0) == 2


# -- Tome of All Spells ------------------------------------------------------------------------------------------------


def test_the_tome_uses_a_spell_of_the_colour_of_a_discarded_card() -> None:
    offer = "fireball restoration meditation"
    table = legion(hand="tome-of-all-spells march rage", spell_offer=offer, discard="stamina", at="0,-1")
    table.do("play tome-of-all-spells", "pick restoration").shows(healing=3, spell_offer=offer, hand="rage")


def test_the_tome_follows_the_times_of_spells() -> None:
    offer = "fireball restoration flame-wall"
    table = battle("prowlers", hand="tome-of-all-spells march rage", spell_offer=offer).do("play tome-of-all-spells")
    table.shows(strike={"ranged-fire": 5}, hand="march", discard="rage")  # no healing, no melee attack yet


def test_the_tome_thrown_away_uses_a_strong_effect_by_day() -> None:
    table = battle("prowlers", hand="tome-of-all-spells rage", spell_offer="fireball chill expose")
    table.do("power tome-of-all-spells").shows(strike={"siege-fire": 8}, hand="wound", tokens={})


def test_the_tome_pays_what_a_spell_costs_besides() -> None:
    offer = "mana-bolt restoration fireball"
    table = battle("prowlers", "attack", hand="tome-of-all-spells determination", spell_offer=offer)
    assert not table.can("play tome-of-all-spells")
    table = battle("prowlers", "attack", hand="tome-of-all-spells determination", spell_offer=offer, mana={"red": 1})
    table.do("play tome-of-all-spells").shows(strike={"melee-cold-fire": 7}, tokens={})


# -- Mysterious Box ----------------------------------------------------------------------------------------------------


def boxed(artifact: str, **more: Any) -> Realm:
    more.setdefault("hand", "mysterious-box march")
    more.setdefault("level", 9)
    return legion(artifacts=f"ruby-ring {artifact}", deck="march rage", **more).do("play mysterious-box")


def test_the_box_is_used_as_the_artifact_that_it_reveals() -> None:
    table = boxed("endless-bag-of-gold").shows(artifacts="ruby-ring", aside="endless-bag-of-gold")
    table.do("convert 0").shows(influence=4, fame=3, played="mysterious-box")
    assert not table.can("convert")
    table.do("end-turn", "pass").shows(artifacts="endless-bag-of-gold ruby-ring", discard="mysterious-box")


def test_the_box_is_thrown_away_for_a_strong_effect() -> None:
    table = boxed("endless-bag-of-gold").do("convert 1").shows(influence=9, fame=4, played="")
    assert "mysterious-box" in table["box"]


def test_an_unused_box_returns_to_hand_and_meets_no_duty() -> None:
    table = boxed("horn-of-wrath")
    assert not table.can("convert")  # not its time
    table.do("end-turn").shows(True, hand="march mysterious-box", artifacts="horn-of-wrath ruby-ring", fame=0)
    assert not table.can("pass")  # a card must be discarded
    table.do("discard march", "pass").shows(True, hand="mysterious-box rage march", discard="march")


def test_a_box_that_serves_as_a_banner_is_discarded_when_the_turn_ends() -> None:
    table = boxed("banner-of-glory", units="peasants").do("convert 0").shows(banners="mysterious-box", fame=1)
    assert table.s.lasting
    table.do("end-turn", "pass").shows(banners="", discard="mysterious-box", artifacts="banner-of-glory ruby-ring")
    assert not [entry for entry in table.s.lasting if entry.a == GAME]


def test_a_box_does_for_a_unit_what_the_banner_would() -> None:
    table = boxed("banner-of-courage", units="peasants!").do("convert 0", "banner peasants")
    assert not table.spent("peasants")


def test_a_unit_led_by_a_box_is_gone_when_the_turn_ends() -> None:
    table = legion(
        hand="mysterious-box",
        at=VILLAGE,
        artifacts="ruby-ring banner-of-command",
        units="herbalists",
        unit_offer="peasants",
        deck="march",
    )
    table.do("interact", "play mysterious-box", "convert 0", "recruit peasants")
    table.shows(units="herbalists peasants", banners="mysterious-box", fame=1)
    table.do("end-turn").shows(units="herbalists", discard="mysterious-box")


@pytest.mark.rule("MK-211", "MK-704")
@pytest.mark.parametrize("lost", ["assign banner-of-courage peasants", "power banner-of-command"])
def test_what_a_box_revealed_goes_back_though_it_was_lost_as_a_banner(lost: str) -> None:
    """It would come to the player with the cards that are set aside until the round ends."""
    more = {"units": "peasants", "unit_offer": "herbalists", "deck": "rage*2"}
    hand = "mysterious-box banner-of-courage banner-of-command march"
    table = legion(hand=hand, artifacts="horn-of-wrath banner-of-protection", **more)
    table.do("play mysterious-box", "convert 0", lost)
    while table.asks != "0 turn":
        table.do(table.choices[0])
    table.shows(discard="mysterious-box", aside="", artifacts="banner-of-protection horn-of-wrath")


@pytest.mark.rule("MK-388")
def test_what_a_box_does_when_the_turn_ends_is_said_where_its_order_is_asked_for() -> None:
    hand = "mysterious-box steady-tempo march"
    table = legion(hand=hand, deck="rage*2", artifacts="horn-of-wrath").do("play mysterious-box", "play steady-tempo")
    table.do("end-turn")
    assert table.asks == "0 order"
    assert [table.game.label(table.game.actions()[0], lang) for lang in ("en", "ru")] == [
        "Mysterious Box: At the end of the turn the revealed Artifact goes under its deck;"
        " this card comes back to your hand if it was not used.",
        "«Таинственная шкатулка»: В конце хода открытый артефакт уходит под низ своей колоды,"
        " а эта карта, если не была использована, возвращается в руку.",
    ]


def test_a_box_may_be_played_sideways_like_any_card() -> None:
    legion(hand="mysterious-box").do("sideways mysterious-box 1").shows(influence=1, fame=0)


def test_circlet_uses_a_skill_once_that_its_use_turns_face_down() -> None:
    boxes: dict[str, object] = {"expansions": ["lost-legion", "krang"]}
    table = land(hand="circlet-of-proficiency", common_skills="krang-shamanic-ritual", options=boxes)
    table.do("play circlet-of-proficiency", "colour 0")
    assert table.asks == "0 turn"
    table.shows(tokens={"red": 1}, lasting=[])


def test_circlet_uses_the_gentle_side_of_a_skill_twice() -> None:
    boxes: dict[str, object] = {"expansions": ["lost-legion", "krang"]}
    skill = {"hand": "circlet-of-proficiency", "common_skills": "krang-battle-frenzy", "options": boxes}
    fight("prowlers", "attack", **skill).do("play circlet-of-proficiency", "option 0", "option 0").shows(
        strike={"melee-physical": 4}
    )
    table = fight("prowlers", "attack", **skill).do("play circlet-of-proficiency", "option 1")
    table.shows(strike={"melee-physical": 4})
    assert table.asks == "0 turn"


@pytest.mark.rule("MK-388", "MK-396")
def test_the_banner_of_command_leads_no_unit_that_is_won_when_the_turn_ends() -> None:
    offer = "foresters herbalists scouts"
    table = legion(hand="banner-of-command", units="peasants", rewards=["unit"], moment="closing", unit_offer=offer)
    table.do("play banner-of-command", "end-turn", "reward", "pick foresters")
    assert table.asks == "0 disband"
    table.do("pick peasants").shows(units="foresters", discard="banner-of-command")


def test_a_spell_that_the_tome_uses_is_cast() -> None:
    hand = "ruby-ring tome-of-all-spells rage"
    table = legion(hand=hand, spell_offer="offering snowstorm restoration")
    table.do("power ruby-ring", "play tome-of-all-spells").shows(crystals={"red": 1}, fame=1)


@pytest.mark.parametrize(
    ("skill", "cards", "n"),
    [
        ("arythea-power-of-pain", "wound wound", 4),
        ("tovak-i-dont-give-a-damn", "rage march", 4),
        ("goldyx-universal-power", "rage march", 6),
    ],
)
def test_circlet_makes_two_cards_worth_more_sideways(skill: str, cards: str, n: int) -> None:
    table = legion(hand=f"circlet-of-proficiency {cards}", common_skills=skill, mana={"white": 2})
    table.do("play circlet-of-proficiency")
    for card in cards.split():
        table.do(f"sideways {card} 0")
    table.shows(move_points=n)


def test_circlet_lays_two_cards_aside_and_each_is_discarded_for_a_mana_of_its_own() -> None:
    table = legion(hand="circlet-of-proficiency rage threaten march*2", common_skills="arythea-invocation")
    table.do("play circlet-of-proficiency", "pick rage", "colour 2", "pick threaten", "colour 2")
    table.do("power march").shows(discard="rage", looked="threaten").do("power march").shows(discard="rage threaten")


def test_circlet_changes_two_mana() -> None:
    table = legion(
        hand="circlet-of-proficiency march stamina", common_skills="arythea-polarization", mana={"white": 1, "red": 1}
    )
    table.do("play circlet-of-proficiency", "power march", "pay mana-white", "power stamina", "pay mana-red")
    table.shows(move_points=8, tokens={})


@pytest.mark.rule("MK-152")
def test_circlet_changes_both_mana_of_a_strong_spell() -> None:
    table = battle(
        "prowlers",
        hand="circlet-of-proficiency fireball",
        common_skills="arythea-polarization",
        mana={"blue": 1, "gold": 1},
        night=True,
        dice_left=0,
    )
    table.do("play circlet-of-proficiency", "power fireball").shows(tokens={}, strike={"siege-fire": 8})
