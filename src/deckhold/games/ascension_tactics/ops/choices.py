"""Small questions that rules ask: which construct to save, which treasure to lose."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game, Op, Printed
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import TREASURE
from deckhold.games.ascension_tactics.ops.words import destroy
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import KEPT, TREASURE_DISCARD


@final
class SaveConstruct(Printed):
    """A champion is defeated: the owner says which `a` of its constructs go to hand; the others are destroyed."""

    kind = "save-construct"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        if ctx.a > 0 and s.gear(ctx.card):
            g.ask(ctx)
        else:
            for card in s.gear(ctx.card):
                destroy(s, card)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, card) for card in cast(Tactics, g).gear(ctx.card)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        destroy(cast(Tactics, g), act.first(action), True)
        g.push(self, ctx.seat, ctx.card, ctx.a - 1)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-save", card=g.info.piece_name(g, act.first(action), t))


@final
class LoseTreasure(Printed):
    """A champion that keeps treasures is defeated: its owner discards one of them."""

    kind = "lose-treasure"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        kept = [card for card in s.at(KEPT, ctx.seat) if s.bearer[card] == ctx.card]
        # A beacon token lies there too, and stays (AT-219).
        return [act.action(act.PICK_PIECE, card) for card in kept if s.definitions[card].kind == TREASURE]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        card = act.first(action)
        s.bearer = changed(s.bearer, card, -1)
        s.move(card, KEPT, ctx.seat, TREASURE_DISCARD, 0)
        if s.events is not None:
            s.note("lose-treasure", ctx.seat, card)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-lose", card=g.info.piece_name(g, act.first(action), t))


SAVE_CONSTRUCT: Final = SaveConstruct()
LOSE_TREASURE: Final = LoseTreasure()
CHOICE_OPS: Final[dict[str, Op]] = {"save_construct": SAVE_CONSTRUCT, "lose_treasure": LOSE_TREASURE}
