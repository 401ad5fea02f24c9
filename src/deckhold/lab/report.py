"""`deckhold report`: what many games say, on one page."""

from pathlib import Path

import click

from deckhold.lab.command import refuse, words
from deckhold.lab.figures import Figures, compare
from deckhold.lab.page import Page
from deckhold.lab.store import open_run
from deckhold.text import LANGUAGES


def write_report(run: Path, against: Path | None, target: Path, lang: str) -> None:
    """Write the report of a run, compared with an earlier one."""
    figures = Figures(open_run(run))
    if against is None:
        page = Page(figures, None, None)
    else:
        other = Figures(open_run(against))
        page = Page(figures, compare(other, figures), other)
    target.write_text(page.html(lang), encoding="utf8")


@click.command()
@click.argument("run", type=click.Path(path_type=Path))
@click.option("--against", type=click.Path(path_type=Path), metavar="RUN")
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--lang", type=click.Choice(LANGUAGES))
@click.pass_context
def command(ctx: click.Context, run: Path, against: Path | None, out: Path | None, lang: str | None) -> None:
    """Write a report on a run of many games as one page."""
    said = words(ctx, lang)
    target = out or run / "report.html"
    try:
        write_report(run, against, target, said.lang)
    except ValueError as error:
        raise refuse(error) from error
    click.echo(said.say("rep-written", path=str(target)))
