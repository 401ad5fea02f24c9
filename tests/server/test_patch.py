"""Differences between views."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import deckhold
from deckhold.server import patch
from deckhold.server.patch import Picture
from server.playing import patched

scalars = st.none() | st.integers(2, 9) | st.text("ab/~", max_size=3)
data = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("ab/~"), inner), max_leaves=20
)
views = st.fixed_dictionaries({"seats": data, "actions": data, "areas": st.lists(data, max_size=4)})


def ops_between(old: dict[str, Any], new: dict[str, Any]) -> list[dict[str, Any]]:
    """The operations as they go over the wire."""
    sent: list[dict[str, Any]] = json.loads(msgspec.json.encode(Picture(dict(old)).changes(Picture(dict(new)))))
    return sent


@pytest.fixture(params=[0, 12, 200])
def small(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """However little is sent as a whole."""
    monkeypatch.setattr(patch, "SMALL", request.param)


@given(old=views, new=views)
@pytest.mark.usefixtures("small")
def test_the_operations_make_the_new_view_of_the_old_one(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert patched(old, ops_between(old, new)) == new


@given(
    old=st.lists(st.integers(2, 9), max_size=8),
    new=st.lists(st.integers(2, 9), max_size=8),
)
@pytest.mark.usefixtures("small")
def test_lists_with_doubled_and_moved_items_come_out_right(old: list[int], new: list[int]) -> None:
    before, after = {"areas": [], "row": old}, {"areas": [], "row": new}
    assert patched(before, ops_between(before, after)) == after


@given(views)
def test_a_picture_keeps_the_whole_view(view: dict[str, Any]) -> None:
    assert json.loads(bytes(Picture(dict(view)).view)) == view


def test_equal_views_need_no_operation() -> None:
    view = {"a": [1, {"b": None}], "areas": [{"id": "hand"}]}
    assert ops_between(view, view) == []


def test_a_card_that_goes_is_one_operation() -> None:
    hand = [{"id": f"card#{i}"} for i in range(40)]
    view, later = {"areas": [hand]}, {"areas": [hand[:7] + hand[8:]]}
    assert ops_between(view, later) == [{"op": "remove", "path": "/areas/0/7"}]


def test_a_small_part_is_replaced_as_a_whole() -> None:
    view, later = {"turn": {"runes": 1, "power": 2}, "areas": []}, {"turn": {"runes": 2, "power": 2}, "areas": []}
    assert ops_between(view, later) == [{"op": "replace", "path": "/turn", "value": {"runes": 2, "power": 2}}]


def test_keys_are_escaped() -> None:
    large = "x" * 400
    view, later = {"areas": [{"a/b~c": 1, "z": large}]}, {"areas": [{"a/b~c": 2, "z": large}]}
    assert ops_between(view, later) == [{"op": "replace", "path": "/areas/0/a~1b~0c", "value": 2}]


@given(
    old=st.lists(st.sampled_from("abcdef"), unique=True).map(sorted),
    new=st.lists(st.sampled_from("abcdef"), unique=True).map(sorted),
)
@pytest.mark.usefixtures("small")
def test_counters_that_come_and_go_keep_their_order(old: list[str], new: list[str]) -> None:
    before, after = ({"counters": dict.fromkeys(keys, "x" * 400), "areas": []} for keys in (old, new))
    assert list(patched(before, ops_between(before, after))["counters"]) == new


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_playing_a_card_is_a_small_part_of_the_view(lang: str) -> None:
    game = deckhold.new("ascension", 2, 7)
    old = game.view(0, lang)
    game.apply(game.actions()[0])
    ops = ops_between(old, game.view(0, lang))
    assert len(str(ops)) * 3 < len(str(old))
