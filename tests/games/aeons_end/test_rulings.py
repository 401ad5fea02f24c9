"""The questions that the rulebook leaves open, and how they are ruled."""

from typing import Any

import pytest

from games.aeons_end.mats import foe_acts, foe_draws, position, start
from games.position import Table

QUIET: dict[str, Any] = {"nemesis_deck": "null-scion mage-ender"}


def reason(table: Table) -> str:
    outcome = table.game.outcome
    assert outcome is not None
    return outcome.reason


@pytest.mark.rule("AE-Q01")
def test_before_any_nemesis_card_the_tier_is_one() -> None:
    start(hand="scoria-slag", nemesis_discard="").do("play scoria-slag").shows(aether=2)


@pytest.mark.rule("AE-Q02")
def test_the_tier_falls_when_a_card_goes_back_into_the_deck() -> None:
    given: dict[str, Any] = {"phase": "casting", "breach_i": "kindle", "hand": "scoria-slag", "nemesis_discard": ""}
    table = start(**given, minions_and_powers="rift-scourge", counters={"rift-scourge#1": 1})
    table.do("cast kindle", "pick rift-scourge", "play scoria-slag").shows(aether=2)


@pytest.mark.rule("AE-Q03")
def test_what_comes_first_counts() -> None:
    table = foe_draws("smite", gravehold=2, nemesis_deck="smite")
    assert reason(table) == "gravehold"  # the deck is empty too, but the turn does not end any more


@pytest.mark.rule("AE-Q04")
def test_any_player_may_be_an_exhausted_one() -> None:
    table = foe_acts("howling-spinners", **QUIET, life_1=0)
    assert table.choices == ["player 0", "player 1"]
    table.do("player 1").shows(gravehold=26)


@pytest.mark.rule("AE-Q05")
def test_exhausted_players_count_for_most_of_something() -> None:
    foe_acts("portal-wretch", **QUIET, life=0, charges=2, charges_1=1).shows(gravehold=26, life_1=10)


@pytest.mark.rule("AE-Q06")
def test_a_second_exhaustion_within_the_first_is_done_before_it_goes_on() -> None:
    table = foe_acts(
        "howling-spinners",
        seats=3,
        nemesis="umbra-titan",
        **QUIET,
        life=1,
        life_1=2,
        charges=1,
        next="nemesis 2 nemesis any",
    )
    events = table.told("player 0", "option 0", "player 1", "option 1", "option 1", "pick breach-3#2")
    assert events[:11] == [
        "hurt 2",
        "exhausted",
        "unleash umbra-titan",
        "hurt 2",
        "exhausted",
        "unleash umbra-titan",
        "lose-tokens 1",
        "unleash umbra-titan",
        "lose-tokens 1",
        "lose-breach breach-3",
        "unleash umbra-titan",
    ]
    table.do("option 1")
    assert table.asks == "0 destroy-breach"


@pytest.mark.rule("AE-Q07")
def test_several_players_exhausted_at_once_go_in_an_order_of_their_choice() -> None:
    table = foe_acts("deep-abomination", seats=3, **QUIET, life=1, life_1=1, next="nemesis any 3")
    assert (table.asks, table.choices) == ("0 exhaust", ["player 0", "player 1"])
    table.shows(life=0, life_1=0, tokens=1)
    table.do("player 1")
    assert table.asks == "1 destroy-breach"
    table.do("pick breach-4#2")
    assert table.asks == "0 destroy-breach"


@pytest.mark.rule("AE-Q07")
def test_if_all_drop_at_once_the_game_is_lost_before_any_step() -> None:
    table = foe_acts("deep-abomination", **QUIET, life=1, life_1=1, next="nemesis 1")
    assert reason(table) == "exhausted"
    table.shows(tokens=1)


@pytest.mark.rule("AE-Q08")
def test_without_a_breach_that_step_is_skipped() -> None:
    table = foe_acts("howling-spinners", **QUIET, life=1, breaches="- - - -", breach_state=[None] * 4, charges=2)
    table.do("player 0").shows(life=0, charges=0, tokens=3, gravehold=28)


@pytest.mark.rule("AE-Q09")
def test_equilibrium_lowers_damage_before_the_overflow_is_counted() -> None:
    table = foe_acts("rift-scourge", **QUIET, life=2, breach_i="equilibrium").do("player 0", "pick breach-4")
    table.shows(gravehold=28)
    exhausted = foe_acts("rift-scourge", **QUIET, life=0, breach_i="equilibrium").do("player 0")
    exhausted.shows(gravehold=22)


@pytest.mark.rule("AE-Q10")
def test_a_spell_in_a_breach_opened_since_need_not_be_cast() -> None:
    assert not start(phase="casting", breach_ii="spark", breach_i="spark").can("end-casting")
    assert start(phase="casting", breach_ii="spark", breach_state=["open", "open", 0, 1]).can("end-casting")


@pytest.mark.rule("AE-Q11")
def test_a_breach_focused_in_anothers_turn_gives_no_right_to_prep() -> None:
    table = start(hand="primordial-fetish", hand_1="spark*2", next="2 1")
    table.do("play primordial-fetish", "option 0", "pick breach-3#2").shows(breach_state_1=["open", 0, 2, 1], marks=[])
    table.do("end-main")
    assert not table.can("prep spark 3")


@pytest.mark.rule("AE-Q13")
def test_two_breach_spells_fill_both_add_both_bonuses_and_count_once() -> None:
    table = start(hand="pyrotechnic-surge spark thoughtform-familiar", breach_state=["open"] * 4, next="1")
    table.do("prep pyrotechnic-surge 3").shows(breach_iii="pyrotechnic-surge", breach_iv="")
    assert not table.can("prep spark 4")
    table.do("prep thoughtform-familiar 1", "end-main")
    table.copy().do("cast thoughtform-familiar").shows(nemesis_life=67)
    table.do("cast pyrotechnic-surge", "pass").shows(nemesis_life=70 - 4 - 2)


@pytest.mark.rule("AE-Q13")
def test_a_two_breach_spell_is_forced_if_either_breach_is_closed() -> None:
    given: dict[str, Any] = {"phase": "casting", "breach_i": "pyrotechnic-surge", "breach_iii": "spark"}
    assert not start(**given, breach_state=["open", 0, "open", 0]).can("end-casting")
    assert start(**given, breach_state=["open", "open", "open", 0]).can("end-casting")


@pytest.mark.rule("AE-Q13")
def test_losing_either_breach_discards_the_two_breach_spell() -> None:
    given: dict[str, Any] = {"life": 2, "breach_ii": "crystallize", "discard": "", "next": "nemesis 1"}
    for breach in ("breach-2", "breach-3"):
        table = foe_acts("howling-spinners", **QUIET, **given).do("player 0", f"pick {breach}")
        table.shows(breach_ii="", discard="crystallize")


@pytest.mark.rule("AE-Q14")
def test_there_is_no_neighbour_across_a_destroyed_breach() -> None:
    table = start(
        hand="pyrotechnic-surge",
        breaches="breach-1 - breach-3 breach-4",
        breach_state=["open", None, "open", "open"],
    )
    assert [choice for choice in table.choices if "prep" in choice] == ["prep pyrotechnic-surge 3"]


@pytest.mark.rule("AE-Q15")
def test_the_bonus_is_added_once_to_the_lump() -> None:
    table = start(phase="casting", breach_iii="convection-field", breach_state=["open", 0, "open", 0], hand_1="crystal")
    table.do("cast convection-field", "option 1", "pass").shows(nemesis_life=67)


@pytest.mark.rule("AE-Q16")
def test_aether_outside_the_own_turn_is_void() -> None:
    table = start(
        options={"mages": ["yan-magda", "garu"], "supply": "spell-cycle"}, charges=5, breach_state=["open"] * 4
    )
    table.do("ability", "pick kindle", "pick bloodstone-jewel").shows(aether=0)


@pytest.mark.rule("AE-Q17")
def test_the_titan_without_a_nemesis_card_in_the_discard_uses_the_line_for_one() -> None:
    # A spell that deals damage is being cast, and an unleash is still to come: only so can it happen in a test.
    made = position(
        nemesis="umbra-titan",
        next="2 nemesis nemesis",
        stack=[{"op": "rules.main", "seat": 0}, {"op": "rules.unleash", "seat": 0}],
        minions_and_powers="cryptid",
    )
    table = made.ask("rules.deal", 0, a=1).table().do("pick umbra-titan")
    table.do("option 0", "player 1").shows(life_1=8, gravehold=30)


PAIRS: dict[str, Any] = {"seats": 4, "options": {"turn_order": "pairs"}}


@pytest.mark.rule("AE-Q18")
def test_a_pair_card_in_the_deck_hits_the_player_who_would_act() -> None:
    table = foe_draws("encroach", **PAIRS, next="nemesis 1-2 3-4", pair_tokens=[0, -1])
    table.shows(life=10, life_1=8)
    free = foe_draws("encroach", **PAIRS, next="nemesis 3-4 1-2", pair_tokens=[0, -1])
    assert (free.asks, free.choices) == ("2 turn-victim", ["player 2", "player 3"])


@pytest.mark.rule("AE-Q18")
def test_a_used_pair_card_is_the_card_of_whoever_used_it() -> None:
    table = foe_acts(
        "deep-abomination",
        **PAIRS,
        **QUIET,
        next="nemesis 1-2 3-4 3-4",
        pair_tokens=[1, -1],
        pair_takers={"turn-1-2#2": 1, "turn-1-2#1": 1},
    )
    table.shows(life=10, life_1=9, life_2=10, life_3=10)


@pytest.mark.rule("AE-Q18")
def test_both_cards_of_a_pair_hit_each_once_and_nobodys_card_is_chosen_for() -> None:
    both = foe_acts("deep-abomination", **PAIRS, **QUIET, next="nemesis 3-4 3-4")
    both.shows(life=9, life_1=9, life_2=10, life_3=10)
    nobody = foe_acts("deep-abomination", **PAIRS, **QUIET, next="nemesis 1-2 1-2 3-4", pair_takers={})
    assert (nobody.asks, nobody.choices) == ("2 turn-victim", ["player 2", "player 3"])
    nobody.do("player 3").shows(life_2=10, life_3=9)


@pytest.mark.rule("AE-Q20")
def test_a_card_that_left_in_the_main_phase_does_not_act() -> None:
    table = foe_acts(
        "thronewatch nhavkalas", nemesis="hollow-crown", acolyte_deck="lurzan", **QUIET, counters={"nhavkalas#1": 1}
    )
    table.shows(acolyte_discard="nhavkalas")
    assert [name for name in table["minions_and_powers"] if name == "lurzan"] == ["lurzan"]


@pytest.mark.rule("AE-Q22")
def test_restricted_aether_is_offered_first_and_the_player_may_override() -> None:
    table = start(aether=2, aether_shard=2).do("charge")
    assert table.choices == ["pay aether-shard", "pay aether"]
    table.copy().do("pay aether-shard", "pay aether-shard").shows(aether=2, aether_shard=0)
    table.copy().do("pay aether-shard", "pay aether").shows(aether=1, aether_shard=1)
    table.do("pay aether").shows(aether=0, aether_shard=2)
    spells = start(aether=4, aether_spells=2, aether_cards=2).do("gain jagged-lightning")
    spells.do("pay aether-spells", "pay aether-spells", "pay aether-cards", "pay aether-cards")
    spells.shows(aether=4, aether_spells=0, aether_cards=0)


@pytest.mark.rule("AE-Q23")
def test_a_price_is_paid_by_one_player_and_not_with_aether_for_cards() -> None:
    given: dict[str, Any] = {"minions_and_powers": "aphotic-sun"}
    assert not start(**given, aether=5, aether_cards=4).can("discard-power")
    assert start(**given, aether=5, aether_shard=2).can("discard-power")
    shared = start(minions_and_powers="heart-of-nothing", hand="crystal*2", hand_1="crystal*2")
    assert not shared.can("discard-power")


@pytest.mark.rule("AE-Q27")
def test_an_empty_deck_unleashes_thrice_for_each_missing_draw() -> None:
    table = foe_acts("temporal-nimbus null-scion", counters={"temporal-nimbus#1": 1}, nemesis_deck="", tokens=1)
    table.shows(tokens=1 + 1 + 1 + 6)


@pytest.mark.rule("AE-Q28")
def test_end_of_turn_effects_come_before_the_end_of_the_game() -> None:
    table = start(next="nemesis 2 nemesis", tokens=3, nemesis_deck="smite")
    events = table.told("end-main")
    assert events[-4:] == ["turn-back turn-nemesis", "shuffle", "lose-tokens 4", "over"]
    assert reason(table) == "outlasted"


@pytest.mark.rule("AE-Q29")
def test_engulf_reads_the_discard_only() -> None:
    under = foe_draws("engulf", nemesis_deck="hasten null-scion engulf", nemesis_discard="smite")
    under.shows(gravehold=28, tokens=3)
    foe_draws("engulf", nemesis_discard="mage-ender").shows(gravehold=30, tokens=1, nemesis_discard="mage-ender engulf")


@pytest.mark.rule("AE-Q30")
def test_one_gain_uses_up_all_that_waits_for_it() -> None:
    table = start(hand="frozen-magmite*2 worldheart-shard", aether=9)
    table.do("play frozen-magmite", "play frozen-magmite", "play worldheart-shard", "option 1", "gain scoria-slag")
    while table.asks == "0 pay":
        table.game.apply(table.game.actions()[0])
    assert table.choices == ["to-deck 0", "to-discard 1"]
    table.do("to-deck 0").shows(lasts="")


@pytest.mark.rule("AE-Q32")
def test_triggers_at_one_time_all_happen() -> None:
    table = start(next="1", hand="spark*5", deck="kindle crystal", breach_i="reduce-to-ash", breach_ii="reduce-to-ash")
    table.do("end-main", "option 0", "option 0").shows(destroyed="crystal kindle")


@pytest.mark.rule("AE-Q35")
def test_an_exhausted_mage_gains_charges_and_uses_the_ability() -> None:
    table = start(life=0, options={"mages": ["mazahaedron", "garu"]}, charges=3, aether=2, gravehold=20)
    table.do("charge", "ability", "pass").shows(gravehold=24)


@pytest.mark.rule("AE-Q36")
def test_alone_and_exhausted_the_only_player_is_the_lowest_in_life() -> None:
    foe_acts("cataclysmic-fate", seats=1, next="nemesis 1", life=0, **QUIET).shows(gravehold=22)


@pytest.mark.rule("AE-Q37")
def test_a_spell_removed_without_being_cast_goes_to_its_owners_discard() -> None:
    table = foe_acts("cryptid", nemesis="umbra-titan", **QUIET, breach_i_1="kindle", discard_1="").do("option 0")
    table.shows(discard_1="kindle", nemesis_life=70)


@pytest.mark.rule("AE-Q39")
def test_a_card_goes_under_the_whole_nemesis_deck() -> None:
    table = foe_draws("hasten", nemesis_deck="banish smite hasten").do("player 0")
    table.shows(nemesis_deck="hasten banish smite")


@pytest.mark.rule("AE-Q43")
def test_immediately_comes_before_the_card_enters_play() -> None:
    events = start(next="nemesis 2", nemesis="magus-of-cloaks", nemesis_deck="null-scion shadows-reach").told(
        "end-main"
    )
    at = events.index("nemesis-draws shadows-reach")
    assert events[at + 1 : at + 3] == ["gain-tokens 4", "enters shadows-reach"]


@pytest.mark.rule("AE-Q44")
def test_more_tokens_asked_of_the_titan_than_he_has() -> None:
    given: dict[str, Any] = {"nemesis": "umbra-titan", "tokens": 1}
    other = foe_draws("maul", **given, breach_i="spark", breach_i_1="spark")
    other.shows(tokens=1, destroyed="spark*2")
    partly = foe_draws("maul", **given, breach_i="spark")
    assert partly.choices == ["option 0", "option 1"]
    assert reason(partly.do("option 1")) == "tokens"
    roar = foe_acts("seismic-roar", **given, **QUIET, counters={"seismic-roar#1": 1})
    assert reason(roar) == "tokens"
