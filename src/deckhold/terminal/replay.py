"""`deckhold replay`: a recorded game, step by step."""

import time
from pathlib import Path

import click
from rich.console import Console, Group
from rich.rule import Rule

import deckhold
from deckhold.engine.core import Game
from deckhold.engine.replay import Replay, ReplayError
from deckhold.terminal.faces import Faces
from deckhold.terminal.refusal import Refusal
from deckhold.terminal.saves import read_json
from deckhold.terminal.story import Story
from deckhold.terminal.table import Screen
from deckhold.terminal.words import Speech, file_problem, lang_of, make_console, symbols_shown
from deckhold.text import LANGUAGES, writer

ROOM = 4  # lines below the table
PAUSE = 0.8  # seconds between two actions when it plays by itself


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--lang", type=click.Choice(LANGUAGES))
@click.option("--step", type=int, default=0, metavar="N")
@click.option("--seat", type=int, metavar="N")
@click.option("--check", is_flag=True)
@click.pass_context
def command(ctx: click.Context, file: Path, lang: str | None, step: int, seat: int | None, check: bool) -> None:
    lang = lang or lang_of(ctx)
    words = writer("terminal", lang)
    try:
        replay = deckhold.replay(read_json(file))
    except ReplayError as error:
        key = "replay-refused-action" if error.action else "replay-refused"
        raise Refusal(words.say(key, action=error.action, problem=str(error))) from None
    except (ValueError, OSError) as error:
        raise Refusal(words.say("replay-refused", problem=file_problem(error, words))) from None
    title = writer(replay.info.id, lang).say("game-title")
    if check:
        click.echo(words.say("replay-good", n=len(replay.actions), title=title))
        return
    if seat is not None and not 1 <= seat <= replay.seats:
        raise Refusal(words.say("replay-no-seat", n=replay.seats))
    film = Film(make_console(), replay, lang)
    film.seat = None if seat is None else seat - 1
    film.jump(step)
    film.run()


class Film:
    """A replay and the moment of it that is on the screen."""

    def __init__(self, console: Console, replay: Replay, lang: str) -> None:
        self.console = console
        self.replay = replay
        self.last = len(replay.actions)
        self.step = 0
        self.seat: int | None = None  # who looks; None: whoever decides
        self.speech = Speech(replay.info.id, lang, replay.players, symbols_shown(console))
        self.faces = Faces(replay.info.id, replay.options, self.speech)
        start = replay.at(0)
        self.story = Story(start)
        self.deciders: list[int] = []
        for action in replay.actions:
            self.deciders.append(_decider(start))
            self.story.act(action)

    def jump(self, step: int) -> None:
        self.step = max(0, min(step, self.last))

    def turn(self, direction: int) -> None:
        """To where another seat decides, forwards or backwards."""
        here = self.deciders[min(self.step, self.last - 1)] if self.last else -1
        self.jump(self.step + direction)
        while 0 < self.step < self.last and self.deciders[self.step] == here:
            self.jump(self.step + direction)
        # Backwards one wants the first decision of that turn, not its last.
        while direction < 0 < self.step and self.deciders[self.step - 1] == self.deciders[self.step]:
            self.jump(self.step - 1)

    def run(self) -> None:
        try:
            self.show()
            while self.obey(self.console.input(self.speech.say("replay-commands") + "\n> ", markup=False).strip()):
                pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()

    def obey(self, answer: str) -> bool:
        """Do what was asked; False to quit."""
        word, _, rest = answer.partition(" ")
        if word in ("q", "й"):
            return False
        if answer.isdecimal():
            self.jump(int(answer))
        elif word in ("", "n", "т"):
            self.jump(self.step + 1)
        elif word in ("b", "и"):
            self.jump(self.step - 1)
        elif word in ("+", "="):
            self.turn(1)
        elif word == "-":
            self.turn(-1)
        elif word in ("v", "м"):
            if rest and not (rest.isdecimal() and 1 <= int(rest) <= self.replay.seats):
                self.console.print(self.speech.say("replay-no-seat", n=self.replay.seats))
                return True
            self.seat = int(rest) - 1 if rest else None
        elif word in ("p", "з"):
            self.play_on()
            return True
        elif word in ("t", "е"):
            self.console.print(Group(*self.screen().whole(self.console.width)))
            return True
        elif word in ("l", "д"):
            self.console.print(Group(*self.story.lines(self.viewer(), self.speech, upto=self.step)))
            return True
        else:
            found = self.faces.find(answer[1:]) if answer[0] == "?" and answer[1:].strip() else []
            for card in found[:4]:
                self.console.print(self.faces.full(card, [], min(76, self.console.width)))
            if not found:
                self.console.print(self.speech.say("replay-help"), markup=False)
            return True
        self.show()
        return True

    def play_on(self) -> None:
        """Like a film, until the end or Ctrl-C."""
        try:
            while self.step < self.last:
                self.jump(self.step + 1)
                self.show()
                if self.console.is_terminal:
                    time.sleep(PAUSE)
        except KeyboardInterrupt:
            self.console.print()

    def viewer(self) -> int:
        """The seat that looks: the chosen one, or whoever decides now or decided last."""
        if self.seat is not None or not self.last:
            return self.seat or 0
        return self.deciders[min(self.step, self.last - 1)]

    def show(self) -> None:
        """The table at this step, what the last action did, and which one comes next."""
        screen = self.screen()
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(Rule(self.speech.say("replay-step", step=self.step, last=self.last), style="dim"))
        self.console.print(screen.draw(self.console.width, self.console.height - ROOM))

    def screen(self) -> Screen:
        seat = self.viewer()
        view = self.replay.at(self.step).view(seat, self.speech.lang)
        log = self.story.lines(seat, self.speech, upto=self.step)
        fresh = len(self.story.lines(seat, self.speech, self.step - 1, self.step))
        upcoming = self.replay.actions[self.step] if self.step < self.last else None
        return Screen(view, self.faces, log, fresh, played=upcoming)


def _decider(game: Game) -> int:
    decision = game.decision
    return -1 if decision is None else decision.seat
