"""All tables in memory, and how they come and go."""

import asyncio
import contextlib
import logging
import re
import time

import msgspec

from deckhold.server.bots import BotPool
from deckhold.server.errors import Refusal
from deckhold.server.peers import Peers
from deckhold.server.records import Chat
from deckhold.server.settings import Settings
from deckhold.server.store import Store
from deckhold.server.tables import LiveTable, Services

log = logging.getLogger(__name__)

SWEEP = 10.0  # seconds
RESUMED_AT_ONCE = 4
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Hub:
    """Finds tables: in memory, or from the database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.bots = BotPool(settings.bot_processes)
        self.tables: dict[str, LiveTable] = {}
        self.peers = Peers(self.store, self.tables, self._heard, self._refresh)
        self._services = Services(self.store, self.bots, settings, self.peers.lead)
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.store.start()
        await self.peers.start()
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._resume())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in self.tables.values()))
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
        else:
            await table.catch_up()

    async def _refresh(self) -> None:
        for table in list(self.tables.values()):
            await table.reread()
            await table.catch_up()
