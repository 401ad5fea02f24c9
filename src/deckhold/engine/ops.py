"""Ops that several games share: combinators, and the verbs of card play."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD, CardDef
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.text import THEY_DO, TO_DO, Teller

OPPONENTS: Final = "opponents"
EVERYBODY: Final = "everybody"

# -- combinators -------------------------------------------------------------------------------------------------------


@final
class Seq(Op):
    """One op after the other."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def run(self, g: Game, ctx: Ctx) -> None:
        i: i64 = len(self.ops) - 1
        while i >= 0:
            g.push(self.ops[i], ctx.seat, ctx.card, ctx.a, ctx.b)
            i -= 1

    def parts(self) -> dict[str, Op]:
        return {str(i): op for i, op in enumerate(self.ops)}

    def text(self, t: Teller) -> str:
        return t.listing([op.text(t) for op in self.ops], "list-then")


@final
class May(Op):
    """The player decides whether it happens."""

    kind = "may"

    def __init__(self, op: Op, then: Op | None = None) -> None:
        self.op = op
        self.then = then  # what follows if it did

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, 0), act.action(act.PASS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.OPTION:
            then = self.then
            if then is not None:
                g.push(then, ctx.seat, ctx.card, ctx.a, ctx.b)
            g.push(self.op, ctx.seat, ctx.card, ctx.a, ctx.b)

    def parts(self) -> dict[str, Op]:
        parts = {"op": self.op}
        if self.then is not None:
            parts["then"] = self.then
        return parts

    def text(self, t: Teller) -> str:
        said = t.say("op-may", what=self.op.text(t.mood(TO_DO)))
        return said if self.then is None else t.say("op-if-done", what=said, after=self.then.text(t))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.sentences([self.text(t)])

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-pass")
        said = [self.op.text(t.mood(TO_DO))]
        if self.then is not None:
            said.append(self.then.text(t))
        return t.sentences(said)


@final
class Choose(Op):
    """One of several ops, at the player's choice, made at once."""

    kind = "choose"

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, i) for i in range(len(self.ops))]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(self.ops[act.first(action)], ctx.seat, ctx.card, ctx.a, ctx.b)

    def parts(self) -> dict[str, Op]:
        return {str(i): op for i, op in enumerate(self.ops)}

    def text(self, t: Teller) -> str:
        return t.listing([op.text(t) for op in self.ops], "list-or")

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.sentences([self.ops[act.first(action)].text(t)])


class Count:
    """A number read off the position: how many of something a seat has."""

    key: str = ""

    def value(self, g: Game, ctx: Ctx) -> i64:
        raise NotImplementedError

    def text(self, t: Teller) -> str:
        """ "for each construct": what is counted."""
        return t.say(f"per-{self.key}")


class AtLeast:
    """The condition that a count reaches a number."""

    def __init__(self, count: Count, n: i64) -> None:
        self.count = count
        self.n = n

    def holds(self, g: Game, ctx: Ctx) -> bool:
        return self.count.value(g, ctx) >= self.n

    def text(self, t: Teller) -> str:
        return t.say(f"if-{self.count.key}", n=self.n)


@final
class If(Op):
    """An op that happens only under a condition, looked at when its turn comes."""

    def __init__(self, condition: AtLeast, op: Op) -> None:
        self.condition = condition
        self.op = op

    def run(self, g: Game, ctx: Ctx) -> None:
        if self.condition.holds(g, ctx):
            g.push(self.op, ctx.seat, ctx.card, ctx.a, ctx.b)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-if", condition=self.condition.text(t), what=self.op.text(t))


@final
class ForEach(Op):
    """The op once for each of several seats, clockwise from the acting one, each complete before the next."""

    def __init__(self, who: str, op: Op) -> None:
        self.who = who
        self.op = op

    def run(self, g: Game, ctx: Ctx) -> None:
        seats = g.seats
        step = seats - 1
        while step >= (1 if self.who == OPPONENTS else 0):
            g.push(self.op, (ctx.seat + step) % seats, ctx.card, ctx.a, ctx.b)
            step -= 1

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say(f"each-{self.who}", what=self.op.text(t.mood(THEY_DO)))


# -- resources and draws -----------------------------------------------------------------------------------------------


@final
class Gain(Op):
    """The player gains amounts of resources."""

    def __init__(self, names: list[str], resources: list[int], amounts: list[int]) -> None:
        self.names = names
        self.resources = resources
        self.amounts = amounts

    def run(self, g: Game, ctx: Ctx) -> None:
        i: i64 = 0
        while i < len(self.resources):
            g.gain(ctx.seat, self.resources[i], self.amounts[i])
            i += 1

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        for n in self.amounts:
            if type(n) is not int or n <= 0:
                return f"a whole number above zero is wanted, not {n!r}"
        return "" if self.amounts else "it gains nothing"

    def text(self, t: Teller) -> str:
        amounts = [t.amount(name, n) for name, n in zip(self.names, self.amounts, strict=True)]
        return t.say("op-gain", what=t.listing(amounts))


@final
class GainPer(Op):
    """The player gains an amount for each of something."""

    def __init__(self, name: str, resource: int, amount: int, count: Count) -> None:
        self.name = name
        self.resource = resource
        self.amount = amount
        self.count = count

    def run(self, g: Game, ctx: Ctx) -> None:
        n = self.count.value(g, ctx) * self.amount
        if n > 0:
            g.gain(ctx.seat, self.resource, n)

    def text(self, t: Teller) -> str:
        return t.say("op-gain-per", what=t.amount(self.name, self.amount), per=self.count.text(t))


@final
class Draw(Op):
    """The player draws cards."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        g.draw(ctx.seat, self.n)

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        return "" if type(self.n) is int and self.n > 0 else f"a whole number above zero is wanted, not {self.n!r}"

    def text(self, t: Teller) -> str:
        return t.say("op-draw", n=self.n)


# -- picking cards -----------------------------------------------------------------------------------------------------


class Where:
    """The cards a pick may fall on: some zones of the picking seat, and which of their cards."""

    def __init__(self, zones: list[int], key: str, what: "What") -> None:
        self.zones = zones
        self.key = key  # how the zones are called together
        self.what = what


class What:
    """Which cards: the plain one takes every card, under whatever name."""

    def __init__(self, key: str = "card") -> None:
        self.key = key

    def fits(self, g: Game, ctx: Ctx, card: i64) -> bool:
        return True

    def text(self, t: Teller) -> str:
        """The cards as the object of a verb: "a card", "a hero that costs 3 or less"."""
        return t.say(f"what-{self.key}")


class CardOp(Op):
    """An op that does something to the card it is given."""

    verb: str = ""

    def about(self, t: Teller, what: str, where: str) -> str:
        """The clause with its object: "banish a card in the center row"."""
        return t.say(f"op-{self.verb}", what=what, where=where)

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        return "" if within is not None and within.picks else "nothing picks a card for it there"

    def doing(self, g: Game, card: CardDef) -> str:
        """The verb on the button that picks this card for it."""
        return self.verb


class Pick(Op):
    """Choose a card and do something with it; then, if a card was chosen, something more."""

    kind = "pick"
    picks = True

    def __init__(self, where: Where, op: CardOp, optional: bool = False, after: Op | None = None) -> None:
        self.where = where
        self.op = op
        self.optional = optional
        self.after = after

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out: list[int] = []
        what = self.where.what
        kinds = g.table.kind
        for zone in self.where.zones:
            distinct = g.info.zones[zone].distinct
            for card in g.at(zone, ctx.seat):
                if card == NO_CARD or not what.fits(g, ctx, card):
                    continue
                if distinct:
                    out.append(act.action(act.PICK_PIECE, card))
                else:
                    # Copies in one zone are one choice.
                    choice = act.action(act.PICK_CARD, kinds[card], zone)
                    if choice not in out:
                        out.append(choice)
        if self.optional and out:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        verb = act.verb_of(action)
        if verb == act.PASS:
            return
        card = act.first(action)
        if verb == act.PICK_CARD:
            card = find_copy(g, act.second(action), ctx.seat, card)
        after = self.after
        if after is not None:
            g.push(after, ctx.seat, ctx.card, ctx.a, ctx.b)
        g.push(self.op, ctx.seat, card, ctx.card, ctx.b)

    def parts(self) -> dict[str, Op]:
        parts: dict[str, Op] = {"op": self.op}
        if self.after is not None:
            parts["after"] = self.after
        return parts

    def text(self, t: Teller) -> str:
        spoken = t.mood(TO_DO) if self.optional else t
        where = t.say(f"in-{self.where.key}")
        said = self.op.about(spoken, self.where.what.text(t), where)
        if self.optional:
            said = t.say("op-may", what=said)
        if self.after is not None:
            said = t.say("op-if-done", what=said, after=self.after.text(t))
        return said

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        what = self.op.about(t.mood(TO_DO), self.where.what.text(t), t.say(f"in-{self.where.key}"))
        return t.say("ask-pick-may" if self.optional else "ask-pick", what=what)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        verb = act.verb_of(action)
        if verb == act.PASS:
            return t.say("do-pass")
        number = act.first(action)
        card = g.table.defs[number] if verb == act.PICK_CARD else g.table.card[number]
        doing = self.op.doing(g, card)
        if len(self.where.zones) > 1 and verb == act.PICK_CARD:
            zone = g.info.zones[act.second(action)].name
            return t.say(f"do-{doing}-in", card=t.name(card.id), zone=t.say(f"area-{zone}"))
        return t.say(f"do-{doing}", card=t.name(card.id))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return self.op.rules()


def find_copy(g: Game, zone: i64, seat: i64, kind: i64) -> i64:
    """The first copy of a card definition in a zone."""
    kinds = g.table.kind
    for card in g.at(zone, seat):
        if card != NO_CARD and kinds[card] == kind:
            return card
    raise ValueError(f"no such card in {g.info.zones[zone].name}")


# -- short names, so that a card reads like its text -------------------------------------------------------------------


def seq(*ops: Op) -> Op:
    return Seq(list(ops))


def choose(*ops: Op) -> Op:
    return Choose(list(ops))


def may(op: Op, then: Op | None = None) -> Op:
    """Optional: a pick may be declined in the same question, anything else is asked for first."""
    if isinstance(op, Pick):
        return Pick(op.where, op.op, True, op.after if then is None else then)
    return May(op, then)


def draw(n: int) -> Op:
    return Draw(n)


def at_least(count: Count, n: int) -> AtLeast:
    return AtLeast(count, n)


def when(condition: AtLeast, op: Op) -> Op:
    return If(condition, op)


def each(who: str, op: Op) -> Op:
    return ForEach(who, op)
