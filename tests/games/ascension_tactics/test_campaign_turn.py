"""The villains' turn and their schemes (rules, section 28)."""

from typing import Any

import pytest

from games.ascension_tactics.battle import raid

BELZEPUG = "campaign-belzepug"
GORPH = "villain-ravenous-gorph"


@pytest.mark.rule("AT-235")
def test_the_villains_turn_follows_the_players() -> None:
    table = raid("jirra", "villain-belzepug@3,0", scenario=BELZEPUG)
    assert table.villains_turn().count("villains-turn") == 1
    assert table.asks == "0 main"
    assert table["round"] == 3


@pytest.mark.rule("AT-243")
def test_the_players_take_one_turn_together_before_the_villains() -> None:
    table = raid("jirra", "kehmep", "villain-belzepug@3,0", seats=2, scenario=BELZEPUG)
    table.do("end-turn")
    assert table.asks == "1 main"
    assert table.villains_turn().count("villains-turn") == 1


@pytest.mark.rule("AT-241")
def test_each_player_uses_the_gate_once() -> None:
    table = raid("jirra", "kehmep", "villain-belzepug@3,0", seats=2, scenario=BELZEPUG)
    table.do("gate", "hand-over 1", "gate").shows(power=2, power_1=2)
    assert not table.can("gate")


@pytest.mark.rule("AT-247", "AT-248", "AT-249")
def test_two_schemes_are_revealed_one_after_the_other_and_then_discarded() -> None:
    table = raid("jirra", "villain-belzepug@3,0", scenario=BELZEPUG, schemes="crown-of-cinders ritual-of-the-gate")
    told = [one for one in table.villains_turn() if one.startswith("scheme")]
    assert told == ["scheme crown-of-cinders", "scheme ritual-of-the-gate"]
    table.shows(scheme_now="", scheme_discard="crown-of-cinders ritual-of-the-gate")


@pytest.mark.rule("AT-250")
def test_the_villains_gain_glory_for_their_shrines_at_the_end_of_their_turn() -> None:
    table = raid("jirra", f"villain-belzepug@3,0 {GORPH}@0,0", scenario=BELZEPUG, shrine="0,1 5,-5")
    table.do("end-turn").shows(villains_glory=2)


@pytest.mark.rule("AT-251")
def test_the_main_effect_comes_before_the_additional_one() -> None:
    table = raid("jirra", f"{GORPH} villain-belzepug@3,0", scenario=BELZEPUG, schemes="venom-kiss", threat=6)
    told = table.villains_turn()
    assert told.index(f"villain-order {GORPH}") < told.index(f"soul {GORPH}")


@pytest.mark.rule("AT-251", "AT-252", "AT-X32")
def test_the_threat_is_what_was_discarded_before_this_turn() -> None:
    pool = f"{GORPH} villain-belzepug@3,0 villain-sordid-asp"
    table = raid("jirra", pool, scenario=BELZEPUG, schemes="rotting-bloom venom-kiss", threat=4)
    told = table.villains_turn()
    assert "threat rotting-bloom" in told  # 4
    assert "threat venom-kiss" not in told  # 6


@pytest.mark.rule("AT-270")
@pytest.mark.rule("AT-276")
@pytest.mark.parametrize(
    ("threat", "told"),
    [(4, "6: Kythis, the Gatekeeper gets an ability"), (7, "8: one more Demon Pug Pack"), (16, None)],
)
def test_the_ladder_says_which_level_of_the_threat_makes_villains_worse(threat: int, told: str | None) -> None:
    villains = "villain-kythis villain-pug-pack#1 villain-pug-pack#2 villain-pug-pack#3"
    table = raid("jirra", villains, scenario=BELZEPUG, threat=threat)
    view: Any = table.game.view(0)
    track = next(area for area in view["areas"] if area["id"] == "scheme_now")["tracks"]["threat"]
    assert track["at"] == threat
    assert [track["cells"][n] for n in (5, 6, 8, 16)] == ["", "6", "8", "16"]
    assert track.get("line", {}).get("text") == told


@pytest.mark.rule("AT-253", "AT-278")
def test_the_villains_win_when_a_scheme_is_missing() -> None:
    table = raid("jirra", "villain-belzepug@3,0", scenario=BELZEPUG, threat=30)
    table.do("end-turn")
    assert table.asks == "0 main"  # the last but one is gone, and the last
    table.do("end-turn")
    assert table.game.outcome is not None
    assert (table.game.outcome.reason, table.game.outcome.winners) == ("schemes", ())


@pytest.mark.rule("AT-254")
def test_villains_need_no_power_for_orders() -> None:
    table = raid("jirra", f"{GORPH} villain-belzepug@3,0", scenario=BELZEPUG, schemes="green-hunger")
    assert f"deploy {GORPH}" in table.villains_turn()


@pytest.mark.rule("AT-245", "AT-Q29")
def test_a_defeated_player_champion_is_not_exhausted() -> None:
    table = raid("aria-redforge@0,0", f"{GORPH}@1,0 villain-belzepug@4,0", scenario=BELZEPUG, schemes="venom-kiss")
    table.villains_turn()
    assert table.spot("aria-redforge") is None
    assert not table.exhausted("aria-redforge")


@pytest.mark.rule("AT-265")
def test_a_villain_may_be_ordered_several_times_in_a_turn() -> None:
    table = raid("jirra", f"{GORPH} villain-belzepug@3,0", scenario=BELZEPUG, schemes="green-hunger", threat=12)
    told = table.villains_turn()
    assert told.count(f"villain-order {GORPH}") == 2
    assert not table.exhausted(GORPH)


@pytest.mark.rule("AT-064")
def test_damage_vanishes_at_the_end_of_the_villains_turn() -> None:
    table = raid("vyrak@0,0", f"{GORPH}@1,0 villain-belzepug@4,0", scenario=BELZEPUG, schemes="venom-kiss")
    assert "damage vyrak" in table.villains_turn()
    assert table.damage("vyrak") == 0


@pytest.mark.rule("AT-Q70")
def test_corrupted_ground_hurts_the_players_at_the_start_of_the_villains_turn_before_anything_else() -> None:
    table = raid(
        "vyrak@0,0",
        f"{GORPH}@1,0 villain-belzepug@4,0",
        scenario=BELZEPUG,
        schemes="venom-kiss",
        corrupted="0,0 1,0",
        shrine="",
    )
    told = table.villains_turn()
    assert told.index("damage vyrak") < told.index("scheme venom-kiss")
    assert f"damage {GORPH}" not in told  # AT-271


@pytest.mark.rule("AT-156", "AT-271")
def test_villains_ignore_the_harm_of_corrupted_ground() -> None:
    table = raid(
        "jirra", f"{GORPH}@1,0 villain-belzepug@4,0", scenario=BELZEPUG, schemes="venom-kiss", corrupted="0,0 0,1"
    )
    assert f"damage {GORPH}" not in table.villains_turn()


@pytest.mark.rule("AT-339")
def test_what_the_scenario_does_first_comes_before_the_first_scheme() -> None:
    table = raid("jirra", "villain-rakar@5,0", scenario="campaign-rakar", schemes="crown-of-cinders")
    told = table.villains_turn()
    assert told.index("villain-order villain-rakar") < told.index("scheme crown-of-cinders")


@pytest.mark.rule("AT-334", "AT-X55")
def test_hell_on_earth_a_soul_stays_and_a_bonus_ends_when_the_villains_move_again() -> None:
    pool = f"{GORPH}@5,-1 villain-belzepug@3,0 villain-giant-rat@5,0"
    table = raid("jirra", pool, scenario=BELZEPUG, schemes="hell-on-earth", bag="treasure-strength-2 treasure-souls-1")
    table.villains_turn()
    assert table.souls(GORPH) == 1
    assert table.souls("villain-giant-rat") == 0
    table = raid("jirra", pool, scenario=BELZEPUG, schemes="hell-on-earth", bag="treasure-souls-1 treasure-strength-2")
    table.villains_turn()
    assert table.worth(GORPH) == (7, 8)  # still in the players' turn
    table.villains_turn()
    assert table.worth(GORPH) == (5, 8)


@pytest.mark.rule("AT-335")
def test_merciless_slaughter_takes_treasures_but_none_that_lie_on_cards() -> None:
    table = raid(
        "loremaster +treasure-defense-2",
        "villain-belzepug@3,0",
        scenario=BELZEPUG,
        treasures="treasure-strength-2 treasure-speed-1 treasure-strength-3",
    )
    table.do("end-turn", "pass")
    assert table.choices == [
        "pick treasure-strength-2 treasures",
        "pick treasure-speed-1 treasures",
        "pick treasure-strength-3 treasures",
    ]
    table.do("pick treasure-speed-1", "pick treasure-strength-2")
    table.shows(treasures="treasure-strength-3", kept="treasure-defense-2", villains_glory=2)


@pytest.mark.rule("AT-335")
def test_merciless_slaughter_takes_what_there_is_without_a_question() -> None:
    table = raid("jirra", "villain-belzepug@3,0", scenario=BELZEPUG, treasures="treasure-speed-1")
    table.do("end-turn", "pass").shows(treasures="", villains_glory=1)
    assert table.asks == "0 main"


@pytest.mark.rule("AT-169", "AT-335", "AT-Q18")
def test_treasures_may_be_used_before_merciless_slaughter_takes_them() -> None:
    table = raid(
        "loremaster kehmep@0,0",
        "jirra@1,0",
        "villain-belzepug@3,0",
        seats=2,
        scenario=BELZEPUG,
        treasures="treasure-souls-1 treasure-strength-3*2",
    )
    table.do("end-turn", "end-turn")
    assert table.asks == "0 last-use"
    assert "Merciless Slaughter: 3 treasures are about to be discarded." in table.game.prompt("en")
    assert "Безжалостная резня: сейчас будут сброшены 3 сокровища." in table.game.prompt("ru")
    table.do("use treasure-souls-1 kehmep", "use treasure-strength-3 loremaster", "pass")
    assert table.asks == "1 last-use"  # the treasures are the team's (AT-180)
    assert table.can("use treasure-strength-3 jirra")
    table.do("pass").shows(treasures="", kept="treasure-strength-3", villains_glory=1)
    assert table.souls("kehmep") == 1
    assert table.asks == "0 main"


def test_each_player_discards_a_random_card() -> None:
    table = raid(
        "jirra",
        "kehmep",
        f"villain-belzepug@3,0 {GORPH}",
        seats=2,
        scenario=BELZEPUG,
        schemes="thorns-of-the-throne",
        threat=8,
    )
    table.villains_turn()
    assert (len(table["hand"]), len(table["hand_1"])) == (4, 4)


def test_the_two_cheapest_cards_of_the_row_are_banished_at_once() -> None:
    row = "soul-broker arha-novice worldrend devourer-of-stars gear-apprentice titan-plating"
    table = raid(
        "jirra", "villain-belzepug@3,0", scenario=BELZEPUG, schemes="forged-in-agony", threat=8, center_row=row
    )
    told = table.villains_turn()
    assert [one for one in told if one.startswith("banish")] == ["banish arha-novice", "banish gear-apprentice"]
