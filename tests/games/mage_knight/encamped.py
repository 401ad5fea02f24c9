"""Positions with Volkare's camp in the place of a city, on top of `land` and `warlord`.

    camp(army="freezers prowlers", at="5,-5").do("move 4,-5 1")

The camp lies on its own tile, on 4,-5: to its south-east a village (4,-4) and to its south-west hills (3,-4), both
behind walls; to its east wasteland (5,-5), to its north-west a forest (4,-6). `army` are Volkare's tokens there, face
up unless `seen` is False; without an army the camp is conquered. `row` are the shields on his token. Own keeps stand on
2,-4 and 4,-2: see `KEEPS`.
"""

from typing import Any

import deckhold
from deckhold.games.mage_knight.state import general as volkare
from deckhold.games.mage_knight.terms import CAMP as CAMP_CITY
from games.mage_knight.land import land
from games.mage_knight.warlord import War, again_war, enlist

NORTH = "countryside-3@1,0 countryside-9@1,1"
TILES = f"{NORTH} core-v@2,1"
CAMP = "4,-5"
EAST = "5,-5"
VILLAGE = "4,-4"
KEEPS = {"2,-4": [0], "4,-2": [0]}
LEGION: dict[str, object] = {"expansions": ["lost-legion"], "camp": "shuffled"}


def camp(
    army: str = "",
    *,
    seen: bool = True,
    row: list[int] | None = None,
    level: int = 4,
    options: dict[str, object] | None = None,
    **more: Any,
) -> War:
    position: dict[str, Any] = {
        "tiles": TILES,
        "at": EAST,
        "cities": f"volkares-camp@{CAMP}",
        "city_level": {"volkares-camp": level},
        "city_row": {"volkares-camp": row or []},
        "move_points": 9,
        **more,
    }
    table = War(land(options={**LEGION, **(options or {})}, **position).game)
    s = table.s
    if army:
        volkare.encamp(s, s.cells.named(f"@{CAMP}"))
        volkare.remember(s, volkare.MUSTERED)
        for word in army.split():
            enlist(s, word, seen)
    return again_war(War(deckhold.load(table.game.dump())))


def row(table: War) -> list[int]:
    """The shields on Volkare's token."""
    return list(table.s.city_row[CAMP_CITY])


def assault(army: str, **more: Any) -> War:
    """A hero has entered the camp, and the combat has begun."""
    table = camp(army, **more).do(f"move {CAMP} 1")
    return table.do("fight") if table.can("fight") else table
