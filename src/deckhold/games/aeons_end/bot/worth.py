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

# How much each entry of `measure` counts for winning: a logistic regression over 9,200 positions of 3,300 games, all
# nemeses and numbers of mages. `benchmarks/worth.py aeons-end` says how they are played, and fits them anew.
WEIGHTS: Final = [
    1.392,  # the Titan: meeting it at all
    -0.104,  # a point of its life
    0.368,  # a token of its
    0.239,  # the Crown
    -0.057,  # the life of its acolytes
    -0.69,  # an acolyte to come
    -0.167,  # the Magus
    -0.13,  # a point of its life
    -0.104,  # a token of its
    0.548,  # the Witch
    -0.084,  # a point of its life
    -0.226,  # a token of its
    0.091,  # the Titan's tokens, as they run out
    -0.033,  # what cards in play will do, in points of damage
    -0.081,  # the life of minions
    2.105,  # the part of the nemesis deck that is to come
    0.068,  # a point of Gravehold's life
    0.228,  # of a mage, on the average: life
    -1.178,  # being exhausted
    0.062,  # a rotation of a breach
    0.134,  # what prepped spells deal
    0.222,  # aether in hand
    0.109,  # spells in hand
    -0.132,  # aether in all cards, at the end of the nemesis deck
    0.107,  # damage in all cards
    -0.24,  # their number
    0.477,  # the same three at its beginning, beyond that
    0.306,
    -0.765,
]

OF_A_FOE: Final = 3  # entries for each nemesis
FOES: Final = 4


def worth(g: Game, seat: int) -> float:
    """The chance that the players win, from what all of them can see."""
    a = cast(AeonsEnd, g)
    outcome = a.result
    if outcome is not None:
        return 1.0 if outcome.winners else 0.0
    total = 0.0
    features = measure(a)
    for i in range(len(features)):
        total += WEIGHTS[i] * features[i]
    return 1.0 / (1.0 + exp(-total))


def measure(a: AeonsEnd) -> list[float]:
    """What counts for the players; `WEIGHTS` says how much."""
    left = deck_left(a)
    return [*nemesis_measures(a), left, float(a.gravehold), *mage_measures(a, left)]


def nemesis_measures(a: AeonsEnd) -> list[float]:
    """How far the nemesis is from defeat, and what its cards in play will do."""
    out = [0.0] * (FOES * OF_A_FOE)
    foe = a.nemesis().foe
    life: i64 = a.nemesis_life
    tokens = float(a.tokens)
    if foe == CROWN:
        tokens = float(len(a.zones[ACOLYTE_DECK]))
        life = 0
        for card in acolytes(a):
            life += a.counter(card)
    first = (foe - 1) * OF_A_FOE
    out[first] = 1.0
    out[first + 1] = float(life)
    out[first + 2] = tokens
    harm = 0.0
    minions = 0.0
    for card in a.zones[IN_PLAY]:
        definition = a.card(card)
        if definition.kind == ACOLYTE:
            continue
        effect = definition.persistent if definition.is_minion else definition.power_effect
        if effect is not None:
            harm += min(20.0, -benefit(effect, a, 0, card))
        if definition.is_minion:
            minions += float(a.counter(card))
    return [*out, 1.0 / (tokens + 1.0) if foe == TITAN else 0.0, harm, minions]


def mage_measures(a: AeonsEnd, left: float) -> list[float]:
    """What a mage has on the average: life, breaches, spells that wait, a hand, and a deck for what is left."""
    life = 0.0
    exhausted = 0.0
    breaches = 0.0
    prepped = 0.0
    held_aether = 0.0
    held_punch = 0.0
    aether = 0.0
    damage = 0.0
    cards = 0.0
    for seat in range(a.seats):
        life += float(a.life[seat])
        exhausted += 1.0 if a.life[seat] == 0 else 0.0
        for place in range(PLACES):
            if a.at(BREACHES, seat)[place] != NO_CARD:
                breaches += float(a.rotation[seat * PLACES + place])
            for spell in a.at(PREPPED + place, seat):
                prepped += punch(a, a.card(spell))
        for card in a.at(HAND, seat):
            held_aether += yields(a, a.card(card))
            held_punch += punch(a, a.card(card))
        for card in owned(a, seat):
            cards += 1.0
            aether += yields(a, a.card(card))
            damage += punch(a, a.card(card))
    sums = [life, exhausted, breaches, prepped, held_aether, held_punch, aether, damage, cards]
    out = [one / float(a.seats) for one in sums]
    return out + [one * left for one in out[-3:]]
