"""A fight of several heroes as everybody sees it: who faces what, and who is still to decide or to fight."""

from deckhold.engine.cards import NO_CARD
from deckhold.engine.info import GameInfo
from deckhold.engine.view import STRIPS, Area, Piece
from deckhold.games.mage_knight.rules.fighting.defence import STAND
from deckhold.games.mage_knight.rules.fighting.joint import JOIN, in_order, opponents, take_part
from deckhold.games.mage_knight.rules.fighting.proposing import ANSWER, digits
from deckhold.games.mage_knight.state.battle import joint
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import SHARE


def allies(info: GameInfo, s: Mage, seat: int | None) -> list[Area]:
    """The heroes of a joint fight, while it is proposed and while it is fought."""
    if s.asking is not None and s.asking.op is ANSWER:
        return [proposed(s)]
    return [fought(info, s, seat)] if joint(s) else []


def hero(s: Mage, seat: int, mark: str) -> Piece:
    piece = Piece(f"ally:{s.table.names[s.figure(seat)]}", s.definitions[s.figure(seat)].id)
    piece.owner = seat
    piece.marks.append(mark)
    return piece


def proposed(s: Mage) -> Area:
    """How many enemies each one would face, and who has agreed so far."""
    asking = s.asking
    assert asking is not None
    area = Area("allies", STRIPS, "allies")
    people = take_part(s, s.turn, asking.a)
    groups = len(opponents(s, s.fight_cell))
    given = digits(asking.b)
    at = people.index(asking.seat)
    for i, seat in enumerate(people):
        piece = hero(s, seat, "agrees" if i < at else "is-asked" if i == at else "not-asked")
        piece.counters["enemies"] = sum(given[i * groups : (i + 1) * groups])
        area.pieces.append(piece)
    return area


def fought(info: GameInfo, s: Mage, seat: int | None) -> Area:
    """Whom each one has been dealt, and whose fight is over."""
    area = Area("allies", STRIPS, "allies")
    dealt = [entry for entry in s.lasting if entry.op is SHARE]
    waiting = [ctx.seat for ctx in s.stack if ctx.op is JOIN or ctx.op is STAND]
    for one in in_order(s, dealt[0].seat):
        tokens = [entry.card for entry in dealt if entry.seat == one]
        if not tokens and one not in waiting:
            continue
        piece = hero(s, one, "still-to-fight" if one in waiting else "fights" if one == s.turn else "has-fought")
        area.pieces.append(piece)
        for token in tokens:
            if token != NO_CARD:
                name = info.piece_id(s, token, seat)
                enemy = Piece(f"dealt:{name}", s.definitions[token].id if name == s.table.names[token] else None)
                enemy.back = s.definitions[token].back
                enemy.on = piece.id
                area.pieces.append(enemy)
    return area
