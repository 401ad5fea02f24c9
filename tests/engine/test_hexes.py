"""Hex boards: where cells lie, what is seen from where, what a move costs. Expected numbers were found by hand."""

import itertools

import pytest

from deckhold.engine import hexes
from deckhold.engine.actions import ARGS
from deckhold.engine.hexes import NEVER, NO_CELL, NO_LIMIT, Blocked, Ground, Lattice, Sight, Steps, Walls, Wide

BOARD = Lattice(hexes.hexagon(6))  # as wide as that of Ascension Tactics


def at(*names: str) -> list[int]:
    return [BOARD.named(name) for name in names]


def names(cells: list[int]) -> list[str]:
    return [BOARD.name(cell) for cell in cells]


HOME = at("@0,0")[0]


def ground(**prices: int) -> list[int]:
    """One point a cell; `q_r=price` where it costs something else, m for minus."""
    out = [1] * BOARD.size
    for name, price in prices.items():
        q, r = name.replace("m", "-").strip("c").split("_")
        out[BOARD.cell(int(q), int(r))] = price
    return out


def test_a_hexagonal_board_of_radius_six_has_127_cells() -> None:
    assert BOARD.size == 127


def test_cells_are_numbered_row_by_row_and_found_again() -> None:
    assert names([0, 1, 126]) == ["@0,-6", "@1,-6", "@0,6"]
    assert [BOARD.named(BOARD.name(cell)) for cell in range(BOARD.size)] == list(range(BOARD.size))


@pytest.mark.parametrize("name", ["@7,0", "@0", "0,0", "@0,0 ", "@a,b", "", "@--1,0", "@99999,0"])
def test_a_name_of_no_cell_finds_none(name: str) -> None:
    assert BOARD.named(name) == NO_CELL


def test_neighbours_go_round_from_east_counterclockwise() -> None:
    steps = [BOARD.step(HOME, direction) for direction in range(6)]
    assert names(steps) == ["@1,0", "@1,-1", "@0,-1", "@-1,0", "@-1,1", "@0,1"]
    assert [BOARD.direction(HOME, cell) for cell in steps] == [
        hexes.EAST,
        hexes.NORTH_EAST,
        hexes.NORTH_WEST,
        hexes.WEST,
        hexes.SOUTH_WEST,
        hexes.SOUTH_EAST,
    ]
    assert BOARD.direction(HOME, BOARD.named("@2,0")) == NEVER


def test_beyond_the_edge_there_is_nothing() -> None:
    corner = BOARD.named("@6,0")
    assert names(BOARD.neighbours(corner)) == ["@6,-1", "@5,0", "@5,1"]
    assert BOARD.step(corner, hexes.EAST) == NO_CELL


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [("@0,0", "@0,0", 0), ("@0,0", "@3,-1", 3), ("@-2,-1", "@2,1", 6), ("@-3,3", "@3,-3", 6), ("@0,-6", "@0,6", 12)],
)
def test_distance_is_the_number_of_steps(one: str, other: str, steps: int) -> None:
    first, second = at(one, other)
    assert BOARD.distance(first, second) == BOARD.distance(second, first) == steps


def test_rings_and_discs_count_as_hexes_do() -> None:
    assert [len(BOARD.ring(HOME, n)) for n in range(4)] == [1, 6, 12, 18]
    assert [len(BOARD.within(HOME, n)) for n in range(4)] == [1, 7, 19, 37]
    assert names(BOARD.ring(BOARD.named("@6,0"), 1)) == ["@6,-1", "@5,0", "@5,1"]


def test_a_turn_of_a_sixth_turns_every_direction_into_the_next() -> None:
    offsets = hexes.OFFSETS
    assert [hexes.turned(q, r, 1) for q, r in offsets] == [*offsets[1:], offsets[0]]
    assert hexes.turned(3, -1, 6) == hexes.turned(3, -1, 0) == (3, -1)
    assert hexes.turned(3, -1, -1) == hexes.turned(3, -1, 5)
    assert hexes.opposite(hexes.NORTH_EAST) == hexes.SOUTH_WEST


def test_a_line_passes_what_lies_under_it() -> None:
    one, other, aside = at("@-1,0", "@3,0", "@1,1")
    assert names(BOARD.line(one, other)) == ["@-1,0", "@0,0", "@1,0", "@2,0", "@3,0"]
    assert names(BOARD.line(HOME, aside)) in (["@0,0", "@1,0", "@1,1"], ["@0,0", "@0,1", "@1,1"])


def test_a_board_has_no_more_cells_than_an_action_can_name() -> None:
    with pytest.raises(ValueError, match=rf"at most {ARGS} cells, not {ARGS + 1}"):
        Lattice([(q, 0) for q in range(ARGS + 1)])


def test_a_cell_given_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="@1,0 is there twice"):
        Lattice([(0, 0), (1, 0), (1, 0)])


def test_a_line_is_a_shortest_way_between_any_two_cells() -> None:
    for cell in BOARD.within(HOME, 3):
        for to in BOARD.within(HOME, 3):
            line = BOARD.line(cell, to)
            assert (line[0], line[-1], len(line)) == (cell, to, BOARD.distance(cell, to) + 1)
            assert all(BOARD.distance(one, other) == 1 for one, other in itertools.pairwise(line))


# -- sight: the examples of Ascension Tactics (AT-X13 to AT-X18) -------------------------------------------------------

ASP = Blocked(at("@1,0", "@2,0", "@-3,0", "@0,2", "@0,-2", "@0,1"))  # enemies and forests; allies and shrines do not


@pytest.mark.parametrize(
    ("target", "seen"),
    [("@1,0", True), ("@2,0", False), ("@-3,0", True), ("@0,2", False), ("@0,-2", True)],
)
def test_sight_goes_along_the_only_shortest_way(target: str, seen: bool) -> None:
    assert BOARD.sees(HOME, BOARD.named(target), ASP) is seen
    assert BOARD.sees(BOARD.named(target), HOME, ASP) is seen


def test_one_free_shortest_way_is_enough_unless_every_one_is_asked_for() -> None:
    target = BOARD.named("@1,1")  # by @1,0 or by @0,1
    half, both = Blocked(at("@1,0")), Blocked(at("@1,0", "@0,1"))
    assert BOARD.sees(HOME, target, half)
    assert not BOARD.sees(HOME, target, half, every=True)
    assert not BOARD.sees(HOME, target, both)
    assert BOARD.sees(HOME, target, Sight(), every=True)


def test_a_wall_on_the_edge_blocks_the_sight_from_both_sides() -> None:
    walls = Walls(BOARD)
    walls.build(BOARD.named("@1,0"), hexes.EAST)
    blocked = Blocked([], walls)
    assert not BOARD.sees(HOME, BOARD.named("@2,0"), blocked)
    assert not BOARD.sees(BOARD.named("@2,0"), HOME, blocked)
    assert not BOARD.sees(*at("@1,0", "@2,0"), blocked)
    assert BOARD.sees(*at("@0,1", "@2,0"), blocked)
    assert walls.around(BOARD.named("@2,0")) == [hexes.WEST]


# -- reach -------------------------------------------------------------------------------------------------------------


def test_three_points_reach_36_cells_on_open_ground() -> None:
    reach = BOARD.reach(HOME, 3, Steps())
    assert len(reach.cells()) == 36
    assert reach.cost[BOARD.named("@2,1")] == 3
    assert reach.cost[BOARD.named("@4,0")] == NEVER
    assert reach.path(BOARD.named("@4,0")) == []


def test_a_way_round_is_taken_when_it_is_cheaper() -> None:
    forest = Ground(ground(c1_0=4))
    assert names(BOARD.cheapest(HOME, BOARD.named("@2,0"), forest)) == ["@0,0", "@1,-1", "@2,-1", "@2,0"]
    assert BOARD.reach(HOME, NO_LIMIT, forest).cost[BOARD.named("@2,0")] == 3
    assert names(BOARD.cheapest(HOME, BOARD.named("@2,0"), Ground(ground(c1_0=1)))) == ["@0,0", "@1,0", "@2,0"]


def test_nothing_is_entered_that_cannot_be_and_no_wall_is_crossed() -> None:
    around = dict.fromkeys(("c1_0", "c1_m1", "c0_m1", "cm1_0", "cm1_1"), NEVER)
    prices = ground(**around)
    assert names(BOARD.reach(HOME, 1, Ground(prices)).cells()) == ["@0,1"]
    walls = Walls(BOARD)
    walls.build(BOARD.named("@0,1"), hexes.NORTH_WEST)
    shut_in = Ground(prices, walls)
    assert BOARD.reach(HOME, NO_LIMIT, shut_in).cells() == []
    assert BOARD.cheapest(HOME, BOARD.named("@3,0"), shut_in) == []


def test_what_ends_a_move_is_reached_but_not_passed() -> None:
    keep = Ground(ground(c1_m1=NEVER, c0_1=NEVER))
    keep.last = at("@1,0")
    reach = BOARD.reach(HOME, 2, keep)
    assert BOARD.named("@1,0") in reach.cells()
    assert BOARD.named("@2,0") not in reach.cells()
    assert BOARD.reach(BOARD.named("@1,0"), 1, keep).cost[BOARD.named("@2,0")] == 1  # a move may start there


def test_what_is_taken_is_passed_but_no_move_ends_there() -> None:
    allies = Ground(ground(c1_m1=NEVER, c0_1=NEVER))
    allies.taken = at("@1,0")
    reach = BOARD.reach(HOME, 2, allies)
    assert BOARD.named("@1,0") not in reach.cells()
    assert names(reach.path(BOARD.named("@2,0"))) == ["@0,0", "@1,0", "@2,0"]


def test_steps_may_cost_nothing() -> None:
    road = BOARD.reach(HOME, 0, Ground(ground(c1_0=0, c2_0=0)))
    assert names(road.cells()) == ["@1,0", "@2,0"]


def test_a_large_figure_pays_the_dearest_cell_it_newly_covers() -> None:
    offsets = [(1, 0), (0, 1)]  # three cells, as Belzepug has
    assert names(BOARD.covered(HOME, offsets)) == ["@0,0", "@1,0", "@0,1"]
    assert BOARD.covered(BOARD.named("@6,0"), offsets) == []
    wide = Wide(BOARD, offsets, Ground(ground(c2_0=3, c1_1=2, cm1_1=NEVER)))
    assert wide.cost(*at("@0,0", "@1,0"), hexes.EAST) == 3  # newly @2,0 and @1,1
    assert wide.cost(*at("@0,0", "@-1,0"), hexes.WEST) == NEVER  # newly @-1,0 and @-1,1
    assert wide.cost(*at("@5,0", "@6,0"), hexes.EAST) == NEVER  # off the board
    assert BOARD.named("@6,0") not in BOARD.reach(HOME, NO_LIMIT, wide).cells()
