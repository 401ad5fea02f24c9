"""The statistics of many games: intervals, tests, corrections for many comparisons, ratings."""

from collections.abc import Mapping, Sequence
from math import erfc, log, log10, sqrt
from typing import NamedTuple

Z = 1.959963984540054  # two-sided 95 %


class Share(NamedTuple):
    """A part of a whole, with the interval in which the true rate lies with 95 % confidence (Wilson)."""

    hits: float
    n: int
    rate: float
    low: float
    high: float


def share(hits: float, n: int) -> Share:
    """A Wilson interval: right for small numbers and for rates near 0 and 1 as well."""
    if n == 0:
        return Share(hits, 0, 0.0, 0.0, 1.0)
    rate = hits / n
    base = 1 + Z * Z / n
    middle = (rate + Z * Z / (2 * n)) / base
    half = Z / base * sqrt(max(0.0, rate * (1 - rate) / n + Z * Z / (4 * n * n)))
    return Share(hits, n, rate, max(0.0, middle - half), min(1.0, middle + half))


class Mean(NamedTuple):
    """An average, how far single values scatter, and the 95 % interval of the average."""

    n: int
    mean: float
    deviation: float
    low: float
    high: float


def mean(n: int, total: float, squares: float) -> Mean:
    """An average from the number of values, their sum and the sum of their squares."""
    if n == 0:
        return Mean(0, 0.0, 0.0, 0.0, 0.0)
    middle = total / n
    variance = max(0.0, squares - n * middle * middle) / max(1, n - 1)
    half = Z * sqrt(variance / n)
    return Mean(n, middle, sqrt(variance), middle - half, middle + half)


def normal_tail(z: float) -> float:
    """How likely a normal value is to be at least this far from the middle, on either side."""
    return erfc(abs(z) / sqrt(2))


def rates_differ(a: Share, b: Share) -> float:
    """The probability of such a difference between two rates if there were none (two-proportion z-test)."""
    if a.n == 0 or b.n == 0:
        return 1.0
    pooled = (a.hits + b.hits) / (a.n + b.n)
    error = sqrt(pooled * (1 - pooled) * (1 / a.n + 1 / b.n))
    return normal_tail((a.rate - b.rate) / error) if error > 0 else 1.0


def means_differ(a: Mean, b: Mean) -> float:
    """The same for two averages of many values (Welch's test, with the normal distribution)."""
    if a.n < 2 or b.n < 2:
        return 1.0
    error = sqrt(a.deviation**2 / a.n + b.deviation**2 / b.n)
    if error > 0:
        return normal_tail((a.mean - b.mean) / error)
    return 1.0 if a.mean == b.mean else 0.0


def difference(a: Share, b: Share) -> tuple[float, float, float]:
    """b - a with its 95 % interval (Newcombe's, made of the two Wilson intervals)."""
    gap = b.rate - a.rate
    low = gap - sqrt((b.rate - b.low) ** 2 + (a.high - a.rate) ** 2)
    high = gap + sqrt((b.high - b.rate) ** 2 + (a.rate - a.low) ** 2)
    return gap, low, high


def benjamini_hochberg(chances: Sequence[float]) -> list[float]:
    """Corrected for many comparisons: of all that stay below q, no more than q are expected to be mere chance."""
    order = sorted(range(len(chances)), key=lambda i: chances[i], reverse=True)
    out = [1.0] * len(chances)
    least = 1.0
    for place, i in enumerate(order):
        rank = len(chances) - place
        least = min(least, chances[i] * len(chances) / rank)
        out[i] = least
    return out


class Rating(NamedTuple):
    """A strength on the Elo scale, relative to the average of the field, with its 95 % interval."""

    name: str
    elo: float
    low: float
    high: float


def bradley_terry(names: Sequence[str], wins: Mapping[tuple[str, str], float]) -> list[Rating]:
    """Ratings from the wins of each over each other: the strengths that make the results most likely.

    Half a win either way for each pairing keeps a player who won everything at a finite strength.
    """
    scored = {
        (a, b): wins.get((a, b), 0.0) + 0.5
        for a in names
        for b in names
        if a != b and wins.get((a, b), 0.0) + wins.get((b, a), 0.0) > 0
    }
    strength = dict.fromkeys(names, 1.0)
    for _ in range(10_000):
        new: dict[str, float] = {}
        for a in names:
            won = sum(scored.get((a, b), 0.0) for b in names)
            against = sum(
                (scored[a, b] + scored[b, a]) / (strength[a] + strength[b]) for b in names if (a, b) in scored
            )
            new[a] = won / against if against else 1.0
        middle = 1.0
        for value in new.values():
            middle *= value ** (1 / len(new))
        new = {a: value / middle for a, value in new.items()}
        moved = max(abs(log(new[a] / strength[a])) for a in names)
        strength = new
        if moved < 1e-9:
            break
    ratings = []
    for a in names:
        # The curvature of the likelihood in this player's strength, in the unit of Elo.
        known = sum(
            (scored[a, b] + scored[b, a]) * strength[a] * strength[b] / (strength[a] + strength[b]) ** 2
            for b in names
            if (a, b) in scored
        )
        elo = 400 * log10(strength[a])
        half = Z * 400 / log(10) / sqrt(known) if known else float("inf")
        ratings.append(Rating(a, elo, elo - half, elo + half))
    return sorted(ratings, key=lambda rating: -rating.elo)
