"""Two against two: two people, each at a browser of their own, and two bots."""

import random

from playwright.sync_api import expect

from games.ascension_tactics.ending import teams_before_the_last_turn
from web.conftest import People, Server
from web.driving import Seat, first_asked


def play_a_card(me: Seat) -> None:
    serial = me.serial
    me.page.locator(".area.hand .live").first.click()
    me.wait(serial)


def test_two_people_play_a_joint_turn_after_two_bots_and_win_together(people: People, server: Server) -> None:
    vera, oleg = people.person(), people.person(lang="ru", phone=True)
    table = server.lay(teams_before_the_last_turn(), vera, "greedy", oleg, "greedy")
    for person in (vera, oleg):
        person.open(f"/table/{table}")
    assert vera.wait() == "asked"  # the bots have had their turn
    expect(oleg.page.locator(".prompt.mine")).to_have_count(0)
    play_a_card(vera)
    vera.page.get_by_role("button", name="Over to").click()
    assert oleg.wait() == "asked"
    expect(vera.page.locator(".prompt.mine")).to_have_count(0)
    rng = random.Random(2)
    oleg.play(rng, clicks=4)
    while first_asked(vera, oleg) is oleg:
        oleg.be_done(rng)
    vera.wait()
    serial = vera.serial
    vera.page.get_by_role("button", name="End the turn").click()
    for person in (vera, oleg):
        assert person.wait(serial) == "over"
        expect(person.page.locator("dialog[open] tr.won")).to_have_count(2)
        person.expect_no_trouble()
