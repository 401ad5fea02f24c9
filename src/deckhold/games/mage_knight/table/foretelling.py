"""What an answer would do, told before the click: ways and their price, fights, what is revealed or lost."""

from typing import cast

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game
from deckhold.engine.text import Teller
from deckhold.engine.view import EXPLORE as EXPLORES
from deckhold.engine.view import FIGHT as FIGHTS_SIGN
from deckhold.engine.view import Preview
from deckhold.games.mage_knight.ops.verbs import (
    BLOCK,
    BURN,
    END_TURN,
    ENTER,
    EXPLORE,
    INTERACT,
    MOVE_TO,
    RECRUIT,
    STRIKE,
)
from deckhold.games.mage_knight.rules.dealing import price_of
from deckhold.games.mage_knight.rules.ending import drawn
from deckhold.games.mage_knight.rules.moving import FIGHTS
from deckhold.games.mage_knight.rules.revealing import explore_cost
from deckhold.games.mage_knight.state.ground import assaulted, provoked_by, reach, step_cost
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import REPUTATION_MODIFIER, UNIT_OFFER, WORST
from deckhold.games.mage_knight.terms import CLOSING, MOVING, SITES


def preview(g: Game, ctx: Ctx, action: int, t: Teller) -> Preview | None:
    s = cast(Mage, g)
    verb = act.verb_of(action)
    seat = ctx.seat
    if verb == MOVE_TO:
        return move(s, int(seat), act.first(action), act.second(action), t)
    out = Preview()
    if verb == EXPLORE:
        out.to = s.cells.name(act.first(action))
        out.cost = int(explore_cost(s, seat))
        out.sign = EXPLORES
        out.warnings.append(t.say("preview-reveals"))
        return out
    if verb == INTERACT:
        modifier = REPUTATION_MODIFIER[s.reputation[seat] - WORST]
        out.forecast.append(t.say("preview-interact", n=modifier))
        if s.move_points:
            out.warnings.append(t.say("preview-move-lost", n=int(s.move_points)))
        if s.influence:
            out.warnings.append(t.say("preview-influence-lost", n=int(s.influence)))
        return out
    if verb in (ENTER, BURN):
        out.sign = FIGHTS_SIGN
        out.warnings.append(t.say("preview-fight"))
        return out
    if verb == RECRUIT:
        unit = next(card for card in s.zones[UNIT_OFFER] if s.table.kind[card] == act.first(action))
        out.cost = int(price_of(s, seat, unit))
        return out
    if verb == END_TURN:
        out.forecast.append(t.say("preview-draws", n=int(drawn(s, seat))))
        if s.moment in (MOVING, CLOSING) and s.move_points:
            out.warnings.append(t.say("preview-move-lost", n=int(s.move_points)))
        if s.healing:
            out.warnings.append(t.say("preview-healing-lost", n=int(s.healing)))
        return out
    if verb in (STRIKE, BLOCK):
        return out
    return None


def move(s: Mage, seat: int, cell: int, how: int, t: Teller) -> Preview:
    """The way, what it costs, and whom it fights."""
    out = Preview()
    here = s.where(seat)
    out.who = s.table.names[s.figure(seat)]
    out.to = s.cells.name(cell)
    if how == FIGHTS:
        cost = int(step_cost(s, seat, here, cell))
        out.path = [(s.cells.q[here], s.cells.r[here], 0), (s.cells.q[cell], s.cells.r[cell], cost)]
        out.cost = cost
        out.sign = FIGHTS_SIGN
        if assaulted(s, seat, cell):
            out.warnings.append(t.say("preview-assault", site=t.say(f"site-{SITES[s.site[cell]]}")))
        for token in provoked_by(s, seat, here, cell):
            out.warnings.append(t.say("preview-provokes", card=t.name(s.definitions[token].id)))
        return out
    found = reach(s, seat)
    way = found.path(cell)
    out.path = [(s.cells.q[one], s.cells.r[one], found.cost[one]) for one in way]
    out.cost = found.cost[cell] if way else None
    if out.cost is not None:
        out.forecast.append(t.say("preview-walk", n=out.cost, left=int(s.move_points) - out.cost))
    return out
