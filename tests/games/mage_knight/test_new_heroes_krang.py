"""Krang: his cards and skills."""

from typing import Any

import pytest

import deckhold
from deckhold.games.mage_knight.ops.wheel import CLOCKWISE, put_shield, shield_at
from deckhold.games.mage_knight.terms import COLOURS, OWN_NEXT_TURN
from games.mage_knight.combat import again
from games.mage_knight.land import Realm
from games.mage_knight.newcomers import OPTIONS, battle, country, gained, turn_over
from games.mage_knight.warlord import war
from games.position import in_force

# -- Savage Harvesting -------------------------------------------------------------------------------------------------

HARVEST = "savage-harvesting"


@pytest.mark.rule("MX-514")
def test_savage_harvesting_gives_a_crystal_for_a_card_once() -> None:
    table = country(hand=f"{HARVEST} rage march wound").do(f"play {HARVEST}").shows(move_points=2)
    table.do("move 0,-2")
    assert table.choices == ["pick rage hand", "pick march hand", "pass"]  # no wound
    table.do("pick rage").shows(crystals={"red": 1}, discard="rage")
    assert table.at() == "0,-2"


@pytest.mark.rule("MX-514")
def test_who_discards_nothing_on_the_first_space_may_do_so_on_a_later_one() -> None:
    table = country(hand=f"{HARVEST} rage march", move_points=2).do(f"play {HARVEST}", "move 0,-2", "pass", "move 1,-2")
    table.do("pick march").shows(crystals={"green": 1}, move_points=0)


@pytest.mark.rule("MX-514")
def test_powered_it_gives_a_crystal_for_every_space_of_a_walk() -> None:
    table = country(hand=f"{HARVEST} rage march tranquility", mana={"green": 1}).do(f"power {HARVEST}", "move 1,-2")
    assert table.at() == "0,-1"  # asked before the step
    table.do("pick rage")
    if table.asks == "0 harvest":
        table.do("pick march")
    else:
        table.do("move 0,-2", "pick march")
    table.shows(crystals={"red": 1, "green": 1})


@pytest.mark.rule("MX-514")
def test_an_artifact_gives_any_basic_colour_and_a_card_of_two_colours_one_of_them() -> None:
    table = country(hand=f"{HARVEST} banner-of-courage").do(f"play {HARVEST}", "move 0,-2", "pick banner-of-courage")
    assert table.choices == ["colour 0", "colour 1", "colour 2", "colour 3"]
    table.do("colour 3").shows(crystals={"white": 1}, discard="banner-of-courage")


@pytest.mark.rule("MX-336")
def test_the_card_is_named_before_the_garrison_is_seen() -> None:
    spots: dict[str, Any] = {"tiles": "countryside-3@1,0 countryside-2@1,1", "tokens": "?guardsmen@2,-4"}
    table = country(hand=f"{HARVEST} rage", at="2,-3", move_points=1, night=True, **spots)
    table.do(f"play {HARVEST}", "move 2,-4 1")
    assert table.asks == "0 harvest"
    assert table.known("2,-4") != ["guardsmen"]
    table.do("pick rage").shows(crystals={"red": 1}, moment="ranged")
    assert table.known("2,-4") == ["guardsmen"]


def test_of_a_direct_move_only_the_end_counts() -> None:
    table = country(hand=f"{HARVEST} rage march underground-travel", mana={"green": 2}, at="0,-1")
    table.do(f"power {HARVEST}", "play underground-travel")
    table.do("cell 1,-3", "pick rage").shows(crystals={"red": 1})
    assert table.at() == "1,-3"


# -- Ruthless Coercion -------------------------------------------------------------------------------------------------

COERCION = "ruthless-coercion"
VILLAGE: dict[str, Any] = {"at": "2,-3", "unit_offer": "peasants*2", "moment": "dealing", "level": 3}


@pytest.mark.rule("MX-513")
def test_the_discount_of_ruthless_coercion_costs_reputation_if_it_is_used() -> None:
    table = country(hand=COERCION, **VILLAGE).do(f"play {COERCION}").shows(influence=2)
    assert not table.can("recruit peasants")
    table.do("convert 0").shows(reputation=0)
    table.do("recruit peasants").shows(influence=0, units="peasants", reputation=-1)


@pytest.mark.rule("MX-513", "MX-059")
def test_the_discount_is_for_familiars_on_a_glade_too() -> None:
    table = country(hand=f"{COERCION} rage*2", at="1,-3", unit_offer="magic-familiars", mana={"red": 1}, level=3)
    table.do("interact", f"play {COERCION}", "sideways rage 1", "sideways rage 1").shows(influence=4)
    assert not table.can("recruit magic-familiars")
    table.do("convert 0", "recruit magic-familiars").shows(influence=0, units="magic-familiars", reputation=-1)


@pytest.mark.rule("MX-513")
def test_without_the_discount_reputation_stays() -> None:
    table = country(hand=COERCION, **VILLAGE, influence=2).do(f"play {COERCION}", "recruit peasants")
    table.shows(influence=0, reputation=0, units="peasants")


@pytest.mark.rule("MX-513")
def test_the_discount_is_for_one_unit_and_leaves_no_price_below_nothing() -> None:
    table = country(hand=COERCION, **VILLAGE, influence=4).do(f"play {COERCION}", "convert 0", "recruit peasants")
    table.shows(influence=4).do("recruit peasants").shows(influence=0, reputation=-1)


@pytest.mark.rule("MX-513", "MK-271")
def test_the_open_interaction_does_not_feel_the_lost_reputation() -> None:
    table = country(hand=COERCION, at="2,-3", reputation=2, mana={"red": 1}).do("interact").shows(influence=1)
    table.do(f"power {COERCION}").shows(influence=7, reputation=1)


@pytest.mark.rule("MX-513", "MK-206")
def test_powered_it_readies_units_of_the_lower_levels_for_influence() -> None:
    table = country(
        hand=COERCION, units="peasants! utem-swordsmen! altem-mages! foresters", mana={"red": 1}, influence=1, level=7
    )
    table.do(f"power {COERCION}").shows(reputation=-1)
    assert table.choices == ["pick peasants", "pick utem-swordsmen", "pass"]
    table.do("pick utem-swordsmen", "pick peasants").shows(influence=1)
    assert (table.spent("peasants"), table.spent("utem-swordsmen")) == (False, False)


@pytest.mark.rule("MX-513")
def test_in_combat_it_gives_influence_alone() -> None:
    table = battle("prowlers", hand=COERCION, units="peasants!", mana={"red": 1}).do(f"power {COERCION}")
    table.shows(influence=6, reputation=-1, moment="ranged")
    assert table.asks == "0 turn"


# -- Spirit Guides -----------------------------------------------------------------------------------------------------

GUIDES = "krang-spirit-guides"


@pytest.mark.rule("MX-342")
@pytest.mark.parametrize(
    ("more", "block", "guard"),
    [
        ({"hand": "rage"}, ["play rage"], {"physical": 3}),
        ({"units": "utem-guardsmen"}, ["unit utem-guardsmen 1"], {"swift-physical": 5}),
        ({}, ["skill tovak-shield-mastery", "option 1"], {"fire": 3}),
    ],
)
def test_spirit_guides_add_one_to_the_block_of_a_card_a_unit_or_a_skill(
    more: dict[str, Any], block: list[str], guard: dict[str, int]
) -> None:
    table = battle("prowlers", "block", blocking=0, skills=f"{GUIDES} tovak-shield-mastery", **more)
    table.do(f"skill {GUIDES}").shows(move_points=1)
    table.do("convert 0", *block).shows(guard=guard)


def test_the_player_says_which_block_spirit_guides_serve() -> None:
    table = battle("prowlers diggers", "block", skills=GUIDES, hand="rage determination", mana={"blue": 1})
    table.do(f"skill {GUIDES}", "guard prowlers", "power determination").shows(guard={"physical": 5})
    table.do("block", "convert 0", "play rage").shows(guard={"physical": 3}).do("block")
    assert not table.can("convert 0")


# -- damage ------------------------------------------------------------------------------------------------------------

HARDENED = "krang-battle-hardened"


def wounds(table: Realm) -> int:
    return len([card for card in table["hand"] if card == "wound"])


@pytest.mark.parametrize(
    ("enemy", "option", "n"),
    [("swordsmen", 0, 2), ("swordsmen", 1, 3), ("fire-mages-enemy", 1, 3), ("fire-mages-enemy", 0, 3)],
)
def test_battle_hardened_ignores_damage_of_one_attack(enemy: str, option: int, n: int) -> None:
    table = battle(enemy, "block", skills=HARDENED, blocking=0).do(f"skill {HARDENED}", f"option {option}", "end-phase")
    assert wounds(table) == n  # of 6 damage against armor 2


def test_damage_is_ignored_after_brutal_has_doubled_it() -> None:
    table = battle("minotaur", "block", skills=HARDENED, blocking=0).do(f"skill {HARDENED}", "option 0", "end-phase")
    assert wounds(table) == 4  # 10 less 2


def test_of_several_attacks_the_player_says_which_comes_first() -> None:
    table = battle("prowlers golems", "block", skills=HARDENED, level=3)
    table.do(f"skill {HARDENED}", "option 0", "end-phase")
    assert table.choices == ["face prowlers 0", "face golems 0"]
    assert wounds(table.copy().do("face golems")) == 2  # 2 less 2, and 4 against armor 3
    assert wounds(table.do("face prowlers")) == 2


# -- flipping ----------------------------------------------------------------------------------------------------------

FRENZY = "krang-battle-frenzy"


@pytest.mark.rule("MX-330", "MX-333")
def test_battle_frenzy_gives_attack_two_each_turn() -> None:
    table = battle("prowlers", "attack", skills=FRENZY, hand="march", deck="rage*6").do(f"skill {FRENZY}", "option 0")
    table.shows(strike={"melee-physical": 2}).do("end-phase")
    table = turn_over(table.do("sideways march 0"))
    assert "used krang-battle-frenzy#1" not in table["marks"]


@pytest.mark.rule("MX-333", "MX-510")
def test_turned_face_down_it_gives_four_and_then_neither_until_the_hero_rests() -> None:
    table = battle("prowlers", "attack", skills=FRENZY, hand="march", deck="rage*9").do(f"skill {FRENZY}", "option 1")
    table.shows(strike={"melee-physical": 4}).do("end-phase", "sideways march 0")
    table = turn_over(table)
    assert "used krang-battle-frenzy#1" in table["marks"]
    table.do("rest")
    assert "used krang-battle-frenzy#1" not in table["marks"]


@pytest.mark.rule("MX-333", "MK-136")
def test_a_slow_recovery_is_a_rest_too() -> None:
    down = [
        {"op": "engine.used", "card": f"{FRENZY}#1", "seat": 0, "until": "round"},
        {"op": f"{FRENZY}.use.1.down", "card": f"{FRENZY}#1", "seat": 0, "until": "round"},
    ]
    country(skills=FRENZY, hand="wound*2", lasting=down).do("rest").shows(lasts="")


@pytest.mark.rule("MX-332")
def test_a_new_round_turns_flipped_skills_up() -> None:
    table = country(skills=RITUAL, hand="march", deck="", discard="rage*6", announced=1, turns_left=0)
    table.do(f"skill {RITUAL}", "colour 0", "play march", "end-turn")
    while table.asks != "0 turn":
        table.do("pass" if table.can("pass") else table.choices[0])
    table.shows(round=2, lasts="")
    assert table.can(f"skill {RITUAL}")


RITUAL = "krang-shamanic-ritual"


@pytest.mark.rule("MX-334")
def test_shamanic_ritual_is_not_told_to_be_for_once_a_turn() -> None:
    ritual = next(card for card in deckhold.cards("mage-knight") if card.id == "krang-shamanic-ritual")
    assert ritual.text("en").startswith("Turn this skill face down: gain one mana of any colour")
    assert ritual.text("ru").startswith("Переверните этот навык: получите жетон: мана любого цвета")


@pytest.mark.rule("MX-334", "MX-Q41")
def test_shamanic_ritual_gives_mana_of_any_colour() -> None:
    table = country(skills=RITUAL, hand="march").do(f"skill {RITUAL}")
    assert table.choices == [f"colour {n}" for n in range(6)]
    table.do("colour 5").shows(tokens={"black": 1})
    assert not table.can(f"skill {RITUAL}")


@pytest.mark.rule("MX-331", "MX-334", "MX-Q42")
def test_the_action_of_the_turn_turns_it_up_and_it_may_be_used_again() -> None:
    table = country(skills=RITUAL, hand="march", at="2,-3", move_points=3).do(f"skill {RITUAL}", "colour 0")
    assert table.can("interact")
    table.do("convert 0").shows(moment="closing", move_points=0)
    assert not table.can("interact")
    table.do(f"skill {RITUAL}", "colour 1").shows(tokens={"red": 1, "blue": 1})
    assert not table.can("convert 0")  # once a turn, and the action is over


@pytest.mark.rule("MX-334", "MX-Q42")
@pytest.mark.parametrize("moment", ["resting", "closing", "dealing"])
def test_not_in_a_turn_of_rest_and_not_after_another_action(moment: str) -> None:
    table = country(skills=RITUAL, hand="march", at="2,-3", moment=moment).do(f"skill {RITUAL}", "colour 0")
    assert not table.can("convert 0")


DISGUISE = "krang-arcane-disguise"


@pytest.mark.rule("MX-335", "MX-C17")
@pytest.mark.parametrize(("reputation", "usual"), [(-5, -3), (6, 3)])
def test_with_arcane_disguise_face_down_reputation_does_not_count(reputation: int, usual: int) -> None:
    table = country(skills=DISGUISE, at="2,-3", reputation=reputation)
    table.copy().do("interact").shows(influence=usual)
    table.do(f"skill {DISGUISE}", "option 1", "interact").shows(influence=0)


@pytest.mark.rule("MX-335", "MK-272")
def test_arcane_disguise_opens_an_interaction_on_the_x() -> None:
    table = country(skills=DISGUISE, at="2,-3", reputation=-7)
    assert not table.can("interact")
    table.do(f"skill {DISGUISE}", "option 1", "interact").shows(influence=0, moment="dealing")


@pytest.mark.rule("MX-335", "MX-331", "MX-510")
def test_green_mana_turns_arcane_disguise_up_once_a_turn() -> None:
    table = country(skills=DISGUISE, hand="march", mana={"green": 2}).do(f"skill {DISGUISE}", "option 1", "convert 0")
    table.shows(tokens={"green": 1}).do(f"skill {DISGUISE}", "option 1")
    assert not table.can("convert 0")
    assert not table.can(f"skill {DISGUISE}")


@pytest.mark.rule("MX-335", "MK-474")
@pytest.mark.parametrize(("attendance", "turns_up"), [("option 0", True), ("option 1", False)])
def test_who_attends_a_combat_partly_turns_no_skill_up(attendance: str, turns_up: bool) -> None:
    down = [
        {"op": "engine.used", "seat": 0, "card": f"{DISGUISE}#1", "until": "round"},
        {"op": f"{DISGUISE}.use.1.down", "seat": 0, "card": f"{DISGUISE}#1", "until": "round"},
    ]
    more: dict[str, Any] = {"skills": DISGUISE, "crystals": {"green": 1}, "lasting": down, "options": OPTIONS}
    table = war(army="prowlers", cards="rage", hand="march", **more)
    assert table.can("convert 0")
    assert table.his_turn().do("option 0", attendance).can("convert 0") == turns_up


@pytest.mark.rule("MX-335")
def test_arcane_disguise_gives_influence_each_turn() -> None:
    table = country(skills=DISGUISE, mana={"green": 1}).do(f"skill {DISGUISE}", "option 0").shows(influence=2)
    assert not table.can(f"skill {DISGUISE}")
    assert not table.can("convert 0")  # it was not turned face down


@pytest.mark.rule("MX-510")
def test_once_a_turn_is_counted_for_each_skill() -> None:
    table = country(skills=f"{RITUAL} {DISGUISE}", hand="march", mana={"green": 1})
    table.do(f"skill {RITUAL}", "colour 2", f"skill {DISGUISE}", "option 1")
    table.do("convert 1", f"skill {DISGUISE}", "option 0", "convert 0", f"skill {RITUAL}", "colour 3")
    table.shows(tokens={"green": 1, "white": 1}, moment="closing")


# -- Regenerate --------------------------------------------------------------------------------------------------------

REGENERATE = "krang-regenerate"


@pytest.mark.rule("MX-341")
@pytest.mark.parametrize(("colour", "hand"), [("red", "march rage"), ("blue", "march")])
def test_regenerate_throws_a_wound_away_and_draws_for_red_mana(colour: str, hand: str) -> None:
    table = country(
        seats=2, at_1="1,-1", skills=REGENERATE, hand="wound march", deck="rage", mana={colour: 1}, fame=3
    ).do(f"skill {REGENERATE}")
    table.shows(hand=hand, tokens={})


@pytest.mark.rule("MX-341")
def test_without_a_wound_mana_alone_draws_nothing() -> None:
    assert not country(skills=REGENERATE, hand="march", mana={"red": 1}).can(f"skill {REGENERATE}")
    assert not country(skills=REGENERATE, hand="wound").can(f"skill {REGENERATE}")
    assert not battle("prowlers", skills=REGENERATE, hand="wound", mana={"red": 1}).can(f"skill {REGENERATE}")


def test_who_alone_has_the_least_fame_draws_for_any_mana_gold_counts_as_the_colour_named() -> None:
    country(skills=REGENERATE, hand="wound", deck="rage", mana={"blue": 1}).do(f"skill {REGENERATE}").shows(hand="rage")
    gold = country(seats=2, at_1="1,-1", skills=REGENERATE, hand="wound", deck="rage", mana={"gold": 1})
    gold.do(f"skill {REGENERATE}", "colour 0").shows(hand="rage")
    black = country(seats=2, at_1="1,-1", skills=REGENERATE, hand="wound", deck="rage", mana={"black": 1}, night=True)
    black.do(f"skill {REGENERATE}").shows(hand="")
    assert not country(skills=REGENERATE, hand="wound", mana={"black": 1}).can(f"skill {REGENERATE}")


# -- Puppet Master -----------------------------------------------------------------------------------------------------

PUPPETS = "krang-puppet-master"


@pytest.mark.rule("MX-512")
def test_a_token_of_an_enemy_defeated_this_turn_may_be_kept_and_used_in_a_later_turn() -> None:
    table = battle("prowlers diggers", "attack", skills=PUPPETS, strike={"melee-physical": 3})
    table.do("target prowlers", "strike", f"skill {PUPPETS}").shows(trophies="prowlers", used_green="")
    assert not table.can(f"skill {PUPPETS}")  # once a turn


@pytest.mark.rule("MX-512")
def test_the_last_enemy_too_may_be_kept_after_the_combat() -> None:
    table = battle("prowlers", "attack", skills=PUPPETS, strike={"melee-physical": 3}, targets=1).do("strike")
    table.shows(moment="closing").do(f"skill {PUPPETS}").shows(trophies="prowlers")


@pytest.mark.rule("MX-512", "MX-337")
@pytest.mark.parametrize(
    ("token", "strike"),
    [
        ("prowlers", {"melee-physical": 2}),
        ("cursed-hags", {"melee-physical": 2}),
        ("shadow", {"melee-cold-fire": 2}),
        ("lava-dragon", {"melee-fire": 3}),
    ],
)
def test_a_kept_token_attacks_with_half_its_attack_and_its_element(token: str, strike: dict[str, int]) -> None:
    table = battle("swordsmen", "attack", skills=PUPPETS, trophies=token).do(f"skill {PUPPETS}")
    table.shows(strike=strike, trophies="")


@pytest.mark.rule("MX-512", "MX-337")
@pytest.mark.parametrize(
    ("token", "guard"),
    [
        ("prowlers", {"physical": 2}),
        ("shocktroops-enemy", {"physical": 2}),  # 3, not the 6 of an elusive one
        ("golems", {"physical": 3}),
        ("fire-mages-enemy", {"ice": 3}),
        ("ice-mages-enemy", {"fire": 3}),
        ("high-dragon", {"cold-fire": 5}),
        ("orc-summoners", {"physical": 2}),
    ],
)
def test_a_kept_token_blocks_with_half_its_armor(token: str, guard: dict[str, int]) -> None:
    table = battle("swordsmen", "block", blocking=0, skills=PUPPETS, trophies=token).do(f"skill {PUPPETS}")
    table.shows(guard=guard, trophies="")


@pytest.mark.rule("MX-338")
def test_a_kept_summoner_attacks_with_a_token_drawn_by_chance() -> None:
    table = battle("swordsmen", "attack", skills=PUPPETS, trophies="orc-summoners", pile_brown="werewolf")
    table.do(f"skill {PUPPETS}").shows(strike={"melee-physical": 4}, used_green="orc-summoners", used_brown="werewolf")


@pytest.mark.rule("MX-339")
def test_several_attacks_of_a_kept_token_may_be_divided() -> None:
    table = battle("prowlers swordsmen", "attack", skills=PUPPETS, trophies="heroes-fire", strike={"melee-physical": 2})
    table.do(f"skill {PUPPETS}")  # 2, and 1 of fire
    both = table.copy().do("pick swordsmen", "pick swordsmen", "target swordsmen")
    assert both.can("strike")  # 5 against armor 5
    table.do("pick prowlers", "pick swordsmen", "target swordsmen")
    assert not table.can("strike")
    table.do("target swordsmen", "target prowlers")
    assert table.can("strike")  # 4 against armor 3


@pytest.mark.rule("MX-512")
def test_a_puppet_is_no_unit_and_reaches_nobody_from_afar() -> None:
    assert battle("swordsmen", "attack", skills=PUPPETS, trophies="prowlers", alone=True).can(f"skill {PUPPETS}")
    assert not battle("swordsmen", skills=PUPPETS, trophies="prowlers").can(f"skill {PUPPETS}")


@pytest.mark.rule("MX-512")
def test_a_leader_is_kept_when_it_is_defeated_altogether_and_counts_with_its_first_level() -> None:
    table = battle("swordsmen", "attack", skills=PUPPETS, trophies="dark-tezla")
    face = table.s.definitions[table.s.table.copies("dark-tezla")[0]].faces[0]  # type: ignore[attr-defined]
    block = battle("swordsmen", "block", blocking=0, skills=PUPPETS, trophies="dark-tezla").do(f"skill {PUPPETS}")
    assert sum(block["guard"].values()) == (face.armor + 1) // 2
    assert "dark-tezla" in block["box"]


# -- Master of Chaos ---------------------------------------------------------------------------------------------------

CHAOS = "krang-master-of-chaos"


def wheel(table: Realm, colour: str) -> Realm:
    """The shield lies on a colour; the skill was not used since the last turn."""
    s = table.s
    card = s.table.copies(CHAOS)[0]
    put_shield(s, 0, card, CLOCKWISE.index(COLOURS.index(colour)))
    s.close(OWN_NEXT_TURN, 0)
    return again(table)


def lies_on(table: Realm) -> str:
    return COLOURS[CLOCKWISE[shield_at(table.s, table.s.table.copies(CHAOS)[0])]]


@pytest.mark.rule("MX-511")
def test_a_die_tells_where_the_shield_lies_when_the_skill_is_gained() -> None:
    table = gained(country(skills=CHAOS), CHAOS)
    assert lies_on(table) in COLOURS


@pytest.mark.rule("MX-511")
@pytest.mark.parametrize(
    ("on", "phase", "shown"),
    [
        ("gold", "block", {"guard": {"physical": 3}}),
        ("blue", "block", {"move_points": 1}),
        ("green", "ranged", {"strike": {"ranged-cold-fire": 1}}),
        ("black", "attack", {"influence": 2}),
        ("white", "attack", {"strike": {"melee-physical": 2}}),
    ],
)
def test_the_shield_goes_one_step_on_and_gives_what_its_colour_says(on: str, phase: str, shown: dict[str, Any]) -> None:
    table = wheel(battle("prowlers", phase, skills=CHAOS, **({"blocking": 0} if phase == "block" else {})), on)
    table.do(f"skill {CHAOS}").shows(**shown)
    assert not table.can(f"skill {CHAOS}")


@pytest.mark.rule("MX-511")
def test_gold_gives_any_one_of_the_five() -> None:
    table = wheel(battle("prowlers", "attack", skills=CHAOS), "red").do(f"skill {CHAOS}")
    assert table.choices == ["option 1", "option 2", "option 3", "option 4"]  # all but the block, in this phase
    table.do("option 4").shows(strike={"melee-physical": 2})
    assert not wheel(country(skills=CHAOS), "gold").can(f"skill {CHAOS}")  # a block is of no use there


@pytest.mark.rule("MX-C40", "MX-511")
def test_used_on_green_it_gives_black_and_left_unused_it_may_move_on_before_the_next_turn() -> None:
    table = wheel(battle("prowlers", skills=CHAOS), "green").do(f"skill {CHAOS}")
    table.shows(strike={"ranged-cold-fire": 1})
    assert lies_on(table) == "black"
    table = wheel(country(skills=CHAOS, hand="march", deck="rage*6"), "green").do("play march", "end-turn")
    while not table.can(f"skill {CHAOS}"):
        table.do("pass")
    assert table.asks != "0 turn"
    table.do(f"skill {CHAOS}")
    assert lies_on(table) == "black"
    while table.asks != "0 turn":
        table.do("pass")
    table.do(f"skill {CHAOS}").shows(influence=2)


@pytest.mark.rule("MX-511")
def test_used_in_a_turn_it_is_not_moved_before_the_next_one() -> None:
    table = wheel(country(skills=CHAOS, hand="march", deck="rage*6"), "blue").do(f"skill {CHAOS}", "play march")
    turn_over(table)
    assert lies_on(table) == "green"


@pytest.mark.rule("MX-340")
def test_who_goes_first_in_a_new_round_draws_before_the_shield_is_moved() -> None:
    table = wheel(country(skills=CHAOS, hand="march", deck="", discard="rage*6", announced=1, turns_left=0), "green")
    table.do("play march", "end-turn")
    while not table.can(f"skill {CHAOS}"):
        table.do("pass" if table.can("pass") else table.choices[0])
    assert table["round"] == 2
    assert len(table["hand"]) == 5


def ambushed(**more: Any) -> Realm:
    """Seat 0 attacks seat 1, who has not used the skill in the last turn."""
    shield = in_force("rules.shield-on-white", f"{CHAOS}#1", seat=1, until="game")
    hands = {"hand": "march rage", "hand_1": "rage*3", "deck_1": "march*4 stamina*3"}
    place: dict[str, Any] = {"seats": 2, "at": "2,-3", "at_1": "2,-3", "order": [0, 1], "trail": ["@2,-2"]}
    lasting = [shield, *more.pop("lasting", [])]
    return country(skills_1=CHAOS, lasting=lasting, **{**place, **hands, **more}).do("attack-hero 1")


@pytest.mark.rule("MX-511", "MK-471")
def test_who_is_attacked_may_move_the_shield_before_the_turn_is_taken_in_advance() -> None:
    table = ambushed()
    assert table.asks == "1 react"
    table.do(f"skill {CHAOS}")
    assert lies_on(table) == "red"
    assert not table.can(f"skill {CHAOS}")


@pytest.mark.rule("MX-511", "MK-472")
@pytest.mark.parametrize("used", [True, False])
def test_used_in_a_turn_taken_in_advance_it_is_not_moved_before_the_next_one(used: bool) -> None:
    spun = in_force("rules.spun", f"{CHAOS}#1", seat=1, until="own-next-turn")
    table = ambushed(lasting=[spun]).do("pass", "option 0")  # plundering alone is offered: it was used last turn
    while table.asks != "0 turn":
        if used and table.can(f"skill {CHAOS}"):
            table.do(f"skill {CHAOS}")
        table.do(next(words for words in ("end-phase", "pass") if table.can(words)))
    table.do("play march")
    offered = False
    while table["skips_1"] or table.asks != "1 turn":  # that turn's end, seat 0's next turn, the own next turn
        offered = offered or (table.asks == "1 react" and table.can(f"skill {CHAOS}"))
        table.do(next(words for words in ("discard rage", "end-turn", "pass") if table.can(words)))
    assert offered != used
    assert lies_on(table) == ("red" if used else "white")


# -- Curse -------------------------------------------------------------------------------------------------------------

CURSE = "krang-curse"


def test_curse_weakens_an_attack_or_an_armor() -> None:
    battle("prowlers", skills=CURSE).do(f"skill {CURSE}", "option 0").shows(hit_change=[-1, 0, 0])
    battle("prowlers", "attack", skills=CURSE).do(f"skill {CURSE}").shows(foe_armor=[-1])


def test_a_fortified_enemy_cannot_be_cursed_in_the_ranged_phase() -> None:
    assert not battle("prowlers/site", skills=CURSE).can(f"skill {CURSE}")
    assert battle("prowlers/site", "block", skills=CURSE).can(f"skill {CURSE}")


@pytest.mark.rule("MK-363")
def test_the_attack_of_an_immune_enemy_can_be_cursed_its_armor_cannot() -> None:
    table = battle("grim-legionnaires", "block", skills=CURSE).do(f"skill {CURSE}").shows(hit_change=[-1, 0, 0])
    assert not battle("grim-legionnaires", "attack", skills=CURSE).can(f"skill {CURSE}")
    table.shows(foe_armor=[0])


# -- mana --------------------------------------------------------------------------------------------------------------

SUPPRESSION = "krang-mana-suppression"


def suppressed(**more: Any) -> Realm:
    """It is the turn of the other player after Mana Suppression."""
    usual: dict[str, Any] = {"hand_1": "stamina*2 march", "crystals_1": {"blue": 3, "green": 1}}
    table = country(seats=2, at_1="1,-1", skills=SUPPRESSION, hand="march rage", **{**usual, **more})
    return turn_over(table.do(f"skill {SUPPRESSION}", "play march"), 1)


@pytest.mark.rule("MK-220")
def test_the_first_mana_of_a_turn_costs_others_twice() -> None:
    table = suppressed().do("power stamina").shows(crystals_1={"blue": 1, "green": 1}, move_points=4)
    table.do("power stamina").shows(crystals_1={"green": 1}, move_points=8)  # the first one only


def test_who_cannot_pay_twice_cannot_use_that_mana() -> None:
    table = suppressed()
    assert not table.can("power march")  # there is one green crystal
    table.do("power stamina")
    assert table.can("power march")


def test_its_owner_gains_a_crystal_of_a_colour_that_was_paid() -> None:
    table = suppressed(deck="rage*6").do("power stamina")
    turn_over(table, 0).shows(crystals={"blue": 1}, skills=SUPPRESSION)


def test_if_nobody_paid_there_is_nothing_to_gain() -> None:
    turn_over(suppressed(deck="rage*6").do("play march"), 0).shows(crystals={})


def test_its_owner_pays_once() -> None:
    table = country(seats=2, at_1="1,-1", skills=SUPPRESSION, hand="stamina", crystals={"blue": 2})
    table.do(f"skill {SUPPRESSION}", "power stamina").shows(crystals={"blue": 1})


ENHANCEMENT = "krang-mana-enhancement"


@pytest.mark.rule("MK-223")
def test_mana_enhancement_gives_a_crystal_and_lies_marked_in_the_middle() -> None:
    table = country(
        seats=2,
        scenario="cooperation",
        at_1="1,-1",
        skills=ENHANCEMENT,
        hand="stamina march",
        hand_1="march",
        mana={"blue": 1},
    )
    table.do(f"skill {ENHANCEMENT}").shows(centre="")
    table.do("power stamina").shows(crystals={"blue": 1}, centre=ENHANCEMENT)
    turn_over(table, 1).do(f"centre {ENHANCEMENT}").shows(tokens_1={"blue": 1}, centre="", skills=ENHANCEMENT)


def test_without_mana_it_has_not_been_used() -> None:
    table = country(skills=ENHANCEMENT, hand="march", deck="rage*6").do(f"skill {ENHANCEMENT}", "play march")
    assert turn_over(table).can(f"skill {ENHANCEMENT}")


@pytest.mark.rule("MK-160", "MK-185")
@pytest.mark.parametrize(("owned", "left"), [(0, {}), (3, {"blue": 3})])
def test_the_crystal_of_the_mana_that_powers_a_card_may_pay_for_its_effect(owned: int, left: dict[str, int]) -> None:
    offer = {"spell_offer": "chill", "spells": ""}
    table = country(skills=ENHANCEMENT, hand="magic-talent", mana={"blue": 1}, crystals={"blue": owned}, **offer)
    table.do(f"skill {ENHANCEMENT}", "power magic-talent")
    while table.asks == "0 pay":
        table.do("pay mana-blue")
    table.shows(discard="chill", tokens={}, crystals=left)


@pytest.mark.rule("MK-160")
def test_a_second_mana_brings_no_second_crystal() -> None:
    table = country(
        skills=ENHANCEMENT, hand="maximal-effect crystallize", mana={"blue": 1}, spell_offer="chill", spells=""
    )
    assert not table.can("play maximal-effect")  # three mana for three crystals
    assert not table.do(f"skill {ENHANCEMENT}").can("play maximal-effect")


@pytest.mark.rule("MK-224")
def test_alone_its_owner_takes_the_mana_in_the_next_turn() -> None:
    table = country(skills=ENHANCEMENT, hand="stamina", deck="rage*6", mana={"blue": 1})
    table.do(f"skill {ENHANCEMENT}", "power stamina")
    assert not table.can(f"centre {ENHANCEMENT}")
    turn_over(table).do(f"centre {ENHANCEMENT}").shows(tokens={"blue": 1}, centre="")
    assert not table.can(f"skill {ENHANCEMENT}")  # once a round


@pytest.mark.rule("MK-223")
def test_everybody_sees_the_mana_that_lies_on_a_skill_until_it_comes_back() -> None:
    table = country(
        seats=2,
        scenario="cooperation",
        at_1="1,-1",
        skills=ENHANCEMENT,
        hand="stamina march",
        hand_1="march",
        mana={"blue": 1},
    )
    turn_over(table.do(f"skill {ENHANCEMENT}", "power stamina"), 1)
    assert "[mana-blue:1]" in in_sight(table)
    turn_over(table.do("play march"), 0)
    assert "[mana-blue:1]" not in in_sight(table)


def in_sight(table: Realm) -> str:
    """What is in force, as the second player is told it."""
    entries: Any = table.game.view(1)["lasting"]
    return " ".join(one["text"] for one in entries)


SIEGE = in_force("altem-mages.ability-3.1", "altem-mages#1", until="combat")
COLD = in_force("altem-mages.ability-3.0", "altem-mages#1", until="combat")


def test_a_puppet_attacks_from_afar_while_all_attacks_are_siege_attacks() -> None:
    table = battle("guardsmen/site", skills="krang-puppet-master", trophies="minotaur", lasting=[SIEGE])
    table.do("skill krang-puppet-master").shows(strike={"siege-physical": 3})


def test_attacks_of_a_puppet_that_are_divided_are_cold_fire_while_all_attacks_are() -> None:
    """Two attacks of 1 against Ice Golems, who resist everything but that: two more points of it defeat them."""
    table = battle(
        "ice-golems-enemy prowlers",
        "attack",
        skills="krang-puppet-master",
        trophies="orc-skirmishers",
        lasting=[COLD],
        strike={"melee-cold-fire": 2},
    )
    table.do("skill krang-puppet-master", "pick ice-golems-enemy", "pick ice-golems-enemy", "target ice-golems-enemy")
    assert table.can("strike")


TOLL = [
    in_force("krang-mana-suppression.use.0.effect", "krang-mana-suppression#1", seat=1, until="own-next-turn"),
    in_force("rules.placed", "krang-mana-suppression#1", seat=1, until="game"),
]
SUPPRESSING: dict[str, Any] = {"seats": 2, "at_1": "0,0", "lasting": TOLL, "centre": "krang-mana-suppression"}


@pytest.mark.parametrize(("blue", "red", "able"), [(2, 1, True), (1, 2, False)])
def test_the_mana_that_casts_a_spell_is_the_first_one_and_costs_twice(blue: int, red: int, able: bool) -> None:
    table = battle("prowlers", "attack", hand="mana-bolt", crystals={"blue": blue, "red": red}, **SUPPRESSING)
    assert table.can("play mana-bolt") == able
    if able:
        table.do("play mana-bolt").shows(crystals={}, strike={"melee-cold-fire": 7})


@pytest.mark.rule("MX-061")
@pytest.mark.parametrize(("crystals", "able"), [(1, False), (2, True)])
def test_who_cannot_pay_twice_recruits_no_familiars(crystals: int, able: bool) -> None:
    table = country(
        at="1,-3",
        influence=6,
        moment="closing",
        unit_offer="magic-familiars",
        crystals={"blue": crystals},
        **{**SUPPRESSING, "lasting": [*TOLL, in_force("rules.calling")]},
    )
    assert table.can("recruit magic-familiars") == able
    if able:
        table.do("recruit magic-familiars").shows(crystals={}, units="magic-familiars")
