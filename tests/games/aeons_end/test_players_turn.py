"""Breaches and the three phases of a player's turn (rules, sections 4 and 8 to 11)."""

from typing import Any

import pytest

import deckhold
from deckhold import IllegalAction
from games.aeons_end.mats import start
from games.position import Table

# -- breaches ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-19")
def test_an_open_breach_stays_open() -> None:
    table = start(aether=4, next="1 2 1").do("open breach-2").shows(breach_state=["open", "open", 0, 1])
    table.do("end-main").shows(breach_state=["open", "open", 0, 1])
    assert not table.can("focus breach-2")


@pytest.mark.rule("AE-20", "AE-21")
def test_each_focus_turns_a_breach_once_at_the_same_price() -> None:
    table = start(aether=12, breach_state=["open", 0, 0, 0])
    table.do("focus breach-2").shows(aether=10, breach_state=["open", 1, 0, 0])
    table.do("focus breach-2").shows(aether=8, breach_state=["open", 2, 0, 0])
    table.do("focus breach-3").shows(aether=5, breach_state=["open", 2, 1, 0])
    table.do("focus breach-4").shows(aether=1, breach_state=["open", 2, 1, 1])


OPENING = {"breach-2": [5, 4, 3, 2], "breach-3": [9, 7, 5, 3], "breach-4": [13, 10, 7, 4]}


@pytest.mark.rule("AE-22")
@pytest.mark.parametrize("rotation", range(4))
@pytest.mark.parametrize("breach", OPENING)
def test_opening_costs_less_with_each_rotation(breach: str, rotation: int) -> None:
    cost = OPENING[breach][rotation]
    states = ["open", rotation, rotation, rotation]
    assert not start(aether=cost - 1, breach_state=states).can(f"open {breach}")
    start(aether=cost, breach_state=states).do(f"open {breach}").shows(aether=0)


@pytest.mark.rule("AE-23")
def test_breach_one_cannot_be_focused_or_opened() -> None:
    table = start(aether=30)
    assert not table.can("focus breach-1")
    assert not table.can("open breach-1")


@pytest.mark.rule("AE-24")
@pytest.mark.parametrize(("place", "bonus"), [("i", 0), ("ii", 0), ("iii", 1), ("iv", 1)])
def test_open_breaches_three_and_four_add_one_damage(place: str, bonus: int) -> None:
    given = {f"breach_{place}": "spark"}
    opened = start(phase="casting", breach_state=["open"] * 4, **given)
    opened.do("cast spark").shows(nemesis_life=70 - 1 - bonus)
    if place != "i":
        closed = start(phase="casting", breach_state=["open", 3, 3, 3], **given)
        closed.do("cast spark").shows(nemesis_life=69)


@pytest.mark.rule("AE-24")
def test_a_sigil_breach_adds_two_damage() -> None:
    table = start(phase="casting", breaches="sigil-breach breach-2 breach-3 breach-4", breach_i="spark")
    table.do("cast spark").shows(nemesis_life=67)


@pytest.mark.rule("AE-25", "AE-E03")
def test_breaches_are_focused_and_opened_in_any_order() -> None:
    start(aether=5).do("focus breach-3", "focus breach-2").shows(breach_state=["open", 2, 1, 1])
    start(aether=10).do("open breach-4").shows(breach_state=["open", 1, 0, "open"])


@pytest.mark.rule("AE-26", "AE-Q12")
def test_a_breach_with_the_yellow_sector_up_opens_when_focused() -> None:
    paid = start(aether=2, breach_state=["open", 3, 0, 1]).do("focus breach-2")
    paid.shows(aether=0, breach_state=["open", "open", 0, 1])
    by_effect = start(hand="breach-ore", breach_state=["open", 3, 0, 1]).do("play breach-ore", "option 1")
    by_effect.shows(breach_state=["open", "open", 0, 1])


@pytest.mark.rule("AE-27", "AE-E02")
def test_two_breach_spells_find_neighbours_only() -> None:
    table = start(hand="pyrotechnic-surge", breach_state=["open"] * 4)
    assert [choice for choice in table.choices if "prep" in choice] == [
        "prep pyrotechnic-surge 1",
        "prep pyrotechnic-surge 2",
        "prep pyrotechnic-surge 3",
    ]
    apart = start(hand="pyrotechnic-surge", breach_state=["open", 0, "open", 0])
    assert not apart.can("prep pyrotechnic-surge")


# -- flow --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-34", "AE-47")
def test_at_the_end_of_a_turn_a_card_says_who_acts_next() -> None:
    table = start(next="2 1 nemesis 2").do("end-main")
    table.shows(turn_order_discard="turn-1 turn-nemesis turn-2", turn_order_deck="turn-2 turn-nemesis turn-1", turn=1)
    table.do("end-main").shows(turn=0)


@pytest.mark.rule("AE-47", "AE-E07")
def test_the_first_turn_skips_an_empty_casting_phase() -> None:
    firsts = set()
    for seed in range(20):
        game = deckhold.new("aeons-end", seed=seed)
        table = Table(game)
        used = table["turn_order_discard"]
        if len(used) == 1 and used != ["turn-nemesis"]:
            firsts.add((used[0], table.asks))
    assert firsts == {("turn-1", "0 main"), ("turn-2", "1 main")}


@pytest.mark.rule("AE-48")
def test_a_players_turn_is_casting_main_draw() -> None:
    table = start(phase="casting", breach_i="spark", hand="crystal", deck="crystal*5")
    assert table.asks == "0 casting"
    table.do("end-casting")
    assert table.asks == "0 main"
    table.do("play crystal", "end-main").shows(hand="crystal*5", discard="crystal", turn=1)


@pytest.mark.rule("AE-33")
def test_an_empty_turn_order_deck_is_made_anew_from_its_discard() -> None:
    table = start(next="", gravehold=30, nemesis_deck="null-scion*1 howling-spinners")
    table.do("end-main")
    assert len(table["turn_order_deck"]) + len(table["turn_order_discard"]) == 6
    assert len(table["turn_order_discard"]) < 6


@pytest.mark.rule("AE-139")
def test_nothing_is_counted_in_rounds() -> None:
    table = start(next="2", aether=3, charges=2, breach_i="spark").do("end-main", "end-main")
    table.shows(charges=2, breach_i="spark")


# -- casting -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-50", "AE-59")
def test_spells_in_open_breaches_may_be_cast_or_wait() -> None:
    table = start(phase="casting", breach_state=["open", "open", 0, 0], breach_i="spark", breach_ii="kindle")
    assert table.choices == ["cast spark", "cast kindle", "end-casting"]
    table.copy().do("end-casting").shows(breach_i="spark", breach_ii="kindle", nemesis_life=70)
    table.do("cast spark", "cast kindle").shows(nemesis_life=66, discard="spark kindle", breach_i="", breach_ii="")
    assert table.asks == "0 main"


@pytest.mark.rule("AE-51")
def test_spells_in_closed_breaches_must_be_cast_before_the_phase_ends() -> None:
    table = start(phase="casting", breach_i="spark", breach_ii="kindle", breach_iii="aurora")
    assert table.choices == ["cast spark", "cast kindle", "cast aurora"]
    table.do("cast kindle")
    assert not table.can("end-casting")
    table.do("cast aurora")
    assert table.choices == ["cast spark", "end-casting"]


@pytest.mark.rule("AE-52")
def test_the_player_picks_the_order_of_casting() -> None:
    given = {"phase": "casting", "breach_state": ["open", "open", 0, 0], "breach_i": "spark", "breach_ii": "kindle"}
    start(**given).do("cast kindle", "cast spark").shows(discard="kindle spark")
    start(**given).do("cast spark", "cast kindle").shows(discard="spark kindle")


@pytest.mark.rule("AE-53")
def test_the_card_is_discarded_before_its_effect() -> None:
    table = start(phase="casting", breach_i="jagged-lightning", hand="crystal", breach_state=["open", 0, 0, 0])
    table.do("cast jagged-lightning").shows(discard="jagged-lightning", breach_i="")
    assert table.asks == "0 pick"
    alone = start(phase="casting", breach_i="thoughtform-familiar", breach_state=["open", 0, 0, 0])
    alone.do("cast thoughtform-familiar").shows(nemesis_life=68)


@pytest.mark.rule("AE-54")
def test_all_damage_of_a_spell_goes_to_one_target() -> None:
    table = start(phase="casting", breach_i="conjure-the-lost", minions_and_powers="null-scion howling-spinners")
    table.do("cast conjure-the-lost")
    assert table.choices == ["pick gate-witch", "pick null-scion", "pick howling-spinners"]
    table.do("pick null-scion", "pass").shows(counters={"null-scion#1": 6, "howling-spinners#1": 5}, nemesis_life=70)


@pytest.mark.rule("AE-55")
def test_the_bonus_is_dealt_even_by_a_spell_without_damage() -> None:
    states = ["open", "open", "open", 0]
    focusing = start(phase="casting", breach_iii="torch", breach_state=states)
    focusing.do("cast torch", "option 1", "pick breach-4#1").shows(
        nemesis_life=69, breach_state=["open", "open", "open", 1]
    )
    no_gems = start(phase="casting", breach_ii="crystallize", breach_state=states, hand_1="spark")
    no_gems.do("cast crystallize").shows(nemesis_life=69)


@pytest.mark.rule("AE-13", "AE-56")
def test_a_minion_without_life_is_discarded_at_once_and_excess_is_lost() -> None:
    table = start(
        phase="casting", breach_i="kindle", minions_and_powers="catacomb-drone", counters={"catacomb-drone#1": 2}
    )
    table.do("cast kindle", "pick catacomb-drone")
    table.shows(minions_and_powers="", nemesis_discard="catacomb-drone", nemesis_life=70, counters={})


@pytest.mark.rule("AE-13")
def test_a_minion_cannot_have_more_life_than_printed() -> None:
    with pytest.raises(ValueError, match=r"counters\.catacomb-drone#1: 6 is not from 1 to 5"):
        start(minions_and_powers="catacomb-drone", counters={"catacomb-drone#1": 6})


@pytest.mark.rule("AE-57", "AE-110")
def test_the_nemesis_without_life_is_beaten_at_once() -> None:
    table = start(phase="casting", breach_i="kindle", nemesis_life=3, breach_ii="spark").do("cast kindle")
    assert table.asks == "over"
    outcome = table.game.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0, 1), "nemesis")


@pytest.mark.rule("AE-58", "AE-E09")
def test_the_caster_of_an_allys_spell_counts_as_you() -> None:
    table = start(
        hand="vortex-gauntlet",
        breach_state=["open", "open", "open", 0],
        breach_i="spark",
        breach_ii="spark",
        breach_iii="spark",
        breach_i_1="thoughtform-familiar",
        minions_and_powers="null-scion",
    )
    table.do("play vortex-gauntlet", "cast thoughtform-familiar")
    assert table.asks == "0 target"
    table.do("pick gate-witch").shows(nemesis_life=65, hand_1="thoughtform-familiar", discard_1="", breach_i_1="")


@pytest.mark.rule("AE-58")
def test_the_breach_bonus_of_the_owner_applies_and_the_card_passes_the_owners_discard() -> None:
    table = start(
        hand="vortex-gauntlet",
        breach_iii_1="jagged-lightning",
        breach_state_1=["open", 0, "open", 0],
        discard_1="crystal",
    )
    table.do("play vortex-gauntlet").shows(nemesis_life=66, hand_1="jagged-lightning", discard_1="crystal")


@pytest.mark.rule("AE-E08")
def test_boris_casts_jagged_lightning_from_a_closed_breach() -> None:
    table = start(
        seat=1,
        phase="casting",
        breach_state_1=["open", "open", 1, 1],
        breach_i_1="spark",
        breach_iii_1="jagged-lightning",
        hand_1="crystal*2",
        discard_1="",
    )
    assert not table.can("end-casting")
    table.do("cast jagged-lightning", "pick crystal", "player 1", "end-casting")
    table.shows(
        nemesis_life=67,
        discard_1="jagged-lightning crystal",
        breach_state_1=["open", "open", 2, 1],
        breach_i_1="spark",
    )


# -- main --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-60", "AE-E10")
def test_actions_come_in_any_order_and_repeatedly() -> None:
    table = start(hand="scoria-slag*2 spark", aether=1)
    table.do("play scoria-slag", "gain frozen-magmite", "prep spark", "play scoria-slag", "gain mages-totem")
    table.shows(aether=0, discard="frozen-magmite mages-totem", breach_i="spark", play="scoria-slag*2")


@pytest.mark.rule("AE-60", "AE-07")
def test_all_kinds_of_action_and_the_ability_are_offered_in_the_main_phase() -> None:
    table = start(
        hand="crystal spark",
        aether=9,
        charges=5,
        breach_state=["open", "open", 1, 1],
        breach_ii="nova-forge",
        minions_and_powers="aphotic-sun",
        options={"mages": ["garu", "gex"]},
    )
    kinds = {choice.split()[0] for choice in table.choices}
    expected = {"play", "gain", "focus", "open", "prep", "use", "discard-power", "ability", "end-main"}
    assert kinds == expected
    assert "charge" in {choice.split()[0] for choice in start(aether=2).choices}


@pytest.mark.rule("AE-07")
def test_abilities_wait_for_the_own_main_phase() -> None:
    casting = start(phase="casting", charges=6, breach_i="spark")
    assert casting.choices == ["cast spark", "end-casting"]


@pytest.mark.rule("AE-06")
def test_the_ability_needs_every_slot_filled_and_empties_them() -> None:
    almost = start(options={"mages": ["mazahaedron", "garu"]}, charges=3, aether=2, gravehold=20)
    assert not almost.can("ability")
    almost.do("charge").shows(charges=4, aether=0)
    almost.do("ability", "pass").shows(charges=0, gravehold=24)


@pytest.mark.rule("AE-60")
def test_every_kind_of_card_in_hand_is_offered_once() -> None:
    info = deckhold.games.info("aeons-end")
    box = info.table(info.full_options(2, {}))
    kinds = {kind: [card.id for card in box.defs if card.kind == kind] for kind in ("gem", "relic", "spell")}
    hand = [*reversed(kinds["gem"]), *reversed(kinds["relic"]), *kinds["spell"]]
    again = [card for card in hand if box.by_id[card].copies > 1]
    table = start(hand=" ".join([*hand, *again]), breach_state=["open"] * 4)
    offered = [table.game.explain(action) for action in table.game.actions()]
    played = [one["subject"] for one in offered if one["verb"] == "play"]
    assert sorted(played) == sorted(kinds["gem"] + kinds["relic"])
    assert {one["subject"] for one in offered if one["verb"] == "prep"} == set(kinds["spell"])
    assert len({str(one) for one in offered}) == len(offered)


@pytest.mark.rule("AE-61")
def test_a_played_card_does_everything_it_says_as_far_as_possible() -> None:
    table = start(hand="conclave-scroll", charges=6)
    table.do("play conclave-scroll").shows(play="conclave-scroll", charges=6)


@pytest.mark.rule("AE-62")
def test_of_an_or_the_only_possible_option_is_compulsory() -> None:
    both = start(hand="breach-ore").do("play breach-ore")
    assert both.choices == ["option 0", "option 1"]
    forced = start(hand="breach-ore", breach_state=["open"] * 4).do("play breach-ore")
    forced.shows(aether=2)
    assert forced.asks == "0 main"


@pytest.mark.rule("AE-63")
def test_unspent_aether_is_lost_at_the_end_of_the_turn() -> None:
    table = start(hand="crystal*2", next="1").do("play crystal", "play crystal").shows(aether=2)
    table.do("end-main").shows(aether=0, turn=0)


@pytest.mark.rule("AE-64")
def test_restricted_aether_is_kept_apart() -> None:
    table = start(hand="oblivion-shard crystal").do("play oblivion-shard", "play crystal")
    table.shows(aether=1, aether_shard=2, aether_cards=0, aether_spells=0)


@pytest.mark.rule("AE-E11")
def test_annas_four_aether() -> None:
    table = start(hand="oblivion-shard crystal*2 spark*2")
    table.do("play crystal", "play crystal", "play oblivion-shard").shows(aether=2, aether_shard=2)
    table.copy().do("gain scoria-slag").shows(discard="scoria-slag", aether=0, aether_shard=0)
    table.copy().do("charge", "pay aether-shard", "pay aether-shard", "charge").shows(
        charges=2, aether=0, aether_shard=0
    )
    table.copy().do("gain mages-totem", "charge").shows(discard="mages-totem", charges=1, aether=0, aether_shard=0)
    assert not table.can("gain primordial-fetish")
    assert not table.can("gain jagged-lightning")
    table.do("charge", "pay aether")
    assert not table.can("gain mages-totem")


@pytest.mark.rule("AE-65", "AE-77")
def test_a_gained_card_goes_on_the_discard_at_once() -> None:
    table = start(hand="crystal", aether=4, discard="spark").do("gain jagged-lightning")
    table.shows(discard="spark jagged-lightning", spell_pile_a="jagged-lightning*4", aether=0)
    assert not table.can("gain frozen-magmite")


@pytest.mark.rule("AE-66")
def test_a_charge_costs_two_and_goes_to_the_own_mat() -> None:
    table = start(aether=3).do("charge").shows(charges=1, charges_1=0, aether=1)
    assert not table.can("charge")


@pytest.mark.rule("AE-67")
def test_charges_never_exceed_the_slots() -> None:
    table = start(aether=9, charges=6, hand="conclave-scroll")
    assert not table.can("charge")
    table.do("play conclave-scroll").shows(charges=6)


@pytest.mark.rule("AE-68", "AE-71")
def test_a_breach_focused_this_turn_takes_a_spell() -> None:
    table = start(hand="spark", aether=2)
    assert [choice for choice in table.choices if "prep" in choice] == ["prep spark 1"]
    table.do("focus breach-2").shows(aether=0, breach_state=["open", 2, 0, 1], marks=["focused breach-2#1"])
    table.do("prep spark 2").shows(breach_ii="spark", hand="")


@pytest.mark.rule("AE-69")
def test_breaches_are_focused_any_number_of_times_and_prepping_is_optional() -> None:
    table = start(hand="spark", aether=7)
    table.do("focus breach-2", "focus breach-3", "focus breach-2", "end-main")
    table.shows(breach_state=["open", 3, 1, 1], hand="spark crystal*4")


@pytest.mark.rule("AE-70")
def test_an_opened_breach_is_usable_at_once_and_later() -> None:
    table = start(hand="spark*2", aether=4, next="1", deck="crystal*5", breach_i="aurora")
    table.do("open breach-2").shows(aether=0)
    table.do("prep spark 2", "end-main", "cast spark", "end-casting", "prep spark 2").shows(breach_ii="spark")


@pytest.mark.rule("AE-E12")
def test_annas_ways_to_prep_both_sparks() -> None:
    table = start(hand="oblivion-shard crystal*2 spark*2", next="1")
    table.do("play crystal", "play crystal", "play oblivion-shard")
    focusing = (
        table.copy()
        .do("focus breach-2", "pay aether-shard", "pay aether-shard")
        .shows(breach_state=["open", 2, 0, 1], aether=2)
    )
    assert focusing.can("charge")
    assert focusing.can("gain mages-totem")
    assert focusing.can("focus breach-2")
    focusing.do("focus breach-2").shows(breach_state=["open", 3, 0, 1])
    assert table.can("focus breach-3")
    assert table.can("focus breach-4")
    table.do("open breach-2", "prep spark 1", "prep spark 2", "end-main", "pass")
    assert table.choices == ["cast spark", "end-casting"]
    table.shows(breach_i="spark", breach_ii="spark", breach_state=["open", "open", 0, 1])


@pytest.mark.rule("AE-72")
def test_one_spell_a_breach_and_only_in_ones_own() -> None:
    table = start(hand="spark*2").do("prep spark 1").shows(breach_i="spark")
    assert not table.can("prep spark")


@pytest.mark.rule("AE-73")
def test_a_prepped_spell_is_cast_from_the_next_own_turn_on() -> None:
    table = start(hand="spark", next="1").do("prep spark")
    assert not table.can("cast spark")
    table.do("end-main")
    assert table.can("cast spark")


@pytest.mark.rule("AE-74")
def test_a_breach_focused_in_an_earlier_turn_takes_no_spell() -> None:
    table = start(hand="spark*2", aether=2, next="1").do("focus breach-2", "end-main").shows(marks=[])
    assert not table.can("prep spark 2")


@pytest.mark.rule("AE-75")
def test_effects_of_prepped_spells_are_used_in_the_turn_of_prepping_and_later() -> None:
    table = start(hand="aurora", next="1").do("prep aurora", "use aurora").shows(charges=1)
    assert not table.can("use aurora")
    table.do("end-main", "end-casting", "use aurora").shows(charges=2, breach_i="aurora")


@pytest.mark.rule("AE-76", "AE-96")
def test_a_power_is_discarded_for_its_price_without_effect() -> None:
    given = {"minions_and_powers": "aphotic-sun", "nemesis_discard": "smite"}
    assert not start(aether=6, **given).can("discard-power")
    table = start(aether=7, **given).do("discard-power aphotic-sun")
    table.shows(minions_and_powers="", nemesis_discard="smite aphotic-sun", aether=0, tokens=1, life=10)
    assert start(seat=1, aether=7, **given).can("discard-power aphotic-sun")


@pytest.mark.rule("AE-78")
def test_hand_cards_cannot_be_thrown_away_and_stay_in_hand() -> None:
    table = start(hand="spark*3 crystal", breach_state=["open", 0, 0, 0], deck="crystal*5")
    assert {choice.split()[0] for choice in table.choices} == {"play", "prep", "end-main"}
    table.do("end-main").shows(hand="spark*3 crystal*2", discard="")


@pytest.mark.rule("AE-140")
def test_triggers_of_prepped_spells_work_by_themselves() -> None:
    given = {"options": {"mages": ["yan-magda", "garu"]}, "breach_i": "illuminate", "aether": 4}
    start(**given).do("focus breach-2", "focus breach-2").shows(nemesis_life=68)


# -- draw --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-79")
def test_played_cards_are_discarded_in_an_order_of_choice() -> None:
    table = start(hand="crystal scoria-slag conclave-scroll", deck="spark*5", discard="torch")
    table.do("play crystal", "play scoria-slag", "play conclave-scroll", "end-main")
    assert table.asks == "0 discard-order"
    table.copy().do("pass").shows(discard="torch crystal scoria-slag conclave-scroll")
    table.do("pick conclave-scroll", "pick scoria-slag").shows(discard="torch conclave-scroll scoria-slag crystal")


@pytest.mark.rule("AE-80")
def test_the_hand_is_filled_up_to_five() -> None:
    start(hand="spark*2", deck="crystal*5").do("end-main").shows(hand="spark*2 crystal*3", deck="crystal*2")
    start(hand="spark*6", deck="crystal*5").do("end-main").shows(hand="spark*6", deck="crystal*5")


@pytest.mark.rule("AE-81", "AE-82")
def test_the_discard_is_turned_over_without_shuffling() -> None:
    table = start(hand="", deck="spark crystal", discard="torch scoria-slag kindle aurora")
    table.do("end-main").shows(hand="crystal spark torch scoria-slag kindle", deck="aurora", discard="")


@pytest.mark.rule("AE-81")
def test_a_deck_that_has_just_become_empty_stays_empty() -> None:
    start(hand="spark*3", deck="crystal*2", discard="torch").do("end-main").shows(deck="", discard="torch")


@pytest.mark.rule("AE-83")
def test_with_nothing_left_the_draw_stops() -> None:
    start(hand="spark", deck="", discard="torch").do("end-main").shows(hand="spark torch", deck="", discard="")


@pytest.mark.rule("AE-84")
def test_the_discard_can_be_looked_through_but_not_the_deck() -> None:
    view = start(discard="torch kindle", deck="crystal*3").game.view(0)
    areas = {area["id"]: area for area in view["areas"]}  # type: ignore[attr-defined]
    assert [piece["card"] for piece in areas["discard/0"]["pieces"]] == ["torch", "kindle"]
    assert (areas["deck/0"]["pieces"], areas["deck/0"]["hidden"]) == ([], 3)


@pytest.mark.rule("AE-85")
def test_there_is_no_hand_limit() -> None:
    start(hand="crystal*9").do("end-main").shows(hand="crystal*9")


@pytest.mark.rule("AE-E13")
def test_boris_draws_over_the_end_of_his_deck() -> None:
    table = start(
        seat=1,
        phase="casting",
        breach_state_1=["open", "open", 0, 1],
        breach_iii_1="jagged-lightning",
        hand_1="crystal*4 scoria-slag primordial-fetish",
        deck_1="spark torch",
        discard_1="",
        options={"mages": ["dezmodia", "ulgimor"]},
    )
    table.do("cast jagged-lightning", "pick crystal", "player 0")
    table.do("play primordial-fetish", "option 0", "pick breach-3#2")
    table.do("play crystal", "play crystal", "play crystal", "play scoria-slag").shows(aether=5)
    table.do("gain fiery-torrent", "end-main", "pick primordial-fetish", "pick scoria-slag")
    table.shows(
        hand_1="torch spark jagged-lightning crystal fiery-torrent",
        deck_1="crystal*3 scoria-slag primordial-fetish",
        discard_1="",
    )


# -- texts win, and nothing illegal is accepted ------------------------------------------------------------------------


@pytest.mark.rule("AE-09")
def test_card_text_wins_over_the_rules() -> None:
    table = start(hand="spark", breach_i="kindle").do("use kindle").shows(breach_i="kindle spark", hand="")
    assert not table.can("use kindle")


def test_an_illegal_action_is_refused() -> None:
    table = start(hand="crystal")
    before = table.game.fingerprint()
    with pytest.raises(IllegalAction):
        table.game.apply(1 << 29)
    assert table.game.fingerprint() == before


@pytest.mark.parametrize(("charges", "offered"), [(4, True), (5, False)])
def test_aurora_gives_no_charge_beyond_the_last_slot(charges: int, offered: bool) -> None:
    table = start(options={"mages": ["garu", "gex"]}, breach_i="aurora", charges=charges)
    assert table.can("use aurora") == offered
    wanted = None if offered else "All charge slots are full."
    assert table.game.why_not("aurora#1") == wanted


@pytest.mark.rule("AE-63")
def test_aether_that_is_lost_with_the_turn_is_told_before_it_is_ended() -> None:
    def told(**held: int) -> list[object]:
        view: dict[str, Any] = start(**held).game.view(0)
        return [one.get("warnings") for one in view["actions"] if one["verb"] == "end-main"]

    assert told() == [None]
    assert told(aether=2) == [["[aether:2] will be lost"]]
    assert told(aether=1, aether_spells=3) == [["[aether:4] will be lost"]]
