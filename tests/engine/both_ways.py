"""Games played by mixed bots, written down decision by decision: what compiled and interpreted code must agree on.

Run as a program it takes the actions of the games that come in, and prints what it saw. (Bots choose compiled, which is
many times faster; what is compared is the rules.)
"""

import hashlib
import json
import random
import sys
from typing import Any, NamedTuple

import deckhold
from deckhold.engine.search import most_promising

GREEDY = (0.0, 0.3, 0.7, 0.9, 1.0)  # how often the better action is taken
FULL = 11  # in one game of so many every decision is looked at in full (a prime: in each part of a run), in the others
SOMETIMES = 16  # one decision of so many


class Track(NamedTuple):
    """A game and, for each decision and the end, a digest of everything seen so far."""

    setup: list[Any]  # game, seats, seed, options
    actions: list[int]
    digests: list[str]


def look(game: deckhold.Game, number: int, step: int) -> object:
    """What both ways must agree on at a decision. Views hold the labels of all answers, and cost the most."""
    if game.decision is None:
        return [game.outcome, game.fingerprint()]
    seen: list[object] = [game.decision, game.actions()]
    if number % FULL == 0 or step % SOMETIMES == number % SOMETIMES:
        lang = "ru" if number % 2 else "en"
        seen += [game.view(game.decision.seat, lang), game.fingerprint()]
        seen += [game.explain(action) for action in game.actions()]
    return seen


class Notes:
    """Takes a track down."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.digests: list[str] = []
        self._so_far = hashlib.blake2b()

    def take(self, game: deckhold.Game) -> None:
        seen = look(game, self.number, len(self.digests))
        self._so_far.update(json.dumps(seen).encode())
        self.digests.append(self._so_far.hexdigest()[:16])


def start(setup: list[Any]) -> deckhold.Game:
    name, seats, seed, options = setup
    return deckhold.new(name, seats=seats, seed=seed, options=options)


def play(setup: list[Any], number: int, asks: int) -> Track:
    """Play a game by a bot that is greedy more or less often, until it has thought so many times; then by chance."""
    game = start(setup)
    chance = random.Random(number)
    greedy = chance.choice(GREEDY)
    notes = Notes(number)
    notes.take(game)
    while not game.over:
        thinks = asks > 0 and chance.random() < greedy
        asks -= thinks
        game.apply(most_promising(game) if thinks else chance.choice(game.actions()))
        notes.take(game)
    return Track(setup, game.history, notes.digests)


def replay(track: Track, number: int) -> list[str]:
    """The digests of the same actions here, as far as they are legal."""
    game = start(track.setup)
    notes = Notes(number)
    notes.take(game)
    for action in track.actions:
        if action not in game.actions():
            break
        game.apply(action)
        notes.take(game)
    return notes.digests


def decision(track: Track, number: int, step: int) -> str:
    """What is to be seen after so many actions, to be read."""
    game = start(track.setup)
    for action in track.actions[:step]:
        game.apply(action)
    return json.dumps(look(game, number, step), indent=1, ensure_ascii=False)


if __name__ == "__main__":
    order = json.load(sys.stdin)
    if order["do"] == "replay":
        out: object = [replay(Track(*track), number) for track, number in order["games"]]
    else:
        out = decision(Track(*order["track"]), order["number"], order["step"])
    print(json.dumps(out))
