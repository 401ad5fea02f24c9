"""Replays: recorded from a game, read back, and refused at the first action that does not fit."""

import copy
import json
import random
from typing import Any

import pytest

import deckhold
from deckhold import Game, ReplayError
from deckhold.engine.replay import EVERY


def played(actions: int, seed: int = 5, seats: int = 2) -> Game:
    game = deckhold.new("ascension", seats=seats, seed=seed)
    pick = random.Random(seed)
    while actions and not game.over:
        game.apply(pick.choice(game.actions()))
        actions -= 1
    return game


@pytest.fixture(scope="module")
def whole() -> Game:
    """A whole random game."""
    return played(-1)


@pytest.fixture
def data(whole: Game) -> Any:
    return json.loads(json.dumps(deckhold.record(whole, ["Ann", "Bob"]).data()))


def other_legal(whole: Game, data: Any, number: int) -> int:
    """A legal action that differs from the one with this number, from 1."""
    game = deckhold.replay(copy.deepcopy(data)).at(number - 1)
    return next(action for action in game.actions() if action != whole.history[number - 1])


def first_choice_after(data: Any, number: int) -> int:
    """The number of an action from here on that had an alternative."""
    replay = deckhold.replay(data)
    return next(n for n in range(number, len(replay.actions)) if len(replay.at(n - 1).actions()) > 1)


def test_a_replay_read_back_is_the_same_replay(data: Any) -> None:
    assert deckhold.replay(data).data() == data


def test_a_replay_says_what_a_reader_needs(whole: Game, data: Any) -> None:
    assert (data["game"], data["version"], data["seats"], data["seed"]) == ("ascension", whole.info.version, 2, 5)
    assert data["options"] == {"cards": "classic", "first": "random"}
    assert data["players"] == ["Ann", "Bob"]
    assert data["actions"] == whole.history
    assert whole.outcome is not None
    assert data["outcome"]["scores"] == list(whole.outcome.scores)


def test_fingerprints_stand_at_the_start_every_so_often_and_at_the_end(whole: Game, data: Any) -> None:
    last = len(whole.history)
    assert [int(step) for step in data["fingerprints"]] == [*range(0, last, EVERY), last]
    assert data["fingerprints"][str(last)] == whole.fingerprint()


@pytest.mark.parametrize("step", [0, 1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY])
def test_any_moment_is_the_game_as_it_was_played(whole: Game, data: Any, step: int) -> None:
    game = deckhold.new("ascension", seats=2, seed=5)
    for action in whole.history[:step]:
        game.apply(action)
    moment = deckhold.replay(data).at(step)
    assert moment.fingerprint() == game.fingerprint()
    assert moment.history == whole.history[:step]


def test_a_moment_taken_out_does_not_change_the_replay(data: Any) -> None:
    replay = deckhold.replay(data)
    moment = replay.at(EVERY)
    moment.apply(moment.actions()[-1])
    assert replay.at(EVERY).fingerprint() == data["fingerprints"][str(EVERY)]


@pytest.mark.parametrize("step", [-1, 10**6])
def test_a_step_outside_is_refused(data: Any, step: int) -> None:
    with pytest.raises(ValueError, match=rf"steps 0 to {len(data['actions'])}, not {step}"):
        deckhold.replay(data).at(step)


@pytest.mark.parametrize("actions", [0, 1, EVERY, EVERY + 1])
def test_an_unfinished_game_can_be_recorded(actions: int) -> None:
    game = played(actions)
    replay = deckhold.replay(deckhold.record(game).data())
    assert replay.at(actions).fingerprint() == game.fingerprint()
    assert replay.outcome is None


def test_a_game_continued_from_a_save_is_recorded_from_its_beginning(whole: Game) -> None:
    game = deckhold.load(played(30).dump())
    game.apply(game.actions()[0])
    assert deckhold.record(game).actions == game.history


def test_an_edited_position_gives_no_replay() -> None:
    dump: Any = played(30).dump()
    dump["position"]["pool"] += 1
    with pytest.raises(ValueError, match="does not follow from the seed"):
        deckhold.record(deckhold.load(dump))


@pytest.mark.parametrize("after", [1, 17, EVERY, 3 * EVERY + 5])
def test_an_exchanged_action_is_named_even_when_it_is_legal(whole: Game, data: Any, after: int) -> None:
    number = first_choice_after(data, after)
    data["actions"][number - 1] = other_legal(whole, data, number)
    with pytest.raises(ReplayError, match=rf"action {number} of ") as refused:
        deckhold.replay(data)
    assert refused.value.action == number


def test_an_exchanged_action_shows_in_the_positions_when_the_seal_was_forged(whole: Game, data: Any) -> None:
    number = first_choice_after(data, 2 * EVERY + 3)
    forged = deckhold.new("ascension", seats=2, seed=5)
    for action in [*whole.history[: number - 1], other_legal(whole, data, number)]:
        forged.apply(action)
    while len(forged.history) < 4 * EVERY:
        forged.apply(forged.actions()[0])
    lie: Any = deckhold.record(forged).data()
    for step, mark in data["fingerprints"].items():
        if step in lie["fingerprints"]:
            lie["fingerprints"][step] = mark
    with pytest.raises(ReplayError, match=f"action {3 * EVERY} does not lead to the recorded position"):
        deckhold.replay(lie)


def test_an_action_that_is_not_legal_is_named_when_the_seal_was_forged(data: Any) -> None:
    from deckhold.engine.replay import seals

    data["actions"][9] = 1 << 39
    info = deckhold.catalog()[0]
    data["seal"] = "".join(seals(info, 2, 5, data["options"], data["actions"]))
    with pytest.raises(ReplayError, match=r"action 10 of .* is not a legal action") as refused:
        deckhold.replay(data)
    assert refused.value.action == 10


def test_a_missing_last_action_is_named(data: Any) -> None:
    last = len(data["actions"])
    del data["actions"][-1]
    data["fingerprints"][str(last - 1)] = data["fingerprints"].pop(str(last))
    with pytest.raises(ReplayError, match=f"action {last} is missing: {last} actions were recorded"):
        deckhold.replay(data)


def test_an_inserted_action_is_named(data: Any) -> None:
    last = len(data["actions"])
    data["actions"].insert(30, data["actions"][29])
    data["fingerprints"][str(last + 1)] = data["fingerprints"].pop(str(last))
    data["fingerprints"] = {
        str(step): data["fingerprints"].get(str(step), "") for step in [*range(0, last + 1, EVERY), last + 1]
    }
    with pytest.raises(ReplayError, match="action 31 of"):
        deckhold.replay(data)


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("format", 1, "format: 1 is not 'deckhold-replay/1'"),
        ("game", "chess", "game: 'chess' is not in the catalog"),
        ("version", "0", "version: recorded with rules version 0 of ascension"),
        ("seed", 6, "start: game, version, seats, seed or options are not those that were recorded"),
        ("seats", 3, "start: "),
        ("options", {"cards": "remaster", "first": "random"}, "start: "),
        ("options", {"cards": "gold"}, "option 'cards': 'gold' is not allowed"),
        ("seats", "two", "replay.seats: a whole number is wanted"),
        ("actions", {}, r"replay.actions: a list is wanted"),
        ("outcome", None, "outcome: the game did not end as this file says"),
        ("fingerprints", {}, "replay.fingerprints: '0' is missing"),
        ("fingerprints", {"7": ""}, "fingerprints: there is none of step 7"),
    ],
)
def test_a_foreign_head_is_refused_with_its_reason(data: Any, key: str, value: object, problem: str) -> None:
    data[key] = value
    with pytest.raises(ReplayError, match=problem) as refused:
        deckhold.replay(data)
    assert refused.value.action in (0, len(data["actions"]))


@pytest.mark.parametrize("data", [None, [], {}, "replay", {"format": "deckhold-replay/1"}])
def test_what_is_no_replay_is_refused(data: object) -> None:
    with pytest.raises(ReplayError, match="replay: "):
        deckhold.replay(data)


def test_a_dump_is_no_replay() -> None:
    with pytest.raises(ReplayError, match="format: 1 is not"):
        deckhold.replay(played(3).dump())
