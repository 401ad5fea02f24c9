"""How fights begin."""

from mypy_extensions import i64

from deckhold.games.mage_knight.definitions import STARTING
from deckhold.games.mage_knight.state.position import Mage


def assault(s: Mage, seat: i64, cell: i64, came_from: i64, provoked: list[int]) -> None:
    """A hero has entered a fortified site."""
    s.moment = STARTING
    s.fight_cell = cell
    s.came_from = came_from


def provoke(s: Mage, seat: i64, cell: i64, came_from: i64, provoked: list[int]) -> None:
    """A hero has provoked rampaging enemies."""
    s.moment = STARTING
    s.fight_cell = cell
    s.came_from = came_from
