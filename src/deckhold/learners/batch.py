"""Many games stepped at once, for learners: what the seats may know is written straight into memory that they share."""

from collections.abc import Callable
from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from deckhold.engine.core import Game
from deckhold.engine.rng import seeded
from deckhold.engine.search import most_promising
from deckhold.learners.encode import Encoder, Told
from deckhold.learners.numbering import ActionIndex

WHOEVER: Final = -1  # instead of a seat: the one that is asked
NOTHING: Final = -1  # instead of an action: this game rests


class Opponent:
    """Who answers for a seat that the learner does not hold."""

    def choose(self, g: Game) -> object:
        """One of the game's answers."""
        raise NotImplementedError


@final
class RandomOpponent(Opponent):
    """Takes any legal action."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, g: Game) -> object:
        answers = cast(list[object], g.answers)  # the number as the object that it is
        return answers[self.rng.below(len(answers))]


@final
class GreedyOpponent(Opponent):
    """Takes what the game's own knowledge finds most promising."""

    def choose(self, g: Game) -> object:
        return most_promising(g)


@final
class CalledOpponent(Opponent):
    """Asks a function."""

    def __init__(self, call: Callable[[Game], int]) -> None:
        self.call = call

    def choose(self, g: Game) -> object:
        return self.call(g)


@final
class Mask:
    """What a seat may do: for each action by its number 1 or 0, in an array that others use too, from a place on."""

    def __init__(self, flags: vec[u8], begins: int) -> None:
        self.flags = flags
        self.begins: i64 = begins
        self.ones = vec[i64]()  # where the ones stand
        self.many: i64 = 0  # how many there are

    def write(self, index: ActionIndex, answers: list[int]) -> None:
        flags = self.flags
        ones = self.ones
        i: i64 = 0
        while i < self.many:
            flags[ones[i]] = 0
            i += 1
        begins = self.begins
        size: i64 = len(answers)
        i = 0
        while i < size:
            at = begins + index.index(answers[i])
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

    What the seats may know (`Encoder`) and do (`ActionIndex`) is written where it stays, and only what has changed: one
    array has a row of flags for each game; the other has for each seat of `seats`, which are those that may look, a row
    of numbers for each game.
    """

    def __init__(self, index: ActionIndex, encoder: Encoder, places: int, seats: list[int], max_decisions: int) -> None:
        self.index = index
        self.encoder = encoder
        self.seats = seats
        self.max_decisions: i64 = max_decisions
        self.games: list[Game] = []
        flags = vec[u8]([0] * (places * index.size))
        numbers = vec[i16]([0] * (len(seats) * places * encoder.size))
        self.flags = memoryview(flags)
        self.numbers = memoryview(numbers)
        self.told: list[list[Told]] = []  # for each of the seats what it was told last of each game
        for seat in seats:
            begins = len(self.told) * places
            self.told.append(
                [encoder.memory(seat, numbers, (begins + place) * encoder.size) for place in range(places)]
            )
        self.offered = [Mask(flags, place * index.size) for place in range(places)]
        self.holds: list[int] = [WHOEVER] * places  # which seat the learner holds
        self.looks: list[int] = [seats[0]] * places  # which seat looks now
        self.acted: list[int] = [0] * places  # which seat the learner acted for last
        self.illegal: list[bool] = [False] * places  # whether what it did was no legal action
        self.others: list[list[Opponent]] = [[] for _ in range(places)]  # for each seat who answers

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
        actions = cast(list[object], self.index.actions)
        places: i64 = len(self.games)
        place: i64 = 0
        while place < places:
            number: i64 = numbers[place]
            if number != NOTHING:
                g = self.games[place]
                self.acted[place] = self.looks[place]
                mask = self.offered[place]
                if mask.flags[mask.begins + number] == 0:
                    self.illegal[place] = True
                    stopped.append(place)
                else:
                    g.take(actions[number])
                    self._wait(g, place)
                    self._write(g, place)
                    if g.result is not None or g.taken >= self.max_decisions:
                        stopped.append(place)
            place += 1
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
        told = self.told[seat if len(self.seats) > 1 else 0]
        self.encoder.tell(g, seat, told[place])
        asking = g.asking
        asked = asking is not None and asking.op.decider(g, asking) == seat
        self.offered[place].write(self.index, g.answers if asked else [])
