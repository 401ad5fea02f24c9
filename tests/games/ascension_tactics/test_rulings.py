"""Precedence, and cards and rules in their most awkward company (rules, sections 1, 29a and 30)."""

import pytest

import deckhold
from games.ascension_tactics.battle import Battle, battle


@pytest.mark.rule("AT-001")
def test_a_card_that_contradicts_the_rules_applies() -> None:
    """Night March goes through enemies against AT-096, the turret is deployed beside its friends against AT-087."""
    table = battle("brimstone-turret jirra@0,0", power=1).do("order brimstone-turret")
    assert "1,0" in table.deploys


@pytest.mark.rule("AT-002")
def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    battle(hand="grandmaster-of-silence", deck="militia*2").do("play grandmaster-of-silence").shows(hand="militia*2")


@pytest.mark.rule("AT-002")
def test_a_shade_without_a_free_cell_is_lost_though_paid_for() -> None:
    ring = "vyrak@1,0 rakar@1,-1 kehmep@0,-1 jirra@-1,0 loremaster@-1,1 sadranis@0,1"
    table = battle(f"arbiter-of-the-lost@0,0 {ring}", hand="militia", power=3).do(
        "order arbiter-of-the-lost", "pick militia"
    )
    table.shows(hand="")
    assert table.spot("lost-shade") is None


@pytest.mark.rule("AT-143")
def test_a_cell_with_two_terrains_is_refused() -> None:
    with pytest.raises(ValueError, match="@1,0 holds"):
        battle(forest="1,0", shrine="1,0")


@pytest.mark.rule("AT-144")
def test_a_living_forest_is_never_moved_onto_other_terrain() -> None:
    table = battle("living-earth@0,0", forest="0,0 1,0", corrupted="0,1", enchanted="-1,0", power=2).do(
        "order living-earth"
    )
    assert not {"1,0", "0,1", "-1,0"} & table.goes


@pytest.mark.rule("AT-157")
def test_enchanted_ground_does_nothing_where_no_scenario_says_so() -> None:
    table = battle("kehmep@0,0", "rakar@0,3", enchanted="1,0 2,0 0,1", power=2).do("order kehmep")
    assert "3,0" in table.goes
    assert table.targets == ["rakar"]


@pytest.mark.rule("AT-Q28")
def test_glory_is_unlimited_and_webs_are_not() -> None:
    table = battle("jirra", glory=[29, 29])
    assert table["glory"] == [29, 29]
    assert len(table["spare"]) == 3


@pytest.mark.rule("AT-Q29")
@pytest.mark.rule("AT-245")
def test_in_the_campaign_a_defeat_exhausts_nobody() -> None:
    table = battle("jirra@0,0 kehmep@1,0", scenario="campaign-kythis", corrupted="2,0", power=9, seats=1)
    table.do("order kehmep", "move 2,0")
    assert (table.spot("kehmep"), table.exhausted("kehmep")) == (None, True)  # in its own order: AT-Q55


# -- what is set off together ------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-134")
@pytest.mark.rule("AT-Q25")
def test_a_rat_of_a_chosen_faction_that_falls_still_has_its_slaughter() -> None:
    row = "damned-lust damned-envy kythis cinderling-horde bone-collector cult-fanatic"
    table = battle(
        "giant-rat@0,0 soul-catcher@1,-1",
        "clockwork-sentry@1,0~5",
        "jirra",
        seats=3,
        scenario="twilight-of-the-idols",
        neutrals="",
        center_row=row,
        power=1,
    )
    table.do("order giant-rat#1", "attack clockwork-sentry")
    if table.asks == "0 order":
        table.do("option 0")
    table.shows(glory=[2, 0, 0])
    assert (table.spot("giant-rat#1"), table.souls("soul-catcher")) == (None, 1)


@pytest.mark.rule("AT-003")
@pytest.mark.rule("AT-332")
def test_two_pugs_follow_two_enemies_that_fall_at_once() -> None:
    pool = "demon-pug-pack#1@0,0 +hellhound-collar demon-pug-pack#2 demon-pug-pack#3"
    table = battle(pool, "aria-redforge@1,0 fox-minstrel@-1,0", hand="bone-collector", power=2)
    table.do("play bone-collector", "order demon-pug-pack#1", "sweep", "option 0", "deploy -1,0", "deploy 1,0")
    assert (table.spot("demon-pug-pack#2"), table.spot("demon-pug-pack#3")) == ("-1,0", "1,0")


@pytest.mark.rule("AT-134")
@pytest.mark.rule("AT-330")
def test_a_rat_king_that_falls_still_brings_his_devil_rat() -> None:
    table = battle("rat-king@0,0~3", "clockwork-sentry@1,0~2", power=3).do(
        "order rat-king", "pass", "attack clockwork-sentry"
    )
    table.do("deploy 0,0")
    assert (table.spot("rat-king"), table.spot("devil-rat")) == (None, "0,0")


@pytest.mark.rule("AT-Q25")
@pytest.mark.rule("AT-Q65")
def test_a_soul_gained_in_falling_may_transform_a_champion_off_the_battlefield() -> None:
    table = battle("sadranis@0,0~8^2 +soul-thiefs-staff", "clockwork-sentry@1,0 +shadow-blade", power=4)
    table.do("order sadranis", "attack clockwork-sentry", "option 0").shows(pool="sadranis-dark-savant")
    assert (table.spot("sadranis-dark-savant"), table.exhausted("sadranis-dark-savant")) == (None, True)
    assert (table.souls("sadranis-dark-savant"), table.asks) == (3, "0 main")


@pytest.mark.rule("AT-105")
@pytest.mark.rule("AT-Q74")
def test_falls_that_follow_from_falls_come_before_slaughter() -> None:
    table = battle(
        "ravenous-gorph@0,0 soul-catcher@4,0", "repair-drone@1,0 kehmep@2,0~4", power=3, discard="militia"
    ).do("order ravenous-gorph", "attack repair-drone")
    assert table.spot("kehmep") is None
    if table.asks == "0 order":
        table.do("option 0")
    assert table.souls("soul-catcher") == 1


@pytest.mark.rule("AT-132")
@pytest.mark.rule("AT-Q25")
def test_an_attacked_enemy_that_falls_with_its_aura_was_defeated_by_the_attack() -> None:
    titan = "dream-titan@0,0 +soul-thiefs-staff"  # strength 10
    hit = battle(titan, "yuk-battle-priest@1,0 jirra@0,1~1 +barkskin-mail", power=4).do("order dream-titan", "sweep")
    assert (hit.spot("jirra"), hit.souls("dream-titan")) == (None, 2)
    spared = battle(titan, "yuk-battle-priest@1,0 kehmep@2,0~4", power=4).do("order dream-titan", "sweep")
    assert (spared.spot("kehmep"), spared.souls("dream-titan")) == (None, 1)


@pytest.mark.rule("AT-137")
def test_a_moved_construct_may_be_scrapbots_third() -> None:
    table = battle("scrapbot@0,0 +shadow-blade +barkskin-mail jirra +vine-whip", hand="rig-tinker").do(
        "play rig-tinker"
    )
    table.do("pick vine-whip", "option 0").shows(pool="scrap-colossus jirra", power=2)
    assert table.traits("scrap-colossus") == {"counterstrike", "reach"}


@pytest.mark.rule("AT-137")
@pytest.mark.rule("AT-219")
def test_a_transformed_champion_keeps_its_beacon_token() -> None:
    table = battle("sadranis@0,0^2 +blue-token", hand="militia", power=4, seats=4, scenario="infernal-battle").do(
        "order sadranis", "pick militia", "option 0"
    )
    assert table.on("sadranis-dark-savant") == ["blue-token"]
    assert table.factions("sadranis-dark-savant") == 0b11111


# -- time --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-Q27")
def test_the_asps_penalty_among_three_outlasts_the_turn_of_the_third() -> None:
    table = battle("sordid-asp@0,0", "jirra@5,-3", "vyrak@2,0", seats=3, scenario="spires-of-souls-3", power=4)
    table.do("order sordid-asp", "attack vyrak", "end-order", "end-turn")
    assert table.do("end-turn").speed("vyrak") == 2
    assert table.do("end-turn").speed("vyrak") == 3


@pytest.mark.rule("AT-Q65")
@pytest.mark.rule("AT-Q17")
def test_a_quest_attached_late_has_its_devotion_at_once() -> None:
    table = battle("jirra", hand="song-of-roots briar-runner", deck="").do("play song-of-roots", "play briar-runner")
    assert table.do("complete").worth("jirra") == (3, 9)


@pytest.mark.rule("AT-Q17")
def test_an_attached_quest_does_not_satisfy_its_own_devotion() -> None:
    table = battle("jirra", hand="guardians-vigil twin-shadows whispers-below void-supplicant", deck="")
    table.do("play whispers-below", "play void-supplicant", "complete whispers-below")
    assert table.worth("jirra") == (6, 6)  # by the supplicant, not by itself
    alone = battle("jirra +whispers-below", hand="twin-shadows", deck="")
    assert alone.do("play twin-shadows").worth("jirra") == (6, 6)


@pytest.mark.rule("AT-Q71")
def test_a_copied_cult_fanatic_orders_a_rat_and_a_copied_matron_moves_champions() -> None:
    table = battle(hand="mistake-of-creation", center_row="cult-fanatic - - - - -").do("play mistake-of-creation")
    table.do("pick giant-rat", "end-order").shows(power=1)
    matron = battle(
        "jirra@0,0", hand="wildheart-matron mistake-of-creation", center_row="- - - - - -", deck="", center_deck=""
    )
    matron.do("play wildheart-matron", "pick jirra", "move 1,0", "play mistake-of-creation", "pick jirra", "move 2,0")
    assert matron.spot("jirra") == "2,0"


@pytest.mark.rule("AT-169")
@pytest.mark.rule("AT-333")
def test_a_treasure_that_answers_on_the_loremaster_stays_on_his_card() -> None:
    table = battle("vyrak@0,0", "loremaster@1,0~2", power=5, treasures_1="treasure-defense-2").do("order vyrak")
    table.do("attack loremaster", "use treasure-defense-2").shows(kept_1="treasure-defense-2", treasure_discard="")
    assert (table.damage("loremaster"), table.worth("loremaster")) == (10, (5, 11))


@pytest.mark.rule("AT-084")
@pytest.mark.rule("AT-Q61")
def test_a_banished_card_still_counts_as_played() -> None:
    table = battle("kythis@0,0 muse-of-rebirth", hand="briar-runner", deck="", power=3).do("play briar-runner")
    table.do("order kythis", "end-order").shows(played="", banished="briar-runner")
    assert table.traits("muse-of-rebirth") == {"ranged"}


@pytest.mark.rule("AT-324")
def test_a_treasure_moved_to_where_nobody_stands_waits_for_a_champion() -> None:
    table = battle("jirra@0,0 +magnetic-gloves", caches="treasure-ranged@3,0", power=2).do(
        "order jirra", "token", "cell 1,0"
    )
    table.shows(treasures="").do("move 1,0").shows(treasures="treasure-ranged")


@pytest.mark.rule("AT-Q24")
def test_belzepug_attacks_from_every_cell_and_counts_once() -> None:
    table = battle("belzepug@0,0", "vyrak@-1,0 rakar@2,0 jirra@2,-2 loremaster@3,0", power=4).do(
        "order belzepug", "sweep"
    )
    assert [table.damage(one) for one in ("vyrak", "rakar", "loremaster")] == [7, 7, 0]
    assert table.spot("jirra") is None
    hit = battle("dream-titan@-1,0", "belzepug@0,0", power=5).do("order dream-titan", "sweep")
    assert hit.damage("belzepug") == 7


@pytest.mark.rule("AT-Q24")
def test_belzepug_passes_over_allies_and_not_over_enemies() -> None:
    own = battle("belzepug@0,0 jirra@2,0", power=4).do("order belzepug")
    assert {"1,0", "2,0", "3,0"} & own.goes == {"3,0"}
    foe = battle("belzepug@0,0", "jirra@2,0", power=4).do("order belzepug")
    assert not {"1,0", "2,0", "3,0"} & foe.goes


# -- saving in the middle ----------------------------------------------------------------------------------------------


def reloaded(table: Battle) -> Battle:
    """The same game, dumped and loaded."""
    data = table.game.dump()
    again = deckhold.load(data)
    assert again.dump() == data
    assert again.actions() == table.game.actions()
    return Battle(again)


@pytest.mark.rule("AT-Q18")
def test_every_moment_of_an_answered_attack_is_a_save_point() -> None:
    table = battle(
        "aria-redforge@0,0",
        "sadranis@1,0~5^2",
        power=2,
        treasures="treasure-strength-3",
        treasures_1="treasure-souls-1 treasure-counterstrike treasure-defense-2",
    )
    for words in (
        "order aria-redforge",
        "use treasure-strength-3 aria-redforge",
        "attack sadranis",
        "use treasure-counterstrike",
        "use treasure-souls-1",
        "option 0",
        "use treasure-defense-2",
    ):
        table = reloaded(table).do(words)
    assert (table.spot("aria-redforge"), table.spot("sadranis-dark-savant")) == (None, "1,0")


@pytest.mark.rule("AT-154")
def test_a_move_over_an_ally_on_corrupted_ground_is_a_save_point() -> None:
    walls = {"enchanted": "1,5 0,5 -1,5", "scenario": "war-gates"}
    table = battle("vyrak@0,6 rakar@-1,6", turn=0, power=5, corrupted="-1,6", treasures_1="treasure-defense-2", **walls)
    table = reloaded(table.do("order vyrak")).do("move -2,6")
    assert (table.spot("vyrak"), table.spot("rakar"), table.damage("vyrak")) == ("-2,6", "-1,6", 5)
