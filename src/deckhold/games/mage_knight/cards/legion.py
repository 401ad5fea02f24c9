"""Deed cards of The Lost Legion (287 to 310) and the extra ones of this edition (266 to 270)."""

from deckhold.engine.core import Op
from deckhold.engine.ops import Seq
from deckhold.games.mage_knight.cards.words import (
    attack,
    block,
    choose,
    cold_attack,
    cold_block,
    crystal,
    crystal_any,
    fame,
    fire_attack,
    heal,
    ice_attack,
    influence,
    may,
    move,
    priced,
    ranged,
    reputation,
    seq,
    siege,
    together,
    wound,
)
from deckhold.games.mage_knight.definitions import Deed
from deckhold.games.mage_knight.ops.acting import ReadyForInfluence, as_action
from deckhold.games.mage_knight.ops.army import HealAll, ReadyUnit, RecruitFree
from deckhold.games.mage_knight.ops.banners import Fortitude
from deckhold.games.mage_knight.ops.cards import (
    ADVANCED_OFFER,
    HAND,
    discard_any,
    discard_coloured_for,
    gain_from,
    throw_away_by_colour,
)
from deckhold.games.mage_knight.ops.foes import (
    EnemiesBlocked,
    armor,
    attack_change,
    no_attack,
    one_attack,
    one_enemy,
    plain,
    some_attacks,
)
from deckhold.games.mage_knight.ops.mana import ForMana
from deckhold.games.mage_knight.ops.offered import GainCommonSkill, Unbox, UseCommonSkill, use_advanced, use_spells
from deckhold.games.mage_knight.ops.offerings import (
    CardsForCrystals,
    CrystalMissing,
    CrystalsOfSpells,
    DiscardForMore,
    PerSet,
    Sacrifice,
    SameCrystals,
    SomeOf,
)
from deckhold.games.mage_knight.ops.points import Attack, Block, DrawCards
from deckhold.games.mage_knight.ops.recruits import Cheaper, Standard
from deckhold.games.mage_knight.ops.shields import Disease, blocked_bashed, blocks, unharmed
from deckhold.games.mage_knight.ops.standing import spend_influence
from deckhold.games.mage_knight.ops.struck import Bow, FameInPhase, OneSoul, SoulsInPhase, per_struck, possess
from deckhold.games.mage_knight.ops.terrain import costs, hand_on, may_stay, no_entry, opened
from deckhold.games.mage_knight.ops.time import LargerHand
from deckhold.games.mage_knight.ops.travel import Travel
from deckhold.games.mage_knight.ops.turns import if_interacting
from deckhold.games.mage_knight.ops.units import AllResistances, UnitResists
from deckhold.games.mage_knight.ops.wounds import Adrenaline, Cure, FirstWoundSpared, WoundAside
from deckhold.games.mage_knight.terms import (
    ADVANCED_ACTION,
    ARTIFACT,
    ATTACK_PHASE,
    BASICS,
    BLOCK_TIME,
    BLUE,
    COLD_FIRE,
    FIRE,
    FIRST_PHASE_TIME,
    GREEN,
    HILLS,
    IN_COMBAT,
    LAKE,
    LOST_LEGION,
    MOUNTAIN,
    OUTSIDE,
    PHYSICAL,
    PHYSICAL_RESISTANCE,
    RANGED,
    RANGED_PHASE,
    RED,
    SPELL,
    ULTIMATE,
    WHITE,
    moments,
)


def advanced(
    id: str, number: int, colours: list[int], icons: list[str], basic: Op, powered: Op, times: int = 0
) -> Deed:
    """An advanced action; those of two colours are the extra ones."""
    return Deed(
        id,
        ADVANCED_ACTION,
        1,
        colours,
        basic,
        powered,
        number=number,
        icons=icons,
        box=LOST_LEGION if len(colours) == 1 else ULTIMATE,
        basic_times=times,
        strong_times=times,
    )


def spell(id: str, number: int, colour: int, icons: list[str], basic: Op, strong: Op, strong_times: int = 0) -> Deed:
    return Deed(
        id,
        SPELL,
        colours=[colour],
        basic=basic,
        strong=strong,
        number=number,
        icons=icons,
        box=LOST_LEGION,
        strong_times=strong_times,
    )


def artifact(
    id: str, number: int, icons: list[str], basic: Op, strong: Op | None, strong_times: int = 0, box: str = LOST_LEGION
) -> Deed:
    return Deed(
        id, ARTIFACT, basic=basic, strong=strong, number=number, icons=icons, box=box, strong_times=strong_times
    )


# -- advanced actions --------------------------------------------------------------------------------------------------


def by_colour(red: Op, blue: Op, green: Op, white: Op) -> list[Op | None]:
    return [red, blue, green, white]


def learn_advanced() -> ForMana:
    """Pay a mana: an advanced action of its colour, to hand."""
    red, blue, green, white = [gain_from(ADVANCED_OFFER, HAND, colour) for colour in range(BASICS)]
    return ForMana(red, blue, green, white, "learn-advanced")


def portal(far: int, hand: int) -> Op:
    """Away to a safe space, and a larger hand."""
    return Seq([may(Travel(far)), LargerHand(hand)], "list-semicolon")


def peace(n: int, *more: Op) -> Op:
    """Influence; as the action of the turn it may be spent on healing, and perhaps on more."""
    return choose(influence(n), as_action(Seq([influence(n), spend_influence(2, heal(1)), *more], "list-semicolon")))


def points(n: int) -> Op:
    return choose(move(n), influence(n), attack(n), block(n))


def legion_actions() -> list[Deed]:
    return [
        advanced(
            "counterattack",
            287,
            [RED],
            ["combat"],
            attack(2, per=EnemiesBlocked(), each=2),
            attack(4, per=EnemiesBlocked(), each=3),
        ),
        advanced(
            "ritual-attack",
            288,
            [RED],
            ["combat"],
            throw_away_by_colour(by_colour(red=attack(5), blue=ice_attack(3), green=siege(2), white=ranged(3))),
            throw_away_by_colour(
                by_colour(red=fire_attack(6), blue=cold_attack(4), green=siege(3, FIRE), white=ranged(4, FIRE))
            ),
        ),
        advanced(
            "blood-of-ancients",
            289,
            [RED],
            ["special"],
            priced(wound(), learn_advanced()),
            seq(choose(wound(), WoundAside()), use_advanced()),
        ),
        advanced(
            "shield-bash",
            290,
            [BLUE],
            ["combat"],
            block(3, swift=True),
            seq(block(5, swift=True), blocked_bashed()),
        ),
        advanced(
            "temporal-portal",
            291,
            [BLUE],
            ["action"],
            as_action(portal(1, 1)),
            as_action(choose(portal(2, 1), portal(1, 2))),
        ),
        advanced("spell-forge", 292, [BLUE], ["special"], CrystalsOfSpells(1), CrystalsOfSpells(2)),
        advanced(
            "chivalry",
            293,
            [WHITE],
            ["combat"],
            choose(attack(3), together(attack(2), per_struck(reputation(1)))),
            choose(attack(6), together(attack(4), per_struck(together(reputation(1), fame(1))))),
        ),
        advanced(
            "peaceful-moment",
            294,
            [WHITE],
            ["influence", "action"],
            peace(3),
            peace(6, ReadyForInfluence(2)),
        ),
        advanced(
            "dodge-and-weave",
            295,
            [WHITE],
            ["combat"],
            seq(one_attack(attack_change(-2), BLOCK_TIME), unharmed(1)),
            seq(
                choose(one_attack(attack_change(-4), BLOCK_TIME), some_attacks(2, attack_change(-2), BLOCK_TIME)),
                unharmed(2),
            ),
            BLOCK_TIME,
        ),
        advanced(
            "stout-resolve",
            296,
            [GREEN],
            ["move", "influence", "combat"],
            DiscardForMore(points(2), 1, cards=False),
            DiscardForMore(points(3), 2, cards=True),
        ),
        advanced(
            "force-of-nature",
            297,
            [GREEN],
            ["combat"],
            UnitResists(PHYSICAL_RESISTANCE),
            choose(siege(3), block(6)),
        ),
        advanced(
            "mountain-lore",
            298,
            [GREEN],
            ["move"],
            seq(move(3), hand_on(1, HILLS)),
            seq(move(5), may_stay(5, MOUNTAIN), hand_on(2, MOUNTAIN), hand_on(1, HILLS)),
        ),
        advanced(
            "power-of-crystals",
            266,
            [GREEN, BLUE],
            ["move", "heal", "special"],
            CrystalMissing(),
            seq(
                choose(move(4), heal(2), DrawCards(2, OUTSIDE)),
                PerSet(choose(move(2), heal(1), DrawCards(1, OUTSIDE))),
            ),
        ),
        advanced(
            "rush-of-adrenaline",
            267,
            [RED, GREEN],
            ["special"],
            Adrenaline(3, throws=False),
            Adrenaline(4, throws=True),
        ),
        advanced(
            "explosive-bolt",
            268,
            [WHITE, RED],
            ["special", "combat"],
            seq(wound(), crystal(WHITE), crystal(RED)),
            seq(ranged(3), per_struck(one_enemy(armor(-1)))),
        ),
        advanced(
            "chilling-stare",
            269,
            [BLUE, WHITE],
            ["influence", "combat"],
            choose(influence(3), one_attack(plain())),
            choose(influence(5), one_enemy(no_attack())),
        ),
    ]


# -- spells ------------------------------------------------------------------------------------------------------------


def legion_spells() -> list[Deed]:
    return [
        spell(
            "offering",
            299,
            RED,
            ["special", "combat"],
            seq(crystal(RED), CardsForCrystals(3)),
            Sacrifice(siege=4, ranged=6),
        ),
        spell(
            "mist-form",
            300,
            BLUE,
            ["move", "combat"],
            seq(move(4), costs(2), opened(LAKE), no_entry(HILLS, MOUNTAIN)),
            seq(AllResistances(), FirstWoundSpared()),
            IN_COMBAT,
        ),
        spell(
            "charm",
            301,
            WHITE,
            ["influence", "combat"],
            seq(influence(4), if_interacting(choose(crystal_any(), Cheaper(3)))),
            one_enemy(possess()),
        ),
        spell("cure", 302, GREEN, ["heal", "combat"], seq(heal(2), Cure()), Disease(), IN_COMBAT),
    ]


# -- artifacts ---------------------------------------------------------------------------------------------------------


def druid_gifts() -> list[Op | None]:
    """By colour."""
    return by_colour(red=ReadyUnit(3), blue=SameCrystals(2), green=heal(3), white=Travel(2))


def two_gifts() -> Op:
    return SomeOf(2, [gift for gift in druid_gifts() if gift is not None])


def legion_artifacts() -> list[Deed]:
    return [
        artifact(
            "bow-of-starsdawn",
            303,
            ["combat"],
            seq(discard_any(Attack(2, PHYSICAL, RANGED)), FameInPhase()),
            Bow(),
            FIRST_PHASE_TIME,
        ),
        artifact(
            "banner-of-command",
            304,
            ["influence"],
            seq(influence(4), Standard()),
            seq(fame(2), RecruitFree()),
        ),
        artifact("banner-of-fortitude", 305, ["banner", "heal"], Fortitude(), HealAll()),
        artifact(
            "soul-harvester",
            306,
            ["combat"],
            seq(attack(3), OneSoul()),
            seq(attack(8), SoulsInPhase()),
            moments(RANGED_PHASE, ATTACK_PHASE),
        ),
        artifact(
            "shield-of-the-fallen-kings",
            307,
            ["combat"],
            choose(block(6), blocks(2, Block(4))),
            choose(cold_block(8), blocks(3, Block(4, COLD_FIRE))),
        ),
        artifact("druidic-staff", 308, ["move", "special", "heal"], discard_coloured_for(druid_gifts()), two_gifts()),
        artifact("circlet-of-proficiency", 309, ["special"], UseCommonSkill(), GainCommonSkill()),
        artifact(
            "tome-of-all-spells",
            310,
            ["special"],
            discard_coloured_for(use_spells(strong=False), "use-spell-of-its-colour"),
            discard_coloured_for(use_spells(strong=True), "use-spell-of-its-colour-strong"),
        ),
        artifact("mysterious-box", 270, ["special"], Unbox(), None, box=ULTIMATE),
    ]
