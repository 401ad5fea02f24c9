"""General Volkare: where he is, his army, and what is remembered of him (section 15 of the expansions' rules).

His figure lies in `GENERALS` as long as he is not beaten; off the map it has no spot, and `ASTRAY` tells where it
stands: he crosses land that nobody has seen. His army is drawn for the first combat with him (MX-225): until then it
is his level and the number of those who have joined him. Where his camp takes the place of a city it is drawn with the
tile, and he never moves (MX-164).
"""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Op
from deckhold.engine.hexes import NO_CELL, OFFSETS, SIX
from deckhold.engine.ops.lasting import Mark
from deckhold.games.mage_knight.definitions import Enemy
from deckhold.games.mage_knight.scenarios import LOWEST_LEVEL
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ARMY, BOX, GENERALS, PILE, UNIT_OFFER
from deckhold.games.mage_knight.terms import (
    CAMP,
    COLOURS,
    GAME,
    GENERAL,
    GREEN_TOKENS,
    GREY_TOKENS,
    NO_FACTION,
    PILES,
    RED,
    RED_TOKENS,
    ROUND,
    WHITE_TOKENS,
)

# Remembered of him.
DIE: Final = Mark()  # the colour that his die shows
MUSTERED: Final = Mark()  # his army has been drawn
REVEALED: Final = Mark()  # and seen
JOINED: Final = Mark()  # so many have joined him
CHANGED: Final = Mark()  # by so much his level was changed
LOST: Final = Mark()  # tokens that he has lost: since his last turn, or in one attack on the city
SLOWED: Final = Mark()  # his next turn is lost
SACKED: Final = Mark()  # he has sacked the city
WAVERS: Final = Mark()  # a unit of the offer that leaves when his die shows this colour
LEFT: Final = Mark()  # the space that he left with his last step
ASTRAY: Final = Mark()  # where he stands beyond the map
READY: Final = Mark()  # who is about to fight him
DEFENDED: Final = Mark()  # somebody has defended the city in this attack
GENERAL_MARKS: Final[dict[str, Op]] = {
    "volkare-die": DIE,
    "volkare-mustered": MUSTERED,
    "volkare-revealed": REVEALED,
    "volkare-joined": JOINED,
    "volkare-changed": CHANGED,
    "volkare-lost": LOST,
    "volkare-slowed": SLOWED,
    "volkare-sacked": SACKED,
    "volkare-wavers": WAVERS,
    "volkare-left": LEFT,
    "volkare-astray": ASTRAY,
    "volkare-ready": READY,
    "volkare-defended": DEFENDED,
}

HIGHEST_LEVEL: Final = 15

# His army by level: white, grey, red, green tokens (MX-105).
ARMY_PILES: Final = [WHITE_TOKENS, GREY_TOKENS, RED_TOKENS, GREEN_TOKENS]
ELITE: Final = [WHITE_TOKENS, RED_TOKENS]
DIAL: Final = {
    4: [0, 1, 1, 2],
    5: [1, 0, 1, 2],
    6: [1, 0, 1, 3],
    7: [1, 0, 2, 2],
    8: [1, 1, 2, 2],
    9: [1, 1, 2, 3],
    10: [1, 1, 2, 5],
    11: [2, 0, 2, 5],
    12: [2, 0, 2, 6],
    13: [2, 0, 2, 7],
    14: [2, 0, 3, 6],
    15: [2, 1, 3, 6],
}


def army_of(level: int) -> list[int]:
    """How many tokens of each of ARMY_PILES a level is: above 15 the sum of equal parts (MX-106, MX-107, MX-Q02)."""
    level = max(level, LOWEST_LEVEL)
    parts = (level + HIGHEST_LEVEL - 1) // HIGHEST_LEVEL
    out = [0, 0, 0, 0]
    for i in range(parts):
        row = DIAL[level // parts + (1 if i < level % parts else 0)]
        out = [out[k] + row[k] for k in range(len(out))]
    return out


# -- what is remembered ------------------------------------------------------------------------------------------------


def entry_of(s: Mage, mark: Mark) -> Ctx | None:
    for entry in s.lasting:
        if entry.op is mark:
            return entry
    return None


def number_of(s: Mage, mark: Mark, otherwise: i64 = 0) -> i64:
    """The number of an entry, or what holds while there is none."""
    entry = entry_of(s, mark)
    return otherwise if entry is None else entry.b


def remember(s: Mage, mark: Mark, n: i64 = 0) -> None:
    """One entry of its kind, in place of the one before."""
    forget(s, mark)
    s.last(mark, 0, NO_CARD, GAME, n)


def forget(s: Mage, mark: Mark) -> None:
    if entry_of(s, mark) is not None:
        s.lasting = [entry for entry in s.lasting if entry.op is not mark]


# -- where he is -------------------------------------------------------------------------------------------------------


def general(s: Mage) -> i64:
    """His figure, or NO_CARD where he takes no part (any more)."""
    figures = s.zones[GENERALS]
    return figures[0] if figures else NO_CARD


def cell_of(s: Mage) -> i64:
    """The space where he stands, or NO_CELL."""
    figures = s.zones[GENERALS]
    return s.spot[figures[0]] if figures else NO_CELL


WIDTH: Final = 1024  # coordinates beyond the map as one number
ORIGIN: Final = 512


def spot_of(s: Mage) -> tuple[int, int]:
    """Where he stands, on the map or not, as coordinates."""
    cell = cell_of(s)
    if cell != NO_CELL:
        return s.cells.q[cell], s.cells.r[cell]
    n = int(number_of(s, ASTRAY))
    return n // WIDTH - ORIGIN, n % WIDTH - ORIGIN


def put_general(s: Mage, q: int, r: int) -> None:
    """He goes to a space; where there is none he stands beyond the map."""
    card = general(s)
    cell = s.cells.cell(q, r)
    if cell == NO_CELL:
        s.set_spot(card, NO_CELL)
        remember(s, ASTRAY, (q + ORIGIN) * WIDTH + r + ORIGIN)
    else:
        forget(s, ASTRAY)
        s.place(card, cell)


def encamp(s: Mage, cell: i64) -> None:
    """His figure comes to the map."""
    figure = s.table.of_kind(GENERAL)[0]
    s.move(figure, BOX, 0, GENERALS, 0)
    s.place(figure, cell)


def steps_to(s: Mage, q: int, r: int, cell: i64) -> i64:
    """How many steps it is from anywhere to a space (MX-253)."""
    dq = s.cells.q[cell] - q
    dr = s.cells.r[cell] - r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def nearer(s: Mage, q: int, r: int, cell: i64, wanted: i64) -> list[int]:
    """The directions that bring him nearer to a space, the one closest to the wanted direction first (MX-255)."""
    far = steps_to(s, q, r, cell)
    found: list[tuple[int, int]] = []
    for direction in range(SIX):
        dq, dr = OFFSETS[direction]
        if steps_to(s, q + dq, r + dr, cell) < far:
            found.append((int(turn_between(direction, wanted)), direction))
    return [direction for _, direction in sorted(found)]


def turn_between(one: i64, other: i64) -> i64:
    """How many sixths lie between two directions."""
    turn = (one - other) % SIX
    return min(turn, SIX - turn)


def on_turn(s: Mage) -> bool:
    """Whether it is his turn."""
    return s.scenario.march is not None and s.order[s.order_at] == s.seats


# -- his army ----------------------------------------------------------------------------------------------------------


def level_of(s: Mage) -> int:
    """His level: that of the scenario and the battle level, as the players have changed it (MX-102, MX-104, MX-185).

    In his camp it is that of a city (MX-164, MX-Q52).
    """
    level = s.city_level[CAMP] or s.numbers.army
    return max(LOWEST_LEVEL, level + int(number_of(s, CHANGED)))


def strength(s: Mage) -> list[int]:
    """How many tokens of each of ARMY_PILES he has."""
    if entry_of(s, MUSTERED) is None:
        out = army_of(level_of(s))
        out[ARMY_PILES.index(GREY_TOKENS)] += int(number_of(s, JOINED))
        return out
    out = [0, 0, 0, 0]
    for token in s.zones[ARMY]:
        out[ARMY_PILES.index(s.enemy(token).pile)] += 1
    return out


def muster(s: Mage) -> None:
    """His army is drawn, face down, if it is not there yet (MX-225, MX-Q15)."""
    if entry_of(s, MUSTERED) is not None:
        return
    wanted = strength(s)
    remember(s, MUSTERED)
    for i, pile in enumerate(ARMY_PILES):
        for _ in range(wanted[i]):
            enlist(s, pile, True)


MOST_TROOPS: Final = 56  # of an army: a combat can tell 63 enemies apart


def enlist(s: Mage, pile: i64, factions: bool) -> bool:
    """A token joins his army: from its pile, then from what factions have in the box, if any is left (MX-Q49)."""
    if len(s.zones[ARMY]) == MOST_TROOPS:
        return False
    token = s.token_from(pile)
    if token != NO_CARD:
        s.move(token, PILE + pile, 0, ARMY, 0)
        return True
    others: list[int] = []
    for card in s.zones[BOX]:
        enemy = s.definitions[card]
        if factions and isinstance(enemy, Enemy) and enemy.faction != NO_FACTION and enemy.pile == pile:
            others.append(card)
    if not others:
        return False
    card = others[s.chance(len(others))]
    s.mix([card])
    s.move(card, BOX, 0, ARMY, 0)
    return True


def dismiss(s: Mage) -> None:
    """An army that nobody has seen goes back to its piles: it is drawn anew (MX-186)."""
    if entry_of(s, MUSTERED) is None:
        return
    for token in s.zones[ARMY].copy():
        enemy = s.enemy(token)
        spare = enemy.faction != NO_FACTION and s.options["faction-tokens"] == "out"  # MX-Q49
        s.move(token, ARMY, 0, BOX if spare else PILE + enemy.pile, 0)
    for pile in range(PILES):
        s.shuffle(PILE + pile)
    forget(s, MUSTERED)


def divisions(s: Mage) -> list[list[int]]:
    """Elite and regular troops (MX-139)."""
    elite: list[int] = []
    regular: list[int] = []
    for token in s.zones[ARMY]:
        (elite if s.enemy(token).pile in ELITE else regular).append(token)
    return [elite, regular]


def die_of(s: Mage) -> i64:
    """The colour that his die shows."""
    return number_of(s, DIE, RED)


def roll_die(s: Mage) -> None:
    """His die is rolled for an attack, once for all who take part in it (MX-116, MX-142, MX-Q50)."""
    if entry_of(s, DIE) is None:
        remember(s, DIE, s.chance(len(COLOURS)))
        if s.events is not None:
            s.note("volkare-die", -1, general(s), die_of(s))


def reveal(s: Mage) -> None:
    """His whole army is turned face up (MX-155, MX-Q50)."""
    remember(s, REVEALED)
    for token in s.zones[ARMY]:
        s.show(token, s.map.everybody)


def lose(s: Mage, n: i64) -> None:
    """He has lost so many tokens; in the Quest enough of them cost him a turn (MX-322 to MX-324)."""
    if n == 0:
        return
    if s.events is not None:
        s.note("volkare-loses", -1, general(s), n)
    march = s.scenario.march
    if march is None:
        return
    remember(s, LOST, number_of(s, LOST) + n)
    enough = number_of(s, LOST) >= 2 * s.seats  # MX-Q57
    if not march.to_city and enough and entry_of(s, SLOWED) is None:
        remember(s, SLOWED)
        if s.events is not None:
            s.note("volkare-held-up", -1, general(s))


def beaten(s: Mage) -> bool:
    """Whether he has lost his whole army (MX-119)."""
    return s.scenario.march is not None and not s.zones[GENERALS]


def retire(s: Mage) -> None:
    """His army is beaten: his figure leaves the map (MX-136); his camp is conquered, if he was in it (MX-171)."""
    card = general(s)
    s.move(card, GENERALS, 0, BOX, 0)
    forget(s, ASTRAY)
    if s.events is not None:
        s.note("volkare-beaten" if s.city_cell[CAMP] == NO_CELL else "camp-conquered", -1, card)


def sacked(s: Mage) -> bool:
    """Whether he has sacked the city: there is nothing to be had in it any more (MX-261)."""
    return len(s.lasting) > 0 and entry_of(s, SACKED) is not None


# -- wavering units ----------------------------------------------------------------------------------------------------


def mark_waverers(s: Mage, before: int = 0) -> None:
    """The first units of the offer are those who may not stay: each a colour of its own (MX-228, MX-229, MX-Q08).

    `before`: so many lay there before it was dealt, whom a skill has added (MX-230).
    """
    for i, unit in enumerate(s.zones[UNIT_OFFER][before : before + s.numbers.waverers]):
        s.last(WAVERS, 0, unit, ROUND, i)


def waverer(s: Mage, colour: i64) -> i64:
    """The unit of the offer that leaves when his die shows a colour, or NO_CARD."""
    for entry in s.lasting:
        if entry.op is WAVERS and entry.b == colour and entry.card in s.zones[UNIT_OFFER]:
            return entry.card
    return NO_CARD
