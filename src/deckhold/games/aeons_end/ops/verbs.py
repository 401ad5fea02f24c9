"""What a player can do in Aeon's End, as verbs of actions."""

from typing import Final

from deckhold.engine import actions as act
from deckhold.games.aeons_end.state import BREACHES, DISCARD, HAND, IN_PLAY, MAGE, PILES, PLACES, PREPPED, SUPPLY

# Verbs, after those that every game shares.
PLAY_CARD: Final = act.FIRST_OWN
BUY: Final = act.FIRST_OWN + 1
BUY_CHARGE: Final = act.FIRST_OWN + 2
FOCUS: Final = act.FIRST_OWN + 3
OPEN_BREACH: Final = act.FIRST_OWN + 4
PREP: Final = act.FIRST_OWN + 5
USE: Final = act.FIRST_OWN + 6
BUY_OFF: Final = act.FIRST_OWN + 7
ABILITY: Final = act.FIRST_OWN + 8
CAST: Final = act.FIRST_OWN + 9
END_CASTING: Final = act.FIRST_OWN + 10
END_MAIN: Final = act.FIRST_OWN + 11
PREP_PIECE: Final = act.FIRST_OWN + 12
TO_DECK: Final = act.FIRST_OWN + 13
TO_DISCARD: Final = act.FIRST_OWN + 14

VERBS: Final = [
    act.Verb("play", act.CARD, zone=HAND),
    act.Verb("gain", act.PIECE, zones=list(range(SUPPLY, SUPPLY + PILES))),
    act.Verb("charge"),
    act.Verb("focus", act.PIECE, zones=[BREACHES]),
    act.Verb("open", act.PIECE, zones=[BREACHES]),
    act.Verb("prep", act.CARD, act.NUMBER, zone=HAND, numbers=PLACES + 1),
    act.Verb("use", act.PIECE, zones=[PREPPED]),
    act.Verb("discard-power", act.PIECE, zones=[IN_PLAY]),
    act.Verb("ability", act.PIECE, zones=[MAGE]),
    act.Verb("cast", act.PIECE, zones=[PREPPED]),
    act.Verb("end-casting", intent=act.ENDS),
    act.Verb("end-main", intent=act.ENDS),
    act.Verb("prep", act.PIECE, act.NUMBER, numbers=PLACES + 1, zones=[HAND, DISCARD]),
    act.Verb("to-deck", act.SEAT),
    act.Verb("to-discard", act.SEAT),
]
