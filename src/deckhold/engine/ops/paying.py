"""Payment by the unit."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import SHARED
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.text import Teller

PURPOSES: Final = 256  # in the context of a payment: what is paid for, plus this times the first kind still allowed


@final
class Pay(Op):
    """Pay `a` units, one at a time, with what the rules take for the purpose (`Game.payable`), the narrowest first.

    Who has gone on to a wider kind does not come back to a narrower one, so that a payment is put together in one way
    only; what can be paid in one way only is not asked for.
    """

    kind = "pay"

    def run(self, g: Game, ctx: Ctx) -> None:
        kinds = g.payable(ctx.seat, ctx.b % PURPOSES)
        at = ctx.b // PURPOSES
        held: i64 = 0
        several: i64 = 0
        for i in range(at, len(kinds)):
            n = g.held(ctx.seat, kinds[i])
            held += n
            several += 1 if n > 0 else 0
        if several > 1 and held > ctx.a:
            g.ask(ctx)
            return
        left = ctx.a
        for i in range(at, len(kinds)):
            n = g.held(ctx.seat, kinds[i])
            n = n if n < left else left
            if n > 0:
                g.spend(ctx.seat, kinds[i], n)
                left -= n

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        kinds = g.payable(ctx.seat, ctx.b % PURPOSES)
        at = ctx.b // PURPOSES
        out: list[int] = []
        held: i64 = 0
        i: i64 = len(kinds) - 1
        while i >= at:
            n = g.held(ctx.seat, kinds[i])
            held += n
            if n > 0 and held >= ctx.a:
                out.append(act.action(act.PAY, kinds[i]))
            i -= 1
        out.reverse()
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        resource = act.first(action)
        purpose = ctx.b % PURPOSES
        g.spend(ctx.seat, resource, 1)
        if ctx.a > 1:
            at: i64 = g.payable(ctx.seat, purpose).index(resource)
            g.push(self, ctx.seat, ctx.card, ctx.a - 1, purpose + PURPOSES * at)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-pay", n=ctx.a)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card  # what is paid for, where that is a card

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-pay", what=t.amount(g.info.resources[act.first(action)], 1))


PAY: Final = Pay()
SHARED["pay"] = PAY
