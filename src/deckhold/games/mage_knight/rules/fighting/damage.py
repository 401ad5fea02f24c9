"""Damage: who takes it, wounds, knock-out (16.5)."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Op, with_number, with_parts
from deckhold.engine.ops.lasting import Lasting, set_off
from deckhold.games.mage_knight.ops.banners import injure
from deckhold.games.mage_knight.ops.verbs import END_PHASE, FACE, HIT_HERO, HIT_UNIT, PLAY, POWER
from deckhold.games.mage_knight.rules import playing
from deckhold.games.mage_knight.rules.reckoning import most_points
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.battle import touch
from deckhold.games.mage_knight.state.position import WARDED, Mage
from deckhold.games.mage_knight.state.wounds import SPARED_WOUND, spared, wound_to_discard, wounds_dealt
from deckhold.games.mage_knight.state.zones import ATTACKS, DEALT, INFLUENCE, LURED, UNITS
from deckhold.games.mage_knight.terms import PARALYZE, POISON, SIDE_INFLUENCE, VAMPIRIC

SOFTER: Final = (foes.HERO_DAMAGE, SPARED_WOUND, WARDED)  # what changes the damage that a hero takes


def offer_damage(s: Mage, seat: i64, out: list[int]) -> None:
    """Which attack deals its damage next, or who takes it: units first, then the hero all the rest (MK-338)."""
    if s.damage_left > 0:
        units = could_be_hit(s, seat, s.blocking)
        for unit in units:
            out.append(act.action(HIT_UNIT, unit))
        if not units or units[0] != lured(s, seat, s.blocking):
            out.append(act.action(HIT_HERO))
        return
    left = foes.open_hits(s)
    for hit in left:
        out.append(act.action(FACE, s.foes[hit // ATTACKS], hit % ATTACKS))
    if not left:
        out.append(act.action(END_PHASE))


def could_be_hit(s: Mage, seat: i64, hit: i64) -> list[int]:
    """The units that damage of an attack may be assigned to: one that lured it, if it can take any."""
    unit = lured(s, seat, hit)
    if unit != NO_CARD:
        return [int(unit)]
    return [unit for unit in s.at(UNITS, seat) if foes.can_be_hit(s, seat, unit, hit)]


def could_hire(s: Mage, seat: i64, hit: i64) -> bool:
    """Whether a unit would take damage of an attack for influence that the player may still gain (MX-049, MK-307)."""
    units = s.at(UNITS, seat)
    for unit in units:
        price = s.unit(unit).damage_price
        if price and foes.within_reach(s, seat, unit, hit):
            return s.influence + most_points(s, seat, SIDE_INFLUENCE, len(units)) >= price
    return False


def may_answer(s: Mage, seat: i64) -> bool:
    """Whether a player may want to use something before the hero takes this damage (MK-306, MK-307).

    That is an effect against the damage, a special one of a hand that the damage would cost, or influence for a unit.
    """
    if could_hire(s, seat, s.blocking):
        return True
    offered: list[int] = []
    playing.offers(s, seat, offered)
    losing = costs_hand(s, seat)
    for action in offered:
        op = playing.effect_of(s, action)
        if op is not None and softens(op):
            return True
        played = losing and act.verb_of(action) in (PLAY, POWER)
        if played and "special" in s.deed(s.table.first[act.first(action)]).icons:
            return True
    return False


def holds_answer(s: Mage, seat: i64) -> bool:
    """Whether a card in hand has an effect against damage, which can be used as long as the hand is not lost."""
    offered: list[int] = []
    playing.offers(s, seat, offered)
    for action in offered:
        if act.verb_of(action) in (PLAY, POWER):
            op = playing.effect_of(s, action)
            if op is not None and softens(op):
                return True
    return False


def softens(op: Op) -> bool:
    """Whether an effect changes the damage that a hero takes."""
    return bool([one for one in with_parts(op) if isinstance(one, Lasting) and one.changes in SOFTER])


def costs_hand(s: Mage, seat: i64) -> bool:
    """Whether the hero would lose the cards in hand to this damage (MK-346, MK-349)."""
    wounds = wounds_dealt(s, seat, s.blocking, s.damage_left)
    if wounds == 0:
        return False
    return s.wounds_taken[seat] + wounds >= s.hand_limit(seat) or has(foes.hit_traits(s, s.blocking), PARALYZE)


def lured(s: Mage, seat: i64, hit: i64) -> i64:
    """The unit that must take the damage of an attack first, if it still can; or NO_CARD."""
    for entry in s.lasting:
        if entry.op is LURED and entry.b == hit and entry.seat == seat:
            unit = entry.card
            if unit in s.at(UNITS, seat) and not s.hurt[unit] and not s.struck[unit] and s.takes_part(seat, unit):
                return unit
    return NO_CARD


def start_damage(s: Mage, hit: i64) -> None:
    """An attack deals its damage."""
    s.blocking = hit
    s.damage_left = foes.damage_of(s, hit)
    s.hit_flags[hit] |= DEALT


def hit_unit(s: Mage, seat: i64, unit: i64) -> None:
    """A unit takes damage: its armor once, twice if it resists; whatever is left wounds it (MK-340, MK-341)."""
    hit = s.blocking
    armor = foes.unit_armor(s, seat, unit)
    s.struck = with_number(s.struck, unit, 1)
    touch(s, seat, unit, hit // ATTACKS)
    if s.unit(unit).damage_price:
        s.spend(seat, INFLUENCE, s.unit(unit).damage_price)  # MX-049
    if s.events is not None:
        s.note("hit-unit", seat, unit)
    if foes.unit_resists(s, seat, unit, foes.element_of(s, hit)):
        take_off(s, armor)
        if s.damage_left == 0:
            return
    take_off(s, armor)
    traits = foes.hit_traits(s, hit)
    if has(traits, PARALYZE):  # MK-349
        injure(s, seat, unit, 0)
        return
    injure(s, seat, unit, 2 if has(traits, POISON) else 1)  # MK-348


def take_off(s: Mage, armor: i64) -> None:
    s.damage_left = s.damage_left - armor if s.damage_left > armor else 0


def hit_hero(s: Mage, seat: i64) -> None:
    """The hero takes all that is left of an attack, wound by wound (MK-345, MK-687)."""
    hit = s.blocking
    traits = foes.hit_traits(s, hit)
    wounds = foes.hero_wounds(s, seat, hit, s.damage_left)
    set_off(s, "hero-hit", seat, hit)
    s.damage_left = 0
    for _ in range(wounds):
        if spared(s, seat) or not s.take_wound(seat):
            continue  # nothing comes with it
        if has(traits, POISON):
            wound_to_discard(s, seat)
        if has(traits, PARALYZE):
            s.drop_hand(seat)
        if has(traits, VAMPIRIC):
            s.foe_armor[hit // ATTACKS] += 1
