"""The nemesis's turn, choices of the table, exhaustion and the end (rules, sections 12 to 17 and 19)."""

from typing import Any

import pytest

import deckhold
from games.aeons_end.mats import foe_acts, foe_draws, start
from games.position import Table


def reason(table: Table) -> str:
    outcome = table.game.outcome
    assert outcome is not None
    return f"{'won' if outcome.winners else 'lost'}: {outcome.reason}"


# -- main phase --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-86", "AE-88", "AE-E14")
def test_the_witch_goes_through_what_she_has_in_play() -> None:
    table = start(
        next="nemesis 2 nemesis 1",
        minions_and_powers="catacomb-drone planar-collision paradox-beast",
        counters={"planar-collision#1": 1},
        nemesis_deck="null-scion howling-spinners",
    )
    events = table.told("end-main")
    events = events[events.index("nemesis-turn") : events.index("nemesis-draws howling-spinners")]
    assert events == [
        "nemesis-turn",
        "acts catacomb-drone",
        "unleash gate-witch",
        "gain-tokens 1",
        "hurt-gravehold 1",
        "acts planar-collision",
        "unleash gate-witch",
        "gain-tokens 1",
        "unleash gate-witch",
        "gain-tokens 1",
        "acts paradox-beast",
        "hurt-gravehold 4",
    ]
    table.shows(tokens=4, gravehold=25, nemesis_discard="planar-collision")


@pytest.mark.rule("AE-86")
def test_the_oldest_acts_first() -> None:
    table = start(
        next="nemesis 2",
        minions_and_powers="paradox-beast catacomb-drone",
        nemesis_deck="null-scion howling-spinners",
    )
    table.do("end-main").shows(gravehold=28, tokens=2)


@pytest.mark.rule("AE-87")
def test_a_minion_applies_its_persistent_effect_each_turn() -> None:
    table = foe_acts(
        "catacomb-drone", next="nemesis nemesis 2", nemesis_deck="null-scion smite mage-ender howling-spinners"
    )
    table.shows(tokens=3, gravehold=28)
    assert table.asks == "0 victim"  # Howling Spinners act too, in the second turn


@pytest.mark.rule("AE-88", "AE-95")
def test_a_power_takes_effect_in_the_turn_its_last_token_leaves() -> None:
    table = start(
        next="nemesis nemesis 2",
        minions_and_powers="night-unending",
        nemesis_deck="null-scion mage-ender planar-collision",
        breach_i="spark",
        tokens=1,
    )
    table.do("end-main").shows(gravehold=30, nemesis_discard="")
    assert table["counters"]["night-unending#1"] == 1
    later = start(
        next="nemesis 2",
        minions_and_powers="night-unending",
        counters={"night-unending#1": 1},
        nemesis_deck="null-scion planar-collision",
        breach_i="spark",
    )
    later.do("end-main").shows(gravehold=28, nemesis_discard="night-unending", minions_and_powers="planar-collision")


@pytest.mark.rule("AE-89", "AE-94")
def test_a_card_drawn_now_waits_for_the_next_nemesis_turn() -> None:
    foe_draws("catacomb-drone").shows(gravehold=30, tokens=1, minions_and_powers="catacomb-drone")
    drawn = foe_draws("morbid-gyre", hand_1="crystal*3")
    drawn.shows(hand_1="crystal*3", counters={"morbid-gyre#1": 1}, tokens=1)


@pytest.mark.rule("AE-49")
def test_the_main_phase_comes_before_the_draw() -> None:
    table = foe_draws("smite", minions_and_powers="paradox-beast")
    table.shows(gravehold=30 - 1 - 2, tokens=3)


# -- draw phase --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-90")
def test_an_empty_deck_unleashes_three_times_instead() -> None:
    table = foe_draws("", nemesis_deck="", minions_and_powers="null-scion")
    table.shows(tokens=1 + 1 + 3)


@pytest.mark.rule("AE-91", "AE-E15", "AE-137")
def test_an_attack_is_carried_out_and_discarded() -> None:
    table = foe_draws("smite", gravehold=25, nemesis_discard="nix")
    table.shows(tokens=3, gravehold=23, nemesis_discard="nix smite", resolving="")


@pytest.mark.rule("AE-91")
def test_an_attack_happens_in_printed_order() -> None:
    events = start(next="nemesis 2", nemesis_deck="null-scion smite").told("end-main")
    assert events[events.index("nemesis-draws smite") :][1:6] == [
        "unleash gate-witch",
        "gain-tokens 1",
        "unleash gate-witch",
        "gain-tokens 1",
        "hurt-gravehold 2",
    ]


@pytest.mark.rule("AE-92", "AE-E16")
def test_a_minion_enters_with_its_printed_life() -> None:
    foe_draws("mage-ender").shows(minions_and_powers="mage-ender", counters={"mage-ender#1": 9}, life=10, life_1=10)


@pytest.mark.rule("AE-93", "AE-E17")
def test_a_power_enters_with_its_number_of_tokens() -> None:
    table = foe_draws("morbid-gyre").shows(counters={"morbid-gyre#1": 1}, minions_and_powers="morbid-gyre")
    assert not table.can("discard-power")
    rich = foe_draws("morbid-gyre", hand_1="bloodstone-jewel*3")
    rich.do("play bloodstone-jewel", "play bloodstone-jewel", "play bloodstone-jewel")
    assert rich.can("discard-power morbid-gyre")


@pytest.mark.rule("AE-93")
def test_immediately_happens_on_entering() -> None:
    table = foe_draws("shadows-reach", nemesis="magus-of-cloaks", nemesis_deck="null-scion shadows-reach")
    table.shows(tokens=8, counters={"shadows-reach#1": 9})


@pytest.mark.rule("AE-137")
def test_the_nemesis_discard_is_never_a_new_deck() -> None:
    table = foe_draws("", nemesis_deck="", nemesis_discard="smite nix", minions_and_powers="null-scion")
    table.shows(nemesis_deck="", nemesis_discard="smite nix")


# -- choices of the table ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-97", "AE-E18")
def test_the_players_break_ties() -> None:
    table = foe_acts("cataclysmic-fate", life=6, life_1=6)
    assert (table.asks, table.choices) == ("0 victim", ["player 0", "player 1"])
    table.do("player 1").shows(life=6, life_1=2)
    foe_acts("cataclysmic-fate", life=6, life_1=7).shows(life=2, life_1=7)


@pytest.mark.rule("AE-97", "AE-E19")
def test_if_nobody_qualifies_the_players_pick_anyone() -> None:
    table = foe_acts("portal-wretch")
    assert table.choices == ["player 0", "player 1"]
    foe_acts("portal-wretch", charges_1=1).shows(life=10, life_1=8)


@pytest.mark.rule("AE-98")
def test_what_cannot_be_done_completely_is_done_as_far_as_possible() -> None:
    foe_draws("thrash", hand_1="spark", hand="", deck="", discard="").shows(hand_1="", discard_1="spark")


@pytest.mark.rule("AE-99", "AE-E20")
def test_whoever_can_do_most_must_be_picked() -> None:
    few = foe_draws("throttle", hand_1="spark kindle", deck="", discard="", hand="crystal")
    few.shows(hand_1="", destroyed="kindle spark", hand="crystal")
    enough = foe_draws("throttle", hand_1="spark*4", deck="", discard="", hand="crystal*3")
    assert enough.choices == ["player 0", "player 1"]


@pytest.mark.rule("AE-100")
def test_an_option_is_open_only_if_it_can_be_done_completely() -> None:
    forced = foe_draws("maul", nemesis="umbra-titan", breach_i="spark")
    forced.shows(tokens=6, breach_i="spark")
    free = foe_draws("maul", nemesis="umbra-titan", breach_i="spark", breach_i_1="spark")
    assert free.choices == ["option 0", "option 1"]


@pytest.mark.rule("AE-100")
def test_without_a_complete_option_the_fuller_one_is_compulsory() -> None:
    table = foe_draws("maul", nemesis="umbra-titan", tokens=1)
    assert reason(table) == "lost: tokens"


@pytest.mark.rule("AE-Q34")
def test_the_active_player_answers_for_the_table_and_on_nemesis_turns_the_speaker() -> None:
    assert foe_acts("howling-spinners", nemesis_deck="null-scion mage-ender").asks == "0 victim"
    other = foe_acts("howling-spinners", nemesis_deck="null-scion mage-ender", options={"speaker": 1})
    assert other.asks == "1 victim"


def vote(seats: int, *votes: int) -> Table:
    table = foe_acts(
        "howling-spinners",
        seats=seats,
        options={"group_decisions": "vote"},
        nemesis_deck="null-scion mage-ender",
        next="nemesis 2",
    )
    for seat, choice in enumerate(votes):
        assert table.asks == f"{seat} victim"
        table.do(f"player {choice}")
    return table


def test_a_vote_asks_every_seat_and_the_majority_decides() -> None:
    vote(3, 0, 2, 2).shows(life=10, life_1=10, life_2=8, votes=[])


def test_a_tied_vote_goes_to_the_speaker_on_the_nemesis_turn() -> None:
    vote(2, 1, 0).shows(life=10, life_1=8)
    vote(3, 2, 1, 0).shows(life=10, life_1=10, life_2=8)


def test_a_running_vote_survives_a_save() -> None:
    table = vote(3, 0)
    again = Table(deckhold.load(table.game.dump()))
    assert (again.asks, again["votes"]) == ("1 victim", table["votes"])
    again.do("player 1", "player 1").shows(life_1=8)


# -- exhaustion --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-101", "AE-102", "AE-108", "AE-E21")
def test_anna_is_exhausted() -> None:
    table = foe_draws(
        "banish",
        gravehold=23,
        life=2,
        charges=4,
        breach_state=["open", "open", 0, 1],
        breach_i="spark",
        breach_ii="spark",
        breach_iv="kindle",
        discard="",
        breach_i_1="spark",
    )
    assert table.asks == "0 destroy-breach"
    table.shows(tokens=5, gravehold=23, life=0, charges=4)
    table.do("pick breach-4").shows(
        breaches="breach-1 breach-2 breach-3 -",
        breach_iv="",
        discard="kindle",
        charges=0,
        gravehold=21,
        life=0,
        nemesis_discard="banish",
    )


@pytest.mark.rule("AE-102")
def test_the_steps_come_in_order() -> None:
    table = foe_acts("howling-spinners", life=2, charges=3, nemesis_deck="null-scion mage-ender")
    events = table.told("player 0", "pick breach-3")
    assert events[:8] == [
        "hurt 2",
        "exhausted",
        "unleash gate-witch",
        "gain-tokens 1",
        "unleash gate-witch",
        "gain-tokens 1",
        "lose-breach breach-3",
        "lose-charge 3",
    ]


@pytest.mark.rule("AE-103")
def test_exhausted_by_an_unleash_the_steps_wait_for_its_end() -> None:
    table = foe_draws("smite", nemesis="umbra-titan", life=2, life_1=10, next="nemesis 2 nemesis 1")
    events = table.told("option 0", "player 0", "option 1", "option 1")
    assert events[:6] == [
        "hurt 2",
        "exhausted",
        "unleash umbra-titan",
        "lose-tokens 1",
        "unleash umbra-titan",
        "lose-tokens 1",
    ]
    assert table.asks == "0 destroy-breach"


@pytest.mark.rule("AE-104")
def test_a_destroyed_breach_is_gone_and_the_others_keep_their_places() -> None:
    table = foe_acts("howling-spinners", life=1, nemesis_deck="null-scion mage-ender", next="nemesis 1")
    table.do("player 0", "pick breach-2").shows(
        breaches="breach-1 - breach-3 breach-4", breach_state=["open", None, 0, 1]
    )
    assert not table.can("focus breach-2")


@pytest.mark.rule("AE-105")
def test_an_exhausted_player_plays_on_but_gains_no_life() -> None:
    table = start(life=0, hand="primordial-fetish crystal spark")
    table.do("play primordial-fetish", "option 1").shows(life=0, destroyed="primordial-fetish")
    table.do("play crystal", "prep spark").shows(aether=1, breach_i="spark")


@pytest.mark.rule("AE-106")
def test_lowest_life_means_the_lowest_of_those_still_standing() -> None:
    foe_acts("cataclysmic-fate", life=0, life_1=9).shows(life_1=5, gravehold=30)


@pytest.mark.rule("AE-107")
def test_damage_to_an_exhausted_player_hits_gravehold_twice() -> None:
    table = foe_acts("howling-spinners", life=0, nemesis_deck="null-scion mage-ender")
    table.do("player 0").shows(gravehold=26, life_1=10)


@pytest.mark.rule("AE-109", "AE-113")
def test_all_players_exhausted_is_a_loss_at_once() -> None:
    table = foe_acts("howling-spinners", life=0, life_1=1, nemesis_deck="null-scion mage-ender").do("player 1")
    assert reason(table) == "lost: exhausted"
    table.shows(tokens=1, gravehold=30)


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-01")
def test_players_win_or_lose_together() -> None:
    won = start(phase="casting", breach_i="spark", nemesis_life=1).do("cast spark").game.outcome
    assert won is not None
    assert (won.scores, won.winners) == ((1, 1), (0, 1))
    lost = foe_draws("smite", gravehold=2).game.outcome
    assert lost is not None
    assert (lost.scores, lost.winners) == ((0, 0), ())


@pytest.mark.rule("AE-111")
def test_outlasting_the_nemesis_wins_at_the_end_of_any_turn() -> None:
    players = start(nemesis_deck="").do("end-main")
    assert reason(players) == "won: outlasted"
    foes = foe_draws("smite", nemesis_deck="smite")
    assert reason(foes) == "won: outlasted"
    assert start(nemesis_deck="", minions_and_powers="null-scion", next="2").do("end-main").asks == "1 main"
    assert start(nemesis_deck="smite", next="2").do("end-main").asks == "1 main"


@pytest.mark.rule("AE-112")
def test_gravehold_without_life_is_a_loss_at_once() -> None:
    table = foe_draws("smite", gravehold=1)
    assert reason(table) == "lost: gravehold"
    table.shows(gravehold=0)


@pytest.mark.rule("AE-114")
def test_nemeses_have_ends_of_their_own() -> None:
    titan = foe_acts("demi-ancient", nemesis="umbra-titan", tokens=1)
    assert reason(titan) == "lost: tokens"
    reach = foe_acts("shadows-reach", nemesis="magus-of-cloaks", counters={"shadows-reach#1": 1})
    assert reason(reach) == "lost: shadows-reach"
    crown = start(nemesis="hollow-crown", minions_and_powers="thronewatch", acolyte_deck="").do("end-main")
    assert reason(crown) == "won: acolytes"


# -- terms -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-115")
def test_an_ally_is_anybody_else() -> None:
    table = start(seats=3, hand="cairn-compass", discard_1="spark", discard_2="spark").do("play cairn-compass")
    assert table.choices == ["player 1", "player 2"]


@pytest.mark.rule("AE-116")
def test_destroyed_cards_are_out_of_the_game() -> None:
    table = start(hand="mages-totem crystal", deck="spark*5").do("play crystal", "play mages-totem", "option 0")
    table.do("pick crystal", "end-main").shows(destroyed="crystal", discard="mages-totem")


@pytest.mark.rule("AE-117")
def test_the_tier_is_the_highest_in_play_and_discard() -> None:
    given: dict[str, Any] = {"hand": "scoria-slag"}
    start(**given, nemesis_discard="nix", minions_and_powers="catacomb-drone").do("play scoria-slag").shows(aether=2)
    start(**given, nemesis_discard="smite", minions_and_powers="catacomb-drone").do("play scoria-slag").shows(aether=3)
    start(**given, nemesis_discard="nix", minions_and_powers="mage-ender").do("play scoria-slag").shows(aether=3)


@pytest.mark.rule("AE-118", "AE-Q21")
def test_two_spells_with_link_share_a_breach() -> None:
    table = start(hand="carbonize aurora spark", next="1", deck="crystal*5")
    linked = [table.game.table.by_id[id] for id in ("carbonize", "aurora")]
    for card in linked:
        card.link = True  # type: ignore[attr-defined]
    try:
        table.do("prep aurora 1", "prep carbonize 1").shows(breach_i="aurora carbonize")
        assert not table.can("prep spark")
        table.do("end-main", "cast aurora").shows(breach_i="carbonize", nemesis_life=67)
        assert table.can("end-casting")
    finally:
        for card in linked:
            card.link = False  # type: ignore[attr-defined]


@pytest.mark.rule("AE-119")
def test_a_revealed_card_goes_back_on_top() -> None:
    table = start(hand="fiend-catcher", next="2 1 nemesis").do("play fiend-catcher")
    table.shows(turn_order_deck="turn-nemesis turn-1 turn-2")
    view: Any = table.game.view(1)
    deck = next(area for area in view["areas"] if area["id"] == "turn_order_deck")
    assert ([piece["card"] for piece in deck["pieces"]], deck["hidden"]) == (["turn-2"], 2)


@pytest.mark.rule("AE-120")
def test_unleash_is_the_text_of_the_nemesis_in_play() -> None:
    foe_draws("smite").shows(tokens=3)
    magus = foe_draws("smite", nemesis="magus-of-cloaks")
    assert magus.choices == ["option 0", "option 1"]


# -- any player, pair cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-31")
def test_the_players_say_who_takes_an_any_player_turn() -> None:
    table = start(seats=3, next="any nemesis").do("end-main")
    assert (table.asks, table.choices) == ("0 next-turn", ["player 0", "player 1", "player 2"])
    table.do("player 2").shows(turn=2)


@pytest.mark.rule("AE-31")
def test_an_effect_tied_to_the_any_player_card_hits_whom_the_table_picks() -> None:
    table = foe_draws("encroach", seats=3, next="nemesis any")
    assert (table.asks, table.choices) == ("0 turn-victim", ["player 0", "player 1", "player 2"])
    table.do("player 2").shows(life_2=8, turn_order_deck="")


PAIRS = {"seats": 4, "options": {"turn_order": "pairs"}}


@pytest.mark.rule("AE-36")
def test_with_the_token_in_the_middle_the_pair_chooses_and_the_token_is_taken() -> None:
    table = start(**PAIRS, next="1-2 3-4").do("end-main")
    assert table.choices == ["player 0", "player 1"]
    table.do("player 1").shows(turn=1, pair_tokens=[1, -1])


@pytest.mark.rule("AE-37")
def test_with_the_token_on_a_mat_the_other_player_acts_and_the_token_returns() -> None:
    table = start(**PAIRS, seat=2, pair_tokens=[1, 2], next="1-2 3-4 3-4").do("end-main")
    table.shows(turn=0, pair_tokens=[1, 2])
    table.do("end-main").shows(turn=3, pair_tokens=[-1, 2])
    table.do("end-main")
    table.shows(pair_tokens=[-1, -1])
    assert table.choices == ["player 2", "player 3"]


@pytest.mark.rule("AE-36", "AE-37")
def test_in_a_pass_through_the_deck_each_of_four_acts_once() -> None:
    table = start(**PAIRS, seat=0, pair_tokens=[0, -1], next="3-4 1-2 3-4")
    seen = [0]
    for _ in range(3):
        table.do("end-main")
        if "next-turn" in table.asks:
            table.do("player 2")
        seen.append(table["turn"])
    assert sorted(seen) == [0, 1, 2, 3]


# -- alone -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-127")
def test_every_player_card_is_the_turn_of_the_only_mage() -> None:
    table = start(seats=1, next="2 1").do("end-main").shows(turn=0)
    assert table.asks == "0 main"


@pytest.mark.rule("AE-128", "AE-E22")
def test_the_only_mage_is_the_own_ally() -> None:
    table = start(seats=1, options={"mages": ["gex"]}, charges=5, life=5, deck="crystal*2")
    table.do("ability").shows(life=7, hand="crystal")


@pytest.mark.rule("AE-128")
def test_an_effect_on_two_players_hits_the_only_mage_twice() -> None:
    table = foe_draws("smite", seats=1, nemesis="hollow-crown", next="nemesis 1", minions_and_powers="holadran")
    table.shows(life=10 - 4, gravehold=28)


@pytest.mark.rule("AE-129")
def test_alone_exhaustion_does_not_lose_but_gravehold_does() -> None:
    table = foe_acts("howling-spinners", seats=1, next="nemesis 1", life=2, nemesis_deck="null-scion mage-ender")
    assert table.asks == "0 destroy-breach"
    table.do("pick breach-4").shows(life=0, tokens=3)
    fallen = foe_draws("smite", seats=1, next="nemesis 1", gravehold=2)
    assert reason(fallen) == "lost: gravehold"
