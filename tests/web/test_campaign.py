"""From scenario to scenario of a campaign: by clicking, alone on a phone and with friends."""

import random

from playwright.sync_api import expect

from games.ascension_tactics.ending import GAME, nearly_won, won
from web.conftest import People, Server
from web.driving import Seat
from web.words import ALLOWED


def look(me: Seat) -> None:
    assert me.overflow() == []
    if me.lang == "ru":
        assert me.english(ALLOWED) == set()


def test_a_scenario_on_a_phone_in_russian_is_won_and_leads_to_the_next(people: People, server: Server) -> None:
    me = people.person(lang="ru", phone=True)
    table = server.lay(nearly_won(quests=2, glory=31), me)  # this turn, the villains', and the next
    me.open(f"/table/{table}")
    rng = random.Random(3)
    me.wait()
    while (hand := me.page.locator(".area.hand .live")).count():
        serial = me.serial
        hand.first.click()
        me.wait(serial)
    look(me)
    while me.wait() != "over":
        me.be_done(rng)
    look(me)
    following = me.page.get_by_role("region", name="Следующий сценарий кампании")
    open_next = following.get_by_role("button", name="Открыть следующий стол")
    expect(open_next).to_be_disabled()
    following.get_by_label("Первая кровь: чемпион «Джирра Несокрушимая»").check()
    open_next.click()
    me.page.wait_for_url(lambda url: table not in url)
    me.wait()
    expect(me.page.locator("[data-piece='jirra#1'] .rider").first).to_have_attribute("title", "Первая кровь")
    look(me)
    following_table = me.page.url
    me.open(f"/table/{table}")  # days later the finished table leads to the same one
    following.get_by_role("button", name="К следующему столу").click()
    me.page.wait_for_url(following_table)
    me.expect_no_trouble()


def test_friends_see_what_each_keeps_and_meet_at_one_table(people: People, server: Server) -> None:
    vera, oleg = people.person(), people.person(lang="ru")
    table = server.lay(won(2), vera, oleg)
    vera.open(f"/table/{table}")
    oleg.open(f"/table/{table}")
    hers = vera.page.locator(".sequel")
    his = oleg.page.locator(".sequel")
    expect(hers.get_by_role("group")).to_have_count(1)  # she does not choose for him while he is here
    hers.get_by_label("First Blood").check()
    expect(his).to_contain_text("Первая кровь")
    expect(his.get_by_role("button")).to_be_disabled()
    his.get_by_label("ничего").check()
    his.get_by_role("button", name="Открыть следующий стол").click()
    expect(oleg.page.locator(".lobby")).to_be_visible()  # waits for her
    hers.get_by_role("button", name="Go to the next table").click()
    for person in (vera, oleg):
        expect(person.page.locator(".prompt")).to_be_visible()
    assert vera.page.url == oleg.page.url
    assert vera.get(f"/api/tables/{vera.page.url.split('/')[-1]}")["options"]["kept"] == ["jirra/first-blood"]


def test_the_result_can_be_looked_at_again(people: People, server: Server) -> None:
    me = people.person()
    me.open(f"/table/{server.lay(won(), me)}")
    me.page.get_by_role("button", name="Close").click()
    expect(me.page.locator(".sequel")).to_have_count(0)
    me.page.get_by_role("button", name="Show the result").click()
    expect(me.page.locator(".sequel")).to_be_visible()


def test_a_campaign_begins_at_any_scenario_with_the_rewards_chosen(people: People) -> None:
    me = people.person()
    me.open(f"/new/{GAME}")
    page = me.page
    page.locator(".counts label", has_text="1").click()
    expect(page.get_by_text("Kept quests")).to_have_count(0)
    page.get_by_role("combobox", name="Scenario", exact=True).select_option(
        label="Campaign, scenario 2: Belzepug (1 to 4 together)"
    )
    page.get_by_role("combobox", name="Champions", exact=True).select_option(label="Chosen by name")
    for place, name in enumerate(["Kehmep, Storm Shaman", "Jirra the Unbreakable", "Loremaster", "Scrapbot"], 1):
        page.get_by_label(name).check()
        expect(page.locator(".check", has_text=name).locator(".place")).to_have_text(str(place))
    page.get_by_role("combobox", name="Kept quests 1").select_option(label="Jirra the Unbreakable")
    page.get_by_role("combobox", name="Kept quests 2").select_option(label="First Blood")
    page.get_by_role("button", name="Add").click()
    expect(page.locator(".made")).to_contain_text("Jirra the Unbreakable · First Blood")
    assert me.overflow() == []
    page.get_by_role("button", name="Open the table").click()
    me.wait()
    expect(page.locator("[data-piece='jirra#1'] .rider")).to_have_attribute("title", "First Blood")
