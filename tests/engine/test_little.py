"""Places and face-down pieces, in a little game made for it: each rule by itself, then all that holds in every game."""

import copy
import inspect
import json
from collections.abc import Callable
from typing import Any

import pytest

from deckhold import _native
from engine import setups, test_every_game
from engine.setups import Setup

if _native.COMPILED:
    pytest.skip("a test cannot subclass what is compiled: this runs interpreted", allow_module_level=True)

from deckhold.engine import actions as act
from deckhold.engine import save
from deckhold.engine.play import play_random
from deckhold.engine.rng import seeded
from deckhold.learners.encode import Encoder
from deckhold.learners.numbering import ActionIndex
from engine.little import BAG, BOARD, DROP, FIELD, HOARD, LITTLE, TAKE, WALK, Little

setups.OTHERS[LITTLE.id] = LITTLE


def lay(field: dict[str, str], bag: str = "", hoards: tuple[str, str] = ("", ""), **more: Any) -> Little:
    """A game of two with these tokens on these cells, both scouts at @0,0 and seat 0 on turn."""
    data = copy.deepcopy(LITTLE.new(2, 1, {}).dump())
    place: dict[str, Any] = data["position"]  # type: ignore[assignment]
    everything = [name for name in LITTLE.table({}).names if not name.startswith("scout")]
    used = [*field, *bag.split(), *" ".join(hoards).split()]
    place["field"], place["bag"] = list(field), bag.split()
    place["box"] = ["scout#3", *(name for name in everything if name not in used)]
    for player, hoard in zip(place["players"], hoards, strict=True):
        player["hoard"] = hoard.split()
    place["spots"] = {"scout#1": "@0,0", "scout#2": "@0,0", **field}
    place["tags"] = {}
    place["known"], place["unsure"] = {}, [[name for name in used if name not in " ".join(hoards)]]
    place.update(more)
    return save.load(data, LITTLE)  # type: ignore[return-value]


def pieces(g: Little, seat: int | None, area: str = "field") -> list[dict[str, Any]]:
    areas: Any = g.view(seat)["areas"]
    return next(one["pieces"] for one in areas if one["id"] == area)


def do(g: Little, verb: str, subject: str | None = None) -> Little:
    for action in g.actions():
        said = g.explain(action)
        if said["verb"] == verb and subject in (None, said["subject"]):
            g.apply(action)
            return g
    raise AssertionError(f"no {verb} {subject} among {[g.explain(action) for action in g.actions()]}")


# -- places ------------------------------------------------------------------------------------------------------------


def test_a_cell_is_an_argument_that_explains_itself_and_can_be_clicked() -> None:
    g = lay({})
    walk = next(action for action in g.actions() if g.explain(action)["subject"] == "@2,-1")
    assert g.explain(walk) == {"verb": "walk", "subject": "@2,-1", "target": None, "amount": None}
    answers: Any = g.view(0)["actions"]
    assert next(one for one in answers if one["action"] == walk)["pieces"] == ["@2,-1"]
    assert g.label(walk) == "do-walk 2,-1"


def test_a_walk_moves_the_spot_and_tells_where_from_and_where_to() -> None:
    g = lay({})
    g.listen()
    do(g, "walk", "@2,-1")
    told = [LITTLE.event_data(g, event, 1, "en") for event in g.take_events()]
    assert told == [{"kind": "walk", "seat": 0, "piece": "scout#1", "from": "@0,0", "to": "@2,-1"}]
    assert [(one["x"], one["y"]) for one in pieces(g, None, "figures/0")] == [(2, -1)]
    assert g.dump()["position"]["spots"]["scout#1"] == "@2,-1"  # type: ignore[index]


def test_several_pieces_share_a_cell() -> None:
    g = lay({"shell#1": "@0,0", "bone#1": "@0,0", "bone#2": "@1,0"})
    home = g.board.named("@0,0")  # type: ignore[union-attr]
    assert [g.table.names[card] for card in g.standing(home)] == ["scout#1", "scout#2", "shell#1", "bone#1"]


def test_what_leaves_the_board_has_no_spot() -> None:
    g = do(lay({"shell#1": "@0,0"}), "take")
    assert "shell#1" not in g.dump()["position"]["spots"]  # type: ignore[index]


@pytest.mark.parametrize(
    ("spots", "problem"),
    [
        ({"scout#1": "@9,9"}, r"position\.spots\.scout#1: '@9,9' is no cell of this board, as @0,-\d is"),
        ({"scout#1": 3}, r"position\.spots\.scout#1: a text is wanted, not 3"),
        ({"scout#9": "@0,0"}, r"position\.spots\.scout#9: unknown card 'scout#9'"),
        (
            {"pearl#1": "@0,0"},
            r"position\.spots\.pearl#1: pearl#1 lies at position\.box\[\d+\], not on the board \(field",
        ),
    ],
)
def test_a_wrong_spot_is_refused_by_its_place(spots: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        lay({}, spots={"scout#1": "@0,0", "scout#2": "@0,0", **spots})


# -- what an answer would do, as a client is told it ----------------------------------------------------------------


def answer(g: Little, verb: str, subject: str, lang: str = "en") -> dict[str, Any]:
    """What the deciding seat's view tells of an answer beyond what every answer has."""
    answers: Any = g.view(g.decision.seat, lang)["actions"]  # type: ignore[union-attr]
    found = next(one for one in answers if one["verb"] == verb and subject in one["pieces"])
    return {key: value for key, value in found.items() if key not in ("action", "verb", "label", "pieces", "final")}


def test_a_view_tells_the_way_of_a_walk_and_what_it_costs() -> None:
    assert answer(lay({}), "walk", "@2,0") == {
        "path": [{"at": "@0,0", "cost": 0}, {"at": "@1,0", "cost": 1}, {"at": "@2,0", "cost": 2}],
        "cost": 2,
        "roles": {"who": "scout#1", "to": "@2,0"},
    }


def test_a_view_warns_of_what_the_seat_does_not_know_and_forecasts_what_it_does() -> None:
    g = lay({"pearl#1": "@0,0"})
    unknown = {"roles": {"who": "scout#1", "target": "?red#1"}, "sign": "explore", "warnings": ["unknown"]}
    assert answer(g, "take", "?red#1") == unknown
    do(g, "look")
    assert answer(g, "take", "pearl#1") == {"roles": {"who": "scout#1", "target": "pearl#1"}, "forecast": ["worth 5"]}


def test_a_preview_speaks_the_language_of_the_view() -> None:
    assert answer(lay({"pearl#1": "@0,0"}), "take", "?red#1", "ru")["warnings"] == ["UNKNOWN"]


def test_an_answer_without_a_preview_tells_nothing_more() -> None:
    g = lay({}, bag="pearl#1")
    dig = next(one for one in g.view(0)["actions"] if one["verb"] == "dig")  # type: ignore[attr-defined]
    assert set(dig) == {"action", "verb", "label", "pieces", "final"}


def test_previews_are_told_to_nobody_but_who_decides() -> None:
    g = lay({"pearl#1": "@0,0"})
    assert g.view(1)["actions"] == g.view(None)["actions"] == []


# -- face down in the open ---------------------------------------------------------------------------------------------


def test_a_face_down_token_shows_its_back_its_place_and_nothing_else() -> None:
    g = lay({"shell#1": "@1,0", "crown#2": "@0,-1"})
    for seat in (0, 1, None):
        assert pieces(g, seat) == [
            {"id": "?red#1", "x": 1, "y": 0, "back": "red"},
            {"id": "?blue#2", "x": 0, "y": -1, "back": "blue"},
        ]


def test_who_looked_sees_the_face_and_the_others_the_back() -> None:
    g = do(lay({"pearl#1": "@0,0"}), "look", "?red#1")
    assert pieces(g, 0) == [{"id": "pearl#1", "card": "pearl", "x": 0, "y": 0, "back": "red"}]
    assert pieces(g, 1) == pieces(g, None) == [{"id": "?red#1", "x": 0, "y": 0, "back": "red"}]


def test_an_answer_about_a_token_names_it_as_the_seat_sees_it() -> None:
    g = lay({"pearl#1": "@0,0"})
    take = next(action for action in g.actions() if g.explain(action)["verb"] == "take")
    assert LITTLE.pieces(g, g.asking, take) == ["?red#1"]  # type: ignore[arg-type]
    assert g.label(take) == "do-take back-red"
    do(g, "look")
    assert LITTLE.pieces(g, g.asking, take) == ["pearl#1"]  # type: ignore[arg-type]
    assert g.label(take) == "do-take pearl"


def test_a_turned_up_token_is_known_to_all() -> None:
    g = do(lay({"pearl#1": "@0,0"}), "turn-up")
    assert [one["id"] for one in pieces(g, None)] == ["pearl#1"]


def test_a_token_keeps_its_number_while_others_come_and_go() -> None:
    g = lay({"shell#1": "@0,0", "shell#2": "@1,0"}, bag="bone#1")
    assert [one["id"] for one in pieces(g, 1)] == ["?red#1", "?red#2"]
    do(g, "take", "?red#1")
    assert [one["id"] for one in pieces(g, 1)] == ["?red#2"]
    do(g, "dig")
    assert [one["id"] for one in pieces(g, 1)] == ["?red#2", "?blue#1"]


def test_events_tell_a_hidden_token_by_its_back() -> None:
    g = lay({}, bag="crown#1")
    g.listen()
    do(g, "dig")
    assert [LITTLE.event_data(g, event, 0, "en") for event in g.take_events()] == [
        {"kind": "move", "seat": 0, "piece": "?blue#1", "amount": 1, "from": "bag", "to": "field"},
        {"kind": "place", "seat": 0, "piece": "?blue#1", "to": "@0,0"},
    ]
    do(g, "take")
    (event,) = g.take_events()
    assert LITTLE.event_data(g, event, 0, "en")["piece"] == "crown#1"
    assert LITTLE.event_data(g, event, 1, "en")["piece"] == "?blue#1"


def test_guesses_keep_every_back_in_sight_and_leave_the_bag_open() -> None:
    g = lay({"shell#1": "@1,0", "bone#1": "@0,-1"}, bag="pearl#1 crown#1 shell#2 bone#2")
    lying, first = set(), set()
    for seed in range(60):
        guess = g.determinize(0, seed)
        lying.add(tuple(guess.table.card[card].id for card in guess.zones[FIELD]))
        first.add(guess.table.card[guess.zones[BAG][-1]].back)
        assert pieces(guess, 0) == pieces(g, 0)  # type: ignore[arg-type]
    assert lying == {(red, blue) for red in ("shell", "pearl") for blue in ("bone", "crown")}
    assert first == {"red", "blue"}


def test_a_hoard_of_somebody_else_keeps_its_backs_in_a_guess() -> None:
    g = lay({"shell#1": "@1,0"}, bag="pearl#1 crown#1 bone#1", hoards=("", "shell#2"))
    g.unsure = [1] * len(g.unsure)
    held = {g.determinize(0, seed).at(HOARD, 1)[0] for seed in range(60)}
    assert {g.table.card[card].id for card in held} == {"shell", "pearl"}


@pytest.mark.parametrize(
    ("verb", "depth"), [("walk", 1), ("drop", 1), ("look", 0), ("turn-up", 0), ("take", 0), ("dig", 0), ("stir", 0)]
)
def test_undo_ends_where_a_face_or_a_back_comes_to_light(verb: str, depth: int) -> None:
    g = lay({"shell#1": "@0,0", "bone#1": "@1,0"}, bag="bone#2", hoards=("pearl#1", ""))
    assert do(g, verb).undo_depth == depth


def test_taking_what_one_has_looked_at_shows_nothing_new() -> None:
    g = do(do(lay({"shell#1": "@0,0"}), "look"), "take")
    assert g.undo_depth == 1


def test_stirring_turns_all_down_and_leaves_numbers_and_backs_to_chance() -> None:
    g = lay({"shell#1": "@0,0", "pearl#1": "@1,0", "shell#2": "@0,1"})
    before = pieces(g, 1)
    do(do(g, "turn-up"), "stir")
    assert pieces(g, 1) == before  # all red: the same backs, numbers and places
    assert g.determinize(0, 5).view(0) == g.view(0)


def test_an_action_about_what_is_not_there_explains_nothing() -> None:
    g = lay({"shell#1": "@0,0"})
    with pytest.raises(ValueError, match="no piece has the number 2 on its back"):
        g.explain(act.action(TAKE, 2))
    with pytest.raises(ValueError, match="little has no cell 19"):
        g.explain(act.action(WALK, 19))


def test_a_number_that_another_piece_has_is_refused() -> None:
    with pytest.raises(ValueError, match=r"position\.tags\.bone#1: 1 is the number of another piece"):
        lay({"shell#1": "@0,0", "bone#1": "@0,0"}, tags={"shell#1": 1, "bone#1": 1})


def test_a_number_for_what_does_not_lie_there_any_more_is_dropped() -> None:
    g = lay({"shell#1": "@0,0"}, tags={"pearl#1": 1, "shell#1": 2})
    assert g.dump()["position"]["tags"] == {"shell#1": 2}


# -- as numbers --------------------------------------------------------------------------------------------------------


def test_actions_are_numbered_by_what_their_arguments_can_be() -> None:
    index = ActionIndex(LITTLE.new(2, 1, {}))
    numbers: dict[str, int] = {}
    for number in range(index.size):
        name = LITTLE.verb(index.action(number)).name
        numbers[name] = numbers.get(name, 0) + 1
        assert index.index(index.action(number)) == number
    assert [numbers[name] for name in ("walk", "take", "drop", "dig")] == [19, 13, 13, 1]
    # 4 kinds of token in bag, field and hoard, 1 among the figures, all 5 in the box; and 16 copies by themselves.
    assert numbers["pick"] == 3 * 4 + 1 + 5 + 16


def test_an_argument_that_cannot_be_has_no_number() -> None:
    index = ActionIndex(LITTLE.new(2, 1, {}))
    with pytest.raises(ValueError, match="little: verb 'drop' does not say that its arguments can be 0, 0"):
        index.index(act.action(DROP, 0))  # a figure


def test_an_observation_tells_cells_by_faces_and_backs() -> None:
    g = do(lay({"pearl#1": "@0,0", "bone#1": "@0,0", "shell#1": "@1,0"}), "look", "?red#1")
    encoder = Encoder(g)
    blocks = {block.name: block for block in encoder.blocks}
    pearl, red, blue = 1 + 2, -1 - 2, -1 - 1  # backs are numbered plain, blue, red
    home, east = BOARD.named("@0,0"), BOARD.named("@1,0")

    def told(seat: int, name: str) -> list[int]:
        numbers = encoder.encode(g, seat)
        block = blocks[name]
        cut = numbers[2 * block.start : 2 * (block.start + block.size)]
        return [int.from_bytes(cut[i : i + 2], "little", signed=True) for i in range(0, len(cut), 2)]

    assert told(0, "field.order")[:3] == [red, blue, pearl]  # from the top
    assert told(1, "field.order")[:3] == [red, blue, red]
    assert [told(0, "field.cells")[cell] for cell in (home, east)] == [blue, red]
    assert [told(0, "field.stacks")[cell] for cell in (home, east)] == [2, 1]
    assert told(0, "field.unknown") == [2]
    assert told(1, "field.unknown") == [3]
    do(g, "walk", "@1,0")
    assert [told(0, "figures/0.cells")[cell] for cell in (home, east)] == [0, 1]


@pytest.mark.parametrize("seed", range(4))
def test_an_observation_tells_nothing_that_the_seat_cannot_know(seed: int) -> None:
    g = LITTLE.new(2 + seed % 2, seed, {})
    encoder = Encoder(g)
    rng = seeded(seed)
    while not g.over:
        for seat in range(g.seats):
            told = encoder.encode(g, seat)
            assert encoder.encode(g.determinize(seat, seed), seat) == told
            assert Encoder(g).encode(g, seat) == told
        play_random(g, rng, 2)


# -- what holds in every game ------------------------------------------------------------------------------------------

PROPERTIES: list[Callable[..., None]] = [
    one for name, one in vars(test_every_game).items() if name.startswith("test_") and hasattr(one, "hypothesis")
]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda one: one.__name__)
def test_in_the_little_game_too(holds: Any, seed: int) -> None:
    inner = holds.hypothesis.inner_test
    more = [seed + 77] * (len(inspect.signature(inner).parameters) - 2)
    inner(Setup("little", 2 + seed % 2, seed, {}), seed, *more)


def test_there_are_properties_to_ask_for() -> None:
    assert len(PROPERTIES) > 12
    assert json.dumps(LITTLE.new(3, 5, {}).view(2))
