"""Lifebound heroes and constructs of the center deck."""

from deckhold.engine.ops import may, seq
from deckhold.games.ascension_tactics.cards.words import construct, draw, hero
from deckhold.games.ascension_tactics.definitions import (
    HERO,
    IGNORE_FOREST,
    LIFEBOUND,
    MECHANA,
    ON_BATTLEFIELD,
    REACH,
    TURN_STARTS,
    Bonus,
    Standing,
    TacticsCard,
    Triggered,
    traits,
)
from deckhold.games.ascension_tactics.ops.acquiring import TO_DECK
from deckhold.games.ascension_tactics.ops.choosing import PickChampion, Who
from deckhold.games.ascension_tactics.ops.decks import FROM_ANYWHERE, OfKind, TakeTreasure, acquire_free, power, runes
from deckhold.games.ascension_tactics.ops.effects import Give, GroupBoost, InTurn, MovePoints
from deckhold.games.ascension_tactics.ops.playing import Devoted


def heroes() -> list[TacticsCard]:
    """Heroes."""
    return [
        hero(
            "grove-initiate",
            traits(LIFEBOUND),
            1,
            3,
            "designed",
            seq(runes(1), PickChampion(Who(), Give(Bonus(defense=1)))),
        ),
        hero("briar-runner", traits(LIFEBOUND), 2, 3, "designed", seq(power(1), draw(1))),
        hero(
            "lunar-stag",
            traits(LIFEBOUND),
            4,
            2,
            "rulebook",
            seq(runes(2), draw(1), GroupBoost(Who(factions=traits(LIFEBOUND)), Bonus(speed=1))),
        ),
        hero(
            "rootspeaker",
            traits(LIFEBOUND),
            3,
            2,
            "designed",
            seq(runes(2), GroupBoost(Who(), Bonus(traits=traits(IGNORE_FOREST))), Devoted(LIFEBOUND, power(2))),
        ),
        hero(
            "dream-peddler",
            traits(LIFEBOUND),
            3,
            2,
            "rulebook",
            seq(runes(1), TakeTreasure()),
            ambush=may(GroupBoost(Who(factions=traits(LIFEBOUND, MECHANA)), Bonus(defense=2))),
        ),
        hero("elder-of-the-ring", traits(LIFEBOUND), 5, 1, "designed", seq(runes(3), Devoted(LIFEBOUND, draw(1)))),
        hero(
            "wildheart-matron",
            traits(LIFEBOUND),
            6,
            1,
            "designed",
            seq(runes(2), draw(1), InTurn(Who(), MovePoints(1))),
            ambush=PickChampion(Who(), MovePoints(2), optional=True),
        ),
        hero(
            "herald-of-first-dawn",
            traits(LIFEBOUND),
            7,
            1,
            "designed",
            seq(runes(2), may(acquire_free(OfKind(HERO, 4), FROM_ANYWHERE, TO_DECK))),
        ),
    ]


def constructs() -> list[TacticsCard]:
    """Constructs."""
    return [
        construct("barkskin-mail", traits(LIFEBOUND), 2, 2, "designed", 0, 4, []),
        construct("vine-whip", traits(LIFEBOUND), 3, 2, "designed", 2, 2, [Standing(Bonus(traits=traits(REACH)))]),
        construct(
            "fleetfoot-charm",
            traits(LIFEBOUND),
            3,
            2,
            "designed",
            1,
            2,
            [Standing(Bonus(speed=1)), Standing(Bonus(traits=traits(IGNORE_FOREST)))],
            ambush=may(runes(1)),
        ),
        construct(
            "heart-of-the-grove",
            traits(LIFEBOUND),
            5,
            1,
            "designed",
            3,
            4,
            [Triggered(TURN_STARTS, runes(1), needs=ON_BATTLEFIELD, n=1)],
        ),
    ]
