"""A hero on the table: its numbers and tracks, and what a player has."""

from typing import Final

from deckhold.engine.info import GameInfo
from deckhold.engine.ops.lasting import USED
from deckhold.engine.text import Note
from deckhold.engine.view import BAD, GOOD, PANEL, STRIPS, Area, Line, Piece, Track
from deckhold.engine.view import HAND as HAND_AREA
from deckhold.games.mage_knight.rules.ending import full_hand
from deckhold.games.mage_knight.state.foes import unit_armor
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    BANNERS,
    CRYSTAL_LIMIT,
    HAND,
    LEVEL_FAME,
    REPUTATION_MODIFIER,
    SKILLS,
    TACTIC_OF,
    TOP_LEVEL,
    TROPHIES,
    UNITS,
    WORST,
)
from deckhold.games.mage_knight.table import factions, restraint, uses
from deckhold.games.mage_knight.terms import BASICS, COLOURS

# What the cells of the reputation track say: what is added to influence; in the worst one nobody deals with a hero.
REPUTATION_CELLS: Final = ["X", *[f"{n:+d}" if n else "0" for n in REPUTATION_MODIFIER[1:]]]
LONGEST: Final = 20  # cells of the fame track that are shown


def figure_id(s: Mage, seat: int) -> str:
    """What a hero on the map is called there."""
    return s.table.names[s.figure(seat)]


def hero_panel(s: Mage, owner: int) -> Area:
    """The hero with its numbers, what the next level takes and brings, and what its reputation does."""
    area = Area(f"hero/{owner}", PANEL, "hero", owner)
    if s.at_hero(owner):
        figure = Piece(f"sheet:{figure_id(s, owner)}", s.definitions[s.figure(owner)].id)
        figure.owner = owner
        area.pieces.append(figure)
    level = s.level[owner]
    area.counters = {
        "level": level,
        "armor": int(s.armor_of(owner)),
        "hand-limit": int(full_hand(s, owner)) if s.at_hero(owner) else int(s.hand_limit(owner)),
        "fame": s.fame[owner],
        "reputation": s.reputation[owner],
    }
    if level < TOP_LEVEL:
        area.limits = {"fame": LEVEL_FAME[level]}
        brings = "level-brings-command" if level % 2 == 0 else "level-brings-skill"
        area.say(Line(Note(brings, {"n": max(0, LEVEL_FAME[level] - s.fame[owner]), "level": level + 1})))
    restraint.tell_seal(s, owner, area)
    restraint.tell_ghosts(s, owner, area)
    area.tracks = {"fame": fame_track(s.fame[owner], level), "reputation": reputation_track(s, owner)}
    return area


def fame_track(fame: int, level: int) -> Track:
    """The row of this level on the fame board, or as much further as the fame has come."""
    last = max(LEVEL_FAME[level] if level < TOP_LEVEL else 0, fame + 1)
    first = max(LEVEL_FAME[level - 1], last - LONGEST)
    if fame < first:  # an auction has left a debt (MK-549)
        first = fame
        last = min(last, first + LONGEST)
    return Track([str(n) for n in range(first, last)], fame - first)


def reputation_track(s: Mage, owner: int) -> Track:
    """What it does to influence, cell by cell."""
    at = s.reputation[owner] - WORST
    modifier = REPUTATION_MODIFIER[at]
    line: Line | None = None
    if at == 0:
        line = Line(Note("reputation-hated"), BAD)
    elif modifier:
        note = Note("reputation-modifier", {"n": modifier, "sign": "+" if modifier > 0 else ""})
        line = Line(note, GOOD if modifier > 0 else BAD)
    return Track(REPUTATION_CELLS, at, line)


def purse(s: Mage, owner: int) -> Area:
    """Crystals: three of a colour at most."""
    area = Area(f"purse/{owner}", PANEL, "purse", owner)
    area.limits = {}
    for colour in range(BASICS):
        area.counters[f"crystal-{COLOURS[colour]}"] = s.crystals[owner * BASICS + colour]
        area.limits[f"crystal-{COLOURS[colour]}"] = CRYSTAL_LIMIT
    return area


def army(s: Mage, owner: int) -> Area:
    """The units, and how many command tokens there are for them."""
    area = Area(f"units/{owner}", STRIPS, "units", owner)
    units = s.at(UNITS, owner)
    area.counters = {"units": len(units)}
    area.limits = {"units": int(s.free_command(owner)) + len(units)}
    area.worded = True
    for unit in units:
        piece = Piece(s.table.names[unit], s.definitions[unit].id)
        piece.counters["armor"] = int(unit_armor(s, owner, unit))
        piece.counters["level"] = int(s.unit(unit).level)
        if s.hurt[unit]:
            piece.counters["wounds"] = s.hurt[unit]
            piece.marks.append("wounded")
        piece.marks.append("spent" if s.spent[unit] else "ready")
        area.pieces.append(piece)
        for card in s.at(BANNERS, owner):
            if s.banner[unit] == card:
                banner = Piece(s.table.names[card], s.definitions[card].id)
                banner.on = piece.id
                area.pieces.append(banner)
    return area


def hand(info: GameInfo, s: Mage, owner: int, seat: int | None) -> Area:
    """The cards in hand; wounds are one fan at its end."""
    area = info.zone_area(s, HAND, HAND_AREA, owner, seat)
    names = [s.table.names[card] for card in s.wounds_in(HAND, owner)]
    wounds = [piece for piece in area.pieces if piece is not None and piece.id in names]
    for piece in wounds[1:]:
        piece.fanned = True
    cards = [piece for piece in area.pieces if piece is not None and piece.id not in names]
    area.pieces = [*cards, *wounds]
    if owner == seat and s.asking is not None and s.asking.op.kind == "turn" and s.asking.seat == owner:
        for piece in cards:
            uses.say_missing(s, owner, piece)
    return area


def trophies(info: GameInfo, s: Mage, owner: int, seat: int | None) -> Area:
    """The tokens of beaten enemies that a player keeps to use them once more (MX-512)."""
    area = info.zone_area(s, TROPHIES, STRIPS, owner, seat)
    for card, piece in zip(s.at(TROPHIES, owner), area.pieces, strict=True):
        assert piece is not None
        factions.printed(s.enemy(card), piece)
    return area


def skills(info: GameInfo, s: Mage, owner: int, seat: int | None) -> Area:
    """The tactic of the round with its number, and the skills."""
    area = info.zone_area(s, SKILLS, STRIPS, owner, seat)
    area.worded = True
    for card in s.at(TACTIC_OF, owner):
        tactic = Piece(s.table.names[card], s.definitions[card].id)
        tactic.counters["order"] = s.tactic_number(card)
        area.pieces.insert(0, tactic)
    for piece in area.pieces:
        assert piece is not None
        if s.marked(USED, s.table.by_name[piece.id]):
            piece.marks.append("used")
    return area
