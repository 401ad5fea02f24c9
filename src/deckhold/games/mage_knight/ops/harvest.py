"""Cards discarded on the way for crystals: Savage Harvesting (MX-514)."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.cards import OTHER, GiveUp
from deckhold.games.mage_knight.ops.mana import BASIC_SET, CHOOSE_CRYSTAL
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import TURN


@final
class Harvest(Lasting):
    """Each time the hero moves to a space, or once: a card for a crystal, before anything there is seen (MX-336)."""

    event = "before-step"
    scope: i64 = TURN
    once = False

    def __init__(self, always: bool) -> None:
        self.always = always

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.push(REAP, entry.seat, entry.card, 0 if self.always else 1)

    def text(self, t: Teller) -> str:
        return t.say("op-harvest" if self.always else "op-harvest-once")


@final
class Reap(GiveUp):
    """A card is discarded for a crystal of its colour, of an artifact any; or not. `a`: then never again this turn."""

    kind = "harvest"

    def serves(self, g: Game, ctx: Ctx, card: i64) -> bool:
        return True

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = super().choices(g, ctx)
        return [*out, act.action(act.PASS)] if out else out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) != act.PASS:
            super().chosen(g, ctx, action)

    def paid(self, s: Mage, ctx: Ctx, card: i64) -> None:
        s.push(CHOOSE_CRYSTAL, ctx.seat, ctx.card, s.deed(card).colours or BASIC_SET)
        if ctx.a:
            for entry in s.lasting:
                if isinstance(entry.op, Harvest) and entry.card == ctx.card:
                    s.lapse(entry)
                    return

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-harvest")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-pass") if act.verb_of(action) == act.PASS else super().label(g, ctx, action, t)

    def rules(self) -> list[str]:
        return ["MX-336", "MX-514"]


REAP: Final = Reap(OTHER, False)
HARVEST_OPS: Final[dict[str, Op]] = {"reap": REAP}


def harvest() -> Op:
    """Each time the hero moves this turn."""
    return Harvest(True)


def harvest_once() -> Op:
    return Harvest(False)
