"""The position of a game of Ascension Tactics."""

from deckhold.games.ascension_tactics.state.checking import check_position
from deckhold.games.ascension_tactics.state.position import Tactics

__all__ = ["Tactics", "check_position"]
