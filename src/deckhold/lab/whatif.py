"""`deckhold whatif`: the same games with changed cards, and what that did."""

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from deckhold import games as catalog
from deckhold.lab.change import numbers, read_change
from deckhold.lab.figures import Comparison, Figures, compare
from deckhold.lab.plan import ANY, Plan, parse_options
from deckhold.lab.report import write_report
from deckhold.lab.sim import average, percent, play, refuse, seated
from deckhold.lab.stats import Share
from deckhold.lab.store import open_run
from deckhold.lab.words import words
from deckhold.text import LANGUAGES, Writer, writer

SURE = 0.05


def show_numbers(game: str, wanted: str, options: dict[str, object], console: Console) -> None:
    """The numbers of a card that a change can name."""
    info = catalog.info(game)
    fixed = {key: value for key, value in options.items() if value != ANY}
    table = info.table(info.full_options(info.seats[1], fixed))
    if wanted not in table.by_id:
        raise ValueError(f"{wanted}: {game} has no such card; `deckhold cards {game}` lists them")
    console.print(f"[{wanted}]", markup=False)
    for path, number in numbers(table.by_id[wanted]):
        console.print(f"{path} = {number}", markup=False, highlight=False)


def what(one: Comparison, game: str, said: Writer) -> str:
    if one.key in ("cmp-taken", "cmp-with"):
        return f"{writer(game, said.lang).name(one.subject)}: {said.say(one.key)}"
    if one.key == "cmp-seat":
        return f"{said.say('player', n=int(one.subject) + 1)}: {said.say(one.key)}"
    return f"{one.subject}{': ' if one.subject else ''}{said.say(one.key)}"


def show(comparisons: list[Comparison], game: str, console: Console, said: Writer) -> None:
    """What changed surely, and the main numbers in any case."""
    console.print(said.say("cmp-title"), style="bold")
    table = Table()
    for key in ("cmp-what", "cmp-before", "cmp-after", "rep-chance"):
        table.add_column(said.say(key), justify="left" if key == "cmp-what" else "right")
    for one in comparisons:
        if one.chance < SURE or one.key in ("cmp-table", "cmp-seat", "cmp-rounds"):
            cells = [
                percent(value) if isinstance(value, Share) else average(value) for value in (one.before, one.after)
            ]
            style = "bold" if one.chance < SURE else "dim"
            table.add_row(what(one, game, said), *cells, f"{one.chance:.3f}", style=style)
    console.print(table)
    sure = sum(one.chance < SURE for one in comparisons)
    console.print(said.say("cmp-count", sure=sure, all=len(comparisons)))


@click.command()
@click.argument("game")
@click.option("--change", "file", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--list", "wanted", metavar="CARD")
@click.option("-n", "games", type=click.IntRange(1), default=1000, show_default=True, metavar="GAMES")
@click.option("--bots", default="greedy", show_default=True, metavar="NAME,NAME...")
@click.option("--seats", type=click.IntRange(1))
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE")
@click.option("--cards", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True)
@click.option("--out", type=click.Path(path_type=Path), metavar="FOLDER")
@click.option("--workers", type=click.IntRange(1))
@click.option("--ray", metavar="ADDRESS")
@click.option("--lang", type=click.Choice(LANGUAGES))
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    file: Path | None,
    wanted: str | None,
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
    """Play the same games with changed cards and show what that did."""
    said = words(ctx, lang)
    console = Console()
    try:
        values = parse_options(game, options, cards)
        if wanted is not None:
            show_numbers(game, wanted, values, console)
            return
        if file is None:
            raise ValueError(
                "change: a file with the change is wanted (--change FILE); --list CARD shows what there is"
            )
        change = read_change(file)
        folder = out or Path(f"whatif-{game}-{file.stem}")
        folder.mkdir(parents=True, exist_ok=True)
        table = seated(game, bots, seats)
        whole = True
        for name, changed in (("before", {}), ("after", change)):
            plan = Plan(game, table, values, seed, changed)
            *_, done = play(plan, games, folder / name, workers or 0, ray, console, said, said.say(f"cmp-{name}"))
            whole = whole and done
            if not whole:
                break
        if not whole:
            console.print(said.say("sim-stopped"))
            ctx.exit(130)
        before, after = Figures(open_run(folder / "before")), Figures(open_run(folder / "after"))
        show(compare(before, after), game, console, said)
        write_report(folder / "after", folder / "before", folder / "report.html", said.lang)
    except ValueError as error:
        raise refuse(error) from error
    console.print(said.say("rep-written", path=str(folder / "report.html")))
