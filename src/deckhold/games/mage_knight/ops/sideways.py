"""Skills that make a card worth more when it is played sideways. They replace its value: one at a time for one card."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import Deed, MageOp
from deckhold.games.mage_knight.ops.dice import die_used
from deckhold.games.mage_knight.ops.mana import pay_mana
from deckhold.games.mage_knight.ops.verbs import COLOUR
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import HAND
from deckhold.games.mage_knight.terms import BASIC_ACTION, BASICS, BLACK, COLOURS, TURN


class Sidelong(Lasting):
    """The next card that it serves for gives more when it is played sideways this turn."""

    changes = "sideways"
    event = "sideways"
    scope: i64 = TURN

    def serves(self, deed: Deed) -> bool:
        """Whether it is for a card."""
        return not deed.is_wound

    def worth(self, deed: Deed, colour: i64) -> i64:
        """What the card gives; `colour`: of the mana that was paid for it, or another number of the entry."""
        raise NotImplementedError

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        """Of several that wait, each for a card of its own, the first one that serves."""
        deed = cast(Mage, g).deed(card)
        for one in g.lasting:
            if one.seat == seat and isinstance(one.op, Sidelong) and one.op.serves(deed):
                return one is entry
        return False

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return self.worth(cast(Mage, g).deed(card), entry.b)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        """There must be such a card, and no other such effect that still waits for its card.

        A card gives move or influence points at any time of a turn, and in every phase of a combat (MK-124): other
        effects spend them there.
        """
        s = cast(Mage, g)
        for entry in s.lasting:
            if entry.seat == ctx.seat and isinstance(entry.op, Sidelong):
                return NOT_AT_ALL
        for card in s.at(HAND, ctx.seat):
            if self.serves(s.deed(card)):
                return COMPLETELY
        return NOT_AT_ALL


@final
class WoundSideways(Sidelong):
    """A wound may be played sideways for so much."""

    def __init__(self, n: int) -> None:
        self.n = n

    def serves(self, deed: Deed) -> bool:
        return deed.is_wound

    def worth(self, deed: Deed, colour: i64) -> i64:
        return self.n

    def text(self, t: Teller) -> str:
        return t.say("op-wound-sideways", n=self.n)


@final
class MoreSideways(Sidelong):
    """The next card gives so much; `rare`: one that is no basic action gives that much."""

    def __init__(self, n: int, rare: int = 0) -> None:
        self.n = n
        self.rare = rare or n

    def worth(self, deed: Deed, colour: i64) -> i64:
        return self.n if deed.kind == BASIC_ACTION else self.rare

    def text(self, t: Teller) -> str:
        if self.rare != self.n:
            return t.say("op-more-sideways-rare", n=self.n, rare=self.rare)
        return t.say("op-more-sideways", n=self.n)


@final
class ColouredSideways(Sidelong):
    """The next card gives so much for the mana that was paid; of the same colour, that much."""

    def __init__(self, n: int, same: int) -> None:
        self.n = n
        self.same = same

    def worth(self, deed: Deed, colour: i64) -> i64:
        return self.same if has(deed.colours, colour) else self.n

    def text(self, t: Teller) -> str:
        return t.say("op-coloured-sideways", n=self.n, same=self.same)

    def told(self, g: Game, entry: Ctx, t: Teller) -> str:
        return t.say(
            "in-force-coloured-sideways", mana=t.amount(f"mana-{COLOURS[entry.b]}", 1), n=self.n, same=self.same
        )


@final
class LonelySideways(Sidelong):
    """The next card gives so much, and more for each command token without a unit (the entry's number)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        free = cast(Mage, g).idle_command(ctx.seat)
        g.last(self, ctx.seat, ctx.card, TURN, free if free > 0 else 0)

    def worth(self, deed: Deed, colour: i64) -> i64:
        return self.n + colour

    def text(self, t: Teller) -> str:
        return t.say("op-lonely-sideways", n=self.n)

    def told(self, g: Game, entry: Ctx, t: Teller) -> str:
        return t.say("op-more-sideways", n=self.n + int(entry.b))


@final
class PaidSideways(MageOp):
    """Pay one mana, gold as any basic colour, black where it works; then a card is worth more sideways."""

    kind = "colour"

    def __init__(self, op: Sidelong) -> None:
        self.op = op

    def open_to(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [colour for colour in (*range(BASICS), BLACK) if s.pays_all(ctx.seat, [colour])]

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return self.op.extent(g, ctx) if self.open_to(g, ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(COLOUR, colour) for colour in self.open_to(g, ctx)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.last(self.op, ctx.seat, ctx.card, TURN, act.first(action))
        pay_mana(g, ctx.seat, [act.first(action)])

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-paid-sideways", what=self.op.text(t))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-colour", what=t.say(f"colour-{COLOURS[act.first(action)]}"))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class NoSource(Lasting):
    """No die of the source may be used as mana this turn."""

    changes = "source"
    scope: i64 = TURN

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return 0

    def text(self, t: Teller) -> str:
        return t.say("op-no-source")


@final
class WithoutSource(MageOp):
    """An effect for whoever uses no die of the source in the whole turn."""

    def __init__(self, op: Op) -> None:
        self.op = op
        self.no_source = NoSource()

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return NOT_AT_ALL if die_used(cast(Mage, g), ctx.seat) else self.op.extent(g, ctx)

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(self.op, ctx.seat, ctx.card, ctx.a, ctx.b)
        g.push(self.no_source, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op, "no-source": self.no_source}

    def text(self, t: Teller) -> str:
        return t.say("op-without-source", what=self.op.text(t))
