"""Scenarios of beacons: Love Lives Forever, War Gates, Circle of Stones."""

from typing import Any

import pytest

from games.ascension_tactics.battle import Battle, battle

FAR = "-3,3"
FARTHER = "3,-3"


# -- Love Lives Forever ------------------------------------------------------------------------------------------------


def beacons(lit: dict[str, int], **given: object) -> Battle:
    return battle("kehmep@0,0", "rakar@0,5", power=2, beacon=f"1,0 2,0 {FAR} {FARTHER}", lit=lit, **given)


@pytest.mark.rule("AT-189")
def test_whoever_first_controls_all_four_beacons_gains_ten_glory_at_once() -> None:
    table = beacons({"2,0": 0, FAR: 0, FARTHER: 0})
    table.do("order kehmep", "move 1,0").shows(glory=[10, 0], beacons_paid=True)


@pytest.mark.rule("AT-189")
def test_three_beacons_are_not_enough() -> None:
    beacons({"2,0": 0, FAR: 0, FARTHER: 1}).do("order kehmep", "move 1,0").shows(glory=[0, 0], beacons_paid=False)


@pytest.mark.rule("AT-189")
def test_beacons_that_are_only_passed_count_in_the_middle_of_the_move() -> None:
    table = beacons({FAR: 0, FARTHER: 0}).do("order kehmep", "move 2,0")
    table.shows(glory=[10, 0], lit={"@1,0": 0, "@2,0": 0, f"@{FAR}": 0, f"@{FARTHER}": 0})


@pytest.mark.rule("AT-189")
def test_the_ten_glory_are_gained_once_in_the_game_by_whomever() -> None:
    table = beacons({"2,0": 0, FAR: 0, FARTHER: 0}, beacons_paid=True)
    table.do("order kehmep", "move 1,0").shows(glory=[0, 0])


@pytest.mark.rule("AT-189")
def test_the_fourth_beacon_may_win_the_game() -> None:
    table = beacons({"2,0": 0, FAR: 0, FARTHER: 0}, glory=[20, 29]).do("order kehmep", "move 1,0")
    assert table.game.outcome == ((30, 29), (0,), "glory", {})


@pytest.mark.rule("AT-189")
@pytest.mark.rule("AT-190")
def test_team_mates_light_the_beacons_together() -> None:
    table = battle(
        "",
        "rakar@0,5",
        "kehmep@0,0",
        seats=4,
        speaker=2,
        power_2=2,
        beacon=f"1,0 2,0 {FAR} {FARTHER}",
        lit={"2,0": 0, FAR: 0, FARTHER: 0},
    )
    table.do("order kehmep", "move 1,0").shows(glory=[10, 0])


# -- War Gates ---------------------------------------------------------------------------------------------------------


def gates(*pools: str, enchanted: str, lit: dict[str, int] | None = None, **given: object) -> Battle:
    return battle(
        *pools, scenario="war-gates", enchanted=enchanted, beacon=f"{FAR} {FARTHER} -3,0", lit=lit or {}, **given
    )


@pytest.mark.rule("AT-223")
def test_war_gates_can_be_neither_entered_nor_crossed() -> None:
    wall = "1,-1 1,0 0,1"
    table = gates("kehmep@0,0", enchanted=wall, power=2).do("order kehmep")
    assert not table.goes & {"1,-1", "1,0", "0,1", "2,-1", "2,0", "1,1"}
    assert table.goes >= {"-1,0", "0,-1", "-1,1"}


@pytest.mark.rule("AT-223")
def test_war_gates_block_the_line_of_sight() -> None:
    table = gates("kehmep@0,0", "rakar@2,0", enchanted="1,0", power=2).do("order kehmep")
    assert table.targets == []


@pytest.mark.rule("AT-224")
@pytest.mark.parametrize(
    ("lit", "open"), [({FAR: 0}, False), ({FAR: 0, FARTHER: 1}, False), ({FAR: 0, FARTHER: 0}, True)]
)
def test_two_beacons_open_the_gates_for_steps_and_for_sight(lit: dict[str, int], open: bool) -> None:
    table = gates("kehmep@0,0", "rakar@2,0", enchanted="1,0 1,-1", lit=lit, power=2).do("order kehmep")
    assert ("1,-1" in table.goes) is open
    assert ("2,-2" in table.goes) is True  # around the gate in any case
    assert table.targets == (["rakar"] if open else [])


@pytest.mark.rule("AT-225")
@pytest.mark.rule("AT-X30")
def test_who_stands_in_a_gate_may_leave_it_after_the_beacons_are_lost() -> None:
    table = gates("kehmep@1,0", enchanted="1,0 2,0", lit={FAR: 0, FARTHER: 1}, power=2).do("order kehmep")
    assert "0,0" in table.goes
    assert "2,0" not in table.goes


@pytest.mark.rule("AT-224")
@pytest.mark.rule("AT-Q59")
def test_the_second_beacon_opens_the_gates_for_the_rest_of_the_same_move() -> None:
    """AT-Q59: checked step by step."""
    field = {"enchanted": "-2,0", "lit": {FAR: 0}, "power": 2}
    table = gates("kehmep@-4,0", **field).do("order kehmep")  # type: ignore[arg-type]
    table.do("move -2,0").shows(lit={f"@{FAR}": 0, "@-3,0": 0})
    assert table.spot("kehmep") == "-2,0"
    before = gates("kehmep@-1,0", **field).do("order kehmep")  # type: ignore[arg-type]
    assert "-2,0" not in before.goes  # from the other side no beacon lies on the way


@pytest.mark.rule("AT-158")
@pytest.mark.rule("AT-Q59")
def test_coming_back_to_a_beacon_of_others_opens_the_gates_for_the_rest_of_the_move() -> None:
    given: dict[str, Any] = {"enchanted": "-1,0", "beacon": "0,0 3,2", "scenario": "war-gates", "power": 2}
    assert "-1,0" in battle("jirra@0,0", lit={"3,2": 0, "0,0": 1}, **given).do("order jirra").goes
    assert "-1,0" not in battle("jirra@0,0", lit={"0,0": 1}, **given).do("order jirra").goes


@pytest.mark.rule("AT-223")
@pytest.mark.rule("AT-Q59")
def test_who_is_shut_in_behind_closed_gates_cannot_leave() -> None:
    """AT-Q59."""
    ring = "1,0 1,-1 0,-1 -1,0 -1,1 0,1"
    table = gates("kehmep@0,0", enchanted=ring, shrine="0,0", power=2).do("order kehmep")
    assert table.goes == set()


@pytest.mark.rule("AT-X50")
def test_aria_walks_through_closed_gates_and_sees_through_them_others_do_not() -> None:
    table = gates("aria-redforge@0,0 kehmep@0,1", enchanted="1,0 2,0", power=3)
    assert {"1,0", "2,0"} <= table.copy().do("order aria-redforge").goes
    assert not {"1,0", "2,0"} & table.do("order kehmep").goes


@pytest.mark.rule("AT-227")
def test_the_beacons_of_a_team_open_the_gates_for_both_members() -> None:
    table = gates(
        "jirra@0,0", "", "kehmep@0,1", seats=4, speaker=2, power_2=2, enchanted="1,0", lit={FAR: 0, FARTHER: 0}
    )
    assert "1,0" in table.do("order kehmep").goes


@pytest.mark.rule("AT-227")
@pytest.mark.rule("AT-190")
@pytest.mark.parametrize("scenario", ["war-gates", "love-lives-forever"])
@pytest.mark.parametrize(("seat", "portal"), [(0, "-5,0"), (1, "5,0"), (2, "-5,0"), (3, "5,0")])
def test_team_mates_share_one_portal(scenario: str, seat: int, portal: str) -> None:
    pools = ["kehmep" if one == seat else "" for one in range(4)]
    table = battle(*pools, scenario=scenario, seats=4, turn=seat % 2, speaker=seat, **{f"power_{seat}": 2})
    table.do("order kehmep")
    assert table.spot("kehmep") == portal


# -- Circle of Stones --------------------------------------------------------------------------------------------------


def stones(*pools: str, **given: object) -> Battle:
    """The sacred lands: a shrine and two cells beside it."""
    return battle(*pools, scenario="circle-of-stones", shrine="0,0", enchanted="1,0 1,-1", **given)


@pytest.mark.rule("AT-232")
@pytest.mark.parametrize(("held", "glory"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_beacons_give_glory_at_the_end_of_the_turn_the_more_the_better(held: int, glory: int) -> None:
    cells = ["-3,0", "-3,1", "-3,2", "-3,3", "3,0", "3,-1"]
    lit = {cell: 0 if i < held else 1 for i, cell in enumerate(cells)}
    table = battle("kehmep", "rakar", scenario="circle-of-stones", beacon=" ".join(cells), lit=lit)
    table.do("end-turn").shows(glory=[glory, 0])


@pytest.mark.rule("AT-X31")
def test_the_shrine_and_five_beacons_give_five_glory() -> None:
    cells = ["-3,0", "-3,1", "-3,2", "-3,3", "3,0"]
    lit = dict.fromkeys(cells, 0)
    table = battle("kehmep@1,0", "rakar", scenario="circle-of-stones", shrine="0,0", beacon=" ".join(cells), lit=lit)
    table.do("end-turn").shows(glory=[5, 0])


@pytest.mark.rule("AT-233")
def test_a_second_champion_cannot_move_into_the_sacred_lands_nor_through_them() -> None:
    table = stones("jirra@0,0 kehmep@2,0", power=2).do("order kehmep")
    assert not table.goes & {"1,0", "1,-1", "0,0"}
    assert "0,1" in table.goes  # around them
    assert "-1,0" not in table.goes  # only through them it would be near enough


@pytest.mark.rule("AT-233")
def test_one_champion_of_each_player_may_be_in_the_sacred_lands() -> None:
    table = stones("kehmep@2,0", "rakar@0,0", power=2).do("order kehmep")
    assert {"1,0", "1,-1"} <= table.goes


@pytest.mark.rule("AT-233")
def test_who_is_in_the_sacred_lands_may_walk_about_and_leave() -> None:
    table = stones("kehmep@0,0 jirra@5,-2", power=2).do("order kehmep")
    assert {"1,0", "1,-1", "-1,0"} <= table.goes


@pytest.mark.rule("AT-233")
@pytest.mark.rule("AT-Q58")
def test_a_minion_in_the_sacred_lands_keeps_its_owners_others_out() -> None:
    """AT-Q58."""
    table = stones("giant-rat@0,0 kehmep@2,0", power=2).do("order kehmep")
    assert not table.goes & {"1,0", "1,-1"}


@pytest.mark.rule("AT-233")
@pytest.mark.rule("AT-Q58")
def test_an_effect_cannot_put_a_second_champion_into_the_sacred_lands() -> None:
    """AT-Q58: Dreamcaller puts a wisp next to a champion of the player."""
    first = stones("kehmep@2,0", hand="dreamcaller").do("play dreamcaller")
    assert "1,0" in first.deploys
    second = stones("kehmep@2,0 jirra@0,0", hand="dreamcaller").do("play dreamcaller")
    assert "1,1" in second.deploys
    assert not second.deploys & {"1,0", "1,-1"}


@pytest.mark.rule("AT-X50")
@pytest.mark.rule("AT-233")
@pytest.mark.rule("AT-Q58")
def test_aria_may_enter_although_another_is_there_and_then_no_third_may() -> None:
    """AT-Q58: she is a champion there like any other, for those who come after her."""
    table = stones("jirra@0,0 aria-redforge@2,0 kehmep@2,-1", power=3)
    assert {"1,0", "1,-1"} <= table.copy().do("order aria-redforge").goes
    assert not table.copy().do("order kehmep").goes & {"1,0", "1,-1"}
    alone = stones("aria-redforge@0,0 kehmep@2,-1", power=2).do("order kehmep")
    assert not alone.goes & {"1,0", "1,-1"}


@pytest.mark.rule("AT-233")
@pytest.mark.rule("AT-Q58")
def test_who_left_the_sacred_lands_beside_aria_cannot_come_back_in_the_same_move() -> None:
    """AT-Q58: leaving and entering again is entering."""
    table = battle(
        "kehmep@0,0 aria-redforge@5,-4",
        scenario="circle-of-stones",
        enchanted="0,0 2,0 5,-4",
        power=2,
    )
    assert "2,0" not in table.do("order kehmep").goes


@pytest.mark.rule("AT-234")
def test_from_outside_nobody_inside_can_be_attacked() -> None:
    table = stones("kehmep@-1,0 jirra@1,-2", "rakar@0,0 vyrak@-1,1", power=4)
    assert table.copy().do("order kehmep").targets == ["vyrak"]
    assert "rakar" not in table.do("order jirra").targets


@pytest.mark.rule("AT-234")
def test_from_inside_those_outside_and_inside_can_be_attacked() -> None:
    table = stones("kehmep@1,0", "rakar@0,0 vyrak@2,0", power=2).do("order kehmep")
    assert sorted(table.targets) == ["rakar", "vyrak"]


@pytest.mark.rule("AT-234")
@pytest.mark.rule("AT-Q58")
def test_the_ban_binds_aria_like_everybody() -> None:
    """AT-Q58."""
    assert stones("aria-redforge@-1,0", "rakar@0,0", power=2).do("order aria-redforge").targets == []


@pytest.mark.rule("AT-128")
@pytest.mark.rule("AT-Q57")
def test_from_outside_the_sacred_lands_one_strikes_back_only_at_a_neighbour() -> None:
    """AT-Q57: next to the attacker the counterstrike always comes, from afar only if the attack were legal."""
    near = stones("kehmep@0,0", "clockwork-sentry@-1,0", power=2).do("order kehmep", "attack clockwork-sentry")
    assert near.damage("kehmep") == 3
    far = stones("kehmep@0,0", "clockwork-sentry@-2,0 +focusing-lens", power=2)
    far.do("order kehmep", "attack clockwork-sentry")
    assert far.damage("kehmep") == 0


@pytest.mark.rule("AT-234")
@pytest.mark.rule("AT-Q58")
def test_damage_that_is_no_attack_reaches_inside() -> None:
    """AT-Q58: the damage of Rift Lancer is no attack."""
    table = stones("kehmep@-1,0", "rakar@0,0", hand="rift-lancer").do("play rift-lancer")
    assert table.damage("rakar") == 2
