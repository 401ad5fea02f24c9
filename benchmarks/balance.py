"""Who wins a scenario of Ascension Tactics: by place in the turn order, by pool, by champion.

python benchmarks/balance.py love-lives-forever --bot greedy --games 1000
python benchmarks/balance.py war-gates --seats 4 --pools draft

The same bot plays every seat. With recommended pools these go round: in a third of the games of three players blue has
the champions of yellow, and so on, so that the worth of going first and the worth of a pool can be told apart; the
games in which everybody has what is printed are told separately. Two teams, for whom no pools are recommended, get
dealt ones: each deal is played twice, the second time with the teams' champions exchanged; with `--pools draft` they
draft as the rules say. Compile the checkout first.
"""

import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter
from typing import NamedTuple

import click

from deckhold import games
from deckhold.bots import bot as bot_named
from deckhold.games.ascension_tactics.cards import all_champions
from deckhold.games.ascension_tactics.scenarios import BY_ID, COLOURS, TEAMS, Scenario, pool_size
from deckhold.games.ascension_tactics.state import Tactics
from deckhold.games.ascension_tactics.state.zones import POOL
from deckhold.lab.stats import mean, share

GAME = "ascension-tactics"
CHUNK = 20


class Played(NamedTuple):
    """One game: who had what, who won, and how long it took."""

    shift: int  # by how many colours the pools were moved on
    winners: list[int]  # colours
    reason: str
    champions: list[list[str]]  # by colour
    rounds: int
    decisions: int


def play(scenario: Scenario, seats: int, pools: str, bot: str, more: dict[str, object], seed: int) -> Played:
    options: dict[str, object] = {"scenario": scenario.id, "first": 0, "pools": pools, **more}
    shift = 0
    if pools == "recommended" and scenario.modes[seats] == TEAMS:
        options |= {"pools": "chosen", "champions": [id for pool in dealt(seats, seed) for id in pool]}
    elif pools == "recommended" and scenario.pools:
        shift = seed % seats
        given = [scenario.pools[(seat + shift) % seats] for seat in range(seats)]
        options |= {"pools": "chosen", "champions": [id for pool in given for id in pool]}
    game = games.info(GAME).new(seats, seed, options)
    assert isinstance(game, Tactics)
    players = [bot_named(bot, seed * seats + seat) for seat in range(seats)]
    champions: list[list[str]] = []
    while (decision := game.decision) is not None:
        if game.round and not champions:
            for side in game.sides:
                figures = [figure for seat in side for figure in game.at(POOL, seat)]
                champions.append(list(dict.fromkeys(game.definitions[figure].id for figure in figures)))
        game.apply(players[decision.seat].choose(game))
    outcome = game.outcome
    assert outcome is not None
    won = sorted({game.side_of[seat] for seat in outcome.winners})
    return Played(shift, won, outcome.reason, champions, int(game.round), int(game.serial))


def dealt(seats: int, seed: int) -> list[list[str]]:
    """Champions by chance for each seat; the next seed exchanges those of the teams."""
    starting = [card.id for card in all_champions() if card.group == "start-champion"]
    size = pool_size(TEAMS, seats)
    chosen = random.Random(seed // 2).sample(starting, seats * size)
    pools = [chosen[at : at + size] for at in range(0, len(chosen), size)]
    return [pools[seat ^ 1] for seat in range(seats)] if seed % 2 else pools


def play_some(
    id: str, seats: int, pools: str, bot: str, more: dict[str, object], start: int, stop: int
) -> list[Played]:
    return [play(BY_ID[id], seats, pools, bot, more, seed) for seed in range(start, stop)]


def rate(label: str, won: int, games: int) -> str:
    found = share(won, games)
    return f"{label:42} {100 * found.rate:5.1f} %  ({100 * found.low:4.1f} to {100 * found.high:4.1f})  of {games:,}"


def average(label: str, values: list[int]) -> str:
    found = mean(len(values), sum(values), sum(value * value for value in values))
    return f"{label:42} {found.mean:7.1f}  ({min(values)} to {max(values)})"


def told(scenario: Scenario, seats: int, played: list[Played]) -> list[str]:
    sides = len(played[0].champions)
    out = [
        average("rounds", [game.rounds for game in played]),
        average("decisions", [game.decisions for game in played]),
    ]
    out += [f"{f'ended by {reason}':42} {n:,}" for reason, n in Counter(game.reason for game in played).most_common()]
    names = COLOURS if sides == seats else ["first team", "second team"] if sides > 1 else ["players"]
    out += ["", "by place in the turn order"]
    for side in range(sides):
        out.append(rate(names[side], sum(side in game.winners for game in played), len(played)))
    if any(game.shift for game in played):
        out += ["", "by pool, whoever had it"]
        for pool in range(sides):
            won = sum((pool - game.shift) % sides in game.winners for game in played)
            out.append(rate(f"{COLOURS[pool]}: {', '.join(scenario.pools[pool])}"[:42], won, len(played)))
        printed = [game for game in played if game.shift == 0]
        out += ["", "with the pools as recommended"]
        for side in range(sides):
            out.append(rate(names[side], sum(side in game.winners for game in printed), len(printed)))
    out += ["", "by champion, of those who had it"]
    had: Counter[str] = Counter()
    won_with: Counter[str] = Counter()
    for game in played:
        for side, champions in enumerate(game.champions):
            had.update(champions)
            won_with.update(champions if side in game.winners else [])
    out += [rate(id, won_with[id], n) for id, n in sorted(had.items(), key=lambda row: -won_with[row[0]] / row[1])]
    return out


@click.command()
@click.argument("scenario", type=click.Choice(list(BY_ID)))
@click.option("--seats", type=int, help="Without it the fewest that the scenario is for.")
@click.option("--bot", default="greedy", show_default=True)
@click.option("--games", "number", default=200, show_default=True)
@click.option("--seed", default=0, show_default=True, help="Of the first game.")
@click.option("--pools", type=click.Choice(["recommended", "draft"]), default="recommended", show_default=True)
@click.option("--option", "more", multiple=True, metavar="ID=VALUE", help="Another option of the game.")
@click.option("--workers", type=int)
def main(
    scenario: str,
    seats: int | None,
    bot: str,
    number: int,
    seed: int,
    pools: str,
    more: tuple[str, ...],
    workers: int | None,
) -> None:
    """Play a scenario against itself and tell who wins it."""
    found = BY_ID[scenario]
    seats = seats if seats is not None else min(found.modes)
    others: dict[str, object] = dict(one.partition("=")[::2] for one in more)
    began = perf_counter()
    with ProcessPoolExecutor(workers) as pool:
        last = seed + number
        starts = range(seed, last, CHUNK)
        jobs = [pool.submit(play_some, scenario, seats, pools, bot, others, at, min(last, at + CHUNK)) for at in starts]
        played = [game for job in jobs for game in job.result()]
    click.echo(f"{scenario}, {seats} players, {pools}, {bot}: {number:,} games in {perf_counter() - began:.0f} s")
    click.echo("\n".join(told(found, seats, played)))


if __name__ == "__main__":
    main()
