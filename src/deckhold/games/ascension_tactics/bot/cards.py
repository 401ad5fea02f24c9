"""What cards are worth: read off their ops, so that changed and added cards are judged like the others."""

from typing import Final

from deckhold.games.ascension_tactics.definitions import TacticsCard
from deckhold.games.ascension_tactics.state.position import Tactics

COST_WEIGHT: Final = 1.15


def card_value(s: Tactics, definition: TacticsCard) -> float:
    """What acquiring a card is worth, in about the measure of its cost."""
    if definition.is_champion:
        return 1.0 + 0.45 * float(definition.strength + definition.defense) - 0.4 * float(definition.order_cost)
    if definition.is_construct:
        return 0.5 + 0.55 * float(definition.strength + definition.defense) + 0.4 * len(definition.abilities)
    return COST_WEIGHT * float(definition.cost)


def deck_value(s: Tactics, definition: TacticsCard) -> float:
    """In which order cards are played: what draws first, what gives resources later."""
    return 0.5 * float(definition.cost) + (5.0 if definition.is_quest else 0.0)


def weakness(s: Tactics, definition: TacticsCard) -> float:
    """How gladly a card is banished."""
    if definition.id == "apprentice":
        return 1.0
    if definition.id == "militia":
        return 0.9
    return 0.3 - 0.2 * float(definition.cost)
