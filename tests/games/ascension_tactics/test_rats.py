"""Giant Rats (rules, section 19)."""

import pytest

from games.ascension_tactics.battle import battle


@pytest.mark.rule("AT-108")
@pytest.mark.rule("AT-109")
@pytest.mark.rule("AT-111")
@pytest.mark.rule("AT-Q07")
def test_anybody_orders_a_giant_rat_for_1_power() -> None:
    table = battle("jirra", power=1).do("order giant-rat").shows(power=0)
    assert (table.spot("giant-rat"), table.worth("giant-rat"), table.speed("giant-rat")) == ("-5,0", (1, 1), 2)
    assert table.do("end-order").exhausted("giant-rat")


@pytest.mark.rule("AT-X45")
@pytest.mark.rule("AT-109")
def test_a_giant_rat_goes_two_normal_cells_or_one_forest() -> None:
    table = battle("giant-rat@0,0", forest="1,0", power=1).do("order giant-rat#1")
    assert {"1,0", "-2,0"} <= table.goes
    assert "2,0" not in table.goes


@pytest.mark.rule("AT-110")
def test_at_most_4_giant_rats_of_a_player_are_on_the_battlefield() -> None:
    rats = "giant-rat@0,1! giant-rat@0,2! giant-rat@0,3!"
    assert battle(rats, power=9).can("order giant-rat")
    assert not battle(f"{rats} giant-rat@0,4!", power=9).can("order giant-rat")


@pytest.mark.rule("AT-111")
@pytest.mark.rule("AT-Q56")
def test_each_rat_is_ordered_once_and_a_new_one_may_follow() -> None:
    table = battle("giant-rat@0,0", power=9).do("order giant-rat#1", "end-order")
    assert not table.can("order giant-rat#1")
    table.do("order giant-rat#2", "end-order").shows(pool="giant-rat#1 giant-rat#2")


@pytest.mark.rule("AT-Q56")
def test_a_defeated_minion_goes_back_to_the_supply_and_comes_back_ready() -> None:
    table = battle("giant-rat@0,0", "clockwork-sentry@1,0", power=2).do("order giant-rat#1", "attack")
    table.shows(pool="")
    assert table.do("order giant-rat", "end-order").exhausted("giant-rat")


@pytest.mark.rule("AT-112")
@pytest.mark.rule("AT-337")
def test_rats_take_treasures_light_beacons_and_count_for_shrines() -> None:
    table = battle("giant-rat@0,0", power=1, caches="treasure-speed-1@2,0", beacon="1,0", shrine="3,0")
    table.do("order giant-rat#1", "move 2,0 0").shows(treasures="treasure-speed-1", lit={"@1,0": 0})
    table.do("end-turn").shows(glory=[2, 0])


@pytest.mark.rule("AT-113")
@pytest.mark.rule("AT-X12")
def test_a_bonus_may_be_given_to_a_rat_not_yet_deployed() -> None:
    table = battle("jirra", power=9, hand="gloom-stalker").do("play gloom-stalker", "pick giant-rat")
    table.do("order giant-rat", "move -4,0", "order giant-rat")
    assert (table.worth("giant-rat#1"), table.worth("giant-rat#2")) == ((3, 1), (1, 1))
    table.do("end-order", "end-turn")
    assert table.worth("giant-rat#1") == (1, 1)


@pytest.mark.rule("AT-113")
@pytest.mark.rule("AT-Q18")
def test_a_treasure_may_be_used_on_a_rat_not_yet_deployed() -> None:
    table = battle("jirra", power=9, treasures="treasure-strength-3").do("use treasure-strength-3 giant-rat")
    assert table.do("order giant-rat").worth("giant-rat") == (4, 1)


@pytest.mark.rule("AT-113")
def test_the_bonus_of_a_rat_that_fell_is_not_the_next_rats() -> None:
    table = battle("jirra giant-rat@0,0", "clockwork-sentry@1,0", power=9, hand="gloom-stalker")
    table.do("play gloom-stalker", "pick giant-rat#1", "order giant-rat#1", "attack", "end-turn")
    assert table.worth("giant-rat#1") == (1, 1)


@pytest.mark.rule("AT-114")
@pytest.mark.rule("AT-330")
def test_a_devil_rat_comes_only_by_an_effect_that_says_so() -> None:
    table = battle("rat-king@0,0", power=9)
    assert "devil-rat" not in table.orders
    table.do("order rat-king")
    assert table.choices == ["pick giant-rat", "pass"]
    there = battle("rat-king@0,0 devil-rat@2,0", power=9)
    assert "devil-rat" in there.orders
    assert there.do("order rat-king").choices == ["pick devil-rat", "pick giant-rat", "pass"]


@pytest.mark.rule("AT-092")
def test_a_free_order_for_a_champion_is_none_for_a_new_rat() -> None:
    table = battle("jirra@0,0!", hand="arch-tactician").do("play arch-tactician")
    assert table.asks == "0 main"
