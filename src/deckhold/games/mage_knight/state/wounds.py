"""Wounds and what they do to a hero (sections 16.5 and 21)."""

from mypy_extensions import i64

from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import DISCARD, WOUND_TAKEN, WOUNDS
from deckhold.games.mage_knight.terms import TURN


def wound_to_discard(s: Mage, seat: i64) -> None:
    """A wound card goes from the pile to a hero's discard pile; for a knock-out it does not count (MK-Q09)."""
    pile = s.zones[WOUNDS]
    if not pile:
        return
    card = pile[len(pile) - 1]
    s.move(card, WOUNDS, 0, DISCARD, seat)
    s.last(WOUND_TAKEN, seat, card, TURN)
    if s.events is not None:
        s.note("wound-to-discard", seat)
