"""How good a position is."""

from math import exp
from typing import Final, cast

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Game
from deckhold.games.last_bastion.bot.values import danger, evil_tiles
from deckhold.games.last_bastion.definitions import BOARDS
from deckhold.games.last_bastion.state import HEALTHY, HORDE_DECK, SLOTS, LastBastion

# -- how good a position is --------------------------------------------------------------------------------------------

# How much each entry of `measure` counts: a logistic regression over 25,000 positions of 1,500 games of greedy heroes.
WEIGHTS: Final = [-0.369, 0.68, -0.42, 0.378, 0.597, -1.67, 0.527, -0.305, -0.172, -3.753, 1.087, -0.499]


def worth(g: Game, seat: int) -> float:
    """How likely the group is to win."""
    b = cast(LastBastion, g)
    if b.result is not None:
        return 1.0 if b.result.winners else 0.0
    total = 0.0
    features = measure(b)
    for i in range(len(features)):
        total += WEIGHTS[i] * features[i]
    return 1.0 / (1.0 + exp(-total))


def measure(b: LastBastion) -> list[float]:
    """What counts for the group; `WEIGHTS` says how much."""
    lives = 0.0
    weak = 0.0
    tokens = 0.0
    powers = 0.0
    for seat in range(b.seats):
        lives += min(4.0, float(b.life[seat]))
        if b.present(seat):
            weak += 1.0 if b.life[seat] == 1 else 0.0
            powers += 1.0 if b.condition[seat] == HEALTHY and not b.evil[seat] else 0.0
        tokens += min(5.0, float(b.round_tokens(seat)))
    menace = 0.0
    cards = 0.0
    full = 0.0
    bosses = 0.0
    for colour in range(BOARDS):
        held = 0
        for card in b.zones[colour]:
            if card != NO_CARD:
                held += 1
                menace += danger(b, card)
                bosses += 1.0 if b.horde(card).warlord else 0.0
        cards += held
        full += 1.0 if held == SLOTS else 0.0
    left = len(b.zones[HORDE_DECK]) / 50.0
    seats = float(b.seats)
    evil = evil_tiles(b)
    return [
        1.0,
        lives / seats,
        weak / seats,
        tokens / seats,
        powers / seats,
        menace / 10.0,
        full,
        evil,
        1.0 if evil > 1.0 else 0.0,
        left,
        bosses,
        float(b.warlords_left()),
    ]
