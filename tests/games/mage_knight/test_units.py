"""Units (section 12): what is printed on them, and each of their abilities."""

from typing import Any

import pytest

import deckhold
from deckhold.games.mage_knight.cards.units import units
from deckhold.games.mage_knight.state.ground import price
from deckhold.games.mage_knight.terms import FOREST, HILLS, PLAINS
from games.mage_knight.combat import Realm, fight, land
from games.mage_knight.magic import combat

# tier, level, cost, armor, resistances, sites, copies
PRINTED: dict[str, tuple[str, int, int, int, list[str], list[str], int]] = {
    "peasants": ("regular", 1, 4, 3, [], ["village"], 3),
    "foresters": ("regular", 1, 5, 4, [], ["village"], 2),
    "herbalists": ("regular", 1, 3, 2, [], ["village", "monastery"], 2),
    "utem-crossbowmen": ("regular", 2, 6, 4, [], ["village", "keep"], 2),
    "utem-guardsmen": ("regular", 2, 5, 5, [], ["village", "keep"], 2),
    "utem-swordsmen": ("regular", 2, 6, 4, [], ["keep"], 2),
    "guardian-golems": ("regular", 2, 7, 3, ["physical"], ["keep", "mage-tower"], 2),
    "illusionists": ("regular", 2, 7, 2, ["physical"], ["monastery", "mage-tower"], 2),
    "northern-monks": ("regular", 2, 7, 4, [], ["monastery"], 1),
    "red-cape-monks": ("regular", 2, 7, 4, [], ["monastery"], 1),
    "savage-monks": ("regular", 2, 7, 4, [], ["monastery"], 1),
    "fire-golems": ("elite", 3, 8, 4, ["physical", "fire"], ["keep", "mage-tower"], 2),
    "ice-golems": ("elite", 3, 8, 4, ["physical", "ice"], ["keep", "mage-tower"], 2),
    "fire-mages": ("elite", 3, 9, 4, ["fire"], ["monastery", "mage-tower"], 2),
    "ice-mages": ("elite", 3, 9, 4, ["ice"], ["monastery", "mage-tower"], 2),
    "amotep-gunners": ("elite", 3, 8, 6, [], ["keep", "city"], 2),
    "amotep-freezers": ("elite", 3, 8, 6, [], ["keep", "city"], 2),
    "catapults": ("elite", 3, 9, 4, [], ["keep", "city"], 3),
    "altem-guardians": ("elite", 4, 11, 7, [], ["city"], 3),
    "altem-mages": ("elite", 4, 12, 5, ["fire", "ice"], ["city"], 2),
    "sorcerers": ("elite", 3, 9, 4, ["fire", "ice"], ["monastery", "mage-tower"], 2),
    "magic-familiars": ("regular", 2, 6, 5, [], ["monastery", "mage-tower", "magical-glade"], 2),
    "scouts": ("regular", 1, 4, 2, [], ["village", "monastery", "keep", "mage-tower", "city"], 2),
    "thugs": ("regular", 1, 5, 5, [], ["village", "keep"], 2),
    "shocktroops": ("regular", 2, 6, 3, [], ["keep"], 2),
    "heroes-white": ("elite", 3, 9, 6, [], ["village", "keep", "city"], 1),
    "heroes-green": ("elite", 3, 9, 3, ["physical"], ["village", "keep", "city"], 1),
    "heroes-blue": ("elite", 3, 9, 4, ["ice"], ["village", "keep", "city"], 1),
    "heroes-red": ("elite", 3, 9, 4, ["fire"], ["village", "keep", "city"], 1),
    "delphana-masters": ("elite", 4, 13, 3, ["physical", "fire", "ice"], ["city"], 2),
}


@pytest.mark.rule("MK-208")
@pytest.mark.parametrize("id", PRINTED)
def test_what_is_printed_on_a_unit(id: str) -> None:
    unit = next(one for one in units() if one.id == id)
    facts: dict[str, Any] = unit.facts()
    resistances = [name.removesuffix("-resistance") for name in facts["resistances"]]
    sites = facts["sites"]
    assert (unit.back, unit.level, unit.cost, unit.armor, resistances, sites, unit.copies) == PRINTED[id]


@pytest.mark.rule("MK-028", "MK-X16")
def counted(box: str) -> list[int]:
    """How many regular and elite cards come with a box."""
    cards = [one for one in units() if one.box == box]
    return [sum(one.copies for one in cards if one.elite == elite) for elite in (False, True)]


def test_there_are_twenty_regular_and_twenty_elite_units() -> None:
    assert {one.id for one in units()} == set(PRINTED)
    assert counted("base") == [20, 20]


@pytest.mark.rule("MX-008")
def test_units_of_the_legion_say_what_is_particular_about_them() -> None:
    wants = {one.id: (one.sways, one.damage_price, one.assault_price, one.mana, one.called) for one in units()}
    assert wants["thugs"] == (-1, 2, 0, False, True)
    assert wants["heroes-red"] == (2, 0, 2, False, True)
    assert wants["magic-familiars"] == (1, 0, 0, True, False)
    assert wants["delphana-masters"] == (1, 0, 0, False, False)
    assert wants["peasants"] == (1, 0, 0, False, True)


@pytest.mark.rule("MX-007")
def test_the_lost_legion_brings_eight_regular_and_eight_elite_units() -> None:
    assert counted("lost-legion") == [8, 8]


MANA = {"red": 1, "blue": 1, "green": 1, "white": 1}


def used(unit: str, ability: int, phase: str, **more: Any) -> Realm:
    """A unit has used an ability in a combat with prowlers; no die helps to pay for it."""
    more = {"dice": "black", "mana": MANA, "blocking": 0 if phase == "block" else -1, **more}
    return fight("prowlers", phase, units=unit, **more).do(f"unit {unit} {ability}")


@pytest.mark.rule("MK-202", "MK-203")
@pytest.mark.parametrize(
    ("unit", "ability", "strike", "paid"),
    [
        ("peasants", 0, {"melee-physical": 2}, ""),
        ("utem-crossbowmen", 0, {"melee-physical": 3}, ""),
        ("utem-crossbowmen", 1, {"ranged-physical": 2}, ""),
        ("utem-guardsmen", 0, {"melee-physical": 2}, ""),
        ("utem-swordsmen", 0, {"melee-physical": 3}, ""),
        ("guardian-golems", 0, {"melee-physical": 2}, ""),
        ("northern-monks", 0, {"melee-physical": 3}, ""),
        ("northern-monks", 1, {"melee-ice": 4}, "blue"),
        ("red-cape-monks", 1, {"melee-fire": 4}, "red"),
        ("savage-monks", 1, {"siege-physical": 4}, "green"),
        ("fire-golems", 0, {"melee-physical": 3}, ""),
        ("fire-golems", 1, {"ranged-fire": 4}, "red"),
        ("ice-golems", 0, {"melee-physical": 3}, ""),
        ("ice-golems", 1, {"melee-ice": 6}, "blue"),
        ("fire-mages", 0, {"ranged-fire": 3}, ""),
        ("fire-mages", 1, {"melee-fire": 6}, "red"),
        ("ice-mages", 0, {"melee-ice": 4}, ""),
        ("ice-mages", 1, {"siege-ice": 4}, "blue"),
        ("amotep-gunners", 0, {"melee-physical": 5}, ""),
        ("amotep-gunners", 1, {"ranged-fire": 6}, "red"),
        ("amotep-freezers", 0, {"melee-physical": 5}, ""),
        ("catapults", 0, {"siege-physical": 3}, ""),
        ("catapults", 1, {"siege-fire": 5}, "red"),
        ("catapults", 2, {"siege-ice": 5}, "blue"),
        ("altem-guardians", 0, {"melee-physical": 5}, ""),
    ],
)
def test_attacks_of_units(unit: str, ability: int, strike: dict[str, int], paid: str) -> None:
    left = {colour: n for colour, n in MANA.items() if colour != paid}
    table = used(unit, ability, "attack").shows(strike=strike, tokens=left)
    assert table.spent(unit)
    assert not any(choice.startswith("unit") for choice in table.choices)  # one activation uses one ability


@pytest.mark.rule("MK-202")
@pytest.mark.parametrize(
    ("unit", "ability", "guard", "paid"),
    [
        ("peasants", 0, {"physical": 2}, ""),
        ("foresters", 1, {"physical": 3}, ""),
        ("utem-crossbowmen", 0, {"physical": 3}, ""),
        ("utem-guardsmen", 1, {"swift-physical": 4}, ""),
        ("utem-swordsmen", 0, {"physical": 3}, ""),
        ("guardian-golems", 0, {"physical": 2}, ""),
        ("guardian-golems", 1, {"fire": 4}, "red"),
        ("guardian-golems", 2, {"ice": 4}, "blue"),
        ("northern-monks", 1, {"ice": 4}, "blue"),
        ("red-cape-monks", 1, {"fire": 4}, "red"),
        ("savage-monks", 0, {"physical": 3}, ""),
        ("fire-golems", 0, {"physical": 3}, ""),
        ("ice-golems", 0, {"physical": 3}, ""),
        ("fire-mages", 1, {"fire": 6}, "red"),
        ("ice-mages", 0, {"ice": 4}, ""),
        ("amotep-gunners", 0, {"physical": 5}, ""),
        ("amotep-freezers", 0, {"physical": 5}, ""),
        ("altem-guardians", 1, {"swift-physical": 8}, ""),
    ],
)
def test_blocks_of_units(unit: str, ability: int, guard: dict[str, int], paid: str) -> None:
    left = {colour: n for colour, n in MANA.items() if colour != paid}
    used(unit, ability, "block").shows(guard=guard, tokens=left)


@pytest.mark.rule("MK-313")
def test_which_units_can_act_in_the_ranged_phase() -> None:
    table = fight("prowlers", units="utem-swordsmen utem-crossbowmen catapults", dice="black")
    assert [one for one in table.choices if one.startswith("unit")] == ["unit utem-crossbowmen 1", "unit catapults 0"]


@pytest.mark.rule("MK-202")
def test_an_ability_that_cannot_be_paid_is_not_offered() -> None:
    table = fight("prowlers", "attack", units="catapults", dice="black", mana={"red": 1})
    assert [one for one in table.choices if one.startswith("unit")] == ["unit catapults 0", "unit catapults 1"]


@pytest.mark.rule("MK-202", "MK-463")
@pytest.mark.parametrize("unit", ["peasants!", "peasants~1"])
def test_a_spent_or_wounded_unit_cannot_be_used(unit: str) -> None:
    assert not any(choice.startswith("unit") for choice in land(units=unit).choices)


@pytest.mark.rule("MK-204", "MK-167")
def test_units_add_to_each_other_and_to_cards() -> None:
    table = fight("prowlers", "attack", units="peasants utem-swordsmen", hand="rage")
    table.do("unit peasants 0", "unit utem-swordsmen 0", "play rage").shows(strike={"melee-physical": 7})


def test_a_game_can_be_saved_after_a_unit_has_fought() -> None:
    table = fight("prowlers", "attack", units="peasants").do("unit peasants 0")
    assert deckhold.load(table.game.dump()).fingerprint() == table.game.fingerprint()


@pytest.mark.rule("MK-205")
def test_a_used_unit_stays_spent_when_the_turn_ends() -> None:
    table = land(units="peasants", hand="march", deck="rage*6").do("unit peasants 2", "play march", "end-turn")
    assert table.spent("peasants")


# -- points outside combat ---------------------------------------------------------------------------------------------


def test_peasants_walk_or_talk() -> None:
    land(units="peasants").do("unit peasants 2").shows(move_points=2)
    land(units="peasants").do("unit peasants 1").shows(influence=2)


def test_illusionists_talk_and_make_a_crystal() -> None:
    land(units="illusionists").do("unit illusionists 0").shows(influence=4)
    land(units="illusionists").do("unit illusionists 2").shows(crystals={"white": 1})


@pytest.mark.rule("MK-254")
def test_foresters_make_forests_hills_and_swamps_cheaper_this_turn() -> None:
    table = land(
        units="foresters", hand="march", deck="rage*6", move_points=0, tiles="countryside-1@1,0 countryside-3@1,1"
    )
    s = table.s
    before = {cell: s.terrain[cell] for cell in range(s.cells.size)}

    def cost(terrain: int) -> set[int]:
        return {price(s, 0, cell) for cell, one in before.items() if one == terrain}

    assert (cost(PLAINS), cost(HILLS), cost(FOREST)) == ({2}, {3}, {3})
    table.do("unit foresters 0").shows(move_points=2)
    assert (cost(PLAINS), cost(HILLS), cost(FOREST)) == ({2}, {2}, {2})
    table.do("play march", "end-turn")
    assert cost(HILLS) == {3}


def test_herbalists_heal_for_green_mana_and_make_green_mana() -> None:
    land(units="herbalists", dice="green").do("unit herbalists 0").shows(healing=2, dice_left=0)
    land(units="herbalists").do("unit herbalists 2").shows(tokens={"green": 1})


@pytest.mark.rule("MK-307", "MK-206")
def test_herbalists_neither_heal_nor_ready_in_combat() -> None:
    table = fight("prowlers", "attack", units="herbalists peasants!", dice="green")
    assert [one for one in table.choices if one.startswith("unit")] == ["unit herbalists 2"]


@pytest.mark.rule("MK-206")
def test_herbalists_ready_a_unit_of_level_one_or_two_wounded_or_not() -> None:
    table = land(units="herbalists peasants! utem-swordsmen~1! fire-golems!").do("unit herbalists 1")
    assert table.choices == ["pick peasants", "pick utem-swordsmen"]
    table.do("pick utem-swordsmen")
    assert not table.spent("utem-swordsmen")
    assert table.wounds("utem-swordsmen") == 1


@pytest.mark.rule("MK-206")
def test_herbalists_ready_other_herbalists_but_not_themselves() -> None:
    alone = land(units="herbalists")
    assert not alone.can("unit herbalists 1")
    table = land(units="herbalists#1 herbalists#2!").do("unit herbalists#1 1")
    table.shows(spent={"herbalists#1": 1})


def test_mages_make_mana_and_a_crystal_in_combat_too() -> None:
    used("fire-mages", 2, "attack", mana={}).shows(tokens={"red": 1}, crystals={"red": 1})
    used("ice-mages", 2, "attack", mana={}).shows(tokens={"blue": 1}, crystals={"blue": 1})


@pytest.mark.rule("MK-173")
def test_a_fourth_crystal_of_a_mage_is_mana() -> None:
    table = land(units="fire-mages", crystals={"red": 3}).do("unit fire-mages 2")
    table.shows(tokens={"red": 2}, crystals={"red": 3})


@pytest.mark.rule("MK-330")
def test_guardsmen_count_double_against_one_swift_attack() -> None:
    table = fight("wolf-riders crossbowmen", "block", units="utem-guardsmen", blocking=0).do("unit utem-guardsmen 1")
    table.do("block").shows(guard={}, blocking=3)  # nothing is left for the other one
    assert not table.can("block")


# -- swordsmen ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "points"), [("attack", {"strike": {"melee-physical": 6}}), ("block", {"guard": {"physical": 6}})]
)
def test_swordsmen_wound_themselves_for_six(phase: str, points: dict[str, Any]) -> None:
    table = used("utem-swordsmen", 1, phase).shows(**points)
    assert table.wounds("utem-swordsmen") == 1
    assert table.spent("utem-swordsmen")


@pytest.mark.rule("MK-339", "MK-463")
def test_swordsmen_who_wounded_themselves_take_no_damage() -> None:
    table = fight("ironclads prowlers", "block", units="utem-swordsmen", blocking=0)
    table.do("unit utem-swordsmen 1", "block", "end-phase")
    assert not any(choice.startswith("hit-unit") for choice in table.choices)


# -- units that act on enemies -----------------------------------------------------------------------------------------


@pytest.mark.rule("MK-686")
def test_illusionists_keep_an_unfortified_enemy_from_attacking() -> None:
    table = fight("prowlers diggers guardsmen/site", units="illusionists", dice="white").do("unit illusionists 1")
    table.shows(dice_left=0).do("end-phase")
    assert [one for one in table.choices if one.startswith("guard")] == ["guard diggers 0", "guard guardsmen 0"]


@pytest.mark.rule("MK-363")
def test_illusionists_do_nothing_to_a_fortified_or_immune_enemy() -> None:
    assert not fight("diggers", units="illusionists", dice="white").can("unit illusionists 1")
    assert not fight("prowlers/arcane-immunity", units="illusionists", dice="white").can("unit illusionists 1")


def test_illusionists_reach_an_enemy_whose_fortification_is_gone() -> None:
    table = fight("diggers/-fortified prowlers", units="illusionists", dice="white").do("unit illusionists 1")
    assert table.choices == ["pick diggers", "pick prowlers"]


@pytest.mark.rule("MK-686", "MK-326")
def test_illusionists_stop_a_summoner_before_it_summons() -> None:
    table = fight("orc-summoners prowlers", units="illusionists", dice="white")
    table.do("unit illusionists 1", "pick orc-summoners", "end-phase")
    table.shows(blocking=3)  # the only attack that is left


@pytest.mark.rule("MK-354", "MK-361")
def test_freezers_stop_an_attack_and_take_three_armor_but_leave_one() -> None:
    table = fight("prowlers swordsmen", units="amotep-freezers", dice="blue").do("unit amotep-freezers 1")
    low = table.copy().do("pick prowlers")
    low.shows(foe_armor=[-2, 0])
    table.do("pick swordsmen").shows(foe_armor=[0, -3])


@pytest.mark.rule("MK-309")
def test_ice_resistance_keeps_freezers_off() -> None:
    table = fight("prowlers ice-mages-enemy swordsmen/arcane-immunity", units="amotep-freezers", dice="blue")
    table.do("unit amotep-freezers 1").shows(foe_armor=[-2, 0, 0])


def test_freezers_lower_armor_in_the_attack_phase_too() -> None:
    fight("swordsmen", "attack", units="amotep-freezers", dice="blue").do("unit amotep-freezers 1").shows(
        foe_armor=[-3]
    )


# -- altem -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-341", "MK-342")
def test_guardians_give_all_units_all_resistances_this_turn() -> None:
    table = fight("high-dragon", "block", units="altem-guardians utem-guardsmen", dice="green")
    table.do(
        "unit altem-guardians 2", "end-phase", "hit-unit utem-guardsmen"
    )  # 12 of cold fire: 5, then 5 with a wound
    assert table.wounds("utem-guardsmen") == 1
    table.shows(damage_left=2).do("hit-unit altem-guardians").shows(damage_left=0)
    assert table.wounds("altem-guardians") == 0


@pytest.mark.rule("MK-191", "MK-187")
def test_altem_mages_need_usable_black_mana_for_their_third_ability() -> None:
    assert not fight("prowlers", units="altem-mages", dice="red", mana={"black": 1}).can("unit altem-mages 2")
    assert fight("prowlers", units="altem-mages", dice="red", mana={"black": 1}, night=True).can("unit altem-mages 2")
    assert fight("prowlers", units="altem-mages", dice="black", night=True).can("unit altem-mages 2")


def test_altem_mages_make_two_mana_of_any_colours() -> None:
    table = land(units="altem-mages").do("unit altem-mages 0", "colour 4", "colour 5")
    table.shows(tokens={"gold": 1, "black": 1})


@pytest.mark.parametrize(
    ("paid", "points"),
    [(["pass"], 5), (["colour 0", "pass"], 7), (["colour 1", "pass"], 7), (["colour 0", "colour 1"], 9)],
)
def test_altem_mages_are_stronger_for_red_and_blue_mana(paid: list[str], points: int) -> None:
    table = used("altem-mages", 1, "attack").do(*paid)
    table.shows(strike={"melee-cold-fire": points})
    used("altem-mages", 1, "block").do(*paid).shows(guard={"cold-fire": points})


def test_altem_mages_without_mana_are_not_asked() -> None:
    used("altem-mages", 1, "attack", mana={}).shows(strike={"melee-cold-fire": 5})


NIGHT = {"night": True, "dice": "black", "units": "altem-mages utem-swordsmen", "hand": "rage march"}


def test_altem_mages_make_later_attacks_cold_fire() -> None:
    table = fight("prowlers", "attack", **NIGHT).do("play rage", "unit altem-mages 2", "option 0")
    table.do("unit utem-swordsmen 0", "sideways march 2")
    table.shows(strike={"melee-physical": 2, "melee-cold-fire": 4})


@pytest.mark.rule("MK-313", "MK-157")
def test_altem_mages_let_any_attack_be_used_as_siege_in_the_ranged_phase() -> None:
    table = fight("guardsmen", **NIGHT)
    assert not any(table.can(words) for words in ("play rage", "sideways march 2", "unit utem-swordsmen 0"))
    table.do("unit altem-mages 2", "option 1", "play rage", "sideways march 2", "unit utem-swordsmen 0")
    table.shows(strike={"siege-physical": 6})


# -- where units cannot be used ----------------------------------------------------------------------------------------


@pytest.mark.rule("MK-683")
def test_where_units_are_excluded_none_can_be_used() -> None:
    assert not any(one.startswith("unit") for one in fight("prowlers", "attack", units="peasants", alone=True).choices)


@pytest.mark.rule("MK-313", "MK-306")
def test_move_that_becomes_an_attack_by_agility_is_a_siege_attack_while_all_attacks_are() -> None:
    table = combat("prowlers", hand="agility", mana={"black": 1}, units="altem-mages", night=True)
    table.do("play agility")
    assert not table.can("convert 0")
    table.do("unit altem-mages 2", "option 1", "convert 0").shows(strike={"siege-physical": 1}, move_points=1)
