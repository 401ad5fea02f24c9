"""Friends at a table: who is away, who plays for whom, who may sit down; in words that everybody understands."""

from typing import Any

import pytest
from playwright.sync_api import Route, expect

import deckhold
from web.conftest import People
from web.pretended import Pretended
from web.sizes import mostly

VERA = {"seat": 0, "name": "Vera", "kind": "human", "online": True}
BORIS = {"seat": 1, "name": "Boris", "kind": "human", "online": True}
FOR_VERA = {"seat": 0, "name": "Vera", "kind": "bot", "level": "normal", "standin": True, "online": True}


@mostly(phone=True)
def test_while_a_bot_decides_for_me_nothing_can_be_clicked_but_my_seat_back(
    people: People, lang: str, phone: bool
) -> None:
    me = people.person(lang=lang, phone=phone)
    view = deckhold.new("ascension", 2, 3, {"first": 0}).view(0, lang)
    page = Pretended(me, view, seats=[FOR_VERA, BORIS])
    expect(
        me.page.get_by_role("button", name="Вернуть моё место" if lang == "ru" else "Take my seat back")
    ).to_be_visible()
    expect(me.page.locator(".prompt")).to_contain_text("За вас решает бот" if lang == "ru" else "A bot decides for you")
    expect(me.page.locator(".live, .answers button:visible")).to_have_count(0)
    me.page.keyboard.press("1")
    me.page.keyboard.press("u")
    page.change([], [], seats=[VERA, BORIS])
    expect(me.page.locator(".area.hand .live")).to_have_count(5)
    assert [message for message in page.asked if message["type"] != "ping"] == []


def test_a_watcher_reads_whose_everything_is(people: People) -> None:
    watcher = people.person()
    view = deckhold.new("ascension", 2, 3).view(None)
    Pretended(watcher, view, seats=[VERA, BORIS], me=None, mine=[])
    for seat, name in enumerate(["Vera", "Boris"]):
        expect(watcher.page.locator(f"[data-area='hand/{seat}'] h3")).to_contain_text(name)


@mostly(phone=False)
def test_without_an_invitation_a_private_table_offers_to_watch_and_no_seat(
    people: People, lang: str, phone: bool
) -> None:
    host, stranger = people.person(), people.person(lang=lang, phone=phone)
    table = host.new_table("ascension", seats=2, places=[{"kind": "me"}, {"kind": "open"}], seed=3)
    stranger.open(f"/table/{table}")
    closed = stranger.page.get_by_role("status")
    expect(closed).to_contain_text(
        "ссылку-приглашение" if lang == "ru" else "ask somebody who sits here for the invite link"
    )
    expect(stranger.page.locator(".lobby li button")).to_have_count(0)
    assert stranger.overflow() == []
    host.page.locator(".lobby li button", has_text="bot").click()
    expect(stranger.page.locator(".watching")).to_be_visible()  # as promised


@mostly(phone=True)
def test_the_others_let_a_bot_play_for_somebody_who_vanished(people: People, lang: str, phone: bool) -> None:
    me = people.person(lang=lang, phone=phone)
    asked: list[Any] = []

    def stand_in(route: Route) -> None:
        asked.append(route.request.post_data_json)
        route.fulfill(body="{}", content_type="application/json")

    me.page.route("**/api/tables/pretended/standin*", stand_in)
    view = deckhold.new("ascension", 2, 3, {"first": 1}).view(0, lang)
    page = Pretended(me, view, seats=[VERA, {**BORIS, "online": False, "absent": True}])
    notice = me.page.locator(".notice")
    expect(notice).to_contain_text("Boris")
    assert me.overflow() == []
    notice.get_by_role("button").click()
    page.change([], [], seats=[VERA, {**FOR_VERA, "seat": 1, "name": "Boris", "lent": True}])
    expect(notice).to_have_count(0)
    expect(me.page.locator(".toast")).to_contain_text("Boris")
    expect(me.page.locator(".seats li").nth(1)).to_contain_text(
        "до возвращения" if lang == "ru" else "until they return"
    )
    page.change([], [], seats=[VERA, BORIS])
    expect(me.page.locator(".toast")).to_have_text("Boris снова за столом." if lang == "ru" else "Boris is back.")
    assert asked == [{"seat": 1}]


def test_a_watcher_reads_that_somebody_vanished_but_cannot_call_a_bot(people: People) -> None:
    watcher = people.person()
    view = deckhold.new("ascension", 2, 3, {"first": 1}).view(None)
    Pretended(watcher, view, seats=[VERA, {**BORIS, "online": False, "absent": True}], me=None, mine=[])
    expect(watcher.page.locator(".notice")).to_contain_text("Boris")
    expect(watcher.page.locator(".notice button")).to_have_count(0)


def test_whoever_returns_reads_that_a_bot_played_for_them(people: People) -> None:
    me = people.person()
    page = Pretended(me, deckhold.new("ascension", 2, 3).view(0), seats=[{**FOR_VERA, "lent": True}, BORIS])
    expect(me.page.locator(".prompt")).to_be_visible()
    page.change([], [], seats=[VERA, BORIS])
    expect(me.page.locator(".toast")).to_have_text("A bot played for you while you were away. The seat is yours again.")


@mostly(phone=False)
def test_a_refused_take_back_says_so_to_whoever_asked(people: People, lang: str, phone: bool) -> None:
    me, other = people.person(lang=lang, phone=phone), people.person()
    game = deckhold.new("ascension", 2, 3)
    refused = {"by": 0, "steps": 1, "waiting": [], "refused": 1}
    page = Pretended(me, game.view(0, lang), seats=[VERA, BORIS], takeback={**refused, "waiting": [1], "refused": None})
    notice = me.page.locator(".notice")
    expect(notice).to_contain_text("Ждём" if lang == "ru" else "Waiting")
    page.change([], [], takeback=refused)
    expect(notice).to_contain_text("не разрешает Boris" if lang == "ru" else "Boris does not agree")
    assert me.overflow() == []
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    Pretended(other, game.view(1), seats=[VERA, BORIS], me=1, mine=[1], takeback=refused)
    expect(other.page.locator(".prompt")).to_be_visible()
    expect(other.page.locator(".notice")).to_have_count(0)


@pytest.mark.parametrize(("lang", "words"), [("en", ["Won", "Lost"]), ("ru", ["Победа", "Поражение"])])
def test_a_game_played_together_is_won_or_lost_not_counted(people: People, lang: str, words: list[str]) -> None:
    me = people.person(lang=lang)
    for won, word in zip((True, False), words, strict=True):
        view = deckhold.new("aeons-end", 2, 3).view(0, lang)
        winners, scores = ([0, 1], [1, 1]) if won else ([], [0, 0])
        view["outcome"] = {
            "scores": scores,
            "winners": winners,
            "reason": "",
            "others": {},
            "text": "The end.",
            "breakdown": [],
        }
        Pretended(me, view, game="aeons-end", status="over", seats=[VERA, BORIS])
        expect(me.page.locator("dialog[open] table td")).to_have_text([word, word])


def summary(id: str, **more: Any) -> dict[str, Any]:
    table = {"id": id, "game": "ascension", "status": "over", "public": False, "created": 1.7e9, "updated": 1.7e9}
    return {
        **table,
        "seats": [VERA, BORIS],
        "mine": [0],
        "turn": None,
        "my_turn": False,
        "sides": [[0], [1]],
        "outcome": None,
        "branch": None,
    } | more


@mostly(phone=True)
def test_my_games_show_result_score_date_and_what_they_branched_off_from(
    people: People, lang: str, phone: bool
) -> None:
    me = people.person(lang=lang, phone=phone)
    together = {"game": "last-bastion", "sides": [[0, 1]]}
    four = {"seats": [VERA, BORIS, VERA, BORIS], "sides": [[0, 2], [1, 3]]}
    games = [
        summary("a", outcome={"scores": [44, 26], "winners": [0], "others": {}}),
        summary("b", outcome={"scores": [44, 45], "winners": [1], "others": {}}, branch={"id": "a", "step": 12}),
        summary("c", **together, outcome={"scores": [57, 57], "winners": [0, 1], "others": {}}),
        summary("d", **together, outcome={"scores": [0, 0], "winners": [], "others": {}}),
        summary("e", **together, outcome={"scores": [41, 41], "winners": [0, 1], "others": {"villains": 25}}),
        summary("f", **four, outcome={"scores": [30, 28, 30, 28], "winners": [0, 2], "others": {}}),
    ]
    me.page.route("**/api/tables?filter=mine*", lambda route: route.fulfill(json=games))
    me.open("/")
    won, lost = ("Победа", "Поражение") if lang == "ru" else ("Won", "Lost")
    statuses = me.page.locator("section").first.locator(".status")
    results = [f"{won} · 44 : 26", f"{lost} · 44 : 45", f"{won} · 57", lost, f"{won} · 41 : 25", f"{won} · 30 : 28"]
    expect(statuses).to_have_text(results)
    rows = me.page.locator("section").first.locator("li")
    expect(rows.nth(0)).to_contain_text("2023")
    branch = "продолжение партии от" if lang == "ru" else "branch of the game of"
    expect(rows.nth(1)).to_contain_text(branch)
    assert me.overflow() == []


def test_reloading_a_replay_keeps_its_step_and_on_a_phone_what_happened_is_in_sight(people: People) -> None:
    me = people.person(phone=True)
    table = me.new_table("ascension", seats=1, places=[{"kind": "me"}], seed=3)
    me.wait()
    for _ in range(3):
        serial = me.serial
        me.page.locator(".area.hand .live").first.click()
        me.wait(serial)
    me.open(f"/replay/{table}?step=1")
    expect(me.page.locator(".step")).to_contain_text("Step 1 of 3")
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator(".step")).to_contain_text("Step 2 of 3")
    me.page.wait_for_url("**/replay/*?step=2")
    me.page.reload()
    expect(me.page.locator(".step")).to_contain_text("Step 2 of 3")
    told = me.page.get_by_role("list", name="What happened")
    expect(told).to_contain_text("plays")
    box = told.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 844
    assert me.page.evaluate("scrollY") == 0
    assert me.overflow() == []
