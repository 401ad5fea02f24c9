"""Mage Knight in the browser: the table of a card's uses, what has a key, and what a phone has in one line."""

from typing import Any

import pytest
from playwright.sync_api import expect

import deckhold
from games.mage_knight.combat import fight
from games.mage_knight.land import Realm, land
from games.mage_knight.test_duel import meet
from web.conftest import People, Server
from web.knights import Player, press


@pytest.fixture
def sit(people: People, server: Server) -> Any:
    def sit(table: Realm, lang: str = "en", phone: bool = False) -> Player:
        me = people.person(lang=lang, phone=phone)
        others = [people.person() for _ in range(table.game.seats - 1)]
        me.open(f"/table/{server.lay(table.game, me, *others)}")
        return Player(me, Realm(deckhold.load(table.game.dump())))

    return sit


def open_menu(me: Player, card: str) -> Any:
    press(me.page.locator(f".area.hand .live[data-piece^='{card}']").first)
    return me.page.locator(".menu")


def has(me: Player, pool: str, n: int) -> None:
    expect(me.page.locator(f".pools [data-res='{pool}'] b")).to_have_text(str(n))


def crystals(me: Player, colour: str) -> Any:
    return me.area("purse/0").locator(f"[data-res='crystal-{colour}']")


# -- the uses of a card ------------------------------------------------------------------------------------------------


def test_the_uses_of_a_card_are_a_table_with_what_points_come_to(sit: Any) -> None:
    me: Player = sit(land(hand="march wound", dice="green black black", move_points=3))
    menu = open_menu(me, "march")
    expect(menu.locator(".heading > span:first-child")).to_have_text(["Basic effect", "Powered, 1", "Sideways"])
    expect(menu.get_by_role("menuitem")).to_have_text(
        ["1 Move 2 → 5", "2 Move 4 → 7", "3 Move 1 → 4", "4 Influence 1 → 1"]
    )
    expect(menu.locator(".pay")).to_have_count(0)  # one die is all that can pay
    me.look()
    me.page.keyboard.press("2")
    has(me, "move", 7)
    expect(me.page.locator(".lost-by")).to_have_text("7 move will be lost")


def test_what_pays_is_chosen_once_and_the_first_way_is_ready(sit: Any) -> None:
    me: Player = sit(land(hand="march", dice="green black black", mana={"green": 1}, crystals={"green": 2}))
    menu = open_menu(me, "march")
    expect(menu.locator(".pay")).to_have_text(["die", "token", "crystal"])
    expect(menu.locator(".pay[aria-checked='true']")).to_have_text("die")
    menu.locator(".pay", has_text="crystal").click()
    expect(menu.locator(".pay[aria-checked='true']")).to_have_text("crystal")
    menu.get_by_role("menuitem").nth(1).click()
    has(me, "move", 4)
    expect(crystals(me, "green")).to_have_attribute("data-value", "1")
    expect(me.page.locator(".pools [data-res='mana-green'] b")).to_have_text("1")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_one_of_several_effects_is_one_click_with_the_mana_that_pays(sit: Any, phone: bool) -> None:
    me: Player = sit(land(hand="instinct march", dice="red gold black", crystals={"red": 1}), lang="ru", phone=phone)
    menu = open_menu(me, "instinct")
    says = ["Движение 2→ 2", "Влияние 2→ 2", "Движение 4→ 4", "Влияние 4→ 4", "Движение 1→ 1", "Влияние 1→ 1"]
    expect(menu.locator(".use .gives")).to_have_text([one.partition("→")[0] for one in says], ignore_case=True)
    expect(menu.locator(".use .after")).to_have_text(["→" + one.partition("→")[2] for one in says])
    expect(menu.locator(".pay")).to_have_text(["кубик", "кубик", "кристалл"])
    me.look()
    menu.locator(".pay").nth(2).click()
    menu.locator(".use").nth(3).click()
    has(me, "influence", 4)
    expect(me.page.locator(".prompt.mine")).to_be_visible()
    expect(me.area("source").locator(".die:not(.off)")).to_have_count(2)  # the black one is depleted by day
    me.look()
    me.seat.expect_no_trouble()


def test_what_a_card_cannot_be_used_for_is_said_in_its_menu(sit: Any) -> None:
    me: Player = sit(land(hand="rage swiftness", dice="red black black"))
    menu = open_menu(me, "rage")
    expect(menu.locator(".missing")).to_have_text(
        ["Its basic effect: in combat only.", "Powered: in the attack phase only."]
    )
    me.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)


def test_in_a_combat_the_table_has_the_totals_of_the_sum(sit: Any) -> None:
    me: Player = sit(fight("prowlers", "block", hand="determination", dice="blue black black"))
    me.do("guard prowlers 0")
    menu = open_menu(me, "determination")
    expect(menu.locator(".use", has_text="Block 5").locator(".leads.enough")).to_have_count(1)
    menu.locator(".use", has_text="Block 5").click()
    expect(me.area("clash").locator(".total")).to_contain_text("5 of 4")


# -- what falls short --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "short"), [("en", "Strike: 5 short"), ("ru", "Удар: ещё 5")])
def test_a_strike_that_falls_short_says_by_how_much(sit: Any, lang: str, short: str) -> None:
    me: Player = sit(fight("guardsmen", "attack", strike={"melee-physical": 2}, hand="rage march", dice="red"), lang)
    withheld = me.page.locator(".answers .withheld")
    expect(withheld).to_have_count(0)
    me.do("target guardsmen")
    expect(withheld).to_have_text(short)
    expect(withheld).to_be_disabled()
    me.look()
    me.do("power rage", "sideways march 2")
    expect(withheld).to_have_count(0)
    me.do("strike")
    expect(me.area("foes")).to_have_count(0)


def test_a_block_that_falls_short_says_by_how_much(sit: Any) -> None:
    me: Player = sit(fight("guardsmen", "block", hand="march", dice="red"))
    me.do("guard guardsmen 0")
    expect(me.page.locator(".answers .withheld")).to_have_text("Block: 3 short")


# -- keys --------------------------------------------------------------------------------------------------------------


def test_offers_opponents_and_map_have_keys(sit: Any) -> None:
    me: Player = sit(meet(hand="rage"))
    drawer = me.page.locator(".drawer")
    me.page.keyboard.press("KeyO")
    expect(drawer.locator("[data-area='spell_offer']")).to_be_visible()
    me.page.keyboard.press("KeyS")
    expect(drawer.locator("[data-area='hero/1']")).to_be_visible()
    expect(drawer.locator("[data-area='spell_offer']")).to_have_count(0)
    me.page.keyboard.press("KeyS")
    expect(drawer).to_have_count(0)


def test_map_and_combat_are_swapped_with_a_key(sit: Any) -> None:
    me: Player = sit(fight("prowlers", "attack", hand="rage"))
    me.page.keyboard.press("KeyM")
    expect(me.area("foes")).to_have_count(0)
    me.page.keyboard.press("KeyM")
    expect(me.area("foes")).to_be_visible()


def test_digits_belong_to_the_menu_while_it_is_open(sit: Any) -> None:
    me: Player = sit(land(hand="stamina march", dice="black black black"))
    expect(me.page.locator(".answers kbd", has_text="1")).to_have_count(1)  # rests
    open_menu(me, "stamina")
    me.page.keyboard.press("1")
    has(me, "move", 2)


# -- around the board --------------------------------------------------------------------------------------------------


def test_a_drawer_leaves_the_own_hero_in_sight(sit: Any) -> None:
    me: Player = sit(land(hand="march"))
    me.page.keyboard.press("KeyO")
    drawer = me.page.locator(".drawer")
    expect(drawer).to_be_visible()
    me.page.wait_for_function(
        "() => document.querySelector('.standing[data-owner=\"0\"]').getBoundingClientRect().right"
        " < document.querySelector('.drawer').getBoundingClientRect().left"
    )


# -- a phone -----------------------------------------------------------------------------------------------------------


def test_a_phone_has_the_hero_in_one_line_which_opens(sit: Any) -> None:
    me: Player = sit(land(fame=26, level=5, reputation=-4, hand="march"), lang="ru", phone=True)
    line = me.page.locator(".status")
    expect(line.locator("[data-res='level']")).to_have_attribute("data-value", "5")
    expect(line.locator("[data-res='fame']")).to_contain_text("26/35")
    expect(line.locator("[data-res='round']")).to_contain_text("День")
    line.click()
    hero = me.page.locator(".whole [data-area='hero/0']")
    expect(hero.locator("[data-res='reputation'] .here")).to_have_text("-2")
    me.look()
    me.page.locator(".whole > button").click()
    expect(hero).to_have_count(0)


def test_a_phone_has_dice_units_and_skills_in_one_line_where_they_are_used(sit: Any) -> None:
    table = land(units="peasants herbalists!", skills="tovak-double-time", hand="march", crystals={"blue": 1})
    me: Player = sit(table, lang="ru", phone=True)
    belt = me.page.locator(".belt")
    expect(belt.locator("[data-area='units/0'] .live")).to_have_count(1)
    expect(belt.locator("[data-res='crystal-blue']")).to_have_attribute("data-value", "1")
    belt.locator("[data-area='skills/0'] .live").click()
    has(me, "move", 2)
    expect(belt.locator("[data-area='skills/0'] .spent")).to_have_count(1)
    me.look()
