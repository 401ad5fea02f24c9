"""What the two factions of Shades of Tezla bring besides their enemies: leaders, places, tokens."""

from deckhold.games.mage_knight.cards.enemies import cold_fire, fire, ice, physical, summon
from deckhold.games.mage_knight.cards.words import choose, heal, move, seq
from deckhold.games.mage_knight.definitions import Attack, Enemy, FactionToken, Leader, Place
from deckhold.games.mage_knight.ops.time import LargerHand
from deckhold.games.mage_knight.ops.tokens import (
    Bury,
    Concealed,
    DropWounds,
    RevealFar,
    SwapSkill,
    ThrowOldWound,
    Toxin,
    TurnDie,
    Warded,
    made_ranged,
    tinge,
)
from deckhold.games.mage_knight.ops.travel import Unnoticed
from deckhold.games.mage_knight.terms import (
    ARCANE_IMMUNITY,
    ASSASSINATION,
    BLACK,
    BROWN_TOKENS,
    BRUTAL,
    DARK_CRUSADERS,
    ELEMENTALISTS,
    ELUSIVE,
    FIRE,
    FIRE_RESISTANCE,
    GOLD,
    GRAVEYARD,
    GREEN_TOKENS,
    HIDDEN_VALLEY,
    ICE,
    ICE_RESISTANCE,
    NECROPOLIS,
    PARALYZE,
    PHYSICAL_RESISTANCE,
    POISON,
    RED_TOKENS,
    SHADES,
    SUMMON,
    SWIFT,
    VAMPIRIC,
)

LEVEL_FAME = 3  # for each level that is taken off (MX-516)


def face(armor: int, attacks: list[Attack], traits: list[int]) -> Enemy:
    """A leader on one of its levels."""
    return Enemy("leader", RED_TOKENS, 1, armor, attacks, LEVEL_FAME, [*traits, ARCANE_IMMUNITY], box=SHADES)


def leaders() -> list[Leader]:
    return [
        Leader(
            "tezlas-spirit",
            ELEMENTALISTS,
            [
                face(3, [ice(2), fire(2), cold_fire(2)], [FIRE_RESISTANCE, ELUSIVE]),
                face(5, [ice(4)], [ICE_RESISTANCE, PARALYZE]),
                face(4, [cold_fire(4)], [FIRE_RESISTANCE, ICE_RESISTANCE, BRUTAL]),
                face(4, [fire(4), fire(4)], [FIRE_RESISTANCE]),
                face(3, [ice(3), fire(3), cold_fire(3)], [ELUSIVE]),
                face(4, [fire(5), fire(5)], [FIRE_RESISTANCE]),
                face(4, [cold_fire(6)], [FIRE_RESISTANCE, ICE_RESISTANCE, BRUTAL]),
                face(5, [ice(7)], [ICE_RESISTANCE, PARALYZE]),
                face(3, [ice(4), fire(4), cold_fire(4)], [ELUSIVE, SWIFT]),
                face(5, [ice(8)], [ICE_RESISTANCE, PARALYZE]),
                face(4, [cold_fire(8)], [FIRE_RESISTANCE, ICE_RESISTANCE, BRUTAL]),
                face(4, [fire(8), fire(8)], [FIRE_RESISTANCE]),
            ],
            ["gg", "gb", "ggb", "ggr", "gbr", "ggbr", "gggbr", "ggbbr", "ggbrr", "gggbrr", "ggbbrr", "gggbbrr"],
        ),
        Leader(
            "dark-tezla",
            DARK_CRUSADERS,
            [
                face(5, [physical(5)], [PHYSICAL_RESISTANCE, BRUTAL, VAMPIRIC]),
                face(4, [physical(6)], [PHYSICAL_RESISTANCE, VAMPIRIC]),
                face(3, [physical(8)], [PHYSICAL_RESISTANCE, VAMPIRIC]),
                face(4, [summon(GREEN_TOKENS), summon(GREEN_TOKENS)], [SUMMON]),
                face(4, [physical(6)], [POISON]),
                face(4, [physical(6)], [ASSASSINATION, PARALYZE]),
                face(4, [summon(BROWN_TOKENS), summon(BROWN_TOKENS)], [SUMMON]),
                face(4, [physical(8)], [POISON]),
                face(4, [physical(8)], [ASSASSINATION, PARALYZE]),
                face(4, [summon(RED_TOKENS), summon(RED_TOKENS)], [SUMMON]),
                face(4, [physical(10)], [POISON]),
                face(4, [physical(10)], [ASSASSINATION, PARALYZE]),
            ],
            ["b", "r", "gr", "br", "gbr", "ggbr", "gbbr", "gbrr", "ggbrr", "gbbrr", "ggbbrr", "gggbbrr"],
        ),
    ]


def places() -> list[Place]:
    """Where the tokens of graveyards do not suffice any marker serves for one (MX-Q43)."""
    return [
        Place("graveyard", GRAVEYARD, 5),
        Place("necropolis", NECROPOLIS, 1),
        Place("hidden-valley", HIDDEN_VALLEY, 1),
        Place("graveyard-marker", GRAVEYARD, 4),
    ]


def faction_tokens() -> list[FactionToken]:
    return [
        FactionToken("healing-herbs", ELEMENTALISTS, choose(heal(1), ThrowOldWound())),
        FactionToken("tome-of-relearning", ELEMENTALISTS, SwapSkill()),
        FactionToken("fire-gem", ELEMENTALISTS, tinge(FIRE)),
        FactionToken("ice-shard", ELEMENTALISTS, tinge(ICE)),
        FactionToken("cloak-of-shielding", ELEMENTALISTS, Warded()),
        FactionToken("mystical-map", ELEMENTALISTS, RevealFar(3)),
        FactionToken("vampiric-chalice", DARK_CRUSADERS, DropWounds(4)),
        FactionToken("amulet-of-reawakening", DARK_CRUSADERS, seq(Bury(), LargerHand(1))),
        FactionToken("vial-of-toxin", DARK_CRUSADERS, Toxin()),
        FactionToken("ghostly-elixir", DARK_CRUSADERS, made_ranged()),
        FactionToken("orb-of-twilight", DARK_CRUSADERS, choose(TurnDie(BLACK, GOLD), TurnDie(GOLD, BLACK))),
        FactionToken("staff-of-concealment", DARK_CRUSADERS, seq(move(2), Unnoticed(), Concealed())),
    ]
