"""`deckhold sim`: many games between bots, counted and kept."""

import time
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from deckhold import games as catalog
from deckhold.lab.command import Wanted, lets_bots_play
from deckhold.lab.plan import Plan
from deckhold.lab.stats import Mean, Share
from deckhold.lab.tally import Tally
from deckhold.lab.work import chunk_size, need_ray, parts, work
from deckhold.text import Writer


class Rate(ProgressColumn):
    """Games a second."""

    def __init__(self, said: Writer) -> None:
        super().__init__()
        self._said = said

    def render(self, task: Task) -> Text:
        return Text(self._said.say("sim-rate", rate=f"{task.speed:.1f}" if task.speed else "–"), style="cyan")


def progress(wanted: Wanted) -> Progress:
    """A bar with the games played, their rate and the time left."""
    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(wanted.said),
        TimeRemainingColumn(),
        console=wanted.console,
    )


def seated(wanted: Wanted) -> tuple[str, ...]:
    """Bots for all seats: one name stands for a whole table."""
    names = wanted.bots
    least, most = catalog.info(wanted.game).seats
    seats = wanted.seats if wanted.seats is not None else max(len(names), min(2, most), least)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise ValueError(f"bots: {seats} seats are to be filled, {len(names)} bots are named")
    return names


def play(plan: Plan, wanted: Wanted, out: Path | None, ray: str | None, title: str) -> tuple[Tally, int, float, bool]:
    """Play a plan's games and count them: the tally, how many were played now, in how many seconds, whether all are."""
    if ray is not None:
        need_ray()
    count = wanted.count
    tally = Tally(plan, count)
    run = None
    if out is not None:
        from deckhold.lab.store import start_run

        run = start_run(out, plan)
        for row in run.rows():
            tally.add(row)
    size = chunk_size(plan, count)
    todo = run.missing(count, size) if run is not None else parts(count, size)
    before = tally.games
    started = time.perf_counter()
    whole = True
    with progress(wanted) as bar:
        task = bar.add_task(title, total=max(count, before), completed=before)
        try:
            for part, games, cards in work(plan, todo, wanted.workers, ray):
                if run is not None:
                    run.add(part, games, cards)
                for row in games:
                    tally.add(row)
                bar.update(task, completed=tally.games)
        except KeyboardInterrupt:
            whole = False
    return tally, tally.games - before, time.perf_counter() - started, whole


def percent(part: Share) -> str:
    return f"{100 * part.rate:.1f} %  [{100 * part.low:.1f} – {100 * part.high:.1f}]"


def average(value: Mean) -> str:
    return f"{value.mean:.1f}  [{value.low:.1f} – {value.high:.1f}]"


def show(tally: Tally, console: Console, said: Writer) -> None:
    """Win rates with intervals, and how long the games were."""
    console.print(said.say("sim-wins"), style="bold")
    table = Table()
    table.add_column(said.say("sim-who"))
    table.add_column(said.say("sim-win-rate"), justify="right")
    table.add_column(said.say("sim-games"), justify="right")
    if tally.team:  # its seats win or lose together, and their bots with them
        table.add_row(said.say("sim-table"), percent(tally.table()), str(tally.games))
    else:
        table.add_column(said.say("sim-score"), justify="right")
        for name in tally.played:
            table.add_row(name, percent(tally.bot(name)), str(tally.played[name]), average(tally.scores[name].mean()))
        for side in tally.sides if len(tally.sides) > 1 else ():
            name = " + ".join(said.say("player", n=seat + 1) for seat in side)
            table.add_row(name, percent(tally.side(side)), str(tally.games), "")
    console.print(table)
    console.print(
        said.say("sim-length", decisions=average(tally.decisions.mean()), rounds=average(tally.rounds.mean()))
    )


@click.command()
@lets_bots_play(1000, "greedy")
@click.option("--out", type=click.Path(path_type=Path), metavar="RUN")
@click.option("--ray", metavar="ADDRESS")
def command(wanted: Wanted, out: Path | None, ray: str | None) -> None:
    """Let bots play many games on all cores and count the results."""
    said, console = wanted.said, wanted.console
    plan = Plan(wanted.game, seated(wanted), wanted.options, wanted.seed, cards=out is not None)
    tally, played, seconds, whole = play(plan, wanted, out, ray, wanted.game)
    if tally.games:
        show(tally, console, said)
    if played:
        decisions = tally.decisions.mean().mean * played / seconds
        console.print(
            said.say(
                "sim-speed",
                n=played,
                seconds=f"{seconds:.1f}",
                rate=f"{played / seconds:.1f}",
                moves=f"{decisions:.0f}",
            )
        )
    if out is not None:
        console.print(said.say("sim-kept", path=str(out)))
    if not whole:
        console.print(said.say("sim-stopped" if out is not None else "sim-stopped-unkept"))
        click.get_current_context().exit(130)
