"""What the environments of one seat share: who sits where, what chance a game begins with, and how it ends."""

from typing import Any, NamedTuple

import numpy as np

from deckhold.bots import bot
from deckhold.engine.core import Game
from deckhold.rl.spaces import Table

SEED_BITS = 62
SEEDS = 1 << SEED_BITS
CHANCE_BITS = 64  # of a number as the chance of an environment makes them


class Start(NamedTuple):
    """What a game begins with."""

    seed: int
    seat: int  # the learner's
    bots: dict[int, tuple[str, int]]  # name and seed for each other seat


class Seating:
    """The learner's seat and the bots around it, from game to game."""

    def __init__(
        self, table: Table, bots: str | list[str], seat: int | None, max_decisions: int | None, render_mode: str | None
    ) -> None:
        if render_mode not in (None, "human", "ansi"):
            # Learners ask for pictures and try again without when they hear a TypeError (Stable-Baselines3 does).
            raise TypeError(f"render_mode: {render_mode!r} is not one of human, ansi")
        others = table.seats - 1
        self.table = table
        self.names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.names) != others:
            raise ValueError(f"bots: {others} are wanted, one for each other seat, not {len(self.names)}")
        for name in self.names:
            bot(name)  # refuses a name that is none
        if seat is not None and not 0 <= seat < table.seats:
            raise ValueError(f"seat: this table has seats 0 to {table.seats - 1}, not {seat!r}")
        self.seat = seat
        cap = table.info.decision_cap
        self.max_decisions = cap if max_decisions is None else min(cap, max_decisions)

    def draw(self, chance: np.random.Generator) -> Start:
        """The next game."""
        # What `integers` makes of it, which takes as long as a dozen decisions to check what it is asked.
        seed = int(chance.bit_generator.random_raw()) >> CHANCE_BITS - SEED_BITS
        seat = int(chance.integers(self.table.seats)) if self.seat is None else self.seat
        rest = [other for other in range(self.table.seats) if other != seat]
        bots = {other: (name, seed % (1 << 40) + other) for other, name in zip(rest, self.names, strict=True)}
        return Start(seed, seat, bots)

    def judged(self, game: Game, seat: int) -> tuple[float, bool, bool, dict[str, Any]]:
        """What a step brought a seat: its reward, whether the game has ended or was cut off, and what else to say."""
        info: dict[str, Any] = {"seat": seat}
        outcome = game.outcome
        ended = outcome is not None and game.serial < self.table.info.decision_cap
        truncated = not ended and (outcome is not None or game.taken >= self.max_decisions)
        if outcome is not None:
            info.update(score=outcome.scores[seat], scores=outcome.scores, reason=outcome.reason)
        return self.table.rewards(outcome)[seat], ended, truncated, info
