"""Bots think in processes of their own, so that the server never waits for them."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

import msgspec

import deckhold
from deckhold.bots import LEVELS, bot
from deckhold.bots.processes import thinkers
from deckhold.server.errors import Refusal

log = logging.getLogger(__name__)

T = TypeVar("T")

NAMES = ("random", "greedy", *LEVELS)
USUAL = "normal"
ATTEMPTS = 3


class BotPool:
    """Asks bots for their decisions."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, level: str, game: deckhold.Game) -> int:
        """What a bot would do now."""
        return await self._ask(choose, level, game)

    async def rank(self, level: str, game: deckhold.Game) -> list[tuple[int, float]]:
        """All actions with their estimated worth, best first."""
        return await self._ask(rank, level, game)

    async def _ask(self, question: Callable[[str, bytes, int], T], level: str, game: deckhold.Game) -> T:
        # A dump holds everything, chance too; the bot itself looks only at a copy reduced to what its seat may know.
        job = partial(question, level, msgspec.json.encode(game.dump()), secrets.randbits(30))
        for _ in range(ATTEMPTS):
            pool = self._started()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, job)
            except BrokenProcessPool:
                log.warning("a bot's process died; starting anew")
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise Refusal("unavailable")

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = thinkers(self._processes)
        return self._pool

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


# What a process of the pool does:


def choose(level: str, dump: bytes, seed: int) -> int:
    return bot(level, seed).choose(deckhold.load(msgspec.json.decode(dump)))


def rank(level: str, dump: bytes, seed: int) -> list[tuple[int, float]]:
    return bot(level, seed).rank(deckhold.load(msgspec.json.decode(dump)))
