"""What is done to a card: taken, defeated, banished, copied."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD, CardDef
from deckhold.engine.core import Ctx, Game, Op, among, take_out, to_take
from deckhold.engine.ops import USED, CardOp, set_off
from deckhold.engine.text import TO_DO, Teller
from deckhold.games.ascension.definitions import AscensionCard
from deckhold.games.ascension.ops.triggers import (
    ARRIVAL,
    CONSTRUCT_ACQUIRED,
    FIRST_ROW_DEFEAT,
    MECHANA_ACQUIRED,
    SET_OFF_FIRST_DEFEAT,
    Trigger,
    count_triggers,
)
from deckhold.games.ascension.state import (
    CENTER_ROW,
    CONSTRUCTS,
    DECK,
    DEFEATED_IN_ROW,
    DISCARD,
    HAND,
    HEAVY_INFANTRY,
    MYSTICS,
    PENDING,
    TRIGGER,
    TURN,
    VOID_PILE,
    Ascension,
)

# Where an acquired card goes.
TO_DISCARD: Final = 0
TO_DECK: Final = 1


class Banish(CardOp):
    """The card is banished from wherever the player's pick found it."""

    verb = "banish"

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        for zone in (CENTER_ROW, HAND, DISCARD):
            if among(a.at(zone, ctx.seat), ctx.card):
                a.banish(ctx.card, zone, ctx.seat)
                return

    def rules(self) -> list[str]:
        return ["AS-70"]


class Discard(CardOp):
    """The card goes from hand to the discard pile."""

    verb = "discard"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.move(ctx.card, HAND, ctx.seat, DISCARD, ctx.seat)
        if g.events is not None:
            g.note("discard", ctx.seat, ctx.card)

    def rules(self) -> list[str]:
        return ["AS-Q09"]


class Destroy(CardOp):
    """A construct goes to its controller's discard pile (AS-39)."""

    verb = "destroy"

    def run(self, g: Game, ctx: Ctx) -> None:
        destroy(cast(Ascension, g), ctx.card, ctx.seat)

    def rules(self) -> list[str]:
        return ["AS-39"]


class KeepOnly(CardOp):
    """All the player's constructs but this one are destroyed (AS-110)."""

    verb = "keep"

    def run(self, g: Game, ctx: Ctx) -> None:
        for card in g.at(CONSTRUCTS, ctx.seat).copy():
            if card != ctx.card:
                destroy(cast(Ascension, g), card, ctx.seat)

    def rules(self) -> list[str]:
        return ["AS-110"]


def destroy(a: Ascension, card: i64, seat: i64) -> None:
    a.move(card, CONSTRUCTS, seat, DISCARD, seat)
    a.forget(card)
    if a.events is not None:
        a.note("destroy", seat, card)


@final
class Acquire(CardOp):
    """The player takes a hero or construct (AS-128): it leaves its place, the row is refilled, it reaches its goal.

    The card waits in `pending` while a Rocket Courier may send it elsewhere.
    """

    verb = "acquire"
    kind = "courier"

    def __init__(self, goal: int) -> None:
        self.goal = goal

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        card = ctx.card
        source: i64 = PENDING
        if among(a.zones[CENTER_ROW], card):
            source = CENTER_ROW
            a.leave_row(card)
        elif among(a.zones[MYSTICS], card):
            source = MYSTICS
            take_out(to_take(a, MYSTICS, 0), card)
        else:
            source = HEAVY_INFANTRY
            take_out(to_take(a, HEAVY_INFANTRY, 0), card)
        a.put(card, PENDING)
        if a.events is not None:
            a.moved(card, source, 0, PENDING, 0)
            a.note("acquire", ctx.seat, card)
        if source == CENTER_ROW:
            a.fill_row()
        if a.card(card).is_construct:
            set_off(a, CONSTRUCT_ACQUIRED, ctx.seat, card)
            if self.courier(a, ctx) != NO_CARD:
                a.ask(ctx)
                return
        self.arrive(a, ctx)

    def courier(self, a: Ascension, ctx: Ctx) -> i64:
        """A controlled construct that may send the acquired one elsewhere."""
        if a.is_mechana(ctx.card, ctx.seat):
            for own in a.at(CONSTRUCTS, ctx.seat):
                if a.card(own).event == MECHANA_ACQUIRED and not a.marked(USED, own, TRIGGER):
                    return own
        return NO_CARD

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, 0), act.action(act.PASS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(Ascension, g)
        if act.verb_of(action) == act.PASS:
            self.arrive(a, ctx)
            return
        courier = self.courier(a, ctx)
        a.last(USED, ctx.seat, courier, TURN, TRIGGER)
        trigger = a.card(courier).trigger
        assert trigger is not None
        a.push(trigger, ctx.seat, ctx.card)

    def arrive(self, a: Ascension, ctx: Ctx) -> None:
        a.move(ctx.card, PENDING, 0, DECK if self.goal == TO_DECK else DISCARD, ctx.seat)

    def about(self, t: Teller, what: str, where: str) -> str:
        return t.say("op-acquire-to-deck" if self.goal == TO_DECK else "op-acquire", what=what, where=where)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        what = self.detour(g, ctx).about(t.mood(TO_DO), t.say("what-it"), "")
        return t.say("ask-courier", card=t.name(g.table.card[ctx.card].id), what=what)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return self.courier(cast(Ascension, g), ctx)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-to-discard" if self.goal == TO_DISCARD else "do-to-deck")
        return t.say(f"do-{self.detour(g, ctx).verb}")

    def detour(self, g: Game, ctx: Ctx) -> CardOp:
        """What the courier does with the acquired construct."""
        a = cast(Ascension, g)
        trigger = a.card(self.courier(a, ctx)).trigger
        assert isinstance(trigger, Trigger)
        assert isinstance(trigger.op, CardOp)
        return trigger.op

    def rules(self) -> list[str]:
        return ["AS-47", "AS-128"]


class Detour(CardOp):
    """Where a courier sends an acquired construct."""

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        if isinstance(within, Trigger) and within.event == MECHANA_ACQUIRED:
            return ""
        return f"only a trigger for {MECHANA_ACQUIRED} has an acquired construct on its way"


class PutIntoPlay(Detour):
    """An acquired construct enters play at once."""

    verb = "put-into-play"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.move(ctx.card, PENDING, 0, CONSTRUCTS, ctx.seat)
        g.push(ARRIVAL, ctx.seat, ctx.card)


class PutIntoHand(Detour):
    """An acquired construct goes to hand."""

    verb = "put-into-hand"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.move(ctx.card, PENDING, 0, HAND, ctx.seat)


@final
class Defeat(CardOp):
    """The player defeats a monster (AS-50): it goes to the Void, the row is refilled, then the reward is gained."""

    verb = "defeat"

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        card = ctx.card
        thirsting: i64 = 0
        if among(a.zones[CENTER_ROW], card):
            if not a.marked(DEFEATED_IN_ROW):
                a.last(DEFEATED_IN_ROW, ctx.seat, NO_CARD, TURN)
                thirsting = count_triggers(a, ctx.seat, FIRST_ROW_DEFEAT)
            a.leave_row(card)
            a.put(card, VOID_PILE)
            if a.events is not None:
                a.moved(card, CENTER_ROW, 0, VOID_PILE, 0)
                a.note("defeat", ctx.seat, card)
            a.fill_row()
        elif a.events is not None:
            a.note("defeat", ctx.seat, card)
        if thirsting:
            a.push(SET_OFF_FIRST_DEFEAT, ctx.seat, NO_CARD, thirsting)
        reward = a.card(card).effect
        assert reward is not None
        a.push(reward, ctx.seat, card)

    def rules(self) -> list[str]:
        return ["AS-129", "AS-Q10"]


class Take(CardOp):
    """A card of the row is acquired or defeated without payment."""

    verb = "take"

    def doing(self, g: Game, card: CardDef) -> str:
        return "defeat" if cast(AscensionCard, card).is_monster else "acquire"

    def run(self, g: Game, ctx: Ctx) -> None:
        monster = cast(Ascension, g).card(ctx.card).is_monster
        g.push(DEFEAT if monster else ACQUIRE, ctx.seat, ctx.card)

    def rules(self) -> list[str]:
        return ["AS-Q12"]


class CopyHero(CardOp):
    """The effect of a hero played earlier this turn happens again, as this card's own (AS-Q14)."""

    verb = "copy"

    def run(self, g: Game, ctx: Ctx) -> None:
        effect = cast(Ascension, g).card(ctx.card).effect
        assert effect is not None
        g.push(effect, ctx.seat, ctx.a)  # a pick hands its own source on in `a`

    def rules(self) -> list[str]:
        return ["AS-Q14"]


ACQUIRE: Final = Acquire(TO_DISCARD)
DEFEAT: Final = Defeat()
