"""Train MaskablePPO of sb3-contrib against bots, and measure it before and after.

    pip install 'deckhold[rl]' sb3-contrib              # with torch; the processor is enough
    python examples/maskable_ppo.py                     # Ascension against a random player
    python examples/maskable_ppo.py --bots greedy --steps 400000
    python examples/maskable_ppo.py --short             # only shows that it runs

Eight environments instead of one let a rollout hold the ends of several games, and rewards come only there. The vector
of an observation is squeezed by a logarithm on its way into the network, which likes small numbers.
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from deckhold.rl.gymnasium import SeatEnv, environment_id


class Squeezed(gymnasium.ObservationWrapper):
    """The vector of an observation alone, as small numbers; the mask is asked for by `action_masks`."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        size = env.observation_space["observation"].shape[0]
        self.observation_space = gymnasium.spaces.Box(-11, 11, (size,), np.float32)

    def observation(self, observation: dict[str, Any]) -> np.ndarray:
        seen = observation["observation"].astype(np.float32)
        return np.sign(seen) * np.log1p(np.abs(seen))

    def action_masks(self) -> np.ndarray:
        env = self.env.unwrapped
        assert isinstance(env, SeatEnv)
        return env.action_masks()


def won(model: MaskablePPO, env: Squeezed, games: int, seed: int) -> int:
    """How many games the policy wins, its actions drawn as it weighs them: untrained, by chance."""
    wins = 0
    for game in range(games):
        observation, _ = env.reset(seed=seed + game)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks())
            observation, reward, terminated, truncated, _ = env.step(int(action))
            over = terminated or truncated
        wins += reward > 0
    return wins


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="ascension")
    parser.add_argument("--bots", default="random", help="who sits in the other seats")
    parser.add_argument("--environments", type=int, default=8)
    parser.add_argument("--steps", type=int, default=49_152, help="steps to learn from")
    parser.add_argument("--test", type=int, default=60, help="games to measure the strength with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--short", action="store_true", help="only show that it runs")
    args = parser.parse_args()
    if args.short:
        args.steps, args.test = 2048, 2

    torch.set_num_threads(1)
    settings = {"bots": args.bots, "seat": None}
    name = environment_id(args.game)
    envs = make_vec_env(name, args.environments, args.seed, env_kwargs=settings, wrapper_class=Squeezed)
    env = Squeezed(gymnasium.make(name, **settings))
    model = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=256, gamma=1.0, ent_coef=0.01, seed=args.seed)
    test_seed = 1_000_000 + args.seed
    print(f"{args.game} against {args.bots}: before, {won(model, env, args.test, test_seed)} of {args.test} games won")
    began = time.perf_counter()
    model.learn(args.steps)
    passed = time.perf_counter() - began
    print(f"learned from {model.num_timesteps:,} steps in {passed:.0f} s")
    print(f"the policy wins {won(model, env, args.test, test_seed)} of {args.test} games")


if __name__ == "__main__":
    main()
