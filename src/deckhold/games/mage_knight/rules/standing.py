"""What effects in force let a player do: each is an entry of the menu, by its number among them."""

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.standing import Standing, standing
from deckhold.games.mage_knight.ops.verbs import CONVERT
from deckhold.games.mage_knight.state.position import Mage


def offers(s: Mage, seat: i64, out: list[int]) -> None:
    if not s.lasting:
        return
    found = standing(s, seat)
    for i in range(len(found)):
        op = found[i].op
        assert isinstance(op, Standing)
        if op.open(s, found[i]):
            out.append(act.action(CONVERT, i))


def take(s: Mage, seat: i64, action: i64) -> bool:
    """Carry out one of these, if it is one."""
    if act.verb_of(action) != CONVERT:
        return False
    entry = standing(s, seat)[act.first(action)]
    op = entry.op
    assert isinstance(op, Standing)
    if op.limited:
        s.lapse(entry)
    op.use(s, entry)
    return True


def label(s: Mage, seat: i64, action: i64, t: Teller) -> str:
    op = standing(s, seat)[act.first(action)].op
    assert isinstance(op, Standing)
    return op.offered(t)
