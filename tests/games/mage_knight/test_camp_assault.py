"""The assault on Volkare's camp: walls, shields, failure and conquest (section 20 of the expansions' rules)."""

from typing import Any

import pytest

from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state import general as volkare
from deckhold.games.mage_knight.state.ground import is_safe, leader_of, step_cost
from deckhold.games.mage_knight.state.zones import GENERALS
from deckhold.games.mage_knight.terms import CAMP as CAMP_CITY
from deckhold.games.mage_knight.terms import MOVING
from games.mage_knight.combat import faced, fortified
from games.mage_knight.encamped import CAMP, EAST, VILLAGE, assault, camp, row
from games.mage_knight.warlord import War, again_war, lose, win

# -- the assault -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-166")
def test_an_assault_costs_no_reputation_and_volkare_attacks_too() -> None:
    table = assault("freezers prowlers")
    table.shows(moment="ranged", reputation=0)
    assert sorted(faced(table)) == ["freezers", "prowlers", "volkare"]
    assert table.remembers(volkare.DIE) is not None
    assert table.at() == CAMP


@pytest.mark.rule("MX-166", "MX-120")
def test_whoever_beats_the_army_from_afar_is_not_attacked_by_him() -> None:
    table = assault("prowlers")
    table.s.strike[4] = 9  # ranged
    again_war(table).do("strike")
    assert table["moment"] == "closing"
    table.shows(hand="", move_points=0)
    assert table.s.zones[GENERALS] == []


@pytest.mark.rule("MX-166", "MX-117")
def test_his_own_attack_is_brutal_and_aims_at_the_hero() -> None:
    table = assault("prowlers")
    place = faced(table).index("volkare")
    assert foes.damage_of(table.s, place * 3) == 2 * foes.value_of(table.s, place * 3)
    lose(table)
    assert len(table["hand"]) > 0  # wounds
    assert set(table["hand"]) == {"wound"}


@pytest.mark.rule("MX-166")
def test_rampaging_enemies_that_the_step_provokes_are_fought_apart() -> None:
    # Draconum beside both the village and the camp; across the wall between them they are provoked from the camp.
    table = camp("prowlers", at="4,-6", tokens="fire-dragon@5,-5").do(f"move {CAMP} 1")
    assert table.choices == ["challenge fire-dragon", "fight"]
    table.do("challenge fire-dragon")
    win(table, "prowlers")
    assert table.s.zones[GENERALS] == []
    assert table.at() == CAMP


@pytest.mark.rule("MX-167", "MX-C36")
@pytest.mark.parametrize(("at", "cost", "often"), [(VILLAGE, 3, [1, 2]), ("3,-4", 3, [1, 2]), (EAST, 2, [0, 1])])
def test_across_a_wall_it_costs_3_and_the_whole_army_is_fortified(at: str, cost: int, often: list[int]) -> None:
    table = camp("prowlers guardsmen", at=at, move_points=cost)
    assert not camp("prowlers guardsmen", at=at, move_points=cost - 1).can(f"move {CAMP} 1")
    table.do(f"move {CAMP} 1").shows(move_points=0)
    by_name = dict(zip(faced(table), fortified(table), strict=True))
    assert [by_name["prowlers"], by_name["guardsmen"]] == often


@pytest.mark.rule("MX-167")
@pytest.mark.parametrize("night", [False, True])
def test_the_conquered_camp_costs_2_like_a_city(night: bool) -> None:
    s = camp(night=night).s
    here, there = (s.cells.named(f"@{cell}") for cell in (EAST, CAMP))
    assert step_cost(s, 0, here, there) == 2


def agreed(army: str, *shares: int, **more: Any) -> War:
    """Two heroes have agreed to assault the camp: from the east, and from the village behind its wall."""
    position: dict[str, Any] = {"seats": 2, "hand": "march*2", "hand_1": "march*2", "at_1": VILLAGE, **more}
    table = camp(army, **{"order": [0, 1], "move_points": 0, **position})
    table.do("propose", "player 1", "option 0")
    for n in shares:
        table.do(f"amount {n}")
    return table.do("option 0")


def enter(table: War) -> War:
    if table.asks == "1 react":
        table.do("pass")  # the village is not plundered
    while not table.can("enter"):
        table.do("play march")
    table.do("enter")
    return table.do("fight") if table.can("fight") else table


@pytest.mark.rule("MX-166", "MX-C36", "MX-167")
def test_together_only_the_share_of_the_hero_behind_the_wall_is_fortified() -> None:
    table = enter(agreed("freezers prowlers", 1))
    table.shows(reputation=0)
    assert dict(zip(faced(table), fortified(table), strict=True)) == {"freezers": 0, "volkare": 0}
    lose(table)
    enter(table).shows(reputation_1=0)
    assert dict(zip(faced(table), fortified(table), strict=True))["prowlers"] == 1


@pytest.mark.rule("MX-166")
def test_the_step_across_the_wall_costs_a_participant_one_more() -> None:
    table = lose(enter(agreed("freezers prowlers", 1))).do("pass", "play march")
    assert not table.can("enter")
    table.do("play march")
    assert table.can("enter")


@pytest.mark.rule("MX-166", "MX-502")
def test_a_single_token_is_not_assaulted_together() -> None:
    table = camp("freezers", seats=2, hand="march", hand_1="march", at_1=VILLAGE)
    assert not table.can("propose")
    assert camp("freezers prowlers", seats=2, hand="march", hand_1="march", at_1=VILLAGE).can("propose")


# -- shields -----------------------------------------------------------------------------------------------------------

REST = "swordsmen"  # who is left: a grey one


@pytest.mark.rule("MX-168", "MX-169", "MX-E10")
@pytest.mark.parametrize(
    ("beaten", "shields"),
    [
        ("freezers", 1),
        ("fire-dragon", 1),
        ("freezers fire-dragon", 2),
        ("prowlers", 0),
        ("prowlers diggers ironclads", 1),
        ("prowlers diggers", 1),
        ("prowlers golems", 1),
        ("golems", 0),
        ("fire-dragon prowlers", 1),
    ],
)
def test_a_shield_for_an_elite_token_and_one_for_two_regular_ones(beaten: str, shields: int) -> None:
    table = win(assault(f"{beaten} {REST}"), *beaten.split())
    assert row(table) == [0] * shields


@pytest.mark.rule("MX-C08", "MX-168", "MX-169")
def test_eight_tokens_of_all_colours_are_worth_five_shields() -> None:
    table = win(assault("freezers fire-dragon ice-dragon swordsmen prowlers diggers ironclads wolf-riders"))
    assert row(table) == [0] * 5


@pytest.mark.rule("MX-Q32")
def test_what_is_left_of_the_rounding_is_not_kept_for_the_next_assault() -> None:
    table = win(assault(f"prowlers diggers {REST}"), "prowlers")
    assert (row(table), table.at()) == ([], EAST)
    s = table.s
    s.moment = MOVING
    s.move_points = 2
    again_war(table).do(f"move {CAMP} 1")
    assert (row(win(table, "diggers")), table.army) == ([], [REST])


@pytest.mark.rule("MX-Q32", "MX-169")
def test_together_each_one_rounds_for_himself() -> None:
    table = win(enter(agreed("prowlers diggers")))
    win(enter(table))
    assert row(table) == []
    assert table.s.zones[GENERALS] == []  # beaten all the same


@pytest.mark.rule("MX-168")
def test_together_the_shields_lie_in_the_order_of_the_fights() -> None:
    table = win(enter(agreed("freezers fire-dragon prowlers", 1, 1)))
    win(enter(table))
    assert row(table) == [0, 1]


# -- how it ends -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-170")
def test_whoever_is_left_of_the_army_stays_and_the_hero_goes_back() -> None:
    table = win(assault("freezers prowlers"), "freezers")
    assert (table.army, table.at(), row(table)) == (["prowlers"], EAST, [0])
    assert table.s.cells.name(volkare.cell_of(table.s)) == f"@{CAMP}"
    table.shows(moment="closing", rewards=[], city_level={"volkares-camp": 4})


@pytest.mark.rule("MX-170")
def test_together_all_go_back_if_one_of_them_fails() -> None:
    table = win(enter(agreed("freezers prowlers", 1)))
    lose(enter(table))
    assert (table.army, table.at(0), table.at(1)) == (["prowlers"], EAST, VILLAGE)


@pytest.mark.rule("MX-171")
def test_with_his_whole_army_volkare_is_captured_and_the_hero_stands_in_the_camp() -> None:
    table = win(assault("freezers prowlers"))
    assert (table.s.zones[GENERALS], table.army, table.at()) == ([], [], CAMP)
    table.shows(moment="closing", rewards=[])


@pytest.mark.rule("MX-171", "MX-Q64")
def test_of_several_it_is_whoever_began_the_assault_that_moves_in() -> None:
    table = win(enter(agreed("freezers prowlers", 1)))
    win(enter(table))
    assert (table.s.zones[GENERALS], table.at(0), table.at(1)) == ([], CAMP, VILLAGE)


@pytest.mark.rule("MX-171")
def test_the_end_of_an_assault_is_told() -> None:
    table = assault("freezers")
    table.game.listen()
    win(table)
    told = [event.kind for event in table.game.take_events()]
    assert "camp-shields" in told
    assert "camp-conquered" in told


@pytest.mark.rule("MX-172")
@pytest.mark.parametrize(("shields", "leader"), [([0, 1, 1], 1), ([1, 0], 1), ([0, 1], 0), ([], -1)])
def test_the_leader_has_most_shields_or_the_first_of_as_many(shields: list[int], leader: int) -> None:
    table = camp(seats=2, row=shields, at=CAMP)
    assert leader_of(table.s, CAMP_CITY) == leader


@pytest.mark.rule("MX-Q64")
def test_for_others_the_conquered_camp_is_an_ordinary_space() -> None:
    table = camp(seats=2, at_1=CAMP, hand="march")
    s = table.s
    there = s.cells.named(f"@{CAMP}")
    assert is_safe(s, 1, there)
    assert not is_safe(s, 0, there)
    table.do(f"move {CAMP} 0")  # one may come there, and must attack or move on
    assert (table.can("attack-hero 1"), table.can("interact")) == (True, False)
