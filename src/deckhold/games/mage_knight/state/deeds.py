"""Deed cards on their way: played, discarded, thrown away, laid under the deck (MK-149, MK-178, MK-179)."""

from mypy_extensions import i64

from deckhold.engine.core import take_out
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import BOX, DECK, DISCARD, HAND, PLAYED, WOUNDS


def put_in_play(s: Mage, seat: i64, card: i64, how: str, zone: i64 = PLAYED) -> None:
    """A card goes from hand into the play area, or out of the game; `how` is what the log calls it."""
    s.move(card, HAND, seat, zone, seat)
    s.did_play = True
    if s.events is not None:
        s.note(how, seat, card)


def discard(s: Mage, seat: i64, card: i64) -> None:
    """A card goes from hand to the discard pile; unless it is a wound, the duty to play or discard is met (MK-Q68)."""
    s.move(card, HAND, seat, DISCARD, seat)
    if not s.deed(card).is_wound:
        s.did_play = True
    if s.events is not None:
        s.note("discard", seat, card)


def throw_away(s: Mage, seat: i64, card: i64, zone: i64 = HAND) -> None:
    """A card leaves the game; a wound goes back to its pile (MK-179)."""
    s.move(card, zone, seat, WOUNDS if s.deed(card).is_wound else BOX, 0)
    if s.events is not None:
        s.note("throw-away", seat, card)


def put_under_deck(s: Mage, seat: i64, card: i64, zone: i64) -> None:
    """A card goes under its owner's deed deck; whoever saw it knows where it lies."""
    take_out(s.to_take(zone, seat), card)
    s.to_change(DECK, seat).insert(0, card)
    if s.events is not None:
        s.moved(card, zone, seat, DECK, seat)
