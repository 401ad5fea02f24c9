"""The games of a vector environment that one process plays."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray

from deckhold.bots import bot
from deckhold.engine.core import Game
from deckhold.learners.batch import NOTHING, WHOEVER, Batch, CalledOpponent, GreedyOpponent, Opponent, RandomOpponent
from deckhold.rl.seating import SEEDS, Seating, Start
from deckhold.rl.show import shown
from deckhold.rl.spaces import FLAGS, NUMBERS, Observation, Table

WHOLE = np.dtype(np.int64)  # what actions and seats are told by
BLOCKS = 4  # the first is never handed out by an environment that hands out copies
ALIGNED = 64  # bytes


class Settings(NamedTuple):
    """What the games of a vector environment have in common, as plain data."""

    game: str
    seats: int | None
    options: Mapping[str, object] | None
    bots: str | list[str] | None
    seat: int | None
    max_decisions: int | None
    render_mode: str | None
    lang: str
    same_step: bool  # a game that has ended is dealt anew at once


class Ended(NamedTuple):
    """A game that a step was the last of."""

    place: int  # counted within the share
    reward: float
    terminated: bool
    truncated: bool
    info: dict[str, Any]
    last: Observation | None  # what was seen at the end, where another game was dealt already


class Memory:
    """What processes share: what is to be done in each game, who looks, and what is seen, a row for each game.

    There are several blocks of rows, so that a block somebody still looks at can be left alone.
    """

    def __init__(self, table: Table, rows: int, buffer: Any) -> None:
        self.actions: NDArray[np.int64] = np.frombuffer(buffer, WHOLE, rows)  # for each game: the action, by its number
        self.looks: NDArray[np.int64] = np.frombuffer(buffer, WHOLE, rows, self.actions.nbytes)  # the seat that looks
        self.blocks: list[Observation] = []
        at = self.actions.nbytes + self.looks.nbytes
        for _ in range(BLOCKS):
            seen: Observation = {}
            for name, (size, kind) in _row(table).items():
                seen[name] = np.frombuffer(buffer, kind, rows * size, at).reshape(rows, size)
                at += -(-seen[name].nbytes // ALIGNED) * ALIGNED
            self.blocks.append(seen)

    @staticmethod
    def bytes(table: Table, rows: int) -> int:
        """How much of it so many games need."""
        block = [-(-rows * size * kind.itemsize // ALIGNED) * ALIGNED for size, kind in _row(table).values()]
        return 2 * rows * WHOLE.itemsize + BLOCKS * sum(block)


def _row(table: Table) -> dict[str, tuple[int, np.dtype[Any]]]:
    """What is seen of one game: how many numbers of which kind."""
    return {"observation": (table.encoder.size, NUMBERS), "action_mask": (table.index.size, FLAGS)}


class Share:
    """Some of the games, side by side: what they tell is copied into their rows of the memory."""

    def __init__(self, settings: Settings, table: Table, memory: Memory, places: range) -> None:
        self.table = table
        self.same_step = settings.same_step
        self.lang = settings.lang
        self.alone = settings.bots is None
        bots = "random" if settings.bots is None else settings.bots
        self.seating = Seating(table, bots, settings.seat, settings.max_decisions, settings.render_mode)
        rows = slice(places.start, places.stop)
        self._actions = memory.actions[rows]
        self._looks = memory.looks[rows]
        self._blocks = [{key: seen[rows] for key, seen in block.items()} for block in memory.blocks]
        seats = list(range(table.seats)) if settings.seat is None or self.alone else [settings.seat]
        self.batch = Batch(table.index, table.encoder, len(places), seats, self.seating.max_decisions)
        self._numbers = np.frombuffer(self.batch.numbers, NUMBERS).reshape(len(seats) * len(places), -1)
        self._flags = np.frombuffer(self.batch.flags, FLAGS).reshape(len(places), -1)
        self._chance = [seeding.np_random(None)[0] for _ in places]
        self._ready: list[tuple[Start, Game] | None] = [None] * len(places)  # the next game of each place
        self._unready = 0  # from this place on all have one

    def reset(self, places: Sequence[int], seeds: Sequence[int | None], block: int) -> None:
        """Deal new games in some places; a place without a seed goes on with the chance that it has."""
        for place, seed in zip(places, seeds, strict=True):
            if seed is not None:
                self._chance[place] = seeding.np_random(seed)[0]
                self._ready[place] = None
            self._deal(place)
        self._looks[:] = self.batch.looks
        self.tell(block)

    def step(self, block: int) -> list[Ended]:
        """Take an action in each game, by number; where it is NOTHING another game is dealt."""
        numbers: list[int] = self._actions.tolist()
        dealt = NOTHING in numbers
        if dealt:
            for place, number in enumerate(numbers):
                if number == NOTHING:
                    self._deal(place)
        ended = []
        for place in self.batch.step(numbers):
            reward, terminated, truncated, info = self._judged(place)
            last = None
            if self.same_step:
                last = {"observation": self._row(place).copy(), "action_mask": self._flags[place].copy()}
                self._deal(place)
                dealt = True
            ended.append(Ended(place, reward, terminated, truncated, info, last))
        if dealt or self.alone:
            self._looks[:] = self.batch.looks
        self.tell(block)
        return ended

    def tell(self, block: int) -> None:
        """Copy what is seen into a block of the memory."""
        seen = self._blocks[block]
        places = len(self._flags)
        if len(self._numbers) == places:
            seen["observation"][:] = self._numbers
        else:
            which = self._looks * places + np.arange(places)
            np.take(self._numbers, which, 0, seen["observation"], "clip")  # unlike "raise" it writes there at once
        seen["action_mask"][:] = self._flags

    def _row(self, place: int) -> NDArray[Any]:
        """What is seen of one game."""
        places = len(self._flags)
        at = place if len(self._numbers) == places else self.batch.looks[place] * places + place
        row: NDArray[Any] = self._numbers[at]
        return row

    def shown(self) -> list[str]:
        """The tables as their seats see them."""
        return [shown(game, seat, self.lang) for game, seat in zip(self.batch.games, self.batch.looks, strict=True)]

    def get_ready(self) -> bool:
        """Lay out the next game of a place that has none; False where every place has one."""
        while self._unready:
            place = self._unready - 1
            if self._ready[place] is None:
                self._ready[place] = self._next(place)
                return True
            self._unready = place
        return False

    def _next(self, place: int) -> tuple[Start, Game]:
        start = self.seating.draw(self._chance[place])
        return start, self.table.new(start.seed)

    def _deal(self, place: int) -> None:
        (number, seat, bots), game = self._ready[place] or self._next(place)
        self._ready[place] = None
        self._unready = max(self._unready, place + 1)
        others = [_opponent(*bots[other]) if other in bots else Opponent() for other in range(self.table.seats)]
        self.batch.deal(place, game, WHOEVER if self.alone else seat, others)
        while game.over:  # before this seat was ever asked
            number = (number + 1) % SEEDS
            game = self.table.new(number)
            self.batch.deal(place, game, WHOEVER if self.alone else seat, others)

    def _judged(self, place: int) -> tuple[float, bool, bool, dict[str, Any]]:
        game, seat = self.batch.games[place], self.batch.acted[place]
        if self.batch.illegal[place]:
            return -1.0, True, False, {"seat": seat, "illegal": True}
        reward, ended, truncated, info = self.seating.judged(game, seat)
        if self.alone:
            info["rewards"] = np.array(self.table.rewards(game.outcome))
        return reward, ended, truncated, info


def _opponent(name: str, seed: int) -> Opponent:
    """A bot by its name, in compiled code if it does not think ahead."""
    if name == "random":
        return RandomOpponent(seed)
    if name == "greedy":
        return GreedyOpponent()
    return CalledOpponent(bot(name, seed).choose)
