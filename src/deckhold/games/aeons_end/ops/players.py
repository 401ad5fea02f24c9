"""What happens to players, and the turn-order deck."""

from typing import cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game, Op, Printed
from deckhold.engine.ops import Offer
from deckhold.engine.text import THEY_DO, Teller
from deckhold.games.aeons_end.definitions import NEMESIS_TURN, NOBODY
from deckhold.games.aeons_end.ops.damage import DEAL
from deckhold.games.aeons_end.ops.harm import hurt
from deckhold.games.aeons_end.ops.spells import allies
from deckhold.games.aeons_end.state import HAND, PLAY, TURN_DECK, AeonsEnd

# -- players -----------------------------------------------------------------------------------------------------------


class WithPlayer(Printed):
    """A player of the acting player's choice does something: any player, or an ally."""

    def __init__(self, op: Op, ally: bool = False) -> None:
        self.op = op
        self.ally = ally
        self.kind = "ally" if ally else "who"

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


class GemsOfAlly(Printed):
    """An ally of the caster's choice shows the hand: damage for each gem in it."""

    kind = "ally-gems"

    def __init__(self, per: int) -> None:
        self.per = per

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


class Heal(Printed):
    """The player gains life."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(AeonsEnd, g).heal(ctx.seat, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-heal", what=t.amount("life", self.n))


class HealSelfOrAlly(Printed):
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


class HealGravehold(Printed):
    """Gravehold gains life."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(AeonsEnd, g).heal_gravehold(self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-heal-gravehold", what=t.amount("life", self.n))


class Burn(Printed):
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


class Takes(Printed):
    """The player takes damage."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        hurt(cast(AeonsEnd, g), ctx.seat, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-takes", what=t.amount("damage", self.n))


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

    def accept(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
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
