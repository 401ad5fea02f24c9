"""An op, and an op that waits to run."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from deckhold.engine.cards import NO_CARD, CardDef
from deckhold.engine.text import Teller

if TYPE_CHECKING:
    from deckhold.engine.core.game import Game

# How far an op can be carried out.
NOT_AT_ALL: Final = 0
PARTLY: Final = 1
COMPLETELY: Final = 2

SET_OFF: Final = -1  # the scope of an effect that was set off and waits for its turn


# Not `acyclic`, though it is: mypyc 2.4 frees such objects through the trashcan all the same, which writes before them
# when they die deep inside a nest (a search tree) and so ruins memory.
@final
@mypyc_attr(free_list_len=1)
class Ctx:
    """One op waiting to run: for whom, by which card, and two numbers that the op itself understands. Never changed."""

    op: "Op"
    seat: i64
    card: i64
    a: i64
    b: i64

    def __init__(self, op: "Op", seat: i64, card: i64, a: i64, b: i64) -> None:
        self.op = op
        self.seat = seat
        self.card = card
        self.a = a
        self.b = b


class Op:
    """A small immutable instruction: the only thing a rule or a card is made of.

    `run` does its work and pushes what comes next, or asks: an op that does not say what it does asks. Then `choices`
    lists the legal answers and `chosen` carries one out. `text` says the op in a sentence. Ops hold primitives and
    other ops, nothing else.
    """

    address: str = ""  # where a save finds this op: set by the card table
    kind: str = "effect"  # what the question is called when this op asks
    always_asks: bool = False  # ask even when there is only one answer
    is_menu: bool = False  # always asks and always has an answer: a copy that skims need not list them
    shown: bool = False  # in force, it is shown on the table
    reaction: bool = False  # asked of others in somebody's turn: who passes has not decided anything
    picks: bool = False  # gives the op inside it a card to work on

    def run(self, g: "Game", ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: "Game", ctx: Ctx) -> list[int]:
        raise NotImplementedError

    def chosen(self, g: "Game", ctx: Ctx, action: i64) -> None:
        raise NotImplementedError

    def extent(self, g: "Game", ctx: Ctx) -> i64:
        """How far it could be carried out now: completely, partly or not at all."""
        return COMPLETELY

    def decider(self, g: "Game", ctx: Ctx) -> i64:
        """Which seat answers."""
        return ctx.seat

    def parts(self) -> "dict[str, Op]":
        """The ops inside this one, by name."""
        return {}

    def text(self, t: Teller) -> str:
        """This op as a clause: what the card says."""
        return ""

    def option(self, t: Teller) -> str:
        """This op as one of several to choose from: whoever chooses it means to do it."""
        return self.text(t)

    def prompt(self, g: "Game", ctx: Ctx, t: Teller) -> str:
        """The question a person reads."""
        return t.say(f"ask-{self.kind}")

    def cause(self, g: "Game", ctx: Ctx) -> i64:
        """The card whose effect asks, where the question itself does not name it."""
        return NO_CARD

    def label(self, g: "Game", ctx: Ctx, action: i64, t: Teller) -> str:
        """One answer as a person reads it on a button."""
        return g.info.label(g, ctx, action, t)

    def intent(self, g: "Game", ctx: Ctx, action: i64) -> str:
        """Whether an answer ends something, declines it, or is what a player most often wants: see actions.py."""
        return g.info.verb(action).intent

    def misplaced(self, card: CardDef, root: str, within: "Op | None") -> str:
        """Why it cannot stand in this part of a card, inside another op or not; "" where it can."""
        return ""

    def rules(self) -> list[str]:
        """The numbers of the rules behind the question."""
        return []


class Printed(Op):
    """An op that stands on a card: its questions name the card."""

    def cause(self, g: "Game", ctx: Ctx) -> i64:
        return ctx.card


def with_parts(op: Op) -> list[Op]:
    """An effect, its parts, and theirs."""
    out = [op]
    for part in op.parts().values():
        out.extend(with_parts(part))
    return out


@final
class Floor(Op):
    """What lies below the last op to run: the rules always leave one of their own."""

    def run(self, g: "Game", ctx: Ctx) -> None:
        raise AssertionError("no op is left to run, and the game is not over")


# A list less than half full gives memory back, only to take it again at the next push. Most stacks are a few ops high:
# on so deep a floor they stay half full.
FLOORS: Final = 4
FLOOR: Final = [Ctx(Floor(), 0, NO_CARD, 0, 0)] * FLOORS
