"""A combat, solved for the hand one has: which effects, against whom, and what is left to be suffered.

The solver plays the combat out with the rules themselves, every order of play that makes a difference: effects of a
phase are added in one order only, targets are named before, a blow that succeeds is struck, points are not wasted, and
what cannot become better than what was found is left alone.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.core import Op
from deckhold.engine.ops import Lasting
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.bot.combats import WORST, fighting, hope, position_key
from deckhold.games.mage_knight.bot.sketch import sketched
from deckhold.games.mage_knight.bot.values import own_worth
from deckhold.games.mage_knight.ops.standing import Standing
from deckhold.games.mage_knight.ops.verbs import (
    ASSIGN,
    BLOCK,
    END_PHASE,
    FACE,
    GUARD,
    PLAY,
    POWER,
    SIDE,
    STRIKE,
    TARGET,
    USE_SKILL,
    USE_UNIT,
)
from deckhold.games.mage_knight.rules.fighting.joint import FightOn
from deckhold.games.mage_knight.rules.fighting.starting import NameFoes
from deckhold.games.mage_knight.rules.turn import Main
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.covering import leader_in
from deckhold.games.mage_knight.state.leaders import levels_left
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    ATTACKS,
    HAND,
    INFLUENCE,
    MOVE,
    SKILLS,
)
from deckhold.games.mage_knight.terms import (
    BLOCK_PHASE,
    DAMAGE_PHASE,
    ENTERING,
    RANGED_PHASE,
    SIDE_ATTACK,
    SIDE_BLOCK,
    SIDE_MOVE,
)

BOUNDLESS: Final = 1000
ALIKE: Final = 1e-7  # less is no difference
LARGE: Final = 3  # enemies: a fight in which
OF_LARGE: Final = 5  # times as many positions are looked at
FEW_HITS: Final = 4  # attacks that are suffered in every order


@final
class Solver:
    """The best way on from a decision of a combat, within so many positions."""

    def __init__(self, seat: i64, limit: i64) -> None:
        self.seat = seat
        self.limit = limit
        self.spent: i64 = 0  # positions that were looked at
        self.fair = True  # whether every answer gets its share of the positions
        self.cut = False  # whether something was left out for want of positions
        self.exact: dict[tuple[object, ...], float] = {}  # the worth of positions
        self.most: dict[tuple[object, ...], float] = {}  # of others: at most so much
        self.spends: i64 = 0  # points of these kinds can be spent as others, as a bit set of resources
        self.lines: dict[tuple[object, ...], list[int]] = {}  # how positions of known worth are played to their end
        self.line: list[int] = []  # the best answers found from the question that it was asked

    def solve(self, s: Mage) -> float:
        """The worth of the best end that was found; `line` is the way there.

        First something good everywhere, then what is better than that.
        """
        best = self.value(s.clone(), 0, WORST, self.limit // 4)
        line = self.line
        if not self.cut:
            return best
        if s.moment != ENTERING:
            found, way = sketched(s, self.seat, self.limit // 2)
            self.spent += self.limit // 2
            if found > best:
                best = found
                line = way
        self.fair = False
        better = self.value(s, 0, best, self.limit)
        if better > best:
            return better
        self.line = line
        return best

    def value(self, s: Mage, last: i64, floor: float, until: i64) -> float:
        """The worth of the best end that can be reached; a number not above `floor` if it does not exceed that.

        The position is used up: the last answer is taken in it, and only the others in copies.
        `last`: effects below this number have had their turn; `until`: how many positions may be spent by then. When
        they are spent, the first answer counts; shared out, what one answer leaves is for the next.
        """
        self.line = []
        if s.result is not None or not fighting(s):
            return own_worth(s, self.seat)
        asking = s.asking
        assert asking is not None
        if asking.op.decider(s, asking) != self.seat:
            return own_worth(s, self.seat)
        if floor > WORST and hope(s, self.seat) <= floor:
            return WORST
        key = position_key(s, last)
        known = self.exact.get(key)
        if known is not None:
            self.line = self.lines.get(key, [])
            return known
        bound = self.most.get(key)
        if bound is not None and bound <= floor:
            return bound
        self.spent += 1
        self.exact[key] = WORST  # a position that leads back to itself leads nowhere
        best = WORST
        line: list[int] = []
        before = self.cut
        self.cut = False
        ways = self.useful(s, last)
        for i in range(len(ways)):
            if self.spent >= until and best > WORST:
                self.cut = True
                break
            twin = s if i == len(ways) - 1 else s.clone()
            twin.take(ways[i])
            share = self.spent + max(1, (until - self.spent) // (len(ways) - i)) if self.fair else until
            needed = best if best > floor else floor
            if best > floor and act.verb_of(ways[i]) == END_PHASE:
                needed = best - ALIKE  # of what comes to the same, to do no more
            found = self.value(twin, next_last(ways[i], last), needed, share)
            if found > best or found > needed:
                best = found
                line = [ways[i], *self.line]
        if not self.cut and (best > floor or floor <= WORST):
            self.exact[key] = best
            self.lines[key] = line
        else:
            del self.exact[key]
            if not self.cut:
                self.most[key] = floor
        self.cut = self.cut or before
        self.line = line  # the outermost question is left last
        return best

    # -- what can matter -----------------------------------------------------------------------------------------------

    def useful(self, s: Mage, last: i64) -> list[int]:
        """The answers that can matter in a fight, the most promising first."""
        asking = s.asking
        assert asking is not None
        if not isinstance(asking.op, Main | FightOn):
            return s.answers[::-1] if isinstance(asking.op, NameFoes) else s.answers  # rather one enemy than several
        if s.moment == DAMAGE_PHASE:
            hits = [action for action in s.answers if act.verb_of(action) == FACE]
            if len(hits) > FEW_HITS:
                return hits[:1]  # in which order so many are suffered hardly matters
        self.spends = spendable(s, self.seat)
        ranked: list[tuple[int, int]] = []
        end: i64 = -1
        naming = last == 0 or act.verb_of(last) == TARGET
        aimed = s.targets != 0 if s.moment != BLOCK_PHASE else s.blocking >= 0
        if s.moment == ENTERING:
            aimed = True  # at the way in
        hopeless = s.targets != 0 and foes.armor_of_all(s, s.targets) > self.strength(s)
        for action in s.answers:
            verb = act.verb_of(action)
            weight: i64 = 0
            if verb == BLOCK or (verb == STRIKE and not wears_down(s)):
                return [action]  # whatever is added to a blow that succeeds is lost
            if verb == STRIKE:
                ranked.append((1, action))  # after what is added: a leader loses more levels by it
                continue
            if verb == END_PHASE:
                end = action
                continue
            if verb in (PLAY, POWER, SIDE, USE_UNIT, USE_SKILL):
                if hopeless or (action < last and act.verb_of(last) != TARGET):
                    continue
                weight = self.points(s, action)
                if weight == 0 or (weight < BOUNDLESS and not aimed):
                    continue
                if weight == BOUNDLESS:
                    weight = 0
            elif verb == TARGET:
                # Targets are named before anything is added, each once, in the order of their numbers.
                if hopeless or not naming or (last != 0 and action <= last) or is_target(s, act.first(action)):
                    continue
                # One after the other is tried before several at once: first whoever brings most for the points.
                weight = -1 if s.targets else BOUNDLESS + profit(s, foes.place_of(s, act.first(action)))
            elif verb == GUARD:
                hit = foes.place_of(s, act.first(action)) * ATTACKS + act.second(action)
                if s.blocking >= 0 or foes.block_needed(s, hit) > self.strength(s):
                    continue  # one attack after the other, none in exchange for another
                weight = BOUNDLESS + foes.damage_of(s, hit)
            elif verb == ASSIGN:
                continue
            ranked.append((int(-weight), action))
        ranked.sort()
        out = [action for _, action in ranked]
        if end >= 0 and (not out or last == 0 or not wasteful(s) or self.aside(s, last)):
            out.append(end)  # at the first question too: it is too late then not to have put anything together
        return out

    def aside(self, s: Mage, last: i64) -> bool:
        """Whether the last effect does something besides its points, which may have been what it was for."""
        verb = act.verb_of(last)
        return verb in (PLAY, POWER, USE_UNIT, USE_SKILL) and self.points(s, last) == BOUNDLESS

    def points(self, s: Mage, action: i64) -> i64:
        """What an answer adds to the present blow; BOUNDLESS if it does something else."""
        verb = act.verb_of(action)
        if verb == SIDE:
            if s.moment == ENTERING:
                return 1 if act.second(action) == SIDE_MOVE else 0
            side = act.second(action)
            if side in (SIDE_ATTACK, SIDE_BLOCK):
                return 1
            return 1 if has(self.spends, MOVE if side == SIDE_MOVE else INFLUENCE) else 0
        if verb == USE_UNIT:
            return self.of_phase(s, s.unit(act.first(action)).abilities[act.second(action)].op)
        if verb == USE_SKILL:
            return self.of_phase(s, s.skill(s.table.first[act.first(action)]).op)
        deed = s.deed(s.table.first[act.first(action)])
        return self.of_phase(s, deed.strong if verb == POWER else deed.basic)

    def of_phase(self, s: Mage, op: Op | None) -> i64:
        if op is None:
            return 0
        found = brings(op)
        if s.moment == ENTERING:
            return found.move
        spent = (found.move > 0 and has(self.spends, MOVE)) or (found.influence > 0 and has(self.spends, INFLUENCE))
        if found.other > 0.0 or spent:
            return BOUNDLESS
        if s.moment == BLOCK_PHASE:
            return found.block
        return found.ranged if s.moment == RANGED_PHASE else found.attack

    def strength(self, s: Mage) -> i64:
        """The most that the present blow can come to, by everything that is there to be added."""
        for entry in s.lasting:
            if isinstance(entry.op, Lasting) and (entry.op.changes or isinstance(entry.op, Standing)):
                return BOUNDLESS  # it may change points, or make some of others
        total: i64 = sum(s.guard) if s.moment == BLOCK_PHASE else sum(s.strike)
        for card in s.at(HAND, self.seat):
            deed = s.deed(card)
            if not deed.is_wound:
                side: i64 = 1 if s.moment != RANGED_PHASE else 0
                total += max(side, self.of_phase(s, deed.basic), self.of_phase(s, deed.strong))
        for unit in s.ready_units(self.seat):
            best: i64 = 0
            for ability in s.unit(unit).abilities:
                best = max(best, self.of_phase(s, ability.op))
            total += best
        for card in s.at(SKILLS, self.seat):
            total += self.of_phase(s, s.skill(card).op)
        return 2 * total if s.moment == BLOCK_PHASE else total  # some of it may count double against Swift


def next_last(action: i64, last: i64) -> i64:
    """Effects are added in the order of their numbers; a strike, a block or a new phase begins anew."""
    verb = act.verb_of(action)
    if verb in (PLAY, POWER, SIDE, USE_UNIT, USE_SKILL, TARGET):
        return action
    return last if verb < PLAY else 0


def spendable(s: Mage, seat: i64) -> i64:
    """Which points can be spent as others, by what is in force or could be played; a bit set of resources."""
    found: i64 = 0
    for entry in s.lasting:
        found |= spends(entry.op)
    for card in s.at(HAND, seat):
        deed = s.deed(card)
        found |= spends(deed.basic) | spends(deed.strong)
    for unit in s.ready_units(seat):
        for ability in s.unit(unit).abilities:
            found |= spends(ability.op)
    for card in s.at(SKILLS, seat):
        found |= spends(s.skill(card).op)
    return found


def spends(op: Op | None) -> i64:
    return 0 if op is None else brings(op).spends


def wasteful(s: Mage) -> bool:
    """Whether points were put together that have led to nothing."""
    return sum(s.strike) + sum(s.guard) > 0


def profit(s: Mage, place: i64) -> i64:
    """How soon an enemy is to be defeated: by what it brings and what its attacks would do, for its armor."""
    enemy = foes.foe(s, place)
    threat: i64 = 0
    for attack in enemy.attacks:
        threat += attack.value
    return (100 * (1 + 2 * enemy.fame + threat)) // max(1, foes.armor_of(s, place))


def wears_down(s: Mage) -> bool:
    """Whether more points than it takes would take more levels off a leader (MX-393)."""
    leader = leader_in(s, s.targets)
    return leader != foes.NO_PLACE and levels_left(s, s.enemy(s.foes[leader]).faction) > 1


def is_target(s: Mage, token: i64) -> bool:
    return has(s.targets, s.foes.index(token))


def fight(s: Mage, seat: i64, limit: i64) -> i64:
    """The first answer of the best line found, by a guess of what is not known."""
    solver = Solver(seat, limit * OF_LARGE if len(s.foes) >= LARGE else limit)
    solver.solve(cast(Mage, s.determinize(seat, 1)))
    return solver.line[0] if solver.line else s.answers[len(s.answers) - 1]
