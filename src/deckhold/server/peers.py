"""Other server processes on the same database: PostgreSQL's notifications tell what they did.

SQLite has no such thing, and one process is enough for it.
"""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable, Container, Coroutine
from typing import Any

import asyncpg

from deckhold.server.appending import CHANNEL
from deckhold.server.store import Store

log = logging.getLogger(__name__)

RETRY = 2.0  # seconds
CHECK = 15.0

Heard = Callable[[str, str, str], Coroutine[Any, Any, None]]  # what happened, at which table, and its data


class Peers:
    """Listens to the other processes, and agrees with them who asks the bots of a table."""

    def __init__(
        self, store: Store, here: Container[str], heard: Heard, reconnected: Callable[[], Awaitable[None]]
    ) -> None:
        self._store = store
        self._here = here  # the tables in memory: what happens at others can be read when somebody asks for them
        self._heard = heard
        self._reconnected = reconnected
        self._connection: Any = None  # asyncpg's; its types are not exported
        self._mending = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._jobs: set[asyncio.Task[None]] = set()
        self._leading: set[str] = set()

    async def start(self) -> None:
        if self._store.postgres:
            await self._connect()
            self._task = asyncio.create_task(self._stay_connected())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, *self._jobs, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()

    async def lead(self, table: str) -> bool:
        """Whether this process asks the bots of a table. PostgreSQL gives the lock on when a process dies."""
        if not self._store.postgres or table in self._leading:
            return True
        if await self._locked("SELECT pg_try_advisory_lock($1)", table):
            self._leading.add(table)
            return True
        return False

    async def release(self, table: str) -> None:
        """Let another process have the bots of a table."""
        if table in self._leading:
            self._leading.discard(table)
            await self._locked("SELECT pg_advisory_unlock($1)", table)

    async def _locked(self, query: str, table: str) -> bool:
        try:
            return bool(await self._connection.fetchval(query, _key(table)))
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            return False

    async def _connect(self) -> None:
        connection: Any = await asyncpg.connect(self._store.address)
        await connection.add_listener(CHANNEL, self._notified)
        self._connection = connection

    def _notified(self, connection: object, pid: int, channel: str, payload: str) -> None:
        sender, what, rest = payload.split(" ", 2)
        if sender == self._store.me:
            return
        if what == "events":
            told = [(table, "") for table in rest.split()]
        elif what == "here":
            words = rest.split()
            told = list(zip(words[::2], words[1::2], strict=True))
        else:
            table, _, data = rest.partition(" ")
            told = [(table, data)]
        for table, data in told:
            if table in self._here:
                job = asyncio.create_task(self._heard(what, table, data))
                self._jobs.add(job)
                job.add_done_callback(self._jobs.discard)

    async def _stay_connected(self) -> None:
        while True:
            await asyncio.sleep(CHECK)
            try:
                await self._connection.execute("SELECT 1", timeout=CHECK)
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
                log.warning("lost the connection that hears of other processes; connecting anew")
                await self._reconnect()

    async def _reconnect(self) -> None:
        lost = self._connection
        async with self._mending:
            if self._connection is not lost:
                return  # somebody else has seen it too, and was faster
            self._leading.clear()  # the locks went with the connection
            lost.terminate()
            while True:
                try:
                    await self._connect()
                    break
                except (asyncpg.PostgresError, OSError):
                    await asyncio.sleep(RETRY)
            await self._reconnected()  # what was said meanwhile, nobody heard


def _key(table: str) -> int:
    return int.from_bytes(hashlib.blake2b(table.encode(), digest_size=8).digest(), signed=True)
