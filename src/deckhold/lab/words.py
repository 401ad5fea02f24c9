"""The language of the lab's commands."""

import click

from deckhold.text import LANGUAGES, Writer, writer
from deckhold.text.language import users_language


def words(ctx: click.Context, lang: str | None) -> Writer:
    """The lab's messages in the language that was asked for, here or for the whole command line."""
    outer = ctx.find_root().obj
    return writer("lab", lang or (outer if outer in LANGUAGES else users_language()))
