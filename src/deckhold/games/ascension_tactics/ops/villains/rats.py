"""The villains' rats: where they come from and where they go (AT-273, AT-283 to AT-287)."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops import Grouped
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.ops.campaign import DEVIL_RAT, GIANT_RAT, steal, target_cell
from deckhold.games.ascension_tactics.ops.moving import deploy
from deckhold.games.ascension_tactics.ops.verbs import CELL_CHOICE, DEPLOY
from deckhold.games.ascension_tactics.ops.villains.conduct import APPROACH, TO_SHRINE, TO_TREASURE, remoteness
from deckhold.games.ascension_tactics.ops.villains.orders import (
    COMMAND,
    IN_SEQUENCE,
    PUT,
    colours_text,
    enlist,
    villain_set,
)
from deckhold.games.ascension_tactics.scenarios import SHRINE
from deckhold.games.ascension_tactics.state.ground import Walk
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import CACHES, SUPPLY


def spare(s: Tactics, unit: str) -> list[int]:
    """The rats of a kind that are not on the battlefield (AT-Q28)."""
    return [figure for figure in s.table.copies(unit) if figure in s.zones[SUPPLY]]


def on_field(s: Tactics, units: list[str]) -> list[int]:
    out: list[int] = []
    for unit in units:
        out.extend([figure for figure in s.table.copies(unit) if s.is_on(figure)])
    return out


def shrine_cells(s: Tactics) -> list[int]:
    return [cell for cell in range(s.cells.size) if s.terrain[cell] == SHRINE]


@final
class RatsAt(Op):
    """A rat is deployed at each of some targets, as far as there are figures and room (AT-273); `a`: at so many."""

    def __init__(self, unit: str, colours: list[int]) -> None:
        self.unit = unit
        self.colours = colours

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        rats = spare(s, self.unit)
        if ctx.a < len(self.colours) and rats:
            s.push(self, ctx.seat, ctx.card, ctx.a + 1)
            s.push(PUT, ctx.seat, rats[0], target_cell(s, self.colours[ctx.a]))

    def text(self, t: Teller) -> str:
        where = colours_text(t, self.colours)
        return t.say("op-v-rats", card=t.name(self.unit), n=len(self.colours), where=where)


@final
class RatBeside(Op):
    """A Giant Rat is deployed next to the villain."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        rats = spare(s, GIANT_RAT)
        if rats and s.is_on(ctx.card):
            s.push(PUT, ctx.seat, rats[0], s.spot[ctx.card])

    def text(self, t: Teller) -> str:
        return t.say("op-v-rat-beside", card=t.name(GIANT_RAT))


@final
class RatsOnShrines(Grouped):
    """A Giant Rat comes into every free shrine cell; with too few figures the players say where (AT-283)."""

    kind = "rat-shrine"

    def free(self, s: Tactics) -> list[int]:
        return [cell for cell in shrine_cells(s) if s.stands[cell] == NO_CARD]

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        cells = self.free(s)
        if len(cells) > len(spare(s, GIANT_RAT)):
            g.ask(ctx)
            return
        for cell in cells:
            self.fill(s, cell)

    def fill(self, s: Tactics, cell: i64) -> None:
        rat = spare(s, GIANT_RAT)[0]
        enlist(s, rat)
        deploy(s, -1, rat, act.action(DEPLOY, cell))

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        return [act.action(CELL_CHOICE, cell) for cell in self.free(s)] if spare(s, GIANT_RAT) else []

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.again(ctx)
        self.fill(cast(Tactics, g), act.first(action))

    def text(self, t: Teller) -> str:
        return t.say("op-v-rats-shrines", card=t.name(GIANT_RAT))


@final
class OrderRats(Op):
    """Every rat of the villains is ordered (AT-283)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        g.push(IN_SEQUENCE, ctx.seat, NO_CARD, villain_set(s, on_field(s, [GIANT_RAT, DEVIL_RAT])))

    def text(self, t: Teller) -> str:
        return t.say("op-v-order-rats")


@final
class PackOfThieves(Op):
    """All Giant Rats on the battlefield are ordered; without any, one comes through the portal first (AT-284)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        rats = on_field(s, [GIANT_RAT])
        if rats:
            g.push(IN_SEQUENCE, ctx.seat, NO_CARD, villain_set(s, rats))
            return
        for rat in spare(s, GIANT_RAT)[:1]:
            g.push(COMMAND, ctx.seat, rat)
            g.push(PUT, ctx.seat, rat, NO_CELL)

    def text(self, t: Teller) -> str:
        return t.say("op-v-thieves", card=t.name(GIANT_RAT))


@final
class Scurry(Grouped):
    """A rat goes to the nearest treasure, or shrine where none is left or it cares for none (AT-285, AT-286)."""

    kind = "scurry"

    def __init__(self, steals: bool) -> None:
        self.steals = steals

    def goals(self, s: Tactics, rat: i64) -> list[int]:
        """The nearest cells of those it is after (AT-Q14)."""
        cells: list[int] = []
        if self.steals:
            for card in s.zones[CACHES]:
                if s.spot[card] not in cells:
                    cells.append(s.spot[card])
        if not cells:
            cells = shrine_cells(s)
        if not cells:
            return []
        walk = Walk(s, rat)
        here: i64 = s.spot[rat]
        far = [remoteness(s, walk.costs_to(cell), here, cell) for cell in cells]
        return sorted([cell for i, cell in enumerate(cells) if far[i] == min(far)])

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        return [act.action(CELL_CHOICE, cell) for cell in self.goals(s, ctx.card)]

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        cell = act.first(action)
        treasure = self.steals and len(s.caches_at(cell)) > 0
        if s.events is not None:
            s.note("villain-scurries", -1, ctx.card, TO_TREASURE if treasure else TO_SHRINE)
        if s.spot[ctx.card] == cell:
            steal(s, ctx.card)  # without moving (AT-Q41)
        else:
            g.push(APPROACH, ctx.seat, ctx.card, cell, TO_TREASURE if treasure else TO_SHRINE)

    def text(self, t: Teller) -> str:
        return t.say("op-v-scurry-treasure" if self.steals else "op-v-scurry-shrine")

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-scurry")

    def rules(self) -> list[str]:
        return ["AT-287"]
