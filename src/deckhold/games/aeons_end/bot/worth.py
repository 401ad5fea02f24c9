"""How good a position is."""

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Game
from deckhold.games.aeons_end.bot.benefit import benefit
from deckhold.games.aeons_end.bot.brings import punch, yields
from deckhold.games.aeons_end.bot.cards import deck_left, owned
from deckhold.games.aeons_end.definitions import ACOLYTE, CROWN, TITAN
from deckhold.games.aeons_end.nemesis import acolytes
from deckhold.games.aeons_end.state import ACOLYTE_DECK, BREACHES, HAND, IN_PLAY, PLACES, PREPPED, AeonsEnd

# -- how good a position is --------------------------------------------------------------------------------------------

# How much things count for winning: a logistic regression over 95,000 positions of 5,400 games of two mages, who did
# what is most promising or something else of promise, by chance. For each nemesis, from the Titan on:
EVEN: Final = [2.98, 2.09, 0.08, 1.18]
FOE_LIFE: Final = [-0.075, -0.117, -0.094, -0.083]  # a point of its life, or of its acolytes'
FOE_TOKEN: Final = [0.115, 0.0, -0.02, -0.129]
LAST_TOKENS: Final = -2.67  # the Titan's, as they go
ACOLYTE_TO_COME: Final = -0.79
HARM_AHEAD: Final = -0.03  # what a card in play will do, in points of damage
MINION_LIFE: Final = -0.044
SEASON: Final = 1.87  # the part of the nemesis deck that is to come
HOLD: Final = 0.066  # a point of Gravehold's life
# Of each mage, at a table of one; at larger ones the mean counts.
MAGE_LIFE: Final = 0.189
EXHAUSTED: Final = -0.79
BREACH_STEP: Final = 0.042
PREPPED_PUNCH: Final = 0.095
HELD_AETHER: Final = 0.034
HELD_PUNCH: Final = 0.038
# The same for what a deck holds: at the end, and more of it while the nemesis deck lasts.
DECK_AETHER: Final = -0.014
DECK_PUNCH: Final = 0.084
DECK_CARD: Final = -0.271
DECK_AETHER_EARLY: Final = 0.359
DECK_PUNCH_EARLY: Final = 0.247
DECK_CARD_EARLY: Final = -0.604


def worth(g: Game, seat: int) -> float:
    """The chance that the players win, from what all of them can see."""
    a = cast(AeonsEnd, g)
    outcome = a.result
    if outcome is not None:
        return 1.0 if outcome.winners else 0.0
    foe = a.nemesis().foe
    left = deck_left(a)
    tokens = float(a.tokens)
    score = EVEN[foe - 1] + FOE_TOKEN[foe - 1] * tokens + SEASON * left + HOLD * float(a.gravehold)
    if foe == TITAN:
        score += LAST_TOKENS / (tokens + 1.0)
    life: i64 = a.nemesis_life
    if foe == CROWN:
        life = 0
        for card in acolytes(a):
            life += a.counter(card)
        score += ACOLYTE_TO_COME * float(len(a.zones[ACOLYTE_DECK]))
    score += FOE_LIFE[foe - 1] * float(life)
    for card in a.zones[IN_PLAY]:
        definition = a.card(card)
        if definition.kind == ACOLYTE:
            continue
        effect = definition.persistent if definition.is_minion else definition.power_effect
        if effect is not None:
            score += HARM_AHEAD * min(20.0, -benefit(effect, a, 0, card))
        if definition.is_minion:
            score += MINION_LIFE * float(a.counter(card))
    mages = 0.0
    for one in range(a.seats):
        mages += mage_worth(a, one, left)
    return 1.0 / (1.0 + exp(-score - mages / float(a.seats)))


def mage_worth(a: AeonsEnd, seat: i64, left: float) -> float:
    """What a mage adds to the chances: life, breaches, spells that wait, and a deck that will bring more."""
    life: i64 = a.life[seat]
    total = MAGE_LIFE * float(life) if life > 0 else EXHAUSTED
    for place in range(PLACES):
        if a.at(BREACHES, seat)[place] != NO_CARD:
            total += BREACH_STEP * float(a.rotation[seat * PLACES + place])
        for spell in a.at(PREPPED + place, seat):
            total += PREPPED_PUNCH * punch(a, a.card(spell))
    aether = DECK_AETHER + DECK_AETHER_EARLY * left
    damage = DECK_PUNCH + DECK_PUNCH_EARLY * left
    slot = DECK_CARD + DECK_CARD_EARLY * left
    for card in owned(a, seat):
        total += slot + card_worth(a, card, aether, damage)
    for card in a.at(HAND, seat):
        total += card_worth(a, card, HELD_AETHER, HELD_PUNCH)
    return total


def card_worth(a: AeonsEnd, card: i64, aether: float, damage: float) -> float:
    """A player card by what it brings, at so much for each point."""
    definition = a.card(card)
    if definition.is_spell:
        return damage * punch(a, definition)
    return aether * yields(a, definition) if definition.is_gem else 0.0
