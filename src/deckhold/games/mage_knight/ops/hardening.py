"""Damage that a hero does not feel."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine.bits import bit, has
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import Choose, Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import timely
from deckhold.games.mage_knight.state import foes, rivals
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import COMBAT_SCOPE, ELEMENTS, IN_COMBAT


@final
class Ignores(Lasting):
    """The hero ignores the next damage of one attack of some elements, after Brutal has doubled it."""

    changes = foes.HERO_DAMAGE
    event = "hero-hit"
    scope: i64 = COMBAT_SCOPE

    def __init__(self, n: int, elements: list[int], key: str) -> None:
        self.n = n
        self.elements = sum([bit(element) for element in elements])
        self.key = key

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if timely(g, IN_COMBAT) else NOT_AT_ALL

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        s = cast(Mage, g)
        if entry.seat != seat:
            return False
        if s.rival < 0:
            return has(self.elements, foes.element_of(s, card))
        for element in range(len(ELEMENTS)):
            if has(self.elements, element) and rivals.has_element(s, element):
                return True
        return False

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value - self.n

    def text(self, t: Teller) -> str:
        return t.say(f"op-ignores-{self.key}", n=self.n)


def hardened(n: int, elements: list[int], key: str, less: int) -> Op:
    """Ignore so much of an attack of these elements, or that much less of any other."""
    others = [element for element in range(len(ELEMENTS)) if element not in elements]
    return Choose([Ignores(n, elements, key), Ignores(less, others, f"not-{key}")])
