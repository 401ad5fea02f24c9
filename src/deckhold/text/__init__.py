"""Sentences in English and Russian, from Fluent messages.

Symbols are tokens that a screen draws: `[runes:2]` is two runes, `[seat:0]` the name of whoever sits in the first seat.
`plain` puts both into words.
"""

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from deckhold.engine.text import TO_DO, Languages, Teller

LANGUAGES = ("en", "ru")
INFLECTED = ("ru",)  # where a verb after "you may" has another form than in a sentence of its own
REMEMBERED = 20_000  # sentences
COUNTED = ("list-and", "list-or")  # of several parts without commas only the last one comes after the word
DOUBLE_STOP = re.compile(r"([?!])\.(?!\.)")
TOKEN = re.compile(r"\[([a-z-]+):(-?\d+)\]")


class Writer(Teller):
    """Says things in one language, from the shared messages and those of one game."""

    def __init__(self, lang: str, bundle: FluentBundle, mood: str = "") -> None:
        self.lang = lang
        self._bundle = bundle
        self._mood = mood
        self._said: dict[tuple[object, ...], str] = {}
        self._moods: dict[str, Writer] = {}

    def say(self, key: str, **args: object) -> str:
        # A table says the same few thousand things again and again, and Fluent takes its time over each.
        memo = (key, *args.items())
        said = self._said.get(memo)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[memo] = self._say(key, args)
        return said

    def _say(self, key: str, args: dict[str, object]) -> str:
        if not self._bundle.has_message(key):
            raise KeyError(f"no message {key!r} in {self.lang}")
        message = self._bundle.get_message(key)
        if self._mood == TO_DO and self.lang in INFLECTED and key.startswith("op-") and TO_DO not in message.attributes:
            raise KeyError(f"message {key!r} in {self.lang} has no .{TO_DO} form, which stands after “you may”")
        pattern = message.attributes.get(self._mood, message.value) if self._mood else message.value
        if pattern is None:
            raise KeyError(f"message {key!r} in {self.lang} has no text")
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"message {key!r} in {self.lang}: {errors[0]}")
        return DOUBLE_STOP.sub(r"\1", str(said))  # a name with a mark at its end ends the sentence

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def has_mood(self, key: str, mood: str) -> bool:
        """Whether a message has a form of its own for it."""
        return self.has(key) and mood in self._bundle.get_message(key).attributes

    def learn(self, card_id: str, name: str) -> None:
        """Call a card by a name from now on."""
        if not self.has(f"card-{card_id}"):
            literal = name.replace("\\", "\\\\").replace('"', '\\"')
            self._bundle.add_resource(FluentResource(f'card-{card_id} = {{ "{literal}" }}'))

    def mood(self, mood: str) -> "Writer":
        if mood not in self._moods:
            self._moods[mood] = Writer(self.lang, self._bundle, mood)
        return self._moods[mood]

    def name(self, card_id: str) -> str:
        return self.say(f"card-{card_id}")

    def amount(self, resource: str, n: int) -> str:
        # What may be spent on certain things only is told with a sentence, whatever a screen draws.
        key = f"amount-{resource}"
        return self.say(key, n=n) if self.has(key) else f"[{resource}:{n}]"

    def seat(self, seat: int) -> str:
        return f"[seat:{seat}]"

    def listing(self, parts: list[str], key: str = "list-and") -> str:
        said = parts[0] if parts else ""
        counted = key in COUNTED and not [part for part in parts if "," in part]  # "a, b and c"
        for i, part in enumerate(parts[1:], 2):
            word = "list-more" if counted and i < len(parts) else key
            said = self.say(word, first=said, then=part, Then=_capital(part))
        return said

    def sentences(self, parts: list[str]) -> str:
        return " ".join(_capital(part) if part.endswith((".", "!", "?")) else _capital(part) + "." for part in parts)

    def plain(self, text: str, seats: Callable[[int], str] | None = None) -> str:
        """A text with its tokens put into words, for logs, screen readers and plain terminals."""

        def word(match: re.Match[str]) -> str:
            kind, n = match[1], int(match[2])
            if kind == "seat":
                return seats(n) if seats is not None else self.say("player", n=n + 1)
            return self.say(f"res-{kind}", n=n)

        return TOKEN.sub(word, text)


def _capital(clause: str) -> str:
    return clause[:1].upper() + clause[1:]


@cache
def writer(game: str, lang: str) -> Writer:
    """The writer for a game; "" has the shared messages only."""
    if lang not in LANGUAGES:
        raise ValueError(f"lang: {lang!r} is not a language Deckhold speaks; {', '.join(LANGUAGES)} are")
    bundle = FluentBundle([lang], use_isolating=False)
    for name in ("common", game):
        if name:
            for source in messages(name, lang):
                bundle.add_resource(FluentResource(source), allow_overrides=True)
    return Writer(lang, bundle)


def messages(name: str, lang: str) -> list[str]:
    """The message files of a game: one file, or a folder of them where one would be too long."""
    place = files("deckhold.text").joinpath(lang)
    folder = place.joinpath(name)
    if folder.is_dir():
        found = sorted((one for one in folder.iterdir() if one.name.endswith(".ftl")), key=lambda one: one.name)
        return [one.read_text(encoding="utf8") for one in found]
    return [place.joinpath(f"{name}.ftl").read_text(encoding="utf8")]


class Fluent(Languages):
    """What the engine is given to speak with."""

    def teller(self, game: str, lang: str) -> Teller:
        return writer(game, lang)

    def learn(self, game: str, card_id: str, names: dict[str, str]) -> None:
        for lang, name in names.items():
            writer(game, lang).learn(card_id, name)
