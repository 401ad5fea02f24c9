"""Cards as a terminal shows them: in a few words, in a line, or in full."""

import re
from collections.abc import Container, Iterator, Mapping
from typing import Any

from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

import deckhold
from deckhold.api import CardInfo
from deckhold.terminal.words import Speech
from deckhold.text import TOKEN

STYLES = ("bright_white", "bright_cyan", "bright_green", "bright_yellow", "bright_magenta", "bright_red", "bright_blue")
PAPER = Console(emoji=False, highlight=False)  # wrapping asks for a console, but not for its width
COLOURED_BY = ("faction", "type")  # the fact that gives a card its colour: the first of these that cards differ in


class Faces:
    """The cards of a game's box, ready to be drawn in one language."""

    def __init__(self, game: str, options: Mapping[str, object] | None, speech: Speech) -> None:
        self.speech = speech
        self.cards: dict[str, CardInfo] = {card.id: card for card in deckhold.cards(game, options)}
        self._styles = self._choose_styles()
        self._wrapped: dict[tuple[str, int, int], list[Text]] = {}

    def _choose_styles(self) -> dict[str, str]:
        for fact in COLOURED_BY:
            values = sorted({str(card.facts.get(fact, "")) for card in self.cards.values()}, key=_none_first)
            if len(values) > 1:
                styles = {value: STYLES[i % len(STYLES)] for i, value in enumerate(values)}
                return {card.id: styles[str(card.facts.get(fact, ""))] for card in self.cards.values()}
        return {}

    def name(self, card: str) -> Text:
        return Text(self.cards[card].name(self.speech.lang), style=self._styles.get(card, ""))

    def cost(self, card: str) -> Text:
        """What the card costs, if cards of this game cost anything."""
        facts = self.cards[card].facts
        cost = facts.get("cost")
        if not isinstance(cost, int) or cost == 0:
            return Text()
        kind = facts.get("cost_kind")
        return self.speech.amount(kind, cost) if isinstance(kind, str) else Text(str(cost), style="bold")

    def values(self, card: str, counted: Container[str] = ()) -> list[Text]:
        """The amounts printed on the card that have a symbol, but for those that counters on it say already."""
        facts = self.cards[card].facts
        return [
            self.speech.amount(name, value)
            for name, value in facts.items()
            if isinstance(value, int) and value and name not in counted and self.speech.symbol(name)
        ]

    def words(self, card: str) -> list[str]:
        """What the card is: "hero", "Void"."""
        return [word for _, word in self._worded(card)]

    def _worded(self, card: str) -> Iterator[tuple[str, str]]:
        for name, value in self.cards[card].facts.items():
            if isinstance(value, str) and value != "none":
                word = self.speech.game_word(f"{name}-{value}")
                if word is not None:
                    yield name, word

    def text(self, card: str) -> Text:
        return self.speech.text(self.cards[card].text(self.speech.lang))

    def line(self, card: str) -> Text:
        """What it is and what it does, in running text."""
        words = " · ".join(self.words(card))
        text = self.text(card)
        return Text.assemble((words, "dim"), ("  " if words and text else ""), text)

    def wrapped_line(self, card: str, width: int, lines: int) -> list[Text]:
        """The line in at most so many lines of a width, with an ellipsis where it goes on."""
        key = (card, width, lines)
        if key not in self._wrapped:
            width = max(width, 8)
            parts = list(self.line(card).wrap(PAPER, width))[: lines + 1]
            for part in parts:
                part.rstrip()
            if len(parts) > lines:
                parts.pop()
                if parts:
                    parts[-1].truncate(width - 1)
                    parts[-1].append("…", style="dim")
            self._wrapped[key] = parts
        return self._wrapped[key]

    def facts(self, card: str) -> list[tuple[str, Text]]:
        """Every fact of the card that has a name in the game's or the terminal's words, as label and value."""
        out: list[tuple[str, Text]] = []
        info = self.cards[card]
        worded = dict(self._worded(card))
        for name, value in info.facts.items():
            key = f"fact-{name}"
            label = self.speech.game_word(key) or (self.speech.say(key) if self.speech.ui.has(key) else None)
            if label is None or value in (0, "", "none", None) or (isinstance(value, str) and name not in worded):
                continue
            if name == "cost":
                out.append((label, self.cost(card)))
            elif name in worded:
                out.append((label, Text(worded[name])))
            elif isinstance(value, int) and self.speech.symbol(name):
                out.append((label, self.speech.amount(name, value)))
            else:
                out.append((label, Text(str(value))))
        out.append((self.speech.say("fact-copies"), Text(str(info.copies))))
        return out

    def provenance(self, card: str) -> str:
        return self.speech.say(f"provenance-{self.cards[card].provenance}")

    def rules(self, card: str) -> list[str]:
        """The numbers of the rules behind what the card does."""
        return self.cards[card].rules()

    def full(self, card: str, more: list[Text], width: int) -> Panel:
        """Everything there is to know about a card."""
        facts = Table.grid(padding=(0, 2))
        for label, value in self.facts(card):
            facts.add_row(Text(label, style="dim"), value)
        about: list[Text] = [self.text(card), Text()]
        after = [Text(self.provenance(card), style="dim italic")]
        rules = self.rules(card)
        if rules:
            after.insert(0, Text(self.speech.say("card-rules", rules=", ".join(rules)), style="dim"))
        title = self.name(card)
        title.stylize("bold")
        return Panel(Group(*about, facts, *([Text(), *more] if more else []), Text(), *after), title=title, width=width)

    def legend(self) -> Text:
        """What the symbols mean."""
        kinds = {str(card.facts["cost_kind"]): None for card in self.cards.values() if card.facts.get("cost_kind")}
        for card in self.cards.values():
            kinds.update({match[1]: None for match in TOKEN.finditer(card.text(self.speech.lang))})
        shown = [kind for kind in kinds if self.speech.symbol(kind)]
        parts = [Text.assemble(self.speech.amount(kind, 1), f" {self.speech.label('count', kind)}") for kind in shown]
        return Text("   ").join(parts)

    def find(self, word: str) -> list[str]:
        """The cards whose name contains the word, the exact name first."""
        word = word.casefold().strip()
        named = [(card.name(self.speech.lang).casefold(), id) for id, card in self.cards.items()]
        exact = [id for name, id in named if word in (name, id)]
        return exact or [id for name, id in named if word in name or word in id]


def _none_first(value: str) -> tuple[bool, str]:
    return (value not in ("", "none"), value)


def piece_words(piece: dict[str, Any], faces: Faces) -> Text:
    """What a piece is called: its card's name, or its own."""
    card = piece.get("card")
    if isinstance(card, str) and card in faces.cards:
        return faces.name(card)
    id = re.split("[#:]", str(piece["id"]))[0]
    word = faces.speech.game_word(f"piece-{id}")
    if not word and "owner" in piece:  # something that stands for a side, such as its lane of a race
        return Text(faces.speech.side(piece["owner"]))
    # A bare place of a board needs no name: one sees where it is.
    return Text(word or ("·" if "x" in piece else id))


def piece_marks(piece: dict[str, Any], speech: Speech) -> Text:
    """Counters and marks that lie on a piece."""
    parts = [Text(f"{speech.label('count', name)} {n}") for name, n in piece.get("counters", {}).items()]
    parts += [Text(speech.label("mark", mark), style="italic") for mark in piece.get("marks", [])]
    if not parts:
        return Text()
    return Text.assemble(" (", Text(", ").join(parts), ")", style="dim")
