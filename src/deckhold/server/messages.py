"""What goes over the wire: bodies of HTTP requests and answers, and messages of the socket (docs/protocol.md)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from deckhold.server.records import Result

# As somebody logs in: no control characters (PostgreSQL keeps no zero byte), no spaces around.
Name = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^(?!\s)[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f]\Z")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Lang = Literal["en", "ru"]
Filter = Literal["mine", "open"]
Level = Annotated[str, Meta(max_length=32)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Small = Annotated[str, Meta(max_length=200)]
Seed = Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]
Serial = Annotated[int, Meta(ge=0, le=1 << 40)]
ActionNumber = Annotated[int, Meta(ge=-(1 << 62), le=1 << 62)]
Line = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*[^\s\x00][^\x00]*\Z")]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


# -- identity ----------------------------------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    id: str
    name: str
    registered: bool


class Rename(Body, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=32)]  # `names.checked` says what is wrong with it


class NewPassword(Body, frozen=True):
    password: Password


class Login(Body, frozen=True):
    name: Name
    password: Password


class Nothing(Body, frozen=True):
    """{}"""


# -- the catalog -------------------------------------------------------------------------------------------------------


class OptionValue(Struct, frozen=True, omit_defaults=True):
    value: str | int | bool
    label: str
    about: str = ""


class OptionInfo(Struct, frozen=True):
    id: str
    label: str
    about: str
    many: bool
    low: int
    high: int
    advanced: bool
    default: str | int | bool | list[str | int | bool]
    values: list[OptionValue]
    parts: list[list[OptionValue]]
    needs: dict[str, list[str | int | bool]]


class Wanted(Body, frozen=True):
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[Annotated[str, Meta(max_length=64)], Any] = {}


class Fitting(Struct, frozen=True):
    problems: dict[str, str]  # option -> why it cannot be what it is
    refused: dict[str, list[str | int | bool]]  # option -> values that do not go with the rest
    fixed: list[str]  # options that can only be what they are


class BotInfo(Struct, frozen=True):
    id: str
    label: str


class GameEntry(Struct, frozen=True):
    id: str
    version: str
    title: str
    about: str
    seats: tuple[int, int]
    cooperative: bool
    minutes: tuple[int, int]
    weight: int
    options: list[OptionInfo]
    bots: list[BotInfo]


class Rule(Struct, frozen=True):
    id: str
    section: str
    kind: Literal["rule", "example", "ruling"]
    text: str
    source: str


class CardStatistics(Struct, frozen=True):
    """What bots did with a card in many games. Rates are parts of 1."""

    offered: float  # of all seats, those that could take it
    taken: float  # of those, the ones that took it
    with_it: float | None  # wins of the ones that took it
    without: float | None  # wins of the ones that could have taken it and did not
    low: float  # the difference between these two lies between low and high with 95 % confidence
    high: float
    sure: bool  # whether the difference is more than chance, corrected for the number of cards
    round: float | None  # in which it was first taken: the median


class Statistics(Struct, frozen=True):
    version: str  # of the rules
    games: int
    bots: list[str]  # at the table
    together: bool  # whether the table wins or loses as one
    cards: dict[str, CardStatistics]


Cards = list[dict[str, Any]]
Words = dict[str, str | dict[str, str]]


# -- tables ------------------------------------------------------------------------------------------------------------


class Place(Body, frozen=True):
    kind: Literal["me", "open", "bot"]
    level: Level | None = None


class NewTable(Body, frozen=True):
    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[Annotated[str, Meta(max_length=64)], Any] = {}
    places: Annotated[list[Place], Meta(max_length=16)] | None = None
    public: bool = False
    seed: Seed | None = None


class Created(Struct, frozen=True):
    id: str
    invite: str


class Join(Body, frozen=True):
    seat: SeatNumber | None = None
    invite: Small | None = None


class SetBot(Body, frozen=True):
    seat: SeatNumber
    level: Level | None


class StandIn(Body, frozen=True):
    seat: SeatNumber


class Branch(Body, frozen=True):
    step: Annotated[int, Meta(ge=0, le=1 << 30)]
    seat: SeatNumber = 0


class Choose(Body, frozen=True):
    seat: SeatNumber
    value: Small | int | None


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    seat: int
    kind: Literal["human", "bot", "empty"]
    name: str
    level: str | UnsetType = UNSET
    standin: bool = False
    lent: bool = False
    online: bool | UnsetType = UNSET
    absent: bool = False
    chosen: str | int | UnsetType | None = UNSET


class TakebackInfo(Struct, frozen=True):
    by: int
    steps: int
    waiting: list[int]
    refused: int | None


class TableInfo(Struct, frozen=True):
    id: str
    game: str
    status: Literal["open", "playing", "over"]
    public: bool
    options: dict[str, Any]
    seats: list[SeatInfo]
    me: int | None
    mine: list[int]
    spectators: int
    takeback: TakebackInfo | None
    rematch: str | None
    sequel: str | None
    seeded: bool
    invite: str | UnsetType = UNSET
    mates: bool | UnsetType = UNSET  # whether others of my team see what I point at


class Origin(Struct, frozen=True):
    id: str
    step: int


class Summary(Struct, frozen=True):
    id: str
    game: str
    status: Literal["open", "playing", "over"]
    public: bool
    created: float
    updated: float
    seats: list[SeatInfo]
    mine: list[int]
    turn: int | None
    my_turn: bool
    sides: list[list[int]]
    outcome: Result | None
    branch: Origin | None


class Turn(Struct, frozen=True):
    step: int
    label: str


class Film(Struct, frozen=True):
    steps: int
    step: int
    turns: list[Turn]
    seat: int | None
    view: dict[str, Any]
    events: list[dict[str, Any]]


class Replay(Struct, frozen=True):
    format: int
    game: str
    version: str
    seats: int
    seed: int
    options: dict[str, Any]
    history: list[int]


# -- from a client's socket --------------------------------------------------------------------------------------------


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message of a client."""


class Act(Message, frozen=True):
    serial: Serial
    action: ActionNumber


class Undo(Message, frozen=True):
    pass


class TakebackWish(Message, frozen=True, tag="takeback"):
    pass


class Consent(Message, frozen=True):
    yes: bool


class Hint(Message, frozen=True):
    pass


class Why(Message, frozen=True):
    piece: Small


class Say(Message, frozen=True, tag="chat"):
    text: Line


class Point(Message, frozen=True):
    at: Small | None


class SetLang(Message, frozen=True, tag="lang"):
    lang: Lang


class Resync(Message, frozen=True):
    pass


class Ping(Message, frozen=True):
    pass


ClientMessage = Act | Undo | TakebackWish | Consent | Hint | Why | Say | Point | SetLang | Resync | Ping
read_message = msgspec.json.Decoder(ClientMessage).decode


# -- to a client's socket ----------------------------------------------------------------------------------------------


class ViewMessage(Struct, frozen=True, tag_field="type", tag="view"):
    version: int
    undo: int
    view: msgspec.Raw | None
    table: TableInfo
    log: list[dict[str, Any]]
    chat: list[Any]


class PatchMessage(Struct, frozen=True, tag_field="type", tag="patch"):
    version: int
    serial: int | None
    undo: int
    ops: list[dict[str, Any]]
    events: list[dict[str, Any]]
    table: TableInfo | UnsetType = UNSET


class ChatMessage(Struct, frozen=True, tag_field="type", tag="chat"):
    seat: int | None
    name: str
    text: str
    at: float


class PointMessage(Struct, frozen=True, tag_field="type", tag="point"):
    seat: int
    at: str | None


class HintAction(Struct, frozen=True):
    action: int
    label: str
    worth: float | None


class HintMessage(Struct, frozen=True, tag_field="type", tag="hint"):
    serial: int
    actions: list[HintAction]


class WhyMessage(Struct, frozen=True, tag_field="type", tag="why"):
    piece: str
    text: str | None


class ErrorMessage(Struct, frozen=True, tag_field="type", tag="error"):
    code: str
    message: str
    serial: int | UnsetType = UNSET


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    pass


encode = msgspec.json.Encoder().encode
