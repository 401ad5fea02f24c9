"""Fallen heroes and constructs of the center deck."""

from deckhold.engine.ops import may, seq
from deckhold.games.ascension_tactics.cards.words import construct, hero
from deckhold.games.ascension_tactics.definitions import (
    AREA_ATTACK,
    FALLEN,
    ORDERED,
    SLAUGHTER,
    Bonus,
    Standing,
    TacticsCard,
    Triggered,
    traits,
)
from deckhold.games.ascension_tactics.ops.choosing import PickChampion, Who
from deckhold.games.ascension_tactics.ops.decks import CopyHero, power
from deckhold.games.ascension_tactics.ops.effects import Damages, Give, OrderRat, Souls
from deckhold.games.ascension_tactics.ops.playing import Devoted


def heroes() -> list[TacticsCard]:
    """Heroes."""
    return [
        hero("cult-fanatic", traits(FALLEN), 2, 2, "designed", seq(power(1), OrderRat()), ambush=OrderRat()),
        hero("mistake-of-creation", traits(FALLEN), 4, 2, "rulebook", CopyHero(5)),
        hero(
            "bone-collector",
            traits(FALLEN),
            3,
            2,
            "designed",
            seq(power(2), Devoted(FALLEN, PickChampion(Who(not_minion=True), Souls(1)))),
        ),
    ]


def constructs() -> list[TacticsCard]:
    """Constructs."""
    return [
        construct(
            "soul-thiefs-staff",
            traits(FALLEN),
            3,
            2,
            "rulebook",
            3,
            3,
            [Triggered(SLAUGHTER, Souls(1), for_villains=True)],
        ),
        construct(
            "infernal-chain",
            traits(FALLEN),
            2,
            2,
            "designed",
            2,
            1,
            [Triggered(ORDERED, may(Damages(2), Give(Bonus(strength=2))))],
        ),
        construct(
            "hellhound-collar",
            traits(FALLEN),
            4,
            2,
            "designed",
            3,
            2,
            [Standing(Bonus(speed=1)), Standing(Bonus(traits=traits(AREA_ATTACK)), devotion=FALLEN)],
            ambush=PickChampion(Who(not_minion=True), Souls(1), optional=True),
        ),
    ]
