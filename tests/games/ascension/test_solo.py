"""The solo game against Samael (rules, section 15)."""

from typing import Any

import pytest

import deckhold
from games.ascension.vigil import solo
from games.position import Table

ROW = "kor-the-ferromancer spike-vixen shadow-star mephit demon-slayer hedron-cannon"


def result(table: Table) -> tuple[int, int, tuple[int, ...], str]:
    """The player's score, Samael's, the winners, the reason."""
    outcome = table.game.outcome
    assert outcome is not None
    return outcome.scores[0], outcome.others["samael"], outcome.winners, outcome.reason


@pytest.mark.rule("AS-94")
def test_the_normal_rules_apply_to_the_player() -> None:
    table = solo(hand="apprentice*3 militia", deck="apprentice*5", row=ROW)
    table.do("play apprentice", "play apprentice", "play apprentice", "acquire mystic", "play militia")
    table.shows(discard="mystic", runes=0, power=1)
    table.do("end-turn").shows(hand="apprentice*5", discard="mystic apprentice*3 militia", runes=0, power=0)


@pytest.mark.rule("AS-95")
def test_the_pool_holds_50_honor() -> None:
    Table(deckhold.new("ascension", seats=1, seed=1)).shows(pool=50, samael_honor=0)


@pytest.mark.rule("AS-96")
@pytest.mark.rule("AS-22")
def test_the_player_moves_first_and_then_turns_alternate() -> None:
    for seed in range(5):
        table = Table(deckhold.new("ascension", seats=1, seed=seed))
        assert table.shows(samael="").asks == "0 main"
    table = solo(row=ROW, center_deck="muramasa landtalker emri-one-with-the-void master-dhartha")
    told = table.told("end-turn")
    assert [line for line in told if line.startswith(("end-turn", "samael", "turn"))] == [
        "end-turn",
        "samael-acquires hedron-cannon",
        "samael-acquires demon-slayer",
        "turn",
    ]
    assert table.asks == "0 main"


@pytest.mark.rule("AS-97")
@pytest.mark.rule("AS-98")
@pytest.mark.rule("AS-101")
def test_samael_takes_the_two_rightmost_cards_into_his_pile() -> None:
    table = solo(row=ROW, center_deck="muramasa landtalker").do("end-turn")
    table.shows(
        samael="hedron-cannon demon-slayer",
        samael_honor=0,
        pool=50,
        center_row="muramasa landtalker kor-the-ferromancer spike-vixen shadow-star mephit",
        center_deck="",
    )


@pytest.mark.rule("AS-98")
@pytest.mark.rule("AS-Q27")
def test_samaels_score_is_his_tokens_and_the_printed_honor_of_his_pile() -> None:
    table = solo(row=ROW, samael="muramasa", samael_honor=7, pool=0, honor=30).do("end-turn")
    assert result(table) == (30, 7 + 4, (0,), "solo-won")


@pytest.mark.rule("AS-99")
def test_samael_gains_only_the_honor_of_a_monster_from_the_pool() -> None:
    row = "shadow-star*2 spike-vixen*2 wind-tyrant xeron-duke-of-lies"
    table = solo(
        row=row, hand="mystic", deck="apprentice*5", center_deck="muramasa landtalker", constructs="voidthirster"
    )
    table.do("end-turn").shows(
        samael_honor=6, pool=44, void="xeron-duke-of-lies wind-tyrant", samael="", hand="apprentice*5", runes=0, honor=0
    )
    assert table.asks == "0 main"


@pytest.mark.rule("AS-99")
def test_samael_makes_no_choice_of_a_reward() -> None:
    row = "shadow-star*2 spike-vixen*2 mephit mistake-of-creation"
    table = solo(row=row, center_deck="muramasa landtalker").do("end-turn")
    assert table.asks == "0 main"
    table.shows(
        samael_honor=6, void="mistake-of-creation mephit", center_row="muramasa landtalker shadow-star*2 spike-vixen*2"
    )


@pytest.mark.rule("AS-100")
def test_samael_never_uses_the_cultist_mystics_or_heavy_infantry() -> None:
    table = solo(row="- - - - - -", center_deck="").do("end-turn")
    table.shows(cultist="cultist", mystics="mystic*20", heavy_infantry="heavy-infantry*20", samael="", samael_honor=0)


@pytest.mark.rule("AS-102")
@pytest.mark.rule("AS-D12")
def test_the_cards_left_of_a_gap_shift_right_and_the_new_card_enters_on_the_left() -> None:
    table = solo(row=ROW, runes=3, center_deck="landtalker").do("acquire shadow-star")
    table.shows(center_row="landtalker kor-the-ferromancer spike-vixen mephit demon-slayer hedron-cannon")


@pytest.mark.rule("AS-102")
@pytest.mark.parametrize(
    ("given", "actions"),
    [
        ({"power": 3}, ["defeat mephit", "pass"]),
        ({"hand": "seer-of-the-forked-path"}, ["play seer-of-the-forked-path", "pick mephit"]),
    ],
    ids=["defeated", "banished"],
)
def test_the_row_shifts_whatever_the_reason(given: dict[str, Any], actions: list[str]) -> None:
    table = solo(row=ROW, center_deck="landtalker", **given).do(*actions)
    table.shows(center_row="landtalker kor-the-ferromancer spike-vixen shadow-star demon-slayer hedron-cannon")


@pytest.mark.rule("AS-D13")
@pytest.mark.rule("AS-Q25")
def test_samael_takes_one_after_the_other_with_a_refill_and_shift_between() -> None:
    table = solo(row=ROW, center_deck="muramasa landtalker")
    told = table.told("end-turn")
    assert told[-5:] == [
        "samael-acquires hedron-cannon",
        "reveal landtalker",
        "samael-acquires demon-slayer",
        "reveal muramasa",
        "turn",
    ]
    table.shows(center_row="muramasa landtalker kor-the-ferromancer spike-vixen shadow-star mephit")


@pytest.mark.rule("AS-Q25")
def test_a_monster_samael_just_defeated_may_be_in_a_reshuffle_between_his_two_cards() -> None:
    table = solo(row="shadow-star*2 spike-vixen*2 muramasa mephit", center_deck="").do("end-turn")
    # Mephit alone was in the Void: it came back on the left before Muramasa was taken; then nothing was left to refill.
    table.shows(center_row="- mephit shadow-star*2 spike-vixen*2", samael="muramasa", samael_honor=2, void="")


@pytest.mark.rule("AS-103")
def test_the_game_ends_with_the_players_turn_in_which_the_pool_ran_out() -> None:
    table = solo(row=ROW, pool=1, power=2, honor=9).do("defeat cultist")
    assert table.asks == "0 main"
    table.do("end-turn").shows(samael="", center_row=ROW)
    assert result(table) == (10, 0, (0,), "solo-won")


@pytest.mark.rule("AS-103")
@pytest.mark.rule("AS-D14")
@pytest.mark.rule("AS-130")
def test_the_game_ends_with_samaels_turn_and_he_takes_his_second_card_first() -> None:
    table = solo(row="shadow-star*2 spike-vixen*2 demon-slayer earth-tyrant", pool=4, center_deck="muramasa landtalker")
    table.do("end-turn").shows(pool=0, samael_honor=5, void="earth-tyrant", samael="demon-slayer")
    assert result(table) == (0, 7, (), "solo-lost")


@pytest.mark.rule("AS-104")
@pytest.mark.rule("AS-D15")
@pytest.mark.parametrize(("mine", "winners", "reason"), [(37, (), "solo-lost"), (38, (0,), "solo-won")])
def test_the_player_needs_strictly_more_honor(mine: int, winners: tuple[int, ...], reason: str) -> None:
    table = solo(row=ROW, pool=0, honor=mine, samael_honor=37).do("end-turn")
    assert result(table) == (mine, 37, winners, reason)


@pytest.mark.rule("AS-D19")
@pytest.mark.rule("AS-111")
def test_samael_defeats_the_avatar_and_takes_the_courier() -> None:
    row = "shadow-star*2 spike-vixen*2 rocket-courier-x-99 avatar-of-the-fallen"
    table = solo(row=row, pool=30, center_deck="muramasa landtalker").do("end-turn")
    table.shows(
        samael_honor=4,
        pool=26,
        void="avatar-of-the-fallen",
        samael="rocket-courier-x-99",
        center_row="muramasa landtalker shadow-star*2 spike-vixen*2",
    )
    outcome = solo(row=row, samael="rocket-courier-x-99", samael_honor=4, pool=0).do("end-turn")
    assert result(outcome)[1] == 4 + 4


@pytest.mark.rule("AS-D19")
def test_samaels_courier_never_takes_effect() -> None:
    table = solo(row="shadow-star*2 spike-vixen*2 mephit watchmakers-altar", samael="rocket-courier-x-99")
    assert table.do("end-turn").asks == "0 main"
    table.shows(samael="rocket-courier-x-99 watchmakers-altar", constructs="")


@pytest.mark.rule("AS-130")
def test_nothing_of_the_player_reacts_to_samael() -> None:
    table = solo(
        row="shadow-star*2 spike-vixen*2 watchmakers-altar mephit",
        constructs="voidthirster rocket-courier-x-99 burrower-mark-ii",
        deck="apprentice*5",
        center_deck="muramasa landtalker",
    )
    table.do("end-turn").shows(honor=0, hand="apprentice*5", lasts="", marks=[], samael="watchmakers-altar")
    assert table.asks == "0 main"


@pytest.mark.rule("AS-130")
def test_samaels_constructs_are_under_nobodys_control() -> None:
    table = solo(samael="hedron-link-device", hand="avatar-golem", constructs="hedron-cannon muramasa")
    table.do("use hedron-cannon").shows(power=1)
    table.do("play avatar-golem").shows(honor=2)


@pytest.mark.rule("AS-Q07")
def test_gaps_stay_at_the_left_end_and_samael_takes_what_there_is() -> None:
    table = solo(row="- - - - spike-vixen shadow-star", center_deck="", runes=2).do("acquire spike-vixen")
    table.shows(center_row="- - - - - shadow-star")
    table.do("end-turn").shows(center_row="- - - - - -", samael="shadow-star")
    assert table.asks == "0 main"


@pytest.mark.rule("AS-Q07")
def test_a_gap_is_filled_from_the_right_as_soon_as_a_card_reaches_the_void() -> None:
    table = solo(row="- - - mephit spike-vixen shadow-star", center_deck="", hand="void-initiate", discard="muramasa")
    table.do("play void-initiate", "pick muramasa").shows(
        center_row="- - muramasa mephit spike-vixen shadow-star", void=""
    )


@pytest.mark.rule("AS-Q13")
def test_an_extra_turn_comes_before_samaels() -> None:
    table = solo(row=ROW, constructs="tablet-of-times-dawn", center_deck="muramasa landtalker", deck="apprentice*9")
    table.do("use tablet-of-times-dawn", "end-turn").shows(samael="", center_row=ROW, extra_turns=0)
    assert table.asks == "0 main"
    table.do("end-turn").shows(samael="hedron-cannon demon-slayer")


@pytest.mark.rule("AS-Q13")
def test_with_an_empty_pool_the_game_ends_with_the_extra_turn_and_no_turn_of_samael() -> None:
    table = solo(row=ROW, constructs="tablet-of-times-dawn", pool=0, deck="apprentice*9")
    table.do("use tablet-of-times-dawn", "end-turn")
    assert table.asks == "0 main"
    assert table.do("end-turn").shows(samael="", center_row=ROW).game.over


@pytest.mark.rule("AS-Q22")
def test_rewards_about_opponents_give_only_the_honor_in_solo_play() -> None:
    table = solo(
        row="xeron-duke-of-lies sea-tyrant corrosive-widow shadow-star*2 spike-vixen", power=15, samael="muramasa"
    )
    table.do("defeat xeron-duke-of-lies", "defeat sea-tyrant", "defeat corrosive-widow")
    assert table.shows(honor=3 + 5 + 3, pool=39, hand="", samael="muramasa").asks == "0 main"


def test_a_solo_game_that_would_not_end_is_stopped_and_scored_against_samael() -> None:
    game = solo(row=ROW, honor=3, samael_honor=5).game
    stopped = game.info.stalemate(game)
    assert (stopped.scores, stopped.winners, stopped.reason, stopped.others) == ((3,), (), "stalemate", {"samael": 5})


@pytest.mark.rule("AS-104")
def test_the_end_tells_what_samaels_honor_consists_of() -> None:
    table = solo(row=ROW, pool=0, samael_honor=5, samael="muramasa snapdragon*2").do("end-turn")
    shown: Any = table.game.view(0, "ru")["outcome"]
    assert shown["breakdown"][-1] == {
        "other": "samael",
        "parts": [
            {"label": "Фишки славы", "amount": 5},
            {"label": "Львиный зев", "amount": 4, "card": "snapdragon", "count": 2},
            {"label": "Мурамаса", "amount": 4, "card": "muramasa"},
        ],
    }


@pytest.mark.rule("AS-91")
def test_the_end_of_a_solo_game_lays_the_hand_open() -> None:
    table = solo(row=ROW, pool=0, deck="apprentice*5 militia").do("end-turn")
    assert table.game.over
    areas = {area["id"]: area for area in table.game.view(None)["areas"]}  # type: ignore[attr-defined]
    assert len(areas["hand/0"]["pieces"]) == 5
