"""Attack points against certain enemies: several small attacks at once, and the revenge of a duel."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, timely
from deckhold.games.mage_knight.state import foes, rivals
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import ATTACK_TIME, ELEMENTS, MELEE, RANGED_TIME, REACHES


def targets_now(s: Mage, seat: i64) -> list[int]:
    """The places of the enemies that can be attacked now."""
    return [place for place in range(len(s.foes)) if foes.can_be_target(s, seat, place)]


class Aimed(MageOp):
    """An attack that is aimed at one enemy after the other."""

    kind = "aim"

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-enough")
        return t.say("do-foe", card=g.info.piece_name(g, act.first(action), t))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class PledgeOne(Aimed):
    """An attack of `a` points of the element `b` against an enemy of choice."""

    times: i64 = ATTACK_TIME

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [act.action(act.PICK_PIECE, s.foes[place]) for place in targets_now(s, ctx.seat)]

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        place = foes.place_of(s, act.first(action))
        foes.pledge(s, ctx.seat, ctx.card, place, ctx.a, MELEE * foes.ELEMENT_COUNT + ctx.b, s.moment)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-pledge", what=t.say(f"attack-melee-{ELEMENTS[ctx.b]}"), n=ctx.a)


@final
class Bolts(Aimed):
    """An attack against each of up to so many different enemies (`a`: those named, as a bit set; `b`: how many)."""

    times: i64 = RANGED_TIME

    def __init__(self, n: int, points: int, element: int, reach: int) -> None:
        self.n = n
        self.points = points
        self.element = element
        self.reach = reach

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        able = timely(g, self.times) and (s.rival >= 0 or len(targets_now(s, ctx.seat)) > 0)
        return COMPLETELY if able else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if s.rival >= 0:  # MK-499
            enemies = rivals.enemies_counted(s, ctx.seat)
            n = self.n if self.n < enemies else enemies
            s.add_attack(ctx.seat, ctx.card, n * self.points, self.element, self.reach)
        else:
            g.ask(Ctx(self, ctx.seat, ctx.card, 0, 0))

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out = [act.action(act.PICK_PIECE, s.foes[one]) for one in targets_now(s, ctx.seat) if not has(ctx.a, one)]
        if out and ctx.b > 0:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            return
        s = cast(Mage, g)
        place = foes.place_of(s, act.first(action))
        kind = self.reach * foes.ELEMENT_COUNT + self.element
        foes.pledge(s, ctx.seat, ctx.card, place, self.points, kind, s.moment)
        if ctx.b + 1 < self.n:
            g.ask(Ctx(self, ctx.seat, ctx.card, ctx.a | bit(place), ctx.b + 1))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-pledge", what=self.named(t), n=self.points)

    def named(self, t: Teller) -> str:
        return t.say(f"attack-{REACHES[self.reach]}-{ELEMENTS[self.element]}")

    def text(self, t: Teller) -> str:
        return t.say("op-bolts", what=self.named(t), points=self.points, n=self.n)


PLEDGE_ONE: Final = PledgeOne()
PLEDGE_OPS: Final[dict[str, Op]] = {"pledge-one": PLEDGE_ONE, "pledged": foes.PLEDGED}
