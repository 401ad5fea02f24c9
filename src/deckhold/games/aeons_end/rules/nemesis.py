"""What the nemesis does in its turn: what is in play acts, cards are drawn."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Printed, among
from deckhold.engine.ops import modified, set_off
from deckhold.games.aeons_end.definitions import ATTACK, NOBODY
from deckhold.games.aeons_end.nemesis.turn_order import NEMESIS_DRAWS
from deckhold.games.aeons_end.ops import UNLEASH
from deckhold.games.aeons_end.state import IN_PLAY, NEMESIS_DECK, NEMESIS_DISCARD, RESOLVING, AeonsEnd

EMPTY_DECK_UNLEASHES: Final = 3  # AE-90


@final
class Activate(Printed):
    """A minion's PERSISTENT effect, or one token less on a power and its effect with the last one (AE-87, AE-88)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        card = ctx.card
        if not among(a.zones[IN_PLAY], card):
            return
        definition = a.card(card)
        if definition.is_minion:
            persistent = definition.persistent
            if persistent is not None:
                if a.events is not None:
                    a.note("acts", NOBODY, card)
                a.push(persistent, 0, card)
            return
        at = a.zones[IN_PLAY].index(card)
        a.counters[at] -= 1
        if a.counters[at] == 0:
            effect = definition.power_effect
            assert effect is not None
            if a.events is not None:
                a.note("acts", NOBODY, card)
            a.push(POWER_DONE, 0, card)
            a.push(effect, 0, card)


@final
class PowerDone(Printed):
    """A power that took effect leaves play."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        if not among(a.zones[IN_PLAY], ctx.card):
            return
        a.leave(ctx.card, NEMESIS_DISCARD)
        if a.card(ctx.card).under_deck:
            a.put_under(ctx.card, NEMESIS_DISCARD, NEMESIS_DECK)


@final
class NemesisDraw(Printed):
    """The nemesis draws a card, or several (AE-90, AE-Q27)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        n = modified(a, NEMESIS_DRAWS, 0, NO_CARD, 1)
        set_off(a, NEMESIS_DRAWS, 0)
        while n > 0:
            a.push(DRAW_ONE, 0)
            n -= 1


@final
class DrawOne(Printed):
    """The top nemesis card is carried out or enters play (AE-91 to AE-93); an empty deck unleashes instead (AE-90)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        deck = a.zones[NEMESIS_DECK]
        if not deck:
            for _ in range(EMPTY_DECK_UNLEASHES):
                a.push(UNLEASH, 0)
            return
        card: i64 = deck[-1]
        a.move(card, NEMESIS_DECK, 0, RESOLVING, 0)
        if a.events is not None:
            a.note("nemesis-draws", NOBODY, card)
        a.push(RESOLVED, 0, card)
        definition = a.card(card)
        first = definition.effect if definition.kind == ATTACK else definition.immediately
        if first is not None:
            a.push(first, 0, card)


@final
class Resolved(Printed):
    """A drawn attack is discarded, or goes under the deck; a minion or power enters play (AE-Q43)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(AeonsEnd, g)
        definition = a.card(ctx.card)
        if definition.kind != ATTACK:
            a.enter(ctx.card, RESOLVING)
        elif definition.under_deck:
            a.put_under(ctx.card, RESOLVING, NEMESIS_DECK)
        else:
            a.move(ctx.card, RESOLVING, 0, NEMESIS_DISCARD, 0)


ACTIVATE: Final = Activate()
POWER_DONE: Final = PowerDone()
NEMESIS_DRAW: Final = NemesisDraw()
DRAW_ONE: Final = DrawOne()
RESOLVED: Final = Resolved()
