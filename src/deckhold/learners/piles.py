"""Zones of a position as numbers, for learners: how many cards lie there, some in order, all of them by definition.

What is written stays, and only what has changed since is written anew: this is where learners spend their time, so
tables are arrays of numbers, and piles are compared as lists.
"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Game
from deckhold.engine.zones import FACE_DOWN, Zone

UNKNOWN: Final = -2  # a card that the seat does not know, beside NO_CARD; less its back where that is seen
FEW: Final = 6  # cards of a pile that are copied as quickly as one is exchanged


@final
class Pile:
    """Where an observation tells a zone, and how.

    First how many cards there are and how many of them the seat does not know, then some in order, then for each
    definition that may lie here how many there are; then for each cell of the board the last piece there, and how many.
    """

    def __init__(self, g: Game, zone: Zone, at: int, places: int, counts: int, cells: int, where: vec[i64]) -> None:
        self.game = g.info.id
        self.table = g.table
        self.zone = zone
        self.at: i64 = at
        self.places: i64 = places  # how many cards are told in order
        self.fixed = zone.slots > 0  # from the first place on; else from the top down
        self.face_down = zone.visible == FACE_DOWN  # backs are seen
        self.cells: i64 = cells  # of the board, if pieces have spots here
        self.cells_at: i64 = at + 2 + places + counts
        self.where = where  # copy -> where its definition is counted, seen from `at`; 0: it cannot lie here


def relay(out: vec[i16], begins: i64, pile: Pile, before: list[int], cards: list[int], kind: vec[i64]) -> i64:
    """Other cards lie in a pile than before, as the seat knows them. Returns how many of the first are the same."""
    was: i64 = len(before)
    size: i64 = len(cards)
    least = was if was < size else size
    old = cast(list[object], before)
    new = cast(list[object], cards)
    same: i64 = 0
    while same < least and old[same] is new[same]:
        same += 1
    at = begins + pile.at
    where = pile.where
    befores = cast(list[i64], before)
    numbers = cast(list[i64], cards)
    unknown: i64 = i64(out[at + 1])
    i = same
    while i < was:
        gone = befores[i]
        if gone >= 0:
            spot = at + where[gone]
            out[spot] = i16(i64(out[spot]) - 1)
        elif gone <= UNKNOWN:
            unknown -= 1
        i += 1
    i = same
    while i < size:
        card = numbers[i]
        if card >= 0:
            counted = where[card]
            if counted == 0:
                raise ValueError(
                    f"{pile.game}: {pile.table.card[card].id} lies in {pile.zone.name}, which holds others"
                )
            out[at + counted] = i16(i64(out[at + counted]) + 1)
        elif card <= UNKNOWN:
            unknown += 1
        i += 1
    out[at] = i16(size)
    out[at + 1] = i16(unknown)
    at += 2
    end = at + pile.places
    i = 0 if pile.fixed else size - 1
    step: i64 = 1 if pile.fixed else -1
    while at < end:
        told: i64 = 0
        if 0 <= i < size:
            shown = numbers[i]
            told = kind[shown] if shown >= 0 else 1 + shown
            i += step
        out[at] = i16(told)
        at += 1
    return same


def remembered(before: list[int], cards: list[int], same: i64) -> list[int]:
    """A pile to be compared with later: the one from before where little is different, or a copy."""
    was: i64 = len(before)
    size: i64 = len(cards)
    if (was - same + size - same) * FEW > 2 * FEW + size:
        return cards.copy()
    while was > same:
        before.pop()
        was -= 1
    while same < size:
        cast(list[object], before).append(cast(list[object], cards)[same])
        same += 1
    return before


def only_counted(out: vec[i16], begins: i64, pile: Pile, size: i64) -> None:
    """So many cards lie in a pile, and the seat knows none of them."""
    at = begins + pile.at
    out[at] = i16(size)
    out[at + 1] = i16(size)
    at += 2
    end = at + pile.places
    while at < end:
        out[at] = -1 if size > 0 else 0
        size -= 1
        at += 1


def spread(
    out: vec[i16], begins: i64, pile: Pile, pieces: list[int], cards: list[int], g: Game, written: list[int]
) -> list[int]:
    """For each cell of the board the last piece of a pile that stands there, and how many do; returns these cells.

    `pieces` lie there, `cards` are what the seat knows of them, `written` are the cells that were told before.
    """
    at = begins + pile.cells_at
    cells = pile.cells
    for cell in written:
        out[at + cell] = 0
        out[at + cells + cell] = 0
    standing: list[int] = []
    for i in range(len(pieces)):
        piece = pieces[i]
        stands: i64 = g.spot[piece] if piece >= 0 else -1
        if stands >= 0:
            standing.append(stands)
            out[at + stands] = i16(1 + g.table.kind[piece] if cards[i] >= 0 else 1 + cards[i])
            out[at + cells + stands] = i16(i64(out[at + cells + stands]) + 1)
    return standing


def knows(g: Game, seat: i64, card: i64) -> bool:
    """Whether the seat knows a card; everybody knows an empty place."""
    return card == NO_CARD or has(g.known[card], seat)


def knows_none(g: Game, seat: i64, cards: list[int]) -> bool:
    """Whether the seat knows none of some cards: long piles of such are looked at in many positions."""
    known = cast(list[i64], g.known)
    numbers = cast(list[i64], cards)
    size: i64 = len(cards)
    i: i64 = 0
    while i < size:
        card = numbers[i]
        if card == NO_CARD:
            return False
        by = known[card]
        if by != 0 and has(by, seat):
            return False
        i += 1
    return True


def as_seen(g: Game, seat: i64, pile: Pile, cards: list[int]) -> list[int]:
    """Cards as the seat knows them: each itself, or UNKNOWN less the number of the back that it sees."""
    back = g.table.back
    return [card if knows(g, seat, card) else UNKNOWN - back[card] if pile.face_down else UNKNOWN for card in cards]
