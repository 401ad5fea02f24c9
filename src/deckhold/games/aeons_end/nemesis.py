"""What nemesis cards and mats are made of: effects on players and Gravehold that the table decides on together."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Count
from deckhold.engine.text import THEY_DO, Teller
from deckhold.games.aeons_end.ops import (
    COMPLETELY,
    NOT_AT_ALL,
    PARTLY,
    UNLEASH,
    CostsAtLeast,
    Effect,
    Grouped,
    OfSome,
    all_prepped,
    burden,
    destroy_breach,
    end,
    extent,
    gain_tokens,
    hit,
    hurt,
    hurt_gravehold,
    label_of_seat,
    lose_tokens,
    next_acolyte,
    pay,
    reveal_turn,
)
from deckhold.games.aeons_end.state import (
    ACOLYTE,
    ACOLYTE_DECK,
    ACOLYTE_DISCARD,
    ANY_PLAYER,
    ATTACK,
    BREACHES,
    DECK,
    DISCARD,
    FOR_OTHER,
    HAND,
    IN_PLAY,
    MINION,
    NEMESIS_DISCARD,
    NEMESIS_TURN,
    NOBODY,
    PAIR_12,
    PAIR_34,
    PREPPED,
    TURN_DECK,
    TURN_DISCARD,
    AeonsEnd,
)

# Whom an effect hits.
ANYONE: Final = "any"
MOST_CHARGES: Final = "most-charges"
MOST_SPELLS: Final = "most-spells"
MOST_OPEN: Final = "most-open"
LOWEST_LIFE: Final = "lowest-life"

HITS_BITS: Final = 8  # room for the damage of one seat in a packed number


# -- counting ----------------------------------------------------------------------------------------------------------


class MostSpells(Count):
    """The largest number of spells that one player has prepped."""

    key = "most-spells"

    def value(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        most: i64 = 0
        for seat in range(a.seats):
            n = a.spells(seat)
            if n > most:
                most = n
        return most


class Tokens(Count):
    """The tokens of the nemesis."""

    key = "token"

    def value(self, g: Game, ctx: Ctx) -> i64:
        return cast(AeonsEnd, g).tokens


class HalfTokens(Count):
    """Half the tokens of the nemesis, rounded up."""

    key = "half-tokens"

    def value(self, g: Game, ctx: Ctx) -> i64:
        return (cast(AeonsEnd, g).tokens + 1) // 2


class LifeLeft(Count):
    """The life this minion still has."""

    key = "life-left"

    def value(self, g: Game, ctx: Ctx) -> i64:
        return cast(AeonsEnd, g).counter(ctx.card)


class Wounds(Count):
    """The life this minion has lost."""

    key = "wound"

    def value(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        return a.card(ctx.card).life - a.counter(ctx.card)


# -- damage ------------------------------------------------------------------------------------------------------------


class TakesPer(Effect):
    """The player takes damage for each of something."""

    def __init__(self, count: Count) -> None:
        self.count = count

    def run(self, g: Game, ctx: Ctx) -> None:
        hurt(cast(AeonsEnd, g), ctx.seat, self.count.value(g, ctx))

    def text(self, t: Teller) -> str:
        return t.say("op-takes-per", what=t.amount("damage", 1), per=self.count.text(t))


class GraveholdTakes(Effect):
    """Gravehold takes damage."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        hurt_gravehold(cast(AeonsEnd, g), self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-gravehold", what=t.amount("damage", self.n))


class GraveholdTakesPer(Effect):
    """Gravehold takes damage for each of something."""

    def __init__(self, n: int, count: Count) -> None:
        self.n = n
        self.count = count

    def run(self, g: Game, ctx: Ctx) -> None:
        hurt_gravehold(cast(AeonsEnd, g), self.n * self.count.value(g, ctx))

    def text(self, t: Teller) -> str:
        return t.say("op-gravehold-per", what=t.amount("damage", self.n), per=self.count.text(t))


class Loses(Effect):
    """This minion loses life, if it is still in play; `spoken_of`: the one the sentence is about."""

    def __init__(self, n: int, spoken_of: bool = False) -> None:
        self.n = n
        self.spoken_of = spoken_of

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if ctx.card in a.zones[IN_PLAY]:
            hit(a, ctx.card, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-it-loses" if self.spoken_of else "op-loses", what=t.amount("life", self.n))


class LosesGame(Effect):
    """The players lose."""

    def run(self, g: Game, ctx: Ctx) -> None:
        end(cast(AeonsEnd, g), False, "shadows-reach")

    def text(self, t: Teller) -> str:
        return t.say("op-lose-game")


# -- unleash and tokens ------------------------------------------------------------------------------------------------


class Unleash(Effect):
    """Unleash several times, one after the other."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        for _ in range(self.n):
            g.push(UNLEASH, 0)

    def text(self, t: Teller) -> str:
        return t.say("op-unleash", n=self.n)


class UnleashUntil(Effect):
    """Unleash until the nemesis has a number of tokens."""

    def __init__(self, tokens: int) -> None:
        self.tokens = tokens

    def run(self, g: Game, ctx: Ctx) -> None:
        if cast(AeonsEnd, g).tokens < self.tokens:
            g.push(self, ctx.seat, ctx.card)
            g.push(UNLEASH, 0)

    def text(self, t: Teller) -> str:
        return t.say("op-unleash-until", what=t.amount("token", self.tokens))


class GainsTokens(Effect):
    """The nemesis gains tokens, up to its maximum."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        gain_tokens(cast(AeonsEnd, g), self.n)

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
        room: i64 = a.token_range()[1] - a.tokens
        return COMPLETELY if room >= self.n else PARTLY if room > 0 else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-gains-tokens", what=t.amount("token", self.n))


class LosesTokens(Effect):
    """The nemesis loses tokens."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        lose_tokens(cast(AeonsEnd, g), self.n)

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
        return COMPLETELY if a.tokens >= self.n else PARTLY  # AE-Q44

    def text(self, t: Teller) -> str:
        return t.say("op-loses-tokens", what=t.amount("token", self.n))


class IfElse(Effect):
    """One effect if a count reaches a number, otherwise another."""

    def __init__(self, count: Count, n: int, then: Op, otherwise: Op) -> None:
        self.count = count
        self.n = n
        self.then = then
        self.otherwise = otherwise

    def run(self, g: Game, ctx: Ctx) -> None:
        holds = self.count.value(g, ctx) >= self.n
        g.push(self.then if holds else self.otherwise, ctx.seat, ctx.card, ctx.a, ctx.b)

    def parts(self) -> dict[str, Op]:
        return {"then": self.then, "otherwise": self.otherwise}

    def text(self, t: Teller) -> str:
        condition = t.say(f"if-{self.count.key}", n=self.n)
        return t.say("op-if-else", condition=condition, what=self.then.text(t), otherwise=self.otherwise.text(t))


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

    def decided(self, a: AeonsEnd, ctx: Ctx, action: i64) -> None:
        a.push(self.op, act.first(action), ctx.card, ctx.a)

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
        best: i64 = NOT_AT_ALL
        for seat in range(a.seats):
            how_far = extent(self.op, a, Ctx(self.op, seat, ctx.card, ctx.a, 0))
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

    def decided(self, a: AeonsEnd, ctx: Ctx, action: i64) -> None:
        seat = act.first(action)
        if ctx.b == 0:
            a.push(self, ctx.seat, ctx.card, ctx.a, seat + 1)
        else:
            self.strike(a, ctx.b - 1, seat)

    def text(self, t: Teller) -> str:
        return t.say("op-two-victims", what=t.amount("damage", self.n))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-victim", what=t.sentences([self.text(t)]))


class GivesUpCharges(Effect):
    """The player loses charges."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        n = self.n if self.n < a.charges[ctx.seat] else a.charges[ctx.seat]
        a.charges[ctx.seat] -= n
        if a.events is not None and n:
            a.note("lose-charge", ctx.seat, NO_CARD, n)

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
        return COMPLETELY if a.charges[ctx.seat] >= self.n else NOT_AT_ALL

    def burden(self, a: AeonsEnd, seat: i64) -> i64:
        return 1 if a.charges[seat] >= self.n else 0

    def text(self, t: Teller) -> str:
        return t.say("op-gives-up", what=t.amount("charge", self.n))


class HandCards(Effect):
    """The player discards or destroys hand cards, of the own choice or the costliest; `b`: how many already went."""

    kind = "hand-cards"

    def __init__(self, n: int, costliest: bool, destroys: bool) -> None:
        self.n = n
        self.costliest = costliest
        self.destroys = destroys

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.b < self.n:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        kinds: list[int] = []
        out: list[int] = []
        best: i64 = -1
        for card in a.at(HAND, ctx.seat):
            cost = a.card(card).cost
            if self.costliest and cost > best:
                best = cost
                out = []
                kinds = []
            if (not self.costliest or cost == best) and a.table.kind[card] not in kinds:
                kinds.append(a.table.kind[card])
                out.append(act.action(act.PICK_PIECE, card))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        a.push(self, ctx.seat, ctx.card, ctx.a, ctx.b + 1)
        if self.destroys:
            a.destroy(act.first(action), HAND, ctx.seat)
        else:
            a.discard(act.first(action), HAND, ctx.seat)

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
        n = len(a.at(HAND, ctx.seat))
        return COMPLETELY if n >= self.n else PARTLY if n else NOT_AT_ALL

    def burden(self, a: AeonsEnd, seat: i64) -> i64:
        n = len(a.at(HAND, seat))
        return n if n < self.n else self.n

    def text(self, t: Teller) -> str:
        verb = "destroys" if self.destroys else "discards"
        return t.say(f"op-{verb}-costliest" if self.costliest else f"op-{verb}-hand", n=self.n)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-hand-cards", do="destroy" if self.destroys else "discard", n=self.n - ctx.b)

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
            kinds: list[int] = []
            for card in a.at(HAND, seat):
                if a.table.kind[card] not in kinds:
                    kinds.append(a.table.kind[card])
                    out.append(act.action(act.PICK_PIECE, card))
        return out

    def decided(self, a: AeonsEnd, ctx: Ctx, action: i64) -> None:
        card = act.first(action)
        a.push(self, ctx.seat, ctx.card, ctx.a, ctx.b + 1)
        for seat in range(a.seats):
            if card in a.at(HAND, seat):
                a.discard(card, HAND, seat)
                return

    def text(self, t: Teller) -> str:
        return t.say("op-discard-together", n=self.n)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-hand-cards-together", n=self.n - ctx.b)

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

    def decided(self, a: AeonsEnd, ctx: Ctx, action: i64) -> None:
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

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
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
        return t.say("ask-prepped-spells", what=t.sentences([said]))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return label_of_seat(cast(AeonsEnd, g), act.first(action), t)


class ShuffleAndDestroy(Effect):
    """The player shuffles deck and discard together, shows the top two cards and destroys the costlier one."""

    kind = "costlier"

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        deck = a.at(DECK, ctx.seat)
        discard = a.at(DISCARD, ctx.seat)
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


# -- the turn-order deck -----------------------------------------------------------------------------------------------


def candidates(a: AeonsEnd, turn_of: i64) -> list[int]:
    """The players one of whom a turn-order card in the deck would give the turn to (AE-Q18)."""
    if a.solo:
        return [0]
    if turn_of < ANY_PLAYER:
        return [turn_of]
    if turn_of == ANY_PLAYER:
        return list(range(a.seats))
    pair = [0, 1] if turn_of == PAIR_12 else [2, 3]
    token = a.pair_tokens[turn_of - PAIR_12]
    if token >= 0:
        pair.remove(token)
    return pair


class RevealVictim(OfSome):
    """Show the top turn-order card: its player takes damage; a nemesis card: Gravehold does."""

    kind = "turn-victim"

    def __init__(self, n: int, gravehold: int) -> None:
        self.n = n
        self.gravehold = gravehold

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if a.card(reveal_turn(a)).turn_of == NEMESIS_TURN:
            hurt_gravehold(a, self.gravehold)
        else:
            a.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        turn_of = a.card(a.zones[TURN_DECK][-1]).turn_of
        return [act.action(act.PLAYER, seat) for seat in candidates(a, turn_of)]

    def voters(self, a: AeonsEnd, ctx: Ctx) -> list[int]:
        return candidates(a, a.card(a.zones[TURN_DECK][-1]).turn_of)

    def decided(self, a: AeonsEnd, ctx: Ctx, action: i64) -> None:
        hurt(a, act.first(action), self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-reveal-victim", what=t.amount("damage", self.n), gravehold=t.amount("damage", self.gravehold))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-turn-victim", what=t.amount("damage", self.n))

    def rules(self) -> list[str]:
        return ["AE-31", "AE-119"]


class LoseTurn(Effect):
    """Show the top turn-order card: a player card is discarded, a nemesis card stays and Gravehold takes damage."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        card = reveal_turn(a)
        turn_of = a.card(card).turn_of
        if turn_of == NEMESIS_TURN:
            hurt_gravehold(a, self.n)
            return
        a.move(card, TURN_DECK, 0, TURN_DISCARD, 0)
        if turn_of in (PAIR_12, PAIR_34):
            a.pair_takers[a.pair_index(card)] = NOBODY
        if a.events is not None:
            a.note("lose-turn", NOBODY, card)

    def text(self, t: Teller) -> str:
        return t.say("op-lose-turn", what=t.amount("damage", self.n))


class PerTurnTaken(OfSome):
    """Each player takes 1 damage per own card in the turn-order discard, at one time.

    `a`: the damage so far, packed; `b`: how many cards whose player the table picks are dealt with.
    """

    kind = "turn-victim"

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if ctx.b < len(open_cards(a)):
            a.ask(ctx)
            return
        seat: i64 = 0
        while seat < a.seats:
            own = own_turns(a, seat)
            hurt(a, seat, own + ((ctx.a >> (HITS_BITS * seat)) & ((1 << HITS_BITS) - 1)))
            seat += 1

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PLAYER, seat) for seat in self.voters(cast(AeonsEnd, g), ctx)]

    def voters(self, a: AeonsEnd, ctx: Ctx) -> list[int]:
        turn_of = a.card(open_cards(a)[ctx.b]).turn_of
        if turn_of == ANY_PLAYER:
            return list(range(a.seats))
        return [0, 1] if turn_of == PAIR_12 else [2, 3]

    def decided(self, a: AeonsEnd, ctx: Ctx, action: i64) -> None:
        a.push(self, ctx.seat, ctx.card, ctx.a + (1 << (HITS_BITS * act.first(action))), ctx.b + 1)

    def text(self, t: Teller) -> str:
        return t.say("op-per-turn-taken", what=t.amount("damage", 1))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-turn-victim", what=t.amount("damage", 1))


def own_turns(a: AeonsEnd, seat: i64) -> i64:
    """How many cards of the turn-order discard are a player's own beyond doubt (AE-Q18)."""
    n: i64 = 0
    for card in a.zones[TURN_DISCARD]:
        turn_of = a.card(card).turn_of
        if (
            turn_of == seat
            or (a.solo and turn_of < ANY_PLAYER)
            or (turn_of in (PAIR_12, PAIR_34) and a.taker(card) == seat and not both_used(a, turn_of))
        ):
            n += 1
    pair = PAIR_12 + seat // 2
    return n + 1 if both_used(a, pair) else n  # both cards of a pair hit each of the two once


def both_used(a: AeonsEnd, pair: i64) -> bool:
    n: i64 = 0
    for card in a.zones[TURN_DISCARD]:
        if a.card(card).turn_of == pair:
            n += 1
    return n == 2


def open_cards(a: AeonsEnd) -> list[int]:
    """Cards of the turn-order discard whose player the table, or the pair, has to pick (AE-31, AE-Q18)."""
    out: list[int] = []
    for card in a.zones[TURN_DISCARD]:
        turn_of = a.card(card).turn_of
        nobodys = turn_of in (PAIR_12, PAIR_34) and a.taker(card) == NOBODY and not both_used(a, turn_of)
        if turn_of == ANY_PLAYER or nobodys:
            out.append(card)
    return out


class KeepOneTurn(Grouped):
    """The table keeps one player card in the turn-order discard; all others are shuffled into the deck."""

    kind = "keep-turn"

    def run(self, g: Game, ctx: Ctx) -> None:
        if self.choices(g, ctx):
            g.ask(ctx)
        else:
            self.keep(cast(AeonsEnd, g), NO_CARD)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        kinds: list[int] = []
        out: list[int] = []
        for card in a.zones[TURN_DISCARD]:
            turn_of = a.card(card).turn_of
            pair = turn_of in (PAIR_12, PAIR_34)  # which of a pair's cards stays matters: somebody took its turn
            if turn_of != NEMESIS_TURN and (pair or a.table.kind[card] not in kinds):
                kinds.append(a.table.kind[card])
                out.append(act.action(act.PICK_PIECE, card))
        return out

    def decided(self, a: AeonsEnd, ctx: Ctx, action: i64) -> None:
        self.keep(a, act.first(action))

    def keep(self, a: AeonsEnd, kept: i64) -> None:
        for card in a.zones[TURN_DISCARD].copy():
            if card != kept:
                a.move(card, TURN_DISCARD, 0, TURN_DECK, 0)
        a.shuffle(TURN_DECK)

    def text(self, t: Teller) -> str:
        return t.say("op-keep-one-turn")


class DrawsMore(Effect):
    """The nemesis draws one card more in the draw phase of this turn."""

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(AeonsEnd, g).extra_draws += 1

    def text(self, t: Teller) -> str:
        return t.say("op-draws-more")


# -- nemesis cards among themselves ------------------------------------------------------------------------------------


class RepeatAttack(Effect):
    """The attack most lately put into the nemesis discard is carried out again (AE-Q29)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        discard = a.zones[NEMESIS_DISCARD]
        i: i64 = len(discard) - 1
        while i >= 0:
            definition = a.card(discard[i])
            if definition.kind == ATTACK:
                effect = definition.effect
                assert effect is not None
                a.push(effect, 0, discard[i])
                return
            i -= 1

    def text(self, t: Teller) -> str:
        return t.say("op-repeat-attack")


class MinionReturns(Effect):
    """The minion most lately put into the nemesis discard enters play again at full life."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        minion = last_minion(a)
        if minion != NO_CARD:
            a.enter(minion, NEMESIS_DISCARD)

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
        return COMPLETELY if last_minion(a) != NO_CARD else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-minion-returns")


def last_minion(a: AeonsEnd) -> i64:
    discard = a.zones[NEMESIS_DISCARD]
    i: i64 = len(discard) - 1
    while i >= 0:
        if a.card(discard[i]).kind == MINION:
            return discard[i]
        i -= 1
    return NO_CARD


# -- acolytes ----------------------------------------------------------------------------------------------------------


def acolytes(a: AeonsEnd) -> list[int]:
    """The acolytes in play, the oldest first."""
    return [card for card in a.zones[IN_PLAY] if a.card(card).kind == ACOLYTE]


class WithAcolyte(Grouped):
    """Something happens to the acolyte with most, or least, life; the table breaks ties."""

    kind = "acolyte"

    def __init__(self, most: bool, op: Op) -> None:
        self.most = most
        self.op = op

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        out: list[int] = []
        best: i64 = -1000
        for card in acolytes(a):
            score = a.counter(card) if self.most else -a.counter(card)
            if score > best:
                best = score
                out = []
            if score == best:
                out.append(act.action(act.PICK_PIECE, card))
        return out

    def decided(self, a: AeonsEnd, ctx: Ctx, action: i64) -> None:
        a.push(self.op, 0, act.first(action))

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-with-acolyte", which="most" if self.most else "least", what=self.op.text(t))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-acolyte", what=t.sentences([self.text(t)]))


class BloodMagic(Effect):
    """This acolyte's Blood Magic as long as it is in play, with or without what it does to the acolyte itself.

    `b`: how many times it already happened.
    """

    def __init__(self, with_self: bool, times: int = 1) -> None:
        self.with_self = with_self
        self.times = times

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if ctx.card not in a.zones[IN_PLAY]:
            return
        if ctx.b + 1 < self.times:
            a.push(self, 0, ctx.card, 0, ctx.b + 1)
        effect = a.card(ctx.card).effect
        assert effect is not None
        if a.events is not None:
            a.note("blood-magic", NOBODY, ctx.card)
        a.push(effect, 0, ctx.card, int(self.with_self))

    def text(self, t: Teller) -> str:
        return t.say("op-run-blood-magic", n=self.times)


class AllBloodMagic(Effect):
    """The Blood Magic of all acolytes in play, the oldest first, without what it does to themselves.

    `b`: how many times it already happened.
    """

    def __init__(self, times: int = 1) -> None:
        self.times = times

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.b + 1 < self.times:
            g.push(self, 0, ctx.card, 0, ctx.b + 1)
        for card in reversed(acolytes(cast(AeonsEnd, g))):
            g.push(BLOOD_MAGIC, 0, card)

    def text(self, t: Teller) -> str:
        return t.say("op-all-blood-magic", n=self.times)


class LosesItself(Effect):
    """The acolyte loses life by its own Blood Magic, when that counts (`a`); perhaps only if its victim is weak."""

    def __init__(self, n: int, victim_at: int = 0) -> None:
        self.n = n
        self.victim_at = victim_at

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        weak = self.victim_at == 0 or a.life[ctx.seat] <= self.victim_at
        if ctx.a and weak and ctx.card in a.zones[IN_PLAY]:
            hit(a, ctx.card, self.n)

    def text(self, t: Teller) -> str:
        what = t.amount("life", self.n)
        if self.victim_at:
            return t.say("op-loses-itself-if", what=what, n=t.amount("life", self.victim_at))
        return t.say("op-loses-itself", what=what)


class BleedsGravehold(Effect):
    """Gravehold and the acolyte take the largest number of spells that one player has prepped."""

    def __init__(self) -> None:
        self.count = MostSpells()

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        n = self.count.value(g, ctx)
        hurt_gravehold(a, n)
        if ctx.a:
            hit(a, ctx.card, n)

    def text(self, t: Teller) -> str:
        return t.say("op-bleeds-gravehold", what=t.amount("damage", 1), per=self.count.text(t))


class HealsAcolyte(Effect):
    """The acolyte regains life, up to its printed number."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if ctx.card in a.zones[IN_PLAY]:
            at = a.zones[IN_PLAY].index(ctx.card)
            healed = a.counters[at] + self.n
            full = a.printed(ctx.card)
            a.counters[at] = healed if healed < full else full

    def text(self, t: Teller) -> str:
        return t.say("op-heals-acolyte", what=t.amount("life", self.n))


class UnderAcolyteDeck(Effect):
    """The acolyte goes under the acolyte deck, which is no discarding."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        del a.counters[a.zones[IN_PLAY].index(ctx.card)]
        a.put_under(ctx.card, IN_PLAY, ACOLYTE_DECK)

    def text(self, t: Teller) -> str:
        return t.say("op-under-acolyte-deck")


class AcolyteEnters(Effect):
    """The top acolyte of the acolyte deck enters play."""

    def run(self, g: Game, ctx: Ctx) -> None:
        next_acolyte(cast(AeonsEnd, g))

    def text(self, t: Teller) -> str:
        return t.say("op-acolyte-enters")


class AcolytesReturn(Effect):
    """The last acolytes put into the acolyte discard are shuffled into the acolyte deck."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        back = a.zones[ACOLYTE_DISCARD][-self.n :]
        for card in back:
            a.move(card, ACOLYTE_DISCARD, 0, ACOLYTE_DECK, 0)
        if back:
            a.shuffle(ACOLYTE_DECK)

    def text(self, t: Teller) -> str:
        return t.say("op-acolytes-return", n=self.n)


BLOOD_MAGIC: Final = BloodMagic(False)


# -- TO DISCARD --------------------------------------------------------------------------------------------------------


class Price(Effect):
    """What a player does to discard a power (AE-76, AE-96); only offered when it can be done completely."""

    kind = "price"


class PayAether(Price):
    """Pay aether; aether for cards only is of no use here (AE-Q23)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        pay(cast(AeonsEnd, g), ctx.seat, self.n, FOR_OTHER)

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
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

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
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
        self.what = CostsAtLeast(cost)

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

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

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
        return COMPLETELY if self.choices(a, ctx) else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("price-sacrifice", what=self.what.text(t))


class SacrificeBreach(Effect):
    """Which of the two breaches of the destroyed spell goes; `a`: the left one's place."""

    kind = "destroy-breach"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        tokens = g.at(BREACHES, ctx.seat)
        return [act.action(act.PICK_PIECE, tokens[ctx.a]), act.action(act.PICK_PIECE, tokens[ctx.a + 1])]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        destroy_breach(cast(AeonsEnd, g), ctx.seat, act.first(action))


SACRIFICE_BREACH: Final = SacrificeBreach()

NEMESIS_ROOTS: Final[dict[str, Op]] = {"blood_magic": BLOOD_MAGIC, "sacrifice_breach": SACRIFICE_BREACH}
