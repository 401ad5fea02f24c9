"""What may be done outside one's own turn, tactics, and skills in the middle of the table (sections 5, 6.1, 13)."""

from mypy_extensions import i64

from deckhold.games.mage_knight.state.position import Mage


def before_turn(s: Mage, seat: i64) -> None:
    """Push what may be done before a turn, by its player and by others (MK-108, MK-663 step 1)."""


def skills_return(s: Mage, seat: i64) -> None:
    """A seat's own skills in the middle of the table come back, face down (MK-116)."""


def offers(s: Mage, seat: i64, out: list[int]) -> None:
    """What else the menu of a turn offers: skills in the middle of the table."""


def take(s: Mage, seat: i64, action: i64) -> bool:
    """Carry out one of these, if it is one."""
    return False


def round_over(s: Mage) -> None:
    """Skills in the middle come back, dice and cards held by tactics go back (MK-661)."""
