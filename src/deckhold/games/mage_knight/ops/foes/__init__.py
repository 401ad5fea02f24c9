"""What cards do to enemies besides attacking and blocking them.

A card says whom and what: `one_enemy(both(no_attack(), armor(-4)))`, `each_enemy(armor(-1))`, `guarded(armor(-3))`,
`one_attack(attack_change(-2))`. The first op chooses; run by it, the second one finds the place of the enemy in `a` (of
an attack: its number). Resistances by the colour of the card, and Arcane Immunity, are looked at by whoever chooses.
"""

from deckhold.games.mage_knight.ops.foes.choosing import (
    ANYBODY,
    IF_UNFORTIFIED,
    IF_WITHIN_REACH,
    EnemiesDefeated,
    EnemiesFaced,
    GuardedIcons,
    attack_text,
    open_hits_of,
)
from deckhold.games.mage_knight.ops.foes.deeds import EVERY_RESISTANCE
from deckhold.games.mage_knight.ops.foes.words import (
    armor,
    attack_change,
    cancel_attack,
    destroy,
    each_enemy,
    encumbered,
    enemies_for_move,
    gains,
    guarded,
    ignore_sites,
    loses,
    loses_element,
    loses_fortifications,
    loses_one,
    no_attack,
    one_attack,
    one_enemy,
    some_enemies,
    taunted,
)

__all__ = [
    "ANYBODY",
    "EVERY_RESISTANCE",
    "IF_UNFORTIFIED",
    "IF_WITHIN_REACH",
    "EnemiesDefeated",
    "EnemiesFaced",
    "GuardedIcons",
    "armor",
    "attack_change",
    "attack_text",
    "cancel_attack",
    "destroy",
    "each_enemy",
    "encumbered",
    "enemies_for_move",
    "gains",
    "guarded",
    "ignore_sites",
    "loses",
    "loses_element",
    "loses_fortifications",
    "loses_one",
    "no_attack",
    "one_attack",
    "one_enemy",
    "open_hits_of",
    "some_enemies",
    "taunted",
]
