"""What a bot knows of Ascension Tactics: how good a position is, which actions are promising."""

from deckhold.games.ascension_tactics.bot.courses import courses
from deckhold.games.ascension_tactics.bot.promising import check, promises
from deckhold.games.ascension_tactics.bot.worth import worth

__all__ = ["check", "courses", "promises", "worth"]
