"""The tactics (MK-X08, MK-X09)."""

from deckhold.games.mage_knight.cards.words import choose, draw
from deckhold.games.mage_knight.definitions import Tactic
from deckhold.games.mage_knight.ops.tactics import (
    AnotherTurn,
    BeforeEachTurn,
    BringBack,
    ChangeHand,
    KeepDie,
    PlanAhead,
    RollDice,
    Search,
    StoreTop,
    TakeStored,
    WhileDrawing,
)
from deckhold.games.mage_knight.state.zones import DECK, DISCARD


def tactics() -> list[Tactic]:
    """Six of the day and six of the night, by number."""
    long_night = BringBack()
    return [
        Tactic("early-bird", False, 1),
        Tactic("rethink", False, 2, taken=ChangeHand(3, DISCARD)),
        Tactic("mana-steal", False, 3, taken=KeepDie()),
        Tactic("planning", False, 4, taken=PlanAhead()),
        Tactic("great-start", False, 5, taken=draw(2)),
        Tactic("the-right-moment", False, 6, use=AnotherTurn()),
        Tactic("from-the-dusk", True, 1),
        Tactic("long-night", True, 2, taken=WhileDrawing(long_night), use=long_night),
        Tactic("mana-search", True, 3, use=RollDice(2)),
        Tactic("midnight-meditation", True, 4, use=ChangeHand(5, DECK)),
        Tactic("preparation", True, 5, taken=Search()),
        Tactic("sparing-power", True, 6, use=BeforeEachTurn(choose(StoreTop(), TakeStored()))),
    ]
