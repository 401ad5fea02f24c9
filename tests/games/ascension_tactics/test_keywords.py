"""Keywords (rules, section 22)."""

import pytest

from games.ascension_tactics.battle import battle

# -- Devotion ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-123")
@pytest.mark.rule("AT-X07")
def test_devotion_waits_for_the_next_card_of_its_faction() -> None:
    table = battle("jirra", hand="hedron-berserker gear-apprentice*2 militia").do("play hedron-berserker")
    table.shows(power=2).do("play militia").shows(power=3)
    table.do("play gear-apprentice", "option 0").shows(power=5, runes=1)


@pytest.mark.rule("AT-123")
@pytest.mark.rule("AT-X07")
def test_devotion_applies_at_once_when_another_card_of_its_faction_was_played() -> None:
    table = battle("jirra", hand="hedron-berserker gear-apprentice").do("play gear-apprentice", "option 0")
    table.do("play hedron-berserker").shows(power=4)


@pytest.mark.rule("AT-124")
@pytest.mark.rule("AT-X22")
def test_devotion_applies_once_however_many_cards_follow() -> None:
    table = battle("jirra", hand="gloom-stalker void-supplicant*2", power=0)
    table.do("play gloom-stalker", "pick jirra").shows(power=1)
    table.do("play void-supplicant").shows(power=3)
    table.do("play void-supplicant").shows(power=4)


@pytest.mark.rule("AT-123")
def test_devotions_of_several_cards_wait_for_the_same_card() -> None:
    table = battle("jirra", hand="hedron-berserker*2 gear-apprentice").do("play hedron-berserker")
    table.shows(power=2).do("play hedron-berserker").shows(power=8)  # each is another card for the other one
    assert table.do("play gear-apprentice", "option 0").shows(power=8).asks == "0 main"


@pytest.mark.rule("AT-003")
@pytest.mark.rule("AT-005")
def test_effects_of_devotion_due_together_are_ordered_by_the_player() -> None:
    table = battle("emma-ironheart@0,0", hand="siege-commander copper-courier gear-apprentice", deck="militia*3")
    table.do("play siege-commander", "pass", "play copper-courier")
    assert table.asks == "0 champion"  # Emma's drone is up already
    table = battle("emma-ironheart@0,0 kehmep@3,0", hand="pasythea-mace", deck="militia*3", power=0)
    table.do("play pasythea-mace", "pick kehmep")
    assert table.asks == "0 order"  # the drone and the Eye of the Storm
    assert table.choices == ["option 0", "option 1"]
    table.do("option 1")
    assert table.asks == "0 deploy"
    table.shows(supply="sadranis-dark-savant scrap-colossus nine-tailed-minstrel")


@pytest.mark.rule("AT-X02")
def test_devotion_of_a_champion_looks_at_each_of_its_factions() -> None:
    table = battle("muse-of-rebirth", hand="briar-runner void-supplicant").do("play briar-runner")
    assert table.traits("muse-of-rebirth") == {"ranged"}
    assert table.do("play void-supplicant").traits("muse-of-rebirth") == {"ranged", "double-attack"}
    assert table.do("end-turn").traits("muse-of-rebirth") == set()


@pytest.mark.rule("AT-Q17")
def test_a_construct_does_not_satisfy_its_own_devotion() -> None:
    table = battle("jirra", hand="hellhound-collar*2", runes=0).do("play hellhound-collar")
    assert "area-attack" not in table.traits("jirra")
    assert "area-attack" in table.do("play hellhound-collar").traits("jirra")


@pytest.mark.rule("AT-Q17")
@pytest.mark.rule("AT-010")
def test_a_card_of_several_factions_satisfies_each_of_them() -> None:
    table = battle("muse-of-rebirth canon-templar", hand="pasythea-mace").do("play pasythea-mace", "pick canon-templar")
    assert table.traits("muse-of-rebirth") == {"ranged", "double-attack"}
    assert table.traits("canon-templar") == {"counterstrike", "ranged"}
    assert table.worth("canon-templar") == (6 + 1 + 2, 8 + 4)


@pytest.mark.rule("AT-Q17")
def test_acquiring_is_not_playing() -> None:
    table = battle(
        "muse-of-rebirth", runes=9, center_row="briar-runner void-supplicant - - - -", center_deck="worldrend*1"
    )
    assert table.do("buy briar-runner").traits("muse-of-rebirth") == set()


@pytest.mark.rule("AT-Q66")
@pytest.mark.rule("AT-124")
def test_a_devotion_that_needs_the_champions_cell_is_lost_off_the_battlefield() -> None:
    table = battle("emma-ironheart", hand="gear-apprentice*2", power=3).do("play gear-apprentice", "option 0")
    assert table.asks == "0 main"
    table.do("order emma-ironheart", "end-order", "play gear-apprentice", "option 0")
    assert table.asks == "0 main"


# -- attacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-125")
def test_double_attack_with_the_move_between_and_different_targets() -> None:
    table = battle("rakar@0,0", "vyrak@1,0 jirra@-2,0", power=5).do("order rakar", "attack vyrak", "move -1,0")
    table.do("attack jirra")
    assert (table.damage("vyrak"), table.damage("jirra"), table.asks) == (5, 4, "0 main")


@pytest.mark.rule("AT-125")
def test_double_attack_on_the_same_target_before_the_move() -> None:
    table = battle("rakar@0,0", "vyrak@1,0 +barkskin-mail", power=5).do("order rakar", "attack vyrak", "attack vyrak")
    assert table.damage("vyrak") == 10
    assert table.do("move -1,0").asks == "0 main"


@pytest.mark.rule("AT-125")
def test_any_action_of_a_double_attack_may_be_skipped() -> None:
    table = battle("rakar@0,0", "vyrak@1,0", power=5).do("order rakar", "attack vyrak", "end-order")
    assert (table.damage("vyrak"), table.exhausted("rakar")) == (5, True)


@pytest.mark.rule("AT-127")
@pytest.mark.rule("AT-X21")
@pytest.mark.rule("AT-134")
@pytest.mark.rule("AT-Q25")
def test_counterstrike_strikes_even_when_it_falls_and_slaughter_still_applies() -> None:
    table = battle("ravenous-gorph@0,0~4", "clockwork-sentry@1,0", power=3, hand="militia")
    table.do("order ravenous-gorph", "attack clockwork-sentry", "pass")
    assert (table.spot("ravenous-gorph"), table.spot("clockwork-sentry")) == (None, None)
    assert table.souls("ravenous-gorph") == 1


@pytest.mark.rule("AT-X19")
@pytest.mark.rule("AT-129")
def test_counterstrike_works_once_for_every_attack() -> None:
    table = battle("rakar@0,0", "clockwork-sentry@1,0 +titan-plating", power=5)
    table.do("order rakar", "attack clockwork-sentry", "attack clockwork-sentry")
    assert (table.damage("rakar"), table.spot("rakar")) == (0, None)  # 3 + 3 of the plating, twice: 12 of 10
    assert table.damage("clockwork-sentry") == 10


@pytest.mark.rule("AT-129")
@pytest.mark.rule("AT-133")
def test_a_counterstrike_triggers_neither_another_one_nor_slaughter() -> None:
    table = battle("clockwork-sentry@0,0~3", "scrap-colossus@1,0 +soul-thiefs-staff", power=2)
    table.do("order clockwork-sentry", "attack scrap-colossus")
    assert table.spot("clockwork-sentry") is None
    assert (table.damage("scrap-colossus"), table.souls("scrap-colossus")) == (3, 0)


@pytest.mark.rule("AT-128")
@pytest.mark.rule("AT-X20")
@pytest.mark.rule("AT-Q57")
def test_no_counterstrike_from_afar_without_ranged() -> None:
    table = battle("kehmep@0,0", "clockwork-sentry@3,0", power=2).do("order kehmep", "attack clockwork-sentry")
    assert (table.damage("kehmep"), table.damage("clockwork-sentry")) == (0, 3)


@pytest.mark.rule("AT-128")
@pytest.mark.rule("AT-X47")
def test_counterstrike_with_ranged_from_afar() -> None:
    table = battle("kehmep@0,0 +robe-of-clear-sight", "clockwork-sentry@3,0 +focusing-lens", power=2)
    assert table.do("order kehmep", "attack clockwork-sentry").damage("kehmep") == 4


@pytest.mark.rule("AT-128")
@pytest.mark.rule("AT-X47")
def test_no_counterstrike_through_a_forest_at_an_attacker_with_reach() -> None:
    table = battle("jirra@0,0 +vine-whip", "clockwork-sentry@2,0 +focusing-lens", power=2, forest="1,0")
    assert table.do("order jirra", "attack clockwork-sentry").damage("jirra") == 0


@pytest.mark.rule("AT-Q57")
def test_no_counterstrike_from_afar_at_the_nihil_cloak() -> None:
    table = battle("kehmep@0,0 +nihil-cloak", "clockwork-sentry@3,0 +focusing-lens", power=2)
    assert table.do("order kehmep", "attack clockwork-sentry").damage("kehmep") == 0
    beside = battle("kehmep@0,0 +nihil-cloak", "clockwork-sentry@1,0", power=2)
    assert beside.do("order kehmep", "attack clockwork-sentry").damage("kehmep") == 3


@pytest.mark.rule("AT-Q57")
def test_an_area_attacker_strikes_back_at_its_attacker_only() -> None:
    table = battle("jirra@0,0 aria-redforge@1,1", "dream-titan@1,0 +titan-plating", power=2)
    table.do("order jirra", "attack dream-titan")
    assert table.spot("jirra") is None
    assert table.damage("aria-redforge") == 0


@pytest.mark.rule("AT-130")
@pytest.mark.rule("AT-131")
def test_an_area_attack_hits_every_enemy_next_to_the_champion() -> None:
    table = battle("dream-titan@0,0 jirra@0,1", "vyrak@1,0 rakar@-1,0 emma-ironheart@2,0", power=5)
    table.do("order dream-titan")
    assert [one for one in table.choices if not one.startswith("move")] == ["sweep 0", "end-order"]
    table.do("sweep")
    assert [table.damage(one) for one in ("vyrak", "rakar", "emma-ironheart", "jirra")] == [7, 7, 0, 0]


@pytest.mark.rule("AT-131")
@pytest.mark.rule("AT-130")
def test_an_area_attack_with_reach_spares_nobody_within_2_cells() -> None:
    table = battle("dream-titan@0,0 +vine-whip", "vyrak@1,0 rakar@2,0 emma-ironheart@3,0", power=5, forest="1,0")
    table.do("order dream-titan")
    assert [one for one in table.choices if one.startswith("sweep")] == ["sweep 0"]
    table.do("sweep")
    assert [table.damage(one) for one in ("vyrak", "rakar", "emma-ironheart")] == [9, 9, 0]


@pytest.mark.rule("AT-136")
@pytest.mark.rule("AT-130")
def test_an_area_attack_with_ranged_and_reach_uses_one_of_them() -> None:
    table = battle("dream-titan@0,0 +vine-whip +focusing-lens", "vyrak@3,0 rakar@0,2", power=5, forest="0,1 1,1")
    table.do("order dream-titan")
    ranged = table.copy().do("sweep 0")
    assert (ranged.damage("vyrak"), ranged.damage("rakar")) == (0, 0)
    assert ranged.spot("vyrak") is None  # 7 + 2 + 1 of 10
    reach = table.do("sweep 1")
    assert (reach.damage("vyrak"), reach.spot("rakar")) == (0, None)
    assert reach.spot("vyrak") == "3,0"


@pytest.mark.rule("AT-131")
@pytest.mark.rule("AT-Q25")
def test_counterstrikes_against_an_area_attack_happen_together() -> None:
    table = battle("dream-titan@0,0", "clockwork-sentry@1,0 +shadow-blade canon-templar@-1,0 +trial-by-fire", power=5)
    table.do("order dream-titan", "sweep")
    assert (table.spot("dream-titan"), table.spot("clockwork-sentry")) == (None, None)
    assert table.damage("canon-templar") == 7


@pytest.mark.rule("AT-132")
def test_slaughter_applies_once_for_each_enemy_defeated() -> None:
    table = battle("ravenous-gorph@0,0 +hellhound-collar", "fox-minstrel@1,0 kehmep@-1,0", power=3, hand="cult-fanatic")
    table.do("play cult-fanatic", "pass", "order ravenous-gorph", "sweep")
    while table.asks != "0 act":
        table.do("option 0") if table.asks == "0 order" else table.do("pass")
    assert table.souls("ravenous-gorph") == 2


@pytest.mark.rule("AT-132")
def test_slaughter_applies_several_times_in_a_turn() -> None:
    table = battle("rakar@0,0", "fox-minstrel@1,0 aria-redforge@0,1", power=5, bag="treasure-speed-1*3")
    table.do("order rakar", "attack fox-minstrel", "attack aria-redforge").shows(treasures="treasure-speed-1*2")


@pytest.mark.rule("AT-133")
def test_an_effect_that_defeats_triggers_no_slaughter() -> None:
    table = battle("ravenous-gorph@0,0", "kehmep@1,0~3", hand="rift-lancer").do("play rift-lancer")
    assert table.spot("kehmep") is None
    assert table.souls("ravenous-gorph") == 0


@pytest.mark.rule("AT-135")
def test_reach_needs_no_line_of_sight() -> None:
    table = battle("jirra@0,0 +vine-whip", "vyrak@2,0 rakar@3,0", power=2, forest="1,0").do("order jirra")
    assert table.targets == ["vyrak"]


@pytest.mark.rule("AT-136")
def test_ranged_and_reach_each_for_a_target_of_its_own() -> None:
    table = battle("jirra@0,0 +vine-whip +focusing-lens", "vyrak@2,0 rakar@0,3 kehmep@3,0", power=2, forest="1,0")
    assert set(table.do("order jirra").targets) == {"vyrak", "rakar"}


@pytest.mark.rule("AT-140")
def test_an_immobile_champion_attacks_but_does_not_move() -> None:
    table = battle("brimstone-turret@0,0", "rakar@3,0", power=1).do("order brimstone-turret")
    assert table.choices == ["attack rakar", "end-order"]


@pytest.mark.rule("AT-142")
def test_a_keyword_twice_changes_nothing() -> None:
    table = battle("rakar@0,0 +worldrend", "vyrak@1,0 +barkskin-mail +titan-plating", power=5).do("order rakar")
    table.do("attack vyrak", "attack vyrak")
    assert table.targets == []


# -- Transform and minions ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-137")
@pytest.mark.rule("AT-Q65")
def test_a_transformed_champion_keeps_what_is_not_printed_on_its_card() -> None:
    table = battle("sadranis@0,0~3^2 +shadow-blade +rat-catcher", hand="militia gloom-stalker", power=4)
    table.do("play gloom-stalker", "pick sadranis", "order sadranis", "pick militia", "option 0")
    assert (table.spot("sadranis-dark-savant"), table.damage("sadranis-dark-savant")) == ("0,0", 3)
    assert table.on("sadranis-dark-savant") == ["shadow-blade", "rat-catcher"]
    assert table.worth("sadranis-dark-savant") == (6 + 3 + 3 + 2, 7 + 3 + 1)
    assert table.traits("sadranis-dark-savant") == {"ranged", "reach"}


@pytest.mark.rule("AT-137")
@pytest.mark.rule("AT-091")
def test_a_champion_transformed_in_its_order_goes_on_with_it() -> None:
    table = battle("sadranis@0,0^2", "vyrak@4,0", hand="militia", power=4)
    table.do("order sadranis", "pick militia", "option 0")
    assert table.asks == "0 act"
    table.do("move 1,0", "attack vyrak")
    assert (table.spot("sadranis-dark-savant"), table.damage("vyrak")) == ("1,0", 9)
    assert table.exhausted("sadranis-dark-savant")
    assert table.asks == "0 main"
    table.shows(pool="sadranis-dark-savant")


@pytest.mark.rule("AT-137")
@pytest.mark.rule("AT-Q18")
def test_a_champion_transformed_while_it_is_attacked_is_the_one_that_is_hit() -> None:
    table = battle("vyrak@0,0", "sadranis@1,0^2", power=5, treasures_1="treasure-souls-1").do("order vyrak")
    table.do("attack sadranis")
    assert table.asks == "0 act"  # 8 of 9: no treasure is needed
    table = battle("vyrak@0,0", "sadranis@1,0~2^2", power=5, treasures_1="treasure-souls-1").do("order vyrak")
    table.do("attack sadranis", "use treasure-souls-1 sadranis")
    assert table.asks == "1 may"
    table.do("option 0")
    assert table.spot("sadranis-dark-savant") is None  # 2 + 8 of 7 + 3
    assert table.exhausted("sadranis-dark-savant")


@pytest.mark.rule("AT-Q65")
def test_a_transformation_lasts_through_defeat() -> None:
    table = battle("jirra@0,0 +worldrend", "sadranis-dark-savant@1,0", power=2).do("order jirra")
    table.do("attack sadranis-dark-savant").shows(pool_1="sadranis-dark-savant")
    assert table.exhausted("sadranis-dark-savant")


@pytest.mark.rule("AT-138")
@pytest.mark.rule("AT-035")
@pytest.mark.rule("AT-050")
def test_minions_carry_neither_constructs_nor_quests_nor_tokens() -> None:
    table = battle("jirra giant-rat@0,0 lost-shade@1,1", hand="shadow-blade bone-collector*2 blessing-of-the-wind")
    assert table.do("play shadow-blade").on("jirra") == ["shadow-blade"]
    table.do("play bone-collector", "play bone-collector")
    assert table.souls("jirra") == 2


@pytest.mark.rule("AT-139")
def test_a_special_minion_has_the_values_of_its_card() -> None:
    table = battle("arbiter-of-the-lost@0,0", hand="militia", power=3).do("order arbiter-of-the-lost", "pick militia")
    assert table.deploys == {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"}
    assert table.do("deploy 1,0").worth("lost-shade") == (2, 2)
    assert table.cost("lost-shade") == 1


@pytest.mark.rule("AT-141")
@pytest.mark.rule("AT-046")
def test_a_research_by_an_effect_costs_nothing() -> None:
    table = battle("jirra", hand="scroll-keeper", quest_deck="overclock steam-rite pact-of-ash")
    table.do("play scroll-keeper", "pick steam-rite").shows(discard="steam-rite", quest_deck="pact-of-ash overclock")
