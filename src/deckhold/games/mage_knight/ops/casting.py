"""What a card's effect costs to play, and that a spell was cast."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.bits import bit
from deckhold.engine.core import NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops.lasting import set_off
from deckhold.games.mage_knight.definitions import Deed, owed
from deckhold.games.mage_knight.ops.mana import PAY_COLOUR, pay_mana
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import SPELL_CAST
from deckhold.games.mage_knight.terms import BASICS, BLACK, TURN


def basic_playable(s: Mage, seat: i64, card: i64) -> bool:
    """Whether a card's basic effect can be played; a spell's costs mana of its colour (MK-152)."""
    deed = s.deed(card)
    op = deed.basic
    if op is None or deed.is_banner or not s.in_time(seat, card, deed.basic_times):
        return False
    return playable(s, seat, card, op, deed.colours if deed.is_spell else 0, False)


def strong_playable(s: Mage, seat: i64, card: i64) -> bool:
    """Whether its strong effect can: an action's costs its colour, a spell's black besides (MK-150, MK-152, MK-154)."""
    deed = s.deed(card)
    op = deed.strong
    if op is None or not s.in_time(seat, card, deed.strong_times):
        return False
    return playable(s, seat, card, op, deed.colours, deed.is_spell)


def playable(s: Mage, seat: i64, card: i64, op: Op, colours: i64, black: bool) -> bool:
    """Whether an effect does anything now, and can be paid for in one of its colours."""
    if colours == 0:
        return op.extent(s, Ctx(op, seat, card, 0, 0)) != NOT_AT_ALL
    for colour in range(BASICS):
        if not colours & bit(colour):
            continue
        wanted: list[int] = [colour, BLACK] if black else [colour]
        if s.pays_all(seat, wanted) and op.extent(s, Ctx(op, seat, card, owed(colour, black), 0)) != NOT_AT_ALL:
            return True
    return False


def pay_for(s: Mage, seat: i64, card: i64, deed: Deed, black: bool) -> None:
    """The mana of a card's colour, for a spell's strong effect black too; which colour, if it has two."""
    payable: list[int] = []
    for colour in range(BASICS):
        if deed.colours & bit(colour) and s.pays_all(seat, [colour, BLACK] if black else [colour]):
            payable.append(colour)
    if len(payable) == 1:
        pay_mana(s, seat, [BLACK, payable[0]] if black else [payable[0]], card)
    else:
        s.push(PAY_COLOUR, seat, card, sum([bit(colour) for colour in payable]))


def cast_spell(s: Mage, seat: i64, card: i64, strong: bool) -> None:
    """Pay for a spell and cast it, wherever it lies."""
    deed = s.deed(card)
    op = deed.strong if strong else deed.basic
    assert op is not None
    s.push(op, seat, card)
    s.push(CAST, seat, card)
    pay_for(s, seat, card, deed, strong)


@final
class Cast(Op):
    """A spell was cast: some things count them."""

    def run(self, g: Game, ctx: Ctx) -> None:
        g.last(SPELL_CAST, ctx.seat, ctx.card, TURN)
        set_off(g, "spell-cast", ctx.seat, ctx.card)


CAST: Final = Cast()
CASTING_OPS: Final[dict[str, Op]] = {"cast": CAST}
