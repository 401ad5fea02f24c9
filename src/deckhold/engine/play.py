"""Random play inside the engine: for soak tests, benchmarks and rollouts."""

from typing import cast

from mypy_extensions import i64

from deckhold.engine.core import Game
from deckhold.engine.rng import Rng


def play_random(g: Game, rng: Rng, limit: i64 = 1 << 40) -> i64:
    """Take random legal actions until the game ends or `limit` of them are taken; returns how many were."""
    taken: i64 = 0
    while g.asking is not None and taken < limit:
        answers = cast(list[object], g.answers)  # the numbers are taken as the objects that they are
        g.take(answers[rng.below(len(answers))])
        taken += 1
    return taken
