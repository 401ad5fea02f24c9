"""Boards of hexes: a bounded lattice whose cells are numbers, with distance, sight, reach and the cheapest way.

Coordinates are axial and hexes stand on a point: q grows to the right (east), r downwards and half a hex to the right
(south-east); "@2,-1" names a cell. Directions are numbered from east counterclockwise, as walls are in a view.

What a game decides itself (what a step costs, what blocks the sight) is a small class that it overrides. A large figure
has one spot like any other, its anchor; the cells it covers are offsets from there (`covered`, and `Wide` to move it).
"""

import re
from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.actions import ARGS
from deckhold.engine.bits import bit, has
from deckhold.engine.view import cell_id

EAST: Final = 0
NORTH_EAST: Final = 1
NORTH_WEST: Final = 2
WEST: Final = 3
SOUTH_WEST: Final = 4
SOUTH_EAST: Final = 5
SIX: Final = 6
OFFSETS: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]

NO_CELL: Final = -1
NEVER: Final = -1  # the cost of a step that cannot be made
NO_LIMIT: Final = 1 << 30


def turned(q: int, r: int, times: int) -> tuple[int, int]:
    """An offset turned counterclockwise by so many sixths: what a tile shows when it is laid the other way round."""
    for _ in range(times % SIX):
        q, r = q + r, -q
    return q, r


def opposite(direction: i64) -> i64:
    return (direction + 3) % SIX


def hexagon(radius: int) -> list[tuple[int, int]]:
    """The cells of a board with six equal sides, row by row."""
    out: list[tuple[int, int]] = []
    for r in range(-radius, radius + 1):
        for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1):
            out.append((q, r))
    return out


@final
class Lattice:
    """Every cell that a board may ever have, numbered in the order given; shared by all positions, never changed."""

    def __init__(self, cells: list[tuple[int, int]]) -> None:
        if len(cells) > ARGS:
            raise ValueError(f"a board has at most {ARGS} cells, not {len(cells)}: they are arguments of actions")
        self.size = len(cells)
        self.q: list[int] = []
        self.r: list[int] = []
        self._number: dict[tuple[int, int], int] = {}
        for q, r in cells:
            if (q, r) in self._number:
                raise ValueError(f"{cell_id(q, r)} is there twice")
            self._number[q, r] = len(self.q)
            self.q.append(q)
            self.r.append(r)
        self._next: list[int] = []  # cell * 6 + direction -> the neighbour there
        for q, r in cells:
            for dq, dr in OFFSETS:
                self._next.append(self._number.get((q + dq, r + dr), NO_CELL))

    def cell(self, q: int, r: int) -> i64:
        """The number of a cell, or NO_CELL."""
        return self._number.get((q, r), NO_CELL)

    def name(self, cell: i64) -> str:
        return cell_id(self.q[cell], self.r[cell])

    def named(self, name: str) -> i64:
        """The cell that a dump or a person calls "@2,-1", or NO_CELL."""
        found = re.fullmatch(r"@(-?\d{1,4}),(-?\d{1,4})", name)
        return NO_CELL if found is None else self.cell(int(found[1]), int(found[2]))

    def step(self, cell: i64, direction: i64) -> i64:
        """The neighbour in a direction, or NO_CELL beyond the edge of the board."""
        return self._next[cell * SIX + direction]

    def neighbours(self, cell: i64) -> list[int]:
        return [one for one in self._next[cell * SIX : cell * SIX + SIX] if one != NO_CELL]

    def direction(self, cell: i64, to: i64) -> i64:
        """Where a neighbour lies; NEVER if it is none."""
        for direction in range(SIX):
            if self._next[cell * SIX + direction] == to:
                return direction
        return NEVER

    def distance(self, cell: i64, to: i64) -> i64:
        """How many steps apart two cells are, whatever lies between."""
        dq: i64 = self.q[to] - self.q[cell]
        dr: i64 = self.r[to] - self.r[cell]
        ds = dq + dr
        if dq < 0:
            dq = -dq
        if dr < 0:
            dr = -dr
        if ds < 0:
            ds = -ds
        return (dq + dr + ds) // 2

    def within(self, cell: i64, steps: i64) -> list[int]:
        """The cells at most so many steps away, the cell itself among them, by number."""
        return [one for one in range(self.size) if self.distance(cell, one) <= steps]

    def ring(self, cell: i64, steps: i64) -> list[int]:
        """The cells exactly so many steps away, by number."""
        return [one for one in range(self.size) if self.distance(cell, one) == steps]

    def line(self, cell: i64, to: i64) -> list[int]:
        """The cells under a straight line from centre to centre, both ends among them.

        Where the line runs along an edge, one of the two cells is taken, always the same one.
        """
        steps = self.distance(cell, to)
        out: list[int] = [cell]
        for i in range(1, steps + 1):
            q = self.q[cell] * (steps - i) + self.q[to] * i  # all in parts of `steps`
            r = self.r[cell] * (steps - i) + self.r[to] * i
            found = self.cell(*_rounded(q, r, int(steps)))
            if found != NO_CELL:
                out.append(found)
        return out

    def sees(self, cell: i64, to: i64, sight: "Sight", every: bool = False) -> bool:
        """Whether one of the shortest ways between two cells is free; with `every`, whether all of them are.

        Ways are counted in steps over the board. Only what lies between the two cells can block (AT-116, AT-118).
        """
        left = self.distance(cell, to)
        reached: list[int] = [cell]
        while left > 1:
            left -= 1
            further: list[int] = []
            for one in reached:
                for direction in range(SIX):
                    there: i64 = self._next[one * SIX + direction]
                    if there == NO_CELL or self.distance(there, to) != left:
                        continue
                    if sight.walled(one, direction) or sight.blocks(there):
                        if every:
                            return False
                    elif there not in further:
                        further.append(there)
            reached = further
        for one in reached:
            if one != to and sight.walled(one, self.direction(one, to)):
                if every:
                    return False
            else:
                return True
        return False

    def covered(self, cell: i64, offsets: list[tuple[int, int]]) -> list[int]:
        """The cells that a large figure covers from its spot; empty if one of them is off the board."""
        out: list[int] = [cell]
        for dq, dr in offsets:
            one = self.cell(self.q[cell] + dq, self.r[cell] + dr)
            if one == NO_CELL:
                return []
            out.append(one)
        return out

    def reach(self, start: i64, points: i64, steps: "Steps") -> "Reach":
        """Everything that can be reached for so many points, and how."""
        return self._search(start, points, steps, NO_CELL)

    def cheapest(self, start: i64, goal: i64, steps: "Steps", points: i64 = NO_LIMIT) -> list[int]:
        """The cheapest way to a cell, from the first to the last; empty if there is none for so many points."""
        found = self._search(start, points, steps, goal)
        return found.path(goal)

    def _search(self, start: i64, points: i64, steps: "Steps", goal: i64) -> "Reach":
        """Cells by what they cost, the cheap ones first: costs are small, so each has a list of its own."""
        cost: list[int] = [NEVER] * self.size
        back: list[int] = [NO_CELL] * self.size
        ends: list[int] = []
        cost[start] = 0
        at_cost: list[list[int]] = [[start]]
        spent: i64 = 0
        while spent < len(at_cost):
            waiting = at_cost[spent]
            i: i64 = 0
            while i < len(waiting):  # a step that costs nothing lengthens it
                cell: i64 = waiting[i]
                i += 1
                if cost[cell] < spent:
                    continue  # it was reached for less
                if cell == goal:
                    return Reach(cost, back, ends)
                if cell != start and steps.stays(cell):
                    ends.append(cell)
                if cell != start and steps.ends(cell):
                    continue
                for direction in range(SIX):
                    there: i64 = self._next[cell * SIX + direction]
                    if there == NO_CELL or 0 <= cost[there] <= spent:
                        continue
                    price = steps.cost(cell, there, direction)
                    total = spent + price
                    if price < 0 or total > points or (cost[there] >= 0 and cost[there] <= total):
                        continue
                    cost[there] = total
                    back[there] = cell
                    while len(at_cost) <= total:
                        at_cost.append([])
                    at_cost[total].append(there)
            spent += 1
        return Reach(cost, back, ends)


def _rounded(q: int, r: int, parts: int) -> tuple[int, int]:
    """The cell at coordinates given in so many parts of one."""
    s = -q - r
    near_q, near_r, near_s = _nearest(q, parts), _nearest(r, parts), _nearest(s, parts)
    off_q, off_r, off_s = abs(near_q * parts - q), abs(near_r * parts - r), abs(near_s * parts - s)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return near_q, near_r


def _nearest(n: int, parts: int) -> int:
    return (2 * n + parts) // (2 * parts)


@final
class Reach:
    """What was reached from a cell: what it cost, and by which way."""

    def __init__(self, cost: list[int], back: list[int], ends: list[int]) -> None:
        self.cost = cost  # cell -> what it costs to get there, or NEVER
        self._back = back
        self._ends = ends

    def cells(self) -> list[int]:
        """The cells where a move may end, by number; the one where it starts is not among them."""
        return sorted(self._ends)

    def path(self, cell: i64) -> list[int]:
        """The way to a cell, from the first to the last; empty if it was not reached."""
        if self.cost[cell] == NEVER:
            return []
        out: list[int] = []
        while cell != NO_CELL:
            out.append(cell)
            cell = self._back[cell]
        out.reverse()
        return out


class Sight:
    """What blocks the sight: by itself nothing does."""

    def blocks(self, cell: i64) -> bool:
        """Whether nobody sees past this cell."""
        return False

    def walled(self, cell: i64, direction: i64) -> bool:
        """Whether something stands on that edge of the cell."""
        return False


@final
class Blocked(Sight):
    """Some cells and edges block the sight."""

    def __init__(self, cells: list[int], walls: "Walls | None" = None) -> None:
        self.cells = cells
        self.walls = walls

    def blocks(self, cell: i64) -> bool:
        return cell in self.cells

    def walled(self, cell: i64, direction: i64) -> bool:
        walls = self.walls
        return walls is not None and walls.there(cell, direction)


class Steps:
    """What moving costs: by itself one point a step."""

    def cost(self, cell: i64, to: i64, direction: i64) -> i64:
        """The price of one step between neighbours; NEVER if it cannot be made."""
        return 1

    def ends(self, cell: i64) -> bool:
        """Whether a move that comes here goes no further."""
        return False

    def stays(self, cell: i64) -> bool:
        """Whether a move may end here; what is passed through need not allow it."""
        return True


class Ground(Steps):
    """Each cell has its price of entry, walls stop every step, some cells end a move and others only let it through."""

    def __init__(self, prices: list[int], walls: "Walls | None" = None) -> None:
        self.prices = prices  # cell -> what entering costs, or NEVER
        self.walls = walls
        self.last: list[int] = []  # cells that end a move
        self.taken: list[int] = []  # cells where no move can end

    def cost(self, cell: i64, to: i64, direction: i64) -> i64:
        walls = self.walls
        if walls is not None and walls.there(cell, direction):
            return NEVER
        return self.prices[to]

    def ends(self, cell: i64) -> bool:
        return cell in self.last

    def stays(self, cell: i64) -> bool:
        return cell not in self.taken


@final
class Wide(Steps):
    """A figure that covers several cells: all of them shift together, and the dearest newly entered cell is paid."""

    def __init__(self, lattice: Lattice, offsets: list[tuple[int, int]], steps: Steps) -> None:
        self.lattice = lattice
        self.offsets = offsets
        self.steps = steps

    def cost(self, cell: i64, to: i64, direction: i64) -> i64:
        before = self.lattice.covered(cell, self.offsets)
        after = self.lattice.covered(to, self.offsets)
        if not after:
            return NEVER
        dearest: i64 = 0
        for i in range(len(before)):
            if after[i] in before:
                continue
            price = self.steps.cost(before[i], after[i], direction)
            if price == NEVER:
                return NEVER
            if price > dearest:
                dearest = price
        return dearest

    def ends(self, cell: i64) -> bool:
        for one in self.lattice.covered(cell, self.offsets):
            if self.steps.ends(one):
                return True
        return False

    def stays(self, cell: i64) -> bool:
        covered = self.lattice.covered(cell, self.offsets)
        for one in covered:
            if not self.steps.stays(one):
                return False
        return len(covered) > 0


@final
class Walls:
    """Edges between neighbours that something stands on: seen from both sides."""

    def __init__(self, lattice: Lattice) -> None:
        self.lattice = lattice
        self._edges: list[int] = [0] * lattice.size  # cell -> bit set of directions

    def build(self, cell: i64, direction: i64) -> None:
        self._edges[cell] |= bit(direction)
        other = self.lattice.step(cell, direction)
        if other != NO_CELL:
            self._edges[other] |= bit(opposite(direction))

    def there(self, cell: i64, direction: i64) -> bool:
        return has(self._edges[cell], direction)

    def around(self, cell: i64) -> list[int]:
        """The walled directions of a cell, as a view lists them."""
        if not self._edges[cell]:
            return []
        return [direction for direction in range(SIX) if self.there(cell, direction)]
