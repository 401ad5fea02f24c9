"""A client for tests: the API over real HTTP, a table over a real socket."""

import asyncio
import contextlib
import copy
import json
import ssl
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import uvicorn
import websockets
from fastapi import FastAPI

from deckhold.server.app import create_app
from deckhold.server.context import Context
from deckhold.server.settings import Settings

TIMEOUT = 60.0
PLAIN = ssl.SSLContext(
    ssl.PROTOCOL_TLS_CLIENT
)  # reads no certificates, which takes longer than most tests: nobody asks


class Served:
    """A running server."""

    def __init__(self, app: FastAPI, port: int) -> None:
        self.app = app
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    @property
    def context(self) -> Context:
        found = self.app.state.context
        assert isinstance(found, Context)
        return found


@contextlib.asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Served]:
    """A server on a free port of this machine, in this very process."""
    app = create_app(settings)
    config = uvicorn.Config(app, port=0, log_level="warning", access_log=False, ws_max_size=1 << 16)
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[method-assign]
    running = asyncio.create_task(server.serve())
    while not server.started:
        if running.done():
            running.result()
        await asyncio.sleep(0.01)
    try:
        yield Served(app, server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await running


def client(url: str) -> httpx.AsyncClient:
    """Somebody who asks over plain HTTP."""
    return httpx.AsyncClient(base_url=url, timeout=TIMEOUT, verify=PLAIN)


class Person:
    """Somebody with a cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = client(url)
        self.id = ""

    async def arrive(self, name: str = "") -> "Person":
        self.id = (await self.http.get("/api/me")).raise_for_status().json()["id"]
        if name:
            await self.put("/api/me", {"name": name})
        return self

    async def get(self, path: str, **params: Any) -> Any:
        return (await self.http.get(path, params=params)).raise_for_status().json()

    async def put(self, path: str, body: Any) -> Any:
        return (await self.http.put(path, json=body)).raise_for_status().json()

    async def post(self, path: str, body: Any = None) -> Any:
        return (await self.http.post(path, json={} if body is None else body)).raise_for_status().json()

    async def refused(self, path: str, body: Any = None, method: str = "POST") -> str:
        """The code of a refusal that must come."""
        answer = await self.http.request(method, path, json=body if method != "GET" else None)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["code"])

    async def table(self, places: list[Any], **more: Any) -> dict[str, str]:
        """Make a table: "me", "open" or the level of a bot for each seat."""
        kinds = [{"kind": place} if place in ("me", "open") else {"kind": "bot", "level": place} for place in places]
        body = {"game": "ascension", "seats": len(places), "places": kinds, **more}
        found: dict[str, str] = await self.post("/api/tables", body)
        return found

    @property
    def cookie(self) -> str:
        return self.http.cookies["deckhold"]

    @contextlib.asynccontextmanager
    async def watch(self, table: str, lang: str = "en", url: str | None = None) -> "AsyncIterator[Socket]":
        base = url or self.url
        address = f"{base.replace('http', 'ws')}/api/tables/{table}/socket?lang={lang}"
        headers = {"Cookie": f"deckhold={self.cookie}"}
        async with websockets.connect(address, origin=base, additional_headers=headers, max_size=None) as raw:
            socket = Socket(raw)
            await socket.until(lambda: bool(socket.table))
            yield socket

    async def __aenter__(self) -> "Person":
        return self

    async def __aexit__(self, *failure: object) -> None:
        await self.http.aclose()


class Socket:
    """A client's end of a table: keeps the view as the patches say it is."""

    def __init__(self, raw: Any) -> None:
        self.raw = raw
        self.view: Any = None
        self.table: Any = {}
        self.log: list[Any] = []
        self.chat: list[Any] = []
        self.undo = 0
        self.version = -1
        self.traffic: list[str] = []  # everything that came, as it came
        self.received: list[Any] = []

    async def send(self, **message: Any) -> None:
        await self.raw.send(json.dumps(message))

    async def receive(self) -> Any:
        """The next message, already taken in."""
        data = await asyncio.wait_for(self.raw.recv(), TIMEOUT)
        self.traffic.append(data)
        message = json.loads(data)
        self.received.append(message)
        if message["type"] in ("view", "patch"):
            self.version, self.undo = message["version"], message["undo"]
            self.table = message.get("table", self.table)
        if message["type"] == "view":
            self.view, self.log, self.chat = message["view"], message["log"], message["chat"]
        elif message["type"] == "patch":
            self.view = patched(self.view, message["ops"])
            self.log += [event for event in message["events"] if "text" in event]
        elif message["type"] == "chat":
            self.chat.append({key: value for key, value in message.items() if key != "type"})
        return message

    async def until(self, true: Callable[[], bool]) -> None:
        while not true():
            await self.receive()

    async def next(self, kind: str) -> Any:
        """The next message of a kind."""
        while True:
            message = await self.receive()
            if message["type"] == kind:
                return message

    async def ask(self, kind: str, **message: Any) -> Any:
        """Send something and wait for its answer."""
        await self.send(**message)
        return await self.next(kind)

    @property
    def serial(self) -> int:
        return int(self.view["decision"]["serial"])

    @property
    def my_turn(self) -> bool:
        return bool(self.view and self.view["actions"])

    @property
    def over(self) -> bool:
        return bool(self.view and self.view["outcome"])

    async def act(self, choice: int = 0) -> None:
        """Take one of the offered actions and wait until it has happened."""
        version, action = self.version, self.view["actions"][choice]["action"]
        await self.send(type="act", serial=self.serial, action=action)
        await self.until(lambda: self.version > version)

    async def settle(self) -> None:
        """Take in everything the server sent before this."""
        await self.ask("pong", type="ping")


def patched(data: Any, ops: list[Any]) -> Any:
    """RFC 6902, as a client does it."""
    data = copy.deepcopy(data)
    for op in ops:
        keys = [key.replace("~1", "/").replace("~0", "~") for key in op["path"].split("/")[1:]]
        if not keys:
            assert op["op"] == "replace"
            data = copy.deepcopy(op["value"])
            continue
        place = data
        for key in keys[:-1]:
            place = place[int(key)] if isinstance(place, list) else place[key]
        last: Any = int(keys[-1]) if isinstance(place, list) else keys[-1]
        if op["op"] == "remove":
            del place[last]
        elif op["op"] == "add" and isinstance(place, list):
            assert 0 <= last <= len(place)
            place.insert(last, copy.deepcopy(op["value"]))
        else:
            assert op["op"] == "add" or isinstance(place, list) or last in place
            place[last] = copy.deepcopy(op["value"])
    return data
