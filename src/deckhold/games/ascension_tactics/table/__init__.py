"""What a seat sees of Ascension Tactics, what an answer would do, and why something cannot be done."""

from deckhold.games.ascension_tactics.table.areas import areas, counters, layout, pieces, shares
from deckhold.games.ascension_tactics.table.foretelling import preview
from deckhold.games.ascension_tactics.table.reasons import reason

__all__ = ["areas", "counters", "layout", "pieces", "preview", "reason", "shares"]
