"""What sets off the triggers of constructs, and how they run."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD, CardDef
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import USED, CardOp, set_off
from deckhold.engine.text import TO_DO, Teller
from deckhold.games.ascension.state import CONSTRUCTS, PLAYED, TRIGGER, TURN, Ascension

# What sets off a construct's trigger.
FIRST_LIFEBOUND_HERO: Final = "first-lifebound-hero"
LIFEBOUND_HERO: Final = "lifebound-hero"
CONSTRUCT_ACQUIRED: Final = "construct-acquired"
FIRST_ROW_DEFEAT: Final = "first-row-defeat"
MECHANA_ARRIVES: Final = "mechana-arrives"
MECHANA_ACQUIRED: Final = "mechana-acquired"
LIFEBOUND_UNITY: Final = "lifebound-unity"


@final
class Trigger(Op):
    """A construct's effect that something else sets off."""

    def __init__(self, event: str, op: Op) -> None:
        self.event = event
        self.op = op

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(self.op, ctx.seat, ctx.card)

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        return "" if root == "trigger" and within is None else "it works by itself: its place is a card's trigger"

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        op = self.op
        if isinstance(op, CardOp):  # an optional detour for the card that set it off
            return t.say(f"on-{self.event}", what=op.about(t.mood(TO_DO), t.say("what-it"), ""))
        return t.say(f"on-{self.event}", what=op.text(t))


def count_triggers(a: Ascension, seat: i64, event: str) -> i64:
    n: i64 = 0
    for card in a.at(CONSTRUCTS, seat):
        if a.card(card).event == event:
            n += 1
    return n


@final
class SetOff(Op):
    """Run a trigger of `a` copies at once: the first-time events, counted when they happened (AS-Q15)."""

    def __init__(self, event: str) -> None:
        self.event = event

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        triggers: list[int] = []
        for card in a.at(CONSTRUCTS, ctx.seat):
            if len(triggers) < ctx.a and a.card(card).event == self.event:
                triggers.append(card)
        push_triggers(a, ctx.seat, triggers)


@final
class AfterHero(Op):
    """What a played hero sets off, once its own effect is complete (AS-33). `a`: the turn's first Lifebound hero."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        if not a.card(ctx.card).is_lifebound:
            return
        set_off(a, LIFEBOUND_HERO, ctx.seat, ctx.card)
        if ctx.a:
            set_off_once(a, ctx.seat, LIFEBOUND_UNITY)
            a.push(SET_OFF_FIRST_LIFEBOUND, ctx.seat, NO_CARD, count_triggers(a, ctx.seat, FIRST_LIFEBOUND_HERO))


@final
class Arrival(Op):
    """What a construct sets off by entering play."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        if a.card(ctx.card).event == LIFEBOUND_UNITY:
            for hero in a.at(PLAYED, ctx.seat):
                if a.card(hero).is_lifebound:
                    set_off_once(a, ctx.seat, LIFEBOUND_UNITY)
                    break
        if a.is_mechana(ctx.card, ctx.seat):
            set_off_once(a, ctx.seat, MECHANA_ARRIVES)


def set_off_once(a: Ascension, seat: i64, event: str) -> None:
    """Run the once-per-turn triggers of an event that have not run yet, in the order they entered play (AS-Q21)."""
    triggers: list[int] = []
    for card in a.at(CONSTRUCTS, seat):
        if a.card(card).event == event and not a.marked(USED, card, TRIGGER):
            a.last(USED, seat, card, TURN, TRIGGER)
            triggers.append(card)
    push_triggers(a, seat, triggers)


def push_triggers(a: Ascension, seat: i64, cards: list[int]) -> None:
    """Let the triggers of constructs run, the first one first."""
    i: i64 = len(cards) - 1
    while i >= 0:
        trigger = a.card(cards[i]).trigger
        assert trigger is not None
        a.push(trigger, seat, cards[i])
        i -= 1


ARRIVAL: Final = Arrival()
AFTER_HERO: Final = AfterHero()
SET_OFF_FIRST_LIFEBOUND: Final = SetOff(FIRST_LIFEBOUND_HERO)
SET_OFF_FIRST_DEFEAT: Final = SetOff(FIRST_ROW_DEFEAT)
