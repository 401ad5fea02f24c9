"""What is laid down in secret: a spare die of mana, and a shield for one of two members of a team (MK-560, MK-657)."""

from typing import Final

from deckhold.games.mage_knight.definitions import MageCard
from deckhold.games.mage_knight.terms import BASE, LOT

LOT_WHITE: Final = "lot-white"
LOT_RED: Final = "lot-red"
LOT_BLUE: Final = "lot-blue"
LOT_BLACK: Final = "lot-black"
SPARE_DIE: Final = [LOT_WHITE, LOT_RED, LOT_BLUE, LOT_BLACK]
MEMBERS: Final = ["lot-first", "lot-second"]


def lots() -> list[MageCard]:
    return [MageCard(id, LOT, 1, BASE) for id in SPARE_DIE] + [MageCard(id, LOT, 2, BASE) for id in MEMBERS]
