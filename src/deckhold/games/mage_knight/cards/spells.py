"""The spells. Each has two effects with names of their own: the strong one's is the message `strong-<id>`."""

from deckhold.engine.core import Op
from deckhold.engine.ops import both
from deckhold.games.mage_knight.cards.words import (
    attack,
    block,
    choose,
    fire_attack,
    fire_block,
    heal,
    ice_attack,
    ranged,
    seq,
    siege,
    wound,
)
from deckhold.games.mage_knight.definitions import Deed
from deckhold.games.mage_knight.ops.army import CallToArms, ReadyLevels, ReadyUnit, RecruitFree, SpendRivals
from deckhold.games.mage_knight.ops.competing import ClaimDie, Meltdown, Radiance, ReadMinds
from deckhold.games.mage_knight.ops.foes import (
    EVERY_RESISTANCE,
    EnemiesFaced,
    armor,
    destroy,
    each_enemy,
    enemies_for_move,
    ignore_sites,
    loses,
    loses_fortifications,
    no_attack,
    one_enemy,
)
from deckhold.games.mage_knight.ops.mana import ForMana
from deckhold.games.mage_knight.ops.places import On
from deckhold.games.mage_knight.ops.shields import blocked_burns, blocked_explodes
from deckhold.games.mage_knight.ops.time import BendTime, LargerHand, Recall
from deckhold.games.mage_knight.ops.travel import Storm, Stride, Travel, Unnoticed
from deckhold.games.mage_knight.terms import (
    ATTACK_TIME,
    BLUE,
    COLD_FIRE,
    FIRE,
    FIRE_RESISTANCE,
    FOREST,
    GREEN,
    ICE,
    IN_COMBAT,
    LAKE,
    MOVEMENT,
    RED,
    SPELL,
    SWAMP,
    WHITE,
)


def spell(
    id: str,
    number: int,
    colour: int,
    icons: list[str],
    basic: Op,
    strong: Op,
    basic_times: int = 0,
    strong_times: int = 0,
    competitive: bool = False,
) -> Deed:
    return Deed(
        id,
        SPELL,
        colours=[colour],
        basic=basic,
        strong=strong,
        number=number,
        icons=icons,
        basic_times=basic_times,
        strong_times=strong_times,
        competitive=competitive,
    )


def red() -> list[Deed]:
    return [
        spell("fireball", 93, RED, ["combat"], ranged(5, FIRE), seq(wound(), siege(8, FIRE))),
        spell(
            "flame-wall",
            97,
            RED,
            ["combat"],
            choose(fire_attack(5), fire_block(7)),
            choose(attack(5, FIRE, EnemiesFaced(), 2), block(7, FIRE, per=EnemiesFaced(), each=2)),
        ),
        spell(
            "burning-shield",
            101,
            RED,
            ["combat"],
            seq(fire_block(4), blocked_burns(4)),
            seq(fire_block(4), blocked_explodes()),
        ),
        spell(
            "demolish",
            105,
            RED,
            ["combat"],
            seq(ignore_sites(), each_enemy(armor(-1))),
            one_enemy(destroy(), ATTACK_TIME, then=each_enemy(armor(-1), ATTACK_TIME)),
        ),
        spell("mana-meltdown", 109, RED, ["special"], Meltdown(), Radiance(2), competitive=True),
    ]


def blue() -> list[Deed]:
    return [
        spell("snowstorm", 94, BLUE, ["combat"], ranged(5, ICE), seq(wound(), siege(8, ICE))),
        spell(
            "mana-bolt",
            98,
            BLUE,
            ["combat"],
            ForMana(red=attack(7, COLD_FIRE), blue=ice_attack(8), green=siege(5, ICE), white=ranged(6, ICE)),
            ForMana(red=attack(10, COLD_FIRE), blue=ice_attack(11), green=siege(8, ICE), white=ranged(9, ICE)),
        ),
        spell(
            "chill",
            102,
            BLUE,
            ["combat"],
            one_enemy(both(no_attack(), loses(FIRE_RESISTANCE)), IN_COMBAT),
            one_enemy(both(no_attack(), armor(-4)), IN_COMBAT),
        ),
        spell(
            "space-bending",
            106,
            BLUE,
            ["move", "special"],
            seq(Stride(2), Unnoticed()),
            BendTime(),
            basic_times=MOVEMENT,
        ),
        spell("mana-claim", 110, BLUE, ["special"], ClaimDie(3), ClaimDie(3, curse=True), competitive=True),
    ]


def white() -> list[Deed]:
    return [
        spell(
            "expose",
            95,
            WHITE,
            ["combat"],
            seq(one_enemy(both(loses_fortifications(), loses(EVERY_RESISTANCE))), ranged(2)),
            seq(choose(each_enemy(loses_fortifications()), each_enemy(loses(EVERY_RESISTANCE))), ranged(3)),
            basic_times=IN_COMBAT,
            strong_times=IN_COMBAT,
        ),
        spell("whirlwind", 99, WHITE, ["combat"], one_enemy(no_attack()), one_enemy(destroy(), ATTACK_TIME)),
        spell("wings-of-wind", 103, WHITE, ["move", "combat"], Travel(5, each=1), enemies_for_move(no_attack())),
        spell("call-to-arms", 107, WHITE, ["special"], CallToArms(), RecruitFree()),
        spell("mind-read", 111, WHITE, ["special"], ReadMinds(), ReadMinds(steals=True), competitive=True),
    ]


def green() -> list[Deed]:
    return [
        spell(
            "tremor",
            96,
            GREEN,
            ["combat"],
            choose(one_enemy(armor(-3)), each_enemy(armor(-2))),
            choose(one_enemy(armor(-3, -6)), each_enemy(armor(-2, -4))),
        ),
        spell(
            "underground-travel",
            100,
            GREEN,
            ["move"],
            Travel(3, [SWAMP, LAKE]),
            Storm(3, [SWAMP, LAKE]),
        ),
        spell(
            "restoration",
            104,
            GREEN,
            ["heal"],
            On(FOREST, heal(5), heal(3)),
            On(FOREST, seq(heal(5), ReadyLevels(5)), seq(heal(3), ReadyLevels(3))),
        ),
        spell(
            "meditation",
            108,
            GREEN,
            ["special"],
            seq(Recall(2, by_chance=True), LargerHand(2)),
            seq(Recall(2, by_chance=False), LargerHand(2)),
        ),
        spell(
            "energy-flow",
            112,
            GREEN,
            ["heal"],
            ReadyUnit(after=SpendRivals(2)),
            ReadyUnit(heals=True, after=SpendRivals(3)),
            competitive=True,
        ),
    ]


def spells() -> list[Deed]:
    """All of them by number."""
    return sorted([*red(), *blue(), *white(), *green()], key=number_of)


def number_of(card: Deed) -> int:
    return card.number
