"""How much things count, fitted to games."""

from typing import Final

RUIN: Final = 1000.0  # losing the game, or winning it

# What things are worth in points of damage.
AETHER_POINT: Final = 0.59
CHARGE_POINT: Final = 1.3
CARD_POINT: Final = 1.0
FOCUS_POINT: Final = 0.61
LIFE_POINT: Final = 0.93

# The order of a main phase: first what only adds to what can be spent, then spending, then the end.
FIRST: Final = 100.0
PREPPING: Final = 60.0
ABILITIES: Final = 45.0
SPENDING: Final = 20.0

MINION_TURNS: Final = 5.94  # how often a minion acts if nobody stops it
GIVEN_AWAY: Final = -0.6  # a card that goes to an ally's deck
FINISH: Final = 16.1  # how much more damage to the nemesis counts as its life goes down
EXHAUSTION: Final = 16.13  # what it costs when a mage is exhausted
LOST_SPELL: Final = 2.79  # a prepped spell discarded, or destroyed, for each point that it deals
DESTROYED_SPELL: Final = 3.28
GRAVEHOLD: Final = 0.62  # a point of damage to Gravehold, and how that grows as it falls
GRAVEHOLD_LOW: Final = 3.44
TOKEN: Final = 2.76  # a token of the Titan, and how that grows as they go
TOKEN_LOW: Final = 4.1

DECK_SIZES: Final = (20.0, 24.0, 27.0, 31.0)  # AE-39

# What purchases are worth: found by trying changes over some 100,000 games of two mages against the Titan.
EXPECTED_COUNT: Final = 0.84  # how many of the things that a spell counts there are
GEM: Final = 4.5  # a gem's aether beyond that of an average card, at the start
GEMS_WANTED: Final = 7.0  # bought by a player
GEM_SEASON: Final = 0.25  # the part of the nemesis deck below which gems no longer pay
SPELL_WEIGHT: Final = 1.15
LATE_SPELL: Final = 0.45  # the part of it that is left at the end
CROWDED: Final = 0.6  # the part of it that is left with more spells than breaches can take
SPELLS_PER_BREACH: Final = 1.15
OPENING: Final = (3.8, 3.5, 2.4)  # the second, third, fourth open breach
BREACH_BONUS: Final = 4.36
STRANDED: Final = 1.29  # a place for a spell in hand that has none
CHARGING: Final = 0.88
RELIC: Final = 0.52  # what a relic does once, as a part of what it is worth to have
THINNER: Final = 0.34  # a relic that destroys gems
AVERAGE_CARD: Final = 1.68  # the aether of an average card, which a new one takes the place of
GEMS_BEFORE_THINNING: Final = 3
SPELLS_BEFORE_THINNING: Final = 4
BUYING_OFF: Final = 1.2
