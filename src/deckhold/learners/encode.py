"""What a seat may know as one list of numbers, for learners.

Its length depends on the game, its options and the number of seats alone, never on the position.
"""

from typing import Final, cast, final
from zlib import crc32

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Game, mark_of
from deckhold.engine.core.game import DEBUG
from deckhold.engine.fields import COPIES, CardField, Field, FlagField, NameField, NamesField, NumbersField
from deckhold.learners.numbering import held_in, places_of
from deckhold.learners.piles import Pile, as_seen, knows, knows_none, only_counted, relay, remembered, spread

TOP: Final = 5  # cards of a pile that are told in order
LISTED: Final = 24  # entries of a list that are told
WORDS: Final = 997  # words that are no card are told by one of so many numbers
LIMIT: Final = 32767  # every number of an observation stays within 16 bits
NEVER: Final = object()  # a value that no field has
SHORT: Final = 5  # numbers that are compared one by one as quickly as all at once
ALL: Final = -1  # every zone, as a set of marks


class Block:
    """A part of an observation: what it tells, where it begins, how long it is."""

    def __init__(self, name: str, start: int, size: int) -> None:
        self.name = name
        self.start = start
        self.size = size


@final
class Told:
    """What a seat was told last: the numbers, and what they were written from. Most of it is the same next time.

    The numbers stand in an array, perhaps one that others use too, from a place on.
    """

    def __init__(self, numbers: vec[i16], begins: int, fields: int, zones: int) -> None:
        self.numbers = numbers
        self.begins: i64 = begins
        self.asked_at: i64 = 0  # where the question has its ones; 0: nowhere (there stands a seat)
        self.kind_at: i64 = 0
        self.asker_at: i64 = 0
        self.raw: list[object] = [NEVER] * fields  # what the fields were made of
        self.named: list[list[int]] = [[] for _ in range(fields)]  # the cards that a field names
        self.naming: list[int] = []  # the fields that name any
        # For each zone its cards as the seat knew them; of one that it does not see into none if it knew none of them.
        self.cards: list[list[int]] = [[] for _ in range(zones)]
        self.cells: list[list[int]] = [[] for _ in range(zones)]  # where a zone's pieces on the board were written
        self.spots: list[int] = []  # where all pieces stood
        self.game: Game | None = None
        self.looks: i64 = -1  # which look at the game that was


@final
class Numbers:
    """A field that is one number, or one for each seat, or a list: told as it is, as 1 or 0, or by other numbers."""

    def __init__(self, seats: int, listed: bool, flag: bool, words: list[int]) -> None:
        self.seats: i64 = seats
        self.listed = listed
        self.flag = flag
        self.words = vec[i64](words)  # what names are told by; of those that are none (-1) nothing

    def write(self, out: vec[i16], at: i64, seat: i64, raw: object) -> None:
        if self.listed:
            things = cast(list[int], raw)
            size: i64 = len(things)
            put(out, at, size)
            place: i64 = 0
            while place < LISTED:
                at += 1
                put(out, at, self._told(things[place]) if place < size else 0)
                place += 1
        elif self.seats == 1 and not isinstance(raw, list):
            put(out, at, self._told(cast(int, raw)))
        else:
            each = cast(list[int], raw)
            step: i64 = 0
            while step < self.seats:
                put(out, at + step, self._told(each[(seat + step) % self.seats]))
                step += 1

    def _told(self, n: i64) -> i64:
        if self.flag:
            return 1 if n != 0 else 0
        if len(self.words) == 0:
            return n
        return self.words[n] if n >= 0 else 0


@final
class Sight:
    """How a seat looks at the zones, in the order in which it tells them."""

    def __init__(self, turned: list[int], is_open: list[bool]) -> None:
        self.turned = vec[i64](turned)  # the zones
        self.marks = vec[i64]([mark_of(index) for index in turned])  # what tells that they have changed
        self.is_open = vec[bool](is_open)  # whether it sees what lies there


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
        self._made: list[Numbers | None] = []  # for each field: how it is made of numbers, if it is
        self._told_with = vec[i64]()  # for each field: the marks of the zones whose cards it tells
        # A game may know how to read what all its fields are made of at once: by name each takes several times as long.
        for field in info.fields:
            size = self._field_size(g, field)
            self.field_at.append(self.size)
            self.field_size.append(size)
            self.words.append(list(getattr(field, "names", [])))
            self._numbers.append({})
            self._made.append(self._numbers_of(g, len(self._made), field))
            marks: i64 = 0
            for index, at in enumerate(self.map.zone_at):
                if at in field.zones:
                    marks |= mark_of(index)
            self._told_with = append(self._told_with, marks)
            if field.per_seat:
                for step in range(seats):
                    self._block(f"{field.name}/{step}", size)
            else:
                self._block(field.name, size)
        self.kind = vec[i64]([1 + at for at in table.kind])  # copy -> its definition, from 1
        self.piles: list[Pile] = []
        for index in range(len(self.map.zone_at)):
            zone = info.zones[self.map.zone_at[index]]
            step = self.map.seat_at[index]
            name = zone.name if step < 0 else f"{zone.name}/{step}"
            places = zone.slots or TOP
            held = held_in(g, [zone])
            place = places_of(held)
            where = [2 + places + place[at] if at < len(place) and place[at] >= 0 else 0 for at in table.kind]
            cells = 0 if g.board is None or not zone.on_board else g.board.size
            self.piles.append(Pile(g, zone, self.size, places, len(held), cells, vec[i64](where)))
            self._block(f"{name}.cards", 1)
            self._block(f"{name}.unknown", 1)
            self._block(f"{name}.order", places)
            self._block(f"{name}.count", len(held))
            if cells:
                self._block(f"{name}.cells", cells)
                self._block(f"{name}.stacks", cells)
        self._named: list[int] = []  # the cards that the field names which is being written
        self._sights: list[Sight] = []
        for seat in range(seats):
            turned = [self._turn(index, seat) for index in range(len(self.piles))]
            self._sights.append(Sight(turned, [has(self.map.seen[index], seat) for index in turned]))
        self._last: list[Told] = []  # for each seat what was encoded last
        self._seen: list[memoryview] = []  # and its numbers, for those who copy them
        for seat in range(seats):
            numbers = vec[i16]([0] * self.size)
            self._last.append(self.memory(seat, numbers, 0))
            self._seen.append(memoryview(numbers).cast("B"))

    def memory(self, seat: int, numbers: vec[i16], begins: int) -> Told:
        """A seat that was told nothing yet, and will be there. Of games that are told by turns each wants its own."""
        told = Told(numbers, begins, len(self.field_at), len(self.piles))
        put(numbers, begins + self.seat_at + seat, 1)
        return told

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

    def _numbers_of(self, g: Game, number: int, field: Field) -> Numbers | None:
        """How a field is made of numbers; None if it holds cards, or is made in a way of its own."""
        kind = type(field)
        seats = self.seats if field.per_seat else 1
        listed = kind in (NumbersField, NamesField)
        if listed and field.per_seat:
            return None
        if kind in (Field, NumbersField):
            return Numbers(seats, listed, False, [])
        if kind is FlagField:
            return Numbers(seats, listed, True, [])
        if kind in (NameField, NamesField):
            words = [self._word(g, number, word) for word in self.words[number]]
            return Numbers(seats, listed, False, words) if min(words) > 0 else None
        return None

    def encode(self, g: Game, seat: i64) -> bytearray:
        """What a seat may know of a position, as 16-bit numbers: two bytes each, the lower one first."""
        self.tell(g, seat, self._last[seat])
        return bytearray(self._seen[seat])

    def tell(self, g: Game, seat: i64, told: Told) -> None:
        """The same in such a memory, where only what has changed is written."""
        altered: i64 = ALL
        laid: i64 = ALL
        shown = True
        if g is told.game and g.looks == told.looks:
            altered = g.altered
            laid = g.laid
            shown = g.shown
        told.game = g
        told.looks = g.looks + 1
        g.looks = told.looks
        g.altered = 0
        g.laid = 0
        g.shown = False
        self._question(g, seat, told)
        self._fields(g, seat, told, altered, shown)
        stayed = g.board is None or told.spots == g.spot
        if not stayed:
            told.spots = g.spot.copy()
        sight = self._sights[seat]
        turned = sight.turned
        marks = sight.marks
        is_open = sight.is_open
        places: i64 = len(turned)
        place: i64 = 0
        while place < places:
            mark = marks[place]
            if mark & altered != 0 or not stayed or (shown and not is_open[place]):
                cards = g.zones[turned[place]]
                if not is_open[place]:
                    self._hidden(g, seat, told, place, cards, shown or mark & laid != 0)
                elif differ(told.cards[place], cards):
                    self._open(g, told, place, cards)
                elif not stayed and self.piles[place].cells > 0:
                    self._spread(g, told, place, cards, cards)
            place += 1
        if DEBUG:
            self._check(g, seat, told)

    def _check(self, g: Game, seat: i64, told: Told) -> None:
        """A zone that was changed by something that does not say so is a mistake in its op."""
        sight = self._sights[seat]
        for place in range(len(self.piles)):
            cards = g.zones[sight.turned[place]]
            pile = self.piles[place]
            same = told.numbers[told.begins + pile.at] == len(cards)
            if not sight.is_open[place]:
                cards = [] if not pile.face_down and knows_none(g, seat, cards) else as_seen(g, seat, pile, cards)
            if not same or differ(told.cards[place], cards):
                raise AssertionError(f"{pile.game}: {g.map.path(sight.turned[place])} has changed without a word")

    def _question(self, g: Game, seat: i64, told: Told) -> None:
        """Who is asked what, by which card; and how many decisions there were."""
        out = told.numbers
        if told.kind_at > 0:
            out[told.asked_at] = 0
            out[told.kind_at] = 0
            told.kind_at = 0
        if told.asker_at > 0:
            out[told.asker_at] = 0
            told.asker_at = 0
        asking = g.asking
        if asking is not None:
            decider = asking.op.decider(g, asking)
            step = decider - seat
            begins = told.begins
            told.asked_at = begins + self.asked_at + (step if step >= 0 else step + g.seats)
            told.kind_at = begins + self.kind_at + self.kinds[asking.op.kind]
            out[told.asked_at] = 1
            out[told.kind_at] = 1
            if step == 0 and asking.card != NO_CARD and knows(g, seat, asking.card):
                told.asker_at = begins + self.asker_at - 1 + self.kind[asking.card]
                out[told.asker_at] = 1
        put(out, told.begins + self.serial_at, g.serial)

    # -- zones ---------------------------------------------------------------------------------------------------------

    def _open(self, g: Game, told: Told, place: i64, cards: list[int]) -> None:
        """A zone that the seat sees into has changed."""
        before = told.cards[place]
        same = relay(told.numbers, told.begins, self.piles[place], before, cards, self.kind)
        told.cards[place] = remembered(before, cards, same)
        if self.piles[place].cells > 0:
            self._spread(g, told, place, cards, cards)

    def _hidden(self, g: Game, seat: i64, told: Told, place: i64, cards: list[int], more: bool) -> None:
        """A zone that the seat does not see into has changed, or what the seat knows of it; unless there is `more` to
        it, cards were only taken away."""
        pile = self.piles[place]
        before = told.cards[place]
        seen: list[int] = []
        if not pile.face_down and ((not more and not before) or knows_none(g, seat, cards)):
            if before:
                relay(told.numbers, told.begins, pile, before, seen, self.kind)
            only_counted(told.numbers, told.begins, pile, len(cards))
        else:
            seen = as_seen(g, seat, pile, cards)
            if not before:
                told.numbers[told.begins + pile.at + 1] = 0
            relay(told.numbers, told.begins, pile, before, seen, self.kind)
        told.cards[place] = seen
        if pile.cells > 0:
            self._spread(g, told, place, cards, seen)

    def _spread(self, g: Game, told: Told, place: i64, pieces: list[int], cards: list[int]) -> None:
        told.cells[place] = spread(told.numbers, told.begins, self.piles[place], pieces, cards, g, told.cells[place])

    # -- fields --------------------------------------------------------------------------------------------------------

    def _fields(self, g: Game, seat: i64, told: Told, altered: i64, shown: bool) -> None:
        """The fields that are not as they were when the seat looked last: zones were altered since, cards shown."""
        last = told.raw
        now = self.info.raw_fields(g)
        fields: i64 = len(last)
        number: i64 = 0
        while number < fields:
            raw = now[number]
            before = last[number]
            if unlike(before, raw) or self._told_with[number] & altered != 0:
                self._field(g, seat, told, number, raw)
            number += 1
        if told.naming and (altered != 0 or shown):  # whoever knows another card has been shown it, or it has moved
            for naming in told.naming.copy():
                if not self._know_all(g, seat, told.named[naming]):
                    self._field(g, seat, told, naming, now[naming])

    def _field(self, g: Game, seat: i64, told: Told, number: i64, raw: object) -> None:
        """A field that has changed."""
        field = self.info.fields[number]
        out = told.numbers
        at: i64 = told.begins + self.field_at[number]
        size: i64 = self.field_size[number]
        made = self._made[number]
        if made is not None:
            made.write(out, at, seat, raw)
            told.raw[number] = raw.copy() if isinstance(raw, list) else raw
            return
        self._named = []
        marks = type(field) is CardField and not field.per_seat
        plain = None if marks else field.plain(g)
        if marks:
            clear(out, at, size)
            self._marked(g, seat, out, at, cast(list[int], raw))
        elif plain is not None:
            self._plain(g, seat, out, at, size, self.seats if field.per_seat else 1, plain)
        else:
            value = field.read(g)
            if size == 1 and isinstance(value, int):
                put(out, at, value)
                told.raw[number] = raw
                return
            self._read(g, seat, out, number, at, size, value)
        # With a card that the seat does not know it is written anew each time.
        known = self._know_all(g, seat, self._named)
        told.raw[number] = NEVER if not known else raw.copy() if isinstance(raw, list) else raw
        if bool(told.named[number]) != bool(self._named):
            if self._named:
                told.naming.append(number)
            else:
                told.naming.remove(number)
        told.named[number] = self._named

    def _marked(self, g: Game, seat: i64, out: vec[i16], at: i64, cards: list[int]) -> None:
        """Cards that are marked: how many of each definition, as far as the seat knows them."""
        for card in cards:
            self._named.append(card)
            if knows(g, seat, card):
                spot = at + self.kind[card] - 1
                put(out, spot, i64(out[spot]) + 1)

    def _plain(self, g: Game, seat: i64, out: vec[i16], at: i64, size: i64, seats: i64, plain: list[int]) -> None:
        """A field that is given in numbers, of one seat or of all: a single number, or a list in order."""
        each: i64 = len(plain) // seats
        told: i64 = 0
        while told < seats:
            owner = seat + told if seats > 1 else 0
            first = (owner - seats if owner >= seats else owner) * each
            end = at + size
            if size > 1:
                put(out, at, each)
                at += 1
            last = first + each
            while at < end:
                n: i64 = plain[first] if first < last else 0
                if n <= COPIES:
                    card = COPIES - n
                    self._named.append(card)
                    n = self.kind[card] if knows(g, seat, card) else -1
                put(out, at, n)
                first += 1
                at += 1
            told += 1

    def _read(self, g: Game, seat: i64, out: vec[i16], number: i64, at: i64, size: i64, value: object) -> None:
        """A field that is given by names."""
        field = self.info.fields[number]
        if not field.per_seat:
            clear(out, at, size)
            self._value(g, seat, out, number, at, size, value)
        else:
            assert isinstance(value, list)
            clear(out, at, size * self.seats)
            for step in range(self.seats):
                self._value(g, seat, out, number, at + step * size, size, value[(seat + step) % self.seats])

    def _know_all(self, g: Game, seat: i64, cards: list[int]) -> bool:
        for card in cards:
            if not knows(g, seat, card):
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
                if knows(g, seat, card):
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
        return 1 + g.table.kind[card] if knows(g, seat, card) else -1

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


def differ(before: list[int], cards: list[int]) -> bool:
    """Whether two lists are not the same. (`!=` takes a while to begin; mostly the numbers are the same objects.)"""
    size: i64 = len(before)
    now: i64 = len(cards)
    if size != now:
        return True
    if size > SHORT:
        return before != cards
    old = cast(list[object], before)
    new = cast(list[object], cards)
    i: i64 = 0
    while i < size:
        if old[i] is not new[i]:
            return before != cards
        i += 1
    return False


def unlike(before: object, raw: object) -> bool:
    """Whether a field is made of something else than before."""
    if raw is before:
        return False
    if isinstance(raw, list) and isinstance(before, list):
        return differ(before, raw)
    return raw != before


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
