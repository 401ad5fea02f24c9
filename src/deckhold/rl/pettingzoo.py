"""Every game of the catalog as a PettingZoo AEC environment.

    from deckhold.rl import pettingzoo
    env = pettingzoo.env("ascension", seats=2)

An observation is a dictionary of `observation` and `action_mask`, as in PettingZoo's own classics (docs/research.md).
What those have in wrappers around them is built in, because the wrappers cost more than a step of a game: an illegal
action loses, and a number that is no action, or a step before `reset`, is refused.
"""

import secrets
from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from deckhold.api import load
from deckhold.engine.core import Game
from deckhold.rl.show import shown
from deckhold.rl.spaces import Observation, Table

SEEDS = 63  # bits


def env(game: str, **settings: Any) -> "DeckholdEnv":
    """The environment of a game; settings as in `DeckholdEnv`."""
    return DeckholdEnv(game, **settings)


class DeckholdEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo is untyped
    """A table of one game. Agents are `player_0`, `player_1`, ...: the seats.

    Rewards come at the end (see `Table.rewards`); a game that is still going on after `max_decisions`, or that ran into
    the game's own cap on decisions, is truncated. An illegal action ends the game: -1 for the agent that took it, 0 for
    the others. `infos` hold the final score of each seat, or who took an illegal action. With the same seed a `reset`
    deals the same cards; without one they are dealt by chance.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        max_decisions: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"deckhold_{game.replace('-', '_')}_v0",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode: {render_mode!r} is not one of human, ansi")
        self.table = Table(game, seats, options)
        cap = self.table.info.decision_cap
        self.max_decisions = cap if max_decisions is None else min(cap, max_decisions)
        self.render_mode = render_mode
        self.lang = lang
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self._game: Game | None = None
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. `options` are ignored: the options of a table make its spaces, and so are given to it."""
        self._game = self.table.new(secrets.randbits(SEEDS) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._next()

    @property
    def game(self) -> Game:
        """The game as Deckhold knows it, with all that is hidden."""
        if self._game is None:
            raise RuntimeError("reset must be called first")
        return self._game

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.game, self._seat[agent])

    def step(self, action: int | None) -> None:
        game = self.game
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("action: None is only for an agent whose game is over")
        packed = self.table.index.action(int(action))
        if packed in game.answers:
            game.take(packed)
            self._next()
        else:
            rewards = [-1.0 if other == agent else 0.0 for other in self.possible_agents]
            self._end(rewards, False, [{"illegal": agent} for _ in self.possible_agents])
        if self.render_mode == "human":
            self.render()

    def _next(self) -> None:
        """Say who is asked now, or how the game ended."""
        game = self.game
        asking = game.asking
        if asking is not None and game.taken < self.max_decisions:
            self.agent_selection = self.possible_agents[asking.op.decider(game, asking)]
            return
        outcome = game.result
        truncated = outcome is None or game.serial >= self.table.info.decision_cap
        infos: list[dict[str, Any]] = [{} for _ in self.possible_agents]
        if outcome is not None:
            infos = [{"score": score, "reason": outcome.reason} for score in outcome.scores]
        self._end(self.table.rewards(outcome), truncated, infos)

    def _end(self, rewards: list[float], truncated: bool, infos: list[dict[str, Any]]) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = rewards[seat]
            self.truncations[agent] = truncated
            self.terminations[agent] = not truncated
            self.infos[agent] = infos[seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and deep copies, at any moment of a game."""
        return {**self.__dict__, "_game": None if self._game is None else self._game.dump()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        saved = state["_game"]
        self.__dict__.update(state, _game=None if saved is None else load(saved))

    def render(self) -> str | None:
        """The table as the seat that is asked sees it: printed ("human") or returned ("ansi")."""
        if self.render_mode is None:
            return None
        text = shown(self.game, self._seat[self.agent_selection], self.lang)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""
