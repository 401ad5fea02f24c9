"""What places offer besides fights (section 19)."""

import pytest

import deckhold
from games.mage_knight.land import HEROES, Realm, land

MONASTERY = "countryside-5@1,0 countryside-2@1,1"  # a monastery on 2,-4
KEEPS = "countryside-3@1,0 countryside-9@1,1"  # keeps on 2,-4 and 4,-2
DECK = "rage*3 march*2 stamina*2 swiftness*2"


@pytest.mark.rule("MK-412", "MK-176", "MK-284")
def test_a_learned_card_of_a_monastery_is_not_replaced() -> None:
    table = land(at="2,-4", tiles=MONASTERY, unit_offer="fire-bolt ice-bolt", hand="promise*1", reputation=7)
    table.do("interact", "play promise", "learn fire-bolt").shows(unit_offer="ice-bolt")
    assert table["deck"][-1] == "fire-bolt"


@pytest.mark.rule("MK-420", "MK-401", "MK-E36", "MK-Q02")
@pytest.mark.parametrize(
    ("at", "shields", "drawn"),
    [
        ("2,-4", {"2,-4": [0], "4,-2": [0]}, 7),  # on one of two own keeps
        ("2,-3", {"2,-4": [0], "4,-2": [0]}, 7),  # next to one of them
        ("2,-3", {"2,-4": [0], "4,-2": [1]}, 6),  # another player's does not count
        ("0,-1", {"2,-4": [0], "4,-2": [0]}, 5),  # far away
        ("2,-3", {"2,-4": [1], "4,-2": [0]}, 5),  # next to another player's
    ],
)
def test_near_an_own_keep_one_card_more_is_drawn_for_each_own_keep(
    at: str, shields: dict[str, list[int]], drawn: int
) -> None:
    table = land(seats=2, at=at, tiles=KEEPS, shields=shields, hand="march", deck=DECK).do("end-turn", "discard")
    assert len(table["hand"]) == drawn


@pytest.mark.rule("MK-577", "MK-005", "MK-084", "MK-Q06")
def test_the_first_column_is_made_by_chance_and_its_lowest_token_chooses_first() -> None:
    orders = set()
    for seed in range(12):
        game = deckhold.new("mage-knight", 3, seed, {"scenario": "first-reconnaissance", "heroes": HEROES[:3]})
        table = Realm(game)
        order = tuple(table["order"])
        orders.add(order)
        assert table.asks == f"{order[-1]} tactic"
    assert len(orders) > 1
