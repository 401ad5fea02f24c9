"""Every quest, and research (rules, section 8)."""

import pytest

import deckhold
from games.ascension_tactics.battle import Battle, battle, raid


def quest(id: str, pool: str = "jirra@0,0", theirs: str = "", **given: object) -> Battle:
    """The quest has been played; its card was an apprentice."""
    hand = f"{id} {given.pop('hand', '')}"
    given = {"deck": "apprentice*5", **given}
    return battle(pool, theirs, hand=hand, **given).do(f"play {id}")


@pytest.mark.rule("AT-044")
@pytest.mark.rule("AT-045")
@pytest.mark.rule("AT-Q03")
def test_a_research_costs_3_runes_as_often_as_it_can_be_paid() -> None:
    table = battle(runes=7, quest_deck="pact-of-ash steam-rite overclock song-of-roots").do("research")
    assert table.choices == ["pick song-of-roots looked", "pick overclock looked"]
    table.do("pick overclock").shows(runes=4, discard="overclock", quest_deck="song-of-roots pact-of-ash steam-rite")
    assert not table.do("research", "pick steam-rite").can("research")


@pytest.mark.rule("AT-043")
def test_nobody_can_buy_a_quest() -> None:
    assert not any("overclock" in one for one in battle(runes=9, power=9).choices)


@pytest.mark.rule("AT-Q19")
def test_a_research_with_one_quest_left_takes_it_and_with_none_it_cannot_be_paid() -> None:
    battle(runes=3, quest_deck="overclock").do("research").shows(discard="overclock", quest_deck="")
    assert not battle(runes=3, quest_deck="").can("research")


@pytest.mark.rule("AT-045")
def test_others_do_not_see_the_quests_looked_at() -> None:
    table = battle(runes=3, quest_deck="steam-rite overclock").do("research")
    assert "overclock" in str(table.game.view(0)["areas"])
    assert "overclock" not in str(table.game.view(1)["areas"])


@pytest.mark.rule("AT-047")
def test_a_played_quest_draws_a_card_and_lies_in_front_of_its_player() -> None:
    quest("overclock").shows(hand="apprentice", played="overclock")


@pytest.mark.rule("AT-048")
def test_a_quest_counts_as_a_played_card_of_its_faction() -> None:
    assert quest("song-of-roots", "muse-of-rebirth").traits("muse-of-rebirth") == {"ranged"}


@pytest.mark.rule("AT-049")
@pytest.mark.rule("AT-X03")
@pytest.mark.rule("AT-Q17")
def test_blessing_of_the_wind() -> None:
    table = quest("blessing-of-the-wind", "kehmep", hand="arha-novice")
    assert not table.can("complete")
    table.do("play arha-novice", "complete", "pick kehmep").shows(attached="blessing-of-the-wind", played="arha-novice")
    assert table.speed("kehmep") == 5
    table.do("end-turn")
    assert table.speed("kehmep") == 3


@pytest.mark.rule("AT-X04")
@pytest.mark.rule("AT-052")
def test_an_uncompleted_quest_goes_to_the_discard_pile() -> None:
    assert (
        "blessing-of-the-wind" in quest("blessing-of-the-wind", "kehmep", deck="apprentice*6").do("end-turn")["discard"]
    )


@pytest.mark.rule("AT-049")
@pytest.mark.rule("AT-Q05")
def test_completing_is_optional_and_only_events_after_the_quest_count() -> None:
    table = battle("kehmep", hand="arha-novice blessing-of-the-wind", deck="").do(
        "play arha-novice", "play blessing-of-the-wind"
    )
    assert not table.can("complete")
    table = quest("blessing-of-the-wind", "kehmep", hand="arha-novice", deck="").do("play arha-novice", "end-turn")
    table.shows(attached="")


@pytest.mark.rule("AT-Q05")
def test_a_goal_met_during_an_order_is_completed_after_it() -> None:
    table = quest("hunters-oath", forest="1,0", power=2).do("order jirra", "move 1,0")
    assert table.asks == "0 main"
    assert table.can("complete hunters-oath")


@pytest.mark.rule("AT-050")
def test_a_quest_is_attached_to_any_champion_but_a_minion() -> None:
    table = quest("rat-catcher", "jirra@0,0! vyrak giant-rat@1,1", power=1).do(
        "order giant-rat#1", "end-order", "complete"
    )
    assert table.choices == ["pick jirra", "pick vyrak"]
    both = battle("jirra +rat-catcher +trial-by-fire")
    assert (both.worth("jirra"), both.traits("jirra")) == ((3, 7), {"reach", "counterstrike"})


@pytest.mark.rule("AT-051")
@pytest.mark.rule("AT-336")
def test_an_attached_quest_stays_when_its_champion_is_defeated() -> None:
    table = battle("vyrak@0,0", "kehmep@1,0 +rat-catcher", power=5).do("order vyrak", "attack kehmep")
    table.shows(attached_1="rat-catcher", discard_1="")
    assert table.on("kehmep") == ["rat-catcher"]


@pytest.mark.rule("AT-336")
@pytest.mark.rule("AT-327")
def test_the_quests_of_a_banished_champion_are_banished_too() -> None:
    table = battle("vyrak@3,0 +worldrend", "belzepug@1,0 +rat-catcher", power=5).do("order vyrak", "attack belzepug")
    assert table["quest_deck"][0] == "rat-catcher"
    table.shows(attached_1="", banished="belzepug")


REWARDS = [
    ("open-the-third-eye", (3, 7), 3, {"ranged"}),
    ("path-of-stillness", (4, 8), 3, set()),
    ("study-of-ruins", (4, 6), 3, set()),
    ("hunters-oath", (3, 6), 4, {"ignore-forest"}),
    ("seed-of-plenty", (4, 8), 3, set()),
    ("guardians-vigil", (3, 8), 3, set()),
    ("treasure-of-the-glade", (5, 7), 3, set()),
    ("grand-assembly", (4, 7), 3, set()),
    ("blueprint-hunt", (4, 8), 3, set()),
    ("proof-of-power", (6, 6), 3, set()),
    ("overclock", (4, 6), 4, set()),
    ("cull-the-weak", (5, 6), 3, set()),
    ("first-blood", (5, 7), 3, set()),
    ("night-march", (3, 6), 4, {"through-enemies"}),
    ("rat-catcher", (3, 6), 3, {"reach"}),
    ("trial-by-fire", (3, 7), 3, {"counterstrike"}),
    ("blood-tithe", (6, 6), 3, set()),
    ("harvest-of-souls", (3, 6), 3, set()),
]


@pytest.mark.rule("AT-049")
@pytest.mark.parametrize(("id", "worth", "speed", "traits"), REWARDS)
def test_what_a_quest_gives_for_the_rest_of_the_game(
    id: str, worth: tuple[int, int], speed: int, traits: set[str]
) -> None:
    table = battle(f"jirra +{id}")
    assert (table.worth("jirra"), table.speed("jirra"), table.traits("jirra")) == (worth, speed, traits)


@pytest.mark.rule("AT-123")
@pytest.mark.parametrize(
    ("id", "card", "worth", "speed", "traits"),
    [
        ("blessing-of-the-wind", "arha-novice", (3, 6), 5, set()),
        ("study-of-ruins", "arha-novice", (6, 6), 3, set()),
        ("song-of-roots", "briar-runner", (3, 9), 3, set()),
        ("steam-rite", "hedron-berserker", (5, 7), 3, set()),
        ("whispers-below", "void-supplicant", (6, 6), 3, set()),
        ("twin-shadows", "void-supplicant", (3, 6), 3, {"double-attack"}),
        ("pact-of-ash", "bone-collector", (5, 6), 4, set()),
    ],
)
def test_rewards_by_devotion(id: str, card: str, worth: tuple[int, int], speed: int, traits: set[str]) -> None:
    table = battle(f"jirra +{id}", hand=card).do(f"play {card}")
    assert (table.worth("jirra"), table.speed("jirra"), table.traits("jirra")) == (worth, speed, traits)


@pytest.mark.rule("AT-049")
@pytest.mark.parametrize(
    ("id", "card"),
    [
        ("blessing-of-the-wind", "arha-novice"),
        ("song-of-roots", "briar-runner"),
        ("steam-rite", "hedron-berserker"),
        ("whispers-below", "void-supplicant"),
        ("pact-of-ash", "bone-collector"),
    ],
)
def test_goals_of_another_card_of_the_faction(id: str, card: str) -> None:
    table = quest(id, hand=f"{card} militia").do("play militia")
    assert not table.can("complete")
    assert table.do(f"play {card}").can("complete")


@pytest.mark.rule("AT-049")
def test_open_the_third_eye_needs_two_other_enlightened_cards() -> None:
    table = quest("open-the-third-eye", hand="arha-novice*2").do("play arha-novice")
    assert not table.can("complete")
    assert table.do("play arha-novice").can("complete")


@pytest.mark.rule("AT-049")
def test_path_of_stillness_counts_cards_drawn_by_effects() -> None:
    table = quest("path-of-stillness", hand="arha-novice*2", deck="militia*2").do("play arha-novice")
    assert not table.can("complete")
    assert not table.do("play arha-novice").can("complete")  # nothing was left to draw
    assert quest("path-of-stillness", hand="arha-novice*2").do(*["play arha-novice"] * 2).can("complete")


@pytest.mark.rule("AT-049")
def test_study_of_ruins_needs_a_research() -> None:
    table = quest("study-of-ruins", runes=3, quest_deck="overclock steam-rite").do("research", "pick overclock")
    assert table.can("complete")


@pytest.mark.rule("AT-049")
def test_trial_of_foresight_needs_a_card_of_cost_5() -> None:
    row = "worldrend night-warden - - - -"
    table = quest("trial-of-foresight", runes=10, center_row=row).do("buy night-warden")
    assert not table.can("complete")
    assert table.do("buy worldrend").can("complete")
    assert battle("jirra +trial-of-foresight").cost("jirra") == 1


@pytest.mark.rule("AT-049")
def test_seed_of_plenty_counts_runes_gained_afterwards() -> None:
    table = quest("seed-of-plenty", hand="mystic*2 apprentice", runes=9).do("play mystic", "play mystic")
    assert not table.can("complete")
    assert table.do("play apprentice").can("complete")


@pytest.mark.rule("AT-049")
@pytest.mark.rule("AT-Q05")
def test_guardians_vigil_looks_at_the_state() -> None:
    assert quest("guardians-vigil", shrine="0,1").can("complete")
    assert not quest("guardians-vigil", shrine="3,0").can("complete")


@pytest.mark.rule("AT-Q05")
def test_a_shrine_controlled_in_the_middle_of_an_order_meets_the_goal_after_it() -> None:
    table = quest("guardians-vigil", theirs="fox-minstrel@1,0", shrine="0,1", power=2)
    assert not table.can("complete")
    table.do("order jirra", "attack fox-minstrel", "move -3,0")
    assert (table.s.shrines(0), table.can("complete")) == ([], True)
    assert deckhold.load(table.game.dump()).dump() == table.game.dump()


@pytest.mark.rule("AT-Q05")
def test_a_shrine_controlled_and_lost_again_since_the_quest_was_played_meets_its_goal() -> None:
    held = quest("guardians-vigil", shrine="0,1", power=2).do("order jirra", "move -3,0")
    assert held.can("complete")
    reached = quest(
        "guardians-vigil",
        theirs="clockwork-sentry@2,0 +shadow-blade",
        shrine="1,-1",
        power=2,
        pool="aria-redforge@-2,0 jirra@-3,2",
    )
    reached.do("order aria-redforge", "move 1,0", "attack clockwork-sentry")
    assert (reached.spot("aria-redforge"), reached.can("complete")) == (None, True)


@pytest.mark.rule("AT-Q05")
@pytest.mark.rule("AT-319")
def test_a_shrine_controlled_by_freeing_a_captive_and_lost_again_meets_its_goal() -> None:
    kythis: dict[str, str] = {"scenario": "campaign-kythis", "captives": "scrapbot@0,1", "shrine": "0,0"}
    table = raid("jirra@-3,0", "villain-kythis@1,0", hand="guardians-vigil", power=4, **kythis)
    table.do("play guardians-vigil", "order jirra", "move -1,1")  # one against one
    assert not table.can("complete")
    table.do("pick scrapbot", "order scrapbot", "move 0,3")
    assert table.can("complete guardians-vigil")


@pytest.mark.rule("AT-Q05")
def test_a_shrine_that_was_never_controlled_while_the_quest_lay_there_does_not_count() -> None:
    table = battle("jirra@0,0", hand="guardians-vigil", shrine="0,1", power=2)
    assert not table.do("order jirra", "move -3,0", "play guardians-vigil").can("complete")
    both = quest("guardians-vigil", "aria-redforge@0,0 jirra@-3,0", "clockwork-sentry@1,0~3", shrine="0,1", power=2)
    both.do("order aria-redforge", "attack clockwork-sentry")  # they fall at the same time
    assert (both.spot("aria-redforge"), both.spot("clockwork-sentry"), both.can("complete")) == (None, None, False)


@pytest.mark.rule("AT-Q05")
def test_two_constructs_that_a_champion_had_since_the_quest_was_played_meet_the_goal() -> None:
    table = quest("grand-assembly", "jirra +shadow-blade +vine-whip kehmep", hand="rig-tinker")
    assert table.do("play rig-tinker", "pick vine-whip").can("complete")


@pytest.mark.rule("AT-063")
def test_guardians_vigil_gives_1_glory_at_a_shrine_controlled() -> None:
    battle("jirra@0,0 +guardians-vigil", shrine="0,1").do("end-turn").shows(glory=[3, 0])
    battle("jirra@3,0 +guardians-vigil vyrak@0,2", shrine="0,1").do("end-turn").shows(glory=[2, 0])


@pytest.mark.rule("AT-049")
def test_treasure_of_the_glade_takes_or_uses_a_treasure() -> None:
    taken = quest("treasure-of-the-glade", caches="treasure-speed-1@1,0", power=2).do("order jirra", "move 1,0")
    assert taken.can("complete")
    used = quest("treasure-of-the-glade", treasures="treasure-speed-1").do("use treasure-speed-1 jirra")
    assert used.can("complete")


@pytest.mark.rule("AT-049")
@pytest.mark.rule("AT-Q05")
def test_grand_assembly_looks_at_the_constructs_of_one_champion() -> None:
    assert quest("grand-assembly", "jirra +shadow-blade +vine-whip").can("complete")
    assert not quest("grand-assembly", "jirra +shadow-blade vyrak +vine-whip").can("complete")


@pytest.mark.rule("AT-041")
def test_grand_assembly_saves_one_construct_of_a_defeated_champion() -> None:
    table = battle("vyrak@0,0 +worldrend", "kehmep@1,0 +grand-assembly +shadow-blade +vine-whip", power=5)
    table.do("order vyrak", "attack kehmep")
    assert table.asks == "1 save-construct"
    table.do("pick vine-whip").shows(hand_1="vine-whip", discard_1="shadow-blade", equipped_1="")
    one = battle("vyrak@0,0 +worldrend", "kehmep@1,0 +grand-assembly +vine-whip", power=5)
    one.do("order vyrak", "attack kehmep").shows(hand_1="vine-whip", discard_1="")


@pytest.mark.rule("AT-049")
def test_blueprint_hunt_needs_a_construct_acquired() -> None:
    row = "shadow-blade arha-novice - - - -"
    table = quest("blueprint-hunt", runes=3, center_row=row).do("buy arha-novice")
    assert not table.can("complete")
    assert table.do("buy shadow-blade").can("complete")


@pytest.mark.rule("AT-049")
def test_proof_of_power_counts_power_spent() -> None:
    table = quest("proof-of-power", "jirra@0,0 brimstone-turret@1,1", power=9, center_row="cinderling-horde - - - - -")
    table.do("order jirra", "end-order", "order brimstone-turret")
    assert not table.can("complete")
    assert table.do("buy cinderling-horde", "pass").can("complete")


@pytest.mark.rule("AT-049")
def test_overclock_needs_three_different_champions_ordered() -> None:
    table = quest("overclock", "jirra@0,0 aria-redforge@1,1", power=9).do("order jirra", "end-order")
    table.do("order aria-redforge", "end-order")
    assert not table.can("complete")
    assert table.do("order giant-rat", "end-order").can("complete")


# One rat may be ordered and falls; the one after it is another champion, even with the same figure.
RATS = "giant-rat@-4,0 giant-rat@2,0! giant-rat@2,1! giant-rat@2,2! jirra@0,3"


def rat_after_rat(id: str) -> Battle:
    """Two Giant Rats attack the same Clockwork Sentry, and each falls by it."""
    table = quest(id, RATS, "clockwork-sentry@-4,1", power=6)
    for move in ("", "move -4,0"):
        table.do(*["order giant-rat#1", *[move] * bool(move), "attack clockwork-sentry"])
        assert table.spot("giant-rat#1") is None
    return table


@pytest.mark.rule("AT-Q56")
def test_a_rat_that_comes_after_one_that_fell_is_another_champion_for_overclock() -> None:
    table = rat_after_rat("overclock")
    assert not table.can("complete")
    assert table.do("order jirra", "end-order").can("complete")


@pytest.mark.rule("AT-Q56")
def test_a_rat_that_comes_after_one_that_fell_is_another_champion_for_twin_shadows() -> None:
    assert rat_after_rat("twin-shadows").can("complete")


@pytest.mark.rule("AT-049")
def test_cull_the_weak_banishes_an_own_card() -> None:
    table = quest("cull-the-weak", hand="leaf-reader night-warden militia").do(
        "play leaf-reader", "pick void-supplicant"
    )
    assert not table.can("complete")
    assert table.do("play night-warden", "pick militia").can("complete")


@pytest.mark.rule("AT-132")
def test_cull_the_weak_gives_power_by_slaughter() -> None:
    battle("jirra@0,0 +cull-the-weak", "kehmep@1,0", power=2).do("order jirra", "attack kehmep").shows(power=1)


@pytest.mark.rule("AT-049")
def test_first_blood_needs_an_enemy_defeated() -> None:
    table = quest("first-blood", "vyrak@0,0", "kehmep@1,0", power=5).do("order vyrak", "attack kehmep", "end-order")
    assert table.can("complete")
    by_effect = quest("first-blood", "vyrak@0,0", "kehmep@1,0~3", hand="rift-lancer").do("play rift-lancer")
    assert by_effect.can("complete")


@pytest.mark.rule("AT-049")
def test_twin_shadows_needs_two_champions_on_the_same_enemy() -> None:
    twice = quest("twin-shadows", "rakar@0,0 jirra@2,0", "vyrak@1,0 loremaster@3,0", power=9)
    twice.do("order rakar", "attack vyrak", "end-order")
    other = twice.copy().do("order jirra", "attack loremaster", "end-order")
    assert not other.can("complete")
    assert twice.do("order jirra", "attack vyrak", "end-order").can("complete")


@pytest.mark.rule("AT-137")
def test_an_enemy_that_was_transformed_between_two_attacks_is_the_same_for_twin_shadows() -> None:
    table = quest(
        "twin-shadows",
        "rakar@0,0 jirra@2,0",
        "sadranis@1,0~4^2",
        power=9,
        treasures_1="treasure-souls-1",
    )
    table.do("order rakar", "attack sadranis", "use treasure-souls-1", "option 0", "end-order")
    assert table.spot("sadranis-dark-savant") == "1,0"
    assert not table.can("complete")
    assert table.do("order jirra", "attack sadranis-dark-savant", "end-order").can("complete")


@pytest.mark.rule("AT-137")
def test_a_champion_that_was_transformed_between_its_attacks_is_one_champion_for_twin_shadows() -> None:
    pool = "sadranis@0,0^2 +worldrend jirra@2,0"
    vyrak = "vyrak@1,0 +barkskin-mail +barkskin-mail +crown-of-the-oracle +heart-of-the-grove"  # defense 26
    table = quest("twin-shadows", pool, vyrak, power=9, treasures_0="treasure-souls-1")
    table.do("order sadranis", "pass", "attack vyrak", "use treasure-souls-1 sadranis", "option 0", "attack vyrak")
    table.do("end-order")
    assert not table.can("complete")
    assert table.do("order jirra", "attack vyrak", "end-order").can("complete")


@pytest.mark.rule("AT-049")
def test_night_march_needs_a_move_action_of_4_cells() -> None:
    table = quest("night-march", "jirra@0,0 +fleetfoot-charm", power=2).do("order jirra", "move 4,0")
    assert table.can("complete")
    slow = quest("night-march", "jirra@0,0", hand="wildheart-matron", power=2).do("play wildheart-matron", "pick jirra")
    assert not slow.do("move 1,0", "order jirra", "move 4,0").can("complete")


@pytest.mark.rule("AT-049")
def test_night_march_counts_the_cells_that_a_champion_has_moved_even_if_it_falls_there() -> None:
    walls = " ".join(f"{q},{r}" for r in (-1, 1) for q in range(-1, 6))
    for corrupted, moved in (("4,0", True), ("3,0", False)):
        given = {"enchanted": walls, "scenario": "war-gates", "corrupted": corrupted}
        table = quest("night-march", "fox-minstrel@0,0 +fleetfoot-charm jirra", power=1, **given)
        table.do("order fox-minstrel", "move 4,0")
        assert (table.spot("fox-minstrel"), table.can("complete")) == (None, moved)


@pytest.mark.rule("AT-096")
def test_night_march_leads_through_enemies() -> None:
    table = battle("jirra@0,6 +night-march", "vyrak@-1,6", power=2, enchanted="1,5 0,5", scenario="war-gates")
    assert "-1,5" in table.do("order jirra").goes
    assert "-1,6" not in table.goes


@pytest.mark.rule("AT-049")
def test_harvest_of_souls_by_a_soul_or_a_defeat() -> None:
    assert quest("harvest-of-souls", treasures="treasure-souls-1").do("use treasure-souls-1 jirra").can("complete")
    table = quest("harvest-of-souls", "vyrak@0,0", "kehmep@1,0", power=5).do(
        "order vyrak", "attack kehmep", "end-order"
    )
    assert table.can("complete")


@pytest.mark.rule("AT-132")
def test_harvest_of_souls_gives_a_soul_by_slaughter() -> None:
    table = battle("vyrak@0,0 +harvest-of-souls", "kehmep@1,0", power=5).do("order vyrak", "attack kehmep")
    assert table.souls("vyrak") == 1


@pytest.mark.rule("AT-049")
def test_rat_catcher_needs_a_rat_ordered() -> None:
    table = quest("rat-catcher", power=9).do("order jirra", "end-order")
    assert not table.can("complete")
    assert table.do("order giant-rat", "end-order").can("complete")


@pytest.mark.rule("AT-049")
def test_trial_by_fire_needs_damage_to_an_own_champion() -> None:
    table = quest("trial-by-fire", "vyrak@0,0", "clockwork-sentry@1,0 +titan-plating", power=5)
    assert table.do("order vyrak", "attack clockwork-sentry", "end-order").can("complete")


@pytest.mark.rule("AT-049")
def test_blood_tithe_by_a_champion_or_two_cards() -> None:
    table = quest("blood-tithe", power=9, center_row="damned-lust - - - - -").do("buy damned-lust")
    assert table.can("complete")
    cards = quest("blood-tithe", hand="night-warden*2 militia*2").do("play night-warden", "pick militia")
    assert not cards.can("complete")
    assert cards.do("play night-warden", "pick militia").can("complete")


@pytest.mark.rule("AT-Q61")
def test_a_banished_quest_cannot_be_completed() -> None:
    table = quest("hunters-oath", "kythis@0,0", power=3, forest="1,0").do("order kythis", "move 1,0")
    assert table["played"] == []
    assert not table.can("complete")


@pytest.mark.rule("AT-063")
def test_guardians_vigil_gives_its_glory_once_between_two_shrines() -> None:
    battle("jirra@0,0 +guardians-vigil", shrine="0,1 1,-1").do("end-turn").shows(glory=[2 + 2 + 1, 0])


@pytest.mark.rule("AT-Q19")
def test_a_treasure_that_is_not_there_counts_for_no_quest() -> None:
    table = quest("treasure-of-the-glade", hand="dream-peddler", bag="", treasure_discard="").do("play dream-peddler")
    assert not table.can("complete")


@pytest.mark.rule("AT-Q05")
@pytest.mark.rule("AT-082")
def test_a_quest_that_comes_back_in_the_same_turn_begins_anew() -> None:
    """Kythis banishes it although its goal is met; it is the only quest left, so a research finds it again."""
    table = battle(
        "kythis@0,0 jirra",
        power=3,
        runes=3,
        hand="blessing-of-the-wind arha-novice briar-runner",
        deck="apprentice*2",
        quest_deck="",
    )
    table.do("play blessing-of-the-wind", "play arha-novice")
    assert table.can("complete blessing-of-the-wind")
    table.do("order kythis", "pick blessing-of-the-wind", "end-order", "research", "play briar-runner")
    table.do("play blessing-of-the-wind")
    assert not table.can("complete blessing-of-the-wind")
