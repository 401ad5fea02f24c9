"""Storage, on SQLite and on PostgreSQL."""

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from deckhold.server.appending import Append
from deckhold.server.errors import Refusal
from deckhold.server.models import metadata
from deckhold.server.records import ACT, OPEN, PLAYING, REWIND, Chat, Event, Seat, Table, effective
from deckhold.server.settings import Settings
from deckhold.server.store import Store


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    found = Store(Settings(database=database))
    await found.start()
    yield found
    await found.stop()


async def a_table(store: Store, id: str = "t", status: str = PLAYING) -> Table:
    if await store.account("a") is None:
        await store.add_guest("a", "Vera")
    seats = [Seat("a", None, "Vera"), Seat(None, "easy")]
    options, seed, turn = {"cards": "classic"}, (1 << 63) - 1, 0
    table = Table(id, "ascension", "1", options, seed, False, True, "inv", status, turn, None, None, 1.0, 1.0, seats)
    await store.add_table(table)
    return table


def act(number: int, value: int = 5) -> Event:
    return Event(number, ACT, 0, value, time.time())


async def test_migrations_lead_to_the_models(store: Store) -> None:
    def differences(connection: object) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))  # type: ignore[arg-type]

    async with store.engine.connect() as db:
        assert await db.run_sync(differences) == []


async def test_starting_again_changes_nothing(store: Store, database: str) -> None:
    table = await a_table(store)
    secret = await store.secret()
    again = Store(Settings(database=database))
    await again.start()
    assert await again.table(table.id) == table
    assert await again.secret() == secret
    await again.stop()


async def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    table = await a_table(store)
    assert await store.table("t") == table
    assert await store.table("other") is None


async def test_two_cannot_both_append_the_same_number(store: Store, database: str) -> None:
    await a_table(store)
    other = Store(Settings(database=database))
    await other.start()
    results = await asyncio.gather(
        *(one.append(Append("t", act(0, value))) for one in (store, other) for value in (1, 2))
    )
    assert sorted(results) == [False, False, False, True]
    assert len(await store.events("t")) == 1
    await other.stop()


async def test_what_loses_changes_nothing_else_either(store: Store) -> None:
    await a_table(store)
    assert await store.append(Append("t", act(0), (1, PLAYING)))
    assert not await store.append(Append("t", act(0), (None, "over"), b"snapshot"))
    found = await store.table("t")
    assert found is not None
    assert (found.turn, found.status) == (1, PLAYING)
    assert await store.snapshot("t") is None


async def test_actions_of_many_tables_commit_together(store: Store) -> None:
    for i in range(20):
        await a_table(store, f"t{i}")
    results = await asyncio.gather(*(store.append(Append(f"t{i}", act(0, i))) for i in range(20)))
    assert all(results)
    assert [(await store.events(f"t{i}"))[0].value for i in range(20)] == list(range(20))


async def test_a_broken_append_is_refused_and_the_next_one_works(store: Store) -> None:
    await a_table(store)
    with pytest.raises(Refusal, match="unavailable"):
        await store.append(Append("no such table", act(0)))
    assert await store.append(Append("t", act(0)))


async def test_the_newest_snapshot_stays(store: Store) -> None:
    await a_table(store)
    for number, data in enumerate((b"none", b"one", b"two")):
        await store.append(Append("t", act(number), None, data))
    assert await store.snapshot("t") == (2, b"two")


async def test_large_seeds_and_values_survive(store: Store) -> None:
    table = await a_table(store)
    await store.append(Append("t", act(0, (1 << 62) + 1)))
    found = await store.table("t")
    assert found is not None
    assert found.seed == table.seed == (1 << 63) - 1
    assert (await store.events("t"))[0].value == (1 << 62) + 1


async def test_lists_show_what_they_should(store: Store) -> None:
    await a_table(store, "mine")
    await a_table(store, "open", OPEN)
    assert {table.id for table in await store.tables_of("a")} == {"mine", "open"}
    assert [table.id for table in await store.open_tables()] == ["open"]
    assert await store.tables_of("b") == []


async def test_tables_that_wait_for_a_bot_are_found(store: Store) -> None:
    await a_table(store)
    assert await store.tables_waiting_for_bots() == []
    await store.append(Append("t", act(0), (1, PLAYING)))
    assert await store.tables_waiting_for_bots() == ["t"]


async def test_names_of_registered_people_are_theirs_alone(store: Store) -> None:
    vera = await store.add_guest("v", "Вера")
    other = await store.add_guest("w", "ВЕРА")
    await store.set_password(vera, "hash")
    with pytest.raises(Refusal, match="name-taken"):
        await store.set_password(other, "hash")
    found = await store.account_named("вера")
    assert found is not None
    assert found.id == "v"


async def test_chat_keeps_its_order(store: Store) -> None:
    await a_table(store)
    for i in range(120):
        await store.say("t", "a", Chat(0, "Vera", f"line {i}", float(i)))
    assert [line.text for line in await store.chat("t")] == [f"line {i}" for i in range(20, 120)]


def test_undone_actions_do_not_count() -> None:
    events = [act(0, 1), act(1, 2), act(2, 3), Event(3, REWIND, 0, 1, 0.0), act(4, 9)]
    assert [event.value for event in effective(events)] == [1, 9]
