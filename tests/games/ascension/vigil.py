"""Positions of Ascension in one line, on top of `games.position`.

    start(hand="kor-the-ferromancer", constructs="shadow-star*2", deck="militia").do("play kor-the-ferromancer")

Seat 0 is about to move and is the first player unless said otherwise. What the acting seat holds is exactly what the
test says, nothing else; other seats keep the ten starting cards they were dealt. The center row is six cards that do
nothing by lying there and cost more than a test usually has; `row` lays another one.
"""

from typing import Any

from games.position import Position, Table, place

QUIET_ROW = (
    "druids-of-the-stone-circle watchmakers-altar the-grand-design flytrap-witch arha-templar"
    " ascetic-of-the-lidless-eye"
)
OWN_ZONES = ("hand", "deck", "discard", "played", "constructs")


def start(
    seats: int = 2, turn: int = 0, first: int = 0, remaster: bool = False, row: str = QUIET_ROW, **given: Any
) -> Table:
    """A table whose seat `turn` is to move, with zones and fields as given."""
    position = Position("ascension", seats, options={"cards": "remaster" if remaster else "classic", "first": first})
    zones = {"center_row": row, **{f"{zone}_{turn}": "" for zone in OWN_ZONES}}
    fields: dict[str, object] = {"turn": turn}
    for name, value in given.items():
        zone, seat = place(name, turn)
        if zone in OWN_ZONES:
            zones[f"{zone}_{seat}"] = str(value)
        elif zone in position.zones:
            zones[name] = str(value)
        else:
            fields[name] = value
    return position.lay(**zones).set(**fields).ask("rules.main", turn).table()


def solo(row: str = QUIET_ROW, **given: Any) -> Table:
    """A table against Samael."""
    return start(seats=1, row=row, **given)
