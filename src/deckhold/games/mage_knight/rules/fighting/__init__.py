"""Combat with enemies (sections 16 and 17): how it starts, its phases, damage, results.

`offers` lists what a player can do about a combat now, `take` does it: the menu of the turn asks both. A step that
starts a fight calls `assault` or `provoke`. An attack is put together in `Mage.strike`, a block in `Mage.guard`, by
whatever is played; STRIKE and BLOCK are offered only when they succeed, for what fails has no effect (MK-320, MK-333),
and use up all the points.

Effects in force are asked (`modified`) for: "site-fortification" (1: the site protects this token), "unit-armor",
"unit-resistances", "unit-sheltered" (1: no damage may be assigned to this unit). Events (`set_off`): "combat-starts",
"attack-phase", "foe-defeated" and "blocked" (token), "combat-ends". What belongs to the attack or block that is being
put together has the scope BLOW.
"""

from typing import Final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.core import Op
from deckhold.games.mage_knight.ops.verbs import ATTACK_HERO, BURN, CHALLENGE, ENTER, PROPOSE
from deckhold.games.mage_knight.rules.fighting import mazes, starting
from deckhold.games.mage_knight.rules.fighting.defence import DEFENCE_OPS
from deckhold.games.mage_knight.rules.fighting.duel import DUEL_OPS, attack_hero
from deckhold.games.mage_knight.rules.fighting.ghosts import GHOST_OPS, RISEN, haunt
from deckhold.games.mage_knight.rules.fighting.joint import JOINT_OPS
from deckhold.games.mage_knight.rules.fighting.phases import COVER, GO_ON, offer_phase, take_in_phase
from deckhold.games.mage_knight.rules.fighting.proposing import PROPOSING_OPS, offer_proposal, propose
from deckhold.games.mage_knight.rules.fighting.starting import (
    STARTING_OPS,
    burn,
    challenge,
    enter,
    fight_drawn,
    must_fight,
    offer_fights,
    provoke,
)
from deckhold.games.mage_knight.state.general import cell_of
from deckhold.games.mage_knight.state.ground import host_of
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import NOBODY
from deckhold.games.mage_knight.terms import MAZES, MOVING

__all__ = ["FIGHTING_OPS", "RISEN", "assault", "fight_drawn", "haunt", "must_fight", "offers", "provoke", "take"]


def assault(s: Mage, seat: i64, cell: i64, provoked: list[int]) -> None:
    """A hero has entered a fortified site that is not open to it: who is at home there is attacked (MK-292).

    Where Volkare stands, he is.
    """
    if cell == cell_of(s):
        starting.attack_general(s, seat, cell, provoked)
        return
    host = host_of(s, seat, cell)
    if host != NOBODY:
        attack_hero(s, seat, host)
    else:
        starting.assault(s, seat, cell, provoked)


def offers(s: Mage, seat: i64, out: list[int]) -> None:
    """What a player can do about a combat now: begin one, or go on with it."""
    if s.moment == MOVING:
        if not s.exhausted(seat):
            offer_fights(s, seat, out)
            mazes.offers(s, seat, out)
            offer_proposal(s, seat, out)
    elif s.in_combat():
        offer_phase(s, seat, out)


def take(s: Mage, seat: i64, action: i64) -> bool:
    """Carry out one of these, if it is one."""
    verb = act.verb_of(action)
    if verb == ENTER:
        if has(MAZES, s.site[s.where(seat)]):
            mazes.enter(s, seat)
        else:
            enter(s, seat)
    elif verb == BURN:
        burn(s, seat)
    elif verb == CHALLENGE:
        challenge(s, seat, act.first(action))
    elif verb == PROPOSE:
        propose(s, seat)
    elif verb == ATTACK_HERO:
        attack_hero(s, seat, act.first(action))
    else:
        return take_in_phase(s, seat, action)
    return True


FIGHTING_OPS: Final[dict[str, Op]] = {
    **STARTING_OPS,
    **mazes.MAZE_OPS,
    **DUEL_OPS,
    **JOINT_OPS,
    **DEFENCE_OPS,
    **GHOST_OPS,
    **PROPOSING_OPS,
    "combat-goes-on": GO_ON,
    "cover": COVER,
}
