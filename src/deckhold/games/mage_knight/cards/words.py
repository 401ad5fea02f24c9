"""Short names, so that a card reads like its text."""

from deckhold.engine.bits import bit
from deckhold.engine.core import Op
from deckhold.engine.ops import Count, Seq, choose, may, seq
from deckhold.games.mage_knight.ops.mana import ANY_SET, BASIC_SET, NOT_GOLD, ForMana, GainCrystal, GainToken, Priced
from deckhold.games.mage_knight.ops.points import (
    Attack,
    Block,
    ChangeReputation,
    DrawCards,
    GainFame,
    Heal,
    Influence,
    Move,
    TakeWound,
)
from deckhold.games.mage_knight.terms import COLD_FIRE, FIRE, ICE, MELEE, PHYSICAL, RANGED, SIEGE

__all__ = [
    "attack",
    "block",
    "choose",
    "cold_attack",
    "cold_block",
    "crystal",
    "crystal_any",
    "draw",
    "fame",
    "fire_attack",
    "fire_block",
    "heal",
    "ice_attack",
    "ice_block",
    "influence",
    "may",
    "move",
    "priced",
    "ranged",
    "reputation",
    "seq",
    "siege",
    "together",
    "token",
    "token_any",
    "token_of",
    "wound",
]


def together(*ops: Op) -> Op:
    """Several things, said as one: inside a choice, or of one occasion."""
    return Seq(list(ops), "list-and")


def priced(*ops: Op) -> Op:
    """One after the other, none of it without the mana that one of them takes."""
    [price] = [op for op in ops if isinstance(op, ForMana)]
    return Priced(list(ops), price)


def move(n: int, per: Count | None = None, each: int = 1) -> Op:
    return Move(n, per, each)


def influence(n: int, per: Count | None = None, each: int = 1) -> Op:
    return Influence(n, per, each)


def heal(n: int) -> Op:
    return Heal(n)


def attack(n: int, element: int = PHYSICAL, per: Count | None = None, each: int = 1) -> Op:
    return Attack(n, element, MELEE, per, each)


def ranged(n: int, element: int = PHYSICAL) -> Op:
    return Attack(n, element, RANGED)


def siege(n: int, element: int = PHYSICAL) -> Op:
    return Attack(n, element, SIEGE)


def fire_attack(n: int) -> Op:
    return Attack(n, FIRE)


def ice_attack(n: int) -> Op:
    return Attack(n, ICE)


def cold_attack(n: int) -> Op:
    return Attack(n, COLD_FIRE)


def block(n: int, element: int = PHYSICAL, swift: bool = False, per: Count | None = None, each: int = 1) -> Op:
    return Block(n, element, swift, per, each)


def fire_block(n: int) -> Op:
    return Block(n, FIRE)


def ice_block(n: int) -> Op:
    return Block(n, ICE)


def cold_block(n: int) -> Op:
    return Block(n, COLD_FIRE)


def fame(n: int, per: Count | None = None) -> Op:
    return GainFame(n, per)


def reputation(n: int, per: Count | None = None) -> Op:
    return ChangeReputation(n, per)


def wound(n: int = 1) -> Op:
    return TakeWound(n)


def draw(n: int) -> Op:
    return DrawCards(n)


def token(colour: int, n: int = 1) -> Op:
    return GainToken(bit(colour), n)


def token_of(*colours: int) -> Op:
    """A token of one of these colours."""
    return GainToken(sum([bit(colour) for colour in colours]))


def token_any(n: int = 1, gold: bool = True) -> Op:
    """Gold and black included, or all but gold."""
    return GainToken(ANY_SET if gold else NOT_GOLD, n)


def crystal(colour: int, n: int = 1) -> Op:
    return GainCrystal(bit(colour), n)


def crystal_any(n: int = 1) -> Op:
    return GainCrystal(BASIC_SET, n)
