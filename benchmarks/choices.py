"""What a bot's choices give away of the chance of winning, in Ascension for two.

python benchmarks/choices.py greedy search:100 search:400 search:1600

At positions of greedy games with a purchase to choose, every answer is judged by many games that the game's own
knowledge plays to their end. Such a judgement tells two budgets apart sooner than a tournament.
"""

import random
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

import click

import deckhold
from deckhold.bots import bot
from deckhold.engine.core import Game
from deckhold.engine.knowledge import Unknown
from deckhold.engine.search import Search

MOST = 7  # answers to judge at a position
ENDLESS = 1_000_000  # turns


def position(seed: int) -> Game | None:
    """Some moment of a greedy game with several purchases to choose from."""
    g = deckhold.new("ascension", seed=90_000 + seed)
    player = bot("greedy")
    since = random.Random(seed).randrange(20, 240)
    while not g.over:
        purchases = [action for action in g.actions() if g.info.verb(action).name == "acquire"]
        if len(g.history) >= since and len(purchases) > 1 and len(g.actions()) <= MOST:
            return g
        g.apply(player.choose(g))
    return None


def judged(g: Game, playouts: int) -> dict[int, float]:
    """How likely each answer is to win."""
    assert g.decision is not None
    seat = g.decision.seat
    search = Search(1 << 40)  # its guesses are other ones than those of the bots
    search.turns = ENDLESS
    unknown = Unknown(g, seat)
    worth = {}
    for action in g.actions():
        won = 0.0
        for trial in range(playouts):
            guess = search.guess(unknown, trial)
            guess.take(action)
            search.play_out(guess, seat, 0)
            won += search.rewards(guess)[seat]
        worth[action] = won / playouts
    return worth


def given_away(seed: int, bots: tuple[str, ...], playouts: int) -> list[float] | None:
    """What the choice of each bot costs at one position; without one, nothing."""
    g = position(seed)
    if g is None:
        return None
    worth = judged(g, playouts)
    best = max(worth.values())
    return [best - worth[bot(name, seed).choose(g)] for name in bots]


@click.command()
@click.argument("bots", nargs=-1, required=True)
@click.option("--positions", default=200, show_default=True)
@click.option("--playouts", default=2000, show_default=True)
@click.option("--workers", type=int)
def main(bots: tuple[str, ...], positions: int, playouts: int, workers: int | None) -> None:
    with ProcessPoolExecutor(workers) as pool:
        jobs = [pool.submit(given_away, seed, bots, playouts) for seed in range(positions)]
        rows = [row for job in jobs if (row := job.result()) is not None]
    click.echo(f"{len(rows)} positions, {playouts} play-outs an answer; points of the chance of winning")
    for name, costs in zip(bots, zip(*rows, strict=True), strict=True):
        mean = sum(costs) / len(costs)
        error = sqrt(sum((cost - mean) ** 2 for cost in costs)) / len(costs)
        click.echo(f"{name:16} {100 * mean:5.2f} ± {100 * error:.2f}")


if __name__ == "__main__":
    main()
