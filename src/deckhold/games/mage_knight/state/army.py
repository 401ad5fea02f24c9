"""The units of a hero: how they come, go and become ready, and the banners they carry (section 12)."""

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.ops.lasting import set_off
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import BANNERS, BOX, DISCARD, HAND, RECRUITED, UNIT_OFFER, UNITS
from deckhold.games.mage_knight.terms import TURN


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
    s.spent[unit] = 0
    s.hurt[unit] = 0
    s.struck[unit] = 0
    s.move(unit, UNITS, seat, BOX, 0)
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
    if s.lasting:
        set_off(s, "unit-healed", seat, unit)


def assign(s: Mage, seat: i64, card: i64, unit: i64) -> None:
    """A banner goes to a unit; one that it had goes to the discard pile (MK-210, MK-211).

    What it does from now on comes into force like any effect, and is over when the banner leaves (`Game.forget`).
    """
    drop_banner(s, seat, unit)
    s.move(card, HAND, seat, BANNERS, seat)
    s.banner[unit] = card
    s.did_play = True
    if s.events is not None:
        s.note("assign", seat, card)
    op = s.deed(card).basic
    assert op is not None
    s.push(op, seat, card)


def drop_banner(s: Mage, seat: i64, unit: i64, target: i64 = DISCARD) -> None:
    """The banner of a unit goes to its owner's discard pile, or elsewhere."""
    card: i64 = s.banner[unit]
    if card != NO_CARD:
        s.banner[unit] = NO_CARD
        s.move(card, BANNERS, seat, target, seat)
        s.forget(card)


def bearer(s: Mage, card: i64) -> i64:
    """The unit that carries a banner, or NO_CARD."""
    for unit in range(s.unit_count):
        if s.banner[unit] == card:
            return unit
    return NO_CARD
