"""Braevalar: his cards and skills."""

from typing import Any

import pytest

from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.ground import is_safe, price
from deckhold.games.mage_knight.state.zones import BLOCKED
from games.mage_knight.land import Realm
from games.mage_knight.newcomers import battle, country, gained, turn_over
from games.position import in_force

# -- One with the Land -------------------------------------------------------------------------------------------------

LAND = "one-with-the-land"


def test_one_with_the_land_moves_heals_or_blocks() -> None:
    country(hand=LAND).do(f"play {LAND}", "option 0").shows(move_points=2)
    country(hand=LAND).do(f"play {LAND}", "option 1").shows(healing=1)
    table = (
        battle("prowlers", "block", blocking=0, hand=LAND).do(f"play {LAND}", "option 2").shows(guard={"physical": 2})
    )
    assert not table.can("block")
    country(hand=LAND, mana={"green": 1}).do(f"power {LAND}", "option 1").shows(healing=2)


@pytest.mark.parametrize(
    ("at", "night", "guard"),
    [
        ("0,-1", False, {"fire": 2}),  # plains
        ("1,-1", False, {"fire": 3}),  # a forest by day
        ("1,-1", True, {"ice": 5}),
        ("2,-4", False, {"fire": 2}),  # a lake
    ],
)
def test_powered_its_block_is_as_strong_as_the_space_is_hard(at: str, night: bool, guard: dict[str, int]) -> None:
    table = battle("prowlers", "block", blocking=0, hand=LAND, mana={"green": 1}, at=at, night=night)
    table.do(f"power {LAND}", "option 2").shows(guard=guard)


def test_the_block_counts_a_mountain_as_five_and_no_effect_changes_it() -> None:
    tiles = "countryside-4@1,0 countryside-2@1,1"
    table = battle("prowlers", "block", blocking=0, hand=LAND, mana={"green": 1}, at="2,-3", tiles=tiles)
    table.do(f"power {LAND}", "option 2").shows(guard={"fire": 5})
    easy = [{"op": "foresters.ability-1.1", "card": "foresters#1", "seat": 0, "until": "turn"}]
    table = battle("prowlers", "block", blocking=0, hand=LAND, mana={"green": 1}, at="1,-1", lasting=easy)
    table.do(f"power {LAND}", "option 2").shows(guard={"fire": 3})


def test_where_night_rules_hold_it_is_an_ice_block() -> None:
    table = battle("prowlers", "block", blocking=0, hand=LAND, mana={"green": 1}, night_rules=True)
    table.do(f"power {LAND}", "option 2").shows(guard={"ice": 2})


# -- Druidic Paths -----------------------------------------------------------------------------------------------------

PATHS = "druidic-paths"
FOREST = "1,-1"


def cost(table: Realm, where: str) -> int:
    return int(price(table.s, 0, table.s.cells.named(f"@{where}")))


def test_druidic_paths_make_one_space_cheaper() -> None:
    table = country(hand=PATHS).do(f"play {PATHS}").shows(move_points=2)
    assert FOREST not in table.goes
    table.do("convert 0")
    assert f"cell @{FOREST}" in table.choices
    assert "cell @0,-2" not in table.choices  # plains cost no more than 2
    table.do(f"cell {FOREST}", f"move {FOREST}").shows(move_points=0)
    assert not table.can("convert 0")


def test_the_space_may_lie_on_a_tile_that_was_revealed_after_the_card_was_played() -> None:
    table = country(hand=PATHS, at="1,-4", move_points=2, tile_deck="countryside-3 countryside-10").do(f"play {PATHS}")
    centre = sorted(table.reveals)[0]
    table.do(f"explore {centre}", "convert 0")
    assert any(one.startswith("cell @") and table.s.cells.named(one.split()[1]) // 7 >= 3 for one in table.choices)


def test_powered_they_make_one_terrain_cheaper_down_to_two() -> None:
    table = country(hand=PATHS, mana={"blue": 1}).do(f"power {PATHS}", "convert 0")
    assert [table.game.label(one, "ru") for one in table.game.actions()][:3] == ["Холмы.", "Лес.", "Пустошь."]
    table.do("option 1").shows(move_points=4)
    assert cost(table, FOREST) == 2
    table = country(hand=PATHS, mana={"blue": 1}, units="foresters").do(f"power {PATHS}", "convert 0", "option 1")
    table.do("unit foresters 0")
    assert cost(table, FOREST) == 1  # foresters take 1 off without that minimum


def test_closed_terrain_stays_closed() -> None:
    table = country(hand=PATHS, tiles="countryside-4@1,0 countryside-2@1,1", at="1,-2").do(f"play {PATHS}", "convert 0")
    assert "cell @2,-3" not in table.choices  # a mountain


# -- Elemental Resistance ----------------------------------------------------------------------------------------------

RESISTANCE = "braevalar-elemental-resistance"


@pytest.mark.parametrize(
    ("enemy", "option", "n"),
    [
        ("fire-mages-enemy", 0, 2),
        ("fire-mages-enemy", 1, 3),
        ("swordsmen", 1, 3),
        ("delphana-masters-enemy", 1, 2),  # cold fire is another kind: 5 less 1
        ("delphana-masters-enemy", 0, 3),
    ],
)
def test_elemental_resistance(enemy: str, option: int, n: int) -> None:
    table = battle(enemy, "block", blocking=0, skills=RESISTANCE)
    table.do(f"skill {RESISTANCE}", f"option {option}", "end-phase")
    assert table["hand"].count("wound") == n


# -- Feral Allies ------------------------------------------------------------------------------------------------------

ALLIES = "braevalar-feral-allies"


def test_feral_allies_attack_or_weaken_an_attack() -> None:
    battle("prowlers", "attack", skills=ALLIES).do(f"skill {ALLIES}").shows(strike={"melee-physical": 1})
    battle("prowlers", "block", skills=ALLIES).do(f"skill {ALLIES}").shows(hit_change=[-1, 0, 0])


@pytest.mark.parametrize("night", [False, True])
def test_with_feral_allies_a_tile_is_revealed_for_one(night: bool) -> None:
    table = gained(country(skills=ALLIES, at="1,-4", move_points=1, night=night), ALLIES)
    centre = sorted(table.reveals)[0]
    table.do(f"explore {centre}").shows(move_points=0)


def test_with_hawk_eyes_besides_it_costs_nothing_by_night() -> None:
    eyes = "wolfhawk-hawk-eyes"
    table = country(skills=f"{ALLIES} {eyes}", at="1,-4", night=True, move_points=0)
    gained(gained(table, ALLIES), eyes)
    assert table.reveals


# -- storms ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("skill", "first", "second"), [("thunderstorm", [1, 2], [2, 3]), ("lightning-storm", [1, 2], [0, 1])]
)
def test_storms_give_two_tokens(skill: str, first: list[int], second: list[int]) -> None:
    table = country(skills=f"braevalar-{skill}", hand="march").do(f"skill braevalar-{skill}")
    assert table.choices == [f"colour {n}" for n in first]
    table.do(f"colour {first[0]}")
    assert table.choices == [f"colour {n}" for n in second]
    table.do(f"colour {second[0]}")
    assert sum(table["tokens"].values()) == 2
    assert not table.can(f"skill braevalar-{skill}")


# -- Beguile -----------------------------------------------------------------------------------------------------------


OWN_KEEP = {"at": "2,-4", "tiles": "countryside-3@1,0 countryside-2@1,1", "shields": {"2,-4": [0]}}


@pytest.mark.parametrize(
    ("where", "n"),
    [({"at": "0,-1"}, 3), ({"at": "1,-3"}, 4), (OWN_KEEP, 2)],
)
def test_beguile_by_where_the_hero_stands(where: dict[str, Any], n: int) -> None:
    # a glade in the middle of countryside-1, the keep of countryside-3
    country(skills="braevalar-beguile", **where).do("skill braevalar-beguile").shows(influence=n)


# -- Forked Lightning --------------------------------------------------------------------------------------------------

FORKED = "braevalar-forked-lightning"


def test_forked_lightning_strikes_up_to_three_different_enemies_once_each() -> None:
    table = battle("prowlers diggers golems swordsmen", "attack", skills=FORKED).do(f"skill {FORKED}", "pick prowlers")
    assert table.choices == ["pick diggers", "pick golems", "pick swordsmen", "pass"]
    table.do("pick diggers", "pick golems")
    assert table.asks == "0 turn"
    s = table.s
    assert [int(foes.sum_of_attack(s, 0, targets, s.strike)) for targets in (1, 2, 4, 8, 3)] == [1, 1, 1, 0, 2]


def test_its_points_count_in_different_attacks_of_the_same_phase_only() -> None:
    table = battle("prowlers cursed-hags", skills=FORKED, strike={"ranged-physical": 2}, hand="swift-reflexes")
    table.do(f"skill {FORKED}", "pick prowlers", "pick cursed-hags", "target prowlers", "strike").shows(fame=2)
    assert int(foes.sum_of_attack(table.s, 0, 2, table.s.strike)) == 1  # that of the other one is still there
    table.do("end-phase", "end-phase").shows(moment="attack")
    assert int(foes.sum_of_attack(table.s, 0, 2, table.s.strike)) == 0


def test_it_may_stop_after_the_first_and_an_immune_enemy_is_struck_too() -> None:
    table = battle("grim-legionnaires prowlers", skills=FORKED).do(f"skill {FORKED}", "pick grim-legionnaires", "pass")
    assert int(foes.sum_of_attack(table.s, 0, 1, table.s.strike)) == 1


def test_a_ranged_attack_does_not_reach_a_fortified_enemy() -> None:
    table = battle("prowlers/site golems", skills=FORKED).do(f"skill {FORKED}", "pick prowlers", "pass")
    assert int(foes.sum_of_attack(table.s, 0, 1, table.s.strike)) == 0


def test_under_the_bow_each_bolt_is_doubled_or_becomes_a_siege_attack() -> None:
    table = battle("prowlers/site golems diggers", skills=FORKED, hand="bow-of-starsdawn").do("power bow-of-starsdawn")
    table.do(f"skill {FORKED}", "pick prowlers", "pick golems", "pass")
    assert table.asks == "0 bow"
    assert table.game.prompt("en") == "Bow of Starsdawn. Golems: what becomes of the attack against them?"
    assert ways(table) == ["Ranged Cold Fire Attack 2.", "Siege Cold Fire Attack 1."]
    table.do("option 1", "option 2")
    assert table.asks == "0 turn"
    s = table.s
    assert [int(foes.sum_of_attack(s, 0, targets, s.strike)) for targets in (1, 2, 4)] == [1, 2, 0]


# -- Shapeshift --------------------------------------------------------------------------------------------------------

SHIFT = "braevalar-shapeshift"


def ways(table: Realm) -> list[str]:
    return [table.game.label(action) for action in table.game.actions()]


def test_shapeshift_makes_move_an_attack_or_a_block() -> None:
    table = battle("prowlers", "attack", skills=SHIFT, hand="march", mana={"green": 1}).do(f"skill {SHIFT}")
    assert ways(table) == ["Attack 2. (instead of: Move 2.)", "Attack 4. (powered, instead of: Move 4.)"]
    table.do("option 1").shows(strike={"melee-physical": 4}, tokens={}, played="march")
    table = battle("prowlers", "block", blocking=0, skills=SHIFT, hand="march").do(f"skill {SHIFT}")
    table.shows(guard={"physical": 2}, played="march")


def test_elements_are_kept_and_what_depends_on_something_does_not_count() -> None:
    table = battle("ice-mages-enemy", "attack", skills=SHIFT, hand="cold-toughness", mana={"blue": 1})
    table.do(f"skill {SHIFT}")
    assert ways(table)[-1].startswith("Ice Attack 5. (powered")
    table.do(f"option {len(ways(table)) - 1}").shows(strike={"melee-ice": 5})


def test_the_rest_of_the_effect_stays() -> None:
    table = battle("prowlers", "attack", skills=SHIFT, hand="tirelessness march").do(
        f"skill {SHIFT}", "pick tirelessness"
    )
    table.shows(strike={"melee-physical": 2}).do("sideways march 0").shows(move_points=2)


def test_rage_moves_in_the_movement_part_and_once_a_turn() -> None:
    table = country(hand="rage*2", skills=SHIFT, mana={"red": 1}).do(f"skill {SHIFT}")
    assert ways(table) == [
        "Move 2. (instead of: Attack 2.)",
        "Move 2. (instead of: Block 2.)",
        "Move 4. (powered, instead of: Attack 4.)",
    ]
    table.do("option 2").shows(move_points=4)
    assert not table.can(f"skill {SHIFT}")


def test_only_basic_actions_that_give_such_points_change_their_shape() -> None:
    assert not country(hand="agility fireball banner-of-courage", skills=SHIFT).can(f"skill {SHIFT}")
    assert not country(hand="wound threaten", skills=SHIFT).can(f"skill {SHIFT}")


# -- Secret Ways -------------------------------------------------------------------------------------------------------

WAYS = "braevalar-secret-ways"
HILLY: dict[str, Any] = {"tiles": "countryside-4@1,0 countryside-2@1,1", "at": "1,-2"}


def test_with_secret_ways_mountains_may_be_entered_for_five_and_are_safe() -> None:
    assert "2,-3" not in country(move_points=5, **HILLY).goes
    table = gained(country(skills=WAYS, move_points=5, hand="march", deck="rage*5", **HILLY), WAYS)
    table.do("play march", "move 2,-3")
    turn_over(table)
    assert table.at() == "2,-3"


def test_for_blue_mana_lakes_may_be_entered_for_two_this_turn() -> None:
    table = country(skills=WAYS, at="2,-3", move_points=1, mana={"blue": 1}).do(f"skill {WAYS}").shows(move_points=2)
    assert "2,-4" not in table.goes  # the lake of countryside-1
    table.do("convert 0").shows(tokens={})
    table.do("move 2,-4").shows(move_points=0)
    assert is_safe(table.s, 0, table.s.where(0))


def test_a_lake_with_another_hero_is_not_safe() -> None:
    table = country(seats=2, skills=WAYS, at="2,-3", at_1="2,-4", mana={"blue": 1}).do(f"skill {WAYS}", "convert 0")
    assert not is_safe(table.s, 0, table.s.cells.named("@2,-4"))


# -- Regenerate --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-341")
@pytest.mark.parametrize(("colour", "hand"), [("green", "rage"), ("red", "")])
def test_regenerate_of_braevalar_draws_for_green_mana(colour: str, hand: str) -> None:
    table = country(
        seats=2, at_1="1,-1", skills="braevalar-regenerate", hand="wound", deck="rage", mana={colour: 1}, fame=3
    )
    table.do("skill braevalar-regenerate").shows(hand=hand)


# -- Nature's Vengeance ------------------------------------------------------------------------------------------------

VENGEANCE = "braevalar-natures-vengeance"


def test_natures_vengeance_weakens_an_attack_and_makes_its_enemy_cumbersome() -> None:
    table = battle("heroes-fire", "block", seats=2, at_1="1,-1", skills=VENGEANCE, move_points=1)
    table.do(f"skill {VENGEANCE}", "option 1").shows(hit_change=[0, -1, 0], centre=VENGEANCE)
    assert table.can("slow heroes-fire 0")  # all its attacks
    assert table.can("slow heroes-fire 1")


@pytest.mark.rule("MK-363", "MK-325")
def test_it_reaches_an_immune_enemy_and_a_summoned_monster_but_no_summoner() -> None:
    table = battle("grim-legionnaires", "block", seats=2, at_1="1,-1", skills=VENGEANCE).do(f"skill {VENGEANCE}")
    table.shows(hit_change=[-1, 0, 0])
    table = battle("orc-summoners", seats=2, at_1="1,-1", skills=VENGEANCE, pile_brown="gargoyle")
    assert not table.can(f"skill {VENGEANCE}")
    table.do("end-phase", f"skill {VENGEANCE}").shows(hit_change=[0, 0, 0, -1, 0, 0])


@pytest.mark.rule("MK-220", "MK-685")
def test_attacks_that_others_block_are_stronger_not_their_damage() -> None:
    table = battle(
        "prowlers",
        "block",
        seats=2,
        at_1="1,-3",
        skills=VENGEANCE,
        hand_1="march*5",
        hand="rage*2",
        deck="rage*5",
        tokens="wolf-riders@1,-4",
    )
    table.do(f"skill {VENGEANCE}", "end-phase", "end-phase", "sideways rage 0")
    turn_over(table, 1).do("challenge wolf-riders", "end-phase")
    assert int(foes.block_needed(table.s, 0)) == 8  # 3 and 1, doubled
    table.do("end-phase")
    assert table["hand_1"].count("wound") == 2  # 3 damage


def avenged(enemy: str, phase: str = "block", **more: Any) -> Realm:
    """Seat 1 has used Nature's Vengeance: every attack that seat 0 blocks is 1 stronger."""
    op = f"{VENGEANCE}.use.to-centre.effect"
    lasting = [in_force(op, f"{VENGEANCE}#1", 1, until="own-next-turn")]
    return battle(enemy, phase, **{"seats": 2, "at_1": "1,-1", "lasting": lasting, **more})


@pytest.mark.rule("MK-223", "MX-084", "MX-086")
def test_what_makes_it_stronger_counts_until_nothing_is_left_of_a_cumbersome_attack() -> None:
    table = avenged("zombie-horde", blocking=0, move_points=4)  # three attacks of 1, now of 2
    table.do("slow zombie-horde 0")
    assert [int(foes.value_of(table.s, hit)) for hit in range(3)] == [1, 2, 2]
    assert table["hit_flags"][0] == 0
    table.do("slow zombie-horde 0")
    assert table["hit_flags"][0] == BLOCKED


@pytest.mark.rule("MK-223", "MX-080")
def test_an_attack_that_was_weakened_to_nothing_before_is_to_be_blocked_all_the_same() -> None:
    table = avenged("zombie-horde", "ranged", skills="krang-curse")
    table.do("skill krang-curse", "option 0")
    table.game.apply(table.game.actions()[0])
    table.do("end-phase")
    assert [int(foes.value_of(table.s, hit)) for hit in range(3)] == [1, 2, 2]


@pytest.mark.rule("MK-223")
def test_the_damage_that_is_foretold_is_what_will_come() -> None:
    table = avenged("prowlers", hand="")
    answers: Any = table.game.view(0, "en")["actions"]
    [told] = [one["warnings"] for one in answers if one["verb"] == "end-phase"]
    assert told == ["4 damage is dealt next"]


@pytest.mark.rule("MK-223")
def test_in_company_another_player_uses_it_in_a_combat() -> None:
    coop = "braevalar-natures-vengeance-coop"
    table = battle(
        "prowlers",
        "block",
        seats=2,
        scenario="cooperation",
        at_1="1,-3",
        skills=coop,
        hand="rage*2",
        hand_1="march",
        deck="rage*5",
        tokens="wolf-riders@1,-4",
    )
    table.do(f"skill {coop}", "end-phase", "end-phase", "sideways rage 0")
    turn_over(table, 1)
    assert not table.can(f"centre {coop}")  # not outside a combat
    table.do("challenge wolf-riders", "end-phase")
    assert int(foes.block_needed(table.s, 0)) == 6
    table.do(f"centre {coop}").shows(hit_change=[-1, 0, 0], centre="", skills=coop)
