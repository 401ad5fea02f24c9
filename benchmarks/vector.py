"""Steps a second of many games at once: our vector environment beside Gymnasium's own of our environments, in one run.

    python benchmarks/vector.py                  # every game, against random and against greedy players
    python benchmarks/vector.py ascension --environments 8

Both play random legal actions from the same seeds. Only the seconds of processor time inside `step` count: choosing an
action costs both the same. They take turns, and the medians of all rounds are compared.
"""

import argparse
from statistics import median
from time import process_time

import numpy as np
from gymnasium.vector import SyncVectorEnv, VectorEnv

from deckhold import _native, games
from deckhold.rl.gymnasium import SeatEnv
from deckhold.rl.vector import SeatVectorEnv


def steps_a_second(envs: VectorEnv, seed: int, seconds: float) -> float:
    """Steps of single games in a second of `step`, of which so many seconds are measured."""
    chooser = np.random.default_rng(seed)
    masks = envs.reset(seed=seed)[0]["action_mask"]
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = np.array([chooser.choice(row.nonzero()[0]) if row.any() else 0 for row in masks])
        began = process_time()
        seen, *_ = envs.step(actions)
        spent += process_time() - began
        steps += envs.num_envs
        masks = seen["action_mask"]
    return steps / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games.IDS))
    parser.add_argument("--environments", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    args = parser.parse_args()
    print(f"{args.environments} environments, {'compiled' if _native.COMPILED else 'interpreted'}")
    for game in args.games:
        for bots in ("random", "greedy"):
            native = SeatVectorEnv(game, args.environments, bots=bots)
            sync = SyncVectorEnv([lambda game=game, bots=bots: SeatEnv(game, bots=bots)] * args.environments)
            pairs = [
                (steps_a_second(native, seed, args.seconds), steps_a_second(sync, seed, args.seconds))
                for seed in range(args.rounds)
            ]
            ours, theirs = (median(values) for values in zip(*pairs, strict=True))
            ratio = median(a / b for a, b in pairs)
            print(
                f"{game}, {bots}: {ours:,.0f} steps/s, SyncVectorEnv {theirs:,.0f}: {ratio:.1f} times",
                flush=True,
            )


if __name__ == "__main__":
    main()
