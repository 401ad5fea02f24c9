"""Room for what matters: nothing is cut off, nothing jumps, no habit of pressing keys leads into the irreversible."""

import random
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

import deckhold
from games.aeons_end import mats
from games.ascension import vigil
from games.last_bastion import siege
from web.conftest import People
from web.driving import Seat
from web.pretended import TABLE, Pretended
from web.sizes import LANGS, by_turns

GAMES = [info.id for info in deckhold.catalog()]
SMALLEST = (1280, 720)
WINDOWS = [SMALLEST, (1366, 768), (1440, 900), (1920, 1080), (1180, 820), (820, 1180)]

# Every piece of the areas that come first, and every piece that offers something, can be pointed at where it is.
OUT_OF_REACH = """
(first) => {
  const out = [];
  const wanted = [...document.querySelectorAll('.piece.live'),
    ...first.flatMap((id) => [...document.querySelectorAll(`[data-area='${CSS.escape(id)}'] [data-piece]`)])];
  for (const node of new Set(wanted)) {
    if (node.closest('.world') !== null && innerHeight > innerWidth) continue; // a small board is panned
    const rect = node.getBoundingClientRect();
    const inside = rect.left >= 0 && rect.top >= 0 && rect.right <= innerWidth && rect.bottom <= innerHeight;
    const spots = [[.5, .5], [.1, .5], [.1, .9], [.9, .5], [.5, .9], [.5, .1]];
    const found = spots.some(([x, y]) => {
      const hit = document.elementFromPoint(rect.left + rect.width * x, rect.top + rect.height * y);
      return hit !== null && node.contains(hit);
    });
    if (!inside || !found) out.push(node.dataset.piece);
  }
  return out;
}
"""
# Cards of the market and the hand without a text to read, or of a faction that only its colour tells.
UNREADABLE = """
(first) => {
  const isSeen = (node) => {
    const rect = node?.getBoundingClientRect();
    return rect !== undefined && rect.width > 6 && rect.height > 6;
  };
  return first.flatMap((id) => [...document.querySelectorAll(`[data-area='${CSS.escape(id)}'] .piece .card`)])
    .filter((card) => ['.text > span', '.emblem'].some((part) => {
      const node = card.querySelector(part);
      return node === null ? part !== '.emblem' : !isSeen(node);
    }))
    .map((card) => card.querySelector('.title').textContent);
}
"""
BOXES = """
(first) => {
  const sides = ['left', 'top', 'width', 'height'];
  const passes = '.stage .area, .drawer .area'; // what takes the place of a board, or lies over it
  const box = (node) => sides.map((name) => Math.round(node.getBoundingClientRect()[name]));
  const out = {};
  const question = document.querySelector('.prompt').getBoundingClientRect();
  out['lower edge of the question'] = Math.round(question.bottom); // a long one grows upwards
  for (const id of first) {
    const node = document.querySelector(`[data-area='${CSS.escape(id)}']`);
    if (node !== null && !node.matches(passes)) out[id] = box(node);
  }
  // On a phone the table scrolls; the hand below it does not.
  const still = document.querySelector('.dock') === null ? `.area:not(${passes})` : '.dock .area';
  for (const node of document.querySelectorAll(still)) {
    const [, top, , height] = box(node);
    out[node.dataset.area] ??= [top, height];
  }
  return out;
}
"""
OVERLAP = """
() => {
  const zoom = document.querySelector('.zoom').getBoundingClientRect();
  return [...document.querySelectorAll('.answers [data-action]')].filter((node) => {
    const rect = node.getBoundingClientRect();
    return rect.left < zoom.right && rect.right > zoom.left && rect.top < zoom.bottom && rect.bottom > zoom.top;
  }).length;
}
"""


@cache
def played(game: str, seats: int, actions: int) -> deckhold.Game:
    """A game after so many actions or a few more, when the first seat is asked; earlier, if it is over by then."""
    info = deckhold.games.info(game)
    position = deckhold.new(game, seats, 21, info.everything() if seats == info.seats[1] else {})
    rng = random.Random(5)
    asked = position
    while position.decision is not None:
        if position.decision.seat == 0:
            asked = position.clone()
            if actions <= 0:
                break
        position.apply(rng.choice(position.actions()))
        actions -= 1
    return asked


def view(game: deckhold.Game, lang: str = "en") -> Any:
    return game.view(0, lang)


def table(game: deckhold.Game) -> dict[str, Any]:
    bots = [{"seat": i, "name": "", "kind": "bot", "level": "greedy"} for i in range(1, game.seats)]
    return {"game": game.info.id, "seats": [*TABLE["seats"], *bots]}


def pretended(me: Seat, game: deckhold.Game) -> Pretended:
    return Pretended(me, view(game, me.lang), **table(game))


def resize(me: Seat, size: tuple[int, int]) -> None:
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    me.next_frames()  # sizes follow the window's


@pytest.fixture
def me(people: People) -> Seat:
    return people.person()


@LANGS
@pytest.mark.parametrize("game", GAMES)
def test_in_every_window_what_one_reads_buys_and_plays_is_there(people: People, game: str, lang: str) -> None:
    me = people.person(lang=lang)
    page = pretended(me, played(game, 2, 0))
    most = deckhold.games.info(game).seats[1]
    for seats, actions in ((2, 0), (2, 30), (most, 9 * most)):
        position = played(game, seats, actions)
        shown = view(position, lang)
        page.show(shown, **table(position))
        first = shown["layout"]["first"]
        for size in WINDOWS:
            resize(me, size)
            where = f"{game}, {seats} seats, {actions} actions, {size}"
            assert me.overflow() == [], where
            assert me.page.evaluate(OUT_OF_REACH, first) == [], where
            assert me.page.evaluate("document.documentElement.scrollHeight") <= size[1], where
        resize(me, SMALLEST)
        cards = [id for id in first if not id.startswith("hero")]  # other heroes are looked up, not read
        assert me.page.evaluate(UNREADABLE, cards) == [], f"{game}, {seats} seats, {actions} actions"


@by_turns()
def test_nothing_jumps_while_turns_go_on(people: People, game: str, phone: bool, lang: str) -> None:
    me = people.person(phone=phone, lang=lang)
    position = played(game, 2, 8).clone()
    shown = view(position, lang)
    page = pretended(me, position)
    first = [] if phone else shown["layout"]["first"]
    before = me.page.evaluate(BOXES, first)
    rng = random.Random(4)
    boxes = before
    for _ in range(30):
        position.apply(rng.choice(position.actions()))
        if position.decision is None:
            break
        shown = view(position, lang)
        page.show(shown)
        boxes = me.page.evaluate(BOXES, first)
        staged = {"board"} if me.page.locator(".stage").count() else set()
        assert boxes == {id: box for id, box in before.items() if id not in staged}
    page.change([], [], takeback={"by": 1, "steps": 3, "waiting": [0], "refused": None})
    expect(me.page.locator(".notice")).to_be_visible()
    assert me.page.evaluate(BOXES, first) == boxes


def test_enter_after_enter_plays_the_hand_and_does_not_end_the_turn(me: Seat) -> None:
    position = vigil.start(hand="apprentice*2 militia", deck="apprentice*5", heavy_infantry="")
    page = pretended(me, position.game)
    keys = me.page.keyboard
    me.page.locator("[data-area='hand/0'] .piece").first.focus()
    for step in ("play apprentice", "play apprentice", "play militia"):
        keys.press("Enter")
        page.show(view(position.do(step).game))
    assert len(page.acted) == 3
    keys.press("Enter")
    keys.press("Space")
    keys.press("1")
    assert len(page.acted) == 3
    expect(me.page.locator(".answers [data-intent=ends]")).not_to_be_focused()
    expect(me.page.locator(".answers kbd")).to_have_text("E")
    keys.press("e")
    expect(me.page.locator(".answers .sent")).to_be_visible()
    assert page.acted[3] == view(position.game)["actions"][-1]["action"]


def test_a_number_keeps_its_meaning_within_a_turn(me: Seat) -> None:
    position = mats.start(aether=2)
    page = pretended(me, position.game)
    charge, end = (
        next(one["action"] for one in view(position.game)["actions"] if one["verb"] == verb)
        for verb in ("charge", "end-main")
    )
    expect(me.page.locator(f".answers [data-action='{charge}'] kbd")).to_have_text("1")
    page.show(view(position.do("charge").game))
    expect(me.page.locator(f".answers [data-action='{charge}']")).to_have_count(0)
    me.page.keyboard.press("1")
    assert page.acted == []
    expect(me.page.locator(f".answers [data-action='{end}'] kbd")).to_have_text("E")


def test_the_next_legal_thing_is_one_key_away(me: Seat) -> None:
    position = vigil.start(hand="apprentice militia", runes=2, row="void-initiate*3 mephit*3")
    pretended(me, position.game)
    live = me.page.locator(".piece.live")
    focused = []
    for _ in range(live.count()):
        me.page.keyboard.press("n")
        expect(me.page.locator(".piece.live:focus")).to_have_count(1)
        focused.append(me.page.evaluate("document.activeElement.dataset.piece"))
    assert sorted(focused) == sorted(live.evaluate_all("(nodes) => nodes.map((node) => node.dataset.piece)"))
    me.page.keyboard.press("Shift+N")
    assert me.page.evaluate("document.activeElement.dataset.piece") == focused[-2]


def fight() -> Any:
    position = siege.start(tile_0="trebuchet", red_board="horned-devil - -", rolls="red white blue")
    return position.do("fight")


def test_in_a_fight_that_can_be_won_winning_is_the_loud_answer(me: Seat) -> None:
    page = pretended(me, fight().game)
    expect(me.page.locator(".answers .primary")).to_have_text(re.compile(r"1\s*Defeat Horned Devil"))
    expect(me.page.locator(".answers [data-intent=declines]:not(.primary) kbd")).to_have_text("0")
    me.page.keyboard.press("0")
    expect(me.page.locator(".answers .sent")).to_be_visible()
    assert page.acted == [0]


def test_why_not_is_a_line_beside_the_piece(me: Seat) -> None:
    page = pretended(me, vigil.start(hand="militia").game)
    card = me.page.locator("[data-area=center_row] .piece").first
    card.click(force=True)  # not enabled: that is the point
    page.tell(
        {"type": "why", "piece": card.get_attribute("data-piece"), "text": "Costs [runes:3], you have [runes:0]."}
    )
    why = me.page.locator(".why")
    expect(why).to_be_visible()
    box = why.bounding_box()
    assert box is not None
    assert box["height"] < 60


def test_a_card_shown_large_covers_no_answer_and_fits_with_texts_twice_as_large(me: Seat) -> None:
    resize(me, SMALLEST)
    pretended(me, vigil.start(hand="apprentice*3 militia*2 mystic", runes=3).game)
    hand = me.page.locator("[data-area='hand/0'] .piece")
    for i in range(hand.count()):
        hand.nth(i).hover()
        expect(me.page.locator(".zoom")).to_be_visible()
        assert me.page.evaluate(OVERLAP) == 0
        me.page.mouse.move(2, 2)
        expect(me.page.locator(".zoom")).to_have_count(0)
    me.page.evaluate("document.documentElement.style.fontSize = '200%'")
    hand.first.hover()
    box = me.page.locator(".zoom").bounding_box()
    assert box is not None
    assert box["width"] < SMALLEST[0] / 3
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= SMALLEST[1]


@pytest.mark.parametrize("game", ["ascension", "aeons-end", "last-bastion"])
def test_numbers_stay_in_their_panels_with_texts_twice_as_large(people: People, game: str) -> None:
    me = people.person(lang="ru")
    resize(me, SMALLEST)
    pretended(me, played(game, 2, 8))
    me.page.evaluate("document.documentElement.style.fontSize = '200%'")
    resize(me, SMALLEST)
    assert me.overflow() == []


def test_the_log_survives_a_window_that_becomes_narrow(me: Seat) -> None:
    page = pretended(me, vigil.start(hand="militia").game)
    line = {"kind": "gain-runes", "seat": 0, "text": "One more line."}
    page.change([], [{**line, "text": f"Line {n}."} for n in range(60)])
    log = me.page.locator("#side-list")
    expect(log).to_contain_text("Line 59.")
    log.evaluate("(node) => node.scrollTo({ top: 40 })")
    for width in (860, 1440, 860, 1440):
        resize(me, (width, 900))
    expect(log).to_be_visible()


def test_on_a_phone_the_card_in_question_is_in_sight(people: People) -> None:
    me = people.person(phone=True)
    position = siege.start(1).do("end-turn")
    assert position.asks == "0 place"
    pretended(me, position.game)
    expect(me.page.locator("[data-area=arriving] .piece")).to_be_in_viewport(ratio=1)
    expect(me.page.locator(".piece.live").first).to_be_in_viewport()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_lasts_is_told_beside_the_question_and_moves_nothing(people: People, phone: bool) -> None:
    me = people.person(phone=phone, lang="ru")
    position = vigil.start(hand="reactor-monk apprentice*4", deck="apprentice*5")
    first = view(position.game)["layout"]["first"]
    page = pretended(me, position.game)
    chips = me.page.locator(".prompt .lasting button")
    expect(chips).to_have_count(0)
    page.show(view(position.do("play apprentice").game, "ru"))
    before = me.page.evaluate(BOXES, first)
    page.show(view(position.do("play reactor-monk").game, "ru"))
    expect(chips).to_have_text(re.compile(r"Монах реактора\s+до конца хода\s+Следующая конструкция"))
    assert me.page.evaluate(BOXES, first) == before
    assert me.overflow() == []
    chips.focus()
    expect(me.page.locator(".zoom .note")).to_have_text([re.compile("Следующая конструкция"), "до конца хода"])
    chips.click()
    expect(me.page.locator(".zoom.pinned")).to_be_visible()
