"""Treasures, also in answer to others (rules, section 25)."""

from typing import Any

import pytest

from games.ascension_tactics.battle import Battle, battle, raid


@pytest.mark.rule("AT-166")
@pytest.mark.rule("AT-Q67")
def test_a_move_that_ends_on_treasures_takes_them_all_and_passing_takes_none() -> None:
    table = battle("jirra@0,0", caches="treasure-speed-1@1,0 treasure-strength-2@2,0 treasure-ranged@2,0", power=2)
    table.do("order jirra", "move 2,0").shows(
        True, treasures="treasure-strength-2 treasure-ranged", caches="treasure-speed-1"
    )


@pytest.mark.rule("AT-167")
def test_treasures_are_hidden_from_other_players() -> None:
    table = battle("jirra@0,0", treasures="treasure-ranged")
    assert "treasure-ranged" in str(table.game.view(0))
    assert "treasure-ranged" not in str(table.game.view(1)["areas"])


@pytest.mark.rule("AT-168")
@pytest.mark.rule("AT-Q19")
def test_an_empty_bag_is_refilled_with_discarded_treasures() -> None:
    table = battle("jirra", hand="dream-peddler*2", bag="", treasure_discard="treasure-ranged")
    table.do("play dream-peddler").shows(treasures="treasure-ranged", treasure_discard="")
    table.do("play dream-peddler").shows(treasures="treasure-ranged")


@pytest.mark.rule("AT-169")
def test_a_treasure_is_discarded_and_its_bonus_ends_with_the_turn() -> None:
    table = battle("jirra@0,0", treasures="treasure-strength-2-defense-2").do("use treasure-strength-2-defense-2 jirra")
    table.shows(treasures="", treasure_discard="treasure-strength-2-defense-2")
    assert table.worth("jirra") == (5, 8)
    assert table.do("end-turn").worth("jirra") == (3, 6)


@pytest.mark.rule("AT-169")
@pytest.mark.parametrize(
    ("treasure", "worth", "speed", "traits"),
    [
        ("strength-2", (5, 6), 3, set()),
        ("defense-2", (3, 8), 3, set()),
        ("speed-1", (3, 6), 4, set()),
        ("strength-1-defense-1", (4, 7), 3, set()),
        ("strength-3", (6, 6), 3, set()),
        ("defense-3", (3, 9), 3, set()),
        ("strength-1-speed-1", (4, 6), 4, set()),
        ("strength-2-defense-2", (5, 8), 3, set()),
        ("ranged", (3, 6), 3, {"ranged"}),
        ("counterstrike", (3, 6), 3, {"counterstrike"}),
        ("double-attack", (3, 6), 3, {"double-attack"}),
        ("souls-1", (4, 7), 3, set()),
    ],
)
def test_what_every_treasure_gives(treasure: str, worth: tuple[int, int], speed: int, traits: set[str]) -> None:
    table = battle("jirra@0,0", treasures=f"treasure-{treasure}").do(f"use treasure-{treasure} jirra")
    assert (table.worth("jirra"), table.speed("jirra"), table.traits("jirra")) == (worth, speed, traits)


@pytest.mark.rule("AT-169")
def test_a_treasure_used_in_the_middle_of_an_order() -> None:
    table = battle("jirra@0,0", "rakar@3,0", power=2, treasures="treasure-ranged").do("order jirra")
    assert table.do("use treasure-ranged jirra").targets == ["rakar"]


@pytest.mark.rule("AT-169")
def test_an_order_goes_on_while_a_treasure_could_bring_an_attack() -> None:
    table = battle("jirra@0,0", "rakar@4,0", power=2, treasures="treasure-ranged").do("order jirra", "move 1,0")
    assert table.do("use treasure-ranged jirra", "attack rakar").damage("rakar") == 3
    double = battle("jirra@0,0", "rakar@1,0", power=2, treasures="treasure-double-attack").do("order jirra", "move 0,1")
    double.do("attack rakar", "use treasure-double-attack jirra", "attack rakar")
    assert double.damage("rakar") == 6


@pytest.mark.rule("AT-170")
@pytest.mark.rule("AT-161")
def test_the_soul_of_a_treasure_stays_after_the_turn() -> None:
    table = battle("jirra@0,0", treasures="treasure-souls-1").do("use treasure-souls-1 jirra", "end-turn")
    assert (table.souls("jirra"), table.worth("jirra")) == (1, (4, 7))


@pytest.mark.rule("AT-170")
def test_the_table_does_not_say_that_a_soul_is_over_with_the_turn() -> None:
    table = battle("jirra@0,0", treasures="treasure-souls-1 treasure-speed-1")
    scenario = len(in_force(table))
    assert len(in_force(table.do("use treasure-souls-1 jirra"))) == scenario
    assert in_force(table.do("use treasure-speed-1 jirra"))[scenario:] == ["+1 speed."]


@pytest.mark.rule("AT-334")
def test_the_table_does_not_say_that_souls_of_villains_are_over_with_their_turn() -> None:
    villains = "villain-rat-king@3,0 villain-giant-rat@2,2"
    table = raid("jirra", villains, schemes="hell-on-earth", bag="treasure-souls-1")
    before = in_force(table)
    table.villains_turn()
    assert (table.souls("villain-rat-king"), in_force(table)) == (1, before)


def in_force(table: Battle) -> list[str]:
    shown: Any = table.game.view(0)
    return [one["text"] for one in shown["lasting"]]


@pytest.mark.rule("AT-Q18")
@pytest.mark.rule("AT-138")
def test_a_soul_does_nothing_for_a_minion() -> None:
    table = battle("jirra@0,0 giant-rat@1,1", treasures="treasure-souls-1")
    assert [one for one in table.choices if one.startswith("use")] == ["use treasure-souls-1 jirra"]


# -- in answer ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-X27")
@pytest.mark.rule("AT-169")
@pytest.mark.rule("AT-Q18")
def test_a_treasure_in_an_opponents_turn_saves_a_champion() -> None:
    table = battle("aria-redforge@0,0", "kehmep@1,0~4^1", power=2, treasures_1="treasure-defense-3")
    table.do("order aria-redforge", "attack kehmep")
    assert table.asks == "1 treasure"
    assert table.choices == ["use treasure-defense-3 kehmep", "pass", "option 0"]
    table.do("use treasure-defense-3")
    assert (table.spot("kehmep"), table.damage("kehmep"), table.worth("kehmep")) == ("1,0", 7, (4, 8))


@pytest.mark.rule("AT-169")
def test_whoever_may_answer_reads_what_happens_and_in_whose_turn_and_the_others_whom_they_wait_for() -> None:
    table = battle("aria-redforge@0,0", "kehmep@1,0~3", power=2, treasures_1="treasure-defense-3")
    own: Any = table.game.view(0)["decision"]
    assert "turn" not in own
    table.do("order aria-redforge")
    other: Any = table.game.view(1)["decision"]
    assert other["prompt"] == "[seat:0] orders Aria Redforge."
    table.do("attack kehmep")
    views: list[Any] = [table.game.view(seat)["decision"] for seat in (0, 1, None)]
    attack = "Aria Redforge attacks Kehmep, Storm Shaman."
    answers = f"{attack} [seat:1] may answer with a treasure."
    assert [one["prompt"] for one in views] == [answers, f"{attack} Answer with a treasure?", answers]
    assert [one["turn"] for one in views] == [0, 0, 0]


@pytest.mark.rule("AT-Q18")
def test_nobody_is_asked_when_no_treasure_can_matter() -> None:
    safe = battle("aria-redforge@0,0", "kehmep@1,0", power=2, treasures_1="treasure-defense-3 treasure-strength-3")
    assert safe.do("order aria-redforge", "attack kehmep").asks == "0 act"
    useless = battle("aria-redforge@0,0", "kehmep@1,0~3", power=2, treasures_1="treasure-speed-1 treasure-strength-3")
    assert useless.do("order aria-redforge", "attack kehmep").spot("kehmep") is None


@pytest.mark.rule("AT-Q18")
def test_nobody_is_asked_whose_treasures_together_are_not_enough() -> None:
    """8 damage to a defense of 4: one treasure of 3 saves nobody, with two souls it does."""
    alone = battle("vyrak@0,0", "kehmep@1,0", power=5, treasures_1="treasure-defense-3")
    assert alone.do("order vyrak", "attack kehmep").spot("kehmep") is None
    both = battle("vyrak@0,0", "kehmep@1,0", power=5, treasures_1="treasure-defense-3 treasure-souls-1*2")
    assert both.do("order vyrak", "attack kehmep").asks == "1 treasure"
    both.do("use treasure-defense-3", "use treasure-souls-1", "use treasure-souls-1")
    assert (both.damage("kehmep"), both.worth("kehmep")[1]) == (8, 9)


@pytest.mark.rule("AT-Q18")
def test_nobody_is_asked_to_strike_harder_whom_a_blow_defeats_anyway() -> None:
    struck = battle("fox-minstrel@0,0", "clockwork-sentry@1,0", power=1, treasures_1="treasure-strength-3")
    assert struck.do("order fox-minstrel", "attack clockwork-sentry").asks == "0 main"
    gear = "treasure-defense-3 treasure-counterstrike"
    table = battle("vyrak@0,0", "jirra@1,0~5", power=5, treasures="treasure-strength-3", treasures_1=gear)
    table.do("order vyrak", "attack jirra", "use treasure-counterstrike")
    assert (table.asks, table.spot("jirra"), table.damage("vyrak")) == ("0 act", None, 3)


@pytest.mark.rule("AT-Q18")
@pytest.mark.rule("AT-304")
def test_nobody_is_asked_to_strike_back_harder_at_rakar_while_he_cannot_be_hurt() -> None:
    for glory, asked in ((1, "0 last-use"), (0, "0 treasure")):  # last of all a scheme takes it
        table = raid(
            "clockwork-sentry@0,0 +barkskin-mail",
            "villain-rakar@1,0",
            scenario="campaign-rakar",
            treasures="treasure-strength-2",
            purse={"villain-rakar#1": glory, "clockwork-sentry#1": 1},
        )
        assert table.do("end-turn").asks == asked


@pytest.mark.rule("AT-090")
@pytest.mark.rule("AT-169")
def test_an_order_is_over_when_no_treasure_brings_another_attack() -> None:
    table = battle("jirra@0,0", "kehmep@1,0", power=2, treasures="treasure-counterstrike treasure-ranged")
    assert table.do("order jirra", "attack kehmep", "move 0,1").asks == "0 main"
    twice = battle("jirra@0,0", "kehmep@1,0", power=2, treasures="treasure-counterstrike treasure-double-attack")
    assert twice.do("order jirra", "attack kehmep", "move 0,1").asks == "0 act"


@pytest.mark.rule("AT-Q18")
@pytest.mark.rule("AT-166")
def test_a_treasure_taken_since_the_last_choice_answers_the_damage_of_an_effect() -> None:
    table = battle(
        "muse-of-rebirth@-4,0 kehmep@0,0",
        hand="wildheart-matron",
        corrupted="-3,0",
        caches="treasure-defense-3@1,0",
    )
    table.do("play wildheart-matron", "pick kehmep", "move 1,0", "pick muse-of-rebirth", "move -3,0")
    assert table.asks == "0 treasure"
    assert table.copy().do("pass").spot("muse-of-rebirth") is None
    assert table.do("use treasure-defense-3").damage("muse-of-rebirth") == 5


@pytest.mark.rule("AT-Q18")
@pytest.mark.rule("AT-127")
def test_strength_matters_to_whoever_strikes_back() -> None:
    table = battle("vyrak@0,0", "clockwork-sentry@1,0", power=5, treasures_1="treasure-strength-3").do("order vyrak")
    table.do("attack clockwork-sentry", "use treasure-strength-3")
    assert table.damage("vyrak") == 6


@pytest.mark.rule("AT-Q18")
def test_counterstrike_may_come_from_a_treasure() -> None:
    table = battle("vyrak@0,0", "rakar@1,0", power=5, treasures_1="treasure-counterstrike").do(
        "order vyrak", "attack rakar"
    )
    assert table.do("use treasure-counterstrike").damage("vyrak") == 5
    far = battle("kehmep@0,0", "rakar@3,0", power=2, treasures_1="treasure-counterstrike").do(
        "order kehmep", "attack rakar"
    )
    assert far.asks == "0 act"


@pytest.mark.rule("AT-Q18")
def test_two_treasures_may_matter_together() -> None:
    both = "treasure-counterstrike treasure-ranged"
    table = battle("kehmep@0,0", "rakar@3,0", power=2, treasures_1=both).do("order kehmep", "attack rakar")
    table.do("use treasure-counterstrike", "use treasure-ranged")
    assert table.spot("kehmep") is None


@pytest.mark.rule("AT-Q18")
def test_the_active_player_answers_first_and_each_until_all_pass() -> None:
    table = battle(
        "aria-redforge@0,0",
        "kehmep@1,0~3",
        power=2,
        treasures="treasure-strength-3 treasure-strength-2",
        treasures_1="treasure-defense-3 treasure-defense-2",
    )
    table.do("order aria-redforge", "attack kehmep", "use treasure-defense-3")
    assert table.asks == "0 treasure"
    table.do("use treasure-strength-2")
    assert table.asks == "1 treasure"
    table.do("use treasure-defense-2")
    assert table.asks == "0 treasure"
    table.do("use treasure-strength-3")
    assert table.spot("kehmep") is None  # 3 + 3 + 2 + 3 of 4 + 3 + 2


@pytest.mark.rule("AT-Q18")
def test_whoever_wants_no_more_questions_this_turn_is_not_asked_again() -> None:
    table = battle("rakar@0,0", "kehmep@1,0 fox-minstrel@0,1", power=5, treasures_1="treasure-defense-3")
    table.do("order rakar", "attack kehmep", "option 0", "attack fox-minstrel")
    assert (table.spot("kehmep"), table.spot("fox-minstrel"), table.asks) == (None, None, "0 act")


@pytest.mark.rule("AT-Q18")
def test_the_same_window_opens_before_the_damage_of_an_effect() -> None:
    table = battle("jirra@0,0", "kehmep@1,0~3", hand="rift-lancer", treasures_1="treasure-defense-2")
    table.do("play rift-lancer")
    assert table.asks == "1 treasure"
    assert table.do("use treasure-defense-2").damage("kehmep") == 5


@pytest.mark.rule("AT-Q18")
def test_no_window_before_an_effect_that_defeats_outright() -> None:
    table = battle(
        "jirra@0,0", "kehmep@3,0", power=9, center_row="belzepug - - - - -", treasures_1="treasure-defense-3"
    )
    table.do("buy belzepug", "pick kehmep")
    assert table.asks == "0 deploy"
    assert table.spot("kehmep") is None


@pytest.mark.rule("AT-Q18")
def test_an_attack_is_not_taken_back_where_somebody_might_have_answered() -> None:
    table = battle("aria-redforge@0,0", "kehmep@1,0", power=2, treasures_1="treasure-speed-1").do("order aria-redforge")
    assert table.do("attack kehmep").game.undo_depth == 0
    free = battle("aria-redforge@0,0", "kehmep@1,0", power=2).do("order aria-redforge", "attack kehmep")
    assert free.game.undo_depth == 2


def area_attack(enemies: str) -> Battle:
    """An Area Attack on some champions, whose owner has a treasure."""
    return battle("dream-titan@0,0", enemies, power=5, treasures_1="treasure-defense-3").do(
        "order dream-titan", "sweep"
    )


@pytest.mark.rule("AT-131")
@pytest.mark.rule("AT-169")
def test_who_may_answer_an_area_attack_is_told_of_all_whom_it_hits() -> None:
    table = area_attack("scrapbot@1,0 jirra@-1,0 fox-minstrel@0,1")
    assert "attacks Fox Minstrel, Scrapbot and Jirra the Unbreakable." in table.game.prompt("en")
    assert "атакует: Лисий менестрель, Хламобот и Джирра Несокрушимая." in table.game.prompt("ru")
    table = area_attack("kehmep@1,0 jirra@-1,0 fox-minstrel@0,1")  # a name with a comma of its own
    assert "Fox Minstrel and Kehmep, Storm Shaman and Jirra the Unbreakable." in table.game.prompt("en")


@pytest.mark.rule("AT-Q18")
@pytest.mark.rule("AT-131")
def test_everybody_hit_by_an_area_attack_may_answer_in_the_order_of_the_seats() -> None:
    table = battle(
        "dream-titan@0,0",
        "kehmep@1,0^1",
        "jirra@-1,0",
        seats=3,
        scenario="spires-of-souls-3",
        power=5,
        treasures_1="treasure-defense-3",
        treasures_2="treasure-defense-2",
    )
    table.do("order dream-titan", "sweep")
    assert table.asks == "1 treasure"
    table.do("pass")
    assert table.asks == "2 treasure"
    table.do("use treasure-defense-2")
    assert table.asks == "1 treasure"  # once somebody has answered, all may
    table.do("use treasure-defense-3")
    assert (table.damage("kehmep"), table.damage("jirra")) == (7, 6)


@pytest.mark.rule("AT-180")
@pytest.mark.rule("AT-Q18")
def test_a_team_mates_treasure_may_answer() -> None:
    table = battle(
        "vyrak@0,0", "kehmep@1,0", "", "", seats=4, power=5, treasures_3="treasure-defense-2 treasure-defense-3"
    )
    table.do("order vyrak", "attack kehmep")
    assert table.asks == "1 treasure"
    table.do("use treasure-defense-3", "use treasure-defense-2")
    assert table.damage("kehmep") == 8


@pytest.mark.rule("AT-Q18")
def test_an_attacker_answers_a_counterstrike_that_would_defeat_it() -> None:
    table = battle(
        "kehmep@0,0",
        "clockwork-sentry@1,0",
        power=2,
        treasures="treasure-defense-3",
        treasures_1="treasure-strength-3",
    )
    table.do("order kehmep", "attack clockwork-sentry", "use treasure-strength-3")
    assert table.asks == "0 treasure"
    assert table.do("use treasure-defense-3").damage("kehmep") == 6


@pytest.mark.rule("AT-105")
@pytest.mark.rule("AT-169")
@pytest.mark.rule("AT-Q74")
def test_whoever_is_about_to_fall_because_an_aura_ends_may_be_saved_by_a_treasure() -> None:
    pool = "yuk-battle-priest@1,0~8 kehmep@2,0~4"
    table = battle("rakar@0,0", pool, power=5, treasures_1="treasure-defense-3 treasure-strength-3")
    table.do("order rakar", "attack yuk-battle-priest")
    assert (table.spot("yuk-battle-priest"), table.spot("kehmep")) == (None, "2,0")
    assert (table.asks, table.choices) == ("1 treasure", ["use treasure-defense-3 kehmep", "pass", "option 0"])
    assert table.copy().do("pass").spot("kehmep") is None
    assert table.do("use treasure-defense-3 kehmep").damage("kehmep") == 4


@pytest.mark.rule("AT-105")
@pytest.mark.rule("AT-169")
def test_whoever_is_about_to_fall_because_a_construct_is_destroyed_may_be_saved_by_a_treasure() -> None:
    table = battle(
        "jirra@0,0",
        "kehmep@1,0~4 +barkskin-mail",
        hand="devourer-of-stars",
        treasures_1="treasure-defense-2 treasure-souls-1",
    )
    table.do("play devourer-of-stars", "option 0")
    assert table.asks == "1 treasure"
    assert table.do("use treasure-souls-1 kehmep").spot("kehmep") == "1,0"
    assert table.worth("kehmep") == (4, 5)


@pytest.mark.rule("AT-105")
@pytest.mark.rule("AT-169")
def test_a_player_on_the_move_who_leaves_a_champion_without_its_aura_may_save_it() -> None:
    table = battle("yuk-battle-priest@0,0 kehmep@1,0~4", power=4, treasures="treasure-defense-2")
    table.do("order yuk-battle-priest", "move -1,0")
    assert (table.asks, table.choices) == ("0 treasure", ["use treasure-defense-2 kehmep", "pass", "option 0"])
    assert table.do("use treasure-defense-2 kehmep").spot("kehmep") == "1,0"


@pytest.mark.rule("AT-105")
def test_nobody_is_asked_at_the_last_moment_whose_treasures_cannot_help() -> None:
    pool = "yuk-battle-priest@1,0~8 kehmep@2,0~4"
    table = battle("rakar@0,0", pool, power=5, treasures="treasure-defense-3", treasures_1="treasure-strength-3")
    table.do("order rakar", "attack yuk-battle-priest")
    assert (table.spot("kehmep"), table.asks) == (None, "0 act")


@pytest.mark.rule("AT-169", "AT-333")
def test_a_loremaster_about_to_fall_may_be_given_the_treasure_that_he_loses() -> None:
    pool = "loremaster@1,0 +treasure-strength-3"
    table = battle("vyrak@0,0 +shadow-blade", pool, power=5, treasures_1="treasure-speed-1").do("order vyrak")
    table.do("attack loremaster")
    assert table.choices == ["use treasure-speed-1 loremaster", "pass", "option 0"]
    table.do("use treasure-speed-1").do("pick treasure-speed-1")
    table.shows(kept_1="treasure-strength-3", treasure_discard="treasure-speed-1", treasures_1="")
    bare = battle("vyrak@0,0 +shadow-blade", "loremaster@1,0", power=5, treasures_1="treasure-speed-1")
    assert bare.do("order vyrak", "attack loremaster").asks == "0 act"


@pytest.mark.rule("AT-296")
@pytest.mark.rule("AT-Q18")
def test_nobody_is_asked_for_a_defense_that_cannot_save_the_marked_champion() -> None:
    given: dict[str, Any] = {"scenario": "campaign-belzepug", "schemes": "crimson-decree", "power": 2}
    vain = raid("jirra", "villain-belzepug@-4,0", treasures="treasure-defense-3", **given)
    assert vain.do("order jirra", "end-order", "end-turn").asks == "0 last-use"  # the next scheme takes it
    assert vain.spot("jirra") is None
    back = raid("clockwork-sentry", "villain-belzepug@-4,0", treasures="treasure-strength-3", **given)
    back.do("order clockwork-sentry", "end-order", "end-turn")
    assert (back.asks, back.choices[0]) == ("0 treasure", "use treasure-strength-3 clockwork-sentry")


@pytest.mark.rule("AT-296")
@pytest.mark.rule("AT-Q18")
def test_nobody_is_asked_for_a_soul_that_cannot_save_the_marked_champion() -> None:
    given: dict[str, Any] = {"scenario": "campaign-belzepug", "schemes": "crimson-decree", "power": 2}
    vain = raid("kehmep^1 +barkskin-mail", "villain-belzepug@-4,0", treasures="treasure-souls-1", **given)
    vain.do("order kehmep", "end-order", "end-turn")  # defense 9 against strength 9
    assert (vain.asks, vain.spot("kehmep")) == ("0 last-use", None)


@pytest.mark.rule("AT-296")
@pytest.mark.rule("AT-Q18")
def test_a_marked_loremaster_may_be_given_the_treasure_that_he_loses_whatever_the_damage() -> None:
    given: dict[str, Any] = {"scenario": "campaign-belzepug", "schemes": "crimson-decree", "power": 4}
    armed = "loremaster +barkskin-mail +titan-plating +treasure-defense-3"  # defense 22 against strength 9
    table = raid(armed, "villain-belzepug@4,0", treasures="treasure-speed-1", **given)
    table.do("order loremaster", "end-order", "end-turn")
    assert table.choices == ["use treasure-speed-1 loremaster", "pass", "option 0"]
    table.do("use treasure-speed-1", "pick treasure-speed-1").shows(kept="treasure-defense-3", treasures="")


@pytest.mark.rule("AT-169", "AT-137")
def test_an_order_goes_on_while_the_soul_of_a_treasure_could_transform_the_champion() -> None:
    table = battle("sadranis@0,0^2", "jirra@3,0", power=4, treasures="treasure-souls-1")
    table.do("order sadranis", "move 1,0", "use treasure-souls-1 sadranis", "option 0")
    assert table.targets == ["jirra"]  # two cells away: the Dark Savant is Ranged


@pytest.mark.rule("AT-169")
@pytest.mark.parametrize(("souls", "treasures"), [("", "treasure-souls-1"), ("^2", "treasure-strength-2")])
def test_without_souls_enough_to_transform_the_champion_the_order_is_over(souls: str, treasures: str) -> None:
    table = battle(f"sadranis@0,0{souls}", "jirra@3,0", power=4, treasures=treasures)
    table.do("order sadranis", "move 1,0")
    assert table.asks == "0 main"


@pytest.mark.rule("AT-169", "AT-128")
def test_a_soul_that_transforms_the_attacked_champion_may_let_it_strike_back() -> None:
    table = battle("kehmep@0,0", "sadranis@3,0^2 +titan-plating", power=2, treasures_1="treasure-souls-1")
    table.do("order kehmep", "attack sadranis")
    assert table.asks == "1 treasure"
    table.do("use treasure-souls-1 sadranis", "option 0")
    while table.asks == "1 treasure":
        table.do("pass")
    assert table.spot("kehmep") is None  # 6 + 3 souls + 3 against defense 4


@pytest.mark.rule("AT-169", "AT-128")
def test_a_soul_that_lets_nobody_strike_back_is_not_asked_for() -> None:
    table = battle("kehmep@0,0", "sadranis@3,0^2", power=2, treasures_1="treasure-souls-1")
    assert table.do("order kehmep", "attack sadranis").asks == "0 act"
