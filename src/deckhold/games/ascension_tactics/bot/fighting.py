"""What blows are worth: whom to strike, from where, and what it costs."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.games.ascension_tactics.definitions import (
    ADJACENT_ONLY,
    AREA_ATTACK,
    DOUBLE_ATTACK,
    RANGED,
    REACH,
    TOUGH,
)
from deckhold.games.ascension_tactics.state.figures import Values, values
from deckhold.games.ascension_tactics.state.ground import strikes_back
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import NEUTRAL, RANGE, REACH_RANGE, VILLAIN

FALL: Final = 2.0  # a champion that falls loses its place and a turn,
BY_COST: Final = 0.9  # the dearer the more
GEAR: Final = 1.2  # and each construct on it
DENT: Final = 0.25  # damage that does not defeat, as a part of what defeating would bring
MINION: Final = 0.8
NEAR: Final = 4  # cells from which an enemy may come in one order


def standing(s: Tactics, figure: i64) -> float:
    """What it costs a side to lose a champion from the battlefield."""
    definition = s.definitions[figure]
    if definition.minion:
        return MINION + 0.1 * float(definition.strength)
    cost = definition.order_cost if definition.order_cost else 4
    return FALL + BY_COST * float(cost) + GEAR * len(s.gear(figure))


def prize(s: Tactics, victim: i64) -> float:
    """What defeating a champion brings."""
    out = standing(s, victim)
    holder: i64 = s.holder[victim]
    if holder == VILLAIN:
        out += 1.2 * float(s.definitions[victim].glory)
    elif holder == NEUTRAL:
        out = 0.5 if s.definitions[victim].minion else 5.0
    return out


def blow(s: Tactics, attacker: i64, victim: i64, value: Values, other: Values) -> float:
    """What one attack on one enemy brings."""
    tough = s.definitions[victim].special(TOUGH)
    dealt = value.strength - (tough if tough > 0 else 0)
    if dealt <= 0:
        return -0.5
    left: i64 = other.defense - s.damage[victim]
    if s.definitions[victim].cells == 4:
        return 0.5 * float(dealt)
    if dealt >= left:
        return prize(s, victim)
    return DENT * prize(s, victim) * float(dealt) / float(left)


def answer(s: Tactics, attacker: i64, victim: i64, value: Values, other: Values) -> float:
    """What being struck back costs."""
    if not strikes_back(s, victim, attacker, other):
        return 0.0
    left: i64 = value.defense - s.damage[attacker]
    if other.strength >= left:
        return standing(s, attacker)
    return 0.1 * float(other.strength)


def attack_value(s: Tactics, attacker: i64, victim: i64, value: Values) -> float:
    """What attacking an enemy brings, all in all."""
    other = values(s, victim)
    return blow(s, attacker, victim, value, other) - answer(s, attacker, victim, value, other)


def sweep_value(s: Tactics, attacker: i64, victims: list[int], value: Values) -> float:
    total = 0.0
    for victim in victims:
        total += attack_value(s, attacker, victim, value)
    return total


@final
class Foe:
    """An enemy on the battlefield, and what striking it would bring."""

    def __init__(self, cells: list[int], strength: i64, neutral: bool, close: bool, worth: float) -> None:
        self.cells = cells
        self.strength: i64 = strength
        self.neutral = neutral
        self.close = close  # can be attacked from neighbouring cells only
        self.worth = worth


@final
class Foes:
    """A champion's enemies, looked at once for all the cells that it might go to."""

    def __init__(self, s: Tactics, figure: i64, value: Values) -> None:
        self.cells = s.cells
        self.value = value
        self.reach: i64 = RANGE if value.has(RANGED) else REACH_RANGE if value.has(REACH) else 1
        self.all: list[Foe] = []
        for enemy in s.on_board():
            if not s.hostile(figure, enemy):
                continue
            other = values(s, enemy)
            worth = blow(s, figure, enemy, value, other)
            strength = s.definitions[enemy].strength
            neutral = s.holder[enemy] == NEUTRAL
            self.all.append(Foe(s.cells_of(enemy), strength, neutral, has(other.traits, ADJACENT_ONLY), worth))

    def away(self, foe: Foe, cell: i64) -> i64:
        least: i64 = 1000
        for one in foe.cells:
            distance = self.cells.distance(one, cell)
            if distance < least:
                least = distance
        return least

    def best_from(self, cell: i64) -> float:
        """The best attack that could be made from a cell; sight is not looked at."""
        best = 0.0
        total = 0.0
        for foe in self.all:
            apart = self.away(foe, cell)
            if apart > self.reach or (apart > 1 and foe.close):
                continue
            total += foe.worth
            if foe.worth > best:
                best = foe.worth
        if self.value.has(AREA_ATTACK):
            best = total
        return best * 1.4 if self.value.has(DOUBLE_ATTACK) else best

    def menace(self, cell: i64) -> float:
        """The part of the champion's defense that enemies near a cell could take."""
        threat: i64 = 0
        for foe in self.all:
            if not foe.neutral and self.away(foe, cell) <= NEAR:
                threat += foe.strength
        if threat <= 0:
            return 0.0
        part = float(threat) / float(self.value.defense)
        return part if part < 1.0 else 1.0
