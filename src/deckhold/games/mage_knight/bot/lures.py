"""Where to go over several turns: what every space of the map is worth to stand on, by all that can be had from there.

A target is worth less the further away it is. The value of a space is that of the best target seen from it, so that
going uphill leads to it; a way that is barred by enemies counts as longer.
"""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.hexes import NEVER, NO_CELL, SIX, opposite
from deckhold.games.mage_knight.bot.deals import far_deal
from deckhold.games.mage_knight.bot.goals import A_MARK, goal_sites, tile_worth, urgency
from deckhold.games.mage_knight.bot.march import danger, marching
from deckhold.games.mage_knight.bot.strength import Force, force_of
from deckhold.games.mage_knight.bot.targets import BESIDE, STORMED, Target, targets_of
from deckhold.games.mage_knight.bot.values import A_CRYSTAL, A_WOUND
from deckhold.games.mage_knight.rules.dealing import open_to
from deckhold.games.mage_knight.rules.revealing import explore_cost, fits
from deckhold.games.mage_knight.scenarios import RETURN_SCORE
from deckhold.games.mage_knight.state.ground import (
    PORTAL_CELL,
    Walking,
    assaulted,
    closed,
    is_safe,
    step_cost,
    terrain_cost,
)
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import DISCARD, HAND, UNITS
from deckhold.games.mage_knight.terms import (
    GLADE,
    GRAVEYARD,
    HIDDEN_VALLEY,
    MINES,
    UNKNOWN,
)

PER_STEP: Final = 0.945  # of a target's worth is left for every move point of the way: of a turn's way four fifths
FURTHEST: Final = 60
FIGHTING: Final = 6  # move points that a fight on the way is counted like
STORMING: Final = 12  # and one that must be won
DULL: Final = 0.05  # of a target's worth is left that is within reach of a full hand and not worth it
A_RELIEF: Final = 2.5  # to be rid of a wound on a glade
DECISIVE: Final = 0.85  # of what else there is loses its worth when there is no time left for what decides the game
HOMEWARDS: Final = 30.0  # to be at the portal when that is what counts


def fading() -> list[float]:
    out = [1.0]
    for _ in range(FURTHEST):
        out.append(out[len(out) - 1] * PER_STEP)
    return out


LEFT: Final = fading()  # of a worth over so many move points


@final
class Bold:
    """Steps of somebody who does not mind a fight on the way; each is counted like a few points more."""

    def __init__(self, s: Mage, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.calm = Walking(s, seat)

    def cost(self, cell: i64, to: i64, direction: i64) -> i64:
        calm = self.calm.cost(cell, to, direction)
        if calm >= 0:
            return calm
        s = self.s
        if s.terrain[to] == UNKNOWN or to == self.calm.general:
            return NEVER
        if self.calm.wild[to]:
            usual = terrain_cost(s, to)
            return NEVER if usual < 0 else STORMING
        if closed(s, to):
            return NEVER
        price = step_cost(s, self.seat, cell, to)
        if price < 0:
            return NEVER
        return price + (STORMING if assaulted(s, self.seat, to) else FIGHTING)


@final
class Lures:
    """The worth of every space, and where the way leads on from it."""

    def __init__(self, s: Mage, seat: i64, targets: list[Target], force: Force, dull: list[int]) -> None:
        """`dull`: the spaces of targets that have just been looked at."""
        self.s = s
        self.seat = seat
        self.worth: list[float] = [0.0] * s.cells.size
        self.onward: list[int] = [NO_CELL] * s.cells.size
        self.waiting: list[int] = []
        self.steps = Bold(s, seat)
        for target in targets:
            value = target.worth(s, seat, force) / (1.0 - DECISIVE * target.pressing)
            if value > 0.0:
                self.lay(target, value * DULL if target.cell in dull and not self.improves(target) else value)
        self.lay_places(force, dull)
        self.spread()
        if marching(s):
            self.beware(targets, force)

    def improves(self, target: Target) -> bool:
        """Whether a fight looks better later that is not worth it now.

        Against many the whole hand is needed, which has who sets out from beside them, and all units of a new round.
        """
        s = self.s
        if not target.parts:
            return False
        if target.general or s.cells.distance(s.where(self.seat), target.cell) > 1:
            return True
        return len(s.ready_units(self.seat)) < len(s.at(UNITS, self.seat)) and s.round < s.numbers.rounds

    def put(self, cell: i64, value: float, onward: i64) -> None:
        if value > self.worth[cell] + 0.001:
            self.worth[cell] = value
            self.onward[cell] = int(onward)
            self.waiting.append(int(cell))

    def lay(self, target: Target, value: float) -> None:
        """A target draws to where it is fought from."""
        s = self.s
        if target.way not in (BESIDE, STORMED):
            self.put(target.cell, value, NO_CELL)
            return
        for cell in s.cells.neighbours(target.cell):
            if s.terrain[cell] == UNKNOWN or not is_safe(s, self.seat, cell):
                continue
            cost: i64 = 0
            if target.way == STORMED:
                cost = step_cost(s, self.seat, cell, target.cell)
                if cost < 0:
                    continue
            self.put(cell, value * LEFT[cost], NO_CELL)

    def lay_places(self, force: Force, dull: list[int]) -> None:
        """People to deal with, edges of the map, and where one would like to end a turn."""
        s = self.s
        seat = self.seat
        unknown = [position for position in range(len(s.tile_at)) if s.tile_at[position] < 0 and fits(s, position)]
        tile = tile_worth(s) * LEFT[min(FURTHEST, explore_cost(s, seat))] if unknown else 0.0
        for cell in range(s.cells.size):
            if s.terrain[cell] == UNKNOWN:
                continue
            if unknown:
                for position in s.shape.touches[cell]:
                    if position in unknown:
                        self.put(cell, tile, NO_CELL)
            site = s.site[cell]
            if site:
                if open_to(s, seat, cell):
                    deal = far_deal(s, seat, cell, force.influence)
                    self.put(cell, deal * DULL if cell in dull else deal, NO_CELL)
                self.put(cell, stay_worth(s, seat, cell), NO_CELL)
        if s.scenario.scoring == RETURN_SCORE and s.round == s.numbers.rounds:
            self.put(PORTAL_CELL, HOMEWARDS, NO_CELL)

    def beware(self, targets: list[Target], force: Force) -> None:
        """Where Volkare may come to is no good place to wait, unless it is for him."""
        s = self.s
        for target in targets:
            if target.general and target.worth(s, self.seat, force) > 0.0:
                return
        for cell in range(s.cells.size):
            if s.terrain[cell] != UNKNOWN:
                self.worth[cell] -= A_WOUND * danger(s, cell)

    def spread(self) -> None:
        """Spaces are worth what their neighbours are, less the way there."""
        s = self.s
        i = 0
        while i < len(self.waiting):
            cell: i64 = self.waiting[i]
            i += 1
            value = self.worth[cell]
            for direction in range(SIX):
                other = s.cells.step(cell, direction)
                if other == NO_CELL or value <= self.worth[other] or s.terrain[other] == UNKNOWN:
                    continue
                cost = self.steps.cost(other, cell, opposite(direction))
                if 0 <= cost < FURTHEST:
                    self.put(other, value * LEFT[cost], cell)


def stay_worth(s: Mage, seat: i64, cell: i64) -> float:
    """What it brings to end a turn on a space."""
    site = s.site[cell]
    if site in (GLADE, HIDDEN_VALLEY):
        if s.wounds_in(HAND, seat) or s.wounds_in(DISCARD, seat):
            return A_RELIEF
        wanted = has(goal_sites(s), site) and not s.own_shield(cell, seat)
        return A_MARK if wanted else 0.0
    if has(MINES, site):
        return A_CRYSTAL
    if site == GRAVEYARD and s.scenario.graveyards and not s.shields[cell] and not s.enemies_at(cell):
        return A_MARK * urgency(s)
    return 0.0


def standing_worth(s: Mage, seat: i64) -> float:
    """What the place is worth where a hero stands."""
    here = s.where(seat)
    return Lures(s, seat, targets_of(s, seat), force_of(s, seat), []).worth[here] if here != NO_CELL else 0.0
