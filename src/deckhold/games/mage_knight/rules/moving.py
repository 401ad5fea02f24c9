"""Movement: where a hero can go, steps that start a fight, and revealing tiles (section 14)."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.hexes import NEVER, NO_CELL
from deckhold.engine.ops.lasting import set_off
from deckhold.games.mage_knight.ops.verbs import EXPLORE, MOVE_TO
from deckhold.games.mage_knight.rules import fighting, scenarios
from deckhold.games.mage_knight.rules.pursuing import ready_for
from deckhold.games.mage_knight.rules.revealing import explorable, explore_cost
from deckhold.games.mage_knight.rules.shades import points_to_reveal, reveal
from deckhold.games.mage_knight.state.ground import (
    FAR_SIGHT,
    LEAST_COST,
    arrive,
    assaulted,
    others_at,
    price,
    provoked_by,
    reach,
    shut,
    step_cost,
    step_towards,
    stride,
    underground,
)
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.world import CENTRE_SLOT, SEVEN
from deckhold.games.mage_knight.state.zones import STOPPED
from deckhold.games.mage_knight.terms import CLOSING, MOVING

# How a hero goes to a space: the number of a MOVE_TO.
WALKS: Final = 0  # step by step, without a fight
FIGHTS: Final = 1  # one step, which starts a fight
TUNNELS: Final = 2  # underground (MK-636)

BEFORE_STEP: Final = "before-step"  # what may be done when a hero moves to a space, before it sees what is there


def offers(s: Mage, seat: i64, out: list[int]) -> None:
    """Where a hero can go, and which tiles it can reveal, with the points it has."""
    here = s.where(seat)
    if s.moment != MOVING or here == NO_CELL or s.exhausted(seat):
        return
    if points_to_reveal(s) == 0 and not s.lasting:
        return  # only an effect makes a step free
    if s.lasting and s.marked(STOPPED):
        return
    calm: list[int] = []
    fights: list[int] = []
    for cell in single_steps(s, seat, here):
        if starts_fight(s, seat, here, cell):
            fights.append(cell)
        else:
            calm.append(cell)
    for cell in walks(s, seat, calm):
        out.append(act.action(MOVE_TO, cell, WALKS))
    for cell in fights:
        out.append(act.action(MOVE_TO, cell, FIGHTS))
    if s.scenario.secrets:
        costs = underground(s, here)
        for cell in range(s.cells.size):
            if 0 <= costs[cell] <= s.move_points:
                out.append(act.action(MOVE_TO, cell, TUNNELS))
    if points_to_reveal(s) >= explore_cost(s, seat):
        for position in explorable(s, seat):
            out.append(act.action(EXPLORE, position * SEVEN + CENTRE_SLOT))


def walks(s: Mage, seat: i64, single: list[int]) -> list[int]:
    """Where a hero can walk; onto another hero's space only by a step of its own (MK-259). `single`: by one step."""
    if not single or stride(s, seat) > 1 or (not s.lasting and s.move_points < 2 * LEAST_COST):
        return single
    reached = reach(s, seat).cells()
    return sorted(reached + [cell for cell in single if cell not in reached])


def single_steps(s: Mage, seat: i64, here: i64) -> list[int]:
    """The spaces that a hero can enter at once, if the step is legal at all."""
    far = stride(s, seat)
    near = s.cells.neighbours(here) if far == 1 else [one for one in s.cells.within(here, far) if one != here]
    out: list[int] = []
    for cell in sorted(near):
        least = price(s, seat, cell)
        if least == NEVER or least > s.move_points:
            continue  # at once: the rest takes longer to find out
        cost = step_cost(s, seat, here, cell)
        if cost == NEVER or cost > s.move_points:
            continue
        if others_at(s, seat, cell) and (provoked_by(s, seat, here, cell) or awaited(s, seat, cell)):
            continue  # MK-267
        out.append(cell)
    return out


def awaited(s: Mage, seat: i64, cell: i64) -> bool:
    """Whether pursuers would attack a hero who assaults a site, and its owner with it (MX-369)."""
    return bool(s.numbers.pursuit and assaulted(s, seat, cell) and ready_for(s, seat, cell))


def starts_fight(s: Mage, seat: i64, here: i64, cell: i64) -> bool:
    """Whether a step ends the movement with a fight (MK-235, MK-237)."""
    return assaulted(s, seat, cell) or len(provoked_by(s, seat, here, cell)) > 0


def take(s: Mage, seat: i64, action: i64) -> bool:
    """Carry out one of these, if it is one."""
    verb = act.verb_of(action)
    cell = act.first(action)
    if verb == EXPLORE:
        if s.lasting and stride(s, seat) == 1 and cell // SEVEN not in s.shape.touches[s.where(seat)]:
            set_off(s, FAR_SIGHT, seat)  # it is seen from afar
        reveal(s, seat, cell // SEVEN)
    elif verb != MOVE_TO:
        return False
    elif act.second(action) == WALKS:
        s.push(WALK, seat, -1, cell)
    else:
        s.push(DASH, seat, -1, cell, act.second(action))
        set_off(s, BEFORE_STEP, seat, cell)
    return True


def step(s: Mage, seat: i64, cell: i64) -> bool:
    """A hero pays for a step and makes it; whether it brought something to light."""
    s.move_points -= step_cost(s, seat, s.where(seat), cell)
    s.did_move = True
    return arrive(s, seat, cell)


def charge(s: Mage, seat: i64, cell: i64) -> None:
    """A step that ends the movement: an assault, a provocation, or both (MK-299, MK-668)."""
    here = s.where(seat)
    provoked = provoked_by(s, seat, here, cell)
    attack = assaulted(s, seat, cell)
    step(s, seat, cell)
    if not attack:
        fighting.provoke(s, seat, provoked)
        scenarios.stopped(s, seat)
        return
    storm(s, seat, cell, provoked)


def storm(s: Mage, seat: i64, cell: i64, provoked: list[int]) -> None:
    """A hero has come to a site that it assaults."""
    if shut(s, seat, cell):
        s.moment = CLOSING  # nothing can be done here: the hero will withdraw
    else:
        fighting.assault(s, seat, cell, provoked)


@final
class Walk(Op):
    """A hero goes to the space `a` by the cheapest way, one step after the other, until something comes to light."""

    def run(self, g: Game, ctx: Ctx) -> None:
        assert isinstance(g, Mage)
        to = self.next_step(g, ctx.seat, g.where(ctx.seat), ctx.a)
        if to != NO_CELL:
            g.push(STEP, ctx.seat, -1, to, ctx.a)
            set_off(g, BEFORE_STEP, ctx.seat, to)

    def next_step(self, s: Mage, seat: i64, here: i64, goal: i64) -> i64:
        if stride(s, seat) > 1 or others_at(s, seat, goal):
            return goal if goal in single_steps(s, seat, here) else NO_CELL
        return step_towards(s, seat, goal)


@final
class Step(Op):
    """One step of a walk, to the space `a`; the walk leads to `b`."""

    def run(self, g: Game, ctx: Ctx) -> None:
        assert isinstance(g, Mage)
        news = step(g, ctx.seat, ctx.a)
        if not news and ctx.a != ctx.b:
            g.push(WALK, ctx.seat, -1, ctx.b)
        if g.lasting:
            set_off(g, "step", ctx.seat, ctx.a)


@final
class Dash(Op):
    """A move to the space `a` that is no walk: it starts a fight, or leads underground (`b`)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        assert isinstance(g, Mage)
        if ctx.b == TUNNELS:
            g.move_points -= underground(g, g.where(ctx.seat))[ctx.a]
            g.did_move = True
            arrive(g, ctx.seat, ctx.a)
        else:
            charge(g, ctx.seat, ctx.a)


WALK: Final = Walk()
STEP: Final = Step()
DASH: Final = Dash()
MOVING_OPS: Final[dict[str, Op]] = {"walk": WALK, "step": STEP, "dash": DASH, "stopped": STOPPED}
