"""What happened, told in lines: the log of a table, for whoever looks at it."""

from rich.text import Text

from deckhold.engine.core import Event, Game
from deckhold.terminal.words import Speech
from deckhold.text import TOKEN


class Story:
    """The events of a game, action by action, so that an undo can forget them and each seat reads its own version."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.first = len(game.history)  # actions before this one are not told
        self.told: list[list[Event]] = [game.take_events()]  # before the first action, and with each
        game.listen()

    def act(self, action: int) -> None:
        """Carry out an action and keep what happened."""
        self.game.apply(action)
        self.told.append(self.game.take_events())

    def undo(self, steps: int) -> None:
        """Take back actions and what they brought about."""
        self.game.undo(steps)
        self.game.listen()
        del self.told[len(self.told) - steps :]

    def lines(self, seat: int | None, speech: Speech, after: int = -1, upto: int = 1 << 40) -> list[Text]:
        """What happened after so many actions and up to so many, as a seat may know it: mostly a line an action."""
        counted: list[tuple[str, int]] = []
        for events in self.told[max(0, after - self.first + 1) : upto - self.first + 1]:
            for line in self._joined(events, seat, speech):
                if counted and counted[-1][0] == line:
                    counted[-1] = (line, counted[-1][1] + 1)
                else:
                    counted.append((line, 1))
        return [_times(speech.text(line), n) for line, n in counted]

    def _joined(self, events: list[Event], seat: int | None, speech: Speech) -> list[str]:
        """Sentences with the same subject become one: "Ann plays a card, gains 2 runes."."""
        lines: list[str] = []
        for event in events:
            text = self.game.info.event_text(self.game, event, seat, speech.game)
            if not text:
                continue
            subject = TOKEN.match(text)
            if lines and subject and subject[1] == "seat" and lines[-1].startswith(subject[0]) and event.kind != "turn":
                lines[-1] = f"{lines[-1].rstrip('.')}, {text[subject.end() :].lstrip(': ')}"
            else:
                lines.append(text)
        return lines


def _times(line: Text, n: int) -> Text:
    return Text.assemble(line, (f" ×{n}", "bold")) if n > 1 else line


def retold(game: Game) -> Story:
    """The story of a game that was continued, as far as it follows from its seed and actions."""
    story = Story(game)
    try:
        again = game.info.new(int(game.seats), game.seed, game.options)
        past = Story(again)
        for action in game.history:
            past.act(action)
    except ValueError:
        return story
    if again.fingerprint() == game.fingerprint():
        story.first = 0
        story.told = past.told
    return story
