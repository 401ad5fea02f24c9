"""Rows of the database as the server handles them."""

from typing import Any

import msgspec

ACT = 0  # value is the action
REWIND = 1  # value is the number of actions that remain

OPEN = "open"
PLAYING = "playing"
OVER = "over"


class Account(msgspec.Struct, frozen=True):
    """A person, guest or registered."""

    id: str
    name: str
    password: str | None
    epoch: int

    @property
    def registered(self) -> bool:
        return self.password is not None


class Choice(msgspec.Struct, frozen=True):
    """What a seat takes along to the table that follows; None: nothing."""

    value: str | int | None


class Seat(msgspec.Struct):
    """Who holds a seat: a person, a bot, a bot that plays for a person, or nobody."""

    account: str | None = None
    level: str | None = None
    name: str = ""
    lent: bool = False  # by the others, until the person is back
    chosen: Choice | None = None  # None: not yet

    @property
    def empty(self) -> bool:
        return self.account is None and self.level is None

    @property
    def person(self) -> str | None:
        """The account that decides here itself."""
        return self.account if self.level is None else None


class Takeback(msgspec.Struct):
    """A wish to go back to `turns` actions, made when the table had `number` events; `waiting` have not agreed yet,
    `refused` said no."""

    by: int
    turns: int
    steps: int
    number: int
    waiting: list[int]
    refused: int | None = None


class Result(msgspec.Struct, frozen=True):
    """How a game ended, as lists of tables show it."""

    scores: list[int]
    winners: list[int]
    others: dict[str, int]


class Table(msgspec.Struct):
    """A table's row and seats: with its events, all there is to know of it."""

    id: str
    game: str
    version: str
    options: dict[str, Any]
    seed: int
    seeded: bool
    public: bool
    invite: str
    status: str
    turn: int | None
    takeback: Takeback | None
    rematch: str | None
    created: float
    updated: float
    seats: list[Seat]
    outcome: Result | None = None
    branch_of: str | None = None
    branch_step: int | None = None
    sequel: str | None = None

    def held_by(self, account: str | None) -> list[int]:
        """The seats of a person, also those that a bot plays for them."""
        return [i for i, seat in enumerate(self.seats) if account is not None and seat.account == account]

    def people(self) -> set[str]:
        """Everybody who holds a seat."""
        return {seat.account for seat in self.seats if seat.account is not None}


class Event(msgspec.Struct, frozen=True):
    """Something that was done at a table: an action, or a going back."""

    number: int
    kind: int
    seat: int
    value: int
    at: float


class Chat(msgspec.Struct, frozen=True):
    seat: int | None
    name: str
    text: str
    at: float


def effective(events: list[Event]) -> list[Event]:
    """The actions that still count."""
    counted: list[Event] = []
    for event in events:
        if event.kind == ACT:
            counted.append(event)
        else:
            del counted[event.value :]
    return counted


def on_one_side(sides: tuple[tuple[int, ...], ...], seats: set[int]) -> bool:
    """Whether seats win and lose together, so that one person may hold them all."""
    return len(seats) < 2 or any(seats <= set(side) for side in sides)
