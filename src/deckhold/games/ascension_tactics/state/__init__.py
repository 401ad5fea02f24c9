"""The position of a game of Ascension Tactics."""

from deckhold.games.ascension_tactics.state.position import Tactics, check_position

__all__ = ["Tactics", "check_position"]
