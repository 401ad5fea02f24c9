"""What a view says of a board: the data that clients draw from."""

from typing import Any

import deckhold
from deckhold.engine.actions import PASS, SHARED_VERBS
from deckhold.engine.text import Note
from deckhold.engine.view import (
    BAD,
    DEFEAT,
    FOES,
    HEX,
    SUM,
    Area,
    Cell,
    Drawer,
    Layout,
    Line,
    Piece,
    Preview,
    Site,
    cell_id,
)

T = deckhold.games.info("mage-knight").teller("en")


def test_a_piece_left_of_the_middle_keeps_its_place() -> None:
    piece = Piece("rat#0", "rat")
    piece.x, piece.y = -2, -1
    assert piece.data(T) == {"id": "rat#0", "card": "rat", "x": -2, "y": -1}


def test_a_piece_without_a_place_has_no_coordinates() -> None:
    assert Piece("rat#0").data(T) == {"id": "rat#0"}


def test_a_figure_says_whose_it_is_and_what_it_covers() -> None:
    piece = Piece("titan#0", "titan")
    piece.x, piece.y, piece.owner, piece.figure = 0, 0, 0, True
    piece.covers = [cell_id(1, 0), cell_id(0, 1)]
    assert piece.data(T) == {
        "id": "titan#0",
        "card": "titan",
        "x": 0,
        "y": 0,
        "owner": 0,
        "figure": True,
        "covers": ["@1,0", "@0,1"],
    }


def test_a_token_that_lies_face_down_has_a_back_and_no_face() -> None:
    piece = Piece("token:3")
    piece.back, piece.owner = "grey", FOES
    assert piece.data(T) == {"id": "token:3", "back": "grey", "owner": "foes"}


def test_the_cells_of_a_board_say_what_they_hold() -> None:
    area = Area("map", HEX, "map")
    keep = Cell(-1, 2, "hills")
    keep.site, keep.tile, keep.walls = Site("keep", owner=1), "c5", [0, 3]
    keep.marks, keep.counters = ["burnt"], {"level": 2}
    area.cells = [keep, Cell(0, 2)]
    assert area.data("Map", T)["cells"] == [
        {
            "q": -1,
            "r": 2,
            "terrain": "hills",
            "site": {"key": "keep", "owner": 1},
            "tile": "c5",
            "walls": [0, 3],
            "marks": ["burnt"],
            "counters": {"level": 2},
        },
        {"q": 0, "r": 2},
    ]
    assert area.shows("@-1,2")
    assert not area.shows("@2,-1")


def test_an_answer_tells_its_way_its_cost_and_what_follows() -> None:
    preview = Preview()
    preview.path = [(0, 0, 0), (0, -1, 2)]
    preview.cost, preview.who, preview.to, preview.target = 2, "rat#0", cell_id(0, -1), "guard#0"
    preview.sign, preview.forecast, preview.warnings = DEFEAT, ["Defeated."], ["No undo after this."]
    answer: dict[str, object] = {"action": 7}
    preview.add_to(answer)
    assert answer == {
        "action": 7,
        "path": [{"at": "@0,0", "cost": 0}, {"at": "@0,-1", "cost": 2}],
        "cost": 2,
        "roles": {"who": "rat#0", "to": "@0,-1", "target": "guard#0"},
        "sign": "defeat",
        "forecast": ["Defeated."],
        "warnings": ["No undo after this."],
    }


def test_an_answer_that_tells_nothing_stays_as_it_is() -> None:
    answer: dict[str, object] = {"action": 7}
    Preview().add_to(answer)
    assert answer == {"action": 7}


def test_an_answer_says_whether_it_ends_or_declines_something() -> None:
    game = deckhold.new("ascension", seats=2, seed=1)
    answers: Any = game.view(0)["actions"]
    assert {one["verb"]: one.get("intent") for one in answers} == {"play": None, "end-turn": "ends"}
    assert SHARED_VERBS[PASS].intent == "declines"


def test_the_light_of_a_table_is_told_where_it_is_not_day() -> None:
    assert "light" not in Layout([["map"]], [["map"]], "mage-knight").data(T)
    assert Layout([["map"]], [["map"]], "mage-knight", "night").data(T)["light"] == "night"


def test_a_sum_says_what_is_needed_and_why_it_is_short() -> None:
    area = Area("clash", SUM, "clash")
    area.counters, area.limits = {"total": 7}, {"total": 9}
    area.say(Line(Note("sum-short", {"n": 2}), BAD, "damage"))
    assert area.data("This attack", T) == {
        "id": "clash",
        "kind": "sum",
        "label": "This attack",
        "pieces": [],
        "counters": {"total": 7},
        "limits": {"total": 9},
        "lines": [{"text": "2 short", "tone": "bad", "mark": "damage"}],
    }


def test_a_piece_says_what_is_to_be_known_of_it() -> None:
    piece = Piece("golems#1", "golems")
    piece.say(Line(Note("foe-blocked")))
    assert piece.data(T) == {"id": "golems#1", "card": "golems", "lines": [{"text": "Blocked."}]}


def test_a_layout_tells_its_stage_its_drawers_and_its_pools() -> None:
    offers = Drawer("offers", [["unit_offer"]], asked=True)
    told = Layout([["map"]], [["map"]], "mage-knight", stage=[["foes"]], drawers=[offers], pools="pools").data(T)
    assert told["stage"] == [["foes"]]
    assert told["drawers"] == [{"id": "offers", "label": "Offers", "rows": [["unit_offer"]], "asked": True}]
    assert told["pools"] == "pools"


def test_a_drawer_that_nobody_is_asked_about_does_not_say_so() -> None:
    assert Drawer("offers", [["unit_offer"]]).data(T) == {"id": "offers", "label": "Offers", "rows": [["unit_offer"]]}
