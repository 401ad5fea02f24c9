"""The units."""

from deckhold.engine.core import Op
from deckhold.engine.ops import both
from deckhold.games.mage_knight.cards.words import (
    attack,
    block,
    choose,
    cold_attack,
    cold_block,
    crystal,
    fire_attack,
    fire_block,
    heal,
    ice_attack,
    ice_block,
    influence,
    move,
    ranged,
    reputation,
    siege,
    together,
    token,
    token_any,
)
from deckhold.games.mage_knight.definitions import Ability, Unit
from deckhold.games.mage_knight.ops.army import ReadyUnit
from deckhold.games.mage_knight.ops.foes import (
    EVERY_RESISTANCE,
    IF_UNFORTIFIED,
    armor,
    attack_change,
    destroy_if_blocked,
    harry,
    loses,
    loses_fortifications,
    lure,
    no_attack,
    one_attack,
    one_enemy,
)
from deckhold.games.mage_knight.ops.points import Heal
from deckhold.games.mage_knight.ops.recruits import ManaIs
from deckhold.games.mage_knight.ops.scouting import FarSight, Look
from deckhold.games.mage_knight.ops.terrain import costs_less
from deckhold.games.mage_knight.ops.turns import if_interacting
from deckhold.games.mage_knight.ops.units import (
    AllResistances,
    AttacksAre,
    AttacksAreSiege,
    OthersAttack,
    PaidMore,
    Strained,
)
from deckhold.games.mage_knight.terms import (
    BLACK,
    BLOCK_TIME,
    BLUE,
    CITY_SITE,
    FIRE,
    FIRE_RESISTANCE,
    FOREST,
    GLADE,
    GREEN,
    HILLS,
    ICE,
    ICE_RESISTANCE,
    IN_COMBAT,
    KEEP,
    LOST_LEGION,
    MAGE_TOWER,
    MONASTERY,
    NO_COLOUR,
    PHYSICAL_RESISTANCE,
    RED,
    SWAMP,
    VILLAGE,
    WHITE,
)


def does(op: Op, mana: int = NO_COLOUR, times: int = 0) -> Ability:
    return Ability(op, mana, times)


def fights(n: int) -> Ability:
    """Attack or block with the same value: what most units can do."""
    return Ability(choose(attack(n), block(n)))


def units() -> list[Unit]:
    """All units: regular ones, then elite ones."""
    return [*regulars(), *elites()]


def adventurers(id: str, armor: int, ability: Ability, resistance: int = -1) -> Unit:
    """Heroes for hire: one of four bands."""
    return Unit(
        id,
        1,
        True,
        3,
        9,
        armor,
        [VILLAGE, KEEP, CITY_SITE],
        [fights(5), ability, does(together(influence(5), if_interacting(reputation(1))))],
        [] if resistance < 0 else [resistance],
        LOST_LEGION,
        sways=2,
        assault_price=2,
    )


def regulars() -> list[Unit]:
    return [
        Unit("peasants", 3, False, 1, 4, 3, [VILLAGE], [fights(2), does(influence(2)), does(move(2))]),
        Unit(
            "foresters",
            2,
            False,
            1,
            5,
            4,
            [VILLAGE],
            [does(both(move(2), costs_less(1, 0, FOREST, HILLS, SWAMP))), does(block(3))],
        ),
        Unit(
            "herbalists",
            2,
            False,
            1,
            3,
            2,
            [VILLAGE, MONASTERY],
            [does(heal(2), GREEN), does(ReadyUnit(2)), does(token(GREEN))],
        ),
        Unit("utem-crossbowmen", 2, False, 2, 6, 4, [VILLAGE, KEEP], [fights(3), does(ranged(2))]),
        Unit("utem-guardsmen", 2, False, 2, 5, 5, [VILLAGE, KEEP], [does(attack(2)), does(block(4, swift=True))]),
        Unit("utem-swordsmen", 2, False, 2, 6, 4, [KEEP], [fights(3), does(Strained(choose(attack(6), block(6))))]),
        Unit(
            "guardian-golems",
            2,
            False,
            2,
            7,
            3,
            [KEEP, MAGE_TOWER],
            [fights(2), does(fire_block(4), RED), does(ice_block(4), BLUE)],
            [PHYSICAL_RESISTANCE],
        ),
        Unit(
            "illusionists",
            2,
            False,
            2,
            7,
            2,
            [MAGE_TOWER, MONASTERY],
            [does(influence(4)), does(one_enemy(no_attack(), who=IF_UNFORTIFIED), WHITE), does(crystal(WHITE))],
            [PHYSICAL_RESISTANCE],
        ),
        Unit(
            "northern-monks",
            1,
            False,
            2,
            7,
            4,
            [MONASTERY],
            [fights(3), does(choose(ice_attack(4), ice_block(4)), BLUE)],
        ),
        Unit(
            "red-cape-monks",
            1,
            False,
            2,
            7,
            4,
            [MONASTERY],
            [fights(3), does(choose(fire_attack(4), fire_block(4)), RED)],
        ),
        Unit("savage-monks", 1, False, 2, 7, 4, [MONASTERY], [fights(3), does(siege(4), GREEN)]),
        Unit(
            "magic-familiars",
            2,
            False,
            2,
            6,
            5,
            [MAGE_TOWER, MONASTERY, GLADE],
            [
                does(attack(3, per=ManaIs(RED), each=2)),
                does(block(4, per=ManaIs(BLUE), each=3)),
                does(choose(move(3, ManaIs(WHITE), 2), influence(3, ManaIs(WHITE), 2))),
                does(Heal(2, ManaIs(GREEN))),
            ],
            box=LOST_LEGION,
            mana=True,
            called=False,
        ),
        Unit(
            "scouts",
            2,
            False,
            1,
            4,
            2,
            [VILLAGE, KEEP, MAGE_TOWER, MONASTERY, CITY_SITE],
            [does(siege(1)), does(Look(3, fame=1)), does(together(move(2), FarSight(2)))],
            box=LOST_LEGION,
        ),
        Unit(
            "thugs",
            2,
            False,
            1,
            5,
            5,
            [VILLAGE, KEEP],
            [does(block(3)), does(together(attack(3), reputation(-1))), does(together(influence(4), reputation(-1)))],
            box=LOST_LEGION,
            sways=-1,
            damage_price=2,
        ),
        Unit(
            "shocktroops",
            2,
            False,
            2,
            6,
            3,
            [KEEP],
            [
                does(together(ranged(1), OthersAttack(1)), times=IN_COMBAT),
                does(one_enemy(harry(1))),
                does(one_attack(together(attack_change(-3), lure()), BLOCK_TIME)),
            ],
            box=LOST_LEGION,
        ),
    ]


def elites() -> list[Unit]:
    return [
        Unit(
            "fire-golems",
            2,
            True,
            3,
            8,
            4,
            [KEEP, MAGE_TOWER],
            [fights(3), does(ranged(4, FIRE), RED)],
            [FIRE_RESISTANCE, PHYSICAL_RESISTANCE],
        ),
        Unit(
            "ice-golems",
            2,
            True,
            3,
            8,
            4,
            [KEEP, MAGE_TOWER],
            [fights(3), does(ice_attack(6), BLUE)],
            [ICE_RESISTANCE, PHYSICAL_RESISTANCE],
        ),
        Unit(
            "fire-mages",
            2,
            True,
            3,
            9,
            4,
            [MAGE_TOWER, MONASTERY],
            [
                does(ranged(3, FIRE)),
                does(choose(fire_attack(6), fire_block(6)), RED),
                does(both(token(RED), crystal(RED))),
            ],
            [FIRE_RESISTANCE],
        ),
        Unit(
            "ice-mages",
            2,
            True,
            3,
            9,
            4,
            [MAGE_TOWER, MONASTERY],
            [
                does(choose(ice_attack(4), ice_block(4))),
                does(siege(4, ICE), BLUE),
                does(both(token(BLUE), crystal(BLUE))),
            ],
            [ICE_RESISTANCE],
        ),
        Unit("amotep-gunners", 2, True, 3, 8, 6, [KEEP, CITY_SITE], [fights(5), does(ranged(6, FIRE), RED)]),
        Unit(
            "amotep-freezers",
            2,
            True,
            3,
            8,
            6,
            [KEEP, CITY_SITE],
            [fights(5), does(one_enemy(both(no_attack(), armor(-3)), IN_COMBAT), BLUE)],
        ),
        Unit(
            "catapults",
            3,
            True,
            3,
            9,
            4,
            [KEEP, CITY_SITE],
            [does(siege(3)), does(siege(5, FIRE), RED), does(siege(5, ICE), BLUE)],
        ),
        Unit(
            "altem-guardians",
            3,
            True,
            4,
            11,
            7,
            [CITY_SITE],
            [does(attack(5)), does(block(8, swift=True)), does(AllResistances(), GREEN)],
        ),
        Unit(
            "altem-mages",
            2,
            True,
            4,
            12,
            5,
            [CITY_SITE],
            [
                does(token_any(2)),
                does(PaidMore(choose(cold_attack(5), cold_block(5)), [BLUE, RED], 2)),
                does(choose(AttacksAre(), AttacksAreSiege()), BLACK, IN_COMBAT),
            ],
            [FIRE_RESISTANCE, ICE_RESISTANCE],
        ),
        Unit(
            "sorcerers",
            2,
            True,
            3,
            9,
            4,
            [MAGE_TOWER, MONASTERY],
            [
                does(ranged(3)),
                does(one_enemy(loses_fortifications(), IN_COMBAT, then=ranged(3)), WHITE),
                does(one_enemy(loses(EVERY_RESISTANCE), IN_COMBAT, then=ranged(3)), GREEN),
            ],
            [FIRE_RESISTANCE, ICE_RESISTANCE],
            LOST_LEGION,
        ),
        adventurers("heroes-white", 6, does(ranged(7), WHITE)),
        adventurers("heroes-green", 3, does(heal(4), GREEN), PHYSICAL_RESISTANCE),
        adventurers("heroes-blue", 4, does(cold_block(8), BLUE), ICE_RESISTANCE),
        adventurers("heroes-red", 4, does(cold_attack(6), RED), FIRE_RESISTANCE),
        Unit(
            "delphana-masters",
            2,
            True,
            4,
            13,
            3,
            [CITY_SITE],
            [
                does(one_enemy(no_attack()), BLUE),
                does(one_enemy(destroy_if_blocked()), RED),
                does(one_enemy(armor(-5)), GREEN),
                does(one_enemy(both(loses_fortifications(), loses(EVERY_RESISTANCE))), WHITE),
            ],
            [PHYSICAL_RESISTANCE, FIRE_RESISTANCE, ICE_RESISTANCE],
            LOST_LEGION,
            called=False,
            manifold=True,
        ),
    ]
