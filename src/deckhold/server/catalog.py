"""What there is to play: games, cards, words, rules. The same for everybody, so it is made once and kept."""

import asyncio
import re
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi import Path as PathParameter

import deckhold
from deckhold.server import messages as msg
from deckhold.server.blobs import Blob
from deckhold.server.bots import NAMES
from deckhold.server.cardstats import statistics as statistics_of
from deckhold.server.context import of
from deckhold.server.errors import Refusal
from deckhold.server.http import Language, describe
from deckhold.server.rules import rules as rules_of
from deckhold.text import Writer, messages, writer

router = APIRouter(prefix="/api/games", tags=["catalog"])

GameId = Annotated[str, PathParameter(max_length=64)]

MESSAGE = re.compile(r"^([a-z][\w-]*)\s*=", re.MULTILINE)
# Messages that need a situation around them; everything else can stand alone.
SENTENCES = ("op", "ask", "do", "log", "card", "why", "end", "option", "each", "what", "list", "if", "game")
# A number of each plural category of a language.
PLURALS: dict[str, dict[str, float]] = {
    "en": {"one": 1, "other": 2},
    "ru": {"one": 1, "few": 2, "many": 5, "other": 1.5},
}


@router.get("", **describe(list[msg.GameEntry]))
async def games(request: Request, lang: Language = "en") -> Response:
    """Every game there is. The first who asks after a start waits for the texts, nobody else does meanwhile."""
    blob = await asyncio.to_thread(_ready, lang)
    return blob.answer(request, "no-cache")


@router.get("/{game}/cards", **describe(msg.Cards))
async def cards(request: Request, game: GameId, lang: Language = "en") -> Response:
    """Every card in the box of a game."""
    return _answer(request, lang, _cards, game)


@router.get("/{game}/words", **describe(msg.Words))
async def words(request: Request, game: GameId, lang: Language = "en") -> Response:
    """What counters, marks, tokens and areas are called."""
    return _answer(request, lang, _words, game)


@router.get("/{game}/rules", **describe(list[msg.Rule]))
async def rules(request: Request, game: GameId, lang: Language = "en") -> Response:
    """The numbered rules."""
    return _answer(request, lang, _rules, game)


@router.get("/{game}/statistics", **describe(msg.Statistics))
async def statistics(request: Request, game: GameId) -> Response:
    """What bots did with each card in many games."""
    _must_exist(game)
    runs = of(request).settings.lab
    blob = await asyncio.to_thread(_statistics, game, runs)  # a run may be a million games
    return blob.answer(request, "no-cache")


@cache
def _statistics(game: str, runs: tuple[Path, ...]) -> Blob:
    return Blob(msgspec.json.encode(statistics_of(game, runs)), "application/json")


def _must_exist(game: str) -> None:
    if game not in [info.id for info in deckhold.catalog()]:
        raise Refusal("not-found", f"game {game}")


def _answer(request: Request, lang: str, make: Callable[..., Any], *args: str) -> Response:
    if args:
        _must_exist(args[0])
    return _kept(make, lang, *args).answer(request, "no-cache")


_making = threading.Lock()  # what several ask for at once is made once


@cache
def _kept(make: Callable[..., Any], lang: str, *args: str) -> Blob:
    return Blob(msgspec.json.encode(make(lang, *args)), "application/json")


def prepare() -> None:
    """Read the texts of all games before anybody asks for them."""
    for lang in PLURALS:
        _ready(lang)


def _ready(lang: str) -> Blob:
    with _making:
        return _kept(_games, lang)


def _games(lang: str) -> list[msg.GameEntry]:
    return [_game(info, writer(info.id, lang), writer("server", lang)) for info in deckhold.catalog()]


def _game(info: deckhold.GameInfo, t: Writer, server: Writer) -> msg.GameEntry:
    return msg.GameEntry(
        id=info.id,
        version=info.version,
        title=t.say("game-title"),
        about=t.say("game-about"),
        seats=info.seats,
        cooperative=info.cooperative(),
        minutes=info.minutes,
        weight=info.weight,
        options=[_option(option, t) for option in info.options],
        bots=[msg.BotInfo(name, server.say(f"bot-{name}")) for name in NAMES],
    )


def _option(option: deckhold.Option, t: Writer) -> msg.OptionInfo:
    key = f"option-{option.id}"
    data: dict[str, Any] = option.data()
    values = _values(key, data.pop("values"), t)
    parts = [_values(key, part, t) for part in data.pop("parts")]
    return msg.OptionInfo(label=t.say(key), about=t.mood("about").say(key), values=values, parts=parts, **data)


def _values(key: str, values: list[Any], t: Writer) -> list[msg.OptionValue]:
    return [msg.OptionValue(value, _value_label(key, value, t), _value_about(key, value, t)) for value in values]


def _value_about(key: str, value: object, t: Writer) -> str:
    """What follows from a value, where it needs saying."""
    message = f"{key}-{value}"
    return t.mood("about").say(message) if t.has_mood(message, "about") else ""


def _value_label(key: str, value: object, t: Writer) -> str:
    said = str(value).lower() if isinstance(value, bool) else str(value)
    for message in (f"{key}-{said}", f"card-{said}"):
        if t.has(message):
            return t.say(message)
    return said


def _cards(lang: str, game: str) -> list[dict[str, object]]:
    named = rules_of(game, "en")
    return [{**card.data(lang), "rules": _rules_behind(card, named)} for card in deckhold.cards(game)]


def _rules_behind(card: deckhold.CardInfo, rules: list[msg.Rule]) -> list[str]:
    """The numbers of the rules behind what a card does, and of those that speak of it by name."""
    name = re.compile(rf"\b{re.escape(card.name('en'))}\b")
    return list(dict.fromkeys([*card.rules(), *(rule.id for rule in rules if name.search(rule.text))]))


def _words(lang: str, game: str) -> dict[str, str | dict[str, str]]:
    t = writer(game, lang)
    found: dict[str, str | dict[str, str]] = {}
    for name in ("common", game):
        for key in MESSAGE.findall("\n".join(messages(name, lang))):
            if key.partition("-")[0] in SENTENCES:
                continue
            try:
                found[key] = _plurals(t, key, lang) if key.startswith("res-") else t.say(key)
            except KeyError:
                continue  # it takes arguments: no word that stands alone
    return found


def _plurals(t: Writer, key: str, lang: str) -> dict[str, str]:
    forms: dict[str, str] = {}
    for category, n in PLURALS[lang].items():
        shown = t.say("do-amount", n=n)  # 1.5 is "1,5" in Russian
        forms[category] = t.say(key, n=n).replace(shown, "{n}")
    return forms


def _rules(lang: str, game: str) -> list[msg.Rule]:
    return rules_of(game, lang)
