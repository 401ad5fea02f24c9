"""A position as a seat sees it, in plain text."""

from functools import lru_cache
from itertools import groupby
from typing import Any

from deckhold.engine.core import Game
from deckhold.text import Writer, writer


def shown(game: Game, seat: int | None, lang: str = "en") -> str:
    """What a seat sees: everybody's counters, what lies on the table, the question and its answers."""
    view: Any = game.view(seat, lang)
    say = writer(game.info.id, lang)
    lines: list[str] = []
    for row in view["seats"]:
        counters = ", ".join(_counter(say, name, n) for name, n in row["counters"].items())
        lines.append(f"{say.plain(row['name'])}: {counters}")
    for area in view["areas"]:
        owner = f" ({say.say('player', n=area['owner'] + 1)})" if "owner" in area else ""
        held = _pieces(say, area["pieces"])
        held += [_counter(say, name, n) for name, n in area.get("counters", {}).items()]
        if area.get("hidden"):
            held.append(f"[{area['hidden']}]")
        if held:
            lines.append(f"{say.plain(area['label'])}{owner}: {', '.join(held)}")
    decision, outcome = view["decision"], view["outcome"]
    if decision is not None:
        lines.append(say.plain(decision["prompt"]))
        lines += [f"  - {say.plain(answer['label'])}" for answer in view["actions"]]
    if outcome is not None:
        lines.append(say.plain(outcome["text"]))
    return "\n".join(lines)


@lru_cache(4096)
def _name(say: Writer, card: str) -> str:
    return say.name(card)


@lru_cache(4096)
def _counter(say: Writer, name: str, n: int) -> str:
    for key in (f"count-{name}", f"res-{name}", f"area-{name}"):
        if say.has(key):
            word = say.say(key, n=n)
            return word if str(n) in word else f"{word} {n}"
    return f"{name} {n}"


def _pieces(say: Writer, pieces: list[dict[str, Any] | None]) -> list[str]:
    """The pieces of an area in order; neighbours that look alike are counted."""
    out: list[str] = []
    for name, alike in groupby(_piece(say, piece) for piece in pieces):
        n = len(list(alike))
        out.append(name if n == 1 else f"{n} × {name}")
    return out


def _piece(say: Writer, piece: dict[str, Any] | None) -> str:
    if piece is None:
        return "-"
    name = _name(say, piece["card"]) if "card" in piece else piece["id"]
    extras = [_counter(say, key, n) for key, n in piece.get("counters", {}).items()]
    for mark in piece.get("marks", []):
        extras.append(say.say(f"mark-{mark}") if say.has(f"mark-{mark}") else mark)
    return f"{name} ({', '.join(extras)})" if extras else name
