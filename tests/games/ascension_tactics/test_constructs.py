"""Every construct (rules, section 7)."""

import pytest

from games.ascension_tactics.battle import battle


@pytest.mark.rule("AT-034")
@pytest.mark.rule("AT-035")
def test_a_construct_equips_a_champion_on_or_off_the_battlefield_ready_or_exhausted_no_minion() -> None:
    table = battle("jirra@0,0 vyrak rakar! giant-rat@1,1 lost-shade@2,2", hand="shadow-blade").do("play shadow-blade")
    assert table.choices == ["pick jirra", "pick vyrak", "pick rakar"]
    assert table.do("pick rakar").on("rakar") == ["shadow-blade"]


@pytest.mark.rule("AT-035")
def test_without_a_champion_to_carry_it_a_construct_cannot_be_played() -> None:
    assert not battle("giant-rat@0,0", hand="shadow-blade").can("play shadow-blade")


@pytest.mark.rule("AT-036")
@pytest.mark.parametrize(
    ("construct", "strength", "defense", "traits"),
    [
        ("focusing-lens", 1, 2, {"ranged"}),
        ("robe-of-clear-sight", 0, 2, set()),
        ("banner-of-the-order", 2, 2, set()),
        ("crown-of-the-oracle", 2, 4, set()),
        ("pasythea-katana", 3, 1, set()),
        ("pasythea-mace", 1, 4, set()),
        ("pasythea-scimitar", 2, 3, set()),
        ("pasythea-saber", 4, 0, set()),
        ("barkskin-mail", 0, 4, set()),
        ("vine-whip", 2, 2, {"reach"}),
        ("fleetfoot-charm", 1, 2, {"ignore-forest"}),
        ("heart-of-the-grove", 3, 4, set()),
        ("computing-node", 1, 2, set()),
        ("forgemasters-suit", 2, 4, set()),
        ("magnetic-gloves", 1, 3, set()),
        ("titan-plating", 3, 6, {"counterstrike"}),
        ("shadow-blade", 3, 1, set()),
        ("nihil-cloak", 1, 3, {"adjacent-only"}),
        ("scythe-of-ends", 4, 1, set()),
        ("worldrend", 4, 2, {"double-attack"}),
        ("soul-thiefs-staff", 3, 3, set()),
        ("infernal-chain", 2, 1, set()),
        ("hellhound-collar", 3, 2, set()),
    ],
)
def test_what_a_construct_adds_to_its_champion_only(
    construct: str, strength: int, defense: int, traits: set[str]
) -> None:
    table = battle(f"jirra +{construct} vyrak")
    assert (table.worth("jirra"), table.traits("jirra")) == ((3 + strength, 6 + defense), traits)
    assert (table.worth("vyrak"), table.traits("vyrak")) == ((8, 10), set())


@pytest.mark.rule("AT-036")
def test_constructs_that_change_speed_and_order_cost() -> None:
    table = battle("jirra +fleetfoot-charm +hellhound-collar +banner-of-the-order")
    assert (table.speed("jirra"), table.cost("jirra")) == (5, 1)


@pytest.mark.rule("AT-037")
@pytest.mark.parametrize("construct", ["robe-of-clear-sight", "computing-node"])
def test_an_effect_that_happens_once_when_it_is_played(construct: str) -> None:
    battle("jirra", hand=construct, deck="militia").do(f"play {construct}").shows(hand="militia")


@pytest.mark.rule("AT-005")
def test_what_equipping_sets_off_comes_after_the_constructs_own_effect() -> None:
    table = battle("scrapbot", hand="computing-node", deck="militia")
    assert table.told("play computing-node")[-2:] == ["draw militia", "gain-power 1"]


@pytest.mark.rule("AT-038")
def test_a_champion_carries_any_number_of_constructs() -> None:
    table = battle("jirra", hand="shadow-blade*2 barkskin-mail*2 vine-whip").do(
        *["play shadow-blade"] * 2, *["play barkskin-mail"] * 2, "play vine-whip"
    )
    assert table.worth("jirra") == (3 + 3 + 3 + 2, 6 + 1 + 1 + 4 + 4 + 2)


@pytest.mark.rule("AT-039")
@pytest.mark.rule("AT-322")
def test_pasythea_weapons_count_the_others_that_their_player_controls() -> None:
    table = battle("jirra +pasythea-katana +pasythea-saber vyrak +pasythea-mace", "rakar +pasythea-scimitar")
    assert table.worth("jirra") == (3 + (3 + 2) + (4 + 2), 6 + 1)
    assert table.traits("jirra") == {"double-attack"}
    assert (table.worth("vyrak"), table.traits("vyrak")) == ((9, 10 + 4 + 2), {"counterstrike"})
    assert (table.worth("rakar"), table.speed("rakar"), table.traits("rakar")) == ((7, 13), 3, {"double-attack"})


@pytest.mark.rule("AT-322")
def test_pasythea_scimitar_with_one_and_two_others() -> None:
    table = battle("jirra +pasythea-scimitar vyrak +pasythea-mace")
    assert (table.speed("jirra"), table.traits("jirra")) == (4, set())
    assert "area-attack" in battle("jirra +pasythea-scimitar vyrak +pasythea-mace +pasythea-saber").traits("jirra")


@pytest.mark.rule("AT-322")
def test_pasythea_saber_gives_souls_with_two_others() -> None:
    table = battle("jirra@0,0 +pasythea-saber vyrak +pasythea-mace +pasythea-katana", "kehmep@1,0", power=2)
    assert table.do("order jirra", "attack kehmep").souls("jirra") == 1
    one = battle("jirra@0,0 +pasythea-saber vyrak +pasythea-mace", "kehmep@1,0", power=2)
    assert one.do("order jirra", "attack kehmep").souls("jirra") == 0


@pytest.mark.rule("AT-323")
@pytest.mark.rule("AT-X41")
def test_forgemasters_suit_counts_every_construct_played_this_turn() -> None:
    table = battle("jirra vyrak", hand="forgemasters-suit shadow-blade barkskin-mail")
    table.do("play forgemasters-suit", "pick jirra").do(
        "play shadow-blade", "pick vyrak", "play barkskin-mail", "pick vyrak"
    )
    assert table.worth("jirra") == (3 + 2 + 3, 10)
    assert table.do("end-turn").worth("jirra") == (5, 10)


@pytest.mark.rule("AT-X44")
@pytest.mark.rule("AT-161")
def test_soul_thiefs_staff() -> None:
    table = battle("muse-of-rebirth@0,0 +soul-thiefs-staff", "kehmep@1,0 vyrak@4,0 +worldrend", power=2)
    assert table.worth("muse-of-rebirth") == (7, 6)
    table.do("order muse-of-rebirth", "attack kehmep", "end-order")
    assert table.worth("muse-of-rebirth") == (8, 7)
    later = battle("vyrak@0,0 +shadow-blade", "muse-of-rebirth@1,0^1 +soul-thiefs-staff", power=5)
    later.do("order vyrak", "attack muse-of-rebirth").shows(discard_1="soul-thiefs-staff")
    assert later.worth("muse-of-rebirth") == (5, 4)


@pytest.mark.rule("AT-132")
def test_scythe_of_ends() -> None:
    table = battle("jirra@0,0 +scythe-of-ends", "kehmep@1,0", power=2, hand="militia").do(
        "order jirra", "attack kehmep"
    )
    table.do("pick militia").shows(power=1, hand="")


@pytest.mark.rule("AT-089")
def test_crown_of_the_oracle_draws_with_every_order() -> None:
    battle("jirra@0,0 +crown-of-the-oracle", power=2, deck="militia").do("order jirra").shows(hand="militia")


@pytest.mark.rule("AT-089")
def test_infernal_chain_hurts_and_strengthens() -> None:
    table = battle("rakar@0,0 +infernal-chain", power=5).do("order rakar", "option 0")
    assert (table.damage("rakar"), table.worth("rakar")) == (2, (9, 11))
    own = battle("fox-minstrel@0,0~4 +infernal-chain", power=1).do("order fox-minstrel", "option 0")
    assert (own.spot("fox-minstrel"), own.asks) == (None, "0 main")


@pytest.mark.rule("AT-067")
def test_heart_of_the_grove_gives_a_rune_only_from_the_battlefield() -> None:
    battle("jirra", "vyrak@0,0 +heart-of-the-grove").do("end-turn").shows(runes_1=1)
    battle("jirra", "vyrak +heart-of-the-grove").do("end-turn").shows(runes_1=0)
    battle("jirra@0,0 +heart-of-the-grove", "vyrak").do("end-turn").shows(runes_0=0, runes_1=0)


@pytest.mark.rule("AT-128")
def test_nihil_cloak_is_attacked_from_neighbouring_cells_only() -> None:
    table = battle("kehmep@0,0", "jirra@2,0 +nihil-cloak rakar@0,2", power=2).do("order kehmep")
    assert table.targets == ["rakar"]
    assert battle("kehmep@0,0", "jirra@1,0 +nihil-cloak", power=2).do("order kehmep").targets == ["jirra"]


@pytest.mark.rule("AT-123")
def test_hellhound_collar_by_devotion() -> None:
    table = battle("jirra +hellhound-collar", hand="bone-collector").do("play bone-collector")
    assert table.traits("jirra") == {"area-attack"}


@pytest.mark.rule("AT-077")
@pytest.mark.parametrize(
    ("construct", "answers", "shown"),
    [
        ("banner-of-the-order", ["option 0"], {"hand": "militia"}),
        ("scythe-of-ends", ["option 0"], {"power": 1}),
        ("titan-plating", ["option 0", "pick overclock"], {"discard": "titan-plating overclock"}),
        ("fleetfoot-charm", ["option 0"], {"runes": 7}),
        ("hellhound-collar", ["pick jirra"], {"souls": {"jirra#1": 1}}),
    ],
)
def test_ambushes_of_constructs(construct: str, answers: list[str], shown: dict[str, object]) -> None:
    table = battle(
        "jirra", runes=9, deck="militia", center_row=f"{construct} - - - - -", quest_deck="overclock steam-rite"
    )
    table.do(f"buy {construct}", *answers).shows(**shown)


# -- Magnetic Gloves ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-324")
@pytest.mark.rule("AT-Q67")
def test_magnetic_gloves_move_a_treasure_to_their_bearer() -> None:
    table = battle("jirra@0,0 +magnetic-gloves", caches="treasure-ranged@2,0 treasure-speed-1@5,-3", power=2)
    table.do("order jirra")
    assert table.choices == ["token ?treasure", "pass"]
    table.do("token", "cell 0,0").shows(treasures="treasure-ranged")


@pytest.mark.rule("AT-324")
@pytest.mark.rule("AT-X49")
def test_an_opponents_champion_takes_the_treasure_that_is_moved_into_its_cell() -> None:
    table = battle("jirra@0,0 +magnetic-gloves", "rakar@2,1", caches="treasure-ranged@2,0", power=2)
    table.do("order jirra", "token", "cell 2,1").shows(treasures="", treasures_1="treasure-ranged", caches="")


@pytest.mark.rule("AT-Q67")
def test_a_moved_treasure_ignores_terrain_and_champions_on_its_way() -> None:
    table = battle("jirra@0,0 +magnetic-gloves", "rakar@2,0", caches="treasure-ranged@1,0", power=2, forest="2,-1 1,1")
    table.do("order jirra", "token", "cell 3,0").shows(
        spots={"jirra#1": "@0,0", "rakar#1": "@2,0", "treasure-ranged#1": "@3,0"}
    )
