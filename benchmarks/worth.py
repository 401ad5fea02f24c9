"""How much things count for winning: the weights of a bot's `worth`, fitted to games.

python benchmarks/worth.py ascension --games 140000
python benchmarks/worth.py aeons-end --games 12000
python benchmarks/worth.py ascension-tactics --games 4000

Up to some turn the players do what is most promising, anything else by chance, or end the turn with everything left
undone: so the positions hold what good play never shows, and the worth of doing something can be told from the worth
of doing nothing. From there on greedy play shows who wins. Most positions are taken where a turn begins, for there a
search judges; in Ascension some in the middle of one. Every fifth game is kept from the fit and tells how well it
foresees, and how well the weights did that were there before. Compile the checkout first.
"""

import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import click
import numpy as np

import deckhold
from deckhold.engine.core import Game
from deckhold.engine.search import most_promising
from deckhold.games.aeons_end.bot.worth import measure as measure_aeons_end
from deckhold.games.ascension.bot.cards import known
from deckhold.games.ascension.bot.promising import pool_left
from deckhold.games.ascension.state import CONSTRUCTS, DECK, HAND, Ascension
from deckhold.games.ascension_tactics.bot.cards import progress
from deckhold.games.ascension_tactics.bot.worth import MEASURES
from deckhold.games.ascension_tactics.bot.worth import measure as measure_tactics
from deckhold.games.ascension_tactics.state import Tactics
from deckhold.games.last_bastion.bot.worth import measure as measure_last_bastion

NOISE = (0.0, 0.03, 0.1, 0.3)  # how often a player does anything
IDLE = (0.0, 0.0, 0.1, 0.3)  # how often a player ends a turn at once
SAMPLES = 4  # positions of a game
BEYOND = 10  # turns from which they are taken
CHUNK = 500
WEAK = 0.01  # the fit's pull to nothing, for weights that all positions tell about
STRONG = 30.0  # and for single cards
TOGETHER_PULL = 1.0  # the same for games that are won together
GENERAL = [
    "POINTS",
    "POINTS_LATE",
    "ON_THE_MOVE",
    "ON_THE_MOVE_LATE",
    "UNSPENT_RUNE",
    "UNSPENT_POWER",
    "HAND_LEFT",
    "NEXT_HAND",
    "IN_PLAY",
    "HERO_BASE",
    "HERO_SLOPE",
    "CONSTRUCT_BASE",
    "CONSTRUCT_SLOPE",
]


# -- Ascension ---------------------------------------------------------------------------------------------------------


def features(a: Ascension, seat: int) -> list[float]:
    """What a seat has, in the order of GENERAL, then how many of each card."""
    cards = known(a.table)
    owned = [0] * len(a.table.defs)
    points = a.honor[seat]
    for zone in range(DECK, CONSTRUCTS + 1):
        for card in a.at(zone, seat):
            owned[a.table.kind[card]] += 1
            points += a.card(card).honor
    left = pool_left(a)
    gone = 1.0 - left
    held = sum(cards[a.table.kind[card]].tempo for card in a.at(HAND, seat))
    moves = seat == a.turn
    sums = [0.0, 0.0, 0.0, 0.0]
    for kind, n in enumerate(owned):
        built = a.table.defs[kind].kind == "construct"
        sums[2 * built] += n * left
        sums[2 * built + 1] += n * left * cards[kind].tempo
    return [
        points,
        points * gone,
        float(moves),
        moves * gone,
        float(moves * a.runes),
        float(moves * a.power),
        moves * held,
        (not moves) * held,
        len(a.at(CONSTRUCTS, seat)) * left,
        *sums,
        *[n * left for n in owned],
    ]


def play(seed: int) -> list[tuple[list[float], bool]]:
    """Positions of one game as the first seat's features less the second one's, and whether the first seat won."""
    chance = random.Random(seed)
    g = deckhold.new("ascension", seed=10_000_000 + seed)
    assert isinstance(g, Ascension)
    noise = [chance.choice(NOISE) for _ in range(2)]
    idle = [chance.choice(IDLE) for _ in range(2)]
    until = 1 + chance.randrange(9 if chance.random() < 0.5 else 28)
    wanted = set(chance.sample(range(until, until + BEYOND), SAMPLES))
    within = chance.random() < 0.35
    wait = chance.randrange(8) if within else 0
    found: list[list[float]] = []
    begun = 0
    while not g.over:
        assert g.asking is not None
        main = g.asking.op.kind == "main"
        if main and g.turn_number in wanted:
            if wait == 0:
                wanted.discard(g.turn_number)
                found.append([a - b for a, b in zip(features(g, 0), features(g, 1), strict=True)])
                wait = chance.randrange(8) if within else 0
            else:
                wait -= 1
        g.take(
            _noisy(g, chance, noise, idle, main and begun != g.turn_number)
            if g.turn_number < until
            else most_promising(g)
        )
        begun = g.turn_number if main else begun
    assert g.outcome is not None
    return [(row, 0 in g.outcome.winners) for row in found]


def _noisy(g: Game, chance: random.Random, noise: list[float], idle: list[float], begins: bool) -> int:
    assert g.decision is not None
    seat = g.decision.seat
    if begins and chance.random() < idle[seat]:
        return g.answers[-1]  # ends the turn
    if chance.random() < noise[seat]:
        return chance.choice(g.answers)
    return most_promising(g)


def play_some(start: int, stop: int) -> tuple[list[list[float]], list[bool], list[int]]:
    rows, won, games = [], [], []
    for seed in range(start, stop):
        for row, first in play(seed):
            rows.append(row)
            won.append(first)
            games.append(seed)
    return rows, won, games


def fit(x: np.ndarray, won: np.ndarray, pull: np.ndarray) -> np.ndarray:
    """Logistic regression by Newton's method."""
    weights = np.zeros(x.shape[1])
    for _ in range(20):
        chances = 1 / (1 + np.exp(-(x @ weights)))
        slope = x.T @ (chances - won) + pull * weights
        curve = (x * (chances * (1 - chances))[:, None]).T @ x + np.diag(pull)
        step = np.linalg.solve(curve, slope)
        weights -= step
        if np.abs(step).max() < 1e-5:
            break
    return weights


def fit_ascension(parts: list[tuple[list[list[float]], list[bool], list[int]]], games: int) -> None:
    x = np.array([row for rows, _, _ in parts for row in rows])
    won = np.array([first for _, wins, _ in parts for first in wins], float)
    kept = np.array([seed % 5 == 0 for _, _, seeds in parts for seed in seeds])
    pull = np.array([WEAK] * len(GENERAL) + [STRONG] * (x.shape[1] - len(GENERAL)))
    weights = fit(x[~kept], won[~kept], pull)
    wrong = np.logaddexp(0, -(2 * won[kept] - 1) * (x[kept] @ weights)).mean()
    click.echo(f"# {len(won):,} positions of {games:,} games; log loss {wrong:.4f} on games not fitted to")
    general = dict(zip(GENERAL, weights, strict=False))
    general["HERO_EVEN"] = -general.pop("HERO_BASE") / general["HERO_SLOPE"]
    for name, weight in general.items():
        click.echo(f"{name}: Final = {weight:.3f}")
    ids = [card.id for card in deckhold.new("ascension", seed=0).table.defs]
    for name, weight, counts in zip(ids, weights[len(GENERAL) :], x.T[len(GENERAL) :], strict=True):
        if counts.any():
            click.echo(f'    "{name}": {weight:.2f},')


# -- Ascension Tactics -------------------------------------------------------------------------------------------------

DUELS = ("love-lives-forever", "spires-of-souls", "circle-of-stones", "war-gates")
LATER = ("glory", "on the move")  # what counts more towards the end of a game
TACTICS_PULL = 3.0


class Moment(NamedTuple):
    """A position where a turn begins: what the first side has less what the second one has."""

    measures: list[float]
    late: float
    foreseen: float
    game: int
    won: bool


def play_tactics(start: int, stop: int) -> list[Moment]:
    """Positions of duels of all four scenarios."""
    found: list[Moment] = []
    for seed in range(start, stop):
        chance = random.Random(seed)
        g = deckhold.new("ascension-tactics", seed=10_000_000 + seed, options={"scenario": chance.choice(DUELS)})
        assert isinstance(g, Tactics)
        noise = [chance.choice(NOISE) for _ in range(2)]
        idle = [chance.choice(IDLE) for _ in range(2)]
        until = 1 + chance.randrange(20)
        wanted = set(chance.sample(range(until, until + 8), SAMPLES))
        seen: list[tuple[list[float], float, float]] = []
        begun = 0
        while not g.over:
            assert g.asking is not None
            begins = g.asking.op.kind == "main" and begun != g.turn_number
            begun = g.turn_number if begins else begun
            if begins and g.turn_number in wanted:
                rows = zip(measure_tactics(g, 0), measure_tactics(g, 1), strict=True)
                seen.append(([a - b for a, b in rows], progress(g), g.info.worth(g, 0)))
            g.take(_noisy(g, chance, noise, idle, begins) if g.turn_number < until else most_promising(g))
        assert g.outcome is not None
        found += [Moment(*row, seed, 0 in g.outcome.winners) for row in seen]
    return found


def fit_tactics(moments: list[Moment]) -> None:
    later = [MEASURES.index(name) for name in LATER]
    x = np.array([one.measures for one in moments])
    x = np.hstack([x, x[:, later] * np.array([[one.late] for one in moments])])
    won = np.array([one.won for one in moments], float)
    kept = np.array([one.game % 5 == 0 for one in moments])
    weights = fit(x[~kept], won[~kept], np.full(x.shape[1], TACTICS_PULL))
    wrong = np.logaddexp(0, -(2 * won[kept] - 1) * (x[kept] @ weights)).mean()
    before = np.clip([one.foreseen for one in moments], 1e-6, 1 - 1e-6)
    was = -np.log(np.where(won[kept] > 0, before[kept], 1 - before[kept])).mean()
    games = len({one.game for one in moments})
    click.echo(
        f"# {len(won):,} positions of {games:,} games; log loss {wrong:.4f} on games not fitted to, was {was:.4f}"
    )
    for name, weight in zip([*MEASURES, *[f"{name}, late" for name in LATER]], weights, strict=True):
        click.echo(f"{name}: {weight:.3f}")


# -- games that are won together ---------------------------------------------------------------------------------------


class Together(NamedTuple):
    """How to play a game for its weights, and what counts in it."""

    measure: Callable[[Any], list[float]]
    seats: tuple[int, ...]  # one by chance, as are the values of the options
    options: dict[str, tuple[str, ...]]
    main: str  # the question at which a turn can be ended: by the last answer
    turns: int  # up to which players may do other things


TOGETHER = {
    "aeons-end": Together(
        measure_aeons_end,
        (1, 2, 2, 2, 2, 3, 4),
        {
            "nemesis": ("umbra-titan", "umbra-titan", "hollow-crown", "magus-of-cloaks", "gate-witch"),
            "difficulty": ("beginner", "beginner", "normal"),
            "supply": ("deck-destruction", "spell-cycle", "random"),
        },
        "main",
        24,
    ),
    "last-bastion": Together(
        measure_last_bastion,
        (2, 3, 4, 4, 4, 4),
        {"difficulty": ("beginner", "normal", "normal", "hard"), "hero_choice": ("random",)},
        "hero-phase",
        40,
    ),
}


class Position(NamedTuple):
    measures: list[float]
    foreseen: float  # by the weights that are there now
    game: int
    won: bool


def play_together(game: str, start: int, stop: int) -> list[Position]:
    """Positions of some games."""
    found: list[Position] = []
    for seed in range(start, stop):
        seen: list[tuple[list[float], float]] = []
        won = _play_one(game, seed, seen)
        found += [Position(row, foreseen, seed, won) for row, foreseen in seen]
    return found


def _play_one(game: str, seed: int, seen: list[tuple[list[float], float]]) -> bool:
    how = TOGETHER[game]
    chance = random.Random(seed)
    seats = chance.choice(how.seats)
    options: dict[str, object] = {name: chance.choice(values) for name, values in how.options.items()}
    g = deckhold.new(game, seats=seats, seed=10_000_000 + seed, options=options)
    noise, idle = chance.choice(NOISE), chance.choice((*IDLE, 0.6))
    until = 1 + chance.randrange(how.turns)
    wanted = set(chance.sample(range(until, until + 8), 3))
    begun = 0
    while not g.over:
        assert g.asking is not None
        main = g.asking.op.kind == how.main
        if g.turn_number in wanted:
            wanted.discard(g.turn_number)
            seen.append((how.measure(g), g.info.worth(g, 0)))
        if g.turn_number < until:
            action = _noisy(g, chance, [noise] * seats, [idle] * seats, main and begun != g.turn_number)
        else:
            action = most_promising(g)
        begun = g.turn_number if main else begun
        g.take(action)
    assert g.outcome is not None
    return bool(g.outcome.winners)


def fit_together(positions: list[Position]) -> None:
    x = np.array([one.measures for one in positions])
    won = np.array([one.won for one in positions], float)
    kept = np.array([one.game % 5 == 0 for one in positions])
    weights = fit(x[~kept], won[~kept], np.full(x.shape[1], TOGETHER_PULL))
    wrong = np.logaddexp(0, -(2 * won[kept] - 1) * (x[kept] @ weights)).mean()
    before = np.clip([one.foreseen for one in positions], 1e-6, 1 - 1e-6)
    was = -np.log(np.where(won[kept] > 0, before[kept], 1 - before[kept])).mean()
    games = len({one.game for one in positions})
    click.echo(
        f"# {len(won):,} positions of {games:,} games; log loss {wrong:.4f} on games not fitted to, was {was:.4f}"
    )
    click.echo("WEIGHTS: Final = [" + ", ".join(f"{weight:.3f}" for weight in weights) + "]")


@click.command()
@click.argument("game")
@click.option("--games", default=140_000, show_default=True)
@click.option("--workers", type=int)
def main(game: str, games: int, workers: int | None) -> None:
    with ProcessPoolExecutor(workers) as pool:
        if game in TOGETHER:
            jobs = [pool.submit(play_together, game, at, min(games, at + CHUNK)) for at in range(0, games, CHUNK)]
            fit_together([one for job in jobs for one in job.result()])
            return
        if game == "ascension-tactics":
            moments = [pool.submit(play_tactics, at, min(games, at + CHUNK)) for at in range(0, games, CHUNK)]
            fit_tactics([one for job in moments for one in job.result()])
            return
        asked = [pool.submit(play_some, at, min(games, at + CHUNK)) for at in range(0, games, CHUNK)]
        fit_ascension([one.result() for one in asked], games)


if __name__ == "__main__":
    main()
