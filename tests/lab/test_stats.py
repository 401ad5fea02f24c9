"""The statistics against values worked out by hand or known from the literature."""

import pytest

from deckhold.lab.stats import (
    benjamini_hochberg,
    bradley_terry,
    difference,
    mean,
    means_differ,
    rates_differ,
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


def test_ratings_of_two_are_the_logarithm_of_their_odds() -> None:
    first, second = bradley_terry(["a", "b"], {("a", "b"): 75.0, ("b", "a"): 25.0})
    assert first.name == "a"
    assert first.elo - second.elo == pytest.approx(400 * 0.4718, abs=0.2)  # log10(75.5 / 25.5)
    assert first.low < first.elo < first.high


def test_ratings_go_through_a_third_player() -> None:
    wins = {("a", "b"): 60.0, ("b", "a"): 40.0, ("b", "c"): 60.0, ("c", "b"): 40.0}
    ratings = {rating.name: rating.elo for rating in bradley_terry(["c", "b", "a"], wins)}
    assert ratings["a"] - ratings["b"] == pytest.approx(ratings["b"] - ratings["c"], abs=0.01)
    assert ratings["a"] + ratings["b"] + ratings["c"] == pytest.approx(0, abs=0.01)


def test_who_wins_everything_has_a_finite_rating() -> None:
    best, worst = bradley_terry(["a", "b"], {("a", "b"): 10.0})
    assert best.elo - worst.elo == pytest.approx(400 * 1.3222, abs=0.2)  # log10(10.5 / 0.5)
