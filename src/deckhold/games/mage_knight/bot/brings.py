"""What an effect brings: points by kind, the best of what it lets one choose."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.bits import bit
from deckhold.engine.core import Op
from deckhold.engine.ops import Choose
from deckhold.games.mage_knight.ops.cards import ByColour
from deckhold.games.mage_knight.ops.mana import ForMana, GainCrystal
from deckhold.games.mage_knight.ops.points import Attack, Block, DrawCards, Heal, Influence, Move
from deckhold.games.mage_knight.ops.standing import SpendPoints, Standing
from deckhold.games.mage_knight.terms import MELEE


@final
class Brings:
    """Points by kind; `other`: how much else the effect is worth."""

    def __init__(self) -> None:
        self.move: i64 = 0
        self.influence: i64 = 0
        self.heal: i64 = 0
        self.attack: i64 = 0  # of any reach
        self.ranged: i64 = 0  # ranged or siege
        self.block: i64 = 0
        self.cards: i64 = 0  # drawn
        self.crystals: i64 = 0
        self.spends: i64 = 0  # points of these kinds can be spent as others, as a bit set of resources
        self.other: float = 0.0

    def fights(self) -> bool:
        return self.attack > 0 or self.block > 0 or self.other > 0.0

    def worth(self) -> float:
        """What having it in hand is worth."""
        best = max(float(self.move), float(self.influence), 1.5 * float(self.ranged), float(self.attack))
        return max(best, float(self.block), 2.0 * float(self.heal)) + self.other


FOUND: Final[dict[Op, Brings]] = {}  # ops never change, so what they bring is found out once


def brings(op: Op) -> Brings:
    """What an op brings."""
    known = FOUND.get(op)
    if known is None:
        known = looked_up(op)
        FOUND[op] = known
    return known


def looked_up(op: Op) -> Brings:
    out = Brings()
    if isinstance(op, Move):
        out.move = op.n
    elif isinstance(op, Influence):
        out.influence = op.n
    elif isinstance(op, Heal):
        out.heal = op.n
    elif isinstance(op, Attack):
        out.attack = op.n
        out.ranged = op.n if op.reach != MELEE else 0
    elif isinstance(op, Block):
        out.block = op.n
    elif isinstance(op, DrawCards):
        out.cards = op.n
        out.other = 1.5 * float(op.n)
    elif isinstance(op, GainCrystal):
        out.crystals = 1
        out.other = 1.0
    else:
        parts = [brings(part) for part in op.parts().values()]
        several = isinstance(op, Choose | ForMana | ByColour)
        if isinstance(op, SpendPoints):
            out.spends = bit(op.resource)
        for part in parts:
            out.spends |= part.spends
            if several:
                out.move = max(out.move, part.move)
                out.influence = max(out.influence, part.influence)
                out.heal = max(out.heal, part.heal)
                out.attack = max(out.attack, part.attack)
                out.ranged = max(out.ranged, part.ranged)
                out.block = max(out.block, part.block)
                out.cards = max(out.cards, part.cards)
                out.crystals = max(out.crystals, part.crystals)
                out.other = max(out.other, part.other)
            else:
                out.move += part.move
                out.influence += part.influence
                out.heal += part.heal
                out.attack += part.attack
                out.ranged += part.ranged
                out.block += part.block
                out.cards += part.cards
                out.crystals += part.crystals
                out.other += part.other
        if not parts or isinstance(op, Standing):
            out.other += 1.0  # something of its own: tokens, crystals, what it does to enemies
    return out
