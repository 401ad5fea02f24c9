"""Movement (rules, section 16)."""

import random

import pytest

from deckhold.games.ascension_tactics.state.ground import NEVER, Walk
from games.ascension_tactics.battle import Battle, battle, raid

TWICE = 2  # damage of corrupted ground defeats the champion of the test then


@pytest.mark.rule("AT-093")
def test_a_move_action_has_3_points() -> None:
    table = battle("jirra@0,0", power=2).do("order jirra")
    assert {"3,0", "0,3", "-3,3", "1,2"} <= table.goes
    assert "4,0" not in table.goes
    assert len(table.goes) == 36


@pytest.mark.rule("AT-094")
@pytest.mark.rule("AT-152")
@pytest.mark.rule("AT-X26")
def test_of_two_forests_in_a_row_only_the_first_can_be_entered() -> None:
    walls = "1,5 2,4 1,4 -1,5 0,4 0,5"
    table = battle("jirra@0,6", forest="-1,6 -2,6", power=2, enchanted=walls, scenario="war-gates").do("order jirra")
    assert "-1,6" in table.goes
    assert "-2,6" not in table.goes


@pytest.mark.rule("AT-095")
@pytest.mark.rule("AT-096")
def test_a_move_leads_through_allies_but_does_not_end_there() -> None:
    table = battle("jirra@0,6 vyrak@-1,6", power=2, enchanted="1,5 0,5", scenario="war-gates").do("order jirra")
    assert "-1,6" not in table.goes
    assert "-1,5" in table.goes
    table.do("move -1,5")
    assert (table.spot("jirra"), table.spot("vyrak")) == ("-1,5", "-1,6")


@pytest.mark.rule("AT-095")
@pytest.mark.rule("AT-158")
def test_a_move_may_light_a_beacon_and_end_where_it_began() -> None:
    table = battle("jirra@0,0", beacon="1,0 3,2", power=2).do("order jirra")
    assert ways(table, "0,0") == ["Go to 0,0 by way of 1,0"]
    table.do("move 0,0")
    assert (table.spot("jirra"), table["lit"]) == ("0,0", {"@1,0": 0})
    assert not table.goes  # that was the move


@pytest.mark.rule("AT-095")
@pytest.mark.rule("AT-158")
def test_who_stands_on_a_beacon_of_others_lights_it_by_coming_back() -> None:
    table = battle("jirra@0,0", beacon="0,0", lit={"0,0": 1}, power=2).do("order jirra", "move 0,0")
    assert table["lit"] == {"@0,0": 0}


@pytest.mark.rule("AT-093")
@pytest.mark.rule("AT-095")
@pytest.mark.rule("AT-152")
def test_the_way_back_costs_as_much_as_any_other() -> None:
    """Into a forest costs 2 points, and so does the way back into one."""
    captive: dict[str, str] = {"scenario": "campaign-kythis", "captives": "kehmep@1,0"}
    woods = "0,0 1,0 1,-1 0,-1 -1,0 -1,1 0,1"
    for forest, back in (("0,0", True), (woods, False), (woods.removeprefix("0,0"), True)):
        table = raid("jirra@0,0", "villain-kythis", shrine="", power=2, forest=forest, **captive)
        assert ("0,0" in table.do("order jirra").goes) == back


@pytest.mark.rule("AT-095")
@pytest.mark.rule("AT-319")
def test_a_champion_frees_a_captive_beside_it_by_going_and_coming_back() -> None:
    captive: dict[str, str] = {"scenario": "campaign-kythis", "captives": "kehmep@1,0"}
    table = raid("jirra@0,0", "villain-kythis", shrine="", power=2, **captive).do("order jirra", "move 0,0")
    assert table.do("pick kehmep")["pool"] == ["jirra", "kehmep"]


@pytest.mark.rule("AT-095")
@pytest.mark.rule("AT-196")
def test_a_champion_on_a_token_of_its_colour_takes_it_by_going_and_coming_back() -> None:
    table = battle("jirra@0,0", scenario="spires-of-souls", tokens="blue-token@0,0", power=2).do(
        "order jirra", "move 0,0"
    )
    assert table.asks == "0 research"
    other = battle("jirra@0,0", scenario="spires-of-souls", tokens="yellow-token@0,0", power=2)
    assert "0,0" not in other.do("order jirra").goes


@pytest.mark.rule("AT-049")
@pytest.mark.rule("AT-095")
def test_a_quest_counts_a_move_that_ends_in_the_forest_where_it_began() -> None:
    table = battle("jirra@0,0", forest="0,0", hand="hunters-oath", power=2).do("play hunters-oath", "order jirra")
    assert table.do("move 0,0").can("complete hunters-oath")


@pytest.mark.rule("AT-095")
@pytest.mark.rule("AT-164")
def test_a_champion_that_goes_and_comes_back_is_out_of_the_web() -> None:
    table = raid("jirra@0,0", "villain-sordid-asp", tokens="web@0,0", power=2).do("order jirra", "move 0,0")
    assert table["tokens"] == []


@pytest.mark.rule("AT-095")
def test_a_move_that_would_come_to_the_same_as_staying_is_not_offered() -> None:
    assert "0,0" not in battle("jirra@0,0", forest="1,0", power=2).do("order jirra").goes
    assert "0,0" not in battle("jirra@0,0", beacon="1,0", lit={"1,0": 0}, power=2).do("order jirra").goes
    minion: dict[str, str] = {"scenario": "campaign-kythis", "captives": "kehmep@1,0"}
    rat = raid("jirra giant-rat@0,0", "villain-kythis", shrine="", power=1, **minion).do("order giant-rat")
    assert "0,0" not in rat.goes


@pytest.mark.rule("AT-095")
@pytest.mark.rule("AT-Q24")
def test_belzepug_lights_a_beacon_and_comes_back() -> None:
    table = battle("belzepug@0,0", beacon="2,0", power=9).do("order belzepug", "move 0,0")
    assert (table.spot("belzepug"), table["lit"]) == ("0,0", {"@2,0": 0})


@pytest.mark.rule("AT-096")
def test_a_move_does_not_lead_through_enemies() -> None:
    table = battle("jirra@0,6", "vyrak@-1,6", power=2, enchanted="1,5 0,5", scenario="war-gates").do("order jirra")
    assert table.goes == set()
    assert table.choices == ["attack vyrak", "end-order"]


@pytest.mark.rule("AT-097")
@pytest.mark.rule("AT-098")
def test_what_is_left_of_a_move_is_lost() -> None:
    table = battle("jirra@0,0", "rakar@2,0", power=2).do("order jirra", "move 1,0", "attack rakar")
    assert table.asks == "0 main"
    assert not battle("jirra@0,0", "rakar@2,0", power=2).do("order jirra", "move 1,0").goes


@pytest.mark.rule("AT-147")
@pytest.mark.rule("AT-Q15")
def test_an_opponents_portal_may_be_passed_but_is_no_place_to_stop() -> None:
    table = battle("jirra@4,0", "rakar@4,1 vyrak@5,-1", power=2).do("order jirra")
    assert "5,0" not in table.goes
    assert "6,0" in table.goes


@pytest.mark.rule("AT-147")
def test_own_portals_do_not_affect_movement() -> None:
    assert "-5,0" in battle("jirra@-4,0", power=2).do("order jirra").goes


@pytest.mark.rule("AT-X46")
@pytest.mark.rule("AT-152")
def test_leaving_a_forest_costs_nothing_extra() -> None:
    table = battle("jirra@0,6", forest="0,6 -1,6", power=2, enchanted="1,5 0,5", scenario="war-gates").do("order jirra")
    assert table.goes == {"-1,6", "-1,5", "-2,6"}


@pytest.mark.rule("AT-Q53")
def test_a_move_by_an_effect_has_points_of_its_own_and_is_no_move_action() -> None:
    cache = "treasure-speed-1@0,1"
    table = battle("jirra@0,0", hand="wildheart-matron", caches=cache, power=2, forest="1,0")
    table.do("play wildheart-matron", "pick jirra")
    assert table.goes == {"1,-1", "0,-1", "-1,0", "-1,1", "0,1"}
    table.do("move 0,1").shows(treasures="treasure-speed-1")
    assert table.do("order jirra").goes


@pytest.mark.rule("AT-Q53")
@pytest.mark.rule("AT-140")
def test_an_immobile_champion_may_be_moved_by_an_effect_only() -> None:
    table = battle("brimstone-turret@0,0", hand="wildheart-matron", power=1).do("play wildheart-matron")
    table.do("pick brimstone-turret", "move 1,0")
    assert table.spot("brimstone-turret") == "1,0"
    assert table.do("order brimstone-turret").goes == set()


# -- the ways that are offered -----------------------------------------------------------------------------------------


def tried(table: Battle, figure: int, points: int) -> dict[int, dict[tuple[int, int], int]]:
    """Every end of a move by trying all steps: cell -> how often it burns, which beacons it lights -> the price."""
    walk = Walk(table.s, figure)
    cells = table.s.cells
    seen = {(int(table.s.spot[figure]), 0, 0, 0)}
    waiting = list(seen)
    while waiting:
        cell, cost, hurt, lit = waiting.pop()
        for to in cells.neighbours(cell):
            price = walk.price(to, lit)
            if price == NEVER or cost + price > points:
                continue
            lights = 1 << walk.dark.index(to) if to in walk.dark else 0
            step = (to, cost + price, min(hurt + walk.harms(to), TWICE), lit | lights)
            if step not in seen:
                seen.add(step)
                waiting.append(step)
    ends: dict[int, dict[tuple[int, int], int]] = {}
    for cell, cost, hurt, lit in seen:
        if walk.may_stop(cell):
            known = ends.setdefault(cell, {})
            known[hurt, lit] = min(cost, known.get((hurt, lit), cost))
    return ends  # where the champion stands, to stay is one of them


@pytest.mark.rule("AT-094")
@pytest.mark.parametrize("seed", range(12))
def test_the_ways_offered_are_the_best_of_all_that_there_are(seed: int) -> None:
    rng = random.Random(seed)
    free = [f"{q},{r}" for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3 and (q, r) != (0, 0)]
    rng.shuffle(free)
    names = ["kehmep", "vyrak", "rakar", "sadranis", "loremaster", "scrapbot"]
    champions = [f"{name}@{free.pop()}" for name in names]
    terrain = {
        key: " ".join(free.pop() for _ in range(n)) for key, n in (("forest", 7), ("corrupted", 5), ("beacon", 3))
    }
    table = battle(" ".join(["jirra@0,0", *champions[:3]]), " ".join(champions[3:]), **terrain)
    figure = table.figure("jirra")
    offered: dict[int, set[tuple[int, int]]] = {}
    for way in Walk(table.s, figure).ways(4):
        offered.setdefault(way.cell, set()).add((way.hurt, way.lit))
    expected: dict[int, set[tuple[int, int]]] = {}
    for cell, ends in tried(table, figure, 4).items():
        expected[cell] = {
            (hurt, lit)
            for (hurt, lit), cost in ends.items()
            if not any(
                less <= hurt and more | lit == more and (more != lit or (less < hurt and cheaper < cost))
                for (less, more), cheaper in ends.items()
            )
        }
    home = expected[int(table.s.spot[figure])]
    home.discard((0, 0))  # that is to stay, not a move
    if not home:
        del expected[int(table.s.spot[figure])]
    assert offered == expected


@pytest.mark.rule("AT-154")
def test_the_shorter_way_through_corruption_is_offered_beside_the_way_around() -> None:
    table = battle("kehmep@0,0", power=2, corrupted="1,0").do("order kehmep")
    assert ways(table, "2,0") == ["Go to 2,0 by way of 1,-1 · 2,-1", "Go to 2,0 by way of 1,0: 5 damage"]
    around, through = (one for one in table.game.actions() if table.game.label(one).startswith("Go to 2,0"))
    safe = Battle(table.game.clone())
    safe.game.apply(around)
    assert (safe.spot("kehmep"), safe.damage("kehmep")) == ("2,0", 0)
    table.game.apply(through)
    assert table.spot("kehmep") is None  # 5 damage of 4


@pytest.mark.rule("AT-154")
def test_ways_of_the_same_length_through_corruption_and_past_it_are_both_offered() -> None:
    table = battle("jirra@0,0", power=2, corrupted="1,0").do("order jirra")
    assert ways(table, "1,1") == ["Go to 1,1 by way of 0,1", "Go to 1,1 by way of 1,0: 4 damage"]


@pytest.mark.rule("AT-154")
@pytest.mark.rule("AT-Q05")
def test_nobody_is_offered_a_detour_through_corruption_unless_a_quest_waits_for_damage() -> None:
    table = battle("jirra@0,0", power=2, corrupted="1,0", hand="trial-by-fire")
    assert ways(table.copy().do("order jirra"), "0,1") == ["Go to 0,1"]
    table.do("play trial-by-fire", "order jirra")
    assert ways(table, "0,1") == ["Go straight to 0,1", "Go to 0,1 by way of 1,0: 4 damage"]


@pytest.mark.rule("AT-154")
def test_more_harm_than_a_champion_can_bear_comes_to_the_same() -> None:
    table = battle("kehmep@0,0 vyrak@-3,3", power=9, corrupted="1,0 2,0 -2,3 -1,3")
    assert [one[-8:] for one in ways(table.copy().do("order kehmep"), "3,-1")] == ["1 · 2,-1", "5 damage"]
    assert [one[-8:] for one in ways(table.do("order vyrak"), "0,2")] == ["2 · -1,2", "5 damage", "0 damage"]


@pytest.mark.rule("AT-298")
def test_poisonous_waste_is_one_way_beside_the_safe_one() -> None:
    waste = "1,0 2,0"
    table = raid("vyrak@0,0", "villain-belzepug@-4,0", scenario="campaign-belzepug", power=9, corrupted=waste)
    table.do("order vyrak")
    assert ways(table, "3,-1") == ["Go to 3,-1 by way of 1,-1 · 2,-1", "Go to 3,-1 by way of 1,0 · 2,0"]


@pytest.mark.rule("AT-Q21")
def test_a_way_over_a_web_is_offered_beside_the_way_around() -> None:
    webs = "web@1,0 red-target@-2,3 blue-target@5,-3 yellow-target@2,3 green-target@1,-3"
    table = raid("jirra@0,0", "villain-rat-king", power=2, tokens=webs).do("order jirra")
    assert ways(table, "2,0") == ["Go to 2,0 by way of 1,-1 · 2,-1", "Go to 2,0 by way of 1,0"]
    table.game.apply(next(one for one in table.game.actions() if table.game.label(one).endswith("by way of 1,0")))
    table.shows(spare="web*3")


@pytest.mark.rule("AT-Q21")
def test_a_web_holds_only_once() -> None:
    webs = "web@0,0 red-target@-2,3 blue-target@5,-3 yellow-target@2,3 green-target@1,-3"
    table = raid("jirra@0,0", "villain-rat-king", power=2, tokens=webs).do("order jirra")
    assert {"2,0", "3,0"} & table.goes == {"2,0"}


def ways(table: Battle, cell: str) -> list[str]:
    """What the ways to a cell are called."""
    said = [table.game.label(one) for one in table.game.actions() if table.game.explain(one)["verb"] == "move"]
    return [one for one in said if f" {cell}" in one.partition(" by ")[0]]
