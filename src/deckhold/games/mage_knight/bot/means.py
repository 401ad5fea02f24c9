"""What a blow can be put together of: everything in hand that adds points to it, and the cheapest choice that suffices.

Which points an effect adds is seen by playing it, with the rules themselves; which effects suffice is then a knapsack.
"""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.core import Op
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.bot.combats import fighting
from deckhold.games.mage_knight.bot.values import A_WOUND, own_worth
from deckhold.games.mage_knight.ops.verbs import PLAY, POWER, SIDE, USE_BANNER, USE_SKILL, USE_UNIT
from deckhold.games.mage_knight.rules.fighting.joint import FightOn
from deckhold.games.mage_knight.rules.turn import Main
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import FREE, HAND, SUMMONED
from deckhold.games.mage_knight.terms import (
    ATTACK_PHASE,
    BASICS,
    BLOCK_PHASE,
    COLOURS,
    POISON,
    RANGED_PHASE,
    SIDE_ATTACK,
    SIDE_BLOCK,
)

EFFECTS: Final = (PLAY, POWER, SIDE, USE_UNIT, USE_SKILL, USE_BANNER)
WAYS: Final = 6  # to answer what one effect asks that adds points
MORE_WAYS: Final = 24  # and of one that does something else, of which the best are kept:
BEST_WAYS: Final = 3
QUESTIONS: Final = 5  # that one effect asks at the most
A_TOKEN: Final = 0.6  # what mana is worth that can be used in this combat
AN_ASIDE: Final = 0.3  # what an effect is hoped to bring of which nothing is seen yet
PER_POINT: Final = 0.8  # what a point is worth that an enemy's armor takes
SLIGHT: Final = 0.05  # what everything costs that is used: of equal choices the smaller one
TRIES: Final = 400  # choices that are tried for one blow
OF_POISON: Final = 1.6  # times as bad: it leaves a wound in the discard pile for each
BOUNDLESS: Final = 1e9


@final
class Means:
    """One way to use a piece in a blow."""

    def __init__(
        self, piece: i64, line: list[int], points: list[int], price: float, later: i64, mana: list[int]
    ) -> None:
        self.piece = piece  # what can be used once: a card, a unit, a skill
        self.line = line  # the answers that it takes
        self.points = points  # that it adds, by their kind
        self.price = price  # what is given for them
        self.later = later  # the points that the piece could add in a later phase instead
        self.mana = mana  # how much of each form of mana it takes
        self.pays = sum(mana) > 0
        self.eases = 0.0  # what else it does: how much less there is to be beaten and suffered

    def adds(self) -> bool:
        return sum(self.points) > 0

    def cost(self, thrift: float) -> float:
        """What is given for it by somebody to whom a point in a later phase is worth so much."""
        return max(SLIGHT, self.price + thrift * float(self.later))


def points_of(s: Mage) -> list[int]:
    """The points put together for the present blow, by their kind."""
    return s.guard if s.moment == BLOCK_PHASE else s.strike


def purse(s: Mage, seat: i64) -> list[int]:
    """The mana that a seat could pay with: tokens, crystals, dice by colour, and how many dice."""
    out = s.tokens[seat * len(COLOURS) : (seat + 1) * len(COLOURS)]
    out += s.crystals[seat * BASICS : (seat + 1) * BASICS]
    dice = [0] * len(COLOURS)
    for i in range(len(s.dice)):
        if s.die_state[i] == FREE:
            dice[s.dice[i]] += 1
    return [*out, *dice, int(s.dice_left)]


def piece_of(action: i64) -> i64:
    """What an effect uses up; the verbs of cards come to the same."""
    verb = act.verb_of(action)
    return act.action(PLAY if verb in (POWER, SIDE) else verb, act.first(action))


def is_menu(s: Mage) -> bool:
    """Whether the menu of a phase is open."""
    return s.asking is not None and isinstance(s.asking.op, Main | FightOn)


def means_of(s: Mage, seat: i64, action: i64) -> list[Means]:
    """The ways to use an effect now; those that add no points do something else."""
    before = points_of(s)
    worth = own_worth(s, seat)
    held = purse(s, seat)
    later = later_points(s, action)
    menaced = 0.0
    out: list[Means] = []
    ends: list[list[int]] = []
    open_ones: list[tuple[Mage, list[int]]] = [(s, [int(action)])]
    while open_ones and len(out) < (WAYS if out and out[0].adds() else MORE_WAYS):
        twin, line = open_ones.pop()
        twin = twin.clone()
        twin.take(line[len(line) - 1])
        asking = twin.asking
        if twin.moment != s.moment or asking is None or not fighting(twin):
            continue  # it ends the phase: nothing to be added to
        if not is_menu(twin):
            if len(line) <= QUESTIONS and asking.op.decider(twin, asking) == seat:
                for answer in reversed(twin.answers):
                    open_ones.append((twin, [*line, answer]))
            continue
        after = points_of(twin)
        rest = purse(twin, seat)
        points = [after[i] - before[i] for i in range(len(after))]
        mana = [max(0, held[i] - rest[i]) for i in range(len(rest))]
        one = Means(piece_of(action), line, points, worth - own_worth(twin, seat) + SLIGHT, later, mana)
        if one.adds():
            same = [*points, *mana]
            if same in ends:
                continue
            ends.append(same)
        else:
            tokens = sum(twin.tokens) - sum(s.tokens)
            menaced = menaced or menace(s, seat)
            one.eases = AN_ASIDE + menaced - menace(twin, seat) + A_TOKEN * float(max(0, tokens))
        out.append(one)
    if out and not out[0].adds():
        out.sort(key=dearness)
        return out[:BEST_WAYS]
    return out


def dearness(one: Means) -> float:
    return one.price - one.eases


def menace(s: Mage, seat: i64) -> float:
    """What the enemies of a combat still cost: the wounds that their attacks would deal, the points to beat them."""
    value = 0.0
    for place in range(len(s.foes)):
        if foes.lives(s, place) and not s.foe_flags[place] & SUMMONED:
            value += PER_POINT * float(foes.armor_of(s, place))
    if s.moment in (RANGED_PHASE, BLOCK_PHASE):
        for hit in foes.open_hits(s):
            value += threat(s, seat, hit)
    return value


def threat(s: Mage, seat: i64, hit: i64) -> float:
    """What an attack costs that is not blocked."""
    value = A_WOUND * float(foes.wounds_from(foes.damage_of(s, hit), s.armor_of(seat)))
    return OF_POISON * value if has(foes.hit_traits(s, hit), POISON) else value


def later_points(s: Mage, action: i64) -> i64:
    """The points that a piece could add in a later phase of this combat instead."""
    if s.moment == ATTACK_PHASE:
        return 0
    verb = act.verb_of(action)
    if verb == USE_UNIT:
        most: i64 = 0
        for ability in s.unit(act.first(action)).abilities:
            most = max(most, in_later(s, ability.op))
        return most
    if verb in (PLAY, POWER, SIDE):
        deed = s.deed(s.table.first[act.first(action)])
        return max(1, in_later(s, deed.basic), in_later(s, deed.strong))
    return 0


def in_later(s: Mage, op: Op | None) -> i64:
    if op is None:
        return 0
    found = brings(op)
    return found.attack if s.moment == BLOCK_PHASE else max(found.attack, found.block)


def sideways_of_use(s: Mage, action: i64) -> bool:
    """Whether a card played sideways adds to the blow."""
    return act.second(action) in (SIDE_ATTACK, SIDE_BLOCK)


@final
class Choice:
    """The cheapest of some means that come to so many points together."""

    def __init__(self, s: Mage, seat: i64, means: list[Means], weights: list[int], wanted: i64, thrift: float) -> None:
        """`weights`: what a point of each kind counts, `wanted`: how much is needed."""
        self.found: list[Means] = []
        self.price = BOUNDLESS
        self.left = purse(s, seat)
        self.pieces: dict[int, int] = {}  # how many there are of a piece, where there can be several
        for card in s.at(HAND, seat):
            piece = int(act.action(PLAY, s.table.kind[card]))
            self.pieces[piece] = self.pieces.get(piece, 0) + 1
        self.tries: i64 = TRIES
        self.chosen: list[Means] = []
        rows: list[tuple[float, int, int]] = []
        for i in range(len(means)):
            value = counted(means[i].points, weights)
            if value > 0:
                rows.append((means[i].cost(thrift) / float(value), int(value), i))
        rows.sort()
        self.rows = rows
        self.thrift = thrift
        self.means = means
        if wanted > 0:
            self.add(0, wanted, 0.0)

    def add(self, first: i64, wanted: i64, price: float) -> None:
        """Try the means from a number on, as long as they can become cheaper than what was found."""
        for i in range(first, len(self.rows)):
            rate, value, k = self.rows[i]
            if price + rate * float(wanted) >= self.price or self.tries <= 0:
                return  # the others cost more for each point
            one = self.means[k]
            paid = price + one.cost(self.thrift)
            if paid >= self.price or not self.take(one):
                continue
            self.tries -= 1
            self.chosen.append(one)
            if value >= wanted:
                self.price = paid
                self.found = self.chosen.copy()
            else:
                self.add(i, wanted - value, paid)
            self.chosen.pop()
            self.give_back(one)

    def take(self, one: Means) -> bool:
        """Whether the piece and its mana are there; then they are used."""
        count = self.pieces.get(int(one.piece), 1)
        if count < 1:
            return False
        if one.pays:
            for i in range(len(one.mana)):
                if one.mana[i] > self.left[i]:
                    return False
            for i in range(len(one.mana)):
                self.left[i] -= one.mana[i]
        self.pieces[int(one.piece)] = count - 1
        return True

    def give_back(self, one: Means) -> None:
        self.pieces[int(one.piece)] += 1
        if one.pays:
            for i in range(len(one.mana)):
                self.left[i] += one.mana[i]


def counted(points: list[int], weights: list[int]) -> i64:
    """What points come to."""
    n: i64 = 0
    for i in range(len(points)):
        if points[i]:
            n += points[i] * weights[i]
    return n
