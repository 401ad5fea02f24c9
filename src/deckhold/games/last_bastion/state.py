"""The position of a game of Last Bastion."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD, CardDef
from deckhold.engine.core import Ctx, Game, Op, Outcome
from deckhold.engine.fields import CardField, Field, NumbersField, Reader, read_card
from deckhold.engine.text import Teller
from deckhold.engine.zones import HIDDEN, PUBLIC, Zone

if TYPE_CHECKING:
    from deckhold.engine.info import GameInfo

# Colours. The first four have a horde board; the zone of a board has the number of its colour.
RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
BLACK: Final = 4
WHITE: Final = 5  # a face of the combat dice only
COLOURS: Final = ["red", "green", "blue", "yellow", "black"]
FACES: Final = [*COLOURS, "white"]
BOARDS: Final = 4
CALL: Final = 5  # beside the five colours of equipment, the sixth kind of round token

# Zones; 0 to 3 are the horde boards.
HORDE_DECK: Final = 4
HORDE_DISCARD: Final = 5
ARRIVING: Final = 6  # a drawn card whose slot is being chosen
BASTION: Final = 7
HORDE_BOARDS: Final = 8
DICE: Final = 9
REMOVED: Final = 10  # horde cards put back unseen
BOX: Final = 11
HERO: Final = 12

SLOTS: Final = 3  # of a board
ALL_SLOTS: Final = 12
TILES: Final = 9
CENTRE: Final = 4

ZONES: Final = [
    Zone("red_board", PUBLIC, slots=SLOTS),
    Zone("green_board", PUBLIC, slots=SLOTS),
    Zone("blue_board", PUBLIC, slots=SLOTS),
    Zone("yellow_board", PUBLIC, slots=SLOTS),
    Zone("horde_deck", HIDDEN),
    Zone("horde_discard", PUBLIC),
    Zone("arriving", PUBLIC),
    Zone("bastion", PUBLIC, slots=TILES),
    Zone("horde_boards", PUBLIC, slots=BOARDS),
    Zone("all_dice", PUBLIC, distinct=True),
    Zone("removed", HIDDEN),
    Zone("box", PUBLIC),
    Zone("hero", PUBLIC, per_seat=True),
]

# Limits of the reserve (LB-010 to LB-012, LB-018).
EQUIPMENT_EACH: Final = 4
CALLS: Final = 4
LIVES: Final = 16
EVIL_FIGURES: Final = 12
COMBAT_DICE: Final = 3
DIE_FACES: Final = 6
EVIL_TO_LOSE: Final = 3

# Hero powers.
EXTRA_MOVE: Final = 0
ENCHANT: Final = 1
FETCH: Final = 2
ACTIVATE_AND_FIGHT: Final = 3
PURIFY: Final = 4
REROLL: Final = 5
FOURTH_DIE: Final = 6
RANGED: Final = 7
NO_POWER: Final = -1

# How a hero is.
HEALTHY: Final = 0
INCAPACITATED: Final = 1
WOUNDED: Final = 2
DEAD: Final = 3
CONDITIONS: Final = ["healthy", "incapacitated", "wounded", "dead"]

LEVELS: Final = ["beginner", "normal", "hard", "heroic"]
LEVEL_POINTS: Final = {"beginner": 5, "normal": 10, "hard": 15, "heroic": 20}

OUTSIDE: Final = -1  # the tile of a hero that is not in the bastion
MAX_EFFECTS: Final = 8  # of one card

# Sides of the square, clockwise: north, east, south, west. `LINES[side * 3 + k]` are the cells that slot k of a board
# on that side faces, nearest first (LB-Q01); cells are numbered row by row.
LINES: Final = [
    [0, 3, 6], [1, 4, 7], [2, 5, 8],
    [2, 1, 0], [5, 4, 3], [8, 7, 6],
    [6, 3, 0], [7, 4, 1], [8, 5, 2],
    [0, 1, 2], [3, 4, 5], [6, 7, 8],
]  # fmt: skip


def _near(cell: int) -> list[int]:
    """The places (side * 3 + k) next to a cell (LB-006)."""
    return [place for place, line in enumerate(LINES) if line[0] == cell]


def _in_line(cell: int) -> list[int]:
    """The places at both ends of a cell's row and column (LB-149)."""
    return [place for place, line in enumerate(LINES) if cell in line]


def _around(cell: int) -> list[int]:
    """The neighbouring cells, diagonals included (LB-094)."""
    return [
        other
        for other in range(TILES)
        if other != cell and abs(other // 3 - cell // 3) <= 1 and abs(other % 3 - cell % 3) <= 1
    ]


NEAR: Final = [_near(cell) for cell in range(TILES)]
IN_LINE: Final = [_in_line(cell) for cell in range(TILES)]
AROUND: Final = [_around(cell) for cell in range(TILES)]


# -- cards -------------------------------------------------------------------------------------------------------------


# The rules behind the effects, by id.
EFFECT_RULES: Final = {
    "evil-spread": ["LB-173", "LB-174"],
    "draw-card": ["LB-176"],
    "lose-life": ["LB-177"],
    "lose-round-token": ["LB-178"],
    "roll-decay-die": ["LB-179", "LB-205"],
    "evil-on-own-hero": ["LB-180"],
    "lose-next-move": ["LB-096", "LB-198"],
    "all-lose-round-token": ["LB-181"],
    "all-evil-on-hero": ["LB-182"],
    "all-lose-next-move": ["LB-183"],
    "discard-bottom-card": ["LB-194", "LB-195"],
    "evil-on-tile": ["LB-197", "LB-205"],
    "no-effect": ["LB-200"],
    "lose-round-token-and-life": ["LB-203"],
    "gain-equipment": ["LB-184"],
    "gain-life": ["LB-185"],
    "gain-call-to-arms": ["LB-186"],
    "remove-evil": ["LB-187"],
    "remove-one-evil": ["LB-142", "LB-163"],
    "gain-life-and-call-to-arms": ["LB-188"],
    "no-white": ["LB-189"],
    "lock-die": ["LB-190"],
    "no-equipment": ["LB-191"],
}


class Effect(Op):
    """Something printed on a horde card, a horde board or a die face."""

    id: str = ""
    negative: bool = True
    personal: bool = True  # falls on one player; the others fall on all of them, or on nobody in particular
    group: bool = False  # falls on every hero in the bastion

    def fits(self, g: "LastBastion", seat: i64) -> bool:
        """Whether a player can suffer it (LB-Q11)."""
        return True

    def run(self, g: Game, ctx: Ctx) -> None:
        """An ongoing effect does nothing by itself: the rules look for it."""

    def rules(self) -> list[str]:
        return EFFECT_RULES[self.id]

    def text(self, t: Teller) -> str:
        return t.say(f"op-{self.id}", life=t.amount("life", 1), call=t.amount("call-to-arms", 1))


class PieceCard(CardDef):
    """A tile, a hero, a horde board or a die: one op, printed on it."""

    power: i64
    colour: i64

    def __init__(
        self, id: str, kind: str, ops: list[Op], power: int = NO_POWER, colour: int = -1, copies: int = 1
    ) -> None:
        super().__init__(id, kind, copies, "rulebook")
        self.ops = ops
        self.power = power  # of a hero
        self.colour = colour  # of a horde board

    def roots(self) -> dict[str, Op]:
        return {f"op{i}": op for i, op in enumerate(self.ops)}

    def clauses(self, t: Teller) -> list[str]:
        said = [op.text(t) for op in self.ops]
        if self.kind == "die":
            faces = [t.say("die-face", n=i + 1, what=what) for i, what in enumerate(said)]
            return faces if len(faces) > 1 else said
        if self.kind == "board":
            more = [t.say("op-evil-beside-board")] if self.colour == YELLOW else []  # LB-197
            return [t.say("op-full-board", what=said[0]), *more]
        return said

    def facts(self) -> dict[str, object]:
        out: dict[str, object] = {"type": self.kind}
        if self.colour >= 0:
            out["colour"] = COLOURS[self.colour]
        return out


class HordeCard(CardDef):
    """A monster or a warlord (LB-017). `effects` holds all of them: the net covers one by its number."""

    colour: i64
    resistance: i64
    warlord: bool
    enter_to: i64  # effects[:enter_to] are the enter effects, and so on
    recurring_to: i64
    ongoing_to: i64
    no_white: i64  # which effect refuses white faces, or -1
    lock_die: i64
    no_equipment: i64

    def __init__(
        self,
        id: str,
        warlord: bool,
        colour: int,
        resistance: int,
        enter: list[Effect],
        recurring: list[Effect],
        ongoing: list[Effect],
        exit: list[Effect],
        copies: int = 1,
    ) -> None:
        super().__init__(id, "warlord" if warlord else "monster", copies, "designed")
        self.warlord = warlord
        self.colour = colour
        self.resistance = resistance
        self.effects = [*enter, *recurring, *ongoing, *exit]
        self.enter_to = len(enter)
        self.recurring_to = self.enter_to + len(recurring)
        self.ongoing_to = self.recurring_to + len(ongoing)
        names = [effect.id for effect in self.effects]
        self.no_white = names.index("no-white") if "no-white" in names else -1
        self.lock_die = names.index("lock-die") if "lock-die" in names else -1
        self.no_equipment = names.index("no-equipment") if "no-equipment" in names else -1
        self.known: list[str] = []  # the facts that are not designed

    def timing(self, index: int) -> str:
        """When an effect works: the part of the card it stands on."""
        if index < self.enter_to:
            return "enter"
        if index < self.recurring_to:
            return "recurring"
        return "ongoing" if index < self.ongoing_to else "exit"

    def place(self, index: int) -> str:
        """The name of an effect in dumps: "exit1" is the second exit effect."""
        timing = self.timing(index)
        start = {"enter": 0, "recurring": self.enter_to, "ongoing": self.recurring_to, "exit": self.ongoing_to}[timing]
        return f"{timing}{index - start}"

    def roots(self) -> dict[str, Op]:
        return {self.place(i): effect for i, effect in enumerate(self.effects)}

    def clauses(self, t: Teller) -> list[str]:
        out: list[str] = []
        for timing in ("enter", "recurring", "ongoing", "exit"):
            said = [effect.text(t) for i, effect in enumerate(self.effects) if self.timing(i) == timing]
            if said:
                out.append(t.say(f"on-{timing}", what=t.listing(said, "list-effects")))
        return out

    def facts(self) -> dict[str, object]:
        return {
            "type": self.kind,
            "colour": COLOURS[self.colour],
            "resistance": self.resistance,
            "enter": [effect.id for i, effect in enumerate(self.effects) if self.timing(i) == "enter"],
            "recurring": [effect.id for i, effect in enumerate(self.effects) if self.timing(i) == "recurring"],
            "ongoing": [effect.id for i, effect in enumerate(self.effects) if self.timing(i) == "ongoing"],
            "exit": [effect.id for i, effect in enumerate(self.effects) if self.timing(i) == "exit"],
            "known": self.known,
        }


# -- how a dump writes things ------------------------------------------------------------------------------------------


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


def read_tile(g: Game, item: Reader) -> int:
    """The cell of a tile that is written by its name."""
    name = item.text()
    for cell, card in enumerate(g.zones[BASTION]):
        if card != NO_CARD and g.table.card[card].id == name:
            return cell
    raise item.fail(f"{name!r} is not a tile of the bastion")


class TileField(Field):
    """The tile each hero stands on, by name; null for a hero that is not in the bastion."""

    def read(self, g: Game) -> object:
        b = cast(LastBastion, g)
        return [None if cell < 0 else b.table.card[b.zones[BASTION][cell]].id for cell in b.tile]

    def write_seats(self, g: Game, items: list[Reader]) -> None:
        b = cast(LastBastion, g)
        b.tile = [OUTSIDE if item.data is None else read_tile(g, item) for item in items]


class EvilTilesField(Field):
    """The evil-held tiles, by name."""

    def read(self, g: Game) -> object:
        b = cast(LastBastion, g)
        return [b.table.card[b.zones[BASTION][cell]].id for cell in range(TILES) if b.evil_on(cell)]

    def write(self, g: Game, item: Reader) -> None:
        b = cast(LastBastion, g)
        b.evil_tiles = 0
        for one in item.items():
            b.evil_tiles |= 1 << read_tile(g, one)


class EquipmentField(Field):
    """A seat's equipment tokens by colour."""

    def read(self, g: Game) -> object:
        b = cast(LastBastion, g)
        return [
            {name: b.equipment[seat * 5 + colour] for colour, name in enumerate(COLOURS)} for seat in range(b.seats)
        ]

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

    def write(self, g: Game, item: Reader) -> None:
        out: list[int] = []
        for one in item.items():
            card, index = read_effect(g, one)
            out.append(card * MAX_EFFECTS + index)
        setattr(g, self.name, out)


class OneCardField(Field):
    """A card that is marked, or null."""

    def read(self, g: Game) -> object:
        card = getattr(g, self.name)
        return None if card < 0 else g.table.names[card]

    def write(self, g: Game, item: Reader) -> None:
        setattr(g, self.name, NO_CARD if item.data is None else read_card(g, item))


SLOT_NAMES: Final = [f"{colour}:{k}" for colour in COLOURS[:BOARDS] for k in range(SLOTS)]

FIELDS: Final[list[Field]] = [
    NameField("turn", COLOURS[:BOARDS]),
    Field("turn_number"),
    NameField("colour", COLOURS[:BOARDS], per_seat=True),
    Field("life", per_seat=True, high=LIVES),
    Field("call_to_arms", per_seat=True, high=CALLS),
    EquipmentField("equipment", per_seat=True),
    TileField("tile", per_seat=True),
    NameField("condition", CONDITIONS, per_seat=True),
    FlagField("laid_down", per_seat=True),
    FlagField("evil", per_seat=True),
    Field("last_hero_phase", per_seat=True),
    EvilTilesField("evil_tiles"),
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
]


# -- the position ------------------------------------------------------------------------------------------------------


class Ground:
    """The lay-out of a game, as its zones have it. All copies of a game share one; it never changes."""

    def __init__(self) -> None:
        self.side_of = [0] * BOARDS  # colour -> side of the square
        self.colour_at = [0] * BOARDS  # side -> colour
        self.seat_of = [-1] * BOARDS  # colour -> who sits behind that board, or -1
        self.cell_of: list[int] = []  # card -> the cell of a tile, or -1
        self.powers: list[int] = []  # seat -> the power printed on the hero

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Ground)
            and self.side_of == other.side_of
            and self.seat_of == other.seat_of
            and self.cell_of == other.cell_of
            and self.powers == other.powers
        )


class LastBastion(Game):
    """Last Bastion: heroes with their tokens, what lies on cards and tiles, and what this turn has already seen."""

    ground: "Ground"
    turn: i64 = 0  # the colour of the board whose turn it is
    turn_number: i64 = 0
    colour: list[int]
    life: list[int]
    call_to_arms: list[int]
    equipment: list[int]  # seat * 5 + colour -> tokens
    tile: list[int]  # seat -> the cell the hero stands on
    condition: list[int]
    laid_down: list[int]
    evil: list[int]  # figures on hero boards
    last_hero_phase: list[int]  # seat -> number of the turn of its last hero phase
    evil_tiles: i64 = 0  # a bit for each cell
    evil_cards: list[int]
    net_card: i64 = NO_CARD
    net_effect: i64 = 0
    trap: i64 = -1  # slot: colour * 3 + k
    standard: i64 = -1  # the colour of the token on the standard
    enchantment: i64 = NO_CARD  # the card under the enchantment
    still_to_act: list[int]  # recurring effects of this horde phase: card * MAX_EFFECTS + effect
    has_activated: i64 = 0
    has_fought: i64 = 0
    has_moved: i64 = 0  # the regular move is used
    act_closed: i64 = 0  # Sindara moved after acting: no second action (LB-Q26)
    extra_moved: i64 = 0  # Elmer used his extra move himself
    power_used: i64 = 0  # the once-a-phase part of the hero's power
    dice: list[int]  # the white combat dice as they lie
    gray_die: i64 = -1
    decay_die: list[int]  # the decay die as it lies: one face or none
    targets: list[int]
    spent: list[int]  # seat * 5 + colour, put into this fight
    refused: list[int]  # seats that keep their equipment out of this fight (LB-Q28)
    defeated: list[int]  # cards whose exit effects are being applied

    def begin(self, info: "GameInfo", seats: int, seed: int, options: dict[str, object]) -> None:
        super().begin(info, seats, seed, options)
        self.ground = Ground()
        self.colour = [0] * seats
        self.life = [0] * seats
        self.call_to_arms = [0] * seats
        self.equipment = [0] * (seats * 5)
        self.tile = [CENTRE] * seats
        self.condition = [HEALTHY] * seats
        self.laid_down = [0] * seats
        self.evil = [0] * seats
        self.last_hero_phase = [0] * seats
        self.evil_cards = []
        self.still_to_act = []
        self.dice = []
        self.decay_die = []
        self.targets = []
        self.spent = []
        self.refused = []
        self.defeated = []

    def arrange(self) -> None:
        """Read the lay-out off the zones: where boards and tiles lie, who sits where, who plays whom."""
        ground = Ground()
        for side, card in enumerate(self.zones[HORDE_BOARDS]):
            colour = cast(PieceCard, self.table.card[card]).colour
            ground.side_of[colour] = side
            ground.colour_at[side] = colour
        for seat, own in enumerate(self.colour):
            ground.seat_of[own] = seat
        ground.cell_of = [-1] * len(self.table.card)
        for cell, card in enumerate(self.zones[BASTION]):
            ground.cell_of[card] = cell
        for seat in range(self.seats):
            hero = self.at(HERO, seat)
            ground.powers.append(cast(PieceCard, self.table.card[hero[0]]).power if hero else NO_POWER)
        self.ground = ground

    def clone(self) -> "LastBastion":
        twin = LastBastion()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Game) -> None:
        super().copy_to(twin)
        assert isinstance(twin, LastBastion)
        twin.ground = self.ground
        twin.turn = self.turn
        twin.turn_number = self.turn_number
        twin.colour = self.colour.copy()
        twin.life = self.life.copy()
        twin.call_to_arms = self.call_to_arms.copy()
        twin.equipment = self.equipment.copy()
        twin.tile = self.tile.copy()
        twin.condition = self.condition.copy()
        twin.laid_down = self.laid_down.copy()
        twin.evil = self.evil.copy()
        twin.last_hero_phase = self.last_hero_phase.copy()
        twin.evil_tiles = self.evil_tiles
        twin.evil_cards = self.evil_cards.copy()
        twin.net_card = self.net_card
        twin.net_effect = self.net_effect
        twin.trap = self.trap
        twin.standard = self.standard
        twin.enchantment = self.enchantment
        twin.still_to_act = self.still_to_act.copy()
        twin.has_activated = self.has_activated
        twin.has_fought = self.has_fought
        twin.has_moved = self.has_moved
        twin.act_closed = self.act_closed
        twin.extra_moved = self.extra_moved
        twin.power_used = self.power_used
        twin.dice = self.dice.copy()
        twin.gray_die = self.gray_die
        twin.decay_die = self.decay_die.copy()
        twin.targets = self.targets.copy()
        twin.spent = self.spent.copy()
        twin.refused = self.refused.copy()
        twin.defeated = self.defeated.copy()

    # -- who is where --------------------------------------------------------------------------------------------------

    def horde(self, card: i64) -> HordeCard:
        """The definition of a horde card."""
        return cast(HordeCard, self.table.card[card])

    def present(self, seat: i64) -> bool:
        """Whether a seat's hero is in the bastion: not incapacitated, not dead."""
        return self.tile[seat] >= 0

    def active(self) -> i64:
        """The active player, or -1 in the turn of a neutral board (LB-080)."""
        seat: i64 = self.ground.seat_of[self.turn]
        return seat if seat >= 0 and self.tile[seat] >= 0 else -1

    def has_power(self, seat: i64, power: i64) -> bool:
        """Whether a hero has this power and may use it now (LB-074, LB-130)."""
        return self.ground.powers[seat] == power and self.condition[seat] == HEALTHY and self.evil[seat] == 0

    def seats_from(self, colour: i64) -> list[int]:
        """The seats with a hero in the bastion, clockwise from a board."""
        out: list[int] = []
        side: i64 = self.ground.side_of[colour]
        for step in range(BOARDS):
            seat = self.ground.seat_of[self.ground.colour_at[(side + step) % BOARDS]]
            if seat >= 0 and self.tile[seat] >= 0:
                out.append(seat)
        return out

    def next_board(self) -> i64:
        """The colour of the board after this one, clockwise."""
        return self.ground.colour_at[(self.ground.side_of[self.turn] + 1) % BOARDS]

    def spokesman(self) -> i64:
        """Who decides where nobody is active: the hero in the bastion with the latest hero phase (LB-Q11)."""
        best: i64 = -1
        latest: i64 = -1
        for seat in self.seats_from(self.next_board()):
            if self.last_hero_phase[seat] > latest:
                latest = self.last_hero_phase[seat]
                best = seat
        return best

    # -- boards and slots ----------------------------------------------------------------------------------------------

    def slot_of(self, card: i64) -> i64:
        """Where a card lies: colour * 3 + k, or -1."""
        slot: i64 = 0
        while slot < ALL_SLOTS:
            if self.zones[slot // SLOTS][slot % SLOTS] == card:
                return slot
            slot += 1
        return -1

    def card_in(self, slot: i64) -> i64:
        return self.zones[slot // SLOTS][slot % SLOTS]

    def line_of(self, slot: i64) -> list[int]:
        """The cells a slot faces, nearest first (LB-007)."""
        return LINES[self.ground.side_of[slot // SLOTS] * SLOTS + slot % SLOTS]

    def full(self, colour: i64) -> bool:
        board = self.zones[colour]
        return board[0] != NO_CARD and board[1] != NO_CARD and board[2] != NO_CARD

    def free_slots(self, colour: i64) -> list[int]:
        """The slots of a board that hold no card; one that holds the trap is free (LB-054)."""
        board = self.zones[colour]
        out: list[int] = []
        for k in range(SLOTS):
            if board[k] == NO_CARD:
                out.append(colour * SLOTS + k)
        return out

    def in_play(self) -> list[int]:
        """All cards on the boards."""
        out: list[int] = []
        for colour in range(BOARDS):
            for card in self.zones[colour]:
                if card != NO_CARD:
                    out.append(card)
        return out

    def covered(self, card: i64, effect: i64) -> bool:
        """Whether the net lies on an effect (LB-151)."""
        return self.net_card == card and self.net_effect == effect

    def locked_dice(self) -> i64:
        """How many white dice lie on cards (LB-Q22)."""
        n: i64 = 0
        for card in self.in_play():
            effect = self.horde(card).lock_die
            if effect >= 0 and not self.covered(card, effect):
                n += 1
        return n if n < COMBAT_DICE else COMBAT_DICE

    def equipment_banned(self) -> bool:
        """Whether a card in play forbids equipment in fights (LB-191, LB-254)."""
        for card in self.in_play():
            effect = self.horde(card).no_equipment
            if effect >= 0 and not self.covered(card, effect):
                return True
        return False

    def resistance(self, card: i64) -> i64:
        """The current resistance of a card (LB-113)."""
        definition = self.horde(card)
        n = definition.resistance
        if self.standard == definition.colour:
            n -= 1
        if self.enchantment == card:
            n -= 1
        return n if n > 0 else 0

    def within_reach(self, seat: i64) -> list[int]:
        """The cards a hero may fight from its tile (LB-092, LB-148)."""
        places = IN_LINE if self.has_power(seat, RANGED) else NEAR
        out: list[int] = []
        for place in places[self.tile[seat]]:
            card = self.zones[self.ground.colour_at[place // SLOTS]][place % SLOTS]
            if card != NO_CARD:
                out.append(card)
        return out

    def discard(self, card: i64) -> None:
        """A card leaves play; what lies on it goes back where it belongs (LB-116)."""
        slot = self.slot_of(card)
        self.zones[slot // SLOTS][slot % SLOTS] = NO_CARD
        if card in self.evil_cards:
            self.evil_cards.remove(card)
        if self.net_card == card:
            self.net_card = NO_CARD
            self.net_effect = 0
        if self.enchantment == card:
            self.enchantment = NO_CARD
        self.put(card, HORDE_DISCARD)
        if self.events is not None:
            self.moved(card, slot // SLOTS, 0, HORDE_DISCARD, 0)

    # -- tokens --------------------------------------------------------------------------------------------------------

    def equipment_left(self, colour: i64) -> i64:
        """How many tokens of a colour the reserve has; those put into a fight are not there yet."""
        n: i64 = EQUIPMENT_EACH
        for seat in range(self.seats):
            n -= self.equipment[seat * 5 + colour]
        for one in self.spent:
            if one % 5 == colour:
                n -= 1
        return n

    def calls_left(self) -> i64:
        return CALLS - sum(self.call_to_arms)

    def lives_left(self) -> i64:
        return LIVES - sum(self.life)

    def evil_left(self) -> i64:
        return EVIL_FIGURES - self.evil_tile_count() - len(self.evil_cards) - sum(self.evil)

    def round_tokens(self, seat: i64) -> i64:
        n: i64 = self.call_to_arms[seat]
        for colour in range(5):
            n += self.equipment[seat * 5 + colour]
        return n

    def take_equipment(self, seat: i64, colour: i64) -> None:
        """LB-021: what the reserve does not have is not taken."""
        if self.equipment_left(colour) > 0:
            self.equipment[seat * 5 + colour] += 1
            if self.events is not None:
                self.note("equipment", seat, NO_CARD, colour)

    def take_life(self, seat: i64) -> None:
        if self.lives_left() > 0:
            self.life[seat] += 1
            if self.events is not None:
                self.note("gain-life", seat)

    def take_call(self, seat: i64) -> None:
        if self.calls_left() > 0:
            self.call_to_arms[seat] += 1
            if self.events is not None:
                self.note("gain-call", seat)

    def lose_life(self, seat: i64) -> None:
        self.life[seat] -= 1
        if self.events is not None:
            self.note("lose-life", seat)
        if self.life[seat] == 0:
            self.fall(seat)

    def fall(self, seat: i64) -> None:
        """The last life token is lost (LB-124 to LB-127, LB-131, LB-Q32)."""
        self.condition[seat] = INCAPACITATED if self.condition[seat] == HEALTHY else DEAD
        self.tile[seat] = OUTSIDE
        self.laid_down[seat] = 0
        self.evil[seat] = 0
        self.call_to_arms[seat] = 0
        for colour in range(5):
            self.equipment[seat * 5 + colour] = 0
        if self.events is not None:
            self.note("fall" if self.condition[seat] == INCAPACITATED else "die", seat)
        for other in range(self.seats):
            if self.tile[other] >= 0:
                return
        self.lose("heroes")  # LB-209

    # -- evil figures --------------------------------------------------------------------------------------------------

    def evil_on(self, cell: i64) -> bool:
        return (self.evil_tiles >> cell) & 1 == 1

    def evil_tile_count(self) -> i64:
        n: i64 = 0
        bits = self.evil_tiles
        while bits:
            n += bits & 1
            bits >>= 1
        return n

    def put_evil(self, cell: i64) -> None:
        """An evil figure comes to a tile (LB-076, LB-079)."""
        self.evil_tiles |= 1 << cell
        tile = self.zones[BASTION][cell]
        if self.events is not None:
            self.note("evil", -1, tile)
        if self.table.card[tile].id == "standard":
            self.standard = -1  # LB-Q16
        if self.evil_tile_count() >= EVIL_TO_LOSE:
            self.lose("evil")

    def first_free(self, slot: i64) -> i64:
        """The nearest cell facing a slot that has no evil figure; there always is one (LB-255)."""
        for cell in self.line_of(slot):
            if not self.evil_on(cell):
                return cell
        return -1

    def remove_evil(self, card: i64) -> None:
        """Take the figure off a tile, a horde card or a hero board (LB-078)."""
        if self.ground.cell_of[card] >= 0:
            self.evil_tiles &= ~(1 << self.ground.cell_of[card])
        elif card in self.evil_cards:
            self.evil_cards.remove(card)
        else:
            for seat in range(self.seats):
                if card in self.at(HERO, seat):
                    self.evil[seat] = 0
        if self.events is not None:
            self.note("cleanse", -1, card)

    def evil_places(self) -> list[int]:
        """Everything with an evil figure on it: tiles, horde cards, hero boards."""
        out: list[int] = []
        for cell in range(TILES):
            if self.evil_on(cell):
                out.append(self.zones[BASTION][cell])
        out.extend(self.evil_cards)
        for seat in range(self.seats):
            if self.evil[seat]:
                out.append(self.at(HERO, seat)[0])
        return out

    # -- the end -------------------------------------------------------------------------------------------------------

    def lose(self, reason: str) -> None:
        """All players lose together; a lost game has no score (LB-Q27)."""
        if self.result is None:
            self.finish(Outcome(tuple([0 for _ in range(self.seats)]), (), f"lost-{reason}", {}))

    def win(self) -> None:
        score = self.score()
        seats = range(self.seats)
        self.finish(Outcome(tuple([score for _ in seats]), tuple(seats), "won", {}))

    def score(self) -> int:
        """The scoring sheet of a victory (LB-216 to LB-220)."""
        points = LEVEL_POINTS[str(self.options["difficulty"])] + sum(self.life) + 2 * sum(self.call_to_arms)
        for condition in self.condition:
            if condition == DEAD:
                points -= 3
        return points - 4 * self.evil_tile_count()

    def warlords_left(self) -> i64:
        """The warlords still to be defeated: in the deck or in play."""
        n: i64 = 0
        for zone in (RED, GREEN, BLUE, YELLOW, HORDE_DECK, ARRIVING):
            for card in self.zones[zone]:
                if card != NO_CARD and self.horde(card).warlord:
                    n += 1
        return n
