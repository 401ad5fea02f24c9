"""Golden files: whole random games with every answer of the contract, and counts of reachable positions.

A change of rules or words shows as a readable diff. `pytest --update-golden` writes them anew.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from engine.setups import Setup, every_setup

import deckhold
from deckhold.engine.rng import seeded

GOLDEN = Path(__file__).parent.parent / "golden"


def digest(data: object) -> str:
    return hashlib.blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=6).hexdigest()


def counters(view: dict[str, Any]) -> dict[str, Any]:
    """The numbers on the table: what a reader of a diff wants to see change."""
    out: dict[str, Any] = {f"seat {seat['seat']}": seat["counters"] for seat in view["seats"]}
    for area in view["areas"]:
        shown: list[Any] = [piece and piece.get("card", piece["id"]) for piece in area["pieces"]]
        out[area["id"]] = [
            *shown,
            *(["+" + str(area["hidden"])] if area.get("hidden") else []),
            area.get("counters", {}),
        ]
    return out


def playthrough(setup: Setup) -> str:
    """A random game: at each decision the question, the answers, the one taken, what changed, and digests."""
    game = setup.new()
    game.listen()
    rng = seeded(setup.seed)
    lines = [f"{setup.game} version {game.info.version}, {setup.seats} seats, seed {setup.seed}, {dict(game.options)}"]
    told: set[str] = set()
    shown: dict[str, Any] = {}

    def once(text: str) -> None:
        """Words are printed where they first appear."""
        if text not in told:
            told.add(text)
            lines.append(f"    | {text}")

    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        lines.append(f"{decision.serial} seat {decision.seat} {decision.kind} {game.fingerprint()}")
        once(f"{game.prompt('en')} | {game.prompt('ru')}")
        now = counters(view)
        for key, value in now.items():
            if shown.get(key) != value:
                lines.append(f"    {key}: {json.dumps(value, ensure_ascii=False)}")
        shown = now
        actions = game.actions()
        for action in actions:
            said = {key: value for key, value in game.explain(action).items() if value is not None}
            once(f"{action} {said} | {game.label(action, 'en')} | {game.label(action, 'ru')}")
        views = [digest(game.view(seat, lang)) for seat in range(setup.seats) for lang in ("en", "ru")]
        lines.append(f"    answers {actions} views {' '.join(views)} nobody {digest(game.view(None))}")
        taken = actions[rng.below(len(actions))]
        game.apply(taken)
        lines.append(f"    > {taken}")
        for event in game.take_events():
            text = game.info.event_data(game, event, None, "en").get("text")
            if text:
                lines.append(f"      {text}")
    lines.append(f"{game.outcome} {game.fingerprint()}")
    lines.append(str(game.view(0, "ru")["outcome"]))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("setup", every_setup(), ids=str)
def test_playthrough_is_the_golden_one(setup: Setup, update_golden: bool) -> None:
    path = GOLDEN / "playthroughs" / f"{setup}.txt"
    printed = playthrough(setup)
    if update_golden:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(printed, encoding="utf8")
    assert printed == path.read_text(encoding="utf8")


def reachable(game: deckhold.Game, depth: int) -> list[int]:
    """Perft: how many action sequences, and how many different positions, lie at each depth."""
    layer = [game]
    out: list[int] = []
    for _ in range(depth):
        following = []
        for position in layer:
            for action in position.actions():
                child = position.clone()
                child.apply(action)
                following.append(child)
        out += [len(following), len({child.fingerprint() for child in following})]
        layer = following
    return out


@pytest.mark.parametrize("setup", every_setup(), ids=str)
def test_reachable_positions_are_as_many_as_ever(setup: Setup, update_golden: bool) -> None:
    path = GOLDEN / "reachable.json"
    known: dict[str, Any] = json.loads(path.read_text(encoding="utf8")) if path.exists() else {}
    start = setup.new()
    middle = setup.new()
    rng = seeded(setup.seed)
    for _ in range(40):
        if not middle.over:
            middle.apply(middle.actions()[rng.below(len(middle.actions()))])
    counted = {"start": reachable(start, 3), "later": reachable(middle, 3)}
    if update_golden:
        known[str(setup)] = counted
        path.write_text(json.dumps(known, indent=0, sort_keys=True) + "\n", encoding="utf8")
    assert counted == known[str(setup)]
