"""Positions with The Lost Legion in the box, on top of `land` and `combat`; no die of the source helps."""

from typing import Any

from games.mage_knight.combat import fight
from games.mage_knight.land import Realm
from games.mage_knight.magic import realm

BOX = {"expansions": ["lost-legion"]}


def legion(**more: Any) -> Realm:
    """A position on the map."""
    return realm(options=BOX, **more)


def battle(enemies: str, phase: str = "ranged", **more: Any) -> Realm:
    """A combat with these enemies, in this phase."""
    more.setdefault("dice", "gold gold gold" if more.get("night") else "black black black")
    return fight(enemies, phase, options=BOX, **more)


def blocking(enemies: str, blocking: int = 0, **more: Any) -> Realm:
    """The block phase; an attack has been chosen to be blocked (enemy times three and its number)."""
    return battle(enemies, "block", blocking=blocking, **more)
