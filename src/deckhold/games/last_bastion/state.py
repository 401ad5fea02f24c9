"""The position of a game of Last Bastion."""

from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Game, Outcome, to_change
from deckhold.engine.zones import HIDDEN, PUBLIC, Zone
from deckhold.games.last_bastion.definitions import (
    BLUE,
    BOARDS,
    GREEN,
    NO_POWER,
    RANGED,
    RED,
    YELLOW,
    HordeCard,
    PieceCard,
)

if TYPE_CHECKING:
    from deckhold.engine.info import GameInfo


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

HORDE_KINDS: Final = ["monster", "warlord"]
ZONES: Final = [
    Zone("red_board", PUBLIC, slots=SLOTS, kinds=HORDE_KINDS),
    Zone("green_board", PUBLIC, slots=SLOTS, kinds=HORDE_KINDS),
    Zone("blue_board", PUBLIC, slots=SLOTS, kinds=HORDE_KINDS),
    Zone("yellow_board", PUBLIC, slots=SLOTS, kinds=HORDE_KINDS),
    Zone("horde_deck", HIDDEN, kinds=HORDE_KINDS),
    Zone("horde_discard", PUBLIC, kinds=HORDE_KINDS),
    Zone("arriving", PUBLIC, kinds=HORDE_KINDS),
    Zone("bastion", PUBLIC, slots=TILES, kinds=["tile"]),
    Zone("horde_boards", PUBLIC, slots=BOARDS, kinds=["board"]),
    Zone("all_dice", PUBLIC, distinct=True, kinds=["die"]),
    Zone("removed", HIDDEN, kinds=HORDE_KINDS),
    Zone("box", PUBLIC),
    Zone("hero", PUBLIC, per_seat=True, kinds=["hero"]),
]

# Limits of the reserve (LB-010 to LB-012, LB-018).
EQUIPMENT_EACH: Final = 4
CALLS: Final = 4
LIVES: Final = 16
EVIL_FIGURES: Final = 12
COMBAT_DICE: Final = 3
DIE_FACES: Final = 6
EVIL_TO_LOSE: Final = 3

# How a hero is.
HEALTHY: Final = 0
INCAPACITATED: Final = 1
WOUNDED: Final = 2
DEAD: Final = 3
CONDITIONS: Final = ["healthy", "incapacitated", "wounded", "dead"]

LEVELS: Final = ["beginner", "normal", "hard", "heroic"]
LEVEL_POINTS: Final = {"beginner": 5, "normal": 10, "hard": 15, "heroic": 20}

SIGNATURES: Final = 1_099_511_627_689  # the largest prime below 2 ** 40
STANDSTILL: Final = 3  # so often may a position come up without a draw

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


def _stirred(key: i64, numbers: list[int]) -> i64:
    """A number that depends on another one and on all of a list."""
    for n in numbers:
        key = (key * 1_021 + n + 2) % SIGNATURES
    return key


# -- the position ------------------------------------------------------------------------------------------------------


@final
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


@final
class LastBastion(Game):
    """Last Bastion: heroes with their tokens, what lies on cards and tiles, and what this turn has already seen."""

    ground: "Ground"
    turn: i64 = 0  # the colour of the board whose turn it is
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
    idle: list[int]  # the positions of hero phases since a card was last drawn: see `look_back`
    idle_deck: i64 = -1  # how many cards the deck had then

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
        self.idle = []

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
        twin.idle = self.idle.copy()
        twin.idle_deck = self.idle_deck

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

    def lay_in(self, slot: i64, card: i64) -> None:
        """A card lies in a slot from now on, or (NO_CARD) none."""
        to_change(self, slot // SLOTS, 0)[slot % SLOTS] = card

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

    def any_in_play(self, monster: bool) -> bool:
        """Whether a card lies on a board; with `monster`, one that is no warlord."""
        for colour in range(BOARDS):
            for card in self.zones[colour]:
                if card != NO_CARD and not (monster and self.horde(card).warlord):
                    return True
        return False

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
        self.lay_in(slot, NO_CARD)
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
        return has(self.evil_tiles, cell)

    def evil_tile_count(self) -> i64:
        n: i64 = 0
        bits = self.evil_tiles
        while bits:
            n += bits & 1
            bits >>= 1
        return n

    def put_evil(self, cell: i64) -> None:
        """An evil figure comes to a tile (LB-076, LB-079)."""
        self.evil_tiles |= bit(cell)
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
            self.evil_tiles &= ~bit(self.ground.cell_of[card])
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

    def look_back(self) -> None:
        """A hero phase begins: if nothing was drawn and nothing has changed again and again, the game ends (LB-Q47)."""
        deck = len(self.zones[HORDE_DECK])
        if deck != self.idle_deck:
            self.idle_deck = deck
            self.idle = []
        self.idle.append(self.signature())
        if self.repeated() == STANDSTILL:
            self.lose("standstill")

    def repeated(self) -> i64:
        """How often the position in which this hero phase began has been there since a card was last drawn."""
        return self.idle.count(self.idle[-1]) if self.idle else 0

    def signature(self) -> i64:
        """A number for everything that the players could have changed; equal positions have equal ones."""
        key: i64 = self.turn
        for board in range(BOARDS):
            key = _stirred(key, self.zones[board])
        for numbers in (
            self.life,
            self.call_to_arms,
            self.equipment,
            self.tile,
            self.condition,
            self.laid_down,
            self.evil,
        ):
            key = _stirred(key, numbers)
        key = _stirred(key, sorted(self.evil_cards))
        marks = [self.evil_tiles, self.net_card, self.net_effect, self.trap, self.standard, self.enchantment]
        return _stirred(key, marks)

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

    def placed(self, kind: str, seat: i64, card: i64, slot: i64) -> None:
        """Tell listeners where something was put: slots are counted from 1, as an amount of 0 is none."""
        self.note(kind, seat, card, slot + 1)

    def warlords_left(self) -> i64:
        """The warlords still to be defeated: in the deck or in play."""
        n: i64 = 0
        for zone in (RED, GREEN, BLUE, YELLOW, HORDE_DECK, ARRIVING):
            for card in self.zones[zone]:
                if card != NO_CARD and self.horde(card).warlord:
                    n += 1
        return n
