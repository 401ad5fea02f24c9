"""`deckhold play`: a table in the terminal, for one person or several who share the screen, and bots."""

import random
from datetime import datetime
from pathlib import Path

import click
from rich.console import Console

import deckhold
from deckhold import bots
from deckhold.engine.info import GameInfo
from deckhold.terminal import saves
from deckhold.terminal.match import Match
from deckhold.terminal.refusal import Refusal
from deckhold.terminal.saves import Place, Save
from deckhold.terminal.setting import check_bot, check_seats, game_info, own_cards, parsed
from deckhold.terminal.story import retold
from deckhold.terminal.words import file_problem, lang_of, make_console
from deckhold.text import LANGUAGES, Writer, writer

USUAL_BOT = "greedy"


@click.command()
@click.argument("game", required=False)
@click.option("--bots", "bot_names", metavar="NAME,...")
@click.option("--seats", type=int, metavar="N")
@click.option("--seed", type=int, metavar="N")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE")
@click.option("--cards", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--name", "people", multiple=True, metavar="NAME")
@click.option("--lang", type=click.Choice(LANGUAGES))
@click.option("--continue", "save", is_flag=False, flag_value="", metavar="[NAME]")
@click.option("--from-replay", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--at", "step", type=int, metavar="N")
@click.pass_context
def command(
    ctx: click.Context,
    game: str | None,
    bot_names: str | None,
    seats: int | None,
    seed: int | None,
    options: tuple[str, ...],
    cards: Path | None,
    people: tuple[str, ...],
    lang: str | None,
    save: str | None,
    from_replay: Path | None,
    step: int | None,
) -> None:
    console = make_console()
    lang = lang or lang_of(ctx)
    words = writer("terminal", lang)
    names = [name for name in (bot_names or "").split(",") if name]
    name = ""
    try:
        if save is not None:
            name, table = continued(save, words)
        elif from_replay is not None:
            table = branched(from_replay, step, names, people, lang)
        elif game is None:
            name, table = Host(console, lang).table()
        else:
            info = game_info(game, words)
            settings = {**parsed(info, options, words), **own_cards(cards)}
            table = new_table(info, seats, names, list(people), seed, settings, lang)
        for place in table.places:
            if place.bot:
                check_bot(place.bot, words)
    except (ValueError, OSError) as error:
        raise Refusal(words.say("play-refused", problem=file_problem(error, words))) from None
    except (EOFError, KeyboardInterrupt):
        console.print()
        return
    name = name or f"{table.game.info.id}-{datetime.now():%Y-%m-%d-%H%M%S}"
    Match(console, name, table._replace(lang=lang), retold(table.game)).run()


def new_table(
    info: GameInfo,
    seats: int | None,
    bot_names: list[str],
    people: list[str],
    seed: int | None,
    options: dict[str, object],
    lang: str,
) -> Save:
    """A new game. Unless something else is said, one person plays, against one bot where the game is for several."""
    if seats is None and not bot_names and not people and info.seats[1] > 1 and not info.cooperative(options=options):
        bot_names = [USUAL_BOT]
    if seats is None:
        seats = max(len(people), 1) + len(bot_names)
    check_seats(info, seats, bot_names, writer("terminal", lang))
    game = deckhold.new(info.id, seats, random.randrange(1 << 31) if seed is None else seed, options)
    return Save(game, placed(seats, bot_names, people, lang), lang)


def placed(seats: int, bot_names: list[str], people: list[str], lang: str) -> list[Place]:
    """People in the first seats, bots in the last ones, each with a name of its own."""
    words = writer("terminal", lang)
    places = [Place(people[i] if i < len(people) else words.say("player", n=i + 1)) for i in range(seats)]
    for i, bot in enumerate(bot_names):
        key = f"bot-{bot}"
        label = words.say(key) if words.has(key) else bot
        number = bot_names[: i + 1].count(bot)
        name = f"{label} {number}" if bot_names.count(bot) > 1 else label
        places[seats - len(bot_names) + i] = Place(name, bot)
    return places


def continued(name: str, words: Writer) -> tuple[str, Save]:
    """A table that was left: the newest one, or the one with this name."""
    if not name:
        kept = saves.names()
        if not kept:
            raise Refusal(words.say("play-no-saves"))
        name = kept[0]
    try:
        return name, saves.read(name)
    except FileNotFoundError:
        kept = saves.names()
        raise Refusal(words.say("play-no-save", name=name, names=", ".join(kept) or "-")) from None
    except ValueError as error:
        raise Refusal(words.say("play-broken-save", name=name, problem=str(error))) from None


def branched(path: Path, step: int | None, bot_names: list[str], people: tuple[str, ...], lang: str) -> Save:
    """A game that goes its own way from a moment of a replay."""
    replay = deckhold.replay(saves.read_json(path))
    game = replay.at(len(replay.actions) if step is None else step)
    check_seats(replay.info, replay.seats, bot_names, writer("terminal", lang))
    names = list(people) or [name for name in replay.players[: replay.seats - len(bot_names)] if name]
    return Save(game, placed(replay.seats, bot_names, names, lang), lang)


# -- asking what to play -----------------------------------------------------------------------------------------------


class Host:
    """Asks at the start what is to be played; an empty answer always takes the usual."""

    def __init__(self, console: Console, lang: str) -> None:
        self.console = console
        self.lang = lang
        self.words = writer("terminal", lang)

    def table(self) -> tuple[str, Save]:
        """A new table, or one to continue with its name."""
        catalog = deckhold.catalog()
        kept = saves.names()[:3]
        titles = [writer(info.id, self.lang) for info in catalog]
        choices = [f"{game.say('game-title')}. {game.say('game-about')}" for game in titles]
        choices += [self.words.say("setup-continue", name=name) for name in kept]
        number = self.choose(self.words.say("setup-which"), choices)
        if number >= len(catalog):
            return continued(kept[number - len(catalog)], self.words)
        info = catalog[number]
        low, high = info.seats
        people = self.number("setup-people", 1, high, 1)
        rivals = 1 if people == 1 and high > 1 and not info.cooperative() else 0
        fewest = max(0, low - people)
        machines = self.number("setup-bots", fewest, high - people, max(fewest, rivals)) if high > people else 0
        level = USUAL_BOT
        if machines:
            levels = ["random", USUAL_BOT, *bots.LEVELS]
            level = levels[
                self.choose(self.words.say("setup-level"), [self.words.say(f"bot-{one}") for one in levels], 1)
            ]
        while True:
            try:
                options = self.options(info)
                return "", new_table(info, people + machines, [level] * machines, [], None, options, self.lang)
            except ValueError as error:  # settings that do not go together
                self.console.print(
                    self.words.say("play-refused", problem=file_problem(error, self.words)), markup=False
                )

    def options(self, info: GameInfo) -> dict[str, object]:
        """The settings of the game, if somebody wants others than the usual ones."""
        changeable = [option for option in info.options if option.values]
        if not changeable or not self.ask("setup-options").casefold().startswith(("o", "о", "н")):
            return {}
        game = writer(info.id, self.lang)
        out: dict[str, object] = {}
        for option in changeable:
            question = _named(game, f"option-{option.id}", option.id)
            labels = [_value_named(game, option.id, value) for value in option.values]
            if option.many:
                out[option.id] = [option.values[number] for number in self.choose_several(question, labels)]
            else:
                usual = option.values.index(option.default)
                out[option.id] = option.values[self.choose(question, labels, usual)]
        return out

    def choose_several(self, question: str, choices: list[str]) -> list[int]:
        """Any of several, by their numbers."""
        self.offer(question, choices)
        while True:
            parts = self.ask("setup-several").replace(",", " ").split()
            if all(part.isdecimal() and 1 <= int(part) <= len(choices) for part in parts):
                return [int(part) - 1 for part in parts]
            self.console.print(self.words.say("setup-number", low=1, high=len(choices)), markup=False)

    def ask(self, key: str, **args: object) -> str:
        return self.console.input(self.words.say(key, **args) + " ", markup=False).strip()

    def choose(self, question: str, choices: list[str], usual: int = 0) -> int:
        """One of several, by its number."""
        self.offer(question, choices)
        return self.number("setup-choice", 1, len(choices), usual + 1) - 1

    def offer(self, question: str, choices: list[str]) -> None:
        self.console.print(question, style="bold", markup=False)
        for number, choice in enumerate(choices, 1):
            self.console.print(f"{number:>3}) {choice}", markup=False)

    def number(self, key: str, low: int, high: int, usual: int) -> int:
        while True:
            answer = self.ask(key, low=low, high=high, usual=usual)
            if not answer:
                return usual
            if answer.isdecimal() and low <= int(answer) <= high:
                return int(answer)
            self.console.print(self.words.say("setup-number", low=low, high=high), markup=False)


def _named(game: Writer, key: str, value: object) -> str:
    return game.say(key) if game.has(key) else str(value)


def _value_named(game: Writer, option: str, value: object) -> str:
    """A setting's value in words; one that is a card is called like the card."""
    key = f"option-{option}-{value}"
    return game.say(key) if game.has(key) else _named(game, f"card-{value}", value)
