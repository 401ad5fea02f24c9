"""Plans for the movement part of a turn, each by what it brings; the next answer of each."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.hexes import NO_CELL
from deckhold.games.mage_knight.bot.brings import brings
from deckhold.games.mage_knight.bot.deals import best_visit, next_to
from deckhold.games.mage_knight.bot.fares import A_DIE, A_UNIT, Fares, card_price, move_fares
from deckhold.games.mage_knight.bot.goals import A_MARK, tile_worth
from deckhold.games.mage_knight.bot.lures import Lures
from deckhold.games.mage_knight.bot.raids import Raid, barring, looked_at, next_step, raids, walk
from deckhold.games.mage_knight.bot.strength import force_of
from deckhold.games.mage_knight.bot.targets import targets_of
from deckhold.games.mage_knight.bot.values import A_CARD, A_WOUND, AN_OLD_WOUND, relief
from deckhold.games.mage_knight.ops.verbs import (
    ASSIGN,
    END_TURN,
    EXPLORE,
    HEAL,
    HEAL_UNIT,
    INTERACT,
    MOVE_TO,
    PLAY,
    POWER,
    REST,
    SPECIAL,
    USE_SKILL,
    USE_UNIT,
)
from deckhold.games.mage_knight.rules.dealing import open_to
from deckhold.games.mage_knight.rules.revealing import explore_cost, fits
from deckhold.games.mage_knight.rules.scenarios import MARK_GLADE, SEAL
from deckhold.games.mage_knight.state.ground import Walking, assaulted, is_safe
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import DECK, HAND, PLAYED

ZERO: Final = 10.0  # what a plan promises that changes nothing
WORTHWHILE: Final = 0.3  # what a fight must promise
RISKY: Final = -8.0  # and one that a search may try
IDLE: Final = 0.6  # a card is discarded by who plays none
PASSING: Final = 5.0  # what it is worth to come past an enemy that bars the way
STANDING: Final = 1.5  # and to fight it where it stands
MANY: Final = 3  # cards in hand to which others are drawn: together they come to something
BY_THE_WAY: Final = 0.1  # something for nothing, when nothing else is to be done
NOTEWORTHY: Final = 0.1  # what a walk must bring
OF_FULL_HAND: Final = 0.3  # of what cards are worth counts while the hand is full
OF_RELIEF: Final = 0.85  # of what healing is worth: a wound can also be laid off by a rest


@final
class Plan:
    """What a turn could be for: the next answer of it, what it promises, and the way that it goes, if it is one."""

    def __init__(self, action: int, value: float, way: Raid | None) -> None:
        self.action = action
        self.value = value
        self.way = way


@final
class Plans:
    """The answers that begin a plan, each by the most that is promised by one, and the way that the best plan goes."""

    def __init__(self, values: dict[int, float]) -> None:
        self.values = values
        self.way: Raid | None = None
        self.most = max(values.values(), default=0.0)
        self.found: list[Plan] = [Plan(action, value, None) for action, value in values.items()]

    def put(self, action: i64, value: float, way: Raid | None) -> None:
        if action < 0:
            return
        self.found.append(Plan(int(action), value, way))
        self.values[int(action)] = max(value, self.values.get(int(action), 0.0))
        if value > self.most:
            self.most = value
            self.way = way

    def risk(self, action: i64, value: float, way: Raid) -> None:
        """What looks like a loss: nobody does it at once, but it may be worth a trial."""
        if action >= 0:
            self.found.append(Plan(int(action), value, way))

    def best_alone(self) -> None:
        """Somebody on the way goes on with what was planned: nothing else is to be thought through."""
        for action, value in self.values.items():
            if value == self.most:
                self.values = {action: value}
                return


def moving(s: Mage, seat: i64, limit: i64) -> Plans:
    """A fight, a deal, a new tile, a walk to where something can be had later, a rest; the next answer of each.

    `limit`: positions to see whether a fight is worth beginning.
    """
    out = Plans(at_once(s, seat))
    if out.most >= 40.0 or s.where(seat) == NO_CELL:
        return out
    fares = move_fares(s, seat)
    targets = targets_of(s, seat)
    force = force_of(s, seat)
    within = raids(s, seat, fares, targets)
    for raid, prize in looked_at(s, seat, within, limit):
        if prize > WORTHWHILE:
            out.put(next_step(s, seat, raid), ZERO + prize, raid)
        elif prize > RISKY:
            out.risk(next_step(s, seat, raid), ZERO + prize, raid)
    visit = best_visit(s, seat, fares)
    if visit is not None:
        out.put(next_to(s, seat, visit), ZERO + visit.gain, walk(visit.cell, visit.cost, act.action(INTERACT)))
    cards = len(s.at(HAND, seat)) + len(s.at(PLAYED, seat))  # over the whole turn: a walk that was begun goes on
    full = cards >= s.hand_limit(seat) - 1
    dull: list[int] = []
    if full or not s.at(DECK, seat):
        dull = [int(near.goal) for near in within]  # it will hardly look better in the next turn
        reach = s.cells.reach(s.where(seat), fares.within(), Walking(s, seat))
        dull += [cell for cell in range(s.cells.size) if reach.cost[cell] >= 0 and open_to(s, seat, cell)]
    lures = Lures(s, seat, targets, force, dull)
    discover(s, seat, fares, 1.0, out)
    wander(s, seat, fares, 1.0, lures, out)
    begun = s.did_play and len(s.at(HAND, seat)) < s.hand_limit(seat) - 1  # a card that heals is no beginning
    if full and (s.move_points or not begun) and out.most <= ZERO:
        # A hand that is full anyway is not worth keeping when there is nothing else to do with it.
        discover(s, seat, fares, OF_FULL_HAND, out)
        wander(s, seat, fares, OF_FULL_HAND, lures, out)
    if out.most < ZERO:
        break_through(s, seat, lures, limit, out)
    if s.move_points:
        out.best_alone()
    return out


def at_once(s: Mage, seat: i64) -> dict[int, float]:
    """What is done without any plan, and what is left when there is none."""
    out: dict[int, float] = {}
    wounds = len(s.wounds_in(HAND, seat))
    for action in s.answers:
        verb = act.verb_of(action)
        if verb in (HEAL, HEAL_UNIT):
            out[action] = 60.0
        elif seals(action):
            out[action] = 45.0
        elif verb == SPECIAL and act.first(action) == MARK_GLADE:
            out[action] = ZERO + A_MARK
        elif verb == REST and not s.did_play and wounds:
            out[action] = ZERO + (A_WOUND - AN_OLD_WOUND + 0.6 * A_CARD) * float(wounds) - A_CARD
        elif verb == END_TURN:
            out[action] = ZERO if s.did_play else ZERO - IDLE
        elif verb == ASSIGN and s.banner[act.second(action)] == NO_CARD:
            out[action] = 44.0
        elif verb in (USE_SKILL, USE_UNIT):
            value = aside(s, seat, action)
            if value > 0.0:
                out[action] = value
        elif verb in (PLAY, POWER):
            deed = s.deed(s.table.first[act.first(action)])
            op = deed.basic if verb == PLAY else deed.strong
            value = 0.0 if op is None else relief(s, seat, brings(op).heal)
            if value > 0.0:
                price = card_price(s, seat, s.table.first[act.first(action)]) + (A_DIE if verb == POWER else 0.0)
                out[action] = ZERO + OF_RELIEF * value - price
    return out


def aside(s: Mage, seat: i64, action: i64) -> float:
    """What a skill or a unit promises that helps whatever the turn is about; 0: nothing."""
    if act.verb_of(action) == USE_UNIT:
        unit = act.first(action)
        value = relief(s, seat, brings(s.unit(unit).abilities[act.second(action)].op).heal)
        return ZERO + value - A_UNIT if value > 0.0 else 0.0
    op = s.skill(s.table.first[act.first(action)]).op
    if op is None:
        return 0.0
    found = brings(op)
    if relief(s, seat, found.heal) > 0.0:
        return 43.0
    if found.cards and s.at(DECK, seat) and len(s.usable_hand(seat)) >= MANY:
        return 43.0
    return ZERO + BY_THE_WAY if found.crystals else 0.0


def discover(s: Mage, seat: i64, fares: Fares, share: float, out: Plans) -> None:
    """A tile that can be revealed in this turn."""
    worth = tile_worth(s)
    explore = explore_cost(s, seat)
    for action in s.answers:
        if act.verb_of(action) == EXPLORE:
            out.put(action, ZERO + worth, None)
    unknown = [position for position in range(len(s.tile_at)) if s.tile_at[position] < 0 and fits(s, position)]
    if not unknown:
        return
    here = s.where(seat)
    reach = s.cells.reach(here, fares.within(), Walking(s, seat))
    best: i64 = NO_CELL
    most = 0.0
    for cell in range(s.cells.size):
        cost: i64 = reach.cost[cell]
        if cost < 0 or not is_safe(s, seat, cell):
            continue
        for position in s.shape.touches[cell]:
            if position in unknown:
                gain = worth - share * fares.price(cost + explore)
                if gain > most:
                    best = cell
                    most = gain
    if best != NO_CELL:
        way = walk(best, reach.cost[best] + explore, -1)
        out.put(next_step(s, seat, way), ZERO + most, way)


def wander(s: Mage, seat: i64, fares: Fares, share: float, lures: Lures, out: Plans) -> None:
    """A walk to where more can be had in later turns; `share`: how much of its price counts."""
    here = s.where(seat)
    reach = s.cells.reach(here, fares.within(), Walking(s, seat))
    best: i64 = NO_CELL
    most = NOTEWORTHY
    for cell in range(s.cells.size):
        cost: i64 = reach.cost[cell]
        if cost > 0 and lures.worth[cell] - lures.worth[here] > most:
            gain = lures.worth[cell] - lures.worth[here] - share * fares.price(cost)
            if gain > most and is_safe(s, seat, cell):
                best = cell
                most = gain
    if best != NO_CELL:
        way = walk(best, reach.cost[best], -1)
        out.put(next_step(s, seat, way), ZERO + most, way)


def break_through(s: Mage, seat: i64, lures: Lures, limit: i64, out: Plans) -> None:
    """A fight bars the way: it is fought if it does not cost too much."""
    here = s.where(seat)
    there = lures.onward[here]
    if there == NO_CELL or Walking(s, seat).cost(here, there, s.cells.direction(here, there)) >= 0:
        return
    for raid, gain in looked_at(s, seat, barring(s, seat, here, there), limit):
        # Whoever provokes somebody on the way has passed; a site must be taken, or an enemy defeated.
        passes = act.verb_of(raid.begin) == MOVE_TO and not assaulted(s, seat, there)
        promised = gain + (PASSING if passes else STANDING)
        if promised > 0.0:
            out.put(next_step(s, seat, raid), ZERO + promised, raid)


def seals(action: i64) -> bool:
    """Whether a graveyard would be sealed: that costs a mana, and no action."""
    return act.verb_of(action) == SPECIAL and act.first(action) == SEAL
