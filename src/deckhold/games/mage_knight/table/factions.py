"""What the factions of Shades of Tezla put on the table: whose an enemy is, whom it pursues, how leaders stand."""

from typing import Final

from deckhold.engine.cards import NO_CARD
from deckhold.engine.info import GameInfo
from deckhold.engine.text import Note
from deckhold.engine.view import BAD, FOES, GOOD, PANEL, STRIPS, Area, Line, Piece
from deckhold.games.mage_knight.definitions import Enemy, Leader
from deckhold.games.mage_knight.state.factions import faction_of
from deckhold.games.mage_knight.state.leaders import leader_of_faction, levels_left
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.pursuit import FACE_DOWN, pursuit_of
from deckhold.games.mage_knight.state.zones import FACTION_TOKENS
from deckhold.games.mage_knight.terms import FACTIONS, NO_FACTION

LEADERS: Final = [f"leader-{faction}" for faction in FACTIONS]  # their areas


def face(s: Mage, card: int) -> Enemy:
    """What an enemy on the map shows: a leader that of its level."""
    enemy = s.enemy(card)
    return enemy.faces[s.leader_level[enemy.faction] - 1] if isinstance(enemy, Leader) else enemy


def printed(enemy: Enemy, piece: Piece) -> None:
    """What is printed on a token that lies face up."""
    piece.counters["armor"] = int(enemy.armor)
    value = sum([int(one.value) for one in enemy.attacks if one.summons < 0])
    if value:
        piece.counters["attack"] = value


def tell_faction(s: Mage, card: int, piece: Piece) -> None:
    """Whose an enemy on the map is, and whom it is after."""
    faction = faction_of(s, card)
    if faction != NO_FACTION:
        piece.marks.append(FACTIONS[faction])
    entry = pursuit_of(s, card) if s.numbers.pursuit else None
    if entry is not None and not s.out[entry.seat]:
        hero = {"hero": s.definitions[s.figure(entry.seat)].id}
        piece.marks.append("pursuing")
        if entry.b == FACE_DOWN:
            piece.marks.append("face-down")
            piece.say(Line(Note("pursuer-stunned", {}, hero), GOOD, "face-down"))
        else:
            piece.say(Line(Note("pursuer-hunts", {}, hero), BAD, "pursuing"))


def leader_areas(s: Mage) -> list[Area]:
    """The leaders that have come: the level of each, how many are left, and whose shields it bears."""
    return [leader_area(s, faction) for faction in range(len(FACTIONS)) if s.leader_start[faction]]


def leader_area(s: Mage, faction: int) -> Area:
    area = Area(LEADERS[faction], PANEL, LEADERS[faction])
    card = leader_of_faction(s, faction)
    area.counters = {"levels": int(levels_left(s, faction))}
    area.limits = {"levels": s.leader_start[faction]}
    if card == NO_CARD:
        area.say(Line(Note("leader-is-defeated"), GOOD))
    else:
        shown = Piece(f"sheet:{s.table.names[card]}", s.definitions[card].id)
        shown.owner = FOES
        area.pieces.append(shown)
        area.counters["level"] = s.leader_level[faction]
        area.counters["armor"] = int(face(s, card).armor)
    for seat in range(s.seats):
        n = s.leader_row[faction].count(seat)
        if n:
            area.say(Line(Note("leader-shields", {"n": n}, {"hero": s.definitions[s.figure(seat)].id})))
    return area


def token_areas(info: GameInfo, s: Mage, owner: int, seat: int | None) -> list[Area]:
    """The tokens of factions that a player keeps, if any."""
    if not s.at(FACTION_TOKENS, owner):
        return []
    area = info.zone_area(s, FACTION_TOKENS, STRIPS, owner, seat)
    area.worded = True
    return [area]
