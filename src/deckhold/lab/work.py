"""The same work on the cores of this machine or on a cluster. Results do not depend on who does which part."""

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from multiprocessing import active_children, get_context

from deckhold.lab.plan import Plan
from deckhold.lab.playing import Row, play_chunk

Part = tuple[int, int]  # from the first game of a part to the one after its last
Done = tuple[Part, list[Row], list[Row]]

AHEAD = 3  # parts handed out for each worker: enough to keep it busy, little to lose
PATIENCE = 5  # how often a worker may die without any part being finished


def chunk_size(plan: Plan, games: int) -> int:
    """How many games make a part: about a second of work, and not too many files."""
    thinking = any(name not in ("random", "greedy") for name in plan.bots)
    return max(1, games // 5000) if thinking else max(50, games // 1000)


def parts(games: int, size: int) -> list[Part]:
    return [(start, min(start + size, games)) for start in range(0, games, size)]


def work(plan: Plan, todo: Sequence[Part], workers: int = 0, ray: str | None = None) -> Iterator[Done]:
    """Play the parts, in whatever order they get finished. A worker that dies is replaced, its parts are repeated."""
    if ray is not None:
        yield from _on_cluster(plan, todo, ray)
        return
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        for part in todo:
            yield part, *play_chunk(plan.data(), *part)
        return
    yield from _on_cores(plan, todo, workers)


def _on_cores(plan: Plan, todo: Sequence[Part], workers: int) -> Iterator[Done]:
    left = list(reversed(todo))
    patience = PATIENCE
    while left:
        running: dict[Future[tuple[list[Row], list[Row]]], Part] = {}
        others = set(active_children())
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
        try:
            while left or running:
                while left and len(running) < workers * AHEAD:
                    part = left.pop()
                    running[pool.submit(play_chunk, plan.data(), *part)] = part
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    games, cards = future.result()
                    patience = PATIENCE
                    yield running.pop(future), games, cards
            pool.shutdown()
        except BrokenProcessPool:
            patience -= 1
            if patience <= 0:
                raise
            left += sorted(running.values(), reverse=True)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(active_children()) - others:
                child.terminate()  # an interrupted run does not wait for the games it has begun


def _ignore_interrupts() -> None:
    """An interrupt is the business of whoever handed out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def need_ray() -> None:
    """Refuse a cluster where there is nothing to reach it with."""
    if find_spec("ray") is None:
        raise ValueError("ray: this is an extra of the package: pip install 'deckhold[ray]'")


def _on_cluster(plan: Plan, todo: Sequence[Part], address: str) -> Iterator[Done]:
    import ray

    if not ray.is_initialized():
        ray.init(address=None if address == "local" else address, log_to_driver=False)
    cluster: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call, unused-ignore]
    # Whoever dies, the part is played again elsewhere; the same seeds give the same games.
    remote = ray.remote(max_retries=-1)(play_chunk)
    window = max(1, int(cluster.get("CPU", 1))) * AHEAD
    left = list(reversed(todo))
    running: dict[object, Part] = {}
    while left or running:
        while left and len(running) < window:
            part = left.pop()
            running[remote.remote(plan.data(), *part)] = part
        ready, _ = ray.wait(list(running), num_returns=1)
        for reference in ready:
            games, cards = ray.get(reference)
            yield running.pop(reference), games, cards
