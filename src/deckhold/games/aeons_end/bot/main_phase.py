"""The main phase: what to play first, and what to spend aether on."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Op
from deckhold.engine.ops import Choose, Pick
from deckhold.engine.optable import OpTable, on
from deckhold.games.aeons_end.bot.benefit import benefit
from deckhold.games.aeons_end.bot.brings import punch
from deckhold.games.aeons_end.bot.cards import (
    Wishes,
    ability_value,
    thin_value,
)
from deckhold.games.aeons_end.bot.weights import ABILITIES, BUYING_OFF, FIRST, PREPPING, SPENDING, STRANDED
from deckhold.games.aeons_end.definitions import FOR_OTHER, AeonsEndCard
from deckhold.games.aeons_end.ops import (
    ABILITY,
    BUY,
    BUY_CHARGE,
    BUY_OFF,
    FOCUS,
    OPEN_BREACH,
    PLAY_CARD,
    PREP,
    USE,
    CastAny,
    all_prepped,
)
from deckhold.games.aeons_end.state import BREACHES, CHARGE_COST, PILES, PLACES, PLAY, SUPPLY, AeonsEnd


def main_phase(a: AeonsEnd, wishes: Wishes, action: i64) -> float:
    seat = wishes.seat
    verb = act.verb_of(action)
    card = act.first(action)
    if verb == PLAY_CARD:
        return play_promise(a, seat, a.table.first[card])
    if verb == USE:
        return FIRST + 20.0
    if verb == PREP:
        definition = cast(AeonsEndCard, a.table.defs[card])
        place = act.second(action) - 1
        token = a.card(a.at(BREACHES, seat)[place])
        open_bonus = 0.3 * float(token.bonus) if a.is_open(seat, place) else -0.2
        return PREPPING + punch(a, definition) + open_bonus
    if verb == ABILITY:
        value = ability_value(a, seat, False)
        return ABILITIES + min(value, 10.0) if value > 2.0 else -1.0
    spent = purchase(a, wishes, action)
    if spent > 0.0:
        return SPENDING + spent
    return 0.0 if verb not in (BUY, BUY_CHARGE, FOCUS, OPEN_BREACH, BUY_OFF) else -1.0


def play_promise(a: AeonsEnd, seat: i64, card: i64) -> float:
    """Gems always; relics when they do something good now."""
    definition = a.card(card)
    if definition.is_gem:
        return FIRST + 1.0
    effect = definition.effect
    assert effect is not None
    return RELICS.of(effect)(effect, a, seat)


def totem(effect: Choose, a: AeonsEnd, seat: i64) -> float:
    """It wants something weak to destroy."""
    if not isinstance(effect.ops[0], Pick):
        return FIRST
    for played in a.at(PLAY, seat):
        if thin_value(a, seat, played) > 0.0:
            return FIRST
    return -1.0


def gauntlet(effect: CastAny, a: AeonsEnd, seat: i64) -> float:
    return PREPPING - 2.0 if all_prepped(a) else -1.0


def at_once(effect: Op, a: AeonsEnd, seat: i64) -> float:
    return FIRST


RELICS: Final = OpTable("when to play a relic", [on(Choose, totem), on(CastAny, gauntlet)], at_once)


def purchase(a: AeonsEnd, wishes: Wishes, action: i64) -> float:
    """What a purchase brings, together with the best that can be bought for the rest."""
    seat = wishes.seat
    verb = act.verb_of(action)
    card = act.first(action)
    cost: i64 = 0
    value = 0.0
    if verb == BUY:
        cost = a.card(card).cost
        value = wishes.gaining(card)
    elif verb == BUY_CHARGE:
        cost = CHARGE_COST
        value = wishes.charging()
    elif verb == FOCUS:
        cost = a.card(card).focus_cost
        value = wishes.focusing(a.place_of(card, seat))
    elif verb == OPEN_BREACH:
        place = a.place_of(card, seat)
        cost = a.open_cost(seat, place)
        value = wishes.opening(place)
        if a.is_free(seat, place):
            value += STRANDED * wishes.stranded()
    elif verb == BUY_OFF:
        return buying_off(a, seat, card)
    else:
        return 0.0
    return value + best_rest(a, wishes, a.purse(FOR_OTHER) - cost, card)


def best_rest(a: AeonsEnd, wishes: Wishes, aether: i64, without: i64) -> float:
    """The best single further purchase."""
    seat = wishes.seat
    if aether < CHARGE_COST:
        return 0.0
    best = wishes.charging() if a.charges[seat] < a.mage(seat).charges else 0.0
    i: i64 = 0
    while i < PILES:
        pile = a.zones[SUPPLY + i]
        if pile and pile[-1] != without and a.card(pile[-1]).cost <= aether:
            best = max(best, wishes.gaining(pile[-1]))
        i += 1
    place: i64 = 0
    while place < PLACES:
        token: i64 = a.at(BREACHES, seat)[place]
        if token != without and a.is_closed(seat, place):
            if a.open_cost(seat, place) <= aether:
                best = max(best, wishes.opening(place))
            elif a.card(token).focus_cost <= aether:
                best = max(best, wishes.focusing(place))
        place += 1
    return best


def buying_off(a: AeonsEnd, seat: i64, card: i64) -> float:
    """The harm of a power, the sooner it comes the more."""
    effect = a.card(card).power_effect
    assert effect is not None
    harm = -benefit(effect, a, seat, card)
    soon = a.counter(card)
    urgency = 1.0 if soon == 1 else 0.7 if soon == 2 else 0.45
    price = a.card(card).price
    cards = 0.0 if price is not None and price.kind == "price" else 4.0
    return BUYING_OFF * min(harm, 30.0) * urgency - cards
