"""What every request can reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fastapi import Request
from starlette.requests import HTTPConnection

from deckhold.server.hub import Hub
from deckhold.server.limits import Limits
from deckhold.server.settings import Settings

if TYPE_CHECKING:
    from deckhold.server.accounts import Keys
    from deckhold.server.films import Films


LOGGED_OUT = 4401  # the code with which sockets of a former identity are closed


class Context:
    """The parts of a running server."""

    keys: Keys  # known when the database is open

    def __init__(self, settings: Settings, hub: Hub, films: Films) -> None:
        self.settings = settings
        self.hub = hub
        self.films = films
        self.limits = Limits(settings.limited)
        self.sockets: dict[str, list[Callable[[int], None]]] = {}  # by account: how to close each

    def close_sockets(self, account: str, code: int = LOGGED_OUT) -> None:
        for close in list(self.sockets.get(account, ())):
            close(code)


def context(request: Request) -> Context:
    return of(request)


def of(connection: HTTPConnection) -> Context:
    found = connection.app.state.context
    assert isinstance(found, Context)
    return found
