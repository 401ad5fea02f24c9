"""What a player may do as long as an effect is in force: points spent as others, mana paid later, a spell borrowed.

The menu of the turn offers each of them, by its number among them.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, Printed
from deckhold.engine.ops import Lasting, find_copy, first_copies
from deckhold.engine.text import TO_DO, Teller
from deckhold.games.mage_knight.definitions import timely, times_of
from deckhold.games.mage_knight.ops.casting import basic_playable, cast_spell, strong_playable
from deckhold.games.mage_knight.ops.mana import pay_mana
from deckhold.games.mage_knight.ops.points import Points
from deckhold.games.mage_knight.ops.verbs import CONVERT
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import BORROWED, INFLUENCE, MOVE, SPELL_OFFER
from deckhold.games.mage_knight.terms import COLOURS, IN_COMBAT, TURN


class Standing(Lasting):
    """In force, it may be used when its owner wants: `limited` once, else again and again."""

    scope: i64 = TURN
    limited: bool = False

    def open(self, s: Mage, entry: Ctx) -> bool:
        """Whether it can be used now."""
        raise NotImplementedError

    def use(self, s: Mage, entry: Ctx) -> None:
        """It is used."""
        raise NotImplementedError

    def offered(self, entry: Ctx, t: Teller) -> str:
        """What the button says."""
        raise NotImplementedError


@final
class SpendPoints(Standing):
    """Move or influence points for an effect. Points got so come from no card: no effect on cards counts them."""

    def __init__(self, resource: int, price: int, op: Op, limited: bool = False) -> None:
        self.resource = resource
        self.price = price
        self.op = op
        self.limited = limited
        self.name = "move" if resource == MOVE else "influence"

    def giver(self, entry: Ctx) -> i64:
        return NO_CARD if isinstance(self.op, Points) else entry.card

    def open(self, s: Mage, entry: Ctx) -> bool:
        if s.held(entry.seat, self.resource) < self.price:
            return False
        if not s.in_time(entry.seat, self.giver(entry), times_of(self.op)):
            return False
        return self.op.extent(s, Ctx(self.op, entry.seat, self.giver(entry), 0, 0)) != NOT_AT_ALL

    def use(self, s: Mage, entry: Ctx) -> None:
        s.spend(entry.seat, self.resource, self.price)
        s.push(self.op, entry.seat, self.giver(entry))

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        key = "op-spend-once" if self.limited else "op-spend" if times_of(self.op) & IN_COMBAT else "op-spend-outside"
        return t.say(f"{key}-{self.name}", n=self.price, what=self.op.text(t))

    def offered(self, entry: Ctx, t: Teller) -> str:
        return t.say(f"do-spend-{self.name}", n=self.price, what=self.op.text(t))


@final
class SpendAsOne(Printed):
    """One of several things that points may be spent on this turn."""

    kind = "choose"

    def __init__(self, options: list[SpendPoints]) -> None:
        self.options = options

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, i) for i in range(len(self.options))]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(self.options[act.first(action)], ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {str(i): op for i, op in enumerate(self.options)}

    def text(self, t: Teller) -> str:
        one = self.options[0]
        what = t.listing([option.op.text(t) for option in self.options], "list-or")
        return t.say(f"op-spend-one-{one.name}", n=one.price, what=what)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.sentences([self.options[act.first(action)].op.text(t)])


@final
class PayLater(Standing):
    """One mana, now or later in the turn, for an effect."""

    limited = True

    def __init__(self, colour: int, op: Op, times: int) -> None:
        self.colour = colour
        self.op = op
        self.times = times

    def open(self, s: Mage, entry: Ctx) -> bool:
        return timely(s, self.times) and s.pays_all(entry.seat, [self.colour])

    def use(self, s: Mage, entry: Ctx) -> None:
        s.push(self.op, entry.seat, entry.card)
        pay_mana(s, entry.seat, [self.colour])

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-pay-later", mana=t.amount(f"mana-{COLOURS[self.colour]}", 1), what=self.op.text(t))

    def offered(self, entry: Ctx, t: Teller) -> str:
        return t.say("do-by-colour", mana=t.amount(f"mana-{COLOURS[self.colour]}", 1), what=self.op.text(t))


@final
class BorrowSpell(Standing):
    """A spell of one colour in the offer may be cast as if it were in hand; it stays there (MK-168, MK-170)."""

    limited = True

    def __init__(self, colour: int) -> None:
        self.colour = colour
        self.which = WhichSpell(colour)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        for card in g.at(SPELL_OFFER):
            if cast(Mage, g).deed(card).colours & bit(self.colour):
                return COMPLETELY
        return NOT_AT_ALL

    def open(self, s: Mage, entry: Ctx) -> bool:
        return len(castable(s, entry.seat, self.colour)) > 0

    def use(self, s: Mage, entry: Ctx) -> None:
        s.push(self.which, entry.seat, entry.card)

    def parts(self) -> dict[str, Op]:
        return {"which": self.which}

    def text(self, t: Teller) -> str:
        return t.say("op-borrow-spell", colour=COLOURS[self.colour])

    def offered(self, entry: Ctx, t: Teller) -> str:
        return t.sentences([self.text(t.mood(TO_DO))])


def castable(s: Mage, seat: i64, colour: i64) -> list[int]:
    """The spells of a colour in the offer that a seat could cast now."""
    out: list[int] = []
    for card in first_copies(s, s.zones[SPELL_OFFER]):
        if s.deed(card).colours & bit(colour) and (basic_playable(s, seat, card) or strong_playable(s, seat, card)):
            out.append(card)
    return out


@final
class WhichSpell(Op):
    """Which spell of the offer is cast; `card` is the one that lets it be."""

    kind = "spell"

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        spells = castable(cast(Mage, g), ctx.seat, self.colour)
        return [act.action(act.PICK_CARD, g.table.kind[card], SPELL_OFFER) for card in spells]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        spell = find_copy(g, SPELL_OFFER, ctx.seat, act.first(action))
        g.push(WHICH_EFFECT, ctx.seat, spell, ctx.card)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-cast", card=t.name(g.table.defs[act.first(action)].id))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-which-spell")

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class WhichEffect(Op):
    """The basic or the strong effect of a spell in the offer, cast by means of the card `a`."""

    kind = "spell"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        if basic_playable(s, ctx.seat, ctx.card):
            out.append(act.action(act.OPTION, 0))
        if strong_playable(s, ctx.seat, ctx.card):
            out.append(act.action(act.OPTION, 1))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        s.last(BORROWED, ctx.seat, ctx.card, TURN, ctx.a)
        cast_spell(s, ctx.seat, ctx.card, act.first(action) == 1)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        deed = cast(Mage, g).deed(ctx.card)
        op = deed.strong if act.first(action) else deed.basic
        assert op is not None
        return t.sentences([op.text(t)])

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-which-effect")

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


def standing(s: Mage, seat: i64) -> list[Ctx]:
    """What a seat may do by effects in force: each once, however often it was played."""
    found: list[Ctx] = []
    seen: list[Op] = []
    for entry in s.lasting:
        if entry.seat == seat and isinstance(entry.op, Standing) and entry.op not in seen:
            seen.append(entry.op)
            found.append(entry)
    return found


def offer_standing(s: Mage, seat: i64, out: list[int]) -> None:
    """Which of them can be used now."""
    found = standing(s, seat)
    for i in range(len(found)):
        op = found[i].op
        assert isinstance(op, Standing)
        if op.open(s, found[i]):
            out.append(act.action(CONVERT, i))


def use_standing(s: Mage, seat: i64, i: i64) -> None:
    entry = standing(s, seat)[i]
    op = entry.op
    assert isinstance(op, Standing)
    if op.limited:
        s.lapse(entry)
    op.use(s, entry)


def standing_label(s: Mage, seat: i64, i: i64, t: Teller) -> str:
    entry = standing(s, seat)[i]
    op = entry.op
    assert isinstance(op, Standing)
    return op.offered(entry, t)


WHICH_EFFECT: Final = WhichEffect()
STANDING_OPS: Final[dict[str, Op]] = {"which-effect": WHICH_EFFECT}


# -- words -------------------------------------------------------------------------------------------------------------


def spend_move(n: int, op: Op) -> Op:
    """This turn move points may be spent for something."""
    return SpendPoints(MOVE, n, op)


def spend_influence(n: int, op: Op, once: bool = False) -> Op:
    """This turn influence may be spent for something."""
    return SpendPoints(INFLUENCE, n, op, once)


def spend_influence_on_one(n: int, *ops: Op) -> Op:
    """This turn influence may be spent for one of these, which is chosen at once."""
    return SpendAsOne([SpendPoints(INFLUENCE, n, op) for op in ops])


def pay_later(colour: int, op: Op, times: int) -> Op:
    """Once this turn, at these times, a mana may be paid for something."""
    return PayLater(colour, op, times)


def borrow_spell(colour: int) -> Op:
    """Once this turn a spell of the offer may be cast."""
    return BorrowSpell(colour)
