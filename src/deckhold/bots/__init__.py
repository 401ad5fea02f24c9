"""Players that are programs: written once, for every game, against the public contract.

A bot is named by a short text: `random`, `greedy`, `search:400` (iterations), `search:2s` (seconds), or one of the
levels `easy`, `normal` and `hard`. It never makes use of what its seat cannot know: a search thinks about copies in
which all that has been shuffled anew, and a game's own knowledge gives the same advice for each of them.
"""

from deckhold.bots.names import HINTER, LEVELS, Advice, advice, bot, hint
from deckhold.bots.player import Bot
from deckhold.bots.searching import SearchBot
from deckhold.bots.simple import GreedyBot, RandomBot

__all__ = ["HINTER", "LEVELS", "Advice", "Bot", "GreedyBot", "RandomBot", "SearchBot", "advice", "bot", "hint"]
