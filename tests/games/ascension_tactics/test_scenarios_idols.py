"""Twilight of the Idols: neutral champions, their rewards, and the chosen factions."""

import pytest

from deckhold.games.ascension_tactics.definitions import MECHANA, VOID
from deckhold.games.ascension_tactics.ops.rewards import chosen_factions
from games.ascension_tactics.battle import Battle, battle

LIFEBOUND_ROW = "grove-initiate briar-runner lunar-stag arha-novice void-supplicant gear-apprentice"


def idols(*pools: str, hurt: dict[str, int] | None = None, **given: object) -> Battle:
    table = battle(*pools, **{"scenario": "twilight-of-the-idols", "seats": 3, "center_row": LIFEBOUND_ROW, **given})
    for name, damage in (hurt or {}).items():
        table.s.damage[table.figure(name)] = damage
    return table


@pytest.mark.rule("AT-208")
@pytest.mark.rule("AT-212")
def test_the_idols_and_rats_stand_around_the_shrine_as_nobodys_champions() -> None:
    table = battle(scenario="twilight-of-the-idols", seats=3)
    game = table.game.info.new(3, 5, {"scenario": "twilight-of-the-idols"})
    names = sorted(name.partition("#")[0] for name in game.dump()["position"]["neutrals"])  # type: ignore[index,call-overload]
    assert names == ["idol-earth-tyrant", "idol-samael", "idol-xeron", "neutral-rat", "neutral-rat", "neutral-rat"]


# -- chosen factions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-211")
@pytest.mark.rule("AT-X29")
def test_of_equally_many_cards_all_factions_are_chosen() -> None:
    row = "gear-apprentice rig-tinker void-supplicant gloom-stalker cult-fanatic grove-initiate"
    table = idols("clockwork-sentry@0,0", "kehmep@1,0", hurt={"kehmep": 1}, center_row=row, power=2)
    assert chosen_factions(table.s) == 1 << MECHANA | 1 << VOID
    table.do("order clockwork-sentry", "attack kehmep").shows(glory=[2, 0, 0])


@pytest.mark.rule("AT-211")
def test_a_champion_of_no_chosen_faction_gains_nothing_by_a_defeat() -> None:
    table = idols("clockwork-sentry@0,0", "kehmep@1,0", hurt={"kehmep": 1}, power=2)
    table.do("order clockwork-sentry", "attack kehmep").shows(glory=[0, 0, 0])


@pytest.mark.rule("AT-211")
def test_the_chosen_gain_two_glory_for_each_enemy_that_an_attack_defeats() -> None:
    """Dream Titan's Area Attack defeats two."""
    row = "arha-novice temple-lookout leaf-reader void-supplicant gear-apprentice grove-initiate"
    table = idols("dream-titan@0,0", "kehmep@1,0 scrapbot@0,1", center_row=row, power=5)
    table.do("order dream-titan", "sweep 0", "option 0")  # in either order
    table.shows(glory=[4, 0, 0])


@pytest.mark.rule("AT-211")
def test_a_counterstrike_is_no_slaughter_of_the_chosen() -> None:
    row = "gear-apprentice rig-tinker foundry-foreman void-supplicant cult-fanatic grove-initiate"
    table = idols("kehmep@0,0", "clockwork-sentry@1,0", hurt={"kehmep": 3}, center_row=row, power=2)
    table.do("order kehmep", "attack clockwork-sentry").shows(glory=[0, 0, 0])
    assert table.spot("kehmep") is None


# -- neutral champions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-212")
@pytest.mark.rule("AT-Q23")
def test_neutral_champions_are_enemies_of_everybody_in_the_way_and_in_sight() -> None:
    """AT-Q23."""
    table = idols("kehmep@0,0", "rakar@3,0", neutrals="neutral-rat@1,0", power=2).do("order kehmep")
    assert table.targets == ["neutral-rat"]  # it blocks the shot at Rakar
    assert "1,0" not in table.goes


@pytest.mark.rule("AT-212")
@pytest.mark.rule("AT-Q16")
def test_neutral_champions_count_together_for_control_of_the_shrine() -> None:
    """AT-Q16: one side that can never score."""
    field = {"shrine": "0,0", "neutrals": "idol-samael@0,1 neutral-rat@-1,0"}
    idols("kehmep@1,0", **field).do("end-turn").shows(glory=[0, 0, 0])  # type: ignore[arg-type]
    idols("kehmep@1,0 jirra@0,-1", **field).do("end-turn").shows(glory=[0, 0, 0])  # type: ignore[arg-type]
    three = idols("kehmep@1,0 jirra@0,-1 rakar@1,-1", **field).do("end-turn")  # type: ignore[arg-type]
    three.shows(glory=[3, 0, 0])


@pytest.mark.rule("AT-212")
@pytest.mark.rule("AT-X28")
def test_damage_on_an_idol_vanishes_at_the_end_of_the_turn() -> None:
    table = idols(
        "muse-of-rebirth@0,0 sadranis@1,-1",
        "vyrak@2,0 kehmep@2,-1",
        neutrals="idol-earth-tyrant@1,0",
        power=6,
        power_1=7,
        deck_1="militia*3 apprentice*2",
    )
    table.do("order muse-of-rebirth", "attack idol-earth-tyrant", "end-order")
    table.do("order sadranis", "attack idol-earth-tyrant", "end-order")
    assert table.damage("idol-earth-tyrant") == 9
    table.do("end-turn")
    assert table.damage("idol-earth-tyrant") == 0
    table.do("order vyrak", "attack idol-earth-tyrant", "end-order")  # 8
    table.shows(neutrals="idol-earth-tyrant", glory=[0, 0, 0])
    table.do("order kehmep", "attack idol-earth-tyrant")  # 3 more
    table.shows(neutrals="", glory=[0, 3, 0], hand_1="apprentice*2")


@pytest.mark.rule("AT-213")
def test_samael_gives_a_card_of_the_row_free_of_charge_and_five_glory() -> None:
    table = idols("kehmep@0,0", neutrals="idol-samael@1,0", hurt={"idol-samael": 17}, power=2)
    table.do("order kehmep", "attack idol-samael")
    assert [choice.split()[1] for choice in table.choices] == LIFEBOUND_ROW.split()
    table.do("pick lunar-stag").shows(discard="lunar-stag", glory=[5, 0, 0], neutrals="", runes=0)


@pytest.mark.rule("AT-213")
@pytest.mark.rule("AT-Q35")
def test_a_champion_from_samael_joins_the_pool_and_may_ambush() -> None:
    """AT-Q35: it is acquired, so Kythis may be ordered at once."""
    table = idols(
        "rakar@0,0",
        neutrals="idol-samael@1,0",
        hurt={"idol-samael": 15},
        center_row="kythis arha-novice void-supplicant gear-apprentice grove-initiate briar-runner",
        power=5,
    )
    table.do("order rakar", "attack idol-samael", "option 1", "pick kythis")  # Rakar's own Slaughter comes later
    assert "kythis" in table["pool"]
    assert table.asks == "0 may"


@pytest.mark.rule("AT-213")
@pytest.mark.rule("AT-Q60")
def test_xeron_makes_each_opponent_discard_a_card_of_which_one_changes_its_owner() -> None:
    """AT-Q60: it is the new owner's for good."""
    table = idols(
        "kehmep@0,0",
        neutrals="idol-xeron@1,0",
        hurt={"idol-xeron": 12},
        power=2,
        hand_1="militia*2",
        hand_2="apprentice",
    )
    table.do("order kehmep", "attack idol-xeron")
    table.shows(hand_1="militia", discard_1="militia", hand_2="", discard_2="apprentice")
    assert table.choices == ["pick militia", "pick apprentice"]
    table.do("pick militia").shows(hand_0="militia", discard_1="", discard_2="apprentice", glory=[4, 0, 0])
    table.do("end-order", "play militia", "end-turn")
    assert "militia" in table["discard_0"]


@pytest.mark.rule("AT-213")
@pytest.mark.rule("AT-Q60")
def test_from_xeron_a_single_card_is_taken_without_a_question_and_of_none_nothing() -> None:
    """AT-Q60: an opponent without cards discards none."""
    one = idols("kehmep@0,0", neutrals="idol-xeron@1,0", hurt={"idol-xeron": 12}, power=2, hand_2="apprentice")
    one.do("order kehmep", "attack idol-xeron").shows(hand_0="apprentice", discard_2="", glory=[4, 0, 0])
    none = idols("kehmep@0,0", neutrals="idol-xeron@1,0", hurt={"idol-xeron": 12}, power=2)
    none.do("order kehmep", "attack idol-xeron").shows(hand_0="", glory=[4, 0, 0])


@pytest.mark.rule("AT-213")
def test_a_neutral_rat_falls_for_nothing() -> None:
    table = idols("kehmep@0,0", neutrals="neutral-rat@1,0", power=2).do("order kehmep", "attack neutral-rat")
    table.shows(neutrals="", glory=[0, 0, 0])


@pytest.mark.rule("AT-213")
@pytest.mark.rule("AT-Q60")
def test_the_reward_goes_to_whoever_defeated_the_idol_by_an_effect_too() -> None:
    """AT-Q60: the damage of a played card."""
    table = idols("kehmep@0,0", neutrals="idol-earth-tyrant@1,0", hurt={"idol-earth-tyrant": 8}, hand="rift-lancer")
    table.do("play rift-lancer").shows(glory=[3, 0, 0], hand="apprentice*2")


@pytest.mark.rule("AT-213")
@pytest.mark.rule("AT-003")
@pytest.mark.rule("AT-Q60")
@pytest.mark.rule("AT-Q25")
def test_reward_slaughter_and_glory_of_the_chosen_come_in_the_order_that_the_player_says() -> None:
    """AT-Q60, AT-Q25: Ravenous Gorph of the chosen Fallen takes a soul, 2 glory and the reward."""
    row = "cult-fanatic bone-collector infernal-chain arha-novice void-supplicant gear-apprentice"
    table = idols(
        "ravenous-gorph@0,0", neutrals="idol-earth-tyrant@1,0", hurt={"idol-earth-tyrant": 4}, center_row=row, power=3
    )
    table.do("order ravenous-gorph", "attack idol-earth-tyrant")
    assert table.asks == "0 order"
    assert len(table.choices) == 3
    table.shows(glory=[0, 0, 0], neutrals="")
    table.do("option 1").shows(glory=[2, 0, 0])
    assert table.souls("ravenous-gorph") == 0
    table.do("option 1").shows(glory=[5, 0, 0], hand="apprentice*2")
    assert table.souls("ravenous-gorph") == 1


@pytest.mark.rule("AT-066")
@pytest.mark.rule("AT-Q26")
def test_of_two_who_could_reach_the_goal_the_active_player_does() -> None:
    """AT-Q26: glory is gained one thing after the other, in the order that the active player says."""
    row = "cult-fanatic bone-collector infernal-chain arha-novice void-supplicant gear-apprentice"
    table = idols(
        "ravenous-gorph@0,0",
        neutrals="idol-earth-tyrant@1,0",
        hurt={"idol-earth-tyrant": 4},
        center_row=row,
        power=3,
        glory=[28, 29, 29],
    )
    table.do("order ravenous-gorph", "attack idol-earth-tyrant", "option 1")
    assert table.game.outcome == ((30, 29, 29), (0,), "glory", {})


@pytest.mark.rule("AT-Q30")
@pytest.mark.rule("AT-Q60")
def test_an_order_that_an_idols_reward_brings_is_over_before_what_else_its_fall_set_off() -> None:
    """In the middle of the Rat King's order Cinderling Horde is acquired, and defeats the other in its own order."""

    def offered() -> list[str]:
        return [table.game.label(one).partition(":")[0] for one in table.game.actions()]

    table = idols(
        "rat-king@4,0^16",
        neutrals="idol-samael@3,0 idol-earth-tyrant@4,1",
        power=3,
        hurt={"idol-earth-tyrant": 8},
        center_row="cinderling-horde kythis belzepug arha-novice void-supplicant gear-apprentice",
    )
    table.do("order rat-king", "pass", "attack idol-samael")
    assert offered() == ["Rat King", "Rat King", "Idol of Samael"]
    table.do("option 2", "pick cinderling-horde", "option 0", "attack idol-earth-tyrant")
    assert offered() == ["Cinderling Horde", "Idol of the Earth Tyrant"]
    table.do("option 1", "end-order")
    assert offered() == ["Rat King", "Rat King"]
