"""What it is worth to stand on a cell: shrines, beacons, treasures, tokens."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.hexes import NO_CELL
from deckhold.games.ascension_tactics.definitions import BEACON_TOKEN
from deckhold.games.ascension_tactics.scenarios import COLOURS
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.ways import Way
from deckhold.games.ascension_tactics.state.zones import CACHES, CAPTIVE, CAPTIVES, CORRUPTION, TOKENS, VILLAIN

CONTROL: Final = 2.6  # for each glory that a shrine gives
FOR_NOTHING: Final = 0.3  # where the players' glory counts for little
DENY: Final = 1.8
BACKUP: Final = 0.35
STEP: Final = 0.3  # each cell nearer to where one is wanted
TREASURE: Final = 1.6
LIGHT: Final = 1.2
TOKEN: Final = 4.5
CAPTIVE_FREED: Final = 5.0
NEARER: Final = 0.35  # each cell nearer to the boss


@final
class Places:
    """What standing on a cell is worth to a champion; what does not depend on the cell is looked at once."""

    def __init__(self, s: Tactics, figure: i64) -> None:
        self.s = s
        self.shrines: list[Shrine] = []
        self.treasures: list[int] = []
        self.tokens: list[int] = []
        self.captives: list[int] = []
        self.boss: list[int] = []  # where the boss is that has to fall
        self.beacons: list[int] = []  # what would open the war gates, while they are shut
        side = s.side(figure)
        glory = s.scenario.shrine if s.scenario.shrine else 2
        control = CONTROL
        if s.scenario.boss_falls:
            safe = s.safe(s.boss())
            if not safe:
                control = FOR_NOTHING
                self.boss = s.cells_of(s.boss())
        for cell in s.shrine_cells:
            mine, other = counts_at(s, cell, figure, side)
            self.shrines.append(Shrine(cell, mine, other, glory, control))
        if not s.definitions[figure].minion:
            self.captives = [s.spot[captive] for captive in s.zones[CAPTIVES]]
        if 0 <= s.holder[figure] < VILLAIN:
            self.treasures = [s.spot[card] for card in s.zones[CACHES]]
        if s.scenario.war_gates and not s.gates_open(side):
            self.beacons = [cell for cell in s.beacon_cells if s.lit[cell] != side]
        if s.scenario.tokens:
            token = f"{COLOURS[s.colour_of_side(side)]}-token"
            for card in s.zones[TOKENS]:
                if s.definitions[card].kind == BEACON_TOKEN and s.definitions[card].id == token:
                    self.tokens.append(s.spot[card])

    def value(self, cell: i64) -> float:
        cells = self.s.cells
        best = 0.0
        total = 0.0
        for shrine in self.shrines:
            apart = cells.distance(cell, shrine.cell)
            worth = shrine.value(apart)
            if apart <= 1:
                total += worth
            elif worth > best:
                best = worth
        out = total if total > best else best
        if cell in self.treasures:
            out += TREASURE
        for token in self.tokens:
            apart = cells.distance(cell, token)
            if apart == 0:
                out += TOKEN
            elif apart < 5:
                out += 0.15 * float(5 - apart)
        out += self._freed(cell)
        nearest = 0.0
        for one in self.beacons:
            near = STEP * float(12 - cells.distance(cell, one))
            if near > nearest:
                nearest = near
        for one in self.boss:
            near = NEARER * float(12 - cells.distance(cell, one))
            if near > nearest:
                nearest = near
        return out + nearest

    def _freed(self, cell: i64) -> float:
        """What captives next to a cell, or near it, are worth."""
        out = 0.0
        best = 0.0
        for captive in self.captives:
            apart = self.s.cells.distance(cell, captive)
            if apart <= 1:
                out += CAPTIVE_FREED
            elif STEP * float(7 - apart) > best:
                best = STEP * float(7 - apart)
        return out if out > best else best


@final
class Shrine:
    """A shrine, how many champions of a side are there besides the one that is looked at, and the most of another."""

    def __init__(self, cell: i64, mine: int, other: int, glory: int, control: float) -> None:
        self.cell: i64 = cell
        self.mine = mine
        self.other = other
        self.glory = glory
        self.control = control  # what a point of glory counts

    def value(self, apart: i64) -> float:
        """What one more champion so many cells away does for its control."""
        mine, other, glory = self.mine, self.other, self.glory
        if apart > 1:
            wanted = 1.0 if mine <= other else 0.35
            return wanted * STEP * float(6 - apart) if apart < 6 else 0.0
        if mine + 1 > other and mine <= other:
            return self.control * glory + (DENY * glory if other > 0 and mine < other else 0.0)
        if mine + 1 == other:
            return DENY * glory
        return BACKUP if mine > other else 0.6 * glory * 0.3


def counts_at(s: Tactics, shrine: i64, without: i64, side: i64) -> tuple[int, int]:
    """How many champions of a side stand at a shrine, one of them left out, and the most of any other side."""
    mine = 0
    others = [0] * 6
    for figure in s.around(shrine):
        if figure == without:
            continue
        owner = s.side(figure)
        if owner == side:
            mine += 1
        elif owner != CAPTIVE:
            others[owner] += 1
    return mine, max(others)


def beacon_value(s: Tactics, side: i64, lit: i64) -> float:
    """What lighting so many more beacons brings."""
    if lit == 0:
        return 0.0
    held = s.beacons(side)
    out = LIGHT * float(lit)
    everywhere = len(s.beacon_cells)
    if s.scenario.all_beacons and not s.beacons_paid:
        out += s.scenario.all_beacons if held + lit >= everywhere else 0.8 * float(lit)
    scale = s.scenario.beacon_glory
    if scale:
        more = held + lit if held + lit < len(scale) else len(scale) - 1
        out += 2.0 * float(scale[more] - scale[held])
    if s.scenario.war_gates and held < 2 <= held + lit:
        out += 1.5
    return out


def way_value(s: Tactics, figure: i64, way: Way, defense: i64) -> float:
    """What going along a way brings by itself: beacons lit, damage taken."""
    lit: i64 = 0
    bits: i64 = way.lit
    while bits:
        bits &= bits - 1
        lit += 1
    out = beacon_value(s, s.side(figure), lit)
    if way.hurt:
        total = s.damage[figure] + way.hurt * CORRUPTION
        out -= 12.0 if total >= defense or s.scenario.boss_falls else 1.5 * float(way.hurt)
    return out


def nearest_portal(s: Tactics, figure: i64) -> i64:
    """A portal cell of a champion's side, or NO_CELL."""
    side = s.side(figure)
    for cell in s.scenario.map.portal_cells:
        if s.portal_side(cell) == side:
            return cell
    return NO_CELL
