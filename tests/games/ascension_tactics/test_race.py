"""What the lanes of the race promise for the end of a turn comes true."""

from typing import Any

import pytest

from games.ascension_tactics.battle import Battle, battle, raid


def promised(table: Battle) -> dict[str, int]:
    """What each lane adds to its glory."""
    areas: Any = table.game.view(0)["areas"]
    lanes = next(area for area in areas if area["id"] == "race")["pieces"]
    return {lane["id"]: lane["counters"].get("more", 0) for lane in lanes}


@pytest.mark.rule("AT-063")
def test_the_glory_of_a_vigil_is_promised_with_that_of_its_shrine() -> None:
    table = battle("jirra@0,0 +guardians-vigil kehmep@4,-1", "rakar@3,0", shrine="0,1 1,0 3,-1")
    assert promised(table) == {"lane:0": 5, "lane:1": 0}  # two shrines and the Vigil once; the third one is nobody's
    assert table.do("end-turn").s.glory == [5, 0]


@pytest.mark.rule("AT-063")
def test_a_vigil_away_from_its_shrines_promises_nothing() -> None:
    table = battle("jirra@0,0 kehmep@4,-1 +guardians-vigil", "rakar@-3,0", shrine="0,1")
    assert promised(table) == {"lane:0": 2, "lane:1": 0}
    assert table.do("end-turn").s.glory == [2, 0]


@pytest.mark.rule("AT-308")
def test_glory_that_will_lie_on_a_champions_card_is_not_promised_to_the_players() -> None:
    boss = "villain-rakar@5,-5"
    table = raid("jirra@0,0", boss, scenario="campaign-rakar", purse={"villain-rakar#1": 20}, shrine="0,1")
    assert promised(table) == {"lane:0": 0, "lane:villains": 0}
    table.do("end-turn")
    assert (table.s.glory, table.s.purse[table.figure("jirra")]) == ([0], 2)


@pytest.mark.rule("AT-250")
def test_what_their_shrines_give_the_villains_is_promised_too() -> None:
    assert promised(raid("jirra@0,0", "villain-rat-king@4,-1", shrine="4,0 0,1")) == {"lane:0": 2, "lane:villains": 2}
