"""Seeing more than others: tokens that lie face down, tiles from farther away."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp
from deckhold.games.mage_knight.ops.verbs import CHOOSE_CELL
from deckhold.games.mage_knight.state import ground
from deckhold.games.mage_knight.state.factions import has_enemies, top_of_faction
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ARMY, FIELD, PILE, USED_PILE
from deckhold.games.mage_knight.terms import CAMP, FACTIONS, NO_FACTION, PILES, TOKENS, TURN


@final
class Look(MageOp):
    """Look at a face-down token so many spaces away, or at the top one of a pile; there is fame for its defeat this
    turn."""

    kind = "look"

    def __init__(self, n: int, fame: int) -> None:
        self.n = n
        self.sought = Sought(fame)
        self.which = WhichToken(self.sought)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.choices(g, ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        here = s.where(ctx.seat)
        cells: list[int] = []
        if here != NO_CELL:
            for token in s.zones[FIELD]:
                cell = s.spot[token]
                if not has(s.known[token], ctx.seat) and s.cells.distance(here, cell) <= self.n and cell not in cells:
                    cells.append(cell)
            camp = s.city_cell[CAMP]  # Volkare's army lies there like a garrison (MX-165)
            if camp != NO_CELL and s.cells.distance(here, camp) <= self.n and unseen_by(s, ctx.seat, camp):
                cells.append(camp)
        out = [act.action(CHOOSE_CELL, cell) for cell in sorted(cells)]
        for pile in range(PILES):
            if s.zones[PILE + pile] or s.zones[USED_PILE + pile]:
                out.append(act.action(act.OPTION, pile))
        for faction in s.scenario.factions:  # their piles are piles of enemies too (MX-348)
            for pile in range(PILES):
                if has_enemies(s, faction, pile):
                    out.append(act.action(act.OPTION, (faction + 1) * PILES + pile))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if act.verb_of(action) == CHOOSE_CELL:
            g.push(self.which, ctx.seat, ctx.card, act.first(action))
        else:
            faction, pile = pile_named(act.first(action))
            token = s.token_from(pile) if faction == NO_FACTION else top_of_faction(s, faction, pile)
            look_at(s, ctx, token, self.sought)

    def parts(self) -> dict[str, Op]:
        return {"which": self.which, "sought": self.sought}

    def text(self, t: Teller) -> str:
        return t.say("op-look", n=self.n, fame=self.sought.n)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-look")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == CHOOSE_CELL:
            return t.say("do-look-at", cell=cast(Mage, g).cells.name(act.first(action))[1:])
        faction, pile = pile_named(act.first(action))
        if faction != NO_FACTION:
            return t.say("do-look-faction", faction=FACTIONS[faction], colour=TOKENS[pile])
        return t.say("do-look-pile", colour=TOKENS[pile])

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


def pile_named(option: int) -> tuple[int, int]:
    """The faction, if any, and the colour of a pile by its number among the answers."""
    return option // PILES - 1 if option >= PILES else NO_FACTION, option % PILES


@final
class WhichToken(MageOp):
    """Which of the face-down tokens on the space `a`, by their order there."""

    kind = "look"

    def __init__(self, sought: "Sought") -> None:
        self.sought = sought

    def unseen(self, s: Mage, ctx: Ctx) -> list[int]:
        return unseen_by(s, ctx.seat, ctx.a)

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, i) for i in range(len(self.unseen(cast(Mage, g), ctx)))]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        look_at(s, ctx, self.unseen(s, ctx)[act.first(action)], self.sought)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-look")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        s = cast(Mage, g)
        back = s.definitions[self.unseen(s, ctx)[act.first(action)]].back
        return t.say("do-look-token", n=act.first(action) + 1, colour=back)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


def unseen_by(s: Mage, seat: i64, cell: i64) -> list[int]:
    """The tokens of a space whose faces a seat has not seen; of the camp those of Volkare's army."""
    tokens: list[int] = s.zones[ARMY] if cell == s.city_cell[CAMP] else s.tokens_at(cell)
    return [token for token in tokens if not has(s.known[token], seat)]


def look_at(s: Mage, ctx: Ctx, token: i64, sought: "Sought") -> None:
    s.show(token, bit(ctx.seat))
    s.learned += 1
    if s.events is not None:
        s.note("look", ctx.seat, token)
    s.last(sought, ctx.seat, token, TURN)


@final
class Sought(Lasting):
    """Fame if a token (`card`) is defeated this turn."""

    shown = False
    event = "foe-defeated"
    scope: i64 = TURN

    def __init__(self, n: int) -> None:
        self.n = n

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and entry.card == card

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        cast(Mage, g).gain_fame(entry.seat, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-sought", n=self.n)


@final
class FarSight(Lasting):
    """Once this turn a tile may be revealed from so many spaces away."""

    changes = ground.FAR_SIGHT
    event = ground.FAR_SIGHT
    singly = True
    scope: i64 = TURN

    def __init__(self, n: int) -> None:
        self.n = n

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return self.n if self.n > value else value

    def text(self, t: Teller) -> str:
        return t.say("op-far-reveal", n=self.n)
