"""What the scenarios are about: what it is worth to have come nearer to the end that they ask for."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.games.mage_knight.bot.march import army_beaten, first_need, hurry, marching
from deckhold.games.mage_knight.bot.strength import PILE_NEED
from deckhold.games.mage_knight.scenarios import (
    CITIES_TAKEN,
    CITY_FOUND,
    GRAVEYARDS_SEALED,
    HOLD_SCORE,
    MINES_FREED,
    RELIC_FOUND,
    SECOND_INCANTATION,
    UNDERGROUND_TAKEN,
)
from deckhold.games.mage_knight.state.ground import UNDERGROUND, garrison
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import DISCARD, GENERAL_HIMSELF, GENERALS, HAND, OF_ARMY, OF_CITY
from deckhold.games.mage_knight.terms import (
    CAMP,
    CITY_SITE,
    GLADE,
    GRAVEYARD,
    KEEP,
    LEADER_SITES,
    MAGE_TOWER,
    MINES,
    RUINED_CITY,
    moments,
)

PER_CITY_SHIELD: Final = 2.5
A_CITY: Final = 12.0  # that has fallen
A_WANTED_CITY: Final = 24.0  # where the scenario asks for it
A_MARK: Final = 7.0  # a shield where the scenario wants one
A_LEADER_LEVEL: Final = 3.0
A_LEADER: Final = 20.0
THE_GENERAL: Final = 40.0
HIS_ARMY: Final = 60.0  # and as much as that for his whole army, of which every part that is beaten brings him down
PER_WOUND: Final = 2.0  # how much less a wound matters when there is no time left
A_TILE: Final = 2.5  # a new tile on the map
A_SOUGHT_TILE: Final = 3.5  # where what is to be conquered has not been found
THE_CITY: Final = 9.0  # where nothing but a city is to be found
HURRY: Final = 2.0  # times as much in the last two rounds: whoever fights on finds it too late


def goal_sites(s: Mage) -> i64:
    """The sites that the scenario wants marked, as a bit set."""
    end = s.scenario.end
    if end == MINES_FREED:
        return MINES
    if end == UNDERGROUND_TAKEN:
        return UNDERGROUND
    if end == GRAVEYARDS_SEALED:
        return moments(GRAVEYARD)
    if end == RELIC_FOUND:
        return moments(RUINED_CITY)
    if end == SECOND_INCANTATION:
        return moments(GLADE)
    return moments(KEEP, MAGE_TOWER) if s.scenario.scoring == HOLD_SCORE else 0


def goal_worth(s: Mage, seat: i64) -> float:
    """What a seat has done for the scenario's end: marks, cities, leaders, and Volkare for everybody."""
    value = 0.0
    wanted = goal_sites(s)
    if wanted:
        for cell in range(s.cells.size):
            if s.shields[cell] and has(s.shields[cell], seat) and has(wanted, s.site[cell]):
                value += A_MARK
    for colour in range(len(s.city_row)):
        shields = s.city_row[colour].count(seat)
        if shields:
            value += PER_CITY_SHIELD * float(shields)
            if not garrison(s, s.city_cell[colour]):
                value += city_prize(s)
    for faction in s.scenario.factions:
        shields = s.leader_row[faction].count(seat)
        if shields:
            value += A_LEADER_LEVEL * float(shields)
            if len(s.leader_row[faction]) == s.leader_start[faction]:
                value += A_LEADER
    if s.scenario.march is not None:
        pressing = hurry(s) if marching(s) else 1.0
        value += HIS_ARMY * army_beaten(s)
        if not s.zones[GENERALS]:
            value += THE_GENERAL
        wounds = len(s.wounds_in(HAND, seat)) + len(s.wounds_in(DISCARD, seat))
        value += PER_WOUND * pressing * pressing * float(wounds)
    return value


def army_point(s: Mage) -> float:
    """What a point of Volkare's army is worth that has been beaten: who is beaten stays so."""
    return HIS_ARMY / first_need(s)


def city_prize(s: Mage) -> float:
    """What it is worth to have taken a city."""
    if s.scenario.end == CITIES_TAKEN or (s.scenario.march is not None and s.scenario.march.to_city):
        return A_WANTED_CITY
    return A_CITY


def goal_hope(s: Mage) -> float:
    """The most that the combat which is fought can do for the scenario's end."""
    value = 0.0
    for place in range(len(s.foe_flags)):
        flags = s.foe_flags[place]
        if flags & (OF_CITY | OF_ARMY):
            value += PER_CITY_SHIELD
        if flags & OF_ARMY and s.scenario.march is not None:
            value += army_point(s) * PILE_NEED[s.enemy(s.foes[place]).pile]
        if flags & GENERAL_HIMSELF:
            value += THE_GENERAL
    if s.fight_cell >= 0:
        site = s.site[s.fight_cell]
        if site == CITY_SITE or s.fight_cell == s.city_cell[CAMP]:
            value += city_prize(s)
        elif has(LEADER_SITES, site):
            value += A_LEADER + A_LEADER_LEVEL * float(sum(s.leader_level))
        elif has(goal_sites(s), site):
            value += A_MARK
    return value


def tile_worth(s: Mage) -> float:
    """What revealing a tile is worth: more as long as what the scenario is about has not been found."""
    if s.scenario.end == CITY_FOUND:
        return THE_CITY * (HURRY if s.round >= s.numbers.rounds - 1 else 1.0)
    found = sum([1 for level in s.city_level if level]) + sum([1 for level in s.leader_start if level])
    sought = s.numbers.cities if s.scenario.end == CITIES_TAKEN else len(s.scenario.factions)
    if goal_sites(s) or found < sought:
        return A_SOUGHT_TILE
    return A_TILE


def urgency(s: Mage) -> float:
    """How much of what the scenario asks for is to be thought of now: first one grows, then it is time."""
    if marching(s):
        return 0.35 + 0.65 * hurry(s)
    return 0.35 + 0.65 * float(s.round) / float(s.numbers.rounds)
