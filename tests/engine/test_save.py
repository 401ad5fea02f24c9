"""Saves: readable, editable, and refused with the place of whatever is wrong."""

import copy
import inspect
import json
from collections.abc import Callable
from typing import Any

import pytest

import deckhold
from deckhold.engine.hexes import Walls
from deckhold.engine.info import GameInfo
from deckhold.engine.play import play_random
from deckhold.engine.rng import seeded
from engine.setups import allowed

Data = dict[str, Any]


@pytest.fixture
def data() -> Data:
    game = deckhold.new("ascension", seats=2, seed=7, options={"first": 0})
    play_random(game, seeded(3), 60)
    return json.loads(json.dumps(game.dump()))


def refused(data: Data, change: Callable[[Data], object]) -> str:
    """What `load` says about a changed dump."""
    broken = copy.deepcopy(data)
    change(broken)
    with pytest.raises(ValueError) as error:  # noqa: PT011 - the tests below compare the message
        deckhold.load(broken)
    return str(error.value)


def test_a_dump_names_zones_and_cards(data: Data) -> None:
    position = data["position"]
    assert len(position["center_row"]) == 6
    assert all("#" in card for card in position["players"][0]["hand"])
    assert {"op", "seat"} <= set(position["asking"])


def test_missing_card(data: Data) -> None:
    card = data["position"]["mystics"][-1]
    said = refused(data, lambda d: d["position"]["mystics"].pop())
    assert said == f"position: {card} is missing: every card of the box must lie somewhere"


def test_doubled_card(data: Data) -> None:
    card = data["position"]["mystics"][0]
    said = refused(data, lambda d: d["position"]["players"][1]["discard"].insert(0, card))
    assert said == f"position.players[1].discard[0]: {card} lies here and at position.mystics[0] too"


def test_unknown_card(data: Data) -> None:
    said = refused(data, lambda d: d["position"]["mystics"].append("dragon#1"))
    assert said.endswith(": unknown card 'dragon#1'")
    assert said.startswith("position.mystics[")


def test_card_that_is_not_a_text(data: Data) -> None:
    said = refused(data, lambda d: d["position"]["players"][0]["hand"].append(5))
    assert said.endswith("a text is wanted, not 5")


def test_wrong_length_of_the_row(data: Data) -> None:
    said = refused(data, lambda d: d["position"]["center_row"].append(None))
    assert said == "position.center_row: 6 places are wanted, not 7"


def test_an_empty_place_of_a_row_is_written_down(data: Data) -> None:
    card = data["position"]["center_row"][0]

    def take(d: Data) -> None:
        d["position"]["center_row"].remove(card)
        d["position"]["players"][0]["discard"].append(card)

    assert refused(data, take) == "position.center_row: 6 places are wanted, not 5: an empty one is null"


def test_a_card_without_its_number(data: Data) -> None:
    said = refused(data, lambda d: d["position"]["players"][0]["hand"].append("apprentice"))
    assert said.endswith(": unknown card 'apprentice'; one of its copies is wanted, as apprentice#1")


def test_several_cards_are_missing(data: Data) -> None:
    gone = data["position"]["mystics"][:3]
    said = refused(data, lambda d: d["position"]["mystics"].clear())
    more = len(data["position"]["mystics"]) - 1
    assert said == f"position: {gone[0]} and {more} more are missing: every card of the box must lie somewhere"


@pytest.mark.parametrize("field", ["pool", "turn", "players", "chance", "stack", "asking", "center_deck"])
def test_missing_field(data: Data, field: str) -> None:
    assert refused(data, lambda d: d["position"].pop(field)) == f"position: {field!r} is missing"


def test_unknown_field(data: Data) -> None:
    said = refused(data, lambda d: d["position"].update(mana=3))
    assert said == "position: 'mana' means nothing here"


def test_unknown_field_of_a_player(data: Data) -> None:
    said = refused(data, lambda d: d["position"]["players"][1].update(mana=3))
    assert said == "position.players[1]: 'mana' means nothing here"


@pytest.mark.parametrize("value", ["3", None, 1.5, True, [3]])
def test_number_of_another_type(data: Data, value: object) -> None:
    said = refused(data, lambda d: d["position"].update(pool=value))
    assert said == f"position.pool: a whole number is wanted, not {value!r}"


def test_number_out_of_range(data: Data) -> None:
    assert refused(data, lambda d: d["position"].update(pool=-1)).startswith("position.pool: -1 is not from 0 to")


def test_player_too_many(data: Data) -> None:
    said = refused(data, lambda d: d["position"]["players"].append({}))
    assert said == "position.players: 2 players are wanted, not 3"


def test_unknown_op(data: Data) -> None:
    said = refused(data, lambda d: d["position"]["asking"].update(op="rules.nothing"))
    assert said == "position.asking.op: unknown op 'rules.nothing'"


def test_seat_that_is_not_there(data: Data) -> None:
    data["position"]["stack"].append({"op": "rules.end_turn", "seat": 2})
    assert refused(data, lambda d: None).endswith("].seat: 2 is not from -1 to 1")


def test_question_put_to_nobody() -> None:
    data = json.loads(json.dumps(deckhold.new("last-bastion", seats=2, options={"hero_choice": "random"}).dump()))
    data["position"]["stack"].append(data["position"]["asking"])
    data["position"]["asking"] = {"op": "rules.reroll", "seat": -1}
    assert refused(data, lambda d: None) == "position.asking: this question is put to nobody at the table"


def test_another_version(data: Data) -> None:
    said = refused(data, lambda d: d.update(version="0"))
    assert said == "version: saved by rules version 0 of ascension; this is version 2"


def test_another_format(data: Data) -> None:
    assert refused(data, lambda d: d.update(format=99)).startswith("format: this is format 99")


def test_another_game(data: Data) -> None:
    assert refused(data, lambda d: d.update(game="chess")).startswith("game: 'chess' is not in the catalog")


@pytest.mark.parametrize("broken", [None, [], "text", 5, {}, {"game": 5}])
def test_no_dump_at_all(broken: object) -> None:
    with pytest.raises(ValueError, match=r"wanted|missing"):
        deckhold.load(broken)


def test_a_finished_game_asks_nothing(data: Data) -> None:
    outcome = {"scores": [1, 2], "winners": [1], "reason": "honor", "others": {}}
    said = refused(data, lambda d: d["position"].update(outcome=outcome))
    assert said == "position.asking: a finished game asks nothing"


def test_an_unfinished_game_asks_something(data: Data) -> None:
    said = refused(data, lambda d: d["position"].update(asking=None))
    assert said == "position.asking: an unfinished game asks something"


def test_a_finished_game_ended_in_a_way_the_game_knows(data: Data) -> None:
    def end(changed: Data) -> None:
        outcome = {"scores": [1, 2], "winners": [1], "reason": "boredom", "others": {}}
        changed["position"].update(outcome=outcome, asking=None, stack=[])

    assert refused(data, end) == "position.outcome.reason: 'boredom' is not how this game ends"


def test_a_finished_game_has_a_score_for_each_seat(data: Data) -> None:
    def end(changed: Data) -> None:
        outcome = {"scores": [1], "winners": [0], "reason": "honor", "others": {}}
        changed["position"].update(outcome=outcome, asking=None, stack=[])

    assert refused(data, end) == "position.outcome.scores: 2 scores are wanted, not 1"


def test_a_question_without_the_rest_of_its_turn(data: Data) -> None:
    def cut(changed: Data) -> None:
        position = changed["position"]
        position["players"][0]["hand"].append(position["center_deck"].pop())
        position["asking"] = {"op": "arha-templar.effect", "seat": 0, "card": "arha-templar#1"}
        position["stack"] = []

    said = refused(data, cut)
    assert said.startswith("position.asking: this question and its stack do not fit the position (")
    assert "no op is left to run" in said


def test_a_card_of_a_kind_that_cannot_lie_there(data: Data) -> None:
    def swap(changed: Data) -> None:
        position = changed["position"]
        position["cultist"][0], position["mystics"][0] = position["mystics"][0], position["cultist"][0]

    assert refused(data, swap) == "position.mystics[0]: cultist#1 cannot lie here, where only these kinds can: hero"


def test_an_editor_may_lay_a_card_where_play_never_brings_it(data: Data) -> None:
    position = data["position"]
    position["void"].append(
        position["players"][0]["hand"].pop() if position["players"][0]["hand"] else position["box"].pop()
    )
    assert deckhold.load(data).dump()["position"]["void"] == position["void"]


def test_a_dump_in_the_middle_of_an_effect_goes_on() -> None:
    game = deckhold.new("ascension", seats=2, seed=1, options={"first": 0})
    data = game.dump()
    hand = data["position"]["players"][0]["hand"]
    deck = data["position"]["center_deck"]
    arbiter = next(card for card in deck if card.startswith("arbiter"))
    deck.remove(arbiter)
    deck.insert(0, hand[0])
    hand[0] = arbiter
    game = deckhold.load(data)
    game.apply(next(a for a in game.actions() if game.explain(a)["subject"] == "arbiter-of-the-precipice"))
    assert game.decision is not None
    assert game.decision.kind == "pick"
    again = deckhold.load(json.loads(json.dumps(game.dump())))
    assert [again.explain(a) for a in again.actions()] == [game.explain(a) for a in game.actions()]
    for copied in (game, again):
        copied.apply(copied.actions()[0])
    assert again.dump() == game.dump()


def with_most_seats(info: GameInfo) -> deckhold.Game:
    """A new game for as many as can play, with the boxes that takes."""
    seats = info.seats[1]
    return info.new(seats, 5, {} if allowed(info, seats, {}) else info.everything())


def fields_of(game: deckhold.Game) -> set[str]:
    """The attributes of a game object: compiled classes list them, interpreted ones annotate them."""
    kinds = type(game).__mro__
    return {name for kind in kinds for name in [*getattr(kind, "__mypyc_attrs__", ()), *inspect.get_annotations(kind)]}


def numbers_of(table: object) -> dict[str, object]:
    """What a table of a scenario holds: it follows from the options, and has no equality of its own."""
    return {name: getattr(table, name) for name in getattr(type(table), "__mypyc_attrs__", None) or vars(table)}


def edges_of(walls: Walls) -> list[list[int]]:
    return [walls.around(cell) for cell in range(walls.lattice.size)]


def test_every_field_of_a_position_survives_a_save_and_a_clone() -> None:
    for info in deckhold.catalog():
        game = with_most_seats(info)
        play_random(game, seeded(5), 50)
        names = fields_of(game)
        assert len(names) > 30
        for copied in (game.clone(), deckhold.load(game.dump())):
            for name in set(names) - {
                "origin",
                "free",
                "learned",
                "base",
                "unsure",
                "unsure_classes",
                "known",
                "stack",
                "asking",
                "lasting",
                "ways",  # found once a decision and kept: a copy of a save finds them anew
                *("looks", "altered", "laid", "shown"),  # what has changed since somebody looked: at a copy nobody has
            }:
                mine, theirs = getattr(game, name), getattr(copied, name)
                if name == "rng":
                    mine, theirs = mine.state(), theirs.state()
                elif name == "numbers":
                    mine, theirs = numbers_of(mine), numbers_of(theirs)
                elif name == "walls" and mine is not None:
                    mine, theirs = edges_of(mine), edges_of(theirs)
                assert mine == theirs, name
            assert copied.dump()["position"] == game.dump()["position"]  # contexts have no equality of their own


def test_playing_a_clone_changes_no_list_of_the_game() -> None:
    for info in deckhold.catalog():
        game = with_most_seats(info)
        lists = [name for name in fields_of(game) if isinstance(getattr(game, name), list)]
        assert {"zones", "known", "unsure", "stack"} <= set(lists)
        before = {name: copy.copy(getattr(game, name)) for name in lists}
        piles = [zone.copy() for zone in game.zones]
        play_random(game.clone(), seeded(5))
        # The log is shared until histories part; a game reads only its own part of it.
        assert {name: getattr(game, name) for name in lists if name != "log"} == {
            name: value for name, value in before.items() if name != "log"
        }
        assert game.zones == piles
        assert game.history == []
