"""The artifacts. The basic effect of a banner is in force while a unit carries it."""

from deckhold.engine.core import Op
from deckhold.engine.ops import Seq, at_least, both, when
from deckhold.games.mage_knight.cards.words import (
    crystal,
    fame,
    heal,
    influence,
    seq,
    siege,
    token,
    token_any,
)
from deckhold.games.mage_knight.definitions import Deed
from deckhold.games.mage_knight.ops.army import ReadyAll
from deckhold.games.mage_knight.ops.banners import BannerUse, FameForBearer, ReadyBearer, Stronger, UnitChange
from deckhold.games.mage_knight.ops.cards import (
    ADVANCED_OFFER,
    HAND,
    SPELL_OFFER,
    discard_any,
    gain_from,
    gain_of_colour,
    throw_away_by_colour,
)
from deckhold.games.mage_knight.ops.daylight import (
    ByDay,
    ByNight,
    Daylight,
    EndlessMana,
    ManaWorks,
    TokenOfEach,
    TokenOfTheHour,
)
from deckhold.games.mage_knight.ops.foes import cancel_attack, each_enemy, loses, no_attack, one_attack, some_enemies
from deckhold.games.mage_knight.ops.luck import RollCrystals, RollWounds, Wrath
from deckhold.games.mage_knight.ops.points import Attack
from deckhold.games.mage_knight.ops.renown import (
    DrawForHealing,
    FameForDefeats,
    FameForHealing,
    FameForSpells,
    FameForUnits,
)
from deckhold.games.mage_knight.ops.shields import DoubleAttacks
from deckhold.games.mage_knight.ops.terrain import costs
from deckhold.games.mage_knight.ops.wounds import Protection
from deckhold.games.mage_knight.terms import (
    ARTIFACT,
    BLACK,
    BLUE,
    DESERT,
    FIRE_RESISTANCE,
    FOREST,
    GOLD,
    GREEN,
    ICE_RESISTANCE,
    IN_COMBAT,
    PHYSICAL_RESISTANCE,
    RED,
    WHITE,
    moments,
)


def artifact(id: str, number: int, icons: list[str], basic: Op, strong: Op, strong_times: int = 0) -> Deed:
    return Deed(id, ARTIFACT, basic=basic, strong=strong, number=number, icons=icons, strong_times=strong_times)


def ring(id: str, number: int, colour: int) -> Deed:
    """A little mana of a colour, or as much as one wants."""
    return artifact(
        id,
        number,
        ["special"],
        seq(token(colour), crystal(colour), fame(1)),
        seq(EndlessMana([colour, BLACK]), FameForSpells(colour)),
    )


def artifacts() -> list[Deed]:
    """All of them by number."""
    return [
        artifact(
            "banner-of-glory",
            113,
            ["banner", "combat"],
            seq(Stronger(1), FameForBearer()),
            seq(Stronger(1, every=True), FameForUnits()),
            strong_times=IN_COMBAT,
        ),
        artifact(
            "banner-of-fear",
            114,
            ["banner", "combat"],
            BannerUse(both(one_attack(cancel_attack()), fame(1)), spends=True),
            some_enemies(3, no_attack()),
        ),
        artifact(
            "banner-of-protection",
            115,
            ["banner", "combat"],
            seq(
                UnitChange("unit-armor", 1),
                UnitChange("unit-resistances", moments(FIRE_RESISTANCE, ICE_RESISTANCE)),
            ),
            Protection(),
        ),
        artifact("banner-of-courage", 116, ["banner", "heal"], BannerUse(ReadyBearer(), spends=False), ReadyAll()),
        ring("ruby-ring", 117, RED),
        ring("sapphire-ring", 118, BLUE),
        ring("diamond-ring", 119, WHITE),
        ring("emerald-ring", 120, GREEN),
        artifact(
            "sword-of-justice",
            121,
            ["combat"],
            seq(discard_any(Attack(3)), FameForDefeats()),
            seq(DoubleAttacks(), each_enemy(loses(PHYSICAL_RESISTANCE)), FameForDefeats()),
        ),
        artifact("horn-of-wrath", 122, ["combat"], seq(siege(5), RollWounds(1)), Wrath(5, 5)),
        artifact("endless-bag-of-gold", 123, ["influence"], seq(influence(4), fame(2)), seq(influence(9), fame(3))),
        artifact(
            "endless-gem-pouch",
            124,
            ["special"],
            RollCrystals(2),
            seq(TokenOfEach(), TokenOfTheHour()),
        ),
        artifact(
            "golden-grail",
            125,
            ["heal"],
            seq(heal(2), FameForHealing(2)),
            seq(heal(6), DrawForHealing()),
        ),
        artifact(
            "book-of-wisdom",
            126,
            ["special"],
            throw_away_by_colour(gain_of_colour(ADVANCED_OFFER, HAND), "gain-same-advanced"),
            throw_away_by_colour(
                [gain_from(SPELL_OFFER, HAND, colour, crystal(colour)) for colour in (RED, BLUE, GREEN, WHITE)],
                "gain-same-spell",
            ),
        ),
        artifact(
            "amulet-of-the-sun",
            127,
            ["special"],
            seq(token(GOLD), sunlight()),
            seq(token(GOLD, 3), sunlight()),
        ),
        artifact(
            "amulet-of-darkness",
            128,
            ["special"],
            seq(token_any(), darkness()),
            seq(token_any(3), darkness()),
        ),
    ]


def sunlight() -> Op:
    return when(at_least(ByNight(), 1), Seq([costs(3, FOREST), ManaWorks(GOLD), Daylight()], "list-semicolon"))


def darkness() -> Op:
    return when(at_least(ByDay(), 1), Seq([costs(3, DESERT), ManaWorks(BLACK)], "list-semicolon"))
