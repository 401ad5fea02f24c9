"""The benchmark's own reckoning; what it measures differs from machine to machine."""

from io import StringIO

from rich.console import Console

from deckhold.bench.command import middle, show_games


def shown(best: dict[str, dict[str, float]]) -> str:
    console = Console(file=StringIO(), width=120)
    with console.capture() as capture:
        show_games(console, best)
    return capture.get()


def test_games_are_compared_with_ascension() -> None:
    ascension = {"decisions/s": 800_000.0, "games/s": 1_250.0, "clone us": 3.0}
    other = {"decisions/s": 400_000.0, "games/s": 8_000.0, "clone us": 4.5}
    rows = [line.split() for line in shown({"ascension": ascension, "aeons-end": other}).splitlines()]
    assert ["│", "ascension", "│", "800,000", "│", "1.00", "│", "1,250", "│", "640", "│", "3.0", "│"] in rows
    assert ["│", "aeons-end", "│", "400,000", "│", "0.50", "│", "8,000", "│", "50", "│", "4.5", "│"] in rows


def test_one_game_alone_is_not_compared() -> None:
    assert shown({"ascension": {"decisions/s": 1.0, "games/s": 1.0, "clone us": 1.0}}) == ""


def test_a_figure_is_the_median_of_its_samples() -> None:
    assert middle([{"a": 1.0, "b": "x"}, {"a": 9.0, "b": "x"}, {"a": 2.0, "b": "x"}]) == {"a": 2.0}
