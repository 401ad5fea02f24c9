"""What a run consists of: which game, who plays, with which options and seeds. Plain data, so that it travels."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path

from deckhold import games
from deckhold.bots import bot
from deckhold.lab.change import ChangedGame

Sides = tuple[tuple[int, ...], ...]  # seats that win and lose together

ANY = "*"  # an option's value: another one of the allowed values in each game
RANDOM = "random"  # a value by which the game itself draws one of the others


@dataclass(frozen=True)
class Plan:
    """Game number `i` of a plan is the same on every machine: its seed, seats and options follow from the plan."""

    game: str
    bots: tuple[str, ...]  # one for each seat; which side they play rotates from game to game
    options: dict[str, object] = field(default_factory=dict)
    seed: int = 0
    change: dict[str, dict[str, int]] = field(default_factory=dict)
    cards: bool = True  # whether to watch what becomes of each card

    def __post_init__(self) -> None:
        info = games.info(self.game)
        if not info.seats[0] <= len(self.bots) <= info.seats[1]:
            raise ValueError(f"bots: {info.id} is for {info.seats[0]} to {info.seats[1]} seats, not {len(self.bots)}")
        for name in self.bots:
            bot(name)
        fixed = {key: value for key, value in self.options.items() if value != ANY}
        info.full_options(len(self.bots), fixed)
        for key, value in self.options.items():
            if value == ANY:
                self._values(key)
        self.changed().new(self.seats, 0, self.game_options(0))  # refuses a change that does not fit

    @property
    def seats(self) -> int:
        return len(self.bots)

    def changed(self) -> ChangedGame:
        """The game to play: the catalog's, or one with changed cards."""
        return ChangedGame(self.game, self.change)

    def game_seed(self, index: int) -> int:
        return scrambled(self.seed, index) >> 1

    def sides(self, index: int) -> Sides:
        """Who plays with whom in a game."""
        info = games.info(self.game)
        return info.sides(self.seats, info.full_options(self.seats, self.game_options(index)))

    def common_sides(self, indices: Iterable[int]) -> Sides | None:
        """Who plays with whom in all of these games; None if it is not always the same."""
        found = {self.sides(index) for index in indices} if ANY in self.options.values() else {self.sides(0)}
        return found.pop() if len(found) == 1 else None

    def places(self, index: int) -> list[str]:
        """Which bot has which seat in a game."""
        return seated(self.bots, self.sides(index), index)

    def game_options(self, index: int) -> dict[str, object]:
        """The options of one game; what is left open is drawn by its seed."""
        options = dict(self.options)
        for number, (key, value) in enumerate(sorted(self.options.items())):
            if value == ANY:
                values = self._values(key)
                options[key] = values[scrambled(self.game_seed(index), number + 1) % len(values)]
        return options

    def _values(self, key: str) -> tuple[object, ...]:
        fixed = {one: value for one, value in self.options.items() if value != ANY}
        return _values(self.game, self.seats, key, json.dumps(fixed, sort_keys=True))

    def data(self) -> dict[str, object]:
        return asdict(self)

    def text(self) -> str:
        return json.dumps(self.data(), ensure_ascii=False, indent=2, sort_keys=True)


def seated(bots: Sequence[str], sides: Sides, index: int) -> list[str]:
    """Which bot has which seat: the bots of a side move on together, and within their side once all sides were theirs.

    Where sides are of different sizes, the bots of a smaller one take several seats of a larger one in turn.
    """
    places = list(bots)
    for number, side in enumerate(sides):
        own = [bots[seat] for seat in sides[(number + index) % len(sides)]]
        for i, seat in enumerate(side):
            places[seat] = own[(i + index // len(sides)) % len(own)]
    return places


@cache
def _values(game: str, seats: int, key: str, fixed: str) -> tuple[object, ...]:
    """What stands for an option that is left open: each value that fits the table and the other options (as JSON)."""
    info = games.info(game)
    options = {option.id: option for option in info.options}
    if key not in options:
        raise ValueError(f"option {key!r}: {info.id} has no such option")
    if options[key].many or not options[key].values:
        raise ValueError(f"option {key!r}: {ANY} stands for one of several values; this option has no list")
    found = []
    for value in options[key].values:
        try:
            info.full_options(seats, {**json.loads(fixed), key: value})
        except ValueError:
            continue
        found.append(value)
    drawn = [value for value in found if value != RANDOM]
    return tuple(drawn if len(drawn) > 1 else found)


def read_plan(data: Mapping[str, object]) -> Plan:
    """A plan from its data."""
    fields = dict(data)
    bots = fields.pop("bots")
    assert isinstance(bots, (list, tuple))
    return Plan(bots=tuple(bots), **fields)  # type: ignore[arg-type]  # checked in __post_init__


def scrambled(seed: int, index: int) -> int:
    """64 bits that depend on both numbers in no simple way (splitmix64)."""
    x = (seed * 0x9E3779B97F4A7C15 + index * 0xD1B54A32D192ED03 + 0x632BE59BD9B4E019) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return x ^ (x >> 31)


def parse_options(game: str, pairs: tuple[str, ...], cards: Path | None = None) -> dict[str, object]:
    """Options as a command line gives them: `cards=remaster`, `first=0`, `mages=garu,mist`, `cards=*`.

    A file with an owner's own cards stands for the option `cards`; the game itself checks what is in it.
    """
    many = {option.id for option in games.info(game).options if option.many}
    options: dict[str, object] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign:
            raise ValueError(f"option {pair!r}: KEY=VALUE is wanted")
        if key in many and not value.startswith("["):
            options[key] = [_value(part) for part in value.split(",") if part]
        else:
            options[key] = _value(value)
    if cards is not None:
        try:
            options["cards"] = json.loads(cards.read_text(encoding="utf-8-sig"))
        except (OSError, json.JSONDecodeError, UnicodeDecodeError) as error:
            raise ValueError(f"{cards}: {error}") from error
    return options


def _value(text: str) -> object:
    try:
        value: object = json.loads(text)
    except json.JSONDecodeError:
        return text
    return value
