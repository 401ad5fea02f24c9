"""Abilities of enemies (16.7), and effects that are neither attack nor block (MK-308 to MK-310, MK-494)."""

from typing import Any

import pytest

from deckhold.engine.core import Op
from deckhold.engine.ops import both
from deckhold.games.mage_knight.definitions import Attack, Enemy, mark_colours
from deckhold.games.mage_knight.ops.foes import (
    EVERY_RESISTANCE,
    IF_UNFORTIFIED,
    EnemiesFaced,
    GuardedIcons,
    armor,
    attack_change,
    cancel_attack,
    destroy,
    each_enemy,
    enemies_for_move,
    guarded,
    ignore_sites,
    loses,
    loses_fortifications,
    no_attack,
    one_attack,
    one_enemy,
    some_enemies,
)
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.terms import BLUE, FIRE_RESISTANCE, PHYSICAL, RED
from games.mage_knight.combat import Realm, fight, fortified, with_token


def use(table: Realm, op: Op, colours: int = 0) -> Realm:
    """An effect of a card of these colours (as a bit set) happens now."""
    mark_colours(op, colours)
    game = table.game
    assert game.asking is not None
    game.again(game.asking)
    game.asking = None
    game.push(op, 0)
    game.advance()
    return table


def armors(table: Realm) -> list[int]:
    return [int(foes.armor_of(table.s, place)) for place in range(len(table.s.foes))]


def two_attacks(table: Realm, token: str, **more: Any) -> Realm:
    return with_token(table, token, Enemy("two", 0, 1, 4, [Attack(3, PHYSICAL), Attack(2, PHYSICAL)], 5, **more))


# -- several attacks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-354")
def test_each_of_several_attacks_is_blocked_by_itself() -> None:
    table = two_attacks(fight("prowlers", "block", guard={"physical": 5}, hand="rage"), "prowlers")
    table.do("guard prowlers 0", "block").shows(blocking=1, guard={})
    assert not foes.all_blocked(table.s, 0)
    table.do("end-phase").shows(hand="rage wound")  # the second attack alone


@pytest.mark.rule("MK-354", "MK-686")
def test_an_enemy_kept_from_attacking_makes_none_of_its_attacks() -> None:
    table = two_attacks(fight("prowlers", "ranged"), "prowlers")
    use(table, one_enemy(no_attack()))
    assert foes.open_hits(table.s) == []
    table.do("end-phase").shows(moment="attack", hand="")


@pytest.mark.rule("MK-354")
def test_one_attack_of_several_is_cancelled() -> None:
    table = use(two_attacks(fight("prowlers", "block"), "prowlers"), one_attack(cancel_attack()))
    assert table.choices == ["option 0", "option 1"]
    table.do("option 0")
    assert foes.open_hits(table.s) == [1]


# -- cumbersome, elusive, unfortified, defend --------------------------------------------------------------------------


@pytest.mark.rule("MK-358")
def test_move_points_slow_a_cumbersome_attack_down() -> None:
    table = fight("prowlers/cumbersome diggers", "block", move_points=5, hand="rage")
    assert not table.can("slow diggers")
    table.do("slow prowlers", "slow prowlers").shows(move_points=3)
    assert foes.value_of(table.s, 0) == 2


@pytest.mark.rule("MK-358")
def test_an_attack_slowed_down_to_nothing_counts_as_blocked() -> None:
    table = fight("prowlers/cumbersome+elusive", "block", move_points=4, hand="rage")
    table.do(*["slow prowlers"] * 4).shows(moment="attack", hand="rage", move_points=0)
    assert armors(table) == [3]


@pytest.mark.rule("MK-361")
def test_an_elusive_enemy_has_twice_its_armor_until_all_its_attacks_were_blocked() -> None:
    assert armors(fight("prowlers/elusive", "ranged")) == [6]
    assert armors(fight("prowlers/elusive", "attack")) == [6]
    table = fight("prowlers/elusive", "block", guard={"physical": 4}, blocking=0)
    assert armors(table) == [6]
    assert armors(table.do("block").shows(moment="attack")) == [3]


@pytest.mark.rule("MK-361", "MK-Q57")
def test_an_elusive_enemy_that_was_kept_from_attacking_keeps_its_armor() -> None:
    table = use(fight("prowlers/elusive", "block"), one_enemy(no_attack())).do("end-phase")
    assert armors(table.shows(moment="attack")) == [6]


@pytest.mark.rule("MK-361")
def test_changes_of_armor_change_both_values_of_an_elusive_enemy() -> None:
    table = use(fight("prowlers/elusive", "block", guard={"physical": 4}, blocking=0), each_enemy(armor(-1)))
    assert armors(table) == [5]
    assert armors(table.do("block")) == [2]


@pytest.mark.rule("MK-362", "MK-Q79")
def test_a_site_does_not_fortify_an_unfortified_enemy() -> None:
    assert fortified(fight("swordsmen/site+unfortified")) == [0]
    assert fortified(fight("guardsmen/site+unfortified")) == [1]


@pytest.mark.rule("MK-360", "MK-315")
def test_the_ability_and_the_site_fortify() -> None:
    assert fortified(fight("guardsmen/site guardsmen swordsmen/site swordsmen")) == [2, 1, 1, 0]


def defending(n: int) -> Enemy:
    return Enemy("defending", 0, 1, 4, [Attack(1, PHYSICAL)], 5, [14], defend=n)


@pytest.mark.rule("MK-364", "MK-Q48")
def test_defend_covers_the_first_enemy_attacked_and_no_other() -> None:
    table = with_token(fight("prowlers diggers golems", "attack", strike={"melee-fire": 4}), "golems", defending(2))
    table.do("target prowlers")
    assert not table.can("strike")  # 3 + 2
    table.s.strike[1] = 5
    table.do("target diggers", "target diggers", "strike")
    table.s.strike[1] = 3
    table.do("target diggers", "strike").shows(fame=4)


@pytest.mark.rule("MK-364", "MK-Q48")
def test_a_defender_covers_itself_too_and_not_once_it_is_gone() -> None:
    table = with_token(fight("diggers golems", "attack", strike={"melee-fire": 5}), "golems", defending(2))
    table.do("target golems")
    assert not table.can("strike")  # 4 + 2
    table.s.strike[1] = 6
    table.do("target diggers", "target diggers", "strike")
    table.s.strike[1] = 3
    table.do("target diggers", "target diggers", "strike").shows(fame=7)


# -- arcane immunity and resistances against effects -------------------------------------------------------------------


@pytest.mark.rule("MK-363")
def test_arcane_immunity_stops_effects_but_not_changes_of_the_attack() -> None:
    table = use(fight("prowlers/arcane-immunity diggers", "block"), each_enemy(armor(-1)))
    assert armors(table) == [3, 2]
    use(table, one_attack(attack_change(-2)))
    assert table.choices == ["pick prowlers", "pick diggers"]
    table.do("pick prowlers")
    assert foes.value_of(table.s, 0) == 2


@pytest.mark.rule("MK-363")
def test_an_enemy_with_arcane_immunity_cannot_be_chosen() -> None:
    table = fight("prowlers/arcane-immunity diggers swordsmen", "attack")
    assert use(table, one_enemy(destroy())).choices == ["pick diggers", "pick swordsmen"]
    alone = fight("prowlers/arcane-immunity", "attack")
    assert not alone.game.feasible(one_enemy(destroy()), 0)


@pytest.mark.rule("MK-308", "MK-309", "MK-E20")
@pytest.mark.parametrize(
    ("colours", "reached"),
    [
        (1 << RED, ["pick prowlers", "pick ice-mages-enemy"]),
        (1 << BLUE, ["pick prowlers", "pick fire-mages-enemy"]),
        (1 << RED | 1 << BLUE, []),
        (0, ["pick prowlers", "pick fire-mages-enemy", "pick ice-mages-enemy"]),
    ],
)
def test_resistances_keep_effects_of_their_colour_off(colours: int, reached: list[str]) -> None:
    table = use(fight("prowlers fire-mages-enemy ice-mages-enemy", "attack"), one_enemy(destroy()), colours)
    if colours == 3:  # the prowlers are the only one left
        table.shows(fame=2)
    else:
        assert table.choices == reached


@pytest.mark.rule("MK-308", "MK-E20")
def test_a_red_effect_on_all_enemies_skips_those_that_resist_fire() -> None:
    table = use(fight("prowlers fire-mages-enemy", "attack"), each_enemy(armor(-1)), 1 << RED)
    assert armors(table) == [2, 5]


@pytest.mark.rule("MK-310", "MK-E20", "MK-E55", "MK-Q79")
def test_ignoring_the_site_works_against_everybody_and_leaves_the_ability() -> None:
    table = fight("guardsmen/site fire-mages-enemy/site swordsmen/site+arcane-immunity")
    use(table, ignore_sites(), 1 << RED)
    assert fortified(table) == [1, 0, 0]


@pytest.mark.rule("MK-E55")
def test_guardsmen_of_a_keep_without_their_wall() -> None:
    table = use(fight("guardsmen/site", strike={"siege-physical": 6}), both(ignore_sites(), each_enemy(armor(-1))))
    table.do("target guardsmen", "strike").shows(fame=3)


# -- the words of cards ------------------------------------------------------------------------------------------------


def test_armor_is_never_less_than_one() -> None:
    assert armors(use(fight("prowlers", "attack"), each_enemy(armor(-6)))) == [1]


def test_armor_is_reduced_more_where_it_is_fortified() -> None:
    table = use(fight("diggers golems swordsmen/site", "attack"), each_enemy(armor(-1, fortified_n=-2)))
    assert armors(table) == [1, 4, 3]


def test_armor_is_reduced_for_each_resistance() -> None:
    table = use(fight("high-dragon", "attack"), one_enemy(armor(-1, per_resistance=True)))
    assert armors(table) == [7]


def test_resistances_are_lost() -> None:
    table = use(fight("high-dragon fire-mages-enemy", "attack"), each_enemy(loses(FIRE_RESISTANCE)))
    assert [foes.resistances_of(table.s, place) for place in (0, 1)] == [4, 0]
    table = use(fight("altem-guardsmen", "attack"), one_enemy(loses(EVERY_RESISTANCE)))
    assert foes.resistances_of(table.s, 0) == 0


def test_all_fortifications_are_lost() -> None:
    assert fortified(use(fight("guardsmen/site"), one_enemy(loses_fortifications()))) == [0]


@pytest.mark.rule("MK-688", "MK-Q58")
def test_a_destroyed_enemy_is_a_defeated_one() -> None:
    table = use(fight("prowlers/wild", "attack"), one_enemy(destroy())).do("end-phase")
    table.shows(fame=2, reputation=1, used_green="prowlers")


@pytest.mark.rule("MK-686", "MK-688")
def test_a_destroyed_summoned_monster_gives_nothing_and_cannot_be_kept_from_attacking() -> None:
    table = fight("orc-summoners", pile_brown="gargoyle", hand="rage").do("end-phase")
    assert not table.game.feasible(one_attack(cancel_attack()), 0)
    use(table.copy(), one_enemy(destroy())).do("end-phase").shows(fame=0, hand="rage", moment="attack")
    use(table, one_enemy(no_attack())).do("end-phase").shows(hand="rage wound*3")


def test_only_unfortified_enemies_are_chosen() -> None:
    table = fight("diggers prowlers/site golems")
    use(table, one_enemy(no_attack(), who=IF_UNFORTIFIED))
    assert foes.attacking(table.s, 0)
    assert not foes.attacking(table.s, 2)


def test_up_to_three_enemies() -> None:
    table = use(fight("diggers prowlers golems swordsmen"), some_enemies(3, no_attack()))
    table.do("pick diggers", "pick golems", "pass")
    assert [foes.attacking(table.s, place) for place in range(4)] == [False, True, False, True]


def test_more_enemies_for_move_points() -> None:
    table = use(fight("diggers prowlers golems swordsmen", move_points=3), enemies_for_move(no_attack()))
    table.do("pick diggers", "pick golems").shows(move_points=2)
    table.do("pick prowlers").shows(move_points=0)
    assert [foes.attacking(table.s, place) for place in range(4)] == [False, False, False, True]


@pytest.mark.rule("MK-334")
def test_an_effect_on_the_enemy_that_is_blocked_holds_even_if_the_block_fails() -> None:
    table = use(fight("swordsmen prowlers", "block", blocking=0), guarded(armor(-3))).do("end-phase")
    assert armors(table) == [2, 3]


def test_the_order_of_destroying_one_and_weakening_the_others() -> None:
    table = use(fight("swordsmen prowlers", "attack"), one_enemy(destroy(), then=each_enemy(armor(-1))))
    table.do("pick swordsmen").shows(fame=4)
    assert armors(table)[1] == 2


def test_enemies_faced_are_those_not_defeated_in_an_earlier_phase() -> None:
    table = fight("swordsmen prowlers diggers", "attack", targets=1, strike={"melee-physical": 5})
    table.do("strike")
    count = EnemiesFaced()
    asking = table.game.asking
    assert asking is not None
    assert count.value(table.game, asking) == 3
    table.s.foe_flags[0] |= 1024  # in an earlier phase
    assert count.value(table.game, asking) == 2


def test_icons_of_the_enemy_that_is_blocked() -> None:
    table = fight("high-dragon swordsmen/arcane-immunity", "block", blocking=0)
    asking = table.game.asking
    assert asking is not None
    assert GuardedIcons().value(table.game, asking) == 5  # cold fire counts as two
    table.s.blocking = 3
    assert GuardedIcons().value(table.game, asking) == 0
