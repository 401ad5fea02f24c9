"""The fields of a position as a dump shows them."""

from typing import Final, cast

from deckhold.engine.core import Game
from deckhold.engine.fields import (
    CardField,
    Field,
    FlagField,
    NumbersField,
    OneCardField,
    Reader,
    read_card,
    read_cell,
)
from deckhold.games.ascension_tactics.definitions import CHAMPION
from deckhold.games.ascension_tactics.scenarios import TARGETS, TERRAIN
from deckhold.games.ascension_tactics.state.position import Tactics


class PieceNumbers(Field):
    """A number of each champion, where it is not the usual one; by name."""

    def __init__(self, name: str, usual: int = 0, low: int = 0, high: int = 999) -> None:
        super().__init__(name, low=low, high=high)
        self.usual = usual

    def read(self, g: Game) -> object:
        numbers = getattr(g, self.name)
        return {g.table.names[piece]: self.shown(n) for piece, n in enumerate(numbers) if n != self.usual}

    def shown(self, n: int) -> object:
        return n

    def meant(self, item: Reader) -> int:
        return item.integer(self.low, self.high)

    def write(self, g: Game, item: Reader) -> None:
        numbers = [self.usual] * len(getattr(g, self.name))
        for name in item.fields():
            piece = read_card(g, Reader(name, f"{item.path}.{name}"))
            if piece >= len(numbers):
                raise item.fail(f"{name} is no {CHAMPION}")
            numbers[piece] = self.meant(item.get(name))
        setattr(g, self.name, numbers)


class PieceNames(PieceNumbers):
    """A word for each champion that has one."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name, -1)
        self.names = names

    def shown(self, n: int) -> object:
        return self.names[n]

    def meant(self, item: Reader) -> int:
        name = item.text()
        if name not in self.names:
            raise item.fail(f"{name!r} is not one of {', '.join(self.names)}")
        return self.names.index(name)


class BearerField(Field):
    """On whose card a piece lies."""

    def read(self, g: Game) -> object:
        names = g.table.names
        return {names[piece]: names[on] for piece, on in enumerate(getattr(g, self.name)) if on >= 0}

    def write(self, g: Game, item: Reader) -> None:
        s = cast(Tactics, g)
        bearers = [-1] * len(s.definitions)
        for name in item.fields():
            figure = read_card(g, item.get(name))
            if figure >= s.figures:
                raise item.get(name).fail(f"{s.table.names[figure]} is no champion")
            bearers[read_card(g, Reader(name, f"{item.path}.{name}"))] = figure
        s.bearer = bearers


def cell_in(g: Game, item: Reader) -> int:
    return read_cell(cast(Tactics, g).cells, item)


class CellsField(Field):
    """A list of cells."""

    def read(self, g: Game) -> object:
        return [cast(Tactics, g).cells.name(cell) for cell in getattr(g, self.name)]

    def write(self, g: Game, item: Reader) -> None:
        setattr(g, self.name, [cell_in(g, one) for one in item.items()])


class TerrainField(Field):
    """What lies on the battlefield, by terrain; every other cell is a normal one."""

    def read(self, g: Game) -> object:
        s = cast(Tactics, g)
        out: dict[str, object] = {}
        for number, name in enumerate(TERRAIN):
            cells = [s.cells.name(cell) for cell in range(s.cells.size) if s.terrain[cell] == number]
            if number and cells:
                out[name] = cells
        return out

    def write(self, g: Game, item: Reader) -> None:
        s = cast(Tactics, g)
        terrain = [0] * s.cells.size
        for name in item.fields():
            if name not in TERRAIN:
                raise item.fail(f"{name!r} is not one of {', '.join(TERRAIN)}")
            for one in item.get(name).items():
                cell = cell_in(g, one)
                if terrain[cell]:
                    raise one.fail(f"{one.data} holds {TERRAIN[terrain[cell]]} already")
                terrain[cell] = TERRAIN.index(name)
        s.terrain = terrain


class LitField(Field):
    """The beacons that burn, and for which side."""

    def read(self, g: Game) -> object:
        s = cast(Tactics, g)
        return {s.cells.name(cell): side for cell, side in enumerate(s.lit) if side >= 0}

    def write(self, g: Game, item: Reader) -> None:
        s = cast(Tactics, g)
        lit = [-1] * s.cells.size
        for name in item.fields():
            lit[cell_in(g, Reader(name, f"{item.path}.{name}"))] = item.get(name).integer(0, len(s.sides) - 1)
        s.lit = lit


FIELDS: Final[list[Field]] = [
    Field("first", high=3),
    Field("turn", high=4),
    Field("speaker", high=3),
    Field("spoken", high=15),
    Field("round", high=9999),
    NumbersField("glory"),
    NumbersField("earned"),
    Field("villains_glory"),
    TerrainField("terrain"),
    LitField("lit"),
    FlagField("beacons_paid"),
    PieceNumbers("damage"),
    PieceNumbers("souls"),
    PieceNumbers("exhausted", high=1),
    PieceNumbers("purse"),
    PieceNumbers("roster", usual=-1, high=3),
    PieceNames("colour", TARGETS),
    BearerField("bearer"),
    Field("worn", low=-999),
    Field("lies", high=1),
    CardField("attacked"),
    OneCardField("walker"),
    CellsField("path"),
    Field("runes", per_seat=True),
    Field("power", per_seat=True),
    FlagField("gate", per_seat=True),
    FlagField("done", per_seat=True),
]
