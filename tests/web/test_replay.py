"""Games as films: what is asked, what was done, whose eyes, and addresses that lead nowhere."""

from functools import cache

import pytest
from playwright.sync_api import expect

import deckhold
from deckhold.bots import bot
from web.conftest import People, Server
from web.driving import Seat
from web.sizes import GAMES, by_turns, seats

SEED = 1  # that of every table that is laid


@cache
def played(game: str) -> deckhold.Game:
    """A whole game between greedy bots."""
    player = bot("greedy", seed=1)
    position = deckhold.new(game, seats=seats(game), seed=SEED)
    while position.decision is not None:
        position.apply(player.choose(position))
    return position


def lay(server: Server, me: Seat, game: deckhold.Game) -> str:
    return server.lay(game, me, *["greedy"] * (game.seats - 1))


@by_turns()
def test_a_replay_says_who_is_asked_what_and_how_it_ended(
    people: People, server: Server, game: str, phone: bool, lang: str
) -> None:
    me = people.person(lang=lang, phone=phone)
    film = played(game)
    me.open(f"/replay/{lay(server, me, film)}?step=0")
    asks = me.page.locator(".asks")
    beginning = deckhold.new(game, seats=film.seats, seed=SEED)
    assert beginning.decision is not None
    name = me.page.locator(f"[data-seat='{beginning.decision.seat}'] .name").inner_text()
    expect(asks).to_contain_text(name)
    assert me.overflow() == []
    me.page.keyboard.press("End")
    expect(me.page.get_by_role("slider")).to_have_js_property("value", str(len(film.history)))
    expect(me.page.locator(".branch")).to_be_disabled()  # after the end nobody plays on
    expect(asks).not_to_be_empty()
    me.page.keyboard.press("Home")
    expect(me.page.get_by_role("slider")).to_have_js_property("value", "0")
    assert me.overflow() == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_controls_of_a_replay_stand_in_two_rows_on_one_screen(
    people: People, server: Server, game: str
) -> None:
    me = people.person(lang="ru", phone=True)
    me.open(f"/replay/{lay(server, me, played(game))}?step=60")
    rows = me.page.locator(".player > :is(.controls, span.step, .scrub, .branch)")
    expect(rows).to_have_count(4)
    middles = [box["y"] + box["height"] / 2 for one in rows.all() if (box := one.bounding_box()) is not None]
    assert len({round(middle / 12) for middle in middles}) <= 2
    player = me.page.locator(".player").bounding_box()
    assert player is not None
    assert player["y"] + player["height"] <= 844


def test_the_turn_one_looks_at_is_in_sight_in_the_list_of_turns(people: People, server: Server) -> None:
    me = people.person()
    table = lay(server, me, played("mage-knight"))
    me.open(f"/replay/{table}?step=200")
    expect(me.page.locator(".turns [aria-current]")).to_be_in_viewport(ratio=0.9)
    me.page.keyboard.press("Home")
    expect(me.page.locator(".turns [aria-current]")).to_contain_text("Beginning")
    expect(me.page.locator(".turns [aria-current]")).to_be_in_viewport(ratio=0.9)


def test_moves_on_the_board_are_drawn_when_they_are_watched(people: People, server: Server) -> None:
    me = people.person()
    film = played("ascension-tactics")
    game = deckhold.new("ascension-tactics", seats=2, seed=SEED)
    game.listen()
    walks = []
    for step, action in enumerate(film.history, 1):
        game.apply(action)
        if "walk" in [event.kind for event in game.take_events()]:
            walks.append(step)
    me.open(f"/replay/{lay(server, me, film)}?step={walks[0] - 4}")
    expect(me.page.locator("span.step")).to_contain_text(f"Step {walks[0] - 4} of")
    for n in range(walks[0] - 3, walks[0] + 1):
        me.page.keyboard.press("ArrowRight")
        me.page.wait_for_url(f"**/replay/*?step={n}&*")  # it has arrived
    expect(me.page.locator(".overlay .path.past")).to_have_count(1)


def test_who_only_watches_sees_with_a_watchers_eyes_or_anybodys(people: People, server: Server) -> None:
    table = lay(server, people.person(), played("ascension"))
    me = people.person()
    me.open(f"/replay/{table}?step=8")
    eyes = me.page.get_by_label("Seen by")
    expect(eyes.locator("option:checked")).to_have_text("a watcher")
    expect(me.page.locator("[data-area='hand/0'] .card")).to_have_count(0)
    eyes.select_option(index=1)
    expect(me.page.locator("[data-area='hand/0'] .card")).not_to_have_count(0)
    eyes.select_option(label="a watcher")
    expect(me.page.locator("[data-area='hand/0'] .card")).to_have_count(0)


def test_an_address_with_eyes_that_the_table_has_not_shows_the_step(people: People, server: Server) -> None:
    me = people.person()
    me.open(f"/replay/{lay(server, me, played('ascension'))}?step=9&seat=7")
    expect(me.page.locator("span.step")).to_contain_text("Step 9 of")
    expect(me.page.locator(".problem")).to_have_count(0)
    me.complaints.clear()  # the browser's own, of an answer 404


def test_a_replay_under_other_rules_says_so(people: People, server: Server) -> None:
    me = people.person()
    player = bot("greedy", seed=1)
    other = deckhold.new("ascension", seats=2, seed=SEED + 2)  # not what the table will be dealt
    while other.decision is not None:
        other.apply(player.choose(other))
    me.open(f"/replay/{lay(server, me, other)}")
    expect(me.page.locator(".problem")).to_contain_text("another version of the rules")
    me.complaints.clear()  # the browser's own, of an answer 409
