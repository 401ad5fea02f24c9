"""Positions of a combat: what tells one from another, and the most that its end can be worth."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.hexes import NO_CELL
from deckhold.games.mage_knight.bot.goals import goal_hope
from deckhold.games.mage_knight.bot.values import A_SHIELD, fame_worth, own_worth, repute_worth
from deckhold.games.mage_knight.definitions import Leader
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.leaders import levels_left
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    DEFEATED,
    DISCARD,
    DOUBLE_FAME,
    GHOST,
    HAND,
    PLAYED,
    RAMPAGING,
    SUMMONED,
    UNITS,
)
from deckhold.games.mage_knight.terms import ENTERING, NO_SITE

WORST: Final = -1e9
MOST_REWARDS: Final = 14.0  # what a site may give
BY_THE_WAY: Final = 1.6  # what effects bring besides: a crystal or two,
REPUTED: Final = 2  # and steps of reputation


def fighting(s: Mage) -> bool:
    """Whether a fight has begun, or is about to behind a door."""
    return s.in_combat() or s.moment == ENTERING


def hope(s: Mage, seat: i64) -> float:
    """The most that the end of a combat can be worth: everybody is defeated, at no further cost."""
    value = own_worth(s, seat) + BY_THE_WAY + goal_hope(s)
    if s.fight_cell != NO_CELL and s.site[s.fight_cell] != NO_SITE:
        value += A_SHIELD + MOST_REWARDS
    fame: i64 = 0
    reputation = s.reputation[seat] + REPUTED
    for place in range(len(s.foes)):
        flags = s.foe_flags[place]
        if not flags & (DEFEATED | SUMMONED | GHOST):
            enemy = s.enemy(s.foes[place])
            times: i64 = levels_left(s, enemy.faction) if isinstance(enemy, Leader) else 1
            fame += foes.foe(s, place).fame * times * (2 if flags & DOUBLE_FAME else 1)
            if flags & RAMPAGING:
                reputation += 2
            reputation += max(0, enemy.reputation)
            fame += 1 if s.scenario.blitz else 0
    value += repute_worth(reputation) - repute_worth(s.reputation[seat])
    return value + fame_worth(s.fame[seat] + fame) - fame_worth(s.fame[seat])


def position_key(s: Mage, last: i64) -> tuple[object, ...]:
    """What tells one position of a combat from another."""
    asking = s.asking
    assert asking is not None
    hand = sorted([s.table.kind[card] for card in s.at(HAND, asking.seat)])
    lasting: list[object] = []
    for entry in s.lasting:
        lasting.append(entry.op.address)
        lasting.append(entry.card)
        lasting.append(entry.b)
    units = [s.spent[unit] + 2 * s.hurt[unit] for unit in s.at(UNITS, asking.seat)]
    return (
        last,
        asking.op.address,
        asking.seat,
        asking.card,
        asking.a,
        asking.b,
        s.moment,
        s.targets,
        s.blocking,
        s.damage_left,
        s.dice_left,
        s.move_points,
        s.influence,
        s.fame[asking.seat],
        s.reputation[asking.seat],
        tuple(hand),
        tuple(s.strike),
        tuple(s.guard),
        tuple(s.foe_flags),
        tuple(s.foe_armor),
        tuple(s.foe_lost),
        tuple(s.hit_flags),
        tuple(s.hit_change),
        tuple(units),
        tuple(s.tokens),
        tuple(s.crystals),
        tuple(s.dice),
        tuple(s.die_state),
        tuple(lasting),
        len(s.stack),
        len(s.at(PLAYED, asking.seat)),
        len(s.at(DISCARD, asking.seat)),
    )
