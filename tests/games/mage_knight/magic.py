"""Positions for spells and artifacts: the mana of a test is what it names, and no die of the source helps."""

from typing import Any

from games.mage_knight.land import Realm, land


def realm(*, night: bool = False, **more: Any) -> Realm:
    """A position on the map; the dice of the source are depleted unless the test says otherwise."""
    more.setdefault("dice", "gold gold gold" if night else "black black black")
    return land(night=night, **more)


def combat(foes: str, **more: Any) -> Realm:
    """The ranged phase of a combat with rampaging enemies of one space, who were challenged."""
    tokens = foes.split()
    table = realm(at="1,-3", tokens=" ".join(f"{one}@1,-4" for one in tokens), **more)
    table.do(f"challenge {tokens[0]}")
    assert table["moment"] == "ranged"
    return table


def blocking(foes: str, guard: str = "", **more: Any) -> Realm:
    """The block phase; the attack of one of several enemies has been chosen."""
    table = combat(foes, **more).do("end-phase")
    return table.do(f"guard {guard}") if guard else table


def attacking(foes: str, **more: Any) -> Realm:
    """The attack phase, after the hero took all the damage."""
    table = blocking(foes, **more)
    while table["moment"] != "attack":
        table.do(next(one for one in ("hit-hero", "face", "end-phase") if table.can(one)))
    return table


KEEP = "countryside-1@1,0 countryside-2@1,1 countryside-3@2,0"  # a keep on 3,-7, hills on 3,-6, plains on 2,-7


def assault(garrison: str, **more: Any) -> Realm:
    """The ranged phase of an assault on a keep, from the hills next to it."""
    table = realm(tiles=KEEP, at="3,-6", tokens=f"?{garrison}@3,-7", move_points=3, **more)
    return table.do("move 3,-7")
