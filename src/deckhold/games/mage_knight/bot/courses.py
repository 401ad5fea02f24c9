"""Whole plans for a turn, for a search to compare: more of them than somebody needs who takes the best one at once."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.hexes import NO_CELL
from deckhold.games.mage_knight.bot.deals import next_to, tried, visits
from deckhold.games.mage_knight.bot.fares import move_fares
from deckhold.games.mage_knight.bot.lures import Lures
from deckhold.games.mage_knight.bot.plans import RISKY, ZERO, Plan, Plans, discover, moving
from deckhold.games.mage_knight.bot.raids import CANDIDATES, approach, looked_at, next_step, raids, walk
from deckhold.games.mage_knight.bot.strength import force_of
from deckhold.games.mage_knight.bot.targets import targets_of
from deckhold.games.mage_knight.ops.verbs import INTERACT
from deckhold.games.mage_knight.state.ground import Walking, is_safe
from deckhold.games.mage_knight.state.position import Mage

MOST: Final = 10  # plans that are compared; a small search compares the first of them
FIGHTS: Final = 3  # more than are looked at by who takes the best at once,
VISITS: Final = 3  # places to deal at
WALKS: Final = 3  # places to go to,
APART: Final = 2  # so many steps from each other,
DEAR_WALK: Final = -3.0  # that do not promise less than this
FREE: Final = 40.0  # what promises so much is done before anything is planned
OF_FULL_HAND: Final = 0.3  # of what its cards are worth a search for tiles may cost


def courses(s: Mage, seat: i64, limit: i64) -> list[list[int]]:
    """The plans as the answers that each begins with, as far as they are known; the one that promises most first."""
    plans = moving(s, seat, limit)
    if plans.most < FREE and s.where(seat) != NO_CELL:
        widen(s, seat, plans, limit)
    guess = cast(Mage, s.determinize(seat, 1))
    out: list[list[int]] = []
    for plan in sorted(plans.found, key=unpromising):
        if out and plans.most >= FREE:
            break
        way = plan.way
        course = [plan.action] if way is None else approach(guess.clone(), seat, way)
        if course and course not in out and len(out) < MOST:
            out.append(course)
    return out


def unpromising(plan: Plan) -> float:
    return -plan.value


def widen(s: Mage, seat: i64, plans: Plans, limit: i64) -> None:
    """Further plans: other fights and people to deal with, other places to go to, a tile that looks too dear."""
    most = plans.most
    fares = move_fares(s, seat)
    targets = targets_of(s, seat)
    further = raids(s, seat, fares, targets)[CANDIDATES : CANDIDATES + FIGHTS]
    for raid, prize in looked_at(s, seat, further, limit):
        if prize > RISKY:
            plans.risk(next_step(s, seat, raid), min(most, ZERO + prize), raid)
    for visit in visits(s, seat, fares)[:VISITS]:
        gain = tried(s, seat, visit)
        if gain > 0.0:
            way = walk(visit.cell, visit.cost, act.action(INTERACT))
            plans.put(next_to(s, seat, visit), min(most, ZERO + gain), way)
    dear = Plans({})
    discover(s, seat, fares, OF_FULL_HAND, dear)
    for plan in dear.found:
        plans.put(plan.action, min(most, plan.value + DEAR_WALK), plan.way)
    here = s.where(seat)
    lures = Lures(s, seat, targets, force_of(s, seat), [])
    reach = s.cells.reach(here, fares.within(), Walking(s, seat))
    walks: list[tuple[float, int, int]] = []
    for cell in range(s.cells.size):
        cost: i64 = reach.cost[cell]
        if cost > 0 and is_safe(s, seat, cell):
            gain = lures.worth[cell] - lures.worth[here] - fares.price(cost)
            if gain > DEAR_WALK:
                walks.append((-gain, cell, int(cost)))
    walks.sort()
    chosen: list[int] = []
    for loss, cell, cost in walks:
        near = [other for other in chosen if s.cells.distance(cell, other) < APART]
        if len(chosen) < WALKS and not near:
            chosen.append(cell)
            way = walk(cell, cost, -1)
            plans.put(next_step(s, seat, way), min(most, ZERO - loss), way)
