"""How far bots get alone in Mage Knight: score, fame, level and cities of each game, and the slowest decision.

python benchmarks/mage_knight.py conquest-solo --bot greedy --games 20
python benchmarks/mage_knight.py volkares-quest --games 5 --option expansions=lost-legion --option volkare-level=heroic
"""

import json
import time
from typing import cast

import click

import deckhold
from deckhold.bots import bot
from deckhold.games.mage_knight.rules.scoring import conquered_cities
from deckhold.games.mage_knight.state.position import Mage

COUNTED = ["won", "score", "fame", "level", "cities", "seconds"]


def played(scenario: str, name: str, seed: int, options: dict[str, object]) -> dict[str, object]:
    """One game of a bot alone, its hero by chance."""
    game = deckhold.new("mage-knight", 1, seed, {"scenario": scenario, "choosing": "random", **options})
    player = bot(name, seed)
    began = time.process_time()
    slowest = 0.0
    while not game.over:
        asked = time.perf_counter()
        action = player.choose(game)
        slowest = max(slowest, time.perf_counter() - asked)
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
        "seconds": round(time.process_time() - began, 2),
        "slowest": round(slowest, 2),
    }


@click.command()
@click.argument("scenario")
@click.option("--bot", "name", default="greedy")
@click.option("--first", default=0, help="The first seed.")
@click.option("--games", default=20)
@click.option("--option", "texts", multiple=True, help="KEY=VALUE; a list with commas.")
def main(scenario: str, name: str, first: int, games: int, texts: tuple[str, ...]) -> None:
    """Play a scenario alone, game by game, and tell what became of it by hero."""
    options: dict[str, object] = {}
    for text in texts:
        key, _, value = text.partition("=")
        options[key] = value.split(",") if key == "expansions" else value
    rows: list[dict[str, object]] = []
    for seed in range(first, first + games):
        rows.append(played(scenario, name, seed, options))
        click.echo(json.dumps(rows[-1]))
    for hero in [*sorted({str(row["hero"]) for row in rows}), "all"]:
        mine = [row for row in rows if hero in (row["hero"], "all")]
        means = {key: round(sum(float(cast(float, row[key])) for row in mine) / len(mine), 2) for key in COUNTED}
        click.echo(f"{hero} {len(mine)} {json.dumps(means)}")


if __name__ == "__main__":
    main()
