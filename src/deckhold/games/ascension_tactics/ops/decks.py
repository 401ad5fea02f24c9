"""What cards and abilities do with cards, treasures and the row."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, Printed, with_parts
from deckhold.engine.ops import CardOp, Draw, Gain, Lasting, Pick, UpTo, What, Where
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.ops.acquiring import ACQUIRED, COST, acquire
from deckhold.games.ascension_tactics.ops.words import tell
from deckhold.games.ascension_tactics.state.piles import banish_card, take_treasure
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import (
    CENTER_ROW,
    DISCARD,
    FROM_CARDS,
    GLORY,
    HAND,
    HEAVY_INFANTRY,
    MYSTICS,
    PLAYED,
    PLAYED_MARK,
    POWER,
    RUNES,
)


def runes(n: int) -> Op:
    return Gain(["runes"], [RUNES], [n])


def power(n: int) -> Op:
    return Gain(["power"], [POWER], [n])


@final
class Glory(Op):
    """The player's side gains glory; by an ability it is its champion's (AT-Q46)."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.gain = Gain(["glory"], [GLORY], [n])

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        s.gain_glory(s.side_of[ctx.seat], self.n, FROM_CARDS, ctx.card if ctx.card < s.figures else NO_CARD)

    def text(self, t: Teller) -> str:
        return self.gain.text(t)


def glory(n: int) -> Op:
    return Glory(n)


@final
class DrawCards(Op):
    """The player draws cards by an effect: quests count them."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.draw = Draw(n)

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        before = len(s.at(HAND, ctx.seat))
        s.draw(ctx.seat, self.n)
        tell(s, ctx.seat, "drawn", NO_CARD, len(s.at(HAND, ctx.seat)) - before)

    def text(self, t: Teller) -> str:
        return self.draw.text(t)


@final
class TakeTreasure(Op):
    """The player takes treasures from the bag (AT-168)."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        for _ in range(self.n):
            if take_treasure(s, ctx.seat):
                tell(s, ctx.seat, "treasure")

    def text(self, t: Teller) -> str:
        return t.say("op-treasure", n=self.n)


@final
class Banish(CardOp):
    """The card is banished from wherever it was picked."""

    verb = "banish"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        for zone in (CENTER_ROW, HAND, DISCARD, PLAYED):
            if ctx.card in s.at(zone, ctx.seat):
                if zone != CENTER_ROW:
                    tell(s, ctx.seat, "banished", ctx.card)
                banish_card(s, ctx.card, zone, ctx.seat)
                return

    def rules(self) -> list[str]:
        return ["AT-083"]


ANY: Final = What()
IN_HAND_OR_DISCARD: Final = Where([HAND, DISCARD], "hand-or-discard", ANY)
IN_DISCARD: Final = Where([DISCARD], "discard", ANY)
IN_ROW: Final = Where([CENTER_ROW], "center-row", ANY)
IN_PLAYED: Final = Where([PLAYED], "played", ANY)


def banish(where: Where, then: Op | None = None) -> Pick:
    return Pick(where, Banish(), after=then)


def banish_up_to(n: int, where: Where) -> Op:
    return UpTo(n, where, Banish())


class OfKind(What):
    """Cards of a kind up to a cost; 0: of any cost."""

    def __init__(self, kind: str, max_cost: int = 0) -> None:
        super().__init__(f"{kind}-up-to" if max_cost else kind)
        self.kind = kind
        self.max_cost: i64 = max_cost

    def fits(self, g: Game, ctx: Ctx, card: i64) -> bool:
        definition = cast(Tactics, g).definitions[card]
        if self.kind != "any" and definition.kind != self.kind:
            return False
        return not self.max_cost or definition.cost <= self.max_cost

    def text(self, t: Teller) -> str:
        return t.say(f"what-{self.key}", cost=t.amount("runes", self.max_cost), n=self.max_cost)


@final
class AcquireFree(CardOp):
    """The card is acquired without paying (AT-Q35)."""

    verb = "acquire"

    def __init__(self, goal: int = DISCARD) -> None:
        self.goal: i64 = goal

    def run(self, g: Game, ctx: Ctx) -> None:
        acquire(cast(Tactics, g), ctx.seat, ctx.card, self.goal)

    def about(self, t: Teller, what: str, where: str) -> str:
        goal = "hand" if self.goal == HAND else "discard" if self.goal == DISCARD else "deck"
        return t.say(f"op-acquire-free-{goal}", what=what, where=where)

    def rules(self) -> list[str]:
        return ["AT-075"]


FROM_ROW: Final = [CENTER_ROW]
FROM_ANYWHERE: Final = [CENTER_ROW, MYSTICS, HEAVY_INFANTRY]


def acquire_free(what: What, zones: list[int], goal: int = DISCARD) -> Pick:
    return Pick(Where(zones, "center-row" if len(zones) == 1 else "supplies", what), AcquireFree(goal))


@final
class Recover(CardOp):
    """The card returns from the discard pile to hand."""

    verb = "recover"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.move(ctx.card, DISCARD, ctx.seat, HAND, ctx.seat)


def recover(what: What) -> Pick:
    return Pick(Where([DISCARD], "discard", what), Recover())


@final
class Cheaper(Lasting):
    """The next card of a kind that the player acquires this turn costs less."""

    changes = COST
    event = ACQUIRED

    def __init__(self, kind: str, n: int) -> None:
        self.kind_of_card = kind
        self.n: i64 = n

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and cast(Tactics, g).definitions[card].kind == self.kind_of_card

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value - self.n if value > self.n else 0

    def text(self, t: Teller) -> str:
        return t.say(f"op-cheaper-{self.kind_of_card}", cost=t.amount("runes", self.n))


def copies(op: Op | None) -> bool:
    """Whether an effect, or a part of it, copies a hero."""
    return op is not None and bool([one for one in with_parts(op) if isinstance(one, CopyHero)])


@final
class CopyHero(Printed):
    """The effects of a hero played this turn, or of a cheap one in the center row (AT-325, AT-Q71)."""

    kind = "copy"

    def __init__(self, max_cost: int) -> None:
        self.max_cost: i64 = max_cost

    def models(self, s: Tactics, ctx: Ctx) -> list[int]:
        out: list[int] = []
        kinds: list[int] = []
        # A hero that was banished since still counts as played (AT-Q61).
        played = [entry.card for entry in s.lasting if entry.op is PLAYED_MARK and entry.seat == ctx.seat]
        for zone in (PLAYED, CENTER_ROW):
            for card in s.zones[CENTER_ROW] if zone == CENTER_ROW else s.at(PLAYED, ctx.seat) + played:
                if card == NO_CARD or not s.definitions[card].is_hero or s.table.kind[card] in kinds:
                    continue
                if copies(s.definitions[card].effect):
                    continue  # it would never end
                if zone == PLAYED or s.definitions[card].cost <= self.max_cost:
                    kinds.append(s.table.kind[card])
                    out.append(act.action(act.PICK_CARD, s.table.kind[card], zone))
        return out

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return self.models(cast(Tactics, g), ctx)

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        effect = s.definitions[s.table.first[act.first(action)]].effect
        assert effect is not None
        if s.events is not None:
            s.note("copy", ctx.seat, ctx.card, act.first(action))
        g.push(effect, ctx.seat, ctx.card)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.models(cast(Tactics, g), ctx) else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("op-copy-hero", cost=t.amount("runes", self.max_cost))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-copy", card=t.name(g.table.defs[act.first(action)].id))

    def rules(self) -> list[str]:
        return ["AT-325"]
