"""All that a game in progress remembers; what lies where, who knows it, and how pieces move."""

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD, CardTable
from deckhold.engine.core.op import FLOOR, Ctx
from deckhold.engine.core.piles import (
    among,
    lay,
    reveal,
    take_out,
    to_change,
    to_take,
    with_number,
    zone_of,
)
from deckhold.engine.core.values import Event, Outcome
from deckhold.engine.hexes import NO_CELL, Lattice
from deckhold.engine.rng import Rng, seeded
from deckhold.engine.zones import ZoneMap

if TYPE_CHECKING:
    from deckhold.engine.core.game import Game
    from deckhold.engine.info import GameInfo


class Position:
    """The fields of a game, which a clone copies one by one, and its pieces: cards in zones, figures on a board."""

    info: "GameInfo"
    table: CardTable
    map: ZoneMap
    options: dict[str, object]
    seed: int
    seats: i64 = 0
    sides: tuple[tuple[int, ...], ...]  # who wins and loses together
    shared: i64 = 0  # number of shared zones
    rng: Rng
    zones: list[list[int]]  # to be changed by what notes it: `move`, `put`, `to_take`, `to_change`, `shuffle`
    looks: i64 = 0  # how often somebody looked for changes; what follows is what has changed since
    altered: i64 = 0  # the zones (`mark_of`)
    laid: i64 = 0  # those of them that did not only lose cards
    shown: bool = False  # whether somebody knows more or less of a card where it lies
    # Clones share the three lists that follow until one of them changes its own: a list that is lent is copied first.
    known: list[int]  # card -> bit set of seats that know which card lies there
    known_lent: bool = False
    unsure_classes: i64 = 0  # the number of the newest class of cards
    unsure: list[int]  # card -> the class of cards it cannot be told from, by those who do not know it
    unsure_lent: bool = False
    board: Lattice | None
    spot: list[int]  # piece -> the cell it stands on, or NO_CELL; empty without a board: `set_spot` changes it
    spot_lent: bool = False
    tag: list[int]  # piece -> the number on its back while it lies face down in the open, else 0; empty where none can;
    #                 shared by clones and only replaced
    stack: list[Ctx]  # the ops still to run, the next one last, above a floor that never runs
    asking: Ctx | None
    answers: list[int]
    skims: bool = False  # a copy that only looks where an answer leads: a menu that is asked next has no answers there
    actor: i64 = 0  # the seat that decided last
    learned: i64 = 0  # grows when the deciding seat could not know what comes: a reveal, or chance
    free: i64 = 0  # how many of the last actions nobody learned anything from since
    passed: i64 = 0  # how many of these were others who let something happen
    lasting: list[Ctx]  # what is in force or remembered, the oldest first: see ops/lasting.py; only ever replaced
    voting: bool = False  # what the table decides together is voted on
    votes: list[int]  # cast so far on the open question; never changed, only replaced
    result: Outcome | None
    log: list[int]  # actions so far; clones share the list until one of them goes its own way
    taken: i64 = 0  # how many entries of the log are this game's
    serial: i64 = 0
    turn_number: i64 = 0  # the turn that is played, as the game tells it; 0 before the first one
    origin: "Game | None"  # the position before the first action of the log
    base: i64 = 0  # how many actions were taken before origin
    events: list[Event] | None

    def begin(self, info: "GameInfo", seats: int, seed: int, options: dict[str, object]) -> None:
        """Make an empty game ready for its setup. (There is no constructor: a clone fills every field itself.)"""
        self.info = info
        self.options = options
        self.seed = seed
        self.seats = seats
        self.table = info.table(options)
        self.sides = info.sides(seats, options)
        self.map = info.zone_map(self.sides)
        self.shared = self.map.shared
        self.rng = seeded(seed)
        self.zones = [[] for _ in self.map.zone_at]
        cards = len(self.table.card)
        self.known = [0] * cards
        self.unsure = [0] * cards
        self.board = info.board(seats, options)
        self.spot = [] if self.board is None else [NO_CELL] * cards
        self.tag = [0] * cards if self.map.tagged else []
        self.stack = FLOOR.copy()
        self.asking = None
        self.answers = []
        self.actor = 0
        self.learned = 0
        self.lasting = []
        self.votes = []
        self.result = None
        self.log = []
        self.taken = 0
        self.serial = 0
        self.turn_number = 0
        self.origin = None
        self.base = 0
        self.events = None

    # -- cards and zones -----------------------------------------------------------------------------------------------

    def at(self, zone: i64, seat: i64 = 0) -> list[int]:
        """The cards of a zone, to be looked at; of a seat's own zone when it is one."""
        return zone_of(self, zone, seat)

    def to_take(self, zone: i64, seat: i64 = 0) -> list[int]:
        """The cards of a zone, for somebody who takes some of them away and does nothing else to them."""
        return to_take(self, zone, seat)

    def to_change(self, zone: i64, seat: i64 = 0) -> list[int]:
        """The cards of a zone, for somebody who lays cards there, or puts them in another order."""
        return to_change(self, zone, seat)

    def put(self, card: i64, zone: i64, seat: i64 = 0) -> None:
        """Lay a card on top of a zone; those who see the zone now know the card."""
        lay(self, card, self.map.index(zone, seat))

    def show(self, card: i64, mask: i64) -> None:
        """The seats in `mask` get to know a card, wherever it lies."""
        self.shown = True
        reveal(self, card, mask)

    def move(self, card: i64, source: i64, from_seat: i64, target: i64, to_seat: i64) -> None:
        """Take a card out of one zone and lay it on top of another."""
        taken = take_out(to_take(self, source, from_seat), card)
        events = self.events
        tag: i64 = self.tag[card] if events is not None and self.tag else 0
        lay(self, taken, self.map.index(target, to_seat))
        if events is not None:
            self.moved(card, source, from_seat, target, to_seat, tag)

    def move_all(self, cards: list[int], source: i64, from_seat: i64, target: i64, to_seat: i64) -> None:
        """Move many cards of one zone to another, in this order; the zone is gone through once for all of them."""
        going: list[bool] = [False] * len(self.known)
        for card in cards:
            going[card] = True
        pile = to_take(self, source, from_seat)
        size: i64 = len(pile)
        found: i64 = 0
        i: i64 = 0
        while i < size:
            if going[pile[i]]:
                found += 1
            i += 1
        if found != len(cards):
            raise ValueError("not all of these cards lie there")
        objects = cast(list[object], pile)  # the numbers move up as the objects that they are
        left: i64 = 0
        i = 0
        while i < size:
            if not going[pile[i]]:
                if left != i:
                    objects[left] = objects[i]
                left += 1
            i += 1
        del objects[left:]
        index = self.map.index(target, to_seat)
        i = 0
        while i < len(cards):
            moving: i64 = cards[i]
            tag: i64 = self.tag[moving] if self.tag else 0
            lay(self, cast(list[object], cards)[i], index)
            if self.events is not None:
                self.moved(moving, source, from_seat, target, to_seat, tag)
            i += 1

    def moved(self, card: i64, source: i64, from_seat: i64, target: i64, to_seat: i64, tag: i64 = 0) -> None:
        """Tell listeners that a card moved; `tag` is the number that was on its back."""
        events = self.events
        if events is not None:
            a, b = self.map.index(source, from_seat), self.map.index(target, to_seat)
            if self.tag and self.tag[card]:
                tag = self.tag[card]
            events.append(Event("move", to_seat, card, 1, a, b, self.known[card], tag))

    def settle(self, card: i64, index: i64) -> None:
        """A piece that leaves the board has no spot; one that lies face down in the open has a number on its back.

        The number is the smallest that is free: it says nothing of the face, and stays while the piece lies in sight.
        """
        zones = self.map
        if self.spot and not zones.on_board[index] and self.spot[card] != NO_CELL:
            self.set_spot(card, NO_CELL)
        if not zones.tagged:
            return
        if not zones.face_down[index]:
            if self.tag[card] != 0:
                self.tag = with_number(self.tag, card, 0)
        elif self.tag[card] == 0:
            taken = sorted(self.tag)
            free = 1
            for tag in taken:
                if tag == free:
                    free += 1
            self.tag = with_number(self.tag, card, free)
            if not has(self.known[card], self.actor):
                self.learned += 1  # its back comes to light

    def with_tag(self, tag: i64) -> i64:
        """The piece that lies face down in the open with this number on its back."""
        if tag <= 0 or tag not in self.tag:
            raise ValueError(f"no piece has the number {tag} on its back")
        return self.tag.index(tag)

    def set_spot(self, card: i64, cell: i64) -> None:
        """A piece stands on a cell from now on, or (NO_CELL) nowhere; nobody is told."""
        if self.spot_lent:
            self.spot = self.spot.copy()
            self.spot_lent = False
        self.spot[card] = cell

    def place(self, card: i64, cell: i64, seat: i64 = -1) -> None:
        """Stand a piece on a cell of the board: it comes there, or goes there from where it stood."""
        old: i64 = self.spot[card]
        self.set_spot(card, cell)
        events = self.events
        if events is not None:
            tag = self.tag[card] if self.tag else 0
            kind = "place" if old == NO_CELL else "walk"
            events.append(Event(kind, seat, card, 0, old, cell, self.known[card], tag))

    def standing(self, cell: i64) -> list[int]:
        """The pieces that stand on a cell."""
        return [card for card in range(len(self.spot)) if self.spot[card] == cell]

    def note(
        self, kind: str, seat: i64, card: i64 = NO_CARD, amount: i64 = 0, source: i64 = -1, target: i64 = -1
    ) -> None:
        """Tell listeners that something happened, perhaps from a cell to another one. Callers ask `if g.events is not
        None` first where it is hot."""
        events = self.events
        if events is not None:
            seen = self.known[card] if card >= 0 else 0
            tag = self.tag[card] if card >= 0 and self.tag else 0
            events.append(Event(kind, seat, card, amount, source, target, seen, tag))

    def begin_turn(self, seat: i64, kind: str = "turn", amount: i64 = 0) -> None:
        """A turn begins, a seat's or (-1) nobody's. What others decide in the middle of it is no turn of theirs."""
        self.turn_number += 1
        if self.events is not None:
            self.note(kind, seat, NO_CARD, amount)

    def shuffle(self, zone: i64, seat: i64 = 0) -> None:
        """Shuffle a zone: its cards can no longer be told apart by anyone."""
        pile = to_change(self, zone, seat)
        shown = self.shown
        self.mix(pile)
        self.shown = shown  # these cards lie in a zone that has changed
        if self.map.plain:
            self.rng.shuffle(pile)
        else:
            before = pile.copy()
            self.rng.shuffle(pile)
            self.swap(before, pile)
        self.learned += 1
        if self.events is not None:
            self.note("shuffle", seat, NO_CARD, zone)

    def swap(self, before: list[int], after: list[int]) -> None:
        """Pieces change places with each other: each takes over the spot and the number of the one that lay there."""
        if self.spot:
            spots = [self.spot[card] for card in before]
            if spots.count(NO_CELL) < len(spots):
                for i in range(len(after)):
                    self.set_spot(after[i], spots[i])
        if self.tag:
            tags = [self.tag[card] for card in before]
            if tags.count(0) < len(tags):
                changed = self.tag.copy()
                for i in range(len(after)):
                    changed[after[i]] = tags[i]
                self.tag = changed

    def mix(self, pile: list[int]) -> None:
        """Make the cards of a pile exchangeable, together with every hidden card that one of them might be."""
        self.shown = True
        if self.known_lent:
            self.known = self.known.copy()
            self.known_lent = False
        if self.unsure_lent:
            self.unsure = self.unsure.copy()
            self.unsure_lent = False
        known = self.known
        unsure = self.unsure
        classes = cast(list[object], unsure)
        everybody: i64 = self.map.everybody
        self.unsure_classes += 1
        fresh: object = self.unsure_classes  # as the one object that all these cards share
        merged: list[int] = []
        for card in pile:
            if unsure[card] != 0 and known[card] != everybody and not among(merged, unsure[card]):
                merged.append(unsure[card])
        if merged:
            for card in range(len(unsure)):
                if known[card] != everybody and among(merged, unsure[card]):
                    classes[card] = fresh
        for card in pile:
            known[card] = 0
            classes[card] = fresh

    def chance(self, n: i64) -> i64:
        """A random number from 0 to n - 1 that the game depends on."""
        self.learned += 1
        return self.rng.below(n)

    # -- copying -------------------------------------------------------------------------------------------------------

    def copy_to(self, twin: "Game") -> None:
        """Copy every field into another game object; subclasses add their own fields."""
        twin.info = self.info
        twin.table = self.table
        twin.map = self.map
        twin.options = self.options
        twin.seed = self.seed
        twin.seats = self.seats
        twin.sides = self.sides
        twin.shared = self.shared
        twin.rng = self.rng.clone()
        twin.zones = [zone.copy() for zone in self.zones]
        twin.looks += 1  # who looked at what it was before has not seen this
        twin.known = self.known
        twin.known_lent = self.known_lent = True
        twin.unsure = self.unsure
        twin.unsure_lent = self.unsure_lent = True
        twin.unsure_classes = self.unsure_classes
        twin.board = self.board
        twin.spot = self.spot
        twin.spot_lent = self.spot_lent = True
        twin.tag = self.tag
        twin.stack = self.stack.copy()
        twin.asking = self.asking
        twin.answers = self.answers
        twin.skims = self.skims
        twin.actor = self.actor
        twin.learned = self.learned
        twin.free = self.free
        twin.passed = self.passed
        twin.lasting = self.lasting
        twin.voting = self.voting
        twin.votes = self.votes
        twin.result = self.result
        twin.log = self.log
        twin.taken = self.taken
        twin.serial = self.serial
        twin.turn_number = self.turn_number
        twin.origin = self.origin
        twin.base = self.base
        twin.events = None  # a copy is for thinking: nobody listens to it
