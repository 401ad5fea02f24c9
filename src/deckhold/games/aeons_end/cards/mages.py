"""The mages: their breaches, their first ten cards and their abilities."""

from typing import Final

from deckhold.engine.cards import PUBLIC, RULEBOOK
from deckhold.engine.core import Op
from deckhold.engine.ops import UpTo, at_least, both, draw, seq, when
from deckhold.games.aeons_end.definitions import (
    MAGE_MAT,
    NOBODY,
    OPEN,
    AeonsEndCard,
)
from deckhold.games.aeons_end.ops import (
    OWN_PREPPED,
    ZERO_IN_DISCARD,
    CastUpTo,
    Damage,
    DamageForEach,
    Destroy,
    Discard,
    GiveSigil,
    Heal,
    HealGravehold,
    HealSelfOrAlly,
    OpenBreaches,
    TakeFree,
    Trophies,
    ally,
)


def mage(
    id: str, start: list[int], hand: list[str], deck: list[str], charges: int, ability: Op, known: str
) -> AeonsEndCard:
    """A mage: the breaches I to IV (rotation, OPEN, or NOBODY where there is none), ten cards, an ability."""
    card = AeonsEndCard(id, MAGE_MAT, 1, known)
    card.group = "mage"
    card.start = start
    card.start_hand = hand
    card.start_deck = deck
    card.charges = charges
    card.effect = ability
    return card


C: Final = "crystal"
S: Final = "spark"


def mages() -> list[AeonsEndCard]:
    return [
        mage(
            "dezmodia",
            [OPEN, 1, 0, 1],
            ["oblivion-shard", C, C, S, S],
            [C, C, C, C, S],
            6,
            GiveSigil(),
            RULEBOOK,
        ),
        mage(
            "garu",
            [OPEN, 0, 1, 1],
            ["torch", C, C, C, S],
            [C, C, C, S, S],
            5,
            UpTo(4, OWN_PREPPED, Discard(), after=DamageForEach(2, 4)),
            known=PUBLIC,
        ),
        mage(
            "gex",
            [NOBODY, OPEN, 1, 1],
            ["shattered-geode", C, C, C, S],
            [C, C, C, C, S],
            5,
            UpTo(2, ZERO_IN_DISCARD, Destroy(), after=ally(both(draw(1), Heal(2)))),
            known=PUBLIC,
        ),
        mage(
            "mazahaedron",
            [OPEN, 2, 1, 1],
            ["worldheart-shard", C, C, S, S],
            [C, C, C, C, S],
            4,
            seq(TakeFree(gem_up_to=4, optional=True, to_deck=False), HealGravehold(4)),
            known=PUBLIC,
        ),
        mage(
            "mist",
            [OPEN, 2, 1, 1],
            ["amethyst-paragon", C, C, C, S],
            [C, C, C, S, S],
            6,
            CastUpTo(3),
            known=PUBLIC,
        ),
        mage(
            "quilius",
            [OPEN, OPEN, 0, 1],
            [C, C, C, "extinguish", S],
            [C, C, C, "extinguish", S],
            5,
            Damage(0, per=2, count=Trophies()),
            known=PUBLIC,
        ),
        mage(
            "ulgimor",
            [OPEN, 1, 0, 1],
            ["coal-shard", C, C, S, S],
            [C, C, C, S, S],
            6,
            HealSelfOrAlly(6, ally(Heal(5))),
            known=PUBLIC,
        ),
        mage(
            "yan-magda",
            [OPEN, 0, 0, 0],
            ["illuminate", C, C, C, C],
            [C, C, C, C, S],
            5,
            seq(
                TakeFree(gem_up_to=0, optional=False, to_deck=False),
                when(at_least(OpenBreaches(), 4), ally(TakeFree(gem_up_to=0, optional=False, to_deck=True))),
            ),
            known=PUBLIC,
        ),
    ]
