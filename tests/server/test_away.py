"""Somebody vanished: after a while the others may let a bot stand in, until they return."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

import deckhold
from deckhold.server.presence import LASTS, Presence
from deckhold.server.settings import Settings, from_environment
from server.playing import Person, Served, serving


async def two_at_a_table(vera: Person, boris: Person, first: int = 1) -> str:
    made = await vera.table(["me", "open"], options={"first": first}, seed=7)
    await boris.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    return made["id"]


@pytest.fixture
async def impatient(settings: Settings) -> AsyncIterator[Served]:
    async with serving(msgspec.structs.replace(settings, away_seconds=0.0)) as server:
        yield server


@pytest.fixture
async def anna(impatient: Served) -> AsyncIterator[Person]:
    async with Person(impatient.url) as person:
        yield await person.arrive("Anna")


@pytest.fixture
async def denis(impatient: Served) -> AsyncIterator[Person]:
    async with Person(impatient.url) as person:
        yield await person.arrive("Denis")


async def test_whoever_is_away_for_less_than_the_while_keeps_the_seat(vera: Person, boris: Person) -> None:
    id = await two_at_a_table(vera, boris)
    async with vera.watch(id) as socket:
        assert socket.table["seats"][1] == {"seat": 1, "kind": "human", "name": "Boris", "online": False}
        assert await vera.refused(f"/api/tables/{id}/standin", {"seat": 1}) == "not-away"


async def test_a_bot_stands_in_for_whoever_vanished_and_gives_the_seat_back_at_once(
    anna: Person, denis: Person
) -> None:
    id = await two_at_a_table(anna, denis)
    async with anna.watch(id) as socket:
        await socket.until(lambda: socket.table["seats"][1].get("absent", False))
        await anna.post(f"/api/tables/{id}/standin", {"seat": 1})
        await socket.until(lambda: socket.table["seats"][1]["kind"] == "bot")
        seat = socket.table["seats"][1]
        assert (seat["name"], seat["standin"], seat["lent"]) == ("Denis", True, True)
        await socket.until(lambda: socket.my_turn)  # the bot has played the turn
        async with denis.watch(id) as back:
            await back.until(lambda: back.table["seats"][1]["kind"] == "human")
            assert back.table["seats"][1] == {"seat": 1, "kind": "human", "name": "Denis", "online": True}
            await socket.until(lambda: socket.table["seats"][1]["kind"] == "human")


async def test_a_returning_person_decides_although_the_bot_was_thinking(
    impatient: Served, anna: Person, denis: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answer = asyncio.Event(), asyncio.Event()

    async def ponder(level: str, game: deckhold.Game) -> int:
        asked.set()
        await answer.wait()
        return game.actions()[0]

    monkeypatch.setattr(impatient.context.hub.bots, "choose", ponder)
    id = await two_at_a_table(anna, denis)
    async with anna.watch(id) as socket:
        await anna.post(f"/api/tables/{id}/standin", {"seat": 1})
        await asked.wait()
        async with denis.watch(id) as back:
            await back.until(lambda: back.table["seats"][1]["kind"] == "human")
            answer.set()
            await back.act(0)
            await back.settle()
            assert back.version == 1  # his own action, and none of the bot's
            await socket.until(lambda: socket.version == 1)


async def test_nobody_is_stood_in_for_who_is_there_or_need_not_decide(anna: Person, denis: Person) -> None:
    id = await two_at_a_table(anna, denis, first=0)
    async with anna.watch(id) as socket:
        assert socket.my_turn
        assert await anna.refused(f"/api/tables/{id}/standin", {"seat": 1}) == "not-away"  # need not decide
        async with denis.watch(id) as there:
            verbs = [action["verb"] for action in socket.view["actions"]]
            await socket.act(verbs.index("end-turn"))
            await there.until(lambda: there.my_turn)
            assert await anna.refused(f"/api/tables/{id}/standin", {"seat": 1}) == "not-away"
        await socket.until(lambda: socket.table["seats"][1].get("absent", False))


async def test_only_who_sits_at_the_table_may_let_a_bot_stand_in(
    impatient: Served, anna: Person, denis: Person
) -> None:
    id = await two_at_a_table(anna, denis)
    async with Person(impatient.url) as stranger:
        await stranger.arrive()
        async with stranger.watch(id) as socket:
            await socket.until(lambda: socket.table["seats"][1].get("absent", False))  # everybody reads it
            assert await stranger.refused(f"/api/tables/{id}/standin", {"seat": 1}) == "not-seated"


async def test_time_alone_makes_somebody_be_missed(settings: Settings) -> None:
    patient = msgspec.structs.replace(settings, away_seconds=0.3)
    async with serving(patient) as server, Person(server.url) as anna, Person(server.url) as denis:
        await anna.arrive("Anna")
        await denis.arrive("Denis")
        id = await two_at_a_table(anna, denis)
        async with anna.watch(id) as socket:
            await socket.until(lambda: socket.table["seats"][1].get("absent", False))


async def test_a_lent_seat_is_given_back_after_a_restart_too(settings: Settings) -> None:
    settings = msgspec.structs.replace(settings, away_seconds=0.0)
    async with serving(settings) as server, Person(server.url) as anna, Person(server.url) as denis:
        await anna.arrive("Anna")
        await denis.arrive("Denis")
        id = await two_at_a_table(anna, denis)
        await anna.post(f"/api/tables/{id}/standin", {"seat": 1})
        cookie = denis.cookie
    async with serving(settings) as server, Person(server.url) as again:
        again.http.cookies.set("deckhold", cookie)
        async with again.watch(id) as socket:
            await socket.until(lambda: socket.table["seats"][1]["kind"] == "human")


async def test_a_seat_handed_to_a_bot_on_purpose_stays_with_it(vera: Person, boris: Person) -> None:
    id = await two_at_a_table(vera, boris)
    await boris.post(f"/api/tables/{id}/bot", {"seat": 1, "level": "greedy"})
    async with boris.watch(id) as socket:
        await socket.settle()
        assert socket.table["seats"][1]["kind"] == "bot"


async def test_a_take_back_does_not_wait_for_somebody_who_is_stood_in_for(anna: Person, denis: Person) -> None:
    id = await two_at_a_table(anna, denis)
    async with anna.watch(id) as socket:
        await anna.post(f"/api/tables/{id}/standin", {"seat": 1})
        await socket.until(lambda: socket.my_turn)
        verbs = [action["verb"] for action in socket.view["actions"]]
        before = len(socket.log)
        await socket.act(verbs.index("end-turn"))
        await socket.send(type="takeback")
        await socket.until(lambda: any(line["kind"] == "undo" for line in socket.log[before:]))


def test_who_is_at_a_process_that_says_no_more_is_missed_after_a_while() -> None:
    now = [100.0]
    presence = Presence(lambda: now[0])
    presence.is_elsewhere("b")
    now[0] += LASTS - 1
    assert presence.elsewhere() == {"b"}
    now[0] += 2
    assert presence.elsewhere() == set()
    assert presence.waiting_since("b") == 100


def test_the_others_wait_from_when_somebody_both_is_away_and_is_asked() -> None:
    now = [100.0]
    presence = Presence(lambda: now[0])
    assert presence.waiting_since("b") == 100
    now[0] = 200
    presence.went("b")
    assert presence.waiting_since("b") == 200
    now[0] = 300
    presence.asks()
    assert presence.waiting_since("b") == 300


def test_the_while_is_set_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKHOLD_AWAY_SECONDS", "45")
    assert from_environment().away_seconds == 45
