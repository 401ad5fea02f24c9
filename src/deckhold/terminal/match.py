"""One table being played: asks people, lets bots move, tells what happened."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

import deckhold
from deckhold import bots
from deckhold.engine.zones import OWNER
from deckhold.terminal import saves
from deckhold.terminal.faces import Faces
from deckhold.terminal.hexes import Hexes, named, shows
from deckhold.terminal.saves import Save
from deckhold.terminal.story import Story
from deckhold.terminal.table import FINAL, Screen, View
from deckhold.terminal.words import Speech, symbols_shown

ROOM = 3  # lines below the table for the commands and the answer


class Left(Exception):
    """A person leaves the table."""


class Match:
    """A game, who sits at it, and the screen they look at."""

    def __init__(self, console: Console, name: str, table: Save, story: Story) -> None:
        self.console = console
        self.name = name
        self.places = table.places
        self.game = table.game
        self.story = story
        names = [place.name for place in table.places]
        self.speech = Speech(self.game.info.id, table.lang, names, symbols_shown(console))
        self.faces = Faces(self.game.info.id, self.game.options, self.speech)
        self.people = [seat for seat, place in enumerate(table.places) if not place.bot]
        self.bots = {
            seat: bots.bot(place.bot, self.game.seed + seat) for seat, place in enumerate(table.places) if place.bot
        }
        self.shared = len(self.people) > 1
        self.secret = any(zone.visible == OWNER for zone in self.game.info.zones)  # people hide cards from each other
        self.looking = self.people[0] if len(self.people) == 1 else None  # who sits before the screen
        # The actions each person has seen; less than none: not even what came before the first.
        self.read = dict.fromkeys(self.people, len(self.game.history) or -1)

    # -- the course of the game ----------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody leaves; then the game is kept."""
        try:
            while (decision := self.game.decision) is not None:
                if decision.seat in self.bots:
                    self.let_bot_move(decision.seat)
                else:
                    self.hand_over(decision.seat)
                    self.ask(decision.seat)
            self.finish()
        except (Left, EOFError, KeyboardInterrupt):
            self.console.print()
            if not self.game.over:
                self.leave()

    def let_bot_move(self, seat: int) -> None:
        if self.console.is_terminal:
            with self.console.status(self.speech.say("bot-thinks", who=self.speech.name(seat))):
                action = self.bots[seat].choose(self.game)
        else:
            action = self.bots[seat].choose(self.game)
        self.story.act(action)
        if not self.people:
            for line in self.story.lines(None, self.speech, len(self.game.history) - 1):
                self.console.print(line)

    def hand_over(self, seat: int) -> None:
        """Between two people who share the screen: nobody sees the other's cards, where cards are hidden at all."""
        if self.looking == seat or not self.secret:
            return
        self.wipe(everything=True)
        self.console.print(Panel(self.speech.say("hand-over", who=self.speech.name(seat)), expand=False))
        self.input(self.speech.say("press-enter"))
        self.wipe(everything=True)
        self.looking = seat

    def wipe(self, everything: bool = False) -> None:
        """Clear a terminal; with what has scrolled away, where somebody else is about to look."""
        if self.console.is_terminal:
            self.console.clear()
            if everything:
                self.console.file.write("\x1b[3J\x1b[H")
                self.console.file.flush()

    def ask(self, seat: int) -> None:
        """Show the table, and answer commands until one of the choices is made."""
        self.show(seat)
        while True:
            answer = self.input(self.commands(seat)).strip()
            word, _, rest = answer.partition(" ")
            if answer.isdecimal():
                actions = self.game.actions()
                if 1 <= int(answer) <= len(actions):
                    self.choose(seat, actions[int(answer) - 1])
                    return
                self.say("no-such-choice", n=len(actions))
            elif (cell := named(answer)) is not None:
                if self.choose_cell(seat, cell):
                    return
            elif answer[:1] == "?":
                self.explain(seat, answer[1:].strip())
            elif word in ("u", "г"):
                if self.undo(seat, rest):
                    return
            elif word in ("h", "р"):
                self.hint(seat)
            elif word in ("s", "ы"):
                self.save(rest.strip())
            elif word in ("l", "д"):
                self.paged(self.story.lines(seat, self.speech))
            elif word in ("t", "е"):
                self.paged(self.screen(seat).whole(self.console.width))
            elif word in ("q", "й"):
                raise Left
            elif not answer:
                self.show(seat)
            else:
                self.say("no-such-command")

    def choose(self, seat: int, action: int) -> None:
        self.read[seat] = len(self.game.history)
        self.story.act(action)

    def choose_cell(self, seat: int, cell: str) -> bool:
        """Take the one choice that a hex of a board is part of; else say which there are, or why there is none."""
        screen = self.screen(seat)
        area = next((area for area in screen.view["areas"] if shows(area, cell)), None)
        if area is None:
            self.say("no-such-cell", cell=cell)
            return False
        numbers = Hexes(area, self.faces, screen.numbers).choices(cell)
        if len(numbers) == 1:
            self.choose(seat, screen.view["actions"][numbers[0] - 1]["action"])
            return True
        if numbers:
            self.say("cell-choices", cell=cell, numbers=", ".join(str(number) for number in numbers))
        else:
            self.console.print(self.speech.text(self.game.why_not(cell, self.speech.lang) or ""))
        return False

    def input(self, prompt: str) -> str:
        return self.console.input(f"{prompt} ", markup=False)

    def say(self, key: str, **args: object) -> None:
        self.console.print(self.speech.text(self.speech.say(key, **args)))

    # -- showing -------------------------------------------------------------------------------------------------------

    def show(self, seat: int) -> None:
        """The table as a seat sees it, and what happened since it last decided."""
        screen = self.screen(seat)
        self.wipe()
        self.console.print(screen.draw(self.console.width, self.console.height - ROOM))

    def screen(self, seat: int) -> Screen:
        log = self.story.lines(seat, self.speech)
        fresh = len(self.story.lines(seat, self.speech, self.read[seat]))
        return Screen(self.view(seat), self.faces, log, fresh, shared=self.shared)

    def view(self, seat: int | None) -> View:
        return cast(View, self.game.view(seat, self.speech.lang))

    def commands(self, seat: int) -> str:
        times = self.undo_times(seat)
        said = self.speech.say("commands", undo=times)
        if any("final" in action and "ends" not in action for action in self.view(seat)["actions"]):
            said += f"; {FINAL} {self.speech.say('final')}"
        return said + "\n>"

    def paged(self, lines: Sequence[Text]) -> None:
        """Many lines, page by page where they are more than fit."""
        if self.console.is_terminal and len(lines) > self.console.height:
            with self.console.pager(styles=True):
                self.console.print(Group(*lines))
        else:
            self.console.print(Group(*lines))

    # -- commands ------------------------------------------------------------------------------------------------------

    def explain(self, seat: int, word: str) -> None:
        """A card by the number of a choice or by its name; an area by its name; without either, the commands."""
        view = self.view(seat)
        pieces = {piece["id"]: piece for area in view["areas"] for piece in area["pieces"] if piece is not None}
        if not word:
            self.help(seat)
            return
        if word.isdecimal():
            actions = self.game.actions()
            if not 1 <= int(word) <= len(actions):
                self.say("no-such-choice", n=len(actions))
                return
            asked = view["actions"][int(word) - 1]
            cards = [pieces[id]["card"] for id in asked["pieces"] if id in pieces and "card" in pieces[id]]
            if not cards:
                self.console.print(self.speech.text(asked["label"]))
                return
            self.explain_card(cards[0], pieces)
            return
        for area in view["areas"]:
            if area["label"].casefold() == word.casefold() and area["pieces"]:
                names = [self.faces.name(piece["card"]) for piece in area["pieces"] if piece and "card" in piece]
                self.console.print(Text.assemble((f"{area['label']}: ", "bold"), Text(", ").join(names)))
        found = self.faces.find(word)
        if not found:
            self.say("no-such-card", word=word)
        for card in found[:4]:
            self.explain_card(card, pieces)
        if len(found) > 4:
            more = ", ".join(self.faces.name(card).plain for card in found[4:])
            self.say("more-cards", names=more)

    def explain_card(self, card: str, pieces: dict[str, dict[str, object]]) -> None:
        """What a card says, and for each copy on the table that offers nothing, why."""
        reasons: list[str] = []
        for id, piece in pieces.items():
            if piece.get("card") == card:
                reason = self.game.why_not(id, self.speech.lang)
                if reason is None:
                    reason = self.speech.say("offers-choice")
                if reason not in reasons:
                    reasons.append(reason)
        more = [Text.assemble(("• ", "dim"), self.speech.text(reason)) for reason in reasons]
        self.console.print(self.faces.full(card, more, min(76, self.console.width)))

    def help(self, seat: int) -> None:
        """The commands, the question and its rules, and what the symbols mean."""
        view = self.view(seat)
        self.console.print(self.speech.say("help"), markup=False)
        if any("cells" in area for area in view["areas"]):
            self.console.print(self.speech.say("help-cells"), markup=False)
        decision = view["decision"]
        self.console.print(self.speech.text(decision["prompt"], "bold"))
        if decision["rules"]:
            self.say("card-rules", rules=", ".join(decision["rules"]))
        legend = self.faces.legend()
        if legend:
            self.console.print(legend)

    def undo_times(self, seat: int) -> int:
        """How many of the seat's own decisions can be taken back."""
        return self.game.undo_times if self.game.actor == seat else 0

    def undo(self, seat: int, rest: str) -> bool:
        times = self.undo_times(seat)
        steps = int(rest) if rest.strip().isdecimal() else 1
        if not times:
            self.say("undo-none")
        elif not 1 <= steps <= times:
            self.say("undo-too-far", n=times)
        else:
            for _ in range(steps):
                self.story.undo(self.game.undo_step)
            self.read[seat] = len(self.game.history)
            return True
        return False

    def hint(self, seat: int) -> None:
        """The best choices, as a bot that knows no more than the seat sees them."""
        with self.console.status(self.speech.say("hint-thinks")):
            ranked = bots.hint(self.game, seat)
        actions = self.game.actions()
        self.say("hint-title")
        for one in bots.advice(self.game, ranked, self.speech.lang):
            number = actions.index(one.action) + 1
            label = self.speech.text(one.label)
            self.console.print(Text.assemble((f"{number:>4}) ", "bold yellow"), label, (f"  {one.worth:.0%}", "dim")))

    def save(self, name: str) -> bool:
        try:
            path = saves.write(name or self.name, Save(self.game, self.places, self.speech.lang))
        except (ValueError, OSError) as error:
            self.say("save-failed", problem=str(error))
            return False
        self.say("saved", name=path.stem)
        return True

    def leave(self) -> None:
        if self.save(""):
            self.say("continue-later", command=f"deckhold play --continue {shlex.quote(self.name)}")

    # -- the end -------------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """The result; the game as a replay, if wanted."""
        seat = self.people[0] if len(self.people) == 1 else None
        outcome = self.game.outcome
        assert outcome is not None
        after = self.read[seat] if seat is not None else len(self.game.history) - 10
        self.wipe()
        for line in self.story.lines(seat, self.speech, after)[-(self.console.height - 12) :]:
            self.console.print(line)
        shown = self.view(seat)["outcome"]
        lines = [self.speech.text(shown["text"], "bold")]
        for number, score in enumerate(outcome.scores):
            lines.append(self.speech.text(self.speech.say("score", who=f"[seat:{number}]", n=score)))
            lines += [self.shares(side) for side in shown["breakdown"] if side.get("seats", [])[-1:] == [number]]
        for name, score in outcome.others.items():
            lines.append(self.speech.text(self.speech.say("score", who=self.speech.label("count", name), n=score)))
            lines += [self.shares(side) for side in shown["breakdown"] if side.get("other") == name]
        self.console.print(Panel(Group(*lines), title=self.speech.say("result"), expand=False))
        saves.forget(self.name)
        self.offer_replay()

    def shares(self, side: dict[str, Any]) -> Text:
        """What a score consists of, in one paragraph."""
        said = [
            self.speech.say("score-part", what=part["label"], n=part["amount"], count=part.get("count", 1))
            for part in side["parts"]
        ]
        return Text(", ".join(said), style="dim")

    def offer_replay(self) -> None:
        try:
            replay = deckhold.record(self.game, [place.name for place in self.places])
        except ValueError:
            return  # it began with an edited position
        try:
            answer = self.input(self.speech.say("offer-replay", name=f"{self.name}.replay.json")).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return
        if not answer:
            return
        path = Path(f"{self.name}.replay.json" if answer.casefold() in ("y", "yes", "д", "да") else answer)
        try:
            saves.write_json(path, replay.data())
        except OSError as error:
            self.say("save-failed", problem=str(error))
            return
        self.say("replay-saved", path=str(path))
