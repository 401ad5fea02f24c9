"""Attacks (rules, section 17)."""

import pytest

from games.ascension_tactics.battle import battle


@pytest.mark.rule("AT-099")
def test_an_attack_deals_the_attackers_strength_to_an_enemy_next_to_it() -> None:
    table = battle("aria-redforge@0,0", "rakar@1,0 jirra@2,0", power=2).do("order aria-redforge")
    assert table.targets == ["rakar"]
    assert table.do("attack rakar").damage("rakar") == 3


@pytest.mark.rule("AT-100")
def test_the_attacked_champion_does_not_strike_back() -> None:
    assert (
        battle("aria-redforge@0,0", "rakar@1,0", power=2)
        .do("order aria-redforge", "attack rakar")
        .damage("aria-redforge")
        == 0
    )


@pytest.mark.rule("AT-099")
def test_allies_and_champions_out_of_reach_are_no_targets() -> None:
    table = battle("aria-redforge@0,0 jirra@0,1", "rakar@2,0", power=2).do("order aria-redforge")
    assert table.targets == []


@pytest.mark.rule("AT-099")
@pytest.mark.rule("AT-Q23")
def test_neutral_champions_are_enemies_of_everybody() -> None:
    scenario = {"seats": 3, "scenario": "twilight-of-the-idols", "neutrals": "idol-earth-tyrant@1,0"}
    table = battle("kehmep@0,0", "rakar@2,0", "jirra", power=2, **scenario).do("order kehmep")
    assert table.targets == ["idol-earth-tyrant"]  # it blocks the sight of whoever stands behind
    assert "1,0" not in table.goes
