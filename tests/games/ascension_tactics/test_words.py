"""What players read of Ascension Tactics: card texts, questions, buttons, forecasts, reasons, the log."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import deckhold
from deckhold import games
from deckhold.engine.options import BadOption
from deckhold.engine.rng import seeded
from deckhold.games.ascension_tactics.definitions import FACTIONS, TRAITS
from deckhold.games.ascension_tactics.scenarios import COLOURS, SCENARIOS, TERRAIN, Scenario
from deckhold.games.ascension_tactics.state.zones import SOURCES
from deckhold.server.rules import parse
from deckhold.text import TOKEN, writer
from games.ascension_tactics.battle import Battle, battle, raid

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "rules"
SOURCES_OF_GAME = Path(deckhold.__file__).parent / "games" / "ascension_tactics"
LANGUAGES = ("en", "ru")
GAME = "ascension-tactics"
PLAIN = "arha-novice void-supplicant gear-apprentice grove-initiate briar-runner"  # five cards of the row


def card(id: str) -> deckhold.CardInfo:
    return next(one for one in deckhold.cards(GAME) if one.id == id)


def both(text: Callable[[str], str]) -> tuple[str, str]:
    """Something said in English and in Russian, in words alone."""
    english, russian = (writer(GAME, lang).plain(text(lang)) for lang in LANGUAGES)
    return english, russian


# -- card texts --------------------------------------------------------------------------------------------------------


def card_texts(lang: str) -> str:
    """Every piece with its numbers and its text in words."""
    t = writer(GAME, lang)
    blocks = []
    for one in deckhold.cards(GAME):
        facts = ", ".join(f"{name} {value}" for name, value in one.facts.items() if name not in ("type", "faction"))
        kind, faction = one.facts["type"], one.facts["faction"]
        kinds = f"{t.say(f'type-{kind}')}, {t.say(f'faction-{faction}')}"
        head = f"{one.name(lang)} ({one.id})\n    {kinds}; {facts}, copies {one.copies}"
        blocks.append(f"{head}\n    {one.plain_text(lang)}".rstrip() + "\n")
    return "\n".join(blocks)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_say_what_the_golden_file_says(lang: str, like_golden: Callable[[str, Path], None]) -> None:
    like_golden(card_texts(lang), HERE / "golden" / f"cards_{lang}.txt")


@pytest.mark.parametrize(
    ("id", "english", "russian"),
    [
        ("apprentice", "Gain 1 rune.", "Получите 1 руну."),
        (
            "muse-of-rebirth",
            "Factions: Lifebound and Void. Devotion to Lifebound: Ranged. Devotion to Void: Double Attack.",
            "Фракции: Жизнепоклонники и Бездна. Преданность Жизнепоклонникам: дальняя атака. Преданность Бездне:"
            " двойная атака.",
        ),
        (
            "temple-lookout",
            "Draw a card. Give one of your champions +2 speed until the end of the turn."
            " Devotion to Enlightened: gain 2 power.",
            "Возьмите 1 карту. Усильте одного из своих чемпионов до конца хода: +2 к скорости."
            " Преданность Просветлённым: получите 2 мощи.",
        ),
        (
            "sordid-asp",
            "Ranged. When this champion's attack deals damage to an enemy, give the damaged enemy −1 speed until the"
            " end of its owner's next turn.",
            "Дальняя атака. Когда атака этого чемпиона наносит врагу урон, ослабьте раненого врага до конца"
            " следующего хода его владельца: −1 к скорости.",
        ),
        (
            "pasythea-saber",
            "Factions: Enlightened, Lifebound, Mechana and Void. +4 strength. +1 strength for each other construct of"
            " Pasythea that you control. Slaughter: if you control 2 or more other constructs of Pasythea, place an"
            " absorbed soul on this champion.",
            "Фракции: Просветлённые, Жизнепоклонники, Механа и Бездна. +4 к силе. +1 к силе за каждую другую"
            " конструкцию Пасифей под вашим контролем. Бойня: если под вашим контролем не меньше 2 других конструкций"
            " Пасифей, поместите 1 поглощённую душу на этого чемпиона.",
        ),
        (
            "villain-ravenous-gorph",
            "Strength and defense: 5 and 8 against 1 player, 8 and 16 against 2 players, 10 and 22 against 3 players"
            " and 13 and 30 against 4 players. Slaughter: place an absorbed soul on this champion.",
            "Сила и защита: 5 и 8 против 1 игрока, 8 и 16 против 2 игроков, 10 и 22 против 3 игроков и 13 и 30 против 4"
            " игроков. Бойня: поместите 1 поглощённую душу на этого чемпиона.",
        ),
        (
            "open-the-third-eye",
            "Draw a card. Goal: play 2 other Enlightened cards. Reward: Ranged. +1 defense.",
            "Возьмите 1 карту. Цель: разыграйте 2 другие карты Просветлённых. Награда: дальняя атака. +1 к защите.",
        ),
        (
            "treasure-strength-2",
            "Give one of your champions +2 strength until the end of the turn.",
            "Усильте одного из своих чемпионов до конца хода: +2 к силе.",
        ),
        (
            "treasure-souls-1",
            "Place an absorbed soul on one of your champions.",
            "Поместите 1 поглощённую душу на одного из своих чемпионов.",
        ),
        (
            "arch-tactician",
            "Draw a card. You may order one of your ready champions with an order cost of 4 power or less without"
            " paying.",
            "Возьмите 1 карту. Можете выбрать одного из своих неистощённых чемпионов со стоимостью приказа 4 мощи или"
            " меньше и бесплатно отдать ему приказ.",
        ),
        (
            "dream-guide",
            "Gain 2 power. Draw a card. Ambush: you may give all your Enlightened and Lifebound champions +1 speed"
            " until the end of the turn.",
            "Получите 2 мощи. Возьмите 1 карту. Засада: можете усилить всех своих чемпионов Просветлённых и"
            " Жизнепоклонников до конца хода: +1 к скорости.",
        ),
        (
            "lost-shade",
            "Minion (at most 2 of yours on the battlefield).",
            "Приспешник (на поле боя у вас не больше 2).",
        ),
    ],
)
def test_cards_in_words(id: str, english: str, russian: str) -> None:
    assert (card(id).plain_text("en"), card(id).plain_text("ru")) == (english, russian)


@pytest.mark.rule("AT-266")
def test_a_villain_has_the_glory_printed_on_it_that_its_defeat_brings() -> None:
    assert (card("villain-ravenous-gorph").facts["glory"], card("villain-giant-rat").facts["glory"]) == (3, 1)
    assert "glory" not in card("rat-king").facts


def test_the_six_damned_are_told_apart_by_their_names() -> None:
    names = [one.name("ru") for one in deckhold.cards(GAME) if one.id.startswith("damned-")]
    assert len(set(names)) == 6
    assert card("damned-wrath").name("ru") == "Проклятый (Гнев)"


def test_only_tokens_and_plain_pieces_have_no_text() -> None:
    silent = {one.facts["type"] for one in deckhold.cards(GAME) if not one.text("en")}
    assert silent <= {"beacon-token", "web", "target", "minion"}


# -- questions, buttons, forecasts -------------------------------------------------------------------------------------


def prompts(table: Battle) -> tuple[str, str]:
    return both(table.game.prompt)


def labels(table: Battle, wanted: str) -> tuple[str, str]:
    action = table.find(wanted)
    assert action is not None
    return both(lambda lang: table.game.label(action, lang))


def test_the_question_of_a_turn() -> None:
    assert prompts(battle("kehmep@0,0")) == (
        "Play or acquire a card, give an order, research.",
        "Разыграйте или получите карту, отдайте приказ, исследуйте.",
    )


def test_an_ordered_champion_is_asked_by_its_name() -> None:
    assert prompts(battle("kehmep@0,0", power=2).do("order kehmep")) == (
        "Kehmep, Storm Shaman: where to go, or whom to attack?",
        "Кехмеп, Штормовой шаман: куда идти или кого атаковать?",
    )


@pytest.mark.rule("AT-Q53")
def test_a_champion_that_an_effect_moves_is_named_once() -> None:
    table = battle("kehmep@0,0", hand="wildheart-matron").do("play wildheart-matron", "pick kehmep")
    assert prompts(table) == (
        "Kehmep, Storm Shaman. Where to go, with 1 movement point?",
        "Кехмеп, Штормовой шаман. Куда идти? Есть 1 очко движения.",
    )


@pytest.mark.rule("AT-077")
def test_a_champion_that_its_own_ambush_deploys_is_named_once() -> None:
    row = "brimstone-turret arha-novice void-supplicant gear-apprentice grove-initiate briar-runner"
    table = battle("kehmep@0,0", center_row=row, power=3).do("buy brimstone-turret")
    assert prompts(table) == (
        "Brimstone Turret. Deploy into which cell?",
        "Серная турель. В какую ячейку ввести?",
    )


@pytest.mark.parametrize(
    ("wanted", "english", "russian"),
    [
        ("order kehmep", "Order Kehmep, Storm Shaman for 2 power", "Приказ: Кехмеп, Штормовой шаман за 2 мощи"),
        ("buy arha-novice", "Acquire Novice of the Temple for 1 rune", "Получить: Храмовый послушник за 1 руну"),
        ("research", "Research for 3 runes", "Исследование за 3 руны"),
        ("gate", "Gate: 2 power", "Врата: 2 мощи"),
        (
            "use treasure-strength-2 kehmep",
            "Use +2 strength on Kehmep, Storm Shaman",
            "Сокровище «+2 к силе»: Кехмеп, Штормовой шаман",
        ),
        (
            "end-turn",
            "End the turn (3 runes and 4 power will be lost)",
            "Завершить ход (пропадут 3 руны и 4 мощи)",
        ),
    ],
)
def test_buttons(wanted: str, english: str, russian: str) -> None:
    table = battle("kehmep@0,0", power=4, runes=3, treasures="treasure-strength-2")
    assert labels(table, wanted) == (english, russian)


def test_champions_of_one_name_are_told_apart_by_their_cells() -> None:
    table = battle("demon-pug-pack#1@1,-2 demon-pug-pack#2 kehmep", power=2)
    assert labels(table, "order demon-pug-pack#1") == (
        "Order Demon Pug Pack (top, 1,-2) for 2 power",
        "Приказ: Стая мопсодемонов (вверху, 1,-2) за 2 мощи",
    )
    assert labels(table, "order demon-pug-pack#2") == (
        "Order Demon Pug Pack (off the battlefield) for 2 power",
        "Приказ: Стая мопсодемонов (не на поле боя) за 2 мощи",
    )
    assert labels(table, "order kehmep")[0] == "Order Kehmep, Storm Shaman for 2 power"


@pytest.mark.parametrize(
    ("runes", "power", "russian"),
    [
        (0, 0, "Завершить ход"),
        (1, 0, "Завершить ход (пропадёт 1 руна)"),
        (5, 0, "Завершить ход (пропадёт 5 рун)"),
        (0, 1, "Завершить ход (пропадёт 1 мощь)"),
        (0, 2, "Завершить ход (пропадёт 2 мощи)"),
        (1, 1, "Завершить ход (пропадут 1 руна и 1 мощь)"),
        (21, 5, "Завершить ход (пропадут 21 руна и 5 мощи)"),
    ],
)
def test_what_the_end_of_a_turn_loses_is_in_the_right_case(runes: int, power: int, russian: str) -> None:
    assert labels(battle("kehmep@0,0", runes=runes, power=power), "end-turn")[1] == russian


@pytest.mark.rule("AT-023")
def test_the_gate_says_what_it_gives_in_the_first_turn() -> None:
    assert labels(battle("jirra", turn=1, round=1), "gate") == ("Gate: 2 power and 2 runes", "Врата: 2 мощи и 2 руны")
    assert labels(battle("jirra", turn=1), "gate") == ("Gate: 2 power", "Врата: 2 мощи")


def forecast(table: Battle, wanted: str, lang: str) -> tuple[list[str], list[str]]:
    action = table.find(wanted)
    assert action is not None
    view: Any = table.game.view(0, lang)
    [found] = [one for one in view["actions"] if one["action"] == action]
    return found.get("forecast", []), found.get("warnings", [])


def test_an_attack_is_foretold() -> None:
    table = battle("rakar@0,0", "clockwork-sentry@1,0~2", power=5).do("order rakar")
    assert forecast(table, "attack clockwork-sentry", "en") == (
        ["Clockwork Sentry: strength 5 against defense 6 (2 damage already): defeated"],
        ["strikes back 3: 7 of 10 left"],
    )
    assert forecast(table, "attack clockwork-sentry", "ru") == (
        ["Заводной страж: сила 5 против защиты 6 (урон уже 2): падёт"],
        ["ответный удар 3: останется 7 из 10"],
    )


@pytest.mark.rule("AT-169")
def test_an_answer_to_an_attack_foretells_what_comes_of_it() -> None:
    table = battle("aria-redforge@0,0", "kehmep@1,0~3", power=2, treasures_1="treasure-defense-3")
    view: Any = table.do("order aria-redforge", "attack kehmep").game.view(1)
    told = {one["verb"]: one for one in view["actions"]}
    assert told["use"]["brief"] == "strength 3 against defense 7, 3 damage already: 1 left"
    assert told["pass"]["brief"] == "strength 3 against defense 4, 3 damage already: defeated"
    assert told["pass"]["forecast"] == [
        "Kehmep, Storm Shaman: strength 3 against defense 4 (3 damage already): defeated"
    ]
    assert table.damage("kehmep") == 3  # nothing has happened yet


def test_a_move_foretells_its_price_and_the_damage_that_arrives() -> None:
    table = battle("jirra@0,0", power=2, corrupted="1,0").do("order jirra")
    assert forecast(table, "move 2,0 1", "en") == (
        ["2 of 3 movement points"],
        ["through corrupted ground: 4 damage"],
    )
    assert forecast(table, "move 2,0 0", "ru") == (["очки движения: 3 из 3"], [])


@pytest.mark.rule("AT-Q74")
@pytest.mark.rule("AT-298")
def test_a_move_foretells_who_falls_by_it() -> None:
    table = battle("yuk-battle-priest@0,0 kehmep@1,0~4", power=4).do("order yuk-battle-priest")
    assert forecast(table, "move -1,0", "en")[1] == ["Kehmep, Storm Shaman is defeated on the way"]
    assert forecast(table, "move 1,-1", "en")[1] == []
    boss = "villain-belzepug@-4,0"
    waste = raid("vyrak@0,0", boss, scenario="campaign-belzepug", power=5, corrupted="1,0").do("order vyrak")
    assert forecast(waste, "move 1,0", "ru")[1] == ["по пути будет повержен чемпион: Вирак Изначальный"]


@pytest.mark.rule("AT-Q73")
def test_an_attack_foretells_the_construct_that_goes_first() -> None:
    table = battle("corrosive-widow@0,0", "jirra@1,0~2 +barkskin-mail", hand="bone-collector", power=2)
    table.do("play bone-collector", "order corrosive-widow")
    assert forecast(table, "attack jirra", "en")[0] == [
        "Jirra the Unbreakable: Barkskin Mail is destroyed first",
        "Jirra the Unbreakable: strength 4 against defense 6 (2 damage already): holds, 1 left",
    ]
    assert table.do("attack jirra").damage("jirra") == 5


@pytest.mark.rule("AT-Q73")
def test_an_attack_foretells_what_comes_of_it_without_each_construct_that_may_go_first() -> None:
    gear = "+barkskin-mail +vine-whip +titan-plating"
    table = battle("corrosive-widow@0,0", f"kehmep@1,0~7 {gear}", hand="bone-collector", power=2)
    table.do("play bone-collector", "order corrosive-widow")
    name = "Kehmep, Storm Shaman"
    back = "strikes back 6: the attacker falls"
    assert forecast(table, "attack kehmep", "en") == (
        [
            f"{name}: one of its constructs is destroyed first",
            f"without Barkskin Mail: {name}: strength 4 against defense 12 (7 damage already): holds, 1 left, "
            "strikes back 8: the attacker falls",
            f"without Vine Whip: {name}: strength 4 against defense 14 (7 damage already): holds, 3 left, {back}",
            f"without Titan Plating: {name}: strength 4 against defense 10 (7 damage already): defeated",
        ],
        [],
    )
    assert forecast(table, "attack kehmep", "ru")[0][3] == (
        "без конструкции «Броня титана»: Кехмеп, Штормовой шаман: сила 4 против защиты 10 (урон уже 7): падёт"
    )
    table.do("attack kehmep")
    assert forecast(table, "pick vine-whip", "en") == (
        [f"{name}: strength 4 against defense 14 (7 damage already): holds, 3 left"],
        [back],
    )
    then = table.copy().do("pick titan-plating")
    assert (then.spot("kehmep"), then.damage("corrosive-widow")) == (None, 0)
    then = table.copy().do("pick vine-whip")
    assert (then.damage("kehmep"), then.spot("corrosive-widow")) == (11, None)


@pytest.mark.rule("AT-Q73")
def test_what_comes_of_an_area_attack_whatever_construct_goes_is_told_once() -> None:
    enemies = "kehmep@1,0^1 +barkskin-mail +robe-of-clear-sight aria-redforge@0,1 +shadow-blade"
    table = battle("corrosive-widow@0,0 +hellhound-collar", enemies, hand="bone-collector", power=2)
    table.do("play bone-collector", "order corrosive-widow")
    assert forecast(table, "sweep", "en") == (
        [
            "Aria Redforge: Shadow Blade is destroyed first",
            "Kehmep, Storm Shaman: one of its constructs is destroyed first",
            "Aria Redforge: strength 7 against defense 3: defeated",
            "without Barkskin Mail: Kehmep, Storm Shaman: strength 7 against defense 7: defeated",
            "without Robe of Clear Sight: Kehmep, Storm Shaman: strength 7 against defense 9: holds, 2 left",
        ],
        [],
    )


@pytest.mark.rule("AT-Q73")
def test_nothing_is_foretold_while_several_constructs_are_still_to_be_named() -> None:
    enemies = "kehmep@1,0^1 +barkskin-mail +vine-whip aria-redforge@0,1 +shadow-blade +robe-of-clear-sight"
    table = battle("corrosive-widow@0,0 +hellhound-collar", enemies, hand="bone-collector", power=2)
    table.do("play bone-collector", "order corrosive-widow")
    assert forecast(table, "sweep", "en") == (
        [
            "Aria Redforge: one of its constructs is destroyed first",
            "Kehmep, Storm Shaman: one of its constructs is destroyed first",
        ],
        [],
    )
    view: Any = table.do("sweep").game.view(0)
    assert [one.get("forecast") for one in view["actions"]] == [None, None]
    table.do("pick shadow-blade")
    assert forecast(table, "pick vine-whip", "en")[0] == [
        "Aria Redforge: strength 7 against defense 5: defeated",
        "Kehmep, Storm Shaman: strength 7 against defense 9: holds, 2 left",
    ]


@pytest.mark.rule("AT-Q74")
def test_an_attack_foretells_who_falls_with_an_aura() -> None:
    table = battle("aria-redforge@0,0", "repair-drone@1,0 kehmep@2,0~4", power=2).do("order aria-redforge")
    assert forecast(table, "attack repair-drone", "en") == (
        ["Repair Drone: strength 3 against defense 3: defeated", "Kehmep, Storm Shaman falls too"],
        [],
    )
    own = battle("yuk-battle-priest@0,0~8 kehmep@-1,0~4", "clockwork-sentry@1,0", power=4).do("order yuk-battle-priest")
    assert forecast(own, "attack clockwork-sentry", "ru")[1] == [
        "ответный удар 3: атакующий будет повержен",
        "будет повержен и чемпион: Кехмеп, Штормовой шаман",
    ]


@pytest.mark.rule("AT-267")
def test_a_villain_is_not_foretold_to_take_a_treasure() -> None:
    caches = "treasure-strength-2@2,-1 treasure-strength-2@1,0 treasure-strength-2@1,-1"
    targets = "red-target@0,5 blue-target@-2,0 yellow-target@0,-5 green-target@5,-5"
    table = raid(
        "jirra@-4,4", "villain-sordid-asp@4,-1", caches=caches, tokens=targets, shrine="", schemes="azure-fang"
    )
    table.do("end-turn", "cell 2,-1")  # a rat's way
    assert table.goes == {"1,-1", "1,0"}
    assert forecast(table, "move 1,0", "en") == (["3 of 3 movement points"], [])


@pytest.mark.rule("AT-305")
def test_whom_rakar_goes_for_is_not_foretold_to_be_hit() -> None:
    purses = {"villain-rakar#1": 3, "jirra#1": 1, "kehmep#1": 1}
    table = raid(
        "jirra@-4,4 kehmep@-4,0", "villain-rakar@4,0", scenario="campaign-rakar", purse=purses, schemes="azure-fang"
    ).do("end-turn")
    assert table.asks == "0 hunt"
    view: Any = table.game.view(0)
    assert [one.get("forecast") for one in view["actions"]] == [None, None]


@pytest.mark.rule("AT-179")
def test_a_team_mate_is_not_said_to_be_out_of_reach() -> None:
    table = battle("jirra@0,0", "vyrak@3,0", "kehmep@1,0", seats=4, power=2, options={"pools": "draft"}, draft_row="")
    table.do("order jirra")
    assert table.game.why_not("kehmep#1") == "This is not part of the present choice."


def test_what_is_in_force_is_told_as_what_holds() -> None:
    table = battle("muse-of-rebirth@0,0", hand="lunar-stag").do("play lunar-stag")
    told = [table.game.view(0, lang)["lasting"] for lang in LANGUAGES]
    texts = [[entry["text"] for entry in entries[1:]] for entries in told]  # type: ignore[index]
    assert texts == [
        ["All your Lifebound champions have +1 speed."],
        ["У всех ваших чемпионов Жизнепоклонников +1 к скорости."],
    ]


@pytest.mark.parametrize(
    ("scenario", "seats", "english", "russian"),
    [
        (
            "circle-of-stones",
            2,
            "Whoever first has 25 glory wins. At the end of your turn gain 2 glory for each shrine you control. At the"
            " end of your turn gain glory for the beacons you control: 1 for 3, 2 for 4, 3 for 5, 4 for 6. Shrine and"
            " enchanted ground are sacred lands: only one of your champions may be there at a time, and nobody can"
            " attack into them from outside.",
            "Побеждает тот, кто первым наберёт 25 славы. В конце своего хода получите 2 славы за каждое святилище под"
            " вашим контролем. В конце своего хода получите славу за маяки под вашим контролем: 1 за 3, 2 за 4, 3 за 5,"
            " 4 за 6. Святилище и зачарованная земля — священные земли: там может быть только один ваш чемпион, и"
            " снаружи туда нельзя атаковать.",
        ),
        (
            "twilight-of-the-idols",
            3,
            "Whoever first has 30 glory wins. At the end of your turn gain 3 glory for each shrine you control."
            " Factions with the most cards in the center row are chosen; a champion of a chosen faction has Slaughter:"
            " gain 2 glory. Idols and rats on the battlefield are neutral champions, which anybody may attack; whoever"
            " defeats an idol gets its reward.",
            "Побеждает тот, кто первым наберёт 30 славы. В конце своего хода получите 3 славы за каждое святилище под"
            " вашим контролем. Фракции, у которых больше всего карт в центральном ряду, избраны; у чемпиона избранной"
            " фракции есть бойня: получите 2 славы. Идолы и крысы на поле боя — нейтральные чемпионы, атаковать их"
            " может каждый; кто поверг идола, получает его награду.",
        ),
    ],
)
def test_the_rules_of_the_scenario_are_in_force(scenario: str, seats: int, english: str, russian: str) -> None:
    game = deckhold.new(GAME, seats=seats, seed=1, options={"scenario": scenario})
    views: list[Any] = [game.view(0, lang)["lasting"][0] for lang in LANGUAGES]  # type: ignore[index]
    assert [view["card"] for view in views] == [f"scenario-{scenario}"] * 2
    assert [writer(GAME, lang).plain(view["text"]) for lang, view in zip(LANGUAGES, views, strict=True)] == [
        english,
        russian,
    ]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_a_scenario_names_the_rules_of_its_section(scenario: Scenario) -> None:
    title = card(f"scenario-{scenario.id}").name("en").rpartition(": ")[2].partition(" for ")[0]
    told = {rule.id: rule for rule in parse((RULES / "ascension-tactics.md").read_text(encoding="utf8"))}
    sections = {told[number].section for number in card(f"scenario-{scenario.id}").rules()}
    assert len(sections) == 1
    assert title in sections.pop()


@pytest.mark.parametrize(
    ("id", "known"),
    [
        ("blessing-of-the-wind", "rulebook"),
        ("steam-rite", "designed"),
        ("villain-rakar", "rulebook"),
        ("villain-damned-wrath", "rulebook"),
        ("villain-giant-rat", "rulebook"),
        ("villain-xeron", "designed"),
        ("apprentice", "public"),
    ],
)
def test_where_a_card_is_known_from(id: str, known: str) -> None:
    assert card(id).provenance == known


# -- why something cannot be done --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("piece", "english", "russian"),
    [
        ("rakar#1", "Costs 5 power, you have 1.", "Стоит 5 мощи, у вас 1."),
        ("kehmep#1", "It is exhausted until the end of your turn.", "Чемпион истощён до конца вашего хода."),
        ("gloom-stalker#1", "Costs 2 runes, you have 1.", "Стоит 2 руны, у вас 1."),
        ("soul-catcher#1", "It is not yours.", "Это не ваше."),
    ],
)
def test_reasons(piece: str, english: str, russian: str) -> None:
    table = battle("rakar@0,0 kehmep@1,0!", "soul-catcher@2,0", power=1, runes=1, center_row=f"gloom-stalker#1 {PLAIN}")
    assert both(lambda lang: table.game.why_not(piece, lang) or "") == (english, russian)


def test_why_an_enemy_next_to_the_champion_is_not_offered() -> None:
    table = battle("kehmep@0,0", "jirra@1,0", power=3).do("order kehmep", "attack jirra")
    assert table.game.why_not("jirra#1") == "It has made its attacks already."
    table = battle("dream-titan@0,0", "jirra@1,0", power=5).do("order dream-titan")
    assert table.game.why_not("jirra#1") == "It is attacked together with all others in reach."
    table = battle("jirra@0,0", "rakar@3,0", power=5).do("order jirra")
    assert table.game.why_not("rakar#1") == "It cannot be attacked from here."


COVER = ("It can be attacked only from the cells next to it.", "Его можно атаковать только из соседних ячеек.")
HIDDEN = (
    "It is not in the line of sight: something is in the way.",
    "Его нет на линии видимости: что-то её преграждает.",
)
OUTSIDE = (
    "From outside nobody attacks an enemy on the sacred lands.",
    "Врага на священных землях нельзя атаковать снаружи.",
)


@pytest.mark.rule("AT-116", "AT-135", "AT-234")
@pytest.mark.parametrize(
    ("attacker", "enemy", "given", "said"),
    [
        ("kehmep@0,0", "rakar@2,0", {"forest": "1,0"}, HIDDEN),
        ("kehmep@0,0", "rakar@2,0 vyrak@1,0", {}, HIDDEN),
        ("kehmep@0,0", "rakar@2,0 +nihil-cloak", {}, COVER),
        ("jirra@0,0 +vine-whip", "rakar@2,0 +nihil-cloak", {"forest": "1,0"}, COVER),
        ("kehmep@0,0", "rakar@1,0", {"scenario": "circle-of-stones", "shrine": "1,0", "enchanted": ""}, OUTSIDE),
    ],
)
def test_why_an_enemy_not_far_away_is_not_offered(
    attacker: str, enemy: str, given: dict[str, Any], said: tuple[str, str]
) -> None:
    table = battle(attacker, enemy, power=2, **given).do(f"order {attacker.partition('@')[0]}")
    assert both(lambda lang: table.game.why_not("rakar#1", lang) or "") == said


@pytest.mark.parametrize(
    ("champion", "given", "english"),
    [
        ("jirra", {}, "It does not get that far."),
        ("brimstone-turret", {}, "It is immobile."),
        ("jirra", {"scenario": "war-gates", "enchanted": "4,0"}, "It may not enter that terrain."),
    ],
)
def test_why_a_cell_is_not_offered(champion: str, given: dict[str, Any], english: str) -> None:
    table = battle(f"{champion}@0,0", "rakar@1,1", power=5, **given).do(f"order {champion}")
    assert table.game.why_not("@4,0") == english


def test_why_a_champion_that_has_moved_goes_no_further() -> None:
    table = battle("jirra@0,0", "rakar@1,1", power=5).do("order jirra", "move 1,0")
    assert table.game.why_not("@2,0") == "It has moved already."


@pytest.mark.rule("AT-095")
def test_why_the_cell_where_a_champion_stands_is_not_offered() -> None:
    table = battle("jirra@0,0", "rakar@1,1", power=5).do("order jirra")
    reasons = ("It stands there already.", "Чемпион и так там стоит.")
    assert both(lambda lang: table.game.why_not("@0,0", lang) or "") == reasons
    assert table.game.why_not("@1,1") == "Somebody stands there."


@pytest.mark.rule("AT-Q53")
def test_why_a_champion_that_an_effect_moves_cannot_go_to_a_cell() -> None:
    field = battle("jirra@0,0 kehmep@1,0 brimstone-turret@3,0", hand="wildheart-matron", forest="0,1")
    table = field.do("play wildheart-matron", "pick jirra")
    assert table.game.why_not("@0,1") == "It does not get that far."
    assert table.game.why_not("@1,0") == "Somebody stands there."
    table.do("pass", "pick brimstone-turret")
    assert table.game.why_not("@5,0") == "It may not stop there."
    assert table.can("move 4,0")  # it is immobile, and moved by effects (AT-140)


@pytest.mark.rule("AT-319")
def test_why_nothing_can_be_done_with_a_captive() -> None:
    english = "A captive: whoever ends a move next to it may free it."
    russian = "Это пленник: его может освободить чемпион, который закончит перемещение рядом."
    captive: dict[str, str] = {"scenario": "campaign-kythis", "captives": "kehmep@4,0"}
    table = raid("jirra@0,0", "villain-kythis", power=2, **captive)
    assert both(lambda lang: table.game.why_not("figure:kehmep#1", lang) or "") == (english, russian)
    assert table.do("order jirra").game.why_not("figure:kehmep#1") == english


@pytest.mark.rule("AT-233")
def test_why_the_sacred_lands_are_not_offered() -> None:
    lands = {"scenario": "circle-of-stones", "enchanted": "1,0 2,0", "power": 9}
    table = battle("jirra@0,0 vyrak@2,0", "rakar@0,1", **lands).do("order jirra")
    assert table.game.why_not("@1,0") == "Another of your champions is on the sacred lands."


@pytest.mark.rule("AT-289")
def test_why_rats_are_not_offered_to_whoever_would_pay() -> None:
    table = raid("jirra giant-rat@0,0", "villain-rat-king", power=5)
    assert table.game.why_not("figure:giant-rat#1") == "Here rats cannot be ordered with power."


def test_why_a_lower_card_of_a_pile_is_not_offered() -> None:
    table = battle("rakar@0,0", runes=3, mystics="mystic#1 mystic#2")
    assert table.game.why_not("mystic#1") == "Only the top card of the pile is offered."
    assert table.game.why_not("mystic#2") is None


# -- the log -----------------------------------------------------------------------------------------------------------


def told(table: Battle, *wanted: str) -> list[tuple[str, str]]:
    """What the log says of some actions, in both languages."""
    table.game.listen()
    table.do(*wanted)
    out = []
    for event in table.game.take_events():
        data = [table.game.info.event_data(table.game, event, 0, lang) for lang in LANGUAGES]
        english, russian = (
            writer(GAME, lang).plain(str(one.get("text", ""))) for lang, one in zip(LANGUAGES, data, strict=True)
        )
        if english:
            out.append((english, russian))
    return out


def test_an_attack_names_both_champions() -> None:
    table = battle("kehmep@0,0", "rakar@1,0", power=2).do("order kehmep")
    assert told(table, "attack rakar") == [
        (
            "Kehmep, Storm Shaman attacks Rakar, Corrupt Askara.",
            "«Кехмеп, Штормовой шаман» атакует: «Ракар, Нечестивый аскара».",
        ),
        ("Rakar, Corrupt Askara takes 3 damage.", "«Ракар, Нечестивый аскара»: 3 урона."),
    ]


def test_a_used_treasure_is_named() -> None:
    table = battle("kehmep@0,0", treasures="treasure-strength-2")
    assert told(table, "use treasure-strength-2 kehmep") == [
        (
            "Player 1 uses a treasure on Kehmep, Storm Shaman: +2 strength.",
            "Игрок 1: к чемпиону «Кехмеп, Штормовой шаман» применено сокровище «+2 к силе».",
        ),
    ]


def test_a_construct_and_its_bearer_are_named() -> None:
    table = battle("kehmep@0,0 rakar@1,0", hand="shadow-blade").do("play shadow-blade")
    assert told(table, "pick rakar")[0] == (
        "Player 1 equips Rakar, Corrupt Askara with Shadow Blade.",
        "Игрок 1: «Ракар, Нечестивый аскара» получает конструкцию «Теневой клинок».",
    )


def note_kinds() -> set[str]:
    """Every kind of event that the sources of the game name."""
    kinds: set[str] = {"turn", "draw", "shuffle", "over", "vote"}
    for file in SOURCES_OF_GAME.rglob("*.py"):
        for call in re.findall(r"\.note\(([^\n]*)", file.read_text(encoding="utf8")):
            kinds |= set(re.findall(r'"([a-z-]+)"', call))
    return kinds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_has_a_log_line(lang: str) -> None:
    kinds = note_kinds()
    assert {"attack", "gain-glory", "use-treasure", "draft", "transform"} <= kinds
    t = writer(GAME, lang)
    # A villain that scurries says where to, a line each.
    kinds = (kinds - {"villain-scurries"}) | {"villain-scurries-treasure", "villain-scurries-shrine"}
    for kind in kinds:
        for hidden in (0, 1):
            for n in (0, 1, 2, 5):
                words = {
                    "card": "CARD",
                    "target": "TARGET",
                    "colour": "COLOUR",
                    "prey": "strength",
                    "where": "WHERE",
                    "why": "",
                }
                line = t.say(f"log-{kind}", who=t.seat(1), hidden=hidden, n=n, **words)
                assert line.endswith("."), kind


@pytest.mark.parametrize(
    ("kind", "n", "russian"),
    [
        ("gain-runes", 1, "Игрок 2: получена 1 руна."),
        ("gain-runes", 2, "Игрок 2: получены 2 руны."),
        ("gain-runes", 5, "Игрок 2: получено 5 рун."),
        ("gain-power", 1, "Игрок 2: получена 1 мощь."),
        ("gain-glory", 10, "Игрок 2: получено 10 славы."),
        ("soul", 2, "«ИМЯ»: поглощены 2 души."),
        ("shuffle", 0, "Изгнанные карты перемешаны и стали центральной колодой."),
        ("shuffle", 23, "Игрок 2: сброс перемешан и стал новой колодой."),
    ],
)
def test_log_lines_are_correct_russian(kind: str, n: int, russian: str) -> None:
    t = writer(GAME, "ru")
    assert t.plain(t.say(f"log-{kind}", who=t.seat(1), card="ИМЯ", hidden=0, n=n, why="")) == russian


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("scenario", "seats"), [("love-lives-forever", 4), ("infernal-battle", 4), ("twilight-of-the-idols", 3)]
)
def test_a_game_is_told_and_every_token_can_be_put_into_words(scenario: str, seats: int, lang: str) -> None:
    game = deckhold.new(GAME, seats=seats, seed=5, options={"scenario": scenario, "pools": "draft"})
    game.listen()
    t = writer(GAME, lang)
    rng = seeded(11)
    for step in range(150):
        texts = [game.prompt(lang)]
        actions = game.actions()
        texts += [game.label(action, lang) for action in actions]
        if step % 10 == 0:
            game.view(game.decision.seat, lang)
        game.apply(actions[rng.below(len(actions))])
        for event in game.take_events():
            texts.append(str(game.info.event_data(game, event, 0, lang).get("text", "")))
        for text in texts:
            assert not TOKEN.search(t.plain(text))


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_table_has_a_name(lang: str) -> None:
    t = writer(GAME, lang)
    info = games.info(GAME)
    keys = ["game-title", "game-about", "area-board", "area-turn", "area-race", "count-goal", "count-glory-villains"]
    keys += [f"area-{zone.name}" for zone in info.zones]
    keys += [f"option-{option.id}" for option in info.options]
    keys += [
        f"option-{option.id}-{value}" for option in info.options if option.id != "champions" for value in option.values
    ]
    keys += [f"faction-{name}" for name in (*FACTIONS, "none", "several")]
    keys += [f"count-chosen-{name}" for name in FACTIONS]
    keys += [f"count-{what}-{colour}" for what in ("glory", "more") for colour in COLOURS]
    keys += [f"mark-{trait}" for trait in TRAITS[:6]] + ["mark-exhausted", "mark-off"]
    keys += [f"mark-target-{number}" for number in range(4)]
    keys += [f"terrain-{name}" for name in TERRAIN] + [f"score-{name}" for name in SOURCES]
    keys += [f"count-{name}" for name in ("strength", "defense", "speed", "order", "damage", "souls", "gear", "quests")]
    keys += [f"type-{one.facts['type']}" for one in deckhold.cards(GAME)]
    keys += [f"until-{scope}" for scope in info.scopes]
    for key in keys:
        assert t.say(key)
    for option in info.options:
        assert t.mood("about").say(f"option-{option.id}") != t.say(f"option-{option.id}")


def test_every_scenario_has_a_name_of_its_own() -> None:
    for lang in LANGUAGES:
        t = writer(GAME, lang)
        assert len({t.say(f"option-scenario-{scenario.id}") for scenario in SCENARIOS}) == len(SCENARIOS)


def test_the_outcome_in_words() -> None:
    table = battle("kehmep@0,0", shrine="1,0", glory=[28, 0])
    table.do("end-turn")
    outcomes: list[Any] = [table.game.view(0, lang)["outcome"] for lang in LANGUAGES]
    plain = [writer(GAME, lang).plain(one["text"]) for lang, one in zip(LANGUAGES, outcomes, strict=True)]
    assert plain == ["Player 1 wins with 30 glory.", "Победа: Игрок 1. Слава: 30."]


# -- options that do not go together -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "english", "russian"),
    [
        (
            {"scenario": "circle-of-stones"},
            "this scenario is for 2 players, not for 3",
            "в этом сценарии игроков может быть 2, а не 3",
        ),
        (
            {"scenario": "campaign-rakar", "pools": "draft"},
            "in a campaign champions are chosen, not drafted",
            "в кампании чемпионов выбирают, а не разбирают драфтом",
        ),
        (
            {"champions": ["kehmep"]},
            "champions are named only if they are chosen by name",
            "чемпионов называют, только если выбрано «Выбранные поимённо»",
        ),
    ],
)
def test_options_that_clash_are_refused_in_words(options: dict[str, Any], english: str, russian: str) -> None:
    with pytest.raises(BadOption) as refused:
        deckhold.new(GAME, seats=3, seed=1, options=options)
    assert refused.value.told("en").endswith(english)
    assert refused.value.told("ru").endswith(russian)
