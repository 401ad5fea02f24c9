"""What changes in a combat: who takes part, who is defeated."""

from mypy_extensions import i64

from deckhold.engine.bits import bit
from deckhold.engine.ops.lasting import set_off
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    ATTACKS,
    BATTLE,
    DEFEATED,
    DOUBLE_FAME,
    FIELD,
    GONE,
    HALF_FAME,
    PILE,
    SHARE,
    STRUCK,
    SUMMONED,
    USED_PILE,
)
from deckhold.games.mage_knight.terms import TURN


def joint(s: Mage) -> bool:
    """Whether a city is assaulted together: its defenders have been dealt."""
    for entry in s.lasting:
        if entry.op is SHARE:
            return True
    return False


def add_foe(s: Mage, token: i64, flags: i64, host: i64 = -1) -> None:
    """An enemy takes part; `host`: the place of the one that has summoned it."""
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
    """A monster comes to stand in for its summoner (MK-325)."""
    draw_foe(s, pile, SUMMONED, place)


def leave(s: Mage, place: i64) -> None:
    """The token of an enemy is discarded."""
    token = s.foes[place]
    s.move(token, FIELD if s.spot[token] >= 0 else BATTLE, 0, USED_PILE + s.enemy(token).pile, 0)


def forget_defeated(s: Mage) -> None:
    """A phase is over: whoever was defeated in it is not faced any more."""
    for place in range(len(s.foes)):
        if s.foe_flags[place] & DEFEATED:
            s.foe_flags[place] |= GONE


def defeat(s: Mage, seat: i64, place: i64) -> None:
    """An enemy is defeated: fame comes at once, the token is discarded (MK-319, MK-688); a summoned one gives none."""
    token = s.foes[place]
    flags = s.foe_flags[place]
    s.foe_flags[place] = flags | DEFEATED
    s.targets &= ~bit(place)
    leave(s, place)
    if flags & SUMMONED:
        s.foe_flags[place] |= GONE
        return
    if s.events is not None:
        s.note("defeat", seat, token)
    s.gain_fame(seat, fame_for(s, place))
    s.last(STRUCK, seat, token, TURN)
    set_off(s, "foe-defeated", seat, token)


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


def change_armor(s: Mage, place: i64, n: i64) -> None:
    """Armor changes until the combat is over; what is taken away leaves 1."""
    armor = foes.armor_of(s, place)
    if n < 1 - armor:
        n = 1 - armor
    s.foe_armor[place] += n
