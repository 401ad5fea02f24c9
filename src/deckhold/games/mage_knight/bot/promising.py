"""Which actions are promising: what a greedy player would do."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game
from deckhold.engine.search import HOPELESS
from deckhold.games.mage_knight.bot.answers import answered
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.bot.deals import dealing
from deckhold.games.mage_knight.bot.fights import fight, fighting
from deckhold.games.mage_knight.bot.plans import aside, moving, seals
from deckhold.games.mage_knight.ops.verbs import END_TURN, HEAL, HEAL_UNIT, PLAY, POWER, USE_SKILL
from deckhold.games.mage_knight.rules.turn import Main
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import HAND
from deckhold.games.mage_knight.terms import CLOSING, DEALING, MOVING, RESTING

CHOSEN: Final = 100.0
FIGHT_LIMIT: Final = 600  # positions that a fight is thought through


def promises(g: Game) -> list[float]:
    """How promising all answers look to the seat that decides: one plan is made for all of them."""
    s = cast(Mage, g)
    asking = s.asking
    assert asking is not None
    found = think(s, asking)
    return [found.get(action, HOPELESS) for action in s.answers]


def promise(g: Game, action: int) -> float:
    return promises(g)[g.answers.index(action)]


def think(s: Mage, asking: Ctx) -> dict[int, float]:
    seat = asking.op.decider(s, asking)
    if isinstance(asking.op, Main):
        if fighting(s):
            return {int(fight(s, seat, FIGHT_LIMIT)): CHOSEN}
        if s.moment == MOVING:
            return moving(s, seat)
        if s.moment == DEALING:
            return dealing(s, seat)
        return closing(s, seat)
    if fighting(s):
        return {int(fight(s, seat, FIGHT_LIMIT)): CHOSEN}
    return answered(s, asking)


def closing(s: Mage, seat: i64) -> dict[int, float]:
    """After the action: heal, then end the turn."""
    out: dict[int, float] = {}
    for action in s.answers:
        verb = act.verb_of(action)
        if verb in (HEAL, HEAL_UNIT):
            out[action] = 60.0
        elif seals(action):
            out[action] = 45.0
        elif verb == END_TURN:
            out[action] = 1.0
        elif verb == USE_SKILL and aside(s, seat, action, len(s.wounds_in(HAND, seat))) > 0.0:
            out[action] = 2.0
        elif verb in (PLAY, POWER) and s.moment in (RESTING, CLOSING) and s.wounds_in(HAND, seat):
            deed = s.deed(s.table.first[act.first(action)])
            op = deed.basic if verb == PLAY else deed.strong
            out[action] = 8.0 if op is not None and brings(op).heal else -1.0
    return out
