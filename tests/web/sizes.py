"""Where a game is looked at: on a desktop and on a phone, in both languages."""

from typing import Any

import pytest

import deckhold

GAMES = [info.id for info in deckhold.catalog()]
LANGS = pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.soak), "ru"])
"""Where texts need room: Russian, which is longer; English in `make soak`."""


def everywhere(*only: bool) -> pytest.MarkDecorator:
    """`game`, `phone`, `lang`: each game once on a desktop and once on a phone, languages alternating from game to
    game; everything else in `make soak`. With sizes given (False: desktop, True: phone), the others are left for it."""
    sizes = only or (False, True)
    out: list[Any] = []
    for i, game in enumerate(GAMES):
        for phone in (False, True):
            for lang in ("en", "ru"):
                usual = phone in sizes and ("en", "ru")[(i + phone) % 2] == lang
                name = f"{game}-{'phone' if phone else 'desktop'}-{lang}"
                out.append(pytest.param(game, phone, lang, id=name, marks=() if usual else pytest.mark.soak))
    return pytest.mark.parametrize(("game", "phone", "lang"), out)


def by_turns() -> pytest.MarkDecorator:
    """`game`, `phone`, `lang`: each game once, its size and language by turns; the rest in `make soak`."""
    out: list[Any] = []
    for i, game in enumerate(GAMES):
        for phone in (False, True):
            for lang in ("en", "ru"):
                usual = (phone, lang) == (i % 2 == 1, ("ru", "en")[i // 2 % 2])
                name = f"{game}-{'phone' if phone else 'desktop'}-{lang}"
                out.append(pytest.param(game, phone, lang, id=name, marks=() if usual else pytest.mark.soak))
    return pytest.mark.parametrize(("game", "phone", "lang"), out)


def mostly(phone: bool) -> pytest.MarkDecorator:
    """`lang`, `phone`: on a desktop in English or on a phone in Russian, the other one in `make soak`."""
    return pytest.mark.parametrize(
        ("lang", "phone"),
        [
            pytest.param("en", False, id="desktop-en", marks=pytest.mark.soak if phone else ()),
            pytest.param("ru", True, id="phone-ru", marks=() if phone else pytest.mark.soak),
        ],
    )


def seats(game: str) -> int:
    """Two, if the game has that many."""
    low, high = deckhold.games.info(game).seats
    return max(low, min(2, high))


def places(seats: int) -> list[dict[str, str]]:
    """Me and greedy bots."""
    return [{"kind": "me"}] + [{"kind": "bot", "level": "greedy"}] * (seats - 1)
