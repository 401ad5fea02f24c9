"""What a bot knows of Ascension: which actions are promising, how good a position is.

Everything is read off the ops on the cards, in honor: what a rune or a point of power brings is estimated from many
games, what a card brings follows from what it does. So changed or added cards are judged like the printed ones.
"""

from deckhold.engine.cards import CardTable
from deckhold.games.ascension.bot import cards, promising
from deckhold.games.ascension.bot.promising import promise
from deckhold.games.ascension.bot.worth import worth

__all__ = ["check", "promise", "worth"]


def check(box: CardTable) -> None:
    """Refuse a box with an op of which nothing is known."""
    cards.check(box)
    promising.check(box)
