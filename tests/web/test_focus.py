"""Where the focus is: it goes both ways through what can be done, and is never lost with what had it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from games.ascension_tactics.battle import battle
from games.mage_knight.land import land
from games.mage_knight.test_combat_city import city
from games.mage_knight.test_tactics import VILLAGE, before
from web.conftest import People
from web.driving import Seat
from web.test_moments import shown

# What has the focus: a cell of a board by its name, an area, or what kind of thing it is.
FOCUSED = """
() => {
  const now = document.activeElement;
  const cell = document.getElementById(now.getAttribute('aria-activedescendant') ?? '');
  return cell?.dataset.piece ?? now.closest('[data-area]')?.dataset.area ?? (now.className || now.tagName);
}
"""
WAY: dict[str, Any] = {"hand": "march rage", "move_points": 4, "skills": "tovak-double-time"}


def focused(me: Seat) -> str:
    return str(me.page.evaluate(FOCUSED)).split(" svelte")[0]


def press(me: Seat, *keys: str) -> list[str]:
    """Press keys, one after the other; where the focus is after each."""
    out = []
    for key in keys:
        me.page.keyboard.press(key)
        me.next_frames()
        out.append(focused(me))
    return out


def has_focus(spot: Locator) -> None:
    expect(spot).to_be_focused()


def test_one_key_leads_forward_through_everything_and_another_one_back(people: People) -> None:
    me = people.person()
    page = shown(me, land(**WAY))
    cells = me.page.locator("[data-area=board] .cell.live").count()
    assert cells > 2
    there = press(me, *"n" * (cells + 4))
    assert there[0] == "skills/0"
    assert len({one for one in there if one.startswith("@")}) == cells
    assert "hand/0" in there
    me.page.locator("[data-area='hand/0'] .live").first.focus()
    back = press(me, *"p" * (cells + 1))
    assert back[-1] == "skills/0"
    assert back[:-1] == [one for one in there if one.startswith("@")][::-1]
    assert press(me, "n", "Shift+N") == [there[1], "skills/0"]
    assert page.acted == []


@pytest.mark.rule("MK-407")
def test_the_key_that_declines_declines_on_a_board_too(people: People) -> None:
    me = people.person()
    table = before(at=VILLAGE, hand="march")
    page = shown(me, table)
    me.page.locator(".frame").focus()
    assert table.asks == "0 react"
    me.page.keyboard.press("0")
    passing = table.find("pass")
    assert passing is not None
    page.expect_acted(passing)


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_the_focus_is_not_lost_with_the_card_that_was_played(people: People, way: str) -> None:
    """Who clicks finds it on the question, from where the next key leads on; who plays with keys on the next card."""
    me = people.person()
    table = land(hand="march rage stamina")
    page = shown(me, table)
    card = me.page.locator("[data-area='hand/0'] .live").first
    if way == "mouse":
        card.click()
        me.page.locator(".menu [data-action]").first.click()
    else:
        card.focus()
        press(me, "Enter", "Enter")
    page.show(table.do("play march").game.view(0))
    expect(me.page.locator("[data-area='hand/0'] .piece")).to_have_count(2)
    if way == "mouse":
        has_focus(me.page.locator(".question"))
    else:
        has_focus(me.page.locator("[data-area='hand/0'] .live").first)


def test_what_was_opened_gives_the_focus_back(people: People) -> None:
    me = people.person()
    table = land(hand="march rage", move_points=2)
    page = shown(me, table)
    card = me.page.locator("[data-area='hand/0'] .live").first
    card.focus()
    me.page.keyboard.press("h")
    page.expect_asked({"type": "hint"})
    hints = [{"action": action, "label": f"{action}", "worth": 0.5} for action in table.game.actions()[:2]]
    page.tell({"type": "hint", "serial": table.game.decision.serial, "actions": hints})  # type: ignore[union-attr]
    has_focus(me.page.locator(".hint .best"))
    me.page.keyboard.press("Escape")
    has_focus(card)
    me.page.locator(".tab", has_text="Offers").focus()  # its button stands elsewhere when it is open
    me.page.keyboard.press("Enter")
    has_focus(me.page.locator(".drawer .shut"))
    me.page.keyboard.press("Enter")
    has_focus(me.page.locator(".tab", has_text="Offers"))
    me.page.keyboard.press("o")
    me.page.locator(".drawer .piece").first.focus()
    me.page.keyboard.press("o")
    expect(me.page.locator(".drawer")).to_have_count(0)
    assert focused(me) != "BODY"


def test_what_a_cell_offers_is_heard_without_saying_anything_twice(people: People) -> None:
    me = people.person()
    page = shown(me, land(**WAY))
    cell = me.page.locator("[data-area=board] .cell.live").first
    heard = cell.get_attribute("aria-label") or ""
    place = (cell.get_attribute("data-piece") or "")[1:].replace(",", ", ")
    assert heard == f"{place}: forest. Move, costs 3 move, 1 left"
    page.show(city("green", "swordsmen").game.view(0))
    taken = me.page.locator("[data-area=board] .cell[data-piece='@3,-2']")
    expect(taken).to_have_attribute("aria-label", re.compile(r"^3, -2: city\. green city\. "))


def test_cards_of_an_opened_pile_are_reached_with_arrows(people: People) -> None:
    me = people.person()
    shown(me, battle("kehmep@0,0", "jirra@4,-2", discard="militia apprentice mystic"))
    me.page.locator("[data-area='discard/0'] .piece").focus()
    me.page.keyboard.press("Enter")
    has_focus(me.page.get_by_role("dialog").get_by_role("button", name="Close"))
    me.page.keyboard.press("ArrowDown")
    has_focus(me.page.locator("dialog .piece").last)
    me.page.keyboard.press("ArrowLeft")
    has_focus(me.page.locator("dialog .piece").nth(1))
