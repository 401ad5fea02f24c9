"""The statistics against values worked out by hand or known from the literature."""

import random
from collections.abc import Callable
from itertools import combinations
from math import comb, inf, log, log10, sqrt

import pytest

from deckhold.lab.stats import (
    Meeting,
    benjamini_hochberg,
    bradley_terry,
    difference,
    mean,
    means_differ,
    rates_differ,
    score,
    share,
)


def test_a_wilson_interval() -> None:
    part = share(8, 10)  # Wilson (1927): 0.490 to 0.943
    assert part.rate == 0.8
    assert part.low == pytest.approx(0.4902, abs=5e-5)
    assert part.high == pytest.approx(0.9433, abs=5e-5)


def test_a_wilson_interval_stays_between_0_and_1() -> None:
    assert share(0, 20).low == 0
    assert share(0, 20).high == pytest.approx(0.1611, abs=5e-5)
    assert share(20, 20).high == 1


def test_no_games_tell_nothing() -> None:
    assert share(0, 0)[3:] == (0.0, 1.0)


def test_a_score_of_wins_and_losses_has_wilsons_interval() -> None:
    assert score([1.0] * 8 + [0.0] * 2) == pytest.approx(share(8, 10))


def test_no_games_have_no_score() -> None:
    assert score([]) == share(0, 0)


@pytest.mark.parametrize("drawn", [0.3, 0.6, 0.9])
@pytest.mark.parametrize("chance", [0.5, 0.7])
def test_95_of_100_intervals_of_scores_hold_the_true_one(chance: float, drawn: float) -> None:
    """Not drawn by lot but counted: each result of 60 games with the probability that it has."""
    true = drawn / 2 + (1 - drawn) * chance
    covered = 0.0
    for decided in range(61):
        for won in range(decided + 1):
            points = [1.0] * won + [0.0] * (decided - won) + [0.5] * (60 - decided)
            found = score(points)
            if found.low <= true <= found.high:
                likely = comb(60, decided) * (1 - drawn) ** decided * drawn ** (60 - decided)
                covered += likely * comb(decided, won) * chance**won * (1 - chance) ** (decided - won)
    assert 0.935 <= covered <= 0.975


def test_an_average_with_its_interval() -> None:
    value = mean(4, 10.0, 30.0)  # 1, 2, 3, 4
    assert value.mean == 2.5
    assert value.deviation == pytest.approx(1.29099, abs=1e-5)
    assert value.high - value.mean == pytest.approx(1.2652, abs=1e-4)


def test_two_rates_by_the_z_test() -> None:
    assert rates_differ(share(60, 100), share(40, 100)) == pytest.approx(0.004678, abs=1e-6)
    assert rates_differ(share(50, 100), share(50, 100)) == 1.0


def test_two_averages_by_welchs_test() -> None:
    a, b = mean(100, 500.0, 2600.0), mean(100, 520.0, 2804.0)
    assert means_differ(a, b) == pytest.approx(0.159, abs=0.002)
    assert means_differ(a, a) == 1.0


def test_a_difference_with_newcombes_interval() -> None:
    gap, low, high = difference(share(48, 80), share(56, 70))  # Newcombe (1998), example a, turned round
    assert gap == pytest.approx(0.2)
    assert low == pytest.approx(0.0524, abs=5e-5)
    assert high == pytest.approx(0.3339, abs=5e-5)


def test_benjamini_hochberg() -> None:
    assert benjamini_hochberg([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.02, 0.04, 0.04, 0.02])
    assert benjamini_hochberg([]) == []


# -- ratings -----------------------------------------------------------------------------------------------------------


def met(a: str, b: str, won: int, lost: int) -> list[Meeting]:
    return [{(a, b): 1.0}] * won + [{(a, b): 0.0}] * lost


def test_ratings_of_two_are_the_logarithm_of_their_odds() -> None:
    first, second = bradley_terry(["a", "b"], met("a", "b", 75, 25))
    assert first.name == "a"
    assert first.elo - second.elo == pytest.approx(400 * 0.47139, abs=0.01)  # log10(75.5 / 25.5)
    assert first.high - first.low == pytest.approx(second.high - second.low)


def test_ratings_go_through_a_third_player() -> None:
    ratings = {
        rating.name: rating.elo
        for rating in bradley_terry(["c", "b", "a"], met("a", "b", 60, 40) + met("b", "c", 60, 40))
    }
    assert ratings["a"] - ratings["b"] == pytest.approx(ratings["b"] - ratings["c"], abs=0.01)
    assert ratings["a"] + ratings["b"] + ratings["c"] == pytest.approx(0, abs=0.01)


def test_who_wins_everything_has_a_finite_rating() -> None:
    best, worst = bradley_terry(["a", "b"], met("a", "b", 10, 0))
    assert best.elo - worst.elo == pytest.approx(400 * 1.3222, abs=0.2)  # log10(10.5 / 0.5)


def test_of_who_met_nobody_nothing_is_known() -> None:
    stranger = next(rating for rating in bradley_terry(["a", "b", "c"], met("a", "b", 6, 4)) if rating.name == "c")
    assert (stranger.low, stranger.high) == (-inf, inf)


def test_the_interval_of_two_is_that_of_half_the_logarithm_of_their_odds() -> None:
    """Gart's interval of the odds: the variance of their logarithm is the sum of 1 / (hits + 1/2) of both sides."""
    first, _ = bradley_terry(["a", "b"], met("a", "b", 75, 25))
    assert first.high - first.elo == pytest.approx(1.96 * 0.5 * 400 / log(10) * sqrt(1 / 75.5 + 1 / 25.5), abs=0.01)


@pytest.mark.parametrize("chance", [0.5, 0.6, 0.75, 0.9])
def test_95_of_100_intervals_of_two_hold_the_true_strength(chance: float) -> None:
    """Not drawn but counted: each result of 60 games with the probability that it has."""
    true = 400 * log10(chance / (1 - chance)) / 2
    covered = 0.0
    for won in range(61):
        rating = next(one for one in bradley_terry(["a", "b"], met("a", "b", won, 60 - won)) if one.name == "a")
        if rating.low <= true <= rating.high:
            covered += comb(60, won) * chance**won * (1 - chance) ** (60 - won)
    assert 0.935 <= covered <= 0.97


def coverage(draw: Callable[[random.Random], list[Meeting]], true: dict[str, float], times: int) -> float:
    """How many of the intervals of simulated tournaments hold the true strength."""
    chooser = random.Random(1)
    held = 0
    for _ in range(times):
        for rating in bradley_terry(list(true), draw(chooser)):
            held += rating.low <= true[rating.name] <= rating.high
    return held / (times * len(true))


@pytest.mark.parametrize("drawn", [0.0, 0.5])
def test_95_of_100_intervals_of_three_hold_the_true_strength(drawn: float) -> None:
    """Whether games are often drawn or never."""
    true = {"a": 120.0, "b": -10.0, "c": -110.0}

    def tournament(chooser: random.Random) -> list[Meeting]:
        found: list[Meeting] = []
        for a, b in combinations(true, 2):
            win = 1 / (1 + 10 ** ((true[b] - true[a]) / 400))
            half = drawn * min(win, 1 - win)
            for _ in range(40):
                luck = chooser.random()
                found.append({(a, b): 1.0 if luck < win - half else 0.0 if luck >= win + half else 0.5})
        return found

    assert 0.935 <= coverage(tournament, true, 400) <= 0.965


def test_95_of_100_intervals_of_teams_on_the_same_seeds_hold_the_true_strength() -> None:
    """A hard deal is hard for every team: pairings of one deal are one game, not three."""
    skill = {"a": 0.7, "b": 0.5, "c": 0.4}

    def deals(chooser: random.Random, count: int) -> list[Meeting]:
        found: list[Meeting] = []
        for _ in range(count):
            hard = chooser.random() - 0.5
            won = {team: chooser.random() < skill[team] - hard * 0.6 for team in skill}
            found.append({(a, b): 0.5 + 0.5 * (won[a] - won[b]) for a, b in combinations(skill, 2)})
        return found

    true = {rating.name: rating.elo for rating in bradley_terry(list(skill), deals(random.Random(2), 20_000))}
    assert 0.935 <= coverage(lambda chooser: deals(chooser, 60), true, 400) <= 0.965
