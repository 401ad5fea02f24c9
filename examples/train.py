"""Train a policy by its gradient (REINFORCE) against bots, with numpy alone, and measure it before and after.

    python examples/train.py                            # Ascension against a random player
    python examples/train.py --game last-bastion --bots greedy --games 2000
    python examples/train.py --short                    # a few seconds: only shows that it runs

The policy is linear. What it can do is described by verb and card ("play apprentice", "end turn"), so that copies of a
card share what is learned; what it sees are the counters of the table. Every description has a weight for every
counter, and a softmax chooses among the legal actions. After each batch of games the weights move towards what was done
in games that went better than usual, and away from what was done in the others.
"""

import argparse
import time

import gymnasium
import numpy as np

from deckhold.engine import actions as act
from deckhold.lab.stats import share
from deckhold.rl.gymnasium import SeatEnv, environment_id
from deckhold.rl.spaces import Table

Array = np.ndarray


class Policy:
    """A softmax over the legal actions, linear in what is seen."""

    def __init__(self, table: Table, rate: float, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.groups, names = described(table)
        first_zone = next(i for i, block in enumerate(table.encoder.blocks) if block.name.endswith(".cards"))
        self.seen = table.encoder.blocks[first_zone].start  # the counters stand before the zones
        self.weights = np.zeros((len(names), self.seen + 1), np.float32)
        self.squares = np.zeros_like(self.weights)
        self.rate = rate
        self.usual = 0.0

    def features(self, observation: Array) -> Array:
        seen = observation[: self.seen].astype(np.float32)
        return np.append(np.sign(seen) * np.log1p(np.abs(seen)), np.float32(1)).astype(np.float32)

    def chances(self, features: Array, groups: Array) -> Array:
        logits = self.weights[groups] @ features
        powers = np.exp(logits - logits.max())
        return np.asarray(powers / powers.sum())

    def choose(self, observation: dict[str, Array]) -> tuple[int, tuple[Array, Array, Array, int]]:
        """An action, and what learning will want to know about the choice."""
        legal = observation["action_mask"].view(bool).nonzero()[0]
        features = self.features(observation["observation"])
        groups = self.groups[legal]
        chances = self.chances(features, groups)
        pick = min(int(np.searchsorted(np.cumsum(chances), self.rng.random())), len(legal) - 1)
        return int(legal[pick]), (features, groups, chances, pick)

    def learn(self, games: list[tuple[list[tuple[Array, Array, Array, int]], float]]) -> None:
        """Follow the gradient of the expected reward, each step of it scaled by how much the weight usually moves."""
        rewards = np.array([reward for _, reward in games])
        self.usual = 0.9 * self.usual + 0.1 * float(rewards.mean())
        gradient = np.zeros_like(self.weights)
        for choices, reward in games:
            for features, groups, chances, pick in choices:
                push = -chances
                push[pick] += 1
                np.add.at(gradient, groups, ((reward - self.usual) * push)[:, None] * features)
        gradient /= len(games)
        self.squares = 0.9 * self.squares + 0.1 * gradient**2
        self.weights += self.rate * gradient / (np.sqrt(self.squares) + 1e-4)


def described(table: Table) -> tuple[Array, list[str]]:
    """For each action the number of its description, and the descriptions."""
    game = table.new(0)
    names: dict[str, int] = {}
    groups = np.zeros(table.index.size, np.int64)
    for number in range(table.index.size):
        action = table.index.action(number)
        verb = table.info.verb(action)
        words = [verb.name]
        for kind, value in ((verb.a, act.first(action)), (verb.b, act.second(action))):
            if kind == act.PIECE:
                words.append(game.table.card[value].id)
            elif kind == act.CARD:
                words.append(game.table.defs[value].id)
            elif kind != act.NONE:
                words.append(f"{kind} {value}")
        groups[number] = names.setdefault(" ".join(words), len(names))
    return groups, list(names)


def play(env: SeatEnv, policy: Policy | None, seed: int) -> tuple[list[tuple[Array, Array, Array, int]], float]:
    """A whole game, at random without a policy: the choices and the reward."""
    observation, _ = env.reset(seed=seed)
    choices = []
    while True:
        if policy is None:
            action = int(env.action_space.sample(observation["action_mask"]))
        else:
            action, choice = policy.choose(observation)
            choices.append(choice)
        observation, reward, terminated, truncated, _ = env.step(action)
        if terminated or truncated:
            return choices, reward


def strength(env: SeatEnv, policy: Policy | None, games: int, seed: int) -> str:
    """The share of games won, with its 95 % interval (Wilson)."""
    won = share(sum(play(env, policy, seed + game)[1] > 0 for game in range(games)), games)
    return f"wins {won.rate:.0%} of {games} games ({won.low:.0%} to {won.high:.0%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="ascension")
    parser.add_argument("--bots", default="random", help="who sits in the other seats")
    parser.add_argument("--games", type=int, default=300, help="games to learn from")
    parser.add_argument("--batch", type=int, default=10, help="games between two changes of the policy")
    parser.add_argument("--rate", type=float, default=0.02, help="how far a weight moves at once")
    parser.add_argument("--test", type=int, default=200, help="games to measure the strength with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--short", action="store_true", help="only show that it runs")
    args = parser.parse_args()
    if args.short:
        args.games, args.test = 20, 6

    env = gymnasium.make(environment_id(args.game), bots=args.bots, seat=None).unwrapped
    assert isinstance(env, SeatEnv)
    env.action_space.seed(args.seed)
    policy = Policy(env.table, args.rate, args.seed)
    test_seed = 1_000_000 + args.seed
    print(f"{args.game} against {args.bots}: {len(policy.weights)} descriptions of actions, {policy.seen} counters")
    print(f"random actions: {strength(env, None, args.test, test_seed)}", flush=True)
    began = time.perf_counter()
    for first in range(0, args.games, args.batch):
        batch = [play(env, policy, args.seed + first + game) for game in range(args.batch)]
        policy.learn(batch)
        if (first // args.batch) % 10 == 9:
            passed = time.perf_counter() - began
            print(f"  {first + args.batch} games, {passed:.0f} s: usual reward {policy.usual:+.2f}", flush=True)
    print(f"learned from {args.games} games in {time.perf_counter() - began:.0f} s")
    print(f"the policy: {strength(env, policy, args.test, test_seed)}")


if __name__ == "__main__":
    main()
