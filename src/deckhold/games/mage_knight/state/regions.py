"""Parts of the map: which tile positions lie north, south, or exactly between (MX-416, MX-423, MX-Q16)."""

from mypy_extensions import i64

from deckhold.games.mage_knight.definitions import Tile
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.world import WEDGE
from deckhold.games.mage_knight.terms import ELEMENTALISTS


def north(s: Mage, position: i64) -> i64:
    """Above 0: the tile position lies north; below 0: south; 0: exactly between."""
    u, v = s.shape.places[position]
    return u - 2 * v if s.shape.name == WEDGE else u - v


def divided(s: Mage) -> bool:
    """Whether two factions share the land."""
    return len(s.scenario.factions) > 1


def lies_well(s: Mage, card: i64, position: i64) -> bool:
    """Whether a tile may lie on a position: no leader lives in the other faction's part of a divided land (MX-423)."""
    tile = s.definitions[card]
    assert isinstance(tile, Tile)
    if not divided(s) or tile.city not in s.scenario.leaders:
        return True
    side = north(s, position)
    return side <= 0 if s.scenario.leaders[tile.city] == ELEMENTALISTS else side >= 0
