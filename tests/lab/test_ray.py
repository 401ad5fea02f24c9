"""The same work on a Ray cluster: a local one with two workers, in a process of its own."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from deckhold.lab.plan import Plan
from deckhold.lab.playing import play_chunk
from deckhold.lab.work import Part, work

PLAN = Plan("ascension", ("greedy", "search:5"), seed=6)
PARTS: list[Part] = [(i, i + 1) for i in range(6)]


def kill_a_worker(killed: list[int]) -> None:
    """Kill one worker while it plays."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for process in Path("/proc").glob("[0-9]*"):
            try:
                name = (process / "cmdline").read_bytes()
            except OSError:
                continue
            if name.startswith(b"ray::play_chunk"):
                os.kill(int(process.name), signal.SIGKILL)
                killed.append(int(process.name))
                return
        time.sleep(0.05)


def main() -> None:
    import ray

    ray.init(num_cpus=2, include_dashboard=False, object_store_memory=80 * 1024 * 1024, log_to_driver=False)
    quiet = sorted(work(PLAN, PARTS, ray="auto"))
    killed: list[int] = []
    thread = threading.Thread(target=kill_a_worker, args=(killed,))
    thread.start()
    disturbed = sorted(work(PLAN, PARTS, ray="auto"))
    thread.join()
    ray.shutdown()
    print(json.dumps({"quiet": quiet, "killed": len(killed), "disturbed": disturbed}))


@pytest.fixture(scope="module")
def found() -> dict[str, list[tuple[Part, list[object], list[object]]]]:
    pytest.importorskip("ray", reason="make setup-ray installs it")
    # Ray's own warnings are none of our business.
    done = subprocess.run([sys.executable, "-W", "ignore", __file__], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer: dict[str, list[tuple[Part, list[object], list[object]]]] = json.loads(done.stdout.splitlines()[-1])
    return answer


def test_a_cluster_gives_the_same_results(found: dict[str, list[tuple[Part, list[object], list[object]]]]) -> None:
    games, cards = play_chunk(PLAN.data(), 0, len(PARTS))
    assert [row for _, rows, _ in found["quiet"] for row in rows] == games
    assert [row for _, _, rows in found["quiet"] for row in rows] == cards


def test_a_killed_worker_loses_nothing(found: dict[str, list[tuple[Part, list[object], list[object]]]]) -> None:
    assert found["killed"] == 1
    assert found["disturbed"] == found["quiet"]


if __name__ == "__main__":
    main()
