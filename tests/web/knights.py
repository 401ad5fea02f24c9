"""Somebody at a table of Mage Knight, who clicks what a copy of the game is told in the words of the rules' tests."""

from typing import Any

from playwright.sync_api import Locator

from games.mage_knight.land import Realm
from web.driving import Seat
from web.words import ALLOWED


class Player:
    """Somebody at a table, who clicks what the copy of the game is told."""

    def __init__(self, seat: Seat, table: Realm, who: int = 0, waits: bool = True) -> None:
        self.seat = seat
        self.page = seat.page
        self.table = table
        self.who = who
        if waits:  # until it is asked
            self.seat.wait()

    def arrive(self) -> None:
        """Wait until the page has the question of the copy, whoever is asked: others may have answered before."""
        decision = self.table.game.decision
        if decision is not None:
            self.page.wait_for_selector(f".tablepage[data-serial='{decision.serial}']")

    def answer(self, action: int) -> dict[str, Any]:
        view: Any = self.table.game.view(self.who, self.seat.lang)
        return next(one for one in view["actions"] if one["action"] == action)

    def open(self, wanted: str) -> Locator:
        """Go as far as what one reads before the last click: a button, an entry of a menu, or a piece."""
        action = self.table.find(wanted)
        assert action is not None, (wanted, self.table.choices)
        return self.reach(self.answer(action))

    def reach(self, answer: dict[str, Any]) -> Locator:
        self.arrive()
        action = answer["action"]
        button = self.page.locator(f".answers [data-action='{action}']")
        if button.count():
            return button
        spots = [self.page.locator(f".live[data-piece='{piece}']") for piece in answer["pieces"]]
        seen = next(spot.first for spot in spots if spot.count())
        if self.choices_at(answer["pieces"]) == 1 and "asks" not in answer:
            return seen
        press(seen)
        return self.page.locator(f".menu [data-action='{action}'], .forecast [data-action='{action}']").first

    def choices_at(self, pieces: list[str]) -> int:
        view: Any = self.table.game.view(self.who, self.seat.lang)
        return len([one for one in view["actions"] if set(one["pieces"]) & set(pieces)])

    def do(self, *wanted: str) -> None:
        for one in wanted:
            action = self.table.find(one)
            assert action is not None, (one, self.table.choices)
            self.give(action)

    def give(self, action: int) -> None:
        """Click an answer, give it to the copy as well, and wait until the page has the next question.

        A use in the menu of a card answers the questions that come with it: the first way to pay, the first effect.
        """
        spot = self.reach(self.answer(action))
        serial = self.seat.serial
        then = [int(one) for one in (spot.get_attribute("data-then") or "").split()]
        press(spot)
        confirm = self.page.locator(f".forecast [data-action='{action}']")
        self.page.wait_for_function(
            "([serial, action]) => document.querySelector('.tablepage').dataset.serial !== serial"
            " || document.querySelector(`.forecast [data-action='${action}']`) !== null",
            arg=[serial, action],
        )
        if self.seat.serial == serial:
            confirm.click()  # a finger sees first
        for one in (action, *then):
            self.table.game.apply(one)
        self.arrive()

    def area(self, name: str) -> Locator:
        return self.page.locator(f"[data-area='{name}']")

    def look(self) -> None:
        """Nothing stands out of its place or is cut off, and all of it is said in the language of the page."""
        cut = self.seat.overflow()
        assert cut == [], cut
        if self.seat.lang == "ru":
            english = self.seat.english(ALLOWED)
            assert english == set(), english


def press(spot: Locator) -> None:
    """Click where a person sees it; a hex is a shape in a drawing."""
    box = spot.bounding_box()
    assert box is not None
    if spot.evaluate("(node) => node.matches('g')"):
        spot.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        spot.click()
