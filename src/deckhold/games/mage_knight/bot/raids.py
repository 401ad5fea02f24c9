"""Fights within reach: which one is worth it, with what is left in hand after the way there."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Op
from deckhold.engine.hexes import NO_CELL
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.bot.combats import fighting
from deckhold.games.mage_knight.bot.fares import Fares, move_fares
from deckhold.games.mage_knight.bot.fights import Solver
from deckhold.games.mage_knight.bot.strength import force_now
from deckhold.games.mage_knight.bot.targets import BESIDE, STORMED, Target
from deckhold.games.mage_knight.bot.values import own_worth
from deckhold.games.mage_knight.ops.verbs import CHALLENGE, ENTER, MOVE_TO, SPECIAL
from deckhold.games.mage_knight.rules.moving import FIGHTS, WALKS
from deckhold.games.mage_knight.rules.scenarios import INCANTATION
from deckhold.games.mage_knight.state.ground import Walking, garrison, is_safe, rampaging_near, step_cost
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import SKILLS
from deckhold.games.mage_knight.terms import MOVING

CANDIDATES: Final = 3
SOMETHING_ELSE: Final = 3  # what an effect may be worth in a fight that is no attack
STEPS: Final = 12  # answers on the way to a fight
HOPELESS: Final = -3.0  # what looks worse than that is not looked at closely
GUESSES: Final = 3  # of who may be waiting
QUICK_LOOK: Final = 80  # positions that are enough in a play-out of a search, where many fights are looked at
OF_PARTS: Final = 12  # times as many positions are looked at where many are faced at once


@final
class Raid:
    """A fight: where it is begun from, the points to get there, the answer that begins it, and what it is for."""

    def __init__(self, begin: i64, goal: i64, large: bool, unseen: bool, hope: float) -> None:
        self.cell: i64 = NO_CELL
        self.cost: i64 = 0  # with the step that begins it
        self.begin = begin  # -1: it is a mere walk
        self.goal = goal  # the space that it is about
        self.large = large  # several enemies at once
        self.unseen = unseen  # some of them are not known
        self.hope = hope  # what it looks worth before anybody has looked closely
        self.line: list[int] = []  # the whole of it, where it was looked at closely


def raids(s: Mage, seat: i64, fares: Fares, targets: list[Target]) -> list[Raid]:
    """The fights within reach of the hand, the most promising first."""
    here = s.where(seat)
    if here == NO_CELL or s.moment != MOVING:
        return []
    within = fares.within()
    reach = s.cells.reach(here, within, Walking(s, seat))
    strength = might(s, seat)
    out: list[Raid] = []
    for target in targets:
        if least_armor(s, target) > strength:
            continue
        begin = act.action(ENTER)
        if target.way == BESIDE:
            begin = act.action(CHALLENGE, target.token)
        elif target.way == STORMED:
            begin = act.action(MOVE_TO, target.cell, FIGHTS)
        large = target.parts and target.enemies > 1
        raid = Raid(begin, target.cell, large, target.unseen, 0.0)
        if target.way in (BESIDE, STORMED):
            settle(s, seat, reach.cost, raid, target.way == STORMED)
        elif reach.cost[target.cell] >= 0:
            raid.cell = target.cell
            raid.cost = reach.cost[target.cell]
        if raid.cell != NO_CELL and raid.cost <= within:
            raid.hope = target.worth(s, seat, force_now(s, seat, max(0, raid.cost - s.move_points)))
            out.append(raid)
    incant = act.action(SPECIAL, INCANTATION)
    if incant in s.answers:
        raid = Raid(incant, here, False, True, 0.0)
        raid.cell = here
        out.append(raid)
    out.sort(key=unpromising)
    return out


def unpromising(raid: Raid) -> float:
    return -raid.hope


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


def least_armor(s: Mage, target: Target) -> i64:
    """The armor of the weakest enemy of a fight, as far as it lies open."""
    if target.way == BESIDE:
        return s.enemy(target.token).armor
    least: i64 = 0
    if target.way == STORMED:
        for token in garrison(s, target.cell):
            if s.known[token] == s.map.everybody and (least == 0 or s.enemy(token).armor < least):
                least = s.enemy(token).armor
    return least


def settle(s: Mage, seat: i64, cost: list[int], raid: Raid, enters: bool) -> None:
    """The cheapest place beside a target from where it can be fought; `enters`: by a step there, which costs too."""
    best: i64 = -1
    least: i64 = 0
    for cell in s.cells.neighbours(raid.goal):
        if cost[cell] >= 0 and is_safe(s, seat, cell):
            needed: i64 = cost[cell]
            if enters:
                step = step_cost(s, seat, cell, raid.goal)
                if step < 0:
                    continue
                needed += step
            if best < 0 or needed < least:
                best = cell
                least = needed
    if best >= 0:
        raid.cell = best
        raid.cost = least


def walk_to(s: Mage, cell: i64) -> i64:
    """The answer that goes to a space without a fight, or -1."""
    walk = act.action(MOVE_TO, cell, WALKS)
    return walk if walk in s.answers else -1


def next_step(s: Mage, seat: i64, raid: Raid) -> i64:
    """The next answer on the way to a fight, or -1."""
    cost = raid.cost
    if s.where(seat) == raid.cell:
        if raid.begin in s.answers:
            return raid.begin
        if raid.begin >= 0:
            cost = 0
        if act.verb_of(raid.begin) == MOVE_TO:
            cost = step_cost(s, seat, raid.cell, act.first(raid.begin))
    elif s.move_points >= cost:
        return walk_to(s, raid.cell)
    return move_fares(s, seat).first(cost)


def approach(twin: Mage, seat: i64, raid: Raid) -> list[int]:
    """Go there and begin the fight; the answers that it took. Whether that succeeded, the position tells."""
    taken: list[int] = []
    for _ in range(STEPS):
        asking = twin.asking
        if asking is None or fighting(twin):
            break
        step: i64 = twin.answers[0]
        if asking.op.kind == "turn":
            step = next_step(twin, seat, raid) if twin.moment == MOVING else -1
            if step < 0:
                break
        taken.append(int(step))
        twin.take(step)
        if raid.begin < 0 and act.verb_of(step) == MOVE_TO:
            break  # there; the points that are left are for what comes next
    return taken


def prospect(s: Mage, guess: Mage, seat: i64, raid: Raid, limit: i64) -> float:
    """What a fight would bring, the way there paid for."""
    twin = guess.clone()
    taken = approach(twin, seat, raid)
    if not fighting(twin) and twin.moment == MOVING and twin.result is None:
        return -1e9
    solver = Solver(seat, limit)
    gain = solver.solve(twin) - own_worth(s, seat)
    raid.line = taken + solver.line
    return gain


def walk(cell: i64, cost: i64, begin: i64) -> Raid:
    """A walk to a space with so many points, and perhaps what is to be done there."""
    out = Raid(begin, cell, False, False, 0.0)
    out.cell = cell
    out.cost = cost
    return out


def looked_at(s: Mage, seat: i64, found: list[Raid], limit: i64) -> list[tuple[Raid, float]]:
    """The most promising of these fights, each with what it really promises: it is played out on a guess.

    Of those in a play-out of a search, which is a guess itself, only the first.
    """
    out: list[tuple[Raid, float]] = []
    if not found:
        return out
    if limit <= QUICK_LOOK:
        if found[0].hope >= HOPELESS:
            out.append((found[0], prospect(s, s, seat, found[0], limit)))
        return out
    guesses = [cast(Mage, s.determinize(seat, 1))]
    best = -1e9
    for raid in found[:CANDIDATES]:
        if raid.hope < HOPELESS:
            break
        positions = limit * OF_PARTS if raid.large else limit
        gain = prospect(s, guesses[0], seat, raid, positions)
        if raid.unseen and gain > best and gain > 0.0:
            while len(guesses) < GUESSES:
                guesses.append(cast(Mage, s.determinize(seat, 1 + len(guesses))))
            for guess in guesses[1:]:
                gain += prospect(s, guess, seat, raid, positions)
            gain /= float(GUESSES)
        best = max(best, gain)
        out.append((raid, gain))
    return out


def barring(s: Mage, seat: i64, here: i64, there: i64) -> list[Raid]:
    """The fights by which one comes from one space to the next one, where there is no other way."""
    out = [Raid(act.action(CHALLENGE, token), there, False, False, 0.0) for token in rampaging_near(s, here)]
    cost = step_cost(s, seat, here, there)
    if cost >= 0:
        onwards = Raid(act.action(MOVE_TO, there, FIGHTS), there, False, True, 0.0)
        onwards.cost = cost
        out.append(onwards)
    for raid in out:
        raid.cell = here
    return out
