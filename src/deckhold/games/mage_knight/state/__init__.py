"""The position of Mage Knight, by theme."""

from deckhold.games.mage_knight.state.position import Mage

__all__ = ["Mage"]
