"""Enlightened heroes and constructs of the center deck."""

from deckhold.engine.ops import may, seq
from deckhold.games.ascension_tactics.cards.words import construct, draw, hero, research
from deckhold.games.ascension_tactics.definitions import (
    AREA_ATTACK,
    COUNTERSTRIKE,
    DOUBLE_ATTACK,
    ENLIGHTENED,
    LIFEBOUND,
    MECHANA,
    ORDERED,
    OTHER_PASYTHEA,
    RANGED,
    SLAUGHTER,
    VOID,
    Bonus,
    Standing,
    TacticsCard,
    Triggered,
    traits,
)
from deckhold.games.ascension_tactics.ops.battlefield import AT_PORTAL, BESIDE_OWN, Placing
from deckhold.games.ascension_tactics.ops.choosing import PickChampion, Who
from deckhold.games.ascension_tactics.ops.decks import IN_ROW, banish, power, runes
from deckhold.games.ascension_tactics.ops.effects import FreeOrder, Give, GroupBoost, Souls
from deckhold.games.ascension_tactics.ops.playing import Devoted


def heroes() -> list[TacticsCard]:
    """Heroes."""
    return [
        hero("arha-novice", traits(ENLIGHTENED), 1, 3, "designed", draw(1)),
        hero(
            "temple-lookout",
            traits(ENLIGHTENED),
            2,
            3,
            "designed",
            seq(draw(1), PickChampion(Who(), Give(Bonus(speed=2))), Devoted(ENLIGHTENED, power(2))),
        ),
        hero(
            "scroll-keeper",
            traits(ENLIGHTENED),
            3,
            2,
            "designed",
            seq(research(), draw(1), Devoted(ENLIGHTENED, power(2))),
        ),
        hero(
            "leaf-reader",
            traits(ENLIGHTENED),
            3,
            2,
            "designed",
            seq(power(1), draw(1), may(banish(IN_ROW)), Devoted(ENLIGHTENED, power(1))),
        ),
        hero(
            "dream-guide",
            traits(ENLIGHTENED),
            4,
            2,
            "rulebook",
            seq(power(2), draw(1)),
            ambush=may(GroupBoost(Who(factions=traits(ENLIGHTENED, LIFEBOUND)), Bonus(speed=1))),
        ),
        hero(
            "arch-tactician",
            traits(ENLIGHTENED),
            5,
            1,
            "designed",
            seq(draw(1), PickChampion(Who(ready=True, max_order=4), FreeOrder(), optional=True)),
        ),
        hero(
            "dreamcaller",
            traits(ENLIGHTENED),
            5,
            1,
            "designed",
            seq(runes(2), Placing("nightmare-wisp", BESIDE_OWN)),
            ambush=Placing("nightmare-wisp", AT_PORTAL),
        ),
        hero(
            "grandmaster-of-silence",
            traits(ENLIGHTENED),
            7,
            1,
            "designed",
            seq(draw(3), Devoted(ENLIGHTENED, PickChampion(Who(), Give(Bonus(traits=traits(DOUBLE_ATTACK)))))),
            ambush=may(draw(1)),
        ),
    ]


def constructs() -> list[TacticsCard]:
    """Constructs."""
    return [
        construct(
            "focusing-lens", traits(ENLIGHTENED), 3, 2, "designed", 1, 2, [Standing(Bonus(traits=traits(RANGED)))]
        ),
        construct("robe-of-clear-sight", traits(ENLIGHTENED), 2, 2, "designed", 0, 2, [], effect=draw(1)),
        construct(
            "banner-of-the-order",
            traits(ENLIGHTENED),
            4,
            2,
            "designed",
            2,
            2,
            [Standing(Bonus(order_cost=-1))],
            ambush=may(draw(1)),
        ),
        construct("crown-of-the-oracle", traits(ENLIGHTENED), 5, 1, "designed", 2, 4, [Triggered(ORDERED, draw(1))]),
        construct(
            "pasythea-katana",
            traits(ENLIGHTENED, LIFEBOUND, MECHANA, VOID),
            4,
            1,
            "rulebook",
            3,
            1,
            [
                Standing(Bonus(strength=1), per=OTHER_PASYTHEA),
                Standing(Bonus(traits=traits(DOUBLE_ATTACK)), needs=OTHER_PASYTHEA, n=2),
            ],
            family="pasythea",
        ),
        construct(
            "pasythea-mace",
            traits(ENLIGHTENED, LIFEBOUND, MECHANA, VOID),
            4,
            1,
            "rulebook",
            1,
            4,
            [
                Standing(Bonus(defense=1), per=OTHER_PASYTHEA),
                Standing(Bonus(traits=traits(COUNTERSTRIKE)), needs=OTHER_PASYTHEA, n=2),
            ],
            family="pasythea",
        ),
        construct(
            "pasythea-scimitar",
            traits(ENLIGHTENED, LIFEBOUND, MECHANA, VOID),
            4,
            1,
            "rulebook",
            2,
            3,
            [
                Standing(Bonus(speed=1), needs=OTHER_PASYTHEA, n=1),
                Standing(Bonus(traits=traits(AREA_ATTACK)), needs=OTHER_PASYTHEA, n=2),
            ],
            family="pasythea",
        ),
        construct(
            "pasythea-saber",
            traits(ENLIGHTENED, LIFEBOUND, MECHANA, VOID),
            4,
            1,
            "rulebook",
            4,
            0,
            [
                Standing(Bonus(strength=1), per=OTHER_PASYTHEA),
                Triggered(SLAUGHTER, Souls(1), needs=OTHER_PASYTHEA, n=2, for_villains=True),
            ],
            family="pasythea",
        ),
    ]
