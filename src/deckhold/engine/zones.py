"""Zones: where cards lie, and who sees what lies there."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.bits import below, bit

# Who sees the cards of a zone.
PUBLIC: Final = 0  # everybody
OWNER: Final = 1  # the seat it belongs to
TEAM: Final = 4  # the side of the seat it belongs to
HIDDEN: Final = 2  # nobody
FACE_DOWN: Final = 3  # everybody sees that something lies there and its back; its face is for those who know it


class Zone:
    """A named place for cards. The last card of a pile is its top.

    `slots` zones keep their length: an empty place holds NO_CARD. In a `distinct` zone two copies of a card are
    different choices (they lie in different places or carry different tokens); elsewhere they are one. What lies in a
    zone `on_board` has a spot on the game's board. `kinds` says which kinds of cards may lie here (empty: any).
    """

    def __init__(
        self,
        name: str,
        visible: int,
        per_seat: bool = False,
        slots: int = 0,
        distinct: bool = False,
        on_board: bool = False,
        kinds: list[str] | None = None,
    ) -> None:
        self.name = name
        self.visible = visible
        self.per_seat = per_seat
        self.slots = slots
        self.distinct = distinct or slots > 0
        self.on_board = on_board
        self.kinds: list[str] = kinds if kinds is not None else []

    def holds(self, kind: str) -> bool:
        """Whether a card of this kind may lie here."""
        return not self.kinds or kind in self.kinds


@final
class ZoneMap:
    """The zones of a game laid out for a number of seats: shared zones first, then each seat's."""

    def __init__(self, zones: list[Zone], sides: tuple[tuple[int, ...], ...]) -> None:
        seats = sum([len(side) for side in sides])
        self.zones = zones
        self.seats: i64 = seats
        self.shared: i64 = sum(not zone.per_seat for zone in zones)
        self.everybody = below(seats)
        self.tagged = any(zone.visible == FACE_DOWN for zone in zones)  # whether pieces can lie face down in the open
        self.plain = not self.tagged and not any(zone.on_board for zone in zones)
        self.zone_at: list[int] = []
        self.seat_at: list[int] = []  # -1 for shared zones
        self.seen: list[int] = []  # bit set of the seats that see a zone's cards
        self.on_board: list[bool] = []
        self.face_down: list[bool] = []
        self.area: list[str] = []  # the id of the area that shows a zone on its own
        for number, zone in enumerate(zones):
            if (number < self.shared) == zone.per_seat:
                raise ValueError(f"zone {zone.name}: shared zones come before the seats' zones")
            for seat in range(seats) if zone.per_seat else [-1]:
                self.zone_at.append(number)
                self.seat_at.append(seat)
                self.on_board.append(zone.on_board)
                self.face_down.append(zone.visible == FACE_DOWN)
                self.area.append(zone.name if seat < 0 else f"{zone.name}/{seat}")
                if zone.visible == PUBLIC:
                    self.seen.append(self.everybody)
                elif zone.visible == OWNER and seat >= 0:
                    self.seen.append(bit(seat))
                elif zone.visible == TEAM and seat >= 0:
                    self.seen.append(sum([bit(mate) for side in sides if seat in side for mate in side]))
                else:
                    self.seen.append(0)

    def index(self, zone: i64, seat: i64) -> i64:
        """Where the zone of a seat stands in a game's list of zones."""
        shared = self.shared
        return zone if zone < shared else shared + (zone - shared) * self.seats + seat

    def path(self, index: int) -> str:
        """The name of a zone as a dump writes it."""
        seat = self.seat_at[index]
        name = self.zones[self.zone_at[index]].name
        return name if seat < 0 else f"players[{seat}].{name}"
