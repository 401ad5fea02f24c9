"""`deckhold sim`: many games between bots, counted and kept."""

import time
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from deckhold.lab.plan import Plan, parse_options
from deckhold.lab.stats import Mean, Share
from deckhold.lab.tally import Tally
from deckhold.lab.words import words
from deckhold.lab.work import chunk_size, parts, work
from deckhold.text import LANGUAGES, Writer


class Rate(ProgressColumn):
    """Games a second."""

    def __init__(self, said: Writer) -> None:
        super().__init__()
        self._said = said

    def render(self, task: Task) -> Text:
        return Text(self._said.say("sim-rate", rate=f"{task.speed:.1f}" if task.speed else "–"), style="cyan")


def progress(console: Console, said: Writer) -> Progress:
    """A bar with the games played, their rate and the time left."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(said),
        TimeRemainingColumn(),
        console=console,
    )


def refuse(error: ValueError) -> click.ClickException:
    return click.ClickException(str(error))


def seated(game: str, bots: str, seats: int | None) -> tuple[str, ...]:
    """Bots for all seats: one name stands for a whole table."""
    from deckhold import games

    names = tuple(name.strip() for name in bots.split(","))
    wanted = (
        seats if seats is not None else max(len(names), min(2, games.info(game).seats[1]), games.info(game).seats[0])
    )
    if len(names) == 1:
        names *= wanted
    if len(names) != wanted:
        raise ValueError(f"bots: {wanted} seats are to be filled, {len(names)} bots are named")
    return names


def play(
    plan: Plan,
    count: int,
    out: Path | None,
    workers: int,
    ray: str | None,
    console: Console,
    said: Writer,
    title: str,
) -> tuple[Tally, int, float, bool]:
    """Play a plan's games and count them: the tally, how many were played now, in how many seconds, whether all are."""
    tally = Tally(plan.game)
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
    with progress(console, said) as bar:
        task = bar.add_task(title, total=max(count, before), completed=before)
        try:
            for part, games, cards in work(plan, todo, workers, ray):
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


def show(tally: Tally, seats: int, console: Console, said: Writer) -> None:
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
        if seats > 1:
            for seat in range(seats):
                table.add_row(said.say("player", n=seat + 1), percent(tally.seat(seat)), str(tally.games), "")
    console.print(table)
    console.print(
        said.say("sim-length", decisions=average(tally.decisions.mean()), rounds=average(tally.rounds.mean()))
    )


@click.command()
@click.argument("game")
@click.option("-n", "games", type=click.IntRange(1), default=1000, show_default=True, metavar="GAMES")
@click.option("--bots", default="greedy", show_default=True, metavar="NAME,NAME...")
@click.option("--seats", type=click.IntRange(1))
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE")
@click.option("--cards", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True)
@click.option("--out", type=click.Path(path_type=Path), metavar="RUN")
@click.option("--workers", type=click.IntRange(1))
@click.option("--ray", metavar="ADDRESS")
@click.option("--lang", type=click.Choice(LANGUAGES))
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    games: int,
    bots: str,
    seats: int | None,
    options: tuple[str, ...],
    cards: Path | None,
    seed: int,
    out: Path | None,
    workers: int | None,
    ray: str | None,
    lang: str | None,
) -> None:
    """Let bots play many games on all cores and count the results."""
    said = words(ctx, lang)
    console = Console()
    try:
        plan = Plan(game, seated(game, bots, seats), parse_options(game, options, cards), seed, cards=out is not None)
        tally, played, seconds, whole = play(plan, games, out, workers or 0, ray, console, said, game)
    except ValueError as error:
        raise refuse(error) from error
    if tally.games:
        show(tally, plan.seats, console, said)
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
        ctx.exit(130)
