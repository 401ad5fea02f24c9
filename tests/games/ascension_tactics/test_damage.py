"""Damage and defeat (rules, section 18)."""

import pytest

from games.ascension_tactics.battle import battle


@pytest.mark.rule("AT-101")
@pytest.mark.rule("AT-102")
@pytest.mark.rule("AT-X09")
def test_damage_of_a_turn_adds_up_to_a_defeat() -> None:
    table = battle("scrapbot@0,0 aria-redforge@2,0", "arbiter-of-the-lost@1,0", power=4).do(
        "order scrapbot", "attack", "end-order"
    )
    assert table.damage("arbiter-of-the-lost") == 4
    table.do("order aria-redforge", "attack", "end-order")
    assert table.spot("arbiter-of-the-lost") is None


@pytest.mark.rule("AT-101")
@pytest.mark.rule("AT-X09")
def test_damage_of_another_turn_does_not_count() -> None:
    table = battle("scrapbot@0,0 aria-redforge@2,0", "arbiter-of-the-lost@1,0", power=4).do(
        "order scrapbot", "attack", "end-order"
    )
    table.do("end-turn", "end-turn", "gate", "order aria-redforge", "attack", "end-order")
    assert (table.spot("arbiter-of-the-lost"), table.damage("arbiter-of-the-lost")) == ("1,0", 3)


@pytest.mark.rule("AT-103")
@pytest.mark.rule("AT-041")
@pytest.mark.rule("AT-040")
@pytest.mark.rule("AT-107")
def test_a_defeated_champion_leaves_loses_its_constructs_and_is_exhausted() -> None:
    table = battle("vyrak@0,0", "jirra@1,0~9 +shadow-blade +barkskin-mail", power=5).do("order vyrak", "attack jirra")
    assert (table.spot("jirra"), table.exhausted("jirra"), table.damage("jirra")) == (None, True, 0)
    table.shows(pool_1="jirra", discard_1="shadow-blade barkskin-mail", equipped_1="")


@pytest.mark.rule("AT-104")
@pytest.mark.rule("AT-X11")
def test_a_champion_defeated_in_an_opponents_turn_misses_its_owners_next_turn() -> None:
    table = battle("vyrak@0,0", "jirra@1,0", power=5).do("order vyrak", "attack jirra", "end-order", "end-turn", "gate")
    assert table.orders == ["giant-rat"]
    table.do("end-turn", "end-turn", "gate")
    assert table.orders == ["jirra", "giant-rat"]


@pytest.mark.rule("AT-105")
@pytest.mark.rule("AT-X10")
@pytest.mark.rule("AT-Q62")
def test_a_lost_construct_defeats_who_has_taken_too_much() -> None:
    table = battle("jirra@0,0", "kehmep@3,0~5 +pasythea-mace", hand="devourer-of-stars").do("play devourer-of-stars")
    table.do("option 0")
    assert table.spot("kehmep") is None


@pytest.mark.rule("AT-105")
def test_a_construct_given_away_may_be_missed_at_once() -> None:
    table = battle("jirra@0,0~7 +barkskin-mail rakar@1,1", hand="rig-tinker").do(
        "play rig-tinker", "pick barkskin-mail"
    )
    assert (table.spot("jirra"), table.on("rakar")) == (None, ["barkskin-mail"])


@pytest.mark.rule("AT-105")
@pytest.mark.rule("AT-Q74")
def test_whoever_leaves_the_priest_misses_his_bonus_in_the_middle_of_the_move() -> None:
    table = battle("jirra@1,0~6 yuk-battle-priest@0,0", power=2).do("order jirra")
    assert table.worth("jirra") == (4, 7)
    assert table.copy().do("move 1,-1").spot("jirra") == "1,-1"  # still next to him
    table.do("move 3,0")
    assert (table.spot("jirra"), table.exhausted("jirra"), table.asks) == (None, True, "0 main")


@pytest.mark.rule("AT-Q74")
def test_the_priest_takes_his_bonus_along() -> None:
    table = battle("jirra@1,0~6 yuk-battle-priest@0,0", power=4).do("order yuk-battle-priest", "move -1,0")
    assert table.spot("jirra") is None


@pytest.mark.rule("AT-Q74")
@pytest.mark.rule("AT-105")
def test_who_lives_by_a_drone_falls_with_it() -> None:
    table = battle("aria-redforge@0,0", "repair-drone@1,0 kehmep@2,0~4", power=2).do("order aria-redforge", "attack")
    assert table.spot("kehmep") is None
    table.shows(nest_1="living-earth lost-shade*2 repair-drone nightmare-wisp*2 giant-rat*4 devil-rat repair-drone")


@pytest.mark.rule("AT-106")
@pytest.mark.rule("AT-Q64")
def test_champions_off_the_battlefield_cannot_be_damaged() -> None:
    table = battle("jirra@0,0", "kehmep rakar@2,0", hand="rift-lancer").do("play rift-lancer")
    assert table.damage("rakar") == 2


@pytest.mark.rule("AT-Q64")
def test_bonuses_souls_and_constructs_reach_champions_off_the_battlefield() -> None:
    table = battle("jirra vyrak", hand="gloom-stalker shadow-blade bone-collector cult-fanatic")
    table.do("play gloom-stalker", "pick jirra", "play shadow-blade", "pick jirra")
    table.do("play bone-collector", "play cult-fanatic", "pass", "pick jirra")
    assert (table.worth("jirra"), table.souls("jirra")) == ((3 + 2 + 3 + 1, 6 + 1 + 1), 1)


@pytest.mark.rule("AT-Q64")
def test_constructs_are_destroyed_off_the_battlefield_too() -> None:
    table = battle("jirra", "kehmep +shadow-blade +barkskin-mail", hand="devourer-of-stars").do(
        "play devourer-of-stars"
    )
    table.do("option 0").shows(discard_1="shadow-blade barkskin-mail")


@pytest.mark.rule("AT-Q63")
def test_strength_0_attacks_without_damage_and_penalties_add_up() -> None:
    table = battle("sordid-asp@0,0", "vyrak@1,0 +barkskin-mail", power=4, hand="harbinger-of-dusk")
    table.do("play harbinger-of-dusk", "pick sordid-asp", "order sordid-asp", "attack vyrak", "attack vyrak")
    assert table.speed("vyrak") == 1


@pytest.mark.rule("AT-Q69")
def test_each_instance_of_damage_is_reduced_by_itself() -> None:
    table = battle("rakar@0,0", "jirra@1,0 +titan-plating", power=5).do("order rakar", "attack jirra", "attack jirra")
    assert table.damage("jirra") == 8
    small = battle("giant-rat@0,0", "jirra@1,0", power=1).do("order giant-rat#1", "attack jirra")
    assert small.damage("jirra") == 0


@pytest.mark.rule("AT-Q69")
def test_a_cost_in_damage_is_paid_even_if_reduced() -> None:
    table = battle("jirra@0,0 +infernal-chain", power=2).do("order jirra", "option 0")
    assert (table.damage("jirra"), table.worth("jirra")) == (1, (3 + 2 + 2, 7))


@pytest.mark.rule("AT-Q25")
@pytest.mark.rule("AT-003")
def test_slaughter_and_what_others_gain_are_ordered_by_the_active_player() -> None:
    table = battle("ravenous-gorph@0,0 soul-catcher@0,1", "kehmep@1,0", power=3, discard="militia")
    table.do("order ravenous-gorph", "attack kehmep")
    assert table.asks == "0 order"
    table.do("option 1")
    assert table.souls("soul-catcher") == 1
    assert table.asks == "0 pick"
    assert table.do("pass").souls("ravenous-gorph") == 1


@pytest.mark.rule("AT-Q25")
def test_a_soul_catcher_that_falls_in_the_same_exchange_still_catches() -> None:
    table = battle("soul-catcher@0,0~6", "clockwork-sentry@1,0~2", power=3).do("order soul-catcher", "attack")
    assert (table.spot("soul-catcher"), table.spot("clockwork-sentry")) == (None, None)
    assert table.souls("soul-catcher") == 1
