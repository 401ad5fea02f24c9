"""Skills about mana: other colours, mana made of cards, mana that costs others wounds, the source."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, with_number
from deckhold.engine.ops import Lasting, Mark, find_copy, first_copies
from deckhold.engine.ops.lasting import modified
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp
from deckhold.games.mage_knight.ops.daylight import endless
from deckhold.games.mage_knight.ops.dice import ChooseDie, colours_shown, die_used, roll
from deckhold.games.mage_knight.ops.mana import BASIC_SET, CHOOSE_CRYSTAL, NOT_GOLD, ChooseColour, colours_text
from deckhold.games.mage_knight.state import centre, rivals
from deckhold.games.mage_knight.state.ground import same_side
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ANY_BASIC, HAND, LOOKED, SET, TAKEN
from deckhold.games.mage_knight.terms import (
    BASICS,
    BLACK,
    BLUE,
    COLOURS,
    GAME,
    GOLD,
    GREEN,
    OWN_NEXT_TURN,
    RED,
    ROUND,
    TURN,
    WHITE,
)

OPPOSITE: Final = [BLUE, RED, WHITE, GREEN]  # of the basic colours
EIGHT: Final = 8  # a colour and something else in one number


# -- colours -----------------------------------------------------------------------------------------------------------


@final
class Opposite(Lasting):
    """One mana may be used as the opposite colour this turn, whatever its form: red and blue, green and white.

    Gold and black are opposite too: where gold works black may serve as gold and so as any basic colour, and where
    black works gold as black. A depleted die can be taken that way.
    """

    changes = "mana-once"
    event = "mana-changed"
    singly = True
    scope: i64 = TURN

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        s = cast(Mage, g)
        if card == BLACK:
            return value | bit(GOLD) if s.black_works() else value
        if card < BASICS:
            value |= bit(OPPOSITE[card])
        return value | bit(BLACK) if s.gold_works() and (card < BASICS or card == ANY_BASIC) else value

    def text(self, t: Teller) -> str:
        return t.say("op-opposite")


# -- mana of cards -----------------------------------------------------------------------------------------------------


@final
class Conjured(Lasting):
    """A card that was laid aside (in `b`, with the colour) is discarded for its mana at the moment that is used.

    Where there is as much mana of the colour as one wants nobody gives up a card for it, but a wound.
    """

    changes = "conjured"
    event = "conjured"
    singly = True
    scope: i64 = TURN

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        laid = entry.b // EIGHT
        if entry.seat != seat or entry.b % EIGHT != card or laid not in g.at(LOOKED, seat):
            return False
        s = cast(Mage, g)
        return s.deed(laid).is_wound or not endless(s, seat, card)

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + 1

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        s.to_discard(entry.b // EIGHT, LOOKED, entry.seat)
        if not s.deed(entry.b // EIGHT).is_wound:
            s.did_play = True  # MK-Q68

    def text(self, t: Teller) -> str:
        return t.say("op-conjured")

    def told(self, g: Game, entry: Ctx, t: Teller) -> str:
        return t.say("in-force-conjured", mana=t.amount(f"mana-{COLOURS[entry.b % EIGHT]}", 1))


@final
class Unspent(Lasting):
    """A card whose mana was not used comes back to hand when the hero rests, or the turn ends."""

    scope: i64 = TURN
    shown = False

    def __init__(self, event: str) -> None:
        self.event = event

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        if entry.b in g.at(LOOKED, entry.seat):
            g.move(entry.b, LOOKED, entry.seat, HAND, entry.seat)


@final
class LayAside(MageOp):
    """A card from hand, or a wound, is laid aside to be discarded for one mana of some colours."""

    kind = "lay-aside"

    def __init__(self, wound: bool, colours: list[int]) -> None:
        self.wound = wound
        self.colours = sum([bit(colour) for colour in colours])
        self.name = NameConjured()

    def candidates(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return first_copies(g, [card for card in s.at(HAND, ctx.seat) if s.deed(card).is_wound == self.wound])

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.candidates(g, ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_CARD, g.table.kind[card], HAND) for card in self.candidates(g, ctx)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        card = find_copy(g, HAND, ctx.seat, act.first(action))
        g.move(card, HAND, ctx.seat, LOOKED, ctx.seat)
        g.push(self.name, ctx.seat, ctx.card, self.colours, card)

    def parts(self) -> dict[str, Op]:
        return {"name": self.name}

    def text(self, t: Teller) -> str:
        return t.say("op-lay-aside", wound=int(self.wound), mana=colours_text(t, self.colours, "mana"))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-lay-aside")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-lay-aside", card=t.name(g.table.defs[act.first(action)].id))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class NameConjured(ChooseColour):
    """The colour of the mana that a card laid aside (`b`) will be discarded for."""

    def __init__(self) -> None:
        self.conjured = Conjured()
        self.unspent = Unspent("turn-closing")
        self.resting = Unspent("rests")

    def named(self, g: Game, ctx: Ctx, colour: i64) -> None:
        g.last(self.conjured, ctx.seat, ctx.card, TURN, colour + EIGHT * ctx.b)
        g.last(self.unspent, ctx.seat, ctx.card, TURN, ctx.b)
        g.last(self.resting, ctx.seat, ctx.card, TURN, ctx.b)

    def parts(self) -> dict[str, Op]:
        return {"conjured": self.conjured, "unspent": self.unspent, "resting": self.resting}


# -- marked colours ----------------------------------------------------------------------------------------------------


@final
class MarkColour(ChooseColour):
    """Name a colour, all but gold, and gain a token of it; an effect in force remembers the colour."""

    def __init__(self, effect: Lasting) -> None:
        self.effect = effect

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(Ctx(self, ctx.seat, ctx.card, NOT_GOLD, 0))

    def named(self, g: Game, ctx: Ctx, colour: i64) -> None:
        s = cast(Mage, g)
        s.gain_token(ctx.seat, colour)
        if s.skill(ctx.card).cooperative or s.open_to_rivals():
            s.last(self.effect, ctx.seat, ctx.card, self.effect.scope, colour)

    def parts(self) -> dict[str, Op]:
        return {"effect": self.effect}

    def text(self, t: Teller) -> str:
        return t.listing([t.say("op-mark-colour"), self.effect.text(t)], "list-then")


@final
class OthersWounded(Lasting):
    """Others take a wound when they use mana of another colour in their turns: each of them one a colour."""

    event = "mana-used"
    once = False
    scope: i64 = OWN_NEXT_TURN

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        s = cast(Mage, g)
        if same_side(s, seat, entry.seat) or card == entry.b or not s.in_own_turn(seat):  # MK-531
            return False
        return not g.marked(WOUNDED_FOR, entry.card, card + EIGHT * seat)

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        s.last(WOUNDED_FOR, entry.seat, entry.card, OWN_NEXT_TURN, card + EIGHT * s.player())
        s.take_wound(s.player())

    def text(self, t: Teller) -> str:
        return t.say("op-others-wounded")

    def told(self, g: Game, entry: Ctx, t: Teller) -> str:
        return t.say("in-force-others-wounded", mana=t.amount(f"mana-{COLOURS[entry.b]}", 1))


@final
class Overload(Lasting):
    """The first other player who powers a card that gives points with the marked colour gets more of them."""

    event = "powered"
    once = False
    scope: i64 = GAME  # as long as the skill lies in the middle

    def __init__(self, n: int) -> None:
        self.n = n
        self.more = MoreOnce(n)

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        s = cast(Mage, g)
        return card % EIGHT == entry.b and centre.usable_by(s, seat, entry.card)

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.last(self.more, cast(Mage, g).turn, card // EIGHT, TURN, entry.card)

    def parts(self) -> dict[str, Op]:
        return {"more": self.more}

    def text(self, t: Teller) -> str:
        return t.say("op-overload", n=self.n)

    def told(self, g: Game, entry: Ctx, t: Teller) -> str:
        return t.say("in-force-overload", mana=t.amount(f"mana-{COLOURS[entry.b]}", 1), n=self.n)


@final
class MoreOnce(Lasting):
    """The first points that a card gives are more; then a skill (`b`) goes back to its owner."""

    changes = "points"
    event = "points"
    scope: i64 = TURN

    def __init__(self, n: int) -> None:
        self.n = n

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and entry.card == card

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + self.n

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.lasting = [one for one in g.lasting if one.op is not self or one.b != entry.b]  # what others were promised
        centre.give_back(cast(Mage, g), entry.b)

    def text(self, t: Teller) -> str:
        return t.say("op-more-once", n=self.n)


# -- the source --------------------------------------------------------------------------------------------------------


@final
class FrozenSource(Lasting):
    """Others cannot use the one die of the source that a turn allows; what effects add they can (MK-192)."""

    changes = "dice"
    scope: i64 = OWN_NEXT_TURN

    def run(self, g: Game, ctx: Ctx) -> None:
        """In a combat between heroes the other one has a die already, unless it was used."""
        s = cast(Mage, g)
        s.last(self, ctx.seat, ctx.card, self.scope)
        if s.rival >= 0 and s.purse[0] > 0 and not die_used(s, rivals.opponent(s, ctx.seat)):
            s.purse = with_number(s.purse, 0, s.purse[0] - 1)

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return not same_side(cast(Mage, g), seat, entry.seat)  # MK-531

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value - 1 if value > 0 else 0

    def text(self, t: Teller) -> str:
        return t.say("op-frozen-source")


@final
class Thaw(Lasting):
    """At the start of the next turn in this round: a crystal of a basic colour that a die in the source shows."""

    event = "turn-starts"
    scope: i64 = ROUND

    def __init__(self) -> None:
        self.crystal = CrystalShown()

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.push(self.crystal, entry.seat, entry.card)

    def parts(self) -> dict[str, Op]:
        return {"crystal": self.crystal}

    def text(self, t: Teller) -> str:
        return t.say("op-thaw")


@final
class CrystalShown(Op):
    """A crystal of a basic colour that a die in the source shows; the die stays as it is."""

    def run(self, g: Game, ctx: Ctx) -> None:
        colours = colours_shown(cast(Mage, g)) & BASIC_SET
        if colours:
            g.push(CHOOSE_CRYSTAL, ctx.seat, ctx.card, colours)


@final
class RollDie(ChooseDie):
    """One die in the source is rolled."""

    key = "roll-die"

    def __init__(self) -> None:
        super().__init__(0b111111)

    def took(self, s: Mage, ctx: Ctx, die: i64) -> None:
        roll(s, die, ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-roll-die")


@final
class OpenedSource(ChooseDie):
    """One more die of a basic colour is used as mana; the owner of the skill (`a`) gains a crystal of that colour.

    When the turn ends the player says whether the die is rolled.
    """

    key = "opened-source"

    def __init__(self) -> None:
        super().__init__(BASIC_SET)
        self.later = RollLater()

    def extent(self, g: Game, ctx: Ctx) -> i64:
        """Not for whoever has given up the dice of the source this turn."""
        return super().extent(g, ctx) if modified(g, "source", ctx.seat, NO_CARD, 1) > 0 else NOT_AT_ALL

    def took(self, s: Mage, ctx: Ctx, die: i64) -> None:
        colour = s.dice[die]
        s.die_state[die] = TAKEN
        s.die_owner[die] = ctx.seat
        s.gain_token(ctx.seat, colour)
        s.gain_crystal(ctx.a, colour)
        s.last(self.later, ctx.seat, ctx.card, TURN, die)

    def parts(self) -> dict[str, Op]:
        return {"later": self.later}

    def text(self, t: Teller) -> str:
        return t.say("op-opened-source")


@final
class RollLater(Lasting):
    """When the turn ends the player says whether a die (`b`) is rolled."""

    event = "turn-closing"
    scope: i64 = TURN
    shown = False

    def __init__(self) -> None:
        self.ask = AskRoll()

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.push(self.ask, entry.seat, entry.card, entry.b)

    def parts(self) -> dict[str, Op]:
        return {"ask": self.ask}


@final
class AskRoll(Op):
    """Whether a die (`a`) that was used is rolled when it returns to the source, or stays as it is."""

    kind = "ask-roll"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, 0), act.action(act.PASS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            cast(Mage, g).die_state[ctx.a] = SET

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-roll-returned", die=t.amount(f"die-{COLOURS[cast(Mage, g).dice[ctx.a]]}", 1))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-leave-die" if act.verb_of(action) == act.PASS else "do-roll-die")

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


WOUNDED_FOR: Final = Mark()  # somebody took a wound for mana of a colour
CONJURING_OPS: Final[dict[str, Op]] = {"wounded-for": WOUNDED_FOR}
