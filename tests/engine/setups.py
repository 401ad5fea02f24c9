"""Set-ups of every game in the catalog: what the generic tests play, as they play the little game made for tests."""

import functools
from typing import Any, NamedTuple

import pytest
from hypothesis import strategies as st

import deckhold
from deckhold import games
from deckhold.engine import save
from deckhold.engine.info import GameInfo
from deckhold.engine.options import Option

OTHERS: dict[str, GameInfo] = {}  # games outside the catalog


class Setup(NamedTuple):
    """Everything that makes a game: the same set-up and actions give the same game."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]

    def new(self) -> deckhold.Game:
        if self.game in OTHERS:
            return OTHERS[self.game].new(self.seats, self.seed, self.options)
        return deckhold.new(self.game, seats=self.seats, seed=self.seed, options=self.options)

    def __str__(self) -> str:
        told = {
            key: "+".join(map(str, value)) if isinstance(value, list) else value for key, value in self.options.items()
        }
        said = "-".join(f"{key}={value}" for key, value in told.items())
        return f"{self.game}-{self.seats}-{self.seed}" + (f"-{said}" if said else "")


def load(saved: Any) -> deckhold.Game:
    """A saved game, of the catalog or not."""
    return save.load(saved, OTHERS[saved["game"]]) if saved["game"] in OTHERS else deckhold.load(saved)


def allowed(info: GameInfo, seats: int, options: dict[str, Any]) -> bool:
    try:
        info.full_options(seats, options)
    except ValueError:
        return False
    return True


def in_teams(info: GameInfo, seats: int, options: dict[str, Any]) -> bool:
    """Whether several sides play, and not everybody alone."""
    sides = info.sides(seats, info.full_options(seats, options))
    return len(sides) > 1 and max(map(len, sides)) > 1


def makes_teams(info: GameInfo, option: Option) -> bool:
    """Whether it depends on an option if as many seats play in teams or not."""
    for seats in range(info.seats[0], info.seats[1] + 1):
        values = [] if option.many else option.values
        tables = [{option.id: value} for value in values if allowed(info, seats, {option.id: value})]
        if len({in_teams(info, seats, table) for table in tables}) > 1:
            return True
    return False


def seats_of(info: GameInfo, options: dict[str, Any]) -> list[int]:
    """How many can play so."""
    return [seats for seats in range(info.seats[0], info.seats[1] + 1) if allowed(info, seats, options)]


def in_company(info: GameInfo, option: Option, value: Any) -> dict[str, Any]:
    """A value with what it needs to be allowed: all boxes, or a value of another option besides.

    It is for numbers of seats that the first box is for, if it can be. Where several would do, the values of an option
    are spread over them.
    """
    options = {**info.everything(), option.id: value}
    if [seats for seats in seats_of(info, options) if allowed(info, seats, {})]:
        return options
    found = [
        {**options, other.id: needed}
        for other in info.options
        if other.id not in options and not other.many
        for needed in other.values
        if seats_of(info, {**options, other.id: needed})
    ]
    return found[option.values.index(value) % len(found)] if found else options


def each_number(info: GameInfo) -> list[Setup]:
    """Each number of seats: with the first box if it can be, else with all of them."""
    usual = seats_of(info, {})
    more = [seats for seats in seats_of(info, info.everything()) if seats not in usual]
    return [
        *[Setup(info.id, seats, seats, {}) for seats in usual],
        *[Setup(info.id, seats, seats, info.everything()) for seats in more],
    ]


@functools.cache
def one_of_each(info: GameInfo) -> tuple[Setup, ...]:
    """Each number of seats, and each single value of each option (seat numbers aside) where it is allowed.

    What needs more than the first box is played with all of them, so many seats too; what needs a scenario with one
    that fits. Where an option decides whether there are teams, its values are played both ways.
    """
    low, high = info.seats
    out = each_number(info)
    if info.everything():
        out.append(Setup(info.id, max(low, min(2, high)), 50, info.everything()))
    for option in info.options:
        for value in [] if option.many else option.values:
            options = {option.id: value}
            if value == option.default or type(value) is int:
                continue
            fitting = seats_of(info, options)
            if not fitting:
                options = in_company(info, option, value)
                fitting = seats_of(info, options)
            groups = [fitting]
            if makes_teams(info, option):
                groups = [[n for n in fitting if in_teams(info, n, options) is teams] for teams in (False, True)]
            for group in groups:
                if group:
                    out.append(Setup(info.id, 2 if 2 in group else group[-1], 50, options))
    return tuple(out)


@functools.cache
def all_in_few(info: GameInfo) -> list[Setup]:
    """What `one_of_each` has, in as few set-ups as hold it: values of several options share one where they go together.

    The first is the usual game. So there are hardly more than the option with the most values has.
    """
    tables = each_number(info)
    singles = one_of_each(info)[len(tables) :]
    usual = next((table for table in tables if table.seats == 2), tables[0])
    tables.remove(usual)
    for single in singles:
        teams = in_teams(info, single.seats, single.options)
        fitting = [
            at
            for at, table in enumerate(tables)
            if all(table.options.get(key, value) == value for key, value in single.options.items())
            and allowed(info, table.seats, {**table.options, **single.options})
            and in_teams(info, table.seats, {**table.options, **single.options}) is teams
        ]
        if fitting:
            at = min(fitting, key=lambda at: len(tables[at].options))
            tables[at] = tables[at]._replace(options={**tables[at].options, **single.options})
        else:
            tables.append(single._replace(seed=single.seed + len(tables)))
    return [usual, *tables]


def every_setup() -> list[Setup]:
    return [setup for id in games.IDS for setup in one_of_each(games.info(id))]


def few_setups() -> list[Setup]:
    return [setup for id in games.IDS for setup in all_in_few(games.info(id))]


def with_each_setup() -> pytest.MarkDecorator:
    """`setup`: each number of seats and each value of each option of every game, in few; one by one in `make soak`."""
    alone = [pytest.param(setup, id=f"alone-{setup}", marks=pytest.mark.soak) for setup in every_setup()]
    return pytest.mark.parametrize("setup", [*[pytest.param(s, id=str(s)) for s in few_setups()], *alone])


def values(option: Option) -> st.SearchStrategy[Any]:
    if option.many:
        return st.just(option.default)
    if option.values:
        return st.sampled_from(option.values)
    return st.integers(option.low, option.high)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any set-up of any game."""
    info = games.info(draw(st.sampled_from(games.IDS)))
    options = draw(st.fixed_dictionaries({}, optional={option.id: values(option) for option in info.options}))
    if draw(st.booleans()):
        options.update(info.everything())
    # Of options that do not go together the first that does with the usual others is kept.
    for kept in [options, *[{key: value} for key, value in options.items()], {}]:
        fitting = [seats for seats in range(info.seats[0], info.seats[1] + 1) if allowed(info, seats, kept)]
        if fitting:
            break
    return Setup(info.id, draw(st.sampled_from(fitting)), draw(st.integers(0, (1 << 63) - 1)), kept)
