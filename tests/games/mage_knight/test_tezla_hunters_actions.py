"""Shades of Tezla: what pursuers do when the movement of their hero ends with an action of its own (29.6)."""

from typing import Any

import pytest

from games.mage_knight.combat import Realm, faced
from games.mage_knight.test_tezla_hunters import hunted, lose, shown, where

BOXES: dict[str, object] = {"expansions": ["lost-legion", "krang", "shades-of-tezla"], "pursuit": "yes"}


@pytest.mark.rule("MX-366")
def test_a_pursuer_steps_when_an_adventure_begins() -> None:
    table = hunted("prowlers@5,-6", at="5,-4").do("enter").shows(moment="ranged")  # a monster den
    assert (where(table), "prowlers" in faced(table)) == ("5,-5", False)


@pytest.mark.rule("MX-371")
def test_one_that_lies_face_down_is_turned_up_when_an_adventure_begins() -> None:
    table = hunted("prowlers@5,-5", at="5,-4", face_down=True).do("enter")
    assert (where(table), shown(table)[0], "prowlers" in faced(table)) == ("5,-5", ["pursuing"], False)


@pytest.mark.rule("MX-366")
def test_it_steps_once_in_such_a_turn() -> None:
    table = lose(hunted("prowlers@2,-1", at="5,-4").do("enter")).do("end-turn")
    assert where(table) == "3,-2"


@pytest.mark.rule("MX-366", "MX-370")
@pytest.mark.parametrize(("origin", "then"), [("4,-4", "4,-5"), ("5,-5", "5,-5")])
def test_burning_a_monastery_is_no_assault_that_pursuers_join(origin: str, then: str) -> None:
    tiles = "countryside-1@1,0 countryside-2@1,1 countryside-5@2,1"
    table = hunted(f"prowlers@{origin}", at="5,-6", tiles=tiles).do("burn")
    if table.asks == "0 pursuit":
        table.do(f"cell {then}")
    assert (where(table), "prowlers" in faced(table)) == (then, False)


@pytest.mark.rule("MX-366", "MX-095")
def test_a_pursuer_steps_when_an_effect_is_played_as_the_action() -> None:
    table = hunted("prowlers@6,-4", options=BOXES, hand="peaceful-moment march").do("play peaceful-moment")
    assert where(table) == "6,-4"
    table.do("option 1").shows(moment="closing")
    assert where(table) == "5,-4"


# -- other heroes ------------------------------------------------------------------------------------------------------


def beside(tokens: str, **more: Any) -> Realm:
    """Seat 0 has come to the space of seat 1."""
    usual: dict[str, Any] = {"seats": 2, "at": "3,-4", "at_1": "4,-4", "hand_1": "march", "move_points": 5}
    return hunted(tokens, **{**usual, **more}).do("move 4,-4")


@pytest.mark.rule("MX-366", "MK-260")
def test_a_pursuer_steps_when_its_hero_attacks_another_one() -> None:
    table = beside("prowlers@6,-4").do("attack-hero 1")
    assert (where(table), table.asks) == ("5,-4", "1 attendance")


@pytest.mark.rule("MX-368", "MK-267")
def test_nobody_attacks_a_hero_where_a_pursuer_attacks() -> None:
    table = beside("prowlers@5,-5")
    assert not table.can("attack-hero 1")
    table.do("play march", "end-turn")
    assert faced(table) == ["prowlers"]


@pytest.mark.rule("MX-368", "MK-266", "MK-268")
def test_who_has_fought_it_there_withdraws_from_the_other_hero() -> None:
    table = lose(beside("prowlers@5,-5").do("play march", "end-turn"))
    assert not table.can("attack-hero 1")
    table.do("end-turn")
    assert table.at() == "3,-4"


@pytest.mark.rule("MX-368", "MK-258")
def test_another_hero_beside_a_pursuer_may_be_passed() -> None:
    assert beside("prowlers@5,-5").do("move 3,-4").at() == "3,-4"


@pytest.mark.rule("MX-369", "MK-261", "MK-267")
@pytest.mark.parametrize(("origin", "open"), [("5,-5", False), ("6,-4", True)])
def test_no_hero_is_attacked_in_a_keep_where_a_pursuer_would_join(origin: str, open: bool) -> None:
    more: dict[str, Any] = {"seats": 2, "shields": {"5,-6": [1]}, "at_1": "5,-6", "hand_1": "march", "move_points": 4}
    table = hunted(f"prowlers@{origin}", at="4,-6", **more)
    assert table.can("move 5,-6 1") == open
