"""What a bot knows of Mage Knight: how good a position is, which actions are promising."""

from deckhold.games.mage_knight.bot.answers import check
from deckhold.games.mage_knight.bot.promising import line, plans, promise, promises
from deckhold.games.mage_knight.bot.worth import reward, worth

__all__ = ["check", "line", "plans", "promise", "promises", "reward", "worth"]
