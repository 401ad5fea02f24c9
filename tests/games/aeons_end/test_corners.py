"""Corners where two rules meet, or a card finds less than it asks for."""

from typing import Any

import pytest

from deckhold import IllegalAction
from games.aeons_end.mats import foe_acts, foe_draws, start

QUIET: dict[str, Any] = {"nemesis_deck": "null-scion mage-ender"}
FEW: dict[str, Any] = {"next": "nemesis 2 1", "hand_1": "crystal spark", "deck": "", "discard": ""}


@pytest.mark.rule("AE-24")
def test_a_two_breach_spell_adds_the_bonus_of_a_sigil_breach() -> None:
    given: dict[str, Any] = {"phase": "casting", "breaches": "sigil-breach breach-2 breach-3 breach-4"}
    table = start(**given, breach_state=["open", "open", 0, 0], breach_i="pyrotechnic-surge")
    table.do("cast pyrotechnic-surge", "pass").shows(nemesis_life=70 - 4 - 2)


@pytest.mark.rule("AE-128")
def test_alone_holadran_hits_twice_and_the_second_hit_finds_an_exhausted_mage() -> None:
    given: dict[str, Any] = {"nemesis": "hollow-crown", "next": "nemesis 1", "nemesis_deck": "ascend enslave"}
    table = start(seats=1, **given, minions_and_powers="holadran", life=1).do("end-main")
    table.shows(life=0, gravehold=30 - 2 - 4)  # the second hit doubled, and what exhaustion costs


@pytest.mark.rule("AE-110")
def test_a_breach_turned_in_the_main_phase_can_win_the_game() -> None:
    table = start(breach_i="illuminate", aether=2, nemesis_life=1).do("focus breach-2")
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "nemesis"


@pytest.mark.rule("AE-111")
def test_the_last_power_bought_off_wins_at_the_end_of_that_turn() -> None:
    table = start(aether=7, minions_and_powers="chaos-flail", nemesis_deck="").do("discard-power chaos-flail")
    assert table.asks == "0 main"
    table.do("end-main")
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "outlasted"


def test_gex_gets_the_sigil_breach_in_place_of_breach_two() -> None:
    table = start(options={"mages": ["dezmodia", "gex"]}, charges=6, breach_ii_1="kindle spark", hand_1="")
    table.do("ability", "player 1")
    assert table["breaches_1"] == ["-", "sigil-breach", "breach-3", "breach-4"]
    assert (table.asks, table["hand_1"]) == ("1 prep", ["kindle", "spark"])
    table.do("prep spark").shows(breach_ii_1="spark", hand_1="kindle", charges=0)


def test_a_sigil_breach_counts_as_one_of_four_open_ones() -> None:
    given: dict[str, Any] = {"options": {"mages": ["yan-magda", "garu"]}, "charges": 5, "deck_1": "crystal"}
    given |= {"breaches": "sigil-breach breach-2 breach-3 breach-4", "breach_state": ["open"] * 4}
    table = start(**given).do("ability", "pick reduce-to-ash")
    assert table.asks == "1 take"
    table.do("pick fiery-torrent").shows(discard="reduce-to-ash", deck_1="crystal fiery-torrent")


def test_mazahaedron_heals_gravehold_without_a_gem_to_take() -> None:
    given: dict[str, Any] = {"options": {"mages": ["mazahaedron", "garu"]}, "charges": 4, "gravehold": 20}
    table = start(**given, gem_pile_a="", gem_pile_b="").do("ability")  # the third gem costs 5
    table.shows(gravehold=24, charges=0, discard="")


def test_a_card_sent_to_an_ally_was_still_gained_by_the_buyer() -> None:
    given: dict[str, Any] = {"options": {"mages": ["mazahaedron", "garu"], "supply": "spell-cycle"}, "deck_1": ""}
    table = start(**given, hand="worldheart-shard", aether=3, discard_1="").do("play worldheart-shard", "option 1")
    table.do("gain volcanic-glass", "pay aether-cards", "pay aether-cards")  # and 1 besides
    table.shows(discard="", discard_1="volcanic-glass", aether=2)
    assert table.asks == "0 offer-copy"
    table.do("player 1").shows(aether=0, deck_1="volcanic-glass")


@pytest.mark.rule("AE-33")
def test_a_reveal_from_an_empty_turn_order_deck_shuffles_all_six_cards() -> None:
    given: dict[str, Any] = {"options": {"supply": "random"}, "next": "", "hand": "fiend-catcher erratic-ingot"}
    table = start(**given).do("play fiend-catcher", "pass")
    assert len(table["turn_order_deck"]) == 6
    while table.asks != "0 main":
        table.do("pass")
    table.do("play erratic-ingot").shows(aether=2, turn_order_discard="")  # no nemesis card lies there any more


def test_chaos_flail_destroys_the_only_card_there_is() -> None:
    given: dict[str, Any] = {"counters": {"chaos-flail#1": 1}, "deck": "", "discard": "", "hand": "spark*5"}
    table = foe_acts("chaos-flail", **QUIET, **given, deck_1="", discard_1="kindle")
    table.shows(deck_1="", discard_1="", destroyed="kindle")  # nobody else could do as much


@pytest.mark.rule("AE-99")
def test_throttle_takes_the_whole_hand_of_whoever_has_most() -> None:
    table = foe_draws("throttle", hand="spark*2", deck="", discard="", hand_1="crystal")
    table.shows(in_any_order=True, hand="", hand_1="crystal", destroyed="spark*2")


@pytest.mark.rule("AE-98")
def test_a_whole_hand_that_is_destroyed_is_no_choice() -> None:
    table = foe_draws("throttle", hand="", deck="", discard="", hand_1="crystal spark")
    assert table.asks == "1 main"
    table.shows(in_any_order=True, hand_1="", destroyed="crystal spark")


@pytest.mark.rule("AE-98")
def test_of_fewer_cards_than_asked_for_only_so_many_are_spoken_of() -> None:
    table = start(minions_and_powers="morbid-gyre", counters={"morbid-gyre#1": 1}, **QUIET, **FEW).do("end-main")
    assert table.asks == "0 hand-cards-together"
    assert table.game.prompt() == "Morbid Gyre. 2 cards are discarded from the players' hands. Which is the first?"


@pytest.mark.rule("AE-100")
def test_crumble_must_be_done_completely_where_it_can() -> None:
    given: dict[str, Any] = {"nemesis": "umbra-titan", "tokens": 2, "nemesis_discard": "grubber smite"}
    table = foe_draws("crumble", **given)
    assert table.asks == "0 choose"  # of the unleash that follows: the tokens were never offered
    assert table["minions_and_powers"] == ["grubber"]


@pytest.mark.rule("AE-Q41")
def test_hasten_of_a_witch_without_tokens_hurts_nobody() -> None:
    table = foe_draws("hasten", tokens=0).do("player 0")
    table.shows(life=10, life_1=10, tokens=1)


def test_a_two_breach_spell_is_sacrificed_with_the_breach_its_owner_names() -> None:
    given: dict[str, Any] = {"breach_state": ["open", "open", 0, 0], "breach_i": "crystallize"}
    table = start(**given, minions_and_powers="cataclysmic-fate").do("discard-power cataclysmic-fate")
    assert table.asks == "0 sacrifice-breach"
    table.do("pick breach-2").shows(destroyed="crystallize breach-2", breach_i="", nemesis_discard="cataclysmic-fate")
    assert table["breaches"] == ["breach-1", "-", "breach-3", "breach-4"]


def test_a_gem_can_be_taken_back_but_not_a_look_at_the_turn_order() -> None:
    given: dict[str, Any] = {"options": {"supply": "random"}, "hand": "crystal fiend-catcher", "next": "2 1"}
    table = start(**given).do("play crystal")
    table.game.undo()
    table.shows(hand="crystal fiend-catcher", aether=0)
    table.do("play fiend-catcher", "pass")
    with pytest.raises(IllegalAction):
        table.game.undo()


@pytest.mark.rule("AE-105")
def test_an_exhausted_mage_may_give_up_a_fetish_for_nothing() -> None:
    table = start(hand="primordial-fetish", life=0).do("play primordial-fetish", "option 1")
    table.shows(life=0, destroyed="primordial-fetish")


@pytest.mark.rule("AE-37")
def test_the_token_of_a_pair_goes_round_with_its_cards() -> None:
    table = start(seats=4, options={"turn_order": "pairs"}, next="1-2 1-2 3-4", seat=2, hand_2="")
    table.do("end-main", "player 1")
    table.shows(pair_tokens=[1, -1], turn=1).do("end-main")
    table.shows(pair_tokens=[1, -1], turn=0).do("end-main")
    table.shows(pair_tokens=[-1, -1])


@pytest.mark.rule("AE-109")
def test_with_all_mages_exhausted_no_further_step_is_taken() -> None:
    table = foe_acts("howling-spinners", **QUIET, life=0, life_1=1, charges_1=3).do("player 1")
    assert table.asks == "over"
    table.shows(charges_1=3, gravehold=30, tokens=1)


@pytest.mark.rule("AE-58")
def test_the_caster_of_an_allys_carbonize_looks_at_the_turn_order() -> None:
    given: dict[str, Any] = {"hand": "vortex-gauntlet", "breach_iii_1": "carbonize", "discard_1": ""}
    table = start(**given, breach_state_1=["open", 0, "open", 0]).do("play vortex-gauntlet")
    assert table.asks == "0 reveal-turn"
    table.do("option 0").shows(nemesis_life=70 - 3 - 1, hand_1="carbonize", discard_1="")


@pytest.mark.rule("AE-51")
def test_a_spark_beside_kindle_in_a_closed_breach_must_be_cast_too() -> None:
    table = start(phase="casting", breach_ii="kindle spark", breach_i="torch", breach_state=["open", 1, 0, 0])
    assert not table.can("end-casting")
    table.do("cast kindle")
    assert not table.can("end-casting")
    table.do("cast spark")
    assert table.can("end-casting")


PAIRS: dict[str, Any] = {"seats": 4, "options": {"turn_order": "pairs"}}


@pytest.mark.rule("AE-128")
def test_alone_a_revealed_player_card_hits_the_only_player() -> None:
    foe_draws("encroach", seats=1, next="nemesis 1").shows(life=8)


@pytest.mark.rule("AE-Q18")
def test_each_card_that_nobody_took_is_asked_for_by_itself() -> None:
    table = foe_acts("deep-abomination", **PAIRS, **QUIET, next="nemesis 1-2 3-4", pair_takers={})
    assert (table.asks, table.choices) == ("0 turn-victim", ["player 0", "player 1"])
    table.do("player 1")
    assert (table.asks, table.choices) == ("2 turn-victim", ["player 2", "player 3"])
    table.do("player 2").shows(life=10, life_1=9, life_2=9, life_3=10)


@pytest.mark.rule("AE-Q18")
def test_both_cards_of_a_pair_hit_nobody_twice_whoever_took_them() -> None:
    takers = {"turn-1-2#1": 0, "turn-1-2#2": 1}
    table = foe_acts("deep-abomination", **PAIRS, **QUIET, next="nemesis 3-4 3-4", pair_takers=takers)
    table.shows(life=9, life_1=9, life_2=10, life_3=10)


@pytest.mark.rule("AE-Q09")
def test_damage_of_none_is_none_for_a_shielded_mage_too() -> None:
    table = foe_acts("deep-abomination", **QUIET, breach_i_1="equilibrium", next="nemesis 2 2")
    table.shows(life=8, life_1=10)


@pytest.mark.rule("AE-Q07")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_of_three_players_exhausted_at_once_any_one_may_go_first(first: int) -> None:
    given: dict[str, Any] = {**QUIET, "life": 1, "life_1": 1, "life_2": 1, "next": "nemesis 4"}
    table = foe_acts("deep-abomination", seats=4, **given)
    assert (table.asks, table.choices) == ("0 exhaust", ["player 0", "player 1", "player 2"])
    table.do(f"player {first}")
    assert table.asks == f"{first} destroy-breach"


@pytest.mark.rule("AE-Q07")
def test_the_two_left_of_three_exhausted_players_are_asked_for_again() -> None:
    given: dict[str, Any] = {**QUIET, "life": 1, "life_1": 1, "life_2": 1, "next": "nemesis 4"}
    table = foe_acts("deep-abomination", seats=4, **given).do("player 1", "pick breach-4")
    assert (table.asks, table.choices) == ("0 exhaust", ["player 0", "player 2"])


@pytest.mark.rule("AE-100")
def test_the_titan_with_just_the_tokens_asked_for_can_lose_them() -> None:
    table = foe_draws("encroach", nemesis="umbra-titan", tokens=1)
    assert (table.asks, table.choices) == ("0 choose", ["option 0", "option 1"])


@pytest.mark.rule("AE-99")
def test_who_has_just_the_charges_asked_for_bears_it() -> None:
    given: dict[str, Any] = {"nemesis": "hollow-crown", "acolyte_deck": "lurzan", "nemesis_deck": "ascend enslave"}
    foe_acts("mord", **given, charges_1=1).do("option 1").shows(charges=0, charges_1=0)


def test_chaos_flail_shows_the_card_that_stays_to_all() -> None:
    given: dict[str, Any] = {**QUIET, "counters": {"chaos-flail#1": 1}, "deck": "", "discard": ""}
    table = foe_acts("chaos-flail", **given, deck_1="crystal*3", discard_1="kindle*2")
    assert table.game.dump()["position"]["known"] == {table.exactly("deck_1")[-1]: [0, 1]}  # type: ignore[index]


def test_nether_spiral_shuffles_what_it_returns() -> None:
    table = start(minions_and_powers="nether-spiral", counters={"nether-spiral#1": 1}, next="nemesis 2 1", **QUIET)
    events = table.told("end-main", "pick turn-1")
    assert events[events.index("acts nether-spiral") + 1] == "shuffle"


@pytest.mark.rule("AE-Q30")
def test_what_must_send_a_card_elsewhere_does_so_whichever_was_played_first() -> None:
    table = start(hand="frozen-magmite worldheart-shard", aether_cards=0, aether=9)
    table.do("play worldheart-shard", "option 1", "play frozen-magmite", "gain scoria-slag")
    while table.asks == "0 pay":
        table.game.apply(table.game.actions()[0])
    assert table.choices == ["to-deck 0", "to-discard 1"]


@pytest.mark.rule("AE-64")
def test_aether_for_spells_alone_buys_spells_alone() -> None:
    assert start(aether_spells=5).choices == ["gain jagged-lightning", "gain fiery-torrent", "end-main"]


@pytest.mark.rule("AE-63")
@pytest.mark.parametrize("kind", ["aether", "aether_shard", "aether_cards", "aether_spells"])
def test_aether_of_every_kind_is_lost_at_the_end_of_the_turn(kind: str) -> None:
    start(**{kind: 1}).do("end-main").shows(**{kind: 0})


@pytest.mark.rule("AE-24")
def test_one_sigil_breach_leaves_the_box_and_one_breach_leaves_the_game() -> None:
    table = start(charges=6).do("ability", "player 1")
    assert table["box"].count("sigil-breach") == 7
    table.shows(destroyed="breach-1", breach_state_1=["open", 0, 1, 1])


@pytest.mark.rule("AE-65")
def test_the_last_card_of_a_pile_can_be_taken() -> None:
    table = start(options={"mages": ["yan-magda", "garu"]}, charges=5, gem_pile_a="frozen-magmite")
    table.do("ability", "pick frozen-magmite").shows(discard="frozen-magmite", gem_pile_a="")


@pytest.mark.rule("AE-65")
def test_the_last_card_of_a_pile_can_be_copied_for_an_ally() -> None:
    table = start(options={"supply": "spell-cycle"}, aether=5, gem_pile_a="volcanic-glass*2", deck_1="")
    table.do("gain volcanic-glass", "player 1").shows(gem_pile_a="", discard="volcanic-glass", deck_1="volcanic-glass")


@pytest.mark.rule("AE-71")
def test_an_ally_is_offered_each_kind_of_spell_once() -> None:
    table = start(hand="amethyst-paragon", hand_1="spark*3 kindle").do("play amethyst-paragon")
    offered = [table.game.explain(action)["subject"] for action in table.game.actions()]
    assert {str(name).partition("#")[0] for name in offered[:-1]} == {"spark", "kindle"}
    assert len({name for name in offered if str(name).startswith("spark")}) == 1


@pytest.mark.rule("AE-98")
def test_gex_destroys_no_more_than_two_cards() -> None:
    given: dict[str, Any] = {"options": {"mages": ["gex", "garu"]}, "charges": 5, "life_1": 5, "deck_1": "spark"}
    table = start(**given, discard="crystal*2 spark").do("ability", "pick crystal", "pick spark")
    table.shows(discard="crystal", destroyed="crystal spark", life_1=7, hand_1="spark")
