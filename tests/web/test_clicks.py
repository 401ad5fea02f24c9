"""No click is lost: not while the server thinks, not while the table changes under it."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from server.playing import patched
from web.conftest import People
from web.driving import Seat
from web.sizes import by_turns
from web.words import ALLOWED

AGAINST_BOT = {"seats": 2, "places": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], "seed": 3}
HAND = ".area.hand .live"

# Empty places are left out: one click may fill and empty them again.
REMEMBER = """
() => {
  const place = (node) => node.closest('.tile')?.querySelector('[data-piece]').dataset.piece
    ?? node.closest('[data-area]')?.dataset.area ?? 'seats';
  window.placed = () => new Map([...document.querySelectorAll('.tablepage [data-piece]:not([data-bare])')]
    .map((node) => [`${node.dataset.piece} in ${place(node)}`, node]));
  window.before = window.placed();
  // A combat takes the place of the board, perhaps while others have their turns.
  const isStaged = () => document.querySelector('.stage') !== null;
  const was = isStaged();
  window.changedPlaces = false;
  window.stages?.disconnect();
  window.stages = new MutationObserver(() => (window.changedPlaces ||= isStaged() !== was));
  window.stages.observe(document.body, {childList: true, subtree: true});
  window.prompt = document.querySelector('.prompt');
}
"""
REPLACED = """
() => {
  const out = document.querySelector('.prompt') === window.prompt ? [] : ['the question'];
  for (const [name, node] of window.placed()) {
    const old = window.before.get(name);
    const moved = window.changedPlaces && name.endsWith(' in board');
    if (old !== undefined && old !== node && !moved) out.push(name);
  }
  return out;
}
"""


class Told:
    """What the server says lies where, view by view."""

    def __init__(self, me: Seat) -> None:
        self._heard = me.heard
        self._read = 0
        self._view: Any = None

    def views(self) -> list[set[str]]:
        """The one known before, and all since."""
        out = [self._places()]
        for text in self._heard[self._read :]:
            self._read += 1
            message = json.loads(text)
            if message["type"] == "view":
                self._view = message["view"]
            elif message["type"] == "patch":
                self._view = patched(self._view, message["ops"])
            else:
                continue
            out.append(self._places())
        return out

    def left(self) -> set[str]:
        """What has been taken away since the last time, perhaps to come back."""
        before, *since = self.views()
        return {name for name in before if any(name not in places for places in since)}

    def _places(self) -> set[str]:
        areas = self._view["areas"] if self._view is not None else []
        return {f"{piece['id']} in {area['id']}" for area in areas for piece in area["pieces"] if piece is not None}


class Wire:
    """The way to the server and back, on which the answers can be held up."""

    def __init__(self, seat: Seat) -> None:
        self.sent: list[dict[str, Any]] = []
        self._kept: list[str] | None = None
        seat.page.route_web_socket("**/api/tables/*/socket*", self._between)

    def _between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._page = page

        def up(text: str | bytes) -> None:
            self.sent.append(json.loads(text))
            server.send(text)

        page.on_message(up)
        server.on_message(self._down)

    def _down(self, text: str | bytes) -> None:
        if self._kept is None:
            self._page.send(text)
        else:
            self._kept.append(str(text))

    def hold(self) -> None:
        self._kept = []

    def release(self) -> None:
        kept, self._kept = self._kept or [], None
        for text in kept:
            self._page.send(text)

    @property
    def acts(self) -> int:
        return sum(message["type"] == "act" for message in self.sent)


@pytest.fixture
def me(people: People) -> Seat:
    return people.person()


@pytest.fixture
def wire(me: Seat) -> Wire:
    wire = Wire(me)
    me.new_table("ascension", **AGAINST_BOT)
    me.wait()
    wire.hold()
    return wire


def test_clicks_made_before_the_answer_are_done_in_their_turn(me: Seat, wire: Wire) -> None:
    cards = me.page.locator(HAND)
    for i in range(3):
        cards.nth(i).click()
    expect(me.page.locator(".piece.sent")).to_have_count(3)
    assert wire.acts == 1
    wire.release()
    expect(me.page.locator("[data-area='played/0'] .piece")).to_have_count(3)
    assert wire.acts == 3
    expect(me.page.locator(".sent")).to_have_count(0)


def test_a_double_click_is_one_click(me: Seat, wire: Wire) -> None:
    me.page.locator(HAND).first.dblclick()
    wire.release()
    expect(me.page.locator("[data-area='played/0'] .piece")).to_have_count(1)
    expect(me.page.locator(".sent")).to_have_count(0)
    assert wire.acts == 1


def test_a_waiting_click_that_no_longer_means_the_same_is_forgotten(me: Seat, wire: Wire) -> None:
    serial = me.serial
    me.page.locator(".answers [data-action]").click()  # ends the turn
    card = me.page.locator(HAND).first
    card.click()
    expect(me.page.locator(".piece.sent")).to_have_count(1)
    wire.release()
    me.wait(serial)
    expect(me.page.locator(".sent")).to_have_count(0)
    assert wire.acts == 1
    expect(me.page.locator("[data-area='played/0'] .piece")).to_have_count(0)


def test_undo_forgets_a_click_that_still_waits(me: Seat, wire: Wire) -> None:
    cards = me.page.locator(HAND)
    cards.nth(0).click()
    cards.nth(1).click()
    me.page.keyboard.press("u")
    expect(me.page.locator(".piece.sent")).to_have_count(1)
    wire.release()
    expect(me.page.locator("[data-area='played/0'] .piece")).to_have_count(1)
    expect(me.page.locator(".sent")).to_have_count(0)
    assert [message["type"] for message in wire.sent if message["type"] != "ping"] == ["act"]


def test_a_key_held_down_answers_one_question(me: Seat) -> None:
    wire = Wire(me)
    me.new_table("ascension", **AGAINST_BOT)
    me.wait()
    me.page.locator(HAND).first.focus()
    serial = me.serial
    me.page.keyboard.down("Enter")
    me.wait(serial)
    for _ in range(5):
        me.page.keyboard.down("Enter")  # as the system repeats it
    me.page.keyboard.up("Enter")
    me.next_frames()
    assert wire.acts == 1
    expect(me.page.locator("[data-area='played/0'] .piece")).to_have_count(1)


@by_turns()
def test_what_stays_on_the_table_stays_the_same_element(people: People, game: str, phone: bool, lang: str) -> None:
    """A browser forgets a click on an element that is replaced while the button is down."""
    me = people.person(lang=lang, phone=phone)
    me.new_table(game, **AGAINST_BOT)
    me.wait()
    rng = random.Random(6)
    told = Told(me)
    told.views()
    for _ in range(15):
        me.page.evaluate(REMEMBER)
        me.play(rng, clicks=1)
        # A figure may be taken off the board while others have their turns.
        left = told.left()
        assert [name for name in me.page.evaluate(REPLACED) if name not in left] == []
    assert me.overflow() == []
    assert lang == "en" or me.english(ALLOWED) == set()
    me.expect_no_trouble()


def test_the_log_follows_the_game_unless_somebody_reads_further_up(people: People) -> None:
    me = people.person()
    me.new_table("ascension", **AGAINST_BOT)
    rng = random.Random(2)
    log = me.page.locator("#side-list")
    below = "(node) => node.scrollHeight - node.clientHeight - node.scrollTop"
    while log.evaluate("(node) => node.scrollHeight - node.clientHeight") < 200:
        assert not me.play(rng, clicks=1)
    assert log.evaluate(below) < 2
    log.evaluate("(node) => node.scrollTo({ top: 20 })")
    me.next_frames()  # the page hears of it
    lines = log.locator("li").count()
    while log.locator("li").count() == lines:
        assert not me.play(rng, clicks=1)
    assert log.evaluate("(node) => node.scrollTop") == 20
    log.evaluate("(node) => node.scrollTo({ top: node.scrollHeight })")
    me.next_frames()
    lines = log.locator("li").count()
    while log.locator("li").count() == lines:
        assert not me.play(rng, clicks=1)
    assert log.evaluate(below) < 2
