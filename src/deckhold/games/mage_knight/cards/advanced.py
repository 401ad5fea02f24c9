"""Advanced actions."""

from deckhold.engine.core import Op
from deckhold.games.mage_knight.cards.basic import crystallize
from deckhold.games.mage_knight.cards.words import (
    attack,
    block,
    choose,
    crystal,
    fame,
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
    token_any,
    wound,
)
from deckhold.games.mage_knight.definitions import Deed
from deckhold.games.mage_knight.ops.army import ReadyUnit
from deckhold.games.mage_knight.ops.cards import (
    ADVANCED_OFFER,
    DISCARD,
    HAND,
    SPELL_OFFER,
    discard_coloured_for,
    gain_from,
    gain_of_colour,
    throw_away_by_colour,
    throw_away_for_other_crystals,
)
from deckhold.games.mage_knight.ops.composite import use_thrown_away
from deckhold.games.mage_knight.ops.dice import crystal_from_die, more_dice, roll_source, wild_dice
from deckhold.games.mage_knight.ops.foes import armor, guarded
from deckhold.games.mage_knight.ops.mana import ForMana
from deckhold.games.mage_knight.ops.standing import (
    borrow_spell,
    pay_later,
    spend_influence,
    spend_influence_on_one,
    spend_move,
)
from deckhold.games.mage_knight.ops.terrain import costs, costs_at_most, costs_less, may_enter
from deckhold.games.mage_knight.ops.turns import (
    CrystalOwned,
    CrystalsReturn,
    WoundsBorne,
    at_turn_end,
    first_fight,
    keep_on_deck,
    keep_under_deck,
    may_in_the_end,
    per_recruit,
    units_attack,
    units_block,
    units_sheltered,
    wound_for,
)
from deckhold.games.mage_knight.terms import (
    ADVANCED_ACTION,
    ANY_TIME,
    BASICS,
    BLUE,
    COMBAT_START,
    DESERT,
    FIRE,
    GREEN,
    ICE,
    LAKE,
    MOVEMENT,
    PLAINS,
    RED,
    SWAMP,
    WASTELAND,
    WHITE,
)


def advanced(id: str, number: int, colour: int, icons: list[str], basic: Op, powered: Op, times: int = 0) -> Deed:
    return Deed(
        id,
        ADVANCED_ACTION,
        1,
        [colour],
        basic,
        powered,
        number=number,
        icons=icons,
        basic_times=times,
        strong_times=times,
    )


def into_the_heat(n: int) -> Op:
    return seq(units_attack(n), units_block(n), units_sheltered())


def pure_magic(n: int) -> Op:
    return ForMana(attack(n), block(n), move(n), influence(n))


def learn_spell() -> Op:
    """Pay a mana: a spell of its colour."""
    red, blue, green, white = [gain_from(SPELL_OFFER, DISCARD, colour) for colour in range(BASICS)]
    return ForMana(red, blue, green, white, "learn-spell")


def advanced_actions() -> list[Deed]:
    return [
        advanced("fire-bolt", 65, RED, ["special", "combat"], crystal(RED), ranged(3, FIRE)),
        advanced("ice-bolt", 66, BLUE, ["special", "combat"], crystal(BLUE), ranged(3, ICE)),
        advanced("swift-bolt", 67, WHITE, ["special", "combat"], crystal(WHITE), ranged(4)),
        advanced("crushing-bolt", 68, GREEN, ["special", "combat"], crystal(GREEN), siege(3)),
        advanced(
            "blood-rage",
            69,
            RED,
            ["combat"],
            choose(attack(2), wound_for(attack(5))),
            choose(attack(4), wound_for(attack(9))),
        ),
        advanced("ice-shield", 70, BLUE, ["combat"], ice_block(3), seq(ice_block(3), guarded(armor(-3)))),
        advanced(
            "agility",
            71,
            WHITE,
            ["move", "combat"],
            seq(move(2), spend_move(1, attack(1))),
            seq(move(4), spend_move(1, attack(1)), spend_move(2, ranged(1))),
        ),
        advanced(
            "refreshing-walk",
            72,
            GREEN,
            ["move", "heal"],
            seq(move(2), heal(1)),
            seq(move(4), heal(2)),
            ANY_TIME,
        ),
        advanced(
            "intimidate",
            73,
            RED,
            ["influence", "combat"],
            seq(choose(influence(4), attack(3)), reputation(-1)),
            seq(choose(influence(8), attack(7)), reputation(-2)),
        ),
        advanced(
            "frost-bridge",
            74,
            BLUE,
            ["move"],
            seq(move(2), costs(1, SWAMP)),
            seq(move(4), may_enter(1, LAKE), costs(1, SWAMP)),
        ),
        advanced(
            "song-of-wind",
            75,
            WHITE,
            ["move"],
            seq(move(2), costs_less(1, 0, PLAINS, DESERT, WASTELAND)),
            seq(
                move(2),
                costs_less(2, 0, PLAINS, DESERT, WASTELAND),
                pay_later(BLUE, may_enter(0, LAKE), MOVEMENT),
            ),
        ),
        advanced(
            "path-finding",
            76,
            GREEN,
            ["move"],
            seq(move(2), costs_less(1, 2)),
            seq(move(4), costs_at_most(2)),
        ),
        advanced(
            "blood-ritual",
            77,
            RED,
            ["special"],
            seq(wound(), crystal(RED), token_any()),
            seq(wound(), token_any(3), may(crystallize())),
        ),
        advanced("pure-magic", 78, BLUE, ["move", "influence", "combat"], pure_magic(4), pure_magic(7)),
        advanced(
            "heroic-tale",
            79,
            WHITE,
            ["influence"],
            seq(influence(3), per_recruit(reputation(1))),
            seq(influence(6), per_recruit(together(fame(1), reputation(1)))),
        ),
        advanced(
            "regeneration",
            80,
            GREEN,
            ["heal"],
            seq(heal(1), ReadyUnit(2)),
            seq(heal(2), ReadyUnit(3)),
        ),
        advanced("into-the-heat", 81, RED, ["combat"], into_the_heat(2), into_the_heat(3), COMBAT_START),
        advanced(
            "steady-tempo",
            82,
            BLUE,
            ["move"],
            seq(move(2), may_in_the_end(keep_under_deck())),
            seq(move(4), may_in_the_end(keep_on_deck())),
        ),
        advanced(
            "diplomacy",
            83,
            WHITE,
            ["influence", "combat"],
            seq(influence(2), spend_influence(1, block(1))),
            seq(influence(4), spend_influence_on_one(1, block(1, ICE), block(1, FIRE))),
        ),
        advanced(
            "in-need",
            84,
            GREEN,
            ["influence"],
            influence(3, WoundsBorne()),
            influence(5, WoundsBorne(), 2),
        ),
        advanced(
            "decompose",
            85,
            RED,
            ["special"],
            throw_away_by_colour([crystal(colour, 2) for colour in range(BASICS)], "crystals-of-its-colour"),
            throw_away_for_other_crystals(),
        ),
        advanced("crystal-mastery", 86, BLUE, ["special"], CrystalOwned(), at_turn_end(CrystalsReturn())),
        advanced(
            "mana-storm",
            87,
            WHITE,
            ["special"],
            crystal_from_die(),
            seq(roll_source(), more_dice(3), wild_dice()),
        ),
        advanced(
            "ambush",
            88,
            GREEN,
            ["move"],
            seq(move(2), first_fight(1, 2)),
            seq(move(4), first_fight(2, 4)),
        ),
        advanced(
            "maximal-effect",
            89,
            RED,
            ["special"],
            use_thrown_away(3),
            use_thrown_away(2, strong=True),
        ),
        advanced(
            "magic-talent",
            90,
            BLUE,
            ["special"],
            discard_coloured_for([borrow_spell(colour) for colour in range(BASICS)], "borrow-spell-of-its-colour"),
            learn_spell(),
        ),
        advanced(
            "learning",
            91,
            WHITE,
            ["influence", "special"],
            seq(influence(2), spend_influence(6, gain_from(ADVANCED_OFFER, DISCARD), once=True)),
            seq(influence(4), spend_influence(9, gain_from(ADVANCED_OFFER, HAND), once=True)),
        ),
        advanced(
            "training",
            92,
            GREEN,
            ["special"],
            throw_away_by_colour(gain_of_colour(ADVANCED_OFFER, DISCARD), "gain-its-colour-discard"),
            throw_away_by_colour(gain_of_colour(ADVANCED_OFFER, HAND), "gain-its-colour-hand"),
        ),
    ]
