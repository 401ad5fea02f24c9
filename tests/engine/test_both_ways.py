"""Compiled code plays the rules of its source: whole games, played interpreted and taken again compiled."""

import difflib
import json
import os
import subprocess
import sys
from typing import Any

import pytest

from deckhold import _native, games
from engine import both_ways
from engine.both_ways import Track, replay

GAMES = 120  # of each game in every test run
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


def first_difference(track: Track, number: int) -> str:
    """Where the two ways part, and what differs there; empty if they do not."""
    digests = replay(track, number)
    if digests == track.digests:
        return ""
    step = next((i for i, pair in enumerate(zip(digests, track.digests, strict=False)) if len({*pair}) > 1), 0)
    one = interpreted(do="look", track=track, number=number, step=step).splitlines()
    other = both_ways.decision(track, number, step).splitlines()
    diff = "\n".join(difflib.unified_diff(one, other, "interpreted", "compiled", lineterm="", n=1))
    return f"{track.setup} after {step} actions:\n{diff}"


def compare(game: str, numbers: list[int]) -> None:
    tracks = [Track(*track) for track in interpreted(do="play", game=game, numbers=numbers)]
    for number, track in zip(numbers, tracks, strict=True):
        difference = first_difference(track, number)
        assert not difference, difference


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("game", games.IDS)
def test_compiled_games_are_those_of_the_source(game: str, part: int) -> None:
    half = GAMES // 2
    compare(game, list(range(part * half, (part + 1) * half)))


@pytest.mark.soak
@pytest.mark.parametrize("first", range(GAMES, SOAK, BATCH))
@pytest.mark.parametrize("game", games.IDS)
def test_thousands_of_compiled_games_are_those_of_the_source(game: str, first: int) -> None:
    compare(game, list(range(first, first + BATCH)))
