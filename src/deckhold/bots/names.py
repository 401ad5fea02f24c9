"""Bots by name."""

import re
from typing import NamedTuple

from deckhold.bots.player import Bot, asked
from deckhold.bots.searching import SearchBot
from deckhold.bots.simple import GreedyBot, RandomBot
from deckhold.engine.core import Game
from deckhold.engine.search import MAX_N, PARANOID


class Level:
    """A strength to play against, and what it may spend on a decision."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations = iterations
        self.seconds = seconds


LEVELS = {
    "easy": Level(40, 1.0),
    "normal": Level(400, 3.0),
    "hard": Level(2000, 8.0),
}
"""The levels of a seat at the table: iterations for a decision, and seconds after which it decides in any case."""

_BUDGET = re.compile(r"(\d+(?:\.\d+)?)(s?)")


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name; ValueError says which names there are.

    `random`, `greedy`, a level (`easy`, `normal`, `hard`), or `search:` and a budget, with whatever else it should heed
    after another colon: `search:400`, `search:2.5s`, `search:400:paranoid`, `search:1600:x2` (on two processes).
    """
    if name == "random":
        return RandomBot(name, seed)
    if name == "greedy":
        return GreedyBot(name, seed)
    if name in LEVELS:
        level = LEVELS[name]
        return SearchBot(name, seed, level.iterations, level.seconds)
    kind, *parts = name.split(":")
    if kind != "search" or not parts:
        raise ValueError(
            f"bot: {name!r} is not one; there are random, greedy, {', '.join(LEVELS)} and search:N (iterations) or"
            " search:Ns (seconds)"
        )
    budget = _BUDGET.fullmatch(parts[0])
    if budget is None or float(budget[1]) <= 0 or (not budget[2] and "." in budget[1]):
        raise ValueError(f"bot: {name!r}: {parts[0]!r} is no budget; 400 (iterations) or 2.5s (seconds) are")
    iterations, seconds = (0, float(budget[1])) if budget[2] else (int(budget[1]), 0.0)
    mode, processes = MAX_N, 1
    for part in parts[1:]:
        if part in (MAX_N, PARANOID):
            mode = part
        elif part[:1] == "x" and part[1:].isdigit() and int(part[1:]):
            processes = int(part[1:])
        else:
            raise ValueError(f"bot: {name!r}: {part!r} means nothing; {MAX_N}, {PARANOID} and x2 (processes) do")
    return SearchBot(name, seed, iterations, seconds, mode, processes)


def hint(game: Game, seat: int, level: str = "normal", seed: int = 0) -> list[tuple[int, float]]:
    """What a seat could do now: its actions with their estimated worth (0 lost, 1 won), best first.

    It is found from what the seat may know, within the budget of a level or of any bot that `bot` knows.
    """
    if seat != asked(game):
        raise ValueError(f"seat: seat {asked(game)} is asked now, not seat {seat!r}")
    return bot(level, seed).rank(game)


class Advice(NamedTuple):
    """An action that a bot would consider, in words."""

    action: int
    label: str
    worth: float


def advice(game: Game, ranked: list[tuple[int, float]], lang: str, most: int = 3) -> list[Advice]:
    """The best of a ranking for somebody to read: what reads alike, such as buying either of two equal cards, once."""
    found: dict[str, Advice] = {}
    for action, worth in ranked:
        label = game.label(action, lang)
        if label not in found and len(found) < most:
            found[label] = Advice(action, label, worth)
    return list(found.values())
