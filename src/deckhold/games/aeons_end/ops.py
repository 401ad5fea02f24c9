"""Ops that only Aeon's End has: the verbs of its rules, and what player cards and mages do."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op, Outcome
from deckhold.engine.ops import CardOp, Count, Gain, Pick, What, Where
from deckhold.engine.text import THEY_DO, TO_DO, Teller
from deckhold.games.aeons_end.state import (
    ACOLYTE_DECK,
    ACOLYTE_DISCARD,
    AETHER,
    AETHER_CARDS,
    AETHER_SHARD,
    AETHER_SPELLS,
    BOX,
    BREACH_TURNS,
    BREACHES,
    CHARGES,
    CROWN,
    DECK,
    DESTROYED,
    DISCARD,
    FOR_OTHER,
    HAND,
    IN_PLAY,
    LOWERED_BY_TOKENS,
    LOWERED_BY_TWO,
    MAGUS,
    MINION,
    NEMESIS,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    NEMESIS_TURN,
    NOBODY,
    ONE_AT_A_TIME,
    OPEN,
    PILES,
    PLACES,
    PLAY,
    PREPPED,
    SUPPLY,
    TITAN,
    TURN_DECK,
    TURN_DISCARD,
    AeonsEnd,
)

# Verbs, after those that every game shares.
PLAY_CARD: Final = act.FIRST_OWN
BUY: Final = act.FIRST_OWN + 1
BUY_CHARGE: Final = act.FIRST_OWN + 2
FOCUS: Final = act.FIRST_OWN + 3
OPEN_BREACH: Final = act.FIRST_OWN + 4
PREP: Final = act.FIRST_OWN + 5
USE: Final = act.FIRST_OWN + 6
BUY_OFF: Final = act.FIRST_OWN + 7
ABILITY: Final = act.FIRST_OWN + 8
CAST: Final = act.FIRST_OWN + 9
END_CASTING: Final = act.FIRST_OWN + 10
END_MAIN: Final = act.FIRST_OWN + 11
PAY: Final = act.FIRST_OWN + 12
PREP_PIECE: Final = act.FIRST_OWN + 13
TO_DECK: Final = act.FIRST_OWN + 14
TO_DISCARD: Final = act.FIRST_OWN + 15

HIGHEST_PRICE: Final = 13  # that restricted aether may pay a part of: opening breach IV

VERBS: Final = [
    act.Verb("play", act.CARD, zone=HAND),
    act.Verb("gain", act.PIECE),
    act.Verb("charge"),
    act.Verb("focus", act.PIECE),
    act.Verb("open", act.PIECE),
    act.Verb("prep", act.CARD, act.NUMBER, zone=HAND, numbers=PLACES + 1),
    act.Verb("use", act.PIECE),
    act.Verb("discard-power", act.PIECE),
    act.Verb("ability", act.PIECE),
    act.Verb("cast", act.PIECE),
    act.Verb("end-casting"),
    act.Verb("end-main"),
    act.Verb("pay", act.NUMBER, act.NUMBER, numbers=HIGHEST_PRICE + 1),
    act.Verb("prep", act.PIECE, act.NUMBER, numbers=PLACES + 1),
    act.Verb("to-deck", act.SEAT),
    act.Verb("to-discard", act.SEAT),
]

# How far an effect can be carried out (AE-98, AE-100).
NOT_AT_ALL: Final = 0
PARTLY: Final = 1
COMPLETELY: Final = 2


# -- effects and who decides on them -----------------------------------------------------------------------------------


class Effect(Op):
    """An op that knows how far it can be carried out."""

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
        """Whether it can be done completely, partly or not at all."""
        return COMPLETELY

    def burden(self, a: AeonsEnd, seat: i64) -> i64:
        """How much of it a seat can do, where that differs between seats (AE-99)."""
        return 0


def extent(op: Op, a: AeonsEnd, ctx: Ctx) -> i64:
    if isinstance(op, Effect):
        return op.extent(a, ctx)
    if isinstance(op, Pick):
        return COMPLETELY if op.choices(a, ctx) else NOT_AT_ALL
    return COMPLETELY


def burden(op: Op, a: AeonsEnd, seat: i64) -> i64:
    if isinstance(op, Effect):
        return op.burden(a, seat)
    if isinstance(op, Pick) and not op.optional:
        return 1 if op.choices(a, Ctx(op, seat, NO_CARD, 0, 0)) else 0
    return 0


def best_options(ops: list[Op], a: AeonsEnd, ctx: Ctx) -> list[int]:
    """The options of an OR that may be taken: the complete ones, else those of which something can be done (AE-100)."""
    out: list[int] = []
    wanted: i64 = COMPLETELY
    while not out:
        for i, op in enumerate(ops):
            if extent(op, a, ctx) >= wanted:
                out.append(act.action(act.OPTION, i))
        wanted -= 1
    return out


class Grouped(Effect):
    """A decision of the whole table (AE-97): one seat answers for it, or every seat votes (AE-Q34)."""

    kind = "group"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def decider(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
        return self.voters(a, ctx)[len(a.votes)] if a.voting else self.chair(a, ctx)

    def voters(self, a: AeonsEnd, ctx: Ctx) -> list[int]:
        """The seats whose decision it is."""
        return list(range(a.seats))

    def chair(self, a: AeonsEnd, ctx: Ctx) -> i64:
        """The seat that answers for the others, and whose vote breaks ties."""
        return a.spokesman()

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        if a.voting and len(self.choices(g, ctx)) > 1:
            voters = self.voters(a, ctx)
            a.votes.append(action)
            if a.events is not None:
                a.note("vote", voters[len(a.votes) - 1])
            if len(a.votes) < len(voters):
                a.ask(ctx)
                return
            action = elected(a.votes, voters.index(self.chair(a, ctx)))
            a.votes.clear()
        self.decided(a, ctx, action)

    def decided(self, a: AeonsEnd, ctx: Ctx, action: i64) -> None:
        """Carry out what the table decided."""
        raise NotImplementedError

    def rules(self) -> list[str]:
        return ["AE-97"]


class OfSome(Grouped):
    """A decision of those players only whom a turn-order card names (AE-31, AE-36)."""

    def chair(self, a: AeonsEnd, ctx: Ctx) -> i64:
        voters = self.voters(a, ctx)
        spokesman = a.spokesman()
        return spokesman if spokesman in voters else voters[0]


def elected(votes: list[int], casting: i64) -> i64:
    """What most seats voted for; of equals the vote of the seat whose vote is number `casting`."""
    best: i64 = votes[casting]
    most = votes.count(best)
    for vote in votes:
        n = votes.count(vote)
        if n > most:
            best = vote
            most = n
    return best


class Either(Grouped):
    """One of several effects, at the choice of the acting player or of the table (AE-62, AE-100)."""

    kind = "choose"

    def __init__(self, ops: list[Op], together: bool) -> None:
        self.ops = ops
        self.together = together

    def decider(self, g: Game, ctx: Ctx) -> i64:
        return super().decider(g, ctx) if self.together else ctx.seat

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return best_options(self.ops, cast(AeonsEnd, g), ctx)

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if self.together:
            super().chosen(g, ctx, action)
        else:
            self.decided(cast(AeonsEnd, g), ctx, action)

    def decided(self, a: AeonsEnd, ctx: Ctx, action: i64) -> None:
        a.push(self.ops[act.first(action)], ctx.seat, ctx.card, ctx.a, ctx.b)

    def parts(self) -> dict[str, Op]:
        return {str(i): op for i, op in enumerate(self.ops)}

    def text(self, t: Teller) -> str:
        return t.say("op-either", what=t.listing([op.text(t) for op in self.ops], "list-either"))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-choose-one", card=t.name(g.table.card[ctx.card].id))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.sentences([self.ops[act.first(action)].text(t)])

    def rules(self) -> list[str]:
        return ["AE-97", "AE-100"] if self.together else ["AE-62", "AE-100"]


class Both(Effect):
    """One op after the other, said in one breath: for effects inside a choice, or of one player."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def run(self, g: Game, ctx: Ctx) -> None:
        i: i64 = len(self.ops) - 1
        while i >= 0:
            g.push(self.ops[i], ctx.seat, ctx.card, ctx.a, ctx.b)
            i -= 1

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
        complete = True
        possible = False
        for part in self.ops:
            how_far = extent(part, a, ctx)
            complete = complete and how_far == COMPLETELY
            possible = possible or how_far != NOT_AT_ALL
        return COMPLETELY if complete else PARTLY if possible else NOT_AT_ALL

    def burden(self, a: AeonsEnd, seat: i64) -> i64:
        total: i64 = 0
        for part in self.ops:
            total += burden(part, a, seat)
        return total

    def parts(self) -> dict[str, Op]:
        return {str(i): op for i, op in enumerate(self.ops)}

    def text(self, t: Teller) -> str:
        return t.listing([op.text(t) for op in self.ops], "list-both")


class Static(Op):
    """Works by itself as long as the card is where it is: nothing ever runs it, the rules look for it."""

    def __init__(self, key: str, n: int = 0) -> None:
        self.key = key
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        raise AssertionError("a standing rule is never run")

    def text(self, t: Teller) -> str:
        return t.say(f"static-{self.key}", n=self.n)


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


def hit(a: AeonsEnd, card: i64, n: i64) -> bool:
    """Damage to the nemesis or one of its minions; whether a minion was discarded by it."""
    if n <= 0 or a.result is not None:
        return False  # AE-Q41
    definition = a.card(card)
    if not definition.is_minion:
        hit_nemesis(a, card, n)
        return False
    if definition.armor == ONE_AT_A_TIME:
        n = 1
    elif definition.armor == LOWERED_BY_TWO:
        n -= 2
    elif definition.armor == LOWERED_BY_TOKENS:
        n -= a.tokens
    if n <= 0:
        return False
    at = a.zones[IN_PLAY].index(card)
    life: i64 = a.counters[at]
    if a.events is not None:
        a.note("hit", NOBODY, card, n)
    if definition.feeds:
        gain_tokens(a, 1)
    if n < life:
        a.counters[at] = life - n
        return False
    fall(a, card)  # AE-56: what is left over is lost
    return True


def hit_nemesis(a: AeonsEnd, card: i64, n: i64) -> None:
    foe = a.card(card).foe
    if foe == CROWN:
        return  # AE-132: it cannot be damaged
    if foe == MAGUS:  # AE-133
        n -= a.tokens
        lose_tokens(a, 1)
        if n <= 0:
            return
        for power in a.zones[IN_PLAY].copy():
            if a.card(power).breaks:
                a.leave(power, NEMESIS_DISCARD)
                if a.events is not None:
                    a.note("discard-power", NOBODY, power)
    a.nemesis_life = a.nemesis_life - n if a.nemesis_life > n else 0
    if a.events is not None:
        a.note("hit", NOBODY, card, n)
    if a.nemesis_life == 0:
        end(a, True, "nemesis")  # AE-57, AE-110


def fall(a: AeonsEnd, card: i64) -> None:
    """A minion without life goes to its discard at once, and what that brings about happens (AE-13)."""
    definition = a.card(card)
    if definition.kind == MINION:
        a.leave(card, NEMESIS_DISCARD)
    else:
        a.leave(card, ACOLYTE_DISCARD)
    if a.events is not None:
        a.note("fall", NOBODY, card)
    if definition.kind != MINION:
        next_acolyte(a)
    if definition.turns_time:
        for used in a.zones[TURN_DISCARD]:
            if a.card(used).turn_of == NEMESIS_TURN:
                a.shuffle_into_turns(used)
                break
    if definition.returns:
        a.put_under(card, NEMESIS_DISCARD, NEMESIS_DECK)


def next_acolyte(a: AeonsEnd) -> None:
    deck = a.zones[ACOLYTE_DECK]
    if deck:
        a.enter(deck[-1], ACOLYTE_DECK)


def gain_tokens(a: AeonsEnd, n: i64) -> None:
    high: i64 = a.token_range()[1]
    n = n if a.tokens + n < high else high - a.tokens
    if n > 0:
        a.tokens += n
        if a.events is not None:
            a.note("gain-tokens", NOBODY, NO_CARD, n)


def lose_tokens(a: AeonsEnd, n: i64) -> None:
    """The nemesis loses tokens down to its least number; the Titan's last one is the players' end (AE-131)."""
    low: i64 = a.token_range()[0]
    n = n if a.tokens - n > low else a.tokens - low
    if n > 0:
        a.tokens -= n
        if a.events is not None:
            a.note("lose-tokens", NOBODY, NO_CARD, n)
    if a.tokens == 0 and a.nemesis().foe == TITAN:
        end(a, False, "tokens")


class Deal(Effect):
    """`a` damage to one target of the acting player's choice (AE-54); `b`: a fallen minion is a trophy."""

    kind = "target"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return targets(cast(AeonsEnd, g))

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        card = act.first(action)
        minion = a.card(card).kind == MINION
        if hit(a, card, ctx.a) and ctx.b and minion:
            gain_trophy(a)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-target", what=t.amount("damage", ctx.a))

    def rules(self) -> list[str]:
        return ["AE-54", "AE-56", "AE-57"]


def targets(a: AeonsEnd) -> list[int]:
    """The nemesis and every minion."""
    out: list[int] = [act.action(act.PICK_PIECE, a.zones[NEMESIS][0])]
    for card in a.zones[IN_PLAY]:
        if a.card(card).is_minion:
            out.append(act.action(act.PICK_PIECE, card))
    return out


def gain_trophy(a: AeonsEnd) -> None:
    """The token goes to Quilius, whoever cast the spell."""
    for seat in range(a.seats):
        if a.mage(seat).id == "quilius":
            a.trophies[seat] += 1
            if a.events is not None:
                a.note("trophy", seat)


class Damage(Effect):
    """Damage to one target: a number, more for each of something, and the bonus of the breach in `a` (AE-55)."""

    def __init__(self, n: int, per: int = 0, count: Count | None = None, trophy: bool = False) -> None:
        self.n = n
        self.per = per
        self.count = count
        self.trophy = trophy

    def run(self, g: Game, ctx: Ctx) -> None:
        total = self.n + ctx.a
        count = self.count
        if count is not None:
            total += self.per * count.value(g, ctx)
        if total > 0:
            g.push(DEAL, ctx.seat, ctx.card, total, int(self.trophy))

    def text(self, t: Teller) -> str:
        if self.n == 0 and self.count is not None:
            said = t.say("op-damage-per", what=t.amount("damage", self.per), per=self.count.text(t))
        else:
            said = t.say("op-damage", what=t.amount("damage", self.n))
            if self.count is not None:
                more = t.amount("damage", self.per)
                said = t.say("op-damage-more", what=said, more=more, per=self.count.text(t))
        return t.say("op-damage-trophy", what=said) if self.trophy else said


class BonusDamage(Effect):
    """A spell that deals no damage by itself still deals the bonus of its breach (AE-55)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.a > 0:
            g.push(DEAL, ctx.seat, ctx.card, ctx.a)

    def text(self, t: Teller) -> str:
        return t.say("op-bonus-damage")


class HitOnce(Effect):
    """The target in `card` takes `a` damage, as allotted before."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if ctx.card in a.zones[IN_PLAY] or ctx.card in a.zones[NEMESIS]:
            hit(a, ctx.card, ctx.a)


class Allot(Effect):
    """`a` damage is split among targets, a lump each; `b`: the targets that have theirs, a bit each."""

    kind = "allot"

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.a > 0:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        every = targets(cast(AeonsEnd, g))
        return [target for i, target in enumerate(every) if not (ctx.b >> i) & 1]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        last = len(self.choices(g, ctx)) == 1
        if last:
            add_lump(cast(AeonsEnd, g), ctx, act.first(action), ctx.a)
        else:
            g.push(LUMP, ctx.seat, act.first(action), ctx.a, ctx.b)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-allot", what=t.amount("damage", ctx.a))


class Lump(Effect):
    """How much of the damage left, `a`, the target in `card` takes; `b` as above."""

    kind = "lump"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.AMOUNT, n) for n in range(ctx.a, 0, -1)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        add_lump(cast(AeonsEnd, g), ctx, ctx.card, act.first(action))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        card = t.name(g.table.card[ctx.card].id)
        return t.say("ask-lump", what=t.amount("damage", ctx.a), card=card)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.amount("damage", act.first(action))


def add_lump(a: AeonsEnd, ctx: Ctx, card: i64, n: i64) -> None:
    """A target gets `n` of the damage that is split; the lumps lie on the stack in the order they were allotted."""
    taken: i64 = ctx.b
    already: i64 = 0
    bit: i64 = 1
    for target in targets(a):
        if ctx.b & bit:
            already += 1
        if act.first(target) == card:
            taken |= bit
        bit += bit
    a.stack.insert(len(a.stack) - already, Ctx(HIT_ONCE, ctx.seat, card, n, 0))
    if ctx.a > n:
        a.push(ALLOT, ctx.seat, NO_CARD, ctx.a - n, taken)


# -- unleash and exhaustion --------------------------------------------------------------------------------------------


class UnleashOnce(Effect):
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


class UnleashEnd(Effect):
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

    def decided(self, a: AeonsEnd, ctx: Ctx, action: i64) -> None:
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


class Overflow(Effect):
    """What exhausted a player beyond need hits Gravehold twice (AE-108)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        hurt_gravehold(cast(AeonsEnd, g), 2 * ctx.a)


class DropCharges(Effect):
    """A player loses all charges."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if a.events is not None and a.charges[ctx.seat]:
            a.note("lose-charge", ctx.seat, NO_CARD, a.charges[ctx.seat])
        a.charges[ctx.seat] = 0

    def text(self, t: Teller) -> str:
        return t.say("op-drop-charges")


class DestroyBreach(Effect):
    """A player destroys a breach of the own choice, open or closed (AE-102); without one nothing happens (AE-Q08)."""

    kind = "destroy-breach"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

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


class EmptyBreach(Effect):
    """What is prepped in the breach `card` is discarded, in an order of the owner's choice, without effect (AE-Q37)."""

    kind = "order"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

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


class RemoveBreach(Effect):
    """The breach token `card` leaves the game; the others keep their places (AE-104)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        remove_breach(cast(AeonsEnd, g), ctx.seat, ctx.card)


def remove_breach(a: AeonsEnd, seat: i64, token: i64) -> None:
    place = a.place_of(token, seat)
    a.at(BREACHES, seat)[place] = NO_CARD
    a.rotation[seat * PLACES + place] = 0
    a.put(token, DESTROYED)
    if seat == a.turn and place + 1 in a.focused:
        a.focused.remove(place + 1)
    if a.events is not None:
        a.moved(token, BREACHES, seat, DESTROYED, 0)
        a.note("lose-breach", seat, token)


DEAL: Final = Deal()
HIT_ONCE: Final = HitOnce()
ALLOT: Final = Allot()
LUMP: Final = Lump()
UNLEASH: Final = UnleashOnce()
UNLEASH_END: Final = UnleashEnd()
EXHAUST: Final = Exhaust()
OVERFLOW: Final = Overflow()
DROP_CHARGES: Final = DropCharges()
DESTROY_BREACH: Final = DestroyBreach()
EMPTY_BREACH: Final = EmptyBreach()
REMOVE_BREACH: Final = RemoveBreach()


# -- breaches and spells -----------------------------------------------------------------------------------------------


def focus(a: AeonsEnd, seat: i64, place: i64) -> None:
    """Turn a closed breach 90 degrees; with the yellow sector up it opens instead (AE-26, AE-Q12)."""
    at = seat * PLACES + place
    if a.rotation[at] == OPEN - 1:
        open_breach(a, seat, place)
        return
    a.rotation[at] += 1
    if seat == a.turn and place + 1 not in a.focused:
        a.focused.append(place + 1)
    if a.events is not None:
        a.note("focus", seat, a.at(BREACHES, seat)[place])
    breach_turned(a, seat)


def open_breach(a: AeonsEnd, seat: i64, place: i64) -> None:
    a.rotation[seat * PLACES + place] = OPEN
    if a.events is not None:
        a.note("open", seat, a.at(BREACHES, seat)[place])
    breach_turned(a, seat)


def breach_turned(a: AeonsEnd, seat: i64) -> None:
    """Prepped spells that wait for a breach of their owner to be focused or opened in the owner's turn (AE-140)."""
    if seat == a.turn:
        set_off(a, seat, BREACH_TURNS)


def set_off(a: AeonsEnd, seat: i64, event: i64) -> None:
    """Run the "While prepped" triggers of an event."""
    place: i64 = PLACES - 1
    while place >= 0:
        for spell in a.at(PREPPED + place, seat):
            definition = a.card(spell)
            if definition.event == event:
                trigger = definition.trigger
                assert trigger is not None
                a.push(trigger, seat, spell)
        place -= 1


def prep(a: AeonsEnd, spell: i64, zone: i64, seat: i64, place: i64) -> None:
    a.move(spell, zone, seat, PREPPED + place, seat)
    if a.events is not None:
        a.note("prep", seat, spell)


def cast_spell(a: AeonsEnd, caster: i64, spell: i64, owner: i64) -> None:
    """The card goes to its owner's discard first, then its effect happens, the caster being "you" (AE-53, AE-58)."""
    place = a.prep_place(spell, owner)
    bonus = a.bonus(spell, owner, place)
    a.move(spell, PREPPED + place, owner, DISCARD, owner)
    if a.events is not None:
        a.note("cast", caster, spell)
    effect = a.card(spell).effect
    assert effect is not None
    a.push(effect, caster, spell, bonus)


class FocusAny(Effect):
    """Focus a closed breach of any player; the acting player picks it."""

    kind = "focus"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        out: list[int] = []
        for seat in range(a.seats):
            for place in range(PLACES):
                if a.is_closed(seat, place):
                    out.append(act.action(act.PICK_PIECE, a.at(BREACHES, seat)[place]))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        token = act.first(action)
        for seat in range(a.seats):
            place = a.place_of(token, seat)
            if place >= 0:
                focus(a, seat, place)
                return

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
        return COMPLETELY if self.choices(a, ctx) else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-focus-any")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return label_of_seat(cast(AeonsEnd, g), act.first(action), t)

    def rules(self) -> list[str]:
        return ["AE-26", "AE-68"]


def label_of_seat(a: AeonsEnd, card: i64, t: Teller) -> str:
    """A card or token with the name of the player who has it."""
    name = t.name(a.table.card[card].id)
    for seat in range(a.seats):
        if a.place_of(card, seat) >= 0 or a.where(card, seat) >= 0:
            return t.say("do-pick-of", card=name, who=t.seat(seat))
    return name


class FocusCheapest(Effect):
    """Focus the player's own closed breach of lowest focus cost."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        place = cheapest(a, ctx.seat)
        if place >= 0:
            focus(a, ctx.seat, place)

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
        return COMPLETELY if cheapest(a, ctx.seat) >= 0 else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-focus-cheapest")


def cheapest(a: AeonsEnd, seat: i64) -> i64:
    place: i64 = 0
    while place < PLACES:
        if a.is_closed(seat, place):
            return place
        place += 1
    return NOBODY


class PrepFrom(Effect):
    """The player may prep one spell from a zone into a free breach: open or closed, or by the normal limits."""

    kind = "prep"

    def __init__(self, zone: int, anywhere: bool) -> None:
        self.zone = zone
        self.anywhere = anywhere

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        out: list[int] = []
        kinds: list[int] = []
        free = a.free_places(ctx.seat, self.anywhere)
        for card in a.at(self.zone, ctx.seat):
            spell = a.card(card)
            if not spell.is_spell or (self.zone == HAND and a.table.kind[card] in kinds):
                continue
            kinds.append(a.table.kind[card])
            for place in range(PLACES):
                if a.fits(spell, ctx.seat, place, free, self.anywhere):
                    out.append(act.action(PREP_PIECE, card, place + 1))
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        if act.verb_of(action) != act.PASS:
            prep(a, act.first(action), self.zone, ctx.seat, act.second(action) - 1)

    def text(self, t: Teller) -> str:
        return t.say("op-prep-anywhere" if self.anywhere else "op-prep-normal", zone=zone_key(self.zone))

    def rules(self) -> list[str]:
        return ["AE-71", "AE-72"]


def zone_key(zone: int) -> str:
    return "hand" if zone == HAND else "discard"


class CastAny(Effect):
    """Cast a spell prepped by any player; afterwards the card goes to a hand (AE-Q42)."""

    kind = "cast-any"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(CAST, card) for card in all_prepped(cast(AeonsEnd, g))]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        spell = act.first(action)
        owner = a.holder(spell)
        a.push(BACK_TO_HAND, owner, spell)
        cast_spell(a, ctx.seat, spell, owner)

    def text(self, t: Teller) -> str:
        return t.say("op-cast-any")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-pass")
        return label_of_seat(cast(AeonsEnd, g), act.first(action), t)

    def rules(self) -> list[str]:
        return ["AE-58"]


def all_prepped(a: AeonsEnd) -> list[int]:
    out: list[int] = []
    seat: i64 = 0
    while seat < a.seats:
        place: i64 = 0
        while place < PLACES:
            out.extend(a.at(PREPPED + place, seat))
            place += 1
        seat += 1
    return out


class BackToHand(Effect):
    """A spell that was cast returns from its owner's discard to the owner's hand, if it is still there."""

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.card in g.at(DISCARD, ctx.seat):
            g.move(ctx.card, DISCARD, ctx.seat, HAND, ctx.seat)
            if g.events is not None:
                g.note("to-hand", ctx.seat, ctx.card)


class CastUpTo(CastAny):
    """Several times: cast a spell prepped by any player, then hand the card to an ally; `b`: how many were cast."""

    def __init__(self, n: int) -> None:
        self.n = n

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = super().choices(g, ctx)
        if out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        if act.verb_of(action) == act.PASS:
            return
        if ctx.b + 1 < self.n:
            a.push(self, ctx.seat, ctx.card, 0, ctx.b + 1)
        spell = act.first(action)
        owner = a.holder(spell)
        a.push(HAND_OVER, ctx.seat, spell, owner)
        cast_spell(a, ctx.seat, spell, owner)

    def text(self, t: Teller) -> str:
        return t.say("op-cast-up-to", n=self.n)


class HandOver(Effect):
    """The spell just cast goes from the discard of seat `a` to the hand of an ally of the caster's choice."""

    kind = "hand-over"

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.card in g.at(DISCARD, ctx.a):
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PLAYER, seat) for seat in allies(cast(AeonsEnd, g), ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        ally = act.first(action)
        g.move(ctx.card, DISCARD, ctx.a, HAND, ally)
        if g.events is not None:
            g.note("to-hand", ally, ctx.card)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-hand-over", card=t.name(g.table.card[ctx.card].id))


def allies(a: AeonsEnd, seat: i64) -> list[int]:
    """Everybody else; alone at the table, oneself (AE-115, AE-128)."""
    if a.solo:
        return [0]
    return [other for other in range(a.seats) if other != seat]


BACK_TO_HAND: Final = BackToHand()
HAND_OVER: Final = HandOver()


# -- paying and gaining ------------------------------------------------------------------------------------------------


class Pay(Effect):
    """Pay `a` aether for the purpose `b`: the player says of which kind, restricted ones offered first (AE-Q22)."""

    kind = "pay"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        pools = a.pools(ctx.b)
        first: i64 = a.held(pools[0])
        second: i64 = a.held(pools[1])
        cost = ctx.a
        out: list[int] = []
        x: i64 = first if first < cost else cost
        while x >= 0:
            y: i64 = second if second < cost - x else cost - x
            while y >= 0:
                if cost - x - y <= a.aether:
                    out.append(act.action(PAY, x, y))
                y -= 1
            x -= 1
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        pools = a.pools(ctx.b)
        a.spend(pools[0], act.first(action))
        a.spend(pools[1], act.second(action))
        a.aether -= ctx.a - act.first(action) - act.second(action)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-pay", what=t.amount("aether", ctx.a))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        pools = cast(AeonsEnd, g).pools(ctx.b)
        free = ctx.a - act.first(action) - act.second(action)
        parts: list[str] = []
        for pool, n in ((pools[0], act.first(action)), (pools[1], act.second(action)), (AETHER, free)):
            if n:
                parts.append(t.amount(AETHER_NAMES[pool], n))
        return t.say("do-pay", what=t.listing(parts))

    def rules(self) -> list[str]:
        return ["AE-64"]


AETHER_NAMES: Final = ["aether", "aether-shard", "aether-cards", "aether-spells"]
PAYMENT: Final = Pay()


def pay(a: AeonsEnd, seat: i64, cost: i64, purpose: i64) -> None:
    """Take a payment that can be made; ask only if it can be made in several ways."""
    if a.aether_shard == 0 and a.aether_cards == 0 and a.aether_spells == 0:
        a.aether -= cost
    elif cost > 0:
        a.push(PAYMENT, seat, NO_CARD, cost, purpose)


class GainCard(Effect):
    """The player gains the supply card `card` (AE-65); what was played before may send it elsewhere (AE-Q30).

    `a`: it goes straight onto the player's deck.
    """

    kind = "destination"

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if ctx.a:
            arrive(a, ctx, DECK, ctx.seat)
        elif ctx.seat == a.turn and (a.next_gain_to_deck or a.next_gain_to_ally):
            a.ask(ctx)
        else:
            arrive(a, ctx, DISCARD, ctx.seat)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        out: list[int] = []
        if a.next_gain_to_deck:
            out.append(act.action(TO_DECK, ctx.seat))
        if a.next_gain_to_ally:
            for ally in allies(a, ctx.seat):
                out.append(act.action(TO_DISCARD, ally))
        else:
            out.append(act.action(TO_DISCARD, ctx.seat))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        a.next_gain_to_deck = 0
        a.next_gain_to_ally = 0
        arrive(a, ctx, DECK if act.verb_of(action) == TO_DECK else DISCARD, act.first(action))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-destination", card=t.name(g.table.card[ctx.card].id))

    def rules(self) -> list[str]:
        return ["AE-65"]


def arrive(a: AeonsEnd, ctx: Ctx, zone: i64, seat: i64) -> None:
    pile = a.pile_of(a.table.kind[ctx.card])
    a.move(ctx.card, SUPPLY + pile, 0, zone, seat)
    if a.events is not None:
        a.note("gain", ctx.seat, ctx.card)
    on_gain = a.card(ctx.card).on_gain
    if on_gain is not None and ctx.seat == a.turn:
        a.push(on_gain, ctx.seat, ctx.card)


GAIN_CARD: Final = GainCard()


class TakeFree(Effect):
    """Gain a card of the supply without paying: any, or only gems up to a cost."""

    kind = "take"

    def __init__(self, gem_up_to: int, optional: bool, to_deck: bool) -> None:
        self.gem_up_to = gem_up_to
        self.optional = optional
        self.to_deck = to_deck

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        out: list[int] = []
        for i in range(PILES):
            pile = a.zones[SUPPLY + i]
            if pile:
                card = a.card(pile[-1])
                if self.gem_up_to == 0 or (card.is_gem and card.cost <= self.gem_up_to):
                    out.append(act.action(act.PICK_PIECE, pile[-1]))
        if self.optional and out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) != act.PASS:
            g.push(GAIN_CARD, ctx.seat, act.first(action), int(self.to_deck))

    def text(self, t: Teller) -> str:
        if self.gem_up_to:
            return t.say("op-take-gem", cost=t.amount("aether", self.gem_up_to))
        return t.say("op-take-to-deck" if self.to_deck else "op-take")


class NextGainToDeck(Effect):
    """What the player gains next this turn may go on top of the deck."""

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(AeonsEnd, g).next_gain_to_deck = 1

    def text(self, t: Teller) -> str:
        return t.say("op-next-gain-to-deck")


class NextGainToAlly(Effect):
    """What the player gains next this turn goes to an ally's discard."""

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(AeonsEnd, g).next_gain_to_ally = 1

    def text(self, t: Teller) -> str:
        return t.say("op-next-gain-to-ally")


class OfferCopy(Effect):
    """On gaining this card in the own turn: pay, and an ally gains a copy onto the own deck."""

    kind = "offer-copy"

    def __init__(self, cost: int) -> None:
        self.cost = cost

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if a.purse(FOR_OTHER) >= self.cost and not a.pile_is_out(ctx.card):
            a.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.PLAYER, seat) for seat in allies(cast(AeonsEnd, g), ctx.seat)]
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        if act.verb_of(action) == act.PASS:
            return
        copy = a.zones[SUPPLY + a.pile_of(a.table.kind[ctx.card])][-1]
        a.push(GAIN_CARD, act.first(action), copy, 1)
        pay(a, ctx.seat, self.cost, FOR_OTHER)

    def text(self, t: Teller) -> str:
        return t.say("op-offer-copy", cost=t.amount("aether", self.cost))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        card = t.name(g.table.card[ctx.card].id)
        return t.say("ask-offer-copy", card=card, cost=t.amount("aether", self.cost))


class FirstCopyPays(Effect):
    """The first copy of this card gained in a turn of one's own gives aether."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if not a.jewel_gained:
            a.jewel_gained = 1
            a.gain(ctx.seat, AETHER, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-first-copy-pays", what=t.amount("aether", self.n))


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


class CostsAtLeast(What):
    """Spells of a cost or more."""

    def __init__(self, cost: int) -> None:
        super().__init__("spell-from")
        self.cost = cost

    def fits(self, g: Game, ctx: Ctx, card: i64) -> bool:
        return cast(AeonsEnd, g).card(card).cost >= self.cost

    def text(self, t: Teller) -> str:
        return t.say("what-spell-from", cost=t.amount("aether", self.cost))


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


class DestroyThis(Effect):
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


class TopOfAllysDiscard(Effect):
    """The player may take, or destroy, the top card of an ally's discard."""

    kind = "ally-discard"

    def __init__(self, take: bool) -> None:
        self.take = take

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

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


class UpTo(Effect):
    """A pick that may be made several times, or stopped at any time; `b`: how many were made. Then an effect."""

    kind = "up-to"

    def __init__(self, n: int, where: Where, op: CardOp, after: Op | None = None) -> None:
        self.n = n
        self.where = where
        self.op = op
        self.after = after
        self.pick = Pick(where, op, True)

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.b < self.n and self.pick.choices(g, ctx):
            g.ask(ctx)
        else:
            self.finish(g, ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return self.pick.choices(g, ctx)

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            self.finish(g, ctx)
            return
        g.push(self, ctx.seat, ctx.card, ctx.a, ctx.b + 1)
        self.pick.chosen(g, ctx, action)

    def finish(self, g: Game, ctx: Ctx) -> None:
        if self.after is not None:
            g.push(self.after, ctx.seat, ctx.card, 0, ctx.b)

    def parts(self) -> dict[str, Op]:
        parts: dict[str, Op] = {"pick": self.pick}
        if self.after is not None:
            parts["after"] = self.after
        return parts

    def text(self, t: Teller) -> str:
        said = self.op.about(t.mood(TO_DO), t.say("what-up-to", n=self.n, what=self.where.what.key), self.in_words(t))
        said = t.say("op-may", what=said)
        return said if self.after is None else t.listing([said, self.after.text(t)], "list-then")

    def in_words(self, t: Teller) -> str:
        return t.say(f"in-{self.where.key}")

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return self.pick.prompt(g, ctx, t)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return self.pick.label(g, ctx, action, t)


class DamageForEach(Effect):
    """Damage and more for each card picked before (`b`), split freely among targets."""

    def __init__(self, n: int, per: int) -> None:
        self.n = n
        self.per = per

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(ALLOT, ctx.seat, ctx.card, self.n + self.per * ctx.b)

    def text(self, t: Teller) -> str:
        return t.say("op-split-damage", what=t.amount("damage", self.n), more=t.amount("damage", self.per))


# -- players -----------------------------------------------------------------------------------------------------------


class WithPlayer(Effect):
    """A player of the acting player's choice does something: any player, or an ally."""

    def __init__(self, op: Op, ally: bool = False) -> None:
        self.op = op
        self.ally = ally
        self.kind = "ally" if ally else "who"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        seats = allies(cast(AeonsEnd, g), ctx.seat) if self.ally else list(range(g.seats))
        return [act.action(act.PLAYER, seat) for seat in seats]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(self.op, act.first(action), ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-ally" if self.ally else "op-any-player", what=self.op.text(t.mood(THEY_DO)))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say(f"ask-{self.kind}", what=self.op.text(t.mood(THEY_DO)))

    def rules(self) -> list[str]:
        return ["AE-115"] if self.ally else []


class GemsOfAlly(Effect):
    """An ally of the caster's choice shows the hand: damage for each gem in it."""

    kind = "ally-gems"

    def __init__(self, per: int) -> None:
        self.per = per

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PLAYER, seat) for seat in allies(cast(AeonsEnd, g), ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        total = ctx.a
        for card in a.at(HAND, act.first(action)):
            if a.card(card).is_gem:
                total += self.per
        if total > 0:
            a.push(DEAL, ctx.seat, ctx.card, total)

    def text(self, t: Teller) -> str:
        return t.say("op-gems-of-ally", what=t.amount("damage", self.per))


class Heal(Effect):
    """The player gains life."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(AeonsEnd, g).heal(ctx.seat, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-heal", what=t.amount("life", self.n))


class HealSelfOrAlly(Effect):
    """The player gains life; if exhausted, an ally gains some instead."""

    def __init__(self, n: int, ally: Op) -> None:
        self.n = n
        self.ally = ally

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if a.life[ctx.seat] == 0:
            a.push(self.ally, ctx.seat, ctx.card)
        else:
            a.heal(ctx.seat, self.n)

    def parts(self) -> dict[str, Op]:
        return {"ally": self.ally}

    def text(self, t: Teller) -> str:
        return t.say("op-heal-or-ally", what=t.amount("life", self.n), ally=self.ally.text(t))


class HealGravehold(Effect):
    """Gravehold gains life."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(AeonsEnd, g).heal_gravehold(self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-heal-gravehold", what=t.amount("life", self.n))


class Burn(Effect):
    """Coal Shard: with life to spare it gives aether and a charge and takes life, otherwise it is destroyed."""

    def __init__(self, least: int, gain: Op, cost: int) -> None:
        self.least = least
        self.gain = gain
        self.cost = cost
        self.pain = Takes(cost)

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if a.life[ctx.seat] < self.least:
            a.destroy(ctx.card, PLAY, ctx.seat)
        else:
            a.push(self.pain, ctx.seat)
            a.push(self.gain, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"gain": self.gain, "pain": self.pain}

    def text(self, t: Teller) -> str:
        return t.say(
            "op-burn",
            n=t.amount("life", self.least - 1),
            what=self.gain.text(t),
            cost=t.amount("damage", self.cost),
        )


class Takes(Effect):
    """The player takes damage."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        hurt(cast(AeonsEnd, g), ctx.seat, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-takes", what=t.amount("damage", self.n))


class Offer(Effect):
    """Something that the player may do or leave."""

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, 0), act.action(act.PASS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.OPTION:
            self.accept(cast(AeonsEnd, g), ctx)

    def accept(self, a: AeonsEnd, ctx: Ctx) -> None:
        """Do it."""
        raise NotImplementedError


# -- the turn-order deck -----------------------------------------------------------------------------------------------


class RevealTurn(Offer):
    """Show the top turn-order card; the player may move it under the deck, perhaps only if it is a nemesis card."""

    kind = "reveal-turn"

    def __init__(self, nemesis_only: bool) -> None:
        self.nemesis_only = nemesis_only

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        card = reveal_turn(a)
        if not self.nemesis_only or a.card(card).turn_of == NEMESIS_TURN:
            a.ask(ctx)

    def accept(self, a: AeonsEnd, ctx: Ctx) -> None:
        a.put_under(a.zones[TURN_DECK][-1], TURN_DECK, TURN_DECK)

    def text(self, t: Teller) -> str:
        return t.say("op-reveal-nemesis-turn" if self.nemesis_only else "op-reveal-turn")

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-reveal-turn", card=t.name(g.table.card[g.zones[TURN_DECK][-1]].id))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-move-under" if act.verb_of(action) == act.OPTION else "do-leave-on-top")

    def rules(self) -> list[str]:
        return ["AE-33", "AE-119"]


def reveal_turn(a: AeonsEnd) -> i64:
    """Everybody sees the top turn-order card, which stays there (AE-119)."""
    card = a.next_turn_card()
    a.show(card, a.map.everybody)
    if a.events is not None:
        a.note("reveal-turn", NOBODY, card)
    return card


# -- while prepped -----------------------------------------------------------------------------------------------------


class AddSpark(Effect):
    """A Spark from hand joins this spell in its breach."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        spark = spark_in_hand(a, ctx.seat)
        prep(a, spark, HAND, ctx.seat, a.prep_place(ctx.card, ctx.seat))

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
        alone = len(a.at(PREPPED + a.prep_place(ctx.card, ctx.seat), ctx.seat)) == 1
        return COMPLETELY if alone and spark_in_hand(a, ctx.seat) >= 0 else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-add-spark")


def spark_in_hand(a: AeonsEnd, seat: i64) -> i64:
    for card in a.at(HAND, seat):
        if a.card(card).id == "spark":
            return card
    return NO_CARD


class OncePerTurn(Effect):
    """Once in each turn of the player's own; each copy by itself."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(AeonsEnd, g).used.append(ctx.card)
        g.push(self.op, ctx.seat, ctx.card)

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
        return NOT_AT_ALL if ctx.card in a.used else COMPLETELY

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-once-per-turn", what=self.op.text(t.mood(TO_DO)))


class ShowTopOfDeck(Offer):
    """As the casting phase begins the player's top deck card is shown: destroy it or leave it."""

    kind = "top-card"

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        deck = a.at(DECK, ctx.seat)
        if deck or a.turn_over(ctx.seat):  # AE-81
            a.show(deck[-1], a.map.everybody)
            if a.events is not None:
                a.note("reveal", ctx.seat, deck[-1])
            a.ask(ctx)

    def accept(self, a: AeonsEnd, ctx: Ctx) -> None:
        a.destroy(a.at(DECK, ctx.seat)[-1], DECK, ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-show-top")

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-top-card", card=t.name(g.table.card[g.at(DECK, ctx.seat)[-1]].id))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-leave-on-top")
        return t.say("do-destroy", card=t.name(g.table.card[g.at(DECK, ctx.seat)[-1]].id))

    def rules(self) -> list[str]:
        return ["AE-140"]


class BreachTurned(Effect):
    """When a breach of the owner is focused or opened in the owner's turn: damage."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(DEAL, ctx.seat, ctx.card, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-breach-turned", what=t.amount("damage", self.n))


# -- the Sigil breach --------------------------------------------------------------------------------------------------


class GiveSigil(Effect):
    """A player with breach I or II open gets a Sigil breach in place of one of them, then may prep a spell."""

    kind = "sigil-player"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        a = cast(AeonsEnd, g)
        return [act.action(act.PLAYER, seat) for seat in range(a.seats) if replaceable(a, seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(REPLACE_BREACH, act.first(action), ctx.card)

    def extent(self, a: AeonsEnd, ctx: Ctx) -> i64:
        return COMPLETELY if self.choices(a, ctx) else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-sigil")


def replaceable(a: AeonsEnd, seat: i64) -> list[int]:
    """The open breaches numbered I and II of a seat; a Sigil breach is neither."""
    out: list[int] = []
    for place in range(2):
        token = a.at(BREACHES, seat)[place]
        if a.is_open(seat, place) and a.card(token).place == place:
            out.append(token)
    return out


class ReplaceBreach(Effect):
    """The player names the breach; what was prepped in it returns to hand."""

    kind = "sigil-breach"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, token) for token in replaceable(cast(AeonsEnd, g), ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        seat = ctx.seat
        token = act.first(action)
        place = a.place_of(token, seat)
        for spell in prepped_in(a, seat, token):
            a.move(spell, PREPPED + a.prep_place(spell, seat), seat, HAND, seat)
            if a.events is not None:
                a.note("to-hand", seat, spell)
        remove_breach(a, seat, token)
        for sigil in a.table.copies("sigil-breach"):
            if sigil in a.zones[BOX]:
                a.zones[BOX].remove(sigil)
                a.at(BREACHES, seat)[place] = sigil
                a.rotation[seat * PLACES + place] = OPEN
                if a.events is not None:
                    a.moved(sigil, BOX, 0, BREACHES, seat)
                    a.note("sigil", seat, sigil)
                break
        a.push(PREP_NORMALLY, seat)


REPLACE_BREACH: Final = ReplaceBreach()
PREP_NORMALLY: Final = PrepFrom(HAND, False)

OP_ROOTS: Final[dict[str, Op]] = {
    "deal": DEAL,
    "hit_once": HIT_ONCE,
    "allot": ALLOT,
    "lump": LUMP,
    "unleash": UNLEASH,
    "unleash_end": UNLEASH_END,
    "exhaust": EXHAUST,
    "overflow": OVERFLOW,
    "drop_charges": DROP_CHARGES,
    "destroy_breach": DESTROY_BREACH,
    "empty_breach": EMPTY_BREACH,
    "remove_breach": REMOVE_BREACH,
    "back_to_hand": BACK_TO_HAND,
    "hand_over": HAND_OVER,
    "pay": PAYMENT,
    "gain_card": GAIN_CARD,
    "replace_breach": REPLACE_BREACH,
    "prep_normally": PREP_NORMALLY,
}


# -- short names, so that a card reads like its text -------------------------------------------------------------------


def aether(n: int) -> Op:
    return Gain(["aether"], [AETHER], [n])


def shard_aether(n: int) -> Op:
    return Gain(["aether-shard"], [AETHER_SHARD], [n])


def card_aether(n: int) -> Op:
    return Gain(["aether-cards"], [AETHER_CARDS], [n])


def spell_aether(n: int) -> Op:
    return Gain(["aether-spells"], [AETHER_SPELLS], [n])


def charge(n: int) -> Op:
    return Gain(["charge"], [CHARGES], [n])


def aether_and_charge(n: int, charges: int) -> Op:
    return Gain(["aether", "charge"], [AETHER, CHARGES], [n, charges])


def either(*ops: Op) -> Op:
    return Either(list(ops), False)


def table_either(*ops: Op) -> Op:
    return Either(list(ops), True)


def both(*ops: Op) -> Op:
    return Both(list(ops))


def ally(op: Op) -> Op:
    return WithPlayer(op, ally=True)


def destroy(where: Where) -> Op:
    return Pick(where, Destroy())


def discard(where: Where, after: Op | None = None) -> Op:
    return Pick(where, Discard(), False, after)
