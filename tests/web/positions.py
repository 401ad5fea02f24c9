"""Positions to look at: games played beforehand, without a browser."""

import random
from collections import deque
from collections.abc import Iterator

import deckhold
from deckhold.bots import bot
from deckhold.server.replaying import Told, lines, take_told
from deckhold.server.watching import tell


class Position:
    """A moment of a game at which the first seat is asked, and what the log says until then."""

    def __init__(self, game: deckhold.Game, log: list[Told]) -> None:
        self.game = game
        self._log = log

    def view(self, lang: str) -> dict[str, object]:
        return self.game.view(0, lang)

    def log(self, lang: str) -> list[dict[str, object]]:
        return [line for line in tell(self.game, self._log, 0, lang) if "text" in line]


def positions(
    game: str, seats: int, seed: int, every: int, options: dict[str, object] | None = None
) -> Iterator[Position]:
    """Each so many decisions of the first seat, until the game is over. It plays at random, the others greedily."""
    rng = random.Random(seed)
    others = bot("greedy", seed)
    playing = deckhold.new(game, seats, seed, options or {})
    playing.listen()
    log: list[Told] = []
    decisions = 0
    while playing.decision is not None:
        log += lines(take_told(playing))
        if playing.decision.seat == 0:
            if decisions % every == 0:
                yield Position(playing.clone(), log[-200:])
            decisions += 1
            # What ends a turn comes last: mostly it is left for the end, as people do.
            actions = playing.actions()
            playing.apply(rng.choice(actions[:-1] if len(actions) > 1 and rng.random() < 0.8 else actions))
        else:
            playing.apply(others.choose(playing))


def near_the_end(game: str, seats: int, seed: int, decisions: int) -> deckhold.Game:
    """A game when the first seat has had all but its last so many decisions."""
    last = deque(positions(game, seats, seed, every=1), decisions)
    return last[0].game
