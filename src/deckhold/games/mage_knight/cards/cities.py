"""The city cards: their garrisons from level 1 to 11 (GARRISON); and the camp that may take the place of a city."""

from deckhold.games.mage_knight.definitions import City
from deckhold.games.mage_knight.terms import BLUE, CAMP, GREEN, LOST_LEGION, RED, WHITE


def cities() -> list[City]:
    return [
        City("city-blue", BLUE, ["gv", "vv", "vw", "gvw", "vvw", "vww", "gvvw", "vvww", "vwww", "gvvww", "vvwww"]),
        City("city-green", GREEN, ["gb", "bb", "ggb", "gbw", "bbw", "ggbw", "gbbw", "bbww", "gbbbw", "gbbww", "bbwww"]),
        City("city-red", RED, ["w", "bv", "bw", "bvv", "bvw", "bbvv", "bvvw", "bvww", "bbvvw", "bbvww", "bvwww"]),
        City("city-white", WHITE, ["w", "gw", "ww", "ggw", "gww", "gggw", "ggww", "gwww", "gggww", "ggwww", "gwwww"]),
        City("volkares-camp", CAMP, [], box=LOST_LEGION),
    ]
