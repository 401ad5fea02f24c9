"""Enemies that pursue a hero (29.6): who does, where they step, when they attack."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops.lasting import modified
from deckhold.games.mage_knight.state.ground import walled
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import NEWCOMER, PURSUED, PURSUES
from deckhold.games.mage_knight.terms import FORTIFIED_SITES, GAME, SEA, TURN, UNKNOWN

UPRIGHT: Final = 0
FACE_DOWN: Final = 1

PURSUIT: Final = "pursuit"  # 0: those who pursue the hero neither move nor attack (`modified`)


def pursue(s: Mage, token: i64, seat: i64) -> None:
    """An enemy begins to pursue a hero; it will move from the next turn on (MX-365, MX-437)."""
    s.last(PURSUES, seat, token, GAME, UPRIGHT)
    s.last(NEWCOMER, seat, token, TURN)
    if s.events is not None:
        s.note("pursues", seat, token)


def pursuit_of(s: Mage, token: i64) -> Ctx | None:
    """What is known of a token that pursues a hero."""
    for entry in s.lasting:
        if entry.op is PURSUES and entry.card == token:
            return entry
    return None


def pursuers(s: Mage, seat: i64) -> list[int]:
    """The enemies that pursue a hero now, the first one first; none once their step of this turn is done."""
    if not s.numbers.pursuit or not s.lasting or s.out[seat]:
        return []
    if not modified(s, PURSUIT, seat, NO_CARD, 1):
        return []
    out: list[int] = []
    for entry in s.lasting:
        if entry.op is PURSUED and entry.seat == seat:
            return []
        if entry.op is PURSUES and entry.seat == seat and not s.marked(NEWCOMER, entry.card):
            out.append(int(entry.card))
    return out


def face_down(s: Mage, token: i64) -> bool:
    """Whether a pursuer lies face down."""
    entry = pursuit_of(s, token)
    return entry is not None and entry.b == FACE_DOWN


def turn_over(s: Mage, token: i64, side: i64) -> None:
    """A pursuer is turned face down or face up (MX-371)."""
    entry = pursuit_of(s, token)
    if entry is None or entry.b == side:
        return
    s.lasting = [Ctx(PURSUES, one.seat, one.card, GAME, side) if one is entry else one for one in s.lasting]
    if s.events is not None:
        s.note("pursuer-down" if side == FACE_DOWN else "pursuer-up", entry.seat, token)


def next_to(s: Mage, token: i64, cell: i64) -> bool:
    """Whether nothing keeps a pursuer from attacking a space."""
    return s.cells.distance(s.spot[token], cell) == 1 and not walled(s, s.spot[token], cell)  # MX-Q58


def steps(s: Mage, seat: i64, token: i64, goal: i64) -> list[int]:
    """Where a pursuer may step: the nearest allowed spaces, never further away (MX-366, MX-Q20)."""
    here: i64 = s.spot[token]
    best = s.cells.distance(here, goal)
    out: list[int] = []
    for cell in s.cells.neighbours(here):
        if s.terrain[cell] in (UNKNOWN, SEA) or has(FORTIFIED_SITES, s.site[cell]) or s.heroes_at(cell):
            continue
        distance = s.cells.distance(cell, goal)
        if distance < best:
            best = distance
            out = [cell]
        elif distance == best:
            out.append(cell)
    return sorted(out)


def spot_of(s: Mage, seat: i64) -> i64:
    """Where a hero is for its pursuers: in the portal on the space of the portal (MX-Q20)."""
    cell = s.where(seat)
    return s.portal() if cell == NO_CELL else cell
