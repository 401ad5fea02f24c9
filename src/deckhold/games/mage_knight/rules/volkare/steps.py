"""Where Volkare goes: exploring, rushing to the city, marching to the portal (25.5 to 25.7, 27.4)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.hexes import EAST, NO_CELL, OFFSETS, SIX
from deckhold.engine.ops.deciding import Grouped
from deckhold.games.mage_knight.ops.verbs import CHOOSE_CELL
from deckhold.games.mage_knight.rules.revealing import turn_up
from deckhold.games.mage_knight.rules.scoring import lost
from deckhold.games.mage_knight.rules.volkare.attack import (
    IN_CITY,
    MAKE_WAY,
    OUTSIDE,
    attack,
    following,
    heroes_on,
    space_of,
)
from deckhold.games.mage_knight.scenarios import March
from deckhold.games.mage_knight.state.general import (
    DEFENDED,
    LEFT,
    LOST,
    SACKED,
    beaten,
    cell_of,
    entry_of,
    forget,
    general,
    nearer,
    number_of,
    put_general,
    remember,
    spot_of,
    steps_to,
    turn_between,
)
from deckhold.games.mage_knight.state.ground import garrison, main_city
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.world import SEVEN
from deckhold.games.mage_knight.state.zones import NOBODY
from deckhold.games.mage_knight.terms import BLUE, RED, SEA, UNKNOWN

PORTAL_CLOSES: Final = 3  # so near to it (MX-304)


def march_of(s: Mage) -> March:
    march = s.scenario.march
    assert march is not None
    return march


def city_parts(s: Mage) -> list[int]:
    """The spaces of the city he looks for, the first part of a megapolis first; none before it is found."""
    found = [cell for cell in s.city_cell if cell != NO_CELL]
    if len(found) > 1 and s.city_cell[main_city(s, found[0])] != found[0]:
        found.reverse()
    return found


def exploring(s: Mage) -> bool:
    """Whether he looks for fights on a red card: on the way to the portal always, to the city until it is found."""
    return not march_of(s).to_city or not city_parts(s)


@final
class Step(Op):
    """One of the steps that a card is worth: `a` is its colour, `b` how many are left; after the last all make way."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if beaten(s):
            return
        if ctx.b == 0:
            g.push(MAKE_WAY, 0)
            return
        g.push(self, 0, NO_CARD, ctx.a, ctx.b - 1)
        colour = BLUE if ctx.a == RED else ctx.a  # MX-257
        if not march_of(s).to_city:
            to_portal(s, march_of(s).directions[colour])
        elif city_parts(s):
            to_city(s, march_of(s).directions[colour])
        else:
            explore(s, march_of(s).directions[colour])


def go(s: Mage, direction: i64) -> None:
    """He makes a step, and attacks whoever is there (MX-244, MX-312)."""
    here = cell_of(s)
    q, r = beyond(s, direction)
    cell = s.cells.cell(q, r)
    put_general(s, q, r)
    if here == NO_CELL:
        forget(s, LEFT)
    else:
        remember(s, LEFT, here)
    if s.events is not None:
        s.note("volkare-moves", -1, general(s), direction, here, cell)
    if not march_of(s).to_city:
        portal_closes(s)
        if s.result is not None:
            return
    if cell != NO_CELL:
        met = heroes_on(s, cell)
        if met:
            attack(s, met, OUTSIDE)


def beyond(s: Mage, direction: i64) -> tuple[int, int]:
    """Where a step in a direction leads him."""
    q, r = spot_of(s)
    dq, dr = OFFSETS[direction]
    return q + dq, r + dr


# -- the first phase of the Return -------------------------------------------------------------------------------------


def explore(s: Mage, wanted: i64) -> None:
    """A step in the direction of the card, or the nearest one within the limits of the map (MX-241 to MX-243)."""
    here = cell_of(s)
    for turn in range(SIX // 2 + 1):
        ways: list[int] = []
        for direction in {int((wanted + turn) % SIX), int((wanted - turn) % SIX)}:
            cell = s.cells.step(here, direction)
            if cell != NO_CELL and s.terrain[cell] != SEA:
                ways.append(direction)
        if len(ways) == 1:
            discover(s, ways[0])
            return
        if ways:
            s.push(TURN_ASIDE, 0, NO_CARD, wanted, turn)
            return


def discover(s: Mage, direction: i64) -> None:
    """A step; where no tile lies, the next one is revealed there, wherever that is (MX-242, MX-Q12)."""
    cell = s.cells.step(cell_of(s), direction)
    if s.terrain[cell] == UNKNOWN:
        if s.events is not None:
            s.note("volkare-reveals", -1, general(s))
        turn_up(s, cell // SEVEN, NOBODY)
    go(s, direction)


@final
class TurnAside(Grouped):
    """Two ways are equally near to his direction: the players decide (MX-Q11). `a`: the direction, `b`: the turn."""

    kind = "volkare-way"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        found: list[tuple[int, int]] = []
        for direction in ((ctx.a + ctx.b) % SIX, (ctx.a - ctx.b) % SIX):
            found.append((int(turn_between(direction, EAST)), int(s.cells.step(cell_of(s), direction))))
        return [act.action(CHOOSE_CELL, cell) for _, cell in sorted(found)]

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        discover(s, s.cells.direction(cell_of(s), act.first(action)))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return general(cast(Mage, g))

    def rules(self) -> list[str]:
        return ["MX-243", "MX-Q11"]


# -- the rush to the city, and the fight for it ------------------------------------------------------------------------


def to_city(s: Mage, wanted: i64) -> None:
    """A step nearer to the city; next to it he attacks it (MX-252 to MX-255, MX-259)."""
    q, r = spot_of(s)
    goal: i64 = NO_CELL
    for part in city_parts(s):
        if goal == NO_CELL or steps_to(s, q, r, part) < steps_to(s, q, r, goal):
            goal = part
    if steps_to(s, q, r, goal) <= 1:
        attack_city(s, goal)
        return
    go(s, nearer(s, q, r, goal, wanted)[0])


def attack_city(s: Mage, cell: i64) -> None:
    """An unconquered city opens its gates; a conquered one can be defended by who is in it (MX-260 to MX-263)."""
    if garrison(s, cell):
        lost(s, "volkare-enters")
        return
    if s.events is not None:
        s.note("volkare-storms", -1, general(s), cell)
    forget(s, LOST)
    parts = city_parts(s)
    defenders = [seat for seat in following(s) if space_of(s, seat) in parts]  # MX-Q10, MX-Q14
    s.push(REPELLED, 0, NO_CARD, cell)
    if defenders:
        attack(s, defenders, IN_CITY)


@final
class Repelled(Op):
    """His attack on the city (`a`) is over: repelled, not repelled, or nobody was there (MX-261 to MX-265, MX-507)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if beaten(s):
            return
        fought = entry_of(s, DEFENDED) is not None
        forget(s, DEFENDED)
        if number_of(s, LOST) >= s.seats:
            push_back(s, ctx.a)
        elif fought or entry_of(s, SACKED) is not None:
            lost(s, "volkare-takes")
        else:
            remember(s, SACKED)
            if s.events is not None:
                s.note("volkare-sacks", -1, general(s), ctx.a)


def push_back(s: Mage, city: i64) -> None:
    """He goes back a space, away from the city; no combat follows (MX-265, MX-Q54)."""
    q, r = spot_of(s)
    put_general(s, 2 * q - s.cells.q[city], 2 * r - s.cells.r[city])
    forget(s, LEFT)
    if s.events is not None:
        s.note("volkare-repelled", -1, general(s), cell_of(s))


# -- the Quest ---------------------------------------------------------------------------------------------------------


def to_portal(s: Mage, wanted: i64) -> None:
    """A step in the direction of the card; at the edge of the map, and beside the portal, nearer to that (27.4)."""
    q, r = spot_of(s)
    portal = s.portal()
    far = steps_to(s, q, r, portal)
    if far == 0:
        lost(s, "volkare-portal")  # MX-311
        return
    direction = wanted
    if far == 1 or s.cells.cell(*beyond(s, wanted)) == NO_CELL:
        ways = nearer(s, q, r, portal, wanted)
        direction = ways[0]
        for way in reversed(ways):
            if s.cells.cell(*beyond(s, way)) != NO_CELL:
                direction = way
    go(s, direction)


def portal_closes(s: Mage) -> None:
    """Once he is near, the portal closes: who is in it is out of the game (MX-304, MX-Q29)."""
    from deckhold.games.mage_knight.rules.scenarios import close_portal  # which knows of his turn

    q, r = spot_of(s)
    if s.portal_closed or steps_to(s, q, r, s.portal()) > PORTAL_CLOSES:
        return
    close_portal(s)
    if 0 not in s.out:
        lost(s, "portal-closed")


STEP: Final = Step()
TURN_ASIDE: Final = TurnAside()
REPELLED: Final = Repelled()
STEP_OPS: Final[dict[str, Op]] = {
    "volkare-step": STEP,
    "volkare-way": TURN_ASIDE,
    "volkare-repelled": REPELLED,
}
