"""The table on screens of several sizes, for positions of every game."""

import random
import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import deckhold
from deckhold.terminal.faces import Faces
from deckhold.terminal.story import Story
from deckhold.terminal.table import DETAILS, Screen
from deckhold.terminal.words import Speech
from games.ascension import vigil
from games.mage_knight.land import land
from games.position import in_force

GAMES = [info.id for info in deckhold.catalog()]
SIZES = [(80, 21), (100, 27), (100, 42), (160, 42)]


def drawn(view: Any, faces: Faces, log: list[Text], width: int, height: int) -> list[str]:
    console = Console(width=width, height=height, file=StringIO(), highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(Screen(view, faces, log, len(log)).draw(width, height))
    return capture.get().splitlines()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_stays_inside_the_screen(game: str, lang: str) -> None:
    info = next(info for info in deckhold.catalog() if info.id == game)
    seats = min(info.seats[1], 2)
    story = Story(deckhold.new(game, seats=seats, seed=4))
    speech = Speech(game, lang, ["Ann", "Bob"][:seats])
    faces = Faces(game, story.game.options, speech)
    pick = random.Random(2)
    step = 0
    while not story.game.over and step < 240:
        story.act(pick.choice(story.game.actions()))
        step += 1
        if step % 20 == 0 and story.game.decision is not None:
            seat = story.game.decision.seat
            view, log = story.game.view(seat, lang), story.lines(seat, speech)
            for width, height in SIZES:
                lines = drawn(view, faces, log, width, height)
                assert max(Text(line).cell_len for line in lines) <= width
                assert len(lines) <= height, "\n".join(lines)
    assert step > 20


def test_what_a_small_screen_leaves_out_is_counted_and_shown_when_asked_for() -> None:
    game = deckhold.new("aeons-end", seats=4, seed=4)
    speech = Speech("aeons-end", "en", ["Ann", "Bob", "Cyd", "Dan"])
    decision = game.decision
    assert decision is not None
    screen = Screen(game.view(decision.seat), Faces("aeons-end", game.options, speech), [], 0)
    small, large = screen.draw(80, 21).plain, screen.draw(80, 200).plain
    assert re.match(r"… \d+ more lines of the table: t\n", small)
    assert "more lines of the table" not in large
    assert small.count("Breaches: ") == 1
    whole = "\n".join(line.plain for line in screen.whole(80))
    assert large.startswith(whole)
    assert whole.count("Breaches") == 4


def test_a_piece_does_not_repeat_what_the_line_of_its_seat_says() -> None:
    game = deckhold.new("aeons-end", seats=2, seed=4)
    speech = Speech("aeons-end", "en", ["Ann", "Bob"])
    faces = Faces("aeons-end", game.options, speech)
    lines = drawn(game.view(0), faces, [], 80, 21)
    assert any(re.search(r"Mage: [\w ]+ \(Charge slots \d\)", line) for line in lines)
    assert any(re.search(r"Ann \(you\)  Life 10", line) for line in lines)


def test_a_wide_screen_has_the_log_beside_the_table() -> None:
    story = Story(deckhold.new("ascension", seed=4))
    speech = Speech("ascension", "en")
    story.act(story.game.actions()[0])
    faces = Faces("ascension", None, speech)
    view = story.game.view(0)
    assert "─ Log ─" in drawn(view, faces, story.lines(0, speech), 160, 40)[0]
    assert "─ Log ─" not in "".join(drawn(view, faces, story.lines(0, speech), 100, 40))


def test_a_log_that_is_too_long_says_how_much_is_missing() -> None:
    game = deckhold.new("ascension", seed=4)
    log = [Text(f"line {i}") for i in range(50)]
    lines = drawn(game.view(0), faces_of("ascension"), log, 100, 27)
    shown = [line for line in lines if "line" in line]
    assert shown[-1].strip() == "› line 49"
    assert shown[0].strip() == f"… {50 - (len(shown) - 1)} more lines: l"


def board() -> Any:
    pieces = [
        {"id": "mystic#1", "card": "mystic", "x": 0, "y": 0},
        {"id": "militia#1", "card": "militia", "x": 1, "y": 0},
        {"id": "slot:1", "x": 0, "y": 1},
        {"id": "knight:0", "on": "slot:1", "counters": {"level": 3}},
    ]
    return {
        "seat": 0,
        "seats": [{"seat": 0, "name": "", "counters": {}}],
        "decision": {"seat": 0, "kind": "move", "serial": 1, "prompt": "Move.", "rules": []},
        "actions": [{"action": 7, "verb": "move", "label": "To the militia", "pieces": ["militia#1"]}],
        "areas": [{"id": "map", "kind": "grid", "label": "Map", "pieces": pieces}],
        "layout": {"wide": [["map"]], "narrow": [["map"]], "theme": ""},
        "lasting": [],
        "outcome": None,
    }


def test_a_board_is_drawn_as_a_map_with_figures_and_choices() -> None:
    lines = drawn(board(), faces_of("ascension"), [], 100, 30)
    assert lines[1].startswith("│ 3◆ Mystic                  │1) Militia                 │")
    assert lines[2].startswith("│ ·                          │")
    assert lines[3].startswith("│ knight (level 3)           │")
    assert lines[-1] == " 1) To the militia"


def picture(game: str, size: tuple[int, int], seats: int, **options: object) -> str:
    """The first decision of a game on a screen."""
    return "\n".join(drawn(first_view(game, seats, options), faces_of(game), [], *size))


def first_view(game: str, seats: int, options: dict[str, object]) -> Any:
    played = deckhold.new(game, seats=seats, seed=4, options=options)
    assert played.decision is not None
    return played.view(played.decision.seat)


def faces_of(game: str) -> Faces:
    return Faces(game, None, Speech(game, "en"))


def test_a_supply_is_a_list_with_texts_where_there_is_room_and_a_line_with_prices_where_there_is_not() -> None:
    large = picture("aeons-end", (120, 60), 1)
    assert "│     3◆ Frozen Magmite (Left 7)     gem  Gain 2◆. The next card you gain this turn may go on" in large
    small = picture("aeons-end", (80, 24), 1)
    assert "\nSupply: 3◆ Frozen Magmite (Left 7), 4◆ Scoria Slag (Left 7), 5◆ Erratic" in small


def test_eighty_columns_show_who_stands_where_on_a_board() -> None:
    shown = picture("last-bastion", (80, 40), 2, hero_choice="random")
    assert "│Market      │Standard            │" in shown
    assert "│Kazgin      │Standard            │" in shown


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_eighty_columns_show_the_whole_names_of_places(lang: str) -> None:
    game = deckhold.new("last-bastion", seats=2, seed=4, options={"hero_choice": "random"})
    assert game.decision is not None
    view: Any = game.view(game.decision.seat, lang)
    faces = Faces("last-bastion", None, Speech("last-bastion", lang))
    screen = Screen(view, faces, [], 0)
    bastion = next(area for area in view["areas"] if area["id"] == "bastion")
    tiles = [faces.name(piece["card"]).plain for piece in bastion["pieces"] if "x" in piece and "card" in piece]
    for detail in DETAILS:
        lines = [line.plain.split("│") for line in screen.board(bastion, 76, detail)]
        columns = [" ".join(" ".join(parts).split()) for parts in zip(*lines, strict=True)]
        for tile in tiles:
            assert any(tile in column for column in columns), (tile, detail)


def test_a_name_that_takes_two_lines_does_not_say_that_there_is_more() -> None:
    game = deckhold.new("last-bastion", seats=2, seed=4, options={"hero_choice": "random"})
    view: Any = game.view(0, "ru")
    screen = Screen(view, Faces("last-bastion", None, Speech("last-bastion", "ru")), [], 0)
    slot = {"id": "slot:red:0"}
    assert [line.plain for line in screen.cell([slot], {}, 11, 1)] == ["Свободный", " слот"]
    trap = {slot["id"]: [{"id": "trap", "on": slot["id"]}]}
    assert [line.plain for line in screen.cell([slot], trap, 11, 2)] == ["Свободный", " слот …"]
    assert [line.plain for line in screen.cell([slot], trap, 11, 3)] == ["Свободный", " слот", "Ловушка"]


def test_a_panel_of_counters_has_its_name() -> None:
    assert "\nGravehold: Life 30♥   Nemesis deck: 19   Turn-order deck: 3\n" in picture("aeons-end", (80, 34), 1)


def test_what_lies_on_a_piece_is_named_with_it() -> None:
    view = first_view("aeons-end", 2, {"mages": ["garu", "yan-magda"]})
    for area in view["areas"]:
        if area["id"].startswith("breaches/"):
            area["pieces"].append({"id": f"kindle#{area['owner']}", "card": "kindle", "on": area["pieces"][1]["id"]})
    shown = drawn(view, faces_of("aeons-end"), [], 80, 48)
    assert "Cost to open 5) [Kindle], Breach III" in " ".join(" ".join(shown).split())
    below = next(i for i, line in enumerate(shown) if "└ Kindle" in line)
    assert "Breach II (" in shown[below - 2] + shown[below - 1]


def test_choices_stand_in_as_many_columns_as_fit() -> None:
    view = board()
    labels = ["a", "a longer label", "b", "c", "d", "the longest label of all of them"]
    view["actions"] = [{"action": i, "verb": "move", "label": label, "pieces": []} for i, label in enumerate(labels)]
    lines = drawn(view, faces_of("ascension"), [], 70, 30)
    assert lines[-2:] == [
        " 1) a                 3) b    5) d",
        " 2) a longer label    4) c    6) the longest label of all of them",
    ]
    below = [f" {number}) {label}" for number, label in enumerate(labels, 1)]
    assert drawn(view, faces_of("ascension"), [], 50, 30)[-6:] == below


def test_a_choice_says_what_it_gives_and_costs_as_far_as_there_is_room() -> None:
    view = board()
    plain = {"verb": "play", "pieces": []}
    view["actions"] = [
        {**plain, "action": 0, "label": "Play March", "brief": "Move 2"},
        {**plain, "action": 1, "label": "Play Rage", "brief": "Attack 2 or Block 2, and much more than that"},
        {**plain, "action": 2, "label": "March sideways: move", "brief": "move 1"},  # said already
        {**plain, "action": 3, "label": "Move to 1,0", "cost": 3},
        *[{**plain, "action": n, "label": "Wait"} for n in range(4, 8)],
    ]
    lines = " ".join(drawn(view, faces_of("ascension"), [], 80, 30))
    for said in (
        "1) Play March - Move 2 ",
        "2) Play Rage - Attack 2 or Block 2…",
        "3) March sideways: move ",
        "4) Move to 1,0 (3)",
    ):
        assert said in lines, lines


def test_what_an_answer_loses_or_defeats_is_written_below_the_choices() -> None:
    view = board()
    move = view["actions"][0]
    struck = {**move, "sign": "defeat", "forecast": ["strength 5 against defense 3: defeated"]}
    view["actions"] = [move, {**move, "warnings": ["2 move is lost", "the round ends"]}, struck]
    lines = drawn(view, faces_of("ascension"), [], 80, 30)
    assert lines[-2:] == [" 2) 2 move is lost; the round ends", " 3) strength 5 against defense 3: defeated"]


def test_offers_that_a_question_is_not_about_make_room_for_the_map() -> None:
    table = land(hand="march rage stamina swiftness", move_points=2)
    view: Any = table.game.view(0)
    faces = Faces("mage-knight", table.game.options, Speech("mage-knight", "en", ["Ann"]))
    small, large = drawn(view, faces, [], 80, 38), drawn(view, faces, [], 80, 90)
    assert "Map" in small[1]
    assert not [line for line in small if line.startswith("Spells")]
    assert [line for line in large if "Spells" in line]


@pytest.mark.parametrize(("lang", "ends"), [("en", "(ends the game)"), ("ru", "(завершит игру)")])
def test_a_choice_says_that_it_cannot_be_undone_or_ends_the_game(lang: str, ends: str) -> None:
    view = board()
    move = view["actions"][0]
    view["actions"] = [move, {**move, "final": True}, {**move, "final": True, "ends": True}]
    faces = Faces("ascension", None, Speech("ascension", lang))
    label = move["label"]
    assert drawn(view, faces, [], 100, 30)[-1] == f" 1) {label}    2) {label} *    3) {label} {ends}"
    replayed = Screen(view, faces, [], 0, played=0).draw(100, 30).plain
    assert "*" not in replayed


def test_what_lasts_is_told_with_its_card_and_until_when() -> None:
    twice = [in_force("reactor-monk.effect.1", "reactor-monk#1")] * 2
    view = vigil.start(lasting=twice).game.view(0)
    large = "\n".join(drawn(view, faces_of("ascension"), [], 120, 60))
    assert "• Reactor Monk ×2 (until the end of the turn): " in large
    small = Screen(view, faces_of("ascension"), [], 0).table(80, DETAILS[-1])
    assert "• Reactor Monk ×2 (until the end of the turn)" in [line.plain for line in small]
