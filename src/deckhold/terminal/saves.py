"""Games to be continued later: files in the user's own folder, each written whole or not at all."""

import json
import os
import re
import tempfile
from pathlib import Path
from typing import NamedTuple

import deckhold
from deckhold.engine.core import Game
from deckhold.engine.fields import Reader

FORMAT = "deckhold-table/1"
NAME = re.compile(r"[\w][\w .-]{0,60}")


class Place(NamedTuple):
    """Who sits in a seat: a person, or a bot by its name."""

    name: str
    bot: str = ""


class Save(NamedTuple):
    """A table as it was left."""

    game: Game
    places: list[Place]
    lang: str


def folder() -> Path:
    """Where the saves of this user are."""
    chosen = os.environ.get("DECKHOLD_DATA")
    if chosen:
        return Path(chosen) / "saves"
    from platformdirs import user_data_path

    return user_data_path("deckhold", appauthor=False) / "saves"


def path_of(name: str) -> Path:
    """The file of a save; ValueError if it cannot be called so."""
    if not NAME.fullmatch(name):
        raise ValueError(f"save: {name!r} is no name for a file; letters, digits, spaces, dots and dashes are")
    return folder() / f"{name}.json"


def names() -> list[str]:
    """The saves there are, the newest first."""
    try:
        found = [(path.stat().st_mtime, path.stem) for path in folder().glob("*.json")]
    except OSError:
        return []
    return [name for _, name in sorted(found, reverse=True)]


def write(name: str, save: Save) -> Path:
    """Keep a table under a name."""
    places = [{"name": place.name, "bot": place.bot} for place in save.places]
    data = {"format": FORMAT, "lang": save.lang, "places": places, "table": save.game.dump()}
    path = path_of(name)
    write_json(path, data)
    return path


def read(name: str) -> Save:
    """A table that was kept; ValueError says what is wrong with the file, which stays as it is."""
    path = path_of(name)
    top = Reader(read_json(path), "")
    if top.get("format").data != FORMAT:
        raise ValueError(f"format: {top.get('format').data!r} is not {FORMAT!r}")
    game = deckhold.load(top.get("table").data)
    places = [Place(item.get("name").text(), item.get("bot").text()) for item in top.get("places").items()]
    if len(places) != game.seats:
        raise ValueError(f"places: {game.seats} are wanted, not {len(places)}")
    return Save(game, places, top.get("lang").text())


def forget(name: str) -> None:
    """Remove a save, if there is one."""
    path_of(name).unlink(missing_ok=True)


def read_json(path: Path) -> object:
    """The data in a file; ValueError if there is none in it, OSError if there is no file.

    Some editors begin a text with a mark of its encoding: that is no part of it.
    """
    try:
        data: object = json.loads(path.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError:
        raise ValueError("this is no text file in UTF-8") from None
    except json.JSONDecodeError as error:
        raise ValueError(f"line {error.lineno}, column {error.colno}: {error.msg}") from None
    return data


def write_json(path: Path, data: object) -> None:
    """Write a file so that, whatever happens meanwhile, either the old one or the new one is there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf8") as file:
            json.dump(data, file, ensure_ascii=False, indent=1)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
