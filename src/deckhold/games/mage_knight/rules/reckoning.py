"""What a hero could gather at most with all that it can use now: asked where too little is worth no question."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Op
from deckhold.engine.ops import Choose
from deckhold.games.mage_knight.ops.points import Points
from deckhold.games.mage_knight.ops.verbs import PLAY, POWER, SIDE, USE_SKILL, USE_UNIT
from deckhold.games.mage_knight.rules import playing
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import HAND
from deckhold.games.mage_knight.terms import SIDEWAYS

LOTS: Final = 99  # what an effect could bring that is not about points alone


def most_points(s: Mage, seat: i64, use: i64, units: int) -> i64:
    """As many points as all that a hero could use now might bring, with so many units at most.

    `use`: of which kind, as what a card played sideways is used for.
    """
    key = SIDEWAYS[use]
    usable: list[int] = []
    playing.offers(s, seat, usable)
    by_card: dict[int, int] = {}
    by_unit: dict[int, int] = {}
    total: i64 = 0
    for action in usable:
        verb = act.verb_of(action)
        kind = act.first(action)
        if verb == SIDE:
            if act.second(action) == use:
                by_card[kind] = max(by_card.get(kind, 0), int(playing.sideways_value(s, seat, s.table.first[kind])))
        elif verb in (PLAY, POWER):
            deed = s.deed(s.table.first[kind])
            op = deed.basic if verb == PLAY else deed.strong
            assert op is not None
            by_card[kind] = max(by_card.get(kind, 0), int(brought(op, key)))
        elif verb == USE_UNIT:
            by_unit[kind] = max(by_unit.get(kind, 0), int(brought(s.unit(kind).abilities[act.second(action)].op, key)))
        elif verb == USE_SKILL:
            skill_op = s.skill(s.table.first[kind]).op
            assert skill_op is not None
            total += brought(skill_op, key)
        else:
            return LOTS
    for card in s.at(HAND, seat):
        total += by_card.get(s.table.kind[card], 0)
    return total + sum(sorted(by_unit.values(), reverse=True)[:units])


def brought(op: Op, key: str) -> i64:
    """The points of a kind that an effect could bring."""
    if isinstance(op, Points):
        if op.key != key:
            return 0
        return op.n if op.per is None else LOTS
    most: i64 = 0
    parts = op.parts()
    for part in parts.values():
        n = brought(part, key)
        most = max(most, n) if isinstance(op, Choose) else most + n
    return most if parts else LOTS
