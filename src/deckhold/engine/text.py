"""What the engine asks of whoever turns ops, events and questions into sentences (see deckhold.text)."""

from mypy_extensions import mypyc_attr

# The grammatical shape in which an op says itself.
DO = ""  # "Draw a card"
TO_DO = "inf"  # "(you may) draw a card"
THEY_DO = "they"  # "(each opponent) draws a card"
HOLDS = "holds"  # "(now) all your champions have +1 speed": what is in force


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Says things in one language. Ops talk to it; they never build sentences themselves."""

    lang: str

    def say(self, key: str, **args: object) -> str:
        """The message `key` with its arguments, in the present mood."""
        raise NotImplementedError

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        raise NotImplementedError

    def mood(self, mood: str) -> "Teller":
        """The same teller speaking in another mood."""
        raise NotImplementedError

    def name(self, card_id: str) -> str:
        """What a card is called."""
        raise NotImplementedError

    def amount(self, resource: str, n: int) -> str:
        """An amount of a resource as a token which a screen draws as a symbol."""
        raise NotImplementedError

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        raise NotImplementedError

    def listing(self, parts: list[str], key: str = "list-and") -> str:
        """Several parts joined as the language joins them."""
        raise NotImplementedError

    def sentences(self, parts: list[str]) -> str:
        """Clauses made into sentences: capital letters and full stops."""
        raise NotImplementedError


class Note:
    """A message not yet put in words: its key and arguments."""

    def __init__(self, key: str, args: dict[str, object] | None = None, cards: dict[str, str] | None = None) -> None:
        self.key = key
        self.args: dict[str, object] = args if args is not None else {}
        self.cards: dict[str, str] = cards if cards is not None else {}

    def told(self, t: Teller) -> str:
        args = dict(self.args)
        for name, card_id in self.cards.items():
            args[name] = t.name(card_id)
        return t.say(self.key, **args)


@mypyc_attr(allow_interpreted_subclasses=True)
class Languages:
    """Where tellers come from. The package puts the real one in `installed`, so that the engine need not know it."""

    def teller(self, game: str, lang: str) -> Teller:
        raise RuntimeError("no language is installed: import deckhold, not deckhold.engine alone")

    def learn(self, game: str, card_id: str, names: dict[str, str]) -> None:
        """Call a card by these names, one a language: a card that somebody brought along has no message."""
        raise RuntimeError("no language is installed: import deckhold, not deckhold.engine alone")


class _Installed:
    languages: Languages

    def __init__(self) -> None:
        self.languages = Languages()


installed = _Installed()
