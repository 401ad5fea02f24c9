"""Differences between views."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import deckhold
from deckhold.server.patch import diff
from server.playing import patched

scalars = st.none() | st.integers(2, 9) | st.text("ab/~", max_size=3)
json = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("ab/~"), inner), max_leaves=20
)


@given(json, json)
def test_the_operations_make_the_new_value_of_the_old_one(old: Any, new: Any) -> None:
    assert patched(old, diff(old, new)) == new


@given(st.lists(st.integers(2, 9), max_size=8), st.lists(st.integers(2, 9), max_size=8))
def test_lists_with_doubled_and_moved_items_come_out_right(old: list[int], new: list[int]) -> None:
    assert patched({"row": old}, diff({"row": old}, {"row": new})) == {"row": new}


def test_equal_values_need_no_operation() -> None:
    assert diff({"a": [1, {"b": None}]}, {"a": [1, {"b": None}]}) == []


def test_a_card_that_goes_is_one_operation() -> None:
    hand = [{"id": f"card#{i}"} for i in range(20)]
    assert diff(hand, hand[:7] + hand[8:]) == [{"op": "remove", "path": "/7"}]


def test_keys_are_escaped() -> None:
    assert diff({"a/b~c": 1}, {"a/b~c": 2}) == [{"op": "replace", "path": "/a~1b~0c", "value": 2}]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_playing_a_card_is_a_small_part_of_the_view(lang: str) -> None:
    game = deckhold.new("ascension", 2, 7)
    old = game.view(0, lang)
    game.apply(game.actions()[0])
    ops = diff(old, game.view(0, lang))
    assert len(str(ops)) * 4 < len(str(old))
