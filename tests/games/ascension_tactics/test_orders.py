"""Orders and bases (rules, sections 15 and 21)."""

from typing import Any

import pytest

from games.ascension_tactics.battle import battle


@pytest.mark.rule("AT-085")
def test_an_order_is_paid_with_power() -> None:
    table = battle("jirra@0,0", power=3).do("order jirra").shows(power=1)
    assert not battle("jirra@0,0", power=1).can("order jirra")
    assert table.asks == "0 act"


@pytest.mark.rule("AT-086")
@pytest.mark.rule("AT-Q04")
def test_an_order_costs_at_least_1() -> None:
    table = battle("fox-minstrel@0,0 +banner-of-the-order +trial-of-foresight", power=1)
    assert table.cost("fox-minstrel") == 1
    table.do("order fox-minstrel").shows(power=0)


@pytest.mark.rule("AT-087")
@pytest.mark.rule("AT-146")
def test_a_champion_off_the_battlefield_is_first_deployed_into_an_own_portal() -> None:
    table = battle("jirra", power=2).do("order jirra")
    assert table.spot("jirra") == "-5,0"


@pytest.mark.rule("AT-087")
@pytest.mark.rule("AT-146")
def test_with_several_portals_the_player_chooses_one() -> None:
    table = battle("jirra", power=2, scenario="spires-of-souls").do("order jirra")
    assert table.deploys == {"-3,-3", "-6,3"}
    assert table.do("deploy -6,3").spot("jirra") == "-6,3"


@pytest.mark.rule("AT-088")
def test_the_table_marks_the_champion_that_carries_out_an_order() -> None:
    view: Any = battle("jirra@0,0 kehmep@2,0", power=3).do("order jirra").game.view(1)
    pieces = [
        piece for area in view["areas"] for piece in area["pieces"] if piece and "asked" in piece.get("marks", [])
    ]
    assert [piece["card"] for piece in pieces] == ["jirra", "jirra"]  # its card and its figure


@pytest.mark.rule("AT-088")
def test_a_move_then_an_attack() -> None:
    table = battle("aria-redforge@0,0", "rakar@3,0", power=2).do("order aria-redforge", "move 2,0", "attack rakar")
    assert table.damage("rakar") == 3
    assert table.asks == "0 main"


@pytest.mark.rule("AT-088")
def test_an_attack_then_a_move() -> None:
    table = battle("aria-redforge@0,0", "rakar@1,0", power=2).do("order aria-redforge", "attack rakar", "move -2,0")
    assert (table.damage("rakar"), table.spot("aria-redforge"), table.asks) == (3, "-2,0", "0 main")


@pytest.mark.rule("AT-088")
def test_a_champion_may_do_nothing_or_act_right_after_its_deployment() -> None:
    table = battle("aria-redforge", "rakar@-3,0", power=2).do("order aria-redforge")
    assert table.copy().do("end-order").exhausted("aria-redforge")
    assert table.do("move -4,0", "attack rakar").damage("rakar") == 3


@pytest.mark.rule("AT-089")
@pytest.mark.rule("AT-Q06")
def test_abilities_of_an_order_come_after_deployment_and_before_the_actions() -> None:
    table = battle("fox-minstrel jirra@-4,0", power=1).do("order fox-minstrel")
    assert table.spot("fox-minstrel") == "-5,0"
    assert table.do("pick jirra").worth("jirra") == (4, 6)
    assert table.asks == "0 act"


@pytest.mark.rule("AT-Q06")
def test_without_a_free_portal_a_champion_cannot_be_ordered() -> None:
    assert battle("jirra aria-redforge@-5,0", power=9).orders == ["aria-redforge"]


@pytest.mark.rule("AT-Q06")
@pytest.mark.rule("AT-166")
def test_a_champion_deployed_onto_a_treasure_takes_it_at_once() -> None:
    table = battle("jirra", power=2, caches="treasure-speed-1@-5,0").do("order jirra")
    table.shows(treasures="treasure-speed-1", caches="")


@pytest.mark.rule("AT-090")
def test_in_the_middle_of_an_order_only_treasures_may_be_used_besides() -> None:
    table = battle("jirra@0,0", power=9, runes=9, hand="militia", treasures="treasure-speed-1").do("order jirra")
    assert {one.split()[0] for one in table.choices} == {"move", "use", "end-order"}


@pytest.mark.rule("AT-091")
def test_after_its_order_a_champion_is_exhausted() -> None:
    table = battle("jirra@0,0", power=9).do("order jirra", "end-order")
    assert table.exhausted("jirra")
    assert "jirra" not in table.orders


@pytest.mark.rule("AT-092")
def test_a_free_order_needs_a_ready_champion_and_exhausts_it() -> None:
    table = battle("jirra@0,0! aria-redforge@1,1 vyrak@2,2", hand="arch-tactician").do("play arch-tactician")
    assert table.choices == ["pick aria-redforge", "pass"]
    table.do("pick aria-redforge", "end-order").shows(power=0)
    assert table.exhausted("aria-redforge")


@pytest.mark.rule("AT-Q55")
def test_a_champion_that_falls_in_its_own_order_ends_it_exhausted() -> None:
    table = battle("fox-minstrel@0,0", "clockwork-sentry@1,0 +shadow-blade", power=1)
    table.do("order fox-minstrel", "attack clockwork-sentry")
    assert (table.spot("fox-minstrel"), table.exhausted("fox-minstrel"), table.asks) == (None, True, "0 main")


@pytest.mark.rule("AT-Q30")
def test_an_order_inside_another_is_completed_first() -> None:
    table = battle("rat-king@0,0 giant-rat@2,0", "rakar@3,0", power=3).do("order rat-king", "pick giant-rat#1")
    table.do("attack rakar", "move 2,1")
    assert table.exhausted("giant-rat")
    assert table.do("move 2,0", "attack rakar").damage("rakar") == 5


# -- bases -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-121")
@pytest.mark.rule("AT-337")
def test_without_a_free_base_nobody_is_deployed() -> None:
    rats = "giant-rat@0,1 giant-rat@0,2 giant-rat@0,3 giant-rat@0,4"
    seven = f"{rats} vyrak@1,0 rakar@2,0 kehmep@3,0"
    assert "jirra" in battle(f"{seven} jirra", power=9).orders
    assert "jirra" not in battle(f"{seven} loremaster@1,1 jirra", power=9).orders


@pytest.mark.rule("AT-122")
def test_a_champion_of_three_cells_uses_one_base() -> None:
    table = battle("belzepug@0,0")
    assert len(table.s.cells_of(table.figure("belzepug"))) == 3
    assert table.s.bases(0) == 1
