"""Friends at a table: who is away, who plays for whom, who may sit down; in words that everybody understands."""

import pytest
from playwright.sync_api import expect

import deckhold
from web.conftest import People
from web.pretended import Pretended

EVERYWHERE = pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ru", True)], ids=["desktop-en", "phone-ru"])
VERA = {"seat": 0, "name": "Vera", "kind": "human", "online": True}
BORIS = {"seat": 1, "name": "Boris", "kind": "human", "online": True}
FOR_VERA = {"seat": 0, "name": "Vera", "kind": "bot", "level": "normal", "standin": True, "online": True}


@EVERYWHERE
def test_while_a_bot_decides_for_me_nothing_can_be_clicked_but_my_seat_back(
    people: People, lang: str, phone: bool
) -> None:
    me = people.person(lang=lang, phone=phone)
    view = deckhold.new("ascension", 2, 3, {"first": 0}).view(0, lang)
    page = Pretended(me, view, seats=[FOR_VERA, BORIS])
    expect(
        me.page.get_by_role("button", name="Вернуть моё место" if lang == "ru" else "Take my seat back")
    ).to_be_visible()
    expect(me.page.locator(".prompt")).to_contain_text("За вас решает бот" if lang == "ru" else "A bot decides for you")
    expect(me.page.locator(".live, .answers button:visible")).to_have_count(0)
    me.page.keyboard.press("1")
    me.page.keyboard.press("u")
    page.change([], [], seats=[VERA, BORIS])
    expect(me.page.locator(".area.hand .live")).to_have_count(5)
    assert [message for message in page.asked if message["type"] != "ping"] == []


def test_a_watcher_reads_whose_everything_is(people: People) -> None:
    watcher = people.person()
    view = deckhold.new("ascension", 2, 3).view(None)
    Pretended(watcher, view, seats=[VERA, BORIS], me=None, mine=[])
    for seat, name in enumerate(["Vera", "Boris"]):
        expect(watcher.page.locator(f"[data-area='hand/{seat}'] h3")).to_contain_text(name)
