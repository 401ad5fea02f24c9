"""What has to be read stands beside what else has to be read, in windows where room is short."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import deckhold
from games.ascension_tactics.test_campaign_bosses import RAT, swarm
from games.mage_knight.land import land
from web.conftest import People
from web.driving import Seat
from web.pretended import Pretended

ICONS = Path(__file__).resolve().parents[2] / "web" / "src" / "icons" / "icons.json"
TABLET = {"width": 768, "height": 1024}
LAPTOP = {"width": 1280, "height": 720}

# Whether no piece of an area covers any part of another, apart from those that lie in a fan.
APART = """
(area) => {
  const pieces = [...document.querySelectorAll(`[data-area='${area}'] .line > .piece`)];
  const boxes = pieces.filter((node) => !node.matches('.fanned')).map((node) => node.getBoundingClientRect());
  return boxes.length > 1 && boxes.every((box, i) => i === 0 || box.left >= boxes[i - 1].right - 0.5);
}
"""
# Whether all of a belt is in sight: it is not scrolled, and nothing of it stands out of the window.
IN_SIGHT = """
() => {
  const belt = document.querySelector('.belt');
  const boxes = [...belt.querySelectorAll('.piece, .die, .amount')].map((node) => node.getBoundingClientRect());
  return boxes.length > 10 && belt.scrollWidth <= belt.clientWidth
    && boxes.every((box) => box.left >= 0 && box.right <= innerWidth && box.width > 0);
}
"""
# Whether the emblems of cards that show a text stand above it.
EMBLEMS_ABOVE = """
() => {
  const cards = [...document.querySelectorAll("[data-area='center_row'] .card")]
    .filter((card) => card.querySelector('.text').clientHeight > 8 && card.querySelector('.emblem') !== null);
  const edge = (card, part, side) => card.querySelector(part).getBoundingClientRect()[side];
  return cards.length > 1 && cards.every((card) => edge(card, '.emblem', 'bottom') <= edge(card, '.text', 'top') + 1);
}
"""


def show(me: Seat, game: deckhold.Game, name: str, size: dict[str, int]) -> Pretended:
    me.page.set_viewport_size({"width": size["width"], "height": size["height"]})
    seats = [{"seat": i, "name": f"P{i}", "kind": "human", "online": True} for i in range(game.seats)]
    return Pretended(me, game.view(0, me.lang), game=name, seats=seats)


def tie() -> deckhold.Game:
    """Rats are ordered, and two shrines are equally near to the first one."""
    table = swarm("aria-redforge@1,-1", f"{RAT}@-4,0 {RAT}@4,0", shrine="-2,0 -4,2").do("end-turn", f"pick {RAT}#1")
    assert table.asks == "0 scurry"
    return table.game


def test_of_two_players_at_720_each_own_breach_shows_its_state(people: People) -> None:
    me = people.person(lang="ru")
    show(me, deckhold.new("aeons-end", 2, 21), "aeons-end", LAPTOP)
    me.page.wait_for_function(APART, arg="breaches/0")
    assert me.overflow() == []


def test_units_say_at_720_what_they_can_do(people: People) -> None:
    me = people.person(lang="ru")
    show(me, land(hand="march", units="peasants herbalists!").game, "mage-knight", LAPTOP)
    words = me.page.locator("[data-area='units/0'] .words")
    expect(words).to_have_count(2)
    for i in range(2):
        expect(words.nth(i)).to_be_visible()
    assert me.overflow() == []


def test_all_of_the_belt_is_in_sight_of_five_players(people: People) -> None:
    me = people.person(lang="ru", phone=True)
    rich = land(
        seats=5,
        options={"expansions": ["lost-legion"]},
        hand="march stamina",
        units="peasants herbalists! utem-guardsmen guardian-golems",
        crystals={"red": 1, "blue": 2, "green": 3, "white": 1},
        dice="red gold black blue green white white",
    )
    show(me, rich.game, "mage-knight", {"width": 390, "height": 844})
    me.page.wait_for_function(IN_SIGHT)
    assert me.overflow() == []


def test_on_an_upright_tablet_low_tiles_of_the_bastion_cut_nothing_off(people: People) -> None:
    me = people.person(lang="ru")
    game = deckhold.new("last-bastion", 4, 5)
    view: Any = game.view(0, "ru")
    bastion = next(area for area in view["areas"] if area["kind"] == "grid")
    tile = next(piece for piece in bastion["pieces"] if piece.get("card") and "on" not in piece)
    tile["card"] = "zombie-lord"  # a warlord with all that can be said of one
    tile["counters"], tile["marks"] = {"resistance": 4}, ["evil", "net-recurring"]
    me.page.set_viewport_size({"width": TABLET["width"], "height": TABLET["height"]})
    seats = [{"seat": i, "name": f"P{i}", "kind": "human", "online": True} for i in range(4)]
    Pretended(me, view, game="last-bastion", seats=seats)
    expect(me.page.locator(".grid.flat")).to_have_count(1)
    assert me.overflow() == []


def test_a_tie_of_villains_shows_and_says_which_rat_it_is_about(people: People) -> None:
    me = people.person()
    show(me, tie(), "ascension-tactics", LAPTOP)
    ring = me.page.locator(".hexes .standing.asked")
    expect(ring).to_have_count(1)
    expect(me.page.locator(".prompt")).to_contain_text("Giant Rat")
    expect(me.page.locator(".prompt")).to_contain_text("(left, ")
    expect(ring.locator(".mark[title='asked about now']")).to_have_count(1)


def test_emblems_of_small_cards_do_not_cover_their_texts(people: People) -> None:
    me = people.person(lang="ru")
    show(me, tie(), "ascension-tactics", LAPTOP)
    me.page.wait_for_function(EMBLEMS_ABOVE)


def test_every_champion_has_a_picture_that_was_chosen_for_it() -> None:
    icons = json.loads(ICONS.read_text(encoding="utf8"))
    by_word = icons["words"]

    def chosen(id: str) -> bool:
        return id in icons["cards"] or any(part in by_word for part in id.split("-"))

    champions = [card.id for card in deckhold.cards("ascension-tactics") if card.kind == "champion"]
    assert len(champions) > 60
    assert [id for id in champions if not chosen(id)] == []


def test_a_replay_of_a_step_that_was_taken_back_shows_the_last_one(people: People) -> None:
    me = people.person(lang="ru")
    table = me.new_table("ascension", seats=1, places=[{"kind": "me"}], seed=3)
    me.wait()
    me.open(f"/replay/{table}?step=7")
    expect(me.page.locator(".step")).to_have_text("Шаг 0 из 0")
    assert len(me.complaints) == 1  # the browser's own, of an answer 404
    me.complaints.clear()
