"""Ops that several games share: combinators, and the verbs of card play."""

from deckhold.engine.ops.amounts import Draw, Gain, GainPer
from deckhold.engine.ops.combinators import (
    EVERYBODY,
    OPPONENTS,
    AtLeast,
    Choose,
    Count,
    ForEach,
    If,
    May,
    Offer,
    Seq,
)
from deckhold.engine.ops.deciding import Grouped, OfSome
from deckhold.engine.ops.lasting import USED, InOrder, Lasting, Mark, Once, Static, modified, set_off, waiting_for
from deckhold.engine.ops.paying import PAY, Pay
from deckhold.engine.ops.picking import CardOp, Pick, UpTo, What, Where, find_copy, first_copies
from deckhold.engine.ops.reacting import Reaction
from deckhold.engine.ops.words import at_least, both, choose, choose_together, draw, each, may, seq, when

__all__ = [
    "EVERYBODY",
    "OPPONENTS",
    "PAY",
    "USED",
    "AtLeast",
    "CardOp",
    "Choose",
    "Count",
    "Draw",
    "ForEach",
    "Gain",
    "GainPer",
    "Grouped",
    "If",
    "InOrder",
    "Lasting",
    "Mark",
    "May",
    "OfSome",
    "Offer",
    "Once",
    "Pay",
    "Pick",
    "Reaction",
    "Seq",
    "Static",
    "UpTo",
    "What",
    "Where",
    "at_least",
    "both",
    "choose",
    "choose_together",
    "draw",
    "each",
    "find_copy",
    "first_copies",
    "may",
    "modified",
    "seq",
    "set_off",
    "waiting_for",
    "when",
]
