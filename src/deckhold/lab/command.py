"""What the lab's commands have in common: the games they ask for, and the language they speak."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import update_wrapper
from pathlib import Path

import click
from rich.console import Console

from deckhold.lab.plan import parse_options
from deckhold.text import LANGUAGES, Writer, writer
from deckhold.text.language import users_language


def words(ctx: click.Context, lang: str | None) -> Writer:
    """The lab's messages in the language that was asked for, here or for the whole command line."""
    outer = ctx.find_root().obj
    return writer("lab", lang or (outer if outer in LANGUAGES else users_language()))


def refuse(error: ValueError) -> click.ClickException:
    return click.ClickException(str(error))


@dataclass(frozen=True)
class Wanted:
    """The games that a command line asks for."""

    game: str
    count: int
    bots: tuple[str, ...]
    seats: int | None
    options: dict[str, object]
    seed: int
    workers: int  # 0: one for each core
    said: Writer
    console: Console


def lets_bots_play(count: int, bots: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The options of every command that lets bots play; it gets them as one `Wanted`, and its own beside it."""

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        def run(
            game: str,
            games: int,
            bots: str,
            seats: int | None,
            options: tuple[str, ...],
            cards: Path | None,
            seed: int,
            workers: int | None,
            lang: str | None,
            **own: object,
        ) -> None:
            names = tuple(name.strip() for name in bots.split(","))
            said = words(click.get_current_context(), lang)
            console = Console(emoji=False)  # the bot search:100:paranoid has no emoji in its name
            try:
                values = parse_options(game, options, cards)
                command(Wanted(game, games, names, seats, values, seed, workers or 0, said, console), **own)
            except ValueError as error:
                raise refuse(error) from error

        whole: Callable[..., None] = update_wrapper(run, command)
        for part in (
            click.option("--lang", type=click.Choice(LANGUAGES)),
            click.option("--workers", type=click.IntRange(1)),
            click.option("--seed", type=click.IntRange(0), default=0, show_default=True),
            click.option("--cards", type=click.Path(path_type=Path), metavar="FILE"),
            click.option("--option", "options", multiple=True, metavar="KEY=VALUE"),
            click.option("--seats", type=click.IntRange(1)),
            click.option("--bots", default=bots, show_default=True, metavar="NAME,NAME..."),
            click.option("-n", "games", type=click.IntRange(1), default=count, show_default=True, metavar="GAMES"),
            click.argument("game"),
        ):
            whole = part(whole)
        return whole

    return decorate
