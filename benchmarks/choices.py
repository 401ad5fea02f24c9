"""What a bot's choices give away of the chance of winning.

python benchmarks/choices.py ascension greedy search:100 search:400 search:1600
python benchmarks/choices.py last-bastion --seats 4 greedy easy normal

At positions of greedy games, every answer is judged by many games that the game's own knowledge plays to their end.
Such a judgement tells two budgets apart sooner than a tournament. `--verb acquire` looks only at questions with several
answers of that kind, `--verb end-turn` at those where a turn can be ended while something else is left to do.
"""

import random
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import NamedTuple

import click

import deckhold
from deckhold.bots import bot
from deckhold.engine.core import Game
from deckhold.engine.knowledge import Unknown
from deckhold.engine.search import Search, most_promising

MOST = 7  # answers to judge at a position


class Where(NamedTuple):
    """Which positions to look at."""

    game: str
    seats: int
    verb: str
    since: tuple[int, int]  # after so many decisions, from and to


def position(where: Where, seed: int) -> Game | None:
    """Some moment of a greedy game with several answers to choose from."""
    g = deckhold.new(where.game, seats=where.seats, seed=90_000 + seed)
    since = random.Random(seed).randrange(*where.since)
    while not g.over:
        actions = g.actions()
        verbs = [g.info.verb(action).name for action in actions]
        if where.verb.startswith("end"):
            fits = where.verb in verbs
        else:
            fits = not where.verb or verbs.count(where.verb) > 1
        if len(g.history) >= since and fits and 1 < len(actions) <= MOST:
            return g
        g.apply(most_promising(g))
    return None


def judged(g: Game, playouts: int) -> dict[int, float]:
    """How likely each answer is to win."""
    assert g.decision is not None
    seat = g.decision.seat
    search = Search(1 << 40)  # its guesses are other ones than those of the bots
    unknown = Unknown(g, seat)
    worth = {}
    for action in g.actions():
        won = 0.0
        for trial in range(playouts):
            guess = search.guess(unknown, trial)
            guess.take(action)
            while not guess.over:
                guess.take(most_promising(guess))
            won += search.rewards(guess)[seat]
        worth[action] = won / playouts
    return worth


def given_away(where: Where, seed: int, bots: tuple[str, ...], playouts: int) -> list[float] | None:
    """What the choice of each bot costs at one position; without one, nothing."""
    g = position(where, seed)
    if g is None:
        return None
    worth = judged(g, playouts)
    best = max(worth.values())
    return [best - worth[bot(name, seed).choose(g)] for name in bots]


@click.command()
@click.argument("game")
@click.argument("bots", nargs=-1, required=True)
@click.option("--seats", default=2, show_default=True)
@click.option("--verb", default="", help="Only questions with several such answers, or with this way to end a turn.")
@click.option("--since", type=(int, int), default=(20, 240), show_default=True, help="After so many decisions.")
@click.option("--positions", default=200, show_default=True)
@click.option("--playouts", default=2000, show_default=True)
@click.option("--workers", type=int)
def main(
    game: str,
    bots: tuple[str, ...],
    seats: int,
    verb: str,
    since: tuple[int, int],
    positions: int,
    playouts: int,
    workers: int | None,
) -> None:
    where = Where(game, seats, verb, since)
    with ProcessPoolExecutor(workers) as pool:
        jobs = [pool.submit(given_away, where, seed, bots, playouts) for seed in range(positions)]
        rows = [row for job in jobs if (row := job.result()) is not None]
    click.echo(f"{len(rows)} positions, {playouts} play-outs an answer; points of the chance of winning")
    for name, costs in zip(bots, zip(*rows, strict=True), strict=True):
        mean = sum(costs) / len(costs)
        error = sqrt(sum((cost - mean) ** 2 for cost in costs)) / len(costs)
        click.echo(f"{name:16} {100 * mean:5.2f} ± {100 * error:.2f}")


if __name__ == "__main__":
    main()
