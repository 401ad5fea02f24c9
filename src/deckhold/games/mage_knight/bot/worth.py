"""How good a position looks for a seat."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine.core import Game
from deckhold.games.mage_knight.bot.lures import standing_worth
from deckhold.games.mage_knight.bot.values import own_worth
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import LAID, SKILLS

SPREAD: Final = 40.0  # a lead of so much is nearly a win


def worth(g: Game, seat: int) -> float:
    """From 0 to 1: against others by the lead, alone and together by what has been reached."""
    s = cast(Mage, g)
    result = s.result
    if result is not None:
        if len(s.sides) == 1:
            return 1.0 if result.winners else 0.3 * squeezed(standing(s, seat))
        return 1.0 if seat in result.winners else 0.0
    mine = standing(s, seat)
    if len(s.sides) == 1:
        return 0.05 + 0.9 * squeezed(mine)
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing(s, other))
    lead = (mine - best) / SPREAD
    return min(0.98, max(0.02, 0.5 + 0.5 * lead))


def standing(s: Mage, seat: i64) -> float:
    """What a seat has reached, in points like fame."""
    value = own_worth(s, seat) + 1.5 * float(len(s.at(SKILLS, seat))) + 0.5 * standing_worth(s, seat)
    return value + 2.0 * float(len(s.zones[LAID]))


def squeezed(value: float) -> float:
    """Any number as one from 0 to 1."""
    return value / (value + 60.0) if value > 0.0 else 0.0
