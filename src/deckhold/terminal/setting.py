"""What is written on the command line about a game: which one, and its options."""

import deckhold
from deckhold.engine.info import GameInfo, Option


def game_info(id: str) -> GameInfo:
    """A game of the catalog; ValueError names the ones there are."""
    catalog = deckhold.catalog()
    for info in catalog:
        if info.id == id:
            return info
    raise ValueError(f"game: {id!r} is not in the catalog; {', '.join(info.id for info in catalog)} are")


def parsed(info: GameInfo, options: tuple[str, ...]) -> dict[str, object]:
    """Options from KEY=VALUE; a list option takes values with commas between them."""
    out: dict[str, object] = {}
    known = {option.id: option for option in info.options}
    for text in options:
        key, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"option {text!r}: KEY=VALUE is wanted")
        option = known.get(key)
        if option is not None and option.many:
            out[key] = [one_value(option, part) for part in value.split(",") if part]
        else:
            out[key] = value if option is None else one_value(option, value)
    return out


def one_value(option: Option, text: str) -> object:
    """The allowed value that is written so; the game itself refuses what is not allowed."""
    for value in option.values:
        if str(value).lower() == text.lower():
            return value
    return int(text) if not option.values and text.lstrip("-").isdigit() else text
