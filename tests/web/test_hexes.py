"""Boards of hexes: the table is told of one as a server would tell it."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import deckhold
from web.conftest import People
from web.driving import Seat
from web.pretended import Pretended, large_map, map_view
from web.test_everybody import check_axe

CARDS = [card.id for card in deckhold.cards("ascension")]
MAP = large_map(CARDS)
HERO, RIVAL, GIANT = MAP["pieces"][0], MAP["pieces"][4], MAP["pieces"][1]
STACK = [piece["id"] for piece in MAP["pieces"] if (piece["x"], piece["y"]) == (-3, 2)]
TAKEN = {(piece["x"], piece["y"]) for piece in MAP["pieces"]} | {(1, 0), (0, 1)}
FREE = [
    f"@{cell['q']},{cell['r']}"
    for cell in MAP["cells"]
    if (cell["q"], cell["r"]) not in TAKEN and "terrain" in cell and "site" not in cell and -3 < cell["r"] < 4
]
NEAR, FAR, SAFE, DULL = FREE[2], FREE[5], FREE[9], FREE[12]
MOVE, DANGER, ROUND, STRIKE, WAIT = 11, 12, 13, 14, 15
CARDS_BELOW = [{"id": f"mystic#{i}", "card": "mystic"} for i in range(9)]
HAND = {"id": "row", "kind": "row", "label": "Row", "pieces": CARDS_BELOW}

ACTIONS: list[dict[str, Any]] = [
    {
        "action": MOVE,
        "verb": "move",
        "label": "Go there",
        "pieces": [NEAR],
        "path": [{"at": f"@{HERO['x']},{HERO['y']}", "cost": 0}, {"at": FAR, "cost": 2}, {"at": NEAR, "cost": 3}],
        "cost": 3,
        "roles": {"who": HERO["id"], "to": NEAR},
        "warnings": ["Takes a treasure: no undo after this."],
    },
    {"action": DANGER, "verb": "move", "label": "Through corruption", "pieces": [SAFE], "cost": 2, "sign": "fight"},
    {
        "action": ROUND,
        "verb": "move",
        "label": "Around it",
        "pieces": [SAFE],
        "path": [{"at": NEAR, "cost": 0}, {"at": SAFE, "cost": 3}],
        "roles": {"who": HERO["id"], "to": SAFE},
    },
    {
        "action": STRIKE,
        "verb": "strike",
        "label": "Strike",
        "pieces": [RIVAL["id"]],
        "roles": {"who": HERO["id"], "target": RIVAL["id"]},
        "sign": "defeat",
        "forecast": ["Strength 5 against defense 6: defeated.", "Strikes back [damage:3]: 4 of 7 left."],
    },
    {"action": WAIT, "verb": "wait", "label": "Wait", "pieces": []},
]


# The table has its size, and the board its place in it, for some frames on end.
STILL = """
async () => {
  await document.fonts.ready;
  let was = '';
  for (let still = 0; still < 3; ) {
    await new Promise(requestAnimationFrame);
    const box = document.querySelector('.ground').getBoundingClientRect();
    const now = `${box.left} ${box.top} ${box.width}`;
    still = now === was && document.querySelector('.world').style.transform !== '' ? still + 1 : 0;
    was = now;
  }
}
"""


class Board(Pretended):
    """A board of hexes that the test itself answers for."""

    def __init__(self, seat: Seat, *below: dict[str, Any]) -> None:
        super().__init__(seat, map_view(MAP, ACTIONS, *below))
        self.seat = seat
        self.page: Page = seat.page
        expect(self.page.locator(".standing")).to_have_count(len(MAP["pieces"]))
        self.page.evaluate(STILL)

    def piece(self, id: str) -> Any:
        return self.page.locator(f'[data-piece="{id}"]')

    def box(self, id: str) -> Any:
        """Where a piece is, or the hex of a cell."""
        return (self.piece(id).locator("polygon") if id.startswith("@") else self.piece(id)).bounding_box()

    def middle(self, id: str) -> tuple[float, float]:
        box = self.box(id)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    @property
    def frame(self) -> tuple[float, float]:
        """The middle of the window that shows the board."""
        box: Any = self.page.locator(".frame").bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def cell_under(self, x: float, y: float) -> str:
        nodes = "document.elementsFromPoint(x, y).map((node) => node.closest('.cell'))"
        return str(self.page.evaluate(f"([x, y]) => {nodes}.find(Boolean).dataset.piece", [x, y]))

    def point(self, id: str) -> None:
        self.page.mouse.move(*self.middle(id))

    def tap(self, id: str) -> None:
        self.page.touchscreen.tap(*self.middle(id))

    def drag(self, x: float, y: float, dx: float, dy: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + dx, y + dy, steps=4)
        self.page.mouse.up()
        self.page.evaluate(STILL)

    def read(self) -> str:
        """What a screen reader says of the hex that keys have come to."""
        return str(
            self.page.evaluate(
                "document.getElementById(document.activeElement.getAttribute('aria-activedescendant')).ariaLabel"
            )
        )

    @property
    def cursor(self) -> str:
        """The hex that keys have come to."""
        return str(
            self.page.evaluate(
                "document.getElementById(document.activeElement.getAttribute('aria-activedescendant')).dataset.piece"
            )
        )

    def fingers(self, *moves: list[tuple[float, float]]) -> None:
        """Fingers put down at the first places, moved to the next ones, and lifted."""
        cdp = self.page.context.new_cdp_session(self.page)
        for i, places in enumerate(moves):
            points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(places)]
            cdp.send("Input.dispatchTouchEvent", {"type": "touchMove" if i else "touchStart", "touchPoints": points})
        # Lifted in full swing it would be a fling, and browsers take the next tap for the one that stops it.
        self.page.wait_for_timeout(200)
        cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        cdp.detach()


@pytest.fixture
def desk(people: People) -> Board:
    return Board(people.person())


@pytest.fixture
def phone(people: People) -> Board:
    return Board(people.person(lang="ru", phone=True), HAND)


def apart(one: Any, other: Any) -> bool:
    return bool(
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_large_map_is_drawn_in_the_right_places_and_everybody_can_read_it(people: People, phone: bool) -> None:
    board = Board(people.person(lang="ru" if phone else "en", phone=phone), HAND)
    assert board.page.locator(".ground .cell").count() == 200
    zero, right, down, left = (board.middle(id) for id in ("@0,1", "@1,1", "@0,2", "@-1,1"))
    wide = right[0] - zero[0]
    assert left[0] == pytest.approx(zero[0] - wide, abs=1)
    assert down == pytest.approx((zero[0] + wide / 2, zero[1] + wide * 0.866), abs=1)
    alone = next(one for one in MAP["pieces"] if one["x"] < -1 and one["y"] == 3 and one["id"] not in STACK)
    cell = board.box(f"@{alone['x']},{alone['y']}")
    x, y = board.middle(alone["id"])
    assert cell["x"] < x < cell["x"] + cell["width"]
    assert cell["y"] < y < cell["y"] + cell["height"]
    live = board.page.evaluate("[...document.querySelectorAll('.hexes .live')].map((node) => node.dataset.piece)")
    assert sorted(live) == sorted([NEAR, SAFE, RIVAL["id"]])
    assert board.seat.overflow() == []
    assert check_axe(board.seat) == []


def test_owners_differ_in_shape_and_numbers_and_marks_have_names(desk: Board) -> None:
    shapes = desk.page.evaluate(
        "[...new Set([...document.querySelectorAll('.standing.figure')]"
        ".map((node) => `${node.dataset.owner} ${node.querySelector('.shape').getAttribute('d')}`))]"
    )
    assert len(shapes) == 6
    assert len({shape.split(" ", 1)[1] for shape in shapes}) == 6
    titles = "(id) => [...document.querySelectorAll(`[data-piece='${id}'] b`)].map((b) => b.title + b.textContent)"
    assert desk.page.evaluate(titles, HERO["id"]) == ["strength1", "defense2", "damage2", "souls1"]
    marked = next(piece["id"] for piece in MAP["pieces"] if "marks" in piece)
    assert desk.page.evaluate(titles, marked)[-1] == "used this turn"
    webbed = next(cell for cell in MAP["cells"] if "marks" in cell)
    label = desk.piece(f"@{webbed['q']},{webbed['r']}").get_attribute("aria-label")
    assert "damage 5. web" in label


def test_a_large_figure_stands_between_its_three_hexes(desk: Board) -> None:
    spots = [desk.middle(id) for id in ("@0,0", "@1,0", "@0,1")]
    x, y = desk.middle(GIANT["id"])
    assert x == pytest.approx(sum(spot[0] for spot in spots) / 3, abs=2)
    assert y == pytest.approx(sum(spot[1] for spot in spots) / 3, abs=2)


def test_a_click_on_a_reachable_hex_goes_there(desk: Board) -> None:
    desk.page.mouse.click(*desk.middle(NEAR))
    desk.expect_acted(MOVE)


def test_a_hex_out_of_reach_asks_why_and_does_nothing(desk: Board) -> None:
    desk.page.mouse.click(*desk.middle(DULL))
    desk.expect_asked({"type": "why", "piece": DULL})
    assert desk.acted == []


def test_pointing_at_an_answer_draws_its_way_and_tells_its_result_beside_what_it_speaks_of(desk: Board) -> None:
    desk.point(NEAR)
    expect(desk.page.locator(".overlay .step text")).to_have_text("2")
    plate = desk.page.locator(".forecast")
    expect(plate).to_contain_text("Takes a treasure: no undo after this.")
    ghost, there = desk.page.locator(".standing.ghost").bounding_box(), desk.box(NEAR)
    assert ghost is not None
    assert ghost["x"] + ghost["width"] / 2 == pytest.approx(there["x"] + there["width"] / 2, abs=1)
    assert apart(plate.bounding_box(), there)
    desk.point(RIVAL["id"])
    expect(plate).to_contain_text("Strength 5 against defense 6: defeated.")
    expect(desk.page.locator(".overlay .blow")).to_have_count(1)
    for piece in (HERO, RIVAL):
        assert apart(plate.bounding_box(), desk.box(piece["id"]))
    desk.page.mouse.move(3, 3)
    expect(plate).to_have_count(0)
    assert desk.acted == []


def test_a_hex_with_two_ways_opens_a_menu_that_draws_each(desk: Board) -> None:
    desk.page.mouse.click(*desk.middle(SAFE))
    expect(desk.page.locator(".menu button")).to_have_count(2)
    expect(desk.page.locator(".overlay .path")).to_have_count(0)
    desk.page.keyboard.press("ArrowDown")
    expect(desk.page.locator(".overlay .path")).to_have_count(2)  # the line, and what sets it off
    desk.page.keyboard.press("Enter")
    desk.expect_acted(ROUND)


def test_a_stack_fans_out_where_one_points(desk: Board) -> None:
    closed = sorted(desk.middle(id)[0] for id in STACK)
    desk.point("@-3,2")
    desk.page.wait_for_function("() => document.getAnimations().length === 0")
    opened = sorted(desk.middle(id)[0] for id in STACK)
    width = desk.box(STACK[0])["width"]
    assert min(b - a for a, b in pairwise(closed)) < width / 2
    assert min(b - a for a, b in pairwise(opened)) > width * 0.9
    desk.point(STACK[-1])  # it stays open under the pointer
    assert sorted(desk.middle(id)[0] for id in STACK) == pytest.approx(opened, abs=1)


def test_keys_go_in_six_directions_read_out_what_lies_there_and_act(desk: Board) -> None:
    keys = desk.page.keyboard
    focusable = "document.querySelectorAll('.hexes .frame [tabindex], .hexes .frame button').length"
    assert desk.page.evaluate(focusable) == 0
    desk.page.locator(".frame").focus()  # on the first hex that offers something, line by line
    seen = [desk.cursor]
    for _ in range(2):
        keys.press("n")
        seen.append(desk.cursor)
    rival = f"@{RIVAL['x']},{RIVAL['y']}"
    assert set(seen) == {NEAR, SAFE, rival}
    keys.press("p")
    assert desk.cursor == seen[1]
    keys.press("n")
    keys.press("n")  # past the last one: what can be done elsewhere, and then the board again
    expect(desk.page.locator(".answers :focus")).to_have_count(1)
    keys.press("n")
    assert desk.cursor == seen[0]
    keys.press("n")
    keys.press("n")
    assert desk.cursor == seen[2]
    for _ in range(2 - seen.index(NEAR)):
        keys.press("p")
    assert desk.read().endswith("Go there, cost 3, Takes a treasure: no undo after this.")
    expect(desk.page.locator(".overlay .step text")).to_have_text("2")
    q, r = (int(part) for part in NEAR[1:].split(","))
    for key, by in {
        "ArrowRight": (1, 0),
        "End": (-1, 1),
        "ArrowLeft": (-1, 0),
        "Home": (0, -1),
        "PageUp": (1, -1),
        "PageDown": (0, 1),
    }.items():
        keys.press(key)
        q, r = q + by[0], r + by[1]
        assert desk.cursor == f"@{q},{r}", key
    for key in ("ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"):
        keys.press(key)  # two lines down and up again keep to the column
    assert desk.cursor == f"@{q},{r}" == NEAR
    keys.press("Enter")
    desk.expect_acted(MOVE)


def test_keys_act_after_the_board_was_dragged(desk: Board) -> None:
    before = desk.middle(NEAR)
    desk.drag(*desk.middle(DULL), -60, -40)
    assert desk.middle(NEAR) == pytest.approx((before[0] - 60, before[1] - 40), abs=2)
    assert desk.asked == []
    desk.page.locator(".frame").focus()
    for _ in range(3):
        desk.page.keyboard.press("n")
        if desk.cursor == NEAR:
            break
    desk.page.keyboard.press("Enter")
    desk.expect_acted(MOVE)


def test_wheel_buttons_and_keys_enlarge_and_bring_back_a_double_click_centres(desk: Board) -> None:
    before = desk.box(DULL)
    x, y = desk.middle(DULL)
    desk.page.mouse.move(x, y)
    desk.page.mouse.wheel(0, -400)
    expect(desk.page.locator(".hexes.moving")).to_have_count(0)
    larger = desk.box(DULL)
    assert larger["width"] > before["width"] * 1.3
    assert desk.middle(DULL) == pytest.approx((x, y), abs=2)  # what is under the pointer stays there
    desk.page.mouse.dblclick(x, y)
    desk.page.evaluate(STILL)
    assert desk.middle(DULL) == pytest.approx(desk.frame, abs=2)
    desk.page.locator(".frame").focus()
    desk.page.keyboard.press("f")
    desk.page.evaluate(STILL)
    assert desk.box(DULL) == pytest.approx(before, abs=1)
    desk.page.locator(".tool").first.click()
    expect(desk.page.locator(".hexes.moving")).to_have_count(0)
    desk.page.locator(".tool").last.click()
    desk.page.evaluate(STILL)
    assert desk.box(DULL) == pytest.approx(before, abs=1)
    assert desk.acted == []


def test_a_view_of_ones_own_stays_where_it_is_when_the_map_grows_and_when_others_move(desk: Board) -> None:
    desk.page.locator(".tool").first.click()  # larger: a view that somebody has chosen
    expect(desk.page.locator(".hexes.moving")).to_have_count(0)
    before = desk.box(DULL)
    new = [{"q": q, "r": -7, "terrain": "forest", "tile": "new"} for q in range(-4, 0)]
    new += [{"q": -10, "r": 3, "terrain": "lake"}]
    ops: list[dict[str, Any]] = [{"op": "add", "path": "/areas/0/cells/-", "value": cell} for cell in new]
    ops += [{"op": "replace", "path": "/areas/0/pieces/4/x", "value": RIVAL["x"] + 1}]
    desk.change(ops, [])
    expect(desk.page.locator(".ground .cell")).to_have_count(205)
    assert desk.box(DULL) == pytest.approx(before, abs=0.5)
    x, y = desk.middle("@-10,3")
    assert desk.middle("@-9,3")[0] - x == pytest.approx(desk.middle("@1,1")[0] - desk.middle("@0,1")[0], abs=1)
    assert y == pytest.approx(desk.middle("@-9,3")[1], abs=1)


def test_a_map_that_nobody_has_moved_grows_within_sight(desk: Board) -> None:
    far = {"q": -14, "r": 3, "terrain": "lake"}
    desk.change([{"op": "add", "path": "/areas/0/cells/-", "value": far}], [])
    expect(desk.page.locator(".ground .cell")).to_have_count(201)
    left = desk.page.locator(".frame").bounding_box()
    assert left is not None
    assert desk.box("@-14,3")["x"] >= left["x"]


def test_a_finger_sees_first_and_acts_with_the_second_tap_or_the_button(phone: Board) -> None:
    phone.tap(NEAR)
    plate = phone.page.locator(".forecast")
    expect(plate).to_contain_text("Takes a treasure")
    assert apart(plate.bounding_box(), phone.box(NEAR))
    assert phone.acted == []
    phone.tap(NEAR)
    phone.expect_acted(MOVE)
    phone.change([{"op": "replace", "path": "/decision/serial", "value": 2}], [])
    expect(plate).to_have_count(0)
    phone.tap(SAFE)
    expect(plate.get_by_role("button")).to_have_count(2)
    plate.get_by_role("button").last.tap()
    phone.expect_acted(MOVE, ROUND)


def test_a_finger_scrolls_the_page_past_the_board_until_it_is_enlarged(phone: Board) -> None:
    scrolled = "document.querySelector('.scroll').scrollTop"
    cell = phone.cell_under(*phone.frame)
    before = phone.box(cell)
    x, y = phone.middle(cell)
    phone.fingers(*[[(x - 30 - i * 8, y), (x + 30 + i * 8, y)] for i in range(8)])
    phone.page.evaluate(STILL)
    assert phone.box(cell)["width"] > before["width"] * 1.5
    assert phone.middle(cell) == pytest.approx((x, y), abs=3)
    phone.fingers(*[[(x, y + 40 - i * 8)] for i in range(10)])
    phone.page.evaluate(STILL)
    assert phone.middle(cell)[1] == pytest.approx(y - 72, abs=12)
    assert phone.page.evaluate(scrolled) == 0
    phone.page.locator(".tool").last.tap()
    phone.page.evaluate(STILL)
    assert phone.box(cell)["width"] == pytest.approx(before["width"], abs=1)
    phone.fingers(*[[(x, y + 60 - i * 12)] for i in range(11)])
    phone.page.wait_for_function(f"() => {scrolled} > 20")
    assert phone.acted == []


def test_a_russian_reader_hears_russian(phone: Board) -> None:
    ruined = next(cell for cell in MAP["cells"] if cell.get("site", {}).get("key") == "keep")
    label = phone.piece(f"@{ruined['q']},{ruined['r']}").get_attribute("aria-label")
    assert "крепость" in label
    labels = phone.page.evaluate("[...document.querySelectorAll('.cell')].map((node) => node.ariaLabel).join()")
    assert "terrain" not in labels
    assert "site-" not in labels


def deed(piece: str) -> list[dict[str, Any]]:
    """What a villain is told to have done: two steps, then a blow."""
    return [
        {"kind": "order", "piece": piece, "begins": True, "text": "The villain is ordered."},
        {"kind": "choose", "piece": piece, "text": "It picks the strongest it can defeat."},
        {"kind": "walk", "piece": piece, "from": NEAR, "to": FAR},
        {"kind": "walk", "piece": piece, "from": FAR, "to": SAFE},
        {"kind": "hit", "piece": piece, "target": HERO["id"], "from": SAFE, "to": DULL, "text": "It strikes."},
        {"kind": "fall", "piece": HERO["id"], "text": "The hero falls."},
        {"kind": "draw", "piece": "mystic#1", "text": "Somebody draws a card."},
    ]


def test_what_another_one_did_last_is_drawn_with_its_reason_until_i_act(desk: Board) -> None:
    desk.change([], deed(GIANT["id"]))
    plate, trail = desk.page.locator(".forecast.past"), desk.page.locator(".path.past")
    expect(plate.locator("p")).to_have_text(["It picks the strongest it can defeat.", "It strikes.", "The hero falls."])
    expect(trail).to_have_count(1)
    expect(desk.page.locator(".blow")).to_have_count(1)
    for cell in (NEAR, FAR, SAFE, DULL):
        assert apart(plate.bounding_box(), desk.box(cell))
    desk.point(NEAR)  # what can be done comes first
    expect(trail).to_have_count(0)
    desk.page.mouse.move(2, 2)
    expect(trail).to_have_count(1)
    desk.page.get_by_role("button", name="Wait").click()
    desk.expect_acted(WAIT)
    desk.change([{"op": "replace", "path": "/decision/serial", "value": 2}], [])
    expect(trail).to_have_count(0)


def test_an_answer_in_the_middle_of_what_another_one_does_goes_on_with_its_trail(desk: Board) -> None:
    desk.change([], deed(GIANT["id"])[:3])
    desk.page.get_by_role("button", name="Wait").click()
    desk.expect_acted(WAIT)
    desk.change([{"op": "replace", "path": "/decision/serial", "value": 2}], deed(GIANT["id"])[3:4])
    expect(desk.page.locator(".step")).to_have_count(1)


def test_my_own_deeds_are_not_told_to_me(desk: Board) -> None:
    events = deed(GIANT["id"])
    desk.change([], [{**events[0], "seat": 0}, *events[1:]])
    expect(desk.page.locator(".log, [role=log]").first).to_contain_text("It strikes.")
    expect(desk.page.locator(".path.past")).to_have_count(0)


def test_a_question_about_cells_out_of_sight_brings_them_into_sight(phone: Board) -> None:
    edge = max(MAP["cells"], key=lambda cell: (cell["r"], cell["q"]))
    at = f"@{edge['q']},{edge['r']}"
    far = {"action": 21, "verb": "go", "label": "Go there", "pieces": [at]}
    phone.page.locator(".tool").first.click()  # closer: then it is out of sight
    phone.page.locator(".tool").first.click()
    phone.page.evaluate(STILL)
    x, y = phone.middle(at)
    frame: Any = phone.page.locator(".frame").bounding_box()
    assert not (frame["x"] < x < frame["x"] + frame["width"] and frame["y"] < y < frame["y"] + frame["height"])
    phone.change(
        [
            {"op": "replace", "path": "/actions", "value": [far]},
            {"op": "replace", "path": "/decision/serial", "value": 2},
        ],
        [],
    )
    expect(phone.page.locator(f".tablepage[data-serial='2'] [data-piece='{at}'].live")).to_have_count(1)
    phone.page.evaluate(STILL)
    x, y = phone.middle(at)
    assert frame["x"] < x < frame["x"] + frame["width"]
    assert frame["y"] < y < frame["y"] + frame["height"]


NORTH = -24  # rows that a map grows by, with all that stands on it


def test_what_stands_far_in_the_north_of_a_map_lies_over_its_ground(people: People) -> None:
    me = people.person()
    cells = [{**cell, "r": cell["r"] + NORTH} for cell in MAP["cells"]]
    pieces = [{**piece, "y": piece["y"] + NORTH} for piece in MAP["pieces"] if "covers" not in piece]
    view = map_view({**MAP, "cells": [*MAP["cells"], *cells], "pieces": pieces}, [])
    Pretended(me, view)
    expect(me.page.locator(".standing")).to_have_count(len(pieces))
    ranks = me.page.locator(".standing").evaluate_all("(nodes) => nodes.map((node) => Number(node.style.zIndex))")
    assert min(ranks) >= 0
    assert max(ranks) < 1000  # what is pointed at lies over all others
