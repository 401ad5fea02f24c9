"""The position: whose champions stand where, what they carry, and what this turn has seen."""

from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Outcome
from deckhold.engine.hexes import NO_CELL, SIX, Lattice
from deckhold.engine.knowledge import told_openly
from deckhold.games.ascension_tactics.definitions import PACK, Goal, TacticsCard
from deckhold.games.ascension_tactics.scenarios import BEACON, FOREST, LORD_OF_FLEAS, NORMAL, PORTAL, SHRINE, Scenario
from deckhold.games.ascension_tactics.scenarios.drawn import scenario_for
from deckhold.games.ascension_tactics.state.ways import Way
from deckhold.games.ascension_tactics.state.zones import (
    ATTACHED,
    CACHES,
    CAPTIVE,
    CAPTIVES,
    DECK,
    DISCARD,
    EQUIPPED,
    FROM_CARDS,
    GLORY,
    HAND,
    NEST,
    NEUTRAL,
    NEUTRALS,
    NOBODY,
    POOL,
    RUNES,
    SCHEME_DISCARD,
    SOURCES,
    VILLAIN,
    VILLAIN_GEAR,
    VILLAINS,
)

if TYPE_CHECKING:
    from deckhold.engine.info import GameInfo

# The cells that a player's Belzepug covers besides its spot, lying one way or the other.
TRIANGLES: Final = [[(1, 0), (1, -1)], [(1, 0), (0, 1)]]


def changed(values: list[int], index: i64, value: i64) -> list[int]:
    """A list with one entry changed; the old one may belong to clones."""
    out = values.copy()
    out[index] = value
    return out


@final
class Tactics(Game):
    """Ascension Tactics: Inferno."""

    definitions: list[TacticsCard]  # copy -> definition: `table.card` with the type that hot code wants
    figures: i64 = 0  # champions are the first pieces of the box: so many
    first_villain: i64 = 0  # villains follow each other there
    scenario: Scenario
    cells: Lattice  # `board`, which is always there
    side_of: list[int]  # holder of a champion -> its side
    solo_sides: i64 = 0  # how many sides seats play
    first: i64 = 0  # the side that began: it is blue, the next one yellow, ...
    turn: i64 = 0  # the side whose turn it is, or VILLAIN
    speaker: i64 = 0  # of a side's members, the one who is on the move
    round: i64 = 0
    runes: list[int]
    power: list[int]
    gate: list[int]  # seat -> whether its gate was used this turn
    done: list[int]  # seat -> whether it has finished its part of a joint turn
    spoken: i64 = 0  # the seats that have had the word since anybody of the side did anything, as a bit set
    glory: list[int]  # side -> glory
    earned: list[int]  # side * len(SOURCES) + source -> glory that came from it
    villains_glory: i64 = 0
    terrain: list[int]  # cell -> terrain
    lit: list[int]  # cell -> the side whose beacon burns there, or -1
    beacons_paid: i64 = 0  # whether somebody had all beacons already (AT-189)
    damage: list[int]  # champion -> damage
    souls: list[int]  # champion -> absorbed souls on its card
    exhausted: list[int]  # champion -> whether it is exhausted
    purse: list[int]  # champion -> glory on its card (AT-304, AT-308)
    roster: list[int]  # champion -> the seat that began a scenario of the campaign with it, or -1; only replaced
    colour: list[int]  # champion -> the target on a villain's card, or -1
    bearer: list[int]  # piece -> the champion on whose card it lies, or NO_CARD
    worn: i64 = 0  # what the villain Belzepug has lost of its defense (AT-295)
    lies: i64 = 0  # how a player's Belzepug lies: see TRIANGLES
    attacked: list[int]  # whom a declared attack is aimed at
    walker: i64 = NO_CARD  # the champion in the middle of a move: it may be where an ally stands
    path: list[int]  # the cells that its move still leads through
    # Found again from what is above when a position is loaded:
    holder: list[int]  # champion -> the seat that has it, VILLAIN, NEUTRAL, CAPTIVE or NOBODY
    stands: list[int]  # cell -> the champion that stands there, or NO_CARD
    shrine_cells: list[int]  # shrines and beacons stay where they are
    beacon_cells: list[int]
    ways: list[Way]  # those that the open question is about, if it is about a move; found with its answers

    def begin(self, info: "GameInfo", seats: int, seed: int, options: dict[str, object]) -> None:
        super().begin(info, seats, seed, options)
        self.definitions = [cast(TacticsCard, card) for card in self.table.card]
        self.figures = sum([1 for card in self.definitions if card.is_champion])
        self.first_villain = [card.villain for card in self.definitions].index(True)
        self.scenario = scenario_for(options, seats)
        assert self.board is not None
        self.cells = self.board
        side_of = [0, 0, 0, 0, VILLAIN, NEUTRAL, CAPTIVE]
        for number, side in enumerate(self.sides):
            for seat in side:
                side_of[seat] = number
        self.side_of = side_of
        self.solo_sides = len(self.sides)
        self.voting = options["votes"] == "yes"
        self.runes = [0] * seats
        self.power = [0] * seats
        self.gate = [0] * seats
        self.done = [0] * seats
        self.glory = [0] * len(self.sides)
        self.earned = [0] * (len(self.sides) * len(SOURCES))
        self.terrain = self.scenario.map.terrain.copy()
        self.find_places()
        self.lit = [-1] * self.cells.size
        self.damage = [0] * self.figures
        self.souls = [0] * self.figures
        self.exhausted = [0] * self.figures
        self.purse = [0] * self.figures
        self.roster = [-1] * self.figures
        self.colour = [-1] * self.figures
        self.bearer = [NO_CARD] * len(self.definitions)
        self.attacked = []
        self.walker = NO_CARD
        self.path = []
        self.holder = [NOBODY] * self.figures
        self.stands = [NO_CARD] * self.cells.size
        self.ways = []

    def clone(self) -> "Tactics":
        twin = Tactics()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Game) -> None:
        """Lists that change only now and then are shared: who changes one replaces it (`changed`)."""
        super().copy_to(twin)
        assert isinstance(twin, Tactics)
        twin.definitions = self.definitions
        twin.figures = self.figures
        twin.first_villain = self.first_villain
        twin.scenario = self.scenario
        twin.cells = self.cells
        twin.side_of = self.side_of
        twin.solo_sides = self.solo_sides
        twin.first = self.first
        twin.turn = self.turn
        twin.speaker = self.speaker
        twin.round = self.round
        twin.runes = self.runes.copy()
        twin.power = self.power.copy()
        twin.gate = self.gate.copy()
        twin.done = self.done.copy()
        twin.spoken = self.spoken
        twin.glory = self.glory.copy()
        twin.earned = self.earned.copy()
        twin.villains_glory = self.villains_glory
        twin.terrain = self.terrain
        twin.lit = self.lit
        twin.beacons_paid = self.beacons_paid
        twin.damage = self.damage
        twin.souls = self.souls
        twin.exhausted = self.exhausted
        twin.purse = self.purse
        twin.roster = self.roster
        twin.colour = self.colour
        twin.bearer = self.bearer
        twin.worn = self.worn
        twin.lies = self.lies
        twin.attacked = self.attacked
        twin.walker = self.walker
        twin.path = self.path
        twin.holder = self.holder
        twin.stands = self.stands.copy()
        twin.shrine_cells = self.shrine_cells
        twin.beacon_cells = self.beacon_cells
        twin.ways = self.ways

    def card(self, card: i64) -> TacticsCard:
        """The definition of a copy."""
        return self.definitions[card]

    # -- sides ---------------------------------------------------------------------------------------------------------

    def side(self, figure: i64) -> i64:
        """The side of a champion; nobody's is on none."""
        holder: i64 = self.holder[figure]
        return CAPTIVE if holder == NOBODY else self.side_of[holder]

    def hostile(self, figure: i64, other: i64) -> bool:
        """Whether two champions are enemies (AT-Q22, AT-Q23)."""
        mine = self.side(figure)
        theirs = self.side(other)
        return mine != theirs and mine != CAPTIVE and theirs != CAPTIVE

    def colour_of_side(self, side: i64) -> i64:
        """The number of the colour that a side has: its place in the turn order."""
        return 1 if side == VILLAIN else (side - self.first) % self.solo_sides

    def portal_side(self, cell: i64) -> i64:
        """The side whose portal a cell is, or -1."""
        colour: i64 = self.scenario.map.portals[cell]
        if colour < 0:
            return -1
        if self.scenario.campaign:
            return 0 if colour == 0 else VILLAIN
        return (self.first + colour) % self.solo_sides if colour < self.solo_sides else -1

    def active(self, seat: i64) -> bool:
        """Whether it is the turn of a seat's side."""
        return self.side_of[seat] == self.turn

    def chooser(self) -> i64:
        """The seat that puts simultaneous things in order: the active player, or the players' speaker."""
        return self.speaker

    def spokesman(self) -> i64:
        return self.speaker

    def threat(self) -> i64:
        return len(self.zones[SCHEME_DISCARD])

    # -- figures -------------------------------------------------------------------------------------------------------

    def offsets(self, figure: i64) -> list[tuple[int, int]]:
        """What a large figure covers besides its spot."""
        if self.definitions[figure].cells == 4:
            return LORD_OF_FLEAS
        return TRIANGLES[self.lies]

    def cells_of(self, figure: i64) -> list[int]:
        """Where a champion stands; nowhere off the battlefield."""
        spot: i64 = self.spot[figure]
        if spot == NO_CELL:
            return []
        if self.definitions[figure].cells == 1:
            return [spot]
        return self.cells.covered(spot, self.offsets(figure))

    def is_on(self, figure: i64) -> bool:
        """Whether a champion is on the battlefield."""
        return self.spot[figure] != NO_CELL

    def apart(self, figure: i64, other: i64) -> i64:
        """How far two champions on the battlefield are from each other, by their nearest cells."""
        if self.definitions[figure].cells == 1 and self.definitions[other].cells == 1:
            return self.cells.distance(self.spot[figure], self.spot[other])
        least: i64 = 1000
        for one in self.cells_of(figure):
            for there in self.cells_of(other):
                distance = self.cells.distance(one, there)
                if distance < least:
                    least = distance
        return least

    def away(self, figure: i64, cell: i64) -> i64:
        """How far a champion on the battlefield is from a cell."""
        least: i64 = 1000
        for one in self.cells_of(figure):
            distance = self.cells.distance(one, cell)
            if distance < least:
                least = distance
        return least

    def stand(self, figure: i64, cell: i64) -> None:
        """A champion comes to stand on a cell, from wherever it was; on its way it may pass where an ally stands."""
        rooted = self.definitions[figure].is_forest
        self.clear_cells(figure)
        self.place(figure, cell, self.holder[figure] if self.holder[figure] < VILLAIN else -1)
        for one in self.cells_of(figure):
            if self.stands[one] == NO_CARD:
                self.stands[one] = figure
            if rooted:
                self.terrain = changed(self.terrain, one, FOREST)

    def clear_cells(self, figure: i64) -> None:
        """A champion is about to leave its cells; a forest that it is goes with it (AT-328)."""
        for one in self.cells_of(figure):
            if self.stands[one] == figure:
                self.stands[one] = NO_CARD
            if self.definitions[figure].is_forest:
                self.terrain = changed(self.terrain, one, NORMAL)

    def leave(self, figure: i64) -> None:
        """A champion leaves the battlefield, and its damage with it (AT-107)."""
        self.clear_cells(figure)
        self.set_spot(figure, NO_CELL)
        if self.damage[figure]:
            self.damage = changed(self.damage, figure, 0)

    def join(self, figure: i64, zone: i64, holder: i64) -> None:
        """A champion's card comes to lie in a pool: that of a seat, or of the villains, neutrals, captives."""
        self.put(figure, zone, holder if holder < VILLAIN else 0)
        self.holder = changed(self.holder, figure, holder)

    def on_board(self) -> list[int]:
        """All champions on the battlefield."""
        spot = self.spot
        return [figure for figure in range(self.figures) if spot[figure] != NO_CELL]

    def bases(self, seat: i64) -> i64:
        """How many bases of a seat are in use (AT-121)."""
        n: i64 = 0
        for figure in self.at(POOL, seat):
            if self.spot[figure] != NO_CELL:
                n += 1
        return n

    def card_of(self, figure: i64) -> i64:
        """The champion whose card bears the tokens: figures of one pack have one card (AT-276, AT-Q36)."""
        definition = self.definitions[figure]
        if definition.villain and definition.special(PACK) >= 0:
            return self.table.first[definition.index]
        return figure

    def gear(self, figure: i64) -> list[int]:
        """The constructs that a champion carries."""
        bearer = self.card_of(figure)
        return [card for card in self.gear_of_holder(figure) if self.bearer[card] == bearer]

    def gear_of_holder(self, figure: i64) -> list[int]:
        holder: i64 = self.holder[figure]
        if holder < 0 or holder > VILLAIN:
            return []
        if holder == VILLAIN:
            return [card for card in self.zones[VILLAIN_GEAR] if self.definitions[card].is_construct]
        return self.at(EQUIPPED, holder)

    def attached(self, figure: i64) -> list[int]:
        """The quests attached to a champion."""
        holder: i64 = self.holder[figure]
        if not 0 <= holder < VILLAIN:
            return []
        return [card for card in self.at(ATTACHED, holder) if self.bearer[card] == figure]

    # -- the battlefield -----------------------------------------------------------------------------------------------

    def beacons(self, side: i64) -> i64:
        """How many beacons a side controls."""
        n: i64 = 0
        for cell in self.beacon_cells:
            if self.lit[cell] == side:
                n += 1
        return n

    def gates_open(self, side: i64) -> bool:
        """Whether war gates hinder a side no more (AT-224)."""
        return self.beacons(side) >= 2

    def around(self, cell: i64) -> list[int]:
        """The champions on a cell and next to it."""
        out: list[int] = []
        if self.stands[cell] != NO_CARD:
            out.append(self.stands[cell])
        for direction in range(SIX):
            one = self.cells.step(cell, direction)
            if one != NO_CELL and self.stands[one] != NO_CARD and self.stands[one] not in out:
                out.append(self.stands[one])
        return out

    def shrine_side(self, cell: i64) -> i64:
        """The side that controls a shrine, or -1 (AT-149, AT-181, AT-Q16)."""
        there = self.around(cell)
        if not there:
            return -1
        counts = [0, 0, 0, 0, 0, 0]
        for figure in there:
            side = self.side(figure)
            if side != CAPTIVE:
                counts[side] += 1
        best = max(counts)
        if best == 0 or counts.count(best) > 1:
            return -1
        return counts.index(best)

    def shrines(self, side: i64) -> list[int]:
        """The shrines that a side controls."""
        return [cell for cell in self.shrine_cells if self.shrine_side(cell) == side]

    def caches_at(self, cell: i64) -> list[int]:
        """The treasures that lie in a cell."""
        return [card for card in self.zones[CACHES] if self.spot[card] == cell]

    # -- resources -----------------------------------------------------------------------------------------------------

    def gain(self, seat: i64, resource: i64, n: i64) -> None:
        if resource == GLORY:
            self.gain_glory(self.side_of[seat], n)
            return
        if not self.active(seat):
            return  # nobody could spend it before the turn is over (AT-060)
        if resource == RUNES:
            self.runes[seat] += n
            if self.lasting:
                self.tell(seat, "runes", NO_CARD, n)
        else:
            self.power[seat] += n
        if self.events is not None:
            self.note("gain-runes" if resource == RUNES else "gain-power", seat, NO_CARD, n)

    def tell(self, seat: i64, on: str, piece: i64, n: i64) -> None:
        """Something happened that quests of a seat may be waiting for."""
        for entry in self.lasting:
            goal = entry.op
            if isinstance(goal, Goal) and entry.seat == seat:
                more = goal.heard(self, entry, on, piece, n)
                if more:
                    grown = Ctx(goal, entry.seat, entry.card, entry.a, entry.b + more)
                    self.lasting = [grown if one is entry else one for one in self.lasting]

    def gain_glory(self, side: i64, n: i64, source: i64 = FROM_CARDS, champion: i64 = NO_CARD) -> None:
        """A side gains glory, by a champion perhaps, and perhaps wins by it (AT-066)."""
        if n <= 0 or self.result is not None:
            return
        if side == VILLAIN:
            self.villains_glory += n
            if self.events is not None:
                self.note("villains-glory", -1, NO_CARD, n, source)
        elif self.scenario.hoard:
            self.fill_purse(n, source, champion)
        else:
            self.glory[side] += n
            self.earned[side * len(SOURCES) + source] += n
            if self.events is not None:
                self.note("gain-glory", self.sides[side][0], NO_CARD, n, source)
        if side == VILLAIN:
            if self.villains_glory >= self.scenario.goal:
                self.finish(self.victory(VILLAIN, "villains-glory"))
        elif self.glory[side] >= self.scenario.goal and not self.scenario.boss_falls:
            self.finish(self.victory(side, "glory"))

    def fill_purse(self, n: i64, source: i64, champion: i64) -> None:
        """Glory comes from the boss's card onto a champion's, or into the supply (AT-307, AT-308, AT-Q46)."""
        boss = self.boss()
        self.purse = changed(self.purse, boss, self.purse[boss] - min(n, self.purse[boss]))
        kept = champion != NO_CARD and 0 <= self.holder[champion] < VILLAIN and not self.definitions[champion].minion
        if kept:
            self.purse = changed(self.purse, champion, self.purse[champion] + n)
        if self.events is not None and kept:
            self.note("gain-purse", self.holder[champion], champion, n, source)
        elif self.events is not None:
            self.note("spill-glory", -1, NO_CARD, n, source)

    def boss(self) -> i64:
        """The boss of a scenario of the campaign."""
        return self.table.first[self.table.by_id[self.scenario.villains[0]].index]

    def safe(self, figure: i64) -> bool:
        """Whether a villain can be neither damaged nor defeated: glory lies on its card (AT-304)."""
        return self.holder[figure] == VILLAIN and self.purse[figure] > 0

    def victory(self, side: i64, reason: str) -> Outcome:
        """How a game ends that a side wins: one of the seats', the villains, or NOBODY."""
        scores = tuple([self.glory[self.side_of[seat]] for seat in range(self.seats)])
        others = {"villains": self.villains_glory} if self.scenario.campaign else {}
        winners = () if side >= VILLAIN or side == NOBODY else self.sides[side]
        return Outcome(scores, tuple(winners), reason, others)

    # -- cards ---------------------------------------------------------------------------------------------------------

    def draw(self, seat: i64, n: i64) -> None:
        self.draw_refilled(seat, n, DECK, DISCARD, HAND)

    def remap(self, mapping: dict[int, int]) -> None:
        """What is remembered came from cards that everybody saw: it stays theirs, even if they were shuffled since."""
        back = {there: card for card, there in mapping.items()}
        lasting: list[Ctx] = []
        for entry in self.lasting:
            card = entry.card if told_openly(entry) else back.get(entry.card, entry.card)
            lasting.append(entry if card == entry.card else Ctx(entry.op, entry.seat, card, entry.a, entry.b))
        self.lasting = lasting

    # -- loading -------------------------------------------------------------------------------------------------------

    def find_places(self) -> None:
        """Where shrines and beacons are."""
        self.shrine_cells = [cell for cell in range(self.cells.size) if self.terrain[cell] == SHRINE]
        self.beacon_cells = [cell for cell in range(self.cells.size) if self.terrain[cell] == BEACON]

    def find_again(self) -> None:
        """Work out what follows from the rest: who has which champion, who stands where, which of them are forests.

        Portals lie where the scenario has them.
        """
        self.find_places()
        for cell in self.scenario.map.portal_cells:
            if self.terrain[cell] == NORMAL:
                self.terrain = changed(self.terrain, cell, PORTAL)
        self.holder = [NOBODY] * self.figures
        self.stands = [NO_CARD] * self.cells.size
        for seat in range(self.seats):
            for figure in self.at(POOL, seat):
                self.holder[figure] = seat
            for figure in self.at(NEST, seat):
                self.holder[figure] = seat
        for zone, holder in ((VILLAINS, VILLAIN), (NEUTRALS, NEUTRAL), (CAPTIVES, CAPTIVE)):
            for figure in self.zones[zone]:
                self.holder[figure] = holder
        for figure in range(self.figures):
            if figure != self.walker:
                for cell in self.cells_of(figure):
                    self.stands[cell] = figure
                    if self.definitions[figure].is_forest and self.terrain[cell] == NORMAL:
                        self.terrain = changed(self.terrain, cell, FOREST)  # AT-328
        if self.walker != NO_CARD:
            for cell in self.cells_of(self.walker):
                if self.stands[cell] == NO_CARD:
                    self.stands[cell] = self.walker
