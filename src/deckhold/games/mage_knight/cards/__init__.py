"""The box: every piece as an expression."""

from deckhold.engine.cards import CardDef
from deckhold.games.mage_knight.cards.advanced import advanced_actions
from deckhold.games.mage_knight.cards.artifacts import artifacts
from deckhold.games.mage_knight.cards.basic import basic_actions
from deckhold.games.mage_knight.cards.cities import cities
from deckhold.games.mage_knight.cards.enemies import enemies
from deckhold.games.mage_knight.cards.factions import faction_tokens, leaders, places
from deckhold.games.mage_knight.cards.heroes import heroes
from deckhold.games.mage_knight.cards.legion import legion_actions, legion_artifacts, legion_spells
from deckhold.games.mage_knight.cards.lots import lots
from deckhold.games.mage_knight.cards.ruins import ruins
from deckhold.games.mage_knight.cards.skills import skills
from deckhold.games.mage_knight.cards.spells import spells
from deckhold.games.mage_knight.cards.tactics import tactics
from deckhold.games.mage_knight.cards.tiles import tiles
from deckhold.games.mage_knight.cards.units import units
from deckhold.games.mage_knight.cards.volkare import generals
from deckhold.games.mage_knight.definitions import Deed, MageCard, Skill
from deckhold.games.mage_knight.terms import BASE, ULTIMATE


def hero_of(card: MageCard) -> str:
    """Whose card or skill it is; nobody's."""
    return card.hero if isinstance(card, Deed | Skill) else ""


def cards(expansions: list[str], secrets: bool = False) -> list[CardDef]:
    """Every piece of the base box and of these. Units come first: what a position notes of each unit is a short list.

    What belongs to a hero comes with the hero, whatever mark it bears; the extra cards of this edition come with any
    expansion (MK-X22). `secrets`: with the lots that are laid down in secret, for the options that want them.
    """
    boxes = [BASE, *expansions, ULTIMATE] if expansions else [BASE]
    present = [hero.id for hero in heroes() if hero.box in boxes]
    everything: list[MageCard] = [
        *units(),
        *heroes(),
        *enemies(),
        *leaders(),
        *places(),
        *faction_tokens(),
        *generals(),
        *ruins(),
        *tiles(),
        *cities(),
        *skills(),
        *tactics(),
        *basic_actions(present),
        *advanced_actions(),
        *legion_actions(),
        *spells(),
        *legion_spells(),
        *artifacts(),
        *(lots() if secrets else []),
        *legion_artifacts(),
    ]
    out: list[CardDef] = []
    for card in everything:
        hero = hero_of(card)
        if hero in present or (not hero and card.box in boxes):
            out.append(card)
    return out
