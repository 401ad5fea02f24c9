"""Turns as the games tell them, and a search that looks so many of them ahead."""

from typing import Any

import pytest

import deckhold
from deckhold.engine.knowledge import Unknown
from deckhold.engine.search import ROUNDS, TEAM_TURNS, Search
from games.aeons_end import mats
from games.ascension import vigil
from games.last_bastion import siege
from games.position import Table


def told(table: Table) -> int:
    return table.game.turn_number


def test_what_others_decide_in_the_middle_of_a_turn_is_no_turn_of_theirs() -> None:
    row = "corrosive-widow mephit*3 spike-vixen*2"
    table = vigil.start(seats=3, power=4, row=row, constructs_2="shadow-star muramasa")
    before = told(table)
    table.do("defeat corrosive-widow")
    assert (table.asks, told(table)) == ("2 pick", before)
    table.do("pick muramasa")
    assert (table.asks, told(table)) == ("0 main", before)
    assert told(table.do("end-turn")) == before + 1


def test_an_extra_turn_is_a_turn() -> None:
    table = vigil.start(constructs="tablet-of-times-dawn", deck="apprentice*5").do("use tablet-of-times-dawn")
    before = told(table)
    assert (table.do("end-turn").asks, told(table)) == ("0 main", before + 1)


def test_samaels_turn_belongs_to_the_players() -> None:
    table = vigil.solo(hand="apprentice")
    before = told(table)
    assert told(table.do("end-turn")) == before + 1


def test_only_mages_take_turns_that_count() -> None:
    table = mats.start(next="nemesis 2 1", nemesis_deck="null-scion")
    before = told(table)
    assert (table.do("end-main").asks[0], told(table)) == ("1", before + 1)


def test_a_board_without_a_hero_has_its_turn_too() -> None:
    table = siege.start(seats=2)
    before = told(table)
    assert (table.do("end-turn").asks[0], told(table)) == ("1", before + 2)  # the green board, then the blue one


@pytest.mark.parametrize("game", ["ascension", "aeons-end"])
def test_the_first_turn_is_number_one(game: str) -> None:
    assert deckhold.new(game, seats=2, seed=4).turn_number == 1


def test_before_the_first_turn_the_number_is_zero() -> None:
    assert deckhold.new("last-bastion", seats=4, seed=4).turn_number == 0  # heroes are chosen


def test_a_save_keeps_the_number_and_an_older_one_has_none() -> None:
    table = vigil.start(hand="apprentice").do("end-turn")
    data: dict[str, Any] = table.game.dump()
    assert deckhold.load(data).turn_number == told(table) > 0
    del data["turn_number"]
    assert deckhold.load(data).turn_number == 0


@pytest.mark.parametrize("game", deckhold.catalog(), ids=lambda info: info.id)
def test_an_iteration_is_judged_where_the_clock_of_its_game_has_advanced(game: deckhold.GameInfo) -> None:
    g = deckhold.new(game.id, seats=2, seed=3)
    search = Search(1)
    search.run(g, 2, 0.0)
    turns = game.foresight or (TEAM_TURNS if game.cooperative() else ROUNDS * 2)
    assert search.until == game.clock(g) + turns
    for trial in range(5):
        guess = search.guess(Unknown(g, search.seat), trial)
        search.play_out(guess)
        assert guess.over or game.clock(guess) >= search.until
