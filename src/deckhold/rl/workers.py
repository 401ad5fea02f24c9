"""Processes that play some of the games of a vector environment each, in memory that they share with it.

A worker is told what to do through a socket and ends with it: when the environment is closed, or its process is gone.
"""

import gc
import mmap
import os
import pickle
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from tempfile import TemporaryFile
from typing import IO, Any

from deckhold.rl.share import BLOCKS, Ended, Memory, Settings, Share
from deckhold.rl.spaces import Table

CAN_SHARE = os.name == "posix"  # whether open files can be handed to another process
LEAST = 16  # games that are worth a process of their own
CLOSING_SECONDS = 10.0
PARENT_SECONDS = 1.0  # how often a worker looks whether it still has a parent
AWAKE_SECONDS = 0.002  # how long one who waits looks out for a message: to be woken takes as long as ten games


def usual(games: int) -> int:
    """How many processes play so many games, if nobody says: one for each core, where each has enough to do."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(cores if CAN_SHARE else 1, games // LEAST))


def common_file() -> IO[bytes]:
    """A file without a name, in memory where that is possible: it is gone when the last process has closed it."""
    return open(os.memfd_create("deckhold"), "w+b") if hasattr(os, "memfd_create") else TemporaryFile()


class Line:
    """Messages between two processes."""

    def __init__(self, file: int) -> None:
        self._connection = Connection(file)
        self._arrived = select.poll()
        self._arrived.register(file, select.POLLIN)

    def send(self, message: Any) -> None:
        self._connection.send_bytes(pickle.dumps(message))

    def receive(self) -> Any:
        until = time.monotonic() + AWAKE_SECONDS
        while not self._arrived.poll(0) and time.monotonic() < until:
            os.sched_yield()
        return pickle.loads(self._connection.recv_bytes())

    def close(self) -> None:
        self._connection.close()


class Worker:
    """Another process with its share of the games. What is begun is to be finished before anything else is asked."""

    def __init__(self, settings: Settings, file: int, rows: int, places: range) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "deckhold.rl.workers", str(theirs.fileno()), str(file), str(os.getpid())],
                pass_fds=[theirs.fileno(), file],
                stdin=subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        self._line = Line(ours.detach())
        self.begin(settings, rows, places)

    def begin(self, *message: Any) -> None:
        try:
            self._line.send(message)
        except OSError:
            raise self._gone() from None

    def finish(self) -> Any:
        """What came of it: a result, or the error that it raised."""
        try:
            result = self._line.receive()
        except (EOFError, OSError):
            raise self._gone() from None
        if isinstance(result, Exception):
            raise result
        return result

    def close(self) -> None:
        self._line.close()
        try:
            self.process.wait(CLOSING_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def _gone(self) -> RuntimeError:
        return RuntimeError(f"the process that played some of the games is gone ({self.process.wait()})")


class Shares:
    """All games of a vector environment: the first share is played by this process, each other one by a worker."""

    def __init__(self, settings: Settings, table: Table, games: int, processes: int) -> None:
        bounds = [games * number // processes for number in range(processes + 1)]
        self.places = [range(*pair) for pair in pairwise(bounds)]
        size = Memory.bytes(table, games)
        with common_file() as file:
            file.truncate(size)
            self.memory = Memory(table, games, mmap.mmap(file.fileno(), size))
            self.own = Share(settings, table, self.memory, self.places[0])
            self.workers = [Worker(settings, file.fileno(), games, places) for places in self.places[1:]]
        self._unused = [self._users(block) for block in range(BLOCKS)]
        for worker in self.workers:
            worker.finish()

    def free(self) -> int:
        """A block that nobody looks at any more, if there is one beside the first; else the first."""
        for block in range(1, BLOCKS):
            if self._users(block) == self._unused[block]:
                return block
        return 0

    def _users(self, block: int) -> int:
        """How many look at a block: whatever is made of its arrays refers to what they are made of."""
        return sum(sys.getrefcount(rows.base) for rows in self.memory.blocks[block].values())

    def reset(self, places: Sequence[int], seeds: Sequence[int | None], block: int) -> None:
        """Deal new games in some places, with the seeds that all places have; what is seen is told in a block."""
        parts = []
        for here in self.places:
            mine = [place for place in places if place in here]
            parts.append(([place - here.start for place in mine], [seeds[place] for place in mine], block))
        self._all("reset", parts)

    def step(self, block: int) -> list[Ended]:
        """Take the action of the memory in each game (NOTHING: deal another one); which ones have ended."""
        parts = self._all("step", [(block,)] * len(self.places))
        return [
            one._replace(place=here.start + one.place) if here.start else one
            for here, ended in zip(self.places, parts, strict=True)
            for one in ended
        ]

    def tell(self, block: int) -> None:
        """Copy what is seen into a block."""
        self._all("tell", [(block,)] * len(self.places))

    def shown(self) -> tuple[str, ...]:
        """The tables as their seats see them."""
        return tuple(text for texts in self._all("shown", [()] * len(self.places)) for text in texts)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
        self.workers = []

    def _all(self, what: str, parts: Sequence[tuple[Any, ...]]) -> list[Any]:
        """Let every process do something at the same time; an error is raised when all are ready for the next thing."""
        for worker, part in zip(self.workers, parts[1:], strict=True):
            worker.begin(what, *part)
        results: list[Any] = []
        errors: list[Exception] = []
        for number, part in enumerate(parts):
            try:
                results.append(getattr(self.own, what)(*part) if number == 0 else self.workers[number - 1].finish())
            except Exception as error:
                errors.append(error)
        if errors:
            raise errors[0]
        return results


def work(line: Line, memory: int) -> None:
    """Do what is asked through a line until it is closed."""
    gc.freeze()  # what is here now stays: only what games leave behind is worth looking through
    settings, rows, places = line.receive()
    table = Table(settings.game, settings.seats, settings.options)
    share = Share(settings, table, Memory(table, rows, mmap.mmap(memory, Memory.bytes(table, rows))), places)
    result: Any = None
    while True:
        line.send(result)
        what, *part = line.receive()
        try:
            result = getattr(share, what)(*part)
        except Exception as error:
            result = error


def end_with(parent: int) -> None:
    """End this process when its parent is gone, whatever it is doing."""
    while os.getppid() == parent:
        time.sleep(PARENT_SECONDS)
    os._exit(1)


def main(line: int, memory: int, parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the environment's process decides what becomes of it
    threading.Thread(target=end_with, args=[parent], daemon=True).start()
    try:
        work(Line(line), memory)
    except (EOFError, OSError):
        return  # the environment is closed, or gone


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
