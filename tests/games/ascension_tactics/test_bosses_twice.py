"""Orders to Rakar, his Surge, and orders to rats worked out a second time, from the words of the rules alone.

As in `test_campaign_twice`: boards made by chance, every answer followed, the same set of endings.
"""

import random
from typing import NamedTuple

import pytest

from games.ascension_tactics.battle import Battle, raid
from games.ascension_tactics.test_campaign_twice import (
    BOARD,
    FAR,
    Cell,
    Field,
    Figure,
    apart,
    arrives,
    cell_of,
    figure,
    reaches,
    roads,
)

RAKAR = "villain-rakar"
RAT = "villain-giant-rat"
CHAMPIONS = ["fox-minstrel", "aria-redforge", "muse-of-rebirth", "kehmep", "scrapbot", "jirra", "sadranis", "vyrak"]
GEAR = ["", "", "", "+barkskin-mail", "+titan-plating", "+focusing-lens", "+vine-whip"]
NEITHER = "treasure-double-attack treasure-speed-1*2"  # treasures that change nothing here; two are lost in the end
THEIR_PORTAL, OUR_PORTAL = (6, 0), (-5, 0)


class State(NamedTuple):
    """Where Rakar and the champions are, their damage, what the villains have gained, what Rakar has suffered."""

    at: Cell
    spots: tuple[tuple[str, Cell], ...]
    damage: tuple[tuple[str, int], ...] = ()
    glory: int = 0
    hurt: int = 0


class Hunt(NamedTuple):
    """What an order to Rakar depends on."""

    rakar: Figure
    champions: dict[str, Figure]
    forests: frozenset[Cell]
    friend: Cell
    target: Cell
    purse: dict[str, int]
    hoard: int


def drawn(field: Field, at: Cell, goal: Cell, foes: set[Cell]) -> set[Cell]:
    """Where whoever the field is about may stop, nearest to a goal; to stay comes first (AT-Q14, AT-Q39)."""
    cheap = {cell for cell, cost in roads(field, foes, {at: 0}, False).items() if 0 < cost <= field.villain.speed}
    cells = {cell for cell in cheap if cell not in foes | field.friends | field.barred} | {at}
    costs = roads(field, foes, {goal: 0}, True)
    far = {cell: costs.get(cell, FAR + apart(cell, goal)) for cell in cells}
    best = {cell for cell in cells if far[cell] == min(far.values())}
    return {at} if at in best else best


def richest(hunt: Hunt, spots: dict[str, Cell]) -> list[str]:
    most = max((hunt.purse[name] for name in spots), default=0)
    return [name for name in spots if most and hunt.purse[name] == most]


def ended(hunt: Hunt, at: Cell, spots: dict[str, Cell], damage: dict[str, int], glory: int, hurt: int) -> State | None:
    """The end of an order to Rakar, with his glory at the target (AT-306); None: he has fallen."""
    if hurt >= hunt.rakar.defense:
        return None
    glory += 5 if apart(at, hunt.target) <= 1 else 0
    return State(at, tuple(sorted(spots.items())), tuple(sorted(damage.items())), glory, hurt)


def hunted(hunt: Hunt, state: State) -> set[State | None]:
    """AT-305, AT-306, AT-309, AT-Q46."""
    field = Field(hunt.rakar, (), frozenset({hunt.friend}), hunt.forests, None, hunt.target, frozenset({OUR_PORTAL}))
    spots = dict(state.spots)
    foes = set(spots.values())
    rich = richest(hunt, spots)
    if not rich:
        cells = drawn(field, state.at, hunt.target, foes)
        return {ended(hunt, cell, spots, dict(state.damage), state.glory, state.hurt) for cell in cells}
    out: set[State | None] = set()
    for name in rich:
        prey = hunt.champions[name]
        for cell in drawn(field, state.at, spots[name], foes):
            left, damage, glory, hurt = dict(spots), dict(state.damage), state.glory, state.hurt
            for _ in range(2 if "double-attack" in hunt.rakar.traits else 1):
                if name in left and reaches(field, hunt.rakar, cell, prey, left[name], set(left.values())):
                    damage[name] = damage.get(name, 0) + arrives(prey, hunt.rakar.strength)
                    hurt += 0 if hunt.hoard or "counterstrike" not in prey.traits else prey.strength
                    if damage[name] >= prey.defense:
                        glory += hunt.purse[name]
                        del left[name], damage[name]
            out.add(ended(hunt, cell, left, damage, glory, hurt))
    return out


def surged(hunt: Hunt, state: State) -> set[State | None]:
    """AT-310, AT-Q47."""
    spots = dict(state.spots)
    rich = richest(hunt, spots)
    if not rich:
        return hunted(hunt, state)
    out: set[State | None] = set()
    for name in rich:
        others = frozenset(cell for one, cell in spots.items() if one != name)
        forests = frozenset() if name == "aria-redforge" else hunt.forests
        field = Field(hunt.champions[name], (), others, forests, None, hunt.target, frozenset({THEIR_PORTAL}))
        for cell in drawn(field, spots[name], state.at, {state.at, hunt.friend}):
            left, damage, glory = {**spots, name: cell}, dict(state.damage), state.glory
            if apart(cell, state.at) <= 1:
                glory += hunt.purse[name]
                del left[name]
                damage.pop(name, None)
            out.add(
                state._replace(spots=tuple(sorted(left.items())), damage=tuple(sorted(damage.items())), glory=glory)
            )
    return out


def followed(table: Battle, champions: list[str]) -> set[State | None]:
    """Every way in which the turn goes in the game, up to the scheme that takes treasures."""
    out: set[State | None] = set()
    waiting = [table.copy().do("end-turn")]
    while waiting:
        one = waiting.pop()
        if one.game.over:
            out.add(None)
        elif one.asks == "0 last-use":
            spots = {name: one.spot(name) for name in champions}
            here = tuple(sorted((name, cell_of(spot)) for name, spot in spots.items() if spot))
            damage = tuple(sorted((name, one.damage(name)) for name in champions if one.damage(name)))
            at = one.spot(RAKAR)
            assert at is not None
            out.add(State(cell_of(at), here, damage, one["villains_glory"], one.damage(RAKAR)))
        else:
            for action in one.game.actions():
                twin = one.copy()
                twin.game.apply(action)
                waiting.append(twin)
    return out


@pytest.mark.rule("AT-305", "AT-306", "AT-310")
@pytest.mark.parametrize("seed", range(30))
def test_rakar_does_as_the_words_of_the_rules_say(seed: int) -> None:
    chance = random.Random(seed)
    cells = sorted(cell for cell in BOARD if apart(cell, (0, 0)) <= chance.choice([2, 3, 4]))
    named = [f"{q},{r}" for q, r in chance.sample(cells, len(cells))]
    forests, spots = named[: chance.randrange(0, 8)], chance.sample(named, len(named))
    champions = chance.sample(CHAMPIONS, chance.randrange(1, 6))
    pool = " ".join(f"{name}@{spots.pop()}" for name in champions)
    pool += f" {chance.choice(GEAR)}"
    purse = {f"{name}#1": chance.choice([0, 0, 1, 2, 2]) for name in champions} | {f"{RAKAR}#1": chance.choice([0, 3])}
    target, friend, surge = chance.choice(named), spots.pop(), chance.random() < 0.5
    table = raid(
        pool,
        f"{RAKAR}@{spots.pop()} villain-corrosive-widow@{friend}",
        scenario="campaign-rakar",
        schemes="ritual-of-the-gate merciless-slaughter" if surge else "merciless-slaughter",
        threat=chance.choice([0, 13]),
        purse={name: n for name, n in purse.items() if n},
        treasures=NEITHER,
        forest=" ".join(forests),
        shrine="",
        tokens=f"red-target@{target} blue-target@0,6 yellow-target@6,-6 green-target@-6,6",
    )
    hunt = Hunt(
        figure(table, RAKAR),
        {name: figure(table, name) for name in champions},
        frozenset(map(cell_of, forests)),
        cell_of(friend),
        cell_of(target),
        {name: purse[f"{name}#1"] for name in champions},
        purse[f"{RAKAR}#1"],
    )
    start = State(hunt.rakar.cell, tuple(sorted((name, one.cell) for name, one in hunt.champions.items())))
    expected = hunted(hunt, start)
    if surge:
        expected = set().union(*[{None} if one is None else surged(hunt, one) for one in expected])
    assert followed(table, champions) == expected


@pytest.mark.rule("AT-285", "AT-287", "AT-Q39", "AT-Q41")
@pytest.mark.parametrize("seed", range(30))
def test_a_rat_goes_and_steals_as_the_words_of_the_rules_say(seed: int) -> None:
    chance = random.Random(seed)
    cells = sorted(cell for cell in BOARD if apart(cell, (0, 0)) <= chance.choice([2, 3, 4]))
    named = [f"{q},{r}" for q, r in chance.sample(cells, len(cells))]
    forests, spots = named[: chance.randrange(0, 8)], chance.sample(named, len(named))
    champions = chance.sample(CHAMPIONS, chance.randrange(0, 5))
    pool = " ".join(f"{name}@{spots.pop()}" for name in champions) or "jirra"
    friend, open_land = spots.pop(), [cell for cell in named if cell not in forests]
    shrines = chance.sample(open_land, chance.randrange(0, 4))
    caches = chance.sample(named, chance.choice([0, 0, 1, 2, 3]))
    table = raid(
        pool,
        f"villain-rat-king@{friend} {RAT}@{spots.pop()}",
        schemes="merciless-slaughter",
        tokens="red-target@0,6 blue-target@0,6 yellow-target@6,-6 green-target@-6,6",
        treasures=NEITHER,
        forest=" ".join(forests),
        shrine=" ".join(shrines),
        caches=" ".join(f"treasure-strength-2@{cell}" for cell in caches),
    )
    rat = figure(table, RAT)
    foes = {figure(table, name).cell for name in champions}
    friends, barred = frozenset({cell_of(friend)}), frozenset({OUR_PORTAL})
    field = Field(rat, (), friends, frozenset(map(cell_of, forests)), None, rat.cell, barred)
    goals = [cell_of(cell) for cell in caches or shrines]
    ways = {goal: roads(field, foes, {goal: 0}, True).get(rat.cell, FAR + apart(rat.cell, goal)) for goal in goals}
    nearest = [goal for goal in goals if ways[goal] == min(ways.values())]
    ends = set().union(*[drawn(field, rat.cell, goal, foes) for goal in nearest]) or {rat.cell}
    expected = {(cell, tuple(sorted(one for one in map(cell_of, caches) if one != cell))) for cell in ends}
    found = set()
    waiting = [table.copy().do("end-turn")]
    while waiting:
        one = waiting.pop()
        if one.asks == "0 last-use":
            left = [cell_of(one.exactly("spots")[cache][1:]) for cache in one.exactly("caches")]
            found.add((figure(one, RAT).cell, tuple(sorted(left))))
            continue
        for action in one.game.actions():
            twin = one.copy()
            twin.game.apply(action)
            waiting.append(twin)
    assert found == expected
