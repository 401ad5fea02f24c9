"""Bots by name."""

import re
from typing import NamedTuple

from deckhold.bots.player import Bot, asked
from deckhold.bots.searching import SearchBot
from deckhold.bots.simple import GreedyBot, RandomBot
from deckhold.engine.core import Game
from deckhold.engine.search import MAX_N, PARANOID

LEVELS = {"easy": "search:10:1s", "normal": "search:40:3s", "hard": "search:2000:8s"}
"""The levels of a seat at the table: what each may spend on a decision."""

HINTER = "search:400:3s"
"""Who is asked for a hint."""

_BUDGET = re.compile(r"(\d+(?:\.\d+)?)(s?)")


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name; ValueError says which names there are.

    `random`, `greedy`, a level (`easy`, `normal`, `hard`), or `search:` and a budget, with whatever else it should heed
    after another colon: `search:400`, `search:2.5s`, `search:400:3s` (whichever is spent first), `search:400:paranoid`,
    `search:1600:x2` (on two processes).
    """
    if name == "random":
        return RandomBot(name, seed)
    if name == "greedy":
        return GreedyBot(name, seed)
    kind, *parts = LEVELS.get(name, name).split(":")
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
        limit = _BUDGET.fullmatch(part)
        if part in (MAX_N, PARANOID):
            mode = part
        elif iterations and limit is not None and limit[2] and float(limit[1]) > 0:
            seconds = float(limit[1])
        elif part[:1] == "x" and part[1:].isdigit() and int(part[1:]):
            processes = int(part[1:])
        else:
            raise ValueError(
                f"bot: {name!r}: {part!r} means nothing; {MAX_N}, {PARANOID}, x2 (processes) and, after iterations, 3s"
                " (no longer than that) do"
            )
    return SearchBot(name, seed, iterations, seconds, mode, processes)


def hint(game: Game, seat: int, level: str = HINTER, seed: int = 0) -> list[tuple[int, float]]:
    """What a seat could do now: its actions with their estimated worth (0 lost, 1 won), best first.

    It is found from what the seat may know, by any bot that `bot` knows.
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
