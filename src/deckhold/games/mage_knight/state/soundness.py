"""What an edited save must agree on, besides what its single fields allow."""

from typing import Final

from deckhold.engine.bits import SIZE, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.fields import Reader
from deckhold.engine.hexes import NO_CELL
from deckhold.games.mage_knight.definitions import Enemy, Leader
from deckhold.games.mage_knight.state.general import (
    ASTRAY,
    DIE,
    MUSTERED,
    REVEALED,
    WAVERS,
    cell_of,
    entry_of,
    remember,
)
from deckhold.games.mage_knight.state.leaders import levels_left
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.world import CENTRE_SLOT, SEVEN
from deckhold.games.mage_knight.state.zones import (
    ARMY,
    ATTACKS,
    BANNERS,
    BATTLE,
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
    MET,
    MISSING,
    NOBODY,
    OF_ARMY,
    PLACED,
    PLACES,
    SEALED_ROWS,
    SHARE,
    TACTIC_OF,
    UNITS,
)
from deckhold.games.mage_knight.terms import (
    BLACK,
    CAMP,
    COLOURS,
    ENTERING,
    FACTIONS,
    GOLD,
    LEADER_SITES,
    MAZES,
    MOMENTS,
    NO_SITE,
    PILES,
    SEA,
    UNKNOWN,
    WAITING,
)

# Ops of the rules whose first number is a space.
ON_SPACES: Final = [f"rules.{name}" for name in ("join", "approach", "joint-end", "walk", "step", "dash", "secret")]

# What a game goes on with, whatever is asked: one of them is always to be done last.
GOES_ON: Final = ["rules.after-turn", "rules.first-turn"]

# While a hero gets into a maze.
GOING_IN: Final = "rules.go-in"

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


def count_army(s: Mage) -> None:
    """Fill in that Volkare's army was drawn, where a save has its tokens only: he has no others then (MX-225).

    What everybody knows of them was seen in a combat; around the camp from beside it (MX-187, MX-165).
    """
    army = s.zones[ARMY]
    if not army or entry_of(s, MUSTERED) is not None:
        return
    remember(s, MUSTERED)
    if s.scenario.march is not None and [token for token in army if s.known[token] == s.map.everybody]:
        remember(s, REVEALED)


def check_time(s: Mage, data: Reader) -> None:
    """Whose turn it is, and in which round."""
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
    if s.order.count(int(s.seats)) > 1:
        raise data.get("order").fail("the automaton has one place in it")
    if s.announced > s.seats or (s.announced == s.seats and not s.dummy):
        raise data.get("announced").fail(f"there is no seat {s.announced}")
    if s.order_at >= len(s.order):
        raise data.get("order_at").fail(f"the order has {len(s.order)} places, counted from 0")
    for guest in s.guests:
        if not 0 <= guest < s.seats or s.guests.count(guest) > 1:
            raise data.get("guests").fail(f"other seats are wanted, each of them once, not {guest}")
    if s.dummy and not s.scenario.has_dummy(int(s.seats)):
        raise data.get("dummy").fail(f"{s.scenario.id} has none with so many players")
    asking = data.get("asking")
    if asking.data is None:
        return
    if asking.get("op").text() == "rules.turn" and asking.get("seat").data != s.turn:
        raise data.get("turn").fail("the menu of a turn is asked of another seat (asking)")
    stack = data.get("stack").items()
    if not stack or stack[0].get("op").text() not in GOES_ON:
        raise data.get("stack").fail(f"the first is what the game goes on with: {' or '.join(GOES_ON)}")


def count_last_turns(s: Mage) -> None:
    """Fill in how many turns are left where a save says only that the end was announced, or has come (MK-092, MK-093).

    The turn that is played is one of them: nobody would have another one otherwise, and a round without an end.
    """
    if s.turns_left >= 0 or not s.order or (s.announced == NOBODY and not s.ending):
        return
    march = s.scenario.march is not None
    s.turns_left = 0
    s.counted = s.order[s.order_at] != s.announced
    for i in range(len(s.order)):
        one = s.order[(s.order_at + i) % len(s.order)]
        if one == s.announced and i > 0:
            break
        if one != s.announced and not (one == s.seats and (march or s.ending)):  # MK-596, MX-269
            s.turns_left += 1


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


def check_seat(s: Mage, seat: int, data: Reader) -> None:
    """A player's hero and tactic."""
    heroes = s.at(FIGURE, seat)
    if not s.out[seat] and (s.moment != WAITING or s.round > 0) and len(heroes) != 1:
        raise data.get("figure").fail("exactly one hero is wanted")
    if not s.out[seat] and heroes and not s.off_map[seat] and s.spot[heroes[0]] == NO_CELL:
        raise data.get("off_map").fail("the hero stands nowhere on the map")
    if len(s.at(TACTIC_OF, seat)) > 1:
        raise data.get("tactic").fail("nobody has more than one")


def check_banners(s: Mage, data: Reader) -> None:
    """What a unit carries lies among its owner's banners, and each of those is carried by one unit (MK-211)."""
    for unit in range(s.unit_count):
        card = s.banner[unit]
        if card == NO_CARD:
            continue
        owner = [seat for seat in range(s.seats) if card in s.at(BANNERS, seat)]
        name = s.table.names[unit]
        if not owner:
            raise data.get("banner").get(name).fail("nobody has that among the banners of units")
        if unit not in s.at(UNITS, owner[0]):
            raise data.get("banner").get(name).fail(f"{name} is no unit of whoever has that banner")
    for seat in range(s.seats):
        for card in s.at(BANNERS, seat):
            if s.banner.count(card) != 1:
                name = s.table.names[card]
                raise data.get("banner").fail(f"one unit is wanted that carries {name}, not {s.banner.count(card)}")


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
        if entry.op in (DIE, WAVERS) and not 0 <= entry.b < len(COLOURS):
            raise data.get("lasting").items()[i].fail(f"{entry.b} is no colour of a die")
        if entry.op is MISSING and not 0 <= entry.b < s.cells.size * PILES:
            raise data.get("lasting").items()[i].fail(f"{entry.b} is no space with a pile of tokens")
    owned = [entry.card for entry in s.lasting if entry.op is PLACED]
    for card in s.zones[CENTRE]:
        if card not in owned:
            raise data.get("centre").fail(f"nobody has laid {s.table.names[card]} there (lasting)")
    for item in data.get("stack").items():
        if item.get("op").text() in ON_SPACES:
            item.optional("a", 0).integer(0, int(s.cells.size) - 1)


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
