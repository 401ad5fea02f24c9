"""The skills of the heroes: nine each, one for competitive games and one for solo and cooperative ones (MK-034)."""

from deckhold.engine.core import Op
from deckhold.engine.ops import AtLeast, Seq, when
from deckhold.games.mage_knight.cards.words import (
    attack,
    block,
    choose,
    crystal,
    draw,
    fire_attack,
    fire_block,
    heal,
    ice_attack,
    ice_block,
    influence,
    may,
    move,
    seq,
    siege,
    token,
    token_of,
)
from deckhold.games.mage_knight.definitions import EACH_ROUND, EACH_TURN, PERMANENT, Skill
from deckhold.games.mage_knight.ops.army import ReadyUnit
from deckhold.games.mage_knight.ops.bonds import AddRegulars, Bond, BondOpen
from deckhold.games.mage_knight.ops.cards import ForCard
from deckhold.games.mage_knight.ops.conjuring import (
    FrozenSource,
    LayAside,
    MarkColour,
    OpenedSource,
    Opposite,
    OthersWounded,
    Overload,
    RollDie,
    Thaw,
)
from deckhold.games.mage_knight.ops.foes import armor, one_enemy
from deckhold.games.mage_knight.ops.points import Attack, DrawCards
from deckhold.games.mage_knight.ops.sideways import (
    ColouredSideways,
    MoreSideways,
    PaidSideways,
    WithoutSource,
    WoundSideways,
)
from deckhold.games.mage_knight.ops.skills import (
    A_WOUND,
    AT_NIGHT,
    BY_DAY,
    AloneLast,
    CrystalColours,
    HealingRitual,
    HealUnit,
    Motivation,
    OthersPayMore,
    ReadyUnits,
    ThrowWounds,
    ToCentre,
    UnitAttack,
    UnitBlock,
    UnitRanged,
)
from deckhold.games.mage_knight.ops.terrain import costs_less
from deckhold.games.mage_knight.ops.travel import Travel
from deckhold.games.mage_knight.terms import (
    BLACK,
    BLUE,
    FIRE,
    GREEN,
    ICE,
    IN_COMBAT,
    INTERACTION,
    OUTSIDE,
    PHYSICAL,
    RANGED,
    RED,
    ULTIMATE,
    WHITE,
)


def skills() -> list[Skill]:
    return [*arythea(), *tovak(), *goldyx(), *norowas()]


def each_turn(id: str, hero: str, op: Op, times: int = 0) -> Skill:
    return Skill(f"{hero}-{id}", hero, EACH_TURN, op, times)


def each_round(id: str, hero: str, op: Op, times: int = 0) -> Skill:
    return Skill(f"{hero}-{id}", hero, EACH_ROUND, op, times)


def competitive(id: str, hero: str, op: Op, times: int = 0) -> Skill:
    return Skill(f"{hero}-{id}", hero, EACH_ROUND, op, times, competitive=True)


def cooperative(id: str, hero: str, op: Op, centre: Op | None = None, times: int = 0) -> Skill:
    return Skill(f"{hero}-{id}", hero, EACH_ROUND, op, times, cooperative=True, centre=centre, box=ULTIMATE)


def motivation(hero: str, colour: int) -> Skill:
    return each_round("motivation", hero, Motivation(Seq([draw(2), when(AtLeast(AloneLast(), 1), token(colour))])))


def arythea() -> list[Skill]:
    hero = "arythea"
    return [
        each_turn("dark-paths", hero, move(1, AT_NIGHT)),
        each_turn("burning-power", hero, choose(siege(1), siege(1, FIRE))),
        each_turn("hot-swordsmanship", hero, choose(attack(2), fire_attack(2))),
        each_turn("dark-negotiation", hero, influence(2, AT_NIGHT)),
        each_round("dark-fire-magic", hero, seq(crystal(RED), token_of(RED, BLACK))),
        each_turn("power-of-pain", hero, WoundSideways(2)),
        each_turn("invocation", hero, choose(LayAside(True, [RED, BLACK]), LayAside(False, [WHITE, GREEN]))),
        each_turn("polarization", hero, Opposite()),
        motivation(hero, RED),
        competitive("healing-ritual", hero, HealingRitual(2)),
        cooperative("ritual-of-pain", hero, seq(ThrowWounds(0, 2), ToCentre()), WoundSideways(3), OUTSIDE),
    ]


def tovak() -> list[Skill]:
    hero = "tovak"
    return [
        each_turn("double-time", hero, move(1, BY_DAY)),
        each_turn("night-sharpshooting", hero, Attack(1, PHYSICAL, RANGED, AT_NIGHT)),
        each_turn("cold-swordsmanship", hero, choose(attack(2), ice_attack(2))),
        each_turn("shield-mastery", hero, choose(block(3), fire_block(2), ice_block(2))),
        each_turn("resistance-break", hero, one_enemy(armor(-1, per_resistance=True))),
        each_turn("i-feel-no-pain", hero, ForCard(A_WOUND, False, DrawCards(1, OUTSIDE))),
        each_turn("i-dont-give-a-damn", hero, MoreSideways(2, 3)),
        each_turn("who-needs-magic", hero, choose(MoreSideways(2), WithoutSource(MoreSideways(3)))),
        motivation(hero, BLUE),
        competitive("mana-exploit", hero, seq(MarkColour(OthersWounded()), ToCentre())),
        cooperative("mana-overload", hero, seq(ToCentre(), MarkColour(Overload(4)))),
    ]


def goldyx() -> list[Skill]:
    hero = "goldyx"
    return [
        each_turn("freezing-power", hero, choose(siege(1), siege(1, ICE))),
        each_round("potion-making", hero, heal(2)),
        each_round("white-crystal-craft", hero, seq(crystal(BLUE), token(WHITE))),
        each_round("green-crystal-craft", hero, seq(crystal(BLUE), token(GREEN))),
        each_round("red-crystal-craft", hero, seq(crystal(BLUE), token(RED))),
        each_turn("glittering-fortune", hero, influence(0, CrystalColours()), INTERACTION),
        each_round("flight", hero, choose(Travel(1), Travel(2, price=2))),
        each_turn("universal-power", hero, PaidSideways(ColouredSideways(3, 4))),
        motivation(hero, GREEN),
        competitive("source-freeze", hero, seq(ToCentre(FrozenSource()), Thaw())),
        cooperative("source-opening", hero, seq(may(RollDie()), ToCentre()), OpenedSource()),
    ]


def norowas() -> list[Skill]:
    hero = "norowas"
    return [
        each_turn("forward-march", hero, move(0, ReadyUnits(3))),
        each_turn("day-sharpshooting", hero, Attack(1, PHYSICAL, RANGED, BY_DAY)),
        each_round("inspiration", hero, choose(ReadyUnit(), HealUnit())),
        each_turn("bright-negotiation", hero, influence(2, BY_DAY)),
        each_round("leaves-in-the-wind", hero, seq(crystal(GREEN), token(WHITE))),
        each_round("whispers-in-the-treetops", hero, seq(crystal(WHITE), token(GREEN))),
        each_turn("leadership", hero, choose(UnitBlock(3), UnitAttack(2), UnitRanged(1)), IN_COMBAT),
        Skill("norowas-bonds-of-loyalty", hero, PERMANENT, BondOpen(5), gained=seq(AddRegulars(2), Bond())),
        motivation(hero, WHITE),
        competitive("prayer-of-weather", hero, seq(costs_less(2, 1), ToCentre(OthersPayMore(1, 5)))),
        cooperative("prayer-of-weather-coop", hero, seq(costs_less(2, 1), ToCentre()), costs_less(1, 1)),
    ]
