"""What restrains whoever is ahead, on the table: seals on the fame track, ghosts beside it."""

from deckhold.engine.info import GameInfo
from deckhold.engine.text import Note, Teller
from deckhold.engine.view import BAD, DICE, FOES, STRIPS, Area, Line, Piece, Preview
from deckhold.games.mage_knight.rules.seals import sealed_rows
from deckhold.games.mage_knight.state.ghosts import awake, woken
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import GHOSTS, HAUNTING, LEVEL_FAME, TOP_LEVEL
from deckhold.games.mage_knight.terms import COLOURS, TOKENS


def restraint_areas(info: GameInfo, s: Mage, seat: int | None) -> list[Area]:
    out = [seals(s)] if s.seals else []
    if s.zones[GHOSTS]:
        out.append(tokens(info, s, GHOSTS, -1, seat))
    return out


def haunting(info: GameInfo, s: Mage, owner: int, seat: int | None) -> list[Area]:
    """The ghosts that are about to attack a player, if any."""
    if not s.at(HAUNTING, owner):
        return []
    area = tokens(info, s, HAUNTING, owner, seat)
    for piece in area.pieces:
        assert piece is not None
        piece.say(Line(Note("ghosts-wait"), BAD))
    return [area]


def tokens(info: GameInfo, s: Mage, zone: int, owner: int, seat: int | None) -> Area:
    area = info.zone_area(s, zone, STRIPS, owner, seat)
    for piece in area.pieces:
        assert piece is not None
        piece.owner = FOES
    return area


def tell_ghosts(s: Mage, owner: int, area: Area) -> None:
    """Whom the next level of a hero would wake."""
    if not awake(s) or s.level[owner] >= TOP_LEVEL:
        return
    piles = woken(s, owner, s.level[owner] + 1)
    if piles:
        kind = "both" if len(piles) > 1 else TOKENS[piles[0]]
        area.say(Line(Note("ghosts-next", {"level": s.level[owner] + 1, "kind": kind}), BAD))


def seals(s: Mage) -> Area:
    """The seals that are left, each with the first fame that it closes."""
    area = Area("seals", DICE, "seals")
    for colour, row in zip(s.seals, sealed_rows(s), strict=True):
        seal = Piece(seal_id(row))
        seal.marks = [f"mana-{COLOURS[colour]}", f"sealed-{row}"]
        seal.counters["fame"] = LEVEL_FAME[row - 1]
        area.pieces.append(seal)
    area.say(Line(Note("seal-next", {"n": int(s.last_open_field()), "colour": COLOURS[s.seals[0]]}), BAD))
    return area


def seal_id(row: int) -> str:
    return f"seal#{row}"


def nearest_seal(s: Mage) -> str:
    return seal_id(sealed_rows(s)[0])


def tell_seal(s: Mage, owner: int, area: Area) -> None:
    """How far the fame of a hero can rise."""
    if s.seals:
        left = max(0, int(s.last_open_field()) - s.fame[owner])
        told = {"n": left, "colour": COLOURS[s.seals[0]]}
        area.say(Line(Note("seal-ahead" if left else "seal-reached", told), "" if left else BAD))


def warn_of_seal(s: Mage, seat: int, fame: int, out: Preview, t: Teller) -> None:
    """What of the fame that is about to come would be lost at a seal."""
    lost = int(s.fame_kept_back(seat, fame)) if fame else 0
    if lost:
        out.warnings.append(t.say("preview-fame-lost", n=lost, colour=COLOURS[s.seals[0]]))
