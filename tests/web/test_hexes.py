"""Boards of hexes. No game of the catalog has one yet: the table is told of one as a server would tell it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.conftest import People
from web.driving import Seat
from web.pretended import Pretended
from web.test_everybody import check_axe

TILES = [(x, y) for x in range(5) for y in range(4)]
MOVE, STRIKE, GUARD, WAIT = 11, 12, 13, 14


def view() -> dict[str, Any]:
    pieces: list[dict[str, Any]] = [{"id": f"tile:{x}:{y}", "x": x, "y": y} for x, y in TILES]
    pieces += [
        {"id": "wolf-shaman#0", "card": "wolf-shaman", "on": "tile:1:1", "counters": {"honor": 3}},
        {"id": "cultist#0", "card": "cultist", "on": "tile:2:2"},
    ]
    return {
        "game": "ascension",
        "version": "1",
        "seat": 0,
        "seats": [{"seat": 0, "name": "", "counters": {}}],
        "decision": {"seat": 0, "kind": "main", "serial": 1, "prompt": "Move or fight.", "rules": []},
        "actions": [
            {"action": MOVE, "verb": "move", "label": "Move here", "pieces": ["tile:0:1"]},
            {"action": STRIKE, "verb": "strike", "label": "Strike", "pieces": ["cultist#0"]},
            {"action": GUARD, "verb": "guard", "label": "Guard against it", "pieces": ["cultist#0"]},
            {"action": WAIT, "verb": "wait", "label": "Wait", "pieces": []},
        ],
        "areas": [{"id": "board", "kind": "hex", "label": "Board", "pieces": pieces}],
        "layout": {"wide": [["board"]], "narrow": [["board"]], "theme": "ascension"},
        "outcome": None,
    }


class Board(Pretended):
    """A board of hexes that the test itself answers for."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, view())
        self.seat = seat
        self.page: Page = seat.page
        expect(self.page.locator(".hexes .tile")).to_have_count(len(TILES))

    def piece(self, id: str) -> Any:
        return self.page.locator(f'[data-piece="{id}"]')


@pytest.fixture(params=[False, True], ids=["desktop", "phone"])
def board(people: People, request: pytest.FixtureRequest) -> Board:
    return Board(people.person(phone=request.param))


def test_figures_stand_on_their_tiles_and_only_what_can_be_done_glows(board: Board) -> None:
    for figure, tile in (("wolf-shaman#0", "tile:1:1"), ("cultist#0", "tile:2:2")):
        on, under = board.piece(figure).bounding_box(), board.piece(tile).locator("polygon").bounding_box()
        middle = on["x"] + on["width"] / 2, on["y"] + on["height"] / 2
        assert under["x"] < middle[0] < under["x"] + under["width"]
        assert under["y"] < middle[1] < under["y"] + under["height"]
    live = board.page.evaluate("[...document.querySelectorAll('.hexes .live')].map((node) => node.dataset.piece)")
    assert sorted(live) == ["cultist#0", "tile:0:1"]
    assert board.seat.overflow() == []
    assert check_axe(board.seat) == []


def test_a_click_on_a_reachable_tile_moves_there(board: Board) -> None:
    board.piece("tile:0:1").locator("polygon").click()
    assert board.acted == [MOVE]


def test_a_figure_that_offers_two_things_opens_a_menu(board: Board) -> None:
    board.piece("cultist#0").click()
    expect(board.page.locator(".menu button")).to_have_count(2)
    assert board.acted == []
    board.page.locator(".menu button").last.click()
    assert board.acted == [GUARD]


def test_a_tile_out_of_reach_asks_why_and_does_nothing(board: Board) -> None:
    board.piece("tile:4:3").locator("polygon").click(force=True)
    assert {"type": "why", "piece": "tile:4:3"} in board.asked
    assert board.acted == []


def test_keys_alone_choose_a_tile(board: Board) -> None:
    board.page.keyboard.press("ArrowLeft")
    for key in ("ArrowLeft", "ArrowUp", "ArrowLeft", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowUp") * 3:
        if board.page.evaluate("document.activeElement.dataset.piece") == "tile:0:1":
            break
        board.page.keyboard.press(key)
    board.page.keyboard.press("Enter")
    assert board.acted == [MOVE]


def test_the_board_is_enlarged_and_dragged(board: Board) -> None:
    before = board.piece("tile:2:1").bounding_box()
    board.page.locator(".tool").first.click()
    larger = board.piece("tile:2:1").bounding_box()
    assert larger["width"] > before["width"] * 1.3
    x, y = larger["x"] + 8 + larger["width"] / 2, larger["y"] + larger["height"] / 2
    board.page.mouse.move(x, y)
    board.page.mouse.down()
    board.page.mouse.move(x - 40, y - 30, steps=4)
    board.page.mouse.up()
    dragged = board.piece("tile:2:1").bounding_box()
    assert dragged["x"] == pytest.approx(larger["x"] - 40, abs=3)
    assert dragged["y"] == pytest.approx(larger["y"] - 30, abs=3)
    assert board.acted == []
    board.page.locator(".tool").last.click()
    assert board.piece("tile:2:1").bounding_box()["width"] == pytest.approx(before["width"], abs=1)
