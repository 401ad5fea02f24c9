"""All numbers of a position: how they begin, and how they are copied."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Game
from deckhold.engine.hexes import NO_CELL, Lattice, Walls
from deckhold.games.mage_knight.definitions import MageCard, Unit
from deckhold.games.mage_knight.scenarios import Scenario, Table, scenario_for, shape_named, table_for
from deckhold.games.mage_knight.state.purse import Purse
from deckhold.games.mage_knight.state.world import Shape
from deckhold.games.mage_knight.state.zones import NOBODY
from deckhold.games.mage_knight.terms import BASICS, CITY_KEYS, FACTIONS, NO_SITE, UNKNOWN, WAITING

if TYPE_CHECKING:
    from deckhold.engine.info import GameInfo

NOTHING: Final[list[int]] = []  # an empty list that is never changed


class Record(Purse):
    """What there is to know of a game besides its mana (purse.py); what is asked of it stands in position.py.

    Lists marked "only replaced" are shared by clones: whoever changes one puts a changed copy in its place.
    """

    definitions: list[MageCard]  # copy -> definition: `table.card` with the type that hot code wants
    unit_count: i64 = 0  # units are the first pieces of the box: so many
    scenario: Scenario
    numbers: Table  # of the scenario for so many players, as options change them
    shape: Shape
    cells: Lattice  # `board`, which is always there

    # Rounds
    round: i64 = 0
    dummy: bool = False  # whether an automaton takes turns too: its number in `order` is that of the seats
    order: list[int]  # seats in the order of turns; only replaced
    order_at: i64 = 0  # whose place in `order` it is
    announced: i64 = NOBODY  # who announced the end of the round
    turns_left: i64 = -1  # turns until the round, or the game, ends; -1: open
    counted: bool = False  # the turn that is played is one of these
    ending: bool = False  # the scenario's end has come: after these turns the game is over
    skips: list[int]  # seat -> whether its order token lies face down; only replaced
    dummy_crystals: list[int]  # colour -> crystals of the dummy; only replaced

    # Heroes
    fame: list[int]
    reputation: list[int]
    level: list[int]
    trail: list[list[int]]  # seat -> the spaces behind it, the last one left at the end; the lists are only replaced
    off_map: list[int]  # seat -> whether its figure waits at the portal; only replaced
    out: list[int]  # seat -> whether it is out of the game; only replaced
    seals: list[int]  # colours of the seals on the fame track, the nearest to its start first; only replaced

    # The turn
    did_play: bool = False  # a card was played or discarded (MK-121)
    did_move: bool = False  # a step or a reveal was made, or the movement part was ended
    began_empty: bool = False  # the hand was empty at the start of the turn, the deck was not
    units_won: i64 = 0  # unit rewards that wait for the levels of this turn
    rewards: list[int]  # what the turn has won, to be given at its end; only replaced
    extra_turns: i64 = 0  # so many more turns follow this one at once

    # Units
    spent: list[int]  # unit -> whether it is spent
    hurt: list[int]  # unit -> wounds on it
    banner: list[int]  # unit -> the banner assigned to it, or NO_CARD
    struck: list[int]  # unit -> whether it took damage in this combat; only replaced

    # The map
    tile_at: list[int]  # position -> the tile there, or NO_CARD; found again; only replaced
    turned: list[int]  # position -> by how many sixths its tile is turned; only replaced
    shields: list[int]  # cell -> bit set of seats with a shield there; only replaced
    city_level: list[int]  # colour of a city, or CAMP -> its level; 0: not on the map; only replaced
    city_cell: list[int]  # colour of a city -> its space; found again; only replaced
    portal_closed: bool = False  # MK-653
    city_row: list[list[int]]  # colour of a city -> seats of the shields on its card, in order; only replaced
    leader_start: list[int]  # faction -> the level on which its leader came to the map; 0: it did not; only replaced
    leader_level: list[int]  # faction -> the level that its marker shows; 0: defeated; only replaced
    leader_row: list[list[int]]  # faction -> seats of the shields on its levels, from the first one down; only replaced
    secret_dungeons: list[int]  # spaces where a village hides one (MK-632); only replaced
    secret_tombs: list[int]  # spaces where a monastery hides one (MK-634); only replaced
    terrain: list[int]  # cell -> terrain; found again; only replaced
    site: list[int]  # cell -> site; found again; only replaced
    walls: Walls | None = None  # where walls stand, if there are any; found again; only replaced

    # Combat
    foes: list[int]  # the enemies of the combat; without one this and what follows of them is NOTHING
    foe_flags: list[int]
    foe_armor: list[int]  # what was added to their armor
    foe_lost: list[int]  # traits taken away, as bit sets
    foe_gained: list[int]
    foe_host: list[int]  # the place of the summoner whom a summoned one stands in for, or -1
    hit_change: list[int]  # place * ATTACKS + attack -> what was added to its value
    hit_flags: list[int]
    targets: i64 = 0  # places of the enemies under attack, as a bit set
    blocking: i64 = -1  # the attack that is being blocked: place * ATTACKS + attack
    strike: list[int]  # reach * 4 + element -> attack points put together
    guard: list[int]  # element, or 4 + element where it counts double against Swift -> block points put together
    fight_cell: i64 = NO_CELL  # where the combat is fought for
    alone: bool = False  # units have no part in it
    wounds_taken: list[int]  # seat -> wounds that came to hand in this combat (MK-346)
    damage_left: i64 = 0  # of the attack whose damage is being assigned

    # Combat between heroes
    rival: i64 = NOBODY  # the defender
    melee: bool = False  # it is the attack phase
    declined: i64 = 0  # how many have declined to attack in succession
    engaged: list[int]  # of every unit in the attack: the unit, place in `strike`, points; only replaced
    purse: list[int]  # dice, move and influence points, and whether a card was played, of who does not act
    guests: list[int]  # seats that end a turn of their own after this one; only replaced
    guest_played: i64 = 0  # bit set of guests that have played or discarded a card

    def begin(self, info: "GameInfo", seats: int, seed: int, options: dict[str, object]) -> None:
        super().begin(info, seats, seed, options)
        self.definitions = cast(list[MageCard], self.table.card)
        while isinstance(self.definitions[self.unit_count], Unit):
            self.unit_count += 1
        self.scenario = scenario_for(options, seats)
        self.numbers = table_for(options, seats)
        self.shape = shape_named(self.numbers.shape)
        assert self.board is not None
        self.cells = self.board
        self.friendly = options["friendly-mana"] == "yes"
        self.moment = WAITING
        self.order = list(range(seats))
        self.skips = [0] * seats
        self.dummy_crystals = [0] * BASICS
        self.fame = [0] * seats
        self.reputation = [0] * seats
        self.level = [1] * seats
        self.crystals = [0] * (BASICS * seats)
        self.tokens = [0] * (6 * seats)
        self.trail = [NOTHING] * seats
        self.off_map = [1] * seats
        self.out = [0] * seats
        self.seals = NOTHING
        self.rewards = NOTHING
        self.dice = []
        self.die_state = []
        self.die_owner = []
        self.spent = [0] * self.unit_count
        self.hurt = [0] * self.unit_count
        self.banner = [NO_CARD] * self.unit_count
        self.struck = [0] * self.unit_count
        self.tile_at = [NO_CARD] * len(self.shape.places)
        self.turned = [0] * len(self.shape.places)
        self.shields = [0] * self.cells.size
        self.city_level = [0] * len(CITY_KEYS)
        self.city_cell = [NO_CELL] * len(CITY_KEYS)
        self.city_row = [NOTHING] * len(CITY_KEYS)
        self.leader_start = [0] * len(FACTIONS)
        self.leader_level = self.leader_start
        self.leader_row = [NOTHING] * len(FACTIONS)
        self.secret_dungeons = NOTHING
        self.secret_tombs = NOTHING
        self.terrain = [UNKNOWN] * self.cells.size
        self.site = [NO_SITE] * self.cells.size
        self.guests = NOTHING
        self.clear_combat()
        self.strike = [0] * 12
        self.guard = [0] * 8

    def clear_combat(self) -> None:
        """Nobody is fought (any more)."""
        self.foes = NOTHING
        self.foe_flags = NOTHING
        self.foe_armor = NOTHING
        self.foe_lost = NOTHING
        self.foe_gained = NOTHING
        self.foe_host = NOTHING
        self.hit_change = NOTHING
        self.hit_flags = NOTHING
        self.targets = 0
        self.blocking = -1
        self.fight_cell = NO_CELL
        self.night_rules = False
        self.alone = False
        self.wounds_taken = [0] * self.seats
        self.damage_left = 0
        self.rival = NOBODY
        self.attends = False
        self.melee = False
        self.striker = NOBODY
        self.acting = NOBODY
        self.declined = 0
        self.attack_mana = 0
        self.engaged = NOTHING
        self.purse = NOTHING

    def copy_to(self, twin: Game) -> None:
        super().copy_to(twin)
        assert isinstance(twin, Record)
        twin.definitions = self.definitions
        twin.unit_count = self.unit_count
        twin.scenario = self.scenario
        twin.numbers = self.numbers
        twin.shape = self.shape
        twin.cells = self.cells
        twin.friendly = self.friendly
        twin.moment = self.moment
        twin.round = self.round
        twin.night = self.night
        twin.dummy = self.dummy
        twin.order = self.order
        twin.order_at = self.order_at
        twin.turn = self.turn
        twin.announced = self.announced
        twin.turns_left = self.turns_left
        twin.counted = self.counted
        twin.ending = self.ending
        twin.skips = self.skips
        twin.dummy_crystals = self.dummy_crystals
        twin.fame = self.fame.copy()
        twin.reputation = self.reputation.copy()
        twin.level = self.level.copy()
        twin.crystals = self.crystals.copy()
        twin.tokens = self.tokens.copy()
        twin.trail = self.trail.copy()
        twin.off_map = self.off_map
        twin.out = self.out
        twin.seals = self.seals
        twin.move_points = self.move_points
        twin.influence = self.influence
        twin.healing = self.healing
        twin.dice_left = self.dice_left
        twin.did_play = self.did_play
        twin.did_move = self.did_move
        twin.began_empty = self.began_empty
        twin.units_won = self.units_won
        twin.rewards = self.rewards
        twin.extra_turns = self.extra_turns
        twin.dice = self.dice.copy()
        twin.die_state = self.die_state.copy()
        twin.die_owner = self.die_owner.copy()
        twin.spent = self.spent.copy()
        twin.hurt = self.hurt.copy()
        twin.banner = self.banner.copy()
        twin.struck = self.struck
        twin.tile_at = self.tile_at
        twin.turned = self.turned
        twin.shields = self.shields
        twin.city_level = self.city_level
        twin.city_cell = self.city_cell
        twin.portal_closed = self.portal_closed
        twin.city_row = self.city_row
        twin.leader_start = self.leader_start
        twin.leader_level = self.leader_level
        twin.leader_row = self.leader_row
        twin.secret_dungeons = self.secret_dungeons
        twin.secret_tombs = self.secret_tombs
        twin.terrain = self.terrain
        twin.site = self.site
        twin.walls = self.walls
        fighting = len(self.foes) > 0
        twin.foes = self.foes.copy() if fighting else NOTHING
        twin.foe_flags = self.foe_flags.copy() if fighting else NOTHING
        twin.foe_armor = self.foe_armor.copy() if fighting else NOTHING
        twin.foe_lost = self.foe_lost.copy() if fighting else NOTHING
        twin.foe_gained = self.foe_gained.copy() if fighting else NOTHING
        twin.foe_host = self.foe_host.copy() if fighting else NOTHING
        twin.hit_change = self.hit_change.copy() if fighting else NOTHING
        twin.hit_flags = self.hit_flags.copy() if fighting else NOTHING
        twin.targets = self.targets
        twin.blocking = self.blocking
        twin.strike = self.strike.copy()
        twin.guard = self.guard.copy()
        twin.fight_cell = self.fight_cell
        twin.night_rules = self.night_rules
        twin.alone = self.alone
        twin.wounds_taken = self.wounds_taken.copy()
        twin.damage_left = self.damage_left
        twin.rival = self.rival
        twin.attends = self.attends
        twin.melee = self.melee
        twin.striker = self.striker
        twin.acting = self.acting
        twin.declined = self.declined
        twin.attack_mana = self.attack_mana
        twin.engaged = self.engaged
        twin.purse = self.purse
        twin.guests = self.guests
        twin.guest_played = self.guest_played
