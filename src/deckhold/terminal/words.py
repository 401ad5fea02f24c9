"""What the terminal says: the words of its own, those of a game, and symbols in place of tokens."""

import sys
from collections.abc import Sequence

import click
from rich.console import Console
from rich.text import Text

from deckhold.engine.options import BadOption
from deckhold.text import LANGUAGES, TOKEN, Writer, writer
from deckhold.text.language import users_language

# What a symbol looks like; the same symbol means much the same in every game.
SYMBOL_STYLES = {"◆": "cyan", "◈": "blue", "⚔": "red", "★": "yellow", "♥": "red", "●": "magenta", "▲": "green"}
SEAT_STYLES = ("bold green", "bold magenta", "bold blue", "bold red", "bold cyan", "bold yellow")


def lang_of(ctx: click.Context) -> str:
    """The language the user asked for, or lives in."""
    lang = ctx.find_root().obj
    return lang if lang in LANGUAGES else users_language()


def file_problem(error: Exception, words: Writer) -> str:
    """What went wrong with a file or a setting, as far as possible in the user's language."""
    if isinstance(error, FileNotFoundError):
        return words.say("no-file", path=str(error.filename))
    if isinstance(error, BadOption):
        return f"{error.told(words.lang)}."
    return str(error)


def make_console(width: int | None = None) -> Console:
    """The screen: in colour on a terminal, plain in a pipe, and never broken by a letter it cannot show."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    return Console(highlight=False, width=width, emoji=False)


class Speech:
    """One language at one table: the terminal's words, the game's words, and who sits where."""

    def __init__(self, game: str, lang: str, names: Sequence[str] = (), symbols: bool = True) -> None:
        self.lang = lang
        self.ui = writer("terminal", lang)
        self.game: Writer = writer(game, lang)
        self.names = list(names)
        self._marks: dict[str, str | None] = {}
        self._symbols = symbols

    def say(self, key: str, **args: object) -> str:
        """Words of the terminal itself."""
        return self.ui.say(key, **args)

    def name(self, seat: int) -> str:
        """What a seat is called at this table."""
        return self.names[seat] if seat < len(self.names) else self.ui.say("player", n=seat + 1)

    def side(self, owner: int | str) -> str:
        """What the owner of a piece is called: a seat, or the game's own side."""
        return self.say("hex-foes") if isinstance(owner, str) else self.name(owner)

    def symbol(self, resource: str) -> str | None:
        """The symbol of a resource, if it has one."""
        if resource not in self._marks:
            key = f"res-{resource}"
            spoken = self._symbols and self.game.has(key)
            mark = self.game.mood("symbol").say(key, n=1) if spoken else ""
            # Without a symbol of its own a resource is put into words.
            self._marks[resource] = mark if len(mark) == 1 else None
        return self._marks[resource]

    def amount(self, resource: str, n: int) -> Text:
        """An amount of a resource: "2◆", or in words."""
        symbol = self.symbol(resource)
        if symbol is None:
            key = f"res-{resource}"
            return Text(self.game.say(key, n=n) if self.game.has(key) else str(n))
        return Text(f"{n}{symbol}", style=SYMBOL_STYLES.get(symbol, "bold"))

    def text(self, text: str, style: str = "") -> Text:
        """A sentence with its tokens drawn."""
        out = Text(style=style)
        at = 0
        for match in TOKEN.finditer(text):
            out.append(text[at : match.start()])
            kind, n = match[1], int(match[2])
            if kind == "seat":
                out.append(self.name(n), style=SEAT_STYLES[n % len(SEAT_STYLES)])
            else:
                out.append_text(self.amount(kind, n))
            at = match.end()
        out.append(text[at:])
        return out

    def game_word(self, key: str) -> str | None:
        """A word of the game, if it has one."""
        return self.game.say(key) if self.game.has(key) else None

    def label(self, kind: str, name: str) -> str:
        """What a counter or mark is called; its own name if nobody named it."""
        return self.game_word(f"{kind}-{name}") or name


def symbols_shown(console: Console) -> bool:
    """Whether the screen can draw symbols."""
    return console.encoding.lower().startswith("utf")
