"""What changes in a combat: who takes part, who is defeated."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.bits import SIZE, bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Op
from deckhold.engine.ops.lasting import modified, set_off
from deckhold.games.mage_knight.definitions import Leader
from deckhold.games.mage_knight.state import covering, foes
from deckhold.games.mage_knight.state.factions import sorts, stands_in_for, take_faction_enemy, used_pile
from deckhold.games.mage_knight.state.leaders import fame_of_levels, levels_left, lose_levels
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.secrets import die_is_shown, fame_of_die
from deckhold.games.mage_knight.state.zones import (
    ARMY,
    ATTACKS,
    BATTLE,
    BLOCKED,
    BOX,
    DEFEATED,
    DOUBLE_FAME,
    FIELD,
    GHOST,
    GONE,
    HALF_FAME,
    MEMBER,
    NEWCOMER,
    OF_ARMY,
    PARRIED,
    PILE,
    PREY,
    PURSUES,
    SHARE,
    STRUCK,
    SUMMONED,
    TOKEN_WON,
    TOUCHED,
)
from deckhold.games.mage_knight.terms import BLOCK_PHASE, BLOW, COMBAT_SCOPE, GAME, NO_FACTION, TURN

DEFEAT_FAME: Final = "defeat-fame"  # what effects in force bring besides for defeating an enemy
OF_TOKENS: Final[list[Op]] = [MEMBER, PURSUES, NEWCOMER]  # what is remembered of an enemy while it is in play


def joint(s: Mage) -> bool:
    """Whether a city is assaulted together: its defenders have been dealt."""
    for entry in s.lasting:
        if entry.op is SHARE:
            return True
    return False


def add_foe(s: Mage, token: i64, flags: i64, host: i64 = -1) -> None:
    """An enemy takes part; `host`: the place of the one that has summoned it."""
    if not s.foes:
        s.foes = []
        s.foe_flags = []
        s.foe_armor = []
        s.foe_lost = []
        s.foe_gained = []
        s.foe_host = []
        s.hit_change = []
        s.hit_flags = []
    s.foes.append(token)
    s.foe_flags.append(flags)
    s.foe_armor.append(0)
    s.foe_lost.append(0)
    s.foe_gained.append(0)
    s.foe_host.append(host)
    s.hit_change.extend([0] * ATTACKS)
    s.hit_flags.extend([0] * ATTACKS)


def draw_foe(s: Mage, pile: i64, flags: i64, host: i64 = -1) -> None:
    """An enemy is drawn for this combat alone, if there is one (MK-Q42)."""
    token = s.token_from(pile)
    if token >= 0:
        s.move(token, PILE + pile, 0, BATTLE, 0)
        add_foe(s, token, flags, host)


def summon(s: Mage, place: i64, pile: i64) -> None:
    """A monster comes to stand in for its summoner, one of the same faction (MK-325, MX-349).

    None where so many are there already that enemies could not be told apart.
    """
    if len(s.foes) == SIZE:
        return
    token = take_faction_enemy(s, s.enemy(s.foes[place]).faction, pile, BATTLE)
    if token >= 0:
        add_foe(s, token, SUMMONED, place)


def leave(s: Mage, place: i64) -> None:
    """The token of an enemy is discarded."""
    token = s.foes[place]
    zone = FIELD if s.spot[token] >= 0 else ARMY if s.foe_flags[place] & OF_ARMY else BATTLE
    s.move(token, zone, 0, used_pile(s, token), 0)
    leaves_play(s, token)


def leaves_play(s: Mage, token: i64) -> None:
    """What was remembered of an enemy is over."""
    if s.lasting:
        s.lasting = [one for one in s.lasting if one.card != token or one.op not in OF_TOKENS]


def draw_summoned(s: Mage, faction: i64, pile: i64) -> i64:
    """A monster that a summoner would bring, drawn only to be looked at; NO_CARD if there is none (MX-338, MX-349)."""
    token = take_faction_enemy(s, faction, pile, BATTLE)
    if token != NO_CARD:
        s.move(token, BATTLE, 0, used_pile(s, token), 0)
        leaves_play(s, token)
    return token


def forget_defeated(s: Mage) -> None:
    """A phase is over: whoever was defeated in it is not faced any more."""
    for place in range(len(s.foes)):
        if s.foe_flags[place] & DEFEATED:
            s.foe_flags[place] |= GONE


def defeat(s: Mage, seat: i64, place: i64) -> None:
    """An enemy is defeated: fame comes at once, the token is discarded (MK-319, MK-688); a summoned one gives none."""
    token = s.foes[place]
    flags = s.foe_flags[place]
    enemy = s.enemy(token)
    if isinstance(enemy, Leader):
        wear_down(s, seat, place, 1)
        return
    s.foe_flags[place] = flags | DEFEATED
    s.targets &= ~bit(place)
    leaves_token = rewarded(s, place)
    leave(s, place)
    if flags & SUMMONED:
        s.foe_flags[place] |= GONE
        return
    if flags & GHOST:
        return  # nothing is won (MX-210)
    if s.events is not None:
        s.note("defeat", seat, token)
    s.gain_fame(seat, fame_for(s, place) + fame_of_die(s))
    if leaves_token:
        leave_token(s, seat, enemy.faction)
    s.last(STRUCK, seat, token, TURN)
    set_off(s, "foe-defeated", seat, token)


def rewarded(s: Mage, place: i64) -> bool:
    """Whether an enemy of a faction leaves something: not when it was hunted (MX-179).

    Nor one that stands in for another one (MX-351), whatever is printed on it; one that had to be taken from the box
    for want of others is an ordinary enemy (MX-Q49).
    """
    token = s.foes[place]
    faction = s.enemy(token).faction
    if faction == NO_FACTION or s.foe_flags[place] & PREY or stands_in_for(s, token) != NO_FACTION:
        return False
    return s.options["faction-tokens"] != "out" or sorts(s, faction)


def leave_token(s: Mage, seat: i64, faction: i64) -> None:
    """A beaten enemy of a faction leaves a token, which comes when the turn ends; or fame (MX-379, MX-385, MX-Q63)."""
    if s.options["faction-rewards"] == "fame":
        s.gain_fame(seat, 1)
    else:
        s.last(TOKEN_WON, seat, NO_CARD, GAME, faction)


def wear_down(s: Mage, seat: i64, place: i64, n: i64) -> None:
    """A leader loses levels; the marker stays where it is until the combat is over (MX-391 to MX-393, MX-399)."""
    token = s.foes[place]
    faction = s.enemy(token).faction
    s.targets &= ~bit(place)
    s.foe_flags[place] |= PARRIED
    s.gain_fame(seat, lose_levels(s, seat, faction, n))
    if levels_left(s, faction) > 0:
        return
    s.foe_flags[place] |= DEFEATED
    s.move(token, FIELD, 0, BOX, 0)
    if s.events is not None:
        s.note("leader-down", seat, token)
    s.last(STRUCK, seat, token, TURN)
    set_off(s, "foe-defeated", seat, token)


def touch(s: Mage, seat: i64, unit: i64, place: i64) -> None:
    """A unit has to do with an enemy, or with the summoner whom that one stands in for: some effects ask for that."""
    s.last(TOUCHED, seat, unit, COMBAT_SCOPE, foes.behind(s, place))


def fame_for(s: Mage, place: i64) -> i64:
    """The fame of an enemy that was just defeated; what is halved is halved together, rounded up (MK-292, MK-647)."""
    fame = foes.foe(s, place).fame
    if s.foe_flags[place] & DOUBLE_FAME:
        return 2 * fame
    if not s.foe_flags[place] & HALF_FAME:
        return fame
    before: i64 = 0
    for other in range(len(s.foes)):
        if other != place and s.foe_flags[other] & HALF_FAME and s.foe_flags[other] & DEFEATED:
            before += foes.foe(s, other).fame
    return (before + fame + 1) // 2 - (before + 1) // 2


def fame_of_targets(s: Mage) -> i64:
    """The fame that defeating all targets of the attack would bring, as far as everybody knows.

    Of a leader as many levels as the attack takes off, one at least.
    """
    fame: i64 = 0
    half: i64 = 0
    before: i64 = 0
    for place in range(len(s.foes)):
        flags = s.foe_flags[place]
        if flags & DEFEATED:
            before += foes.foe(s, place).fame if flags & HALF_FAME else 0
        elif has(s.targets, place) and not flags & GHOST:
            enemy = s.enemy(s.foes[place])
            if isinstance(enemy, Leader):
                fame += fame_of_levels(s, enemy.faction, levels_under_attack(s, place))
                continue
            fame += fame_of_die(s) if die_is_shown(s) else 0
            fame += modified(s, DEFEAT_FAME, s.turn, s.foes[place], 0) if s.lasting else 0
            if s.options["faction-rewards"] == "fame" and rewarded(s, place):
                fame += 1  # MX-385
            if flags & HALF_FAME and not flags & DOUBLE_FAME:
                half += foes.foe(s, place).fame
            else:
                fame += fame_for(s, place)
    return fame + (before + half + 1) // 2 - (before + 1) // 2


def levels_under_attack(s: Mage, leader: i64) -> i64:
    """How many levels the attack that is put together takes off a leader at best; one if it does not suffice yet."""
    total = foes.sum_of_attack(s, s.turn, s.targets, s.strike)
    most: i64 = 1
    for cover in covering.covers(s, s.targets, total - foes.armor_of_all(s, s.targets)):
        most = max(most, covering.levels_taken(s, s.targets, leader, total, cover))
    return most


def change_armor(s: Mage, place: i64, n: i64) -> None:
    """Armor changes until the combat is over; what is taken away leaves 1."""
    armor = foes.armor_of(s, place)
    if n < 1 - armor:
        n = 1 - armor
    s.foe_armor[place] += n


# -- blocks ------------------------------------------------------------------------------------------------------------


def end_blow(s: Mage) -> None:
    """What was put together is used up, or lost (MK-322, MK-335)."""
    s.strike = [0] * len(s.strike)
    s.guard = [0] * len(s.guard)
    s.close(BLOW)


def drop_guard(s: Mage) -> None:
    """The attack that was being blocked needs no block any more: what was put together for it is lost (MK-335)."""
    end_blow(s)
    s.blocking = -1


def blocked(s: Mage, seat: i64, hit: i64) -> None:
    """One attack of an enemy is blocked."""
    s.hit_flags[hit] |= BLOCKED
    token = s.foes[hit // ATTACKS]
    if s.events is not None:
        s.note("blocked", seat, token)
    set_off(s, "blocked", seat, token)


def weaken(s: Mage, seat: i64, hit: i64, n: i64) -> None:
    """An attack is worth less; one that comes to nothing in the block phase is blocked (MX-080, MX-086)."""
    value = foes.value_of(s, hit)
    s.hit_change[hit] -= n if n < value else value
    if s.moment != BLOCK_PHASE or n < value:
        return
    blocked(s, seat, hit)
    if s.blocking == hit:
        drop_guard(s)
