"""The fields of a position as a dump shows them."""

from typing import Final, cast

from deckhold.engine.bits import bit
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Game
from deckhold.engine.fields import (
    COPIES,
    CardField,
    Field,
    FlagField,
    NameField,
    NamesField,
    NumbersField,
    OneCardField,
    Reader,
    read_card,
)
from deckhold.games.last_bastion.definitions import BOARDS, COLOURS, FACES, HordeCard
from deckhold.games.last_bastion.state import (
    BASTION,
    CALLS,
    CONDITIONS,
    DIE_FACES,
    EQUIPMENT_EACH,
    LIVES,
    MAX_EFFECTS,
    OUTSIDE,
    SLOTS,
    TILES,
    LastBastion,
)

# -- how a dump writes things ------------------------------------------------------------------------------------------


def read_tile(g: Game, item: Reader) -> int:
    """The cell of a tile that is written by its name."""
    name = item.text()
    for cell, card in enumerate(g.zones[BASTION]):
        if card != NO_CARD and g.table.card[card].id == name:
            return cell
    raise item.fail(f"{name!r} is not a tile of the bastion")


class TileField(Field):
    """The tile each hero stands on, by name; null for a hero that is not in the bastion."""

    def __init__(self) -> None:
        super().__init__("tile", per_seat=True)
        self.zones = [BASTION]

    def read(self, g: Game) -> object:
        b = cast(LastBastion, g)
        return [None if cell < 0 else b.table.card[b.zones[BASTION][cell]].id for cell in b.tile]

    def plain(self, g: Game) -> list[int]:
        b = cast(LastBastion, g)
        return [0 if cell < 0 else 1 + b.table.kind[b.zones[BASTION][cell]] for cell in b.tile]

    def write_seats(self, g: Game, items: list[Reader]) -> None:
        b = cast(LastBastion, g)
        b.tile = [OUTSIDE if item.data is None else read_tile(g, item) for item in items]


class EvilTilesField(Field):
    """The evil-held tiles, by name."""

    def __init__(self) -> None:
        super().__init__("evil_tiles")
        self.zones = [BASTION]

    def read(self, g: Game) -> object:
        b = cast(LastBastion, g)
        return [b.table.card[b.zones[BASTION][cell]].id for cell in range(TILES) if b.evil_on(cell)]

    def plain(self, g: Game) -> list[int]:
        b = cast(LastBastion, g)
        return [1 + b.table.kind[b.zones[BASTION][cell]] for cell in range(TILES) if b.evil_on(cell)]

    def write(self, g: Game, item: Reader) -> None:
        b = cast(LastBastion, g)
        b.evil_tiles = 0
        for one in item.items():
            b.evil_tiles |= bit(read_tile(g, one))


class EquipmentField(Field):
    """A seat's equipment tokens by colour."""

    def read(self, g: Game) -> object:
        b = cast(LastBastion, g)
        return [
            {name: b.equipment[seat * 5 + colour] for colour, name in enumerate(COLOURS)} for seat in range(b.seats)
        ]

    def plain(self, g: Game) -> list[int]:
        return cast(LastBastion, g).equipment

    def write_seats(self, g: Game, items: list[Reader]) -> None:
        b = cast(LastBastion, g)
        b.equipment = []
        for item in items:
            for key in item.fields():
                if key not in COLOURS:
                    raise item.fail(f"{key!r} is not one of {', '.join(COLOURS)}")
            b.equipment += [item.optional(name, 0).integer(0, EQUIPMENT_EACH) for name in COLOURS]


class SpentField(Field):
    """Equipment put into the fight so far, as "seat:colour"."""

    def read(self, g: Game) -> object:
        return [f"{one // 5}:{COLOURS[one % 5]}" for one in cast(LastBastion, g).spent]

    def write(self, g: Game, item: Reader) -> None:
        spent: list[int] = []
        for one in item.items():
            seat, _, colour = one.text().partition(":")
            if colour not in COLOURS or not seat.isdigit() or int(seat) >= g.seats:
                raise one.fail("a seat, a colon and a colour are wanted")
            spent.append(int(seat) * 5 + COLOURS.index(colour))
        cast(LastBastion, g).spent = spent


def read_effect(g: Game, item: Reader) -> tuple[int, int]:
    """An effect of a horde card, written "butcher#1:recurring0"."""
    name, _, place = item.text().partition(":")
    card = read_card(g, Reader(name, item.path))
    definition = g.table.card[card]
    if isinstance(definition, HordeCard):
        for index in range(len(definition.effects)):
            if definition.place(index) == place:
                return card, index
    raise item.fail(f"{name} has no effect {place!r}")


def effect_name(g: Game, card: int, index: int) -> str:
    definition = g.table.card[card]
    assert isinstance(definition, HordeCard)
    return f"{g.table.names[card]}:{definition.place(index)}"


class NetField(Field):
    """The effect under the net; null when the net is at home or in the reserve."""

    def read(self, g: Game) -> object:
        b = cast(LastBastion, g)
        return None if b.net_card < 0 else effect_name(g, b.net_card, b.net_effect)

    def plain(self, g: Game) -> list[int]:
        b = cast(LastBastion, g)
        return [0 if b.net_card < 0 else COPIES - b.net_card]

    def raw(self, g: Game) -> object:
        b = cast(LastBastion, g)
        return [b.net_card, b.net_effect]

    def write(self, g: Game, item: Reader) -> None:
        b = cast(LastBastion, g)
        b.net_card = NO_CARD
        b.net_effect = 0
        if item.data is not None:
            b.net_card, b.net_effect = read_effect(g, item)


class EffectsField(Field):
    """Effects of horde cards, numbered card * MAX_EFFECTS + effect."""

    def read(self, g: Game) -> object:
        return [effect_name(g, one // MAX_EFFECTS, one % MAX_EFFECTS) for one in getattr(g, self.name)]

    def plain(self, g: Game) -> list[int]:
        return [COPIES - one // MAX_EFFECTS for one in getattr(g, self.name)]

    def write(self, g: Game, item: Reader) -> None:
        out: list[int] = []
        for one in item.items():
            card, index = read_effect(g, one)
            out.append(card * MAX_EFFECTS + index)
        setattr(g, self.name, out)


SLOT_NAMES: Final = [f"{colour}:{k}" for colour in COLOURS[:BOARDS] for k in range(SLOTS)]

FIELDS: Final[list[Field]] = [
    NameField("turn", COLOURS[:BOARDS]),
    Field("turn_number"),
    NameField("colour", COLOURS[:BOARDS], per_seat=True),
    Field("life", per_seat=True, high=LIVES),
    Field("call_to_arms", per_seat=True, high=CALLS),
    EquipmentField("equipment", per_seat=True),
    TileField(),
    NameField("condition", CONDITIONS, per_seat=True),
    FlagField("laid_down", per_seat=True),
    FlagField("evil", per_seat=True),
    Field("last_hero_phase", per_seat=True),
    EvilTilesField(),
    CardField("evil_cards"),
    NetField("net"),
    NameField("trap", SLOT_NAMES, empty=True),
    NameField("standard", COLOURS, empty=True),
    OneCardField("enchantment"),
    EffectsField("still_to_act"),
    FlagField("has_activated"),
    FlagField("has_fought"),
    FlagField("has_moved"),
    FlagField("act_closed"),
    FlagField("extra_moved"),
    FlagField("power_used"),
    NamesField("dice", FACES),
    NameField("gray_die", FACES, empty=True),
    NumbersField("decay_die", low=1, high=DIE_FACES),
    CardField("targets"),
    SpentField("spent"),
    NumbersField("refused", high=3),
    CardField("defeated"),
    NumbersField("idle"),
    Field("idle_deck", low=-1),
]


def raw_fields(g: Game) -> list[object]:
    """What the fields are made of (`Field.raw`), all read at once."""
    b = cast(LastBastion, g)
    return [
        b.turn,
        b.turn_number,
        b.colour,
        b.life,
        b.call_to_arms,
        b.equipment,
        b.tile,
        b.condition,
        b.laid_down,
        b.evil,
        b.last_hero_phase,
        b.evil_tiles,
        b.evil_cards,
        [b.net_card, b.net_effect],
        b.trap,
        b.standard,
        b.enchantment,
        b.still_to_act,
        b.has_activated,
        b.has_fought,
        b.has_moved,
        b.act_closed,
        b.extra_moved,
        b.power_used,
        b.dice,
        b.gray_die,
        b.decay_die,
        b.targets,
        b.spent,
        b.refused,
        b.defeated,
        b.idle,
        b.idle_deck,
    ]
