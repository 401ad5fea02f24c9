"""PettingZoo's own tests on every game, and what its conventions leave to us."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from deckhold import games
from deckhold.rl import pettingzoo

every_game = pytest.mark.parametrize("game", games.IDS)

# PettingZoo's test knows the environments by name that may observe a dictionary, and warns of all others.
dictionaries = [
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
]


@every_game
@pytest.mark.filterwarnings(*dictionaries)
def test_api(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(game), num_cycles=400)
    assert "Passed API test" in capsys.readouterr().out


@every_game
def test_seeds(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game), num_cycles=200)


@every_game
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_rendering(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: pettingzoo.env(game, render_mode=render_mode, lang=lang))
    assert capsys.readouterr().out.count("\n") > 20


def play(env: Any, seed: int) -> dict[str, float]:
    """A whole game at random; the rewards of all agents."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    return total


@every_game
def test_a_whole_game_ends_with_the_rewards_of_its_outcome(game: str) -> None:
    env = pettingzoo.env(game)
    env.action_space("player_0").seed(1)
    total = play(env, seed=1)
    assert env.game.over
    assert list(total.values()) == env.table.rewards(env.game.outcome)
    assert env.agents == []


def test_the_seed_deals_the_cards() -> None:
    env = pettingzoo.env("ascension")
    deals = set()
    for seed in (1, 1, 2):
        env.reset(seed=seed)
        deals.add(env.game.fingerprint())
    assert len(deals) == 2
    env.reset()
    first = env.game.seed
    env.reset()
    assert env.game.seed != first


def test_a_cap_on_decisions_truncates() -> None:
    env = pettingzoo.env("ascension", max_decisions=5)
    env.reset(seed=1)
    for _ in range(5):
        assert not any(env.truncations.values())
        observation, *_ = env.last()
        env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
    assert env.truncations == {"player_0": True, "player_1": True}
    assert env.terminations == {"player_0": False, "player_1": False}
    assert env.rewards == {"player_0": 0.0, "player_1": 0.0}


def test_a_game_that_ran_into_its_own_cap_is_truncated() -> None:
    env = pettingzoo.env("ascension")
    env.reset(seed=1)
    env.game.serial = env.table.info.decision_cap - 1
    env.step(env.table.index.legal(env.game)[0])
    assert env.game.over
    assert env.truncations == {"player_0": True, "player_1": True}


def test_an_illegal_action_loses() -> None:
    env = pettingzoo.env("ascension")
    env.reset(seed=1)
    loser = env.agent_selection
    observation, *_ = env.last()
    env.step(int(observation["action_mask"].argmin()))
    assert all(env.terminations.values())
    assert {agent: reward for agent, reward in env.rewards.items() if reward} == {loser: -1.0}
    assert env.infos["player_0"] == {"illegal": loser}


def test_steps_that_make_no_sense_are_refused() -> None:
    env = pettingzoo.env("ascension")
    with pytest.raises(RuntimeError, match="reset must be called first"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action: None"):
        env.step(None)
    with pytest.raises(ValueError, match="is not from 0 to"):
        env.step(env.table.index.size)


def test_the_last_infos_hold_the_scores() -> None:
    env = pettingzoo.env("ascension")
    env.reset(seed=1)
    while not env.game.over:
        env.step(env.table.index.legal(env.game)[0])
    scores = tuple(env.infos[agent]["score"] for agent in env.possible_agents)
    assert scores == env.game.outcome.scores


@every_game
@pytest.mark.parametrize(
    "copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"]
)
def test_a_copy_in_the_middle_of_a_game_goes_on_like_the_first(game: str, copied: Callable[[Any], Any]) -> None:
    env = pettingzoo.env(game)
    env.reset(seed=4)
    rng = random.Random(4)
    for _ in range(30):
        env.step(rng.choice(env.table.index.legal(env.game)))
    twin = copied(env)
    assert twin.game.dump() == env.game.dump()
    before = env.game.fingerprint()
    actions = []
    while len(actions) < 8 and not twin.game.over:
        actions.append(rng.choice(twin.table.index.legal(twin.game)))
        twin.step(actions[-1])
    assert env.game.fingerprint() == before
    for action in actions:
        env.step(action)
    assert twin.game.fingerprint() == env.game.fingerprint()
    assert twin.agent_selection == env.agent_selection


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="render_mode: 'video' is not one of"):
        pettingzoo.env("ascension", render_mode="video")


def test_a_game_is_shown_in_words() -> None:
    env = pettingzoo.env("ascension", render_mode="ansi", lang="ru", options={"first": 0})
    env.reset(seed=3)
    text = env.render()
    assert isinstance(text, str)
    assert "20 × Мистик" in text
    assert "Завершить ход" in text
    assert not any("a" <= letter <= "z" for letter in text)
