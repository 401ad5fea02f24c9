"""How good a position looks for a seat."""

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine.core import Game
from deckhold.games.ascension_tactics.ops.scoring import turn_glory
from deckhold.games.ascension_tactics.state.figures import values
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import EQUIPPED, POOL, VILLAIN, VILLAINS

GLORY: Final = 0.16
SOON: Final = 0.20  # glory that the end of a turn would bring as things stand
STANDS: Final = 0.05  # strength and defense on the battlefield
WAITS: Final = 0.012
CARRIED: Final = 0.12  # a construct
BARE: Final = 1.0  # the boss has lost all its glory and can be defeated


def side_worth(s: Tactics, side: i64) -> float:
    """What a side has."""
    total = GLORY * s.glory[side] + SOON * float(turn_glory(s, side))
    for seat in s.sides[side]:
        for figure in s.at(POOL, seat):
            value = values(s, figure)
            total += (STANDS if s.is_on(figure) else WAITS) * float(value.strength + value.defense)
        total += CARRIED * len(s.at(EQUIPPED, seat))
    return total


def boss_worth(s: Tactics) -> float:
    """How far the players have come with a boss that has to fall: by wounds that last, or by glory taken from it."""
    boss = s.boss()
    if s.scenario.hoard:
        return GLORY * float(s.scenario.hoard - s.purse[boss]) + (0.0 if s.purse[boss] else BARE)
    return GLORY * float(s.scenario.goal) * float(s.worn) / float(values(s, boss).defense)


def villains_worth(s: Tactics) -> float:
    total = GLORY * float(s.villains_glory) + SOON * float(turn_glory(s, VILLAIN))
    for figure in s.zones[VILLAINS]:
        if s.is_on(figure):
            value = values(s, figure)
            total += STANDS * (float(value.strength) + 0.5 * float(value.defense))
    return total


def worth(g: Game, seat: int) -> float:
    """From 0, lost, to 1, won."""
    s = cast(Tactics, g)
    side = s.side_of[seat]
    outcome = s.result
    if outcome is not None:
        return 1.0 if seat in outcome.winners else 0.0
    own = side_worth(s, side)
    if s.scenario.campaign:
        other = villains_worth(s)
        if s.scenario.boss_falls:
            own += boss_worth(s)
    else:
        other = -1000.0
        for rival in range(len(s.sides)):
            if rival != side:
                theirs = side_worth(s, rival)
                if theirs > other:
                    other = theirs
    return 1.0 / (1.0 + exp(other - own))
