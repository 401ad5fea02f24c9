"""`deckhold replay`, and playing on from a replay."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import deckhold
from deckhold.terminal import saves

Run = Callable[..., Result]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A replay of forty actions of Ann and Bob."""
    game = deckhold.new("ascension", seed=5, options={"first": 0})
    pick = random.Random(1)
    for _ in range(40):
        game.apply(pick.choice(game.actions()))
    path = tmp_path / "game.json"
    path.write_text(json.dumps(deckhold.record(game, ["Ann", "Bob"]).data()))
    return path


def steps(text: str) -> list[int]:
    return [int(step) for step in re.findall(r"Step (\d+) of 40", text)]


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "The replay is genuine: Ascension, 40 actions."), ("ru", "Запись подлинная: Ascension, 40 действий.")],
)
def test_a_genuine_replay_passes_the_check(run: Run, file: Path, lang: str, said: str) -> None:
    result = run("replay", str(file), "--check", "--lang", lang)
    assert (result.exit_code, result.output.strip()) == (0, said)


@pytest.mark.parametrize("check", [["--check"], []])
def test_a_changed_action_is_refused_by_its_number(run: Run, file: Path, check: list[str]) -> None:
    data = json.loads(file.read_text())
    data["actions"][16] += 1
    file.write_text(json.dumps(data))
    result = run("replay", str(file), *check, "--lang", "ru")
    assert result.exit_code == 1
    assert "Запись не принята: не подходит действие 17." in result.output


def test_a_foreign_file_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text('{"format": "pgn"}')
    assert "format: 'pgn' is not 'deckhold-replay/1'" in run("replay", "x.json").output
    (tmp_path / "x.json").write_bytes(b"\xff\xfe")
    assert "this is no text file" in run("replay", "x.json").output
    assert "There is no file y.json." in run("replay", "y.json").output


def test_steps_go_forward_back_and_anywhere(run: Run, file: Path) -> None:
    text = run("replay", str(file), lines=["", "n", "b", "30", "99", "", "0", "b", "q"]).output
    assert steps(text) == [0, 1, 2, 1, 30, 40, 40, 0, 0]


def test_it_starts_where_one_says(run: Run, file: Path) -> None:
    assert steps(run("replay", str(file), "--step", "12", lines=[]).output) == [12]


def test_turns_go_from_seat_to_seat(run: Run, file: Path) -> None:
    replay = deckhold.replay(json.loads(file.read_text()))
    deciders = [decision.seat for step in range(40) if (decision := replay.at(step).decision)]
    starts = [step for step in range(1, 40) if deciders[step] != deciders[step - 1]]
    text = run("replay", str(file), lines=["+", "+", "-", "-", "-", "q"]).output
    assert steps(text) == [0, starts[0], starts[1], starts[0], 0, 0]


def test_it_plays_by_itself_to_the_end(run: Run, file: Path) -> None:
    assert steps(run("replay", str(file), "--step", "35", lines=["p", "q"]).output) == [35, 36, 37, 38, 39, 40]


def test_a_step_shows_what_happened_and_what_was_chosen_next(run: Run, file: Path) -> None:
    text = run("replay", str(file), lines=["", "q"]).output.split("\n>")[1]
    replay = deckhold.replay(json.loads(file.read_text()))
    assert "Ann plays" in text
    assert f"→ {replay.at(1).label(replay.actions[1])}" in text


def test_the_seat_that_looks_can_be_chosen(run: Run, file: Path) -> None:
    text = run("replay", str(file), "--seat", "2", lines=["v 1", "v", "v 7", "q"]).output.split("\n>")
    mine = [re.findall(r"^(?:▶|  ) ?(Ann|Bob)  Honor", part, re.MULTILINE)[-1] for part in text[:3]]
    assert mine == ["Bob", "Ann", "Ann"]
    assert "This game has seats 1 to 2." in text[3]
    assert "This game has seats 1 to 2." in run("replay", str(file), "--seat", "3").output


def test_cards_log_and_help_are_at_hand(run: Run, file: Path) -> None:
    text = run("replay", str(file), "--step", "9", lines=["? mystic", "l", "?", "q"]).output.split("\n>")
    assert "─ Mystic ─" in text[1]
    assert "Ann plays" in text[2]
    assert "one action forward" in text[3]


def test_play_branches_off_from_a_step(run: Run, file: Path) -> None:
    run("play", "--from-replay", str(file), "--at", "10", "--bots", "random", lines=["s here", "q"])
    save = saves.read("here")
    replay = deckhold.replay(json.loads(file.read_text()))
    assert save.game.history[:10] == replay.actions[:10]
    assert [place.name for place in save.places] == ["Ann", "Random bot"]


def test_a_step_that_is_not_there_is_refused(run: Run, file: Path) -> None:
    assert "steps 0 to 40, not 41" in run("play", "--from-replay", str(file), "--at", "41").output
