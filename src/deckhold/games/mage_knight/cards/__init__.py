"""The box: every piece as an expression."""

from deckhold.engine.cards import CardDef
from deckhold.games.mage_knight.cards.advanced import advanced_actions
from deckhold.games.mage_knight.cards.artifacts import artifacts
from deckhold.games.mage_knight.cards.basic import basic_actions
from deckhold.games.mage_knight.cards.cities import cities
from deckhold.games.mage_knight.cards.enemies import enemies
from deckhold.games.mage_knight.cards.heroes import heroes
from deckhold.games.mage_knight.cards.ruins import ruins
from deckhold.games.mage_knight.cards.skills import skills
from deckhold.games.mage_knight.cards.spells import spells
from deckhold.games.mage_knight.cards.tactics import tactics
from deckhold.games.mage_knight.cards.tiles import tiles
from deckhold.games.mage_knight.cards.units import units
from deckhold.games.mage_knight.definitions import MageCard
from deckhold.games.mage_knight.terms import BASE

# Pieces that come with the base box although their data names another one: the heroes' second cards and their
# cooperative skills (MK-X22).
WITH_BASE = ("basic-action", "skill")


def in_box(card: MageCard, boxes: list[str]) -> bool:
    return card.box in boxes or (card.kind in WITH_BASE and BASE in boxes)


def cards(boxes: list[str]) -> list[CardDef]:
    """Every piece of these boxes. Units come first: what a position notes of each unit is a short list."""
    everything: list[MageCard] = [
        *units(),
        *heroes(),
        *enemies(),
        *ruins(),
        *tiles(),
        *cities(),
        *skills(),
        *tactics(),
        *basic_actions(),
        *advanced_actions(),
        *spells(),
        *artifacts(),
    ]
    out: list[CardDef] = []
    for card in everything:
        if in_box(card, boxes):
            out.append(card)
    return out
