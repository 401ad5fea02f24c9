"""The leaders of the factions: how they come, what is left of them, whose shields they bear (29.10)."""

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.games.mage_knight.definitions import Leader
from deckhold.games.mage_knight.state.factions import place_faction_enemy
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import BOX, FIELD


def reveal(s: Mage, faction: i64, cell: i64, level: i64) -> None:
    """A leader and the company that its level asks for come to a space, face up (MX-386, MX-388)."""
    for card in s.zones[BOX]:
        leader = s.definitions[card]
        if isinstance(leader, Leader) and leader.faction == faction:
            s.move(card, BOX, 0, FIELD, 0)
            s.place(card, cell)
            s.show(card, s.map.everybody)
            s.leader_start = changed(s.leader_start, faction, level)
            s.leader_level = changed(s.leader_level, faction, level)
            if s.events is not None:
                s.note("leader", -1, card, level)
            for pile in leader.retinue(level):
                place_faction_enemy(s, faction, pile, cell, True)
            return
    raise AssertionError("this leader has come already")


def changed(numbers: list[int], at: i64, n: i64) -> list[int]:
    out = numbers.copy()
    out[at] = n
    return out


def leader_of_faction(s: Mage, faction: i64) -> i64:
    """The token of a leader on the map, or NO_CARD."""
    if s.leader_start[faction]:
        for card in s.zones[FIELD]:
            leader = s.definitions[card]
            if isinstance(leader, Leader) and leader.faction == faction:
                return card
    return NO_CARD


def leader_at(s: Mage, cell: i64) -> i64:
    """The leader on a space, or NO_CARD."""
    for faction in range(len(s.leader_start)):
        card = leader_of_faction(s, faction)
        if card != NO_CARD and s.spot[card] == cell:
            return card
    return NO_CARD


def defeated(s: Mage, faction: i64) -> bool:
    """Whether a leader came and has been defeated."""
    return s.leader_start[faction] > 0 and levels_left(s, faction) == 0


def levels_left(s: Mage, faction: i64) -> i64:
    """How many levels of a leader bear no shield yet."""
    return s.leader_start[faction] - len(s.leader_row[faction])


def shields_of(s: Mage, faction: i64, seat: i64) -> i64:
    """How many levels of a leader a hero has taken off."""
    return s.leader_row[faction].count(seat)


def best_shield(s: Mage, faction: i64, seat: i64) -> i64:
    """The highest level of a leader that bears the shield of a hero; 0: none does."""
    row = s.leader_row[faction]
    return s.leader_start[faction] - row.index(seat) if seat in row else 0


def lose_levels(s: Mage, seat: i64, faction: i64, n: i64) -> i64:
    """A hero marks levels of a leader, from the highest one on; the fame that they bring (MX-392, MX-393, MX-399)."""
    card = leader_of_faction(s, faction)
    fame = fame_of_levels(s, faction, n)
    for _ in range(n):
        rows = s.leader_row.copy()
        rows[faction] = [*rows[faction], int(seat)]
        s.leader_row = rows
    if s.events is not None:
        s.note("leader-levels", seat, card, n)
    return fame


def fame_of_levels(s: Mage, faction: i64, n: i64) -> i64:
    """The fame of the next levels that a leader would lose."""
    leader = s.definitions[leader_of_faction(s, faction)]
    assert isinstance(leader, Leader)
    left = levels_left(s, faction)
    fame: i64 = 0
    for i in range(n):
        fame += leader.faces[left - 1 - i].fame
    return fame


def settle(s: Mage) -> None:
    """After a combat the markers go down to the next level without a shield (MX-398)."""
    for faction in range(len(s.leader_start)):
        if s.leader_level[faction] != levels_left(s, faction):
            s.leader_level = changed(s.leader_level, faction, levels_left(s, faction))
