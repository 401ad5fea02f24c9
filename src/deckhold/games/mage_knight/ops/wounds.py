"""Wounds that were received this turn."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp
from deckhold.games.mage_knight.state.deeds import throw_away
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import DISCARD, HAND, WOUND_TAKEN
from deckhold.games.mage_knight.terms import IN_COMBAT, TURN


@final
class Protection(MageOp):
    """At the end of the turn all wounds received in it may be thrown away, from hand and discard pile."""

    times: i64 = IN_COMBAT

    def __init__(self) -> None:
        self.shield = ShedWounds()

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(self.shield, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"shield": self.shield}

    def text(self, t: Teller) -> str:
        return self.shield.text(t)


@final
class ShedWounds(Lasting):
    event = "turn-ends"
    scope: i64 = TURN

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.push(SHED, entry.seat, entry.card)

    def text(self, t: Teller) -> str:
        return t.say("op-shed-wounds")


def received(s: Mage, seat: i64, zone: i64) -> list[int]:
    """The wounds received this turn that lie in a zone."""
    taken = [entry.card for entry in s.lasting if entry.op is WOUND_TAKEN and entry.seat == seat]
    return [card for card in s.at(zone, seat) if card in taken]


@final
class Shed(Op):
    """One of these wounds after the other may be thrown away."""

    kind = "shed"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        for zone in (HAND, DISCARD):
            found = received(s, ctx.seat, zone)
            if found:
                out.append(act.action(act.PICK_CARD, s.table.kind[found[0]], zone))
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            return
        s = cast(Mage, g)
        throw_away(s, ctx.seat, received(s, ctx.seat, act.second(action))[0], act.second(action))
        g.again(ctx)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-enough")
        return t.say("do-shed-hand" if act.second(action) == HAND else "do-shed-discard")

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


SHED: Final = Shed()
WOUND_OPS: Final[dict[str, Op]] = {"shed": SHED}
