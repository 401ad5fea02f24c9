"""The one source of chance in a game: small, copied in an instant, equal on every machine."""

from typing import Final, final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


@final
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
        t = (self.a + self.b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + t) & MASK
        return t

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1."""
        return (self.word() * n) >> 32

    def shuffle(self, pile: list[int]) -> None:
        """Put a list in random order, in place."""
        i: i64 = len(pile) - 1
        while i > 0:
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
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


def seeded(seed: int) -> Rng:
    """A generator for a seed: any whole number that is not negative."""
    rng = Rng()
    rng.a = seed & 0xFFFFFFFF
    rng.b = (seed >> 32) & 0xFFFFFFFF
    rng.c = (seed >> 64) & 0xFFFFFFFF
    for _ in range(12):
        rng.word()
    return rng
