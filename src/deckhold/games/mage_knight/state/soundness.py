"""What an edited save must agree on, besides what its single fields allow."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.bits import SIZE, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.fields import Reader
from deckhold.engine.hexes import NO_CELL
from deckhold.games.mage_knight.definitions import Deed, Enemy, Leader, Ruin, Tile
from deckhold.games.mage_knight.scenarios import CLOSED
from deckhold.games.mage_knight.state.general import ARMY_PILES, ASTRAY, MUSTERED, cell_of, entry_of
from deckhold.games.mage_knight.state.ground import owned_by_one
from deckhold.games.mage_knight.state.leaders import levels_left
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.world import CENTRE_SLOT, SEVEN
from deckhold.games.mage_knight.state.zones import (
    ARMY,
    ATTACKS,
    BANNERS,
    BATTLE,
    BOXED,
    CENTRE,
    CITIES,
    DEFEATED,
    FIELD,
    FIGURE,
    GENERAL_HIMSELF,
    GENERALS,
    GOLDEN_ROW,
    HELD,
    KEPT,
    LAID,
    MEMBER,
    MET,
    MISSING,
    NOBODY,
    OF_ARMY,
    PLACED,
    PLACES,
    PURSUES,
    SEALED_ROWS,
    SHARE,
    TACTIC_OF,
    TOKEN_WON,
    UNITS,
)
from deckhold.games.mage_knight.terms import (
    ATTACK_PHASE,
    BLACK,
    CAMP,
    CITY_KEYS,
    CITY_SITE,
    COLOURS,
    ENTERING,
    FACTIONS,
    GOLD,
    GRAVEYARD,
    KEEP,
    LEADER_SITES,
    MAGE_TOWER,
    MAZES,
    MINES,
    MOMENTS,
    MONASTERY,
    MONSTER_DEN,
    NO_SITE,
    PILES,
    PORTAL,
    RANGED_PHASE,
    REFUGEE_CAMP,
    RUINED_CITY,
    RUINS,
    SEA,
    SITES,
    SPAWNING_GROUNDS,
    UNKNOWN,
    VILLAGE,
    WAITING,
    moments,
)

# Ops of the rules whose first number is a space.
ON_SPACES: Final = [f"rules.{name}" for name in ("join", "approach", "joint-end", "walk", "step", "dash", "secret")]

# What a game goes on with, whatever is asked: one of them is always to be done last.
GOES_ON: Final = ["rules.after-turn", "rules.first-turn"]

# While a hero gets into a maze.
GOING_IN: Final = "rules.go-in"

# Where nobody is fought, and nothing can be marked.
PEACEFUL: Final = moments(PORTAL, VILLAGE, MONASTERY, REFUGEE_CAMP)
UNMARKED: Final = moments(NO_SITE, PORTAL, VILLAGE, CITY_SITE, REFUGEE_CAMP)
# Where nobody is left to be fought once they are marked; who waits underground can be met again (MK-435).
CLEARED: Final = moments(KEEP, MAGE_TOWER, RUINS, MONSTER_DEN, SPAWNING_GROUNDS, GRAVEYARD, RUINED_CITY) | MINES
# What one hero alone marks, once (MX-421, MX-442, MX-475).
MARKED_ONCE: Final = moments(GRAVEYARD, RUINED_CITY)

# Those of a combat between heroes.
DUELS: Final = [f"rules.{name}" for name in ("attendance", "duel", "duel-phase", "duel-next")]


def check(s: Mage, data: Reader) -> None:
    """ValueError names the path of whatever does not fit the rest."""
    check_seals(s, data.get("seals"))
    for name, values in (("die_state", s.die_state), ("die_owner", s.die_owner)):
        same_length(data, name, len(values), len(s.dice), "dice")
    for i in range(len(s.dice)):
        if s.die_owner[i] >= s.seats:
            raise data.get("die_owner").items()[i].fail(f"there is no seat {s.die_owner[i]}")
        if s.die_state[i] in (HELD, KEPT) and not 0 <= s.die_owner[i] < s.seats:
            raise data.get("die_owner").items()[i].fail("it lies on somebody's card: whose, must be said")
    check_time(s, data)
    check_combat(s, data)
    check_map(s, data)
    check_cities(s, data)
    check_sites(s, data)
    check_units(s, data)
    check_banners(s, data)
    for faction in range(len(FACTIONS)):
        if max(len(s.leader_row[faction]), s.leader_level[faction]) > s.leader_start[faction]:
            raise data.get("leader_start").fail(f"{FACTIONS[faction]} has more levels, or shields, than it began with")
    check_leaders(s, data)
    check_general(s, data)
    check_pending(s, data)
    for seat in range(s.seats):
        check_seat(s, seat, data.get("players").items()[seat])


def check_seals(s: Mage, data: Reader) -> None:
    """Seals are of basic colours, but the gold one that lies before all strong ones (MX-196, MX-199)."""
    rows = SEALED_ROWS.get(str(s.options["restraint"]), [])
    if len(s.seals) > len(rows):
        raise data.fail(f"there are {len(rows)} of them in this game, not {len(s.seals)}")
    for i in range(len(s.seals)):
        colour = s.seals[i]
        golden = rows[len(rows) - len(s.seals) + i] == GOLDEN_ROW
        if (colour == GOLD) != golden or colour == BLACK:
            raise data.items()[i].fail(f"there is no seal of {COLOURS[colour]} mana on this row")


def check_leaders(s: Mage, data: Reader) -> None:
    """A leader on the map has a level, one without a shield, and a place of its own (MX-386, MX-398, MX-425)."""
    for card in s.zones[FIELD]:
        leader = s.definitions[card]
        if isinstance(leader, Leader) and (not s.leader_level[leader.faction] or not levels_left(s, leader.faction)):
            raise data.get("leader_level").fail(f"{leader.id} stands on the map without a level that is left")
        if isinstance(leader, Leader) and s.leader_level[leader.faction] < levels_left(s, leader.faction):
            level = s.leader_level[leader.faction]
            raise data.get("leader_level").fail(f"{leader.id} has levels above {level} without a shield (leader_row)")
        if isinstance(leader, Leader) and not has(LEADER_SITES, s.site[s.spot[card]]):
            name = s.table.names[card]
            raise data.get("spots").get(name).fail(f"{name} is wanted in the hidden valley or in a necropolis")


def check_general(s: Mage, data: Reader) -> None:
    """Volkare takes part where he marches or has his camp (MX-100)."""
    if not s.zones[GENERALS]:
        if s.zones[ARMY]:
            raise data.get("army").fail("he whose army that is has been beaten, or has no part in this game (general)")
        return
    name = s.table.names[s.zones[GENERALS][0]]
    if s.scenario.march is None and s.city_cell[CAMP] == NO_CELL:
        raise data.get("general").fail(f"{name} has no part in this game")
    if cell_of(s) == NO_CELL and entry_of(s, ASTRAY) is None:
        raise data.get("spots").fail(f"{name} stands nowhere, on the map or beyond it")
    for i in range(len(s.zones[ARMY])):
        if s.enemy(s.zones[ARMY][i]).pile not in ARMY_PILES:
            raise data.get("army").items()[i].fail("white, grey, red and green tokens are wanted")
    if not s.zones[ARMY] and entry_of(s, MUSTERED) is not None and in_plain_turn(data) and not s.in_combat():
        raise data.get("army").fail(f"it was drawn (lasting), and with its last token {name} would have left (general)")


def check_time(s: Mage, data: Reader) -> None:
    """Whose turn it is, and in which round."""
    if s.dummy and not s.scenario.has_dummy(int(s.seats)):
        raise data.get("dummy").fail(f"{s.scenario.id} has none with so many players")
    if s.turn > s.seats or (s.turn == s.seats and not s.dummy):
        raise data.get("turn").fail(f"there is no seat {s.turn}")
    if s.round == 0 and s.moment != WAITING:
        raise data.get("round").fail("the first one is 1")
    for one in s.order:
        if one > s.seats or (one == s.seats and not s.dummy):
            raise data.get("order").fail(f"there is no seat {one}")
    for seat in range(s.seats):
        if not s.out[seat] and s.order.count(seat) != 1:
            raise data.get("order").fail(f"seat {seat} is wanted in it exactly once")
    if s.moment != WAITING and 0 not in s.out:
        raise data.get("players").fail("all of them are out of the game: nobody could take a turn")
    places = s.order.count(int(s.seats))  # none before the tactics of the first round are chosen
    if places > 1 or (s.dummy and s.moment != WAITING and places == 0):
        raise data.get("order").fail(f"the automaton has one place in it, as {s.seats}")
    if s.announced > s.seats or (s.announced == s.seats and not s.dummy):
        raise data.get("announced").fail(f"there is no seat {s.announced}")
    if s.order_at >= len(s.order):
        raise data.get("order_at").fail(f"the order has {len(s.order)} places, counted from 0")
    for guest in s.guests:
        if not 0 <= guest < s.seats or s.guests.count(guest) > 1:
            raise data.get("guests").fail(f"other seats are wanted, each of them once, not {guest}")
    asking = data.get("asking")
    if asking.data is None:
        return
    if asking.get("op").text() == "rules.turn" and asking.get("seat").data != s.turn:
        raise data.get("turn").fail("the menu of a turn is asked of another seat (asking)")
    if asking.get("op").text() == "rules.turn" and s.moment == WAITING:
        raise data.get("moment").fail("a turn is open (asking)")
    stack = data.get("stack").items()
    if not stack or stack[0].get("op").text() not in GOES_ON:
        raise data.get("stack").fail(f"the first is what the game goes on with: {' or '.join(GOES_ON)}")
    if asking.get("op").text() == "rules.turn" and stack[0].get("op").text() != GOES_ON[0]:
        raise stack[0].get("op").fail(f"an open turn (asking) is followed by {GOES_ON[0]}")
    if in_plain_turn(data) and stack[0].get("seat").data != s.turn:
        raise stack[0].get("seat").fail(f"it is the turn of {s.turn} (turn) after which the game goes on")
    for item in [asking, *stack]:
        if item.get("op").text() != "rules.choose-tactic":
            continue
        seat = item.get("seat").integer(0, int(s.seats) - 1)
        if s.at(TACTIC_OF, seat):
            row = data.get("players").items()[seat]
            raise row.get("tactic").fail(f"it has still to be chosen ({item.path}), among those in tactics")


def in_plain_turn(data: Reader) -> bool:
    """Whether the menu of a turn is asked, and nothing is to be done after it but what follows every turn."""
    asking = data.get("asking")
    return asking.data is not None and asking.get("op").data == "rules.turn" and len(data.get("stack").items()) == 1


def check_map(s: Mage, data: Reader) -> None:
    """Each tile has its own place, and whatever stands on the map stands on one."""
    taken: list[int] = []
    for tile in s.zones[LAID]:
        spot = s.spot[tile]
        if spot == NO_CELL or spot % SEVEN != CENTRE_SLOT or spot in taken:
            name = s.table.names[tile]
            raise data.get("spots").get(name).fail(f"{name} is wanted on the centre of a place of its own")
        taken.append(int(spot))
    taken.clear()
    for city in s.zones[CITIES]:
        if s.spot[city] in taken:
            name = s.table.names[city]
            raise data.get("spots").get(name).fail(f"another city stands where {name} does")
        taken.append(int(s.spot[city]))
    for name, cells in (("secret_dungeons", s.secret_dungeons), ("secret_tombs", s.secret_tombs)):
        for i in range(len(cells)):
            known = s.terrain[cells[i]] not in (UNKNOWN, SEA)
            if not known or s.hex_at(cells[i]).site != NO_SITE:  # MK-632
                raise data.get(name).items()[i].fail("a space of the map without any site is wanted")
    for zone in (FIELD, CITIES, PLACES, FIGURE):
        for seat in range(s.seats) if zone == FIGURE else [0]:
            for card in s.at(zone, seat):
                spot = s.spot[card]
                if spot == NO_CELL and zone != FIGURE:
                    raise data.get("spots").fail(f"{s.table.names[card]} stands nowhere on the map")
                if spot != NO_CELL and s.terrain[spot] in (UNKNOWN, SEA):
                    name = s.table.names[card]
                    what = "no tile lies" if s.terrain[spot] == UNKNOWN else "the sea is"
                    raise data.get("spots").get(name).fail(f"{what} there for {name} to stand on")


def check_cities(s: Mage, data: Reader) -> None:
    """A city has its card on its tile, and a card its level (MK-251)."""
    there = [int(s.spot[city]) for city in s.zones[CITIES]]
    for cell in range(s.cells.size):
        if s.site[cell] == CITY_SITE and cell not in there and s.scenario.cities != CLOSED:
            tile = s.tile_at[cell // SEVEN]
            city = s.definitions[tile]
            led = isinstance(city, Tile) and city.city in s.scenario.leaders
            what = "the place of its leader" if led else "the card of its city, with a level and its defenders,"
            problem = f"{s.table.names[tile]} lies on the map: {what} is wanted at {s.cells.name(cell)}"
            raise data.get("places" if led else "cities").fail(problem)
    for colour in range(len(CITY_KEYS)):
        if colour == CAMP:
            continue
        laid = s.city_cell[colour] != NO_CELL
        if laid and not s.city_level[colour]:
            raise data.get("city_level").fail(f"the level of the {CITY_KEYS[colour]} city is wanted")
        if s.city_row[colour] and not laid:
            problem = f"city-{CITY_KEYS[colour]} does not lie on the map (cities)"
            raise data.get("city_row").get(CITY_KEYS[colour]).fail(problem)


def check_sites(s: Mage, data: Reader) -> None:
    """Tokens lie where they are fought; what is marked can be, and nobody holds it any more (section 19)."""
    for token in s.zones[FIELD]:
        cell = s.spot[token]
        name = s.table.names[token]
        ruin = isinstance(s.definitions[token], Ruin)
        if (ruin and s.site[cell] != RUINS) or (not ruin and has(PEACEFUL, s.site[cell]) and not s.numbers.pursuit):
            problem = f"ruins are wanted for {name}" if ruin else f"nobody is fought there, {name} neither"
            raise data.get("spots").get(name).fail(f"{problem}: the site is {SITES[s.site[cell]]}")
        if s.shields[cell] and has(CLEARED, s.site[cell]) and not (s.in_combat() or s.roams(token)):
            marked = data.get("shields").get(s.cells.name(cell))
            raise marked.fail(f"{name} still lies there (spots): whoever marked that space has beaten it")
    for cell in range(s.cells.size):
        if not s.shields[cell]:
            continue
        marked = data.get("shields").get(s.cells.name(cell))
        if s.site[cell] == CITY_SITE:
            raise marked.fail("shields of a city lie on its card (city_row)")
        if has(UNMARKED, s.site[cell]):
            raise marked.fail(f"nothing can be marked there: the site is {SITES[s.site[cell]]}")
        if s.shields[cell] & (s.shields[cell] - 1) and (owned_by_one(s, cell) or has(MARKED_ONCE, s.site[cell])):
            raise marked.fail(f"a {SITES[s.site[cell]]} belongs to one")


def check_units(s: Mage, data: Reader) -> None:
    """Only units that somebody leads are spent, or wounded."""
    led = [unit for seat in range(s.seats) for unit in s.at(UNITS, seat)]
    for name, numbers in (("spent", s.spent), ("hurt", s.hurt)):
        for unit in range(s.unit_count):
            if numbers[unit] and unit not in led:
                raise data.get(name).get(s.table.names[unit]).fail("nobody leads that unit (units)")


def check_seat(s: Mage, seat: int, data: Reader) -> None:
    """A player's hero and tactic."""
    heroes = s.at(FIGURE, seat)
    if not s.out[seat] and (s.moment != WAITING or s.round > 0) and len(heroes) != 1:
        raise data.get("figure").fail("exactly one hero is wanted")
    if not s.out[seat] and heroes and not s.off_map[seat] and s.spot[heroes[0]] == NO_CELL:
        raise data.get("off_map").fail("the hero stands nowhere on the map")
    if heroes and s.off_map[seat] and s.spot[heroes[0]] != NO_CELL:
        where = s.cells.name(s.spot[heroes[0]])
        raise data.get("off_map").fail(f"the hero waits at the portal, or it stands on {where} (spots): one of both")
    if heroes and s.off_map[seat] and s.portal_closed and not s.out[seat]:  # MK-653
        raise data.get("out").fail("the portal is closed: whoever was not on the map is out of the game")
    if len(s.at(TACTIC_OF, seat)) > 1:
        raise data.get("tactic").fail("nobody has more than one")


def check_banners(s: Mage, data: Reader) -> None:
    """What a unit carries lies among the banners of whoever leads it, and each of these is carried by one (MK-211)."""
    carried: list[int] = []
    for seat in range(s.seats):
        for unit in s.at(UNITS, seat):
            card = s.banner[unit]
            if card == NO_CARD:
                continue
            name = s.table.names[card]
            deed = s.definitions[card]
            item = data.get("banner").get(s.table.names[unit])
            if not (isinstance(deed, Deed) and deed.is_banner) and not used_as_banner(s, card, unit):
                raise item.fail(f"{name} is no banner")
            if card not in s.at(BANNERS, seat):
                raise item.fail(f"{name} is wanted among the banners of seat {seat}, who leads that unit")
            if card in carried:
                raise item.fail(f"another unit carries {name}")
            carried.append(card)
    for unit in range(s.unit_count):
        if s.banner[unit] != NO_CARD and s.banner[unit] not in carried:
            raise data.get("banner").get(s.table.names[unit]).fail("nobody leads that unit (units)")
    for seat in range(s.seats):
        for i in range(len(s.at(BANNERS, seat))):
            if s.at(BANNERS, seat)[i] not in carried:
                item = data.get("players").items()[seat].get("banners").items()[i]
                raise item.fail("which unit carries it must be said (banner)")


def used_as_banner(s: Mage, card: i64, unit: i64) -> bool:
    """Whether a card that is none may lie on a unit as a banner: out of a box, or in place of its command token."""
    for entry in s.lasting:
        if entry.card == card and (entry.op is BOXED or (entry.b == unit and s.on_banner(entry.seat, unit))):
            return True
    return False


def check_combat(s: Mage, data: Reader) -> None:
    """Somebody is fought in a combat, and everything about it is about who is."""
    if s.in_combat() and s.turn == s.seats:
        raise data.get("moment").fail("in a turn of the automaton no combat is fought: a hero's turn is wanted (turn)")
    check_entering(s, data)
    if s.rival != NOBODY and (not s.in_combat() or not 0 <= s.rival < s.seats or s.rival == s.turn):
        raise data.get("rival").fail(f"{s.rival} is not attacked by the hero on turn")
    if s.rival == NOBODY and s.striker != NOBODY and not s.foes:
        raise data.get("rival").fail("a hero attacks (striker): another one is wanted who is attacked")
    for item in [data.get("asking"), *data.get("stack").items()]:
        if s.rival == NOBODY and item.data is not None and item.get("op").text() in DUELS:
            raise data.get("rival").fail("heroes fight (asking, stack): one is wanted who is attacked")
    check_fighter(s, data, "striker", int(s.striker))
    check_fighter(s, data, "acting", int(s.acting))
    if s.rival == NOBODY and s.foes and not s.in_combat():
        raise data.get("moment").fail("enemies are fought (foes): a phase of a combat is wanted")
    if s.rival == NOBODY and not s.foes and RANGED_PHASE <= s.moment <= ATTACK_PHASE:
        raise data.get("foes").fail("it is a phase of a combat (moment): who is fought must be said, or lie in battle")
    if s.rival != NOBODY or not s.foes:
        return  # without a combat they mean nothing
    check_foes(s, data)
    if s.blocking >= len(s.foes) * ATTACKS:
        raise data.get("blocking").fail(f"there are {len(s.foes)} enemies, with {ATTACKS} places each for attacks")
    if s.damage_left and s.blocking < 0:
        raise data.get("damage_left").fail("no attack is named (blocking) whose damage that is")


def check_entering(s: Mage, data: Reader) -> None:
    """Whoever is about to go into a place stands on it, and goes in or turns back then (MX-026)."""
    doing = [
        item.get("op").text() for item in [data.get("asking"), *data.get("stack").items()] if item.data is not None
    ]
    if (s.moment == ENTERING) != (GOING_IN in doing):
        raise data.get("moment").fail(f"it is {MOMENTS[ENTERING]} exactly while {GOING_IN} is asked or waits (stack)")
    if s.moment == ENTERING and (s.fight_cell == NO_CELL or not has(MAZES, s.site[s.fight_cell])):
        raise data.get("fight_cell").fail("the space of the maze is wanted that is entered (moment)")


def check_fighter(s: Mage, data: Reader, name: str, seat: int) -> None:
    """Who attacks or plays in a combat between heroes is one of both."""
    if seat not in (NOBODY, s.turn) and (s.rival == NOBODY or seat != s.rival):
        raise data.get(name).fail(f"{seat} has no part in a combat between heroes")


def check_pending(s: Mage, data: Reader) -> None:
    """What is remembered is of the right cards and colours, and what is to be done on a space names one."""
    for i in range(len(s.lasting)):
        entry = s.lasting[i]
        of_enemy = (entry.op is SHARE or entry.op is MET) and entry.card != NO_CARD
        if of_enemy and not isinstance(s.definitions[entry.card], Enemy):
            raise data.get("lasting").items()[i].get("card").fail("an enemy is wanted")
        if entry.op is MISSING and not 0 <= entry.b < s.cells.size * PILES:
            raise data.get("lasting").items()[i].fail(f"{entry.b} is no space with a pile of tokens")
    check_hunters(s, data)
    owned = [entry.card for entry in s.lasting if entry.op is PLACED]
    for card in s.zones[CENTRE]:
        if card not in owned:
            raise data.get("centre").fail(f"nobody has laid {s.table.names[card]} there (lasting)")
    for item in data.get("stack").items():
        if item.get("op").text() in ON_SPACES:
            item.optional("a", 0).integer(0, int(s.cells.size) - 1)


def check_hunters(s: Mage, data: Reader) -> None:
    """An enemy of the map pursues one hero, and factions are those that there are (MX-351, MX-365, MX-379)."""
    hunting: list[int] = []
    for i in range(len(s.lasting)):
        entry = s.lasting[i]
        item = data.get("lasting").items()[i]
        if (entry.op is MEMBER or entry.op is TOKEN_WON) and not 0 <= entry.b < len(FACTIONS):
            raise item.fail(f"{entry.b} is no faction")
        if entry.op is not PURSUES:
            continue
        enemy = s.definitions[entry.card] if entry.card in s.zones[FIELD] else None
        if not isinstance(enemy, Enemy) or isinstance(enemy, Leader):
            raise item.get("card").fail("an enemy of the map (field) is wanted, no leader")
        if entry.card in hunting:
            raise item.get("card").fail(f"{s.table.names[entry.card]} pursues somebody already")
        if entry.seat < 0:
            raise item.get("seat").fail("whom it pursues must be said")
        if entry.b not in (0, 1):
            raise item.fail(f"n is 0 for an enemy that lies face up, 1 for one face down, not {entry.b}")
        hunting.append(int(entry.card))


def check_foes(s: Mage, data: Reader) -> None:
    """Every enemy of the combat has its numbers, and each of its attacks."""
    if len(s.foes) > SIZE:
        raise data.get("foes").fail(f"{SIZE} enemies can be told apart, not {len(s.foes)}")
    each_foe = [s.foe_flags, s.foe_armor, s.foe_lost, s.foe_gained, s.foe_host]
    for name, numbers in zip(["foe_flags", "foe_armor", "foe_lost", "foe_gained", "foe_host"], each_foe, strict=True):
        same_length(data, name, len(numbers), len(s.foes), "foes")
    there: list[int] = []
    for i in range(len(s.foes)):
        if s.foe_host[i] >= i:
            raise data.get("foe_host").items()[i].fail("a summoner is wanted that stands before its monster")
        fought = isinstance(s.definitions[s.foes[i]], Enemy)
        if fought and s.foe_flags[i] & DEFEATED:
            continue
        if s.foes[i] in there or not (fought and in_battle(s, s.foes[i])):
            raise data.get("foes").items()[i].fail("an enemy of the map or of the battle is wanted, each of them once")
        there.append(s.foes[i])
    for i in range(len(s.foes)):
        if s.foe_flags[i] & DEFEATED:
            continue
        of_army = s.foes[i] in s.zones[ARMY]
        if (s.foe_flags[i] & OF_ARMY != 0) != of_army:
            raise data.get("foe_flags").items()[i].fail(f"it is {'a' if of_army else 'no'} token of Volkare's army")
        himself = s.foes[i] in s.zones[GENERALS]
        if (s.foe_flags[i] & GENERAL_HIMSELF != 0) != himself:
            raise data.get("foe_flags").items()[i].fail(f"it is {'' if himself else 'not '}Volkare himself")
    for name, numbers in (("hit_change", s.hit_change), ("hit_flags", s.hit_flags)):
        same_length(data, name, len(numbers), len(s.foes) * ATTACKS, f"foes, {ATTACKS} for each of them")


def in_battle(s: Mage, token: int) -> bool:
    """Whether a token lies where enemies are fought."""
    for zone in (FIELD, BATTLE, ARMY, GENERALS):
        if token in s.zones[zone]:
            return True
    return False


def same_length(data: Reader, name: str, found: int, wanted: int, what: str) -> None:
    if found != wanted:
        raise data.get(name).fail(f"as many are wanted as there are {what}: {wanted}, not {found}")
