"""Measures this installation and prints one JSON object: `python -m deckhold.bench.ours SECONDS`."""

import json
import sys
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from time import process_time

import deckhold
from deckhold import _native
from deckhold.engine.play import play_random
from deckhold.engine.rng import seeded


def rate(work: Callable[[int], int], seconds: float) -> float:
    """How much work a second of processor time, with a new seed each time."""
    done, seed = work(0), 0  # the first one warms up
    done, start = 0, process_time()
    while (passed := process_time() - start) < seconds:
        seed += 1
        done += work(seed)
    return done / passed


def inside(game: str) -> Callable[[int], int]:
    """Decisions of random games played by the engine's own loop."""

    def work(seed: int) -> int:
        return play_random(deckhold.new(game, seed=seed), seeded(seed))

    return work


def driven(game: str) -> Callable[[int], int]:
    """Decisions of random games driven through the public contract."""

    def work(seed: int) -> int:
        table = deckhold.new(game, seed=seed)
        random = Random(seed).random
        taken = 0
        while not table.over:
            actions = table.actions()
            table.apply(actions[int(random() * len(actions))])
            taken += 1
        return taken

    return work


def repeated(what: Callable[[], object], times: int) -> Callable[[int], int]:
    def work(seed: int) -> int:
        for _ in range(times):
            what()
        return times

    return work


def measure(game: str, seconds: float) -> dict[str, float]:
    """Speeds of one game; times are in microseconds."""
    middle = deckhold.new(game, seed=1)
    play_random(middle, seeded(1), 100)
    if middle.over:
        middle = deckhold.new(game, seed=1)
    decisions = rate(inside(game), seconds)
    lengths = [int(play_random(deckhold.new(game, seed=seed), seeded(seed))) for seed in range(20)]
    return {
        "decisions/s": decisions,
        "games/s": decisions * len(lengths) / sum(lengths),
        "driven decisions/s": rate(driven(game), seconds),
        "clone us": 1e6 / rate(repeated(middle.clone, 200), seconds / 4),
        "determinize us": 1e6 / rate(repeated(lambda: middle.determinize(0, 5), 50), seconds / 4),
        "dump us": 1e6 / rate(repeated(middle.dump, 50), seconds / 4),
        "view us": 1e6 / rate(repeated(lambda: middle.view(0), 10), seconds / 4),
        **environment(game, seconds),
    }


def environment(game: str, seconds: float) -> dict[str, float]:
    """Steps of the PettingZoo environment, where that extra is installed."""
    if find_spec("pettingzoo") is None:
        return {}
    from deckhold.rl.speed import env_steps

    return {"environment steps/s": env_steps(game, seconds)}


def main() -> None:
    seconds = float(sys.argv[1])
    ids = sys.argv[2:] or [info.id for info in deckhold.catalog()]
    print(json.dumps({"compiled": _native.COMPILED, "games": {id: measure(id, seconds) for id in ids}}))


if __name__ == "__main__":
    main()
