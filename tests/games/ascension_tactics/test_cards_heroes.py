"""Every hero (rules, section 6)."""

import pytest

from games.ascension_tactics.battle import battle


@pytest.mark.rule("AT-030")
def test_any_number_of_heroes_is_played_free_and_stays_until_the_end_of_the_turn() -> None:
    battle(hand="apprentice*3 militia*2").do(*["play apprentice"] * 3, *["play militia"] * 2).shows(
        runes=3, power=2, played="apprentice*3 militia*2", hand=""
    )


@pytest.mark.rule("AT-030")
@pytest.mark.parametrize(
    ("hero", "answers", "runes", "power", "drawn"),
    [
        ("apprentice", [], 1, 0, 0),
        ("militia", [], 0, 1, 0),
        ("mystic", [], 2, 0, 0),
        ("heavy-infantry", [], 0, 2, 0),
        ("arha-novice", [], 0, 0, 1),
        ("temple-lookout", ["pick jirra"], 0, 0, 1),
        ("leaf-reader", ["pass"], 0, 1, 1),
        ("dream-guide", [], 0, 2, 1),
        ("arch-tactician", ["pass"], 0, 0, 1),
        ("dreamcaller", ["pass"], 2, 0, 0),
        ("grandmaster-of-silence", [], 0, 0, 3),
        ("grove-initiate", ["pick jirra"], 1, 0, 0),
        ("briar-runner", [], 0, 1, 1),
        ("lunar-stag", [], 2, 0, 1),
        ("rootspeaker", [], 2, 0, 0),
        ("dream-peddler", [], 1, 0, 0),
        ("elder-of-the-ring", [], 3, 0, 0),
        ("wildheart-matron", ["pass"], 2, 0, 1),
        ("herald-of-first-dawn", ["pass"], 2, 0, 0),
        ("gear-apprentice", ["option 0"], 1, 0, 0),
        ("gear-apprentice", ["option 1"], 0, 1, 0),
        ("hedron-berserker", [], 0, 2, 0),
        ("foundry-foreman", [], 2, 0, 0),
        ("rig-tinker", [], 0, 1, 0),
        ("copper-courier", [], 1, 0, 1),
        ("arsenal-engineer", [], 0, 3, 0),
        ("siege-commander", [], 0, 3, 0),
        ("prime-architect", [], 2, 0, 0),
        ("void-supplicant", [], 0, 1, 0),
        ("gloom-stalker", ["pick jirra"], 0, 1, 0),
        ("night-warden", [], 0, 2, 0),
        ("shadow-elemental", ["pass"], 0, 3, 0),
        ("rift-lancer", [], 0, 2, 0),
        ("soul-broker", [], 0, 3, 0),
        ("harbinger-of-dusk", ["pick jirra"], 0, 4, 0),
        ("cult-fanatic", ["pass"], 0, 1, 0),
        ("bone-collector", [], 0, 2, 0),
    ],
)
def test_what_a_hero_gives_at_once(hero: str, answers: list[str], runes: int, power: int, drawn: int) -> None:
    table = battle("jirra@0,0", hand=hero, deck="militia*5").do(f"play {hero}", *answers)
    assert table.asks == "0 main"
    table.shows(runes=runes, power=power, played=hero, hand=f"militia*{drawn}" if drawn else "")


DEVOTED = [
    ("temple-lookout", "arha-novice", ["pick jirra"], {"power": 2}),
    ("scroll-keeper", "arha-novice", ["pick steam-rite"], {"power": 2}),
    ("leaf-reader", "arha-novice", ["pass"], {"power": 2}),
    ("rootspeaker", "briar-runner", [], {"runes": 2, "power": 3}),
    ("hedron-berserker", "gear-apprentice", [], {"power": 4}),
    ("foundry-foreman", "gear-apprentice", [], {"power": 1}),
    ("rig-tinker", "gear-apprentice", [], {"power": 3}),
    ("gloom-stalker", "void-supplicant", ["pick jirra"], {"power": 3}),
    ("soul-broker", "void-supplicant", [], {"power": 5}),
]


@pytest.mark.rule("AT-123")
@pytest.mark.parametrize(("hero", "other", "answers", "gains"), DEVOTED)
def test_devotion_of_a_hero(hero: str, other: str, answers: list[str], gains: dict[str, int]) -> None:
    table = battle("jirra@0,0", hand=f"{hero} {other}", deck="", quest_deck="overclock steam-rite", discard="")
    table.do(f"play {other}", *(["option 0"] if other == "gear-apprentice" else []), f"play {hero}", *answers)
    extra = {"briar-runner": ("power", 1), "gear-apprentice": ("runes", 1)}.get(other)
    expected = {"power": 0, "runes": 0} | gains
    if extra and extra[0] not in gains:
        expected[extra[0]] = extra[1] + {"foundry-foreman": 2}.get(hero, 0)
    table.shows(**expected)


@pytest.mark.rule("AT-123")
def test_devotion_of_copper_courier_and_elder_of_the_ring_draws() -> None:
    table = (
        battle(hand="copper-courier*2", deck="militia*8").do("play copper-courier").shows(hand="copper-courier militia")
    )
    table.do("play copper-courier").shows(hand="militia*4")
    elder = battle(hand="elder-of-the-ring grove-initiate", deck="militia*8").do("play elder-of-the-ring")
    elder.do("play grove-initiate").shows(hand="militia", runes=4)


@pytest.mark.rule("AT-033")
@pytest.mark.rule("AT-004")
def test_a_chosen_champion_has_its_bonus_until_the_end_of_the_turn() -> None:
    table = battle("jirra vyrak", hand="gloom-stalker temple-lookout", deck="militia").do("play gloom-stalker")
    assert table.choices == ["pick jirra", "pick vyrak", "pick giant-rat"]
    table.do("pick vyrak", "play temple-lookout", "pick vyrak")
    assert (table.worth("vyrak"), table.speed("vyrak"), table.worth("jirra")) == ((10, 10), 5, (3, 6))
    table.do("end-turn")
    assert (table.worth("vyrak"), table.speed("vyrak")) == ((8, 10), 3)


@pytest.mark.rule("AT-123")
def test_grandmaster_and_siege_commander_give_keywords_by_devotion() -> None:
    table = battle("jirra", hand="grandmaster-of-silence arha-novice", deck="").do("play grandmaster-of-silence")
    assert table.do("play arha-novice", "pick jirra").traits("jirra") == {"double-attack"}
    table = battle("jirra", hand="siege-commander gear-apprentice").do("play siege-commander", "play gear-apprentice")
    assert table.do("option 0", "pick jirra").traits("jirra") == {"area-attack"}


@pytest.mark.rule("AT-X43")
@pytest.mark.rule("AT-Q52")
def test_lunar_stag_hastens_lifebound_champions_also_those_that_come_later() -> None:
    table = battle("muse-of-rebirth rakar", hand="lunar-stag", deck="militia").do("play lunar-stag")
    table.shows(runes=2, hand="militia")
    assert (table.speed("muse-of-rebirth"), table.speed("rakar")) == (4, 3)
    later = battle("fox-minstrel", hand="lunar-stag blessing-of-the-wind arha-novice", deck="militia*5")
    later.do("play lunar-stag", "play blessing-of-the-wind", "play arha-novice", "complete", "option 0")
    assert later.speed("nine-tailed-minstrel") == 3 + 1 + 2


@pytest.mark.rule("AT-Q52")
def test_a_bonus_for_the_equipped_reaches_whoever_is_equipped_later() -> None:
    table = battle("jirra vyrak", hand="siege-commander shadow-blade").do("play siege-commander")
    assert table.worth("jirra") == (3, 6)
    assert table.do("play shadow-blade", "pick jirra").worth("jirra") == (3 + 3 + 1, 6 + 1 + 1)
    assert table.worth("vyrak") == (8, 10)


@pytest.mark.rule("AT-Q52")
def test_a_group_within_a_distance_is_fixed_at_once() -> None:
    table = battle("nine-tailed-minstrel@0,0 jirra@3,0 vyrak@4,0", power=9).do("order nine-tailed-minstrel", "move 1,0")
    assert (table.worth("jirra"), table.worth("vyrak")) == ((4, 6), (8, 10))


@pytest.mark.rule("AT-152")
def test_rootspeaker_lets_forests_cost_nothing_extra() -> None:
    table = battle("jirra@0,0", hand="rootspeaker", forest="1,0 2,0", power=2)
    assert "3,0" in table.do("play rootspeaker", "order jirra").goes


@pytest.mark.rule("AT-045")
def test_scroll_keeper_researches_and_draws() -> None:
    table = battle(hand="scroll-keeper", deck="militia", quest_deck="overclock steam-rite").do("play scroll-keeper")
    table.do("pick overclock").shows(discard="overclock", hand="militia", quest_deck="steam-rite")


@pytest.mark.rule("AT-072")
def test_leaf_reader_and_shadow_elemental_banish_from_the_row() -> None:
    row = "kythis arha-novice arha-novice void-supplicant gear-apprentice grove-initiate"
    for hero in ("leaf-reader", "shadow-elemental"):
        table = battle(hand=hero, center_row=row, center_deck="worldrend").do(f"play {hero}", "pick kythis")
        table.shows(banished="kythis", center_row=row.replace("kythis", "worldrend"))


@pytest.mark.rule("AT-092")
def test_arch_tactician_orders_only_champions_of_order_cost_4_or_less() -> None:
    table = battle("vyrak@0,0 loremaster@2,0", hand="arch-tactician", deck="").do("play arch-tactician")
    assert table.choices == ["pick loremaster", "pass"]
    table.do("pick loremaster", "move 2,1").shows(power=0)


@pytest.mark.rule("AT-139")
def test_dreamcaller_brings_a_wisp_next_to_a_champion_or_by_ambush_at_the_portal() -> None:
    table = battle("jirra@0,0", hand="dreamcaller").do("play dreamcaller", "deploy 0,1")
    assert (table.worth("nightmare-wisp"), table.traits("nightmare-wisp")) == ((2, 1), {"ranged"})
    assert not table.exhausted("nightmare-wisp")
    ambush = battle("jirra@0,0", runes=5, center_row="dreamcaller - - - - -").do("buy dreamcaller", "deploy -5,0")
    assert ambush.spot("nightmare-wisp") == "-5,0"
    two = battle("jirra@0,0 nightmare-wisp@3,0 nightmare-wisp@3,1", hand="dreamcaller").do("play dreamcaller")
    assert two.asks == "0 main"


@pytest.mark.rule("AT-168")
def test_dream_peddler_takes_a_treasure_from_the_bag() -> None:
    battle(hand="dream-peddler", bag="treasure-ranged").do("play dream-peddler").shows(
        treasures="treasure-ranged", bag=""
    )


@pytest.mark.rule("AT-Q53")
def test_wildheart_matron_moves_each_champion_by_one_point() -> None:
    table = battle("jirra@0,0 vyrak@3,0 kehmep", hand="wildheart-matron", forest="4,0", deck="").do(
        "play wildheart-matron"
    )
    assert table.choices == ["pick jirra", "pick vyrak", "pass"]
    table.do("pick vyrak", "move 3,1")
    assert table.choices == ["pick jirra", "pass"]
    assert table.do("pass").spot("vyrak") == "3,1"
    ambush = battle("jirra@0,0", runes=6, center_row="wildheart-matron - - - - -").do("buy wildheart-matron")
    assert ambush.do("pick jirra", "move 2,0").spot("jirra") == "2,0"


@pytest.mark.rule("AT-071")
def test_foundry_foreman_makes_the_next_construct_cheaper() -> None:
    table = battle(hand="foundry-foreman", center_row="shadow-blade barkskin-mail - - - -", center_deck="kythis*1")
    table.do("play foundry-foreman", "buy shadow-blade").shows(runes=1)
    assert not table.can("buy barkskin-mail")
    two = battle(hand="foundry-foreman*2", center_row="shadow-blade - - - - -").do(*["play foundry-foreman"] * 2)
    two.do("buy shadow-blade").shows(runes=4)


@pytest.mark.rule("AT-039")
def test_rig_tinker_moves_a_construct_without_playing_it_anew() -> None:
    table = battle("scrapbot@0,0 jirra@1,1 +computing-node giant-rat@3,0", hand="rig-tinker")
    table.do("play rig-tinker", "pick computing-node")
    assert table.on("scrapbot") == ["computing-node"]
    table.shows(power=2, hand="")  # 1 for the tinker, 1 for Scrapbot, nothing drawn


@pytest.mark.rule("AT-040")
def test_arsenal_engineer_recovers_a_construct() -> None:
    table = battle("jirra +shadow-blade", hand="arsenal-engineer", discard="focusing-lens militia").do(
        "play arsenal-engineer"
    )
    assert table.choices == ["pick focusing-lens discard", "pass"]
    table.do("pick focusing-lens").shows(hand="focusing-lens", discard="militia")
    assert table.worth("jirra") == (7, 7)


@pytest.mark.rule("AT-Q35")
def test_prime_architect_takes_a_cheap_construct_of_the_row_to_hand() -> None:
    table = battle(hand="prime-architect", center_row="titan-plating shadow-blade kythis arha-novice - -")
    table.do("play prime-architect")
    assert table.choices == ["pick shadow-blade", "pass"]
    table.do("pick shadow-blade").shows(hand="shadow-blade")


@pytest.mark.rule("AT-083")
def test_void_supplicant_banishes_from_the_discard_pile_only() -> None:
    table = battle(hand="void-supplicant militia", discard="apprentice").do("play void-supplicant")
    assert table.choices == ["pick apprentice discard", "pass"]


@pytest.mark.rule("AT-106")
def test_rift_lancer_hits_twice_by_devotion() -> None:
    table = battle("jirra@0,0", "rakar@3,0 vyrak@4,0", hand="void-supplicant rift-lancer").do("play void-supplicant")
    assert table.do("play rift-lancer").damage("rakar") == 4
    ambush = battle("jirra@0,0", "rakar@3,0", runes=4, center_row="rift-lancer - - - - -").do(
        "buy rift-lancer", "pick rakar"
    )
    assert ambush.damage("rakar") == 2


@pytest.mark.rule("AT-161")
def test_soul_broker_trades_a_card_for_a_soul() -> None:
    table = battle("jirra giant-rat@0,0", hand="soul-broker militia").do("play soul-broker", "pick militia")
    assert table.souls("jirra") == 1


@pytest.mark.rule("AT-040")
def test_devourer_of_stars_destroys_constructs_or_banishes_two_cards() -> None:
    table = battle("jirra", "rakar +shadow-blade +vine-whip", hand="devourer-of-stars militia apprentice")
    table.do("play devourer-of-stars").shows(power=4)
    table.copy().do("option 0").shows(discard_1="shadow-blade vine-whip")
    table.do("option 1", "pick militia", "pick apprentice").shows(hand="")


@pytest.mark.rule("AT-111")
def test_cult_fanatic_orders_a_rat_when_played_and_by_ambush() -> None:
    table = battle(hand="cult-fanatic").do("play cult-fanatic", "pick giant-rat", "end-order").shows(power=1)
    assert table.spot("giant-rat") == "-5,0"
    ambush = battle("giant-rat@0,0", runes=2, center_row="cult-fanatic - - - - -").do("buy cult-fanatic")
    assert ambush.choices == ["pick giant-rat", "pass"]
    assert ambush.do("pick giant-rat#1", "move 2,0").spot("giant-rat#1") == "2,0"


@pytest.mark.rule("AT-161")
def test_bone_collector_places_a_soul_by_devotion() -> None:
    table = battle("jirra giant-rat@0,0", hand="bone-collector*2").do("play bone-collector")
    assert table.souls("jirra") == 0
    assert table.do("play bone-collector").souls("jirra") == 2


# -- Mistake of Creation -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-325")
@pytest.mark.rule("AT-X42")
def test_a_copied_hero_gives_neither_its_faction_nor_its_ambush() -> None:
    table = battle(
        "muse-of-rebirth", hand="mistake-of-creation", center_row="dream-peddler - - - - -", bag="treasure-ranged"
    )
    table.do("play mistake-of-creation").shows(
        runes=1, treasures="treasure-ranged", center_row="dream-peddler - - - - -"
    )
    assert table.asks == "0 main"
    assert table.traits("muse-of-rebirth") == set()


@pytest.mark.rule("AT-Q71")
@pytest.mark.rule("AT-325")
def test_which_heroes_can_be_copied() -> None:
    row = "mistake-of-creation harbinger-of-dusk lunar-stag shadow-blade kythis soul-broker"
    table = battle("jirra", hand="mistake-of-creation devourer-of-stars", center_row=row)
    table.do("play devourer-of-stars", "pass", "play mistake-of-creation")
    assert table.choices == [
        "pick devourer-of-stars played",
        "pick lunar-stag center_row",
        "pick soul-broker center_row",
    ]


@pytest.mark.rule("AT-Q61", "AT-325")
def test_a_hero_that_was_played_and_banished_can_be_copied() -> None:
    hand = "harbinger-of-dusk mistake-of-creation"
    table = battle("kythis@0,0", hand=hand, center_row="- - - - - -", center_deck="", power=1)
    table.do("play harbinger-of-dusk", "pick kythis", "order kythis", "end-order").shows(played="", power=2)
    table.do("play mistake-of-creation", "pick kythis").shows(played="mistake-of-creation", power=2 + 4)


@pytest.mark.rule("AT-Q71")
def test_the_copied_hero_counts_as_another_card_for_its_devotion() -> None:
    table = battle(hand="mistake-of-creation hedron-berserker", center_row="- - - - - -", center_deck="", banished="")
    table.do("play hedron-berserker", "play mistake-of-creation").shows(power=2 + 4)


@pytest.mark.rule("AT-Q71")
def test_a_copied_devotion_waits_for_a_later_card() -> None:
    row = "hedron-berserker - - - - -"
    table = (
        battle(hand="mistake-of-creation gear-apprentice", center_row=row).do("play mistake-of-creation").shows(power=2)
    )
    table.do("play gear-apprentice", "option 0").shows(power=4, runes=1)
