"""Appending events, as many as there are in one transaction.

Actions are what a server mostly writes. They have a connection of their own, past SQLAlchemy: all that gathered while
the last commit was under way goes in one or two statements, however many they are. SQLite's connection is in a thread,
which so seldom asks for the interpreter; PostgreSQL is asked once, and commits by itself.
"""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import asyncpg
import msgspec

from deckhold.server.records import Event


class Append(msgspec.Struct):
    """An event to append, with what else changes in the same transaction."""

    table: str
    event: Event
    change: tuple[int | None, str] | None = None  # turn and status, when they are others; a wish to go back lapses too
    snapshot: bytes | None = None  # the position before this event


APPEND_ONE = """
    INSERT INTO events (table_id, number, kind, seat, value, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
APPEND_ALL = """
    INSERT INTO events (table_id, number, kind, seat, value, at)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
    FROM json_each(?) WHERE true ON CONFLICT DO NOTHING"""
CHANGE_TABLES = """
    UPDATE tables SET turn = json_extract(new.value, '$[1]'), status = json_extract(new.value, '$[2]'),
                      updated = json_extract(new.value, '$[3]'), takeback = NULL
    FROM json_each(?) AS new WHERE tables.id = json_extract(new.value, '$[0]')"""
SAVE_SNAPSHOT = """
    INSERT INTO snapshots (table_id, number, data) VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, data = excluded.data
    WHERE excluded.number > snapshots.number"""


class Appender(Protocol):
    """Where events are appended."""

    async def append(self, batch: list[Append]) -> list[bool]:
        """Commit a batch; says for each whether it was written."""

    async def stop(self) -> None:
        """Close the connection."""


class SqliteAppender(Appender):
    """The thread and its connection."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "append")
        self._connection: sqlite3.Connection | None = None

    async def append(self, batch: list[Append]) -> list[bool]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._append, batch)

    async def stop(self) -> None:
        self._thread.submit(self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _append(self, batch: list[Append]) -> list[bool]:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, timeout=10)
            prepare_sqlite(self._connection)
        db = self._connection
        db.execute("BEGIN IMMEDIATE")
        try:
            results = _insert(db, [_row(append) for append in batch])
            written = [append for append, result in zip(batch, results, strict=True) if result]
            changes = [(one.table, *one.change, one.event.at) for one in written if one.change is not None]
            if changes:
                db.execute(CHANGE_TABLES, (_json(changes),))
            for one in written:
                if one.snapshot is not None:
                    db.execute(SAVE_SNAPSHOT, (one.table, one.event.number, one.snapshot))
            db.execute("COMMIT")
        except BaseException:
            db.rollback()
            raise
        return results


def _insert(db: sqlite3.Connection, rows: list[tuple[Any, ...]]) -> list[bool]:
    db.execute("SAVEPOINT whole")
    if db.execute(APPEND_ALL, (_json(rows),)).rowcount == len(rows):
        return [True] * len(rows)
    # Another process was faster with one of them: one by one it shows with which.
    db.execute("ROLLBACK TO whole")
    return [db.execute(APPEND_ONE, row).rowcount == 1 for row in rows]


def _row(append: Append) -> tuple[Any, ...]:
    event = append.event
    return (append.table, event.number, event.kind, event.seat, event.value, event.at)


def _json(rows: list[tuple[Any, ...]]) -> str:
    return msgspec.json.encode(rows).decode()


CHANNEL = "deckhold"  # of PostgreSQL's notifications
NAMED_AT_ONCE = 100  # tables in one notification, of which PostgreSQL takes up to 8000 bytes
APPEND_AND_TELL = f"""
    WITH written AS (
        INSERT INTO events (table_id, number, kind, seat, value, at)
        SELECT * FROM unnest($2::text[], $3::int[], $4::smallint[], $5::smallint[], $6::bigint[], $7::float8[])
        ON CONFLICT DO NOTHING RETURNING table_id, number
    ), changed AS (
        UPDATE tables SET turn = new.turn, status = new.status, updated = new.at, takeback = NULL
        FROM unnest($2::text[], $3::int[], $7::float8[], $8::smallint[], $9::text[])
            AS new (id, number, at, turn, status)
        JOIN written ON written.table_id = new.id AND written.number = new.number
        WHERE tables.id = new.id AND new.status IS NOT NULL
    ), counted AS (
        SELECT table_id, (row_number() OVER () - 1) / {NAMED_AT_ONCE} AS part FROM written
    ), told AS (
        SELECT pg_notify('{CHANNEL}', $1 || ' events ' || string_agg(table_id, ' ')) FROM counted GROUP BY part
    )
    SELECT table_id, number FROM written WHERE (SELECT count(*) FROM told) >= 0"""  # what is not read is not done
KEEP_SNAPSHOT = """
    INSERT INTO snapshots (table_id, number, data) VALUES ($1, $2, $3)
    ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, data = excluded.data
    WHERE excluded.number > snapshots.number"""


class PostgresAppender(Appender):
    """A connection to PostgreSQL. Other processes hear of what is appended with the commit."""

    def __init__(self, address: str, sender: str) -> None:
        self._address = address
        self._sender = sender
        self._connection: Any = None  # asyncpg's; its types are not exported

    async def append(self, batch: list[Append]) -> list[bool]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._address)
        if all(append.snapshot is None for append in batch):
            return await self._append(batch)
        async with self._connection.transaction():
            results = await self._append(batch)
            for append, result in zip(batch, results, strict=True):
                if result and append.snapshot is not None:
                    await self._connection.execute(KEEP_SNAPSHOT, append.table, append.event.number, append.snapshot)
            return results

    async def stop(self) -> None:
        if self._connection is not None:
            await self._connection.close()

    async def _append(self, batch: list[Append]) -> list[bool]:
        columns = [list(column) for column in zip(*map(_row, batch), strict=True)]
        changes = [append.change or (None, None) for append in batch]
        turns, statuses = [turn for turn, _ in changes], [status for _, status in changes]
        rows = await self._connection.fetch(APPEND_AND_TELL, self._sender, *columns, turns, statuses)
        written = {tuple(row) for row in rows}
        results: list[bool] = []
        for append in batch:
            key = (append.table, append.event.number)
            results.append(key in written)
            written.discard(key)  # of two with the same number in one batch, the first was written
        return results


def prepare_sqlite(connection: Any) -> None:
    """Set a new connection up, SQLAlchemy's or our own."""
    connection.isolation_level = None  # the driver's own handling of transactions off
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # A commit waits for the disk: what was seen survives a power cut too. Commits are shared, so it costs little.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()
