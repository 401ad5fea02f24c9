"""Moments that come seldom: a draft, a reward, many cards in hand, a table of five on a small phone."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import deckhold
from games.ascension_tactics.battle import battle
from games.ascension_tactics.ending import won
from games.ascension_tactics.test_draft import table as draft
from games.mage_knight import test_levels as levels
from games.mage_knight.combat import fight
from games.mage_knight.land import land
from games.mage_knight.test_rounds import at_the_end
from games.mage_knight.test_tactics import VILLAGE, before
from web.conftest import People
from web.driving import Seat
from web.pretended import TABLE, Pretended
from web.test_places import ICONS
from web.test_room import resize

LAPTOP = (1280, 720)
KNIGHTS = "mage-knight"
# Of cards that lie side by side: how far each text stands out under the next card.
HIDDEN = """
() => {
  const pieces = [...document.querySelectorAll('.area.hand .piece')];
  const box = (node) => node.getBoundingClientRect();
  return pieces.slice(0, -1).map((piece, i) =>
    Math.max(...[...piece.querySelectorAll('.text')].map((text) => box(text).right - box(pieces[i + 1]).left)));
}
"""


def shown(me: Seat, table: Any, **more: Any) -> Pretended:
    game: deckhold.Game = getattr(table, "game", table)
    seats = [{"seat": i, "name": name, "kind": "human", "online": True} for i, name in enumerate(NAMES[: game.seats])]
    return Pretended(me, game.view(0, me.lang), game=game.info.id, **{"seats": seats, **more})


NAMES = ["Вера", "Олег", "Анна", "Борис", "Нина"]


def box(spot: Locator) -> dict[str, float]:
    found = spot.bounding_box()
    assert found is not None
    return {**found, "right": found["x"] + found["width"], "bottom": found["y"] + found["height"]}


# -- pictures and letters ----------------------------------------------------------------------------------------------


BOXES = {KNIGHTS: {"expansions": ["lost-legion", "krang", "shades-of-tezla"]}, "last-bastion": {}}
SEEN = ["enemy", "unit", "leader", "place", "faction-token", "monster", "warlord"]


@pytest.mark.parametrize("game", BOXES)
def test_whatever_stands_on_a_board_has_a_picture_that_was_chosen_for_it(game: str) -> None:
    icons = json.loads(ICONS.read_text(encoding="utf8"))
    definitions = deckhold.new(game, 1, 1, BOXES[game]).table.defs
    wanted = [card.id for card in definitions if card.kind in SEEN]
    assert len(wanted) > 40

    def chosen(id: str) -> bool:
        parts = id.split("-")
        return id in icons["cards"] or any(part in icons["words"] or part[:-1] in icons["words"] for part in parts)

    assert [id for id in wanted if not chosen(id)] == []
    assert {"elementalists", "dark-crusaders", "dealing"} <= set(icons["marks"])


def test_no_line_of_a_card_begins_with_the_colon_after_a_symbol(people: People) -> None:
    me = people.person()
    shown(me, land(hand="march rage"))
    held = me.page.locator("[data-area='hand/0'] .strong .held")
    expect(held).to_have_text(["1:", "1:"])
    assert held.first.evaluate("(node) => getComputedStyle(node).whiteSpace") == "nowrap"


def test_the_name_of_a_card_without_a_price_begins_where_the_card_does(people: People) -> None:
    me = people.person()
    shown(me, land(hand="march rage"))
    card, name = (me.page.locator(f"[data-area='hand/0'] {one}").first for one in (".card", ".title > span"))
    assert box(name)["x"] - box(card)["x"] < 0.1 * box(card)["width"]


# -- room --------------------------------------------------------------------------------------------------------------


def test_of_seven_cards_in_hand_no_text_is_hidden_by_the_next_card(people: People) -> None:
    me = people.person(lang="ru")
    shown(me, land(hand="march rage stamina swiftness promise threaten improvisation"))
    resize(me, LAPTOP)
    hidden = me.page.evaluate(HIDDEN)
    assert len(hidden) == 6
    assert max(hidden) <= 0.5
    assert me.overflow() == []


def test_a_wounded_unit_says_its_whole_name_on_a_small_laptop(people: People) -> None:
    me = people.person(lang="ru")
    shown(me, land(units="utem-swordsmen~1", skills="arythea-dark-paths", fame=11, level=3, night=True))
    resize(me, LAPTOP)
    title = me.page.locator("[data-area='units/0'] .title")
    assert title.evaluate("(node) => node.scrollWidth <= node.clientWidth")


def test_phases_stand_in_one_line_beside_three_buttons(people: People) -> None:
    me = people.person(lang="ru")
    shown(me, fight("prowlers", "attack", seats=2, at_1="1,-1", hand="rage"))
    resize(me, LAPTOP)
    expect(me.page.locator(".act .tab")).to_have_count(3)
    assert box(me.page.locator("[data-area='phases'] .phases"))["height"] < 40


def test_the_names_of_five_have_a_line_each_on_a_small_phone(people: People) -> None:
    me = people.person(lang="ru", phone=True)
    places = {f"at_{seat}": "0,-1" for seat in range(1, 5)}
    shown(me, land(seats=5, options={"expansions": ["lost-legion"]}, hand="march", **places))
    resize(me, (360, 740))
    names = me.page.locator(".seats .name")
    expect(names).to_have_text(NAMES)
    assert max(box(names.nth(i))["height"] for i in range(5)) < 16


def test_on_a_phone_on_its_side_the_hand_has_room_below_units_and_skills(people: People) -> None:
    me = people.person(lang="ru", phone=True)
    me.page.set_viewport_size({"width": 844, "height": 390})
    own: dict[str, Any] = {"units": "peasants herbalists!", "skills": "tovak-double-time tovak-resistance-break"}
    own |= {"dice": "red gold black", "crystals": {"red": 2, "blue": 1}}
    shown(me, land(hand="march rage stamina swiftness promise wound", move_points=4, **own))
    assert box(me.page.locator(".area.hand"))["bottom"] <= 391
    assert me.overflow() == []


def test_on_a_phone_what_helps_stands_beside_the_last_answer(people: People) -> None:
    me = people.person(lang="ru", phone=True)
    options = {"scenario": "campaign-rat-king", "pools": "recommended"}
    game = deckhold.new("ascension-tactics", 2, 1, options)
    while game.decision is not None and game.decision.kind != "main":
        game.apply(game.actions()[0])
    view: Any = game.view(game.decision.seat, "ru")  # type: ignore[union-attr]
    ending = next(one for one in view["actions"] if one.get("intent") == "ends")
    ending["label"] = "Завершить ход (пропадёт 2 мощи)"
    Pretended(me, view, game=game.info.id, seats=[{**TABLE["seats"][0], "seat": i} for i in range(2)])
    answer = box(me.page.locator(f".answers [data-action='{ending['action']}']"))
    tools = box(me.page.locator(".prompt .tools"))
    assert tools["y"] < answer["bottom"]


# -- choosing ----------------------------------------------------------------------------------------------------------


def test_the_six_of_a_draft_are_all_read_on_a_small_laptop(people: People) -> None:
    me = people.person(lang="ru")
    game = draft(2, pools="draft").game
    view: Any = game.view(game.decision.seat, "ru")  # type: ignore[union-attr]
    Pretended(me, view, game=game.info.id, seats=[{**TABLE["seats"][0], "seat": i} for i in range(2)])
    resize(me, LAPTOP)
    offered = me.page.locator(".drawer .piece.live")
    expect(offered).to_have_count(6)
    drawer = box(me.page.locator(".drawer"))
    assert max(box(offered.nth(i))["bottom"] for i in range(6)) <= drawer["bottom"]


def test_on_a_phone_what_can_be_taken_stands_first(people: People) -> None:
    me = people.person(lang="ru", phone=True)
    table = levels.levelling(3, 1).do("pick tovak-i-feel-no-pain skills_up")
    assert table.asks == "0 reward-advanced"
    shown(me, table)
    first = me.page.locator(".drawer .area").first
    expect(first).to_have_attribute("data-area", "advanced_offer")
    expect(first.locator(".live").first).to_be_in_viewport()


def test_on_a_phone_cards_that_are_searched_say_their_names(people: People) -> None:
    me = people.person(lang="ru", phone=True)
    cards = "march*2 rage*2 stamina*2 swiftness*2"
    table = at_the_end(deck=cards, deck_1=cards)
    asked = int(table.asks[0])
    table.do("take-tactic preparation")
    assert table.asks == f"{asked} search"
    seats = [{**TABLE["seats"][0], "seat": i} for i in range(2)]
    Pretended(me, table.game.view(asked, "ru"), game=KNIGHTS, seats=seats, me=asked, mine=[asked])
    names = me.page.locator(".drawer .piece .title")
    expect(names.first).to_be_visible()
    assert min(box(names.nth(i))["width"] for i in range(names.count())) > 40


@pytest.mark.rule("MK-407")
def test_what_costs_reputation_for_good_is_not_louder_than_to_pass(people: People) -> None:
    me = people.person()
    shown(me, before(at=VILLAGE, hand="march"))
    answers = me.page.locator(".answers [data-action]")
    expect(answers).to_have_count(2)
    expect(me.page.locator(".answers .primary")).to_have_count(0)


def test_what_others_keep_of_a_campaign_is_a_sentence(people: People) -> None:
    me = people.person(lang="ru")
    seats = [{"seat": i, "name": name, "kind": "human", "online": True} for i, name in enumerate(["Вера", "Олег"])]
    page = shown(me, won(2), seats=seats, status="over")
    taken = me.page.locator(".sequel .taken")
    expect(taken).to_have_text("Олег ещё выбирает, что сохранить")
    page.change([], [], seats=[seats[0], {**seats[1], "chosen": None}])
    expect(taken).to_have_text("Олег ничего не сохраняет")


def test_a_champion_that_is_alone_on_the_battlefield_is_not_the_emblem_of_its_seat(people: People) -> None:
    me = people.person()
    shown(me, battle("kehmep@0,0", "jirra@4,-2 rakar@3,0"))
    expect(me.page.locator(".seat")).to_have_count(2)
    expect(me.page.locator(".seat .emblem")).to_have_count(0)
    shown(me, battle("kehmep@0,0", "jirra@4,-2"))
    expect(me.page.locator(".seat .emblem")).to_have_count(0)
