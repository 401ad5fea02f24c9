"""What a bot knows of Aeon's End: which actions are promising, how good a position is."""

from deckhold.engine.cards import CardTable
from deckhold.games.aeons_end.bot import benefit, promising
from deckhold.games.aeons_end.bot.promising import promise, promises
from deckhold.games.aeons_end.bot.worth import worth

__all__ = ["check", "promise", "promises", "worth"]


def check(box: CardTable) -> None:
    """Refuse a box with an op of which nothing is known."""
    benefit.check(box)
    promising.check(box)
