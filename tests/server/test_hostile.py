"""Sockets and requests that mean no good: a clear refusal, and nothing changes."""

import asyncio
import contextlib
import json
from typing import Any

import pytest
import websockets

import deckhold.server.sockets
from deckhold.server.settings import Settings
from server.playing import Person, Served, client, serving

FORGED: list[Any] = [
    "",
    "hello",
    "null",
    "[]",
    "{}",
    '{"type":"act"',
    '{"type":"act","serial":1}',
    '{"type":"act","serial":"1","action":1}',
    '{"type":"act","serial":1,"action":1.5}',
    '{"type":"act","serial":1,"action":true}',
    '{"type":"act","serial":1,"action":1,"seat":1}',
    '{"type":"act","serial":-1,"action":1}',
    '{"type":"act","serial":1e400,"action":1}',
    '{"type":"act","serial":1,"action":' + "9" * 400 + "}",
    '{"type":"rewind","turns":0}',
    '{"type":"patch","ops":[]}',
    '{"type":["act"]}',
    '{"type":"consent"}',
    '{"type":"lang","lang":"xx"}',
    '{"type":"chat","text":""}',
    '{"type":"chat","text":"   "}',
    '{"type":"chat","text":"' + "x" * 501 + '"}',
    '{"type":"why","piece":7}',
    "[" * 3000,
    '{"type":"chat","text":"\\ud800"}',
    b"\xff\xfe\x00",
    b"\x00" * 100,
]


@pytest.mark.parametrize("message", FORGED, ids=range(len(FORGED)))
async def test_forged_and_truncated_messages_are_refused_and_change_nothing(
    served: Served, vera: Person, message: Any
) -> None:
    made = await vera.table(["me"])
    live = await served.context.hub.table(made["id"])
    before = live.game.fingerprint()
    async with vera.watch(made["id"]) as socket:
        view = socket.view
        await socket.raw.send(message)
        assert (await socket.next("error"))["code"] == "invalid"
        assert (await socket.ask("view", type="resync"))["view"] == view  # the socket still works
    assert live.game.fingerprint() == before
    assert await served.context.hub.store.events(made["id"]) == []
    assert await served.context.hub.store.chat(made["id"]) == []


async def test_every_cut_of_a_message_is_refused(served: Served, vera: Person) -> None:
    made = await vera.table(["me"])
    async with vera.watch(made["id"]) as socket:
        action = socket.view["actions"][0]["action"]
        whole = json.dumps({"type": "act", "serial": socket.serial, "action": action})
        for cut in range(1, len(whole)):
            await socket.raw.send(whole[:cut])
            assert (await socket.next("error"))["code"] == "invalid"
    assert await served.context.hub.store.events(made["id"]) == []


async def test_an_illegal_action_is_refused_and_changes_nothing(served: Served, vera: Person) -> None:
    made = await vera.table(["me"])
    live = await served.context.hub.table(made["id"])
    before = live.game.fingerprint()
    async with vera.watch(made["id"]) as socket:
        legal = {action["action"] for action in socket.view["actions"]}
        for action in (-1, 0, 1, max(legal) + 1, 1 << 62):
            error = await socket.ask("error", type="act", serial=socket.serial, action=action)
            assert (error["code"], error["serial"]) == ("illegal", socket.serial)
    assert live.game.fingerprint() == before


async def test_a_replayed_message_is_refused(served: Served, vera: Person) -> None:
    made = await vera.table(["me"])
    async with vera.watch(made["id"]) as socket:
        message = json.dumps({"type": "act", "serial": socket.serial, "action": socket.view["actions"][0]["action"]})
        for _ in range(5):  # all on their way before the first is answered
            await socket.raw.send(message)
        await socket.settle()
        codes = [one["code"] for one in socket.received if one["type"] == "error"]
        assert codes == ["stale"] * 4
    assert len(await served.context.hub.store.events(made["id"])) == 1


async def test_an_oversized_message_is_refused_and_closes(served: Served, vera: Person) -> None:
    made = await vera.table(["me"])
    async with vera.watch(made["id"]) as socket:
        await socket.raw.send('{"type":"chat","text":"' + "x" * 5000 + '"}')
        assert (await socket.next("error"))["code"] == "too-large"
        with pytest.raises(websockets.ConnectionClosed, match="4413"):
            await socket.receive()
    async with vera.watch(made["id"]) as socket:
        await socket.raw.send("x" * 100_000)
        with pytest.raises(websockets.ConnectionClosed, match="1009"):
            await socket.until(lambda: False)
    assert await served.context.hub.store.chat(made["id"]) == []


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_socket_from_another_page_is_refused(served: Served, vera: Person, origin: str | None) -> None:
    made = await vera.table(["me"])
    address = f"ws://127.0.0.1:{served.port}/api/tables/{made['id']}/socket"
    headers = {"Cookie": f"deckhold={vera.cookie}"}
    with pytest.raises(websockets.InvalidStatus, match="403"):
        await websockets.connect(address, origin=origin, additional_headers=headers)


@pytest.mark.parametrize("cookie", ["", "deckhold=forged", "deckhold=WyJhIiwwXQ.AAAA"])
async def test_a_socket_without_an_identity_is_refused(served: Served, vera: Person, cookie: str) -> None:
    made = await vera.table(["me"])
    address = f"ws://127.0.0.1:{served.port}/api/tables/{made['id']}/socket"
    with pytest.raises(websockets.InvalidStatus, match="403"):
        await websockets.connect(address, origin=served.url, additional_headers={"Cookie": cookie})


async def test_an_unknown_table_closes_with_its_own_code(vera: Person) -> None:
    async def watch() -> None:
        async with vera.watch("nothing"):
            pass

    with pytest.raises(websockets.ConnectionClosed, match="4404"):
        await watch()


async def test_too_many_messages_close_the_socket(settings: Settings) -> None:
    async with serving(limited(settings)) as server, Person(server.url) as vera:
        await vera.arrive()
        made = await vera.table(["me"])
        async with vera.watch(made["id"]) as socket:
            for _ in range(100):
                await socket.send(type="ping")
            with pytest.raises(websockets.ConnectionClosed, match="4429"):
                await socket.until(lambda: False)
            assert socket.received[-1]["code"] == "too-many"


async def test_chat_is_slowed_down(settings: Settings) -> None:
    async with serving(limited(settings)) as server, Person(server.url) as vera:
        await vera.arrive()
        made = await vera.table(["me"])
        async with vera.watch(made["id"]) as socket:
            for i in range(8):
                await socket.send(type="chat", text=f"spam {i}")
            await socket.settle()
            kinds = [one["type"] for one in socket.received]
            assert kinds.count("chat") < 8
            assert kinds.count("error") == 8 - kinds.count("chat")


async def test_a_silent_socket_is_closed(vera: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deckhold.server.sockets, "UNHEARD", 0.2)
    made = await vera.table(["me"])
    async with vera.watch(made["id"]) as socket:
        with pytest.raises(websockets.ConnectionClosed, match="4408"):
            await socket.until(lambda: False)


async def test_one_person_has_only_so_many_sockets(settings: Settings) -> None:
    async with serving(limited(settings)) as server, Person(server.url) as vera:
        await vera.arrive()
        made = await vera.table(["me"])
        address = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
        headers = {"Cookie": f"deckhold={vera.cookie}"}
        async with contextlib.AsyncExitStack() as opened:
            for _ in range(20):
                socket = websockets.connect(address, origin=server.url, additional_headers=headers)
                await opened.enter_async_context(socket)
            with pytest.raises(websockets.InvalidStatus, match="403"):
                await websockets.connect(address, origin=server.url, additional_headers=headers)


def limited(settings: Settings) -> Settings:
    return Settings(database=settings.database, static=settings.static)


# -- HTTP --------------------------------------------------------------------------------------------------------------


async def test_every_answer_has_a_strict_policy(served: Served, vera: Person) -> None:
    for path in ("/", "/api/me", "/api/games", "/nothing.js", "/api/nothing"):
        headers = (await vera.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_a_request_from_another_page_is_refused(vera: Person) -> None:
    answer = await vera.http.post(
        "/api/tables", json={"game": "ascension", "seats": 1}, headers={"Origin": "http://evil.example"}
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    own = await vera.http.post("/api/tables", json={"game": "ascension", "seats": 1}, headers={"Origin": vera.url})
    assert own.status_code == 201


async def test_a_form_is_no_json(vera: Person) -> None:
    body = json.dumps({"game": "ascension", "seats": 1})
    answer = await vera.http.post("/api/tables", content=body, headers={"Content-Type": "text/plain"})
    assert answer.json()["code"] == "invalid"


async def test_large_bodies_are_refused_also_without_a_length(vera: Person) -> None:
    async def chunks() -> Any:
        for _ in range(20):
            yield b" " * 8192

    headers = {"Content-Type": "application/json"}
    known = await vera.http.post("/api/tables", content=b" " * 70_000, headers=headers)
    assert (known.status_code, known.json()["code"]) == (413, "too-large")
    unknown = await vera.http.post("/api/tables", content=chunks(), headers=headers)
    assert (unknown.status_code, unknown.json()["code"]) == (413, "too-large")


async def test_too_many_requests_are_refused_with_a_time(settings: Settings) -> None:
    async with serving(limited(settings)) as server, client(server.url) as asking:
        answers = await asyncio.gather(*(asking.get("/api/games") for _ in range(200)))
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].json()["code"] == "too-many"
        assert int(refused[0].headers["retry-after"]) > 0


async def test_new_identities_are_limited(settings: Settings) -> None:
    async with serving(limited(settings)) as server:
        codes = []
        for _ in range(35):
            async with client(server.url) as asking:
                codes.append((await asking.get("/api/me")).status_code)
        assert codes[:30] == [200] * 30
        assert 429 in codes


async def test_refusals_speak_russian(vera: Person) -> None:
    answer = await vera.http.get("/api/tables/nothing?lang=ru")
    assert answer.json() == {"code": "not-found", "message": "Здесь ничего нет."}
