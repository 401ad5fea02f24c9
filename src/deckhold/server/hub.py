"""All tables in memory, and how they come and go."""

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Iterable

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from deckhold.server.bots import BotPool
from deckhold.server.errors import Refusal
from deckhold.server.peers import Peers
from deckhold.server.presence import BEAT
from deckhold.server.records import Chat
from deckhold.server.settings import Settings
from deckhold.server.store import Store
from deckhold.server.tables import LiveTable, Services

log = logging.getLogger(__name__)

SWEEP = 10.0  # seconds
RESUMED_AT_ONCE = 4
TOLD_AT_ONCE = 100  # people in one notification, of which PostgreSQL takes up to 8000 bytes
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Hub:
    """Finds tables: in memory, or from the database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.bots = BotPool(settings.bot_processes)
        self.tables: dict[str, LiveTable] = {}
        self.peers = Peers(self.store, self.tables, self._heard, self._refresh)
        self._services = Services(self.store, self.bots, settings, self.peers.lead, self._tell)
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._telling: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.store.start()
        await self.peers.start()
        self._tasks = [asyncio.create_task(work()) for work in (self._sweep, self._resume, self._beat)]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in self.tables.values()))
        await asyncio.gather(*self._telling)
        self.bots.stop()
        await self.peers.stop()
        await self.store.stop()

    async def table(self, id: str) -> LiveTable:
        """A table by its id; Refusal if there is none."""
        if id in self.tables:
            table = self.tables[id]
            table.touched = time.monotonic()
            return table
        if not ID.fullmatch(id):
            raise Refusal("not-found")
        if id not in self._loading:
            loading = asyncio.ensure_future(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable:
        row = await self.store.table(id)
        if row is None:
            raise Refusal("not-found")
        table = LiveTable(self._services, row, await self.store.sitters(id), await self.store.chat(id))
        await table.load()
        self.tables[id] = table
        await table.catch_up()  # what another process appended while we were reading
        table.wake_bots()
        self._tell(f"who {id}")
        return table

    async def renamed(self, account: str) -> None:
        """Somebody has another name: those who sit with them see it."""
        for table in list(self.tables.values()):
            if table.table.held_by(account):
                await table.reread()

    async def _resume(self) -> None:
        """Bots that were thinking when the server stopped think again."""
        gate = asyncio.Semaphore(RESUMED_AT_ONCE)

        async def resume(id: str) -> None:
            async with gate:
                with contextlib.suppress(Refusal):
                    await self.table(id)

        await asyncio.gather(*(resume(id) for id in await self.store.tables_waiting_for_bots()))

    async def _sweep(self) -> None:
        """Forget tables that nobody looks at: the database has them."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle_seconds))
            old = time.monotonic() - self.settings.idle_seconds
            for id, table in list(self.tables.items()):
                if table.idle and table.touched < old:
                    del self.tables[id]
                    await self.peers.release(id)

    async def _heard(self, what: str, id: str, data: str) -> None:
        """Another process did something at a table."""
        table = self.tables.get(id)
        if table is None:
            return
        if what == "chat":
            table.heard(msgspec.json.decode(data, type=Chat))
        elif what == "seats":
            await table.reread()
        elif what == "here":
            table.heard_of(data, True)
        elif what == "gone":
            table.heard_of(data, False)
        elif what == "who":
            self._say_who((id, account) for account in table.audience.here())
        else:
            await table.catch_up()

    # -- who is at this process ----------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        while self.store.postgres:  # with SQLite there is nobody to tell
            await asyncio.sleep(BEAT)
            self._say_who((id, account) for id, table in self.tables.items() for account in table.audience.here())

    def _say_who(self, people: Iterable[tuple[str, str]]) -> None:
        pairs = [f"{table} {account}" for table, account in people]
        for i in range(0, len(pairs), TOLD_AT_ONCE):
            self._tell(f"here {' '.join(pairs[i : i + TOLD_AT_ONCE])}")

    def _tell(self, payload: str) -> None:
        """Say something to the other processes; nobody waits for it."""
        if self.store.postgres:
            task = asyncio.create_task(self._told(payload))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _told(self, payload: str) -> None:
        try:
            await self.store.tell(payload)
        except (SQLAlchemyError, OSError):
            log.warning("the other processes could not be told who is here; they will be told again")

    async def _refresh(self) -> None:
        for table in list(self.tables.values()):
            await table.reread()
            await table.catch_up()
