"""What a seat may know as one list of numbers, for learners.

Its length depends on the game, its options and the number of seats alone, never on the position.
"""

from typing import Final, final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i16, i64

from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Game
from deckhold.engine.fields import CardField, Field
from deckhold.engine.zones import FACE_DOWN
from deckhold.learners.numbering import held_in, places_of

TOP: Final = 5  # cards of a pile that are told in order
LISTED: Final = 24  # entries of a list that are told
WORDS: Final = 997  # words that are no card are told by one of so many numbers
LIMIT: Final = 32767  # every number of an observation stays within 16 bits
UNKNOWN: Final = -2  # a card that the seat does not know, beside NO_CARD; less its back where that is seen
NEVER: Final = object()  # a value that no field has


class Block:
    """A part of an observation: what it tells, where it begins, how long it is."""

    def __init__(self, name: str, start: int, size: int) -> None:
        self.name = name
        self.start = start
        self.size = size


@final
class Told:
    """What a seat was told last: the numbers, and what they were written from. Most of it is the same next time."""

    def __init__(self, size: int, fields: int, zones: int) -> None:
        self.numbers = vec[i16]([0] * size)
        self.seen = memoryview(self.numbers).cast("B")  # the same, for those who copy it
        self.marks: list[int] = []  # where the question has its ones
        self.raw: list[object] = [NEVER] * fields  # what the fields were made of
        self.named: list[list[int]] = [[] for _ in range(fields)]  # the cards that a field names
        self.cards: list[list[int]] = [[] for _ in range(zones)]
        self.blank: list[bool] = [False] * zones  # for each zone: whether the seat knew none of its cards, nor a back
        self.cells: list[list[int]] = [[] for _ in range(zones)]  # where a zone's pieces on the board were written


@final
class Encoder:
    """Writes down what a seat may know. The same seat writes the same numbers for positions that it cannot tell apart.

    Seats are told relative to the one that looks: first its own part, then its left neighbour's, and so on. `blocks`
    lists what stands where; the research guide explains each.
    """

    def __init__(self, g: Game) -> None:
        info, table, seats = g.info, g.table, g.seats
        self.info = info
        self.seats: int = seats
        self.defs = len(table.defs)
        self.map = g.map
        self.blocks: list[Block] = []
        self.size = 0
        self.kinds: dict[str, int] = {}
        for kind in sorted({op.kind for op in table.ops.values()}):
            self.kinds[kind] = len(self.kinds)
        self.seat_at = self._block("seat", seats)
        self.asked_at = self._block("asked", seats)
        self.kind_at = self._block("kind", len(self.kinds))
        self.asker_at = self._block("asker", self.defs)
        self.serial_at = self._block("decisions", 1)
        self.field_at: list[int] = []
        self.field_size: list[int] = []
        self.words: list[list[str]] = []  # for each field: what its numbers are called, if it says
        self._numbers: list[dict[str, int]] = []  # for each field: the numbers of the words that it held so far
        for field in info.fields:
            size = self._field_size(g, field)
            self.field_at.append(self.size)
            self.field_size.append(size)
            self.words.append(list(getattr(field, "names", [])))
            self._numbers.append({})
            if field.per_seat:
                for step in range(seats):
                    self._block(f"{field.name}/{step}", size)
            else:
                self._block(field.name, size)
        self.zone_at: list[int] = []
        self.zone_size: list[int] = []
        self.places: list[int] = []  # for each zone: how many cards are told in order
        self.on_board: list[bool] = []  # for each zone: whether its pieces have spots
        self.face_down: list[bool] = []  # for each zone: whether backs are seen there
        self.held: list[list[int]] = []  # for each zone: definition -> its place among those that may lie there, or -1
        self.held_size: list[int] = []  # for each zone: how many may
        for index in range(len(self.map.zone_at)):
            zone = info.zones[self.map.zone_at[index]]
            step = self.map.seat_at[index]
            name = zone.name if step < 0 else f"{zone.name}/{step}"
            places = zone.slots or TOP
            held = held_in(g, [zone])
            cells = 0 if g.board is None or not zone.on_board else g.board.size
            self.zone_at.append(self.size)
            self.places.append(places)
            self.on_board.append(cells > 0)
            self.face_down.append(zone.visible == FACE_DOWN)
            self.held.append(places_of(held))
            self.held_size.append(len(held))
            self.zone_size.append(2 + places + len(held) + 2 * cells)
            self._block(f"{name}.cards", 1)
            self._block(f"{name}.unknown", 1)
            self._block(f"{name}.order", places)
            self._block(f"{name}.count", len(held))
            if cells:
                self._block(f"{name}.cells", cells)
                self._block(f"{name}.stacks", cells)
        self._counts = [0] * self.defs
        self._named: list[int] = []  # the cards that the field names which is being written
        self._turned: list[list[int]] = []  # for each seat: the zones in the order in which it tells them
        self._open: list[list[bool]] = []  # for each seat, in that order: whether it sees what lies there
        for seat in range(seats):
            turned = [self._turn(index, seat) for index in range(len(self.places))]
            self._turned.append(turned)
            self._open.append([has(self.map.seen[index], seat) for index in turned])
        self._last = self.memory()

    def memory(self) -> list[Told]:
        """For each seat: it was told nothing yet. Of games that are told by turns each wants a memory of its own."""
        out: list[Told] = []
        for seat in range(self.seats):
            told = Told(self.size, len(self.field_at), len(self.zone_at))
            put(told.numbers, self.seat_at + seat, 1)
            out.append(told)
        return out

    def _turn(self, index: int, seat: int) -> int:
        """The zone that stands for a seat where the one at `index` stands for the first seat."""
        owner = self.map.seat_at[index]
        return index if owner < 0 else index + (owner + seat) % self.seats - owner

    def _block(self, name: str, size: int) -> int:
        start = self.size
        self.blocks.append(Block(name, start, size))
        self.size += size
        return start

    def _field_size(self, g: Game, field: Field) -> int:
        if type(field) is CardField:
            return self.defs
        value = field.read(g)
        if field.per_seat and isinstance(value, list):
            value = value[0]
        return 1 + LISTED if isinstance(value, list | dict) else 1

    def encode(self, g: Game, seat: i64) -> bytearray:
        """What a seat may know of a position, as 16-bit numbers: two bytes each, the lower one first."""
        return bytearray(self.tell(g, seat, self._last))

    def tell(self, g: Game, seat: i64, memory: list[Told]) -> memoryview:
        """The same in such a memory, where only what has changed is written: to be copied at once."""
        told = memory[seat]
        self._question(g, seat, told)
        fields: i64 = len(self.field_at)
        number: i64 = 0
        while number < fields:
            self._field(g, seat, told, number)
            number += 1
        turned = self._turned[seat]
        open_zones = self._open[seat]
        places: i64 = len(turned)
        place: i64 = 0
        while place < places:
            index: i64 = turned[place]
            is_open = open_zones[place]
            if not is_open or self.on_board[index] or told.cards[place] != g.zones[index]:
                self._zone(g, seat, told, place, index, is_open)
            place += 1
        return told.seen

    def _question(self, g: Game, seat: i64, told: Told) -> None:
        """Who is asked what, by which card; and how many decisions there were."""
        out = told.numbers
        for at in told.marks:
            put(out, at, 0)
        marks: list[int] = []
        asking = g.asking
        if asking is not None:
            decider = asking.op.decider(g, asking)
            marks.append(self.asked_at + (decider - seat + g.seats) % g.seats)
            marks.append(self.kind_at + self.kinds[asking.op.kind])
            if decider == seat and asking.card != NO_CARD and self._knows(g, seat, asking.card):
                marks.append(self.asker_at + g.table.kind[asking.card])
        for at in marks:
            put(out, at, 1)
        told.marks = marks
        put(out, self.serial_at, g.serial)

    def _knows(self, g: Game, seat: i64, card: i64) -> bool:
        """Whether the seat knows a card; everybody knows an empty place."""
        if card == NO_CARD:
            return True
        known: i64 = g.known[card]
        return has(known, seat) or known == g.map.everybody

    # -- zones ---------------------------------------------------------------------------------------------------------

    def _zone(self, g: Game, seat: i64, told: Told, place: i64, index: i64, is_open: bool) -> None:
        """A zone as the seat sees it, if it may be other than when the seat looked last."""
        cards = g.zones[index]
        if is_open:
            cards = cards.copy()
        else:
            if not self.on_board[index]:
                before = told.cards[place]
                if told.blank[place] and len(before) == len(cards) and nobody_knows(g, cards):
                    return
                if self._still(g, seat, index, cards, before):
                    return
            cards = [self._seen(g, seat, index, card) for card in cards]
        at: i64 = self.zone_at[place]
        self._gone(g, index, told.cards[place], told.numbers, at)
        told.cards[place] = cards
        unknown = self._lying(g, index, cards, told.numbers, at)
        told.blank[place] = unknown == len(cards) and not self.face_down[index]
        if self.on_board[index]:
            self._spots(g, index, cards, told, place)

    def _seen(self, g: Game, seat: i64, index: i64, card: i64) -> i64:
        """A card as the seat knows it: itself, or UNKNOWN less the number of the back that it sees."""
        if self._knows(g, seat, card):
            return card
        return UNKNOWN - g.table.back[card] if self.face_down[index] else UNKNOWN

    def _still(self, g: Game, seat: i64, index: i64, cards: list[int], seen: list[int]) -> bool:
        """Whether the seat knows the same of a zone that it does not see into."""
        size: i64 = len(cards)
        if size != len(seen):
            return False
        i: i64 = 0
        while i < size:
            if seen[i] != self._seen(g, seat, index, cards[i]):
                return False
            i += 1
        return True

    def _gone(self, g: Game, index: i64, cards: list[int], out: vec[i16], at: i64) -> None:
        """No card lies in a zone any more of those that did: none is counted."""
        at += 2 + self.places[index]
        kind = g.table.kind
        held = self.held[index]
        for card in cards:
            if card >= 0:
                put(out, at + held[kind[card]], 0)

    def _lying(self, g: Game, index: i64, cards: list[int], out: vec[i16], at: i64) -> i64:
        """How many cards lie in a zone, how many the seat does not know, some in order, and all by definition.

        Returns how many the seat does not know.
        """
        size: i64 = len(cards)
        places: i64 = self.places[index]
        kind = g.table.kind
        counts = self._counts
        touched: list[int] = []
        unknown: i64 = 0
        for card in cards:
            if card >= 0:
                which = kind[card]
                if counts[which] == 0:
                    touched.append(which)
                counts[which] += 1
            elif card <= UNKNOWN:
                unknown += 1
        put(out, at, size)
        put(out, at + 1, unknown)
        at += 2
        fixed = self.info.zones[self.map.zone_at[index]].slots > 0
        place: i64 = 0
        while place < places:
            shown: i64 = NO_CARD
            if place < size:
                shown = cards[place] if fixed else cards[size - 1 - place]
            put(out, at + place, 0 if shown == NO_CARD else 1 + shown if shown <= UNKNOWN else 1 + kind[shown])
            place += 1
        at += places
        held = self.held[index]
        for which in touched:
            n, counts[which] = counts[which], 0
            if which >= len(held) or held[which] < 0:
                zone = self.map.zones[self.map.zone_at[index]]
                raise ValueError(
                    f"{self.info.id}: {g.table.defs[which].id} lies in {zone.name}, which holds other kinds"
                )
            put(out, at + held[which], n)
        return unknown

    def _spots(self, g: Game, index: i64, cards: list[int], told: Told, place: i64) -> None:
        """For each cell of the board the last piece of a zone that stands there, and how many do."""
        assert g.board is not None
        out = told.numbers
        cells: i64 = g.board.size
        at: i64 = self.zone_at[place] + 2 + self.places[index] + self.held_size[index]
        for cell in told.cells[place]:
            put(out, at + cell, 0)
            put(out, at + cells + cell, 0)
        written: list[int] = []
        pieces = g.zones[index]
        for i in range(len(pieces)):
            card = pieces[i]
            stands = g.spot[card] if card >= 0 else -1
            if stands >= 0:
                written.append(stands)
                put(out, at + stands, 1 + g.table.kind[card] if cards[i] >= 0 else 1 + cards[i])
                put(out, at + cells + stands, 1 + i64(out[at + cells + stands]))
        told.cells[place] = written

    # -- fields --------------------------------------------------------------------------------------------------------

    def _field(self, g: Game, seat: i64, told: Told, number: i64) -> None:
        """A field, if it is not as it was when the seat looked last."""
        field = self.info.fields[number]
        raw = field.raw(g)
        if raw == told.raw[number] and self._know_all(g, seat, told.named[number]):
            return
        out = told.numbers
        at: i64 = self.field_at[number]
        size: i64 = self.field_size[number]
        value = field.read(g)
        if size == 1 and isinstance(value, int):
            put(out, at, value)
            told.raw[number] = raw
            return
        self._named = []
        if not field.per_seat:
            clear(out, at, size)
            self._value(g, seat, out, number, at, size, value)
        else:
            assert isinstance(value, list)
            clear(out, at, size * self.seats)
            for step in range(self.seats):
                self._value(g, seat, out, number, at + step * size, size, value[(seat + step) % self.seats])
        # With a card that the seat does not know it is written anew each time.
        known = self._know_all(g, seat, self._named)
        told.raw[number] = NEVER if not known else raw.copy() if isinstance(raw, list) else raw
        told.named[number] = self._named

    def _know_all(self, g: Game, seat: i64, cards: list[int]) -> bool:
        for card in cards:
            if not self._knows(g, seat, card):
                return False
        return True

    def _value(self, g: Game, seat: i64, out: vec[i16], number: i64, at: i64, size: i64, value: object) -> None:
        """A field of one seat, or of all: a single number, cards by their definition, or a list in order."""
        if size == 1 and isinstance(value, int):
            put(out, at, value)
        elif type(self.info.fields[number]) is CardField:
            assert isinstance(value, list)
            kinds: list[int] = []
            for name in value:
                card = g.table.by_name[name]
                self._named.append(card)
                if self._knows(g, seat, card):
                    kinds.append(g.table.kind[card])
                    put(out, at + kinds[-1], kinds.count(kinds[-1]))
        else:
            things: list[int] = []
            self._gather(g, seat, number, value, things)
            if size > 1:
                put(out, at, len(things))
                at += 1
                size -= 1
            for place in range(min(len(things), size)):
                put(out, at + place, things[place])

    def _gather(self, g: Game, seat: i64, number: i64, value: object, things: list[int]) -> None:
        """Everything that a field holds, as numbers in a fixed order."""
        if value is None:
            things.append(0)
        elif isinstance(value, int):
            things.append(int(value))
        elif isinstance(value, str):
            things.append(self._told(g, seat, number, value))
        elif isinstance(value, list):
            for one in value:
                self._gather(g, seat, number, one, things)
        elif isinstance(value, dict):
            for key, one in value.items():
                # Keys that are cards come and go, so they are told; others are the same in every position.
                if self._word(g, number, str(key)) < 0:
                    things.append(self._told(g, seat, number, str(key)))
                self._gather(g, seat, number, one, things)

    def _told(self, g: Game, seat: i64, number: i64, word: str) -> i64:
        """A card by its definition, from 1 (-1: unknown to the seat); another word by its number."""
        n = self._word(g, number, word)
        if n >= 0:
            return n
        card = -1 - n
        self._named.append(card)
        return 1 + g.table.kind[card] if self._knows(g, seat, card) else -1

    def _word(self, g: Game, number: i64, word: str) -> i64:
        """What a word of a field stands for: the copy of a card as -1 - copy, another word as a number from 1."""
        numbers = self._numbers[number]
        if word not in numbers:
            name = word.partition(":")[0]
            if name in g.table.by_name:
                numbers[word] = -1 - g.table.by_name[name]
            elif name in g.table.by_id:
                numbers[word] = 1 + g.table.by_id[name].index
            elif word in self.words[number]:
                numbers[word] = 1 + self.words[number].index(word)
            else:
                numbers[word] = 1 + crc32(word.encode()) % WORDS
        return numbers[word]


def nobody_knows(g: Game, cards: list[int]) -> bool:
    """Whether nobody knows any of some cards: long piles of such are looked at in every position."""
    known = g.known
    size: i64 = len(cards)
    i: i64 = 0
    while i < size:
        card: i64 = cards[i]
        if card == NO_CARD or known[card] != 0:
            return False
        i += 1
    return True


def clear(out: vec[i16], at: i64, size: i64) -> None:
    """Make so many numbers zero."""
    end = at + size
    while at < end:
        out[at] = 0
        at += 1


def put(out: vec[i16], at: i64, n: i64) -> None:
    """Write a number, as far as 16 bits go."""
    if n > LIMIT:
        n = LIMIT
    elif n < -LIMIT:
        n = -LIMIT
    out[at] = i16(n)
