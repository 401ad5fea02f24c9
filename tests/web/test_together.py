"""Several people, watchers, lost connections."""

import random
import re

import pytest
from playwright.sync_api import expect

import deckhold
from web.conftest import People, Server
from web.driving import MOVED_ON
from web.sizes import mostly
from web.words import ALLOWED

SAME = "(serial) => document.querySelector('.tablepage').dataset.serial === serial"


def test_two_browsers_play_against_each_other_through_an_invite_link(people: People) -> None:
    """Two turns each; then bots play for both of them to the end, unseen, and both are shown how it ended."""
    host, guest = people.person(), people.person(lang="ru", phone=True)
    table = host.new_table("ascension", seats=2, places=[{"kind": "me"}, {"kind": "open"}], seed=3)
    link = host.page.locator("input[readonly]").input_value()
    assert "#" in link
    guest.page.goto(link)
    guest.page.locator("li button.primary").click()
    expect(host.page.locator(".prompt")).to_be_visible()
    expect(guest.page.locator(".prompt")).to_be_visible()
    rng = random.Random(4)
    mine, other = host, guest
    turns = {host: 0, guest: 0}
    while min(turns.values()) < 2:
        if not mine.asked:
            mine, other = other, mine
            turns[mine] += 1
        assert mine.wait() != "over"
        assert mine.page.title().startswith("●")
        assert not other.page.title().startswith("●")
        assert not set(mine.hand) & other.pieces
        serial = mine.serial
        mine.click_something(rng)
        mine.page.wait_for_function(MOVED_ON, arg=serial)
    for seat, person in enumerate((host, guest)):
        person.open("/about")
        person.post(f"/api/tables/{table}/bot", {"seat": seat, "level": "greedy"})
    while host.get(f"/api/tables/{table}")["status"] != "over":
        host.page.wait_for_timeout(200)
    results = []
    for person in (host, guest):
        person.open(f"/table/{table}")
        expect(person.page.locator("dialog[open] table").first.locator("tr")).to_have_count(2)
        results.append(re.findall(r"\d+", person.page.locator("dialog[open] table").first.inner_text()))
    assert results[0][-1] in results[1]
    assert guest.overflow() == []
    assert guest.english(ALLOWED) == set()


@mostly(phone=True)
def test_who_waits_reads_who_decides(people: People, lang: str, phone: bool) -> None:
    host, guest = people.person(), people.person(lang=lang, phone=phone)
    host.new_table("ascension", seats=2, places=[{"kind": "me"}, {"kind": "open"}], seed=3, options={"first": 0})
    guest.page.goto(host.page.locator("input[readonly]").input_value())
    guest.page.locator("li button.primary").click()
    prompt = guest.page.locator(".prompt")
    expect(prompt).to_contain_text(guest.page.locator(".seat .name").first.inner_text())
    box = prompt.bounding_box()
    assert box is not None
    assert box["width"] >= 300  # there to be read, not for screen readers alone
    assert box["height"] >= 30


@mostly(phone=False)
def test_a_turn_is_taken_back_when_the_other_one_agrees(people: People, lang: str, phone: bool) -> None:
    host, guest = people.person(lang=lang, phone=phone), people.person()
    host.new_table("ascension", seats=2, places=[{"kind": "me"}, {"kind": "open"}], seed=3, options={"first": 0})
    guest.page.goto(host.page.locator("input[readonly]").input_value())
    guest.page.locator("li button.primary").click()
    host.wait()
    hand = host.hand
    host.page.locator(".answers button[data-action]").last.click()  # the end of the turn
    expect(host.page.locator(".prompt.mine")).to_have_count(0)
    expect(guest.page.locator(".prompt.mine")).to_be_visible()
    assert host.hand != hand
    host.page.get_by_role("button", name="Попросить вернуть ход" if lang == "ru" else "Ask to take back").click()
    guest.page.get_by_role("button", name="Allow").click()
    expect(host.page.locator(".prompt.mine")).to_be_visible()
    assert host.hand == hand
    expect(guest.page.locator(".prompt.mine")).to_have_count(0)


@mostly(phone=True)
def test_a_watcher_sees_the_table_but_no_hand(people: People, lang: str, phone: bool) -> None:
    host, watcher = people.person(), people.person(lang=lang, phone=phone)
    table = host.new_table("ascension", seats=2, places=[{"kind": "me"}, {"kind": "bot", "level": "greedy"}], seed=3)
    watcher.open(f"/table/{table}")
    expect(watcher.page.locator(".prompt")).to_be_visible()
    expect(watcher.page.locator(".watching")).to_be_visible()
    rng = random.Random(5)
    hidden = 0
    for _ in range(14):
        heard = len(watcher.heard)
        host.play(rng, clicks=1)
        host.wait()
        watcher.page.wait_for_function(SAME, arg=host.serial)
        hand = set(host.hand)
        hidden += len(hand)
        assert not hand & watcher.pieces
        assert not hand & set(re.findall(r"[a-z0-9-]+#\d+", " ".join(watcher.heard[heard:])))
        expect(watcher.page.locator(".live")).to_have_count(0)
    assert hidden > 20
    assert watcher.overflow() == []
    if lang == "ru":
        assert watcher.english(ALLOWED) == set()


@mostly(phone=True)
def test_a_reload_in_the_middle_of_an_effect_asks_the_same_question_again(
    people: People, lang: str, phone: bool
) -> None:
    me = people.person(lang=lang, phone=phone)
    me.new_table("ascension", seats=1, places=[{"kind": "me"}], seed=8)
    me.wait()
    for action in way_into_an_effect(seed=8):
        me.choose(action)
    assert me.decision not in ("", "main")
    question = me.page.locator(".question").inner_text()
    choices = me.choices
    serial = me.serial
    me.page.reload()
    me.wait()
    assert me.serial == serial
    assert me.page.locator(".question").inner_text() == question
    again = me.choices
    assert again == choices
    me.play(random.Random(7), clicks=5)


def way_into_an_effect(seed: int) -> list[int]:
    """The fewest actions of many random tries that lead into the middle of an effect."""
    rng = random.Random(seed)
    best: list[int] = []
    for _ in range(200):
        game = deckhold.new("ascension", seats=1, seed=seed)
        way: list[int] = []
        while game.decision is not None and game.decision.kind == "main" and (not best or len(way) < len(best) - 1):
            # Ending the turn comes last: it is what leads nowhere.
            actions = game.actions()
            way.append(rng.choice(actions[:-1] or actions))
            game.apply(way[-1])
        if game.decision is not None and game.decision.kind != "main":
            best = way
    return best


@mostly(phone=False)
def test_a_click_while_the_server_is_down_is_done_when_it_is_back(
    people: People, own_server: Server, lang: str, phone: bool
) -> None:
    me = people.person(lang=lang, phone=phone, server=own_server)
    me.new_table("ascension", seats=2, places=[{"kind": "me"}, {"kind": "bot", "level": "greedy"}], seed=3)
    rng = random.Random(8)
    me.play(rng, clicks=7)
    while not me.page.locator(".area.hand .live").count():
        me.play(rng, clicks=1)
    card = me.page.locator(".area.hand .live").first
    piece = card.get_attribute("data-piece")
    own_server.kill()
    expect(me.page.locator(".lost")).to_be_visible()
    serial = me.serial
    card.click(position={"x": 5, "y": 40})
    assert piece in me.hand
    own_server.start()
    expect(me.page.locator(".lost")).to_have_count(0)
    me.page.wait_for_function("(serial) => document.querySelector('.tablepage').dataset.serial !== serial", arg=serial)
    assert piece not in me.hand
    me.play(rng, clicks=5)
    me.expect_no_trouble()


def test_the_language_changes_at_once_without_a_reload(people: People) -> None:
    me = people.person()
    me.new_table("ascension", seats=2, places=[{"kind": "me"}, {"kind": "bot", "level": "greedy"}], seed=3)
    me.wait()
    me.page.evaluate("window.same = true")
    me.page.locator(".lang").click()
    expect(me.page.locator(".prompt")).to_contain_text("Ваш ход")
    expect(me.page.locator(".area.hand h3").last).to_contain_text("Рука")
    assert me.page.evaluate("window.same") is True


def test_undo_says_how_far_and_goes_back(people: People) -> None:
    me = people.person()
    me.new_table("ascension", seats=2, places=[{"kind": "me"}, {"kind": "bot", "level": "greedy"}], seed=3)
    me.wait()
    before = me.hand
    serial = me.serial
    me.page.locator(".area.hand .live").first.click()
    me.wait(serial)
    undo = me.page.locator("[aria-keyshortcuts=u]")
    expect(undo).to_contain_text("Undo (1)")
    serial = me.serial
    undo.click()
    me.wait(serial)
    after = me.hand
    assert after == before


def test_a_hint_shows_up_to_three_choices_and_takes_one(people: People) -> None:
    me = people.person()
    me.new_table("ascension", seats=2, places=[{"kind": "me"}, {"kind": "bot", "level": "greedy"}], seed=3)
    me.wait()
    me.page.keyboard.press("h")
    hints = me.page.locator(".hint > button")
    expect(hints.first).to_be_visible()
    assert 1 <= hints.count() <= 3
    serial = me.serial
    hints.first.click()
    me.wait(serial)


def test_a_dead_piece_says_why(people: People) -> None:
    me = people.person()
    me.new_table("ascension", seats=2, places=[{"kind": "me"}, {"kind": "bot", "level": "greedy"}], seed=3)
    me.wait()
    me.page.locator("[data-area=center_row] .piece").first.click(force=True)  # it says that it is disabled
    expect(me.page.locator(".why")).to_contain_text("you have")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_number_says_what_it_counts(people: People, phone: bool) -> None:
    me = people.person(phone=phone)
    me.new_table("last-bastion", seats=2, places=[{"kind": "me"}, {"kind": "me"}], seed=3)
    me.wait()
    counter = me.page.locator(".seats [data-count]").first
    counter.click(force=True)  # its seat says that it is disabled
    label, value = counter.get_attribute("title"), counter.get_attribute("data-value")
    expect(me.page.locator(".why")).to_have_text(f"{label}: {value}")


def test_a_replay_is_scrubbed_and_played_on_from_the_middle(people: People) -> None:
    me = people.person()
    table = me.new_table("ascension", seats=2, places=[{"kind": "me"}, {"kind": "bot", "level": "greedy"}], seed=3)
    me.play(random.Random(9), clicks=25)
    me.open(f"/replay/{table}?step=8")
    expect(me.page.locator(".step")).to_contain_text("Step 8 of")
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator(".step")).to_contain_text("Step 9 of")
    me.page.locator(".turns button").first.click()
    expect(me.page.locator(".step")).to_contain_text("Step 0 of")
    me.page.get_by_role("slider").fill("6")
    expect(me.page.locator(".step")).to_contain_text("Step 6 of")
    me.page.get_by_role("button", name="Play on from here").click()
    me.page.wait_for_url(re.compile(rf"/table/(?!{re.escape(table)})"))
    me.play(random.Random(10), clicks=5)
