"""The villains of the campaign, and what they do when they are ordered or surge (sections 28 and 29)."""

from deckhold.engine.core import Op
from deckhold.engine.ops import both, seq
from deckhold.games.ascension_tactics.definitions import (
    AREA_ATTACK,
    CHAMPION,
    COUNTERSTRIKE,
    DOUBLE_ATTACK,
    FALLEN,
    ORDERED,
    PACK,
    RANGED,
    REACH,
    SLAUGHTER,
    VILLAINS_ACT,
    Bonus,
    Special,
    Standing,
    TacticsCard,
    Triggered,
    traits,
)
from deckhold.games.ascension_tactics.ops.campaign import DEVIL_RAT, GIANT_RAT
from deckhold.games.ascension_tactics.ops.effects import Souls
from deckhold.games.ascension_tactics.ops.villains.bosses import Crush, Harden, Hunt, Lure, Revive
from deckhold.games.ascension_tactics.ops.villains.orders import OrderSelf
from deckhold.games.ascension_tactics.ops.villains.rats import (
    OrderRats,
    PackOfThieves,
    RatBeside,
    RatsOnShrines,
    Scurry,
)
from deckhold.games.ascension_tactics.ops.villains.schemes import GloryAgainst, PlayersDiscard, VillainsGlory
from deckhold.games.ascension_tactics.ops.villains.webs import SpinWebs

GIANT_RATS = 10
DEVIL_RATS = 3
PACK_FIGURES = 3
PACK_STEP = 8  # threat that brings the next figure of the pack (AT-276)


def villain(
    id: str,
    sides: list[tuple[int, int]],
    glory: int,
    abilities: list[Op],
    surge: Op | None = None,
    conduct: Op | None = None,
    speed: int = 3,
    cells: int = 1,
    copies: int = 1,
    family: str = "",
    known: str = "rulebook",
) -> TacticsCard:
    """A villain; `sides` are strength and defense against 1, 2, 3 and 4 players (AT-237)."""
    card = TacticsCard(id, CHAMPION, traits(FALLEN), copies, known)
    card.villain = True
    card.by_players = sides
    card.strength, card.defense = sides[0]
    card.glory = glory
    card.surge = surge
    card.conduct = conduct
    card.speed = speed
    card.cells = cells
    card.family = family
    card.group = "villain"
    card.give(abilities)
    return card


def damned(sin: str, ability: Op) -> TacticsCard:
    """One of the six Damned; what it has by Mental Link all of them have, and Kythis (AT-321)."""
    return villain(f"villain-damned-{sin}", [(5, 7), (9, 17), (11, 21), (16, 38)], 2, [ability], family="damned")


def rat(id: str, strength: int, defense: int, speed: int, glory: int, copies: int, conduct: Op) -> TacticsCard:
    """The villains' rats have the same values whoever plays (AT-275)."""
    card = villain(id, [(strength, defense)] * 4, glory, [], conduct=conduct, speed=speed, copies=copies)
    card.minion = True
    return card


def villains() -> list[TacticsCard]:
    """All villains: their places in the box follow each other."""
    return [
        villain(
            "villain-rat-king",
            [(3, 6), (8, 15), (11, 24), (21, 50)],
            4,
            [
                Triggered(VILLAINS_ACT, PackOfThieves()),
                Triggered(ORDERED, both(RatBeside(), GloryAgainst([0, 0, 0, 2])), level=8),
            ],
            surge=seq(RatsOnShrines(), OrderRats()),
        ),
        villain(
            "villain-belzepug",
            [(9, 50), (10, 120), (11, 132), (12, 142)],
            0,
            [],
            surge=seq(VillainsGlory(5), Harden(5)),
            conduct=Crush(),
            speed=0,
            cells=4,
        ),
        villain(
            "villain-rakar",
            [(6, 10), (8, 19), (9, 23), (10, 27)],
            5,
            [
                Triggered(VILLAINS_ACT, OrderSelf()),
                Standing(Bonus(traits=traits(DOUBLE_ATTACK)), level=12),
            ],
            surge=Lure(),
            conduct=Hunt(),
        ),
        villain(
            "villain-kythis",
            [(8, 12), (12, 28), (12, 30), (20, 60)],
            6,
            [Triggered(ORDERED, both(Souls(1), GloryAgainst([0, 0, 3, 6])), level=6)],
            surge=Revive(),
            family="damned",
        ),
        villain(
            "villain-ravenous-gorph",
            [(5, 8), (8, 16), (10, 22), (13, 30)],
            3,
            [Triggered(SLAUGHTER, Souls(1))],
        ),
        villain(
            "villain-pug-pack",
            [(3, 5), (5, 10), (7, 14), (9, 18)],
            2,
            [Special(PACK, PACK_STEP)],
            copies=PACK_FIGURES,
        ),
        villain(
            "villain-corrosive-widow",
            [(4, 6), (7, 14), (9, 19), (12, 26)],
            3,
            [Triggered(ORDERED, SpinWebs(3))],
        ),
        villain(
            "villain-sordid-asp",
            [(3, 6), (7, 14), (9, 19), (12, 26)],
            3,
            [Standing(Bonus(traits=traits(RANGED)))],
            known="designed",
        ),
        damned("wrath", Standing(Bonus(strength=2), linked=True)),
        damned("sloth", Standing(Bonus(defense=3), linked=True)),
        damned("pride", Standing(Bonus(traits=traits(COUNTERSTRIKE)), linked=True)),
        damned("lust", Standing(Bonus(speed=1), linked=True)),
        damned("envy", Standing(Bonus(traits=traits(REACH)), linked=True)),
        damned("gluttony", Triggered(SLAUGHTER, Souls(1), linked=True)),
        villain(
            "villain-xeron",
            [(5, 8), (10, 20), (11, 26), (13, 32)],
            4,
            [Triggered(SLAUGHTER, PlayersDiscard(1))],
            known="designed",
        ),
        villain(
            "villain-samael",
            [(6, 10), (11, 24), (12, 31), (14, 38)],
            5,
            [Standing(Bonus(traits=traits(AREA_ATTACK)))],
            known="designed",
        ),
        villain(
            "villain-earth-tyrant",
            [(5, 11), (10, 25), (11, 33), (13, 40)],
            4,
            [Standing(Bonus(traits=traits(REACH)))],
            speed=2,
            known="designed",
        ),
        rat(GIANT_RAT, 1, 3, 2, 1, GIANT_RATS, Scurry(True)),
        rat(DEVIL_RAT, 3, 6, 3, 2, DEVIL_RATS, Scurry(False)),
    ]
