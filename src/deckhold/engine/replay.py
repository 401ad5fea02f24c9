"""Replays: a whole game as its seed and actions, with fingerprints that show that it was played just so.

A replay is small and refuses to be misplayed: reading one plays it through. Whatever was changed in the file, or in the
rules since, shows at the first action that does not fit.
"""

import hashlib
import json
from typing import Final

from deckhold.engine.core import Game, IllegalAction, Outcome
from deckhold.engine.fields import BIG, Reader
from deckhold.engine.info import GameInfo
from deckhold.engine.save import position

FORMAT: Final = "deckhold-replay/1"
EVERY: Final = 20  # actions between two fingerprints
MARK: Final = 4  # length of a check mark in the seal


class ReplayError(ValueError):
    """The file is not what was recorded. `action` is the number of the first action that does not fit, from 1; 0 when
    it is not an action that is wrong."""

    def __init__(self, problem: str, action: int = 0) -> None:
        super().__init__(problem)
        self.action = action


class Replay:
    """A recorded game that fits: any moment of it is one call away."""

    def __init__(self, start: Game) -> None:
        self.info = start.info
        self.seats: int = start.seats
        self.seed = start.seed
        self.options = start.options
        self.actions: list[int] = []
        self.players: list[str] = []  # who sat where, if anybody said so
        self.fingerprints: dict[int, str] = {0: start.fingerprint()}
        self.outcome: Outcome | None = None
        self._ended: object = None  # the outcome as data
        self._frames: list[Game] = [start.clone()]  # the positions after 0, EVERY, 2 * EVERY, ... actions

    def at(self, step: int) -> Game:
        """The game after the first `step` actions, as a copy of its own."""
        if not 0 <= step <= len(self.actions):
            raise ValueError(f"step: this replay has steps 0 to {len(self.actions)}, not {step!r}")
        frame = step // EVERY
        g = self._frames[frame].clone()
        for i in range(frame * EVERY, step):
            g.take(self.actions[i])
        return g

    def data(self) -> dict[str, object]:
        """The replay as JSON data."""
        return {
            "format": FORMAT,
            "game": self.info.id,
            "version": self.info.version,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "players": list(self.players),
            "actions": list(self.actions),
            "seal": "".join(seals(self.info, self.seats, self.seed, self.options, self.actions)),
            "fingerprints": {str(step): print for step, print in self.fingerprints.items()},
            "outcome": self._ended,
        }

    def add(self, g: Game, action: int) -> None:
        """Carry out the next action on `g`, which stands where the replay ends, and record it."""
        g.apply(action)
        self.actions.append(action)
        if len(self.actions) % EVERY == 0:
            self.fingerprints[len(self.actions)] = g.fingerprint()
            self._frames.append(g.clone())

    def close(self, g: Game) -> None:
        """Record where the game stands now as the end of the replay."""
        self.fingerprints[len(self.actions)] = g.fingerprint()
        self.outcome = g.result
        self._ended = position(g)["outcome"]


def record(game: Game, players: list[str]) -> Replay:
    """The replay of a game so far. ValueError if it was not played from its seed alone (an edited dump)."""
    g = game.info.new(int(game.seats), game.seed, game.options)
    replay = Replay(g)
    replay.players = list(players)
    for number, action in enumerate(game.history, 1):
        try:
            replay.add(g, action)
        except IllegalAction:
            raise ValueError(f"no replay: action {number} does not follow from the seed of this game") from None
    replay.close(g)
    if replay.fingerprints[len(replay.actions)] != game.fingerprint():
        raise ValueError("no replay: this position does not follow from the seed and the actions of this game")
    return replay


def read(data: object, info: GameInfo) -> Replay:
    """A replay from its data, played through and compared; ReplayError says what does not fit."""
    top = Reader(data, "replay")
    check_format(top)
    version = top.get("version").text()
    if version != info.version:
        raise ReplayError(
            f"version: recorded with rules version {version} of {info.id}, which this is not: it has version"
            f" {info.version}"
        )
    seats = top.get("seats").integer(1, 64)
    seed = top.get("seed").integer(0, (1 << 63) - 1)
    options = info.full_options(seats, top.get("options").fields())
    actions = [item.integer(0, BIG) for item in top.get("actions").items()]
    prints = top.get("fingerprints")
    wanted = [str(step) for step in range(0, len(actions), EVERY)] + [str(len(actions))]
    for step in prints.fields():
        if step not in wanted:
            raise ReplayError(f"fingerprints: there is none of step {step} in a replay of {len(actions)} actions")
    marks = seals(info, seats, seed, options, actions)
    written = top.get("seal").text()
    if written[:MARK] != marks[0]:
        raise ReplayError("start: game, version, seats, seed or options are not those that were recorded")

    g = info.new(seats, seed, options)
    replay = Replay(g)
    replay.players = [name.text() for name in top.optional("players", []).items()]
    _compare(prints, 0, replay.fingerprints[0])
    for i, action in enumerate(actions):
        number = i + 1
        if written[MARK * number : MARK * (number + 1)] != marks[number]:
            raise ReplayError(f"action {number} of {len(actions)} is not the one that was recorded", number)
        try:
            replay.add(g, action)
        except IllegalAction as error:
            raise ReplayError(f"action {number} of {len(actions)} does not fit: {error}", number) from None
        if number in replay.fingerprints:
            _compare(prints, number, replay.fingerprints[number])
    if len(written) != MARK * len(marks):
        missing = len(actions) + 1
        raise ReplayError(f"action {missing} is missing: {len(written) // MARK - 1} actions were recorded", missing)
    replay.close(g)
    _compare(prints, len(actions), replay.fingerprints[len(actions)])
    if top.get("outcome").data != replay.data()["outcome"]:
        raise ReplayError("outcome: the game did not end as this file says", len(actions))
    return replay


def check_format(top: Reader) -> None:
    """Refuse anything that is not a replay this program can read."""
    found = top.get("format").data
    if found != FORMAT:
        raise ReplayError(f"format: {found!r} is not {FORMAT!r}, the only one that can be read")


def _compare(prints: Reader, step: int, found: str) -> None:
    if prints.get(str(step)).text() != found:
        if step == 0:
            raise ReplayError("start: the game does not start from the recorded position")
        raise ReplayError(f"action {step} does not lead to the recorded position", step)


def seals(info: GameInfo, seats: int, seed: int, options: dict[str, object], actions: list[int]) -> list[str]:
    """A check mark for the head of a replay and for each action: the first that differs shows what was changed.

    Fingerprints prove the positions, but stand apart; without the marks one could only say between which two of them
    an action was exchanged for another legal one.
    """
    head = json.dumps([info.id, info.version, seats, seed, options], separators=(",", ":"), sort_keys=True)
    digest = hashlib.blake2b(head.encode(), digest_size=8)
    marks = [digest.hexdigest()[:MARK]]
    for action in actions:
        digest.update(f",{action}".encode())
        marks.append(digest.hexdigest()[:MARK])
    return marks
