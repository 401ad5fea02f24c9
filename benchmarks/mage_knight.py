"""How far bots get alone in Mage Knight: score, fame, level, cities, what of an army or a leader was beaten.

All times are seconds of the processor.

python benchmarks/mage_knight.py conquest-solo --bot greedy --games 20
python benchmarks/mage_knight.py volkares-quest --games 40 --option expansions=lost-legion \
    --vary volkare-level=daring,heroic,legendary

python benchmarks/mage_knight.py conquest-solo --first 500 --games 24 --vary bot=search:40,greedy

`--vary` plays the same seeds with each value of an option, or with each of several bots, and tells the differences
between neighbours, seed by seed.
"""

import gc
import json
import time
from itertools import pairwise
from statistics import mean, stdev
from typing import cast

import click

import deckhold
from deckhold.bots import bot
from deckhold.games.mage_knight.rules.scoring import conquered_cities
from deckhold.games.mage_knight.state.general import JOINED, army_of, level_of, number_of, strength
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import GENERALS

Row = dict[str, object]
COUNTED = ["won", "score", "fame", "level", "cities", "army", "levels", "marks", "round", "seconds"]
COMPARED = ["won", "score", "fame", "level", "cities", "army", "levels"]
BOT = "bot"  # varied like an option
LISTS = ["expansions"]
NUMBERS = ["volkare-army", "volkare-wounds", "volkare-waverers", "start-level", "start-influence", "city-levels"]


def army_beaten(s: Mage) -> float:
    """The share of Volkare's army that was beaten, in tokens, of all who have ever been in it."""
    if s.scenario.march is None:
        return 0.0
    if not s.zones[GENERALS]:
        return 1.0
    ever = sum(army_of(level_of(s))) + int(number_of(s, JOINED))
    return round((ever - sum(strength(s))) / ever, 3)


def played(scenario: str, name: str, seed: int, options: dict[str, object]) -> Row:
    """One game of a bot alone, its hero by chance."""
    game = deckhold.new("mage-knight", 1, seed, {"scenario": scenario, "choosing": "random", **options})
    player = bot(name, seed)
    began = time.process_time()
    slowest = 0.0
    while not game.over:
        asked = time.process_time()
        action = player.choose(game)
        slowest = max(slowest, time.process_time() - asked)
        game.apply(action)
    s = cast(Mage, game)
    assert game.outcome is not None
    return {
        "seed": seed,
        "hero": game.table.card[s.figure(0)].id,
        "won": len(game.outcome.winners),
        "reason": game.outcome.reason,
        "score": game.outcome.scores[0],
        "fame": s.fame[0],
        "level": s.level[0],
        "cities": len(conquered_cities(s)),
        "army": army_beaten(s),
        "levels": sum(len(row) for row in s.leader_row),  # taken off leaders
        "marks": sum(1 for shields in s.shields if shields),
        "round": s.round,
        "seconds": round(time.process_time() - began, 2),
        "slowest": round(slowest, 2),
    }


def number(row: Row, key: str) -> float:
    return float(cast(float, row[key]))


def told(name: str, rows: list[Row]) -> None:
    means = {key: round(mean([number(row, key) for row in rows]), 2) for key in COUNTED}
    click.echo(f"{name} {len(rows)} {json.dumps(means)}")


def differences(value: str, other: str, rows: list[Row], others: list[Row]) -> None:
    """How much more the first has than the second on the same seeds, with the half width of its 95 % interval."""
    out: dict[str, str] = {}
    for key in COMPARED:
        found = [number(one, key) - number(two, key) for one, two in zip(rows, others, strict=True)]
        width = 1.96 * stdev(found) / len(found) ** 0.5 if len(found) > 1 else 0.0
        out[key] = f"{mean(found):.2f} ± {width:.2f}"
    click.echo(f"{value} - {other}: {json.dumps(out, ensure_ascii=False)}")


def option_of(key: str, value: str) -> object:
    if key in LISTS:
        return value.split(",")
    return int(value) if key in NUMBERS else value


@click.command()
@click.argument("scenario")
@click.option("--bot", "name", default="greedy")
@click.option("--first", default=0, help="The first seed.")
@click.option("--games", default=20)
@click.option("--option", "texts", multiple=True, help="KEY=VALUE; a list with commas.")
@click.option("--vary", default="", help="KEY=VALUE,VALUE,...: the same seeds with each; also bot=NAME,NAME.")
def main(scenario: str, name: str, first: int, games: int, texts: tuple[str, ...], vary: str) -> None:
    """Play a scenario alone, game by game, and tell what became of it by hero."""
    gc.collect()
    gc.freeze()  # as the server does: what is here now stays
    gc.set_threshold(10_000, 10, 1_000)
    options: dict[str, object] = {}
    for text in texts:
        key, _, value = text.partition("=")
        options[key] = option_of(key, value)
    varied, _, values = vary.partition("=")
    by_value: dict[str, list[Row]] = {value: [] for value in values.split(",")}
    for seed in range(first, first + games):
        for value, rows in by_value.items():
            here = {**options, varied: option_of(varied, value)} if varied not in ("", BOT) else options
            rows.append(played(scenario, value if varied == BOT else name, seed, here))
            click.echo(json.dumps({**({varied: value} if varied else {}), **rows[-1]}))
    for value, rows in by_value.items():
        if varied in ("", BOT):
            for hero in sorted({str(row["hero"]) for row in rows}):
                told(f"{value} {hero}".strip(), [row for row in rows if row["hero"] == hero])
        told(value or "all", rows)
    each = list(by_value)
    for value, other in pairwise(each):
        differences(value, other, by_value[value], by_value[other])


if __name__ == "__main__":
    main()
