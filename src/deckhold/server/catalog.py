"""What there is to play: games, cards, words, rules. The same for everybody, so it is made once and kept."""

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

import deckhold
from deckhold.server import messages as msg
from deckhold.server.blobs import Blob
from deckhold.server.bots import NAMES
from deckhold.server.errors import Refusal
from deckhold.server.http import describe
from deckhold.server.rules import rules as rules_of
from deckhold.text import Writer, writer

router = APIRouter(prefix="/api/games", tags=["catalog"])

GameId = Annotated[str, Path(max_length=64)]
Language = Annotated[msg.Lang, Query()]

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
    """Every game there is."""
    return _answer(request, lang, _games)


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


def _answer(request: Request, lang: str, make: Callable[..., Any], *args: str) -> Response:
    if args and args[0] not in [info.id for info in deckhold.catalog()]:
        raise Refusal("not-found", f"game {args[0]}")
    return _kept(make, lang, *args).answer(request, "no-cache")


@cache
def _kept(make: Callable[..., Any], lang: str, *args: str) -> Blob:
    return Blob(msgspec.json.encode(make(lang, *args)), "application/json")


def _games(lang: str) -> list[msg.GameEntry]:
    return [_game(info, writer(info.id, lang), writer("server", lang)) for info in deckhold.catalog()]


def _game(info: deckhold.GameInfo, t: Writer, server: Writer) -> msg.GameEntry:
    return msg.GameEntry(
        id=info.id,
        version=info.version,
        title=t.say("game-title"),
        about=t.say("game-about"),
        seats=info.seats,
        cooperative=info.cooperative,
        options=[_option(option, t) for option in info.options],
        bots=[msg.BotInfo(name, server.say(f"bot-{name}")) for name in NAMES],
    )


def _option(option: deckhold.Option, t: Writer) -> msg.OptionInfo:
    key = f"option-{option.id}"
    data: dict[str, Any] = option.data()
    values = [msg.OptionValue(value, _value_label(key, value, t)) for value in data.pop("values")]
    return msg.OptionInfo(label=t.say(key), about=t.mood("about").say(key), values=values, **data)


def _value_label(key: str, value: object, t: Writer) -> str:
    said = str(value).lower() if isinstance(value, bool) else str(value)
    for message in (f"{key}-{said}", f"card-{said}"):
        if t.has(message):
            return t.say(message)
    return said


def _cards(lang: str, game: str) -> list[dict[str, object]]:
    return [card.data(lang) for card in deckhold.cards(game)]


def _words(lang: str, game: str) -> dict[str, str | dict[str, str]]:
    t = writer(game, lang)
    found: dict[str, str | dict[str, str]] = {}
    for name in ("common", game):
        source = files("deckhold.text").joinpath(lang, f"{name}.ftl").read_text(encoding="utf8")
        for key in MESSAGE.findall(source):
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
