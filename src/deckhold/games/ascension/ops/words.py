"""Short names, so that a card reads like its text."""

from deckhold.engine.core import Op
from deckhold.engine.ops import Count, Gain, GainPer, Pick, Where
from deckhold.games.ascension.ops.cards import (
    TO_DECK,
    Acquire,
    Banish,
    CopyHero,
    Defeat,
    Destroy,
    Discard,
    KeepOnly,
    Take,
)
from deckhold.games.ascension.ops.picking import OWN_CONSTRUCTS, HeroUpTo, MonsterUpTo, NotSource
from deckhold.games.ascension.state import (
    CENTER_ROW,
    CULTIST,
    HEAVY_INFANTRY,
    HONOR,
    MECHANA_RUNES,
    MYSTICS,
    PLAYED,
    POWER,
    RUNES,
)


def gain(runes: int = 0, power: int = 0, honor: int = 0, mechana_runes: int = 0) -> Op:
    names: list[str] = []
    resources: list[int] = []
    amounts: list[int] = []
    for name, resource, amount in (
        ("runes", RUNES, runes),
        ("power", POWER, power),
        ("honor", HONOR, honor),
        ("mechana-runes", MECHANA_RUNES, mechana_runes),
    ):
        if amount:
            names.append(name)
            resources.append(resource)
            amounts.append(amount)
    return Gain(names, resources, amounts)


def power_per(count: Count) -> Op:
    return GainPer("power", POWER, 1, count)


def honor_per(count: Count) -> Op:
    return GainPer("honor", HONOR, 1, count)


def banish(where: Where) -> Op:
    return Pick(where, Banish())


def discard(where: Where, after: Op) -> Op:
    return Pick(where, Discard(), False, after)


def defeat(cost: int) -> Op:
    return Pick(Where([CENTER_ROW, CULTIST], "reach", MonsterUpTo(cost)), Defeat())


def acquire_to_deck(cost: int = 0) -> Op:
    return Pick(Where([CENTER_ROW, MYSTICS, HEAVY_INFANTRY], "reach", HeroUpTo(cost)), Acquire(TO_DECK))


def take_free() -> Op:
    return Pick(Where([CENTER_ROW], "center-row", NotSource("other-card")), Take())


def copy_hero() -> Op:
    return Pick(Where([PLAYED], "played", NotSource("other-hero")), CopyHero())


def destroy_one() -> Op:
    return Pick(OWN_CONSTRUCTS, Destroy())


def keep_one() -> Op:
    return Pick(OWN_CONSTRUCTS, KeepOnly())
