"""Block phase (16.4)."""

from typing import Any

import pytest

from deckhold.games.mage_knight.state import foes
from games.mage_knight.combat import again, fight, land


@pytest.mark.rule("MK-324", "MK-327")
def test_each_attack_is_blocked_separately() -> None:
    table = fight("prowlers ironclads", "block", hand="rage", guard={"physical": 8})
    table.do("guard prowlers", "block").shows(guard={}, blocking=3)  # the points are used up by one block
    assert not table.can("block")


@pytest.mark.rule("MK-324")
def test_every_enemy_that_is_left_attacks() -> None:
    table = fight("prowlers ironclads diggers", "ranged", targets=1, strike={"ranged-physical": 3})
    table.do("strike", "end-phase")
    assert [one for one in table.choices if one.startswith("guard")] == ["guard ironclads 0", "guard diggers 0"]


@pytest.mark.rule("MK-328", "MK-355")
@pytest.mark.parametrize(
    ("enemy", "efficient"),
    [
        ("prowlers", ["physical", "fire", "ice", "cold-fire"]),
        ("fire-mages-enemy", ["ice", "cold-fire"]),
        ("ice-mages-enemy", ["fire", "cold-fire"]),
        ("high-dragon", ["cold-fire"]),
    ],
)
def test_which_blocks_are_efficient(enemy: str, efficient: list[str]) -> None:
    for element in ("physical", "fire", "ice", "cold-fire"):
        table = fight(enemy, "block", guard={element: 7}, blocking=0)
        assert foes.sum_of_block(table.s, 0, table.s.guard) == (7 if element in efficient else 3)


@pytest.mark.rule("MK-329", "MK-330", "MK-E26")
@pytest.mark.parametrize(
    ("guard", "enough"),
    [
        ({"fire": 5}, True),
        ({"fire": 4}, False),
        ({"physical": 10}, True),
        ({"physical": 5, "ice": 4}, False),
        ({"physical": 6, "ice": 4}, True),  # put together before they are halved
        ({"fire": 3, "physical": 4}, True),
        ({"fire": 3, "physical": 3}, False),
    ],
)
def test_an_ice_attack_of_five(guard: dict[str, int], enough: bool) -> None:
    assert fight("ice-mages-enemy", "block", guard=guard, blocking=0).can("block") == enough


@pytest.mark.rule("MK-330", "MK-356", "MK-E27")
def test_a_swift_attack_needs_twice_the_block_and_deals_its_plain_damage() -> None:
    assert not fight("wolf-riders", "block", guard={"physical": 5}, blocking=0).can("block")
    assert fight("wolf-riders", "block", guard={"physical": 6}, blocking=0).can("block")
    assert foes.damage_of(fight("wolf-riders", "block").s, 0) == 3


@pytest.mark.rule("MK-330")
def test_block_that_counts_double_against_swift() -> None:
    assert fight("wolf-riders", "block", guard={"swift-physical": 3}, blocking=0).can("block")
    assert not fight("prowlers", "block", guard={"swift-physical": 3}, blocking=0).can("block")


@pytest.mark.rule("MK-337", "MK-356", "MK-E28")
def test_a_brutal_attack_needs_its_plain_block_and_deals_twice_the_damage() -> None:
    table = fight("ironclads", "block", guard={"physical": 4}, blocking=0)
    assert table.can("block")
    assert foes.damage_of(table.s, 0) == 8


@pytest.mark.rule("MK-331")
def test_a_blocked_enemy_deals_no_damage_and_can_be_attacked() -> None:
    table = fight("prowlers", "block", hand="rage", guard={"physical": 4}, blocking=0)
    table.do("block").shows(moment="attack", hand="rage", fame=0, targets=1)


@pytest.mark.rule("MK-333")
def test_a_block_that_falls_short_is_not_offered_and_changes_nothing() -> None:
    table = fight("prowlers", "block", guard={"physical": 3}, blocking=0)
    assert not table.can("block")
    table.do("end-phase").shows(hand="wound*2")


@pytest.mark.rule("MK-335")
def test_points_are_lost_when_another_attack_is_chosen() -> None:
    table = fight("prowlers ironclads", "block", hand="rage determination")
    table.do("guard prowlers", "play rage").shows(guard={"physical": 2})
    table.do("guard ironclads").shows(guard={}, blocking=3)


@pytest.mark.rule("MK-327")
def test_a_card_played_sideways_blocks_one() -> None:
    table = fight("golems", "block", hand="march*2", blocking=0)
    table.do("sideways march 3", "sideways march 3", "block").shows(moment="attack", hand="")


@pytest.mark.rule("MK-327")
def test_a_block_needs_an_attack_that_is_blocked() -> None:
    table = fight("prowlers ironclads", "block", hand="march")
    assert not table.can("sideways march 3")
    assert table.do("guard prowlers").can("sideways march 3")


@pytest.mark.rule("MK-325", "MK-356")
def test_a_summoner_draws_a_monster_that_stands_in_for_it() -> None:
    table = fight("orc-summoners", pile_brown="minotaur gargoyle", hand="rage").do("end-phase")
    table.shows(moment="block", battle="orc-summoners gargoyle", pile_brown="minotaur", blocking=3)
    assert not [one for one in table.choices if "orc-summoners" in one]


@pytest.mark.rule("MK-325", "MK-350")
def test_the_monster_deals_its_damage_and_is_gone_and_the_summoner_is_back() -> None:
    table = fight("orc-summoners", pile_brown="gargoyle").do("end-phase", "end-phase")
    table.shows(moment="attack", battle="orc-summoners", used_brown="gargoyle", hand="wound*3", fame=0, targets=1)


@pytest.mark.rule("MK-332")
def test_a_blocked_monster_is_discarded_without_fame() -> None:
    table = fight("orc-summoners prowlers", pile_brown="gargoyle", hand="rage").do("end-phase", "guard gargoyle")
    table.s.guard[0] = 5
    again(table).do("block").shows(battle="orc-summoners prowlers", used_brown="gargoyle", fame=0, moment="block")


@pytest.mark.rule("MK-326")
def test_a_summoner_defeated_from_afar_summons_nothing() -> None:
    table = fight("orc-summoners prowlers", targets=1, strike={"ranged-physical": 4}, pile_brown="gargoyle")
    table.do("strike", "end-phase").shows(battle="prowlers", pile_brown="gargoyle")


@pytest.mark.rule("MK-686", "MK-Q57")
def test_a_summoner_kept_from_attacking_summons_nothing() -> None:
    table = fight("orc-summoners prowlers", pile_brown="gargoyle")
    table.s.foe_flags[0] |= 8  # does not attack
    table.do("end-phase").shows(battle="orc-summoners prowlers", pile_brown="gargoyle", blocking=3)


@pytest.mark.rule("MK-325", "MK-Q42")
def test_without_any_token_left_nothing_is_summoned() -> None:
    table = fight("orc-summoners", pile_brown="", used_brown="")
    table.do("end-phase").shows(moment="attack", battle="orc-summoners")


@pytest.mark.rule("MK-022", "MK-325")
def test_an_empty_pile_is_made_anew_from_its_discards() -> None:
    table = fight("orc-summoners", pile_brown="", used_brown="gargoyle")
    table.do("end-phase").shows(moment="block", battle="orc-summoners gargoyle", used_brown="")


@pytest.mark.rule("MK-685")
def test_changes_of_the_value_come_before_it_is_doubled() -> None:
    table = fight("wolf-riders ironclads", "block", hit_change=[-1, 0, 0, -1, 0, 0])
    assert foes.block_needed(table.s, 0) == 4
    assert foes.damage_of(table.s, 3) == 6


@pytest.mark.rule("MK-685")
def test_a_block_is_final() -> None:
    table = fight("prowlers ironclads", "block", guard={"physical": 4}, hand="rage").do("guard prowlers", "block")
    table.s.hit_change[0] += 5
    assert foes.open_hits(table.s) == [3]


@pytest.mark.rule("MK-686", "MK-Q57")
def test_who_is_kept_from_attacking_is_not_blocked() -> None:
    table = fight("prowlers", "block")
    table.s.foe_flags[0] |= 8
    assert foes.open_hits(table.s) == []
    assert not foes.all_blocked(table.s, 0)


@pytest.mark.rule("MK-324")
def test_without_any_attack_the_phase_is_skipped() -> None:
    table = fight("prowlers", hand="rage")
    table.s.foe_flags[0] |= 8
    table.do("end-phase").shows(moment="attack", hand="rage")


@pytest.mark.rule("MK-305")
def test_effects_are_played_by_phase() -> None:
    table = land(at="1,-3", tokens="prowlers@1,-4", hand="rage")
    table.do("challenge prowlers")
    assert not table.can("play rage")  # neither attack nor block in the ranged phase
    table.do("end-phase", "play rage").shows(guard={"physical": 2})


def test_a_button_tells_which_of_several_attacks_is_blocked_or_suffered() -> None:
    options: dict[str, object] = {"expansions": ["lost-legion"]}
    table = fight("heroes-fire prowlers", "block", options=options)
    labels = [table.game.label(action) for action in table.game.actions()]
    assert labels[:3] == ["Block Attack 4 of Heroes", "Block Fire Attack 2 of Heroes", "Block an attack of Prowlers"]
    table = fight("heroes-fire", "block", options=options, units="peasants").do("end-phase")
    labels = [table.game.label(action, "ru") for action in table.game.actions()]
    assert labels[-2:] == ["Урон наносит: Герои, атака 4", "Урон наносит: Герои, огненная атака 2"]


@pytest.mark.rule("MK-335", "MK-686")
def test_block_points_for_an_attack_that_is_cancelled_are_lost() -> None:
    cheap: dict[str, Any] = {"mana": {"blue": 1, "white": 1}, "dice_left": 0}
    table = fight("prowlers wolf-riders", "block", hand="determination whirlwind", **cheap)
    table.do("guard prowlers", "power determination").shows(guard={"physical": 5})
    table.do("play whirlwind", "pick prowlers").shows(guard={}, blocking=-1)
    table.do("guard wolf-riders").shows(guard={})


@pytest.mark.rule("MK-335")
def test_block_points_stay_when_another_attack_is_cancelled() -> None:
    cheap: dict[str, Any] = {"mana": {"blue": 1, "white": 1}, "dice_left": 0}
    table = fight("prowlers wolf-riders", "block", hand="determination whirlwind", **cheap)
    table.do("guard prowlers", "power determination", "play whirlwind", "pick wolf-riders").do("block")
