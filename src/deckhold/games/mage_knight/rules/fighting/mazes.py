"""Mazes and labyrinths (MX-025 to MX-036): a companion, move points for a way in, then the fight."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.verbs import ENTER
from deckhold.games.mage_knight.rules import playing, tactics
from deckhold.games.mage_knight.rules.fighting.results import close_combat
from deckhold.games.mage_knight.rules.fighting.starting import begin, clear, dwellers, inhabited, lose_points
from deckhold.games.mage_knight.rules.reckoning import most_points
from deckhold.games.mage_knight.state.battle import draw_foe
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.world import SEVEN
from deckhold.games.mage_knight.state.zones import COMPANION, MOVE, TO_DISCARD, UNITS, WAY
from deckhold.games.mage_knight.terms import (
    COMBAT_SCOPE,
    ENTERING,
    LABYRINTH,
    MAZES,
    SIDE_MOVE,
    STARTING,
)

WAYS: Final = [2, 4, 6]  # the ways in, by the move points they take


# -- who can enter -----------------------------------------------------------------------------------------------------


def free_ways(s: Mage, cell: i64) -> list[int]:
    """The ways into the maze on a space where no shield lies."""
    tile = s.tile_at[cell // SEVEN]
    return [n for n in WAYS if not s.marked(WAY, tile, n)]


def offers(s: Mage, seat: i64, out: list[int]) -> None:
    """A maze can be entered once by each hero, by a way that is free (MX-025, MX-026, MX-035, MX-036)."""
    cell = s.where(seat)
    if cell == NO_CELL or not has(MAZES, s.site[cell]) or s.own_shield(cell, seat) or not s.free_to_act(seat):
        return
    free = free_ways(s, cell) if inhabited(s, cell) else []
    if free and (free[0] == WAYS[0] or most_points(s, seat, SIDE_MOVE, 1) >= free[0]):
        out.append(act.action(ENTER))


# -- going in ----------------------------------------------------------------------------------------------------------


def enter(s: Mage, seat: i64) -> None:
    """The action is declared: what is left of the movement is of no use (MX-026, MX-028).

    Healing points are, as long as no combat has started (MK-465).
    """
    clear(s, seat)
    s.move_points = 0
    s.influence = 0
    s.moment = ENTERING
    s.fight_cell = s.where(seat)
    s.alone = True
    s.push(GO_IN, seat)
    s.push(CHOOSE_COMPANION, seat)


@final
class ChooseCompanion(Op):
    """One unit may come along, whatever its state; all others have no part in the action (MX-027, MX-Q06)."""

    kind = "companion"

    def run(self, g: Game, ctx: Ctx) -> None:
        if g.at(UNITS, ctx.seat):
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, unit) for unit in g.at(UNITS, ctx.seat)] + [act.action(act.PASS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) != act.PASS:
            g.last(COMPANION, ctx.seat, act.first(action), COMBAT_SCOPE)
            if g.events is not None:
                g.note("companion", ctx.seat, act.first(action))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-go-alone")
        return t.say("do-take-along", card=g.info.piece_name(g, act.first(action), t))

    def rules(self) -> list[str]:
        return ["MX-027"]


@final
class GoIn(Op):
    """The hero plays what brings move points, then goes in by a way, or turns back (MX-028 to MX-030)."""

    kind = "maze"
    always_asks = True  # whether there is anything to play is a secret of the hand

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        playing.offers(s, ctx.seat, out)
        tactics.offers(s, ctx.seat, out)
        for n in free_ways(s, s.fight_cell):
            if n <= s.move_points:
                out.append(act.action(act.AMOUNT, n))
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        verb = act.verb_of(action)
        if verb == act.PASS:
            s.move_points = 0
            close_combat(s)
            if s.events is not None:
                s.note("turns-back", ctx.seat)
        elif verb == act.AMOUNT:
            go_in(s, ctx.seat, act.first(action))
        else:
            g.again(ctx)
            if not playing.take(s, ctx.seat, action):
                tactics.take(s, ctx.seat, action)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        verb = act.verb_of(action)
        if verb == act.PASS:
            return t.say("do-turn-back")
        if verb == act.AMOUNT:
            s = cast(Mage, g)
            return t.say("do-way", n=act.first(action), what=way_text(s.site[s.fight_cell], act.first(action), t))
        return g.info.label(g, ctx, action, t)

    def intent(self, g: Game, ctx: Ctx, action: i64) -> str:
        return act.ENDS if act.verb_of(action) == act.PASS else ""

    def rules(self) -> list[str]:
        return ["MX-028", "MX-029", "MX-498"]


def go_in(s: Mage, seat: i64, n: i64) -> None:
    """A way in is paid for; points beyond that are lost (MX-Q06). One enemy waits inside (MX-030)."""
    s.spend(seat, MOVE, n)
    lose_points(s)
    s.last(WAY, seat, s.tile_at[s.fight_cell // SEVEN], COMBAT_SCOPE, n)
    s.wounds_taken = [0] * s.seats
    s.moment = STARTING
    draw_foe(s, dwellers(s, s.fight_cell)[0], TO_DISCARD)
    begin(s, seat)


def way_text(site: i64, n: i64, t: Teller) -> str:
    """What a way leads to."""
    reward = t.say(f"way-{n}")
    return t.listing([reward, t.say("way-labyrinth")]) if site == LABYRINTH else reward


CHOOSE_COMPANION: Final = ChooseCompanion()
GO_IN: Final = GoIn()
MAZE_OPS: Final[dict[str, Op]] = {"choose-companion": CHOOSE_COMPANION, "go-in": GO_IN}
