"""Undo: computed from what was learned, never across a reveal, chance or another player's decision."""

import pytest

import deckhold
from games.position import Position


def test_playing_a_card_of_ones_own_can_be_taken_back() -> None:
    table = Position("ascension").lay(hand="apprentice*2 militia*3").table()
    table.do("play apprentice")
    assert table.game.undo_depth == 1
    table.game.undo()
    table.shows(hand="apprentice*2 militia*3", runes=0)


def test_several_actions_can_be_taken_back_at_once() -> None:
    table = Position("ascension").lay(hand="apprentice*2 militia*3").table()
    table.do("play apprentice").do("play militia").do("play militia")
    assert table.game.undo_depth == 3
    table.game.undo(3)
    table.shows(played="", power=0)


def test_a_draw_stops_undo() -> None:
    table = Position("ascension").lay(hand="arha-initiate militia*3", deck="apprentice*3").table()
    table.do("play militia").do("play arha-initiate")
    assert table.game.undo_depth == 0


def test_what_was_done_before_a_reveal_stays_done() -> None:
    table = Position("ascension").lay(hand="arha-initiate militia*3", deck="apprentice*3").table()
    table.do("play arha-initiate").do("play militia")
    assert table.game.undo_depth == 1
    with pytest.raises(deckhold.IllegalAction, match="cannot undo 2 actions: 1 can be taken back freely"):
        table.game.undo(2)


def test_a_drawn_card_that_was_known_does_not_stop_undo() -> None:
    """Cetra lays a hero on the deck before everybody's eyes: drawing it shows nothing new."""
    table = (
        Position("ascension")
        .lay(
            hand="cetra-weaver-of-stars arha-initiate",
            deck="militia",
            center_row="mephit*3 cultist - -".replace("cultist", "-"),
        )
        .table()
    )
    table.do("play cetra-weaver-of-stars").do("pick mystic")
    table.do("play arha-initiate")
    assert table["hand"] == ["mystic"]
    assert table.game.undo_depth >= 1


def test_a_new_card_in_the_row_stops_undo() -> None:
    table = Position("ascension").set(runes=3).table()
    table.do("acquire mystic")
    assert table.game.undo_depth == 1
    table = Position("ascension").lay(center_row="spike-vixen*2 mephit*3 earth-tyrant").set(runes=3).table()
    table.do("acquire spike-vixen")
    assert table.game.undo_depth == 0


def test_undo_does_not_cross_another_players_decision() -> None:
    table = Position("ascension").lay(hand="militia*5").table()
    table.do("end-turn")
    assert table.game.undo_depth == 0


def test_an_undone_decision_has_a_new_number() -> None:
    table = Position("ascension").lay(hand="apprentice*2 militia*3").table()
    table.do("play apprentice")
    late = table.game.serial
    table.game.undo()
    assert table.game.serial > late


def test_by_agreement_anything_can_be_taken_back() -> None:
    table = Position("ascension").lay(hand="arha-initiate militia*3", deck="apprentice*3").table()
    before = table.game.fingerprint()
    table.do("play arha-initiate")
    table.game.rewind(0)
    assert table.game.fingerprint() == before


def test_what_lies_before_a_loaded_position_is_out_of_reach() -> None:
    game = deckhold.new("ascension", seed=3)
    game.apply(game.actions()[0])
    loaded = deckhold.load(game.dump())
    with pytest.raises(ValueError, match="cannot go back to action 0: this game knows 1 to 1"):
        loaded.rewind(0)
