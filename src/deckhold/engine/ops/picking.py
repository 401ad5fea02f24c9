"""Picking cards: which ones, where, and what is done with them."""

from typing import final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD, CardDef
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, Printed, among, zone_of
from deckhold.engine.text import TO_DO, Teller


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


class Pick(Printed):
    """Choose a card and do something with it; then, if a card was chosen, something more."""

    kind = "pick"
    picks = True

    def __init__(self, where: Where, op: CardOp, optional: bool = False, after: Op | None = None) -> None:
        self.where = where
        self.op = op
        self.optional = optional
        self.after = after

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out: list[int] = []
        what = self.where.what
        kinds = g.table.kind
        for zone in self.where.zones:
            distinct = g.info.zones[zone].distinct
            for card in zone_of(g, zone, ctx.seat):
                if card == NO_CARD or not what.fits(g, ctx, card):
                    continue
                if distinct:
                    out.append(act.action(act.PICK_PIECE, card))
                else:
                    # Copies in one zone are one choice.
                    choice = act.action(act.PICK_CARD, kinds[card], zone)
                    if not among(out, choice):
                        out.append(choice)
        if self.optional and out:
            out.append(act.action(act.PASS))
        return out

    def extent(self, g: Game, ctx: Ctx) -> i64:
        for zone in self.where.zones:
            for card in g.at(zone, ctx.seat):
                if card != NO_CARD and self.where.what.fits(g, ctx, card):
                    return COMPLETELY
        return NOT_AT_ALL

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
        if verb == act.PICK_CARD:
            return t.say(f"do-{doing}", card=t.name(card.id))
        name = g.info.piece_name(g, number, t)
        where = g.info.piece_place(g, ctx.seat, number, len(self.where.zones) > 1, t)
        return t.say(f"do-{doing}", card=t.say("told-apart", card=name, where=where) if where else name)

    def rules(self) -> list[str]:
        return self.op.rules()


@final
class UpTo(Printed):
    """A pick that may be made several times, or stopped at any time; `b`: how many were made. Then an op."""

    kind = "up-to"

    def __init__(self, n: int, where: Where, op: CardOp, after: Op | None = None) -> None:
        self.n = n
        self.where = where
        self.op = op
        self.after = after
        self.pick = Pick(where, op, True)

    def run(self, g: Game, ctx: Ctx) -> None:
        if ctx.b < self.n and self.pick.extent(g, ctx) != NOT_AT_ALL:
            g.ask(ctx)
        else:
            self.finish(g, ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return self.pick.choices(g, ctx)

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            self.finish(g, ctx)
            return
        g.push(self, ctx.seat, ctx.card, ctx.a, ctx.b + 1)
        self.pick.chosen(g, ctx, action)

    def finish(self, g: Game, ctx: Ctx) -> None:
        if self.after is not None:
            g.push(self.after, ctx.seat, ctx.card, 0, ctx.b)

    def parts(self) -> dict[str, Op]:
        parts: dict[str, Op] = {"pick": self.pick}
        if self.after is not None:
            parts["after"] = self.after
        return parts

    def text(self, t: Teller) -> str:
        return self.followed(t, t.say("op-may", what=self.chosen_text(t.mood(TO_DO), t)))

    def option(self, t: Teller) -> str:
        return self.followed(t, self.chosen_text(t, t))

    def chosen_text(self, mood: Teller, t: Teller) -> str:
        what = t.say("what-up-to", n=self.n, what=self.where.what.key)
        return self.op.about(mood, what, t.say(f"in-{self.where.key}"))

    def followed(self, t: Teller, said: str) -> str:
        return said if self.after is None else t.listing([said, self.after.text(t)], "list-then")

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return self.pick.prompt(g, ctx, t)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return self.pick.label(g, ctx, action, t)


def first_copies(g: Game, cards: list[int]) -> list[int]:
    """One of each definition among these cards, in their order: copies are alike."""
    out: list[int] = []
    seen: list[int] = []
    kinds = g.table.kind
    for card in cards:
        if not among(seen, kinds[card]):
            seen.append(kinds[card])
            out.append(card)
    return out


def find_copy(g: Game, zone: i64, seat: i64, kind: i64) -> i64:
    """The first copy of a card definition in a zone."""
    kinds = g.table.kind
    for card in zone_of(g, zone, seat):
        if card != NO_CARD and kinds[card] == kind:
            return card
    raise ValueError(f"no such card in {g.info.zones[zone].name}")
