"""Positions with the heroes of the expansions: everything is in the box. Skills are those of seat 0.

    battle("prowlers", "block", blocking=0, skills="wolfhawk-dueling")
    country(skills="krang-regenerate", hand="wound")

`gained` lets a skill do what it does when it is gained; `turn_over` ends a turn and comes to the next one of a seat.
"""

from typing import Any

from deckhold.games.mage_knight.state.position import Mage
from games.mage_knight.combat import fight
from games.mage_knight.land import Realm, land

BOXES = ["lost-legion", "krang", "shades-of-tezla"]
OPTIONS: dict[str, object] = {"expansions": BOXES}


def country(**more: Any) -> Realm:
    """A position on the map; no die of the source helps unless the test says so."""
    more.setdefault("dice", "gold gold gold" if more.get("night") else "black black black")
    return land(options={**OPTIONS, **more.pop("options", {})}, **more)


def battle(enemies: str, phase: str = "ranged", **more: Any) -> Realm:
    """A combat."""
    more.setdefault("dice", "gold gold gold" if more.get("night") else "black black black")
    return fight(enemies, phase, options={**OPTIONS, **more.pop("options", {})}, **more)


def gained(table: Realm, skill: str, seat: int = 0) -> Realm:
    """A skill that lies there has just been gained."""
    s: Mage = table.s
    card = s.table.copies(skill)[0]
    op = s.skill(card).gained
    assert op is not None
    s.lasting = [entry for entry in s.lasting if entry.card != card]  # what it brings was in force at once
    asking = s.asking
    assert asking is not None
    s.asking = None
    s.forget(card)
    s.push(asking.op, asking.seat, asking.card, asking.a, asking.b)
    s.push(op, seat, card)
    s.advance()
    return table


def turn_over(table: Realm, seat: int = 0) -> Realm:
    """End the turn and come to the next one of a seat, passing wherever that is possible."""
    table.do("end-turn")
    while table.asks != f"{seat} turn":
        table.do("pass")
    return table
