"""How the command line says no."""

from typing import IO, Any

import click


class Refusal(click.ClickException):
    """Something that cannot be done, said in the user's language."""

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(f"deckhold: {self.message}", file=file, err=file is None)
