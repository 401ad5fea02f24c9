"""What may be done outside one's own turn, tactics, and skills in the middle of the table (sections 5, 6.1, 13)."""

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.ops import find_copy
from deckhold.games.mage_knight.definitions import timely, times_of
from deckhold.games.mage_knight.ops.conjuring import Thaw
from deckhold.games.mage_knight.ops.outside import open_window
from deckhold.games.mage_knight.ops.tolls import OnToken, TollGained
from deckhold.games.mage_knight.ops.verbs import USE_CENTRE
from deckhold.games.mage_knight.state import centre
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import CENTRE


def before_turn(s: Mage, seat: i64) -> None:
    """Push what may be done before a turn, by its player and by others (MK-108, MK-663 step 1)."""
    open_window(s, seat)


def answer(s: Mage, seat: i64, target: i64) -> None:
    """Push what a player may do whom another one is about to act on (MK-110, MK-471)."""
    open_window(s, seat, target)


def skills_return(s: Mage, seat: i64) -> None:
    """A seat's own skills in the middle of the table come back, face down (MK-116)."""
    centre.at_turn_start(s, seat)
    if s.skips[seat]:
        # What was to come at the start of this turn is lost with it.
        s.lasting = [
            entry
            for entry in s.lasting
            if not (entry.seat == seat and isinstance(entry.op, Thaw | TollGained | OnToken))
        ]


def offers(s: Mage, seat: i64, out: list[int]) -> None:
    """What else the menu of a turn offers: skills in the middle of the table."""
    for card in s.zones[CENTRE]:
        op = s.skill(card).centre
        if op is None or not timely(s, times_of(op)) or not centre.usable_by(s, seat, card):
            continue
        if s.feasible(op, seat, card):
            out.append(act.action(USE_CENTRE, s.table.kind[card]))


def take(s: Mage, seat: i64, action: i64) -> bool:
    """Carry out one of these, if it is one."""
    if act.verb_of(action) != USE_CENTRE:
        return False
    card = find_copy(s, CENTRE, seat, act.first(action))
    op = s.skill(card).centre
    assert op is not None
    owner = centre.give_back(s, card)
    if s.events is not None:
        s.note("centre", seat, card)
    s.push(op, seat, card, owner)
    return True


def turn_over(s: Mage, seat: i64) -> None:
    """A turn is over, played or not: alone, skills that lay in the middle during it come back (MK-224)."""
    centre.at_turn_end(s, seat)


def round_over(s: Mage) -> None:
    """Skills in the middle come back (MK-661); dice and cards of tactics follow when the next round is prepared."""
    centre.at_round_end(s)
