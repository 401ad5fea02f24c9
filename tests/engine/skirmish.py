"""A little game for tests of words that no game of the catalog has yet: teams, reactions, triggers put in order.

Everybody plays cards from hand, one after the other, and gains points; two against two or everybody alone. A seat's
hand is its own, what it has put aside is seen by its side. Reserve points are spent before common ones.
"""

from typing import Any, cast

from deckhold.engine import actions as act
from deckhold.engine.actions import CARD, FIRST_OWN, Verb
from deckhold.engine.cards import NO_CARD, CardDef, CardTable
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, Outcome
from deckhold.engine.fields import Field
from deckhold.engine.info import GameInfo
from deckhold.engine.ops import (
    PAY,
    Gain,
    Grouped,
    Lasting,
    Once,
    Pick,
    Reaction,
    UpTo,
    What,
    Where,
    choose,
    choose_together,
    find_copy,
    may,
    modified,
    seq,
    set_off,
)
from deckhold.engine.ops.picking import CardOp
from deckhold.engine.options import Option
from deckhold.engine.text import Teller
from deckhold.engine.view import HAND as HAND_AREA
from deckhold.engine.view import PILE, STACK, Area, Layout
from deckhold.engine.zones import HIDDEN, OWNER, PUBLIC, TEAM, Zone
from engine.little import Words

BOX, DECK, HAND, ASIDE, DISCARD = range(5)
ZONES = [
    Zone("box", PUBLIC),
    Zone("deck", HIDDEN, per_seat=True),
    Zone("hand", OWNER, per_seat=True),
    Zone("aside", TEAM, per_seat=True),
    Zone("discard", PUBLIC, per_seat=True),
]
PLAY, END, PARRY = range(FIRST_OWN, FIRST_OWN + 3)
VERBS = [Verb("play", CARD, zone=HAND), Verb("end-turn"), Verb("parry", CARD, zone=HAND)]
POINTS, RESERVE = range(2)
TURN, ROUND = range(2)
GAINING = "gaining"  # points
PLAYED = "played"  # a card
ROUNDS = 6


class Card(CardDef):
    def __init__(self, id: str, effect: Op, copies: int = 4) -> None:
        super().__init__(id, "card", copies, "designed")
        self.effect = effect

    def roots(self) -> dict[str, Op]:
        return {"effect": self.effect}


class Skirmish(Game):
    turn: int = 0
    round: int = 0
    points: list[int]
    reserve: list[int]

    def begin(self, info: GameInfo, seats: int, seed: int, options: dict[str, object]) -> None:
        super().begin(info, seats, seed, options)
        self.voting = options["vote"] == "yes"
        self.points = [0] * seats
        self.reserve = [0] * seats

    def clone(self) -> "Skirmish":
        twin = Skirmish()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Game) -> None:
        super().copy_to(twin)
        assert isinstance(twin, Skirmish)
        twin.turn = self.turn
        twin.round = self.round
        twin.points = self.points.copy()
        twin.reserve = self.reserve.copy()

    def draw(self, seat: Any, n: Any) -> None:
        self.draw_refilled(seat, n, DECK, DISCARD, HAND)

    def gain(self, seat: Any, resource: Any, n: Any) -> None:
        if resource == POINTS:
            self.points[seat] += modified(self, GAINING, seat, NO_CARD, n)
        else:
            self.reserve[seat] += n

    def payable(self, seat: Any, purpose: Any) -> list[int]:
        return [RESERVE, POINTS]

    def held(self, seat: Any, resource: Any) -> Any:
        return self.points[seat] if resource == POINTS else self.reserve[seat]

    def spend(self, seat: Any, resource: Any, n: Any) -> None:
        if resource == POINTS:
            self.points[seat] -= n
        else:
            self.reserve[seat] -= n

    def spokesman(self) -> Any:
        return self.turn

    def opponents(self, seat: int) -> list[int]:
        side = next(side for side in self.sides if seat in side)
        return [other for other in range(self.seats) if other not in side]


class Bless(Lasting):
    """Points gained are one more, for a while."""

    changes = GAINING

    def __init__(self, scope: int) -> None:
        self.scope = scope

    def modify(self, g: Game, entry: Ctx, card: Any, value: Any) -> Any:
        return value + 1

    def text(self, t: Teller) -> str:
        return t.say("bless")


class Echo(Lasting):
    """The next card played this turn also brings something."""

    event = PLAYED

    def __init__(self, op: Op, once: bool = True) -> None:
        self.op = op
        self.once = once

    def happens(self, g: Game, entry: Ctx, card: Any) -> None:
        g.push(self.op, entry.seat, card)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("echo", what=self.op.text(t))


class Aside(CardOp):
    """The card is put aside."""

    verb = "aside"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.move(ctx.card, HAND, ctx.seat, ASIDE, ctx.seat)


class Recall(Op):
    """The card that was played returns to hand."""

    def run(self, g: Game, ctx: Ctx) -> None:
        g.move(ctx.card, DISCARD, ctx.seat, HAND, ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("recall")


class Buy(Op):
    """Two are paid for a card."""

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(BOUGHT, ctx.seat)
        g.push(PAY, ctx.seat, NO_CARD, 2, 3)

    def extent(self, g: Game, ctx: Ctx) -> Any:
        s = cast(Skirmish, g)
        return COMPLETELY if s.points[ctx.seat] + s.reserve[ctx.seat] >= 2 else NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say("buy")


class Bought(Op):
    def run(self, g: Game, ctx: Ctx) -> None:
        g.draw(ctx.seat, 1)


class Attack(Op):
    """An opponent loses a point, unless somebody averts it."""

    def __init__(self, answer: Op) -> None:
        self.answer = answer

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(PLUNDER, ctx.seat, ctx.card)
        g.push(self.answer, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"answer": self.answer}

    def text(self, t: Teller) -> str:
        return t.say("attack")


class Averts(Reaction):
    """An opponent may avert an attack."""

    def reacts(self, g: Game, ctx: Ctx, seat: Any, action: Any) -> None:
        self.pays(cast(Skirmish, g), seat, action)
        g.stack = [entry for entry in g.stack if entry.op is not PLUNDER and entry.op is not self]

    def pays(self, s: Skirmish, seat: int, action: int) -> None:
        raise NotImplementedError


class Parry(Averts):
    """With a shield in hand, which nobody else sees."""

    secret = True

    def offers(self, g: Game, ctx: Ctx, seat: Any) -> list[int]:
        shields = [card for card in g.at(HAND, seat) if g.table.card[card].id == "shield"]
        able = shields and seat in cast(Skirmish, g).opponents(ctx.seat)
        return [act.action(PARRY, g.table.kind[shields[0]])] if able else []

    def pays(self, s: Skirmish, seat: int, action: int) -> None:
        s.move(find_copy(s, HAND, seat, act.first(action)), HAND, seat, DISCARD, seat)


class Ransom(Averts):
    """For a point of the reserve, which everybody sees."""

    def offers(self, g: Game, ctx: Ctx, seat: Any) -> list[int]:
        s = cast(Skirmish, g)
        return [act.action(act.PAY, RESERVE)] if s.reserve[seat] and seat in s.opponents(ctx.seat) else []

    def pays(self, s: Skirmish, seat: int, action: int) -> None:
        s.spend(seat, RESERVE, 1)


class Bid(Reaction):
    """Others may give points of the reserve for points, as long as they have any."""

    def offers(self, g: Game, ctx: Ctx, seat: Any) -> list[int]:
        return [act.action(act.PAY, RESERVE)] if cast(Skirmish, g).reserve[seat] else []

    def reacts(self, g: Game, ctx: Ctx, seat: Any, action: Any) -> None:
        g.spend(seat, RESERVE, 1)
        g.gain(seat, POINTS, 1)

    def text(self, t: Teller) -> str:
        return t.say("bid")


class Plunder(Op):
    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Skirmish, g)
        s.points[s.opponents(ctx.seat)[0]] -= 1


class Council(Grouped):
    """The table says who gains a point."""

    kind = "council"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PLAYER, seat) for seat in range(g.seats)]

    def decided(self, g: Game, ctx: Ctx, action: Any) -> None:
        g.gain(act.first(action), POINTS, 1)

    def text(self, t: Teller) -> str:
        return t.say("council")


class Turn(Op):
    kind = "main"
    always_asks = True

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out: list[int] = []
        for card in g.at(HAND, ctx.seat):
            action = act.action(PLAY, g.table.kind[card])
            if action not in out and g.feasible(cast(Card, g.table.card[card]).effect, ctx.seat, card):
                out.append(action)
        return [*out, act.action(END)]

    def chosen(self, g: Game, ctx: Ctx, action: Any) -> None:
        s = cast(Skirmish, g)
        if act.verb_of(action) == END:
            g.close(TURN)
            s.turn = (s.turn + 1) % g.seats
            s.round += s.turn == 0
            if s.turn == 0:
                g.close(ROUND)
            if s.round == ROUNDS:
                g.finish(outcome(s))
                return
            g.draw(s.turn, 2)
            g.push(self, s.turn)
            return
        g.again(ctx)
        card = find_copy(g, HAND, ctx.seat, act.first(action))
        g.move(card, HAND, ctx.seat, DISCARD, ctx.seat)
        waiting = list(g.lasting)
        g.push(cast(Card, g.table.card[card]).effect, ctx.seat, card)
        if waiting:
            set_off(g, PLAYED, ctx.seat, card, ordered_by=ctx.seat)


def outcome(s: Skirmish) -> Outcome:
    sums = [sum(s.points[seat] for seat in side) for side in s.sides]
    winners = [seat for side, total in zip(s.sides, sums, strict=True) if total == max(sums) for seat in side]
    return Outcome(tuple(s.points), tuple(sorted(winners)), "counted", {})


def points(n: int) -> Op:
    return Gain(["points"], [POINTS], [n])


TURNS = Turn()
BOUGHT = Bought()
PLUNDER = Plunder()
RULES: dict[str, Op] = {"turn": TURNS, "bought": BOUGHT, "plunder": PLUNDER}
ASIDE_FROM_HAND = Where([HAND], "hand", What())


class Coin(What):
    def fits(self, g: Game, ctx: Ctx, card: Any) -> bool:
        return g.table.card[card].id == "coin"


def box() -> list[CardDef]:
    return [
        Card("coin", points(1), 8),
        Card("purse", Gain(["reserve"], [RESERVE], [2])),
        Card("market", Buy()),
        Card("bless", Bless(TURN)),
        Card("feast", Bless(ROUND)),
        Card("bell", Echo(points(1))),
        Card("drum", Echo(points(3))),
        Card("choir", Echo(points(1), once=False)),
        Card("raid", Attack(Parry())),
        Card("storm", Attack(Ransom())),
        Card("shield", seq(points(1), may(Pick(ASIDE_FROM_HAND, Aside())))),
        Card("council", Council()),
        Card("fork", choose(points(2), Buy())),
        Card("vote", choose_together(points(2), Gain(["reserve"], [RESERVE], [3]))),
        Card("oath", Once(points(2), TURN, of_kind=True)),
        Card("keepsake", Echo(Recall())),
        Card("auction", Bid()),
        Card("bargain", choose(points(2), seq(points(1), Buy()))),
        Card("hoard", UpTo(2, ASIDE_FROM_HAND, Aside(), after=points(1))),
        Card("mint", UpTo(1, Where([HAND], "hand", Coin()), Aside(), after=points(1))),
    ]


class SkirmishInfo(GameInfo):
    resources = ("points", "reserve")
    scopes = ("turn", "round")

    def __init__(self) -> None:
        fields = [
            Field("turn", high=3),
            Field("round", high=ROUNDS),
            Field("points", per_seat=True, low=-99),
            Field("reserve", per_seat=True),
        ]
        options = [Option("teams", ["no", "yes"], "no"), Option("vote", ["no", "yes"], "no")]
        super().__init__("skirmish", "1", (2, 4), options, VERBS, ZONES, fields)
        self._table = CardTable(box(), RULES)

    def sides(self, seats: int, options: dict[str, object]) -> tuple[tuple[int, ...], ...]:
        if options["teams"] == "yes" and seats == 4:
            return ((0, 2), (1, 3))
        return super().sides(seats, options)

    def table(self, options: dict[str, object]) -> CardTable:
        return self._table

    def blank(self, seats: int, seed: int, options: dict[str, object]) -> Game:
        g = Skirmish()
        g.begin(self, seats, seed, options)
        return g

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> Game:
        g = cast(Skirmish, self.blank(seats, seed, options))
        for card in range(len(g.table.card)):
            g.put(card, DECK, card % seats)
        for seat in range(seats):
            g.shuffle(DECK, seat)
            g.draw(seat, 4)
        g.push(TURNS, 0)
        return g

    def teller(self, lang: str) -> Teller:
        return Words(lang)

    def areas(self, g: Game, seat: int | None) -> list[Area]:
        out = [self.zone_area(g, BOX, STACK, -1, seat)]
        for owner in range(g.seats):
            out.append(self.zone_area(g, DECK, PILE, owner, seat))
            out.append(self.zone_area(g, HAND, HAND_AREA, owner, seat))
            out.append(self.zone_area(g, ASIDE, HAND_AREA, owner, seat))
            out.append(self.zone_area(g, DISCARD, STACK, owner, seat))
        return out

    def layout(self, g: Game, seat: int | None) -> Layout:
        return Layout([["box"]], [["box"]], "plain")

    def worth(self, g: Game, seat: int) -> float:
        return 0.5

    def promise(self, g: Game, action: int) -> float:
        return 0.0


SKIRMISH = SkirmishInfo()
