"""What every bot does."""

from deckhold.engine.core import Game

STEP = 1 << 20  # more than any game has decisions: seeds of different bots never meet


class Bot:
    """Answers for whichever seat is asked. The same seed gives the same answers to the same questions."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name = name
        self.seed = seed

    def choose(self, game: Game) -> int:
        """The action to take in a game that is not over."""
        return self.rank(game)[0][0]

    def rank(self, game: Game) -> list[tuple[int, float]]:
        """The actions with what they seem worth, best first."""
        raise NotImplementedError

    def moment(self, game: Game) -> int:
        """A seed for this decision."""
        return (self.seed * STEP + len(game.history)) & ((1 << 62) - 1)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, seed={self.seed})"


def asked(game: Game) -> int:
    """The seat that decides."""
    decision = game.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    return decision.seat
