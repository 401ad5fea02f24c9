"""The position of a game of Ascension."""

from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Game, reveal, take_out, to_change, to_take
from deckhold.engine.fields import Reader, check_asked
from deckhold.engine.ops.lasting import Mark, modified
from deckhold.engine.zones import HIDDEN, OWNER, PUBLIC, Zone
from deckhold.games.ascension.definitions import CONSTRUCT, HERO, MONSTER, TO_BOX, TO_PILE, AscensionCard

if TYPE_CHECKING:
    from deckhold.engine.info import GameInfo


# Zones.
CENTER_DECK: Final = 0
CENTER_ROW: Final = 1
VOID_PILE: Final = 2
MYSTICS: Final = 3
HEAVY_INFANTRY: Final = 4
CULTIST: Final = 5
PENDING: Final = 6  # an acquired card whose destination is being chosen
SAMAEL: Final = 7
BOX: Final = 8
DECK: Final = 9
HAND: Final = 10
DISCARD: Final = 11
PLAYED: Final = 12
CONSTRUCTS: Final = 13

ROW_SIZE: Final = 6
HAND_SIZE: Final = 5
SAMAEL_TAKES: Final = 2

OWNED: Final = [HERO, CONSTRUCT]  # the kinds that come into a player's hands
ZONES: Final = [
    Zone("center_deck", HIDDEN),
    Zone("center_row", PUBLIC, slots=ROW_SIZE),
    Zone("void", PUBLIC),
    Zone("mystics", PUBLIC, kinds=[HERO]),
    Zone("heavy_infantry", PUBLIC, kinds=[HERO]),
    Zone("cultist", PUBLIC, distinct=True, kinds=[MONSTER]),
    Zone("pending", PUBLIC),
    Zone("samael", PUBLIC),
    Zone("box", PUBLIC),
    Zone("deck", HIDDEN, per_seat=True, kinds=OWNED),
    Zone("hand", OWNER, per_seat=True, kinds=OWNED),
    Zone("discard", PUBLIC, per_seat=True, kinds=OWNED),
    Zone("played", PUBLIC, per_seat=True, kinds=OWNED),
    Zone("constructs", PUBLIC, per_seat=True, kinds=[CONSTRUCT]),
]

# Resources.
RUNES: Final = 0
POWER: Final = 1
HONOR: Final = 2
MECHANA_RUNES: Final = 3  # pay for Mechana constructs only

# What lasts: until the end of the turn; remembered of a construct's effect (its number, or TRIGGER) and of the row.
TURN: Final = 0
TRIGGER: Final = 7
DEFEATED_IN_ROW: Final = Mark()
COST: Final = "cost"


@final
class Ascension(Game):
    """Ascension: the pool, the active player's resources, and what this turn has already seen."""

    definitions: list[AscensionCard]  # copy -> definition: `table.card` with the type that hot code wants
    solo: bool = False
    pool: i64 = 0
    honor: list[int]
    samael_honor: i64 = 0
    turn: i64 = 0  # the seat whose turn it is
    first: i64 = 0  # the seat that moved first
    runes: i64 = 0
    power: i64 = 0
    mechana_runes: i64 = 0
    extra_turns: i64 = 0

    def begin(self, info: "GameInfo", seats: int, seed: int, options: dict[str, object]) -> None:
        super().begin(info, seats, seed, options)
        self.definitions = [cast(AscensionCard, card) for card in self.table.card]
        self.solo = seats == 1
        self.honor = [0] * seats

    def clone(self) -> "Ascension":
        twin = Ascension()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Game) -> None:
        super().copy_to(twin)
        assert isinstance(twin, Ascension)
        twin.definitions = self.definitions
        twin.solo = self.solo
        twin.pool = self.pool
        twin.honor = self.honor.copy()
        twin.samael_honor = self.samael_honor
        twin.turn = self.turn
        twin.first = self.first
        twin.runes = self.runes
        twin.power = self.power
        twin.mechana_runes = self.mechana_runes
        twin.extra_turns = self.extra_turns

    def card(self, card: i64) -> AscensionCard:
        """The definition of a copy."""
        return self.definitions[card]

    # -- resources -----------------------------------------------------------------------------------------------------

    def gain(self, seat: i64, resource: i64, n: i64) -> None:
        if resource == RUNES:
            self.runes += n
        elif resource == POWER:
            self.power += n
        elif resource == MECHANA_RUNES:
            self.mechana_runes += n
        else:
            self.gain_honor(seat, n)
            return
        if self.events is not None:
            self.note(("gain-runes", "gain-power", "", "gain-mechana-runes")[resource], seat, NO_CARD, n)

    def gain_honor(self, seat: i64, n: i64) -> None:
        self.honor[seat] += n
        self.empty_pool(n)
        if self.events is not None:
            self.note("gain-honor", seat, NO_CARD, n)

    def empty_pool(self, n: i64) -> None:
        """Honor comes from the pool; what the pool lacks comes from the box (AS-55 to AS-57)."""
        self.pool = self.pool - n if self.pool > n else 0

    # -- cards ---------------------------------------------------------------------------------------------------------

    def draw(self, seat: i64, n: i64) -> None:
        self.draw_refilled(seat, n, DECK, DISCARD, HAND)  # AS-66, AS-Q08

    def leave_row(self, card: i64) -> None:
        """Take a card out of the row; in solo play the cards to its left close up to the right (AS-102)."""
        row = to_change(self, CENTER_ROW, 0)
        slot: i64 = row.index(card)
        if self.solo:
            while slot > 0:
                row[slot] = row[slot - 1]
                slot -= 1
        row[slot] = NO_CARD

    def fill_row(self) -> None:
        """Fill every empty place from the center deck, and that from the Void, as far as they go (AS-58, AS-61)."""
        row = self.zones[CENTER_ROW]
        deck = self.zones[CENTER_DECK]
        for i in range(ROW_SIZE):
            slot = ROW_SIZE - 1 - i if self.solo else i
            if row[slot] != NO_CARD:
                continue
            if not deck:
                void = to_take(self, VOID_PILE, 0)
                if not void:
                    return  # AS-Q07: the place stays empty for now
                deck.extend(void)
                void.clear()
                self.shuffle(CENTER_DECK)
            card = to_take(self, CENTER_DECK, 0).pop()
            to_change(self, CENTER_ROW, 0)[slot] = card
            reveal(self, card, self.map.everybody)
            if self.events is not None:
                self.moved(card, CENTER_DECK, 0, CENTER_ROW, 0)
                self.note("reveal", -1, card)

    def to_void(self, card: i64) -> None:
        """A card reaches the Void: empty places of the row can be filled again (AS-Q07)."""
        self.put(card, VOID_PILE)
        self.fill_row()

    def banish(self, card: i64, zone: i64, seat: i64) -> None:
        """Banish a card from a zone; where it goes depends on the card (AS-70 to AS-74)."""
        definition = self.card(card)
        if zone == CENTER_ROW:
            self.leave_row(card)
        else:
            take_out(to_take(self, zone, seat), card)
            if zone == CONSTRUCTS:
                self.forget(card)  # should it come back this turn, it is a new arrival (AS-Q28)
        target: i64 = VOID_PILE
        if definition.banished_to == TO_BOX:
            target = BOX
        elif definition.banished_to == TO_PILE:
            target = MYSTICS if definition.id == "mystic" else HEAVY_INFANTRY
        self.put(card, target)
        if self.events is not None:
            self.moved(card, zone, seat, target, 0)
            self.note("banish", self.turn, card)
        if target == VOID_PILE:
            self.fill_row()

    # -- what counts as what -------------------------------------------------------------------------------------------

    def is_mechana(self, card: i64, seat: i64) -> bool:
        """Whether a construct counts as Mechana for a seat (AS-Q18)."""
        definition = self.card(card)
        if not definition.is_construct:
            return False
        if definition.is_mechana:
            return True
        for own in self.at(CONSTRUCTS, seat):
            if self.card(own).links:
                return True
        return False

    def price(self, card: i64) -> i64:
        """What a card costs now (AS-Q16)."""
        cost = self.card(card).cost
        return modified(self, COST, self.turn, card, cost) if self.lasting else cost

    def affordable(self, card: i64) -> bool:
        """Whether the active player can pay for a card, a monster or not."""
        definition = self.card(card)
        if definition.is_monster:
            return self.power >= definition.cost
        if self.runes >= definition.cost:
            return True
        if self.mechana_runes == 0 and not self.lasting:
            return False  # nothing makes it cheaper
        price = self.price(card)
        if self.runes >= price:
            return True
        return (
            definition.is_construct
            and self.mechana_runes > 0
            and self.runes + self.mechana_runes >= price
            and self.is_mechana(card, self.turn)
        )

    def pay(self, card: i64) -> None:
        """Pay for a card; runes that only Mechana constructs take go first (AS-Q17)."""
        definition = self.card(card)
        if definition.is_monster:
            self.power -= definition.cost
            return
        price = self.price(card)
        if self.mechana_runes > 0 and self.is_mechana(card, self.turn):
            restricted = self.mechana_runes if self.mechana_runes < price else price
            self.mechana_runes -= restricted
            price -= restricted
        self.runes -= price

    def score(self, seat: i64) -> i64:
        """Tokens, and the printed honor of all cards of a seat (AS-91)."""
        total: i64 = self.honor[seat]
        for zone in range(DECK, CONSTRUCTS + 1):
            for card in self.at(zone, seat):
                total += self.card(card).honor
        return total

    def samael_score(self) -> i64:
        total: i64 = self.samael_honor
        for card in self.zones[SAMAEL]:
            total += self.card(card).honor
        return total


def check_position(a: Ascension, data: Reader) -> None:
    """Refuse seats that are not at the table. Cards may be edited into any zone that holds their kind."""
    for name, seat in (("turn", a.turn), ("first", a.first)):
        if seat >= a.seats:
            raise data.get(name).fail(f"seat {seat} is not at this table; seats 0 to {a.seats - 1} are")
    if not a.solo and a.zones[SAMAEL]:
        raise data.get("samael").fail("Samael plays against a single player only")
    check_asked(data, ["rules.main"], a.turn)
