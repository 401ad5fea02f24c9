"""Damage to the nemesis, its minions and acolytes."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Printed
from deckhold.engine.ops import Count
from deckhold.engine.text import Teller
from deckhold.games.aeons_end.definitions import (
    CROWN,
    LOWERED_BY_TOKENS,
    LOWERED_BY_TWO,
    MAGUS,
    MINION,
    NEMESIS_TURN,
    NOBODY,
    ONE_AT_A_TIME,
    TITAN,
)
from deckhold.games.aeons_end.ops.harm import end
from deckhold.games.aeons_end.state import (
    ACOLYTE_DECK,
    ACOLYTE_DISCARD,
    IN_PLAY,
    NEMESIS,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    TURN_DISCARD,
    AeonsEnd,
)


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


class Deal(Printed):
    """`a` damage to one target of the acting player's choice (AE-54); `b`: a fallen minion is a trophy."""

    kind = "target"

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
    """The nemesis and every minion; the Crown cannot be damaged (AE-132)."""
    nemesis = a.zones[NEMESIS][0]
    out: list[int] = [act.action(act.PICK_PIECE, nemesis)] if a.card(nemesis).foe != CROWN else []
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


class Damage(Printed):
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


class BonusDamage(Printed):
    """A spell that deals no damage by itself still deals the bonus of its breach (AE-55)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.a > 0:
            g.push(DEAL, ctx.seat, ctx.card, ctx.a)

    def text(self, t: Teller) -> str:
        return t.say("op-bonus-damage")


class HitOnce(Printed):
    """The target in `card` takes `a` damage, as allotted before."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if ctx.card in a.zones[IN_PLAY] or ctx.card in a.zones[NEMESIS]:
            hit(a, ctx.card, ctx.a)


class Allot(Printed):
    """`a` damage is split among targets, a lump each; `b`: the targets that have theirs, a bit each."""

    kind = "allot"

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.a > 0:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        every = targets(cast(AeonsEnd, g))
        return [target for i, target in enumerate(every) if not has(ctx.b, i)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        last = len(self.choices(g, ctx)) == 1
        if last:
            add_lump(cast(AeonsEnd, g), ctx, act.first(action), ctx.a)
        else:
            g.push(LUMP, ctx.seat, act.first(action), ctx.a, ctx.b)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-allot", what=t.amount("damage", ctx.a))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return cast(AeonsEnd, g).mat(ctx.seat)  # only abilities split their damage


class Lump(Printed):
    """How much of the damage left, `a`, the target in `card` takes; `b` as above."""

    kind = "lump"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.AMOUNT, n) for n in range(ctx.a, 0, -1)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        add_lump(cast(AeonsEnd, g), ctx, ctx.card, act.first(action))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        card = t.name(g.table.card[ctx.card].id)
        return t.say("ask-lump", what=t.amount("damage", ctx.a), card=card)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return cast(AeonsEnd, g).mat(ctx.seat)  # the card is the target

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.amount("damage", act.first(action))


def add_lump(a: AeonsEnd, ctx: Ctx, card: i64, n: i64) -> None:
    """A target gets `n` of the damage that is split; the lumps lie on the stack in the order they were allotted."""
    taken: i64 = ctx.b
    already: i64 = 0
    for i, target in enumerate(targets(a)):
        if has(ctx.b, i):
            already += 1
        if act.first(target) == card:
            taken |= bit(i)
    a.stack.insert(len(a.stack) - already, Ctx(HIT_ONCE, ctx.seat, card, n, 0))
    if ctx.a > n:
        a.push(ALLOT, ctx.seat, NO_CARD, ctx.a - n, taken)


DEAL: Final = Deal()
HIT_ONCE: Final = HitOnce()
ALLOT: Final = Allot()
LUMP: Final = Lump()
