"""The public contract: what bots, servers, learners, tests and other people's code use, and nothing else."""

from collections.abc import Mapping, Sequence

from deckhold import _native, games
from deckhold.engine import replay as replays
from deckhold.engine import save
from deckhold.engine.cards import CardDef, CardTable
from deckhold.engine.core import Game
from deckhold.engine.fields import Reader
from deckhold.engine.info import GameInfo
from deckhold.engine.replay import Replay, ReplayError
from deckhold.engine.text import installed
from deckhold.text import LANGUAGES, Fluent, writer

installed.languages = Fluent()


class CardInfo:
    """A card of a game's box: its facts, and its name and text in every language."""

    def __init__(self, game: str, card: CardDef) -> None:
        self.game = game
        self.id = card.id
        self.kind = card.kind
        self.copies = card.copies
        self.provenance = card.provenance
        self.facts: dict[str, object] = card.facts()
        self._card = card

    def __getattr__(self, fact: str) -> object:
        """The game's own facts (cost, faction, ...) as attributes."""
        facts = self.__dict__.get("facts", {})
        if fact in facts:
            return facts[fact]
        raise AttributeError(f"card {self.__dict__.get('id')!r} has no {fact!r}")

    def name(self, lang: str = "en") -> str:
        return writer(self.game, lang).name(self.id)

    def text(self, lang: str = "en") -> str:
        """What the card does, written from its ops; symbols are tokens like `[runes:2]`."""
        t = writer(self.game, lang)
        return t.sentences(self._card.clauses(t))

    def effects(self, lang: str = "en") -> list[str]:
        """The two effects of a card that is played for one of them; nothing for all others."""
        t = writer(self.game, lang)
        return [t.sentences([clause]) for clause in self._card.clauses(t)] if self._card.parted else []

    def plain_text(self, lang: str = "en") -> str:
        """The same with the symbols in words."""
        return writer(self.game, lang).plain(self.text(lang))

    def rules(self) -> list[str]:
        """The numbers of the rules behind what it does, as far as its ops name them."""
        found: list[str] = []
        ops = list(self._card.roots().values())
        for op in ops:
            ops.extend(op.parts().values())
            found += [number for number in op.rules() if number not in found]
        return found

    def data(self, lang: str = "en") -> dict[str, object]:
        """The card as JSON-able data."""
        return {
            "id": self.id,
            "kind": self.kind,
            "copies": self.copies,
            "provenance": self.provenance,
            "name": self.name(lang),
            "text": self.text(lang),
            **({"effects": self.effects(lang)} if self._card.parted else {}),
            **self.facts,
        }

    def __repr__(self) -> str:
        return f"CardInfo({self.id!r}, {self.kind}, copies={self.copies})"


def catalog() -> list[GameInfo]:
    """Every game there is."""
    return [games.info(id) for id in games.IDS]


def new(game: str, seats: int = 2, seed: int = 0, options: Mapping[str, object] | None = None) -> Game:
    """A new game at its first decision. A wrong game, seat count, seed or option raises ValueError and says which."""
    made = games.info(game).new(seats, seed, dict(options) if options is not None else {})
    if not _native.COMPILED and made.table not in _read:  # what is compiled was read by tests before
        check_words(game, made.table)
        _read.add(made.table)
    return made


_read: set[CardTable] = set()  # boxes whose words were checked


def check_words(game: str, box: CardTable) -> None:
    """Read every card of a box in every language: ValueError names the card whose name or text has no words."""
    for card in box.defs:
        for lang in LANGUAGES:
            try:
                info = CardInfo(game, card)
                info.name(lang)
                info.text(lang)
            except KeyError as error:
                raise ValueError(f"card {card.id!r}, {lang}: {error.args[0]}") from error


def load(data: object) -> Game:
    """A game from `dump()`, or from an edited one; ValueError names the path of whatever is wrong in it."""
    id = Reader(data, "").get("game").text()
    return save.load(data, games.info(id))


def record(game: Game, players: Sequence[str] = ()) -> Replay:
    """The replay of a game so far, with the names of its players if they matter.

    ValueError if the game does not follow from its seed and actions, as after the loading of an edited dump.
    """
    return replays.record(game, list(players))


def replay(data: object) -> Replay:
    """A replay from its `data()`, played through and checked; ReplayError names the first action that does not fit."""
    try:
        top = Reader(data, "replay")
        replays.check_format(top)
        return replays.read(data, games.info(top.get("game").text()))
    except ReplayError:
        raise
    except ValueError as error:
        raise ReplayError(str(error)) from None


def cards(game: str, options: Mapping[str, object] | None = None) -> list[CardInfo]:
    """Every card in the box of a game with these options; without any all there are, with those of expansions."""
    info = games.info(game)
    full = info.options_for_most(dict(options) if options else info.everything())
    return [CardInfo(game, card) for card in info.table(full).defs]
