"""Whole games in the browser, played by clicking."""

import random

import pytest
from playwright.sync_api import expect

import deckhold
from web.conftest import People
from web.words import ALLOWED

LOWEST = """
() => Math.max(...[...document.querySelectorAll('.area, .prompt, .piece')]
  .map((node) => node.getBoundingClientRect().bottom))
"""
GAMES = [info.id for info in deckhold.catalog()]


def seats(game: str) -> int:
    low, high = deckhold.games.info(game).seats
    return max(low, min(2, high))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots_is_played_by_clicking(game: str, people: People) -> None:
    me = people.person()
    n = seats(game)
    places = [{"kind": "me"}] + [{"kind": "bot", "level": "greedy"}] * (n - 1)
    me.new_table(game, seats=n, places=places, seed=11)
    assert me.play(random.Random(1), prefer="any" if deckhold.games.info(game).cooperative() else "pieces")
    expect(me.page.locator("dialog[open] table tr")).to_have_count(n, timeout=2000)
    me.expect_no_trouble()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_a_phone_in_russian_fits_and_has_no_english_left(game: str, people: People) -> None:
    me = people.person(lang="ru", phone=True)
    n = seats(game)
    places = [{"kind": "me"}] + [{"kind": "bot", "level": "greedy"}] * (n - 1)
    me.new_table(game, seats=n, places=places, seed=12)
    rng = random.Random(2)
    over, looks = False, 0
    while not over:
        me.wait()
        looks += 1
        if looks < 12:
            assert me.overflow() == []
            assert me.english(ALLOWED) == set()
        over = me.play(rng, clicks=20, prefer="any" if deckhold.games.info(game).cooperative() else "pieces")
    assert me.overflow() == []
    assert me.english(ALLOWED) == set()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_no_name_is_cut_off_at_a_full_table(game: str, phone: bool, lang: str, people: People) -> None:
    me = people.person(lang=lang, phone=phone)
    n = deckhold.games.info(game).seats[1]
    places = [{"kind": "me"}] + [{"kind": "bot", "level": "greedy"}] * (n - 1)
    me.new_table(game, seats=n, places=places, seed=6)
    rng = random.Random(13)
    for _ in range(4):
        me.wait()
        assert me.overflow() == []
        if me.play(rng, clicks=9):
            break


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_table_fits_a_desktop_window_without_scrolling(game: str, people: People) -> None:
    for lang, n in (("en", seats(game)), ("ru", deckhold.games.info(game).seats[1])):
        me = people.person(lang=lang)
        places = [{"kind": "me"}] + [{"kind": "bot", "level": "greedy"}] * (n - 1)
        me.new_table(game, seats=n, places=places, seed=5)
        me.play(random.Random(3), clicks=20)
        me.wait()
        assert me.overflow() == []
        assert me.page.evaluate(LOWEST) <= 900
        assert me.page.evaluate("document.documentElement.scrollHeight") <= 900
