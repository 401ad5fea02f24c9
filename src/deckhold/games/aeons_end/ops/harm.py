"""Harm to mages and Gravehold: damage, unleash, exhaustion, and what a mage loses by it."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Outcome, Printed
from deckhold.engine.ops import Grouped
from deckhold.engine.text import Teller
from deckhold.games.aeons_end.definitions import CROWN, NOBODY
from deckhold.games.aeons_end.state import BREACHES, DESTROYED, NEMESIS, PLACES, PREPPED, AeonsEnd

# -- damage ------------------------------------------------------------------------------------------------------------


def end(a: AeonsEnd, won: bool, reason: str) -> None:
    """The game is over for everybody (AE-01); what ended it first counts (AE-Q03)."""
    if a.result is None:
        seats = list(range(a.seats))
        a.finish(Outcome(tuple([int(won) for _ in seats]), tuple(seats) if won else (), reason, {}))


def hurt_gravehold(a: AeonsEnd, n: i64) -> None:
    if n <= 0:
        return
    a.gravehold = a.gravehold - n if a.gravehold > n else 0
    if a.events is not None:
        a.note("hurt-gravehold", NOBODY, NO_CARD, n)
    if a.gravehold == 0:
        end(a, False, "gravehold")  # AE-112


def hurt(a: AeonsEnd, seat: i64, n: i64) -> None:
    """A mage takes damage (AE-101 to AE-109)."""
    if n <= 0 or a.result is not None:
        return  # AE-Q41
    life: i64 = a.life[seat]
    if life == 0:
        hurt_gravehold(a, 2 * n)  # AE-107
        return
    shields = count_shields(a, seat)
    if shields:  # AE-Q09
        n = n - shields if n - shields > 1 else 1
    if a.events is not None:
        a.note("hurt", seat, NO_CARD, n)
    if n < life:
        a.life[seat] = life - n
        return
    a.life[seat] = 0
    if a.events is not None:
        a.note("exhausted", seat)
    if not a.solo and max(a.life) == 0:
        end(a, False, "exhausted")  # AE-109, AE-129
        return
    # The steps come next; if an unleash is being carried out, after it (AE-103).
    at: i64 = len(a.stack)
    i: i64 = at - 1
    while i >= 0:
        if a.stack[i].op is UNLEASH_END:
            at = i
            break
        i -= 1
    a.stack.insert(at, Ctx(EXHAUST, seat, NO_CARD, n - life, 0))


def count_shields(a: AeonsEnd, seat: i64) -> i64:
    n: i64 = 0
    place: i64 = 0
    while place < PLACES:
        for spell in a.at(PREPPED + place, seat):
            if a.card(spell).shields:
                n += 1
        place += 1
    return n


# -- unleash and exhaustion --------------------------------------------------------------------------------------------


class UnleashOnce(Printed):
    """Carry out the unleash text of the nemesis (AE-120)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        mat: i64 = a.zones[NEMESIS][0]
        definition = a.card(mat)
        if a.events is not None:
            a.note("unleash", NOBODY, mat)
        a.push(UNLEASH_END, 0)
        effect = definition.effect
        if a.increased and definition.increased is not None:
            effect = definition.increased
        assert effect is not None
        a.push(effect, 0, mat)


class UnleashEnd(Printed):
    """Marks on the stack where an unleash ends: players exhausted by it go through their steps only then (AE-103)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        return


class Exhaust(Grouped):
    """The steps of exhaustion, in order (AE-102, AE-108); `a`: damage beyond the last life.

    Several players exhausted at one time stand on the stack side by side: the table says who goes first (AE-Q07).
    """

    kind = "exhaust"

    def run(self, g: Game, ctx: Ctx) -> None:
        stack = g.stack
        if stack and stack[-1].op is EXHAUST:
            g.ask(ctx)
        else:
            self.begin(cast(AeonsEnd, g), ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.PLAYER, ctx.seat)]
        i: i64 = len(g.stack) - 1
        while i >= 0 and g.stack[i].op is EXHAUST:
            out.append(act.action(act.PLAYER, g.stack[i].seat))
            i -= 1
        out.sort()
        return out

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        seat = act.first(action)
        if seat == ctx.seat:
            self.begin(a, ctx)
            return
        i: i64 = len(a.stack) - 1
        while a.stack[i].seat != seat:
            i -= 1
        first = a.stack.pop(i)
        a.stack.append(ctx)
        self.begin(a, first)

    def begin(self, a: AeonsEnd, ctx: Ctx) -> None:
        seat = ctx.seat
        if ctx.a > 0:
            a.push(OVERFLOW, seat, NO_CARD, ctx.a)
        a.push(DROP_CHARGES, seat)
        a.push(DESTROY_BREACH, seat)
        if a.nemesis().foe == CROWN:
            hurt_gravehold(a, 4)  # AE-132
        else:
            a.push(UNLEASH, 0)
            a.push(UNLEASH, 0)

    def rules(self) -> list[str]:
        return ["AE-102"]


class Overflow(Printed):
    """What exhausted a player beyond need hits Gravehold twice (AE-108)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        hurt_gravehold(cast(AeonsEnd, g), 2 * ctx.a)


class DropCharges(Printed):
    """A player loses all charges."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if a.events is not None and a.charges[ctx.seat]:
            a.note("lose-charge", ctx.seat, NO_CARD, a.charges[ctx.seat])
        a.charges[ctx.seat] = 0

    def text(self, t: Teller) -> str:
        return t.say("op-drop-charges")


class DestroyBreach(Printed):
    """A player destroys a breach of the own choice, open or closed (AE-102); without one nothing happens (AE-Q08)."""

    kind = "destroy-breach"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, token) for token in g.at(BREACHES, ctx.seat) if token != NO_CARD]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        destroy_breach(cast(AeonsEnd, g), ctx.seat, act.first(action))

    def rules(self) -> list[str]:
        return ["AE-102", "AE-104"]


def destroy_breach(a: AeonsEnd, seat: i64, token: i64) -> None:
    """What is prepped in a breach is discarded, then the breach leaves the game (AE-104)."""
    a.push(REMOVE_BREACH, seat, token)
    a.push(EMPTY_BREACH, seat, token)


class EmptyBreach(Printed):
    """What is prepped in the breach `card` is discarded, in an order of the owner's choice, without effect (AE-Q37)."""

    kind = "order"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, card) for card in prepped_in(cast(AeonsEnd, g), ctx.seat, ctx.card)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        card = act.first(action)
        a.push(self, ctx.seat, ctx.card)
        a.discard(card, PREPPED + a.prep_place(card, ctx.seat), ctx.seat)


def prepped_in(a: AeonsEnd, seat: i64, token: i64) -> list[int]:
    """The spells prepped in a breach, one that reaches into it from its neighbour included."""
    place = a.place_of(token, seat)
    out = a.at(PREPPED + place, seat).copy()
    if place > 0 and a.reaches_over(seat, place - 1):
        out.extend(a.at(PREPPED + place - 1, seat))
    return out


class RemoveBreach(Printed):
    """The breach token `card` leaves the game; the others keep their places (AE-104)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        remove_breach(cast(AeonsEnd, g), ctx.seat, ctx.card)


def remove_breach(a: AeonsEnd, seat: i64, token: i64) -> None:
    place = a.place_of(token, seat)
    a.to_change(BREACHES, seat)[place] = NO_CARD
    a.rotation[seat * PLACES + place] = 0
    a.put(token, DESTROYED)
    a.forget(token)
    if a.events is not None:
        a.moved(token, BREACHES, seat, DESTROYED, 0)
        a.note("lose-breach", seat, token)


UNLEASH: Final = UnleashOnce()
UNLEASH_END: Final = UnleashEnd()
EXHAUST: Final = Exhaust()
OVERFLOW: Final = Overflow()
DROP_CHARGES: Final = DropCharges()
DESTROY_BREACH: Final = DestroyBreach()
EMPTY_BREACH: Final = EmptyBreach()
REMOVE_BREACH: Final = RemoveBreach()
