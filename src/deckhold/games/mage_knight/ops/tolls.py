"""Mana that costs others more, and mana that leaves a crystal: what lies in the middle of the table for it."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.bits import bit
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Lasting, Mark
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp
from deckhold.games.mage_knight.ops.mana import CHOOSE_CRYSTAL
from deckhold.games.mage_knight.state import centre
from deckhold.games.mage_knight.state.ground import same_side
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import BASICS, COLOURS, OWN_NEXT_TURN, ROUND, TURN

# -- suppression -------------------------------------------------------------------------------------------------------


@final
class Toll(Lasting):
    """Others pay the first mana of a basic colour in their turn twice; the second one is laid on the skill."""

    changes = "mana-toll"
    event = "mana-used"
    once = False
    scope: i64 = OWN_NEXT_TURN

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        s = cast(Mage, g)
        if not 0 <= card < BASICS or not s.in_own_turn(seat) or same_side(s, seat, entry.seat):
            return False
        return not s.marked(TOLL_PAID, entry.card, seat)

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return 1

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        player = cast(Mage, g).player()
        g.last(TOLL_PAID, player, entry.card, TURN, player)
        g.last(ON_TOKEN, entry.seat, entry.card, ROUND, card)

    def text(self, t: Teller) -> str:
        return t.say("op-toll")


@final
class TollGained(Lasting):
    """At the start of the next turn in this round: a crystal of a colour that lies on the skill."""

    event = "turn-starts"
    scope: i64 = ROUND

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        colours: i64 = 0
        for mark in g.lasting:
            if mark.op is ON_TOKEN and mark.card == entry.card:
                colours |= bit(mark.b)
        g.lasting = [mark for mark in g.lasting if not (mark.op is ON_TOKEN and mark.card == entry.card)]
        if colours:
            g.push(CHOOSE_CRYSTAL, entry.seat, entry.card, colours)

    def text(self, t: Teller) -> str:
        return t.say("op-toll-gained")


# -- enhancement -------------------------------------------------------------------------------------------------------


@final
class Enhance(MageOp):
    """The next mana of a basic colour that the player uses this turn gives a crystal and marks the skill."""

    def __init__(self) -> None:
        self.next_mana = NextMana()
        self.unused = Unused()

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(self.next_mana, ctx.seat, ctx.card)
        g.push(self.unused, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"next-mana": self.next_mana, "unused": self.unused}

    def text(self, t: Teller) -> str:
        return self.next_mana.text(t)


@final
class NextMana(Lasting):
    changes = "mana-gives"  # that crystal may pay for what follows at once
    event = "mana-used"
    scope: i64 = TURN

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and 0 <= card < BASICS

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + 1

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        s.gain_crystal(entry.seat, card)
        centre.lay(s, entry.seat, entry.card)
        s.last(ON_TOKEN, entry.seat, entry.card, ROUND, card)

    def text(self, t: Teller) -> str:
        return t.say("op-next-mana")


@final
class Unused(Lasting):
    """Who has used no such mana when the turn ends has not used the skill either."""

    event = "turn-closing"
    scope: i64 = TURN
    shown = False

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        for one in s.lasting:
            if isinstance(one.op, NextMana) and one.card == entry.card:
                s.forget(entry.card)
                return


@final
class MarkedMana(MageOp):
    """A token of the colour with which the skill is marked."""

    def run(self, g: Game, ctx: Ctx) -> None:
        for mark in g.lasting:
            if mark.op is ON_TOKEN and mark.card == ctx.card:
                g.lapse(mark)
                cast(Mage, g).gain_token(ctx.seat, mark.b)
                return

    def text(self, t: Teller) -> str:
        return t.say("op-marked-mana")


@final
class OnToken(Lasting):
    """Mana of a colour (the entry's number) lies on a skill."""

    scope: i64 = ROUND

    def text(self, t: Teller) -> str:
        return t.say("op-on-token")

    def told(self, g: Game, entry: Ctx, t: Teller) -> str:
        return t.say("in-force-on-token", mana=t.amount(f"mana-{COLOURS[entry.b]}", 1))


TOLL_PAID: Final = Mark()  # a seat (its number) has paid the toll of a skill this turn
ON_TOKEN: Final = OnToken()
TOLL_OPS: Final[dict[str, Op]] = {"toll-paid": TOLL_PAID, "on-token": ON_TOKEN}
