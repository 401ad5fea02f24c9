"""The webs of the villain Corrosive Widow (AT-164, AT-Q21)."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game
from deckhold.engine.ops import Grouped
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import WEB
from deckhold.games.ascension_tactics.ops.villains.conduct import player_champions
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import SPARE, TOKENS

SPINNING = 1


@final
class SpinWebs(Grouped):
    """All webs are taken back, then the nearest champions of the players get one each; `a`: they are taken back."""

    kind = "webs"

    def __init__(self, within: int) -> None:
        self.within: i64 = within

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        if ctx.a != SPINNING:
            for web in webs(s):
                s.move(web, TOKENS, 0, SPARE, 0)
            g.push(self, ctx.seat, ctx.card, SPINNING)
            return
        found = self.next(s, ctx.card)
        if len(found) > len(s.zones[SPARE]):
            g.ask(ctx)
            return
        for figure in found:
            self.spin(s, figure)
        if found:
            g.again(ctx)

    def next(self, s: Tactics, widow: i64) -> list[int]:
        """The nearest champions without a web."""
        taken = [s.spot[web] for web in webs(s)]
        for distance in range(1, self.within + 1):
            out: list[int] = []
            for figure in player_champions(s):
                if s.apart(widow, figure) == distance and s.spot[figure] not in taken:
                    out.append(figure)
            if out:
                return out
        return []

    def spin(self, s: Tactics, figure: i64) -> None:
        spare = s.zones[SPARE]
        web = spare[len(spare) - 1]
        s.move(web, SPARE, 0, TOKENS, 0)
        s.place(web, s.spot[figure])

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        return [act.action(act.PICK_PIECE, one) for one in self.next(s, ctx.card)] if s.zones[SPARE] else []

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.again(ctx)
        self.spin(cast(Tactics, g), act.first(action))

    def text(self, t: Teller) -> str:
        return t.say("op-v-webs", n=self.within)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return g.info.piece_name(g, act.first(action), t)

    def rules(self) -> list[str]:
        return ["AT-164"]


def webs(s: Tactics) -> list[int]:
    """The webs on the battlefield."""
    return [token for token in s.zones[TOKENS] if s.definitions[token].kind == WEB]
