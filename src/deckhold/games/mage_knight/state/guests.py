"""Turns that are begun in somebody else's and ended after it: of who attends a combat fully, or fights with others.

Who attends one partly has no turn in it: what was played stays where it is.
"""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.ops.lasting import set_off
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import DICE_KEPT, LEFT_LYING, PLAYED
from deckhold.games.mage_knight.terms import NEXT_DRAW, TURN

ATTENDED_PARTLY: Final = "attended-partly"  # the combat is over for whoever attended it partly


def put_off(s: Mage, seat: i64, played: bool, dice: i64) -> None:
    """A turn will go on later: what is remembered of it until then."""
    if played:
        s.guest_played |= bit(seat)
    s.last(DICE_KEPT, seat, NO_CARD, TURN, dice)


def go_on_with(s: Mage, seat: i64) -> None:
    """A turn goes on; points do not last so long."""
    s.turn = seat
    s.did_play = has(s.guest_played, seat)
    s.guest_played &= ~bit(seat)
    s.dice_left = 0
    for entry in s.lasting:
        if entry.op is DICE_KEPT and entry.seat == seat:
            s.dice_left = entry.b
            s.lapse(entry)
    s.move_points = 0
    s.influence = 0
    s.healing = 0


def attended_partly(s: Mage, seat: i64) -> None:
    """Effects are over with the combat; the cards lie there until the end of the next turn (MK-497, MK-Q85)."""
    set_off(s, ATTENDED_PARTLY, seat)
    s.close(TURN, seat)
    for card in s.at(PLAYED, seat):
        s.last(LEFT_LYING, seat, card, NEXT_DRAW)
