"""How many tables a server carries: a move every two seconds at each, p99 under 100 ms; boardgame.io beside it.

    python benchmarks/server_load/run.py [--seconds 8] [--only deckhold]

Two sockets sit at each table. A move's time runs from when it was due until both have its result. Everything happens on
this machine's loopback; the number of tables is raised until a server no longer keeps up, then halved in between.
Tables stay open from one number to the next, so that they come to the middle of the game.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import uvloop

sys.path.insert(0, str(Path(__file__).parent))
from record import OPTIONS, SEED, record
from wire import Wire, connect

HERE = Path(__file__).parent
EVERY = 2.0
WANTED = 0.100
HOPELESS = 1.0  # no other work on a machine explains so much: not tried again
MOST_TABLES = 6000
PATCH = b'{"type":"patch","version":'
AT_ONCE = 16  # tables set up at the same time


class Table:
    """A table with two seats, and the move that is under way."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []
        self.step = 0
        self.due = 0.0
        self.missing = 0
        self.ready = asyncio.Event()
        self.state_id = 0  # boardgame.io's count of changes


class Load:
    """Plays at many tables and keeps the times."""

    def __init__(self, steps: list[dict[str, Any]], act: Callable[[Table, dict[str, Any]], None]) -> None:
        self.steps = steps
        self.act = act
        self.tables: list[Table] = []
        self.times: list[float] = []
        self.late = 0
        self.measuring = False
        self.playing_out = 0  # tables that move without a pause

    def arrived(self, table: Table, now: float) -> None:
        """One of the two sockets has the result of the present move."""
        table.missing -= 1
        if table.missing == 0 and self.measuring:
            self.times.append(now - table.due)
            if self.playing_out:
                asyncio.get_running_loop().call_soon(self._go_on, table)

    async def play(self, tables: list[Table], seconds: float) -> None:
        """Every table moves every two seconds, each at its own moment."""
        loop = asyncio.get_running_loop()
        start = loop.time() + 0.2
        offset = time.perf_counter() - loop.time()
        jobs = []
        for table in tables:
            at = start + random.random() * EVERY
            while at < start + seconds:
                jobs.append((at, table))
                at += EVERY
        for at, table in jobs:
            loop.call_at(at, self.move, table, at + offset)
        await asyncio.sleep(seconds + 0.7)

    async def play_out(self) -> None:
        """Every table moves as soon as the last move was seen, until the recorded game is over."""
        self.finished = asyncio.Event()
        self.playing_out = len(self.tables)
        for table in self.tables:
            self.move(table, time.perf_counter())
        await asyncio.wait_for(self.finished.wait(), 300)

    def _go_on(self, table: Table) -> None:
        if table.step < len(self.steps):
            self.move(table, time.perf_counter())
            return
        self.playing_out -= 1
        if not self.playing_out:
            self.finished.set()

    def move(self, table: Table, due: float) -> None:
        if table.missing:  # the last move is not through: two seconds late
            self.late += self.measuring
            return
        step = self.steps[table.step]
        table.step += 1
        table.due = due
        table.missing = 2
        self.act(table, step)


# -- the two servers ---------------------------------------------------------------------------------------------------


class Deckhold:
    """Ours: one process on SQLite, or several on the PostgreSQL of this address."""

    def __init__(self, folder: Path, steps: list[dict[str, Any]], postgres: str = "", processes: int = 1) -> None:
        self.name = f"Deckhold ({processes} on PostgreSQL)" if postgres else "Deckhold (SQLite)"
        self.ports = [free_port() for _ in range(processes)]
        database = postgres or f"sqlite:///{folder}/load.db"
        self.processes = [
            subprocess.Popen([sys.executable, str(HERE / "ours.py"), database, str(port)]) for port in self.ports
        ]
        self.load = Load(steps, self.act)
        self.turns = itertools.count()

    async def start(self) -> None:
        for port in self.ports:
            await answering(f"http://127.0.0.1:{port}/api/health")
        # One client for everybody: it must not remember whose cookie it got last.
        forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self.http = httpx.AsyncClient(timeout=60, cookies=forgetful)
        self.pinging = asyncio.create_task(self.ping())

    async def ping(self) -> None:
        """What every client does; the silent are closed, also while other tables are set up."""
        while True:
            await asyncio.sleep(30)
            for table in self.load.tables:
                for wire in table.wires:
                    if not wire.closed:  # a table of a larger number, that is gone
                        wire.send(b'{"type":"ping"}')

    async def arrive(self, server: str) -> str:
        answer = (await self.http.get(f"{server}/api/me")).raise_for_status()
        return str(answer.headers["set-cookie"]).partition(";")[0]

    async def open_table(self) -> Table:
        table = Table()
        port = self.ports[next(self.turns) % len(self.ports)]  # everybody at a table at the same process
        server = f"http://127.0.0.1:{port}"
        one, two = await self.arrive(server), await self.arrive(server)
        places = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "ascension", "seats": 2, "seed": SEED, "options": OPTIONS, "places": places}
        answer = await self.http.post(f"{server}/api/tables", json=body, headers={"Cookie": one})
        made = answer.raise_for_status().json()
        join = f"{server}/api/tables/{made['id']}/join"
        (await self.http.post(join, json={"invite": made["invite"]}, headers={"Cookie": two})).raise_for_status()
        for seat, cookie in enumerate((one, two)):
            wire = await connect(port, f"/api/tables/{made['id']}/socket", self.heard, cookie)
            wire.seat, wire.table = seat, table
            table.wires.append(wire)
        return table

    def act(self, table: Table, step: dict[str, Any]) -> None:
        message = {"type": "act", "serial": step["serial"], "action": step["action"]}
        table.wires[step["seat"]].send(json.dumps(message).encode())

    def heard(self, wire: Wire, data: bytes, now: float) -> None:
        if data.startswith(PATCH):
            table = wire.table
            version = int(data[len(PATCH) : data.index(b",", len(PATCH))])
            if isinstance(table, Table) and version == table.step and table.missing and b'"events":[{' in data:
                self.load.arrived(table, now)
        elif data.startswith(b'{"type":"error"'):
            raise RuntimeError(data.decode())


class Boardgame:
    def __init__(self, folder: Path, steps: list[dict[str, Any]], record: Path, *flags: str) -> None:
        self.name = f"boardgame.io ({flags[0].removeprefix('--') if flags else 'memory'})"
        self.port = free_port()
        command = ["node", str(HERE / "peer.js"), str(record), str(self.port), *flags]
        environment = {**os.environ, "NODE_ENV": "production"}
        self.processes = [subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)]
        self.load = Load(steps, self.act)

    async def start(self) -> None:
        await answering(f"http://127.0.0.1:{self.port}/games")

    async def open_table(self) -> Table:
        table = Table()
        match = f"{random.getrandbits(60):x}"
        for seat in (0, 1):
            wire = await connect(self.port, "/socket.io/?EIO=4&transport=websocket", self.heard)
            wire.seat, wire.table = seat, (table, match)
            table.wires.append(wire)
            table.ready.clear()
            wire.send(b"40/ascension,")
            await asyncio.wait_for(table.ready.wait(), 30)
            table.ready.clear()
            wire.send(f'42/ascension,["sync","{match}","{seat}",null,2]'.encode())
            await asyncio.wait_for(table.ready.wait(), 30)
        return table

    def act(self, table: Table, step: dict[str, Any]) -> None:
        wire = table.wires[step["seat"]]
        _, match = wire.table  # type: ignore[misc]
        payload = {"type": "act", "args": [step["action"]], "playerID": str(step["seat"])}
        action = {"type": "MAKE_MOVE", "payload": payload}
        event = json.dumps(["update", action, table.state_id, match, str(step["seat"])])
        wire.send(f"42/ascension,{event}".encode())

    def heard(self, wire: Wire, data: bytes, now: float) -> None:
        if wire.table is None:  # the greeting
            return
        table, _ = wire.table  # type: ignore[misc]
        if data.startswith(b"2"):
            wire.send(b"3")
        elif data.startswith((b"40/", b'42/ascension,["sync"')):
            table.ready.set()
        elif data.startswith((b'42/ascension,["update"', b'42/ascension,["patch"')):
            if table.missing == 2:
                table.state_id += 1
            self.load.arrived(table, now)


# -- measuring ---------------------------------------------------------------------------------------------------------


async def measure_at(make: Callable[[], Any], seconds: float, counts: list[int]) -> dict[str, Any]:
    """What a server does with given numbers of tables."""
    server = make()
    levels: list[dict[str, Any]] = []
    try:
        await server.start()
        for count in counts:
            levels.append(await at_level(server, count, seconds))
            print(f"  {server.name}: {levels[-1]}", flush=True)
        return {"server": server.name, "levels": levels}
    finally:
        stop(server.processes)


async def measure_flat_out(make: Callable[[], Any], count: int) -> dict[str, Any]:
    """What a move costs when tables do not pause: processor time depends less on what else a machine does."""
    server = make()
    try:
        await server.start()
        await open_tables(server, count)
        load = server.load
        load.measuring = True
        before, own, began = cpu(server.processes), time.process_time(), time.perf_counter()
        await load.play_out()
        took, moves = time.perf_counter() - began, len(load.times)
        found = {
            "server": server.name,
            "tables": count,
            "moves": moves,
            "moves_per_second": round(moves / took),
            "cpu_ms_per_move": round((cpu(server.processes) - before) * 1000 / moves, 3),
            "generator_ms_per_move": round((time.process_time() - own) * 1000 / moves, 3),
            "load_average": round(os.getloadavg()[0], 1),
        }
        print(f"  {found}", flush=True)
        return found
    finally:
        stop(server.processes)


async def measure(make: Callable[[], Any], seconds: float, tries: int) -> dict[str, Any]:
    """The largest number of tables with which a server keeps the wanted time, in one of so many tries."""
    server = make()
    levels: list[dict[str, Any]] = []
    try:
        await server.start()
        good, bad, tables = 0, MOST_TABLES + 1, 400
        while tables - good > max(25, good // 8) and tables < bad:
            for _ in range(tries):
                found = await at_level(server, tables, seconds)
                levels.append(found)
                print(f"  {server.name}: {found}", flush=True)
                kept = found["p99"] < WANTED and not found["late"]
                if kept or found["p99"] > HOPELESS:
                    break
            if kept:
                good = tables
                tables = min(tables * 2, MOST_TABLES) if bad > MOST_TABLES else (tables + bad) // 2
            else:
                bad = tables
                tables = (good + bad) // 2
        return {"server": server.name, "tables": good, "levels": levels}
    finally:
        stop(server.processes)


async def at_level(server: Any, count: int, seconds: float) -> dict[str, Any]:
    load = server.load
    for table in load.tables[count:]:
        for wire in table.wires:
            wire.close()
    del load.tables[count:]
    for table in load.tables:
        if table.missing:  # the last level was too much for it; it cannot be said where it stands
            raise RuntimeError(f"{server.name}: a move was never answered")
    await open_tables(server, count - len(load.tables))
    await load.play(load.tables, 4)
    load.times, load.late, load.measuring = [], 0, True
    before, began = cpu(server.processes), time.perf_counter()
    own = time.process_time()
    await load.play(load.tables, seconds)
    took = time.perf_counter() - began
    used = cpu(server.processes) - before
    load.measuring = False
    unanswered = sum(table.missing > 0 for table in load.tables)
    for _ in range(300):
        if not any(table.missing for table in load.tables):
            break
        await asyncio.sleep(0.1)  # what is still under way must not disturb the next level
    times = sorted(load.times) or [9.9]
    return {
        "tables": count,
        "moves": len(load.times),
        "late": load.late + unanswered,
        "p50": round(statistics.median(times), 4),
        "p99": round(times[min(len(times) - 1, int(len(times) * 0.99))], 4),
        "server_cpu": round(used / took, 2),
        "cpu_ms_per_move": round(used * 1000 / max(1, len(load.times)), 2),
        "load_average": round(os.getloadavg()[0], 1),
        "generator_cpu": round((time.process_time() - own) / took, 2),
    }


async def open_tables(server: Any, count: int) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one() -> None:
        async with gate:
            server.load.tables.append(await server.open_table())

    await asyncio.gather(*(one() for _ in range(count)))


def cpu(processes: list[subprocess.Popen[bytes]]) -> float:
    """Seconds of processor time of some processes so far."""
    ticks = 0
    for process in processes:
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def stop(processes: list[subprocess.Popen[bytes]]) -> None:
    for process in processes:
        process.send_signal(signal.SIGTERM)
    for process in processes:
        process.wait(30)


async def answering(url: str) -> None:
    async with httpx.AsyncClient() as client:
        for _ in range(600):
            try:
                await client.get(url)
                return
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
    raise RuntimeError(f"{url} does not answer")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0, help="measured at each number of tables")
    parser.add_argument("--tries", type=int, default=1, help="at each number of tables: for a busy machine")
    parser.add_argument("--only", choices=["deckhold", "boardgame"])
    parser.add_argument("--tables", type=int, nargs="+", help="measure at these numbers only: for a busy machine")
    parser.add_argument("--flat-out", type=int, metavar="TABLES", help="so many tables that move without a pause")
    parser.add_argument(
        "--postgres", help="an empty database for boardgame.io and for two processes of ours: postgresql://..."
    )
    parser.add_argument("--out", type=Path, help="write the results as JSON")
    args = parser.parse_args()
    if args.only != "deckhold" and not (HERE / "node_modules").exists():
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    results = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        steps = record(folder / "record.json")
        makers: list[Callable[[], Any]] = []
        if args.only != "deckhold":
            makers.append(lambda: Boardgame(folder, steps, folder / "record.json"))
            makers.append(lambda: Boardgame(folder, steps, folder / "record.json", "--files", str(folder / "files")))
            if args.postgres:
                makers.append(lambda: Boardgame(folder, steps, folder / "record.json", "--postgres", args.postgres))
        if args.only != "boardgame":
            makers.append(lambda: Deckhold(folder, steps))
            if args.postgres:
                makers.append(lambda: Deckhold(folder, steps, args.postgres, 2))
        for make in makers:
            os.sync()  # what one server wrote must not hold up the disk under the next
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                if args.flat_out:
                    results.append(runner.run(measure_flat_out(make, args.flat_out)))
                elif args.tables:
                    results.append(runner.run(measure_at(make, args.seconds, args.tables)))
                else:
                    results.append(runner.run(measure(make, args.seconds, args.tries)))
    print(json.dumps([{key: value for key, value in one.items() if key != "levels"} for one in results], indent=2))
    if args.out:
        args.out.write_text(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
