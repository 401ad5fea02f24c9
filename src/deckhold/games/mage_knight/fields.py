"""The fields of a position as a dump shows them."""

from typing import Final, cast

from deckhold.engine.bits import bit
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Game
from deckhold.engine.fields import (
    WORD,
    CardField,
    Field,
    FlagField,
    NameField,
    NamesField,
    NumbersField,
    Reader,
    read_card,
    read_cell,
)
from deckhold.engine.hexes import NO_CELL
from deckhold.games.mage_knight.definitions import REWARDS
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ATTACKS, LEVEL_FAME, NOBODY, WORST
from deckhold.games.mage_knight.terms import BASICS, CITY_KEYS, COLOURS, ELEMENTS, FACTIONS, MOMENTS, REACHES

TOP_LEADER: Final = 12  # levels of a leader
DIE_STATES: Final = ["free", "taken", "set", "held", "kept"]


class BoolField(Field):
    """True or false."""

    def read(self, g: Game) -> object:
        return bool(getattr(g, self.name))

    def write(self, g: Game, item: Reader) -> None:
        if not isinstance(item.data, bool):
            raise item.fail("true or false is wanted")
        setattr(g, self.name, item.data)


def cell_in(g: Game, item: Reader) -> int:
    return read_cell(cast(Mage, g).cells, item)


class CellField(Field):
    """A cell, or null."""

    def read(self, g: Game) -> object:
        cell = getattr(g, self.name)
        return None if cell == NO_CELL else cast(Mage, g).cells.name(cell)

    def write(self, g: Game, item: Reader) -> None:
        setattr(g, self.name, NO_CELL if item.data is None else cell_in(g, item))


class CellsField(Field):
    """A list of cells."""

    def read(self, g: Game) -> object:
        return [cast(Mage, g).cells.name(cell) for cell in getattr(g, self.name)]

    def write(self, g: Game, item: Reader) -> None:
        setattr(g, self.name, [cell_in(g, one) for one in item.items()])


class TrailField(Field):
    """The spaces behind each hero, the last one first to go back to."""

    def __init__(self, name: str) -> None:
        super().__init__(name, per_seat=True)

    def read(self, g: Game) -> object:
        s = cast(Mage, g)
        return [[s.cells.name(cell) for cell in trail] for trail in s.trail]

    def write_seats(self, g: Game, items: list[Reader]) -> None:
        cast(Mage, g).trail = [[cell_in(g, one) for one in item.items()] for item in items]


class BySeat(Field):
    """So many numbers a seat, by colour."""

    def __init__(self, name: str, colours: int, high: int) -> None:
        super().__init__(name, per_seat=True, high=high)
        self.colours = colours

    def read(self, g: Game) -> object:
        numbers = getattr(g, self.name)
        out: list[object] = []
        for seat in range(g.seats):
            own = numbers[seat * self.colours : (seat + 1) * self.colours]
            out.append({COLOURS[i]: n for i, n in enumerate(own) if n})
        return out

    def write_seats(self, g: Game, items: list[Reader]) -> None:
        numbers = [0] * (self.colours * len(items))
        for seat, item in enumerate(items):
            for name in item.fields():
                if name not in COLOURS[: self.colours]:
                    raise item.fail(f"{name!r} is not one of {', '.join(COLOURS[: self.colours])}")
                numbers[seat * self.colours + COLOURS.index(name)] = item.get(name).integer(0, self.high)
        setattr(g, self.name, numbers)


class ByName(Field):
    """A number for each of some names."""

    def __init__(self, name: str, owners: list[str], high: int = 999) -> None:
        super().__init__(name, high=high)
        self.owners = owners

    def read(self, g: Game) -> object:
        return {self.owners[i]: n for i, n in enumerate(getattr(g, self.name)) if n}

    def write(self, g: Game, item: Reader) -> None:
        numbers = [0] * len(self.owners)
        for name in item.fields():
            if name not in self.owners:
                raise item.fail(f"{name!r} is not one of {', '.join(self.owners)}")
            numbers[self.owners.index(name)] = item.get(name).integer(0, self.high)
        setattr(g, self.name, numbers)


class RowsField(Field):
    """The shields on the card of each city, or on the token of each leader, in their order."""

    def __init__(self, name: str, owners: list[str]) -> None:
        super().__init__(name)
        self.owners = owners

    def read(self, g: Game) -> object:
        return {self.owners[i]: list(row) for i, row in enumerate(getattr(g, self.name)) if row}

    def write(self, g: Game, item: Reader) -> None:
        rows: list[list[int]] = [[] for _ in self.owners]
        last = int(g.seats) - (0 if cast(Mage, g).dummy else 1)  # the dummy may have a shield (MX-404)
        for name in item.fields():
            if name not in self.owners:
                raise item.fail(f"{name!r} is not one of {', '.join(self.owners)}")
            rows[self.owners.index(name)] = [one.integer(0, last) for one in item.get(name).items()]
        setattr(g, self.name, rows)


class UnitNumbers(Field):
    """A number of each unit, where it is not zero; by name."""

    def read(self, g: Game) -> object:
        return {g.table.names[unit]: n for unit, n in enumerate(getattr(g, self.name)) if n}

    def write(self, g: Game, item: Reader) -> None:
        s = cast(Mage, g)
        numbers = [0] * int(s.unit_count)
        for name in item.fields():
            unit = read_card(g, Reader(name, f"{item.path}.{name}"))
            if unit >= s.unit_count:
                raise item.fail(f"{name} is no unit")
            numbers[unit] = item.get(name).integer(self.low, self.high)
        setattr(g, self.name, numbers)


class BannerField(Field):
    """Which banner each unit has."""

    def read(self, g: Game) -> object:
        names = g.table.names
        return {names[unit]: names[card] for unit, card in enumerate(getattr(g, self.name)) if card >= 0}

    def write(self, g: Game, item: Reader) -> None:
        s = cast(Mage, g)
        banners = [NO_CARD] * int(s.unit_count)
        for name in item.fields():
            unit = read_card(g, Reader(name, f"{item.path}.{name}"))
            if unit >= s.unit_count:
                raise item.fail(f"{name} is no unit")
            banners[unit] = read_card(g, item.get(name))
        s.banner = banners


class ShieldsField(Field):
    """Whose shields stand on which space."""

    def read(self, g: Game) -> object:
        s = cast(Mage, g)
        out: dict[str, object] = {}
        for cell, seats in enumerate(s.shields):
            if seats:
                out[s.cells.name(cell)] = [seat for seat in range(s.seats) if seats & bit(seat)]
        return out

    def write(self, g: Game, item: Reader) -> None:
        s = cast(Mage, g)
        shields = [0] * s.cells.size
        for name in item.fields():
            cell = cell_in(g, Reader(name, f"{item.path}.{name}"))
            for one in item.get(name).items():
                shields[cell] |= bit(one.integer(0, int(s.seats) - 1))
        s.shields = shields


class TurnedField(Field):
    """By how many sixths tiles are turned, where they are; by the centre of the tile."""

    def read(self, g: Game) -> object:
        s = cast(Mage, g)
        return {s.cells.name(position * 7 + 3): n for position, n in enumerate(s.turned) if n}

    def write(self, g: Game, item: Reader) -> None:
        s = cast(Mage, g)
        turned = [0] * len(s.shape.places)
        for name in item.fields():
            turned[cell_in(g, Reader(name, f"{item.path}.{name}")) // 7] = item.get(name).integer(0, 5)
        s.turned = turned


class PointsField(Field):
    """Attack or block points that are put together, by kind."""

    def __init__(self, name: str, kinds: list[str]) -> None:
        super().__init__(name, high=999)
        self.kinds = kinds

    def read(self, g: Game) -> object:
        return {self.kinds[i]: n for i, n in enumerate(getattr(g, self.name)) if n}

    def write(self, g: Game, item: Reader) -> None:
        numbers = [0] * len(self.kinds)
        for name in item.fields():
            if name not in self.kinds:
                raise item.fail(f"{name!r} is not one of {', '.join(self.kinds)}")
            numbers[self.kinds.index(name)] = item.get(name).integer(0, self.high)
        setattr(g, self.name, numbers)


ATTACK_KINDS: Final = [f"{reach}-{element}" for reach in REACHES for element in ELEMENTS]
BLOCK_KINDS: Final = [*ELEMENTS, *[f"swift-{element}" for element in ELEMENTS]]

FIELDS: Final[list[Field]] = [
    NameField("moment", MOMENTS),
    Field("round", high=99),
    BoolField("night"),
    BoolField("dummy"),
    NumbersField("order", high=5),
    Field("order_at", high=5),
    Field("turn", high=5),
    Field("announced", low=NOBODY, high=5),
    Field("turns_left", low=-1, high=9),
    BoolField("counted"),
    BoolField("ending"),
    ByName("dummy_crystals", COLOURS[:BASICS]),
    Field("move_points", high=999),
    Field("influence", low=-99, high=999),
    Field("healing", high=999),
    Field("dice_left", high=9),
    BoolField("did_play"),
    BoolField("did_move"),
    BoolField("began_empty"),
    Field("units_won", high=9),
    NamesField("rewards", REWARDS),
    Field("extra_turns", high=9),
    NamesField("dice", COLOURS),
    NamesField("die_state", DIE_STATES),
    NumbersField("die_owner", low=NOBODY, high=5),
    UnitNumbers("spent", high=1),
    UnitNumbers("hurt", high=9),
    BannerField("banner"),
    UnitNumbers("struck", high=1),
    TurnedField("turned"),
    ShieldsField("shields"),
    ByName("city_level", CITY_KEYS, high=24),
    RowsField("city_row", CITY_KEYS),
    ByName("leader_start", FACTIONS, high=TOP_LEADER),
    ByName("leader_level", FACTIONS, high=TOP_LEADER),
    RowsField("leader_row", FACTIONS),
    BoolField("portal_closed"),
    CellsField("secret_dungeons"),
    CellsField("secret_tombs"),
    CardField("foes"),
    NumbersField("foe_flags"),
    NumbersField("foe_armor", low=-99),
    NumbersField("foe_lost"),
    NumbersField("foe_gained"),
    NumbersField("foe_host", low=-1, high=99),
    NumbersField("hit_change", low=-99),
    NumbersField("hit_flags"),
    Field("targets", high=WORD),
    Field("blocking", low=-1, high=99 * ATTACKS),
    PointsField("strike", ATTACK_KINDS),
    PointsField("guard", BLOCK_KINDS),
    CellField("fight_cell"),
    BoolField("night_rules"),
    BoolField("alone"),
    Field("damage_left", high=999),
    Field("rival", low=NOBODY, high=5),
    BoolField("attends"),
    BoolField("melee"),
    Field("striker", low=NOBODY, high=5),
    Field("acting", low=NOBODY, high=5),
    Field("declined", high=2),
    Field("attack_mana", high=99),
    NumbersField("engaged"),
    NumbersField("purse"),
    NumbersField("guests", high=5),
    Field("guest_played"),
    Field("fame", per_seat=True, low=-99),
    Field("reputation", per_seat=True, low=WORST, high=7),
    Field("level", per_seat=True, low=1, high=len(LEVEL_FAME)),
    BySeat("crystals", BASICS, 3),
    BySeat("tokens", len(COLOURS), 99),
    TrailField("trail"),
    FlagField("off_map", per_seat=True),
    FlagField("out", per_seat=True),
    FlagField("skips", per_seat=True),
    NamesField("seals", COLOURS),
    Field("wounds_taken", per_seat=True, high=99),
]
