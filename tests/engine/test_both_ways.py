"""Compiled code plays the rules of its source: whole games, played compiled and taken again interpreted."""

import difflib
import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest

from deckhold import _native, games
from deckhold.engine.options import Option
from engine import both_ways
from engine.both_ways import Track
from engine.setups import Setup, all_in_few, allowed, one_of_each

GAMES = 45  # of each game in every test run
ASKS = 60  # of a bot in each of them: those of Mage Knight think long, and it is the rules that are compared
TRIES = 20  # to find options that go together
SOAK, BATCH = 3000, 150  # of each game in `make soak`; at once

pytestmark = pytest.mark.skipif(
    not _native.COMPILED, reason=f"only one way to compare: it runs interpreted ({_native.WHY_INTERPRETED})"
)


def interpreted(**order: object) -> Any:
    run = subprocess.run(
        [sys.executable, both_ways.__file__],
        input=json.dumps(order),
        env={**os.environ, "DECKHOLD_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def first_difference(track: Track, digests: list[str], number: int) -> str:
    """Where the two ways part, and what differs there; empty if they do not."""
    if digests == track.digests:
        return ""
    step = next((i for i, pair in enumerate(zip(digests, track.digests, strict=False)) if len({*pair}) > 1), 0)
    one = interpreted(do="look", track=track, number=number, step=step).splitlines()
    other = both_ways.decision(track, number, step).splitlines()
    diff = "\n".join(difflib.unified_diff(one, other, "interpreted", "compiled", lineterm="", n=1))
    return f"{track.setup} after {step} actions:\n{diff}"


def any_options(chance: random.Random, options: list[Option]) -> dict[str, Any]:
    """Some options with any of their values."""
    chosen: dict[str, Any] = {}
    for option in chance.sample(options, chance.randint(0, len(options))):
        if option.many:
            chosen[option.id] = chance.sample(option.values, chance.randint(0, len(option.values)))
        elif option.values:
            chosen[option.id] = chance.choice(option.values)
        else:
            chosen[option.id] = chance.randint(option.low, option.high)
    return chosen


def numbered(game: str, number: int) -> Setup:
    """The set-up with this number: by turns the few that hold every value, with others by chance where they fit."""
    chance = random.Random(f"{game} {number}")
    info = games.info(game)
    few = all_in_few(info)
    setup = few[number % len(few)]._replace(seed=chance.getrandbits(63))
    for _ in range(TRIES):
        options = {**any_options(chance, info.options), **setup.options}
        if allowed(info, setup.seats, options):
            return setup._replace(options=options)
    return setup


def compare(game: str, numbers: list[int], asks: int) -> None:
    tracks = [both_ways.play(list(numbered(game, number)), number, asks) for number in numbers]
    again = interpreted(do="replay", games=list(zip(tracks, numbers, strict=True)))
    for number, track, digests in zip(numbers, tracks, again, strict=True):
        difference = first_difference(track, digests, number)
        assert not difference, difference


@pytest.mark.parametrize("part", range(3))
@pytest.mark.parametrize("game", games.IDS)
def test_compiled_games_are_those_of_the_source(game: str, part: int) -> None:
    compare(game, list(range(part, GAMES, 3)), ASKS)


@pytest.mark.parametrize("game", games.IDS)
def test_every_number_of_seats_and_every_value_of_an_option_is_among_them(game: str) -> None:
    compared = [numbered(game, number) for number in range(GAMES)]
    for setup in one_of_each(games.info(game)):
        assert any(one.seats == setup.seats for one in compared)
        assert any(setup.options.items() <= one.options.items() for one in compared), setup


@pytest.mark.soak
@pytest.mark.parametrize("first", range(GAMES, SOAK, BATCH))
@pytest.mark.parametrize("game", games.IDS)
def test_thousands_of_compiled_games_are_those_of_the_source(game: str, first: int) -> None:
    compare(game, list(range(first, first + BATCH)), sys.maxsize)
