"""What a bot knows of Aeon's End: which actions are promising, how good a position is."""

from deckhold.games.aeons_end.bot.promising import promise
from deckhold.games.aeons_end.bot.worth import worth

__all__ = ["promise", "worth"]
