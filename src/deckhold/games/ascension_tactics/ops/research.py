"""Research: one of the top two quests (AT-045)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import find_copy
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.ops.words import tell
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import DISCARD, LOOKED, QUEST_DECK

LOOK: Final = 2


@final
class Researches(Op):
    """Look at the top two quests, put one into the discard pile and the other under the quest deck (AT-045, AT-Q19)."""

    kind = "research"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        deck = s.zones[QUEST_DECK]
        if not s.at(LOOKED, ctx.seat):
            for _ in range(min(LOOK, len(deck))):
                s.move(deck[len(deck) - 1], QUEST_DECK, 0, LOOKED, ctx.seat)
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out: list[int] = []
        for card in g.at(LOOKED, ctx.seat):
            choice = act.action(act.PICK_CARD, g.table.kind[card], LOOKED)
            if choice not in out:
                out.append(choice)
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        taken = find_copy(s, LOOKED, ctx.seat, act.first(action))
        s.move(taken, LOOKED, ctx.seat, DISCARD, ctx.seat)
        looked = s.to_take(LOOKED, ctx.seat)
        while looked:
            card = looked.pop()
            s.to_change(QUEST_DECK).insert(0, card)
            if s.events is not None:
                s.moved(card, LOOKED, ctx.seat, QUEST_DECK, 0)
        if s.events is not None:
            s.note("research", ctx.seat, taken)
        tell(s, ctx.seat, "research", taken)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if cast(Tactics, g).zones[QUEST_DECK] else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-research")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-take-quest", card=t.name(g.table.defs[act.first(action)].id))

    def rules(self) -> list[str]:
        return ["AT-045"]


RESEARCHES: Final = Researches()
RESEARCH_OPS: Final[dict[str, Op]] = {"research": RESEARCHES}
