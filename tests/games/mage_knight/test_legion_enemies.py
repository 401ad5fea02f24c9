"""Enemies with several attacks, the new abilities, reputation as a reward (sections 11 to 13)."""

from typing import Any

import pytest

from deckhold.engine.core import Op
from deckhold.games.mage_knight.ops.foes import (
    GuardedIcons,
    armor,
    attack_change,
    cancel_attack,
    destroy,
    each_enemy,
    no_attack,
    one_attack,
    one_enemy,
)
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.terms import ATTACK_TRAITS, BRUTAL, POISON, TRAITS
from games.mage_knight.combat import Realm, again, assigned, faced, fight, fortified, with_city
from games.mage_knight.land import land

LEGION: dict[str, object] = {"expansions": ["lost-legion", "shades-of-tezla"]}
NO_DICE = "black black black"
KEEP = "countryside-3@1,0 countryside-2@1,1"  # a keep on 2,-4 (hills), hills on 2,-3


def battle(enemies: str, phase: str = "block", **more: Any) -> Realm:
    """A combat with tokens of every box."""
    return fight(enemies, phase, options=LEGION, **{"dice": NO_DICE, **more})


def use(table: Realm, op: Op) -> Realm:
    """An effect happens now."""
    game = table.game
    assert game.asking is not None
    game.again(game.asking)
    game.asking = None
    game.push(op, 0)
    game.advance()
    return table


def armors(table: Realm) -> list[int]:
    return [int(foes.armor_of(table.s, place)) for place in range(len(table.s.foes))]


def values(table: Realm, place: int = 0) -> list[int]:
    """What the attacks of an enemy are worth."""
    return [int(foes.value_of(table.s, hit)) for hit in foes.hits_of(table.s, place)]


# -- several attacks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-067")
def test_each_attack_is_blocked_in_any_order_as_if_it_came_from_another_enemy() -> None:
    table = battle("heroes-fire", guard={"ice": 2}, hand="rage")
    table.do("guard heroes-fire 1", "block").shows(blocking=0, guard={})  # the fire attack first
    table.do("end-phase").shows(hand="rage wound*2")  # 4 damage


@pytest.mark.rule("MX-067")
def test_the_damage_of_each_attack_is_assigned_in_any_order() -> None:
    table = battle("heroes-fortified", units="peasants", hand="rage").do("end-phase")
    assert assigned(table) == ["face heroes-fortified 0", "face heroes-fortified 1"]
    table.do("face heroes-fortified 1", "hit-unit peasants").shows(damage_left=0, hand="rage wound*3")  # 5 on the hero
    assert table.wounds("peasants") == 1


@pytest.mark.rule("MX-068")
def test_one_block_stops_one_attack_only() -> None:
    table = battle("orc-skirmishers", guard={"physical": 2}, hand="rage").do("guard orc-skirmishers 0", "block")
    table.shows(guard={})
    assert foes.open_hits(table.s) == [1]
    assert not table.can("block")


@pytest.mark.rule("MX-069")
def test_a_double_summoner_puts_two_monsters_into_the_combat() -> None:
    table = battle("dragon-summoner", "ranged", pile_brown="gargoyle medusa", hand="rage").do("end-phase")
    assert sorted(faced(table)) == ["dragon-summoner", "gargoyle", "medusa"]
    table.do("guard gargoyle")
    table.s.guard[0] = 5
    again(table).do("block")
    assert [foes.foe(table.s, hit // 3).id for hit in foes.open_hits(table.s)] == ["medusa"]
    assert not foes.all_blocked(table.s, 0)
    table.s.guard[0] = 6
    again(table).do("block")
    assert foes.all_blocked(table.s, 0)


@pytest.mark.rule("MX-070")
def test_an_enemy_that_may_not_attack_makes_none_of_its_attacks() -> None:
    table = use(battle("hydra", "ranged"), one_enemy(no_attack()))
    table.do("end-phase").shows(moment="attack", hand="")


@pytest.mark.rule("MX-071")
def test_an_effect_on_the_attack_acts_on_one_that_the_player_chooses() -> None:
    table = use(battle("heroes-fortified"), one_attack(attack_change(-2)))
    assert table.choices == ["option 0", "option 1"]
    assert values(table.do("option 1")) == [5, 1]


@pytest.mark.rule("MX-072")
def test_an_enemy_is_blocked_when_all_its_attacks_are() -> None:
    table = battle("orc-skirmishers", guard={"physical": 1}, blocking=0).do("block")
    assert not foes.all_blocked(table.s, 0)
    table.s.guard[0] = 1
    again(table).do("block")
    assert foes.all_blocked(table.s, 0)


@pytest.mark.rule("MX-072")
@pytest.mark.parametrize(("spell", "mana"), [("play", {"red": 1}), ("power", {"red": 1, "black": 1})])
def test_what_follows_a_block_needs_that_block_alone(spell: str, mana: dict[str, int]) -> None:
    place: dict[str, Any] = {"hand": "burning-shield", "mana": mana, "night": True, "dice": "gold gold gold"}
    table = battle("orc-skirmishers", blocking=0, **place).do(f"{spell} burning-shield", "block")
    if spell == "play":
        assert table.do("end-phase").shows(moment="attack").can("convert")
    else:
        table.shows(fame=2)  # destroyed, although its second attack was not blocked


def in_city(colour: str) -> Realm:
    """Heroes with a physical and a fire attack defend a city."""
    tiles = {"green": "core-5", "blue": "core-6", "white": "core-7", "red": "core-8"}
    place = f"countryside-1@1,0 {tiles[colour]}@1,1"
    table = land(options=LEGION, tiles=place, at="2,-2", tokens="heroes-fire@3,-2", move_points=9, hand="rage")
    table = with_city(table, colour, "3,-2").do("move 3,-2 1")
    return table.do("fight") if table.can("fight") else table


@pytest.mark.rule("MX-073", "MX-E01", "MX-C32")
@pytest.mark.parametrize(
    ("colour", "attacks", "damage", "added"),
    [
        ("blue", [4, 4], [4, 4], [[], []]),
        ("red", [4, 2], [8, 2], [["brutal"], []]),
        ("green", [4, 2], [4, 2], [["poison"], []]),
    ],
)
def test_the_bonus_of_a_city_is_applied_attack_by_attack(
    colour: str, attacks: list[int], damage: list[int], added: list[list[str]]
) -> None:
    s = in_city(colour).s
    assert [foes.value_of(s, hit) for hit in (0, 1)] == attacks
    assert [foes.damage_of(s, hit) for hit in (0, 1)] == damage
    wanted = (1 << BRUTAL) | (1 << POISON)
    assert [
        [TRAITS[n] for n in range(len(TRAITS)) if foes.hit_traits(s, hit) & wanted & (1 << n)] for hit in (0, 1)
    ] == added


@pytest.mark.rule("MX-075")
def test_attack_features_and_offensive_abilities_belong_to_attacks() -> None:
    grouped = {TRAITS[n] for n in range(len(TRAITS)) if ATTACK_TRAITS & (1 << n)}
    assert grouped == {"swift", "brutal", "poison", "paralyze", "assassination", "cumbersome", "vampiric"}


@pytest.mark.rule("MX-075")
@pytest.mark.parametrize(
    ("enemy", "icons"),
    [
        ("storm-dragon", 4),  # ice, resistance, swift, elusive
        ("heroes-fire", 2),  # one attack of fire, resistance
        ("orc-war-beasts", 4),  # two resistances, unfortified, brutal
        ("hydra", 1),
        ("shadow", 0),  # arcane immunity
    ],
)
def test_what_a_token_shows_is_counted_by_groups(enemy: str, icons: int) -> None:
    table = battle(enemy, blocking=0)
    asking = table.game.asking
    assert asking is not None
    assert GuardedIcons().value(table.game, asking) == icons


@pytest.mark.rule("MX-074")
def test_an_effect_on_an_ability_names_it_when_it_is_used() -> None:
    table = battle("orc-stonethrowers", skills="wolfhawk-know-your-prey").do("skill wolfhawk-know-your-prey")
    named = [TRAITS[int(one.split()[1])] for one in table.choices]
    assert named == ["physical-resistance", "fortified", "cumbersome"]
    table.do(f"option {TRAITS.index('fortified')}")
    assert fortified(table) == [0]
    assert foes.resistances_of(table.s, 0) == 1


# -- elusive -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-076", "MX-077")
@pytest.mark.parametrize(("enemy", "larger"), [("orc-trackers", 6), ("shocktroops-enemy", 6), ("storm-dragon", 14)])
def test_from_afar_an_elusive_enemy_has_the_larger_armor(enemy: str, larger: int) -> None:
    assert armors(battle(enemy, "ranged")) == [larger]


@pytest.mark.rule("MX-078")
def test_an_elusive_enemy_whose_attacks_were_all_blocked_has_the_smaller_armor() -> None:
    table = battle("orc-trackers", blocking=0, guard={"physical": 4})
    assert armors(table) == [6]
    assert armors(table.do("block").shows(moment="attack")) == [3]


@pytest.mark.rule("MX-078")
def test_one_of_two_attacks_blocked_is_not_enough() -> None:
    sprites = battle("crystal-sprites", blocking=0, guard={"fire": 1}, hand="rage").do("block", "end-phase")
    assert armors(sprites.shows(moment="attack")) == [2]
    both = battle("crystal-sprites", blocking=0, guard={"fire": 1}, hand="rage").do("block")
    both.s.guard[1] = 1
    assert armors(again(both).do("block").shows(moment="attack")) == [1]


@pytest.mark.rule("MX-079")
def test_an_attack_that_was_not_blocked_or_was_prevented_leaves_the_larger_armor() -> None:
    assert armors(battle("orc-trackers", hand="rage").do("end-phase").shows(moment="attack")) == [6]
    prevented = use(battle("orc-trackers"), one_enemy(no_attack())).do("end-phase")
    assert armors(prevented.shows(moment="attack")) == [6]
    cancelled = use(battle("orc-trackers"), one_attack(cancel_attack())).do("end-phase")
    assert armors(cancelled.shows(moment="attack")) == [6]


@pytest.mark.rule("MX-079")
def test_damage_that_hurts_nobody_still_was_not_blocked() -> None:
    table = battle("storm-dragon", units="ice-golems").do("end-phase", "hit-unit ice-golems")
    assert table.wounds("ice-golems") == 0  # 4 damage of ice against an armor of 4 that resists it
    assert armors(table.shows(moment="attack", hand="")) == [14]


@pytest.mark.rule("MX-080")
def test_an_attack_lowered_to_nothing_in_the_block_phase_is_blocked() -> None:
    table = use(battle("orc-trackers prowlers"), one_attack(attack_change(-4))).do("pick orc-trackers")
    assert foes.all_blocked(table.s, 0)
    assert [hit // 3 for hit in foes.open_hits(table.s)] == [1]
    half = use(battle("orc-trackers prowlers"), one_attack(attack_change(-3))).do("pick orc-trackers")
    assert not foes.all_blocked(half.s, 0)


@pytest.mark.rule("MX-081")
def test_changes_of_armor_change_both_values() -> None:
    table = use(battle("orc-trackers", blocking=0, guard={"physical": 4}), each_enemy(armor(-2)))
    assert armors(table) == [4]
    assert armors(table.do("block")) == [1]
    assert armors(use(battle("orc-trackers", "ranged"), each_enemy(armor(2)))) == [8]


@pytest.mark.rule("MX-Q46")
def test_an_elusive_summoner_is_blocked_when_its_monsters_are() -> None:
    table = battle("orc-summoners/elusive", "ranged", pile_brown="gargoyle", hand="rage").do("end-phase")
    unblocked = table.copy().do("end-phase")
    assert foes.armor_of(unblocked.shows(moment="attack").s, 0) == 8
    table.s.guard[0] = 5
    again(table).do("block").shows(moment="attack")
    assert foes.armor_of(table.s, 0) == 4


@pytest.mark.rule("MX-Q46")
def test_an_elusive_summoner_that_found_no_monster_keeps_the_larger_armor() -> None:
    table = battle("orc-summoners/elusive", "ranged", pile_brown="", used_brown="").do("end-phase")
    assert armors(table.shows(moment="attack")) == [8]


# -- assassination -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-082")
def test_no_unit_takes_the_damage_of_an_assassin() -> None:
    table = battle("orc-trackers", units="peasants", hand="rage").do("end-phase")
    table.shows(moment="attack", hand="rage wound*2")
    assert table.wounds("peasants") == 0


@pytest.mark.rule("MX-082")
def test_what_the_attack_does_besides_goes_to_the_hero_too() -> None:
    table = battle("sorcerers-enemy", units="peasants", hand="rage").do("end-phase")
    table.shows(moment="attack", hand="rage wound*3", discard="wound*3")


@pytest.mark.rule("MX-083")
def test_units_may_block_an_assassin() -> None:
    table = battle("orc-trackers", units="utem-guardsmen", blocking=0)
    table.do("unit utem-guardsmen 1", "block").shows(moment="attack", hand="")


# -- cumbersome --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-084", "MX-085", "MX-C05")
def test_move_points_lower_a_cumbersome_attack_in_both_phases() -> None:
    table = battle("swordsmen/cumbersome", blocking=0, move_points=4, hand="rage").do(*["slow swordsmen 0"] * 4)
    assert values(table) == [2]
    blocked = table.copy()
    blocked.s.guard[0] = 2
    again(blocked).do("block").shows(moment="attack", hand="rage")
    table.do("end-phase").shows(hand="rage wound")  # 2 damage


@pytest.mark.rule("MX-086", "MX-C05")
def test_an_attack_lowered_to_nothing_by_move_points_is_blocked() -> None:
    table = battle("swordsmen/cumbersome", blocking=0, move_points=6, hand="rage").do(*["slow swordsmen 0"] * 6)
    table.shows(moment="attack", hand="rage", move_points=0)
    assert foes.all_blocked(table.s, 0)


@pytest.mark.rule("MX-084")
def test_each_point_lowers_one_chosen_attack() -> None:
    table = battle("zombie-horde", move_points=2, hand="rage").do("slow zombie-horde 1")
    assert values(table) == [1, 0, 1]
    assert foes.open_hits(table.s) == [0, 2]


@pytest.mark.rule("MX-087")
def test_points_of_the_movement_are_of_no_use_against_it() -> None:
    table = land(options=LEGION, at="1,-3", tokens="orc-stonethrowers@1,-4", move_points=5, hand="march")
    table.do("challenge orc-stonethrowers", "end-phase").shows(move_points=0)
    assert not table.can("slow orc-stonethrowers 0")
    assert table.do("play march").can("slow orc-stonethrowers 0")


@pytest.mark.rule("MX-C33", "MX-085")
def test_what_is_left_of_a_brutal_attack_is_doubled() -> None:
    table = battle("earth-elemental", move_points=3, hand="rage").do(*["slow earth-elemental 0"] * 3)
    assert (values(table), foes.damage_of(table.s, 0)) == ([1], 2)
    table.do("end-phase").shows(hand="rage wound")


# -- unfortified and arcane immunity -----------------------------------------------------------------------------------


@pytest.mark.rule("MX-088")
@pytest.mark.parametrize("enemy", ["shocktroops-enemy", "magic-familiars-enemy", "grim-legionnaires"])
def test_no_site_fortifies_an_unfortified_enemy(enemy: str) -> None:
    assert fortified(battle(f"{enemy}/site", "ranged")) == [0]


@pytest.mark.rule("MX-089")
def test_nothing_but_attacks_and_blocks_affects_an_enemy_with_arcane_immunity() -> None:
    table = battle("sorcerers-enemy", "ranged")
    for op in (one_enemy(destroy()), one_enemy(no_attack()), one_enemy(armor(-3))):
        assert not table.game.feasible(op, 0)
    both = use(battle("sorcerers-enemy prowlers", "attack"), each_enemy(armor(-1)))
    assert armors(both) == [6, 2]


@pytest.mark.rule("MX-090")
@pytest.mark.parametrize("element", ["physical", "fire", "ice", "cold-fire"])
def test_attacks_of_every_element_work_on_it(element: str) -> None:
    table = battle("sorcerers-enemy", "attack", targets=1, strike={f"melee-{element}": 6})
    table.do("strike").shows(fame=5)


@pytest.mark.rule("MX-090")
@pytest.mark.parametrize("element", ["physical", "fire", "ice", "cold-fire"])
def test_blocks_of_every_element_work_on_it(element: str) -> None:
    battle("sorcerers-enemy", blocking=0, guard={element: 6}).do("block").shows(moment="attack", hand="")


def shielded(enemy: str, strong: bool) -> Realm:
    """The enemy's attack is blocked with the help of Burning or Exploding Shield."""
    mana = {"red": 1, "black": 1} if strong else {"red": 1}
    place: dict[str, Any] = {"hand": "burning-shield", "mana": mana, "night": True, "dice": "gold gold gold"}
    table = battle(enemy, blocking=0, guard={"physical": 9}, **place)
    return table.do(f"{'power' if strong else 'play'} burning-shield", "block")


@pytest.mark.rule("MX-E02", "MX-091")
def test_burning_shield_works_fully_against_arcane_immunity() -> None:
    table = shielded("sorcerers-enemy", strong=False).shows(moment="attack")
    assert table.do("convert")["strike"] == {"melee-fire": 4}


@pytest.mark.rule("MX-E02", "MX-091")
def test_of_exploding_shield_only_the_block_works_against_arcane_immunity() -> None:
    shielded("sorcerers-enemy", strong=True).shows(moment="attack", fame=0, hand="")
    shielded("swordsmen", strong=True).shows(fame=4)


@pytest.mark.rule("MX-092")
def test_the_attack_of_an_immune_enemy_can_be_changed() -> None:
    table = use(battle("sorcerers-enemy"), one_attack(attack_change(-4)))
    assert values(table) == [2]
    assert values(battle("sorcerers-enemy")) == [6]


# -- reputation --------------------------------------------------------------------------------------------------------


def keep(garrison: str, **more: Any) -> Realm:
    """A keep is assaulted."""
    place: dict[str, Any] = {"tiles": KEEP, "at": "2,-3", "tokens": f"?{garrison}@2,-4", "move_points": 9}
    return land(options=LEGION, **{"hand": "rage", **place, **more}).do("move 2,-4")


def won(table: Realm) -> Realm:
    while table["moment"] != "attack":
        table.do(next(one for one in ("end-phase", "hit-hero") if table.can(one)))
    table.s.strike[3] = 99
    return again(table).do("strike")


@pytest.mark.rule("MX-093", "MX-094", "MX-E04")
def test_defeated_heroes_cost_reputation_after_the_assault_has() -> None:
    table = keep("heroes-ice").shows(reputation=-1)
    won(table.copy()).shows(reputation=-2, moment="closing")
    while table["moment"] != "closing":
        table.do("end-phase")
    table.shows(reputation=-1)


@pytest.mark.rule("MX-093", "MX-E05")
def test_defeated_thugs_bring_back_what_the_assault_has_cost() -> None:
    won(keep("thugs-enemy")).shows(reputation=0)


@pytest.mark.rule("MX-094", "MX-E06")
def test_from_the_last_field_thugs_lift_the_marker_by_one() -> None:
    won(keep("thugs-enemy", reputation=-7).shows(reputation=-7)).shows(reputation=-6)


@pytest.mark.rule("MX-093")
def test_a_token_tells_what_it_does_to_reputation() -> None:
    table = land(options=LEGION).game.table
    said = {
        id: table.by_id[id].clauses(land(options=LEGION).game.info.teller("en")) for id in ("thugs-enemy", "heroes-ice")
    }
    assert "Reputation +1" in said["thugs-enemy"][-1]
    assert "Reputation -1" in said["heroes-ice"][-1]
