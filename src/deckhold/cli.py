"""The command line: `deckhold` and what it can do. Each command is imported only when it is called."""

import sys
from importlib import import_module
from typing import Any

try:
    import click
except ModuleNotFoundError:
    sys.exit("deckhold: the command line is an extra of the package: pip install 'deckhold[terminal]'")

from deckhold import __version__
from deckhold.terminal.refusal import Refusal
from deckhold.text import LANGUAGES, Writer, writer
from deckhold.text.language import users_language, wanted_language

# Name, where the command is, and the extra of the package it needs.
COMMANDS = {
    "play": ("deckhold.terminal.play:command", "terminal"),
    "cards": ("deckhold.terminal.cards:command", "terminal"),
    "replay": ("deckhold.terminal.replay:command", "terminal"),
    "sim": ("deckhold.lab.sim:command", "lab"),
    "report": ("deckhold.lab.report:command", "lab"),
    "arena": ("deckhold.lab.arena:command", "lab"),
    "whatif": ("deckhold.lab.whatif:command", "lab"),
    "serve": ("deckhold.server.command:command", "server"),
    "bench": ("deckhold.bench.command:command", "terminal"),
}


def words_of(ctx: click.Context) -> Writer:
    """The words of the command line, in the language the user speaks."""
    lang = ctx.find_root().obj
    return writer("terminal", lang if lang in LANGUAGES else users_language())


class SpokenFormatter(click.HelpFormatter):
    """Writes help under headings in the user's language."""

    words: Writer

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or self.words.say("help-usage") + " ")

    def write_heading(self, heading: str) -> None:
        key = f"help-heading-{heading.lower()}"
        super().write_heading(self.words.say(key) if self.words.has(key) else heading)


class SpokenContext(click.Context):
    """Makes formatters that know the language."""

    def make_formatter(self) -> click.HelpFormatter:
        formatter = SpokenFormatter(width=self.terminal_width, max_width=self.max_content_width)
        formatter.words = words_of(self)
        return formatter


def spoken(command: click.Command, name: str, words: Writer, ctx: click.Context) -> click.Command:
    """The command with its help in the user's language, as far as there are messages for it."""
    command.context_class = SpokenContext
    for key in (f"help-{name}", f"cli-{name}"):
        if words.has(key):
            command.help = words.say(key)
            break
    if all(param.name != "lang" for param in command.params):
        # It is the command line that speaks: the command itself need not know.
        command.params.append(click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False))
    command.options_metavar = words.say("help-options")
    if isinstance(command, click.Group):
        command.subcommand_metavar = words.say("help-command")
    own_help = command.get_help_option(ctx)
    if own_help is not None:
        own_help.help = words.say("help-help")
    for param in command.params:
        for key in (f"help-{name}-{param.name}", f"help-any-{param.name}"):
            if isinstance(param, click.Option) and words.has(key):
                param.help = words.say(key)
                break
    return command


class Commands(click.Group):
    """The commands of `COMMANDS`, imported when called."""

    context_class = SpokenContext

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.obj = wanted_language(args)
        spoken(self, "deckhold", words_of(ctx), ctx)
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        place, extra = COMMANDS[name]
        module, attribute = place.split(":")
        words = words_of(ctx)
        try:
            found: Any = getattr(import_module(module), attribute)
        except ModuleNotFoundError as error:
            missing = error.name or module
            key = "cli-not-here" if missing.startswith("deckhold") else "cli-extra"
            raise Refusal(words.say(key, command=name, missing=missing, extra=extra)) from error
        assert isinstance(found, click.Command)
        return spoken(found, name, words, ctx)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS:
            raise Refusal(words_of(ctx).say("cli-unknown", command=args[0], commands=", ".join(COMMANDS)))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = words_of(ctx)
        with formatter.section("Commands"):
            formatter.write_dl([(name, words.say(f"cli-{name}")) for name in COMMANDS])


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--lang", type=click.Choice(LANGUAGES))
@click.version_option(__version__, message="deckhold %(version)s")
@click.pass_context
def main(ctx: click.Context, lang: str | None) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


if __name__ == "__main__":
    main()
