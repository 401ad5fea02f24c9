"""Walls on the borders of spaces (rules of the expansions, section 3).

Countryside 14 at 1,0: a keep on 2,-4 (plains), walled off from the plains in the middle (1,-3); a maze on 2,-3.
Countryside 12 at 1,0: orcs in the middle (1,-3, plains), walled off from 0,-2 (plains), 0,-3 (hills) and 2,-3 (hills),
but not from the swamp on 2,-4.
"""

from typing import Any

import pytest

from deckhold.engine.core import Op
from deckhold.games.mage_knight.ops.foes import ignore_sites
from deckhold.games.mage_knight.ops.terrain import costs, costs_less
from deckhold.games.mage_knight.state import rivals
from deckhold.games.mage_knight.state.ground import step_cost, walled
from deckhold.games.mage_knight.terms import SITES
from games.mage_knight.combat import Realm, again, faced, fortified
from games.mage_knight.land import land

KEEP = "countryside-14@1,0 countryside-2@1,1"
ORCS = "countryside-12@1,0 countryside-1@1,1"  # of countryside 1: orcs on 3,-3


def legion(**more: Any) -> Realm:
    """A position with the Lost Legion in the box."""
    return land(options={"expansions": ["lost-legion"]}, dice="black black black", **more)


def at_keep(**more: Any) -> Realm:
    """In one's own keep, behind its wall."""
    return legion(tiles=KEEP, at="2,-4", shields={"2,-4": [0]}, **more)


def use(table: Realm, op: Op) -> Realm:
    """An effect happens now."""
    game = table.game
    assert game.asking is not None
    game.again(game.asking)
    game.asking = None
    game.push(op, 0)
    game.advance()
    return table


def between(table: Realm, one: str, other: str) -> bool:
    cells = table.s.cells
    return walled(table.s, cells.named(f"@{one}"), cells.named(f"@{other}"))


# -- where they stand --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-015")
def test_a_wall_is_a_property_of_one_border_and_seen_from_both_sides() -> None:
    table = legion(tiles=KEEP)
    assert between(table, "2,-4", "1,-3")
    assert between(table, "1,-3", "2,-4")
    assert [to for to in ("1,-4", "2,-3", "3,-5", "3,-4", "2,-5") if between(table, "2,-4", to)] == []


@pytest.mark.rule("MX-015")
def test_walls_turn_with_their_tile() -> None:
    table = legion(tiles=KEEP, turned={"@1,-3": 1})
    assert not between(table, "1,-3", "2,-4")
    assert between(table, "1,-3", "1,-4")  # where the keep lies now
    assert SITES[table.s.site[table.s.cells.named("@1,-4")]] == "keep"


def test_a_map_without_walls_knows_of_none() -> None:
    assert land().s.walls is None
    assert legion(tiles="core-10@2,1 countryside-1@1,0 countryside-2@1,1").s.walls is None


def test_the_table_shows_the_edges_of_a_space_that_walls_stand_on() -> None:
    board = next(area for area in legion(tiles=KEEP).game.view(0)["areas"] if area["id"] == "board")
    shown = {(cell["q"], cell["r"]): cell["walls"] for cell in board["cells"] if "walls" in cell}
    assert shown == {(2, -4): [4], (1, -3): [1]}


def test_the_table_tells_of_an_enemy_behind_a_wall() -> None:
    table = legion(tiles=ORCS, at="2,-3", tokens="prowlers@1,-3 cursed-hags@3,-3")
    table.do("challenge prowlers", "challenge cursed-hags")
    strips = next(area for area in table.game.view(0)["areas"] if area["id"] == "foes")["pieces"]
    told = {strip["card"]: [line["text"] for line in strip.get("lines", [])] for strip in strips}
    assert "behind a wall" in " ".join(told["prowlers"]).lower()
    assert "behind a wall" not in " ".join(told["cursed-hags"]).lower()


# -- steps -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-016", "MX-C01")
def test_a_step_across_a_wall_costs_one_point_more() -> None:
    assert "1,-3" not in at_keep(move_points=2).goes
    table = at_keep(move_points=3).do("move 1,-3").shows(move_points=0)
    assert table.at() == "1,-3"
    beside = legion(tiles=KEEP, at="0,-2", move_points=2).do("move 1,-3").shows(move_points=0)
    assert beside.at() == "1,-3"


@pytest.mark.rule("MX-016")
def test_a_longer_walk_counts_the_wall() -> None:
    table = at_keep(move_points=5).do("move 0,-2").shows(move_points=0)  # 3 and 2
    assert (table.at(), table["trail"]) == ("0,-2", ["@2,-4", "@1,-3"])


@pytest.mark.rule("MX-016", "MX-021")
def test_an_assault_across_a_wall_pays_for_it() -> None:
    place: dict[str, Any] = {"tiles": KEEP, "at": "1,-3", "tokens": "?swordsmen@2,-4"}
    assert not legion(move_points=2, **place).can("move 2,-4")
    table = legion(move_points=3, **place).do("move 2,-4").shows(moment="ranged", move_points=0)
    assert table.at() == "2,-4"


@pytest.mark.rule("MX-017", "MX-C01")
@pytest.mark.parametrize(("op", "price"), [(costs_less(1, 0), 2), (costs(0), 1)])
def test_nothing_that_makes_terrain_cheaper_lowers_the_price_of_a_wall(op: Op, price: int) -> None:
    s = use(at_keep(), op).s
    assert step_cost(s, 0, s.cells.named("@2,-4"), s.cells.named("@1,-3")) == price


@pytest.mark.rule("MX-018")
@pytest.mark.parametrize(
    ("more", "way", "left"),
    [
        ({"skills": "goldyx-flight"}, ["skill goldyx-flight", "cell 1,-3"], 0),
        ({"hand": "wings-of-wind", "mana": {"white": 1}, "move_points": 1}, ["play wings-of-wind", "cell 1,-3"], 0),
        ({"hand": "underground-travel", "mana": {"green": 1}}, ["play underground-travel", "cell 1,-3"], 0),
        ({"hand": "druidic-staff ice-bolt swiftness"}, ["play druidic-staff", "pick swiftness", "cell 1,-3"], 0),
        ({"hand": "temporal-portal"}, ["play temporal-portal", "option 0", "cell 1,-3"], 0),
    ],
)
def test_an_effect_that_places_the_hero_pays_for_no_wall(more: dict[str, Any], way: list[str], left: int) -> None:
    table = at_keep(**more).do(*way).shows(move_points=left)
    assert table.at() == "1,-3"


@pytest.mark.rule("MX-019")
def test_whoever_bends_space_pays_for_no_wall() -> None:
    table = at_keep(hand="space-bending", mana={"blue": 1}, move_points=2).do("play space-bending", "move 1,-3")
    assert (table.at(), table["move_points"]) == ("1,-3", 0)


# -- rampaging enemies -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-023", "MX-C29", "MX-Q04")
def test_a_move_that_ends_behind_a_wall_provokes_nobody_there() -> None:
    table = legion(tiles=ORCS, at="2,-4", tokens="prowlers@1,-3", move_points=3)
    assert not table.can("move 2,-3 1")
    table.do("move 2,-3 0").shows(moment="moving", move_points=0)


@pytest.mark.rule("MX-024", "MX-C29")
def test_a_move_from_behind_a_wall_to_the_open_side_provokes() -> None:
    table = legion(tiles=ORCS, at="2,-3", tokens="prowlers@1,-3", move_points=9)
    assert not table.can("move 2,-4 0")
    table.do("move 2,-4 1").shows(moment="ranged")
    assert (faced(table), fortified(table)) == (["prowlers"], [0])


@pytest.mark.rule("MX-023")
def test_a_walk_along_a_wall_passes_the_enemy_behind_it() -> None:
    table = legion(tiles=ORCS, at="0,-2", tokens="prowlers@1,-3", move_points=3).do("move 0,-3 0")
    assert (table.at(), table["moment"]) == ("0,-3", "moving")


def in_ambush(turned: int, **more: Any) -> Realm:
    """Enemies lie in ambush in the middle of countryside 12 (4,-5), which is turned by so many sixths."""
    return land(
        options={"expansions": ["lost-legion", "shades-of-tezla"], "ambush": "yes"},
        tiles="countryside-1@1,0 countryside-2@1,1 countryside-12@2,1",
        turned={"@4,-5": turned},
        tokens="prowlers@4,-5",
        **more,
    )


@pytest.mark.rule("MX-362", "MX-Q19")
@pytest.mark.parametrize(("at", "to", "points"), [("2,-3", "3,-4", 5), ("3,-3", "2,-3", 2)])
def test_an_ambush_does_not_reach_across_a_wall(at: str, to: str, points: int) -> None:
    # As printed the wall stands between 4,-5 and 3,-4, the only space on the way to 2,-3; turned, it does not.
    assert in_ambush(0, at=at, move_points=points).can(f"move {to} 0")
    turned = in_ambush(3, at=at, move_points=points)
    assert not turned.can(f"move {to} 0")
    assert turned.can(f"move {to} 1")


@pytest.mark.rule("MX-020", "MX-Q04")
def test_an_enemy_challenged_across_a_wall_is_fortified() -> None:
    table = legion(tiles=ORCS, at="0,-2", tokens="prowlers@1,-3").do("challenge prowlers")
    assert fortified(table) == [1]
    table.s.strike[4] = 9  # ranged
    assert not again(table).can("strike")
    table.s.strike[8] = 3  # siege
    again(table).do("strike").shows(fame=2)
    open_side = legion(tiles=ORCS, at="2,-4", tokens="prowlers@1,-3").do("challenge prowlers")
    assert fortified(open_side) == [0]


def warned(table: Realm, verb: str, lang: str = "en") -> list[str]:
    """What the first answer of a kind is warned of."""
    answers: Any = table.game.view(0, lang)["actions"]
    return list(next(one for one in answers if one["verb"] == verb).get("warnings", []))


@pytest.mark.rule("MX-020", "MX-021", "MX-088")
def test_that_a_wall_fortifies_enemies_is_told_before_the_fight() -> None:
    told = "Enemies behind the wall are fortified"
    assert told in warned(legion(tiles=ORCS, at="0,-2", tokens="prowlers@1,-3"), "challenge")
    assert told not in warned(legion(tiles=ORCS, at="2,-4", tokens="prowlers@1,-3"), "challenge")
    assert told not in warned(legion(tiles=ORCS, at="0,-2", tokens="orc-war-beasts@1,-3"), "challenge")
    table = legion(tiles=KEEP, at="1,-3", tokens="?guardsmen@2,-4", move_points=9)
    assert between(table, "1,-3", "2,-4")
    step = table.find("move 2,-4")
    answers: Any = table.game.view(0, "ru")["actions"]
    [assault] = [one for one in answers if one["action"] == step]
    assert "Враги за стеной укреплены" in assault["warnings"]


@pytest.mark.rule("MX-Q47")
def test_walls_are_judged_enemy_by_enemy() -> None:
    table = legion(tiles=ORCS, at="2,-3", tokens="prowlers@1,-3 cursed-hags@3,-3")
    table.do("challenge prowlers", "challenge cursed-hags")
    assert (faced(table), fortified(table)) == (["prowlers", "cursed-hags"], [1, 0])


@pytest.mark.rule("MX-C28", "MX-020", "MX-088")
@pytest.mark.parametrize(("enemy", "times"), [("diggers", 2), ("orc-war-beasts", 0), ("orc-stonethrowers", 2)])
def test_a_wall_and_the_enemys_own_ability(enemy: str, times: int) -> None:
    table = legion(tiles=ORCS, at="0,-2", tokens=f"{enemy}@1,-3").do(f"challenge {enemy}")
    assert fortified(table) == [times]
    assert table.can(f"target {enemy}") == (times < 2)


@pytest.mark.rule("MK-Q56", "MX-020")
def test_a_monster_summoned_behind_a_wall_is_fortified_like_its_summoner() -> None:
    table = legion(tiles=ORCS, at="0,-2", tokens="orc-summoners@1,-3", pile_brown="gargoyle")
    table.do("challenge orc-summoners", "end-phase")
    assert (faced(table), fortified(table)) == (["orc-summoners", "gargoyle"], [1, 1])
    without = legion(tiles=ORCS, at="2,-4", tokens="orc-summoners@1,-3", pile_brown="gargoyle")
    assert fortified(without.do("challenge orc-summoners", "end-phase")) == [0, 0]


@pytest.mark.rule("MK-Q56", "MX-020", "MX-349")
def test_a_monster_of_a_summoned_summoner_stands_behind_the_wall_too() -> None:
    tokens = "shrouded-necromancers@1,-3"
    piles = {"pile_green": "orc-summoners", "pile_brown": "gargoyle"}
    boxes: dict[str, object] = {"expansions": ["lost-legion", "shades-of-tezla"]}
    table = land(options=boxes, tiles=ORCS, at="0,-2", tokens=tokens, dice="black black black", **piles)
    table.do("challenge shrouded-necromancers", "end-phase")
    assert (faced(table), fortified(table)) == (["shrouded-necromancers", "orc-summoners", "gargoyle"], [2, 1, 1])


# -- fortified sites ---------------------------------------------------------------------------------------------------


def assault(garrison: str, **more: Any) -> Realm:
    """The keep is assaulted across its wall."""
    return legion(tiles=KEEP, at="1,-3", tokens=f"?{garrison}@2,-4", move_points=3, **more).do("move 2,-4")


@pytest.mark.rule("MX-021", "MX-C02")
def test_defenders_assaulted_across_a_wall_are_doubly_fortified() -> None:
    table = assault("swordsmen")
    assert fortified(table) == [2]
    assert not table.can("target swordsmen")  # not even for a siege attack
    around = legion(tiles=KEEP, at="2,-3", tokens="?swordsmen@2,-4", move_points=2).do("move 2,-4")
    assert fortified(around) == [1]


@pytest.mark.rule("MX-021", "MX-Q05")
@pytest.mark.parametrize(
    ("enemy", "times", "ignored"), [("guardsmen", 3, 1), ("swordsmen", 2, 0), ("shocktroops-enemy", 0, 0)]
)
def test_site_wall_and_ability_are_counted_and_ignoring_the_site_cancels_the_wall_as_well(
    enemy: str, times: int, ignored: int
) -> None:
    table = assault(enemy)
    assert fortified(table) == [times]
    assert fortified(use(table, ignore_sites())) == [ignored]


@pytest.mark.rule("MX-021")
def test_the_stand_in_garrison_of_a_rivals_keep_is_behind_the_wall_too() -> None:
    table = legion(seats=2, tiles=KEEP, at="1,-3", shields={"2,-4": [1]}, pile_grey="swordsmen", move_points=3)
    assert fortified(table.do("move 2,-4")) == [2]


# -- other heroes ------------------------------------------------------------------------------------------------------


def duel(tiles: str, at: str, to: str, **more: Any) -> Realm:
    """A hero steps onto another one's space and attacks; the defender has declined to attack from afar."""
    table = legion(seats=2, tiles=tiles, at=at, at_1=to, hand="rage", hand_1="march", move_points=9, **more)
    table.do(f"move {to}")
    if table.asks == "0 turn":
        table.do("attack-hero")
    return table.do("option 1", "end-phase")


@pytest.mark.rule("MX-Q47", "MX-020")
def test_a_hero_attacked_across_a_wall_is_like_in_a_fortified_site() -> None:
    across = duel(ORCS, "0,-2", "1,-3").s
    ranged, siege = [0] * 12, [0] * 12
    ranged[4], siege[8] = 3, 3
    assert (rivals.sum_of_attack(across, ranged), rivals.sum_of_attack(across, siege)) == (0, 3)
    beside = duel(ORCS, "2,-4", "1,-3").s
    assert rivals.sum_of_attack(beside, ranged) == 3


@pytest.mark.rule("MK-490", "MX-016")
def test_to_be_driven_across_a_wall_costs_one_damage_more() -> None:
    table = duel(ORCS, "2,-4", "1,-3").do("end-phase")
    driven = {2: [], 3: ["0,-2"], 4: ["0,-2", "0,-3", "2,-3"], 5: ["0,-2", "0,-3", "2,-3", "2,-4"]}  # the last: a swamp
    for n, cells in driven.items():
        one = table.copy()
        one.s.strike[0] = n
        again(one).do("strike", "block")
        assert sorted(word.partition("@")[2] for word in one.choices if word.startswith("cell")) == cells
    to_the_plains = one.find("cell 0,-2")
    assert to_the_plains is not None
    assert one.game.label(to_the_plains) == "Force a retreat to 0,-2 (3 damage)"


@pytest.mark.rule("MX-021")
def test_a_hero_in_a_keep_behind_a_wall_cannot_be_attacked_from_afar() -> None:
    s = duel(KEEP, "1,-3", "2,-4", shields={"2,-4": [1]}).s
    assert rivals.sum_of_attack(s, [0] * 8 + [5] * 4) == 0
    s.melee = True
    assert rivals.sum_of_attack(s, [0] * 8 + [5] * 4) == 20
