"""Skills in the middle of the table: whose they are, and how they come back (MK-220, MK-223 to MK-226)."""

from mypy_extensions import i64

from deckhold.engine.core import Ctx
from deckhold.engine.ops import Lasting
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import CENTRE, PLACED, SKILLS
from deckhold.games.mage_knight.terms import GAME, OWN_NEXT_TURN


def lay(s: Mage, seat: i64, card: i64) -> None:
    """A skill goes to the middle of the table."""
    s.move(card, SKILLS, seat, CENTRE, 0)
    s.last(PLACED, seat, card, GAME, s.turn_number)


def placed(s: Mage, card: i64) -> Ctx:
    """The entry that tells whose a skill in the middle is (`seat`), and in which turn it was laid there (`b`)."""
    for entry in s.lasting:
        if entry.op is PLACED and entry.card == card:
            return entry
    raise ValueError(f"{s.table.names[card]} does not lie in the middle of the table")


def usable_by(s: Mage, seat: i64, card: i64) -> bool:
    """Whether its effect on others is one on a seat; who plays alone is the other player in the next turn (MK-224)."""
    entry = placed(s, card)
    return entry.seat != seat or (s.seats == 1 and entry.b < s.turn_number)


def give_back(s: Mage, card: i64) -> i64:
    """A skill goes back to its owner, face down until the round ends, and what it did is over. Whose it is."""
    entry = placed(s, card)
    s.move(card, CENTRE, 0, SKILLS, entry.seat)
    s.lasting = [one for one in s.lasting if one is not entry and not over_with(one, card)]
    return entry.seat


def expire(s: Mage, card: i64) -> None:
    """A skill goes back that nobody has used: what lay on it for others is over too."""
    give_back(s, card)
    if s.skill(card).cooperative:
        s.lasting = [one for one in s.lasting if one.card != card or not isinstance(one.op, Lasting)]


def over_with(entry: Ctx, card: i64) -> bool:
    """Whether an effect lasts as long as its skill lies in the middle of the table."""
    return entry.card == card and entry.a in (OWN_NEXT_TURN, GAME) and isinstance(entry.op, Lasting)


def at_turn_start(s: Mage, seat: i64) -> None:
    """The own skills come back when a turn comes up, skipped or not (MK-116, MK-225, MK-226); alone, a turn later."""
    if s.seats > 1:
        give_back_own(s, seat)


def at_turn_end(s: Mage, seat: i64) -> None:
    """Alone, what was laid down in an earlier turn comes back when the next one is over (MK-224)."""
    if s.seats == 1:
        for card in s.zones[CENTRE].copy():
            if placed(s, card).b < s.turn_number:
                expire(s, card)


def give_back_own(s: Mage, seat: i64) -> None:
    for card in s.zones[CENTRE].copy():
        if placed(s, card).seat == seat:
            expire(s, card)


def at_round_end(s: Mage) -> None:
    """All of them come back (MK-661)."""
    for card in s.zones[CENTRE].copy():
        give_back(s, card)
