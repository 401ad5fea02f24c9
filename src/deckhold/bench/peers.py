"""Measures other engines and prints one JSON object. Stands alone: it is run by the Python of their own environment.

A decision is one choice of one player among the legal ones, whoever makes it. For PettingZoo's classics, which stand on
RLCard, it is a step of the environment with its observation and mask: the same loop as in deckhold.rl.speed.
"""

import importlib
import json
import logging
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any


def rate(work: Callable[[int], int], seconds: float) -> float:
    done, seed, start = 0, 0, process_time()
    while (passed := process_time() - start) < seconds:
        seed += 1
        done += work(seed)
    return done / passed


def openspiel(name: str) -> Callable[[int], int]:
    """Random play through the Python API; chance nodes are played but not counted."""
    import pyspiel

    game = pyspiel.load_game(name)

    def work(seed: int) -> int:
        choose = random.Random(seed).random
        state, taken = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(choose() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(choose() * len(actions))])
                taken += 1
        return taken

    return work


def rlcard(name: str) -> Callable[[int], int]:
    import rlcard as cards

    def work(seed: int) -> int:
        env = cards.make(name, config={"seed": seed})
        choose = random.Random(seed).choice
        state, _ = env.reset()
        taken = 0
        while not env.is_over():
            state, _ = env.step(choose(list(state["legal_actions"])))
            taken += 1
        return taken

    return work


def pyminion(player: str) -> Callable[[int], int]:
    """Dominion with random players, or with two of its own bots; decisions are counted where they are asked."""
    from pyminion.bots.bot import Bot, BotDecider
    from pyminion.bots.examples import BigMoney, BigMoneySmithy
    from pyminion.expansions import base
    from pyminion.game import Game

    asked = [0]
    # A kingdom whose cards ask nothing that the library's default answers get wrong.
    names = "smithy village market laboratory festival council_room moat merchant witch gardens"
    kingdom = [getattr(base, name) for name in names.split()]

    class Counting:
        """Counts every question put to a decider."""

        def __init__(self, decider: Any) -> None:
            self._decider = decider

        def __getattr__(self, name: str) -> Any:
            answer = getattr(self._decider, name)
            if not name.endswith("_decision"):
                return answer

            def counted(*args: Any, **kwargs: Any) -> Any:
                asked[0] += 1
                return answer(*args, **kwargs)

            return counted

    class Random(BotDecider):  # type: ignore[misc]
        """Plays and buys what comes up; answers in the middle of an effect are the library's own."""

        def action_phase_decision(self, valid_actions: Any, player: Any, game: Any) -> Any:
            return random.choice([*valid_actions, None])

        def buy_phase_decision(self, valid_cards: Any, player: Any, game: Any) -> Any:
            return random.choice([*valid_cards, None])

    def work(seed: int) -> int:
        random.seed(seed)
        asked[0] = 0
        if player == "random":
            players = [Bot(decider=Random(), player_id="1"), Bot(decider=Random(), player_id="2")]
        else:
            players = [BigMoney(player_id="1"), BigMoneySmithy(player_id="2")]
        for one in players:
            one.decider = Counting(one.decider)
        Game(players=players, expansions=[base.base_set], kingdom_cards=kingdom, log_stdout=False).play()
        return asked[0]

    return work


def pettingzoo(name: str) -> Callable[[int], int]:
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def work(seed: int) -> int:
        choose = random.Random(seed).choice
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(choose(observation["action_mask"].view(bool).nonzero()[0].tolist()))
            steps += 1
        return steps

    return work


PEERS: dict[str, tuple[Callable[[str], Callable[[int], int]], str]] = {
    "OpenSpiel hearts": (openspiel, "hearts"),
    "OpenSpiel gin_rummy": (openspiel, "gin_rummy"),
    "RLCard gin-rummy": (rlcard, "gin-rummy"),
    "RLCard uno": (rlcard, "uno"),
    "pyminion random": (pyminion, "random"),
    "pyminion bots": (pyminion, "bots"),
}
ENVIRONMENTS = {
    f"PettingZoo {name}": (pettingzoo, name)
    for name in ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
}


def main() -> None:
    logging.disable(logging.CRITICAL)
    seconds = float(sys.argv[1])
    out: dict[str, dict[str, object]] = {"engines": {}, "environments": {}}
    for kind, peers in (("engines", PEERS), ("environments", ENVIRONMENTS)):
        for name, (make, what) in peers.items():
            try:
                out[kind][name] = rate(make(what), seconds)
            except ImportError as error:
                out[kind][name] = f"not installed: {error.name}"
    print(json.dumps(out))


if __name__ == "__main__":
    main()
