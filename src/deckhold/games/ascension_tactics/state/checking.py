"""What a loaded position must not be."""

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.fields import Reader
from deckhold.engine.hexes import NO_CELL
from deckhold.games.ascension_tactics.definitions import TREASURE
from deckhold.games.ascension_tactics.scenarios import BEACON, PORTAL
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import (
    ATTACHED,
    CACHES,
    CAPTIVE,
    EQUIPPED,
    KEPT,
    SOURCES,
    TOKENS,
    VILLAIN,
    VILLAIN_GEAR,
    VILLAINS,
)


def check_position(s: Tactics, data: Reader) -> None:
    """Refuse champions that stand where they cannot, what lies on no card, and numbers that fit nobody."""
    check_sides(s, data)
    check_figures(s, data)
    s.find_again()
    check_ground(s, data)
    for piece, on in enumerate(s.bearer):
        if on != NO_CARD and not may_be_carried(s, piece):
            raise data.get("bearer").get(s.table.names[piece]).fail("it lies elsewhere, not on a champion's card")
    for seat in range(s.seats):
        for zone in (EQUIPPED, ATTACHED, KEPT):
            for card in s.at(zone, seat):
                check_bearer(s, seat, card, zone, data)
    for card in s.zones[VILLAIN_GEAR]:
        if s.bearer[card] == NO_CARD or s.holder[s.bearer[card]] != VILLAIN:
            raise data.get("bearer").fail(f"{s.table.names[card]} lies on no villain's card")


def check_sides(s: Tactics, data: Reader) -> None:
    """Refuse a turn that nobody at the table has, and glory for more or fewer sides than there are."""
    sides = len(s.sides)
    if s.first >= sides:
        raise data.get("first").fail(f"there are only {sides} sides")
    if s.turn != VILLAIN and s.turn >= sides:
        raise data.get("turn").fail(f"there are only {sides} sides")
    if s.turn == VILLAIN and not s.scenario.campaign:
        raise data.get("turn").fail("villains have turns only in a campaign")
    members = s.sides[0 if s.turn == VILLAIN else s.turn]
    if s.speaker not in members:
        raise data.get("speaker").fail(f"it is the turn of {' and '.join([str(seat) for seat in members])}")
    for name, numbers, wanted in (("glory", s.glory, sides), ("earned", s.earned, sides * len(SOURCES))):
        if len(numbers) != wanted:
            raise data.get(name).fail(f"{wanted} numbers are wanted, not {len(numbers)}")


def check_figures(s: Tactics, data: Reader) -> None:
    """Refuse champions beyond the edge or on top of each other, damage where none can be, attacks on no champion."""
    taken: dict[int, int] = {}
    for figure in range(s.figures):
        name = s.table.names[figure]
        if not s.is_on(figure):
            if s.damage[figure]:  # AT-107
                raise data.get("damage").get(name).fail("it is not on the battlefield")
            continue
        covered = s.cells_of(figure)
        if not covered:
            raise data.get("spots").get(name).fail("it would stand beyond the edge of the board")
        if figure == s.walker:
            continue
        for cell in covered:
            if cell in taken:
                other = s.table.names[taken[cell]]
                raise data.get("spots").fail(f"{name} and {other} stand on the same cell")
            taken[cell] = figure
    for i, victim in enumerate(s.attacked):
        if victim >= s.figures:
            raise data.get("attacked").items()[i].fail(f"{s.table.names[victim]} is no champion")
    if s.walker >= s.figures:
        raise data.get("walker").fail(f"{s.table.names[s.walker]} is no champion")


def check_ground(s: Tactics, data: Reader) -> None:
    """Refuse portals where the scenario has none, light where no beacon is, and tokens that lie nowhere."""
    fixed = [figure for figure in s.zones[VILLAINS] if s.definitions[figure].cells > 1]  # AT-294
    for piece in [*s.zones[CACHES], *s.zones[TOKENS], *fixed]:
        if s.spot[piece] == NO_CELL and s.bearer[piece] == NO_CARD:
            raise data.get("spots").fail(f"{s.table.names[piece]} is on no cell")
    for cell in range(s.cells.size):
        name = s.cells.name(cell)
        if s.terrain[cell] == PORTAL and s.scenario.map.portals[cell] < 0:
            raise data.get("terrain").get("portal").fail(f"{s.scenario.id} has no portal at {name}")
        if s.lit[cell] >= 0 and s.terrain[cell] != BEACON:
            raise data.get("lit").get(name).fail("no beacon is there")


def may_be_carried(s: Tactics, piece: i64) -> bool:
    """Whether a piece lies where the things on champions' cards do; a target may mark one (AT-293)."""
    if piece in s.zones[VILLAIN_GEAR] or piece in s.zones[TOKENS]:
        return True
    for seat in range(s.seats):
        for zone in (EQUIPPED, ATTACHED, KEPT):
            if piece in s.at(zone, seat):
                return True
    return False


def check_bearer(s: Tactics, seat: i64, card: i64, zone: i64, data: Reader) -> None:
    """Refuse what lies on no card of its player, or on a minion's (AT-035, AT-050, AT-138)."""
    name = s.table.names[card]
    on: i64 = s.bearer[card]
    if on == NO_CARD and zone == KEPT and s.definitions[card].kind != TREASURE:
        return  # a beacon token that is only held (AT-196)
    # A captive keeps its quests until somebody frees it (AT-Q49).
    if on == NO_CARD or (s.holder[on] != seat and not (zone == ATTACHED and s.holder[on] == CAPTIVE)):
        raise data.get("bearer").fail(f"{name} lies on no champion of seat {seat}")
    if s.definitions[on].minion:
        raise data.get("bearer").fail(f"{name} cannot lie on {s.table.names[on]}, a minion")
