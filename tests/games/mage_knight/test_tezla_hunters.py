"""Shades of Tezla: enemies in ambush, and enemies that pursue a hero (29.5 to 29.7)."""

from typing import Any

import pytest

import deckhold
from deckhold.games.mage_knight.state import pursuit
from deckhold.games.mage_knight.state.ground import provokes, walled
from deckhold.games.mage_knight.terms import FOREST, HILLS, LAKE, MONASTERY, MOUNTAIN, NO_SITE, PLAINS, UNKNOWN
from games.mage_knight.combat import Realm, again, faced, land

AMBUSH: dict[str, object] = {"expansions": ["shades-of-tezla"], "ambush": "yes"}
PURSUIT: dict[str, object] = {"expansions": ["shades-of-tezla"], "pursuit": "yes"}
TILES = "countryside-1@1,0 countryside-2@1,1 countryside-3@2,1 countryside-6@2,2"


# -- ambush ------------------------------------------------------------------------------------------------------------


class Plain:
    """A map of plains far from the tiles of the set-up; spaces are named from an enemy's at (0, 0)."""

    def __init__(self, **terrain: int) -> None:
        self.s = land(options=AMBUSH, tiles="countryside-1@1,0 countryside-2@1,1").s
        self.s.terrain = [PLAINS] * self.s.cells.size
        self.lair = self.s.cells.named("@7,-8")
        assert self.lair >= 0

    def at(self, q: int, r: int) -> int:
        return int(self.s.cells.named(f"@{7 + q},{-8 + r}"))

    def lay(self, q: int, r: int, terrain: int) -> "Plain":
        self.s.terrain[self.at(q, r)] = terrain
        return self

    def provokes(self, origin: tuple[int, int], to: tuple[int, int]) -> bool:
        return bool(provokes(self.s, self.lair, self.at(*origin), self.at(*to)))


@pytest.mark.rule("MX-C43", "MX-359", "MX-360")
@pytest.mark.parametrize(
    ("origin", "to", "provoked"),
    [
        ((3, 0), (2, 0), False),
        ((2, 0), (1, 1), True),
        ((1, 0), (2, 0), True),
        ((2, 0), (3, 0), False),
        ((3, -1), (2, -1), False),
    ],
)
def test_who_moves_within_two_spaces_of_an_ambush_is_attacked(
    origin: tuple[int, int], to: tuple[int, int], provoked: bool
) -> None:
    assert Plain().provokes(origin, to) == provoked


@pytest.mark.rule("MX-C43", "MX-361", "MX-Q19")
@pytest.mark.parametrize("terrain", [LAKE, MOUNTAIN, UNKNOWN])
def test_over_two_spaces_a_good_one_must_lie_between(terrain: int) -> None:
    blocked = Plain().lay(1, 0, terrain)
    assert not blocked.provokes((2, -1), (2, 0))
    assert blocked.provokes((2, 0), (1, 1))  # over (0, 1)
    assert not blocked.lay(0, 1, terrain).provokes((2, 0), (1, 1))


@pytest.mark.rule("MX-361")
def test_a_step_to_a_space_next_to_it_needs_nothing_between() -> None:
    assert Plain().lay(1, -1, LAKE).lay(0, 1, LAKE).provokes((2, 0), (1, 0))


def lurking(**more: Any) -> Realm:
    """An enemy in ambush at 6,-3, on a tile that was revealed later."""
    return land(options=AMBUSH, tiles=TILES, tokens="prowlers@6,-3", **more)


@pytest.mark.rule("MX-359", "MX-372")
def test_a_walk_past_an_ambush_at_two_spaces_is_a_fight() -> None:
    table = lurking(at="4,-2", move_points=3)
    assert "move @5,-3 0" not in table.choices  # (4,-2) and (5,-3): at two spaces and at one
    table.do("move 5,-3 1").shows(moment="ranged")
    assert faced(table) == ["prowlers"]


@pytest.mark.rule("MX-372")
def test_without_the_option_it_is_none() -> None:
    table = land(tezla=True, tiles=TILES, tokens="prowlers@6,-3", at="4,-2", move_points=3)
    assert "move @5,-3 0" in table.choices


@pytest.mark.rule("MX-372")
def test_enemies_of_the_first_tiles_lie_in_no_ambush() -> None:
    table = land(options=AMBUSH, tiles=TILES, tokens="prowlers@3,-3", at="1,-2", move_points=2)
    assert "move @2,-2 0" in table.choices  # from two spaces to one


@pytest.mark.rule("MX-363")
def test_a_challenge_still_needs_an_adjacent_space() -> None:
    assert not [one for one in lurking(at="4,-2").choices if one.startswith("challenge")]
    assert [one for one in lurking(at="5,-3").choices if one.startswith("challenge")]


@pytest.mark.rule("MX-364")
def test_who_provokes_nobody_does_not_provoke_an_ambush() -> None:
    table = lurking(at="4,-2", move_points=1, faction_tokens="staff-of-concealment")
    table.do("token staff-of-concealment").shows(move_points=3)
    assert "move @5,-3 0" in table.choices


# -- pursuit -----------------------------------------------------------------------------------------------------------


def hunted(tokens: str = "prowlers@6,-3", **more: Any) -> Realm:
    """Every token on the map pursues seat 0."""
    usual: dict[str, Any] = {"hand": "march stamina rage", "at": "4,-4"}
    table = land(tokens=tokens, **{"options": PURSUIT, "tiles": TILES, **usual, **more})
    s = table.s
    for token in s.zones[14]:
        pursuit.pursue(s, token, 0)
    s.lasting = [entry for entry in s.lasting if entry.op is not pursuit.NEWCOMER]
    return again(table)


def where(table: Realm, n: int = 0) -> str:
    s = table.s
    return s.cells.name(s.spot[s.zones[14][n]])[1:]


def end(table: Realm) -> Realm:
    """End the turn; the next one of seat 0 comes up."""
    table.do("end-turn")
    while table.asks in ("0 discard", "0 pursuit", "0 glade", "0 announce"):
        table.do("pass" if table.can("pass") else table.choices[0])
    return table


@pytest.mark.rule("MX-366", "MX-C44")
def test_a_pursuer_at_distance_three_steps_nearer_when_the_movement_is_over() -> None:
    table = hunted(at="3,-2").do("play march")
    assert table.s.cells.distance(table.s.spot[table.s.zones[14][0]], table.s.where(0)) == 3
    table.do("end-turn")
    if table.asks == "0 pursuit":
        table.do(table.choices[0])
    assert table.s.cells.distance(table.s.spot[table.s.zones[14][0]], table.s.where(0)) == 2


@pytest.mark.rule("MX-366", "MX-C44")
def test_one_that_has_moved_does_not_attack_even_if_it_is_adjacent_now() -> None:
    table = hunted(at="4,-2").do("play march", "end-turn")
    if table.asks == "0 pursuit":
        table.do(table.choices[0])
    assert table.s.cells.distance(table.s.spot[table.s.zones[14][0]], table.s.where(0)) == 1
    assert not table.s.foes


@pytest.mark.rule("MX-367")
def test_of_several_nearest_spaces_the_player_names_one() -> None:
    table = hunted("prowlers@5,-5", at="3,-4").do("play march", "end-turn")
    assert table.asks == "0 pursuit"
    assert sorted(table.choices) == ["cell @4,-4", "cell @4,-5"]
    table.do("cell 4,-5")
    assert where(table) == "4,-5"


@pytest.mark.rule("MX-368", "MX-C44")
def test_adjacent_pursuers_attack_together_when_the_turn_would_end() -> None:
    table = hunted("prowlers@4,-5 diggers@5,-5", at="4,-4").do("play march", "end-turn")
    table.shows(moment="ranged")
    assert faced(table) == ["prowlers", "diggers"]


@pytest.mark.rule("MX-368")
def test_the_fight_is_the_action_of_the_turn() -> None:
    table = hunted("prowlers@4,-4", at="5,-4")  # on a monster den
    assert not table.can("enter")
    assert table.can("challenge prowlers")
    assert hunted("prowlers@7,-4", at="5,-4").can("enter")


@pytest.mark.rule("MX-371", "MX-C44")
def test_a_pursuer_that_survives_lies_face_down_and_is_only_turned_up_the_next_time() -> None:
    table = hunted("prowlers@4,-5", at="4,-4").do("play march", "end-turn")
    while table.s.in_combat():
        table.do("end-phase")
    token = table.s.zones[14][0]
    assert pursuit.face_down(table.s, token)
    end(table)
    assert table.asks == "0 turn"
    table.do("sideways rage 0")
    end(table)
    assert not pursuit.face_down(table.s, token)
    assert where(table) == "4,-5"
    assert not table.s.foes
    table.do("sideways swiftness 0" if table.can("sideways swiftness 0") else table.choices[0])
    table.do("end-turn")
    assert faced(table) == ["prowlers"]


@pytest.mark.rule("MX-370")
@pytest.mark.parametrize(("at", "safe"), [("3,-4", True), ("4,-4", False), ("5,-6", True), ("4,-3", False)])
def test_villages_and_keeps_protect_but_mines_and_glades_do_not(at: str, safe: bool) -> None:
    near = {"3,-4": "3,-5", "4,-4": "4,-5", "5,-6": "5,-5", "4,-3": "4,-4"}[at]
    table = hunted(f"prowlers@{near}", at=at, shields={"5,-6": [0]}).do("play march", "end-turn")
    assert (faced(table) == []) == safe
    assert where(table) == near


@pytest.mark.rule("MX-370")
def test_a_burned_monastery_gives_no_protection() -> None:
    tiles = "countryside-1@1,0 countryside-2@1,1 countryside-5@2,1"
    probe = land(options=PURSUIT, tiles=tiles).s
    spot = next(cell for cell in range(probe.cells.size) if probe.site[cell] == MONASTERY)
    beside = next(cell for cell in probe.cells.neighbours(spot) if probe.terrain[cell] in (PLAINS, FOREST))
    at, near = (probe.cells.name(cell)[1:] for cell in (spot, beside))
    for shields, safe in (({}, True), ({at: [0]}, False)):
        table = hunted(f"prowlers@{near}", at=at, shields=shields, tiles=tiles).do("play march", "end-turn")
        assert (faced(table) == []) == safe


@pytest.mark.rule("MX-369", "MX-Q58")
def test_in_an_assault_adjacent_pursuers_join_and_others_follow() -> None:
    table = hunted("prowlers@5,-5 ?guardsmen@5,-6", at="4,-6", move_points=3)
    table.s.lasting = [entry for entry in table.s.lasting if table.s.enemy(entry.card).id == "prowlers"]
    again(table).do("move 5,-6 1")
    while table.asks == "0 challenge":
        table.do("fight")
    assert sorted(faced(table)) == ["guardsmen", "prowlers"]


@pytest.mark.rule("MX-Q58")
def test_a_pursuer_that_its_own_hero_provokes_fights_once() -> None:
    table = hunted("prowlers@4,-5", at="4,-4", move_points=9)
    table.do("move 3,-4 1")
    while table.asks == "0 challenge":
        table.do("fight")
    assert faced(table) == ["prowlers"]


@pytest.mark.rule("MX-Q58")
def test_after_its_hero_is_out_a_pursuer_is_an_ordinary_rampaging_enemy() -> None:
    table = hunted("prowlers@4,-4", at="3,-5")
    table.s.out[0] = 1
    assert pursuit.pursuers(table.s, 0) == []
    assert table.s.roams(table.s.zones[14][0])


@pytest.mark.rule("MX-371", "MX-Q58")
def test_every_hero_can_challenge_a_pursuer_and_one_that_lies_face_down_is_turned_up() -> None:
    table = hunted("prowlers@4,-5", seats=2, turn=1, at="portal", at_1="4,-4", hand_1="march")
    token = table.s.zones[14][0]
    pursuit.turn_over(table.s, token, pursuit.FACE_DOWN)
    again(table).do("challenge prowlers")
    assert faced(table) == ["prowlers"]
    assert not pursuit.face_down(table.s, token)


@pytest.mark.rule("MX-Q20")
def test_without_a_step_of_the_hero_pursuers_still_step_once_a_turn() -> None:
    table = hunted(at="3,-2").do("play march", "end-turn")
    if table.asks == "0 pursuit":
        table.do(table.choices[0])
    assert where(table) != "6,-3"


@pytest.mark.rule("MX-Q20")
def test_at_the_beginning_of_a_rest_pursuers_attack_and_the_rest_goes_on_after_that() -> None:
    table = hunted("prowlers@4,-5", at="4,-4", hand="march wound").do("rest")
    assert faced(table) == ["prowlers"]
    while table.s.in_combat():
        table.do("end-phase")
    assert table.asks == "0 rest"
    table.shows(discard="march")


@pytest.mark.rule("MX-Q20")
def test_a_rest_lets_a_distant_pursuer_step() -> None:
    table = hunted(at="3,-2").do("rest")
    if table.asks == "0 pursuit":
        table.do(table.choices[0])
    assert where(table) != "6,-3"
    assert table.asks == "0 rest"


@pytest.mark.rule("MX-366", "MX-Q20")
def test_pursuers_enter_mountains_and_share_spaces_but_no_fortified_site_and_no_other_heros_space() -> None:
    table = hunted("prowlers@5,-5 diggers@4,-5", at="3,-4")
    s = table.s
    goal = s.where(0)
    names = sorted(s.cells.name(cell)[1:] for cell in pursuit.steps(s, 0, s.zones[14][0], goal))
    assert names == ["4,-4", "4,-5"]
    two = hunted("prowlers@5,-5", seats=2, at="3,-4", at_1="4,-5", hand_1="march")
    s = two.s
    names = [s.cells.name(cell)[1:] for cell in pursuit.steps(s, 0, s.zones[14][0], s.where(0))]
    assert names == ["4,-4"]
    s = hunted("prowlers@5,-5", at="4,-6").s
    names = [s.cells.name(cell)[1:] for cell in pursuit.steps(s, 0, s.zones[14][0], s.where(0))]
    assert names == ["4,-5"]  # not over the keep at 5,-6
    s = hunted("prowlers@7,-5", at="5,-5").s
    names = [s.cells.name(cell)[1:] for cell in pursuit.steps(s, 0, s.zones[14][0], s.where(0))]
    assert names == ["6,-5"]  # a mountain


@pytest.mark.rule("MX-Q20")
def test_a_pursuer_never_moves_away_and_takes_an_equally_near_space_if_it_must() -> None:
    table = hunted("prowlers@4,-5", at="3,-4")
    s = table.s
    far = s.cells.named("@2,-2")
    for cell in pursuit.steps(s, 0, s.zones[14][0], far):
        assert s.cells.distance(cell, far) <= s.cells.distance(s.spot[s.zones[14][0]], far)


@pytest.mark.rule("MX-365", "MX-373", "MX-437")
def test_who_reveals_a_tile_is_pursued_by_its_rampaging_enemies_from_the_next_turn_on() -> None:
    table = land(
        options=PURSUIT,
        tile_deck="countryside-3 countryside-6",
        at="2,-3",
        move_points=2,
        hand="march",
    )
    table.do(next(one for one in table.choices if one.startswith("explore")))
    s = table.s
    token = s.zones[14][0]
    entry = pursuit.pursuit_of(s, token)
    assert entry is not None
    assert entry.seat == 0
    assert pursuit.pursuers(s, 0) == []
    s.close(1)
    assert pursuit.pursuers(s, 0) == [token]


@pytest.mark.rule("MX-373")
def test_enemies_of_the_first_tiles_pursue_nobody() -> None:
    game = deckhold.new("mage-knight", 1, 4, {**PURSUIT, "heroes": ["tovak"]})
    assert not [entry for entry in Realm(game).s.lasting if entry.op is pursuit.PURSUES]


@pytest.mark.rule("MX-365")
def test_pursuit_survives_a_save_and_the_table_shows_whom_it_is_after() -> None:
    table = hunted("prowlers@4,-5", at="4,-4")
    data = table.game.dump()
    assert deckhold.load(data).dump() == data


@pytest.mark.rule("MX-364", "MX-380")
def test_whoever_is_concealed_is_neither_followed_nor_attacked() -> None:
    table = hunted("prowlers@4,-5", at="4,-4", faction_tokens="staff-of-concealment")
    table.do("token staff-of-concealment", "play march", "end-turn")
    assert not table.s.foes
    assert where(table) == "4,-5"


@pytest.mark.rule("MX-Q58")
def test_a_wall_keeps_a_pursuer_from_attacking_and_from_moving() -> None:
    options = {"expansions": ["shades-of-tezla", "lost-legion"], "pursuit": "yes"}
    tiles = "countryside-1@1,0 countryside-2@1,1 countryside-12@2,1"
    probe = land(options=options, tiles=tiles).s
    found = [
        (cell, other)
        for cell in range(probe.cells.size)
        for other in probe.cells.neighbours(cell)
        if probe.site[cell] == NO_SITE and probe.terrain[cell] in (PLAINS, FOREST, HILLS) and walled(probe, cell, other)
    ]
    at, near = (probe.cells.name(cell)[1:] for cell in found[0])
    table = hunted(f"prowlers@{near}", at=at, tiles=tiles, options=options).do("play march", "end-turn")
    assert faced(table) == []
    assert where(table) == near


@pytest.mark.rule("MX-362")
def test_no_ambush_reaches_across_a_wall() -> None:
    options = {"expansions": ["shades-of-tezla", "lost-legion"], "ambush": "yes"}
    s = land(options=options, tiles="countryside-1@1,0 countryside-2@1,1 countryside-12@2,1").s
    s.terrain = [PLAINS if terrain != UNKNOWN else UNKNOWN for terrain in s.terrain]
    tile = range(s.shape.number[2, 1] * 7, s.shape.number[2, 1] * 7 + 7)
    near = [(lair, to) for lair in tile for to in tile if s.cells.distance(lair, to) == 1]
    assert {provokes(s, lair, to, to) for lair, to in near if walled(s, lair, to)} == {False}
    assert {provokes(s, lair, to, to) for lair, to in near if not walled(s, lair, to)} == {True}
    for lair in tile:
        for to in tile:
            if s.cells.distance(lair, to) == 2:
                between = [one for one in tile if s.cells.distance(lair, one) == s.cells.distance(one, to) == 1]
                outside = [one for one in s.cells.neighbours(lair) if s.cells.distance(one, to) == 1]
                if sorted(between) == sorted(outside):
                    free = [one for one in between if not walled(s, lair, one) and not walled(s, one, to)]
                    assert provokes(s, lair, to, to) == bool(free)


# -- the table ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-365", "MX-371")
def test_the_map_shows_whose_an_enemy_is_and_whom_it_pursues() -> None:
    table = hunted("zombie-horde@4,-5", at="4,-4")
    board = next(area for area in table.game.info.areas(table.game, 0) if area.id == "board")
    piece = next(one for one in board.pieces if one is not None and one.card == "zombie-horde")
    assert piece.marks == ["dark-crusaders", "pursuing"]
    pursuit.turn_over(table.s, table.s.zones[14][0], pursuit.FACE_DOWN)
    board = next(area for area in table.game.info.areas(table.game, 0) if area.id == "board")
    piece = next(one for one in board.pieces if one is not None and one.card == "zombie-horde")
    assert piece.marks == ["dark-crusaders", "pursuing", "face-down"]
