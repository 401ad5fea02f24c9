"""What action cards leave in force for a turn or a combat, and what they do when the turn ends."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine.bits import bit
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import AtLeast, Count, If, Lasting, Seq, What, may
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import Deed, MageOp, Unit, times_of
from deckhold.games.mage_knight.ops.cards import OTHER, ForCard
from deckhold.games.mage_knight.ops.mana import CHOOSE_CRYSTAL
from deckhold.games.mage_knight.ops.points import ATTACK_GAINED, BLOCK_GAINED, TakeWound
from deckhold.games.mage_knight.state.deeds import put_under_deck
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import CRYSTAL_SPENT, DECK, HAND, PLAYED, RECRUITED, UNITS
from deckhold.games.mage_knight.terms import AT_THE_END_TOO, BASICS, COMBAT_SCOPE, DEALING, TURN

# -- attacks and blocks ------------------------------------------------------------------------------------------------


@final
class Surprise(Lasting):
    """The first attack card of the turn is worth more, or the first block card: whichever is played first, not both."""

    scope: i64 = TURN

    def __init__(self, n: int, blocks: bool) -> None:
        self.n = n
        self.blocks = blocks
        self.changes = BLOCK_GAINED if blocks else ATTACK_GAINED
        self.event = "block-played" if blocks else "attack-played"

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and card >= 0 and isinstance(cast(Mage, g).definitions[card], Deed)

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + self.n

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        kept: list[Ctx] = []
        for other in g.lasting:
            if not isinstance(other.op, Surprise) or other.card != entry.card:
                kept.append(other)
        g.lasting = kept

    def text(self, t: Teller) -> str:
        return t.say("op-surprise-block" if self.blocks else "op-surprise-attack", n=self.n)


@final
class FirstFight(Op):
    """The first attack card of the turn, or the first block card, is worth more: see `Surprise`."""

    def __init__(self, attack: int, block: int) -> None:
        self.attack = Surprise(attack, False)
        self.block = Surprise(block, True)

    def run(self, g: Game, ctx: Ctx) -> None:
        self.attack.run(g, ctx)
        self.block.run(g, ctx)

    def parts(self) -> dict[str, Op]:
        return {"attack": self.attack, "block": self.block}

    def text(self, t: Teller) -> str:
        return t.say("op-first-fight", attack=self.attack.n, block=self.block.n)


@final
class UnitsFight(Lasting):
    """Every attack, or every block, of the player's units is worth more in this combat: what is none stays none."""

    scope: i64 = COMBAT_SCOPE

    def __init__(self, n: int, blocks: bool) -> None:
        self.n = n
        self.blocks = blocks
        self.changes = BLOCK_GAINED if blocks else ATTACK_GAINED

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and card >= 0 and isinstance(cast(Mage, g).definitions[card], Unit)

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + self.n

    def text(self, t: Teller) -> str:
        return t.say("op-units-block" if self.blocks else "op-units-attack", n=self.n)


@final
class UnitsSheltered(Lasting):
    """No damage may be assigned to the player's units this turn."""

    scope: i64 = TURN
    changes = "unit-sheltered"

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return 1

    def text(self, t: Teller) -> str:
        return t.say("op-units-sheltered")


@final
class ForWound(MageOp):
    """An effect that costs a wound. The wound comes after it, so that a knock-out by it does not undo it."""

    def __init__(self, op: Op) -> None:
        self.both = Seq([op, TakeWound()])
        self.op = op
        self.times = times_of(op)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return self.op.extent(g, ctx)

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(self.both, ctx.seat, ctx.card, ctx.a, ctx.b)

    def parts(self) -> dict[str, Op]:
        return {"both": self.both}

    def text(self, t: Teller) -> str:
        return t.say("op-for-wound", what=self.op.text(t))


# -- recruits ----------------------------------------------------------------------------------------------------------


@final
class PerRecruit(Lasting):
    """Something for each unit recruited this turn, before or after."""

    scope: i64 = TURN
    event = "recruited"
    once = False

    def __init__(self, op: Op) -> None:
        self.op = op

    def run(self, g: Game, ctx: Ctx) -> None:
        g.last(self, ctx.seat, ctx.card, self.scope)
        for entry in g.lasting:
            if entry.op is RECRUITED and entry.seat == ctx.seat:
                g.push(self.op, ctx.seat, ctx.card)

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.push(self.op, entry.seat, entry.card)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-per-recruit", what=self.op.text(t))


# -- the end of the turn -----------------------------------------------------------------------------------------------


@final
class AtTurnEnd(Lasting):
    """Something happens when the turn ends, before the play area is cleared.

    `itself`: it is done with the card itself, and nothing happens if that lies in the play area no more.
    """

    scope: i64 = TURN
    event = "turn-ends"

    def __init__(self, op: Op, itself: bool) -> None:
        self.op = op
        self.itself = itself

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and (not self.itself or entry.card in g.at(PLAYED, seat))

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.push(self.op, entry.seat, entry.card)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-turn-end", what=self.op.text(t))


class Keep(MageOp):
    """The played card itself goes somewhere else than to the discard pile, if it still lies in the play area."""

    times: i64 = AT_THE_END_TOO

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if ctx.card in g.at(PLAYED, ctx.seat) else NOT_AT_ALL


@final
class ToDeck(Keep):
    """On top of the deed deck; or under it, if there is one left."""

    def __init__(self, under: bool) -> None:
        self.under = under

    def extent(self, g: Game, ctx: Ctx) -> i64:
        if self.under and not g.at(DECK, ctx.seat):
            return NOT_AT_ALL
        return COMPLETELY if ctx.card in g.at(PLAYED, ctx.seat) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if self.under:
            put_under_deck(s, ctx.seat, ctx.card, PLAYED)
        else:
            s.move(ctx.card, PLAYED, ctx.seat, DECK, ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-to-deck-under" if self.under else "op-to-deck-top")


@final
class BackToHand(Keep):
    def run(self, g: Game, ctx: Ctx) -> None:
        g.move(ctx.card, PLAYED, ctx.seat, HAND, ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-back-to-hand")


@final
class CrystalsReturn(MageOp):
    """All crystals spent this turn come back."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        spent = [entry for entry in g.lasting if entry.op is CRYSTAL_SPENT and entry.seat == ctx.seat]
        for entry in spent:
            g.lapse(entry)
            s.gain_crystal(ctx.seat, entry.b)

    def text(self, t: Teller) -> str:
        return t.say("op-crystals-return")


# -- counted and conditional -------------------------------------------------------------------------------------------


@final
class WoundsBorne(Count):
    """Wounds in hand and on own units."""

    key = "wound-borne"

    def value(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        n: i64 = len(s.wounds_in(HAND, ctx.seat))
        for unit in s.at(UNITS, ctx.seat):
            n += s.hurt[unit]
        return n


@final
class Interacting(Count):
    """Whether an interaction is open."""

    key = "interacting"

    def value(self, g: Game, ctx: Ctx) -> i64:
        return 1 if cast(Mage, g).moment == DEALING else 0


@final
class CrystalOwned(MageOp):
    """A crystal of a colour of which the player has one."""

    def owned(self, s: Mage, seat: i64) -> i64:
        found: i64 = 0
        for colour in range(BASICS):
            if s.crystals[seat * BASICS + colour]:
                found |= bit(colour)
        return found

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.owned(cast(Mage, g), ctx.seat) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        owned = self.owned(cast(Mage, g), ctx.seat)
        if owned:
            g.push(CHOOSE_CRYSTAL, ctx.seat, ctx.card, owned)

    def text(self, t: Teller) -> str:
        return t.say("op-crystal-owned")


# -- words -------------------------------------------------------------------------------------------------------------


def first_fight(attack: int, block: int) -> Op:
    """So much more for the first attack card of the turn, or so much for the first block card."""
    return FirstFight(attack, block)


def wound_for(op: Op) -> Op:
    """Take a wound for an effect."""
    return ForWound(op)


def units_attack(n: int) -> Op:
    """In this combat the attacks of own units are worth more."""
    return UnitsFight(n, False)


def units_block(n: int) -> Op:
    return UnitsFight(n, True)


def units_sheltered() -> Op:
    return UnitsSheltered()


def per_recruit(op: Op) -> Op:
    return PerRecruit(op)


def at_turn_end(op: Op) -> Op:
    return AtTurnEnd(op, False)


def may_in_the_end(op: Op) -> Op:
    """At the end of the turn something may be done with the card itself."""
    return AtTurnEnd(may(op), True)


def keep_under_deck() -> Op:
    return ToDeck(True)


def keep_on_deck() -> Op:
    return ToDeck(False)


def take_back_for(what: What = OTHER) -> Op:
    """Discard another card to take the played one back to hand."""
    return ForCard(what, False, BackToHand())


def if_interacting(op: Op) -> Op:
    return If(AtLeast(Interacting(), 1), op)
