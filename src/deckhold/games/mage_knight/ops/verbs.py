"""What players can do, as verbs of actions."""

from typing import Final

from deckhold.engine.actions import CARD, CELL, DECLINES, ENDS, FIRST_OWN, NUMBER, PIECE, SEAT, Verb
from deckhold.games.mage_knight.state.zones import (
    ADVANCED_OFFER,
    ARMY,
    BATTLE,
    CENTRE,
    FACTION_TOKENS,
    FIELD,
    GENERALS,
    HAND,
    SKILLS,
    SPELL_OFFER,
    TACTICS,
    UNIT_OFFER,
    UNITS,
)

# Playing what one has
PLAY: Final = FIRST_OWN  # a card for its basic effect
POWER: Final = FIRST_OWN + 1  # a card for its strong effect
SIDE: Final = FIRST_OWN + 2  # a card sideways: for what, see definitions.SIDEWAYS
ASSIGN: Final = FIRST_OWN + 3  # a banner to a unit
USE_UNIT: Final = FIRST_OWN + 4  # one of its abilities
USE_SKILL: Final = FIRST_OWN + 5
USE_CENTRE: Final = FIRST_OWN + 6  # a skill that lies in the middle of the table
USE_TACTIC: Final = FIRST_OWN + 7
USE_BANNER: Final = FIRST_OWN + 8  # of a unit
HEAL: Final = FIRST_OWN + 9  # a wound in hand
HEAL_UNIT: Final = FIRST_OWN + 10
# Moving
MOVE_TO: Final = FIRST_OWN + 11  # how: see rules/moving.py
EXPLORE: Final = FIRST_OWN + 12  # the tile whose centre that cell is
# Actions
INTERACT: Final = FIRST_OWN + 13
ENTER: Final = FIRST_OWN + 14  # an adventure site
BURN: Final = FIRST_OWN + 15
CHALLENGE: Final = FIRST_OWN + 16
ATTACK_HERO: Final = FIRST_OWN + 17
PROPOSE: Final = FIRST_OWN + 18  # a cooperative assault
SPECIAL: Final = FIRST_OWN + 19  # what a scenario adds
# Dealing
RECRUIT: Final = FIRST_OWN + 20
LEARN: Final = FIRST_OWN + 21
BUY_SPELL: Final = FIRST_OWN + 22
BUY_HEALING: Final = FIRST_OWN + 23
BUY_ARTIFACT: Final = FIRST_OWN + 24
ADD_ELITE: Final = FIRST_OWN + 25
LEARN_TOP: Final = FIRST_OWN + 26  # the unseen card of the deck
# The turn
REST: Final = FIRST_OWN + 27
END_TURN: Final = FIRST_OWN + 28
END_ROUND: Final = FIRST_OWN + 29
TAKE_TACTIC: Final = FIRST_OWN + 30
# Combat
FIGHT: Final = FIRST_OWN + 31  # begin it: nobody else is challenged
TARGET: Final = FIRST_OWN + 32  # an enemy is added to the attack, or taken out of it
STRIKE: Final = FIRST_OWN + 33
GUARD: Final = FIRST_OWN + 34  # one attack of an enemy is to be blocked
BLOCK: Final = FIRST_OWN + 35
END_PHASE: Final = FIRST_OWN + 36
SLOW: Final = FIRST_OWN + 37  # spend a move point against a cumbersome attack
CONVERT: Final = FIRST_OWN + 38  # spend points of one kind as another
FACE: Final = FIRST_OWN + 39  # the attack whose damage comes next
HIT_UNIT: Final = FIRST_OWN + 40
HIT_HERO: Final = FIRST_OWN + 41
# Choices
CHOOSE_CELL: Final = FIRST_OWN + 42
COLOUR: Final = FIRST_OWN + 43  # of mana
DIE_CHOICE: Final = FIRST_OWN + 44  # a die of the source, by the colour it shows
REWARD: Final = FIRST_OWN + 45
HERO_CHOICE: Final = FIRST_OWN + 46
DISCARD_ONE: Final = FIRST_OWN + 47
# Tokens of factions
USE_TOKEN: Final = FIRST_OWN + 48
SELL_TOKEN: Final = FIRST_OWN + 49  # for fame or for influence
# In Volkare's camp
ADD_REGULAR: Final = FIRST_OWN + 50

FOES: Final = [FIELD, BATTLE, ARMY, GENERALS]
VERBS: Final = [
    Verb("play", CARD, zone=HAND),
    Verb("power", CARD, zone=HAND),
    Verb("sideways", CARD, NUMBER, zone=HAND, numbers=4),
    Verb("assign", CARD, PIECE, zones=[HAND], onto=[UNITS]),
    Verb("unit", PIECE, NUMBER, zones=[UNITS, UNIT_OFFER], numbers=4),
    Verb("skill", CARD, zone=SKILLS),
    Verb("centre", CARD, zone=CENTRE),
    Verb("tactic"),
    Verb("banner", PIECE, zones=[UNITS]),
    Verb("heal"),
    Verb("heal-unit", PIECE, zones=[UNITS]),
    Verb("move", CELL, NUMBER, numbers=3),
    Verb("explore", CELL),
    Verb("interact"),
    Verb("enter"),
    Verb("burn"),
    Verb("challenge", PIECE, zones=[FIELD]),
    Verb("attack-hero", SEAT),
    Verb("propose"),
    Verb("special", NUMBER, numbers=8),
    Verb("recruit", CARD, zone=UNIT_OFFER),
    Verb("learn", CARD, zones=[UNIT_OFFER, ADVANCED_OFFER]),
    Verb("buy-spell", CARD, zone=SPELL_OFFER),
    Verb("buy-healing"),
    Verb("buy-artifact"),
    Verb("add-elite"),
    Verb("learn-top"),
    Verb("rest"),
    Verb("end-turn", intent=ENDS),
    Verb("end-round", intent=ENDS),
    Verb("take-tactic", CARD, zone=TACTICS),
    Verb("fight"),
    Verb("target", PIECE, zones=FOES),
    Verb("strike"),
    Verb("guard", PIECE, NUMBER, zones=FOES, numbers=3),
    Verb("block"),
    Verb("end-phase", intent=ENDS),
    Verb("slow", PIECE, NUMBER, zones=FOES, numbers=3),
    Verb("convert", NUMBER, numbers=8),
    Verb("face", PIECE, NUMBER, zones=FOES, numbers=3),
    Verb("hit-unit", PIECE, zones=[UNITS]),
    Verb("hit-hero"),
    Verb("cell", CELL),
    Verb("colour", NUMBER, numbers=6),
    Verb("die", NUMBER, numbers=6),
    Verb("reward", NUMBER, numbers=8),
    Verb("hero", CARD),
    Verb("discard", CARD, zone=HAND, intent=DECLINES),
    Verb("token", CARD, zone=FACTION_TOKENS),
    Verb("sell-token", CARD, NUMBER, zone=FACTION_TOKENS, numbers=2),
    Verb("add-regular"),
]
