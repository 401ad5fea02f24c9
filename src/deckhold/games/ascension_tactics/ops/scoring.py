"""Glory at the end of a turn, and for beacon tokens (sections 23, 27)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Grouped, Offer
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import BEACON_TOKEN
from deckhold.games.ascension_tactics.ops.rewards import chosen_factions
from deckhold.games.ascension_tactics.ops.verbs import CELL_CHOICE
from deckhold.games.ascension_tactics.scenarios import CORRUPTED, FOR_RESEARCH, FOR_SHRINES, NORMAL
from deckhold.games.ascension_tactics.state.figures import factions
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import BOX, FROM_SHRINES, FROM_TOKENS, KEPT, POOL, VILLAIN

TOKEN_GLORY: Final = 5
CHOSEN_SHRINE: Final = 2


def shrine_glory(s: Tactics, side: i64, cell: i64) -> i64:
    """What control of a shrine gives a side (AT-148, AT-218)."""
    glory = s.scenario.shrine
    if s.scenario.chosen == FOR_SHRINES:
        chosen = chosen_factions(s)
        for seat in s.sides[side]:
            for figure in s.at(POOL, seat):
                if s.is_on(figure) and s.away(figure, cell) <= 1 and factions(s, figure) & chosen:
                    return glory + CHOSEN_SHRINE
    return glory


def turn_glory(s: Tactics, side: i64) -> i64:
    """What the end of its turn gives a side as things stand (AT-063, AT-232)."""
    total: i64 = 0
    if s.scenario.cleansing and side != VILLAIN:
        return total
    for cell in s.shrines(side):
        total += shrine_glory(s, side, cell)
    scale = s.scenario.beacon_glory
    if scale:
        total += scale[s.beacons(side)]
    return total


@final
class Shrines(Op):
    """What the shrines that the active side controls bring it (AT-063, AT-148, AT-250)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        held = s.shrines(s.turn)
        for cell in reversed(held):
            if s.turn == VILLAIN or not s.scenario.campaign:
                s.gain_glory(s.turn, shrine_glory(s, s.turn, cell), FROM_SHRINES)
            elif s.scenario.cleansing:
                s.push(CLEANSE, ctx.seat)
            elif s.scenario.hoard:
                s.push(ENDOW, ctx.seat, NO_CARD, cell)
            else:
                s.gain_glory(s.turn, shrine_glory(s, s.turn, cell), FROM_SHRINES)


@final
class Cleanse(Grouped):
    """The players remove corrupted ground for a shrine that they control (AT-299)."""

    kind = "cleanse"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        return [act.action(CELL_CHOICE, cell) for cell in range(s.cells.size) if s.terrain[cell] == CORRUPTED]

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        s.terrain = changed(s.terrain, act.first(action), NORMAL)
        if s.events is not None:
            s.note("cleanse", ctx.seat, NO_CARD, act.first(action))

    def rules(self) -> list[str]:
        return ["AT-299"]


@final
class Endow(Grouped):
    """The glory for a shrine, the cell `a`, comes onto the card of a champion there (AT-308)."""

    kind = "endow"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        out: list[int] = []
        minion = False
        for figure in range(s.figures):
            if not s.is_on(figure) or s.side(figure) != s.turn or s.away(figure, ctx.a) > 1:
                continue
            if not s.definitions[figure].minion or not minion:  # glory due to any of the minions goes to the supply
                out.append(act.action(act.PICK_PIECE, figure))
            minion = minion or s.definitions[figure].minion
        return out

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        s.gain_glory(s.turn, shrine_glory(s, s.turn, ctx.a), FROM_SHRINES, act.first(action))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-endow", cell=cast(Tactics, g).cells.name(ctx.a)[1:])

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return g.info.piece_name(g, act.first(action), t)

    def rules(self) -> list[str]:
        return ["AT-308"]


def beacon_tokens(s: Tactics, side: i64) -> list[tuple[int, int]]:
    """The beacon tokens that a side holds and may banish, with the seats that hold them."""
    out: list[tuple[int, int]] = []
    if s.scenario.tokens == FOR_RESEARCH:
        for seat in s.sides[side]:
            for card in s.at(KEPT, seat):
                if s.definitions[card].kind == BEACON_TOKEN:
                    out.append((seat, card))
    return out


def beacon_for_quest(s: Tactics, seat: i64) -> None:
    """A completed quest lets a side turn a beacon token into glory (AT-197)."""
    if beacon_tokens(s, s.side_of[seat]):
        s.push(CASH_TOKEN, seat)


@final
class CashToken(Offer):
    """Banish a beacon token for glory (AT-197)."""

    kind = "token"

    def accept(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        holder, card = beacon_tokens(s, s.side_of[ctx.seat])[0]
        s.move(card, KEPT, holder, BOX, 0)
        s.gain_glory(s.side_of[ctx.seat], TOKEN_GLORY, FROM_TOKENS)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-pass")
        return t.say("do-cash-token", glory=t.amount("glory", TOKEN_GLORY))

    def rules(self) -> list[str]:
        return ["AT-197"]


CASH_TOKEN: Final = CashToken()
SHRINES: Final = Shrines()
CLEANSE: Final = Cleanse()
ENDOW: Final = Endow()
SCORING_OPS: Final[dict[str, Op]] = {
    "cash_token": CASH_TOKEN,
    "shrines": SHRINES,
    "cleanse": CLEANSE,
    "endow": ENDOW,
}
