"""PettingZoo's own card games, which stand on RLCard: environment steps in a second, played at random with masks.

A standalone script for the Python of the peers: it needs `pettingzoo[classic]`, nothing of Deckhold, and prints JSON.
`deckhold.rl.speed` measures our environments with the same loop.
"""

import argparse
import importlib
import json
import random
import time
from typing import Any

CLASSICS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")


def steps_per_second(env: Any, seconds: float, seed: int = 1) -> float:
    """Steps of an AEC environment in a second, dealt anew when they end; every observation and mask is made."""
    chooser = random.Random(seed)
    steps = 0
    began = time.perf_counter()
    ends = began + seconds
    env.reset(seed=seed)
    while time.perf_counter() < ends:
        for _ in env.agent_iter():
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(chooser.choice(observation["action_mask"].view(bool).nonzero()[0].tolist()))
            steps += 1
        env.reset()
    return steps / (time.perf_counter() - began)


def pettingzoo_steps(seconds: float) -> dict[str, float]:
    """Steps per second of each classic."""
    out: dict[str, float] = {}
    for name in CLASSICS:
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        out[name] = steps_per_second(env, seconds)
    return out


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each environment")
    print(json.dumps(pettingzoo_steps(parser.parse_args().seconds)))
