"""Everybody can play: keys alone, screen readers, phones, both languages; and it is quick."""

import gzip
import random
from itertools import islice

import pytest
from playwright.sync_api import expect

from web.conftest import ROOT, People
from web.driving import Seat
from web.positions import positions
from web.pretended import TABLE, Pretended
from web.sizes import GAMES, by_turns
from web.words import ALLOWED

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STATIC = ROOT / "src" / "deckhold" / "server" / "static"
PAGES = ["/", "/about", "/nothing", "/cards/ascension?card=wolf-shaman"]
PAGES += ["/new/ascension", "/cards/ascension", "/rules/ascension"]
EVERYWHERE = pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ru", True)], ids=["desktop-en", "phone-ru"])
ROOM = "document.querySelector('.scroll, .wide').clientHeight"
VERA: dict[str, object] = TABLE["seats"][0]  # type: ignore[index]
AGAINST_BOT = {"seats": 2, "places": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], "seed": 3}


def test_a_whole_turn_is_played_with_the_keyboard_alone(people: People) -> None:
    me = people.person()
    me.new_table("ascension", **AGAINST_BOT)
    me.wait()
    keys = me.page.keyboard
    keys.press("ArrowDown")
    hand = me.page.locator("[data-area='hand/0'] .piece")
    bought = 0
    for _ in range(60):
        if hand.count() == 0:  # what could be bought next has the focus now
            break
        focused = me.page.evaluate("document.activeElement?.dataset?.piece ?? ''")
        live = me.page.evaluate("document.activeElement?.classList.contains('live') ?? false")
        if focused and live:
            serial = me.serial
            in_hand = me.page.evaluate("document.activeElement.closest('.hand') !== null")
            keys.press("Enter")
            bought += not in_hand
            me.wait(serial)
            if me.page.locator(".menu").count():
                keys.press("1")
                me.wait(serial)
        elif hand.count():
            keys.press("ArrowDown" if not focused else "ArrowRight")
            if me.page.evaluate("document.activeElement?.closest('.hand') === null"):
                keys.press("ArrowDown")
        else:
            break
    assert hand.count() == 0
    assert me.page.locator("[data-area='played/0'] .piece").count() == 5
    keys.press("c")
    expect(me.page.locator(".menu")).to_be_visible()
    keys.press("Escape")
    expect(me.page.locator(".menu")).to_have_count(0)
    keys.press("u")
    me.page.wait_for_function("() => document.querySelectorAll(\"[data-area='hand/0'] .piece\").length > 0")
    keys.press("l")
    expect(me.page.locator(".sidebar")).to_have_count(0)
    me.page.locator("[data-area='hand/0'] .piece").first.focus()
    keys.press("Space")
    expect(me.page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    keys.press("Enter")
    me.page.wait_for_function("() => document.querySelectorAll(\"[data-area='hand/0'] .piece\").length === 0")
    serial = me.serial
    keys.press("e")
    me.wait(serial)
    assert me.page.locator("[data-area='hand/0'] .piece").count() == 5


def check_axe(me: Seat) -> list[str]:
    if not me.page.evaluate("'axe' in window"):
        me.page.evaluate(AXE.read_text(encoding="utf8"))
    found = me.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


def look_at(me: Seat, path: str, axe: bool) -> None:
    me.open(path)
    me.page.wait_for_selector("h1")
    me.page.wait_for_load_state("networkidle")
    if axe:
        assert check_axe(me) == [], path
    assert me.overflow() == [], path
    if me.lang == "ru" and "card=" not in path:  # a card's page also says it in English
        assert me.english(ALLOWED) == set(), path


@EVERYWHERE
def test_axe_finds_nothing_serious_and_nothing_overflows_on_any_page(people: People, lang: str, phone: bool) -> None:
    me = people.person(lang=lang, phone=phone)
    for path in PAGES:
        look_at(me, path, axe=True)


@by_turns()
def test_nothing_overflows_on_the_pages_of_a_game(people: People, game: str, phone: bool, lang: str) -> None:
    """Games differ in their texts, and in what can be chosen for a new table."""
    me = people.person(lang=lang, phone=phone)
    for page in ("new", "cards", "rules"):
        look_at(me, f"/{page}/{game}", axe=page == "new")


@by_turns()
def test_axe_finds_nothing_serious_at_a_table_and_its_menu(people: People, game: str, phone: bool, lang: str) -> None:
    me = people.person(lang=lang, phone=phone)
    position = next(islice(positions(game, 2, seed=3, every=1), 14, None))
    Pretended(me, position.view(lang), log=position.log(lang), game=game, seats=[VERA, {**VERA, "seat": 1}])
    me.wait()
    assert check_axe(me) == []
    if me.page.locator(".choices").count():
        me.page.locator(".choices").click()
        expect(me.page.locator(".menu")).to_be_visible()
        assert check_axe(me) == []


@EVERYWHERE
def test_axe_finds_nothing_serious_before_a_game_in_the_settings_and_in_a_replay(
    people: People, lang: str, phone: bool
) -> None:
    """What is the same at the tables of all games."""
    me = people.person(lang=lang, phone=phone)
    me.new_table("ascension", seats=2, places=[{"kind": "me"}, {"kind": "open"}], seed=3)
    expect(me.page.locator(".lobby")).to_be_visible()
    assert check_axe(me) == []
    table = me.new_table("ascension", **AGAINST_BOT)
    me.play(random.Random(1), clicks=2)
    me.page.locator("header button").last.click()
    expect(me.page.locator("dialog")).to_be_visible()
    assert check_axe(me) == []
    me.open(f"/replay/{table}")
    me.page.wait_for_selector(".step")
    assert check_axe(me) == []


def test_text_twice_as_large_stays_usable(people: People) -> None:
    me = people.person()
    for path in PAGES:
        me.open(path)
        me.page.wait_for_selector("h1")
        me.page.evaluate("document.documentElement.style.fontSize = '200%'")
        me.page.wait_for_load_state("networkidle")
        assert me.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth + 1"), (
            path
        )


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_played_at_twice_the_size(game: str, people: People) -> None:
    """Zoom to 200 % leaves a quarter of the window: nothing is lost, and the question stays in sight."""
    me = people.person(lang="ru")
    me.page.set_viewport_size({"width": 720, "height": 450})
    me.new_table(game, **AGAINST_BOT)
    rng = random.Random(12)
    for _ in range(6):
        me.play(rng, clicks=2)
        me.wait()
        assert me.overflow() == []
        prompt = me.page.locator(".prompt").bounding_box()
        assert prompt is not None
        assert prompt["y"] >= 0
        assert prompt["y"] + prompt["height"] <= 450
        assert me.page.evaluate(ROOM) >= 110


def test_with_reduced_motion_nothing_is_animated(people: People) -> None:
    me = people.person(speed="slow")
    me.page.emulate_media(reduced_motion="reduce")
    me.new_table("ascension", **AGAINST_BOT)
    me.wait()
    serial = me.serial
    me.page.locator(".area.hand .live").first.click()
    me.wait(serial)
    assert me.animations == 0


def test_moves_are_animated_otherwise(people: People) -> None:
    me = people.person(speed="slow")
    me.new_table("ascension", **AGAINST_BOT)
    me.wait()
    serial = me.serial
    me.page.locator(".area.hand .live").first.click()
    me.wait(serial)
    assert me.animations > 0


def test_the_script_stays_under_150_kilobytes_compressed(built: None) -> None:
    size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in STATIC.rglob("*.js"))
    assert 0 < size < 150_000
