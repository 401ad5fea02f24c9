"""What the adapters share: a table with its actions in a row, its observations and its rewards."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from deckhold import games
from deckhold.engine.core import Game, Outcome
from deckhold.learners.encode import LIMIT, Encoder
from deckhold.learners.numbering import ActionIndex

NUMBERS = np.dtype("<i2")  # what the encoder writes
FLAGS = np.dtype(np.int8)  # what a mask is made of
Observation = dict[str, NDArray[Any]]


class Table:
    """A game with its options and number of seats: all positions of it have the same spaces."""

    def __init__(self, game: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> None:
        self.info = games.info(game)
        low, high = self.info.seats
        self.seats = max(low, min(2, high)) if seats is None else seats
        self.options: dict[str, object] = dict(options or {})
        first = self.new(0)
        self.sides = first.sides
        self.index = ActionIndex(first)
        self.encoder = Encoder(first)

    def __reduce__(self) -> tuple[type["Table"], tuple[str, int, dict[str, object]]]:
        return Table, (self.info.id, self.seats, self.options)

    def __deepcopy__(self, memo: dict[int, object]) -> "Table":
        return self  # a table never changes

    def new(self, seed: int) -> Game:
        """A new game at its first decision."""
        return self.info.new(self.seats, seed, self.options)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.index.size)

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-LIMIT, LIMIT, (self.encoder.size,), NUMBERS),
                "action_mask": spaces.Box(0, 1, (self.index.size,), FLAGS),
            }
        )

    def observe(self, game: Game, seat: int) -> Observation:
        """What a seat may know, and which actions it may take now (none while another seat is asked)."""
        return {
            "observation": np.frombuffer(self.encoder.encode(game, seat), NUMBERS),
            "action_mask": np.frombuffer(self.index.mask(game, seat), FLAGS),
        }

    def blocks(self) -> dict[str, slice]:
        """What stands where in an observation."""
        return {block.name: slice(block.start, block.start + block.size) for block in self.encoder.blocks}

    def rewards(self, outcome: Outcome | None) -> list[float]:
        """What each seat has won: from -1 to 1, and 0 for everybody while the game goes on.

        Where all seats are on one side everybody gets 1 for a victory and -1 for a defeat. Otherwise sides play for
        rewards that add up to 0: a single winning side gets 1, several share what the others pay in equal parts; if all
        won or nobody did, there is nothing to pay. Every seat of a side gets what its side gets.
        """
        if outcome is None:
            return [0.0] * self.seats
        sides = len(self.sides)
        if sides == 1:
            return [1.0 if outcome.winners else -1.0] * self.seats
        winners = sum(side[0] in outcome.winners for side in self.sides)
        if winners in (0, sides):
            return [0.0] * self.seats
        loss = -1.0 / (sides - 1)
        win = -loss * (sides - winners) / winners
        return [win if seat in outcome.winners else loss for seat in range(self.seats)]
