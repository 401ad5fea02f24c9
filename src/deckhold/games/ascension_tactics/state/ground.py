"""The battlefield: where a champion may go and at what price, whom it sees, whom it can attack."""

from typing import final

from mypy_extensions import i64

from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.hexes import NO_CELL, SIX, Sight
from deckhold.games.ascension_tactics.definitions import (
    ADJACENT_ONLY,
    COUNTERSTRIKE,
    IGNORE_FOREST,
    IGNORE_TERRAIN,
    NORMAL_CELLS,
    RANGED,
    REACH,
    THROUGH_ENEMIES,
    WEB,
    Goal,
)
from deckhold.games.ascension_tactics.scenarios import COLOURS, CORRUPTED, ENCHANTED, FOREST, NORMAL, SHRINE
from deckhold.games.ascension_tactics.state.figures import Values, arriving, values
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.ways import Way
from deckhold.games.ascension_tactics.state.zones import (
    CAPTIVE,
    CAPTIVES,
    CORRUPTION,
    RANGE,
    REACH_RANGE,
    TOKENS,
    VILLAIN,
)

NEVER = -1
MANY_STEPS = 4  # so many cells in one move are worth telling apart (a quest asks for them)


# -- going -------------------------------------------------------------------------------------------------------------


@final
class Walk:
    """What moving one champion costs, cell by cell, as things stand (sections 16 and 23)."""

    def __init__(self, s: Tactics, figure: i64) -> None:
        self.s = s
        self.figure = figure
        self.value: Values = values(s, figure)
        self.side = s.side(figure)
        definition = s.definitions[figure]
        self.wide = definition.cells > 1
        self.steps_count = self.value.speed >= MANY_STEPS and self._awaited("walked")
        self.damage_wanted = False
        self.bears: i64 = 0  # how often it can be hurt: both are found where ways may hurt at all
        self.dark: list[int] = []  # the beacons that a way could light, by their place in its bit set
        self.held: i64 = 0  # beacons that the side holds already
        self.gates = s.scenario.war_gates and not self.value.has(IGNORE_TERRAIN)
        self.sacred_barred = s.scenario.sacred and self._barred()
        self.webbed: list[int] = []  # the cells of webs that hold, by their place in a way's bit set
        if self.side != VILLAIN and s.scenario.campaign:
            self.webbed = [s.spot[card] for card in s.zones[TOKENS] if s.definitions[card].kind == WEB]
        for cell in s.beacon_cells:
            if s.lit[cell] == self.side:
                self.held += 1
            elif not s.scenario.campaign:  # there beacons only mark where captives stood
                self.dark.append(cell)

    def _bears(self) -> i64:
        """How often corruption can hurt it until it falls: more often comes to the same (AT-154, AT-298)."""
        s = self.s
        harm = arriving(s, self.figure, CORRUPTION)
        if s.scenario.poison or harm == 0:
            return 1
        left = self.value.defense - s.damage[self.figure]
        return (left + harm - 1) // harm if left > 0 else 1

    def _awaited(self, on: str) -> bool:
        """Whether a quest of its owner waits for something."""
        for entry in self.s.lasting:
            op = entry.op
            waits = isinstance(op, Goal) and op.on == on and not op.met(self.s, entry)
            if waits and entry.seat == self.s.holder[self.figure]:
                return True
        return False

    def _barred(self) -> bool:
        """Whether it may not come into the sacred lands: another champion of its owner is there (AT-233, AT-Q58)."""
        s = self.s
        if self.value.has(IGNORE_TERRAIN):
            return False
        for other in range(s.figures):
            if other != self.figure and s.holder[other] == s.holder[self.figure] and in_sacred(s, other):
                return True
        return False

    def price(self, to: i64, lit: i64) -> i64:
        """What entering one cell costs, with the beacons lit on the way; NEVER if it cannot be entered."""
        s = self.s
        there: i64 = s.stands[to]
        if there != NO_CARD and there != self.figure:
            side = s.side(there)
            if side == CAPTIVE:
                if self.side == VILLAIN:
                    return NEVER
            elif side != self.side and not self.value.has(THROUGH_ENEMIES):
                return NEVER
        return self.toll(to, lit)

    def toll(self, to: i64, lit: i64) -> i64:
        """What the terrain of a cell costs whoever enters it, whoever stands there."""
        s = self.s
        terrain: i64 = s.terrain[to]
        if terrain == NORMAL:
            return 1
        if self.value.has(NORMAL_CELLS):
            return NEVER
        if terrain == FOREST:
            return 1 if self.value.has(IGNORE_TERRAIN) or self.value.has(IGNORE_FOREST) else 2
        if terrain == ENCHANTED and self.gates and self.held + _count(lit) < 2:
            return NEVER
        return 1

    def trespasses(self, cells: list[int], to: list[int]) -> bool:
        """Whether a step leads into sacred lands that are closed to it; whoever is there may walk about."""
        if not self.sacred_barred:
            return False
        for cell in cells:
            if sacred(self.s, cell):
                return False
        for cell in to:
            if sacred(self.s, cell):
                return True
        return False

    def may_stop(self, cell: i64) -> bool:
        """Whether a move may end with the figure covering this cell (AT-095, AT-147)."""
        s = self.s
        there: i64 = s.stands[cell]
        if there != NO_CARD and there != self.figure:
            return False
        portal = s.portal_side(cell)
        return portal == -1 or portal == self.side

    def leaving(self, cell: i64) -> i64:
        """What leaving a cell costs besides: webs of the villain hold (AT-Q21)."""
        return 1 if self.webbed and cell in self.webbed else 0

    def _tears(self, cell: i64) -> i64:
        """The web that leaving a cell tears, as the bit set of a way."""
        for number in range(len(self.webbed)):
            if self.webbed[number] == cell:
                return bit(number)
        return 0

    def harms(self, cell: i64) -> bool:
        """Whether moving into a cell hurts (AT-154, AT-156, AT-298)."""
        if self.s.terrain[cell] != CORRUPTED or self.side == VILLAIN:
            return False
        return self.s.scenario.poison or not self.value.has(IGNORE_TERRAIN)

    def burns(self, cell: i64) -> bool:
        """Whether standing in a cell hurts when a turn begins (AT-155, AT-156)."""
        return self.s.terrain[cell] == CORRUPTED and self.side != VILLAIN and not self.value.has(IGNORE_TERRAIN)

    def costs_to(self, goal: i64) -> list[int]:
        """What the cheapest way from each cell to a goal costs, whoever stands there; NEVER if none leads (AT-Q14)."""
        s = self.s
        out: list[int] = [NEVER] * s.cells.size
        out[goal] = 0
        waiting: list[list[int]] = [[goal]]
        spent: i64 = 0
        while spent < len(waiting):
            for cell in waiting[spent]:
                if out[cell] != spent:
                    continue
                price = self.toll(cell, 0) if cell == goal else self.price(cell, 0)
                if price == NEVER:
                    continue
                for there in s.cells.neighbours(cell):
                    cost = spent + price + self.leaving(there)
                    if out[there] == NEVER or cost < out[there]:
                        out[there] = cost
                        while len(waiting) <= cost:
                            waiting.append([])
                        waiting[cost].append(there)
            spent += 1
        return out

    def ways(self, points: i64) -> list[Way]:
        """Every cell where a move of so many points may end, by every way that is worth telling apart.

        By cell number; of the ways to a cell the least harmful comes first.
        """
        counts = self._home_counts()
        if not self.wide and not self.steps_count and not counts and not self._passes_webs():
            plain = self._plain_ways(points)
            if plain is not None:
                return plain
        return self._all_ways(points, counts)

    def _home_counts(self) -> bool:
        """Whether a move that ends where it began brings something there (AT-166, AT-196, AT-219, AT-319)."""
        s = self.s
        if self.side >= VILLAIN:
            return False
        for cell in s.cells_of(self.figure):
            if (s.lasting and self._awaited(f"in-{s.terrain[cell]}")) or s.caches_at(cell) or cell in self.webbed:
                return True
            for token in s.zones[TOKENS]:
                if s.spot[token] == cell and s.definitions[token].id == f"{COLOURS[s.colour_of_side(self.side)]}-token":
                    return True
        for captive in s.zones[CAPTIVES]:
            if s.apart(self.figure, captive) <= 1 and not s.definitions[self.figure].minion:
                return True
        return False

    def _passes_webs(self) -> bool:
        """Whether a way may lead over webs; one that holds the champion now is torn in any case."""
        return len(self.webbed) > 0 and self.webbed != [self.s.spot[self.figure]]

    def _plain_ways(self, points: i64) -> list[Way] | None:
        """The ways where they differ in nothing but their cost; None where one lights a beacon or does harm."""
        s = self.s
        start = Way(s.spot[self.figure], 0, 0, 0, 0, 0, None)
        if self._lights(start.cell):
            return None
        best: list[Way | None] = [None] * s.cells.size
        best[start.cell] = start
        waiting: list[list[Way]] = [[start]]
        spent: i64 = 0
        while spent < len(waiting) and spent < points:
            for way in waiting[spent]:
                if best[way.cell] is not way:
                    continue
                for direction in range(SIX):
                    to = s.cells.step(way.cell, direction)
                    if to == NO_CELL:
                        continue
                    known = best[to]
                    if known is not None and known.cost <= spent + 1:
                        continue
                    price = self.price(to, 0)
                    if price == NEVER or (self.sacred_barred and self.trespasses([way.cell], [to])):
                        continue
                    cost = spent + price + self.leaving(way.cell)
                    if cost > points or (known is not None and known.cost <= cost):
                        continue
                    if self.harms(to) or self._lights(to):
                        return None
                    found = Way(to, cost, 0, 0, 0, 0, way)
                    best[to] = found
                    while len(waiting) <= cost:
                        waiting.append([])
                    waiting[cost].append(found)
            spent += 1
        out: list[Way] = []
        for cell in range(s.cells.size):
            there = best[cell]
            if there is not None and there is not start and self.may_stop(cell):
                out.append(there)
        return out

    def _all_ways(self, points: i64, home_counts: bool) -> list[Way]:
        s = self.s
        self.damage_wanted = self._awaited("damaged")
        self.bears = self._bears()
        start = Way(s.spot[self.figure], 0, 0, 0, 0, 0, None)
        best: list[list[Way]] = [[] for _ in range(s.cells.size)]
        best[start.cell].append(start)
        waiting: list[list[Way]] = [[start]]
        spent: i64 = 0
        while spent < len(waiting):
            for way in waiting[spent]:
                if way.cost >= points or way not in best[way.cell]:
                    continue  # no point is left, or something better came by
                for direction in range(SIX):
                    to = s.cells.step(way.cell, direction)
                    if to == NO_CELL:
                        continue
                    hurts = self.harms(to)
                    if best[to] and self._reached(best[to], way, to, hurts):
                        continue
                    found = self._onward(way, to, points)
                    if found is None or not self._keep(best[to], found):
                        continue
                    while len(waiting) <= found.cost:
                        waiting.append([])
                    waiting[found.cost].append(found)
            spent += 1
        out: list[Way] = []
        for cell in range(s.cells.size):
            ways = best[cell] if cell != start.cell else self._home(best, start, points, home_counts)
            if ways and self._stops(cell):
                out.extend(self._front(ways))
        return out

    def _home(self, best: list[list[Way]], start: Way, points: i64, counts: bool) -> list[Way]:
        """The ways that end where they began, if that is not the same as to stay (AT-095)."""
        out: list[Way] = []
        for cell in self.s.cells.neighbours(start.cell):
            for way in best[cell]:
                found = self._onward(way, start.cell, points)
                if found is not None and (counts or not start.gentler(found, self.damage_wanted)):
                    self._keep(out, found)
        return out

    def _onward(self, way: Way, to: i64, points: i64) -> Way | None:
        return self._wide_step(way, to, points) if self.wide else self._step(way, to, points)

    def _reached(self, known: list[Way], way: Way, to: i64, hurts: bool) -> bool:
        """Whether a cell is reached already at least as well as one more step could."""
        if self.steps_count or self.wide or self.leaving(way.cell):
            return False  # the step may differ from theirs in more than its price
        hurt = self._hurt(way, hurts)
        lit = way.lit | self._lights(to)
        for other in known:
            if other.cost > way.cost + 1 or other.hurt != hurt or other.webs != way.webs:
                continue
            if other.lit | lit == other.lit:
                return True
        return False

    def _keep(self, known: list[Way], found: Way) -> bool:
        """Add a way to a cell unless one spares it; those that it spares go."""
        for way in known:
            if way.spares(found, self.damage_wanted):
                return False
        for way in known.copy():
            if found.spares(way, self.damage_wanted):
                known.remove(way)
        known.append(found)
        return True

    def _front(self, known: list[Way]) -> list[Way]:
        """The ways to a cell that somebody could want to go; the safest first."""
        out: list[Way] = []
        for way in known:
            wanted = True
            for other in known:
                wanted = wanted and (other is way or not other.outdoes(way, self.damage_wanted))
            if wanted:
                out.append(way)
        out.sort(key=_harm)
        return out

    def _step(self, way: Way, to: i64, points: i64) -> Way | None:
        price = self.price(to, way.lit)
        if price == NEVER or (self.sacred_barred and self.trespasses([way.cell], [to])):
            return None
        torn = self._tears(way.cell) & ~way.webs if self.webbed else 0
        cost = way.cost + price + (1 if torn else 0)
        if cost > points:
            return None
        return self._found(way, to, cost, self.harms(to), way.lit | self._lights(to), way.webs | torn)

    def _wide_step(self, way: Way, to: i64, points: i64) -> Way | None:
        """A figure of several cells shifts as a whole; the dearest newly entered cell is paid (AT-Q24)."""
        s = self.s
        offsets = s.offsets(self.figure)
        before = s.cells.covered(way.cell, offsets)
        after = s.cells.covered(to, offsets)
        if not after or self.trespasses(before, after):
            return None
        dearest: i64 = 0
        lit = way.lit
        hurts = False
        for cell in after:
            if cell in before:
                continue
            price = self.price(cell, way.lit)
            if price == NEVER:
                return None
            if price > dearest:
                dearest = price
            hurts = hurts or self.harms(cell)
            lit |= self._lights(cell)
        torn: i64 = 0
        for cell in before:
            if cell not in after:
                torn |= self._tears(cell) & ~way.webs
        cost = way.cost + dearest + (1 if torn else 0)
        if cost > points:
            return None
        return self._found(way, to, cost, hurts, lit, way.webs | torn)

    def _found(self, way: Way, to: i64, cost: i64, hurts: bool, lit: i64, webs: i64) -> Way:
        """A way with one more step; steps matter only up to a number, and only while a quest asks for them."""
        steps = way.steps + 1 if self.steps_count and way.steps < MANY_STEPS else way.steps
        return Way(to, cost, self._hurt(way, hurts), lit, webs, steps, way)

    def _hurt(self, way: Way, hurts: bool) -> i64:
        return way.hurt + 1 if hurts and way.hurt < self.bears else way.hurt

    def _lights(self, cell: i64) -> i64:
        """The beacon that entering a cell lights, as the bit set of a way."""
        for number in range(len(self.dark)):
            if self.dark[number] == cell:
                return bit(number)
        return 0

    def _stops(self, cell: i64) -> bool:
        if not self.wide:
            return self.may_stop(cell)
        covered = self.s.cells.covered(cell, self.s.offsets(self.figure))
        for one in covered:
            if not self.may_stop(one):
                return False
        return len(covered) > 0


def _count(bits: i64) -> i64:
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def _harm(way: Way) -> tuple[int, int, int, int, int]:
    return way.hurt, -way.steps, way.lit, way.cost, way.webs


def in_sacred(s: Tactics, figure: i64) -> bool:
    """Whether a champion is in the sacred lands of Circle of Stones: one of its cells is enough (AT-Q58)."""
    for cell in s.cells_of(figure):
        if sacred(s, cell):
            return True
    return False


def sacred(s: Tactics, cell: i64) -> bool:
    terrain: i64 = s.terrain[cell]
    return terrain in (ENCHANTED, SHRINE)


def free_for(s: Tactics, figure: i64, cell: i64) -> bool:
    """Whether a champion of its holder might be put on a cell: free, and no portal of others (AT-Q54, AT-Q15)."""
    if s.stands[cell] != NO_CARD:
        return False
    portal = s.portal_side(cell)
    side = s.side(figure)
    if portal != -1 and portal != side:
        return False
    terrain: i64 = s.terrain[cell]
    if terrain == NORMAL:
        return True
    value = values(s, figure)
    if value.has(NORMAL_CELLS):
        return False
    if terrain == ENCHANTED and s.scenario.war_gates and not value.has(IGNORE_TERRAIN) and not s.gates_open(side):
        return False
    if s.scenario.sacred and sacred(s, cell) and not value.has(IGNORE_TERRAIN):
        for other in range(s.figures):
            if other != figure and s.holder[other] == s.holder[figure] and in_sacred(s, other):
                return False
    return True


# -- seeing and attacking ----------------------------------------------------------------------------------------------


@final
class View(Sight):
    """What blocks the sight of a champion (AT-116 to AT-120, AT-Q01)."""

    def __init__(self, s: Tactics, figure: i64, value: Values) -> None:
        self.s = s
        self.figure = figure
        self.clear = value.has(IGNORE_TERRAIN)
        self.gates = s.scenario.war_gates and not self.clear and not s.gates_open(s.side(figure))

    def blocks(self, cell: i64) -> bool:
        s = self.s
        there: i64 = s.stands[cell]
        if there != NO_CARD and s.hostile(self.figure, there):
            return True
        terrain: i64 = s.terrain[cell]
        if terrain == FOREST:
            return not self.clear
        return self.gates and terrain == ENCHANTED


def sees(s: Tactics, figure: i64, other: i64, value: Values) -> bool:
    """Whether one of two champions has the other in its line of sight."""
    sight = View(s, figure, value)
    every = s.options["sight"] == "every"
    for one in s.cells_of(figure):
        for there in s.cells_of(other):
            if s.cells.distance(one, there) <= RANGE and s.cells.sees(one, there, sight, every):
                return True
    return False


def can_attack(s: Tactics, figure: i64, other: i64, value: Values) -> bool:
    """Whether a champion could attack another one from where it stands (sections 17, 20, 22)."""
    if not s.hostile(figure, other) or not s.is_on(other):
        return False
    if s.scenario.sacred and in_sacred(s, other) and not in_sacred(s, figure):  # AT-234
        return False
    apart = s.apart(figure, other)
    if apart <= 1:
        return True
    by_reach = apart <= REACH_RANGE and value.has(REACH)
    if not by_reach and not (apart <= RANGE and value.has(RANGED) and sees(s, figure, other, value)):
        return False
    return not has(values(s, other).traits, ADJACENT_ONLY)


def strikes_back(s: Tactics, victim: i64, attacker: i64, value: Values) -> bool:
    """Whether an attacked champion strikes back (AT-127, AT-128, AT-Q57)."""
    return value.has(COUNTERSTRIKE) and (s.apart(victim, attacker) <= 1 or can_attack(s, victim, attacker, value))


def in_reach(s: Tactics, figure: i64, value: Values) -> list[int]:
    """Everybody whom a champion could attack now."""
    return [other for other in s.on_board() if can_attack(s, figure, other, value)]


def in_area(s: Tactics, figure: i64, value: Values, by: i64) -> list[int]:
    """Everybody whom an Area Attack hits, made with Ranged or with Reach where it has both (AT-130, AT-136)."""
    if not (value.has(RANGED) and value.has(REACH)):
        return in_reach(s, figure, value)
    only = Values(value.strength, value.defense, value.speed, value.order_cost)
    only.traits = value.traits & ~bit(REACH if by == RANGED else RANGED)
    return in_reach(s, figure, only)
