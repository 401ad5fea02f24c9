"""A table that no server knows: the page is told of it as a server would tell it."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import WebSocketRoute

from web.driving import Seat

TABLE: dict[str, Any] = {
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
    "sequel": None,
    "seeded": False,
}

FRAMES = 600  # of the page, until what it asked for must have arrived


class Pretended:
    """What a page is shown, and what it asked for."""

    def __init__(self, seat: Seat, view: dict[str, Any], log: Sequence[dict[str, Any]] = (), **table: Any) -> None:
        self.asked: list[dict[str, Any]] = []
        self._page = seat.page
        self._view, self._log = view, list(log)
        self._table = {**TABLE, **table}
        self._version = 0
        self._page = seat.page
        seat.page.route_web_socket("**/api/tables/pretended/socket*", self._open)
        seat.open("/table/pretended")
        seat.page.wait_for_selector(".prompt")
        seat.next_frames()  # the first one measures, the next has everything in its place

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda text: self.asked.append(json.loads(text)))
        self._tell()

    def _tell(self) -> None:
        told = {"type": "view", "version": self._version, "undo": 0, "view": self._view, "table": self._table}
        self.tell({**told, "log": self._log, "chat": []})

    def tell(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def show(self, view: dict[str, Any], log: Sequence[dict[str, Any]] = (), **table: Any) -> None:
        """Another position altogether, perhaps at another table; returns when the page has it."""
        self._version += 1
        self._view, self._log = view, list(log)
        self._table = {**self._table, **table}
        self._tell()
        if view["decision"] is not None:
            serial, theme = view["decision"]["serial"], view["layout"]["theme"]
            self._page.wait_for_selector(f".tablepage[data-serial='{serial}'][data-theme='{theme}'] .prompt")

    def change(self, ops: list[dict[str, Any]], events: list[dict[str, Any]], **table: Any) -> None:
        self._version += 1
        told = {"type": "patch", "version": self._version, "serial": 1, "undo": 0, "ops": ops, "events": events}
        if table:
            self._table = told["table"] = {**self._table, **table}
        self.tell(told)

    @property
    def acted(self) -> list[int]:
        return [message["action"] for message in self.asked if message["type"] == "act"]

    def expect_acted(self, *actions: int) -> None:
        """What a page asks for takes its way through the browser to here."""
        self._until(lambda: self.acted == list(actions))
        assert self.acted == list(actions)

    def expect_asked(self, message: dict[str, Any]) -> None:
        self._until(lambda: message in self.asked)
        assert message in self.asked

    def _until(self, arrived: Callable[[], bool]) -> None:
        for _ in range(FRAMES):
            if arrived():
                return
            self._page.evaluate("() => new Promise(requestAnimationFrame)")


TERRAINS = ["plains", "hills", "forest", "wasteland", "desert", "swamp", "lake", "mountain", "sea", "city"]
TERRAINS += ["open", "corrupted", "enchanted"]
SITES = ["village", "monastery", "keep", "mage-tower", "city", "mine", "glade", "dungeon", "tomb", "monster-den"]
SITES += ["spawning-grounds", "ruins", "portal", "shrine", "beacon", "chest"]
BACKS = ["green", "grey", "brown", "violet", "white", "red", "ruins", "treasure"]
OWNERS: list[int | str] = [0, 1, 2, 3, 4, "foes"]
COLUMNS, LINES = 16, 13  # of a large map, less its corners


def large_map(cards: list[str]) -> dict[str, Any]:
    """A hex area of 200 cells and 150 pieces: every terrain, site, owner and back, walls, tiles, a stack, a giant."""
    places = [(column - line // 2 - 5, line - 6) for line in range(LINES) for column in range(COLUMNS)]
    places = [place for place in places if place not in ((-2, -6), (-1, -6), (0, -6), (1, -6))][:200]
    cells: list[dict[str, Any]] = []
    for i, (q, r) in enumerate(places):
        cell: dict[str, Any] = {"q": q, "r": r, "tile": f"{(q + r // 2) // 4},{r // 3}"}
        if r > -6:
            cell["terrain"] = TERRAINS[(q * 5 + r * 3 + q * r) % len(TERRAINS)]
        if r > -6 and i % 9 == 4:
            cell["site"] = {"key": SITES[i // 9 % len(SITES)]}
            if i % 2:
                cell["site"]["owner"] = OWNERS[i // 9 % len(OWNERS)]
        if i % 31 == 7:
            cell["walls"] = [0, 1]
        if i % 37 == 8:
            cell["marks"], cell["counters"] = ["web"], {"damage": 5}
        cells.append(cell)
    open_cells = [(q, r) for q, r in places if r > -6]
    pieces: list[dict[str, Any]] = []
    for i in range(146):
        q, r = open_cells[(i * 37) % len(open_cells)]
        piece: dict[str, Any] = {"id": f"{cards[i % len(cards)]}#{i}", "x": q, "y": r}
        if i % 3 == 2:
            piece["id"], piece["back"] = f"token:{i}", BACKS[i // 3 % len(BACKS)]
        else:
            piece["card"] = cards[i % len(cards)]
            piece["figure"] = True
            piece["owner"] = OWNERS[i // 3 % len(OWNERS)]
            piece["counters"] = {"strength": i % 9 + 1, "defense": i % 7 + 2}
        if i % 11 == 3:
            piece["marks"] = ["used"]
        pieces.append(piece)
    pieces[0]["counters"] |= {"damage": 2, "souls": 1}
    pieces[1] |= {"x": 0, "y": 0, "covers": ["@1,0", "@0,1"]}
    pieces += [{"id": f"token:{i}", "back": BACKS[i % len(BACKS)], "x": -3, "y": 2} for i in range(146, 150)]
    return {"id": "map", "kind": "hex", "label": "Map", "pieces": pieces, "cells": cells}


def map_view(area: dict[str, Any], actions: list[dict[str, Any]], *below: dict[str, Any]) -> dict[str, Any]:
    """A view with a map, and what lies below it."""
    rows = [[one["id"]] for one in (area, *below)]
    return {
        "game": "ascension",
        "version": "1",
        "seat": 0,
        "seats": [{"seat": 0, "name": "", "counters": {}}],
        "decision": {"seat": 0, "kind": "main", "serial": 1, "prompt": "Move or fight.", "rules": []},
        "actions": actions,
        "areas": [area, *below],
        "layout": {"wide": rows, "narrow": rows, "theme": "ascension"},
        "lasting": [],
        "outcome": None,
    }
