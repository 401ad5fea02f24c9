"""A little game for tests of what no game of the catalog has yet: a hex board, and tokens face down in sight.

Each seat has a figure on a board of 19 cells. Tokens with two kinds of back lie about, face down; more are in a bag
that mixes both. On a turn a seat does three things: walk, look at a token under its figure, turn it up, take it, drop
one face down, dig one out of the bag, or stir all that lie about, which turns them down again and mixes them.
"""

from typing import Any, cast

from deckhold.engine import actions as act
from deckhold.engine import hexes
from deckhold.engine.actions import BACK, CELL, FIRST_OWN, PIECE, Verb
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import PLAIN, CardDef, CardTable
from deckhold.engine.core import Ctx, Game, Op, Outcome
from deckhold.engine.fields import Field
from deckhold.engine.info import GameInfo
from deckhold.engine.text import Teller
from deckhold.engine.view import EXPLORE, HAND, HEX, PILE, Area, Cell, Layout, Preview
from deckhold.engine.zones import FACE_DOWN, HIDDEN, OWNER, PUBLIC, Zone

BAG, FIELD, BOX, FIGURES, HOARD = range(5)
ZONES = [
    Zone("bag", HIDDEN, kinds=["token"]),
    Zone("field", FACE_DOWN, on_board=True, distinct=True, kinds=["token"]),
    Zone("box", PUBLIC),
    Zone("figures", PUBLIC, per_seat=True, on_board=True, kinds=["figure"]),
    Zone("hoard", OWNER, per_seat=True, kinds=["token"]),
]
WALK, LOOK, TURN_UP, TAKE, DROP, DIG, STIR, END = range(FIRST_OWN, FIRST_OWN + 8)
VERBS = [
    Verb("walk", CELL),
    Verb("look", BACK),
    Verb("turn-up", BACK),
    Verb("take", BACK),
    Verb("drop", PIECE, zones=[HOARD]),
    Verb("dig"),
    Verb("stir"),
    Verb("end"),
]
THINGS = 3  # that a seat may do on a turn
TURNS = 24  # after which the game is over
BOARD = hexes.Lattice(hexes.hexagon(2))


class Token(CardDef):
    def __init__(self, id: str, kind: str, copies: int, back: str = PLAIN, value: int = 0) -> None:
        super().__init__(id, kind, copies, "designed")
        self.back = back
        self.value = value


def box() -> list[CardDef]:
    return [
        Token("scout", "figure", 3),
        Token("shell", "token", 4, "red", 1),
        Token("pearl", "token", 3, "red", 5),
        Token("bone", "token", 4, "blue", 2),
        Token("crown", "token", 2, "blue", 9),
    ]


class Little(Game):
    turn: int = 0
    things: int = 0
    taken_turns: int = 0

    def clone(self) -> "Little":
        twin = Little()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Game) -> None:
        super().copy_to(twin)
        assert isinstance(twin, Little)
        twin.turn = self.turn
        twin.things = self.things
        twin.taken_turns = self.taken_turns

    def here(self, seat: int) -> int:
        return self.spot[self.at(FIGURES, seat)[0]]

    def under(self, seat: int) -> list[int]:
        """The tokens under a figure."""
        return [card for card in self.zones[FIELD] if self.spot[card] == self.here(seat)]


class Turn(Op):
    kind = "main"
    always_asks = True

    def run(self, g: Game, ctx: Ctx) -> None:
        little = cast(Little, g)
        if little.taken_turns == TURNS:
            g.finish(outcome(little))
        elif little.things == 0:
            little.turn = (little.turn + 1) % g.seats
            little.things = THINGS
            little.taken_turns += 1
            g.push(self, little.turn)
        else:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        little = cast(Little, g)
        seat = ctx.seat
        out = [act.action(WALK, cell) for cell in BOARD.reach(little.here(seat), 2, hexes.Steps()).cells()]
        for card in sorted(little.under(seat), key=g.tag.__getitem__):
            if not has(g.known[card], seat):
                out.append(act.action(LOOK, g.tag[card]))
            if g.known[card] != g.map.everybody:
                out.append(act.action(TURN_UP, g.tag[card]))
            out.append(act.action(TAKE, g.tag[card]))
        out += [act.action(DROP, card) for card in sorted(g.at(HOARD, seat))]
        if g.zones[BAG]:
            out.append(act.action(DIG))
        if len(g.zones[FIELD]) > 1:
            out.append(act.action(STIR))
        return [*out, act.action(END)]

    def chosen(self, g: Game, ctx: Ctx, action: Any) -> None:
        little = cast(Little, g)
        seat, verb, value = ctx.seat, act.verb_of(action), act.first(action)
        little.things = 0 if verb == END else little.things - 1
        g.push(self, seat)
        if verb == WALK:
            g.place(g.at(FIGURES, seat)[0], value, seat)
        elif verb in (LOOK, TURN_UP):
            g.show(g.with_tag(value), bit(seat) if verb == LOOK else g.map.everybody)
            g.note("look", seat, g.with_tag(value))
        elif verb == TAKE:
            g.move(g.with_tag(value), FIELD, 0, HOARD, seat)
        elif verb == DROP:
            g.move(value, HOARD, seat, FIELD, 0)
            g.place(value, little.here(seat), seat)
        elif verb == DIG:
            card = g.zones[BAG][-1]
            g.move(card, BAG, 0, FIELD, 0)
            g.place(card, little.here(seat), seat)
        elif verb == STIR:
            g.shuffle(FIELD)


RULES: dict[str, Op] = {"turn": Turn()}


def outcome(g: Little) -> Outcome:
    scores = [sum(cast(Token, g.table.card[card]).value for card in g.at(HOARD, seat)) for seat in range(g.seats)]
    winners = tuple(seat for seat in range(g.seats) if scores[seat] == max(scores))
    return Outcome(tuple(scores), winners, "counted", {})


class Words(Teller):
    """Says the key and what it is about; in capitals where the other language is asked for."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, key: str, **args: object) -> str:
        said = " ".join([key, *(str(one) for one in args.values())])
        return said.upper() if self.lang == "ru" else said

    def has(self, key: str) -> bool:
        return True

    def mood(self, mood: str) -> Teller:
        return self

    def name(self, card_id: str) -> str:
        return self.say(card_id)

    def amount(self, resource: str, n: int) -> str:
        return self.say(resource, n=n)

    def seat(self, seat: int) -> str:
        return self.say("seat", n=seat)

    def listing(self, parts: list[str], key: str = "list-and") -> str:
        return ", ".join(parts)

    def sentences(self, parts: list[str]) -> str:
        return ". ".join(parts)


class LittleInfo(GameInfo):
    def __init__(self) -> None:
        super().__init__(
            "little",
            "1",
            (2, 3),
            [],
            VERBS,
            ZONES,
            [Field("turn", high=2), Field("things", high=THINGS), Field("taken_turns", high=TURNS)],
        )
        self._table = CardTable(box(), RULES)

    def table(self, options: dict[str, object]) -> CardTable:
        return self._table

    def board(self, seats: int, options: dict[str, object]) -> hexes.Lattice | None:
        return BOARD

    def blank(self, seats: int, seed: int, options: dict[str, object]) -> Game:
        g = Little()
        g.begin(self, seats, seed, options)
        return g

    def setup(self, seats: int, seed: int, options: dict[str, object]) -> Game:
        g = cast(Little, self.blank(seats, seed, options))
        scouts = g.table.copies("scout")
        for card in range(len(g.table.card)):
            if card not in scouts:
                g.put(card, BAG)
        g.shuffle(BAG)
        for seat, card in enumerate(scouts):
            if seat < seats:
                g.put(card, FIGURES, seat)
                g.place(card, BOARD.named("@0,0"))
            else:
                g.put(card, BOX)
        for name in ("@1,0", "@0,1", "@-1,0", "@0,0", "@0,0"):
            card = g.zones[BAG].pop()
            g.put(card, FIELD)
            g.place(card, BOARD.named(name))
        g.things = THINGS
        g.push(RULES["turn"], 0)
        return g

    def teller(self, lang: str) -> Teller:
        return Words(lang)

    def areas(self, g: Game, seat: int | None) -> list[Area]:
        field = self.zone_area(g, FIELD, HEX, -1, seat)
        field.cells = [Cell(BOARD.q[cell], BOARD.r[cell], "sand") for cell in range(BOARD.size)]
        out = [field, self.zone_area(g, BAG, PILE, -1, seat), self.zone_area(g, BOX, HAND, -1, seat)]
        for owner in range(g.seats):
            out.append(self.zone_area(g, FIGURES, HEX, owner, seat))
            out.append(self.zone_area(g, HOARD, HAND, owner, seat))
        return out

    def preview(self, g: Game, ctx: Ctx, action: int, t: Teller) -> Preview | None:
        little, value, verb = cast(Little, g), act.first(action), act.verb_of(action)
        out = Preview()
        out.who = g.table.names[g.at(FIGURES, ctx.seat)[0]]
        if verb == WALK:
            reach = BOARD.reach(little.here(ctx.seat), 2, hexes.Steps())
            out.path = [(BOARD.q[cell], BOARD.r[cell], reach.cost[cell]) for cell in reach.path(value)]
            out.cost = reach.cost[value]
            out.to = BOARD.name(value)
        elif verb in (LOOK, TURN_UP, TAKE):
            card = g.with_tag(value)
            out.target = self.piece_id(g, card, ctx.seat)
            if has(g.known[card], ctx.seat):
                out.forecast = [t.say("worth", n=cast(Token, g.table.card[card]).value)]
            else:
                out.sign, out.warnings = EXPLORE, [t.say("unknown")]
        else:
            return None
        return out

    def layout(self, g: Game, seat: int | None) -> Layout:
        return Layout([["field"]], [["field"]], "plain")

    def worth(self, g: Game, seat: int) -> float:
        return 0.5

    def promise(self, g: Game, action: int) -> float:
        return 0.0


LITTLE = LittleInfo()
