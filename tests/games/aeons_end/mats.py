"""Positions of Aeon's End for rule tests.

    table = start(hand="crystal*2", next="nemesis 2")

Two seats, Dezmodia and Garu against the Gate Witch, seat 0 in its main phase with an empty hand. Names of zones and
fields as in a dump. `next` lists the turn-order cards still to come, from the top of their deck; the others lie in the
discard. Nemesis cards in play have their printed life or power unless `counters` says otherwise.
"""

from collections import Counter
from typing import Any

from games.position import Position, Table, place

TURNS = {
    1: ["turn-1", "turn-1", "turn-2", "turn-nemesis", "turn-nemesis"],
    2: ["turn-1", "turn-1", "turn-2", "turn-2", "turn-nemesis", "turn-nemesis"],
    3: ["turn-1", "turn-2", "turn-3", "turn-any", "turn-nemesis", "turn-nemesis"],
    4: ["turn-1", "turn-2", "turn-3", "turn-4", "turn-nemesis", "turn-nemesis"],
}
PAIRS = ["turn-1-2", "turn-1-2", "turn-3-4", "turn-3-4", "turn-nemesis", "turn-nemesis"]
MAGES = ["dezmodia", "garu", "gex", "mazahaedron"]
NEXT = {1: "1 nemesis", 2: "2 1 nemesis 2 nemesis", 3: "2 3 any nemesis", 4: "2 3 4 nemesis"}


def untouched(seats: int, options: dict[str, object]) -> Position:
    """A new game that a player begins: the nemesis has done nothing yet."""
    for seed in range(100):
        made = Position("aeons-end", seats=seats, seed=seed, options=options)
        used = made.data["position"]["turn_order_discard"]
        if len(used) == 1 and not used[0].startswith("turn-nemesis"):
            return made
    raise AssertionError("the nemesis begins every game")


def position(
    seats: int = 2,
    nemesis: str = "gate-witch",
    next: str | None = None,
    phase: str = "main",
    seat: int = 0,
    options: dict[str, object] | None = None,
    stack: list[dict[str, object]] | None = None,
    **given: Any,
) -> Position:
    """The edited dump."""
    every: dict[str, object] = {"nemesis": nemesis, "mages": MAGES[:seats], **(options or {})}
    made = untouched(seats, every)
    every_turn = PAIRS if every.get("turn_order") == "pairs" else TURNS[seats]
    coming = [f"turn-{name}" for name in (NEXT[seats] if next is None else next).split()]
    used = list((Counter(every_turn) - Counter(coming)).elements())
    zones = {"turn_order_deck": " ".join(reversed(coming)), "turn_order_discard": " ".join(used)}
    zones |= {f"hand_{one}": "" for one in range(seats)}
    fields: dict[str, Any] = {"turn": seat, "counters": {}, "stack": stack or []}
    for name, value in given.items():
        zone, owner = place(name)
        if zone in made.zones:
            zones[f"{zone}_{owner}" if made.zones[zone].per_seat else name] = value
        else:
            fields[name] = value
    if "minions_and_powers" not in zones:
        zones["minions_and_powers"] = ""
    made.lay(**zones).set(**fields)
    return made.ask(f"rules.{phase}", seat)


def start(**given: Any) -> Table:
    """The game at that position."""
    return position(**given).table()


def foe_draws(card: str, **given: Any) -> Table:
    """The nemesis has just taken its turn and drawn this card; seat 1 is next."""
    given.setdefault("next", "nemesis 2 1")
    given.setdefault("nemesis_deck", f"null-scion {card}")
    return start(**given).do("end-main")


def foe_acts(in_play: str, **given: Any) -> Table:
    """The nemesis has just gone through what it has in play and drawn a harmless minion."""
    given.setdefault("next", "nemesis 2 1")
    given.setdefault("nemesis_deck", "null-scion howling-spinners")
    return start(minions_and_powers=in_play, **given).do("end-main")
