"""The sums of a combat between heroes (section 22)."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops.lasting import Lasting, modified
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.foes import ELEMENT_COUNT, SITE_FORTIFICATION
from deckhold.games.mage_knight.state.ground import came_from, walled
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import UNITS
from deckhold.games.mage_knight.terms import COMBAT_SCOPE, KEEP, MAGE_TOWER, RANGED, SIEGE


def opponent(s: Mage, seat: i64) -> i64:
    return s.rival if seat == s.turn else s.turn


def lowest_reach(s: Mage) -> i64:
    """Which attacks count: in the ranged phase only siege against the defender of a keep or tower (MK-479).

    A wall that the aggressor came across protects the defender as well: both together from everything (MX-Q47).
    """
    if s.melee:
        return 0
    if s.striker != s.turn:
        return RANGED
    n: i64 = 1 if s.site[s.fight_cell] == KEEP or s.site[s.fight_cell] == MAGE_TOWER else 0
    if walled(s, came_from(s, s.turn), s.fight_cell):
        n += 1
    return RANGED + n if n and modified(s, SITE_FORTIFICATION, s.striker, -1, 1) else RANGED


def sum_of_attack(s: Mage, strike: list[int]) -> i64:
    """What attack points come to: nothing resists but units (MK-484)."""
    total: i64 = 0
    for i in range(lowest_reach(s) * ELEMENT_COUNT, len(strike)):
        total += strike[i]
    return total


def has_element(s: Mage, element: i64) -> bool:
    """Whether the attack has points of an element (MK-Q32)."""
    for reach in range(lowest_reach(s), SIEGE + 1):
        if s.strike[reach * ELEMENT_COUNT + element] > 0:
            return True
    return False


def efficient(s: Mage, block: i64) -> bool:
    """A block is efficient if it is so against any element of the attack (MK-480)."""
    for element in range(ELEMENT_COUNT):
        if has_element(s, element) and foes.stops_element(block, element):
            return True
    return False


def reduction(s: Mage, guard: list[int]) -> i64:
    """By how much a block reduces the attack: in the ranged phase 1 for every 2 points (MK-481, MK-482, MK-487)."""
    full: i64 = 0
    half: i64 = 0
    for i in range(len(guard)):
        n: i64 = guard[i]
        if not s.melee and i >= ELEMENT_COUNT:
            n *= 2
        if efficient(s, i % ELEMENT_COUNT):
            full += n
        else:
            half += n
    total = full + half // 2
    return total if s.melee else total // 2


def unit_price(s: Mage, seat: i64, unit: i64) -> i64:
    """The damage that wounds a unit: its armor, doubled if it resists an element of the attack (MK-484, MK-488)."""
    armor = foes.unit_armor(s, seat, unit)
    for element in range(ELEMENT_COUNT):
        if has_element(s, element) and foes.unit_resists(s, seat, unit, element):
            return 2 * armor
    return armor


def units_in_attack(s: Mage) -> list[int]:
    """The attacker's units that take part in the attack."""
    out: list[int] = []
    for i in range(0, len(s.engaged), 3):
        if s.engaged[i] not in out:
            out.append(s.engaged[i])
    return out


def leave_out(s: Mage, unit: i64) -> None:
    """A unit's part of the attack does not count; it stays spent (MK-500)."""
    left: list[int] = []
    for i in range(0, len(s.engaged), 3):
        if s.engaged[i] == unit:
            s.strike[s.engaged[i + 1]] -= s.engaged[i + 2]
        else:
            left.extend(s.engaged[i : i + 3])
    s.engaged = left
    s.damage_left = sum_of_attack(s, s.strike)


def enemies_counted(s: Mage, seat: i64) -> i64:
    """What counts as enemies: the opponent's ready units, those in the attack or block, and the hero (MK-499)."""
    other = opponent(s, seat)
    engaged = units_in_attack(s)
    n: i64 = 1
    for unit in s.at(UNITS, other):
        if unit in engaged or (not s.spent[unit] and not s.hurt[unit]):
            n += 1
    return n


@final
class WeakArmor(Lasting):
    """A unit's armor is lower until the combat ends, never below 1 (MK-496, MK-497); `b` is by how much."""

    scope: i64 = COMBAT_SCOPE
    changes = foes.UNIT_ARMOR
    shown = False

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.card == card

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value - entry.b if value - entry.b > 1 else 1


@final
class NoResistance(Lasting):
    """A unit has lost resistances until the combat ends; `b` has them as a bit set."""

    scope: i64 = COMBAT_SCOPE
    changes = foes.UNIT_RESISTANCES
    shown = False

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.card == card

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value & ~entry.b


WEAK_ARMOR: Final = WeakArmor()
NO_RESISTANCE: Final = NoResistance()
RIVAL_OPS: Final[dict[str, Op]] = {"weak-armor": WEAK_ARMOR, "no-resistance": NO_RESISTANCE}
