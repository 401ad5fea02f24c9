"""What somebody is doing, as the others read it: in which part of the turn, against which enemies."""

from deckhold.engine.core import Ctx
from deckhold.engine.text import Teller
from deckhold.engine.view import FOES
from deckhold.games.mage_knight.ops.outside import Window
from deckhold.games.mage_knight.state.foes import lives
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import MOMENTS, WAITING


def asks(s: Mage, kind: str) -> bool:
    """Whether a question of this kind is open."""
    return s.asking is not None and s.asking.op.kind == kind


def turn_of(s: Mage, seat: int) -> int:
    """Whose turn it is while a seat is asked. Between turns, and in a combat between heroes, a seat acts by itself."""
    between = s.moment == WAITING and (s.asking is None or not isinstance(s.asking.op, Window))
    if between or seat == s.rival:
        return seat
    return int(s.turn) if s.turn < s.seats else FOES


def awaited(s: Mage, asking: Ctx, told: dict[str, object], t: Teller) -> str:
    """The part of the turn that whoever decides is in; "" where the kind of the question says more."""
    decider = asking.op.decider(s, asking)
    if t.has(f"wait-{asking.op.kind}") or s.moment == WAITING or decider not in (s.turn, s.rival):
        return ""
    moment = MOMENTS[s.moment]
    if not s.in_combat():
        return t.say(f"wait-{moment}", **told)
    if s.rival >= 0:
        return t.say("deed-fight", phase=moment, foes=t.seat(int(s.rival if decider == s.turn else s.turn)), **told)
    foes = [name(s, s.foes[place], t) for place in range(len(s.foes)) if lives(s, place)]
    return t.say("deed-fight", phase=moment, foes=t.listing(foes), **told)


def name(s: Mage, enemy: int, t: Teller) -> str:
    known = s.known[enemy] == s.map.everybody
    return s.info.piece_name(s, enemy, t) if known else s.info.back_name(s, enemy, t)
