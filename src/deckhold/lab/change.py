"""Changed cards: other costs, honor, numbers of copies, or numbers inside what a card does.

A change is a table for each card, from the name of a value to the new number:

    [mephit]
    cost = 4                 # a whole number of the card's definition
    copies = 5
    effect.0.amounts.0 = 3   # a number of the op with the address mephit.effect.0

The address of an op is the one that saves use; after it comes the name of the number in that op, and its place if it is
one of a list. Which numbers of its cards and ops may be changed a game says itself (`GameInfo.changeable`); `numbers`
lists those of a card.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from deckhold import games
from deckhold.engine.cards import CardDef, CardTable
from deckhold.engine.core import Game, Op
from deckhold.engine.info import GameInfo


class ChangedGame:
    """A game of the catalog with other numbers on some cards. The catalog's own stays as it is."""

    def __init__(self, game: str, change: Mapping[str, Mapping[str, int]]) -> None:
        self.original = games.info(game)
        self.info = self.original if not change else _fresh(self.original)
        self.change = change
        self._done: list[CardTable] = []

    def new(self, seats: int, seed: int, options: dict[str, object]) -> Game:
        """A new game; ValueError says what of the change does not fit."""
        if self.change:
            full = self.info.full_options(seats, options)
            table = self.info.table(full)
            if not any(table is done for done in self._done):
                self._apply(table, self.original.table(full))
                self._done.append(table)
        try:
            return self.info.new(seats, seed, options)
        except (IndexError, KeyError) as error:
            if not self.change:
                raise
            raise ValueError(f"change: {self.original.id} cannot be set up with it ({error})") from error

    def _apply(self, table: CardTable, original: CardTable) -> None:
        for id, values in self.change.items():
            if id not in table.by_id:
                raise ValueError(f"{id}: {self.original.id} has no such card")
            for path, number in values.items():
                _set(self.info, table.by_id[id], original.by_id[id], path, number)
        rules = {path[6:]: op for path, op in table.ops.items() if path.startswith("rules.") and path.count(".") == 1}
        renumbered = CardTable(table.defs, rules)
        for name in ("card", "kind", "back", "names", "by_name", "by_id", "by_kind", "first", "ops"):
            setattr(table, name, getattr(renumbered, name))


def _fresh(info: GameInfo) -> GameInfo:
    """Another entry of the same game, with cards of its own."""
    return type(info)()  # type: ignore[call-arg]  # the classes of the games take no arguments


def _set(info: GameInfo, card: CardDef, original: CardDef, path: str, number: int) -> None:
    """Change one number of a card."""
    *steps, last = path.split(".")
    thing: object = card
    twin: object = original
    for step in steps:
        thing, twin = _part(info, thing, step, card, path), _part(info, twin, step, card, path)
    # A card may have a number and an op of one name: a path ends in the number.
    old = getattr(thing, last, None)
    if type(old) is not int:
        old = _part(info, thing, last, card, path)
    name = next(step for step in reversed([*steps, last]) if not step.isdigit())
    if type(old) is not int or name not in info.changeable:
        raise ValueError(f"{card.id}.{path}: this is no number that may be changed; {_offer(info, card)}")
    if type(number) is not int or number < 0:
        raise ValueError(f"{card.id}.{path}: a whole number that is not negative is wanted, not {number!r}")
    if thing is twin:
        raise ValueError(f"{card.id}.{path}: other cards share this number, it cannot be changed for one of them")
    if isinstance(thing, list):
        thing[int(last)] = number
    else:
        setattr(thing, last, number)


def _part(info: GameInfo, thing: object, step: str, card: CardDef, path: str) -> object:
    """One step down: an op by its name, a place in a list, or an attribute."""
    if isinstance(thing, CardDef) and step in thing.roots():
        return thing.roots()[step]
    if isinstance(thing, Op) and step in thing.parts():
        return thing.parts()[step]
    if isinstance(thing, list):
        if step.isdigit() and int(step) < len(thing):
            return thing[int(step)]
    elif not step.startswith("_") and hasattr(thing, step):
        return getattr(thing, step)
    raise ValueError(f"{card.id}.{path}: there is no {step!r}; {_offer(info, card)}")


def _offer(info: GameInfo, card: CardDef) -> str:
    return "there are: " + ", ".join(path for path, _ in numbers(info, card))


def numbers(info: GameInfo, card: CardDef) -> Iterator[tuple[str, int]]:
    """The numbers of a card that can be changed, with their paths."""
    yield from _plain_numbers(info, card, "")
    for name, op in card.roots().items():
        yield from _op_numbers(info, op, f"{name}.")


def _op_numbers(info: GameInfo, op: Op, prefix: str) -> Iterator[tuple[str, int]]:
    yield from _plain_numbers(info, op, prefix)
    for name, part in op.parts().items():
        yield from _op_numbers(info, part, f"{prefix}{name}.")


def _plain_numbers(info: GameInfo, thing: object, prefix: str) -> Iterator[tuple[str, int]]:
    for name in dir(thing):
        if name.startswith("_"):
            continue
        value = getattr(thing, name)
        if type(value) is int:
            if name in info.changeable:
                yield prefix + name, value
        elif isinstance(value, list):
            if name in info.changeable:
                for i, one in enumerate(value):
                    if type(one) is int:
                        yield f"{prefix}{name}.{i}", one
        elif type(value).__module__.startswith("deckhold.") and not isinstance(value, (Op, CardDef)):
            yield from _plain_numbers(info, value, f"{prefix}{name}.")


def read_change(path: Path) -> dict[str, dict[str, int]]:
    """A change from a TOML or JSON file; ValueError says what is wrong with it."""
    try:
        text = path.read_text(encoding="utf8")
        data = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from error
    except (json.JSONDecodeError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{path}: {error}") from error
    change: dict[str, dict[str, int]] = {}
    for card, values in data.items():
        if not isinstance(values, dict):
            raise ValueError(f"{path}: {card}: a table of numbers is wanted")
        change[card] = dict(_flat(card, values, ""))
    if not change:
        raise ValueError(f"{path}: there is no change in it")
    return change


def _flat(card: str, values: Mapping[str, object], prefix: str) -> Iterator[tuple[str, int]]:
    """Nested tables as paths: a dot in TOML makes a table."""
    for key, value in values.items():
        if isinstance(value, dict):
            yield from _flat(card, value, f"{prefix}{key}.")
        elif type(value) is int:
            yield prefix + key, value
        else:
            raise ValueError(f"{card}.{prefix}{key}: a whole number is wanted, not {value!r}")
