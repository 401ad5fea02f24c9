"""The dice of the source: used, taken, set, rolled (MK-188 to MK-195)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, timely
from deckhold.games.mage_knight.ops.mana import ANY_SET, BASIC_SET, NOT_GOLD, ChooseColour, serves_when_paid
from deckhold.games.mage_knight.ops.verbs import DIE_CHOICE
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ANY_BASIC, FREE, SET, TAKEN
from deckhold.games.mage_knight.terms import BASICS, BLACK, COLOURS, GOLD, TURN

MOST_PAID: Final = 2  # dice that pay for one effect: for a colour and for black


def colours_shown(s: Mage) -> i64:
    """The colours that dice in the source show, depleted ones too, as a bit set."""
    found: i64 = 0
    for i in range(len(s.dice)):
        if s.die_state[i] == FREE:
            found |= bit(s.dice[i])
    if s.friendly and not s.night and found & ~bit(GOLD):
        found &= ~bit(GOLD)  # by day a gold die is neither rolled nor set while there is another one (MK-556)
    return found


def die_showing(s: Mage, colour: i64) -> i64:
    """A die in the source that shows a colour."""
    for i in range(len(s.dice)):
        if s.die_state[i] == FREE and s.dice[i] == colour:
            return i
    raise AssertionError(f"no die of the source shows {colour}")


def die_used(s: Mage, seat: i64) -> bool:
    """Whether a seat has used or taken a die of the source in its turn."""
    for i in range(len(s.dice)):
        if s.die_owner[i] == seat and s.die_state[i] in (TAKEN, SET):
            return True
    return False


def roll(s: Mage, die: i64, seat: i64) -> None:
    """A die of the source is rolled."""
    s.dice[die] = s.chance(len(COLOURS))
    if s.events is not None:
        s.note("roll", seat, -1, s.dice[die])


@final
class MoreDice(MageOp):
    """More dice of the source may be used this turn (MK-192)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(Mage, g).dice_left += self.n

    def text(self, t: Teller) -> str:
        return t.say("op-more-dice", n=self.n)


class ChooseDie(MageOp):
    """The player chooses a die in the source, by what it shows: one of some colours."""

    kind = "die"
    key: str = ""

    def __init__(self, colours: int) -> None:
        self.colours = colours  # as a bit set

    def extent(self, g: Game, ctx: Ctx) -> i64:
        able = timely(g, self.times) and colours_shown(cast(Mage, g)) & self.colours
        return COMPLETELY if able else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        shown = colours_shown(cast(Mage, g)) & self.colours
        return [act.action(DIE_CHOICE, colour) for colour in range(len(COLOURS)) if has(shown, colour)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        self.took(s, ctx, die_showing(s, act.first(action)))

    def took(self, s: Mage, ctx: Ctx, die: i64) -> None:
        """What is done with the die."""
        raise NotImplementedError

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say(f"ask-{self.key}")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-die", what=t.amount(f"die-{COLOURS[act.first(action)]}", 1))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class SetDie(ChooseDie):
    """Take a die out of the source and set it: tokens of that colour; at the end of the turn it returns as it is.

    It may be a depleted one, and does not use up the die of the turn. One that pays for this is not there any more.
    """

    key = "set-die"
    pays = True

    def __init__(self, tokens: int) -> None:
        super().__init__(ANY_SET)
        self.tokens = tokens
        self.set = SetColour(tokens)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        if not ctx.a or s.die_state.count(FREE) > MOST_PAID:
            return super().extent(g, ctx)
        return COMPLETELY if serves_when_paid(s, self, ctx) else NOT_AT_ALL

    def took(self, s: Mage, ctx: Ctx, die: i64) -> None:
        s.die_state[die] = SET
        s.die_owner[die] = ctx.seat
        s.push(self.set, ctx.seat, ctx.card, NOT_GOLD, die)

    def parts(self) -> dict[str, Op]:
        return {"set": self.set}

    def text(self, t: Teller) -> str:
        return t.say("op-set-die", n=self.tokens)


@final
class SetDice(MageOp):
    """The same with several dice, as far as there are any."""

    pays = True

    def __init__(self, dice: int, tokens: int) -> None:
        self.dice = dice
        self.one = SetDie(tokens)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return self.one.extent(g, ctx)

    def run(self, g: Game, ctx: Ctx) -> None:
        for _ in range(self.dice):
            g.push(self.one, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"one": self.one}

    def text(self, t: Teller) -> str:
        return t.say("op-set-dice", dice=self.dice, n=self.one.tokens)


@final
class SetColour(ChooseColour):
    """The colour that a die (`b`) is set to."""

    def __init__(self, tokens: int) -> None:
        self.tokens = tokens

    def named(self, g: Game, ctx: Ctx, colour: i64) -> None:
        s = cast(Mage, g)
        s.dice[ctx.b] = colour
        for _ in range(self.tokens):
            s.gain_token(ctx.seat, colour)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-set-colour")


@final
class CrystalFromDie(ChooseDie):
    """A crystal of the basic colour that a die shows; the die is rolled at once. No mana is used by that."""

    key = "crystal-from-die"

    def __init__(self) -> None:
        super().__init__(BASIC_SET)

    def took(self, s: Mage, ctx: Ctx, die: i64) -> None:
        s.gain_crystal(ctx.seat, s.dice[die])
        roll(s, die, ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-crystal-from-die")


@final
class RollSource(MageOp):
    """All dice in the source are rolled."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        shown = colours_shown(s)
        for die in range(len(s.dice)):
            if s.die_state[die] == FREE and has(shown, s.dice[die]):
                roll(s, die, ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-roll-source")


@final
class WildDice(Lasting):
    """Dice of the source that show gold or black may be used as any basic colour, at any time of day: one, or all."""

    singly = True
    scope: i64 = TURN

    def __init__(self, colours: int, one: bool) -> None:
        self.colours = colours  # as a bit set
        self.changes = "die-once" if one else "dice-for"
        self.event = "die-changed" if one else ""

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and (card < BASICS or card == ANY_BASIC)

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value | self.colours

    def text(self, t: Teller) -> str:
        return t.say("op-wild-die" if self.event else "op-wild-dice")


# -- words -------------------------------------------------------------------------------------------------------------


def more_dice(n: int) -> Op:
    return MoreDice(n)


def set_die(tokens: int) -> Op:
    """Take a die, set it to any colour but gold, gain so many tokens of it."""
    return SetDie(tokens)


def set_dice(dice: int, tokens: int) -> Op:
    """The same with several dice."""
    return SetDice(dice, tokens)


def crystal_from_die() -> Op:
    return CrystalFromDie()


def roll_source() -> Op:
    return RollSource()


def wild_black_die() -> Op:
    """One die that shows black may be used as any basic colour."""
    return WildDice(bit(BLACK), True)


def wild_dice() -> Op:
    """Dice that show gold or black may be used as any basic colour."""
    return WildDice(bit(GOLD) | bit(BLACK), False)


__all__ = [
    "MOST_PAID",
    "colours_shown",
    "crystal_from_die",
    "die_showing",
    "die_used",
    "more_dice",
    "roll",
    "roll_source",
    "set_dice",
    "set_die",
    "wild_black_die",
    "wild_dice",
]
