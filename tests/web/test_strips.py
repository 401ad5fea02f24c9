"""Champions as strips beside the board."""

from typing import Any

import pytest
from playwright.sync_api import expect

import deckhold
from web.conftest import People
from web.pretended import Pretended

GAME = "ascension-tactics"
SEATS = [{"seat": 0, "name": "Vera", "kind": "human", "online": True}]


def pugs(**more: Any) -> dict[str, Any]:
    """Belzepug's scenario, where the villains have a pack of three."""
    game = deckhold.new(GAME, 1, 1, {"scenario": "campaign-belzepug"})
    while game.decision is not None and game.decision.kind != "main":
        game.apply(game.actions()[0])
    view: Any = game.view(0)
    villains = next(area for area in view["areas"] if area["id"] == "villains")
    for piece in villains["pieces"]:
        piece.update(more.get(piece["id"], {}))
    return dict(view)


def test_twins_share_a_strip_with_a_pip_for_each_figure(people: People) -> None:
    me = people.person()
    hurt = {"counters": {"strength": 3, "defense": 4, "damage": 2, "speed": 3, "order": 1}, "marks": []}
    Pretended(me, pugs(**{"villain-pug-pack#2": hurt}), game=GAME, seats=SEATS)
    strips = me.page.locator("[data-area=villains] .strip")
    expect(strips).to_have_count(4)
    pack = strips.filter(has=me.page.locator(".pip"))
    expect(pack).to_have_count(1)
    expect(pack.locator(".pip")).to_have_count(3)
    expect(pack.locator("[data-twin='villain-pug-pack#2']")).to_have_attribute("title", "Damage 2")
    expect(pack.locator("[data-twin='villain-pug-pack#1']")).to_have_attribute("data-marks", "off")


def test_twins_that_something_lies_on_stand_alone(people: People) -> None:
    me = people.person()
    view = pugs()
    villains = next(area for area in view["areas"] if area["id"] == "villains")
    villains["pieces"].append({"id": "vine-whip#1", "card": "vine-whip", "on": "villain-pug-pack#2"})
    Pretended(me, view, game=GAME, seats=SEATS)
    expect(me.page.locator("[data-area=villains] .strip")).to_have_count(5)
    expect(me.page.locator("[data-area=villains] .pip")).to_have_count(2)


@pytest.mark.parametrize("height", [720, 1200])
def test_pools_that_are_compared_have_strips_of_one_kind(people: People, height: int) -> None:
    me = people.person()
    me.page.set_viewport_size({"width": 1440, "height": height})
    Pretended(me, pugs(), game=GAME, seats=SEATS)
    expect(me.page.locator(".column .strips[data-heart]")).to_have_count(2)
    expect(me.page.locator(".strips.compact[data-heart]")).to_have_count(2 if height == 720 else 0)


def test_a_long_press_shows_a_champion_and_orders_nothing(people: People) -> None:
    me = people.person(phone=True)
    page = Pretended(me, pugs(), game=GAME, seats=SEATS)
    strip = me.page.locator("[data-area='pool/0'] .strip").first
    strip.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(me.page.locator(".zoom")).to_be_visible()
    strip.dispatch_event("pointerup", {"pointerType": "touch"})
    strip.dispatch_event("click")
    expect(me.page.locator(".zoom")).to_be_visible()
    assert page.acted == []
