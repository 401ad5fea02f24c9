"""Effects of heroes and constructs that no word of the engine says."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine.cards import CardDef
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import Lasting, Seq
from deckhold.engine.text import Teller
from deckhold.games.ascension.definitions import AscensionCard
from deckhold.games.ascension.ops.triggers import CONSTRUCT_ACQUIRED, LIFEBOUND_HERO
from deckhold.games.ascension.state import CONSTRUCTS, COST, HAND, PLAYED, Ascension


@final
class Unity(Lasting):
    """Happens once another hero of the faction has been played this turn, before or after (AS-79 to AS-83)."""

    event = LIFEBOUND_HERO

    def __init__(self, op: Op) -> None:
        self.op = op

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        for card in a.at(PLAYED, ctx.seat):
            if card != ctx.card and a.card(card).is_lifebound:
                a.push(self.op, ctx.seat, ctx.card)
                return
        super().run(g, ctx)

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.card != card

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.push(self.op, entry.seat, entry.card)

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        hero = root == "effect" and cast(AscensionCard, card).is_hero
        outside = within is None or (isinstance(within, Seq) and within.address == f"{card.id}.{root}")
        return "" if hero and outside else "unity is for a hero's effect, alone or as one of its sentences"

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-unity", what=self.op.text(t))


@final
class Discount(Lasting):
    """The next construct acquired this turn costs less; a free one uses it up too (AS-Q16)."""

    changes = COST
    event = CONSTRUCT_ACQUIRED

    def __init__(self, n: int) -> None:
        self.n = n

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return cast(Ascension, g).card(card).is_construct

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value - self.n if value > self.n else 0

    def text(self, t: Teller) -> str:
        return t.say("op-discount", cost=t.amount("runes", self.n))


@final
class Exchange(Op):
    """Runes, not the restricted ones, buy honor; payable in full or not at all."""

    def __init__(self, runes: int, honor: int) -> None:
        self.runes = runes
        self.honor = honor

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        a.runes -= self.runes
        a.gain_honor(ctx.seat, self.honor)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if cast(Ascension, g).runes >= self.runes else NOT_AT_ALL

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        return used_only(root, within)

    def text(self, t: Teller) -> str:
        return t.say("op-exchange", cost=t.amount("runes", self.runes), gain=t.amount("honor", self.honor))


def used_only(root: str, within: Op | None) -> str:
    """Where an effect can stand that a construct's controller uses as a whole."""
    return (
        ""
        if root.startswith("use") and within is None
        else "it is for one of a construct's uses, and nothing around it"
    )


class ExtraTurn(Op):
    """The construct banishes itself; its controller takes another turn after this one (AS-Q13)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        a.banish(ctx.card, CONSTRUCTS, ctx.seat)
        a.extra_turns += 1

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        return used_only(root, within)

    def text(self, t: Teller) -> str:
        return t.say("op-extra-turn")


class StealCards(Op):
    """A random card moves from every opponent's hand to the player's (AS-106)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        for step in range(1, g.seats):
            victim = (ctx.seat + step) % g.seats
            hand = g.at(HAND, victim)
            if hand:
                card = hand[g.chance(len(hand))]
                g.move(card, HAND, victim, HAND, ctx.seat)
                if g.events is not None:
                    g.note("steal", ctx.seat, card, victim)

    def text(self, t: Teller) -> str:
        return t.say("op-steal")
