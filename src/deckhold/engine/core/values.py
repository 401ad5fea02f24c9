"""What a game hands out: the open question, how it ended, what happened."""

from typing import NamedTuple


class IllegalAction(ValueError):
    """The action is not one of `game.actions()`; the game has not changed."""


class Decision(NamedTuple):
    """The open question: who is asked, what kind of question it is, and its number in the game."""

    seat: int
    kind: str
    serial: int


class Outcome(NamedTuple):
    """How a game ended. `others` are scores of opponents who hold no seat (an automaton)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    others: dict[str, int]


class Event:
    """Something that happened, for logs and animation. `seen` is the bit set of seats that know which card it was.

    `source` and `target` are zones of a "move", cells of everything else that has them: a "walk", a "place", a blow;
    `tag` is the number on the back of a piece that lies, or lay, face down in the open.
    """

    def __init__(
        self, kind: str, seat: int, card: int, amount: int, source: int, target: int, seen: int, tag: int = 0
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.amount = amount
        self.source = source
        self.target = target
        self.seen = seen
        self.tag = tag
