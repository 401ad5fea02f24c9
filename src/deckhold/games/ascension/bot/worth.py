"""How good a position is."""

from math import exp
from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.core import Game
from deckhold.games.ascension.bot.cards import known
from deckhold.games.ascension.bot.promising import pool_left, turns_left
from deckhold.games.ascension.bot.weights import (
    HAND_LEFT,
    IN_PLAY,
    NEXT_HAND,
    ON_THE_MOVE,
    ON_THE_MOVE_LATE,
    POINTS,
    POINTS_LATE,
    SAMAEL_RATE,
    UNSPENT_POWER,
    UNSPENT_RUNE,
)
from deckhold.games.ascension.state import CONSTRUCTS, DECK, HAND, Ascension

HOPELESS: Final = 50.0  # a difference in prospects beyond which nothing changes


def worth(g: Game, seat: int) -> float:
    """How likely a seat is to win."""
    a = cast(Ascension, g)
    unsure = unsure_owners(a, seat)
    own = prospect(a, seat, seat, unsure)
    if a.solo:
        return 1.0 / (1.0 + odds(samael_prospect(a) - own))
    total = 0.0
    for other in range(a.seats):
        total += odds(prospect(a, other, seat, unsure) - own)
    return 1.0 / total


def odds(ahead: float) -> float:
    """How much likelier a win is with so much better prospects; a position may be edited to any honor."""
    return exp(min(ahead, HOPELESS))


@final
class Average:
    """What a card brings that might be any of several."""

    honor: float
    future: float
    tempo: float
    size: float

    def __init__(self) -> None:
        self.honor = 0.0
        self.future = 0.0
        self.tempo = 0.0
        self.size = 0.0

    def add(self, a: Ascension, card: i64) -> None:
        definition = a.card(card)
        brings = known(a.table)[definition.index]
        n = self.size
        self.size = n + 1.0
        self.honor = (self.honor * n + float(definition.honor)) / self.size
        self.future = (self.future * n + brings.future) / self.size
        self.tempo = (self.tempo * n + brings.tempo) / self.size


NOBODY_STOLE: Final[dict[int, Average]] = {}


def unsure_owners(a: Ascension, viewer: i64) -> dict[int, Average]:
    """The classes of cards of which the viewer knows how many each seat has, but not which: after a theft (AS-106)."""
    if a.seats < 3 or viewer == a.turn:
        return NOBODY_STOLE
    own: list[int] = []
    for card in a.at(HAND, a.turn):
        if not knows(a, viewer, card) and a.unsure[card] not in own:
            own.append(a.unsure[card])
    if not own:
        return NOBODY_STOLE
    mixed: list[int] = []
    for seat in range(a.seats):
        if seat != viewer and seat != a.turn:
            for zone in (DECK, HAND):
                for card in a.at(zone, seat):
                    group = a.unsure[card]
                    if group in own and group not in mixed and not knows(a, viewer, card):
                        mixed.append(group)
    if not mixed:
        return NOBODY_STOLE
    out = {group: Average() for group in mixed}
    for seat in range(a.seats):
        for zone in (DECK, HAND):
            for card in a.at(zone, seat):
                if a.unsure[card] in mixed and not knows(a, viewer, card):
                    out[a.unsure[card]].add(a, card)
    return out


def knows(a: Ascension, seat: i64, card: i64) -> bool:
    return has(a.known[card], seat)


def prospect(a: Ascension, seat: i64, viewer: i64, unsure: dict[int, Average]) -> float:
    """A seat's strength: the difference of two is the logarithm of how much likelier one is to win than the other.

    It is read off what the viewing seat may know: of other seats all their cards together, but not their hand.
    """
    cards = known(a.table)
    kinds = a.table.kind
    points = float(a.honor[seat])
    size = 0.0
    tempo = 0.0
    future = 0.0
    for zone in range(DECK, CONSTRUCTS + 1):
        for card in a.at(zone, seat):
            size += 1.0
            if unsure and a.unsure[card] in unsure and not knows(a, viewer, card):
                likely = unsure[a.unsure[card]]
                points += likely.honor
                future += likely.future
                tempo += likely.tempo
                continue
            points += float(a.card(card).honor)
            brings = cards[kinds[card]]
            future += brings.future
            tempo += brings.tempo
    future += IN_PLAY * float(len(a.at(CONSTRUCTS, seat)))
    left = pool_left(a)
    gone = 1.0 - left
    total = points * (POINTS + POINTS_LATE * gone) + future * left
    held = 0.0
    if seat == viewer:
        for card in a.at(HAND, seat):
            held += cards[kinds[card]].tempo
    elif size > 0.0:  # all of a seat's cards can be banished
        held = float(len(a.at(HAND, seat))) * tempo / size
    if seat != a.turn:
        return total + NEXT_HAND * held
    total += ON_THE_MOVE + ON_THE_MOVE_LATE * gone + HAND_LEFT * held
    return total + UNSPENT_RUNE * float(a.runes) + UNSPENT_POWER * float(a.power)


def samael_prospect(a: Ascension) -> float:
    """Samael takes two cards a turn, whatever they are."""
    return (POINTS + POINTS_LATE) * (float(a.samael_score()) + SAMAEL_RATE * turns_left(a))
