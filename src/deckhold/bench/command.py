"""`deckhold bench`: medians over repetitions, interleaved, so that one busy moment cannot favour a side.

Seconds are those of the processor: other work on the machine makes a run longer, not its figures worse.
"""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

import click
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
PEERS_PYTHON = "DECKHOLD_PEERS_PYTHON"
YARDSTICK = "ascension"  # the game that the others are compared with

Figures = dict[str, float]


def run(python: str, arguments: list[str], **environment: str) -> dict[str, Any]:
    done = subprocess.run(
        [python, *arguments], env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True, check=True
    )
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result


def middle(samples: list[dict[str, Any]]) -> Figures:
    """The median of each figure; what could not be measured is left out."""
    keys = [key for key, value in samples[0].items() if isinstance(value, (int, float))]
    return {key: median(sample[key] for sample in samples) for key in keys}


@click.command()
@click.option(
    "--json", "json_file", type=click.Path(dir_okay=False, path_type=Path), help="Write the figures to a file."
)
@click.option("--seconds", default=2.0, show_default=True, help="How long to measure each thing each time.")
@click.option("--repeat", default=5, show_default=True, help="How many times everything is measured.")
@click.argument("games", nargs=-1)
def command(json_file: Path | None, seconds: float, repeat: int, games: tuple[str, ...]) -> None:
    """Measure speed: compiled and interpreted, every game, and other engines where they are installed."""
    console = Console()
    peers_python = os.environ.get(PEERS_PYTHON, "")
    ours: list[dict[str, Any]] = []
    pure: list[dict[str, Any]] = []
    others: list[dict[str, Any]] = []
    ours_command = ["-m", "deckhold.bench.ours", str(seconds), *games]
    with console.status("measuring") as status:
        for round_ in range(repeat):
            status.update(f"round {round_ + 1} of {repeat}")
            ours.append(run(sys.executable, ours_command, DECKHOLD_PURE="0"))
            pure.append(run(sys.executable, ours_command, DECKHOLD_PURE="1"))
            if peers_python:
                others.append(run(peers_python, [str(HERE / "peers.py"), str(seconds)]))
    figures: dict[str, Any] = {
        "machine": {"python": platform.python_version(), "cores": os.cpu_count(), "system": platform.system()},
        "seconds": seconds,
        "repeat": repeat,
        "compiled": ours[0]["compiled"],
        "games": {
            game: {
                "compiled" if ours[0]["compiled"] else "installed": middle([one["games"][game] for one in ours]),
                "interpreted": middle([one["games"][game] for one in pure]),
            }
            for game in ours[0]["games"]
        },
        "peers": {kind: middle([one[kind] for one in others]) for kind in others[0]} if others else {},
    }
    show(console, figures)
    if not figures["compiled"]:
        console.print("This installation is not compiled: a C compiler at install time makes it several times faster.")
    if not peers_python:
        console.print(f"No other engines measured: `make bench` installs them ({PEERS_PYTHON} names their Python).")
    if json_file is not None:
        json_file.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf8")
        console.print(f"written to {json_file}")


def show(console: Console, figures: dict[str, Any]) -> None:
    best: dict[str, Figures] = {}
    for game, sides in figures["games"].items():
        table = Table(title=game)
        table.add_column("")
        for side in sides:
            table.add_column(side, justify="right")
        table.add_column("ratio", justify="right")
        first, second = sides.values()
        for key in first:
            ratio = second[key] / first[key] if key.endswith("us") else first[key] / second[key]
            table.add_row(key, f"{first[key]:,.1f}", f"{second[key]:,.1f}", f"{ratio:.1f}")
        console.print(table)
        best[game] = first
    show_games(console, best)
    for kind, peers in figures["peers"].items():
        key = "decisions/s" if kind == "engines" else "environment steps/s"
        mine = {game: speeds[key] for game, speeds in best.items() if key in speeds}
        table = Table(title=f"other {kind}, random play, same run")
        for column in ("", key, *(f"{game} is faster" for game in mine)):
            table.add_column(column, justify="right" if column else "left")
        for name, speed in peers.items():
            table.add_row(name, f"{speed:,.0f}", *(f"{own / speed:.1f}x" for own in mine.values()))
        console.print(table)


def show_games(console: Console, best: dict[str, Figures]) -> None:
    """The games beside each other: how long a decision takes differs, and how long a game is."""
    if YARDSTICK not in best or len(best) == 1:
        return
    table = Table(title="games beside each other, random play, same run")
    for column in ("", "decisions/s", f"of {YARDSTICK}", "games/s", "decisions a game", "clone us"):
        table.add_column(column, justify="right" if column else "left")
    for game, speeds in best.items():
        speed = speeds["decisions/s"]
        share = speed / best[YARDSTICK]["decisions/s"]
        length = speed / speeds["games/s"]
        table.add_row(
            game,
            f"{speed:,.0f}",
            f"{share:.2f}",
            f"{speeds['games/s']:,.0f}",
            f"{length:.0f}",
            f"{speeds['clone us']:.1f}",
        )
    console.print(table)
