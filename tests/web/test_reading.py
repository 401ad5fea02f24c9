"""What is asked can be read and answered where it stands: on small screens, with many things on the table."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import deckhold
from games.ascension_tactics.battle import battle
from games.ascension_tactics.battle import raid as campaign
from games.mage_knight.combat import fight
from games.mage_knight.land import land
from games.mage_knight.test_levels import levelling
from games.mage_knight.test_rounds import at_the_end
from web.conftest import People
from web.driving import Seat
from web.pretended import TABLE, Pretended
from web.test_mage_knight import SCROLLED
from web.test_room import SMALLEST, played, resize

TACTICS = "ascension-tactics"
KNIGHTS = "mage-knight"
REACHED = """
(node) => {
  const box = node.getBoundingClientRect();
  return [[.5, .1], [.5, .5], [.5, .9]].every(([x, y]) => {
    const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return hit !== null && node.contains(hit);
  });
}
"""
# Texts of the cards of a hand: whether their first words are in sight on the card.
READ = """
(cards) => cards.map((card) => {
  const [text, face] = ['.text', '.face'].map((part) => card.querySelector(part).getBoundingClientRect());
  return text.width > 20 && text.height > 6 && text.bottom <= face.bottom && text.top >= face.top;
})
"""
SEEN = """
(texts) => texts.map((text) => {
  const [box, face] = [text, text.closest('.face')].map((node) => node.getBoundingClientRect());
  return box.width > 20 && box.height > 6 && box.bottom <= face.bottom && box.right <= face.right;
})
"""
# Cards whose name lies below their picture, or over their type.
COVERED = """
(cards) => cards.map((card) => {
  const box = (part) => card.querySelector(part).getBoundingClientRect();
  const [title, type, art] = ['.title > span', '.type', '.art'].map(box);
  return title.bottom > type.top + 1 || (art.height > 0 && art.top < title.bottom - 1);
})
"""


def shown(me: Seat, game: deckhold.Game, seat: int = 0, **table: Any) -> Pretended:
    seats = [{"seat": i, "name": f"Vera {i}", "kind": "human", "online": True} for i in range(game.seats)]
    return Pretended(me, game.view(seat, me.lang), game=game.info.id, seats=seats, me=seat, mine=[seat], **table)


def tops(pieces: Locator) -> list[int]:
    return list(pieces.evaluate_all("(nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().top))"))


def lefts(pieces: Locator) -> list[tuple[float, float]]:
    sides = "(nodes) => nodes.map((node) => node.getBoundingClientRect()).map((box) => [box.left, box.right])"
    return [(left, right) for left, right in pieces.evaluate_all(sides)]


# -- a phone -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_a_tap_would_do_and_its_button_stand_above_a_long_question(people: People, lang: str) -> None:
    me = people.person(lang=lang, phone=True)
    table = campaign("vyrak@2,2", "villain-rat-king@4,-2", power=9, runes=3).do("order vyrak")
    told = shown(me, table.game)
    cell = me.page.locator(".ground [data-piece^='@'].live").last
    box = cell.bounding_box()
    assert box is not None
    me.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    button = me.page.locator(".forecast button")
    expect(button).to_be_visible()
    me.next_frames()
    assert button.evaluate(REACHED)
    button.tap()
    told.expect_acted(*told.acted)
    assert len(told.acted) == 1


def test_the_plate_of_an_answer_names_the_ground_not_its_numbers(people: People) -> None:
    me = people.person(lang="ru")
    shown(me, battle("jirra@0,0", power=2, forest="1,0").do("order jirra").game)
    me.page.locator(".live[data-piece='@1,0']").hover(force=True)
    expect(me.page.locator(".forecast .head span")).to_have_text("Идти: лес")
    me.page.locator(".live[data-piece='@0,1']").hover(force=True)
    expect(me.page.locator(".forecast .head span")).to_have_text("Идти: открытое место")


@pytest.mark.parametrize("size", [(390, 844), SMALLEST], ids=str)
def test_new_skills_are_chosen_by_what_they_say(people: People, size: tuple[int, int]) -> None:
    me = people.person(lang="ru", phone=size[0] < 400)
    shown(me, levelling(3, 1, common_skills="goldyx-motivation goldyx-freezing-power").game)
    resize(me, size)
    skills = me.page.locator("[data-area='skills_up/0'] .strip")
    expect(skills).to_have_count(2)
    for skill in skills.all():
        words = skill.locator(".words")
        expect(words).to_be_visible()
        assert words.evaluate("(node) => node.scrollHeight <= node.clientHeight + 1")
    assert me.overflow() == []
    if size == SMALLEST:
        assert me.page.evaluate(SCROLLED) == []


@pytest.mark.parametrize("hand", ["march", "crushing-bolt mana-draw ice-shield", "march rage stamina wound"])
def test_names_of_large_cards_in_hand_stand_above_their_type(people: People, hand: str) -> None:
    me = people.person(lang="ru", phone=True)
    shown(me, land(hand=hand).game)
    cards = me.page.locator(".dock .area.hand .card")
    assert cards.evaluate_all(COVERED) == [False] * len(hand.split())


def test_five_cards_lie_side_by_side_with_their_texts(people: People) -> None:
    me = people.person(lang="ru", phone=True)
    shown(me, battle("jirra@0,0", hand="apprentice*3 militia heavy-infantry").game)
    cards = me.page.locator(".dock .area.hand .card")
    sides = lefts(cards)
    assert len(sides) == 5
    assert all(before[1] <= after[0] for before, after in pairwise(sides))
    assert cards.evaluate_all(READ) == [True] * 5


@pytest.mark.parametrize("size", [(1024, 768), (768, 1024)], ids=str)
def test_seven_cards_lie_side_by_side_on_a_tablet(people: People, size: tuple[int, int]) -> None:
    me = people.person(lang="ru")
    shown(me, land(hand="march rage stamina swiftness tranquility crystallize cold-toughness").game)
    resize(me, size)
    sides = lefts(me.page.locator(".area.hand .card"))
    assert len(sides) == 7
    assert all(before[1] <= after[0] for before, after in pairwise(sides))
    assert me.page.locator(".area.hand .halves .text").evaluate_all(SEEN) == [True] * 14


@pytest.mark.parametrize("foes", [3, 5])
def test_the_total_of_an_attack_is_in_sight_however_many_enemies_there_are(people: People, foes: int) -> None:
    me = people.person(lang="ru", phone=True)
    names = ["ironclads", "guardsmen", "orc-summoners", "diggers", "cursed-hags"][:foes]
    strike = {"melee-physical": 6, "ranged-ice": 3, "melee-cold-fire": 3, "siege-fire": 2}
    table = fight("/wild ".join(names) + "/wild", "attack", strike=strike, hand="rage")
    shown(me, table.do("target ironclads", "target guardsmen").game)
    assert me.page.locator(".sum .total").evaluate(REACHED)


def test_with_texts_twice_as_large_the_question_leaves_room_for_the_map_on_a_phone(people: People) -> None:
    me = people.person(lang="ru", phone=True)
    shown(me, land(hand="march rage stamina swiftness", move_points=3).game)
    me.page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect(me.page.locator(".magnified")).to_be_visible()
    me.next_frames()
    box = me.page.locator(".prompt").bounding_box()
    assert box is not None
    assert box["height"] < 844 / 3
    assert me.page.locator(".prompt [data-action]").last.evaluate(REACHED)
    assert me.overflow() == []


def test_long_names_are_divided_by_syllables(people: People) -> None:
    me = people.person(lang="ru", phone=True)
    shown(me, land(hand="cold-toughness march rage stamina swiftness").game)
    title = me.page.locator(".dock [data-piece^='cold-toughness'] .title")
    assert "Хлад\u00adно\u00adкро" in (title.text_content() or "")


def test_a_drawer_above_the_map_leaves_the_map_where_it_is(people: People) -> None:
    me = people.person(phone=True)
    shown(me, land(hand="march", at="1,-1").game)
    hero = me.page.locator(".world .standing.figure").first
    before = hero.bounding_box()
    me.page.locator(".tab", has_text="Offers").click()
    expect(me.page.locator(".drawer")).to_be_visible()
    me.next_frames()
    after = hero.bounding_box()
    assert before is not None
    assert after is not None
    assert after["x"] == pytest.approx(before["x"], abs=0.1)


# -- a small window ----------------------------------------------------------------------------------------------------


def test_with_four_players_short_texts_are_still_read(people: People) -> None:
    me = people.person(lang="ru")
    shown(me, played("aeons-end", 4, 8))
    resize(me, SMALLEST)
    hand = me.page.locator(".area.hand:not(.others) .card:has(.large)")
    assert hand.count() > 0
    assert all(hand.evaluate_all(READ))


def test_tactics_stand_in_equal_lines(people: People) -> None:
    me = people.person(lang="ru")
    table = at_the_end()
    decision = table.game.decision
    assert decision is not None
    shown(me, table.game, decision.seat)
    resize(me, SMALLEST)
    lines = tops(me.page.locator("[data-area='tactics'] .piece"))
    assert [lines.count(top) for top in dict.fromkeys(lines)] == [3, 3]


def test_a_map_too_large_to_be_read_as_a_whole_is_seen_in_part(people: People) -> None:
    me = people.person()
    wide = " ".join(
        f"countryside-{n}@{u},{v}"
        for n, (u, v) in enumerate(((1, 0), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3), (4, 3)), 1)
    )
    shown(me, land(tiles=wide, hand="march", at="0,-1", move_points=2).game)
    resize(me, (900, 560))
    me.page.locator(".tool").last.click()
    me.next_frames()
    hexes = me.page.locator(".ground [data-piece].live")
    assert hexes.count() > 0
    for box in [one.bounding_box() for one in hexes.all()]:
        assert box is not None
        assert box["width"] >= 29


@pytest.mark.rule("LB-016")
def test_the_pile_of_the_horde_says_that_a_warlord_comes_next_however_small_it_is(people: People) -> None:
    me = people.person(lang="ru")
    view: Any = deckhold.new("last-bastion", 2, 21).view(0, "ru")
    deck = next(area for area in view["areas"] if area["id"] == "horde_deck")
    deck["counters"] = {"warlords-in-deck": 2, "warlord-on-top": 1}
    Pretended(me, view, game="last-bastion", seats=[*TABLE["seats"], {"seat": 1, "name": "Oleg", "kind": "human"}])
    resize(me, SMALLEST)
    counter = me.page.locator("[data-area='horde_deck'] [data-count='horde_deck/warlord-on-top']")
    box = counter.bounding_box()
    assert box is not None
    assert box["width"] > 10
    assert me.overflow() == []


# -- answers -----------------------------------------------------------------------------------------------------------


def test_who_may_answer_an_attack_reads_what_comes_of_it_with_and_without_the_answer(people: People) -> None:
    me = people.person(lang="ru")
    table = battle("aria-redforge@0,0", "kehmep@1,0~3", power=2, treasures_1="treasure-defense-3")
    shown(me, table.do("order aria-redforge", "attack kehmep").game, 1)
    expect(me.page.locator(".lost-by")).to_have_text("сила 3 против защиты 4, урон уже 3: падёт")
    expect(me.page.locator(".answers .result")).to_have_text("сила 3 против защиты 7, урон уже 3: останется 1")


def test_the_score_says_how_many_cards_it_counts(people: People) -> None:
    me = people.person()
    game = deckhold.new("ascension", 2, 3)
    view: Any = game.view(0)
    view["outcome"] = {
        "scores": [5, 3],
        "winners": [0],
        "reason": "honor",
        "others": {},
        "text": "Over.",
        "breakdown": [{"seats": [0], "parts": [{"label": "Mystic", "card": "mystic", "amount": 3, "count": 3}]}],
    }
    view["decision"], view["actions"] = None, []
    Pretended(me, view, seats=[*TABLE["seats"], {"seat": 1, "name": "Oleg", "kind": "human", "online": True}])
    expect(me.page.locator(".times")).to_be_visible()
    assert (me.page.locator(".times").text_content() or "").split() == ["×", "3"]
