"""Basic actions and wounds."""

from typing import Final

from deckhold.engine.core import Op
from deckhold.games.mage_knight.cards.words import (
    attack,
    block,
    choose,
    crystal,
    crystal_any,
    draw,
    fame,
    fire_attack,
    fire_block,
    heal,
    ice_block,
    influence,
    may,
    move,
    ranged,
    reputation,
    seq,
    siege,
    together,
    token,
    token_of,
)
from deckhold.games.mage_knight.definitions import Deed
from deckhold.games.mage_knight.ops.army import ReadyUnit
from deckhold.games.mage_knight.ops.cards import OTHER_OR_WOUND, discard_for
from deckhold.games.mage_knight.ops.composite import play_with
from deckhold.games.mage_knight.ops.dice import more_dice, set_dice, set_die, wild_black_die
from deckhold.games.mage_knight.ops.foes import GuardedIcons
from deckhold.games.mage_knight.ops.mana import ForMana
from deckhold.games.mage_knight.ops.turns import at_turn_end, if_interacting, take_back_for
from deckhold.games.mage_knight.terms import BASIC_ACTION, BLUE, GREEN, ICE, LOST_LEGION, OUTSIDE, RED, WHITE, WOUND

WOUND_CARDS: Final = 80  # as many as anybody needs (MK-X16)

# The sixteen cards that a hero's deck is made of, and which of them its own cards replace (MK-X18).
COMMON: Final = [
    *["rage", "rage", "determination", "swiftness", "swiftness", "march", "march", "stamina", "stamina"],
    *["tranquility", "promise", "threaten", "crystallize", "mana-draw", "concentration", "improvisation"],
]
OWN: Final = {
    "arythea": {"rage": "battle-versatility", "mana-draw": "mana-pull"},
    "tovak": {"determination": "cold-toughness", "improvisation": "instinct"},
    "goldyx": {"concentration": "will-focus", "crystallize": "crystal-joy"},
    "norowas": {"promise": "noble-manners", "tranquility": "rejuvenate"},
}


def hero_deck(hero: str) -> list[str]:
    """The sixteen cards of a hero (MK-X18)."""
    deck = COMMON.copy()
    for common, own in OWN[hero].items():
        deck[deck.index(common)] = own
    return deck


def copies_of(id: str) -> int:
    """So many that every hero can have its deck."""
    return sum([hero_deck(hero).count(id) for hero in OWN])


def common(id: str, colour: int, icons: list[str], basic: Op, powered: Op, times: int = 0) -> Deed:
    return Deed(
        id,
        BASIC_ACTION,
        copies_of(id),
        [colour],
        basic,
        powered,
        icons=icons,
        basic_times=times,
        strong_times=times,
    )


def own(
    hero: str, id: str, colour: int, icons: list[str], basic: Op, powered: Op, second: bool = False, times: int = 0
) -> Deed:
    """A hero's own card; the `second` one came with the Lost Legion."""
    card = common(id, colour, icons, basic, powered, times)
    card.hero = hero
    for replaced, mine in OWN[hero].items():
        if mine == id:
            card.replaces = replaced
    if second:
        card.box = LOST_LEGION
    return card


def crystallize() -> Op:
    """Pay a mana of a basic colour: a crystal of it."""
    return ForMana(crystal(RED), crystal(BLUE), crystal(GREEN), crystal(WHITE), "crystallize")


def any_points(n: int) -> Op:
    return choose(move(n), influence(n), attack(n), block(n))


def basic_actions() -> list[Deed]:
    """The common cards, the heroes' own, and wounds."""
    return [*common_actions(), *own_actions(), Deed("wound", WOUND, WOUND_CARDS)]


def common_actions() -> list[Deed]:
    return [
        common("rage", RED, ["combat"], choose(attack(2), block(2)), attack(4)),
        common("determination", BLUE, ["combat"], choose(attack(2), block(2)), block(5)),
        common("swiftness", WHITE, ["move", "combat"], move(2), ranged(3)),
        common("march", GREEN, ["move"], move(2), move(4)),
        common("stamina", BLUE, ["move"], move(2), move(4)),
        common("tranquility", GREEN, ["heal"], choose(heal(1), draw(1)), choose(heal(2), draw(2)), OUTSIDE),
        common("promise", WHITE, ["influence"], influence(2), influence(4)),
        common("threaten", RED, ["influence"], influence(2), seq(influence(5), reputation(-1))),
        common("crystallize", BLUE, ["special"], crystallize(), crystal_any()),
        common("mana-draw", WHITE, ["special"], more_dice(1), set_die(2)),
        common("concentration", GREEN, ["special"], token_of(BLUE, WHITE, RED), play_with(2)),
        common(
            "improvisation",
            RED,
            ["move", "influence", "combat"],
            discard_for(any_points(3)),
            discard_for(any_points(5)),
        ),
    ]


def own_actions() -> list[Deed]:
    return [
        own(
            "arythea",
            "battle-versatility",
            RED,
            ["combat"],
            choose(attack(2), block(2), ranged(1)),
            choose(attack(4), block(4), fire_attack(3), fire_block(3), ranged(3), siege(2)),
        ),
        own(
            "arythea",
            "mana-pull",
            WHITE,
            ["special"],
            seq(more_dice(1), wild_black_die()),
            set_dice(2, 1),
            second=True,
        ),
        own(
            "tovak",
            "cold-toughness",
            BLUE,
            ["combat"],
            choose(attack(2), ice_block(3)),
            block(5, ICE, per=GuardedIcons()),
        ),
        own("tovak", "instinct", RED, ["move", "influence", "combat"], any_points(2), any_points(4), second=True),
        own(
            "goldyx",
            "will-focus",
            GREEN,
            ["special"],
            choose(token_of(BLUE, WHITE, RED), crystal(GREEN)),
            play_with(3),
        ),
        own(
            "goldyx",
            "crystal-joy",
            BLUE,
            ["special"],
            seq(crystallize(), at_turn_end(may(take_back_for()))),
            seq(crystal_any(), at_turn_end(may(take_back_for(OTHER_OR_WOUND)))),
            second=True,
        ),
        own(
            "norowas",
            "noble-manners",
            WHITE,
            ["influence"],
            seq(influence(2), if_interacting(fame(1))),
            seq(influence(4), if_interacting(together(fame(1), reputation(1)))),
        ),
        own(
            "norowas",
            "rejuvenate",
            GREEN,
            ["heal"],
            choose(heal(1), draw(1), token(GREEN), ReadyUnit(2)),
            choose(heal(2), draw(2), crystal(GREEN), ReadyUnit(3)),
            second=True,
            times=OUTSIDE,
        ),
    ]
