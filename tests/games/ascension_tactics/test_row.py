"""Center row, acquiring, Ambush, banishing (rules, sections 9, 12 to 14)."""

import pytest

from games.ascension_tactics.battle import battle


@pytest.mark.rule("AT-071")
@pytest.mark.rule("AT-032")
@pytest.mark.rule("AT-042")
@pytest.mark.rule("AT-072")
@pytest.mark.rule("AT-073")
def test_heroes_and_constructs_are_bought_with_runes_into_the_discard_pile() -> None:
    table = battle(runes=5, center_row="arha-novice worldrend shadow-blade - - -")
    table.do("buy arha-novice", "buy shadow-blade").shows(runes=2, discard="arha-novice shadow-blade")
    assert not table.can("buy worldrend")


@pytest.mark.rule("AT-072")
@pytest.mark.rule("AT-X05")
@pytest.mark.rule("AT-053")
@pytest.mark.rule("AT-054")
@pytest.mark.rule("AT-055")
def test_kythis_is_bought_with_power_the_row_is_refilled_and_his_ambush_orders_him() -> None:
    row = "kythis arha-novice arha-novice void-supplicant gear-apprentice grove-initiate"
    table = battle(power=6, hand="militia", center_row=row, center_deck="worldrend").do("play militia", "buy kythis")
    table.shows(power=1, pool="kythis", center_row=row.replace("kythis", "worldrend"))
    assert table.asks == "0 may"
    table.do("option 0").shows(played="")
    assert (table.spot("kythis"), table.souls("kythis")) == ("-5,0", 1)
    assert table.do("end-order").exhausted("kythis")


@pytest.mark.rule("AT-Q61")
def test_kythis_gets_his_soul_without_a_card_to_banish() -> None:
    table = battle("kythis@0,0", power=3).do("order kythis")
    assert table.souls("kythis") == 1


@pytest.mark.rule("AT-Q61")
def test_kythis_banishes_quests_and_heroes_in_front_of_you_but_no_construct() -> None:
    table = battle("kythis@0,0", power=3, hand="militia shadow-blade overclock", deck="apprentice")
    table.do("play militia", "play shadow-blade", "play overclock", "order kythis")
    assert table.choices == ["pick militia played", "pick overclock played"]
    table.do("pick overclock").shows(played="militia")
    assert table["quest_deck"][0] == "overclock"


@pytest.mark.rule("AT-055")
@pytest.mark.rule("AT-338")
@pytest.mark.rule("AT-026")
@pytest.mark.rule("AT-056")
def test_an_acquired_champion_is_ready_off_the_battlefield_and_may_be_ordered() -> None:
    table = battle(power=6, center_row="damned-lust - - - - -").do("buy damned-lust")
    assert (table.spot("damned-lust"), table.exhausted("damned-lust")) == (None, False)
    assert table.do("order damned-lust").spot("damned-lust") == "-5,0"


@pytest.mark.rule("AT-054")
def test_acquiring_a_champion_is_not_playing_a_card() -> None:
    table = battle("wailing-huntress", power=6, center_row="damned-lust - - - - -").do("buy damned-lust")
    assert "double-attack" not in table.traits("wailing-huntress")


@pytest.mark.rule("AT-074")
def test_mystics_and_heavy_infantry_come_from_their_supplies() -> None:
    table = battle(runes=5).do("buy mystic", "buy heavy-infantry")
    table.shows(discard="mystic heavy-infantry", mystics="mystic*14", heavy_infantry="heavy-infantry*14", runes=0)
    assert not battle(runes=9, mystics="").can("buy mystic")


@pytest.mark.rule("AT-075")
def test_an_effect_that_names_no_place_reaches_the_supplies_too() -> None:
    row = "arha-novice worldrend kythis lunar-stag prime-architect shadow-blade"
    table = battle(hand="herald-of-first-dawn", center_row=row).do("play herald-of-first-dawn")
    found = {one.split()[1] for one in table.choices if one.startswith("pick")}
    assert found == {"arha-novice", "lunar-stag", "mystic", "heavy-infantry"}
    assert table.do("pick mystic")["deck"][-1] == "mystic"


@pytest.mark.rule("AT-076")
@pytest.mark.rule("AT-X60")
def test_an_empty_center_deck_is_made_of_what_was_banished_before_the_ambush() -> None:
    row = "kythis arha-novice arha-novice void-supplicant gear-apprentice grove-initiate"
    table = battle(power=6, center_row=row, center_deck="", banished="worldrend").do("buy kythis")
    table.shows(center_row=row.replace("kythis", "worldrend"), banished="", center_deck="")
    assert table.asks == "0 may"


@pytest.mark.rule("AT-Q19")
@pytest.mark.rule("AT-073")
def test_without_deck_and_banished_cards_the_row_stays_short_until_one_is_banished() -> None:
    row = "arha-novice arha-novice void-supplicant gear-apprentice grove-initiate shadow-blade"
    table = battle(runes=2, hand="night-warden worldrend", center_row=row, center_deck="", banished="")
    table.do("buy shadow-blade").shows(center_row=row.replace("shadow-blade", "-"))
    table.do("play night-warden", "pick worldrend").shows(center_row=row.replace("shadow-blade", "worldrend"))


@pytest.mark.rule("AT-077")
@pytest.mark.rule("AT-079")
@pytest.mark.parametrize(
    ("card", "champions", "what"),
    [
        ("dream-guide", "kehmep muse-of-rebirth jirra", (0, 0, 1)),
        ("shadow-elemental", "kehmep muse-of-rebirth sadranis", (1, 0, 0)),
        ("computing-node", "scrapbot muse-of-rebirth clockwork-sentry", (1, 0, 0)),
        ("dream-peddler", "scrapbot muse-of-rebirth jirra", (0, 2, 0)),
    ],
)
def test_an_ambush_of_several_factions(card: str, champions: str, what: tuple[int, int, int]) -> None:
    before = battle(f"{champions} rakar", runes=9, center_row=f"{card} - - - - -")
    after = before.copy().do(f"buy {card}", "option 0")
    for name in champions.split():
        (a, b), (c, d) = before.worth(name), after.worth(name)
        assert (c - a, d - b, after.speed(name) - before.speed(name)) == what
    assert (before.worth("rakar"), before.speed("rakar")) == (after.worth("rakar"), after.speed("rakar"))


@pytest.mark.rule("AT-077")
def test_an_ambush_may_be_left() -> None:
    table = battle(runes=9, center_row="fleetfoot-charm - - - - -").do("buy fleetfoot-charm", "pass").shows(runes=6)
    assert battle(runes=9, center_row="fleetfoot-charm - - - - -").do("buy fleetfoot-charm", "option 0")["runes"] == 7
    assert table.asks == "0 main"


@pytest.mark.rule("AT-078")
def test_an_ambush_does_nothing_when_the_card_is_played_or_the_champion_ordered() -> None:
    battle("jirra", hand="fleetfoot-charm").do("play fleetfoot-charm").shows(runes=0)
    table = battle("cinderling-horde@0,0", power=1).do("order cinderling-horde", "end-order")
    assert table.exhausted("cinderling-horde")


@pytest.mark.rule("AT-077")
def test_a_card_from_a_supply_has_no_ambush_and_one_acquired_free_from_the_row_has() -> None:
    table = battle(hand="prime-architect", center_row="fleetfoot-charm - - - - -").do("play prime-architect")
    table.do("pick fleetfoot-charm", "option 0").shows(runes=3, hand="fleetfoot-charm")


@pytest.mark.rule("AT-Q35")
def test_acquiring_free_of_charge_is_acquiring() -> None:
    table = battle(
        "jirra", hand="blueprint-hunt prime-architect", deck="apprentice", center_row="shadow-blade - - - - -"
    )
    table.do("play blueprint-hunt", "play prime-architect", "pick shadow-blade")
    assert table.can("complete blueprint-hunt")


@pytest.mark.rule("AT-080")
def test_a_banished_apprentice_leaves_the_game() -> None:
    table = battle(hand="night-warden apprentice").do("play night-warden", "pick apprentice")
    table.shows(hand="", banished="", discard="")
    assert "apprentice" in table["box"]


@pytest.mark.rule("AT-081")
def test_a_banished_mystic_returns_to_its_supply() -> None:
    battle(hand="night-warden mystic").do("play night-warden", "pick mystic").shows(mystics="mystic*15", banished="")
    battle(hand="night-warden heavy-infantry").do("play night-warden", "pick heavy-infantry").shows(
        heavy_infantry="heavy-infantry*15"
    )


@pytest.mark.rule("AT-082")
def test_a_banished_quest_goes_under_the_quest_deck() -> None:
    table = battle(hand="night-warden overclock").do("play night-warden", "pick overclock")
    assert table["quest_deck"][0] == "overclock"


@pytest.mark.rule("AT-083")
def test_every_other_banished_card_lies_open_on_the_banished_pile() -> None:
    table = battle(hand="night-warden worldrend").do("play night-warden", "pick worldrend").shows(banished="worldrend")
    assert "worldrend" in str(table.game.view(1)["areas"])


@pytest.mark.rule("AT-084")
@pytest.mark.rule("AT-X08")
def test_what_was_played_this_turn_cannot_be_banished_from_hand_or_discard_pile() -> None:
    table = battle(hand="apprentice night-warden militia").do("play apprentice", "play night-warden")
    assert table.choices == ["pick militia hand", "pass"]


@pytest.mark.rule("AT-322")
def test_pasythea_weapons_count_each_other() -> None:
    table = battle("jirra +pasythea-katana", "rakar +pasythea-saber")
    assert table.worth("jirra") == (3 + 3, 6 + 1)
