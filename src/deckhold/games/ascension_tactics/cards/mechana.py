"""Mechana heroes and constructs of the center deck."""

from deckhold.engine.ops import choose, may, seq
from deckhold.games.ascension_tactics.cards.words import construct, draw, hero, research
from deckhold.games.ascension_tactics.definitions import (
    AREA_ATTACK,
    CONSTRUCT,
    CONSTRUCTS_PLAYED,
    COUNTERSTRIKE,
    MECHANA,
    ORDERED,
    VOID,
    Bonus,
    Standing,
    TacticsCard,
    Triggered,
    traits,
)
from deckhold.games.ascension_tactics.ops.acquiring import TO_HAND
from deckhold.games.ascension_tactics.ops.battlefield import MoveTreasure
from deckhold.games.ascension_tactics.ops.choosing import PickChampion, Who
from deckhold.games.ascension_tactics.ops.decks import FROM_ROW, Cheaper, OfKind, acquire_free, power, recover, runes
from deckhold.games.ascension_tactics.ops.effects import Give, GroupBoost
from deckhold.games.ascension_tactics.ops.gear import MoveConstruct
from deckhold.games.ascension_tactics.ops.playing import Devoted


def heroes() -> list[TacticsCard]:
    """Heroes."""
    return [
        hero("gear-apprentice", traits(MECHANA), 1, 3, "designed", choose(runes(1), power(1))),
        hero("hedron-berserker", traits(MECHANA), 3, 3, "rulebook", seq(power(2), Devoted(MECHANA, power(2)))),
        hero(
            "foundry-foreman",
            traits(MECHANA),
            3,
            2,
            "designed",
            seq(runes(2), Cheaper(CONSTRUCT, 1), Devoted(MECHANA, power(1))),
        ),
        hero(
            "rig-tinker", traits(MECHANA), 2, 2, "designed", seq(power(1), MoveConstruct(), Devoted(MECHANA, power(2)))
        ),
        hero("copper-courier", traits(MECHANA), 3, 2, "designed", seq(runes(1), draw(1), Devoted(MECHANA, draw(1)))),
        hero(
            "arsenal-engineer",
            traits(MECHANA),
            5,
            1,
            "designed",
            seq(power(3), may(recover(OfKind(CONSTRUCT))), GroupBoost(Who(equipped=True), Bonus(strength=1))),
        ),
        hero(
            "siege-commander",
            traits(MECHANA),
            6,
            1,
            "designed",
            seq(
                power(3),
                GroupBoost(Who(equipped=True), Bonus(strength=1, defense=1)),
                Devoted(MECHANA, PickChampion(Who(), Give(Bonus(traits=traits(AREA_ATTACK))))),
            ),
            ambush=may(power(2)),
        ),
        hero(
            "prime-architect",
            traits(MECHANA),
            7,
            1,
            "designed",
            seq(runes(2), may(acquire_free(OfKind(CONSTRUCT, 4), FROM_ROW, TO_HAND))),
        ),
    ]


def constructs() -> list[TacticsCard]:
    """Constructs."""
    return [
        construct(
            "computing-node",
            traits(MECHANA),
            3,
            2,
            "rulebook",
            1,
            2,
            [],
            effect=draw(1),
            ambush=may(GroupBoost(Who(factions=traits(MECHANA, VOID)), Bonus(strength=1))),
        ),
        construct(
            "forgemasters-suit",
            traits(MECHANA),
            4,
            2,
            "rulebook",
            2,
            4,
            [Standing(Bonus(strength=1), per=CONSTRUCTS_PLAYED)],
        ),
        construct("magnetic-gloves", traits(MECHANA), 3, 2, "rulebook", 1, 3, [Triggered(ORDERED, MoveTreasure(3, 2))]),
        construct(
            "titan-plating",
            traits(MECHANA),
            6,
            1,
            "designed",
            3,
            6,
            [Standing(Bonus(traits=traits(COUNTERSTRIKE)))],
            ambush=may(research()),
        ),
    ]
