"""Seats that win and lose together: a bot plays whole sides, and the result of a side counts once."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from deckhold import _native, games
from deckhold.engine.info import GameInfo
from deckhold.lab import arena, sim
from deckhold.lab.figures import Figures, compare
from deckhold.lab.plan import Plan, seated
from deckhold.lab.store import Run, start_run
from deckhold.lab.whatif import what
from deckhold.lab.work import work
from deckhold.text import writer

if _native.COMPILED:
    pytest.skip("a test cannot subclass what is compiled: this runs interpreted", allow_module_level=True)

from engine.skirmish import SKIRMISH

ALONE = ((0,), (1,), (2,), (3,))
PAIRS = ((0, 2), (1, 3))
UNEQUAL = ((0,), (1, 2, 3))
TEAMS: dict[str, object] = {"teams": "yes"}


@pytest.fixture(autouse=True)
def skirmish(monkeypatch: pytest.MonkeyPatch) -> None:
    """The little game with teams, as if it were in the catalog."""
    info = games.info

    def found(id: str) -> GameInfo:
        return SKIRMISH if id == SKIRMISH.id else info(id)

    monkeypatch.setattr(games, "info", found)


def played(path: Path, plan: Plan, count: int) -> Run:
    run = start_run(path, plan)
    for part, rows, cards in work(plan, run.missing(count, count), 1):
        run.add(part, rows, cards)
    return run


# -- who sits where ----------------------------------------------------------------------------------------------------


def test_who_is_alone_moves_from_seat_to_seat() -> None:
    assert ["".join(seated("abcd", ALONE, index)) for index in range(5)] == ["abcd", "bcda", "cdab", "dabc", "abcd"]


def test_who_plays_together_moves_within_the_only_side() -> None:
    assert ["".join(seated("abc", ((0, 1, 2),), index)) for index in range(4)] == ["abc", "bca", "cab", "abc"]


def test_the_bots_of_a_side_move_on_together() -> None:
    assert ["".join(seated("abab", PAIRS, index)) for index in range(3)] == ["abab", "baba", "abab"]


def test_bots_change_places_within_their_side_when_all_sides_were_theirs() -> None:
    assert ["".join(seated("acbd", PAIRS, index)) for index in range(5)] == ["acbd", "cadb", "bdac", "dbca", "acbd"]


def test_a_bot_plays_a_whole_side_of_any_size() -> None:
    assert ["".join(seated("abbb", UNEQUAL, index)) for index in range(3)] == ["abbb", "baaa", "abbb"]


def test_a_plan_rotates_by_the_sides_of_its_options() -> None:
    bots = ("greedy", "random", "random", "random")
    assert Plan("skirmish", bots, TEAMS).places(1) == ["random", "greedy", "random", "random"]
    assert Plan("skirmish", bots).places(1) == ["random", "random", "random", "greedy"]


def test_sides_may_differ_from_game_to_game() -> None:
    plan = Plan("skirmish", ("random",) * 4, {"teams": "*"})
    assert {plan.sides(index) for index in range(20)} == {ALONE, PAIRS}
    assert plan.common_sides(range(20)) is None
    assert Plan("skirmish", ("random",) * 4, TEAMS).common_sides(range(20)) == PAIRS


# -- arena -------------------------------------------------------------------------------------------------------------


def test_two_bots_share_the_sides_of_a_table() -> None:
    assert arena.places("a", "b", ALONE) == [("a", "b", "a", "b")]
    assert arena.places("a", "b", PAIRS) == [("a", "b", "a", "b")]
    assert arena.places("a", "b", ((0, 1), (2, 3))) == [("a", "a", "b", "b")]
    assert arena.places("a", "b", UNEQUAL) == [("a", "b", "b", "b")]
    assert arena.places("a", "b", ((0,), (1,), (2,))) == [("a", "b", "a"), ("b", "a", "b")]


@pytest.mark.parametrize(
    ("winners", "part"), [([0], 1.0), ([1, 2, 3], 0.0), ([0, 1, 2, 3], 0.5), ([], 0.5)], ids=["a", "b", "both", "none"]
)
def test_a_side_has_one_point_however_many_seats_it_has(winners: list[int], part: float) -> None:
    assert arena.points({"bots": ["a", "b", "b", "b"], "winners": winners}, "a", UNEQUAL) == part


def test_in_an_arena_no_bot_plays_on_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = []

    def points(row: dict[str, object], bot: str, sides: object) -> float:
        tables.append(row["bots"])
        return 0.5

    monkeypatch.setattr(arena, "points", points)
    monkeypatch.setattr(SKIRMISH, "sides", lambda seats, options: ((0, 1), (2, 3)))
    run("arena", "skirmish", "--seats", 4, "--bots", "random,greedy", "-n", 2)
    assert tables == [["random", "random", "greedy", "greedy"], ["greedy", "greedy", "random", "random"]]


def test_an_arena_refuses_sides_that_differ_from_game_to_game() -> None:
    assert "sides are the same in all games" in run("arena", "skirmish", "--seats", 4, "--option", "teams=*", code=2)


def test_an_arena_takes_an_option_that_is_left_open() -> None:
    assert "greedy" in run("arena", "ascension", "--bots", "random,greedy", "--option", "cards=*", "-n", 2)


def run(command: str, *args: object, code: int = 0) -> str:
    which = {"arena": arena.command, "sim": sim.command}[command]
    words = [*(str(arg) for arg in args), "--workers", "1", "--lang", "en"]
    result = CliRunner().invoke(which, words, catch_exceptions=False)
    assert (result.exit_code != 0) == bool(code), result.output
    return result.output


# -- figures -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def teams(tmp_path: Path) -> Run:
    return played(tmp_path / "teams", Plan("skirmish", ("greedy", "random") * 2, TEAMS), 12)


def test_a_bot_that_plays_a_side_has_won_or_lost_once_a_game(teams: Run) -> None:
    figures = Figures(teams)
    wins = sum(row["bots"][side[0]] == "greedy" for row in rows(teams) for side in PAIRS if side[0] in row["winners"])
    assert (figures.bots["greedy"].hits, figures.bots["greedy"].n) == (wins, 12)
    assert figures.bots["random"].n == 12


def test_bots_on_one_side_share_its_result(tmp_path: Path) -> None:
    mixed = played(tmp_path / "run", Plan("skirmish", ("greedy", "random", "random", "random"), TEAMS), 8)
    figures = Figures(mixed)
    assert (figures.bots["greedy"].n, figures.bots["random"].n) == (8, 16)
    assert figures.bots["random"].hits == sum(len(row["winners"]) // 2 for row in rows(mixed))


def test_the_score_of_a_bot_is_that_of_its_side(teams: Run) -> None:
    figures = Figures(teams)
    own = [
        sum(row["scores"][seat] for seat in side) / 2
        for row in rows(teams)
        for side in PAIRS
        if row["bots"][side[0]] == "greedy"
    ]
    assert figures.scores["greedy"].n == 12
    assert figures.scores["greedy"].mean == pytest.approx(sum(own) / 12)


def test_sides_are_counted_not_their_seats(teams: Run) -> None:
    figures = Figures(teams)
    assert list(figures.side_wins) == [*PAIRS]
    assert figures.side_wins[1, 3].hits == sum(1 in row["winners"] for row in rows(teams))
    assert figures.even == 1 / 2
    assert figures.teams
    assert not figures.together


def test_everybody_alone_is_a_side(tmp_path: Path) -> None:
    figures = Figures(played(tmp_path / "run", Plan("skirmish", ("random",) * 4), 4))
    assert list(figures.side_wins) == [*ALONE]
    assert figures.bots["random"].n == 16
    assert figures.even == 1 / 4
    assert not figures.teams


def test_a_card_that_both_of_a_side_took_says_no_more_than_one(teams: Run) -> None:
    cards = [
        {"game": game, "seat": seat, "bot": "greedy", "card": "coin", "offered": 1, "taken": 1, "round": 1, "won": won}
        for game in range(12)
        for seat, won in ((0, True), (2, True), (1, False))
    ]
    teams.add((0, 12), list(teams.rows()), cards)
    (coin,) = Figures(teams).cards
    assert (coin.taken.hits, coin.taken.n) == (36, 36)
    assert coin.with_it.n == 24
    assert coin.with_it.rate == pytest.approx(2 / 3)
    assert coin.without.n == 0


def test_figures_of_sides_that_differ_from_game_to_game(tmp_path: Path) -> None:
    plan = Plan("skirmish", ("random",) * 4, {"teams": "*"})
    figures = Figures(played(tmp_path / "run", plan, 12))
    assert figures.bots["random"].n == sum(len(plan.sides(index)) for index in range(12))
    assert list(figures.side_wins) == [*ALONE]
    assert figures.even is None
    assert figures.teams


def test_two_runs_compare_the_sides_they_have_in_common(teams: Run, tmp_path: Path) -> None:
    again = Figures(teams)
    assert [one.subject for one in compare(again, again) if one.key == "cmp-side"] == ["0 2", "1 3"]
    alone = Figures(played(tmp_path / "alone", Plan("skirmish", ("greedy", "random") * 2), 2))
    assert not [one for one in compare(again, alone) if one.key == "cmp-side"]
    (first, _) = [one for one in compare(again, again) if one.key == "cmp-side"]
    assert what(first, "skirmish", writer("lab", "en")).startswith("Player 1 + Player 3: ")


def test_sim_names_sides_by_their_players() -> None:
    said = run("sim", "skirmish", "--bots", "greedy,random,greedy,random", "--option", "teams=yes", "-n", 4)
    assert "Player 1 + Player 3" in said
    assert [line.split("│")[3].strip() for line in said.splitlines() if "│" in line] == ["4"] * 4


def rows(run: Run) -> list[dict[str, Any]]:
    return list(run.rows())
