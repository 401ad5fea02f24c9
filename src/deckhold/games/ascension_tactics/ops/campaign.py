"""What the campaign adds to a defeat (sections 28): glory of villains, and where their figures go."""

from mypy_extensions import i64

from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import FROM_VILLAINS, NOBODY, SUPPLY, VILLAIN, VILLAINS


def spoils(s: Tactics, seat: i64, victim: i64, by: i64, side: i64) -> None:
    """The players gain the glory printed on a defeated villain (AT-266)."""
    if side == VILLAIN:
        s.gain_glory(0, s.definitions[victim].glory, FROM_VILLAINS)


def withdrawn(s: Tactics, victim: i64) -> None:
    """A defeated villain stays in their pool; a rat goes back to the supply (Q-56)."""
    if s.definitions[victim].minion:
        s.move(victim, VILLAINS, 0, SUPPLY, 0)
        s.holder[victim] = NOBODY
