"""What effects count, and which cards they fall on."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game, Printed
from deckhold.engine.ops import CardOp, Count, What, Where
from deckhold.engine.text import Teller
from deckhold.games.aeons_end.ops.damage import ALLOT
from deckhold.games.aeons_end.ops.spells import all_prepped, allies, label_of_seat
from deckhold.games.aeons_end.state import DISCARD, HAND, PLAY, PREPPED, AeonsEnd

# -- counting ----------------------------------------------------------------------------------------------------------


class Tier(Count):
    """The nemesis tier."""

    key = "tier"

    def value(self, g: Game, ctx: Ctx) -> i64:
        return cast(AeonsEnd, g).tier()


class NemesisCardsUsed(Count):
    """How many nemesis cards lie in the turn-order discard."""

    key = "nemesis-card"

    def value(self, g: Game, ctx: Ctx) -> i64:
        return cast(AeonsEnd, g).nemesis_cards_used()


class OwnPile(Count):
    """Whether the supply pile of the card has run out."""

    key = "pile-out"

    def value(self, g: Game, ctx: Ctx) -> i64:
        return int(cast(AeonsEnd, g).pile_is_out(ctx.card))


class OpenBreaches(Count):
    """How many breaches of the player are open."""

    key = "open-breach"

    def value(self, g: Game, ctx: Ctx) -> i64:
        return cast(AeonsEnd, g).open_breaches(ctx.seat)


class Spells(Count):
    """How many spells the player has prepped; one that is being cast no longer counts (AE-53)."""

    def __init__(self, key: str) -> None:
        self.key = key

    def value(self, g: Game, ctx: Ctx) -> i64:
        return cast(AeonsEnd, g).spells(ctx.seat)


class PreppedCopies(Count):
    """How many other copies of this spell are prepped anywhere."""

    key = "copy"

    def value(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        kind = a.table.kind[ctx.card]
        n: i64 = 0
        for card in all_prepped(a):
            if a.table.kind[card] == kind:
                n += 1
        return n


class Trophies(Count):
    """How many trophies the player has."""

    key = "trophy"

    def value(self, g: Game, ctx: Ctx) -> i64:
        return cast(AeonsEnd, g).trophies[ctx.seat]


# -- picking cards -----------------------------------------------------------------------------------------------------


class Starters(What):
    """Cards that cost nothing."""

    def __init__(self) -> None:
        super().__init__("cost-0")

    def fits(self, g: Game, ctx: Ctx, card: i64) -> bool:
        return cast(AeonsEnd, g).card(card).cost == 0


ANY: Final = What()
IN_HAND: Final = Where([HAND], "hand", ANY)
IN_DISCARD: Final = Where([DISCARD], "discard", ANY)
IN_HAND_OR_DISCARD: Final = Where([HAND, DISCARD], "hand-or-discard", ANY)
PLAYED_THIS_TURN: Final = Where([PLAY], "play", What("gem-or-relic"))
ZERO_IN_DISCARD: Final = Where([DISCARD], "discard", Starters())
OWN_PREPPED: Final = Where([PREPPED, PREPPED + 1, PREPPED + 2, PREPPED + 3], "own-breaches", What("prepped-spell"))


class Destroy(CardOp):
    """A card of the player is destroyed (AE-116)."""

    verb = "destroy"

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        a.destroy(ctx.card, a.where(ctx.card, ctx.seat), ctx.seat)


class Discard(CardOp):
    """A card of the player goes to the discard pile."""

    verb = "discard"

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        a.discard(ctx.card, a.where(ctx.card, ctx.seat), ctx.seat)


class ToHand(CardOp):
    """A card of the player's discard goes to hand."""

    verb = "to-hand"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.move(ctx.card, DISCARD, ctx.seat, HAND, ctx.seat)
        if g.events is not None:
            g.note("to-hand", ctx.seat, ctx.card)


class DestroyThis(Printed):
    """The card itself is destroyed, wherever it lies by now."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        for seat in range(a.seats):
            zone = a.where(ctx.card, seat)
            if zone >= 0:
                a.destroy(ctx.card, zone, seat)
                return

    def text(self, t: Teller) -> str:
        return t.say("op-destroy-this")


class TopOfAllysDiscard(Printed):
    """The player may take, or destroy, the top card of an ally's discard."""

    kind = "ally-discard"

    def __init__(self, take: bool) -> None:
        self.take = take

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out: list[int] = []
        for ally in allies(cast(AeonsEnd, g), ctx.seat):
            if g.at(DISCARD, ally):
                out.append(act.action(act.PICK_PIECE, g.at(DISCARD, ally)[-1]))
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            return
        a = cast(AeonsEnd, g)
        card = act.first(action)
        for ally in range(a.seats):
            if card in a.at(DISCARD, ally):
                if self.take:  # AE-Q31: it stays with its new owner
                    a.move(card, DISCARD, ally, HAND, ctx.seat)
                    if a.events is not None:
                        a.note("to-hand", ctx.seat, card)
                else:
                    a.destroy(card, DISCARD, ally)
                return

    def text(self, t: Teller) -> str:
        return t.say("op-take-top" if self.take else "op-destroy-top")

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.sentences([self.text(t)])

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-pass")
        return label_of_seat(cast(AeonsEnd, g), act.first(action), t)


class DamageForEach(Printed):
    """Damage and more for each card picked before (`b`), split freely among targets."""

    def __init__(self, n: int, per: int) -> None:
        self.n = n
        self.per = per

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(ALLOT, ctx.seat, ctx.card, self.n + self.per * ctx.b)

    def text(self, t: Teller) -> str:
        return t.say("op-split-damage", what=t.amount("damage", self.n), more=t.amount("damage", self.per))
