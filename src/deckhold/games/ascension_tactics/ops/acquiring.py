"""Acquiring cards and champions, and their Ambush (sections 12 and 13)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops.lasting import modified, set_off
from deckhold.games.ascension_tactics.ops.triggers import devotions, release
from deckhold.games.ascension_tactics.ops.words import tell
from deckhold.games.ascension_tactics.state.piles import fill_row, leave_row
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import (
    CENTER_ROW,
    DECK,
    DISCARD,
    HAND,
    HEAVY_INFANTRY,
    MYSTICS,
    POOL,
)

COST: Final = "cost"
ACQUIRED: Final = "acquired"  # the event that uses up a discount


def price(s: Tactics, seat: i64, card: i64) -> i64:
    """What a card costs a seat now, not below 0."""
    cost = s.definitions[card].cost
    return modified(s, COST, seat, card, cost) if s.lasting else cost


def affordable(s: Tactics, seat: i64, card: i64) -> bool:
    cost = price(s, seat, card)
    return s.power[seat] >= cost if s.definitions[card].is_champion else s.runes[seat] >= cost


def pay(s: Tactics, seat: i64, card: i64) -> None:
    """Heroes and constructs are paid with runes, champions with power (AT-053, AT-071)."""
    cost = price(s, seat, card)
    if s.definitions[card].is_champion:
        spend_power(s, seat, cost)
    else:
        s.runes[seat] -= cost


def spend_power(s: Tactics, seat: i64, n: i64) -> None:
    s.power[seat] -= n
    tell(s, seat, "power-spent", NO_CARD, n)


def acquire(s: Tactics, seat: i64, card: i64, goal: i64 = DISCARD) -> None:
    """A card leaves its place, the row is refilled, then its Ambush may work (AT-054, AT-071, AT-072, AT-077)."""
    definition = s.definitions[card]
    zone: i64 = MYSTICS if card in s.zones[MYSTICS] else HEAVY_INFANTRY
    from_row = card in s.zones[CENTER_ROW]
    if from_row:
        zone = CENTER_ROW
        leave_row(s, card)
    else:
        s.to_take(zone).remove(card)
    target: i64 = POOL if definition.is_champion else goal
    if definition.is_champion:
        s.join(card, POOL, seat)
        s.exhausted = changed(s.exhausted, card, 0)
    else:
        s.put(card, target, seat)
    if s.events is not None:
        s.moved(card, zone, 0, target, seat)
        s.note("acquire", seat, card)
    if from_row:
        fill_row(s)
    used_up(s, seat, card)
    tell(s, seat, "acquired", card)
    if from_row and definition.ambush is not None:
        s.push(definition.ambush, seat, card)
    if definition.is_champion:
        release(s, devotions(s, seat))


def used_up(s: Tactics, seat: i64, card: i64) -> None:
    """Discounts that were for this card are over."""
    set_off(s, ACQUIRED, seat, card)


@final
class Acquire(Op):
    """A bought card comes to its player."""

    def run(self, g: Game, ctx: Ctx) -> None:
        acquire(cast(Tactics, g), ctx.seat, ctx.card)


TO_DECK: Final = DECK
TO_HAND: Final = HAND
ACQUIRE: Final = Acquire()
ACQUIRING_OPS: Final[dict[str, Op]] = {"acquire": ACQUIRE}
