"""Many games as one Gymnasium vector environment, stepped in compiled code.

    import gymnasium
    import deckhold.rl.gymnasium
    envs = gymnasium.make_vec("Deckhold/Ascension-v0", num_envs=64, bots="greedy")

Each game goes as it would in a `SeatEnv` of its own: the same seeds give the same cards, observations and rewards. With
`bots=None` nobody else sits at the table: the same policy answers for every seat.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from deckhold.learners.batch import NOTHING
from deckhold.rl import workers
from deckhold.rl.share import Settings
from deckhold.rl.spaces import Observation, Table

Infos = dict[str, Any]
Stepped = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]


class SeatVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """So many tables, a seat at each; settings, rewards, ends and infos are those of `SeatEnv`.

    `bots` None lets the policy play every seat (`seat` is ignored then): an observation is that of the seat that is
    asked, `infos["seat"]` says which. The reward of a step goes to the seat that acted, and at the end of a game
    `infos["rewards"]` has those of all seats.

    `num_workers` processes play the games: this one and so many others, which end with it. Usually that is one for each
    core, if each has 16 games or more; how many there are changes nothing of what happens.

    With `copy` False observations are the shared arrays themselves, which the next step changes.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        bots: str | list[str] | None = "greedy",
        seat: int | None = 0,
        max_decisions: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        copy: bool = True,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        num_workers: int | None = None,
    ) -> None:
        super().__init__()
        self.table = table = Table(game, seats, options)
        self.num_envs = num_envs
        self.copy = copy
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": ["human", "ansi"], "render_fps": 1, "autoreset_mode": self.autoreset_mode}
        self.render_mode = render_mode
        self.lang = lang
        self.single_observation_space = table.observation_space()
        self.single_action_space = table.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        settings = Settings(
            game,
            table.seats,
            table.options,
            bots,
            seat,
            max_decisions,
            render_mode,
            lang,
            same_step=self.autoreset_mode == AutoresetMode.SAME_STEP,
        )
        processes = workers.usual(num_envs) if num_workers is None else min(num_workers, num_envs)
        if processes < 1 or (processes > 1 and not workers.CAN_SHARE):
            raise ValueError(f"num_workers: {num_workers!r} processes cannot play here")
        self._shares = workers.Shares(settings, table, num_envs, processes)
        self._begun = False
        self._over: set[int] = set()

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Infos]:
        """Deal new games: all of them, or those of `options["reset_mask"]`."""
        seeds: list[int | None] = [None] * self.num_envs
        if isinstance(seed, int):
            seeds = [seed + place for place in range(self.num_envs)]
        elif seed is not None:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"seed: {self.num_envs} are wanted, one for each game, not {len(seeds)}")
        which = np.ones(self.num_envs, np.bool_)
        if options is not None and "reset_mask" in options:
            which = np.asarray(options["reset_mask"])
            if which.shape != (self.num_envs,) or which.dtype != np.bool_ or not which.any():
                raise ValueError(f"reset_mask: {self.num_envs} truth values are wanted, and one that is true")
            if not self._begun:
                raise ResetNeeded("reset must be called first, for all games")
        places = which.nonzero()[0].tolist()
        block = self._block()
        self._shares.reset(places, seeds, block)
        self._begun = True
        self._over.difference_update(places)
        return self._observed(block), {"seat": np.where(which, self._shares.memory.looks, 0), "_seat": which}

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """Take an action in every game; where one has ended, `autoreset_mode` says what becomes of it."""
        if not self._begun:
            raise ResetNeeded("reset must be called first")
        self._check(actions)
        if self._over and self.autoreset_mode == AutoresetMode.DISABLED:
            over = sorted(self._over)
            raise ResetNeeded(f"games {over} are over: reset them first, with options={{'reset_mask': ...}}")
        memory = self._shares.memory
        memory.actions[:] = actions
        for place in self._over:
            memory.actions[place] = NOTHING
        self._over.clear()
        block = self._block()
        rewards = np.zeros(self.num_envs)
        terminated = np.zeros(self.num_envs, np.bool_)
        truncated = np.zeros(self.num_envs, np.bool_)
        infos: Infos = {}
        for place, reward, ended, cut, info, last in self._shares.step(block):
            rewards[place], terminated[place], truncated[place] = reward, ended, cut
            if last is not None:
                infos = self._add_info(infos, {"final_obs": last, "final_info": info}, place)
            else:
                del info["seat"]
                infos = self._add_info(infos, info, place)
                self._over.add(place)
        infos["seat"] = memory.looks.copy()  # who looks, in the form of Gymnasium's infos
        infos["_seat"] = np.ones(self.num_envs, np.bool_)
        if self.render_mode == "human":
            self.render()
        return self._observed(block), rewards, terminated, truncated, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of every game, as maskable learners ask for them."""
        self._shares.tell(0)
        return self._shares.memory.blocks[0]["action_mask"].astype(np.bool_)

    def render(self) -> tuple[str, ...] | None:
        """The tables as their seats see them: printed ("human") or returned ("ansi")."""
        if self.render_mode is None:
            return None
        texts = self._shares.shown()
        if self.render_mode == "ansi":
            return texts
        print("\n\n".join(texts))
        return None

    def _check(self, actions: NDArray[np.int64]) -> None:
        """ValueError unless each game has an action that exists."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or numbers.dtype.kind not in "iu":
            raise ValueError(f"actions: {self.num_envs} whole numbers are wanted, one for each game")
        listed = numbers.tolist()
        if min(listed) < 0 or max(listed) >= self.table.index.size:
            raise ValueError(f"actions: {listed} are not all from 0 to {self.table.index.size - 1}")

    def close_extras(self, **kwargs: Any) -> None:
        """End the other processes."""
        self._shares.close()

    def _add_info(self, vector_infos: Infos, env_info: Infos, env_num: int) -> Infos:
        """What one game says beside the others', as Gymnasium's own method tells it, which takes longer."""
        for key, value in env_info.items():
            nested = isinstance(value, dict) and key != "final_obs"
            if key not in vector_infos:
                vector_infos[key] = {} if nested else self._all_of(value)
                vector_infos[f"_{key}"] = np.zeros(self.num_envs, np.bool_)
            if nested:
                self._add_info(vector_infos[key], value, env_num)
            else:
                vector_infos[key][env_num] = value
            vector_infos[f"_{key}"][env_num] = True
        return vector_infos

    def _all_of(self, value: Any) -> NDArray[Any]:
        """An array for such a value of each game."""
        if type(value) in (int, float, bool):
            return np.zeros(self.num_envs, type(value))
        if isinstance(value, np.ndarray):
            return np.zeros((self.num_envs, *value.shape), value.dtype)
        return np.empty(self.num_envs, object)

    def _block(self) -> int:
        """Where the next observations are to be written."""
        return self._shares.free() if self.copy else 0

    def _observed(self, block: int) -> Observation:
        seen = self._shares.memory.blocks[block]
        if not self.copy:
            return dict(seen)
        if block == 0:
            return {key: rows.copy() for key, rows in seen.items()}
        return {key: rows.view() for key, rows in seen.items()}  # the block is left alone as long as they are there
