"""Every action of a game in a row, for learners: verb by verb, of the arguments that each can have.

It depends on the game, its options and the number of seats alone, never on the position.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Game
from deckhold.engine.zones import FACE_DOWN, Zone

LONE_NUMBERS: Final = 256  # values of a verb's only argument, where the verb does not say
MORE_NUMBERS: Final = 16  # values of a number beside another argument


@final
class ActionIndex:
    """Numbers every action a game can have: verb by verb, then by the second argument, then by the first.

    Only arguments that can be are numbered: of cards and pieces those of the kinds that lie in the verb's zones.
    """

    def __init__(self, g: Game) -> None:
        self.info = g.info
        self.actions: list[int] = []  # number -> action
        # A verb has a row for each second argument, which ends where that of the next verb begins.
        self.rows = vec[i64]()  # verb -> its first row
        self.begins = vec[i64]()  # row -> the number of its first action; -1: its second argument cannot be
        self.table = vec[i64]()  # row -> where its places begin, for each first argument
        self.length = vec[i64]()  # row -> how many places these are
        self.places = vec[i64]()  # the place of a first argument in the row, or -1
        for number, verb in enumerate(g.info.verbs):
            self.rows = append(self.rows, len(self.begins))
            if verb.name != "-":
                self._add(g, number, verb)
        self.rows = append(self.rows, len(self.begins))
        self.size = len(self.actions)
        self._nothing = bytes(self.size)

    def _add(self, g: Game, number: int, verb: act.Verb) -> None:
        """Give a verb its block."""
        seconds = self._values(g, verb, verb.b, verb.a, verb.onto)
        by_zone = verb.b == act.ZONE and verb.a in (act.CARD, act.PIECE)
        firsts = self._values(g, verb, verb.a, verb.b, verb.zones)
        table, length = self._place(firsts)
        for b in range(seconds[-1] + 1 if seconds else 0):
            if by_zone:
                firsts = self._values(g, verb, verb.a, verb.b, [b])
                table, length = self._place(firsts)
            self.begins = append(self.begins, len(self.actions) if b in seconds else -1)
            self.table = append(self.table, table)
            self.length = append(self.length, length)
            if b in seconds:
                self.actions += [act.action(number, a, b) for a in firsts]

    def _place(self, firsts: list[int]) -> tuple[int, int]:
        """Give first arguments their places; where these begin, and how many there are."""
        places = places_of(firsts)
        begins = len(self.places)
        for place in places:
            self.places = append(self.places, place)
        return begins, len(places)

    def _values(self, g: Game, verb: act.Verb, kind: str, other: str, zones: list[int]) -> list[int]:
        """What an argument can be, in ascending order."""
        table = g.table
        if kind in (act.CARD, act.PIECE):
            held = held_in(g, [g.info.zones[zone] for zone in zones])
            return held if kind == act.CARD else [card for card, at in enumerate(table.kind) if at in held]
        if kind == act.BACK:
            held = held_in(g, [zone for zone in g.info.zones if zone.visible == FACE_DOWN])
            return list(range(1, 1 + sum([table.defs[at].copies for at in held])))
        if kind == act.ZONE:
            return sorted(zones) if zones else list(range(len(g.info.zones)))
        if kind == act.SEAT:
            return list(range(g.seats))
        if kind == act.CELL:
            return list(range(0 if g.board is None else g.board.size))
        if kind == act.RESOURCE:
            return list(range(len(g.info.resources)))
        if kind == act.NUMBER:
            return list(range(verb.numbers or (LONE_NUMBERS if other == act.NONE else MORE_NUMBERS)))
        return [0]

    def index(self, action: i64) -> i64:
        """The number of an action."""
        verb = act.verb_of(action)
        a = act.first(action)
        b = act.second(action)
        row = self.rows[verb] + b
        if row < self.rows[verb + 1] and self.begins[row] >= 0 and a < self.length[row]:
            place = self.places[self.table[row] + a]
            if place >= 0:
                return self.begins[row] + place
        name = self.info.verbs[verb].name
        raise ValueError(f"{self.info.id}: verb {name!r} does not say that its arguments can be {a}, {b}")

    def action(self, index: i64) -> i64:
        """The action that has a number."""
        if not 0 <= index < self.size:
            raise ValueError(f"action: {index} is not from 0 to {self.size - 1}")
        return self.actions[index]

    def legal(self, g: Game) -> list[int]:
        """The numbers of the legal actions, in ascending order."""
        out = [self.index(action) for action in g.answers]
        out.sort()
        return out

    def mask(self, g: Game, seat: i64) -> bytearray:
        """For each number 1 if the seat may take the action now, else 0; all 0 while another seat is asked."""
        out = bytearray(self._nothing)
        asking = g.asking
        if asking is not None and asking.op.decider(g, asking) == seat:
            for action in g.answers:
                out[self.index(action)] = 1
        return out


def held_in(g: Game, zones: list[Zone]) -> list[int]:
    """The definitions that may lie in one of some zones; without a zone all of them."""
    out: list[int] = []
    for index, definition in enumerate(g.table.defs):
        may = not zones
        for zone in zones:
            may = may or zone.holds(definition.kind)
        if may:
            out.append(index)
    return out


def places_of(values: list[int]) -> list[int]:
    """For each number up to the last of some ascending ones its place among them, or -1."""
    out = [-1] * (values[-1] + 1 if values else 0)
    for place, value in enumerate(values):
        out[value] = place
    return out
