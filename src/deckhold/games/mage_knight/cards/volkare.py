"""General Volkare: his attack for each colour of his die (MX-117, MX-121, MX-499)."""

from deckhold.games.mage_knight.definitions import Attack, Enemy, General
from deckhold.games.mage_knight.terms import (
    ARCANE_IMMUNITY,
    ASSASSINATION,
    BRUTAL,
    COLD_FIRE,
    FIRE,
    ICE,
    PARALYZE,
    PHYSICAL,
    POISON,
    RED_TOKENS,
    SWIFT,
)


def face(value: int, element: int, *traits: int) -> Enemy:
    """Whatever the die shows, every attack of his is Brutal and an Assassination."""
    return Enemy(
        "volkare", RED_TOKENS, 1, 0, [Attack(value, element)], 0, [BRUTAL, ASSASSINATION, ARCANE_IMMUNITY, *traits]
    )


def generals() -> list[General]:
    faces = [  # in the order of COLOURS
        face(3, FIRE),
        face(3, ICE),
        face(4, PHYSICAL, POISON),
        face(3, PHYSICAL, SWIFT),
        face(3, COLD_FIRE),
        face(3, PHYSICAL, PARALYZE),
    ]
    return [General("volkare", faces)]
