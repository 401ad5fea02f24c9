"""What harm costs."""

from mypy_extensions import i64

from deckhold.games.aeons_end.bot.weights import (
    EXHAUSTION,
    GRAVEHOLD,
    GRAVEHOLD_LOW,
    LIFE_POINT,
    RUIN,
    TOKEN,
    TOKEN_LOW,
)
from deckhold.games.aeons_end.definitions import MAGUS, TITAN
from deckhold.games.aeons_end.state import AeonsEnd


def hurt_cost(a: AeonsEnd, seat: i64, n: float) -> float:
    """What damage to a mage costs."""
    life = float(a.life[seat])
    if n <= 0.0:
        return 0.0
    if life == 0.0:
        return gravehold_cost(a, 2.0 * n)
    if n >= life:
        standing = 0
        for one in a.life:
            if one > 0:
                standing += 1
        if standing == 1 and not a.solo:
            return RUIN
        return EXHAUSTION + gravehold_cost(a, 2.0 * (n - life)) + n
    return n * (LIFE_POINT + 4.0 / (life - n + 1.0))


def gravehold_cost(a: AeonsEnd, n: float) -> float:
    """What damage to Gravehold costs: the more, the less is left."""
    left = float(a.gravehold) - n
    if left <= 0.0:
        return RUIN
    return n * (GRAVEHOLD + GRAVEHOLD_LOW / (left + 3.0))


def tokens_cost(a: AeonsEnd, n: float) -> float:
    """What it costs when the nemesis's tokens change: the Titan's go, those of the others come."""
    foe = a.nemesis().foe
    if foe == TITAN:
        left = float(a.tokens) - n
        return RUIN if left <= 0.0 else n * (TOKEN + TOKEN_LOW / left)
    if foe == MAGUS:
        return n * 1.5
    return n * 1.2
