"""What scenarios give for a defeat: chosen factions (AT-211) and neutral champions (AT-213)."""

from mypy_extensions import i64

from deckhold.engine.bits import bit
from deckhold.engine.cards import NO_CARD
from deckhold.games.ascension_tactics.definitions import FACTIONS
from deckhold.games.ascension_tactics.scenarios import FOR_SLAUGHTER
from deckhold.games.ascension_tactics.state.figures import factions
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import CENTER_ROW, VILLAIN

CHOSEN_SLAUGHTER = 2  # glory


def chosen_factions(s: Tactics) -> i64:
    """The factions with the most cards in the center row, as a bit set (AT-211, Q-34)."""
    counts = [0] * len(FACTIONS)
    for card in s.zones[CENTER_ROW]:
        if card != NO_CARD:
            for faction in range(len(FACTIONS)):
                if s.definitions[card].factions & bit(faction):
                    counts[faction] += 1
    most = max(counts)
    out: i64 = 0
    if most > 0:
        for faction in range(len(FACTIONS)):
            if counts[faction] == most:
                out |= bit(faction)
    return out


def chosen_glory(s: Tactics, champion: i64) -> i64:
    """The glory that a champion of a chosen faction gains by Slaughter (AT-211)."""
    if s.scenario.chosen != FOR_SLAUGHTER or champion == NO_CARD or not factions(s, champion) & chosen_factions(s):
        return 0
    return CHOSEN_SLAUGHTER


def reward(s: Tactics, seat: i64, victim: i64) -> None:
    """Whoever defeated a neutral champion receives its reward (AT-213, Q-60)."""
    effect = s.definitions[victim].effect
    if effect is not None and 0 <= seat < VILLAIN:
        s.push(effect, seat, victim)
