"""What holds in every game of the catalog, at every decision of any game of it; test_little.py asks it of another."""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import deckhold
from deckhold import _native
from deckhold.engine.play import play_random
from deckhold.engine.rng import seeded
from deckhold.text import writer
from engine.setups import Setup, every_setup, load, setups

SPEED = 4 if _native.COMPILED else 1  # compiled code looks at more
LANGS = ("en", "ru")

seeds = st.integers(0, 1 << 32)


def walk(setup: Setup, seed: int, steps: int) -> Iterator[deckhold.Game]:
    """The game at some of its decisions: random play, stopping at `steps` places spread over it."""
    game = setup.new()
    rng = seeded(seed)
    chooser = random.Random(seed)
    for _ in range(steps):
        if game.over:
            return
        yield game
        play_random(game, rng, chooser.choice((1, 1, 2, 5, 40)))
    yield game


def cards_of(position: dict[str, Any]) -> Counter[str]:
    """Every card that lies in a zone of a dump."""
    zones = [zone for zone in position.values() if isinstance(zone, list)]
    for player in position["players"]:
        zones += [zone for zone in player.values() if isinstance(zone, list)]
    return Counter(card for zone in zones for card in zone if isinstance(card, str) and "#" in card)


def places_of(game: deckhold.Game) -> dict[int, int]:
    """In which zone every card lies."""
    return {card: index for index, zone in enumerate(game.zones) for card in zone if card >= 0}


@settings(max_examples=20 * SPEED)
@given(setups(), seeds)
def test_random_play_ends_with_an_outcome(setup: Setup, seed: int) -> None:
    game = setup.new()
    taken = play_random(game, seeded(seed))
    assert game.over
    assert game.decision is None
    assert game.actions() == []
    assert game.outcome is not None
    assert len(game.outcome.scores) == setup.seats
    assert len(game.history) == taken


@settings(max_examples=6 * SPEED)
@given(setups(), seeds)
def test_the_parts_of_a_score_add_up_to_it(setup: Setup, seed: int) -> None:
    game = setup.new()
    play_random(game, seeded(seed))
    shown: Any = game.view(0)["outcome"]
    for side in shown["breakdown"]:
        total = sum(part["amount"] for part in side["parts"])
        wanted = (
            [shown["others"][side["other"]]] if "other" in side else [shown["scores"][seat] for seat in side["seats"]]
        )
        assert set(wanted) == {total}


@settings(max_examples=10 * SPEED)
@given(setups(), seeds)
def test_no_card_is_lost_or_doubled(setup: Setup, seed: int) -> None:
    for game in walk(setup, seed, 12):
        zones = [card for zone in game.zones for card in zone if card >= 0]
        assert sorted(zones) == list(range(len(game.table.card)))


@settings(max_examples=10 * SPEED)
@given(setups(), seeds)
def test_every_zone_holds_what_it_declares(setup: Setup, seed: int) -> None:
    for game in walk(setup, seed, 12):
        for index, cards in enumerate(game.zones):
            zone = game.map.zones[game.map.zone_at[index]]
            assert all(zone.holds(game.table.card[card].kind) for card in cards if card >= 0), zone.name


@settings(max_examples=10 * SPEED)
@given(setups(), seeds)
def test_a_clone_is_equal_and_independent(setup: Setup, seed: int) -> None:
    for game in walk(setup, seed, 8):
        before = game.dump()
        twin = game.clone()
        assert twin.dump() == before
        play_random(twin, seeded(seed), 30)
        assert game.dump() == before
        third = game.clone()
        after = twin.dump()
        play_random(third, seeded(seed + 1), 30)
        assert twin.dump() == after


@settings(max_examples=8 * SPEED)
@given(setups(), seeds)
def test_old_clones_keep_their_fingerprint(setup: Setup, seed: int) -> None:
    kept = [(game.clone(), game.fingerprint()) for game in walk(setup, seed, 10)]
    assert [clone.fingerprint() for clone, _ in kept] == [fingerprint for _, fingerprint in kept]


@settings(max_examples=8 * SPEED)
@given(setups(), seeds)
def test_a_save_goes_on_exactly_like_the_game(setup: Setup, seed: int) -> None:
    for game in walk(setup, seed, 8):
        saved = json.loads(json.dumps(game.dump()))
        loaded = load(saved)
        assert loaded.dump() == game.dump()
        assert loaded.actions() == game.actions()
        one, other = game.clone(), loaded
        play_random(one, seeded(seed), 60)
        play_random(other, seeded(seed), 60)
        assert one.fingerprint() == other.fingerprint()
        assert one.history == other.history


@settings(max_examples=5 * SPEED)
@given(setups(), seeds)
def test_the_same_actions_give_the_same_game(setup: Setup, seed: int) -> None:
    game = setup.new()
    play_random(game, seeded(seed))
    again = setup.new()
    for action in game.history:
        again.apply(action)
    assert again.fingerprint() == game.fingerprint()
    assert again.outcome == game.outcome


@settings(max_examples=10 * SPEED)
@given(setups(), seeds, seeds)
def test_a_view_shows_nothing_that_the_seat_cannot_know(setup: Setup, seed: int, other: int) -> None:
    for game in walk(setup, seed, 6):
        for seat in [*range(setup.seats), None]:
            assert game.determinize(seat, other).view(seat) == game.view(seat)


@settings(max_examples=6 * SPEED)
@given(setups(), seeds, seeds)
def test_worth_looks_only_at_what_the_seat_knows(setup: Setup, seed: int, other: int) -> None:
    for game in walk(setup, seed, 6):
        if not game.over:
            for seat in range(setup.seats):
                guess = game.determinize(seat, other)
                assert guess.info.worth(guess, seat) == pytest.approx(game.info.worth(game, seat))


@settings(max_examples=8 * SPEED)
@given(setups(), seeds, seeds)
def test_a_determinization_is_a_sound_game_of_its_own(setup: Setup, seed: int, other: int) -> None:
    for game in walk(setup, seed, 6):
        if game.decision is None:
            continue
        before = game.dump()
        guess = game.determinize(game.decision.seat, other)
        assert guess.actions() == game.actions()
        assert cards_of(guess.dump()["position"]) == cards_of(before["position"])
        play_random(guess, seeded(other))
        assert guess.over
        assert game.dump() == before


@settings(max_examples=6 * SPEED)
@given(setups(), seeds)
def test_determinizing_for_a_seat_is_blind_to_what_it_cannot_know(setup: Setup, seed: int) -> None:
    """Two positions that differ only in what a seat cannot know give it the same possibilities."""
    for game in walk(setup, seed, 4):
        for seat in range(setup.seats):
            hidden = game.determinize(seat, 1)
            assert hidden.determinize(seat, 2).view(seat) == game.view(seat)
            unsure = [sorted(map(tuple, copy.dump()["position"]["unsure"])) for copy in (game, hidden)]
            assert len(unsure[0]) == len(unsure[1])


@settings(max_examples=10 * SPEED)
@given(setups(), seeds)
def test_an_illegal_action_changes_nothing(setup: Setup, seed: int) -> None:
    for game in walk(setup, seed, 6):
        before = game.dump()
        legal = game.actions()
        for action in (-1, 1 << 50, max(legal, default=0) + 1, "play", None, True, 1.0):
            if action in legal:
                continue
            with pytest.raises(deckhold.IllegalAction):
                game.apply(action)
        assert game.dump() == before


@settings(max_examples=8 * SPEED)
@given(setups(), seeds)
def test_everything_has_words_in_both_languages(setup: Setup, seed: int) -> None:
    for game in walk(setup, seed, 10):
        for lang in LANGS:
            assert game.prompt(lang)
            labels = [game.label(action, lang) for action in game.actions()]
            assert all(labels)
            if game.decision is not None:
                view = game.view(game.decision.seat, lang)
                json.dumps(view)
                said = " ".join([*labels, game.prompt(lang)])
                latin = re.findall(r"[a-z]{3,}", re.sub(r"\[[^]]*\]", "", said))
                assert lang == "en" or not latin, said


@pytest.mark.parametrize("lang", LANGS)
def test_everything_that_pays_has_its_words(lang: str) -> None:
    for info in deckhold.catalog():
        t = writer(info.id, lang)
        assert all(t.say(f"res-{resource}", n=1) for resource in info.resources)


@settings(max_examples=8 * SPEED)
@given(setups(), seeds)
def test_every_answer_is_different_and_explained(setup: Setup, seed: int) -> None:
    for game in walk(setup, seed, 10):
        actions = game.actions()
        assert len(set(actions)) == len(actions)
        explained = [json.dumps(game.explain(action)) for action in actions]
        assert len(set(explained)) == len(explained)


@settings(max_examples=6 * SPEED)
@given(setups(), seeds)
def test_every_event_can_be_told(setup: Setup, seed: int) -> None:
    game = setup.new()
    game.listen()
    rng = seeded(seed)
    while not game.over:
        play_random(game, rng, 25)
        for event in game.take_events():
            for seat in (0, None):
                for lang in LANGS:
                    json.dumps(game.info.event_data(game, event, seat, lang))


@settings(max_examples=6 * SPEED)
@given(setups(), seeds)
def test_every_card_that_changes_its_place_is_told_of(setup: Setup, seed: int) -> None:
    game = setup.new()
    game.listen()
    rng = seeded(seed)
    while not game.over:
        told = places_of(game)
        play_random(game, rng, 1)
        events = game.take_events()
        # A discard pile that becomes the deck is told as a whole.
        anew = any(event.kind in ("shuffle", "turn-over") for event in events)
        hidden = [anew and game.map.seen[index] == 0 for index in range(len(game.zones))]
        for event in events:
            if event.kind == "move":
                assert told[event.card] == event.source or hidden[event.source]
                told[event.card] = event.target
        for card, place in places_of(game).items():
            assert told[card] == place or hidden[place]


@settings(max_examples=5 * SPEED)
@given(setups(), seeds)
def test_listening_does_not_change_the_game(setup: Setup, seed: int) -> None:
    silent, heard = setup.new(), setup.new()
    heard.listen()
    play_random(silent, seeded(seed))
    play_random(heard, seeded(seed))
    assert silent.fingerprint() == heard.fingerprint()


@settings(max_examples=10 * SPEED)
@given(setups(), seeds)
def test_undo_returns_to_the_very_position(setup: Setup, seed: int) -> None:
    game = setup.new()
    rng = random.Random(seed)
    for _ in range(60):
        if game.over:
            return
        before = game.clone()
        game.apply(rng.choice(game.actions()))
        if game.undo_depth:
            after = game.serial
            undone = game.clone()
            undone.undo()
            assert undone.fingerprint() == before.fingerprint()
            assert undone.history == before.history
            assert undone.serial > after


@settings(max_examples=6 * SPEED)
@given(setups(), seeds)
def test_undo_never_takes_back_what_somebody_learned(setup: Setup, seed: int) -> None:
    """Whatever may be undone left chance alone and showed the acting seat nothing it did not know."""
    game = setup.new()
    rng = random.Random(seed)
    for _ in range(60):
        if game.over or game.decision is None:
            return
        seat = game.decision.seat
        before = game.clone()
        game.apply(rng.choice(game.actions()))
        if not game.undo_depth:
            continue
        chance = [copy.dump()["position"]["chance"] for copy in (before, game)]
        assert chance[0] == chance[1]
        # The same action in another world that the seat could not tell apart shows it the same.
        other = before.determinize(seat, seed)
        other.apply(game.history[-1])
        assert other.view(seat) == game.view(seat)


@pytest.mark.parametrize("setup", every_setup(), ids=str)
def test_each_set_up_plays_to_its_end(setup: Setup) -> None:
    game = setup.new()
    play_random(game, seeded(7))
    assert game.outcome is not None
