"""Which actions are promising: what a greedy player would do."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game
from deckhold.engine.search import HOPELESS, most_promising
from deckhold.games.mage_knight.bot.answers import answered
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.bot.combats import fighting
from deckhold.games.mage_knight.bot.courses import courses
from deckhold.games.mage_knight.bot.deals import dealing
from deckhold.games.mage_knight.bot.encounters import attacked, round_over
from deckhold.games.mage_knight.bot.fights import Solver, fight
from deckhold.games.mage_knight.bot.march import marching
from deckhold.games.mage_knight.bot.plans import aside, moving, seals
from deckhold.games.mage_knight.bot.raids import QUICK_LOOK, approach
from deckhold.games.mage_knight.bot.values import relief
from deckhold.games.mage_knight.ops.verbs import END_TURN, HEAL, HEAL_UNIT, PLAY, POWER, USE_SKILL
from deckhold.games.mage_knight.rules.rewarding import ChooseOffered, ChooseUnit, GiveRewards, KeepArtifacts, NewSkill
from deckhold.games.mage_knight.rules.rounds import ChooseTactic
from deckhold.games.mage_knight.rules.turn import Announce, Main
from deckhold.games.mage_knight.rules.volkare.attack import OUTSIDE, Declare
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import CLOSING, DEALING, MOVING, RESTING

CHOSEN: Final = 100.0
FIGHT_LIMIT: Final = 600  # positions that a fight is thought through
LOOK_LIMIT: Final = 250  # to see whether it is worth beginning
QUICK_FIGHT: Final = 120  # in a play-out of a search, where many are fought

# What is asked seldom and felt for long.
WEIGHTY: Final = (Announce, ChooseOffered, ChooseTactic, ChooseUnit, GiveRewards, KeepArtifacts, NewSkill)


def promises(g: Game) -> list[float]:
    """How promising all answers look to the seat that decides: one plan is made for all of them."""
    s = cast(Mage, g)
    asking = s.asking
    assert asking is not None
    found = think(s, asking)
    return [found.get(action, HOPELESS) for action in s.answers]


def promise(g: Game, action: int) -> float:
    return promises(g)[g.answers.index(action)]


def line(g: Game) -> list[int]:
    """What a play-out does next: a whole fight, or the way to what the turn is for; empty: one answer at a time."""
    s = cast(Mage, g)
    asking = s.asking
    assert asking is not None
    if len(s.answers) == 1:
        return s.answers
    seat = asking.op.decider(s, asking)
    if fighting(s):
        solver = Solver(seat, QUICK_FIGHT)
        solver.solve(s.clone())
        return solver.line
    if isinstance(asking.op, Main) and s.moment == MOVING:
        plans = moving(s, seat, QUICK_LOOK)
        if plans.way is not None:
            return plans.way.line or approach(s.clone(), seat, plans.way)
        for action, value in plans.values.items():
            if value == plans.most:
                return [action]
    return []


def plans(g: Game) -> list[list[int]]:
    """What a search compares: plans for a turn, every answer where much hangs on it, elsewhere nothing."""
    s = cast(Mage, g)
    asking = s.asking
    assert asking is not None
    if isinstance(asking.op, Main) and s.moment == MOVING and not fighting(s):
        return courses(s, asking.op.decider(s, asking), LOOK_LIMIT)
    if isinstance(asking.op, WEIGHTY):
        return []
    return [[int(most_promising(s))]]


def think(s: Mage, asking: Ctx) -> dict[int, float]:
    seat = asking.op.decider(s, asking)
    if isinstance(asking.op, Main):
        if fighting(s):
            return {int(fight(s, seat, FIGHT_LIMIT)): CHOSEN}
        if s.moment == MOVING:
            return moving(s, seat, LOOK_LIMIT).values
        if s.moment == DEALING:
            return dealing(s, seat)
        return closing(s, seat)
    if fighting(s):
        return {int(fight(s, seat, FIGHT_LIMIT)): CHOSEN}
    if isinstance(asking.op, Declare) and asking.b == OUTSIDE:
        return attacked(s, seat)
    if isinstance(asking.op, Announce) and marching(s):
        return round_over(s, seat)
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
        elif verb == USE_SKILL and aside(s, seat, action) > 0.0:
            out[action] = 2.0
        elif verb in (PLAY, POWER) and s.moment in (RESTING, CLOSING):
            deed = s.deed(s.table.first[act.first(action)])
            op = deed.basic if verb == PLAY else deed.strong
            if op is not None and relief(s, seat, brings(op).heal) > 0.0:
                out[action] = 8.0
    return out
