"""How good a position looks for a seat. Between rivals the weights are fitted to games: see `benchmarks/worth.py`."""

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine.core import Game
from deckhold.games.ascension_tactics.bot.cards import devotions, progress
from deckhold.games.ascension_tactics.bot.yields import Yield
from deckhold.games.ascension_tactics.ops.scoring import turn_glory
from deckhold.games.ascension_tactics.state.figures import values
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import (
    DECK,
    DISCARD,
    EQUIPPED,
    HAND,
    HAND_SIZE,
    PLAYED,
    POOL,
    TREASURES,
    VILLAIN,
    VILLAINS,
)

# What a side has, and how much it counts where players are rivals, at the beginning and (the second list) at the end
# of a game besides.
MEASURES: Final = [
    "glory",
    "soon",
    "on the move",
    "near",
    "strength",
    "defense",
    "power",
    "cards",
    "other",
    "treasures",
]
EARLY: Final = [0.0, 0.127, 0.27, 0.036, 0.014, 0.036, 0.03, 0.2, 0.2, 0.12]
LATE: Final = [0.235, 0.0, 1.36, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
WHOLE: Final = 50.0  # glory is counted in as many parts of what wins
FAR: Final = 6  # cells from a shrine, from which on it is all the same

GLORY: Final = 0.16
SOON: Final = 0.20  # glory that the end of a turn would bring as things stand
STANDS: Final = 0.05  # strength and defense on the battlefield
WAITS: Final = 0.012
CARRIED: Final = 0.12  # a construct
BARE: Final = 1.0  # the boss has lost all its glory and can be defeated


def measure(s: Tactics, side: i64) -> list[float]:
    """What a side has, in the order of MEASURES."""
    part = WHOLE / float(s.scenario.goal)
    near = 0.0
    strength = 0.0
    defense = 0.0
    power = 0.0
    cards = 0.0
    other = 0.0
    treasures = 0.0
    for seat in s.sides[side]:
        for figure in s.at(POOL, seat):
            if s.is_on(figure):
                value = values(s, figure)
                strength += float(value.strength)
                defense += float(value.defense)
                near += float(nearness(s, s.spot[figure]))
        brings = Yield(devotions(s, seat))
        count = 0
        for zone in (DECK, HAND, DISCARD, PLAYED):
            for card in s.at(zone, seat):
                brings.add_card(s.definitions[card])
                count += 1
        often = float(HAND_SIZE) / float(count if count > 0 else 1)
        power += often * brings.power
        cards += often * brings.cards
        other += often * brings.other
        treasures += float(len(s.at(TREASURES, seat)))
    moves = 1.0 if s.turn == side else 0.0
    soon = part * float(turn_glory(s, side))
    return [part * float(s.glory[side]), soon, moves, near, strength, defense, power, cards, other, treasures]


def nearness(s: Tactics, cell: i64) -> i64:
    """How near a cell is to a shrine."""
    best: i64 = 0
    for shrine in s.shrine_cells:
        apart = s.cells.distance(cell, shrine)
        if FAR - apart > best:
            best = FAR - apart
    return best if best < FAR else FAR - 1


def rival_worth(s: Tactics, side: i64) -> float:
    """What a side has that plays against others, all in all."""
    late = progress(s)
    found = measure(s, side)
    total = 0.0
    for i in range(len(found)):
        total += (EARLY[i] + LATE[i] * late) * found[i]
    return total


def side_worth(s: Tactics, side: i64) -> float:
    """What the players have against villains."""
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
    if s.scenario.campaign:
        own = side_worth(s, side)
        other = villains_worth(s)
        if s.scenario.boss_falls:
            own += boss_worth(s)
    else:
        own = rival_worth(s, side)
        other = -1000.0
        for rival in range(len(s.sides)):
            if rival != side:
                theirs = rival_worth(s, rival)
                if theirs > other:
                    other = theirs
    return 1.0 / (1.0 + exp(other - own))
