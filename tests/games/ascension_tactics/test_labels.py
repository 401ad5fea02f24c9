"""Answers can be told apart by their words, and previews tell the truth."""

from typing import Any

import pytest

import deckhold
from deckhold.engine.rng import seeded
from deckhold.games.ascension_tactics.scenarios import SCENARIOS, Scenario
from games.ascension_tactics.battle import Battle, battle, raid
from games.position import definition

LANGUAGES = ["en", "ru"]


def labels(table: Battle, lang: str, verb: str) -> list[str]:
    game = table.game
    return [game.label(action, lang) for action in game.actions() if game.explain(action)["verb"] == verb]


def apart(table: Battle, verb: str, n: int) -> None:
    """So many answers with a verb, and no two of them with the same words."""
    for lang in LANGUAGES:
        said = labels(table, lang, verb)
        assert len(said) == n, said
        assert len(set(said)) == n, said


def forecast(table: Battle, verb: str) -> list[str]:
    answers: Any = table.game.view(0)["actions"]
    return [line for one in answers if one["verb"] == verb for line in one["forecast"]]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_no_two_answers_of_a_decision_have_the_same_words(scenario: Scenario) -> None:
    game = deckhold.new("ascension-tactics", max(scenario.modes), 4, {"scenario": scenario.id})
    rng = seeded(4)
    for _ in range(400):
        if game.over:
            break
        answers = game.actions()
        for lang in LANGUAGES:
            said = [game.label(action, lang) for action in answers]
            assert len(set(said)) == len(said), said
        game.apply(answers[rng.below(len(answers))])


def test_equal_cards_of_the_row_have_numbers() -> None:
    row = "vine-whip vine-whip arha-novice void-supplicant gear-apprentice grove-initiate"
    table = battle("kehmep", center_row=row, runes=4)
    said = labels(table, "en", "buy")
    assert said[:2] == ["Acquire Vine Whip no. 1 for [runes:3]", "Acquire Vine Whip no. 2 for [runes:3]"]
    apart(table, "buy", 8)
    apart(battle("kehmep", center_row=row, hand="prime-architect").do("play prime-architect"), "pick", 2)


def test_a_button_says_what_is_paid_and_the_question_what_follows() -> None:
    table = battle("jirra@0,0 +infernal-chain", power=2).do("order jirra")
    assert labels(table, "en", "option") == ["Deal 2 damage to this champion."]
    assert labels(table, "ru", "option") == ["Нанести этому чемпиону 2 урона."]
    view: Any = table.game.view(0, "ru")
    follows = "Если вы это сделали, усильте этого чемпиона до конца хода: +2 к силе."
    assert view["decision"]["prompt"] == f"Джирра Несокрушимая. Можете нанести этому чемпиону 2 урона. {follows}"


def test_a_question_after_a_defeat_names_the_champion_that_has_fallen() -> None:
    gear = "+grand-assembly +shadow-blade +vine-whip"
    table = battle("jirra@0,0^9", f"kehmep@1,0~3 {gear}", power=2).do("order jirra", "attack kehmep")
    assert table.game.prompt("ru") == "Кехмеп, Штормовой шаман. Какую конструкцию взять в руку?"
    kept = "+treasure-strength-2 +treasure-speed-1"
    table = battle("jirra@0,0^9", f"loremaster@1,0 {kept}", power=2).do("order jirra", "attack loremaster")
    assert table.game.prompt("en") == "Loremaster. Which treasure is discarded?"


def test_equal_champions_off_the_battlefield_have_numbers() -> None:
    table = battle("demon-pug-pack#1 demon-pug-pack#2 demon-pug-pack#3@0,0", power=2, treasures="treasure-ranged")
    apart(table, "order", 4)  # and a Giant Rat
    apart(table, "use", 4)


def test_equal_constructs_are_called_by_who_carries_them() -> None:
    pool = "kehmep +shadow-blade#1 jirra +shadow-blade#2"
    table = battle(pool, hand="rig-tinker").do("play rig-tinker")
    assert labels(table, "en", "pick") == [
        "Shadow Blade (on Kehmep, Storm Shaman)",
        "Shadow Blade (on Jirra the Unbreakable)",
    ]
    apart(table, "pick", 2)
    apart(battle("kehmep +shadow-blade#1 +shadow-blade#2 jirra", hand="rig-tinker").do("play rig-tinker"), "pick", 2)


def test_treasures_that_lie_face_down_are_called_by_their_cells() -> None:
    caches = "treasure-speed-1@1,0 treasure-speed-1@2,0 treasure-ranged@2,0"
    table = battle("kehmep@0,0 +magnetic-gloves", power=3, caches=caches).do("order kehmep")
    apart(table, "token", 3)


def test_equal_treasures_on_a_card_have_numbers() -> None:
    treasures = "+treasure-speed-1#1 +treasure-speed-1#2"
    table = battle("kehmep@1,0", f"loremaster@2,0~20 {treasures}", power=3).do("order kehmep", "attack loremaster")
    assert table.asks == "1 lose-treasure"
    apart(table, "pick", 2)


def test_webs_are_called_by_their_cells() -> None:
    tokens = "web@3,3 web@3,2 web@3,1"
    table = battle("corrosive-widow@0,0", "rakar@1,0~20", power=5, tokens=tokens)
    table.do("order corrosive-widow", "attack rakar")
    assert table.asks == "0 web"
    apart(table, "pick", 3)


def test_ways_to_one_cell_are_told_apart_by_what_lies_between() -> None:
    table = battle("kehmep@0,0", power=3, forest="1,0", corrupted="1,-1", beacon="2,-1").do("order kehmep")
    said = [one for one in labels(table, "en", "move") if one.startswith("Go to 2,0")]
    assert said == ["Go to 2,0 by way of 1,0", "Go to 2,0 by way of 1,-1 · 2,-1: 5 damage"]
    apart(table, "move", len(labels(table, "en", "move")))


def test_places_of_a_large_figure_are_called_by_all_its_cells() -> None:
    table = battle("belzepug", power=9).do("order belzepug")
    assert table.asks == "0 deploy"
    apart(table, "deploy", len(table.game.actions()))


@pytest.mark.rule("AT-Q24")
def test_a_large_figure_goes_to_all_the_cells_that_it_will_cover() -> None:
    table = battle("belzepug@0,0", power=4).do("order belzepug")
    there = table.find("move 1,0")
    assert there is not None
    assert [table.game.label(there, lang) for lang in ("en", "ru")] == [
        "Go to 1,0 · 2,0 · 2,-1",
        "Идти: 1,0 · 2,0 · 2,-1",
    ]


@pytest.mark.rule("AT-003")
def test_what_several_defeats_set_off_is_told_by_who_fell() -> None:
    table = battle("dream-titan@0,0 +soul-thiefs-staff +scythe-of-ends", "rakar@1,0~20 jirra@0,1~20", power=5)
    table.do("order dream-titan", "sweep 0")
    assert table.asks == "0 order"
    apart(table, "option", 4)
    assert ["Rakar" in one for one in labels(table, "en", "option")] == [False, False, True, True]


def test_the_reward_of_an_idol_names_it_once() -> None:
    table = battle(
        "rakar@0,0^30", "", "", seats=3, scenario="twilight-of-the-idols", power=9, neutrals="idol-xeron@1,0"
    )
    said = labels(table.do("order rakar", "attack idol-xeron"), "en", "option")
    assert [one.count("Idol of Xeron") for one in said] == [1, 1]


@pytest.mark.rule("AT-304")
def test_an_attack_on_rakar_is_not_foretold_to_defeat_him_while_glory_lies_on_his_card() -> None:
    table = raid("vyrak@0,0^9", "villain-rakar@1,0", scenario="campaign-rakar", purse={"villain-rakar#1": 1}, power=9)
    assert "holds" in forecast(table.do("order vyrak"), "attack")[0]
    table = raid("vyrak@0,0^9", "villain-rakar@1,0", scenario="campaign-rakar", purse={}, power=9)
    assert "defeated" in forecast(table.do("order vyrak"), "attack")[0]


@pytest.mark.rule("AT-295")
def test_what_belzepug_has_lost_is_foretold() -> None:
    table = raid("vyrak@2,0", "villain-belzepug@3,0", scenario="campaign-belzepug", worn=43, power=9)
    assert "defeated" in forecast(table.do("order vyrak"), "attack")[0]
    table = raid("vyrak@2,0", "villain-belzepug@3,0", scenario="campaign-belzepug", worn=-5, power=9)
    assert "holds" in forecast(table.do("order vyrak"), "attack")[0]


def test_an_answer_with_a_treasure_is_offered_by_the_treasure_and_by_the_champion() -> None:
    table = battle("kehmep@0,0", "rakar@1,0", turn=1, treasures_0="treasure-defense-3", power_1=5, runes_1=2)
    view: Any = table.do("order rakar", "attack kehmep").game.view(0)
    assert [definition(piece) for piece in view["actions"][0]["pieces"]] == [
        "kehmep",
        "treasure-defense-3",
        "figure:kehmep",
    ]
    purse = next(area["counters"] for area in view["areas"] if area["id"] == "turn")
    assert purse == {"runes": 0, "power": 0}  # one's own, not that of whoever is on the move


@pytest.mark.rule("AT-276")
def test_a_villains_pack_off_the_battlefield_is_one_card() -> None:
    pack = "villain-rakar@4,0 villain-pug-pack#1 +barkskin-mail villain-pug-pack#2 villain-pug-pack#3"
    table = raid("jirra@0,0 kehmep", pack, scenario="campaign-rakar", hand="devourer-of-stars", threat=16)
    table.do("play devourer-of-stars")
    assert table.choices == ["option 0", "option 1"]
    assert table.do("option 0").asks == "0 main"  # there is one card with constructs
    table.shows(villain_gear="")


def crushed(champion: str, treasure: str) -> Battle:
    """Belzepug is about to attack the marked champion next to it, whose player has a treasure."""
    boss = "villain-belzepug@-3,0"
    table = raid(champion, boss, scenario="campaign-belzepug", schemes="crimson-decree", treasures=treasure)
    data: Any = table.game.dump()
    data["position"]["bearer"]["red-target#1"] = f"{definition(champion.partition('@')[0])}#1"
    del data["position"]["spots"]["red-target#1"]
    return Battle(deckhold.load(data)).do("end-turn")


@pytest.mark.rule("AT-296", "AT-Q44")
def test_what_belzepug_is_struck_back_for_is_foretold() -> None:
    table = crushed("clockwork-sentry@-4,0", "treasure-strength-2")
    answers: Any = table.game.view(0)["actions"]
    told = [answer.get("warnings") for answer in answers[:2]]
    assert told == [["strikes back 5: 45 of 50 left"], ["strikes back 3: 47 of 50 left"]]
    assert table.do("pass").s.worn == 3


@pytest.mark.rule("AT-296")
def test_the_marked_champion_is_foretold_to_fall_whatever_is_left_of_it() -> None:
    table = crushed("vyrak@-4,0 +titan-plating", "treasure-strength-2")
    assert forecast(table, "pass") == ["Vyrak, the First: strength 9 against defense 16: defeated"]
    assert table.do("pass").spot("vyrak") is None


@pytest.mark.rule("AT-327", "AT-Q23")
def test_belzepugs_ambush_says_that_neutral_champions_are_safe_from_it() -> None:
    row = "belzepug void-supplicant gear-apprentice grove-initiate briar-runner gloom-stalker"
    given: dict[str, Any] = {"scenario": "twilight-of-the-idols", "seats": 3, "center_row": row, "power": 9}
    table = battle("kehmep@-3,0", "jirra@3,0", neutrals="idol-samael@1,0", **given).do("buy belzepug")
    assert table.choices == ["pick jirra", "pass"]
    prompt: Any = table.game.view(0)["decision"]
    assert "an opponent's champion that is not on a portal" in prompt["prompt"]


def asked(table: Battle, lang: str = "en") -> str:
    decision: Any = table.game.view(0, lang)["decision"]
    return str(decision["prompt"])


@pytest.mark.rule("AT-088")
def test_after_its_attack_a_champion_is_asked_only_where_to_go() -> None:
    table = battle("rakar@0,0", "vyrak@1,0", power=5).do("order rakar", "attack vyrak")
    assert asked(table) == "Rakar, Corrupt Askara: where to go, or whom to attack?"  # Double Attack
    assert asked(table.do("attack vyrak")) == "Rakar, Corrupt Askara: where to go?"
    assert asked(table, "ru") == "Ракар, Нечестивый аскара: куда идти?"


@pytest.mark.rule("AT-259", "AT-Q12")
@pytest.mark.parametrize(
    ("prey", "said"),
    [
        ("strength", "It can defeat several of your strongest champions. Whom does it attack?"),
        ("defense", "It can defeat several of your champions with the most defense. Whom does it attack?"),
        ("order-cost", "It can defeat several of your champions with the highest order cost. Whom does it attack?"),
    ],
)
def test_between_equals_the_players_read_what_the_villain_looks_at(prey: str, said: str) -> None:
    pool = f"{'muse-of-rebirth' if prey == 'strength' else 'eye-of-the-storm'}@1,0 timestream-seer@0,1"
    table = raid(pool, "villain-ravenous-gorph@0,0", schemes="blue-malice", shrine="", options={"prey": prey})
    while not table.game.over and "prey" not in table.asks:
        table.do("end-turn" if table.can("end-turn") else table.first)
    assert asked(table) == f"Ravenous Gorph. {said}"


@pytest.mark.rule("AT-003")
def test_effects_for_enemies_that_look_alike_are_told_apart_by_where_they_fell() -> None:
    gear = "+pasythea-scimitar +pasythea-mace +pasythea-katana"
    table = battle(f"corrosive-widow@0,0 {gear}", "giant-rat@1,0 giant-rat@0,1", power=2)
    table.do("order corrosive-widow", "sweep")
    said = [table.game.label(action, lang) for lang in ("en", "ru") for action in table.game.actions()]
    assert [one.partition("(")[2] for one in said] == [
        "Giant Rat at 1,0).",
        "Giant Rat at 0,1).",
        "Гигантская крыса, 1,0).",
        "Гигантская крыса, 0,1).",
    ]


@pytest.mark.rule("AT-Q73")
@pytest.mark.rule("AT-Q18")
def test_an_answer_to_the_widow_foretells_no_second_construct_destroyed() -> None:
    """Of two constructs one is gone when the attack is answered; the other one still protects Kehmep."""
    pool = "kehmep@1,0~3 +barkskin-mail +shadow-blade"
    table = battle("corrosive-widow@0,0", pool, power=2, hand="bone-collector", treasures_1="treasure-counterstrike")
    table.do("play bone-collector", "order corrosive-widow", "attack kehmep", "pick shadow-blade")
    shown: Any = table.game.view(1)
    told = [one["forecast"] for one in shown["actions"] if one["verb"] == "pass"]
    assert told == [["Kehmep, Storm Shaman: strength 4 against defense 8 (3 damage already): holds, 1 left"]]
    assert table.do("pass").damage("kehmep") == 7


@pytest.mark.rule("AT-Q73")
def test_who_fell_before_the_damage_is_not_attacked_any_more() -> None:
    """The Widow hits two; one falls with its construct, and only the other one is spoken of from then on."""
    pool = "clockwork-sentry@1,0~7 +barkskin-mail jirra@0,1"
    table = battle(
        "corrosive-widow@0,0 +hellhound-collar", pool, power=2, hand="bone-collector", treasures_1="treasure-defense-3"
    )
    table.do("play bone-collector", "order corrosive-widow", "sweep", "pass")
    assert table.spot("clockwork-sentry") is None
    assert table.game.prompt() == "Corrosive Widow attacks Jirra the Unbreakable. Answer with a treasure?"
    shown: Any = table.game.view(1)
    told = [one["forecast"] for one in shown["actions"] if one["verb"] == "pass"]
    assert told == [["Jirra the Unbreakable: strength 7 against defense 6: defeated"]]
