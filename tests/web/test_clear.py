"""What one looks for is neither covered nor cut: by buttons over a map, by a long question, by too little room."""

from typing import Any

import pytest
from playwright.sync_api import expect

import deckhold
from games.ascension_tactics.battle import battle, raid
from games.ascension_tactics.test_campaign_orders import hunts
from games.mage_knight.combat import fight
from games.mage_knight.land import land
from games.mage_knight.test_duel import meet
from web.conftest import People
from web.driving import Seat
from web.test_mage_knight import SCROLLED
from web.test_moments import LAPTOP, box, shown
from web.test_room import resize

DESKTOP = (1440, 900)
# Which cells of the map lie under a button over it.
UNDER_BUTTONS = """
() => [...document.querySelectorAll('[data-area=board] .ground .cell')].filter((cell) => {
  const at = cell.getBoundingClientRect();
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  return [...document.querySelectorAll('.tab, .tool')].map((node) => node.getBoundingClientRect())
    .some((over) => x > over.left && x < over.right && y > over.top && y < over.bottom);
}).length
"""
CUT = """
(nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1)
  .map((node) => node.textContent)
"""


@pytest.mark.parametrize("size", [LAPTOP, DESKTOP], ids=str)
def test_no_button_lies_over_a_map_that_has_room_beside_it(people: People, size: tuple[int, int]) -> None:
    me = people.person(lang="ru")
    shown(me, meet(hand="rage"))
    resize(me, size)
    expect(me.page.locator(".tab")).to_have_count(2)
    assert me.page.evaluate(UNDER_BUTTONS) == 0


@pytest.mark.parametrize("size", [LAPTOP, DESKTOP, (1024, 768), (768, 1024)], ids=str)
def test_the_longest_name_of_a_unit_is_written_small_rather_than_shortened(
    people: People, size: tuple[int, int]
) -> None:
    me = people.person(lang="ru")
    shown(me, land(units="red-cape-monks illusionists utem-crossbowmen guardian-golems~1", hand="march", level=8))
    resize(me, size)
    titles = me.page.locator("[data-area='units/0'] .title")
    expect(titles.first).to_have_text("Монахи в красных плащах")
    assert titles.evaluate_all(CUT) == []


def test_what_a_unit_leads_to_covers_none_of_its_numbers(people: People) -> None:
    me = people.person(lang="ru")
    units = "peasants utem-crossbowmen"
    shown(me, fight("prowlers", "block", units=units, hand="rage").do("guard prowlers 0"))
    resize(me, LAPTOP)
    strips = me.page.locator("[data-area='units/0'] .strip")
    expect(strips.locator(".leads")).to_have_count(2)
    for strip in strips.all():
        total = box(strip.locator(".leads"))
        for number in strip.locator(".numbers, .title").all():
            other = box(number)
            assert other["right"] <= total["x"] + 1 or other["y"] >= total["bottom"] - 1 or other["width"] <= 1


def test_spells_to_choose_from_are_read_whole_beside_what_cannot_be_taken(people: People) -> None:
    me = people.person(lang="ru")
    offer = "burning-shield mana-bolt restoration"
    table = land(hand="march", rewards=["spell"], spell_offer=offer).do("play march", "end-turn")
    assert table.asks == "0 reward-spell"
    shown(me, table)
    resize(me, LAPTOP)
    words = me.page.locator(".drawer .strip.live .words")
    expect(words).to_have_count(3)
    assert words.evaluate_all(CUT) == []
    assert me.page.evaluate(SCROLLED) == []


def test_a_pile_shows_a_picture_not_the_beginning_of_a_text(people: People) -> None:
    me = people.person(lang="ru")
    shown(me, land(hand="march", discard="rage"))
    resize(me, LAPTOP)
    pile = me.page.locator("[data-area='discard/0']")
    assert box(pile.locator(".text").first)["width"] <= 1
    assert box(pile.locator(".art"))["height"] > 30


def test_on_a_phone_on_its_side_all_uses_of_a_card_are_in_sight(people: People) -> None:
    me = people.person(lang="ru", phone=True)
    me.page.set_viewport_size({"width": 844, "height": 390})
    shown(me, land(hand="instinct", dice="red gold black", crystals={"red": 2}, move_points=2))
    me.page.locator(".area.hand .live").click()
    menu = me.page.locator(".menu")
    expect(menu.locator(".use")).to_have_count(6)
    assert menu.evaluate("(node) => node.scrollHeight <= node.clientHeight + 1")


def test_on_the_smallest_phone_on_its_side_map_and_hand_are_in_sight(people: People) -> None:
    me = people.person(lang="ru", phone=True)
    me.page.set_viewport_size({"width": 640, "height": 360})
    shown(me, land(hand="march rage stamina", skills="tovak-double-time", dice="red gold black", move_points=2))
    assert box(me.page.locator(".area.hand"))["bottom"] <= 361
    assert box(me.page.locator("[data-area=board] .frame"))["height"] > 220


# -- Ascension Tactics -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_villains_leave_open_has_the_numbers_of_the_answers_on_the_board(people: People, phone: bool) -> None:
    me = people.person(phone=phone)
    tie = hunts("aria-redforge@1,0 kehmep@-1,0", "villain-ravenous-gorph@0,0", "0,0").do("end-turn")
    assert tie.asks == "0 prey"
    table = shown(me, tie)
    expect(me.page.locator(".overlay .number")).to_have_text(["1", "2"])
    expect(me.page.locator(".answers [data-action] kbd")).to_have_text(["1", "2"])
    expect(me.page.locator(".answers [data-action] kbd").first).to_be_visible()
    me.page.keyboard.press("2")
    table.expect_acted(tie.game.actions()[1])


def test_a_long_answer_in_somebody_elses_turn_covers_no_champion(people: People) -> None:
    me = people.person(lang="ru")
    treasures = "treasure-defense-2 treasure-defense-3"
    table = battle("fox-minstrel@0,0 kehmep vyrak", "rakar@1,0", turn=1, power_1=9, treasures_0=treasures)
    shown(me, table.do("order rakar", "attack fox-minstrel"))
    resize(me, LAPTOP)
    expect(me.page.locator(".answers [data-action]")).to_have_count(4)
    column = box(me.page.locator(".column").first)
    assert box(me.page.locator(".prompt"))["y"] >= column["bottom"] - 1


@pytest.mark.parametrize("size", [LAPTOP, DESKTOP, (1024, 768)], ids=str)
def test_the_pools_of_four_are_in_sight(people: People, size: tuple[int, int]) -> None:
    me: Seat = people.person(lang="ru")
    shown(me, deckhold.new("ascension-tactics", 4, 5, {"scenario": "spires-of-souls-4"}))
    resize(me, size)
    expect(me.page.locator(".column .strips[data-heart]")).to_have_count(4)
    assert me.page.evaluate(SCROLLED) == []


def test_cards_and_effects_that_stand_by_name_say_all_of_it(people: People) -> None:
    """Of the hand of a team mate, of treasures, and of what is in force for a while."""
    me = people.person(lang="ru")
    hands: dict[str, Any] = {"hand_0": "mystic*4 foundry-foreman", "hand_1": "blessing-of-the-wind void-supplicant"}
    treasures = "treasure-strength-3 treasure-strength-1-defense-1"
    table = raid("jirra@0,0", "kehmep", "villain-rat-king@4,-2", seats=2, treasures_0=treasures, **hands)
    shown(me, table.do("play foundry-foreman"))
    resize(me, (1366, 768))
    names = me.page.locator(".names .title")
    expect(names).to_have_count(5)
    assert names.evaluate_all(CUT) == []
    # How long it is in force gives way before what it is; a rule of the table is in force all the time.
    until = me.page.locator(".lasting .until")
    expect(until).to_have_count(2)
    assert until.evaluate_all("(nodes) => nodes.map((node) => node.clientWidth)") == [0, 0]
