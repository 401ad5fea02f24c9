"""The offers of cards and units: taking from them, refilling and renewing them (MK-071 to MK-076, MK-174 to MK-176)."""

from mypy_extensions import i64

from deckhold.engine.core import take_out
from deckhold.games.mage_knight.definitions import Unit
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    ADVANCED,
    ADVANCED_OFFER,
    DECK,
    ELITES,
    OFFERED,
    REGULARS,
    SPELL_OFFER,
    SPELLS,
    UNIT_OFFER,
)
from deckhold.games.mage_knight.terms import MONASTERY


def deck_of(offer: i64) -> i64:
    """The deck that an offer is refilled from."""
    return SPELLS if offer == SPELL_OFFER else ADVANCED


def refill(s: Mage, offer: i64) -> None:
    """New cards come in at the top, as far as there are any (MK-175, MK-Q40)."""
    shown = s.zones[offer]
    deck = s.zones[deck_of(offer)]
    while len(shown) < OFFERED and deck:
        card = deck[len(deck) - 1]
        s.move(card, deck_of(offer), 0, offer, 0)
        if s.events is not None:
            s.note("reveal", -1, card)


def take_offered(s: Mage, seat: i64, card: i64, offer: i64, target: i64 = DECK) -> None:
    """A card of an offer becomes a seat's: it lies on top of the deed deck, unless an effect says otherwise (MK-174).

    The spell and the advanced action offer are refilled at once, the unit offer is not (MK-176).
    """
    s.move(card, offer, 0, target, seat)
    s.show(card, s.map.everybody)
    if s.events is not None:
        s.note("gain-card", seat, card)
    if offer != UNIT_OFFER:
        refill(s, offer)


def under(s: Mage, card: i64, source: i64, deck: i64) -> None:
    """A card goes from an offer under a deck; everybody has seen it."""
    take_out(s.to_take(source), card)
    s.to_change(deck).insert(0, card)
    if s.events is not None:
        s.moved(card, source, 0, deck, 0)


def deal_units(s: Mage, n: i64, mixed: bool) -> None:
    """New units: all regular, or elite and regular by turns, elite first (MK-073)."""
    for i in range(n):
        deck: i64 = ELITES if mixed and i % 2 == 0 else REGULARS
        add_unit(s, deck)


def add_unit(s: Mage, deck: i64) -> bool:
    """One more unit comes into the offer, if its deck has one."""
    cards = s.zones[deck]
    if not cards:
        return False
    card = cards[len(cards) - 1]
    s.move(card, deck, 0, UNIT_OFFER, 0)
    if s.events is not None:
        s.note("reveal", -1, card)
    return True


def add_monastery_card(s: Mage) -> None:
    """An advanced action comes into the unit offer for a monastery (MK-074, MK-410)."""
    deck = s.zones[ADVANCED]
    if deck:
        card = deck[len(deck) - 1]
        s.move(card, ADVANCED, 0, UNIT_OFFER, 0)
        if s.events is not None:
            s.note("reveal", -1, card)


def spare_actions(s: Mage) -> i64:
    """How many advanced actions the deck has for monasteries: those that renew the offer come first (MK-561)."""
    staying = len(s.zones[ADVANCED_OFFER]) - 1
    return len(s.zones[ADVANCED]) - OFFERED + (staying if staying > 0 else 0)


def clear_units(s: Mage) -> None:
    """What is left of the unit offer goes under its decks (MK-071, MK-072)."""
    for card in s.zones[UNIT_OFFER].copy():
        definition = s.definitions[card]
        if isinstance(definition, Unit):
            under(s, card, UNIT_OFFER, ELITES if definition.elite else REGULARS)
        else:
            under(s, card, UNIT_OFFER, ADVANCED)


def monasteries(s: Mage) -> i64:
    """How many monasteries stand on the map; burned ones bear a shield."""
    n: i64 = 0
    for cell in range(s.cells.size):
        if s.site[cell] == MONASTERY and s.shields[cell] == 0:
            n += 1
    return n
