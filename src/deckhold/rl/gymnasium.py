"""One seat of a game as a Gymnasium environment; bots sit in the others.

    import gymnasium
    import deckhold.rl.gymnasium
    env = gymnasium.make("Deckhold/Ascension-v0", bots="greedy")

Every game of the catalog is registered under its name in camel case. An observation is a dictionary of `observation`
and `action_mask`, as in the PettingZoo environments; see docs/research.md.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from deckhold import games
from deckhold.api import load
from deckhold.bots import Bot, bot
from deckhold.engine.core import Game
from deckhold.rl.seating import SEEDS, Seating
from deckhold.rl.show import shown
from deckhold.rl.spaces import Observation, Table


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat at a table of bots: each step ends where this seat is asked again, or with the game.

    `bots` is the name of a bot as in `deckhold.bots.bot`, or one for each other seat. `seat` None takes another seat by
    chance in every game. Rewards come at the end (`Table.rewards`); after `max_decisions` of the whole table the game
    is truncated. An illegal action loses the game: reward -1, and `info["illegal"]`. After the end of a game, however
    it came, `reset` must be called.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012  # Gymnasium's name

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        bots: str | list[str] = "greedy",
        seat: int | None = 0,
        max_decisions: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        self.table = Table(game, seats, options)
        self.seating = Seating(self.table, bots, seat, max_decisions, render_mode)
        self.render_mode = render_mode
        self.lang = lang
        self.observation_space: gymnasium.spaces.Dict = self.table.observation_space()  # type: ignore[assignment]
        self.action_space = self.table.action_space()
        self.game: Game | None = None
        self.seat = 0
        self._over = False
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play until this seat is asked. `options` are ignored."""
        super().reset(seed=seed)
        number, self.seat, bots = self.seating.draw(self.np_random)
        self._bots = {other: bot(name, seed) for other, (name, seed) in bots.items()}
        self._deal(number)
        while self._playing().over:  # before this seat was ever asked
            number = (number + 1) % SEEDS
            self._deal(number)
        self._over = False
        return self._observe(), {"seat": self.seat}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        game = self._playing()
        if self._over:
            raise gymnasium.error.ResetNeeded("this game is over: reset must be called before the next step")
        packed = self.table.index.action(int(action))
        decision = game.decision
        if decision is None or decision.seat != self.seat or packed not in game.answers:
            self._over = True
            return self._observe(), -1.0, True, False, {"seat": self.seat, "illegal": True}
        game.take(packed)
        self._wait()
        reward, ended, truncated, info = self.seating.judged(game, self.seat)
        self._over = ended or truncated
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, ended, truncated, info

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and deep copies, at any moment of a game."""
        return {**self.__dict__, "game": None if self.game is None else self.game.dump()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        saved = state["game"]
        self.__dict__.update(state, game=None if saved is None else load(saved))

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions, as maskable learners ask for them."""
        return self._observe()["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        """The table as this seat sees it: printed ("human") or returned ("ansi")."""
        if self.render_mode is None:
            return None
        text = shown(self._playing(), self.seat, self.lang)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def _playing(self) -> Game:
        if self.game is None:
            raise gymnasium.error.ResetNeeded("reset must be called first")
        return self.game

    def _observe(self) -> Observation:
        return self.table.observe(self._playing(), self.seat)

    def _deal(self, seed: int) -> None:
        self.game = self.table.new(seed)
        self._wait()

    def _wait(self) -> None:
        """Let the bots answer until this seat is asked, the game is over, or the cap is reached."""
        game = self._playing()
        while game.taken < self.seating.max_decisions:
            decision = game.decision
            if decision is None or decision.seat == self.seat:
                return
            game.apply(self._bots[decision.seat].choose(game))


def environment_id(game: str) -> str:
    """Under which name a game is registered: "aeons-end" is "Deckhold/AeonsEnd-v0"."""
    return f"Deckhold/{''.join(word.capitalize() for word in game.split('-'))}-v0"


for _game in games.IDS:
    gymnasium.register(
        environment_id(_game),
        entry_point="deckhold.rl.gymnasium:SeatEnv",
        vector_entry_point="deckhold.rl.vector:SeatVectorEnv",
        kwargs={"game": _game},
        disable_env_checker=True,  # its passive checks cost more than the game; tests/rl run the full ones
    )
