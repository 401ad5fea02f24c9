"""Changing Volkare's level between rounds, as long as nobody has seen his army (section 21)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops.deciding import Grouped
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.scenarios import LOWEST_LEVEL, YES
from deckhold.games.mage_knight.state.general import (
    CHANGED,
    REVEALED,
    beaten,
    dismiss,
    entry_of,
    general,
    level_of,
    remember,
)
from deckhold.games.mage_knight.state.position import Mage


def offer_change(s: Mage) -> None:
    """At the end of a round, unless it was the last one or the army has been seen (MX-185, MX-187)."""
    if s.options["volkare-change"] != YES or beaten(s) or entry_of(s, REVEALED) is not None:
        return
    if not s.ending and s.round < s.numbers.rounds:
        s.push(CHANGE_LEVEL, 0)


@final
class ChangeLevel(Grouped):
    """Which level he has from now on: all must agree, otherwise it stays (MX-185)."""

    kind = "volkare-level"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        level = level_of(s)
        lowest = max(LOWEST_LEVEL, level - int(s.seats))
        out = [act.action(act.AMOUNT, level)]
        out.extend([act.action(act.AMOUNT, n) for n in range(lowest, level + int(s.seats) + 1) if n != level])
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if g.voting:
            g.votes = [*g.votes, action]
            if g.events is not None:
                g.note("vote", len(g.votes) - 1)
            if len(g.votes) < g.seats:
                g.ask(ctx)
                return
            for vote in g.votes:
                if vote != action:
                    action = self.choices(g, ctx)[0]
                    break
            g.votes = []
        self.decided(g, ctx, action)

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        level = act.first(action)
        if level == level_of(s):
            return
        dismiss(s)
        remember(s, CHANGED, level - s.numbers.army)
        if s.events is not None:
            s.note("volkare-level", -1, general(s), level)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return general(cast(Mage, g))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        s = cast(Mage, g)
        n = act.first(action)
        return t.say("do-volkare-level" if n != level_of(s) else "do-volkare-level-stays", n=n)

    def rules(self) -> list[str]:
        return ["MX-185", "MX-186", "MX-187"]


CHANGE_LEVEL: Final = ChangeLevel()
LEVEL_OPS: Final[dict[str, Op]] = {"volkare-level": CHANGE_LEVEL}
