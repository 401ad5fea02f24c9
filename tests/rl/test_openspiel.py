"""OpenSpiel's own tests on every game, copies and saves of its states, and OpenSpiel's searches on them."""

import pickle
import random
import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, random_agent

from deckhold import games
from deckhold.rl import openspiel
from deckhold.rl.openspiel import NAMES, OUTCOMES

every_game = pytest.mark.parametrize("name", NAMES.values())


def played(name: str, steps: int, seed: int = 1) -> Any:
    """A state after some random actions, chance included; a player is to move, or the game is over."""
    state = pyspiel.load_game(name).new_initial_state()
    rng = random.Random(seed)
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
    return state


@every_game
def test_openspiels_random_simulation(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("players", [1, 3, 4])
def test_openspiels_random_simulation_at_other_tables(players: int, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(f"deckhold_ascension(players={players},options=cards:remaster)")
    assert game.num_players() == players
    if players == 1:
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        capfd.readouterr()


@pytest.mark.parametrize(
    ("sides", "utility"),
    [
        (((0,), (1,)), "ZERO_SUM"),
        (((0, 2), (1, 3)), "ZERO_SUM"),
        (((0,), (1, 2)), "GENERAL_SUM"),
        (((0, 1, 2),), "IDENTICAL"),
        (((0,),), "GENERAL_SUM"),
    ],
    ids=["alone", "pairs", "one-against-two", "together", "solitary"],
)
def test_utilities_add_up_to_nothing_only_where_sides_are_equal(
    sides: tuple[tuple[int, ...], ...], utility: str
) -> None:
    assert openspiel.utility(sides) == getattr(pyspiel.GameType.Utility, utility)


@every_game
def test_the_whole_catalog_is_registered(name: str) -> None:
    assert name in pyspiel.registered_names()
    assert len(NAMES) == len(games.IDS)


@every_game
def test_a_history_of_actions_is_the_whole_game(name: str) -> None:
    state = played(name, 10**6)
    assert state.is_terminal()
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert state.returns() == state.get_game().table.rewards(state.position.outcome)


@every_game
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = played(name, 30)
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[-1])
    assert str(state) == before
    assert str(clone) != before


@every_game
def test_a_saved_state_goes_on_like_the_first(name: str) -> None:
    state = played(name, 40)
    loaded = pickle.loads(pickle.dumps(state))
    rng = random.Random(3)
    for _ in range(40):
        assert str(loaded) == str(state)
        for player in range(state.num_players()):
            assert loaded.information_state_string(player) == state.information_state_string(player)
        if state.is_terminal():
            break
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        loaded.apply_action(action)


def test_chance_has_many_futures() -> None:
    """Ending the turn with an empty deck shuffles: the state waits for chance, and its outcomes differ."""
    state = played("deckhold_ascension", 20)
    rng = random.Random(5)
    while not state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(state.chance_outcomes()) == OUTCOMES
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
    futures = {str(state.child(outcome)) for outcome in range(OUTCOMES)}
    assert len(futures) > OUTCOMES * 0.9
    assert str(state.child(7)) == str(state.child(7))


def test_the_same_deal_gives_the_same_game() -> None:
    game = pyspiel.load_game("deckhold_ascension")
    deals = []
    for dealt in ([1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 5]):
        state = game.new_initial_state()
        for outcome in dealt:
            assert state.is_chance_node()
            state.apply_action(outcome)
        assert state.is_player_node()
        deals.append(str(state))
    assert deals[0] == deals[1] != deals[2]


@every_game
def test_what_a_player_is_told_is_the_same_in_every_world_it_cannot_tell_apart(name: str) -> None:
    for steps in (12, 60, 150):
        state = played(name, steps, seed=steps)
        if state.is_terminal():
            return
        player = state.current_player()
        sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
        for _ in range(3):
            other = state.resample_from_infostate(player, sampler)
            assert other.legal_actions() == state.legal_actions()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)


def test_resampling_deals_the_unknown_cards_anew() -> None:
    state = played("deckhold_ascension", 12)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = Counter(str(state.resample_from_infostate(state.current_player(), sampler)) for _ in range(8))
    assert len(worlds) == 8


def test_the_information_state_remembers_what_the_observation_forgets() -> None:
    """Two ways to the same cards: played in another order, the counts are the same and the memories are not."""
    game = pyspiel.load_game("deckhold_ascension(options=first:0)")
    for deal in range(OUTCOMES):
        state = game.new_initial_state()
        for outcome in (deal, 0, 0, 0):
            state.apply_action(outcome)
        plays = [action for action in state.legal_actions() if "play" in state.action_to_string(action)]
        if len(plays) == 2:  # both kinds of starting cards are in hand
            break
    first, second = plays
    ways = []
    for order in ((first, second), (second, first)):
        way = state.clone()
        for action in order:
            way.apply_action(action)
        ways.append(way)
    one, other = ways
    for name, part in game.table.blocks().items():
        if name.endswith(".count"):
            assert one.observation_tensor(0)[part] == other.observation_tensor(0)[part]
    memories = [way.information_state_string(0).splitlines()[0] for way in ways]
    assert memories[0] != memories[1]


def test_the_tensor_is_our_observation() -> None:
    state = played("deckhold_ascension", 25)
    table = state.get_game().table
    for player in range(2):
        wanted = table.observe(state.position, player)["observation"]
        assert np.array_equal(state.observation_tensor(player), wanted)


@every_game
def test_openspiels_learning_environment_takes_the_observation(name: str) -> None:
    """Without an information state tensor, which would have to recall the whole game."""
    assert not pyspiel.load_game(name).get_type().provides_information_state_tensor
    env = rl_environment.Environment(name)
    agents = [random_agent.RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(env.num_players)]
    step = env.reset()
    for _ in range(20):
        seat = step.observations["current_player"]
        assert step.observations["info_state"][seat] == env.get_state.observation_tensor(seat)
        step = env.step([agents[seat].step(step).action])
        if step.last():
            break


def test_action_strings_name_what_is_done() -> None:
    state = played("deckhold_ascension", 5)
    for action in state.legal_actions():
        packed = state.get_game().table.index.action(action)
        said = state.position.explain(packed)
        assert state.action_to_string(action).split()[0] == said["verb"]


def test_options_are_read_and_checked() -> None:
    game = pyspiel.load_game("deckhold_ascension(options=cards:remaster;first:1)")
    assert game.table.options == {"cards": "remaster", "first": 1}
    assert openspiel.read_options(games.info("ascension"), "") == {}
    with pytest.raises(ValueError, match="option 'colour': ascension has no such option"):
        openspiel.read_options(games.info("ascension"), "colour:red")


def test_openspiels_mcts_finds_a_move() -> None:
    game = pyspiel.load_game("deckhold_ascension")
    state = played("deckhold_ascension", 4)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.5, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_openspiels_information_set_mcts_finds_a_move() -> None:
    game = pyspiel.load_game("deckhold_ascension")
    state = played("deckhold_ascension", 4)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.5, 3, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_python_ends_cleanly_after_the_games_were_registered() -> None:
    """OpenSpiel keeps what was registered beyond the end of Python; that must not crash."""
    code = "import deckhold.rl.openspiel, pyspiel; pyspiel.load_game('deckhold_ascension').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
