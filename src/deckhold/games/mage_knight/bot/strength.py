"""How strong a hero is on an average turn, and what it takes to beat somebody: estimates for what lies ahead."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.core import Op
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.definitions import EACH_TURN, Enemy
from deckhold.games.mage_knight.rules.dealing import welcome
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import DECK, DISCARD, HAND, PLAYED, SKILLS, STORED, UNITS
from deckhold.games.mage_knight.terms import (
    BASIC_ACTION,
    BASICS,
    BRUTAL,
    ELUSIVE,
    PHYSICAL,
    PHYSICAL_RESISTANCE,
    POISON,
    SWIFT,
)

SOMETHING_ELSE: Final = 2.5  # points that the effect of a better card may come to which is no attack and no block
PER_STEP: Final = 0.9  # points that a move point takes away from a hand
POWERED: Final = 1.3  # cards of a turn that mana makes strong
PER_CRYSTAL: Final = 0.3  # more of them for a crystal
MOST_POWERED: Final = 2.5
CHOSEN: Final = 1.5  # times the average
WELL_SPOKEN: Final = 1.5  # influence that mana adds
OF_SKILL: Final = 0.7  # of the influence of a skill: some have it by day or by night alone
ON_THE_WAY: Final = 0.8  # of a hand is left when the fight begins
SPARED: Final = 0.5  # of it besides for who sets out from beside the enemy, with the best of two hands

# Of the enemies of a pile on average: points for its armor and for its attacks; points to beat one that somebody needs
# who may still turn away having seen it; its fame.
PILE_ARMOR: Final = [4.0, 10.4, 5.4, 6.0, 5.6, 9.0]
PILE_THREAT: Final = [3.8, 8.9, 6.3, 4.0, 5.7, 6.5]
PILE_NEED: Final = [6.3, 14.5, 9.5, 8.7, 8.5, 12.5]
PILE_FAME: Final = [3.0, 8.0, 4.6, 3.4, 4.6, 7.4]
A_WOUND_IS: Final = 3.5  # points that one would spend to be spared one
A_MONSTER: Final = 5.0  # what a summoned one adds
HALVED: Final = 1.7  # times the points where most of them count half: some are of the right element


@final
class Force:
    """What a hero can do in an average turn: points for a fight, with its units or alone, and influence."""

    def __init__(self, fight: float, alone: float, influence: float, beside: float = 0.0, ready: float = 0.0) -> None:
        self.fight = fight
        self.alone = alone  # where units have no part
        self.influence = influence
        self.beside = max(fight, beside)  # with units, if nothing of the hand is spent on the way
        self.ready = ready or self.beside  # and with those alone that are not spent


def of_combat(op: Op | None, otherwise: float) -> float:
    """The points of an effect in a fight; of one that does something else at least so many."""
    if op is None:
        return 0.0
    found = brings(op)
    points = max(float(found.attack), float(found.block))
    return max(points, otherwise) if found.other > 0.0 else points


def plain_points(s: Mage, card: i64) -> float:
    """The points of a card without mana, by a blow sideways if it is no use otherwise."""
    deed = s.deed(card)
    return 1.0 if deed.is_spell else max(1.0, of_combat(deed.basic, 0.0))


def more_points(s: Mage, card: i64) -> float:
    """What mana adds to them."""
    deed = s.deed(card)
    otherwise = 0.0 if deed.kind == BASIC_ACTION else SOMETHING_ELSE
    points = of_combat(deed.strong, otherwise)
    if deed.is_spell:
        points = of_combat(deed.basic, otherwise)  # the strong effect takes black mana too
    return max(0.0, points - plain_points(s, card))


def unit_points(s: Mage, unit: i64) -> float:
    """What a unit does in a fight; and it may take a wound."""
    best = 0.0
    for ability in s.unit(unit).abilities:
        best = max(best, of_combat(ability.op, 0.0))
    return best + 1.0


def influence_of(op: Op | None) -> float:
    return 0.0 if op is None else float(brings(op).influence)


def skill_points(s: Mage, seat: i64) -> float:
    total = 0.0
    for card in s.at(SKILLS, seat):
        skill = s.skill(card)
        if skill.usage == EACH_TURN:
            total += of_combat(skill.op, 1.0)
    return total


def powered(s: Mage, seat: i64) -> float:
    """How many cards of a turn mana makes strong."""
    crystals = float(sum(s.crystals[seat * BASICS : (seat + 1) * BASICS]))
    return min(MOST_POWERED, POWERED + PER_CRYSTAL * crystals)


def force_of(s: Mage, seat: i64) -> Force:
    """By the cards of the deed deck, wherever they are: their order is not looked at."""
    cards = 0
    plain = 0.0
    more = 0.0
    talk = 0.0
    for zone in (HAND, DECK, STORED, DISCARD, PLAYED):
        for card in s.at(zone, seat):
            cards += 1
            deed = s.deed(card)
            if not deed.is_wound:
                plain += plain_points(s, card)
                more += more_points(s, card)
                talk += max(1.0, 0.0 if deed.basic is None else float(brings(deed.basic).influence))
    if not cards:
        return Force(0.0, 0.0, 0.0)
    hand = float(s.hand_limit(seat))
    # What is powered is chosen: the best of a hand, better than the average.
    every = hand * plain / float(cards)
    alone = ON_THE_WAY * every + powered(s, seat) * CHOSEN * more / float(cards)
    alone += skill_points(s, seat)
    fight = alone
    spent = 0.0
    for unit in s.at(UNITS, seat):
        if not s.hurt[unit]:
            points = unit_points(s, unit)
            fight += points
            spent += points if s.spent[unit] else 0.0
    influence = hand * talk / float(cards) + WELL_SPOKEN + float(welcome(s, seat))
    for card in s.at(SKILLS, seat):
        if s.skill(card).usage == EACH_TURN:
            influence += OF_SKILL * influence_of(s.skill(card).op)
    beside = fight + SPARED * every
    return Force(fight, alone, influence, beside, beside - spent)


def force_now(s: Mage, seat: i64, steps: i64) -> Force:
    """What the hand can do after a way of so many move points that cards are to be spent on."""
    plain = 0.0
    best = 0.0
    for card in s.usable_hand(seat):
        plain += plain_points(s, card)
        best = max(best, more_points(s, card))
    alone = max(0.0, plain - PER_STEP * float(steps)) + powered(s, seat) * best + skill_points(s, seat)
    fight = alone
    for unit in s.ready_units(seat):
        fight += unit_points(s, unit)
    return Force(fight, alone, 0.0)


def need_of(s: Mage, seat: i64, enemy: Enemy, fortified: bool) -> float:
    """The points that it takes to beat an enemy: its armor, and to block its attacks or to suffer them."""
    return armor_need(enemy, fortified) + threat_need(s, seat, enemy)


def armor_need(enemy: Enemy, fortified: bool) -> float:
    """The points that its armor takes."""
    armor = float(enemy.armor)
    if has(enemy.traits, PHYSICAL_RESISTANCE):
        armor *= HALVED
    if has(enemy.traits, ELUSIVE):
        armor *= 1.5
    return armor + 1.0 if fortified else armor


def threat_need(s: Mage, seat: i64, enemy: Enemy) -> float:
    """The points that it takes to block its attacks, or that one would give to be spared them."""
    own: i64 = s.armor_of(seat)
    total = 0.0
    for attack in enemy.attacks:
        if attack.summons >= 0:
            total += A_MONSTER
            continue
        block = float(attack.value)
        if attack.element != PHYSICAL:
            block *= HALVED
        if has(enemy.traits, SWIFT):
            block *= 1.6
        damage = attack.value * (2 if has(enemy.traits, BRUTAL) else 1)
        wounds = float((damage + own - 1) // own)
        if has(enemy.traits, POISON):
            wounds *= 1.6
        total += min(block, A_WOUND_IS * wounds)
    return total
