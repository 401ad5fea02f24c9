"""What nemeses, their cards and the basic ones do, card by card."""

from typing import Any

import pytest

from games.aeons_end.mats import foe_acts, foe_draws, start
from games.position import Table

QUIET: dict[str, Any] = {"nemesis_deck": "null-scion mage-ender"}


def last_token(power: str, **given: Any) -> Table:
    """The power takes effect now."""
    return foe_acts(power, counters={f"{power}#1": 1}, **{**QUIET, **given})


def reason(table: Table) -> str:
    outcome = table.game.outcome
    assert outcome is not None
    return outcome.reason


# -- basic cards -------------------------------------------------------------------------------------------------------


def test_afflict() -> None:
    table = foe_draws("afflict", discard_1="kindle spark").do("player 1").shows(tokens=2, life_1=7)
    assert table.asks == "1 pick"
    table.do("pick kindle").shows(hand_1="kindle", discard_1="spark")


def test_catacomb_drone() -> None:
    foe_acts("catacomb-drone", **QUIET).shows(tokens=2, gravehold=29)


def test_encroach() -> None:
    foe_draws("encroach", next="nemesis 2 1").shows(tokens=2, life_1=8, gravehold=30)
    foe_draws("encroach", next="nemesis nemesis 2 1", nemesis_deck="mage-ender null-scion encroach").shows(gravehold=27)


def test_heart_of_nothing() -> None:
    table = last_token("heart-of-nothing")
    table.copy().do("option 0").shows(tokens=3)
    table.do("option 1", "player 1").shows(life_1=6)
    paid = start(minions_and_powers="heart-of-nothing", hand="crystal*3 spark*2", discard="")
    paid.do("discard-power heart-of-nothing", "pick spark", "pick crystal", "pick crystal", "pick crystal")
    paid.shows(hand="spark", discard="spark crystal*3", nemesis_discard="heart-of-nothing")
    assert not start(minions_and_powers="heart-of-nothing", hand="crystal*3").can("discard-power")


def test_howling_spinners() -> None:
    foe_acts("howling-spinners", **QUIET).do("player 1").shows(life_1=8)


def test_night_unending_counts_the_most_spells_of_one_player() -> None:
    last_token("night-unending", breach_i="spark", breach_ii_1="spark", breach_i_1="kindle spark").shows(gravehold=24)


def test_nix_takes_the_costliest_card() -> None:
    table = foe_draws("nix", hand_1="crystal kindle spark", deck="", discard="")
    table.shows(life_1=9, hand_1="crystal spark", discard_1="kindle", tokens=2)


def test_copies_of_the_costliest_card_are_no_choice() -> None:
    table = foe_draws("nix", hand_1="crystal kindle*2", deck="", discard="")
    table.shows(life_1=9, hand_1="crystal kindle", discard_1="kindle")


def test_planar_collision() -> None:
    last_token("planar-collision").shows(tokens=3)
    table = start(minions_and_powers="planar-collision", breach_i="spark", breach_ii="kindle aurora")
    table.do("discard-power planar-collision", "pick kindle", "pick spark")
    table.shows(discard="kindle spark", breach_ii="aurora", nemesis_discard="planar-collision")
    assert not start(minions_and_powers="planar-collision", breach_i="spark", breach_i_1="spark").can("discard-power")


def test_thrash_is_split_as_the_table_likes() -> None:
    table = foe_draws("thrash", hand_1="crystal spark", hand="kindle", deck="", discard="")
    assert table.choices == ["pick kindle", "pick crystal", "pick spark"]
    table.do("pick spark", "pick kindle").shows(hand_1="crystal", hand="", discard="kindle", discard_1="spark")


def test_thrash_offers_each_kind_of_card_of_a_hand_once() -> None:
    table = foe_draws("thrash", hand_1="crystal*3", hand="", deck="", discard="")
    table.shows(hand_1="crystal", discard_1="crystal*2")


def test_aphotic_sun() -> None:
    last_token("aphotic-sun", charges=2, charges_1=1).shows(life=7, charges=0, charges_1=1, tokens=2)


def test_chaos_flail() -> None:
    table = last_token("chaos-flail", deck_1="crystal*2", discard_1="kindle*4", deck="", discard="")
    table.shows(tokens=3, discard_1="")
    assert len(table["deck_1"]) == 5
    assert table["destroyed"] in (["kindle"], ["crystal"])


def test_chaos_flail_destroys_the_costlier_of_two() -> None:
    last_token("chaos-flail", deck_1="crystal", discard_1="kindle", deck="", discard="").shows(
        deck_1="crystal", destroyed="kindle"
    )


def test_mage_ender() -> None:
    foe_acts("mage-ender", breach_state_1=["open", "open", 0, 0], nemesis_deck="null-scion smite").shows(life_1=8)


def test_mangleroot_withers() -> None:
    foe_acts("mangleroot", **QUIET).shows(gravehold=27, counters={"mangleroot#1": 10, "mage-ender#1": 9})
    dying = foe_acts("mangleroot", counters={"mangleroot#1": 2}, **QUIET)
    dying.shows(gravehold=27, nemesis_discard="mangleroot")


def test_morbid_gyre() -> None:
    table = last_token("morbid-gyre", hand_1="crystal*3", hand="", deck="", discard="").shows(tokens=3)
    table.shows(hand_1="", discard_1="crystal*3")


def test_mutilate() -> None:
    table = foe_draws(
        "mutilate",
        breach_i="spark",
        breach_i_1="kindle",
        breach_ii_1="spark",
        breach_state_1=["open", "open", 0, 0],
    )
    assert table.choices == ["pick spark", "pick kindle"]
    table.do("pick kindle", f"pick {table.exactly('breach_i')[0]}", "player 0")
    table.shows(breach_i="", breach_i_1="", breach_ii_1="spark", discard_1="kindle", life=8, tokens=2)


def test_null_scion() -> None:
    foe_acts("null-scion", nemesis_deck="smite mage-ender").shows(tokens=2)


def test_apocalypse_ritual() -> None:
    last_token("apocalypse-ritual", next="nemesis 2 nemesis").shows(gravehold=25)
    last_token("apocalypse-ritual", next="nemesis 2").shows(gravehold=20)


def test_banish() -> None:
    table = foe_draws("banish", breach_i="spark", breach_ii="spark", breach_i_1="kindle")
    table.shows(tokens=3, life=8, life_1=10)


def test_cataclysmic_fate() -> None:
    foe_acts("cataclysmic-fate", life_1=9, **QUIET).shows(life_1=5)
    table = start(minions_and_powers="cataclysmic-fate", breach_iii="aurora spark", breach_i="kindle", discard="")
    table.do("discard-power cataclysmic-fate").shows(
        destroyed="aurora breach-3", discard="spark", breaches="breach-1 breach-2 - breach-4", breach_i="kindle"
    )
    two = start(minions_and_powers="cataclysmic-fate", breach_ii="crystallize").do("discard-power cataclysmic-fate")
    assert two.choices == ["pick breach-2", "pick breach-3"]
    assert not start(minions_and_powers="cataclysmic-fate", breach_i="kindle").can("discard-power")


def test_monstrosity_of_omens_takes_one_at_a_time() -> None:
    foe_acts("monstrosity-of-omens", counters={"monstrosity-of-omens#1": 3}, **QUIET).shows(gravehold=27)
    table = start(phase="casting", breach_i="conjure-the-lost", minions_and_powers="monstrosity-of-omens")
    table.do("cast conjure-the-lost", "pick monstrosity-of-omens", "pass").shows(counters={"monstrosity-of-omens#1": 4})


def test_engulf_repeats_the_last_attack() -> None:
    foe_draws("engulf", nemesis_discard="smite mage-ender").shows(tokens=3, gravehold=28)


def test_quell() -> None:
    table = foe_draws("quell")
    table.copy().do("option 0").shows(gravehold=23, tokens=1)
    table.do("option 1").shows(gravehold=30, tokens=4)


def test_throttle_destroys_the_three_costliest() -> None:
    table = foe_draws("throttle", hand_1="crystal kindle aurora spark", deck="", discard="")
    table.do("pick crystal").shows(destroyed="aurora kindle crystal", hand_1="spark", tokens=3)


def test_withering_beam() -> None:
    table = last_token("withering-beam", breach_i="spark", breach_ii="kindle", breach_i_1="aurora")
    table.shows(destroyed="aurora kindle", breach_i="spark", tokens=3)


# -- Umbra Titan -------------------------------------------------------------------------------------------------------

TITAN: dict[str, Any] = {"nemesis": "umbra-titan"}


@pytest.mark.rule("AE-131")
def test_the_titans_unleash_with_one_nemesis_card_in_the_turn_order_discard() -> None:
    table = foe_draws("smite", **TITAN, next="nemesis 2 nemesis")
    table.copy().do("option 0", "player 1", "option 0", "player 0").shows(life=8, life_1=8, tokens=8)
    table.do("option 1", "option 1").shows(tokens=6, gravehold=28)


@pytest.mark.rule("AE-131")
def test_the_titans_unleash_with_both_nemesis_cards_there() -> None:
    table = foe_draws("smite", **TITAN, next="nemesis 2")
    table.do("option 0", "option 1").shows(gravehold=26, tokens=7, life=10, life_1=10)


@pytest.mark.rule("AE-131")
def test_the_titan_without_tokens_ends_the_game() -> None:
    assert reason(foe_acts("demi-ancient", **TITAN, tokens=1, **QUIET)) == "tokens"


def test_cryptid() -> None:
    table = foe_acts("cryptid", **TITAN, **QUIET, breach_i="spark", breach_i_1="kindle")
    table.copy().do("option 0").shows(breach_i_1="", discard_1="kindle", tokens=8)
    table.do("option 1").shows(tokens=7)
    foe_acts("cryptid", **TITAN, **QUIET).shows(tokens=7)


def test_grubber() -> None:
    foe_acts("grubber", **TITAN, **QUIET, next="nemesis 2").shows(tokens=7, gravehold=30)
    foe_acts("grubber", **TITAN, **QUIET, next="nemesis 2 nemesis").shows(tokens=8, gravehold=28)


def test_seismic_roar() -> None:
    last_token("seismic-roar", **TITAN).shows(tokens=6)
    start(**TITAN, minions_and_powers="seismic-roar", aether=6).do("discard-power seismic-roar").shows(tokens=8)


def test_maul() -> None:
    table = foe_draws("maul", **TITAN, breach_i="spark", breach_ii="kindle", breach_i_1="aurora")
    table.do("option 0").shows(destroyed="aurora kindle", breach_i="spark", tokens=8)


def test_tombfright() -> None:
    foe_acts("tombfright", **TITAN, **QUIET, tokens=5).shows(tokens=4, gravehold=30)
    foe_acts("tombfright", **TITAN, **QUIET, tokens=4).shows(tokens=4, gravehold=27)


def test_vault_behemoth() -> None:
    foe_acts("vault-behemoth", **TITAN, **QUIET).do("player 0").shows(life=8, tokens=8)
    wounded = foe_acts("vault-behemoth", **TITAN, **QUIET, counters={"vault-behemoth#1": 8})
    wounded.do("player 0").shows(life=8, tokens=7)


def test_crumble_brings_back_the_last_minion() -> None:
    table = foe_draws("crumble", **TITAN, nemesis_discard="cryptid smite grubber nix", next="nemesis 2")
    table.do("option 0").shows(nemesis_discard="cryptid smite nix", minions_and_powers="grubber")
    assert table["counters"] == {"grubber#1": 5}
    table.do("option 0").shows(gravehold=28, nemesis_discard="cryptid smite nix crumble")
    foe_draws("crumble", **TITAN, nemesis_discard="smite").shows(tokens=5)


def test_demi_ancient() -> None:
    foe_acts("demi-ancient", **TITAN, **QUIET).shows(tokens=7)


def test_yawning_black() -> None:
    table = last_token("yawning-black", **TITAN)
    table.copy().do("option 0", "player 0").shows(life=4)
    table.do("option 1").shows(tokens=5)


# -- Hollow Crown ------------------------------------------------------------------------------------------------------

CROWN: dict[str, Any] = {"nemesis": "hollow-crown", "acolyte_deck": "bezu mord"}


@pytest.mark.rule("AE-132")
def test_the_crown_cannot_be_damaged() -> None:
    table = start(**CROWN, phase="casting", breach_i="kindle", minions_and_powers="lurzan kurgax").do("cast kindle")
    assert table.choices == ["pick lurzan", "pick kurgax"]
    assert table.game.why_not("hollow-crown#1") == (
        "The Crown itself cannot be damaged: deal it to acolytes and minions."
    )


@pytest.mark.rule("AE-132")
def test_damage_without_an_acolyte_or_minion_in_play_is_lost() -> None:
    given: dict[str, Any] = {"nemesis": "hollow-crown", "acolyte_deck": "", "minions_and_powers": ""}
    table = start(**given, phase="casting", breach_i="kindle").do("cast kindle").shows(nemesis_life=1)
    assert table.asks == "0 main"


@pytest.mark.rule("AE-132")
def test_a_dead_acolyte_is_replaced_at_once() -> None:
    table = start(
        **CROWN, phase="casting", breach_i="kindle", minions_and_powers="lurzan kurgax", counters={"lurzan#1": 2}
    )
    table.do("cast kindle", "pick lurzan")
    table.shows(minions_and_powers="kurgax mord", acolyte_discard="lurzan", acolyte_deck="bezu", nemesis_discard="")
    assert table["counters"] == {"kurgax#1": 11, "mord#1": 11}


@pytest.mark.rule("AE-132")
def test_the_crowns_unleash_is_the_blood_magic_of_the_strongest_acolyte() -> None:
    given = {**CROWN, "minions_and_powers": "nhavkalas lurzan"}
    foe_draws("smite", **given, counters={"lurzan#1": 3}, life_1=9).shows(gravehold=30 - 3 - 3 - 2, life_1=9)
    tie = foe_draws("smite", **given)
    assert (tie.asks, tie.choices) == ("0 acolyte", ["pick nhavkalas", "pick lurzan"])


@pytest.mark.rule("AE-132")
def test_increased_difficulty_runs_all_acolytes_without_harm_to_them() -> None:
    expert: dict[str, Any] = {**CROWN, "options": {"difficulty": "expert"}, "nemesis_deck": "smite mage-ender"}
    table = foe_acts("nhavkalas lurzan null-scion", **expert, life_1=9)
    table.shows(gravehold=27, life_1=8)
    assert table["counters"]["nhavkalas#1"] == 11


@pytest.mark.rule("AE-132")
def test_exhaustion_costs_gravehold_four_instead_of_two_unleashes() -> None:
    table = foe_acts("nhavkalas howling-spinners", **CROWN, **QUIET, life=2).do("player 0", "pick breach-4")
    table.shows(gravehold=26, life=0, charges=0)
    assert table["counters"]["nhavkalas#1"] == 11


@pytest.mark.rule("AE-132")
def test_a_turn_that_ends_without_an_acolyte_wins() -> None:
    given: dict[str, Any] = {"nemesis": "hollow-crown", "acolyte_deck": "", "minions_and_powers": "lurzan"}
    table = start(**given, phase="casting", breach_i="kindle", counters={"lurzan#1": 1})
    table.do("cast kindle").shows(minions_and_powers="")
    assert table.asks == "0 main"
    assert reason(table.do("end-main")) == "acolytes"


def test_beseech() -> None:
    table = foe_draws("beseech", **CROWN, minions_and_powers="lurzan kurgax", counters={"kurgax#1": 3}, life_1=9)
    table.shows(minions_and_powers="lurzan mord", acolyte_deck="kurgax bezu")
    alone = foe_draws(
        "beseech",
        nemesis="hollow-crown",
        acolyte_deck="",
        minions_and_powers="nhavkalas",
        counters={"nhavkalas#1": 3},
    )
    alone.shows(minions_and_powers="nhavkalas", acolyte_deck="", counters={"nhavkalas#1": 10})


def test_enslave() -> None:
    foe_draws("enslave", **CROWN, minions_and_powers="nhavkalas lurzan", life_1=9).shows(
        gravehold=27, life_1=8, counters={"nhavkalas#1": 11, "lurzan#1": 11}
    )


def test_thronewatch() -> None:
    table = foe_acts("lurzan nhavkalas thronewatch", **CROWN, **QUIET, counters={"nhavkalas#1": 5})
    table.shows(gravehold=27)
    assert table["counters"]["nhavkalas#1"] == 3
    dying = foe_acts("lurzan nhavkalas thronewatch", **CROWN, **QUIET, counters={"nhavkalas#1": 1})
    dying.shows(acolyte_discard="nhavkalas")
    assert dying["counters"]["mord#1"] == 11


def test_ascend() -> None:
    table = foe_draws("ascend", **CROWN, minions_and_powers="lurzan nhavkalas", counters={"nhavkalas#1": 5}, life_1=9)
    table.shows(life_1=8, gravehold=27, counters={"lurzan#1": 11, "nhavkalas#1": 10})


def test_infernal_domain() -> None:
    domain: dict[str, Any] = {"nemesis": "hollow-crown", "acolyte_deck": "bezu nhavkalas", **QUIET}
    table = foe_acts("lurzan infernal-domain", **domain, counters={"infernal-domain#1": 1}, life_1=9)
    table.shows(gravehold=27, life_1=8, acolyte_deck="bezu")
    assert table["counters"]["nhavkalas#1"] == 11


def test_reign() -> None:
    table = foe_draws("reign", **CROWN, minions_and_powers="nhavkalas lurzan", counters={"lurzan#1": 8}, life_1=9)
    table.shows(gravehold=27, life_1=7, counters={"nhavkalas#1": 4, "lurzan#1": 8})


def test_dominate() -> None:
    foe_draws("dominate", **CROWN, minions_and_powers="nhavkalas lurzan", life_1=9).shows(gravehold=24, life_1=7)


def test_nameless_faith() -> None:
    faith: dict[str, Any] = {"nemesis": "hollow-crown", "acolyte_deck": "", "acolyte_discard": "bezu mord lurzan"}
    table = foe_acts("nhavkalas nameless-faith", **faith, **QUIET).shows(acolyte_discard="bezu", gravehold=27)
    assert sorted(table["acolyte_deck"]) == ["lurzan", "mord"]


def test_viscera_bride() -> None:
    table = foe_acts("lurzan nhavkalas viscera-bride", **CROWN, **QUIET, counters={"nhavkalas#1": 1})
    table.shows(gravehold=24)
    assert table["counters"]["nhavkalas#1"] == 9


def unleashed(acolyte: str, **given: Any) -> Table:
    """The nemesis unleashes once with this acolyte alone in play."""
    return foe_acts(f"{acolyte} null-scion", **{**CROWN, "nemesis_deck": "smite mage-ender", **given})


def test_bezu() -> None:
    table = unleashed("bezu", acolyte_deck="mord", breach_i="spark", breach_ii="spark", breach_i_1="kindle")
    table.shows(gravehold=28)
    assert table["counters"]["bezu#1"] == 9


def test_edryss_tragg() -> None:
    strong = unleashed("edryss-tragg", life=8, life_1=8).do("player 0").shows(life=6)
    assert strong["counters"]["edryss-tragg#1"] == 11
    weak = unleashed("edryss-tragg", life=7, life_1=8).do("player 0").shows(life=5)
    assert weak["counters"]["edryss-tragg#1"] == 9


def test_holadran() -> None:
    unleashed("holadran").shows(life=9, life_1=9)
    table = unleashed("holadran", seats=3, next="nemesis 2").do("player 2", "player 0")
    table.shows(life=9, life_1=10, life_2=9)


def test_kurgax() -> None:
    unleashed("kurgax").do("player 1").shows(gravehold=29, life_1=9)


@pytest.mark.rule("AE-Q26")
def test_lurzan_leaves_gravehold_alone() -> None:
    unleashed("lurzan", life_1=9).shows(life=10, life_1=8, gravehold=30)


def test_mord() -> None:
    given: dict[str, Any] = {"acolyte_deck": "bezu"}
    unleashed("mord", **given).shows(gravehold=27)
    table = unleashed("mord", **given, charges_1=2)
    table.copy().do("option 0").shows(gravehold=27, charges_1=2)
    table.do("option 1").shows(gravehold=29, charges_1=1)
    assert table["counters"]["mord#1"] == 10


def test_nhavkalas() -> None:
    table = unleashed("nhavkalas").shows(gravehold=27)
    assert table["counters"]["nhavkalas#1"] == 10


def test_ren_goda() -> None:
    table = unleashed("ren-goda", hand_1="crystal kindle", deck="", discard="")
    table.copy().do("option 0", "player 0").shows(life=8)
    table.do("option 1").shows(life_1=9, hand_1="crystal", discard_1="kindle")


def test_solara() -> None:
    table = unleashed("solara", hand_1="crystal*2 spark", deck="crystal", discard="")
    table.do("pick crystal", "pick crystal").shows(hand_1="spark")
    assert table["counters"]["solara#1"] == 8


# -- Magus of Cloaks ---------------------------------------------------------------------------------------------------

MAGUS: dict[str, Any] = {"nemesis": "magus-of-cloaks"}


@pytest.mark.rule("AE-133")
def test_damage_to_the_magus_is_lowered_by_his_tokens_of_which_one_goes() -> None:
    given = {**MAGUS, "phase": "casting", "breach_state": ["open", "open", 0, 0]}
    start(**given, breach_i="conjure-the-lost").do("cast conjure-the-lost", "pass").shows(nemesis_life=34, tokens=3)
    start(**given, breach_i="spark").do("cast spark").shows(nemesis_life=35, tokens=3)
    start(**given, breach_i="kindle", tokens=2).do("cast kindle").shows(nemesis_life=34, tokens=2)


@pytest.mark.rule("AE-133")
def test_the_unleash_of_the_magus_needs_room_for_both_tokens() -> None:
    table = foe_draws("smite", **MAGUS, tokens=4).do("option 0", "option 1")
    table.shows(tokens=6, gravehold=26)
    foe_draws("smite", **MAGUS, tokens=7).shows(tokens=7, gravehold=24)


@pytest.mark.rule("AE-133")
def test_increased_difficulty_shifts_the_range_of_the_magus() -> None:
    options = {"difficulty": "expert"}
    start(**MAGUS, options=options, phase="casting", breach_i="spark", tokens=3).do("cast spark").shows(tokens=3)
    foe_draws("enshroud", **MAGUS, options=options, tokens=8).shows(tokens=9)
    foe_draws("enshroud", **MAGUS, tokens=7).shows(tokens=8)


def test_dusk_spawn_feeds_the_magus() -> None:
    given = {**MAGUS, "phase": "casting", "minions_and_powers": "dusk-spawn"}
    start(**given, breach_i="kindle").do("cast kindle", "pick dusk-spawn").shows(tokens=5, counters={"dusk-spawn#1": 2})
    killed = start(**given, breach_i="kindle", counters={"dusk-spawn#1": 1})
    killed.do("cast kindle", "pick dusk-spawn").shows(tokens=5, nemesis_discard="dusk-spawn")


def test_dusk_spawns_victim_chooses() -> None:
    table = foe_acts("dusk-spawn", **MAGUS, **QUIET, charges_1=1).do("player 1")
    assert table.asks == "1 choose"
    table.copy().do("option 0").shows(charges_1=0, life_1=10)
    table.do("option 1").shows(charges_1=1, life_1=8)


def test_powers_that_break_when_the_magus_is_really_hurt() -> None:
    given = {**MAGUS, "phase": "casting", "minions_and_powers": "rising-dark twilight-empire black-solstice"}
    start(**given, breach_i="kindle", tokens=3).do("cast kindle").shows(nemesis_discard="")
    table = start(**given, breach_i="kindle", tokens=2).do("cast kindle")
    table.shows(nemesis_discard="rising-dark black-solstice", minions_and_powers="twilight-empire")


def test_rising_dark() -> None:
    table = last_token("rising-dark", **MAGUS, breach_i="spark", breach_i_1="kindle").do("option 1", "player 0")
    table.shows(life=7, gravehold=28, destroyed="spark", breach_i_1="kindle")


def test_twilight_empire() -> None:
    last_token("twilight-empire", **MAGUS).shows(gravehold=26, tokens=5)


def test_ashen_haruspex() -> None:
    foe_acts("ashen-haruspex", **MAGUS, **QUIET, tokens=5).do("player 0").shows(life=7)
    hit = start(**MAGUS, phase="casting", breach_i="kindle", minions_and_powers="ashen-haruspex")
    hit.do("cast kindle", "pick ashen-haruspex").shows(counters={"ashen-haruspex#1": 4})


def test_black_solstice() -> None:
    table = last_token(
        "black-solstice",
        **MAGUS,
        breach_i_1="spark",
        breach_ii_1="kindle",
        breach_state_1=["open", "open", 0, 0],
    )
    table.do("option 1", "option 1")
    assert table.asks == "1 pick"
    table.do("pick spark").shows(life_1=7, discard_1="spark", breach_ii_1="kindle")


def test_enshroud() -> None:
    table = foe_draws("enshroud", **MAGUS, breach_i="spark", breach_ii="kindle", breach_i_1="spark")
    table.do("pick spark").shows(tokens=8, destroyed="spark*2", breach_ii="kindle")


def test_eclipse() -> None:
    foe_draws("eclipse", **MAGUS, breach_i="spark", breach_i_1="kindle").shows(destroyed="kindle", life_1=8, tokens=8)
    foe_draws("eclipse", **MAGUS).do("player 0").shows(life=8)


def test_shadows_reach() -> None:
    assert reason(last_token("shadows-reach", **MAGUS)) == "shadows-reach"


def test_veil_daughter() -> None:
    foe_acts("veil-daughter", **MAGUS, **QUIET, charges=1).shows(life=6)
    hit = start(**MAGUS, phase="casting", breach_i="conjure-the-lost", minions_and_powers="veil-daughter")
    hit.do("cast conjure-the-lost", "pick veil-daughter", "pass").shows(counters={"veil-daughter#1": 10}, tokens=4)


# -- Gate Witch --------------------------------------------------------------------------------------------------------


def witch_turn(tokens: int, next: str, **given: Any) -> list[str]:
    """What happens in the nemesis's turn with so many tokens at its start, Smite being drawn."""
    table = start(next=next, tokens=tokens, nemesis_deck="null-scion smite", **given)
    events = table.told("end-main")
    return events[events.index("hurt-gravehold 2") + 1 :]


@pytest.mark.rule("AE-134")
def test_the_witch_takes_a_turn_back() -> None:
    back = ["turn-back turn-nemesis", "shuffle", "lose-tokens 4"]
    assert witch_turn(3, "nemesis 2 nemesis 1")[:3] == back
    assert witch_turn(3, "nemesis 2")[0] == "turn-card turn-2"  # two nemesis cards lie in the discard
    assert witch_turn(2, "nemesis 2 nemesis 1")[0] == "turn-card turn-2"  # four tokens are too few


@pytest.mark.rule("AE-134")
def test_increased_difficulty_makes_it_cheaper() -> None:
    events = witch_turn(3, "nemesis 2 nemesis 1", options={"difficulty": "expert"})
    assert events[:3] == ["turn-back turn-nemesis", "shuffle", "lose-tokens 3"]


def test_deep_abomination() -> None:
    table = foe_acts("deep-abomination", **QUIET, next="nemesis 2")
    table.shows(life=8, life_1=9)


def test_hasten_goes_under_the_deck() -> None:
    table = foe_draws("hasten", tokens=2).do("player 0")
    table.shows(life=8, tokens=3, nemesis_deck="hasten null-scion", nemesis_discard="")


def test_temporal_nimbus_draws_one_more() -> None:
    table = last_token("temporal-nimbus", nemesis_deck="null-scion mage-ender catacomb-drone")
    table.shows(tokens=2, minions_and_powers="catacomb-drone mage-ender", lasts="")


def test_nether_spiral_keeps_one_player_card() -> None:
    table = last_token("nether-spiral", next="nemesis 2 1")
    assert table.choices == ["pick turn-1", "pick turn-2"]
    table.do("pick turn-1")
    assert len(table["turn_order_deck"]) + len(table["turn_order_discard"]) == 6
    assert table["turn_order_discard"][0] == "turn-1"


def test_nether_spiral_does_not_ask_which_copy_of_a_card_stays() -> None:
    table = last_token("nether-spiral", next="nemesis 2 2 nemesis")
    assert "keep-turn" not in table.asks
    assert table["turn_order_discard"][0] == "turn-1"


def test_paradox_beast() -> None:
    foe_acts("paradox-beast", **QUIET, tokens=4).shows(gravehold=26)


def test_portal_wretch_gives_a_turn_back() -> None:
    table = start(
        phase="casting",
        breach_i="kindle",
        minions_and_powers="portal-wretch",
        counters={"portal-wretch#1": 1},
        next="2 1",
    )
    table.do("cast kindle", "pick portal-wretch").shows(turn_order_discard="turn-1 turn-2 turn-nemesis")
    assert sorted(table["turn_order_deck"]) == ["turn-1", "turn-2", "turn-nemesis"]
    foe_acts("portal-wretch", **QUIET, charges_1=1).shows(life_1=8)


def test_distort_costs_a_turn_or_gravehold() -> None:
    lost = foe_draws("distort", next="nemesis 2 1")
    lost.shows(turn=0, nemesis_deck="distort null-scion", tokens=2)
    assert lost["turn_order_discard"][-2:] == ["turn-2", "turn-1"]
    stays = foe_draws("distort", next="nemesis nemesis 2", nemesis_deck="mage-ender null-scion distort")
    stays.shows(gravehold=25)


def test_infinite_enmity_unleashes_to_six() -> None:
    table = last_token("infinite-enmity", tokens=2, next="nemesis 2")
    table.shows(tokens=6, nemesis_discard="", nemesis_deck="infinite-enmity null-scion")
    last_token("infinite-enmity", tokens=8, next="nemesis 2").shows(tokens=8)
    paid = start(minions_and_powers="infinite-enmity", aether=8).do("discard-power infinite-enmity")
    paid.shows(nemesis_discard="infinite-enmity")


def test_rift_scourge_returns_to_the_deck() -> None:
    foe_acts("rift-scourge", **QUIET).do("player 0").shows(life=6)
    table = start(
        phase="casting",
        breach_i="extinguish",
        minions_and_powers="rift-scourge",
        counters={"rift-scourge#1": 1},
        nemesis_deck="smite",
        options={"mages": ["quilius", "garu"]},
    )
    table.do("cast extinguish", "pick rift-scourge")
    table.shows(nemesis_deck="rift-scourge smite", nemesis_discard="", minions_and_powers="", trophies=1)
