"""What a seat sees of Mage Knight, what an answer would do, and why something cannot be done."""

from deckhold.games.mage_knight.table.areas import areas, counters, layout, pieces
from deckhold.games.mage_knight.table.awaiting import awaited, turn_of
from deckhold.games.mage_knight.table.foretelling import attack_label, previews, unit_label
from deckhold.games.mage_knight.table.naming import told_apart
from deckhold.games.mage_knight.table.reasons import reason
from deckhold.games.mage_knight.table.telling import event_text

__all__ = [
    "areas",
    "attack_label",
    "awaited",
    "counters",
    "event_text",
    "layout",
    "pieces",
    "previews",
    "reason",
    "told_apart",
    "turn_of",
    "unit_label",
]
