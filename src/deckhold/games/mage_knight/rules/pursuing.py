"""What enemies do that pursue a hero when its movement is over: follow, or attack (29.6).

They act by themselves; the player is asked only which of several nearest spaces one of them steps to.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops.lasting import Mark
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.verbs import CHOOSE_CELL
from deckhold.games.mage_knight.rules import dealing
from deckhold.games.mage_knight.state.battle import add_foe
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.pursuit import (
    UPRIGHT,
    face_down,
    next_to,
    pursuers,
    spot_of,
    steps,
    turn_over,
)
from deckhold.games.mage_knight.state.zones import PURSUED, RAMPAGING
from deckhold.games.mage_knight.terms import FORTIFIED_SITES, TURN

REST_INTERRUPTED: Final = Mark()  # pursuers attack at the beginning of a rest, which goes on after that


def sheltered(s: Mage, seat: i64, cell: i64) -> bool:
    """Whether pursuers do not attack a hero on a space: a fortified site, or one that deals with it (MX-370)."""
    return has(FORTIFIED_SITES, s.site[cell]) or dealing.open_to(s, seat, cell)


def attackers(s: Mage, seat: i64) -> list[int]:
    """The pursuers that would attack a hero if its movement ended here: next to it and face up (MX-368)."""
    cell = spot_of(s, seat)
    ready = ready_for(s, seat, cell)
    return [] if ready and sheltered(s, seat, cell) else ready


def ready_for(s: Mage, seat: i64, cell: i64) -> list[int]:
    """The pursuers of a hero that nothing but a shelter would keep from attacking it on a space."""
    return [token for token in pursuers(s, seat) if next_to(s, token, cell) and not face_down(s, token)]


def follow(s: Mage, seat: i64, join: bool) -> None:
    """The movement of a hero is over: its pursuers step nearer (MX-366 to MX-369).

    Those beside it `join` the combat that begins, in which a site that is assaulted is no shelter.
    """
    after = pursuers(s, seat)
    if not after:
        return
    hunting = [token for token in after if token not in s.foes]
    s.last(PURSUED, seat, NO_CARD, TURN)
    goal = spot_of(s, seat)
    safe = sheltered(s, seat, goal) and not (join and s.fight_cell == goal)
    movers: list[int] = []
    attacked = False
    for token in hunting:
        if s.cells.distance(s.spot[token], goal) <= 1:
            if safe or not next_to(s, token, goal):
                continue
            if face_down(s, token):
                turn_over(s, token, UPRIGHT)
            elif join:
                add_foe(s, token, RAMPAGING)
                attacked = True
        elif not steps(s, seat, token, goal):
            if s.events is not None:
                s.note("pursuer-waits", seat, token)
        elif face_down(s, token):
            turn_over(s, token, UPRIGHT)
        else:
            movers.append(token)
    if attacked and s.events is not None:
        s.note("pursuers-attack", seat)
    for token in reversed(movers):
        s.push(STEP, seat, token)


@final
class PursuerSteps(Op):
    """A pursuer steps nearer; of several nearest spaces the player of its hero names one (MX-366, MX-367)."""

    kind = "pursuit"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [act.action(CHOOSE_CELL, cell) for cell in steps(s, ctx.seat, ctx.card, spot_of(s, ctx.seat))]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        s.place(ctx.card, act.first(action), ctx.seat)
        if s.events is not None:
            s.note("pursuer-steps", ctx.seat, ctx.card)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-pursuit", card=t.name(g.table.card[ctx.card].id))

    def rules(self) -> list[str]:
        return ["MX-366", "MX-367"]


def rest_later(s: Mage, seat: i64) -> None:
    """A rest waits until the pursuers have been fought (MX-Q20)."""
    s.last(REST_INTERRUPTED, seat, NO_CARD, TURN)


def rest_goes_on(s: Mage, seat: i64) -> bool:
    """Whether a rest was interrupted: it goes on now."""
    for entry in s.lasting:
        if entry.op is REST_INTERRUPTED and entry.seat == seat:
            s.lapse(entry)
            return True
    return False


STEP: Final = PursuerSteps()
PURSUING_OPS: Final[dict[str, Op]] = {"pursuer-steps": STEP, "rest-interrupted": REST_INTERRUPTED}
