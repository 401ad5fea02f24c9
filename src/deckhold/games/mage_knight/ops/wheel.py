"""The wheel of colours on which a shield goes round: Master of Chaos (MX-511)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.core import NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import Lasting, Mark
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.terms import (
    BLACK,
    BLUE,
    COLOURS,
    GAME,
    GOLD,
    GREEN,
    OWN_NEXT_TURN,
    RED,
    WHITE,
)

CLOCKWISE: Final = [BLUE, GREEN, BLACK, WHITE, RED, GOLD]
NOWHERE: Final = -1


@final
class ShieldOn(Lasting):
    """The shield lies on a colour of the wheel."""

    scope: i64 = GAME

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def text(self, t: Teller) -> str:
        return t.say("op-shield-on", colour=t.say(f"colour-{COLOURS[self.colour]}"))


def shield_at(g: Game, card: i64) -> i64:
    """Where on the wheel the shield of a skill lies, clockwise from blue; or NOWHERE."""
    for entry in g.lasting:
        if entry.card == card and isinstance(entry.op, ShieldOn):
            return CLOCKWISE.index(entry.op.colour)
    return NOWHERE


def put_shield(g: Game, seat: i64, card: i64, at: i64) -> None:
    """The shield lies there now. Before the next turn of its owner it is not moved without effect."""
    g.lasting = [entry for entry in g.lasting if not (entry.card == card and isinstance(entry.op, ShieldOn))]
    g.last(SHIELDS[at], seat, card, GAME)
    g.last(SPUN, seat, card, OWN_NEXT_TURN)
    if g.events is not None:
        g.note("wheel", seat, card, CLOCKWISE[at])


def lay_shield(g: Game, seat: i64, card: i64) -> None:
    """A shield that a save has nowhere lies on the last colour, before the first one."""
    if shield_at(g, card) == NOWHERE:
        g.last(SHIELDS[len(SHIELDS) - 1], seat, card, GAME)


@final
class RollWheel(MageOp):
    """A die tells where the shield lies at first."""

    def run(self, g: Game, ctx: Ctx) -> None:
        put_shield(g, ctx.seat, ctx.card, CLOCKWISE.index(int(g.chance(len(COLOURS)))))

    def text(self, t: Teller) -> str:
        return t.say("op-roll-wheel")


@final
class TurnWheel(MageOp):
    """The shield goes one step on; what its new colour gives comes at once."""

    def __init__(self, effects: dict[int, Op]) -> None:
        self.effects = [effects[colour] for colour in CLOCKWISE]

    def following(self, g: Game, card: i64) -> i64:
        at = shield_at(g, card)
        return NOWHERE if at == NOWHERE else (at + 1) % len(CLOCKWISE)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        to = self.following(g, ctx.card)
        return NOT_AT_ALL if to == NOWHERE else self.effects[to].extent(g, ctx)

    def run(self, g: Game, ctx: Ctx) -> None:
        to = self.following(g, ctx.card)
        put_shield(g, ctx.seat, ctx.card, to)
        g.push(self.effects[to], ctx.seat, ctx.card)

    def turn_idly(self, g: Game, seat: i64, card: i64) -> None:
        """Not used in a turn, it may be moved without effect before the next one (MX-340)."""
        put_shield(g, seat, card, self.following(g, card))

    def may_turn_idly(self, g: Game, card: i64) -> bool:
        return shield_at(g, card) != NOWHERE and not g.marked(SPUN, card)

    def parts(self) -> dict[str, Op]:
        return {COLOURS[CLOCKWISE[i]]: op for i, op in enumerate(self.effects)}

    def text(self, t: Teller) -> str:
        said = [
            t.say("by-wheel", colour=t.say(f"colour-{COLOURS[CLOCKWISE[i]]}"), what=op.text(t))
            for i, op in enumerate(self.effects)
        ]
        return t.say("op-turn-wheel", what=t.listing(said, "list-semicolon"))


def idle_wheels(s: Mage, cards: list[int]) -> list[int]:
    """The skills among these whose shield may be moved without effect."""
    out: list[int] = []
    for card in cards:
        op = s.skill(card).op
        if isinstance(op, TurnWheel) and op.may_turn_idly(s, card):
            out.append(card)
    return out


def turn_idly(s: Mage, seat: i64, card: i64) -> None:
    cast(TurnWheel, s.skill(card).op).turn_idly(s, seat, card)


SPUN: Final = Mark()  # a wheel that was turned since its owner's last turn began
SHIELDS: Final = [ShieldOn(colour) for colour in CLOCKWISE]
WHEEL_OPS: Final[dict[str, Op]] = {
    "spun": SPUN,
    **{f"shield-on-{COLOURS[colour]}": op for colour, op in zip(CLOCKWISE, SHIELDS, strict=True)},
}
