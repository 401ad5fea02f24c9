"""The units of a hero: how they come, go and become ready, and the banners they carry (section 12)."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Op, with_number
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops.lasting import set_off
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.general import on_turn
from deckhold.games.mage_knight.state.ground import held_against
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    ATTACKS,
    BANNERS,
    BOX,
    BOXED,
    BRIBED,
    DISCARD,
    HAND,
    HEALED,
    INFLUENCE,
    OF_ARMY,
    RECRUITED,
    UNIT_OFFER,
    UNITS,
)
from deckhold.games.mage_knight.terms import COMBAT_SCOPE, DAMAGE_PHASE, FORTIFIED_SITES, GAME, TURN, VAMPIRIC

BANNER_LOST: Final = "banner-lost"  # a unit has lost its banner (the event's card)


def assaulting(s: Mage, seat: i64) -> bool:
    """Whether a hero assaults a fortified site, or attacks Volkare (MX-050, MX-052); who defends one does not.

    Another hero is attacked like any, but in a site of its own (MX-Q34).
    """
    if not s.in_combat() or s.fight_cell == NO_CELL or seat != s.turn:
        return False
    if s.rival >= 0:
        return held_against(s, seat, s.fight_cell)
    for flags in s.foe_flags:
        if flags & OF_ARMY:
            return not on_turn(s)
    return has(FORTIFIED_SITES, s.site[s.fight_cell])


def price_to_act(s: Mage, seat: i64, unit: i64) -> i64:
    """The influence that a unit wants before it does anything in this combat (MX-050, MX-Q34)."""
    price = s.unit(unit).assault_price
    if not price or not assaulting(s, seat) or s.marked(BRIBED, unit):
        return 0
    return price


def bribe(s: Mage, seat: i64, unit: i64) -> None:
    """A unit gets what it wants for this combat, if it wants anything."""
    price = price_to_act(s, seat, unit)
    if price:
        s.spend(seat, INFLUENCE, price)
        s.last(BRIBED, seat, unit, COMBAT_SCOPE)
        if s.events is not None:
            s.note("bribe", seat, unit, price)


def join(s: Mage, seat: i64, unit: i64) -> None:
    """A new unit is ready and unwounded (MK-199)."""
    s.move(unit, UNIT_OFFER, 0, UNITS, seat)
    s.spent[unit] = 0
    s.hurt[unit] = 0
    s.last(RECRUITED, seat, unit, TURN)
    if s.events is not None:
        s.note("recruit", seat, unit)
    set_off(s, "recruited", seat, unit)


def disband(s: Mage, seat: i64, unit: i64) -> None:
    """A unit leaves the game: its banner is discarded, its wounds go back (MK-200, MK-704)."""
    drop_banner(s, seat, unit)
    if unit not in s.at(UNITS, seat):
        return  # it could not do without its banner
    s.spent[unit] = 0
    s.hurt[unit] = 0
    s.struck = with_number(s.struck, unit, 0)
    s.move(unit, UNITS, seat, BOX, 0)
    if s.unit(unit).mana:
        s.lasting = [entry for entry in s.lasting if entry.card != unit or entry.a != GAME]
    if s.events is not None:
        s.note("disband", seat, unit)


def ready(s: Mage, seat: i64, unit: i64) -> None:
    """A unit can be used again, wounded or not (MK-206)."""
    s.spent[unit] = 0
    if s.events is not None:
        s.note("ready", seat, unit)


def spend_unit(s: Mage, seat: i64, unit: i64) -> None:
    """A unit cannot be used until something readies it."""
    s.spent[unit] = 1
    if s.events is not None:
        s.note("spent", seat, unit)


def heal_unit(s: Mage, seat: i64, unit: i64) -> None:
    """One wound of a unit is healed."""
    s.hurt[unit] -= 1
    if s.events is not None:
        s.note("heal-unit", seat, unit)
    set_off(s, "unit-healed", seat, unit)
    cured(s, seat, unit)


def cured(s: Mage, seat: i64, card: i64) -> None:
    """A wound in hand, or one of a unit (`card`), was healed: an effect of this turn may want to know."""
    set_off(s, "cured", seat, card)
    s.last(HEALED, seat, card, TURN)


def wound_unit(s: Mage, seat: i64, unit: i64, n: i64) -> None:
    """A unit is wounded, by poison twice; or (0) destroyed by paralysis (MK-340, MK-348, MK-349)."""
    if n == 0:
        disband(s, seat, unit)
        return
    s.hurt[unit] += n
    if s.events is not None:
        s.note("wound-unit", seat, unit)
    if s.moment == DAMAGE_PHASE and s.rival < 0 and has(foes.hit_traits(s, s.blocking), VAMPIRIC):
        s.foe_armor[s.blocking // ATTACKS] += n  # MK-359, MX-Q17


def assign(s: Mage, seat: i64, card: i64, unit: i64) -> None:
    """A banner goes from hand to a unit.

    What it does from now on comes into force like any effect, and is over when the banner leaves (`Game.forget`).
    """
    fasten(s, seat, card, unit, HAND)
    op = s.deed(card).basic
    assert op is not None
    if s.banner[unit] == card:
        s.push(op, seat, card)


def fasten(s: Mage, seat: i64, card: i64, unit: i64, zone: i64) -> None:
    """A banner goes to a unit; one that it had goes to the discard pile (MK-210, MK-211).

    A unit that cannot do without that one is gone then, and the new one is discarded too (MX-064).
    """
    drop_banner(s, seat, unit)
    s.did_play = True
    if unit not in s.at(UNITS, seat):
        s.move(card, zone, seat, DISCARD, seat)
        return
    s.move(card, zone, seat, BANNERS, seat)
    s.banner[unit] = card
    if s.events is not None:
        s.note("assign", seat, card)


def drop_banner(s: Mage, seat: i64, unit: i64, target: i64 = DISCARD) -> None:
    """The banner of a unit goes to its owner's discard pile, or elsewhere."""
    card: i64 = s.banner[unit]
    if card != NO_CARD:
        s.move(card, BANNERS, seat, target, seat)
        unfasten(s, seat, unit)


def unfasten(s: Mage, seat: i64, unit: i64) -> None:
    """A unit has lost its banner, which does nothing more."""
    card: i64 = s.banner[unit]
    s.banner[unit] = NO_CARD
    set_off(s, BANNER_LOST, seat, card)
    s.forget(card)


def worn(s: Mage, unit: i64) -> Op | None:
    """What the banner of a unit does for it: that of the artifact that it is used as."""
    card: i64 = s.banner[unit]
    if card == NO_CARD:
        return None
    for entry in s.lasting:
        if entry.op is BOXED and entry.card == card:
            return s.deed(entry.b).basic
    return s.deed(card).basic


def bearer(s: Mage, card: i64) -> i64:
    """The unit that carries a banner, or NO_CARD."""
    for unit in range(s.unit_count):
        if s.banner[unit] == card:
            return unit
    return NO_CARD
