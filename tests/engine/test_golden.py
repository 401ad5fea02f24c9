"""Golden files: whole random games with every answer of the contract, and counts of reachable positions.

A change of rules or words shows as a readable diff. `pytest --update-golden` writes them anew. The first decisions of a
game and some of the later ones are printed in full; of the others, what was asked and taken, and a digest of all that
was said and offered.
"""

import hashlib
import json
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import deckhold
from deckhold.engine.rng import seeded
from engine.setups import Setup, every_setup

IN_FULL = 30  # the first decisions
SOMETIMES = 20  # after them, one of so many
WIDEST = 60  # positions of a layer: where there are more, it is not counted what can be reached from them
MOST = 1_500  # decisions: what random play does not end by then is followed no further
GOLDEN = Path(__file__).parent.parent / "golden"


def digest(data: object) -> str:
    return hashlib.blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=6).hexdigest()


def runs(names: list[Any]) -> str:
    """Equal neighbours counted: twenty Mystics are one word."""
    return " ".join(f"{name}*{n}" if (n := len(list(same))) > 1 else str(name) for name, same in groupby(names))


def table(view: dict[str, Any]) -> dict[str, str]:
    """What lies where: what a reader of a diff wants to see change."""
    out = {f"seat {seat['seat']}": str(seat["counters"]) for seat in view["seats"]}
    for area in view["areas"]:
        names = [piece and piece.get("card", piece["id"]) for piece in area["pieces"]]
        hidden = f" +{area['hidden']} hidden" if area.get("hidden") else ""
        out[area["id"]] = f"{runs(names)}{hidden} {area.get('counters', '')}".strip()
    return out


def playthrough(setup: Setup) -> str:
    """A random game: at each decision the question, the answers, the one taken, what changed, and digests."""
    game = setup.new()
    game.listen()
    rng = seeded(setup.seed)
    lines = [f"{setup.game} version {game.info.version}, {setup.seats} seats, seed {setup.seed}, {dict(game.options)}"]
    told: set[str] = set()
    shown: dict[str, str] = {}
    while (decision := game.decision) is not None and game.taken < MOST:
        actions = game.actions()
        taken = actions[rng.below(len(actions))]
        detailed = game.taken < IN_FULL or game.taken % SOMETIMES == 0
        words = [f"{game.prompt('en')} | {game.prompt('ru')}"]
        for action in actions:
            said = {key: value for key, value in game.explain(action).items() if value is not None}
            words.append(f"{action} {said} | {game.label(action, 'en')} | {game.label(action, 'ru')}")
        asked = f"{decision.serial} seat {decision.seat} {decision.kind} {game.fingerprint()} {digest(words)}"
        lines.append(asked if detailed else f"{asked} > {taken}")
        if detailed:
            lines += [f"    | {text}" for text in words if text not in told]
            told.update(words)
            now = table(game.view(decision.seat))
            lines += [f"    {key}: {value}" for key, value in now.items() if shown.get(key) != value]
            shown = now
            views = [digest(game.view(seat, "ru")) for seat in range(setup.seats)]
            lines.append(f"    views {' '.join(views)}, nobody's {digest(game.view(None))}")
            lines.append(f"    {actions} > {taken}")
        game.apply(taken)
        events = [game.info.event_data(game, event, None, "en").get("text") for event in game.take_events()]
        if detailed:
            lines += [f"      {text}" for text in events if text]
    lines.append(f"{game.outcome} {game.fingerprint()}")
    lines.append(str(game.view(0, "ru")["outcome"]))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("setup", every_setup(), ids=str)
def test_playthrough_is_the_golden_one(setup: Setup, like_golden: Callable[[str, Path], None]) -> None:
    like_golden(playthrough(setup), GOLDEN / "playthroughs" / f"{setup}.txt")


def test_every_golden_playthrough_is_of_a_set_up_that_exists() -> None:
    files = {path.stem for path in (GOLDEN / "playthroughs").glob("*.txt")}
    assert files == {str(setup) for setup in every_setup()}


def reachable(game: deckhold.Game, depth: int) -> list[int]:
    """Perft: how many action sequences, and how many different positions, lie at each depth."""
    layer = [game]
    out: list[int] = []
    for _ in range(depth):
        if len(layer) > WIDEST:
            break
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
        lines = [f"{json.dumps(name)}: {json.dumps(known[name])}" for name in sorted(known)]
        path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf8")
    assert counted == known[str(setup)]
