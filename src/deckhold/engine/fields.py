"""The numbers of a position as a dump shows them, and the reading of data that may be broken."""

from typing import Final

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Game
from deckhold.engine.hexes import NO_CELL, Lattice

BIG: Final = 1 << 40
WORD: Final = (1 << 63) - 1  # of numbers that hold several small ones, or a set
COPIES: Final = -1 << 40  # below every number of a field: what a copy of a card is told by, see `plain`


class Reader:
    """Takes data apart and names the place of whatever is wrong."""

    def __init__(self, data: object, path: str) -> None:
        self.data = data
        self.path = path

    def fail(self, problem: str) -> ValueError:
        return ValueError(f"{self.path}: {problem}")

    def fields(self) -> dict[str, object]:
        data = self.data
        if not isinstance(data, dict):
            raise self.fail(f"an object is wanted, not {_short(data)}")
        return data

    def get(self, key: str) -> "Reader":
        fields = self.fields()
        if key not in fields:
            raise self.fail(f"{key!r} is missing")
        return Reader(fields[key], f"{self.path}.{key}" if self.path else key)

    def optional(self, key: str, default: object) -> "Reader":
        return self.get(key) if key in self.fields() else Reader(default, f"{self.path}.{key}")

    def items(self) -> "list[Reader]":
        data = self.data
        if not isinstance(data, list):
            raise self.fail(f"a list is wanted, not {_short(data)}")
        return [Reader(item, f"{self.path}[{i}]") for i, item in enumerate(data)]

    def integer(self, low: int, high: int) -> int:
        data = self.data
        if type(data) is not int:
            raise self.fail(f"a whole number is wanted, not {_short(data)}")
        if not low <= data <= high:
            raise self.fail(f"{data} is not from {low} to {high}")
        return data

    def text(self) -> str:
        data = self.data
        if not isinstance(data, str):
            raise self.fail(f"a text is wanted, not {_short(data)}")
        return data


def _short(data: object) -> str:
    shown = repr(data)
    return shown if len(shown) <= 60 else shown[:57] + "..."


def read_card(g: Game, item: Reader) -> int:
    name = item.text()
    if name not in g.table.by_name:
        copy = f"; one of its copies is wanted, as {name}#1" if f"{name}#1" in g.table.by_name else ""
        raise item.fail(f"unknown card {name!r}{copy}")
    return g.table.by_name[name]


def read_cell(board: Lattice, item: Reader) -> int:
    cell = board.named(item.text())
    if cell == NO_CELL:
        raise item.fail(f"{item.data!r} is no cell of this board, as {board.name(0)} is")
    return int(cell)


def check_asked(data: Reader, questions: list[str], turn: int) -> None:
    """Refuse a position in which a question that is for whose turn it is, -1 for no seat's, is put to somebody else."""
    asking = data.get("asking")
    if asking.data is None or asking.get("op").data not in questions:
        return
    asked = asking.get("seat")
    if asked.data != turn:
        whose = f"the turn is seat {turn}'s" if turn >= 0 else "it is no player's turn"
        raise asked.fail(f"{whose} (position.turn), not seat {asked.data}'s")


class Field:
    """A number of a position as a dump shows it: a game's own integer attribute, or one integer a seat."""

    def __init__(self, name: str, per_seat: bool = False, low: int = 0, high: int = BIG) -> None:
        self.name = name
        self.per_seat = per_seat
        self.low = low
        self.high = high
        self.zones: list[int] = []  # whose cards it tells, too

    def read(self, g: Game) -> object:
        value = getattr(g, self.name)
        return list(value) if self.per_seat else value

    def raw(self, g: Game) -> object:
        """The number, or the list of numbers, that `read` makes its value of.

        Nothing else of a position may change that, beside the cards of `zones`.
        It is the position's own list, to be looked at and left alone.
        """
        return getattr(g, self.name)

    def plain(self, g: Game) -> list[int] | None:
        """What `read` gives in numbers, one seat after the other, each as many; None if that is not known.

        null is 0, a definition 1 + its number, a copy of a card COPIES - its number: learners ask this instead of
        taking names apart.
        """
        return None

    def write(self, g: Game, item: Reader) -> None:
        setattr(g, self.name, item.integer(self.low, self.high))

    def write_seats(self, g: Game, items: list[Reader]) -> None:
        setattr(g, self.name, [item.integer(self.low, self.high) for item in items])


class CardField(Field):
    """A list of cards that are marked, not moved ("used this turn")."""

    def read(self, g: Game) -> object:
        return [g.table.names[card] for card in getattr(g, self.name)]

    def write(self, g: Game, item: Reader) -> None:
        setattr(g, self.name, [read_card(g, one) for one in item.items()])


class NumbersField(Field):
    """A list of numbers."""

    def read(self, g: Game) -> object:
        return list(getattr(g, self.name))

    def write(self, g: Game, item: Reader) -> None:
        setattr(g, self.name, [one.integer(self.low, self.high) for one in item.items()])


def read_name(item: Reader, names: list[str], empty: bool) -> int:
    """The number of a name; null is -1 where nothing may stand."""
    if item.data is None and empty:
        return -1
    name = item.text()
    if name not in names:
        raise item.fail(f"{name!r} is not one of {', '.join(names)}")
    return names.index(name)


class NameField(Field):
    """A number that stands for a name: a colour, a condition, a die face."""

    def __init__(self, name: str, names: list[str], empty: bool = False, per_seat: bool = False) -> None:
        super().__init__(name, per_seat)
        self.names = names
        self.empty = empty

    def read(self, g: Game) -> object:
        value = getattr(g, self.name)
        if self.per_seat:
            return [None if one < 0 else self.names[one] for one in value]
        return None if value < 0 else self.names[value]

    def write(self, g: Game, item: Reader) -> None:
        setattr(g, self.name, read_name(item, self.names, self.empty))

    def write_seats(self, g: Game, items: list[Reader]) -> None:
        setattr(g, self.name, [read_name(item, self.names, self.empty) for item in items])


class NamesField(Field):
    """A list of numbers that stand for names."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name)
        self.names = names

    def read(self, g: Game) -> object:
        return [self.names[one] for one in getattr(g, self.name)]

    def write(self, g: Game, item: Reader) -> None:
        setattr(g, self.name, [read_name(one, self.names, False) for one in item.items()])


class FlagField(Field):
    """True or false, kept as 1 or 0."""

    def read(self, g: Game) -> object:
        value = getattr(g, self.name)
        return [one != 0 for one in value] if self.per_seat else value != 0

    def flag(self, item: Reader) -> int:
        if not isinstance(item.data, bool):
            raise item.fail("true or false is wanted")
        return int(item.data)

    def write(self, g: Game, item: Reader) -> None:
        setattr(g, self.name, self.flag(item))

    def write_seats(self, g: Game, items: list[Reader]) -> None:
        setattr(g, self.name, [self.flag(item) for item in items])


class OneCardField(Field):
    """A card that is marked, or null."""

    def read(self, g: Game) -> object:
        card = getattr(g, self.name)
        return None if card < 0 else g.table.names[card]

    def plain(self, g: Game) -> list[int]:
        card = getattr(g, self.name)
        return [0 if card < 0 else COPIES - card]

    def write(self, g: Game, item: Reader) -> None:
        setattr(g, self.name, NO_CARD if item.data is None else read_card(g, item))
