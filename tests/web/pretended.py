"""A table that no server knows: the page is told of it as a server would tell it."""

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import WebSocketRoute

from web.driving import Seat

TABLE = {
    "id": "pretended",
    "game": "ascension",
    "status": "playing",
    "seats": [{"seat": 0, "name": "Vera", "kind": "human", "online": True}],
    "public": False,
    "options": {},
    "me": 0,
    "mine": [0],
    "spectators": 0,
    "takeback": None,
    "rematch": None,
    "seeded": False,
}


class Pretended:
    """What a page is shown, and what it asked for."""

    def __init__(self, seat: Seat, view: dict[str, Any], log: Sequence[dict[str, Any]] = (), **table: Any) -> None:
        self.asked: list[dict[str, Any]] = []
        self._view, self._log = view, list(log)
        self._table = {**TABLE, **table}
        self._version = 0
        seat.page.route_web_socket("**/api/tables/pretended/socket*", self._open)
        seat.open("/table/pretended")

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda text: self.asked.append(json.loads(text)))
        self._tell()

    def _tell(self) -> None:
        told = {"type": "view", "version": self._version, "undo": 0, "view": self._view, "table": self._table}
        self._socket.send(json.dumps({**told, "log": self._log, "chat": []}))

    def show(self, view: dict[str, Any], log: Sequence[dict[str, Any]] = ()) -> None:
        """Another position altogether."""
        self._version += 1
        self._view, self._log = view, list(log)
        self._tell()

    def change(self, ops: list[dict[str, Any]], events: list[dict[str, Any]], **table: Any) -> None:
        self._version += 1
        told = {"type": "patch", "version": self._version, "serial": 1, "undo": 0, "ops": ops, "events": events}
        if table:
            self._table = told["table"] = {**self._table, **table}
        self._socket.send(json.dumps(told))

    @property
    def acted(self) -> list[int]:
        return [message["action"] for message in self.asked if message["type"] == "act"]
