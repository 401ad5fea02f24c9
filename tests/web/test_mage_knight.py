"""Mage Knight in the browser: what a turn consists of, clicked as people click it, and what is said before each click.

Every table is a position of the rules' tests, laid on a real server. The same answers are given to a copy of it, so
that a click is known by the words that those tests use: "move 3,-7".
"""

import random
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

import deckhold
from games.mage_knight.combat import fight
from games.mage_knight.land import Realm, land
from games.mage_knight.newcomers import battle
from games.mage_knight.test_combat_city import city
from games.mage_knight.test_duel import meet
from games.mage_knight.test_levels import levelling
from web.conftest import People, Server
from web.knights import Player, press

# What has to be scrolled to, besides the log.
SCROLLED = """
() => [...document.querySelectorAll('body *')]
  .filter((node) => ['auto', 'scroll'].includes(getComputedStyle(node).overflowY))
  .filter((node) => node.closest('#side-list, .world') === null && node.scrollHeight > node.clientHeight + 1)
  .map((node) => `${node.className} ${node.closest('[data-area]')?.dataset.area ?? ''}`)
"""
# Sizes follow the window's with the next frames.
STILL = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"

# A keep on 3,-7 beside the hills of 3,-6; a village on 2,-3 (see tests/games/mage_knight).
KEEP = "countryside-1@1,0 countryside-2@1,1 countryside-3@2,0"


@pytest.fixture
def sit(people: People, server: Server) -> Any:
    def sit(table: Realm, lang: str = "en", phone: bool = False) -> Player:
        me = people.person(lang=lang, phone=phone)
        me.open(f"/table/{server.lay(table.game, me)}")
        return Player(me, Realm(deckhold.load(table.game.dump())))

    return sit


def test_a_step_tells_its_price_before_the_click(sit: Any) -> None:
    me: Player = sit(land(hand="march stamina", move_points=4))
    me.page.locator(".live[data-piece='@1,-2']").hover(force=True)
    expect(me.page.locator(".forecast")).to_contain_text("costs 2 move, 2 left")
    me.do("move 1,-2")
    expect(me.page.locator(".pools [data-res='move'] b")).to_have_text("2")
    me.look()
    me.seat.expect_no_trouble()


def test_a_place_where_a_tile_could_lie_says_that_it_reveals_one(sit: Any) -> None:
    me: Player = sit(land(at="2,-3", hand="march", move_points=2, tile_deck="countryside-3 countryside-4"))
    place = min(me.table.reveals)
    tiles = me.page.locator(".ground .cell:not(.unknown)")
    before = tiles.count()
    me.page.locator(f".live[data-piece='@{place}']").hover(force=True)
    expect(me.page.locator(".forecast")).to_contain_text("reveals a tile: cannot be undone")
    me.do(f"explore {place}")
    expect(tiles).to_have_count(before + 7)


def test_the_offers_can_be_looked_at_in_ones_own_turn_until_it_goes_on(sit: Any) -> None:
    me: Player = sit(land(hand="march stamina"))
    me.page.locator(".tab", has_text="Offers").click()
    expect(me.page.locator(".drawer [data-area='spell_offer'] .strip")).to_have_count(3)
    me.do("play march")
    expect(me.page.locator(".drawer")).to_have_count(0)


def test_in_a_village_the_offers_open_by_themselves_with_reasons(sit: Any) -> None:
    me: Player = sit(land(at="2,-3", hand="promise promise", influence=0, dice="white white white"), lang="ru")
    assert "interact" in me.table.choices
    me.do("interact")
    offers = me.page.locator(".drawer")
    expect(offers).to_contain_text("Отряды")
    expect(offers).to_contain_text("Здесь этот отряд не нанять.")
    expect(offers).to_contain_text("Заклинаниям учат в башнях магов и в синем городе.")
    me.look()
    me.page.set_viewport_size({"width": 1280, "height": 720})
    me.page.wait_for_function(f"() => ({STILL})()")
    assert me.page.evaluate(SCROLLED) == []


def test_a_keep_is_assaulted_and_conquered(sit: Any) -> None:
    me: Player = sit(
        land(tiles=KEEP, at="3,-6", tokens="?guardsmen@3,-7", move_points=3, hand="rage rage", dice="red red red")
    )
    me.page.locator(".live[data-piece='@3,-7']").hover(force=True)
    expect(me.page.locator(".forecast.hostile")).to_contain_text("keep: an assault. Movement ends, reputation -1")
    me.do("move 3,-7")
    expect(me.area("foes")).to_contain_text("Guardsmen")
    expect(me.area("phases").locator("[aria-current='step']")).to_have_text("1Ranged and siege")
    me.do("end-phase")
    expect(me.area("clash")).to_contain_text("0 of 3")
    expect(me.page.locator(".lost-by")).to_have_text("3 damage is dealt next")
    me.look()


def test_an_attack_says_how_much_is_missing_and_why(sit: Any) -> None:
    me: Player = sit(fight("ironclads guardsmen", "attack", hand="rage stamina", dice="red red red"))
    me.do("target ironclads", "target guardsmen", "power rage")
    if me.table.game.decision is not None and me.table.game.decision.kind == "choose":
        me.give(me.table.game.actions()[0])
    clash = me.area("clash")
    expect(clash.locator(".total")).to_contain_text("of 10")
    expect(clash).to_contain_text("short")
    expect(clash).to_contain_text("Physical attacks count half: Ironclads resists them.")
    expect(clash).to_contain_text("Guardsmen alone: 4 of 7")
    expect(me.area("foes").locator(".chosen")).to_have_count(2)
    me.look()


def test_a_card_shows_the_total_that_it_leads_to(sit: Any) -> None:
    me: Player = sit(fight("prowlers", "block", hand="rage determination", dice="blue black black"))
    totals = me.page.locator(".area.hand .leads")
    expect(totals).to_have_count(0)
    me.do("guard prowlers 0")
    expect(totals).to_have_text([re.compile("→ 2$"), re.compile("→ 5 ✓")])
    press(me.page.locator(".area.hand .live").nth(1))
    expect(me.page.locator(".menu .leads.enough")).to_have_text([re.compile("→ 5 ✓")])
    me.page.keyboard.press("Escape")
    me.look()


@pytest.mark.parametrize("phase", ["ranged", "block", "attack"])
def test_four_enemies_fit_into_the_smallest_window(sit: Any, phase: str) -> None:
    enemies = "ironclads/wild guardsmen/site medusa freezers"
    me: Player = sit(fight(enemies, phase, hand="rage stamina wound", units="peasants"), lang="ru")
    me.page.set_viewport_size({"width": 1280, "height": 720})
    if phase == "attack":
        me.do("target ironclads", "target guardsmen", "target medusa", "play rage")
    expect(me.area("foes").locator(".foe")).to_have_count(4)
    me.page.wait_for_function(f"() => ({STILL})()")
    assert me.page.evaluate(SCROLLED) == []
    me.look()


def test_equal_wounds_lie_as_one_fan(sit: Any) -> None:
    me: Player = sit(land(hand="wound march wound wound rage"))
    lefts = me.page.locator(".area.hand .piece").evaluate_all(
        "(nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().left))"
    )
    wide = me.page.locator(".area.hand .piece").first.evaluate("(node) => node.getBoundingClientRect().width")
    steps = [after - before for before, after in pairwise(lefts)]
    assert all(step >= wide for step in steps[:2])
    assert all(step < wide / 2 for step in steps[2:])
    me.look()


def test_fame_and_reputation_are_tracks(sit: Any) -> None:
    me: Player = sit(land(fame=26, level=5, reputation=-4), lang="ru")
    hero = me.area("hero/0")
    expect(hero.locator("[data-res='fame'] .here")).to_have_text("26")
    expect(hero.locator("[data-res='reputation'] .here")).to_have_text("-2")
    expect(hero.locator("[data-res='reputation'] .note")).to_have_text("влияние -2")


def test_kept_tokens_are_used_where_they_lie(sit: Any) -> None:
    skill = "krang-puppet-master"
    me: Player = sit(battle("ironclads", "attack", skills=skill, trophies="prowlers diggers").do("target ironclads"))
    me.do(f"skill {skill}")
    while me.table.game.decision is not None and me.table.game.decision.kind != "puppet":
        me.give(me.table.game.actions()[-1])
    expect(me.area("trophies/0").locator(".live")).to_have_count(2)
    me.look()


def test_the_map_can_be_looked_at_during_a_combat(sit: Any) -> None:
    me: Player = sit(fight("prowlers", "attack", hand="rage"))
    me.page.get_by_role("button", name="Map", exact=True).click()
    expect(me.area("foes")).to_have_count(0)
    me.page.get_by_role("button", name="Back", exact=True).click()
    expect(me.area("foes")).to_be_visible()


def test_a_dungeon_is_entered_alone(sit: Any) -> None:
    dungeon = "countryside-7@1,0 countryside-1@1,1"
    me: Player = sit(land(tiles=dungeon, at="1,-2", pile_brown="gargoyle", units="peasants", hand="rage"), lang="ru")
    me.do("enter")
    expect(me.area("foes").locator(".foe")).to_have_count(1)
    expect(me.area("foes")).to_contain_text("Горгулья")
    me.look()


def test_a_city_is_assaulted_with_all_its_defenders_in_sight(sit: Any) -> None:
    me: Player = sit(city("white", "swordsmen freezers", hand="march"))
    me.do("move 3,-2 1")
    expect(me.area("foes").locator(".foe")).to_have_count(2)
    expect(me.area("hero/0").locator("[data-res='reputation'] b")).to_have_text("-1")


def test_a_new_level_opens_the_skills_beside_the_advanced_actions(sit: Any) -> None:
    me: Player = sit(levelling(3, 1), lang="ru")
    drawer = me.page.locator(".drawer")
    expect(drawer.locator("[data-area='skills_up/0'] .live")).to_have_count(2)
    expect(drawer.locator("[data-area='advanced_offer'] .strip")).to_have_count(3)
    me.look()
    me.do("pick tovak-i-feel-no-pain skills_up")
    expect(drawer.locator("[data-area='advanced_offer'] .live")).to_have_count(3)
    expect(me.area("hero/0").locator("[data-res='level'] b")).to_have_text("2")


def test_two_people_fight_each_other(people: People, server: Server) -> None:
    vera, oleg = people.person(), people.person(lang="ru")
    start = meet(hand="rage rage")
    table = server.lay(start.game, vera, oleg)
    for one in (vera, oleg):
        one.open(f"/table/{table}")
        one.page.wait_for_selector(".prompt")
    shared = Realm(deckhold.load(start.game.dump()))
    hers = Player(vera, shared)
    hers.do("attack-hero 1")
    his = Player(oleg, shared, 1)
    his.do("option 1", "end-phase")
    vera.wait()
    hers.do("end-phase", "play rage", "play rage")
    expect(hers.area("clash")).to_contain_text("attacks: 4 in all.")
    expect(his.area("clash")).to_contain_text("атакует: всего 4.")
    assert vera.overflow() == []
    assert oleg.overflow() == []


@pytest.mark.soak
@pytest.mark.parametrize(("lang", "phone"), [("en", True), ("ru", False)], ids=["phone-en", "desktop-ru"])
def test_first_reconnaissance_is_played_to_its_end_by_clicking(
    lang: str, phone: bool, people: People, server: Server
) -> None:
    """A hasty player: ends what can be ended every other time, and does anything else otherwise."""
    me = people.person(lang=lang, phone=phone)
    game = deckhold.new("mage-knight", seats=1, seed=3, options={"scenario": "first-reconnaissance"})
    me.open(f"/table/{server.lay(game, me)}")
    player = Player(me, Realm(deckhold.load(game.dump())))
    rng = random.Random(2)
    for n in range(2000):
        if player.table.game.decision is None:
            break
        view: Any = player.table.game.view(0, lang)
        ends = [one["action"] for one in view["actions"] if one.get("intent") == "ends"]
        actions = [one["action"] for one in view["actions"]]
        player.give(ends[0] if ends and rng.random() < 0.5 else rng.choice(actions))
        if n % 40 == 0:
            player.look()
    assert me.wait() == "over"
    player.look()
    me.expect_no_trouble()
