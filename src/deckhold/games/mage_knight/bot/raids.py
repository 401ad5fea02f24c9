"""Fights within reach: which one is worth it, with what is left in hand after the way there."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.core import Op
from deckhold.engine.hexes import NO_CELL
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.bot.fights import Solver, fighting, own_worth
from deckhold.games.mage_knight.bot.roads import Fares, walk_to
from deckhold.games.mage_knight.ops.verbs import CHALLENGE, ENTER, MOVE_TO
from deckhold.games.mage_knight.rules.moving import FIGHTS
from deckhold.games.mage_knight.state.ground import (
    Walking,
    assaulted,
    garrison,
    is_rampaging,
    is_safe,
    rampaging_near,
    step_cost,
)
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import FIELD, SKILLS
from deckhold.games.mage_knight.terms import ADVENTURE_SITES, CAMP, FORTIFIED_SITES, MOVING

CANDIDATES: Final = 3
SOMETHING_ELSE: Final = 3  # what an effect may be worth in a fight that is no attack
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
    within = Fares(s, seat).within()
    reach = s.cells.reach(here, within, Walking(s, seat))
    out: list[Raid] = []
    for token in s.zones[FIELD]:
        if is_rampaging(s, token):
            add_nearest(s, seat, reach.cost, s.spot[token], False, act.action(CHALLENGE, token), out)
    for cell in range(s.cells.size):
        site = s.site[cell]
        if (has(FORTIFIED_SITES, site) or cell == s.city_cell[CAMP]) and assaulted(s, seat, cell):
            if step_cost(s, seat, cell, cell) >= 0:
                add_nearest(s, seat, reach.cost, cell, True, act.action(MOVE_TO, cell, FIGHTS), out)
        elif has(ADVENTURE_SITES, site) and s.shields[cell] == 0 and reach.cost[cell] >= 0:
            out.append(Raid(cell, reach.cost[cell], act.action(ENTER)))
    strength = might(s, seat)
    out = [raid for raid in out if raid.cost <= within and least_armor(s, raid) <= strength]
    out.sort(key=cost_of)
    return out[:CANDIDATES]


def might(s: Mage, seat: i64) -> i64:
    """The most attack points that the hand, the units and the skills could come to."""
    total: i64 = 0
    for card in s.usable_hand(seat):
        deed = s.deed(card)
        total += max(1, attack_of(deed.basic), attack_of(deed.strong))
    for unit in s.ready_units(seat):
        best: i64 = 0
        for ability in s.unit(unit).abilities:
            best = max(best, attack_of(ability.op))
        total += best
    for card in s.at(SKILLS, seat):
        total += attack_of(s.skill(card).op)
    return total


def attack_of(op: Op | None) -> i64:
    """The attack points of an effect; what does something else may come to a few."""
    if op is None:
        return 0
    found = brings(op)
    return max(found.attack, SOMETHING_ELSE) if found.other > 0.0 else found.attack


def least_armor(s: Mage, raid: Raid) -> i64:
    """The armor of the weakest enemy of a fight, as far as it lies open."""
    if act.verb_of(raid.begin) == CHALLENGE:
        return s.enemy(act.first(raid.begin)).armor
    least: i64 = 0
    if act.verb_of(raid.begin) == MOVE_TO:
        for token in garrison(s, act.first(raid.begin)):
            if s.known[token] == s.map.everybody and (least == 0 or s.enemy(token).armor < least):
                least = s.enemy(token).armor
    return least


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


def next_step(s: Mage, seat: i64, raid: Raid) -> i64:
    """The next answer on the way to a fight, or -1."""
    if s.where(seat) == raid.cell:
        if raid.begin in s.answers:
            return raid.begin
    elif s.move_points >= raid.cost:
        return walk_to(s, raid.cell)
    return Fares(s, seat).first(raid.cost)


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
    return Solver(seat, limit).solve(twin) - own_worth(s, seat)


def best_raid(s: Mage, seat: i64, limit: i64) -> tuple[i64, float]:
    """The next answer on the way to the best fight within reach, and what that fight promises."""
    return best_of(s, seat, raids(s, seat), limit)


def best_of(s: Mage, seat: i64, found: list[Raid], limit: i64) -> tuple[i64, float]:
    """The next answer on the way to the best of these fights, and what that fight promises."""
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


def barring(s: Mage, seat: i64, here: i64, there: i64) -> list[Raid]:
    """The fights by which one comes from one space to the next one, where there is no other way."""
    out = [Raid(here, 0, act.action(CHALLENGE, token)) for token in rampaging_near(s, here)]
    cost = step_cost(s, seat, here, there)
    if cost >= 0:
        out.append(Raid(here, cost, act.action(MOVE_TO, there, FIGHTS)))
    return out
