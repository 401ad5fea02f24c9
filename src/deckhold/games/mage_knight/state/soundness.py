"""What an edited save must agree on, besides what its single fields allow."""

from deckhold.engine.fields import Reader
from deckhold.engine.hexes import NO_CELL
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ATTACKS, CITIES, FIELD, FIGURE, SEALED_ROWS
from deckhold.games.mage_knight.terms import UNKNOWN, WAITING


def check(s: Mage, data: Reader) -> None:
    """ValueError names the path of whatever does not fit the rest."""
    rows = SEALED_ROWS.get(str(s.options["restraint"]), [])
    if len(s.seals) > len(rows):
        raise data.get("seals").fail(f"there are {len(rows)} of them in this game, not {len(s.seals)}")
    for name, values in (("die_state", s.die_state), ("die_owner", s.die_owner)):
        same_length(data, name, len(values), len(s.dice), "dice")
    if s.foes:  # without a combat they mean nothing
        check_foes(s, data)
    for seat in [seat for seat in range(s.seats) if not s.out[seat]]:
        if s.order.count(seat) != 1:
            raise data.get("order").fail(f"seat {seat} is wanted in it exactly once")
        if s.moment != WAITING and len(s.at(FIGURE, seat)) != 1:
            raise data.get("players").items()[seat].get("figure").fail("exactly one hero is wanted")
    for zone in (FIELD, CITIES, FIGURE):
        for seat in range(s.seats) if zone == FIGURE else [0]:
            for card in s.at(zone, seat):
                spot = s.spot[card]
                if spot != NO_CELL and s.terrain[spot] == UNKNOWN:
                    name = s.table.names[card]
                    raise data.get("spots").get(name).fail(f"no tile lies there for {name} to stand on")


def check_foes(s: Mage, data: Reader) -> None:
    """Every enemy of the combat has its numbers, and each of its attacks."""
    each_foe = [s.foe_flags, s.foe_armor, s.foe_lost, s.foe_gained, s.foe_host]
    for name, numbers in zip(["foe_flags", "foe_armor", "foe_lost", "foe_gained", "foe_host"], each_foe, strict=True):
        same_length(data, name, len(numbers), len(s.foes), "foes")
    for name, numbers in (("hit_change", s.hit_change), ("hit_flags", s.hit_flags)):
        same_length(data, name, len(numbers), len(s.foes) * ATTACKS, f"foes, {ATTACKS} for each of them")


def same_length(data: Reader, name: str, found: int, wanted: int, what: str) -> None:
    if found != wanted:
        raise data.get(name).fail(f"as many are wanted as there are {what}: {wanted}, not {found}")
