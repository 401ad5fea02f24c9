"""How good a position looks for a seat."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine.core import Game
from deckhold.games.mage_knight.bot.deals import A_NEW_CARD
from deckhold.games.mage_knight.bot.lures import standing_worth
from deckhold.games.mage_knight.bot.values import AN_OLD_WOUND, PER_FAME, lasting_worth, own_worth
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import DECK, DISCARD, HAND, LAID, PLAYED, SKILLS
from deckhold.games.mage_knight.terms import BASIC_ACTION

SPREAD: Final = 40.0  # a lead of so much is nearly a win
OF_DEFEATS: Final = 0.95  # what is less than this was no victory
PER_SKILL: Final = 1.5  # besides what its level is worth
PER_TILE: Final = 2.0  # of the map that was revealed
OF_LURES: Final = 0.5  # of what can be had from where a hero stands: it takes turns and cards


def worth(g: Game, seat: int) -> float:
    """From 0 to 1: against others by the lead, alone and together by what has been reached."""
    s = cast(Mage, g)
    mine = standing(s, seat)
    if len(s.sides) == 1:
        return OF_DEFEATS * squeezed(mine)
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing(s, other))
    lead = (mine - best) / SPREAD
    return min(0.98, max(0.02, 0.5 + 0.5 * lead))


def reward(g: Game) -> float:
    """What a game was worth that was played alone or together: by its score, and any victory more than any defeat."""
    result = g.result
    assert result is not None
    reached = squeezed(PER_FAME * float(result.scores[0]))
    return OF_DEFEATS + (1.0 - OF_DEFEATS) * reached if result.winners else OF_DEFEATS * reached


def standing(s: Mage, seat: i64) -> float:
    """What a seat has reached, in points like fame."""
    value = own_worth(s, seat) + deck_worth(s, seat) + PER_SKILL * float(len(s.at(SKILLS, seat)))
    return value + OF_LURES * standing_worth(s, seat) + PER_TILE * float(len(s.zones[LAID]))


def deck_worth(s: Mage, seat: i64) -> float:
    """What a deed deck has become: cards that were gained, and wounds that will come to hand."""
    gained = 0
    wounds = 0
    for zone in (HAND, DECK, DISCARD, PLAYED):
        for card in s.at(zone, seat):
            deed = s.deed(card)
            if deed.is_wound:
                wounds += 1 if zone == DECK else 0
            elif deed.kind != BASIC_ACTION:
                gained += 1
    return A_NEW_CARD * float(gained) * lasting_worth(s) - AN_OLD_WOUND * float(wounds)


def squeezed(value: float) -> float:
    """Any number as one from 0 to 1."""
    return value / (value + 60.0) if value > 0.0 else 0.0
