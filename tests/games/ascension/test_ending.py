"""Unity, the end of a turn, the end of the game (rules, sections 12 to 14)."""

from collections import Counter
from typing import Any

import pytest

from deckhold import Outcome
from games.ascension.vigil import start
from games.position import Table, in_force


def outcome(table: Table) -> Outcome:
    result = table.game.outcome
    assert result is not None
    return result


# -- unity -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-79")
def test_unity_needs_another_hero_of_the_faction_played_by_the_same_player_in_the_same_turn() -> None:
    table = start(hand="runic-lycanthrope mystic", constructs="yggdrasil-staff", discard="wolf-shaman")
    table.do("play runic-lycanthrope", "play mystic").shows(runes=4, power=0, lasts="runic-lycanthrope#1")


@pytest.mark.rule("AS-79")
def test_a_hero_of_an_earlier_turn_does_not_fulfil_unity() -> None:
    table = start(hand="wolf-shaman", deck="runic-lycanthrope apprentice*5", hand_1="")
    table.do("play wolf-shaman", "end-turn", "end-turn")
    assert "runic-lycanthrope" in table["hand"]
    table.do("play runic-lycanthrope").shows(power=0, runes=2)


@pytest.mark.rule("AS-80")
def test_unity_already_fulfilled_happens_while_the_card_resolves() -> None:
    table = start(hand="landtalker runic-lycanthrope").do("play landtalker")
    assert table.told("play runic-lycanthrope") == ["play runic-lycanthrope", "gain-runes 2", "gain-power 2"]


@pytest.mark.rule("AS-80")
@pytest.mark.rule("AS-82")
def test_unity_fulfilled_later_follows_the_effect_of_the_card_that_fulfils_it() -> None:
    table = start(hand="runic-lycanthrope wolf-shaman", deck="militia").do("play runic-lycanthrope")
    assert table.told("play wolf-shaman") == ["play wolf-shaman", "gain-runes 1", "draw militia", "gain-power 2"]
    table.shows(lasts="")


@pytest.mark.rule("AS-82")
def test_a_pending_unity_waits_for_a_question_in_the_fulfilling_cards_effect() -> None:
    table = start(hand="runic-lycanthrope druids-of-the-stone-circle").do("play runic-lycanthrope")
    assert table.do("play druids-of-the-stone-circle").shows(power=0).asks == "0 pick"
    table.do("pick mystic").shows(power=2)


@pytest.mark.rule("AS-81")
def test_the_printed_condition_counts_heroes_only() -> None:
    # The keyword speaks of cards of the faction; the Lycanthrope's own text of heroes: a construct does not fulfil it.
    table = start(hand="runic-lycanthrope snapdragon yggdrasil-staff").do("play runic-lycanthrope")
    table.do("play snapdragon", "play yggdrasil-staff").shows(power=0, runes=2)


@pytest.mark.rule("AS-83")
def test_a_unity_effect_not_fulfilled_by_the_end_of_the_turn_is_lost() -> None:
    table = start(hand="runic-lycanthrope", deck="wolf-shaman apprentice*4").do("play runic-lycanthrope")
    table.shows(lasts="runic-lycanthrope#1").do("end-turn").shows(lasts="")
    table.do("end-turn", "play wolf-shaman").shows(power=0)


# -- end of turn -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-84")
def test_ending_the_turn() -> None:
    table = start(
        hand="militia*2",
        played="mystic",
        constructs="shadow-star",
        deck="apprentice*6",
        discard="spike-vixen",
        runes=3,
        power=2,
        mechana_runes=1,
        lasting=[in_force("reactor-monk.effect.1", "reactor-monk#1")],
    )
    assert table.told("end-turn") == ["end-turn", *["draw apprentice"] * 5, "turn"]
    table.shows(
        discard="spike-vixen mystic militia*2",
        hand="apprentice*5",
        deck="apprentice",
        played="",
        runes=0,
        power=0,
        mechana_runes=0,
        lasts="",
    )
    assert table.asks == "1 main"


@pytest.mark.rule("AS-84")
def test_nothing_of_a_turn_is_carried_into_the_next() -> None:
    table = start(
        hand="runic-lycanthrope", constructs="shadow-star voidthirster", power=3, row="mephit*3 spike-vixen*2 muramasa"
    )
    table.do("play runic-lycanthrope", "use shadow-star", "defeat mephit", "pass", "end-turn")
    table.shows(lasts="", marks=[], runes=0, power=0)


@pytest.mark.rule("AS-85")
def test_the_cards_just_discarded_are_reshuffled_when_the_deck_runs_short() -> None:
    table = start(hand="militia*2", played="mystic*2", deck="apprentice", discard="spike-vixen").do("end-turn")
    assert table["hand"][0] == "apprentice"
    assert len(table["hand"]) == 5
    assert Counter(table["hand"] + table["deck"]) == {"apprentice": 1, "militia": 2, "mystic": 2, "spike-vixen": 1}
    table.shows(discard="")


@pytest.mark.rule("AS-87")
def test_every_player_holds_a_hand_during_the_opponents_turns() -> None:
    table = start(seats=3, deck="apprentice*5").do("end-turn")
    assert table.asks == "1 main"
    assert [len(table[f"hand_{seat}"]) for seat in range(3)] == [5, 5, 5]


@pytest.mark.rule("AS-D08")
def test_deck_and_discard_after_the_first_two_turns() -> None:
    table = start(hand="apprentice*4 militia", deck="apprentice*4 militia").do("end-turn")
    assert [len(table[zone]) for zone in ("hand", "deck", "discard")] == [5, 0, 5]
    table.do("end-turn", "end-turn")
    assert [len(table[zone]) for zone in ("hand", "deck", "discard")] == [5, 5, 0]
    assert Counter(table["hand"] + table["deck"]) == {"apprentice": 8, "militia": 2}


# -- end of the game ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-88")
@pytest.mark.rule("AS-89")
@pytest.mark.rule("AS-D09")
@pytest.mark.parametrize(("emptied_by", "still_to_move"), [(0, [1, 2]), (1, [2]), (2, [])])
def test_play_goes_on_until_the_last_player_has_moved(emptied_by: int, still_to_move: list[int]) -> None:
    table = start(seats=3, turn=emptied_by, pool=1, power=2).do("defeat cultist").shows(pool=0)
    assert table.asks == f"{emptied_by} main"  # the turn itself goes on
    table.do("end-turn")
    for seat in still_to_move:
        assert table.asks == f"{seat} main"
        table.do("end-turn")
    assert table.game.over


@pytest.mark.rule("AS-89")
def test_the_last_player_is_the_one_before_whoever_began() -> None:
    table = start(seats=3, turn=2, first=2, pool=0).do("end-turn")
    assert table.asks == "0 main"
    assert table.do("end-turn").asks == "1 main"
    assert table.do("end-turn").game.over


@pytest.mark.rule("AS-88")
def test_the_game_goes_on_while_the_pool_is_not_empty() -> None:
    table = start(turn=1, pool=1).do("end-turn")
    assert (table.asks, table.game.outcome) == ("0 main", None)


@pytest.mark.rule("AS-90")
def test_the_game_ends_with_the_last_players_own_turn_when_the_pool_empties_in_it() -> None:
    table = start(turn=1, pool=1, power=2).do("defeat cultist", "end-turn")
    assert table.game.over
    assert table.game.actions() == []


@pytest.mark.rule("AS-91")
@pytest.mark.rule("AS-D11")
def test_the_score_counts_tokens_and_all_own_cards() -> None:
    table = start(
        seats=2,
        turn=1,
        pool=0,
        honor_1=12,
        hand="apprentice*3 mystic",
        deck="apprentice*3 demon-slayer",
        discard="militia*2 mystic",
        constructs="hedron-cannon",
        hand_0="",
        deck_0="",
    )
    assert outcome(table.do("end-turn")).scores == (0, 24)
    shown: Any = table.game.view(0)["outcome"]
    assert shown["breakdown"] == [
        {"seats": [0], "parts": [{"label": "Honor tokens", "amount": 0}]},
        {
            "seats": [1],
            "parts": [
                {"label": "Honor tokens", "amount": 12},
                {"label": "Hedron Cannon", "amount": 8, "card": "hedron-cannon"},
                {"label": "Mystic", "amount": 2, "card": "mystic", "count": 2},
                {"label": "Demon Slayer", "amount": 2, "card": "demon-slayer"},
            ],
        },
    ]


@pytest.mark.rule("AS-91")
def test_scoring_shows_all_cards_to_everybody() -> None:
    table = start(turn=1, pool=0, hand="mystic").do("end-turn")
    assert table.game.determinize(0, 3).view(0) == table.game.view(0)
    assert table.game.dump()["position"]["unsure"] == table.game.determinize(0, 3).dump()["position"]["unsure"]


@pytest.mark.rule("AS-92")
def test_the_highest_score_wins() -> None:
    table = start(seats=3, turn=2, pool=0, honor=10, honor_1=30, honor_2=20).do("end-turn")
    assert (outcome(table).scores, outcome(table).winners) == ((10, 30, 20), (1,))


@pytest.mark.rule("AS-93")
@pytest.mark.rule("AS-D10")
@pytest.mark.parametrize(
    ("scores", "first", "winner"),
    [((41, 41, 39), 0, 1), ((41, 41, 41), 0, 2), ((41, 41, 41), 1, 0), ((41, 39, 41), 1, 0), ((41, 39, 41), 2, 0)],
)
def test_a_tie_goes_to_whoever_is_latest_in_turn_order(scores: tuple[int, int, int], first: int, winner: int) -> None:
    last = (first + 2) % 3
    honor: dict[str, Any] = {f"honor_{seat}": score for seat, score in enumerate(scores)}
    table = start(seats=3, turn=last, first=first, pool=0, **honor).do("end-turn")
    assert (outcome(table).scores, outcome(table).winners, outcome(table).reason) == (scores, (winner,), "honor")


@pytest.mark.rule("AS-91")
def test_the_end_lays_every_hand_open() -> None:
    table = start(pool=0, turn=1, hand_0="apprentice militia").do("end-turn")
    areas = {area["id"]: area for area in table.game.view(None)["areas"]}  # type: ignore[attr-defined]
    assert [piece["card"] for piece in areas["hand/0"]["pieces"]] == ["apprentice", "militia"]
    assert "hidden" not in areas["hand/0"]
