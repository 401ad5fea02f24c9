"""Players that are programs: written once, for every game, against the public contract.

A bot is named by a short text: `random`, `greedy`, `search:400` (iterations), `search:2s` (seconds), or one of the
levels `easy`, `normal` and `hard`. It never looks at the game it is handed, only at a copy in which everything its seat
cannot know has been shuffled anew.
"""

from deckhold.bots.names import LEVELS, bot, hint
from deckhold.bots.player import Bot
from deckhold.bots.searching import SearchBot
from deckhold.bots.simple import GreedyBot, RandomBot

__all__ = ["LEVELS", "Bot", "GreedyBot", "RandomBot", "SearchBot", "bot", "hint"]
