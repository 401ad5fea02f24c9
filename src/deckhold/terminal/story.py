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
        self._lines: dict[tuple[int, int | None, str], list[str]] = {}
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
        self._lines.clear()

    def lines(self, seat: int | None, speech: Speech, after: int = -1, upto: int = 1 << 40) -> list[Text]:
        """What happened after so many actions and up to so many, as a seat may know it: mostly a line an action."""
        counted: list[tuple[str, int]] = []
        for i in range(max(0, after - self.first + 1), min(len(self.told), upto - self.first + 1)):
            key = (i, seat, speech.lang)
            if key not in self._lines:
                self._lines[key] = self._joined(self.told[i], seat, speech)
            for line in self._lines[key]:
                if counted and counted[-1][0] == line:
                    counted[-1] = (line, counted[-1][1] + 1)
                else:
                    counted.append((line, 1))
        return [_times(speech.text(line), n) for line, n in counted]

    def _joined(self, events: list[Event], seat: int | None, speech: Speech) -> list[str]:
        """Sentences with the same subject become one: "Ann plays a card, gains 2 runes."."""
        joined: list[list[str]] = []
        for event in events:
            text = self.game.info.event_text(self.game, event, seat, speech.game)
            subject = TOKEN.match(text)
            if joined and subject and subject[1] == "seat" and joined[-1][0].startswith(subject[0]):
                joined[-1].append(text[subject.end() :].lstrip(": "))
            elif text:
                joined.append([text])
        return [_one_sentence(parts) for parts in joined]


def _one_sentence(parts: list[str]) -> str:
    """Parts one after the other; what repeats itself is counted."""
    counted: list[tuple[str, int]] = []
    for part in [part.rstrip(".") for part in parts]:
        if counted and counted[-1][0] == part:
            counted[-1] = (part, counted[-1][1] + 1)
        else:
            counted.append((part, 1))
    return ", ".join(part if n == 1 else f"{part} ×{n}" for part, n in counted) + "."


def _times(line: Text, n: int) -> Text:
    return Text.assemble(line, (f" ×{n}", "bold")) if n > 1 else line


def retold(game: Game) -> Story:
    """The story of a game from before its first decision on, as far as it follows from its seed and actions."""
    story = Story(game)
    try:
        again = game.info.new(int(game.seats), game.seed, game.options, listen=True)
        past = Story(again)
        for action in game.history:
            past.act(action)
    except ValueError:
        return story
    if again.fingerprint() == game.fingerprint():
        story.first = 0
        story.told = past.told
    return story
