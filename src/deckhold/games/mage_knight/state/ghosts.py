"""Ghosts that attack whoever is levels ahead of the others (24.3 of the expansions' rules): who wakes them, and when.

How they are fought stands in rules/fighting/ghosts.py.
"""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import GHOST, GHOST_ATTACKS, GHOSTS, HAUNTING, PILE
from deckhold.games.mage_knight.terms import BROWN_TOKENS, RED_TOKENS

# A lead over every other hero, or one over the last hero: the worst row counts (MX-206).
ROWS: Final = [
    (4, 5, [BROWN_TOKENS, RED_TOKENS]),
    (3, 4, [RED_TOKENS]),
    (2, 3, [BROWN_TOKENS]),
]


def awake(s: Mage) -> bool:
    """Whether ghosts take part in the game."""
    return s.options["restraint"] == GHOST_ATTACKS


def lay_ghosts(s: Mage) -> None:
    """A brown and a red token lie face down at the fame track (MX-203)."""
    if awake(s):
        lay_ghost(s, BROWN_TOKENS)
        lay_ghost(s, RED_TOKENS)


def lay_ghost(s: Mage, pile: i64) -> None:
    token = s.token_from(pile)
    if token != NO_CARD:
        s.move(token, PILE + pile, 0, GHOSTS, 0)


def woken(s: Mage, seat: i64, level: i64) -> list[int]:
    """The piles of the tokens that attack a hero who reaches a level (MX-204 to MX-207)."""
    others = [s.level[other] for other in range(s.seats) if other != seat and not s.out[other]]
    if others:
        for over_all, over_last, piles in ROWS:
            if level - max(others) >= over_all or level - min(others) >= over_last:
                return piles
    return []


def wake(s: Mage, seat: i64, piles: list[int]) -> None:
    """Ghosts are turned up in front of a player, and new ones come to the fame track at once (MX-208)."""
    for pile in piles:
        for token in s.zones[GHOSTS].copy():
            if s.enemy(token).pile == pile:
                s.move(token, GHOSTS, 0, HAUNTING, seat)
                if s.events is not None:
                    s.note("ghost-wakes", seat, token)
                lay_ghost(s, pile)
                break


def ghostly(s: Mage) -> bool:
    """Whether ghosts are fought."""
    for flags in s.foe_flags:
        if flags & GHOST:
            return True
    return False
