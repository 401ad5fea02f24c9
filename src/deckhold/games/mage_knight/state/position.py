"""The position: heroes, mana, the map and the combat that is fought."""

from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Game, take_out
from deckhold.engine.hexes import NO_CELL, Lattice
from deckhold.engine.ops.lasting import modified, set_off
from deckhold.games.mage_knight.definitions import (
    ATTACK_TIME,
    BASICS,
    BLACK,
    BLOCK_PHASE,
    CITY_SITE,
    COLOURS,
    GOLD,
    MELEE,
    MOVING,
    NO_SITE,
    PHYSICAL,
    PORTAL,
    RANGED,
    RANGED_PHASE,
    STARTING,
    TURN,
    UNKNOWN,
    WAITING,
    Deed,
    Enemy,
    Hex,
    MageCard,
    Ruin,
    Skill,
    Tactic,
    Tile,
    Turns,
    Unit,
    timely,
)
from deckhold.games.mage_knight.scenarios import Scenario, Table, scenario_for, shape_named, table_for
from deckhold.games.mage_knight.state.world import CENTRE_SLOT, SEVEN, Shape
from deckhold.games.mage_knight.state.zones import (
    ANY_BASIC,
    ARMOR,
    BEST,
    COMMAND,
    CONJURED,
    CRYSTAL,
    CRYSTAL_LIMIT,
    CRYSTAL_SPENT,
    DECK,
    DIE,
    DISCARD,
    FIELD,
    FIGURE,
    FOUGHT,
    FREE,
    HAND,
    HAND_LIMIT,
    HELD,
    HELD_DIE,
    INFLUENCE,
    MOVE,
    NOBODY,
    PILE,
    TACTIC_OF,
    TAKEN,
    TOKEN,
    TOP_LEVEL,
    UNITS,
    USED_PILE,
    WORST,
    WOUND_TAKEN,
    WOUNDS,
)

if TYPE_CHECKING:
    from deckhold.engine.info import GameInfo

BASIC_COLOURS: Final = 0b1111
MANA_FORMS: Final = [DIE, HELD_DIE, TOKEN, CRYSTAL]
ALL_FORMS: Final = [CONJURED, *MANA_FORMS]
NOTHING: Final[list[int]] = []  # an empty list that is never changed


@final
class Mage(Turns):
    """Mage Knight.

    Lists marked "only replaced" are shared by clones: whoever changes one puts a changed copy in its place.
    """

    definitions: list[MageCard]  # copy -> definition: `table.card` with the type that hot code wants
    unit_count: i64 = 0  # units are the first pieces of the box: so many
    scenario: Scenario
    numbers: Table  # of the scenario for so many players, as options change them
    shape: Shape
    cells: Lattice  # `board`, which is always there

    friendly: bool = False  # gold dice are spared while others do (MK-556)

    # Rounds
    round: i64 = 0
    night: bool = False
    dummy: bool = False  # whether an automaton takes turns too: its number in `order` is that of the seats
    order: list[int]  # seats in the order of turns; only replaced
    order_at: i64 = 0  # whose place in `order` it is
    turn: i64 = 0  # the seat that is on turn, or the dummy's number
    announced: i64 = NOBODY  # who announced the end of the round
    turns_left: i64 = -1  # turns until the round, or the game, ends; -1: open
    counted: bool = False  # the turn that is played is one of these
    ending: bool = False  # the scenario's end has come: after these turns the game is over
    skips: list[int]  # seat -> whether its order token lies face down
    dummy_crystals: list[int]  # colour -> crystals of the dummy

    # Heroes
    fame: list[int]
    reputation: list[int]
    level: list[int]
    crystals: list[int]  # seat * 4 + colour
    tokens: list[int]  # seat * 6 + colour: mana in the play area
    trail: list[list[int]]  # seat -> the spaces behind it, the last one left at the end; the lists are only replaced
    off_map: list[int]  # seat -> whether its figure waits at the portal
    out: list[int]  # seat -> whether it is out of the game

    # The turn
    move_points: i64 = 0
    influence: i64 = 0
    healing: i64 = 0
    dice_left: i64 = 0  # dice of the source that may still be used this turn
    did_play: bool = False  # a card was played or discarded (MK-121)
    did_move: bool = False  # a step or a reveal was made
    began_empty: bool = False  # the hand was empty at the start of the turn, the deck was not
    units_won: i64 = 0  # unit rewards that wait for the levels of this turn
    rewards: list[int]  # what the turn has won, to be given at its end; only replaced
    extra_turn: bool = False  # another turn follows at once

    # The source
    dice: list[int]  # the colour each shows
    die_state: list[int]
    die_owner: list[int]  # whose card a held die lies on

    # Units
    spent: list[int]  # unit -> whether it is spent
    hurt: list[int]  # unit -> wounds on it
    banner: list[int]  # unit -> the banner assigned to it, or NO_CARD
    struck: list[int]  # unit -> whether it took damage in this combat

    # The map
    tile_at: list[int]  # position -> the tile there, or NO_CARD; found again; only replaced
    turned: list[int]  # position -> by how many sixths its tile is turned; only replaced
    shields: list[int]  # cell -> bit set of seats with a shield there; only replaced
    city_level: list[int]  # colour of a city -> its level; 0: not on the map; only replaced
    city_cell: list[int]  # colour of a city -> its space; found again; only replaced
    portal_closed: bool = False  # MK-653
    city_row: list[list[int]]  # colour of a city -> seats of the shields on its card, in order; only replaced
    secret_dungeons: list[int]  # spaces where a village hides one (MK-632); only replaced
    secret_tombs: list[int]  # spaces where a monastery hides one (MK-634); only replaced
    terrain: list[int]  # cell -> terrain; found again; only replaced
    site: list[int]  # cell -> site; found again; only replaced

    # Combat
    foes: list[int]  # the enemies of the combat
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
    night_rules: bool = False  # inside: gold mana is of no use, black is
    alone: bool = False  # units have no part in it
    wounds_taken: list[int]  # seat -> wounds that came to hand in this combat (MK-346)
    damage_left: i64 = 0  # of the attack whose damage is being assigned

    # Combat between heroes
    rival: i64 = NOBODY  # the defender
    attends: bool = False  # the defender takes its next turn in advance
    melee: bool = False  # it is the attack phase
    striker: i64 = NOBODY  # who attacks
    acting: i64 = NOBODY  # who plays cards now
    declined: i64 = 0  # how many have declined to attack in succession
    attack_mana: i64 = 0  # mana that the attacker has used on the attack
    engaged: list[int]  # of every unit in the attack: the unit, place in `strike`, points; only replaced
    purse: list[int]  # dice, move and influence points, and whether a card was played, of who does not act
    guests: list[int]  # seats that end a turn of their own after this one; only replaced
    guest_played: i64 = 0  # bit set of guests that have played or discarded a card

    def begin(self, info: "GameInfo", seats: int, seed: int, options: dict[str, object]) -> None:
        super().begin(info, seats, seed, options)
        self.definitions = [cast(MageCard, card) for card in self.table.card]
        self.unit_count = sum([1 for card in self.definitions if isinstance(card, Unit)])
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
        self.city_level = [0] * BASICS
        self.city_cell = [NO_CELL] * BASICS
        self.city_row = [NOTHING] * BASICS
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
        self.foes = []
        self.foe_flags = []
        self.foe_armor = []
        self.foe_lost = []
        self.foe_gained = []
        self.foe_host = []
        self.hit_change = []
        self.hit_flags = []
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

    def clone(self) -> "Mage":
        twin = Mage()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Game) -> None:
        super().copy_to(twin)
        assert isinstance(twin, Mage)
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
        twin.skips = self.skips.copy()
        twin.dummy_crystals = self.dummy_crystals.copy()
        twin.fame = self.fame.copy()
        twin.reputation = self.reputation.copy()
        twin.level = self.level.copy()
        twin.crystals = self.crystals.copy()
        twin.tokens = self.tokens.copy()
        twin.trail = self.trail.copy()
        twin.off_map = self.off_map.copy()
        twin.out = self.out.copy()
        twin.move_points = self.move_points
        twin.influence = self.influence
        twin.healing = self.healing
        twin.dice_left = self.dice_left
        twin.did_play = self.did_play
        twin.did_move = self.did_move
        twin.began_empty = self.began_empty
        twin.units_won = self.units_won
        twin.rewards = self.rewards
        twin.extra_turn = self.extra_turn
        twin.dice = self.dice.copy()
        twin.die_state = self.die_state.copy()
        twin.die_owner = self.die_owner.copy()
        twin.spent = self.spent.copy()
        twin.hurt = self.hurt.copy()
        twin.banner = self.banner.copy()
        twin.struck = self.struck.copy()
        twin.tile_at = self.tile_at
        twin.turned = self.turned
        twin.shields = self.shields
        twin.city_level = self.city_level
        twin.city_cell = self.city_cell
        twin.portal_closed = self.portal_closed
        twin.city_row = self.city_row
        twin.secret_dungeons = self.secret_dungeons
        twin.secret_tombs = self.secret_tombs
        twin.terrain = self.terrain
        twin.site = self.site
        twin.foes = self.foes.copy()
        twin.foe_flags = self.foe_flags.copy()
        twin.foe_armor = self.foe_armor.copy()
        twin.foe_lost = self.foe_lost.copy()
        twin.foe_gained = self.foe_gained.copy()
        twin.foe_host = self.foe_host.copy()
        twin.hit_change = self.hit_change.copy()
        twin.hit_flags = self.hit_flags.copy()
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

    # -- definitions ---------------------------------------------------------------------------------------------------

    def deed(self, card: i64) -> Deed:
        return cast(Deed, self.definitions[card])

    def unit(self, card: i64) -> Unit:
        return cast(Unit, self.definitions[card])

    def skill(self, card: i64) -> Skill:
        return cast(Skill, self.definitions[card])

    def tactic(self, card: i64) -> Tactic:
        return cast(Tactic, self.definitions[card])

    def enemy(self, card: i64) -> Enemy:
        return cast(Enemy, self.definitions[card])

    def ruin(self, card: i64) -> Ruin:
        return cast(Ruin, self.definitions[card])

    # -- heroes --------------------------------------------------------------------------------------------------------

    def figure(self, seat: i64) -> i64:
        """The hero of a seat."""
        return self.at(FIGURE, seat)[0]

    def at_hero(self, seat: i64) -> bool:
        """Whether a seat has its hero yet."""
        return len(self.at(FIGURE, seat)) > 0

    def where(self, seat: i64) -> i64:
        """The space where a hero stands, or NO_CELL while it is off the map."""
        return NO_CELL if self.off_map[seat] else self.spot[self.figure(seat)]

    def armor_of(self, seat: i64) -> i64:
        return ARMOR[self.level[seat] - 1]

    def hand_limit(self, seat: i64) -> i64:
        """What the level token says, without any bonus."""
        return HAND_LIMIT[self.level[seat] - 1]

    def command(self, seat: i64) -> i64:
        """How many units a hero can lead by its level."""
        return COMMAND[self.level[seat] - 1]

    def tactic_number(self, card: int) -> int:
        return self.tactic(card).number

    def portal(self) -> i64:
        """The space where heroes come from: the centre of the starting tile."""
        return CENTRE_SLOT

    def competitive(self) -> bool:
        """Whether competitive skills and spells are in the game: not alone, not together (MK-034, MK-594)."""
        return self.seats > 1 and len(self.sides) > 1

    def interactive(self) -> bool:
        """Whether the players have agreed to do without what hinders others (MK-555)."""
        return self.options.get("interactive", "yes") == "yes"

    def free_command(self, seat: i64) -> i64:
        """Command tokens without a unit."""
        return modified(self, "command", seat, NO_CARD, self.command(seat)) - len(self.at(UNITS, seat))

    def disbandable(self, seat: i64) -> list[int]:
        """Units that may make room for another one (MK-201)."""
        return [unit for unit in self.at(UNITS, seat) if not self.bound(seat, unit)]

    def bound(self, seat: i64, unit: i64) -> bool:
        """Whether a unit is bound to its hero: it is never disbanded and follows everywhere."""
        return len(self.lasting) > 0 and modified(self, "bound", seat, unit, 0) > 0

    def takes_part(self, seat: i64, unit: i64) -> bool:
        """Whether a unit may be used where its hero is: not in a combat that excludes units (MK-683)."""
        return not (self.alone and self.in_combat()) or self.bound(seat, unit)

    def in_time(self, seat: i64, card: i64, times: i64) -> bool:
        """Whether an effect can be played now; an attack in the ranged phase too where it counts as a siege attack."""
        if timely(self, times):
            return True
        if self.moment != RANGED_PHASE or not times & ATTACK_TIME or not self.lasting:
            return False
        return modified(self, "reach", seat, card, MELEE) != MELEE

    def on_turn(self, seat: i64) -> bool:
        """Whether the turn of a seat is open."""
        return self.turn == seat and self.moment != WAITING

    def has_room(self, seat: i64) -> bool:
        """Whether a unit can be gained, by disbanding another one perhaps."""
        return self.free_command(seat) > 0 or len(self.disbandable(seat)) > 0

    def free_to_act(self, seat: i64) -> bool:
        """Whether an action may be declared: none was, no other hero is there, the hero is not exhausted (MK-262)."""
        if self.moment != MOVING or self.exhausted(seat):
            return False
        cell = self.where(seat)
        return cell != NO_CELL and (self.many_may_stay(cell) or len(self.heroes_at(cell)) == 1)

    def exhausted(self, seat: i64) -> bool:
        """Nothing but wounds in hand and nothing played yet: only a rest is possible (Q-67)."""
        hand = self.at(HAND, seat)
        return len(hand) > 0 and not self.did_play and not self.did_move and not self.usable_hand(seat)

    def many_may_stay(self, cell: i64) -> bool:
        """The portal, and a conquered city (MK-263)."""
        site = self.site[cell]
        return (site == PORTAL and not self.portal_closed) or (site == CITY_SITE and not self.defenders(cell))

    def tactic_of(self, seat: i64) -> i64:
        """The tactic of a seat this round, or NO_CARD."""
        held = self.at(TACTIC_OF, seat)
        return held[0] if held else NO_CARD

    def gain_fame(self, seat: i64, n: i64) -> None:
        """Fame comes at once, levels at the end of the turn (MK-323)."""
        if n <= 0:
            return
        before = self.fame[seat]
        self.fame[seat] += n
        if self.scenario.blitz and line_of(self.fame[seat]) > line_of(before):
            self.fame[seat] += 1  # MK-590, Q-71
        if self.events is not None:
            self.note("fame", seat, NO_CARD, self.fame[seat] - before)

    def change_reputation(self, seat: i64, n: i64) -> None:
        """The marker stays on its track (MK-274, MK-680)."""
        before: i64 = self.reputation[seat]
        after = before + n
        if after > BEST:
            after = BEST
        elif after < WORST:
            after = WORST
        self.reputation[seat] = after
        if self.events is not None and after != before:
            self.note("reputation", seat, NO_CARD, after - before)

    # -- mana ----------------------------------------------------------------------------------------------------------

    def gold_works(self) -> bool:
        """By day, but not where night rules hold (MK-186, MK-187, MK-195); an effect may say otherwise."""
        works = not self.night and not self.night_rules
        return works or (len(self.lasting) > 0 and modified(self, "mana-works", self.turn, GOLD, 0) > 0)

    def black_works(self) -> bool:
        works = self.night or self.night_rules
        return works or (len(self.lasting) > 0 and modified(self, "mana-works", self.turn, BLACK, 0) > 0)

    def gain_token(self, seat: i64, colour: i64) -> None:
        self.tokens[seat * 6 + colour] += 1
        if self.events is not None:
            self.note("token", seat, NO_CARD, colour)

    def gain_crystal(self, seat: i64, colour: i64) -> None:
        """A fourth crystal of a colour becomes mana, while there is a play area (MK-173, Q-04)."""
        if self.crystals[seat * BASICS + colour] < CRYSTAL_LIMIT:
            self.crystals[seat * BASICS + colour] += 1
            if self.events is not None:
                self.note("crystal", seat, NO_CARD, colour)
        elif self.moment != WAITING:
            self.gain_token(seat, colour)

    def usable(self, colour: i64) -> bool:
        """Whether mana of a colour can be used at all now."""
        if colour == GOLD:
            return self.gold_works()
        return self.black_works() if colour == BLACK else True

    def held(self, seat: i64, resource: i64) -> i64:
        """How much of a form of mana a seat can pay with now, or how many points it has."""
        if resource < TOKEN:
            return self.free_dice(resource) if self.may_use_dice(seat) else 0
        if resource < CRYSTAL:
            return self.tokens[seat * 6 + resource - TOKEN]
        if resource < HELD_DIE:
            return self.crystals[seat * BASICS + resource - CRYSTAL]
        if resource < CONJURED:
            n: i64 = 0
            for i in range(len(self.dice)):
                if self.die_state[i] == HELD and self.die_owner[i] == seat and self.dice[i] == resource - HELD_DIE:
                    n += 1
            return n
        if resource < MOVE:
            return modified(self, "conjured", seat, resource - CONJURED, 0)
        if resource == MOVE:
            return self.move_points
        if resource == INFLUENCE:
            return self.influence
        return self.healing

    def dice_showing(self, colour: i64) -> i64:
        """How many free dice of the source show a colour; depleted ones are of no use (MK-191)."""
        return self.free_dice(colour) if self.usable(colour) else 0

    def free_dice(self, colour: i64) -> i64:
        """How many free dice of the source show a colour, depleted ones too."""
        n: i64 = 0
        for i in range(len(self.dice)):
            if self.die_state[i] == FREE and self.dice[i] == colour:
                n += 1
        return n

    def may_use_dice(self, seat: i64) -> bool:
        """Whether a seat may still use a die of the source this turn."""
        return self.dice_left > 0 and (not self.lasting or modified(self, "source", seat, NO_CARD, 1) > 0)

    def serving(self, seat: i64, purpose: i64) -> i64:
        """The colours whose mana serves for a colour, as a bit set: gold for any basic one (MK-186)."""
        if purpose in (BLACK, GOLD):
            colours = bit(purpose) if self.usable(purpose) else 0
        else:
            colours = BASIC_COLOURS if purpose == ANY_BASIC else bit(purpose)
            if self.gold_works():
                colours |= bit(GOLD)
        return modified(self, "mana-for", seat, purpose, colours) if self.lasting else colours

    def payable(self, seat: i64, purpose: i64) -> list[int]:
        """The forms of mana that pay for a colour: die, what lies on a card, token, crystal."""
        colours = self.serving(seat, purpose)
        dice = colours
        forms = MANA_FORMS
        if self.lasting:
            colours |= modified(self, "mana-once", seat, purpose, 0)
            dice = self.dice_for(seat, purpose, colours) | modified(self, "die-once", seat, purpose, 0)
            forms = ALL_FORMS
        if self.friendly and self.gold_works() and purpose < BASICS and self.dice_showing(purpose) > 0:
            dice &= ~bit(GOLD)  # MK-556
        out: list[int] = []
        for form in forms:
            serve = dice if form == DIE else colours
            for colour in range(BASICS if form == CRYSTAL else len(COLOURS)):
                if serve & bit(colour):
                    out.append(form + colour)
        return out

    def dice_for(self, seat: i64, purpose: i64, colours: i64) -> i64:
        """What dice of the source may show to serve for a colour, besides these."""
        return modified(self, "dice-for", seat, purpose, colours)

    def spend(self, seat: i64, resource: i64, n: i64) -> None:
        """Mana is used, or points are."""
        if resource < TOKEN:
            for _ in range(n):
                self.use_die(resource)
        elif resource < CRYSTAL:
            self.tokens[seat * 6 + resource - TOKEN] -= n
        elif resource < HELD_DIE:
            self.crystals[seat * BASICS + resource - CRYSTAL] -= n
            for _ in range(n):
                self.last(CRYSTAL_SPENT, seat, NO_CARD, TURN, resource - CRYSTAL)
        elif resource < CONJURED:
            for i in range(len(self.dice)):
                if self.die_state[i] == HELD and self.die_owner[i] == seat and self.dice[i] == resource - HELD_DIE:
                    self.die_state[i] = TAKEN
                    break
        elif resource < MOVE:
            set_off(self, "conjured", seat, resource - CONJURED)
        elif resource == MOVE:
            self.move_points -= n
        elif resource == INFLUENCE:
            self.influence -= n
        else:
            self.healing -= n
        if self.events is not None and resource < MOVE:
            self.note("mana", seat, NO_CARD, resource)

    def use_die(self, colour: i64) -> None:
        """A die is taken at the moment its mana is used (MK-189)."""
        for i in range(len(self.dice)):
            if self.die_state[i] == FREE and self.dice[i] == colour:
                self.die_state[i] = TAKEN
                self.dice_left -= 1
                return
        raise AssertionError(f"no die of the source shows {colour}")

    def can_pay(self, seat: i64, owed: i64, colour: i64) -> bool:
        """Whether a seat can pay mana of a colour besides what it owes already (`definitions.owed`).

        Only dice and gold can be wanted by both: every other form has one colour.
        """
        wanted: list[int] = [colour]
        if owed:
            wanted.append((owed - 1) % 8)
            if owed > 8:
                wanted.append(BLACK)
        return self.pays_all(seat, wanted)

    def pays_all(self, seat: i64, wanted: list[int]) -> bool:
        """Whether a seat can pay one mana of each of these colours (ANY_BASIC among them) at once."""
        left: list[int] = [self.held(seat, resource) for resource in range(MOVE)]
        return self._match(seat, wanted, 0, left, self.dice_left, True)

    def ways_to_pay(self, seat: i64, wanted: list[int]) -> list[int]:
        """The forms of mana for the first of these colours that leave the others payable."""
        left: list[int] = [self.held(seat, resource) for resource in range(MOVE)]
        out: list[int] = []
        for resource in self.payable(seat, wanted[0]):
            if left[resource] <= 0 or self.not_black(wanted, resource):
                continue
            left[resource] -= 1
            dice = self.dice_left - 1 if resource < TOKEN else self.dice_left
            if self._match(seat, wanted, 1, left, dice, not self.changed(seat, wanted[0], resource)):
                out.append(resource)
            left[resource] += 1
        return out

    def not_black(self, wanted: list[int], resource: i64) -> bool:
        """Gold stands in for black in strong effects of spells only: those alone cost other mana besides."""
        return len(wanted) == 1 and wanted[0] == BLACK and colour_of(resource) == GOLD

    def changed(self, seat: i64, purpose: i64, resource: i64) -> bool:
        """Whether mana would be used as a colour that it is not, which an effect allows once."""
        if not self.lasting:
            return False
        serve = self.serving(seat, purpose)
        if resource < TOKEN:
            serve = self.dice_for(seat, purpose, serve)
        return not has(serve, colour_of(resource))

    def mana_used(self, seat: i64, purpose: i64, resource: i64) -> None:
        """Mana was used as a colour: what waits for it happens. (The event's number is the colour.)"""
        if seat == self.striker and self.moment != BLOCK_PHASE:
            self.attack_mana += 1
        if self.lasting:
            if self.changed(seat, purpose, resource):
                by_die = resource < TOKEN and has(modified(self, "die-once", seat, purpose, 0), resource)
                set_off(self, "die-changed" if by_die else "mana-changed", seat, purpose)
            set_off(self, "mana-used", seat, colour_of(resource) if purpose == ANY_BASIC else purpose)

    def _match(self, seat: i64, wanted: list[int], at: i64, left: list[int], dice: i64, once: bool) -> bool:
        if at == len(wanted):
            return True
        for resource in self.payable(seat, wanted[at]):
            if left[resource] <= 0 or (resource < TOKEN and dice <= 0) or self.not_black(wanted, resource):
                continue
            changed = self.changed(seat, wanted[at], resource)
            if changed and not once:
                continue
            left[resource] -= 1
            rest = dice - 1 if resource < TOKEN else dice
            found = self._match(seat, wanted, at + 1, left, rest, once and not changed)
            left[resource] += 1
            if found:
                return True
        return False

    # -- points --------------------------------------------------------------------------------------------------------

    def gain_move(self, seat: i64, n: i64) -> None:
        self.move_points += n
        if self.events is not None:
            self.note("gain-move", seat, NO_CARD, n)

    def gain_influence(self, seat: i64, n: i64) -> None:
        self.influence += n
        if self.events is not None:
            self.note("gain-influence", seat, NO_CARD, n)

    def gain_healing(self, seat: i64, n: i64) -> None:
        self.healing += n
        if self.events is not None:
            self.note("gain-healing", seat, NO_CARD, n)

    def add_attack(self, seat: i64, card: i64, n: i64, element: i64, reach: i64) -> None:
        """Attack points come to the attack that is put together, as what is in force makes them."""
        n = modified(self, "attack-gained", seat, card, n)
        ranged = reach == RANGED
        if ranged:
            n = modified(self, "ranged-gained", seat, card, n)
        element = modified(self, "element", seat, card, element)
        reach = modified(self, "reach", seat, card, reach)
        if element == PHYSICAL:
            n = modified(self, "physical-attack", seat, card, n)
        self.strike[reach * 4 + element] += n
        if self.rival >= 0 and 0 <= card < self.unit_count:
            self.engaged = [*self.engaged, int(card), int(reach * 4 + element), int(n)]
        if self.events is not None:
            self.note("gain-attack", seat, card, n)
        set_off(self, "attack-played", seat, card)
        if ranged:
            set_off(self, "ranged-played", seat, card)
        self.fights(seat, card)

    def add_block(self, seat: i64, card: i64, n: i64, element: i64, swift: bool) -> None:
        """Block points come to the block that is put together."""
        n = modified(self, "block-gained", seat, card, n)
        self.guard[element + (4 if swift else 0)] += n
        if self.events is not None:
            self.note("gain-block", seat, card, n)
        set_off(self, "block-played", seat, card)
        self.fights(seat, card)

    def fights(self, seat: i64, card: i64) -> None:
        """A unit attacks or blocks: some effects count that."""
        if 0 <= card < self.unit_count:
            set_off(self, "unit-fights", seat, card)
            if not self.marked(FOUGHT, card):
                self.last(FOUGHT, seat, card, TURN)

    # -- the map -------------------------------------------------------------------------------------------------------

    def hex_at(self, cell: i64) -> Hex:
        """What is printed on a space of the map; there must be a tile."""
        position = cell // SEVEN
        tile = cast(Tile, self.definitions[self.tile_at[position]])
        return tile.hexes[slot_of(cell % SEVEN, self.turned[position])]

    def shielded(self, cell: i64) -> bool:
        return self.shields[cell] != 0

    def friendly_shield(self, cell: i64, seat: i64) -> bool:
        """Whether a space bears the shield of a seat or of a team mate (MK-536)."""
        for side in self.sides:
            if seat in side:
                for mate in side:
                    if has(self.shields[cell], mate):
                        return True
        return False

    def own_shield(self, cell: i64, seat: i64) -> bool:
        return has(self.shields[cell], seat)

    def put_shield(self, cell: i64, seat: i64, alone: bool = False) -> None:
        """A seat marks a space; `alone`: in place of every other shield there."""
        shields = self.shields.copy()
        shields[cell] = bit(seat) if alone else shields[cell] | bit(seat)
        self.shields = shields
        if self.events is not None:
            self.note("shield", seat, NO_CARD, cell)

    def tokens_at(self, cell: i64) -> list[int]:
        """The enemy and ruin tokens on a space."""
        return [card for card in self.zones[FIELD] if self.spot[card] == cell]

    def enemies_at(self, cell: i64) -> list[int]:
        return [
            card for card in self.zones[FIELD] if self.spot[card] == cell and isinstance(self.definitions[card], Enemy)
        ]

    def defenders(self, cell: i64) -> list[int]:
        """The garrison of a city; of a megapolis that of both parts, which are neighbours (MK-566)."""
        out: list[int] = []
        for card in self.zones[FIELD]:
            spot = self.spot[card]
            if self.site[spot] == CITY_SITE and self.cells.distance(spot, cell) <= 1:
                out.append(card)
        return out

    def heroes_at(self, cell: i64) -> list[int]:
        """The seats whose heroes stand on a space."""
        return [seat for seat in range(self.seats) if self.where(seat) == cell and not self.out[seat]]

    def token_from(self, pile: i64) -> i64:
        """The top token of a pile, made anew from what was discarded if need be; NO_CARD if there is none (Q-42)."""
        tokens = self.zones[PILE + pile]
        if not tokens:
            used = self.zones[USED_PILE + pile]
            if not used:
                return NO_CARD
            tokens.extend(used)
            used.clear()
            self.shuffle(PILE + pile)
        return tokens[len(tokens) - 1]

    # -- deed cards ----------------------------------------------------------------------------------------------------

    def take_wound(self, seat: i64) -> None:
        """A wound card comes from the pile to the hand."""
        pile = self.zones[WOUNDS]
        if not pile:
            return
        card = pile[len(pile) - 1]
        self.move(card, WOUNDS, 0, HAND, seat)
        self.last(WOUND_TAKEN, seat, card, TURN)
        if self.events is not None:
            self.note("wound", seat)
        if self.in_combat() and seat in (self.turn, self.rival):
            self.wounds_taken[seat] += 1
            if self.wounds_taken[seat] >= self.hand_limit(seat):
                self.drop_hand(seat)
        set_off(self, "wound-to-hand", seat, card)

    def drop_hand(self, seat: i64) -> None:
        """A knocked-out or paralyzed hero discards all cards in hand but wounds (MK-346, MK-349)."""
        for card in self.usable_hand(seat):
            self.move(card, HAND, seat, DISCARD, seat)
            if self.events is not None:
                self.note("discard", seat, card)

    def in_combat(self) -> bool:
        return STARTING <= self.moment < WAITING

    def wounds_in(self, zone: i64, seat: i64) -> list[int]:
        return [card for card in self.at(zone, seat) if self.deed(card).is_wound]

    def usable_hand(self, seat: i64) -> list[int]:
        """The cards in hand that are no wounds."""
        return [card for card in self.at(HAND, seat) if not self.deed(card).is_wound]

    def ready_units(self, seat: i64) -> list[int]:
        return [unit for unit in self.at(UNITS, seat) if not self.spent[unit] and not self.hurt[unit]]

    def draw(self, seat: i64, n: i64) -> None:
        """As far as there are cards: discards are not shuffled back (MK-405)."""
        deck = self.at(DECK, seat)
        while n > 0 and deck:
            card = deck[len(deck) - 1]
            self.move(card, DECK, seat, HAND, seat)
            if self.events is not None:
                self.note("draw", seat, card)
            n -= 1
        if n > 0 and self.lasting:
            set_off(self, "deck-empty", seat, n)  # (The event's number is how many are still to be drawn.)

    def to_discard(self, card: i64, zone: i64, seat: i64) -> None:
        """A card goes to its owner's discard pile."""
        take_out(self.at(zone, seat), card)
        self.put(card, DISCARD, seat)
        if self.events is not None:
            self.moved(card, zone, seat, DISCARD, seat)

    def open_to_rivals(self) -> bool:
        """Whether competitive effects still reach other players: not after the end of a round was announced (Q-90)."""
        return self.announced == NOBODY

    def remap(self, mapping: dict[int, int]) -> None:
        from deckhold.games.mage_knight.state.tiles import guess_tiles

        guess_tiles(self)

    def spokesman(self) -> i64:
        return self.turn if self.turn < self.seats else self.order[0]


def colour_of(resource: i64) -> i64:
    """The colour of a form of mana."""
    if resource < CRYSTAL:
        return resource % TOKEN
    return resource - CRYSTAL if resource < HELD_DIE else (resource - HELD_DIE) % TOKEN


def line_of(fame: i64) -> i64:
    """The line of the fame track that a number stands on: lines have 3, 5, 7, ... spaces (MK-X03)."""
    line: i64 = 0
    while line < TOP_LEVEL - 1 and fame >= (line + 1) * (line + 3):
        line += 1
    return line


# Around the centre, counterclockwise from the east, as HEX_NAMES numbers them.
RING: Final = [4, 1, 0, 2, 5, 6]


def slot_of(slot: i64, turned: i64) -> i64:
    """The printed space that lies on a space of a tile which is turned counterclockwise by so many sixths."""
    if turned == 0 or slot == 3:
        return slot
    return RING[(RING.index(slot) - turned) % 6]
