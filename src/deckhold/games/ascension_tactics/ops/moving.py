"""Moves and deployments: step by step, and what lies where they end (sections 15, 16, 23 to 25)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, Printed
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import (
    BEACON_TOKEN,
    DEPLOY_BY_OWN,
    DEPLOY_ON_WEB,
    IMMOBILE,
    WEB,
)
from deckhold.games.ascension_tactics.ops.campaign import came, may_free, steal
from deckhold.games.ascension_tactics.ops.fighting import FALL, defeat, harm
from deckhold.games.ascension_tactics.ops.places import took_token
from deckhold.games.ascension_tactics.ops.verbs import DEPLOY, MOVE
from deckhold.games.ascension_tactics.ops.words import look_around, tell
from deckhold.games.ascension_tactics.scenarios import BEACON
from deckhold.games.ascension_tactics.state.figures import values
from deckhold.games.ascension_tactics.state.ground import Walk, free_for
from deckhold.games.ascension_tactics.state.position import TRIANGLES, Tactics, changed
from deckhold.games.ascension_tactics.state.ways import Way
from deckhold.games.ascension_tactics.state.zones import (
    BASES,
    CACHES,
    CORRUPTION,
    FROM_BEACONS,
    NEST,
    POOL,
    SPARE,
    TOKENS,
    TREASURES,
    VILLAIN,
)

ACTION: Final = 1  # a move action; else a move by an effect
ASIDE: Final = 2  # cells from the middle of the battlefield, from which on one calls a part of it top or left


def seat_of(s: Tactics, figure: i64) -> i64:
    """Who decides for a champion: its owner, for villains and neutrals the players' speaker."""
    holder: i64 = s.holder[figure]
    return holder if 0 <= holder < VILLAIN else s.speaker


def offered(s: Tactics, ways: list[Way]) -> list[int]:
    """The moves along some ways: the cell, and which of the ways to it. The position keeps them for the answer."""
    s.ways = ways
    out: list[int] = []
    last = -1
    number = 0
    for way in ways:
        number = number + 1 if way.cell == last else 0
        last = way.cell
        if number < 8:
            out.append(act.action(MOVE, way.cell, number))
    return out


def meant(s: Tactics, action: i64) -> Way:
    """The way that an offered move means."""
    left = act.second(action)
    for way in s.ways:
        if way.cell == act.first(action):
            if left == 0:
                return way
            left -= 1
    raise AssertionError("no such way")


def set_out(s: Tactics, seat: i64, figure: i64, way: Way, kind: i64) -> None:
    """A champion goes along a way."""
    s.path = way.path()
    s.walker = figure
    s.push(ARRIVE, seat, figure, kind, len(s.path))
    s.push(WALK, seat, figure, kind)


@final
class Stride(Op):
    """One step of a move after the other, each with what the entered cells do; `a`: whether it is a move action."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        figure = ctx.card
        if not s.path or not s.is_on(figure):
            s.walker = NO_CARD
            return
        to: i64 = s.path[0]
        s.path = s.path[1:]
        walk = Walk(s, figure)
        before = s.cells_of(figure)
        self.leave_webs(s, walk, before)
        s.stand(figure, to)
        g.again(ctx)
        hurt = False
        for cell in s.cells_of(figure):
            if cell not in before:
                light(s, figure, cell)
                hurt = hurt or walk.harms(cell)
        if hurt and s.scenario.poison:
            defeat(s, ctx.seat, [figure], NO_CARD, False)  # AT-298
        elif hurt:
            harm(s, ctx.seat, [figure], CORRUPTION, NO_CARD, unawares=ctx.a != ACTION)
        if s.damage[figure] or s.definitions[figure].has_aura:
            s.push(FALL, ctx.seat)  # a bonus of neighbours may be missed (AT-Q74)

    def leave_webs(self, s: Tactics, walk: Walk, cells: list[int]) -> None:
        """A web that held a champion is gone once it has left (AT-Q21)."""
        if not walk.webbed:
            return
        for card in s.zones[TOKENS].copy():
            if s.definitions[card].kind == WEB and s.spot[card] in cells:
                s.move(card, TOKENS, 0, SPARE, 0)


def light(s: Tactics, figure: i64, cell: i64) -> None:
    """A champion moves into a beacon's cell: it is its side's now (AT-158, AT-189)."""
    side = s.side(figure)
    if s.terrain[cell] != BEACON or side >= VILLAIN or s.lit[cell] == side:
        return
    s.lit = changed(s.lit, cell, side)
    if s.events is not None:
        s.note("light", s.holder[figure], figure)
    prize = s.scenario.all_beacons
    if prize and not s.beacons_paid and s.beacons(side) == s.scenario.map.terrain.count(BEACON):
        s.beacons_paid = 1
        s.gain_glory(side, prize, FROM_BEACONS)


@final
class Arrive(Op):
    """A move has ended: what lies there is taken. `a`: whether it was a move action, `b`: how many cells it led to."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        figure = ctx.card
        moved = ctx.b - len(s.path)  # whoever falls on the way has come so far
        s.path = []
        look_around(s)
        holder: i64 = s.holder[figure]
        if holder == VILLAIN:
            steal(s, figure)
        if not 0 <= holder < VILLAIN:
            return
        if ctx.a == ACTION:
            tell(s, holder, "walked", figure, moved)
        for cell in s.cells_of(figure):
            tell(s, holder, f"in-{s.terrain[cell]}", figure)
        if not s.is_on(figure):
            return
        pick_up(s, figure)
        for cell in s.cells_of(figure):
            for token in s.zones[TOKENS].copy():
                if s.spot[token] == cell and s.definitions[token].kind == BEACON_TOKEN:
                    took_token(s, holder, figure, token)
        may_free(s, figure)


def pick_up(s: Tactics, figure: i64) -> None:
    """The owner of a champion takes the treasures in its cells (AT-166); villains and neutrals leave them (AT-267)."""
    holder: i64 = s.holder[figure]
    if not 0 <= holder < VILLAIN:
        return
    for cell in s.cells_of(figure):
        for card in s.caches_at(cell):
            s.move(card, CACHES, 0, TREASURES, holder)
            if s.events is not None:
                s.note("treasure", holder, card)
            tell(s, holder, "treasure", card)


# -- deployment --------------------------------------------------------------------------------------------------------


def portals(s: Tactics, side: i64) -> list[int]:
    """The cells with a portal of a side."""
    return [cell for cell in s.scenario.map.portal_cells if s.portal_side(cell) == side]


def entrances(s: Tactics, figure: i64) -> list[int]:
    """Where an order may deploy a champion, as actions (AT-087, AT-121, AT-162, AT-Q06, AT-Q24)."""
    holder: i64 = s.holder[figure]
    if 0 <= holder < VILLAIN and s.bases(holder) >= BASES:
        return []
    spots = portals(s, s.side(figure))
    definition = s.definitions[figure]
    if definition.special(DEPLOY_ON_WEB) >= 0:
        spots.extend([s.spot[card] for card in s.zones[TOKENS] if s.definitions[card].kind == WEB])
    if definition.special(DEPLOY_BY_OWN) >= 0:
        spots.extend(beside_own(s, holder))
    return placements(s, figure, spots)


def beside_own(s: Tactics, seat: i64) -> list[int]:
    """The cells next to a seat's champions on the battlefield."""
    out: list[int] = []
    for figure in s.at(POOL, seat):
        for cell in s.cells_of(figure):
            for there in s.cells.neighbours(cell):
                if there not in out:
                    out.append(there)
    return out


def placements(s: Tactics, figure: i64, spots: list[int]) -> list[int]:
    """How a champion can be put so that it covers one of some cells, as actions; by cell.

    Nobody is put anywhere in the middle of a move: it might be where that ends (AT-097).
    """
    out: list[int] = []
    if s.walker != NO_CARD:
        return out
    if s.definitions[figure].cells == 1:
        for cell in sorted(spots):
            choice = act.action(DEPLOY, cell)
            if choice not in out and free_for(s, figure, cell):
                out.append(choice)
        return out
    for lies, offsets in enumerate(TRIANGLES):
        for cell in range(s.cells.size):
            covered = s.cells.covered(cell, offsets)
            fits = len(covered) > 0
            touches = False
            for one in covered:
                fits = fits and free_for(s, figure, one)
                touches = touches or one in spots
            if fits and touches:
                out.append(act.action(DEPLOY, cell, lies))
    return out


def deploy(s: Tactics, seat: i64, figure: i64, action: i64) -> None:
    """A champion comes onto the battlefield (AT-Q54)."""
    holder: i64 = s.holder[figure]
    if 0 <= holder < VILLAIN and figure in s.at(NEST, holder):
        s.move(figure, NEST, holder, POOL, holder)
    if s.definitions[figure].cells > 1:
        s.lies = act.second(action)
    s.stand(figure, act.first(action))
    if s.events is not None:
        s.note("deploy", seat, figure)
    look_around(s)
    came(s, figure)
    pick_up(s, figure)


class Entry(Op):
    """An ordered champion is deployed: into which portal."""

    kind = "deploy"

    def run(self, g: Game, ctx: Ctx) -> None:
        if not cast(Tactics, g).is_on(ctx.card):
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return entrances(cast(Tactics, g), ctx.card)

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        deploy(cast(Tactics, g), ctx.seat, ctx.card, action)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-deploy", card=t.name(g.table.card[ctx.card].id))

    def rules(self) -> list[str]:
        return ["AT-087"]


class Moves(Printed):
    """A champion, the card, may be moved by an effect with `a` movement points (AT-Q53)."""

    kind = "move"

    def run(self, g: Game, ctx: Ctx) -> None:
        if cast(Tactics, g).is_on(ctx.card):
            g.ask(ctx)

    def ways(self, s: Tactics, ctx: Ctx) -> list[Way]:
        return ways_by_effect(s, ctx.card, ctx.a)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        out = offered(s, self.ways(s, ctx))
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        if act.verb_of(action) == MOVE:
            set_out(s, ctx.seat, ctx.card, meant(s, action), 0)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.ways(cast(Tactics, g), ctx) else NOT_AT_ALL

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-move", n=ctx.a)  # who: the card is the cause

    def rules(self) -> list[str]:
        return ["AT-094"]


def ways_by_effect(s: Tactics, figure: i64, points: i64) -> list[Way]:
    """Where an effect may move a champion; nowhere in the middle of a move, which is completed first (AT-097)."""
    return [] if s.walker != NO_CARD else Walk(s, figure).ways(points)


def may_walk(s: Tactics, figure: i64) -> bool:
    """Whether an ordered champion has a move action at all (AT-140)."""
    return not values(s, figure).has(IMMOBILE)


def located(s: Tactics, name: str, cell: i64, t: Teller) -> str:
    """A piece of which there are several, by its name, the part of the battlefield where one finds it, and its cell."""
    across = 2 * s.cells.q[cell] + s.cells.r[cell]  # in halves of a cell; the middle is 0,0
    down = s.cells.r[cell]
    part = ["top"] if down <= -ASIDE else ["bottom"] if down >= ASIDE else []
    part += ["left"] if across <= -2 * ASIDE else ["right"] if across >= 2 * ASIDE else []
    return t.say("champion-at", card=name, where="-".join(part) or "middle", cell=s.cells.name(cell)[1:])


WALK: Final = Stride()
ARRIVE: Final = Arrive()
ENTRY: Final = Entry()
MOVES: Final = Moves()
MOVING_OPS: Final[dict[str, Op]] = {"walk": WALK, "arrive": ARRIVE, "entry": ENTRY, "moves": MOVES}
