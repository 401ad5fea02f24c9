"""How a scenario of the campaign is laid out, and what goes from one to the next (rules, section 28)."""

from typing import Any

import pytest

import deckhold
from deckhold.engine.options import BadOption
from games.ascension_tactics.battle import Battle, raid
from games.ascension_tactics.ending import GAME, POOLS, SCENARIOS, won
from games.ascension_tactics.ending import options as named


def campaign(seats: int = 1, scenario: str = SCENARIOS[0], **options: Any) -> Battle:
    """A new table with pools named."""
    return Battle(deckhold.new(GAME, seats=seats, seed=1, options=named(seats, scenario, **options)))


@pytest.mark.rule("AT-236")
@pytest.mark.parametrize(("seats", "size"), [(1, 4), (2, 3), (3, 2), (4, 2)])
def test_players_choose_champions_that_are_not_fallen(seats: int, size: int) -> None:
    table = Battle(deckhold.new(GAME, seats=seats, seed=1, options={"scenario": SCENARIOS[0]}))
    assert not table.can("pick rakar")
    for _ in range(size * seats):
        table.do(table.first)
    assert table.asks == "0 research"
    assert [len(table[f"pool_{seat}"]) for seat in range(seats)] == [size] * seats


@pytest.mark.rule("AT-238", "AT-Q11")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_four_villains_have_targets_and_the_boss_the_red_one(scenario: str) -> None:
    table = campaign(scenario=scenario)
    colours = {card.partition("#")[0]: colour for card, colour in table["colour"].items()}
    assert sorted(colours.values()) == ["blue", "green", "red", "yellow"]
    boss = table.game.table.names[table.s.boss()].partition("#")[0]
    assert colours[boss] == "red"
    assert len([piece for piece in table["spots"] if "-target" in piece]) == 4


@pytest.mark.rule("AT-239", "AT-280", "AT-X38", "AT-X59", "AT-340")
@pytest.mark.parametrize(
    ("seats", "difficulty", "discarded"),
    [(1, "normal", 0), (2, "hard", 4), (2, "nightmare", 8), (3, "normal", 4), (3, "hard", 8), (4, "nightmare", 12)],
)
def test_schemes_are_discarded_by_players_and_difficulty(seats: int, difficulty: str, discarded: int) -> None:
    table = campaign(seats, difficulty=difficulty)
    assert (len(table["scheme_discard"]), len(table["schemes"])) == (discarded, 32 - discarded)


@pytest.mark.rule("AT-X59")
def test_two_packs_are_in_use_from_the_start_with_three_players_and_hard() -> None:
    pool = "villain-pug-pack#1 villain-pug-pack#2 villain-pug-pack#3 villain-belzepug@1,-5"
    table = raid("jirra", "kehmep", "vyrak", pool, seats=3, scenario=SCENARIOS[1], schemes="cold-tide", threat=8)
    assert table.villains_turn().count("deploy villain-pug-pack") == 2


@pytest.mark.rule("AT-240", "AT-342")
def test_fallen_champions_leave_the_center_deck_and_fallen_heroes_and_constructs_stay() -> None:
    table = campaign()
    deck = table["center_deck"] + table["center_row"]
    assert "damned-wrath" not in deck
    assert {"cult-fanatic", "soul-thiefs-staff"} <= set(deck)
    assert "damned-wrath" in table["box"]


@pytest.mark.rule("AT-244")
def test_every_player_researches_before_the_first_turn() -> None:
    table = campaign(2)
    assert table.asks == "0 research"
    table.do(table.first)
    assert table.asks == "1 research"
    table.do(table.first)
    assert table.asks == "0 main"
    assert (len(table["discard"]), len(table["discard_1"])) == (1, 1)


@pytest.mark.rule("AT-282", "AT-303", "AT-Q10")
@pytest.mark.parametrize(
    ("scenario", "terrain", "treasures"),
    [
        ("campaign-rat-king", {"forest": 18, "shrine": 4, "portal": 2}, 8),
        ("campaign-belzepug", {"forest": 16, "shrine": 3, "corrupted": 6, "portal": 2}, 8),
        ("campaign-rakar", {"forest": 24, "shrine": 3, "portal": 2}, 9),
        ("campaign-kythis", {"forest": 14, "shrine": 4, "beacon": 6, "corrupted": 6, "portal": 2}, 6),
    ],
)
def test_the_battlefields_of_the_campaign(scenario: str, terrain: dict[str, int], treasures: int) -> None:
    table = campaign(scenario=scenario)
    assert {name: len(cells) for name, cells in table["terrain"].items()} == terrain
    assert len(table["caches"]) == treasures


@pytest.mark.rule("AT-282", "AT-Q10")
@pytest.mark.parametrize(
    ("number", "names"),
    [
        (0, ["rat-king", "sordid-asp", "ravenous-gorph", "corrosive-widow"]),
        (1, ["belzepug", "pug-pack", "sordid-asp", "ravenous-gorph"]),
    ],
)
def test_the_villains_of_our_own_tables(number: int, names: list[str]) -> None:
    assert set(campaign(scenario=SCENARIOS[number])["villains"]) == {f"villain-{name}" for name in names}


@pytest.mark.rule("AT-303")
def test_the_villains_of_rakar() -> None:
    villains = ["rakar", "ravenous-gorph", "pug-pack", "corrosive-widow"]
    assert set(campaign(scenario=SCENARIOS[2])["villains"]) == {f"villain-{name}" for name in villains}


@pytest.mark.rule("AT-294", "AT-304")
def test_some_bosses_start_on_the_battlefield() -> None:
    assert campaign(scenario=SCENARIOS[1]).spot("villain-belzepug") == "3,0"
    table = campaign(scenario=SCENARIOS[2])
    assert table.spot("villain-rakar") == "5,0"
    assert table["purse"] == {"villain-rakar#1": 20}


@pytest.mark.rule("AT-313", "AT-314")
def test_three_random_damned_stand_with_kythis_and_three_champions_may_be_revived() -> None:
    table = campaign(scenario=SCENARIOS[3])
    assert len([one for one in table["villains"] if one.startswith("villain-damned")]) == 3
    assert sorted(table["revived"]) == ["villain-earth-tyrant", "villain-samael", "villain-xeron"]


@pytest.mark.rule("AT-318")
def test_each_player_gives_up_a_champion_and_six_captives_stand_on_the_beacons() -> None:
    table = campaign(2, scenario=SCENARIOS[3])
    assert table.asks == "0 give-up"
    table.do("pick jirra")
    assert table.asks == "1 give-up"
    table.do("pick loremaster")
    captives = table["captives"]
    assert len(captives) == 6
    assert {"jirra", "loremaster"} <= set(captives)
    assert not set(captives) & {"rakar", "rat-king", "ravenous-gorph", "sordid-asp", "corrosive-widow"}
    spots = {table["spots"][piece] for piece in table.exactly("captives")}
    assert spots == set(table["terrain"]["beacon"])


# -- from scenario to scenario -----------------------------------------------------------------------------------------


@pytest.mark.rule("AT-279", "AT-290", "AT-301", "AT-311", "AT-Q50")
def test_a_won_scenario_leads_to_the_next_with_a_quest_that_each_player_may_keep() -> None:
    sequel = won().sequel
    assert sequel is not None
    assert sequel.options["scenario"] == "campaign-belzepug"
    champions: Any = sequel.options["champions"]
    assert sorted(champions) == sorted(POOLS[:4])
    assert [(one.seat, one.option, one.value) for one in sequel.offers] == [(0, "kept", "jirra/first-blood")]
    following = Battle(deckhold.new(GAME, seats=1, seed=2, options=sequel.table({0: "jirra/first-blood"})))
    assert following.on("jirra") == ["first-blood"]
    assert following["attached"] == ["first-blood"]
    assert "first-blood" not in following["quest_deck"]


@pytest.mark.rule("AT-290")
def test_the_outcome_shows_the_next_table_in_both_languages() -> None:
    game = won()
    for lang, label in (("en", "First Blood on Jirra the Unbreakable"), ("ru", "чемпион")):
        view: Any = game.view(0, lang)
        sequel = view["outcome"]["sequel"]
        offer = sequel["offers"][0]
        assert (offer["seat"], offer["option"], offer["value"]) == (0, "kept", "jirra/first-blood")
        assert label in offer["label"]
        assert {"en": "Belzepug", "ru": "Вельземопс"}[lang] in sequel["text"]
        assert sequel["carried"] == []


@pytest.mark.rule("AT-279")
def test_a_choice_that_was_not_offered_is_refused() -> None:
    sequel = won().sequel
    assert sequel is not None
    with pytest.raises(ValueError, match="seat 0 was not offered 'vyrak/first-blood'"):
        sequel.table({0: "vyrak/first-blood"})


@pytest.mark.rule("AT-279", "AT-Q50")
def test_a_lost_scenario_is_repeated_with_the_same_champions_and_kept_quests() -> None:
    table = campaign(1, scenario=SCENARIOS[1], kept=["jirra/first-blood"])
    while table.asks != "0 main":
        table.do(table.first)
    data: Any = table.game.dump()
    data["position"]["villains_glory"] = 39
    table = Battle(deckhold.load(data))
    while not table.game.over:
        table.villains_turn()
    sequel = table.game.sequel
    assert sequel is not None
    assert (sequel.options["scenario"], sequel.options["kept"]) == (SCENARIOS[1], ["jirra/first-blood"])
    assert sequel.offers == []
    view: Any = table.game.view(0, "en")
    assert view["outcome"]["sequel"]["carried"] == ["First Blood on Jirra the Unbreakable"]


@pytest.mark.rule("AT-Q50")
@pytest.mark.parametrize(
    ("options", "problem", "russian"),
    [
        ({"kept": ["jirra"]}, "'jirra' is not a starting champion and a quest", "не стартовый чемпион с заданием"),
        ({"kept": ["rats/first-blood"]}, "is not a starting champion and a quest", "не стартовый чемпион с заданием"),
        (
            {"scenario": SCENARIOS[2], "kept": ["jirra/first-blood", "vyrak/first-blood"]},
            "first-blood is named twice",
            "названо дважды",
        ),
        ({"scenario": SCENARIOS[1], "kept": ["sadranis/first-blood"]}, "is in no pool", "нет ни в одном запасе"),
        ({"kept": ["jirra/first-blood"]}, "more quests than the 0", "сохранять было нечего"),
        (
            {"scenario": SCENARIOS[1], "kept": ["jirra/first-blood", "vyrak/overclock"]},
            "more quests than the 1",
            "больше заданий",
        ),
    ],
)
def test_kept_quests_that_cannot_be_are_refused(options: dict[str, Any], problem: str, russian: str) -> None:
    with pytest.raises(BadOption, match=problem) as error:
        campaign(1, **options)
    assert russian in error.value.told("ru")


@pytest.mark.rule("AT-280", "AT-Q12")
@pytest.mark.parametrize(("option", "value"), [("difficulty", "hard"), ("prey", "defense")])
def test_what_makes_villains_different_is_only_for_the_campaign(option: str, value: str) -> None:
    with pytest.raises(BadOption, match="love-lives-forever is no scenario of the campaign") as error:
        deckhold.new(GAME, seats=2, seed=1, options={"scenario": "love-lives-forever", option: value})
    assert "не из кампании" in error.value.told("ru")
