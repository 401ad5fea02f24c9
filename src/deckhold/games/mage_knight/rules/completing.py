"""What an edited save leaves unsaid, as far as it follows from the rest."""

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Op, with_number
from deckhold.engine.fields import Reader
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops import Lasting, Seq
from deckhold.games.mage_knight.definitions import Enemy
from deckhold.games.mage_knight.ops.banners import Stronger
from deckhold.games.mage_knight.ops.wheel import RollWheel, lay_shield
from deckhold.games.mage_knight.state.army import worn
from deckhold.games.mage_knight.state.battle import add_foe
from deckhold.games.mage_knight.state.general import MUSTERED, REVEALED, entry_of, remember
from deckhold.games.mage_knight.state.ground import UNDERGROUND, is_rampaging, walled
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.soundness import in_plain_turn
from deckhold.games.mage_knight.state.zones import (
    ARMY,
    BATTLE,
    DEFENDER,
    FIELD,
    NOBODY,
    OF_CITY,
    RAMPAGING,
    SKILLS,
    TO_DISCARD,
    UNITS,
    WALLED,
)
from deckhold.games.mage_knight.terms import (
    ATTACK_PHASE,
    CITY_SITE,
    FORTIFIED_SITES,
    GAME,
    MINES,
    RANGED_PHASE,
)


def find_turn(s: Mage, data: Reader) -> None:
    """In the middle of an ordinary turn its hero stands on the map, and its place in the order is that one's."""
    if not in_plain_turn(data) or s.turn >= s.seats or s.order.count(int(s.turn)) != 1 or s.order_at >= len(s.order):
        return
    s.order_at = s.order.index(int(s.turn))
    hero = s.figure(s.turn) if s.at_hero(s.turn) else NO_CARD
    if hero != NO_CARD and s.off_map[s.turn] and s.spot[hero] == NO_CELL and not s.portal_closed:  # MK-118
        s.off_map = with_number(s.off_map, s.turn, 0)
        s.set_spot(hero, s.portal())


def line_up(s: Mage) -> None:
    """Who is fought, where a save has the tokens and the phase only, and what each of them is there for."""
    if s.rival != NOBODY or not RANGED_PHASE <= s.moment <= ATTACK_PHASE:
        return
    fought = s.foes if s.foes else s.zones[BATTLE].copy()
    if s.foe_flags or s.foe_armor or s.foe_lost or s.foe_gained or s.foe_host or s.hit_change or s.hit_flags:
        return
    for token in fought:
        there = token in s.zones[BATTLE] or (token in s.zones[FIELD] and s.spot[token] != NO_CELL)
        if not there or not isinstance(s.definitions[token], Enemy) or fought.count(token) > 1:
            return
    s.foes = []
    for token in fought:
        if s.known[token] != s.map.everybody:
            s.show(token, s.map.everybody)  # MK-303
        add_foe(s, token, part_of(s, token))


def part_of(s: Mage, token: int) -> i64:
    """What an enemy does in a combat: it was drawn for it, rampages, or holds the site that is entered."""
    cell: i64 = s.spot[token]
    if token in s.zones[BATTLE]:
        return TO_DISCARD
    if is_rampaging(s, token):
        return RAMPAGING | (WALLED if walled(s, s.where(s.turn), cell) else 0)
    site = s.site[cell]
    if s.fight_cell == NO_CELL:
        s.fight_cell = cell
        s.alone = has(UNDERGROUND, site)
        s.night_rules = has(UNDERGROUND | MINES, site)  # MK-614
    if has(UNDERGROUND, site):
        return TO_DISCARD
    return (DEFENDER if has(FORTIFIED_SITES, site) else 0) | (OF_CITY if site == CITY_SITE else 0)


def bring_into_force(s: Mage, data: Reader) -> None:
    """What units carry, and what skills brought when they were gained; unless it is in force, or about to be."""
    coming = [item.optional("card", "").data for item in data.get("stack").items()]
    for seat in range(s.seats):
        for unit in s.at(UNITS, seat):
            if s.banner[unit] != NO_CARD and s.table.names[s.banner[unit]] not in coming:
                hold(s, seat, s.banner[unit], worn(s, unit))
        for card in s.at(SKILLS, seat):
            if s.table.names[card] not in coming:
                hold(s, seat, card, s.skill(card).gained)


def hold(s: Mage, seat: int, card: i64, op: Op | None) -> None:
    """Let those parts of an effect be in force that last as long as its card is there, and are not used up."""
    if isinstance(op, RollWheel):
        lay_shield(s, seat, card)
    elif isinstance(op, Lasting):
        if op.scope == GAME and not (op.event and op.once) and not in_force(s, op, card):
            op.run(s, Ctx(op, seat, card, 0, 0))
    elif isinstance(op, (Seq, Stronger)):
        for part in op.parts().values():
            hold(s, seat, card, part)


def in_force(s: Mage, part: Op, card: i64) -> bool:
    for entry in s.lasting:
        if entry.op is part and entry.card == card:
            return True
    return False


def count_last_turns(s: Mage) -> None:
    """Fill in how many turns are left where a save says only that the end was announced, or has come (MK-092, MK-093).

    The turn that is played is one of them: nobody would have another one otherwise, and a round without an end.
    """
    if s.turns_left >= 0 or not s.order or (s.announced == NOBODY and not s.ending):
        return
    march = s.scenario.march is not None
    s.turns_left = 0
    s.counted = s.order[s.order_at] != s.announced
    for i in range(len(s.order)):
        one = s.order[(s.order_at + i) % len(s.order)]
        if one == s.announced and i > 0:
            break
        if one != s.announced and not (one == s.seats and (march or s.ending)):  # MK-596, MX-269
            s.turns_left += 1


def count_army(s: Mage) -> None:
    """Fill in that Volkare's army was drawn, where a save has its tokens only: he has no others then (MX-225).

    What everybody knows of them was seen in a combat; around the camp from beside it (MX-187, MX-165).
    """
    army = s.zones[ARMY]
    if not army or entry_of(s, MUSTERED) is not None:
        return
    remember(s, MUSTERED)
    if s.scenario.march is not None and [token for token in army if s.known[token] == s.map.everybody]:
        remember(s, REVEALED)
