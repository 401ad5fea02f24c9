"""Reactions: somebody else may act now."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD, SHARED
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops.lasting import Mark
from deckhold.engine.text import Teller

# What a player says besides an answer, as the numbers of `OPTION`.
NOT_AGAIN: Final = 0  # do not ask me again until the scope closes


class Reaction(Op):
    """Others may act now, in turn. Only those are asked who can, and did not say not to.

    `a` is the place in their order of the seat that was asked last: from 0 on the others are asked, from -1 on whoever
    acts too. A pass is no decision of its own: it ends neither the undo of
    whoever is on turn nor counts as a turn. Where it is `secret` who could react, whoever acts learns something by the
    question, and by its absence too.
    """

    kind = "react"
    reaction = True
    always_asks = True
    secret: bool = False
    scope: i64 = 0  # how long "do not ask me again" holds

    def in_turn(self, g: Game, ctx: Ctx) -> list[int]:
        """The seats in their order: whoever acts, then from the left."""
        return [(ctx.seat + step) % g.seats for step in range(g.seats)]

    def offers(self, g: Game, ctx: Ctx, seat: i64) -> list[int]:
        """What a seat could do now, as far as it would change anything."""
        raise NotImplementedError

    def reacts(self, g: Game, ctx: Ctx, seat: i64, action: i64) -> None:
        """A seat does it."""
        raise NotImplementedError

    def run(self, g: Game, ctx: Ctx) -> None:
        if self.secret:
            g.learned += 1
        seats = self.in_turn(g, ctx)
        for i in range(ctx.a + 1, len(seats)):
            if not self.silent(g, seats[i]) and self.offers(g, ctx, seats[i]):
                g.ask(Ctx(self, ctx.seat, ctx.card, i, ctx.b))
                return

    def silent(self, g: Game, seat: i64) -> bool:
        for entry in g.lasting:
            if entry.op is SILENT and entry.seat == seat:
                return True
        return False

    def decider(self, g: Game, ctx: Ctx) -> i64:
        return self.in_turn(g, ctx)[ctx.a]

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = self.offers(g, ctx, self.decider(g, ctx))
        out.append(act.action(act.PASS))
        out.append(act.action(act.OPTION, NOT_AGAIN))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        seat = self.decider(g, ctx)
        if act.verb_of(action) == act.PASS:
            g.again(ctx)
        elif action == act.action(act.OPTION, NOT_AGAIN):
            g.last(SILENT, seat, NO_CARD, self.scope)
            g.again(ctx)
        else:
            g.push(self, ctx.seat, ctx.card, ctx.a - 1, ctx.b)  # who has acted may act again
            self.reacts(g, ctx, seat, action)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if action == act.action(act.OPTION, NOT_AGAIN):
            return t.say("do-not-again", until=t.say(f"until-{g.info.scopes[self.scope]}"))
        return g.info.label(g, ctx, action, t)


SILENT: Final = Mark()
SHARED["silent"] = SILENT
