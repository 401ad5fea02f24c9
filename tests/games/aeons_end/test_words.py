"""What players read of Aeon's End: card texts, questions, buttons, reasons, and the table's layout."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import deckhold
from deckhold.text import writer
from games.aeons_end.mats import foe_acts, foe_draws, start
from games.position import Table, mark

HERE = Path(__file__).parent
LANGUAGES = ("en", "ru")


COMPASS: dict[str, Any] = {
    "supply": "list",
    "piles": [
        *("frozen-magmite", "scoria-slag", "erratic-ingot", "cairn-compass", "fiend-catcher"),
        *("jagged-lightning", "fiery-torrent", "conjure-the-lost", "reduce-to-ash"),
    ],
}


# -- card texts --------------------------------------------------------------------------------------------------------


def card_texts(lang: str) -> str:
    """Every card, mage, nemesis and token with its numbers and its text in words."""
    t = writer("aeons-end", lang)
    blocks = []
    for card in deckhold.cards("aeons-end"):
        facts = ", ".join(f"{name} {value}" for name, value in card.facts.items() if name != "type")
        head = f"{card.name(lang)} ({card.id})\n    {t.say(f'type-{card.kind}')}; {facts}, copies {card.copies}"
        blocks.append(f"{head}\n    {card.plain_text(lang)}\n")
    return "\n".join(blocks)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_say_what_the_golden_file_says(lang: str, like_golden: Callable[[str, Path], None]) -> None:
    like_golden(card_texts(lang), HERE / "golden" / f"cards_{lang}.txt")


@pytest.mark.parametrize(
    ("card", "english", "russian"),
    [
        ("crystal", "Gain 1 aether.", "Получите 1 эфир."),
        ("smite", "Unleash twice. Gravehold takes 2 damage.", "Натиск 2 раза. Грейвхолд получает 2 урона."),
        (
            "howling-spinners",
            "Persistent: any player takes 2 damage.",
            "Постоянно: любой игрок получает 2 урона.",
        ),
        (
            "aphotic-sun",
            "To discard: pay 7 aether. Power 2: unleash. The player with the most charges takes 3 damage, then loses"
            " all charges.",
            "Для сброса: заплатите 7 эфира. Сила 2: натиск. Игрок, у которого больше всего энергии, получает 3 урона,"
            " затем сбрасывает всю свою энергию.",
        ),
    ],
)
def test_cards_in_words(card: str, english: str, russian: str) -> None:
    found = next(one for one in deckhold.cards("aeons-end") if one.id == card)
    assert found.plain_text("en") == english
    assert found.plain_text("ru") == russian


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_explained(lang: str) -> None:
    t = writer("aeons-end", lang)
    info = next(info for info in deckhold.catalog() if info.id == "aeons-end")
    for option in info.options:
        assert t.say(f"option-{option.id}")
        if option.id != "piles":
            assert all(t.say(f"option-{option.id}-{value}") for value in option.values)


# -- questions and buttons ---------------------------------------------------------------------------------------------


def labels(table: Table, lang: str = "en") -> list[str]:
    t = writer("aeons-end", lang)
    return [t.plain(table.game.label(action, lang)) for action in table.game.actions()]


def test_buttons_of_the_main_phase() -> None:
    table = start(hand="crystal spark", aether=2)
    assert labels(table) == [
        "Play Crystal",
        "Prep Spark in breach I",
        "Gain Mage's Totem for 2 aether",
        "Gain 1 charge for 2 aether",
        "Focus Breach II for 2 aether",
        "End the main phase",
    ]
    assert labels(table, "ru") == [
        "Разыграть: Кристалл",
        "Подготовить: Искра в разломе I",
        "Получить: Тотем мага за 2 эфира",
        "Получить 1 энергию за 2 эфира",
        "Настроить: Разлом II за 2 эфира",
        "Завершить фазу",
    ]


def test_a_question_to_the_table_says_what_happens_to_whom() -> None:
    table = foe_acts("howling-spinners", nemesis_deck="null-scion mage-ender")
    assert writer("aeons-end", "en").plain(table.game.prompt("en")) == (
        "Howling Spinners. Any player takes 2 damage. Who?"
    )
    assert writer("aeons-end", "ru").plain(table.game.prompt("ru")) == (
        "Воющие пряхи. Любой игрок получает 2 урона. Кто?"
    )
    assert labels(table) == ["Player 1", "Player 2"]


def test_a_payment_names_the_kinds_of_aether() -> None:
    table = start(aether=2, aether_shard=2).do("charge")
    assert labels(table) == ["1 aether that buys neither relics nor spells", "1 aether"]
    assert table.game.prompt() == "How do you pay? 2 to go."


@pytest.mark.parametrize(
    ("action", "given", "said"),
    [
        ("gain frozen-magmite", {}, "Замороженная магма. Чем платите? Осталось: 3."),
        ("focus breach-2", {}, "Разлом II. Чем платите? Осталось: 2."),
        ("open breach-2", {}, "Разлом II. Чем платите? Осталось: 4."),
        (
            "discard-power chaos-flail",
            {"minions_and_powers": "chaos-flail"},
            "Цеп хаоса. Чем платите? Осталось: 7.",
        ),
    ],
)
def test_a_payment_says_what_it_is_for(action: str, given: dict[str, Any], said: str) -> None:
    table = start(aether=7, aether_shard=2, **given).do(action)
    assert (table.asks, table.game.prompt("ru")) == ("0 pay", said)


# -- why not -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "piece", "reason"),
    [
        ({"aether": 2}, "frozen-magmite", "Costs 3 aether; you have 2 for it."),
        ({"hand": "spark", "breach_i": "kindle"}, "spark", "A spell needs a free breach of yours that is open"),
        ({"hand": "crystallize"}, "crystallize", "This spell needs two free neighboring breaches"),
        ({"charges": 3}, "dezmodia", "The ability needs 6 charges; you have 3."),
        ({}, "breach-1#1", "This breach is open."),
        ({"aether": 1}, "breach-2#1", "Costs 2 aether; you have 1 for it."),
        ({"breach_i": "kindle"}, "kindle", "It takes a Spark from your hand"),
        ({"breach_i": "spark"}, "spark", "A prepped spell can be cast from your next casting phase on."),
        ({"breach_i": "aurora", "lasting": [mark("used aurora#1")]}, "aurora#1", "Already used this turn."),
        ({"minions_and_powers": "aphotic-sun"}, "aphotic-sun", "You cannot meet its To discard requirement"),
        ({"minions_and_powers": "night-unending"}, "night-unending", "It has no To discard requirement."),
        ({"play": "crystal"}, "crystal", "Already played this turn."),
        ({"discard": "crystal"}, "crystal", "It lies in your discard pile."),
        ({"hand_1": "crystal"}, "crystal", "It belongs to another player."),
        ({"phase": "casting", "breach_i": "spark", "hand": "crystal"}, "crystal", "This is the casting phase"),
    ],
)
def test_why_a_piece_offers_nothing(given: dict[str, Any], piece: str, reason: str) -> None:
    table = start(**given)
    name = piece if "#" in piece else next(n for n in visible(table) if n.partition("#")[0] == piece)
    said = table.game.why_not(name, "en")
    assert said is not None
    assert said.startswith(reason)
    assert table.game.why_not(name, "ru")


def visible(table: Table) -> list[str]:
    view: Any = table.game.view(0)
    return [piece["id"] for area in view["areas"] for piece in area["pieces"] if piece is not None]


# -- the table ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("nemesis", ["hollow-crown", "gate-witch"])
def test_the_layouts_name_areas_that_exist_each_once(seats: int, nemesis: str) -> None:
    table = start(seats=seats, nemesis=nemesis, minions_and_powers="lurzan" if nemesis == "hollow-crown" else "")
    for looker in [*range(seats), None]:
        view: Any = table.game.view(looker)
        ids = [area["id"] for area in view["areas"]]
        for width in ("wide", "narrow"):
            named = [name for row in view["layout"][width] for name in row]
            assert len(named) == len(set(named))
            assert set(named) <= set(ids)
            own = looker or 0
            assert {f"hand/{own}", f"breaches/{own}", "supply", "nemesis", "gravehold"} <= set(named)


def area(table: Table, name: str) -> Any:
    view: Any = table.game.view(0)
    return next(one for one in view["areas"] if one["id"] == name)


def test_prepped_spells_stand_on_their_breach() -> None:
    table = start(breach_i="kindle spark", breach_ii="crystallize", breach_state=["open", 1, 0, 1])
    pieces = area(table, "breaches/0")["pieces"]
    standing = {piece["card"]: piece["on"] for piece in pieces if piece.get("on")}
    assert standing == {"kindle": "breach-1#1", "spark": "breach-1#1", "crystallize": "breach-2#1"}
    assert pieces[0]["marks"] == ["open"]
    order = [(piece["card"], piece.get("fanned", False)) for piece in pieces]
    assert order[:3] == [("breach-1", False), ("kindle", True), ("spark", True)]  # a fan on the open breach
    assert order[3:5] == [("breach-2", False), ("crystallize", False)]  # a closed one shows what opening it costs
    assert pieces[3]["counters"] == {"rotation": 1, "open-cost": 4}


def test_counters_stand_on_their_cards() -> None:
    table = start(
        minions_and_powers="mage-ender aphotic-sun", counters={"mage-ender#1": 4}, charges=2, gravehold=21, tokens=3
    )
    shown = {piece["card"]: piece["counters"] for piece in area(table, "minions_and_powers")["pieces"]}
    assert shown == {"mage-ender": {"life": 4}, "aphotic-sun": {"power": 2}}
    assert area(table, "mage/0")["pieces"][0]["counters"] == {"life": 10, "charges": 2, "slots": 6}
    assert area(table, "gravehold")["counters"] == {"life": 21}
    assert area(table, "nemesis")["pieces"][0]["counters"] == {"life": 70, "tokens": 3, "tier": 2}


def test_the_supply_shows_piles_with_what_is_left() -> None:
    table = start(gem_pile_a="frozen-magmite*2", relic_pile_a="")
    supply = area(table, "supply")
    assert supply["kind"] == "row"  # as wide as there is room
    assert supply["pieces"][0]["counters"] == {"left": 2}
    assert supply["pieces"][3] is None


def test_every_copy_in_hand_offers_the_action() -> None:
    table = start(hand="crystal*3")
    view: Any = table.game.view(0)
    play = next(action for action in view["actions"] if action["verb"] == "play")
    assert len(play["pieces"]) == 3
    prep: Any = start(hand="spark*2").game.view(0)
    pieces = next(action for action in prep["actions"] if action["verb"] == "prep")["pieces"]
    assert "breach-1#1" in pieces
    assert len(pieces) == 3


@pytest.mark.rule("AE-88")
def test_a_power_without_tokens_is_saved_while_it_takes_effect() -> None:
    given: dict[str, Any] = {"nemesis_deck": "null-scion mage-ender", "counters": {"aphotic-sun#1": 1}}
    table = foe_acts("aphotic-sun", **given)
    assert (table.asks, table["counters"]) == ("0 victim", {"aphotic-sun#1": 0})
    again = Table(deckhold.load(table.game.dump())).do("player 1")
    again.shows(life_1=7, nemesis_discard="aphotic-sun")
    over = foe_acts("aphotic-sun", **given, life=0, life_1=1).do("player 1")
    assert over.asks == "over"  # in the middle of its effect
    assert Table(deckhold.load(over.game.dump()))["counters"] == {"aphotic-sun#1": 0}


@pytest.mark.rule("AE-91")
def test_a_card_that_takes_effect_just_now_is_not_moved_away() -> None:
    data: Any = foe_draws("nix").game.dump()
    position = data["position"]
    assert position["resolving"] == ["nix#1"]
    position["nemesis_discard"].append(position["resolving"].pop())
    with pytest.raises(
        ValueError, match=r"position\.stack\[\d\]\.card: nix#1 takes effect just now: it lies in resolving"
    ):
        deckhold.load(data)


# -- positions that cannot be ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"hand": "smite"}, r"players\[0\]\.hand\[0\]: smite#1 cannot lie here"),
        ({"breach_i": "crystal"}, r"breach_i\[0\]: crystal#\d+ cannot lie here"),
        ({"breaches": "- breach-2 breach-3 breach-4"}, "there is no breach: null is wanted"),
        ({"breach_iv": "crystallize"}, "needs the breach to the right of it too"),
        ({"breach_state": ["open", 4, 0, 1]}, r"breach_state\[1\]: 4 is not from 0 to 3"),
        ({"breach_state": [0, 1, 0, 1]}, "this breach is always open"),
        ({"life": 11}, r"players\[0\]\.life: 11 is not from 0 to 10"),
        ({"life": 0, "life_1": 0}, "everybody is exhausted"),
        ({"charges": 7}, r"charges: 7 is not from 0 to 6"),
        ({"gravehold": 0}, "gravehold: 0 is not from 1 to 30"),
        ({"counters": {"mage-ender#1": 3}}, "mage-ender#1 is not in play"),
        (
            {"minions_and_powers": "chaos-flail", "counters": {"chaos-flail#1": 0}},
            r"counters\.chaos-flail#1: a power without tokens takes effect",
        ),
        ({"gem_pile_a": "scoria-slag"}, "lies in this pile"),
        ({"mage": ""}, "exactly one mage is wanted"),
        ({"pair_tokens": [0]}, "two numbers are wanted"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_place(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        start(**given)


def test_split_damage_is_asked_for_target_by_target() -> None:
    table = start(options={"mages": ["garu", "gex"]}, charges=5, breach_i="spark", minions_and_powers="null-scion")
    table.do("ability", "pick spark")
    assert table.game.prompt() == "Garu. [damage:6] left to split: who takes some of it?"
    table.do("pick null-scion")
    assert table.game.prompt("ru") == "Гару. Осталось распределить [damage:6]. Сколько получит «Отпрыск пустоты»?"
    assert [table.game.label(action) for action in table.game.actions()] == [f"[damage:{n}]" for n in range(6, 0, -1)]
    table.do("amount 2").shows(counters={"null-scion#1": 9}, nemesis_life=66)  # the last target takes the rest


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Umbra Titan. Choose one of these."), ("ru", "Бурый Титан. Выберите одно из действий.")]
)
def test_a_choice_says_which_card_asks(lang: str, said: str) -> None:
    assert foe_acts("null-scion", nemesis="umbra-titan", nemesis_deck="smite maul").game.prompt(lang) == said


@pytest.mark.parametrize(
    ("card", "hand", "english", "russian"),
    [
        (
            "nix",
            "aurora kindle celestial-spire",
            "Nix. Discard the most expensive card in your hand.",
            "Отказ. Сбросьте самую дорогую карту из руки.",
        ),
        (
            "throttle",
            "aurora celestial-spire kindle torch",
            "Throttle. Destroy the 3 most expensive cards in your hand. Which is the first?",
            "Удушение. Уничтожьте 3 самые дорогие карты из руки. Какую первой?",
        ),
    ],
)
def test_what_must_be_the_most_expensive_says_so(card: str, hand: str, english: str, russian: str) -> None:
    table = foe_draws(card, hand=hand)
    assert (table.game.prompt("en"), table.game.prompt("ru")) == (english, russian)


@pytest.mark.parametrize(
    ("card", "english", "russian"),
    [
        (
            "oblivion-shard",
            "Gain [aether:2] that buys neither relics nor spells.",
            "Получите [aether:2], которые нельзя тратить на реликвии и заклинания.",
        ),
        (
            "conjure-the-lost",
            "Cast: deal [damage:5]. You may destroy this card. If you do, Gravehold gains [life:4].",
            "Произнесение: нанесите [damage:5]. Можете уничтожить эту карту. Если вы это сделали, Грейвхолд получает"
            " [life:4].",
        ),
        (
            "ashen-haruspex",
            "All damage to this minion is lowered by 2. Persistent: any player takes [damage:1] for every two nemesis"
            " tokens, rounded up.",
            "Урон по этому приспешнику уменьшается на 2. Постоянно: любой игрок получает [damage:1] за каждые два"
            " жетона исчадия (с округлением вверх).",
        ),
        (
            "beseech",
            "The acolyte with the least life is healed and goes under the acolyte deck. The top acolyte of the acolyte"
            " deck enters play. Unleash.",
            "Аколит с наименьшим числом жизней восстанавливает все жизни и кладётся под низ колоды аколитов. Верхний"
            " аколит колоды аколитов входит в игру. Натиск.",
        ),
        (
            "mist",
            "Exalted Brand, for all 6 charges: cast up to 3 different spells prepped by any players; each card then"
            " goes into the hand of an ally of your choice.",
            "Возвышенное клеймо, за всю энергию (6): произнесите до 3 разных заклинаний, подготовленных любыми"
            " игроками; каждое после этого передайте в руку союзнику по вашему выбору.",
        ),
        (
            "cataclysmic-fate",
            "To discard: destroy one of your prepped spells that costs [aether:5] or more, and the breach it lies in."
            " Power 1: the player with the lowest life takes [damage:4].",
            "Для сброса: уничтожьте своё подготовленное заклинание стоимостью не меньше [aether:5] и разлом, в котором"
            " оно лежит. Сила 1: игрок, у которого меньше всего жизней, получает [damage:4].",
        ),
    ],
)
def test_what_cards_say(card: str, english: str, russian: str) -> None:
    found = next(one for one in deckhold.cards("aeons-end") if one.id == card)
    assert (found.text("en"), found.text("ru")) == (english, russian)


def test_a_prepped_spell_says_in_which_breach_it_lies() -> None:
    table = start(breach_state=["open"] * 4, breach_i="crystallize", breach_iv="spark")
    view: Any = table.game.view(0)
    pieces = next(area["pieces"] for area in view["areas"] if area["id"] == "breaches/0")
    assert [piece["marks"] for piece in pieces if "on" in piece] == [["breach-1-2"], ["breach-4"]]
    word = writer("aeons-end", "ru").say
    assert [word(f"mark-{mark}") for mark in ("breach-1-2", "breach-4")] == ["в разломах I и II", "в разломе IV"]


def test_a_click_on_a_mage_card_answers_which_player() -> None:
    view: Any = foe_acts("howling-spinners", nemesis_deck="null-scion mage-ender").game.view(0)
    assert [action["pieces"] for action in view["actions"]] == [["seat:0", "dezmodia#1"], ["seat:1", "garu#1"]]


def test_buttons_of_the_casting_phase() -> None:
    table = start(phase="casting", breach_i="spark", breach_state=["open", 0, 0, 0])
    assert labels(table) == ["Cast Spark", "End the casting phase"]


TWINS: dict[str, Any] = {"breach_i": "spark", "breach_ii": "spark", "breach_state": ["open", "open", 0, 0]}


def test_copies_of_a_prepped_spell_are_told_apart_by_their_breaches() -> None:
    cast = start(phase="casting", **TWINS, breach_iii="kindle")
    assert labels(cast)[:3] == ["Cast Spark (in breach I)", "Cast Spark (in breach II)", "Cast Kindle"]
    own = start(**TWINS, minions_and_powers="planar-collision").do("discard-power planar-collision")
    assert labels(own) == ["Spark (in breach I)", "Spark (in breach II)"]
    theirs = foe_draws("mutilate", **TWINS, breach_i_1="spark")
    assert labels(theirs) == ["Spark (Player 1, in breach I)", "Spark (Player 1, in breach II)", "Spark (Player 2)"]
    diamond = start(**TWINS, hand="dread-diamond", options={"supply": "random"}).do("play dread-diamond")
    assert labels(diamond) == ["Discard Spark (in breach I)", "Discard Spark (in breach II)", "Pass"]


def test_a_card_of_another_player_is_named_with_its_owner() -> None:
    table = start(hand="shattered-geode", discard_1="spark crystal").do("play shattered-geode")
    assert labels(table) == ["Crystal (Player 2)", "Pass"]


@pytest.mark.parametrize(
    ("given", "actions", "told"),
    [
        ({"aether": 2}, ["gain mages-totem"], "gain mages-totem"),
        (
            {"aether": 7, "minions_and_powers": "chaos-flail"},
            ["discard-power chaos-flail"],
            "discard-power chaos-flail",
        ),
        (
            {"hand": "shattered-geode", "discard_1": "spark crystal"},
            ["play shattered-geode", "pick crystal"],
            "to-hand crystal",
        ),
        (
            {"phase": "casting", "breach_i": "kindle", "minions_and_powers": "portal-wretch"},
            ["cast kindle", "pick portal-wretch"],
            "hit portal-wretch",
        ),
        (
            {
                "options": {"mages": ["quilius", "garu"]},
                "phase": "casting",
                "breach_i": "extinguish",
                "minions_and_powers": "null-scion",
                "counters": {"null-scion#1": 1},
            },
            ["cast extinguish", "pick null-scion"],
            "trophy",
        ),
        ({"next": "2 1"}, ["end-main"], "turn"),
    ],
    ids=lambda one: one if isinstance(one, str) else None,
)
def test_the_log_hears_of(given: dict[str, Any], actions: list[str], told: str) -> None:
    assert told in start(**given).told(*actions)


@pytest.mark.parametrize("piece", ["crystal#1", "breach-1#2", "garu#1"])
def test_what_another_player_has_is_not_always_a_card(piece: str) -> None:
    table = start(hand_1="crystal#1")
    assert table.game.why_not(piece, "ru") == "Это принадлежит другому игроку."


def test_the_log_does_not_call_an_acolyte_a_minion() -> None:
    given = {"minions_and_powers": "lurzan bezu", "counters": {"lurzan#1": 1}, "breach_i": "spark"}
    game = start(nemesis="hollow-crown", phase="casting", **given).do("cast spark").game
    game.listen()
    game.apply(game.actions()[0])
    told = [game.info.event_data(game, event, None, "ru").get("text") for event in game.take_events()]
    assert "Карта «Лурзан» сброшена: жизней не осталось." in told


def test_every_question_of_an_ability_and_of_what_waits_names_its_cause() -> None:
    foes = {"minions_and_powers": "null-scion catacomb-drone"}
    garu = start(options={"mages": ["garu", "gex"]}, charges=5, breach_i="spark", **foes).do("ability", "pick spark")
    garu.do("pick null-scion", "amount 2")
    assert garu.game.prompt() == "Garu. [damage:4] left to split: who takes some of it?"
    mist = {"options": {"mages": ["mist", "garu", "gex"]}, "breach_i": "kindle"}
    table = start(seats=3, charges=6, **mist).do("ability", "cast kindle")
    assert table.game.prompt("ru") == "Мист. Какой союзник получит карту «Разжигание»?"
    sigil = start(charges=6, hand="spark").do("ability", "player 0")
    assert sigil.game.prompt() == "Dezmodia. You may prep a spell, or pass."
    magmite = start(hand="frozen-magmite crystal*2").do("play frozen-magmite", "play crystal", "play crystal")
    magmite.do("gain scoria-slag")
    assert magmite.game.prompt("ru") == "Замороженная магма. Куда положить карту «Вулканический шлак»?"


def test_two_sigil_breaches_are_told_apart_by_their_places() -> None:
    given: dict[str, Any] = {"breaches_1": "sigil-breach sigil-breach breach-3 -", "life_1": 1}
    given |= {"breach_state_1": ["open", "open", 0, None], "nemesis_deck": "null-scion mage-ender"}
    table = foe_acts("howling-spinners", **given).do("player 1")
    assert table.asks == "1 destroy-breach"
    assert labels(table) == [
        "Sigil breach (in place of breach I)",
        "Sigil breach (in place of breach II)",
        "Breach III",
    ]


def test_cards_of_a_pair_are_named_with_whose_turn_it_was() -> None:
    takers = {"turn-3-4#1": 3, "turn-3-4#2": 2}
    given: dict[str, Any] = {"seats": 4, "options": {"turn_order": "pairs"}, "pair_takers": takers}
    given |= {"nemesis_deck": "null-scion mage-ender", "counters": {"nether-spiral#1": 1}}
    table = foe_acts("nether-spiral", **given, next="nemesis 1-2 1-2")
    assert table.asks == "0 keep-turn"
    assert sorted(labels(table)) == ["Players 3/4 (Player 3)", "Players 3/4 (Player 4)"]


def test_the_log_is_silent_about_life_that_nobody_gains() -> None:
    given: dict[str, Any] = {"options": {"mages": ["mazahaedron", "garu"]}, "charges": 4}
    assert "heal-gravehold 1" in start(**given, gravehold=29).told("ability", "pass")
    assert not [one for one in start(**given).told("ability", "pass") if one.startswith("heal")]


@pytest.mark.rule("AE-82")
def test_copies_in_a_discard_are_told_apart_by_how_deep_they_lie() -> None:
    gex = start(options={"mages": ["gex", "garu"]}, charges=5, discard="spark crystal torch crystal").do("ability")
    assert sorted(labels(gex)) == [
        "Destroy Crystal (no. 1 from the top)",
        "Destroy Crystal (no. 3 from the top)",
        "Destroy Spark",
        "Destroy Torch",
        "Pass",
    ]
    compass = start(hand="cairn-compass", discard_1="spark*2 torch", options=COMPASS).do("play cairn-compass")
    assert "Подготовить: Искра (2-я сверху) в разломе I" in labels(compass, "ru")
    catcher = start(hand="fiend-catcher spark", discard="spark", options=COMPASS).do("play fiend-catcher")
    assert labels(catcher, "ru")[:2] == ["Уничтожить: Искра (Рука)", "Уничтожить: Искра (Сброс)"]
