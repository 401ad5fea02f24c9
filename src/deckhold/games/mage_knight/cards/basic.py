"""Basic actions and wounds."""

from deckhold.engine.core import Op
from deckhold.games.mage_knight.cards.words import attack, block, choose, influence, move, ranged, reputation, seq
from deckhold.games.mage_knight.definitions import BASIC_ACTION, BLUE, GREEN, RED, WHITE, WOUND, Deed

WOUND_CARDS = 200  # as many as anybody needs (MK-X16)


def basic(id: str, copies: int, colour: int, plain: Op, powered: Op) -> Deed:
    return Deed(id, BASIC_ACTION, copies, [colour], plain, powered)


def basic_actions() -> list[Deed]:
    return [
        basic("rage", 8, RED, choose(attack(2), block(2)), attack(4)),
        basic("determination", 4, BLUE, choose(attack(2), block(2)), block(5)),
        basic("swiftness", 8, WHITE, move(2), ranged(3)),
        basic("march", 8, GREEN, move(2), move(4)),
        basic("stamina", 8, BLUE, move(2), move(4)),
        basic("promise", 4, WHITE, influence(2), influence(4)),
        basic("threaten", 4, RED, influence(2), seq(influence(5), reputation(-1))),
        Deed("wound", WOUND, WOUND_CARDS),
    ]


def hero_deck(hero: str) -> list[str]:
    """The sixteen cards of a hero."""
    return ["rage"] * 2 + ["swiftness"] * 2 + ["march"] * 2 + ["stamina"] * 2 + ["promise", "threaten", "determination"]
