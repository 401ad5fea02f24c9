"""Dealing with people: whom to visit for what, and how it is paid for."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.hexes import NO_CELL
from deckhold.games.mage_knight.bot.answers import valued
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.bot.roads import Fares
from deckhold.games.mage_knight.definitions import Deed, Unit
from deckhold.games.mage_knight.ops.verbs import (
    BUY_HEALING,
    BUY_SPELL,
    END_TURN,
    HEAL,
    HEAL_UNIT,
    LEARN,
    PLAY,
    POWER,
    RECRUIT,
    SIDE,
    USE_SKILL,
    USE_UNIT,
)
from deckhold.games.mage_knight.rules.dealing import (
    HEALING_PRICE,
    LEARN_PRICE,
    SHUNNED,
    SPELL_PRICE,
    open_to,
    people_at,
    price_of,
    recruits_here,
    spell_colour,
    welcome,
)
from deckhold.games.mage_knight.state.ground import Walking
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import HAND, SPELL_OFFER, UNIT_OFFER
from deckhold.games.mage_knight.terms import DEALING, MAGE_TOWER, MONASTERY, SIDE_INFLUENCE

PER_LEVEL: Final = 2.5  # of a unit
A_CARD: Final = 4.0  # a better card in the deck
A_WOUND: Final = 2.5  # less in hand
PER_INFLUENCE: Final = 0.5  # what is paid for it in cards
LOST_ON_THE_WAY: Final = 0.6  # influence for every move point that cards are spent on


@final
class Deal:
    """Something that can be had at a place: what it costs, what it is worth, and the answer that takes it."""

    def __init__(self, action: int, price: i64, worth: float) -> None:
        self.action = action
        self.price = price
        self.worth = worth

    def gain(self) -> float:
        return self.worth - PER_INFLUENCE * float(self.price)


def influence_to_come(s: Mage, seat: i64) -> i64:
    """The influence that the hand could bring, and what is there."""
    total: i64 = s.influence if s.moment == DEALING else welcome(s, seat)
    for card in s.usable_hand(seat):
        basic = s.deed(card).basic
        total += max(1, brings(basic).influence if basic is not None else 1)
    return total


def deals_at(s: Mage, seat: i64, cell: i64) -> list[Deal]:
    """What could be had at a place."""
    out: list[Deal] = []
    site = people_at(s, cell)
    for card in s.zones[UNIT_OFFER]:
        definition = s.definitions[card]
        if isinstance(definition, Unit):
            if s.free_command(seat) > 0 and recruits_here(s, cell, card):
                worth = PER_LEVEL * float(definition.level) + 1.0
                out.append(Deal(act.action(RECRUIT, s.table.kind[card]), price_of(s, seat, card), worth))
        elif site == MONASTERY and isinstance(definition, Deed):
            out.append(Deal(act.action(LEARN, s.table.kind[card]), LEARN_PRICE, A_CARD + 0.1 * valued(s, card)))
    if site == MAGE_TOWER:
        for card in s.zones[SPELL_OFFER]:
            if s.pays_all(seat, [spell_colour(s, card)]):
                worth = A_CARD + 1.0 + 0.1 * valued(s, card)
                out.append(Deal(act.action(BUY_SPELL, s.table.kind[card]), SPELL_PRICE, worth))
    if site in HEALING_PRICE and s.wounds_in(HAND, seat):
        out.append(Deal(act.action(BUY_HEALING), HEALING_PRICE[site], A_WOUND))
    return out


def best_deal(s: Mage, seat: i64, cell: i64, have: i64) -> Deal | None:
    """The best thing that so much influence buys at a place."""
    best: Deal | None = None
    for deal in deals_at(s, seat, cell):
        if deal.price <= have and deal.gain() > (0.0 if best is None else best.gain()):
            best = deal
    return best


@final
class Visit:
    """A place to deal at, the points to get there, and what that brings; the way is not yet paid for."""

    def __init__(self, cell: i64, cost: i64, gain: float) -> None:
        self.cell = cell
        self.cost = cost
        self.gain = gain


def best_visit(s: Mage, seat: i64, fares: Fares) -> Visit | None:
    """The place within reach where dealing brings most, with the cards that the way leaves."""
    here = s.where(seat)
    if here == NO_CELL or welcome(s, seat) <= SHUNNED:
        return None
    have = influence_to_come(s, seat)
    reach = s.cells.reach(here, fares.within(), Walking(s, seat))
    best: Visit | None = None
    for cell in range(s.cells.size):
        cost: i64 = reach.cost[cell]
        if cost < 0 or not open_to(s, seat, cell):
            continue
        to_pay = cost - s.move_points if cost > s.move_points else 0
        deal = best_deal(s, seat, cell, have - int(LOST_ON_THE_WAY * float(to_pay)))
        if deal is not None:
            gain = deal.gain() - fares.price(cost)
            if gain > (0.0 if best is None else best.gain):
                best = Visit(cell, cost, gain)
    return best


def dealing(s: Mage, seat: i64) -> dict[int, float]:
    """Buy the best that can be paid for; play what brings influence for it."""
    out: dict[int, float] = {}
    wanted = best_deal(s, seat, s.where(seat), influence_to_come(s, seat))
    for action in s.answers:
        verb = act.verb_of(action)
        if verb in (HEAL, HEAL_UNIT):
            out[action] = 60.0
        elif wanted is not None and action == wanted.action:
            out[action] = 30.0
        elif verb == END_TURN:
            out[action] = 1.0
        elif wanted is not None and wanted.price > s.influence:
            value = brings_influence(s, action)
            if value > 0.0:
                out[action] = value
    return out


def brings_influence(s: Mage, action: i64) -> float:
    verb = act.verb_of(action)
    if verb in (PLAY, POWER):
        deed = s.deed(s.table.first[act.first(action)])
        op = deed.basic if verb == PLAY else deed.strong
        n = 0 if op is None else int(brings(op).influence)
        return 10.0 + float(n) - (1.5 if verb == POWER else 0.0) if n else 0.0
    if verb == SIDE:
        return 5.0 if act.second(action) == SIDE_INFLUENCE else 0.0
    if verb == USE_UNIT:
        return 4.0 if brings(s.unit(act.first(action)).abilities[act.second(action)].op).influence else 0.0
    if verb == USE_SKILL:
        skill_op = s.skill(s.table.first[act.first(action)]).op
        return 11.0 if skill_op is not None and brings(skill_op).influence else 0.0
    return 0.0
