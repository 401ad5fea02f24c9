"""What lasts: effects that stay in force, or are remembered, until a phase, a turn or a round is over.

Everything that lasts is an entry of `Game.lasting`: a `Ctx` whose op says what it does, whose seat and card say whose
it is and where it comes from, whose `a` is the scope that ends it and whose `b` is a number of its own. Entries are
saved and cloned like the stack and shown on the table by themselves.
"""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD, SHARED, CardDef
from deckhold.engine.core import NOT_AT_ALL, SET_OFF, Ctx, Game, Op
from deckhold.engine.text import TO_DO, Teller


@final
class Mark(Op):
    """Something that has happened, remembered until its scope closes: used once, the first of its kind."""

    def run(self, g: Game, ctx: Ctx) -> None:
        raise AssertionError("what has happened is only asked for")


class Lasting(Op):
    """Something that stays in force until its scope closes. Run, it comes into force; from then on the rules ask it.

    It may change a number (`changes`, `modify`), wait for an event (`event`, `happens`), or both; `once`: the event
    uses it up; `singly`: it sets off one of several such effects of a seat, the oldest. `concerns` says whether it is
    about this seat and this card.
    """

    shown = True
    scope: i64 = 0  # one of the game's scopes
    changes: str = ""
    event: str = ""
    once: bool = True
    singly: bool = False

    def run(self, g: Game, ctx: Ctx) -> None:
        g.last(self, ctx.seat, ctx.card, self.scope)

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        """The number that it makes of another one."""
        return value

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        """What the event sets off: it pushes ops. By default the event only uses it up."""

    def told(self, g: Game, entry: Ctx, t: Teller) -> str:
        """What it does, in force or where a player puts several in order: with what is known of this entry alone."""
        return self.text(t)


@final
class Static(Op):
    """Works by itself as long as the card is where it is: nothing ever runs it, the rules look for it."""

    def __init__(self, key: str, n: int = 0) -> None:
        self.key = key
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        raise AssertionError("a standing rule is never run")

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        standing = within is None and (root == "trigger" or root.startswith("static"))
        return "" if standing else "it works by itself: its place is among a card's standing rules"

    def text(self, t: Teller) -> str:
        return t.say(f"static-{self.key}", n=self.n)


def modified(g: Game, what: str, seat: i64, card: i64, value: i64) -> i64:
    """A number of a seat, about a card perhaps, with everything in force that changes it, the oldest first."""
    for entry in g.lasting:
        op = entry.op
        if isinstance(op, Lasting) and op.changes == what and op.concerns(g, entry, seat, card):
            value = op.modify(g, entry, card, value)
    return value


def waiting_for(g: Game, event: str, seat: i64, card: i64 = NO_CARD) -> list[Ctx]:
    """Everything in force that an event would set off, the oldest first."""
    out: list[Ctx] = []
    for entry in g.lasting:
        op = entry.op
        if not isinstance(op, Lasting) or op.event != event or not op.concerns(g, entry, seat, card):
            continue
        if not op.singly or not [one for one in out if one.op is op and one.seat == entry.seat]:
            out.append(entry)
    return out


def set_off(g: Game, event: str, seat: i64, card: i64 = NO_CARD, ordered_by: i64 = -1) -> None:
    """An event happens: what waits for it runs, the oldest first, or in the order that a seat decides on."""
    if not g.lasting:
        return
    found = waiting_for(g, event, seat, card)
    for entry in found:
        if isinstance(entry.op, Lasting) and entry.op.once:
            g.lapse(entry)
    if ordered_by >= 0 and len(found) > 1:
        put_in_order(g, ordered_by, [Ctx(entry.op, entry.seat, entry.card, SET_OFF, card) for entry in found])
        return
    i: i64 = len(found) - 1
    while i >= 0:
        op = found[i].op
        assert isinstance(op, Lasting)
        op.happens(g, found[i], card)
        i -= 1


def put_in_order(g: Game, seat: i64, entries: list[Ctx]) -> None:
    """Several effects were set off at once: a seat decides on their order. What an earlier moment has left waits."""
    earlier = len(set_off_already(g))
    g.lasting = g.lasting + entries
    g.push(IN_ORDER, seat, NO_CARD, earlier)


def set_off_already(g: Game) -> list[Ctx]:
    """What was set off and has not had its turn, the oldest first."""
    return [entry for entry in g.lasting if entry.a == SET_OFF]


def same(one: Ctx, other: Ctx) -> bool:
    """Whether two entries are the same effect of the same card."""
    return one.op is other.op and one.seat == other.seat and one.card == other.card and one.b == other.b


@final
class InOrder(Op):
    """Several effects were set off at once: the player says which one comes next; of the same effect twice nothing.

    One of them may set off others in its turn, which come before the rest: `a` is how many wait since before.
    """

    kind = "order"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        pending = self.pending(g, ctx)
        out: list[int] = []
        for i in range(len(pending)):
            if not [one for one in pending[:i] if same(one, pending[i])]:
                out.append(act.action(act.OPTION, i))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        pending = self.pending(g, ctx)
        entry = pending[act.first(action)]
        g.lapse(entry)
        if len(pending) > 1:
            g.again(ctx)
        op = entry.op
        assert isinstance(op, Lasting)
        op.happens(g, entry, entry.b)

    def pending(self, g: Game, ctx: Ctx) -> list[Ctx]:
        return set_off_already(g)[ctx.a :]

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        pending = self.pending(g, ctx)
        mine = self.told(g, pending[act.first(action)], t)
        alike: list[int] = []
        for choice in self.choices(g, ctx):
            if self.told(g, pending[act.first(choice)], t) == mine:
                alike.append(choice)
        if len(alike) == 1:
            return mine
        return t.say("do-next-of", what=mine, n=alike.index(action) + 1)

    def told(self, g: Game, entry: Ctx, t: Teller) -> str:
        op = entry.op
        what = t.sentences([op.told(g, entry, t) if isinstance(op, Lasting) else op.text(t)])
        return what if entry.card < 0 else t.say("do-next", card=g.info.piece_name(g, entry.card, t), what=what)


@final
class Once(Op):
    """An op that a card does once in a scope: each copy by itself, or only the first copy `of_kind`."""

    def __init__(self, op: Op, scope: int = 0, of_kind: bool = False) -> None:
        self.op = op
        self.scope = scope
        self.of_kind = of_kind

    def run(self, g: Game, ctx: Ctx) -> None:
        if not self.done(g, ctx.card):
            if self.of_kind:
                g.last(USED, ctx.seat, NO_CARD, self.scope, g.table.kind[ctx.card])
            else:
                g.last(USED, ctx.seat, ctx.card, self.scope)
            g.push(self.op, ctx.seat, ctx.card, ctx.a, ctx.b)

    def done(self, g: Game, card: i64) -> bool:
        return g.marked(USED, NO_CARD, g.table.kind[card]) if self.of_kind else g.marked(USED, card)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return NOT_AT_ALL if self.done(g, ctx.card) else self.op.extent(g, ctx)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        if self.of_kind:
            return t.say("op-first-copy", what=self.op.text(t))
        return t.say("op-once", what=self.op.text(t.mood(TO_DO)))


USED: Final = Mark()
IN_ORDER: Final = InOrder()
SHARED["used"] = USED
SHARED["order"] = IN_ORDER
