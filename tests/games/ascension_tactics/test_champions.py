"""Every starting, special and Fallen champion (rules, sections 5, 9 and 29)."""

from typing import Any

import pytest

from games.ascension_tactics.battle import battle

VALUES = [
    ("fox-minstrel", 1, 1, 3, set()),
    ("aria-redforge", 2, 3, 3, {"ignore-terrain"}),
    ("muse-of-rebirth", 2, 4, 3, set()),
    ("kehmep", 2, 3, 4, {"ranged"}),
    ("scrapbot", 2, 4, 6, set()),
    ("clockwork-sentry", 2, 3, 6, {"counterstrike"}),
    ("corrosive-widow", 2, 4, 6, set()),
    ("timestream-seer", 2, 4, 5, {"ranged"}),
    ("jirra", 2, 3, 6, set()),
    ("demon-pug-pack", 2, 4, 3, set()),
    ("soul-catcher", 3, 6, 8, set()),
    ("ravenous-gorph", 3, 6, 7, set()),
    ("emma-ironheart", 3, 5, 8, set()),
    ("arbiter-of-the-lost", 3, 5, 7, set()),
    ("rat-king", 3, 4, 6, set()),
    ("sadranis", 4, 5, 7, set()),
    ("yuk-battle-priest", 3, 6, 9, set()),
    ("canon-templar", 3, 6, 8, set()),
    ("sordid-asp", 4, 6, 7, {"ranged"}),
    ("loremaster", 4, 5, 9, set()),
    ("vyrak", 5, 8, 10, set()),
    ("rakar", 5, 5, 10, {"double-attack"}),
    ("dream-titan", 4, 7, 10, {"area-attack"}),
    ("eye-of-the-storm", 2, 3, 5, {"area-attack"}),
    ("sadranis-dark-savant", 4, 6, 7, {"ranged"}),
    ("scrap-colossus", 3, 6, 7, {"counterstrike"}),
    ("nine-tailed-minstrel", 3, 4, 7, {"ranged"}),
    ("kythis", 3, 8, 8, set()),
    ("belzepug", 4, 7, 10, {"area-attack"}),
    ("damned-wrath", 2, 7, 6, set()),
    ("damned-sloth", 2, 5, 8, set()),
    ("damned-pride", 2, 5, 6, {"counterstrike"}),
    ("damned-lust", 2, 5, 6, set()),
    ("damned-envy", 2, 5, 6, {"reach"}),
    ("damned-gluttony", 2, 5, 6, set()),
    ("cinderling-horde", 1, 3, 3, set()),
    ("brimstone-turret", 1, 4, 5, {"ranged", "immobile"}),
    ("wailing-huntress", 2, 5, 5, {"ranged"}),
    ("abyssal-devourer", 4, 9, 10, set()),
    ("lost-shade", 1, 2, 2, set()),
    ("repair-drone", 1, 1, 3, set()),
    ("nightmare-wisp", 1, 2, 1, {"ranged"}),
    ("devil-rat", 2, 3, 3, set()),
]


@pytest.mark.rule("AT-027")
@pytest.mark.parametrize(("name", "order", "strength", "defense", "traits"), VALUES)
def test_the_printed_values(name: str, order: int, strength: int, defense: int, traits: set[str]) -> None:
    table = battle(f"{name}@0,0")
    assert (table.cost(name), table.worth(name), table.traits(name)) == (order, (strength, defense), traits)


# -- starting champions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-089")
def test_fox_minstrel_helps_another_champion_within_3_cells() -> None:
    table = battle("fox-minstrel@0,0 jirra@3,0 vyrak@4,0 rakar", power=1).do("order fox-minstrel")
    assert table.choices == ["pick jirra", "pass"]
    table.do("pick jirra")
    assert (table.worth("jirra"), table.speed("jirra")) == ((4, 6), 4)


@pytest.mark.rule("AT-137")
def test_fox_minstrel_may_transform_when_a_quest_is_completed() -> None:
    table = battle("fox-minstrel@0,0! vyrak", hand="guardians-vigil", shrine="0,1", deck="").do("play guardians-vigil")
    table.do("complete", "pick vyrak", "option 0").shows(pool="nine-tailed-minstrel vyrak")
    assert (table.spot("nine-tailed-minstrel"), table.exhausted("nine-tailed-minstrel")) == ("0,0", True)
    kept = battle("fox-minstrel@0,0", hand="guardians-vigil", shrine="0,1", deck="").do("play guardians-vigil")
    kept.do("complete", "pass").shows(pool="fox-minstrel")


@pytest.mark.rule("AT-326")
@pytest.mark.rule("AT-X50")
def test_aria_ignores_terrain() -> None:
    table = battle("aria-redforge@0,0 +focusing-lens", "rakar@0,3", forest="1,0 2,0 0,1 0,2", corrupted="3,0", power=2)
    assert "3,0" in table.do("order aria-redforge").goes
    assert table.targets == ["rakar"]
    assert table.do("move 3,0").damage("aria-redforge") == 0


@pytest.mark.rule("AT-326")
@pytest.mark.rule("AT-X50")
def test_aria_ignores_war_gates() -> None:
    gates = {"enchanted": "1,0 0,1 1,-1 0,-1 -1,0 -1,1", "scenario": "war-gates", "power": 9}
    assert "2,0" in battle("aria-redforge@0,0", **gates).do("order aria-redforge").goes
    assert battle("jirra@0,0", **gates).do("order jirra").goes == set()


@pytest.mark.rule("AT-329")
@pytest.mark.rule("AT-X52")
def test_kehmep_takes_the_eye_of_the_storm_once() -> None:
    table = battle("kehmep", hand="arha-novice*2", deck="").do("play arha-novice").shows(pool="kehmep eye-of-the-storm")
    assert table.do("play arha-novice").asks == "0 main"
    there = battle("kehmep eye-of-the-storm@0,0!", hand="arha-novice", deck="").do("play arha-novice")
    there.shows(pool="kehmep eye-of-the-storm")
    assert there.spot("eye-of-the-storm") == "0,0"


@pytest.mark.rule("AT-329")
def test_a_defeated_eye_of_the_storm_stays_in_the_pool() -> None:
    table = battle("vyrak@0,0", "eye-of-the-storm@1,0", power=5).do("order vyrak", "attack eye-of-the-storm")
    table.shows(pool_1="eye-of-the-storm")


@pytest.mark.rule("AT-137")
def test_scrapbot_gains_power_once_a_turn_and_transforms_with_its_third_construct() -> None:
    table = battle("scrapbot", hand="shadow-blade*2 barkskin-mail vine-whip").do("play shadow-blade").shows(power=1)
    table.do("play shadow-blade").shows(power=1)
    table.do("play barkskin-mail", "option 0").shows(pool="scrap-colossus", power=1)
    assert table.worth("scrap-colossus") == (6 + 6, 7 + 2 + 4)
    table.do("play vine-whip").shows(power=2)  # an ability of the new card


@pytest.mark.rule("AT-036")
def test_clockwork_sentry_counts_constructs_of_all_own_champions() -> None:
    assert battle("clockwork-sentry jirra +shadow-blade", "rakar +vine-whip").worth("clockwork-sentry") == (3, 6)
    assert battle("clockwork-sentry jirra +shadow-blade vyrak +vine-whip").worth("clockwork-sentry") == (5, 6)


@pytest.mark.rule("AT-Q73")
def test_the_widow_destroys_a_construct_before_the_damage() -> None:
    table = battle("corrosive-widow@0,0", "jirra@1,0 +barkskin-mail +shadow-blade", hand="bone-collector", power=2)
    table.do("play bone-collector", "order corrosive-widow", "attack jirra")
    assert table.choices == ["pick barkskin-mail", "pick shadow-blade"]
    table.do("pick barkskin-mail").shows(discard_1="barkskin-mail")
    assert table.damage("jirra") == 3


@pytest.mark.rule("AT-123")
def test_everybody_sees_what_the_widow_does_until_the_end_of_the_turn() -> None:
    table = battle("corrosive-widow@0,0", hand="bone-collector")
    said = "When this champion attacks, before the damage, destroy a construct on each attacked enemy."
    for action, shown in (("play bone-collector", [said]), ("end-turn", [])):
        table.do(action)
        for seat in (0, 1):
            view: Any = table.game.view(seat)
            assert [one["text"] for one in view["lasting"] if one["card"] == "corrosive-widow"] == shown


@pytest.mark.rule("AT-Q73")
def test_who_falls_by_the_lost_construct_was_not_defeated_by_the_attack() -> None:
    table = battle("corrosive-widow@0,0", "clockwork-sentry@1,0~6 +barkskin-mail", hand="bone-collector", power=2)
    table.do("play bone-collector", "order corrosive-widow", "attack clockwork-sentry")
    assert table.spot("clockwork-sentry") is None
    assert table.damage("corrosive-widow") == 0
    table.shows(tokens="")


@pytest.mark.rule("AT-Q73")
def test_an_area_attack_of_the_widow_disarms_everybody_it_hits() -> None:
    pool = "corrosive-widow@0,0 +hellhound-collar"
    table = battle(pool, "jirra@1,0 +shadow-blade vyrak@-1,0 +vine-whip", hand="bone-collector", power=2)
    table.do("play bone-collector", "order corrosive-widow", "sweep").shows(True, discard_1="shadow-blade vine-whip")
    assert (table.spot("jirra"), table.damage("vyrak")) == (None, 7)


@pytest.mark.rule("AT-089")
def test_timestream_seer_banishes_from_the_row() -> None:
    table = battle("timestream-seer@0,0", power=2).do("order timestream-seer", "pick gloom-stalker")
    table.shows(banished="gloom-stalker")


@pytest.mark.rule("AT-332")
@pytest.mark.rule("AT-Q54")
def test_demon_pug_pack_deploys_another_copy_where_an_enemy_fell() -> None:
    pugs = "demon-pug-pack#1@0,0 demon-pug-pack#2! demon-pug-pack#3@5,-3"
    table = battle(pugs, "aria-redforge@1,0", power=2).do("order demon-pug-pack#1", "attack aria-redforge")
    assert table.deploys == {"1,0", "2,0", "2,-1", "1,-1", "0,1", "1,1"}
    table.do("deploy 1,0")
    assert (table.spot("demon-pug-pack#2"), table.exhausted("demon-pug-pack#2")) == ("1,0", True)


@pytest.mark.rule("AT-332", "AT-Q54")
def test_the_player_says_which_of_two_different_pugs_is_deployed() -> None:
    pugs = "demon-pug-pack#1@0,0 demon-pug-pack#2! demon-pug-pack#3 +shadow-blade"
    table = battle(pugs, "aria-redforge@1,0", power=2).do("order demon-pug-pack#1", "attack aria-redforge")
    table.do("pick demon-pug-pack#3", "deploy 1,0")
    assert (table.spot("demon-pug-pack#3"), table.exhausted("demon-pug-pack#3")) == ("1,0", False)
    assert table.spot("demon-pug-pack#2") is None


@pytest.mark.rule("AT-332")
def test_each_pug_is_a_champion_of_its_own() -> None:
    table = battle("demon-pug-pack#1@0,0 +shadow-blade demon-pug-pack#2@3,0", power=9)
    assert (table.worth("demon-pug-pack#1"), table.worth("demon-pug-pack#2")) == ((7, 4), (4, 3))
    assert table.do("order demon-pug-pack#1", "end-order").can("order demon-pug-pack#2")


@pytest.mark.rule("AT-Q25")
def test_soul_catcher_in_its_owners_turn_within_2_cells_and_no_minions() -> None:
    near = battle("vyrak@0,0 soul-catcher@3,0", "kehmep@1,0", power=5).do("order vyrak", "attack kehmep")
    assert near.souls("soul-catcher") == 1
    far = battle("vyrak@0,0 soul-catcher@4,0", "kehmep@1,0", power=5).do("order vyrak", "attack kehmep")
    assert far.souls("soul-catcher") == 0
    rat = battle("vyrak@0,0 soul-catcher@3,0", "giant-rat@1,0", power=5).do("order vyrak", "attack giant-rat")
    assert rat.souls("soul-catcher") == 0
    theirs = battle("kehmep@0,0~1", "clockwork-sentry@1,0 soul-catcher@2,0", power=2)
    theirs.do("order kehmep", "attack clockwork-sentry")
    assert (theirs.spot("kehmep"), theirs.souls("soul-catcher")) == (None, 0)


@pytest.mark.rule("AT-132")
def test_ravenous_gorph_takes_a_soul_and_may_banish() -> None:
    table = battle("ravenous-gorph@0,0", "kehmep@1,0", power=3, hand="militia").do(
        "order ravenous-gorph", "attack kehmep"
    )
    table.do("pick militia").shows(hand="")
    assert table.souls("ravenous-gorph") == 1


@pytest.mark.rule("AT-123")
@pytest.mark.rule("AT-Q74")
def test_emma_brings_a_drone_whose_neighbours_are_harder() -> None:
    table = battle("emma-ironheart@0,0 giant-rat@2,0", hand="gear-apprentice").do("play gear-apprentice", "option 0")
    table.do("deploy 1,0")
    assert (table.worth("emma-ironheart"), table.worth("giant-rat#1"), table.worth("repair-drone")) == (
        (5, 9),
        (1, 1),
        (1, 3),
    )


@pytest.mark.rule("AT-139")
def test_arbiter_brings_a_shade_for_a_card() -> None:
    table = battle("arbiter-of-the-lost@0,0", hand="militia", power=3).do("order arbiter-of-the-lost", "pick militia")
    table.do("deploy 1,0")
    assert (table.spot("lost-shade"), table.exhausted("lost-shade")) == ("1,0", False)
    none = battle("arbiter-of-the-lost@0,0", power=3).do("order arbiter-of-the-lost")
    assert none.asks == "0 act"


@pytest.mark.rule("AT-330")
def test_rat_king_orders_a_new_rat_and_brings_a_devil_rat_by_slaughter() -> None:
    table = battle("rat-king@0,0", "aria-redforge@1,0", power=3).do("order rat-king", "pick giant-rat", "end-order")
    assert table.exhausted("giant-rat")
    table.do("attack aria-redforge", "deploy 1,0")
    assert table.spot("devil-rat") == "1,0"


@pytest.mark.rule("AT-137")
def test_sadranis_trades_cards_for_souls() -> None:
    table = battle("sadranis@0,0", hand="militia", power=4).do("order sadranis", "pick militia")
    assert table.souls("sadranis") == 1
    table = battle("sadranis@0,0^2", hand="militia", power=4).do("order sadranis", "pick militia", "pass")
    assert (table.souls("sadranis"), table.asks) == (3, "0 act")


@pytest.mark.rule("AT-Q74")
def test_the_battle_priest_strengthens_neighbours_in_every_turn_minions_too() -> None:
    table = battle("yuk-battle-priest@0,0 jirra@1,0 giant-rat@0,1 vyrak@2,0", "rakar@-1,0", turn=1)
    assert [table.worth(one) for one in ("jirra", "giant-rat", "vyrak", "rakar", "yuk-battle-priest")] == [
        (4, 7),
        (2, 2),
        (8, 10),
        (5, 10),
        (6, 9),
    ]


@pytest.mark.rule("AT-123")
def test_canon_templar_by_each_devotion() -> None:
    table = battle("canon-templar", hand="arha-novice hedron-berserker", deck="").do("play arha-novice")
    assert (table.worth("canon-templar"), table.traits("canon-templar")) == ((7, 8), {"counterstrike"})
    table.do("play hedron-berserker")
    assert (table.worth("canon-templar"), table.traits("canon-templar")) == ((8, 8), {"counterstrike", "ranged"})


@pytest.mark.rule("AT-Q63")
def test_the_asps_penalty_lasts_until_the_end_of_the_victims_next_turn() -> None:
    table = battle("sordid-asp@0,0", "vyrak@2,0", power=4).do("order sordid-asp", "attack vyrak", "end-order")
    assert table.speed("vyrak") == 2
    assert table.do("end-turn").speed("vyrak") == 2
    assert table.do("end-turn").speed("vyrak") == 3


@pytest.mark.rule("AT-212")
def test_the_asps_penalty_of_a_neutral_champion_lasts_this_turn_only() -> None:
    """Nobody owns it: no next turn of its owner would ever end what it has."""
    idols = {"seats": 3, "scenario": "twilight-of-the-idols", "neutrals": "idol-samael@1,0"}
    table = battle("sordid-asp@0,0", "rakar", "vyrak", power=4, **idols).do("order sordid-asp", "attack idol-samael")
    assert table.speed("idol-samael") == 2
    table.do("end-order", "end-turn")
    assert (table.speed("idol-samael"), table.s.lasting) == (3, [])


@pytest.mark.rule("AT-213")
def test_a_neutral_champion_that_fell_to_the_asp_is_slowed_no_more() -> None:
    idols = {"seats": 3, "scenario": "twilight-of-the-idols", "neutrals": "idol-earth-tyrant@1,0"}
    table = battle("sordid-asp@0,0^4", "rakar", "vyrak", power=4, **idols)
    table.do("order sordid-asp", "attack idol-earth-tyrant")
    assert table.s.lasting == []


@pytest.mark.rule("AT-137")
def test_the_asps_penalty_follows_a_champion_that_transforms_to_survive_its_attack() -> None:
    """The priest falls, his bonus is gone, a soul saves Sadranis and makes another champion of him: he was hurt."""
    pool = "yuk-battle-priest@1,0~1 sadranis@1,-1^2"
    cards = {"hand": "bone-collector", "treasures_1": "treasure-souls-1"}
    table = battle("sordid-asp@0,0 +hellhound-collar", pool, power=4, **cards)
    table.do("play bone-collector", "order sordid-asp", "sweep", "use treasure-souls-1 sadranis", "option 0")
    assert (table.damage("sadranis-dark-savant"), table.speed("sadranis-dark-savant")) == (9, 2)


@pytest.mark.rule("AT-Q63")
def test_an_asp_that_strikes_back_hinders_nobody() -> None:
    table = battle("vyrak@0,0", "sordid-asp@1,0 +titan-plating", power=5).do("order vyrak", "attack sordid-asp")
    assert (table.damage("vyrak"), table.speed("vyrak")) == (9, 3)


@pytest.mark.rule("AT-333")
@pytest.mark.rule("AT-X48")
@pytest.mark.rule("AT-343")
def test_loremaster_keeps_treasures_and_their_souls() -> None:
    table = battle("loremaster@0,0", treasures="treasure-souls-1 treasure-strength-2")
    table.do("use treasure-souls-1", "use treasure-strength-2 loremaster").shows(
        kept="treasure-souls-1 treasure-strength-2"
    )
    assert (table.souls("loremaster"), table.worth("loremaster")) == (1, (8, 10))
    assert table.do("end-turn").worth("loremaster") == (8, 10)


@pytest.mark.rule("AT-343")
@pytest.mark.rule("AT-333")
def test_a_defeated_loremaster_loses_one_treasure_of_his_owners_choice_and_keeps_the_soul() -> None:
    pool = "loremaster@1,0~5^1 +treasure-souls-1 +treasure-strength-2"
    table = battle("vyrak@0,0", pool, power=5).do("order vyrak", "attack loremaster")
    assert table.asks == "1 lose-treasure"
    table.do("pick treasure-souls-1").shows(kept_1="treasure-strength-2", treasure_discard="treasure-souls-1")
    assert (table.souls("loremaster"), table.worth("loremaster")) == (1, (8, 10))


@pytest.mark.rule("AT-132")
def test_rakar_takes_a_treasure_by_slaughter() -> None:
    table = battle("rakar@0,0", "aria-redforge@1,0", power=5, bag="treasure-ranged").do("order rakar", "attack")
    table.shows(treasures="treasure-ranged")


@pytest.mark.rule("AT-130")
def test_dream_titan_by_each_devotion() -> None:
    table = battle("dream-titan", hand="arha-novice void-supplicant", deck="").do(
        "play arha-novice", "play void-supplicant"
    )
    assert (table.worth("dream-titan"), table.traits("dream-titan")) == ((9, 10), {"area-attack", "reach"})


# -- Living Earth ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-328")
@pytest.mark.rule("AT-Q31")
def test_vyrak_wakes_a_forest_without_a_champion_within_3_cells() -> None:
    table = battle("vyrak@0,0 jirra@1,0", forest="1,0 3,0 4,0 0,2", caches="treasure-ranged@3,0", power=9)
    table.do("order vyrak")
    assert [one for one in table.choices if one.startswith("cell")] == ["cell @3,0", "cell @0,2"]
    table.do("cell 3,0").shows(treasures="treasure-ranged")
    assert (table.spot("living-earth"), table.worth("living-earth"), table.terrain("3,0")) == ("3,0", (4, 6), "forest")
    assert table.do("end-order").can("order living-earth")


@pytest.mark.rule("AT-Q31")
def test_only_one_living_earth_at_a_time() -> None:
    table = battle("vyrak@0,0 living-earth@4,0", forest="4,0 1,0", power=9).do("order vyrak")
    assert table.asks == "0 act"


@pytest.mark.rule("AT-328")
@pytest.mark.rule("AT-X51")
@pytest.mark.rule("AT-Q31")
def test_living_earth_goes_over_normal_cells_only_and_takes_its_forest_along() -> None:
    table = battle("living-earth@-4,0", forest="-4,0 -4,-1 -3,-1", shrine="-4,1", beacon="-5,1", power=2)
    table.do("order living-earth")
    assert "-3,0" in table.goes
    assert not {"-4,-1", "-3,-1", "-4,1", "-5,1", "-5,0"} & table.goes
    table.do("move -3,0")
    assert (table.terrain("-4,0"), table.terrain("-3,0")) == ("normal", "forest")


@pytest.mark.rule("AT-328")
@pytest.mark.rule("AT-X51")
def test_no_forest_is_left_where_living_earth_fell() -> None:
    table = battle("vyrak@0,0", "living-earth@1,0", forest="1,0", power=5).do("order vyrak", "attack living-earth")
    assert table.terrain("1,0") == "normal"
    assert "living-earth" in table["nest_1"]


@pytest.mark.rule("AT-Q31")
def test_living_earth_blocks_the_sight_of_its_owner_too_but_no_shot_at_itself() -> None:
    own = battle("kehmep@0,0 living-earth@1,0", "rakar@2,0", forest="1,0", power=2).do("order kehmep")
    assert own.targets == []
    shot = battle("kehmep@0,0", "living-earth@2,0", forest="2,0", power=2).do("order kehmep")
    assert shot.targets == ["living-earth"]


@pytest.mark.rule("AT-Q31")
def test_allies_pass_living_earth_at_forest_cost() -> None:
    walls = {"enchanted": "1,5 0,5", "scenario": "war-gates", "forest": "-1,6", "power": 2}
    table = battle("jirra@0,6 living-earth@-1,6", **walls).do("order jirra")
    assert table.goes == {"-1,5", "-2,6"}
    assert battle("jirra@0,6", "living-earth@-1,6", **walls).do("order jirra").goes == set()


# -- Fallen champions --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-331")
@pytest.mark.rule("AT-Q72")
def test_mental_links_of_the_damned_and_kythis() -> None:
    table = battle("kythis@0,0 damned-wrath! damned-sloth damned-pride damned-lust damned-envy jirra", "rakar@3,0")
    assert (table.worth("kythis"), table.speed("kythis")) == ((10, 10), 4)
    assert table.traits("kythis") == {"counterstrike", "reach"}
    assert (table.worth("damned-sloth"), table.worth("jirra")) == ((7, 8), (3, 6))


@pytest.mark.rule("AT-Q72")
def test_mental_links_work_for_one_side_only() -> None:
    table = battle("kythis@0,0", "damned-wrath@3,0")
    assert table.worth("kythis") == (8, 8)


@pytest.mark.rule("AT-Q72")
def test_the_slaughter_of_gluttony_is_shared() -> None:
    table = battle("damned-lust@0,0 damned-gluttony", "kehmep@1,0", power=2).do("order damned-lust", "attack kehmep")
    assert (table.souls("damned-lust"), table.souls("damned-gluttony")) == (1, 0)


@pytest.mark.rule("AT-077")
def test_cinderling_horde_may_be_ordered_at_once() -> None:
    table = battle(power=2, center_row="cinderling-horde - - - - -").do("buy cinderling-horde", "option 0")
    assert table.spot("cinderling-horde") == "-5,0"


@pytest.mark.rule("AT-077")
def test_brimstone_turret_is_deployed_next_to_a_champion() -> None:
    table = battle("jirra@0,0", power=3, center_row="brimstone-turret - - - - -").do("buy brimstone-turret")
    assert table.deploys == {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"}
    assert table.do("deploy 1,0").spot("brimstone-turret") == "1,0"
    later = battle("jirra@0,0 brimstone-turret", power=1).do("order brimstone-turret")
    assert later.deploys == {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1", "-5,0"}


@pytest.mark.rule("AT-123")
def test_wailing_huntress_by_devotion() -> None:
    table = battle("wailing-huntress", hand="bone-collector").do("play bone-collector")
    assert table.traits("wailing-huntress") == {"ranged", "double-attack"}


@pytest.mark.rule("AT-132")
def test_abyssal_devourer() -> None:
    table = battle("abyssal-devourer@0,0", "kehmep@1,0", power=4, deck="militia").do("order abyssal-devourer", "attack")
    table.shows(hand="militia")
    assert table.souls("abyssal-devourer") == 1
    ambush = battle("jirra", "rakar +shadow-blade", power=7, center_row="abyssal-devourer - - - - -")
    ambush.do("buy abyssal-devourer", "pick rakar").shows(discard_1="shadow-blade")


# -- Belzepug ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-327")
@pytest.mark.rule("AT-327", "AT-219")
def test_a_beacon_token_goes_with_the_banished_belzepug() -> None:
    table = battle("kehmep@0,0", "belzepug@1,0~9 +yellow-token", scenario="infernal-battle", seats=4, power=3)
    table.do("order kehmep", "attack belzepug")
    table.shows(kept_1="", bearer={})


@pytest.mark.rule("AT-077")
def test_belzepug_defeats_a_champion_and_lies_down_over_its_cell() -> None:
    table = battle("jirra@0,0", "kehmep@3,0 vyrak", power=9, center_row="belzepug - - - - -").do(
        "buy belzepug", "pick kehmep"
    )
    assert table.asks == "0 deploy"
    table.do("deploy 3,0 0")
    assert {table.s.cells.name(one) for one in table.s.cells_of(table.figure("belzepug"))} == {"@3,0", "@4,0", "@4,-1"}
    assert table.exhausted("kehmep")


@pytest.mark.rule("AT-X53")
@pytest.mark.rule("AT-327")
def test_belzepugs_ambush_spares_champions_on_portals() -> None:
    table = battle("jirra@0,0", "kehmep@5,0", power=9, center_row="belzepug - - - - -").do("buy belzepug")
    assert table.asks == "0 main"
    table.shows(pool="jirra belzepug")


@pytest.mark.rule("AT-327")
def test_belzepugs_ambush_needs_a_free_base() -> None:
    rats = "giant-rat@0,1 giant-rat@0,2 giant-rat@0,3 giant-rat@0,4"
    pool = f"{rats} vyrak@1,0 rakar@2,0 jirra@3,0 loremaster@1,1"
    table = battle(pool, "kehmep@-3,0", power=9, center_row="belzepug - - - - -").do("buy belzepug")
    assert table.asks == "0 main"


@pytest.mark.rule("AT-Q24")
def test_belzepug_is_deployed_over_its_portal() -> None:
    table = battle("belzepug", power=4).do("order belzepug")
    assert table.deploys == {"-5,0", "-6,0", "-6,1", "-5,-1"}
    table.do("deploy -5,0 0")
    assert table.spot("belzepug") == "-5,0"


@pytest.mark.rule("AT-Q24")
def test_belzepug_shifts_as_a_whole_and_pays_for_the_dearest_cell() -> None:
    table = battle("belzepug@0,0", forest="2,-1", power=4).do("order belzepug")  # 0,0 1,0 1,-1
    assert {"-3,0", "1,0"} <= table.goes
    assert "3,0" not in table.goes  # 2 + 1 + 1
    assert "2,0" in table.goes


@pytest.mark.rule("AT-Q24")
def test_belzepug_burns_once_a_step_takes_every_treasure_and_lights_every_beacon() -> None:
    table = battle(
        "belzepug@0,0 +barkskin-mail", corrupted="2,-1 2,0", caches="treasure-ranged@2,-1 treasure-speed-1@2,0", power=4
    )
    table.do("order belzepug", "move 1,0").shows(True, treasures="treasure-ranged treasure-speed-1")
    assert table.damage("belzepug") == 5
    lit = battle("belzepug@0,0", beacon="2,-1 2,0", power=4).do("order belzepug", "move 1,0")
    lit.shows(lit={"@2,-1": 0, "@2,0": 0})


@pytest.mark.rule("AT-Q24")
def test_distances_are_measured_from_belzepugs_nearest_cell() -> None:
    table = battle("kehmep@4,0", "belzepug@0,0", power=2).do("order kehmep")  # its cell 1,0 is 3 away
    assert table.targets == ["belzepug"]


@pytest.mark.rule("AT-Q24")
def test_belzepug_does_not_stop_on_an_opponents_portal() -> None:
    table = battle("belzepug@2,0", power=4).do("order belzepug")
    assert "4,0" not in table.goes  # 5,0 is yellow's
    assert "3,0" in table.goes


@pytest.mark.rule("AT-327")
@pytest.mark.rule("AT-332")
@pytest.mark.rule("AT-Q68")
def test_a_defeated_belzepug_is_banished_and_leaves_three_pugs() -> None:
    table = battle("vyrak@3,0 +worldrend", "belzepug@1,0", power=5, supply="demon-pug-pack*3").do(
        "order vyrak", "attack belzepug"
    )
    table.shows(pool_1="demon-pug-pack*3", banished="belzepug")
    assert not table.exhausted("demon-pug-pack#1")
    pugs = "demon-pug-pack#1 demon-pug-pack#2 demon-pug-pack#3"
    owned = battle(f"vyrak@3,0 +worldrend {pugs}", "belzepug@1,0", power=5)
    owned.do("order vyrak", "attack belzepug").shows(pool_1="")


@pytest.mark.rule("AT-Q56")
def test_a_rat_that_fell_to_the_asp_is_slowed_no_more() -> None:
    table = battle("sordid-asp@0,0", "giant-rat@1,0", power=4)
    [rat] = table.exactly("pool_1")
    table.do("order sordid-asp", "attack giant-rat").shows(pool_1="", lasts="")
    assert table.speed(rat) == 2


@pytest.mark.rule("AT-332", "AT-Q24")
def test_a_pug_is_deployed_next_to_any_cell_that_the_defeated_belzepug_covered() -> None:
    pugs = "demon-pug-pack#1@-1,0 demon-pug-pack#2"
    table = battle(pugs, "belzepug@0,0~7", power=2).do("order demon-pug-pack#1", "attack belzepug", "option 0")
    assert table.deploys == {"0,0", "1,0", "1,-1", "0,-1", "-1,1", "0,1", "1,1", "2,0", "2,-1", "2,-2", "1,-2"}


@pytest.mark.rule("AT-332", "AT-Q24")
def test_which_pug_and_then_where_around_the_defeated_belzepug() -> None:
    pugs = "demon-pug-pack#1@-1,0 demon-pug-pack#2 demon-pug-pack#3!"
    table = battle(pugs, "belzepug@0,0~7", power=2).do("order demon-pug-pack#1", "attack belzepug", "option 0")
    table.do("pick demon-pug-pack#3", "deploy 2,-1")
    assert (table.spot("demon-pug-pack#3"), table.spot("demon-pug-pack#2")) == ("2,-1", None)


@pytest.mark.rule("AT-219")
@pytest.mark.rule("AT-333")
def test_a_defeated_loremaster_loses_a_treasure_and_never_his_beacon_token() -> None:
    foe = {"scenario": "infernal-battle", "seats": 4, "power": 5, "treasures": ""}
    table = battle("rakar@1,0", "loremaster@0,0~8 +yellow-token +treasure-speed-1", **foe)
    table.do("order rakar", "attack loremaster").shows(treasure_discard="treasure-speed-1", kept_1="yellow-token")
    table = battle("rakar@1,0", "loremaster@0,0~8 +yellow-token", **foe)
    table.do("order rakar", "attack loremaster").shows(treasure_discard="", kept_1="yellow-token")
    assert table.on("loremaster") == ["yellow-token"]


@pytest.mark.rule("AT-134")
@pytest.mark.rule("AT-327")
def test_a_soul_for_belzepug_after_it_was_banished_is_lost() -> None:
    pool = "belzepug@0,0~12 +soul-thiefs-staff"
    table = battle(pool, "clockwork-sentry@-1,0~5", power=9).do("order belzepug", "sweep")
    table.do("option 1").shows(banished="belzepug", souls={})


@pytest.mark.rule("AT-327")
def test_what_was_given_to_belzepug_is_over_when_it_is_banished() -> None:
    table = battle("belzepug@0,0~9", "clockwork-sentry@2,0", hand="harbinger-of-dusk", power=4)
    table.do("play harbinger-of-dusk", "pick belzepug", "order belzepug", "sweep")
    shown: Any = table.game.view(0)
    assert [one["card"] for one in shown["lasting"]] == ["scenario-love-lives-forever"]
