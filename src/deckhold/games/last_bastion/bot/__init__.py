"""What a bot knows of Last Bastion: which actions are promising, how good a position is."""

from deckhold.games.last_bastion.bot.promising import promise
from deckhold.games.last_bastion.bot.worth import worth

__all__ = ["promise", "worth"]
