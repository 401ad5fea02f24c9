"""Games in the browser: ended by clicking, and looked at moment by moment (begun by clicking: test_clicks.py)."""

import random
from itertools import islice

import pytest
from playwright.sync_api import expect

import deckhold
from web.conftest import People, Server
from web.driving import Seat
from web.positions import near_the_end, positions
from web.pretended import Pretended
from web.sizes import everywhere, places, seats
from web.words import ALLOWED

LOWEST = """
() => Math.max(...[...document.querySelectorAll('.area, .prompt, .piece')]
  .map((node) => node.getBoundingClientRect().bottom))
"""


def look(me: Seat) -> None:
    assert me.overflow() == []
    if me.lang == "ru":
        assert me.english(ALLOWED) == set()


TOGGLED = ["mage-knight"]  # pieces can be clicked for ever: who is in an attack is taken out of it again


def prefer(game: str) -> str:
    return "any" if deckhold.games.info(game).cooperative() or game in TOGGLED else "pieces"


def click_on(me: Seat, game: str, rng: random.Random, clicks: int) -> bool:
    """Click so many times, looking around now and then; whether the game is over."""
    for _ in range(clicks // 10):
        me.wait()
        look(me)
        if me.play(rng, clicks=10, prefer=prefer(game)):
            return True
    return False


def expect_results(me: Seat, seats: int) -> None:
    expect(me.page.locator("dialog[open] table").first.locator("tr")).to_have_count(seats)
    look(me)
    me.expect_no_trouble()


@everywhere(False)
def test_a_game_against_bots_is_ended_by_clicking(
    game: str, phone: bool, lang: str, people: People, server: Server
) -> None:
    me = people.person(lang=lang, phone=phone)
    n = seats(game)
    start = near_the_end(game, n, seed=11, decisions=8)
    me.open(f"/table/{server.lay(start, me, *['greedy'] * (n - 1))}")
    assert click_on(me, game, random.Random(1), 1000)
    expect_results(me, n)


@pytest.mark.soak
@everywhere()
def test_a_whole_game_against_bots_is_played_by_clicking(game: str, phone: bool, lang: str, people: People) -> None:
    me = people.person(lang=lang, phone=phone)
    n = seats(game)
    me.new_table(game, seats=n, places=places(n), seed=11)
    assert click_on(me, game, random.Random(1), 100_000)
    expect_results(me, n)


@pytest.mark.parametrize("full", [pytest.param(False, id="two", marks=pytest.mark.soak), pytest.param(True, id="full")])
@everywhere()
def test_every_moment_fits_the_window(game: str, phone: bool, lang: str, full: bool, people: People) -> None:
    """No name is cut off, no English is left on a Russian page, and nothing scrolls on a desktop."""
    me = people.person(lang=lang, phone=phone)
    n = deckhold.games.info(game).seats[1] if full else seats(game)
    page: Pretended | None = None
    options = deckhold.games.info(game).everything() if full else {}
    for position in islice(positions(game, n, seed=6, every=6, options=options), 7):
        if page is None:
            page = Pretended(me, position.view(lang), log=position.log(lang), **at_table(game, n))
        else:
            page.show(position.view(lang), position.log(lang))
        expect(me.page.locator(f".tablepage[data-serial='{position.game.serial}'] .prompt.mine")).to_be_visible()
        look(me)
        if not phone:
            assert me.page.evaluate(LOWEST) <= 900
            assert me.page.evaluate("document.documentElement.scrollHeight") <= 900


def at_table(game: str, n: int) -> dict[str, object]:
    """A person and bots."""
    bots = [{"seat": i, "name": "", "kind": "bot", "level": "greedy", "online": True} for i in range(1, n)]
    return {"game": game, "seats": [{"seat": 0, "name": "Guest 4821", "kind": "human", "online": True}, *bots]}
