"""What an edited save remembers must make sense in itself, and fit the rest."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx
from deckhold.engine.fields import Reader
from deckhold.engine.hexes import NO_CELL
from deckhold.games.mage_knight.ops.recruits import ManaOn
from deckhold.games.mage_knight.ops.wheel import ShieldOn, TurnWheel
from deckhold.games.mage_knight.rules.fighting.mazes import WAYS
from deckhold.games.mage_knight.state.general import (
    ASTRAY,
    CHANGED,
    DEFENDED,
    DIE,
    JOINED,
    LEFT,
    LOST,
    MOST_TROOPS,
    MUSTERED,
    REVEALED,
    SACKED,
    SLOWED,
    WAVERS,
    cell_of,
)
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.world import SEVEN
from deckhold.games.mage_knight.state.zones import CITIES, LAID, UNITS, WAY
from deckhold.games.mage_knight.terms import COLOURS, GAME, MAZES, SKILL

# Of Volkare it is remembered once.
ONCE: Final = [ASTRAY, CHANGED, DEFENDED, DIE, JOINED, LEFT, LOST, MUSTERED, REVEALED, SACKED, SLOWED]


def check(s: Mage, data: Reader) -> None:
    """ValueError names the path of whatever is remembered wrongly."""
    for i in range(len(s.lasting)):
        problem = wrong(s, s.lasting[i], s.lasting[:i])
        if problem:
            raise data.get("lasting").items()[i].fail(problem)


def wrong(s: Mage, entry: Ctx, before: list[Ctx]) -> str:
    """What is wrong with an entry, or nothing."""
    op = entry.op
    if op is WAY:
        return wrong_way(s, entry, before)
    if op in ONCE or op is WAVERS:
        return wrong_of_volkare(s, entry, before)
    if isinstance(op, ManaOn):
        led = [unit for seat in range(s.seats) for unit in s.at(UNITS, seat)]
        if entry.card not in led or not s.unit(entry.card).mana:  # MX-061
            return "mana lies on a unit that somebody leads, and that wants it"
        if [one for one in before if isinstance(one.op, ManaOn) and one.card == entry.card]:
            return "other mana lies on that unit"
    if isinstance(op, ShieldOn):
        skill = entry.card != NO_CARD and s.table.card[entry.card].kind == SKILL
        if not skill or not isinstance(s.skill(entry.card).op, TurnWheel):  # MX-511
            return "a skill with a wheel is wanted"
        if [one for one in before if isinstance(one.op, ShieldOn) and one.card == entry.card]:
            return "the shield lies on another colour"
    return ""


def wrong_way(s: Mage, entry: Ctx, before: list[Ctx]) -> str:
    """A way into a maze is one of three, each for one hero, and a hero goes one of them (MX-028, MX-035)."""
    tile = entry.card
    if entry.b not in WAYS:
        return f"{entry.b} is no way into a maze, as {WAYS[0]} is"
    if tile == NO_CARD or tile not in s.zones[LAID] or not maze_on(s, s.spot[tile] // SEVEN * SEVEN):
        return "a tile of the map with a maze is wanted"
    for one in before:
        if one.op is WAY and one.card == tile and (one.b == entry.b or one.seat == entry.seat):
            return "somebody has gone that way already" if one.b == entry.b else "that hero has gone another way"
    return ""


def maze_on(s: Mage, first: i64) -> bool:
    """Whether a maze is among the spaces of a tile."""
    for cell in range(first, first + SEVEN):
        if has(MAZES, s.site[cell]):
            return True
    return False


def wrong_of_volkare(s: Mage, entry: Ctx, before: list[Ctx]) -> str:
    """What is remembered of Volkare (state/general.py)."""
    op = entry.op
    march = s.scenario.march
    n = int(entry.b)
    if (op is DIE or op is WAVERS) and not 0 <= n < len(COLOURS):
        return f"{n} is no colour of a die"
    if op is WAVERS:  # MX-Q08
        return "another unit wavers at that colour" if [one for one in before if one.op is op and one.b == n] else ""
    if [one for one in before if one.op is op]:
        return "that is said above already"
    if entry.a != GAME:
        return "it is remembered until the game is over"
    if (op is JOINED or op is LOST) and not 0 <= n <= MOST_TROOPS:
        return f"{n} is not from 0 to {MOST_TROOPS}"
    if op is CHANGED and abs(n) > s.seats * s.round:  # MX-185
        return f"by {s.seats} a round at most, not by {n}"
    if op is LEFT and not 0 <= n < s.cells.size:
        return f"{n} is no space"
    if op is ASTRAY and cell_of(s) != NO_CELL:
        return "he stands on the map (spots)"
    if op is SLOWED and (march is None or march.to_city):  # MX-322
        return "only on the way to the portal he is held up"
    if (op is SACKED or op is DEFENDED) and (march is None or not march.to_city or not s.zones[CITIES]):  # MX-261
        return "no city that he could attack lies on the map (cities)"
    return ""
