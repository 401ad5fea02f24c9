"""What things are worth to a hero, in points of which a fame is a little more than one."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.games.mage_knight.bot.goals import goal_worth
from deckhold.games.mage_knight.definitions import (
    REWARD_ADVANCED,
    REWARD_ARTIFACT,
    REWARD_CRYSTAL,
    REWARD_DUNGEON,
    REWARD_FOUR_CRYSTALS,
    REWARD_RANDOM_CRYSTAL,
    REWARD_SPELL,
    REWARD_UNIT,
    REWARDS,
)
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    DECK,
    DISCARD,
    DUMMY_DECK,
    HAND,
    LEVEL_FAME,
    TOP_LEVEL,
    UNITS,
    WORST,
)
from deckhold.games.mage_knight.terms import BASICS

PER_FAME: Final = 1.6
PER_LEVEL: Final = 4.0  # a skill and an advanced action, or armor, a command token and perhaps a card more in hand
PER_REPUTATION: Final = 0.7
DISREPUTE: Final = [-8.0, -3.0, -1.0]  # besides, from the worst on: nobody deals with that one any more
A_CARD: Final = 0.5  # in hand
A_WOUND: Final = 3.5  # in hand
AN_OLD_WOUND: Final = 2.3  # in the discard pile
A_CRYSTAL: Final = 0.8
UNIT_LEVEL: Final = 3.2  # a unit, by its level: heroes with three of them win twice as many fights
SPENT_LEVEL: Final = 0.8  # less while it is spent
HURT_LEVEL: Final = 2.4  # and for a wound on it: it is of no use until somebody heals it
A_SHIELD: Final = 3.0  # a site that was conquered
LAST_CARD: Final = 0.15  # in hand when the round ends
LEAST: Final = 0.25  # of its worth is left to a card that there is no time for
UNTIMED: Final = 0.6  # and to one where nobody knows when the round ends
FLIPPED: Final = 3.8  # cards that the dummy turns over in a turn

REWARD_WORTH: Final = {
    REWARD_ARTIFACT: 5.0,
    REWARD_SPELL: 5.0,
    REWARD_DUNGEON: 5.0,
    REWARD_ADVANCED: 4.0,
    REWARD_UNIT: 6.0,
    REWARD_CRYSTAL: 0.9,
    REWARD_RANDOM_CRYSTAL: 0.9,
    REWARD_FOUR_CRYSTALS: 3.0,
}
BY_REWARD: Final = [REWARD_WORTH[reward] for reward in range(len(REWARDS))]


def fame_worth(fame: i64) -> float:
    """What so much fame is worth: the way to the next level counts as it is gone, early levels come sooner."""
    level: i64 = 1
    while level < TOP_LEVEL and fame >= LEVEL_FAME[level]:
        level += 1
    reached = float(level)
    if level < TOP_LEVEL:
        reached += float(fame - LEVEL_FAME[level - 1]) / float(LEVEL_FAME[level] - LEVEL_FAME[level - 1])
    return PER_FAME * float(fame) + PER_LEVEL * reached


def repute_worth(reputation: i64) -> float:
    """What it is worth to have such a reputation."""
    value = PER_REPUTATION * float(reputation)
    return value + DISREPUTE[reputation - WORST] if reputation < WORST + len(DISREPUTE) else value


def last_turn(s: Mage) -> bool:
    """Whether the round is over after this turn: what is left in hand then was of no use."""
    return s.turns_left >= 0 or (s.dummy and s.scenario.march is None and not s.zones[DUMMY_DECK])


def card_worth(s: Mage, seat: i64) -> float:
    """What a card in hand is worth: less where there is no time to play all of them before the round ends."""
    if last_turn(s):
        return LAST_CARD
    if not s.dummy or s.scenario.march is not None:
        return UNTIMED * A_CARD
    turns = 1.0 + float(len(s.zones[DUMMY_DECK])) / FLIPPED
    for_each = float(len(s.at(DECK, seat)) + s.hand_limit(seat)) / turns
    return A_CARD * max(LEAST, min(1.0, 1.5 - 0.25 * for_each))


def lasting_worth(s: Mage) -> float:
    """How much of its worth something has that is used in every round from now on."""
    return 0.7 + 0.12 * float(s.numbers.rounds - s.round)


def unit_worth(s: Mage, unit: i64) -> float:
    """What a unit is worth; a spent one is as good as new in the next round."""
    level = float(s.unit(unit).level)
    value = (UNIT_LEVEL * level - HURT_LEVEL * level * float(s.hurt[unit])) * lasting_worth(s)
    if s.spent[unit] and not last_turn(s):
        value -= SPENT_LEVEL * level
    return value


def relief(s: Mage, seat: i64, points: i64) -> float:
    """What so many points of healing are worth: wounds in hand first, then units that can be healed with the rest."""
    healed: i64 = min(points, len(s.wounds_in(HAND, seat)))
    value = A_WOUND * float(healed)
    left = points - healed
    for unit in s.at(UNITS, seat):
        level: i64 = s.unit(unit).level
        if s.hurt[unit] and level <= left:
            left -= level
            value += HURT_LEVEL * float(level) * lasting_worth(s)
    return value


def own_worth(s: Mage, seat: i64) -> float:
    """What a seat has, as far as a turn changes it: fame, wounds, units, cards, mana, what it has conquered."""
    value = fame_worth(s.fame[seat]) + repute_worth(s.reputation[seat])
    per_card = card_worth(s, seat)
    for card in s.at(HAND, seat):
        value += -A_WOUND if s.deed(card).is_wound else per_card
    value -= AN_OLD_WOUND * float(len(s.wounds_in(DISCARD, seat)))
    for unit in s.at(UNITS, seat):
        value += unit_worth(s, unit)
    for colour in range(BASICS):
        value += A_CRYSTAL * float(s.crystals[seat * BASICS + colour])
    marked = len(s.shields) - s.shields.count(0)
    if marked and s.seats > 1:
        marked = sum([1 for one in s.shields if has(one, seat)])
    value += A_SHIELD * float(marked)
    for reward in s.rewards:
        value += BY_REWARD[reward]
    return value + goal_worth(s, seat)
