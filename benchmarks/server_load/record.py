"""A real game of Ascension as a list of moves, for both servers."""

import json
from pathlib import Path
from typing import Any

import deckhold
from deckhold.bots import bot

SEED = 11
OPTIONS = {"first": 0}
MOVES = 120


def record(path: Path) -> list[dict[str, Any]]:
    """Play, and write down for the peer what each action did to the position."""
    game = deckhold.new("ascension", 2, SEED, OPTIONS)
    player = bot("greedy", 1)
    start = state(game)
    before, steps = start, []
    while game.decision is not None and len(steps) < MOVES:
        decision, action = game.decision, player.choose(game)
        game.apply(action)
        after = state(game)
        following = game.decision
        changes: list[Any] = [[None, k, v] for k, v in after["shared"].items() if before["shared"].get(k) != v]
        for seat, (new, old) in enumerate(zip(after["players"], before["players"], strict=True)):
            changes += [[seat, k, v] for k, v in new.items() if old.get(k) != v]
        steps.append(
            {
                "seat": decision.seat,
                "serial": decision.serial,
                "action": action,
                "next": decision.seat if following is None else following.seat,
                "changes": changes,
            }
        )
        before = after
    path.write_text(json.dumps({"start": start, "steps": steps}))
    return steps


def state(game: deckhold.Game) -> dict[str, Any]:
    """The position as a boardgame.io game would keep it: zones and counters, none of the machine's own data."""
    position: Any = json.loads(json.dumps(game.dump()["position"]))
    players = position.pop("players")
    for name in ("known", "unsure", "chance", "stack", "asking", "actor"):
        position.pop(name)
    return {"shared": position, "players": players}
