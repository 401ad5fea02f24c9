"""How good a position looks for a seat."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.core import Game
from deckhold.games.mage_knight.bot.answers import valued
from deckhold.games.mage_knight.bot.deals import A_NEW_CARD
from deckhold.games.mage_knight.bot.lures import standing_worth
from deckhold.games.mage_knight.bot.values import (
    A_WOUND,
    AN_OLD_WOUND,
    PER_FAME,
    card_worth,
    lasting_worth,
    own_worth,
)
from deckhold.games.mage_knight.scenarios import CITY_FOUND
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import DECK, DISCARD, HAND, LAID, PLAYED, SKILLS, STORED
from deckhold.games.mage_knight.terms import BASIC_ACTION

SPREAD: Final = 40.0  # a lead of so much is nearly a win
OF_DEFEATS: Final = 0.95  # what is less than this was no victory
PER_SKILL: Final = 1.5  # besides what its level is worth
PER_TILE: Final = 2.0  # of the map that was revealed
PER_SEARCHED_TILE: Final = 6.0  # where nothing but a city is to be found
OF_LURES: Final = 0.5  # of what can be had from where a hero stands: it takes turns and cards
AVERAGE: Final = 5.0  # what a card of the first deck is worth, as `valued` has it
TO_COME: Final = [DECK, STORED]  # nobody knows which of their cards lies where
A_ROUND: Final = 10.8  # what the cards of a round are worth that has not begun


def worth(g: Game, seat: int) -> float:
    """From 0 to 1: against others by the lead, alone and together by what has been reached."""
    s = cast(Mage, g)
    mine = standing(s, seat)
    if len(s.sides) == 1:
        return OF_DEFEATS * squeezed(mine)
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing(s, other) + unseen_wounds(s, seat, other))
    lead = (mine - best) / SPREAD
    return min(0.98, max(0.02, 0.5 + 0.5 * lead))


def reward(g: Game) -> float:
    """What a game was worth that was played alone or together: by its score, and any victory more than any defeat."""
    result = g.result
    assert result is not None
    reached = squeezed(PER_FAME * float(result.scores[0]))
    return OF_DEFEATS + (1.0 - OF_DEFEATS) * reached if result.winners else OF_DEFEATS * reached


def standing(s: Mage, seat: i64) -> float:
    """What a seat has reached, in points like fame."""
    value = own_worth(s, seat) + deck_worth(s, seat) + PER_SKILL * float(len(s.at(SKILLS, seat)))
    tile = PER_SEARCHED_TILE if s.scenario.end == CITY_FOUND else PER_TILE
    return value + OF_LURES * standing_worth(s, seat) + tile * float(len(s.zones[LAID])) + cards_left(s, seat)


def unseen_wounds(s: Mage, seat: i64, other: i64) -> float:
    """What `standing` takes for wounds in another hero's hand that a seat has not seen, beyond what it has to expect.

    They count for more there than in a deck, and which of the unseen cards are in hand it cannot know.
    """
    cards = 0
    held = 0
    wounds = 0
    held_wounds = 0
    for zone in (HAND, *TO_COME):
        for card in s.at(zone, other):
            if not has(s.known[card], seat):
                wound = 1 if s.deed(card).is_wound else 0
                cards += 1
                wounds += wound
                if zone == HAND:
                    held += 1
                    held_wounds += wound
    if not wounds:
        return 0.0
    return (A_WOUND - AN_OLD_WOUND) * (float(held_wounds) - float(wounds * held) / float(cards))


def deck_worth(s: Mage, seat: i64) -> float:
    """What a deed deck has become: cards that were gained, and wounds that will come to hand."""
    gained = 0
    wounds = 0
    for zone in (HAND, *TO_COME, DISCARD, PLAYED):
        for card in s.at(zone, seat):
            deed = s.deed(card)
            if deed.is_wound:
                wounds += 1 if zone in TO_COME else 0
            elif deed.kind != BASIC_ACTION:
                gained += 1
    return A_NEW_CARD * float(gained) * lasting_worth(s) - AN_OLD_WOUND * float(wounds)


def cards_left(s: Mage, seat: i64) -> float:
    """What the cards are worth that can still be played, in this round and in those that follow.

    A hand is filled up when its turn ends: what was used for it is missing in the deck. (How many are in hand, counts
    in `own_worth`.)
    """
    in_reach = 0.0
    for card in s.at(HAND, seat):
        if not s.deed(card).is_wound:
            in_reach += valued(s, card) / AVERAGE - 1.0
    for zone in TO_COME:
        for card in s.at(zone, seat):
            if not s.deed(card).is_wound:
                in_reach += valued(s, card) / AVERAGE
    return card_worth(s, seat) * in_reach + A_ROUND * float(s.numbers.rounds - s.round)


def squeezed(value: float) -> float:
    """Any number as one from 0 to 1."""
    return value / (value + 60.0) if value > 0.0 else 0.0
