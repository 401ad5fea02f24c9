"""The points that stand beside the question."""

from deckhold.engine.view import PANEL, Area
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import BLOCK_PHASE, COLOURS


def pools(s: Mage) -> Area:
    """What whoever plays cards has for this turn: points, in combat what attack or block came together, and mana."""
    area = Area("pools", PANEL, "pools")
    if s.moment == BLOCK_PHASE:
        area.counters["block"] = sum([int(n) for n in s.guard])
    elif s.in_combat():
        area.counters["attack"] = sum([int(n) for n in s.strike])
    area.counters["move"] = int(s.move_points)
    area.counters["influence"] = int(s.influence)
    if s.healing:
        area.counters["healing"] = int(s.healing)
    player = s.player()
    if player < s.seats:
        for colour in range(len(COLOURS)):
            n = s.tokens[player * len(COLOURS) + colour]
            if n:
                area.counters[f"mana-{COLOURS[colour]}"] = n
    return area
