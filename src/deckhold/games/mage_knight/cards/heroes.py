"""The heroes, with the crystals that count when one is the dummy (MK-X17)."""

from deckhold.games.mage_knight.definitions import Hero
from deckhold.games.mage_knight.terms import BLUE, GREEN, RED, WHITE


def heroes() -> list[Hero]:
    return [
        Hero("arythea", [RED, RED, WHITE]),
        Hero("tovak", [BLUE, BLUE, RED]),
        Hero("goldyx", [GREEN, GREEN, BLUE]),
        Hero("norowas", [WHITE, WHITE, GREEN]),
    ]
