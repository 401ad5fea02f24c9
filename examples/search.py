"""OpenSpiel's own Monte Carlo tree search plays Ascension, against any bot of Deckhold.

    python examples/search.py                                        # OpenSpiel's search against the greedy bot
    python examples/search.py --one openspiel:200 --other search:200 # against Deckhold's own search
    python examples/search.py --short                                # a few seconds: only shows that it runs

OpenSpiel's search knows nothing of hidden cards, so it is handed a state in which all that its player cannot know has
been dealt anew (`resample_from_infostate`), another one for each decision. It judges positions by what Deckhold's bots
know of the game instead of playing them to the end, which takes hundreds of decisions.
"""

import argparse
import random
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from deckhold.bots import bot
from deckhold.rl.openspiel import NAMES


class Judge(mcts.Evaluator):
    """What Deckhold's bots know: how good a state looks (-1 lost, 1 won), and which actions are worth trying first."""

    def evaluate(self, state):
        game = state.position
        return np.array([2 * game.info.worth(game, seat) - 1 for seat in range(game.seats)])

    def prior(self, state):
        if state.is_chance_node():
            return state.chance_outcomes()
        game, index = state.position, state.get_game().table.index
        best_first = sorted(game.actions(), key=lambda action: -game.info.promise(game, action))
        total = sum(1 / (rank + 1) for rank in range(len(best_first)))
        return [(index.index(action), 1 / (rank + 1) / total) for rank, action in enumerate(best_first)]


class OpenSpielPlayer:
    """OpenSpiel's MCTSBot on states that show it nothing it may not know."""

    def __init__(self, game, simulations, seed):
        self.sampler = random.Random(seed)
        self.search = mcts.MCTSBot(
            game,
            uct_c=0.2,  # what a decision changes is small beside the whole range from -1 to 1
            max_simulations=simulations,
            evaluator=Judge(),
            solve=False,
            random_state=np.random.RandomState(seed),
            child_selection_fn=mcts.SearchNode.puct_value,
        )

    def choose(self, state):
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        return self.search.step(state.resample_from_infostate(state.current_player(), self.sampler.random))


class DeckholdPlayer:
    """A bot of Deckhold at OpenSpiel's table."""

    def __init__(self, game, name, seed):
        self.index = game.table.index
        self.bot = bot(name, seed)

    def choose(self, state):
        return self.index.index(self.bot.choose(state.position))


def player(game, name, seed):
    kind, _, budget = name.partition(":")
    return OpenSpielPlayer(game, int(budget or 60), seed) if kind == "openspiel" else DeckholdPlayer(game, name, seed)


def play(game, players, seed, limit):
    """A game, or its first `limit` decisions; and the seconds each player spent on how many decisions."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    spent = [[0.0, 0] for _ in players]
    while not state.is_terminal() and sum(n for _, n in spent) < limit:
        if state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
            continue
        seat = state.current_player()
        began = time.perf_counter()
        action = players[seat].choose(state)
        spent[seat][0] += time.perf_counter() - began
        spent[seat][1] += 1
        state.apply_action(action)
    return state, spent


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="ascension", choices=NAMES)
    parser.add_argument("--one", default="openspiel:60", help="openspiel:SIMULATIONS, or a bot of Deckhold")
    parser.add_argument("--other", default="greedy")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--short", action="store_true", help="only show that it runs")
    args = parser.parse_args()
    limit = 10**9
    if args.short:
        args.games, limit = 2, 16

    game = pyspiel.load_game(NAMES[args.game])
    won = drawn = 0
    for number in range(args.games):
        seed = args.seed + number
        names = [args.one, args.other] if number % 2 == 0 else [args.other, args.one]
        players = [player(game, name, seed * 2 + seat) for seat, name in enumerate(names)]
        state, spent = play(game, players, seed, limit)
        mine = number % 2
        speeds = ", ".join(f"{name} {1000 * s / max(n, 1):.1f} ms" for name, (s, n) in zip(names, spent, strict=True))
        if not state.is_terminal():
            print(f"game {number + 1}: stopped after {limit} decisions ({speeds} each)", flush=True)
            continue
        won += state.returns()[mine] > 0
        drawn += state.returns()[mine] == 0
        scores = state.position.outcome.scores
        print(f"game {number + 1}: {names[0]} {scores[0]}, {names[1]} {scores[1]} ({speeds} a decision)", flush=True)
    if not args.short:
        print(f"{args.one} won {won} of {args.games} games against {args.other}, {drawn} drawn")


if __name__ == "__main__":
    main()
