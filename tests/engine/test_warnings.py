"""What a view says of an action beforehand: that it cannot be undone, that it ends the game."""

import random
from typing import Any

from hypothesis import given, settings

import deckhold
from engine.setups import Setup, setups
from engine.test_every_game import SPEED, seeds
from games.aeons_end import mats
from games.ascension import vigil
from games.position import Position, Table


def warnings(table: Table, wanted: str) -> set[str]:
    """What is said of an action, to the seat that decides."""
    decision = table.game.decision
    assert decision is not None
    view: Any = table.game.view(decision.seat)
    action = table.find(wanted)
    entry = next(entry for entry in view["actions"] if entry["action"] == action)
    return {key for key in ("final", "ends") if key in entry}


def test_playing_a_card_of_ones_own_is_not_final() -> None:
    table = Position("ascension").lay(hand="apprentice*2 militia*3").table()
    assert warnings(table, "play militia") == set()


def test_drawing_an_unknown_card_is_final() -> None:
    table = Position("ascension").lay(hand="arha-initiate militia*3", deck="apprentice*3").table()
    assert warnings(table, "play arha-initiate") == {"final"}


def test_buying_is_final_where_the_deck_fills_the_gap() -> None:
    table = Position("ascension").lay(center_row="spike-vixen*2 mephit*3 earth-tyrant").set(runes=3).table()
    assert warnings(table, "acquire spike-vixen") == {"final"}
    assert warnings(table, "acquire mystic") == set()


def test_the_last_blow_ends_the_game() -> None:
    table = mats.start(phase="casting", breach_i="spark", nemesis_life=1)
    assert warnings(table, "cast spark") == {"final", "ends"}
    table = mats.start(phase="casting", breach_i="spark", nemesis_life=2)
    assert warnings(table, "cast spark") == set()


def test_an_end_after_something_new_is_only_final() -> None:
    """The last turn of Ascension ends with a draw: what that brings is not looked at."""
    table = vigil.start(turn=1, pool=0, deck="militia*5")
    assert warnings(table, "end-turn") == {"final"}
    assert table.do("end-turn").game.over


def test_only_the_seat_that_decides_is_warned() -> None:
    game = deckhold.new("ascension", seed=3)
    for seat in (1, None):
        assert game.view(seat)["actions"] == []


@settings(max_examples=10 * SPEED)
@given(setups(), seeds)
def test_a_warning_comes_true_in_the_real_game(setup: Setup, seed: int) -> None:
    """Found out on a guess, and exact: until something comes to light a guess goes like the real game."""
    game = setup.new()
    rng = random.Random(seed)
    for _ in range(40):
        decision = game.decision
        if decision is None:
            return
        view: Any = game.view(decision.seat)
        for entry in view["actions"]:
            after = game.clone()
            after.apply(entry["action"])
            free = after.undo_depth > 0
            still_mine = after.decision is not None and after.decision.seat == decision.seat
            assert ("final" in entry) == (not free or not still_mine), entry
            assert ("ends" in entry) == (free and after.over), entry
            if "final" not in entry:
                after.undo()
                assert after.fingerprint() == game.fingerprint()
        game.apply(rng.choice(game.actions()))
