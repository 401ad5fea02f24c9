"""Dealing with people: whom to visit for what, and how it is paid for."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.hexes import NO_CELL
from deckhold.games.mage_knight.bot.answers import answered, valued
from deckhold.games.mage_knight.bot.fares import DEAR, Fares, influence_in_hand, move_fares, sources
from deckhold.games.mage_knight.bot.goals import army_point
from deckhold.games.mage_knight.bot.strength import PILE_NEED
from deckhold.games.mage_knight.bot.values import UNIT_LEVEL, lasting_worth, own_worth, relief, unit_worth
from deckhold.games.mage_knight.definitions import Deed, Unit
from deckhold.games.mage_knight.ops.verbs import (
    BUY_ARTIFACT,
    BUY_HEALING,
    BUY_SPELL,
    END_TURN,
    HEAL,
    HEAL_UNIT,
    INTERACT,
    LEARN,
    MOVE_TO,
    RECRUIT,
)
from deckhold.games.mage_knight.rules.dealing import (
    ARTIFACT_PRICE,
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
from deckhold.games.mage_knight.rules.moving import WALKS
from deckhold.games.mage_knight.state.general import WAVERS
from deckhold.games.mage_knight.state.ground import Walking, city_colours
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ADVANCED_OFFER, SPELL_OFFER, UNIT_OFFER
from deckhold.games.mage_knight.terms import (
    BLUE,
    DEALING,
    GREEN,
    GREY_TOKENS,
    MAGE_TOWER,
    MONASTERY,
    MOVING,
    RED,
    SIDE_INFLUENCE,
)

A_RECRUIT: Final = 1.0  # more than a unit's level tells: it is fresh
A_NEW_CARD: Final = 3.5  # a better card in the deck
PER_VALUE: Final = 0.2  # and how good it is
AN_ARTIFACT: Final = 6.0
PER_INFLUENCE: Final = 0.55  # what is paid for it in cards on an average turn
LOST_ON_THE_WAY: Final = 0.6  # influence for every move point that cards are spent on
CANDIDATES: Final = 2  # visits that are played out
STEPS: Final = 24  # answers of one
A_GOOD_HAND: Final = 2.0  # influence by which hands differ
THE_ACTION: Final = 0.5  # of a turn, which could be another one
OF_WAVERERS: Final = 0.25  # how many of them join Volkare before the round is over


@final
class Deal:
    """Something that can be had at a place: what it costs, what it is worth, and the answer that takes it."""

    def __init__(self, action: int, price: i64, worth: float, mana: bool = False) -> None:
        self.action = action
        self.price = price
        self.worth = worth
        self.mana = mana  # it takes mana as well, which is not to be spent on the influence


def room_for(s: Mage, seat: i64) -> float:
    """What another unit costs: nothing where a command token is free, or the least unit; DEAR if there is no room."""
    if s.free_command(seat) > 0:
        return 0.0
    least = DEAR
    for unit in s.disbandable(seat):
        least = min(least, unit_worth(s, unit))
    return least


def kept_from_him(s: Mage, unit: i64) -> float:
    """What it is worth that a unit does not join Volkare: whoever wavers may do so, as long as he is on his way."""
    if s.scenario.march is None or not s.scenario.march.to_city:
        return 0.0
    for entry in s.lasting:
        if entry.op is WAVERS and entry.card == unit:
            return OF_WAVERERS * PILE_NEED[GREY_TOKENS] * army_point(s)
    return 0.0


def card_deal(s: Mage, card: i64) -> float:
    """What it is worth to have a card of an offer: there must be time to play it."""
    return (A_NEW_CARD + PER_VALUE * valued(s, card)) * lasting_worth(s)


def deals_at(s: Mage, seat: i64, cell: i64) -> list[Deal]:
    """What could be had at a place."""
    out: list[Deal] = []
    site = people_at(s, cell)
    colours = city_colours(s, cell)
    lost = room_for(s, seat)
    for card in s.zones[UNIT_OFFER]:
        definition = s.definitions[card]
        if isinstance(definition, Unit):
            if lost < DEAR and recruits_here(s, cell, card):
                worth = (UNIT_LEVEL * float(definition.level) + A_RECRUIT) * lasting_worth(s) - lost
                worth += kept_from_him(s, card)
                out.append(Deal(act.action(RECRUIT, s.table.kind[card]), price_of(s, seat, card), worth))
        elif site == MONASTERY and isinstance(definition, Deed):
            out.append(Deal(act.action(LEARN, s.table.kind[card]), LEARN_PRICE, card_deal(s, card)))
    if has(colours, GREEN):
        for card in s.zones[ADVANCED_OFFER]:
            out.append(Deal(act.action(LEARN, s.table.kind[card]), LEARN_PRICE, card_deal(s, card)))
    if site == MAGE_TOWER or has(colours, BLUE):
        for card in s.zones[SPELL_OFFER]:
            if s.pays_all(seat, [spell_colour(s, card)]):
                out.append(Deal(act.action(BUY_SPELL, s.table.kind[card]), SPELL_PRICE, card_deal(s, card) + 1.0, True))
    if has(colours, RED):
        out.append(Deal(act.action(BUY_ARTIFACT), ARTIFACT_PRICE, AN_ARTIFACT))
    healed = relief(s, seat, s.healing + 1) - relief(s, seat, s.healing)
    if site in HEALING_PRICE and healed > 0.0:
        out.append(Deal(act.action(BUY_HEALING), HEALING_PRICE[site], healed))
    return out


def best_deal(s: Mage, seat: i64, cell: i64, fares: Fares, lost: i64) -> tuple[Deal | None, float]:
    """The best thing that influence buys at a place, if `lost` points of it are not there, and what remains of it."""
    best: Deal | None = None
    most = 0.0
    for deal in deals_at(s, seat, cell):
        price = fares.plain_price(deal.price + lost) if deal.mana else fares.price(deal.price + lost)
        if price < DEAR and deal.worth - price > most:
            best = deal
            most = deal.worth - price
    return best, most


def far_deal(s: Mage, seat: i64, cell: i64, influence: float) -> float:
    """What a place has to offer to somebody with so much influence."""
    if welcome(s, seat) <= SHUNNED:
        return 0.0
    best = 0.0
    for deal in deals_at(s, seat, cell):
        spare = (influence - float(deal.price)) / A_GOOD_HAND
        chance = 0.5 + 0.5 * spare / (1.0 + abs(spare))
        best = max(best, chance * (deal.worth - PER_INFLUENCE * float(deal.price) - THE_ACTION))
    return best


@final
class Visit:
    """A place to deal at, the points to get there, and what that brings."""

    def __init__(self, cell: i64, cost: i64, gain: float) -> None:
        self.cell = cell
        self.cost = cost
        self.gain = gain


def eagerly(visit: Visit) -> float:
    return -visit.gain


def visits(s: Mage, seat: i64, fares: Fares) -> list[Visit]:
    """The places within reach where something can be had with the cards that the way leaves, the best first."""
    here = s.where(seat)
    out: list[Visit] = []
    if here == NO_CELL or welcome(s, seat) <= SHUNNED:
        return out
    talk = Fares(welcome(s, seat), influence_in_hand(s, seat))
    reach = s.cells.reach(here, fares.within(), Walking(s, seat))
    for cell in range(s.cells.size):
        cost: i64 = reach.cost[cell]
        if cost < 0 or not open_to(s, seat, cell):
            continue
        to_pay = cost - s.move_points if cost > s.move_points else 0
        deal, gain = best_deal(s, seat, cell, talk, int(LOST_ON_THE_WAY * float(to_pay)))
        gain -= fares.price(cost) + THE_ACTION
        if deal is not None and gain > 0.0:
            out.append(Visit(cell, cost, gain))
    out.sort(key=eagerly)
    return out


def next_to(s: Mage, seat: i64, visit: Visit) -> i64:
    """The next answer on the way to a place to deal at."""
    if s.where(seat) == visit.cell:
        deal = act.action(INTERACT)
        return deal if deal in s.answers else -1
    if s.move_points >= visit.cost:
        walk = act.action(MOVE_TO, visit.cell, WALKS)
        return walk if walk in s.answers else -1
    return move_fares(s, seat).first(visit.cost)


def tried(s: Mage, seat: i64, visit: Visit) -> float:
    """What a visit really brings: it is played out, on a guess of what is not known."""
    twin = cast(Mage, s.determinize(seat, 1))
    learned = 0.0
    for _ in range(STEPS):
        asking = twin.asking
        if asking is None or twin.moment not in (MOVING, DEALING):
            break
        if asking.op.kind != "turn":
            twin.take(best_answer(twin, answered(twin, asking)))
        elif twin.moment == MOVING:
            step = next_to(twin, seat, visit)
            if step < 0:
                return -1.0
            twin.take(step)
        else:
            step = best_answer(twin, dealing(twin, seat))
            if act.verb_of(step) == END_TURN:
                break
            if act.verb_of(step) in (LEARN, BUY_SPELL):
                learned += card_deal(twin, twin.table.first[act.first(step)])
            elif act.verb_of(step) == BUY_ARTIFACT:
                learned += AN_ARTIFACT
            twin.take(step)
    return own_worth(twin, seat) + learned - own_worth(s, seat) - THE_ACTION


def best_answer(s: Mage, values: dict[int, float]) -> i64:
    """The answer that promises most; the first of equals."""
    best: i64 = s.answers[0]
    most = -1e9
    for action in s.answers:
        value = values.get(action, -1e8)
        if value > most:
            best = action
            most = value
    return best


def best_visit(s: Mage, seat: i64, fares: Fares) -> Visit | None:
    """The place within reach where dealing brings most."""
    best: Visit | None = None
    for visit in visits(s, seat, fares)[:CANDIDATES]:
        visit.gain = tried(s, seat, visit)
        if visit.gain > (0.0 if best is None else best.gain):
            best = visit
    return best


def dealing(s: Mage, seat: i64) -> dict[int, float]:
    """Buy the best that can be paid for; play what brings influence for it."""
    out: dict[int, float] = {}
    fares = Fares(s.influence, sources(s, seat, SIDE_INFLUENCE))
    wanted, _ = best_deal(s, seat, s.where(seat), fares, 0)
    for action in s.answers:
        if act.verb_of(action) in (HEAL, HEAL_UNIT):
            return {action: 60.0}  # before more of it is bought than there is to be healed
        if act.verb_of(action) == END_TURN:
            out[action] = 1.0
    if wanted is not None:
        first = fares.plain_first(wanted.price) if wanted.mana else fares.first(wanted.price)
        step = int(first) if first >= 0 else wanted.action
        if step in s.answers:
            return {step: 20.0}  # what was planned is done: there is nothing else to be thought through
    return out
