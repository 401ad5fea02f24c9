"""Several server processes on one PostgreSQL: what one does, the others show."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from deckhold.server.settings import Settings
from server.playing import TIMEOUT, Person, Served, serving


@pytest.fixture
async def two(postgres_database: str) -> AsyncIterator[tuple[Served, Served]]:
    settings = Settings(database=postgres_database, limited=False)
    async with serving(settings) as one, serving(settings) as other:
        yield one, other


@pytest.fixture
async def vera(two: tuple[Served, Served]) -> AsyncIterator[Person]:
    async with Person(two[0].url) as person:
        yield await person.arrive("Vera")


@pytest.fixture
async def boris(two: tuple[Served, Served]) -> AsyncIterator[Person]:
    """At the other process."""
    async with Person(two[1].url) as person:
        yield await person.arrive("Boris")


async def test_what_happens_at_one_process_is_seen_at_the_other(
    two: tuple[Served, Served], vera: Person, boris: Person
) -> None:
    here, there = two
    made = await vera.table(["me", "open"], options={"first": 0})
    async with vera.watch(made["id"]) as one:
        await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})  # at the other process
        await one.until(lambda: one.view is not None)
        async with boris.watch(made["id"]) as other:
            await one.act(0)
            await other.until(lambda: other.version == 1)
            assert (await there.context.hub.table(made["id"])).game.fingerprint() == (
                await here.context.hub.table(made["id"])
            ).game.fingerprint()
            await one.send(type="undo")
            await other.until(lambda: other.version == 2)
            assert other.log[-1]["kind"] == "undo"
            await other.send(type="chat", text="hello")
            assert (await one.next("chat"))["text"] == "hello"
            verbs = [action["verb"] for action in one.view["actions"]]
            await one.act(verbs.index("end-turn"))
            await one.send(type="takeback")
            await other.until(lambda: other.table["takeback"] is not None)
            await other.send(type="consent", yes=True)
            await one.until(lambda: one.my_turn)


async def test_of_two_actions_at_the_same_time_one_counts(two: tuple[Served, Served], vera: Person) -> None:
    here, there = two
    made = await vera.table(["me"])
    async with vera.watch(made["id"]) as one, vera.watch(made["id"], url=there.url) as other:
        for _ in range(10):
            version = one.version
            message = {"type": "act", "serial": one.serial, "action": one.view["actions"][0]["action"]}
            await asyncio.gather(one.send(**message), other.send(**message))
            await one.until(lambda version=version: one.version > version)
            await other.until(lambda version=version: other.version > version)
            assert one.view == other.view
        await one.settle()
        await other.settle()
        refused = [m["code"] for s in (one, other) for m in s.received if m["type"] == "error"]
        assert refused == ["stale"] * 10
    assert len(await here.context.hub.store.events(made["id"])) == 10


async def test_only_one_process_asks_the_bots_of_a_table(two: tuple[Served, Served]) -> None:
    here, there = two
    assert await here.context.hub.peers.lead("table")
    assert not await there.context.hub.peers.lead("table")
    assert await here.context.hub.peers.lead("table")
    await here.context.hub.peers.release("table")
    assert await there.context.hub.peers.lead("table")


async def test_when_a_process_dies_another_asks_the_bots(postgres_database: str) -> None:
    settings = Settings(database=postgres_database, limited=False)
    async with serving(settings) as there:
        async with serving(settings) as here:
            assert await here.context.hub.peers.lead("table")
            assert not await there.context.hub.peers.lead("table")
        async with asyncio.timeout(TIMEOUT):
            while not await there.context.hub.peers.lead("table"):
                await asyncio.sleep(0.05)


async def test_a_lost_connection_is_made_anew_and_nothing_is_missed(two: tuple[Served, Served], vera: Person) -> None:
    there = two[1]
    made = await vera.table(["me"])
    async with vera.watch(made["id"]) as one, vera.watch(made["id"], url=there.url) as other:
        peers = there.context.hub.peers
        peers._connection.terminate()
        await one.act(0)
        await asyncio.sleep(0.2)
        await peers._reconnect()
        await other.until(lambda: other.version == 1)
        await one.act(0)
        await other.until(lambda: other.version == 2)


async def test_who_is_at_one_process_is_there_for_the_other_too(
    two: tuple[Served, Served], vera: Person, boris: Person
) -> None:
    made = await vera.table(["me", "open"], options={"first": 1})
    await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    async with boris.watch(made["id"]), vera.watch(made["id"]) as one:  # comes later, and asks who is there
        await one.until(lambda: one.table["seats"][1]["online"])
        async with boris.watch(made["id"], url=two[0].url):
            pass  # a second window, closed again: he is still at the other process
        await one.settle()
        assert one.table["seats"][1]["online"]


async def test_a_bot_stands_in_only_for_somebody_who_is_at_no_process(postgres_database: str) -> None:
    settings = Settings(database=postgres_database, limited=False, away_seconds=0.0)
    async with (
        serving(settings) as here,
        serving(settings) as there,
        Person(here.url) as vera,
        Person(there.url) as boris,
    ):
        await vera.arrive("Vera")
        await boris.arrive("Boris")
        made = await vera.table(["me", "open"], options={"first": 1})
        stand_in = f"/api/tables/{made['id']}/standin"
        await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        async with vera.watch(made["id"]) as one:
            async with boris.watch(made["id"]):
                await one.until(lambda: one.table["seats"][1]["online"])
                assert await vera.refused(stand_in, {"seat": 1}) == "not-away"
            await one.until(lambda: one.table["seats"][1].get("absent", False))
            await vera.post(stand_in, {"seat": 1})
            await one.until(lambda: one.my_turn)  # the bot has played his turn
            async with boris.watch(made["id"]) as other:  # at the other process, where he gets his seat back
                await other.until(lambda: other.table["seats"][1]["kind"] == "human")
                await one.until(lambda: one.table["seats"][1]["kind"] == "human")
