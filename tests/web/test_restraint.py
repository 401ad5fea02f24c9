"""Mage Knight in the browser with five heroes, and with what restrains whoever is ahead."""

from typing import Any

import pytest
from playwright.sync_api import expect

from games.mage_knight.land import Realm, land
from games.mage_knight.test_ghosts import haunted
from games.mage_knight.test_seals import sealed
from web.conftest import People, Server
from web.driving import Seat
from web.words import ALLOWED


@pytest.fixture
def sit(people: People, server: Server) -> Any:
    def sit(table: Realm, lang: str = "en", phone: bool = False) -> Seat:
        me = people.person(lang=lang, phone=phone)
        me.open(f"/table/{server.lay(table.game, me)}")
        me.wait()
        return me

    return sit


def test_a_seal_is_broken_by_a_click_on_it(sit: Any) -> None:
    me: Seat = sit(land(hand="march", **sealed(mana={"red": 1}, fame=7)))
    seals = me.page.locator("[data-area='seals'] .die")
    expect(seals).to_have_count(4)
    expect(me.page.locator("[data-area='hero/0']")).to_contain_text("at the red seal: more fame is lost")
    me.page.locator(".live[data-piece='seal#3']").click()
    expect(seals).to_have_count(3)
    expect(me.page.locator("[data-area='hero/0']")).to_contain_text("16 more to the blue seal")
    me.expect_no_trouble()


def test_ghosts_at_the_track_are_called_by_their_backs(sit: Any) -> None:
    me: Seat = sit(haunted("gargoyle fire-dragon"), lang="ru")
    expect(me.page.locator("[data-area='haunting/0']")).to_contain_text("Горгулья")
    expect(me.page.locator("[data-area='ghosts']")).to_contain_text("коричневый жетон")
    assert me.overflow() == []
    assert me.english(ALLOWED) == set()
    me.expect_no_trouble()


@pytest.mark.parametrize("phone", [False, True])
def test_five_heroes_have_their_place(sit: Any, phone: bool) -> None:
    places = {"at_1": "0,-1", "at_2": "1,-2", "at_3": "2,-3", "at_4": "3,-2"}
    options = {"expansions": ["lost-legion"], "restraint": "strong-seals"}
    table = land(seats=5, scenario="conquest", options=options, at="0,0", hand="march rage stamina", **places)
    me: Seat = sit(table, lang="ru" if phone else "en", phone=phone)
    expect(me.page.locator("[data-area='board'] [data-owner]")).to_have_count(5)
    assert len({me.page.locator(f"[data-owner='{seat}'] path").first.get_attribute("d") for seat in range(5)}) == 5
    assert me.overflow() == []
    me.expect_no_trouble()
