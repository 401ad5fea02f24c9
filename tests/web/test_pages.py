"""Pages around the table: what they say is what the server knows."""

import json
import re

import pytest
from playwright.sync_api import Route, expect

import deckhold
from web.conftest import People
from web.driving import Seat
from web.sizes import LANGS


def asked(me: Seat, path: str) -> object:
    return me.page.evaluate("(path) => fetch(path).then((answer) => answer.json())", path)


@pytest.mark.parametrize(("lang", "title"), [("en", "In the lab"), ("ru", "В лаборатории")])
def test_a_card_shows_what_the_lab_found_out_about_it(people: People, lang: str, title: str) -> None:
    me = people.person(lang=lang)
    me.open("/cards/ascension?card=mystic")
    run = asked(me, "/api/games/ascension/statistics")
    assert isinstance(run, dict)
    figures = run["cards"]["mystic"]
    lab = me.page.locator(".lab")
    expect(lab).to_contain_text(title)
    expect(lab).to_contain_text(str(run["games"]))
    rates = [float(text) for text in re.findall(r"(\d+) %", lab.inner_text())]
    assert rates == [round(figures[key] * 100) for key in ("offered", "taken", "with_it", "without")]


def test_the_gallery_is_ordered_by_what_the_lab_found_out(people: People) -> None:
    me = people.person()
    me.open("/cards/ascension")
    me.page.wait_for_selector("option[value=taken]", state="attached")
    cards = asked(me, "/api/games/ascension/statistics")
    assert isinstance(cards, dict)
    me.page.get_by_label("Order").select_option("taken")
    first = str(me.page.locator(".cards li a").first.get_attribute("href")).rpartition("=")[2]
    assert cards["cards"][first]["taken"] == max(card["taken"] for card in cards["cards"].values())


@LANGS
@pytest.mark.parametrize("game", [info.id for info in deckhold.catalog()])
def test_every_card_can_be_read_at_every_size(people: People, game: str, lang: str) -> None:
    me = people.person(lang=lang)
    me.open(f"/cards/{game}")
    me.page.wait_for_selector(".card")
    me.page.wait_for_load_state("networkidle")
    for width in (64, 92, 106, 108, 122, 142, 144, 180):
        me.page.evaluate(
            "(px) => document.querySelectorAll('.card').forEach((one) => (one.style.width = px))", f"{width}px"
        )
        assert me.overflow() == [], width


def test_cards_wait_for_the_words_that_stand_on_them(people: People) -> None:
    """They would show the names that programs have for types and colours."""
    me = people.person(lang="ru")
    late: list[Route] = []
    me.page.route("**/api/games/mage-knight/words?*", lambda route: late.append(route))
    with me.page.expect_response("**/api/games/mage-knight/cards?*"):
        me.open("/cards/mage-knight")
    me.next_frames()
    assert me.page.locator(".cards li, option[value='unit']").count() == 0
    [words] = late
    words.continue_()
    expect(me.page.locator("option[value='unit']")).to_have_text("отряд")


def test_rules_behind_a_card_lead_to_the_reference(people: People) -> None:
    me = people.person()
    me.open("/cards/ascension?card=corrosive-widow")
    with me.page.expect_popup() as opened:
        me.page.locator(".rulelinks a", has_text="AS-39").click()
    rule = opened.value.locator("#AS-39.target")
    expect(rule).to_be_visible()
    with me.page.expect_popup() as opened:
        me.page.locator(".rulelinks a").last.click()  # what is said of monsters in general
    opened.value.wait_for_selector("article")
    texts = opened.value.locator("article").all_inner_texts()
    assert 5 < len(texts) < 196
    assert all("monster" in text.lower() for text in texts[:3])


def test_a_russian_search_finds_every_form_of_a_word(people: People) -> None:
    me = people.person(lang="ru")
    me.open("/rules/ascension?find=герой")
    me.page.wait_for_selector("article")
    texts = " ".join(me.page.locator("article").all_inner_texts()).lower()
    assert "героя" in texts
    assert "героев" in texts


def test_a_card_at_the_table_names_its_rules(people: People) -> None:
    me = people.person()
    me.new_table("last-bastion", seats=2, places=[{"kind": "me"}, {"kind": "me"}], seed=3)
    me.wait()
    piece = me.page.locator("[data-area] .piece:not([data-bare])").first
    piece.focus()
    me.page.keyboard.press("Space")
    numbers = me.page.get_by_role("dialog").locator(".rulelinks a").all_inner_texts()
    card = str(piece.get_attribute("data-piece")).partition("#")[0]
    rules = next(one.rules() for one in deckhold.cards("last-bastion") if one.id == card)
    assert rules
    assert numbers[: len(rules)] == rules


def test_a_game_this_page_has_never_heard_of_has_a_cover_and_a_page_for_new_tables(people: People) -> None:
    me = people.person()

    def with_another(route: Route) -> None:
        games = route.fetch().json()
        games.append({**games[0], "id": "siege-of-nowhere", "title": "Siege of Nowhere", "options": []})
        route.fulfill(body=json.dumps(games), content_type="application/json")

    me.page.route("**/api/games?*", with_another)
    me.open("/")
    cover = me.page.locator(".cover", has_text="Siege of Nowhere")
    expect(cover.locator("svg").first).to_be_visible()
    assert cover.evaluate("(node) => getComputedStyle(node).getPropertyValue('--accent')") != ""
    cover.get_by_role("link").click()
    expect(me.page.locator("h1")).to_contain_text("Siege of Nowhere")


def test_a_new_table_asks_only_what_goes_with_the_rest(people: People) -> None:
    me = people.person()
    me.open("/new/mage-knight")
    page = me.page
    page.get_by_text("More options").click()
    expect(page.get_by_text("more settings appear")).to_be_visible()
    teams = page.get_by_role("combobox", name="Teams")
    expect(teams).to_have_count(0)
    page.locator(".counts label", has_text="4").click()
    page.get_by_role("combobox", name="Scenario", exact=True).select_option(label="Conquest (2 to 5, or 2 against 2)")
    expect(teams).to_be_visible()
    expect(page.locator("[data-option=scenario] .note")).to_contain_text("conquer every city")


def test_what_does_not_go_together_is_told_beside_it_before_the_table_is_made(people: People) -> None:
    me = people.person(lang="ru")
    me.open("/new/mage-knight")
    page = me.page
    scenario = page.get_by_role("combobox", name="Сценарий", exact=True)
    expect(scenario.locator("optgroup option", has_text="Возвращение Волкара (1–4 вместе)")).to_have_count(1)
    scenario.select_option(label="Возвращение Волкара (1–4 вместе)")
    problem = page.locator("[data-option=scenario] .problem")
    expect(problem).to_have_text("для этого нужно дополнение «Пропавший легион»")
    page.get_by_role("button", name="Открыть стол").click()
    expect(scenario).to_be_focused()
    page.get_by_role("checkbox", name="Пропавший легион").check()
    expect(problem).to_have_count(0)
    expect(page.get_by_role("combobox", name="Волкар: уровень битвы")).to_be_visible()
    page.get_by_role("button", name="Открыть стол").click()
    me.wait()


def test_whoever_is_invited_reads_what_is_played(people: People) -> None:
    me, friend = people.person(), people.person(lang="ru", phone=True)
    assert me.identity
    wanted = {"scenario": "conquest", "expansions": ["krang"]}
    places = [{"kind": "me"}, {"kind": "open"}]
    made = me.post("/api/tables", {"game": "mage-knight", "seats": 2, "options": wanted, "places": places})
    friend.open(f"/table/{made['id']}#{made['invite']}")
    terms = friend.page.locator(".lobby dl > div")
    expect(terms).to_have_count(2)
    expect(terms.first).to_contain_text("захватите все города")
    expect(terms.last).to_contain_text("Крэнг")
    assert friend.overflow() == []
