"""Runs, reports, tournaments and what-if studies, on few games."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest
from click.testing import CliRunner

import deckhold
from deckhold.engine.play import play_random
from deckhold.engine.rng import seeded
from deckhold.games.aeons_end.cards import NEMESIS_IDS
from deckhold.lab import arena, report, sim, whatif
from deckhold.lab import work as lab_work
from deckhold.lab.change import ChangedGame, numbers, read_change
from deckhold.lab.figures import Figures, compare
from deckhold.lab.page import Page
from deckhold.lab.plan import Plan, parse_options
from deckhold.lab.playing import play_chunk
from deckhold.lab.plots import NARROW, WIDE, Interval, Point, histogram, intervals, scatter
from deckhold.lab.store import open_run, start_run
from deckhold.lab.work import work
from games.last_bastion.siege import own_set

GAMES = [info.id for info in deckhold.catalog()]


def invoke(command: object, *args: object) -> str:
    result = CliRunner().invoke(command, [str(arg) for arg in args], catch_exceptions=False)  # type: ignore[arg-type]
    assert result.exit_code == 0, result.output
    return result.output


def refused(command: object, *args: object) -> str:
    result = CliRunner().invoke(command, [str(arg) for arg in args], catch_exceptions=False)  # type: ignore[arg-type]
    assert result.exit_code != 0
    return result.output


def table(game: str) -> tuple[str, ...]:
    (info,) = [info for info in deckhold.catalog() if info.id == game]
    return ("random",) * min(max(2, info.seats[0]), info.seats[1])


def all_rows(plan: Plan, count: int, size: int, workers: int) -> list[object]:
    todo = [(start, min(start + size, count)) for start in range(0, count, size)]
    return [row for _, *rows in sorted(work(plan, todo, workers)) for row in rows]


# -- sim ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_simulated_and_reported(game: str, tmp_path: Path) -> None:
    run = tmp_path / "run"
    invoke(sim.command, game, "-n", 4, "--bots", "random", "--workers", 1, "--out", run, "--lang", "ru")
    games, cards = open_run(run).games(), open_run(run).cards()
    assert games["game"].to_list() == [0, 1, 2, 3]
    assert set(cards["card"]) <= {card.id for card in deckhold.cards(game)}
    invoke(report.command, run)
    assert (run / "report.html").stat().st_size > 5000


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    plan = Plan("ascension", ("greedy", "search:5"), seed=3)
    games = [games for _, games, _ in sorted(work(plan, [(0, 1), (1, 2), (2, 3)], 2))]
    whole = play_chunk(plan.data(), 0, 3)
    assert [row for part in games for row in part] == whole[0]


def test_seats_rotate_and_seeds_differ() -> None:
    plan = Plan("ascension", ("greedy", "random"))
    games, _ = play_chunk(plan.data(), 0, 4)
    assert [row["bots"] for row in games] == [["greedy", "random"], ["random", "greedy"]] * 2
    assert len({row["seed"] for row in games}) == 4


def test_rows_say_what_the_game_says(tmp_path: Path) -> None:
    plan = Plan("ascension", ("greedy", "random"), {"cards": "remaster"}, seed=9)
    (row,), cards = play_chunk(plan.data(), 0, 1)
    seed = row["seed"]
    assert isinstance(seed, int)
    assert row["option_cards"] == "remaster"
    g = deckhold.new("ascension", seed=seed, options={"cards": "remaster"})
    assert sum(len(entry) for entry in [g.history]) == 0
    bought = {(card["seat"], card["card"]) for card in cards if card["taken"]}
    assert bought
    assert all(card["round"] is None for card in cards if not card["taken"])
    assert {card["won"] for card in cards if card["seat"] in row["winners"]} == {True}  # type: ignore[operator]


def test_a_card_counts_as_taken_once_however_it_came(tmp_path: Path) -> None:
    """All heroes and constructs a seat owns at the end, or banished, were counted when they were taken."""
    from deckhold.bots import bot
    from deckhold.lab.playing import Watch

    g = deckhold.new("ascension", seats=2, seed=5)
    g.listen()
    watch = Watch(g)
    players = [bot("greedy", 1), bot("greedy", 2)]
    acquired = 0
    while True:
        decision = g.decision
        if decision is None:
            break
        offers = watch.offers(decision.seat)
        g.apply(players[decision.seat].choose(g))
        acquired += sum(event.kind == "acquire" for event in g.events or [])
        watch.after(decision.seat, offers.get(g.history[-1]))
    taken = sum(entry[2] for (_, kind), entry in watch.seen.items() if g.table.defs[kind].kind != "monster")
    assert taken == acquired > 10


def test_an_owners_cards_are_played_named_and_kept_with_the_plan(tmp_path: Path) -> None:
    """A file of own cards, as `deckhold play --cards` takes it."""
    own = own_set({})
    own[0] = {**own[0], "id": "night-hag", "name_en": "Night Hag", "name_ru": "Ночная карга"}
    file, run = tmp_path / "mine.json", tmp_path / "run"
    file.write_text(json.dumps(own), encoding="utf8")
    invoke(sim.command, "last-bastion", "-n", 2, "--bots", "random", "--cards", file, "--out", run, "--workers", 1)
    kept = open_run(run)
    assert kept.plan.options == {"cards": own}
    (mark,) = set(kept.games()["option_cards"])
    assert re.fullmatch("own-[0-9a-f]{8}", mark)
    dealt = kept.plan.changed().new(2, 0, kept.plan.game_options(0)).table.by_id
    assert [id for id in dealt if id.startswith("night-hag-")]


def test_an_owners_box_that_is_an_object_has_a_short_mark_too(tmp_path: Path) -> None:
    own = {"champions": [{"id": "kehmep", "strength": 4}]}
    file, run = tmp_path / "mine.json", tmp_path / "run"
    file.write_text(json.dumps(own), encoding="utf8")
    invoke(sim.command, "ascension-tactics", "-n", 1, "--bots", "random", "--cards", file, "--out", run, "--workers", 1)
    kept = open_run(run)
    assert kept.plan.options == {"cards": own}
    assert re.fullmatch("own-[0-9a-f]{8}", kept.games()["option_cards"][0])
    assert "mine.json" in refused(sim.command, "last-bastion", "--cards", tmp_path / "no" / "mine.json")


def test_an_owners_file_may_begin_with_the_mark_of_its_encoding(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("{}", encoding="utf-8-sig")
    assert parse_options("ascension-tactics", (), file) == {"cards": {}}


def test_a_list_is_written_with_commas_or_as_json() -> None:
    wanted = {"heroes": ["teagaan", "ardec"], "first": 1}
    assert parse_options("last-bastion", ("heroes=teagaan,ardec", "first=1")) == wanted
    assert parse_options("last-bastion", ('heroes=["teagaan", "ardec"]', "first=1")) == wanted


def test_an_open_option_is_drawn_by_the_games_seed() -> None:
    plan = Plan("ascension", ("random", "random"), {"cards": "*"}, seed=1)
    drawn = [plan.game_options(i)["cards"] for i in range(40)]
    assert set(drawn) == {"classic", "remaster"}
    assert drawn == [plan.game_options(i)["cards"] for i in range(40)]


@pytest.mark.parametrize(
    ("game", "seats", "option", "values"),
    [
        ("aeons-end", 2, "nemesis", set(NEMESIS_IDS)),  # without "random"
        ("aeons-end", 2, "supply", {"deck-destruction", "spell-cycle"}),  # a list needs its piles
        ("aeons-end", 4, "turn_order", {"standard", "pairs"}),
        ("ascension", 2, "first", {0, 1}),
        ("last-bastion", 2, "hero_choice", {"players", "random"}),
    ],
)
def test_an_open_option_takes_every_value_that_fits(game: str, seats: int, option: str, values: set[object]) -> None:
    plan = Plan(game, ("random",) * seats, {option: "*"})
    assert {plan.game_options(index)[option] for index in range(100)} == values


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = Plan("ascension", ("random", "random"), seed=2)
    whole, broken = start_run(tmp_path / "whole", plan), start_run(tmp_path / "broken", plan)
    for part, games, cards in work(plan, whole.missing(7, 2), 1):
        whole.add(part, games, cards)
    for part, games, cards in work(plan, broken.missing(5, 5), 1):
        broken.add(part, games, cards)
        break
    again = start_run(tmp_path / "broken", plan)
    assert again.missing(7, 1) == [(5, 6), (6, 7)]
    for part, games, cards in work(plan, again.missing(7, 2), 1):
        again.add(part, games, cards)
    assert again.games().equals(whole.games())
    assert again.cards().equals(whole.cards())


def test_a_half_written_part_is_played_again(tmp_path: Path) -> None:
    plan = Plan("ascension", ("random", "random"))
    run = start_run(tmp_path / "run", plan)
    for part, games, cards in work(plan, [(0, 1), (1, 2)], 1):
        run.add(part, games, cards)
    next((tmp_path / "run" / "games").glob("000000001*")).unlink()
    assert run.missing(2, 1) == [(1, 2)]


def test_another_plan_does_not_mix_with_a_run(tmp_path: Path) -> None:
    start_run(tmp_path / "run", Plan("ascension", ("random", "random"), seed=1))
    with pytest.raises(ValueError, match=r"other games were begun there \(seed differ\)"):
        start_run(tmp_path / "run", Plan("ascension", ("random", "random"), seed=2))


def test_an_interrupt_keeps_what_is_finished(tmp_path: Path) -> None:
    run = tmp_path / "run"
    code = "from deckhold.lab.sim import command; command()"
    args = ["ascension", "-n", "5000", "--bots", "search:3", "--out", str(run), "--workers", "2"]
    process = subprocess.Popen(
        [sys.executable, "-c", code, *args], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True
    )
    until = time.monotonic() + 60
    while time.monotonic() < until and len(list(run.glob("games/*.parquet"))) < 1:
        time.sleep(0.1)
    os.killpg(process.pid, signal.SIGINT)
    output, _ = process.communicate(timeout=60)
    assert process.returncode == 130, output
    assert len(open_run(run).games()) >= 1
    assert "goes on from here" in output.decode()


def test_sim_prints_rates_with_intervals_length_and_speed() -> None:
    output = invoke(sim.command, "ascension", "-n", 6, "--bots", "greedy,random", "--workers", 1, "--lang", "en")
    assert re.search(r"greedy +│ +\d+\.\d %  \[\d+\.\d – \d+\.\d\]", output)
    assert re.search(r"A game takes \d+\.\d  \[", output)
    assert re.search(r"6 games in [\d.]+ s: [\d.]+ games", output)


def test_sim_counts_a_table_that_plays_together_once() -> None:
    output = invoke(sim.command, "aeons-end", "-n", 4, "--bots", "random", "--workers", 1, "--lang", "en")
    assert re.search(r"The table +│ +\d+\.\d %  \[\d+\.\d – \d+\.\d\] │ +4 │", output)
    assert "random" not in output


@pytest.mark.parametrize(
    ("args", "wrong"),
    [
        (("chess",), "'chess' is not in the catalog"),
        (("ascension", "--bots", "clever"), "'clever' is not one"),
        (("ascension", "--bots", "greedy,greedy", "--seats", 3), "3 seats are to be filled"),
        (("ascension", "--option", "colour=red"), "no such option"),
        (("ascension", "--option", "cards"), "KEY=VALUE"),
        (("ascension", "--seats", 9), "not 9"),
    ],
)
def test_wrong_wishes_are_refused_and_named(args: tuple[object, ...], wrong: str) -> None:
    assert wrong in refused(sim.command, *args, "-n", 1)


# -- report ------------------------------------------------------------------------------------------------------------


class Outline(HTMLParser):
    """Checks that tags close, and collects what a page refers to."""

    VOID = ("meta", "line", "circle", "path")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta",):
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A run with varied options, and one with cheap monsters beside it."""
    folder = tmp_path_factory.mktemp("runs")
    change = {"cultist": {"cost": 1, "effect.amounts.0": 4}}
    plans = {
        "before": Plan("ascension", ("greedy", "random"), {"cards": "*"}, seed=4),
        "after": Plan("ascension", ("greedy", "random"), {"cards": "*"}, seed=4, change=change),
    }
    for name, plan in plans.items():
        run = start_run(folder / name, plan)
        for part, games, cards in work(plan, run.missing(40, 40), 1):
            run.add(part, games, cards)
    return folder / "before", folder / "after"


def test_a_report_stands_alone_in_both_languages(runs: tuple[Path, Path], tmp_path: Path) -> None:
    target = tmp_path / "page.html"
    invoke(report.command, runs[0], "--out", target, "--lang", "ru")
    page = target.read_text(encoding="utf8")
    outline = Outline()
    outline.feed(page)
    assert outline.open == []
    assert outline.links == []
    assert "url(" not in page
    assert "@import" not in page
    for word in ("Тяжёлая пехота", "Heavy Infantry", "Кто побеждает", "Who wins", "По раскладам", "By set-up"):
        assert word in page
    assert page.count("<svg") >= 4
    assert '<html lang="ru"' in page


def test_tiles_say_what_stands_beside_their_numbers(runs: tuple[Path, Path]) -> None:
    tiles = Page(Figures(open_run(runs[0])), None, None).tiles()
    assert re.findall(r'<small><span lang="en">.*?\((.*?)\)</span>', tiles) == [
        "95 % interval",
        "95 % interval",
        "standard deviation",
        "standard deviation",
    ]


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_plots_show_every_row_and_name_what_is_sure(width: int) -> None:
    rows = [Interval("one", 0.4, 0.3, 0.5), Interval("two", 0.6, 0.5, 0.7, strong=False)]
    drawn = intervals(rows, "rates", width, 0.5)
    assert drawn.count("<circle") == 2
    assert drawn.count("faint") == 4
    points = [Point("sure", 0.2, 0.1, True), Point("unsure", 0.9, -0.1, False)]
    field = scatter(points, "cards", width, "x", "y")
    assert field.count(">sure</t") == 2  # on the point and beside it
    assert field.count(">unsure</t") == 1
    steps = histogram([("a", [1.0, 2.0, 2.0]), ("b", [3.0])], "lengths", width, "x")
    assert steps.count("<path") == 2


def test_names_in_a_plot_leave_each_other_room() -> None:
    near = [Point(f"card number {i}", 0.5 + i / 500, 0.1, True) for i in range(9)]
    drawn = scatter(near, "cards", WIDE, "x", "y")
    assert drawn.count("<circle") == 9
    assert 1 <= drawn.count('class="label"') < 9
    assert len(re.findall(r"<title>card number", drawn)) == 9


def test_what_appears_over_a_point_is_said_in_one_language_at_a_time() -> None:
    label = '<tspan lang="en">Mystic</tspan><tspan lang="ru">Мистик</tspan>'
    drawn = scatter([Point(label, 0.5, 0.1, True)], "cards", WIDE, "x", "y")
    assert '<title data-en="Mystic" data-ru="Мистик">Mystic</title>' in drawn


@pytest.fixture(scope="module")
def together(tmp_path_factory: pytest.TempPathFactory) -> Figures:
    """Games played together, nemesis and difficulty varied."""
    plan = Plan("aeons-end", ("random", "random"), {"nemesis": "*", "difficulty": "*"}, seed=4)
    run = start_run(tmp_path_factory.mktemp("together") / "run", plan)
    for part, games, cards in work(plan, run.missing(60, 60), 1):
        run.add(part, games, cards)
    return Figures(run)


def test_scenario_and_difficulty_are_crossed(together: Figures) -> None:
    assert {nemesis for nemesis, _ in together.crossed} == set(NEMESIS_IDS)
    assert {level for _, level in together.crossed} == {"beginner", "normal", "expert", "extinction"}
    assert sum(cell.n for cell in together.crossed.values()) == 60
    page = Page(together, None, None).html("en")
    assert page.count("--heat") - 1 == len(together.crossed)  # and once in the style sheet


def test_seats_that_win_together_count_once(together: Figures) -> None:
    assert all(card.with_it.n <= 60 and card.without.n <= 60 for card in together.cards)
    (spark,) = [card for card in together.cards if card.taken.n == max(card.taken.n for card in together.cards)][:1]
    own = together.cards_seen.filter(pl.col("card") == spark.card)
    assert spark.taken.n == len(own) > 60
    assert spark.with_it.n == own.filter(pl.col("taken") > 0)["game"].n_unique()


def test_values_of_an_option_stand_in_the_games_own_order(tmp_path: Path) -> None:
    plan = Plan("last-bastion", ("random", "random"), {"difficulty": "*"}, seed=4)
    run = start_run(tmp_path / "run", plan)
    for part, games, cards in work(plan, run.missing(30, 30), 1):
        run.add(part, games, cards)
    found = [group.value for group in Figures(run).groups if group.option == "difficulty"]
    assert found == ["beginner", "normal", "hard", "heroic"]


def test_figures_agree_with_the_rows(runs: tuple[Path, Path]) -> None:
    run = open_run(runs[0])
    figures = Figures(run)
    games, cards = run.games(), run.cards()
    wins = sum(row["bots"][seat] == "greedy" for row in games.iter_rows(named=True) for seat in row["winners"])
    assert figures.bots["greedy"].hits == wins
    assert figures.bots["greedy"].n == 40
    assert sum(group.games for group in figures.groups) == 40
    (infantry,) = [card for card in figures.cards if card.card == "heavy-infantry"]
    own = cards.filter(pl.col("card") == "heavy-infantry")
    assert infantry.taken.n == len(own)
    assert infantry.taken.hits == (own["taken"] > 0).sum()
    assert infantry.with_it.hits == own.filter(pl.col("taken") > 0)["won"].sum()
    assert infantry.first == own["round"].median()


def test_two_runs_are_compared_and_the_real_change_is_found(runs: tuple[Path, Path], tmp_path: Path) -> None:
    found = compare(Figures(open_run(runs[0])), Figures(open_run(runs[1])))
    sure = {one.key for one in found if one.chance < 0.05}
    assert "cmp-rounds" in sure  # honor flows faster: games are shorter
    same = compare(Figures(open_run(runs[0])), Figures(open_run(runs[0])))
    assert all(one.chance == 1.0 for one in same)
    target = tmp_path / "page.html"
    invoke(report.command, runs[1], "--against", runs[0], "--out", target)
    assert "What changed" in target.read_text(encoding="utf8")


def test_a_folder_without_results_is_refused(tmp_path: Path) -> None:
    assert "no folder of results" in refused(report.command, tmp_path)


# -- arena -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "said"),
    [("greedy", "two or more"), ("nobody,greedy", "'nobody' is not one"), ("greedy,greedy", "different")],
)
def test_an_arena_refuses_bots_that_cannot_meet(bots: str, said: str) -> None:
    assert said in refused(arena.command, "ascension", "--bots", bots, "-n", 2, "--workers", 1)


def test_bots_keep_their_names() -> None:
    output = invoke(arena.command, "ascension", "--bots", "random,search:100:max-n", "-n", 1, "--workers", 1)
    assert "search:100:max-n" in output


def test_an_arena_ranks_bots() -> None:
    output = invoke(
        arena.command, "ascension", "--bots", "random,greedy,search:2", "-n", 4, "--workers", 1, "--lang", "en"
    )
    assert len(re.findall(r"│ (random|greedy) +│ (greedy|search:2) +│", output)) == 3
    assert re.search(r"greedy +│ +\+\d+ +│", output)


def test_two_bots_share_any_table_evenly() -> None:
    for seats in (2, 3, 4):
        alone = tuple((seat,) for seat in range(seats))
        seen = [name for table in arena.places("a", "b", alone) for name in table]
        assert seen.count("a") == seen.count("b")


@pytest.mark.parametrize("game", [info.id for info in deckhold.catalog() if info.cooperative()])
def test_teams_are_compared_on_the_same_seeds(game: str) -> None:
    output = invoke(arena.command, game, "--bots", "random,greedy", "-n", 2, "--workers", 1, "--lang", "en")
    assert "on the same seeds" in output


# -- whatif ------------------------------------------------------------------------------------------------------------


def test_changed_numbers_are_played() -> None:
    changed = ChangedGame("ascension", {"apprentice": {"effect.amounts.0": 2}, "mephit": {"copies": 5, "cost": 1}})
    g = changed.new(2, 1, {})
    assert len(g.table.copies("mephit")) == 5
    play = next(action for action in g.actions() if g.explain(action)["subject"] == "apprentice")
    g.apply(play)
    position = g.dump()["position"]
    assert isinstance(position, dict)
    assert position["runes"] == 2


def test_the_catalogs_own_game_stays_as_it_is() -> None:
    before = [card.data() for card in deckhold.cards("ascension")]
    ChangedGame("ascension", {"mephit": {"copies": 9, "effect.0.amounts.0": 7}}).new(2, 1, {})
    assert [card.data() for card in deckhold.cards("ascension")] == before


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_numbers_to_change(game: str) -> None:
    info = ChangedGame(game, {}).info
    options = info.everything()
    cards = info.table(info.options_for_most(options)).defs
    listed = [(card, path, number) for card in cards for path, number in numbers(info, card)]
    card, path, number = next((card, path, number) for card, path, number in listed if path != "copies" and number > 0)
    changed = ChangedGame(game, {card.id: {path: number + 1}})
    changed.new(info.seats[1], 1, options)
    twin = changed.info.table(info.options_for_most(options)).by_id[card.id]
    assert dict(numbers(info, twin))[path] == number + 1
    assert dict(numbers(info, card))[path] == number


@pytest.mark.parametrize("game", GAMES)
def test_what_is_listed_can_be_changed_and_played(game: str) -> None:
    """Every number that some card has, one more of it on the first card where it counts something."""
    info = ChangedGame(game, {}).info
    found: dict[str, tuple[str, int]] = {}
    for card in info.table(info.options_for_most({})).defs:
        for path, number in numbers(info, card):
            if number > 0 and path != "copies":
                found.setdefault(path, (card.id, number))
    for path, (id, number) in found.items():
        g = ChangedGame(game, {id: {path: number + 1}}).new(2, 1, {})
        play_random(g, seeded(1), 60)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"dragon": {"cost": 1}}, "dragon: ascension has no such card"),
        ({"mephit": {"price": 1}}, "mephit.price: there is no 'price'; there are: .*cost"),
        ({"mephit": {"effect.9.n": 1}}, "there is no '9'"),
        ({"mephit": {"cost": -1}}, "not negative"),
        ({"mephit": {"id": 1}}, "this is no number that may be changed"),
        ({"mephit": {"faction": 1}}, "this is no number that may be changed"),
        ({"mephit": {"effect.0.resources.0": 1}}, "this is no number that may be changed"),
    ],
)
def test_a_change_that_does_not_fit_is_refused_and_named(change: dict[str, dict[str, int]], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        ChangedGame("ascension", change).new(2, 1, {})


def test_a_change_that_leaves_no_game_is_refused() -> None:
    with pytest.raises(ValueError, match="last-bastion cannot be set up with it"):
        ChangedGame("last-bastion", {"board-yellow": {"copies": 2}}).new(2, 1, {})


def test_a_change_reads_the_same_from_toml_and_json(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('[mephit]\ncost = 4\neffect.0.amounts.0 = 3\n"effect.1.where.key2" = 1\n')
    (tmp_path / "a.json").write_text(
        json.dumps({"mephit": {"cost": 4, "effect.0.amounts.0": 3, "effect.1.where.key2": 1}})
    )
    assert read_change(tmp_path / "a.toml") == read_change(tmp_path / "a.json")
    (tmp_path / "b.toml").write_text("[mephit]\ncost = 'four'\n")
    with pytest.raises(ValueError, match=r"^mephit\.cost: a whole number is wanted, not 'four'"):
        read_change(tmp_path / "b.toml")
    with pytest.raises(ValueError, match=r"c\.toml: No such file or directory$"):
        read_change(tmp_path / "c.toml")


def test_whatif_refuses_a_change_before_it_plays_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(whatif, "play", None)
    (tmp_path / "wrong.toml").write_text("[mephit]\nprice = 1\n")
    said = refused(whatif.command, "ascension", "--change", tmp_path / "wrong.toml", "--out", tmp_path / "study")
    assert "mephit.price: there is no 'price'" in said
    assert not (tmp_path / "study").exists()


def test_whatif_refuses_a_change_that_only_some_set_ups_cannot_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With `cards=*` the first game may be of the printing that has the number: only the later one gives two things."""
    monkeypatch.setattr(whatif, "play", None)
    (tmp_path / "one.toml").write_text("[mechana-initiate]\neffect.amounts.1 = 2\n")
    args = ("--change", tmp_path / "one.toml", "--out", tmp_path / "study", "--option", "cards=*", "-n", 20)
    printings = set()
    for seed in range(4):
        printings.add(Plan("ascension", ("greedy", "greedy"), {"cards": "*"}, seed).game_options(0)["cards"])
        said = refused(whatif.command, "ascension", *args, "--seed", seed)
        assert "mechana-initiate.effect.amounts.1: there is no 'amounts'" in said
    assert printings == {"classic", "remaster"}
    assert not (tmp_path / "study").exists()


def test_whatif_looks_into_both_folders_before_it_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whatif, "play", None)
    (tmp_path / "cheap.toml").write_text("[mephit]\ncost = 1\n")
    start_run(tmp_path / "study" / "after", Plan("ascension", ("random", "random")))
    said = refused(whatif.command, "ascension", "--change", tmp_path / "cheap.toml", "--out", tmp_path / "study")
    assert "other games were begun there" in said
    assert not (tmp_path / "study" / "before").exists()


def test_a_cluster_without_ray_is_refused_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab_work, "find_spec", lambda name: None)
    said = refused(sim.command, "ascension", "--ray", "local", "--out", tmp_path / "run")
    assert "deckhold[ray]" in said
    assert not (tmp_path / "run").exists()


def test_whatif_reports_the_difference(tmp_path: Path) -> None:
    (tmp_path / "cheap.toml").write_text("[cultist]\ncost = 1\neffect.amounts.0 = 4\n")
    output = invoke(
        whatif.command,
        "ascension",
        "--change",
        tmp_path / "cheap.toml",
        "-n",
        30,
        "--out",
        tmp_path / "study",
        "--workers",
        1,
        "--lang",
        "en",
    )
    assert "rounds a game" in output
    page = (tmp_path / "study" / "report.html").read_text(encoding="utf8")
    assert "cost = 1" in page
    listed = invoke(whatif.command, "ascension", "--list", "mephit")
    assert "cost = 3" in listed
    assert "effect.0.amounts.0 = 2" in listed
