"""Every game of the catalog as an OpenSpiel game, written in Python.

    import pyspiel
    import deckhold.rl.openspiel
    game = pyspiel.load_game("deckhold_ascension(players=2)")

Options are given as `options=cards:remaster;first:0`. Chance is explicit: the deal is four chance nodes, and an action
that meets chance (a shuffle, a die) is followed by one. Each has 256 equally likely outcomes, which seed the game's own
generator; so a history of actions is a whole game, and a search that samples outcomes sees no future. What a player may
not know lies in the state all the same: search a state from `resample_from_infostate`, or use IS-MCTS, which does.
"""

import hashlib
import json
from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "deckhold.rl.openspiel needs open_spiel, an extra of the package: pip install 'deckhold[rl,openspiel]'",
        name=error.name,
    ) from error

from deckhold import api, games
from deckhold.engine.core import Game
from deckhold.engine.info import GameInfo
from deckhold.engine.options import Option
from deckhold.engine.rng import seeded
from deckhold.rl.show import shown
from deckhold.rl.spaces import NUMBERS, Table

OUTCOMES = 256
DEALS = 4  # chance nodes of the deal: OUTCOMES ** DEALS deals
NAMES = {id: f"deckhold_{id.replace('-', '_')}" for id in games.IDS}


class Past:
    """A decision that was taken, and what came before: what each seat remembers is worked out when somebody asks."""

    def __init__(self, before: "Past | None", game: Game | None, action: int, told: dict[int, bytes]) -> None:
        self.before = before
        self.game = game  # the position in which it was taken; positions are never changed here
        self.action = action
        self._told = told

    def told(self, table: Table, seat: int) -> bytes:
        """A digest of everything a seat has seen and done up to this decision."""
        ahead: list[Past] = []
        past: Past | None = self
        while past is not None and seat not in past._told:
            ahead.append(past)
            past = past.before
        digest = b"" if past is None else past._told[seat]
        for one in reversed(ahead):
            assert one.game is not None
            hasher = hashlib.blake2b(digest, digest_size=8)
            hasher.update(table.encoder.encode(one.game, seat))
            decision = one.game.decision
            if decision is not None and decision.seat == seat:
                hasher.update(str(one.action).encode())
            digest = one._told[seat] = hasher.digest()
        return digest


class Moment:
    """Where a game of OpenSpiel stands. It never changes, so that copies of a state share it."""

    def __init__(
        self,
        table: Table,
        dealt: tuple[int, ...] = (),
        game: Game | None = None,
        chosen: int = -1,
        past: Past | None = None,
    ) -> None:
        self.table = table
        self.dealt = dealt
        self.game = game
        self.chosen = chosen  # an action that waits for chance
        self.past = past
        self._shown: dict[int | None, str] = {}

    def shown(self, player: int | None) -> str:
        """The table as a player sees it, in words."""
        if self.game is None:
            return "no cards yet"
        if player not in self._shown:
            self._shown[player] = shown(self.game, player)
        return self._shown[player]

    @cached_property
    def name(self) -> str:
        """What tells this moment from others."""
        if self.game is None:
            return " ".join(["deal", *map(str, self.dealt)])
        waits = f", then chance: {self.chosen}" if self.chosen >= 0 else ""
        return f"decision {self.game.serial}, position {self.game.fingerprint()}{waits}"

    @property
    def chance(self) -> bool:
        return self.game is None or self.chosen >= 0

    def outcome(self, number: int) -> "Moment":
        """What follows when chance has given a number."""
        table = self.table
        if self.game is None:
            dealt = (*self.dealt, number)
            if len(dealt) < DEALS:
                return Moment(table, dealt)
            return Moment(table, dealt, table.new(int.from_bytes(bytes(dealt), "little")))
        game = self.game.clone()
        words = self.game.rng.state()
        game.rng = seeded((words[0] | words[1] << 32 | words[2] << 64) ^ (number + 1) * 0x9E3779B97F4A7C15)
        game.take(self.chosen)
        return Moment(table, self.dealt, game, -1, self.past)

    def action(self, number: int) -> "Moment":
        """What follows when the player that is asked takes an action."""
        assert self.game is not None
        action = self.table.index.action(number)
        past = Past(self.past, self.game, action, {})
        game = self.game.clone()
        game.take(action)
        if game.rng.state() == self.game.rng.state():
            return Moment(self.table, self.dealt, game, -1, past)
        return Moment(self.table, self.dealt, self.game, action, past)

    def __deepcopy__(self, memo: dict[int, object]) -> "Moment":
        return self

    def __reduce__(self) -> tuple[Callable[..., "Moment"], tuple[object, ...]]:
        table, game, past = self.table, self.game, self.past
        saved = None if game is None else json.dumps(game.dump())
        told = None if past is None else {seat: past.told(table, seat) for seat in range(table.seats)}
        return _restored, (table.info.id, table.seats, table.options, self.dealt, saved, self.chosen, told)


def _restored(
    id: str,
    seats: int,
    options: dict[str, object],
    dealt: tuple[int, ...],
    saved: str | None,
    chosen: int,
    told: dict[int, bytes] | None,
) -> Moment:
    game = None if saved is None else api.load(json.loads(saved))
    past = None if told is None else Past(None, None, -1, told)
    return Moment(Table(id, seats, options), dealt, game, chosen, past)


class DeckholdGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is untyped
    """A game of the catalog with its number of players and its options. Each game has a subclass of its own."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        info = games.info(self.id)
        seats = int(params.get("players", Table(self.id).seats))
        self.table = Table(self.id, seats, read_options(info, str(params.get("options", ""))))
        kind = game_type(info, self.table.sides)
        facts = pyspiel.GameInfo(
            num_distinct_actions=self.table.index.size,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=info.decision_cap,
        )
        super().__init__(kind, facts, params)

    def new_initial_state(self, *_: object) -> "DeckholdState":
        return DeckholdState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        return DEALS + int(self.table.info.decision_cap)


class DeckholdState(pyspiel.State):  # type: ignore[misc]  # pyspiel is untyped
    """A moment of a game: a decision of a player, of chance, or the end."""

    def __init__(self, game: DeckholdGame) -> None:
        super().__init__(game)
        self.moment = Moment(game.table)

    @property
    def position(self) -> Game:
        """The game as Deckhold knows it; do not change it. There is none before the deal."""
        game = self.moment.game
        if game is None:
            raise ValueError("the cards are not dealt yet")
        return game

    def current_player(self) -> int:
        game = self.moment.game
        if self.moment.chance:
            return int(pyspiel.PlayerId.CHANCE)
        assert game is not None
        decision = game.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def is_terminal(self) -> bool:
        return not self.moment.chance and self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.table.index.legal(self.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1.0 / OUTCOMES) for number in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        self.moment = moment.outcome(action) if moment.chance else moment.action(action)

    def returns(self) -> list[float]:
        game = self.moment.game
        return self.moment.table.rewards(None if game is None else game.outcome)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "DeckholdState":
        """A state that a player could not tell from this one: all it cannot know is dealt anew."""
        moment = self.moment
        if moment.chance:
            raise ValueError("a chance node has no player whose knowledge could be kept")
        seed = int(sampler() * (1 << 53))
        guess = self.position.determinize(player, seed)
        twin: DeckholdState = self.clone()
        twin.moment = Moment(moment.table, moment.dealt, guess, -1, moment.past)
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        packed = self.moment.table.index.action(action)
        said = self.position.explain(packed)
        return " ".join(str(value) for value in said.values() if value is not None)

    def __str__(self) -> str:
        return self.moment.name


class Observer:
    """What a player sees: Deckhold's observation as a tensor, the table in words as a string.

    With perfect recall (`information_state_string`) the string also has a digest of all the player saw and did before.
    """

    def __init__(self, table: Table, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters: there are none, not {params}")
        self._table = table
        self._recall = bool(kind.perfect_recall)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: np.ndarray[Any, Any] | None = None
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        if self._private and not self._recall:
            self.tensor = np.zeros(table.encoder.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: DeckholdState, player: int) -> None:
        game = state.moment.game
        if self.tensor is None:
            return
        if game is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self._table.encoder.encode(game, player), NUMBERS)

    def string_from(self, state: DeckholdState, player: int) -> str:
        moment = state.moment
        text = moment.shown(player if self._private else None)
        if not self._recall or not self._private:
            return f"{player}:\n{text}"
        memory = b"" if moment.past is None else moment.past.told(self._table, player)
        return f"{player}, remembering {memory.hex() or 'nothing'}:\n{text}"


def read_options(info: GameInfo, text: str) -> dict[str, object]:
    """Options from `name:value;name:value`; several values of one option are joined by `+`."""
    known = {option.id: option for option in info.options}
    out: dict[str, object] = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        if name not in known:
            raise ValueError(f"option {name!r}: {info.id} has no such option; it has: {', '.join(known)}")
        option = known[name]
        out[name] = [_value(option, one) for one in value.split("+")] if option.many else _value(option, value)
    return out


def _value(option: Option, text: str) -> object:
    for value in option.values:
        if str(value) == text:
            return value
    return int(text) if not option.values and text.isdigit() else text


def utility(sides: tuple[tuple[int, ...], ...]) -> Any:
    """What the rewards of all players add up to: those of sides to 0, those of players only if sides are equal."""
    kinds = pyspiel.GameType.Utility
    if len(sides) == 1:
        return kinds.IDENTICAL if len(sides[0]) > 1 else kinds.GENERAL_SUM
    return kinds.ZERO_SUM if len({len(side) for side in sides}) == 1 else kinds.GENERAL_SUM


def game_type(info: GameInfo, sides: tuple[tuple[int, ...], ...]) -> Any:
    """What OpenSpiel knows of a game whose players stand on these sides."""
    return pyspiel.GameType(
        short_name=NAMES[info.id],
        long_name=f"Deckhold: {info.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility(sides),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info.seats[1],
        min_num_players=info.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # none of fixed length recalls a whole game: docs/research.md
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": Table(info.id).seats, "options": ""},
    )


for _id in games.IDS:
    pyspiel.register_game(game_type(games.info(_id), Table(_id).sides), type(NAMES[_id], (DeckholdGame,), {"id": _id}))
