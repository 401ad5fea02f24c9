"""Wounds and what they do to a hero (sections 16.5 and 21)."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.ops.lasting import modified, set_off
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.position import WARDED, Mage
from deckhold.games.mage_knight.state.zones import DISCARD, WOUND_TAKEN, WOUNDS
from deckhold.games.mage_knight.terms import TURN

NOT_IN_HAND: Final = 1  # the number of WOUND_TAKEN for a wound that came to the discard pile
SPARED_WOUND: Final = "wound-spared"  # 1: the hero ignores the next wound that enemies deal


def spared(s: Mage, seat: i64) -> bool:
    """Whether a hero ignores a wound that enemies deal it."""
    if not s.lasting or not modified(s, SPARED_WOUND, seat, NO_CARD, 0):
        return False
    set_off(s, SPARED_WOUND, seat)
    return True


def wounds_dealt(s: Mage, seat: i64, hit: i64, damage: i64) -> i64:
    """The wounds that come to a hand from so much damage of an attack, without those that the hero ignores."""
    wounds = foes.hero_wounds(s, seat, hit, damage) - ignored(s, seat)
    return wounds if wounds > 0 else 0


def ignored(s: Mage, seat: i64) -> i64:
    """How many of the next wounds that enemies deal a hero ignores."""
    if not s.lasting:
        return 0
    return modified(s, SPARED_WOUND, seat, NO_CARD, 0) + 1 - modified(s, WARDED, seat, NO_CARD, 1)


def wound_to_discard(s: Mage, seat: i64) -> None:
    """A wound card goes from the pile to a hero's discard pile; for a knock-out it does not count (MK-Q09)."""
    pile = s.zones[WOUNDS]
    if not pile:
        return
    card = pile[len(pile) - 1]
    s.move(card, WOUNDS, 0, DISCARD, seat)
    s.last(WOUND_TAKEN, seat, card, TURN, NOT_IN_HAND)
    if s.events is not None:
        s.note("wound-to-discard", seat)
