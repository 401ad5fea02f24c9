"""How combats start (16.1, MK-668)."""

import pytest

from games.mage_knight.combat import Realm, faced, fortified, land

# Countryside 1 and 2: orcs at 1,-4 and 3,-3. From 1,-3 one is adjacent to the first, from 2,-3 to the second.
# Countryside 3 at 1,0: a keep at 2,-4, next to 1,-3 and 2,-3.
KEEP = "countryside-3@1,0 countryside-2@1,1"


def assaulting(**more: object) -> Realm:
    """A hero next to a keep with swordsmen."""
    place = {"tiles": KEEP, "at": "1,-3", "tokens": "swordsmen@2,-4", "move_points": 9, **more}
    return land(**place)


@pytest.mark.rule("MK-291", "MK-668")
def test_entering_a_fortified_site_is_an_assault_and_costs_reputation() -> None:
    table = assaulting(hand="rage").do("move 2,-4")
    table.shows(moment="ranged", reputation=-1, move_points=0)
    assert table.at() == "2,-4"
    assert faced(table) == ["swordsmen"]
    assert not table.can("strike")


@pytest.mark.rule("MK-291")
def test_the_garrison_is_fortified() -> None:
    assert fortified(assaulting().do("move 2,-4")) == [1]


@pytest.mark.rule("MK-303", "MK-668", "MK-100")
def test_a_garrison_that_lies_face_down_is_turned_up_when_the_combat_begins() -> None:
    table = assaulting(tokens="?swordsmen@2,-4", night=True)
    assert table.known("2,-4") == ["?grey"]
    table.do("move 2,-4")
    assert table.known("2,-4") == ["swordsmen"]


@pytest.mark.rule("MK-292", "MK-421", "MK-423", "MK-303")
def test_assaulting_a_keep_of_another_player_draws_a_random_garrison() -> None:
    table = land(
        seats=2,
        tiles=KEEP,
        at="1,-3",
        at_1="4,-2",
        shields={"2,-4": [1]},
        move_points=9,
        pile_grey="golems",
        hand="rage",
    )
    table.do("move 2,-4").shows(reputation=-1, battle="golems", moment="ranged")


@pytest.mark.rule("MK-418")
def test_ones_own_keep_is_entered_freely() -> None:
    table = land(tiles=KEEP, at="1,-3", shields={"2,-4": [0]}, move_points=9).do("move 2,-4")
    table.shows(moment="moving", reputation=0)


@pytest.mark.rule("MK-295", "MK-448")
def test_a_hero_may_challenge_an_adjacent_rampaging_enemy() -> None:
    table = land(at="1,-3", tokens="prowlers@1,-4 diggers@3,-3")
    assert [one for one in table.choices if one.startswith("challenge")] == ["challenge prowlers"]
    table.do("challenge prowlers").shows(moment="ranged", reputation=0)
    assert faced(table) == ["prowlers"]


# Orcs at 1,-4 and 3,-5; both are next to 2,-5 and 2,-4.
TWO = "countryside-2@1,0 countryside-1@1,1 countryside-3@2,0 countryside-4@2,1"


@pytest.mark.rule("MK-295")
def test_a_hero_may_challenge_several_at_once() -> None:
    table = land(tiles=TWO, at="2,-5", tokens="prowlers@1,-4 diggers@3,-5").do("challenge prowlers")
    assert table.choices == ["challenge diggers", "fight"]
    table.do("challenge diggers").shows(moment="ranged")
    assert faced(table) == ["prowlers", "diggers"]


@pytest.mark.rule("MK-295")
def test_the_others_may_be_left_alone() -> None:
    table = land(tiles=TWO, at="2,-5", tokens="prowlers@1,-4 diggers@3,-5").do("challenge prowlers", "fight")
    assert faced(table) == ["prowlers"]


@pytest.mark.rule("MK-558")
def test_two_tokens_on_a_space_are_fought_together() -> None:
    table = land(at="1,-3", tokens="prowlers@1,-4 gargoyle@1,-4").do("challenge gargoyle")
    assert faced(table) == ["prowlers", "gargoyle"]


@pytest.mark.rule("MK-296", "MK-237", "MK-668")
def test_a_step_past_a_rampaging_enemy_provokes_it() -> None:
    table = land(at="2,-2", tokens="prowlers@3,-3", move_points=9).do("move 2,-3 1")
    table.shows(moment="ranged", move_points=0, reputation=0)
    assert faced(table) == ["prowlers"]


@pytest.mark.rule("MK-298")
def test_a_step_may_provoke_several() -> None:
    table = land(tiles=TWO, at="2,-5", tokens="prowlers@1,-4 diggers@3,-5", move_points=9).do("move 2,-4")
    assert faced(table) == ["prowlers", "diggers"]


def provoking_assault() -> Realm:
    # Countryside 4 at 1,0: orcs at 0,-3, a tower at 1,-3; from 0,-2 the step into the tower passes the orcs.
    return land(
        tiles="countryside-4@1,0 countryside-2@1,1",
        at="0,-2",
        tokens="monks@1,-3 prowlers@0,-3",
        move_points=9,
        hand="rage",
    )


@pytest.mark.rule("MK-299")
def test_an_assault_may_provoke_and_the_provoked_are_not_fortified() -> None:
    table = provoking_assault().do("move 1,-3").shows(moment="ranged", reputation=-1)
    assert faced(table) == ["prowlers", "monks"]
    assert fortified(table) == [0, 1]


@pytest.mark.rule("MK-300")
def test_a_move_that_starts_a_combat_lets_adjacent_enemies_be_added() -> None:
    # From 1,-2 the step into the tower at 1,-3 provokes nobody, but the orcs at 0,-3 are next to the tower.
    table = land(
        tiles="countryside-4@1,0 countryside-2@1,1",
        at="1,-2",
        tokens="monks@1,-3 prowlers@0,-3",
        move_points=9,
    )
    table.do("move 1,-3")
    assert table.choices == ["challenge prowlers", "fight"]
    assert faced(table.copy().do("fight")) == ["monks"]
    assert faced(table.do("challenge prowlers")) == ["prowlers", "monks"]


@pytest.mark.rule("MK-301", "MK-293")
def test_nobody_is_added_when_an_adventure_site_is_explored() -> None:
    # Countryside 6: a den at 0,-3; the orcs at 1,-2 are two spaces away; a second token lies on the den's neighbour.
    table = land(tiles="countryside-6@1,0 countryside-1@1,1", at="0,-3", tokens="", pile_brown="gargoyle", hand="rage")
    table.do("enter").shows(moment="ranged")
    assert faced(table) == ["gargoyle"]


@pytest.mark.rule("MK-294", "MK-413", "MK-414")
def test_burning_a_monastery_costs_reputation_and_draws_a_violet_enemy() -> None:
    table = land(
        tiles="countryside-5@1,0 countryside-2@1,1", at="2,-4", pile_violet="monks", units="peasants", hand="rage"
    )
    table.do("burn").shows(moment="ranged", reputation=-3, battle="monks", alone=True)
    assert fortified(table) == [0]


@pytest.mark.rule("MK-129", "MK-465", "MK-668")
def test_points_that_are_left_are_lost_when_the_combat_starts() -> None:
    table = land(at="1,-3", tokens="prowlers@1,-4", move_points=3, influence=2, healing=1).do("challenge prowlers")
    table.shows(move_points=0, influence=0, healing=0)


@pytest.mark.rule("MK-297", "MK-132", "MK-670")
def test_only_one_combat_a_turn() -> None:
    tokens = "prowlers@1,-4 diggers@3,-5"
    table = land(tiles=TWO, at="2,-5", tokens=tokens, hand="rage").do("challenge prowlers", "fight")
    table.do("end-phase", "end-phase", "end-phase").shows(moment="closing")
    assert not [one for one in table.choices if one.startswith(("challenge", "move", "enter", "interact"))]


@pytest.mark.rule("MK-Q67")
def test_a_hero_with_nothing_but_wounds_begins_no_fight() -> None:
    assert not land(at="1,-3", tokens="prowlers@1,-4", hand="wound*2").can("challenge prowlers")


@pytest.mark.rule("MK-668", "MK-306")
def test_the_combat_stops_for_what_can_be_played_at_its_start_only() -> None:
    table = land(at="1,-3", tokens="prowlers@1,-4", hand="into-the-heat", units="peasants").do("challenge prowlers")
    table.shows(moment="starting")
    assert table.can("fight")
    table.copy().do("fight").shows(moment="ranged")
    table.do("play into-the-heat", "fight").shows(moment="ranged")
