"""Crystals and cards that are given for something: discarded, counted in sets, turned into mana."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import find_copy, first_copies
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, timely, times_of
from deckhold.games.mage_knight.ops.mana import BASIC_SET, CHOOSE_CRYSTAL
from deckhold.games.mage_knight.ops.points import Attack
from deckhold.games.mage_knight.ops.verbs import COLOUR
from deckhold.games.mage_knight.state.deeds import discard
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import HAND, SPELL_OFFER
from deckhold.games.mage_knight.terms import (
    BASICS,
    BLUE,
    COLOURS,
    ELEMENTS,
    FIRE,
    GREEN,
    ICE,
    RANGED,
    RANGED_TIME,
    REACHES,
    RED,
    SIEGE,
    WHITE,
)


def counted(some: i64) -> i64:
    """How many there are in a bit set."""
    n: i64 = 0
    while some:
        some &= some - 1
        n += 1
    return n


def crystals_of(s: Mage, seat: i64, colour: i64) -> i64:
    return s.crystals[seat * BASICS + colour]


@final
class CrystalMissing(MageOp):
    """A crystal of a basic colour of which the player has none."""

    def missing(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        found: i64 = 0
        for colour in range(BASICS):
            if not crystals_of(s, ctx.seat, colour):
                found |= bit(colour)
        return found

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.missing(g, ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        missing = self.missing(g, ctx)
        if missing:
            g.push(CHOOSE_CRYSTAL, ctx.seat, ctx.card, missing)

    def text(self, t: Teller) -> str:
        return t.say("op-crystal-missing")


@final
class PerSet(MageOp):
    """An effect for each set of crystals of all four basic colours that the player has."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        sets = min([crystals_of(s, ctx.seat, colour) for colour in range(BASICS)])
        for _ in range(sets):
            g.push(self.op, ctx.seat, ctx.card)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return self.op.extent(g, ctx)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-per-set", what=self.op.text(t))


@final
class SameCrystals(MageOp):
    """Several crystals of one basic colour."""

    kind = "colour"

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(COLOUR, colour) for colour in range(BASICS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        for _ in range(self.n):
            s.gain_crystal(ctx.seat, act.first(action))

    def text(self, t: Teller) -> str:
        return t.say("op-same-crystals", n=self.n)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-colour", what=t.say(f"colour-{COLOURS[act.first(action)]}"))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class CrystalsOfSpells(MageOp):
    """A crystal of the colour of a spell in the offer; several come from different cards.

    `a`: the spells that have given theirs, by their places in the offer, as a bit set.
    """

    kind = "colour"

    def __init__(self, n: int) -> None:
        self.n = n

    def left(self, s: Mage, used: i64) -> list[int]:
        """The spells that have given nothing yet, one a colour, by place."""
        out: list[int] = []
        seen: i64 = 0
        for place in range(len(s.zones[SPELL_OFFER])):
            colours = s.deed(s.zones[SPELL_OFFER][place]).colours
            if not has(used, place) and not colours & seen:
                seen |= colours
                out.append(place)
        return out

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if cast(Mage, g).zones[SPELL_OFFER] else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        if counted(ctx.a) < self.n:
            g.ask(ctx)

    def colour_at(self, s: Mage, place: i64) -> i64:
        colours = s.deed(s.zones[SPELL_OFFER][place]).colours
        for colour in range(BASICS):
            if has(colours, colour):
                return colour
        raise AssertionError("a spell has a colour")

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [act.action(COLOUR, self.colour_at(s, place)) for place in self.left(s, ctx.a)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        colour = act.first(action)
        for place in self.left(s, ctx.a):
            if self.colour_at(s, place) == colour:
                g.push(self, ctx.seat, ctx.card, ctx.a | bit(place))
        s.gain_crystal(ctx.seat, colour)

    def text(self, t: Teller) -> str:
        return t.say("op-crystals-of-spells", n=self.n)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-colour", what=t.say(f"colour-{COLOURS[act.first(action)]}"))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class CardsForCrystals(MageOp):
    """Up to so many cards, no wounds, may be discarded: each gives a crystal of its colour, an artifact of any basic
    one. (`a` is how many were.)"""

    kind = "discard-any"

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.a < self.n:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        cards = first_copies(g, [card for card in s.usable_hand(ctx.seat) if card != ctx.card])
        out = [act.action(act.PICK_CARD, g.table.kind[card], HAND) for card in cards]
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            return
        s = cast(Mage, g)
        card = find_copy(g, HAND, ctx.seat, act.first(action))
        g.push(self, ctx.seat, ctx.card, ctx.a + 1)
        discard(s, ctx.seat, card)
        colours = s.deed(card).colours
        g.push(CHOOSE_CRYSTAL, ctx.seat, ctx.card, colours if colours else BASIC_SET)

    def text(self, t: Teller) -> str:
        return t.say("op-cards-for-crystals", n=self.n)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-cards-for-crystals", n=self.n - ctx.a)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-enough")
        return t.say("do-discard", card=t.name(g.table.defs[act.first(action)].id))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MK-178"]


PAIRS: Final = [(GREEN, RED), (GREEN, BLUE), (WHITE, RED), (WHITE, BLUE)]


@final
class Sacrifice(MageOp):
    """All pairs of crystals of two colours give attacks, as one sum, and become mana tokens.

    One colour tells the reach (green siege, white ranged), the other one the element (red fire, blue ice).
    """

    kind = "pairs"
    times: i64 = RANGED_TIME

    def __init__(self, siege: int, ranged: int) -> None:
        self.siege = siege
        self.ranged = ranged
        self.attacks: list[Attack] = []
        for first, second in PAIRS:
            element = FIRE if second == RED else ICE
            self.attacks.append(
                Attack(siege, element, SIEGE) if first == GREEN else Attack(ranged, element, RANGED),
            )

    def pairs(self, s: Mage, seat: i64, i: i64) -> i64:
        first, second = PAIRS[i]
        return min(crystals_of(s, seat, first), crystals_of(s, seat, second))

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if timely(g, self.times) and self.choices(g, ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [act.action(act.OPTION, i) for i in range(len(PAIRS)) if self.pairs(s, ctx.seat, i)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        i = act.first(action)
        n = self.pairs(s, ctx.seat, i)
        for colour in PAIRS[i]:
            s.crystals[ctx.seat * BASICS + colour] -= n
            for _ in range(n):
                s.gain_token(ctx.seat, colour)
        attack = self.attacks[i]
        g.push(attack, ctx.seat, ctx.card, 0, attack.n * (n - 1) + ctx.b)

    def parts(self) -> dict[str, Op]:
        return {str(i): op for i, op in enumerate(self.attacks)}

    def text(self, t: Teller) -> str:
        return t.say("op-sacrifice", siege=self.siege, ranged=self.ranged)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        i = act.first(action)
        attack = self.attacks[i]
        n = self.pairs(cast(Mage, g), ctx.seat, i)
        what = t.say(f"attack-{REACHES[attack.reach]}-{ELEMENTS[attack.element]}")
        return t.sentences([t.say("op-attack", what=what, n=attack.n * int(n))])

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class DiscardForMore(MageOp):
    """Cards may be discarded for more points of what follows: at most one wound, and if `cards` any others.

    `a` tells whether a wound was, `b` what has been added.
    """

    kind = "discard-any"

    def __init__(self, op: Op, n: int, cards: bool) -> None:
        self.op = op
        self.n = n
        self.cards = cards
        self.times = times_of(op)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return self.op.extent(g, ctx)

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        for card in first_copies(g, [card for card in s.at(HAND, ctx.seat) if card != ctx.card]):
            if not ctx.a if s.deed(card).is_wound else self.cards:
                out.append(act.action(act.PICK_CARD, g.table.kind[card], HAND))
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            g.push(self.op, ctx.seat, ctx.card, 0, ctx.b)
            return
        s = cast(Mage, g)
        card = find_copy(g, HAND, ctx.seat, act.first(action))
        discard(s, ctx.seat, card)
        g.push(self, ctx.seat, ctx.card, 1 if s.deed(card).is_wound else ctx.a, ctx.b + self.n)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say(
            "op-discard-for-more" if self.cards else "op-discard-wound-for-more", what=self.op.text(t), n=self.n
        )

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-discard-for-more", n=self.n)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-enough")
        return t.say("do-discard", card=t.name(g.table.defs[act.first(action)].id))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MK-178"]


@final
class SomeOf(MageOp):
    """So many different ones of several effects, one after the other (`a`: those taken, as a bit set)."""

    kind = "choose"

    def __init__(self, n: int, ops: list[Op]) -> None:
        self.n = n
        self.ops = ops
        times: i64 = 0
        for op in ops:
            times |= times_of(op)
        self.times = times

    def open(self, g: Game, ctx: Ctx, taken: i64) -> list[int]:
        """Those that can be carried out and were not."""
        out: list[int] = []
        for i, op in enumerate(self.ops):
            if not has(taken, i) and op.extent(g, Ctx(op, ctx.seat, ctx.card, 0, ctx.b)) != NOT_AT_ALL:
                out.append(i)
        return out

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.open(g, ctx, 0) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        if counted(ctx.a) < self.n:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, i) for i in self.open(g, ctx, ctx.a)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        i = act.first(action)
        g.push(self, ctx.seat, ctx.card, ctx.a | bit(i), ctx.b)
        g.push(self.ops[i], ctx.seat, ctx.card, 0, ctx.b)

    def parts(self) -> dict[str, Op]:
        return {str(i): op for i, op in enumerate(self.ops)}

    def text(self, t: Teller) -> str:
        return t.say("op-some-of", n=self.n, what=t.listing([op.text(t) for op in self.ops], "list-semicolon"))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.sentences([self.ops[act.first(action)].text(t)])

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card
