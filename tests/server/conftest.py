"""A server for each test, on SQLite and on PostgreSQL."""

import asyncio
import glob
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from deckhold.server.settings import Settings
from packages import install
from server.playing import Person, Served, serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own, without the name of a database."""
    binaries = find_postgres()
    if binaries is None:
        pytest.skip("PostgreSQL is not here and cannot be installed: NOT TESTED on it")
    # PostgreSQL refuses to run as root: it is started as somebody who may do nothing.
    user = next((name for name in ("postgres", "nobody") if has_user(name)), None) if os.getuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="deckhold-pg-"))
    if user is not None:
        shutil.chown(folder, user)
    run = {"user": user, "cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    data, port = folder / "data", free_port()
    subprocess.run(
        [f"{binaries}/initdb", "-D", data, "-U", "deckhold", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"],
        check=True,
        **run,  # type: ignore[call-overload]
    )
    server = subprocess.Popen(
        [f"{binaries}/postgres", "-D", data, "-k", folder, "-p", str(port), "-h", "127.0.0.1", "-F"],
        **run,  # type: ignore[call-overload]
    )
    try:
        ready = [f"{binaries}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
        for _ in range(300):
            if subprocess.run(ready, check=False).returncode == 0:
                break
            time.sleep(0.1)
        yield f"postgresql://deckhold@127.0.0.1:{port}"
    finally:
        server.send_signal(signal.SIGINT)  # do not wait for clients
        server.wait(60)
        shutil.rmtree(folder, ignore_errors=True)


def find_postgres() -> str | None:
    """The folder of PostgreSQL's programs; installed first where that is possible."""
    pattern = "/usr/lib/postgresql/*/bin/postgres"
    install("postgresql", lambda: glob.glob(pattern))
    found = sorted(glob.glob(pattern))
    return str(Path(found[-1]).parent) if found else None


def has_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, on both kinds of server."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/deckhold.db"
    return make_database(request.getfixturevalue("postgres"))


@pytest.fixture
def postgres_database(postgres: str) -> str:
    return make_database(postgres)


def make_database(address: str) -> str:
    import asyncpg

    name = f"deckhold_{uuid.uuid4().hex}"

    async def create() -> None:
        connection = await asyncpg.connect(f"{address}/postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    with warnings.catch_warnings():
        asyncio.run(create())
    return f"{address}/{name}"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A small server of its own, on SQLite."""
    return Settings(database=f"sqlite:///{tmp_path}/deckhold.db", static=tmp_path / "static", limited=False)


@pytest.fixture
async def served(settings: Settings) -> AsyncIterator[Served]:
    async with serving(settings) as server:
        yield server


@pytest.fixture
async def vera(served: Served) -> AsyncIterator[Person]:
    async with Person(served.url) as person:
        yield await person.arrive("Vera")


@pytest.fixture
async def boris(served: Served) -> AsyncIterator[Person]:
    async with Person(served.url) as person:
        yield await person.arrive("Boris")


@pytest.fixture
async def olga(served: Served) -> AsyncIterator[Person]:
    async with Person(served.url) as person:
        yield await person.arrive("Olga")
