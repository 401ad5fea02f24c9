"""Fights within reach: which one is worth it, with what is left in hand after the way there."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.hexes import NO_CELL
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.bot.fights import Solver, fighting, own_worth
from deckhold.games.mage_knight.bot.roads import Source, potential, sources
from deckhold.games.mage_knight.ops.verbs import CHALLENGE, ENTER, MOVE_TO, PLAY, POWER, SIDE
from deckhold.games.mage_knight.rules.moving import FIGHTS, WALKS
from deckhold.games.mage_knight.state.ground import Walking, assaulted, is_rampaging, is_safe, step_cost
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import FIELD
from deckhold.games.mage_knight.terms import ADVENTURE_SITES, KEEP, MAGE_TOWER, MOVING

CANDIDATES: Final = 4
STEPS: Final = 12  # answers on the way to a fight


@final
class Raid:
    """A fight: where it is begun from, the points to get there, and the answer that begins it."""

    def __init__(self, cell: i64, cost: i64, begin: i64) -> None:
        self.cell = cell
        self.cost = cost  # with the step that begins it
        self.begin = begin


def raids(s: Mage, seat: i64) -> list[Raid]:
    """The fights within reach of the hand, the nearest first."""
    here = s.where(seat)
    if here == NO_CELL or s.moment != MOVING:
        return []
    within = potential(s, seat, sources(s, seat))
    reach = s.cells.reach(here, within, Walking(s, seat))
    out: list[Raid] = []
    for token in s.zones[FIELD]:
        if is_rampaging(s, token):
            add_nearest(s, seat, reach.cost, s.spot[token], False, act.action(CHALLENGE, token), out)
    for cell in range(s.cells.size):
        site = s.site[cell]
        if site in (KEEP, MAGE_TOWER) and assaulted(s, seat, cell):
            if step_cost(s, seat, cell, cell) >= 0:
                add_nearest(s, seat, reach.cost, cell, True, act.action(MOVE_TO, cell, FIGHTS), out)
        elif has(ADVENTURE_SITES, site) and s.shields[cell] == 0 and reach.cost[cell] >= 0:
            out.append(Raid(cell, reach.cost[cell], act.action(ENTER)))
    out = [raid for raid in out if raid.cost <= within]
    out.sort(key=cost_of)
    return out[:CANDIDATES]


def cost_of(raid: Raid) -> int:
    return int(raid.cost)


def add_nearest(s: Mage, seat: i64, cost: list[int], target: i64, enters: bool, begin: i64, out: list[Raid]) -> None:
    """The cheapest place beside a target from where it can be fought; `enters`: by a step there, which costs too."""
    best: i64 = -1
    least: i64 = 0
    for cell in s.cells.neighbours(target):
        if cost[cell] >= 0 and is_safe(s, seat, cell):
            needed = cost[cell] + step_cost(s, seat, cell, target) if enters else cost[cell]
            if best < 0 or needed < least:
                best = cell
                least = needed
    if best >= 0:
        out.append(Raid(best, least, begin))


def price(s: Mage, source: Source) -> float:
    """What a source of move points would be worth in a fight, per point."""
    verb = act.verb_of(source.action)
    lost = 0.3
    if verb in (PLAY, POWER, SIDE):
        deed = s.deed(s.table.first[act.first(source.action)])
        for op in (deed.basic, deed.strong):
            if op is not None:
                found = brings(op)
                lost = max(lost, 0.25 * max(float(found.attack), float(found.block)) + 0.5 * found.other)
        if verb == POWER:
            lost += 0.4
    return lost / float(source.move)


def next_step(s: Mage, seat: i64, raid: Raid) -> i64:
    """The next answer on the way to a fight, or -1."""
    if raid.begin in s.answers and s.where(seat) == raid.cell:
        return raid.begin
    if s.where(seat) != raid.cell:
        walk = act.action(MOVE_TO, raid.cell, WALKS)
        if walk in s.answers and s.move_points >= raid.cost:
            return walk
    best: i64 = -1
    least = 1e9
    for source in sources(s, seat):
        lost = price(s, source)
        if lost < least:
            least = lost
            best = source.action
    return best


def prospect(s: Mage, guess: Mage, seat: i64, raid: Raid, limit: i64) -> float:
    """What a fight would bring, the way there paid for."""
    twin = guess.clone()
    target = Raid(raid.cell, raid.cost, raid.begin)
    for _ in range(STEPS):
        if fighting(twin) or twin.result is not None:
            break
        asking = twin.asking
        assert asking is not None
        if asking.op.kind != "turn":
            twin.take(twin.answers[0])
            continue
        if twin.where(seat) == raid.cell:
            target.cost = raid.cost if act.verb_of(raid.begin) == MOVE_TO else 0
            if act.verb_of(raid.begin) == MOVE_TO:
                target.cost = step_cost(twin, seat, raid.cell, act.first(raid.begin))
        step = next_step(twin, seat, target)
        if step < 0:
            return -1e9
        twin.take(step)
    if not fighting(twin) and twin.moment == MOVING:
        return -1e9
    return Solver(seat, limit).value(twin, 0) - own_worth(s, seat)


def best_raid(s: Mage, seat: i64, limit: i64) -> tuple[i64, float]:
    """The next answer on the way to the best fight, and what that fight promises."""
    found = raids(s, seat)
    if not found:
        return -1, -1e9
    guess = cast(Mage, s.determinize(seat, 1))
    best = -1e9
    chosen: i64 = -1
    for raid in found:
        gain = prospect(s, guess, seat, raid, limit)
        if gain > best:
            step = next_step(s, seat, raid)
            if step >= 0:
                best = gain
                chosen = step
    return chosen, best
