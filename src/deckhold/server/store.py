"""Storage of accounts and tables in SQLite or PostgreSQL."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    bindparam,
    event,
    func,
    select,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from deckhold.server import models as m
from deckhold.server.appending import CHANNEL, Append, Appender, PostgresAppender, SqliteAppender, prepare_sqlite
from deckhold.server.errors import Refusal
from deckhold.server.migrations import upgrade
from deckhold.server.names import shown
from deckhold.server.records import OPEN, Account, Chat, Choice, Event, Result, Seat, Table, Takeback
from deckhold.server.settings import Settings

log = logging.getLogger(__name__)

CHAT_LINES = 100
MANY = 1 << 30
NOTIFY = select(func.pg_notify(CHANNEL, bindparam("payload")))

Follows = Literal["rematch", "sequel"]


class Store:
    """The database. Every method is one transaction."""

    def __init__(self, settings: Settings) -> None:
        self.engine: AsyncEngine = _engine(settings)
        self._writer = self.engine.execution_options(writes=True)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.me = secrets.token_hex(8)  # tells our own notifications from those of other processes
        self._writing = asyncio.Lock()
        self._queue: list[tuple[Append, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._appender: Appender
        if self.postgres:
            self._appender = PostgresAppender(self.address, self.me)
        else:
            self._appender = SqliteAppender(str(settings.url.database))
        self._appending: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        """Where PostgreSQL is, for connections past SQLAlchemy."""
        return self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def start(self) -> None:
        async with self._write() as db:
            await db.run_sync(upgrade)
        self._appending = asyncio.create_task(self._append_loop())

    async def stop(self) -> None:
        if self._appending is not None:
            self._appending.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._appending
        await self._appender.stop()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        # SQLite has one writer at a time: waiting here is cheaper than being told "busy".
        async with contextlib.AsyncExitStack() as stack:
            if not self.postgres:
                await stack.enter_async_context(self._writing)
            yield await stack.enter_async_context(self._writer.begin())

    async def _notify(self, db: AsyncConnection, *payloads: str) -> None:
        """Tell other processes; PostgreSQL delivers it with the commit."""
        if self.postgres:
            for payload in payloads:
                await db.execute(NOTIFY, {"payload": f"{self.me} {payload}"})

    # -- settings and accounts -----------------------------------------------------------------------------------------

    async def secret(self) -> str:
        """The key that signs cookies, made at the first start."""
        insert = self._insert(m.settings).on_conflict_do_nothing()
        async with self._write() as db:
            await db.execute(insert, {"key": "secret", "value": secrets.token_urlsafe(48)})
            found = await db.execute(select(m.settings.c.value).where(m.settings.c.key == "secret"))
            return str(found.scalar_one())

    async def account(self, id: str) -> Account | None:
        return await self._account(m.accounts.c.id == id)

    async def account_named(self, name: str) -> Account | None:
        """A registered person."""
        return await self._account(m.accounts.c.login == login_of(name))

    async def _account(self, condition: ColumnElement[bool]) -> Account | None:
        c = m.accounts.c
        async with self.engine.connect() as db:
            row = (await db.execute(select(c.id, c.name, c.password, c.epoch).where(condition))).one_or_none()
        return None if row is None else Account(row.id, shown(row.name), row.password, row.epoch)

    async def add_guest(self, id: str, name: str) -> Account:
        row = {"id": id, "name": name, "login": None, "password": None, "epoch": 0, "created": time.time()}
        async with self._write() as db:
            await db.execute(m.accounts.insert(), row)
        return Account(id, name, None, 0)

    async def rename(self, account: Account, name: str) -> Account:
        return await self._change(account, name=name, **({"login": login_of(name)} if account.registered else {}))

    async def set_password(self, account: Account, password: str) -> Account:
        """Register, or change the password; cookies given out before become void."""
        return await self._change(account, login=login_of(account.name), password=password, epoch=account.epoch + 1)

    async def _change(self, account: Account, **values: Any) -> Account:
        try:
            async with self._write() as db:
                await db.execute(update(m.accounts).where(m.accounts.c.id == account.id).values(values))
        except IntegrityError:
            raise Refusal("name-taken") from None
        found = await self.account(account.id)
        assert found is not None
        return found

    # -- tables --------------------------------------------------------------------------------------------------------

    async def add_table(self, table: Table, actions: Sequence[Event] = ()) -> None:
        """Write a new table, with the actions it begins with."""
        async with self._write() as db:
            await self._add_table(db, table, actions)

    async def add_following(self, table: Table, old: str, as_what: Follows) -> bool:
        """Write the rematch or the sequel of a table. False if it has one already."""
        column = m.tables.c[as_what]
        async with self._write() as db:
            change = update(m.tables).where(m.tables.c.id == old, column.is_(None)).values({column: table.id})
            if (await db.execute(change)).rowcount == 0:
                return False
            await self._notify(db, f"seats {old}")
            await self._add_table(db, table)
        return True

    async def _add_table(self, db: AsyncConnection, table: Table, actions: Sequence[Event] = ()) -> None:
        row = msgspec.structs.asdict(table)
        row["seats"] = len(table.seats)
        row["takeback"] = None
        row["outcome"] = None if table.outcome is None else msgspec.to_builtins(table.outcome)
        await db.execute(m.tables.insert(), row)
        await db.execute(
            m.seats.insert(),
            [
                {
                    "table_id": table.id,
                    "seat": i,
                    "account_id": seat.account,
                    "level": seat.level,
                    "lent": seat.lent,
                }
                for i, seat in enumerate(table.seats)
            ],
        )
        await self._remember_sitters(db, table)
        if actions:
            await db.execute(m.events.insert(), [_event_row(table.id, action) for action in actions])

    async def table(self, id: str) -> Table | None:
        found = await self._tables(m.tables.c.id == id, 1)
        return found[0] if found else None

    async def tables_of(self, account: str, limit: int = 200) -> list[Table]:
        mine = select(m.seats.c.table_id).where(m.seats.c.account_id == account)
        return await self._tables(m.tables.c.id.in_(mine), limit)

    async def open_tables(self, limit: int = 100) -> list[Table]:
        return await self._tables((m.tables.c.status == OPEN) & m.tables.c.public, limit)

    async def tables_waiting_for_bots(self) -> list[str]:
        """Tables at which a bot is to decide: after a restart, it still is."""
        due = (m.seats.c.table_id == m.tables.c.id) & (m.seats.c.seat == m.tables.c.turn) & m.seats.c.level.is_not(None)
        async with self.engine.connect() as db:
            return list((await db.execute(select(m.tables.c.id).join(m.seats, due))).scalars())

    async def _tables(self, condition: ColumnElement[bool], limit: int) -> list[Table]:
        query = select(m.tables).where(condition).order_by(m.tables.c.updated.desc()).limit(limit)
        async with self.engine.connect() as db:
            rows = (await db.execute(query)).mappings().all()
            seats: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
            if rows:
                s, a = m.seats.c, m.accounts.c
                held = (
                    select(s.table_id, s.account_id, s.level, a.name, s.lent, s.chosen)
                    .outerjoin(m.accounts, s.account_id == a.id)
                    .where(s.table_id.in_(list(seats)))
                    .order_by(s.table_id, s.seat)
                )
                for table_id, account, level, name, lent, data in await db.execute(held):
                    chosen = None if data is None else msgspec.convert(data, Choice)
                    seats[table_id].append(Seat(account, level, shown(name) if name else "", lent, chosen))
        return [_table(dict(row), seats[row["id"]]) for row in rows]

    async def save_seats(self, table: Table) -> None:
        """Write down who sits where, and the status that follows from it."""
        s = m.seats.c
        change = (
            update(m.seats)
            .where(s.table_id == bindparam("in_table"), s.seat == bindparam("at_seat"))
            .values(account_id=bindparam("account"), level=bindparam("bot"), lent=bindparam("lent_out"))
        )
        async with self._write() as db:
            await db.execute(
                change,
                [
                    {
                        "in_table": table.id,
                        "at_seat": i,
                        "account": seat.account,
                        "bot": seat.level,
                        "lent_out": seat.lent,
                    }
                    for i, seat in enumerate(table.seats)
                ],
            )
            await self._remember_sitters(db, table)
            row = update(m.tables).where(m.tables.c.id == table.id)
            await db.execute(row.values(status=table.status, turn=table.turn, updated=time.time()))
            await self._notify(db, f"seats {table.id}")

    async def save_choice(self, table: str, seat: int, chosen: Choice) -> bool:
        """Write down what a seat takes along to the table that follows. False if that was opened before."""
        open_still = select(m.tables.c.id).where(m.tables.c.id == table, m.tables.c.sequel.is_(None))
        s = m.seats.c
        change = update(m.seats).where(s.table_id.in_(open_still), s.seat == seat)
        async with self._write() as db:
            if (await db.execute(change.values(chosen=msgspec.to_builtins(chosen)))).rowcount == 0:
                return False
            await self._notify(db, f"seats {table}")
        return True

    async def _remember_sitters(self, db: AsyncConnection, table: Table) -> None:
        if table.status == OPEN:
            return
        rows = [
            {"table_id": table.id, "account_id": seat.account, "seat": i}
            for i, seat in enumerate(table.seats)
            if seat.account is not None
        ]
        if rows:
            await db.execute(self._insert(m.sitters).on_conflict_do_nothing(), rows)

    async def sitters(self, id: str) -> set[tuple[str, int]]:
        """Who has seen the cards of which seat."""
        query = select(m.sitters.c.account_id, m.sitters.c.seat).where(m.sitters.c.table_id == id)
        async with self.engine.connect() as db:
            return {(account, seat) for account, seat in await db.execute(query)}

    async def save_takeback(self, table: Table) -> None:
        data = None if table.takeback is None else msgspec.to_builtins(table.takeback)
        async with self._write() as db:
            await db.execute(update(m.tables).where(m.tables.c.id == table.id).values(takeback=data))
            await self._notify(db, f"seats {table.id}")

    async def save_outcome(self, table: Table) -> None:
        """How a game ended: its actions say it too, but lists of tables do not play them."""
        data = None if table.outcome is None else msgspec.to_builtins(table.outcome)
        async with self._write() as db:
            await db.execute(update(m.tables).where(m.tables.c.id == table.id).values(outcome=data))

    async def tell(self, payload: str) -> None:
        """Tell other processes something that is not kept."""
        if self.postgres:
            async with self.engine.begin() as db:
                await self._notify(db, payload)

    # -- events --------------------------------------------------------------------------------------------------------

    async def events(self, id: str, start: int = 0, end: int = MANY) -> list[Event]:
        """The events from number `start` to before number `end`."""
        e = m.events.c
        query = (
            select(e.number, e.kind, e.seat, e.value, e.at)
            .where(e.table_id == id, e.number >= start, e.number < end)
            .order_by(e.number)
        )
        async with self.engine.connect() as db:
            return [Event(*row) for row in await db.execute(query)]

    async def snapshot(self, id: str) -> tuple[int, bytes] | None:
        s = m.snapshots.c
        async with self.engine.connect() as db:
            row = (await db.execute(select(s.number, s.data).where(s.table_id == id))).one_or_none()
        return None if row is None else (row[0], row[1])

    async def append(self, append: Append) -> bool:
        """Append an event; True when it is committed, False when another process was faster."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append((append, done))
        self._wake.set()
        return await done

    async def _append_loop(self) -> None:
        """Commit what has gathered while the last commit was under way, all tables in one transaction."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._queue = self._queue, []
            try:
                async with self._writing:
                    results = await self._appender.append([append for append, _ in batch])
            except Exception:
                log.exception("%d actions could not be stored", len(batch))
                for _, done in batch:
                    if not done.done():
                        done.set_exception(Refusal("unavailable"))
                continue
            for (_, done), result in zip(batch, results, strict=True):
                if not done.done():
                    done.set_result(result)

    # -- chat ----------------------------------------------------------------------------------------------------------

    async def say(self, table: str, account: str, line: Chat) -> None:
        row = {"table_id": table, "account_id": account, **msgspec.structs.asdict(line)}
        async with self._write() as db:
            await db.execute(m.chat.insert(), row)
            await self._notify(db, f"chat {table} {msgspec.json.encode(line).decode()}")

    async def chat(self, table: str) -> list[Chat]:
        """The last lines, the oldest first."""
        c = m.chat.c
        query = select(c.seat, c.name, c.text, c.at).where(c.table_id == table).order_by(c.id.desc()).limit(CHAT_LINES)
        async with self.engine.connect() as db:
            return [Chat(seat, shown(name), text, at) for seat, name, text, at in await db.execute(query)][::-1]

    async def ready(self) -> None:
        """Raise unless the database answers."""
        async with self.engine.connect() as db:
            await db.execute(select(true()))

    def _insert(self, table: Any) -> Any:
        # The two dialects' inserts agree in everything used here, but have no common type.
        return postgresql.insert(table) if self.postgres else sqlite.insert(table)


def login_of(name: str) -> str:
    return name.casefold()


def _event_row(table: str, event: Event) -> dict[str, Any]:
    return {"table_id": table, **msgspec.structs.asdict(event)}


def _table(row: dict[str, Any], seats: list[Seat]) -> Table:
    takeback = row["takeback"]
    row["takeback"] = None if takeback is None else msgspec.convert(takeback, Takeback)
    row["outcome"] = None if row["outcome"] is None else msgspec.convert(row["outcome"], Result)
    return Table(**{**row, "seats": seats})


def _engine(settings: Settings) -> AsyncEngine:
    url = settings.url
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url, hide_parameters=True, pool_pre_ping=True)
    engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": 10})
    _prepare(engine.sync_engine)
    return engine


def _prepare(engine: Engine) -> None:
    """SQLAlchemy begins transactions, not the driver."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        prepare_sqlite(connection)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes the lock first: it could not get it after reading what somebody else then changes.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
