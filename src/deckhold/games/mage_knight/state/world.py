"""The map as it can be: shapes, positions of tiles, and the cells of the board that they cover."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.hexes import OFFSETS, Lattice
from deckhold.games.mage_knight.definitions import HEX_OFFSETS

SEVEN: Final = 7
CENTRE_SLOT: Final = 3  # of HEX_NAMES
NEIGHBOURS: Final = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)]  # of a tile position (MK-X12)

WEDGE: Final = "wedge"
OPEN: Final = "open"  # five columns
OPEN_4: Final = "open-4"
OPEN_3: Final = "open-3"
FIXED: Final = "fixed"  # Conquer and Hold
RETURN: Final = "return"  # four columns, as far inland as Volkare may go (MX-217, MX-243)
QUEST: Final = "quest"  # and the number of players: from the portal to the camp (MX-508)
COLUMNS: Final = {OPEN: (-2, 2), OPEN_4: (-2, 1), OPEN_3: (-1, 1), RETURN: (-2, 1)}
# Positions next to the starting tile that are filled at set-up, in this order (MK-051, MK-X12).
FIRST_PLACES: Final = [(1, 0), (1, 1), (0, 1)]
CAMP_PLACES: Final = {RETURN: (1, 0), QUEST: (5, 5)}  # where Volkare's camp lies

# Maps whose tiles have their places from the beginning: those of countryside tiles, then those of core tiles.
COUNTRY_PLACES: Final = [(0, 0), (1, 0), (1, 1), (0, 1), (2, 1), (1, 2)]
QUEST_COUNTRY: Final = [(0, 0), (1, 0), (1, 1), (0, 1), (2, 1), (3, 2), (2, 2), (1, 2), (2, 3)]
QUEST_CORE: Final = [(4, 3), (5, 4), (4, 4), (3, 4), (4, 5), (5, 5)]
FIXED_MAPS: Final = {
    FIXED: (COUNTRY_PLACES, [(2, 2), (3, 2), (2, 3), (3, 3)]),  # MK-X21
    QUEST + "1": (QUEST_COUNTRY, [(3, 3), *QUEST_CORE]),
    QUEST + "2": ([*QUEST_COUNTRY, (3, 3)], QUEST_CORE),
    QUEST + "3": ([*QUEST_COUNTRY, (3, 3), (0, 2), (1, 3)], [(3, 5), (2, 4), *QUEST_CORE]),
    QUEST + "4": ([*QUEST_COUNTRY, (3, 3), (0, 2), (1, 3), (2, 4)], [(3, 5), *QUEST_CORE]),
}


def centre(u: int, v: int) -> tuple[int, int]:
    """The centre space of a tile position (MK-X12)."""
    return u + 2 * v, v - 3 * u


@final
class Shape:
    """Where tiles may lie: the positions of a map shape, numbered, and the board that they make.

    The spaces of position `p` are the cells from `7 * p` to `7 * p + 6`, in the order of HEX_NAMES; the starting tile
    lies on position 0.
    """

    def __init__(self, name: str, rows: int) -> None:
        self.name = name
        self.fixed = name in FIXED_MAPS  # whether every tile has its place
        self.places: list[tuple[int, int]] = _places(name, rows)
        self.number = {place: i for i, place in enumerate(self.places)}
        first = FIRST_PLACES[:2] if name == WEDGE else FIRST_PLACES
        self.first = [self.number[place] for place in first]  # positions that are filled at set-up
        cells: list[tuple[int, int]] = []
        for u, v in self.places:
            q, r = centre(u, v)
            cells.extend([(q + dq, r + dr) for dq, dr in HEX_OFFSETS])
        self.lattice = Lattice(cells)
        self.next_to: list[list[int]] = []  # position -> its neighbours
        for u, v in self.places:
            around = [self.number.get((u + du, v + dv), -1) for du, dv in NEIGHBOURS]
            self.next_to.append([one for one in around if one >= 0])
        # Cell -> positions of which at least one space is adjacent to it (MK-677), its own among them.
        self.touches: list[list[int]] = []
        for cell in range(self.lattice.size):
            found: list[int] = []
            for direction in range(len(OFFSETS)):
                there = self.lattice.step(cell, direction)
                if there >= 0 and there // SEVEN not in found:
                    found.append(there // SEVEN)
            self.touches.append(sorted(found))

    def wild(self, position: i64) -> bool:
        """Whether a place of a fixed map is one for a countryside tile."""
        return self.places[position] in FIXED_MAPS[self.name][0]

    def camp(self) -> i64:
        """The place of Volkare's camp, or -1."""
        for name, place in CAMP_PLACES.items():
            if self.name.startswith(name):
                return self.number[place]
        return -1

    def coast(self, position: i64) -> bool:
        """Whether no core tile may lie there: the two outermost lanes of a wedge (MK-516)."""
        u, v = self.places[position]
        return self.name == WEDGE and (v == 0 or v == u)


def _places(name: str, rows: int) -> list[tuple[int, int]]:
    if name in FIXED_MAPS:
        country, core = FIXED_MAPS[name]
        return country + core
    found: list[tuple[int, int]] = []
    for u in range(rows):
        for v in range(rows):
            if name == WEDGE:
                if v <= u:
                    found.append((u, v))
            else:
                low, high = COLUMNS[name]
                if low <= u - v <= high:
                    found.append((u, v))
    return sorted(found, key=lambda place: (place[0] + place[1], place))
