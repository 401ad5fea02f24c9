"""Pieces of one expansion in the scenarios of another."""

import pytest

from games.mage_knight.combat import fortified
from games.mage_knight.newcomers import country

PILES = ["green", "red", "brown", "grey", "violet", "white"]


@pytest.mark.rule("MX-348")
def test_scouts_may_look_at_the_piles_of_a_faction() -> None:
    table = country(scenario="realm-of-the-dead-solo", units="scouts").do("unit scouts 1")
    said = [table.game.label(one) for one in table.game.actions()]
    assert said[:6] == [f"Look at the top {colour} token" for colour in PILES]
    assert said[6:] == [f"Look at the top {colour} token of the Dark Crusaders" for colour in ("green", "red", "brown")]


@pytest.mark.rule("MX-348")
def test_scouts_see_the_next_enemy_of_the_faction_and_nobody_else_does() -> None:
    more = {"units": "scouts", "pile_dark-crusaders": "zombie-horde mummy skeletal-warriors death-dragon"}
    table = country(scenario="realm-of-the-dead-cooperation", seats=2, at_1="1,-1", **more).do("unit scouts 1")
    wanted = "Look at the top green token of the Dark Crusaders"
    [answer] = [one for one in table.game.actions() if table.game.label(one) == wanted]
    table.game.apply(answer)
    s = table.s
    seen = {s.definitions[card].id: int(s.known[card]) for card in s.table.of_kind("enemy") if s.known[card] == 1}
    assert seen == {"skeletal-warriors": 1}
    for seat in (0, 1):
        assert table.game.view(seat) == table.game.determinize(seat, 7).view(seat)


@pytest.mark.rule("MX-352")
def test_where_no_faction_has_piles_there_are_six() -> None:
    table = country(units="scouts").do("unit scouts 1")
    assert [table.game.label(one) for one in table.game.actions()] == [f"Look at the top {one} token" for one in PILES]


@pytest.mark.rule("MX-020", "MX-481", "MX-518")
@pytest.mark.parametrize(("origin", "cost", "walls"), [("4,-4", 3, 1), ("5,-5", 2, 0)])
def test_the_camp_as_a_ruined_city_keeps_its_walls(origin: str, cost: int, walls: int) -> None:
    table = country(
        scenario="lost-relic-cooperation",
        seats=4,
        tiles="countryside-1@1,0 countryside-2@1,1 countryside-3@0,1 core-v@2,1",
        tokens="swamp-dragon@4,-5",
        at=origin,
        move_points=cost,
        hand="march",
    )
    table.do("move 4,-5 1").shows(moment="ranged")
    assert fortified(table) == [walls]
