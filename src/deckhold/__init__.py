"""A digital table for heavy card and board games."""

from deckhold import _native as _native  # isort: skip  # first: decides whether what follows is compiled
from deckhold.api import CardInfo, cards, catalog, load, new, record, replay
from deckhold.engine.core import Decision, Event, Game, IllegalAction, Outcome
from deckhold.engine.info import GameInfo
from deckhold.engine.options import Option
from deckhold.engine.replay import Replay, ReplayError
from deckhold.engine.view import Sequel

__version__ = "0.1.0"
__all__ = [
    "CardInfo",
    "Decision",
    "Event",
    "Game",
    "GameInfo",
    "IllegalAction",
    "Option",
    "Outcome",
    "Replay",
    "ReplayError",
    "Sequel",
    "cards",
    "catalog",
    "load",
    "new",
    "record",
    "replay",
]
