"""The statistics of many games: intervals, tests, corrections for many comparisons, ratings."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import erfc, exp, inf, log, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Z = 1.959963984540054  # two-sided 95 %
ELO = 400 / log(10)  # points for a step of the natural logarithm of the odds

Numbers = NDArray[np.float64]


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
    return Share(hits, n, rate, *_wilson(rate, n))


def score(points: Sequence[float]) -> Share:
    """The average of what games brought, from 0 to 1 each.

    Draws, and deals that two teams both win or both lose, scatter less than wins and losses do: they count as so many
    wins and losses as would scatter as little. Half a win either way keeps a few equal games from looking certain.
    """
    n = len(points)
    if n == 0:
        return share(0, 0)
    total = sum(points)
    middle = (total + 0.5) / (n + 1)
    scatter = (sum((one - middle) ** 2 for one in points) + (middle**2 + (1 - middle) ** 2) / 2) / (n + 1)
    return Share(total, n, total / n, *_wilson(total / n, n * middle * (1 - middle) / scatter))


def _wilson(rate: float, n: float) -> tuple[float, float]:
    base = 1 + Z * Z / n
    middle = (rate + Z * Z / (2 * n)) / base
    half = Z / base * sqrt(max(0.0, rate * (1 - rate) / n + Z * Z / (4 * n * n)))
    return max(0.0, middle - half), min(1.0, middle + half)


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


Meeting = Mapping[tuple[str, str], float]  # what one game says: (a, b) -> the points of a against b, from 0 to 1


def bradley_terry(names: Sequence[str], meetings: Iterable[Meeting]) -> list[Rating]:
    """Ratings from games, each of one pairing or of several: the strengths that make the results most likely.

    Half a win either way for each pairing keeps a player who won everything at a finite strength. Intervals come from
    how much the games scatter around what the strengths expect of them (the "sandwich" estimate), for all strengths at
    once: draws scatter less than wins, and pairings that share a game, as teams on one seed do, count as one.
    """
    place = {name: i for i, name in enumerate(names)}
    scores: Counter[tuple[tuple[int, int, float], ...]] = Counter()  # games that say the same count together
    for meeting in meetings:
        scores[tuple(sorted((place[a], place[b], points) for (a, b), points in meeting.items()))] += 1
    weighed: list[tuple[tuple[tuple[int, int, float], ...], float]] = list(scores.items())
    for a, b in sorted({(min(a, b), max(a, b)) for meeting in scores for a, b, _ in meeting}):
        weighed += [(((a, b, 1.0),), 0.5), (((a, b, 0.0),), 0.5)]
    strengths = np.zeros(len(names))
    for _ in range(100):
        slope, curve, _ = _likelihood(strengths, weighed)
        step = np.linalg.pinv(curve, hermitian=True) @ slope
        strengths += step * min(1.0, 2 / max(float(np.abs(step).max()), 1e-9))
        if np.abs(step).max() < 1e-10:
            break
    _, curve, scatter = _likelihood(strengths, weighed)
    bread = np.linalg.pinv(curve, hermitian=True)
    variances = (bread @ scatter @ bread).diagonal()
    ratings = []
    for name, i in place.items():
        half = Z * ELO * sqrt(max(0.0, variances[i])) if curve[i, i] > 0 else inf
        ratings.append(Rating(name, ELO * strengths[i], ELO * strengths[i] - half, ELO * strengths[i] + half))
    return sorted(ratings, key=lambda rating: -rating.elo)


def _likelihood(
    strengths: Numbers, weighed: Sequence[tuple[tuple[tuple[int, int, float], ...], float]]
) -> tuple[Numbers, Numbers, Numbers]:
    """The slope of the logarithm of the likelihood, its curvature, and how much the games' own slopes scatter."""
    count = len(strengths)
    slope, curve, scatter = np.zeros(count), np.zeros((count, count)), np.zeros((count, count))
    for meeting, weight in weighed:
        own = np.zeros(count)
        for a, b, points in meeting:
            expected = 1 / (1 + exp(strengths[b] - strengths[a]))
            own[a] += points - expected
            own[b] -= points - expected
            known = weight * expected * (1 - expected)
            curve[a, a] += known
            curve[b, b] += known
            curve[a, b] -= known
            curve[b, a] -= known
        slope += weight * own
        scatter += weight * np.outer(own, own)
    return slope, curve, scatter
