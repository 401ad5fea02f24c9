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
)
from deckhold.games.ascension_tactics.state.figures import Values, arriving, values
from deckhold.games.ascension_tactics.state.ground import strikes_back
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import NEUTRAL, POOL, RANGE, REACH_RANGE, VILLAIN

FALL: Final = 2.0  # a champion that falls loses its place and a turn,
BY_COST: Final = 0.9  # the dearer the more
GEAR: Final = 1.2  # and each construct on it
JOINED: Final = 0.75  # damage after which others can finish it off this turn, as a part of what defeating brings
DENT: Final = 0.04  # damage that vanishes with the turn
WEAR: Final = 0.7  # a point of damage that lasts (AT-295)
VICTORY: Final = 30.0  # the boss whose fall wins
MINION: Final = 0.8
NEAR: Final = 4  # cells from which an enemy may come in one order
ORDERLESS: Final = 0.55  # how likely no scheme of a turn orders a certain villain
MATES_POWER: Final = 4  # what somebody who has not yet begun may have
FLEAS: Final = 4  # the cells of the boss whose wounds last


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
        if s.scenario.boss_falls and victim == s.boss():
            out += VICTORY
    elif holder == NEUTRAL:
        out = 0.5 if s.definitions[victim].minion else 5.0
    return out


def blow(s: Tactics, victim: i64, value: Values, other: Values, others: i64) -> float:
    """What one attack on one enemy brings, if others can still deal it so much damage this turn."""
    dealt = arriving(s, victim, value.strength)
    if dealt <= 0:
        return -0.5
    left: i64 = other.defense - s.damage[victim]
    if s.definitions[victim].cells == FLEAS:
        return WEAR * float(dealt) if dealt < other.defense - s.worn else VICTORY
    if dealt >= left:
        return prize(s, victim)
    part = JOINED if dealt + others >= left else DENT
    return part * prize(s, victim) * float(dealt) / float(left)


def answer(s: Tactics, attacker: i64, victim: i64, value: Values, other: Values) -> float:
    """What being struck back costs."""
    if not strikes_back(s, victim, attacker, other):
        return 0.0
    left: i64 = value.defense - s.damage[attacker]
    if other.strength >= left:
        return standing(s, attacker)
    return 0.1 * float(other.strength)


@final
class Known:
    """The values of champions in a position, each found once."""

    def __init__(self, s: Tactics) -> None:
        self.s = s
        self._values: dict[int, Values] = {}

    def values(self, figure: i64) -> Values:
        found = self._values.get(figure)
        if found is None:
            found = values(self.s, figure)
            self._values[figure] = found
        return found


@final
class Striker:
    """A champion that could still be ordered this turn."""

    def __init__(self, figure: i64, seat: i64, cost: i64, reach: i64, damage: i64) -> None:
        self.figure = figure
        self.seat = seat
        self.cost = cost
        self.reach = reach  # how far away it can strike, its move included
        self.damage = damage


@final
class Helpers:
    """The champions of a side that can still strike this turn, the cheapest first."""

    def __init__(self, known: Known, side: i64) -> None:
        s = known.s
        self.s = s
        self.known = known
        self.all: list[Striker] = []
        if side >= VILLAIN or s.turn != side:
            return
        for seat in s.sides[side]:
            for figure in s.at(POOL, seat):
                if not s.is_on(figure) or s.exhausted[figure]:
                    continue
                value = known.values(figure)
                far: i64 = RANGE if value.has(RANGED) else REACH_RANGE if value.has(REACH) else 1
                damage = value.strength * 2 if value.has(DOUBLE_ATTACK) else value.strength
                self.all.append(Striker(figure, seat, value.order_cost, value.speed + far, damage))
        self.all.sort(key=dearness)

    def against(self, victim: i64, without: i64) -> i64:
        """How much damage they could deal a champion, one of them left out; ways are not looked at."""
        s = self.s
        purses = [s.power[seat] if s.gate[seat] else MATES_POWER for seat in range(s.seats)]
        total: i64 = 0
        for one in self.all:
            if one.figure == without or one.cost > purses[one.seat] or s.apart(one.figure, victim) > one.reach:
                continue
            purses[one.seat] -= one.cost
            total += arriving(s, victim, one.damage)
        return total


def dearness(one: Striker) -> int:
    return one.cost


def attack_value(s: Tactics, attacker: i64, victim: i64, value: Values, helpers: Helpers, more: i64 = 0) -> float:
    """What attacking an enemy brings, all in all; `more` is damage that the attacker can deal it besides."""
    other = helpers.known.values(victim)
    others = helpers.against(victim, attacker) + more
    return blow(s, victim, value, other, others) - answer(s, attacker, victim, value, other)


def sweep_value(s: Tactics, attacker: i64, victims: list[int], value: Values, helpers: Helpers) -> float:
    total = 0.0
    for victim in victims:
        total += attack_value(s, attacker, victim, value, helpers)
    return total


@final
class Foe:
    """An enemy on the battlefield, and what striking it would bring."""

    def __init__(self, cells: list[int], strength: i64, reach: i64, neutral: bool, close: bool, worth: float) -> None:
        self.cells = cells
        self.strength: i64 = strength
        self.reach: i64 = reach  # how far away it can strike, its move included
        self.neutral = neutral  # it strikes nobody
        self.close = close  # can be attacked from neighbouring cells only
        self.worth = worth


@final
class Foes:
    """A champion's enemies, looked at once for all the cells that it might go to."""

    def __init__(self, s: Tactics, figure: i64, value: Values, helpers: Helpers) -> None:
        self.cells = s.cells
        self.value = value
        self.campaign = s.scenario.campaign
        self.reach: i64 = RANGE if value.has(RANGED) else REACH_RANGE if value.has(REACH) else 1
        self.all: list[Foe] = []
        for enemy in s.on_board():
            if not s.hostile(figure, enemy):
                continue
            other = helpers.known.values(enemy)
            others = helpers.against(enemy, figure)
            if value.has(DOUBLE_ATTACK):
                others += value.strength
            worth = blow(s, enemy, value, other, others)
            far: i64 = RANGE if other.has(RANGED) else REACH_RANGE if other.has(REACH) else 1
            harmless = s.holder[enemy] == NEUTRAL or (self.campaign and s.definitions[enemy].minion)
            close = has(other.traits, ADJACENT_ONLY)
            self.all.append(Foe(s.cells_of(enemy), other.strength, other.speed + far, harmless, close, worth))

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
        """How likely the champion falls on a cell before it can act again."""
        if self.campaign:
            spared = 1.0
            for foe in self.all:
                if not foe.neutral and foe.strength >= self.value.defense and self.away(foe, cell) <= foe.reach:
                    spared *= ORDERLESS
            return 1.0 - spared
        threat: i64 = 0
        for foe in self.all:
            if not foe.neutral and self.away(foe, cell) <= NEAR:
                threat += foe.strength
        if threat <= 0:
            return 0.0
        part = float(threat) / float(self.value.defense)
        return part if part < 1.0 else 1.0
