"""Interaction with the people of a place (section 15)."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops import find_copy, first_copies
from deckhold.engine.ops.lasting import modified, set_off
from deckhold.games.mage_knight.definitions import REWARD_ARTIFACT, Deed, Unit
from deckhold.games.mage_knight.ops.army import TAKE_UNIT
from deckhold.games.mage_knight.ops.mana import pay_mana
from deckhold.games.mage_knight.ops.recruits import PAY_FOR_UNIT
from deckhold.games.mage_knight.ops.verbs import (
    ADD_ELITE,
    ADD_REGULAR,
    BUY_ARTIFACT,
    BUY_HEALING,
    BUY_SPELL,
    INTERACT,
    LEARN,
    LEARN_TOP,
    RECRUIT,
    SELL_TOKEN,
)
from deckhold.games.mage_knight.state.general import sacked
from deckhold.games.mage_knight.state.ground import city_colours, city_conquered, main_city, near_camp, open_glade
from deckhold.games.mage_knight.state.offers import add_unit, take_offered
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    ADVANCED,
    ADVANCED_OFFER,
    CALLING,
    DECK,
    ELITES,
    FACTION_TOKENS,
    HIRED,
    REGULARS,
    REPUTATION_MODIFIER,
    REPUTED,
    SPELL_OFFER,
    SWAYED,
    TOKEN_USED,
    UNIT_OFFER,
    WORST,
)
from deckhold.games.mage_knight.terms import (
    BASICS,
    BLUE,
    CAMP,
    CITY_SITE,
    CLOSING,
    DEALING,
    GLADE,
    GREEN,
    HIDDEN_VALLEY,
    KEEP,
    MAGE_TOWER,
    MONASTERY,
    MOVING,
    NO_SITE,
    RED,
    REFUGEE_CAMP,
    TURN,
    VILLAGE,
    WHITE,
    moments,
)

HEALING_PRICE: Final = {VILLAGE: 3, MONASTERY: 2}
LEARN_PRICE: Final = 6
SPELL_PRICE: Final = 7
ARTIFACT_PRICE: Final = 12
ELITE_PRICE: Final = 2
REGULAR_PRICE: Final = 1  # in the camp (MX-177)
CAMP_UNITS: Final = moments(KEEP, VILLAGE)
SHUNNED: Final = -50  # nobody deals with a hero of so bad a reputation

# What a token of a faction is sold for: numbers of SELL_TOKEN (MX-382).
FOR_FAME: Final = 0
FOR_INFLUENCE: Final = 1
TOKEN_FAME: Final = 1
TOKEN_INFLUENCE: Final = 3


def open_to(s: Mage, seat: i64, cell: i64) -> bool:
    """Whether a hero may interact at a space: with who is there, or around the camp as if in it (MX-176)."""
    return receives(s, seat, cell) or near_camp(s, cell)


def receives(s: Mage, seat: i64, cell: i64) -> bool:
    """Whether the people of a site deal with a hero (MK-270, MK-418, MK-536)."""
    site = s.site[cell]
    if site in (VILLAGE, REFUGEE_CAMP):
        return True
    if site == MONASTERY:
        return s.shields[cell] == 0
    if site == KEEP:
        return s.friendly_shield(cell, seat)
    if site == MAGE_TOWER:
        return s.friendly_shield(cell, seat) if s.scenario.owned_towers else s.shields[cell] != 0
    return site == CITY_SITE and city_conquered(s, cell) and not sacked(s)


def offers(s: Mage, seat: i64, out: list[int]) -> None:
    cell = s.where(seat)
    if cell == NO_CELL:
        return
    if s.moment == MOVING:
        if (open_to(s, seat, cell) and welcome(s, seat) > SHUNNED and s.free_to_act(seat)) or (
            open_glade(s, cell) and s.free_to_act(seat) and summonable(s)
        ):
            out.append(act.action(INTERACT))
        return
    offer_recruits(s, seat, cell, out)
    if s.moment != DEALING:
        return
    for card in first_copies(s, s.at(FACTION_TOKENS, seat)):
        out.append(act.action(SELL_TOKEN, s.table.kind[card], FOR_FAME))
        out.append(act.action(SELL_TOKEN, s.table.kind[card], FOR_INFLUENCE))
    site = people_at(s, cell)
    if s.influence >= HEALING_PRICE.get(site, 99):
        out.append(act.action(BUY_HEALING))
    cities = city_colours(s, cell)
    if s.influence >= LEARN_PRICE:
        if site == MONASTERY:
            offer_cards(s, UNIT_OFFER, LEARN, out)
        if has(cities, GREEN):
            offer_cards(s, ADVANCED_OFFER, LEARN, out)
            if s.zones[ADVANCED]:
                out.append(act.action(LEARN_TOP))
    if s.influence >= SPELL_PRICE and (site == MAGE_TOWER or has(cities, BLUE)):
        for card in first_copies(s, s.zones[SPELL_OFFER]):
            if s.pays_all(seat, [spell_colour(s, card)]):
                out.append(act.action(BUY_SPELL, s.table.kind[card]))
    if has(cities, RED) and s.influence >= ARTIFACT_PRICE:
        out.append(act.action(BUY_ARTIFACT))
    if has(cities, WHITE) and s.influence >= ELITE_PRICE and s.zones[ELITES]:
        out.append(act.action(ADD_ELITE))
    if near_camp(s, cell) and s.influence >= REGULAR_PRICE and s.zones[REGULARS]:
        out.append(act.action(ADD_REGULAR))


def offer_cards(s: Mage, zone: i64, verb: i64, out: list[int]) -> None:
    for card in first_copies(s, s.zones[zone]):
        if isinstance(s.definitions[card], Deed):
            out.append(act.action(verb, s.table.kind[card]))


def taught_from(s: Mage, seat: i64) -> i64:
    """A monastery teaches what lies among the units, a city what lies in the offer of actions (MK-284, MK-290)."""
    return UNIT_OFFER if s.site[s.where(seat)] == MONASTERY else ADVANCED_OFFER


def spell_colour(s: Mage, card: i64) -> i64:
    for colour in range(BASICS):
        if has(s.deed(card).colours, colour):
            return colour
    raise AssertionError("a spell has a colour")


def people_at(s: Mage, cell: i64) -> i64:
    """The site whose people are there: nobody is left in a monastery that was burned.

    The hidden valley is like a glade (MX-374).
    """
    site = s.site[cell]
    if site == HIDDEN_VALLEY:
        return GLADE
    return NO_SITE if site == MONASTERY and s.shields[cell] else site


def recruits_here(s: Mage, cell: i64, unit: i64) -> bool:
    """Whether a place has the icon of a unit; the white city and refugees take all (MK-280, MK-289, MK-681, MX-041).

    Around the camp there is who is found in keeps or villages (MX-176).
    """
    sites = s.unit(unit).sites
    site = people_at(s, cell)
    if has(sites, site) or site == REFUGEE_CAMP or has(city_colours(s, cell), WHITE):
        return True
    if sites & CAMP_UNITS and near_camp(s, cell):
        return True
    # MK-643
    return s.scenario.owned_towers and (
        (site == MAGE_TOWER and has(sites, MONASTERY)) or (site == KEEP and has(sites, VILLAGE))
    )


def price_of(s: Mage, seat: i64, unit: i64) -> i64:
    price = modified(s, "recruit-cost", seat, unit, s.unit(unit).cost + surcharge(s, seat, unit))
    return price if price > 0 else 0


def surcharge(s: Mage, seat: i64, unit: i64) -> i64:
    """In a refugee camp who is not found in villages costs more, most who is found in cities only (MX-042)."""
    cell = s.where(seat)
    if cell == NO_CELL or s.site[cell] != REFUGEE_CAMP or has(s.unit(unit).sites, VILLAGE):
        return 0
    return 3 if s.unit(unit).sites == bit(CITY_SITE) else 1


def offer_recruits(s: Mage, seat: i64, cell: i64, out: list[int]) -> None:
    if not hires(s, seat):
        return
    for unit in first_copies(s, s.zones[UNIT_OFFER]):
        if not isinstance(s.definitions[unit], Unit) or not recruits_here(s, cell, unit):
            continue
        if price_of(s, seat, unit) > s.influence + swayed(s, seat, unit) or not may_join(s, seat, unit):
            continue
        if s.has_room(seat):
            out.append(act.action(RECRUIT, s.table.kind[unit]))


def hires(s: Mage, seat: i64) -> bool:
    """Whether nothing keeps a seat from recruiting for influence this turn."""
    return not s.lasting or modified(s, "hires", seat, -1, 1) != 0


def summonable(s: Mage) -> bool:
    """Whether the offer has a unit that can be recruited on a glade: an action, but no interaction (MX-059)."""
    for card in s.zones[UNIT_OFFER]:
        unit = s.definitions[card]
        if isinstance(unit, Unit) and has(unit.sites, GLADE):
            return True
    return False


def may_join(s: Mage, seat: i64, unit: i64) -> bool:
    """Whether nothing else forbids to recruit a unit: its mana, or the company it would be in (MX-047, MX-061)."""
    if s.unit(unit).mana and not s.pays_basic(seat):
        return False
    return in_company(s, unit)


def in_company(s: Mage, unit: i64) -> bool:
    """Whether a unit comes together with those that this interaction has brought (MX-047)."""
    for entry in s.lasting:
        if entry.op is SWAYED and s.unit(unit).sways not in (1, entry.b):
            return False
    return True


def swayed(s: Mage, seat: i64, unit: i64) -> i64:
    """By how much influence recruiting a unit changes the interaction: reputation counts otherwise from now on, and
    for what was done before, but only once (MX-044 to MX-046)."""
    sways = s.unit(unit).sways
    if sways == 1 or s.moment != DEALING:
        return 0
    modifier: i64 = 0
    for entry in s.lasting:
        if entry.op is SWAYED:
            return 0
        if entry.op is REPUTED:
            modifier = entry.b
    return (sways - 1) * modifier


def recruit(s: Mage, seat: i64, unit: i64) -> None:
    """A unit is paid for."""
    s.influence += swayed(s, seat, unit) - price_of(s, seat, unit)
    definition = s.unit(unit)
    if definition.sways != 1 and s.moment == DEALING:
        s.last(SWAYED, seat, unit, TURN, definition.sways)
    s.push(TAKE_UNIT, seat, unit)
    if definition.mana:
        s.push(PAY_FOR_UNIT, seat, unit)
    s.last(HIRED, seat, unit, TURN)
    set_off(s, "hired", seat, unit)


def take(s: Mage, seat: i64, action: i64) -> bool:
    verb = act.verb_of(action)
    if verb == INTERACT:
        begin(s, seat)
    elif verb == RECRUIT:
        recruit(s, seat, find_copy(s, UNIT_OFFER, seat, act.first(action)))
    elif verb == SELL_TOKEN:
        sell(s, seat, find_copy(s, FACTION_TOKENS, seat, act.first(action)), act.second(action))
    elif verb == BUY_HEALING:
        s.influence -= HEALING_PRICE[s.site[s.where(seat)]]
        s.gain_healing(seat, 1)
    elif verb == LEARN:
        s.influence -= LEARN_PRICE
        offer = taught_from(s, seat)
        take_offered(s, seat, find_copy(s, offer, seat, act.first(action)), offer)
    elif verb == LEARN_TOP:
        s.influence -= LEARN_PRICE
        deck = s.zones[ADVANCED]
        card = deck[len(deck) - 1]
        s.move(card, ADVANCED, 0, DECK, seat)
        s.show(card, bit(seat))
        if s.events is not None:
            s.note("gain-card", seat, card)
    elif verb == BUY_SPELL:
        s.influence -= SPELL_PRICE
        card = find_copy(s, SPELL_OFFER, seat, act.first(action))
        s.push(TAKE_SPELL, seat, card)
        pay_mana(s, seat, [spell_colour(s, card)])
    elif verb == BUY_ARTIFACT:
        s.influence -= ARTIFACT_PRICE
        s.rewards = [*s.rewards, REWARD_ARTIFACT]
        if s.events is not None:
            s.note("buy-artifact", seat)
    elif verb == ADD_ELITE:
        s.influence -= ELITE_PRICE
        add_unit(s, ELITES)
    elif verb == ADD_REGULAR:
        s.influence -= REGULAR_PRICE
        add_unit(s, REGULARS)
    else:
        return False
    return True


def welcome(s: Mage, seat: i64) -> i64:
    """What reputation adds to the influence of an interaction; on the X there is none (MK-272)."""
    return modified(s, "reputation", seat, -1, REPUTATION_MODIFIER[s.reputation[seat] - WORST])


def shields_at(s: Mage, seat: i64, cell: i64) -> i64:
    """A hero's shields on the card of a city, or around the camp on Volkare's token: as much influence (MX-178)."""
    if s.site[cell] == CITY_SITE:
        return s.city_row[main_city(s, cell)].count(seat)
    return s.city_row[CAMP].count(seat) if near_camp(s, cell) else 0


def sell(s: Mage, seat: i64, card: i64, price: i64) -> None:
    """A token of a faction is given away for fame or influence (MX-382)."""
    s.move(card, FACTION_TOKENS, seat, TOKEN_USED, 0)
    if s.events is not None:
        s.note("token-sold", seat, card)
    if price == FOR_FAME:
        s.gain_fame(seat, TOKEN_FAME)
    else:
        s.gain_influence(seat, TOKEN_INFLUENCE)


def calls(s: Mage, seat: i64, cell: i64) -> bool:
    """Whether units are recruited on a space without an interaction: on a glade, but not beside the camp (MX-059)."""
    return open_glade(s, cell) and not (near_camp(s, cell) and welcome(s, seat) > SHUNNED)


def begin(s: Mage, seat: i64) -> None:
    """The interaction is opened: reputation and one's shields there count once (MK-271, MK-276, MK-682)."""
    cell = s.where(seat)
    s.move_points = 0
    if calls(s, seat, cell):
        s.moment = CLOSING
        s.influence = 0
        s.last(CALLING, seat, NO_CARD, TURN)
        return
    s.moment = DEALING
    s.influence = welcome(s, seat)
    if s.influence:
        s.last(REPUTED, seat, NO_CARD, TURN, s.influence)
    s.influence += shields_at(s, seat, cell)
    if s.events is not None:
        s.note("interact", seat, -1, s.site[cell])


@final
class TakeSpell(Op):
    """A spell that was paid for lies on top of the deed deck (MK-285)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        assert isinstance(g, Mage)
        take_offered(g, ctx.seat, ctx.card, SPELL_OFFER)


TAKE_SPELL: Final = TakeSpell()
DEALING_OPS: Final[dict[str, Op]] = {"take-spell": TAKE_SPELL}
