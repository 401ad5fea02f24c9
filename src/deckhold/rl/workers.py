"""Processes that play some of the games of a vector environment each, in memory that they share with it.

A worker is told what to do in that memory, or through a socket where that is too small, and ends with the socket: when
the environment is closed, or its process is gone.
"""

import gc
import itertools
import mmap
import os
import pickle
import platform
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
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
ASLEEP_MILLISECONDS = 100  # how often one who sleeps looks whether it was missed
# Whether what a processor writes is seen by others in the order in which it was written.
ORDERED = platform.machine().lower() in ("x86_64", "amd64", "i686", "i386")

# What one side of a line writes in the common memory, as numbers of 64 bits.
SENT, ASLEEP, SIZE = 0, 1, 2  # how many messages it has sent; whether it wants to be woken; bytes of the last message
WORDS = 8
MOST_BYTES = 65536  # of a message that finds room there
SIDE_BYTES = WORDS * 8 + MOST_BYTES
LINE_BYTES = 2 * SIDE_BYTES
WAKE = b""  # through the socket
BY_SOCKET = -1  # instead of a size


def usual(games: int) -> int:
    """How many processes play so many games, if nobody says: one for each core, where each has enough to do."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(cores if CAN_SHARE else 1, games // LEAST))


def common_file() -> IO[bytes]:
    """A file without a name, in memory where that is possible: it is gone when the last process has closed it."""
    return open(os.memfd_create("deckhold"), "w+b") if hasattr(os, "memfd_create") else TemporaryFile()


class Line:
    """Messages between two processes, each of which is answered before the next one is sent.

    A message lies in the common memory; who waits for one looks there for a while, then sleeps at the socket.
    """

    def __init__(self, file: int, memory: memoryview, ours: int) -> None:
        self._connection = Connection(file)
        self._arrived = select.poll()
        self._arrived.register(file, select.POLLIN)
        sides = [memory[at : at + SIDE_BYTES] for at in (0, SIDE_BYTES)]
        self._own, self._their = (sides[side][: WORDS * 8].cast("q") for side in (ours, 1 - ours))
        self._written, self._read = (sides[side][WORDS * 8 :] for side in (ours, 1 - ours))
        self._heard = 0  # messages
        self._sounds = 0  # that came through the socket
        self._early: list[bytes] = []  # messages that came there

    def send(self, message: Any) -> None:
        data = pickle.dumps(message)
        fits = len(data) <= MOST_BYTES
        if fits:
            self._written[: len(data)] = data
        self._own[SIZE] = len(data) if fits else BY_SOCKET
        self._own[SENT] += 1
        if not fits:
            self._connection.send_bytes(data)
        elif self._their[ASLEEP] or not ORDERED:
            self._connection.send_bytes(WAKE)

    def receive(self, pastime: Callable[[], bool] | None = None) -> Any:
        """The next message. While none is there `pastime` does something small, as long as it finds something to do."""
        until = time.monotonic() + AWAKE_SECONDS
        while not self._has_come():
            if pastime is not None and pastime():
                continue
            if time.monotonic() > until:
                self._sleep()
                break
            os.sched_yield()
        self._heard += 1
        size = self._their[SIZE]
        if size != BY_SOCKET:
            return pickle.loads(self._read[:size])
        while not self._early:
            self._take()
        return pickle.loads(self._early.pop())

    def close(self) -> None:
        self._connection.close()

    def _has_come(self) -> bool:
        """Whether the next message is there."""
        if ORDERED:
            return bool(self._their[SENT] != self._heard)
        if self._arrived.poll(0):
            self._take()
        return self._sounds > self._heard

    def _sleep(self) -> None:
        """Wait for the next message, to be woken when it comes."""
        self._own[ASLEEP] = 1
        while not self._has_come():
            if self._arrived.poll(ASLEEP_MILLISECONDS):
                self._take()
        self._own[ASLEEP] = 0

    def _take(self) -> None:
        """Take what came through the socket: a message, or nothing but a sound to be woken by."""
        data = self._connection.recv_bytes()
        self._sounds += 1
        if data != WAKE:
            self._early.append(data)


def line_at(memory: mmap.mmap, begins: int) -> memoryview:
    """The part of the common memory that a line needs."""
    return memoryview(memory)[begins : begins + LINE_BYTES]


class Worker:
    """Another process with its share of the games. What is begun is to be finished before anything else is asked."""

    def __init__(self, settings: Settings, file: int, line: memoryview, begins: int, rows: int, places: range) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "deckhold.rl.workers"),
                    *(str(number) for number in (theirs.fileno(), file, begins, os.getpid())),
                ],
                pass_fds=[theirs.fileno(), file],
                stdin=subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        self._line = Line(ours.detach(), line, 0)
        self.begin(settings, rows, places)

    def begin(self, *message: Any) -> None:
        try:
            self._line.send(message)
        except OSError:
            raise self._gone() from None

    def finish(self, pastime: Callable[[], bool] | None = None) -> Any:
        """What came of it: a result, or the error that it raised."""
        try:
            result = self._line.receive(pastime)
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
        self.places = [range(*pair) for pair in itertools.pairwise(bounds)]
        size = Memory.bytes(table, games)
        with common_file() as file:
            file.truncate(size + (processes - 1) * LINE_BYTES)
            buffer = mmap.mmap(file.fileno(), 0)
            self.memory = Memory(table, games, buffer)
            self.own = Share(settings, table, self.memory, self.places[0])
            self.workers = [
                Worker(settings, file.fileno(), line_at(buffer, begins), begins, games, places)
                for begins, places in zip(itertools.count(size, LINE_BYTES), self.places[1:], strict=False)
            ]
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
                if number == 0:
                    results.append(getattr(self.own, what)(*part))
                else:
                    results.append(self.workers[number - 1].finish(self.own.get_ready))
            except Exception as error:
                errors.append(error)
        if errors:
            raise errors[0]
        return results


def work(line: Line, memory: mmap.mmap) -> None:
    """Do what is asked through a line until it is closed."""
    gc.freeze()  # what is here now stays: only what games leave behind is worth looking through
    settings, rows, places = line.receive()
    table = Table(settings.game, settings.seats, settings.options)
    share = Share(settings, table, Memory(table, rows, memory), places)
    result: Any = None
    while True:
        line.send(result)
        what, *part = line.receive(share.get_ready)
        try:
            result = getattr(share, what)(*part)
        except Exception as error:
            result = error


def end_with(parent: int) -> None:
    """End this process when its parent is gone, whatever it is doing."""
    while os.getppid() == parent:
        time.sleep(PARENT_SECONDS)
    os._exit(1)


def main(socket: int, file: int, begins: int, parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the environment's process decides what becomes of it
    threading.Thread(target=end_with, args=[parent], daemon=True).start()
    try:
        memory = mmap.mmap(file, 0)
        work(Line(socket, line_at(memory, begins), 1), memory)
    except (EOFError, OSError):
        return  # the environment is closed, or gone


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
