"""Changing Volkare's level when some of those who are his were there already (21, MX-Q15, MX-Q49)."""

from typing import Any

import pytest

from deckhold.games.mage_knight.rules.volkare import offer_change
from deckhold.games.mage_knight.state import general as volkare
from games.mage_knight.warlord import War, war
from games.position import in_force

CHANGE: dict[str, object] = {"volkare-change": "yes"}


def changed(table: War, level: int) -> War:
    """The round is over, and the players have given him another level."""
    offer_change(table.s)
    table.s.asking = None
    table.s.advance()
    return table.do(f"amount {level}")


def refused(**more: Any) -> War:
    """A joint attack was proposed and refused: the army has been drawn, but nobody has seen it."""
    hands = {"hand": "march", "hand_1": "march"}
    table = war(seats=2, at="2,-1", at_1="3,-2", order=[0, 1, 2], **{"options": CHANGE, **hands, **more})
    table.do("propose", "player 1", "option 0", *["amount 1"] * 2, "pass")
    assert table.army
    return table


@pytest.mark.rule("MX-186", "MX-237", "MX-Q15")
def test_units_that_have_joined_him_stay_with_him_whatever_his_level() -> None:
    joined = in_force("rules.volkare-joined", n=2, until="game")
    table = changed(refused(lasting=[joined]), 9)
    assert volkare.strength(table.s) == [1, 1 + 2, 2, 3]


@pytest.mark.rule("MX-186", "MX-237")
def test_so_does_one_that_has_joined_an_army_that_was_drawn() -> None:
    table = war(army="prowlers freezers", options=CHANGE, cards="wound", unit_offer="peasants")
    volkare.mark_waverers(table.s)
    table.rolls("red").his_turn()
    assert len(table.army) == 3
    assert volkare.strength(changed(table, 6).s) == [1, 1, 1, 3]


@pytest.mark.rule("MX-186", "MX-Q49", "MX-352")
def test_tokens_that_were_borrowed_from_the_box_go_back_to_it() -> None:
    boxes: dict[str, object] = {"expansions": ["lost-legion", "shades-of-tezla"], "faction-tokens": "out", **CHANGE}
    table = refused(options={**boxes, "volkare-army": 60})
    borrowed = [one for one in table.army if one in ("zombie-horde", "skeletal-warriors", "elven-protectors")]
    assert borrowed
    changed(table, 58)
    assert [one for one in table["pile_green"] if one.partition("#")[0] in borrowed] == []
