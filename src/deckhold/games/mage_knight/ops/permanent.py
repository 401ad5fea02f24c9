"""What holds as long as a skill or a banner lies where it does: filled in where an edited save has the card alone."""

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Lasting
from deckhold.games.mage_knight.ops.wheel import RollWheel, lay_shield
from deckhold.games.mage_knight.state.army import bearer
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import BANNERS, BOXED, SKILLS
from deckhold.games.mage_knight.terms import GAME


def come_into_force(s: Mage) -> None:
    """Skills do what they have done since they were gained, banners what they do for the units that carry them."""
    for seat in range(s.seats):
        for card in s.at(SKILLS, seat):
            gained = s.skill(card).gained
            if gained is not None:
                put_in_force(s, gained, seat, card)
        for card in s.at(BANNERS, seat):
            basic = s.deed(card).basic
            if basic is not None and bearer(s, card) != NO_CARD and not serves_as_another(s, card):
                put_in_force(s, basic, seat, card)


def put_in_force(s: Mage, op: Op, seat: i64, card: i64) -> None:
    """What of an effect lasts for good, and is not used up, is in force."""
    if isinstance(op, RollWheel):
        lay_shield(s, seat, card)
    elif not isinstance(op, Lasting):
        for part in op.parts().values():
            put_in_force(s, part, seat, card)
    elif op.scope == GAME and not (op.event and op.once) and not in_force(s, op, card):
        op.run(s, Ctx(op, seat, card, 0, 0))


def in_force(g: Game, op: Op, card: i64) -> bool:
    for entry in g.lasting:
        if entry.op is op and entry.card == card:
            return True
    return False


def serves_as_another(s: Mage, card: i64) -> bool:
    """Whether an artifact is a unit's banner as another one that it is used as."""
    for entry in s.lasting:
        if entry.op is BOXED and entry.card == card:
            return True
    return False
