"""What is known of ops: a function for each class of them.

So a bot knows the ops of its game, by one table for each thing it wants to know of them:

    BRINGS: Final = OpTable("what an op brings", [on(Gain, gained), on(Draw, drawn), on(May, perhaps)])

    def gained(op: Gain, seat: i64) -> float: ...

    def brings(op: Op, seat: i64) -> float:
        return BRINGS.of(op)(op, seat)

A class has its own entry, never that of the class it derives from, unless that one was made with `family`: then it
holds for whatever derives from it and has no entry of its own. The game has the ops that a table will be asked for
checked when its box is opened, so that nobody can add an op and forget what bots should think of it.
"""

from collections.abc import Callable, Iterable
from typing import Concatenate, Generic, ParamSpec, TypeVar, cast, final

from deckhold.engine.cards import CardTable
from deckhold.engine.core import Op

P = ParamSpec("P")
R = TypeVar("R")
Known = TypeVar("Known", bound=Op)


class UnknownOp(LookupError):
    """A table has no entry for the class of an op."""


@final
class Entry(Generic[P, R]):
    """A class of ops and its function; `on` and `family` make them."""

    def __init__(self, kind: type[Op], does: Callable[Concatenate[Op, P], R], inherited: bool) -> None:
        self.kind = kind
        self.does = does
        self.inherited = inherited


def on(kind: type[Known], does: Callable[Concatenate[Known, P], R]) -> Entry[P, R]:
    """An entry for one class."""
    return Entry(kind, cast("Callable[Concatenate[Op, P], R]", does), False)


def family(kind: type[Known], does: Callable[Concatenate[Known, P], R]) -> Entry[P, R]:
    """An entry for a class and all that derive from it."""
    return Entry(kind, cast("Callable[Concatenate[Op, P], R]", does), True)


@final
class OpTable(Generic[P, R]):
    """A function for each class of ops; `other`, if there is one, for all that have no entry."""

    def __init__(
        self, name: str, entries: list[Entry[P, R]], other: Callable[Concatenate[Op, P], R] | None = None
    ) -> None:
        self.name = name
        self.other = other
        self.known: dict[type[Op], Callable[Concatenate[Op, P], R]] = {}
        self.families: dict[type, Callable[Concatenate[Op, P], R]] = {}
        for entry in entries:
            if entry.kind in self.known:
                raise ValueError(f"{name}: {entry.kind.__name__} has two entries")
            self.known[entry.kind] = entry.does
            if entry.inherited:
                self.families[entry.kind] = entry.does

    def of(self, op: Op) -> Callable[Concatenate[Op, P], R]:
        """The function for this op."""
        found = self.known.get(type(op))
        if found is None and self.families:
            for base in type(op).__mro__:
                found = self.families.get(base)
                if found is not None:
                    break
        if found is None:
            found = self.other
        if found is None:
            raise UnknownOp(f"{self.name}: nothing is known of {type(op).__name__} ({op.address})")
        return found

    def check(self, ops: Iterable[Op]) -> None:
        """Raise UnknownOp for the first op that has no function."""
        for op in ops:
            self.of(op)


def asking(box: CardTable) -> list[Op]:
    """The ops of a game, on cards and of its rules, that can ask something."""
    return [op for path, op in box.ops.items() if type(op).choices is not Op.choices and not path.startswith("engine.")]
