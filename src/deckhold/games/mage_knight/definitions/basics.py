"""What all pieces of Mage Knight and their ops have in common."""

from mypy_extensions import i64

from deckhold.engine.bits import bit
from deckhold.engine.cards import PUBLIC, CardDef
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, with_parts
from deckhold.engine.ops import Choose, If, May, Seq
from deckhold.games.mage_knight.terms import (
    ANY_TIME,
    BLUE,
    COLOURS,
    FIRE_RESISTANCE,
    ICE_RESISTANCE,
    IN_COMBAT,
    RED,
    WAITING,
)


class Turns(Game):
    """What an op must know of the position to tell whether it is time for it: all of it is `state.position.Mage`."""

    moment: i64 = WAITING


class MageOp(Op):
    """An op that a card of this game is made of. `times`: when it can do anything.

    Asked how far it could be carried out before its card is played, `ctx.a` tells the mana that playing it costs (see
    `owed`); run, `ctx.b` is what a composite effect adds to its points.
    """

    times: i64 = ANY_TIME
    duty: bool = True  # who plays a card for it has met the duty to play one (MK-121)
    pays: bool = False  # it takes mana of its own: whatever powers its card must leave that

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if timely(g, self.times) else NOT_AT_ALL


def timely(g: Game, times: i64) -> bool:
    """Whether this is one of these moments."""
    assert isinstance(g, Turns)
    return times & bit(g.moment) != 0


def owed(colour: i64, black: bool) -> i64:
    """The mana that playing a card costs, as its ops are asked with it: a colour, or one and black; 0 is none."""
    return colour + 1 + (8 if black else 0)


def times_of(op: Op) -> i64:
    """When an effect can be played: one of several at any of their times, a sequence when all of it can be."""
    if isinstance(op, MageOp):
        return op.times
    if isinstance(op, Choose):
        times: i64 = 0
        for one in op.ops:
            times |= times_of(one)
        return times
    if isinstance(op, Seq):
        times = ANY_TIME
        for one in op.ops:
            times &= times_of(one)
        return times
    if isinstance(op, May | If):
        return times_of(op.op)
    return ANY_TIME


class MageCard(CardDef):
    """A piece of the box."""

    def __init__(self, id: str, kind: str, copies: int, box: str, provenance: str = PUBLIC) -> None:
        super().__init__(id, kind, copies, provenance)
        self.box = box  # which of the boxes of this edition it comes from


class FoeOp(MageOp):
    """An op that acts on enemies of the combat, not by attack or block. `stopped`: resistances that keep it off.

    Which ones follows from the colour of its card or of the mana that was paid (MK-308, MK-309): see `mark_colours`.
    """

    stopped: i64 = 0
    on_attack: bool = False  # it acts on the enemy's attack: Arcane Immunity does not stop it (MK-363)
    times: i64 = IN_COMBAT


def mark_colours(op: Op, colours: i64) -> None:
    """Tell every op of an effect that acts on enemies which resistances keep it off."""
    for one in with_parts(op):
        if isinstance(one, FoeOp):
            if colours & bit(RED):
                one.stopped |= bit(FIRE_RESISTANCE)
            if colours & bit(BLUE):
                one.stopped |= bit(ICE_RESISTANCE)


def colour_names(colours: i64) -> list[str]:
    return [COLOURS[n] for n in range(len(COLOURS)) if colours & bit(n)]
