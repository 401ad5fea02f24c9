"""Bonds: a command token of its own for a unit that is bound to its hero."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, timely
from deckhold.games.mage_knight.state.army import disband
from deckhold.games.mage_knight.state.offers import add_unit
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import REGULARS, UNITS
from deckhold.games.mage_knight.terms import GAME, INTERACTION, TURN

SKILL_LOST: Final = "skill-lost"  # what depends on a skill goes with it


@final
class AddRegulars(MageOp):
    """Regular units come into the offer, as far as there are any."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        for _ in range(self.n):
            add_unit(cast(Mage, g), REGULARS)

    def text(self, t: Teller) -> str:
        return t.say("op-add-regulars", n=self.n)


@final
class Bond(Lasting):
    """A command token of its own, for one unit that is bound to the hero.

    A unit that comes when every other command token is taken is bound too.
    """

    changes = "command"
    event = "recruited"
    once = False
    scope: i64 = GAME

    def __init__(self) -> None:
        self.bound = Bound()

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + 1 if card == NO_CARD else value

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        led = [unit for unit in s.at(UNITS, entry.seat) if not s.on_banner(entry.seat, unit)]
        if not has_bound(s, entry.seat) and len(led) > s.command(entry.seat):
            bind(s, self.bound, entry.seat, entry.card, card)

    def parts(self) -> dict[str, Op]:
        return {"bound": self.bound}

    def text(self, t: Teller) -> str:
        return t.say("op-bond")


@final
class Bound(Lasting):
    """A unit (`b`) that cannot be disbanded, and can be used where units cannot.

    Without the skill that it is bound by it needs another command token (MK-197).
    """

    changes = "bound"
    event = SKILL_LOST
    scope: i64 = GAME

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and card in (entry.b, entry.card)

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return 1

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        left = s.free_command(entry.seat) - 1  # the skill's own one is still counted
        if left < 0 and entry.b in s.at(UNITS, entry.seat):
            disband(s, entry.seat, entry.b)

    def text(self, t: Teller) -> str:
        return t.say("op-bound")


def has_bound(s: Mage, seat: i64) -> bool:
    """Whether a hero has a unit that is bound to it: one that was destroyed no longer is."""
    for unit in s.at(UNITS, seat):
        if s.bound(seat, unit):
            return True
    return False


def bind(s: Mage, bound: Op, seat: i64, skill: i64, unit: i64) -> None:
    """A unit is bound to a hero, in place of one that is gone."""
    s.lasting = [entry for entry in s.lasting if not (entry.card == skill and isinstance(entry.op, Bound))]
    s.last(bound, seat, skill, GAME, unit)


@final
class BondOpen(Lasting):
    """The next unit that is recruited this turn is bound and costs less."""

    changes = "recruit-cost"
    event = "recruited"
    scope: i64 = TURN

    def __init__(self, n: int) -> None:
        self.n = n
        self.bound = Bound()

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value - self.n if value > self.n else 0

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        bind(cast(Mage, g), self.bound, entry.seat, entry.card, card)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        if not timely(g, INTERACTION) or has_bound(s, ctx.seat) or s.free_command(ctx.seat) <= 0:
            return NOT_AT_ALL
        for entry in s.lasting:
            if entry.op is self and entry.seat == ctx.seat:
                return NOT_AT_ALL
        return COMPLETELY

    def parts(self) -> dict[str, Op]:
        return {"bound": self.bound}

    def text(self, t: Teller) -> str:
        return t.say("op-bond-open", n=self.n)
