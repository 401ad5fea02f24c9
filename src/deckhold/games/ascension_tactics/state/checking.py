"""What a loaded position must not be."""

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.fields import Reader
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import ATTACHED, EQUIPPED


def check_position(s: Tactics, data: Reader) -> None:
    """Refuse champions that stand where they cannot, and what lies on no card."""
    for figure in range(s.figures):
        if not s.is_on(figure):
            continue
        covered = s.cells_of(figure)
        name = s.table.names[figure]
        if not covered:
            raise data.get("spots").get(name).fail("it would stand beyond the edge of the board")
    taken: dict[int, int] = {}
    for figure in range(s.figures):
        if figure == s.walker:
            continue
        for cell in s.cells_of(figure):
            if cell in taken:
                other = s.table.names[taken[cell]]
                raise data.get("spots").fail(f"{s.table.names[figure]} and {other} stand on the same cell")
            taken[cell] = figure
    s.find_again()
    for seat in range(s.seats):
        for zone in (EQUIPPED, ATTACHED):
            for card in s.at(zone, seat):
                check_bearer(s, seat, card, data)


def check_bearer(s: Tactics, seat: i64, card: i64, data: Reader) -> None:
    """Refuse a construct or a quest that lies on no card of its player, or on a minion's (AT-035, AT-050)."""
    name = s.table.names[card]
    on: i64 = s.bearer[card]
    if on == NO_CARD or s.holder[on] != seat:
        raise data.get("bearer").fail(f"{name} lies on no champion of seat {seat}")
    if s.definitions[on].minion:
        raise data.get("bearer").fail(f"{name} cannot lie on {s.table.names[on]}, a minion")
