"""What scenarios give for a defeat: chosen factions (AT-211) and neutral champions (AT-213)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, SET_OFF, Ctx, Game, Op, Printed
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import FACTIONS, REWARD, SLAUGHTER, Triggered, packed
from deckhold.games.ascension_tactics.scenarios import FOR_SLAUGHTER
from deckhold.games.ascension_tactics.state.figures import factions
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import (
    CENTER_ROW,
    DISCARD,
    FROM_CHOSEN,
    FROM_IDOLS,
    HAND,
    VILLAIN,
)

CHOSEN_SLAUGHTER: Final = 2


def chosen_factions(s: Tactics) -> i64:
    """The factions with the most cards in the center row, as a bit set (AT-211, AT-Q34)."""
    counts = [0] * len(FACTIONS)
    for card in s.zones[CENTER_ROW]:
        if card != NO_CARD:
            for faction in range(len(FACTIONS)):
                if s.definitions[card].factions & bit(faction):
                    counts[faction] += 1
    most = max(counts)
    out: i64 = 0
    if most > 0:
        for faction in range(len(FACTIONS)):
            if counts[faction] == most:
                out |= bit(faction)
    return out


def chosen_slaughter(s: Tactics, champion: i64, cell: i64, victim: i64) -> list[Ctx]:
    """The Slaughter that a champion of a chosen faction has at this moment (AT-211, AT-Q34)."""
    holder: i64 = s.holder[champion]
    player = 0 <= holder < VILLAIN
    if not player or s.scenario.chosen != FOR_SLAUGHTER or not factions(s, champion) & chosen_factions(s):
        return []
    return [Ctx(OF_THE_CHOSEN, holder, champion, SET_OFF, packed(cell, victim))]


def rewards(s: Tactics, seat: i64, victim: i64, cell: i64) -> list[Ctx]:
    """What whoever defeated a neutral champion receives, together with Slaughter (AT-213, AT-Q60)."""
    if not 0 <= seat < VILLAIN:
        return []
    abilities = s.definitions[victim].triggered
    return [Ctx(one, seat, victim, SET_OFF, packed(cell, victim)) for one in abilities if one.on == REWARD]


@final
class ScenarioGlory(Op):
    """Glory that a scenario gives, from one of its sources."""

    def __init__(self, n: int, source: int) -> None:
        self.n = n
        self.source: i64 = source

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        s.gain_glory(s.side_of[ctx.seat], self.n, self.source)

    def text(self, t: Teller) -> str:
        return t.say("op-gain", what=t.amount("glory", self.n))


def idol_glory(n: int) -> Op:
    return ScenarioGlory(n, FROM_IDOLS)


@final
class Plunder(Printed):
    """Each opponent discards a random card; the player takes one of these into hand, for good (AT-213, AT-Q60).

    Asking, `a` is the bit set of the seats whose discard piles these cards are on top of.
    """

    kind = "plunder"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        robbed: i64 = 0
        for seat in range(s.seats):
            hand = s.at(HAND, seat)
            if s.side_of[seat] == s.side_of[ctx.seat] or not hand:
                continue
            card = hand[s.chance(len(hand))]
            s.move(card, HAND, seat, DISCARD, seat)
            robbed |= bit(seat)
            if s.events is not None:
                s.note("discard", seat, card)
        if robbed:
            g.ask(Ctx(self, ctx.seat, ctx.card, robbed, 0))

    def lost(self, s: Tactics, ctx: Ctx) -> list[tuple[int, int]]:
        """The cards just discarded, with the seats that lost them."""
        out: list[tuple[int, int]] = []
        for seat in range(s.seats):
            if has(ctx.a, seat):
                pile = s.at(DISCARD, seat)
                out.append((pile[len(pile) - 1], seat))
        return out

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, card) for card, _ in self.lost(cast(Tactics, g), ctx)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        for card, seat in self.lost(s, ctx):
            if card == act.first(action):
                s.move(card, DISCARD, seat, HAND, ctx.seat)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Tactics, g)
        for seat in range(s.seats):
            if s.side_of[seat] != s.side_of[ctx.seat] and s.at(HAND, seat):
                return COMPLETELY
        return NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-plunder")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        for card, seat in self.lost(cast(Tactics, g), ctx):
            if card == act.first(action):
                return t.say("do-plunder", card=t.name(g.table.card[card].id), who=t.seat(seat))
        raise AssertionError("no such card was lost")

    def rules(self) -> list[str]:
        return ["AT-213"]


OF_THE_CHOSEN: Final = Triggered(SLAUGHTER, ScenarioGlory(CHOSEN_SLAUGHTER, FROM_CHOSEN))
REWARD_OPS: Final[dict[str, Op]] = {"chosen": OF_THE_CHOSEN}
