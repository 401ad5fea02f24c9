"""Lists of numbers, and the zones of a game: what is done so often that every look-up counts."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from deckhold.engine.bits import bit, has

if TYPE_CHECKING:
    from deckhold.engine.core.position import Position

MARKS: Final = 62  # zones that have a mark of their own; all others share the last one


def among(numbers: list[int], n: i64) -> bool:
    """Whether a number is one of a list. (`in` compares objects, which takes longer.)"""
    size: i64 = len(numbers)
    i: i64 = 0
    while i < size:
        if numbers[i] == n:
            return True
        i += 1
    return False


def offered(answers: list[int], action: int) -> bool:
    """Whether an action is one of the answers: mostly it is the very object that was listed."""
    given: object = action
    for answer in cast(list[object], answers):
        if answer is given:
            return True
    return action in answers


def take_out(pile: list[int], card: i64) -> object:
    """Take a card out of a pile; its number as the object that it is. (`pile.remove` compares objects.)"""
    size: i64 = len(pile)
    i: i64 = 0
    while i < size:
        if pile[i] == card:
            return cast(list[object], pile).pop(i)
        i += 1
    raise ValueError(f"card {card} does not lie there")


def with_number(numbers: list[int], at: i64, n: i64) -> list[int]:
    """A list with another number in one place, for lists that clones share."""
    out = numbers.copy()
    out[at] = n
    return out


def lay_top(pile: list[int], target: list[int]) -> i64:
    """Lay the top card of a pile on another one; which card it is. (Its number stays the object that it is.)"""
    card = cast(list[object], pile).pop()
    cast(list[object], target).append(card)
    return cast(int, card)


# What follows is called so often that it stands outside of `Position`: which method is meant, a call has to look up.


def zone_of(g: "Position", zone: i64, seat: i64) -> list[int]:
    """The cards of a zone, to be looked at; of a seat's own zone when it is one."""
    shared = g.shared
    if zone >= shared:
        zone = shared + (zone - shared) * g.seats + seat
    return g.zones[zone]


# Whoever changes a zone says so: who looks at a position again and again looks only at what has changed.


def mark_of(index: i64) -> i64:
    """The mark of a zone, as a set."""
    if index >= MARKS:
        return bit(MARKS)
    return bit(index)


def to_take(g: "Position", zone: i64, seat: i64) -> list[int]:
    """The cards of a zone, for somebody who takes some of them away and does nothing else to them."""
    shared = g.shared
    if zone >= shared:
        zone = shared + (zone - shared) * g.seats + seat
    g.altered |= mark_of(zone)
    return g.zones[zone]


def to_change(g: "Position", zone: i64, seat: i64) -> list[int]:
    """The cards of a zone, for somebody who lays cards there, or puts them in another order."""
    shared = g.shared
    if zone >= shared:
        zone = shared + (zone - shared) * g.seats + seat
    mark = mark_of(zone)
    g.altered |= mark
    g.laid |= mark
    return g.zones[zone]


def reveal(g: "Position", card: i64, mask: i64) -> None:
    """The seats in `mask` get to know a card."""
    old: i64 = g.known[card]
    new = old | mask
    if new != old:
        if g.known_lent:
            g.known = g.known.copy()
            g.known_lent = False
        g.known[card] = new
        # What the acting seat reveals of its own it may take back: only news to that seat stops an undo.
        if not has(old, g.actor):
            g.learned += 1


def lay(g: "Position", card: object, index: i64) -> None:
    """Lay a card on top of a zone, its number as the object that it is; those who see the zone now know the card."""
    cast(list[object], g.zones[index]).append(card)
    mark = mark_of(index)
    g.altered |= mark
    g.laid |= mark
    number: i64 = cast(int, card)
    zones = g.map
    if not zones.plain:
        g.settle(number, index)
    reveal(g, number, zones.seen[index])
