"""What it is worth to stand on a cell: shrines, beacons, treasures, tokens."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.hexes import NO_CELL
from deckhold.games.ascension_tactics.definitions import BEACON_TOKEN
from deckhold.games.ascension_tactics.scenarios import COLOURS
from deckhold.games.ascension_tactics.state.ground import Way
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import CAPTIVE, CORRUPTION, TOKENS, VILLAIN

CONTROL: Final = 2.2  # for each glory that a shrine gives
DENY: Final = 1.4
BACKUP: Final = 0.35
STEP: Final = 0.3  # each cell nearer to where one is wanted
TREASURE: Final = 1.6
LIGHT: Final = 1.2
TOKEN: Final = 4.5


def counts_at(s: Tactics, shrine: i64, without: i64, side: i64) -> tuple[int, int]:
    """How many champions of a side stand at a shrine, one of them left out, and the most of any other side."""
    mine = 0
    others = [0] * 6
    seen: list[int] = []
    for cell in [shrine, *s.cells.neighbours(shrine)]:
        figure = s.stands[cell]
        if figure in (NO_CARD, without) or figure in seen:
            continue
        seen.append(figure)
        owner = s.side(figure)
        if owner == side:
            mine += 1
        elif owner != CAPTIVE:
            others[owner] += 1
    return mine, max(others)


def shrine_value(s: Tactics, figure: i64, cell: i64, shrine: i64) -> float:
    """What a champion's standing on a cell does for the control of a shrine."""
    side = s.side(figure)
    mine, other = counts_at(s, shrine, figure, side)
    apart = s.cells.distance(cell, shrine)
    glory = s.scenario.shrine if s.scenario.shrine else 2
    if apart > 1:
        wanted = 1.0 if mine <= other else 0.35
        return wanted * STEP * float(6 - apart) if apart < 6 else 0.0
    if mine + 1 > other and mine <= other:
        return CONTROL * glory + (DENY * glory if other > 0 and mine < other else 0.0)
    if mine + 1 == other:
        return DENY * glory
    return BACKUP if mine > other else 0.6 * glory * 0.3


def place_value(s: Tactics, figure: i64, cell: i64) -> float:
    """What it is worth to stand on a cell."""
    best = 0.0
    total = 0.0
    for shrine in s.shrine_cells:
        worth = shrine_value(s, figure, cell, shrine)
        if s.cells.distance(cell, shrine) <= 1:
            total += worth
        elif worth > best:
            best = worth
    out = total if total > best else best
    holder: i64 = s.holder[figure]
    if s.caches_at(cell) and 0 <= holder < VILLAIN:
        out += TREASURE
    if s.scenario.tokens:
        colour = COLOURS[s.colour_of_side(s.side(figure))]
        for token in s.zones[TOKENS]:
            if s.definitions[token].kind == BEACON_TOKEN and s.definitions[token].id == f"{colour}-token":
                apart = s.cells.distance(cell, s.spot[token])
                if apart == 0:
                    out += TOKEN
                elif apart < 5:
                    out += 0.15 * float(5 - apart)
    return out


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
        out -= 12.0 if total >= defense or s.scenario.boss_falls else 1.5 * way.hurt
    return out


def nearest_portal(s: Tactics, figure: i64) -> i64:
    """A portal cell of a champion's side, or NO_CELL."""
    side = s.side(figure)
    for cell in s.scenario.map.portal_cells:
        if s.portal_side(cell) == side:
            return cell
    return NO_CELL
