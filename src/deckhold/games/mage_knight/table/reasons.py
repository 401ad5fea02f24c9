"""Why a piece offers nothing now."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.core import Ctx, Game
from deckhold.engine.hexes import NEVER, NO_CELL
from deckhold.engine.ops.lasting import USED
from deckhold.engine.text import Note
from deckhold.games.mage_knight.definitions import Deed, FactionToken, Skill, Tactic, Unit
from deckhold.games.mage_knight.rules.dealing import (
    LEARN_PRICE,
    SHUNNED,
    SPELL_PRICE,
    hires,
    in_company,
    open_to,
    price_of,
    recruits_here,
    spell_colour,
    swayed,
    welcome,
)
from deckhold.games.mage_knight.rules.fighting.starting import altar_fame, can_enter, deserted
from deckhold.games.mage_knight.rules.playing import still_active, token_used
from deckhold.games.mage_knight.rules.revealing import explorable, explore_cost
from deckhold.games.mage_knight.rules.shades import points_to_reveal
from deckhold.games.mage_knight.state.army import price_to_act
from deckhold.games.mage_knight.state.foes import within_reach
from deckhold.games.mage_knight.state.ground import Walking, city_colours, others_at, provoked_by, step_cost, stride
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.world import SEVEN
from deckhold.games.mage_knight.state.zones import (
    ACTED,
    ADVANCED_OFFER,
    CALLING,
    FACTION_TOKENS,
    HAND,
    SPELL_OFFER,
    STOPPED,
    UNIT_OFFER,
    UNITS,
)
from deckhold.games.mage_knight.terms import (
    BLUE,
    CLOSING,
    COLOURS,
    DAMAGE_PHASE,
    DEALING,
    GREEN,
    MAGE_TOWER,
    MONASTERY,
    MOVING,
    NO_COLOUR,
    UNKNOWN,
)

NO_LIMIT: Final = 10_000  # move points that reach everything


def reason(g: Game, ctx: Ctx, seat: int, subject: str) -> Note | None:
    s = cast(Mage, g)
    if subject.startswith("@"):
        return no_step(s, seat, subject)
    card = s.table.by_name.get(subject, -1)
    if card < 0:
        return None
    definition = s.definitions[card]
    if card in s.zones[UNIT_OFFER] or card in s.zones[ADVANCED_OFFER] or card in s.zones[SPELL_OFFER]:
        return not_for_sale(s, seat, card)
    if isinstance(definition, Unit) and card in s.at(UNITS, seat):
        if s.hurt[card]:
            return Note("why-not-wounded")
        if s.moment == DAMAGE_PHASE and s.rival < 0 and s.damage_left:
            dear = s.unit(card).damage_price > s.influence
            if dear and within_reach(s, seat, card, s.blocking):  # MX-049
                return Note("why-not-influence", {"n": int(s.unit(card).damage_price), "have": int(s.influence)})
        return idle_unit(s, seat, card)
    if isinstance(definition, Skill | Tactic):
        return Note("why-not-used") if s.marked(USED, card) else Note("why-not-time")
    if isinstance(definition, FactionToken) and card in s.at(FACTION_TOKENS, seat):
        used = token_used(s, seat, s.table.kind[card])  # MX-380
        return Note("why-not-token-name") if used else Note("why-not-time")
    if isinstance(definition, Deed) and card in s.at(HAND, seat):
        return Note("why-not-wound") if definition.is_wound else Note("why-not-time")
    return None


def idle_unit(s: Mage, seat: i64, unit: i64) -> Note:
    """Why a unit does nothing now: one that can do several things is of use although it is spent (MX-056)."""
    left = [i for i in range(len(s.unit(unit).abilities)) if not (s.spent[unit] and s.marked(ACTED, unit, i))]
    if s.spent[unit] and not (left and still_active(s, unit)):
        return Note("why-not-spent")
    if not s.takes_part(seat, unit):
        return Note("why-not-units")  # MK-683
    price = price_to_act(s, seat, unit)
    if price > s.influence:
        return Note("why-not-influence", {"n": int(price), "have": int(s.influence)})  # MX-050
    for i in left:
        ability = s.unit(unit).abilities[i]
        usable = ability.colour != NO_COLOUR and s.in_time(seat, unit, ability.times)
        if usable and not s.pays_all(seat, [ability.colour]):
            return Note("why-not-ability-mana", {"colour": COLOURS[ability.colour]})
    return Note("why-not-time")


def not_for_sale(s: Mage, seat: i64, card: i64) -> Note | None:
    """Why something of an offer cannot be had now, or None."""
    if s.moment != DEALING and not (s.moment == CLOSING and s.marked(CALLING)):
        return Note("why-not-no-interaction")
    cell = s.where(seat)
    if card in s.zones[UNIT_OFFER] and isinstance(s.definitions[card], Unit):
        return not_to_be_had(s, seat, cell, card)
    if card in s.zones[SPELL_OFFER]:
        if s.site[cell] != MAGE_TOWER and not has(city_colours(s, cell), BLUE):
            return Note("why-not-spell-here")
        colour = spell_colour(s, card)
        if s.influence >= SPELL_PRICE and not s.pays_all(seat, [colour]):
            return Note("why-not-mana", {"colour": COLOURS[colour]})
        return too_dear(s, SPELL_PRICE)
    if card in s.zones[UNIT_OFFER]:
        return too_dear(s, LEARN_PRICE) if s.site[cell] == MONASTERY else Note("why-not-learn-here")
    taught = has(city_colours(s, cell), GREEN)
    return too_dear(s, LEARN_PRICE) if taught else Note("why-not-advanced-here")


def not_to_be_had(s: Mage, seat: i64, cell: i64, unit: i64) -> Note | None:
    """Why a unit cannot be recruited in this interaction, or None."""
    if not recruits_here(s, cell, unit):
        return Note("why-not-here")
    if not hires(s, seat):
        return Note("why-not-hiring")
    if not in_company(s, unit):
        return Note("why-not-company")  # MX-047
    price = price_of(s, seat, unit)
    change = swayed(s, seat, unit)
    if change and price > s.influence + change:  # MX-044, MX-045
        return Note("why-not-swayed", {"n": int(price), "have": int(s.influence + change)})
    if s.influence + change >= price and s.unit(unit).mana and not s.pays_basic(seat):
        return Note("why-not-unit-mana")  # MX-061
    return too_dear(s, price)


def too_dear(s: Mage, price: i64) -> Note | None:
    if s.influence >= price:
        return None
    return Note("why-not-influence", {"n": int(price), "have": int(s.influence)})


def no_step(s: Mage, seat: int, subject: str) -> Note | None:
    """Why a hero cannot go to a space."""
    cell = s.cells.named(subject)
    if cell < 0 or s.turn != seat:
        return None
    if s.moment != MOVING or (s.lasting and s.marked(STOPPED)):
        return Note("why-not-moving")
    if s.exhausted(seat):
        return Note("why-not-exhausted")  # MK-Q67
    here = s.where(seat)
    if here == NO_CELL:
        return None
    if cell == here:
        return nothing_here(s, seat, here)
    if s.terrain[cell] == UNKNOWN:
        return no_reveal(s, seat, cell)
    cost = int(step_cost(s, seat, here, cell))
    if cost == NEVER:
        return Note("why-not-passable")
    if others_at(s, seat, cell) and provoked_by(s, seat, here, cell):
        return Note("why-not-both")  # MK-267
    key = "why-not-move"
    if s.cells.distance(here, cell) > stride(s, seat):
        cost = int(s.cells.reach(here, NO_LIMIT, Walking(s, seat)).cost[cell])
        if cost == NEVER:
            return Note("why-not-way")
        key = "why-not-way-cost"
    return Note(key, {"n": cost, "have": int(s.move_points)}) if cost > s.move_points else None


def nothing_here(s: Mage, seat: int, here: i64) -> Note | None:
    """Why a hero can do nothing where it stands, or None where there is nothing to be done."""
    if open_to(s, seat, here) and welcome(s, seat) <= SHUNNED:
        return Note("why-not-shunned")  # MK-272
    if altar_fame(s, here) and not can_enter(s, seat, here):
        return Note("why-not-altar")  # MK-439
    if deserted(s, here):
        return Note("why-not-deserted")  # MK-Q42
    return None


def no_reveal(s: Mage, seat: int, cell: i64) -> Note | None:
    """Why a hero cannot reveal a tile, where one could lie (MK-242)."""
    cost = int(explore_cost(s, seat))
    have = int(points_to_reveal(s))
    if have >= cost or cell // SEVEN not in explorable(s, seat):
        return None
    return Note("why-not-reveal", {"n": cost, "have": have})
