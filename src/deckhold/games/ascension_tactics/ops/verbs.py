"""What players can do, as verbs of actions."""

from typing import Final

from deckhold.engine.actions import BACK, CARD, CELL, DECLINES, ENDS, FIRST_OWN, NUMBER, PIECE, SEAT, Verb
from deckhold.games.ascension_tactics.state.zones import (
    CENTER_ROW,
    HAND,
    HEAVY_INFANTRY,
    MYSTICS,
    NEST,
    NEUTRALS,
    PLAYED,
    POOL,
    TREASURES,
    VILLAINS,
)

PLAY: Final = FIRST_OWN
BUY: Final = FIRST_OWN + 1
GATE: Final = FIRST_OWN + 2
RESEARCH: Final = FIRST_OWN + 3
ORDER: Final = FIRST_OWN + 4
COMPLETE: Final = FIRST_OWN + 5
USE: Final = FIRST_OWN + 6  # a treasure, on a champion
MOVE: Final = FIRST_OWN + 7  # to a cell, by one of several ways
ATTACK: Final = FIRST_OWN + 8
SWEEP: Final = FIRST_OWN + 9  # an Area Attack, by Ranged or by Reach
DEPLOY: Final = FIRST_OWN + 10  # into a cell, lying one way or the other
CELL_CHOICE: Final = FIRST_OWN + 11
END_ORDER: Final = FIRST_OWN + 12
HAND_OVER: Final = FIRST_OWN + 13
END_TURN: Final = FIRST_OWN + 14
PICK_TOKEN: Final = FIRST_OWN + 15  # a treasure that lies face down

FIGURES: Final = [POOL, NEST]
VERBS: Final = [
    Verb("play", CARD, zone=HAND),
    Verb("buy", PIECE, zones=[CENTER_ROW, MYSTICS, HEAVY_INFANTRY]),
    Verb("gate"),
    Verb("research"),
    Verb("order", PIECE, zones=FIGURES),
    Verb("complete", PIECE, zones=[PLAYED]),
    Verb("use", CARD, PIECE, zones=[TREASURES, POOL, NEST]),
    Verb("move", CELL, NUMBER, numbers=8),
    Verb("attack", PIECE, zones=[POOL, VILLAINS, NEUTRALS]),
    Verb("sweep", NUMBER, numbers=2),
    Verb("deploy", CELL, NUMBER, numbers=2),
    Verb("cell", CELL),
    Verb("end-order", intent=DECLINES),
    Verb("hand-over", SEAT),
    Verb("end-turn", intent=ENDS),
    Verb("token", BACK),
]
