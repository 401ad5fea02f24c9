"""A client that takes nothing more: nobody waits for it, and it is let go."""

import asyncio
from typing import Any, cast

import pytest
from fastapi import WebSocket

from deckhold.server import sockets
from deckhold.server.sockets import Session
from server.playing import Person, Served


class Stuck:
    """A socket whose other end neither reads nor writes nor hangs up."""

    async def send(self, message: Any) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> Any:
        await asyncio.Event().wait()


@pytest.fixture
async def session(served: Served, vera: Person, monkeypatch: pytest.MonkeyPatch) -> Session:
    monkeypatch.setattr(sockets, "CLOSING", 0.05)
    made = await vera.table(["me", "open"])
    here = served.context
    account = await here.hub.store.account(vera.id)
    assert account is not None
    return Session(here, cast(WebSocket, Stuck()), await here.hub.table(made["id"]), account, "en")


async def test_a_silent_client_that_takes_nothing_is_left(
    session: Session, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "UNHEARD", 0.05)
    await asyncio.wait_for(session.run(), 10)
    assert served.context.sockets == {}


async def test_a_client_for_which_too_much_waits_is_left(
    session: Session, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "UNSENT", 2)
    running = asyncio.create_task(session.run())
    await asyncio.sleep(0)
    table = next(iter(served.context.hub.tables.values()))
    for _ in range(4):
        table.audience.send_all(b"{}")
    await asyncio.wait_for(running, 10)
    assert table.audience.watchers == []


async def test_a_refused_socket_leaves_nothing_behind(served: Served, vera: Person) -> None:
    with pytest.raises(Exception, match="4404"):
        async with vera.watch("nosuchtable") as socket:
            await socket.until(lambda: False)
    assert served.context.sockets == {}
