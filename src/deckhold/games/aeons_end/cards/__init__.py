"""Everything in the box of Aeon's End: War Eternal, one expression each, by whose it is."""

from typing import Final

from deckhold.games.aeons_end.cards.mages import mages
from deckhold.games.aeons_end.cards.nemeses import (
    acolytes,
    basics,
    crown_cards,
    magus_cards,
    nemeses,
    titan_cards,
    witch_cards,
)
from deckhold.games.aeons_end.cards.players import SUPPLIES, gem, starters, supply
from deckhold.games.aeons_end.cards.table import breaches, turn_cards
from deckhold.games.aeons_end.definitions import AeonsEndCard

__all__ = ["MAGE_IDS", "NEMESIS_IDS", "SUPPLIES", "SUPPLY_IDS", "cards", "gem"]

NEMESIS_IDS: Final = ["umbra-titan", "hollow-crown", "magus-of-cloaks", "gate-witch"]
MAGE_IDS: Final = ["dezmodia", "garu", "gex", "mazahaedron", "mist", "quilius", "ulgimor", "yan-magda"]
SUPPLY_IDS: Final = [card.id for card in supply()]


def cards() -> list[AeonsEndCard]:
    """The whole box, always in the same order."""
    out = starters() + supply() + mages() + breaches() + turn_cards() + nemeses() + basics()
    for id, own in (
        ("umbra-titan", titan_cards()),
        ("hollow-crown", crown_cards() + acolytes()),
        ("magus-of-cloaks", magus_cards()),
        ("gate-witch", witch_cards()),
    ):
        for card in own:
            card.group = id
        out += own
    return out
