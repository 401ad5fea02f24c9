"""What players suffer and give up."""

from typing import cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, PARTLY, Ctx, Game, Op, Printed
from deckhold.engine.ops import Grouped, first_copies
from deckhold.engine.text import THEY_DO, Teller
from deckhold.games.aeons_end.nemesis.harm import ANYONE, LOWEST_LIFE, MOST_CHARGES, MOST_OPEN, MOST_SPELLS
from deckhold.games.aeons_end.ops import all_prepped, burden, hurt, label_of_seat
from deckhold.games.aeons_end.ops.deciding import Burden
from deckhold.games.aeons_end.state import DECK, DISCARD, HAND, PREPPED, AeonsEnd

# -- players -----------------------------------------------------------------------------------------------------------


class Victim(Grouped):
    """A player whom the table picks, among those whom the card means, does or suffers something (AE-97, AE-99)."""

    kind = "victim"

    def __init__(self, op: Op, whom: str = ANYONE) -> None:
        self.op = op
        self.whom = whom

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        best: i64 = -1000
        out: list[int] = []
        seat: i64 = 0
        while seat < a.seats:
            score = self.score(a, seat)
            if score > best:
                best = score
                out = []
            if score == best:
                out.append(act.action(act.PLAYER, seat))
            seat += 1
        return out

    def score(self, a: AeonsEnd, seat: i64) -> i64:
        if self.whom == MOST_CHARGES:
            return a.charges[seat]
        if self.whom == MOST_SPELLS:
            return a.spells(seat)
        if self.whom == MOST_OPEN:
            return a.open_breaches(seat)
        if self.whom == LOWEST_LIFE:
            return -a.life[seat] if a.life[seat] > 0 else -999  # AE-106, AE-Q36
        return burden(self.op, a, seat)

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        a.push(self.op, act.first(action), ctx.card, ctx.a)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        best: i64 = NOT_AT_ALL
        for seat in range(a.seats):
            how_far = self.op.extent(a, Ctx(self.op, seat, ctx.card, ctx.a, 0))
            if how_far > best:
                best = how_far
        return best

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say(f"victim-{self.whom}", what=self.op.text(t.mood(THEY_DO)))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-victim", what=t.sentences([self.text(t)]))

    def rules(self) -> list[str]:
        return ["AE-97", "AE-99"]


class TwoVictims(Grouped):
    """Two different players take damage each, at one time; alone at the table, the same one twice (AE-128).

    `b`: the seat already picked, plus one.
    """

    kind = "victim"

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        if g.seats > 2:
            g.ask(ctx)
        else:
            self.strike(cast(AeonsEnd, g), 0, g.seats - 1)

    def strike(self, a: AeonsEnd, one: i64, other: i64) -> None:
        hurt(a, one, self.n)
        hurt(a, other, self.n)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PLAYER, seat) for seat in range(g.seats) if seat != ctx.b - 1]

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        seat = act.first(action)
        if ctx.b == 0:
            a.push(self, ctx.seat, ctx.card, ctx.a, seat + 1)
        else:
            self.strike(a, ctx.b - 1, seat)

    def text(self, t: Teller) -> str:
        return t.say("op-two-victims", what=t.amount("damage", self.n))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-victim", what=t.sentences([self.text(t)]))


class GivesUpCharges(Printed, Burden):
    """The player loses charges."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        n = self.n if self.n < a.charges[ctx.seat] else a.charges[ctx.seat]
        a.charges[ctx.seat] -= n
        if a.events is not None and n:
            a.note("lose-charge", ctx.seat, NO_CARD, n)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        return COMPLETELY if a.charges[ctx.seat] >= self.n else NOT_AT_ALL

    def burden(self, a: AeonsEnd, seat: i64) -> i64:
        return 1 if a.charges[seat] >= self.n else 0

    def text(self, t: Teller) -> str:
        return t.say("op-gives-up", what=t.amount("charge", self.n))


class HandCards(Printed, Burden):
    """The player discards or destroys hand cards, of the own choice or the costliest; `b`: how many already went."""

    kind = "hand-cards"

    def __init__(self, n: int, costliest: bool, destroys: bool) -> None:
        self.n = n
        self.costliest = costliest
        self.destroys = destroys

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.b >= self.n:
            return
        hand = g.at(HAND, ctx.seat)
        if self.destroys and hand and len(hand) <= self.n - ctx.b:
            self.chosen(g, ctx, self.choices(g, ctx)[0])  # all of them go, and destroyed cards have no order
        else:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        out: list[int] = []
        best: i64 = -1
        for card in first_copies(a, a.at(HAND, ctx.seat)):
            cost = a.card(card).cost
            if self.costliest and cost > best:
                best = cost
                out = []
            if not self.costliest or cost == best:
                out.append(act.action(act.PICK_PIECE, card))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        a.push(self, ctx.seat, ctx.card, ctx.a, ctx.b + 1)
        if self.destroys:
            a.destroy(act.first(action), HAND, ctx.seat)
        else:
            a.discard(act.first(action), HAND, ctx.seat)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        n = len(a.at(HAND, ctx.seat))
        return COMPLETELY if n >= self.n else PARTLY if n else NOT_AT_ALL

    def burden(self, a: AeonsEnd, seat: i64) -> i64:
        n = len(a.at(HAND, seat))
        return n if n < self.n else self.n

    def text(self, t: Teller) -> str:
        verb = "destroys" if self.destroys else "discards"
        return t.say(f"op-{verb}-costliest" if self.costliest else f"op-{verb}-hand", n=self.n)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        key = "ask-costliest-cards" if self.costliest else "ask-hand-cards"
        return t.say(key, do="destroy" if self.destroys else "discard", n=self.n - ctx.b)

    def rules(self) -> list[str]:
        return ["AE-98"]


class HandCardsTogether(Grouped):
    """The players together discard hand cards, split as they like; `b`: how many already went."""

    kind = "hand-cards-together"

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.b < self.n:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        out: list[int] = []
        for seat in range(a.seats):
            for card in first_copies(a, a.at(HAND, seat)):
                out.append(act.action(act.PICK_PIECE, card))
        return out

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        card = act.first(action)
        a.push(self, ctx.seat, ctx.card, ctx.a, ctx.b + 1)
        for seat in range(a.seats):
            if card in a.at(HAND, seat):
                a.discard(card, HAND, seat)
                return

    def text(self, t: Teller) -> str:
        return t.say("op-discard-together", n=self.n)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        held: i64 = 0
        for seat in range(g.seats):
            held += len(g.at(HAND, seat))
        left = self.n - ctx.b
        return t.say("ask-hand-cards-together", n=left if left < held else held)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return label_of_seat(cast(AeonsEnd, g), act.first(action), t)


class PreppedSpells(Grouped):
    """Prepped spells on the table are discarded or destroyed: the costliest, those of cost 0, or any.

    `b`: how many already went. `after` happens to the owner of each; `without` if there is none at all.
    """

    kind = "prepped-spells"

    def __init__(self, n: int, which: str, destroys: bool, after: Op | None = None, without: Op | None = None) -> None:
        self.n = n
        self.which = which  # costliest, cost-0, any
        self.destroys = destroys
        self.after = after
        self.without = without

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.b >= self.n:
            return
        a = cast(AeonsEnd, g)
        choices = self.choices(g, ctx)
        if self.without is not None and not choices:
            g.push(self.without, ctx.seat, ctx.card)
        elif self.destroys and choices and len(all_prepped(a)) <= self.n - ctx.b:
            self.decided(a, ctx, choices[0])  # all of them go, and destroyed cards have no order
        else:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        out: list[int] = []
        best: i64 = -1
        for card in all_prepped(a):
            cost = a.card(card).cost
            if self.which == "costliest" and cost > best:
                best = cost
                out = []
            if self.which == "any" or cost == (0 if self.which == "cost-0" else best):
                out.append(act.action(act.PICK_PIECE, card))
        return out

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        card = act.first(action)
        seat = a.holder(card)
        zone = PREPPED + a.prep_place(card, seat)
        a.push(self, ctx.seat, ctx.card, ctx.a, ctx.b + 1)
        if self.destroys:
            a.destroy(card, zone, seat)
        else:
            a.discard(card, zone, seat)
        if self.after is not None:
            a.push(self.after, seat, ctx.card)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        n = len(all_prepped(a))
        return COMPLETELY if n >= self.n else PARTLY if n else NOT_AT_ALL

    def parts(self) -> dict[str, Op]:
        parts: dict[str, Op] = {}
        if self.after is not None:
            parts["after"] = self.after
        if self.without is not None:
            parts["without"] = self.without
        return parts

    def text(self, t: Teller) -> str:
        verb = "destroy" if self.destroys else "discard"
        said = t.say(f"op-{verb}-prepped-{self.which}", n=self.n)
        if self.after is not None:
            said = t.say("op-and-owner", what=said, after=self.after.text(t.mood(THEY_DO)))
        if self.without is not None:
            said = t.say("op-without-spell", what=said, without=self.without.text(t))
        return said

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        verb = "destroy" if self.destroys else "discard"
        said = t.say(f"op-{verb}-prepped-{self.which}", n=self.n - ctx.b)
        return t.say("ask-prepped-spells", what=t.sentences([said]), n=self.n - ctx.b)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return label_of_seat(cast(AeonsEnd, g), act.first(action), t)


class ShuffleAndDestroy(Printed, Burden):
    """The player shuffles deck and discard together, shows the top two cards and destroys the costlier one."""

    kind = "costlier"

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        deck = a.to_change(DECK, ctx.seat)
        discard = a.to_take(DISCARD, ctx.seat)
        deck.extend(discard)
        discard.clear()
        a.shuffle(DECK, ctx.seat)
        for card in deck[-2:]:
            a.show(card, a.map.everybody)
            if a.events is not None:
                a.note("reveal", ctx.seat, card)
        a.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        top = a.at(DECK, ctx.seat)[-2:]
        if len(top) == 2 and a.table.kind[top[0]] == a.table.kind[top[1]]:
            top = top[1:]
        out: list[int] = []
        best: i64 = -1
        for card in top:
            if a.card(card).cost > best:
                best = a.card(card).cost
        for card in top:
            if a.card(card).cost == best:
                out.append(act.action(act.PICK_PIECE, card))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        cast(AeonsEnd, g).destroy(act.first(action), DECK, ctx.seat)

    def burden(self, a: AeonsEnd, seat: i64) -> i64:
        n = len(a.at(DECK, seat)) + len(a.at(DISCARD, seat))
        return n if n < 2 else 2

    def text(self, t: Teller) -> str:
        return t.say("op-shuffle-and-destroy")
