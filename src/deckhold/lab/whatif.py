"""`deckhold whatif`: the same games with changed cards, and what that did."""

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from deckhold import games as catalog
from deckhold.lab.change import numbers, read_change
from deckhold.lab.command import Wanted, lets_bots_play
from deckhold.lab.figures import Comparison, Figures, compare
from deckhold.lab.plan import ANY, Plan
from deckhold.lab.report import write_report
from deckhold.lab.sim import average, percent, play, seated
from deckhold.lab.stats import Share
from deckhold.lab.store import check_folder, open_run
from deckhold.text import Writer, writer

SURE = 0.05
TRIED = 1000  # games that are set up before the first one is played


def show_numbers(game: str, wanted: str, options: dict[str, object], console: Console) -> None:
    """The numbers of a card that a change can name."""
    info = catalog.info(game)
    fixed = {key: value for key, value in options.items() if value != ANY}
    table = info.table(info.options_for_most(fixed))
    if wanted not in table.by_id:
        raise ValueError(f"{wanted}: {game} has no such card; `deckhold cards {game}` lists them")
    console.print(f"[{wanted}]", markup=False)
    for path, number in numbers(info, table.by_id[wanted]):
        console.print(f"{path} = {number}", markup=False, highlight=False)


def set_up(plan: Plan, count: int) -> None:
    """Set up a plan's games, a thousand at most: ValueError if one of them cannot be."""
    changed = plan.changed()
    for index in range(min(count, TRIED)):
        changed.new(plan.seats, plan.game_seed(index), plan.game_options(index))


def what(one: Comparison, game: str, said: Writer) -> str:
    if one.key in ("cmp-taken", "cmp-with"):
        return f"{writer(game, said.lang).name(one.subject)}: {said.say(one.key)}"
    if one.key == "cmp-side":
        side = " + ".join(said.say("player", n=int(seat) + 1) for seat in one.subject.split())
        return f"{side}: {said.say(one.key)}"
    return f"{one.subject}{': ' if one.subject else ''}{said.say(one.key)}"


def show(comparisons: list[Comparison], game: str, console: Console, said: Writer) -> None:
    """What changed surely, and the main numbers in any case."""
    console.print(said.say("cmp-title"), style="bold")
    table = Table()
    for key in ("cmp-what", "cmp-before", "cmp-after", "rep-chance"):
        table.add_column(said.say(key), justify="left" if key == "cmp-what" else "right")
    for one in comparisons:
        if one.chance < SURE or one.key in ("cmp-table", "cmp-side", "cmp-rounds"):
            cells = [
                percent(value) if isinstance(value, Share) else average(value) for value in (one.before, one.after)
            ]
            style = "bold" if one.chance < SURE else "dim"
            table.add_row(what(one, game, said), *cells, f"{one.chance:.3f}", style=style)
    console.print(table)
    sure = sum(one.chance < SURE for one in comparisons)
    console.print(said.say("cmp-count", sure=sure, all=len(comparisons)))


@click.command()
@lets_bots_play(1000, "greedy")
@click.option("--change", "file", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--list", "card", metavar="CARD")
@click.option("--out", type=click.Path(path_type=Path), metavar="FOLDER")
@click.option("--ray", metavar="ADDRESS")
def command(wanted: Wanted, file: Path | None, card: str | None, out: Path | None, ray: str | None) -> None:
    """Play the same games with changed cards and show what that did."""
    game, said, console = wanted.game, wanted.said, wanted.console
    if card is not None:
        show_numbers(game, card, wanted.options, console)
        return
    if file is None:
        raise ValueError("change: a file with the change is wanted (--change FILE); --list CARD shows what there is")
    folder = out or Path(f"whatif-{game}-{file.stem}")
    bots = seated(wanted)
    plans = {
        "before": Plan(game, bots, wanted.options, wanted.seed),
        "after": Plan(game, bots, wanted.options, wanted.seed, read_change(file)),
    }
    for name, plan in plans.items():  # whatever is to be refused is refused before a game is played
        set_up(plan, wanted.count)
        check_folder(folder / name, plan)
    for name, plan in plans.items():
        *_, whole = play(plan, wanted, folder / name, ray, said.say(f"cmp-{name}"))
        if not whole:
            console.print(said.say("sim-stopped"))
            click.get_current_context().exit(130)
    before, after = Figures(open_run(folder / "before")), Figures(open_run(folder / "after"))
    show(compare(before, after), game, console, said)
    write_report(folder / "after", folder / "before", folder / "report.html", said.lang)
    console.print(said.say("rep-written", path=str(folder / "report.html")))
