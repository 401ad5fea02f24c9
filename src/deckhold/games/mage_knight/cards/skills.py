"""The skills of the heroes: nine each, one for competitive games and one for solo and cooperative ones (MK-034)."""

from deckhold.engine.core import Op
from deckhold.engine.ops import AtLeast, Seq, when
from deckhold.games.mage_knight.cards.heroes import home_of
from deckhold.games.mage_knight.cards.words import (
    attack,
    block,
    choose,
    crystal,
    draw,
    fame,
    fire_attack,
    fire_block,
    heal,
    ice_attack,
    ice_block,
    influence,
    may,
    move,
    ranged,
    seq,
    siege,
    together,
    token,
    token_any,
    token_of,
)
from deckhold.games.mage_knight.definitions import EACH_ROUND, EACH_TURN, PERMANENT, UNTIL_FLIPPED, Skill
from deckhold.games.mage_knight.ops.army import ReadyUnit
from deckhold.games.mage_knight.ops.bonds import AddRegulars, Bond, BondOpen
from deckhold.games.mage_knight.ops.bonuses import Aim, OneBlock, OthersUnitsWeaker
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
from deckhold.games.mage_knight.ops.druidry import Charm, CheaperReveals, FarSight
from deckhold.games.mage_knight.ops.dueling import Dueling
from deckhold.games.mage_knight.ops.flipping import (
    ReputationIgnored,
    flip_until_action,
    flip_until_paid,
    flip_until_rest,
)
from deckhold.games.mage_knight.ops.foes import (
    IF_WITHIN_REACH,
    armor,
    attack_change,
    encumbered,
    loses_element,
    loses_one,
    one_attack,
    one_enemy,
    taunted,
)
from deckhold.games.mage_knight.ops.hardening import hardened
from deckhold.games.mage_knight.ops.hiring import WithoutHiring
from deckhold.games.mage_knight.ops.pledges import Bolts
from deckhold.games.mage_knight.ops.points import Attack, DrawCards
from deckhold.games.mage_knight.ops.puppets import KeepToken, PuppetAttack, PuppetBlock
from deckhold.games.mage_knight.ops.regeneration import Regenerate
from deckhold.games.mage_knight.ops.shifting import Shapeshift
from deckhold.games.mage_knight.ops.sideways import (
    ColouredSideways,
    LonelySideways,
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
    Lend,
    Motivation,
    OthersBlockMore,
    OthersPayMore,
    Pack,
    ReadyUnits,
    ThrowWounds,
    ToCentre,
    UnitAttack,
    UnitBlock,
    UnitRanged,
)
from deckhold.games.mage_knight.ops.standing import pay_later
from deckhold.games.mage_knight.ops.terrain import costs_less, costs_less_for_long, may_stay
from deckhold.games.mage_knight.ops.tolls import Enhance, MarkedMana, Toll, TollGained
from deckhold.games.mage_knight.ops.travel import Travel
from deckhold.games.mage_knight.ops.wheel import RollWheel, TurnWheel
from deckhold.games.mage_knight.terms import (
    ATTACK_PHASE,
    BLACK,
    BLOCK_TIME,
    BLUE,
    COLD_FIRE,
    FIRE,
    GOLD,
    GREEN,
    ICE,
    IN_COMBAT,
    INTERACTION,
    LAKE,
    MOUNTAIN,
    MOVEMENT,
    NOT_DEALING,
    OUTSIDE,
    PHYSICAL,
    RANGED,
    RANGED_PHASE,
    RANGED_TIME,
    RED,
    ULTIMATE,
    WHITE,
)


def skills() -> list[Skill]:
    return [*arythea(), *tovak(), *goldyx(), *norowas(), *wolfhawk(), *krang(), *braevalar()]


def until_flipped(id: str, hero: str, op: Op) -> Skill:
    return Skill(f"{hero}-{id}", hero, UNTIL_FLIPPED, op, box=home_of(hero))


def each_turn(id: str, hero: str, op: Op, times: int = 0, gained: Op | None = None) -> Skill:
    return Skill(f"{hero}-{id}", hero, EACH_TURN, op, times, gained=gained, box=home_of(hero))


def each_round(id: str, hero: str, op: Op, times: int = 0) -> Skill:
    return Skill(f"{hero}-{id}", hero, EACH_ROUND, op, times, box=home_of(hero))


def competitive(id: str, hero: str, op: Op, times: int = 0) -> Skill:
    return Skill(f"{hero}-{id}", hero, EACH_ROUND, op, times, competitive=True, box=home_of(hero))


def cooperative(id: str, hero: str, op: Op, centre: Op | None = None, times: int = 0) -> Skill:
    return Skill(f"{hero}-{id}", hero, EACH_ROUND, op, times, cooperative=True, centre=centre, box=ULTIMATE)


def motivation(hero: str, more: Op) -> Skill:
    return each_round("motivation", hero, Motivation(Seq([draw(2), when(AtLeast(AloneLast(), 1), more)])))


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
        motivation(hero, token(RED)),
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
        motivation(hero, token(BLUE)),
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
        motivation(hero, token(GREEN)),
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
        motivation(hero, token(WHITE)),
        competitive("prayer-of-weather", hero, seq(costs_less_for_long(2, 1), ToCentre(OthersPayMore(1, 5)))),
        cooperative("prayer-of-weather-coop", hero, seq(costs_less(2, 1), ToCentre()), costs_less(1, 1)),
    ]


def wolfhawk() -> list[Skill]:
    hero = "wolfhawk"
    units = together(OthersUnitsWeaker(1, False), OthersUnitsWeaker(1, True))
    pack = Pack(one_enemy(armor(-1)), one_attack(attack_change(-1)))
    return [
        each_round("refreshing-bath", hero, seq(heal(1), crystal(BLUE))),
        each_round("refreshing-breeze", hero, seq(heal(1), crystal(WHITE))),
        each_turn("hawk-eyes", hero, move(1), gained=seq(CheaperReveals(1, by_night=True), FarSight(2))),
        each_turn("on-her-own", hero, choose(influence(1), WithoutHiring(influence(3)))),
        each_turn("deadly-aim", hero, choose(Aim(1, RANGED_PHASE), Aim(2, ATTACK_PHASE)), RANGED_TIME),
        each_round("know-your-prey", hero, choose(one_enemy(loses_one()), one_attack(loses_element()))),
        each_turn("taunt", hero, choose(one_attack(attack_change(-1), BLOCK_TIME), one_attack(taunted(2, -2)))),
        each_turn("dueling", hero, Dueling(1, 1)),
        motivation(hero, fame(1)),
        competitive("wolfs-howl", hero, Lend(LonelySideways(4), ToCentre(units)), NOT_DEALING),
        cooperative("wolfs-howl-coop", hero, Lend(LonelySideways(4), ToCentre(pack)), times=NOT_DEALING),
    ]


def krang() -> list[Skill]:
    hero = "krang"
    wheel: dict[int, Op] = {
        BLUE: block(3),
        GREEN: move(1),
        BLACK: ranged(1, COLD_FIRE),
        WHITE: influence(2),
        RED: attack(2),
        GOLD: choose(block(3), move(1), ranged(1, COLD_FIRE), influence(2), attack(2)),
    }
    weaker = one_attack(attack_change(-1), who=IF_WITHIN_REACH)
    return [
        each_turn("spirit-guides", hero, seq(move(1), OneBlock(1))),
        each_turn("battle-hardened", hero, hardened(2, [PHYSICAL], "physical", 1), IN_COMBAT),
        each_turn("battle-frenzy", hero, choose(attack(2), flip_until_rest(attack(4)))),
        until_flipped("shamanic-ritual", hero, flip_until_action(token_any())),
        each_turn("regenerate", hero, Regenerate(RED)),
        each_turn("arcane-disguise", hero, choose(influence(2), flip_until_paid(ReputationIgnored(), GREEN))),
        each_turn("puppet-master", hero, choose(KeepToken(), PuppetAttack(), PuppetBlock())),
        each_turn("master-of-chaos", hero, TurnWheel(wheel), gained=RollWheel()),
        each_turn("curse", hero, choose(weaker, one_enemy(armor(-1), who=IF_WITHIN_REACH))),
        competitive("mana-suppression", hero, seq(ToCentre(Toll()), TollGained())),
        cooperative("mana-enhancement", hero, Enhance(), MarkedMana()),
    ]


def braevalar() -> list[Skill]:
    hero = "braevalar"
    return [
        each_turn("elemental-resistance", hero, hardened(2, [FIRE, ICE], "elemental", 1), IN_COMBAT),
        each_turn("feral-allies", hero, choose(attack(1), one_attack(attack_change(-1))), gained=CheaperReveals(1)),
        each_round("thunderstorm", hero, seq(token_of(GREEN, BLUE), token_of(GREEN, WHITE))),
        each_round("lightning-storm", hero, seq(token_of(BLUE, GREEN), token_of(BLUE, RED))),
        each_turn("beguile", hero, Charm(3, 2, 4)),
        each_turn("forked-lightning", hero, Bolts(3, 1, COLD_FIRE, RANGED)),
        each_turn("shapeshift", hero, Shapeshift()),
        each_turn(
            "secret-ways",
            hero,
            seq(move(1), pay_later(BLUE, may_stay(2, LAKE), MOVEMENT)),
            gained=may_stay(5, MOUNTAIN, always=True),
        ),
        each_turn("regenerate", hero, Regenerate(GREEN)),
        competitive("natures-vengeance", hero, Lend(vengeance(), ToCentre(OthersBlockMore(1)))),
        cooperative("natures-vengeance-coop", hero, Lend(vengeance(), ToCentre()), vengeance()),
    ]


def vengeance() -> Op:
    return one_attack(together(attack_change(-1), encumbered()))
