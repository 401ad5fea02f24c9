"""Beacon tokens: what a champion that ends its move on one of its colour brings (AT-196, AT-219, AT-Q33)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.ops.research import RESEARCHES
from deckhold.games.ascension_tactics.scenarios import COLOURS, FOR_FACTIONS, FOR_RESEARCH
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import KEPT, POOL, TOKENS


def took_token(s: Tactics, seat: i64, figure: i64, token: i64) -> None:
    """A token of one's own colour is taken."""
    colour = COLOURS[s.colour_of_side(s.side_of[seat])]
    if s.definitions[token].id != f"{colour}-token":
        return
    s.move(token, TOKENS, 0, KEPT, seat)
    if s.events is not None:
        s.note("token", seat, token)
    if s.scenario.tokens == FOR_RESEARCH:
        s.push(RESEARCHES, seat)
    elif s.scenario.tokens == FOR_FACTIONS:
        s.push(BESTOW, seat, token)


@final
class Bestow(Op):
    """A beacon token is put on a champion's card: it belongs to every faction (AT-219)."""

    kind = "bestow"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        return [act.action(act.PICK_PIECE, one) for one in s.at(POOL, ctx.seat) if not s.definitions[one].minion]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        s.bearer = changed(s.bearer, ctx.card, act.first(action))
        if s.events is not None:
            s.note("bestow", ctx.seat, act.first(action))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return g.info.piece_name(g, act.first(action), t)

    def rules(self) -> list[str]:
        return ["AT-219"]


BESTOW: Final = Bestow()
PLACE_OPS: Final[dict[str, Op]] = {"bestow": BESTOW}
