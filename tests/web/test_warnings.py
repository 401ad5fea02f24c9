"""What cannot be undone, ends the game or comes too early says so before it is clicked."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from games.ascension import vigil
from games.position import Table
from web.conftest import People
from web.driving import Seat
from web.pretended import Pretended
from web.test_everybody import check_axe

END = ".answers [data-action]"
BOUGHT = "[data-area=center_row] .piece.live"
FREE = "[data-area='hand/0'] .piece.live"


def table() -> Table:
    """A card to play, one to buy whose place the deck fills, and nothing else to spend on."""
    return vigil.start(hand="militia", row="void-initiate*3 mephit*3", runes=1, deck="apprentice*5")


def view(table: Table, lang: str = "en") -> dict[str, Any]:
    return table.game.view(0, lang)


def actions(table: Table, **more: bool) -> list[dict[str, Any]]:
    """A change of the page's choices to those of a table, all of them with something more."""
    entries: Any = view(table)["actions"]
    return [{"op": "replace", "path": "/actions", "value": [{**entry, **more} for entry in entries]}]


def opaque(seal: Locator) -> bool:
    return bool(seal.evaluate("(node) => getComputedStyle(node).opacity === '1'"))


@pytest.fixture
def me(people: People) -> Seat:
    return people.person()


def test_ending_the_turn_is_bright_only_when_nothing_else_is_left(me: Seat) -> None:
    position = table()
    page = Pretended(me, view(position))
    end = me.page.locator(END)
    expect(end).to_have_accessible_name("E End the turn Cannot be undone")
    expect(end).to_have_accessible_description("1 choice left before it")
    expect(me.page.locator(f"{END}.primary")).to_have_count(0)
    page.change(actions(position.do("play militia")), [])
    expect(me.page.locator(FREE)).to_have_count(0)
    expect(me.page.locator(BOUGHT).first).to_be_visible()  # could be bought, though not undone
    expect(me.page.locator(f"{END}.primary")).to_have_count(0)
    expect(end).to_have_accessible_description("")
    page.change(actions(position.do("acquire void-initiate")), [])
    expect(me.page.locator(f"{END}.primary")).to_be_visible()


def test_a_piece_tells_who_points_at_it_that_its_click_is_final(me: Seat) -> None:
    Pretended(me, view(table()))
    bought = me.page.locator(BOUGHT).first
    seal = bought.locator(".seal")
    expect(bought).to_contain_text("Cannot be undone")  # for those who hear the page
    assert not opaque(seal)
    bought.hover()
    assert opaque(seal)
    expect(me.page.get_by_role("tooltip")).to_contain_text("Cannot be undone")
    me.page.mouse.move(2, 2)
    expect(me.page.locator(".zoom")).to_have_count(0)
    me.page.keyboard.press("ArrowDown")
    bought.focus()
    assert opaque(seal)
    me.page.keyboard.press("Space")
    expect(me.page.get_by_role("dialog").get_by_text("Cannot be undone")).to_be_visible()
    assert check_axe(me) == []
    expect(me.page.locator(f"{FREE} .seal")).to_have_count(0)


def test_the_list_of_choices_marks_the_final_ones(me: Seat) -> None:
    position = table()
    Pretended(me, view(position))
    me.page.locator(".choices").click()
    entries: Any = view(position)["actions"]
    for entry in entries:
        item = me.page.locator(f".menu [data-action='{entry['action']}']")
        expect(item.get_by_title("Cannot be undone")).to_have_count(int("final" in entry))
    assert {"final" in entry for entry in entries} == {True, False}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("lang", "words", "left"),
    [("en", "Ends the game", "1 choice left before it"), ("ru", "Завершит игру", "Перед этим есть ещё 1 вариант")],
    ids=["en", "ru"],
)
def test_the_end_of_the_game_is_announced_to_everybody(
    people: People, lang: str, words: str, left: str, phone: bool
) -> None:
    me = people.person(lang=lang, phone=phone)
    position = table()
    page = Pretended(me, view(position, lang))
    expect(me.page.locator(END)).to_have_attribute("title", left)
    expect(me.page.get_by_text(words)).to_have_count(0)
    page.change(actions(position, final=True, ends=True), [])
    expect(me.page.locator(END).get_by_text(words)).to_be_visible()
    assert all(opaque(seal) for seal in me.page.locator(".seal").all())
    assert me.page.locator(".seal").count() == me.page.locator(".piece.live").count() > 1
    assert me.overflow() == []
    assert check_axe(me) == []
