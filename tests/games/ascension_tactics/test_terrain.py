"""Terrain, absorbed souls and webs (rules, sections 23 and 24)."""

import pytest

import deckhold
from games.ascension_tactics.battle import Battle, battle, raid


@pytest.mark.rule("AT-149")
@pytest.mark.rule("AT-X25")
def test_a_shrine_belongs_to_the_player_with_most_champions_around_and_a_tie_to_nobody() -> None:
    three = {"scenario": "spires-of-souls-3", "seats": 3, "shrine": "0,0"}
    table = battle("jirra@0,0 vyrak@1,0", "rakar@-1,0 kehmep@0,1", "soul-catcher@0,-1", **three).do("end-turn")
    table.shows(glory=[0, 0, 0])
    fewer = battle("jirra@0,0 vyrak@1,0", "rakar@-1,0 kehmep", "soul-catcher@0,-1", **three).do("end-turn")
    fewer.shows(glory=[2, 0, 0])


@pytest.mark.rule("AT-Q16")
def test_a_shrine_with_nobody_around_belongs_to_nobody_and_a_large_champion_counts_once() -> None:
    battle("jirra@3,0", shrine="0,0").do("end-turn").shows(glory=[0, 0])
    table = battle("belzepug@1,0", "rakar@-1,0", shrine="0,0").do("end-turn")
    table.shows(glory=[0, 0])


@pytest.mark.rule("AT-150")
def test_shrines_cost_nothing_extra() -> None:
    assert "3,0" in battle("jirra@0,0", shrine="1,0 2,0", power=2).do("order jirra").goes


@pytest.mark.rule("AT-154")
@pytest.mark.rule("AT-X23")
def test_two_cells_of_corrupted_ground_hurt_twice() -> None:
    table = battle("vyrak@0,6", corrupted="-1,6 -2,6", enchanted="1,5 0,5 -1,5", power=5, scenario="war-gates")
    table.do("order vyrak", "move -2,6")
    assert table.spot("vyrak") is None
    tough = battle(
        "vyrak@0,6 +barkskin-mail", corrupted="-1,6 -2,6", enchanted="1,5 0,5 -1,5", power=5, scenario="war-gates"
    )
    assert tough.do("order vyrak", "move -2,6").damage("vyrak") == 10


@pytest.mark.rule("AT-154")
def test_of_the_ways_past_corrupted_ground_the_safest_comes_first() -> None:
    table = battle("vyrak@0,0", corrupted="1,0", power=5).do("order vyrak")
    assert table.copy().do("move 1,1 0").damage("vyrak") == 0
    assert table.do("move 1,1 1").damage("vyrak") == 5


@pytest.mark.rule("AT-154")
def test_a_champion_that_falls_on_its_way_ends_its_order() -> None:
    table = battle("kehmep@0,0", corrupted="1,0", power=2).do("order kehmep", "move 1,0")
    assert (table.spot("kehmep"), table.exhausted("kehmep"), table.asks) == (None, True, "0 main")


@pytest.mark.rule("AT-X24")
@pytest.mark.rule("AT-155")
def test_damage_of_corrupted_ground_vanishes_and_comes_again() -> None:
    table = battle("jirra", "rat-king@0,0~5", corrupted="0,0").do("end-turn")
    assert (table.spot("rat-king"), table.damage("rat-king")) == ("0,0", 5)


@pytest.mark.rule("AT-155")
def test_all_who_burn_burn_at_once() -> None:
    table = battle("kehmep@0,0", "fox-minstrel@1,0 jirra@2,0", corrupted="0,0 1,0 2,0").do("end-turn")
    assert (table.spot("kehmep"), table.spot("fox-minstrel"), table.damage("jirra")) == (None, None, 4)
    assert table.asks == "1 main"


@pytest.mark.rule("AT-Q18")
@pytest.mark.rule("AT-155")
def test_treasures_answer_corrupted_ground_at_the_start_of_a_turn() -> None:
    table = battle(
        "kehmep@0,0",
        "fox-minstrel@1,0",
        corrupted="0,0 1,0",
        treasures="treasure-defense-2",
        treasures_1="treasure-defense-3",
    ).do("end-turn")
    assert table.asks == "1 treasure"
    table.do("use treasure-defense-3")
    assert table.asks == "0 treasure"
    table.do("use treasure-defense-2")
    assert (table.spot("kehmep"), table.spot("fox-minstrel"), table.asks) == ("0,0", "1,0", "1 main")


@pytest.mark.rule("AT-158")
def test_a_beacon_is_lit_by_whoever_moves_through_it() -> None:
    table = battle("jirra@0,0", beacon="1,0", lit={"1,0": 1}, power=2).do("order jirra", "move 2,0 0")
    table.shows(lit={"@1,0": 0})


@pytest.mark.rule("AT-158")
@pytest.mark.rule("AT-Q54")
def test_a_deployment_lights_no_beacon_and_is_not_burnt() -> None:
    table = battle("jirra@0,0", hand="dreamcaller", beacon="1,0", corrupted="0,1").do("play dreamcaller")
    assert table.copy().do("deploy 1,0")["lit"] == {}
    assert table.do("deploy 0,1").damage("nightmare-wisp") == 0
    assert table.spot("nightmare-wisp") == "0,1"


@pytest.mark.rule("AT-159")
def test_beacons_do_not_affect_movement() -> None:
    assert "3,0" in battle("jirra@0,0", beacon="1,0 2,0", power=2).do("order jirra").goes


@pytest.mark.rule("AT-189")
@pytest.mark.rule("AT-066")
def test_all_beacons_at_once_give_10_glory_once() -> None:
    table = battle("jirra@-3,-3", beacon="-2,-3 5,-3 -5,3 2,3", lit={"5,-3": 0, "-5,3": 0, "2,3": 0}, power=2)
    table.do("order jirra", "move -2,-3").shows(glory=[10, 0], beacons_paid=True)


@pytest.mark.rule("AT-145")
def test_a_normal_cell_costs_one_point_and_does_nothing() -> None:
    table = battle("jirra@0,0", power=2).do("order jirra", "move 3,0")
    assert (table.terrain("3,0"), table.spot("jirra"), table.damage("jirra")) == ("normal", "3,0", 0)


@pytest.mark.rule("AT-161")
@pytest.mark.rule("AT-Q08")
def test_each_absorbed_soul_gives_1_strength_and_1_defense_and_stays_after_a_defeat() -> None:
    table = battle("vyrak@0,0 +worldrend", "jirra@1,0^2", power=5)
    assert table.worth("jirra") == (5, 8)
    table.do("order vyrak", "attack jirra")
    assert (table.spot("jirra"), table.souls("jirra"), table.worth("jirra")) == (None, 2, (5, 8))


@pytest.mark.rule("AT-162")
@pytest.mark.rule("AT-Q21")
def test_the_widow_places_a_web_and_may_be_deployed_there() -> None:
    table = battle("corrosive-widow@0,0", "fox-minstrel@1,0", power=9).do(
        "order corrosive-widow", "attack fox-minstrel"
    )
    table.shows(tokens="web", spare="web*2")
    web = battle("corrosive-widow", tokens="web@1,0", power=9).do("order corrosive-widow")
    assert web.deploys == {"-5,0", "1,0"}
    web.do("deploy 1,0").shows(tokens="web")
    assert not battle("corrosive-widow jirra@-5,0", "rakar@1,0", tokens="web@1,0", power=9).can("order corrosive-widow")


@pytest.mark.rule("AT-163")
def test_a_fourth_web_may_be_taken_from_elsewhere() -> None:
    table = battle("corrosive-widow@0,0", "fox-minstrel@1,0", tokens="web@3,0 web@3,1 web@3,2", power=2)
    table.do("order corrosive-widow", "attack fox-minstrel")
    assert table.choices == ["pick web", "pass"]
    assert table.copy().do("pass")["spots"]["web#2"] == "@3,1"
    assert table.do("pick web#2")["spots"]["web#2"] == "@1,0"


@pytest.mark.rule("AT-162", "AT-Q24")
@pytest.mark.parametrize(("there", "asks"), [("", "0 act"), ("web@3,0 web@3,1 web@3,2", "0 web")])
def test_of_the_cells_of_a_large_enemy_the_player_says_where_the_web_comes(there: str, asks: str) -> None:
    table = battle("corrosive-widow@-1,0 +worldrend", "belzepug@0,0~2", tokens=there, power=2)
    table.do("order corrosive-widow", "attack belzepug", "option 0")
    assert (table.choices, table.game.prompt("en")) == (
        ["cell @1,-1", "cell @0,0", "cell @1,0"],
        "Corrosive Widow. Into which of the cells of the defeated enemy does the web come?",
    )
    assert Battle(deckhold.load(table.game.dump())).choices == table.choices
    assert table.do("cell 1,0").asks == asks
    if there:
        table.do("pick web#2")
    assert "@1,0" in [cell for piece, cell in table["spots"].items() if piece.startswith("web")]


@pytest.mark.rule("AT-160")
def test_a_token_works_besides_the_terrain_of_its_cell() -> None:
    table = battle("corrosive-widow@0,0", tokens="web@1,0", forest="1,0", power=2).do("order corrosive-widow")
    assert table.terrain("1,0") == "forest"


@pytest.mark.rule("AT-147")
@pytest.mark.rule("AT-Q15")
def test_nobody_is_placed_on_an_opponents_portal() -> None:
    table = battle("jirra@4,0", hand="dreamcaller").do("play dreamcaller")
    assert table.deploys == {"5,-1", "4,-1", "3,0", "3,1", "4,1"}


@pytest.mark.rule("AT-147")
def test_a_defeat_beside_an_opponents_portal_opens_no_way_onto_it() -> None:
    pugs = "demon-pug-pack#1@3,0 demon-pug-pack#2"
    table = battle(pugs, "aria-redforge@4,0", power=2).do("order demon-pug-pack#1", "attack aria-redforge")
    assert "5,0" not in table.deploys
    assert "4,0" in table.deploys


@pytest.mark.rule("AT-Q22")
def test_corrupted_ground_does_not_hurt_captives() -> None:
    table = raid("jirra@-5,2", "villain-kythis", scenario="campaign-kythis", captives="vyrak@1,0", corrupted="1,0")
    table.villains_turn()
    assert table.damage("vyrak") == 0
