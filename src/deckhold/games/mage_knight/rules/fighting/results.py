"""How a combat ends (16.8, section 17, MK-669)."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops.lasting import set_off
from deckhold.games.mage_knight.definitions import (
    CORE,
    REWARD_ADVANCED,
    REWARD_ARTIFACT,
    REWARD_CRYSTAL,
    REWARD_DUNGEON,
    REWARD_RANDOM_CRYSTAL,
    REWARD_SPELL,
    Ruin,
    Tile,
)
from deckhold.games.mage_knight.rules.fighting.freeing import freeing
from deckhold.games.mage_knight.rules.revealing import add_token, fill_up
from deckhold.games.mage_knight.rules.secrets import put_die_away
from deckhold.games.mage_knight.rules.shades import show_ways
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.battle import end_blow, joint, leave
from deckhold.games.mage_knight.state.general import DIE, ELITE, forget, lose, retire
from deckhold.games.mage_knight.state.ground import fall_back, main_city
from deckhold.games.mage_knight.state.leaders import settle
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.pursuit import FACE_DOWN, turn_over
from deckhold.games.mage_knight.state.world import SEVEN
from deckhold.games.mage_knight.state.zones import (
    ARMY,
    DEFEATED,
    FIELD,
    GENERAL_HIMSELF,
    GHOST,
    HUNTED,
    OF_ARMY,
    OF_CITY,
    PREY,
    RAMPAGING,
    RUIN_USED,
    SUMMONED,
    TO_DISCARD,
    WAY,
)
from deckhold.games.mage_knight.terms import (
    BROWN_TOKENS,
    CAMP,
    CITY_SITE,
    CLOSING,
    COMBAT_SCOPE,
    DUNGEON,
    GAME,
    GLADE,
    GRAVEYARD,
    KEEP,
    LEADER_SITES,
    MAGE_TOWER,
    MAZE,
    MAZES,
    MINES,
    MONASTERY,
    MONSTER_DEN,
    RED_TOKENS,
    RUINED_CITY,
    RUINS,
    SPAWNING_GROUNDS,
    TOMB,
)

SPAWNED: Final = 2  # tokens of spawning grounds

# What the ways into a maze lead to, by the move points they take; a labyrinth has an advanced action besides (MX-498).
WAY_REWARDS: Final = {2: [REWARD_CRYSTAL, REWARD_CRYSTAL], 4: [REWARD_SPELL], 6: [REWARD_ARTIFACT]}


def finish(s: Mage, seat: i64) -> None:
    """The combat is over: tokens, shields, reputation, conquest, fall-back, in this order (MK-669)."""
    set_off(s, "combat-ends", seat)
    discard_tokens(s)
    shields_on_city(s, seat)
    mark_hunt(s, seat)
    reputation(s, seat)
    for place in foes.left_to_defeat(s):
        turn_over(s, s.foes[place], FACE_DOWN)  # MX-371
    if not joint(s):
        settle(s)
    if led(s):
        army_result(s, seat)
    elif s.fight_cell != NO_CELL and not joint(s):
        site = s.site[s.fight_cell]
        if won(s):
            conquer(s, seat, s.fight_cell, site)
        else:
            fail(s, seat, s.fight_cell, site)
    if not joint(s):
        fill_up(s)
    show_ways(s, seat)
    close_combat(s)


def close_combat(s: Mage) -> None:
    """What held for the combat is over; special and healing effects may follow."""
    s.close(COMBAT_SCOPE)
    put_die_away(s)
    s.clear_combat()
    end_blow(s)
    s.moment = CLOSING


def led(s: Mage) -> bool:
    """Whether it was a combat with Volkare."""
    for flags in s.foe_flags:
        if flags & GENERAL_HIMSELF:
            return True
    return False


def army_result(s: Mage, seat: i64) -> None:
    """Volkare's losses are counted; who attacked him alone has beaten him, or goes back (MX-130, MX-135, MX-136)."""
    n: i64 = 0
    for flags in s.foe_flags:
        if flags & OF_ARMY and flags & DEFEATED:
            n += 1
    lose(s, n)
    if s.fight_cell == NO_CELL or joint(s):
        return  # what follows is seen when all have fought
    forget(s, DIE)
    if s.zones[ARMY]:
        fall_back(s, seat)
    else:
        retire(s)


def won(s: Mage) -> bool:
    """Whether all were defeated that count: rampaging enemies do not matter for a site (MK-299, MK-370)."""
    for place in foes.left_to_defeat(s):
        if not s.foe_flags[place] & RAMPAGING:
            return False
    return True


def discard_tokens(s: Mage) -> None:
    """Undefeated tokens that were drawn for this combat alone are discarded; others stay, known to all (MK-Q12)."""
    for place in range(len(s.foes)):
        if foes.lives(s, place) and s.foe_flags[place] & TO_DISCARD:
            leave(s, place)


def shields_on_city(s: Mage, seat: i64) -> None:
    """A shield on the city card for every defender that the hero defeated (MK-366, MK-689).

    On Volkare's token one for each elite troop, and one for two regular ones, in this combat (MX-168, MX-169, MX-Q32).
    """
    n: i64 = 0
    regular: i64 = 0
    camp = s.fight_cell != NO_CELL and s.fight_cell == s.city_cell[CAMP]
    for place in range(len(s.foes)):
        flags = s.foe_flags[place]
        if not flags & DEFEATED:
            continue
        if flags & OF_CITY or (camp and flags & OF_ARMY and s.enemy(s.foes[place]).pile in ELITE):
            n += 1
        elif camp and flags & OF_ARMY:
            regular += 1
    n += regular // 2
    if n:
        colour = main_city(s, s.fight_cell)  # a megapolis has one row (MK-566)
        rows = s.city_row.copy()
        rows[colour] = [*rows[colour], *[int(seat)] * n]
        s.city_row = rows
        if s.events is not None:
            s.note("camp-shields" if camp else "city-shields", seat, -1, n)


def mark_hunt(s: Mage, seat: i64) -> None:
    """Whoever has defeated something that was hunted marks the space (MX-180)."""
    for flags in s.foe_flags:
        if flags & PREY and flags & DEFEATED:
            s.last(HUNTED, seat, NO_CARD, GAME, s.where(seat))
            if s.events is not None:
                s.note("shield", seat, NO_CARD, s.where(seat))
            return


def reputation(s: Mage, seat: i64) -> None:
    """What rampaging enemies bring, and what is printed on a token (MK-367, MK-Q74, MK-Q88); not when hunting."""
    n: i64 = 0
    for place in range(len(s.foes)):
        flags = s.foe_flags[place]
        if flags & DEFEATED and not flags & (SUMMONED | PREY | GHOST):
            enemy = foes.foe(s, place)
            n += enemy.reputation
            if flags & RAMPAGING:
                n += 2 if enemy.pile == RED_TOKENS else 1
    if n:
        s.change_reputation(seat, n)


def conquer(s: Mage, seat: i64, cell: i64, site: i64) -> None:
    """A place is marked; what it gives comes at the end of the turn (MK-369 to MK-371)."""
    first = not s.shields[cell]
    if site in (KEEP, MAGE_TOWER):
        s.put_shield(cell, seat, True)
        if site == MAGE_TOWER and not s.scenario.owned_towers:
            reward(s, [REWARD_SPELL])
    elif site == MONASTERY:
        s.put_shield(cell, seat)
        reward(s, [REWARD_ARTIFACT])
    elif site in (DUNGEON, TOMB):
        if first:  # MK-435
            s.put_shield(cell, seat)
            reward(s, [REWARD_DUNGEON] if site == DUNGEON else [REWARD_SPELL, REWARD_ARTIFACT])
    elif site == MONSTER_DEN:
        s.put_shield(cell, seat)
        reward(s, [REWARD_RANDOM_CRYSTAL] * 2)
    elif site == SPAWNING_GROUNDS:
        s.put_shield(cell, seat)
        reward(s, [REWARD_ARTIFACT, *[REWARD_RANDOM_CRYSTAL] * 3])
    elif site == RUINED_CITY:
        s.put_shield(cell, seat)  # a part of the relic (MX-475)
    elif site in (GLADE, GRAVEYARD):
        freeing(s, seat, cell)
    elif has(MAZES, site):
        conquer_maze(s, seat, cell, site)
    elif has(MINES, site):
        s.put_shield(cell, seat)
        s.change_reputation(seat, 2 if is_core(s, cell) else 1)  # MK-615
    elif site == RUINS:
        s.put_shield(cell, seat)
        for token in s.tokens_at(cell):
            if isinstance(s.definitions[token], Ruin):
                reward(s, s.ruin(token).rewards)
                s.move(token, FIELD, 0, RUIN_USED, 0)
    if s.events is not None:
        s.note("city-conquered" if site == CITY_SITE else "conquered", seat, -1, cell)


def conquer_maze(s: Mage, seat: i64, cell: i64, site: i64) -> None:
    """The hero's shield lies on the way that it went (MX-032, MX-034)."""
    s.put_shield(cell, seat)
    for entry in s.lasting:
        if entry.op is WAY and entry.a == COMBAT_SCOPE:
            s.last(WAY, seat, entry.card, GAME, entry.b)
            reward(s, WAY_REWARDS[entry.b] if site == MAZE else [*WAY_REWARDS[entry.b], REWARD_ADVANCED])
            return


def fail(s: Mage, seat: i64, cell: i64, site: i64) -> None:
    """A hero that has not beaten all defenders falls back; monsters spawn again (MK-375, MK-X05, MK-633)."""
    if site == SPAWNING_GROUNDS:
        while len(s.enemies_at(cell)) < SPAWNED and lay_anew(s, BROWN_TOKENS, cell):
            pass
    elif cell in s.secret_dungeons:
        lay_anew(s, BROWN_TOKENS, cell)
    elif cell in s.secret_tombs:
        lay_anew(s, RED_TOKENS, cell)
    elif site in (KEEP, MAGE_TOWER, CITY_SITE, RUINED_CITY) or has(LEADER_SITES, site):
        fall_back(s, seat)


def lay_anew(s: Mage, pile: i64, cell: i64) -> bool:
    """A new token comes to a space, face down; whether there was one."""
    return add_token(s, pile, cell, False) != NO_CARD


def is_core(s: Mage, cell: i64) -> bool:
    tile = s.definitions[s.tile_at[cell // SEVEN]]
    assert isinstance(tile, Tile)
    return tile.back == CORE


def reward(s: Mage, rewards: list[int]) -> None:
    s.rewards = [*s.rewards, *rewards]
