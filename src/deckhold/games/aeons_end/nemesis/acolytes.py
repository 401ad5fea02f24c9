"""Nemesis cards among themselves, and the acolytes."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, Printed
from deckhold.engine.ops import Grouped
from deckhold.engine.text import Teller
from deckhold.games.aeons_end.definitions import ACOLYTE, ATTACK, MINION, NOBODY
from deckhold.games.aeons_end.nemesis.harm import MostSpells
from deckhold.games.aeons_end.ops import hit, hurt_gravehold, next_acolyte
from deckhold.games.aeons_end.state import ACOLYTE_DECK, ACOLYTE_DISCARD, IN_PLAY, NEMESIS_DISCARD, AeonsEnd

# -- nemesis cards among themselves ------------------------------------------------------------------------------------


class RepeatAttack(Printed):
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


class MinionReturns(Printed):
    """The minion most lately put into the nemesis discard enters play again at full life."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        minion = last_minion(a)
        if minion != NO_CARD:
            a.enter(minion, NEMESIS_DISCARD)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        a = cast(AeonsEnd, g)
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

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(AeonsEnd, g)
        a.push(self.op, 0, act.first(action))

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-with-acolyte", which="most" if self.most else "least", what=self.op.text(t))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-acolyte", what=t.sentences([self.text(t)]))


class BloodMagic(Printed):
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


class AllBloodMagic(Printed):
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


class LosesItself(Printed):
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


class BleedsGravehold(Printed):
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


class HealsAcolyte(Printed):
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


class UnderAcolyteDeck(Printed):
    """The acolyte goes under the acolyte deck, which is no discarding."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        del a.counters[a.zones[IN_PLAY].index(ctx.card)]
        a.put_under(ctx.card, IN_PLAY, ACOLYTE_DECK)

    def text(self, t: Teller) -> str:
        return t.say("op-under-acolyte-deck")


class AcolyteEnters(Printed):
    """The top acolyte of the acolyte deck enters play."""

    def run(self, g: Game, ctx: Ctx) -> None:
        next_acolyte(cast(AeonsEnd, g))

    def text(self, t: Teller) -> str:
        return t.say("op-acolyte-enters")


class AcolytesReturn(Printed):
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
