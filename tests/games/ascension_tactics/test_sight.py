"""Ranged attacks and line of sight (rules, section 20)."""

import pytest

from games.ascension_tactics.battle import battle


def asp() -> list[str]:
    """The picture of the rulebook (AT-X13)."""
    table = battle(
        "sordid-asp@0,0 aria-redforge@-1,0",
        "loremaster@1,0 canon-templar@2,0 yuk-battle-priest@-3,0 timestream-seer@0,2 ravenous-gorph@0,-2",
        power=4,
        shrine="-2,0",
        forest="0,1 0,-2",
    )
    return table.do("order sordid-asp").targets


@pytest.mark.rule("AT-X13")
@pytest.mark.rule("AT-115")
def test_the_asp_has_three_targets() -> None:
    assert set(asp()) == {"loremaster", "yuk-battle-priest", "ravenous-gorph"}


@pytest.mark.rule("AT-X14")
@pytest.mark.rule("AT-126")
def test_a_ranged_champion_attacks_its_neighbour() -> None:
    assert "loremaster" in asp()


@pytest.mark.rule("AT-X15")
@pytest.mark.rule("AT-116")
def test_an_enemy_blocks_the_line() -> None:
    assert "canon-templar" not in asp()


@pytest.mark.rule("AT-X16")
@pytest.mark.rule("AT-117")
@pytest.mark.rule("AT-120")
def test_an_ally_and_a_shrine_do_not_block() -> None:
    assert "yuk-battle-priest" in asp()


@pytest.mark.rule("AT-X17")
@pytest.mark.rule("AT-153")
def test_a_forest_blocks() -> None:
    assert "timestream-seer" not in asp()


@pytest.mark.rule("AT-X18")
@pytest.mark.rule("AT-118")
def test_the_targets_own_forest_does_not_block() -> None:
    assert "ravenous-gorph" in asp()


@pytest.mark.rule("AT-118")
def test_the_attackers_own_forest_does_not_block() -> None:
    assert battle("kehmep@0,0", "rakar@2,0", forest="0,0", power=2).do("order kehmep").targets == ["rakar"]


@pytest.mark.rule("AT-115")
def test_ranged_reaches_3_cells_and_no_further() -> None:
    assert battle("kehmep@0,0", "rakar@3,0 vyrak@0,4", power=2).do("order kehmep").targets == ["rakar"]


@pytest.mark.rule("AT-Q01")
@pytest.mark.rule("AT-116")
def test_one_free_shortest_path_is_enough() -> None:
    assert battle("kehmep@0,0", "rakar@1,1", forest="1,0", power=2).do("order kehmep").targets == ["rakar"]
    assert battle("kehmep@0,0", "rakar@1,1", forest="1,0 0,1", power=2).do("order kehmep").targets == []


@pytest.mark.rule("AT-Q01")
def test_by_the_stricter_option_every_shortest_path_must_be_free() -> None:
    strict: dict[str, object] = {"sight": "every"}
    table = battle("kehmep@0,0", "rakar@1,1", forest="1,0", power=2, options=strict).do("order kehmep")
    assert table.targets == []


@pytest.mark.rule("AT-120")
def test_beacons_and_tokens_do_not_block() -> None:
    table = battle("kehmep@0,0", "rakar@3,0", beacon="1,0", tokens="web@2,0", power=2).do("order kehmep")
    assert table.targets == ["rakar"]


@pytest.mark.rule("AT-119")
def test_a_distance_is_counted_regardless_of_terrain_and_sight() -> None:
    table = battle("jirra@0,0", "rakar@3,0", forest="1,0", hand="rift-lancer").do("play rift-lancer")
    assert table.damage("rakar") == 2


@pytest.mark.rule("AT-165")
def test_targets_hinder_neither_sight_nor_movement() -> None:
    tokens = "red-target@1,0 blue-target@2,0"
    table = battle("kehmep@0,0", "rakar@3,0", tokens=tokens, power=2).do("order kehmep")
    assert table.targets == ["rakar"]
    assert {"1,0", "2,0"} <= table.goes
    assert table.do("move 2,0").spot("kehmep") == "2,0"
