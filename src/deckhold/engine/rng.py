"""The one source of chance in a game: small, copied in an instant, equal on every machine."""

from typing import Final, cast

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """A 32-bit small fast counting generator (sfc32).

    All arithmetic stays below 2**63, so that compiled 64-bit integers and Python's own give the same numbers.
    """

    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    d: i64 = 1

    def word(self) -> i64:
        """The next 32 random bits."""
        return _word(self)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1."""
        return _below(self, n)

    def shuffle(self, pile: list[int]) -> None:
        """Put a list in random order, in place."""
        cards = cast(list[object], pile)  # the numbers change places as the objects that they are
        i: i64 = len(cards) - 1
        while i > 0:
            j = _below(self, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1

    def clone(self) -> "Rng":
        twin = Rng()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        return twin

    def state(self) -> list[int]:
        """The whole state as plain numbers, for saving."""
        return [self.a, self.b, self.c, self.d]

    def restore(self, words: list[int]) -> None:
        self.a, self.b, self.c, self.d = words[0], words[1], words[2], words[3]


# Functions, because they are called so often: which method is meant, a call has to look up where there are subclasses.


def _word(rng: Rng) -> i64:
    b = rng.b
    c = rng.c
    d = rng.d
    t = (rng.a + b + d) & MASK
    rng.a = b ^ (b >> 9)
    rng.b = (c + (rng.c << 3)) & MASK
    rng.c = (((rng.c << 21) | (c >> 11)) + t) & MASK
    rng.d = (d + 1) & MASK
    return t


def _below(rng: Rng, n: i64) -> i64:
    return (_word(rng) * n) >> 32


class Luck(Rng):
    """Chance by which things that might happen can be compared: every card brings its own luck into a shuffle.

    Where a card falls depends on the card and on how often it was shuffled, on no other card and on nothing else that
    happened: if one deck has a card that another lacks, the rest of both comes in the same order.
    """

    key: i64
    times: list[int]  # for each card: how often it was shuffled

    def __init__(self, seed: int, cards: int) -> None:
        settle(self, seed)
        self.key = self.word()
        self.times = [0] * cards

    def shuffle(self, pile: list[int]) -> None:
        keyed: list[int] = []
        for card in pile:
            times = self.times[card]
            self.times[card] = times + 1
            keyed.append((scramble(self.key, card, times) << 20) | card)
        keyed.sort()
        for i in range(len(keyed)):
            pile[i] = keyed[i] & 0xFFFFF

    def clone(self) -> "Luck":
        twin = Luck(0, 0)
        twin.restore(self.state())
        twin.key = self.key
        twin.times = self.times.copy()
        return twin


def scramble(key: i64, card: i64, times: i64) -> i64:
    """32 bits that look random, from three small numbers; the products stay below 2**63."""
    x: i64 = (key ^ (card * 0x1E3779B1) ^ (times * 0x5EBCA6B5)) & MASK
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & MASK
    x = ((x ^ (x >> 15)) * 0x45D9F3B5) & MASK
    return x ^ (x >> 16)


def seeded(seed: int) -> Rng:
    """A generator for a seed: any whole number that is not negative."""
    rng = Rng()
    settle(rng, seed)
    return rng


def settle(rng: Rng, seed: int) -> None:
    """Give a generator its seed."""
    rng.a = seed & 0xFFFFFFFF
    rng.b = (seed >> 32) & 0xFFFFFFFF
    rng.c = (seed >> 64) & 0xFFFFFFFF
    for _ in range(12):
        rng.word()
