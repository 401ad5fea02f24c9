"""Captive Champions: who is held where when the last scenario of the campaign begins (AT-318)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import FALLEN
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import BOX, CAPTIVE, CAPTIVES, POOL


@final
class GiveUp(Op):
    """Each player in turn, `a`, gives up a champion; then chance adds others and says where each is held."""

    kind = "give-up"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        if ctx.a < s.seats:
            s.speaker = ctx.a
            g.ask(Ctx(self, ctx.a, ctx.card, ctx.a, 0))
        else:
            imprison(s)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, figure) for figure in cast(Tactics, g).at(POOL, ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(self, ctx.seat, ctx.card, ctx.a + 1)
        capture(cast(Tactics, g), act.first(action), POOL, ctx.seat)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.name(g.table.card[act.first(action)].id)

    def rules(self) -> list[str]:
        return ["AT-318"]


def capture(s: Tactics, figure: i64, zone: i64, seat: i64) -> None:
    s.move(figure, zone, seat, CAPTIVES, 0)
    s.holder = changed(s.holder, figure, CAPTIVE)


def imprison(s: Tactics) -> None:
    """Random champions that nobody leads join the captives; each is put on a beacon."""
    others: list[int] = []
    for card in sorted(s.zones[BOX]):
        definition = s.definitions[card]
        if definition.group == "start-champion" and not has(definition.factions, FALLEN):
            others.append(card)
    while len(s.zones[CAPTIVES]) < s.scenario.captives:
        capture(s, others.pop(s.chance(len(others))), BOX, 0)
    waiting = s.zones[CAPTIVES].copy()
    for cell in s.beacon_cells:
        s.stand(waiting.pop(s.chance(len(waiting))), cell)


@final
class Enrol(Op):
    """The pools of a campaign are complete: every scenario starts with the same ones (AT-236)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        roster = [-1] * s.figures
        for seat in range(s.seats):
            for figure in s.at(POOL, seat):
                roster[figure] = seat
        s.roster = roster


GIVE_UP: Final = GiveUp()
ENROL: Final = Enrol()
CAPTIVE_OPS: Final[dict[str, Op]] = {"give_up": GIVE_UP, "enrol": ENROL}
