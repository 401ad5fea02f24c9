"""Void heroes and constructs of the center deck."""

from deckhold.engine.ops import choose, may, seq
from deckhold.games.ascension_tactics.cards.words import construct, hero
from deckhold.games.ascension_tactics.definitions import (
    ADJACENT_ONLY,
    DOUBLE_ATTACK,
    ENLIGHTENED,
    SLAUGHTER,
    VOID,
    Bonus,
    Standing,
    TacticsCard,
    Triggered,
    traits,
)
from deckhold.games.ascension_tactics.ops.choosing import ENEMY, PickChampion, Who
from deckhold.games.ascension_tactics.ops.decks import (
    IN_DISCARD,
    IN_HAND_OR_DISCARD,
    IN_ROW,
    banish,
    banish_up_to,
    power,
)
from deckhold.games.ascension_tactics.ops.effects import Damages, Give, GroupBoost, Souls
from deckhold.games.ascension_tactics.ops.gear import Disarm
from deckhold.games.ascension_tactics.ops.playing import Devoted


def heroes() -> list[TacticsCard]:
    """Heroes."""
    return [
        hero("void-supplicant", traits(VOID), 1, 3, "designed", seq(power(1), may(banish(IN_DISCARD)))),
        hero(
            "gloom-stalker",
            traits(VOID),
            2,
            3,
            "designed",
            seq(power(1), PickChampion(Who(), Give(Bonus(strength=2))), Devoted(VOID, power(1))),
        ),
        hero("night-warden", traits(VOID), 3, 2, "designed", seq(power(2), may(banish(IN_HAND_OR_DISCARD)))),
        hero(
            "shadow-elemental",
            traits(VOID),
            4,
            2,
            "rulebook",
            seq(power(3), may(banish(IN_ROW))),
            ambush=may(GroupBoost(Who(factions=traits(VOID, ENLIGHTENED)), Bonus(strength=1))),
        ),
        hero(
            "rift-lancer",
            traits(VOID),
            4,
            2,
            "designed",
            seq(
                power(2),
                PickChampion(Who(ENEMY, near_own=3), Damages(2)),
                Devoted(VOID, PickChampion(Who(ENEMY, near_own=3), Damages(2))),
            ),
            ambush=PickChampion(Who(ENEMY, near_own=3), Damages(2), optional=True),
        ),
        hero(
            "soul-broker",
            traits(VOID),
            5,
            1,
            "designed",
            seq(
                power(3),
                may(banish(IN_HAND_OR_DISCARD), PickChampion(Who(not_minion=True), Souls(1))),
                Devoted(VOID, power(1)),
            ),
        ),
        hero(
            "harbinger-of-dusk",
            traits(VOID),
            6,
            1,
            "designed",
            seq(power(4), PickChampion(Who(), Give(Bonus(traits=traits(DOUBLE_ATTACK))))),
        ),
        hero(
            "devourer-of-stars",
            traits(VOID),
            7,
            1,
            "designed",
            seq(power(4), choose(PickChampion(Who(ENEMY), Disarm()), banish_up_to(2, IN_HAND_OR_DISCARD))),
            ambush=may(banish(IN_HAND_OR_DISCARD)),
        ),
    ]


def constructs() -> list[TacticsCard]:
    """Constructs."""
    return [
        construct("shadow-blade", traits(VOID), 2, 2, "designed", 3, 1, []),
        construct("nihil-cloak", traits(VOID), 3, 2, "designed", 1, 3, [Standing(Bonus(traits=traits(ADJACENT_ONLY)))]),
        construct(
            "scythe-of-ends",
            traits(VOID),
            4,
            2,
            "designed",
            4,
            1,
            [Triggered(SLAUGHTER, seq(power(1), may(banish(IN_HAND_OR_DISCARD))))],
            ambush=may(power(1)),
        ),
        construct("worldrend", traits(VOID), 7, 1, "designed", 4, 2, [Standing(Bonus(traits=traits(DOUBLE_ATTACK)))]),
    ]
