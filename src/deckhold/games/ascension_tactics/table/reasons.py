"""Why something on the table offers nothing now."""

from typing import Final, cast

from deckhold.engine.core import Ctx, Game
from deckhold.engine.text import Note
from deckhold.games.ascension_tactics.definitions import RANGED, REACH
from deckhold.games.ascension_tactics.ops.acquiring import price
from deckhold.games.ascension_tactics.ops.moving import Moves, entrances, may_walk
from deckhold.games.ascension_tactics.ops.orders import MOVED, ONE_ATTACK, attacks
from deckhold.games.ascension_tactics.ops.playing import bearers
from deckhold.games.ascension_tactics.state.figures import values
from deckhold.games.ascension_tactics.state.ground import NEVER, Walk, can_attack, in_sacred, sees
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import (
    BASES,
    CAPTIVE,
    CENTER_ROW,
    HAND,
    HEAVY_INFANTRY,
    MYSTICS,
    NEST,
    PLAYED,
    POOL,
    RANGE,
    REACH_RANGE,
)

RATS: Final = ["giant-rat", "devil-rat"]


def reason(g: Game, ctx: Ctx, seat: int, subject: str) -> Note | None:
    s = cast(Tactics, g)
    if subject.startswith("@"):
        return _cell(s, ctx, subject)
    card = s.table.by_name.get(subject.removeprefix("figure:"), -1)
    if card < 0:
        return None
    if card < s.figures and s.holder[card] == CAPTIVE and ctx.op.kind in ("main", "act"):
        return Note("why-not-captive")
    if card < s.figures and ctx.op.kind == "act" and s.hostile(ctx.card, card):
        return _enemy(s, ctx, card) if s.is_on(card) else None
    if ctx.op.kind != "main":
        return Note("why-not-part-of-choice")
    if card < s.figures and (card in s.at(POOL, seat) or card in s.at(NEST, seat)):
        return _champion(s, seat, card)
    if card < s.figures and s.holder[card] >= 0:
        return Note("why-not-yours")
    if card in s.zones[CENTER_ROW] or card in s.zones[MYSTICS] or card in s.zones[HEAVY_INFANTRY]:
        for zone in (MYSTICS, HEAVY_INFANTRY):
            if card in s.zones[zone][:-1]:
                return Note("why-not-top")
        cost = int(price(s, seat, card))
        if s.definitions[card].is_champion:
            return Note("why-not-power", {"cost": cost, "have": s.power[seat]})
        return Note("why-not-runes", {"cost": cost, "have": s.runes[seat]})
    if card in s.at(HAND, seat):
        return Note("why-not-bearer")
    if card in s.at(PLAYED, seat) and s.definitions[card].is_quest:
        return Note("why-not-goal" if bearers(s, seat) else "why-not-bearer")
    if card in s.at(PLAYED, seat):
        return Note("why-not-played")
    return None


def _enemy(s: Tactics, ctx: Ctx, enemy: int) -> Note:
    """The attacks are made, it is hit together with others, or out of reach (AT-088, AT-116, AT-130, AT-234)."""
    value = values(s, ctx.card)
    if not can_attack(s, ctx.card, enemy, value):
        apart = s.apart(ctx.card, enemy)
        if s.scenario.sacred and in_sacred(s, enemy) and not in_sacred(s, ctx.card):
            return Note("why-not-into-sacred")
        if value.has(REACH) and apart <= REACH_RANGE:
            return Note("why-not-cover")
        if value.has(RANGED) and apart <= RANGE:
            return Note("why-not-cover" if sees(s, ctx.card, enemy, value) else "why-not-in-sight")
        return Note("why-not-in-reach")
    return Note("why-not-attacked" if ctx.a // ONE_ATTACK >= attacks(value) else "why-not-sweep")


def _champion(s: Tactics, seat: int, figure: int) -> Note:
    """Not to be ordered like that, exhausted, no way in, or too dear (AT-085, AT-087, AT-091, AT-121, AT-289)."""
    if s.scenario.swarm and s.definitions[figure].id in RATS:
        return Note("why-not-swarm")
    if s.exhausted[figure]:
        return Note("why-not-exhausted")
    cost = int(values(s, figure).order_cost)
    if s.power[seat] < cost:
        return Note("why-not-power", {"cost": cost, "have": s.power[seat]})
    if not s.is_on(figure) and s.bases(seat) >= BASES:
        return Note("why-not-base")
    if not s.is_on(figure) and not entrances(s, figure):
        return Note("why-not-portal")
    return Note("why-not-rats")


def _cell(s: Tactics, ctx: Ctx, subject: str) -> Note | None:
    """A cell that a champion cannot go to, by an order or an effect."""
    cell = s.cells.named(subject)
    ordered = ctx.op.kind == "act"
    if not (ordered or isinstance(ctx.op, Moves)) or cell < 0:
        return None
    if s.stands[cell] >= 0:
        return Note("why-not-home" if s.stands[cell] == ctx.card else "why-not-occupied")
    walk = Walk(s, ctx.card)
    if not walk.may_stop(cell):
        return Note("why-not-their-portal")
    if ordered and ctx.a & MOVED:
        return Note("why-not-moved")
    if ordered and not may_walk(s, ctx.card):
        return Note("why-not-immobile")
    if walk.toll(cell, 0) == NEVER:
        return Note("why-not-terrain")
    if walk.trespasses(s.cells_of(ctx.card), [cell]):
        return Note("why-not-sacred")
    return Note("why-not-far")
