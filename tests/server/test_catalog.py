"""What there is to play, and the pages around it."""

import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from click.testing import CliRunner

import deckhold
from deckhold.engine.options import BadOption
from deckhold.lab.sim import command as sim
from deckhold.lab.store import open_run
from deckhold.server.cardstats import statistics
from deckhold.server.command import command as serve
from deckhold.server.rules import parse, rules
from deckhold.server.settings import Settings, from_environment
from server.playing import Person, Served, client


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_every_game_is_listed_with_its_options_in_words(vera: Person, lang: str) -> None:
    games = await vera.get("/api/games", lang=lang)
    assert [game["id"] for game in games] == [info.id for info in deckhold.catalog()]
    for game, info in zip(games, deckhold.catalog(), strict=True):
        assert game["title"]
        assert (tuple(game["minutes"]), game["weight"]) == (info.minutes, info.weight)
        assert 0 < info.minutes[0] <= info.minutes[1]
        assert 1 <= info.weight <= 5
        assert [option["id"] for option in game["options"]] == [option.id for option in info.options]
        assert all(option["label"] and option["about"] for option in game["options"])
        assert [bot["id"] for bot in game["bots"]] == ["random", "greedy", "easy", "normal", "hard"]


async def wanted(
    vera: Person, game: str, seats: int, options: dict[str, object] | None = None, lang: str = "en"
) -> Any:
    """What is said of options before a table is made."""
    return await vera.post(f"/api/games/{game}/options?lang={lang}", {"seats": seats, "options": options or {}})


async def test_values_say_what_follows_from_them(vera: Person) -> None:
    games = {game["id"]: game for game in await vera.get("/api/games")}
    [scenario] = [option for option in games["mage-knight"]["options"] if option["id"] == "scenario"]
    assert all(value["about"] for value in scenario["values"])
    assert "about" not in games["ascension"]["options"][0]["values"][0]


@pytest.mark.parametrize("info", deckhold.catalog(), ids=lambda info: str(info.id))
async def test_the_usual_options_go_together(vera: Person, info: deckhold.GameInfo) -> None:
    found = await wanted(vera, info.id, max(2, info.seats[0]))
    assert found["problems"] == {}


@pytest.mark.parametrize("info", deckhold.catalog(), ids=lambda info: str(info.id))
async def test_what_is_said_to_be_refused_is_refused(vera: Person, info: deckhold.GameInfo) -> None:
    for seats in range(info.seats[0], info.seats[1] + 1):
        found = await wanted(vera, info.id, seats)
        for option in info.options:
            out = found["refused"].get(option.id, [])
            for value in [] if option.many or found["problems"] else option.values:
                assert (clash(info, seats, {option.id: value}) == option.id) == (value in out), (seats, option.id)


def clash(info: deckhold.GameInfo, seats: int, options: dict[str, object]) -> str | None:
    try:
        info.full_options(seats, options)
    except BadOption as error:
        return error.option
    return None


async def test_what_only_another_scenario_has_is_fixed(vera: Person) -> None:
    alone = await wanted(vera, "mage-knight", 2)
    assert {"volkare-level", "epic", "teams", "city-levels"} <= set(alone["fixed"])
    conquest = await wanted(vera, "mage-knight", 4, {"scenario": "conquest"})
    assert not {"teams", "city-levels"} & set(conquest["fixed"])


async def test_each_option_that_clashes_says_why_and_the_others_are_judged_without_it(vera: Person) -> None:
    options = {"scenario": "circle-of-stones", "difficulty": "hard"}
    found = await wanted(vera, "ascension-tactics", 3, options, "ru")
    assert found["problems"] == {
        "scenario": "в этом сценарии игроков может быть 2, а не 3",
        "difficulty": "этот сценарий не из кампании",
    }
    assert found["fixed"] == ["prey", "cards"]


async def test_with_more_players_than_the_usual_box_is_for_the_expansion_is_named(vera: Person) -> None:
    found = await wanted(vera, "mage-knight", 5)
    assert list(found["problems"]) == ["expansions"]
    assert "volkare-level" in found["fixed"]  # judged as if all boxes were there
    assert list((await wanted(vera, "mage-knight", 5, {"expansions": ["krang"]}))["problems"]) == ["scenario"]
    assert (await wanted(vera, "mage-knight", 5, {"expansions": ["lost-legion"]}))["problems"] == {}


async def test_options_that_no_page_offers_are_refused(vera: Person) -> None:
    body = {"seats": 2, "options": {"cards": "gold"}}
    assert await vera.refused("/api/games/ascension/options", body) == "bad-options"
    assert await vera.refused("/api/games/ascension/options", {"seats": 9}) == "bad-options"
    assert await vera.refused("/api/games/chess/options", {"seats": 2}) == "not-found"


async def test_cards_come_with_text_and_facts(vera: Person) -> None:
    cards = {card["id"]: card for card in await vera.get("/api/games/ascension/cards", lang="ru")}
    info = {card.id: card for card in deckhold.cards("ascension")}
    assert set(cards) == set(info)
    assert all(cards[id].items() >= card.data("ru").items() for id, card in info.items())


async def test_cards_name_the_rules_behind_what_they_do_and_those_that_speak_of_them(vera: Person) -> None:
    for game in deckhold.catalog():
        cards = await vera.get(f"/api/games/{game.id}/cards", lang="ru")
        numbers = {rule["id"] for rule in await vera.get(f"/api/games/{game.id}/rules", lang="ru")}
        assert all(numbers.issuperset(card["rules"]) for card in cards)
        info = {card.id: card for card in deckhold.cards(game.id)}
        assert all(card["rules"][: len(info[card["id"]].rules())] == info[card["id"]].rules() for card in cards)
    ascension = {card["id"]: card for card in await vera.get("/api/games/ascension/cards")}
    assert ascension["corrosive-widow"]["rules"][0] == "AS-39"  # its op says so


async def test_every_game_brings_the_figures_of_a_run_along(vera: Person) -> None:
    for game in deckhold.catalog():
        found = await vera.get(f"/api/games/{game.id}/statistics")
        assert (found["version"], found["together"]) == (game.version, game.cooperative())
        assert found["games"] >= 1000
        assert set(found["cards"]) <= {card.id for card in deckhold.cards(game.id)}
        assert all(0 <= card["taken"] <= 1 and card["low"] <= card["high"] for card in found["cards"].values())
    assert await vera.refused("/api/games/chess/statistics", method="GET") == "not-found"


def test_a_run_of_the_lab_takes_their_place(tmp_path: Path) -> None:
    run = tmp_path / "run"
    done = CliRunner().invoke(sim, ["ascension", "-n", "12", "--bots", "greedy,random", "--out", str(run)])
    assert done.exit_code == 0, done.output
    found = statistics("ascension", (run,))
    assert (found.games, found.bots) == (12, ["greedy", "random"])
    rows = open_run(run).cards().filter(pl.col("card") == "mystic")
    mystic = found.cards["mystic"]
    assert mystic.offered == round(len(rows) / 24, 4)
    assert mystic.taken == round((rows["taken"] > 0).sum() / len(rows), 4)
    assert mystic.with_it == round(rows.filter(pl.col("taken") > 0)["won"].mean(), 4)
    assert statistics("aeons-end", (run,)).games >= 1000


def test_a_folder_that_is_no_run_is_refused_by_name(tmp_path: Path) -> None:
    refused = CliRunner().invoke(serve, ["--lab", str(tmp_path)])
    assert refused.exit_code == 2
    assert f"{tmp_path}: this is no folder of results" in refused.output


def test_without_a_run_the_packages_of_the_lab_are_not_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("polars", "pyarrow", "deckhold.lab.store", "deckhold.lab.figures"):
        monkeypatch.setitem(sys.modules, name, None)
    assert statistics("ascension", ()).games >= 1000


async def test_words_stand_alone_and_amounts_have_their_plurals(vera: Person) -> None:
    english = await vera.get("/api/games/ascension/words")
    assert english["count-honor"] == "Honor"
    assert english["mark-used"] == "used this turn"
    assert english["res-runes"] == {"one": "{n} rune", "other": "{n} runes"}
    assert not any(key.startswith(("op-", "log-", "card-", "ask-")) for key in english)
    russian = await vera.get("/api/games/ascension/words", lang="ru")
    assert set(russian) == set(english)
    assert set(russian["res-runes"]) == {"one", "few", "many", "other"}
    assert len({russian["res-runes"][form] for form in ("one", "few", "many")}) == 3
    assert all("{n}" in form for form in russian["res-runes"].values())


async def test_unknown_games_and_languages_are_refused(vera: Person) -> None:
    assert await vera.refused("/api/games/chess/cards", method="GET") == "not-found"
    assert await vera.refused("/api/games?lang=xx", method="GET") == "invalid"


async def test_what_a_browser_has_is_not_sent_again(vera: Person) -> None:
    first = await vera.http.get("/api/games/ascension/cards", headers={"Accept-Encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    again = await vera.http.get("/api/games/ascension/cards", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_rules_are_taken_apart() -> None:
    found = parse(
        "# Title\n\n## 1. Setup\n\n**AS-01** Cards are *shuffled*. [Book, p. 3]\n\n"
        "**AS-02** There are piles:\n\n- one\n- two\n\n"
        "**Example AS-E01** Two players: 60. [Book]\n\n**Derived example AS-D01** Three.\n\n"
        "## 2. Open\n\nSome words.\n\n**AS-Q01 Which printing?** The old one.\n\n- **Q-2 Gate.** Two power.\n"
        "\n**Q03. Order.** As they lie.\n"
    )
    assert [(rule.id, rule.kind, rule.section) for rule in found] == [
        ("AS-01", "rule", "1. Setup"),
        ("AS-02", "rule", "1. Setup"),
        ("AS-E01", "example", "1. Setup"),
        ("AS-D01", "example", "1. Setup"),
        ("AS-Q01", "ruling", "2. Open"),
        ("Q-2", "ruling", "2. Open"),
        ("Q03", "ruling", "2. Open"),
    ]
    assert (found[0].text, found[0].source) == ("Cards are *shuffled*.", "Book, p. 3")
    assert found[1].text == "There are piles:\n\n- one\n- two"
    assert found[4].text == "**Which printing?** The old one."


async def test_the_rules_of_each_game_are_there_once_they_are_written(vera: Person) -> None:
    for info in deckhold.catalog():
        listed = await vera.get(f"/api/games/{info.id}/rules")
        assert [rule["id"] for rule in listed] == [rule.id for rule in rules(info.id, "en")]
        assert len({rule["id"] for rule in listed}) == len(listed)


async def test_without_a_build_the_page_says_how_to_make_one(vera: Person) -> None:
    answer = await vera.http.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text


async def test_files_and_client_routes_are_served(served: Served, settings: Settings, vera: Person) -> None:
    folder = settings.static
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Deckhold</title>")
    (folder / "assets" / "app-1a2b.js").write_text("export const x = 1;" * 100)
    (folder.parent / "secret.txt").write_text("secret")
    for path in ("/", "/table/abc.def", "/new", "/replay/abc/12", "/cards/ascension"):
        answer = await vera.http.get(path)
        assert "<title>Deckhold" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    script = await vera.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert script.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    for path in ("/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"):
        answer = await vera.http.get(path)
        assert "secret" not in answer.text
    assert (await vera.http.get("/api/none")).json()["code"] == "not-found"


def test_the_database_lies_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("DECKHOLD_DB", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert from_environment().database == f"sqlite:///{tmp_path}/deckhold/deckhold.db"
    monkeypatch.setenv("DECKHOLD_DB", "postgres://me:pw@db/deckhold")
    assert from_environment().url.drivername == "postgresql+asyncpg"
    monkeypatch.setenv("DECKHOLD_DB", "mysql://db/x")
    with pytest.raises(ValueError, match="mysql"):
        _ = from_environment().url


async def test_health_answers(served: Served) -> None:
    async with client(served.url) as asking:
        assert (await asking.get("/api/health")).json() == {"version": deckhold.__version__}
