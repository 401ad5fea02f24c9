"""What it takes to discard a power."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD, CardDef
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, Printed
from deckhold.engine.text import Teller
from deckhold.games.aeons_end.definitions import FOR_OTHER
from deckhold.games.aeons_end.nemesis.acolytes import BLOOD_MAGIC
from deckhold.games.aeons_end.nemesis.victims import HandCards
from deckhold.games.aeons_end.ops import destroy_breach, pay
from deckhold.games.aeons_end.state import BREACHES, PREPPED, AeonsEnd

# -- TO DISCARD --------------------------------------------------------------------------------------------------------


class Price(Printed):
    """What a player does to discard a power (AE-76, AE-96); only offered when it can be done completely."""

    kind = "price"

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        return "" if root == "price" else "it is what discarding a power takes, and stands there only"


class PayAether(Price):
    """Pay aether; aether for cards only is of no use here (AE-Q23)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        pay(cast(AeonsEnd, g), ctx.seat, ctx.card, self.n, FOR_OTHER)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        return COMPLETELY if a.purse(FOR_OTHER) >= self.n else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("price-aether", what=t.amount("aether", self.n))


class DiscardHandCards(HandCards):
    """Discard own hand cards."""

    def __init__(self, n: int) -> None:
        super().__init__(n, False, False)

    def text(self, t: Teller) -> str:
        return t.say("price-hand-cards", n=self.n)


class DiscardSpells(Price):
    """Discard own prepped spells, in an order of one's choice; `b`: how many already went."""

    kind = "own-prepped"

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.b < self.n:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return own_spells(cast(AeonsEnd, g), ctx.seat, 0)

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        card = act.first(action)
        a.push(self, ctx.seat, ctx.card, ctx.a, ctx.b + 1)
        a.discard(card, PREPPED + a.prep_place(card, ctx.seat), ctx.seat)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        return COMPLETELY if a.spells(ctx.seat) >= self.n else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("price-spells", n=self.n)


def own_spells(a: AeonsEnd, seat: i64, cost: i64) -> list[int]:
    """Picks among the seat's prepped spells of a cost or more."""
    out: list[int] = []
    for place in range(4):
        for card in a.at(PREPPED + place, seat):
            if a.card(card).cost >= cost:
                out.append(act.action(act.PICK_PIECE, card))
    return out


class SacrificeSpell(Price):
    """Destroy an own prepped spell of a cost or more together with a breach that holds it."""

    kind = "own-prepped"

    def __init__(self, cost: int) -> None:
        self.cost = cost

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return own_spells(cast(AeonsEnd, g), ctx.seat, self.cost)

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        card = act.first(action)
        place = a.prep_place(card, ctx.seat)
        two = a.card(card).two_breaches
        a.destroy(card, PREPPED + place, ctx.seat)
        if two:
            a.push(SACRIFICE_BREACH, ctx.seat, NO_CARD, place)
        else:
            destroy_breach(a, ctx.seat, a.at(BREACHES, ctx.seat)[place])

    def extent(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        return COMPLETELY if self.choices(a, ctx) else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("price-sacrifice", what=t.say("what-spell-from", cost=t.amount("aether", self.cost)))


class SacrificeBreach(Printed):
    """Which of the two breaches of the destroyed spell goes; `a`: the left one's place."""

    kind = "sacrifice-breach"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        tokens = g.at(BREACHES, ctx.seat)
        return [act.action(act.PICK_PIECE, tokens[ctx.a]), act.action(act.PICK_PIECE, tokens[ctx.a + 1])]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        destroy_breach(cast(AeonsEnd, g), ctx.seat, act.first(action))


SACRIFICE_BREACH: Final = SacrificeBreach()

NEMESIS_ROOTS: Final[dict[str, Op]] = {"blood_magic": BLOOD_MAGIC, "sacrifice_breach": SACRIFICE_BREACH}
