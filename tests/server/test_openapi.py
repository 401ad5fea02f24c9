"""The API against its own description."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from deckhold.server.app import create_app
from deckhold.server.settings import Settings
from server.playing import PLAIN, serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own: Schemathesis is no friend of event loops."""
    folder: Path = tmp_path_factory.mktemp("api")
    found: list[str] = []
    started = threading.Event()
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()

    async def serve() -> None:
        options = Settings(database=f"sqlite:///{folder}/api.db", static=folder / "static", limited=False)
        async with serving(options) as server:
            found.append(server.url)
            started.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    assert started.wait(60)
    yield found[0]
    loop.call_soon_threadsafe(stop.set)
    thread.join(60)
    loop.close()


api = schemathesis.openapi.from_dict(create_app(Settings(database="sqlite:///unused.db")).openapi())


@api.parametrize()
@settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: schemathesis.Case, address: str) -> None:
    cookie = httpx.get(f"{address}/api/me", verify=PLAIN).cookies["deckhold"]
    case.call_and_validate(base_url=address, headers={"Cookie": f"deckhold={cookie}"}, timeout=60)


def test_the_description_names_every_route(address: str) -> None:
    paths = httpx.get(f"{address}/api/openapi.json", verify=PLAIN).json()["paths"]
    assert {
        "/api/me", "/api/me/password", "/api/login", "/api/logout", "/api/games", "/api/games/{game}/cards",
        "/api/games/{game}/words", "/api/games/{game}/rules", "/api/games/{game}/statistics",
        "/api/games/{game}/options",
        "/api/tables", "/api/tables/{id}",
        "/api/tables/{id}/join", "/api/tables/{id}/leave", "/api/tables/{id}/bot", "/api/tables/{id}/rematch",
        "/api/tables/{id}/choose", "/api/tables/{id}/sequel",
        "/api/tables/{id}/standin",
        "/api/tables/{id}/branch", "/api/tables/{id}/film", "/api/tables/{id}/replay", "/api/health",
    } == set(paths)  # fmt: skip
