"""What is written on the command line about a game: which one, its seats, its options. Mistakes are named at once."""

from pathlib import Path

import deckhold
from deckhold import bots
from deckhold.engine.info import GameInfo
from deckhold.engine.options import Option
from deckhold.terminal.refusal import Refusal
from deckhold.terminal.saves import read_json
from deckhold.text import Writer


def game_info(id: str, words: Writer) -> GameInfo:
    """A game of the catalog."""
    catalog = deckhold.catalog()
    for info in catalog:
        if info.id == id:
            return info
    raise Refusal(words.say("unknown-game", game=id, games=", ".join(info.id for info in catalog)))


def check_seats(info: GameInfo, seats: int, bot_names: list[str], words: Writer) -> None:
    """Refuse a number of seats that the game is not for, and bots that do not exist or find no seat."""
    low, high = info.seats
    if not low <= seats <= high:
        raise Refusal(words.say("wrong-seats", game=info.id, low=low, high=high, seats=seats))
    if len(bot_names) > seats:
        raise Refusal(words.say("too-many-bots", seats=seats, bots=len(bot_names)))
    for name in bot_names:
        check_bot(name, words)


def check_bot(name: str, words: Writer) -> None:
    try:
        bots.bot(name)
    except ValueError:
        known = ", ".join(["random", "greedy", *bots.LEVELS, "search:400", "search:2s"])
        raise Refusal(words.say("unknown-bot", bot=name, bots=known)) from None


def parsed(info: GameInfo, options: tuple[str, ...], words: Writer) -> dict[str, object]:
    """Options from KEY=VALUE; a list option takes values with commas between them."""
    out: dict[str, object] = {}
    known = {option.id: option for option in info.options}
    for text in options:
        key, equals, value = text.partition("=")
        if not equals:
            raise Refusal(words.say("option-form", option=text))
        if key not in known:
            raise Refusal(words.say("unknown-option", game=info.id, option=key, options=", ".join(known) or "-"))
        option = known[key]
        if option.many:
            out[key] = [one_value(option, part, words) for part in value.split(",") if part]
        else:
            out[key] = one_value(option, value, words)
    return out


def own_cards(file: Path | None) -> dict[str, object]:
    """The option that a file of cards stands for: the game itself checks what is in it."""
    if file is None:
        return {}
    try:
        return {"cards": read_json(file)}
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from None


def one_value(option: Option, text: str, words: Writer) -> object:
    """The allowed value that is written so."""
    for value in option.values:
        if str(value).lower() == text.lower():
            return value
    if not option.values and text.lstrip("-").isdecimal() and option.low <= int(text) <= option.high:
        return int(text)
    if option.put_together(text):
        return text
    allowed = ", ".join(str(value) for value in option.values) or f"{option.low} … {option.high}"
    raise Refusal(words.say("wrong-option", option=option.id, value=text, values=allowed))
