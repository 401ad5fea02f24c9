"""Orders to villains worked out a second time, from the words of AT-258 to AT-264 alone, on boards made by chance.

Whatever the table can be asked on the way, every answer is followed: how the order may end must be the same set.
"""

import random
from typing import NamedTuple

import pytest

from games.ascension_tactics.battle import Battle, raid

Cell = tuple[int, int]
Ending = tuple[Cell | None, tuple[str, ...], tuple[tuple[str, int], ...], int]  # where it is, who fell, damage, glory

STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
BOARD = {(q, r) for q in range(-6, 7) for r in range(-6, 7) if abs(q + r) <= 6}
FAR = 1000
CHAMPIONS = [
    "fox-minstrel",
    "aria-redforge",
    "muse-of-rebirth",
    "kehmep",
    "clockwork-sentry",
    "jirra",
    "soul-catcher",
    "yuk-battle-priest",
    "loremaster",
]
GEAR = ["", "", "", "+barkskin-mail", "+titan-plating", "+nihil-cloak", "+focusing-lens"]
# Keywords of the villain: so many Pasythea weapons that one of them gives Area Attack, another Double Attack.
PASYTHEA = "+pasythea-scimitar +pasythea-katana +pasythea-mace"
VILLAIN_GEAR = ["", "", "+vine-whip", "+focusing-lens", "+worldrend", PASYTHEA, f"{PASYTHEA} +vine-whip"]


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in STEPS if (cell[0] + q, cell[1] + r) in BOARD]


def apart(a: Cell, b: Cell) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


class Figure(NamedTuple):
    """A champion as the table shows it."""

    name: str
    cell: Cell
    strength: int
    defense: int
    speed: int
    traits: frozenset[str]


class Field(NamedTuple):
    """What an order depends on."""

    villain: Figure
    foes: tuple[Figure, ...]
    friends: frozenset[Cell]
    forests: frozenset[Cell]
    shrine: Cell | None  # with the target, if it lies on one
    target: Cell
    barred: frozenset[Cell]  # the players' portal


# -- the words of the rules --------------------------------------------------------------------------------------------


def visible(field: Field, start: Cell, end: Cell, foes: set[Cell]) -> bool:
    """AT-116 to AT-118, AT-Q01: one shortest path without an enemy of whoever looks, or a forest, in between."""
    if apart(start, end) <= 1:
        return True
    nearer = [step for step in around(start) if apart(step, end) < apart(start, end)]
    clear = [step for step in nearer if step not in field.forests and step not in foes]
    return any(visible(field, step, end, foes) for step in clear)


def reaches(field: Field, who: Figure, at: Cell, whom: Figure, whom_at: Cell, foes: set[Cell]) -> bool:
    """AT-099, AT-115, AT-135, and the cloak that only neighbours attack."""
    far = apart(at, whom_at)
    if far <= 1:
        return True
    if "adjacent-only" in whom.traits:
        return False
    if far <= 2 and "reach" in who.traits:
        return True
    return far <= 3 and "ranged" in who.traits and visible(field, at, whom_at, foes)


def arrives(figure: Figure, n: int) -> int:
    return max(0, n - (1 if figure.name == "jirra" else 0))


def roads(field: Field, foes: set[Cell], goals: dict[Cell, int], inward: bool) -> dict[Cell, int]:
    """The cheapest cost to each cell from a start, or from each cell to a goal (AT-094, AT-096, AT-152, AT-Q14)."""
    best = dict(goals)
    waiting = list(goals)
    while waiting:
        cell = waiting.pop(0)
        for there in around(cell):
            entered = cell if inward else there
            if entered in foes and not (inward and entered in goals):
                continue
            cost = best[cell] + (2 if entered in field.forests else 1)
            if cost < best.get(there, FAR):
                best[there] = cost
                waiting.append(there)
    return best


def stops(field: Field, at: Cell, foes: set[Cell]) -> set[Cell]:
    """Where a move may end (AT-093, AT-095, AT-147)."""
    cheap = {cell for cell, cost in roads(field, foes, {at: 0}, False).items() if 0 < cost <= field.villain.speed}
    return {cell for cell in cheap if cell not in foes | field.friends | field.barred}


def nearest(field: Field, cells: set[Cell], foes: set[Cell]) -> set[Cell]:
    """AT-Q14."""
    costs = roads(field, foes, {field.target: 0}, True)
    far = {cell: costs.get(cell, FAR + apart(cell, field.target)) for cell in cells}
    return {cell for cell in cells if far[cell] == min(far.values())}


class State(NamedTuple):
    """The middle of an order."""

    at: Cell
    damage: tuple[tuple[str, int], ...] = ()
    fallen: tuple[str, ...] = ()
    hurt: int = 0
    moved: bool = False
    attacks: int = 0


def standing(field: Field, state: State) -> list[Figure]:
    return [foe for foe in field.foes if foe.name not in state.fallen]


def attack(field: Field, state: State, victim: Figure) -> list[State]:
    """AT-127, AT-130, AT-136: with Ranged and Reach an Area Attack is made by one of them."""
    villain = field.villain
    foes = standing(field, state)
    cells = {foe.cell for foe in foes}
    hits = [{victim}]
    if "area-attack" in villain.traits:
        both = {"ranged", "reach"} <= villain.traits
        hits = []
        for without in ("reach", "ranged") if both else ("",):
            arm = villain._replace(traits=villain.traits - {without})
            hit = {foe for foe in foes if reaches(field, arm, state.at, foe, foe.cell, cells)}
            if victim in hit:
                hits.append(hit)
    out: list[State] = []
    for hit in hits:
        damage = dict(state.damage)
        back = 0
        for foe in hit:
            damage[foe.name] = damage.get(foe.name, 0) + arrives(foe, villain.strength)
            answers = "counterstrike" in foe.traits
            if answers and reaches(field, foe, foe.cell, villain, state.at, {state.at} | field.friends):
                back += foe.strength
        fallen = tuple(foe.name for foe in foes if damage.get(foe.name, 0) >= foe.defense)
        damage = {name: n for name, n in damage.items() if n and name not in fallen}
        known = tuple(sorted(damage.items()))
        gone = tuple(sorted(state.fallen + fallen))
        out.append(State(state.at, known, gone, state.hurt + back, state.moved, state.attacks + 1))
    return out


def endings(field: Field, state: State) -> set[Ending]:
    """AT-258 to AT-264, with AT-Q13 and AT-Q38."""
    villain = field.villain
    if state.hurt >= villain.defense:
        return {(None, state.fallen, state.damage, 0)}
    foes = standing(field, state)
    cells = {foe.cell for foe in foes}
    damage = dict(state.damage)
    left = (2 if "double-attack" in villain.traits else 1) - state.attacks
    open_cells = {state.at} | (set() if state.moved else stops(field, state.at, cells))
    prey: list[Figure] = []
    for foe in foes if left else []:
        blow = arrives(foe, villain.strength)
        falls = blow and blow * left + damage.get(foe.name, 0) >= foe.defense
        if falls and any(reaches(field, villain, one, foe, foe.cell, cells) for one in open_cells):
            prey.append(foe)
    out: set[Ending] = set()
    if prey:  # AT-258 to AT-260
        for victim in [foe for foe in prey if foe.strength == max(one.strength for one in prey)]:
            where = {state.at}
            moved = state.moved
            if not reaches(field, villain, state.at, victim, victim.cell, cells):
                suited = {one for one in open_cells if reaches(field, villain, one, victim, victim.cell, cells)}
                where = nearest(field, suited, cells)
                moved = True
            for one in where:
                for after in attack(field, state._replace(at=one, moved=moved), victim):
                    out |= endings(field, after)
        return out
    if not state.moved and not state.attacks and field.shrine and apart(state.at, field.shrine) <= 1:  # AT-262
        return {(state.at, state.fallen, state.damage, 2)}
    if not state.moved:  # AT-261, AT-263
        best = nearest(field, open_cells, cells)
        for one in {state.at} if state.at in best else best:
            out |= endings(field, state._replace(at=one, moved=True))
        return out
    hands = [foe for foe in foes if left and reaches(field, villain, state.at, foe, foe.cell, cells)]
    for victim in [foe for foe in hands if foe.strength == max(one.strength for one in hands)]:  # AT-264
        for after in attack(field, state, victim):
            out |= endings(field, after)
    return out or {(state.at, state.fallen, state.damage, 0)}


# -- the game ----------------------------------------------------------------------------------------------------------


def cell_of(text: str) -> Cell:
    q, r = text.split(",")
    return int(q), int(r)


def figure(table: Battle, name: str) -> Figure:
    spot = table.spot(name)
    assert spot is not None
    value = table.values(name)
    traits = frozenset(table.traits(name))
    return Figure(name, cell_of(spot), int(value.strength), int(value.defense), int(value.speed), traits)


def ordered(table: Battle, villain: str, foes: tuple[Figure, ...], before: int) -> set[Ending]:
    """Every way in which the order can end in the game."""
    out: set[Ending] = set()
    waiting = [table.copy().do("end-turn")]
    while waiting:
        one = waiting.pop()
        if one.s.round > 2 or one.asks == "over":
            raise AssertionError("the turn of the villains is not looked at in time")
        if one.asks == "0 last-use":  # the scheme that comes next asks that: the order is over
            spot = one.spot(villain)
            fallen = tuple(sorted(foe.name for foe in foes if one.spot(foe.name) is None))
            damage = tuple(sorted((foe.name, one.damage(foe.name)) for foe in foes if one.damage(foe.name)))
            out.add((cell_of(spot) if spot else None, fallen, damage, one["villains_glory"] - before))
            continue
        for action in one.game.actions():
            twin = one.copy()
            twin.game.apply(action)
            waiting.append(twin)
    return out


def board(seed: int) -> tuple[Battle, Field]:
    """A villain with the blue target, up to five champions of the players, forests, friends in the way."""
    chance = random.Random(seed)
    middle = sorted(cell for cell in BOARD if apart(cell, (0, 0)) <= chance.choice([2, 3, 4]))
    chance.shuffle(middle)
    named = [f"{q},{r}" for q, r in middle]
    forests = named[: chance.randrange(0, 8)]
    spots = named.copy()
    chance.shuffle(spots)
    champions = chance.sample(CHAMPIONS, chance.randrange(1, 6))
    gear = chance.sample(GEAR, len(champions))
    pool = " ".join(f"{name}@{spots.pop()} {gear.pop()}" for name in champions)
    target = chance.choice(named)
    shrine = target if chance.random() < 0.5 and target not in forests else ""
    villain = f"villain-damned-sloth@{spots.pop()}{chance.choice(['', '^1', '^3'])} {chance.choice(VILLAIN_GEAR)}"
    friend = spots.pop()
    table = raid(
        pool,
        f"villain-kythis@{friend} {villain}",
        scenario="campaign-kythis",
        colour={"villain-damned-sloth": "blue"},
        schemes="azure-fang",
        treasures="treasure-speed-1*2 treasure-double-attack",  # which change nothing that a villain does
        forest=" ".join(forests),
        shrine=shrine,
        tokens=f"red-target@0,6 blue-target@{target} yellow-target@6,0 green-target@-6,0",
        beacon="",
    )
    portal = frozenset({(-5, 0)})
    field = Field(
        figure(table, "villain-damned-sloth"),
        tuple(figure(table, name) for name in champions),
        frozenset({cell_of(friend)}),
        frozenset(map(cell_of, forests)),
        cell_of(shrine) if shrine else None,
        cell_of(target),
        portal,
    )
    return table, field


@pytest.mark.rule("AT-258")
@pytest.mark.rule("AT-263")
@pytest.mark.parametrize("seed", range(30))
def test_an_order_ends_as_the_words_of_the_rules_say(seed: int) -> None:
    table, field = board(seed)
    told = ordered(table, "villain-damned-sloth", field.foes, table["villains_glory"])
    assert told == endings(field, State(field.villain.cell))
