"""Volkare attacks heroes: who meets him how, and who has to make way for him (25.7, 25.9, 27.5)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op, with_number
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.verbs import CHOOSE_CELL
from deckhold.games.mage_knight.rules.fighting.defence import defend
from deckhold.games.mage_knight.rules.fighting.proposing import INVITE, eligible
from deckhold.games.mage_knight.state.general import (
    DEFENDED,
    DIE,
    LEFT,
    READY,
    beaten,
    cell_of,
    forget,
    muster,
    number_of,
    remember,
)
from deckhold.games.mage_knight.state.ground import is_safe
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ARMY, RETREATED
from deckhold.games.mage_knight.terms import GAME, OWN_NEXT_TURN

OUTSIDE: Final = 0  # where he attacks: heroes, wherever they are, or
IN_CITY: Final = 1  # the city, which they may defend

ALONE: Final = 0  # numbers of OPTION
TOGETHER: Final = 1
FIGHT: Final = 0


def space_of(s: Mage, seat: i64) -> i64:
    """Where a hero is for Volkare: who waits at the portal stands on its space (MX-Q31)."""
    return s.portal() if s.off_map[seat] else s.where(seat)


def following(s: Mage) -> list[int]:
    """The players in the order of turns, the one whose turn comes next first (MX-150, MX-Q14)."""
    at = s.order_at + 1
    return [seat for seat in s.order[at:] + s.order[:at] if seat < s.seats and not s.out[seat]]


def heroes_on(s: Mage, cell: i64) -> list[int]:
    return [seat for seat in following(s) if space_of(s, seat) == cell]


def attack(s: Mage, seats: list[int], how: i64) -> None:
    """He attacks these heroes: first each one says whether to fight (MX-Q50, MX-Q53)."""
    attacked: i64 = 0
    for seat in seats:
        attacked |= bit(seat)
        if s.events is not None:
            s.note("volkare-attacks", seat)
    s.push(GROUPS, 0)
    s.push(DECLARE, seats[0], NO_CARD, attacked, how)


def price_of_withdrawal(s: Mage) -> i64:
    """2, 3 or 4 wounds in the first, second or third day or night (MX-272)."""
    return (s.round + 1) // 2 + 1


@final
class Declare(Op):
    """An attacked hero fights or withdraws; who is in the city defends it or not: `a` has who is still to be asked.

    `b`: where he attacks.
    """

    kind = "volkare-attack"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, FIGHT), act.action(act.PASS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        seat = ctx.seat
        left = ctx.a & ~bit(seat)
        for other in following(s):
            if has(left, other):
                g.push(self, other, NO_CARD, left, ctx.b)
                break
        if act.verb_of(action) == act.OPTION:
            s.last(READY, seat, NO_CARD, GAME)
            if ctx.b == IN_CITY:
                remember(s, DEFENDED)
        elif ctx.b == IN_CITY:
            if s.events is not None:
                s.note("volkare-hides", seat)
        else:
            n = price_of_withdrawal(s)
            if s.events is not None:
                s.note("volkare-evaded", seat, NO_CARD, n)
            for _ in range(n):
                s.take_wound(seat)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-volkare-city" if ctx.b == IN_CITY else "ask-volkare-attack")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.OPTION:
            return t.say("do-volkare-fight")
        if ctx.b == IN_CITY:
            return t.say("do-volkare-hide")
        return t.say("do-volkare-withdraw", n=int(price_of_withdrawal(cast(Mage, g))))

    def rules(self) -> list[str]:
        return ["MX-271", "MX-272", "MX-273", "MX-Q14", "MX-Q53"]


@final
class Groups(Op):
    """Who fights does so alone or together with others, the one whose turn comes next first (MX-149, MX-150)."""

    kind = "volkare-defence"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        ready = ready_ones(s)
        if not ready or beaten(s):
            forget(s, READY)
            forget(s, DIE)
            return
        muster(s)
        if len(s.zones[ARMY]) > 1 and eligible(s, ready[0], NO_CELL):
            g.ask(Ctx(self, ready[0], NO_CARD, 0, 0))
        else:
            g.again(ctx)
            defend(s, ready[:1], [])

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, ALONE), act.action(act.OPTION, TOGETHER)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        g.push(self, 0)
        if act.first(action) == ALONE:
            defend(s, [int(ctx.seat)], [])
        else:
            s.turn = ctx.seat
            g.push(INVITE, ctx.seat)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-defend-alone" if act.first(action) == ALONE else "do-defend-together")

    def rules(self) -> list[str]:
        return ["MX-148", "MX-149", "MX-150"]


def ready_ones(s: Mage) -> list[int]:
    ready = [entry.seat for entry in s.lasting if entry.op is READY]
    return [seat for seat in following(s) if seat in ready]


# -- making way --------------------------------------------------------------------------------------------------------


@final
class MakeWay(Op):
    """His turn is over: heroes on his space retreat, one after the other in the order of turns (MX-274, MX-Q55)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if beaten(s) or cell_of(s) == NO_CELL:
            return
        for seat in s.order:
            if seat < s.seats and not s.out[seat] and space_of(s, seat) == cell_of(s):
                g.again(ctx)
                g.push(RETREAT, seat)
                return


@final
class Retreat(Op):
    """Where a hero goes whose space Volkare has taken: beside it, or as near as can be."""

    kind = "volkare-retreat"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [act.action(CHOOSE_CELL, cell) for cell in refuges(s, ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        s.off_map = with_number(s.off_map, ctx.seat, 0)
        s.trail[ctx.seat] = []
        s.place(s.figure(ctx.seat), act.first(action), ctx.seat)
        s.last(RETREATED, ctx.seat, NO_CARD, OWN_NEXT_TURN)
        if s.events is not None:
            s.note("volkare-retreat", ctx.seat, NO_CARD, act.first(action))

    def rules(self) -> list[str]:
        return ["MX-274", "MX-Q55"]


def refuges(s: Mage, seat: i64) -> list[int]:
    """The safe spaces next to Volkare but the one he came from; if there is none, the nearest ones."""
    here = cell_of(s)
    left = number_of(s, LEFT, NO_CELL)
    found = [cell for cell in sorted(s.cells.neighbours(here)) if cell != left and is_safe(s, seat, cell)]
    far: i64 = 1
    while not found and far < s.cells.size:
        found = [cell for cell in s.cells.ring(here, far) if is_safe(s, seat, cell) and cell != left]
        far += 1
    return found


DECLARE: Final = Declare()
GROUPS: Final = Groups()
MAKE_WAY: Final = MakeWay()
RETREAT: Final = Retreat()
ATTACK_OPS: Final[dict[str, Op]] = {
    "volkare-declare": DECLARE,
    "volkare-groups": GROUPS,
    "volkare-make-way": MAKE_WAY,
    "volkare-retreat": RETREAT,
}
