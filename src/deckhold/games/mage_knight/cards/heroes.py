"""The heroes, with the crystals that count when one is the dummy (MK-X17)."""

from deckhold.games.mage_knight.definitions import Hero
from deckhold.games.mage_knight.terms import BLUE, GREEN, KRANG, LOST_LEGION, RED, SHADES, WHITE


def heroes() -> list[Hero]:
    return [
        Hero("arythea", [RED, RED, WHITE]),
        Hero("tovak", [BLUE, BLUE, RED]),
        Hero("goldyx", [GREEN, GREEN, BLUE]),
        Hero("norowas", [WHITE, WHITE, GREEN]),
        Hero("wolfhawk", [WHITE, WHITE, BLUE], LOST_LEGION),
        Hero("krang", [RED, RED, GREEN], KRANG),
        Hero("braevalar", [GREEN, BLUE, BLUE], SHADES),
    ]


def home_of(hero: str) -> str:
    """The box that a hero comes from."""
    for one in heroes():
        if one.id == hero:
            return one.box
    raise ValueError(f"no hero is called {hero}")
