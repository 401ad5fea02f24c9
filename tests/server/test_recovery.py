"""Nothing that anybody saw is ever lost: the server is killed in the middle of games, again and again."""

import asyncio
import contextlib
import random
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
import websockets

import deckhold
from deckhold.server.hub import Hub
from deckhold.server.lobby import info_of, new_table
from deckhold.server.records import ACT, Seat, effective
from deckhold.server.settings import Settings
from server.conftest import free_port
from server.playing import TIMEOUT, Person, Socket, client

SERVE = """
import sys
import uvicorn
from deckhold.server.app import create_app
from deckhold.server.settings import Settings
settings = Settings(database=sys.argv[1], limited=False, snapshot_every=7)
if __name__ == "__main__":
    uvicorn.run(create_app(settings), port=int(sys.argv[2]), log_level="warning", access_log=False)
"""


class Fragile:
    """A server in a process of its own that can be killed."""

    def __init__(self, folder: Path, database: str, output: int | None = None) -> None:
        self._output = output
        self._script = folder / "serve.py"
        self._script.write_text(SERVE)
        self._database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        command = [sys.executable, str(self._script), self._database, str(self.port)]
        self.process = subprocess.Popen(command, start_new_session=True, stdout=self._output)
        async with client(self.url) as asking, asyncio.timeout(TIMEOUT):
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await asking.get("/api/health")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """The server alone: its bots must notice by themselves."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


async def play_until_killed(socket: Socket, rng: random.Random) -> None:
    with contextlib.suppress(websockets.ConnectionClosed):
        while not socket.over:
            await socket.until(lambda: socket.my_turn or socket.over)
            if socket.over:
                return
            if socket.undo and rng.random() < 0.2:
                version = socket.version
                await socket.send(type="undo")
                await socket.until(lambda version=version: socket.version > version)
            else:
                await socket.act(rng.randrange(len(socket.view["actions"])))


@pytest.mark.parametrize("rounds", [3, pytest.param(12, marks=pytest.mark.soak)])
async def test_killed_in_the_middle_of_games_nothing_is_lost(tmp_path: Path, database: str, rounds: int) -> None:
    rng = random.Random(5)
    server = Fragile(tmp_path, database)
    people: list[Person] = []
    tables: list[str] = []
    seen: dict[str, tuple[int, object]] = {}  # table: the last version anybody saw, and its view
    try:
        await server.start()
        for _ in range(3):
            person = Person(server.url)
            people.append(person)
            await person.arrive()
            tables.append((await person.table(["me", "random"]))["id"])
        for round in range(rounds):
            async with contextlib.AsyncExitStack() as stack:
                playing = []
                sockets = []
                for person, table in zip(people, tables, strict=True):
                    socket = await stack.enter_async_context(person.watch(table))
                    if table in seen:
                        version, view = seen[table]
                        assert socket.version >= version
                        if socket.version == version:
                            assert socket.view == view
                    sockets.append(socket)
                    playing.append(asyncio.create_task(play_until_killed(socket, rng)))
                goal = sum(socket.version for socket in sockets) + rng.randrange(10, 30)
                async with asyncio.timeout(TIMEOUT):
                    while sum(socket.version for socket in sockets) < goal:
                        await asyncio.sleep(0.001)
                await asyncio.sleep(rng.random() / 20)
                server.kill()
                await asyncio.gather(*playing)
                for table, socket in zip(tables, sockets, strict=True):
                    seen[table] = (socket.version, socket.view)
            await check(database, tables, seen)
            if round < rounds - 1:
                await server.start()
        assert any(version > 7 for version, _ in seen.values())  # long enough for snapshots to play a part
    finally:
        server.kill()
        for person in people:
            await person.http.aclose()


async def check(database: str, tables: list[str], seen: dict[str, tuple[int, object]]) -> None:
    """What the database holds is at least what was seen, and the position is that of an honest replay."""
    hub = Hub(Settings(database=database, snapshot_every=7))
    await hub.store.start()
    try:
        for id in tables:
            events = await hub.store.events(id)
            assert [event.number for event in events] == list(range(len(events)))
            version, view = seen[id]
            assert len(events) >= version
            row = await hub.store.table(id)
            assert row is not None
            honest = deckhold.new(row.game, len(row.seats), row.seed, row.options)
            for event in effective(events[:version]):
                honest.apply(event.value)
            shown = honest.view(0)
            for one in (shown, view):
                if one is not None and one["decision"] is not None:  # type: ignore[index]
                    del one["decision"]["serial"]  # type: ignore[index]  # undoing counts in it
            assert shown == view
            replayed = deckhold.new(row.game, len(row.seats), row.seed, row.options)
            for event in events:
                if event.kind == ACT:
                    replayed.apply(event.value)
                else:
                    replayed.rewind(event.value)
            loaded = await hub._load(id)
            await loaded.stop()
            assert loaded.game.fingerprint() == replayed.fingerprint()
            assert loaded.game.serial == replayed.serial
            assert loaded.game.undo_depth == replayed.undo_depth
            seen[id] = (len(events), loaded.game.view(0))
    finally:
        hub.bots.stop()
        await hub.stop()  # with what it is still telling other processes


@pytest.mark.parametrize("snapshots", [True, False])
async def test_a_long_game_opens_in_under_a_second(tmp_path: Path, snapshots: bool) -> None:
    """By a snapshot; without one, the same game is the same, only slower."""
    settings = Settings(database=f"sqlite:///{tmp_path}/long.db", snapshot_every=100 if snapshots else 10**9)
    hub = Hub(settings)
    await hub.store.start()
    try:
        await hub.store.add_guest("a", "Vera")
        table = new_table(info_of("ascension"), [Seat("a", None, "Vera")], {}, 3, False)
        await hub.store.add_table(table)
        live = await hub.table(table.id)
        rng = random.Random(1)
        while live.number < 1500:
            if len(live.game.history) >= 60:  # back and forth, so that it is longer than any game should be
                async with live.lock:
                    await live._rewind(0, 30)
            decision = live.game.decision
            assert decision is not None
            await live.act("a", decision.serial, rng.choice(live.game.actions()))
        hub.tables.clear()
        began = time.perf_counter()
        again = await hub.table(table.id)
        took = time.perf_counter() - began
        assert again.number == live.number
        assert again.game.fingerprint() == live.game.fingerprint()
        assert list(again.log) == list(live.log)
        if snapshots:
            assert took < 1
    finally:
        await hub.stop()


async def test_no_bot_outlives_a_killed_server(tmp_path: Path) -> None:
    """All of its processes write to the same pipe: it ends with the last of them."""
    server = Fragile(tmp_path, f"sqlite:///{tmp_path}/deckhold.db", subprocess.PIPE)
    try:
        await server.start()
        process = server.process
        assert process is not None
        assert process.stdout is not None
        async with Person(server.url) as vera:
            await vera.arrive()
            made = await vera.table(["me", "random"], options={"first": 1})
            async with vera.watch(made["id"]) as socket:
                await socket.until(lambda: socket.my_turn)  # so there is a bot's process
            await vera.table(["me", "hard"], options={"first": 1})  # and now it thinks
    finally:
        server.kill()
    with process.stdout as output:
        assert await asyncio.wait_for(asyncio.to_thread(output.read), TIMEOUT) == b""
