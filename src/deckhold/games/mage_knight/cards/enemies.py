"""Every enemy token: pile, how many of it, armor, attacks, fame, abilities."""

from deckhold.games.mage_knight.definitions import Attack, Enemy
from deckhold.games.mage_knight.terms import (
    ARCANE_IMMUNITY,
    ASSASSINATION,
    BROWN_TOKENS,
    BRUTAL,
    COLD_FIRE,
    CUMBERSOME,
    DARK_CRUSADERS,
    DEFEND,
    ELEMENTALISTS,
    ELUSIVE,
    FIRE,
    FIRE_RESISTANCE,
    FORTIFIED,
    GREEN_TOKENS,
    GREY_TOKENS,
    ICE,
    ICE_RESISTANCE,
    LOST_LEGION,
    PARALYZE,
    PHYSICAL_RESISTANCE,
    POISON,
    RED_TOKENS,
    SHADES,
    SUMMON,
    SWIFT,
    UNFORTIFIED,
    VAMPIRIC,
    VIOLET_TOKENS,
    WHITE_TOKENS,
)


def physical(value: int) -> Attack:
    return Attack(value)


def fire(value: int) -> Attack:
    return Attack(value, FIRE)


def ice(value: int) -> Attack:
    return Attack(value, ICE)


def cold_fire(value: int) -> Attack:
    return Attack(value, COLD_FIRE)


def summon(pile: int) -> Attack:
    return Attack(0, summons=pile)


def legion(
    id: str,
    pile: int,
    copies: int,
    armor: int,
    attacks: list[Attack],
    fame: int,
    traits: list[int] | None = None,
    reputation: int = 0,
) -> Enemy:
    return Enemy(id, pile, copies, armor, attacks, fame, traits, reputation, box=LOST_LEGION)


def elementalist(
    id: str,
    pile: int,
    copies: int,
    armor: int,
    attacks: list[Attack],
    fame: int,
    traits: list[int] | None = None,
    defend: int = 0,
) -> Enemy:
    return Enemy(id, pile, copies, armor, attacks, fame, traits, 0, defend, ELEMENTALISTS, SHADES)


def crusader(
    id: str,
    pile: int,
    copies: int,
    armor: int,
    attacks: list[Attack],
    fame: int,
    traits: list[int] | None = None,
    defend: int = 0,
) -> Enemy:
    return Enemy(id, pile, copies, armor, attacks, fame, traits, 0, defend, DARK_CRUSADERS, SHADES)


def base_enemies() -> list[Enemy]:
    return [
        Enemy("prowlers", GREEN_TOKENS, 2, 3, [physical(4)], 2),
        Enemy("diggers", GREEN_TOKENS, 2, 3, [physical(3)], 2, [FORTIFIED]),
        Enemy("cursed-hags", GREEN_TOKENS, 2, 5, [physical(3)], 3, [POISON]),
        Enemy("wolf-riders", GREEN_TOKENS, 2, 4, [physical(3)], 3, [SWIFT]),
        Enemy("ironclads", GREEN_TOKENS, 2, 3, [physical(4)], 4, [PHYSICAL_RESISTANCE, BRUTAL]),
        Enemy("orc-summoners", GREEN_TOKENS, 2, 4, [summon(BROWN_TOKENS)], 4, [SUMMON]),
        Enemy("crossbowmen", GREY_TOKENS, 3, 4, [physical(4)], 3, [SWIFT]),
        Enemy("guardsmen", GREY_TOKENS, 3, 7, [physical(3)], 3, [FORTIFIED]),
        Enemy("swordsmen", GREY_TOKENS, 2, 5, [physical(6)], 4),
        Enemy("golems", GREY_TOKENS, 2, 5, [physical(2)], 4, [PHYSICAL_RESISTANCE]),
        Enemy("monks", VIOLET_TOKENS, 2, 5, [physical(5)], 4, [POISON]),
        Enemy("illusionists-enemy", VIOLET_TOKENS, 2, 3, [summon(BROWN_TOKENS)], 4, [PHYSICAL_RESISTANCE, SUMMON]),
        Enemy("ice-mages-enemy", VIOLET_TOKENS, 2, 6, [ice(5)], 5, [ICE_RESISTANCE]),
        Enemy("fire-mages-enemy", VIOLET_TOKENS, 2, 5, [fire(6)], 5, [FIRE_RESISTANCE]),
        Enemy("ice-golems-enemy", VIOLET_TOKENS, 1, 4, [ice(2)], 5, [PHYSICAL_RESISTANCE, ICE_RESISTANCE, PARALYZE]),
        Enemy("fire-golems-enemy", VIOLET_TOKENS, 1, 4, [fire(3)], 5, [PHYSICAL_RESISTANCE, FIRE_RESISTANCE, BRUTAL]),
        Enemy("minotaur", BROWN_TOKENS, 2, 5, [physical(5)], 4, [BRUTAL]),
        Enemy("gargoyle", BROWN_TOKENS, 2, 4, [physical(5)], 4, [PHYSICAL_RESISTANCE]),
        Enemy("medusa", BROWN_TOKENS, 2, 4, [physical(6)], 5, [PARALYZE]),
        Enemy("crypt-worm", BROWN_TOKENS, 2, 6, [physical(6)], 5, [FORTIFIED]),
        Enemy("werewolf", BROWN_TOKENS, 2, 5, [physical(7)], 5, [SWIFT]),
        Enemy("swamp-dragon", RED_TOKENS, 2, 9, [physical(5)], 7, [SWIFT, POISON]),
        Enemy("fire-dragon", RED_TOKENS, 2, 7, [fire(9)], 8, [PHYSICAL_RESISTANCE, FIRE_RESISTANCE]),
        Enemy("ice-dragon", RED_TOKENS, 2, 7, [ice(6)], 8, [PHYSICAL_RESISTANCE, ICE_RESISTANCE, PARALYZE]),
        Enemy("high-dragon", RED_TOKENS, 2, 9, [cold_fire(6)], 9, [FIRE_RESISTANCE, ICE_RESISTANCE, BRUTAL]),
        Enemy("freezers", WHITE_TOKENS, 3, 7, [ice(3)], 7, [FIRE_RESISTANCE, SWIFT, PARALYZE]),
        Enemy("gunners", WHITE_TOKENS, 3, 6, [fire(6)], 7, [ICE_RESISTANCE, BRUTAL]),
        Enemy(
            "altem-guardsmen",
            WHITE_TOKENS,
            2,
            7,
            [physical(5)],
            8,
            [PHYSICAL_RESISTANCE, FIRE_RESISTANCE, ICE_RESISTANCE, FORTIFIED],
        ),
        Enemy("altem-mages-enemy", WHITE_TOKENS, 2, 8, [cold_fire(4)], 8, [PHYSICAL_RESISTANCE, BRUTAL, POISON]),
    ]


def lost_legion_enemies() -> list[Enemy]:
    return [
        legion("orc-skirmishers", GREEN_TOKENS, 2, 4, [physical(1), physical(1)], 2),
        legion("orc-trackers", GREEN_TOKENS, 2, 3, [physical(4)], 3, [ELUSIVE, ASSASSINATION]),
        legion(
            "orc-war-beasts",
            GREEN_TOKENS,
            2,
            5,
            [physical(3)],
            3,
            [FIRE_RESISTANCE, ICE_RESISTANCE, UNFORTIFIED, BRUTAL],
        ),
        legion("orc-stonethrowers", GREEN_TOKENS, 2, 2, [physical(7)], 4, [PHYSICAL_RESISTANCE, FORTIFIED, CUMBERSOME]),
        legion("heroes-fortified", GREY_TOKENS, 1, 4, [physical(5), physical(3)], 5, [FORTIFIED], reputation=-1),
        legion("heroes-swift", GREY_TOKENS, 1, 5, [physical(3), physical(2)], 5, [SWIFT], reputation=-1),
        legion("heroes-fire", GREY_TOKENS, 1, 4, [physical(4), fire(2)], 5, [FIRE_RESISTANCE], reputation=-1),
        legion("heroes-ice", GREY_TOKENS, 1, 4, [physical(3), ice(3)], 5, [ICE_RESISTANCE], reputation=-1),
        legion("thugs-enemy", GREY_TOKENS, 2, 5, [physical(3)], 2, [BRUTAL], reputation=1),
        legion("shocktroops-enemy", GREY_TOKENS, 2, 3, [physical(5)], 3, [UNFORTIFIED, ELUSIVE]),
        legion("sorcerers-enemy", VIOLET_TOKENS, 2, 6, [physical(6)], 5, [ASSASSINATION, POISON, ARCANE_IMMUNITY]),
        legion("magic-familiars-enemy", VIOLET_TOKENS, 2, 7, [physical(3), physical(3)], 5, [UNFORTIFIED, BRUTAL]),
        legion("shadow", BROWN_TOKENS, 2, 4, [cold_fire(4)], 4, [ELUSIVE, ARCANE_IMMUNITY]),
        legion("manticore", BROWN_TOKENS, 2, 6, [physical(4)], 5, [FIRE_RESISTANCE, SWIFT, ASSASSINATION, POISON]),
        legion("hydra", BROWN_TOKENS, 2, 6, [physical(2), physical(2), physical(2)], 5, [ICE_RESISTANCE]),
        legion("storm-dragon", RED_TOKENS, 2, 7, [ice(4)], 7, [ICE_RESISTANCE, SWIFT, ELUSIVE]),
        legion("lava-dragon", RED_TOKENS, 2, 8, [fire(6)], 8, [FIRE_RESISTANCE, FORTIFIED, BRUTAL]),
        legion(
            "dragon-summoner",
            RED_TOKENS,
            2,
            8,
            [summon(BROWN_TOKENS), summon(BROWN_TOKENS)],
            9,
            [PHYSICAL_RESISTANCE, SUMMON, ARCANE_IMMUNITY],
        ),
        legion("grim-legionnaires", WHITE_TOKENS, 2, 10, [physical(11)], 8, [UNFORTIFIED, ARCANE_IMMUNITY]),
        legion(
            "delphana-masters-enemy",
            WHITE_TOKENS,
            2,
            8,
            [cold_fire(5)],
            9,
            [FIRE_RESISTANCE, ICE_RESISTANCE, ASSASSINATION, PARALYZE],
        ),
        legion("fire-catapult", WHITE_TOKENS, 1, 7, [fire(8)], 7, [FORTIFIED, CUMBERSOME]),
        legion("ice-catapult", WHITE_TOKENS, 1, 6, [ice(9)], 7, [FORTIFIED, CUMBERSOME]),
    ]


def shades_enemies() -> list[Enemy]:
    return [
        elementalist(
            "crystal-sprites", GREEN_TOKENS, 2, 1, [ice(1), ice(1)], 1, [ICE_RESISTANCE, ELUSIVE, DEFEND], defend=1
        ),
        elementalist("elven-protectors", GREEN_TOKENS, 2, 4, [physical(3)], 2, [FIRE_RESISTANCE, DEFEND], defend=2),
        elementalist("centaur-outriders", GREEN_TOKENS, 2, 5, [physical(3)], 2, [SWIFT]),
        elementalist(
            "elemental-priestesses", GREEN_TOKENS, 1, 4, [ice(3), fire(3)], 3, [FIRE_RESISTANCE, ICE_RESISTANCE]
        ),
        elementalist("cloud-griffons", GREEN_TOKENS, 1, 4, [physical(4)], 3, [UNFORTIFIED, SWIFT, ELUSIVE]),
        crusader("skeletal-warriors", GREEN_TOKENS, 2, 4, [physical(3)], 1, [FIRE_RESISTANCE]),
        crusader(
            "zombie-horde", GREEN_TOKENS, 2, 5, [physical(1), physical(1), physical(1)], 2, [ICE_RESISTANCE, CUMBERSOME]
        ),
        crusader("gibbering-ghouls", GREEN_TOKENS, 2, 4, [physical(4)], 2, [VAMPIRIC]),
        crusader("corrupted-priests", GREEN_TOKENS, 1, 5, [cold_fire(4)], 3, [VAMPIRIC, DEFEND], defend=1),
        crusader("shrouded-necromancers", GREEN_TOKENS, 1, 5, [summon(GREEN_TOKENS)], 3, [FORTIFIED, SUMMON]),
        elementalist(
            "air-elemental", BROWN_TOKENS, 1, 4, [cold_fire(3)], 4, [FIRE_RESISTANCE, ICE_RESISTANCE, SWIFT, ELUSIVE]
        ),
        elementalist(
            "earth-elemental",
            BROWN_TOKENS,
            1,
            5,
            [physical(4)],
            4,
            [PHYSICAL_RESISTANCE, FORTIFIED, BRUTAL, CUMBERSOME],
        ),
        elementalist("fire-elemental", BROWN_TOKENS, 1, 6, [fire(7)], 4, [FIRE_RESISTANCE]),
        elementalist("water-elemental", BROWN_TOKENS, 1, 7, [ice(6)], 4, [ICE_RESISTANCE]),
        crusader("pain-wraith", BROWN_TOKENS, 1, 4, [physical(4)], 3, [ELUSIVE, PARALYZE]),
        crusader("mummy", BROWN_TOKENS, 1, 5, [physical(4)], 4, [PHYSICAL_RESISTANCE, ICE_RESISTANCE, POISON]),
        crusader("vampire", BROWN_TOKENS, 1, 5, [physical(5)], 4, [ELUSIVE, VAMPIRIC]),
        crusader(
            "blood-demon",
            BROWN_TOKENS,
            1,
            6,
            [physical(6)],
            5,
            [FIRE_RESISTANCE, BRUTAL, ASSASSINATION, ARCANE_IMMUNITY],
        ),
        elementalist("savage-dragon", RED_TOKENS, 2, 7, [physical(5)], 6, [PHYSICAL_RESISTANCE, BRUTAL]),
        elementalist(
            "lightning-dragon", RED_TOKENS, 2, 7, [cold_fire(6)], 7, [FIRE_RESISTANCE, ICE_RESISTANCE, ELUSIVE]
        ),
        crusader("death-dragon", RED_TOKENS, 2, 9, [physical(7)], 6, [ASSASSINATION, PARALYZE]),
        crusader("vampire-dragon", RED_TOKENS, 2, 8, [physical(8)], 7, [ELUSIVE, VAMPIRIC]),
    ]


def enemies() -> list[Enemy]:
    """All tokens, made anew: a box numbers its own."""
    return [*base_enemies(), *lost_legion_enemies(), *shades_enemies()]
