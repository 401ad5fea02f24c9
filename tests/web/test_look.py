"""What one sees in other windows and in other people's turns: a phone on its side, a reaction, a team mate's finger."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from games.ascension_tactics.battle import battle
from games.ascension_tactics.ending import teams_before_the_last_turn
from games.mage_knight import test_joint as joint
from games.mage_knight.land import land
from web.conftest import People, Server
from web.driving import Seat
from web.pretended import Pretended
from web.words import ALLOWED

VERA, OLEG = [{"seat": i, "name": name, "kind": "human", "online": True} for i, name in enumerate(["Вера", "Олег"])]
LETTERS = 10  # files of the faces that main.ts names
ON_ITS_SIDE = pytest.mark.parametrize("size", [(640, 360), (844, 390)], ids=["640x360", "844x390"])


def box(spot: Locator) -> dict[str, float]:
    found = spot.bounding_box()
    assert found is not None
    return {**found, "right": found["x"] + found["width"], "bottom": found["y"] + found["height"]}


def show(me: Seat, game: Any, seat: int, **table: Any) -> Pretended:
    seats = [VERA, OLEG][: game.seats]
    return Pretended(me, game.view(seat, me.lang), game=game.info.id, seats=seats, me=seat, mine=[seat], **table)


@ON_ITS_SIDE
def test_on_a_phone_on_its_side_map_question_and_hand_are_all_seen(people: People, size: tuple[int, int]) -> None:
    me = people.person(lang="ru", phone=True)
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    show(me, land(hand="march rage stamina", units="peasants", dice="red gold").game, 0)
    board, question, hand = (me.page.locator(one) for one in (".area.hex", ".prompt", ".area.hand"))
    expect(board.locator(".cell").first).to_be_visible()
    seen = [box(one) for one in (board, question, hand)]
    assert all(one["x"] >= 0 and one["right"] <= size[0] + 1 for one in seen)
    assert all(one["bottom"] <= size[1] + 1 for one in seen)
    assert seen[0]["height"] >= 0.65 * size[1]
    assert seen[0]["right"] <= seen[1]["x"]  # nothing lies over the map
    assert seen[1]["bottom"] <= seen[2]["y"]
    assert me.overflow() == []
    me.page.locator(".area.hand .live").first.click()
    expect(me.page.locator(".menu [data-action]").first).to_be_visible()
    assert me.english(ALLOWED) == set()


def test_in_a_fight_at_1024_by_768_the_phase_says_its_name(people: People) -> None:
    me = people.person(lang="ru")
    me.page.set_viewport_size({"width": 1024, "height": 768})
    show(me, joint.enter(joint.agreed()).game, 0)
    expect(me.page.locator(".phases .now")).to_contain_text("Дальняя и осадная")
    assert me.overflow() == []


def test_while_others_decide_one_reads_what_they_are_doing(people: People) -> None:
    me = people.person(lang="ru")
    fight = joint.enter(joint.agreed()).game
    page = show(me, fight, 1)
    prompt = me.page.locator(".prompt")
    expect(prompt).to_contain_text("Вера в бою (Арбалетчики): дальние и осадные атаки.")
    bot = {**VERA, "kind": "bot", "level": "normal", "name": ""}
    page.change([], [], seats=[bot, OLEG])
    expect(prompt).to_contain_text("в бою (Арбалетчики): дальние и осадные атаки. Думает…")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_who_may_answer_reads_whose_turn_it_is_and_finds_the_answers_beside_the_question(
    people: People, phone: bool
) -> None:
    me = people.person(phone=phone)
    table = battle("aria-redforge@0,0", "kehmep@1,0~3", power=2, treasures_1="treasure-defense-3")
    page = show(me, table.do("order aria-redforge", "attack kehmep").game, 1)
    prompt = me.page.locator(".prompt.mine")
    expect(prompt.locator(".flag")).to_have_text("Вера’s turn")
    expect(prompt).not_to_contain_text("Your turn")
    expect(prompt).to_contain_text("Aria Redforge attacks Kehmep, Storm Shaman. Answer with a treasure?")
    answers = prompt.locator(".answers [data-action]")
    expect(answers).to_have_count(3)
    assert me.overflow() == []
    answers.first.click()
    page.expect_acted(table.game.actions()[0])


def test_a_team_mate_sees_what_one_points_at(people: People, server: Server) -> None:
    vera, oleg, boris = (people.person() for _ in range(3))
    table = server.lay(teams_before_the_last_turn(), vera, boris, oleg, "greedy")
    for person in (vera, oleg, boris):
        person.open(f"/table/{table}")
        person.page.wait_for_selector(".prompt")
    spot = vera.page.locator(".hexes [data-piece='figure:jirra#1']").first
    place = box(spot)
    vera.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    ring = oleg.page.locator(".ring")
    expect(ring).to_have_attribute("data-at", "figure:jirra#1")
    expect(ring).to_be_visible()
    around, inside = box(ring), box(oleg.page.locator(".hexes [data-piece='figure:jirra#1']").first)
    assert around["x"] < inside["x"]
    assert around["bottom"] > inside["bottom"]
    vera.page.mouse.move(2, 2)
    expect(ring).to_have_count(0)
    assert not [text for person in (vera, boris) for text in person.heard if '"type":"point"' in text]


# What the letters are when the table is first seen, however long a busy machine takes to bring them.
FIRST_SEEN = """
const soon = setTimeout;
window.setTimeout = (what, ms) => soon(what, ms * 60);
new MutationObserver((_, watch) => {
  if (document.querySelector('.tablepage') === null) return;
  window.letters = document.fonts.status;
  watch.disconnect();
}).observe(document, {childList: true, subtree: true})
"""


def test_a_table_is_first_seen_with_its_own_letters(people: People) -> None:
    me = people.person(lang="ru")
    me.page.add_init_script(FIRST_SEEN)
    held: list[Route] = []
    me.page.route("**/*.woff2", lambda one: held.append(one))
    me.page.goto(f"{me.address}/table/any", wait_until="commit")
    while len(held) < LETTERS:
        me.page.wait_for_timeout(10)
    assert me.page.locator(".tablepage").count() == 0
    for one in held:
        one.continue_()
    me.page.wait_for_selector(".tablepage")
    assert me.page.evaluate("window.letters") == "loaded"


def test_letters_that_cannot_be_had_keep_no_table_away(people: People) -> None:
    me = people.person()
    me.page.route("**/*.woff2", lambda one: one.abort())
    me.page.goto(f"{me.address}/table/any")
    expect(me.page.locator(".tablepage")).to_be_visible()
    me.complaints.clear()  # about the letters
