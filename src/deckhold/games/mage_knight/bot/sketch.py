"""A large fight, sketched: whole blows at a time instead of one answer after the other.

A blow is one or several enemies to be defeated, or an attack to be blocked, with the cheapest of what is in hand that
suffices (`means.py`). Which blows are struck in which order is searched as far as the positions last, the most
profitable first.
"""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.search import follow
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.bot.combats import MOST_REWARDS, WORST, fighting, hope, position_key
from deckhold.games.mage_knight.bot.goals import PER_CITY_SHIELD, city_prize
from deckhold.games.mage_knight.bot.means import (
    EFFECTS,
    Choice,
    Means,
    counted,
    dearness,
    is_menu,
    means_of,
    points_of,
    sideways_of_use,
    threat,
)
from deckhold.games.mage_knight.bot.values import A_SHIELD, A_WOUND, fame_worth, own_worth
from deckhold.games.mage_knight.ops.verbs import (
    BLOCK,
    CHALLENGE,
    END_PHASE,
    FACE,
    FIGHT,
    GUARD,
    HIT_HERO,
    HIT_UNIT,
    SIDE,
    STRIKE,
    TARGET,
)
from deckhold.games.mage_knight.state import covering, foes
from deckhold.games.mage_knight.state.leaders import levels_left
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ATTACKS, OF_ARMY, OF_CITY
from deckhold.games.mage_knight.terms import (
    BLOCK_PHASE,
    CITY_SITE,
    DAMAGE_PHASE,
    ELEMENTS,
    NO_SITE,
    RANGED,
    RANGED_PHASE,
    SIEGE,
    STARTING,
    SWIFT,
)

THRIFTS: Final = [0.3, 0.8]
FULL: Final = 2  # what a point counts
HALF: Final = 1  # and an inefficient one
GROUPS: Final = 8  # of enemies that are looked at more closely
BLOWS: Final = 7  # that are tried at one position
ASIDES: Final = 4  # effects that add no points
UNBLOCKED: Final = 0.8  # of the wounds an enemy can deal are spared by beating it first: some would be blocked


def sketched(s: Mage, seat: i64, limit: i64) -> tuple[float, list[int]]:
    """The worth of a good end of a combat, and the way there: found by whoever keeps little or much for later."""
    best = WORST
    line: list[int] = []
    sketch = Sketch(seat, limit)
    for i in range(len(THRIFTS)):
        sketch.begin(THRIFTS[i])
        found = sketch.value(s.clone(), best, limit * (i + 1) // len(THRIFTS))
        if found > best:
            best = found
            line = sketch.line
    return best, line


@final
class Sketch:
    """A good way on from a decision of a combat, within so many positions."""

    def __init__(self, seat: i64, limit: i64) -> None:
        self.seat = seat
        self.thrift = 0.0  # how much is kept for later phases: what a point is worth there
        self.limit = limit
        self.spent: i64 = 0
        self.cut = False
        self.seen: dict[tuple[object, ...], tuple[float, list[int], int]] = {}  # worth, line, positions spent on it
        self.effects: dict[tuple[object, ...], list[Means]] = {}
        self.line: list[int] = []

    def begin(self, thrift: float) -> None:
        """Begin anew; which effects there are, stays known."""
        self.thrift = thrift
        self.seen = {}
        self.cut = False

    def value(self, s: Mage, floor: float, until: i64) -> float:
        """The worth of the best end that was found, if it is better than `floor`; `line` is the way there.

        The position is used up, as by `Solver.value`.
        """
        self.line = []
        asking = s.asking
        if s.result is not None or not fighting(s) or asking is None:
            return own_worth(s, self.seat)
        if asking.op.decider(s, asking) != self.seat:
            return own_worth(s, self.seat)
        if floor > WORST and hope(s, self.seat) <= floor:
            return WORST
        key = position_key(s, 0)
        budget = until - self.spent
        known = self.seen.get(key)
        if known is not None and (known[2] >= budget or known[0] <= WORST):
            self.line = known[1]
            return known[0]
        self.seen[key] = (WORST, [], 0)  # a position that leads back to itself leads nowhere
        best = WORST
        line: list[int] = []
        before = self.cut
        self.cut = False
        ways = self.ways(s)
        for i in range(len(ways)):
            if self.spent >= until and best > WORST:
                self.cut = True
                break
            twin = s if i == len(ways) - 1 else s.clone()
            self.spent += 1 + len(ways[i]) // 2
            if follow(twin, ways[i]) < len(ways[i]):
                continue  # the parts do not go together
            share = self.spent + max(1, (until - self.spent) // (len(ways) - i))
            found = self.value(twin, best if best > floor else floor, share)
            if found > best:
                best = found
                line = ways[i] + self.line
        self.seen[key] = (best, line, int(budget) if self.cut else int(self.limit))
        self.cut = self.cut or before
        self.line = line
        return best

    # -- what can be done ----------------------------------------------------------------------------------------------

    def ways(self, s: Mage) -> list[list[int]]:
        """The blows and other ways on that seem best, the best first; each leads to the next question of that kind."""
        if not is_menu(s):
            return [[action] for action in s.answers[:BLOWS]]
        if s.moment == STARTING:
            return [[action] for action in s.answers if act.verb_of(action) in (FIGHT, CHALLENGE)]
        ranked: list[tuple[float, list[int]]] = []
        if s.moment == DAMAGE_PHASE:
            ranked = self.suffered(s)
        else:
            means = self.means(s)
            if s.moment == BLOCK_PHASE:
                self.put_blocks(s, means, ranked)
            else:
                self.put_strikes(s, means, ranked)
            ranked.sort(key=falling)
            ranked = ranked[:BLOWS]
            self.put_asides(means, ranked)
            end = act.action(END_PHASE)
            if end in s.answers:
                ranked.append((0.0, [int(end)]))
        ranked.sort(key=falling)
        return [line for _, line in ranked] or [[action] for action in s.answers]

    def suffered(self, s: Mage) -> list[tuple[float, list[int]]]:
        """Who takes damage; in which order attacks are suffered hardly matters."""
        out: list[tuple[float, list[int]]] = []
        for action in s.answers:
            verb = act.verb_of(action)
            if verb == FACE:
                hit = foes.place_of(s, act.first(action)) * ATTACKS + act.second(action)
                return [(0.0, [self.worst_hit(s, action, hit)])]
            if verb in (HIT_UNIT, HIT_HERO):
                twin = s.clone()
                twin.take(action)
                self.spent += 1
                left = foes.wounds_from(twin.damage_left, s.armor_of(self.seat))
                value = own_worth(twin, self.seat) - A_WOUND * float(left)
                if verb == HIT_UNIT:
                    value -= self.thrift * float(attack_of_unit(s, act.first(action)))
                out.append((value, [action]))
            elif verb == END_PHASE:
                out.append((0.0, [action]))
        return out

    def worst_hit(self, s: Mage, first: i64, hit: i64) -> int:
        """The answer with which the heaviest attack is suffered next: units can still be chosen for it."""
        found = int(first)
        most = foes.damage_of(s, hit)
        for action in s.answers:
            if act.verb_of(action) == FACE:
                damage = foes.damage_of(s, foes.place_of(s, act.first(action)) * ATTACKS + act.second(action))
                if damage > most:
                    found = action
                    most = damage
        return found

    def means(self, s: Mage) -> list[Means]:
        """Everything that could be used in this phase; what was found out once is remembered."""
        twin = s
        if s.moment == BLOCK_PHASE and s.blocking < 0:
            for action in s.answers:
                if act.verb_of(action) == GUARD:
                    twin = s.clone()
                    twin.take(action)
                    break
        in_force = tuple([(entry.op.address, entry.card, entry.b) for entry in s.lasting])
        stock = tuple(s.tokens), tuple(s.crystals), s.dice_left
        state = tuple(s.foe_flags), tuple(s.foe_armor), tuple(s.hit_flags)
        out: list[Means] = []
        for action in twin.answers:
            verb = act.verb_of(action)
            if verb not in EFFECTS or (verb == SIDE and not sideways_of_use(s, action)):
                continue
            key = (action, s.moment, in_force, stock)
            found = self.effects.get(key)
            if found is None:
                found = self.effects.get((action, s.moment, in_force, stock, state))  # an effect on enemies
            if found is None:
                found = means_of(twin, self.seat, action)
                self.spent += 1 + len(found)
                if found and found[0].adds():
                    self.effects[key] = found
                else:
                    self.effects[(action, s.moment, in_force, stock, state)] = found
            out += found
        return out

    def put_strikes(self, s: Mage, means: list[Means], ranked: list[tuple[float, list[int]]]) -> None:
        """Enemies that can be beaten together, at the least price."""
        able = [place for place in range(len(s.foes)) if foes.can_be_target(s, self.seat, place)]
        adding = [one for one in means if one.adds()]
        weights: dict[int, list[int]] = {}
        most: dict[int, int] = {}
        groups: list[tuple[float, int]] = []
        for chosen in range(1, bit(len(able))):
            group: i64 = 0
            for i in range(len(able)):
                if has(chosen, i):
                    group |= bit(able[i])
            kind = self.proof(s, group)
            if kind not in weights:
                weights[kind] = weights_of_attack(kind)
                most[kind] = int(most_of(s, adding, weights[kind]))
            wanted = FULL * foes.armor_of_all(s, group)
            if wanted <= most[kind]:
                groups.append((-self.gain(s, group) / float(1 + wanted // FULL), int(group)))
        groups.sort()
        singles = [row for row in groups if row[1] & (row[1] - 1) == 0]
        for _, group in groups[:GROUPS] + [row for row in singles if row not in groups[:GROUPS]]:
            kind = self.proof(s, group)
            gain = self.gain(s, group)
            need = covering.armor_to_beat(s, group)
            have = counted(foes.with_pledged(s, group, s.strike), weights[kind])
            aim = [int(act.action(TARGET, s.foes[place])) for place in able if has(s.targets ^ group, place)]
            leader = covering.leader_in(s, group)
            levels: i64 = 1
            if leader != foes.NO_PLACE:
                levels = levels_left(s, s.enemy(s.foes[leader]).faction)
            for level in range(levels):
                wanted = FULL * (need + level * (foes.armor_of(s, leader) if level else 0)) - have
                choice = Choice(s, self.seat, adding, weights[kind], wanted, self.thrift)
                if wanted > 0 and not choice.found:
                    break
                line = aim.copy()
                for one in choice.found:
                    line += one.line
                line.append(int(act.action(STRIKE)))
                price = choice.price if choice.found else 0.0
                ranked.append((gain * float(1 + level) - price, line))

    def put_blocks(self, s: Mage, means: list[Means], ranked: list[tuple[float, list[int]]]) -> None:
        """Attacks that can be blocked, at the least price."""
        adding = [one for one in means if one.adds()]
        for hit in foes.open_hits(s):
            if s.blocking >= 0 and hit != s.blocking and sum(s.guard) > 0:
                continue  # what was put together is not thrown away
            weights = weights_of_block(s, hit)
            wanted = FULL * foes.block_needed(s, hit)
            if hit == s.blocking:
                wanted -= counted(s.guard, weights)
            choice = Choice(s, self.seat, adding, weights, wanted, self.thrift)
            if wanted > 0 and not choice.found:
                continue
            line: list[int] = []
            if hit != s.blocking:
                line.append(int(act.action(GUARD, s.foes[hit // ATTACKS], hit % ATTACKS)))
            for one in choice.found:
                line += one.line
            line.append(int(act.action(BLOCK)))
            price = choice.price if choice.found else 0.0
            ranked.append((threat(s, self.seat, hit) - price, line))

    def put_asides(self, means: list[Means], ranked: list[tuple[float, list[int]]]) -> None:
        """Effects that add no points, but do something else that may help."""
        others = [one for one in means if not one.adds()]
        others.sort(key=dearness)
        for one in others[:ASIDES]:
            ranked.append((-dearness(one), one.line))

    # -- what it brings ------------------------------------------------------------------------------------------------

    def proof(self, s: Mage, group: i64) -> i64:
        """Against which elements a group is proof, as a bit set, and whether only siege attacks reach it."""
        found: i64 = 0
        for place in range(len(s.foes)):
            if has(group, place):
                resistances = foes.resistances_of(s, place)
                for element in range(len(ELEMENTS)):
                    if foes.halved(element, resistances):
                        found |= bit(element)
                if s.moment == RANGED_PHASE:
                    fortified = foes.fortifications(s, self.seat, place) > 0
                    found |= bit(len(ELEMENTS)) | (bit(len(ELEMENTS) + 1) if fortified else 0)
        return found

    def gain(self, s: Mage, group: i64) -> float:
        """What it brings to defeat some enemies now."""
        fame: i64 = 0
        value = 0.0
        for place in range(len(s.foes)):
            if has(group, place):
                fame += foes.foe(s, place).fame
                if s.foe_flags[place] & (OF_CITY | OF_ARMY):
                    value += PER_CITY_SHIELD
                if s.moment == RANGED_PHASE and foes.attacking(s, place):
                    for hit in foes.hits_of(s, place):
                        value += UNBLOCKED * threat(s, self.seat, hit)
        value += fame_worth(s.fame[self.seat] + fame) - fame_worth(s.fame[self.seat])
        left: i64 = 0
        for place in foes.left_to_defeat(s):
            left |= bit(place)
        if left & ~group == 0 and s.fight_cell != NO_CELL and s.site[s.fight_cell] != NO_SITE:
            value += A_SHIELD + MOST_REWARDS / 2.0
            if s.site[s.fight_cell] == CITY_SITE:
                value += city_prize(s)
        return value


def falling(row: tuple[float, list[int]]) -> float:
    return -row[0]


def weights_of_attack(proof: i64) -> list[int]:
    """What points of each kind count against somebody who is proof against elements; see `Sketch.proof`."""
    lowest: i64 = 0
    if has(proof, len(ELEMENTS)):
        lowest = SIEGE if has(proof, len(ELEMENTS) + 1) else RANGED
    out: list[int] = []
    for reach in range(3):
        for element in range(len(ELEMENTS)):
            out.append(0 if reach < lowest else HALF if has(proof, element) else FULL)
    return out


def weights_of_block(s: Mage, hit: i64) -> list[int]:
    """What points of each kind count against an attack; see `foes.sum_of_block`."""
    element = foes.element_of(s, hit)
    swift = has(foes.hit_traits(s, hit), SWIFT)
    out: list[int] = []
    for i in range(len(s.guard)):
        weight = FULL if foes.stops_element(i % len(ELEMENTS), element) else HALF
        out.append(2 * weight if swift and i >= len(ELEMENTS) else weight)
    return out


def most_of(s: Mage, means: list[Means], weights: list[int]) -> i64:
    """The most that everything comes to, each piece used once."""
    best: dict[int, int] = {}
    for one in means:
        value = int(counted(one.points, weights))
        if value > best.get(int(one.piece), 0):
            best[int(one.piece)] = value
    total: i64 = counted(points_of(s), weights)
    for value in best.values():
        total += value
    return total


def attack_of_unit(s: Mage, unit: i64) -> i64:
    """The attack points that a unit would no longer have."""
    if s.spent[unit]:
        return 0
    most: i64 = 0
    for ability in s.unit(unit).abilities:
        most = max(most, brings(ability.op).attack)
    return most
