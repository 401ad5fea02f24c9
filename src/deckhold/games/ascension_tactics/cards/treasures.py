"""Treasures."""

from deckhold.games.ascension_tactics.cards.words import treasure
from deckhold.games.ascension_tactics.definitions import (
    COUNTERSTRIKE,
    DOUBLE_ATTACK,
    RANGED,
    Bonus,
    TacticsCard,
    traits,
)


def treasures() -> list[TacticsCard]:
    """All treasures."""
    return [
        treasure("treasure-strength-2", 4, Bonus(strength=2)),
        treasure("treasure-defense-2", 4, Bonus(defense=2)),
        treasure("treasure-speed-1", 3, Bonus(speed=1)),
        treasure("treasure-strength-1-defense-1", 3, Bonus(strength=1, defense=1)),
        treasure("treasure-strength-3", 2, Bonus(strength=3)),
        treasure("treasure-defense-3", 2, Bonus(defense=3)),
        treasure("treasure-strength-1-speed-1", 2, Bonus(strength=1, speed=1)),
        treasure("treasure-strength-2-defense-2", 1, Bonus(strength=2, defense=2)),
        treasure("treasure-ranged", 1, Bonus(traits=traits(RANGED))),
        treasure("treasure-counterstrike", 1, Bonus(traits=traits(COUNTERSTRIKE))),
        treasure("treasure-double-attack", 1, Bonus(traits=traits(DOUBLE_ATTACK))),
        treasure("treasure-souls-1", 2, Bonus(souls=1)),
    ]
