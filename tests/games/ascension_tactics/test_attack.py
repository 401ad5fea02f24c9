"""Attacks (rules, section 17)."""

import pytest

from games.ascension_tactics.battle import battle


@pytest.mark.rule("AT-099")
def test_an_attack_deals_the_attackers_strength_to_an_enemy_next_to_it() -> None:
    table = battle("aria-redforge@0,0", "rakar@1,0 jirra@2,0", power=1).do("order aria-redforge")
    assert table.targets == ["rakar"]
    assert table.do("attack rakar").damage("rakar") == 3


@pytest.mark.rule("AT-100")
def test_the_attacked_champion_does_not_strike_back() -> None:
    assert (
        battle("aria-redforge@0,0", "rakar@1,0", power=1)
        .do("order aria-redforge", "attack rakar")
        .damage("aria-redforge")
        == 0
    )
