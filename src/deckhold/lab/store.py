"""Results on disk: a folder with the plan and Parquet files, whole parts only, so that a run can stop at any moment.

RUN/plan.json                 what was played
RUN/games/000000000.parquet   one row a game; the number is that of the file's first game
RUN/cards/000000000.parquet   one row for each card a seat was offered in a game
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq

from deckhold import __version__, games
from deckhold.lab.plan import Plan, read_plan
from deckhold.lab.playing import Row
from deckhold.lab.work import Part

GAMES = pa.schema(
    [
        ("game", pa.int64()),
        ("seed", pa.int64()),
        ("seats", pa.int8()),
        ("bots", pa.list_(pa.string())),
        ("winners", pa.list_(pa.int8())),
        ("scores", pa.list_(pa.int32())),
        ("others", pa.string()),
        ("reason", pa.string()),
        ("decisions", pa.int32()),
        ("rounds", pa.int32()),
    ]
)
CARDS = pa.schema(
    [
        ("game", pa.int64()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("card", pa.string()),
        ("offered", pa.int32()),
        ("taken", pa.int32()),
        ("round", pa.int32()),
        ("won", pa.bool_()),
    ]
)


class Run:
    """A folder of results."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        options = [option.id for option in games.info(plan.game).options]
        self._games = pa.schema([*GAMES, *((f"option_{id}", pa.string()) for id in sorted(options))])

    def done(self) -> list[Part]:
        """The parts that are there, by their games."""
        found = []
        for path in sorted((self.path / "games").glob("*.parquet")):
            if (self.path / "cards" / path.name).exists():
                start = int(path.stem)
                found.append((start, start + pq.read_metadata(path).num_rows))
        return found

    def missing(self, count: int, size: int) -> list[Part]:
        """The parts still to be played until there are so many games."""
        todo = []
        at = 0
        for start, stop in [*self.done(), (count, count)]:
            while at < min(start, count):
                upto = min(at + size, start, count)
                todo.append((at, upto))
                at = upto
            at = max(at, stop)
        return todo

    def add(self, part: Part, games: list[Row], cards: list[Row]) -> None:
        """Keep the rows of a part. Both files appear whole or not at all."""
        for folder, rows, schema in (("cards", cards, CARDS), ("games", games, self._games)):
            target = self.path / folder / f"{part[0]:09}.parquet"
            target.parent.mkdir(exist_ok=True)
            draft = target.with_suffix(f".{os.getpid()}")
            pq.write_table(pa.Table.from_pylist(rows, schema=schema), draft, compression="zstd")
            draft.replace(target)

    def rows(self) -> Iterator[Row]:
        """The rows of all games kept so far."""
        for path in sorted((self.path / "games").glob("*.parquet")):
            yield from pq.read_table(path).to_pylist()

    def games(self) -> pl.DataFrame:
        """One row a game, in order."""
        return pl.read_parquet(self.path / "games" / "*.parquet").sort("game")

    def cards(self) -> pl.DataFrame:
        """One row for each card a seat was offered in a game, in order."""
        return pl.read_parquet(self.path / "cards" / "*.parquet").sort("game", "seat", "card")


def open_run(path: Path) -> Run:
    """The results of an earlier run."""
    try:
        data = json.loads((path / "plan.json").read_text(encoding="utf8"))
        plan = read_plan(data["plan"])
    except (OSError, json.JSONDecodeError, KeyError, TypeError) as error:
        raise ValueError(f"{path}: this is no folder of results: {error}") from error
    run = Run(path, plan)
    if not run.done():
        raise ValueError(f"{path}: there are no results in it")
    return run


def start_run(path: Path, plan: Plan) -> Run:
    """A folder for results: a new one, or one in which the same plan was begun."""
    check_folder(path, plan)
    file = path / "plan.json"
    if not file.exists():
        path.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(_header(plan), ensure_ascii=False, indent=2), encoding="utf8")
    return Run(path, plan)


def check_folder(path: Path, plan: Plan) -> None:
    """Refuse a folder in which the results of a plan cannot be kept: it holds other games, or something else."""
    file = path / "plan.json"
    if file.exists():
        there, wanted = json.loads(file.read_text(encoding="utf8")), _header(plan)
        if there != wanted:
            different = [key for key in wanted["plan"] if there.get("plan", {}).get(key) != wanted["plan"][key]]
            raise ValueError(
                f"{path}: other games were begun there ({', '.join(different) or 'another version'} differ);"
                " choose another folder"
            )
    elif path.exists() and any(path.iterdir()):
        raise ValueError(f"{path}: this folder holds something else; choose another one")


def _header(plan: Plan) -> dict[str, Any]:
    """What stands in a folder of results about the games in it."""
    header = {"deckhold": __version__, "rules": games.info(plan.game).version, "plan": plan.data()}
    return dict(json.loads(json.dumps(header)))
