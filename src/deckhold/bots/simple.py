"""Bots that do not think ahead."""

from typing import Any

from deckhold.bots.player import Bot, asked
from deckhold.engine.core import Game
from deckhold.engine.rng import Rng, seeded
from deckhold.engine.search import most_promising


class RandomBot(Bot):
    """Takes any legal action."""

    def __init__(self, name: str = "random", seed: int = 0) -> None:
        super().__init__(name, seed)
        self._rng: Rng = seeded(seed)

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "_rng": self._rng.state()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _rng=Rng())
        self._rng.restore(state["_rng"])

    def choose(self, game: Game) -> int:
        asked(game)
        actions = game.actions()
        return actions[self._rng.below(len(actions))]

    def rank(self, game: Game) -> list[tuple[int, float]]:
        """All actions in random order, each worth the same."""
        asked(game)
        actions = game.actions()
        self._rng.shuffle(actions)
        return [(action, 0.5) for action in actions]


class GreedyBot(Bot):
    """Takes the action that the game's own knowledge finds most promising.

    That knowledge is bound to what the deciding seat knows (`GameInfo.promise`), so there is nothing to shuffle first.
    """

    def __init__(self, name: str = "greedy", seed: int = 0) -> None:
        super().__init__(name, seed)

    def choose(self, game: Game) -> int:
        asked(game)
        return most_promising(game)

    def rank(self, game: Game) -> list[tuple[int, float]]:
        """All actions with their promise, in the game's own measure."""
        asked(game)
        promises = zip(game.actions(), game.info.promises(game), strict=True)
        return sorted(promises, key=lambda row: -row[1])
