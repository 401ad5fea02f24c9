"""Ghosts attack before a turn (MX-209 to MX-211): the hero attends as when Volkare attacks, and nothing is won."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.core import Ctx, Game, Op
from deckhold.games.mage_knight.rules import tactics
from deckhold.games.mage_knight.rules.fighting.defence import ATTEND, STAND
from deckhold.games.mage_knight.state.ghosts import wake, woken
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import HAUNTING
from deckhold.games.mage_knight.terms import COMBAT_SCOPE


@final
class Risen(Op):
    """The end of a turn is over: who has risen too far above the others since (`a`: the level before) wakes ghosts.

    Several levels are looked at together (MX-208, MX-Q61).
    """

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if s.level[ctx.seat] > ctx.a:
            wake(s, ctx.seat, woken(s, ctx.seat, s.level[ctx.seat]))


def haunt(s: Mage, seat: i64) -> None:
    """A turn is about to begin: the ghosts in front of its player attack first (MX-209)."""
    ghosts = s.at(HAUNTING, seat)
    if not ghosts:
        return
    if s.events is not None:
        s.note("ghosts-attack", seat)
    s.push(GHOSTS_GONE, seat)
    s.push(STAND, seat)
    s.push(ATTEND, seat, ghosts[0])
    tactics.answer(s, seat, seat)  # MK-110


@final
class GhostsGone(Op):
    """The ghosts have vanished; a turn that was taken in advance ends now (MX-127, MX-209)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        from deckhold.games.mage_knight.rules.turn import GUEST_TURN  # which knows of fights

        s = cast(Mage, g)
        s.close(COMBAT_SCOPE)
        if s.events is not None:
            s.note("ghosts-vanish", ctx.seat)
        if ctx.seat in s.guests:
            s.guests = [seat for seat in s.guests if seat != ctx.seat]
            g.push(GUEST_TURN, ctx.seat)


RISEN: Final = Risen()
GHOSTS_GONE: Final = GhostsGone()
GHOST_OPS: Final[dict[str, Op]] = {"risen": RISEN, "ghosts-gone": GHOSTS_GONE}
