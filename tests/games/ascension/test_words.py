"""What players read of Ascension: card texts, questions, buttons, reasons, the log, the table's layout."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import deckhold
from deckhold.engine.rng import seeded
from deckhold.text import TOKEN, writer
from games.ascension.vigil import solo, start
from games.position import Table, in_force, mark

HERE = Path(__file__).parent
SOURCES = Path(deckhold.__file__).parent
LANGUAGES = ("en", "ru")
ROW = "kor-the-ferromancer spike-vixen shadow-star mephit earth-tyrant hedron-cannon"

# -- card texts --------------------------------------------------------------------------------------------------------


def card_texts(lang: str) -> str:
    """Every card with its numbers and its text in words; then the remastered cards that differ."""
    t = writer("ascension", lang)

    def block(card: deckhold.CardInfo) -> str:
        head = f"{card.name(lang)} ({card.id})"
        facts = f"{t.say(f'type-{card.kind}')}, {t.say(f'faction-{card.faction}')}"
        numbers = f"{card.cost_kind} {card.cost}, honor {card.honor}, reward {card.reward}, copies {card.copies}"
        return f"{head}\n    {facts}; {numbers}\n    {card.plain_text(lang)}\n"

    classic = [block(card) for card in deckhold.cards("ascension")]
    remaster = [block(card) for card in deckhold.cards("ascension", {"cards": "remaster"})]
    changed = [new for old, new in zip(classic, remaster, strict=True) if old != new]
    return "\n".join(["# classic\n", *classic, "# remaster, where it differs\n", *changed])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_say_what_the_golden_file_says(lang: str, like_golden: Callable[[str, Path], None]) -> None:
    like_golden(card_texts(lang), HERE / "golden" / f"cards_{lang}.txt")


@pytest.mark.parametrize(
    ("card", "english", "russian"),
    [
        ("apprentice", "Gain 1 rune.", "Получите 1 руну."),
        ("militia", "Gain 1 power.", "Получите 1 мощь."),
        ("lifebound-initiate", "Gain 1 rune and 1 honor.", "Получите 1 руну и 1 славу."),
        ("landtalker", "Gain 3 runes.", "Получите 3 руны."),
        ("earth-tyrant", "Reward: gain 5 honor. Draw 2 cards.", "Награда: получите 5 славы. Возьмите 2 карты."),
    ],
)
def test_amounts_are_in_the_right_case_and_number(card: str, english: str, russian: str) -> None:
    [found] = [one for one in deckhold.cards("ascension") if one.id == card]
    assert (found.plain_text("en"), found.plain_text("ru")) == (english, russian)


# -- questions and buttons ---------------------------------------------------------------------------------------------


def said(table: Table, wanted: str, lang: str) -> str:
    found = table.find(wanted)
    assert found is not None
    return writer("ascension", lang).plain(table.game.label(found, lang))


@pytest.mark.parametrize(
    ("wanted", "english", "russian"),
    [
        ("play militia", "Play Militia", "Разыграть: Ополчение"),
        ("use shadow-star", "Shadow Star: Gain 1 power.", "Звезда теней: Получите 1 мощь."),
        ("acquire spike-vixen", "Acquire Spike Vixen for 2 runes", "Получить: Шипастая бестия за 2 руны"),
        ("acquire shadow-star", "Acquire Shadow Star for 1 rune", "Получить: Звезда теней за 1 руну"),
        ("defeat mephit", "Defeat Mephit for 3 power", "Победить: Мефит за 3 мощи"),
        ("end-turn", "End the turn", "Завершить ход"),
    ],
)
def test_buttons_of_a_turn(wanted: str, english: str, russian: str) -> None:
    twice = [in_force("reactor-monk.effect.1", "reactor-monk#1")] * 2
    table = start(hand="militia", constructs="shadow-star", runes=9, power=3, lasting=twice, row=ROW)
    assert (said(table, wanted, "en"), said(table, wanted, "ru")) == (english, russian)


def test_a_button_says_from_which_pile_a_card_would_be_banished() -> None:
    table = start(hand="void-initiate militia", discard="militia").do("play void-initiate")
    labels = [table.game.label(action) for action in table.game.actions()]
    assert labels == ["Banish Militia (Hand)", "Banish Militia (Discard pile)", "Pass"]


@pytest.mark.parametrize(
    ("given", "actions", "english", "russian"),
    [
        (
            {"hand": "temple-librarian militia mystic"},
            ["play temple-librarian"],
            "Temple Librarian. You must discard a card from your hand.",
            "Храмовый библиотекарь. Нужно сбросить карту из руки.",
        ),
        (
            {"hand": "seer-of-the-forked-path", "row": ROW},
            ["play seer-of-the-forked-path"],
            "Seer of the Forked Path. You may banish a card in the center row, or pass.",
            "Провидица раздвоенного пути. Можете изгнать карту из центрального ряда (или пропустить).",
        ),
        (
            {"constructs": "rocket-courier-x-99", "runes": 5},
            ["acquire watchmakers-altar"],
            "Rocket Courier X-99. Watchmaker's Altar is yours. You may put it into play at once.",
            "Ракетный курьер X-99. Карта «Алтарь часовщика» ваша. Можете сразу ввести её в игру.",
        ),
        (
            {"power": 5, "row": ROW.replace("mephit", "sea-tyrant"), "constructs_1": "muramasa snapdragon"},
            ["defeat sea-tyrant"],
            "Sea Tyrant. You must keep one construct you control and destroy all the others.",
            "Тиран из глубин. Нужно оставить одну конструкцию под своим контролем и уничтожить все остальные.",
        ),
    ],
)
def test_questions_say_what_is_to_be_done(
    given: dict[str, Any], actions: list[str], english: str, russian: str
) -> None:
    table = start(**given).do(*actions)
    assert (table.game.prompt("en"), table.game.prompt("ru")) == (english, russian)


def buttons(table: Table, lang: str) -> list[str]:
    return [table.game.label(action, lang) for action in table.game.actions()]


def test_the_avatar_takes_heroes_and_defeats_monsters() -> None:
    table = start(power=7, row="avatar-of-the-fallen sea-tyrant spike-vixen - - -", center_deck="")
    table.do("defeat avatar-of-the-fallen")
    assert buttons(table, "en") == ["Defeat Sea Tyrant", "Acquire Spike Vixen", "Pass"]
    assert buttons(table, "ru") == ["Победить: Тиран из глубин", "Получить: Шипастая бестия", "Пропустить"]


def test_the_couriers_two_buttons_speak_alike() -> None:
    table = start(constructs="rocket-courier-x-99", runes=5).do("acquire watchmakers-altar")
    assert buttons(table, "en") == ["Put it into play at once", "Put it into the discard pile"]
    assert buttons(table, "ru") == ["Сразу ввести в игру", "Положить в сброс"]


@pytest.mark.parametrize(
    ("card", "english", "russian"),
    [
        (
            "the-grand-design",
            "Once per turn: gain [runes:2] for Mechana constructs only.",
            "Раз в ход: получите [runes:2] только для конструкций Механы.",
        ),
        (
            "watchmakers-altar",
            "Once per turn: gain [runes:1] for Mechana constructs only.",
            "Раз в ход: получите [runes:1] только для конструкций Механы.",
        ),
    ],
)
def test_restricted_runes_say_on_the_card_what_they_buy(card: str, english: str, russian: str) -> None:
    found = next(one for one in deckhold.cards("ascension") if one.id == card)
    assert (found.text("en"), found.text("ru")) == (english, russian)


def test_each_action_names_the_pieces_it_is_about() -> None:
    table = start(hand="militia#1 militia#2 apprentice#5", constructs="shadow-star#2", power=3, row=ROW)
    listed: Any = table.game.view(0)["actions"]
    pieces = {one["label"]: one["pieces"] for one in listed}
    assert pieces["Play Militia"] == ["militia#1", "militia#2"]
    assert pieces["Play Apprentice"] == ["apprentice#5"]
    assert pieces["Shadow Star: Gain [power:1]."] == ["shadow-star#2"]
    assert [name.partition("#")[0] for name in pieces["Defeat Mephit for [power:3]"]] == ["mephit"]
    assert pieces["End the turn"] == []


def test_questions_name_the_rules_behind_them() -> None:
    def rules(table: Table, seat: int = 0) -> list[str]:
        decision: Any = table.game.view(seat)["decision"]
        return list(decision["rules"])

    assert rules(start()) == ["AS-23", "AS-24"]
    assert rules(start(hand="void-initiate militia").do("play void-initiate")) == ["AS-70"]
    assert rules(start(hand="arha-templar", row=ROW).do("play arha-templar")) == ["AS-129", "AS-Q10"]
    assert rules(start(hand="twofold-askara", played="mystic militia").do("play twofold-askara")) == ["AS-Q14"]
    tyrant = start(power=5, row=ROW.replace("mephit", "sea-tyrant"), constructs_1="muramasa snapdragon")
    assert rules(tyrant.do("defeat sea-tyrant"), 1) == ["AS-110"]


# -- why a card offers nothing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("piece", "english", "russian"),
    [
        ("kor-the-ferromancer#1", "Costs 3 runes, you have 1.", "Стоит 3 руны, у вас 1."),
        ("hedron-cannon#1", "Costs 8 runes, you have 3.", "Стоит 8 рун, у вас 3."),
        ("mephit#1", "Costs 3 power, you have 1.", "Стоит 3 мощи, у вас 1."),
        ("cultist#1", "Costs 2 power, you have 1.", "Стоит 2 мощи, у вас 1."),
        ("mystic#20", "Costs 3 runes, you have 1.", "Стоит 3 руны, у вас 1."),
        ("shadow-star#2", "Already used this turn.", "Уже использовано в этот ход."),
        ("burrower-mark-ii#1", "It works by itself.", "Действует сама по себе."),
        ("muramasa#1", "It is not yours.", "Это не ваша карта."),
        ("demon-slayer#1", "Already played this turn.", "Уже разыграна в этот ход."),
        ("landtalker#1", "Nothing can be done with this now.", "Сейчас с этим ничего нельзя сделать."),
    ],
)
def test_why_a_card_offers_nothing(piece: str, english: str, russian: str) -> None:
    table = start(
        runes=1,
        mechana_runes=2,
        power=1,
        row="kor-the-ferromancer#1 spike-vixen#1 shadow-star#1 mephit#1 earth-tyrant#1 hedron-cannon#1",
        played="demon-slayer#1",
        constructs="shadow-star#2 burrower-mark-ii#1",
        lasting=[mark("used shadow-star#2")],
        constructs_1="muramasa#1",
        void="landtalker#1",
    )
    assert (table.game.why_not(piece), table.game.why_not(piece, "ru")) == (english, russian)


def test_why_the_dear_use_of_a_construct_is_not_offered() -> None:
    table = start(constructs="yggdrasil-staff#1", runes=3).do("use yggdrasil-staff 0")
    assert table.game.why_not("yggdrasil-staff#1") == "You cannot pay for its effect."


def test_why_a_lower_card_of_a_pile_is_not_offered() -> None:
    table = start(runes=3, mystics="mystic#1 mystic#2")
    assert table.game.why_not("mystic#1") == "Only the top card of the pile is offered."
    assert table.game.why_not("mystic#2") is None


def test_why_a_card_is_not_part_of_a_choice() -> None:
    table = start(hand="void-initiate militia#1", row=ROW).do("play void-initiate")
    assert table.game.why_not("militia#1") is None
    assert table.game.why_not("kor-the-ferromancer#1") == "This is not part of the present choice."


# -- the log -----------------------------------------------------------------------------------------------------------


def note_kinds() -> set[str]:
    """Every kind of event that the sources of the engine and of Ascension name."""
    files = [*(SOURCES / "engine").rglob("*.py"), *(SOURCES / "games" / "ascension").glob("*.py")]
    kinds: set[str] = set()
    for file in files:
        for call in re.findall(r"\.(?:note|begin_turn)\(([^\n]*)", file.read_text(encoding="utf8")):
            kinds |= {kind for kind in re.findall(r'"([a-z-]*)"', call) if kind}
    return kinds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_has_a_log_line(lang: str) -> None:
    kinds = note_kinds()
    assert {"play", "use", "gain-runes", "gain-mechana-runes", "samael-defeats", "extra-turn", "shuffle"} <= kinds
    t = writer("ascension", lang)
    for kind in kinds:
        for hidden in (0, 1):
            for n in (0, 1, 2, 5):
                line = t.say(f"log-{kind}", who=t.seat(1), card="CARD", hidden=hidden, n=n)
                assert line.endswith("."), kind


@pytest.mark.parametrize(
    ("kind", "n", "russian"),
    [
        ("gain-runes", 1, "Игрок 2: получена 1 руна."),
        ("gain-runes", 2, "Игрок 2: получены 2 руны."),
        ("gain-runes", 5, "Игрок 2: получено 5 рун."),
        ("gain-power", 1, "Игрок 2: получена 1 мощь."),
        ("gain-honor", 3, "Игрок 2: получено 3 славы."),
        ("shuffle", 0, "Бездна перемешана и стала центральной колодой."),
        ("shuffle", 9, "Игрок 2: сброс перемешан и стал новой колодой."),
    ],
)
def test_log_lines_are_correct_russian(kind: str, n: int, russian: str) -> None:
    t = writer("ascension", "ru")
    assert t.plain(t.say(f"log-{kind}", who=t.seat(1), card="", hidden=1, n=n)) == russian


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_a_whole_game_is_told_and_every_token_can_be_put_into_words(seats: int, lang: str) -> None:
    game = deckhold.new("ascension", seats=seats, seed=5)
    game.listen()
    t = writer("ascension", lang)
    rng = seeded(11)
    while not game.over:
        texts = [game.prompt(lang)]
        actions = game.actions()
        texts += [game.label(action, lang) for action in actions]
        game.apply(actions[rng.below(len(actions))])
        for event in game.take_events():
            told = str(game.info.event_data(game, event, 0, lang).get("text", ""))
            assert told or event.kind == "move"
            texts.append(told)
        for text in texts:
            assert not TOKEN.search(t.plain(text))
    outcome: Any = game.view(0, lang)["outcome"]
    assert outcome["text"]


def test_the_discards_at_the_end_of_a_turn_are_told_as_moves() -> None:
    game = start(hand="militia", played="mystic", deck="apprentice*5").game
    game.listen()
    game.apply(game.actions()[-1])
    moves = [game.info.event_data(game, event, 1, "en") for event in game.take_events() if event.kind == "move"]
    told = [(move.get("piece"), move["from"], move["to"]) for move in moves]
    assert [(str(piece).partition("#")[0], *way) for piece, *way in told[:2]] == [
        ("mystic", "played/0", "discard/0"),
        ("militia", "hand/0", "discard/0"),
    ]
    assert [move[1:] for move in told[2:]] == [("deck/0", "hand/0")] * 5
    assert all("piece" not in move for move in moves[2:])  # what seat 0 draws seat 1 does not see


# -- the table ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_area_stands_exactly_once_on_a_wide_and_on_a_narrow_screen(seats: int) -> None:
    game = deckhold.new("ascension", seats=seats, seed=1)
    for viewer in (*range(seats), None):
        view: Any = game.view(viewer)
        ids = sorted(area["id"] for area in view["areas"])
        for screen in ("wide", "narrow"):
            assert sorted(id for row in view["layout"][screen] for id in row) == ids


@pytest.mark.parametrize(("seat", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1])])
def test_opponents_stand_above_in_playing_order_and_the_own_hand_at_the_bottom(seat: int, order: list[int]) -> None:
    layout: Any = deckhold.new("ascension", seats=4, seed=1).view(seat)["layout"]
    for screen in ("wide", "narrow"):
        rows = layout[screen]
        owners = [int(id.partition("/")[2]) for row in rows for id in row if id.startswith("constructs/")]
        assert owners == [*order, seat]
        assert f"hand/{seat}" in rows[-1]


def test_the_panel_shows_what_this_turn_has() -> None:
    def panel(table: Table) -> dict[str, int]:
        areas: Any = table.game.view(0)["areas"]
        [found] = [area["counters"] for area in areas if area["id"] == "turn"]
        return dict(found)

    assert panel(start(runes=2, power=1)) == {"runes": 2, "power": 1, "pool": 60}
    everything = start(runes=1, mechana_runes=2, extra_turns=1, pool=7)
    assert panel(everything) == {
        "runes": 1,
        "power": 0,
        "mechana-runes": 2,
        "extra-turns": 1,
        "pool": 7,
    }


def test_seats_show_honor_hand_and_deck_and_in_solo_play_samaels_honor() -> None:
    two: Any = start(hand="militia", deck="mystic*3", honor=4).game.view(None)["seats"]
    assert two[0]["counters"] == {"honor": 4, "hand": 1, "deck": 3}
    alone: Any = solo(samael_honor=6).game.view(0)["seats"]
    assert alone[0]["counters"]["samael"] == 6


def test_used_constructs_and_waiting_heroes_are_marked() -> None:
    table = start(hand="runic-lycanthrope", constructs="shadow-star yggdrasil-staff", runes=4)
    table.do("play runic-lycanthrope", "use shadow-star", "use yggdrasil-staff 0")
    areas: Any = {area["id"]: area["pieces"] for area in table.game.view(0)["areas"]}  # type: ignore[attr-defined]
    assert [piece.get("marks") for piece in areas["constructs/0"]] == [["used"], None]
    assert [piece.get("marks") for piece in areas["played/0"]] == [["waiting"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_counter_mark_option_and_fact_has_a_name(lang: str) -> None:
    t = writer("ascension", lang)
    keys = [f"count-{name}" for name in ("runes", "power", "mechana-runes", "extra-turns", "pool")]
    keys += [f"count-{name}" for name in ("honor", "hand", "deck", "samael")]
    keys += ["mark-used", "mark-waiting", "game-title", "game-about"]
    [info] = [info for info in deckhold.catalog() if info.id == "ascension"]
    keys += [f"option-{option.id}" for option in info.options]
    keys += [f"option-{option.id}-{value}" for option in info.options for value in option.values]
    keys += [f"area-{zone.name}" for zone in info.zones]
    for key in keys:
        assert t.say(key)


@pytest.mark.parametrize(
    ("table", "english", "russian"),
    [
        (start(turn=1, pool=0, honor=9), "Player 1 wins with 9 honor.", "Победа: Игрок 1. Слава: 9."),
        (
            solo(pool=0, honor=9),
            "You win with 9 honor, more than Samael.",
            "Вы победили: ваша слава (9) больше, чем у Самаэля.",
        ),
        (
            solo(pool=0),
            "Samael wins: you needed more honor than he has.",
            "Победил Самаэль: нужно было набрать больше славы, чем он.",
        ),
    ],
    ids=["two players", "won", "lost"],
)
def test_the_outcome_in_words(table: Table, english: str, russian: str) -> None:
    over = table.copy().do("end-turn").game
    texts: list[Any] = [over.view(0, lang)["outcome"] for lang in LANGUAGES]
    plain = [writer("ascension", lang).plain(text["text"]) for lang, text in zip(LANGUAGES, texts, strict=True)]
    assert plain == [english, russian]
