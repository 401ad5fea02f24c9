"""What is laid down in secret: a spare die of mana, and a shield for one of two members of a team (MK-560, MK-657)."""

from deckhold.games.mage_knight.definitions import MageCard
from deckhold.games.mage_knight.terms import BASE, LOT, MEMBERS, SPARE_DIE


def lots() -> list[MageCard]:
    return [MageCard(id, LOT, 1, BASE) for id in SPARE_DIE] + [MageCard(id, LOT, 2, BASE) for id in MEMBERS]
