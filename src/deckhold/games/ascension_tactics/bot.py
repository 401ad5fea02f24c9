"""How positions and actions look to a greedy player."""

from typing import cast

from deckhold.engine.core import Game
from deckhold.games.ascension_tactics.state.position import Tactics


def worth(g: Game, seat: int) -> float:
    s = cast(Tactics, g)
    return 0.5 + 0.5 * (s.glory[s.side_of[seat]] - max(s.glory)) / s.scenario.goal


def promise(g: Game, action: int) -> float:
    return 0.0
