"""What the lab knows of each card, for the gallery.

A server may be given runs of the lab (`deckhold serve --lab RUN`); figures of a run of each game come with Deckhold.
Only reading a run needs the lab's own packages.
"""

from functools import cache
from pathlib import Path

import msgspec

import deckhold
from deckhold.server.messages import CardStatistics, Statistics

FOLDER = Path(__file__).parent / "statistics"
SURE = 0.05  # how likely a difference may be by mere chance and still be called one


def statistics(game: str, runs: tuple[Path, ...]) -> Statistics:
    """The figures of a game: of the run given for it, of the one that comes along, or none."""
    run = games_of(runs).get(game)
    if run is not None:
        return of_run(run)
    path = FOLDER / f"{game}.json"
    if path.is_file():
        found = msgspec.json.decode(path.read_bytes(), type=Statistics)
        if found.version == next(info.version for info in deckhold.catalog() if info.id == game):
            return found
    return Statistics("", 0, [], False, {})


@cache
def games_of(runs: tuple[Path, ...]) -> dict[str, Path]:
    """Which game each run is of; ValueError says which folder is no run. Of several of one game the last counts."""
    if not runs:
        return {}
    from deckhold.lab.store import open_run

    return {open_run(path).plan.game: path for path in runs}


def of_run(path: Path) -> Statistics:
    """The figures of a run of the lab."""
    from deckhold.lab.figures import Figures
    from deckhold.lab.store import open_run

    figures = Figures(open_run(path))
    cards = {
        one.card: CardStatistics(
            offered=round(one.offered.rate, 4),
            taken=round(one.taken.rate, 4),
            with_it=round(one.with_it.rate, 4) if one.with_it.n else None,
            without=round(one.without.rate, 4) if one.without.n else None,
            low=round(one.low, 4),
            high=round(one.high, 4),
            sure=one.chance < SURE,
            round=one.first,
        )
        for one in figures.cards
    }
    return Statistics(figures.info.version, figures.games, list(figures.plan.bots), figures.together, cards)
