"""Playing in the terminal, through a pipe: what a person reads, and what the commands do."""

import codecs
import json
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

import deckhold
from deckhold.terminal import saves
from deckhold.terminal.saves import Place, Save

Run = Callable[..., Result]
START = ("play", "ascension", "--seed", "3", "--option", "first=0")
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN_WORD = re.compile(r"\b[A-Za-z]{2,}\b")


def newest() -> Save:
    return saves.read(saves.names()[0])


def choices(text: str) -> list[str]:
    """The labels of the last list of choices that was printed."""
    last = text.rsplit("\n>", 1)[0].rsplit("AS-23, AS-24", 1)[-1]
    return [label.strip() for label in re.findall(r"\d+\) (.*?)(?=  +\d+\)|\s*\n|$)", last)]


# -- a whole game ------------------------------------------------------------------------------------------------------


def nearly_over(seats: int) -> None:
    """Save a game as "late" that was played from its seed to shortly before its end."""
    game = deckhold.new("ascension", seats=seats, seed=3, options={"first": 0})
    pick = random.Random(1)
    while not game.over:
        game.apply(pick.choice(game.actions()))
    late = deckhold.record(game).at(len(game.history) - 12)
    places = [Place("Ann"), Place("Random bot", "random")][:seats]
    saves.write("late", Save(late, places, "en"))


@pytest.mark.parametrize(("lang", "title", "end"), [("en", "Result", "wins with"), ("ru", "Итог", "Победа: ")])
def test_a_game_ends_with_its_result_and_its_save_is_gone(run: Run, lang: str, title: str, end: str) -> None:
    nearly_over(2)
    result = run("play", "--continue", "late", "--lang", lang, lines=["1"] * 90)
    assert result.exit_code == 0
    assert f"─ {title} ─" in result.output
    assert end in result.output
    assert saves.names() == []


def test_the_replay_of_a_finished_game_can_be_saved_and_is_that_game(run: Run, tmp_path: Path) -> None:
    nearly_over(2)
    text = run("play", "--continue", "late", lines=["1"] * 90).output
    replay = deckhold.replay(json.loads((tmp_path / "1").read_text()))  # an answer "1" names the file
    assert "Replay saved: 1" in text
    assert replay.players == ["Ann", "Random bot"]
    assert replay.outcome is not None
    assert f"│ Ann: {replay.outcome.scores[0]} " in text
    assert f"│ Random bot: {replay.outcome.scores[1]} " in text


def test_no_replay_is_saved_unless_one_is_wanted(run: Run, tmp_path: Path) -> None:
    nearly_over(2)
    answers = run("play", "--continue", "late", lines=["1"] * 90).output.count("\n>")
    nearly_over(2)
    (tmp_path / "1").unlink()
    run("play", "--continue", "late", lines=["1"] * answers + [""])
    assert [path for path in tmp_path.iterdir() if path.is_file()] == []


def test_a_solo_game_tells_the_automatons_result(run: Run) -> None:
    nearly_over(1)
    text = run("play", "--continue", "late", lines=["1"] * 90).output
    assert re.search(r"│ Ann: \d+ +│", text)
    assert re.search(r"│ Samael: \d+ +│\n│ Honor tokens \d+, .+ \d", text)


def test_bots_alone_play_without_questions(run: Run) -> None:
    text = run(*START, "--seats", "2", "--bots", "random,greedy", lines=[""]).output
    assert "Random bot plays" in text
    assert "Result" in text


# -- the screen --------------------------------------------------------------------------------------------------------


def test_the_table_shows_row_piles_hand_and_choices(run: Run) -> None:
    text = run(*START, "--bots", "greedy", lines=["1"]).output.split("\n>")[1]
    for words in ("Center row", "Heavy Infantry ×20 2◆ 1★", "Runes 1◆", "Honor pool 60", "Played: Apprentice"):
        assert words in text
    assert re.search(r"1\) Apprentice ×3  hero  Gain 1◆\.", text)
    assert re.search(r"▶ Player 1 \(you\)  Honor 0★  Hand 4  Deck 5", text)
    assert "Player 1 plays Apprentice, gains 1 rune." in text


def test_a_pipe_gets_no_colours(run: Run) -> None:
    assert "\x1b" not in run(*START, lines=["1", "?", "? mystic", "h"]).output


def test_russian_play_has_no_english_words(run: Run) -> None:
    text = run(*START, "--lang", "ru", lines=["1", "1", "?", "? мистик", "h", "u", "l", "x", "99", "? нет"]).output
    known = {"AS", "Enter", "II", "deckhold", "play", "continue", "ascension"}
    assert set(LATIN_WORD.findall(text)) <= known


def test_english_play_has_no_russian_words(run: Run) -> None:
    text = run(*START, "--lang", "en", lines=["1", "1", "?", "? mystic", "h", "u", "l", "x", "99", "? none"]).output
    assert not CYRILLIC.search(text)


def test_bots_moves_are_told_without_their_secrets(run: Run) -> None:
    text = run(*START, "--bots", "greedy", lines=["3", "l"]).output  # ends the turn at once
    assert "Greedy bot plays Apprentice, gains 1 rune." in text
    assert "Greedy bot ends the turn, draws a card ×5." in text
    assert re.search(r"Player 1 ends the turn, draws (Apprentice|Militia)", text)


# -- commands ----------------------------------------------------------------------------------------------------------


def test_undo_goes_back_and_says_how_far(run: Run) -> None:
    text = run(*START, lines=["1", "1", "1", "u 2", "u", "u"]).output.split("\n>")
    assert [re.findall(r"undo \((\d) step", part) for part in text[:7]] == [[], ["1"], ["2"], ["3"], ["1"], [], []]
    assert "Nothing can be taken back" in text[6]


def test_undo_forgets_what_was_told(run: Run) -> None:
    text = run(*START, lines=["1", "u", "l"]).output.split("\n>")
    assert "plays Apprentice" in text[1]
    assert "plays Apprentice" not in text[2] + text[3]


def test_undo_does_not_reach_into_anothers_turn(run: Run) -> None:
    text = run(*START, "--bots", "random", lines=["3", "u"]).output.split("\n>")
    assert "undo (" not in text[1]
    assert "Nothing can be taken back" in text[2]


def test_too_many_steps_are_refused(run: Run) -> None:
    text = run(*START, lines=["1", "1", "u 5", "u 0"]).output.split("\n>")
    assert "Only the last 2 actions can be taken back." in text[3]
    assert "Only the last 2 actions can be taken back." in text[4]


def test_a_card_is_explained_by_its_name(run: Run) -> None:
    text = run(*START, lines=["? mystic"]).output.split("\n>")[1]
    for words in ("─ Mystic ─", "Gain 2◆.", "Cost    3◆", "Honor   1★", "Copies  20", "Confirmed from public sources."):
        assert words in text
    assert "Costs 3 runes, you have 0." in text


def test_a_card_is_explained_by_the_number_of_a_choice(run: Run) -> None:
    text = run(*START, lines=["? 2", "? 77"]).output.split("\n>")
    assert "─ Militia ─" in text[1]
    assert "It is part of a choice now." in text[1]
    assert "Choices are numbered from 1 to 3." in text[2]


def test_a_choice_without_a_card_is_explained_by_its_label(run: Run) -> None:
    assert run(*START, lines=["? 3"]).output.split("\n>")[1].strip().startswith("End the turn")


def test_a_pile_is_listed_by_its_name(run: Run) -> None:
    text = run(*START, lines=["1", "? Played"]).output.split("\n>")[2]
    assert "Played: Apprentice" in text


def test_the_sign_of_what_cannot_be_undone_is_explained_where_it_stands(run: Run) -> None:
    out = run(*START, lines=["q"]).output
    assert "End the turn *" in out
    assert "q quit; * no undo" in out


def test_help_names_commands_rules_and_symbols(run: Run) -> None:
    text = run(*START, lines=["?"]).output.split("\n>")[1]
    for words in ("u, u 3", "Rules: AS-23, AS-24", "1◆ Runes   1⚔ Power"):
        assert words in text


def test_a_hint_names_three_choices_with_their_worth(run: Run) -> None:
    text = run(*START, lines=["1", "1", "1", "h"]).output.split("\n>")[4]
    assert len(re.findall(r"^ +\d+\) .*  \d+%$", text, re.MULTILINE)) == 3


def test_what_is_not_understood_changes_nothing(run: Run) -> None:
    text = run(*START, lines=["dance", "0", "99", "-1", "? nonsense"]).output.split("\n>")
    assert "Not understood" in text[1]
    assert "Choices are numbered" in text[2]
    assert "Choices are numbered" in text[3]
    assert "Not understood" in text[4]
    assert "No card here is called “nonsense”." in text[5]
    assert newest().game.history == []


def test_commands_work_on_a_russian_keyboard(run: Run) -> None:
    text = run(*START, "--lang", "ru", lines=["1", "г", "й"]).output.split("\n>")
    assert "отменить (" not in text[2]
    assert "Сохранено" in text[3]


# -- leaving and coming back -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("end", [["q"], []], ids=["quit", "end of input"])
def test_a_game_that_was_left_goes_on_where_it_was(run: Run, end: list[str]) -> None:
    left = run(*START, "--bots", "greedy", lines=["1", "1", *end]).output
    before = newest()
    again = run("play", "--continue", lines=["l", "q"]).output
    assert before.game.history == newest().game.history
    assert before.game.fingerprint() == newest().game.fingerprint()
    assert before.places == [Place("Player 1"), Place("Greedy bot", "greedy")]
    assert f"deckhold play --continue {saves.names()[0]}" in left
    assert choices(again.split("\n>")[0]) == choices(left)
    assert "Player 1 plays Apprentice, gains 1 rune. ×2" in again


@pytest.mark.parametrize(
    ("game", "card", "said", "undo", "question"),
    [
        ("aeons-end", "kindle", "Разжигание", "u отменить (1 шаг)", "Разыгрывайте самоцветы"),
        ("last-bastion", "standard", "Знамя", "Отменить ничего нельзя", "Выберите слот."),  # a card was drawn
    ],
)
def test_every_command_works_in_a_cooperative_game(
    run: Run, game: str, card: str, said: str, undo: str, question: str
) -> None:
    """Explain, hint, undo, save, leave and go on later, in Russian."""
    lines = ["?", f"? {card}", "р", "1", "г", "ы mine", "й"]
    text = run("play", game, "--seats", "1", "--seed", "4", "--lang", "ru", lines=lines).output
    assert "1♥ Жизни" in text  # the symbols are explained
    assert said in text
    assert "%" in text  # of the hint
    assert undo in text
    assert question in run("play", "--continue", "mine", "--lang", "ru", lines=["й"]).output


def test_a_game_is_saved_and_continued_by_name(run: Run) -> None:
    run(*START, lines=["1", "s first", "1", "s second", "q"])
    assert {"first", "second"} < set(saves.names())
    assert len(saves.read("first").game.history) == 1
    text = run("play", "--continue", "second", lines=["q"]).output
    assert "Runes 2◆" in text


@pytest.mark.parametrize("name", ["../evil", "a/b", ".hidden", ""])
def test_a_save_stays_in_its_folder(run: Run, name: str) -> None:
    with pytest.raises(ValueError, match="is no name for a file"):
        saves.path_of(name)


def test_a_name_that_cannot_be_a_file_is_refused_and_play_goes_on(run: Run) -> None:
    text = run(*START, lines=["s ../evil", "1"]).output.split("\n>")
    assert "It could not be saved. save: '../evil' is no name" in text[1]
    assert "Runes 1◆" in text[2]


def edited(name: str, change: Callable[[Any], None]) -> bytes:
    path = saves.path_of(name)
    data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data))
    return path.read_bytes()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda data: data["table"]["position"]["center_deck"].pop(), "is missing: every card of the box"),
        (lambda data: data["table"].update(version="0"), "version: saved by rules version 0"),
        (lambda data: data.update(format="x"), "format: 'x' is not 'deckhold-table/1'"),
        (lambda data: data["places"].pop(), "places: 2 are wanted, not 1"),
        (lambda data: data.pop("table"), "'table' is missing"),
    ],
)
def test_a_broken_save_is_refused_and_left_as_it_is(run: Run, change: Callable[[Any], None], problem: str) -> None:
    run(*START, lines=["1", "s mine", "q"])
    before = edited("mine", change)
    result = run("play", "--continue", "mine")
    assert result.exit_code == 1
    assert "The saved game “mine” is damaged; it was left as it is." in result.output
    assert problem in result.output
    assert saves.path_of("mine").read_bytes() == before


def test_a_save_that_is_no_json_is_refused_with_the_place(run: Run) -> None:
    run(*START, lines=["s mine", "q"])
    saves.path_of("mine").write_text('{"format": ')
    assert "line 1, column 12" in run("play", "--continue", "mine").output


def test_without_a_save_there_is_nothing_to_continue(run: Run) -> None:
    result = run("play", "--continue")
    assert (result.exit_code, result.output) == (1, "deckhold: There is no saved game to continue.\n")
    assert "There is no saved game “x”." in run("play", "--continue", "x").output


def test_a_failed_write_keeps_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    saves.write_json(path, {"good": 1})
    with pytest.raises(TypeError):
        saves.write_json(path, {"bad": object()})
    assert json.loads(path.read_text()) == {"good": 1}
    assert [one.name for one in tmp_path.iterdir()] == ["file.json"]


# -- people at one screen ----------------------------------------------------------------------------------------------


def give(data: Any, seat: int, card: str) -> None:
    """Exchange a hidden card of the center deck for one in a hand, so that the hand can be told from others."""
    position = data["table"]["position"]
    hand, deck = position["players"][seat]["hand"], position["center_deck"]
    hand[0], deck[deck.index(card)] = card, hand[0]
    position["unsure"] = []


def test_people_hand_the_screen_over_and_see_only_their_own_cards(run: Run) -> None:
    people = ("--seats", "2", "--name", "Ann", "--name", "Bob")
    run(*START, *people, lines=["", "s both", "q"])
    edited("both", lambda data: give(data, 0, "muramasa#1"))
    edited("both", lambda data: give(data, 1, "landtalker#1"))
    text = run("play", "--continue", "both", lines=["", "l", "4", "", "l", "q"]).output
    parts = re.split(r"(?:Ann|Bob), it is your decision", text)
    assert len(parts) == 3
    assert ("Muramasa" in parts[1], "Landtalker" in parts[1]) == (True, False)
    assert ("Muramasa" in parts[2], "Landtalker" in parts[2]) == (False, True)


@pytest.mark.parametrize(
    ("game", "asked"), [("aeons-end", "Bob: Play gems"), ("last-bastion", "Bob: Choose your hero.")]
)
def test_where_nobody_hides_cards_the_question_names_its_player_and_play_goes_on(
    run: Run, game: str, asked: str
) -> None:
    text = run("play", game, "--seats", "2", "--name", "Ann", "--name", "Bob", "--seed", "4", lines=["q"]).output
    assert "it is your decision" not in text
    assert asked in text


def test_what_happens_before_the_first_decision_is_told(run: Run) -> None:
    text = run("play", "aeons-end", "--seats", "2", "--seed", "5", lines=["l", "q"]).output
    assert "› Umbra Titan: unleash.\n" in text  # the news above the question
    assert "The nemesis draws Catacomb Drone.\nCatacomb Drone enters play.\n" in text  # the whole log


def test_one_person_is_never_asked_to_hand_over(run: Run) -> None:
    assert "it is your decision" not in run(*START, "--bots", "random", lines=["3", "3"]).output


class Pty:
    """A real terminal with a person at it."""

    def __init__(self, *args: str, env: dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        command = [sys.executable, "-m", "deckhold.cli", *args]
        full = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30", **env}
        # Tests may run in the background, where Ctrl+C is ignored; whoever sits at a terminal can use it.
        self.process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=full,
            close_fds=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        os.close(slave)
        self.text = ""
        self.decoder = codecs.getincrementaldecoder("utf8")()

    def until(self, words: str, seconds: float = 30) -> str:
        """What is printed up to some words."""
        deadline = time.monotonic() + seconds
        while words not in self.text:
            ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"{words!r} did not come:\n{self.text}"
            self.text += self.decoder.decode(os.read(self.master, 65536))
        part, self.text = self.text.split(words, 1)
        return part

    def wait_for_its_question(self) -> None:
        """Until the process sleeps: a signal just before it waits for an answer is noticed only after the answer."""
        asleep = 0
        while asleep < 10:
            time.sleep(0.05)
            state = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0]
            asleep = asleep + 1 if state == "S" else 0

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def close(self) -> int:
        code = self.process.wait(30)
        os.close(self.master)
        return code


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Callable[..., Pty]]:
    opened: list[Pty] = []

    def terminal(*args: str) -> Pty:
        opened.append(Pty(*args, env={"DECKHOLD_DATA": str(tmp_path / "data"), "LANG": "C.UTF-8"}))
        return opened[-1]

    yield terminal
    for screen in opened:
        screen.process.kill()
        screen.process.wait()


def test_on_a_terminal_the_screen_and_its_past_are_wiped_before_the_next_person_looks(
    terminal: Callable[..., Pty],
) -> None:
    screen = terminal(*START, "--seats", "2", "--name", "Ann", "--name", "Bob", "--lang", "en")
    screen.until("Press Enter when you are ready.")
    screen.type("\n")
    screen.until("q quit")
    screen.type("3\n")
    between = screen.until("Bob, it is your decision")
    wiped = between.rindex("\x1b[3J")
    assert "Apprentice" not in between[wiped:]
    screen.type("\n")
    assert "\x1b[3J" in screen.until("Center row")
    screen.until("q quit")
    screen.type("q\n")
    screen.until("Go on with")
    assert screen.close() == 0


def test_on_a_terminal_there_is_colour_and_ctrl_c_saves(terminal: Callable[..., Pty], tmp_path: Path) -> None:
    screen = terminal(*START, "--lang", "en")
    assert "\x1b[1;33m" in screen.until("q quit")
    screen.until("> ")
    screen.wait_for_its_question()
    screen.process.send_signal(signal.SIGINT)
    screen.until("Saved: ")
    assert screen.close() == 0
    assert len(list((tmp_path / "data" / "saves").glob("*.json"))) == 1


# -- starting ----------------------------------------------------------------------------------------------------------


def test_without_a_game_one_is_asked_and_enter_takes_the_usual(run: Run) -> None:
    text = run("play", lines=["", "", "", "", "", "q"]).output
    assert "What would you like to play?" in text
    assert "1) Ascension. " in text
    assert newest().places == [Place("Player 1"), Place("Greedy bot", "greedy")]


def test_people_bots_and_settings_can_be_chosen(run: Run) -> None:
    run("play", lines=["1", "2", "1", "1", "o", "2", "3", "", "q"])
    save = newest()
    assert save.places == [Place("Player 1"), Place("Player 2"), Place("Random bot", "random")]
    assert save.game.options == {"cards": "remaster", "first": 1}


def test_mages_are_chosen_by_their_numbers_and_settings_that_do_not_go_together_are_asked_again(run: Run) -> None:
    game = str([info.id for info in deckhold.catalog()].index("aeons-end") + 1)
    start = [game, "1", "0", "o", "", ""]
    wrong = ["5 8", "", "", "", "", "", ""]  # two mages for one seat
    right = ["o", "", "", "9", "8", *[""] * 6]  # there are only eight
    text = run("play", lines=[*start, *wrong, *right, "q"]).output
    assert "Mages: 2 are chosen for one seat." in text
    assert "Please enter a number from 1 to 8." in text
    assert "Mage: Yan Magda" in text


def test_a_saved_game_is_offered_at_the_start(run: Run) -> None:
    run(*START, lines=["1", "s mine", "q"])
    games = len(deckhold.catalog())
    text = run("play", lines=[str(games + saves.names().index("mine") + 1), "q"]).output
    assert "Continue: mine" in text
    assert "Runes 1◆" in text


def test_a_wrong_number_is_asked_again(run: Run) -> None:
    assert "Please enter a number from 1 to" in run("play", lines=["99", "q"]).output


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (("chess",), "There is no game “chess”. There are: ascension"),
        (("ascension", "--seats", "9"), "ascension is for 1 to 4 seats, not for 9."),
        (("ascension", "--seats", "1", "--bots", "random,random"), "2 bots do not fit into 1 seat."),
        (("ascension", "--bots", "genius"), "There is no bot “genius”. There are: random, greedy, easy"),
        (("ascension", "--option", "cards"), "Write settings as KEY=VALUE, not “cards”."),
        (("ascension", "--option", "cards=gold"), "The setting cards cannot be “gold”. Allowed: classic, remaster"),
        (("ascension", "--option", "mood=1"), "ascension has no setting “mood”. It has: cards, first"),
        (("ascension", "--seats", "1", "--option", "first=1"), "First player: there is no seat 2 at a table for 1."),
        (("ascension", "--seed", "-1"), "seed: a whole number from 0"),
        (("--from-replay", "none.json"), "There is no file none.json."),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_reason(run: Run, args: tuple[str, ...], problem: str) -> None:
    result = run("play", *args)
    assert result.exit_code == 1
    assert problem in result.output


def test_settings_that_do_not_fit_the_table_are_refused_in_the_players_language(run: Run) -> None:
    result = run("play", "aeons-end", "--seats", "2", "--option", "solo_life=12", "--lang", "ru")
    assert result.exit_code == 1
    assert "Жизни в одиночку: дополнительные жизни — только для одного мага." in result.output


@pytest.mark.parametrize("key", ["t", "е"])
def test_the_whole_table_is_shown_when_asked_for(run: Run, key: str) -> None:
    shown = run(*START, lines=["q"]).output.count("Center deck")
    assert run(*START, lines=[key, "q"]).output.count("Center deck") == shown + 1


def test_the_same_seed_gives_the_same_table(run: Run) -> None:
    first, second = run(*START, lines=[]).output, run(*START, lines=[]).output
    assert first.split("\n>")[0] == second.split("\n>")[0]
