"""Wounds that were received this turn."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp
from deckhold.games.mage_knight.state.army import ready
from deckhold.games.mage_knight.state.deeds import throw_away
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.wounds import NOT_IN_HAND, SPARED_WOUND, wound_to_discard
from deckhold.games.mage_knight.state.zones import DISCARD, HAND, HEALED, PLAYED, UNITS, WOUND_TAKEN, ZONES
from deckhold.games.mage_knight.terms import IN_COMBAT, TURN


@final
class Protection(MageOp):
    """At the end of the turn all wounds received in it may be thrown away, wherever they lie by then."""

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
        for zone in (HAND, DISCARD, PLAYED):
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
        return t.say(f"do-shed-{ZONES[act.second(action)].name}")

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class WoundAside(MageOp):
    """A wound card comes to the discard pile."""

    def run(self, g: Game, ctx: Ctx) -> None:
        wound_to_discard(cast(Mage, g), ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-wound-aside")


# -- wounds as they come -----------------------------------------------------------------------------------------------


@final
class Adrenaline(Lasting):
    """A card is drawn for each of the first wounds that come to hand this turn, earlier and later (`b`: so many more);
    `throws`: the very first of them is thrown away."""

    event = "wound-to-hand"
    once = False
    scope: i64 = TURN

    def __init__(self, n: int, throws: bool) -> None:
        self.n = n
        self.throws = throws
        self.rush = Rush(self)

    def run(self, g: Game, ctx: Ctx) -> None:
        taken = [e.card for e in g.lasting if e.op is WOUND_TAKEN and e.seat == ctx.seat and e.b != NOT_IN_HAND]
        for i in reversed(range(min(self.n, len(taken)))):
            gone = taken[i] in taken[i + 1 :]  # healed, and the card has come again as another wound
            g.push(self.rush, ctx.seat, NO_CARD if gone else taken[i], ctx.card)
        g.last(self, ctx.seat, ctx.card, TURN, self.n)

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.push(self.rush, entry.seat, card, entry.card)

    def parts(self) -> dict[str, Op]:
        return {"rush": self.rush}

    def text(self, t: Teller) -> str:
        if self.throws:
            return t.say("op-adrenaline-throws", n=self.n - 1)
        return t.say("op-adrenaline", n=self.n)


@final
class Rush(Op):
    """A wound (`card`) has come to hand while an effect of the card `a` is in force. Run on its own, so that a hand
    that is lost because of the wound is lost before."""

    def __init__(self, whole: Adrenaline) -> None:
        self.whole = whole

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        for entry in s.lasting:
            if entry.op is self.whole and entry.card == ctx.a and entry.seat == ctx.seat:
                if entry.b <= 0:
                    return
                if self.whole.throws and entry.b == self.whole.n and ctx.card in s.at(HAND, ctx.seat):
                    throw_away(s, ctx.seat, ctx.card)
                s.lapse(entry)
                s.last(self.whole, ctx.seat, entry.card, TURN, entry.b - 1)
                s.draw(ctx.seat, 1)
                return


@final
class FirstWoundSpared(Lasting):
    """The hero ignores the first wound that enemies deal this turn, with everything that would come with it."""

    changes = SPARED_WOUND
    event = SPARED_WOUND
    scope: i64 = TURN

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return 1

    def text(self, t: Teller) -> str:
        return t.say("op-first-wound-spared")


@final
class Cure(Lasting):
    """This turn a card for each wound healed from hand, and every unit that is healed becomes ready; earlier healings
    count."""

    event = "cured"
    once = False
    scope: i64 = TURN

    def run(self, g: Game, ctx: Ctx) -> None:
        healed = [entry.card for entry in g.lasting if entry.op is HEALED and entry.seat == ctx.seat]
        g.last(self, ctx.seat, ctx.card, TURN)
        for card in healed:
            self.happens(g, ctx, card)

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        if card >= s.unit_count:
            s.draw(entry.seat, 1)
        elif s.spent[card] and card in s.at(UNITS, entry.seat):
            ready(s, entry.seat, card)

    def text(self, t: Teller) -> str:
        return t.say("op-cure")


SHED: Final = Shed()
WOUND_OPS: Final[dict[str, Op]] = {"shed": SHED}
