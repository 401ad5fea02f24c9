"""The turn, its end, the gate and the personal deck (rules, sections 4, 10 and 11)."""

import pytest

from games.ascension_tactics.battle import battle


@pytest.mark.rule("AT-022")
@pytest.mark.rule("AT-058")
def test_the_gate_gives_2_power_once_a_turn() -> None:
    table = battle("jirra").do("gate").shows(power=2, runes=0)
    assert not table.can("gate")
    assert table.do("end-turn", "end-turn").can("gate")


@pytest.mark.rule("AT-023")
@pytest.mark.rule("AT-X01")
@pytest.mark.rule("AT-Q02")
def test_the_second_players_gate_gives_2_runes_more_in_the_first_turn() -> None:
    table = battle("jirra", turn=1, round=1).do("gate").shows(power_1=2, runes_1=2)
    table.do("end-turn", "end-turn", "gate").shows(power_1=2, runes_1=0)


@pytest.mark.rule("AT-023")
@pytest.mark.parametrize(("turn", "power", "runes"), [(0, 2, 0), (1, 2, 2), (2, 3, 2), (3, 4, 3)])
def test_gates_of_a_free_for_all_of_four_in_the_first_turn(turn: int, power: int, runes: int) -> None:
    table = battle(turn=turn, round=1, seats=4, scenario="spires-of-souls-4").do("gate")
    table.shows(**{f"power_{turn}": power, f"runes_{turn}": runes})


@pytest.mark.rule("AT-057")
def test_actions_come_in_any_order_and_as_often_as_wanted() -> None:
    table = battle("jirra@0,0", hand="militia*2 apprentice*3", runes=2)
    table.do("play militia", "buy heavy-infantry", "play militia", "order jirra", "end-order")
    table.do("play apprentice", "play apprentice").shows(runes=2, power=0, played="militia*2 apprentice*2")


@pytest.mark.rule("AT-059")
def test_what_is_gained_may_be_spent_at_any_time_of_the_turn() -> None:
    table = battle("jirra@0,0", hand="militia*2")
    assert not table.can("order jirra")
    assert table.do("play militia", "play militia").can("order jirra")


@pytest.mark.rule("AT-060")
@pytest.mark.rule("AT-031")
@pytest.mark.rule("AT-052")
def test_the_end_of_a_turn_discards_played_cards_and_the_hand_and_loses_what_is_unspent() -> None:
    table = battle("jirra", hand="militia apprentice blessing-of-the-wind", runes=3, power=2, deck="apprentice*9")
    table.do("play militia", "play blessing-of-the-wind", "end-turn")
    table.shows(True, discard="militia blessing-of-the-wind apprentice*2", played="", runes=0, power=0)


@pytest.mark.rule("AT-061")
def test_five_cards_are_drawn_at_the_end_of_the_turn() -> None:
    battle("jirra", deck="militia*2 apprentice*5").do("end-turn").shows(hand="apprentice*5", deck="militia*2")


@pytest.mark.rule("AT-062")
@pytest.mark.rule("AT-104")
def test_only_the_champions_of_whoever_ends_the_turn_become_ready() -> None:
    table = battle("jirra@0,0! vyrak!", "rakar@3,0!").do("end-turn")
    assert not table.exhausted("jirra")
    assert not table.exhausted("vyrak")
    assert table.exhausted("rakar")


@pytest.mark.rule("AT-063")
@pytest.mark.rule("AT-148")
def test_the_end_of_a_turn_gives_2_glory_for_each_shrine_controlled() -> None:
    table = battle("jirra@0,1 vyrak@3,0", "rakar@-3,0", shrine="0,0 3,0 -3,0").do("end-turn")
    table.shows(glory=[4, 0])


@pytest.mark.rule("AT-064")
def test_all_damage_vanishes_at_the_end_of_every_turn() -> None:
    table = battle("jirra@0,0~3", "rakar@3,0~9").do("end-turn")
    assert (table.damage("jirra"), table.damage("rakar")) == (0, 0)


@pytest.mark.rule("AT-065")
def test_the_turn_passes_to_the_next_player() -> None:
    assert battle(seats=3, scenario="spires-of-souls-3", turn=2).do("end-turn").asks == "0 main"


@pytest.mark.rule("AT-066")
def test_the_game_ends_at_once_when_the_goal_is_reached() -> None:
    table = battle("jirra@0,0", beacon="1,0 3,0", lit={"3,0": 0}, glory=[20, 0], power=2)
    table.do("order jirra")
    assert table.asks == "0 act"
    shrines = battle("jirra@0,1", shrine="0,0", glory=[28, 29]).do("end-turn")
    assert shrines.asks == "over"
    assert shrines.game.outcome is not None
    assert shrines.game.outcome.winners == (0,)


@pytest.mark.rule("AT-067")
@pytest.mark.rule("AT-155")
def test_corrupted_ground_hurts_before_the_first_action_of_every_turn() -> None:
    table = battle("jirra@0,0", "vyrak@3,0", corrupted="0,0 3,0").do("end-turn")
    assert (table.damage("jirra"), table.damage("vyrak")) == (4, 5)
    assert table.asks == "1 main"


@pytest.mark.rule("AT-068")
def test_cards_are_drawn_from_the_top_of_the_own_deck() -> None:
    battle("jirra", hand="arha-novice", deck="apprentice militia").do("play arha-novice").shows(hand="militia")


@pytest.mark.rule("AT-069")
@pytest.mark.rule("AT-070")
@pytest.mark.rule("AT-X06")
def test_the_discard_pile_becomes_the_deck_and_what_was_played_stays() -> None:
    table = battle("jirra", hand="briar-runner arha-novice", deck="militia", discard="apprentice*6")
    table.do("play briar-runner", "play arha-novice")
    table.shows(hand="militia apprentice", deck="apprentice*5", discard="", played="briar-runner arha-novice")


@pytest.mark.rule("AT-Q19")
def test_without_deck_and_discard_pile_nothing_is_drawn() -> None:
    battle("jirra", hand="arha-novice", deck="", discard="").do("play arha-novice").shows(hand="", deck="")


@pytest.mark.rule("AT-Q27")
def test_bonuses_end_with_the_turn_and_nobody_falls_by_that() -> None:
    table = battle("jirra@0,0~6", hand="grove-initiate").do("play grove-initiate", "pick jirra")
    assert table.worth("jirra") == (3, 7)
    table.do("end-turn")
    assert (table.spot("jirra"), table.damage("jirra"), table.worth("jirra")) == ("0,0", 0, (3, 6))


@pytest.mark.rule("AT-003")
@pytest.mark.rule("AT-Q70")
def test_the_start_of_a_turn_gains_first_and_then_burns() -> None:
    table = battle("jirra", "vyrak@3,0 +heart-of-the-grove", corrupted="3,0").do("end-turn")
    table.shows(runes_1=1)
    assert table.damage("vyrak") == 5


@pytest.mark.rule("AT-024")
def test_nobody_has_anything_to_do_with_the_gate_of_another_player() -> None:
    assert battle("jirra", gate_0=True).choices.count("gate") == 0
