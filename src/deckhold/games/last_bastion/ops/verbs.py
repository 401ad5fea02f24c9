"""What a player can do in Last Bastion, as verbs of actions."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.actions import NUMBER, PIECE, SEAT, Verb
from deckhold.engine.core import Game
from deckhold.engine.text import Teller
from deckhold.games.last_bastion.definitions import BOARDS, CALL, COLOURS, FACES
from deckhold.games.last_bastion.state import ALL_SLOTS, BASTION, COMBAT_DICE, HERO, MAX_EFFECTS, SLOTS, LastBastion

# Verbs.
MOVE: Final = act.FIRST_OWN
STAND: Final = act.FIRST_OWN + 1
ACTIVATE: Final = act.FIRST_OWN + 2
FIGHT: Final = act.FIRST_OWN + 3
CALL_ON: Final = act.FIRST_OWN + 4
USE_POWER: Final = act.FIRST_OWN + 5
END: Final = act.FIRST_OWN + 6
PLACE: Final = act.FIRST_OWN + 7  # a card, the trap: on a slot
TOKEN: Final = act.FIRST_OWN + 8  # take, give or lose a round token of a kind
NET: Final = act.FIRST_OWN + 9
HEAL: Final = act.FIRST_OWN + 10
GIVE: Final = act.FIRST_OWN + 11
COLOUR: Final = act.FIRST_OWN + 12  # the token on the standard
AGAIN: Final = act.FIRST_OWN + 13  # roll these dice again
DEFEAT: Final = act.FIRST_OWN + 14
DEFEAT_BOTH: Final = act.FIRST_OWN + 15
SPEND: Final = act.FIRST_OWN + 16
EFFECT: Final = act.FIRST_OWN + 17  # the next recurring effect
CHOOSE_HERO: Final = act.FIRST_OWN + 18

BOARD_ZONES: Final = list(range(BOARDS))

VERBS: Final = [
    Verb("move", PIECE, zones=[BASTION]),
    Verb("stand-up"),
    Verb("activate", PIECE, zones=[BASTION]),
    Verb("fight"),
    Verb("call-to-arms", PIECE, zones=[BASTION]),
    Verb("use-power", PIECE, zones=[HERO]),
    Verb("end-turn", intent=act.ENDS),
    Verb("place", NUMBER, numbers=ALL_SLOTS),
    Verb("token", NUMBER, numbers=CALL + 1),
    Verb("net", PIECE, NUMBER, numbers=MAX_EFFECTS, zones=BOARD_ZONES),
    Verb("heal", SEAT),
    Verb("give", SEAT),
    Verb("colour", NUMBER, numbers=len(COLOURS)),
    Verb("reroll", NUMBER, numbers=1 << COMBAT_DICE),
    Verb("defeat", PIECE, zones=BOARD_ZONES, intent=act.WANTED),
    Verb("defeat-both", intent=act.WANTED),
    Verb("spend", NUMBER, SEAT, numbers=len(COLOURS)),
    Verb("effect", PIECE, NUMBER, numbers=MAX_EFFECTS, zones=BOARD_ZONES),
    Verb("choose-hero", PIECE),
]

EXIT: Final = 1  # in the context of an applied effect: the card was defeated
HEALED_LIFE: Final = 3
SPARED: Final = 1  # in the context of an effect on all players: not on the fighter (LB-Q30)

TOKENS: Final = ["red", "green", "blue", "yellow", "black", "call-to-arms"]


def face_names(faces: list[int], t: Teller) -> str:
    """What combat dice show."""
    return ", ".join([t.say(f"colour-{FACES[face]}") for face in faces])


def slot_name(g: Game, slot: i64, t: Teller) -> str:
    """ "Red board, slot 2, beside Market": which slot is meant."""
    b = cast(LastBastion, g)
    tile = b.table.card[b.zones[BASTION][b.line_of(slot)[0]]].id
    return t.say("slot", board=t.say(f"board-{FACES[slot // SLOTS]}"), n=slot % SLOTS + 1, tile=t.name(tile))
