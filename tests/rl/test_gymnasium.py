"""Gymnasium's own checks on every game, and one seat against bots."""

import copy
import pickle
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from deckhold import games
from deckhold.rl.gymnasium import SeatEnv, environment_id

every_game = pytest.mark.parametrize("game", games.IDS)


@every_game
def test_gymnasiums_own_checks(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for mode in ("ansi", "human"):
        check_env(gymnasium.make(environment_id(game), bots="random", render_mode=mode).unwrapped)
    capsys.readouterr()


def play(env: Any, seed: int) -> tuple[float, bool, bool, dict[str, Any]]:
    """A whole game of random legal actions; how its last step ended."""
    observation, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    while True:
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            return reward, terminated, truncated, info
        assert reward == 0
        assert observation["action_mask"].any()


@every_game
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_seat_plays_a_whole_game_against_bots(game: str, bots: str) -> None:
    env: Any = gymnasium.make(environment_id(game), bots=bots)
    reward, terminated, _, info = play(env, seed=3)
    outcome = env.unwrapped.game.outcome
    assert terminated
    assert reward == env.unwrapped.table.rewards(outcome)[0]
    assert info["score"] == outcome.scores[0]


def test_the_same_seed_gives_the_same_game_and_bots() -> None:
    ends = []
    for _ in range(2):
        env = SeatEnv("ascension", bots="random")
        play(env, seed=5)
        assert env.game is not None
        ends.append(env.game.fingerprint())
    assert ends[0] == ends[1]


def test_greedy_bots_beat_random_actions() -> None:
    env = SeatEnv("ascension", bots="greedy", seat=None)
    assert sum(play(env, seed)[0] for seed in range(6)) < 0


def test_an_illegal_action_loses_the_game() -> None:
    env = SeatEnv("ascension")
    env.reset(seed=1)
    illegal = int(env.action_masks().argmin())
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)


@pytest.mark.parametrize("end", ["an illegal action", "the end of the game"])
def test_after_its_end_a_game_does_not_go_on(end: str) -> None:
    env = SeatEnv("ascension", bots="random")
    env.reset(seed=1)
    if end == "an illegal action":
        env.step(int(env.action_masks().argmin()))
    else:
        play(env, seed=1)
    assert env.game is not None
    before = env.game.fingerprint()
    with pytest.raises(gymnasium.error.ResetNeeded, match="this game is over: reset must be called"):
        env.step(int(env.action_masks().argmax()))
    assert env.game.fingerprint() == before
    env.reset()
    env.step(int(env.action_masks().argmax()))


@every_game
def test_a_picture_that_nobody_draws_is_refused_as_learners_expect_it(game: str) -> None:
    """What `make_vec_env` of Stable-Baselines3 does: it asks for pictures, and after a TypeError for none."""
    with (
        pytest.warns(UserWarning, match="not in the possible render_modes"),
        pytest.raises(TypeError, match="render_mode: 'rgb_array' is not one of human, ansi"),
    ):
        gymnasium.make(environment_id(game), render_mode="rgb_array")
    assert gymnasium.make(environment_id(game)).render_mode is None


def test_a_cap_on_decisions_truncates() -> None:
    env = SeatEnv("ascension", bots="random", max_decisions=8)
    reward, terminated, truncated, _ = play(env, seed=1)
    assert (reward, terminated, truncated) == (0.0, False, True)


@every_game
@pytest.mark.parametrize("bots", ["random", "search:2"])
def test_copies_in_the_middle_of_a_game_go_on_like_the_first(game: str, bots: str) -> None:
    env = SeatEnv(game, bots=bots)
    env.reset(seed=4)
    for _ in range(6):
        env.step(int(env.action_masks().nonzero()[0][-1]))
    twins: list[Any] = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(6):
        action = int(env.action_masks().nonzero()[0][0])
        seen = env.step(action)[0]
        for twin in twins:
            told = twin.step(action)[0]
            assert (seen["observation"] == told["observation"]).all()
            assert (seen["action_mask"] == told["action_mask"]).all()
    assert env.game is not None
    assert [twin.game.fingerprint() for twin in twins] == [env.game.fingerprint()] * 2


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="bots: 2 are wanted"):
        SeatEnv("ascension", seats=3, bots=["greedy"])
    with pytest.raises(ValueError, match="seat: this table has seats 0 to 1"):
        SeatEnv("ascension", seat=2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        SeatEnv("ascension").step(0)
