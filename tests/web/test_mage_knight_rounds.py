"""Mage Knight in the browser: what comes after a turn: rounds, automata, other players, the end of a game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import deckhold
from games.mage_knight import test_joint as joint
from games.mage_knight.land import Realm
from games.mage_knight.test_rounds import last_turn as last_of_round
from games.mage_knight.test_scenarios_scoring import last_turn as last_of_game
from games.mage_knight.test_tezla_scenarios import life
from games.mage_knight.warlord import war
from web.conftest import People, Server
from web.knights import Player
from web.sizes import mostly

Sitting = Callable[..., list[Player]]


@pytest.fixture
def sit(people: People, server: Server) -> Sitting:
    """As many people as there are seats, the first one as asked for, the others at a desktop in Russian."""

    def sit(table: Realm, lang: str = "en", phone: bool = False) -> list[Player]:
        seats = [people.person(lang=lang, phone=phone)]
        seats += [people.person(lang="ru") for _ in range(table.game.seats - 1)]
        address = f"/table/{server.lay(table.game, *seats)}"
        for seat in seats:
            seat.open(address)
            seat.page.wait_for_selector(".prompt, dialog[open]")
        shared = Realm(deckhold.load(table.game.dump()))
        return [Player(seat, shared, who, waits=False) for who, seat in enumerate(seats)]

    return sit


@mostly(phone=True)
def test_with_the_end_of_a_round_night_falls_and_tactics_are_chosen(sit: Sitting, lang: str, phone: bool) -> None:
    players = sit(last_of_round(), lang, phone)
    me = players[0]
    assert me.page.locator(".tablepage").get_attribute("data-light") is None
    me.do("play march", "end-turn")
    decision = me.table.game.decision
    assert decision is not None
    chooser = players[decision.seat]
    expect(chooser.page.locator("[data-area='tactics'] .live")).to_have_count(6)
    for one in players:
        expect(one.page.locator(".tablepage")).to_have_attribute("data-light", "night")
        one.look()
    chooser.do("take-tactic long-night")
    expect(chooser.page.locator("[data-area='tactics'] .live")).to_have_count(0)


@mostly(phone=False)
def test_a_conquest_ends_with_its_scores_explained(sit: Sitting, lang: str, phone: bool) -> None:
    me, other = sit(last_of_game(fame=30, fame_1=22, discard="fireball fire-bolt", crystals={"red": 2}), lang, phone)
    me.do("end-turn")
    while not me.table.game.over:
        decision = me.table.game.decision
        assert decision is not None
        (me, other)[decision.seat].do("pass" if me.table.can("pass") else me.table.choices[0])
    outcome = me.table.game.outcome
    assert outcome is not None
    for one in (me, other):
        dialog = one.page.locator("dialog[open]")
        expect(dialog.locator("table").first.locator("tr")).to_have_count(2)
        for score in outcome.scores:
            expect(dialog).to_contain_text(str(score))
        one.look()
    knowledge = "Greatest Knowledge" if lang == "en" else "Великий мудрец"
    expect(me.page.locator("dialog[open]")).to_contain_text(knowledge)


@mostly(phone=True)
def test_volkare_takes_his_turn_after_that_of_a_single_player(sit: Sitting, lang: str, phone: bool) -> None:
    start = war(army="freezers prowlers diggers", cards="rage march stamina", at="0,-1", hand="march")
    me = sit(start, lang, phone)[0]
    deck = me.area("dummy").locator("[data-res='deck']")
    expect(deck).to_have_attribute("data-value", "3")
    me.look()
    me.do("play march", "end-turn")
    expect(deck).to_have_attribute("data-value", "2")
    me.page.locator(".tab", has_text="Волкар" if lang == "ru" else "Volkare").click()
    expect(me.page.locator(".drawer [data-area='army'] .strip")).to_have_count(3)
    me.look()


def test_life_and_death_is_played_by_two_people(sit: Sitting) -> None:
    vera, oleg = sit(life(at="0,-1", at_1="1,-1", hand_1="march rage", order=[0, 1], order_at=0), "en", True)
    vera.do("play march", "end-turn")
    while vera.table.game.decision is not None and vera.table.game.decision.seat == 0:
        vera.give(vera.table.game.actions()[0])
    expect(oleg.page.locator(".prompt.mine")).to_be_visible()
    oleg.do("play march")
    expect(oleg.page.locator(".pools [data-res='move'] b")).to_have_text("2")
    for one in (vera, oleg):
        one.look()
        one.seat.expect_no_trouble()


@mostly(phone=False)
def test_in_a_joint_fight_everybody_sees_who_fights_whom(sit: Sitting, lang: str, phone: bool) -> None:
    me, other = sit(joint.before().do("propose", "player 1"), lang, phone)
    me.do("option 0")
    expect(me.area("allies").locator("[data-marks='is-asked']")).to_have_count(1)
    expect(other.area("allies").locator("[data-marks='agrees']")).to_have_count(1)
    other.do("option 0")
    me.do("play march", "enter")
    for one in (me, other):
        strips = one.area("allies").locator(".strip")
        expect(strips).to_have_count(2)
        expect(strips.locator(".rider")).to_have_count(2)
        expect(one.area("allies").locator("[data-marks='still-to-fight']")).to_have_count(1)
        one.look()
