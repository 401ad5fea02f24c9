"""Steps a second of many games at once: our vector environment beside Gymnasium's own of our environments, in one run.

    python benchmarks/vector.py                  # every game, against random and against greedy players
    python benchmarks/vector.py ascension --environments 8

All play random legal actions from the same seeds: a single environment, Gymnasium's `SyncVectorEnv` of such, and ours
in one process and in several. Only the time inside `step` counts, by two clocks. Processor time is that of the process
that worked longest: so it goes where each has a core of its own, and other work on the machine does not matter. The
clock on the wall also sees how processes wait for each other, and is to be believed where there is no other work.
They take turns, and the medians of all rounds are compared.
"""

import argparse
import time
from statistics import median

import numpy as np
from gymnasium.vector import SyncVectorEnv, VectorEnv

from deckhold import _native, games
from deckhold.rl.gymnasium import SeatEnv
from deckhold.rl.vector import SeatVectorEnv


def spent(processes: list[int]) -> list[float]:
    """Seconds of processor time of this process and of others (Linux numbers their clocks so)."""
    return [time.process_time(), *(time.clock_gettime(~process << 3 | 2) for process in processes)]


def steps_a_second(envs: VectorEnv, seed: int, seconds: float) -> tuple[float, float]:
    """Steps of single games in a second of `step`, by processor time and by the clock on the wall."""
    processes = [worker.process.pid for worker in envs._shares.workers] if isinstance(envs, SeatVectorEnv) else []
    chooser = np.random.default_rng(seed)
    masks = envs.reset(seed=seed)[0]["action_mask"]
    steps = 0
    total = np.zeros(1 + len(processes))
    wall = 0.0
    while total.max() < seconds:
        actions = np.array([chooser.choice(row.nonzero()[0]) if row.any() else 0 for row in masks])
        before, began = spent(processes), time.perf_counter()
        seen, *_ = envs.step(actions)
        wall += time.perf_counter() - began
        total += np.subtract(spent(processes), before)
        steps += envs.num_envs
        masks = seen["action_mask"]
    return steps / total.max(), steps / wall


def single_steps_a_second(env: SeatEnv, seed: int, seconds: float) -> tuple[float, float]:
    """The same of an environment by itself."""
    chooser = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    steps, total, wall = 0, 0.0, 0.0
    while total < seconds:
        action = chooser.choice(seen["action_mask"].nonzero()[0])
        before, began = time.process_time(), time.perf_counter()
        seen, _, ended, truncated, _ = env.step(action)
        if ended or truncated:
            seen, _ = env.reset()
        wall += time.perf_counter() - began
        total += time.process_time() - before
        steps += 1
    return steps / total, steps / wall


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games.IDS))
    parser.add_argument("--environments", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--bots", nargs="*", default=["random", "greedy"])
    args = parser.parse_args()
    print(f"{args.environments} environments, {'compiled' if _native.COMPILED else 'interpreted'}")
    print(f"steps a second: single, SyncVectorEnv, ours in 1 process, in {args.workers}")
    for game in args.games:
        for bots in args.bots:
            single = SeatEnv(game, bots=bots)
            sync = SyncVectorEnv([lambda game=game, bots=bots: SeatEnv(game, bots=bots)] * args.environments)
            ours = [SeatVectorEnv(game, args.environments, bots=bots, num_workers=n) for n in (1, args.workers)]
            rounds = [
                [
                    single_steps_a_second(single, seed, args.seconds),
                    *(steps_a_second(envs, seed, args.seconds) for envs in (sync, *ours)),
                ]
                for seed in range(args.rounds)
            ]
            for envs in ours:
                envs.close()
            for clock, name in enumerate(("processor time", "wall")):
                of = [[both[clock] for both in row] for row in rounds]
                speeds = ", ".join(f"{median(values):,.0f}" for values in zip(*of, strict=True))
                ratios = [median(row[column] / row[1] for row in of) for column in (2, 3)]
                said = f"{ratios[0]:.2f} and {ratios[1]:.2f} times SyncVectorEnv"
                print(f"{game}, {bots}, {name}: {speeds}: {said}", flush=True)


if __name__ == "__main__":
    main()
