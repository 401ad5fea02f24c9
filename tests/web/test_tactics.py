"""Ascension Tactics in the browser: the hands of a team, the ladder of threat, research, tablets held upright."""

from typing import Any

import pytest
from playwright.sync_api import expect

import deckhold
from games.ascension_tactics.battle import battle, raid
from games.ascension_tactics.test_teams import teams
from web.conftest import People, Server
from web.driving import Seat
from web.pretended import TABLE, Pretended
from web.test_reading import REACHED
from web.test_room import OUT_OF_REACH, resize
from web.words import ALLOWED

GAME = "ascension-tactics"
KING = "villain-rat-king@4,-2 villain-ravenous-gorph@3,0"
UPRIGHT = [(768, 1024), (820, 1180)]


def shown(me: Seat, game: deckhold.Game) -> Pretended:
    bots = [{"seat": i, "name": "", "kind": "bot", "level": "greedy"} for i in range(1, game.seats)]
    return Pretended(me, game.view(0, me.lang), game=GAME, seats=[*TABLE["seats"], *bots])


def width(me: Seat, what: str) -> float:
    box = me.page.locator(what).bounding_box()
    assert box is not None
    return box["width"]


def test_the_hand_of_a_team_mate_lies_open_beside_ones_own(people: People) -> None:
    me = people.person()
    hands: dict[str, Any] = {"hand_0": "apprentice", "hand_1": "mystic", "hand_2": "militia*2 apprentice"}
    shown(me, teams("kehmep@0,0", "", "jirra@1,1", treasures_2="treasure-speed-1", **hands).game)
    mate = me.page.locator("[data-area='hand/2'] .piece")
    expect(mate).to_have_text(["Militia ×2", "Apprentice"])
    expect(me.page.locator("[data-area='hand/1']")).to_have_count(0)
    expect(me.page.locator("[data-area='treasures/0'] .piece")).to_have_text(["+1 speed"])  # the team's
    mate.first.hover()
    expect(me.page.locator(".zoom")).to_contain_text("Militia")


def test_several_hands_of_a_team_lie_behind_a_button(people: People) -> None:
    me = people.person(lang="ru")
    hands: dict[str, Any] = {"hand_1": "mystic", "hand_2": "militia"}
    shown(me, raid("jirra@0,0", "kehmep", "loremaster", KING, seats=3, **hands).game)
    me.page.get_by_role("button", name="Карты команды").click()
    drawer = me.page.locator(".drawer")
    expect(drawer.locator("[data-area='hand/1'] .piece")).to_have_text(["Мистик"])
    expect(drawer.locator("[data-area='hand/2'] .piece")).to_have_text(["Ополчение"])
    assert me.overflow() == []


def test_the_ladder_of_threat_says_what_comes_next(people: People) -> None:
    me = people.person(lang="ru")
    shown(me, raid("jirra@0,0", KING, threat=7).game)
    ladder = me.page.locator("[data-area='scheme_now'] .track")
    expect(ladder).to_contain_text("8: новая способность: Крысиный король")
    expect(ladder.locator(".passed")).to_have_count(7)
    assert me.english(ALLOWED | {"Vera"}) == set()


def test_schemes_say_at_once_what_they_do(people: People) -> None:
    me = people.person()
    table = raid("jirra@0,0", KING, schemes="azure-fang")
    view: Any = table.game.view(0)
    plot = next(area for area in view["areas"] if area["id"] == "scheme_now")
    plot["pieces"] = [{"id": "azure-fang#1", "card": "azure-fang"}]
    Pretended(me, view, game=GAME, seats=TABLE["seats"])
    expect(me.page.locator("[data-area='scheme_now'] .strip .words")).to_be_visible()


def test_research_shows_its_quests_over_the_board_and_a_click_takes_one(people: People, server: Server) -> None:
    me = people.person()
    table = raid("jirra@0,0", KING, runes=3)
    me.open(f"/table/{server.lay(table.game, me)}")
    me.wait()
    me.page.get_by_role("button", name="Research for 3 runes").click()
    quests = me.page.locator(".drawer [data-area='looked/0'] .piece.live")
    expect(quests).to_have_count(2)
    quests.first.click()
    expect(me.page.locator(".drawer")).to_have_count(0)
    expect(me.page.locator("[data-area='discard/0'] .piece")).to_be_visible()
    me.expect_no_trouble()


@pytest.mark.parametrize("size", UPRIGHT, ids=str)
@pytest.mark.parametrize("seats", [1, 4])
def test_on_a_tablet_held_upright_the_board_is_large_and_everything_in_reach(
    people: People, seats: int, size: tuple[int, int]
) -> None:
    me = people.person(lang="ru")
    pools = ["jirra@0,0 kehmep vyrak", "aria-redforge@1,0 scrapbot", "loremaster@2,0", "fox-minstrel@-1,0"][:seats]
    game = raid(*pools, KING, seats=seats, hand_0="apprentice*3 militia*2").game
    shown(me, game)
    resize(me, size)
    assert me.overflow() == []
    layout: Any = game.view(0)["layout"]
    assert me.page.evaluate(OUT_OF_REACH, layout["first"]) == []
    board = me.page.locator("[data-area=board] .world").bounding_box()
    assert board is not None
    assert width(me, "[data-area=board]") > size[0] * 0.45


def test_seats_and_log_stand_below_what_is_beside_the_board(people: People) -> None:
    me = people.person()
    shown(me, teams("kehmep@0,0", "", "jirra@1,1").game)
    resize(me, (1280, 720))
    column = me.page.locator(".beside")
    expect(column.locator(".seat")).to_have_count(4)
    expect(column.get_by_role("tab", name="Log")).to_be_visible()
    assert width(me, "[data-area=board]") > 1280 * 0.36
    me.page.keyboard.press("l")
    expect(column.get_by_role("tab")).to_have_count(0)
    assert me.overflow() == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_tie_of_the_villains_has_the_numbers_of_its_buttons_on_the_board(people: People, lang: str) -> None:
    me = people.person(lang=lang)
    villains = "villain-ravenous-gorph@5,-2 villain-giant-rat@-3,3"
    table = raid("jirra@-4,0", villains, schemes="gilded-claw").do("end-turn")
    assert table.asks == "0 approach"
    page = shown(me, table.game)
    answers = table.game.actions()
    numbers = ["1", "2", "3"]
    expect(me.page.locator(".prompt .replies kbd")).to_have_text(numbers)
    expect(me.page.locator(".overlay .number")).to_have_text(numbers)
    assert me.overflow() == []
    me.page.keyboard.press("2")
    page.expect_acted(answers[1])


def test_figures_of_a_tie_are_numbered_beside_them(people: People) -> None:
    me = people.person()
    rats = "villain-giant-rat@3,3 villain-giant-rat@-3,3"
    table = raid("jirra@0,0", rats, caches="treasure-speed-1@0,3").do("end-turn")
    assert table.asks == "0 sequence"
    shown(me, table.game)
    expect(me.page.locator(".prompt .replies kbd")).to_have_text(["1", "2", "0"])
    expect(me.page.locator(".overlay .number")).to_have_text(["1", "2"])


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)], ids=str)
def test_the_treasures_that_may_answer_an_attack_are_in_sight(people: People, size: tuple[int, int]) -> None:
    me = people.person(lang="ru")
    given = {"treasures_1": "treasure-defense-3 treasure-speed-1"}
    table = battle("aria-redforge@0,0", "kehmep@1,0~3", power=2, **given).do("order aria-redforge", "attack kehmep")
    seats = [{"seat": i, "name": f"Vera {i}", "kind": "human", "online": True} for i in range(2)]
    Pretended(me, table.game.view(1, "ru"), game=GAME, seats=seats, me=1, mine=[1])
    resize(me, size)
    treasures = me.page.locator("[data-area='treasures/1'] .piece")
    expect(treasures).to_have_count(2)
    assert all(one.evaluate(REACHED) for one in treasures.all())


def test_with_five_pools_nobody_has_to_be_scrolled_to(people: People) -> None:
    me = people.person(lang="ru")
    villains = "villain-kythis@4,-2 villain-damned-wrath@3,0 villain-damned-envy@5,0 villain-damned-lust@5,-2"
    pools = ["jirra@0,0", "kehmep vyrak scrapbot loremaster fox-minstrel", "aria-redforge muse-of-rebirth", "sadranis"]
    shown(me, raid(*pools, villains, seats=4, scenario="campaign-kythis").game)
    resize(me, (1280, 720))
    scrolled = me.page.locator(".column .strips").evaluate_all(
        "(nodes) => nodes.filter((node) => node.scrollHeight > node.clientHeight + 1).length"
    )
    assert scrolled == 0


SPILLS = """
() => {
  const asked = document.querySelector('.prompt').getBoundingClientRect();
  const over = [...document.querySelectorAll('[data-area=board] .frame, .column .strip')];
  return over.filter((node) => node.getBoundingClientRect().bottom > asked.top + 1).length;
}
"""


@pytest.mark.parametrize(("lang", "done", "answers"), [("en", ["gate"], 2), ("ru", ["gate"], 2), ("ru", [], 3)])
def test_a_turn_with_much_to_lose_is_asked_about_without_covering_the_board(
    people: People, lang: str, done: list[str], answers: int
) -> None:
    me = people.person(lang=lang)
    shown(me, battle("jirra@0,0", "vyrak@3,0", runes=6, power=3).do(*done).game)
    resize(me, (1280, 720))
    expect(me.page.locator(".replies button")).to_have_count(answers)  # to research, to end the turn, perhaps the gate
    assert me.page.evaluate(SPILLS) == 0
    assert me.overflow() == []


def test_the_champion_under_orders_is_marked_in_its_pool_and_on_the_board(people: People) -> None:
    me = people.person()
    shown(me, battle("jirra@0,0 kehmep@2,0", "vyrak@3,0", power=3).do("order jirra").game)
    expect(me.page.locator(".strip.asked .title")).to_contain_text("Jirra")
    expect(me.page.locator(".standing.asked")).to_have_count(1)


def test_seats_and_pools_have_the_shapes_of_their_figures(people: People) -> None:
    me = people.person()
    shown(me, teams("kehmep@0,0", "vyrak@3,0", "jirra@1,1", "rakar@4,0").game)
    pools = me.page.locator(".column .area.strips h3 svg")
    assert pools.evaluate_all("(nodes) => nodes.map((node) => node.dataset.owner)") == ["1", "3", "2", "0"]
    seats = me.page.locator(".seats svg[data-owner]")
    assert seats.evaluate_all("(nodes) => nodes.map((node) => node.dataset.owner)") == ["0", "1", "2", "3"]


def test_on_a_phone_the_board_turns_to_the_champion_under_orders(people: People) -> None:
    me = people.person(phone=True)
    table = battle("jirra", "vyrak@3,0", power=3)
    page = shown(me, table.game)
    board, figure = me.page.locator("[data-area=board] .frame"), me.page.locator(".standing.asked")
    me.page.locator("[data-area='pool/0'] .strip").last.scroll_into_view_if_needed()
    page.show(table.do("order jirra").game.view(0))  # it comes into the portal, at the edge of the board
    expect(figure).to_be_in_viewport()
    outer, inner = board.bounding_box(), figure.bounding_box()
    assert outer is not None
    assert inner is not None
    assert outer["x"] <= inner["x"] <= outer["x"] + outer["width"] - inner["width"]


def test_on_a_phone_ones_own_champions_stand_right_below_the_board(people: People) -> None:
    me = people.person(lang="ru", phone=True)
    shown(me, raid("jirra@0,0 kehmep vyrak", KING, hand_0="apprentice*5").game)
    areas = me.page.locator(".scroll .area").evaluate_all("(nodes) => nodes.map((node) => node.dataset.area)")
    assert areas[:3] == ["race", "board", "pool/0"]
    assert areas[-4:] == ["treasures/0", "deck/0", "discard/0", "scheme_discard"]
    assert (
        len(
            set(
                me.page.locator(".scroll .cell").evaluate_all(
                    "(nodes) => nodes.slice(-4).map((node) => node.offsetTop)"
                )
            )
        )
        == 1
    )


def test_a_drawer_has_its_name_once(people: People) -> None:
    me = people.person()
    shown(me, raid("jirra@0,0", KING, runes=3).do("research").game)
    names = [
        one.inner_text()
        for one in me.page.locator(".drawer :is(h2, h3)").all()
        if one.evaluate("(node) => node.clientHeight > 8")
    ]
    assert names == ["Looked at"]


def test_the_price_of_an_order_is_told_once(people: People) -> None:
    me = people.person()
    shown(me, battle("jirra@0,0", "vyrak@3,0", power=3).game)
    me.page.locator(".standing.live").first.hover()
    expect(me.page.locator(".forecast .head")).to_contain_text("Order Jirra the Unbreakable for 2")
    expect(me.page.locator(".forecast .cost")).to_have_count(0)


# What covers the numbers of figures: other figures' numbers, and whatever else lies over them.
HIDDEN = """
() => [...document.querySelectorAll('.standing .plate b')].filter((node) => {
  const box = node.getBoundingClientRect();
  const hit = (part) => document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2);
  return [.3, .5, .7].some((part) => hit(part) !== node);
}).length
"""


def test_numbers_of_figures_side_by_side_are_seen_whole_on_a_small_board(people: People) -> None:
    me = people.person()
    view: Any = raid("vyrak@0,0 jirra@1,0 kehmep@1,1", "villain-ravenous-gorph@3,0 villain-sordid-asp@2,0").game.view(0)
    standing = [piece for area in view["areas"] for piece in area["pieces"] if piece and piece.get("figure")]
    for piece in standing:
        piece["counters"] = {"strength": 14, "defense": 22, "damage": 11, "souls": 5, "gear": 2}
    Pretended(me, view, game=GAME, seats=TABLE["seats"])
    resize(me, (1280, 720))
    expect(me.page.locator(".standing.figure")).to_have_count(5)
    assert me.page.evaluate(HIDDEN) == 0
