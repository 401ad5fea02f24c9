"""What a bot knows of Last Bastion: which actions are promising, how good a position is."""

from deckhold.engine.cards import CardTable
from deckhold.games.last_bastion.bot import promising, tiles
from deckhold.games.last_bastion.bot.promising import promise, promises
from deckhold.games.last_bastion.bot.worth import worth

__all__ = ["check", "promise", "promises", "worth"]


def check(box: CardTable) -> None:
    """Refuse a box with an op of which nothing is known."""
    tiles.check(box)
    promising.check(box)
