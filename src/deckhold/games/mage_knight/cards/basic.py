"""Basic actions and wounds."""

from typing import Final

from deckhold.engine.core import Op
from deckhold.games.mage_knight.cards.heroes import home_of
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
    move,
    priced,
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
from deckhold.games.mage_knight.ops.bonuses import more_move, more_move_each
from deckhold.games.mage_knight.ops.cards import OTHER_OR_WOUND, discard_for
from deckhold.games.mage_knight.ops.composite import play_with
from deckhold.games.mage_knight.ops.dice import more_dice, set_dice, set_die, wild_black_die
from deckhold.games.mage_knight.ops.druidry import GroundBlock
from deckhold.games.mage_knight.ops.foes import GuardedIcons, attack_change, one_attack
from deckhold.games.mage_knight.ops.harvest import harvest, harvest_once
from deckhold.games.mage_knight.ops.hiring import Coercion, ReadyForInfluence
from deckhold.games.mage_knight.ops.mana import ForMana
from deckhold.games.mage_knight.ops.terrain import one_terrain_costs_less, space_costs_less
from deckhold.games.mage_knight.ops.turns import if_interacting, may_in_the_end, take_back_for
from deckhold.games.mage_knight.terms import (
    BASIC_ACTION,
    BLOCK_TIME,
    BLUE,
    GREEN,
    ICE,
    LOST_LEGION,
    OUTSIDE,
    RED,
    WHITE,
    WOUND,
)

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
    "wolfhawk": {"swiftness": "swift-reflexes", "stamina": "tirelessness"},
    "krang": {"march": "savage-harvesting", "threaten": "ruthless-coercion"},
    "braevalar": {"march": "one-with-the-land", "stamina": "druidic-paths"},
}


def hero_deck(hero: str) -> list[str]:
    """The sixteen cards of a hero (MK-X18)."""
    deck = COMMON.copy()
    for common, own in OWN[hero].items():
        deck[deck.index(common)] = own
    return deck


def common(id: str, colour: int, icons: list[str], basic: Op, powered: Op, times: int = 0) -> Deed:
    return Deed(
        id,
        BASIC_ACTION,
        1,
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
    """A hero's own card; the `second` one of the heroes of the base box came with the Lost Legion."""
    card = common(id, colour, icons, basic, powered, times)
    card.hero = hero
    card.box = LOST_LEGION if second else home_of(hero)
    for replaced, mine in OWN[hero].items():
        if mine == id:
            card.replaces = replaced
    return card


def crystallize() -> ForMana:
    """Pay a mana of a basic colour: a crystal of it."""
    return ForMana(crystal(RED), crystal(BLUE), crystal(GREEN), crystal(WHITE), "crystallize")


def any_points(n: int) -> Op:
    return choose(move(n), influence(n), attack(n), block(n))


def basic_actions(heroes: list[str]) -> list[Deed]:
    """The common cards, so many that all these heroes can have their decks, the heroes' own, and wounds."""
    commons = common_actions()
    for card in commons:
        card.copies = sum([hero_deck(hero).count(card.id) for hero in heroes])
    return [*commons, *own_actions(), *newcomers_actions(), Deed("wound", WOUND, WOUND_CARDS)]


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
            priced(crystallize(), may_in_the_end(take_back_for())),
            seq(crystal_any(), may_in_the_end(take_back_for(OTHER_OR_WOUND))),
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


def newcomers_actions() -> list[Deed]:
    """The own cards of the heroes that came with expansions."""
    return [
        own(
            "wolfhawk",
            "swift-reflexes",
            WHITE,
            ["move", "combat"],
            choose(move(2), ranged(1), one_attack(attack_change(-1), BLOCK_TIME)),
            choose(move(4), ranged(3), one_attack(attack_change(-2), BLOCK_TIME)),
        ),
        own("wolfhawk", "tirelessness", BLUE, ["move"], seq(move(2), more_move(1)), seq(move(4), more_move_each(1))),
        own(
            "krang",
            "savage-harvesting",
            GREEN,
            ["move", "special"],
            seq(move(2), harvest_once()),
            seq(move(4), harvest()),
        ),
        own(
            "krang",
            "ruthless-coercion",
            RED,
            ["influence"],
            seq(influence(2), Coercion(2, reputation(-1))),
            seq(influence(6), reputation(-1), ReadyForInfluence(2, 2)),
        ),
        own(
            "braevalar",
            "one-with-the-land",
            GREEN,
            ["move", "heal", "combat"],
            choose(move(2), heal(1), block(2)),
            choose(move(4), heal(2), GroundBlock()),
        ),
        own(
            "braevalar",
            "druidic-paths",
            BLUE,
            ["move"],
            seq(move(2), space_costs_less(1, 2)),
            seq(move(4), one_terrain_costs_less(1, 2)),
        ),
    ]
