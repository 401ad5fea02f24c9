"""What cards and abilities put on the battlefield: minions, webs, living forests, moved treasures."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Printed
from deckhold.engine.text import TO_DO, Teller
from deckhold.games.ascension_tactics.definitions import WEB, AboutFallen, cell_of, packed, piece_of
from deckhold.games.ascension_tactics.ops.moving import beside_own, deploy, located, pick_up, placements, portals
from deckhold.games.ascension_tactics.ops.verbs import CELL_CHOICE, DEPLOY, PICK_TOKEN
from deckhold.games.ascension_tactics.scenarios import FOREST
from deckhold.games.ascension_tactics.state.figures import values
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import (
    BASES,
    CACHES,
    NEST,
    POOL,
    SPARE,
    TOKENS,
    VILLAIN,
)

# Where a unit may be put.
BESIDE_SELF: Final = "beside-self"
BESIDE_OWN: Final = "beside-own"
AT_PORTAL: Final = "at-portal"
AT_DEFEATED: Final = "at-defeated"  # the cell of the defeated enemy, or next to it


class Placing(AboutFallen):
    """A unit of the player is put on the battlefield, or the offer is declined."""

    kind = "deploy"

    def __init__(self, unit: str, where: str, optional: bool = True, from_pool: bool = False) -> None:
        self.unit = unit
        self.where = where
        self.optional = optional
        self.from_pool = from_pool  # one's own champion that is off the battlefield; else a minion

    def looks(self) -> bool:
        return self.where == AT_DEFEATED

    def piece(self, s: Tactics, ctx: Ctx) -> i64:
        """Which piece it would be, or NO_CARD (AT-Q54)."""
        if self.unit == "":
            return ctx.card  # the card itself
        waiting = self.waiting(s, ctx)
        if self.named(ctx) in waiting:
            return self.named(ctx)
        return waiting[0] if waiting else NO_CARD

    def named(self, ctx: Ctx) -> i64:
        """The figure that the player has said, or NO_CARD; then `b` packs it with the enemy that fell."""
        return cell_of(ctx.b) if ctx.b >= act.ARGS else NO_CARD

    def fallen(self, ctx: Ctx) -> i64:
        """The enemy that fell, or NO_CARD."""
        return piece_of(ctx.b) if ctx.b >= act.ARGS else ctx.b

    def waiting(self, s: Tactics, ctx: Ctx) -> list[int]:
        """The units off the battlefield; of several champions one for each state, which they keep (AT-Q54)."""
        out: list[int] = []
        states: list[str] = []
        for figure in s.at(POOL if self.from_pool else NEST, ctx.seat):
            if s.definitions[figure].id != self.unit or s.is_on(figure) or figure == ctx.card:
                continue
            state = condition_of(s, figure) if self.from_pool else ""
            if state not in states:
                states.append(state)
                out.append(figure)
        return out

    def spots(self, s: Tactics, ctx: Ctx) -> list[int]:
        if self.where == BESIDE_OWN:
            return beside_own(s, ctx.seat)
        if self.where == AT_PORTAL:
            return portals(s, s.side_of[ctx.seat])
        if self.where == BESIDE_SELF:
            out: list[int] = []
            for cell in s.cells_of(ctx.card):
                out.extend([one for one in s.cells.neighbours(cell) if one not in out])
            return out
        victim = self.fallen(ctx)
        cells = [ctx.a]
        if victim >= 0 and s.definitions[victim].cells > 1:  # next to any of the cells that it covered (AT-Q24)
            cells = s.cells.covered(ctx.a, s.offsets(victim))
        out = cells.copy()
        for cell in cells:
            out.extend([one for one in s.cells.neighbours(cell) if one not in out])
        return out

    def places(self, s: Tactics, ctx: Ctx) -> list[int]:
        piece = self.piece(s, ctx)
        if piece == NO_CARD or s.is_on(piece) or s.bases(ctx.seat) >= BASES:
            return []
        limit = s.definitions[piece].limit
        if limit and self.on_field(s, ctx.seat, piece) >= limit:
            return []
        return placements(s, piece, self.spots(s, ctx))

    def on_field(self, s: Tactics, seat: i64, piece: i64) -> i64:
        kind = s.table.kind[piece]
        return len([one for one in s.at(POOL, seat) if s.table.kind[one] == kind and s.is_on(one)])

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        out = self.places(s, ctx)
        if out and self.from_pool:
            waiting = self.waiting(s, ctx)
            if len(waiting) > 1 and self.named(ctx) not in waiting:
                out = [act.action(act.PICK_PIECE, figure) for figure in waiting]
        if self.optional and out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        if act.verb_of(action) == DEPLOY:
            deploy(s, ctx.seat, self.piece(s, ctx), action)
        elif act.verb_of(action) == act.PICK_PIECE:
            fallen = self.fallen(ctx)
            g.push(self, ctx.seat, ctx.card, ctx.a, packed(act.first(action), fallen if fallen >= 0 else ctx.card))

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.places(cast(Tactics, g), ctx) else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        spoken = t.mood(TO_DO) if self.optional else t
        what = t.say("what-unit", card=t.name(self.unit)) if self.unit else t.say("who-self")
        if self.from_pool:
            what = t.say("what-another-unit", card=t.name(self.unit))
        said = spoken.say(f"op-deploy-{self.where}", what=what)
        return t.say("op-may", what=said) if self.optional else said

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        piece = self.piece(cast(Tactics, g), ctx)
        if piece == self.cause(g, ctx):
            return t.say("ask-deploy-it")
        return t.say("ask-deploy", card=t.name(g.table.card[piece].id))

    def rules(self) -> list[str]:
        return ["AT-139"]


def condition_of(s: Tactics, figure: i64) -> str:
    """What tells a champion off the battlefield apart from another of the same name."""
    carried = sorted([s.table.kind[card] for card, on in enumerate(s.bearer) if on == figure])
    value = values(s, figure)  # with what was given for a while
    given = f"{value.strength} {value.defense} {value.speed} {value.order_cost} {value.traits}"
    return f"{s.exhausted[figure]} {s.souls[figure]} {carried} {given}"


@final
class PlaceWeb(AboutFallen):
    """A web comes into the cell of the defeated enemy; if none is left, one may be taken from elsewhere (AT-163).

    Of the cells that a large enemy covered the player says which; then `b` is no piece any more.
    """

    kind = "web"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        spare = s.zones[SPARE]
        if spare and not self.covered(s, ctx):
            self.place(s, ctx, spare[len(spare) - 1], SPARE)
        else:
            g.ask(ctx)

    def covered(self, s: Tactics, ctx: Ctx) -> list[int]:
        """The cells of a large enemy, as long as none of them is chosen (AT-Q24)."""
        if ctx.b == NO_CARD or s.definitions[ctx.b].cells == 1:
            return []
        return s.cells.covered(ctx.a, s.offsets(ctx.b))

    def place(self, s: Tactics, ctx: Ctx, web: i64, zone: i64) -> None:
        if zone == SPARE:
            s.move(web, SPARE, 0, TOKENS, 0)
        s.place(web, ctx.a, ctx.seat)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        covered = self.covered(s, ctx)
        if covered:
            return [act.action(CELL_CHOICE, cell) for cell in sorted(covered)]
        out = [act.action(act.PICK_PIECE, card) for card in s.zones[TOKENS] if s.definitions[card].kind == WEB]
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == CELL_CHOICE:
            g.push(self, ctx.seat, ctx.card, act.first(action), NO_CARD)
        elif act.verb_of(action) == act.PICK_PIECE:
            self.place(cast(Tactics, g), ctx, act.first(action), TOKENS)

    def text(self, t: Teller) -> str:
        return t.say("op-web")

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-web-cell" if self.covered(cast(Tactics, g), ctx) else "ask-web")

    def rules(self) -> list[str]:
        return ["AT-163"]


@final
class AnimateForest(Printed):
    """A forest nearby without a champion becomes Living Earth (AT-328, AT-Q31)."""

    kind = "forest"

    def __init__(self, within: int) -> None:
        self.within: i64 = within

    def earth(self, s: Tactics, seat: i64) -> i64:
        for figure in s.at(NEST, seat):
            if s.definitions[figure].is_forest:
                return figure
        return NO_CARD

    def forests(self, s: Tactics, ctx: Ctx) -> list[int]:
        if self.earth(s, ctx.seat) == NO_CARD or s.bases(ctx.seat) >= BASES or not s.is_on(ctx.card):
            return []
        out: list[int] = []
        for cell in range(s.cells.size):
            if s.terrain[cell] == FOREST and s.stands[cell] == NO_CARD and s.away(ctx.card, cell) <= self.within:
                out.append(act.action(CELL_CHOICE, cell))
        return out

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = self.forests(cast(Tactics, g), ctx)
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        if act.verb_of(action) == CELL_CHOICE:
            deploy(s, ctx.seat, self.earth(s, ctx.seat), act.action(DEPLOY, act.first(action)))

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.forests(cast(Tactics, g), ctx) else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-animate", n=self.within)

    def rules(self) -> list[str]:
        return ["AT-328"]


@final
class MoveTreasure(Printed):
    """A treasure token nearby is moved, over whatever lies between (AT-324, AT-Q67)."""

    kind = "move-treasure"

    def __init__(self, within: int, cells: int) -> None:
        self.within: i64 = within
        self.cells: i64 = cells

    def near(self, s: Tactics, ctx: Ctx) -> list[int]:
        if not s.is_on(ctx.card):
            return []
        return [card for card in s.zones[CACHES] if s.away(ctx.card, s.spot[card]) <= self.within]

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        out: list[int] = []
        if ctx.a:  # a token is chosen already, by its number: where to
            card = s.with_tag(ctx.a)
            for cell in s.cells.within(s.spot[card], self.cells):
                if cell != s.spot[card]:
                    out.append(act.action(CELL_CHOICE, cell))
            return out
        out = [act.action(PICK_TOKEN, s.tag[card]) for card in self.near(s, ctx)]
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        verb = act.verb_of(action)
        if verb == act.PASS:
            return
        if verb != CELL_CHOICE:
            g.push(self, ctx.seat, ctx.card, act.first(action))
            return
        card = s.with_tag(ctx.a)
        s.place(card, act.first(action), ctx.seat)
        there: i64 = s.stands[act.first(action)]
        if there != NO_CARD and 0 <= s.holder[there] < VILLAIN:
            pick_up(s, there)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.near(cast(Tactics, g), ctx) else NOT_AT_ALL

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        said = g.info.label(g, ctx, action, t)
        if act.verb_of(action) != PICK_TOKEN:
            return said
        s = cast(Tactics, g)
        card = s.with_tag(act.first(action))
        there = s.caches_at(s.spot[card])
        if len(there) > 1:
            said = t.say("one-of-them", card=said, n=there.index(card) + 1)
        return located(s, said, s.spot[card], t)

    def text(self, t: Teller) -> str:
        return t.say("op-move-treasure", within=self.within, n=self.cells)

    def rules(self) -> list[str]:
        return ["AT-324"]
