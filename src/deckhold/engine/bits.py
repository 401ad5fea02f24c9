"""Sets of small numbers as the bits of one number.

Nothing else in engine and games shifts by a variable (a test sees to it). Compiled, `1 << n` is a shift of a 32-bit
number even where everything around it has 64 bits, and a shift too far is another number, not an error; interpreted
it is neither. Here both ways give the same, up to 63 bits, and refuse what lies beyond.
"""

from typing import Final

from mypy_extensions import i64

SIZE: Final = 63  # a set holds numbers from 0 to SIZE - 1


def _left(number: i64, by: i64) -> i64:
    return number << by  # a parameter has 64 bits in C; a literal, or a variable that holds one, has 32


def bit(n: i64) -> i64:
    """The set of `n` alone."""
    if n < 0 or n >= SIZE:
        raise ValueError(f"a bit set holds numbers from 0 to {SIZE - 1}, not {n}")
    return _left(1, n)


def below(n: i64) -> i64:
    """The set of all numbers below `n`."""
    return bit(n) - 1


def has(bits: i64, n: i64) -> bool:
    """Whether `n` is in a set."""
    return bits & bit(n) != 0


def part(number: i64, at: i64, width: i64) -> i64:
    """One of several numbers packed into one: `width` bits from bit `at` on."""
    if at < 0 or at + width > SIZE:
        raise ValueError(f"{width} bits from bit {at} on do not fit into {SIZE}")
    return (number >> at) & below(width)
