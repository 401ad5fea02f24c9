"""Whole games in the browser: played by clicking, and looked at moment by moment."""

import random
from itertools import islice

import pytest
from playwright.sync_api import expect

import deckhold
from web.conftest import People
from web.driving import Seat
from web.positions import positions
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


@everywhere(False)
def test_a_whole_game_against_bots_is_played_by_clicking(game: str, phone: bool, lang: str, people: People) -> None:
    me = people.person(lang=lang, phone=phone)
    n = seats(game)
    me.new_table(game, seats=n, places=places(n), seed=11)
    rng = random.Random(1)
    for _ in range(8):
        me.wait()
        look(me)
        if me.play(rng, clicks=20, prefer=prefer(game)):
            break
    else:
        assert me.play(rng, prefer=prefer(game))
    expect(me.page.locator("dialog[open] table").first.locator("tr")).to_have_count(n, timeout=2000)
    look(me)
    me.expect_no_trouble()


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
