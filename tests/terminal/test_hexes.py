"""Boards of hexes in letters. No game of the catalog has one yet: a view tells of one as a game would."""

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import deckhold
from deckhold.terminal.faces import Faces, piece_words
from deckhold.terminal.hexes import named
from deckhold.terminal.match import Match
from deckhold.terminal.saves import Place, Save
from deckhold.terminal.story import Story
from deckhold.terminal.table import Screen
from deckhold.terminal.words import Speech


def cell(q: int, r: int, terrain: str | None = "plains", **more: Any) -> dict[str, Any]:
    return {"q": q, "r": r, **({} if terrain is None else {"terrain": terrain}), **more}


def view(cells: list[dict[str, Any]], pieces: list[dict[str, Any]], offered: list[list[str]]) -> Any:
    return {
        "seat": 0,
        "seats": [{"seat": 0, "name": "", "counters": {}}],
        "decision": {"seat": 0, "kind": "move", "serial": 1, "prompt": "Move.", "rules": []},
        "actions": [
            {"action": i, "verb": "move", "label": f"Choice {i}", "pieces": pieces} for i, pieces in enumerate(offered)
        ],
        "areas": [{"id": "map", "kind": "hex", "label": "Map", "pieces": pieces, "cells": cells}],
        "layout": {"wide": [["map"]], "narrow": [["map"]], "theme": ""},
        "lasting": [],
        "outcome": None,
    }


SMALL = view(
    [
        cell(0, -1, "forest"),
        cell(1, -1, "hills", site={"key": "keep", "owner": 0}),
        cell(-1, 0, "lake"),
        cell(0, 0, walls=[1], marks=["web"]),
        cell(1, 0, None),
    ],
    [
        {"id": "mystic#0", "card": "mystic", "x": 0, "y": 0, "owner": 0, "figure": True, "counters": {"honor": 3}},
        {"id": "cultist#0", "card": "cultist", "x": 1, "y": -1, "owner": "foes", "figure": True},
        {"id": "token:1", "back": "green", "x": 0, "y": -1},
    ],
    [["@-1,0"], ["cultist#0"], ["@1,0"], ["@1,0"]],
)


def drawn(view: Any, lang: str = "en", size: tuple[int, int] = (100, 40)) -> list[str]:
    faces = Faces("ascension", None, Speech("ascension", lang, ["Ann"]))
    console = Console(width=size[0], height=size[1], file=StringIO(), highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(Screen(view, faces, [], 0).draw(*size))
    return capture.get().splitlines()


def test_every_hex_says_its_column_its_ground_who_stands_there_and_at_what_site() -> None:
    lines = drawn(SMALL)
    inside = [line.strip("│╭╰╮╯─").rstrip() for line in lines[1:5]]
    assert inside == [
        " -1      0 ♣ fore 1 ∩⌂ hil",
        "         ▪        ✹Cu keep",
        '  0  -1 ~ lak 0 " plai 1?',
        "              ●My",
    ]


def test_what_is_worth_a_word_stands_below_with_the_numbers_of_choices() -> None:
    text = "\n".join(drawn(SMALL))
    assert "@0,-1 green token, face down" in text
    assert "2) @1,-1 keep [Ann], Cultist [foes]" in text
    assert "1) @-1,0 lake" in text
    assert "@0,0 web, wall up right, Mystic [Ann] (Honor 3)" in text
    assert "3)4) @1,0 not revealed yet" in text


def test_many_cells_of_nothing_but_ground_are_seen_on_the_map_alone() -> None:
    ground = [cell(q, 0) for q in range(10)]
    many = drawn(view(ground, [], [[f"@{q},0"] for q in range(10)]))
    assert not [line for line in many if "@5,0" in line]
    few = drawn(view(ground, [], [[f"@{q},0"] for q in range(8)]))
    assert [line for line in few if "@5,0" in line]


def test_in_russian_too() -> None:
    text = "\n".join(drawn(SMALL, "ru"))
    assert "@0,-1 зелёный жетон рубашкой вверх" in text
    assert "крепость [Ann]" in text
    assert "ещё не открыта" in text


@pytest.mark.parametrize(("lang", "foes"), [("en", "foes"), ("ru", "противники")])
def test_what_stands_for_a_side_is_called_by_its_owner(lang: str, foes: str) -> None:
    speech = Speech("ascension-tactics", lang, ["Vera", "Oleg"])
    faces = Faces("ascension-tactics", None, speech)
    lanes = [{"id": "lane:0", "owner": 1}, {"id": "lane:villains", "owner": "foes"}]
    assert [piece_words(lane, faces).plain for lane in lanes] == ["Oleg", foes]


def test_neighbours_stand_half_a_hex_aside() -> None:
    lines = drawn(SMALL)
    upper, lower = lines[1], lines[3]
    left, right = lower.index('0 "'), lower.index("1?")
    assert upper.index("1 ∩") == pytest.approx((left + right) / 2, abs=0.5)


@pytest.mark.parametrize("columns", [8, 16, 40])
def test_a_map_of_any_width_can_be_read_at_100_columns(columns: int) -> None:
    cells = [cell(q - r // 2, r, "wasteland") for r in range(-3, 4) for q in range(columns)]
    lines = drawn(view(cells, [], []), size=(100, 60))
    assert max(Text(line).cell_len for line in lines) <= 100
    first = next(i for i, line in enumerate(lines) if " 0  0%" in line or " 0  0 %" in line)
    shown = set(re.findall(r"(-?\d+) ?%", " ".join(lines[first::])))
    assert {str(q) for q in range(columns)} <= shown


@pytest.mark.parametrize("typed", ["@2,-1", "2,-1", " @2, -1", "2 -1"])
def test_a_hex_is_typed_as_it_is_named(typed: str) -> None:
    assert named(typed) == "@2,-1"


@pytest.mark.parametrize("typed", ["2", "u 3", "? 2,1", "@", "2,", "a,b"])
def test_what_is_no_hex_is_not_taken_for_one(typed: str) -> None:
    assert named(typed) is None


class Mapped(Match):
    """A match whose table shows a map: its cells are part of the choices of the game that is played."""

    def __init__(self, offered: list[list[str]]) -> None:
        self.out = StringIO()
        console = Console(file=self.out, width=100, height=40)
        game = deckhold.new("ascension", seats=2, seed=4)
        table = Save(game, [Place("Ann"), Place("Bob")], "en")
        super().__init__(console, "test", table, Story(game))
        self.offered = offered

    def view(self, seat: int | None) -> Any:
        shown: Any = super().view(seat)
        for action, pieces in zip(shown["actions"], [*self.offered, *[[]] * len(shown["actions"])], strict=False):
            action["pieces"] = pieces
        shown["areas"] += SMALL["areas"]
        return shown


def test_a_hex_that_is_part_of_one_choice_is_taken_by_its_name() -> None:
    match = Mapped([["@-1,0"], ["cultist#0"]])
    wanted = match.game.actions()[1]
    assert match.choose_cell(0, "@1,-1")
    assert match.game.history[-1] == wanted


def test_a_hex_with_several_choices_says_their_numbers() -> None:
    match = Mapped([["@-1,0"], ["@-1,0"]])
    assert not match.choose_cell(0, "@-1,0")
    assert "@-1,0 is part of several choices: 1, 2." in match.out.getvalue()
    assert not match.game.history


def test_a_hex_that_is_not_there_is_refused() -> None:
    match = Mapped([])
    assert not match.choose_cell(0, "@9,9")
    assert "There is no hex @9,9 on the table." in match.out.getvalue()
