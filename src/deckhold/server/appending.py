"""Appending events to SQLite, as many as there are in one transaction.

Actions are what a server mostly writes. They go to a thread that has a connection of its own, all that gathered while
the last commit was under way. Two statements do it, however many they are: the thread seldom asks for the interpreter.
"""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any

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


class SqliteAppender:
    """The thread and its connection."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "append")
        self._connection: sqlite3.Connection | None = None

    async def append(self, batch: list[Append]) -> list[bool]:
        """Commit a batch; says for each whether it was written."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._append, batch)

    def stop(self) -> None:
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


def prepare_sqlite(connection: Any) -> None:
    """Set a new connection up, SQLAlchemy's or our own."""
    connection.isolation_level = None  # the driver's own handling of transactions off
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # A commit waits for the disk: what was seen survives a power cut too. Commits are shared, so it costs little.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()
