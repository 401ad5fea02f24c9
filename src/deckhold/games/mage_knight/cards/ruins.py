"""The ruin tokens: altars that take mana, and enemies that guard rewards."""

from deckhold.games.mage_knight.definitions import (
    REWARD_ADVANCED,
    REWARD_ARTIFACT,
    REWARD_FOUR_CRYSTALS,
    REWARD_SPELL,
    REWARD_UNIT,
    Ruin,
)
from deckhold.games.mage_knight.terms import (
    BLUE,
    BROWN_TOKENS,
    GREEN,
    GREEN_TOKENS,
    GREY_TOKENS,
    LOST_LEGION,
    RED,
    RED_TOKENS,
    VIOLET_TOKENS,
    WHITE,
    WHITE_TOKENS,
)


def base_ruins() -> list[Ruin]:
    return [
        Ruin("altar-green", altar=[GREEN, GREEN, GREEN], fame=7),
        Ruin("altar-blue", altar=[BLUE, BLUE, BLUE], fame=7),
        Ruin("altar-white", altar=[WHITE, WHITE, WHITE], fame=7),
        Ruin("altar-red", altar=[RED, RED, RED], fame=7),
        Ruin("ruin-brown-red", enemies=[BROWN_TOKENS, RED_TOKENS], rewards=[REWARD_ARTIFACT, REWARD_ARTIFACT]),
        Ruin("ruin-green-red", enemies=[GREEN_TOKENS, RED_TOKENS], rewards=[REWARD_ARTIFACT, REWARD_ADVANCED]),
        Ruin("ruin-grey-white", enemies=[GREY_TOKENS, WHITE_TOKENS], rewards=[REWARD_ARTIFACT, REWARD_SPELL]),
        Ruin("ruin-grey-brown", enemies=[GREY_TOKENS, BROWN_TOKENS], rewards=[REWARD_ARTIFACT]),
        Ruin("ruin-grey-violet", enemies=[GREY_TOKENS, VIOLET_TOKENS], rewards=[REWARD_UNIT]),
        Ruin("ruin-green-brown", enemies=[GREEN_TOKENS, BROWN_TOKENS], rewards=[REWARD_ARTIFACT]),
        Ruin("ruin-green-green", enemies=[GREEN_TOKENS, GREEN_TOKENS], rewards=[REWARD_FOUR_CRYSTALS]),
        Ruin("ruin-brown-violet", enemies=[BROWN_TOKENS, VIOLET_TOKENS], rewards=[REWARD_SPELL, REWARD_FOUR_CRYSTALS]),
    ]


def lost_legion_ruins() -> list[Ruin]:
    """One altar and two with enemies (MX-014)."""
    return [
        Ruin("altar-all-colors", altar=[GREEN, BLUE, WHITE, RED], fame=10, box=LOST_LEGION),
        Ruin(
            "ruin-green-green-green",
            enemies=[GREEN_TOKENS, GREEN_TOKENS, GREEN_TOKENS],
            rewards=[REWARD_UNIT],
            box=LOST_LEGION,
        ),
        Ruin(
            "ruin-violet-violet",
            enemies=[VIOLET_TOKENS, VIOLET_TOKENS],
            rewards=[REWARD_SPELL, REWARD_ADVANCED],
            box=LOST_LEGION,
        ),
    ]


def ruins() -> list[Ruin]:
    return [*base_ruins(), *lost_legion_ruins()]
