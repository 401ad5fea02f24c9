"""Mage Knight in the browser: room for what one has late in a game, what the table and its log say, keys alone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import deckhold
from deckhold.bots import bot
from games.ascension_tactics.battle import battle
from games.mage_knight.land import Realm, land
from games.mage_knight.test_rounds import at_the_end
from web.conftest import People, Server
from web.driving import Seat
from web.knights import Player
from web.pretended import TABLE, Pretended
from web.test_mage_knight import SCROLLED, sit  # noqa: F401  # a fixture
from web.test_room import resize

LATE: dict[str, Any] = {
    "units": "red-cape-monks illusionists utem-crossbowmen guardian-golems~1",
    "skills": "arythea-dark-negotiation arythea-burning-power arythea-invocation tovak-shield-mastery",
    "fame": 64,
    "level": 8,
    "hand": "march rage stamina",
}
FOCUSED = "document.activeElement.closest('[data-area]')?.dataset.area ?? document.activeElement.className"


def shown(me: Seat, table: Realm) -> Pretended:
    return Pretended(me, table.game.view(0, me.lang), game="mage-knight")


def test_late_in_a_game_all_units_and_skills_are_in_sight_at_720(people: People) -> None:
    me = people.person(lang="ru")
    shown(me, land(night=True, **LATE))
    resize(me, (1280, 720))
    expect(me.page.locator("[data-area='units/0'] .strip")).to_have_count(4)
    assert me.page.evaluate(SCROLLED) == []
    expect(me.page.locator("[data-area='round'] h3")).to_be_visible()
    expect(me.page.locator("[data-area='round'] h3")).to_have_text("Ночь")
    assert me.overflow() == []


def test_a_wounded_unit_keeps_its_name_in_a_narrow_column(people: People) -> None:
    me = people.person(lang="ru")
    shown(me, land(**LATE))
    resize(me, (1024, 768))
    widths = me.page.locator("[data-area='units/0'] .title").evaluate_all(
        "(nodes) => nodes.map((node) => node.getBoundingClientRect().width)"
    )
    assert min(widths) > 50


def test_the_six_tactics_stand_three_abreast_on_a_phone(people: People) -> None:
    me = people.person(lang="ru", phone=True)
    table = at_the_end()
    Pretended(me, table.game.view(table.game.decision.seat, "ru"), game="mage-knight")  # type: ignore[union-attr]
    lefts = me.page.locator("[data-area='tactics'] .piece").evaluate_all(
        "(nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().left))"
    )
    assert len(lefts) == 6
    assert len(set(lefts)) == 3


def test_a_way_is_one_line_of_the_log(people: People) -> None:
    me = people.person()
    steps = [{"kind": "walk", "seat": 0, "piece": "tovak#1", "text": f"[seat:0] goes to: {where}."} for where in "ab"]
    Pretended(me, land(hand="march").game.view(0), [*steps, {"kind": "rest", "seat": 0, "text": "[seat:0] rests."}])
    expect(me.page.locator("#side-list li")).to_have_text(["Vera goes to: b.", "Vera rests."])


def test_whoever_is_not_on_the_map_is_still_known_by_the_hero(people: People) -> None:
    me = people.person()
    seats = [*TABLE["seats"], {"seat": 1, "name": "Boris", "kind": "human", "online": True}]
    game = land(seats=2, at_1="portal", hand="march").game
    Pretended(me, game.view(0), game="mage-knight", seats=seats)
    expect(me.page.locator(".seat .emblem")).to_have_count(2)


def test_with_texts_twice_as_large_everything_is_in_reach(people: People) -> None:
    me = people.person(lang="ru")
    shown(me, land(move_points=4, **LATE))
    me.page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect(me.page.locator(".status")).to_be_visible()
    expect(me.page.locator(".belt")).to_be_visible()
    me.next_frames()
    assert me.overflow() == []


@pytest.fixture
def legal(people: People, server: Server) -> Callable[[Any], Seat]:
    def legal(table: Any) -> Seat:
        me = people.person()
        me.open(f"/table/{server.lay(table.game, me, *['greedy'] * (table.game.seats - 1))}")
        me.wait()
        return me

    return legal


def test_one_key_leads_through_skills_map_and_hand(legal: Callable[[Any], Seat]) -> None:
    me = legal(land(move_points=2, hand="march rage", skills="tovak-double-time"))
    seen = []
    for _ in range(12):
        me.page.keyboard.press("n")
        place = me.page.evaluate(FOCUSED)
        if place not in seen:
            seen.append(place)
    assert seen[:3] == ["skills/0", "board", "hand/0"]


def test_a_turn_of_a_knight_is_played_with_keys_alone(sit: Any) -> None:  # noqa: F811
    me: Player = sit(land(hand="march", dice="red red red"))
    keys = me.page.keyboard
    while me.page.evaluate(FOCUSED) != "hand/0":
        keys.press("n")
    keys.press("Enter")
    expect(me.page.locator(".menu")).to_be_visible()
    keys.press("1")
    expect(me.page.locator(".pools [data-res='move'] b")).to_have_text("2")
    while me.page.evaluate(FOCUSED) != "board":
        keys.press("n")
    serial = me.seat.serial
    keys.press("Enter")
    me.page.wait_for_function("(old) => document.querySelector('.tablepage').dataset.serial !== old", arg=serial)
    expect(me.page.locator(".pools [data-res='move'] b")).to_have_text("0")
    me.seat.expect_no_trouble()


def test_an_order_is_given_with_keys_alone(legal: Callable[[Any], Seat]) -> None:
    me = legal(battle("kehmep@0,0", "jirra@4,-2", power=9, hand="", runes=0))
    keys = me.page.keyboard
    serial = me.serial
    while me.decision != "act":
        while me.page.evaluate(FOCUSED) not in ("champions/0", "pool/0", "board"):
            keys.press("n")
        keys.press("Enter")
        me.wait(serial)
    serial = me.serial
    while me.page.evaluate(FOCUSED) != "board":
        keys.press("n")
    keys.press("Enter")
    me.wait(serial)
    expect(me.page.locator("#side-list")).to_contain_text("Kehmep, Storm Shaman moves:")


def test_a_map_under_three_buttons_stays_in_the_middle(people: People) -> None:
    """Rather a little smaller than at the very edge of the window."""
    me = people.person()
    game, player = deckhold.new("mage-knight", seats=3, seed=4), bot("greedy", seed=1)
    steps = 0
    while steps < 90 or game.decision is None or game.decision.seat != 0:
        game.apply(player.choose(game))
        steps += 1
    view: Any = game.view(0)
    drawers = view["layout"]["drawers"]
    drawers.append({**drawers[0], "id": "more", "label": "Skills on offer"})
    seats = [{"seat": i, "name": f"Vera {i}", "kind": "human", "online": True} for i in range(3)]
    Pretended(me, view, game="mage-knight", seats=seats)
    expect(me.page.locator(".tabs .tab")).to_have_count(3)
    left, right = me.page.evaluate(
        """() => {
          const frame = document.querySelector('.hexes .frame').getBoundingClientRect();
          const boxes = [...document.querySelectorAll('.world polygon')].map((node) => node.getBoundingClientRect());
          const [first, last] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
          return [first - frame.left, frame.right - last];
        }"""
    )
    assert left == pytest.approx(right, abs=20)
