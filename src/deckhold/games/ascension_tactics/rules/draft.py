"""Choosing champions at the table: the draft (AT-172 to AT-175, AT-177) and the pools of a campaign (AT-236)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import OfSome
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import FALLEN
from deckhold.games.ascension_tactics.rules.turn import begin
from deckhold.games.ascension_tactics.scenarios import pool_size
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import BOX, DRAFT_DECK, DRAFT_ROW, POOL, SUPPLY

DRAFT_SIZE: Final = 6
PACK_ID: Final = "demon-pug-pack"


def open_draft(s: Tactics) -> None:
    """The starting champions are shuffled and six are turned up; a campaign's may all be chosen, the Fallen aside."""
    for card, definition in enumerate(s.definitions):
        if definition.group != "start-champion":
            continue
        if card != s.table.first[definition.index]:
            s.put(card, SUPPLY)  # the other figures of a pack: it is one card in a draft (AT-Q68)
        elif not s.scenario.campaign:
            s.put(card, DRAFT_DECK)
        elif has(definition.factions, FALLEN):
            s.put(card, SUPPLY if definition.id == PACK_ID else BOX)
        else:
            s.put(card, DRAFT_ROW)
    if not s.scenario.campaign:
        s.shuffle(DRAFT_DECK)
        for _ in range(DRAFT_SIZE):
            reveal(s)
    s.push(DRAFTING, 0)


def reveal(s: Tactics) -> None:
    deck = s.zones[DRAFT_DECK]
    if deck:
        card = deck[len(deck) - 1]
        s.move(card, DRAFT_DECK, 0, DRAFT_ROW, 0)
        if s.events is not None:
            s.note("offer", -1, card)


def take(s: Tactics, seat: i64, card: i64) -> None:
    """A champion comes into a pool, with all its figures."""
    for figure in s.table.copies(s.definitions[card].id):
        zone = DRAFT_ROW if figure == card else SUPPLY
        s.to_take(zone).remove(figure)
        s.join(figure, POOL, seat)
        if s.events is not None:
            s.moved(figure, zone, 0, POOL, seat)
    if s.events is not None:
        s.note("draft", seat, card)


def cards_of(s: Tactics, seat: i64) -> list[int]:
    """The champions of a pool that stand for a card: of a pack the first."""
    return [figure for figure in s.at(POOL, seat) if figure == s.table.first[s.definitions[figure].index]]


@final
class Drafting(OfSome):
    """A player or a team takes a champion; from the last to the first, again and again; `a` have been taken.

    A team's champions lie in its first member's pool until they are divided. In a campaign the players take theirs one
    after the other, from the first to the last.
    """

    kind = "draft"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        size = pool_size(s.scenario.modes[s.seats], s.seats)
        if ctx.a == size * s.seats:
            self.finished(s)
            return
        s.speaker = self.taker(s, ctx)
        s.turn = s.side_of[s.speaker]
        g.ask(Ctx(self, s.speaker, ctx.card, ctx.a, 0))

    def taker(self, s: Tactics, ctx: Ctx) -> i64:
        """Whose pick it is (AT-173, AT-Q20); of a team its members in turn."""
        if s.scenario.campaign:
            return ctx.a % s.seats
        last_first = s.solo_sides - 1 - ctx.a % s.solo_sides
        members = s.sides[(s.first + last_first) % s.solo_sides]
        return members[ctx.a // s.solo_sides % len(members)]

    def finished(self, s: Tactics) -> None:
        """Champions that nobody took leave the game (AT-175); the pack may still come with Belzepug (AT-Q68)."""
        for zone in (DRAFT_ROW, DRAFT_DECK):
            for card in s.zones[zone].copy():
                s.move(card, zone, 0, SUPPLY if s.definitions[card].id == PACK_ID else BOX, 0)
        if not s.scenario.campaign:
            for place in range(s.solo_sides):
                side = s.sides[(s.first + place) % s.solo_sides]
                if len(side) > 1:
                    s.push(DIVIDING, side[0])  # as in the draft, the last team first

    def voters(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        return [ctx.seat] if s.scenario.campaign else list(s.sides[s.side_of[ctx.seat]])

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, card) for card in sorted(cast(Tactics, g).zones[DRAFT_ROW])]

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        s.push(self, ctx.seat, ctx.card, ctx.a + 1)
        take(s, ctx.seat if s.scenario.campaign else s.sides[s.side_of[ctx.seat]][0], act.first(action))
        reveal(s)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-draft", card=t.name(g.table.card[act.first(action)].id))

    def rules(self) -> list[str]:
        return ["AT-173", "AT-177", "AT-236"]


@final
class Dividing(OfSome):
    """A team divides its champions: which ones go to the second member (AT-177); until both have as many."""

    kind = "divide"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        size = pool_size(s.scenario.modes[s.seats], s.seats)
        if len(cards_of(s, ctx.seat)) > size:
            s.speaker = ctx.seat
            s.turn = s.side_of[ctx.seat]
            g.ask(ctx)

    def mate(self, s: Tactics, ctx: Ctx) -> i64:
        return s.sides[s.side_of[ctx.seat]][1]

    def voters(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Tactics, g)
        return list(s.sides[s.side_of[ctx.seat]])

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, card) for card in cards_of(cast(Tactics, g), ctx.seat)]

    def decided(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        mate = self.mate(s, ctx)
        g.again(ctx)
        for figure in s.table.copies(s.definitions[act.first(action)].id):
            s.to_take(POOL, ctx.seat).remove(figure)
            s.join(figure, POOL, mate)
            if s.events is not None:
                s.moved(figure, POOL, ctx.seat, POOL, mate)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-divide", who=t.seat(self.mate(cast(Tactics, g), ctx)))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-divide", card=t.name(g.table.card[act.first(action)].id))

    def rules(self) -> list[str]:
        return ["AT-177"]


@final
class Start(Op):
    """The pools are complete: the first turn begins."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        s.round = 1
        begin(s, s.first)


DRAFTING: Final = Drafting()
DIVIDING: Final = Dividing()
START: Final = Start()
DRAFT_OPS: Final[dict[str, Op]] = {"drafting": DRAFTING, "dividing": DIVIDING, "start": START}
