"""Many games stepped at once, for learners: what the seats may know is written straight into memory that they share."""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from deckhold.engine.core import Game
from deckhold.engine.rng import seeded
from deckhold.engine.search import most_promising
from deckhold.learners.encode import Encoder, Told
from deckhold.learners.numbering import ActionIndex

WHOEVER: Final = -1  # instead of a seat: the one that is asked
NOTHING: Final = -1  # instead of an action: this game rests


class Opponent:
    """Who answers for a seat that the learner does not hold."""

    def choose(self, g: Game) -> i64:
        raise NotImplementedError


@final
class RandomOpponent(Opponent):
    """Takes any legal action."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, g: Game) -> i64:
        answers = g.answers
        return answers[self.rng.below(len(answers))]


@final
class GreedyOpponent(Opponent):
    """Takes what the game's own knowledge finds most promising."""

    def choose(self, g: Game) -> i64:
        return most_promising(g)


@final
class CalledOpponent(Opponent):
    """Asks a function."""

    def __init__(self, call: Callable[[Game], int]) -> None:
        self.call = call

    def choose(self, g: Game) -> i64:
        return self.call(g)


@final
class Mask:
    """What a seat may do: for each action by its number 1 or 0."""

    def __init__(self, size: int) -> None:
        self.flags = vec[u8]([0] * size)
        self.seen = memoryview(self.flags)  # the same, for those who copy it
        self.ones = vec[i64]()  # where the ones stand
        self.many: i64 = 0  # how many there are

    def write(self, index: ActionIndex, answers: list[int]) -> None:
        flags = self.flags
        ones = self.ones
        i: i64 = 0
        while i < self.many:
            flags[ones[i]] = 0
            i += 1
        size: i64 = len(answers)
        i = 0
        while i < size:
            at = index.index(answers[i])
            flags[at] = 1
            if i < len(ones):
                ones[i] = at
            else:
                ones = append(ones, at)
            i += 1
        self.ones = ones
        self.many = size


@final
class Batch:
    """Games side by side, each at a decision of the seat that looks, or at its end.

    Each game has a row of `numbers` and of `masks`, as bytes: what the seat that looks may know (`Encoder`) and what it
    may do (`ActionIndex`).
    """

    def __init__(
        self,
        index: ActionIndex,
        encoder: Encoder,
        numbers: list[memoryview],
        masks: list[memoryview],
        max_decisions: int,
    ) -> None:
        self.index = index
        self.encoder = encoder
        self.numbers = numbers
        self.masks = masks
        self.max_decisions: i64 = max_decisions
        self.games: list[Game] = []
        self.told: list[list[Told]] = [encoder.memory() for _ in numbers]  # for each game what its seats were told last
        self.holds: list[int] = [WHOEVER for _ in numbers]  # which seat the learner holds
        self.looks: list[int] = [0 for _ in numbers]  # which seat looks now
        self.acted: list[int] = [0 for _ in numbers]  # which seat the learner acted for last
        self.illegal: list[bool] = [False for _ in numbers]  # whether what it did was no legal action
        self.others: list[list[Opponent]] = [[] for _ in numbers]  # for each seat who answers
        self.offered = [Mask(index.size) for _ in numbers]

    def deal(self, place: int, game: Game, holds: int, others: list[Opponent]) -> None:
        """Lay another game in a place. The learner holds one seat and `others` answer for the rest, or it holds all."""
        if place == len(self.games):
            self.games.append(game)
        self.games[place] = game
        self.holds[place] = holds
        self.looks[place] = max(holds, 0)
        self.illegal[place] = False
        self.others[place] = others
        self._wait(game, place)
        self._write(game, place)

    def step(self, numbers: list[int]) -> list[int]:
        """Take an action in each game, by number (NOTHING: none); returns the places where that was the last one."""
        stopped: list[int] = []
        places: i64 = len(self.games)
        for place in range(places):
            number: i64 = numbers[place]
            if number == NOTHING:
                continue
            g = self.games[place]
            self.acted[place] = self.looks[place]
            if self.offered[place].flags[number] == 0:
                self.illegal[place] = True
                stopped.append(place)
                continue
            g.take(self.index.actions[number])
            self._wait(g, place)
            self._write(g, place)
            if g.result is not None or g.taken >= self.max_decisions:
                stopped.append(place)
        return stopped

    def _wait(self, g: Game, place: i64) -> None:
        """Let the others answer until the learner is asked, the game is over, or the cap on decisions is reached."""
        holds: i64 = self.holds[place]
        others = self.others[place]
        while g.taken < self.max_decisions:
            asking = g.asking
            if asking is None:
                return
            seat = asking.op.decider(g, asking)
            if holds == WHOEVER:
                self.looks[place] = seat
                return
            if seat == holds:
                return
            g.take(others[seat].choose(g))

    def _write(self, g: Game, place: i64) -> None:
        """Write what the seat that looks may know and do."""
        seat: i64 = self.looks[place]
        self.numbers[place][:] = self.encoder.tell(g, seat, self.told[place])
        asking = g.asking
        asked = asking is not None and asking.op.decider(g, asking) == seat
        mask = self.offered[place]
        mask.write(self.index, g.answers if asked else [])
        self.masks[place][:] = mask.seen
