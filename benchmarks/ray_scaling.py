"""How the lab scales with workers: games in a second of wall time on a local Ray of 1, 2, ... workers.

    python benchmarks/ray_scaling.py                 # on a machine that does nothing else
    python benchmarks/ray_scaling.py --games 4000 --repeat 5

Each round measures every number of workers once, so that a busy moment cannot favour one of them; a warm-up starts the
workers first. The median of the rounds counts. Rows of all numbers of workers are compared: they must be the same.
"""

import argparse
import os
import time
from statistics import median

import ray

from deckhold.lab.plan import Plan
from deckhold.lab.work import parts, work


def measure(plan: Plan, games: int, workers: int) -> tuple[float, list[object]]:
    """Games in a second, and the rows."""
    ray.init(num_cpus=workers, log_to_driver=False, include_dashboard=False)
    try:
        list(work(plan, parts(20 * workers, 10), ray="local"))
        began = time.perf_counter()
        done = sorted(work(plan, parts(games, 50), ray="local"), key=lambda one: one[0])
        return games / (time.perf_counter() - began), [row for _, rows, _ in done for row in rows]
    finally:
        ray.shutdown()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="ascension")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="the most workers")
    args = parser.parse_args()
    plan = Plan(args.game, ("greedy", "greedy"))
    numbers = range(1, args.workers + 1)
    speeds: dict[int, list[float]] = {number: [] for number in numbers}
    first: list[object] = []
    for _ in range(args.repeat):
        for number in numbers:
            speed, rows = measure(plan, args.games, number)
            speeds[number].append(speed)
            first = first or rows
            if rows != first:
                raise SystemExit(f"{number} workers gave other rows")
    alone = median(speeds[1])
    print(
        f"{args.game}, {args.games} games with every card, {args.repeat} rounds; load average {os.getloadavg()[0]:.1f}"
    )
    for number in numbers:
        speed = median(speeds[number])
        print(f"workers {number}: {speed:.0f} games/s, {speed / alone:.2f} times one worker")


if __name__ == "__main__":
    main()
