"""Volkare on the march: how much time he leaves, how pressing that is, and what his army has lost already."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.hexes import EAST, NO_CELL, OFFSETS
from deckhold.games.mage_knight.bot.strength import PILE_NEED
from deckhold.games.mage_knight.rules.volkare.attack import price_of_withdrawal
from deckhold.games.mage_knight.rules.volkare.steps import city_parts, exploring
from deckhold.games.mage_knight.state.general import (
    ARMY_PILES,
    SLOWED,
    army_of,
    cell_of,
    entry_of,
    level_of,
    spot_of,
    steps_to,
    strength,
)
from deckhold.games.mage_knight.state.ground import PORTAL_CELL, garrison
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import DECK, DISCARD, DUMMY_DECK, GENERALS, HAND, PLAYED, TILES
from deckhold.games.mage_knight.terms import BASICS, RED, UNKNOWN

PER_TILE: Final = 2  # steps that he makes on a tile before he reveals the next one
TO_THE_CITY: Final = 2  # and from where he finds the city into it
DEFENDED: Final = 3  # steps more where the city is held against him
RAGING: Final = 2.0  # steps of a turn when his deck is used up
LONG: Final = 20.0  # turns: with so many left nothing presses
NEAR: Final = 2  # steps from which he can be met


def marching(s: Mage) -> bool:
    """Whether Volkare is on his way."""
    return s.scenario.march is not None and len(s.zones[GENERALS]) > 0


def beset(s: Mage, seat: i64) -> bool:
    """Whether Volkare is so near that he can be fought in the next turn."""
    if not marching(s) or s.where(seat) == NO_CELL:
        return False
    q, r = spot_of(s)
    return steps_to(s, q, r, s.where(seat)) <= NEAR


def way_left(s: Mage) -> i64:
    """The steps after which he has won."""
    q, r = spot_of(s)
    march = s.scenario.march
    assert march is not None
    if not march.to_city:
        return steps_to(s, q, r, PORTAL_CELL) + 1
    parts = city_parts(s)
    if not parts:
        return known_ahead(s) + PER_TILE * (len(s.zones[TILES]) - 1) + TO_THE_CITY
    least = min([int(steps_to(s, q, r, part)) for part in parts])
    return least if garrison(s, parts[0]) else least + DEFENDED


def known_ahead(s: Mage) -> i64:
    """The steps that lead him straight inland to where nobody has been yet."""
    steps: i64 = 1
    cell = s.cells.step(cell_of(s), EAST)
    while cell != NO_CELL and s.terrain[cell] != UNKNOWN:
        steps += 1
        cell = s.cells.step(cell, EAST)
    return steps


def his_turns(s: Mage) -> float:
    """How many turns he is likely to need: what his deck consists of is known, its order is not."""
    deck = s.zones[DUMMY_DECK]
    seeks = exploring(s)
    steps: i64 = 0
    for card in deck:
        deed = s.deed(card)
        if not deed.is_wound and not (seeks and has(deed.colours, RED)):
            steps += 2 if deed.is_spell else 1
    way = way_left(s)
    slowed = 1.0 if entry_of(s, SLOWED) is not None else 0.0
    if steps >= way:
        return slowed + float(len(deck)) * float(way) / float(steps)
    return slowed + float(len(deck)) + float(way - steps) / RAGING


def turns_of_round(s: Mage, seat: i64) -> float:
    """How many turns with a full hand a round has."""
    cards = 0
    for zone in (HAND, DECK, DISCARD, PLAYED):
        cards += len(s.at(zone, seat))
    return max(1.0, float(cards) / float(s.hand_limit(seat)))


def turns_left(s: Mage, seat: i64) -> float:
    """How many turns a hero still has: until he has won, or until the last round is over."""
    rounds = float(s.numbers.rounds - s.round)
    own = rounds * turns_of_round(s, seat) + float(len(s.at(HAND, seat)) + len(s.at(DECK, seat))) / float(
        s.hand_limit(seat)
    )
    return min(his_turns(s), own)


def hurry(s: Mage) -> float:
    """How pressing it is to meet him: 0 as long as there is time, 1 when there is none left."""
    left = turns_left(s, 0)
    for seat in range(1, s.seats):
        left = min(left, turns_left(s, seat))
    return max(0.0, 1.0 - left / LONG)


def need_of_all(counts: list[int]) -> float:
    """The points that it takes to beat so many of each of ARMY_PILES."""
    total = 0.0
    for i in range(len(ARMY_PILES)):
        total += float(counts[i]) * PILE_NEED[ARMY_PILES[i]]
    return total


def army_beaten(s: Mage) -> float:
    """How much of his army has been beaten, by the points that it takes; who has joined him counts against it."""
    return 1.0 - need_of_all(strength(s)) / first_need(s)


def first_need(s: Mage) -> float:
    """The points that it takes to beat the army that he set out with."""
    return need_of_all(army_of(level_of(s)))


def danger(s: Mage, cell: i64) -> float:
    """How many wounds it costs on average to wait on a space for his next turn, if one makes way for him."""
    march = s.scenario.march
    deck = s.zones[DUMMY_DECK]
    if march is None or not deck or entry_of(s, SLOWED) is not None:
        return 0.0
    q, r = spot_of(s)
    far = steps_to(s, q, r, cell)
    if far > 2:
        return 0.0
    hits = 0
    seeks = exploring(s)
    for card in deck:
        deed = s.deed(card)
        if deed.is_wound:
            continue
        for colour in range(BASICS):
            if not has(deed.colours, colour):
                continue
            if colour == RED and seeks:
                hits += 1 if far == 1 or deed.is_spell else 0
            elif colour in march.directions:
                dq, dr = OFFSETS[march.directions[colour]]
                steps = 2 if deed.is_spell else 1
                hits += 1 if s.cells.cell(q + dq, r + dr) == cell else 0
                hits += 1 if steps == 2 and s.cells.cell(q + 2 * dq, r + 2 * dr) == cell else 0
            break
    return float(price_of_withdrawal(s)) * float(hits) / float(len(deck))
