"""What a seat sees of Ascension Tactics, what an answer would do, and why something cannot be done."""

from deckhold.games.ascension_tactics.table.areas import areas, counters, layout, pieces, shares
from deckhold.games.ascension_tactics.table.foretelling import preview
from deckhold.games.ascension_tactics.table.naming import label, told_apart
from deckhold.games.ascension_tactics.table.reasons import reason
from deckhold.games.ascension_tactics.table.telling import GLORIES, event_text

__all__ = [
    "GLORIES",
    "areas",
    "counters",
    "event_text",
    "label",
    "layout",
    "pieces",
    "preview",
    "reason",
    "shares",
    "told_apart",
]
