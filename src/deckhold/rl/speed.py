"""Environment steps in a second, for `deckhold bench`: the same loop as for PettingZoo in deckhold/bench/peers.py."""

import random
import time

from deckhold.rl.pettingzoo import env


def env_steps(game: str, seconds: float) -> float:
    """Steps of a game's PettingZoo environment in a second of random play; every observation and mask is made."""
    chooser = random.Random(1)
    table = env(game)
    steps = 0
    began = time.process_time()
    ends = began + seconds
    table.reset(seed=1)
    while time.process_time() < ends:
        for _ in table.agent_iter():
            observation, _reward, terminated, truncated, _info = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            table.step(chooser.choice(observation["action_mask"].view(bool).nonzero()[0].tolist()))
            steps += 1
        table.reset()
    return steps / (time.process_time() - began)
