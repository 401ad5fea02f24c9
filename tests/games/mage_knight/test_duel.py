"""Combat between heroes (section 22)."""

from typing import Any

import pytest

from deckhold.engine.core import Op
from deckhold.games.mage_knight.definitions import mark_colours
from deckhold.games.mage_knight.ops.foes import (
    EnemiesFaced,
    armor,
    destroy,
    destroy_if_blocked,
    each_enemy,
    guarded,
    loses_one,
    no_attack,
    one_enemy,
)
from deckhold.games.mage_knight.ops.shields import blocked_bashed, blocked_explodes
from deckhold.games.mage_knight.state import foes, rivals
from deckhold.games.mage_knight.state.zones import UNITS
from deckhold.games.mage_knight.terms import PHYSICAL_RESISTANCE, RED
from games.mage_knight.combat import Realm, land
from games.position import in_force

# Plains around 1,-2 and 2,-2; a keep at 2,-4 on countryside 3.
KEEP = "countryside-3@1,0 countryside-2@1,1"


def meet(**more: Any) -> Realm:
    """Two heroes on one space, the aggressor on turn."""
    place: dict[str, Any] = {
        "seats": 2,
        "at": "1,-2",
        "at_1": "1,-2",
        "hand": "rage",
        "hand_1": "march",
        "did_move": True,
    }
    return land(**{**place, **more})


def duel(how: str = "1", **more: Any) -> Realm:
    """The fight has begun; the defender attends partly (1) or fully (0)."""
    table = meet(**more)
    table.do("attack-hero")
    return table.do(f"option {how}") if table.asks == "1 attendance" else table


def strikes(table: Realm, **points: int) -> Realm:
    """Put points into the attack or block, whatever cards gave them."""
    s = table.s
    names = ["physical", "fire", "ice", "cold_fire"]
    for name, n in points.items():
        kind, _, element = name.partition("_")
        if kind == "block":
            s.guard[names.index(element)] += n
        elif kind == "swift":
            s.guard[4 + names.index(element)] += n
        else:
            s.strike[["melee", "ranged", "siege"].index(kind) * 4 + names.index(element)] += n
    asking = table.game.asking
    assert asking is not None
    table.game.asking = None
    table.game.ask(asking)
    return table


def to_melee(table: Realm) -> Realm:
    """Both decline to attack from afar."""
    while not table.s.melee:
        table.do("end-phase")
    return table


# -- when --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-469", "MK-470", "MK-260", "MK-130", "MK-671")
def test_who_stays_on_another_heros_space_attacks_it() -> None:
    table = meet()
    assert table.can("attack-hero")
    assert not table.can("end-turn")
    assert not table.can("rest")


@pytest.mark.rule("MK-469", "MK-266")
@pytest.mark.parametrize(
    "more", [{"announced": 1, "turns_left": 1}, {"skips_1": True}, {"ending": True}, {"options": {"duels": "no"}}]
)
def test_when_heroes_may_not_fight(more: dict[str, Any]) -> None:
    table = meet(**more)
    assert not table.can("attack-hero")
    assert table.can("end-turn")


@pytest.mark.rule("MK-263", "MK-446", "MK-469")
def test_nobody_is_attacked_at_the_portal() -> None:
    assert not meet(at="0,0", at_1="0,0").can("attack-hero")


@pytest.mark.rule("MK-261", "MK-292", "MK-423", "MK-693")
def test_entering_a_keep_whose_owner_is_at_home_is_an_attack_and_costs_reputation() -> None:
    table = meet(tiles=KEEP, at="1,-3", at_1="2,-4", shields={"2,-4": [1]}, move_points=5, influence=2, healing=1)
    table.do("move 2,-4").shows(reputation=-1, move_points=0, influence=0, healing=0)
    assert table.asks == "1 attendance"


# -- attendance --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-472", "MK-674", "MK-115")
def test_full_attendance_turns_the_token_down_and_gives_a_die() -> None:
    table = duel("0", dice="red red", hand_1="rage").shows(skips_1=True)
    assert table.asks == "1 duel"
    assert table["dice_left"] == 1


@pytest.mark.rule("MK-472", "MK-693")
def test_full_attendance_on_a_glade_gives_its_mana() -> None:
    table = duel("0", at="1,-3", at_1="1,-3")
    assert table["tokens_1"] == {"gold": 1}
    assert duel("1", at="1,-3", at_1="1,-3")["tokens_1"] == {}


@pytest.mark.rule("MK-473", "MK-Q60")
@pytest.mark.parametrize("hand", ["wound*2", ""])
def test_without_a_card_that_is_no_wound_there_is_no_full_attendance(hand: str) -> None:
    table = meet(hand_1=hand).do("attack-hero")
    assert (table.asks, table.choices) == ("1 attendance", ["option 1"])  # asked all the same: the hand is a secret
    table.do("option 1").shows(attends=False, skips_1=False)


@pytest.mark.rule("MK-474")
def test_partial_attendance_leaves_the_token_and_gives_no_die() -> None:
    table = duel("1", dice="red red").shows(skips_1=False, attends=False)
    assert table["dice_left"] == 0


@pytest.mark.rule("MK-474", "MK-219")
def test_of_skills_a_defender_that_attends_partly_has_motivation_alone() -> None:
    table = duel("1", skills_1="tovak-motivation tovak-shield-mastery tovak-night-sharpshooting", hand_1="rage")
    table.do("pass", "option 1")
    assert [one for one in table.choices if one.startswith("skill")] == ["skill tovak-motivation"]


@pytest.mark.rule("MK-474", "MK-170")
@pytest.mark.parametrize(
    ("how", "skills"), [("0", ["norowas-bright-negotiation", "tovak-motivation"]), ("1", ["tovak-motivation"])]
)
def test_the_circlet_of_who_attends_partly_uses_no_other_skill_either(how: str, skills: list[str]) -> None:
    common = "norowas-bright-negotiation tovak-motivation"
    hand = "circlet-of-proficiency march"
    table = duel(how, hand_1=hand, common_skills=common, deck_1="rage stamina", options={"expansions": ["lost-legion"]})
    table.do("play circlet-of-proficiency")
    if len(skills) > 1:
        assert table.choices == [f"pick {skill} common_skills" for skill in skills]
    else:
        table.shows(hand_1="march rage stamina", in_any_order=True)


@pytest.mark.rule("MK-474", "MK-112", "MK-Q70")
@pytest.mark.parametrize("tactic", ["mana-search", "long-night"])
def test_a_defender_that_attends_partly_has_no_tactic_of_an_own_turn(tactic: str) -> None:
    night: dict[str, Any] = {"night": True, "dice": "red white gold", "deck_1": "", "discard_1": "stamina"}
    assert duel("0", tactic_1=tactic, **night).can("tactic")
    assert not duel("1", tactic_1=tactic, **night).can("tactic")


@pytest.mark.rule("MK-474", "MK-X08")
def test_the_die_of_mana_steal_is_for_an_own_turn() -> None:
    held: dict[str, Any] = {"dice": "white red", "die_state": ["held", "free"], "die_owner": [1, -1]}
    assert duel("0", tactic_1="mana-steal", hand_1="swiftness", **held).can("power swiftness")
    assert not duel("1", tactic_1="mana-steal", hand_1="swiftness", **held).can("power swiftness")


@pytest.mark.rule("MK-472", "MK-693", "MK-Q61")
def test_a_defender_that_attends_fully_ends_its_turn_after_the_aggressor_and_skips_the_next() -> None:
    table = duel("0", hand="rage", hand_1="rage")
    to_melee(table).do("end-phase", "end-phase").shows(moment="closing")
    assert table.asks == "0 turn"
    table.do("end-turn")
    assert table.asks == "1 turn"
    assert "move" not in " ".join(table.choices)
    table.do("end-turn")
    assert table.asks == "0 discard"
    table.do("discard rage")
    assert table.asks == "1 discard"
    table.do("discard rage")
    assert table.asks == "0 announce"  # the defender's own turn has been skipped
    table.shows(skips_1=False)


@pytest.mark.rule("MK-693")
def test_special_and_healing_effects_of_both_come_before_either_turn_ends() -> None:
    """Dice come back with the first step of the aggressor's end, after what the defender uses."""
    table = duel("0", hand="rage", hand_1="tranquility wound", dice="red red red red", deck="march stamina")
    to_melee(table).do("power rage", "strike", "block", "end-phase", "end-phase", "end-phase")
    table.do("end-turn").shows(die_state=["taken", "free", "free", "free"], hand="", moment="closing")
    table.do("play tranquility", "option 0", "heal").shows(hand_1="")
    table.do("end-turn").shows(die_state=["free"] * 4, hand="march stamina", in_any_order=True)


@pytest.mark.rule("MK-474")
def test_a_defender_that_attends_partly_has_a_normal_turn_next() -> None:
    table = duel("1")
    to_melee(table).do("end-phase", "end-phase", "end-turn")
    while table.asks.startswith("0"):
        table.do(table.choices[-1])
    assert table.asks == "1 turn"
    table.shows(moment="moving")


@pytest.mark.rule("MK-Q85")
def test_what_a_defender_that_attends_partly_has_played_lies_there_until_its_own_turn_is_over() -> None:
    table = duel("1", hand_1="swiftness march", tokens_1={"white": 1})
    table.do("power swiftness", "strike")
    assert table.asks == "0 duel"
    table.do("block")
    while table.asks.startswith("1") and table.can("hit-hero"):
        table.do("hit-hero")
    to_melee(table)
    while table["rival"] >= 0:
        table.do("end-phase")
    table.do("end-turn")
    while table.asks.startswith("0"):
        table.do(table.choices[-1])
    assert table["played_1"] == ["swiftness"]
    table.do("play march", "move 2,-2", "end-turn")
    while table.asks.startswith("1"):
        table.do(table.choices[-1])
    assert "swiftness" in table["discard_1"]
    assert table["played_1"] == []


BOXED: dict[str, Any] = {
    "hand_1": "mysterious-box march",
    "artifacts": "horn-of-wrath endless-bag-of-gold",
    "dice": "black",
}


@pytest.mark.rule("MK-Q85", "MK-497")
@pytest.mark.parametrize(
    ("use", "hand", "played"), [(["play march"], "mysterious-box", "march"), (["convert 0"], "march", "mysterious-box")]
)
def test_what_a_box_reveals_goes_back_when_a_combat_is_over_that_was_attended_partly(
    use: list[str], hand: str, played: str
) -> None:
    table = duel(options={"expansions": ["lost-legion"]}, **BOXED).do("play mysterious-box", *use)
    while table["rival"] >= 0:
        table.do("end-phase")
    table.shows(aside_1="", artifacts="endless-bag-of-gold horn-of-wrath", hand_1=hand, played_1=played)


@pytest.mark.rule("MK-489")
def test_a_box_that_was_stolen_is_no_artifact_any_more() -> None:
    table = duel(options={"expansions": ["lost-legion"]}, **BOXED).do("play mysterious-box")
    strikes(to_melee(table), melee_physical=9).do("strike")
    assert table.can("convert 0")
    table.do("block", "pick mysterious-box", "end-phase")
    assert (table.asks, table["discard"]) == ("1 duel", ["mysterious-box"])
    assert [one for one in table.choices if one.startswith("convert")] == []


# -- phases ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-476", "MK-477", "MK-475")
def test_the_defender_attacks_first_from_afar_and_two_declines_end_the_phase() -> None:
    table = duel()
    assert table.asks == "1 duel"
    table.do("end-phase")
    assert table.asks == "0 duel"
    table.do("end-phase").shows(melee=True)
    assert table.asks == "0 duel"


@pytest.mark.rule("MK-487", "MK-491")
def test_in_the_attack_phase_the_aggressor_attacks_first() -> None:
    table = to_melee(duel())
    assert table.asks == "0 duel"
    assert table.can("play rage")
    assert table.can("sideways rage 2")


@pytest.mark.rule("MK-478")
def test_no_sideways_attack_from_afar() -> None:
    table = duel().do("end-phase")
    assert not table.can("sideways rage 2")
    assert not table.can("play rage")


@pytest.mark.rule("MK-479")
@pytest.mark.parametrize(("points", "total"), [({"ranged_fire": 4}, 0), ({"ranged_fire": 4, "siege_ice": 3}, 3)])
def test_against_the_defender_of_a_keep_only_siege_counts(points: dict[str, int], total: int) -> None:
    table = meet(tiles=KEEP, at="1,-3", at_1="2,-4", shields={"2,-4": [1]}, move_points=5)
    table.do("move 2,-4", "option 1", "end-phase")
    strikes(table, **points)
    assert rivals.sum_of_attack(table.s, table.s.strike) == total
    assert table.can("strike") == (total > 0)


@pytest.mark.rule("MK-479")
def test_the_aggressor_has_no_walls() -> None:
    table = meet(tiles=KEEP, at="1,-3", at_1="2,-4", shields={"2,-4": [1]}, move_points=5)
    table.do("move 2,-4", "option 1")
    assert strikes(table, ranged_fire=4).can("strike")


@pytest.mark.rule("MK-480", "MK-481", "MK-E40")
@pytest.mark.parametrize(("block", "left"), [({"block_ice": 4}, 2), ({"block_physical": 7}, 3)])
def test_from_afar_two_points_of_block_reduce_the_attack_by_one(block: dict[str, int], left: int) -> None:
    table = strikes(duel(), ranged_fire=4).do("strike")
    assert table.asks == "0 duel"
    strikes(table, **block).do("block").shows(damage_left=left)


@pytest.mark.rule("MK-482")
def test_block_against_swift_counts_point_by_point_from_afar() -> None:
    table = strikes(strikes(duel(), ranged_physical=6).do("strike"), swift_physical=3).do("block")
    table.shows(damage_left=3)


@pytest.mark.rule("MK-480", "MK-Q32")
def test_a_block_that_stops_one_of_the_elements_is_efficient() -> None:
    table = strikes(to_melee(duel()), melee_fire=3, melee_ice=3).do("strike")
    strikes(table, block_ice=2, block_fire=2).do("block").shows(damage_left=2)


@pytest.mark.rule("MK-487", "MK-488", "MK-E61", "MK-694")
def test_a_sideways_card_makes_a_fire_attack_physical_too() -> None:
    table = to_melee(duel(units_1="guardian-golems", level_1=3))
    strikes(table, melee_fire=4, melee_physical=1).do("strike")
    strikes(table, block_physical=2).do("block").shows(damage_left=3)
    assert "hit-unit guardian-golems" not in table.choices  # armor 3 with physical resistance: 6
    assert table.can("hit-hero")


@pytest.mark.rule("MK-483", "MK-484", "MK-485")
def test_the_attacker_spends_the_damage_on_units_and_hero_by_their_full_armor() -> None:
    table = strikes(to_melee(duel(units_1="peasants")), melee_physical=6).do("strike", "block")
    table.do("hit-unit peasants").shows(damage_left=3)
    assert table.wounds("peasants") == 1
    table.do("hit-hero").shows(hand_1="march wound")
    assert table.asks == "1 duel"  # one point is left that buys nothing (MK-486)


@pytest.mark.rule("MK-484")
def test_a_unit_that_resists_costs_twice_its_armor() -> None:
    table = strikes(to_melee(duel(units_1="guardian-golems")), melee_physical=5).do("strike", "block")
    assert "hit-unit guardian-golems" not in table.choices
    table = strikes(to_melee(duel(units_1="guardian-golems")), melee_fire=5).do("strike", "block")
    assert "hit-unit guardian-golems" in table.choices


@pytest.mark.rule("MK-486")
def test_damage_may_be_left_unassigned() -> None:
    table = strikes(to_melee(duel()), melee_physical=6).do("strike", "block", "end-phase")
    table.shows(hand_1="march")
    assert table.asks == "1 duel"


@pytest.mark.rule("MK-485")
def test_knock_out() -> None:
    table = strikes(to_melee(duel()), melee_physical=10).do("strike", "block", *["hit-hero"] * 5)
    table.shows(hand_1="wound*5", discard_1="march")


@pytest.mark.rule("MK-489", "MK-X07", "MK-Q30")
def test_five_damage_steal_an_artifact_that_lies_open() -> None:
    table = to_melee(duel(discard_1="ruby-ring march", played_1="", hand="rage"))
    strikes(table, melee_physical=6).do("strike", "block", "pick ruby-ring discard")
    table.shows(discard_1="march", discard="ruby-ring", damage_left=0)


@pytest.mark.rule("MK-489")
def test_artifacts_are_not_stolen_from_afar_nor_from_the_hand() -> None:
    table = strikes(duel(discard="ruby-ring"), ranged_physical=9).do("strike", "block")
    assert not [one for one in table.choices if one.startswith("pick")]
    table = to_melee(duel(hand_1="ruby-ring"))
    strikes(table, melee_physical=9).do("strike", "block")
    assert not [one for one in table.choices if one.startswith("pick")]


@pytest.mark.rule("MK-490", "MK-695", "MK-492")
def test_damage_forces_the_other_hero_to_retreat() -> None:
    table = strikes(to_melee(duel()), melee_physical=2).do("strike", "block")
    plains = ["cell @0,-1", "cell @0,-2", "cell @2,-2", "cell @2,-3"]
    assert sorted(one for one in table.choices if one.startswith("cell")) == plains
    table.do("cell 0,-2").shows(moment="closing", fame=0, rival=-1)
    assert (table.at(0), table.at(1)) == ("1,-2", "0,-2")
    assert table.asks == "0 turn"


@pytest.mark.rule("MK-Q31")
def test_without_a_safe_space_nobody_is_forced_to_retreat() -> None:
    lakes_and_a_tower = "core-2@1,0 countryside-1@1,1"
    table = to_melee(duel(tiles=lakes_and_a_tower, at="0,-3", at_1="0,-3", tokens="monks@0,-2"))
    strikes(table, melee_physical=9).do("strike", "block")
    assert not [one for one in table.choices if one.startswith("cell")]
    assert table.can("hit-hero")  # the damage can be used otherwise


@pytest.mark.rule("MK-490")
def test_nobody_is_forced_to_retreat_from_afar() -> None:
    table = strikes(duel(), ranged_physical=9).do("strike", "block")
    assert not [one for one in table.choices if one.startswith("cell")]


@pytest.mark.rule("MK-493", "MK-269", "MK-476")
def test_if_nobody_attacks_the_aggressor_goes_back() -> None:
    table = to_melee(duel(trail=["@1,-3"])).do("end-phase", "end-phase").shows(moment="closing", fame=0, fame_1=0)
    assert (table.at(0), table.at(1)) == ("1,-3", "1,-2")


@pytest.mark.rule("MK-492", "MK-E41", "MK-Q33")
@pytest.mark.parametrize(
    ("level", "fame", "level_1", "fame_1", "gained"),
    [(3, 8, 5, 24, 5), (3, 9, 3, 10, 1), (3, 10, 3, 10, 0), (4, 15, 3, 10, 0)],
)
def test_only_who_was_behind_gains_fame(level: int, fame: int, level_1: int, fame_1: int, gained: int) -> None:
    table = to_melee(duel(level=level, fame=fame, level_1=level_1, fame_1=fame_1))
    strikes(table, melee_physical=3).do("strike", "block", "cell 0,-2").shows(fame=fame + gained)


@pytest.mark.rule("MK-Q59")
def test_whoever_stays_in_the_keep_owns_it() -> None:
    table = meet(tiles=KEEP, at="1,-3", at_1="2,-4", shields={"2,-4": [1]}, move_points=5).do("move 2,-4", "option 1")
    strikes(to_melee(table), melee_physical=9).do("strike", "block", "cell 2,-3").shows(shields={"@2,-4": [0]})


@pytest.mark.rule("MK-262", "MK-302", "MK-536", "MK-Q59")
def test_a_team_mate_of_the_owner_defends_the_keep_that_it_stands_in() -> None:
    table = land(
        seats=4,
        options={"teams": "yes"},  # 0 and 2 against 1 and 3
        tiles="countryside-3@1,0 countryside-9@1,1 countryside-1@0,1",
        at="2,-3",
        at_1="0,-1",
        at_3="2,-4",
        hand="march",
        hand_3="rage",
        move_points=3,
        shields={"2,-4": [1]},
    ).do("move 2,-4")
    assert table.asks == "3 attendance"
    table.do("option 1").shows(reputation=-1, battle="")
    strikes(to_melee(table), melee_physical=9).do("strike", "block", "cell 1,-4").shows(shields={"@2,-4": [0]})
    assert (table.at(0), table.at(3)) == ("2,-4", "1,-4")


@pytest.mark.rule("MK-498")
def test_roles_alternate_after_an_attack() -> None:
    table = strikes(to_melee(duel()), melee_physical=2).do("strike")
    strikes(table, block_physical=2).do("block")
    assert table.asks == "1 duel"
    table.shows(striker=1, moment="attack")


# -- effects on units --------------------------------------------------------------------------------------------------


def use(table: Realm, op: Op, colours: int = 0) -> Realm:
    """An effect of whoever acts happens now."""
    mark_colours(op, colours)
    game = table.game
    asking = game.asking
    assert asking is not None
    game.again(asking)
    game.asking = None
    game.push(op, asking.seat)
    game.advance()
    return table


def piece_of(table: Realm, unit: str, seat: int) -> int:
    return {table.game.table.card[piece].id: piece for piece in table.s.at(UNITS, seat)}[unit]


def armor_of(table: Realm, unit: str, seat: int) -> int:
    return int(foes.unit_armor(table.s, seat, piece_of(table, unit, seat)))


@pytest.mark.rule("MK-494", "MK-496", "MK-497")
def test_effects_on_enemies_fall_on_the_opponents_whole_units() -> None:
    table = to_melee(duel(units_1="peasants foresters"))
    table.s.hurt[piece_of(table, "foresters", 1)] = 1
    use(table, each_enemy(armor(-5)))
    assert (armor_of(table, "peasants", 1), armor_of(table, "foresters", 1)) == (1, 4)
    table.do("end-phase", "end-phase").shows(moment="closing")
    assert armor_of(table, "peasants", 1) == 3


@pytest.mark.rule("MK-495")
def test_resistances_of_units_keep_effects_off() -> None:
    table = to_melee(duel(units_1="peasants fire-mages ice-mages"))
    use(table, each_enemy(armor(-1)), 1 << RED)
    assert [armor_of(table, unit, 1) for unit in ("peasants", "fire-mages", "ice-mages")] == [2, 4, 3]


@pytest.mark.rule("MK-496")
def test_a_destroyed_unit_is_wounded() -> None:
    table = use(to_melee(duel(units_1="peasants")), one_enemy(destroy()))
    assert table.wounds("peasants") == 1


def unit_attack(**more: Any) -> Realm:
    """The aggressor's catapults attack from afar with 3, besides 2 of a card; the defender blocks."""
    table = duel(units="catapults", **more).do("end-phase", "unit catapults 0")
    return strikes(table, ranged_physical=2).do("strike").shows(damage_left=5)


@pytest.mark.rule("MK-500")
def test_a_unit_kept_from_attacking_is_left_out_of_the_attack() -> None:
    table = unit_attack()
    use(table, one_enemy(no_attack())).shows(damage_left=2)
    assert table.spent("catapults")


@pytest.mark.rule("MK-500")
def test_only_units_in_the_attack_can_be_kept_from_attacking_and_only_while_blocking() -> None:
    table = duel(units="catapults peasants").do("end-phase")
    assert not table.game.feasible(one_enemy(no_attack()), 1)


@pytest.mark.rule("MK-498")
def test_a_blocking_cards_effect_falls_on_a_unit_in_the_attack() -> None:
    table = use(unit_attack(), guarded(armor(-3)))
    assert armor_of(table, "catapults", 0) == 1


@pytest.mark.rule("MK-498")
def test_what_needs_a_successful_block_needs_an_attack_reduced_to_nothing() -> None:
    table = use(unit_attack(), blocked_explodes())
    strikes(table.copy(), block_physical=8).do("block")
    done = strikes(table, block_physical=10).do("block")
    assert done.wounds("catapults") == 1


@pytest.mark.rule("MK-499")
def test_what_counts_as_enemies() -> None:
    table = unit_attack()
    asking = table.game.asking
    assert asking is not None
    assert EnemiesFaced().value(table.game, asking) == 2  # the hero and the catapults in the attack
    table = to_melee(duel(units_1="peasants foresters herbalists"))
    table.s.spent[piece_of(table, "herbalists", 1)] = 1
    asking = table.game.asking
    assert asking is not None
    assert EnemiesFaced().value(table.game, asking) == 3


@pytest.mark.rule("MK-302")
def test_a_save_in_the_middle_of_it_goes_on() -> None:
    import deckhold

    table = strikes(duel("0"), ranged_fire=4).do("strike")
    again = Realm(deckhold.load(table.game.dump()))
    assert again.choices == table.choices
    assert again.game.fingerprint() == table.game.fingerprint()


@pytest.mark.rule("MK-707")
def test_a_level_that_another_turn_brought_comes_at_the_end_of_ones_own() -> None:
    deck = "rage*2 stamina*2 swiftness*2"
    table = land(
        seats=2,
        hand="march",
        deck=deck,
        hand_1="march",
        deck_1="threaten promise",
        fame_1=8,
        level_1=2,
        order=[0, 1],
        order_at=0,
        at_1="0,0",
    )
    table.do("play march", "end-turn").shows(level_1=2)
    table.do("play march", "end-turn").shows(level_1=3)


# -- what depends on the opponent --------------------------------------------------------------------------------------


def test_cold_toughness_blocks_one_more_for_each_mana_spent_on_the_attack() -> None:
    table = to_melee(
        duel("0", hand="rage*2", mana={"red": 2}, hand_1="cold-toughness", crystals_1={"blue": 1}, dice="black black")
    )
    table.do("power rage", "power rage", "strike", "power cold-toughness").shows(guard={"ice": 5 + 2})


def test_cold_toughness_does_not_count_mana_of_an_earlier_attack() -> None:
    table = to_melee(
        duel("0", hand="rage*2", mana={"red": 1}, hand_1="cold-toughness march", crystals_1={"blue": 1}, dice="black")
    )
    table.do("power rage", "strike", "block", "end-phase", "end-phase", "play rage", "strike")
    table.do("power cold-toughness").shows(guard={"ice": 5})


@pytest.mark.rule("MK-219", "MK-693")
def test_a_turn_taken_in_advance_ends_the_ban_on_other_motivations() -> None:
    table = meet(
        seats=3,
        at_2="2,-3",
        order=[0, 2, 1],
        hand_2="march",
        skills_1="goldyx-motivation",
        skills_2="norowas-motivation",
        deck="march*3",
        deck_1="stamina*4",
    ).do("attack-hero")
    table.do("skill goldyx-motivation", "option 0").shows(lasts="goldyx-motivation")
    while table.asks.endswith("duel"):
        table.do("end-phase")
    table.do("end-turn")
    while table.asks != "1 turn":
        table.do("pass" if table.can("pass") else table.choices[0])
    table.shows(moment="closing", lasts="goldyx-motivation").do("end-turn")
    while table.asks != "2 turn":
        table.do("pass" if table.can("pass") else table.choices[0])
    table.shows(lasts="")
    assert table.can("skill norowas-motivation")


@pytest.mark.rule("MK-497", "MK-322")
def test_what_an_attack_that_was_not_made_would_have_brought_ends_with_the_combat() -> None:
    legion: dict[str, object] = {"expansions": ["lost-legion"]}
    table = duel(hand="rage march", hand_1="chivalry march", options=legion)
    while table["moment"] != "attack":
        table.do("end-phase")
    table.do("end-phase", "play chivalry", "option 1")
    assert [entry for entry in table["lasting"] if entry["until"] == "blow"]
    table.do("end-phase")
    assert not table.s.in_combat()
    assert [entry for entry in table["lasting"] if entry["until"] == "blow"] == []


# -- a turn in advance is ended after the aggressor's ------------------------------------------------------------------


def ends(table: Realm) -> Realm:
    """The combat is over, and the aggressor uses nothing more: it is the defender's turn to."""
    while table["rival"] >= 0:
        table.do("end-phase")
    table.do("end-turn")
    assert table.asks == "1 turn"
    return table


@pytest.mark.rule("MK-472", "MK-188")
def test_a_defender_that_attends_fully_keeps_the_die_that_it_has_not_used() -> None:
    table = to_melee(duel("0", dice="red red red", hand="rage*2", hand_1="rage"))
    table.do("power rage", "strike", "block", "end-phase")
    assert ends(table)["dice_left"] == 1


@pytest.mark.rule("MK-472", "MK-188")
def test_a_die_that_the_aggressor_has_not_used_is_none_for_the_defender() -> None:
    table = duel("0", dice="white red red", hand="rage", hand_1="swiftness rage")
    table.do("power swiftness", "strike", "block", "hit-hero")
    assert ends(table)["dice_left"] == 0


@pytest.mark.rule("MK-472", "MK-667")
def test_what_a_defender_that_attends_fully_has_played_for_its_turn_lasts_until_that_ends() -> None:
    table = duel("0", dice="black", hand_1="crystal-mastery swiftness", crystals_1={"blue": 1, "white": 1})
    table.do("power crystal-mastery", "power swiftness", "strike", "block")
    ends(table).shows(crystals_1={}).do("end-turn").shows(crystals_1={})
    while table.asks.startswith("0"):  # the end of the aggressor's turn comes first
        table.do(table.choices[0])
    table.shows(crystals_1={"blue": 1, "white": 1})


@pytest.mark.rule("MK-472", "MK-674", "MK-217")
def test_a_skill_of_one_use_in_a_turn_has_none_left_after_the_combat() -> None:
    table = duel(
        "0", dice="black", hand_1="rage wound", skills_1="goldyx-flight tovak-night-sharpshooting arythea-dark-paths"
    )
    table.do("skill arythea-dark-paths", "end-phase")
    assert not ends(table).can("skill arythea-dark-paths")


@pytest.mark.rule("MK-121", "MK-472")
def test_a_defender_had_a_card_when_its_turn_began_whatever_the_aggressor_had() -> None:
    table = ends(duel("0", hand="", units="peasants", hand_1="rage", began_empty=True)).do("end-turn")
    assert (table.asks, table.choices) == ("1 discard", ["discard rage"])


def test_a_die_that_the_aggressor_has_used_is_none_that_the_defender_has() -> None:
    table = to_melee(duel("0", dice="red red", hand="rage", hand_1="march", skills_1="tovak-who-needs-magic"))
    table.do("power rage", "strike", "skill tovak-who-needs-magic", "option 1", "sideways march 3")
    table.shows(guard={"physical": 3})


# -- the start ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-668", "MK-693")
def test_effects_of_the_start_of_a_combat_are_played_before_the_first_attack() -> None:
    table = duel("1", hand="into-the-heat rage", units="peasants", hand_1="march", dice="black")
    table.do("end-phase")
    assert table.asks == "0 duel"
    table.do("play into-the-heat")
    to_melee(table).do("unit peasants 0").shows(strike={"melee-physical": 4})


@pytest.mark.rule("MK-668", "MK-168")
def test_effects_of_the_start_of_a_combat_are_played_with_others_too() -> None:
    table = duel("1", hand="concentration into-the-heat", units="peasants", mana={"green": 1}, dice="black")
    table.do("end-phase", "power concentration").shows(lasts="into-the-heat*3")


@pytest.mark.rule("MK-668")
@pytest.mark.parametrize("first", ["block", "end-phase"])
def test_who_has_blocked_or_declined_is_past_the_start(first: str) -> None:
    shot: dict[str, Any] = {"hand_1": "swiftness", "tokens_1": {"white": 1}} if first == "block" else {}
    table = duel("1", hand="into-the-heat rage", units="peasants", dice="black", **shot)
    table = table.do("power swiftness", "strike") if shot else table.do("end-phase")
    assert table.asks == "0 duel"
    assert table.can("play into-the-heat")
    table.do(first)
    while table.asks != "0 duel":
        table.do("end-phase")
    assert not table.can("play into-the-heat")


@pytest.mark.rule("MK-484")
def test_damage_cannot_be_assigned_to_units_that_are_sheltered() -> None:
    table = to_melee(duel("1", hand="into-the-heat rage", units="peasants", hand_1="rage*2", dice="black"))
    table.do("end-phase", "play rage", "sideways rage 2", "strike", "block")
    assert table.can("hit-unit peasants")
    table = duel("1", hand="into-the-heat rage", units="peasants", hand_1="rage*2", dice="black")
    to_melee(table.do("end-phase", "play into-the-heat"))
    table.do("end-phase", "play rage", "sideways rage 2", "strike", "block")
    assert table.can("hit-hero")
    assert not table.can("hit-unit peasants")


@pytest.mark.rule("MK-187", "MK-472")
def test_the_amulet_of_a_defender_serves_the_defender() -> None:
    table = duel("0", night=True, hand_1="amulet-of-the-sun march", hand="rage", dice="gold gold gold gold")
    assert not table.can("power march")
    table.do("play amulet-of-the-sun")
    assert table.can("power march")


@pytest.mark.rule("MK-187", "MK-472")
def test_the_amulet_of_an_aggressor_is_of_no_use_to_the_defender() -> None:
    table = duel("0", night=True, hand_1="march", hand="amulet-of-the-sun", dice="gold gold gold gold")
    table.do("end-phase", "play amulet-of-the-sun", "end-phase", "end-phase")
    assert table.asks == "1 duel"
    assert not table.can("power march")


CURSE = in_force("mana-claim.strong.curse", "mana-claim#1", seat=0, n=0, until="round")  # of red
EXPLOIT = in_force("tovak-mana-exploit.use.0.effect", "tovak-mana-exploit#1", seat=0, n=1, until="own-next-turn")


@pytest.mark.rule("MK-472")
@pytest.mark.parametrize("effect", [CURSE, EXPLOIT])
def test_mana_used_in_a_turn_taken_in_advance_is_used_in_an_own_turn(effect: dict[str, object]) -> None:
    table = duel(
        "0", hand_1="rage march", crystals_1={"red": 1, "green": 1}, dice="black black black black", lasting=[effect]
    )
    to_melee(table).do("end-phase", "power rage").shows(hand_1="march wound", hand="rage")


@pytest.mark.rule("MK-474")
@pytest.mark.parametrize("effect", [CURSE, EXPLOIT])
def test_mana_used_by_who_attends_partly_is_not_used_in_an_own_turn(effect: dict[str, object]) -> None:
    table = duel("1", hand_1="rage march", crystals_1={"red": 1}, dice="black black black black", lasting=[effect])
    to_melee(table).do("end-phase", "power rage").shows(hand_1="march")


@pytest.mark.rule("MK-219", "MK-472")
def test_a_motivation_of_a_turn_taken_in_advance_bars_others_until_the_next_one_is_over() -> None:
    table = meet(
        hand="rage march",
        skills="tovak-motivation",
        skills_1="goldyx-motivation",
        hand_1="march stamina",
        deck_1="rage swiftness threaten",
    )
    table.do("attack-hero", "pass", "option 0", "skill goldyx-motivation")
    while table.asks != "0 turn":
        table.do("end-phase")
    while table.asks != "0 turn" or table["moment"] != "moving":  # the turn of seat 1 is skipped
        table.do("pass" if table.can("pass") else table.choices[-1])
    assert not table.can("skill tovak-motivation")


@pytest.mark.rule("MK-472")
def test_beside_the_question_stands_the_mana_of_whoever_acts() -> None:
    table = duel("0", mana={"red": 1}, tokens_1={"blue": 2})
    shown: Any = table.game.view(1)
    pools = next(area for area in shown["areas"] if area["id"] == "pools")
    assert {name: n for name, n in pools["counters"].items() if name.startswith("mana")} == {"mana-blue": 2}


@pytest.mark.rule("MK-486")
def test_a_preview_of_sparing_the_other_hero_tells_the_damage_that_is_left() -> None:
    table = strikes(to_melee(duel()), melee_physical=6).do("strike")
    strikes(table, block_physical=1).do("block", "hit-hero").shows(damage_left=3)
    answers: Any = table.game.view(0)["actions"]
    assert next(one for one in answers if one["verb"] == "end-phase")["warnings"] == ["3 points will be lost"]


@pytest.mark.rule("MK-220", "MK-472")
def test_a_source_that_is_frozen_in_the_combat_has_no_die_for_the_other_hero() -> None:
    table = duel("0", hand_1="march", skills_1="goldyx-source-freeze", dice="red red red red")
    assert not to_melee(table.do("skill goldyx-source-freeze")).can("power rage")


@pytest.mark.rule("MK-192", "MK-220")
def test_a_die_that_an_effect_has_added_is_there_although_the_source_is_frozen() -> None:
    table = meet(
        hand_1="march",
        skills_1="goldyx-source-freeze",
        dice="red red red red",
        die_state=["taken", "free", "free", "free"],
        die_owner=[0, -1, -1, -1],
        dice_left=1,
    )
    table.do("attack-hero", "option 0", "skill goldyx-source-freeze")
    assert to_melee(table).can("power rage")


@pytest.mark.rule("MK-474")
@pytest.mark.parametrize(("how", "able"), [("0", True), ("1", False)])
def test_only_who_takes_a_turn_can_take_it_again(how: str, able: bool) -> None:
    table = duel(how, night=True, hand_1="space-bending march", tokens_1={"blue": 1, "black": 1})
    assert table.can("power space-bending") == able


LEGION: dict[str, Any] = {"options": {"expansions": ["lost-legion"]}, "dice": "black black black black"}


@pytest.mark.rule("MK-477")
def test_between_heroes_the_separate_blocks_of_a_shield_are_for_one_attack_each() -> None:
    table = to_melee(duel("0", hand="rage*2", hand_1="shield-of-the-fallen-kings", **LEGION))
    table.do("play rage", "strike", "play shield-of-the-fallen-kings", "option 1").shows(guard={"physical": 4})
    assert not table.can("convert")
    table.do("block", "end-phase", "play rage", "strike", "convert").shows(guard={"physical": 4})


@pytest.mark.parametrize(("wounded", "able"), [(False, True), (True, False)])
def test_between_heroes_dodge_and_weave_strikes_back_in_the_attack_phase(wounded: bool, able: bool) -> None:
    table = duel("0", hand="swiftness", hand_1="dodge-and-weave march", crystals={"white": 1}, **LEGION)
    table.do("end-phase", "power swiftness", "strike", "play dodge-and-weave", "block")
    table.do("hit-hero" if wounded else "end-phase")
    to_melee(table).do("end-phase")
    assert table.asks == "1 duel"
    assert table.can("convert") == able


@pytest.mark.rule("MK-498")
def test_shield_bash_lowers_the_armor_of_a_unit_in_an_attack_that_came_to_nothing() -> None:
    table = use(unit_attack(), blocked_bashed())
    strikes(table.copy(), block_physical=8).do("block")
    strikes(table, block_physical=14).do("block")  # five are needed, from afar two points of block for each
    assert armor_of(table, "catapults", 0) == 4 - 2


@pytest.mark.rule("MK-496", "MK-498")
def test_a_unit_marked_for_its_destruction_is_wounded_when_its_attack_comes_to_nothing() -> None:
    table = use(unit_attack(), one_enemy(destroy_if_blocked()))
    failed = strikes(table.copy(), block_physical=8)
    assert failed.do("block")["hurt"] == {}
    assert strikes(table, block_physical=10).do("block").wounds("catapults") == 1


@pytest.mark.rule("MK-494", "MK-496")
def test_a_unit_that_two_effects_destroy_at_the_same_moment_is_wounded_once() -> None:
    table = use(use(unit_attack(), one_enemy(destroy_if_blocked())), blocked_explodes())
    assert strikes(table, block_physical=10).do("block").wounds("catapults") == 1


@pytest.mark.rule("MK-494")
def test_a_unit_of_another_hero_may_lose_one_of_its_resistances() -> None:
    table = to_melee(duel(units_1="fire-golems peasants"))
    use(table, one_enemy(loses_one()))
    assert table.choices == ["option 0", "option 1"]  # physical and fire; peasants have nothing to lose
    table.do("option 1")
    assert foes.unit_resistances(table.s, 1, piece_of(table, "fire-golems", 1)) == 1 << PHYSICAL_RESISTANCE
