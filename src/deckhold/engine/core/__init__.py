"""The machine: a position, the ops still to run, and the one question that is open.

An effect is a tree of immutable ops. A game in progress keeps the ops still to run on an explicit stack, each with the
little context it needs (`Ctx`). The machine runs ops until one of them asks; then the game is a plain value that can be
cloned, written down, undone or searched, in the middle of an effect as well as between turns.
"""

from deckhold.engine.core.game import Game
from deckhold.engine.core.op import COMPLETELY, FLOORS, NOT_AT_ALL, PARTLY, SET_OFF, Ctx, Op, Printed, with_parts
from deckhold.engine.core.piles import among, mark_of, reveal, take_out, to_change, to_take, with_number, zone_of
from deckhold.engine.core.values import Decision, Event, IllegalAction, Outcome

__all__ = [
    "COMPLETELY",
    "FLOORS",
    "NOT_AT_ALL",
    "PARTLY",
    "SET_OFF",
    "Ctx",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "Op",
    "Outcome",
    "Printed",
    "among",
    "mark_of",
    "reveal",
    "take_out",
    "to_change",
    "to_take",
    "with_number",
    "with_parts",
    "zone_of",
]
